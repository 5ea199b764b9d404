import { PLANS, type PlanId } from '@graha/domain/billing/plans';
import type { WrittenArticle } from '../../block.ts';

/** The plans that get credits after a month below the goal. */
export const AVAILABILITY_PLANS = ['growth', 'scale'] as const satisfies readonly PlanId[];

const PAID = AVAILABILITY_PLANS.map((plan) => PLANS[plan].name).join(' and ');

/** Page `/sla`. */
export const AVAILABILITY: WrittenArticle = {
  title: 'Availability',
  lead: 'The goal for paid plans, how it is measured, and what you get if we miss it. In force since 28 November 2026.',
  sections: [
    {
      id: 'goal',
      title: 'The goal',
      blocks: [
        {
          kind: 'text',
          text: 'The API answers in 99.9 % of the minutes of a calendar month (UTC). The worker calls it once a minute, as a customer would; the status page shows every minute that it counted. A minute without a count is not counted.',
        },
      ],
    },
    {
      id: 'credit',
      title: 'If we miss it',
      blocks: [
        {
          kind: 'table',
          label: 'Credits for a month below the goal',
          columns: ['Minutes with an answer', 'Share of the allowance that you get again'],
          rows: [
            ['99.9 % and more', 'none'],
            ['99.0 % to 99.9 %', '10 %'],
            ['95.0 % to 99.0 %', '30 %'],
            ['below 95.0 %', '100 %'],
          ],
        },
        {
          kind: 'text',
          text: `This applies to ${PAID}. Write to us within 30 days after the month; the credits are added to the workspace and do not expire.`,
        },
      ],
    },
    {
      id: 'not-counted',
      title: 'Not counted',
      blocks: [
        {
          kind: 'list',
          items: [
            'Maintenance that the status page announced two days ahead, four hours a month at most.',
            'Refusals by rule: no credits, a limit, a suspended workspace, a request that is not valid.',
            'Failures between you and our network.',
          ],
        },
      ],
    },
  ],
  next: { label: 'Status', href: '/status' },
};
