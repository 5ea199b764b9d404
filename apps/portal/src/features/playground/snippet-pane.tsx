'use client';

import { useState } from 'react';
import { CodeTabs } from '../../ui/code-tabs.tsx';
import { Code } from '../../ui/code.tsx';
import { Note } from '../../ui/note.tsx';
import { snippetsWithSdk } from '../docs/snippets.ts';
import { FirstCall } from '../keys/first-call.tsx';
import { OwnKeyButton, type OwnKey } from './own-key.tsx';
import type { OperationSheet } from './sheet.ts';
import { PLAYGROUND_TEXT } from './text.ts';

const { snippets: TEXT } = PLAYGROUND_TEXT;

export type SnippetPaneProps = { sheet: OperationSheet; apiUrl: string; body: unknown; mayMakeKeys: boolean };

/** The call that the fields make, as a server would make it. */
export function SnippetPane({ sheet, apiUrl, body, mayMakeKeys }: SnippetPaneProps) {
  const [ownKey, setOwnKey] = useState<OwnKey | null>(null);
  const samples = snippetsWithSdk({
    url: `${apiUrl}${sheet.path}`,
    baseUrl: apiUrl,
    sdkCall: sheet.sdkCall,
    body,
    ...(ownKey ? { apiKey: ownKey.text } : {}),
  });
  return (
    <section aria-label={TEXT.label} className="min-w-0 shrink-0">
      <CodeTabs
        label={TEXT.label}
        samples={samples.map((sample) => ({
          ...sample,
          content: <Code code={sample.code} label={sample.label} language={sample.language} />,
        }))}
      />
      <div className="grid gap-3 p-4">
        {ownKey ? (
          <>
            <Note>
              {TEXT.withKey}{' '}
              <button type="button" className="link" onClick={() => setOwnKey(null)}>
                {TEXT.forget}
              </button>
            </Note>
            <FirstCall keyId={ownKey.keyId} />
          </>
        ) : mayMakeKeys ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-64 text-micro text-text-3">{TEXT.intro}</p>
            <OwnKeyButton onMade={setOwnKey} />
          </div>
        ) : null}
      </div>
    </section>
  );
}
