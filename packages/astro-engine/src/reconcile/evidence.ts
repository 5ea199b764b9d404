import type { Shown } from './shown/shown.ts';

/**
 * Evidence of shown values in bits: the rarity of a wrong reading that agrees by chance. Readings of one birth are
 * near each other, so a value is unlikely only within their range.
 */

/** Range of the Moon among the readings of one birth, and of other longitudes, by zodiacs and hours. */
const ZODIAC_RANGE_DEG = 24;
const DASHA_RANGE_DAYS = 40 * 365.25;
const SUNRISE_RANGE_SECONDS = 3600;
const AYANAMSA_RANGE_DEG = 8;

/** Returns the width of a shown value in the unit of its differences. */
export function wideness(shown: Shown): number {
  if (shown.kind === 'longitude') return shown.angle.below + shown.angle.above;
  if (shown.kind === 'dasha') return shown.from.untilDay - shown.from.fromDay + 2;
  if (shown.kind === 'sunrise') return shown.clock.below + shown.clock.above;
  if (shown.kind === 'ayanamsa') return shown.deg.below + shown.deg.above;
  return 1;
}

const RANGES: Readonly<Record<Shown['kind'], number>> = {
  longitude: ZODIAC_RANGE_DEG,
  nakshatra: 3,
  pada: 4,
  dasha: DASHA_RANGE_DAYS,
  tithi: 3,
  sunrise: SUNRISE_RANGE_SECONDS,
  ayanamsa: AYANAMSA_RANGE_DEG,
  house: 3,
};

function bitsOf(shown: Shown): number {
  const isLagna = shown.kind === 'longitude' && shown.point === 'lagna';
  return Math.max(0, Math.log2((isLagna ? 360 : RANGES[shown.kind]) / wideness(shown)));
}

/** Values that follow from the Moon add no evidence to her longitude. */
const isOfMoon = (shown: Shown): boolean =>
  (shown.kind === 'longitude' && shown.point === 'moon') || shown.kind === 'nakshatra' || shown.kind === 'dasha';

/** Returns the evidence of all values together, bits. */
export function evidenceBitsOf(shown: readonly Shown[]): number {
  const moon = shown.filter(isOfMoon).map(bitsOf);
  const rest = shown.filter((value) => !isOfMoon(value)).map(bitsOf);
  return Math.max(0, ...moon) + rest.reduce((sum, bits) => sum + bits, 0);
}
