import { operation } from '@graha/catalog/operation/operation';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';

const ID = 'panchang/moon-words';
const PATH = `/reference/${ID}`;

vi.mock(import('@graha/catalog/families/catalog'), async (original) => {
  const real = await original();
  const added = operation({
    summary: 'The phase of the Moon in words.',
    description: 'The name of the phase.',
    input: z.strictObject({ day: z.iso.date().describe('The day.') }),
    output: z.object({ phase: z.string().describe('Its name.') }),
    credits: 1,
    example: { day: '2026-11-24' },
    compute: () => ({ phase: 'waxing' }),
  });
  return { ...real, catalog: { ...real.catalog, panchang: { ...real.catalog.panchang, 'moon-words': added } } };
});

test('an operation of the catalogue has a page, a Markdown twin, a place in search and llms.txt, without another line', async () => {
  const { REFERENCE_PARAMS } = await import('./reference/operations.ts');
  expect(REFERENCE_PARAMS).toContainEqual({ family: 'panchang', operation: ['moon-words'] });
  const { MARKDOWN_PAGES } = await import('./markdown/markdown-pages.ts');
  expect(MARKDOWN_PAGES.has(PATH)).toBe(true);
  const { SEARCH_ENTRIES } = await import('./search/search-index.ts');
  expect(SEARCH_ENTRIES.map(({ href }) => href)).toContain(PATH);
  const { llmsText } = await import('./llms/llms-text.ts');
  expect(llmsText({ portalUrl: 'https://portal.test', apiUrl: 'https://api.test' })).toContain(
    `https://portal.test${PATH}`,
  );
  const { CLIENT_NAMES } = await import('../shared/operations.ts');
  expect(CLIENT_NAMES.get(ID)).toMatchObject({ family: 'panchang', method: 'moonWords' });
});
