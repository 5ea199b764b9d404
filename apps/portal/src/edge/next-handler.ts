import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import next from 'next';

export type NextApp = {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Waits for the work that pages do after their answer. */
  close: () => Promise<void>;
};

export type NextPlace = {
  /** Folder of the portal: it has `.next`, and in development `src`. */
  folder: string;
  developing: boolean;
  host: string;
  port: number;
};

/** Prepares Next's own handler of requests. */
export async function prepareNext({ folder, developing, host, port }: NextPlace): Promise<NextApp> {
  const standalone = developing ? null : standaloneConfig(folder);
  // Next reads its configuration here if the image has no next.config.ts: README, "The server".
  if (standalone !== null) process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = standalone;
  // An action that redirects has Next ask itself for the new page. Without this it asks by the protocol of the visitor, which is
  // https behind a proxy, and this server speaks http.
  process.env['__NEXT_PRIVATE_ORIGIN'] = `http://${loopbackOf(host)}:${port}`;
  const app = next({ dir: folder, dev: developing, hostname: host, port });
  await app.prepare();
  return { handle: app.getRequestHandler(), close: () => app.close() };
}

/** Returns the configuration that a build for an image stored, as JSON; null beside sources, which have their next.config.ts. */
function standaloneConfig(folder: string): string | null {
  if (existsSync(join(folder, 'next.config.ts'))) return null;
  // Safe: `next build` writes this file.
  const { config } = JSON.parse(readFileSync(join(folder, '.next/required-server-files.json'), 'utf8')) as {
    config: unknown;
  };
  return JSON.stringify(config);
}

function loopbackOf(host: string): string {
  if (host === '0.0.0.0') return 'localhost';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
