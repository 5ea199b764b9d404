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
import { KEYS_PATH, requestsPath, type KeyDetails } from './keys.ts';
import { KeyActions } from './key-actions.tsx';
import { KeyDialog, type KeyAction } from './key-dialog.tsx';
import { KeyFacts } from './key-facts.tsx';
import { KeyLimitsSection } from './key-limits-section.tsx';
import type { ScopeFamilies } from './page-data.ts';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';
import { GroupsTable, UNIT_NAMES } from '../../shared/groups-table.tsx';
import { StackedBars } from '../../shared/stacked-bars.tsx';
import type { Unit } from '@graha/procedures/usage/filter';

export type KeyViewProps = { initial: KeyDetails; mayManage: boolean; curl: string; families: ScopeFamilies };

const REFRESH_MS = 2_000;

export function KeyPage({ initial, mayManage, curl, families }: KeyViewProps) {
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

const UNITS = ['credits', 'calls'] as const satisfies readonly Unit[];

const itself = (group: string): string => group;

/** What the key has called, from the ledger: by day in the picture, by operation in the table. */
export function KeyUsage({ details: { key, usage } }: { details: KeyDetails }) {
  const [unit, setUnit] = useState<Unit>('credits');
  const title = `${UNIT_NAMES[unit]} by day, 30 days`;
  const requests = (
    <Link href={requestsPath(key.keyId)} className="link text-small">
      Requests of this key
    </Link>
  );
  if (usage.groups.length === 0) {
    return (
      <Card aria-labelledby="key-usage">
        <CardHeader id="key-usage" title="Usage" actions={requests} />
        <p className="px-4 py-6 text-text-2 sm:px-5">No calls in the last 30 days.</p>
      </Card>
    );
  }
  return (
    <>
      <Card aria-labelledby="key-usage">
        <CardHeader
          id="key-usage"
          title={title}
          actions={
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {requests}
              <Segmented
                label="Counted in"
                name="unit"
                options={UNITS.map((value) => ({
                  value,
                  label: UNIT_NAMES[value],
                }))}
                value={unit}
                onValueChange={(value) => setUnit(value === 'calls' ? 'calls' : 'credits')}
              />
            </span>
          }
        />
        <CardBody>
          <StackedBars view={usage} unit={unit} label={title} nameOf={itself} />
        </CardBody>
      </Card>
      <GroupsTable view={usage} by="operation" unit={unit} latency={null} nameOf={itself} />
    </>
  );
}
