import { PALETTES } from '@graha/drawing/palette';
import { toSvg } from '@graha/drawing/to-svg';
import { STRIP_HEIGHT, STRIP_WIDTH, zodiacStrip } from '@graha/drawing/zodiac-strip';
import { type Sky, stripBodiesOf } from '../../shared/sky.ts';
import { momentWords } from '../../shared/ujjain.ts';

/** The path does not change, but a browser that kept the belt of another minute asks again. */
export const beltPath = ({ moment }: Sky): string => `/pictures/belt.svg?at=${encodeURIComponent(momentWords(moment))}`;

export const BELT_SIZE = { width: STRIP_WIDTH, height: STRIP_HEIGHT } as const;

export const beltTitle = ({ moment }: Sky): string =>
  `The zodiac belt on ${momentWords(moment)}: stars to magnitude 5.8, planets, sidereal signs and lunar mansions`;

/** Draws the belt without a ground: the band behind it is night in both themes. */
export const beltFile = (sky: Sky): string =>
  toSvg(zodiacStrip(stripBodiesOf(sky.belt), { id: 'belt', title: beltTitle(sky) }), {
    palette: { ...PALETTES.dark, surface: 'none' },
  });
