import { el, type SvgElement } from './element.ts';

/** The value that is true now, as on every instrument of the portal: a line of brass with a head. */
export const drawNeedle = (x: number, top: number, bottom: number): SvgElement =>
  el(
    'g',
    { fill: 'var(--brass-mark)', 'data-now': '' },
    el('rect', { x: x - 1, y: top, width: 2, height: bottom - top }),
    el('path', { d: `M${(x - 4.5).toFixed(1)} ${top - 2}h9l-4.5 7z` }),
  );
