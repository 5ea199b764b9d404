import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** Between a client and Postgres: cuts the connection when the answer to a marked statement is on its way back. */
export async function cuttingProxy(databaseUrl: string, marker: string) {
  const target = new URL(databaseUrl);
  const state = { cutsLeft: 0, cut: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let marked = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (data) => {
      if (state.cutsLeft > 0 && data.includes(marker)) {
        state.cutsLeft -= 1;
        marked = true;
      }
      upstream.write(data);
    });
    // The server speaks after its commit: what it says is swallowed.
    upstream.on('data', (data) => {
      if (!marked) return void client.write(data);
      state.cut += 1;
      client.destroy();
      upstream.destroy();
    });
    client.on('end', () => upstream.end());
    upstream.on('end', () => client.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = typeof address === 'object' && address ? String(address.port) : '';

  return {
    url: url.toString(),
    /** Cuts the next so many answers. */
    arm: (cuts: number): void => void (state.cutsLeft = cuts),
    cut: (): number => state.cut,
    close(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
