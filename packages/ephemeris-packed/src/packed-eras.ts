import type { AnyBody, Body, Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { PackedAyanamsas } from './ayanamsas.ts';
import { ERAS, isOfAllYears, isWithin, MODERN_YEARS, OLD_ERAS, type Years } from './coverage.ts';
import type { PackedFiles } from './packed-bytes.ts';
import type { PackedFile } from './packed-file.ts';
import { PackedSky } from './packed-sky.ts';
import { SampledAyanamsas } from './sampled-ayanamsas.ts';

/** Polynomials of one era. */
export type PackedEra = { sky: PackedSky; ayanamsas: PackedAyanamsas; sampled: SampledAyanamsas };

const RECENT: Years = ERAS['1800'];

/** Finds the polynomials of an instant; those of old years are opened at their first use. */
export class PackedEras {
  readonly #recent: PackedEra;
  readonly #old: readonly (() => PackedEra | null)[];

  constructor({ recent, old }: PackedFiles, library: Ephemeris) {
    this.#recent = eraOf(recent, library);
    this.#old = OLD_ERAS.map((era) => {
      const open = old[era];
      let opened: PackedEra | null = null;
      return () => (open === undefined ? null : (opened ??= eraOf(open(), library)));
    });
  }

  /** Returns the polynomials of ayanamsas, obliquity, sidereal time, Delta T, and of the bodies of all years. */
  at(jdUt: number): PackedEra | null {
    return isWithin(RECENT, jdUt) ? this.#recent : this.#oldAt(jdUt);
  }

  isPacked(body: AnyBody): body is Body {
    return this.#recent.sky.isPacked(body);
  }

  /** Returns the polynomials that have a body. */
  withBody(body: Body, jdUt: number): PackedEra | null {
    if (isWithin(MODERN_YEARS, jdUt)) return this.#recent;
    return isOfAllYears(body) ? this.at(jdUt) : null;
  }

  #oldAt(jdUt: number): PackedEra | null {
    const index = OLD_ERAS.findIndex((era) => isWithin(ERAS[era], jdUt));
    return this.#old[index]?.() ?? null;
  }
}

function eraOf(file: PackedFile, library: Ephemeris): PackedEra {
  const sky = new PackedSky(file);
  return { sky, ayanamsas: new PackedAyanamsas(file, sky), sampled: new SampledAyanamsas(sky, library) };
}
