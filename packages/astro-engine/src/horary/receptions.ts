import type { Planet } from '../vocabulary/grahas.ts';
import { FIVE_DIGNITIES } from '../western/essential-dignity.ts';
import type { Placements } from './figure.ts';

export type ReceptionDignity = (typeof FIVE_DIGNITIES)[number];

/** A planet is in dignities of another, which receives it. */
export type ReceptionOf = {
  guest: Planet;
  host: Planet;
  dignities: readonly ReceptionDignity[];
  /** Whether the guest receives the host too, by any dignity. */
  isMutual: boolean;
};

const dignitiesIn = (placements: Placements, host: Planet, guest: Planet): ReceptionDignity[] =>
  FIVE_DIGNITIES.filter((dignity) => placements[guest].lords[dignity] === host);

/** Whether a planet receives another by any of the five dignities. */
export const receives = (placements: Placements, host: Planet, guest: Planet): boolean =>
  dignitiesIn(placements, host, guest).length > 0;

/**
 * Returns the receptions among planets, one row for each direction.
 * @source William Lilly, Christian Astrology (1647), p. 112: by house, exaltation, triplicity, term or face
 */
export const receptionsAmong = (placements: Placements, planets: readonly Planet[]): ReceptionOf[] =>
  planets.flatMap((guest) =>
    planets
      .filter((host) => host !== guest)
      .map((host) => ({
        guest,
        host,
        dignities: dignitiesIn(placements, host, guest),
        isMutual: receives(placements, guest, host),
      }))
      .filter(({ dignities }) => dignities.length > 0),
  );

/** Whether each of two planets is in the domicile of the other. */
export const inMutualDomicile = (placements: Placements, a: Planet, b: Planet): boolean =>
  placements[a].lords.domicile === b && placements[b].lords.domicile === a;
