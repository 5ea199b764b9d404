import { toDevanagari, toIast } from '@graha/astro-engine/vocabulary/devanagari';
import { z } from 'zod';

/** A text in the letters of both lines. */
export type Spoken = { iast: string; devanagari: string };

/** Before a consonant the m at the end of a word is an anusvara. */
const withAnusvaras = (iast: string): string => iast.replaceAll(/m(?= [^a\u0101i\u012bu\u016b\u1e5beo])/gu, 'ṃ');

/** A text of the sankalpa that is written in IAST. */
export function spokenOf(iast: string): Spoken {
  const spoken = withAnusvaras(iast);
  return { iast: spoken, devanagari: toDevanagari(spoken) };
}

/** Letters and marks of any script, with blanks, hyphens, dots, apostrophes and the joiners of Indian scripts between them. */
const NAME = /^\p{L}[\p{L}\p{M} .'\u2019\-\u200c\u200d]*$/u;

const IN_DEVANAGARI =
  'In Devanagari letters it is written in IAST in the Latin line; in other letters it stands as it is in both lines.';

/** A name or rite of the caller, which is spoken in the line. Its form is no pattern of the OpenAPI document, because few languages read \p. */
export const spokenText = (charactersMax: number, title: string, description: string) =>
  z
    .string()
    .max(charactersMax)
    .superRefine((input, context) => {
      const message = 'must be letters, with blanks, hyphens, dots or apostrophes between them';
      if (!NAME.test(input)) context.addIssue({ code: 'invalid_format', format: 'regex', input, message });
    })
    .optional()
    .meta({ title, description: `${description} ${IN_DEVANAGARI}` });

const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** The caller's text with a Sanskrit word after it that begins with a consonant: in a compound, or after a blank. */
export function spokenWith(text: string, iast: string, join: 'compound' | 'blank'): Spoken {
  const word = toDevanagari(iast);
  if (!isDevanagari(text)) {
    const own = `${text}${join === 'blank' ? ' ' : '-'}`;
    return { iast: `${own}${iast}`, devanagari: `${own}${word}` };
  }
  if (join === 'compound') return { iast: `${toIast(text)}${iast}`, devanagari: `${text}${word}` };
  const own = text.replace(/\u092e\u094d$/u, 'ं');
  return { iast: `${toIast(own)} ${iast}`, devanagari: `${own} ${word}` };
}

const beginsWithVowel = (text: string): boolean => /^[a\u0101i\u012bu\u016b\u1e5beo]/u.test(text);

/** The line of several parts, with pauses between them: only a final m changes before the next word. */
export function lineOf(parts: readonly Spoken[]): Spoken {
  const joined = parts.map(({ iast, devanagari }, place) => {
    const next = parts[place + 1]?.iast;
    const isChanged = next !== undefined && iast.endsWith('m') && !beginsWithVowel(next);
    return isChanged
      ? { iast: `${iast.slice(0, -1)}ṃ`, devanagari: `${devanagari.slice(0, -'म्'.length)}ं` }
      : { iast, devanagari };
  });
  return {
    iast: joined.map(({ iast }) => iast).join(' '),
    devanagari: joined.map(({ devanagari }) => devanagari).join(' '),
  };
}
