import { el, type SvgElement } from './element.ts';
import {
  ACTIVITY_GROUNDS,
  PAKSHI,
  type PakshiDeed,
  type PakshiPart,
  type PakshiYama,
  SHORT_ACTIVITIES,
} from './pakshi-chart.ts';
import { MONO, SANS } from './picture.ts';
import { fitting, textWidth } from './text-width.ts';
import { clock } from './timeline-chart.ts';

const HEAD_BASELINE = 15;
const BAR = { top: 22, height: 36, birdPx: 12, activityPx: 11, timePx: 10, edge: 1.5 } as const;

/** Height of a yama with the times below it and the space to the next one. */
export const YAMA_HEIGHT = 80;

/** Draws a yama as a bar of its parts: the bird and the activity in each, the beginning below. */
export function drawPakshiYama(yama: PakshiYama, top: number, atMs: number): SvgElement[] {
  const { number, startMs, endMs, own } = yama;
  if (own === null) return [];
  const x = (ms: number): number =>
    PAKSHI.left + ((ms - startMs) / (endMs - startMs)) * (PAKSHI.right - PAKSHI.left);
  const y = top + HEAD_BASELINE;
  const times = `${clock(startMs)}–${clock(endMs)}`;
  return [
    el('text', { x: PAKSHI.left, y, 'font-size': 12.5, fill: 'var(--text-2)', 'font-family': SANS }, `${number}`),
    el('text', { x: PAKSHI.left + 15, y, 'font-size': 13, fill: 'var(--text)', 'font-weight': 500, 'font-family': SANS }, own.says),
    el('text', { x: PAKSHI.right, y, 'font-size': 12, 'text-anchor': 'end', fill: 'var(--text-2)', 'font-family': MONO }, times),
    ...own.parts.map((part) => drawPart(part, top + BAR.top, x)),
    ...own.parts.filter((part) => part.startMs <= atMs && atMs < part.endMs).map((part) => markOf(part, top + BAR.top, x)),
  ];
} // prettier-ignore

type Scale = (ms: number) => number;

function drawPart({ bird, activity, says, startMs, endMs }: PakshiPart, y: number, x: Scale): SvgElement {
  const [left, right] = [x(startMs), x(endMs)];
  const room = right - left - 2 * BAR.edge;
  const box = { x: left + 0.75, y, width: Math.max(0.5, right - left - 1.5), height: BAR.height, rx: 3 };
  const middle = (left + right) / 2;
  const [name, word, time] = [fitting(bird, room, BAR.birdPx), activityIn({ activity, says }, room), clock(startMs)];
  const timeFits = textWidth(time, BAR.timePx, 'mono') <= right - left;
  return el(
    'g',
    { 'data-span': `${bird} ${says}` },
    el('title', {}, `${bird}, ${says.toLowerCase()}, ${clock(startMs)} to ${clock(endMs)}`),
    el('rect', { ...box, ...ACTIVITY_GROUNDS[activity] }),
    ...(name === '' ? [] : [centred(name, middle, y + 15, BAR.birdPx, 'var(--text)', 600)]),
    ...(word === '' ? [] : [centred(word, middle, y + 29, BAR.activityPx, 'var(--text)', 400)]),
    ...(timeFits
      ? [el('text', { x: left + 1, y: y + BAR.height + 13, 'font-size': BAR.timePx, fill: 'var(--text-2)', 'font-family': MONO }, time)]
      : []),
  ); // prettier-ignore
}

const markOf = ({ startMs, endMs }: PakshiPart, y: number, x: Scale): SvgElement =>
  el('rect', {
    x: x(startMs) + 0.75,
    y,
    width: Math.max(0.5, x(endMs) - x(startMs) - 1.5),
    height: BAR.height,
    rx: 3,
    fill: 'none',
    stroke: 'var(--brass-mark)',
    'stroke-width': 2,
    'data-now': '',
  });

const activityIn = ({ activity, says }: PakshiDeed, roomPx: number): string =>
  [says, ...(says === activity ? [SHORT_ACTIVITIES[activity]] : [])].find(
    (word) => textWidth(word, BAR.activityPx, 'sans') <= roomPx,
  ) ?? '';

const centred = (words: string, x: number, y: number, sizePx: number, fill: string, weight: number): SvgElement =>
  el('text', { x, y, 'font-size': sizePx, 'text-anchor': 'middle', fill, 'font-weight': weight, 'font-family': SANS }, words); // prettier-ignore
