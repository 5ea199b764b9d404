import type { WrittenSection } from '../block.ts';

export const POINT_IN_TIME: WrittenSection = {
  id: 'restore',
  title: 'Restore to a moment',
  blocks: [
    {
      kind: 'text',
      text: 'A base backup each night and an archive of the write-ahead log: together they lead to any moment since. pgBackRest, WAL-G and every managed Postgres do both; these are the plain commands.',
    },
    {
      kind: 'code',
      title: 'Back up',
      code: [
        '# postgresql.conf of the primary',
        'archive_mode = on',
        "archive_command = 'test ! -f /archive/%f && cp %p /archive/%f'   # to another machine, in earnest",
        '',
        'pg_basebackup --pgdata=/backups/$(date +%F) --checkpoint=fast --wal-method=none --dbname="$SUPERUSER_URL"',
      ].join('\n'),
    },
    {
      kind: 'code',
      title: 'Restore, into an empty folder of another server',
      code: [
        'cp -a /backups/2026-11-22 /var/lib/postgresql/restored',
        'touch /var/lib/postgresql/restored/recovery.signal',
        '# postgresql.conf of the restored server',
        "restore_command = 'cp /archive/%f %p'",
        "recovery_target_time = '2026-11-23 09:41:00+00'",
        "recovery_target_action = 'promote'",
        '',
        'DATABASE_URL=… npm run audit -- --from-genesis   # ends with 0, or customers stay out',
      ].join('\n'),
    },
    {
      kind: 'list',
      items: [
        'Stop API, portal and worker first, or they go on writing to the server that you leave. Keep that server and its archive until all is done.',
        'Choose the moment from the ledger: the last good entry’s `at`. All that was committed until then is there, nothing after it.',
        'Point `DATABASE_URL` of the servers at the restored one, start one API, look at `/health/ready`, then start the others.',
        'What was charged after that moment is gone: those answers were given away. What Stripe knows comes back by itself: the worker’s comparison finds what the log lacks.',
        'Practise it: `npx vitest run --config packages/config/vitest.config.ts --project database packages/dev-stack/src/postgres/point-in-time.db.test.ts` takes a base backup under load, kills the server, restores to a moment and audits from the first entry, in half a minute.',
      ],
    },
  ],
};

export const ROLLING_UPGRADE: WrittenSection = {
  id: 'rolling-upgrade',
  title: 'Upgrade',
  blocks: [
    {
      kind: 'code',
      title: 'On Kubernetes: the job migrates, then pods are replaced one by one',
      code: 'helm upgrade graha deploy/helm/graha --values our-values.yaml --set images.tag=1.1.0',
    },
    {
      kind: 'list',
      items: [
        'Read `CHANGELOG.md` from your version on. Take a base backup, or know that last night’s is good.',
        'The migration runs before any new server. It waits for no reader, and the version before works on the migrated database, so both run side by side for as long as it takes.',
        'If the job fails, nothing was replaced: its log names the migration, and the old version serves on.',
        'Back: `helm rollback graha`. It puts the servers back and leaves the schema as it is.',
        'Of Postgres itself: a minor version is a restart (see GrahaChargesFail for what callers see meanwhile). A major version by `pg_upgrade`, or by a dump into a new cluster; the log of events notices that transactions are counted anew.',
      ],
    },
  ],
};

export const ROTATE: WrittenSection = {
  id: 'rotate',
  title: 'Rotate the pepper and the signing keys',
  blocks: [
    {
      kind: 'text',
      text: '`KEY_PEPPER` changes without an interruption: the API accepts keys that were made under the pepper before for as long as `KEY_PEPPER_PREVIOUS` has it. Which pepper a key was made under is nowhere written; its day of creation says it.',
    },
    {
      kind: 'list',
      items: [
        'API first: set `KEY_PEPPER` to the new value and `KEY_PEPPER_PREVIOUS` to the old one, and replace the replicas one by one. They accept both kinds of keys, so the order in which they start does not matter.',
        'Then the portal: set `KEY_PEPPER` to the new value. Every key that it makes from then on is under the new pepper.',
        'Ask customers to rotate the keys that are older than this day, and give them time: rotation keeps the old key valid for as long as they choose, 30 days at most.',
        'Remove `KEY_PEPPER_PREVIOUS` and restart the API. Keys from before are refused from then on (401); they stay in the lists until they are revoked.',
      ],
    },
    {
      kind: 'text',
      text: '`PLAYGROUND_PRIVATE_KEY` and `PLAYGROUND_PUBLIC_KEY` sign what the portal asks for its visitors; each signature lives 60 seconds.',
    },
    {
      kind: 'code',
      title: 'A new pair',
      code: [
        'openssl genpkey -algorithm ed25519 -outform DER -out playground.key',
        'base64 -w0 playground.key                                                          # PLAYGROUND_PRIVATE_KEY, portal',
        'openssl pkey -inform DER -in playground.key -pubout -outform DER | base64 -w0      # PLAYGROUND_PUBLIC_KEY, API',
      ].join('\n'),
    },
    {
      kind: 'list',
      items: [
        'Change both Secrets, restart the API, then the portal. Between the two restarts the playground answers 401; nothing else does.',
        '`SIGNING_KEY` signs answers. Add the public half of the old key to `SIGNING_KEYS_PREVIOUS`, set `SIGNING_KEY` to a new one and restart the replicas one by one. Clients that keep the directory fetch it again when they meet an unknown key, so both keys are accepted during the restart.',
        'A signing key that leaked: replace it and leave its public half out of `SIGNING_KEYS_PREVIOUS`. Within an hour, for which verifiers may keep the directory, nothing that it signed verifies, true receipts included. The digests in the request log remain, and the receipts of the API repeat them.',
        '`BETTER_AUTH_SECRET`: everybody signs in again, and second factors have to be set up anew. Passwords of roles, Stripe’s secrets: see Changing secrets on the page Operations.',
        'Both are tried: `apps/api/src/call/rotate-secrets.db.test.ts` runs a replica before and one after the change on one database.',
      ],
    },
  ],
};

export const ADD_REPLICA: WrittenSection = {
  id: 'add-replica',
  title: 'Add a replica',
  blocks: [
    {
      kind: 'list',
      items: [
        'Of the API: raise `api.autoscaling.max` (chart), or `--scale api=4` (compose). Nothing is shared but Postgres and Valkey; `REDIS_URL` must be set from the second replica on. Set `API_REPLICAS` to the number where you start them by hand; the chart does it.',
        'Count connections: eleven for each replica. From about eight replicas on put PgBouncer in transaction mode between (`deploy/compose/replicas.yml` shows how), with `DATABASE_DIRECT_URL` past it.',
        'Of the portal: as many as you like. Sessions and throttles are in the database.',
        'Of the worker: one is enough. A second one takes over when the first one’s machine is lost.',
        'Of Postgres: a synchronous standby protects charges, an asynchronous one may lose the last second; see Failover on the page Operations.',
      ],
    },
  ],
};

export const ADD_CELL: WrittenSection = {
  id: 'add-cell',
  title: 'Add a cell',
  blocks: [
    {
      kind: 'text',
      text: 'Not in this version. The plan, its numbers and the signs that it is time are on the page Cells. Until then a primary that is at its end gets more cores, a faster disk for its log, and a read model or a request log less: `npm run archive` takes closed months out.',
    },
  ],
};
