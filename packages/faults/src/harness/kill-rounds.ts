import { type Findings, sumOf } from '../findings.ts';
import { KILL_POINTS, type KillPoint } from '../preload/kill-points.ts';
import { type Result, resultOf, type Trial } from '../scenario.ts';

export const SURVIVES_MS = 120_000;

type Killed = (point: KillPoint, survivor: string, trial: Pick<Trial, 'random' | 'stage'>) => Promise<Findings>;

/** Each try kills at the next of the points, so that nine tries cover all of them; the first point is random. */
export async function killAtEachPoint(
  { tries, random, stage }: Trial,
  killedAt: Killed,
  noteOf: (unheard: number) => string,
): Promise<Result> {
  const { url: survivor } = await stage.api();
  const first = random.between(0, KILL_POINTS.length - 1);
  const found: Findings[] = [];
  for (let round = 0; round < tries; round += 1) {
    const point = KILL_POINTS[(first + round) % KILL_POINTS.length] ?? KILL_POINTS[0];
    found.push(await killedAt(point, survivor, { random, stage }));
  }
  return resultOf(tries, found, [noteOf(sumOf(found).unheard)]);
}
