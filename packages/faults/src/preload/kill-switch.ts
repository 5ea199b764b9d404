import type { KillPoint } from './kill-points.ts';
import { moduleOf } from './module-of.ts';

export type Kill = {
  point: KillPoint;
  /** The number of the pass at which to kill, from 1. */
  turn: number;
  /** Delay at the one point that is inside the database, in ms. */
  afterMs: number;
};

/** The options of a replica that is killed at this point. */
export async function killSwitch({ point, turn, afterMs }: Kill) {
  return {
    preload: await moduleOf('kill-at.ts'),
    env: { KILL_AT: point, KILL_TURN: String(turn), KILL_AFTER_MS: String(afterMs) },
  };
}
