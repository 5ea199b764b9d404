import { AUTO_TOP_UP_PAUSES, type AutoTopUpPause, type AutoTopUpRule } from '@graha/domain/billing/auto-top-up';
import { Facts, Letter, Paragraph } from '../letter.tsx';
import type { Template } from '../template.ts';
import { count, date, dollars, managerReason, moment } from '../words.ts';

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

export const paymentFailed: Template<{
  workspace: string;
  amountCents: number;
  /** The next attempt to charge the card; null: none is planned. */
  retryAt: Date | null;
  billingUrl: string;
}> = {
  subject: ({ workspace }) => `A payment for ${workspace} failed`,
  letter: ({ workspace, amountCents, retryAt, billingUrl }) => (
    <Letter
      title="A payment failed"
      action={{ label: 'Update the card', url: billingUrl }}
      note={
        retryAt
          ? `We try the card again on ${date(retryAt)}. Until then the workspace works as before. If no try succeeds, it moves to the Free plan.`
          : 'No further try is planned. To keep the plan, update the card and pay the open invoice.'
      }
      reason={managerReason(workspace)}
    >
      <Paragraph>
        The payment of {dollars(amountCents)} for {workspace} was declined.
      </Paragraph>
    </Letter>
  ),
};

export const planUnpaid: Template<{
  workspace: string;
  planName: string;
  /** True if the credits of the unpaid period were withdrawn. */
  isWithdrawn: boolean;
  billingUrl: string;
}> = {
  subject: ({ workspace }) => `${workspace} has moved to the Free plan`,
  letter: ({ workspace, planName, isWithdrawn, billingUrl }) => (
    <Letter
      title="Your plan was not paid"
      action={{ label: 'Choose a plan', url: billingUrl }}
      note="Your keys stay, and answer as far as Free allows."
      reason={managerReason(workspace)}
    >
      <Paragraph>
        No try to charge the card succeeded, so {workspace} has moved from {planName} to Free.
        {isWithdrawn ? ' The credits of the unpaid period are withdrawn.' : ''}
      </Paragraph>
    </Letter>
  ),
};
