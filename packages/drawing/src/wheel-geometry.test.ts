import { expect, test } from 'vitest';
import { DOUBLE_FORMS, FORMS } from './wheel-geometry.ts';

/** Width of every letter of Geist Mono and height of its capitals, in ems. */
const [LETTER_EM, CAPITALS_EM] = [0.615, 0.7];
/** The mark of retrograde motion, and the pixel before it. */
const [MARK, MARK_GAP_PX] = [0.78, 1];

const RINGS = (['full', 'plain', 'compact'] as const).flatMap((form) => {
  const lettering = FORMS[form];
  const rings = { single: lettering.single, ...DOUBLE_FORMS[form] };
  return Object.entries(rings).map(([ring, sizes]) => ({ form, ring, lettering, ...sizes }));
});

test.each(RINGS)('retrograde figures of the $form wheel, $ring, do not touch their neighbours at any angle', (row) => {
  const { lettering, figures, minutes, gapMinDeg } = row;
  const { degreePx, minutePx } = lettering;
  const markPx = minutes ? minutePx : degreePx;
  const letters = lettering.degreeSign ? 3 : 2; // Also for minutes: two figures and their sign.
  const widthPx = Math.max(letters * LETTER_EM * degreePx, (letters + MARK) * LETTER_EM * markPx + MARK_GAP_PX);
  const heightPx = minutes ? 0.52 * degreePx + 0.56 * minutePx + (CAPITALS_EM / 2) * (degreePx + minutePx) : CAPITALS_EM * degreePx; // prettier-ignore
  const apartPx = 2 * figures * Math.sin((gapMinDeg / 2) * (Math.PI / 180));
  expect(apartPx).toBeGreaterThan(Math.hypot(widthPx, heightPx));
});
