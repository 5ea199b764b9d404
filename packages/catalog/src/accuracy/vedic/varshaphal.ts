import { shortestArcDeg } from '@graha/astro-engine/core/angle';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { patyayiniOf } from '@graha/astro-engine/varshaphal/annual-periods';
import { varshaphal } from '../../families/varshaphal/varshaphal.ts';
import { answered } from '../answered.ts';
import { type AccuracyRow, Mismatches, Worst } from '../rows.ts';
import fixture from './fixtures/varshaphal.fixture.json' with { type: 'json' };

const OWN = 'Independent program from the texts';
const BOOKS = 'K.S. Charak; P.V.R. Narasimha Rao';

type Case = (typeof fixture.cases)[number];
const requestOf = ({ birth, year }: Pick<Case, 'birth' | 'year'>, settings: object = {}): object => ({
  ...birth,
  target_year: year,
  settings,
});
const lower = (name: string): string => name.toLowerCase();
const secondsBetween = (one: string, other: string): number => (Date.parse(one) - Date.parse(other)) / 1000;

function chartAccuracy(sky: Ephemeris): AccuracyRow[] {
  const moments = new Worst();
  const places = new Worst();
  const strengths = new Worst();
  const wrong = new Mismatches();
  for (const published of fixture.cases) {
    const answer = answered(varshaphal.chart, requestOf(published), sky);
    const mean = answered(varshaphal.chart, requestOf(published, { annual_moment: 'mean' }), sky);
    const natural = answered(varshaphal.chart, requestOf(published, { varga_friendship: 'natural' }), sky);
    moments.add(secondsBetween(answer.utc_datetime, published.utc));
    moments.add(secondsBetween(mean.utc_datetime, published.mean));
    for (const [index, { longitude }] of [answer.ascendant, ...answer.planets].entries())
      places.number(longitude, published.longitudes[index]);
    for (const [index, { panchavargiya, harsha }] of answer.strengths.entries()) {
      for (const [place, part] of Object.values(panchavargiya).entries())
        strengths.number(part, published.panchavargiya[index]?.[place]);
      strengths.number(natural.strengths[index]?.panchavargiya.vishwa, published.natural[index]);
      strengths.number(harsha.total, published.harsha[index]);
    }
    const { year_lord: lord, muntha } = answer;
    wrong.equal(answer.is_day, published.isDay);
    wrong.equal(`${muntha.sign_number} ${muntha.house}`, published.muntha.join(' '));
    wrong.equal(lower(Object.values(answer.office_bearers).join()), published.bearers.join());
    wrong.equal([lower(lord.name), lord.reason, lord.is_moon_passed_over].join(), published.yearLord.join());
  }
  return [
    moments.row({
      family: 'varshaphal, opening of the year',
      source: OWN,
      unit: 's',
      tolerance: 1,
      note: 'Both print whole seconds',
    }),
    places.row({ family: 'varshaphal, annual chart', source: OWN, unit: 'deg', tolerance: 0.000_1 }),
    strengths.row({ family: 'varshaphal, strengths and joys', source: OWN, unit: 'points', tolerance: 0.001 }),
    wrong.row('varshaphal, muntha, day or night, office-bearers, year lord with reason', OWN),
  ];
}

const apartDeg = (ours: { longitude: number } | null | undefined, published: number | null | undefined): number =>
  ours === null && published === null ? 0 : shortestArcDeg(ours?.longitude ?? Number.NaN, published ?? Number.NaN);

function sahamAccuracy(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  for (const published of fixture.cases) {
    for (const school of ['charak', 'pvr'] as const) {
      const found = answered(varshaphal.sahams, requestOf(published, { saham_school: school }), sky).sahams;
      for (const [id, longitude] of Object.entries(school === 'charak' ? published.sahams : published.pvr))
        worst.add(apartDeg(found.find((saham) => saham.id === id)?.position, longitude));
    }
  }
  return worst.row({ family: 'varshaphal, sahams of two schools', source: OWN, unit: 'deg', tolerance: 0.001 });
}

function periodAccuracy(sky: Ephemeris): AccuracyRow[] {
  const worst = new Worst();
  const wrong = new Mismatches();
  for (const published of fixture.cases) {
    const answer = answered(varshaphal['mudda-dasha'], requestOf(published), sky);
    for (const [index, { lord, days }] of answer.mudda.entries()) {
      const [publishedLord, publishedDays] = published.mudda[index] ?? [];
      wrong.equal(lower(lord), publishedLord);
      worst.number(days, Number(publishedDays));
    }
    const [yogini] = answer.varsha_yogini;
    wrong.equal(lower(yogini?.name ?? ''), published.yogini[0]);
    worst.number(yogini?.days, Number(published.yogini[1]));
    for (const [index, { lord, share }] of answer.patyayini.entries()) {
      const [publishedLord, publishedDays] = published.patyayini[index] ?? [];
      wrong.equal(lower(lord), publishedLord);
      worst.number(share * 365, Number(publishedDays));
    }
    const { aspects } = answered(varshaphal.yogas, requestOf(published), sky);
    const rows = aspects.map((one) => lower([one.faster, one.slower, one.house, one.relation, one.kind].join(' ')));
    wrong.equal(rows.toSorted().join(), published.aspects.join());
  }
  return [
    worst.row({
      family: 'varshaphal, lengths of periods',
      source: OWN,
      unit: 'points',
      tolerance: 0.001,
      note: 'Days',
    }),
    wrong.row('varshaphal, lords of periods, and aspects', OWN),
  ];
}

const BOOK_TOLERANCE = 0.1;

/** Compares the values printed in the books, to their number of digits. */
function printedAccuracy(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  const { rao, charak } = fixture;
  const chart = answered(varshaphal.chart, requestOf(rao, { varga_friendship: 'natural' }), sky);
  worst.number(chart.ascendant.longitude, rao.ascendant);
  worst.number(chart.muntha.sign_number, rao.munthaSign);
  for (const [index, { harsha }] of chart.strengths.entries()) worst.number(harsha.total, rao.harsha[index]);
  worst.number(chart.strengths[2]?.panchavargiya.vishwa, rao.marsVishwa);
  worst.number(lower(chart.year_lord.name) === rao.yearLord ? 0 : Number.NaN, 0);
  const settings = { saham_school: 'pvr', saham_houses: 'equal' };
  const { sahams } = answered(varshaphal.sahams, requestOf(rao, settings), sky);
  for (const [id, longitude] of Object.entries(rao.sahams))
    worst.add(apartDeg(sahams.find((saham) => saham.id === id)?.position, longitude));
  for (const [index, { lord, startDays, endDays }] of patyayiniOf(charak.degrees).entries()) {
    const [publishedLord, publishedDays] = charak.days[index] ?? [];
    worst.number(lord === publishedLord ? ((endDays - startDays) * 365) / 360 : Number.NaN, Number(publishedDays));
  }
  return worst.row({
    family: 'varshaphal as printed: a chart with strengths and sahams, a Patyayini dasha',
    source: BOOKS,
    unit: 'points',
    tolerance: BOOK_TOLERANCE,
    note: 'Degrees, points and days; the books round to minutes of arc',
  });
}

export const varshaphalAccuracy = (sky: Ephemeris): AccuracyRow[] => [
  ...chartAccuracy(sky),
  sahamAccuracy(sky),
  ...periodAccuracy(sky),
  printedAccuracy(sky),
];
