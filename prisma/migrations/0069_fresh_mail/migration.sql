-- Mails that were never tried are found without reading those that wait for another attempt.
create index mail_fresh_idx on identity.mail (next_attempt_at) where attempts = 0 and next_attempt_at is not null;
