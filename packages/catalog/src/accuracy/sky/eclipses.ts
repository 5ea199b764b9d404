import { CONTACTS, type EclipseKind, type Ephemeris, type GeoPlace } from '@graha/astro-engine/core/ephemeris';
import { eclipsesBetween, type SeenEclipse } from '@graha/astro-engine/events/eclipses';
import { type Sutak, sutakOf } from '@graha/astro-engine/events/sutak';
import { jdUtOfTarget } from '../../request/target.ts';
import stored from './fixtures/eclipses.fixture.json' with { type: 'json' };
import { secondsApart } from './instants.ts';
import { type AccuracyRow, Mismatches, Worst } from '../rows.ts';

type Time = string | null;
type Seen = [maximum: string, contacts: Time[], rise: Time, set: Time, sutak: [string, string, string] | null];
type Case = [EclipseKind, string, string, number, number, Record<string, Seen | null>, string?];
type Fixture = {
  places: Record<string, [number, number]>;
  cases: Case[];
  sutak: [string, number, number, string, string][];
};
// Safe: tuples, which an import of JSON makes lists of unions.
const fixture = stored as unknown as Fixture;

const SOURCE = 'Swiss Ephemeris 2.10.03 from C, 2020 to 2030, six places';
const RULES = { rule: 'prahara', sunrise: 'standard_air' } as const;
const SAME_DAYS = 0.5;

const placeAt = (latitudeDeg: number, longitudeDeg: number): GeoPlace => ({ latitudeDeg, longitudeDeg, altitudeM: 0 });

/** Eclipses for the Earth and for places, and the fasting before them. */
export function eclipseAccuracy(sky: Ephemeris): AccuracyRow[] {
  const kinds = new Mismatches();
  const nasa = new Worst();
  const [maxima, magnitudes, contacts, sutaks] = [new Worst(), new Worst(), new Worst(), new Worst()];
  const window = { fromJdUt: jdUtOfTarget('2020-01-01T00:00:00Z'), untilJdUt: jdUtOfTarget('2031-01-01T00:00:00Z') };
  for (const [name, [latitudeDeg, longitudeDeg]] of Object.entries(fixture.places)) {
    const place = placeAt(latitudeDeg, longitudeDeg);
    const found = eclipsesBetween(sky, ['solar', 'lunar'], window, place, RULES.sunrise);
    for (const [kind, type, maximum, saros, magnitude, local, published] of fixture.cases) {
      const one = found.find(
        ({ eclipse }) => eclipse.kind === kind && Math.abs(eclipse.maximumJdUt - jdUtOfTarget(maximum)) < SAME_DAYS,
      );
      maxima.add(secondsApart(one?.eclipse.maximumJdUt, maximum));
      kinds.equal(`${one?.eclipse.type} ${one?.eclipse.sarosNumber}`, `${type} ${saros}`);
      magnitudes.number(one?.eclipse.magnitude, magnitude);
      if (published !== undefined) nasa.add(secondsApart(one?.eclipse.maximumJdUt, nasaInstant(maximum, published)));
      if (one === undefined || !(name in local)) continue;
      const seen = local[name] ?? null;
      kinds.equal(one.local === null, seen === null);
      if (seen === null || one.local === null || isAtHorizon(one.local, seen)) continue;
      for (const apart of contactsApart(one.local, seen)) contacts.add(apart);
      const sutak = sutakOf(sky, one.local, place, RULES);
      if (seen[4] !== null && seen[4] !== undefined) for (const apart of sutakApart(sutak, seen[4])) sutaks.add(apart);
    }
  }
  const note = 'Without eclipses during which the body rises or sets: the library counts these by the lower limb';
  return [
    kinds.row('types, saros and visibility of eclipses', SOURCE),
    maxima.row({ family: 'maxima of eclipses', source: SOURCE, unit: 's', tolerance: 1 }),
    nasa.row({
      family: 'maxima of eclipses in NASA’s catalogue',
      source: 'NASA, by its minutes',
      unit: 's',
      tolerance: 60,
    }),
    magnitudes.row({ family: 'magnitudes of eclipses', source: SOURCE, unit: 'points', tolerance: 0.0001 }),
    contacts.row({ family: 'contacts of eclipses', source: SOURCE, unit: 's', tolerance: 1, note }),
    sutaks.row({ family: 'sutak by praharas', source: SOURCE, unit: 's', tolerance: 60, note }),
    citySutak(sky),
  ];
}

/** A time printed to the minute means the middle of the minute. */
const nasaInstant = (maximum: string, clock: string): string =>
  `${maximum.slice(0, 10)}T${clock.length === 5 ? `${clock}:30` : clock}Z`;

type Local = NonNullable<SeenEclipse['local']>;

const isAtHorizon = ({ riseJdUt, setJdUt }: Local, [, , rise, set]: Seen): boolean =>
  [riseJdUt, setJdUt, rise, set].some((edge) => edge !== null);

const contactsApart = (local: Local, [maximum, contacts]: Seen): number[] => [
  secondsApart(local.maximumJdUt, maximum),
  ...CONTACTS[local.kind].map((contact, index) => secondsApart(local.contacts[contact], contacts[index])),
];

const sutakApart = (sutak: Sutak | null, [start, frail, end]: [string, string, string]): number[] => [
  secondsApart(sutak?.startJdUt, start),
  secondsApart(sutak?.frailStartJdUt, frail),
  secondsApart(sutak?.endJdUt, end),
];

/** The eclipse of September 2025 in Indian cities. */
function citySutak(sky: Ephemeris): AccuracyRow {
  const worst = new Worst();
  for (const [, latitudeDeg, longitudeDeg, start, end] of fixture.sutak) {
    const place = placeAt(latitudeDeg, longitudeDeg);
    const jdUt = jdUtOfTarget('2025-09-07T00:00:00Z');
    const [found] = eclipsesBetween(sky, ['lunar'], { fromJdUt: jdUt, untilJdUt: jdUt + 1 }, place, RULES.sunrise);
    const local = found?.local ?? null;
    const sutak = local && sutakOf(sky, local, place, RULES);
    worst.add(secondsApart(sutak?.startJdUt, start) / 60);
    worst.add(secondsApart(sutak?.endJdUt, end) / 60);
  }
  const source = 'Zee News, the lunar eclipse of 7 September 2025 by cities';
  return worst.row({ family: 'printed sutak of cities', source, unit: 'min', tolerance: 1 });
}
