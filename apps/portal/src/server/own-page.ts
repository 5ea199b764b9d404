import 'server-only';
import { request } from 'node:http';

const TIMEOUT_MS = 10_000;

/** Returns the HTML of a page of this portal, from its own server; null if there is none. @param path from a list of ours */
export function ownPage(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    const options = {
      host: '127.0.0.1',
      port: process.env['PORT'],
      path,
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    const outgoing = request(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', () => resolve(null));
      incoming.on('end', () => resolve(incoming.statusCode === 200 ? Buffer.concat(chunks).toString('utf8') : null));
    });
    outgoing.on('error', () => resolve(null));
    outgoing.on('close', () => resolve(null));
    outgoing.end();
  });
}
