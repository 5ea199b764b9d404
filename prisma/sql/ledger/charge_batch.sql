-- Charges metered calls. A replica sends all waiting charges of all tenants in one transaction, and answers no call
-- before it commits. The accounts are locked in the order of their ids, so that batches cannot deadlock. Neither this function
-- nor one that it calls may notify: Postgres holds a lock of the whole server from a notification to the end of its commit.
--
-- One statement for the whole batch takes the locks, one finds what the charges need, and one writes each table; the
-- decisions are a loop over variables. Every row must be found through an index, however few the planner expects: it
-- does not know the size of an array, and would compare every charge with every row.
create or replace function graha.charge_batch(p_tenants uuid[], p_keys uuid[], p_operations text[], p_costs bigint[],
  p_requests text[], p_idempotency_keys text[], p_input_hashes bytea[], p_as_ofs timestamptz[], p_engine_version text)
returns setof graha.charge_result
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '250ms'
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off
set enable_mergejoin = off set enable_material = off set enable_memoize = off as $$
declare
  nil_key  constant uuid := '00000000-0000-0000-0000-000000000000';  -- the virtual key of the workspace has no row
  test_key constant uuid := '00000000-0000-0000-0000-000000000001';  -- nor has that of its test runs
  a        credit_account;
  i        record;
  r        charge_result;
  locked   record;
  due      uuid;
  now_at   timestamptz;
  doubts   charge_doubt[];    -- of each charge: its request, if the outcome is unknown
  keys     charge_key[];      -- of each charge: the row of its idempotency key
  stored   charge_key;
  known    boolean := false;  -- the tenant has an account
  seq_was  bigint;
  key_ok   boolean;
  is_test  boolean;
  line     uuid;              -- the first key of a line of replacements, which share a cap
  cap      bigint;            -- credits that the line may spend in a period
  maker_cap bigint;           -- the same of the line that created the key, with all keys that it created
  day_cap  bigint;            -- credits that the key may spend on a day, UTC
  today    date;
  stamp    timestamptz;
  refusal  text;
  price    bigint;
  counted  int;
  mark     bigint;            -- use at the next threshold
  spend_mark bigint;          -- use at the next threshold of the spend limit
  n        int;
  -- the tenant's grants in burn order, and the amounts left and taken of the current grant
  gid bigint[]; gamount bigint[]; gi int; gleft bigint; gtaken bigint := 0;
  need bigint; bite bigint; burn jsonb; h bytea;
  -- Arrays for the whole batch, written at the end. If they are searched again, the tenant's own part begins at a base index.
  accounts credit_account[] := '{}';
  -- grants and the credits taken of each
  gt uuid[] := '{}'; gg bigint[] := '{}'; gu bigint[] := '{}';
  -- lines of keys with a cap, and their spending since opened_seq, up to seq, and on the day
  ct uuid[] := '{}'; ck uuid[] := '{}'; cs bigint[] := '{}'; co bigint[] := '{}'; cq bigint[] := '{}'; ci int; c1 int;
  mi int; shared uuid;
  cy date[] := '{}'; cd bigint[] := '{}';
  cf boolean[] := '{}';       -- the line has a cap for the period, so that its sum is kept
  -- idempotency keys
  xt uuid[] := '{}'; xk text[] := '{}'; xo text[] := '{}'; xh bytea[] := '{}'; xs bigint[] := '{}';
  xc bigint[] := '{}'; xa timestamptz[] := '{}'; xd timestamptz[] := '{}'; xx boolean[] := '{}'; x1 int;
  -- requests of unknown outcome that are charged now
  dt uuid[] := '{}'; dr text[] := '{}'; ds bigint[] := '{}'; dc bigint[] := '{}'; d1 int;
  -- entries
  et uuid[] := '{}'; ep timestamptz[] := '{}'; es bigint[] := '{}'; ea timestamptz[] := '{}'; ec bigint[] := '{}';
  en int[] := '{}'; ek uuid[] := '{}'; eo text[] := '{}'; er text[] := '{}'; eb jsonb[] := '{}';
  eprev bytea[] := '{}'; eh bytea[] := '{}';
begin
  -- A charge is durable before it is answered, so the session must wait for the disk at commit. A SET clause of the
  -- function would end before the commit.
  if current_setting('synchronous_commit') in ('off', 'local') then
    perform set_config('synchronous_commit', 'on', true);
  end if;

  select min(l.next_due) as first_due, bool_or(l.next_due <= l.last_at) as is_late into locked from (
    select * from credit_account where tenant_id = any (p_tenants) order by tenant_id for update
  ) l;
  -- The statements after the lock see everything that was committed before it.
  now_at := ledger_now();
  if locked.first_due <= now_at or locked.is_late then
    for due in
      select tenant_id from credit_account
      where tenant_id = any (p_tenants) and next_due <= greatest(now_at, last_at) order by tenant_id
    loop
      perform settle(due);
    end loop;
  end if;
  -- Most batches have neither, and skip the look-up in the partitions of the keys.
  if exists (select from charge_doubt where tenant_id = any (p_tenants)) then
    select array_agg(d order by ord) into doubts from unnest(p_tenants, p_requests) with ordinality x (t, req, ord)
      left join charge_doubt d on d.tenant_id = x.t and d.request_id = x.req;
  end if;
  if array_remove(p_idempotency_keys, null) <> '{}' then
    select array_agg(k order by ord) into keys from unnest(p_tenants, p_idempotency_keys) with ordinality x (t, idem, ord)
      left join charge_key k on k.tenant_id = x.t and k.idempotency_key = x.idem;
  end if;

  for i in
    select x.*, c as account, g.ids, g.amounts,
      k.status = 'active' as key_active, k.expires_at as key_ends, k.env = 'test' as key_test, k.line_id, k.maker_id,
      case when k.line_id is null then k.monthly_credits_max else l.monthly_credits_max end as monthly_credits_max,
      k.daily_credits_max, m.monthly_credits_max as maker_credits_max
    from (
      select *, row_number() over own = 1 as is_first,
        case when row_number() over own = 1 then t end as tenant,
        case when row_number() over own = 1 or coalesce(k, nil_key) <> coalesce(lag(k) over own, nil_key)
          then coalesce(k, nil_key) end as key
      from unnest(p_tenants, p_keys, p_operations, p_costs, p_requests, p_idempotency_keys, p_input_hashes, p_as_ofs)
        with ordinality as y (t, k, op, cost, req, idem, hash, as_of, ord)
      window own as (partition by t order by ord)
    ) x
    left join credit_account c on c.tenant_id = x.tenant
    left join lateral (
      select array_agg(grant_id) as ids, array_agg(amount) as amounts from (
        select grant_id, unspent(z) as amount from credit_grant z where tenant_id = x.tenant and unspent(z) > 0
        order by expires_at, priority, grant_id
      ) z
    ) g on true
    left join api_key k on k.tenant_id = x.t and k.key_id = x.key
    left join api_key l on l.tenant_id = x.t and l.key_id = k.line_id
    left join api_key m on m.tenant_id = x.t and m.key_id = k.maker_id
    order by x.t, x.ord
  loop
    if i.is_first then
      if known and a.seq > seq_was then
        accounts := accounts || a;
      end if;
      if gtaken > 0 then
        gt := gt || a.tenant_id; gg := gg || gid[gi]; gu := gu || gtaken;
      end if;
      while cardinality(co) < cardinality(ck) loop
        co := co || a.opened_seq; cq := cq || case when cf[cardinality(co)] then a.seq else a.opened_seq end;
        cs[cardinality(co)] := case when cf[cardinality(co)] then cs[cardinality(co)] else 0 end;
      end loop;
      a := i.account; known := i.account is distinct from null; seq_was := a.seq;
      gid := i.ids; gamount := i.amounts; gi := 0; gleft := 0; gtaken := 0;
      c1 := cardinality(ck) + 1; x1 := cardinality(xk) + 1; d1 := cardinality(dr) + 1;
      stamp := greatest(now_at, a.last_at);
      today := (stamp at time zone 'UTC')::date;
      mark := next_mark(a);
      spend_mark := next_spend_mark(a);
    end if;
    r := row(i.ord, null, null, 0, a.remaining, a.remaining + a.credits_used, a.calls_limit - a.calls_used,
      a.period_end, i.as_of, p_engine_version, a.spend_limit, false);

    refusal := case when not known then 'unknown_tenant' when a.status <> 'active' then 'suspended' end;
    if i.key in (nil_key, test_key) then
      key_ok := true; is_test := i.key = test_key; cap := null; day_cap := null; ci := null;
      maker_cap := null; mi := null;
    elsif i.key is not null then
      key_ok := i.key_active and coalesce(i.key_ends > stamp, true); is_test := i.key_test;
      cap := i.monthly_credits_max; day_cap := i.daily_credits_max; maker_cap := i.maker_credits_max;
      line := coalesce(i.line_id, i.key); ci := null; mi := null;
      if refusal is null then
        foreach shared in array array[case when coalesce(cap, day_cap) is not null then line end,
          case when maker_cap is not null then i.maker_id end]
        loop
          if shared is not null and array_position(ck, shared, c1) is null then
            ct := ct || i.t; ck := ck || shared;
            cf := cf || (cap is not null or shared is not distinct from i.maker_id);
            cs := cs || case when cf[cardinality(ck)] then key_spent(a, shared) else 0 end;
            cy := cy || today; cd := cd || key_spent_on(i.t, shared, today);
          end if;
        end loop;
        if coalesce(cap, day_cap) is not null then
          ci := array_position(ck, line, c1);
        end if;
        if maker_cap is not null then
          mi := array_position(ck, i.maker_id, c1);
        end if;
      end if;
    end if;
    if refusal is null and key_ok is not true then
      refusal := 'key_inactive';
    end if;

    if refusal is null and doubts[i.ord].request_id is not null then
      n := array_position(dr, i.req, d1);
      if n is not null or doubts[i.ord].seq is not null then
        r.outcome := 'charged'; r.seq := coalesce(ds[n], doubts[i.ord].seq);
        r.cost := coalesce(dc[n], doubts[i.ord].cost);
        return next r;
        continue;
      end if;
    end if;
    if refusal is null and i.idem is not null then -- This precedes the balance: a replay at balance 0 is free.
      n := array_position(xk, i.idem, x1);
      if n is null then
        stored := keys[i.ord];
      else
        stored := row(a.tenant_id, i.idem, xo[n], xh[n], xs[n], xc[n], xa[n], p_engine_version, xd[n], xx[n]);
      end if;
      if stored.created_at > stamp - interval '24 hours' then
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
    -- As callsCounted in packages/domain.
    counted := case when is_test then 0 when a.calls_limit is null then 1 else greatest(1, (price + 4) / 5) end;
    if refusal is null then
      refusal := case when a.calls_used + counted > a.calls_limit then 'calls_exhausted'
        when price > a.remaining then 'credits_exhausted'
        when price > 0 and a.credits_used + price > a.spend_limit then 'spend_limit_reached'
        when cs[ci] + price > cap or cs[mi] + price > maker_cap then 'key_cap_reached'
        when cd[ci] + price > day_cap then 'key_daily_cap_reached' end;
    end if;
    if refusal is not null then
      r.outcome := refusal;
      if refusal = 'spend_limit_reached' and a.spend_pct < 100 then -- The limit may never be reached exactly.
        a := cross_spend_limit(a, 100, stamp);
        spend_mark := null;
        r.crossed := true;
      end if;
      return next r;
      continue;
    end if;

    need := price;
    burn := '[]';
    while need > 0 loop
      if gleft = 0 then
        if gtaken > 0 then
          gt := gt || a.tenant_id; gg := gg || gid[gi]; gu := gu || gtaken; gtaken := 0;
        end if;
        gi := gi + 1;
        if gi > coalesce(cardinality(gid), 0) then
          raise exception 'grants of tenant % hold less than its balance', a.tenant_id;
        end if;
        gleft := gamount[gi];
      end if;
      bite := least(need, gleft);
      gleft := gleft - bite;
      gtaken := gtaken + bite;
      need := need - bite;
      burn := burn || jsonb_build_array(jsonb_build_array(gid[gi], bite));
    end loop;
    a.seq := a.seq + 1;
    a.remaining := a.remaining - price;
    a.credits_used := a.credits_used + price;
    a.calls_used := a.calls_used + counted;
    a.last_at := stamp;
    if ci is not null then
      cs[ci] := cs[ci] + price;
      cd[ci] := cd[ci] + price;
    end if;
    if mi is not null then
      cs[mi] := cs[mi] + price;
      cd[mi] := cd[mi] + price;
    end if;
    h := sha256(a.last_hash || entry_text(a.tenant_id, a.period_start, a.seq, 'CallCharged', stamp, price, counted, i.k,
      i.op, i.req, burn, null));
    et := et || a.tenant_id; ep := ep || a.period_start; es := es || a.seq; ea := ea || stamp; ec := ec || price;
    en := en || counted; ek := ek || i.k; eo := eo || i.op; er := er || i.req; eb := eb || burn;
    eprev := eprev || a.last_hash; eh := eh || h;
    a.last_hash := h;
    if i.idem is not null then
      xt := xt || a.tenant_id; xk := xk || i.idem; xo := xo || i.op; xh := xh || coalesce(i.hash, '\x');
      xs := xs || a.seq; xc := xc || price; xa := xa || i.as_of; xd := xd || stamp; xx := xx || is_test;
    end if;
    if doubts[i.ord].request_id is not null then
      dt := dt || a.tenant_id; dr := dr || i.req; ds := ds || a.seq; dc := dc || price;
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
    return next r;
  end loop;
  if known and a.seq > seq_was then
    accounts := accounts || a;
  end if;
  if gtaken > 0 then
    gt := gt || a.tenant_id; gg := gg || gid[gi]; gu := gu || gtaken;
  end if;
  while cardinality(co) < cardinality(ck) loop
    co := co || a.opened_seq; cq := cq || case when cf[cardinality(co)] then a.seq else a.opened_seq end;
    cs[cardinality(co)] := case when cf[cardinality(co)] then cs[cardinality(co)] else 0 end;
  end loop;

  if cardinality(ck) > 0 then
    insert into key_spending (tenant_id, key_id, opened_seq, seq, credits, day, day_credits, is_kept)
      select * from unnest(ct, ck, co, cq, cs, cy, cd, cf)
      on conflict (tenant_id, key_id) do update
        set opened_seq = excluded.opened_seq, seq = excluded.seq, credits = excluded.credits, day = excluded.day,
          day_credits = excluded.day_credits, is_kept = excluded.is_kept;
  end if;
  if cardinality(accounts) = 0 then
    return;
  end if;
  update credit_account c
    set remaining = u.remaining, credits_used = u.credits_used, calls_used = u.calls_used,
      crossed_pct = u.crossed_pct, spend_pct = u.spend_pct, seq = u.seq, last_hash = u.last_hash, last_at = u.last_at
    from unnest(accounts) u where c.tenant_id = u.tenant_id;
  if cardinality(gt) > 0 then
    update credit_grant g set used = g.used + u.taken
      from unnest(gt, gg, gu) u (tenant, id, taken) where g.tenant_id = u.tenant and g.grant_id = u.id;
  end if;
  if cardinality(xt) > 0 then
    insert into charge_key (tenant_id, idempotency_key, operation, input_hash, seq, cost, as_of, engine_version,
        created_at, is_test)
      select t, k, o, q, s, c, f, p_engine_version, at, x
      from unnest(xt, xk, xo, xh, xs, xc, xa, xd, xx) e (t, k, o, q, s, c, f, at, x)
      on conflict (tenant_id, idempotency_key) do update set operation = excluded.operation,
        input_hash = excluded.input_hash, seq = excluded.seq, cost = excluded.cost, as_of = excluded.as_of,
        engine_version = excluded.engine_version, created_at = excluded.created_at,
        is_test = excluded.is_test;
  end if;
  if cardinality(dt) > 0 then
    update charge_doubt d set seq = u.seq, cost = u.cost
      from unnest(dt, dr, ds, dc) u (tenant, request, seq, cost)
      where d.tenant_id = u.tenant and d.request_id = u.request;
  end if;
  insert into ledger_entry (tenant_id, period_start, seq, kind, at, cost, calls, key_id, operation, request_id, burn,
      prev_hash, hash)
    select t, p, s, 'CallCharged', st, c, m, k, o, q, b, pv, hh
    from unnest(et, ep, es, ea, ec, en, ek, eo, er, eb, eprev, eh) e (t, p, s, st, c, m, k, o, q, b, pv, hh);
end $$;

alter function graha.charge_batch owner to graha_ledger;
grant execute on function graha.charge_batch to graha_api;
-- Drops the function that wrote the result of a batch for one tenant.
drop function if exists graha.close_purse(graha.credit_account, bigint[], bigint[], uuid[], bigint[]);
