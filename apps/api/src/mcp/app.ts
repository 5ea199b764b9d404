import { SHOWN } from '@graha/elements/mcp-app/shown';
import type { ListedOperation } from '@graha/catalog/list/list-operations';

/** The page of `@graha/elements` that draws an answer in the window of an assistant. */
export const APP_URI = 'ui://graha/picture';
export const APP_TYPE = 'text/html;profile=mcp-app';

/** Loaded at its first reading, because few clients show apps. */
export const appPage = async (): Promise<string> => (await import('@graha/elements/mcp-app')).MCP_APP_PAGE;

/** The longest answer that is sent beside `structuredContent`; a longer one would slow the window of the assistant down. */
const SHOWN_CHARACTERS_MAX = 300_000;

/** `characters`: the length of the answer as JSON. */
type Sent = { operation: ListedOperation; input: unknown; answer: unknown; characters: number };

/**
 * Returns the operation, its input and the whole answer for the app. They go into `_meta`, which models do not get, because
 * `structuredContent` is shortened for models.
 * @param answer the full answer, as sent to clients
 */
export function shownMeta({
  operation: { id, aliasOf, title },
  input,
  answer,
  characters,
}: Sent): Record<string, object> {
  const isShort = characters <= SHOWN_CHARACTERS_MAX;
  return { [SHOWN]: { operation: aliasOf ?? id, title, input, ...(isShort ? { answer } : {}) } };
}
