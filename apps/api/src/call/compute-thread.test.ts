import { uniformSky } from '@graha/astro-engine/testing';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { operations } from '../testing/app-with.ts';
import type { Task } from './compute.ts';
import { type ComputeThreadDeps, type FromThread, serveTasks } from './compute-thread.ts';
import { createPinned } from './pinned-formulas.ts';
import { ownCpuFile } from './thread-cpu.ts';

/** A thread, as its parent sees it. */
function thread(deps: Partial<ComputeThreadDeps> = {}) {
  const said: FromThread[] = [];
  let give: (task: Task) => Promise<void> = async () => undefined;
  const port = {
    on: (_event: string, listener: typeof give) => void (give = listener),
    postMessage: (message: FromThread) => void said.push(message),
  };
  const pinned = createPinned({ operations, ephePath: null });
  serveTasks(port as never, { sky: uniformSky, operations, checkOutput: true, pinned, ...deps }); // Safe: it uses only these members of its port.
  return { said, give: (task: Task) => give(task) };
}

const call = (facts: Partial<Task>): Task =>
  // Safe: the members of a call, unless a test leaves one out.
  ({ operationId: 'kundali/basic', sent: EXAMPLE_BIRTH, source: 'body', accept: undefined, ...facts }) as Task;

test('a thread says that it is ready, and answers a call with its bytes', async () => {
  const { said, give } = thread();
  expect(said).toEqual([{ kind: 'ready', cpuFile: ownCpuFile() }]);
  await give(call({}));
  const [, answer] = said;
  expect(answer).toMatchObject({ kind: 'body', bytes: expect.any(Uint8Array) });
  expect(JSON.parse(Buffer.from(answer?.kind === 'body' ? answer.bytes : []).toString())).toHaveProperty('metadata');
});

test('what is refused comes with its code and its words, because a message loses the class of an error', async () => {
  const { said, give } = thread();
  await give(call({ sent: { ...EXAMPLE_BIRTH, month: 13 } }));
  expect(said[1]).toMatchObject({
    kind: 'refused',
    code: 'validation_error',
    facts: { detail: [expect.objectContaining({ loc: ['body', 'month'] })] },
  });
});

test('what failed comes as the error that it was, and the next call is answered', async () => {
  const { said, give } = thread();
  await give(call({ operationId: 'no/such' }));
  expect(said[1]).toEqual({ kind: 'failed', error: new Error('there is no operation no/such') });
  await give(call({}));
  expect(said[2]?.kind).toBe('body');
});

test('an answer outside its schema is a failure where answers are checked, and goes out where they are not', async () => {
  const wrong = operations.map((operation) => ({ ...operation, output: z.never() }));
  const checked = thread({ operations: wrong });
  await checked.give(call({}));
  const message = expect.stringContaining('kundali/basic answered outside its schema');
  expect(checked.said[1]).toEqual({ kind: 'failed', error: expect.objectContaining({ message }) });
  const unchecked = thread({ operations: wrong, checkOutput: false });
  await unchecked.give(call({}));
  expect(unchecked.said[1]?.kind).toBe('body');
});
