import { apiKey, type ApiKey } from '@graha/domain/keys/api-key';
import { withoutSecrets } from '@graha/domain/events/events';
import { subscription, type Subscription } from '@graha/domain/billing/subscription';
import { tenant, type Tenant } from '@graha/domain/team/tenant';
import type { Pool, PoolClient } from 'pg';
import { narrowed, query } from '../postgres/query.ts';
import { emptyState, leftOf, type LedgerState } from './ledger-state.ts';
import { stateUpTo } from './checkpoints.ts';
import { positionOf } from './chain.ts';
import { enter } from './effects.ts';
import { pagesOf, type Entry } from './entries.ts';
import { hop, archivedRangesOf, type ArchivedRange } from './archived-ranges.ts';
import { EVENT_COLUMNS, eventOf, type EventRow } from '../log/event-row.ts';
import type { Recorded } from '../log/event-store.ts';
import { TEXT_KEY, WITH_TEXT_KEY } from '../log/event-text.ts';
import { fold } from '../log/fold.ts';

/** The state of a tenant's events, each kind folded by its own decider. */
export type Control = {
  tenant: Tenant;
  subscription: Subscription;
  keys: Readonly<Record<string, ApiKey>>;
};

/** The state of a tenant's entries in the ledger. */
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

/** Folds events in the order of the log; events of other streams change nothing. */
export const foldControl = (events: readonly Recorded[]): Control => events.reduce(evolved, NOTHING);

function evolved(state: Control, event: Recorded): Control {
  const [kind = ''] = event.streamId.split('-', 1);
  if (kind === 'tenant') return { ...state, tenant: fold(tenant, [event], state.tenant) };
  if (kind === 'subscription') return { ...state, subscription: fold(subscription, [event], state.subscription) };
  if (kind !== 'key') return state;
  const keyId = event.streamId.slice('key-'.length);
  const key = fold(apiKey, [event], state.keys[keyId]);
  return { ...state, keys: { ...state.keys, [keyId]: key } };
}

/** Returns the events of a tenant in the order of the log, without secrets (role: operator). */
export async function eventsOf(db: Pool | PoolClient, tenantId: string): Promise<Recorded[]> {
  const { rows } = await query(
    db,
    `SELECT e.*, ${TEXT_KEY} FROM (SELECT ${EVENT_COLUMNS} FROM graha.event WHERE tenant_id = $1) e ${WITH_TEXT_KEY}
     ORDER BY pos`,
    [tenantId],
  );
  return narrowed<EventRow>(rows).map((row) => withoutSecrets(eventOf(row)));
}

/** The end of a history: events up to a position, entries up to an instant and a number. */
export type Cut = { pos: bigint; atUs: bigint; seq: bigint };

/** Instants in the portal are whole milliseconds, so all events within the millisecond are included. */
export const endOfMs = (at: Date): bigint => BigInt(at.getTime()) * 1_000n + 999n;

/** Computes the state of a tenant at several points, in ascending order, in one pass over its ledger. */
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

/** Each balance continues from the previous one, or from a later state that an audit has verified. */
async function balancesAt(client: PoolClient, tenantId: string, cuts: readonly Omit<Cut, 'pos'>[]): Promise<Balance[]> {
  let state = emptyState();
  const balances: Balance[] = [];
  const archived = await archivedRangesOf(client, tenantId);
  for (const cut of cuts) {
    const verified = await stateUpTo(client, tenantId, cut);
    if (verified.link.seq > state.link.seq) state = verified;
    await readUpTo(client, tenantId, cut, state, archived);
    balances.push(balanceOf(state));
  }
  return balances;
}

/**
 * Archived months are applied in one step; for an instant inside one, the result is the state at the end of the previous month.
 */
async function readUpTo(
  client: PoolClient,
  tenantId: string,
  cut: Omit<Cut, 'pos'>,
  state: LedgerState,
  archived: readonly ArchivedRange[],
): Promise<void> {
  for await (const page of pagesOf(client, tenantId, positionOf(state.link))) {
    for (const entry of page) {
      if (isBeyond(entry, cut)) return;
      for (const range of archived) {
        const isNext = range.firstSeq === state.link.seq + 1n && BigInt(entry.seq) > range.lastSeq;
        if (isNext) await hop(client, tenantId, range, state);
      }
      enter(entry, state);
    }
  }
}

const isBeyond = ({ atUs, seq }: Entry, cut: Omit<Cut, 'pos'>): boolean =>
  BigInt(atUs) > cut.atUs || BigInt(seq) > cut.seq;

const instantOf = (us: bigint | null): Date | null => (us === null ? null : new Date(Number(us / 1_000n)));

const balanceOf = ({ plan, link, remaining, creditsUsed, callsUsed, periodEndUs, grants }: LedgerState): Balance => ({
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
