import { expect, test } from './journey.ts';
import { PlaygroundPage } from './pages/playground-page.ts';

const SHOWN = 'The other program says';

test('a visitor pastes another program and gets the reason, both charts and a request that gives its numbers', async ({
  page,
}) => {
  await page.goto('/reconcile');
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByText('They use the ayanamsa Raman, you use Lahiri. Nothing else differs.')).toBeVisible();
  const moon = page.getByRole('row', { name: /^Moon 19°46' Taurus/ });
  await expect(moon).toContainText('18°20′ Taurus');
  await expect(moon).toContainText('fits');
  await expect(page.getByRole('img', { name: /^Rashi, Yours, 15 Aug 1990/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Rashi, Theirs, 15 Aug 1990/ })).toBeVisible();
  await page.getByText(/^All \d+ as a table$/).click();
  await expect(page.getByRole('row', { name: /^Raman 22\.28\d\d° 19°46′$/ })).toBeVisible();

  await page.getByRole('link', { name: 'Use these settings' }).click();
  await page.waitForURL('**/try/kundali/basic**');
  const playground = new PlaygroundPage(page);
  await expect(playground.field('Year')).toHaveValue('1990');
  await playground.run.click();
  await expect(playground.picture(/^Rashi, 15 Aug 1990/)).toBeVisible();
  const { planets } = (await playground.json()) as { planets: { name: string; degree: number }[] };
  expect(planets.find(({ name }) => name === 'Moon')?.degree).toBeCloseTo(19 + 46 / 60, 1);
});

test('lines that cannot be read are named, and nothing readable is a sentence, not an error', async ({ page }) => {
  await page.goto('/reconcile');
  await page.getByLabel(SHOWN).fill('Colour: red\nLagna: Virgo');
  await expect(page.getByText('Colour: red. Write one value a line')).toBeVisible();
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByText('Nothing differs: every value fits what you have.')).toBeVisible();

  await page.getByLabel(SHOWN).fill('Moon: somewhere');
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByText("moon must be a longitude such as 23°17' Aquarius")).toBeVisible();

  await page.getByLabel(SHOWN).fill('');
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByText('shown must have at least one value')).toBeVisible();
});
