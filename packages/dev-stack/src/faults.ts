import { runFaults } from './run-faults.ts';

/** `npm run test:faults`: every attempt to break a promise. */
await runFaults('main.ts');
