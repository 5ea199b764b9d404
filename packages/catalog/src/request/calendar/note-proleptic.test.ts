import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { catalog } from '../../families/catalog.ts';
import { listOperations } from '../../list/list-operations.ts';
import { PROLEPTIC_NOTE } from './note-proleptic.ts';

const sky = await createEphemeris();
const operations = listOperations(catalog).filter(({ aliasOf }) => !aliasOf);

/** The example with its dates in another year; a range begins in it. */
function inYear(example: object, year: number): object {
  const text = String(year).padStart(4, '0');
  const moved: Record<string, unknown> = { ...example };
  if ('year' in moved) moved['year'] = year;
  if ('lunar_year' in moved) moved['lunar_year'] = year - 78;
  for (const name of ['from', 'to']) if (name in moved) moved[name] = `${text}-${String(moved[name]).slice(5)}`;
  return moved;
}

const metadataIn = ({ example, input, compute }: (typeof operations)[number], year: number) => {
  // Safe: parsed by the operation's own schema; every answer has metadata.
  const answer = compute(input.parse(inYear(Object(example), year)) as never, sky) as {
    metadata: Record<string, unknown>;
  };
  return answer.metadata;
};
const ALMANACS = operations.filter(({ id }) => /^(?:range\/)?panchang\/|^muhurta\//.test(id));

test.each(ALMANACS.map((entry) => [entry.id, entry] as const))(
  '%s says before 1800 that its calendar is counted back',
  (_, entry) => {
    expect(metadataIn(entry, 1799)['calendar_note']).toBe(PROLEPTIC_NOTE);
    expect(metadataIn(entry, 700)['calendar_note']).toBe(PROLEPTIC_NOTE);
    expect(metadataIn(entry, 1800)).not.toHaveProperty('calendar_note');
  },
);

test('a chart has the note of its birth instead', () => {
  const chart = operations.filter(({ id }) => ['kundali/basic', 'western/natal'].includes(id));
  for (const entry of chart) expect(metadataIn(entry, 1500)).not.toHaveProperty('calendar_note');
});
