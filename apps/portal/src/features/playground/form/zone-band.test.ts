import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { clockEras } from '../../../server/sky.ts';
import { Band } from './zone-band.tsx';

const shown = (timezone: string, longitude: number, day: string): string =>
  renderToStaticMarkup(createElement(Band, { eras: clockEras({ timezone, longitude }, 2026), day }));

test.each([
  ['before standard time', '1869-10-02', 'Clocks here until the end of 1905: the place’s own mean time, +04:38:24'],
  ['of the Middle Ages', '0601-01-01', 'Clocks here until the end of 1905: the place’s own mean time, +04:38:24'],
  ['on its first day', '1906-01-01', 'Clocks here 1906 to 1940: +05:30'],
  ['in a year with a change', '1942-03-01', 'Clocks here 1941 to 1942: +05:30 and +06:30'],
  ['in one year alone', '1945-03-01', 'Clocks here in 1945: +05:30 and +06:30'],
  ['today', '2026-03-01', 'Clocks here since 1946: +05:30'],
])('the band says the clock of a birth %s', (_name, day, words) => {
  expect(shown('Asia/Kolkata', 69.6, day)).toContain(`>${words}<`);
});

test('the parts of the band fill it, and a birth outside it has no mark', () => {
  const html = shown('Europe/London', -3.2, '2200-01-01');
  const widths = [...html.matchAll(/width:([\d.]+)%/g)].map(([, width]) => Number(width));
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 6);
  expect(html).not.toContain('left:');
  expect(html).not.toContain('Clocks here');
});

test('the band begins a century before the first standard time, or with an earlier birth', () => {
  const yearsOf = (day: string) =>
    [...shown('Asia/Kolkata', 69.6, day).matchAll(/nums">(\d+)</g)].map(([, year]) => year);
  expect(yearsOf('1995-06-21')).toEqual(['1806', '2026']);
  expect(yearsOf('1756-01-27')).toEqual(['1756', '2026']);
  expect(shown('Asia/Kolkata', 69.6, '1756-01-27')).toContain('left:0%');
  expect(yearsOf('0500-01-27')).toEqual(['601', '2026']);
});

test('a zone that always kept one clock says so, and an unknown one has no band', () => {
  expect(shown('UTC', 0, '1990-01-01')).toContain('Clocks here always: +00:00');
  expect(shown('Asia/Nowhere', 0, '1990-01-01')).toBe('');
});
