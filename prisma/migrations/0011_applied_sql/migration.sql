-- The files of prisma/sql as they were last applied: a file with another hash is applied again.
create table graha.applied_sql (
  file       text primary key,
  sha256     text not null,
  applied_at timestamptz not null default clock_timestamp()
);
