import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';

function canListen(port: number, host: string): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : null;
      server.close(() => resolve(taken));
    });
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.setTimeout(500, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/** Also checks for an answer, because some systems let two servers share a port on different addresses. */
export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return !(await answers(port)) && (await canListen(port, host)) !== null;
}

/**
 * Below the ports that Linux (32768) and macOS (49152) use for outgoing connections, one of which could take the port
 * in the meantime.
 */
const PORTS = { from: 15_000, to: 32_000 };

/** Returns a port without a listener, chosen at random so that two concurrent processes get different ones. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isPortFree(port, host)) return port;
  }
  throw new Error(`No port can be opened on ${host}.`);
}
