import { arcDeg } from '@graha/astro-engine/core/angle';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { GRAHA_IDS, POINTS } from '@graha/astro-engine/vocabulary/grahas';
import { jaimini } from '../../families/jaimini/jaimini.ts';
import { kundali } from '../../families/kundali.ts';
import { points } from '../../families/points/points.ts';
import { answered } from '../answered.ts';
import fixture from './fixtures/jaimini.fixture.json' with { type: 'json' };
import { type AccuracyRow, Mismatches, Worst } from '../rows.ts';

const OWN = 'Independent program from the texts';
const POINT_TOLERANCE_DEG = 0.01;
/** Above this latitude the ascendant may move 0.02° in a second. */
const FAR_LATITUDE_DEG = 60;
const FAR_TOLERANCE_DEG = 0.03;
const GHATI_TOLERANCE_DEG = 0.03;
const PRANAPADA_TOLERANCE_DEG = 0.1;

const ABBREVIATIONS = new Map(GRAHA_IDS.map((id) => [POINTS[id].name, POINTS[id].abbreviation]));
const joined = (names: readonly string[]): string => names.map((name) => ABBREVIATIONS.get(name) ?? name).join('');

type Period = { sign_number: number; years: number; lord: string };
const periodsOf = (periods: readonly Period[]): string =>
  periods.map(({ sign_number, years, lord }) => [sign_number, years, joined([lord])].join()).join(' ');

function signAccuracy(sky: Ephemeris): AccuracyRow[] {
  const signs = new Mismatches();
  const dashas = new Mismatches();
  for (const { birth, ...published } of fixture.cases) {
    for (const [count, own] of [
      [8, published.karakas8],
      [7, published.karakas7],
    ] as const) {
      const found = answered(jaimini.karakas, { ...birth, settings: { karaka_count: count } }, sky);
      signs.equal(joined(found.karakas.flatMap(({ grahas }) => grahas)), own);
      signs.equal(found.karakamsa.sign_number, published.karakamsa[count === 8 ? 0 : 1]);
    }
    for (const lords of ['classical', 'stronger'] as const) {
      const found = answered(jaimini.arudhas, { ...birth, settings: { arudha_lords: lords } }, sky).arudhas;
      for (const [index, sign] of published.arudhas[lords].entries()) signs.equal(found[index]?.sign_number, sign);
    }
    const [first] = answered(jaimini.argala, birth, sky).houses;
    for (const [index, [by, against, holds]] of published.argala.entries()) {
      const ours = first?.argalas[index];
      signs.equal(joined(ours?.by ?? []), by);
      signs.equal(joined(ours?.against ?? []), against);
      signs.equal(ours?.holds, holds);
    }
    const cycleOf = (rows: readonly (readonly (string | number)[])[]) =>
      rows.filter(([, years]) => years !== 0).join(' ');
    const chara = answered(jaimini['chara-dasha'], { ...birth, depth: 1 }, sky).mahadashas;
    dashas.equal(periodsOf(chara), cycleOf(published.chara));
    const narayana = answered(jaimini['narayana-dasha'], { ...birth, depth: 1 }, sky).mahadashas;
    const firstCycle = cycleOf(published.narayana);
    dashas.equal(periodsOf(narayana).slice(0, firstCycle.length), firstCycle);
  }
  return [
    signs.row('Jaimini: karakas, karakamsa, arudhas by both lords, argala', OWN),
    dashas.row('Chara and Narayana dasha: order, years, lords', OWN),
  ];
}

const ARUDHAS = [
  'arudha_lagna', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'a10', 'a11', 'upapada',
] as const; // prettier-ignore

/** The first period of Chara dasha is that of the ascendant, so the fixture has the rising sign too. */
function referenceAccuracy(sky: Ephemeris): AccuracyRow {
  const wrong = new Mismatches();
  for (const { birth, arudhas, chara } of fixture.cases) {
    for (const lords of ['classical', 'stronger'] as const) {
      for (const [index, sign] of arudhas[lords].entries()) {
        const asked = { ...birth, point: ARUDHAS[index], settings: { arudha_lords: lords } };
        wrong.equal(answered(kundali['from-point'], asked, sky).houses[0]?.sign_number, sign);
      }
    }
    wrong.equal(answered(kundali.sudarshana, birth, sky).ascendant.houses[0]?.sign_number, chara[0]?.[0]);
  }
  return wrong.row('charts from arudhas, inner wheel of the Sudarshana chakra: first houses', OWN);
}

function printedAccuracy(sky: Ephemeris): AccuracyRow {
  const wrong = new Mismatches();
  for (const { birth, narayana } of fixture.published) {
    const found = answered(jaimini['narayana-dasha'], { ...birth, depth: 1 }, sky).mahadashas;
    for (const [index, [sign, years]] of narayana.entries()) {
      wrong.equal(found[index]?.sign_number, sign);
      wrong.equal(found[index]?.years, years);
    }
  }
  return wrong.row('Narayana dasha as printed', 'Two examples of a book and one chart of a program');
}

const NAMES = ['kaala', 'mrityu', 'artha_prahara', 'yamaghantaka', 'gulika'] as const;
const LAGNAS = ['bhava', 'hora', 'ghati', 'pranapada', 'sree', 'indu', 'bhrigu_bindu'] as const;

function pointAccuracy(sky: Ephemeris): AccuracyRow[] {
  const [places, farNorth, ghati, pranapada] = [new Worst(), new Worst(), new Worst(), new Worst()];
  const apart = (worst: Worst, ours: { longitude: number } | null | undefined, deg: number | null | undefined) =>
    worst.add(((arcDeg(deg ?? Number.NaN, ours?.longitude ?? Number.NaN) + 180) % 360) - 180);
  for (const { birth, dhuma, sunrise } of fixture.cases) {
    const upagrahas = Math.abs(birth.latitude) > FAR_LATITUDE_DEG ? farNorth : places;
    for (const rule of ['standard_air', 'geometric'] as const) {
      const published = sunrise[rule];
      const given = { sunrise: rule };
      for (const [place, moment] of (['start', 'middle'] as const).entries()) {
        const settings = { ...given, gulika_moment: moment, kaala_moment: moment, mandi_method: 'ghatis' };
        const found = answered(points.upagrahas, { ...birth, settings }, sky);
        for (const [index, deg] of dhuma.entries()) apart(places, found.dhuma_group[index]?.point, deg);
        for (const [index, name] of NAMES.entries())
          apart(upagrahas, found.kaala_group[index]?.point, published.upagrahas[name][place]);
        apart(upagrahas, found.kaala_group[5]?.point, published.upagrahas.mandi_ghati);
      }
      const lagnas = answered(points['special-lagnas'], { ...birth, settings: given }, sky);
      for (const [index, name] of LAGNAS.entries())
        apart(
          name === 'ghati' ? ghati : name === 'pranapada' ? pranapada : places,
          lagnas[name],
          published.lagnas[index],
        );
    }
  }
  const row = (family: string, worst: Worst, tolerance: number, note?: string): AccuracyRow =>
    worst.row({ family, source: OWN, unit: 'deg', tolerance, ...(note === undefined ? {} : { note }) });
  return [
    row('upagrahas and special lagnas, by two rules of sunrise', places, POINT_TOLERANCE_DEG),
    row(
      'upagrahas beyond 60° of latitude',
      farNorth,
      FAR_TOLERANCE_DEG,
      'There the ascendant may run 0.02° in a second',
    ),
    row('Ghati lagna', ghati, GHATI_TOLERANCE_DEG, 'One second of sunrise is 1.25′'),
    row('Pranapada', pranapada, PRANAPADA_TOLERANCE_DEG, 'One second of sunrise is 5′'),
  ];
}

export const jaiminiAccuracy = (sky: Ephemeris): AccuracyRow[] => [
  ...signAccuracy(sky),
  referenceAccuracy(sky),
  printedAccuracy(sky),
  ...pointAccuracy(sky),
];
