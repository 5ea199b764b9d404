import { request, type IncomingMessage } from 'node:http';
import type { Workspace } from '@graha/store/testing/testing';
import type { Attempt } from '../findings.ts';
import { BIRTH } from './client.ts';

export const CALLS_OF_BATCH = 100;
const PATIENCE_MS = 20_000;

/** One request for many calls, each of which is an attempt under its own id. */
export type SentBatch = { idempotencyKey: string; attempts: Attempt[]; isWhole: boolean };

type Line = { id: string; status: number; credits: number; request_id: string; replayed: boolean };

const idOf = (index: number): string => `call-${index}`;

/** Sends a batch as NDJSON, and keeps every complete line that arrives, even if the connection breaks after it. */
export async function sendBatch(url: string, { key }: Workspace, idempotencyKey: string): Promise<SentBatch> {
  const calls = Array.from({ length: CALLS_OF_BATCH }, (_, index) => ({
    id: idOf(index),
    operation: index % 2 === 0 ? 'kundali/basic' : 'dasha/yogini',
    input: BIRTH,
  }));
  const text = await textOf(url, key.text, idempotencyKey, JSON.stringify({ calls }));
  const lines = text
    .split('\n')
    .slice(0, -1) // The text after the last line break is not a complete line.
    .map((line): [string, Attempt['answer']] => answerOf(line));
  const answers = new Map(lines);
  const attempts = calls.map(({ id }) => ({
    idempotencyKey: `${idempotencyKey} ${id}`,
    answer: answers.get(id) ?? null,
  }));
  return { idempotencyKey, attempts, isWhole: attempts.every(({ answer }) => answer !== null) };
}

function answerOf(text: string): [string, Attempt['answer']] {
  // Safe: a line of a batch has this form, or the test that counts the answers fails.
  const { id, status, credits, request_id: requestId, replayed: isReplay } = JSON.parse(text) as Line;
  return [id, { status, headers: {}, body: Buffer.from(text), requestId, credits, isReplay, tookMs: 0 }];
}

/** The part of the answer that arrived; empty if the batch was refused as a whole. */
function textOf(url: string, key: string, idempotencyKey: string, body: string): Promise<string> {
  const headers = {
    'x-api-key': key,
    'content-type': 'application/json',
    accept: 'application/x-ndjson',
    'idempotency-key': idempotencyKey,
  };
  return new Promise((resolve) => {
    const sent = request(new URL('/api/v1/batch', url), {
      method: 'POST',
      agent: false,
      timeout: PATIENCE_MS,
      headers,
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => resolve(''));
    sent.once('response', (response: IncomingMessage) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', () => undefined); // A broken connection ends the answer; `close` follows.
      response.once('close', () => resolve(response.statusCode === 200 ? Buffer.concat(parts).toString('utf8') : ''));
    });
    sent.end(body);
  });
}
