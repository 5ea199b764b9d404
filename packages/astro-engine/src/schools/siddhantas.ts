import { SINE, type Sine } from './sine.ts';

/** Days from the noon of the Julian Day count to the midnight, by the clock of Greenwich, that begins the Kali age. */
export const KALI_JD = 588_465.5;
/** Local time of Ujjain, the prime meridian of the texts, less universal time. */
const UJJAIN_DAYS = 75.7683 / 360;
/** The sunrise of the Vakyakarana, 06:06 Indian time all year, less universal time; fitted to eight printed entries. */
const VAKYA_SUNRISE_DAYS = (6.1 - 5.5) / 24;

type Epicycle = readonly [evenDeg: number, oddDeg: number];

/** `apogeeDeg` is the apogee at the beginning of the Kali age. */
type Sun = { revolutions: number; apogeeDeg: number; apogeeRevolutions: number; epicycleDeg: Epicycle };
type Moon = { revolutions: number; apogeeRevolutions: number; epicycleDeg: Epicycle };

/** A Sun: revolutions in a yuga of `yugaDays`; epicycles in degrees, at apogee and at quadrature. */
export type SolarText = {
  yugaDays: number;
  /** Julian Day in UT at which the mean Sun and Moon are at the beginning of Mesha, the apogee of the Moon at 90°. */
  epochJdUt: number;
  sun: Sun;
  sine: Sine;
};

/** A Sun and a Moon. */
export type Siddhanta = SolarText & { moon: Moon };

const SURYA = {
  yugaDays: 1_577_917_828,
  epochJdUt: KALI_JD - UJJAIN_DAYS,
  sun: { revolutions: 4_320_000, apogeeDeg: 77.13, apogeeRevolutions: 0.387, epicycleDeg: [14, 13 + 2 / 3] },
  moon: { revolutions: 57_753_336, apogeeRevolutions: 488_203, epicycleDeg: [32, 31 + 2 / 3] },
  sine: SINE.table,
} as const satisfies Siddhanta;

/**
 * The texts behind printed almanacs.
 *
 * The apogee of the Sun turns 387 times in a kalpa of a thousand yugas: it has moved by 0.16° since the Kali age began.
 * The Moon has one inequality, the equation of the centre: evection and variation are missing, up to 6 hours of a tithi.
 * @source Surya Siddhanta 1.29–40 and 2.34; the bija of the Makaranda (16th century), which takes 4 revolutions from
 * the apogee of the Moon; Aryabhatiya, Gitika 1–4, for the Vakyakarana
 */
export const SIDDHANTAS = {
  surya: SURYA,
  surya_bija: { ...SURYA, moon: { ...SURYA.moon, apogeeRevolutions: 488_199 } },
  /** The Sun alone: the Moon of the Vakya is a table. */
  vakya: {
    yugaDays: 1_577_917_500,
    epochJdUt: KALI_JD + VAKYA_SUNRISE_DAYS,
    sun: { revolutions: 4_320_000, apogeeDeg: 78, apogeeRevolutions: 0, epicycleDeg: [13.5, 13.5] },
    sine: SINE.plain,
  },
} as const satisfies Record<string, Siddhanta | SolarText>;

/** Returns the degrees, reduced to one turn, that a number of revolutions in a yuga makes in some days. */
const turnedDeg = ({ yugaDays }: SolarText, revolutions: number, days: number): number =>
  (((revolutions * days) / yugaDays) % 1) * 360;

/** Returns the longitude of the apogee of the Sun by a text, degrees. */
export const sunApogeeDegAt = (text: SolarText, jdUt: number): number =>
  text.sun.apogeeDeg + turnedDeg(text, text.sun.apogeeRevolutions, jdUt - text.epochJdUt);

/** Returns the mean longitude less the true one, degrees. @param anomalyDeg mean longitude less the apogee */
export function equationDeg([even, odd]: Epicycle, anomalyDeg: number, sine: Sine): number {
  const ofAnomaly = sine.of(anomalyDeg);
  return sine.inverse(((even - (even - odd) * Math.abs(ofAnomaly)) / 360) * ofAnomaly);
}

/** Returns the mean sidereal longitude of the Sun, degrees, not reduced to one turn. */
export const meanSunDegAt = (text: SolarText, jdUt: number): number =>
  turnedDeg(text, text.sun.revolutions, jdUt - text.epochJdUt);

/**
 * Returns the true sidereal longitude of the Sun by a text, degrees, not reduced to one turn.
 * @param jdUt Julian Day in UT
 * @source Surya Siddhanta 2.29–40
 * @accuracy 0.0002° of an independent computation from the same numbers; up to 0.3° of the sky in this age
 */
export function sunDegAt(text: SolarText, jdUt: number): number {
  const meanDeg = meanSunDegAt(text, jdUt);
  return meanDeg - equationDeg(text.sun.epicycleDeg, meanDeg - sunApogeeDegAt(text, jdUt), text.sine);
}

const MOON_APOGEE_DEG = 90;

/** Returns the same of the Moon. @accuracy 0.003° of an independent computation; up to 3.5° of the sky */
export function moonDegAt(text: Siddhanta, jdUt: number): number {
  const { revolutions, apogeeRevolutions, epicycleDeg } = text.moon;
  const days = jdUt - text.epochJdUt;
  const meanDeg = turnedDeg(text, revolutions, days);
  const apogeeDeg = MOON_APOGEE_DEG + turnedDeg(text, apogeeRevolutions, days);
  return meanDeg - equationDeg(epicycleDeg, meanDeg - apogeeDeg, text.sine);
}
