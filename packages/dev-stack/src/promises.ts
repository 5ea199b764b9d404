import { runBrowserProgram } from './browser-program.ts';

await runBrowserProgram('promises');
