-- The worker asks which accounts are to be deleted; an account that is, is erased through a function.
create index event_user_erasure_idx on graha.event (stream_id, pos)
  where type in ('UserErasureRequested', 'UserErasureWithdrawn', 'UserErased');

grant select (id, email), delete on identity.user to graha_ledger;
-- PostgreSQL locks a row only for a role that may also change it.
grant update (updated_at) on identity.user to graha_ledger;
grant select, delete on identity.invitation, identity.verification to graha_ledger;
grant update (inviter_id) on identity.invitation to graha_ledger;
