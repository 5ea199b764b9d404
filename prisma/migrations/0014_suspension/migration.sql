-- Operators alone suspend a workspace and end a suspension: the portal's own role could undo theirs. While servers of the
-- version before still run, their operator pages refuse to do so.
do $$
begin
  if to_regprocedure('graha.suspend_account(uuid)') is not null then
    revoke execute on function graha.suspend_account(uuid), graha.resume_account(uuid) from graha_app;
  end if;
end $$;

grant update (status) on graha.tenant_card to graha_operator;
revoke update on graha.tenant_card from graha_app;
grant update (name, alert_pcts) on graha.tenant_card to graha_app;
