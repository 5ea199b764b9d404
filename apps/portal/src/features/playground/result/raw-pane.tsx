'use client';

import { CopyButton } from '@graha/ui/copy-button.tsx';
import { ScrollRegion } from '@graha/ui/table.tsx';
import { Tabs } from '@graha/ui/tabs.tsx';
import { JsonView } from '../json/json-view.tsx';
import { PathBar } from '../json/path-bar.tsx';
import type { Answer } from '../run/outcome.ts';
import type { PinProps } from '../table/outline-view.tsx';
import { HeaderTable } from './header-table.tsx';

/** What came over the wire. */
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
