import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { KeysPage } from './pages/keys-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { newMember } from './pages/new-member.ts';
import { PlaygroundPage } from './pages/playground-page.ts';
import { pressShortcut } from './pages/shortcut.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test('a member runs live and for nothing, and with a key of the workspace; no key is created', async ({ page }) => {
  const playground = new PlaygroundPage(page);
  await enter(page);
  const keys = new KeysPage(page);
  await keys.open();
  await keys.create('Own server');
  await keys.store();
  await playground.open('kundali/basic');
  await expect(playground.run).toHaveText(/^Run, 1 credit/);
  await expect(page.getByText('10,000 calls left. Invalid requests are free.')).toBeVisible();
  await playground.run.click();
  const picture = playground.picture('Rashi, 21 Jun 1995, 14:30');
  await expect(picture).toBeVisible();
  await expect(picture.locator('desc')).toHaveText(
    'House 1, Libra: Ascendant 7°, Rahu 8°. House 2, Scorpio: Jupiter 14° retrograde. House 6, Pisces: Saturn 0°, Moon 22°. House 7, Aries: Ketu 8°. House 8, Taurus: Mercury 16°, Venus 19°. House 9, Gemini: Sun 5°. House 11, Leo: Mars 19°.',
  );
  await expect(page.getByText('9,999 calls left.')).toBeVisible();
  const live = await playground.json();

  await page.getByRole('radio', { name: 'Test' }).check({ force: true });
  await expect(playground.run).toHaveText(/^Run, 0 credits/);
  await playground.run.click();
  await expect(page.getByText('test run', { exact: true })).toBeVisible();
  expect(await playground.json()).toEqual(live);
  await page.getByRole('radio', { name: 'Live' }).check({ force: true });
  await expect(page.getByText('9,999 calls left.')).toBeVisible();

  await page.getByRole('button', { name: 'Use my own key' }).click();
  await page.getByRole('menuitem', { name: /^Own server/ }).click();
  await expect(page.getByText(/^Runs use the key Own server/)).toBeVisible();
  await playground.run.click();
  await expect(page.getByText('9,998 calls left.')).toBeVisible();
  await keys.open();
  await expect(keys.row('Own server')).toContainText('kundali/basic');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});

test('the lines in every language answer what the page shows, as pasted', async ({ page }) => {
  const playground = new PlaygroundPage(page);
  await enter(page);
  const keys = new KeysPage(page);
  await keys.open();
  const apiKey = await keys.create('Own server');
  await keys.store();
  await playground.open('matchmaking/ashtakoot');
  await playground.run.click();
  await expect(playground.picture(/^Points/)).toBeVisible();
  const shown = await playground.json();

  const folder = `${ROOT}test-results/snippets`;
  mkdirSync(folder, { recursive: true });
  const ran = (command: string, ...args: string[]) =>
    JSON.parse(
      execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', env: { ...process.env, GRAHA_API_KEY: apiKey } }),
    );
  const saved = (name: string, code: string) => {
    writeFileSync(`${folder}/${name}`, code);
    return `${folder}/${name}`;
  };
  try {
    expect(ran('sh', '-c', (await playground.snippet('curl')).replace('curl ', 'curl -s '))).toEqual(shown);
    expect(ran(process.execPath, saved('fetch.mjs', await playground.snippet('TypeScript')))).toEqual(shown);
    expect(ran('node_modules/.bin/tsx', saved('sdk.mts', await playground.snippet('SDK')))).toEqual(shown);
    const python = saved('call.py', await playground.snippet('Python'));
    if (hasPython()) expect(ran('python3', python)).toEqual(shown); // oxlint-disable-line vitest/no-conditional-expect -- Printed if skipped.
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function hasPython(): boolean {
  try {
    execFileSync('python3', ['-c', '']);
    return true;
  } catch {
    process.stdout.write('Not tried: the Python lines, because there is no python3 here.\n');
    return false;
  }
}

const enter = async (page: Page): Promise<void> => {
  await newMember(page);
};

test('a share link carries the inputs and no key, and no server ever sees them', async ({ page, elsewhere }) => {
  const playground = new PlaygroundPage(page);
  await enter(page);
  await playground.open('kundali/basic');
  await playground.choosePlace('mumbai');
  await expect(playground.field('Time zone')).toHaveValue('Asia/Kolkata');
  await playground.write({ Year: '1991', Month: '7', Date: '19', Hours: '3', Minutes: '47', Seconds: '11' });
  await expect(page.getByText('+05:30 on 19 July 1991. 22:17:11 UTC, the day before.')).toBeVisible();
  const link = await playground.sharedLink();
  expect(link).toContain('/playground/kundali/basic#year=1991&');
  expect(link).not.toMatch(/graha_(live|test)_|key/i);

  const theirs = await elsewhere();
  await enter(theirs);
  const addresses: string[] = [];
  theirs.on('request', (request) => addresses.push(request.url()));
  await theirs.goto(link);
  const opened = new PlaygroundPage(theirs);
  await expect(opened.field('Year')).toHaveValue('1991');
  await expect(opened.place).toHaveValue('Mumbai, Maharashtra, India');
  await expect(theirs.getByText('The inputs of the link are filled in.')).toBeVisible();
  await opened.run.click();
  await expect(opened.picture('Rashi, 19 Jul 1991, 03:47, Mumbai')).toBeVisible();
  expect(theirs.url()).not.toContain('#');
  expect(addresses.filter((address) => /1991|mumbai|19\.07/i.test(address.replace(/#.*/, '')))).toEqual([]);
});

test('everything can be done by keys: operation, place, run, and from house to house', async ({ page }) => {
  const playground = new PlaygroundPage(page);
  await enter(page);
  await playground.open('kundali/basic');
  await playground.choosePlace('ujjain');

  await playground.place.blur(); // In a field a slash is a letter.
  await pressShortcut(page, { keys: '/', button: /^Operation: / });
  await page.keyboard.type('navamsa');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/playground/divisional/d9');
  await expect(playground.place).toHaveValue('Ujjain, Madhya Pradesh, India');

  await page.keyboard.press('Control+Enter');
  await expect(playground.picture(/^D9 Navamsa/)).toBeVisible();
  await page.getByRole('region', { name: 'Chart. Arrow keys go from house to house.' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: 'House 1,' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: 'House 2,' })).toBeVisible();

  await playground.tab('JSON').focus();
  await page.getByRole('tree', { name: 'JSON' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(playground.path).toHaveText('varga');
});

test('what is pointed at in the picture stands out in the table and in the JSON, with its path to copy', async ({
  page,
}) => {
  const playground = new PlaygroundPage(page);
  await enter(page);
  await playground.open('kundali/basic');
  await playground.run.click();
  await playground
    .picture(/^Rashi/)
    .locator('[data-body=Saturn]')
    .click();
  await expect(playground.path).toHaveText('planets[6]');
  await expect(page.getByRole('treeitem', { selected: true }).first()).toBeVisible();
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: 'Search keys and values' }))
    .first()
    .fill('Swati');
  await expect(playground.path).toHaveText('lagna.nakshatra');
  await page.getByRole('button', { name: 'Copy the path' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('lagna.nakshatra');
});

test('a time that came twice is asked about, and a request that does not fit costs nothing', async ({ page }) => {
  const playground = new PlaygroundPage(page);
  await enter(page);
  await playground.open('kundali/basic');
  await playground.choosePlace('london');
  await playground.write({ Year: '1992', Month: '10', Date: '25', Hours: '1', Minutes: '30' });
  await expect(page.getByText('01:30 came twice there that night, because clocks were set back.')).toBeVisible();
  await playground.run.click();
  await expect(page.getByText('1 field needs a look.')).toBeVisible();
  await expect(page.getByText('0 credits charged.')).toBeVisible();
  await expect(playground.field('Hours')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('10,000 calls left.')).toBeVisible();

  await page.getByText('Second, +00:00').click();
  await playground.run.click();
  await expect(playground.picture('Rashi, 25 Oct 1992, 01:30, London')).toBeVisible();
  expect(await playground.json()).toHaveProperty('utc_datetime', '1992-10-25T01:30:00+00:00');
});

test('runs are remembered in this browser, for this person, until they are cleared', async ({ page }) => {
  const playground = new PlaygroundPage(page);
  await enter(page);
  await playground.open('numerology/expression');
  await playground.field('Full name').fill('Srinivasa Ramanujan');
  await playground.run.click();
  await expect(playground.tab('Table')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'History' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Srinivasa Ramanujan/ })
    .click();
  await expect(playground.field('Full name')).toHaveValue('Srinivasa Ramanujan');

  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Clear history' }).click();
  await expect(page.getByText('Nothing yet. What you run is listed here, for you alone.')).toBeVisible();
  await page.keyboard.press('Escape');

  await playground.field('Full name').fill('Ada Lovelace');
  await playground.run.click();
  await expect(playground.tab('Headers')).toBeVisible();
  await new SignInPage(page).signOut();
  await enter(page);
  await playground.open('numerology/expression');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('Nothing yet. What you run is listed here, for you alone.')).toBeVisible();
});
