import type { DialChart } from '@graha/drawing/dial-geometry';
import type { AnswerOf } from '../../answers.ts';

/** The dial of an answer, with the tree of each point. */
export const dialView = ({ trees, metadata }: AnswerOf<'western', 'midpoints'>): DialChart => ({
  modulusDeg: Number(metadata['dial']),
  trees: trees.map(({ point, dial, midpoints }) => ({
    name: point,
    dialDeg: dial,
    midpoints: midpoints.map(({ point_a, point_b, orb }) => ({ pointA: point_a, pointB: point_b, orbDeg: orb })),
  })),
});
