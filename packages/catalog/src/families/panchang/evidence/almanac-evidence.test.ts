import { ALMANAC_IDS, almanacRowOf } from '@graha/astro-engine/calendar/almanac-table';
import { expect, test } from 'vitest';
import { EVIDENCE_ROWS, type EvidenceRow, evidenceOf, printedAlmanacs } from './almanac-evidence.ts';

const dates = (cases: number, wrong: number): EvidenceRow => ({
  family: 'dates',
  cases,
  worstDifference: wrong,
  unit: 'mismatches',
  almanacs: ['kerala'],
});
const confidenceWith = (...rows: EvidenceRow[]) => evidenceOf('kerala', rows).confidence;

test('the confidence is high from eight agreeing cases on, of which most agree, and low without any', () => {
  expect([confidenceWith(dates(8, 0)), confidenceWith(dates(7, 0)), confidenceWith(dates(10, 2))]).toEqual(['high', 'medium', 'high']); // prettier-ignore
  expect([confidenceWith(dates(11, 3)), confidenceWith(), confidenceWith(dates(1, 1))]).toEqual(['medium', 'low', 'low']); // prettier-ignore
  expect(confidenceWith({ ...dates(20, 0), almanacs: ['assam'] })).toBe('low');
  const ends: EvidenceRow = { ...dates(5, 1.4), unit: 'min', family: 'ends of tithis' };
  expect(evidenceOf('kerala', [dates(3, 1), ends])).toEqual({
    confidence: 'medium',
    evidence: 'Dates: 2 of 3; ends of tithis: 5 within 1.4 min',
  });
});

test('an almanac whose text another sky stands in for is never sure', () => {
  expect(evidenceOf('odisha_samanta', [{ ...dates(20, 0), almanacs: ['odisha_samanta'] }]).confidence).toBe('low');
});

test('each almanac with books has a row of the accuracy report, and its limits are said', () => {
  for (const id of ALMANAC_IDS) {
    const { books, limits } = almanacRowOf(id);
    const proved = EVIDENCE_ROWS.some(({ almanacs }) => almanacs.includes(id));
    expect([id, proved]).toEqual([id, books.length > 0 || ['surya_bija', 'vakya'].includes(id)]);
    expect(evidenceOf(id).evidence).toContain(limits ?? '');
  }
  expect(evidenceOf('surya')).toMatchObject({ confidence: 'low' });
});

test('the guide lists each almanac that a book follows, with its confidence', () => {
  const listed = printedAlmanacs();
  expect(listed.map(({ id }) => id)).toEqual(ALMANAC_IDS.filter((id) => almanacRowOf(id).books.length > 0));
  for (const { id, confidence } of listed) expect([id, confidence]).toEqual([id, evidenceOf(id).confidence]);
});
