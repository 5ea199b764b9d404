import type { ShownChart } from '../picture.ts';

type Birth = {
  year: number;
  month: number;
  date: number;
  hours: number;
  minutes: number;
  latitude: number;
  longitude: number;
};
type InSign = { sign_number: number; degree: number | null };
type Body = InSign & { name: string; is_retrograde: boolean };

type SignChart = { ascendant: InSign; planets: readonly Body[] };

type TropicalChart = {
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

const linesOf = ({ year, month, date, hours, minutes, latitude, longitude }: Birth): string[] => [
  `${year}-${two(month)}-${two(date)} ${two(hours)}:${two(minutes)}`,
  `${side(latitude, 'N', 'S')} ${side(longitude, 'E', 'W')}`,
];

const squareOf = ({ ascendant, planets }: SignChart): ShownChart['square'] => ({
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
export const signChart = (title: string, answer: SignChart, birth: Birth): ShownChart => ({
  title,
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

/** A tropical chart with its own cusps and aspects; in squares, by signs from the ascendant's. */
export const tropicalChart = (title: string, answer: TropicalChart, birth: Birth): ShownChart => ({
  title,
  lines: linesOf(birth),
  square: squareOf(answer),
  round: {
    ascendantDeg: answer.ascendant.longitude,
    midheavenDeg: answer.angles.midheaven.longitude,
    cuspsDeg: answer.house_cusps.map(({ longitude }) => longitude),
    bodies: answer.planets.map(({ name, longitude, is_retrograde }) => ({
      name,
      longitudeDeg: longitude,
      retrograde: is_retrograde,
    })),
    aspects: answer.aspects.map(({ planet_a, planet_b, aspect, orb }) => ({
      from: planet_a,
      to: planet_b,
      kind: aspect,
      orbDeg: orb,
    })),
  },
});
