-- Brands of reports belong to tenants.
-- needs: tenancy/isolate
select graha.isolate('graha.report_brand');
