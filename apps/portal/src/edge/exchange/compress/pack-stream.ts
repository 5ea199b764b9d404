import type { ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Coding } from './accept-encoding.ts';
import { bytesOf, callbackOf, type Sent } from './bytes-of.ts';
import { QUICK_QUALITY } from './packed-bodies.ts';

type Raw = { write: (...sent: Sent) => boolean; end: (...sent: Sent) => unknown };

const streamOf = (coding: Coding) =>
  coding === 'gzip'
    ? createGzip()
    : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY } });

/** Compresses a body while it is sent. Pieces written in one turn are flushed together, so a part of a page never waits for the next. */
export function packStream(response: ServerResponse, coding: Coding, raw: Raw) {
  const stream = streamOf(coding);
  let willFlush = false;
  stream.on('data', (bytes: Buffer) => {
    if (!raw.write(bytes)) stream.pause();
  });
  stream.on('end', () => raw.end());
  stream.on('error', () => response.destroy());
  // A paused writer waits for this event of the response.
  stream.on('drain', () => response.emit('drain'));
  response.on('drain', () => stream.resume());
  response.once('close', () => stream.destroy());
  const flush = () => {
    if (willFlush) return;
    willFlush = true;
    setImmediate(() => {
      willFlush = false;
      if (!stream.writableEnded && !stream.destroyed) stream.flush();
    });
  };
  return {
    write(sent: Sent): boolean {
      if (stream.destroyed || stream.writableEnded) return false;
      flush();
      return stream.write(bytesOf(sent), callbackOf(sent));
    },
    end(sent: Sent): void {
      const done = callbackOf(sent);
      if (done) response.once('finish', done);
      if (!stream.destroyed && !stream.writableEnded) stream.end(bytesOf(sent));
    },
  };
}
