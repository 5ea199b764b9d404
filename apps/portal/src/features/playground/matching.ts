import type { OperationItem } from './sheet.ts';

/** Other words for the same thing, as people ask for it. */
const WORDS: readonly (readonly [asked: string, meant: string])[] = [
  ['rashi', 'd1'],
  ['navamsa', 'd9'],
  ['navamsha', 'd9'],
  ['dasamsa', 'd10'],
  ['horoscope', 'kundali'],
  ['birth chart', 'chart'],
  ['kundli', 'kundali'],
  ['guna', 'ashtakoot'],
  ['compatibility', 'matchmaking'],
  ['sunrise', 'sun-times'],
  ['moonrise', 'moon-times'],
  ['rahu kaal', 'inauspicious'],
  ['muhurat', 'auspicious'],
  ['mahadasha', 'dasha'],
  ['mangal', 'manglik'],
  ['tropical', 'western'],
];

/** Every word of the text stands in the path, the family or the summary; of two, the one that begins with it comes first. */
export function matching(operations: readonly OperationItem[], text: string): OperationItem[] {
  const asked = text
    .trim()
    .toLowerCase()
    .replace(/^\/?(api\/v1\/)?/, '');
  if (asked === '') return [...operations];
  const meant = WORDS.filter(([word]) => word.startsWith(asked) && asked.length > 2).map(([, id]) => id);
  const scored = operations.flatMap((item) => {
    const score = scoreOf(item, asked, meant);
    return score === 0 ? [] : [{ item, score }];
  });
  return scored.toSorted((a, b) => b.score - a.score).map(({ item }) => item);
}

function scoreOf(item: OperationItem, asked: string, meant: readonly string[]): number {
  const names = item.id.split('/');
  if (item.id === asked) return 5;
  if (names.some((name) => name.startsWith(asked))) return 4;
  if (meant.some((id) => names.includes(id) || item.id.includes(id))) return 3;
  const all = `${item.id} ${item.familyTitle} ${item.summary}`.toLowerCase();
  return asked.split(/\s+/).every((word) => all.includes(word)) ? 2 : 0;
}
