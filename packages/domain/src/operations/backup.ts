/**
 * A dump and its restore as an operator types them, in a shell with `SUPERUSER_URL` (of the database `graha`),
 * `NEW_SUPERUSER_URL` (of the database `postgres` of an empty cluster) and `NEW_DATABASE_URL` (of the owner, in the restored
 * database). The public page shows them, and the fault tests run them.
 */
export const BACKUP_STEPS = {
  dump: [
    // Only roles of the product: the superuser of the new cluster keeps its password.
    'pg_dumpall --roles-only --dbname="$SUPERUSER_URL" | grep graha_ > roles.sql',
    'pg_dump --format=custom --file=graha.dump "$SUPERUSER_URL"',
  ],
  restore: [
    'psql --set=ON_ERROR_STOP=1 --file=roles.sql "$NEW_SUPERUSER_URL"',
    'pg_restore --create --exit-on-error --dbname="$NEW_SUPERUSER_URL" graha.dump',
  ],
  check: ['DATABASE_URL="$NEW_DATABASE_URL" npm run audit -- --from-genesis'],
} as const;

/** Server secrets that a restored database needs, with the loss without each. */
export const SECRETS_BESIDE_BACKUP = {
  KEY_PEPPER: 'No API key works: every customer needs new keys.',
  SEALING_KEY: 'No webhook can be signed and no single sign-on works: each needs a new secret.',
  BETTER_AUTH_SECRET: 'Every session ends, and second factors must be set up again.',
} as const;
