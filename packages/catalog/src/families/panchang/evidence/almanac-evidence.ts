import { ALMANAC_IDS, type AlmanacId, almanacRowOf } from '@graha/astro-engine/calendar/almanac-table';
import type { SchoolSkyId } from '@graha/astro-engine/schools/skies';
import stored from './almanac-evidence.fixture.json' with { type: 'json' };

/** A row of the accuracy report that proves almanacs. */
export type EvidenceRow = {
  family: string;
  cases: number;
  worstDifference: number;
  unit: string;
  almanacs: readonly string[];
};

/** Rows of the last `npm run verify:accuracy`. */
export const EVIDENCE_ROWS: readonly EvidenceRow[] = stored.rows;

/** Printed dates and instants that were compared with an almanac. */
export type AlmanacEvidence = { confidence: 'high' | 'medium' | 'low'; evidence: string };

/** Agreeing cases from which the confidence is high, and the least share of all cases that must agree. */
const [HIGH_CASES, HIGH_SHARE] = [8, 0.8];

/** Instants agree within the tolerance of their row. */
const agreeing = ({ cases, unit, worstDifference }: EvidenceRow): number =>
  unit === 'mismatches' ? cases - worstDifference : cases;

const rowText = (row: EvidenceRow): string =>
  row.unit === 'mismatches'
    ? `${row.family}: ${agreeing(row)} of ${row.cases}`
    : `${row.family}: ${row.cases} within ${row.worstDifference} ${row.unit}`;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Returns the evidence of an almanac, from the rows of the accuracy report that name it. */
export function evidenceOf(id: AlmanacId, rows: readonly EvidenceRow[] = EVIDENCE_ROWS): AlmanacEvidence {
  const { limits, isStandIn = false } = almanacRowOf(id);
  const own = rows.filter(({ almanacs }) => almanacs.includes(id));
  const total = own.reduce((sum, { cases }) => sum + cases, 0);
  const right = own.reduce((sum, row) => sum + agreeing(row), 0);
  const compared = own.length === 0 ? 'No printed date was compared' : capital(own.map(rowText).join('; '));
  const isHigh = right >= HIGH_CASES && right >= HIGH_SHARE * total;
  return {
    confidence: right === 0 || isStandIn ? 'low' : isHigh ? 'high' : 'medium',
    evidence: limits === null ? compared : `${compared}. ${limits}`,
  };
}

const SKY_NAMES: Readonly<Record<SchoolSkyId, string>> = {
  drik: 'The sky (drik)',
  surya: 'Surya Siddhanta without bija',
  surya_bija: 'Surya Siddhanta',
  vakya: 'Vakya',
};

/** A row of the guide on almanacs. */
export type PrintedAlmanac = { id: AlmanacId; region: string; sunAndMoon: string; books: readonly string[] } & Pick<
  AlmanacEvidence,
  'confidence'
>;

/** Returns the almanacs that printed books follow, for pages that explain them. */
export const printedAlmanacs = (): PrintedAlmanac[] =>
  ALMANAC_IDS.flatMap((id) => {
    const { region, sky, books } = almanacRowOf(id);
    const { confidence } = evidenceOf(id);
    return books.length === 0 ? [] : [{ id, region, sunAndMoon: SKY_NAMES[sky], books, confidence }];
  });
