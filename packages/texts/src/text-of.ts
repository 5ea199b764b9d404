import type { TextRow } from './row.ts';
import { rowsOf, type TopicId, TOPICS } from './tables.ts';
import { type Source, sourceOf } from './works.ts';

/** A row with the name of its placement and its works in full. */
export type Text = Omit<TextRow, 'sources'> & {
  /** Topic and key: `graha-in-house/sun-1`. */
  id: string;
  topic: TopicId;
  /** The placement in English: `Sun in the 1st house`. */
  name: string;
  sources: readonly Source[];
};

const indexes = new Map<TopicId, ReadonlyMap<string, TextRow>>();

/** The rows of a topic by key, indexed at the first use. */
function indexOf(topic: TopicId): ReadonlyMap<string, TextRow> {
  const known = indexes.get(topic);
  if (known !== undefined) return known;
  const index = new Map(rowsOf(topic).map((row) => [row.key, row]));
  indexes.set(topic, index);
  return index;
}

/**
 * Returns the text of a placement.
 * @param key the placement within its topic, as `TOPICS[topic].names` lists them
 * @throws RangeError for a key that the topic lacks
 */
export function textOf(topic: TopicId, key: string): Text {
  const row = indexOf(topic).get(key);
  const name = TOPICS[topic].names.get(key);
  if (row === undefined || name === undefined) throw new RangeError(`${topic} has no text for ${key}`);
  return { ...row, id: `${topic}/${key}`, topic, name, sources: row.sources.map(sourceOf) };
}
