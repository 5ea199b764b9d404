import type { Ephemeris } from '@graha/astro-engine/ephemeris';
import { FIRST_JD_UT, UNTIL_JD_UT } from './coverage.ts';
import type { Lights } from './horizon.ts';
import { type Direction, type PackedSky, turnToEquator } from './packed-sky.ts';

const RAD = Math.PI / 180;
/** Where a place's own sidereal time is Greenwich's. */
const GREENWICH = { latitudeDeg: 0, longitudeDeg: 0, altitudeM: 0 };

/** Sun and Moon out of the packed years, and out of the library before and after them. */
export class LightsOfAllYears implements Lights {
  readonly #packed: PackedSky;
  readonly #library: Ephemeris;

  constructor(packed: PackedSky, library: Ephemeris) {
    this.#packed = packed;
    this.#library = library;
  }

  direction(body: 'sun' | 'moon', jdUt: number, into: Direction): void {
    if (jdUt >= FIRST_JD_UT && jdUt < UNTIL_JD_UT) this.#packed.direction(body, jdUt, into);
    else this.#fromLibrary(body, jdUt, into);
  }

  #fromLibrary(body: 'sun' | 'moon', jdUt: number, into: Direction): void {
    const { longitudeDeg, latitudeDeg, distanceAu } = this.#library.position(body, jdUt, 'geocentre');
    turnToEquator(longitudeDeg * RAD, latitudeDeg * RAD, this.#library.obliquityDeg(jdUt), into);
    into.distanceAu = distanceAu;
    into.siderealTime = this.#library.houses('equal', jdUt, GREENWICH).armcDeg * RAD;
  }
}
