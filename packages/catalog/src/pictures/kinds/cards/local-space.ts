import type { CompassChart } from '@graha/drawing/compass-geometry';
import type { AnswerOf } from '../../answers.ts';
import { type Birth, linesOf } from '../shown-chart.ts';

/** The points around the horizon of the birthplace. */
export const localSpaceView = ({ points }: AnswerOf<'western', 'local-space'>, birth: Birth): CompassChart => ({
  place: linesOf(birth)[1] ?? '',
  points: points.map(({ name, azimuth, altitude }) => ({ name, azimuthDeg: azimuth, altitudeDeg: altitude })),
});
