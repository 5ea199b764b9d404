import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { astrology } from '../../families/astrology/astrology.ts';
import { answered } from '../answered.ts';
import fixture from './fixtures/reports.fixture.json' with { type: 'json' };
import { type AccuracyRow, Mismatches, Worst } from '../rows.ts';

const SOURCE = 'Prokerala, published responses';
/** Uses the service's sunrise rule, which is a setting of ours. */
const settings = { sunrise: 'geometric' } as const;

const secondsBetween = (mine: string | null | undefined, theirs: string | undefined): number =>
  (Date.parse(mine ?? '') - Date.parse(theirs ?? '')) / 1000;

function birthDetailsAccuracy(sky: Ephemeris): AccuracyRow {
  const wrong = new Mismatches();
  const { birth, nakshatra, chandra_rasi, soorya_rasi, zodiac, info } = fixture.birthDetails;
  const ours = answered(astrology['birth-details'], birth, sky);
  const star = ours.nakshatra;
  for (const [place, value] of [star.id, star.name, star.lord.id, star.pada].entries())
    wrong.equal(value, nakshatra[place]);
  for (const [rasi, published] of [
    [ours.chandra_rasi, chandra_rasi],
    [ours.soorya_rasi, soorya_rasi],
  ] as const)
    for (const [place, value] of [rasi.id, rasi.name, rasi.lord.id].entries()) wrong.equal(value, published[place]);
  for (const [place, value] of [ours.zodiac.id, ours.zodiac.name].entries()) wrong.equal(value, zodiac[place]);
  const additional: Readonly<Record<string, string>> = ours.additional_info;
  for (const [name, value] of Object.entries(info)) wrong.equal(additional[name], value);
  return wrong.row('birth details', SOURCE);
}

type Timed = { id: number; start: string; end: string };

/** The service's limbs end a second before the next start; ours end at that start. */
const END_GAP_SECONDS = 1;

function addTimings(
  worst: Worst,
  names: Mismatches,
  ours: readonly Timed[],
  published: readonly (readonly (string | number)[])[],
): void {
  names.equal(ours.length, published.length);
  for (const [place, [id, start, end]] of published.entries()) {
    names.equal(ours[place]?.id, id);
    worst.add(secondsBetween(ours[place]?.start, String(start)));
    worst.add(secondsBetween(ours[place]?.end, String(end)) - END_GAP_SECONDS);
  }
}

function panchangAccuracy(sky: Ephemeris): AccuracyRow[] {
  const names = new Mismatches();
  const [riseAndSet, elongation, stars, sums] = [new Worst(), new Worst(), new Worst(), new Worst()];
  const { birth, ...published } = fixture.panchang;
  const ours = answered(astrology.panchang, { ...birth, settings }, sky);
  names.equal(ours.vaara, published.vaara);
  addTimings(stars, names, ours.nakshatra, published.nakshatra);
  addTimings(elongation, names, ours.karana, published.karana);
  addTimings(sums, names, ours.yoga, published.yoga);
  for (const [place, [name = '', paksha = '', start = '', end = '']] of published.tithi.entries()) {
    names.equal(ours.tithi[place]?.name, name);
    names.equal(ours.tithi[place]?.paksha, paksha);
    elongation.add(secondsBetween(ours.tithi[place]?.start, start));
    elongation.add(secondsBetween(ours.tithi[place]?.end, end) - END_GAP_SECONDS);
  }
  riseAndSet.add(secondsBetween(ours.sunrise, published.sunrise));
  riseAndSet.add(secondsBetween(ours.sunset, published.sunset));
  riseAndSet.add(secondsBetween(ours.moonrise, published.moonrise));
  // The service prints the moonset that follows the moonrise, which is that of the next date.
  const tomorrow = answered(astrology.panchang, { ...birth, date: birth.date + 1, settings }, sky);
  riseAndSet.add(secondsBetween(tomorrow.moonset, published.moonset));

  const { birth: tokyo, yogas } = fixture.anandadi;
  const { anandadi_yoga } = answered(astrology['anandadi-yoga'], { ...tokyo, settings }, sky);
  for (const [place, [, name]] of yogas.entries()) names.equal(anandadi_yoga[place]?.name, name);
  addTimings(
    stars,
    names,
    anandadi_yoga,
    yogas.map(([id = 0, , start = '', end = '']) => [id, start, end]),
  );
  const mean = 'It subtracts the mean ayanamsa from longitudes with nutation';
  return [
    names.row('limbs of the day and anandadi yogas, by number and name', SOURCE),
    riseAndSet.row({ family: 'rise and set, by the centre', source: SOURCE, unit: 's', tolerance: 1.5 }),
    elongation.row({ family: 'tithis and karanas', source: SOURCE, unit: 's', tolerance: 10 }),
    stars.row({ family: 'nakshatras', source: SOURCE, unit: 's', tolerance: 41, note: mean }),
    sums.row({ family: 'yogas', source: SOURCE, unit: 's', tolerance: 72, note: mean }),
  ];
}

/** Windows that depend on nakshatras have the difference of the nakshatras too. */
const BY_STARS: ReadonlySet<number> = new Set([2, 8]);
/** The service's Brahma Muhurta lasts 48 minutes all year. */
const BRAHMA_MUHURTA = 3;

function periodAccuracy(sky: Ephemeris): AccuracyRow[] {
  const [portions, byStars, counts] = [new Worst(), new Worst(), new Mismatches()];
  for (const { birth, auspicious, inauspicious } of fixture.periods) {
    const request = { ...birth, settings };
    const ours = [
      ...answered(astrology['auspicious-period'], request, sky).muhurat,
      ...answered(astrology['inauspicious-period'], request, sky).muhurat,
    ];
    for (const [id, windows] of [...auspicious, ...inauspicious] as [number, string[][]][]) {
      if (id === BRAHMA_MUHURTA) continue;
      const period = ours.find((muhurat) => muhurat.id === id)?.period;
      counts.equal(period?.length, windows.length);
      for (const [place, [start, end]] of windows.entries()) {
        const worst = BY_STARS.has(id) ? byStars : portions;
        worst.add(secondsBetween(period?.[place]?.start, start));
        worst.add(secondsBetween(period?.[place]?.end, end));
      }
    }
  }
  return [
    counts.row('how many windows of each name', SOURCE),
    portions.row({
      family: 'Abhijit, Rahu, Yamaganda, Gulika, Dur Muhurta',
      source: SOURCE,
      unit: 's',
      tolerance: 7,
      note: 'It truncates each part to whole seconds before it adds them up',
    }),
    byStars.row({ family: 'Amrit Kaal and Varjyam', source: SOURCE, unit: 's', tolerance: 60 }),
  ];
}

/** Yogas on which we deliberately differ: see the differences. */
const NOT_FOLLOWED: ReadonlySet<string> = new Set(['Hamsa Yoga', 'Kuja Yoga']);

/** The service's spellings, and ours. */
const OUR_NAMES: Readonly<Record<string, string>> = {
  'Kedar Yoga': 'Kedara Yoga',
  'Kahal Yoga': 'Kahala Yoga',
  'Kamal Yoga': 'Kamala Yoga',
  'Veshi Yoga': 'Vesi Yoga',
  'Vaasi Yoga': 'Vasi Yoga',
  'Shakat Yoga': 'Shakata Yoga',
  'Chandal Yoga': 'Guru Chandal Yoga',
  'Kemdrum Yoga': 'Kemadruma Yoga',
};

const lengthsOf = (starts: readonly string[]): number[] =>
  starts.slice(1).map((start, place) => secondsBetween(start, starts[place]));

function kundliAccuracy(sky: Ephemeris): AccuracyRow[] {
  const [yogas, rulers] = [new Mismatches(), new Mismatches()];
  const [first, lengths] = [new Worst(), new Worst()];
  const { birth, mangal, yogas: published, mahadashas, antardashas, pratyantardashasOfMoonRahuSun } = fixture.kundli;
  const ours = answered(astrology['kundli/advanced'], birth, sky);
  const { has_dosha, type, has_exception } = ours.mangal_dosha;
  for (const [place, value] of [has_dosha, type, has_exception].entries()) yogas.equal(value, mangal[place]);
  const judged = ours.yoga_details.flatMap(({ yoga_list }) => yoga_list);
  for (const [name, has] of Object.entries(published))
    if (!NOT_FOLLOWED.has(name))
      yogas.equal(judged.find((yoga) => yoga.name === (OUR_NAMES[name] ?? name))?.has_yoga, has);

  const compare = (
    periods: readonly { id: number; start: string }[],
    theirs: readonly (readonly (string | number)[])[],
  ): void => {
    rulers.equal(periods.length, theirs.length);
    for (const [place, [id]] of theirs.entries()) rulers.equal(periods[place]?.id, id);
    const theirLengths = lengthsOf(theirs.map(([, start]) => String(start)));
    for (const [place, seconds] of lengthsOf(periods.map(({ start }) => start)).entries())
      lengths.add(seconds - (theirLengths[place] ?? Number.NaN));
  };
  const antars = ours.dasha_periods.flatMap(({ antardasha }) => antardasha ?? []);
  compare(ours.dasha_periods, mahadashas);
  compare(antars, antardashas);
  const three = ours.dasha_periods.filter(({ name }) => ['Moon', 'Rahu', 'Sun'].includes(name));
  compare(
    three.flatMap(({ antardasha }) => antardasha ?? []).flatMap(({ pratyantardasha }) => pratyantardasha ?? []),
    pratyantardashasOfMoonRahuSun,
  );
  first.add(secondsBetween(ours.dasha_periods[0]?.start, String(mahadashas[0]?.[1])) / 60);
  return [
    yogas.row('yogas and Mangal dosha of a kundli', SOURCE, 'Hamsa and Kuja left out'),
    rulers.row('rulers of dashas at three levels', SOURCE),
    lengths.row({
      family: 'lengths of dashas at three levels',
      source: SOURCE,
      unit: 's',
      tolerance: 1,
      note: 'Whole seconds on both sides',
    }),
    first.row({
      family: 'start of the first dasha',
      source: SOURCE,
      unit: 'min',
      tolerance: 1440,
      note: 'Its Moon is 5″ off, and an arc second moves a ten-year period by 1.8 hours',
    }),
  ];
}

/** Compares the reports with the reference interface's names against responses of that service. */
export const reportAccuracy = (sky: Ephemeris): AccuracyRow[] => [
  birthDetailsAccuracy(sky),
  ...panchangAccuracy(sky),
  ...periodAccuracy(sky),
  ...kundliAccuracy(sky),
];
