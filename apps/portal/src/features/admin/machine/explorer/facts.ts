import type { Moment } from '@graha/store/audit/history';
import { count, fullInstant } from '@graha/domain/core/format';

export const FACT_GROUPS = {
  workspace: 'Workspace',
  plan: 'Plan and subscription',
  balance: 'Balance',
  grants: 'Grants',
  keys: 'Keys',
  members: 'Members',
} as const;

export type FactGroup = keyof typeof FACT_GROUPS;
/** `name` is unique in its group and shown on the page. */
export type Fact = {
  group: FactGroup;
  name: string;
  value: string;
  /** True if the name is an id. */
  mono?: boolean;
};

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

/** Returns a moment as a list of facts to show and compare. A missing value has no fact. */
export const factsOf = (moment: Moment): Fact[] => [
  ...workspaceFacts(moment),
  ...planFacts(moment),
  ...balanceFacts(moment),
  ...keyFacts(moment),
  ...memberFacts(moment),
];

function workspaceFacts({ tenant }: Moment): Fact[] {
  const facts: Fact[] = [{ group: 'workspace', name: 'Status', value: tenant.status }];
  if (tenant.name !== '') facts.push({ group: 'workspace', name: 'Name', value: tenant.name });
  if (tenant.erasureDueAt !== null)
    facts.push({
      group: 'workspace',
      name: 'Deleted on',
      value: fullInstant(new Date(tenant.erasureDueAt)),
    });
  return facts;
}

function planFacts({ subscription, balance }: Moment): Fact[] {
  const { plan, granted, scheduled, inDunning, stripe, stripeCustomerId } = subscription;
  const fact = (name: string, value: string): Fact => ({
    group: 'plan',
    name,
    value,
  });
  return [
    fact('Plan', plan),
    ...(balance.plan === '' ? [] : [fact('Plan of the ledger', balance.plan)]),
    ...(granted ? [fact('Granted by us', yesNo(granted))] : []),
    ...(scheduled
      ? [
          fact(
            'Then',
            `${scheduled.to}${scheduled.interval ? ` by the ${scheduled.interval}` : ''}, ${fullInstant(new Date(scheduled.at))}`,
          ),
        ]
      : []),
    ...(inDunning ? [fact('Payment overdue', yesNo(inDunning))] : []),
    ...(stripe ? [fact('Subscription', `${stripe.status}, ${stripe.plan} by the ${stripe.interval ?? 'month'}`)] : []),
    ...(stripeCustomerId === null ? [] : [fact('Customer at Stripe', stripeCustomerId)]),
  ];
}

/** Formats the end of a period: a plan without periods ends in the year 9999. */
const endOf = (instant: Date): string => (instant.getUTCFullYear() === 9999 ? 'never' : fullInstant(instant));

function balanceFacts({ balance }: Moment): Fact[] {
  const { creditsRemaining, creditsUsed, callsUsed, periodEnd, entries, grants } = balance;
  const fact = (name: string, value: string): Fact => ({
    group: 'balance',
    name,
    value,
  });
  return [
    fact('Credits left', count(creditsRemaining)),
    fact('Credits used in this period', count(creditsUsed)),
    fact('Calls in this period', count(callsUsed)),
    ...(periodEnd === null ? [] : [fact('Period ends', endOf(periodEnd))]),
    fact('Ledger entries', count(entries)),
    ...grants.map(({ grantId, kind, left, amount }): Fact => ({
      group: 'grants',
      name: `${grantId}, ${kind}`,
      value: `${count(left)} of ${count(amount)} left`,
    })),
  ];
}

const keyFacts = ({ keys }: Moment): Fact[] =>
  Object.entries(keys).map(([keyId, { status, replacedBy }]) => ({
    group: 'keys',
    name: keyId,
    value: replacedBy === null ? status : `${status}, replaced`,
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
    value: `invited as ${role}`,
    mono: true,
  })),
];

export type Change = {
  group: FactGroup;
  name: string;
  before: string | null;
  after: string | null;
};

const keyOf = ({ group, name }: Pick<Fact, 'group' | 'name'>): string => `${group} ${name}`;

/** Returns the differences between two moments, in the order of the later one. Removed facts come last. */
export function changesBetween(before: Moment, after: Moment): Change[] {
  const [earlier, later] = [factsOf(before), factsOf(after)];
  const valuesBefore = new Map(earlier.map((fact) => [keyOf(fact), fact.value]));
  const laterKeys = new Set(later.map(keyOf));
  const changed = later.flatMap(({ group, name, value }): Change[] => {
    const was = valuesBefore.get(keyOf({ group, name })) ?? null;
    return was === value ? [] : [{ group, name, before: was, after: value }];
  });
  const gone = earlier.filter((fact) => !laterKeys.has(keyOf(fact)));
  return [
    ...changed,
    ...gone.map(({ group, name, value }) => ({
      group,
      name,
      before: value,
      after: null,
    })),
  ];
}
