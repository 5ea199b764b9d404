import { PROMISES, type Assurance, type PromiseId } from '@graha/domain/promises';

export const PROMISES_COPY = {
  title: 'Promises',
  lead: 'Twelve sentences about your credits and your data. Each has a test that tries to break it, which you may run too.',
  sections: [
    { id: 'the-promises', title: 'What we promise' },
    { id: 'try-them', title: 'Try them yourself' },
  ],
  otherwise: 'In the worst case',
  proof: 'Tried by',
} as const;

export type ShownPromise = { id: PromiseId; promise: string; otherwise: string; commands: string[] };

// Safe: the keys of a constant object without further properties.
const IDS = Object.keys(PROMISES) as PromiseId[];

/** What a reader types, from a clone: real servers that are killed, and tests that look closely. */
function commandsFor({ faults, tests }: Assurance): string[] {
  const killing = faults.length > 0 ? [`npm run test:faults -- --only ${faults.join(',')}`] : [];
  const projects = [...new Set(tests.map((file) => (file.endsWith('.db.test.ts') ? 'database' : 'fast')))];
  const close = projects.map((project) => {
    const files = tests.filter((file) => file.endsWith('.db.test.ts') === (project === 'database'));
    return `npx vitest run --config packages/config/vitest.config.ts --project ${project} ${files.join(' ')}`;
  });
  return [...killing, ...close];
}

export const SHOWN_PROMISES: readonly ShownPromise[] = IDS.map((id) => ({
  id,
  promise: PROMISES[id].promise,
  otherwise: PROMISES[id].otherwise,
  commands: commandsFor(PROMISES[id]),
}));

export const TRY_ALL = [
  'npm run test:faults   # kills servers and databases by the hundred; prints what was lost, doubled or overspent',
  'npm run audit         # recomputes every account of a running stack from its first entry',
].join('\n');
