import { run } from './bootstrap.mjs';

await run('replicas.ts');
