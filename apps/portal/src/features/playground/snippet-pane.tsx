'use client';

import { useState } from 'react';
import { CodeTabs } from '@graha/ui/tabs.tsx';
import { Code } from '@graha/ui/code.tsx';
import { Note } from '@graha/ui/note.tsx';
import { snippetsWithSdk } from '../../shared/snippets.ts';
import { FirstCall } from '../../shared/keys/first-call.tsx';
import type { OperationDetails } from './operation-details.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { Button } from '@graha/ui/button.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { useMutationId, useTRPC } from '../../shared/trpc-client.tsx';
import { NameKey } from '../../shared/keys/name-key.tsx';

export type SnippetPaneProps = {
  operation: OperationDetails;
  apiUrl: string;
  portalUrl: string;
  body: unknown;
  mayMakeKeys: boolean;
};

/** The code that makes the call of the form from a server. */
export function SnippetPane({ operation, apiUrl, portalUrl, body, mayMakeKeys }: SnippetPaneProps) {
  const [ownKey, setOwnKey] = useState<OwnKey | null>(null);
  const samples = snippetsWithSdk({
    url: `${apiUrl}${operation.path}`,
    baseUrl: apiUrl,
    portalUrl,
    sdkCall: operation.sdkCall,
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

export type OwnKey = { keyId: string; text: string };

/** Makes a key and hands it to the lines that are shown: one click to ask, one to make it. */
function OwnKeyButton({ onMade }: { onMade: (key: OwnKey) => void }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const { mutationId, renew } = useMutationId();
  const [open, setOpen] = useState(false);
  const create = useMutation(
    trpc.keys.create.mutationOptions({
      onSuccess: (made) => {
        setOpen(false);
        renew();
        onMade(made);
        return queries.invalidateQueries({ queryKey: trpc.keys.list.queryKey() });
      },
    }),
  );
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Create key"
      trigger={
        <Button size="sm" icon={<KeyRound aria-hidden="true" />}>
          Use my own key
        </Button>
      }
    >
      <NameKey
        defaultName="Playground"
        pending={create.isPending}
        error={create.error}
        onSubmit={(input) => create.mutate({ ...input, mutationId })}
        onCancel={() => setOpen(false)}
      />
    </Dialog>
  );
}
