import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { freePort } from '../free-port.ts';
import { guardFolder, guardProcess } from '../guard.ts';
import { installedProgram } from '../installed-program.ts';
import { withClient } from '../postgres/roles.ts';
import { identityOf, serverUser } from '../postgres/system-user.ts';
import { waitUntil } from '../process-identity.ts';
import { PROJECT } from '../project.ts';
import { createTestDatabase } from '../test-context.ts';
import { query } from '@graha/store/postgres/query';

const pgbouncer = (await installedProgram({ names: ['pgbouncer'], aptPackage: 'pgbouncer' })) ?? '';
if (pgbouncer === '') console.warn('\nNO PGBOUNCER: the settings of deploy/compose/replicas.yml were not tried.\n');

const File = z.object({ configs: z.record(z.string(), z.object({ content: z.string() })) });

test.skipIf(pgbouncer === '')(
  'the servers reach the database through PgBouncer, set up as the compose file does',
  async () => {
    const { configs } = File.parse(parse(readFileSync(join(PROJECT, 'deploy/compose/replicas.yml'), 'utf8')));
    const database = await createTestDatabase();
    const home = mkdtempSync(join(tmpdir(), 'graha-compose-pooler-'));
    const forget = guardFolder(home);
    const user = serverUser();
    const port = await freePort();
    const server = new URL(database.apiUrl);
    const urls: Record<string, string> = {
      GRAHA_API_PASSWORD: database.apiUrl,
      GRAHA_APP_PASSWORD: database.appUrl,
      GRAHA_WORKER_PASSWORD: database.workerUrl,
    };
    // As Compose fills them in; only the paths of this machine differ.
    const settings = (configs['pgbouncer']?.content ?? '')
      .replace(
        'graha = host=postgres port=5432',
        `graha = host=${server.hostname} port=${server.port} dbname=${database.database}`,
      )
      .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1')
      .replace('6432', String(port))
      .replace('/etc/pgbouncer/userlist.txt', join(home, 'userlist.txt'));
    const users = (configs['pgbouncer-users']?.content ?? '').replace(/\$\{(\w+):\?\}/g, (_, name: string) =>
      decodeURIComponent(new URL(urls[name] ?? '').password),
    );
    for (const [name, text] of [
      ['pgbouncer.ini', settings],
      ['userlist.txt', users],
    ] as const) {
      writeFileSync(join(home, name), text, { mode: 0o600 });
      if (user) chownSync(join(home, name), user.uid, user.gid);
    }
    if (user) chownSync(home, user.uid, user.gid);
    const child = spawn(pgbouncer, [join(home, 'pgbouncer.ini')], { stdio: 'ignore', cwd: home, ...identityOf(user) });
    guardProcess(child, 'SIGTERM', 'SIGKILL');
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
    const who = async (url: string): Promise<string> => {
      const through = new URL(url);
      through.host = `127.0.0.1:${port}`;
      through.pathname = '/graha';
      return withClient(through.href, async (client) => {
        const { rows } = await query(client, 'SELECT session_user AS who');
        return rows[0]?.who ?? '';
      });
    };
    try {
      const answers = () =>
        who(database.apiUrl).then(
          () => true,
          () => false,
        );
      expect(await waitUntil(async () => hasEnded() || (await answers()), 10_000)).toBe(true);
      expect(await Promise.all(Object.values(urls).map(who))).toEqual(['graha_api', 'graha_app', 'graha_worker']);
      await expect(who(database.operatorUrl)).rejects.toThrow(/auth|user/i);
    } finally {
      child.kill('SIGTERM');
      if (!(await waitUntil(hasEnded, 5_000))) child.kill('SIGKILL');
      rmSync(home, { recursive: true, force: true });
      forget();
      await database.stop();
    }
  },
);
