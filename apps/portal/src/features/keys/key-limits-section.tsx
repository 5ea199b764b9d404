import { Button } from '../../ui/button.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { SettingsRow } from '../profile/settings-row.tsx';
import { fullInstant } from '../workspace/format.ts';
import { mayBecome } from './key.ts';
import { scopesOf } from './limits.ts';
import type { KeyReading } from './reading.ts';
import { KEYS_TEXT } from './text.ts';

const { page: TEXT } = KEYS_TEXT;

export type KeyLimitsSectionProps = { reading: KeyReading; onRestrict: (() => void) | null };

export function KeyLimitsSection({ reading: { key, spent, asOf }, onRestrict }: KeyLimitsSectionProps) {
  const mayChange = mayBecome(key, 'restrict', asOf);
  return (
    <SettingsSection id="limits" title={TEXT.limits} description={mayChange ? TEXT.limitsBody : TEXT.fixed}>
      <SettingsRow
        title={TEXT.scopes}
        detail={scopesOf(key)}
        actions={onRestrict && mayChange ? <Button onClick={onRestrict}>{KEYS_TEXT.restrict.action}</Button> : null}
      />
      <SettingsRow
        className="border-t border-line"
        title={TEXT.addresses}
        detail={
          key.cidrs.length === 0 ? (
            TEXT.anywhere
          ) : (
            <span className="font-mono text-micro break-all">{key.cidrs.join(', ')}</span>
          )
        }
      />
      <SettingsRow
        className="border-t border-line"
        title={TEXT.cap}
        detail={
          key.monthlyCreditsMax === null
            ? TEXT.noCap
            : `${TEXT.capOf(key.monthlyCreditsMax)}, ${TEXT.capSpent(spent.credits, spent.since)}`
        }
      />
      <SettingsRow
        className="border-t border-line"
        title={TEXT.expires}
        detail={key.expiresAt === null ? TEXT.never : fullInstant(key.expiresAt)}
      />
    </SettingsSection>
  );
}
