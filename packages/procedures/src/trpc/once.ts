import { Refusal } from '@graha/domain/core/refusal';
import type { AttemptStore } from '@graha/store/identity/attempts';

/** Longer than any change takes. After a crash it is the longest time that a person is blocked. */
const RUNNING_MS = 30_000;
/** A second click comes within this time of the first answer. */
const DONE_MS = 1_000;

/**
 * Runs a change once across all portals: a second one with this name is refused at the same time or within a second after it. A
 * failed change may be repeated at once.
 */
export async function once<Result extends { ok: boolean }>(
  attempts: AttemptStore,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const subject = `change ${name}`;
  const [seen] = await attempts.take([{ subject, windowMs: RUNNING_MS }]);
  if ((seen?.attempts ?? 0) > 1) throw new Refusal('change_in_progress');
  let isDone = false;
  try {
    const result = await work();
    isDone = result.ok;
    return result;
  } finally {
    await (isDone ? attempts.reopen({ subject, windowMs: DONE_MS }) : attempts.forget(subject));
  }
}
