import { describe, expect, test } from 'vitest';
import { chartOf } from '../yoga/testing.ts';
import { type Matter, mattersOf, yearYogaOf } from './tajika-yogas.ts';

// Leo rises: its lord is the Sun, who has no yoga with any planet until a test moves one. The orb of two is the mean of
// their lights (Tajika Nilakanthi: Sun 15°, Moon 12°, Mars 8°, Mercury 7°, Jupiter 9°, Venus 7°, Saturn 9°): Sun and
// Saturn 12°.
const APART = ['As Le', 'Su Ar 2', 'Mo Pi 16', 'Ma Ta 28', 'Me Ta 25', 'Ju Pi 29', 'Ve Pi 28', 'Sa Pi 27', 'Ra Vi 1'];
const matter = (houseNumber: number, ...moved: readonly string[]): Matter => {
  const found = mattersOf(chartOf(...APART, ...moved)).find((one) => one.houseNumber === houseNumber);
  if (found === undefined) throw new RangeError(`no house ${houseNumber}`);
  return found;
};
const yogasIn = (houseNumber: number, ...moved: readonly string[]) =>
  matter(houseNumber, ...moved).yogas.map(({ yoga, through }) => [yoga, ...through].join(' '));

describe('a yoga of the whole year', () => {
  const signs = (text: string) =>
    chartOf('As Ar', ...text.split(' ').map((sign, i) => `${['Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa'][i]} ${sign}`), 'Ra Cn'); // prettier-ignore

  test('is Ikkavala with all seven in angles and the houses after them', () => {
    expect(yearYogaOf(signs('Ar Ta Cn Le Li Sc Cp'))).toBe('ikkavala');
    expect(yearYogaOf(signs('Aq Aq Aq Aq Aq Aq Aq'))).toBe('ikkavala');
  });

  test('is Induvara with all seven in the 3rd, 6th, 9th and 12th', () => {
    expect(yearYogaOf(signs('Ge Vi Sg Pi Ge Vi Sg'))).toBe('induvara');
  });

  test('is none with one planet on the other side, and the nodes do not count', () => {
    expect(yearYogaOf(signs('Ge Ta Cn Le Li Sc Cp'))).toBeNull(); // Rahu and Ketu are in Cancer and Capricorn.
    expect(yearYogaOf(signs('Ar Vi Sg Pi Ge Vi Sg'))).toBeNull();
  });
});

test('there are eleven matters, of the houses 2 to 12, each with the lord of its sign', () => {
  const found = mattersOf(chartOf(...APART));
  expect(found.map(({ houseNumber }) => houseNumber)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(found.map(({ lord }) => lord)).toEqual([
    'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'saturn', 'jupiter', 'mars', 'venus', 'mercury', 'moon',
  ]); // prettier-ignore
});

test('where one planet is lord of both there is nothing', () => {
  // Aries rises, and its lord Mars has Scorpio, the 8th, too.
  const found = mattersOf(chartOf(...APART, 'As Ar'));
  expect(found[6]).toMatchObject({ houseNumber: 8, lord: 'mars', aspect: null, yogas: [] });
});

describe('lords who see each other', () => {
  test('make ithasala while the faster is behind, or has passed by less than a degree', () => {
    expect(yogasIn(7, 'Su Ar 2', 'Sa Le 10')[0]).toBe('ithasala');
    expect(yogasIn(7, 'Su Ar 10.5', 'Sa Le 10')[0]).toBe('ithasala');
  });

  test('make ishrafa, and nothing else, once it has passed', () => {
    expect(yogasIn(7, 'Su Ar 12', 'Sa Le 10')).toEqual(['ishrafa']);
  });

  test('make nothing beyond the mean of their lights', () => {
    expect(yogasIn(7, 'Su Ar 2', 'Sa Le 13.9')[0]).toBe('ithasala');
    expect(yogasIn(7, 'Su Ar 2', 'Sa Le 14.1')).toEqual([]);
  });
});

describe('lords who do not see each other', () => {
  test('are joined by a faster one in ithasala with both: nakta', () => {
    expect(yogasIn(10, 'Su Ar 5', 'Ve Ta 6', 'Mo Cn 1')).toEqual(['nakta moon']);
    expect(yogasIn(10, 'Su Ar 5', 'Ve Ta 6', 'Mo Cn 5.9')).toEqual(['nakta moon']); // Past the Sun by less than 1°.
    expect(yogasIn(10, 'Su Ar 5', 'Ve Ta 8', 'Mo Cn 7')).toEqual([]); // Past the Sun.
  });

  test('are joined by a slower one in ithasala with both: yamaya', () => {
    expect(yogasIn(10, 'Su Ar 2', 'Ve Ta 3', 'Sa Cn 8')).toEqual(['yamaya saturn']);
    expect(yogasIn(10, 'Su Ar 2', 'Ve Ta 3', 'Sa Cn 12')).toEqual([]); // Venus and Saturn reach 8°.
  });

  test('are not joined by one whose speed is between theirs', () => {
    expect(yogasIn(5, 'Su Ar 2', 'Ju Ta 8', 'Ma Cn 5')).toEqual([]);
  });
});

describe('manau', () => {
  // The Sun at 2° of Aries is in ithasala with Jupiter at 10° of Leo: lords of the 1st and the 5th.
  test('is made by Mars or Saturn beside the faster, or against it', () => {
    expect(yogasIn(5, 'Ju Le 10').join()).not.toContain('manau');
    expect(yogasIn(5, 'Ju Le 10', 'Ma Ar 5')).toContain('manau mars');
    expect(yogasIn(5, 'Ju Le 10', 'Sa Cn 5')).toContain('manau saturn');
    expect(yogasIn(5, 'Ju Le 10', 'Ma Li 5', 'Sa Cp 5')).toContain('manau mars saturn');
  });

  test('is not made by a friendly look at the faster', () => {
    expect(yogasIn(5, 'Ju Le 10', 'Ma Ge 5').join()).not.toContain('manau');
  });

  test('is not made by a malefic who is one of the two', () => {
    expect(yogasIn(7, 'Sa Cn 5')[0]).toBe('ithasala'); // Saturn, lord of the 7th, is in an inimical place from the Sun.
    expect(yogasIn(7, 'Sa Cn 5').join()).not.toContain('manau');
  });
});

describe('the Moon beside an ithasala', () => {
  const ithasala = ['Su Ar 5', 'Ju Le 10'] as const;

  test('makes kamboola with those whom she joins by ithasala', () => {
    expect(yogasIn(5, ...ithasala, 'Mo Ge 3')).toEqual(['ithasala', 'kamboola sun jupiter']);
    expect(yogasIn(5, ...ithasala, 'Mo Ge 9')).toEqual(['ithasala', 'kamboola jupiter']);
  });

  test('makes gairi-kamboola from the last degree of a sign with those whom she joins in the next', () => {
    expect(yogasIn(5, ...ithasala, 'Mo Ta 29')).toEqual(['ithasala', 'gairi_kamboola sun jupiter']);
    expect(yogasIn(5, ...ithasala, 'Mo Sg 29.5')).toEqual(['ithasala', 'gairi_kamboola sun']); // Capricorn does not see Leo.
    expect(yogasIn(5, 'Su Ar 5', 'Ju Le 10', 'Mo Pi 29.5')).toEqual(['ithasala', 'gairi_kamboola sun jupiter']);
  });

  test('makes khallasara where she joins neither, now or from the next sign', () => {
    expect(yogasIn(5, ...ithasala, 'Mo Ta 28.9')).toEqual(['ithasala', 'khallasara']);
    expect(yogasIn(5, ...ithasala, 'Mo Le 29')).toEqual(['ithasala', 'khallasara']); // Virgo sees neither Aries nor Leo.
  });

  test('makes none of the three where she is one of the lords', () => {
    expect(yogasIn(12, 'Mo Ge 1', 'Su Ar 5')).toEqual(['ithasala']);
  });
});

describe('radda', () => {
  const hindered = (houseNumber: number, ...moved: readonly string[]) =>
    matter(houseNumber, ...moved).yogas.filter(({ yoga }) => yoga === 'radda');

  test('names the lord who stands in the 6th, 8th or 12th', () => {
    expect(hindered(7, 'Sa Le 10')).toEqual([]);
    for (const places of [['Sa Cp 10'], ['Su Ge 2', 'Sa Pi 10'], ['Sa Cn 10']])
      expect(hindered(7, ...places)).toEqual([{ yoga: 'radda', through: ['saturn'] }]);
  });

  test('names the lord who is debilitated', () => {
    expect(hindered(7, 'Su Le 2', 'Sa Ar 10')).toEqual([{ yoga: 'radda', through: ['saturn'] }]);
  });

  test('names the lord who is burnt: Jupiter within 11° of the Sun', () => {
    expect(hindered(5, 'Su Ar 2', 'Ju Ar 12.9')).toEqual([{ yoga: 'radda', through: ['jupiter'] }]);
    expect(hindered(5, 'Su Ar 2', 'Ju Ar 13.1')).toEqual([]);
  });

  test('names the lord who is retrograde', () => {
    const chart = chartOf(...APART, 'Sa Le 10');
    const saturn = { ...chart.placements.saturn, isRetrograde: true };
    const [found] = mattersOf({ ...chart, placements: { ...chart.placements, saturn } }).slice(5);
    expect(found?.yogas.at(-1)).toEqual({ yoga: 'radda', through: ['saturn'] });
  });
});
