import { Badge } from '@graha/ui/badge.tsx';
import { Card } from '@graha/ui/card.tsx';
import { CodeTabs } from '@graha/ui/code-tabs.tsx';
import { Code } from '@graha/ui/code.tsx';
import { jsonExcerpt } from '../docs/json-excerpt.ts';
import { exampleExcerpt, exampleSnippets, type ExampleAnswer } from '../docs/example.ts';
import { EXAMPLE } from './copy.ts';
import { Section } from './section.tsx';

export function RequestResponse({ example }: { example: ExampleAnswer }) {
  const samples = exampleSnippets().map(({ value, label, code, language }) => ({
    value,
    label,
    code,
    content: <Code code={code} language={language} label={`Request in ${label}`} />,
  }));
  return (
    <Section title={EXAMPLE.title} lead={EXAMPLE.lead}>
      <div className="grid gap-5 lg:grid-cols-2">
        <Card aria-label="Request" className="flex overflow-hidden">
          <CodeTabs label="Language" samples={samples} className="flex-1" />
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
