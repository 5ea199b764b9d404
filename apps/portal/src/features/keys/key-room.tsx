'use client';

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tag } from '../../ui/tag.tsx';
import { fullInstant } from '../workspace/format.ts';
import { KEYS_PATH } from './paths.ts';
import { KeyActions } from './key-actions.tsx';
import { KeyDialog, type Wished } from './key-dialog.tsx';
import { KeyFacts } from './key-facts.tsx';
import { KeyLimitsSection } from './key-limits-section.tsx';
import { KeyUsage } from './key-usage.tsx';
import type { KeyReading } from './reading.ts';
import type { ScopeFamilies } from './scope-families.ts';
import { KEYS_TEXT } from './text.ts';

const { page: TEXT } = KEYS_TEXT;

export type KeyRoomProps = { initial: KeyReading; mayManage: boolean; curl: string; families: ScopeFamilies };

const REFRESH_MS = 2_000;

export function KeyRoom({ initial, mayManage, curl, families }: KeyRoomProps) {
  const trpc = useTRPC();
  const { keyId } = initial.key;
  const query = useQuery(trpc.keys.get.queryOptions({ keyId }, { initialData: initial, refetchInterval: REFRESH_MS }));
  const [wished, setWished] = useState<Wished | null>(null);
  const reading = query.data;
  const { key, asOf } = reading;
  const wish = (change: Wished['change']) => setWished({ change, row: key });
  return (
    <>
      <div>
        <Link href={KEYS_PATH} className="link mb-2 inline-flex items-center gap-1.5 text-small">
          <ArrowLeft aria-hidden="true" className="size-3.5!" />
          {TEXT.back}
        </Link>
        <PageHeader
          title={
            <span className="flex flex-wrap items-center gap-2.5 wrap-anywhere">
              {key.name}
              {key.env === 'test' ? <Tag>{key.env}</Tag> : null}
            </span>
          }
        />
      </div>
      {query.isError ? <Note tone="warn">{KEYS_TEXT.stale(fullInstant(asOf))}</Note> : null}
      <KeyFacts reading={reading} />
      <KeyUsage reading={reading} />
      <KeyLimitsSection reading={reading} onRestrict={mayManage ? () => wish('restrict') : null} />
      <KeyActions row={key} asOf={asOf} onWish={mayManage ? wish : null} />
      {wished ? (
        <KeyDialog {...{ wished, curl, families, asOf }} onWish={setWished} onClose={() => setWished(null)} />
      ) : null}
    </>
  );
}
