import { LANGUAGE_CODES, type LanguageCode } from '@graha/catalog/languages/codes';
import { Refusal } from './refusal.ts';

/** Returns the language of a tag, such as `hi` for `hi-IN`; null if the product has no such language. */
export function codeOf(tag: string): LanguageCode | null {
  const asked = `${tag.trim()}-`.toLowerCase();
  return LANGUAGE_CODES.findLast((code) => asked.startsWith(`${code}-`.toLowerCase())) ?? null;
}

/** The language of the nearest `lang`, also beyond the shadow roots around the element. */
function langAround(element: Element): string {
  const lang = element.closest('[lang]')?.getAttribute('lang');
  const root = element.getRootNode();
  return lang ?? (root instanceof ShadowRoot ? langAround(root.host) : '');
}

/**
 * Returns the language of an element: that of its attribute `language`, else that of the names in its answer, else that
 * of the page around it, else English.
 * @param answer null before there is one
 * @throws Refusal for an attribute that names no language of the product
 */
export function languageOf(element: Element, answer: object | null): LanguageCode {
  const written = element.getAttribute('language')?.trim() ?? '';
  if (written !== '') {
    const code = codeOf(written);
    if (code !== null) return code;
    throw new Refusal(`The attribute language is one of ${LANGUAGE_CODES.join(', ')}.`);
  }
  const { names_language: named } = Object(Object(answer).metadata);
  return codeOf(String(named)) ?? codeOf(langAround(element)) ?? 'en';
}
