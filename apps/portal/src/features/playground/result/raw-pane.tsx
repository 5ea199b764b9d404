'use client';

import { CopyButton } from '@graha/ui/copy-button.tsx';
import { RowHeader, ScrollRegion, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { Tabs } from '@graha/ui/tabs.tsx';
import { JsonView } from '../json/json-view.tsx';
import type { Answer } from '../run/outcome.ts';
import type { PinProps } from '../table/outline-view.tsx';
import { Braces } from '@graha/ui/icons/things.tsx';
import { valueAt } from '../json/rows.ts';

/** The received response, byte for byte. */
export function RawPane({ answer, ...pin }: PinProps & { answer: Answer | null }) {
  if (answer === null)
    return (
      <p className="border-b border-line p-4 text-small text-text-3">The response, byte for byte, once there is one.</p>
    );
  return (
    <section aria-label="Raw response" className="flex min-w-0 shrink-0 flex-col">
      <Tabs
        label="Raw response"
        aside={<CopyButton text={answer.text} label={`Copy ${'JSON'}`} />}
        tabs={[
          {
            value: 'json',
            label: 'JSON',
            content:
              answer.body === undefined ? (
                <ScrollRegion label="Raw response" className="max-h-128 overflow-y-auto bg-sunken p-4 text-micro">
                  <p>The answer is not JSON, so it is shown as it came.</p>
                  <pre className="mt-3 whitespace-pre-wrap">{answer.text}</pre>
                </ScrollRegion>
              ) : (
                <>
                  <JsonView key={answer.text} answer={answer.body} {...pin} />
                  <PathBar answer={answer.body} pinned={pin.pinned} />
                </>
              ),
          },
          { value: 'headers', label: 'Headers', content: <HeaderTable answer={answer} /> },
        ]}
      />
      <p className="border-b border-line px-4 py-1.5 text-micro text-text-3">{bytesOf(answer.text)}</p>
    </section>
  );
}

const bytesOf = (text: string): string => {
  const bytes = new TextEncoder().encode(text).length;
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
};

/** The path of the pinned value as code writes it, to copy, and the value itself. */
function PathBar({ answer, pinned }: { answer: unknown; pinned: string | null }) {
  return (
    <div className="flex min-h-11 items-center gap-2 border-y border-line py-1 pr-2 pl-4 text-micro text-text-2">
      <Braces aria-hidden="true" className="text-text-3" />
      {pinned === null || pinned === '' ? (
        <span className="text-text-3">Choose a line to see its path.</span>
      ) : (
        <>
          <output aria-label="Path" className="min-w-0 flex-1 truncate font-mono">
            {pinned}
          </output>
          <CopyButton compact text={pinned} label="Copy the path" />
          <CopyButton text={valueText(valueAt(answer, pinned))} label="Copy the value" />
        </>
      )}
    </div>
  );
}

const valueText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** The metering headers first, each with its meaning, then the others. */
function HeaderTable({ answer }: { answer: Answer }) {
  const known = HEADER_WORDS.flatMap(([name, says]) =>
    answer.headers.filter(([sent]) => sent === name).map(([, value]) => ({ name, value, says })),
  );
  const others = answer.headers.filter(([name]) => !HEADER_WORDS.some(([one]) => one === name));
  return (
    <div className="min-w-0">
      <Table>
        <thead>
          <tr>
            <Th>Header</Th>
            <Th>Value</Th>
          </tr>
        </thead>
        <tbody>
          {known.map(({ name, value, says }) => (
            <Tr key={name}>
              <RowHeader className="align-top">
                <span className="font-mono text-micro">{name}</span>
                <span className="block text-micro font-normal text-text-3">{says}</span>
              </RowHeader>
              <Td className="align-top font-mono text-micro break-all">{value}</Td>
            </Tr>
          ))}
          {others.map(([name, value]) => (
            <Tr key={`${name} ${value}`}>
              <RowHeader className="align-top">
                <span className="font-mono text-micro font-normal text-text-2">{name}</span>
              </RowHeader>
              <Td className="align-top font-mono text-micro break-all text-text-2">{value}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** Metering headers about cost and balance, in the order in which readers ask for them. */
const HEADER_WORDS: readonly (readonly [name: string, says: string])[] = [
  ['x-credits-cost', 'What this call cost. Errors cost 0.'],
  ['x-credits-remaining', 'Credits left after it, straight from the ledger.'],
  ['x-credits-limit', 'Credits of this period, top-ups included.'],
  ['x-credits-reset', 'When the period ends and the allowance renews.'],
  ['x-calls-remaining', 'Calls left, on plans that count them.'],
  ['x-request-id', 'Identifies this call in our log. Include it when you contact support.'],
  ['idempotency-replayed', 'This key was seen in the last 24 hours: answered again, charged 0.'],
  ['ratelimit', 'Left of this minute’s calls (r), and seconds until it is full again (t).'],
  ['ratelimit-policy', 'Calls a minute (q) in a window of so many seconds (w).'],
  ['x-ratelimit-limit', 'Calls a minute, under the older name.'],
  ['x-ratelimit-remaining', 'Left of them, under the older name.'],
  ['x-ratelimit-reset', 'Seconds until the window is full again.'],
  ['retry-after', 'Seconds to wait before the next try.'],
  ['server-timing', 'Where the milliseconds went on our side.'],
  ['cache-control', 'Never kept by a cache between us: births are personal.'],
];
