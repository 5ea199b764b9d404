import type { AuditEntry } from '@graha/store/audit-trail';
import type { MemberRow } from '@graha/store/team/lists';
import { EVENT_TEXT, type Names, type WorkspaceEventType } from './event-text.ts';
import { AUDIT_TEXT } from './text.ts';

type Known = { members: readonly MemberRow[]; keys: readonly { keyId: string; name: string }[] };

const isKnown = (type: string): type is WorkspaceEventType => Object.hasOwn(EVENT_TEXT, type);

/** An entry as a reader meets it: in words, with the names that the workspace has for whom and what they are about. */
export function shownOf(entry: AuditEntry, known: Known) {
  const { pos, at, type, actorKind, requestId, data } = entry;
  return { pos, at, type, actorKind, requestId, data, who: whoOf(entry, known), what: whatOf(entry, known) };
}
export type ShownEntry = ReturnType<typeof shownOf>;

/** Of a type that newer code has written, its name. */
function whatOf({ type, data, actorId }: AuditEntry, known: Known): string {
  if (!isKnown(type)) return type;
  // Safe: the log takes no event whose data its schema refuses; each text stands under the type that it reads.
  const says = EVENT_TEXT[type].says as (data: unknown, names: Names) => string;
  return says(data, namesIn(known, actorId));
}

const namesIn = ({ members, keys }: Known, actorId: string): Names => ({
  person: (userId) => members.find((member) => member.userId === userId)?.name ?? AUDIT_TEXT.formerMember.toLowerCase(),
  key: (keyId) => keys.find((key) => key.keyId === keyId)?.name ?? keyId.slice(0, 8),
  isSelf: (userId) => userId === actorId,
});

type Who = { name: string; detail: string | null };

function whoOf({ actorKind, actorId, impersonator }: AuditEntry, { members, keys }: Known): Who {
  switch (actorKind) {
    case 'user': {
      const member = members.find(({ userId }) => userId === actorId);
      const name = member?.name ?? AUDIT_TEXT.formerMember;
      return { name, detail: impersonator === null ? (member?.email ?? null) : AUDIT_TEXT.underName };
    }
    case 'key':
      return { name: keys.find(({ keyId }) => keyId === actorId)?.name ?? AUDIT_TEXT.unknownKey, detail: null };
    case 'system':
      return { name: AUDIT_TEXT.system, detail: AUDIT_TEXT.systemDetail };
    case 'stripe':
      return { name: AUDIT_TEXT.stripe, detail: null };
    case 'admin':
      return { name: AUDIT_TEXT.operator, detail: null };
  }
}
