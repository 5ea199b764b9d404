/** Sentences as one paragraph, without those that are empty. */
export const paragraph = (sentences: readonly string[]): string => sentences.filter((text) => text !== '').join(' ');
