-- The period of a kind that contains an instant. An anchored period starts on the day of its anchor or, in a shorter
-- month, on the last day: 31, 28, 31, 30, 31.
create or replace function graha.period_at(p_kind text, p_anchor timestamptz, p_at timestamptz,
  out period_start timestamptz, out period_end timestamptz)
language plpgsql immutable set search_path = pg_catalog, graha, pg_temp as $$
declare
  anchor timestamp := p_anchor at time zone 'utc';
  at     timestamp := p_at at time zone 'utc';
  months int;
begin
  if p_kind = 'none' then
    period_start := p_anchor;
    period_end := '9999-12-31 00:00:00+00';
    return;
  end if;
  if p_kind = 'calendar_month' then
    anchor := date_trunc('month', at);
  end if;
  months := (extract(year from at) - extract(year from anchor)) * 12
    + extract(month from at) - extract(month from anchor);
  if anchor + months * interval '1 month' > at then
    months := months - 1;
  end if;
  period_start := (anchor + months * interval '1 month') at time zone 'utc';
  period_end := (anchor + (months + 1) * interval '1 month') at time zone 'utc';
end $$;

alter function graha.period_at owner to graha_ledger;
