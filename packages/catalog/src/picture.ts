import { toSvg } from '@graha/drawing/to-svg';
import type { SvgElement } from '@graha/drawing/element';
import { northIndian } from '@graha/drawing/north-indian';
import { PALETTES } from '@graha/drawing/palette';
import type { SquareChart } from '@graha/drawing/placed-body';
import { southIndian } from '@graha/drawing/south-indian';
import { wheel, type WheelChart } from '@graha/drawing/wheel';

/** What a picture of an answer shows, in the forms that the styles draw. */
export type ShownChart = {
  title: string;
  /** Date, clock time, place: written in the middle where a style has space. */
  lines: readonly string[];
  square: SquareChart;
  round: WheelChart;
};

const ID = 'chart';

const STYLES = {
  'north-indian': ({ title, square }) => northIndian(square, { id: ID, title }),
  'south-indian': ({ title, lines, square }) => southIndian(square, { id: ID, title, centre: [title, ...lines] }),
  wheel: ({ title, round }) => wheel(round, { id: ID, title }),
} as const satisfies Record<string, (chart: ShownChart) => SvgElement>;

export type PictureStyle = keyof typeof STYLES;
export type PictureTheme = keyof typeof PALETTES;

// Safe: the keys of constant objects without further properties.
export const PICTURE_STYLES = Object.keys(STYLES) as [PictureStyle, ...PictureStyle[]];
// Safe: as above.
export const PICTURE_THEMES = Object.keys(PALETTES) as [PictureTheme, ...PictureTheme[]];

export type PictureForm = { style: PictureStyle; theme: PictureTheme };

/** How an entry's answer is drawn. */
export type Picture<Input, Answer> = {
  /** Drawn unless the caller names another. */
  style: PictureStyle;
  chart(answer: Answer, input: Input): ShownChart;
};

/** A file of its own: colours are written out, nothing is loaded. */
export function drawPicture(
  picture: Picture<unknown, unknown>,
  { answer, input }: { answer: unknown; input: unknown },
  { style, theme }: PictureForm,
): string {
  const chart = picture.chart(answer, input);
  return toSvg(STYLES[style](chart), { palette: PALETTES[theme] });
}
