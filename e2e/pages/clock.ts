import { query } from './database.ts';

/** Moves the clock of the whole stack on, and with it every workspace: only a journey in `alone` may. */
export const advanceClock = (seconds: number): Promise<object[]> =>
  query('UPDATE graha.clock_offset SET offset_seconds = offset_seconds + $1', [seconds]);
