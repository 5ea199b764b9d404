/** How a thing is held to be, whatever the word of its school. */
export const QUALITIES = ['good', 'bad', 'mixed', 'neutral'] as const;
export type Quality = (typeof QUALITIES)[number];
