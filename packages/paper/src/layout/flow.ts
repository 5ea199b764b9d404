import type { EmbeddedFonts } from '../pdf/embedded-fonts.ts';
import { createPageContent, type PageContent } from '../pdf/page-content.ts';
import { node, type Role, type StructNode } from '../pdf/structure.ts';
import type { Paper } from '../model/paper.ts';
import { PAGE_SIZES_PT } from '../model/paper.ts';
import type { Shaper } from '../type/shape.ts';
import { breakLines, type Line, type Typeface } from './break-lines.ts';
import { BASELINE, lineHeightPt, MARGIN } from './look.ts';

/** The place of the next part of a paper, and the pages so far. */
export type Flow = {
  paper: Paper;
  shaper: Shaper;
  page: { width: number; height: number };
  /** Left end and width of the text area. */
  left: number;
  width: number;
  pages: PageContent[];
  /** The page that is being filled, and its number from 0. */
  current(): PageContent;
  y: number;
  /** The element of the structure that new content belongs to. */
  parent: StructNode;
  /** Begins a page if less than this height is left on the present one. Returns true if it did. */
  ensure(heightPt: number): boolean;
  startPage(): void;
};

export function createFlow(paper: Paper, shaper: Shaper, fonts: EmbeddedFonts, root: StructNode): Flow {
  const { width, height } = PAGE_SIZES_PT[paper.pageSize];
  const page = paper.orientation === 'portrait' ? { width, height } : { width: height, height: width };
  const pages: PageContent[] = [];
  const flow: Flow = {
    paper,
    shaper,
    page,
    left: MARGIN.x,
    width: page.width - 2 * MARGIN.x,
    pages,
    current: () => {
      const last = pages.at(-1);
      if (last === undefined) throw new Error('the paper has no page yet');
      return last;
    },
    y: MARGIN.top,
    parent: root,
    ensure(heightPt) {
      if (flow.y + heightPt <= page.height - MARGIN.bottom || flow.y <= MARGIN.top) return false;
      flow.startPage();
      return true;
    },
    startPage() {
      pages.push(createPageContent(fonts, pages.length, page));
      flow.y = MARGIN.top;
    },
  };
  return flow;
}

/** Adds an element to the structure, below another one. */
export function addNode(parent: StructNode, role: Role, alt?: string): StructNode {
  const made = node(role, alt);
  parent.kids.push(made);
  return made;
}

export type TextPlace = { x: number; width: number; align?: 'start' | 'end'; colour: string };

/** Draws lines from a height on. The structure is left to the caller. Returns the height that they take. */
export function drawLines(content: PageContent, lines: readonly Line[], typeface: Typeface, y: number, { x, width, align = 'start', colour }: TextPlace): number {
  const height = lineHeightPt(typeface);
  for (const [index, { clusters, widthPt }] of lines.entries()) {
    const left = align === 'end' ? x + width - widthPt : x;
    content.text({ clusters, x: left, y: y + (index + BASELINE) * height, sizePt: typeface.sizePt, weight: typeface.weight, colour });
  }
  return lines.length * height;
} // prettier-ignore

/** Adds a paragraph or heading that may go over to further pages. */
export function addParagraph(flow: Flow, role: Role, text: string, typeface: Typeface, colour: string): void {
  const lines = breakLines(flow.shaper, text, typeface, flow.width);
  if (lines.length === 0) return;
  const element = addNode(flow.parent, role);
  const height = lineHeightPt(typeface);
  for (let from = 0; from < lines.length;) {
    flow.ensure(height);
    const fits = Math.max(1, Math.floor((flow.page.height - MARGIN.bottom - flow.y) / height));
    const shown = lines.slice(from, from + fits);
    const content = flow.current();
    content.marked(element, () => {
      flow.y += drawLines(content, shown, typeface, flow.y, { x: flow.left, width: flow.width, colour });
    });
    from += shown.length;
  }
}
