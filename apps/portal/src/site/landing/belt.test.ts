import { expect, test } from 'vitest';
import stored from '../../server/sky-of-minute/stored-sky.fixture.json' with { type: 'json' };
import { ASKED, type Sky } from '../../shared/sky.ts';
import { beltFile, beltPath } from './belt.ts';

const sky: Sky = {
  moment: stored.moment,
  chart: ASKED.chart.output.parse(stored.chart),
  belt: ASKED.belt.output.parse(stored.belt),
  wheel: ASKED.wheel.output.parse(stored.wheel),
  call: null,
};

test('the file of the belt has every planet, colours of the night and no ground', () => {
  const file = beltFile(sky);
  for (const { name } of sky.belt.planets) expect(file).toContain(`${name} `);
  expect(file).not.toContain('var(--');
  expect(file).toContain('fill="none"');
});

test('another minute is another address, so that no browser shows an old belt', () => {
  const later = { ...sky, moment: { ...sky.moment, minutes: (sky.moment.minutes + 1) % 60 } };
  expect(beltPath(later)).not.toBe(beltPath(sky));
});
