import type { MonthChart } from '@graha/drawing/month-grid';
import { type Say, sayingOf, type Words } from '../saying.ts';

/**
 * Translates the limbs of a month. Notes on unusual days are sentences and stay English. A star and a month may have
 * the same name.
 */
export function saidMonth(chart: MonthChart, words: Words): MonthChart {
  const tithi = sayingOf(words, ['TithiName']);
  const star = sayingOf(words, ['NakshatraName']);
  const days = chart.days.map((day) => ({
    ...day,
    tithi: { ...day.tithi, names: inNames(day.tithi.names, tithi) },
    nakshatra: { ...day.nakshatra, names: inNames(day.nakshatra.names, star) },
  }));
  return {
    ...chart,
    lunarMonths: chart.lunarMonths.map(sayingOf(words, ['LunarMonthName'])),
    weekdays: chart.weekdays.map(sayingOf(words, ['WeekdayName'])),
    days,
  };
}

type Names = readonly [string, ...string[]];

/** Short forms are English, so a translated name keeps only those that end in a number. */
function inNames([name, ...shorter]: Names, say: Say): Names {
  const said = say(name);
  return said === name ? [name, ...shorter] : [said, ...shorter.filter((one) => /\d$/.test(one))];
}
