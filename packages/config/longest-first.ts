import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The test files that take longest on two cores, longest first, except one that waits for a build anyway. Vitest knows
 * durations only from earlier runs; without them one of these began last and left the other cores idle for two minutes.
 */
const LONGEST = [
  'apps/portal/src/server/twice.isolated.db.test.ts',
  'packages/store/src/postgres/november-states.db.test.ts',
  'packages/faults/src/scenarios.db.test.ts',
  'packages/store/src/read-models/rebuild.db.test.ts',
  'packages/billing/src/auto-top-up.db.test.ts',
  'apps/worker/src/projection-tasks.db.test.ts',
  'apps/api/src/call/compute-budget.test.ts',
  'apps/api/src/http/api-document.test.ts',
  'packages/ephemeris-packed/src/places.test.ts',
  'packages/catalog/src/conformance/settings-honoured.test.ts',
  'packages/catalog/src/project/openapi/openapi.test.ts',
  'packages/mutation/src/run/run.isolated.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex((file) => moduleId.endsWith(file));
  return rank === -1 ? LONGEST.length : rank;
};

/** Vitest's own order, but the longest files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- The sequencer of Vitest has a method of this name.
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
