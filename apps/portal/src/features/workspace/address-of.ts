/** A wish as it stands in the address, after the page's path. */
export function addressOf(path: string, wish: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wish)) if (value) query.set(name, value);
  return query.size === 0 ? path : `${path}?${query}`;
}
