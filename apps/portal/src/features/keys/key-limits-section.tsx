import { Button } from '@graha/ui/button.tsx';
import { SettingsRow, SettingsSection } from '@graha/ui/settings.tsx';
import { date, fullInstant, inCredits, plural } from '@graha/domain/core/format';
import { KEY_LIMITS, type Limit, PAGE_LIMITS } from '@graha/domain/keys/limits';
import { mayBecome, stateOf } from '@graha/procedures/keys/key';
import type { KeyListItem } from '@graha/store/keys/key-list';
import type { ReactNode } from 'react';
import type { KeyDetails } from './key.ts';

export type KeyLimitsSectionProps = { details: KeyDetails; onRestrict: (() => void) | null };

const DESCRIPTIONS = {
  open: 'What the key may do. Calls that it may not make cost nothing.',
  expired: 'Its calls are refused and cost nothing. A later expiry makes the key work again.',
  fixed: 'A replaced or revoked key keeps the limits it had.',
};

export function KeyLimitsSection({ details: { key, spent, asOf }, onRestrict }: KeyLimitsSectionProps) {
  const mayChange = mayBecome(key, 'restrict', asOf);
  const open = stateOf(key, asOf) === 'expired' ? 'expired' : 'open';
  return (
    <SettingsSection id="limits" title="Limits" description={DESCRIPTIONS[mayChange ? open : 'fixed']}>
      <SettingsRow
        title={KEY_LIMITS[0].label}
        detail={scopesOf(key)}
        actions={onRestrict && mayChange ? <Button onClick={onRestrict}>Change limits</Button> : null}
      />
      {key.browser ? <Rows rows={PAGE_LIMITS} values={key.browser} /> : null}
      <Rows rows={KEY_LIMITS} values={key} more={{ monthlyCreditsMax: spentOf(spent) }} />
    </SettingsSection>
  );
}

type RowsProps = {
  rows: readonly Limit[];
  values: Readonly<Record<string, unknown>>;
  /** Follows the value of a limit. */
  more?: Readonly<Record<string, string>>;
};

/** All limits but the scopes, which the first row shows. */
const Rows = ({ rows, values, more = {} }: RowsProps) =>
  rows
    .filter(({ kind }) => kind !== 'scopes')
    .map((row) => (
      <SettingsRow
        key={row.name}
        className="border-t border-line"
        title={row.label}
        detail={valueOf(row, values[row.name], more[row.name] ?? '')}
      />
    ));

function valueOf({ unit, span, noneText }: Limit, value: unknown, more: string): ReactNode {
  if (value instanceof Date) return fullInstant(value);
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && unit) return `${plural(value, ...unit)} ${span}${more}`;
  return Array.isArray(value) && value.length > 0 ? (
    <span className="font-mono text-micro break-all">{value.join(', ')}</span>
  ) : (
    noneText
  );
}

/** Keys that replaced one another share a cap, with the keys that any of them made. */
const spentOf = ({ credits, since, others }: KeyDetails['spent']): string =>
  `, ${inCredits(credits)} used since ${date(since)}` +
  (others === 0 ? '' : ` by this key and ${plural(others, 'key that shares', 'keys that share')} its cap`);

export function scopesOf({ scopes }: KeyListItem): string {
  const rest = scopes.filter((scope) => scope !== '*');
  return [...(scopes.includes('*') ? ['Everything'] : []), ...rest].join(', ');
}
