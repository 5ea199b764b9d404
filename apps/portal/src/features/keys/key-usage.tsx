'use client';

import { Link } from '@graha/ui/link.tsx';
import { useState } from 'react';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';
import { GroupsTable, UNIT_NAMES } from '../../shared/groups-table.tsx';
import { StackedBars } from '../../shared/stacked-bars.tsx';
import type { Unit } from '@graha/procedures/series/filter';
import { requestsPath, type KeyDetails } from './key.ts';

const UNITS = ['credits', 'calls'] as const satisfies readonly Unit[];

const itself = (group: string): string => group;

/** Calls of the key, from the ledger: by day in the chart, by operation in the table. */
export function KeyUsage({ details: { key, usage, timezone } }: { details: KeyDetails }) {
  const [unit, setUnit] = useState<Unit>('credits');
  const title = `${UNIT_NAMES[unit]} by day, ${timezone}, 30 days`;
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
