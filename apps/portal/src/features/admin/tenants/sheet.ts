import type { UsageRow } from '@graha/store/usage';
import type { Books } from '../../../trpc/context.ts';
import { shownOf } from '../../audit-log/shown.ts';
import { untilNow } from '../../requests/until-now.ts';
import { dayOf, daysUpTo } from '../../workspace/days.ts';
import type { OperatorBooks } from '../books.ts';

const USAGE_DAYS = 30;
const REQUESTS_MAX = 10;
const EVENTS_MAX = 10;
const DAY_MS = 86_400_000;

/** All that the page of one tenant shows. No key's secret is in it, and no birth. */
export async function sheetOf({ operator, books }: { operator: OperatorBooks; books: Books }, tenantId: string) {
  const [sheet, asOf] = await Promise.all([operator.tenant(tenantId), books.now()]);
  const days = daysUpTo(dayOf(asOf), USAGE_DAYS);
  const from = new Date(asOf.getTime() - USAGE_DAYS * DAY_MS);
  const [keys, { members }, used, requests, events] = await Promise.all([
    books.keys(tenantId),
    books.team(tenantId),
    books.usage(tenantId, days[0] ?? '', dayOf(asOf)),
    books.requests(tenantId, { from, to: untilNow(asOf), limit: REQUESTS_MAX }),
    books.auditTrail(tenantId, { limit: EVENTS_MAX }),
  ]);
  return {
    ...sheet,
    keys,
    members,
    days: days.map((day) => ({ day, ...totalOf(used.filter((row) => row.day === day)) })),
    requests: requests.rows.map(({ tenantId: _tenantId, ...row }) => row),
    events: events.map((entry) => shownOf(entry, { members, keys })),
    asOf,
  };
}

const totalOf = (rows: readonly UsageRow[]) => ({
  calls: rows.reduce((sum, { calls }) => sum + calls, 0),
  credits: rows.reduce((sum, { credits }) => sum + credits, 0),
});
