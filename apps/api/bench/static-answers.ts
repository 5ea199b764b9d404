import { createServer } from 'node:http';

/**
 * Node alone: sends a fixed buffer for each path, with as many bytes as the API's answer has. This is the upper bound
 * for any server on this runtime. The argument gives the number of bytes by path. The program prints its port.
 */
const sizes = new Map<string, number>(Object.entries(JSON.parse(process.argv[2] ?? '{}')));
const buffers = new Map([...sizes].map(([path, bytes]) => [path, Buffer.alloc(bytes, 'a')]));

const server = createServer((request, response) => {
  const body = buffers.get(request.url ?? '');
  request.resume();
  if (body === undefined) return void response.writeHead(404).end();
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
    .end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
process.once('SIGTERM', () => process.exit(0));
