import type { SvgElement } from '@graha/drawing/element';
import { wheel } from '@graha/drawing/wheel';
import { type Sky, wheelChartOf } from './sky.ts';
import { momentWords, UJJAIN } from './ujjain.ts';

/** The wheel of a minute, beside the forms of an account. */
export const nightWheel = ({ moment, wheel: answer }: Sky): SvgElement =>
  wheel(wheelChartOf(answer), {
    id: 'night-wheel',
    title: `Western wheel of ${momentWords(moment)} in ${UJJAIN.name}`,
  });

/** The path does not change, but a browser that kept the wheel of another minute asks again. */
export const nightWheelPath = ({ moment }: Sky): string =>
  `/pictures/wheel.svg?at=${encodeURIComponent(momentWords(moment))}`;
