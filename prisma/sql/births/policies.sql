-- Stored births belong to tenants.
-- needs: tenancy/isolate
select graha.isolate('graha.birth');
select graha.isolate('graha.birth_count');
select graha.isolate('graha.birth_word');
