import type { ListedOperation } from '../../list/list-operations.ts';
import { collect } from './collect.ts';

import { fit } from './fit.ts';
import { headingOf } from './heading.ts';
import { nodeOf } from './member-node.ts';
import { narrowingOf } from './narrowing.ts';
import { bytesOf } from './table.ts';
import { isObject, type WordsByGroup } from './value-text.ts';
import { wishesOf } from './wishes.ts';

/** The greatest size of a text, bytes of UTF-8: about a thousand tokens. */
export const MARKDOWN_BYTES_MAX = 4096;

type Written = {
  operation: Pick<ListedOperation, 'id' | 'aliasOf' | 'title' | 'summary' | 'input' | 'output'>;
  answer: unknown;
  input: unknown;
};

type Surroundings = {
  /** The place of the full answer, for the sentence about rows left out. */
  wholeIn: string;
  /** A line below the answer, such as its price. */
  lastLine?: string;
};

/**
 * Writes an answer as a short text for a language model: the request, the settings used, and the members of the answer
 * with their units. Numbers are those of the JSON; names are in the requested language. Long lists are cut, and a
 * sentence counts the rows left out.
 */
export function markdownOf({ operation, answer, input }: Written, { wholeIn, lastLine }: Surroundings): string {
  const { metadata = {}, ...members } = Object(answer);
  const words: WordsByGroup = isObject(metadata.words) ? metadata.words : {};
  const heading = headingOf({ operation, input, metadata }).join('\n');
  const ending = `\n${narrowingOf(operation.input)}${wholeIn} has the full answer.\n`;
  const last = lastLine === undefined ? '' : `\n${lastLine}\n`;
  const room = MARKDOWN_BYTES_MAX - bytesOf(heading) - bytesOf(ending) - bytesOf(last) - 2;
  const wishes = wishesOf(operation.aliasOf ?? operation.id);
  const { text, isCut } = fit(collect(members, nodeOf(operation.output), words), room, wishes);
  return `${heading}\n${text}\n${isCut ? ending : ''}${last}`;
}
