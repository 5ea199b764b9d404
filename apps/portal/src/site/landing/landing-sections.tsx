import { Link } from '@graha/ui/link.tsx';
import { Badge } from '@graha/ui/badge.tsx';
import { Card } from '@graha/ui/card.tsx';
import { CodeTabs } from '@graha/ui/tabs.tsx';
import { Code } from '@graha/ui/code.tsx';
import { StatStrip } from '@graha/ui/stat-strip.tsx';
import { jsonExcerpt } from '../docs/json-excerpt.ts';
import { exampleExcerpt, exampleSnippets, type ExampleAnswer } from '../docs/example.ts';
import { EXAMPLE, MEASURED_COPY, PROMISES, SWITCH } from './copy.ts';
import { Section } from './section.tsx';
import { LANDING_MEASURES } from '../accuracy/accuracy-words.ts';
import { ACCURACY_PAGE, PROMISES_PAGE } from './nav.ts';

export function RequestResponse({ example }: { example: ExampleAnswer }) {
  const samples = exampleSnippets().map(({ value, label, code, language }) => ({ value, label, code, language }));
  return (
    <Section title={EXAMPLE.title} lead={EXAMPLE.lead}>
      <div className="grid gap-5 lg:grid-cols-2">
        <Card aria-label="Request" className="flex overflow-hidden">
          <CodeTabs label="Language" regionPrefix="Request in" samples={samples} className="flex-1" />
        </Card>
        <Card aria-label="Response" className="flex flex-col overflow-hidden">
          <div className="flex min-h-10.75 items-center justify-between border-b border-line px-4.5">
            <Badge tone="ok" mono>
              200
            </Badge>
            <span className="font-mono text-micro text-text-3">{example.creditsWords}</span>
          </div>
          <Code
            code={jsonExcerpt(exampleExcerpt(example.answer))}
            language="json"
            label="Response, shortened"
            className="flex-1"
          />
        </Card>
      </div>
    </Section>
  );
}

export function Measured() {
  return (
    <Section title={MEASURED_COPY.title} lead={MEASURED_COPY.lead}>
      <StatStrip label={MEASURED_COPY.title} stats={LANDING_MEASURES} />
      <p className="mt-3 text-small">
        <Link href={ACCURACY_PAGE.href} className="link">
          {MEASURED_COPY.link}
        </Link>
      </p>
    </Section>
  );
}

export function Promises() {
  return (
    <Section title={PROMISES.title} lead={PROMISES.lead}>
      <Card aria-label={PROMISES.title}>
        <ul className="grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x">
          {PROMISES.items.map((promise) => (
            <li key={promise.title} className="px-4 py-4.5 sm:px-5">
              <h3 className="text-[0.9375rem]/5.5">{promise.title}</h3>
              <p className="mt-1 text-small text-text-2">{promise.text}</p>
            </li>
          ))}
        </ul>
      </Card>
      <p className="mt-4 text-small text-text-2">
        <Link href={PROMISES_PAGE.href} className="link">
          {PROMISES.all}
        </Link>
      </p>
    </Section>
  );
}

/** Section for users of another API. */
export function SwitchStory() {
  return (
    <Section title={SWITCH.title} lead={SWITCH.lead}>
      <p className="-mt-2 text-small">
        <Link href="/docs/guides/switching" className="link">
          {SWITCH.link}
        </Link>
      </p>
    </Section>
  );
}
