import type { Paper } from '../model/paper.ts';
import type { PageContent } from '../pdf/page-content.ts';
import { breakLines, textWidthPt } from './break-lines.ts';
import { addParagraph, drawLines, type Flow, addNode } from './flow.ts';
import { COLOURS, lineHeightPt, MARGIN, TYPE } from './look.ts';

export const LOGO_NAME = 'Logo';
const LOGO_MAX = { width: 150, height: 44 } as const;
const STRIP_PT = 7;
const FOOT_LINES_MAX = 2;

/** The first page begins with the brand, the title and the subject. */
export function addHead(flow: Flow): void {
  if (flow.paper.orientation === 'landscape') return addLowHead(flow);
  const { brand, title, subject } = flow.paper;
  const content = flow.current();
  const { primary, accent } = brand.colours;
  content.artifact(() => content.rect({ x: 0, y: 0, width: flow.page.width, height: STRIP_PT }, primary));
  const { logo: bitmap } = brand;
  const logo = bitmap && fitted(bitmap);
  const textLeft = flow.left + (logo === null ? 0 : logo.width + 12);
  const top = 32;
  if (logo !== null && bitmap !== null) {
    const alt = brand.name === '' ? 'Logo' : brand.name;
    content.marked(addNode(flow.parent, 'Figure', alt), () =>
      content.image(LOGO_NAME, { x: flow.left, y: top, ...logo }, bitmap),
    );
  }
  const width = flow.left + flow.width - textLeft;
  const name = breakLines(flow.shaper, brand.name, TYPE.brand, width);
  const namePt = name.length * lineHeightPt(TYPE.brand);
  const headPt = Math.max(logo?.height ?? 0, namePt);
  if (name.length > 0) {
    content.marked(addNode(flow.parent, 'P'), () =>
      void drawLines(content, name, TYPE.brand, top + (headPt - namePt) / 2, { x: textLeft, width, colour: primary }),
    ); // prettier-ignore
  }
  flow.y = top + headPt + (headPt === 0 ? 12 : 30);
  addParagraph(flow, 'H1', title, TYPE.title, primary);
  addParagraph(flow, 'P', subject, TYPE.subject, COLOURS.text);
  flow.y += 8;
  const { y } = flow;
  flow.current().artifact(() => flow.current().rect({ x: flow.left, y, width: 54, height: 3 }, accent));
  flow.y += 22;
}

/** The head of a page that is wide and low: the brand is beside the title. */
function addLowHead(flow: Flow): void {
  const { paper, shaper, left, width } = flow;
  const { brand, title, subject } = paper;
  const { primary } = brand.colours;
  const content = flow.current();
  content.artifact(() => content.rect({ x: 0, y: 0, width: flow.page.width, height: STRIP_PT }, primary));
  const top = 20;
  const { logo: bitmap } = brand;
  const logo = bitmap && fitted(bitmap);
  const half = width / 2 - 12;
  const heading = breakLines(shaper, title, TYPE.lowTitle, half);
  const below = breakLines(shaper, subject, TYPE.body, half);
  const name = breakLines(shaper, brand.name, TYPE.brand, half - (logo === null ? 0 : logo.width + 12));
  const headingPt = heading.length * lineHeightPt(TYPE.lowTitle);
  const place = { x: left, width: half };
  content.marked(addNode(flow.parent, 'H1'), () => void drawLines(content, heading, TYPE.lowTitle, top, { ...place, colour: primary }));
  if (below.length > 0) {
    content.marked(addNode(flow.parent, 'P'), () => void drawLines(content, below, TYPE.body, top + headingPt, { ...place, colour: COLOURS.text }));
  }
  const right = left + width - (logo === null ? 0 : logo.width + 12);
  if (name.length > 0) {
    content.marked(addNode(flow.parent, 'P'), () =>
      void drawLines(content, name, TYPE.brand, top, { x: right - half, width: half, align: 'end', colour: primary }),
    );
  }
  if (logo !== null && bitmap !== null) {
    const alt = brand.name === '' ? 'Logo' : brand.name;
    content.marked(addNode(flow.parent, 'Figure', alt), () => content.image(LOGO_NAME, { x: right + 12, y: top, ...logo }, bitmap));
  }
  const leftPt = headingPt + below.length * lineHeightPt(TYPE.body);
  flow.y = top + Math.max(leftPt, name.length * lineHeightPt(TYPE.brand), logo?.height ?? 0) + 6;
} // prettier-ignore

function fitted({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(LOGO_MAX.width / width, LOGO_MAX.height / height);
  return { width: width * scale, height: height * scale };
}

/** Draws header and footer of every page, when their number is known. */
export function addFurniture(flow: Flow): void {
  const { paper, shaper, page, left, width, pages } = flow;
  const right = left + width;
  for (const [index, content] of pages.entries()) {
    content.artifact(() => {
      if (index > 0) addRunningHead(content, flow);
      const number = `${index + 1} / ${pages.length}`;
      const numberPt = textWidthPt(shaper, number, TYPE.small);
      const top = page.height - MARGIN.bottom + 22;
      content.line([left, top - 6], [right, top - 6], COLOURS.line, 0.5);
      const place = { x: left, width: width - numberPt - 24, colour: COLOURS.soft };
      drawLines(content, breakLines(shaper, number, TYPE.small, width), TYPE.small, top, {
        ...place,
        width,
        align: 'end',
      });
      const text = footOf(paper);
      const lines = breakLines(shaper, text, TYPE.small, place.width).slice(0, FOOT_LINES_MAX);
      const height = drawLines(content, lines, TYPE.small, top, place);
      const url = urlOf(paper.brand.contact);
      if (url !== null && lines.length > 0) content.link({ x: left, y: top, width: Math.max(...lines.map(({ widthPt }) => widthPt)), height }, url); // prettier-ignore
    });
  }
}

function addRunningHead(content: PageContent, { paper, shaper, left, width }: Flow): void {
  const text = [paper.title, paper.subject].filter((part) => part !== '').join(' · ');
  const half = width * 0.62;
  const [line] = breakLines(shaper, text, TYPE.small, half);
  const [brand] = breakLines(shaper, paper.brand.name, TYPE.small, width - half - 12);
  const right = { x: left + half, width: width - half, align: 'end', colour: COLOURS.soft } as const;
  if (line !== undefined) drawLines(content, [line], TYPE.small, 26, { x: left, width: half, colour: COLOURS.soft });
  if (brand !== undefined) drawLines(content, [brand], TYPE.small, 26, right);
}

const footOf = ({ brand: { footer, contact } }: Paper): string =>
  [footer, contact].filter((text) => text !== '').join(' · ');

const ADDRESS = /^https:\/\/[\w.-]+(?:\/[\w./-]*)?$/;
const MAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

/** The target of a contact: a page or an address of mail; null for other texts, such as a telephone number. */
function urlOf(contact: string): string | null {
  if (ADDRESS.test(contact)) return contact;
  return MAIL.test(contact) ? `mailto:${contact}` : null;
}
