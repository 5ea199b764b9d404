import { AUTO_TOP_UP_PAUSES, type AutoTopUpPause, type AutoTopUpRule } from '@graha/domain/billing/auto-top-up';
import { Facts, Letter, Paragraph } from '../letter.tsx';
import type { Template } from '../template.ts';
import { count, dollars, managerReason, moment } from '../words.ts';

type Change =
  | ({ kind: 'turned-on' } & AutoTopUpRule)
  | { kind: 'turned-off' }
  | { kind: 'paused'; reason: AutoTopUpPause }
  | { kind: 'bought'; credits: number; packs: number; packsMax: number | null }
  | { kind: 'spend-limit'; creditsMax: number | null };

const TITLES: Record<Change['kind'], string> = {
  'turned-on': 'Automatic top-up is on',
  'turned-off': 'Automatic top-up is off',
  paused: 'Automatic top-up is paused',
  bought: 'A top-up was bought automatically',
  'spend-limit': 'The spend limit has changed',
};

export const spendingChanged: Template<{ workspace: string; at: Date; change: Change; billingUrl: string }> = {
  subject: ({ workspace, change }) => `${TITLES[change.kind]}: ${workspace}`,
  letter: ({ workspace, at, change, billingUrl }) => (
    <Letter
      title={TITLES[change.kind]}
      action={{ label: 'Open billing', url: billingUrl }}
      note="The audit log shows who changed it. Owners and admins change it under Billing."
      reason={managerReason(workspace)}
    >
      <Paragraph>{sentenceOf(change, workspace)}</Paragraph>
      <Facts rows={[...factsOf(change), ['Time', moment(at)]]} />
    </Letter>
  ),
};

function sentenceOf(change: Change, workspace: string): string {
  switch (change.kind) {
    case 'turned-on':
      return `When fewer than ${count(change.belowCredits)} credits of ${workspace} are left, one top-up is bought with the stored card.`;
    case 'turned-off':
      return `No top-up of ${workspace} is bought automatically any more.`;
    case 'paused':
      return `No top-up of ${workspace} is bought automatically until it is turned on again. ${AUTO_TOP_UP_PAUSES[change.reason]}`;
    case 'bought':
      return `The credits of ${workspace} fell below the threshold, and ${count(change.credits)} credits were bought. The invoice is under Billing.`;
    case 'spend-limit':
      return change.creditsMax === null
        ? `${workspace} has no spend limit any more: calls are charged as long as there are credits.`
        : `All keys of ${workspace} together may spend ${count(change.creditsMax)} credits in a period. Calls beyond it return 402 and cost nothing.`;
  }
}

function factsOf(change: Change): (readonly [string, string])[] {
  if (change.kind === 'turned-on') {
    const { packsMax, priceCents } = change;
    return [
      ['Price of a top-up', dollars(priceCents)],
      ['At most in a calendar month', `${count(packsMax)} top-ups, ${dollars(packsMax * priceCents)}`],
    ];
  }
  if (change.kind !== 'bought' || change.packsMax === null) return [];
  return [['Bought this month', `${count(change.packs)} of at most ${count(change.packsMax)}`]];
}
