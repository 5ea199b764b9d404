import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { Lights } from './horizon.ts';
import type { PackedEras } from './packed-eras.ts';
import { type Direction, turnToEquator } from './packed-sky.ts';

const RAD = Math.PI / 180;
/** Local sidereal time there equals Greenwich's. */
const GREENWICH = { latitudeDeg: 0, longitudeDeg: 0, altitudeM: 0 };

/** Sun and Moon from the packed years, and from the library in the weeks before and after them. */
export class LightsOfAllYears implements Lights {
  readonly #eras: PackedEras;
  readonly #library: Ephemeris;

  constructor(eras: PackedEras, library: Ephemeris) {
    this.#eras = eras;
    this.#library = library;
  }

  direction(body: 'sun' | 'moon', jdUt: number, into: Direction): void {
    const era = this.#eras.at(jdUt);
    if (era !== null) return era.sky.direction(body, jdUt, into);
    const { longitudeDeg, latitudeDeg, distanceAu } = this.#library.position(body, jdUt, 'geocentre');
    turnToEquator(longitudeDeg * RAD, latitudeDeg * RAD, this.#library.obliquityDeg(jdUt), into);
    into.distanceAu = distanceAu;
    into.siderealTime = this.#library.houses('equal', jdUt, GREENWICH).armcDeg * RAD;
  }
}
