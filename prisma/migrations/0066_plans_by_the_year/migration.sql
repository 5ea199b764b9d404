-- A plan can be paid by the year: one payment for twelve months of credits.
alter table graha.payment add column is_yearly boolean not null default false;
create index payment_yearly_idx on graha.payment (paid_at) where is_yearly;

-- Returned money of a year takes the credits of months that have not begun: they are withheld when they are granted.
alter table graha.returned_share add column wanted bigint not null default 0 check (wanted >= 0);
