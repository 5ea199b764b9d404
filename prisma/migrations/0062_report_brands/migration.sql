-- The brand that the reports of a workspace print. It is sealed under the key of the workspace's texts. A replaced brand stays for
-- two days, because a repeated call under an Idempotency-Key prints the brand of the first one.
create table graha.report_brand (
  tenant_id   uuid not null,
  brand_id    uuid not null,
  sealed      bytea not null,
  chosen_at   timestamptz not null,
  replaced_at timestamptz,
  primary key (tenant_id, brand_id)
);
comment on column graha.report_brand.brand_id is 'From the brand, under the workspace''s row of graha.text_key: the same brand has the same id.';
comment on column graha.report_brand.sealed is 'Nonce, ciphertext and tag under the workspace''s row of graha.text_key.';
comment on column graha.report_brand.replaced_at is 'Null: the brand of reports now.';
create unique index report_brand_now on graha.report_brand (tenant_id) where replaced_at is null;
create index report_brand_replaced on graha.report_brand (replaced_at) where replaced_at is not null;

grant select, insert, update on graha.report_brand to graha_api, graha_app;
grant select, delete on graha.report_brand to graha_worker, graha_ledger;
