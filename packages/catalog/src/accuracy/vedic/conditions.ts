import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { sphutaDrishti } from '@graha/astro-engine/strength/sphuta-drishti';
import { GRAHA_IDS, PLANETS } from '@graha/astro-engine/vocabulary/grahas';
import { dosha } from '../../families/dosha/dosha.ts';
import { planets } from '../../families/planets/planets.ts';
import { transit } from '../../families/transit/transit.ts';
import { nameOf } from '../../wire/present-placement.ts';
import { answered } from '../answered.ts';
import fixture from './fixtures/conditions.fixture.json' with { type: 'json' };
import gochara from './fixtures/gochara.fixture.json' with { type: 'json' };
import { type AccuracyRow, Mismatches, Worst } from '../rows.ts';

const OWN = 'Independent program from the texts';
const SEPARATION_TOLERANCE_DEG = 0.00001;
const VIRUPA_TOLERANCE = 0.0001;

type Published = Readonly<Record<string, unknown>>;

/** The source's words for our members. */
const SAME: readonly (readonly [string, string])[] = [
  ['dignity', 'dignity'],
  ['compound_relation', 'relation'],
  ['natural_relation', 'natural'],
  ['alertness', 'jagradadi_natural'],
  ['mood', 'sign_state'],
];

export function conditionAccuracy(sky: Ephemeris): AccuracyRow[] {
  const words = new Mismatches();
  const separations = new Worst();
  const aspects = new Worst();
  const doshas = new Mismatches();
  for (const { birth, conditions, drishti, kaalSarp, gandmool } of fixture.cases) {
    const rows = answered(planets.conditions, birth, sky).planets;
    for (const [place, graha] of GRAHA_IDS.entries()) {
      const ours = rows[place];
      const published: Published = conditions[graha];
      words.equal(ours?.is_vargottama, published['vargottama']);
      words.equal(ours?.is_gandanta, published['gandanta']);
      if (ours?.condition == null) continue;
      words.equal(ours.age, published['baladi']);
      const own: Published = ours.condition;
      for (const [name, theirs] of SAME) words.equal(own[name], published[theirs]);
      const separation = published['sun_separation'];
      if (typeof separation !== 'number') continue;
      separations.number(ours.condition.sun_separation, separation);
      words.equal(ours.condition.is_combust, published['combust']);
    }
    const degs = rows.map(({ placement }) => placement.longitude);
    for (const [row, planet] of PLANETS.entries())
      for (const [column, virupas] of drishti[planet].entries())
        if (virupas !== null)
          aspects.number(sphutaDrishti(planet, degs[row] ?? Number.NaN, degs[column] ?? Number.NaN), virupas);
    const found = answered(dosha['kaal-sarp'], birth, sky);
    doshas.equal(found.has_dosha, kaalSarp.kaal_sarp);
    doshas.equal(found.is_partial, kaalSarp.partial);
    doshas.equal(found.rahu_house, kaalSarp.rahu_house);
    doshas.equal(found.name, kaalSarp.name);
    doshas.equal(found.planets_from_rahu.join().toLowerCase(), kaalSarp.planets_from_rahu_to_ketu.join());
    doshas.equal(answered(dosha.gandmool, birth, sky).has_dosha, gandmool);
  }
  return [
    words.row('conditions: dignity, friendship, combustion, avasthas, vargottama, gandanta', OWN),
    separations.row({
      family: 'separation from the Sun',
      source: OWN,
      unit: 'deg',
      tolerance: SEPARATION_TOLERANCE_DEG,
    }),
    aspects.row({ family: 'strength of aspects', source: OWN, unit: 'points', tolerance: VIRUPA_TOLERANCE }),
    doshas.row('kaal sarp and gandmool', OWN),
  ];
}

/** The source's verdicts in our words. */
const QUALITIES: Readonly<Record<string, string>> = { good: 'good', obstructed: 'neutral', not_good: 'bad' };

/** Names of receivers in that program. */
const lordOf = (name: string): string => (name === 'lagna' ? 'Ascendant' : name[0]?.toUpperCase() + name.slice(1));

export function gocharaAccuracy(sky: Ephemeris): AccuracyRow {
  const wrong = new Mismatches();
  for (const { birth, target, transits } of gochara.cases) {
    const answer = answered(transit.gochara, { ...birth, target }, sky);
    for (const [place, graha] of GRAHA_IDS.entries()) {
      const ours = answer.transits[place];
      const published = transits[graha];
      wrong.equal(ours?.placement.sign_number, published.sign);
      wrong.equal(ours?.placement.house, published.house_from_lagna);
      wrong.equal(ours?.placement.is_retrograde, published.retrograde);
      wrong.equal(ours?.house_from_moon, published.house_from_moon);
      wrong.equal(ours?.quality, QUALITIES[published.verdict]);
      const obstructors: readonly string[] = published.obstructed_by;
      const names = GRAHA_IDS.filter((id) => obstructors.includes(id)).map(nameOf);
      wrong.equal(ours?.obstructed_by.join(), names.join());
      if (!('bindus' in published)) continue;
      wrong.equal(ours?.bindus, published.bindus);
      wrong.equal(ours?.sarva_bindus, published.sav);
      wrong.equal(ours?.kakshya?.number, published.kakshya);
      wrong.equal(ours?.kakshya?.lord, lordOf(published.kakshya_lord));
      wrong.equal(ours?.kakshya?.has_bindu, published.kakshya_bindu);
    }
  }
  return wrong.row('transits from the Moon: verdicts, vedha, bindus, kakshya', OWN);
}
