/** Common scale of quality, independent of the terms of each school. */
export const QUALITIES = ['good', 'bad', 'mixed', 'neutral'] as const;
export type Quality = (typeof QUALITIES)[number];
