-- Which workspaces let top-ups be bought by themselves. Inline, from the subscription-* streams.
create table graha.auto_top_up (
  tenant_id        uuid primary key,
  is_on            boolean not null,
  below_credits    bigint not null check (below_credits > 0),
  packs_max        int not null check (packs_max > 0),
  paused_because   text,
  month            text not null default '',
  packs            int not null default 0 check (packs >= 0),
  open_purchase_id uuid
);
comment on column graha.auto_top_up.packs is 'Bought in this month, with the one under way.';
comment on column graha.auto_top_up.open_purchase_id is 'Decided, and not yet known to be paid or refused.';
create index auto_top_up_live_idx on graha.auto_top_up (tenant_id)
  where open_purchase_id is not null or (is_on and paused_because is null);
grant select on graha.auto_top_up to graha_api, graha_app, graha_operator;
grant insert, update on graha.auto_top_up to graha_app;
grant select, insert, update, delete on graha.auto_top_up to graha_worker;
