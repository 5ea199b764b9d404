import type { AuditKind } from './kinds.ts';

/** Every sentence of the audit log but those of its events, which are a table of their own. */
export const AUDIT_TEXT = {
  title: 'Audit log',
  description: 'Who changed what in this workspace. Nothing is ever removed from it, and no key is in it.',
  mayNot: 'Owners and admins of this workspace may read its audit log.',
  exportCsv: 'Export CSV',
  exportNdjson: 'Export NDJSON',
  stale: 'The log could not be read just now. We are trying again.',
  loading: 'Reading the log',
  empty: 'Nothing of this is in the log.',
  emptyBody:
    'Every change to keys, members, billing and settings appears here within a few seconds. Widen the filters to see others.',
  more: 'Show earlier',
  kind: 'Kind of change',
  anyKind: 'Every kind of change',
  kinds: {
    keys: 'Keys',
    team: 'Team',
    billing: 'Plan and billing',
    workspace: 'Workspace',
    visits: 'Visits of operators',
  } satisfies Record<AuditKind, string>,
  actor: 'Who',
  anyActor: 'Everybody',
  from: 'From',
  to: 'To',
  columns: { what: 'What', who: 'Who', when: 'When, UTC' },
  formerMember: 'A former member',
  unknownKey: 'A key',
  system: 'Graha',
  systemDetail: 'by itself',
  stripe: 'Stripe',
  operator: 'A Graha operator',
  underName: 'through a Graha operator',
  details: { event: 'Event', request: 'Request', copyRequest: 'Copy the request id', none: 'nobody’s request' },
} as const;
