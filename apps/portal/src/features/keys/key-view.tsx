'use client';

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { Note } from '@graha/ui/note.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { Tag } from '@graha/ui/badge.tsx';
import { fullInstant } from '@graha/domain/format';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { KEYS_PATH } from './paths.ts';
import { KeyActions } from './key-actions.tsx';
import { KeyDialog, type KeyAction } from './key-dialog.tsx';
import { KeyFacts } from './key-facts.tsx';
import { KeyLimitsSection } from './key-limits-section.tsx';
import { KeyUsage } from './key-usage.tsx';
import type { KeyDetails } from './key-outputs.ts';
import type { ScopeFamilies } from './scope-families.ts';

export type KeyViewProps = { initial: KeyDetails; mayManage: boolean; curl: string; families: ScopeFamilies };

const REFRESH_MS = 2_000;

export function KeyView({ initial, mayManage, curl, families }: KeyViewProps) {
  const trpc = useTRPC();
  const { keyId } = initial.key;
  const query = useQuery(trpc.keys.get.queryOptions({ keyId }, { initialData: initial, refetchInterval: REFRESH_MS }));
  const [action, setAction] = useState<KeyAction | null>(null);
  const details = query.data;
  const { key, asOf } = details;
  const choose = (change: KeyAction['change']) => setAction({ change, row: key });
  return (
    <>
      <div>
        <Link href={KEYS_PATH} className="link mb-2 inline-flex items-center gap-1.5 text-small">
          <ArrowLeft aria-hidden="true" className="size-3.5!" />
          All keys
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
      {query.isError ? <Note tone="warn">{`As of ${fullInstant(asOf)}. We are trying again.`}</Note> : null}
      <KeyFacts details={details} />
      <KeyUsage details={details} />
      <KeyLimitsSection details={details} onRestrict={mayManage ? () => choose('restrict') : null} />
      <KeyActions row={key} asOf={asOf} onAction={mayManage ? choose : null} />
      {action ? (
        <KeyDialog {...{ action, curl, families, asOf }} onAction={setAction} onClose={() => setAction(null)} />
      ) : null}
    </>
  );
}
