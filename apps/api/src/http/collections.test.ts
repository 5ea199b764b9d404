import { brunoCollection, postmanCollection } from '@graha/catalog/project/collections';
import { listOperations } from '@graha/catalog/list/list-operations';
import { catalog } from '@graha/catalog/families/catalog';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { API_URL, appWith } from '../testing/app-with.ts';

const operations = listOperations(catalog);
const own = operations.filter(({ aliasOf }) => aliasOf === undefined);

const PostmanRequest = z.object({
  name: z.string(),
  request: z.object({
    method: z.literal('POST'),
    url: z.object({ raw: z.string(), path: z.array(z.string()) }),
    body: z.object({ raw: z.string() }),
  }),
});
const Postman = z.object({ item: z.array(z.object({ item: z.array(PostmanRequest) })) });
const BrunoRequest = z.object({
  name: z.string(),
  request: z.object({ method: z.literal('POST'), url: z.string(), body: z.object({ json: z.string() }) }),
});
const Bruno = z.object({ items: z.array(z.object({ items: z.array(BrunoRequest) })) });

const fromPostman = Postman.parse(postmanCollection(operations, API_URL)).item.flatMap(({ item }) =>
  item.map(({ name, request: { url, body } }) => ({ name, url: url.raw, body: body.raw })),
);
const fromBruno = Bruno.parse(brunoCollection(operations, API_URL)).items.flatMap(({ items }) =>
  items.map(({ name, request: { url, body } }) => ({ name, url, body: body.json })),
);

describe.each([
  ['Postman', fromPostman],
  ['Bruno', fromBruno],
])('the collection for %s', (_, requests) => {
  test('has every operation once', () => {
    expect(requests.map(({ name }) => name).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
  });

  test('is answered as it stands, each request with 200', async () => {
    const { app, issue } = appWith();
    const key = issue({ plan: 'scale' }, { credits: 1_000, calls: null });
    const statuses = [];
    for (const { name, url, body } of requests) {
      const headers = { 'x-api-key': key.text, 'content-type': 'application/json' };
      const response = await app.inject({
        method: 'POST',
        url: url.replace('{{baseUrl}}', ''),
        headers,
        payload: body,
      });
      statuses.push([name, response.statusCode]);
    }
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });
});
