import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * Where a connection breaks: before the statement reaches the server, while the server works on it, or when the server
 * has committed and its answer is on the way.
 */
export const CUTS = ['on the way there', 'at work', 'on the way back'] as const;
export type Cut = (typeof CUTS)[number];

/** Between a client and Postgres; cuts the connections over which a marked statement goes. */
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
    // The server speaks after its commit: what it says is swallowed.
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
    /** Cuts the next marked statements, one after the other, each in its way; so many on their way back, if it is a number. */
    arm: (cuts: readonly Cut[] | number): void =>
      void (state.armed = typeof cuts === 'number' ? Array<Cut>(cuts).fill('on the way back') : [...cuts]),
    /** Cuts the next marked statement on its way back and everything else with it, until it is opened again. */
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
