import { afterEach, expect, test, vi } from 'vitest';
import { keepText, keptText } from './kept-text.ts';

afterEach(() => {
  for (const place of ['local', 'session'] as const) keepText(place, 'theme', null);
  vi.unstubAllGlobals();
});

function storage(roomLeft = Infinity) {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (name: string) => texts.get(name) ?? null,
    removeItem: (name: string) => void texts.delete(name),
    setItem: (name: string, text: string) => {
      if (text.length > roomLeft) throw new DOMException('full', 'QuotaExceededError');
      texts.set(name, text);
    },
  };
}

test.each(['local', 'session'] as const)(
  'a text is kept in the %s storage of the browser, and removed by null',
  (place) => {
    const own = storage();
    vi.stubGlobal(`${place}Storage`, own);
    keepText(place, 'theme', 'dark');
    expect([own.texts.get('theme'), keptText(place, 'theme')]).toEqual(['dark', 'dark']);
    keepText(place, 'theme', null);
    expect([own.texts.has('theme'), keptText(place, 'theme')]).toEqual([false, null]);
  },
);

test('a text that has no room is kept for the page, in place of the older one', () => {
  vi.stubGlobal('localStorage', storage(5));
  keepText('local', 'theme', 'dark');
  keepText('local', 'theme', 'longer than five');
  expect(keptText('local', 'theme')).toBe('longer than five');
  keepText('local', 'theme', 'light');
  expect(keptText('local', 'theme')).toBe('light');
});

test('a browser that denies storage keeps texts for the page', () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(keptText('session', 'theme')).toBeNull();
  keepText('session', 'theme', 'dark');
  expect(keptText('session', 'theme')).toBe('dark');
  keepText('session', 'theme', null);
  expect(keptText('session', 'theme')).toBeNull();
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});
