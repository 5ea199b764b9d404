import { Badge } from '../../ui/badge.tsx';
import { fullInstant } from '../workspace/format.ts';
import { stateOf, type KeyRow } from './key.ts';
import { KEYS_TEXT } from './text.ts';

const LOOK = {
  active: { tone: 'ok', shape: 'dot' },
  replaced: { tone: 'warn', shape: 'ring' },
  disabled: { tone: 'warn', shape: 'ring' },
  expired: { tone: 'bad', shape: 'diamond' },
  revoked: { tone: 'bad', shape: 'diamond' },
} as const;

export function KeyBadge({ row, now }: { row: KeyRow; now: Date }) {
  const state = stateOf(row, now);
  return (
    <Badge {...LOOK[state]}>
      {state === 'replaced' && row.expiresAt ? <Left until={row.expiresAt} now={now} /> : textOf(state)}
    </Badge>
  );
}

const textOf = (state: keyof typeof LOOK): string =>
  state === 'replaced' ? KEYS_TEXT.state.active : KEYS_TEXT.state[state];

const Left = ({ until, now }: { until: Date; now: Date }) => (
  <time dateTime={until.toISOString()} title={fullInstant(until)}>
    {KEYS_TEXT.replaced(until.getTime() - now.getTime())}
  </time>
);
