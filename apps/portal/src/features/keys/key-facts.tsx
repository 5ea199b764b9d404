import Link from 'next/link';
import { Fragment, type ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { date, fullInstant } from '../workspace/format.ts';
import { Ago } from '../workspace/instant.tsx';
import { keyPath } from './paths.ts';
import { KeyBadge } from './key-badge.tsx';
import { shownOf, stateOf, type KeyRow } from './key.ts';
import type { KeyReading } from './reading.ts';
import { KEYS_TEXT } from './text.ts';

const { page: TEXT, columns: COLUMNS } = KEYS_TEXT;

/** What the key is, field by field. */
export function KeyFacts({ reading: { key, replaces, replacedBy, asOf } }: { reading: KeyReading }) {
  return (
    <Card aria-label={TEXT.about}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 px-4 py-4 text-small sm:px-5 lg:grid-cols-4">
        <Fact name={COLUMNS.state}>
          <KeyBadge row={key} now={asOf} />
        </Fact>
        <Fact name={TEXT.key}>
          <span className="font-mono text-[0.78125rem] break-all">{shownOf(key)}</span>
        </Fact>
        <Fact name={TEXT.environment}>{TEXT[key.env]}</Fact>
        <Fact name={TEXT.used}>
          {key.lastUsedAt ? <Ago instant={key.lastUsedAt} now={asOf} /> : KEYS_TEXT.neverUsed}
          {key.lastOperation ? (
            <span className="block font-mono text-micro break-all text-text-3">{key.lastOperation}</span>
          ) : null}
        </Fact>
        <Fact name={TEXT.created}>
          <time dateTime={key.issuedAt.toISOString()} title={fullInstant(key.issuedAt)}>
            {date(key.issuedAt)}
          </time>
        </Fact>
        <Fact name={TEXT.expires}>{endOf(key, asOf)}</Fact>
        {replaces.length > 0 ? (
          <Fact name={TEXT.replaces}>
            {replaces.map((row) => (
              <KeyLink key={row.keyId} row={row} />
            ))}
          </Fact>
        ) : null}
        {replacedBy ? (
          <Fact name={TEXT.replacedBy}>
            <KeyLink row={replacedBy} />
          </Fact>
        ) : null}
      </dl>
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-micro text-text-3">{name}</dt>
    <dd className="mt-1">{children}</dd>
  </div>
);

const KeyLink = ({ row }: { row: KeyRow }) => (
  <Fragment>
    <Link href={keyPath(row.keyId)} className="link wrap-anywhere">
      {row.name}
    </Link>
    <span className="block font-mono text-micro break-all text-text-3">{shownOf(row)}</span>
  </Fragment>
);

function endOf(key: KeyRow, now: Date): string {
  if (key.expiresAt === null) return TEXT.never;
  const state = stateOf(key, now);
  if (state === 'replaced') return TEXT.worksUntil(key.expiresAt);
  return state === 'expired' ? TEXT.ended(key.expiresAt) : fullInstant(key.expiresAt);
}
