'use client';

import { useState } from 'react';
import { CodeTabs } from '@graha/ui/tabs.tsx';
import { Code } from '@graha/ui/code.tsx';
import { Note } from '@graha/ui/note.tsx';
import { snippetsWithSdk } from '../../shared/snippets.ts';
import { FirstCall } from '../../shared/keys/first-call.tsx';
import { OwnKeyButton, type OwnKey } from './own-key.tsx';
import type { OperationSheet } from './sheet.ts';

export type SnippetPaneProps = { sheet: OperationSheet; apiUrl: string; body: unknown; mayMakeKeys: boolean };

/** The code that makes the call of the form from a server. */
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
    <section aria-label="The same call from your server" className="min-w-0 shrink-0">
      <CodeTabs
        label="The same call from your server"
        samples={samples.map((sample) => ({
          ...sample,
          content: <Code code={sample.code} label={sample.label} language={sample.language} />,
        }))}
      />
      <div className="grid gap-3 p-4">
        {ownKey ? (
          <>
            <Note>
              Your key stands in these lines until you leave the page. Nobody can show it again.{' '}
              <button type="button" className="link" onClick={() => setOwnKey(null)}>
                Take it out
              </button>
            </Note>
            <FirstCall keyId={ownKey.keyId} />
          </>
        ) : mayMakeKeys ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-64 text-micro text-text-3">
              This page runs with a token that lives a minute. Your server uses a key:
            </p>
            <OwnKeyButton onMade={setOwnKey} />
          </div>
        ) : null}
      </div>
    </section>
  );
}
