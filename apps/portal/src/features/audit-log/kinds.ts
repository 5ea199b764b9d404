/** What the changes of a workspace are about. */
export const AUDIT_KINDS = ['keys', 'team', 'billing', 'workspace', 'visits'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
