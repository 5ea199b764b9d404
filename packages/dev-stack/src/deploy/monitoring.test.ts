import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { installedProgram } from '../installed-program.ts';
import { PROJECT } from '../project.ts';

const FOLDER = join(PROJECT, 'deploy/helm/graha/monitoring');
const RULES = join(FOLDER, 'alerts.yaml');
const RULE_TESTS = join(PROJECT, 'deploy/monitoring/alerts.test.yaml');
const promtool = (await installedProgram({ names: ['promtool'], aptPackage: 'prometheus' })) ?? '';
if (promtool === '')
  console.warn(
    '\nNO PROMTOOL: the alerts were not tried. It is not on the PATH and apt could not install prometheus.\n',
  );

const Rule = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['wake', 'look']) }),
  annotations: z.object({ summary: z.string(), runbook_url: z.string() }),
});
const rules = z
  .object({ groups: z.array(z.object({ rules: z.array(Rule) })) })
  .parse(parse(readFileSync(RULES, 'utf8')))
  .groups.flatMap((group) => group.rules);

const Dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).optional() })),
});
const panels = Dashboard.parse(JSON.parse(readFileSync(join(FOLDER, 'dashboard.json'), 'utf8'))).panels;
const expressions = [
  ...rules.map(({ alert, expr }) => ({ where: alert, expr })),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ where: title, expr }))),
];

/** The metrics that the three servers register, printed by their own code: name → labels. */
const PRINT_METRICS = `
  const levels = { charges: () => 0, rows: () => 0, longCalls: () => 0 };
  const { createMetrics } = await import(process.argv[1]);
  const metrics = createMetrics(levels);
  metrics.watchProcess?.();
  const list = metrics.registry.getMetricsAsArray().map(({ name, labelNames, type }) => ({ name, labelNames, type }));
  process.stdout.write(JSON.stringify(list));
  process.exit(0);`;
const Registered = z.array(z.object({ name: z.string(), labelNames: z.array(z.string()), type: z.string() }));

function registered(): Map<string, string[]> {
  const files = [
    'apps/api/src/observe/metrics.ts',
    'apps/portal/src/edge/metrics.ts',
    'apps/worker/src/metrics.ts',
  ].map((path) => join(PROJECT, path));
  const rows = files.flatMap((file) =>
    Registered.parse(
      JSON.parse(
        execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', PRINT_METRICS, file], {
          cwd: PROJECT,
          encoding: 'utf8',
        }),
      ),
    ),
  );
  return new Map(
    rows.flatMap(({ name, labelNames, type }) =>
      type === 'histogram'
        ? [
            [`${name}_bucket`, [...labelNames, 'le']] as const,
            [`${name}_sum`, labelNames] as const,
            [`${name}_count`, labelNames] as const,
          ]
        : [[name, labelNames] as const],
    ),
  );
}

/** Labels that Prometheus itself adds when it scrapes a server. */
const ADDED = ['instance', 'job'];
const METRIC = /\b((?:graha|nodejs|process)_[a-z0-9_]+)/g;
const LABELS_ASKED = /\bby \(([^)]*)\)|\{([^}]*)\}/g;

const metricsOf = (expr: string): string[] => [...expr.matchAll(METRIC)].map(([, name = '']) => name);
const labelsOf = (expr: string): string[] =>
  [...expr.matchAll(LABELS_ASKED)].flatMap(([, by, matchers]) =>
    (by ?? matchers ?? '').split(',').map((part) => part.replace(/[=!].*$/, '').trim()),
  );

test('every metric of a panel or an alert is one that the servers export, with the labels that it is asked for', () => {
  const known = registered();
  const problems = expressions.flatMap(({ where, expr }) => {
    const names = metricsOf(expr);
    const labels = new Set([...names.flatMap((name) => known.get(name) ?? []), ...ADDED]);
    return [
      ...names.filter((name) => !known.has(name)).map((name) => `${where}: no metric ${name}`),
      ...labelsOf(expr)
        .filter((label) => !labels.has(label))
        .map((label) => `${where}: no label ${label}`),
    ];
  });
  expect(problems).toEqual([]);
  expect(known.size).toBeGreaterThan(60);
});

test('every alert has a name of its own and its place in the runbook', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, annotations } of rules) {
    const anchor = alert.replace(/[A-Z][a-z0-9]+/g, (word, at: number) => `${at > 0 ? '-' : ''}${word.toLowerCase()}`);
    expect(annotations.runbook_url).toBe(`/docs/runbook#${anchor}`);
  }
});

test('every alert is tried: quiet first, then firing', () => {
  const tried = [...readFileSync(RULE_TESTS, 'utf8').matchAll(/ALERTS\{alertname="([^"]+)"/g)].map(([, name]) => name);
  for (const { alert } of rules)
    expect([alert, tried.filter((name) => name === alert).length >= 2]).toEqual([alert, true]);
});

describe.skipIf(promtool === '')('promtool', () => {
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(promtool, args, { encoding: 'utf8' });
    return { status, said: `${stdout}${stderr}` };
  };

  test('the rules are valid, fire when they should, and not on a good day', () => {
    expect(run('check', 'rules', RULES)).toMatchObject({ status: 0 });
    expect(run('test', 'rules', RULE_TESTS)).toMatchObject({ status: 0 });
  });

  test('every expression of the dashboard is PromQL', () => {
    const home = mkdtempSync(join(tmpdir(), 'graha-promql-'));
    try {
      const records = panels
        .flatMap(({ targets = [] }) => targets)
        .map(({ expr }, index) => ({ record: `panel_${index}`, expr: expr.replaceAll('$__rate_interval', '5m') }));
      const file = join(home, 'rules.yaml');
      writeFileSync(file, stringify({ groups: [{ name: 'dashboard', rules: records }] }));
      expect(run('check', 'rules', file)).toMatchObject({ status: 0 });
      expect(records.length).toBeGreaterThan(40);
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  });
});
