import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { ALL_YEARS, isWithin } from './coverage.ts';
import type { Lights } from './horizon.ts';
import { type Direction, type PackedSky, turnToEquator } from './packed-sky.ts';

const RAD = Math.PI / 180;
/** Local sidereal time there equals Greenwich's. */
const GREENWICH = { latitudeDeg: 0, longitudeDeg: 0, altitudeM: 0 };

/** Sun and Moon from the packed years, and from the library in the weeks before and after them. */
export class LightsOfAllYears implements Lights {
  readonly #packed: PackedSky;
  readonly #library: Ephemeris;

  constructor(packed: PackedSky, library: Ephemeris) {
    this.#packed = packed;
    this.#library = library;
  }

  direction(body: 'sun' | 'moon', jdUt: number, into: Direction): void {
    if (isWithin(ALL_YEARS, jdUt)) return this.#packed.direction(body, jdUt, into);
    const { longitudeDeg, latitudeDeg, distanceAu } = this.#library.position(body, jdUt, 'geocentre');
    turnToEquator(longitudeDeg * RAD, latitudeDeg * RAD, this.#library.obliquityDeg(jdUt), into);
    into.distanceAu = distanceAu;
    into.siderealTime = this.#library.houses('equal', jdUt, GREENWICH).armcDeg * RAD;
  }
}
