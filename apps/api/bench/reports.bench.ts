import { catalog } from '@graha/catalog/families/catalog';
import type { Report } from '@graha/catalog/families/reports/model';
import { LANGUAGE_CODES, type LanguageCode } from '@graha/catalog/languages/codes';
import { listOperations, type ListedOperation } from '@graha/catalog/list/list-operations';
import { answerOf } from '@graha/catalog/operation/answer';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { cpuMsOf } from '../src/call/thread-cpu.ts';
import { printedOf } from '../src/reports/report-pdf.ts';
import { warmUp } from '../src/start/warm-up.ts';
import { median } from './rounds.ts';

/**
 * Measures the CPU time of reports as PDF, answer included, in a process that is warmed up as a compute thread is. The first report of
 * a process loads and compiles fonts, shaper and code, and has no goal.
 */

const KUNDLI = 'reports/kundli';
const GOAL_MS = 300;
const ROUNDS = 5;

const sky = await createEphemeris();
const operations = listOperations(catalog);
warmUp(operations, sky);

type Printed = { pages: number; cpuMs: number };

async function printed(operation: ListedOperation, language: LanguageCode, turn: number): Promise<Printed> {
  const example = Object(operation.example);
  const minutes = example.minutes === undefined ? {} : { minutes: turn }; // No answer is that of before.
  const input = operation.input.parse({ ...example, ...minutes, settings: { ...example.settings, language } });
  const beforeMs = cpuMsOf(null);
  // Safe: the conformance tests parse the answer of every report by its schema.
  const { boxes } = await printedOf(answerOf(operation, input, sky) as Report, input, sky);
  return { pages: boxes.length, cpuMs: cpuMsOf(null) - beforeMs };
}

const rows = [];
for (const operation of operations.filter(({ paper, aliasOf }) => paper && aliasOf === undefined)) {
  for (const language of LANGUAGE_CODES) {
    const turns: Printed[] = [];
    for (let turn = 0; turn < ROUNDS; turn += 1) turns.push(await printed(operation, language, turn));
    const cpuMs = median(turns.map((turn) => turn.cpuMs));
    const goalMs = operation.id === KUNDLI ? GOAL_MS : Number.POSITIVE_INFINITY;
    if (cpuMs >= goalMs && process.argv.includes('--check')) process.exitCode = 1;
    rows.push({
      report: operation.id,
      language,
      pages: turns[0]?.pages,
      'CPU of the first, ms': Math.round(turns[0]?.cpuMs ?? Number.NaN),
      [`median of ${ROUNDS}`]: Math.round(cpuMs),
      ...(Number.isFinite(goalMs) ? { goal: `< ${goalMs}`, is: cpuMs < goalMs ? 'met' : 'MISSED' } : {}),
    });
  }
}
console.table(rows);
