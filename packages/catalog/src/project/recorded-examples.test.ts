import { createHash } from 'node:crypto';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answerToExample } from '../operation/answer.ts';
import { catalog } from '../families/catalog.ts';
import { listOperations } from '../list/list-operations.ts';

const sky = await createEphemeris();

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The place and the type of every value, without the value; elements of a list share a place. */
function membersOf(value: unknown, place: string, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null)
    return found.add(`${place}:${value === null ? 'null' : typeof value}`);
  for (const [name, member] of Object.entries(value)) {
    membersOf(member, Array.isArray(value) ? `${place}[]` : `${place}.${name}`, found);
  }
  return found;
}

/** Named by the version of the engine and of Node, which change without any other difference. */
const OF_VERSIONS: readonly string[] = ['engine', 'tzdb'];
const withoutVersions = (name: string, value: unknown): unknown => (OF_VERSIONS.includes(name) ? '' : value);

const recorded = listOperations(catalog).map((entry) => {
  // As JSON, which omits undefined members.
  const answer = JSON.stringify(answerToExample(entry, sky), withoutVersions);
  const members = [...membersOf(JSON.parse(answer), '')].toSorted().join('\n');
  return `${entry.id} request=${hash(JSON.stringify(entry.example))} members=${hash(members)} answer=${hash(answer)}\n`;
});

/**
 * A line that differs names an operation. `members` alike and `answer` not: values changed, as a formula does it.
 * `members` not alike: a member came, went or has another type, which clients notice. If that is meant: `vitest -u`.
 */
test('every example is sent and answered in JSON as it was recorded', async () => {
  await expect(recorded.join('')).toMatchFileSnapshot('__snapshots__/examples.txt');
});
