-- Messages of operators to workspaces, chosen by plan and state. A function writes them from the events of their streams, which
-- operators alone append, so the role of the portal's pages cannot send one.
create table graha.broadcast (
  broadcast_id uuid primary key,
  title        text not null,
  text         text not null,
  plans        text[] not null check (cardinality(plans) > 0),
  statuses     text[] not null check (statuses <@ '{active,suspended}' and cardinality(statuses) > 0),
  by_mail      boolean not null,
  banner_until timestamptz,
  workspaces   int not null check (workspaces > 0),
  sent_at      timestamptz not null,
  author       text not null,
  check (by_mail or banner_until is not null)
);
comment on column graha.broadcast.workspaces is 'The number of workspaces that it was sent to, as its sender confirmed it.';
comment on column graha.broadcast.author is 'The operator who sent it; never shown to workspaces.';
create index broadcast_banner_idx on graha.broadcast (banner_until) where banner_until is not null;

grant select, insert on graha.broadcast to graha_ledger;
grant select on graha.tenant_card to graha_ledger;
grant select on graha.broadcast to graha_operator;
grant select (broadcast_id, title, text, plans, statuses, banner_until, sent_at) on graha.broadcast to graha_app;
