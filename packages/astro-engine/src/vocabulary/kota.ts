/** Rings of the Kota chakra, the outer one first. */
export const KOTA_RINGS = ['bahya', 'prakara', 'madhya', 'stambha'] as const;
export type KotaRing = (typeof KOTA_RINGS)[number];

/** The eight directions of the Kota chakra, from the corner of the birth star clockwise. */
export const KOTA_DIRECTIONS = ['north_east', 'east', 'south_east', 'south', 'south_west', 'west', 'north_west', 'north'] as const; // prettier-ignore
export type KotaDirection = (typeof KOTA_DIRECTIONS)[number];
