import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { operations } from '../testing/app-with.ts';
import { bodyOf, prepare, validInput } from './compute.ts';
import { representationOf } from './representation.ts';

const operation = operations[0];
if (operation === undefined) throw new Error('no operation');
const sky = await createEphemeris();

/** The body for an operation that answers `answer`. */
const written = async (answer: unknown, replayedVersion?: string): Promise<unknown> => {
  const form = representationOf(undefined, operation);
  const replayed = replayedVersion === undefined ? {} : { replayedVersion };
  const asked = {
    operation: { ...operation, compute: () => answer },
    input: {},
    source: 'body',
    form,
    ...replayed,
  } as const;
  return JSON.parse(String(await bodyOf({ sky, checkOutput: false }, asked)));
};

test('a replay of another engine version names that version beside the metadata of this one', async () => {
  const answer = { sign: 1, metadata: { engine_version: '2.0.0' } };
  expect(await written(answer, '1.0.0')).toEqual({
    sign: 1,
    metadata: { engine_version: '2.0.0', replayed_engine_version: '1.0.0' },
  });
  expect(await written(answer)).toEqual(answer);
});

test.each([[{ sign: 1 }], [null], ['text'], [7], [[1, 2]]])(
  'a replayed answer without metadata stays as it is: %j',
  async (answer) => {
    expect(await written(answer, '1.0.0')).toEqual(answer);
  },
);

test('an answer outside its schema is an error if answers are checked', async () => {
  const form = representationOf(undefined, operation);
  const wrong = { operation: { ...operation, compute: () => ({}) }, input: {}, source: 'body', form } as const;
  expect(() => bodyOf({ sky, checkOutput: true }, wrong)).toThrow(`${operation.id} answered outside its schema`);
});

test('a request of many wrong members is told the number of problems that are not listed', () => {
  const sent = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`wrong${index}`, 1]));
  const counted = expect.objectContaining({ msg: expect.stringMatching(/^49\d\d further problems are not listed$/) });
  const thrown = expect.objectContaining({ detail: expect.arrayContaining([counted]) });
  expect(() => validInput(operation, sent, 'body')).toThrow(thrown);
});

test('only a call whose target is omitted keeps the time it was asked at', () => {
  const now = new Date('2026-03-01T12:00:00.500Z');
  const deps = { sky, now: () => now, checkOutput: false, computeElsewhere: null };
  const asOf = (wanted: typeof operation, sent: unknown) =>
    prepare(deps, {
      operation: wanted,
      tenantId: 't',
      sent,
      source: 'body',
      accept: undefined,
      form: representationOf(undefined, wanted),
    }).asOf;
  const timed = operations.find(({ dependsOnNow }) => dependsOnNow === 'target');
  if (timed === undefined) throw new Error('no operation with a target');
  const { target: _, ...birth } = Object(timed.example);
  expect(asOf(timed, birth)).toEqual(new Date('2026-03-01T12:00:00Z'));
  expect(asOf(timed, { ...birth, target: '2026-01-01T00:00:00Z' })).toBeNull();
  expect(asOf(operation, operation.example)).toBeNull();
});
