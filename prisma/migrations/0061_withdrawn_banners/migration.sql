-- An operator can end the banner of a broadcast before its time; nothing else of a broadcast ever changes.
grant update (banner_until) on graha.broadcast to graha_ledger;
