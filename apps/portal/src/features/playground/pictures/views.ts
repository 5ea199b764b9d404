import type { catalog } from '@graha/catalog/catalog';
import type { AnswerOf } from '../answers.ts';
import { houseView, moonView, squareView } from './charts.ts';
import { fullDay, limbDay, moonDay, muhuratDay, partDay, reportDay, sunDay, windowDay, type DayParts } from './days.ts';
import { currentView, dashaView, eighthMoonView, reportView, saturnView, type PeriodView } from './periods.ts';
import { singleView, stagesView, type ReductionView } from './reductions.ts';
import { ashtakootView, matchView, poruthamView, type ScoreView } from './scores.ts';
import type { Asked, View } from './view.ts';
import { compositeView, natalView, pairView, progressedView, transitView } from './western-views.ts';

type Families = typeof catalog;
type Maker<Answer> = (answer: Answer, asked: Asked) => View | null;

/** Operation → picture. What has no row here is well served by a table. */
type Makers = {
  [Family in keyof Families]?: { [Suffix in keyof Families[Family]]?: Maker<AnswerOf<Family, Suffix>> };
};

const charts = (...shown: Extract<View, { kind: 'charts' }>['charts']): View => ({
  kind: 'charts',
  charts: shown,
  aspects: null,
});
const day = (parts: DayParts | null): View | null => parts && { kind: 'day', parts };
const periods = (view: PeriodView | null): View | null => view && { kind: 'periods', view };
const score = (view: ScoreView): View => ({ kind: 'score', view });
const reductions = (view: ReductionView): View => ({ kind: 'reductions', view });

const RASHI = 'Rashi';

type VargaAnswer = AnswerOf<'divisional', 'd9'>;
const varga: Maker<VargaAnswer> = (answer, { birth }) => charts(squareView(answer.varga.name, answer, birth));

/** A window that does not occur on a day, as without a sunrise, is left out. */
const present = <Span extends object>(name: string, span: Span | null): (Span & { name: string })[] =>
  span === null ? [] : [{ ...span, name }];

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
  panchang: {
    full: (answer) => day(fullDay(answer)),
    tithi: ({ tithi, next }) => day(limbDay('Tithi', tithi, next)),
    nakshatra: ({ nakshatra, next }) => day(limbDay('Nakshatra', nakshatra, next)),
    yoga: ({ yoga, next }) => day(limbDay('Yoga', yoga, next)),
    karana: ({ karana, next }) => day(limbDay('Karana', karana, next)),
    'sun-times': (answer) => day(sunDay(answer)),
    'moon-times': (answer) => day(moonDay(answer)),
    'inauspicious-periods': ({ panchang_day, rahu_kaal, gulika_kaal, yamaganda }) =>
      day(
        windowDay(
          panchang_day,
          [
            ...present('Rahu Kaal', rahu_kaal),
            ...present('Gulika Kaal', gulika_kaal),
            ...present('Yamaganda', yamaganda),
          ],
          'bad',
        ),
      ),
    choghadiya: ({ panchang_day, choghadiya }) =>
      day(
        partDay(
          panchang_day,
          'Choghadiya',
          choghadiya.map((part) => ({ ...part, tone: part.quality })),
        ),
      ),
    hora: ({ panchang_day, hora }) =>
      day(
        partDay(
          panchang_day,
          'Hora',
          hora.map((part) => ({ ...part, name: part.lord, tone: part.is_favourable ? 'good' : 'bad' })),
        ),
      ),
    'abhijit-muhurat': ({ panchang_day, abhijit_muhurat }) =>
      day(windowDay(panchang_day, present('Abhijit Muhurat', abhijit_muhurat), 'ok')),
    'brahma-muhurta': ({ panchang_day, brahma_muhurta }) =>
      day(windowDay(panchang_day, present('Brahma Muhurta', brahma_muhurta), 'ok')),
    'amrit-kaal': ({ panchang_day, amrit_kaal }) =>
      day(
        windowDay(
          panchang_day,
          amrit_kaal.flatMap((one) => present('Amrit Kaal', one)),
          'ok',
        ),
      ),
    'good-bad-times': ({ panchang_day, periods: spans }) => day(windowDay(panchang_day, spans)),
  },
  dasha: {
    vimshottari: ({ mahadashas }) => periods(dashaView(mahadashas)),
    yogini: ({ mahadashas }) => periods(dashaView(mahadashas)),
    ashtottari: ({ mahadashas }) => periods(dashaView(mahadashas)),
    current: (answer) => periods(currentView(answer)),
  },
  matchmaking: {
    ashtakoot: (answer) => score(ashtakootView(answer)),
    porutham: (answer) => score(poruthamView(answer)),
  },
  astrology: {
    chart: (answer, { birth }) => charts(squareView(RASHI, answer, birth)),
    panchang: (answer) => day(reportDay(answer)),
    'panchang/advanced': (answer) =>
      day(reportDay(answer, [...answer.auspicious_period, ...answer.inauspicious_period])),
    'auspicious-period': (answer) => day(muhuratDay(answer)),
    'inauspicious-period': (answer) => day(muhuratDay(answer)),
    'gowri-nalla-neram': ({ panchang_day, muhurat }) =>
      day(
        partDay(
          panchang_day,
          'Gowri',
          muhurat.map((part) => ({ ...part, tone: part.type })),
        ),
      ),
    'anandadi-yoga': ({ panchang_day, anandadi_yoga }) =>
      day(
        partDay(
          panchang_day,
          'Anandadi',
          anandadi_yoga.map((part) => ({ ...part, tone: part.type })),
        ),
      ),
    'dasha-periods': ({ dasha_periods }) => periods(reportView(dasha_periods)),
    'kundli/advanced': ({ dasha_periods }) => periods(reportView(dasha_periods)),
    'sade-sati/advanced': (answer) => periods(saturnView(answer)),
    'chandrashtama-periods': (answer) => periods(eighthMoonView(answer)),
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

/** How the answer of an operation is drawn; null where it is not. Only for an answer of status 200. */
export function viewOf(operation: string, answer: unknown, asked: Asked): View | null {
  const slash = operation.indexOf('/');
  const [family, suffix] = slash < 0 ? [operation, ''] : [operation.slice(0, slash), operation.slice(slash + 1)];
  const makers: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> = MAKERS;
  const maker = makers[family]?.[suffix];
  if (typeof maker !== 'function') return null;
  // Safe: each maker takes the answer of the very operation it stands under, and the API holds its answers to that schema.
  return (maker as Maker<unknown>)(answer, asked);
}
