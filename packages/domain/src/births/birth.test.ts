import { expect, test } from 'vitest';
import { PLANS } from '../billing/plans.ts';
import { specify } from '../core/testing.ts';
import { FREE_TEXT_TYPES } from '../events/free-text.ts';
import { birthEvents, birthImport, storedBirth, type BirthEvent } from './birth.ts';

const birthId = '11111111-1111-4111-8111-111111111111';
const importId = '22222222-2222-4222-8222-222222222222';
const now = '2026-11-28T08:14:02.000Z';
const erased: BirthEvent = { type: 'BirthErased', data: { birthId } };
const { given } = specify(storedBirth);

test('an erased birth is neither stored nor replaced again, and is erased once', () => {
  given().when({ type: 'store', now, birthId }).then({ type: 'BirthStored', data: { birthId } });
  given().when({ type: 'replace', now, birthId }).then({ type: 'BirthReplaced', data: { birthId } });
  given().when({ type: 'erase', now, birthId }).then(erased);
  given(erased).when({ type: 'store', now, birthId }).thenRefuses('birth_erased');
  given(erased).when({ type: 'replace', now, birthId }).thenRefuses('birth_unknown');
  given(erased).when({ type: 'erase', now, birthId }).then();
});

test('a part of an import without a birth is no event', () => {
  const recorded = (stored: number, replaced: number) =>
    birthImport.decide({ type: 'record', now, importId, stored, replaced }, null);
  expect(recorded(0, 0)).toEqual([]);
  expect(recorded(0, 2)).toEqual([{ type: 'BirthsImported', data: { importId, stored: 0, replaced: 2 } }]);
});

test('the events carry ids and counts alone, since nothing is deleted from the log', () => {
  const members = Object.values(birthEvents).flatMap(({ shape }) => Object.keys(shape));
  expect(new Set(members)).toEqual(new Set(['birthId', 'importId', 'stored', 'replaced']));
  expect(FREE_TEXT_TYPES.filter((type) => type in birthEvents)).toEqual([]);
});

test('each plan for sale stores more births than the one before', () => {
  const limits = [PLANS.free, PLANS.starter, PLANS.growth, PLANS.scale].map(({ birthsMax }) => birthsMax);
  expect(limits).toEqual([100, 10_000, 100_000, 1_000_000]);
});
