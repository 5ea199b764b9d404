import { z } from 'zod';
import { AUDIT_KINDS } from './kinds.ts';

const Day = z.iso.date().optional().catch(undefined);

/** What is looked for, as it stands in the address. Whatever is wrong there is not asked. */
export const AuditWish = z.object({
  kind: z.enum(AUDIT_KINDS).optional().catch(undefined),
  /** A member by id, or who else acts here. */
  actor: z
    .string()
    .regex(/^(member:.{1,100}|system|stripe|operator)$/)
    .optional()
    .catch(undefined),
  /** Both days included, UTC. */
  from: Day,
  to: Day,
});
export type AuditWish = z.output<typeof AuditWish>;
