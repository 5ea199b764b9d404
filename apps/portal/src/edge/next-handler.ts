import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import next from 'next';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { BUILT_WITHOUT_SETTINGS } from '../server/call-api.ts';

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
  // An image has no compiler for next.config.ts, so Next takes its configuration from here: README, "The server".
  if (standalone !== null) process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = standalone;
  // An action that redirects has Next ask itself for the new page. Without this it asks by the protocol of the visitor, which is
  // https behind a proxy, and this server speaks http.
  process.env['__NEXT_PRIVATE_ORIGIN'] = `http://${loopbackOf(host)}:${port}`;
  const app = next({ dir: folder, dev: developing, hostname: host, port });
  await app.prepare();
  // Else a first visitor gets them, and everybody after the page was evicted from memory: Next takes the file of the build again,
  // and keeps it for as long as the page that was rendered with settings.
  tagsManifest.set(BUILT_WITHOUT_SETTINGS, { expired: Date.now() });
  return { handle: app.getRequestHandler(), close: () => app.close() };
}

/** Returns the configuration that `next build` stored for an image, as JSON; null after any other build. */
function standaloneConfig(folder: string): string | null {
  // Safe: `next build` writes this file.
  const { config } = JSON.parse(readFileSync(join(folder, '.next/required-server-files.json'), 'utf8')) as {
    config: { output?: string };
  };
  return config.output === 'standalone' ? JSON.stringify(config) : null;
}

function loopbackOf(host: string): string {
  if (host === '0.0.0.0') return 'localhost';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
