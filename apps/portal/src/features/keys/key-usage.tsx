'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { GroupsTable } from '../usage/groups-table.tsx';
import { StackedBars } from '../usage/stacked-bars.tsx';
import { USAGE_TEXT } from '../usage/text.ts';
import type { Unit } from '../usage/wish.ts';
import { requestsPath } from './paths.ts';
import type { KeyReading } from './reading.ts';
import { KEYS_TEXT } from './text.ts';

const { page: TEXT } = KEYS_TEXT;

const UNITS = ['credits', 'calls'] as const satisfies readonly Unit[];

const itself = (group: string): string => group;

/** What the key has called, from the ledger: by day in the picture, by operation in the table. */
export function KeyUsage({ reading: { key, usage } }: { reading: KeyReading }) {
  const [unit, setUnit] = useState<Unit>('credits');
  const title = TEXT.usageTitle(USAGE_TEXT.unit[unit]);
  const requests = (
    <Link href={requestsPath(key.keyId)} className="link text-small">
      {TEXT.requests}
    </Link>
  );
  if (usage.groups.length === 0) {
    return (
      <Card aria-labelledby="key-usage">
        <CardHeader id="key-usage" title={TEXT.usage} actions={requests} />
        <p className="px-4 py-6 text-text-2 sm:px-5">{TEXT.noUsage}</p>
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
                label={USAGE_TEXT.unit.label}
                name="unit"
                options={UNITS.map((value) => ({ value, label: USAGE_TEXT.unit[value] }))}
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
