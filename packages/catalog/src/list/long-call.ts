import type { ListedOperation } from './list-operations.ts';

/** A call that may take more CPU time than this is computed in another thread than the one that answers requests. */
export const LONG_CALL_MS = 5;

/** Decides by the greatest CPU time measured on any input: `npm run bench -- worst`. */
export const mayTakeLong = ({ cpuMaxMs = 0 }: Pick<ListedOperation, 'cpuMaxMs'>): boolean => cpuMaxMs > LONG_CALL_MS;
