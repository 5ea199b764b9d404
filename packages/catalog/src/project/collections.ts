import { FAMILIES, type Family } from '../families/catalog.ts';
import type { ListedOperation } from '../list/list-operations.ts';
import { fullPriceText } from '../operation/price.ts';

/** The operations as collections for API clients: one request for each, with its example, by family. */

const KEY_HEADER = 'X-API-Key';
const families: Readonly<Record<string, Family>> = FAMILIES;

type Folder = { title: string; summary: string; operations: readonly ListedOperation[] };

const foldersOf = (operations: readonly ListedOperation[]): Folder[] =>
  Object.entries(families).map(([family, { title, summary }]) => ({
    title,
    summary,
    operations: operations.filter((operation) => operation.family === family && operation.aliasOf === undefined),
  }));

const bodyText = ({ example }: ListedOperation): string => JSON.stringify(example, null, 2);
const nameOf = ({ id }: ListedOperation): string => id;
const docsOf = (operation: ListedOperation): string =>
  [operation.summary, operation.description, `${fullPriceText(operation)}.`].join('\n\n');

/**
 * A Postman collection. Variables: `baseUrl` and `apiKey`.
 * @source https://schema.getpostman.com/json/collection/v2.1.0/collection.json
 */
export const postmanCollection = (operations: readonly ListedOperation[], apiUrl: string): object => ({
  info: {
    name: 'Graha',
    description: 'Set the variable apiKey to a key of yours.',
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  },
  auth: {
    type: 'apikey',
    apikey: [
      { key: 'key', value: KEY_HEADER, type: 'string' },
      { key: 'value', value: '{{apiKey}}', type: 'string' },
      { key: 'in', value: 'header', type: 'string' },
    ],
  },
  variable: [
    { key: 'baseUrl', value: apiUrl },
    { key: 'apiKey', value: '' },
  ],
  item: foldersOf(operations).map(({ title, summary, operations: own }) => ({
    name: title,
    description: summary,
    item: own.map((operation) => ({
      name: nameOf(operation),
      request: {
        method: 'POST',
        description: docsOf(operation),
        header: [{ key: 'Content-Type', value: 'application/json' }],
        url: {
          raw: `{{baseUrl}}${operation.path}`,
          host: ['{{baseUrl}}'],
          path: operation.path.slice(1).split('/'),
        },
        body: { mode: 'raw', raw: bodyText(operation), options: { raw: { language: 'json' } } },
      },
      response: [],
    })),
  })),
});

/**
 * A Bruno collection, in the form of its application's export. Variables of the environment: `baseUrl` and `apiKey`.
 * @source https://github.com/usebruno/bruno, packages/bruno-schema
 */
export const brunoCollection = (operations: readonly ListedOperation[], apiUrl: string): object => ({
  name: 'Graha',
  version: '1',
  items: foldersOf(operations).map(({ title, operations: own }, folder) => ({
    type: 'folder',
    name: title,
    seq: folder + 1,
    items: own.map((operation, place) => ({
      type: 'http',
      name: nameOf(operation),
      seq: place + 1,
      request: {
        url: `{{baseUrl}}${operation.path}`,
        method: 'POST',
        headers: [{ name: KEY_HEADER, value: '{{apiKey}}', enabled: true }],
        params: [],
        body: { mode: 'json', json: bodyText(operation), formUrlEncoded: [], multipartForm: [] },
        auth: { mode: 'none' },
        script: {},
        vars: {},
        assertions: [],
        tests: '',
        docs: docsOf(operation),
      },
    })),
  })),
  environments: [
    {
      name: 'Graha',
      variables: [
        { name: 'baseUrl', value: apiUrl, enabled: true, secret: false, type: 'text' },
        { name: 'apiKey', value: '', enabled: true, secret: true, type: 'text' },
      ],
    },
  ],
});
