import { printedSpansBetween } from '../core/printed.ts';
import type { Span } from '../core/search.ts';
import { countFrom, rowAt } from '../vocabulary/cycle.ts';
import type { Interval } from './interval.ts';
import { type LightAngles, limbsBetween } from './limbs.ts';

type Meeting = { weekdayIndex: number; moonNakshatraIndex: number; sunNakshatraIndex: number };

/** Auspicious meetings of the Moon's star with a weekday, or with the Sun's star. */
export type SpecialYoga = {
  name: string;
  description: string;
  /** The partner of the Moon's star. */
  meets: 'weekday' | 'sun_star';
  isMade(meeting: Meeting): boolean;
};

/** Stars by weekday, from Sunday; 0 = Ashwini. @source Muhurta Chintamani ch. 1 */
const SARVARTHA_STARS: readonly (readonly number[])[] = [
  [12, 18, 11, 20, 25, 0, 7],
  [21, 3, 4, 7, 16],
  [0, 25, 2, 8],
  [3, 16, 12, 2, 4],
  [26, 16, 0, 6, 7],
  [26, 16, 0, 6, 21],
  [21, 3, 14],
];
const AMRITA_STARS: readonly number[] = [12, 4, 0, 16, 7, 26, 3];
const RAVI_COUNTS: ReadonlySet<number> = new Set([4, 6, 9, 10, 13, 20]);
const PUSHYA_INDEX = 7;

const pushyaOn = (name: string, weekdayIndex: number, description: string): SpecialYoga => ({
  name,
  description,
  meets: 'weekday',
  isMade: (meeting) => meeting.weekdayIndex === weekdayIndex && meeting.moonNakshatraIndex === PUSHYA_INDEX,
});

export const SPECIAL_YOGAS: readonly SpecialYoga[] = [
  {
    name: 'Sarvartha Siddhi',
    description: 'Weekday and star favour every undertaking.',
    meets: 'weekday',
    isMade: ({ weekdayIndex, moonNakshatraIndex }) => rowAt(SARVARTHA_STARS, weekdayIndex).includes(moonNakshatraIndex),
  },
  {
    name: 'Amrita Siddhi',
    description: 'The one star that makes a weekday immortal in effect.',
    meets: 'weekday',
    isMade: ({ weekdayIndex, moonNakshatraIndex }) => rowAt(AMRITA_STARS, weekdayIndex) === moonNakshatraIndex,
  },
  {
    name: 'Ravi Yoga',
    description: 'The Moon’s star counted from the Sun’s removes obstacles.',
    meets: 'sun_star',
    isMade: ({ sunNakshatraIndex, moonNakshatraIndex }) =>
      RAVI_COUNTS.has(countFrom(sunNakshatraIndex, moonNakshatraIndex, 27)),
  },
  pushyaOn('Ravi Pushya', 0, 'Pushya on a Sunday, good for remedies and initiations.'),
  pushyaOn('Guru Pushya', 4, 'Pushya on a Thursday, good for purchases and beginnings.'),
];

/**
 * Returns the yogas of a weekday and two stars.
 * @param weekdayIndex 0 = Sunday, of the sunrise day
 * @param moonNakshatraIndex 0 = Ashwini
 * @param sunNakshatraIndex 0 = Ashwini
 */
export const specialYogasOf = (
  weekdayIndex: number,
  moonNakshatraIndex: number,
  sunNakshatraIndex: number,
): SpecialYoga[] =>
  SPECIAL_YOGAS.filter(({ isMade }) => isMade({ weekdayIndex, moonNakshatraIndex, sunNakshatraIndex }));

/** Whether a window continues in the next: same yoga, same stars. A yoga of the weekday does not depend on the Sun's star. */
const goesOn = (one: SpecialYogaWindow, next: SpecialYogaWindow): boolean =>
  one.index === next.index &&
  one.endJdUt === next.startJdUt &&
  one.moonNakshatraIndex === next.moonNakshatraIndex &&
  rowAt(SPECIAL_YOGAS, one.index).meets === 'weekday';

/** Returns windows by yoga and time; windows cut only by the Sun's change of star are joined. */
function merged(windows: readonly SpecialYogaWindow[]): SpecialYogaWindow[] {
  const whole: SpecialYogaWindow[] = [];
  for (const window of windows) {
    const last = whole.at(-1);
    if (last !== undefined && goesOn(last, window)) whole[whole.length - 1] = { ...last, endJdUt: window.endJdUt };
    else whole.push(window);
  }
  return whole;
}

/** Duration of a special yoga. The Sun's star is that at its start; `index` into `SPECIAL_YOGAS`. */
export type SpecialYogaWindow = Interval & { index: number; moonNakshatraIndex: number; sunNakshatraIndex: number };

/**
 * Returns the times of each yoga within a sunrise day, bounded by the weekday and by the stars that make it.
 * @param weekdayIndex 0 = Sunday
 * @returns by yoga, then by time
 * @accuracy 0.5 s, the rounding of both ends
 */
export const specialYogaWindows = (angles: LightAngles, weekdayIndex: number, day: Interval): SpecialYogaWindow[] =>
  specialYogaWindowsFrom(
    limbsBetween(angles, 'nakshatra', day.startJdUt, day.endJdUt),
    printedSpansBetween(angles.sun, 27, day.startJdUt, day.endJdUt),
    weekdayIndex,
    day,
  );

/** Returns the same for known stars of Moon and Sun that touch the day. */
export function specialYogaWindowsFrom(
  moonSpans: readonly Span[],
  sunSpans: readonly Span[],
  weekdayIndex: number,
  day: Interval,
): SpecialYogaWindow[] {
  const meetings = moonSpans.flatMap((moon) =>
    sunSpans.flatMap((sun) => {
      const startJdUt = Math.max(day.startJdUt, moon.startJdUt, sun.startJdUt);
      const endJdUt = Math.min(day.endJdUt, moon.endJdUt, sun.endJdUt);
      return startJdUt < endJdUt
        ? [{ startJdUt, endJdUt, moonNakshatraIndex: moon.index, sunNakshatraIndex: sun.index }]
        : [];
    }),
  );
  return merged(
    SPECIAL_YOGAS.flatMap(({ isMade }, index) =>
      meetings.filter((meeting) => isMade({ weekdayIndex, ...meeting })).map((meeting) => ({ index, ...meeting })),
    ),
  );
}
