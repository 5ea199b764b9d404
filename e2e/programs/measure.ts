import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { settled } from '../pages/settled.ts';

export type Measurement = {
  /** Transferred bytes of the scripts requested before the page had loaded. */
  scriptKb: number;
  requests: number;
  /** Largest contentful paint. */
  lcpMs: number;
  /** Cumulative layout shift. */
  cls: number;
};

/** Factor by which the processor is slowed down, so that a fast machine behaves like an older laptop. */
export const CPU_SLOWDOWN = 2;

/** Measures one visit with an empty cache. */
export async function measure(browser: Browser, options: BrowserContextOptions, path: string): Promise<Measurement> {
  const context = await browser.newContext(options);
  try {
    return await visit(context, path);
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, path: string): Promise<Measurement> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watchPaint);
  const scripts = new Set<string>();
  let [scriptBytes, requests, hasLoaded] = [0, 0, false];
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (hasLoaded) return; // Later requests prefetch the possible next pages.
    requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength; // As transferred, without the headers.
  });
  await page.goto(path, { waitUntil: 'load' });
  hasLoaded = true;
  await settled(page);
  // Safe: `watchPaint` has defined it.
  const { lcpMs, cls } = await page.evaluate(() => (window as unknown as { paint: { lcpMs: number; cls: number } }).paint); // prettier-ignore
  return { scriptKb: scriptBytes / 1000, requests, lcpMs, cls };
}

/** Runs in the page, before its own scripts. */
function watchPaint(): void {
  const paint = { lcpMs: 0, cls: 0 };
  Object.assign(window, { paint });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paint.lcpMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    // Safe: entries of this type have these members.
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!shift.hadRecentInput) paint.cls += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
