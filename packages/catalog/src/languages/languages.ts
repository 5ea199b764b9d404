import { SIGNS } from '@graha/astro-engine/vocabulary/signs';
import { POINTS } from '@graha/astro-engine/vocabulary/grahas';
import type { TranslatedCode } from './codes.ts';
import type { TermGroup } from './term-groups.ts';
import bn from './words/bn.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import gu from './words/gu.json' with { type: 'json' };
import hi from './words/hi.json' with { type: 'json' };
import kn from './words/kn.json' with { type: 'json' };
import ml from './words/ml.json' with { type: 'json' };
import mr from './words/mr.json' with { type: 'json' };
import or from './words/or.json' with { type: 'json' };
import ru from './words/ru.json' with { type: 'json' };
import saLatn from './words/sa-Latn.json' with { type: 'json' };
import sa from './words/sa.json' with { type: 'json' };
import ta from './words/ta.json' with { type: 'json' };
import te from './words/te.json' with { type: 'json' };

/** A word, the number of independent sources with it (0 for our own word of an id), and whether a good source has another word. */
export type Word = { word: string; sources: number; isDisputed: boolean };
type Row = readonly [word: string, sources: number, isDisputed: boolean] | readonly [word: string, sources: number];
type WordFile = { autonym: string; script: string; words: Partial<Record<TermGroup, Readonly<Record<string, Row>>>> };

export type Language = {
  /** The name of the language in itself. */
  autonym: string;
  /** The script by its ISO 15924 code. */
  script: string;
  words: Readonly<Partial<Record<TermGroup, ReadonlyMap<string, Word>>>>;
};

// Safe: a test checks every file for the form of a WordFile, which the compiler cannot infer for tuples in JSON.
const FILES = {
  hi, sa, 'sa-Latn': saLatn, mr, gu, bn, ta, te, kn, ml, or, es, fr, de, ru,
} satisfies Record<TranslatedCode, object> as unknown as Readonly<Record<TranslatedCode, WordFile>>; // prettier-ignore

/** Sanskrit names in answers, beside the English ones: the same words under another key. */
const ALSO_NAMED: readonly [TermGroup, TermGroup, readonly { name: string; sanskrit: string }[]][] = [
  ['RashiName', 'SignName', SIGNS],
  ['PointName', 'PointName', Object.values(POINTS)],
  ['PakshaName', 'PakshaName', ['Shukla', 'Krishna'].map((name) => ({ name, sanskrit: `${name} Paksha` }))],
];

function languageOf({ autonym, script, words }: WordFile): Language {
  const maps: Partial<Record<TermGroup, Map<string, Word>>> = {};
  for (const [group, rows] of Object.entries(words)) {
    const entries = Object.entries(rows).map(
      ([english, [word, sources, isDisputed = false]]) => [english, { word, sources, isDisputed }] as const,
    );
    maps[group as TermGroup] = new Map(entries); // Safe: a test checks the groups of every file against TERM_GROUPS.
  }
  for (const [group, from, names] of ALSO_NAMED) {
    const known = maps[from];
    for (const { name, sanskrit } of names) {
      const word = known?.get(name);
      if (word !== undefined) (maps[group] ??= new Map<string, Word>()).set(sanskrit, word);
    }
  }
  return { autonym, script, words: maps };
}

const made = new Map<TranslatedCode, Language>();

/** The words of a language, read at their first use. */
export function languageIn(code: TranslatedCode): Language {
  const known = made.get(code) ?? languageOf(FILES[code]);
  made.set(code, known);
  return known;
}
