import { run } from './bootstrap.mjs';

await run('budget.ts');
