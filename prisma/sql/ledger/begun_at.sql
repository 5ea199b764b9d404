-- The instant at which the first period of a plan is looked up: its anchor, if that is at most an hour ahead, because the clock
-- of Stripe, which sets anchors, may be faster than this one. Without it, a second allowance would follow at the anchor. An
-- anchor further ahead is the end of a trial, which is a period of its own.
create or replace function graha.begun_at(p_kind text, p_anchor timestamptz, p_at timestamptz) returns timestamptz
language sql immutable set search_path = pg_catalog, graha, pg_temp as $$
  select case when p_kind = 'anchored' and p_anchor between p_at and p_at + interval '1 hour' then p_anchor else p_at end
$$;

alter function graha.begun_at owner to graha_ledger;
