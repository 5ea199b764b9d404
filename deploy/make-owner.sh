#!/bin/sh
# Once, when the database is empty: the owner of everything that the migrations make. No superuser, as on a managed Postgres.
set -eu
psql --set ON_ERROR_STOP=1 --set "password=$GRAHA_OWNER_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
CREATE ROLE graha_owner LOGIN CREATEROLE PASSWORD :'password';
CREATE DATABASE graha OWNER graha_owner;
SQL
