import { request as send, type IncomingHttpHeaders } from 'node:http';

/** The status of a connection that the server has closed without an answer. */
export const CUT_OFF = 0;

export type Sent = { method?: string; headers?: Record<string, string>; bytes?: number; body?: string };
export type Answer = { status: number; headers: IncomingHttpHeaders };

/** Without a browser between: it would not send what an attacker does. */
export function ask(url: string, { method = 'GET', headers = {}, bytes = 0, body }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = send(url, { method, agent: false, headers }, (response) => {
      response.resume().on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers });
        sent.destroy();
      });
    });
    // A server that closes while the body is still coming cuts its own answer off.
    sent.on('error', (error: NodeJS.ErrnoException) =>
      ['EPIPE', 'ECONNRESET'].includes(error.code ?? '') ? resolve({ status: CUT_OFF, headers: {} }) : reject(error),
    );
    const chunk = Buffer.alloc(64 * 1_024, 'a');
    let left = bytes;
    const go = (): void => {
      for (; left > 0 && !sent.destroyed; left -= chunk.length)
        // Not at once: while the server takes every byte, the answer would only be read after the last one.
        if (!sent.write(chunk)) return void sent.once('drain', () => setImmediate(go));
      sent.end(body);
    };
    go();
  });
}
