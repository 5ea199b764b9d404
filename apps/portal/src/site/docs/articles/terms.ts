import { PLANS } from '@graha/domain/plans';
import type { WrittenArticle } from '../block.ts';

export const TERMS: WrittenArticle = {
  title: 'Terms',
  lead: 'What you may expect of us, and we of you. Short, and meant as it stands.',
  sections: [
    {
      id: 'service',
      title: 'The service',
      blocks: [
        {
          kind: 'list',
          items: [
            'We compute astrology from the details that you send, by the rules that the documentation names. What you make of it is yours: to use, to show and to sell.',
            'Answers are calculations and traditional readings. They are no advice on health, money, law or marriage.',
            'What we promise about charging and recording stands on the page Promises, each with the test that tries to break it. We promise no availability beyond what the status page shows.',
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
            `${PLANS.free.name} costs nothing and asks for no card. Paid plans are paid in advance, for a month, until you end them; the price page holds.`,
            'A call that succeeds is charged at the price in the list. A call that fails is not.',
            'There is no overdraft: without credits left, calls are refused.',
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
            'Keep your keys secret. What a key of yours spends is spent by you, until you revoke it.',
            'Send the birth details of other people only where you may.',
            'Do not open accounts to multiply the free allowance, and do not try to reach what belongs to others. We may suspend a workspace that does, and say why.',
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
