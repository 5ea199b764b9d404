import type { LanguageCode } from '@graha/catalog/languages/codes';
import type { Words } from '@graha/catalog/pictures/saying';
import type { ElementLabel } from './labels.ts';
import letterWidths from './letter-widths.ts';

/** The words of a language, in a file beside the scripts of the elements. */
export type LanguageFile = {
  direction: 'ltr' | 'rtl';
  labels: Readonly<Partial<Record<ElementLabel, string>>>;
  timeZone: string | null;
  /** Names by group and English name. */
  words: Words;
  /** Widths of its letters, by code point. */
  widths: Readonly<Record<string, number>>;
};

/** `file` is null for English, until the file is there, and if it cannot be loaded. */
export type LanguageState = { file: LanguageFile | null; isWaiting: boolean };

/** Time after which an element is drawn without the words of its language; they follow when they come. */
const PATIENCE_MS = 3_000;
const ENGLISH: LanguageState = { file: null, isWaiting: false };

type Loading = LanguageState & { changed: Set<() => void> };
const loadings = new Map<LanguageCode, Loading>();

/**
 * Returns the words of a language, and begins to load them at the first call.
 * @param changed called when they are there, and when they take too long
 */
export function languageFile(code: LanguageCode, changed: () => void): LanguageState {
  if (code === 'en') return ENGLISH;
  const loading = loadings.get(code) ?? load(code);
  if (loading.file === null) loading.changed.add(changed);
  return loading;
}

function load(code: LanguageCode): Loading {
  const loading: Loading = { file: null, isWaiting: true, changed: new Set() };
  loadings.set(code, loading);
  const goOn = (): void => {
    loading.isWaiting = false;
    for (const changed of loading.changed) changed();
  };
  const timer = setTimeout(goOn, PATIENCE_MS);
  void fill(loading, code).finally(() => {
    clearTimeout(timer);
    goOn();
    loading.changed.clear();
  });
  return loading;
}

async function fill(loading: Loading, code: LanguageCode): Promise<void> {
  try {
    const { default: file } = await moduleOf(code);
    Object.assign(letterWidths, file.widths);
    loading.file = file;
  } catch (error) {
    // The element is drawn in English, and the console has the reason.
    reportError(error);
  }
}

/** The path is a constant, so that the build leaves the import to the browser, and to the bundler of a page. */
function moduleOf(code: LanguageCode): Promise<{ default: LanguageFile }> {
  const path = `./languages/${code}.js`;
  return import(path);
}
