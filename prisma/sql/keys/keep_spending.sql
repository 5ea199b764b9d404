-- Counts the spending of a line of keys when it gets a cap for the period, so that its charges need not read the entries; from
-- then on each of them adds itself. The long count needs no lock. The rest is counted under the account's lock, which is held
-- until the cap is visible.
create or replace function graha.keep_spending() returns trigger
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
declare
  a          credit_account;
  counted    bigint; -- credits up to counted_to, in the period that opened with counted_in
  counted_to bigint;
  counted_in bigint;
begin
  select * into a from credit_account where tenant_id = new.tenant_id;
  if not found then
    return null;
  end if;
  if tg_op = 'UPDATE' and new.monthly_credits_max is not null then
    counted := line_spent(a, new.key_id, a.opened_seq);
    counted_to := a.seq;
    counted_in := a.opened_seq;
  end if;
  select * into a from credit_account where tenant_id = new.tenant_id for update;
  if new.monthly_credits_max is null then
    update key_spending set is_kept = false, seq = a.opened_seq, opened_seq = a.opened_seq, credits = 0
      where tenant_id = new.tenant_id and key_id = new.key_id;
    return null;
  end if;
  if tg_op = 'INSERT' then -- A new key has spent nothing.
    counted := 0;
  elsif counted_in <> a.opened_seq then
    counted := line_spent(a, new.key_id, a.opened_seq);
  else
    counted := counted + line_spent(a, new.key_id, counted_to);
  end if;
  insert into key_spending as s (tenant_id, key_id, opened_seq, seq, credits, is_kept)
    values (a.tenant_id, new.key_id, a.opened_seq, a.seq, counted, true)
    on conflict (tenant_id, key_id) do update
      set opened_seq = excluded.opened_seq, seq = excluded.seq, credits = excluded.credits, is_kept = true;
  return null;
end $$;

alter function graha.keep_spending owner to graha_ledger;

-- The cap of a line is that of its first key.
create or replace trigger keep_spending_of_new after insert on graha.api_key
  for each row when (new.line_id is null and new.monthly_credits_max is not null)
  execute function graha.keep_spending();
create or replace trigger keep_spending after update of monthly_credits_max on graha.api_key
  for each row when (new.line_id is null and (old.monthly_credits_max is null) <> (new.monthly_credits_max is null))
  execute function graha.keep_spending();
