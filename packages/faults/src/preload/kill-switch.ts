import type { KillPoint } from './kill-points.ts';
import { moduleOf } from './module-of.ts';

export type Kill = {
  point: KillPoint;
  /** How often the point is passed, this time included. */
  turn: number;
  /** Of the one point that is inside the database. */
  afterMs: number;
};

/** What a replica needs to be given so that it is killed at that point. */
export async function killSwitch({ point, turn, afterMs }: Kill) {
  return {
    preload: await moduleOf('kill-at.ts'),
    env: { KILL_AT: point, KILL_TURN: String(turn), KILL_AFTER_MS: String(afterMs) },
  };
}
