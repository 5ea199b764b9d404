import type { Point } from './element.ts';
import type { Rectangle } from './picture.ts';

export const WHEEL_VIEW: Rectangle = [-40, -40, 600, 600];
export const CENTRE: Point = [260, 260];

/** The circles of a wheel, from its rim: the band of signs, the ring of houses, the field of aspects. */
export type Rings = { edge: number; scale: number; houseOuter: number; aspect: number };

export const SINGLE: Rings = { edge: 250, scale: 215, houseOuter: 132, aspect: 112 };
/** Two rings of bodies need a narrower band and a smaller field. */
export const DOUBLE: Rings = { edge: 250, scale: 226, houseOuter: 105, aspect: 86 };

/** Radii of the glyphs and figures of one ring of bodies. */
export type BodyRing = {
  /** The circle with the tick of the true longitude. */
  outer: number;
  /** End of the leader. */
  leader: number;
  glyph: number;
  /** Middle of the figures. */
  figures: number;
  /** Whether the minutes are below the degree. */
  minutes: boolean;
  /** Least distance of two labels at which their figures do not touch. */
  gapMinDeg: number;
};

/**
 * Three forms of the same wheel: with minutes from 520 px on, without them below, and below 420 px with larger glyphs
 * and bare degrees.
 */
export const FORMS = {
  full: {
    degreeSign: true, fineTicks: true, glyphPx: 18.5, signPx: 18, degreePx: 11.5, minutePx: 10, housePx: 10.5, discRadius: 11,
    rim: { radius: 276, px: 10, minutes: true, badge: [41, 29], gapMinDeg: 11 },
    single: { outer: 215, leader: 202, glyph: 192, figures: 164, minutes: true, gapMinDeg: 10.9 },
  },
  plain: {
    degreeSign: true, fineTicks: true, glyphPx: 20, signPx: 20, degreePx: 12.5, minutePx: 10, housePx: 12, discRadius: 12,
    rim: { radius: 276, px: 11, minutes: true, badge: [44, 31], gapMinDeg: 11 },
    single: { outer: 215, leader: 202, glyph: 190.5, figures: 165, minutes: false, gapMinDeg: 11 },
  },
  compact: {
    degreeSign: false, fineTicks: false, glyphPx: 24, signPx: 22, degreePx: 16, minutePx: 10, housePx: 13, discRadius: 13,
    rim: { radius: 272, px: 16, minutes: false, badge: [36, 40], gapMinDeg: 12 },
    single: { outer: 215, leader: 201, glyph: 187, figures: 155, minutes: false, gapMinDeg: 11.5 },
  },
} as const satisfies Record<string, Lettering>; // prettier-ignore

export type Lettering = {
  degreeSign: boolean;
  fineTicks: boolean;
  glyphPx: number;
  signPx: number;
  degreePx: number;
  minutePx: number;
  housePx: number;
  discRadius: number;
  /** Labels outside the wheel: the degrees of the cusps, and the badges of the angles. */
  rim: { radius: number; px: number; minutes: boolean; badge: readonly [width: number, height: number]; gapMinDeg: number };
  single: BodyRing;
}; // prettier-ignore

export type WheelForm = keyof typeof FORMS;

/** The two rings of bodies of a double wheel. Apart, because a page with one wheel does not load them. */
export const DOUBLE_FORMS: Readonly<Record<WheelForm, { outside: BodyRing; inside: BodyRing }>> = {
  full: {
    outside: { outer: 226, leader: 215, glyph: 205, figures: 181, minutes: false, gapMinDeg: 9.6 },
    inside: { outer: 165, leader: 155, glyph: 145, figures: 121, minutes: false, gapMinDeg: 13.75 },
  },
  plain: {
    outside: { outer: 226, leader: 217, glyph: 206, figures: 181, minutes: false, gapMinDeg: 10 },
    inside: { outer: 165, leader: 157, glyph: 146, figures: 120.5, minutes: false, gapMinDeg: 15 },
  },
  compact: {
    outside: { outer: 226, leader: 219, glyph: 207, figures: 180, minutes: false, gapMinDeg: 10 },
    inside: { outer: 165, leader: 158, glyph: 147, figures: 119.8, minutes: false, gapMinDeg: 16 },
  },
}; // prettier-ignore

/** Returns the form that is readable at a width on the screen. */
export const wheelFormAt = (widthPx: number): WheelForm =>
  widthPx >= 520 ? 'full' : widthPx >= 420 ? 'plain' : 'compact';

/** Returns a point on the wheel: ascendant at the left, signs counter-clockwise. */
export function onWheel(longitudeDeg: number, radius: number, ascendantDeg: number): Point {
  const angle = ((180 + longitudeDeg - ascendantDeg) * Math.PI) / 180;
  return [CENTRE[0] + radius * Math.cos(angle), CENTRE[1] - radius * Math.sin(angle)];
}
