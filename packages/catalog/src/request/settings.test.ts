import { expect, test } from 'vitest';
import { readInput } from './issues.ts';
import { SETTINGS, settingsOf, withDefault } from './settings.ts';

const chart = settingsOf(['ayanamsa', 'node_mode']);
const messages = (raw: unknown): string[] => {
  const read = readInput(chart, raw, 'body');
  return read.ok ? [] : read.problems.map(({ msg }) => msg);
};

test('what is left out takes its default', () => {
  expect(chart.parse(undefined)).toEqual({
    observation_point: 'geocentric',
    ayanamsa: 'lahiri',
    node_mode: 'mean',
    language: 'en',
  });
});

test('an alias says the same as the name it stands for', () => {
  expect(chart.parse({ ayanamsha: 'raman', node_type: 'true' })).toEqual(
    chart.parse({ ayanamsa: 'raman', node_mode: 'true' }),
  );
  expect(chart.parse({ ayanamsha: 'raman', ayanamsa: 'raman' }).ayanamsa).toBe('raman');
});

test('an alias that contradicts its name is refused rather than one of them ignored', () => {
  expect(messages({ ayanamsha: 'raman', ayanamsa: 'lahiri' })).toEqual([
    'ayanamsha is an alias of ayanamsa and has another value',
  ]);
});

test('a value that is none of the choices is refused with the choices', () => {
  expect(messages({ node_mode: 'osculating' })).toEqual(['node_mode must be mean or true']);
  expect(messages({ language: 'ne' })[0]).toMatch(/^language must be en, hi, .* or ru$/);
});

test('a setting that means nothing to the operation is refused with those that do', () => {
  expect(messages({ house_system: 'placidus' })).toEqual([
    'house_system is not a setting of this operation; it takes observation_point, ayanamsa, ayanamsha, ayanamsa_deg, node_mode, node_type, language',
  ]);
});

test('an operation may bring rows of its own and other defaults', () => {
  const western = settingsOf([], {
    house_system: withDefault(SETTINGS.house_system, 'koch'),
    method: { values: ['naibod', 'solar_arc'], title: 'Method', description: 'How the angles move.' },
  });
  expect(western.parse({})).toMatchObject({ house_system: 'koch', method: 'naibod' });
  expect(western.parse({ house_system: 'placidus' }).house_system).toBe('placidus');
});
