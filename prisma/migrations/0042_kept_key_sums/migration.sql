-- A charge of a key with a cap read the entries of the period under the account's lock. Now each charge and reversal carries
-- the sum of its line of keys on. Here the sums are counted once, so that the first charge reads only what was charged since, and
-- then marks the sum as kept. The table is locked after the count.
insert into graha.key_spending (tenant_id, key_id, opened_seq, seq, credits)
select a.tenant_id, k.key_id, a.opened_seq, a.seq, coalesce(sum(m.credits), 0)
from graha.credit_account a
join graha.api_key k on k.tenant_id = a.tenant_id and k.line_id is null and k.monthly_credits_max is not null
left join (
  select e.tenant_id, e.key_id, s.line_id, s.maker_id,
    sum(case when e.kind = 'CallCharged' then e.cost when (e.data ->> 'ofSeq')::bigint > o.opened_seq then -e.cost else 0 end) as credits
  from graha.credit_account o
  join graha.ledger_entry e on e.tenant_id = o.tenant_id and e.period_start = o.period_start and e.seq > o.opened_seq
  join graha.api_key s on s.tenant_id = e.tenant_id and s.key_id = e.key_id
  where o.tenant_id in (select tenant_id from graha.api_key where monthly_credits_max is not null)
  group by 1, 2, 3, 4
) m on m.tenant_id = k.tenant_id and k.key_id in (m.key_id, m.line_id, m.maker_id)
group by 1, 2, 3, 4
on conflict (tenant_id, key_id) do update
  set opened_seq = excluded.opened_seq, seq = excluded.seq, credits = excluded.credits
  where key_spending.seq < excluded.seq;

alter table graha.key_spending add column is_kept boolean not null default false;
comment on column graha.key_spending.is_kept is
  'Each charge and reversal of the line since it was counted is in credits; the line has a cap for the period.';
