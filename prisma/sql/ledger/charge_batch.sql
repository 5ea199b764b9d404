-- Charges metered calls. A replica sends all waiting charges of all tenants in one transaction, and answers no call
-- before it commits. The accounts are locked in the order of their ids, so that batches cannot deadlock. Neither this function
-- nor one that it calls may notify: Postgres holds a lock of the whole server from a notification to the end of its commit.
--
-- One statement locks the accounts, one finds the rows that the charges need, a loop decides one charge after the other in memory,
-- and one statement writes each table from an array of its rows. Every row must be found through an index, however few the
-- planner expects: it does not know the size of an array, and would compare every charge with every row.
--
-- p_engine_version: the version of the engine of all charges, or one line for each. Lines, because servers of the previous version
-- send one text, and a function with another list of parameters would be a second one.
create or replace function graha.charge_batch(p_tenants uuid[], p_keys uuid[], p_operations text[], p_costs bigint[],
  p_requests text[], p_idempotency_keys text[], p_input_hashes bytea[], p_as_ofs timestamptz[], p_engine_version text)
returns setof graha.charge_result
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '250ms'
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off set enable_material = off set enable_memoize = off as $$
declare
  nil_key  constant uuid := '00000000-0000-0000-0000-000000000000';  -- the virtual key of the workspace has no row
  test_key constant uuid := '00000000-0000-0000-0000-000000000001';  -- nor has that of its test runs
  versions   constant text[] := string_to_array(p_engine_version, E'\n');
  engine     text;                      -- version that computed the charge
  now_at     timestamptz;
  first_due  timestamptz;
  is_late    boolean;
  due        uuid;
  accounts   credit_account[];          -- as they were locked, in the order of their ids
  -- rows to write
  changed    credit_account[] := '{}';
  grants     credit_grant[] := '{}';
  entries    ledger_entry[] := '{}';
  remembered charge_key[] := '{}';
  lines      uuid[] := '{}';            -- lines of keys with a cap
  spendings  key_spending[] := '{}';    -- the spending of each of them
  -- of each charge: the row of its idempotency key and of its request if the outcome is unknown. Charges with the same share
  -- the place of the first.
  keys       charge_key[];
  key_places int[];
  doubts     charge_doubt[];
  doubt_places int[];
  -- of the tenant
  place      int := 0;                  -- of its account
  known      boolean;
  a          credit_account;
  stamp      timestamptz;
  today      date;
  mark       bigint;                    -- use at the next threshold
  spend_mark bigint;                    -- use at the next threshold of the spend limit
  burning    credit_grant;              -- the grant that is being spent
  touched    boolean;                   -- credits were taken from it
  own_lines  int;                       -- the place of its first line
  -- of the key
  key_ok     boolean;
  is_test    boolean;
  cap        bigint;                    -- credits that the line may spend in a period
  day_cap    bigint;                    -- credits that the key may spend on a day, UTC
  maker_cap  bigint;                    -- cap of the line that created the key, for all keys that it created
  shared     uuid;
  spent      key_spending;
  line_place  int;
  maker_place int;
  -- of the charge
  i          record;
  r          charge_result;
  stored     charge_key;
  doubt      charge_doubt;
  price      bigint;
  counted    int;
  need       bigint;
  bite       bigint;
  burn       jsonb;
  entry      ledger_entry;
begin
  -- A charge is durable before it is answered, so the session must wait for the disk at commit. A SET clause of the
  -- function would end before the commit.
  if current_setting('synchronous_commit') in ('off', 'local') then
    perform set_config('synchronous_commit', 'on', true);
  end if;

  select array_agg(l), min(l.next_due), bool_or(l.next_due <= l.last_at) into accounts, first_due, is_late from (
    select * from credit_account where tenant_id = any (p_tenants) order by tenant_id for update
  ) l;
  -- The statements after the lock see everything that was committed before it.
  now_at := ledger_now();
  if first_due <= now_at or is_late then
    for due in
      select tenant_id from credit_account
      where tenant_id = any (p_tenants) and next_due <= greatest(now_at, last_at) order by tenant_id
    loop
      perform settle(due);
    end loop;
    select array_agg(c order by c.tenant_id) into accounts from credit_account c where c.tenant_id = any (p_tenants);
  end if;
  -- Most batches have neither, and skip the look-up in the partitions of the keys.
  if exists (select from charge_doubt where tenant_id = any (p_tenants)) then
    select array_agg(d order by ord), array_agg(first_ord order by ord) into doubts, doubt_places from (
      select x.ord, min(x.ord) over (partition by t, req) as first_ord, d
      from unnest(p_tenants, p_requests) with ordinality x (t, req, ord)
      left join charge_doubt d on d.tenant_id = x.t and d.request_id = x.req
    ) z;
  end if;
  if array_remove(p_idempotency_keys, null) <> '{}' then
    select array_agg(k order by ord), array_agg(first_ord order by ord) into keys, key_places from (
      select x.ord, min(x.ord) over (partition by t, idem) as first_ord, k
      from unnest(p_tenants, p_idempotency_keys) with ordinality x (t, idem, ord)
      left join charge_key k on k.tenant_id = x.t and k.idempotency_key = x.idem
    ) z;
  end if;

  for i in
    select x.*, g.first_grant,
      k.status = 'active' as key_active, k.expires_at as key_ends, k.env = 'test' as key_test, k.line_id, k.maker_id,
      case when k.line_id is null then k.monthly_credits_max else l.monthly_credits_max end as monthly_credits_max,
      k.daily_credits_max, m.monthly_credits_max as maker_credits_max
    from (
      select *, row_number() over own = 1 as is_first, lead(ord) over own is null as is_last,
        case when row_number() over own = 1 then t end as tenant,
        case when row_number() over own = 1 or coalesce(k, nil_key) <> coalesce(lag(k) over own, nil_key)
          then coalesce(k, nil_key) end as key
      from unnest(p_tenants, p_keys, p_operations, p_costs, p_requests, p_idempotency_keys, p_input_hashes, p_as_ofs)
        with ordinality as y (t, k, op, cost, req, idem, hash, as_of, ord)
      window own as (partition by t order by ord)
    ) x
    left join lateral (
      select z as first_grant from credit_grant z where tenant_id = x.tenant and unspent(z) > 0
      order by expires_at, priority, grant_id limit 1
    ) g on true
    left join api_key k on k.tenant_id = x.t and k.key_id = x.key
    left join api_key l on l.tenant_id = x.t and l.key_id = k.line_id
    left join api_key m on m.tenant_id = x.t and m.key_id = k.maker_id
    order by x.t, x.ord
  loop
    if i.is_first then
      known := coalesce(accounts[place + 1].tenant_id = i.t, false);
      if known then
        place := place + 1;
        a := accounts[place];
      else
        a := null;
      end if;
      stamp := greatest(now_at, a.last_at);
      today := (stamp at time zone 'UTC')::date;
      mark := next_mark(a);
      spend_mark := next_spend_mark(a);
      burning := i.first_grant; touched := false;
      own_lines := cardinality(lines) + 1;
    end if;

    if i.key is not null then
      cap := null; day_cap := null; maker_cap := null; line_place := null; maker_place := null;
      if i.key in (nil_key, test_key) then
        key_ok := true; is_test := i.key = test_key;
      else
        key_ok := i.key_active and coalesce(i.key_ends > stamp, true); is_test := i.key_test;
        cap := i.monthly_credits_max; day_cap := i.daily_credits_max; maker_cap := i.maker_credits_max;
      end if;
      if known and a.status = 'active' and coalesce(cap, day_cap, maker_cap) is not null then
        foreach shared in array array[case when coalesce(cap, day_cap) is not null then coalesce(i.line_id, i.key) end,
          case when maker_cap is not null then i.maker_id end]
        loop
          if shared is not null and array_position(lines, shared, own_lines) is null then
            -- Only the sum of a line with a cap for the period is complete.
            spent := row(i.t, shared, a.opened_seq, a.opened_seq, 0, today, key_spent_on(i.t, shared, today),
              cap is not null or shared is not distinct from i.maker_id);
            if spent.is_kept then
              spent.credits := key_spent(a, shared);
            end if;
            lines := lines || shared; spendings := spendings || spent;
          end if;
        end loop;
        if coalesce(cap, day_cap) is not null then
          line_place := array_position(lines, coalesce(i.line_id, i.key), own_lines);
        end if;
        if maker_cap is not null then
          maker_place := array_position(lines, i.maker_id, own_lines);
        end if;
      end if;
    end if;
    engine := coalesce(versions[i.ord], versions[1], '');
    r := row(i.ord, null, null, 0, a.remaining, a.remaining + a.credits_used, a.calls_limit - a.calls_used,
      a.period_end, i.as_of, engine, a.spend_limit, false);

    <<decision>>
    begin
      r.outcome := case when not known then 'unknown_tenant' when a.status <> 'active' then 'suspended'
        when key_ok is not true then 'key_inactive' end;
      exit decision when r.outcome is not null;

      doubt := doubts[doubt_places[i.ord]];
      if doubt.seq is not null then
        r.outcome := 'charged'; r.seq := doubt.seq; r.cost := doubt.cost;
        exit decision;
      end if;
      if i.idem is not null then -- This precedes the balance: a replay at balance 0 is free.
        stored := keys[key_places[i.ord]];
        if stored.created_at > stamp - interval '24 hours' then
          if stored.input_hash = coalesce(i.hash, '\x') and stored.operation = i.op and stored.is_test = is_test then
            r.outcome := 'replayed'; r.seq := stored.seq; r.as_of := stored.as_of;
            r.engine_version := stored.engine_version;
          else
            r.outcome := 'idempotency_key_reuse';
          end if;
          exit decision;
        end if;
      end if;

      price := case when is_test then 0 else i.cost end;
      -- As callsCounted in packages/domain.
      counted := case when is_test then 0 when a.calls_limit is null then 1 else greatest(1, (price + 4) / 5) end;
      r.outcome := case when a.calls_used + counted > a.calls_limit then 'calls_exhausted'
        when price > a.remaining then 'credits_exhausted'
        when price > 0 and a.credits_used + price > a.spend_limit then 'spend_limit_reached'
        when line_place is null and maker_place is null then null
        when spendings[line_place].credits + price > cap or spendings[maker_place].credits + price > maker_cap
          then 'key_cap_reached'
        when spendings[line_place].day_credits + price > day_cap then 'key_daily_cap_reached' end;
      if r.outcome is not null then
        if r.outcome = 'spend_limit_reached' and a.spend_pct < 100 then -- The limit may never be reached exactly.
          a := cross_spend_limit(a, 100, stamp);
          spend_mark := null;
          r.crossed := true;
        end if;
        exit decision;
      end if;

      need := price;
      burn := '[]';
      while need > 0 loop
        if unspent(burning) = 0 then
          grants := grants || burning;
          select z.* into burning from credit_grant z
          where z.tenant_id = a.tenant_id and unspent(z) > 0
            and (z.expires_at, z.priority, z.grant_id) > (burning.expires_at, burning.priority, burning.grant_id)
          order by z.expires_at, z.priority, z.grant_id limit 1;
        end if;
        if burning.grant_id is null then
          raise exception 'grants of tenant % hold less than its balance', a.tenant_id;
        end if;
        bite := least(need, unspent(burning));
        burning.used := burning.used + bite;
        touched := true;
        need := need - bite;
        burn := burn || jsonb_build_array(jsonb_build_array(burning.grant_id, bite));
      end loop;
      a.seq := a.seq + 1;
      a.remaining := a.remaining - price;
      a.credits_used := a.credits_used + price;
      a.calls_used := a.calls_used + counted;
      a.last_at := stamp;
      if line_place is not null then
        spendings[line_place].credits := spendings[line_place].credits + price;
        spendings[line_place].day_credits := spendings[line_place].day_credits + price;
      end if;
      if maker_place is not null then
        spendings[maker_place].credits := spendings[maker_place].credits + price;
        spendings[maker_place].day_credits := spendings[maker_place].day_credits + price;
      end if;
      entry := row(a.tenant_id, a.period_start, a.seq, 'CallCharged', stamp, price, counted, i.k, i.op, i.req, burn, null,
        a.last_hash, sha256(a.last_hash || entry_text(a.tenant_id, a.period_start, a.seq, 'CallCharged', stamp, price,
          counted, i.k, i.op, i.req, burn, null)));
      entries := entries || entry;
      a.last_hash := entry.hash;
      if i.idem is not null then
        stored := row(a.tenant_id, i.idem, i.op, coalesce(i.hash, '\x'), a.seq, price, i.as_of, engine, stamp,
          is_test);
        keys[key_places[i.ord]] := stored;
        remembered := remembered || stored;
      end if;
      if doubt.request_id is not null then
        doubts[doubt_places[i.ord]].seq := a.seq;
        doubts[doubt_places[i.ord]].cost := price;
      end if;
      r.outcome := 'charged'; r.seq := a.seq; r.cost := price; r.remaining := a.remaining;
      r.calls_left := a.calls_limit - a.calls_used;
      while case when a.calls_limit is null then a.credits_used else a.calls_used end >= mark loop
        a := cross_threshold(a, stamp);
        mark := next_mark(a);
      end loop;
      while a.credits_used >= spend_mark loop
        a := cross_spend_limit(a, case when a.spend_pct < 80 then 80 else 100 end, stamp);
        spend_mark := next_spend_mark(a);
      end loop;
      r.crossed := a.seq > r.seq;
    end;
    return next r;

    if i.is_last and known then
      if a.seq > accounts[place].seq then
        changed := changed || a;
      end if;
      if touched then
        grants := grants || burning;
      end if;
      for line_place in own_lines .. cardinality(lines) loop
        if spendings[line_place].is_kept then
          spendings[line_place].seq := a.seq;
        else
          spendings[line_place].credits := 0;
        end if;
      end loop;
    end if;
  end loop;

  if cardinality(lines) > 0 then
    insert into key_spending (tenant_id, key_id, opened_seq, seq, credits, day, day_credits, is_kept)
      select tenant_id, key_id, opened_seq, seq, credits, day, day_credits, is_kept from unnest(spendings)
      on conflict (tenant_id, key_id) do update
        set opened_seq = excluded.opened_seq, seq = excluded.seq, credits = excluded.credits, day = excluded.day,
          day_credits = excluded.day_credits, is_kept = excluded.is_kept;
  end if;
  if cardinality(changed) = 0 then
    return;
  end if;
  update credit_account c
    set remaining = u.remaining, credits_used = u.credits_used, calls_used = u.calls_used,
      crossed_pct = u.crossed_pct, spend_pct = u.spend_pct, seq = u.seq, last_hash = u.last_hash, last_at = u.last_at
    from unnest(changed) u where c.tenant_id = u.tenant_id;
  if cardinality(grants) > 0 then
    update credit_grant g set used = u.used
      from unnest(grants) u where g.tenant_id = u.tenant_id and g.grant_id = u.grant_id;
  end if;
  if cardinality(remembered) > 0 then
    insert into charge_key (tenant_id, idempotency_key, operation, input_hash, seq, cost, as_of, engine_version,
        created_at, is_test)
      select tenant_id, idempotency_key, operation, input_hash, seq, cost, as_of, engine_version, created_at, u.is_test
      from unnest(remembered) u
      on conflict (tenant_id, idempotency_key) do update set operation = excluded.operation,
        input_hash = excluded.input_hash, seq = excluded.seq, cost = excluded.cost, as_of = excluded.as_of,
        engine_version = excluded.engine_version, created_at = excluded.created_at,
        is_test = excluded.is_test;
  end if;
  if doubts is not null then
    update charge_doubt d set seq = u.seq, cost = u.cost
      from unnest(doubts) u
      where d.tenant_id = u.tenant_id and d.request_id = u.request_id and d.seq is null and u.seq is not null;
  end if;
  -- The columns are named, so that a migration may add one with a default.
  insert into ledger_entry (tenant_id, period_start, seq, kind, at, cost, calls, key_id, operation, request_id, burn,
      prev_hash, hash)
    select tenant_id, period_start, seq, kind, at, cost, calls, key_id, operation, request_id, u.burn, prev_hash, hash
    from unnest(entries) u;
end $$;

alter function graha.charge_batch owner to graha_ledger;
-- The worker charges delivered events in the transaction that queues their messages.
grant execute on function graha.charge_batch to graha_api, graha_worker;
-- Drops the function that wrote the result of a batch for one tenant.
drop function if exists graha.close_purse(graha.credit_account, bigint[], bigint[], uuid[], bigint[]);
