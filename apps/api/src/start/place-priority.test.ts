import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { createPlaceSearch } from '../places/place-search.ts';
import { startThread } from './start-thread.ts';

/** The nice value is the nineteenth field of a thread's line; the second one has blanks. */
const NICE_AFTER_NAME = 16;

/** The nice values of the threads of this process. */
const nicesOf = (): number[] =>
  readdirSync('/proc/self/task').flatMap((thread) => {
    const file = `/proc/self/task/${thread}/stat`;
    if (!existsSync(file)) return []; // It has ended.
    const [, rest = ''] = readFileSync(file, 'utf8').split(') ');
    return [Number(rest.split(' ')[NICE_AFTER_NAME])];
  });

test.runIf(process.platform === 'linux')(
  'the thread of places has a lower priority than calls (skipped except on Linux: no priorities of threads)',
  async () => {
    const places = createPlaceSearch(
      () => startThread({ work: 'places' }),
      () => undefined,
    );
    const own = getPriority();
    await places.ask({ kind: 'search', text: 'Pune', limit: 1 });
    const lower = Math.min(constants.priority.PRIORITY_LOW, own + constants.priority.PRIORITY_BELOW_NORMAL);
    expect(nicesOf().filter((nice) => nice === lower).length).toBeGreaterThan(0);
    expect(getPriority()).toBe(own);
    await places.close();
  },
);
