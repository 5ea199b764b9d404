import type { BrowserContext } from '@playwright/test';

/** Disables the ten-second limit of changes: on a busy machine a slow answer is no defect of the page. */
export const waitForAnswers = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
