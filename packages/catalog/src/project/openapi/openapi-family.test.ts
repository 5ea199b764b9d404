import { uniformSky } from '@graha/astro-engine/testing';
import { expect, test } from 'vitest';
import { FAMILIES } from '../../families/catalog.ts';
import { openApiDocument } from './openapi.ts';
import { familyDocument } from './openapi-family.ts';

type Parts = Record<string, Record<string, unknown>>;
type Document = { paths: Record<string, object>; components: Parts; tags: { name: string }[] };

const errors = { not_found: { status: 404, title: 'Not found', message: 'There is nothing.' } };
// Safe: the form that the function writes, as its own tests prove.
const whole = openApiDocument({
  serverUrl: 'https://api.test',
  portalUrl: 'https://portal.test',
  sky: uniformSky,
  errors,
}) as Document;
const families = Object.keys(FAMILIES);
const documents = families.map((family) => [family, familyDocument(whole, family) as Document] as const); // Safe: as above.

test('the families together have every path once', () => {
  const paths = documents.flatMap(([, document]) => Object.keys(document.paths));
  expect(paths.toSorted()).toEqual(Object.keys(whole.paths).toSorted());
});

test.each(documents)('%s has each component that it refers to, unchanged, and no other', (family, document) => {
  const text = JSON.stringify(document);
  const refs = new Set([...text.matchAll(/"#\/components\/([^"]+)"/g)].map(([, ref = '']) => ref));
  const parts = Object.entries(document.components).flatMap(([kind, own]) =>
    Object.entries(own).map(([name, part]) => {
      expect(part).toEqual(whole.components[kind]?.[name]);
      return `${kind}/${name}`;
    }),
  );
  expect(parts.filter((name) => !refs.has(name))).toEqual(['securitySchemes/ApiKey']);
  expect([...refs].filter((ref) => !parts.includes(ref))).toEqual([]);
  expect(document.tags).toMatchObject([{ name: family }]);
});

test('a family is a fraction of the whole', () => {
  const sizes = documents.map(([, document]) => JSON.stringify(document).length);
  expect(Math.max(...sizes)).toBeLessThan(JSON.stringify(whole).length / 2);
});
