import { EventEmitter } from 'node:events';
import { writeSync } from 'node:fs';
import { type IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { KillPoint } from './kill-points.ts';

/**
 * Loaded before the program: kills the process at one step of a call. It sees only what crosses the program's sockets:
 * requests, answers, and the names of the two database functions.
 */
const point = process.env['KILL_AT'];
const delayMs = Number(process.env['KILL_AFTER_MS']);
let turnsLeft = Number(process.env['KILL_TURN']);

type Asked = 'find_caller' | 'charge_batch';
const askedOn = new WeakMap<Socket, Asked>();
/** Postgres ends every answer with this message, after the commit. */
const READY_FOR_QUERY = Buffer.from('5a0000000549', 'hex');

function reached(here: KillPoint, first: () => void = () => undefined): void {
  if (here !== point) return;
  turnsLeft -= 1;
  if (turnsLeft > 0) return;
  first();
  process.kill(process.pid, 'SIGKILL');
}

function leaving(socket: Socket, bytes: Buffer): void {
  const sendNow = (part: Buffer) => () => {
    // Safe: the handle of a connected TCP socket, with its file descriptor.
    const { fd } = Reflect.get(socket, '_handle') as { fd: number };
    writeSync(fd, part);
  };
  if (bytes.includes('graha.find_caller')) {
    askedOn.set(socket, 'find_caller');
    reached('the key is asked for', sendNow(bytes));
  } else if (bytes.includes('graha.charge_batch')) {
    askedOn.set(socket, 'charge_batch');
    reached('the answer is computed');
    reached('the charge is sent', sendNow(bytes));
    reached('the charge is in the database', () => {
      sendNow(bytes)();
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, delayMs);
    });
  } else if (bytes.includes('HTTP/1.1 200') && bytes.includes('x-credits-cost')) {
    reached('half of the answer is sent', sendNow(bytes.subarray(0, bytes.length / 2)));
    reached('the answer is sent', sendNow(bytes));
  }
}

function arriving(socket: Socket, bytes: Buffer): void {
  if (!bytes.subarray(-READY_FOR_QUERY.length).equals(READY_FOR_QUERY)) return;
  const asked = askedOn.get(socket);
  askedOn.delete(socket);
  if (asked === 'find_caller') reached('the key is known');
  if (asked === 'charge_batch') reached('the charge is answered');
}

type Piece = { chunk: Buffer | string; encoding: BufferEncoding };
const bytesOf = ({ chunk, encoding }: Piece): Buffer =>
  typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk;

const { _write: write, _writev: writeMany } = Socket.prototype;
Object.assign(Socket.prototype, {
  _write(this: Socket, chunk: Piece['chunk'], encoding: BufferEncoding, done: () => void) {
    leaving(this, bytesOf({ chunk, encoding }));
    write.call(this, chunk, encoding, done);
  },
  _writev(this: Socket, pieces: Piece[], done: () => void) {
    leaving(this, Buffer.concat(pieces.map(bytesOf)));
    writeMany?.call(this, pieces, done);
  },
  push(this: Socket, chunk: unknown, encoding?: BufferEncoding) {
    if (Buffer.isBuffer(chunk)) arriving(this, chunk);
    return Readable.prototype.push.call(this, chunk, encoding);
  },
});
Object.assign(Server.prototype, {
  emit(this: Server, name: string, ...values: unknown[]) {
    // Safe: the first value of the event `request` is the request.
    if (name === 'request' && (values[0] as IncomingMessage).method === 'POST') reached('the request has arrived');
    return EventEmitter.prototype.emit.call(this, name, ...values);
  },
});
