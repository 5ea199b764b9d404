import { inScript, SANSKRIT_SCRIPTS, type SanskritScript } from '@graha/astro-engine/vocabulary/indic-scripts';
import type { LanguageCode } from '../../../languages/codes.ts';
import type { Setting } from '../../../request/settings.ts';
import type { Spoken } from './spoken-text.ts';

export const script = {
  values: ['by_language', ...SANSKRIT_SCRIPTS],
  title: 'Script',
  description:
    'Letters of `in_script`. by_language: those of `language`, such as Telugu letters for te and Latin ones for sa-Latn, and Devanagari for ' +
    'languages without letters for Sanskrit. Bengali and Odia write v as b; Tamil letters are followed by numbers (த² is tha, த³ da, த⁴ dha).',
} as const satisfies Setting;

/** Scripts of languages that do not write Sanskrit in Devanagari. */
const SCRIPT_OF: Partial<Record<LanguageCode, SanskritScript>> = {
  'sa-Latn': 'latin',
  gu: 'gujarati',
  bn: 'bengali',
  ta: 'tamil',
  te: 'telugu',
  kn: 'kannada',
  ml: 'malayalam',
  or: 'odia',
};

export const scriptOf = (chosen: (typeof script.values)[number], language: LanguageCode): SanskritScript =>
  chosen === 'by_language' ? (SCRIPT_OF[language] ?? 'devanagari') : chosen;

/** Adds the text in a script. Words of the caller in other letters than Devanagari are not changed. */
export const presentSpoken = <Of extends Spoken>(spoken: Of, chosen: SanskritScript): Of & { in_script: string } => ({
  ...spoken,
  in_script: chosen === 'latin' ? spoken.iast : inScript(spoken.devanagari, chosen),
});
