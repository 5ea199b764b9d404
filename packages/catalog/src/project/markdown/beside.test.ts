import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ask, births, HOSTS, requestFor } from '../../families/texts/beside/testing.ts';
import { MARKDOWN_BYTES_MAX, markdownOf } from './markdown.ts';

const sky = await createEphemeris();
/** Rows of a table that is shown at all, as many as there are below this. */
const ROWS_MIN = 3;
const Row = z.looseObject({ name: z.string(), evidence: z.string(), text: z.string(), citation: z.string() });

/** Cells of the rows of a section, by the heads of its columns. */
function rowsIn(markdown: string, section: string): Record<string, string>[] {
  const own = markdown.split('\n## ').find((part) => part.startsWith(`${section}:`)) ?? '';
  const [head = '', , ...rows] = own.split('\n').filter((line) => line.startsWith('|'));
  const cellsOf = (line: string) => line.slice(1, -1).split('|');
  return rows.map((line) => Object.fromEntries(cellsOf(head).map((name, place) => [name, cellsOf(line)[place] ?? ''])));
}

test.each(HOSTS.map((operation) => [operation.id, operation] as const))(
  '%s: texts beside an answer are whole, with their sources, and within the size',
  (_, operation) => {
    for (const birth of births(6, 51)) {
      const sent = { ...requestFor(operation, birth), texts: true };
      const read = operation.input.safeParse(sent);
      if (!read.success) continue;
      const answer = ask(operation, sent, sky);
      const { texts } = z.object({ texts: z.array(Row) }).parse(answer['texts']);
      const markdown = markdownOf({ operation, answer, input: read.data }, { wholeIn: 'JSON' });
      expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(MARKDOWN_BYTES_MAX);
      const shown = rowsIn(markdown, 'texts.texts');
      expect(shown.length).toBeGreaterThanOrEqual(Math.min(ROWS_MIN, texts.length));
      expect(shown.map(({ name, evidence, text, citation }) => ({ name, evidence, text, citation }))).toEqual(
        texts.slice(0, shown.length).map(({ name, evidence, text, citation }) => ({ name, evidence, text, citation })),
      );
      expect(markdown).toContain('text language en');
    }
  },
);
