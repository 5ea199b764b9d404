import { secondOf } from '@graha/astro-engine/core/moment';
import {
  DASHA_LEVELS,
  type DashaBirth,
  type DashaPeriod,
  mahadashasOf,
  subPeriodsOf,
} from '@graha/astro-engine/dasha/periods';
import { CONDITIONAL_SYSTEMS } from '@graha/astro-engine/dasha/conditional';
import { DASHA_SYSTEMS, type DashaSystem } from '@graha/astro-engine/dasha/systems';
import { chosenOf } from '../../../../../request/name-list.ts';
import { nameOf } from '../../../../../wire/present-placement.ts';
import { prepared } from '../../../../dasha/birth.ts';
import { type Dasha, DASHAS } from '../../asked.ts';
import { type FoundEvent, ofBirth } from '../../kind.ts';
import type { Scene, Seconds } from '../../scene.ts';
import type { Facts } from '../../wire.ts';

const SYSTEMS: Readonly<Record<Dasha, DashaSystem>> = { ...DASHA_SYSTEMS, ...CONDITIONAL_SYSTEMS };
/** Weight by level, from the great period down. */
const WEIGHTS = [10, 8, 5];

type Search = { from: DashaBirth; system: Dasha; levels: number; seconds: Seconds };

const touches = ({ startJdUt, endJdUt }: DashaPeriod, { fromSecond, untilSecond }: Seconds): boolean =>
  secondOf(endJdUt) >= fromSecond && secondOf(startJdUt) < untilSecond;

function eventOf({ system }: Search, path: readonly DashaPeriod[], period: DashaPeriod): FoundEvent {
  const level = DASHA_LEVELS[path.length - 1] ?? 'mahadasha';
  const names = path.map(({ lord, name }) => name ?? nameOf(lord));
  return {
    second: secondOf(period.startJdUt),
    untilSecond: secondOf(period.endJdUt),
    title: `${names.join('–')} ${level} begins${system === 'vimshottari' ? '' : ` (${system})`}`,
    weight: WEIGHTS[path.length - 1] ?? 1,
    // Safe: rulers are among the nine.
    facts: { system, level, lords: path.map(({ lord }) => nameOf(lord)) as Facts['lords'], change: 'begins' },
  };
}

/** The first period of a parent begins with it, so it is no change of its own. */
function changesIn(search: Search, periods: readonly DashaPeriod[], parents: readonly DashaPeriod[]): FoundEvent[] {
  return periods.flatMap((period, place) => {
    if (!touches(period, search.seconds)) return [];
    const path = [...parents, period];
    const own = place === 0 ? [] : [eventOf(search, path, period)];
    if (path.length === search.levels) return own;
    return [...own, ...changesIn(search, subPeriodsOf(search.from, period), path)];
  });
}

function changesOf(scene: Scene, system: Dasha): FoundEvent[] {
  const { natal, asked, ephemeris, seconds } = scene;
  if (natal === null) return [];
  const { from } = prepared({ ...natal.birth, settings: asked.settings }, ephemeris, system, SYSTEMS[system]);
  return changesIn({ from, system, levels: asked.dasha_levels, seconds }, mahadashasOf(from), []);
}

/**
 * Changes of dasha periods down to the requested level. A change of a great period is one event, though the periods
 * within it change too.
 */
export const dashaChanges = ofBirth((scene) =>
  chosenOf(scene.asked.dasha_systems, DASHAS).flatMap((system) => changesOf(scene, system)),
);
