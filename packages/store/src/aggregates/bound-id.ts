import { createHash } from 'node:crypto';

/** Id of the resource that a request creates: a repeat of the request gives the same id, and another owner gets another id. */
export function boundId(ownerId: string, mutationId: string): string {
  const hex = createHash('sha256').update(`${ownerId} ${mutationId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
