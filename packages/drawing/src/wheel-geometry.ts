import type { Point } from './element.ts';
import type { Rectangle } from './picture.ts';

export const WHEEL_VIEW: Rectangle = [-26, -26, 572, 572];
export const CENTRE: Point = [260, 260];

/** Radii that every form of the wheel shares. */
export const RADII = {
  edge: 250,
  signGlyph: 232.5,
  scale: 215,
  bodyTick: 206,
  leader: 201,
  cuspOuter: 136,
  houseOuter: 132,
  houseNumber: 122,
  aspect: 112,
  badge: 267,
} as const;

/**
 * Three ways to letter the same wheel: with minutes from 520 px on, without them below,
 * and from 420 px down with larger glyphs and bare degrees.
 */
export const FORMS = {
  full: {
    minutes: true, degreeSign: true, fineTicks: true,
    glyphRadius: 190.5, degreeRadius: 168, minuteRadius: 145, gapMinDeg: 9.6,
    glyphPx: 18.5, signPx: 18, degreePx: 11.5, minutePx: 9.5, housePx: 10.5, discRadius: 11.5, badge: [26, 18, 10],
  },
  plain: {
    minutes: false, degreeSign: true, fineTicks: true,
    glyphRadius: 190.5, degreeRadius: 165, minuteRadius: 145, gapMinDeg: 9.6,
    glyphPx: 20, signPx: 20, degreePx: 12.5, minutePx: 9.5, housePx: 11.5, discRadius: 12.5, badge: [28, 20, 11],
  },
  compact: {
    minutes: false, degreeSign: false, fineTicks: false,
    glyphRadius: 185, degreeRadius: 153, minuteRadius: 145, gapMinDeg: 10.5,
    glyphPx: 25, signPx: 25, degreePx: 14.5, minutePx: 9.5, housePx: 13, discRadius: 15, badge: [32, 24, 14],
  },
} as const; // prettier-ignore

export type WheelForm = keyof typeof FORMS;
export type Lettering = (typeof FORMS)[WheelForm];

/** The form that is readable at a width on the screen. */
export const wheelFormAt = (widthPx: number): WheelForm =>
  widthPx >= 520 ? 'full' : widthPx >= 420 ? 'plain' : 'compact';

/** Ascendant at the left, signs counter-clockwise. */
export function onWheel(longitudeDeg: number, radius: number, ascendantDeg: number): Point {
  const angle = ((180 + longitudeDeg - ascendantDeg) * Math.PI) / 180;
  return [CENTRE[0] + radius * Math.cos(angle), CENTRE[1] - radius * Math.sin(angle)];
}
