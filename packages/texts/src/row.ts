/** Direction of a passage as a whole: it favours, it does both, or it asks for care. */
export const TONES = ['supportive', 'mixed', 'demanding'] as const;
export type Tone = (typeof TONES)[number];

/** Parts of life that a row speaks of. */
export const THEMES = [
  'self', 'body', 'wealth', 'speech', 'family', 'siblings', 'home', 'mother', 'learning', 'children', 'work', 'partner', 'travel',
  'father', 'faith', 'gains', 'spending', 'reputation', 'friends', 'opponents', 'change',
] as const; // prettier-ignore
export type Theme = (typeof THEMES)[number];

/** Themes on which a reader must not take a tradition for advice. */
export const ADVISED_THEMES: ReadonlySet<Theme> = new Set(['body', 'wealth', 'gains', 'spending', 'opponents']);

/**
 * Origin of a text: the works speak of this placement (stated), or they name the nature of its parts, which the sentence
 * joins (applied), as for planets that the works do not know.
 */
export const BASES = ['stated', 'applied'] as const;
export type Basis = (typeof BASES)[number];

/** The text of one placement, with its sources. */
export type TextRow = {
  /** The placement within its topic: `sun-1`. */
  key: string;
  tone: Tone;
  basis: Basis;
  /** The main theme first. */
  about: readonly Theme[];
  /** Works with chapter and verse, as `sourceOf` reads them: `BPHS 24.1`. */
  sources: readonly string[];
  /** One to three sentences in the second person. */
  text: string;
};
