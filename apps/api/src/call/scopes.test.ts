import { catalog, FAMILIES } from '@graha/catalog/families/catalog';
import { listOperations } from '@graha/catalog/list/list-operations';
import { Scope, SCOPES, unknownScopeMessage } from '@graha/domain/keys/scopes';
import { expect, test } from 'vitest';

test('the scopes of the domain are those of the catalogue’s families, and the one for everything', () => {
  const scopes = Object.values(FAMILIES).map(({ scope }) => scope);
  expect([...SCOPES].toSorted()).toEqual([...new Set(['*', ...scopes])].toSorted());
});

const ids = listOperations(catalog).map(({ id }) => id);

test.each(ids)('a key may have the scope %s', (id) => {
  expect(Scope.parse(id)).toBe(id);
  expect(unknownScopeMessage([id], ids)).toBeNull();
});
