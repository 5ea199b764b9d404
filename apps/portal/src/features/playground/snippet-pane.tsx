'use client';

import { CodeTabs } from '@graha/ui/tabs.tsx';
import { snippetsOf } from '@graha/catalog/project/snippets/snippets';
import type { OperationDetails } from './operation-details.ts';

export type SnippetPaneProps = { operation: OperationDetails; apiUrl: string; portalUrl: string; body: unknown };

/** Code that makes this call from a server. */
export function SnippetPane({ operation, apiUrl, portalUrl, body }: SnippetPaneProps) {
  const samples = snippetsOf({
    baseUrl: apiUrl,
    path: operation.path,
    portalUrl,
    names: operation.names,
    body,
  });
  return (
    <section aria-label="The same call from your server" className="min-w-0 shrink-0">
      <CodeTabs label="The same call from your server" samples={samples} />
    </section>
  );
}
