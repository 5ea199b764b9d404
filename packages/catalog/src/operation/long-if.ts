import { isByPoint } from '@graha/astro-engine/vocabulary/ayanamsas-by-point';
import { asksTexts } from './price.ts';

type AskedAyanamsa = { settings: { ayanamsa: string } };
type AskedYears = { settings: { ayanamsa: string; year_length: number | string } };

/** An ayanamsa by a star or a point of the Galaxy: the library takes 15 to 45 µs for each day of a search. */
export const asksPoint = ({ settings }: AskedAyanamsa): boolean => isByPoint(settings.ayanamsa);

/** Texts beside an answer that takes long with them alone, or an ayanamsa by a star. */
export const asksPointOrTexts = (input: AskedAyanamsa): boolean => asksPoint(input) || asksTexts(input);

const asksReturns = ({ settings }: AskedYears): boolean => settings.year_length === 'true_sidereal_sun';

/** 120 returns of the Sun to a place by a star, with a tree of periods. */
export const asksYearsByPoint = (input: AskedYears): boolean => asksReturns(input) && asksPoint(input);

/** Three levels of periods with texts, or by years that must be searched. */
export const asksDearTree = (input: AskedYears & { depth: number }): boolean =>
  asksYearsByPoint(input) || (input.depth >= 3 && (asksReturns(input) || asksTexts(input)));
