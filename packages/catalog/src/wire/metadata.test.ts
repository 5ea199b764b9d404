import { expect, test } from 'vitest';
import { Metadata } from './envelopes.ts';
import { metadataOf } from './metadata.ts';

const family = { formula_version: '1.0', system: 'natal', zodiac: 'tropical' } as const;
const asked = { house_system: 'placidus', observation_point: 'topocentric', language: 'en' } as const;

test('settings are echoed under their own names', () => {
  expect(metadataOf('engine 1', family, asked)).toEqual({
    engine: 'engine 1',
    formula_version: '1.0',
    system: 'natal',
    zodiac: 'tropical',
    house_system: 'placidus',
    observation_point: 'topocentric',
  });
});

test('what had to give way is named beside what was used', () => {
  const metadata = metadataOf('engine 1', family, asked, { house_system: 'porphyry' });
  expect(metadata).toMatchObject({ house_system: 'porphyry', house_system_requested: 'placidus' });
  expect(Metadata.safeParse(metadata).success).toBe(true);
});

test('nothing is called requested where it was granted', () => {
  expect(metadataOf('engine 1', family, asked, { house_system: 'placidus' })).toHaveProperty(
    'house_system_requested',
    null,
  );
});
