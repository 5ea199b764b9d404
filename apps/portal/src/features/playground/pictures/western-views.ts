import type { AnswerOf } from './answers.ts';
import { aspectView, wheelView, type Aspect, type Birth } from './charts.ts';
import type { View } from './view.ts';

type Natal = AnswerOf<'western', 'natal'>;

const namesOf = (planets: readonly { name: string }[]): string[] => planets.map(({ name }) => name);

/** One chart: its wheel, and its own aspects as a triangle. */
export const natalView = (name: string, answer: Pick<Natal, 'ascendant' | 'planets' | 'angles' | 'house_cusps' | 'aspects'>, birth: Birth): View => ({
  kind: 'charts',
  charts: [wheelView(name, answer, answer.aspects, birth)],
  aspects: aspectView(name, answer.aspects, namesOf(answer.planets), false),
}); // prettier-ignore

export const compositeView = (answer: AnswerOf<'western', 'composite'>, birth: Birth): View => ({
  kind: 'charts',
  charts: [wheelView('Composite', answer, answer.aspects, birth)],
  aspects: aspectView('Composite', answer.aspects, namesOf(answer.planets), false),
});

const NONE: readonly Aspect[] = [];

/** The planets of the day in the houses of the birth, the chart of the birth, and the aspects between them. */
export function transitView({ planets, natal, aspects }: AnswerOf<'western', 'transit'>, birth: Birth): View {
  const transiting = wheelView('Transits', { ...natal, planets }, NONE, birth);
  return {
    kind: 'charts',
    charts: [
      { ...transiting, rows: transiting.rows.map((row) => (row.name === 'Lagna' ? { ...row, path: 'natal.ascendant' } : row)) },
      wheelView('Natal', natal, NONE, birth, 'natal'),
    ],
    aspects: aspectView('Transits to natal', aspects, namesOf(planets), true),
  }; // prettier-ignore
}

export const progressedView = (answer: AnswerOf<'western', 'progressions'>, birth: Birth): View => ({
  kind: 'charts',
  charts: [
    wheelView('Progressed', answer, NONE, birth),
    wheelView('Natal', answer.natal, NONE, birth, 'natal'),
  ],
  aspects: aspectView('Progressed to natal', answer.aspects, namesOf(answer.planets), true),
}); // prettier-ignore

export const pairView = (answer: AnswerOf<'western', 'synastry'>, [a, b]: readonly [Birth, Birth]): View => ({
  kind: 'charts',
  charts: [
    wheelView('Person A', answer.person_a, NONE, a, 'person_a'),
    wheelView('Person B', answer.person_b, NONE, b, 'person_b'),
  ],
  aspects: aspectView('A to B', answer.aspects, namesOf(answer.person_a.planets), true),
});
