import { creditsRemaining, openAccount } from '@graha/domain/usage/usage-period';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { DAY_MS, history, moved, START_MS, type Move } from './histories.ts';
import { play } from './play.ts';
import { difference, entryFacts, factsOf, playInDatabase, preparePlayer, type OpenTenant } from './player.ts';
import type { Played, Step, Tenant, World } from './step.ts';
import { freezeClock } from '../testing/testing.ts';

export type Comparison = {
  sequences: number;
  steps: number;
  charges: number;
  tenantIds: string[];
  /** The first difference and the shortest history that shows it; null if there was none. */
  problem: string | null;
};

/**
 * Runs random histories in the pure model of `domain` and in the SQL functions, and compares accounts, grants, entries and
 * results after every step, to the millisecond (role: owner). Only for test databases, because it freezes the clock.
 */
export async function compareLedgerWithModel(
  owner: Pool,
  { sequences, seed }: { sequences: number; seed: number },
): Promise<Comparison> {
  await freezeClock(owner, START_MS);
  const counts = { steps: 0, charges: 0, tenantIds: [] as string[] };
  const client = await owner.connect();
  try {
    await preparePlayer(client);
    const property = fc.asyncProperty(history, async (moves) => {
      const world = newWorld();
      const problems = await compareOne(client, world, moves);
      counts.steps += moves.length;
      counts.charges += moves.reduce((sum, [, step]) => sum + (step.kind === 'charge' ? step.requests.length : 0), 0);
      counts.tenantIds.push(...accountsIn(world).map(({ tenantId }) => tenantId));
      if (problems.length > 0) throw new Error(problems.join('\n'));
    });
    const report = await fc.check(property, { numRuns: sequences, seed });
    return { sequences: report.numRuns, ...counts, problem: report.failed ? problemOf(report) : null };
  } finally {
    client.release(true); // Its functions end with its session.
  }
}

const problemOf = <Ts>(report: fc.RunDetails<Ts>): string =>
  `${fc.defaultReportMessage(report) ?? ''}\n${String(report.errorInstance)}`;

const accountsIn = (world: World): OpenTenant[] =>
  world.flatMap(({ account, ...tenant }) => (account ? [{ ...tenant, account }] : []));

async function compareOne(client: PoolClient, start: World, moves: [Move, Step][]): Promise<string[]> {
  const played: (Played & { atMs: number; name: string })[] = [];
  let world = start;
  let nowMs = START_MS;
  for (const [move, step] of moves) {
    nowMs = moved(move, world, nowMs);
    const one = play(step, world, nowMs);
    played.push({ ...one, atMs: nowMs, name: `${new Date(nowMs).toISOString()} ${JSON.stringify(step)}` });
    world = one.world;
  }
  const { steps, entries } = await playInDatabase(client, { tenants: accountsIn(start), startMs: START_MS }, played);
  for (const [index, { name, answer, world: expected }] of played.entries()) {
    const seen = steps[index];
    const facts = accountsIn(expected).map(({ account }) => factsOf(account, creditsRemaining(account)));
    const problems = [...difference('answer', answer, seen?.answer), ...difference('accounts', facts, seen?.tenants)];
    if (problems.length > 0) return [...played.slice(0, index).map((one) => one.name), `after ${name}`, ...problems];
  }
  return accountsIn(world).flatMap(({ account }, place) =>
    account.entries.length === entries[place]?.length
      ? account.entries.flatMap((entry, nth) => difference('entry', entryFacts(entry), entries[place]?.[nth]))
      : [`${account.entries.length} entries, in the database ${entries[place]?.length}`],
  );
}

function newWorld(): World {
  return [newTenant(openAccount('internal', START_MS)), newTenant(openAccount('free', START_MS)), newTenant(null)];
}

function newTenant(account: Tenant['account']): Tenant {
  const key = { env: 'live', status: 'active', expiresAtMs: null, monthlyCreditsMax: null } as const;
  const keys = {
    plain: { ...key, keyId: randomUUID() },
    capped: { ...key, keyId: randomUUID(), monthlyCreditsMax: 6 },
    daily: { ...key, keyId: randomUUID(), dailyCreditsMax: 4 },
    testing: { ...key, keyId: randomUUID(), env: 'test' as const },
    expiring: { ...key, keyId: randomUUID(), expiresAtMs: START_MS + 20 * DAY_MS },
    revoked: { ...key, keyId: randomUUID(), status: 'revoked' as const },
  };
  return { tenantId: randomUUID(), keys, account, planVersion: 0 };
}
