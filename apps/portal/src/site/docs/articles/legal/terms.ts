import { PLANS } from '@graha/domain/billing/plans';
import type { WrittenArticle } from '../../block.ts';

export const TERMS: WrittenArticle = {
  title: 'Terms',
  lead: 'What you may expect of us, and we of you. In force since 28 November 2026.',
  sections: [
    {
      id: 'service',
      title: 'The service',
      blocks: [
        {
          kind: 'list',
          items: [
            'We compute astrology from the details that you send, by the rules that the documentation names. What you make of it is yours: to use, to show and to sell.',
            'Answers are calculations and traditional readings. They are not advice on health, money, law or marriage.',
            'The page Promises lists what we promise about charging and recording, each with the test that tries to break it. The page Availability has the goal for paid plans, and what you get if we miss it.',
          ],
        },
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        {
          kind: 'list',
          items: [
            `${PLANS.free.name} costs nothing and asks for no card. Paid plans are paid in advance, for a month or a year as you choose, until you cancel them. Credits come each month. The price page has the prices.`,
            'A call that succeeds is charged at the price in the list. A call that fails is not.',
            'There is no overdraft: without credits left, calls are refused.',
          ],
        },
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      blocks: [
        {
          kind: 'list',
          items: [
            'Write to us within 14 days of a payment, and we return the part of it whose credits you have not used. You need not say why.',
            'If an answer was wrong by our own documentation, we return the credits of the calls that had it, whenever you find it.',
            'A refund goes to the card that paid. It takes its share of the credits that are left, and no others. Of a year, whole months that were not used are returned, from the end of the year: these months bring no credits any more.',
          ],
        },
      ],
    },
    {
      id: 'yours',
      title: 'Your part',
      blocks: [
        {
          kind: 'list',
          items: [
            'Keep your keys secret. You pay for the calls made with your keys until you revoke them.',
            'Send the birth details of other people only where you may.',
            'Do not open accounts to multiply the free allowance, and do not try to reach other people’s data. We may suspend a workspace that does, and we say why.',
          ],
        },
      ],
    },
    {
      id: 'end',
      title: 'Changes and the end',
      blocks: [
        {
          kind: 'list',
          items: [
            'You may cancel at any time under Billing, and delete the workspace under Settings. A paid period runs to its end.',
            'We announce a change of these terms or of a price by mail, 30 days ahead. It does not change a period that is paid already.',
            'We may end the service with 90 days of notice. We then return what is paid for the time after it.',
          ],
        },
      ],
    },
    {
      id: 'liability',
      title: 'Liability and law',
      blocks: [
        {
          kind: 'list',
          items: [
            'We are liable without limit for intent and gross negligence, for injury of life, body and health, and where the law does not allow a limit.',
            'For anything else we are liable up to the amount that you paid in the twelve months before the event.',
            'We are not liable for decisions that you or your customers base on an answer.',
            'The law of the place of our address applies, and its courts decide. A consumer keeps the protection of the law at home.',
          ],
        },
      ],
    },
    {
      id: 'software',
      title: 'The program',
      blocks: [
        {
          kind: 'text',
          text: 'Graha is free software under the AGPL, version 3 or later: you may run it yourself. It comes without warranty, as far as the law allows.',
        },
      ],
    },
  ],
  next: { label: 'Privacy', href: '/privacy' },
};
