import { sentencesOf } from './comments.ts';

export type WordRule = { name: string; pattern: RegExp; instead: string };

/** Each pattern is tried on one sentence; questions are exempt. */
export const WORD_RULES: readonly WordRule[] = [
  {
    name: 'a sentence that opens with a preposition and has no subject',
    pattern: /^(Of|By|Whose|Whom|For)\b(?! example\b)(?!.*,)/,
    instead: 'begin with a verb or a noun',
  },
  {
    name: 'a who, what or how clause in place of a noun',
    pattern: /^(@returns |@throws |@param \S+ )?(what|how|who|whose|whom|whoever|whatever)\b/i,
    instead: 'the noun: "the caller", "the number sent"',
  },
  {
    name: 'a clause after a preposition in place of a noun',
    pattern:
      /\b((of|by|for|to|from|with|than) (what|whom|whose)|who(m|so)?ever|what (is|was|are|were|follows|stands))\b/i,
    instead: 'the noun',
  },
  { name: '"where" for "if" or "when"', pattern: /\b[Ww]here\b/, instead: 'if, when, or a place as the subject' },
  {
    name: '"stands", "lies" or "says" for a plain verb',
    pattern: /\b(stands?|stood|lies|lie|lay|says?|said)\b(?!-| for\b)/i,
    instead: 'is, are, prints, means',
  },
  {
    name: '"how many" for a number',
    pattern: /\bhow (many|much|long|far|often|old|late|early)\b/i,
    instead: 'the number, the length',
  },
  {
    name: 'a riddle or a paraphrase of a term',
    pattern:
      /\b(so (many|much)(?! that)|anew|of late|as long\.|hears? of|nineteen of twenty|beside it|come(s)? round|once more)\b/i,
    instead: 'the term of art',
  },
];

/** Returns the rules that a comment breaks, each once. */
export const brokenBy = (comment: string): WordRule[] => {
  const sentences = sentencesOf(comment).filter((sentence) => !sentence.endsWith('?'));
  return WORD_RULES.filter(({ pattern }) => sentences.some((sentence) => pattern.test(sentence)));
};
