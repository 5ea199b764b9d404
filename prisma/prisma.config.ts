import { defineConfig } from 'prisma/config';

/** Reading the schema needs no database, so a missing DATABASE_URL only matters to the commands that connect. */
const NOWHERE = 'postgresql://graha_owner@127.0.0.1:5432/graha';

export default defineConfig({
  schema: 'schema',
  migrations: { path: 'migrations' },
  datasource: { url: process.env['DATABASE_URL'] ?? NOWHERE },
});
