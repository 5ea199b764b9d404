import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * The moment at which a connection breaks: before the statement reaches the server, during its execution, or after the
 * commit, on the way of the result.
 */
export const CUTS = ['on the way there', 'at work', 'on the way back'] as const;
export type Cut = (typeof CUTS)[number];

/** A proxy between a client and Postgres. It cuts connections that carry a marked statement. */
export async function cuttingProxy(databaseUrl: string, marker: string) {
  const target = new URL(databaseUrl);
  const state: { armed: Cut[]; made: number; staysCut: boolean; isShut: boolean } = {
    armed: [],
    made: 0,
    staysCut: false,
    isShut: false,
  };
  const sockets = new Set<Socket>();
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    if (state.isShut) return void client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    let isMarked = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    const cut = (): void => {
      state.made += 1;
      client.destroy();
      upstream.destroy();
      state.isShut ||= state.staysCut;
      if (state.isShut) endAll();
    };
    client.on('data', (data) => {
      const wanted = data.includes(marker) ? state.armed.shift() : undefined;
      if (wanted === 'on the way there') return cut();
      isMarked ||= wanted === 'on the way back';
      upstream.write(data, () => {
        if (wanted === 'at work') cut();
      });
    });
    // The server answers after its commit: the answer is swallowed.
    upstream.on('data', (data) => (isMarked ? cut() : void client.write(data)));
    client.on('end', () => upstream.end());
    upstream.on('end', () => client.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = typeof address === 'object' && address ? String(address.port) : '';

  return {
    url: url.href,
    /**
     * Cuts the next marked statements, one after another, each at its moment. A number cuts that many on their way
     * back.
     */
    arm: (cuts: readonly Cut[] | number): void =>
      void (state.armed = typeof cuts === 'number' ? Array<Cut>(cuts).fill('on the way back') : [...cuts]),
    /** Cuts the next marked statement on its way back, and all other connections, until `open` is called. */
    armToShut: (): void => void Object.assign(state, { armed: ['on the way back'], staysCut: true }),
    open: (): void => void Object.assign(state, { staysCut: false, isShut: false }),
    made: (): number => state.made,
    close(): void {
      endAll();
      server.close();
    },
  };
}

export type CuttingProxy = Awaited<ReturnType<typeof cuttingProxy>>;
