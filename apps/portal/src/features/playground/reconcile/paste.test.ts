import { expect, test } from 'vitest';
import { readPaste } from './paste.ts';

test('reads the values of a pasted text, one a line', () => {
  const text =
    "Moon: 19°46' Taurus\nLagna 16°58' Virgo\nJupiter dasha from 14 Apr 2018\nNakshatra: Rohini 3\nMars in 8th house\nSunrise: 05:51";
  expect(readPaste(text)).toEqual({
    shown: {
      moon: "19°46' Taurus",
      lagna: "16°58' Virgo",
      dasha: { lord: 'Jupiter', from: '14 Apr 2018' },
      nakshatra: 'Rohini',
      pada: 3,
      sunrise: '05:51',
      houses: { mars: 8 },
    },
    read: ['moon', 'lagna', 'dasha', 'nakshatra', 'pada', 'houses.mars', 'sunrise'],
    unread: [],
  });
});

test('names the lines that it cannot read', () => {
  expect(readPaste('Gulika: 3°\nMo 23Aq17').unread).toEqual(['Gulika: 3°']);
});
