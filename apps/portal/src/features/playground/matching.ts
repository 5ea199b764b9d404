import type { OperationItem } from './operations.ts';

/** Every word of the text stands in the path, the family, the summary or another name; the closest match comes first. */
export function matching(operations: readonly OperationItem[], text: string): OperationItem[] {
  const asked = text
    .trim()
    .toLowerCase()
    .replace(/^\/?(api\/v1\/)?/, '');
  if (asked === '') return [...operations];
  const scored = operations.flatMap((item) => {
    const score = scoreOf(item, asked);
    return score === 0 ? [] : [{ item, score }];
  });
  return scored.toSorted((a, b) => b.score - a.score).map(({ item }) => item);
}

const SYNONYM_LENGTH_MIN = 3;

function scoreOf(item: OperationItem, asked: string): number {
  if (item.id === asked) return 6;
  if (item.id.split('/').some((name) => name.startsWith(asked))) return 5;
  if (item.also.includes(asked)) return 4;
  if (asked.length >= SYNONYM_LENGTH_MIN && item.also.some((words) => words.startsWith(asked))) return 3;
  const all = [item.id, item.familyTitle, item.summary, ...item.also].join(' ').toLowerCase();
  return asked.split(/\s+/).every((word) => all.includes(word)) ? 2 : 0;
}
