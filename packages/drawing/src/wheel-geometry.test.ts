import { expect, test } from 'vitest';
import { FORMS } from './wheel-geometry.ts';

/** Width of every letter of Geist Mono and height of its capitals, in ems. */
const [LETTER_EM, CAPITALS_EM] = [0.615, 0.7];
/** The mark of retrograde motion, and the pixel before it. */
const [MARK, MARK_GAP_PX] = [0.78, 1];

const RINGS = Object.entries(FORMS).flatMap(([form, lettering]) =>
  (['single', 'outside', 'inside'] as const).map((ring) => ({ form, ring, lettering, ...lettering[ring] })),
);

test.each(RINGS)('retrograde figures of the $form wheel, $ring, do not touch their neighbours at any angle', (row) => {
  const { lettering, degree, minute, gapMinDeg } = row;
  const letters = minute === null && !lettering.degreeSign ? 2 : 3; // Also for minutes: two figures and their sign.
  const sizePx = minute === null ? lettering.degreePx : lettering.minutePx;
  const widthPx = (letters + MARK) * LETTER_EM * sizePx + MARK_GAP_PX;
  const apartPx = 2 * (minute ?? degree) * Math.sin((gapMinDeg / 2) * (Math.PI / 180));
  expect(apartPx).toBeGreaterThan(Math.hypot(widthPx, CAPITALS_EM * sizePx));
});
