/** Which of a list of choices an arrow leads to, round and round; null for any other key. */
export function nextChoice(key: string, here: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (here + 1) % count;
  return key === 'ArrowUp' ? (here - 1 + count) % count : null;
}
