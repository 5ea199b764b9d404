import type { AnswerOf } from '../answers.ts';
import { inLanguage } from '../in-language.ts';
import { wordsIn } from '../saying.ts';
import { type ChartView, houseView, kpView, moonView, referenceView, squareView } from '../kinds/charts.ts';
import { reportView } from '../kinds/periods.ts';
import { marsView } from './mars-views.ts';
import {
  ashtakootView,
  matchView,
  poruthamView,
  singleView,
  stagesView,
  type ReductionView,
  type ScoreView,
} from '../kinds/scores.ts';
import { ashtakavargaView, bhavaBalaView, reducedView, shadbalaView } from '../kinds/strengths.ts';
import { kotaView, sarvatobhadraView } from '../kinds/chakras.ts';
import { balanceView } from '../kinds/cards/balance.ts';
import { localSpaceView } from '../kinds/cards/local-space.ts';
import { dialView } from '../kinds/cards/midpoints.ts';
import { pakshiView } from '../kinds/cards/pakshi.ts';
import { yogaCards } from '../kinds/yogas.ts';
import { astrocartographyView } from './map-views.ts';
import { TIME_MAKERS } from './time-views.ts';
import { heliocentricView, WHEEL_MAKERS } from './western-views.ts';
import { type PictureChoices, PICTURE_STYLES } from '../style.ts';
import type { Asked, Maker, Makers, View } from '../view.ts';

const charts = (...shown: Extract<View, { kind: 'charts' }>['charts']): View => ({
  kind: 'charts',
  charts: shown,
  aspects: null,
});
const score = (view: ScoreView): View => ({ kind: 'score', view });
const reductions = (view: ReductionView): View => ({ kind: 'reductions', view });

const RASHI = 'Rashi';

/** An answer without a chart has no picture. */
const chartIn = (view: ChartView | null): View | null => view && charts(view);

type VargaAnswer = AnswerOf<'divisional', 'd9'>;

/** `D9 Navamsa`. */
const vargaName = ({ varga: { id, name } }: Pick<VargaAnswer, 'varga'>): string => `${id} ${name}`;

const varga: Maker<VargaAnswer> = (answer, { birth }) => charts(squareView(vargaName(answer), answer, birth));

/** Operations whose picture is a chart in squares by default. */
const SQUARE_MAKERS: Makers = {
  planets: {
    '': (answer, { birth }) => charts(squareView(RASHI, answer, birth)),
    extended: (answer, { birth }) => charts(squareView(RASHI, answer, birth)),
  },
  kundali: {
    basic: (answer, { birth }) => charts(squareView(RASHI, answer, birth)),
    complete: (answer, { birth }) => charts(squareView(RASHI, answer, birth)),
    'chandra-chart': (answer, { birth }) => charts(moonView('Chandra', answer, birth)),
    'from-point': (answer, { birth }) => charts(referenceView(RASHI, answer, answer.houses[0]?.sign_number, birth)),
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
    d81: varga,
    d108: varga,
    d144: varga,
    d150: varga,
    mixed: varga,
    shodashvarga: ({ vargas }, { birth }) => ({
      kind: 'vargas',
      charts: vargas.map((one, index) => squareView(vargaName(one), one, birth, `vargas[${index}]`)),
    }),
  },
  astrology: {
    chart: (answer, { birth }) => charts(squareView(RASHI, answer, birth)),
    kundli: (answer, { birth }) => charts(squareView(RASHI, answer.chart, birth, 'chart')),
    'kundli/advanced': ({ chart, dasha_periods }, { birth }) => ({
      kind: 'charts',
      charts: [squareView(RASHI, chart, birth, 'chart')],
      aspects: null,
      periods: reportView(dasha_periods),
    }),
    papasamyam: (answer, { birth }) => charts(squareView('Papasamyam', answer.chart, birth, 'chart')),
    'papasamyam-check': ({ girl_papasamyam, boy_papasamyam }, { pair }) =>
      charts(
        squareView('Bride', girl_papasamyam.chart, pair[0], 'girl_papasamyam.chart'),
        squareView('Groom', boy_papasamyam.chart, pair[1], 'boy_papasamyam.chart'),
      ),
    'mangal-dosha/advanced': ({ references }, { birth }) => chartIn(marsView(references, 'references', birth)),
  },
  kp: {
    chart: (answer, { birth }) => chartIn(kpView('KP', answer, birth)),
    horary: (answer, { birth }) => chartIn(kpView(`KP ${answer.number}`, answer, birth)),
  },
  varshaphal: { chart: (answer, { birth }) => charts(squareView(`Year ${answer.target_year}`, answer, birth)) },
  dosha: { manglik: ({ references }, { birth }) => chartIn(marsView(references, 'mars', birth)) },
};

/** Operations whose picture comes in one style. */
const CARD_MAKERS: Makers = {
  matchmaking: {
    ashtakoot: (answer) => score(ashtakootView(answer)),
    porutham: (answer) => score(poruthamView(answer)),
  },
  astrology: {
    porutham: (answer) => score(matchView(answer)),
    'porutham/advanced': (answer) => score(matchView(answer)),
    'nakshatra-porutham': (answer) => score(matchView(answer)),
  },
  strength: {
    shadbala: (answer) => ({ kind: 'strengths', chart: shadbalaView(answer) }),
    'bhava-bala': (answer) => ({ kind: 'strengths', chart: bhavaBalaView(answer) }),
    ashtakavarga: (answer) => ({ kind: 'heat', chart: ashtakavargaView(answer) }),
    'ashtakavarga/reduced': (answer) => ({ kind: 'heat', chart: reducedView(answer) }),
  },
  panchang: {
    'pancha-pakshi': (answer, { birthMs }) => {
      const chart = pakshiView(answer, birthMs);
      return chart && { kind: 'birds', chart };
    },
  },
  transit: {
    sarvatobhadra: (answer) => ({ kind: 'squares', chart: sarvatobhadraView(answer) }),
    kota: (answer) => ({ kind: 'fort', chart: kotaView(answer) }),
  },
  western: {
    'local-space': (answer, { birth }) => ({ kind: 'compass', chart: localSpaceView(answer, birth) }),
    heliocentric: (answer) => ({ kind: 'sun', chart: heliocentricView(answer) }),
    balance: (answer) => ({ kind: 'shares', chart: balanceView(answer) }),
    midpoints: (answer) => ({ kind: 'dial', chart: dialView(answer) }),
    astrocartography: (answer, { birth }) => ({ kind: 'map', chart: astrocartographyView(answer, birth) }),
  },
  yoga: {
    detect: (answer) => {
      const cards = yogaCards(answer);
      return cards.length === 0 ? null : { kind: 'houses', cards };
    },
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
  // Safe: each maker takes the answer of its own operation, and the API checks its answers against that schema.
  return typeof maker === 'function' ? (maker as Maker<unknown>) : null;
}

/** True if the picture shows time along its width, and so needs the width of the page. */
export const isAlongTime = (operation: string): boolean => makerIn(TIME_MAKERS, operation) !== null;

/** The picture of an operation's answer; null if it has none. Only for an answer of status 200. */
export function viewOf(operation: string, answer: unknown, asked: Asked): View | null {
  for (const makers of [SQUARE_MAKERS, WHEEL_MAKERS, CARD_MAKERS, TIME_MAKERS]) {
    const maker = makerIn(makers, operation);
    if (maker !== null) {
      const view = maker(answer, asked);
      return view && inLanguage(view, wordsIn(answer));
    }
  }
  return null;
}

/** The choices for the picture of an operation; null if it has none. */
export function choicesOf(operation: string): PictureChoices | null {
  if (makerIn(SQUARE_MAKERS, operation) !== null) return { style: 'north-indian', styles: PICTURE_STYLES };
  if (makerIn(WHEEL_MAKERS, operation) !== null) return { style: 'wheel', styles: PICTURE_STYLES };
  const isDrawn = makerIn(CARD_MAKERS, operation) !== null || isAlongTime(operation);
  return isDrawn ? { style: null, styles: [] } : null;
}
