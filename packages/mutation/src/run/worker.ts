// A separate process, because a mutant that never ends can only be stopped from outside.
import type { FromWorker, Job } from './messages.ts';
import { openSession } from './session.ts';

/** Sends a message, unless the parent process has ended. */
const send = (message: FromWorker): void => void (process.connected && process.send?.(message));
const session = openSession();

process.on('message', (job: Job) => {
  void (async () => {
    try {
      const { run } = await session;
      send(await run(job, () => send({ kind: 'began' })));
    } catch (error) {
      send({ kind: 'broken', because: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  })();
});

process.on('disconnect', () => {
  void (async () => {
    await (await session).close().catch(() => {});
    process.exit(0);
  })();
});
