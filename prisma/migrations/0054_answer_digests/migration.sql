-- What a receipt repeats of an answer. Rows of earlier versions have none of it, and go with their partitions. The chain of the
-- ledger is as it was: a charge is durable before its answer is complete, so the digest cannot be part of its entry.
alter table graha.request_log
  add column digest bytea check (octet_length(digest) = 32),
  add column ledger_seq bigint,
  add column engine_version text;
comment on column graha.request_log.digest is 'SHA-256 of the content that was sent.';
comment on column graha.request_log.ledger_seq is 'The entry that charged the call; of a replay, that of the first call.';

grant select on graha.request_log to graha_api;
