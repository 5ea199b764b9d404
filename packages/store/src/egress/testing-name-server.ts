import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv4 } from 'node:net';

const TYPES = { 1: 'A', 2: 'NS', 16: 'TXT', 28: 'AAAA' } as const;
const CODES = { ENOTFOUND: 3, ESERVFAIL: 2 } as const;
const HEADER_BYTES = 12;

type Said = readonly string[] | keyof typeof CODES | 'nothing';
type Asked = { name: string; type: string };

/** Starts a name server on the loopback with the given answers; `asked` has every query received. */
export async function startNameServer(say: (asked: Asked) => Said) {
  const asked: Asked[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, typeCode, end } = questionOf(query);
    const question = { name, type: TYPES[typeCode as keyof typeof TYPES] ?? String(typeCode) }; // Safe: another code has no entry.
    asked.push(question);
    const said = say(question);
    if (said !== 'nothing') socket.send(answerTo(query.subarray(0, end), typeCode, said), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const stop = () => new Promise<void>((resolve) => socket.close(() => resolve()));
  return { server: `127.0.0.1:${socket.address().port}`, asked, stop };
}

/** @source RFC 1035, 4.1.2 */
function questionOf(query: Buffer): { name: string; typeCode: number; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), typeCode: query.readUInt16BE(at + 1), end: at + 5 };
}

/** Builds a response: the question, and a record for each text. @source RFC 1035, 4.1.1 and 4.1.3 */
function answerTo(question: Buffer, typeCode: number, said: Exclude<Said, 'nothing'>): Buffer {
  const records = typeof said === 'string' ? [] : said;
  const header = Buffer.from(question.subarray(0, HEADER_BYTES));
  header.writeUInt16BE(0x8180 | (typeof said === 'string' ? CODES[said] : 0), 2);
  header.writeUInt16BE(records.length, 6);
  header.fill(0, 8, HEADER_BYTES);
  const answers = records.map((text) => {
    const data = dataOf(text, typeCode);
    const head = Buffer.from([0xc0, HEADER_BYTES, 0, typeCode, 0, 1, 0, 0, 0, 0, 0, data.length]);
    return Buffer.concat([head, data]);
  });
  return Buffer.concat([header, question.subarray(HEADER_BYTES), ...answers]);
}

function dataOf(text: string, typeCode: number): Buffer {
  if (isIPv4(text)) return Buffer.from(text.split('.').map(Number));
  if (typeCode === 28)
    return Buffer.from(text.split(':').flatMap((part) => [...Buffer.from(part.padStart(4, '0'), 'hex')]));
  return Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
}
