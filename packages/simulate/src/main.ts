// npm run simulate:scale: how far cells carry, from assumptions that can be changed. The same ones give the same figures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { needs, TEN_MILLION } from './arithmetic.ts';
import { plotOf } from './plot.ts';
import { asText, COLUMNS, sumsOf, tableOf } from './report.ts';
import { ASSUMPTIONS, study } from './study.ts';

const USAGE = `npm run simulate:scale -- [--out <folder>] [--<assumption> <number>]…

  --out <folder>   where cells.svg and cells.fixture.json go; bench-results if not said
  assumptions      ${Object.entries(ASSUMPTIONS)
    .filter(([, value]) => typeof value === 'number')
    .map(([name, value]) => `--${name} ${value}`)
    .join(' ')}`;

const numbers = Object.entries(ASSUMPTIONS).filter(([, value]) => typeof value === 'number');

function read() {
  const options = Object.fromEntries(
    [...numbers.map(([name]) => name), 'out'].map((name) => [name, { type: 'string' } as const]),
  );
  const { values } = parseArgs({ options });
  const changed = numbers.flatMap(([name]) => {
    const text = values[name];
    if (text === undefined) return [];
    const value = Number(text);
    if (!(value > 0)) throw new Error(`--${name} must be a number above 0.`);
    return [[name, value] as const];
  });
  return {
    out: String(values['out'] ?? 'bench-results'),
    assumptions: { ...ASSUMPTIONS, ...Object.fromEntries(changed) },
  };
}

try {
  const { out, assumptions } = read();
  const rows = study(assumptions);
  const sums = sumsOf(needs({ ...TEN_MILLION, cellRate: assumptions.cellRate, fullAt: assumptions.fullAt }));
  const headings = COLUMNS.map(({ heading }) => heading);
  process.stdout.write(`${asText(headings, tableOf(rows))}\n\nTen million tenants\n${asText(['', ''], sums)}\n\n`);
  mkdirSync(out, { recursive: true });
  const plot = plotOf(rows);
  writeFileSync(join(out, 'cells.svg'), plot);
  const figures = { assumptions, volume: TEN_MILLION, headings, rows: tableOf(rows), sums, plot };
  writeFileSync(join(out, 'cells.fixture.json'), `${JSON.stringify(figures, null, 1)}\n`);
  process.stdout.write(`Written: ${join(out, 'cells.svg')} and cells.fixture.json.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
  process.exitCode = 1;
}
