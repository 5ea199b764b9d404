import { Button } from '@graha/ui/button.tsx';
import { SettingsRow, SettingsSection } from '@graha/ui/settings.tsx';
import { date, fullInstant, plural } from '@graha/domain/core/format';
import { mayBecome } from '@graha/procedures/keys/key';
import type { KeyListItem } from '@graha/store/keys/key-list';
import type { KeyDetails } from './key.ts';

export type KeyLimitsSectionProps = { details: KeyDetails; onRestrict: (() => void) | null };

export function KeyLimitsSection({ details: { key, spent, asOf }, onRestrict }: KeyLimitsSectionProps) {
  const mayChange = mayBecome(key, 'restrict', asOf);
  return (
    <SettingsSection
      id="limits"
      title="Limits"
      description={
        mayChange
          ? 'What the key may do. Calls that it may not make cost nothing.'
          : 'A replaced or revoked key keeps the limits it had.'
      }
    >
      <SettingsRow
        title="May call"
        detail={scopesOf(key)}
        actions={onRestrict && mayChange ? <Button onClick={onRestrict}>Change limits</Button> : null}
      />
      {key.browser ? (
        <>
          <SettingsRow
            className="border-t border-line"
            title="Origins"
            detail={<span className="font-mono text-micro break-all">{key.browser.origins.join(', ')}</span>}
          />
          <SettingsRow
            className="border-t border-line"
            title="Daily cap"
            detail={`${plural(key.browser.dailyCreditsMax, 'credit', 'credits')} on one day, UTC; ${plural(key.browser.visitorCallsMax, 'call', 'calls')} of one address in 24 hours`}
          />
        </>
      ) : null}
      <SettingsRow
        className="border-t border-line"
        title="Allowed addresses"
        detail={
          key.cidrs.length === 0 ? (
            'Any'
          ) : (
            <span className="font-mono text-micro break-all">{key.cidrs.join(', ')}</span>
          )
        }
      />
      <SettingsRow
        className="border-t border-line"
        title="Monthly cap"
        detail={
          key.monthlyCreditsMax === null
            ? 'None: bound by the balance of the workspace'
            : `${plural(key.monthlyCreditsMax, 'credit', 'credits')} per period, ${plural(spent.credits, 'credit', 'credits')} used since ${date(spent.since)}${sharedBy(spent.others)}`
        }
      />
      <SettingsRow
        className="border-t border-line"
        title="Expires"
        detail={key.expiresAt === null ? 'Never' : fullInstant(key.expiresAt)}
      />
    </SettingsSection>
  );
}

/** Keys that replaced one another share a cap, with the keys that any of them made. */
const sharedBy = (others: number): string =>
  others === 0 ? '' : ` by this key and ${plural(others, 'key that shares', 'keys that share')} its cap`;

export function scopesOf({ scopes }: KeyListItem): string {
  const rest = scopes.filter((scope) => scope !== '*');
  return [...(scopes.includes('*') ? ['Everything'] : []), ...rest].join(', ');
}
