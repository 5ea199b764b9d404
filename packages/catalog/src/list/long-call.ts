import { yearLength } from '../families/dasha/birth.ts';
import { asksYearsByPoint } from '../operation/long-if.ts';
import type { AnyOperation } from '../operation/operation.ts';
import { settingRowsOf } from '../request/settings.ts';

/** A call that may take more CPU time than this is computed in another thread than the one that answers requests. */
export const LONG_CALL_MS = 3;

type Declared = Pick<AnyOperation, 'cpuMaxMs' | 'longIf'>;

/**
 * Decides by the greatest CPU time measured on any input: `npm run bench -- worst`.
 * @param input parsed by the operation's schema; if omitted, whether any input may take long
 */
export const mayTakeLong = ({ cpuMaxMs = 0, longIf }: Declared, input?: unknown): boolean =>
  // Safe: the type covers entries of all shapes; the entry's own schema has parsed the input.
  cpuMaxMs > LONG_CALL_MS && (input === undefined || longIf === undefined || longIf(input as never));

/** Every dasha that counts years by a star. */
const YEARS_BY_POINT: Declared = { cpuMaxMs: 12, longIf: asksYearsByPoint };

/** Returns the calls of an operation that may take long: its own, or those of every dasha that counts years by a star. */
export const longCallsOf = ({ input, cpuMaxMs, longIf }: AnyOperation): Declared =>
  cpuMaxMs === undefined && settingRowsOf(input)['year_length'] === yearLength
    ? YEARS_BY_POINT
    : { ...(cpuMaxMs === undefined ? {} : { cpuMaxMs }), ...(longIf === undefined ? {} : { longIf }) };
