import { runFaults } from './run-faults.ts';

/** `npm run soak`: traffic, sign-ups, upgrades and kills for as long as asked. */
await runFaults('soak.ts');
