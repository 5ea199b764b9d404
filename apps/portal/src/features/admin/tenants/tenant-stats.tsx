import { StatStrip } from '@graha/ui/stat-strip.tsx';
import { count, plural } from '@graha/domain/format';
import { Ago } from '../../../shared/instant.tsx';
import type { Tenant } from './tenant.ts';

export function TenantStats({ tenant }: { tenant: Tenant }) {
  const { account, days, lastCallAt, members, asOf } = tenant;
  const calls30d = days.reduce((sum, { calls }) => sum + calls, 0);
  const credits30d = days.reduce((sum, { credits }) => sum + credits, 0);
  return (
    <StatStrip
      label="Balance and use"
      stats={[
        {
          label: 'Credits left',
          value: count(account.creditsRemaining),
          detail: `of ${count(account.creditsLimit)} in this period`,
        },
        {
          label: 'Calls, period',
          value: count(account.callsUsed),
          detail: account.callsLimit === null ? 'no limit of calls' : `of ${count(account.callsLimit)}`,
        },
        {
          label: 'Calls, 30 days',
          value: count(calls30d),
          detail: `${count(credits30d)} credits`,
        },
        {
          label: 'Last call',
          value: lastCallAt ? <Ago instant={lastCallAt} now={asOf} /> : 'never',
          detail: plural(members.length, 'member', 'members'),
        },
      ]}
    />
  );
}
