-- The explorer goes on from the books that an audit has verified, so that a step through a long history stays quick.
grant select on graha.audit_checkpoint to graha_operator;
