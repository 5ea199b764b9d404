import { charge, type ChargedKey, type ChargeResult } from '@graha/domain/usage-charge';
import { createHash } from 'node:crypto';
import { instant, type KeyName, type Place, type Played, type Wish, type World } from './step.ts';

const column = (name: string, type: string): string =>
  `(SELECT array_agg((wish->>'${name}')::${type} ORDER BY ord) FROM jsonb_array_elements(p_wishes) WITH ORDINALITY x (wish, ord))`;

/** A function of the session: a query with so many parts is planned once. */
export const CHARGE_FUNCTION = `
  CREATE OR REPLACE FUNCTION pg_temp.charge(p_wishes jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$ BEGIN
    RETURN (SELECT jsonb_agg(jsonb_build_array(outcome, seq, cost, coalesce(remaining, 0), coalesce(credits_limit, 0),
        CASE WHEN calls_left < 0 THEN 0 ELSE calls_left END, (extract(epoch FROM as_of) * 1000)::bigint) ORDER BY ord)
      FROM graha.charge_batch(${column('tenantId', 'uuid')}, ${column('keyId', 'uuid')}, ${column('operation', 'text')},
        ${column('cost', 'bigint')}, ${column('requestId', 'text')}, ${column('idempotencyKey', 'text')},
        ${column('inputHash', 'bytea')}, ${column('asOf', 'timestamptz')}, 'engine'));
  END $$;`;

/** All wishes in one batch, whatever the order of their tenants: each tenant's own order counts. */
export function playCharges(wishes: readonly Wish[], world: World, nowMs: number): Played {
  let next = world;
  const told: unknown[] = [];
  for (const { place, key, input, ...wish } of wishes) {
    const before = tenantAt(next, place);
    const wanted = { ...wish, key: keyOf(world, place, key), inputHash: input };
    const [account, result] = charge(before.account, wanted, nowMs);
    next = next.with(place, { ...before, account });
    told.push(factsOf(result));
  }
  const values = wishes.map(({ place, key, input, asOfMs, ...wish }, index) => ({
    ...wish,
    tenantId: tenantAt(world, place).tenantId,
    keyId: keyOf(world, place, key).keyId,
    requestId: `r${index}`,
    inputHash: `\\x${createHash('sha256').update(input).digest('hex')}`,
    asOf: instant(asOfMs),
  }));
  return { sql: 'SELECT pg_temp.charge($2)', tenantId: tenantAt(world, 0).tenantId, values, told, world: next };
}

export function tenantAt(world: World, place: Place) {
  const tenant = world[place];
  if (!tenant) throw new Error(`There is no tenant at place ${place}.`);
  return tenant;
}

const keyOf = (world: World, place: Place, name: KeyName): ChargedKey => tenantAt(world, place).keys[name];

const factsOf = (result: ChargeResult): unknown[] => {
  const { outcome, seq, cost, creditsRemaining, creditsLimit, callsRemaining, asOfMs } = result;
  return [outcome, seq, cost, creditsRemaining, creditsLimit, callsRemaining, asOfMs];
};
