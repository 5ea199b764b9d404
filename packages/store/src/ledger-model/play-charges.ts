import { charge, type ChargedKey, type ChargeResult } from '@graha/domain/usage/usage-charge';
import { createHash } from 'node:crypto';
import { instant, type KeyName, type Place, type Played, type ChargeRequest, type World } from './step.ts';

const column = (name: string, type: string): string =>
  `(SELECT array_agg((request->>'${name}')::${type} ORDER BY ord) FROM jsonb_array_elements(p_requests) WITH ORDINALITY x (request, ord))`;

/** A function of the session, so that this large query is planned once. */
export const CHARGE_FUNCTION = `
  CREATE OR REPLACE FUNCTION pg_temp.charge(p_requests jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$ BEGIN
    RETURN (SELECT jsonb_agg(jsonb_build_array(outcome, seq, cost, coalesce(remaining, 0), coalesce(credits_limit, 0),
        CASE WHEN calls_left < 0 THEN 0 ELSE calls_left END, (extract(epoch FROM as_of) * 1000)::bigint) ORDER BY ord)
      FROM graha.charge_batch(${column('tenantId', 'uuid')}, ${column('keyId', 'uuid')}, ${column('operation', 'text')},
        ${column('cost', 'bigint')}, ${column('requestId', 'text')}, ${column('idempotencyKey', 'text')},
        ${column('inputHash', 'bytea')}, ${column('asOf', 'timestamptz')}, 'engine'));
  END $$;`;

/** Charges all requests in one batch. Only the order of each tenant's own requests matters. */
export function playCharges(requests: readonly ChargeRequest[], world: World, nowMs: number): Played {
  let next = world;
  const answer: unknown[] = [];
  for (const { place, key, input, ...request } of requests) {
    const before = tenantAt(next, place);
    const wanted = { ...request, key: keyOf(world, place, key), inputHash: input };
    const [account, result] = charge(before.account, wanted, nowMs);
    next = next.with(place, { ...before, account });
    answer.push(factsOf(result));
  }
  const values = requests.map(({ place, key, input, asOfMs, ...request }, index) => ({
    ...request,
    tenantId: tenantAt(world, place).tenantId,
    keyId: keyOf(world, place, key).keyId,
    requestId: `r${index}`,
    inputHash: `\\x${createHash('sha256').update(input).digest('hex')}`,
    asOf: instant(asOfMs),
  }));
  return { sql: 'SELECT pg_temp.charge($2)', tenantId: tenantAt(world, 0).tenantId, values, answer, world: next };
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
