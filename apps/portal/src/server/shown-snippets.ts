import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { type Snippet, snippetsOf } from '@graha/catalog/project/snippets/snippets';
import { CLIENT_NAMES } from '../shared/operations.ts';
import { shownApiUrl, shownPortalUrl } from './call-api.ts';

/** Returns the example of an operation as code, in every language. @param prints path into the answer, for the last line */
export function shownSnippets({ id, path, example }: ListedOperation, prints?: readonly string[]): Snippet[] {
  const names = CLIENT_NAMES.get(id);
  if (names === undefined) throw new Error(`no operation ${id}`);
  const request = { baseUrl: shownApiUrl(), portalUrl: shownPortalUrl(), path, names, body: example };
  return snippetsOf(prints === undefined ? request : { ...request, prints });
}
