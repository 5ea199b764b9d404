import { THEMES, type Theme, type Tone } from './row.ts';

/** A text with the strength of the planet that it speaks of; null if it has none that can be compared. */
export type Weighed<T> = { text: T; strength: number | null };

type Spoken = { about: readonly Theme[]; tone: Tone };

/** Texts of one chart with opposite tones on the same theme, the stronger planet first. */
export type Contradiction<T> = { theme: Theme; texts: readonly Weighed<T>[] };

const strengthOf = ({ strength }: Weighed<unknown>): number => strength ?? Number.NEGATIVE_INFINITY;

/** Orders texts by the strength of their planets, those without one last, else as they were. */
export const byStrength = <T>(texts: readonly Weighed<T>[]): Weighed<T>[] =>
  texts.toSorted((a, b) => Number(strengthOf(b) > strengthOf(a)) - Number(strengthOf(a) > strengthOf(b)));

/**
 * Finds the themes on which one text favours and another asks for care, by the main theme of each. Mixed texts
 * contradict none.
 */
export function contradictionsIn<T extends Spoken>(texts: readonly Weighed<T>[]): Contradiction<T>[] {
  return THEMES.flatMap((theme) => {
    const opposed = texts.filter(({ text }) => text.about[0] === theme && text.tone !== 'mixed');
    const tones = new Set(opposed.map(({ text }) => text.tone));
    return tones.size === 2 ? [{ theme, texts: byStrength(opposed) }] : [];
  });
}
