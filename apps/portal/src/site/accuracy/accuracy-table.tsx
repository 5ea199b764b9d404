import type { AccuracyRow } from '@graha/catalog/accuracy/rows';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { count } from '@graha/domain/core/format';
import { measureWords, shareOfTolerance } from './accuracy-words.ts';
import { type ToleranceRow, ToleranceTable } from './tolerance-table.tsx';

export const AccuracyTable = ({ id, title, rows }: { id: string; title: string; rows: readonly AccuracyRow[] }) => (
  <Card aria-labelledby={id} className="overflow-hidden text-base text-text">
    <CardHeader level={3} id={id} title={title} />
    <ToleranceTable rows={rows.map(rowOf)} />
  </Card>
);

/** The needle stays visible at the end of its bar. */
const BAR_PERCENT = 98;

const rowOf = (row: AccuracyRow): ToleranceRow => ({
  name: row.family.charAt(0).toUpperCase() + row.family.slice(1),
  source: row.source,
  ...(row.note ? { note: row.note } : {}),
  cases: count(row.cases),
  worst: measureWords(row.worstDifference, row.unit),
  tolerance: measureWords(row.tolerance, row.unit),
  percent: (shareOfTolerance(row) * BAR_PERCENT).toFixed(1),
});
