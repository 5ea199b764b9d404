/** `local`: for later visits. `session`: for this tab. */
type Place = 'local' | 'session';

const inMemory: Record<Place, Map<string, string>> = { local: new Map(), session: new Map() };

const storageOf = (place: Place): Storage => (place === 'local' ? localStorage : sessionStorage);

/** Returns the text that this browser keeps under a name, null if there is none. */
export function keptText(place: Place, name: string): string | null {
  const text = inMemory[place].get(name);
  if (text !== undefined) return text;
  try {
    return storageOf(place).getItem(name);
  } catch {
    return null; // The browser denies storage.
  }
}

/**
 * Keeps a text in this browser; null removes it. If the browser denies storage, as it does without cookies, or has no
 * room left, the text is kept as long as the page.
 */
export function keepText(place: Place, name: string, text: string | null): void {
  inMemory[place].delete(name);
  try {
    if (text === null) storageOf(place).removeItem(name);
    else storageOf(place).setItem(name, text);
  } catch {
    if (text !== null) inMemory[place].set(name, text);
  }
}
