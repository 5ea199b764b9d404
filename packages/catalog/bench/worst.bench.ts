import { EphemerisRangeError } from '@graha/astro-engine/core/ephemeris';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { answerOf, answerToExample } from '../src/operation/answer.ts';
import { catalog } from '../src/families/catalog.ts';
import { listOperations, type ListedOperation } from '../src/list/list-operations.ts';
import { mayTakeLong } from '../src/list/long-call.ts';
import { inputsOf } from '../src/testing/random-input.ts';
import { seeded } from './measure.ts';

/**
 * Row W: the most expensive of many random inputs of every operation, and the input itself, with all settings, polar
 * places and both ends of the ephemeris. `npm run bench -- worst`, or `node --import
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
const MOST_MS = 3;
/** Three levels of periods have 729 rows or more. */
const MOST_MS_OF_TREES = 5;
const TREES: ReadonlySet<string> = new Set(['dasha', 'astrology']);

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
const isTree = ({ family }: ListedOperation, sent: object): boolean =>
  TREES.has(family) && 'depth' in sent && Number(sent.depth) >= 3;

type Worst = { ms: number; sent: object; parsed: unknown };
type Drawn = Worst & { draws: number; refused: number };

function worstOf(entry: ListedOperation): Drawn | null {
  const draw = inputsOf(entry, seeded(20_261_123));
  for (const one of [sky, other, ...skies]) {
    for (const jdUt of OLD_JDS_UT) {
      one.longitudeDeg('sun', jdUt);
      one.position('mars', jdUt, 'geocentre');
      one.ayanamsaDeg('true_mula', jdUt);
    }
    answerToExample(entry, one); // Loads data read once, such as the stars.
  }
  let suspects: Worst[] = [];
  const startedMs = cpuMs();
  let draws = 0;
  let refused = 0;
  for (; draws < DRAWS && cpuMs() - startedMs < BUDGET_MS; draws += 1) {
    const drawn = draw();
    if (drawn === null) return null;
    const leastMs = suspects[SUSPECTS - 1]?.ms ?? 0;
    const firstMs = timeMs(entry, drawn.parsed, sky);
    if (firstMs === null) refused += 1;
    if (firstMs === null || firstMs <= leastMs) continue;
    const ms = timeMs(entry, drawn.parsed, other); // Measured twice: a single slow measurement may be chance.
    if (ms === null || ms <= leastMs) continue;
    suspects = [...suspects, { ms, ...drawn }].toSorted((a, b) => b.ms - a.ms).slice(0, SUSPECTS);
  }
  const least = ({ parsed }: Worst): number => Math.min(...skies.map((one) => timeMs(entry, parsed, one) ?? Infinity));
  const again = suspects.map((suspect) => ({ ...suspect, draws, refused, ms: least(suspect) }));
  return again.toSorted((a, b) => b.ms - a.ms)[0] ?? null;
}

const entries = listOperations(catalog).filter(({ aliasOf, id }) => !aliasOf && (ONLY === undefined || id === ONLY));
const rows = entries.map((entry) => {
  const worst = worstOf(entry);
  if (worst === null) throw new Error(`no random input of ${entry.id} is valid`);
  const goal = isTree(entry, worst.sent) ? MOST_MS_OF_TREES : MOST_MS;
  return { id: entry.id, goal, runs: mayTakeLong(entry, worst.parsed) ? 'beside' : 'at once', ...worst };
});

console.log(`Worst random input of each operation, CPU in ms, least of ${AGAIN} repeats: validated input to JSON text`);
for (const { id, ms, goal, runs, sent, draws, refused } of rows.toSorted((a, b) => b.ms - a.ms)) {
  const verdict = ms <= goal ? 'met' : 'MISSED';
  console.log(
    `${ms.toFixed(2).padStart(7)}  ≤ ${goal} ${verdict}  ${id} (${runs}, of ${draws} inputs, ${refused} refused)`,
  );
  if (ms > 1) console.log(`         ${JSON.stringify(sent)}`);
}
