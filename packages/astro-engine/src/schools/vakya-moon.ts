import { normalizeDeg } from '../core/angle.ts';
import { KALI_JD } from './siddhantas.ts';
import { VAKYA_MINUTES } from './vakya-moon.data.ts';

/** The sunrise of the sentences, 05:42 Indian time, less universal time; fitted to five printed ends of nakshatras. */
const SUNRISE_DAYS = 12 / 1440;
/** Day of the Kali age from which the sentences are counted, and the lengths of their cycles. */
const [FIRST_DAY, LONG_DAYS, MIDDLE_DAYS, SHORT_DAYS] = [1_600_984, 12_372, 3031, 248];

const degOf = (signs: number, deg: number, minutes: number, seconds: number): number =>
  signs * 30 + deg + minutes / 60 + seconds / 3600;
const FIRST_DEG = degOf(7, 2, 0, 7);
const [LONG_DEG, MIDDLE_DEG, SHORT_DEG] = [degOf(9, 27, 48, 10), degOf(11, 7, 31, 1), degOf(0, 27, 44, 6)];
const MEAN_DAY_DEG = degOf(0, 13, 11, 0);
const VINADIS_PER_DAY = 3600;

const sentenceDeg = (index: number): number => (VAKYA_MINUTES[index] ?? 0) / 60;

/** Returns the longitude of the Moon at the sunrise of a day of the Kali age, degrees, not reduced to one turn. */
function sunriseDegOf(kaliDay: number): number {
  const rest = kaliDay - FIRST_DAY;
  const longs = Math.floor(rest / LONG_DAYS);
  const afterLongs = rest - longs * LONG_DAYS;
  const middles = Math.floor(afterLongs / MIDDLE_DAYS);
  const afterMiddles = afterLongs - middles * MIDDLE_DAYS;
  const shorts = Math.floor(afterMiddles / SHORT_DAYS);
  const day = afterMiddles - shorts * SHORT_DAYS;
  const previous = day === 0 ? SHORT_DAYS : day;
  const motionDeg = normalizeDeg(sentenceDeg(previous) - sentenceDeg(previous - 1));
  const vinadis = 32 * shorts - 8 * middles;
  return (
    FIRST_DEG +
    longs * LONG_DEG +
    middles * MIDDLE_DEG +
    shorts * SHORT_DEG +
    sentenceDeg(day) +
    ((motionDeg - MEAN_DAY_DEG) * vinadis) / VINADIS_PER_DAY
  );
}

/**
 * Returns the sidereal longitude of the Moon by the 248 sentences, degrees in [0, 360); linear between two sunrises, as
 * almanacs have it.
 * @param jdUt Julian Day in UT
 * @source Vakyakarana 1.10–16, edition of 1962
 * @accuracy printed ends of nakshatras within 10 minutes; in the mean 0.02° of the Moon of Aryabhata with the correction
 * of Haridatta (683), 9′ in 85 years. No printed ends of tithis were found
 */
export function vakyaMoonDegAt(jdUt: number): number {
  const days = jdUt - KALI_JD - SUNRISE_DAYS;
  const kaliDay = Math.floor(days);
  const startDeg = sunriseDegOf(kaliDay);
  const motionDeg = normalizeDeg(sunriseDegOf(kaliDay + 1) - startDeg);
  return normalizeDeg(startDeg + motionDeg * (days - kaliDay));
}
