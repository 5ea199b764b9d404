import { AYANAMSAS, type Ephemeris } from '@graha/astro-engine/ephemeris';
import { jdUtOf } from '@graha/astro-engine/moment';
import { keepSaturnBorders, BORDER_RANGE_DAYS } from '@graha/astro-engine/sky/sign-transits';

/** Years of the ephemeris, with the most common births first. */
const ERAS = [
  [1940, 2130],
  [1800, 1940],
  [2130, 2400],
] as const;
/** One step takes less than a millisecond; calls use the rest of the time. */
const EVERY_MS = 25;

const newYear = (year: number): number => jdUtOf({ year, month: 1, day: 1, hours: 0, minutes: 0, seconds: 0 }, 0);

function* walks(sky: Ephemeris): Generator<void> {
  for (const ayanamsa of AYANAMSAS) {
    for (const [from, until] of ERAS) {
      for (let jdUt = newYear(from); jdUt < newYear(until); jdUt += BORDER_RANGE_DAYS) {
        yield keepSaturnBorders(sky, ayanamsa, jdUt);
      }
    }
  }
}

/** Computes the borders that searches through centuries need, in steps between calls. @returns the function that stops it */
export function warmSky(sky: Ephemeris, everyMs = EVERY_MS): () => void {
  const rest = walks(sky);
  const timer = setInterval(() => {
    if (rest.next().done) clearInterval(timer);
  }, everyMs).unref();
  return () => clearInterval(timer);
}
