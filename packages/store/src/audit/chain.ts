import { createHash } from 'node:crypto';
import type { Entry, Position } from './entries.ts';

/** The last entry of a chain, which the next one must follow. */
export type Link = { seq: bigint; periodUs: bigint; atUs: bigint; hash: Buffer };

export const NO_LINK: Link = { seq: 0n, periodUs: -9_000_000_000_000_000n, atUs: 0n, hash: Buffer.alloc(0) };

export const linkOf = ({ seq, periodUs, atUs, hash }: Entry): Link => ({
  seq: BigInt(seq),
  periodUs: BigInt(periodUs),
  atUs: BigInt(atUs),
  hash,
});

/** The position after which the entries that follow a link are read. */
export const positionOf = ({ periodUs, seq }: Link): Position => ({ periodUs: String(periodUs), seq: String(seq) });

/** Hashes an entry: fields in the order of the table, instants in microseconds, JSON as the database prints it. */
export function hashOf(tenantId: string, entry: Entry): Buffer {
  const { periodUs, seq, kind, atUs, cost, calls, keyId, operation, requestId, burn, data } = entry;
  const request = requestId === null ? '-' : `${Buffer.byteLength(requestId)}:${requestId}`;
  const key = [keyId ?? '-', operation ?? '-', request];
  const text = [tenantId, periodUs, seq, kind, atUs, cost, calls, ...key, burn, data ?? '-'].join('|');
  return createHash('sha256').update(entry.prevHash).update(text).digest();
}

/** Problems of an entry as a link of the chain. */
export function linkProblems(tenantId: string, entry: Entry, last: Link): string[] {
  const problems: string[] = [];
  if (BigInt(entry.seq) !== last.seq + 1n) problems.push(`follows entry ${last.seq === 0n ? 'none' : last.seq}`);
  if (!entry.prevHash.equals(last.hash)) problems.push('does not name the hash of the entry before it');
  if (!entry.hash.equals(hashOf(tenantId, entry))) problems.push('has a hash that is not that of its content');
  if (last.seq > 0n && BigInt(entry.atUs) < last.atUs) problems.push('is older than the entry before it');
  return problems;
}
