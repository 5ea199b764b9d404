import { byStrength, contradictionsIn, type Weighed } from './contradictions.ts';
import { ADVISED_THEMES, THEMES, type Theme } from './row.ts';
import type { Text } from './text-of.ts';

export const THEME_TITLES: Readonly<Record<Theme, string>> = {
  self: 'Character', body: 'Body and vigour', wealth: 'Money and possessions', speech: 'Speech', family: 'Family',
  siblings: 'Brothers, sisters and courage', home: 'Home', mother: 'Mother', learning: 'Learning', children: 'Children', work: 'Work',
  partner: 'Partnership', travel: 'Travel', father: 'Father', faith: 'Faith', gains: 'Gains', spending: 'Spending',
  reputation: 'Reputation', friends: 'Friends', opponents: 'Opponents', change: 'Change',
}; // prettier-ignore

/** The sentence that every answer with texts has. */
export const TRADITION =
  'These sentences restate what the named books say of such placements. They describe a tradition, not a person’s future.';
/** The sentence beside themes on which a reader may need a professional. */
export const NO_ADVICE = 'On health, money and law this is tradition and no advice.';

export type Paragraph = { theme: Theme; title: string; text: string; ids: readonly string[] };

/**
 * Joins texts to paragraphs, one for each theme, the text of the strongest planet first. A paragraph
 * begins with a remark if its texts contradict each other, and ends with one if its theme needs professional advice.
 */
export function paragraphsOf(texts: readonly Weighed<Text>[]): Paragraph[] {
  const contradicted = new Set(contradictionsIn(texts).map(({ theme }) => theme));
  return THEMES.flatMap((theme) => {
    const spoken = byStrength(texts.filter(({ text }) => text.about[0] === theme)).map(({ text }) => text);
    if (spoken.length === 0) return [];
    const doubt = contradicted.has(theme) ? ['The books point both ways here. The stronger planet comes first.'] : [];
    const advice = ADVISED_THEMES.has(theme) ? [NO_ADVICE] : [];
    const sentences = [...doubt, ...spoken.map(({ text }) => text), ...advice];
    return [{ theme, title: THEME_TITLES[theme], text: sentences.join(' '), ids: spoken.map(({ id }) => id) }];
  });
}
