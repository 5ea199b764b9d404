import { runFaults } from './run-faults.ts';

/** `npm run soak`: traffic, sign-ups, upgrades and kills for the requested time. */
await runFaults('soak.ts');
