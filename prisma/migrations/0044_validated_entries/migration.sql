-- Charges go on meanwhile: this lock lets rows be inserted.
alter table graha.ledger_entry validate constraint ledger_entry_rules;
