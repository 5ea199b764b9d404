import { expect, test } from 'vitest';
import { contradictionsIn, type Weighed } from './contradictions.ts';
import { NO_ADVICE, paragraphsOf } from './paragraphs.ts';
import type { Theme, Tone } from './row.ts';
import type { Text } from './text-of.ts';

const text = (id: string, tone: Tone, theme: Theme, strength: number | null = null): Weighed<Text> => ({
  text: {
    id,
    key: id,
    topic: 'lagna',
    name: id,
    tone,
    basis: 'stated',
    about: [theme],
    sources: [],
    text: `Text ${id}.`,
  },
  strength,
});

test('a theme is contradicted by a text that favours and one that asks for care, the stronger planet first', () => {
  const found = contradictionsIn([
    text('none', 'demanding', 'work'),
    text('weak', 'demanding', 'work', 0.8),
    text('mixed', 'mixed', 'work', 2),
    text('strong', 'supportive', 'work', 1.3),
    text('home', 'supportive', 'home', 1),
    text('home too', 'mixed', 'home', 1),
  ]);
  expect(found.map(({ theme, texts }) => [theme, texts.map((one) => one.text.id)])).toEqual([
    ['work', ['strong', 'weak', 'none']],
  ]);
});

test('a paragraph joins the texts of one theme, and says if they differ and if it needs a professional', () => {
  const paragraphs = paragraphsOf([
    text('a', 'demanding', 'wealth', 0.5),
    text('b', 'supportive', 'wealth', 1.5),
    text('c', 'supportive', 'learning'),
  ]);
  expect(paragraphs.map(({ theme, ids }) => [theme, ids])).toEqual([
    ['wealth', ['b', 'a']],
    ['learning', ['c']],
  ]);
  const [wealth, learning] = paragraphs;
  expect(wealth?.text).toBe(
    `The books point both ways here. The stronger planet comes first. Text b. Text a. ${NO_ADVICE}`,
  );
  expect(learning?.text).toBe('Text c.');
});
