import { Badge } from '@graha/ui/badge.tsx';
import { fullInstant } from '@graha/domain/format';
import { stateOf } from '@graha/procedures/keys/key';
import type { KeyListItem } from '@graha/store/keys/key-list';

const BADGES = {
  active: { tone: 'ok', shape: 'dot', label: 'Active' },
  replaced: { tone: 'warn', shape: 'ring', label: 'Replaced' },
  disabled: { tone: 'warn', shape: 'ring', label: 'Disabled' },
  expired: { tone: 'bad', shape: 'diamond', label: 'Expired' },
  revoked: { tone: 'bad', shape: 'diamond', label: 'Revoked' },
} as const;

export function KeyBadge({ row, now }: { row: KeyListItem; now: Date }) {
  const state = stateOf(row, now);
  const { tone, shape, label } = BADGES[state];
  return (
    <Badge tone={tone} shape={shape}>
      {state === 'replaced' && row.expiresAt ? <Replaced until={row.expiresAt} now={now} /> : label}
    </Badge>
  );
}

/** On a narrow screen only the time that is left is shown. */
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

/** In the largest unit only, rounded down: a badge has little space. */
function wait(ms: number): string {
  const { unit, unitMs } = UNITS.find((row) => ms >= row.unitMs) ?? UNITS[3];
  return `${Math.max(0, Math.floor(ms / unitMs))} ${unit}`;
}
