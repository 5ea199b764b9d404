-- Ends the banner of a broadcast at the time of its event, so the operators' list has the end that readers saw.
create or replace function graha.withdraw_banner(p_event uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  withdrawn event;
begin
  select * into strict withdrawn from event e where e.event_id = p_event and e.type = 'BannerWithdrawn';
  update broadcast b set banner_until = least(b.banner_until, withdrawn.occurred_at)
  where b.broadcast_id = substring(withdrawn.stream_id from '^broadcast-(.*)$')::uuid and b.banner_until is not null;
end $$;

alter function graha.withdraw_banner owner to graha_ledger;
grant execute on function graha.withdraw_banner to graha_operator;
