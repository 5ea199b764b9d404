import {
  type Contact,
  type Eclipse,
  type EclipseKind,
  type EclipsePhase,
  EphemerisRangeError,
  type EclipseType,
  type GeoPlace,
  type LocalEclipse,
} from '@graha/astro-engine/ephemeris';
import { ANY_ECLIPSE, CONTACT_BITS, ECLIPSE_BITS, FIRST_JD_UT, FROM_FILES, LAST_JD_UT } from './swiss-constants.ts';
import type { Pointer, SwissLibrary } from './swiss-module.ts';

/** The searches step from one new or full Moon to the next, and say nothing where they leave the files. */
const REACH_DAYS = 200;
/** A place may wait for an eclipse of the Sun for years: the search of the library goes on until it finds one. */
const LOCAL_REACH_DAYS = 3700;
/** A search that starts at a maximum would find it again. */
const PAST_MAXIMUM_DAYS = 0.01;
/** Where the Sun rises or sets as the discs touch, the library finds an eclipse of no type: nothing is seen of it. The next is weeks later. */
const UNTIL_OTHER_DAYS = 1;
/** Instants that a search writes. */
const TIMES = 10;
const NOTHING = { p1: null, u1: null, u2: null, u3: null, u4: null, p4: null, c1: null, c2: null, c3: null, c4: null };

/** Which of the times that a search returns is which contact. */
const CONTACT_PLACES: Readonly<Record<EclipseKind, readonly (readonly [Contact, number])[]>> = {
  lunar: [['p1', 6], ['u1', 2], ['u2', 4], ['u3', 5], ['u4', 3], ['p4', 7]],
  solar: [['c1', 1], ['c2', 2], ['c3', 3], ['c4', 4]],
}; // prettier-ignore
const RISE_PLACE = { lunar: 8, solar: 5 } as const;

/** The eclipse searches of the library, as the port answers them. */
export class SwissEclipses {
  readonly #swiss: SwissLibrary;
  readonly #times: Pointer;
  readonly #attributes: Pointer;
  readonly #place: Pointer;
  readonly #error: Pointer;

  constructor(swiss: SwissLibrary) {
    this.#swiss = swiss;
    this.#times = swiss.allocate(TIMES * 8);
    this.#attributes = swiss.allocate(20 * 8);
    this.#place = swiss.allocate(10 * 8);
    this.#error = swiss.allocate(256);
  }

  next(kind: EclipseKind, afterJdUt: number): Eclipse | null {
    demandWithin(afterJdUt);
    if (afterJdUt + REACH_DAYS > LAST_JD_UT) return null;
    const search = kind === 'solar' ? this.#swiss.sol_eclipse_when_glob : this.#swiss.lun_eclipse_when;
    let startJdUt = afterJdUt;
    for (;;) {
      this.#clearTimes();
      const bits = search(startJdUt, FROM_FILES, ANY_ECLIPSE, this.#times, 0, this.#error);
      this.#demandFound(bits, afterJdUt);
      const maximumJdUt = this.#time(0);
      if (maximumJdUt > afterJdUt) return kind === 'solar' ? this.#solar(bits) : this.#lunar(bits);
      startJdUt += PAST_MAXIMUM_DAYS;
    }
  }

  nextAt(kind: EclipseKind, afterJdUt: number, at: GeoPlace, untilJdUt: number): LocalEclipse | null {
    demandWithin(afterJdUt);
    const isNearEnd = afterJdUt + LOCAL_REACH_DAYS > LAST_JD_UT;
    const local = isNearEnd ? this.#nearEnd(kind, afterJdUt, at, untilJdUt) : this.#nextAt(kind, afterJdUt, at);
    return local === null || local.maximumJdUt > untilJdUt ? null : local;
  }

  /**
   * Near the end of the files the next local eclipse may lie beyond, and the library would look for it in files that are not there:
   * only what has a maximum for the Earth is looked at, and no more of it than is asked for.
   */
  #nearEnd(kind: EclipseKind, afterJdUt: number, at: GeoPlace, untilJdUt: number): LocalEclipse | null {
    for (
      let eclipse = this.next(kind, afterJdUt - 1);
      eclipse !== null && eclipse.maximumJdUt < untilJdUt + 1;
      eclipse = this.next(kind, eclipse.maximumJdUt)
    ) {
      const local = this.#nextAt(kind, eclipse.maximumJdUt - 1, at);
      const isSame = Math.abs(local.maximumJdUt - eclipse.maximumJdUt) < 1;
      if (isSame && local.maximumJdUt > afterJdUt) return local;
    }
    return null;
  }

  #nextAt(kind: EclipseKind, afterJdUt: number, at: GeoPlace): LocalEclipse {
    const search = kind === 'solar' ? this.#swiss.sol_eclipse_when_loc : this.#swiss.lun_eclipse_when_loc;
    let startJdUt = afterJdUt;
    for (;;) {
      this.#putPlace(at);
      this.#clearTimes();
      const bits = search(startJdUt, FROM_FILES, this.#place, this.#times, this.#attributes, 0, this.#error);
      this.#demandFound(bits, afterJdUt);
      const seenJdUt = this.#time(0);
      if (seenJdUt > afterJdUt && typeOrNull(bits) !== null) return this.#local(kind, bits);
      startJdUt = seenJdUt > afterJdUt ? seenJdUt + UNTIL_OTHER_DAYS : startJdUt + PAST_MAXIMUM_DAYS;
    }
  }

  #local(kind: EclipseKind, bits: number): LocalEclipse {
    const contacts: Record<Contact, number | null> = { ...NOTHING };
    for (const [contact, place] of CONTACT_PLACES[kind])
      contacts[contact] = (bits & CONTACT_BITS[contact]) === 0 ? null : this.#timeOrNull(place);
    return {
      kind,
      type: typeOf(bits),
      maximumJdUt: this.#time(0),
      contacts,
      riseJdUt: this.#timeOrNull(RISE_PLACE[kind]),
      setJdUt: this.#timeOrNull(RISE_PLACE[kind] + 1),
      magnitude: this.#attribute(0),
      obscuration: kind === 'solar' ? Math.min(1, this.#attribute(2)) : null, // Of a total one the library says how large the Moon's disc is.
    };
  }

  #lunar(bits: number): Eclipse {
    const [maximumJdUt, penumbral] = [this.#time(0), this.#phase(6)];
    const [partial, central] = [this.#phase(2), this.#phase(4)];
    this.#putPlace({ latitudeDeg: 0, longitudeDeg: 0, altitudeM: 0 });
    this.#swiss.lun_eclipse_how(maximumJdUt, FROM_FILES, this.#place, this.#attributes, this.#error);
    return {
      kind: 'lunar',
      type: typeOf(bits),
      maximumJdUt,
      penumbral: penumbral ?? { beginJdUt: maximumJdUt, endJdUt: maximumJdUt },
      partial,
      central,
      magnitude: this.#attribute(0),
      penumbralMagnitude: this.#attribute(1),
      sarosNumber: this.#attribute(9),
      sarosMember: this.#attribute(10),
      greatestAt: null,
    };
  }

  #solar(bits: number): Eclipse {
    const [maximumJdUt, penumbral, central] = [this.#time(0), this.#phase(2), this.#phase(4)];
    this.#swiss.sol_eclipse_where(maximumJdUt, FROM_FILES, this.#place, this.#attributes, this.#error);
    const place = this.#place >> 3;
    const doubles = this.#swiss.doubles();
    return {
      kind: 'solar',
      type: typeOf(bits),
      maximumJdUt,
      penumbral: penumbral ?? { beginJdUt: maximumJdUt, endJdUt: maximumJdUt },
      partial: null,
      central,
      magnitude: this.#attribute(8),
      penumbralMagnitude: null,
      sarosNumber: this.#attribute(9),
      sarosMember: this.#attribute(10),
      greatestAt: { longitudeDeg: doubles[place] ?? Number.NaN, latitudeDeg: doubles[place + 1] ?? Number.NaN },
    };
  }

  #putPlace({ longitudeDeg, latitudeDeg }: GeoPlace): void {
    const doubles = this.#swiss.doubles();
    const place = this.#place >> 3;
    doubles[place] = longitudeDeg;
    doubles[place + 1] = latitudeDeg;
    doubles[place + 2] = 0;
  }

  /** The library leaves instants that it does not find as they stand. */
  #clearTimes(): void {
    this.#swiss.doubles().fill(0, this.#times >> 3, (this.#times >> 3) + TIMES);
  }

  #demandFound(bits: number, afterJdUt: number): void {
    if (bits > 0) return;
    throw new EphemerisRangeError(`no eclipse after JD ${afterJdUt}: ${this.#swiss.text(this.#error)}`);
  }

  #time(index: number): number {
    return this.#swiss.doubles()[(this.#times >> 3) + index] ?? Number.NaN;
  }

  /** The library writes 0 where there is no such instant. */
  #timeOrNull(index: number): number | null {
    const jdUt = this.#time(index);
    return jdUt === 0 ? null : jdUt;
  }

  #phase(index: number): EclipsePhase | null {
    const [beginJdUt, endJdUt] = [this.#timeOrNull(index), this.#timeOrNull(index + 1)];
    return beginJdUt === null || endJdUt === null ? null : { beginJdUt, endJdUt };
  }

  #attribute(index: number): number {
    return this.#swiss.doubles()[(this.#attributes >> 3) + index] ?? Number.NaN;
  }
}

function demandWithin(jdUt: number): void {
  if (jdUt >= FIRST_JD_UT + 1 && jdUt <= LAST_JD_UT) return;
  throw new EphemerisRangeError(`no eclipse after JD ${jdUt}: the files cover 1800 to 2399`);
}

const BY_BIT = ['hybrid', 'total', 'annular', 'partial', 'penumbral'] as const;

const typeOrNull = (bits: number): EclipseType | null => BY_BIT.find((one) => (bits & ECLIPSE_BITS[one]) !== 0) ?? null;

function typeOf(bits: number): EclipseType {
  const type = typeOrNull(bits);
  if (type === null) throw new RangeError(`an eclipse of no type: ${bits}`);
  return type;
}
