import { expect, test } from 'vitest';
import { catalog } from '../families/catalog.ts';
import { listOperations } from './list-operations.ts';

/** The paths that the interface guarantees; requests with two births are POST only. */
const PROMISED = {
  astrology:
    'birth-details panchang panchang/advanced auspicious-period inauspicious-period anandadi-yoga auspicious-yoga ' +
    'gowri-nalla-neram chart kundli kundli/advanced dasha-periods mangal-dosha/advanced sade-sati/advanced ' +
    'chandrashtama-periods papasamyam papasamyam-check* porutham* porutham/advanced* nakshatra-porutham*',
  planets: ' extended',
  kundali: 'basic complete chandra-chart',
  divisional:
    'd1 d2 d3 d4 d5 d6 d7 d8 d9 d10 d11 d11/alt-variant d11/raman d12 d16 d20 d24 d27 d30 d40 d45 d60 shodashvarga',
  panchang:
    'tithi nakshatra yoga karana vara full sun-times moon-times inauspicious-periods choghadiya hora abhijit-muhurat ' +
    'brahma-muhurta amrit-kaal good-bad-times chandra-bala tara-bala disha-shool ritu',
  matchmaking: 'ashtakoot* porutham*',
  dosha: 'manglik',
  western: 'natal transit synastry* composite* progressions solar-return',
  dasha: 'vimshottari current yogini ashtottari',
  houses: 'whole-sign',
  numerology: 'life-path expression soul-urge personality personal-year pinnacles challenges',
};
const TWO_CREDITS = new Set([
  'matchmaking/ashtakoot', 'matchmaking/porutham', 'astrology/porutham', 'astrology/porutham/advanced', 'astrology/nakshatra-porutham',
  'astrology/papasamyam-check', 'astrology/dasha-periods', 'astrology/kundli/advanced', 'western/synastry', 'western/composite',
  'dasha/vimshottari', 'dasha/yogini', 'dasha/ashtottari',
]); // prettier-ignore

const promised = Object.entries(PROMISED).flatMap(([family, suffixes]) =>
  suffixes.split(' ').map((suffix) => {
    const name = suffix.replace('*', '');
    const id = name === '' ? family : `${family}/${name}`;
    return { id, methods: suffix.endsWith('*') ? ['POST'] : ['POST', 'GET'], credits: TWO_CREDITS.has(id) ? 2 : 1 };
  }),
);

test.each(promised)('$id is there by its methods and at its price', ({ id, methods, credits }) => {
  expect(listOperations(catalog).find((entry) => entry.id === id)).toMatchObject({ methods, credits });
});

test('aliases are the very same operation', () => {
  const aliases = listOperations(catalog).flatMap(({ id, aliasOf }) => (aliasOf === undefined ? [] : [[id, aliasOf]]));
  expect(aliases).toEqual([
    ['kundali/complete', 'kundali/basic'],
    ['divisional/d11/alt-variant', 'divisional/d11/raman'],
  ]);
});
