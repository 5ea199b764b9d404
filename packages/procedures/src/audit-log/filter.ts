import { LENGTHS, Text } from '@graha/domain/core/typed-text';
import { z } from 'zod';

/** What the changes of a workspace are about. */
export const AUDIT_KINDS = ['keys', 'webhooks', 'team', 'billing', 'workspace', 'visits'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

const Day = z.iso.date().optional().catch(undefined);

/** The filter as it stands in the address of the page; a member that is not valid is left out. */
export const AuditLogFilter = z.object({
  kind: z.enum(AUDIT_KINDS).optional().catch(undefined),
  /** A member by id, or who else acts here. */
  actor: Text.max(LENGTHS.search)
    .regex(/^(member:.{1,100}|system|stripe|operator)$/)
    .optional()
    .catch(undefined),
  /** Both days included, by the workspace's clock. */
  from: Day,
  to: Day,
});
export type AuditLogFilter = z.output<typeof AuditLogFilter>;
