import { apiKey, type ApiKey, type ApiKeyEvent } from '@graha/domain/api-key';
import { withoutSecrets } from '@graha/domain/events';
import { subscription, type Subscription, type SubscriptionEvent } from '@graha/domain/subscription';
import { tenant, type Tenant, type TenantEvent } from '@graha/domain/tenant';
import type { Pool, PoolClient } from 'pg';
import { emptyBooks, leftOf, type Books } from './audit/books.ts';
import { booksUpTo } from './audit/checkpoints.ts';
import { positionOf } from './audit/chain.ts';
import { enter } from './audit/effects.ts';
import { pagesOf, type Entry } from './audit/entries.ts';
import { hop, stretchesOf, type Stretch } from './audit/stretches.ts';
import { eventOf, type EventRow } from './event-row.ts';
import type { Recorded } from './event-store.ts';

/** What a tenant's events say, each kind folded by its own decider. */
export type Control = {
  tenant: Tenant;
  subscription: Subscription;
  keys: Readonly<Record<string, ApiKey>>;
};

/** What a tenant's entries in the ledger say. */
export type Balance = {
  plan: string;
  entries: number;
  creditsRemaining: number;
  creditsUsed: number;
  callsUsed: number;
  periodEnd: Date | null;
  grants: { grantId: number; kind: string; amount: number; left: number; expiresAt: Date | null }[];
};

export type Moment = Control & { balance: Balance };

const NOTHING: Control = { tenant: tenant.initial, subscription: subscription.initial, keys: {} };

/** The events come in the order of the log; those of other streams change nothing. */
export const foldControl = (events: readonly Recorded[]): Control => events.reduce(evolved, NOTHING);

function evolved(state: Control, event: Recorded): Control {
  const [kind = ''] = event.streamId.split('-', 1);
  // Safe, here and below: a stream holds the events of the one aggregate that it is named after.
  const known = event as unknown;
  if (kind === 'tenant') return { ...state, tenant: tenant.evolve(state.tenant, known as TenantEvent) };
  if (kind === 'subscription')
    return { ...state, subscription: subscription.evolve(state.subscription, known as SubscriptionEvent) };
  if (kind !== 'key') return state;
  const keyId = event.streamId.slice('key-'.length);
  const key = apiKey.evolve(state.keys[keyId] ?? apiKey.initial, known as ApiKeyEvent);
  return { ...state, keys: { ...state.keys, [keyId]: key } };
}

const EVENT_COLUMNS = `pos, xid, event_id, stream_id, stream_version, type, schema_version, tenant_id, occurred_at, actor,
  correlation_id, causation_id, request_id, data`;

/** A tenant's events in the order of the log, as operator; nothing secret is among them. */
export async function eventsOf(db: Pool | PoolClient, tenantId: string): Promise<Recorded[]> {
  const { rows } = await db.query<EventRow>(
    `SELECT ${EVENT_COLUMNS} FROM graha.event WHERE tenant_id = $1 ORDER BY pos`,
    [tenantId],
  );
  return rows.map((row) => withoutSecrets(eventOf(row)));
}

/** Up to where a history is told: events up to a position, entries up to an instant and a number. */
export type Cut = { pos: bigint; atUs: bigint; seq: bigint };

/** Instants of the portal are whole milliseconds: all that happened within one belongs to it. */
export const endOfMs = (at: Date): bigint => BigInt(at.getTime()) * 1_000n + 999n;

/** How a tenant stood at several points, each later than the one before, in one reading of its ledger. */
export async function momentsAt(
  client: PoolClient,
  tenantId: string,
  events: readonly Recorded[],
  cuts: readonly Cut[],
): Promise<Moment[]> {
  const balances = await balancesAt(client, tenantId, cuts);
  return cuts.flatMap(({ pos }, index) => {
    const balance = balances[index];
    return balance ? [{ ...foldControl(events.filter((event) => event.pos <= pos)), balance }] : [];
  });
}

/** Each balance goes on from the one before it, or from later books that an audit has verified. */
async function balancesAt(client: PoolClient, tenantId: string, cuts: readonly Omit<Cut, 'pos'>[]): Promise<Balance[]> {
  let books = emptyBooks();
  const balances: Balance[] = [];
  const archived = await stretchesOf(client, tenantId);
  for (const cut of cuts) {
    const verified = await booksUpTo(client, tenantId, cut);
    if (verified.link.seq > books.link.seq) books = verified;
    await readUpTo(client, tenantId, cut, books, archived);
    balances.push(balanceOf(books));
  }
  return balances;
}

/** Months in the archive are taken in one step; an instant within one of them shows the end of the month before. */
async function readUpTo(
  client: PoolClient,
  tenantId: string,
  cut: Omit<Cut, 'pos'>,
  books: Books,
  archived: readonly Stretch[],
): Promise<void> {
  for await (const page of pagesOf(client, tenantId, positionOf(books.link))) {
    for (const entry of page) {
      if (isBeyond(entry, cut)) return;
      for (const stretch of archived) {
        const isNext = stretch.firstSeq === books.link.seq + 1n && BigInt(entry.seq) > stretch.lastSeq;
        if (isNext) await hop(client, tenantId, stretch, books);
      }
      enter(entry, books);
    }
  }
}

const isBeyond = ({ atUs, seq }: Entry, cut: Omit<Cut, 'pos'>): boolean =>
  BigInt(atUs) > cut.atUs || BigInt(seq) > cut.seq;

const instantOf = (us: bigint | null): Date | null => (us === null ? null : new Date(Number(us / 1_000n)));

const balanceOf = ({ plan, link, remaining, creditsUsed, callsUsed, periodEndUs, grants }: Books): Balance => ({
  plan,
  entries: Number(link.seq),
  creditsRemaining: Number(remaining),
  creditsUsed: Number(creditsUsed),
  callsUsed: Number(callsUsed),
  periodEnd: instantOf(periodEndUs),
  grants: [...grants.values()].map((grant) => ({
    grantId: Number(grant.id),
    kind: grant.kind,
    amount: Number(grant.amount),
    left: Number(leftOf(grant)),
    expiresAt: instantOf(grant.expiresAtUs),
  })),
});
