import { defineConfig } from 'prisma/config';

/** Only the client is generated, which needs no engine; Prisma would download one unless one is named. */
process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= process.execPath;

export default defineConfig({ schema: 'schema' });
