/** The twelve signs by their English names, from Aries. Apart from the table of signs, for pictures that need no rule. */
export const SIGN_NAMES = [
  'Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio', 'Sagittarius', 'Capricorn', 'Aquarius', 'Pisces',
] as const; // prettier-ignore
export type SignName = (typeof SIGN_NAMES)[number];
