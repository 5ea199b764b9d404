import { Link } from '@graha/ui/link.tsx';
import { Fragment, type ReactNode } from 'react';
import { Card } from '@graha/ui/card.tsx';
import { CopyButton } from '@graha/ui/copy-button.tsx';
import { date, fullInstant } from '@graha/domain/core/format';
import { Ago } from '../../shared/instant.tsx';
import { keyPath, type KeyDetails } from './key.ts';
import { shownOf, stateOf, works } from '@graha/procedures/keys/key';
import { ENVIRONMENTS } from '../../shared/keys/name-key.tsx';
import type { KeyListItem } from '@graha/store/keys/key-list';
import { Badge } from '@graha/ui/badge.tsx';

/** The properties of a key, field by field. */
export function KeyFacts({ details: { key, leakedAt, replaces, replacedBy, asOf } }: { details: KeyDetails }) {
  return (
    <Card aria-label="About this key">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 px-4 py-4 text-small sm:px-5 lg:grid-cols-4">
        <Fact name="State">
          <KeyBadge row={key} leakedAt={leakedAt} now={asOf} />
          {leakedAt ? (
            <span className="mt-1 block text-micro text-text-3">{`Reported as leaked ${fullInstant(leakedAt)}`}</span>
          ) : null}
        </Fact>
        <Fact name="Key">
          <span className="font-mono text-[0.78125rem] break-all">{key.text ?? shownOf(key)}</span>
          {key.text ? <CopyButton text={key.text} label="Copy the key" compact /> : null}
        </Fact>
        <Fact name="Environment">{key.browser ? 'Publishable, charges credits' : ENVIRONMENTS[key.env]}</Fact>
        <Fact name="Last used">
          {key.lastUsedAt ? <Ago instant={key.lastUsedAt} now={asOf} /> : 'Not yet'}
          {replaces.length > 0 ? (
            <span className="block text-micro text-text-3">This key alone, not the one that it replaces</span>
          ) : null}
          {key.lastOperation ? (
            <span className="block font-mono text-micro break-all text-text-3">{key.lastOperation}</span>
          ) : null}
        </Fact>
        <Fact name="Created">
          <time dateTime={key.issuedAt.toISOString()} title={fullInstant(key.issuedAt)}>
            {date(key.issuedAt)}
          </time>
        </Fact>
        <Fact name="Expires">{endOf(key, asOf)}</Fact>
        {replaces.length > 0 ? (
          <Fact name="Replaces">
            {replaces.map((row) => (
              <KeyLink key={row.keyId} row={row} />
            ))}
          </Fact>
        ) : null}
        {replacedBy ? (
          <Fact name="Replaced by">
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

const KeyLink = ({ row }: { row: KeyListItem }) => (
  <Fragment>
    <Link href={keyPath(row.keyId)} className="link wrap-anywhere">
      {row.name}
    </Link>
    <span className="block font-mono text-micro break-all text-text-3">{shownOf(row)}</span>
  </Fragment>
);

function endOf(key: KeyListItem, now: Date): string {
  const state = stateOf(key, now);
  if (state === 'revoked') return `Ended for good: it was revoked${key.revokedAt ? ` on ${date(key.revokedAt)}` : ''}`;
  if (key.expiresAt === null) return 'Never';
  if (state === 'replaced') return `Replaced, works until ${fullInstant(key.expiresAt)}`;
  return state === 'expired' ? `Stopped ${fullInstant(key.expiresAt)}` : fullInstant(key.expiresAt);
}

const BADGES = {
  active: { tone: 'ok', shape: 'dot', label: 'Active' },
  replaced: { tone: 'warn', shape: 'ring', label: 'Replaced' },
  disabled: { tone: 'warn', shape: 'ring', label: 'Disabled' },
  expired: { tone: 'bad', shape: 'diamond', label: 'Expired' },
  revoked: { tone: 'bad', shape: 'diamond', label: 'Revoked' },
} as const;

export type KeyBadgeProps = { row: KeyListItem; leakedAt: Date | null; now: Date };

/** The state of a key. A leaked key that works is not shown as active, because it must be stopped. */
export function KeyBadge({ row, leakedAt, now }: KeyBadgeProps) {
  if (leakedAt && works(row, now))
    return (
      <Badge tone="bad" shape="diamond">
        Leaked
      </Badge>
    );
  const state = stateOf(row, now);
  const { tone, shape, label } = BADGES[state];
  return (
    <Badge tone={tone} shape={shape}>
      {state === 'replaced' && row.expiresAt ? <Replaced until={row.expiresAt} now={now} /> : label}
    </Badge>
  );
}

/** On a narrow screen only the remaining time is shown. */
const Replaced = ({ until, now }: { until: Date; now: Date }) => (
  <span>
    <span className="max-xl:sr-only">Replaced, </span>
    <time dateTime={until.toISOString()} title={fullInstant(until)}>
      {wait(until.getTime() - now.getTime())} left
    </time>
  </span>
);

const UNITS = [
  { unit: 'd', unitMs: 86_400_000 },
  { unit: 'h', unitMs: 3_600_000 },
  { unit: 'min', unitMs: 60_000 },
  { unit: 's', unitMs: 1_000 },
] as const;

/** Formats a duration in its largest unit, rounded down, because a badge has little space. */
function wait(ms: number): string {
  const { unit, unitMs } = UNITS.find((row) => ms >= row.unitMs) ?? UNITS[3];
  return `${Math.max(0, Math.floor(ms / unitMs))} ${unit}`;
}
