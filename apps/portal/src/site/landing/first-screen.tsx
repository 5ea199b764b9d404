import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { priceText } from '@graha/catalog/operation/price';
import { cn } from '@graha/ui/cn.ts';
import { ButtonLink } from '@graha/ui/button.tsx';
import { Card } from '@graha/ui/card.tsx';
import { Code } from '@graha/ui/code.tsx';
import { Link } from '@graha/ui/link.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';
import { EXAMPLE_ANSWERS } from '../../generated/example-answers.ts';
import { operationOf } from '../../shared/operations.ts';
import { playgroundPath } from '../../shared/paths.ts';
import { MCP_SETTINGS } from '../docs/articles/mcp.ts';
import { referencePath } from '../reference/operations.ts';
import { FIRST_SCREEN } from './copy.ts';
import { DrawnAnswer } from './drawn-answer.tsx';
import { exampleMarkdown, inputRows, linesOf } from './first-answers.ts';

/** A radio button and these CSS lines select the visible tab, so it works before any script runs. */
const SEEN = {
  chart:
    'group-has-[[value=panchang]:checked]/first:hidden group-has-[[value=match]:checked]/first:hidden group-has-[[value=mcp]:checked]/first:hidden',
  panchang: 'hidden group-has-[[value=panchang]:checked]/first:grid',
  match: 'hidden group-has-[[value=match]:checked]/first:grid',
  mcp: 'hidden group-has-[[value=mcp]:checked]/first:grid',
} as const;
type Tab = keyof typeof SEEN;

const TABS = [
  { value: 'chart', label: 'Chart', id: 'kundali/basic' },
  { value: 'panchang', label: 'Panchang', id: 'panchang/full' },
  { value: 'match', label: 'Match', id: 'matchmaking/ashtakoot' },
] as const;

const PANEL = 'grid lg:grid-cols-[15rem_minmax(0,1fr)_25rem]';

/** An operation at work: its input, its answer drawn, and its answer as JSON. */
export function FirstScreen() {
  return (
    <Card aria-label={FIRST_SCREEN.label} className="group/first overflow-hidden">
      <div className="border-b border-line px-4 py-2.5 sm:px-5">
        <Segmented
          label={FIRST_SCREEN.label}
          name="first-screen"
          options={[...TABS.map(({ value, label }) => ({ value, label })), { value: 'mcp', label: 'MCP' }]}
        />
      </div>
      {TABS.map(({ value, id }) => {
        const operation = operationOf(id);
        return operation && <OperationPanel key={value} tab={value} operation={operation} />;
      })}
      <McpPanel />
    </Card>
  );
}

function OperationPanel({ tab, operation }: { tab: Tab; operation: ListedOperation }) {
  return (
    <div className={cn(PANEL, SEEN[tab])}>
      <div className="flex flex-col gap-4 p-4 sm:p-5 lg:border-r lg:border-line">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 text-small lg:grid-cols-1">
          {inputRows(operation.example).map(([name, value]) => (
            <div key={name}>
              <dt className="text-micro text-text-3">{name}</dt>
              <dd className="font-mono">{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink href={playgroundPath(operation.id)} variant="primary" className="lg:mt-auto">
          {FIRST_SCREEN.run}
          <span className="sr-only">: {operation.title}</span>
        </ButtonLink>
      </div>
      <div className="flex items-center justify-center p-4 max-lg:border-t max-lg:border-line sm:p-5">
        <DrawnAnswer
          operation={operation}
          isFirst={tab === 'chart'}
          className="h-auto max-h-104 w-full object-contain"
        />
      </div>
      <div className="flex min-w-0 flex-col border-line max-lg:border-t lg:border-l">
        <p className="border-b border-line bg-sunken px-4.5 py-2 font-mono text-micro text-text-2">{`POST ${operation.path}`}</p>
        <Code
          code={linesOf(EXAMPLE_ANSWERS[operation.operationId])}
          language="json"
          label={`Answer of ${operation.id}, shortened`}
        />
        <p className="flex flex-wrap justify-between gap-x-4 border-t border-line bg-sunken px-4.5 py-2 font-mono text-micro text-text-2">
          <span>{`200 · ${priceText(operation)}`}</span>
          <Link href={referencePath(operation.id)} className="link">
            {FIRST_SCREEN.reference}
            <span className="sr-only"> of {operation.id}</span>
          </Link>
        </p>
      </div>
    </div>
  );
}

function McpPanel() {
  return (
    <div className={cn(PANEL, SEEN.mcp)}>
      <div className="flex flex-col gap-4 p-4 text-small sm:p-5 lg:border-r lg:border-line">
        <p className="text-micro text-text-3">{FIRST_SCREEN.mcp.ask}</p>
        <p className="text-read">{FIRST_SCREEN.mcp.question}</p>
        <p className="text-text-2">{FIRST_SCREEN.mcp.text}</p>
        <ButtonLink href="/docs/mcp" variant="primary" className="lg:mt-auto">
          {FIRST_SCREEN.mcp.connect}
        </ButtonLink>
      </div>
      <Code code={exampleMarkdown()} label={FIRST_SCREEN.mcp.answer} className="max-lg:border-t max-lg:border-line" />
      <div className="flex min-w-0 flex-col border-line max-lg:border-t lg:border-l">
        <p className="border-b border-line bg-sunken px-4.5 py-2 font-mono text-micro text-text-2">
          {FIRST_SCREEN.mcp.settings}
        </p>
        <Code code={MCP_SETTINGS} language="json" label={FIRST_SCREEN.mcp.settings} />
      </div>
    </div>
  );
}
