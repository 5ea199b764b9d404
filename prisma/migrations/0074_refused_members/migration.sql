alter table graha.request_log add column problems text;
comment on column graha.request_log.problems is
  'Members that a 422 names, each with its kind of problem, at most five. Neither values nor names that the caller made up.';
