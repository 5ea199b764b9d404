-- Every table of the ledger belongs to tenants.
-- needs: tenancy/isolate
select graha.isolate(guarded::regclass)
from unnest(array[
  'graha.credit_account',
  'graha.credit_grant',
  'graha.credit_adjustment',
  'graha.returned_share',
  'graha.ledger_entry',
  'graha.charge_key',
  'graha.charge_reversal',
  'graha.charge_doubt',
  'graha.key_spending'
]) as guarded;
