import { StatStrip } from '../../../ui/stat-strip.tsx';
import { count } from '../../workspace/format.ts';
import { Ago } from '../../workspace/instant.tsx';
import type { TenantReading } from './reading.ts';
import { TENANT_TEXT } from './text.ts';

const { stats: TEXT } = TENANT_TEXT;

export function TenantStats({ tenant }: { tenant: TenantReading }) {
  const { account, days, lastCallAt, members, asOf } = tenant;
  const calls30d = days.reduce((sum, { calls }) => sum + calls, 0);
  const credits30d = days.reduce((sum, { credits }) => sum + credits, 0);
  return (
    <StatStrip
      label={TEXT.label}
      stats={[
        {
          label: TEXT.left,
          value: count(account.creditsRemaining),
          detail: TEXT.leftOf(count(account.creditsLimit)),
        },
        {
          label: TEXT.calls,
          value: count(account.callsUsed),
          detail: account.callsLimit === null ? TEXT.callsUnlimited : TEXT.callsOf(count(account.callsLimit)),
        },
        { label: TEXT.month, value: count(calls30d), detail: TEXT.monthCredits(count(credits30d)) },
        {
          label: TEXT.lastCall,
          value: lastCallAt ? <Ago instant={lastCallAt} now={asOf} /> : TENANT_TEXT.never,
          detail: TEXT.lastCallDetail(members.length),
        },
      ]}
    />
  );
}
