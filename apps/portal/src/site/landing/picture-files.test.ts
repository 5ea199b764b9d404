import { expect, test } from 'vitest';
import { catalog } from '@graha/catalog/families/catalog';
import { generateStaticParams, GET } from '../../app/(public)/pictures/[theme]/[...file]/route.ts';
import { inputRows } from './first-answers.ts';
import { DRAWN_OPERATIONS, pictureFile, picturePath, THEMES } from './picture-files.ts';

const ask = (theme: string, file: string) =>
  GET(new Request('http://portal.test'), { params: Promise.resolve({ theme, file: file.split('/') }) });

test('each family with a picture has one file for each theme, of a known size, at its address', async () => {
  expect(DRAWN_OPERATIONS.size).toBeGreaterThan(12);
  expect(generateStaticParams()).toHaveLength(DRAWN_OPERATIONS.size * THEMES.length);
  for (const { id } of DRAWN_OPERATIONS.values()) {
    for (const theme of THEMES) {
      const file = pictureFile(id, theme);
      expect(file?.widthPx).toBeGreaterThan(100);
      expect(file?.heightPx).toBeGreaterThan(50);
      const answer = await ask(theme, picturePath(id, theme).replace(`/pictures/${theme}/`, ''));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      expect(await answer.text()).toBe(file?.svg);
    }
    expect(pictureFile(id, 'light')?.svg).not.toBe(pictureFile(id, 'dark')?.svg);
  }
});

test('another theme, operation or ending is not found', async () => {
  for (const [theme, file] of [
    ['sepia', 'kundali/basic.svg'],
    ['light', 'kundali/none.svg'],
    ['light', 'kundali/basic'],
    ['light', 'kundali/chandra-chart.svg'],
  ] as const) {
    expect((await ask(theme, file)).status).toBe(404);
  }
});

test('the first screen shows an example request as a form does', () => {
  expect(inputRows(catalog.kundali.basic.example)).toEqual([
    ['Date', '21 Jun 1995'],
    ['Time', '14:30'],
    ['Place', '12.97° N, 77.59° E'],
    ['Time zone', 'UTC+5:30'],
  ]);
  expect(inputRows(catalog.matchmaking.ashtakoot.example).map(([name]) => name)).toEqual([
    'Bride: date',
    'Bride: time',
    'Groom: date',
    'Groom: time',
  ]);
});
