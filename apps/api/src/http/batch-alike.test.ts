import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { appWith, operations } from '../testing/app-with.ts';

const api = appWith();
afterAll(() => api.app.close());
const key = api.issue();

const PER_BATCH = 20;
const Results = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      status: z.int(),
      credits: z.int(),
      answer: z.unknown().optional(),
      error: z.unknown().optional(),
    }),
  ),
});

/** Inputs of an operation: its example, nothing at all, and bodies that no operation takes. */
const INPUTS: [name: string, inputOf: (example: object) => unknown][] = [
  ['its example', (example) => example],
  ['nothing', () => undefined],
  ['null', () => null],
  ['an unknown member', (example) => ({ ...example, no_such_member: 1 })],
  ['own members of a prototype', (example) => JSON.parse(`{"__proto__":{"year":1},${JSON.stringify(example).slice(1)}`)], // prettier-ignore
];

const OWN = /^(?:request_id|instance|computed_at|generated_at|target|at|now)$/;

/** Leaves out the moment of an answer and its ids. */
const withoutOwn = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer ?? null, (name, value: unknown) => (OWN.test(name) ? null : value)));

async function alone(path: string, input: unknown) {
  const { statusCode, headers, body } = await api.app.inject({
    method: 'POST',
    url: path,
    headers: { 'x-api-key': key.text, 'content-type': 'application/json' },
    payload: input === undefined ? '{}' : JSON.stringify(input),
  });
  return { status: statusCode, credits: Number(headers['x-credits-cost'] ?? 0), body: withoutOwn(JSON.parse(body)) };
}

async function together(calls: readonly { id: string; operation: string; input?: unknown }[]) {
  const payload = JSON.stringify({ calls });
  const headers = { 'x-api-key': key.text, 'content-type': 'application/json' };
  const response = await api.app.inject({ method: 'POST', url: '/api/v1/batch', headers, payload });
  expect(response.statusCode).toBe(200);
  const { results } = Results.parse(response.json());
  const credits = results.reduce((sum, one) => sum + one.credits, 0);
  expect(Number(response.headers['x-credits-cost'])).toBe(credits);
  return results.map(({ status, credits: cost, answer, error }) => ({
    status,
    credits: cost,
    body: withoutOwn(answer ?? error),
  }));
}

test.each(INPUTS)(
  'every operation answers and costs in a batch what it does alone, with %s',
  async (_name, inputOf) => {
    const asked = operations.map(({ id, path, example }) => ({ id, path, input: inputOf(Object(example)) }));
    for (let from = 0; from < asked.length; from += PER_BATCH) {
      const part = asked.slice(from, from + PER_BATCH);
      const results = await together(part.map(({ id, input }) => ({ id: id.slice(0, 64), operation: id, input })));
      for (const [index, { id, path, input }] of part.entries())
        expect({ id, ...results[index] }).toEqual({ id, ...(await alone(path, input)) });
    }
  },
);
