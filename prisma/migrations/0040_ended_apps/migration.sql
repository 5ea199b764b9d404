-- The worker ends connections of apps that no code or token can use any more.
grant delete on identity.connected_app to graha_ledger;
create index connected_app_client_idx on identity.connected_app (user_id, organization_id, client_hash);
