import type { z } from 'zod';
import { kundali } from '../../kundali.ts';
import { CHART_SETTINGS } from '../../varshaphal/chart.ts';
import { PERIOD_SETTINGS } from '../../varshaphal/mudda-dasha.ts';
import { SAHAM_SETTINGS } from '../../varshaphal/sahams.ts';
import { varshaphal } from '../../varshaphal/varshaphal.ts';
import { annualRequest } from '../../varshaphal/year.ts';
import type { Asker } from '../report.ts';
import { ChartStyle, personName, placeName, REPORT_MEMBERS, sentBirth } from '../request.ts';

export const VarshaphalRequest = annualRequest(
  { ...CHART_SETTINGS, ...SAHAM_SETTINGS, ...PERIOD_SETTINGS },
  {
    name: personName('the person'),
    place_name: placeName('the person'),
    chart_style: ChartStyle,
    ...REPORT_MEMBERS,
  },
);
export type YearInput = z.output<typeof VarshaphalRequest>;

/** Credits of the operations below together. */
export const CREDITS = 11;

/** The answers of a report on a year of life, and the requests that pictures repeat. */
export function yearAnswers({ ask }: Asker, { settings, target_year, stay, ...birth }: YearInput) {
  const { muntha_degree, varga_friendship, saham_school, saham_houses, saham_arc, annual_day, ...shared } = settings;
  const { sunrise: _sunrise, annual_moment: _moment, ...natalSettings } = shared;
  const sent = sentBirth(birth);
  const yearWith = <Own extends object>(own: Own) => ({
    ...sent,
    target_year,
    ...(stay === undefined ? {} : { stay }),
    settings: { ...shared, ...own },
  });
  const year = yearWith({ muntha_degree, varga_friendship });
  const natal = { ...sent, settings: natalSettings };
  return {
    requests: { year, natal },
    year: ask('varshaphal/chart', varshaphal.chart, year),
    natal: ask('kundali/basic', kundali.basic, natal),
    yogas: ask('varshaphal/yogas', varshaphal.yogas, yearWith({})),
    periods: ask('varshaphal/mudda-dasha', varshaphal['mudda-dasha'], yearWith({ annual_day })),
    sahams: ask('varshaphal/sahams', varshaphal.sahams, yearWith({ saham_school, saham_houses, saham_arc })),
  };
}
export type YearAnswers = ReturnType<typeof yearAnswers>;
