import type { MessagePort } from 'node:worker_threads';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { ApiError, type ErrorFacts } from '../errors/errors.ts';
import type { ApiErrorCode } from '@graha/domain/core/api-errors';
import { bodyOf, type CallTask, type Task, validInput } from './compute.ts';
import type { Pinned } from './pinned-formulas.ts';
import { brandPage } from '../reports/brand-page.ts';
import { toPng } from './png.ts';
import { representationOf } from './representation.ts';
import { ownCpuFile } from './thread-cpu.ts';

/** The messages of a compute thread: `ready` once, then one for each task. */
export type FromThread =
  /** The file with the thread's CPU time. */
  | { kind: 'ready'; cpuFile: string | null }
  | { kind: 'body'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'refused'; code: ApiErrorCode; facts: ErrorFacts }
  | { kind: 'failed'; error: unknown };

export type ComputeThreadDeps = {
  sky: Ephemeris;
  operations: readonly ListedOperation[];
  checkOutput: boolean;
  /** Answers by the formulas of earlier versions. */
  pinned: Pinned;
};

/** Runs inside a compute thread: answers each task with the bytes of its body or with its error. */
export function serveTasks(port: Pick<MessagePort, 'on' | 'postMessage'>, deps: ComputeThreadDeps): void {
  const operations = new Map(deps.operations.map((operation) => [operation.id, operation]));

  // One task at a time: the next one arrives after this one is answered.
  port.on('message', async (task: Task) => {
    try {
      const bytes = Uint8Array.from(await bytesOf(task));
      port.postMessage({ kind: 'body', bytes } satisfies FromThread, [bytes.buffer]);
    } catch (error) {
      port.postMessage(describeFailure(error));
    }
  });
  port.postMessage({ kind: 'ready', cpuFile: ownCpuFile() } satisfies FromThread);

  function bytesOf(task: Task): Buffer | Promise<Buffer> {
    if ('svg' in task) return toPng(task.svg);
    if ('brand' in task) return brandPage(task.brand, deps.sky).then(Buffer.from);
    return 'version' in task ? deps.pinned(task) : bodyOfTask(task);
  }

  function bodyOfTask({ operationId, sent, source, accept, pictureQuery, replayedVersion }: CallTask) {
    const operation = operations.get(operationId);
    if (!operation) throw new Error(`there is no operation ${operationId}`);
    const form = representationOf(accept, operation, pictureQuery);
    const input = validInput(operation, sent, source);
    const replayed = replayedVersion === undefined ? {} : { replayedVersion };
    return bodyOf(deps, { operation, input, source, form, ...replayed });
  }
}

/** A message between threads loses the class of an ApiError, so it carries the facts. */
function describeFailure(error: unknown): FromThread {
  if (!(error instanceof ApiError)) return { kind: 'failed', error };
  const { code, detail, cause } = error;
  return { kind: 'refused', code, facts: { detail, cause } };
}
