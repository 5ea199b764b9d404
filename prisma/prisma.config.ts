import { defineConfig } from 'prisma/config';

/** Only the client is generated, which needs no engine; without this setting Prisma would download one. */
process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= process.execPath;

export default defineConfig({ schema: 'schema' });
