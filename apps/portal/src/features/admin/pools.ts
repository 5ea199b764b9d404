import type { createPool } from '@graha/store/pool';

type Pool = ReturnType<typeof createPool>;

/**
 * An operator reads as `graha_operator`, which sees all and writes nothing, and writes as the portal, bound to one tenant. Who
 * people are is known to the identity store alone.
 */
export type OperatorPools = { reads: Pool; writes: Pool; identity: () => Pool };
