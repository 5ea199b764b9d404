import { Link } from '@graha/ui/link.tsx';
import { StatusBadge } from '@graha/ui/badge.tsx';
import { Card } from '@graha/ui/card.tsx';
import { CodeTabs } from '@graha/ui/tabs.tsx';
import { CodeCard } from '@graha/ui/code.tsx';
import { Note } from '@graha/ui/note.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { SIGN_UP } from '../landing/nav.ts';
import { Article, ArticleSection, InlineCode } from './article.tsx';
import { EXAMPLE_SETTINGS, exampleSnippets, type ExampleAnswer } from './example.ts';
import type { ChartAnswer } from '../../shared/sky.ts';

export const QUICKSTART = {
  title: 'Quickstart',
  lead: 'From nothing to a chart you can check, in about two minutes.',
  sections: [
    { id: 'get-a-key', title: '1. Get a key' },
    { id: 'ask-for-a-chart', title: '2. Ask for a chart' },
    { id: 'check-it', title: '3. Check it' },
  ],
} as const;

const [GET_KEY, ASK, CHECK] = QUICKSTART.sections;

export function Quickstart({ example }: { example: ExampleAnswer }) {
  return (
    <Article {...QUICKSTART} next={{ label: 'Errors', href: '/docs/errors' }}>
      <ArticleSection {...GET_KEY}>
        <p>
          <Link href={SIGN_UP.href} className="link">
            Sign up
          </Link>
          , name a key, copy it. It is shown once, because we keep only its hash. Put it in the environment of your
          server, never in a browser or an app.
        </p>
        <CodeCard title=".env" label="Environment" code="GRAHA_API_KEY=graha_live_…" />
      </ArticleSection>
      <ArticleSection {...ASK}>
        <p>
          A birth is a local date, time and place. Give <InlineCode>timezone</InlineCode> as hours from UTC, or as an
          IANA name such as <InlineCode>Asia/Kolkata</InlineCode>: then we apply the offset that held on that date.
        </p>
        <RequestCard example={example} />
      </ArticleSection>
      <ArticleSection {...CHECK}>
        <p>
          Every answer carries <InlineCode>metadata</InlineCode>. Two services that disagree nearly always differ in one
          of these lines.
        </p>
        <MetadataTable metadata={example.answer.metadata} />
        <Note title="Retry without fear.">
          Send an <InlineCode>Idempotency-Key</InlineCode>. The same key within 24 hours returns the same answer and
          costs 0 credits.
        </Note>
      </ArticleSection>
    </Article>
  );
}

function RequestCard({ example }: { example: ExampleAnswer }) {
  const { lagna } = example.answer;
  const samples = exampleSnippets().map(({ value, label, code, language }) => ({ value, label, code, language }));
  return (
    <Card aria-label="Request" className="overflow-hidden text-base text-text">
      <CodeTabs label="Language" regionPrefix="Request in" samples={samples} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4.5 py-2.5 text-micro text-text-2">
        <StatusBadge status={200} />
        <span className="font-mono">{example.creditsWords}</span>
        <span className="ml-auto">
          Ascendant <span className="font-mono">{`${lagna.sign} ${lagna.degree}`}</span>
        </span>
      </div>
    </Card>
  );
}

function MetadataTable({ metadata }: { metadata: ChartAnswer['metadata'] }) {
  return (
    <Card aria-label="Metadata of this answer" className="overflow-hidden text-text">
      <Table>
        <thead>
          <tr>
            <Th>Field</Th>
            <Th>This answer</Th>
            <Th wide>Change it with</Th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(metadata).map(([name, value]) => (
            <Tr key={name}>
              <RowHeader className="font-mono text-micro! font-normal!">{name}</RowHeader>
              <Td className="wrap-anywhere">{typeof value === 'object' ? JSON.stringify(value) : String(value)}</Td>
              <Td wide>{EXAMPLE_SETTINGS.has(name) ? <InlineCode>{`settings.${name}`}</InlineCode> : null}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
