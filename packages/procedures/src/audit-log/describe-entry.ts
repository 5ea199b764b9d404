import { webhookUrls, type AuditEntry } from '@graha/store/audit/audit-trail';
import { keyNames } from '@graha/store/keys/find-keys';
import type { IdentityContext, TenantContext } from '@graha/store/postgres/context';
import { invitedIn, peopleOf, type InvitationRow, type PersonRow } from '@graha/store/team/lists';
import { EVENT_TEXT, type Names, type WorkspaceEventType } from './event-text.ts';

type Known = {
  people: readonly PersonRow[];
  invited: readonly Pick<InvitationRow, 'id' | 'email'>[];
  keys: readonly { keyId: string; name: string }[];
  webhooks: readonly { webhookId: string; url: string }[];
};

const PERSON_FIELDS = ['userId', 'toUserId', 'fromUserId', 'ownerUserId'];

/** Loads the names of all ids in these entries of the workspace's log. */
export async function namesFor(ctx: TenantContext & IdentityContext, entries: readonly AuditEntry[]): Promise<Known> {
  const ids = (fields: readonly string[]) =>
    entries.flatMap(({ data }) => fields.map((field) => data[field])).filter((id) => typeof id === 'string');
  const actors = entries.filter(({ actorKind }) => actorKind === 'user').map(({ actorId }) => actorId);
  const [people, invited, keys, webhooks] = await Promise.all([
    peopleOf(ctx, { userIds: [...new Set([...actors, ...ids(PERSON_FIELDS)])] }),
    invitedIn(ctx, { invitationIds: ids(['invitationId']) }),
    keyNames(ctx),
    webhookUrls(ctx, { webhookIds: [...new Set(ids(['webhookId']))] }),
  ]);
  return { people, invited, keys, webhooks };
}

const isKnown = (type: string): type is WorkspaceEventType => Object.hasOwn(EVENT_TEXT, type);

/** Describes an entry in words, with the workspace's names for the people, invitations and keys in it. */
export function describeEntry(entry: AuditEntry, known: Known) {
  const { pos, at, type, actorKind, requestId, data } = entry;
  return {
    pos,
    at,
    type,
    actorKind,
    requestId,
    data,
    who: whoOf(entry, known),
    what: whatOf(entry, known),
    subject: subjectOf(entry, known),
  };
}
export type DescribedEntry = ReturnType<typeof describeEntry>;

/** Returns the sentence; for a type written by newer code, its name. */
function whatOf({ type, data, actorId }: AuditEntry, known: Known): string {
  if (!isKnown(type)) return type;
  // Safe: the log accepts only events that match their schema, and each text is filed under its own type.
  const describe = EVENT_TEXT[type].describe as (data: unknown, names: Names) => string;
  return describe(data, namesIn(known, actorId));
}

/** Returns the subject of the entry: a key, a person, an invited address or a webhook; null for the workspace itself. */
function subjectOf({ type, data, actorId }: AuditEntry, known: Known): string | null {
  const names = namesIn(known, actorId);
  const idOf = (field: string): string | null => (typeof data[field] === 'string' ? data[field] : null);
  const [keyId, webhookId, invitationId, userId] = [
    idOf('keyId'),
    idOf('webhookId'),
    idOf('invitationId'),
    idOf('toUserId') ?? idOf('userId'),
  ];
  if (keyId) return (type.startsWith('Key') ? idOf('name') : null) ?? names.key(keyId);
  if (webhookId) return names.webhook(webhookId);
  if (userId) return names.person(userId);
  return invitationId ? names.invited(invitationId) : null;
}

const namesIn = ({ people, invited, keys, webhooks }: Known, actorId: string): Names => ({
  person: (userId) => people.find((one) => one.userId === userId)?.email ?? 'a former member',
  invited: (invitationId) => invited.find(({ id }) => id === invitationId)?.email ?? 'somebody',
  key: (keyId) => keys.find((key) => key.keyId === keyId)?.name ?? keyId.slice(0, 8),
  webhook: (webhookId) => webhooks.find((hook) => hook.webhookId === webhookId)?.url ?? webhookId.slice(0, 8),
  isSelf: (userId) => userId === actorId,
});

const addressOf = ({ email, isMember }: PersonRow): string => (isMember ? email : `${email}, no longer a member`);

type Who = { name: string; detail: string | null };

function whoOf({ actorKind, actorId, impersonator }: AuditEntry, { people, keys }: Known): Who {
  switch (actorKind) {
    case 'user': {
      const person = people.find(({ userId }) => userId === actorId);
      const name = person?.name ?? 'A former member';
      if (impersonator !== null) return { name, detail: 'through a Graha operator' };
      return { name, detail: person ? addressOf(person) : null };
    }
    case 'key':
      return { name: keys.find(({ keyId }) => keyId === actorId)?.name ?? 'A key', detail: null };
    case 'system':
      return { name: 'Graha', detail: 'by itself' };
    case 'stripe':
      return { name: 'Stripe', detail: null };
    case 'admin':
      return { name: 'A Graha operator', detail: null };
  }
}
