import { CONDITIONAL_IDS } from '@graha/astro-engine/dasha/conditional';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { catalog } from '../catalog.ts';

const sky = await createEphemeris();
const birth = {
  year: 1990,
  month: 8,
  date: 15,
  hours: 9,
  minutes: 30,
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 5.5,
};
const { vimshottari, yogini, ashtottari, conditional, tribhagi } = catalog.dasha;

type Period = { lord: string; name: string | null; start_at: string; end_at: string };
const CHILDREN = ['antardashas', 'pratyantardashas', 'sookshmas', 'pranas'] as const;

/** The periods that have others within them, each as the path of its rulers. */
function openedIn(periods: readonly Period[], level = 0, around = ''): string[] {
  const children = CHILDREN[level];
  if (children === undefined) return [];
  return periods.flatMap((period) => {
    const within: readonly Period[] | null = Object(period)[children] ?? null;
    const own = around === '' ? period.lord : `${around}/${period.lord}`;
    return within === null ? [] : [own, ...openedIn(within, level + 1, own)];
  });
}

const vimshottariOf = (more: object) => vimshottari.compute(vimshottari.input.parse({ ...birth, ...more }), sky);

test('a path opens each of its periods, and nothing else below the depth', () => {
  const { mahadashas } = vimshottariOf({ depth: 1, path: 'Rahu/Venus/Sun/Ketu' });
  expect(openedIn(mahadashas)).toEqual(['Rahu', 'Rahu/Venus', 'Rahu/Venus/Sun', 'Rahu/Venus/Sun/Ketu']);
  expect(openedIn(vimshottariOf({ depth: 1, path: 'moon' }).mahadashas)).toEqual(['Moon']);
  expect(openedIn(vimshottariOf({ depth: 1 }).mahadashas)).toEqual([]);
});

test('the innermost periods of a path are those that rule at their instants', () => {
  const { mahadashas } = vimshottariOf({ depth: 1, path: 'Jupiter/Saturn/Mercury/Ketu' });
  const within = (periods: readonly Period[], lord: string, level: number): readonly Period[] =>
    Object(periods.find((one) => one.lord === lord))[CHILDREN[level] ?? ''];
  const pranas = ['Jupiter', 'Saturn', 'Mercury', 'Ketu'].reduce<readonly Period[]>(within, mahadashas);
  expect(pranas).toHaveLength(9);
  const { current } = catalog.dasha;
  const [first, last] = [pranas[0], pranas.at(-1)];
  for (let at = Date.parse(first?.start_at ?? '') + 86_400_000; at < Date.parse(last?.end_at ?? ''); at += 43_200_000) {
    const target_date = new Date(at + 19_800_000).toISOString().slice(0, 10);
    const midnight = Date.parse(`${target_date}T00:00:00+05:30`);
    const { prana, sookshma } = current.compute(current.input.parse({ ...birth, target_date }), sky);
    const ruling = pranas.find((one) => Date.parse(one.start_at) <= midnight && midnight < Date.parse(one.end_at));
    expect([sookshma?.lord, prana?.lord, prana?.start_at]).toEqual(['Ketu', ruling?.lord, ruling?.start_at]);
  }
});

test('the periods that both depth and path list are those of the depth alone', () => {
  const { mahadashas: plain } = vimshottariOf({ depth: 3 });
  expect(vimshottariOf({ depth: 3, path: 'Sun/Moon' }).mahadashas).toEqual(plain);
});

test('a yogini is named by her name or her planet, in each of the cycles', () => {
  const of = (path: string) => yogini.compute(yogini.input.parse({ ...birth, depth: 1, path }), sky).mahadashas;
  expect(openedIn(of('Bhadrika/Ulka'))).toEqual(openedIn(of('mercury / saturn')));
  expect(openedIn(of('Bhadrika')).length).toBe(3);
});

describe('a planet that rules no period is refused with the rulers of the system', () => {
  test.each([
    [ashtottari, { path: 'Sun/Ketu' }, 'must be rulers of Ashtottari'],
    [yogini, { path: 'Ketu' }, 'must be rulers of Yogini'],
    [conditional, { system: 'panchottari', path: 'Rahu' }, 'must be rulers of Panchottari'],
    [tribhagi, { path: 'Uranus' }, 'must be rulers of Tribhagi'],
    [vimshottari, { path: '' }, 'must be rulers of Vimshottari'],
    [vimshottari, { path: 'Sun//Moon' }, 'must be rulers of Vimshottari'],
    [vimshottari, { path: 'Sun/Sun/Sun/Sun/Sun' }, 'must have at most 4 rulers'],
  ] as const)('%#', (entry, more, message) => {
    const { error } = entry.input.safeParse({ ...birth, ...more });
    expect(error?.issues.map((one) => [one.path.join('.'), one.message])).toEqual([
      ['path', expect.stringContaining(message)],
    ]);
  });
});

test('the seven conditional dashas each take paths of their own rulers', () => {
  const of = (system: string, path: string) =>
    conditional.compute(conditional.input.parse({ ...birth, system, depth: 1, path }), sky).mahadashas;
  expect(openedIn(of('dwadashottari', 'Rahu/Sun'))).toContain('Rahu/Sun');
  expect(openedIn(of('shodashottari', 'Venus/Ketu'))).toContain('Venus/Ketu');
});

test('the path of the description rules in every system', () => {
  const { properties = {} } = z.toJSONSchema(vimshottari.input, { io: 'input', unrepresentable: 'any' });
  const [, path] = /such as ([A-Z/a-z]+),/.exec(Object(properties['path']).description) ?? [];
  const asked = [
    ...[vimshottari, yogini, ashtottari, tribhagi].map((entry) => entry.input.safeParse({ ...birth, path })),
    ...CONDITIONAL_IDS.map((system) => conditional.input.safeParse({ ...birth, system, path })),
  ];
  expect(path).toContain('/');
  expect(asked.map(({ error }) => error?.issues[0]?.message)).toEqual(asked.map(() => undefined));
});
