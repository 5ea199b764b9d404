import { keepText, keptText } from '@graha/ui/kept-text.ts';

const KEY = 'dismissed-broadcasts';
/** In place of the browser's own event, which other tabs alone receive. */
const CHANGED = 'broadcast-dismissed';

/** Calls back when a broadcast is closed, in this tab or in another. */
export function onDismissal(changed: () => void): () => void {
  const names = [CHANGED, 'storage'] as const;
  for (const name of names) window.addEventListener(name, changed);
  return () => names.forEach((name) => window.removeEventListener(name, changed));
}

/** Returns the stored text, which is equal as long as nothing changes. */
export const storedDismissals = (): string => keptText('local', KEY) ?? '';

/** Returns the ids in the stored text. */
export const dismissedIn = (stored: string): string[] => stored.split(' ').filter(Boolean);

/** Stores that a banner is closed. Ids of banners that are over are dropped, so that the list stays short. */
export function dismiss(broadcastId: string, shown: readonly { broadcastId: string }[]): void {
  const kept = dismissedIn(storedDismissals()).filter((id) => shown.some((one) => one.broadcastId === id));
  keepText('local', KEY, [...kept, broadcastId].join(' '));
  window.dispatchEvent(new Event(CHANGED));
}
