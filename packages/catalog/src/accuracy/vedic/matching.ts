import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { ashtakootOf } from '@graha/astro-engine/matching/ashtakoot';
import { type PoruthamName, poruthamOf } from '@graha/astro-engine/matching/porutham';
import { PORUTHAM_DEFAULTS } from '@graha/astro-engine/matching/porutham-pair';
import { type Spot, spotOf } from '@graha/astro-engine/sky/placements';
import { saturnSignTransits } from '@graha/astro-engine/sky/sign-transits';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { astrology } from '../../families/astrology/astrology.ts';
import { dosha } from '../../families/dosha/dosha.ts';
import { matchmaking } from '../../families/matchmaking/matchmaking.ts';
import { jdUtOfTarget } from '../../request/target.ts';
import { answered } from '../answered.ts';
import fixture from './fixtures/matching.fixture.json' with { type: 'json' };
import pyjhora from './fixtures/pyjhora-couples.fixture.json' with { type: 'json' };
import { type AccuracyRow, Mismatches, Worst } from '../rows.ts';

const PROKERALA = 'Prokerala, published responses';

/** Compares couples with the answers of two services, from births to points. */
function ashtakootAccuracy(sky: Ephemeris): AccuracyRow {
  const wrong = new Mismatches();
  for (const { bride, groom, kootas, total, ...rest } of fixture.ashtakoot) {
    const settings = 'settings' in rest ? rest.settings : undefined;
    const answer = answered(matchmaking.ashtakoot, { bride, groom, ...(settings && { settings }) }, sky);
    const ours: Readonly<Record<string, { score: number }>> = answer.kootas;
    for (const [name, score] of Object.entries(kootas)) wrong.equal(ours[name]?.score, score);
    wrong.equal(answer.total_score, total);
  }
  return wrong.row(
    'ashtakoot, all kootas and totals',
    'AstrologyAPI and Prokerala',
    'One couple fits unsplit signs alone',
  );
}

/** The middle of a pada of a nakshatra. */
const moonIn = (starNumber: number, padaNumber: number): Spot =>
  spotOf((((starNumber - 1) * 4 + padaNumber - 0.5) * 10) / 3);

const isPairOf = (one: string, other: string, a: string, b: string): boolean =>
  (one === a && other === b) || (one === b && other === a);

/** Compares many couples of star and pada, in the kootas whose tables are undisputed. */
function manyCouplesAccuracy(): AccuracyRow {
  const wrong = new Mismatches();
  for (const row of pyjhora.couples) {
    const [herStar = 0, herPada = 0, hisStar = 0, hisPada = 0, yoni, maitri, bhakoot, nadi, mahendra, rajju, stree] =
      row;
    const [her, him] = [moonIn(herStar, herPada), moonIn(hisStar, hisPada)];
    const { kootas } = ashtakootOf(her, him);
    if (!isPairOf(kootas.yoni.bride, kootas.yoni.groom, 'horse', 'deer')) wrong.equal(kootas.yoni.score, yoni);
    if (!(kootas.bhakoot.bride === 'Aquarius' && kootas.bhakoot.groom === 'Cancer'))
      wrong.equal(kootas.bhakoot.score, bhakoot);
    wrong.equal(kootas.graha_maitri.score, maitri);
    wrong.equal(kootas.nadi.score, nadi);
    const { results } = poruthamOf(her, him);
    const isWhole = (name: PoruthamName): number =>
      Number(results.some((result) => result.name === name && result.points === 1));
    wrong.equal(isWhole('mahendra'), mahendra);
    wrong.equal(isWhole('rajju'), rajju);
    wrong.equal(isWhole('stree_deergha'), stree);
  }
  return wrong.row('four kootas and three poruthams of 648 couples', 'PyJHora 4.8.5', 'Two misprinted pairs left out');
}

/** Rows of the Tamil list that no other source has: see the differences. */
const NOT_TAMIL: ReadonlySet<string> = new Set(['Dina Porutham', 'Rajju Porutham']);

function poruthamAccuracy(sky: Ephemeris): AccuracyRow {
  const wrong = new Mismatches();
  const { bride, groom, kerala, tamil } = fixture.porutham;
  for (const [method, published] of Object.entries({ kerala, tamil })) {
    const request = { bride, groom, settings: { method } };
    const { matches } = answered(astrology['porutham/advanced'], request, sky);
    for (const [place, { name, points }] of matches.entries())
      if (method === 'kerala' || !NOT_TAMIL.has(name)) wrong.equal(points, published[place]);
  }
  const { bride: her, groom: him, kerala: stars } = fixture.nakshatraPorutham;
  const byStars = poruthamOf(moonIn(her.star, her.pada), moonIn(him.star, him.pada), {
    ...PORUTHAM_DEFAULTS,
    method: 'kerala',
  });
  for (const [place, { points }] of byStars.results.entries()) wrong.equal(points, stars[place]);
  return wrong.row('porutham, point by point', PROKERALA, 'Tamil dina and rajju left out');
}

function papasamyamAccuracy(sky: Ephemeris): AccuracyRow {
  const wrong = new Mismatches();
  for (const { birth, total, positions, has_dosha } of fixture.papasamyam) {
    const answer = answered(astrology.papasamyam, birth, sky);
    wrong.equal(answer.total_points, total);
    for (const [row, { planet_dosha }] of answer.papa_samyam.papa_planet.entries())
      for (const [column, dosha] of planet_dosha.entries()) {
        wrong.equal(dosha.position, positions[row]?.[column]);
        wrong.equal(dosha.has_dosha, has_dosha[row]?.[column]);
      }
  }
  return wrong.row('papasamyam, houses, doshas and totals', PROKERALA);
}

function manglikAccuracy(sky: Ephemeris): AccuracyRow {
  const wrong = new Mismatches();
  for (const { birth, has_dosha, has_exception, dosha_type } of fixture.manglik) {
    wrong.equal(answered(dosha.manglik, birth, sky).is_manglik, has_dosha);
    const advanced = answered(astrology['mangal-dosha/advanced'], birth, sky);
    wrong.equal(advanced.has_dosha, has_dosha);
    wrong.equal(advanced.has_exception, has_exception);
    wrong.equal(advanced.type, dosha_type);
  }
  return wrong.row('manglik dosha, type and exception', PROKERALA);
}

/** The service's names for the transits outside sade sati. */
const PANOTIS: Readonly<Record<string, string>> = {
  'Ardhashtama Shani': 'Small Panoti',
  'Ashtama Shani': 'Ashtama Sani',
};

const DAYS_BEFORE = 30;

function sadeSatiAccuracy(sky: Ephemeris): AccuracyRow[] {
  const phases = new Mismatches();
  const ingresses = new Worst();
  const { birth, transits: published, notIn } = fixture.sadeSati;
  const { transits } = answered(astrology['sade-sati/advanced'], { ...birth, target_date: '2020-10-15' }, sky);
  // That service also lists transits that ended before the birth.
  const livedThrough = published.filter(([, , , end = '']) => end > '1994-02-12');
  for (const [place, [sign, phase]] of livedThrough.entries()) {
    const ours = transits[place];
    phases.equal(ours?.saturn_sign, sign);
    phases.equal(ours?.phase ?? PANOTIS[ours?.panoti ?? ''], phase);
  }
  for (const { birth: another, target_date } of notIn)
    phases.equal(answered(astrology['sade-sati/advanced'], { ...another, target_date }, sky).is_in_sade_sati, false);
  const [first = ['']] = fixture.saturnIngresses;
  const signTransits = saturnSignTransits(
    sky,
    'lahiri',
    jdUtOfTarget(first[0]) - DAYS_BEFORE,
    jdUtOfTarget('2049-12-31T00:00:00Z'),
  );
  for (const [place, [at = '', sign]] of fixture.saturnIngresses.entries()) {
    const transit = signTransits[place + 1]; // The first transit is already running when the list begins.
    const startJdUt = transit !== undefined && signAt(transit.signIndex).sanskrit === sign ? transit.startJdUt : null;
    ingresses.add(startJdUt === null ? Infinity : (startJdUt - jdUtOfTarget(at)) * 86_400);
  }
  return [
    phases.row('sade sati and panoti, sign and phase of every transit', PROKERALA),
    ingresses.row({
      family: 'Saturn’s sign transits, 1993–2049',
      source: 'Swiss Ephemeris, daily scan and bisection',
      unit: 's',
      tolerance: 1.001,
      note: 'The nearest second there, the first second in the new sign here',
    }),
  ];
}

export const matchingAccuracy = (sky: Ephemeris): AccuracyRow[] => [
  ashtakootAccuracy(sky),
  manyCouplesAccuracy(),
  poruthamAccuracy(sky),
  papasamyamAccuracy(sky),
  manglikAccuracy(sky),
  ...sadeSatiAccuracy(sky),
];
