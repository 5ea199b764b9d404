import { run } from './bootstrap.mjs';

await run('promises.ts');
