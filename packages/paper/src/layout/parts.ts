import type { Pair, Part } from '../model/paper.ts';
import type { Picture } from '../picture/picture.ts';
import { breakLines, type Line } from './break-lines.ts';
import { addNode, addParagraph, drawLines, type Flow } from './flow.ts';
import { COLOURS, lineHeightPt, MARGIN, TYPE } from './look.ts';

const GAP = { afterPart: 14, underTitle: 4, column: 20, pair: 5 } as const;
/** The height that must be left below a title. */
const KEPT_WITH_TITLE = 56;

export function addPartTitle(flow: Flow, title: string, keptPt: number = KEPT_WITH_TITLE): void {
  if (title === '') return;
  flow.ensure(lineHeightPt(TYPE.part) + keptPt);
  addParagraph(flow, 'H3', title, TYPE.part, flow.paper.brand.colours.primary);
  flow.y += GAP.underTitle;
}

export function addText(flow: Flow, { title, text }: Extract<Part, { kind: 'text' }>): void {
  addPartTitle(flow, title);
  for (const paragraph of text.split('\n')) addParagraph(flow, 'P', paragraph, TYPE.body, COLOURS.text);
  flow.y += GAP.afterPart;
}

/** Adds pairs in two columns, each label over its value. */
export function addPairs(flow: Flow, { title, pairs }: Extract<Part, { kind: 'pairs' }>): void {
  addPartTitle(flow, title);
  const width = (flow.width - GAP.column) / 2;
  for (let index = 0; index < pairs.length; index += 2) {
    const row = pairs.slice(index, index + 2).map((pair) => linesOfPair(flow, pair, width));
    const height = Math.max(...row.map(({ heightPt }) => heightPt)) + GAP.pair;
    flow.ensure(height);
    const content = flow.current();
    const top = flow.y;
    for (const [column, { label, value }] of row.entries()) {
      const place = { x: flow.left + column * (width + GAP.column), width };
      content.marked(addNode(flow.parent, 'P'), () => {
        const labelPt = drawLines(content, label, TYPE.small, top, { ...place, colour: COLOURS.soft });
        drawLines(content, value, TYPE.strong, top + labelPt, { ...place, colour: COLOURS.text });
      });
    }
    flow.y += height;
    content.artifact(() => {
      for (const [column] of row.entries()) {
        const x = flow.left + column * (width + GAP.column);
        content.line([x, flow.y - GAP.pair / 2], [x + width, flow.y - GAP.pair / 2], COLOURS.line, 0.5);
      }
    });
  }
  flow.y += GAP.afterPart;
}

function linesOfPair({ shaper }: Flow, { label, value }: Pair, width: number): { label: Line[]; value: Line[]; heightPt: number } {
  const lines = {
    label: breakLines(shaper, label, TYPE.small, width),
    value: breakLines(shaper, value, TYPE.strong, width),
  };
  const heightPt = lines.label.length * lineHeightPt(TYPE.small) + lines.value.length * lineHeightPt(TYPE.strong);
  return { ...lines, heightPt };
} // prettier-ignore

export type ReadyPicture = { title: string; picture: Picture; width: 'whole' | 'half' };

/** No picture is higher than this share of the text area. */
const HEIGHT_SHARE = { portrait: 0.62, landscape: 1 } as const;

/** A picture that almost fits is drawn smaller, so that it does not leave the rest of a page empty. */
const SMALLEST_SHARE = 0.72;
const shareThatFits = (roomPt: number, heightPt: number): number => {
  const share = Math.min(1, roomPt / heightPt);
  return share < SMALLEST_SHARE ? 1 : share;
};

/** Adds pictures side by side. @param row one picture of the whole width, or one or two of half of it */
export function addPictures(flow: Flow, row: readonly ReadyPicture[], opacityName: (opacity: number) => string): void {
  const isHalf = row.some(({ width }) => width === 'half');
  const width = isHalf ? (flow.width - GAP.column) / 2 : flow.width;
  const highest = (flow.page.height - MARGIN.top - MARGIN.bottom) * HEIGHT_SHARE[flow.paper.orientation];
  const titled = row.map((one) => ({ ...one, lines: breakLines(flow.shaper, one.title, TYPE.part, width) }));
  const titleLines = Math.max(...titled.map(({ lines }) => lines.length));
  const titlePt = titleLines === 0 ? 0 : titleLines * lineHeightPt(TYPE.part) + GAP.underTitle;
  const scaleOf = ({ picture }: ReadyPicture): number => Math.min(width / picture.width, highest / picture.height);
  const fullPt = Math.max(...titled.map((one) => one.picture.height * scaleOf(one)));
  const share = shareThatFits(flow.page.height - MARGIN.bottom - flow.y - titlePt, fullPt);
  const placed = titled.map((one) => ({ ...one, scale: scaleOf(one) * share }));
  const height = titlePt + fullPt * share;
  flow.ensure(height);
  const content = flow.current();
  for (const [index, { title, picture, scale, lines }] of placed.entries()) {
    const x = flow.left + index * (width + GAP.column);
    const { y } = flow;
    const colour = flow.paper.brand.colours.primary;
    if (title !== '') content.marked(addNode(flow.parent, 'H3'), () => void drawLines(content, lines, TYPE.part, y, { x, width, colour })); // prettier-ignore
    const centred = x + (isHalf ? 0 : (width - picture.width * scale) / 2);
    content.marked(addNode(flow.parent, 'Figure', [title, picture.alt].filter((text) => text !== '').join('. ')), () =>
      content.within({ x: centred, y: y + titlePt, scale }, picture.operators(content.fonts, opacityName), picture.inlay),
    ); // prettier-ignore
  }
  flow.y += height + GAP.afterPart;
}
