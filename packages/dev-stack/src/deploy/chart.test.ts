import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { PROJECT } from '../project.ts';
import { helmProgram } from './helm-program.ts';
import { manifestOf, problemsOfManifests, type Manifest } from './manifests.ts';

const CHART = join(PROJECT, 'deploy/helm/graha');
const helm = (await helmProgram()) ?? '';

const NEEDED = [
  'apiUrl=https://api.example.com',
  'portalUrl=https://example.com',
  'operator.name=Graha Ltd',
  'operator.email=help@example.com',
  'images.registry=images.example.com/graha',
];
const EVERYTHING = [
  ...NEEDED,
  'ingress.enabled=true',
  'ingress.apiTlsSecretName=api-tls',
  'monitoring.serviceMonitor.enabled=true',
  'monitoring.rules.enabled=true',
  'monitoring.dashboard.enabled=true',
  'worker.archiveClaim=archive',
  'ephemerisClaim=ephemeris',
  'trustedProxies=10.0.0.0/8',
  'networkPolicy.ingressFrom[0].namespaceSelector.matchLabels.name=ingress',
  'networkPolicy.metricsFrom[0].namespaceSelector.matchLabels.name=monitoring',
  'networkPolicy.database.to[0].ipBlock.cidr=10.1.0.0/16',
  'portal.autoscaling.enabled=false',
];
const withValues = (values: readonly string[]): string[] => values.flatMap((value) => ['--set', value]);

function render(values: readonly string[]): Manifest[] {
  const text = execFileSync(helm, ['template', 'graha', CHART, ...withValues(values)], { encoding: 'utf8' });
  return parseAllDocuments(text).flatMap((document): Manifest[] => {
    const parsed: unknown = document.toJS();
    return parsed === null ? [] : [manifestOf(parsed)];
  });
}

const Labels = z.record(z.string(), z.string());
const Variable = z.object({ name: z.string(), value: z.string().optional(), valueFrom: z.unknown().optional() });
const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const Container = z.looseObject({
  name: z.string(),
  image: z.string(),
  env: z.array(Variable),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  securityContext: z.unknown(),
  resources: z.object({ requests: Labels, limits: z.looseObject({ memory: z.string() }) }),
  startupProbe: Probe.optional(),
  livenessProbe: Probe.optional(),
  readinessProbe: Probe.optional(),
});
const Pods = z.looseObject({
  spec: z.looseObject({
    template: z.object({
      metadata: z.looseObject({ labels: Labels }),
      spec: z.looseObject({
        automountServiceAccountToken: z.literal(false),
        securityContext: z.looseObject({ runAsNonRoot: z.literal(true), runAsUser: z.number().min(1) }),
        containers: z.tuple([Container]),
      }),
    }),
  }),
});

const podsOf = (manifests: readonly Manifest[]) =>
  manifests
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map((manifest) => {
      const { metadata, spec } = Pods.parse(manifest).spec.template;
      return { labels: metadata.labels, container: spec.containers[0] };
    });

const HTTP = { api: 'src/start/env.ts', worker: 'src/env.ts', portal: 'src/server/env.ts' };
const READS = "const { readEnv } = await import(process.argv[1]); readEnv(process.env); console.log('accepted');";

test('a manifest with an unknown field, a missing one or a wrong type is refused', () => {
  const policy = { apiVersion: 'policy/v1', kind: 'PodDisruptionBudget', metadata: { name: 'x' } };
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'x' } };
  const problems = problemsOfManifests([
    { ...policy, spec: { minAvailable: 1 } },
    { ...policy, spec: { minAvaliable: 1 } },
    { ...service, spec: { ports: [{ name: 'x' }] } },
    { ...service, spec: { ports: [{ port: '80' }] } },
  ]);
  expect(
    problems.map((problem) => /minAvaliable|'"port"' is missing|not assignable to type 'number'/.exec(problem)?.[0]),
  ).toEqual(['minAvaliable', `'"port"' is missing`, "not assignable to type 'number'"]);
});

describe.skipIf(helm === '')('the chart', () => {
  test('Helm’s own linter has nothing against it', () => {
    const { status, stdout } = spawnSync(helm, ['lint', '--strict', CHART, ...withValues(NEEDED)], {
      encoding: 'utf8',
    });
    expect([status, stdout.match(/\[(WARNING|ERROR)\].*/g)]).toEqual([0, null]);
  });

  test('Kubernetes knows every field that it renders, with the least values and with everything switched on', () => {
    const rendered = [render(NEEDED), render(EVERYTHING)];
    expect(problemsOfManifests(rendered.flat())).toEqual([]);
    expect(rendered.map((manifests) => manifests.length)).toEqual([16, 22]);
    for (const manifests of rendered) {
      const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test.each([
    ['a misspelt value', 'api.replica=3'],
    ['a portal without https', 'portalUrl=http://example.com'],
    ['an operator without an address', 'operator.email=none'],
    ['an address with a path', 'apiUrl=https://example.com/api/'],
    ['a secret among the settings', 'api.settings.KEY_PEPPER=0123456789'],
    ['a digest that is none', 'images.digests.api=latest'],
  ])('%s is refused before anything is installed', (_, value) => {
    const args = ['template', 'graha', CHART, ...withValues([...NEEDED, value])];
    const { status, stderr } = spawnSync(helm, args, { encoding: 'utf8' });
    expect(status).not.toBe(0);
    expect(stderr).toContain("don't meet the specifications of the schema");
  });

  test('no container is root, gains a right, or writes to its image', () => {
    const pods = podsOf(render(EVERYTHING));
    expect(pods.map(({ container }) => container.name).toSorted()).toEqual(['api', 'migrate', 'portal', 'worker']);
    for (const { container } of pods) {
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        privileged: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  test('a secret comes by reference, never as a value', () => {
    const variables = podsOf(render(EVERYTHING)).flatMap(({ container }) => container.env);
    const secret = /PASSWORD|PEPPER|SECRET|PRIVATE|API_KEY|DATABASE|SMTP_URL|REDIS_URL/;
    expect(variables.filter(({ name, value }) => secret.test(name) && value !== undefined)).toEqual([]);
    expect(variables.filter(({ valueFrom }) => valueFrom !== undefined).length).toBeGreaterThan(15);
  });

  test('every probe asks a path that its server answers, on a port that it has', () => {
    const paths = readFileSync(join(PROJECT, 'apps/api/src/http/system-paths.ts'), 'utf8');
    const known = (path: string): boolean =>
      paths.includes(`'${path}'`) || ['/metrics', '/sign-in', '/icon.svg'].includes(path);
    for (const { container } of podsOf(render(NEEDED)).filter((pod) => pod.container.name !== 'migrate')) {
      const { startupProbe, livenessProbe, readinessProbe, ports } = container;
      expect(livenessProbe && readinessProbe).toBeTruthy();
      for (const probe of [startupProbe, livenessProbe, readinessProbe]) {
        if (!probe) continue;
        expect(ports.map(({ name }) => name)).toContain(probe.httpGet.port);
        expect(known(probe.httpGet.path)).toBe(true);
      }
    }
  });

  test('whatever selects pods selects those of one server', () => {
    const manifests = render(EVERYTHING);
    const pods = podsOf(manifests);
    const Selecting = z.object({
      spec: z.looseObject({
        selector: z.union([z.object({ matchLabels: Labels }), Labels]).optional(),
        podSelector: z.object({ matchLabels: Labels }).optional(),
      }),
    });
    const kinds = ['Deployment', 'Service', 'PodDisruptionBudget', 'NetworkPolicy'];
    for (const manifest of manifests.filter(({ kind }) => kinds.includes(kind))) {
      const { selector, podSelector } = Selecting.parse(manifest).spec;
      const given = podSelector ?? selector ?? {};
      const labels = Object.entries(Labels.parse('matchLabels' in given ? given.matchLabels : given));
      const found = pods.filter((pod) => labels.every(([name, value]) => pod.labels[name] === value));
      expect([manifest.kind, manifest.metadata.name, found.length]).toEqual([manifest.kind, manifest.metadata.name, 1]);
    }
  });

  test('the job that migrates runs before a version is installed or replaced', () => {
    const job = render(NEEDED).find(({ kind }) => kind === 'Job');
    expect(job?.metadata['annotations']).toMatchObject({ 'helm.sh/hook': 'pre-install,pre-upgrade' });
  });

  test.each(Object.entries(HTTP))('the %s reads every variable of its container, and accepts them', (name, schema) => {
    const file = join(PROJECT, 'apps', name, schema);
    const env = podsOf(render(EVERYTHING)).flatMap(({ container }) => (container.name === name ? container.env : []));
    const read = readFileSync(file, 'utf8');
    expect(env.filter((variable) => !new RegExp(`\\b${variable.name}\\b`).test(read))).toEqual([]);
    const kept = env.flatMap((variable) => {
      const value = variable.value ?? SAMPLES[variable.name];
      return value === undefined ? [] : [[variable.name, value] as const];
    });
    const said = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', READS, file], {
      cwd: PROJECT,
      env: { PATH: process.env['PATH'], ...Object.fromEntries(kept) },
      encoding: 'utf8',
    });
    expect(said).toContain('accepted');
  });

  test('an alert of the chart leads to the portal’s runbook', () => {
    const rules = render(EVERYTHING).find(({ kind }) => kind === 'PrometheusRule');
    const links = [...JSON.stringify(rules).matchAll(/"runbook_url":"([^"]*)"/g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(15);
    expect(links.filter((link) => !link?.startsWith('https://example.com/docs/runbook#graha-'))).toEqual([]);
  });
});

/** Sample values of a Secret. */
const SAMPLES: Record<string, string> = Object.fromEntries([
  ...['DATABASE_URL', 'DATABASE_DIRECT_URL', 'AUTH_DATABASE_URL', 'OPERATOR_DATABASE_URL', 'ARCHIVE_DATABASE_URL'].map(
    (name) => [name, 'postgresql://role:password@db:5432/graha'],
  ),
  ...['KEY_PEPPER', 'BETTER_AUTH_SECRET'].map((name) => [name, '0'.repeat(40)]),
  ['REDIS_URL', 'redis://valkey:6379'],
  ['SMTP_URL', 'smtps://mail.example.com:465'],
]);

test('the chart’s defaults name no image, no address and no password', () => {
  const text = readFileSync(join(CHART, 'values.yaml'), 'utf8');
  expect(parse(text)).toMatchObject({
    apiUrl: '',
    portalUrl: '',
    operator: { name: '', email: '' },
    images: { registry: '' },
  });
  expect(text).not.toMatch(/postgres(ql)?:\/\/|password:/i);
});
