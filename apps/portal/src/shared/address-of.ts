/** The page's path with a filter as its query. */
export function addressOf(path: string, filter: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  return query.size === 0 ? path : `${path}?${query}`;
}
