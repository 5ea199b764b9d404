import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Returns axe's violations on a page in its current state. @param judgesContrast whether the page has its own colours, not the
 * system's
 */
export async function violationsOn(page: Page, judgesContrast = true): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([tags, enabled]) => {
      // Safe: the previous line has defined it.
      const { axe } = window as unknown as { axe: typeof axeCore };
      const { violations } = await axe.run(document, {
        runOnly: tags,
        resultTypes: ['violations'],
        rules: { 'color-contrast': { enabled } },
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
      );
    },
    [TAGS, judgesContrast] as const,
  );
}
