import { REPORT_DIFFERENCES } from './differences/astrology.ts';
import { DASHA_DIFFERENCES } from './differences/dasha.ts';
import type { Difference } from './differences/difference.ts';
import { KUNDLI_DIFFERENCES } from './differences/kundli.ts';
import { MATCHING_DIFFERENCES } from './differences/matching.ts';
import { MUHURTA_DIFFERENCES } from './differences/muhurta.ts';
import { NUMEROLOGY_DIFFERENCES } from './differences/numerology.ts';
import { PANCHANG_DIFFERENCES } from './differences/panchang.ts';
import { WESTERN_DIFFERENCES } from './differences/western.ts';

/** The differences by subject, in catalogue order. */
export const DIFFERENCES: readonly { title: string; rows: readonly Difference[] }[] = [
  { title: 'Panchang', rows: PANCHANG_DIFFERENCES },
  { title: 'Muhurta', rows: MUHURTA_DIFFERENCES },
  { title: 'Dasha', rows: DASHA_DIFFERENCES },
  { title: 'Matchmaking', rows: MATCHING_DIFFERENCES },
  { title: 'Reference reports', rows: [...REPORT_DIFFERENCES, ...KUNDLI_DIFFERENCES] },
  { title: 'Western', rows: WESTERN_DIFFERENCES },
  { title: 'Numerology', rows: NUMEROLOGY_DIFFERENCES },
];
