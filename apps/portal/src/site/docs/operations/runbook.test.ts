import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { anchorOf } from './alerts/alert.ts';
import { ALERTS } from './alerts/alerts.ts';
import { RUNBOOK } from './runbook.ts';

const root = new URL('../../../../../../', import.meta.url);
const textOf = (path: string): string => readFileSync(fileURLToPath(new URL(path, root)), 'utf8');
const written = JSON.stringify(RUNBOOK);

/** The rules of the file, one by one. */
const rules = textOf('deploy/helm/graha/monitoring/alerts.yaml')
  .split(/^ +- alert: /m)
  .slice(1)
  .map((text) => ({
    name: /^\w+/.exec(text)?.[0] ?? '',
    urgency: /severity: (\w+)/.exec(text)?.[1] ?? '',
    place: /runbook_url: (\S+)/.exec(text)?.[1] ?? '',
    metrics: [...text.matchAll(/\b(?:graha|nodejs)_[a-z0-9_]+/g)].map(([name]) => name.replace(/_bucket$/, '')),
  }));

test('every alert has a section that says what to do, at the address that the alert carries, and no section is left over', () => {
  expect(rules.length).toBeGreaterThan(15);
  expect(ALERTS.map((alert) => [alert.name, alert.urgency, `/docs/runbook#${anchorOf(alert)}`])).toEqual(
    rules.map(({ name, urgency, place }) => [name, urgency, place]),
  );
  const ids = RUNBOOK.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const alert of ALERTS) {
    expect(ids).toContain(anchorOf(alert));
    expect(alert.steps.length).toBeGreaterThan(1);
  }
});

test('what a section says it fires on is what its rule asks', () => {
  const problems = ALERTS.flatMap(({ name, when }) => {
    const metrics = rules.find((rule) => rule.name === name)?.metrics ?? [];
    const said = [...when.matchAll(/(?:graha|nodejs)_[a-z0-9_]+/g)].map(([metric]) => metric);
    return said.length > 0 && said.every((metric) => metrics.includes(metric)) ? [] : [name];
  });
  expect(problems).toEqual([]);
});

test('every command and every file of the runbook is one that there is', () => {
  // Safe: npm itself reads this file.
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const commands = [...written.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const files = [...written.matchAll(/\b(?:deploy|packages|apps)\/[\w./-]*\w/g)].map(([path]) => path);
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((path) => !existsSync(fileURLToPath(new URL(path, root))))).toEqual([]);
});

test('every function of the database that a step calls is one that there is', () => {
  const called = [...written.matchAll(/graha\.([a-z_]+)\(/g)].map(([, name = '']) => name);
  const folders = ['ledger', 'requests'];
  expect(called.length).toBeGreaterThan(1);
  for (const name of called) {
    expect(folders.some((folder) => existsSync(fileURLToPath(new URL(`prisma/sql/${folder}/${name}.sql`, root))))).toBe(
      true,
    );
  }
});
