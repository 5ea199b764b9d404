import type { ListedOperation } from './list-operations.ts';

/** A call that may take more CPU time than this is computed beside the thread that answers everybody else. */
export const LONG_CALL_MS = 5;

/** By the most that the operation was measured to take on any input: `npm run bench -- worst`. */
export const mayTakeLong = ({ cpuMaxMs = 0 }: Pick<ListedOperation, 'cpuMaxMs'>): boolean => cpuMaxMs > LONG_CALL_MS;
