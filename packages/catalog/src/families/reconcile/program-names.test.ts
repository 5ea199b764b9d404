import { expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { catalog } from '../catalog.ts';
import { PROGRAM_ROWS } from './program-names.ts';

const INPUTS = { 'western/natal': catalog.western.natal.input, 'kundali/basic': catalog.kundali.basic.input };

test.each(PROGRAM_ROWS.map((row) => [row.name, row] as const))(
  'the settings of %s are taken by the operation that its guide names',
  (_, { operation, settings }) => {
    expect(Object.keys(settings).length).toBeGreaterThan(0);
    expect(INPUTS[operation].parse({ ...EXAMPLE_BIRTH, settings }).settings).toMatchObject(settings);
  },
);
