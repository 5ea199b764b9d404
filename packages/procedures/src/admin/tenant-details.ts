import { dayOf, daysUpTo } from '@graha/domain/core/days';
import { Refusal } from '@graha/domain/core/refusal';
import { auditTrail } from '@graha/store/audit/audit-trail';
import { listKeys } from '@graha/store/keys/key-list';
import { grantsOf } from '@graha/store/ledger/statements';
import { moneyOf, type TenantMoney } from '@graha/store/operator/payments';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { listRequests } from '@graha/store/requests/request-log';
import { usageByDay, type UsageRow } from '@graha/store/requests/usage';
import { membersOf, tenantsOfAddress } from '@graha/store/team/lists';
import { tenantOverview, type TenantFilter, type TenantOverview } from '@graha/store/tenants/tenant-overview';
import { describeEntry, namesFor } from '../audit-log/describe-entry.ts';
import { untilNow } from '../requests/filter.ts';
import { withoutTenant } from '../requests/router.ts';
import { standingOf } from '../billing/standing.ts';
import type { Context } from '../trpc/context.ts';
import { requireAccount } from '../workspace/account.ts';

const OF_ADDRESS_MAX = 200;
const USAGE_DAYS = 30;
const REQUESTS_MAX = 10;
const EVENTS_MAX = 10;
const PAYMENTS_MAX = 12;
const DAY_MS = 86_400_000;

/** Reads all tenants as `graha_operator`; people are only in the identity store. */
export type OperatorContext = Pick<Context, 'db' | 'identity' | 'shop'> & { operatorDb: Context['db'] };

/** Finds tenants. A search with an @ also finds the workspaces of a member with this address. */
export async function findTenants(
  { operatorDb, identity }: Pick<OperatorContext, 'operatorDb' | 'identity'>,
  filter: TenantFilter,
): Promise<TenantOverview[]> {
  const isAddress = filter.search?.includes('@') === true;
  const orTenantIds = isAddress
    ? await tenantsOfAddress({ identity }, { part: filter.search ?? '', max: OF_ADDRESS_MAX })
    : [];
  return tenantOverview({ db: operatorDb }, { ...filter, orTenantIds });
}

/** @throws Refusal */
export async function tenantCard(
  { operatorDb }: Pick<OperatorContext, 'operatorDb'>,
  { tenantId }: { tenantId: string },
): Promise<TenantOverview> {
  const [card] = await tenantOverview({ db: operatorDb }, { tenantId, limit: 1 });
  if (!card) throw new Refusal('tenant_unknown');
  return card;
}

/** Returns the content of a tenant's page, without secrets of keys and without births. @throws Refusal */
export async function tenantDetails(ctx: OperatorContext, { tenantId }: { tenantId: string }) {
  const [card, asOf] = await Promise.all([tenantCard(ctx, { tenantId }), ledgerNow(ctx.db)]);
  const asOperator = { db: ctx.operatorDb, tenantId };
  const asTenant = { db: ctx.db, identity: ctx.identity, tenantId };
  const days = daysUpTo(dayOf(asOf), USAGE_DAYS);
  const from = new Date(asOf.getTime() - USAGE_DAYS * DAY_MS);
  const [account, standing, grants, money, keys, members, usage, requests, events] = await Promise.all([
    requireAccount(asOperator),
    standingOf({ db: ctx.operatorDb, shop: ctx.shop, tenantId }),
    grantsOf(asOperator),
    moneyOf(asOperator, { limit: PAYMENTS_MAX }),
    listKeys(asTenant),
    membersOf(asTenant),
    usageByDay(asTenant, { fromDay: days[0] ?? '', toDay: dayOf(asOf) }),
    listRequests(asTenant, { from, to: untilNow(asOf), limit: REQUESTS_MAX }),
    auditTrail(asTenant, { limit: EVENTS_MAX }),
  ]);
  const names = await namesFor(asTenant, events);
  return {
    ...card,
    account,
    /** The interval of a running subscription and its next payment; null without one. */
    payment: standing.paidUntil === null ? null : { interval: standing.interval, paidUntil: standing.paidUntil },
    grants,
    money: { ...money, customerUrl: customerUrlOf(ctx, money) },
    keys,
    members,
    days: days.map((day) => ({ day, ...totalOf(usage.filter((row) => row.day === day)) })),
    requests: requests.rows.map(withoutTenant),
    events: events.map((entry) => describeEntry(entry, names)),
    asOf,
  };
}

/** Returns the customer's page in the Stripe dashboard; null without a customer, or if a stand-in takes Stripe's place. */
const customerUrlOf = ({ shop }: Pick<Context, 'shop'>, { stripeCustomerId }: TenantMoney): string | null =>
  shop === null || shop.dashboardUrl === null || stripeCustomerId === null
    ? null
    : `${shop.dashboardUrl}/customers/${stripeCustomerId}`;

const totalOf = (rows: readonly UsageRow[]) => ({
  calls: rows.reduce((sum, { calls }) => sum + calls, 0),
  credits: rows.reduce((sum, { credits }) => sum + credits, 0),
});
