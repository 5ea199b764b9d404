import { expect, test } from 'vitest';
import { breakingChanges } from './breaking-changes.ts';
import { contractOf } from './contract.ts';

const document = (
  own: { taken?: object; answered?: object; required?: string[]; sure?: string[]; path?: string } = {},
) => ({
  info: { version: '1.0.0' },
  paths: {
    [own.path ?? '/api/v1/planets']: {
      post: {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/In' } } } },
        responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Out' } } } } },
      },
    },
  },
  components: {
    schemas: {
      In: {
        properties: own.taken ?? { year: { type: 'integer' }, mode: { enum: ['a', 'b'] } },
        required: own.required ?? ['year'],
      },
      Out: { properties: own.answered ?? { sign: { type: 'string' } }, required: own.sure ?? ['sign'] },
    },
  },
});
const changed = (own: Parameters<typeof document>[0]) =>
  breakingChanges(contractOf(document()), contractOf(document(own)));

test('the same contract, a new operation, a new optional member and a new value break nothing', () => {
  expect(changed({})).toEqual([]);
  expect(
    changed({ taken: { year: { type: 'integer' }, mode: { enum: ['a', 'b', 'c'] }, place: { type: 'string' } } }),
  ).toEqual([]);
  expect(
    changed({ answered: { sign: { type: 'string' }, house: { type: 'integer' } }, sure: ['sign', 'house'] }),
  ).toEqual([]);
});

test.each([
  ['an operation that is gone', { path: '/api/v1/other' }, 'POST /api/v1/planets is gone'],
  ['a member of an answer that is gone', { answered: {}, sure: [] }, 'Out sign is gone'],
  ['a member of an answer that may be absent', { sure: [] }, 'Out sign may be absent'],
  ['another type', { answered: { sign: { type: 'integer' } } }, 'Out sign has no string'],
  [
    'a value of an enum that is gone',
    { taken: { year: { type: 'integer' }, mode: { enum: ['a'] } } },
    'In mode has no b',
  ],
  ['a member that becomes required', { required: ['year', 'mode'] }, 'In mode is required'],
  [
    'a new required member of a request',
    {
      taken: { year: { type: 'integer' }, mode: { enum: ['a', 'b'] }, place: { type: 'string' } },
      required: ['year', 'place'],
    },
    'In place is new and required',
  ],
])('%s is a breaking change', (_what, own, problem) => expect(changed(own)).toContain(problem));
