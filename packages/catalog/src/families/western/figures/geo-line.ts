import type { MapPlace } from '@graha/astro-engine/western/astrocartography';
import { rounded } from '../../../wire/present-placement.ts';

/** Cuts a line of GeoJSON at the date line, at the latitude between its two places there. */
export function piecesOf(places: readonly MapPlace[]): [number, number][][] {
  let piece: [number, number][] = [];
  const pieces = [piece];
  let last: MapPlace | undefined;
  for (const place of places) {
    const stepDeg = last === undefined ? 0 : place.longitudeDeg - last.longitudeDeg;
    if (last !== undefined && Math.abs(stepDeg) > 180) {
      const edge = stepDeg > 0 ? -180 : 180;
      const wholeDeg = 360 - Math.abs(stepDeg);
      const share = wholeDeg === 0 ? 0 : Math.abs(edge - last.longitudeDeg) / wholeDeg;
      const latitude = rounded(last.latitudeDeg + share * (place.latitudeDeg - last.latitudeDeg));
      piece.push([edge, latitude]);
      piece = [[-edge, latitude]];
      pieces.push(piece);
    }
    piece.push([rounded(place.longitudeDeg), rounded(place.latitudeDeg)]);
    last = place;
  }
  return pieces;
}
