import { catalog } from '@graha/catalog/catalog';
import { answerToExample } from '@graha/catalog/answer';
import { EXAMPLE_BIRTH } from '@graha/catalog/birth';
import { listOperations } from '@graha/catalog/list-operations';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { createClient } from './client.ts';

const sky = await createEphemeris();
const operations = listOperations(catalog);
const byPath = new Map(operations.map((entry) => [entry.path, entry]));

/** An API that answers every operation's own example, and remembers what it was sent. */
function fakeApi() {
  const sent: { url: string; headers: Headers; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    sent.push({ url: String(url), headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) });
    const entry = byPath.get(new URL(String(url)).pathname);
    return entry ? Response.json(answerToExample(entry, sky)) : new Response(null, { status: 404 });
  };
  return { sent, client: createClient({ baseUrl: 'https://api.example/', apiKey: 'key', fetch }) };
}

describe.each(operations)('$id', ({ family, sdkName, path, example, ...entry }) => {
  test('is a method that posts its input to its path and gives its answer back', async () => {
    const { client, sent } = fakeApi();
    const method: unknown = Reflect.get(Reflect.get(client, family), sdkName);
    const answer: unknown = typeof method === 'function' ? await method(example) : undefined;
    expect(entry.output.safeParse(answer).success).toBe(true);
    expect(sent).toMatchObject([{ url: `https://api.example${path}`, body: example }]);
    expect(sent[0]?.headers.get('x-api-key')).toBe('key');
  });
});

test('inputs and answers have the types of the catalogue', async () => {
  const { client } = fakeApi();
  const chart = await client.kundali.basic(EXAMPLE_BIRTH);
  expectTypeOf(chart.julian_day_ut).toEqualTypeOf<number>();
  expectTypeOf(chart.planets).items.toHaveProperty('is_retrograde');
  expectTypeOf(chart).not.toBeAny();
  expectTypeOf(client.kundali).toHaveProperty('chandraChart');
  expectTypeOf(client.planets.all).parameter(0).toHaveProperty('year');
  expectTypeOf(client.planets.all).parameter(0).not.toBeAny();
  expectTypeOf(client.houses.wholeSign(EXAMPLE_BIRTH)).resolves.toHaveProperty('house_cusps');
  expect(chart.planets.map(({ name }) => name)).toContain('Moon');
});

test('what is no input does not compile', () => {
  const { client } = fakeApi();
  // @ts-expect-error `year` is a number.
  expectTypeOf(client.planets.all).toBeCallableWith({ ...EXAMPLE_BIRTH, year: '1995' });
  // @ts-expect-error there is no such ayanamsa.
  expectTypeOf(client.planets.all).toBeCallableWith({ ...EXAMPLE_BIRTH, settings: { ayanamsa: 'none' } });
  // @ts-expect-error there is no such operation.
  expect(client.planets.nearest).toBeUndefined();
});

test('the client has a method for every operation and no other', () => {
  const { client } = fakeApi();
  const methods = Object.entries(client).flatMap(([family, of]) => Object.keys(of).map((name) => `${family}.${name}`));
  expect(methods).toEqual(operations.map(({ family, sdkName }) => `${family}.${sdkName}`));
});
