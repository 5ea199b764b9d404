import { z } from 'zod';
import type { Account, Entry } from '@graha/domain/usage/usage-period';
import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import { queryChecked } from '../postgres/query.ts';
import { CHARGE_FUNCTION } from './play-charges.ts';
import { instant, type Played, type Tenant } from './step.ts';

/** A tenant's account and grants after a step; in the end also each entry. */
type Facts = unknown[];
export type OpenTenant = Tenant & { account: Account };
export type Seen = { answer: unknown; tenants: Facts[] };
export type Outcome = { steps: Seen[]; entries: Facts[][] };

const ms = (column: string) => `(extract(epoch FROM ${column}) * 1000)::bigint`;
/** The data of an entry, except for facts that no model has: reasons, names, and instants with their own columns. */
const ABOUT = "coalesce(data, '{}') - '{reason,by,ofSeq,ofPeriod,ofAt,expiresAt,end}'::text[]";

/** Runs a full history in one call, sets the clock before each step, and returns the state after each. */
const PLAYER = `
  CREATE OR REPLACE FUNCTION pg_temp.tenant_facts(p_tenant uuid) RETURNS jsonb LANGUAGE plpgsql AS $$ BEGIN
    RETURN (SELECT jsonb_build_array(status, plan, calls_used, calls_limit, credits_used, remaining, crossed_pct, spend_limit,
      spend_pct, seq,
      ${ms('period_start')}, ${ms('period_end')}, (
        SELECT jsonb_agg(jsonb_build_array(grant_id, kind, amount, used, expired, withdrawn, priority, ${ms('expires_at')})
          ORDER BY grant_id) FROM graha.credit_grant g WHERE g.tenant_id = p_tenant))
    FROM graha.credit_account WHERE tenant_id = p_tenant);
  END $$;
  CREATE OR REPLACE FUNCTION pg_temp.play(p_start text, p_tenants jsonb, p_steps jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
  DECLARE
    step jsonb; answer jsonb; seen jsonb := '[]'; entries jsonb; tenants uuid[];
  BEGIN
    PERFORM set_config('graha_test.now', p_start, false);
    PERFORM pg_temp.open(value) FROM jsonb_array_elements(p_tenants);
    SELECT array_agg((value ->> 'tenantId')::uuid ORDER BY ordinality) INTO tenants
      FROM jsonb_array_elements(p_tenants) WITH ORDINALITY;
    FOR step IN SELECT value FROM jsonb_array_elements(p_steps) WITH ORDINALITY ORDER BY ordinality LOOP
      PERFORM set_config('graha_test.now', step ->> 'at', false);
      EXECUTE step ->> 'sql' INTO answer USING (step ->> 'tenantId')::uuid, step -> 'values';
      seen := seen || jsonb_build_object('answer', answer, 'tenants',
        (SELECT jsonb_agg(pg_temp.tenant_facts(t) ORDER BY nth) FROM unnest(tenants) WITH ORDINALITY x (t, nth)));
    END LOOP;
    SELECT jsonb_agg((SELECT jsonb_agg(jsonb_build_array(seq, kind, ${ms('period_start')}, ${ms('at')}, cost, calls, key_id,
        burn, data -> 'ofSeq', ${ABOUT}) ORDER BY seq) FROM graha.ledger_entry e WHERE e.tenant_id = t) ORDER BY nth)
      INTO entries FROM unnest(tenants) WITH ORDINALITY x (t, nth);
    RETURN jsonb_build_object('steps', seen, 'entries', entries);
  END $$;`;

/** Creates the accounts as they are before the first step, with a key of each kind. */
const OPEN = `
  CREATE OR REPLACE FUNCTION pg_temp.open(p_tenant jsonb) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    tenant uuid := p_tenant ->> 'tenantId';
  BEGIN
    PERFORM graha.open_account(tenant, p_tenant ->> 'plan');
    INSERT INTO graha.api_key (tenant_id, key_id, public_id, name, env, prefix, last4, secret_hash, hash_version, scopes,
      cidrs, monthly_credits_max, expires_at, status, issued_at, issued_by, origins, daily_credits_max,
      visitor_calls_max, publishable_text)
    SELECT tenant, "keyId", "keyId"::text, '', env, '', '', '', 1, '{}', '{}', "monthlyCreditsMax", "expiresAt", status,
      graha.ledger_now(), '', CASE WHEN "dailyCreditsMax" IS NOT NULL THEN '{}'::text[] END, "dailyCreditsMax",
      CASE WHEN "dailyCreditsMax" IS NOT NULL THEN 1 END, CASE WHEN "dailyCreditsMax" IS NOT NULL THEN '' END
    FROM jsonb_to_recordset(p_tenant -> 'keys')
      AS k ("keyId" uuid, env text, "monthlyCreditsMax" bigint, "dailyCreditsMax" bigint, "expiresAt" timestamptz, status text);
  END $$;`;

/** Prepares the session of this connection; the clock of the database must be frozen. */
export const preparePlayer = (client: PoolClient) => client.query(CHARGE_FUNCTION + OPEN + PLAYER);

const opening = ({ tenantId, keys, account }: OpenTenant) => {
  const rows = Object.values(keys).map(({ expiresAtMs, ...key }) => ({ ...key, expiresAt: instant(expiresAtMs) }));
  return { tenantId, plan: account.plan, keys: rows };
};

/** The function of this file makes it. */
const Answer = z.object({ outcome: z.custom<Outcome>() });

export async function playInDatabase(
  client: PoolClient,
  { tenants, startMs }: { tenants: readonly OpenTenant[]; startMs: number },
  steps: readonly (Pick<Played, 'sql' | 'tenantId' | 'values'> & { atMs: number })[],
): Promise<Outcome> {
  const calls = steps.map(({ sql, tenantId, values, atMs }) => ({ sql, tenantId, values, at: instant(atMs) }));
  const values = [instant(startMs), JSON.stringify(tenants.map(opening)), JSON.stringify(calls)];
  const rows = await queryChecked(client, 'SELECT pg_temp.play($1, $2, $3) AS outcome', Answer, values);
  if (!rows[0]) throw new Error('The player returned nothing.');
  return rows[0].outcome;
}

export const factsOf = (account: Account, creditsRemaining: number): Facts => {
  const { status, plan, callsUsed, callsLimit, creditsUsed, crossedPct, entries, periodStartMs, periodEndMs } = account;
  const { spendLimit, spendPct } = account;
  const limits = [crossedPct, spendLimit, spendPct];
  const counters = [callsUsed, callsLimit, creditsUsed, creditsRemaining, ...limits, entries.length];
  const grants = account.grants.map((grant) => {
    const { id, kind, amount, used, expired, withdrawn, priority, expiresAtMs } = grant;
    return [id, kind, amount, used, expired, withdrawn, priority, expiresAtMs];
  });
  return [status, plan, ...counters, periodStartMs, periodEndMs, grants.length === 0 ? null : grants];
};

export const entryFacts = ({ burn, about, ...entry }: Entry): Facts => {
  const { seq, kind, periodStartMs, atMs, cost, calls, keyId, ofSeq } = entry;
  const burnt = burn.map(({ grantId, credits }) => [grantId, credits]);
  return [seq, kind, periodStartMs, atMs, cost, calls, keyId, burnt, ofSeq, about];
};

/** Returns the difference as a sentence, or nothing. */
export const difference = (what: string, model: unknown, database: unknown): string[] =>
  isDeepStrictEqual(model, database)
    ? []
    : [`${what}\n  model:    ${JSON.stringify(model)}\n  database: ${JSON.stringify(database)}`];
