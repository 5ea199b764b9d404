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
      {state === 'replaced' && row.expiresAt ? <Replaced until={row.expiresAt} now={now} /> : KEYS_TEXT.state[state]}
    </Badge>
  );
}

/** Where there is little room, how long it still works is what one must see. */
const Replaced = ({ until, now }: { until: Date; now: Date }) => (
  <span>
    <span className="max-xl:sr-only">{KEYS_TEXT.state.replaced}, </span>
    <time dateTime={until.toISOString()} title={fullInstant(until)}>
      {KEYS_TEXT.left(until.getTime() - now.getTime())}
    </time>
  </span>
);
