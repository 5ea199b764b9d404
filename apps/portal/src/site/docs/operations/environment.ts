import type { WrittenSection } from '../block.ts';

/** Every variable that a server reads, in the order of first use. */
const VARIABLES: readonly (readonly [name: string, of: string, meaning: string])[] = [
  [
    'DATABASE_URL',
    'all',
    'Each server’s own role: `graha_api`, `graha_app` (portal), `graha_worker`. May lead through a PgBouncer in transaction mode. Several hosts, separated by commas, are a primary and its standbys: see Failover.',
  ],
  [
    'DATABASE_DIRECT_URL',
    'API, worker',
    'The same past such a pooler: news of changed keys come over a session of their own.',
  ],
  [
    'ALLOW_ASYNC_STANDBY',
    'API',
    '`1`: serve in production although a standby streams that no commit waits for. A failover may then lose charges.',
  ],
  ['AUTH_DATABASE_URL', 'portal', 'Role `graha_auth`, which alone reads accounts and sessions.'],
  [
    'DATABASE_REPLICA_URL',
    'portal',
    'A read replica of the same cluster, for usage, requests and the operator’s figures; one host. Each role signs in there with the password of its own URL. See Read replica.',
  ],
  [
    'OPERATOR_DATABASE_URL',
    'portal',
    'Role `graha_operator`, which reads every tenant and writes nothing. Without it there are no pages for operators.',
  ],
  [
    'KEY_PEPPER',
    'API, portal',
    'API keys are stored as a hash under it. The same for both, at least 32 characters. Another one makes every key invalid.',
  ],
  [
    'KEY_PEPPER_PREVIOUS',
    'API',
    'The pepper before, after a change: keys that were made under it work for as long as it is given.',
  ],
  [
    'SEALING_KEY',
    'portal, worker, API',
    'Seals the secrets of webhooks and of identity providers in the database. The same for all, at least 32 characters. Without it there are no webhooks, and without it at the API the Management API adds none.',
  ],
  [
    'SEALING_KEY_PREVIOUS',
    'worker, portal',
    'The key before, after a change. The worker opens with it and seals again within an hour; then it can go. The portal needs it with `SSO_ENABLED` alone.',
  ],
  ['BETTER_AUTH_SECRET', 'portal', 'Signs sessions and keeps second factors. At least 32 characters.'],
  ['API_URL', 'all', 'How the world reaches the API.'],
  ['PORTAL_URL', 'all', 'How the world reaches the portal. Begins with https:// in production, or nobody can sign in.'],
  ['API_INTERNAL_URL', 'portal, worker', 'How these two reach the API, where that is another address.'],
  ['HOST', 'API', 'Where it listens; 127.0.0.1 if not said.'],
  ['PORT', 'API', '4000 if not said.'],
  [
    'TRUSTED_PROXIES',
    'API, portal',
    'Addresses and ranges of proxies whose X-Forwarded-For is believed, separated by commas; nobody’s if not said.',
  ],
  [
    'REDIS_URL',
    'API',
    'Where all replicas count requests together. While it is away, each counts its share for itself.',
  ],
  ['API_REPLICAS', 'API', 'How many replicas share a limit while each counts for itself; 1 if not said.'],
  [
    'API_PROCESSES',
    'API',
    'Processes of one replica, which share its port and count as replicas in the limits; `0` for as many as there are cores. 1 if not said; 0 in the container image.',
  ],
  ['GRAHA_CHECK_ANSWERS', 'API', '`1` checks each answer against its schema, which takes longer than most answers.'],
  [
    'EPHE_PATH',
    'API, worker',
    'Folder of further Swiss Ephemeris files (`sepl_24.se1`, `semo_24.se1`, `seas_24.se1` and so on, from Debian’s `swe-standard-data` and `swe-extra-data` or from Astrodienst): births and days of their years are computed too, from -5399 to 5398 with all files. The three files of an era go together, and eras from 600 and 1800 outwards without a gap; the start says what is missing. `GET /api/v1/operations` and `metadata.engine` say the years in use. The same for both, or subscriptions refuse births that the API takes: the compose file mounts the folder of this variable for both, the Helm chart the volume of `ephemerisClaim`. Answers for such years come from the library, some ten times slower than from the packed polynomials; Chiron exists from 675 to 4650.',
  ],
  ['COMPUTE_THREADS', 'API', 'Threads of one process for calls that may take long; 1 if not said.'],
  ['PLAYGROUND_PRIVATE_KEY', 'portal', 'Ed25519, PKCS #8, DER in base64: signs the calls of the playground.'],
  ['PLAYGROUND_PUBLIC_KEY', 'API', 'The other half (SPKI). Without the pair there is no playground.'],
  [
    'SIGNING_KEY',
    'API',
    'Ed25519, PKCS #8, DER in base64: signs the answers of requests with `Graha-Sign: 1`, which are refused without it.',
  ],
  [
    'SIGNING_KEYS_PREVIOUS',
    'API',
    'Public halves of earlier signing keys (SPKI), separated by commas. What they signed remains valid.',
  ],
  ['SYSTEM_API_KEY', 'portal', 'A live key for the chart on the landing page; without it a stored one is shown.'],
  [
    'GOOGLE_CLIENT_ID',
    'portal',
    'Offers sign-in with Google. Register `PORTAL_URL` + `/api/providers/google/callback` there.',
  ],
  ['GOOGLE_CLIENT_SECRET', 'portal', 'Set together with `GOOGLE_CLIENT_ID`.'],
  [
    'GITHUB_CLIENT_ID',
    'portal',
    'Offers sign-in with GitHub. Register `PORTAL_URL` + `/api/providers/github/callback` there.',
  ],
  ['GITHUB_CLIENT_SECRET', 'portal', 'Set together with `GITHUB_CLIENT_ID`.'],
  ['GOOGLE_URL', 'portal', 'In development alone: the address of a stand-in for Google.'],
  ['GITHUB_URL', 'portal', 'In development alone: the address of a stand-in for GitHub.'],
  [
    'SSO_ENABLED',
    'portal',
    '`1`: workspaces on Scale may connect an identity provider by OpenID Connect. Needs `SEALING_KEY`, and a way out to the providers and to DNS.',
  ],
  ['SMTP_URL', 'worker', 'Where mail is handed over. Without it mail stays in the outbox.'],
  ['MAIL_FROM', 'worker', 'Who the mails are from.'],
  ['STRIPE_SECRET_KEY', 'portal, worker', 'Without it nothing can be bought.'],
  ['STRIPE_WEBHOOK_SECRET', 'portal', 'Proves that a message is Stripe’s. It arrives at `/api/stripe/webhook`.'],
  ['STRIPE_AUTOMATIC_TAX', 'portal, worker', '`1`: Stripe works out taxes, once that is set up there.'],
  ['STRIPE_API_URL', 'portal, worker', 'In development alone: the address of a stand-in for Stripe.'],
  [
    'ARCHIVE_DIR',
    'worker',
    'Where old months of the ledger go, each day one is due; without it all stay in the database.',
  ],
  ['ARCHIVE_AFTER_MONTHS', 'worker', 'How old they are then; 24 if not said.'],
  ['ARCHIVE_DATABASE_URL', 'worker', 'The owner’s connection, past any pooler: nobody else may take a month out.'],
  [
    'WEBHOOKS_PER_SECOND',
    'worker',
    'Webhook deliveries that one worker begins within a second; 200 if not said. Messages above it wait, so that a burst of events leaves processors and database to paid calls. Raise it on a machine with more than two cores.',
  ],
  ['METRICS_PORT', 'all', 'Prometheus metrics on a port of their own; 0, the default, is none.'],
  ['METRICS_HOST', 'all', 'Where that port listens; the loopback if not said. What it shows is not for customers.'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'API', 'Where traces go (OTLP over HTTP); without it there are none.'],
  [
    'LOG_LEVEL',
    'API, worker',
    '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`; `info` if not said. At `info` the API writes a line for each refusal and failure; a success is in the request log, and has a line at `debug`, with a trace, or if the client did not wait for it. Lines are written together, at most 250 ms late. They name operations and ids, never a birth, a key or an address.',
  ],
  [
    'SOURCE_URL',
    'API, portal',
    'Where the source of the running version can be had, if you changed it: the licence asks for that.',
  ],
  [
    'OPERATOR_NAME',
    'all',
    'Who runs the service, at the foot of pages and mails and in the contact of `/openapi.json`; Graha if not set. In production a portal with an https address does not start without it.',
  ],
  [
    'OPERATOR_EMAIL',
    'all',
    'The address for questions, shown in the same places; none if not set. In production a portal with an https address does not start without it.',
  ],
  ['OPERATOR_ADDRESS', 'portal, worker', 'The postal address in one line, for pages and mails; none if not set.'],
  ['OPERATOR_DATA_LOCATION', 'portal', 'Where the servers are, for `/dpa`: “Frankfurt, Germany”.'],
  ['GRAHA_MODE', 'all', '`production` if not said; `development` and `test` switch on what must not face the world.'],
];

export const ENVIRONMENT: WrittenSection = {
  id: 'environment',
  title: 'Environment',
  blocks: [
    {
      kind: 'text',
      text: 'A server names every variable that is missing or wrong, and shows no value. Nothing is read after the start.',
    },
    {
      kind: 'table',
      label: 'Environment variables',
      columns: ['Variable', 'Of', 'Meaning'],
      rows: VARIABLES.map(([name, of, meaning]) => [`\`${name}\``, of, meaning]),
    },
  ],
};
