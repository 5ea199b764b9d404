'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { BlockedButton } from '../../ui/blocked-button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CreateKey } from './create-key.tsx';
import { KeyDialog, type Wished } from './key-dialog.tsx';
import { KeyTable } from './key-table.tsx';
import type { KeyRow, KeySpending } from './key.ts';
import type { ScopeFamilies } from './scope-families.ts';
import { KEYS_TEXT } from './text.ts';

export type KeysRoomProps = {
  initial: { keys: KeyRow[]; asOf: Date; spent: KeySpending[] };
  mayManage: boolean;
  /** Whether one came here to create a key. */
  creating: boolean;
  curl: string;
  families: ScopeFamilies;
};

const REFRESH_MS = 5_000;

export function KeysRoom({ initial, mayManage, creating, curl, families }: KeysRoomProps) {
  const trpc = useTRPC();
  const list = useQuery(trpc.keys.list.queryOptions(undefined, { initialData: initial, refetchInterval: REFRESH_MS }));
  const [wished, setWished] = useState<Wished | null>(null);
  const { keys, asOf, spent } = list.data;
  return (
    <>
      <PageHeader
        title={KEYS_TEXT.title}
        description={KEYS_TEXT.description}
        actions={
          mayManage ? (
            <CreateKey curl={curl} families={families} asOf={asOf} atOnce={creating} />
          ) : (
            <BlockedButton reason={KEYS_TEXT.viewerMayNot}>{KEYS_TEXT.create.action}</BlockedButton>
          )
        }
      />
      <Card aria-label={KEYS_TEXT.title}>
        {keys.length === 0 ? (
          <EmptyState title={KEYS_TEXT.empty.title}>{KEYS_TEXT.empty.body}</EmptyState>
        ) : (
          <KeyTable {...{ keys, spent, asOf }} onWish={mayManage ? setWished : null} />
        )}
      </Card>
      {keys.length > 0 ? <p className="text-small text-text-3">{KEYS_TEXT.revocation}</p> : null}
      {wished ? (
        <KeyDialog {...{ wished, curl, families, asOf }} onWish={setWished} onClose={() => setWished(null)} />
      ) : null}
    </>
  );
}
