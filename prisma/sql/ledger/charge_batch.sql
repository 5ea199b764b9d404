-- Charges metered calls. A replica sends all waiting charges of all tenants in one transaction, and answers no call
-- before it commits. The function takes the tenants in the order of their ids, each under its account's lock, so that
-- batches cannot deadlock.
--
-- This is a loop and not one large query because the planner expects one row of every step and joins by nested loops:
-- 150 ms for 256 calls, where the loop takes 25 us a call.
create or replace function graha.charge_batch(p_tenants uuid[], p_keys uuid[], p_operations text[], p_costs bigint[],
  p_requests text[], p_idempotency_keys text[], p_input_hashes bytea[], p_as_ofs timestamptz[], p_engine_version text)
returns setof graha.charge_result
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '250ms'
set plan_cache_mode = force_generic_plan as $$
declare
  a        credit_account;
  i        record;
  r        charge_result;
  stored   charge_key;
  doubt    charge_doubt;
  tenant   uuid;
  known    boolean := false;  -- the tenant has an account
  doubted  boolean;           -- the tenant has requests of unknown outcome
  key      uuid;
  key_ok   boolean;
  is_test  boolean;
  cap      bigint;            -- credits that the key may spend in a period
  stamp    timestamptz;
  refusal  text;
  price    bigint;
  counted  int;
  mark     bigint;            -- where the next threshold is crossed
  -- the tenant's grants in burn order
  gid bigint[]; gleft bigint[]; gused bigint[]; gi int;
  need bigint; bite bigint; burn jsonb; h bytea;
  -- the tenant's keys with a cap that occur in the batch, and what they have spent
  ck uuid[]; cs bigint[]; ci int;
  -- entries of the whole batch, inserted once at the end
  et uuid[] := '{}'; ep timestamptz[] := '{}'; es bigint[] := '{}'; ea timestamptz[] := '{}'; ec bigint[] := '{}';
  en int[] := '{}'; ek uuid[] := '{}'; eo text[] := '{}'; er text[] := '{}'; eb jsonb[] := '{}';
  eprev bytea[] := '{}'; eh bytea[] := '{}';
begin
  -- A charge is durable before it is answered, so the session must wait for the disk at commit. A SET clause of the
  -- function would end before the commit.
  if current_setting('synchronous_commit') in ('off', 'local') then
    perform set_config('synchronous_commit', 'on', true);
  end if;

  for i in
    select * from unnest(p_tenants, p_keys, p_operations, p_costs, p_requests, p_idempotency_keys, p_input_hashes,
      p_as_ofs) with ordinality as x (t, k, op, cost, req, idem, hash, as_of, ord)
    order by t, ord
  loop
    if tenant is distinct from i.t then
      if known then
        perform close_purse(a, gid, gused, ck, cs);
      end if;
      tenant := i.t; key := null; key_ok := true; is_test := false; cap := null; gi := 1; ck := '{}'; cs := '{}';
      -- The statements after the lock see everything that was committed before it.
      select * into a from credit_account where tenant_id = tenant for update;
      known := found;
      if known then
        stamp := greatest(ledger_now(), a.last_at);
        if a.next_due <= stamp then
          perform settle(tenant);
          select * into a from credit_account where tenant_id = tenant;
          stamp := greatest(stamp, a.last_at);
        end if;
        mark := next_mark(a);
        select array_agg(grant_id order by expires_at, priority, grant_id),
            array_agg(unspent(g) order by expires_at, priority, grant_id), array_agg(0::bigint)
          into gid, gleft, gused from credit_grant g where tenant_id = tenant and unspent(g) > 0;
        doubted := exists (select from charge_doubt where tenant_id = tenant);
      end if;
    end if;
    r := row(i.ord, null, null, 0, a.remaining, a.remaining + a.credits_used, a.calls_limit - a.calls_used,
      a.period_end, i.as_of, p_engine_version);

    refusal := case when not known then 'unknown_tenant' when a.status <> 'active' then 'suspended' end;
    -- The nil key is the virtual key of the workspace and has no row.
    if refusal is null and i.k is distinct from key and i.k <> '00000000-0000-0000-0000-000000000000' then
      select status = 'active' and coalesce(expires_at > stamp, true), env = 'test', monthly_credits_max
        into key_ok, is_test, cap from api_key where tenant_id = tenant and key_id = i.k;
      key := i.k;
      ci := array_position(ck, key);
      if cap is not null and ci is null then
        ck := ck || key; cs := cs || key_spent(a, key); ci := cardinality(ck);
      end if;
    elsif i.k is null or i.k = '00000000-0000-0000-0000-000000000000' then
      key := i.k; key_ok := true; is_test := false; cap := null;
    end if;
    if refusal is null and key_ok is not true then
      refusal := 'key_inactive';
    end if;

    if refusal is null and doubted then
      select * into doubt from charge_doubt where tenant_id = tenant and request_id = i.req and seq is not null;
      if found then
        r.outcome := 'charged'; r.seq := doubt.seq; r.cost := doubt.cost;
        return next r;
        continue;
      end if;
    end if;
    if refusal is null and i.idem is not null then -- This precedes the balance: a replay at balance 0 is free.
      select * into stored from charge_key
        where tenant_id = tenant and idempotency_key = i.idem and created_at > stamp - interval '24 hours';
      if found then
        if stored.input_hash = coalesce(i.hash, '\x') and stored.operation = i.op and stored.is_test = is_test then
          r.outcome := 'replayed'; r.seq := stored.seq; r.as_of := stored.as_of;
          r.engine_version := stored.engine_version;
        else
          r.outcome := 'idempotency_key_reuse';
        end if;
        return next r;
        continue;
      end if;
    end if;

    price := case when is_test then 0 else i.cost end;
    counted := case when is_test then 0 else 1 end;
    if refusal is null then
      refusal := case when a.calls_used + counted > a.calls_limit then 'calls_exhausted'
        when price > a.remaining then 'credits_exhausted'
        when cs[ci] + price > cap then 'key_cap_reached' end;
    end if;
    if refusal is not null then
      r.outcome := refusal;
      return next r;
      continue;
    end if;

    need := price;
    burn := '[]';
    while need > 0 loop
      if gi > coalesce(cardinality(gid), 0) then
        raise exception 'grants of tenant % hold less than its balance', tenant;
      end if;
      if gleft[gi] = 0 then
        gi := gi + 1;
        continue;
      end if;
      bite := least(need, gleft[gi]);
      gleft[gi] := gleft[gi] - bite;
      gused[gi] := gused[gi] + bite;
      need := need - bite;
      burn := burn || jsonb_build_array(jsonb_build_array(gid[gi], bite));
    end loop;
    a.seq := a.seq + 1;
    a.remaining := a.remaining - price;
    a.credits_used := a.credits_used + price;
    a.calls_used := a.calls_used + counted;
    a.last_at := stamp;
    if cap is not null then
      cs[ci] := cs[ci] + price;
    end if;
    h := sha256(a.last_hash || entry_text(tenant, a.period_start, a.seq, 'CallCharged', stamp, price, counted, i.k,
      i.op, i.req, burn, null));
    et := et || tenant; ep := ep || a.period_start; es := es || a.seq; ea := ea || stamp; ec := ec || price;
    en := en || counted; ek := ek || i.k; eo := eo || i.op; er := er || i.req; eb := eb || burn;
    eprev := eprev || a.last_hash; eh := eh || h;
    a.last_hash := h;
    if i.idem is not null then
      insert into charge_key
        values (tenant, i.idem, i.op, coalesce(i.hash, '\x'), a.seq, price, i.as_of, p_engine_version, stamp, is_test)
        on conflict (tenant_id, idempotency_key) do update set operation = excluded.operation,
          input_hash = excluded.input_hash, seq = excluded.seq, cost = excluded.cost, as_of = excluded.as_of,
          engine_version = excluded.engine_version, created_at = excluded.created_at,
          is_test = excluded.is_test;
    end if;
    if doubted then
      update charge_doubt set seq = a.seq, cost = price where tenant_id = tenant and request_id = i.req;
    end if;
    r.outcome := 'charged'; r.seq := a.seq; r.cost := price; r.remaining := a.remaining;
    r.calls_left := a.calls_limit - a.calls_used;
    return next r;
    while case when a.calls_limit is null then a.credits_used else a.calls_used end >= mark loop
      a := cross_threshold(a, stamp);
      mark := next_mark(a);
    end loop;
  end loop;
  if known then
    perform close_purse(a, gid, gused, ck, cs);
  end if;

  if cardinality(et) > 0 then
    insert into ledger_entry (tenant_id, period_start, seq, kind, at, cost, calls, key_id, operation, request_id, burn,
        prev_hash, hash)
      select t, p, s, 'CallCharged', st, c, n, k, o, q, b, pv, hh
      from unnest(et, ep, es, ea, ec, en, ek, eo, er, eb, eprev, eh) e (t, p, s, st, c, n, k, o, q, b, pv, hh);
    perform pg_notify('graha_ledger', '');
  end if;
end $$;

alter function graha.charge_batch owner to graha_ledger;
grant execute on function graha.charge_batch to graha_api;
