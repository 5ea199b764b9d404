import { LONG_CALL_MS } from '@graha/catalog/list/long-call';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { operations } from '../testing/app-with.ts';
import { bodyOf, type ComputeElsewhere, prepare, validInput } from './compute.ts';
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

/** Prepares a call of the tenant `t` at an instant. */
const preparedAt = (
  now: string,
  wanted: typeof operation,
  sent: unknown,
  computeElsewhere: ComputeElsewhere | null = null,
) =>
  prepare(
    { sky, now: () => new Date(now), checkOutput: false, computeElsewhere },
    {
      operation: wanted,
      tenantId: 't',
      sent,
      source: 'body',
      accept: undefined,
      form: representationOf(undefined, wanted),
    },
  );

const timed = operations.find(({ dependsOnNow }) => dependsOnNow === 'target');
if (timed === undefined) throw new Error('no operation with a target');
const { target: _, ...birth } = Object(timed.example);

test('a replay is computed for the instant of the first call, and names its version if that was another', async () => {
  const [first, later] = ['2026-03-01T12:00:00Z', '2027-09-01T12:00:00Z'];
  const replayed = async (asOf: string, version?: string) =>
    JSON.parse(String(await preparedAt(later, timed, birth).body(new Date(asOf), version)));
  const answer = JSON.parse(String(await preparedAt(first, timed, birth).body(new Date(first))));
  expect(await replayed(first)).toEqual(answer);
  expect(await replayed(later)).not.toEqual(answer);
  expect(answer.metadata).not.toHaveProperty('replayed_engine_version');
  expect((await replayed(first, '1.0.0')).metadata).toMatchObject({ replayed_engine_version: '1.0.0' });
});

test('a long call goes to a thread as data: its target filled in, and the version of the first call if it is another', async () => {
  const tasks: unknown[] = [];
  const elsewhere: ComputeElsewhere = async (tenantId, task) => {
    tasks.push([tenantId, task]);
    return Buffer.from('{}');
  };
  const long = { ...timed, cpuMaxMs: LONG_CALL_MS + 1 };
  const { body } = preparedAt('2026-03-01T12:00:00Z', long, birth, elsewhere);
  await body(new Date('2026-01-01T00:00:00Z'));
  await body(new Date('2026-01-01T00:00:00Z'), '1.0.0');
  const task = {
    operationId: timed.id,
    sent: { ...birth, target: '2026-01-01T00:00:00Z' },
    source: 'body',
    pictureQuery: {},
  };
  expect(tasks).toEqual([
    ['t', task],
    ['t', { ...task, replayedVersion: '1.0.0' }],
  ]);
});

test('of an operation that is long for some inputs, a short call stays here', async () => {
  const elsewhere: ComputeElsewhere = async () => Buffer.from('elsewhere');
  const bodyFor = async (isLong: boolean) => {
    const some = { ...operation, cpuMaxMs: LONG_CALL_MS + 1, longIf: () => isLong };
    return String(await preparedAt('2026-03-01T12:00:00Z', some, operation.example, elsewhere).body(null));
  };
  expect(await bodyFor(true)).toBe('elsewhere');
  expect(JSON.parse(await bodyFor(false))).toHaveProperty('metadata');
});

test('only a call whose target is omitted keeps the time it was asked at', () => {
  const asOf = (wanted: typeof operation, sent: unknown) => preparedAt('2026-03-01T12:00:00.500Z', wanted, sent).asOf;
  expect(asOf(timed, birth)).toEqual(new Date('2026-03-01T12:00:00Z'));
  expect(asOf(timed, { ...birth, target: '2026-01-01T00:00:00Z' })).toBeNull();
  expect(asOf(operation, operation.example)).toBeNull();
});

test('the PDF of a full report has the weight of three basic ones, and a full report of today the day of the call', () => {
  const report = operations.find(({ id }) => id === 'reports/kundli');
  if (report === undefined) throw new Error('no report');
  const { brand: _brand, ...example } = Object(report.example);
  const preparedAs = (accept: string, more: object) =>
    prepare(
      { sky, now: () => new Date('2026-11-29T22:00:00Z'), checkOutput: false, computeElsewhere: null },
      {
        operation: report,
        tenantId: 't',
        sent: { ...example, ...more },
        source: 'body',
        accept,
        form: representationOf(accept, report),
      },
    );
  const full = preparedAs('application/pdf', { length: 'full' });
  expect(full.rateWeight).toBe(3 * preparedAs('application/pdf', {}).rateWeight);
  expect(full.rateWeight).toBeGreaterThan(preparedAs('application/json', { length: 'full' }).rateWeight);
  expect(full.input).toMatchObject({ target_date: '2026-11-30' }); // It is already the 30th at the birthplace.
  expect(preparedAs('application/json', {}).asOf).toBeNull();
});
