import { z } from 'zod';

/** `e` and the position of an event, or `l` and the number of an entry of the ledger. */
export const StopId = z.string().regex(/^[el]\d{1,18}$/);

/** What is looked at, as it stands in the address: a workspace, and a stop or an instant; without one, now. */
export const ExplorerWish = z.object({
  tenant: z.uuid().optional().catch(undefined),
  at: z.union([StopId, z.iso.datetime()]).optional().catch(undefined),
});
export type ExplorerWish = z.output<typeof ExplorerWish>;

/** An instant begins with its year. */
export const isStop = (at: string): boolean => /^[el]/.test(at);

type Place = { stopId: string } | { at: Date };

export const placeOf = (at: string | undefined, now: Date): Place => {
  if (at === undefined) return { at: now };
  return isStop(at) ? { stopId: at } : { at: new Date(at) };
};
