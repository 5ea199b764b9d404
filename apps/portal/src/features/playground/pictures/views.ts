import type { AnswerOf } from './answers.ts';
import { houseView, moonView, squareView } from './charts.ts';
import {
  ashtakootView,
  matchView,
  poruthamView,
  singleView,
  stagesView,
  type ReductionView,
  type ScoreView,
} from './scores.ts';
import { TIME_MAKERS, compositeView, natalView, pairView, progressedView, transitView } from './time-views.ts';
import type { Asked, Maker, Makers, View } from './view.ts';

const charts = (...shown: Extract<View, { kind: 'charts' }>['charts']): View => ({
  kind: 'charts',
  charts: shown,
  aspects: null,
});
const score = (view: ScoreView): View => ({ kind: 'score', view });
const reductions = (view: ReductionView): View => ({ kind: 'reductions', view });

const RASHI = 'Rashi';

type VargaAnswer = AnswerOf<'divisional', 'd9'>;
const varga: Maker<VargaAnswer> = (answer, { birth }) => charts(squareView(answer.varga.name, answer, birth));

/** Operation → picture. What has no row here, nor among those of time, is well served by a table. */
const MAKERS: Makers = {
  planets: {
    '': (answer, { birth }) => charts(squareView(RASHI, answer, birth)),
    extended: (answer, { birth }) => charts(squareView(RASHI, answer, birth)),
  },
  kundali: {
    basic: (answer, { birth }) => charts(squareView(RASHI, answer, birth)),
    complete: (answer, { birth }) => charts(squareView(RASHI, answer, birth)),
    'chandra-chart': (answer, { birth }) => charts(moonView('Chandra', answer, birth)),
  },
  houses: { 'whole-sign': (answer, { birth }) => charts(houseView('Houses', answer, birth)) },
  divisional: {
    d1: varga,
    d2: varga,
    d3: varga,
    d4: varga,
    d5: varga,
    d6: varga,
    d7: varga,
    d8: varga,
    d9: varga,
    d10: varga,
    d11: varga,
    'd11/raman': varga,
    'd11/alt-variant': varga,
    d12: varga,
    d16: varga,
    d20: varga,
    d24: varga,
    d27: varga,
    d30: varga,
    d40: varga,
    d45: varga,
    d60: varga,
    shodashvarga: ({ vargas }, { birth }) => ({
      kind: 'vargas',
      charts: vargas.map((one, index) => squareView(one.varga.name, one, birth, `vargas[${index}]`)),
    }),
  },
  matchmaking: {
    ashtakoot: (answer) => score(ashtakootView(answer)),
    porutham: (answer) => score(poruthamView(answer)),
  },
  astrology: {
    chart: (answer, { birth }) => charts(squareView(RASHI, answer, birth)),
    porutham: (answer) => score(matchView(answer)),
    'porutham/advanced': (answer) => score(matchView(answer)),
    'nakshatra-porutham': (answer) => score(matchView(answer)),
  },
  western: {
    natal: (answer, { birth }) => natalView('Natal', answer, birth),
    'solar-return': (answer, { birth }) => natalView('Solar return', answer, birth),
    composite: (answer, { birth }) => compositeView(answer, birth),
    transit: (answer, { birth }) => transitView(answer, birth),
    progressions: (answer, { birth }) => progressedView(answer, birth),
    synastry: (answer, { pair }) => pairView(answer, pair),
  },
  numerology: {
    'life-path': (answer) => reductions(singleView('Life path', answer.life_path_number, answer)),
    expression: (answer) => reductions(singleView('Expression', answer.expression_number, answer)),
    'soul-urge': (answer) => reductions(singleView('Soul urge', answer.soul_urge_number, answer)),
    personality: (answer) => reductions(singleView('Personality', answer.personality_number, answer)),
    'personal-year': (answer) => reductions(singleView('Personal year', answer.personal_year_number, answer)),
    pinnacles: (answer) => reductions(stagesView('Pinnacle', answer.pinnacles, (one) => one.pinnacle_number)),
    challenges: (answer) => reductions(stagesView('Challenge', answer.challenges, (one) => one.challenge_number)),
  },
};

function makerIn(makers: Makers, operation: string): Maker<unknown> | null {
  const slash = operation.indexOf('/');
  const [family, suffix] = slash < 0 ? [operation, ''] : [operation.slice(0, slash), operation.slice(slash + 1)];
  const table: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> = makers;
  const rows = table[family];
  const maker = rows !== undefined && Object.hasOwn(rows, suffix) ? rows[suffix] : undefined;
  // Safe: each maker takes the answer of the very operation it stands under, and the API holds its answers to that schema.
  return typeof maker === 'function' ? (maker as Maker<unknown>) : null;
}

/** Whether the picture runs along time, and so wants the width of the page. */
export const isAlongTime = (operation: string): boolean => makerIn(TIME_MAKERS, operation) !== null;

/** How the answer of an operation is drawn; null where it is not. Only for an answer of status 200. */
export function viewOf(operation: string, answer: unknown, asked: Asked): View | null {
  const maker = makerIn(MAKERS, operation) ?? makerIn(TIME_MAKERS, operation);
  return maker === null ? null : maker(answer, asked);
}
