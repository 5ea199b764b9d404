import type { MapLine, WorldChart } from '@graha/drawing/world-map';
import type { AnswerOf } from '../answers.ts';
import type { Birth } from '../kinds/shown-chart.ts';

type Astrocartography = AnswerOf<'western', 'astrocartography'>;
type Feature = Astrocartography['lines']['features'][number];

const ANGLES = {
  midheaven: 'above',
  imum_coeli: 'below',
  rising: 'rising',
  setting: 'setting',
} as const satisfies Record<Feature['properties']['angle'], MapLine['angle']>;

const lineOf = ({ properties: { point, angle }, geometry }: Feature): MapLine => ({
  body: point,
  angle: ANGLES[angle],
  pieces: geometry.coordinates.map((piece) =>
    piece.map(([longitudeDeg = 0, latitudeDeg = 0]) => ({ longitudeDeg, latitudeDeg })),
  ),
});

/** The four lines of each planet over the map of the Earth, with the birthplace. */
export const astrocartographyView = ({ lines, zeniths }: Astrocartography, birth: Birth): WorldChart => ({
  lines: lines.features.map(lineOf),
  zeniths: zeniths.map(({ point, latitude, longitude }) => ({ body: point, latitudeDeg: latitude, longitudeDeg: longitude })),
  places: [{ name: 'birthplace', latitudeDeg: birth.latitude, longitudeDeg: birth.longitude }],
}); // prettier-ignore
