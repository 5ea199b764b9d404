import { describe, expect, test } from 'vitest';
import { commentsOf, sentencesOf } from './comments.ts';
import { brokenBy } from './word-rules.ts';
import { commentsIn, writtenFiles } from './written-files.ts';

test.each([
  ['Of the year 9999.', 'Placeholder date (year 9999).'],
  ['What an account has used.', 'Credits that an account has used.'],
  ['Counts new entries; how many.', 'Counts new entries. Returns their number.'],
  ['The end of what was bought.', 'The end of the purchase.'],
  ['Empty where nothing was sold.', 'Empty if nothing was sold.'],
  ['The secret lies in the file.', 'The file has the secret.'],
  ['Returns how long the call took.', 'Returns the duration of the call.'],
  ['Writes the file anew.', 'Writes the file again.'],
  ['@param key whose cap counts', '@param key the key with the cap'],
])('"%s" is refused, "%s" is not', (before, after) => {
  expect(brokenBy(before)).not.toEqual([]);
  expect(brokenBy(after)).toEqual([]);
});

test('a question, a stand-in, an example and quoted text are no clause', () => {
  expect(
    ['What is the limit?', 'The stand-in for Stripe.', 'For example 5.', 'Prints `what is left`.'].flatMap(brokenBy),
  ).toEqual([]);
});

describe('comments of a file', () => {
  test('successive line comments are one comment; a gap begins another', () => {
    const text =
      '// One\n// sentence.\nconst a = 1; // Beside code.\n\n// Another.\n/** A block\n * of two lines. */\n';
    expect(commentsOf('a.ts', text)).toEqual([
      { lineNumber: 1, text: 'One sentence.' },
      { lineNumber: 3, text: 'Beside code.' },
      { lineNumber: 5, text: 'Another.' },
      { lineNumber: 6, text: 'A block of two lines.' },
    ]);
  });

  test('text inside strings and templates is no comment', () => {
    expect(commentsOf('a.ts', "const a = '// no'; const b = `/* no */ ${1 /* yes */}`;")).toEqual([
      { lineNumber: 1, text: 'yes' },
    ]);
  });

  test('SQL: lines that begin with -- are one comment', () => {
    expect(commentsOf('a.sql', '-- One\n-- sentence.\nselect 1; -- Beside.\n')).toEqual([
      { lineNumber: 1, text: 'One sentence.' },
      { lineNumber: 3, text: 'Beside.' },
    ]);
  });

  test('a tag begins a sentence', () => {
    expect(sentencesOf('Adds a key. @throws Conflict @returns its id')).toEqual([
      'Adds a key.',
      '@throws Conflict .',
      '@returns its id',
    ]);
  });
});

test('no comment breaks a rule of words (npm run words lists them)', () => {
  const broken = writtenFiles().flatMap((file) =>
    commentsIn(file)
      .filter(({ text }) => brokenBy(text).length > 0)
      .map(({ lineNumber, text }) => `${file}:${lineNumber} ${text}`),
  );
  expect(broken).toEqual([]);
});
