/** Parses `2/4`: `GRAHA_SHARD=2/4` runs the second of four parts of the journeys, on four machines. */
export function readShard(text: string | undefined): { current: number; total: number } | null {
  if (text === undefined || text === '') return null;
  const [current, total] = text.split('/').map(Number);
  if (!Number.isInteger(current) || !Number.isInteger(total) || !current || !total || current > total) {
    throw new Error(`GRAHA_SHARD is "${text}"; write which part of how many, such as 2/4.`);
  }
  return { current, total };
}
