import { runFaults } from './run-faults.ts';

/** `npm run test:faults`: runs every attempt to break a guarantee. */
await runFaults('main.ts');
