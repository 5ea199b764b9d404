import { type BirthReading, readBirthToStore, type Written } from '@graha/catalog/request/births/birth-to-store';
import { type PlaceLookup, placeFinder } from '../places/with-places.ts';

/** Reads a birth to store, whose place may be an id of the list of places. */
export const readBirth = (places: PlaceLookup, birth: Written): Promise<BirthReading> =>
  readBirthToStore(placeFinder(places), birth);
