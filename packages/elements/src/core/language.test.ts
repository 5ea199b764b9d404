import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageOf } from './language.ts';

class Root {
  readonly host: Element | null;
  constructor(host: Element | null) {
    this.host = host;
  }
}

beforeEach(() => void vi.stubGlobal('ShadowRoot', Root));
afterEach(() => vi.unstubAllGlobals());

/** An element with an attribute, in a page or in the shadow root of another element. */
function element(language: string | null, lang: string | null, host: Element | null = null): Element {
  const around = lang === null ? null : { getAttribute: () => lang };
  // Safe: the members that the code under test reads.
  return {
    getAttribute: () => language,
    closest: () => around,
    getRootNode: () => (host === null ? {} : new Root(host)),
  } as unknown as Element;
}

const HINDI = { metadata: { names_language: 'hi' } };

test.each<[string, Element, object | null, string]>([
  ['its attribute', element('ta', 'hi'), HINDI, 'ta'],
  ['its attribute with a region', element('ta-IN', null), null, 'ta'],
  ['its attribute with a script', element('sa-latn', null), null, 'sa-Latn'],
  ['English by its attribute', element('en-GB', 'hi'), HINDI, 'en'],
  ['the names of its answer', element(null, 'en'), HINDI, 'hi'],
  ['the page around it', element(null, 'hi-IN'), { metadata: {} }, 'hi'],
  ['the page around the shadow root that it is in', element('', null, element(null, 'mr')), null, 'mr'],
  ['English on a page in another language', element(null, 'ur'), null, 'en'],
  ['English on a page without one', element(null, null), null, 'en'],
  ['English for a tag that only begins alike', element(null, 'hif'), null, 'en'],
])('an element has the language of %s', (_, host, answer, code) => {
  expect(languageOf(host, answer)).toBe(code);
});

test('an attribute that names no language is refused with those that are offered', () => {
  expect(() => languageOf(element('ur', null), null)).toThrow(/attribute language is one of en, hi, sa, /);
});
