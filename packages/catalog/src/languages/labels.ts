import type { LanguageCode } from './codes.ts';
import bn from './labels/bn.json' with { type: 'json' };
import de from './labels/de.json' with { type: 'json' };
import en from './labels/en.json' with { type: 'json' };
import es from './labels/es.json' with { type: 'json' };
import fr from './labels/fr.json' with { type: 'json' };
import gu from './labels/gu.json' with { type: 'json' };
import hi from './labels/hi.json' with { type: 'json' };
import kn from './labels/kn.json' with { type: 'json' };
import ml from './labels/ml.json' with { type: 'json' };
import mr from './labels/mr.json' with { type: 'json' };
import or from './labels/or.json' with { type: 'json' };
import ru from './labels/ru.json' with { type: 'json' };
import saLatn from './labels/sa-Latn.json' with { type: 'json' };
import sa from './labels/sa.json' with { type: 'json' };
import ta from './labels/ta.json' with { type: 'json' };
import te from './labels/te.json' with { type: 'json' };

/** Names a heading or label of a report, such as `birth_details`. */
export type LabelKey = keyof typeof en;

// Safe: the keys of a constant object without further properties.
export const LABEL_KEYS = Object.keys(en) as LabelKey[];

/**
 * Headings and labels of reports by language. The compiler checks that no language lacks one. They are translations of
 * the English column, not terms with sources, and no speaker of the language has read them yet.
 */
export const LABELS: Readonly<Record<LanguageCode, Readonly<Record<LabelKey, string>>>> = {
  en, hi, sa, 'sa-Latn': saLatn, mr, gu, bn, ta, te, kn, ml, or, es, fr, de, ru,
}; // prettier-ignore
