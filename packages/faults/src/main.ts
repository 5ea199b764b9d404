import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runToEnd, type Undo } from '@graha/dev-stack/command';
import { PROJECT } from '@graha/dev-stack/project';
import { choose } from './arguments.ts';
import { auditAll } from './audit-all.ts';
import { play, type Played } from './play.ts';
import { heading, row, summaryOf } from './report.ts';
import { SCENARIOS } from './scenarios.ts';
import { openTestBed } from './stage.ts';

/** The exit code of a program that Ctrl-C stopped. */
const STOPPED = 130;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** `npm run test:faults`: runs every scenario on one database, then audits all ledgers in it. */
async function testFaults(undo: Undo, signal: AbortSignal): Promise<number> {
  const { scenarios, seed, tries, isFromSource } = choose(SCENARIOS, process.argv.slice(2));
  say(`\nSeed ${seed}: the same faults come again with --seed ${seed}.\n\n${heading()}`);
  const testBed = await openTestBed(isFromSource ? 'source' : 'built');
  undo(testBed.close);
  const all: Played[] = [];
  for (const scenario of scenarios) {
    const played = await play(scenario, testBed, { seed, tries: tries ?? scenario.tries.long, signal });
    // Stopped by Ctrl-C: the database is gone, and failures for that reason are not findings.
    if (signal.aborted) return STOPPED;
    all.push(played);
    say(row(played, seed));
  }
  const audit = await auditAll(testBed.pools.worker);
  const summary = summaryOf(all, audit, seed, new Date());
  const file = join(resolve(PROJECT, process.env['DATA_DIR'] ?? '.data'), 'faults.json');
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(summary, null, 2)}\n`);
  const { tenants, entries, differences } = audit;
  say(`\n  Audit: ${tenants} ledgers with ${entries} entries recomputed, ${differences.length} differences`);
  for (const difference of differences) say(`         ${difference}`);
  say(`\n${summary.passed ? 'Every promise was kept.' : 'NOT every promise was kept.'} The result is in ${file}.`);
  return summary.passed ? 0 : 1;
}

await runToEnd(testFaults);
