import { type Birth, type SecondRing, type ShownChart, signChart, cuspChart, wheelAspects } from './shown-chart.ts';
import type { AspectChart } from '@graha/drawing/aspect-grid';
import type { AnswerOf } from '../answers.ts';

/** One of the charts of an answer: its picture, and the table of its positions. */
export type ChartView = {
  name: string;
  chart: ShownChart;
  rows: PositionRow[];
  /** True if the wheel with its own cusps comes first, not the squares. */
  isWestern: boolean;
};

export type PositionRow = {
  name: string;
  path: string;
  /** Degree within the sign; null if only the sign is known. */
  degree: number | null;
  sign: string;
  signNumber: number;
  signLord: string;
  house: number;
  isRetrograde: boolean;
  /** "Chitra 4". */
  star: string | null;
  /** The names in the language of the answer. */
  said: Said;
};

type Said = { name: string; sign: string; signLord: string; star: string | null };

export type AspectView = { name: string; chart: AspectChart };

type Placed = {
  name: string;
  degree: number | null;
  sign: string;
  sign_number: number;
  sign_lord: string;
  house: number;
  is_retrograde?: boolean | null;
  nakshatra?: string;
  pada?: number;
};

/** The Indian name of the ascendant, used for its token in a picture. */
export const LAGNA = 'Lagna';

type Turning = Placed & { is_retrograde: boolean };

export function rowOf(body: Placed, path: string): PositionRow {
  const { name, sign, sign_lord: signLord, nakshatra, pada = '' } = body;
  const star = nakshatra === undefined ? null : `${nakshatra} ${pada}`.trim();
  return {
    name,
    path,
    degree: body.degree,
    sign,
    signNumber: body.sign_number,
    signLord,
    house: body.house,
    isRetrograde: body.is_retrograde ?? false,
    star,
    said: { name, sign, signLord, star },
  };
}

const rowsOf = (
  lagna: Placed,
  planets: readonly Placed[],
  paths: { lagna: string; planets: string },
  rising: typeof LAGNA | 'Ascendant' = LAGNA,
): PositionRow[] => [
  rowOf({ ...lagna, name: rising }, paths.lagna),
  ...planets.map((planet, index) => rowOf(planet, `${paths.planets}[${index}]`)),
];

type SignAnswer = { planets: readonly Turning[] } & ({ lagna: Placed } | { ascendant: Placed });

/** A chart whose houses are signs. `kundali` calls its rising point `lagna`, the others `ascendant`. */
export function squareView(title: string, answer: SignAnswer, birth: Birth, path = ''): ChartView {
  const ascendant = 'lagna' in answer ? answer.lagna : answer.ascendant;
  const at = path === '' ? '' : `${path}.`;
  const paths = { lagna: `${at}${'lagna' in answer ? 'lagna' : 'ascendant'}`, planets: `${at}planets` };
  return {
    name: title,
    chart: signChart({ ascendant, planets: answer.planets }, birth),
    rows: rowsOf(ascendant, answer.planets, paths),
    isWestern: false,
  };
}

/** A chart counted from another sign than that of the ascendant, which keeps its sign. */
export function referenceView(
  title: string,
  answer: Pick<AnswerOf<'kundali', 'chandra-chart'>, 'lagna' | 'planets'>,
  firstSignNumber: number | undefined,
  birth: Birth,
): ChartView {
  const view = squareView(title, answer, birth);
  const { lagna } = answer;
  const { square } = view.chart;
  const bodies = [{ name: 'Ascendant', signNumber: lagna.sign_number, degree: lagna.degree, retrograde: false }, ...square.bodies]; // prettier-ignore
  const first = { signNumber: firstSignNumber ?? lagna.sign_number, degree: null, label: '' };
  return { ...view, chart: { ...view.chart, square: { lagna: first, bodies } } };
}

/** A chart counted from the Moon: her sign is the first house. */
export function moonView(title: string, answer: AnswerOf<'kundali', 'chandra-chart'>, birth: Birth): ChartView {
  const moon = answer.planets.find(({ name }) => name === 'Moon');
  return referenceView(title, answer, moon?.sign_number, birth);
}

/** Placidus cusps in the sidereal zodiac: the squares show signs, the wheel the cusps. */
export function kpView(title: string, { cusps, planets }: AnswerOf<'kp', 'chart'>, birth: Birth): ChartView | null {
  const [ascendant, midheaven] = [cusps[0], cusps[9]];
  if (ascendant === undefined || midheaven === undefined) return null;
  const placed = planets.map(({ placement }) => placement);
  return {
    name: title,
    chart: cuspChart({ ascendant, angles: { midheaven }, house_cusps: cusps, planets: placed, aspects: [] }, birth),
    rows: [
      rowOf({ ...ascendant, name: LAGNA }, 'cusps[0]'),
      ...placed.map((placement, index) => rowOf(placement, `planets[${index}].placement`)),
    ],
    isWestern: false,
  };
}

/** A chart of houses without bodies. */
export const houseView = (title: string, answer: AnswerOf<'houses', 'whole-sign'>, birth: Birth): ChartView => ({
  name: title,
  chart: signChart({ ascendant: answer.ascendant, planets: [] }, birth),
  rows: rowsOf(answer.ascendant, [], { lagna: 'ascendant', planets: '' }),
  isWestern: false,
});

type Tropical = Pick<AnswerOf<'western', 'natal'>, 'ascendant' | 'angles' | 'house_cusps'> & {
  planets: readonly (Placed & { longitude: number })[];
};

export type Aspect = AnswerOf<'western', 'natal'>['aspects'][number];

/** A chart with its own cusps. */
export function wheelView(
  name: string,
  answer: Tropical,
  aspects: readonly Aspect[],
  birth: Birth,
  path = '',
): ChartView {
  const at = path === '' ? '' : `${path}.`;
  const planets = answer.planets.map((planet) => ({ ...planet, is_retrograde: planet.is_retrograde ?? false }));
  return {
    name,
    chart: cuspChart({ ...answer, planets, aspects }, birth),
    rows: rowsOf(answer.ascendant, answer.planets, { lagna: `${at}ascendant`, planets: `${at}planets` }, 'Ascendant'),
    isWestern: true,
  };
}

const ANGLES = ['Ascendant', 'Midheaven'];

/** Aspects of every body with every other one: of one chart as a triangle, between two charts as a rectangle. */
export function aspectView(
  name: string,
  aspects: readonly Aspect[],
  bodies: readonly string[],
  betweenTwo: boolean,
): AspectView {
  // prettier-ignore
  const named = (side: 'planet_a' | 'planet_b') => new Set(aspects.map((aspect) => aspect[side]));
  const met = { a: named('planet_a'), b: named('planet_b') };
  const others = [...new Set([...met.a, ...met.b])].filter((one) => !bodies.includes(one) && !ANGLES.includes(one));
  const all = [...bodies, ...others, ...ANGLES];
  const rows = betweenTwo ? all.filter((one) => bodies.includes(one) || met.a.has(one)) : all.filter((one) => bodies.includes(one) || met.a.has(one) || met.b.has(one)); // prettier-ignore
  const columns = betweenTwo ? all.filter((one) => bodies.includes(one) || met.b.has(one)) : null;
  return {
    name,
    chart: {
      rows,
      columns,
      aspects: aspects.map(({ planet_a, planet_b, aspect, orb }) => ({
        from: planet_a,
        to: planet_b,
        kind: aspect,
        orbDeg: orb,
      })),
    },
  };
}

/** The chart with another one around it. The wheel shows both, and the aspects from the outer to the inner one. */
export function withOutside(
  view: ChartView,
  outside: ChartView,
  aspects: readonly Aspect[],
  names: RingNames,
): ChartView {
  const second: SecondRing = {
    ring: { name: names.outside, bodies: outside.chart.round.bodies, angles: anglesOf(outside) },
    houses: 'own',
    ownName: names.inside,
    between: wheelAspects(aspects),
  };
  return { ...view, chart: { ...view.chart, second } };
}

/** The chart around another one, with the houses of the inner one. */
export function withInside(
  view: ChartView,
  inside: ChartView,
  aspects: readonly Aspect[],
  names: RingNames,
): ChartView {
  const second: SecondRing = {
    ring: { name: names.inside, bodies: inside.chart.round.bodies, angles: anglesOf(inside) },
    houses: inside.chart.round,
    ownName: names.outside,
    between: wheelAspects(aspects),
  };
  return { ...view, chart: { ...view.chart, second } };
}

export type RingNames = { inside: string; outside: string };

const anglesOf = ({ chart }: ChartView) => ({
  ascendantDeg: chart.round.ascendantDeg,
  midheavenDeg: chart.round.midheavenDeg,
});
