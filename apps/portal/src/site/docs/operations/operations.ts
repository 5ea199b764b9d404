import type { WrittenArticle, WrittenSection } from '../block.ts';
import { BACKUP, FAILOVER, READ_REPLICA } from './backup.ts';
import { ENVIRONMENT } from './environment.ts';
import { LIMITS, PARTITIONS, SCALE, SECRETS, UPGRADE } from './upkeep.ts';
import { METRICS } from './watch.ts';

const INSTALL: WrittenSection = {
  id: 'install',
  title: 'Install',
  blocks: [
    {
      kind: 'text',
      text: 'Graha is three programs over one Postgres 15 or newer: the `api`, the `portal` and a `worker` that mails, counts, sweeps and audits. A Redis or Valkey is needed as soon as several replicas of the API share rate limits.',
    },
    {
      kind: 'code',
      title: 'With containers, on one machine',
      code: [
        'node deploy/make-env.mjs > deploy/compose.env   # random passwords and keys: keep this file',
        'docker compose --env-file deploy/compose.env up --build --scale api=3',
      ].join('\n'),
    },
    {
      kind: 'text',
      text: 'For the world, set `API_URL` and `PORTAL_URL` (https) in that file, put a proxy with certificates before ports 4000 and 3000, and give an `SMTP_URL` of your own. `deploy/nginx.conf` is an example of such a proxy. Any managed Postgres and any Valkey may take the place of the two in the file.',
    },
    {
      kind: 'text',
      text: '`deploy/compose/replicas.yml`, given as a second `-f`, adds PgBouncer, two of everything that serves, Prometheus and Grafana. On Kubernetes, with Secrets of your own named in the values:',
    },
    {
      kind: 'code',
      title: 'On Kubernetes',
      code: [
        'docker build --target api --tag registry.example.com/graha/api:1.0.0 .   # and portal, worker, migrate',
        'helm install graha deploy/helm/graha --set images.registry=registry.example.com/graha \\',
        '  --set apiUrl=https://api.example.com --set portalUrl=https://example.com \\',
        '  --set operator.name="Example Ltd" --set operator.email=help@example.com',
      ].join('\n'),
    },
    {
      kind: 'code',
      title: 'Without containers: Node 20.19 or newer',
      code: [
        'npm ci && npm run build',
        'export DATABASE_URL=postgresql://graha_owner:…@db/graha   # CREATEROLE, and owner of the database',
        'npm run db:migrate',
        'psql "$DATABASE_URL" -c "ALTER ROLE graha_api LOGIN PASSWORD \'…\'"   # and graha_app, graha_auth, graha_operator, graha_worker',
        'node apps/api/dist/main.js        # each with the environment below',
        'node apps/worker/dist/main.js',
        'node apps/portal/dist/main.js',
      ].join('\n'),
    },
    {
      kind: 'text',
      text: 'Operators work under `/admin`: tenants, credits, revenue, the log, the auditor. Sign up in the portal, turn on two-factor sign-in under Your account, then make yourself an operator with the owner’s connection. Nobody becomes an operator through the portal, and an operator’s session asks for the password again after 12 hours.',
    },
    {
      kind: 'code',
      title: 'Operators',
      code: [
        'DATABASE_URL=… npm run operator -- you@example.com            # again with --dismiss to take it away',
        'DATABASE_URL=… npm run operator -- --list',
      ].join('\n'),
    },
    {
      kind: 'list',
      items: [
        'The images in our compose files are named by version. Put the digests that you checked behind them where you deploy for customers, and those of your own builds into `images.digests` of the chart. `docker build --sbom=true` lists what is inside.',
        'The servers sign in as five roles, none of which owns a table or can change an entry of the ledger. The owner’s password belongs to the job that migrates, and to no server.',
        'Production is the default. A server refuses to start without its secrets, and one whose database has a moved clock refuses too.',
        'Run as many portals as you like behind a balancer. They count attempts at their doors together, in the database, and keep sessions there; only the pace of one signed-in person is counted by each for itself.',
        'The worker audits the ledger every night from 02:00 UTC: workspaces whose account is not as their last checkpoint has it, those that differed the night before, and a thirtieth of all from the first entry on. So its work follows what is new: a changed balance is found the same night, a changed old entry within thirty nights; `npm run audit -- --from-genesis` finds it at once. Nights without a worker are made good by the next one.',
        'Give the machines a synchronised clock. Credits go by the clock of the database, so a wrong one on a server costs nobody anything.',
      ],
    },
  ],
};

/** The operations manual for people who run Graha. */
export const OPERATIONS: WrittenArticle = {
  title: 'Operations',
  lead: 'Run Graha yourself: install, back up, upgrade, watch.',
  sections: [
    INSTALL,
    ENVIRONMENT,
    BACKUP,
    FAILOVER,
    READ_REPLICA,
    UPGRADE,
    PARTITIONS,
    SCALE,
    LIMITS,
    METRICS,
    SECRETS,
  ],
  next: { label: 'Runbook', href: '/docs/runbook' },
};
