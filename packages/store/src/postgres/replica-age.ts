/** The WAL position of the primary at a moment. */
export type Sample = { atMs: number; lsn: string };

/** Returns the latest moment up to which a replica that has replayed to `replayed` is complete; null if unknown. */
export function lastStandAt(noted: readonly Sample[], replayed: string): number | null {
  const reached = bytesOf(replayed);
  return noted.findLast(({ lsn }) => bytesOf(lsn) <= reached)?.atMs ?? null;
}

/** Postgres writes a WAL position as two hexadecimal halves, `16/B374D848`. */
function bytesOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
