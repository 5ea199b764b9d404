import { uniformSky } from '@graha/astro-engine/testing';
import { mayTakeLong } from '@graha/catalog/list/long-call';
import { expect, test } from 'vitest';
import { operations } from '../testing/app-with.ts';
import { warmUp } from './warm-up.ts';

test('each long operation is computed once, under one of its names, and no other', () => {
  const computed: string[] = [];
  const noting = operations.map((operation) => ({ ...operation, compute: () => void computed.push(operation.id) }));
  warmUp(noting, uniformSky);
  const expected = operations.filter((operation) => operation.aliasOf === undefined && mayTakeLong(operation));
  expect(computed).toEqual(expected.map(({ id }) => id));
  expect(computed).toContain('reconcile');
});
