import { expect, test } from 'vitest';
import { fitting, fittingWords, graphemesOf, textWidth } from './text-width.ts';

test('Latin letters have one advance, as before', () => {
  expect(textWidth('Navami', 10, 'sans')).toBeCloseTo(33.6, 9);
  expect(textWidth('14:30', 10, 'mono')).toBeCloseTo(30, 9);
});

test('vowel signs that stand above and below add nothing, and joiners have no width', () => {
  expect(textWidth('सु', 10, 'sans')).toBeCloseTo(textWidth('स', 10, 'sans'), 0);
  expect(textWidth('क\u200d', 10, 'sans')).toBe(textWidth('क', 10, 'sans'));
});

test('a name is cut between letters as readers count them', () => {
  expect(graphemesOf('ക്ഷേമം').length).toBeLessThan([...'ക്ഷേമം'].length);
  const short = fitting('மகரம்', 24, 10);
  expect(graphemesOf('மகரம்').slice(0, 2).join('')).toBe(short);
  expect(fitting('कृष्ण नवमी', 5, 12)).toBe('');
});

test('joined consonants are one letter, and a visible sign ends one', () => {
  expect(graphemesOf('ಅಶ್ವಿನಿ')).toEqual(['ಅ', 'ಶ್ವಿ', 'ನಿ']);
  expect(graphemesOf('சந்')).toEqual(['ச', 'ந்']);
});

test('one syllable stands for a name where two have no room; one Latin letter does not', () => {
  expect(fitting('సూర్యుడు', 22, 12)).toBe('సూ');
  expect(fitting('Surya', 8, 12)).toBe('');
});

test('the last text is cut between letters, and is never wider than its room', () => {
  const cut = fittingWords(['ಉತ್ತರಾಷಾಢ'], 50, 11);
  expect(cut).toMatch(/…$/);
  expect(graphemesOf('ಉತ್ತರಾಷಾಢ').join('').startsWith(cut.slice(0, -1))).toBe(true);
  expect(graphemesOf('ಉತ್ತರಾಷಾಢ')).toEqual(expect.arrayContaining(graphemesOf(cut.slice(0, -1))));
  expect(textWidth(cut, 11, 'sans')).toBeLessThanOrEqual(50 + 1);
  expect(fittingWords(['Shatabhisha'], 3, 11)).toBe('');
});
