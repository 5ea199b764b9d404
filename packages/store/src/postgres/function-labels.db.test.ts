import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { useDatabase } from '../testing/testing.ts';

const { pools } = useDatabase(createTestDatabase);

/** From the loosest to the strictest promise. */
const VOLATILITY = 'vsi';
const PARALLEL = 'urs';

type Labelled = { name: string; volatility: string; parallel: string; body: string };

async function functionsOf(schemas: readonly string[]): Promise<Labelled[]> {
  const { rows } = await pools.owner.query<Labelled>(
    `SELECT proname AS name, provolatile AS volatility, proparallel AS parallel, prosrc AS body FROM pg_proc
     WHERE pronamespace = ANY ($1::regnamespace[]) AND prokind IN ('f', 'a')`,
    [schemas],
  );
  return rows;
}

/** Servers of a previous version compare every event with it, so it must run once; the cluster's id never changes. */
const CONSTANT = ['feed_fence calls pg_control_system'];

/** The calls of a function's body to one of these names, each once. */
const callsIn = (body: string, names: ReadonlySet<string>): string[] => [
  ...new Set(
    [...body.replaceAll(/--.*$/gm, '').matchAll(/\b([a-z]\w*)\s*\(/g)].flatMap(([, callee = '']) =>
      names.has(callee) ? [callee] : [],
    ),
  ),
];

test('no function promises more than every function of a name that it calls', async () => {
  const ours = await functionsOf(['graha', 'identity']);
  const all = [...ours, ...(await functionsOf(['pg_catalog']))];
  /** The strictest of the functions with a name, because the text does not show which of them is called. */
  const strictest = (order: string, labelOf: (one: Labelled) => string) => {
    const ranks = new Map<string, number>();
    for (const one of all) ranks.set(one.name, Math.max(ranks.get(one.name) ?? 0, order.indexOf(labelOf(one))));
    return ranks;
  };
  const broken = [
    { order: VOLATILITY, labelOf: ({ volatility }: Labelled) => volatility },
    { order: PARALLEL, labelOf: ({ parallel }: Labelled) => parallel },
  ].flatMap(({ order, labelOf }) => {
    const ranks = strictest(order, labelOf);
    return ours.flatMap((one) =>
      callsIn(one.body, new Set(ranks.keys()))
        .filter((callee) => order.indexOf(labelOf(one)) > (ranks.get(callee) ?? 0))
        .map((callee) => `${one.name} calls ${callee}`),
    );
  });
  expect(ours.length).toBeGreaterThan(90);
  expect(broken).toEqual(CONSTANT);
});

/** Makes a table with one column for each argument, so that nothing is known of their values. */
const ARGUMENTS = `DO $$ DECLARE columns text; BEGIN
  SELECT string_agg(format('a%s %s', n, format_type(t, null)), ', ') INTO columns
  FROM pg_proc, unnest(proargtypes) WITH ORDINALITY x (t, n) WHERE oid = 'NAME'::regproc;
  EXECUTE format('CREATE TEMP TABLE argument (%s)', columns);
END $$`;

test('Postgres inlines each function that is one expression, which it does only if the label fits the body', async () => {
  const { rows } = await pools.owner.query<{ name: string; list: string }>(
    `SELECT p.oid::regproc::text AS name, coalesce(string_agg('a' || n, ', ' ORDER BY n), '') AS list
     FROM pg_proc p LEFT JOIN LATERAL generate_series(1, p.pronargs) n ON true
     WHERE p.pronamespace = 'graha'::regnamespace AND p.prolang = (SELECT oid FROM pg_language WHERE lanname = 'sql')
       AND NOT p.proretset AND NOT p.prosecdef AND p.proconfig IS NULL GROUP BY p.oid ORDER BY 1`,
  );
  const client = await pools.owner.connect();
  const called: string[] = [];
  try {
    for (const { name, list } of rows) {
      await client.query('BEGIN');
      await client.query(ARGUMENTS.replace('NAME', name));
      const plan = await client.query(`EXPLAIN (VERBOSE, COSTS OFF) SELECT ${name}(${list}) FROM argument`);
      await client.query('ROLLBACK');
      if (JSON.stringify(plan.rows).includes(`${name}(`)) called.push(name);
    }
  } finally {
    client.release(true);
  }
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['graha.entry_text', 'graha.iso']));
  expect(called).toEqual([]);
});

test('no function that a charge reaches notifies', async () => {
  const ours = await functionsOf(['graha']);
  const bodyOf = new Map(ours.map(({ name, body }) => [name, body]));
  const reached = new Set(['charge_batch', 'charge_outcome']);
  for (const name of reached)
    for (const callee of callsIn(bodyOf.get(name) ?? '', new Set(bodyOf.keys()))) reached.add(callee);
  expect([...reached]).toEqual(expect.arrayContaining(['settle', 'append_crossing', 'take_next_plan', 'add_grant']));
  expect([...reached].filter((name) => bodyOf.get(name)?.includes('pg_notify'))).toEqual([]);
});
