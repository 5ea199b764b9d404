import { fullDay, limbDay, moonDay, muhuratDay, partDay, reportDay, sunDay, type DayParts, windowDay } from './days.ts';
import { currentView, dashaView, eighthMoonView, reportView, saturnView, type PeriodView } from './periods.ts';
import type { Makers, View } from './view.ts';
import type { AnswerOf } from './answers.ts';
import { aspectView, type Aspect, type Birth, wheelView } from './charts.ts';

const day = (parts: DayParts | null): View | null => parts && { kind: 'day', parts };
const periods = (view: PeriodView | null): View | null => view && { kind: 'periods', view };

/** A window that does not occur on a day, as without a sunrise, is left out. */
const present = <Span extends object>(name: string, span: Span | null): (Span & { name: string })[] =>
  span === null ? [] : [{ ...span, name }];

/** Operations whose pictures run along time: they want width, and little height. */
export const TIME_MAKERS: Makers = {
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
          hora.map((part) => ({ ...part, name: part.lord, tone: part.quality })),
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
  astrology: {
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
  },
};

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
