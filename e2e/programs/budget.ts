import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { LAUNCH } from '../browser.ts';
import { PAGES, VISITORS, type Visitor } from '../pages/page-list.ts';
import { requireStack, stack } from '../stack.ts';
import { CLS_MAX, LCP_MAX_MS, missedBy, scriptGoalKb, weightGoalsOf, weightLimitsOf, weightMissedBy } from './goals.ts';
import { CPU_SLOWDOWN, measure, type Measurement } from './measure.ts';
import { sessionsOf } from './visitors.ts';
import { weigh } from './weigh.ts';
import { weighedPages } from './weighed-pages.ts';

/** `npm run budget -- [--only <page>]`: compares the cost of a first visit of each page with its goals. */
const VISITS = 3;
const VIEWPORT = { width: 1440, height: 900 };
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;

const all = (measurements: readonly Measurement[], figure: keyof Measurement): number[] =>
  measurements.map((measurement) => measurement[figure]);

const worst = (measurements: readonly Measurement[], figure: keyof Measurement): number =>
  Math.max(...all(measurements, figure));

const line = (...cells: readonly string[]) =>
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(34) : cell.padStart(12))).join(''));

const pagesOf = (visitor: Visitor) => PAGES[visitor].filter((path) => only === undefined || path === only);
const visitors = VISITORS.filter((visitor) => pagesOf(visitor).length > 0);
requireStack();
if (visitors.length === 0) {
  console.error(`There is no page ${only}. Pages: ${VISITORS.flatMap((visitor) => PAGES[visitor]).join(' ')}`);
  process.exit(1);
}
const browser = await chromium.launch(LAUNCH);
const sessions = await sessionsOf(browser, visitors);
const missed: string[] = [];
console.log(
  `Processor slowed down ${CPU_SLOWDOWN} times, empty cache, ${VISITS} visits: the quickest LCP, else the worst.\n`,
);
line('page', 'scripts kB', 'goal', 'LCP ms', 'goal', 'CLS', 'goal', 'requests');
for (const visitor of visitors) {
  const storageState = sessions.get(visitor);
  const options = { baseURL: stack.portalUrl, viewport: VIEWPORT, ...(storageState ? { storageState } : {}) };
  for (const path of pagesOf(visitor)) {
    const measurements: Measurement[] = [];
    while (measurements.length < VISITS) measurements.push(await measure(browser, options, path));
    // Other load on the machine only adds to a time, so the minimum counts; for layout shifts the worst counts.
    const lcpMs = Math.min(...all(measurements, 'lcpMs'));
    const [scriptKb, cls, requests] = [
      worst(measurements, 'scriptKb'),
      worst(measurements, 'cls'),
      worst(measurements, 'requests'),
    ];
    const scriptMaxKb = scriptGoalKb(visitor, path);
    line(path, scriptKb.toFixed(1), `≤ ${scriptMaxKb}`, lcpMs.toFixed(0), `≤ ${LCP_MAX_MS}`, cls.toFixed(3), `≤ ${CLS_MAX}`, String(requests)); // prettier-ignore
    missed.push(...missedBy(path, { scriptKb, scriptMaxKb, lcpMs, cls }));
  }
}
await browser.close();
console.log('');
line('page', 'HTML kB', 'goal', 'gzip kB', 'goal', 'brotli kB', 'flight kB', 'goal');
const weighed = (await weighedPages(stack.portalUrl)).filter((path) => only === undefined || path === only);
let metCount = 0;
for (const path of weighed) {
  const [goals, limits] = [weightGoalsOf(path), weightLimitsOf(path)];
  const weight = await weigh(stack.portalUrl + path);
  if (weightMissedBy(path, weight, goals).length === 0) metCount += 1;
  else line(path, weight.htmlKb.toFixed(1), `≤ ${goals.htmlKb}`, weight.gzipKb.toFixed(1), `≤ ${goals.gzipKb}`, weight.brotliKb.toFixed(1), weight.flightKb.toFixed(1), `≤ ${goals.flightKb}`); // prettier-ignore
  missed.push(...weightMissedBy(path, weight, limits));
}
console.log(
  `${metCount} of ${weighed.length} pages meet their goals; each of the others is above, and has a limit of its own.`,
);
console.log(
  missed.length === 0 ? '\nNothing is beyond its limit.' : `\nMissed:\n${missed.map((one) => `  ${one}`).join('\n')}`,
);
process.exitCode = missed.length === 0 ? 0 : 1;
