import { birthDetails } from './birth-details.ts';
import { chart } from './chart.ts';
import { dashaPeriods } from './dasha-periods.ts';
import { dayYogas } from './day/day-yogas.ts';
import { doshas } from './doshas/doshas.ts';
import { gowri } from './day/gowri.ts';
import { kundli } from './kundli.ts';
import { matching } from './matching.ts';
import { panchang } from './day/panchang.ts';
import { papasamyam } from './doshas/papasamyam.ts';
import { periods } from './day/periods.ts';
import { saturnAndMoon } from './doshas/saturn-moon.ts';

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
