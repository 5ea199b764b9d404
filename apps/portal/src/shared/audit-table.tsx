'use client';

import { AddressText } from '@graha/ui/address-text.tsx';
import { CopyButton } from '@graha/ui/copy-button.tsx';
import { ExpandableRow } from '@graha/ui/expandable-row.tsx';
import { Table, Td, Th } from '@graha/ui/table.tsx';
import { Tag } from '@graha/ui/badge.tsx';
import type { DescribedEntry } from '@graha/procedures/audit-log/describe-entry';
import { Utc } from './instant.tsx';

const COLUMN_COUNT = 4;

export function AuditTable({ entries }: { entries: readonly DescribedEntry[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <Th>What</Th>
          <Th wide>About</Th>
          <Th wide>Who</Th>
          <Th wide>When, UTC</Th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Line key={entry.pos} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}

function Line({ entry }: { entry: DescribedEntry }) {
  const { what, who, at, subject } = entry;
  const time = <Utc instant={at} />;
  return (
    <ExpandableRow
      name={<AddressText>{what}</AddressText>}
      below={
        <>
          {who.name} · <span className="font-mono whitespace-nowrap text-text-3">{time}</span>
        </>
      }
      columnCount={COLUMN_COUNT}
      details={<Details entry={entry} />}
    >
      <Td wide className="w-52 wrap-anywhere">
        {subject === null ? <span className="text-text-3">The workspace</span> : <AddressText>{subject}</AddressText>}
      </Td>
      <Td wide className="w-48 wrap-anywhere">
        {who.name}
        {who.detail ? (
          <span className="block text-micro text-text-3">
            <AddressText>{who.detail}</AddressText>
          </span>
        ) : null}
      </Td>
      <Td wide className="w-44 font-mono text-[0.78125rem] whitespace-nowrap text-text-2">
        {time}
      </Td>
    </ExpandableRow>
  );
}

function Details({ entry: { type, requestId, data } }: { entry: DescribedEntry }) {
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2 py-1 pl-5.5 text-small">
      <dt className="text-text-2">Event</dt>
      <dd>
        <Tag>{type}</Tag>
      </dd>
      {Object.entries(data).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="font-mono text-micro/5 text-text-2">{name}</dt>
          <dd className="font-mono text-micro/5 wrap-anywhere">{worded(value)}</dd>
        </div>
      ))}
      <dt className="text-text-2">Request</dt>
      <dd className="flex items-center gap-1 font-mono text-micro/5 wrap-anywhere">
        {requestId === null ? (
          <span className="text-text-3">No request</span>
        ) : (
          <>
            {requestId}
            <CopyButton compact text={requestId} label="Copy the request id" />
          </>
        )}
      </dd>
    </dl>
  );
}

const worded = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
