import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { LAUNCH } from '../browser.ts';
import { apiKeyOf, requireStack, stack } from '../stack.ts';
import { collisionsOf, openSheet } from './measure-pictures.ts';
import { randomBirths } from './random-births.ts';

/** `npm run pictures -- [--births 500]`: draws random births in every style, and reports each pair of overlapping labels. */
const FOLDER = fileURLToPath(new URL('../../screenshots', import.meta.url));
const { values } = parseArgs({ options: { births: { type: 'string', default: '500' } } });

/** Pictures of each birth: an operation, a style, and a size for each lettering of the wheel. */
const PICTURES = [
  ['kundali/basic', 'north-indian', 480],
  ['kundali/basic', 'south-indian', 480],
  ['kundali/basic', 'east-indian', 480],
  ['western/natal', 'wheel', 640],
  ['western/natal', 'wheel', 360],
  ['western/transit', 'wheel', 640],
  ['western/transit', 'wheel', 360],
] as const;

const IN_FLIGHT = 4;
const ON_SHEET = 6;
const RETRIES = 5;

async function draw(birth: object, [id, style, size]: (typeof PICTURES)[number]): Promise<string> {
  const body = id === 'western/transit' ? { ...birth, target: '2026-11-24T12:00:00Z' } : birth;
  for (let attempt = 0; attempt < RETRIES; attempt += 1) {
    const response = await fetch(`${stack.apiUrl}/api/v1/${id}?style=${style}&size=${size}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKeyOf(), accept: 'image/svg+xml' },
      body: JSON.stringify(body),
    });
    if (response.ok) return response.text();
    if (response.status !== 429) throw new Error(`${id} answered ${response.status}: ${await response.text()}`);
    const waitSeconds = Number(response.headers.get('retry-after') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000));
  }
  throw new Error(`${id} is limited by the minute; the key of the demo workspace is not.`);
}

requireStack();
const births = randomBirths(Number(values.births));
const browser = await chromium.launch(LAUNCH);
const sheet = await openSheet(browser);
const found: string[] = [];
for (const picture of PICTURES) {
  const name = picture.join(' ');
  let collisions = 0;
  for (let from = 0; from < births.length; from += IN_FLIGHT) {
    const some = births.slice(from, from + IN_FLIGHT);
    const drawn = await Promise.all(some.map((birth) => draw(birth, picture)));
    for (const [index, pairs] of (await collisionsOf(sheet, drawn)).entries()) {
      collisions += pairs.length;
      found.push(...pairs.map((pair) => `${name}: ${pair}, ${JSON.stringify(some[index])}`));
    }
  }
  console.log(`${name.padEnd(34)} ${births.length} births, ${collisions} labels on others`);
}
mkdirSync(FOLDER, { recursive: true });
const shown = await Promise.all(births.slice(0, ON_SHEET).flatMap((birth) => PICTURES.map((one) => draw(birth, one))));
await collisionsOf(sheet, shown);
await sheet.screenshot({ path: `${FOLDER}/pictures.png`, fullPage: true });
await browser.close();
console.log(found.length === 0 ? '\nNo label stands on another.' : `\n${found.join('\n')}`);
console.log(`Contact sheet: ${FOLDER}/pictures.png`);
process.exitCode = found.length === 0 ? 0 : 1;
