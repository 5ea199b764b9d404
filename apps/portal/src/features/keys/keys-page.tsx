'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BlockedButton } from '@graha/ui/tooltip.tsx';
import { Card } from '@graha/ui/card.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { CreateKey } from './create-key.tsx';
import { KeyDialog } from './key-dialog.tsx';
import type { KeyAction } from './key.ts';
import { KeyTable } from './key-table.tsx';
import type { KeyList } from './key.ts';
import type { ScopeFamilies } from './page-data.ts';

export type KeysPageProps = {
  initial: KeyList;
  mayManage: boolean;
  /** Whether the page opens with the dialog that creates a key. */
  creating: boolean;
  curl: string;
  families: ScopeFamilies;
};

const REFRESH_MS = 5_000;

export function KeysPage({ initial, mayManage, creating, curl, families }: KeysPageProps) {
  const trpc = useTRPC();
  const list = useQuery(trpc.keys.list.queryOptions(undefined, { initialData: initial, refetchInterval: REFRESH_MS }));
  const [action, setAction] = useState<KeyAction | null>(null);
  const { keys, asOf, spent } = list.data;
  return (
    <>
      <PageHeader
        title="Keys"
        description="A key belongs to the workspace. Keep it on your server."
        actions={
          mayManage ? (
            <CreateKey curl={curl} families={families} asOf={asOf} atOnce={creating} />
          ) : (
            <BlockedButton reason="Your role can view keys, not change them.">Create key</BlockedButton>
          )
        }
      />
      <Card aria-label="Keys">
        {keys.length === 0 ? (
          <EmptyState title="No keys yet">
            A key lets your server call the API. Create one, it takes ten seconds.
          </EmptyState>
        ) : (
          <KeyTable {...{ keys, spent, asOf }} onAction={mayManage ? setAction : null} />
        )}
      </Card>
      {keys.length > 0 ? (
        <p className="text-small text-text-3">Revocation reaches every server within one second.</p>
      ) : null}
      {action ? (
        <KeyDialog {...{ action, curl, families, asOf }} onAction={setAction} onClose={() => setAction(null)} />
      ) : null}
    </>
  );
}
