import { ANGLE_IDS, westernNameOf } from '@graha/astro-engine/western/points';
import type { SunChart } from '@graha/drawing/sun-wheel';
import type { AnswerOf } from '../answers.ts';
import { type Aspect, aspectView, wheelView, withInside, withOutside } from '../kinds/charts.ts';
import { type Birth, wheelAspects } from '../kinds/shown-chart.ts';
import type { Makers, View } from '../view.ts';

type Natal = AnswerOf<'western', 'natal'>;
type OneChart = Pick<Natal, 'ascendant' | 'planets' | 'angles' | 'house_cusps' | 'aspects'>;

const namesOf = (planets: readonly { name: string }[]): string[] => planets.map(({ name }) => name);

const NONE: readonly Aspect[] = [];

/** One chart: its wheel, and its aspects as a triangle. */
const natalView = (name: string, answer: OneChart, birth: Birth, path = ''): View => ({
  kind: 'charts',
  charts: [wheelView(name, answer, answer.aspects, birth, path)],
  aspects: aspectView(name, answer.aspects, namesOf(answer.planets), false),
});

const compositeView = (answer: AnswerOf<'western', 'composite'>, birth: Birth): View => ({
  kind: 'charts',
  charts: [wheelView('Composite', answer, answer.aspects, birth)],
  aspects: aspectView('Composite', answer.aspects, namesOf(answer.planets), false),
});

const AROUND_NATAL = { inside: 'Natal' } as const;

/** The planets of the day around the birth chart, with the aspects between them; and the birth chart alone. */
function transitView({ planets, natal, aspects }: AnswerOf<'western', 'transit'>, birth: Birth): View {
  const inside = wheelView('Natal', natal, NONE, birth, 'natal');
  const transiting = wheelView('Transits', { ...natal, planets }, NONE, birth);
  const rows = transiting.rows.map((row) => (row.name === 'Ascendant' ? { ...row, path: 'natal.ascendant' } : row));
  return {
    kind: 'charts',
    charts: [withInside({ ...transiting, rows }, inside, aspects, { ...AROUND_NATAL, outside: 'Transits' }), inside],
    aspects: aspectView('Transits to natal', aspects, namesOf(planets), true),
  };
}

function progressedView(answer: AnswerOf<'western', 'progressions'>, birth: Birth): View {
  const inside = wheelView('Natal', answer.natal, NONE, birth, 'natal');
  const progressed = wheelView('Progressed', answer, NONE, birth);
  return {
    kind: 'charts',
    charts: [withInside(progressed, inside, answer.aspects, { ...AROUND_NATAL, outside: 'Progressed' }), inside],
    aspects: aspectView('Progressed to natal', answer.aspects, namesOf(answer.planets), true),
  };
}

/** The chart of the pass; null if there is no return. */
const returnView = ({ chart, aspects }: AnswerOf<'western', 'planetary-return'>, birth: Birth): View | null =>
  chart && natalView('Planetary return', { ...chart, aspects }, birth, 'chart');

const ANGLE_NAMES: readonly string[] = ANGLE_IDS.map(westernNameOf);
const isAngle = (name: string): boolean => ANGLE_NAMES.includes(name);

/** The directed planets and angles around the birth chart, in its houses. */
function directedView({ directed, natal, aspects }: AnswerOf<'western', 'solar-arc'>, birth: Birth): View {
  const inside = wheelView('Natal', natal, NONE, birth, 'natal');
  const planets = directed
    .filter(({ name }) => !isAngle(name))
    .map(({ natal_house, ...planet }) => ({ ...planet, house: natal_house, is_retrograde: null }));
  const moved = directed.find(({ name }) => name === 'Ascendant');
  const ascendant = moved ? { ...moved, name: 'Ascendant' as const, house: moved.natal_house } : natal.ascendant;
  const midheaven = directed.find(({ name }) => name === 'Midheaven') ?? natal.angles.midheaven;
  const angles = { ...natal.angles, ascendant, midheaven };
  const outer = wheelView('Directed', { ...natal, ascendant, planets, angles }, NONE, birth);
  const rows = outer.rows.map((row, index) => ({ ...row, path: `directed[${index === 0 ? directed.findIndex(({ name }) => name === 'Ascendant') : index - 1}]` })); // prettier-ignore
  return {
    kind: 'charts',
    charts: [withInside({ ...outer, rows }, inside, aspects, { ...AROUND_NATAL, outside: 'Directed' }), inside],
    aspects: aspectView('Directed to natal', aspects, namesOf(planets), true),
  };
}

const turned = (aspects: readonly Aspect[]): Aspect[] =>
  aspects.map((aspect) => ({ ...aspect, planet_a: aspect.planet_b, planet_b: aspect.planet_a }));

/** Each person's chart with the other's around it. */
function pairView(answer: AnswerOf<'western', 'synastry'>, [birthA, birthB]: readonly [Birth, Birth]): View {
  const a = wheelView('Person A', answer.person_a, NONE, birthA, 'person_a');
  const b = wheelView('Person B', answer.person_b, NONE, birthB, 'person_b');
  return {
    kind: 'charts',
    charts: [
      withOutside(a, b, turned(answer.aspects), { inside: 'Person A', outside: 'Person B' }),
      withOutside(b, a, answer.aspects, { inside: 'Person B', outside: 'Person A' }),
    ],
    aspects: aspectView('A to B', answer.aspects, namesOf(answer.person_a.planets), true),
  };
}

/** The planets around the Sun in a wheel without houses, Aries at the left. */
export const heliocentricView = ({ planets, aspects }: AnswerOf<'western', 'heliocentric'>): SunChart => ({
  bodies: planets.map(({ name, longitude }) => ({ name, longitudeDeg: longitude, retrograde: false })),
  aspects: wheelAspects(aspects),
});

/** Operations whose picture is a wheel by default. */
export const WHEEL_MAKERS: Makers = {
  western: {
    natal: (answer, { birth }) => natalView('Natal', answer, birth),
    draconic: (answer, { birth }) => natalView('Draconic', answer, birth),
    relocation: (answer, { birth }) => natalView('Relocation', answer, birth),
    horary: (answer, { birth }) => natalView('Horary', answer, birth),
    'solar-return': (answer, { birth }) => natalView('Solar return', answer, birth),
    'lunar-return': (answer, { birth }) => natalView('Lunar return', answer, birth),
    'planetary-return': (answer, { birth }) => returnView(answer, birth),
    'solar-arc': (answer, { birth }) => directedView(answer, birth),
    composite: (answer, { birth }) => compositeView(answer, birth),
    davison: (answer, { birth }) => natalView('Davison', answer, birth),
    transit: (answer, { birth }) => transitView(answer, birth),
    progressions: (answer, { birth }) => progressedView(answer, birth),
    synastry: (answer, { pair }) => pairView(answer, pair),
  },
};
