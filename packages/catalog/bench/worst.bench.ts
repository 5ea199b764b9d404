import { EphemerisRangeError } from '@graha/astro-engine/core/ephemeris';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { answerOf, answerToExample } from '../src/operation/answer.ts';
import { catalog } from '../src/families/catalog.ts';
import { listOperations, type ListedOperation } from '../src/list/list-operations.ts';
import { LONG_CALL_MS, mayTakeLong } from '../src/list/long-call.ts';
import { inputsOf } from '../src/testing/random-input.ts';
import { seeded } from './measure.ts';

/**
 * Row W: the most expensive of many random inputs of every operation, and the input itself, with all settings, polar
 * places and both ends of the ephemeris: of the calls that are answered at once, and of those computed in a thread. `npm run bench -- worst`, or `node --import
 * ./packages/dev-stack/bin/as-built.mjs packages/catalog/bench/worst.bench.ts --only <id> --draws 200`.
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};
const DRAWS = Number(argument('--draws') ?? 2_000);
/** Time limit of the draws of an operation with slow answers. */
const BUDGET_MS = 5_000;
const ONLY = argument('--only');
/**
 * This number of slowest inputs is measured again: garbage collection and other load slow an input once, but not each
 * time.
 */
const SUSPECTS = 8;
const AGAIN = 7;
/** The number of operations whose worst inputs are printed. */
const SHOWN = 10;

/** One ephemeris for each repeat, because cached results of one answer must not speed up the next one. */
const skies = await Promise.all(Array.from({ length: AGAIN }, () => createEphemeris()));
const [sky, other] = [await createEphemeris(), await createEphemeris()];

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/** null if the ephemeris lacks a body at the instant, such as Chiron before 675: the API refuses such a call. */
const timeMs = (entry: ListedOperation, parsed: unknown, from: typeof sky): number | null => {
  const startedMs = cpuMs();
  try {
    JSON.stringify(answerOf(entry, parsed, from));
  } catch (error) {
    if (error instanceof EphemerisRangeError && error.missing !== null) return null;
    throw error;
  }
  return cpuMs() - startedMs;
};
/** The files of old years are read once in a process, so that this is no part of a call. */
const OLD_JDS_UT = [1_950_000, 2_000_000, 2_300_000];
type Worst = { id: string; ms: number; sent: object; parsed: unknown };
type Runs = 'at once' | 'in a thread';

const again = (entry: ListedOperation, { parsed }: Worst): number =>
  Math.min(...skies.map((one) => timeMs(entry, parsed, one) ?? Infinity));

function worstOf(entry: ListedOperation): Partial<Record<Runs, Worst>> {
  const draw = inputsOf(entry, seeded(20_261_123));
  for (const one of [sky, other, ...skies]) {
    for (const jdUt of OLD_JDS_UT) {
      one.longitudeDeg('sun', jdUt);
      one.position('mars', jdUt, 'geocentre');
      one.ayanamsaDeg('true_mula', jdUt);
    }
    answerToExample(entry, one); // Loads data read once, such as the stars.
  }
  const suspects: Record<Runs, Worst[]> = { 'at once': [], 'in a thread': [] };
  const startedMs = cpuMs();
  for (let draws = 0; draws < DRAWS && cpuMs() - startedMs < BUDGET_MS; draws += 1) {
    const drawn = draw();
    if (drawn === null) throw new Error(`no random input of ${entry.id} is valid`);
    const runs = mayTakeLong(entry, drawn.parsed) ? 'in a thread' : 'at once';
    const leastMs = suspects[runs][SUSPECTS - 1]?.ms ?? 0;
    const firstMs = timeMs(entry, drawn.parsed, sky);
    if (firstMs === null || firstMs <= leastMs) continue;
    const ms = timeMs(entry, drawn.parsed, other); // Measured twice: a single slow measurement may be chance.
    if (ms === null || ms <= leastMs) continue;
    suspects[runs] = [...suspects[runs], { id: entry.id, ms, ...drawn }]
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, SUSPECTS);
  }
  const slowest = (runs: Runs): Worst | undefined =>
    suspects[runs].map((suspect) => ({ ...suspect, ms: again(entry, suspect) })).toSorted((a, b) => b.ms - a.ms)[0];
  return Object.fromEntries((['at once', 'in a thread'] as const).map((runs) => [runs, slowest(runs)]));
}

const entries = listOperations(catalog).filter(({ aliasOf, id }) => !aliasOf && (ONLY === undefined || id === ONLY));
const rows = entries.map((entry) => ({ mostMs: entry.cpuMaxMs, ...worstOf(entry) }));

/** Calls in a thread have no goal: the table has the time that the operation declares. */
function print(runs: Runs): void {
  const worst = rows.flatMap(({ mostMs, [runs]: row }) => (row === undefined ? [] : [{ ...row, mostMs }]));
  console.log(`Worst random input of ${worst.length} operations ${runs}, CPU in ms, least of ${AGAIN} repeats`);
  for (const [place, { id, ms, mostMs, sent }] of worst.toSorted((a, b) => b.ms - a.ms).entries()) {
    const verdict =
      runs === 'in a thread' ? `${mostMs} declared` : `≤ ${LONG_CALL_MS} ${ms <= LONG_CALL_MS ? 'met' : 'MISSED'}`;
    console.log(`${ms.toFixed(2).padStart(7)}  ${verdict}  ${id}`);
    if (place < SHOWN) console.log(`         ${JSON.stringify(sent)}`);
  }
}

print('at once');
print('in a thread');
