import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BenchRow } from './rounds.ts';
import { runThroughputBench } from './throughput.ts';

const rows = await runThroughputBench();
const cell = (value: number | null | undefined, digits: number): string =>
  value === null || value === undefined ? '' : value.toFixed(digits);
const line = ({ what, perSecond, ratio, goal, p50Ms, p99Ms }: BenchRow): string =>
  `| ${[what, cell(perSecond, 0), cell(ratio, 2), goal, cell(p50Ms, 1), cell(p99Ms, 1)].join(' | ')} |`;
const table = [
  '| what | a second | ratio | goal | p50 ms | p99 ms |',
  '| --- | ---: | ---: | --- | ---: | ---: |',
  ...rows.map(line),
  '',
].join('\n');
console.log(table);
const folder = fileURLToPath(new URL('../../../bench-results/', import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}throughput.md`, table);
