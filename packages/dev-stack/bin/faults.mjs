import { run } from './bootstrap.mjs';

await run('faults.ts');
