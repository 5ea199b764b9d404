import type { EclipseKind, LocalEclipse } from '../core/ephemeris.ts';
import { eclipsesBetween, visibleUmbraOf } from '../events/eclipses.ts';
import { type SutakRule, sutakOf } from '../events/sutak.ts';
import { meanLunationAt } from '../calendar/lunations.ts';
import { panchangDayAt } from '../panchang/day.ts';
import type { Interval } from '../panchang/interval.ts';
import type { SeasonSky } from './season-sky.ts';

type Range = { fromJdUt: number; untilJdUt: number };
type Seen = { local: LocalEclipse; visible: Range };

/** At a larger latitude the Moon meets neither the Sun nor the shadow. */
const ECLIPSE_LATITUDE_DEG = 1.65;
const FULL_MOON_TITHI = 15;
/** An eclipse before a range may forbid days in it: sutak begins a day before, and three days follow. */
const REACH_DAYS = 6;
const HALF_WINDOW_DAYS = 1;
const ONE_SECOND_DAYS = 1 / 86_400;

/** Cached, because each rule asks for it, and a ranked search asks day after day. */
const found = new WeakMap<SeasonSky, { range: Range; eclipses: readonly Seen[] }>();

/** Returns the eclipses near a range of which more than the penumbra is visible from the place. */
function eclipsesAbout(sky: SeasonSky, range: Range): readonly Seen[] {
  const known = found.get(sky);
  if (known?.range.fromJdUt === range.fromJdUt && known.range.untilJdUt === range.untilJdUt) return known.eclipses;
  const eclipses = searched(sky, range);
  found.set(sky, { range, eclipses });
  return eclipses;
}

/** Checks only the few new and full moons near a node. */
function searched({ sky, moon, almanac }: SeasonSky, { fromJdUt, untilJdUt }: Range): Seen[] {
  const [first, last] = [fromJdUt - REACH_DAYS, untilJdUt + REACH_DAYS];
  const seen: Seen[] = [];
  for (let m = meanLunationAt(first) - 1; m <= meanLunationAt(last) + 1; m += 1) {
    const syzygies: [EclipseKind, number][] = [
      ['solar', moon.month(m).startJdUt],
      ['lunar', moon.tithi(m * 30 + FULL_MOON_TITHI).startJdUt],
    ];
    for (const [kind, jdUt] of syzygies) {
      if (jdUt < first || jdUt > last) continue;
      if (Math.abs(sky.position('moon', jdUt, 'geocentre').latitudeDeg) > ECLIPSE_LATITUDE_DEG) continue;
      const window = { fromJdUt: jdUt - HALF_WINDOW_DAYS, untilJdUt: jdUt + HALF_WINDOW_DAYS };
      for (const { local } of eclipsesBetween(sky, [kind], window, almanac.place, almanac.rule)) {
        const visible = local && visibleUmbraOf(local);
        if (local !== null && visible !== null) seen.push({ local, visible });
      }
    }
  }
  return seen;
}

/** @source `sutakOf` */
export const sutaks = (sky: SeasonSky, range: Range, rule: SutakRule): Interval[] =>
  eclipsesAbout(sky, range).flatMap(({ local }) => {
    const sutak = sutakOf(sky.sky, local, sky.almanac.place, { rule, sunrise: sky.almanac.rule });
    return sutak === null ? [] : [{ startJdUt: sutak.startJdUt, endJdUt: sutak.endJdUt }];
  });

/**
 * Returns the sunrise days with a visible eclipse, extended by a number of days.
 * @source Muhurta Chintamani: the day, and three days after it
 */
export const eclipseDays = (sky: SeasonSky, range: Range, daysAfter: number): Interval[] =>
  eclipsesAbout(sky, range).map(({ visible }) => {
    const dayAt = (jdUt: number) => panchangDayAt(sky.almanac, jdUt);
    const { startJdUt } = dayAt(visible.fromJdUt);
    let { endJdUt } = dayAt(visible.untilJdUt - ONE_SECOND_DAYS);
    if (daysAfter === 0) return { startJdUt, endJdUt };
    const afterJdUt = endJdUt;
    for (let day = 0; day < daysAfter; day += 1) ({ endJdUt } = dayAt(endJdUt + ONE_SECOND_DAYS));
    return { startJdUt: afterJdUt, endJdUt };
  });
