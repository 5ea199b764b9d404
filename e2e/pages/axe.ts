import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const CONTRAST = 'color-contrast';

/** `all`: every rule. `colours`: contrast alone, the one rule that another theme can break. `no colours`: the system's colours are used. */
type Judged = 'all' | 'colours' | 'no colours';

const OPTIONS: Record<Judged, Pick<axeCore.RunOptions, 'runOnly' | 'rules'>> = {
  all: { runOnly: TAGS },
  colours: { runOnly: { type: 'rule', values: [CONTRAST] } },
  'no colours': { runOnly: TAGS, rules: { [CONTRAST]: { enabled: false } } },
};

/** Returns the violations that axe finds on a page as it is now. */
export async function violationsOn(page: Page, judged: Judged): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (options) => {
    // Safe: the line before has defined it.
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
    );
  }, OPTIONS[judged]);
}
