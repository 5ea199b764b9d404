import { type Graha, POINTS } from '@graha/astro-engine/vocabulary/grahas';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import type { z } from 'zod';
import type { Lord, Nakshatra, Rasi, Zodiac } from './schemas.ts';

/** The reference interface's ids of planets; our own interface has none. */
const LORD_IDS = {
  sun: 0,
  moon: 1,
  mercury: 2,
  venus: 3,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  rahu: 101,
  ketu: 102,
} as const satisfies Record<Graha, z.input<typeof Lord>['id']>;

export const presentLord = (graha: Graha): z.input<typeof Lord> => ({
  id: LORD_IDS[graha],
  name: POINTS[graha].name,
  vedic_name: POINTS[graha].sanskrit,
});

export function presentRasi(signIndex: number): z.input<typeof Rasi> {
  const { sanskrit, lord } = signAt(signIndex);
  return { id: signIndex, name: sanskrit, lord: presentLord(lord) };
}

export const presentZodiac = (signIndex: number): z.input<typeof Zodiac> => ({
  id: signIndex,
  name: signAt(signIndex).name,
});

export function presentStar(nakshatraIndex: number): Omit<z.input<typeof Nakshatra>, 'pada'> {
  const { name, lord } = nakshatraAt(nakshatraIndex);
  return { id: nakshatraIndex, name, lord: presentLord(lord) };
}

type Moon = { nakshatraIndex: number; padaNumber: number };

export const presentNakshatra = ({ nakshatraIndex, padaNumber }: Moon): z.input<typeof Nakshatra> => ({
  ...presentStar(nakshatraIndex),
  pada: padaNumber,
});
