import type { LabelKey } from '../../languages/labels.ts';
import type { ReportPart, ReportSection } from './model.ts';
import type { Speech } from './speech.ts';

const EMPTY = { title: '', text: null, pairs: null, columns: null, rows: null, picture: null } as const;

export const textPart = (text: string, title = ''): ReportPart => ({ ...EMPTY, kind: 'text', title, text });

/** @param pairs a null value omits the pair */
export const pairsPart = (pairs: readonly (readonly [label: string, value: string | null])[], title = ''): ReportPart => ({
  ...EMPTY,
  kind: 'pairs',
  title,
  pairs: pairs.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }])),
}); // prettier-ignore

/** A column by its label; `>` before it aligns the cells at the end, as numbers are. */
export type ColumnName = LabelKey | `>${LabelKey}`;

const isAtEnd = (name: ColumnName): name is `>${LabelKey}` => name.startsWith('>');

export function tablePart(
  { label }: Speech,
  columns: readonly ColumnName[],
  rows: readonly (readonly string[])[],
  title = '',
): ReportPart {
  return {
    ...EMPTY,
    kind: 'table',
    title,
    // Safe: without its first character, the name of such a column is a label.
    columns: columns.map((name) => isAtEnd(name) ? { label: label(name.slice(1) as LabelKey), align: 'end' } : { label: label(name), align: 'start' }),
    rows: rows.map((row) => [...row]),
  };
} // prettier-ignore

/** A table with columns whose cells need no head. */
export const withoutHeads = (table: ReportPart, ...indexes: number[]): ReportPart => ({
  ...table,
  columns: table.columns?.map((one, index) => (indexes.includes(index) ? { ...one, label: '' } : one)) ?? null,
});

export const picturePart = (title: string, picture: NonNullable<ReportPart['picture']>): ReportPart => ({
  ...EMPTY,
  kind: 'picture',
  title,
  picture,
});

export const section = (title: string, parts: readonly ReportPart[], startsPage = true): ReportSection => ({
  title,
  starts_page: startsPage,
  parts: [...parts],
});
