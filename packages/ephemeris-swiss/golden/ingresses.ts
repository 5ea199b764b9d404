import { signIndexOf } from '@graha/astro-engine/core/angle';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { isoAt, jdUtOf } from '@graha/astro-engine/core/moment';
import { nextChange } from '@graha/astro-engine/core/search';
import { type AccuracyRow, Worst } from './difference.ts';
import ingresses from './saturn-ingresses.fixture.json' with { type: 'json' };

const INDIA_SECONDS = 19_800;
/** Saturn spends longer than this in every sign, even if it turns back at the border. */
const STEP_DAYS = 5;
const LIMIT_DAYS = 1200;

/** Saturn through the sidereal signs over half a century, direct and retrograde: the stepwise search on the real sky. */
export function ingressAccuracy(sky: Ephemeris): AccuracyRow[] {
  const worst = new Worst();
  const signAt = (jdUt: number): number =>
    signIndexOf(sky.longitudeDeg('saturn', jdUt) - sky.ayanamsaDeg('lahiri', jdUt));
  let jdUt = jdUtOf({ year: 1993, month: 1, day: 1, hours: 0, minutes: 0, seconds: 0 }, INDIA_SECONDS);
  for (const { at, fromSignIndex, toSignIndex } of ingresses.cases) {
    const before = signAt(jdUt);
    const found = nextChange(signAt, jdUt, STEP_DAYS, LIMIT_DAYS);
    if (found === null || before !== fromSignIndex || signAt(found) !== toSignIndex) worst.add(Infinity);
    else worst.add((Date.parse(isoAt(found, INDIA_SECONDS)) - Date.parse(at)) / 1000);
    jdUt = found ?? jdUt;
  }
  return [worst.row('Saturn’s sidereal ingresses, 1993–2049', ingresses.source, 's', 1)];
}
