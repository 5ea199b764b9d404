import { expect, test } from 'vitest';
import { failureOf, type Failure } from './connection-lost.ts';

const failed = (facts: object): Error => Object.assign(new Error('failed'), facts);
const byServer = (code: string): Error => failed({ code, severity: 'ERROR' });

test.each<[string, Failure, unknown]>([
  ['a refused connection', 'unreached', failed({ code: 'ECONNREFUSED', syscall: 'connect' })],
  ['a connection that found no way', 'unreached', failed({ code: 'EHOSTUNREACH', syscall: 'connect' })],
  ['a timeout while it connected', 'unreached', failed({ code: 'ETIMEDOUT', syscall: 'connect' })],
  ['an unknown host', 'unreached', failed({ code: 'ENOTFOUND', syscall: 'getaddrinfo' })],
  ['a name server that is away', 'unreached', failed({ code: 'EAI_AGAIN', syscall: 'getaddrinfo' })],
  ['a pooler that has no place', 'unreached', failed({ code: 'ECONNREFUSED' })],
  ['a server that starts', 'unreached', byServer('57P03')],
  ['too many connections', 'unreached', byServer('53300')],
  ['a wrong password', 'unreached', byServer('28P01')],
  ['no right to connect', 'unreached', byServer('28000')],
  ['no such database', 'unreached', byServer('3D000')],
  ['a lock that took too long', 'refused', byServer('55P03')],
  ['a deadlock', 'refused', byServer('40P01')],
  ['a broken constraint', 'refused', byServer('23505')],
  ['a cancelled statement', 'refused', byServer('57014')],
  ['a session that an operator ended', 'unknown', byServer('57P01')],
  ['a session that a crash ended', 'unknown', byServer('57P02')],
  ['a database that was dropped', 'unknown', byServer('57P04')],
  ['a session that was idle too long', 'unknown', byServer('57P05')],
  ['a broken protocol', 'unknown', byServer('08P01')],
  ['a connection that was reset', 'unknown', failed({ code: 'ECONNRESET', syscall: 'read' })],
  [
    'a pipe that broke, whose code looks like one of the server',
    'unknown',
    failed({ code: 'EPIPE', syscall: 'write' }),
  ],
  ['an answer that did not come', 'unknown', failed({})],
  ['an error that is no object', 'unknown', 'broken'],
  ['nothing at all', 'unknown', null],
])('%s is %s', (_what, failure, error) => {
  expect(failureOf(error)).toBe(failure);
});
