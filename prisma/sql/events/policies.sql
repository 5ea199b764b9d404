-- A session of one tenant sees the events of that tenant, what of them is due, and the key of their text.
-- needs: tenancy/isolate
select graha.isolate('graha.event');
select graha.isolate('graha.text_key');
select graha.isolate('graha.due_change');
