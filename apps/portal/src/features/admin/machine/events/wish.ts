import { z } from 'zod';

export const ACTOR_KINDS = ['user', 'key', 'admin', 'system', 'stripe'] as const;

const Day = z.iso.date().optional().catch(undefined);

/** What is looked for, as it stands in the address. Whatever is wrong there is not asked. */
export const EventsWish = z.object({
  type: z
    .string()
    .regex(/^[A-Za-z]{1,60}$/)
    .optional()
    .catch(undefined),
  actor: z.enum(ACTOR_KINDS).optional().catch(undefined),
  tenant: z.uuid().optional().catch(undefined),
  /** Both days included, UTC. */
  from: Day,
  to: Day,
  /** A stream, or an id of a request or of an event. */
  search: z.string().trim().min(1).max(200).optional().catch(undefined),
});
export type EventsWish = z.output<typeof EventsWish>;
