import type { WheelRing } from '@graha/drawing/bi-wheel';
import type { SquareChart } from '@graha/drawing/placed-body';
import type { WheelAspect } from '@graha/drawing/wheel-aspects';
import type { WheelChart } from '@graha/drawing/wheel';

/** The content of a picture, in the forms that the styles draw. */
export type ShownChart = {
  /** Date, clock time and place, written in the middle if the style has space. */
  lines: readonly string[];
  square: SquareChart;
  round: WheelChart;
  /** A second chart around this one or inside it, for the wheel. */
  second?: SecondRing;
};

export type SecondRing = {
  ring: WheelRing;
  /** The chart whose signs and houses the wheel has, and which is therefore inside. */
  houses: 'own' | WheelChart;
  /** Name of the other chart. */
  ownName: string;
  /** Aspects from an outer body to an inner one. */
  between: readonly WheelAspect[];
};

export type Birth = {
  year: number;
  month: number;
  date: number;
  hours: number;
  minutes: number;
  latitude: number;
  longitude: number;
  /** A clock that is no standard time, as `LMT +04:38:26`; null for a zone's clock and for an offset. */
  clock: string | null;
};
type InSign = { sign_number: number; degree: number | null };
type Body = InSign & { name: string; is_retrograde: boolean };

type SignChart = { ascendant: InSign; planets: readonly Body[] };

export type CuspChart = {
  ascendant: InSign & { longitude: number };
  angles: { midheaven: { longitude: number } };
  house_cusps: readonly { longitude: number }[];
  planets: readonly (Body & { longitude: number })[];
  aspects: readonly { planet_a: string; planet_b: string; aspect: string; orb: number }[];
};

const SIGN_DEG = 30;
const MIDDLE_OF_SIGN_DEG = 15;

const two = (value: number): string => String(value).padStart(2, '0');
const side = (degrees: number, positive: string, negative: string): string =>
  `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`;

/** Date, clock time and place, and the clock itself if it is no standard time. */
export const linesOf = ({ year, month, date, hours, minutes, latitude, longitude, clock }: Birth): string[] => [
  `${year}-${two(month)}-${two(date)} ${two(hours)}:${two(minutes)}`,
  `${side(latitude, 'N', 'S')} ${side(longitude, 'E', 'W')}`,
  ...(clock === null ? [] : [clock]),
];

/** The bodies of an answer by their signs. */
export const squareOf = ({ ascendant, planets }: SignChart): ShownChart['square'] => ({
  lagna: { signNumber: ascendant.sign_number, degree: ascendant.degree },
  bodies: planets.map(({ name, sign_number, degree, is_retrograde }) => ({
    name,
    signNumber: sign_number,
    degree,
    retrograde: is_retrograde,
  })),
});

const zodiacDegOf = ({ sign_number, degree }: InSign): number =>
  (sign_number - 1) * SIGN_DEG + (degree ?? MIDDLE_OF_SIGN_DEG);

/** A chart whose houses are whole signs. */
export const signChart = (answer: SignChart, birth: Birth): ShownChart => ({
  lines: linesOf(birth),
  square: squareOf(answer),
  round: {
    ascendantDeg: zodiacDegOf(answer.ascendant),
    midheavenDeg: null,
    cuspsDeg: Array.from({ length: 12 }, (_, index) => ((answer.ascendant.sign_number - 1 + index) % 12) * SIGN_DEG),
    bodies: answer.planets.map((body) => ({
      name: body.name,
      longitudeDeg: zodiacDegOf(body),
      retrograde: body.is_retrograde,
      signOnly: body.degree === null,
    })),
    aspects: [],
  },
});

/** The wheel of a chart with its own cusps and aspects. */
export const roundOf = (answer: CuspChart): WheelChart => ({
  ascendantDeg: answer.ascendant.longitude,
  midheavenDeg: answer.angles.midheaven.longitude,
  cuspsDeg: answer.house_cusps.map(({ longitude }) => longitude),
  bodies: answer.planets.map(({ name, longitude, is_retrograde }) => ({
    name,
    longitudeDeg: longitude,
    retrograde: is_retrograde,
  })),
  aspects: wheelAspects(answer.aspects),
});

/** A chart with its own cusps and aspects. In squares, its houses are signs, counted from the ascendant's sign. */
export const cuspChart = (answer: CuspChart, birth: Birth): ShownChart => ({
  lines: linesOf(birth),
  square: squareOf(answer),
  round: roundOf(answer),
});

export const wheelAspects = (aspects: CuspChart['aspects']): WheelAspect[] =>
  aspects.map(({ planet_a, planet_b, aspect, orb }) => ({ from: planet_a, to: planet_b, kind: aspect, orbDeg: orb }));
