-- What bounds a publishable key: null for a secret one.
alter table graha.api_key
  add column origins           text[],
  add column daily_credits_max bigint,
  add column visitor_calls_max int,
  add column publishable_text  text,
  add constraint api_key_kind check (
    (origins is null) = (daily_credits_max is null) and (origins is null) = (visitor_calls_max is null)
    and (origins is null) = (publishable_text is null));
comment on column graha.api_key.publishable_text is 'The whole key, which stands in pages and is no secret.';
grant select (origins, daily_credits_max, visitor_calls_max, publishable_text)
  on graha.api_key to graha_api, graha_app, graha_operator;
grant update (origins, daily_credits_max, visitor_calls_max) on graha.api_key to graha_app;

-- What a key with a cap was charged on its last day, UTC. What is reversed stays spent until the day ends.
alter table graha.key_spending
  add column day         date,
  add column day_credits bigint not null default 0 check (day_credits >= 0);
