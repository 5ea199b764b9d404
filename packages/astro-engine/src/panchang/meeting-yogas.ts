import { printedSpansBetween } from '../core/printed.ts';
import type { Span } from '../core/search.ts';
import { countFrom, rowAt } from '../vocabulary/cycle.ts';
import type { Quality } from '../vocabulary/quality.ts';
import { STAR_COUNT, starIndexOf } from './anandadi.ts';
import type { Interval } from './interval.ts';
import { type LightAngles, limbsBetween } from './limbs.ts';

/** Inputs that meet on a day: indices from Sunday, from the new moon, from Ashwini and from Aries. */
export type Meeting = {
  weekdayIndex: number;
  tithiIndex: number;
  moonNakshatraIndex: number;
  sunNakshatraIndex: number;
  sunSignIndex: number;
};

export type MeetingYoga = { id: MeetingYogaId; name: string; quality: Quality; isMade(meeting: Meeting): boolean };

export const MEETING_YOGA_IDS = [
  'dwipushkara',
  'tripushkara',
  'jwalamukhi',
  'aadal',
  'vidaal',
  'dagdha_tithi',
] as const;
export type MeetingYogaId = (typeof MEETING_YOGA_IDS)[number];

const PUSHKARA_WEEKDAYS: ReadonlySet<number> = new Set([0, 2, 6]);
const PUSHKARA_TITHIS: ReadonlySet<number> = new Set([2, 7, 12]);
const DWIPUSHKARA_STARS: ReadonlySet<number> = new Set([4, 13, 22]);
const TRIPUSHKARA_STARS: ReadonlySet<number> = new Set([2, 6, 11, 15, 20, 24]);
/** Star by the tithi of either half. */
const JWALAMUKHI: Readonly<Record<number, number>> = { 1: 18, 5: 1, 8: 2, 9: 3, 10: 8 };
const AADAL_COUNTS: ReadonlySet<number> = new Set([2, 7, 9, 14, 16, 21, 23, 28]);
const VIDAAL_COUNTS: ReadonlySet<number> = new Set([3, 6, 10, 13, 17, 20, 24, 27]);
/** The burnt tithi of either half by the sign of the Sun, from Aries. */
const DAGDHA_TITHIS: readonly number[] = [6, 4, 8, 6, 10, 8, 12, 10, 2, 12, 4, 2];

const dayOfPaksha = (tithiIndex: number): number => (tithiIndex % 15) + 1;
const pushkara =
  (stars: ReadonlySet<number>) =>
  ({ weekdayIndex, tithiIndex, moonNakshatraIndex }: Meeting): boolean =>
    PUSHKARA_WEEKDAYS.has(weekdayIndex) &&
    PUSHKARA_TITHIS.has(dayOfPaksha(tithiIndex)) &&
    stars.has(moonNakshatraIndex);
const countFromSun = ({ sunNakshatraIndex, moonNakshatraIndex }: Meeting): number =>
  countFrom(starIndexOf(sunNakshatraIndex), starIndexOf(moonNakshatraIndex), STAR_COUNT);

/** @source Muhurta Chintamani; the pushkaras compared with a printed list of 2026, which cuts them at sunrise */
export const MEETING_YOGAS: readonly MeetingYoga[] = [
  { id: 'dwipushkara', name: 'Dwipushkara', quality: 'mixed', isMade: pushkara(DWIPUSHKARA_STARS) },
  { id: 'tripushkara', name: 'Tripushkara', quality: 'mixed', isMade: pushkara(TRIPUSHKARA_STARS) },
  {
    id: 'jwalamukhi',
    name: 'Jwalamukhi',
    quality: 'bad',
    isMade: ({ tithiIndex, moonNakshatraIndex }) => JWALAMUKHI[dayOfPaksha(tithiIndex)] === moonNakshatraIndex,
  },
  { id: 'aadal', name: 'Aadal', quality: 'bad', isMade: (meeting) => AADAL_COUNTS.has(countFromSun(meeting)) },
  { id: 'vidaal', name: 'Vidaal', quality: 'bad', isMade: (meeting) => VIDAAL_COUNTS.has(countFromSun(meeting)) },
  {
    id: 'dagdha_tithi',
    name: 'Dagdha Tithi',
    quality: 'bad',
    isMade: ({ sunSignIndex, tithiIndex }) => rowAt(DAGDHA_TITHIS, sunSignIndex) === dayOfPaksha(tithiIndex),
  },
];

export type MeetingYogaWindow = Interval & { yoga: MeetingYoga };

const holding = (spans: readonly Span[], jdUt: number): number => {
  const span = spans.find(({ startJdUt, endJdUt }) => jdUt >= startJdUt && jdUt < endJdUt);
  if (span === undefined) throw new RangeError(`no span holds JD ${jdUt}`);
  return span.index;
};

/**
 * Returns the times of each yoga within a sunrise day, bounded by the weekday, tithi, stars and signs.
 * @param weekdayIndex 0 = Sunday
 * @returns by yoga, then by time; adjacent windows are joined
 * @accuracy 0.5 s, the rounding of both ends
 */
export function meetingYogaWindows(angles: LightAngles, weekdayIndex: number, day: Interval): MeetingYogaWindow[] {
  const { startJdUt, endJdUt } = day;
  const tithis = limbsBetween(angles, 'tithi', startJdUt, endJdUt);
  const moons = limbsBetween(angles, 'nakshatra', startJdUt, endJdUt);
  const sunStars = printedSpansBetween(angles.sun, 27, startJdUt, endJdUt);
  const sunSigns = printedSpansBetween(angles.sun, 12, startJdUt, endJdUt);
  const inner = [tithis, moons, sunStars, sunSigns].flat().map((span) => span.startJdUt);
  const cuts = [...new Set([startJdUt, ...inner.filter((jdUt) => jdUt > startJdUt), endJdUt])].toSorted(
    (a, b) => a - b,
  );
  const pieces = cuts.slice(0, -1).map((start, index) => ({
    startJdUt: start,
    endJdUt: cuts[index + 1] ?? endJdUt,
    meeting: {
      weekdayIndex,
      tithiIndex: holding(tithis, start),
      moonNakshatraIndex: holding(moons, start),
      sunNakshatraIndex: holding(sunStars, start),
      sunSignIndex: holding(sunSigns, start),
    },
  }));
  return MEETING_YOGAS.flatMap((yoga) => {
    const windows: MeetingYogaWindow[] = [];
    for (const piece of pieces) {
      if (!yoga.isMade(piece.meeting)) continue;
      const last = windows.at(-1);
      if (last?.endJdUt === piece.startJdUt) windows[windows.length - 1] = { ...last, endJdUt: piece.endJdUt };
      else windows.push({ startJdUt: piece.startJdUt, endJdUt: piece.endJdUt, yoga });
    }
    return windows;
  });
}
