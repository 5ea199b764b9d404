import { BACKUP_STEPS, SECRETS_BESIDE_BACKUP } from '@graha/domain/operations/backup';
import type { WrittenSection } from '../block.ts';

export const BACKUP: WrittenSection = {
  id: 'backup',
  title: 'Backup and restore',
  blocks: [
    {
      kind: 'text',
      text: 'All that matters is in Postgres; servers hold nothing. Archive the write-ahead log (point-in-time recovery) so that a restore loses seconds rather than a day, and keep a dump for the day on which the archive turns out to be broken. Keep the three secrets below apart from both: no backup holds them, and none can be made anew.',
    },
    {
      kind: 'code',
      title: 'A dump, and back into an empty cluster',
      code: [...BACKUP_STEPS.dump, '', ...BACKUP_STEPS.restore, '', ...BACKUP_STEPS.check].join('\n'),
    },
    {
      kind: 'table',
      label: 'Secrets to keep beside a backup',
      columns: ['Variable', 'With another one'],
      rows: Object.entries(SECRETS_BESIDE_BACKUP).map(([name, loss]) => [`\`${name}\``, loss]),
    },
    {
      kind: 'text',
      text: 'The passwords of the roles are in `roles.sql`. The pair of playground keys, the Stripe secrets and the mail password may be replaced. `npm run test:faults -- --only T38` plays these commands under load, into a second cluster, and calls on with the same keys.',
    },
    {
      kind: 'list',
      items: [
        'A new cluster counts transactions anew. The log of events notices at its first use and goes on where every reader stood; nothing is to be done by hand.',
        'The audit recomputes every account from its first entry and ends with code 1 if anything differs. Let it pass before you let customers in.',
        'A backup has the keys of texts that were destroyed after it, and people who were erased. Write `npm run erased -- list` beside each backup; after a restore, `npm run erased -- again <file>` with the newest list asks for these deletions once more, and the worker carries them out within minutes. Delete backups when their time is over: an erasure reaches them in no other way.',
        'What was charged after the moment you restored to is gone from the ledger. The answers were sent, so the customers have had them for nothing; nobody is charged twice.',
      ],
    },
  ],
};

export const FAILOVER: WrittenSection = {
  id: 'failover',
  title: 'Failover',
  blocks: [
    {
      kind: 'table',
      label: 'What a failover of Postgres can lose',
      columns: ['Standby', 'An answered call', 'What happens'],
      rows: [
        [
          'synchronous',
          'is never lost',
          'The charge waits for the second disk. Let `synchronous_standby_names` list two standbys, so that one may be away.',
        ],
        [
          'asynchronous',
          'may be lost',
          'As much as the standby is behind, usually under a second: those answers were given away. No balance is wrong for what remains. No API becomes ready in production beside such a standby, unless `ALLOW_ASYNC_STANDBY` is `1`.',
        ],
      ],
    },
    {
      kind: 'text',
      text: 'While there is no primary, metered calls are answered 503 with `Retry-After` and cost nothing; health, documents and prices go on. The servers find the new primary by themselves, at the same address or among the hosts of their URL. Never let `synchronous_commit` be off for role `graha_api`: every answered call relies on it.',
    },
    {
      kind: 'code',
      title: 'A primary and two standbys',
      code: 'DATABASE_URL=postgresql://graha_api:…@pg-1:5432,pg-2:5432,pg-3:5432/graha',
    },
    {
      kind: 'list',
      items: [
        'Name all servers of the cluster in `DATABASE_URL`, `AUTH_DATABASE_URL` and `OPERATOR_DATABASE_URL`, as libpq writes them, or one address that always leads to the primary (HAProxy, PgBouncer, a Kubernetes service). The job that migrates and `ARCHIVE_DATABASE_URL` take one host.',
        'Of several hosts each new connection goes to the one that takes writes. If two do, it goes to the one promoted last: a process that has seen a newer timeline never writes to an older one again. A server that is made read-only is left at the next write.',
        'Let a manager (Patroni, CloudNativePG, a managed service) promote and fence, with `synchronous_mode` on. It has a minute after a failover to name the new synchronous standby before the API reports that it is not ready.',
        'A standby is recognised in `pg_stat_replication` by its session. Base backups, `pg_receivewal`, pgBackRest, Barman and logical subscriptions do not count.',
      ],
    },
    {
      kind: 'text',
      text: '`npm run test:faults -- --only T9` kills the primary ten times under 64 clients, promotes its synchronous standby and brings the old primary back beside it. On a busy machine of 2 cores: 35,481 answered calls, 0 lost, 0 charged twice, no writer on the old primary; the first 200 came 0.2 s after the promotion (median; 0.5 s at worst), and with the kill and the promotion 0.6 s (0.95 s at worst). The time in which your manager notices comes on top.',
    },
    {
      kind: 'text',
      text: '`npm run test:faults -- --only T9b` lets Patroni do it: three nodes with `synchronous_mode_strict` over etcd, the primary killed ten times under 64 clients. With Patroni 3.0.2 and Postgres 15 on the same machine: 6,474 answered calls, 0 lost, 0 charged twice, never two nodes that took writes (looked at every 100 ms); the first 200 came 5.3 s after the kill (median; 8.0 s at worst).',
    },
    {
      kind: 'text',
      text: 'A Valkey that fails costs no credit and no call. Until it is back each replica counts its share of a limit (`API_REPLICAS`), so a workspace may for a while get somewhat more or less than its rate.',
    },
  ],
};

export const READ_REPLICA: WrittenSection = {
  id: 'read-replica',
  title: 'Read replica',
  blocks: [
    {
      kind: 'text',
      text: 'With `DATABASE_REPLICA_URL` the portal reads usage, the request log, the statement of the last 30 days and the operator’s figures and revenue from a standby. Calls, keys, settings, balances and everything a person has just changed stay on the primary.',
    },
    {
      kind: 'list',
      items: [
        'Each of these pages says how old its figures are at most. The age is measured by positions in the log that the portal notes once a second, so clocks that differ do not matter.',
        'A replica that is away, refuses, was promoted, or is more than 10 s behind is not read: the primary answers until the replica has caught up. A query that fails there, such as one cancelled by replay, is done again on the primary.',
        'Its sessions are read-only from their first moment on, so nothing is written there even if it is promoted.',
        '`hot_standby_feedback = on` keeps long reads from being cancelled. Leave the synchronous standby to failover and read from another one, or every commit waits longer while reports run.',
      ],
    },
  ],
};
