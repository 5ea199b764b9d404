import { wholeSecond } from '../core/moment.ts';
import { type Interval, slice } from './interval.ts';

const MINUTES_PER_DAY = 1440;
/** Four ghatis. */
const ARUNODAYA_DAYS = 96 / MINUTES_PER_DAY;
const HALF_GODHULI_DAYS = 12 / MINUTES_PER_DAY;

/** Vijaya, the eleventh muhurta of the day, in which journeys and contests are begun. @source Dharmasindhu on Vijayadashami */
export const vijayaOf = (daylight: Interval): Interval => slice(daylight, 15, 11);

/** Nishita, the eighth muhurta of the night, which contains midnight. @source Dharmasindhu on Shivaratri */
export const nishitaOf = (night: Interval): Interval => slice(night, 15, 8);

/** Morning sandhya: the last tenth, three ghatis of thirty, of the night that ends with the sunrise. */
export const pratahSandhyaOf = (previousNight: Interval): Interval => slice(previousNight, 10, 10);

/** Evening sandhya: the first tenth, three ghatis of thirty, of the night. */
export const sayahnaSandhyaOf = (night: Interval): Interval => slice(night, 10, 1);

/** Arunodaya: the four ghatis, 96 minutes, before sunrise. @source Dharmasindhu on Ekadashi */
export const arunodayaOf = (sunriseJdUt: number): Interval => ({
  startJdUt: wholeSecond(sunriseJdUt - ARUNODAYA_DAYS),
  endJdUt: sunriseJdUt,
});

/**
 * Godhuli, the hour of the dust of cows: a ghati, 24 minutes, centred on sunset.
 * @source Muhurta Chintamani ch. 6, which by season puts it before, at or after sunset; the width is that of almanacs
 */
export const godhuliOf = (sunsetJdUt: number): Interval => ({
  startJdUt: wholeSecond(sunsetJdUt - HALF_GODHULI_DAYS),
  endJdUt: wholeSecond(sunsetJdUt + HALF_GODHULI_DAYS),
});
