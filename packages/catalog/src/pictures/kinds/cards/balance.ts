import type { ShareChart, ShareGroup } from '@graha/drawing/share-bars';
import type { AnswerOf } from '../../answers.ts';
import { labelOf } from '../label-of.ts';

type Balance = AnswerOf<'western', 'balance'>;
type Shares = readonly { group: string; points: readonly string[]; weight: number; share: number }[];

/** Quadrants by the houses in them. */
export const QUADRANTS: Readonly<Record<string, string>> = {
  first: 'Houses 1–3',
  second: 'Houses 4–6',
  third: 'Houses 7–9',
  fourth: 'Houses 10–12',
};

const groupOf = (name: string, shares: Shares): ShareGroup => ({
  name,
  rows: shares.map(({ group, points, weight, share }) => ({ name: labelOf(group), points, weight, share })),
});

/** The points of a chart by elements, modes, polarities, halves and quarters. */
export const balanceView = ({ elements, modes, polarities, horizon, meridian, quadrants }: Balance): ShareChart => ({
  groups: [
    groupOf('Elements', elements),
    groupOf('Modes', modes),
    groupOf('Polarities', polarities),
    groupOf('Horizon', horizon),
    groupOf('Meridian', meridian),
    groupOf('Quadrants', quadrants.map((one) => ({ ...one, group: QUADRANTS[one.group] ?? one.group }))),
  ],
}); // prettier-ignore
