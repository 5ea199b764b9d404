import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { StandardBirthRequest } from '@graha/catalog/birth';
import Fastify from 'fastify';

/** Servers to compare the API with, each smaller than the last, with the same answer in the same number of bytes. */

/** As long as a whole chart, so that serialising and sending cost as much as in the product. */
export const CHART = {
  planets: Array.from({ length: 24 }, (_, index) => ({
    name: `Planet ${index}`,
    longitude: 123.456789 + index,
    degree: 3.456789,
    sign: 'Sagittarius',
    sign_number: 9,
    sign_lord: 'Jupiter',
    house: 7,
    is_retrograde: false,
    nakshatra: 'Purva Ashadha',
    nakshatra_number: 20,
    pada: 3,
  })),
  metadata: { engine: 'none' },
};

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends a fixed buffer. */
export function staticServer(): Promise<number> {
  const body = Buffer.from(JSON.stringify({ year: 1990, ...CHART }));
  return portOf((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': JSON_TYPE, 'content-length': body.length }).end(body);
  });
}

/** Plain Node: reads the body, checks it by hand and serialises an answer. */
export function handWrittenServer(): Promise<number> {
  return portOf(async (request, response) => {
    const year = checkedByHand(JSON.parse(await textOf(request)));
    const body = Buffer.from(JSON.stringify(year === null ? { detail: 'no birth' } : { year, ...CHART }));
    const status = year === null ? 422 : 200;
    response.writeHead(status, { 'content-type': JSON_TYPE, 'content-length': body.length }).end(body);
  });
}

/** The framework, the validation and the serialiser of the API, without the API. */
export async function frameworkServer(): Promise<number> {
  const app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.post('/*', (request, reply) => {
    const read = StandardBirthRequest.safeParse(JSON.parse(String(request.body)));
    if (!read.success) return reply.code(422).send({ detail: read.error.issues });
    return reply
      .header('content-type', JSON_TYPE)
      .send(Buffer.from(JSON.stringify({ year: read.data.year, ...CHART })));
  });
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

function portOf(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

const WHOLE = { year: [1801, 2398], month: [1, 12], date: [1, 31], hours: [0, 23], minutes: [0, 59] } as const;
const DECIMAL = { latitude: [-90, 90], longitude: [-180, 180], timezone: [-14, 14] } as const;

function checkedByHand(birth: unknown): number | null {
  if (typeof birth !== 'object' || birth === null) return null;
  const given = new Map<string, unknown>(Object.entries(birth));
  for (const [name, [least, most]] of Object.entries({ ...WHOLE, ...DECIMAL })) {
    const value = given.get(name);
    if (typeof value !== 'number' || value < least || value > most) return null;
    if (name in WHOLE && !Number.isInteger(value)) return null;
  }
  return Number(given.get('year'));
}
