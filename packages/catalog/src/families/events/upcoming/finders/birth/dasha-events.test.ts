import { CONDITIONAL_IDS } from '@graha/astro-engine/dasha/conditional';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answered } from '../../../../../accuracy/answered.ts';
import { dasha } from '../../../../dasha/operations.ts';
import { casesOf, printedSecond, timelineOf, WHOLE_YEAR } from '../../testing.ts';

const sky = await createEphemeris();
const OWN_OPERATION = ['vimshottari', 'yogini', 'ashtottari'] as const;
const SYSTEMS = [...OWN_OPERATION.map((id) => [id, 3] as const), ...CONDITIONAL_IDS.map((id) => [id, 2] as const)];
type System = (typeof SYSTEMS)[number][0];
const isOwn = (id: System): id is (typeof OWN_OPERATION)[number] => OWN_OPERATION.some((one) => one === id);

/** The answer of the operation that lists a system. */
const listedBy = (system: System, birth: object, depth: number): object =>
  isOwn(system)
    ? answered(dasha[system], { ...birth, depth }, sky)
    : answered(dasha.conditional, { ...birth, system, depth }, sky);

const CHILDREN = ['mahadashas', 'antardashas', 'pratyantardashas'] as const;

type Period = { lord: string; start_at: string; end_at: string } & Partial<Record<(typeof CHILDREN)[number], unknown>>;
type Listed = { second: number; untilSecond: number; lords: string[] };

/** Every period of an answer with its lords, but the first of each parent, which begins with it. */
function changesIn(parent: object, level = 0, lords: readonly string[] = []): Listed[] {
  // Safe: the answer of a dasha operation nests its periods under these names.
  const periods = (Reflect.get(parent, CHILDREN[level] ?? '') ?? []) as Period[];
  return periods.flatMap((period, index) => {
    const path = [...lords, period.lord];
    const own = { second: printedSecond(period.start_at), untilSecond: printedSecond(period.end_at), lords: path };
    return [...(index === 0 ? [] : [own]), ...changesIn(period, level + 1, path)];
  });
}

test.each(SYSTEMS)(
  '%s: 200 births have each change of the periods of %d levels at its second, and no other',
  (system, levels) => {
    for (const { birth, from } of casesOf(200, 41)) {
      const request = {
        birth,
        from,
        days: WHOLE_YEAR,
        kinds: 'dasha_change',
        dasha_systems: system,
        dasha_levels: levels,
      };
      const found = timelineOf(sky, request);
      const fromSecond = printedSecond(`${from}T00:00:00+00:00`) - 86_400;
      const untilSecond = fromSecond + (WHOLE_YEAR + 2) * 86_400;
      const listed = changesIn(listedBy(system, birth, levels))
        .filter(({ second }) => second >= fromSecond && second < untilSecond)
        .toSorted((one, other) => one.second - other.second);
      const shown = found.map(({ atSecond, endsAtSecond, row }) => ({
        second: atSecond,
        untilSecond: endsAtSecond,
        lords: row.lords,
      }));
      // The day before and the day after the year may have a change that is not in it.
      const isAtEdge = ({ second }: Listed): boolean =>
        second < fromSecond + 2 * 86_400 || second >= untilSecond - 2 * 86_400;
      const keys = new Set(shown.map(({ second, lords }) => `${second} ${String(lords)}`));
      const isShown = ({ second, lords }: Listed): boolean => keys.has(`${second} ${String(lords)}`);
      expect(shown).toEqual(listed.filter(isShown));
      expect(listed.filter((one) => !isShown(one) && !isAtEdge(one))).toEqual([]);
    }
  },
  120_000,
);

test('with one level only great periods are listed, and one ruling period of each level at every instant', () => {
  for (const { birth, from } of casesOf(30, 42)) {
    const levels = [1, 2, 3].map((dasha_levels) =>
      timelineOf(sky, { birth, from, days: WHOLE_YEAR, kinds: 'dasha_change', dasha_levels }).map(({ row }) => row),
    );
    const [one = [], two = [], three = []] = levels;
    expect(two.filter(({ level }) => level === 'mahadasha')).toEqual(one);
    expect(three.filter(({ level }) => level !== 'pratyantardasha')).toEqual(two);
  }
}, 60_000);
