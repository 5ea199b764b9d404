import { run } from './bootstrap.mjs';

await run('pictures.ts');
