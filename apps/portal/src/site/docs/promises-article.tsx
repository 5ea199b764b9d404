import { Link } from '@graha/ui/link.tsx';
import { Card } from '@graha/ui/card.tsx';
import { CodeCard } from '@graha/ui/code.tsx';
import { PROMISES, type Assurance, type PromiseId } from '@graha/domain/operations/promises';
import { Article, ArticleSection } from './article.tsx';

// Safe: the keys of a constant object without further properties.
const IDS = Object.keys(PROMISES) as PromiseId[];

export const PROMISES_COPY = {
  title: 'Promises',
  lead: `${IDS.length} sentences about your credits and your data. Each has a test that tries to break it, which you may run too.`,
  sections: [
    { id: 'the-promises', title: 'What we promise' },
    { id: 'try-them', title: 'Try them yourself' },
  ],
  otherwise: 'In the worst case',
  proof: 'Tried by',
} as const;

type ShownPromise = { id: PromiseId; promise: string; otherwise: string; commands: string[] };

/** Returns the commands to run in a clone: fault tests that kill real servers, and detailed tests. */
function commandsFor({ faults, tests }: Assurance): string[] {
  const killing = faults.length > 0 ? [`npm run test:faults -- --only ${faults.join(',')}`] : [];
  const projects = [...new Set(tests.map((file) => (file.endsWith('.db.test.ts') ? 'database' : 'fast')))];
  const close = projects.map((project) => {
    const files = tests.filter((file) => file.endsWith('.db.test.ts') === (project === 'database'));
    return `npx vitest run --config packages/config/vitest.config.ts --project ${project} ${files.join(' ')}`;
  });
  return [...killing, ...close];
}

export const SHOWN_PROMISES: readonly ShownPromise[] = IDS.map((id) => ({
  id,
  promise: PROMISES[id].promise,
  otherwise: PROMISES[id].otherwise,
  commands: commandsFor(PROMISES[id]),
}));

const TRY_ALL = [
  'npm run test:faults   # kills servers and databases by the hundred; prints what was lost, doubled or overspent',
  'npm run audit         # recomputes every account of a running stack from its first entry',
].join('\n');

const [THE_PROMISES, TRY_THEM] = PROMISES_COPY.sections;

export function PromisesArticle() {
  return (
    <Article {...PROMISES_COPY} next={{ label: 'Operations', href: '/docs/operations' }}>
      <ArticleSection {...THE_PROMISES}>
        <Card aria-label={PROMISES_COPY.title} className="overflow-hidden text-base text-text">
          <ol className="divide-y divide-line">
            {SHOWN_PROMISES.map((promise) => (
              <PromiseRow key={promise.id} {...promise} />
            ))}
          </ol>
        </Card>
      </ArticleSection>
      <ArticleSection {...TRY_THEM}>
        <p>
          From a clone of{' '}
          <Link href="/source" className="link">
            the source
          </Link>
          , on a machine with Node and nothing else. A run prints, for each attempt, how often it was made and how many
          credits were lost, doubled or overspent. All must be 0.
        </p>
        <CodeCard title="All of them" label="Commands for all promises" code={TRY_ALL} />
      </ArticleSection>
    </Article>
  );
}

function PromiseRow({ id, promise, otherwise, commands }: ShownPromise) {
  return (
    <li
      id={id.toLowerCase()}
      className="grid scroll-mt-20 gap-x-4 gap-y-1 px-4 py-4.5 sm:grid-cols-[2.25rem_1fr] sm:px-5"
    >
      <span className="font-mono text-small text-brass">{id}</span>
      <div className="min-w-0">
        <h3 className="text-[0.9375rem]/5.5">{promise}</h3>
        <p className="mt-1 text-small text-text-2">
          <span className="text-text-3">{PROMISES_COPY.otherwise}: </span>
          {otherwise}
        </p>
        <details className="mt-2 text-small">
          <summary className="w-fit cursor-pointer text-text-2 hover:text-text">{PROMISES_COPY.proof}</summary>
          <div className="mt-2 grid gap-1.5">
            {commands.map((command) => (
              <code
                key={command}
                className="block rounded-chip bg-sunken px-2.5 py-1.5 text-[0.75rem]/4.5 break-words text-text"
              >
                {command}
              </code>
            ))}
          </div>
        </details>
      </div>
    </li>
  );
}
