import { LENGTHS, LoggedDay, Text } from '@graha/domain/core/typed-text';
import { z } from 'zod';

/** Subjects of changes in a workspace. */
export const AUDIT_KINDS = ['keys', 'births', 'webhooks', 'team', 'billing', 'workspace', 'visits'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

const Day = LoggedDay.optional().catch(undefined);

/** The filter in the address of the page; invalid members are left out. */
export const AuditLogFilter = z.object({
  kind: z.enum(AUDIT_KINDS).optional().catch(undefined),
  /** A member by id, or another kind of actor. */
  actor: Text.max(LENGTHS.search)
    .regex(/^(member:.{1,100}|system|stripe|operator)$/)
    .optional()
    .catch(undefined),
  /** Both days included, in the workspace's time zone. */
  from: Day,
  to: Day,
});
export type AuditLogFilter = z.output<typeof AuditLogFilter>;
