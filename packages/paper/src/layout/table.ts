import type { Part } from '../model/paper.ts';
import type { StructNode } from '../pdf/structure.ts';
import { breakLines, type Line, longestWordPt, textWidthPt, type Typeface } from './break-lines.ts';
import { addNode, drawLines, type Flow } from './flow.ts';
import { COLOURS, lineHeightPt } from './look.ts';
import { addPartTitle } from './parts.ts';

type Table = Extract<Part, { kind: 'table' }>;

const CELL = { x: 5, y: 2.2 } as const;
const AFTER = 14;
const SIZE_LEAST_PT = 6;
/** A table whose longest words do not fit is set in a smaller size; also one whose texts need one size less for single lines. */
const SIZES_PT = [9.2, 8.4, 7.6, 6.8, SIZE_LEAST_PT] as const;

/** Less than this is not handed out, because floating-point remainders would be without end. */
const SHARE_LEAST_PT = 0.01;

type Measured = { sizePt: number; widths: number[] };

const typefaceOf = (sizePt: number, isHead: boolean): Typeface => ({
  family: 'sans',
  weight: isHead ? 500 : 400,
  sizePt: isHead ? Math.min(sizePt, 8.2) : sizePt,
});

const sum = (widths: readonly number[]): number => widths.reduce((total, one) => total + one, 0);

/**
 * Divides `width` among columns: each has its least width, and the rest is handed out evenly until a column is as wide as its texts.
 * So a column of dates stays on single lines beside one of long sentences.
 */
function shared(least: readonly number[], whole: readonly number[], width: number): number[] {
  const widths = [...least];
  let open = widths.flatMap((one, column) => (one < (whole[column] ?? one) ? [column] : []));
  let left = width - sum(widths);
  while (open.length > 0 && left > SHARE_LEAST_PT) {
    const each = left / open.length;
    for (const column of open) {
      const given = Math.min(each, (whole[column] ?? 0) - (widths[column] ?? 0));
      widths[column] = (widths[column] ?? 0) + given;
      left -= given;
    }
    open = open.filter((column) => (widths[column] ?? 0) < (whole[column] ?? 0));
  }
  return widths;
}

/** The widths of the columns: as wide as their texts, or at least as their longest words if there is no room for more. */
function measure({ shaper, width }: Flow, { columns, rows }: Table): Measured {
  const texts = columns.map(({ label }, column) => [label, ...rows.map((row) => row[column] ?? '')]);
  const measured = (sizePt: number, of: typeof textWidthPt): number[] =>
    texts.map((cells) => Math.max(...cells.map((text, index) => of(shaper, text, typefaceOf(sizePt, index === 0)))) + 2 * CELL.x + 0.1); // prettier-ignore
  const fits = (size: number, of: typeof textWidthPt): boolean => sum(measured(size, of)) <= width;
  const step = SIZES_PT.findIndex((size) => fits(size, longestWordPt));
  const [largest = SIZE_LEAST_PT, smaller = SIZE_LEAST_PT] = step < 0 ? [] : SIZES_PT.slice(step, step + 2);
  const sizePt = !fits(largest, textWidthPt) && fits(smaller, textWidthPt) ? smaller : largest;
  const [narrow, wide] = [measured(sizePt, longestWordPt), measured(sizePt, textWidthPt)];
  const [narrowest, widest] = [sum(narrow), sum(wide)];
  if (narrowest > width) return { sizePt, widths: narrow.map((one) => (one * width) / narrowest) };
  if (widest <= width) return { sizePt, widths: wide.map((one) => (one * width) / widest) };
  return { sizePt, widths: shared(narrow, wide, width) };
}

export function addTable(flow: Flow, table: Table): void {
  const { columns, rows } = table;
  const { sizePt, widths } = measure(flow, table);
  addPartTitle(flow, table.title);
  const element = addNode(flow.parent, 'Table');
  const cut = (texts: readonly string[], typeface: Typeface): Line[][] =>
    texts.map((text, column) => breakLines(flow.shaper, text, typeface, (widths[column] ?? 0) - 2 * CELL.x));
  const heightOf = (cells: readonly Line[][], typeface: Typeface): number =>
    Math.max(1, ...cells.map((lines) => lines.length)) * lineHeightPt(typeface) + 2 * CELL.y;
  const [headFace, face] = [typefaceOf(sizePt, true), typefaceOf(sizePt, false)];
  const head = cut(columns.map(({ label }) => label), headFace); // prettier-ignore
  const headPt = heightOf(head, headFace);

  const drawRow = (parent: StructNode | null, cells: readonly Line[][], typeface: Typeface, colour: string): void => {
    const content = flow.current();
    const row = parent === null ? null : addNode(parent, 'TR');
    let x = flow.left;
    for (const [column, lines] of cells.entries()) {
      const width = widths[column] ?? 0;
      const place = { x: x + CELL.x, width: width - 2 * CELL.x, align: columns[column]?.align ?? 'start', colour };
      const draw = (): void => void drawLines(content, lines, typeface, flow.y + CELL.y, place);
      if (row === null) content.artifact(draw);
      else content.marked(addNode(row, typeface === headFace ? 'TH' : 'TD'), draw);
      x += width;
    }
    flow.y += heightOf(cells, typeface);
    content.artifact(() => content.line([flow.left, flow.y], [flow.left + flow.width, flow.y], COLOURS.line, 0.5));
  };
  const drawHead = (parent: StructNode | null): void => {
    const content = flow.current();
    content.artifact(() => content.rect({ x: flow.left, y: flow.y, width: flow.width, height: headPt }, COLOURS.band));
    drawRow(parent, head, headFace, COLOURS.soft);
  };
  const body = rows.map((row) => cut(row, face));
  flow.ensure(headPt + (body[0] === undefined ? 0 : heightOf(body[0], face)));
  drawHead(element);
  for (const cells of body) {
    // A head that is repeated is decoration: a screen reader reads it once.
    if (flow.ensure(heightOf(cells, face))) drawHead(null);
    drawRow(element, cells, face, COLOURS.text);
  }
  flow.y += AFTER;
}
