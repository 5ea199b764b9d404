import { birthDetails } from './birth-details.ts';
import { chart } from './chart.ts';
import { dashaPeriods } from './dasha-periods.ts';
import { dayYogas } from './day-yogas.ts';
import { doshas } from './doshas.ts';
import { gowri } from './gowri.ts';
import { kundli } from './kundli.ts';
import { matching } from './matching.ts';
import { panchang } from './panchang.ts';
import { papasamyam } from './papasamyam.ts';
import { periods } from './periods.ts';
import { saturnAndMoon } from './saturn-moon.ts';

export const astrology = {
  ...birthDetails,
  ...panchang,
  ...periods,
  ...dayYogas,
  ...gowri,
  ...chart,
  ...kundli,
  ...dashaPeriods,
  ...doshas,
  ...saturnAndMoon,
  ...papasamyam,
  ...matching,
};
