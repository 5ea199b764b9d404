import { request as send, type IncomingHttpHeaders } from 'node:http';

/** Status for a connection closed by the server without an answer. */
export const CUT_OFF = 0;

export type Sent = { method?: string; headers?: Record<string, string>; bytes?: number; body?: string };
export type Answer = { status: number; headers: IncomingHttpHeaders };

/** Sends a request without a browser, which would refuse to send an attack. */
export function ask(url: string, { method = 'GET', headers = {}, bytes = 0, body }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = send(url, { method, agent: false, headers }, (response) => {
      response.resume().on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers });
        sent.destroy();
      });
    });
    // A server that closes during the body may cut off its own answer.
    sent.on('error', (error: NodeJS.ErrnoException) =>
      ['EPIPE', 'ECONNRESET'].includes(error.code ?? '') ? resolve({ status: CUT_OFF, headers: {} }) : reject(error),
    );
    const chunk = Buffer.alloc(64 * 1_024, 'a');
    let left = bytes;
    const go = (): void => {
      for (; left > 0 && !sent.destroyed; left -= chunk.length)
        // Deferred: while the server accepts every byte, the answer would otherwise be read only after the last one.
        if (!sent.write(chunk)) return void sent.once('drain', () => setImmediate(go));
      sent.end(body);
    };
    go();
  });
}
