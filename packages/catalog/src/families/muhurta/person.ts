import { nakshatraIndexOf, normalizeDeg, signIndexOf } from '@graha/astro-engine/core/angle';
import type { Ayanamsa, Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { MuhurtaPerson } from '@graha/astro-engine/muhurta/fact';
import { z } from 'zod';
import { BirthDetails, reportImpossibleBirth, resolveMoment } from '../../request/birth.ts';
import { BirthClock, clockOfBirth } from '../../request/clock/birth-clock.ts';
import { members, wholeNumber } from '../../wire/fields.ts';

/** A person whom a muhurta is for: star and sign of the Moon at birth, or the birth itself. */

const { shape: BIRTH } = BirthDetails;
const WholeBirth = BirthDetails.superRefine(reportImpossibleBirth);
const STAR_MEMBERS = ['nakshatra_number', 'sign_number'] as const;

const EITHER = 'a person is either nakshatra_number and sign_number, or a birth';

const PersonMembers = members(
  {
    nakshatra_number: wholeNumber(1, 27)
      .optional()
      .meta({ title: 'Birth star', description: 'Nakshatra of the Moon at birth, 1 is Ashwini; instead of a birth.' }),
    sign_number: wholeNumber(1, 12)
      .optional()
      .meta({ title: 'Birth sign', description: 'Sign of the Moon at birth, 1 is Aries; instead of a birth.' }),
    year: BIRTH.year.optional(),
    month: BIRTH.month.optional(),
    date: BIRTH.date.optional(),
    hours: BIRTH.hours.optional(),
    minutes: BIRTH.minutes.optional(),
    seconds: wholeNumber(0, 59)
      .optional()
      .meta({ title: 'Seconds', description: 'Second of the local clock, 0 if omitted.' }),
    latitude: BIRTH.latitude.optional(),
    longitude: BIRTH.longitude.optional(),
    timezone: BIRTH.timezone.optional(),
    place_id: BIRTH.place_id,
    fold: BIRTH.fold,
    calendar: BIRTH.calendar,
    country: BIRTH.country,
    birth_id: BIRTH.birth_id,
    birth_reference: BIRTH.birth_reference,
  },
  'member of a person',
);

type PersonSent = z.output<typeof PersonMembers>;

const isStar = (name: string): boolean => STAR_MEMBERS.some((one) => one === name);
const given = (person: object): [string, unknown][] =>
  Object.entries(person).filter(([, value]) => value !== undefined);

function birthOf(person: PersonSent): object {
  return Object.fromEntries(given(person).filter(([name]) => !isStar(name)));
}

function reportHalfPerson(person: unknown, context: z.RefinementCtx<unknown>): void {
  const read = PersonMembers.safeParse(person);
  if (!read.success) return;
  const names = given(read.data).map(([name]) => name);
  const stars = names.filter(isStar);
  if (stars.length === names.length) {
    if (stars.length < STAR_MEMBERS.length)
      context.addIssue({ code: 'custom', path: [], message: EITHER, input: person });
    return;
  }
  if (stars.length > 0) {
    context.addIssue({ code: 'custom', path: [stars[0] ?? ''], message: EITHER, input: person });
    return;
  }
  const birth = WholeBirth.safeParse(birthOf(read.data));
  for (const { path, message } of birth.error?.issues ?? []) {
    const name = String(path[0] ?? '');
    const said = name !== '' && !names.includes(name) ? `${name} is required: ${EITHER}` : message;
    context.addIssue({ code: 'custom', path, message: said, input: person });
  }
}

export const Person = PersonMembers.superRefine(reportHalfPerson, { when: () => true }).meta({
  id: 'MuhurtaPerson',
  title: 'Person',
  description: 'Star and sign of the Moon at birth, or the birth that they are computed from.',
});

type PersonRead = z.output<typeof Person>;

/** The birth that a person was sent as, or null for a person of star and sign. */
const sentBirth = (person: PersonRead) =>
  person.nakshatra_number === undefined ? BirthDetails.parse(birthOf(person)) : null;

const clockOfPerson = (name: string) =>
  BirthClock.optional().describe(`Birth of \`${name}\`; none if the person was sent as star and sign.`);

/** Metadata member of operations with persons. */
export const PERSONS_OF_MUHURTA = {
  persons: z
    .strictObject({ person_a: clockOfPerson('person_a'), person_b: clockOfPerson('person_b') })
    .optional()
    .describe('The instants computed for persons sent as births, and the clocks behind them; none if no person was.'),
};

type Persons = Partial<Record<'person_a' | 'person_b', PersonRead | undefined>>;

/** The metadata of the persons of a request: the clock behind each birth. */
export function personClocks({ person_a, person_b }: Persons, sky: Ephemeris): { persons?: object } {
  const births = Object.entries({ person_a, person_b }).flatMap(([name, person]) => {
    const birth = person === undefined ? null : sentBirth(person);
    return birth === null ? [] : [[name, clockOfBirth(birth, 'auto', sky)] as const];
  });
  return births.length === 0 ? {} : { persons: Object.fromEntries(births) };
}

/** The Moon of a person at birth. */
export function personOf(person: PersonRead, sky: Ephemeris, ayanamsa: Ayanamsa): MuhurtaPerson {
  const { nakshatra_number: star, sign_number: sign } = person;
  if (star !== undefined && sign !== undefined) return { nakshatraIndex: star - 1, signIndex: sign - 1 };
  const { jdUt } = resolveMoment(BirthDetails.parse(birthOf(person)));
  const moonDeg = normalizeDeg(sky.longitudeDeg('moon', jdUt) - sky.ayanamsaDeg(ayanamsa, jdUt));
  return { nakshatraIndex: nakshatraIndexOf(moonDeg), signIndex: signIndexOf(moonDeg) };
}
