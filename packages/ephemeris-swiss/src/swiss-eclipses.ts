import {
  type Eclipse,
  type EclipseKind,
  type EclipsePhase,
  EphemerisRangeError,
  type EclipseType,
} from '@graha/astro-engine/core/ephemeris';
import { ANY_ECLIPSE, ECLIPSE_BITS, type FileRange, FROM_FILES } from './swiss-constants.ts';
import { FoundEclipses } from './found-eclipses.ts';
import type { Pointer, SwissLibrary } from './swiss-module.ts';

/**
 * Margin before the end of the files: the searches step from one new or full Moon to the next, and report no error
 * outside the files.
 */
const REACH_DAYS = 200;
/** A search that starts at a maximum would find it again. */
const PAST_MAXIMUM_DAYS = 0.01;
/** Number of instants that a search writes. */
const TIMES = 10;

/** The eclipse searches of the library, behind the port. */
export class SwissEclipses {
  readonly #swiss: SwissLibrary;
  readonly #range: FileRange;
  readonly #times: Pointer;
  readonly #attributes: Pointer;
  readonly #place: Pointer;
  readonly #error: Pointer;
  readonly #found = { solar: new FoundEclipses(), lunar: new FoundEclipses() } as const;

  constructor(swiss: SwissLibrary, range: FileRange) {
    this.#swiss = swiss;
    this.#range = range;
    this.#times = swiss.allocate(TIMES * 8);
    this.#attributes = swiss.allocate(20 * 8);
    this.#place = swiss.allocate(10 * 8);
    this.#error = swiss.allocate(256);
  }

  next(kind: EclipseKind, afterJdUt: number): Eclipse | null {
    this.#demandWithin(afterJdUt);
    if (afterJdUt + REACH_DAYS > this.#range.lastJdUt) return null;
    return this.#found[kind].firstAfter(afterJdUt, () => this.#search(kind, afterJdUt));
  }

  #search(kind: EclipseKind, afterJdUt: number): Eclipse {
    this.#swiss.reach(afterJdUt);
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

  #lunar(bits: number): Eclipse {
    const [maximumJdUt, penumbral] = [this.#time(0), this.#phase(6)];
    const [partial, central] = [this.#phase(2), this.#phase(4)];
    this.#swiss.doubles().fill(0, this.#place >> 3, (this.#place >> 3) + 3); // Magnitudes are the same everywhere.
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

  /** Clears the buffer, because the library leaves instants unchanged that it does not find. */
  #clearTimes(): void {
    this.#swiss.doubles().fill(0, this.#times >> 3, (this.#times >> 3) + TIMES);
  }

  #demandWithin(jdUt: number): void {
    const { firstJdUt, lastJdUt, text } = this.#range;
    if (jdUt >= firstJdUt + 1 && jdUt <= lastJdUt) return;
    throw new EphemerisRangeError(`no eclipse after JD ${jdUt}: ${text}`);
  }

  #demandFound(bits: number, afterJdUt: number): void {
    if (bits > 0) return;
    throw new EphemerisRangeError(`no eclipse after JD ${afterJdUt}: ${this.#swiss.text(this.#error)}`);
  }

  #time(index: number): number {
    return this.#swiss.doubles()[(this.#times >> 3) + index] ?? Number.NaN;
  }

  /** Converts 0, the library's value for a missing instant, to null. */
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

const BY_BIT = ['hybrid', 'total', 'annular', 'partial', 'penumbral'] as const;

function typeOf(bits: number): EclipseType {
  const type = BY_BIT.find((one) => (bits & ECLIPSE_BITS[one]) !== 0);
  if (type === undefined) throw new RangeError(`an eclipse of no type: ${bits}`);
  return type;
}
