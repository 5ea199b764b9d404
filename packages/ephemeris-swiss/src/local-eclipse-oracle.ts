import type { Contact, Eclipse, EclipseKind, GeoPlace, LocalEclipse } from '@graha/astro-engine/core/ephemeris';
import { ECLIPSE_BITS, FROM_FILES } from './swiss-constants.ts';
import { loadSwissLibrary } from './swiss-module.ts';

const CONTACT_BITS = { c1: 512, c2: 1024, c3: 2048, c4: 4096, u1: 512, u2: 1024, u3: 2048, u4: 4096, p1: 8192, p4: 16_384 } as const; // prettier-ignore
/** Index of each contact among the times that a search returns. */
const CONTACT_PLACES: Readonly<Record<EclipseKind, readonly (readonly [Contact, number])[]>> = {
  lunar: [['p1', 6], ['u1', 2], ['u2', 4], ['u3', 5], ['u4', 3], ['p4', 7]],
  solar: [['c1', 1], ['c2', 2], ['c3', 3], ['c4', 4]],
}; // prettier-ignore
const RISE_PLACE = { lunar: 8, solar: 5 } as const;
const TYPES = ['total', 'annular', 'partial', 'penumbral'] as const;
const NOTHING = { p1: null, u1: null, u2: null, u3: null, u4: null, p4: null, c1: null, c2: null, c3: null, c4: null };
const SAME_DAYS = 0.5;

/**
 * Reference for tests: the library's own search of an eclipse at a place, until ten years before its files end. For a
 * total eclipse it keeps only the size of the Moon's disc, and it has no type if the discs touch as the Sun rises or
 * sets.
 */
export async function createLocalEclipseOracle() {
  const swiss = await loadSwissLibrary();
  const [times, attributes, at, error] = [
    swiss.allocate(80),
    swiss.allocate(160),
    swiss.allocate(80),
    swiss.allocate(256),
  ];
  const read = (pointer: number, index: number): number => swiss.doubles()[(pointer >> 3) + index] ?? Number.NaN;
  const timeOrNull = (index: number): number | null => read(times, index) || null;
  return ({ kind, maximumJdUt }: Eclipse, { latitudeDeg, longitudeDeg }: GeoPlace): LocalEclipse | null => {
    swiss.doubles().set([longitudeDeg, latitudeDeg, 0], at >> 3);
    swiss.doubles().fill(0, times >> 3, (times >> 3) + 10);
    const search = kind === 'solar' ? swiss.sol_eclipse_when_loc : swiss.lun_eclipse_when_loc;
    const bits = search(maximumJdUt - SAME_DAYS, FROM_FILES, at, times, attributes, 0, error);
    if (bits < 0) throw new RangeError(swiss.text(error));
    const foundJdUt = read(times, 0);
    const type = TYPES.find((one) => (bits & ECLIPSE_BITS[one]) !== 0);
    if (Math.abs(foundJdUt - maximumJdUt) > SAME_DAYS || type === undefined) return null;
    const contacts: Record<Contact, number | null> = { ...NOTHING };
    for (const [contact, place] of CONTACT_PLACES[kind])
      contacts[contact] = (bits & CONTACT_BITS[contact]) === 0 ? null : timeOrNull(place);
    return {
      kind,
      type,
      maximumJdUt: foundJdUt,
      contacts,
      riseJdUt: timeOrNull(RISE_PLACE[kind]),
      setJdUt: timeOrNull(RISE_PLACE[kind] + 1),
      magnitude: read(attributes, 0),
      obscuration: kind === 'solar' ? Math.min(1, read(attributes, 2)) : null,
    };
  };
}
