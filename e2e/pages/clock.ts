import { query } from './database.ts';

/** Advances the clock of the whole stack, and so of every workspace: only journeys in `alone` may do it. */
export const advanceClock = (seconds: number): Promise<object[]> =>
  query('UPDATE graha.clock_offset SET offset_seconds = offset_seconds + $1', [seconds]);
