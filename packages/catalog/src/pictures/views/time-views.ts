import type { WindowChart } from '@graha/drawing/window-calendar';
import {
  fullDay,
  limbDay,
  moonDay,
  muhuratDay,
  partDay,
  reportDay,
  sunDay,
  type DayParts,
  windowDay,
} from '../kinds/days.ts';
import { hitsView, timelineView, windowsView } from '../kinds/instants.ts';
import { monthChart } from '../kinds/months.ts';
import { uncertainDay, uncertainLords } from '../kinds/uncertain.ts';
import {
  currentView,
  dashaView,
  eighthMoonView,
  firdariaView,
  signDashaView,
  sudarshanaView,
  type PeriodView,
  releasingView,
  reportView,
  saturnView,
} from '../kinds/periods.ts';
import type { Makers, View } from '../view.ts';

const day = (parts: DayParts | null): View | null => parts && { kind: 'day', parts };
const periods = (view: PeriodView | null): View | null => view && { kind: 'periods', view };
const windows = (chart: WindowChart | null): View | null => chart && { kind: 'windows', chart };

/** Omits a window that does not occur on a day, as without a sunrise. */
const present = <Span extends object>(name: string, span: Span | null): (Span & { name: string })[] =>
  span === null ? [] : [{ ...span, name }];

/** Operations whose pictures show time along the width: they need width, and little height. */
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
    'calendar-month': (answer, { birth }) => ({ kind: 'month', chart: monthChart(answer, birth.date) }),
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
    tribhagi: ({ mahadashas }) => periods(dashaView(mahadashas)),
    current: (answer) => periods(currentView(answer)),
    kalachakra: ({ mahadashas }) => periods(signDashaView(mahadashas)),
    sudarshana: (answer) => periods(sudarshanaView(answer)),
    uncertain: (answer) => day(uncertainLords(answer)),
  },
  jaimini: {
    'chara-dasha': ({ mahadashas }) => periods(signDashaView(mahadashas)),
    'narayana-dasha': ({ mahadashas }) => periods(signDashaView(mahadashas)),
    'shoola-dasha': ({ mahadashas }) => periods(signDashaView(mahadashas)),
    'niryana-shoola-dasha': ({ mahadashas }) => periods(signDashaView(mahadashas)),
  },
  western: {
    firdaria: (answer) => periods(firdariaView(answer)),
    'zodiacal-releasing': (answer) => periods(releasingView(answer)),
    electional: (answer) => windows(windowsView(answer)),
  },
  muhurta: {
    find: (answer) => windows(windowsView(answer)),
  },
  transit: {
    hits: (answer) => {
      const chart = hitsView(answer);
      return chart && { kind: 'hits', chart };
    },
  },
  events: {
    upcoming: (answer) => {
      const chart = timelineView(answer);
      return chart && { kind: 'hits', chart };
    },
  },
  kundali: { uncertain: (answer) => day(uncertainDay(answer)) },
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
    'sade-sati/advanced': (answer) => periods(saturnView(answer)),
    'chandrashtama-periods': (answer) => periods(eighthMoonView(answer)),
  },
};
