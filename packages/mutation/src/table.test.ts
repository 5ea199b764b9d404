import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AREAS } from './areas.ts';
import { rateOf } from './rate.ts';
import { withRates } from './table.ts';
import type { Tried } from './trial.ts';

const row = (area: string, killed: number) => ({
  area,
  date: '2026-11-27',
  drawn: 30,
  seed: 1,
  killed,
  percent: killed,
});
const EMPTY = 'before\n<!-- rates: npm run mutate -- --table -->\n<!-- /rates -->\nafter\n';

test('an area that was measured gets its row, and the others keep theirs', () => {
  const first = withRates(EMPTY, [row('b', 20), row('a', 10)], ['a', 'b']);
  const page = withRates(first, [row('a', 11)], ['a', 'b']);
  expect(page).toBe(`before
<!-- rates: npm run mutate -- --table -->

| area | date       | drawn | seed | killed | rate |
| ---- | ---------- | ----: | ---: | -----: | ---: |
| a    | 2026-11-27 |    30 |    1 |     11 | 11 % |
| b    | 2026-11-27 |    30 |    1 |     20 | 20 % |

<!-- /rates -->
after
`);
});

test('the page of the repository has the table', () => {
  const page = readFileSync(new URL('../../../docs/mutation.md', import.meta.url), 'utf8');
  expect(withRates(page, [], Object.keys(AREAS))).toBe(page);
});

test('a rate is never rounded up to a goal, and what Postgres refuses does not count', () => {
  const tried = (outcome: Tried['outcome'], count: number): Tried[] =>
    Array.from({ length: count }, () => ({
      mutant: { file: 'a', line: 1, lineText: '', operator: '', original: '', change: '', start: 0 },
      outcome,
      because: '',
    }));
  expect(rateOf([...tried('killed', 849), ...tried('survived', 151), ...tried('invalid', 9)])).toEqual({
    drawn: 1_000,
    killed: 849,
    percent: 84,
  });
  expect(rateOf([]).percent).toBeNull();
});
