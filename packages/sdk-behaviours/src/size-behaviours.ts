import { gzipSync } from 'node:zlib';
import type { Behaviour } from './behaviours.ts';

const MAX = 1_000;
const options = { maxAnswerBytes: MAX };
/** Clients whose HTTP client reads an answer before they see it have no time limit either, and are left out by this. */
const timed = { ...options, timeoutMs: 5_000 };
const GZIP = { 'content-encoding': 'gzip' };
const REQUEST = { 'x-request-id': 'req_7' };

const tooLarge = { error: 'AnswerTooLargeError', status: 200, code: 'answer_too_large', retryable: false } as const;
/** Returns an object whose JSON has this number of bytes. */
const objectOf = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text":""}'.length) });
const compressed = (bytes: number) => gzipSync(JSON.stringify(objectOf(bytes)));

/** Answers around the limit of bytes that a client reads. */
export const SIZE_BEHAVIOURS: readonly Behaviour[] = [
  {
    name: 'an answer of as many bytes as the client reads is the value',
    answers: [{ status: 200, body: objectOf(MAX) }],
    options,
    outcome: { value: objectOf(MAX) },
    attempts: 1,
  },
  {
    name: 'an answer of a byte more is an error with its request id, and is not tried again',
    answers: [{ status: 200, body: objectOf(MAX + 1), headers: REQUEST }],
    options,
    outcome: { ...tooLarge, requestId: 'req_7' },
    attempts: 1,
  },
  {
    name: 'a refusal of more bytes is not tried again either',
    answers: [{ status: 503, body: objectOf(MAX + 1) }],
    options,
    outcome: { ...tooLarge, status: 503 },
    attempts: 1,
  },
  {
    name: 'an answer that announces more bytes is refused before it is read, and its connection closed',
    answers: ['announced'],
    options: timed,
    outcome: tooLarge,
    attempts: 1,
  },
  {
    name: 'an answer without an end is refused at the limit, and its connection closed',
    answers: ['flood'],
    options: timed,
    outcome: tooLarge,
    attempts: 1,
  },
  {
    name: 'an answer that is compressed below the limit, and has more bytes, is refused at the limit',
    answers: [{ status: 200, body: compressed(MAX * 1_000), headers: GZIP }],
    options: { maxAnswerBytes: MAX * 10 },
    outcome: tooLarge,
    attempts: 1,
  },
  {
    name: 'an answer that is compressed and has as many bytes as the client reads is the value',
    answers: [{ status: 200, body: compressed(MAX), headers: GZIP }],
    options,
    outcome: { value: objectOf(MAX) },
    attempts: 1,
  },
];
