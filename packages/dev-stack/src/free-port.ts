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

/** Some systems let two servers share a port on different addresses, so it is also asked whether somebody answers. */
export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return !(await answers(port)) && (await canListen(port, host)) !== null;
}

export async function freePort(host = '127.0.0.1'): Promise<number> {
  const port = await canListen(0, host);
  if (port === null) throw new Error(`No port can be opened on ${host}.`);
  return port;
}
