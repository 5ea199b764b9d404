import { createHash } from 'node:crypto';

/** The id of what a request makes: the same for its repeat, another for each other owner of the request's own id. */
export function boundId(ownerId: string, mutationId: string): string {
  const hex = createHash('sha256').update(`${ownerId} ${mutationId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
