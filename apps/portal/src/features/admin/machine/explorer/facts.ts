import type { Moment } from '@graha/store/history';
import { count, fullInstant } from '../../../workspace/format.ts';
import { EXPLORER_TEXT } from './text.ts';

const { facts: TEXT } = EXPLORER_TEXT;

export type FactGroup = keyof typeof TEXT.groups;
/** `name` tells a fact from all others of its group, and is read by people. */
export type Fact = {
  group: FactGroup;
  name: string;
  value: string;
  /** The name is an id. */
  mono?: boolean;
};

const yesNo = (is: boolean): string => (is ? TEXT.yes : TEXT.no);

/** A moment as a list that can be read, and compared with another. What is not there has no fact. */
export const factsOf = (moment: Moment): Fact[] => [
  ...workspaceFacts(moment),
  ...planFacts(moment),
  ...balanceFacts(moment),
  ...keyFacts(moment),
  ...memberFacts(moment),
];

function workspaceFacts({ tenant }: Moment): Fact[] {
  const facts: Fact[] = [{ group: 'workspace', name: TEXT.status, value: tenant.status }];
  if (tenant.name !== '') facts.push({ group: 'workspace', name: TEXT.name, value: tenant.name });
  if (tenant.erasureDueAt !== null)
    facts.push({ group: 'workspace', name: TEXT.erasureDue, value: fullInstant(new Date(tenant.erasureDueAt)) });
  return facts;
}

function planFacts({ subscription, balance }: Moment): Fact[] {
  const { plan, granted, scheduled, inDunning, stripe, stripeCustomerId } = subscription;
  const fact = (name: string, value: string): Fact => ({ group: 'plan', name, value });
  return [
    fact(TEXT.plan, plan),
    ...(balance.plan === '' ? [] : [fact(TEXT.ledgerPlan, balance.plan)]),
    ...(granted ? [fact(TEXT.granted, yesNo(granted))] : []),
    ...(scheduled ? [fact(TEXT.scheduled, `${scheduled.to}, ${fullInstant(new Date(scheduled.at))}`)] : []),
    ...(inDunning ? [fact(TEXT.dunning, yesNo(inDunning))] : []),
    ...(stripe ? [fact(TEXT.subscription, `${stripe.status}, ${stripe.plan}`)] : []),
    ...(stripeCustomerId === null ? [] : [fact(TEXT.customer, stripeCustomerId)]),
  ];
}

/** A plan without periods has one that ends with the calendar. */
const endOf = (instant: Date): string => (instant.getUTCFullYear() === 9999 ? TEXT.never : fullInstant(instant));

function balanceFacts({ balance }: Moment): Fact[] {
  const { creditsRemaining, creditsUsed, callsUsed, periodEnd, entries, grants } = balance;
  const fact = (name: string, value: string): Fact => ({ group: 'balance', name, value });
  return [
    fact(TEXT.remaining, count(creditsRemaining)),
    fact(TEXT.used, count(creditsUsed)),
    fact(TEXT.calls, count(callsUsed)),
    ...(periodEnd === null ? [] : [fact(TEXT.periodEnd, endOf(periodEnd))]),
    fact(TEXT.entries, count(entries)),
    ...grants.map(({ grantId, kind, left, amount }): Fact => ({
      group: 'grants',
      name: TEXT.grant(grantId, kind),
      value: TEXT.left(count(left), count(amount)),
    })),
  ];
}

const keyFacts = ({ keys }: Moment): Fact[] =>
  Object.entries(keys).map(([keyId, { status, replacedBy }]) => ({
    group: 'keys',
    name: keyId,
    value: replacedBy === null ? status : TEXT.replaced(status),
    mono: true,
  }));

const memberFacts = ({ tenant: { members, invitations } }: Moment): Fact[] => [
  ...Object.entries(members).map(([userId, role]): Fact => ({
    group: 'members',
    name: userId,
    value: role,
    mono: true,
  })),
  ...Object.entries(invitations).map(([id, { role }]): Fact => ({
    group: 'members',
    name: id,
    value: TEXT.invited(role),
    mono: true,
  })),
];

export type Change = { group: FactGroup; name: string; before: string | null; after: string | null };

const keyOf = ({ group, name }: Pick<Fact, 'group' | 'name'>): string => `${group} ${name}`;

/** What differs between two moments, in the order of the later one; what is gone comes last. */
export function changesBetween(before: Moment, after: Moment): Change[] {
  const [earlier, later] = [factsOf(before), factsOf(after)];
  const valuesBefore = new Map(earlier.map((fact) => [keyOf(fact), fact.value]));
  const laterKeys = new Set(later.map(keyOf));
  const changed = later.flatMap(({ group, name, value }): Change[] => {
    const was = valuesBefore.get(keyOf({ group, name })) ?? null;
    return was === value ? [] : [{ group, name, before: was, after: value }];
  });
  const gone = earlier.filter((fact) => !laterKeys.has(keyOf(fact)));
  return [...changed, ...gone.map(({ group, name, value }) => ({ group, name, before: value, after: null }))];
}
