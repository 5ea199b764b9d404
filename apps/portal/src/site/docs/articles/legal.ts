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

export const PRIVACY: WrittenArticle = {
  title: 'Privacy',
  lead: 'Birth details are computed with and forgotten. This page says what is kept instead.',
  sections: [
    {
      id: 'births',
      title: 'Birth details',
      blocks: [
        {
          kind: 'text',
          text: 'What you send to the API is held in memory while the answer is computed. Neither the request nor the answer is written to a database or a log. For a call with an `Idempotency-Key` we keep a hash of its input for 24 hours, to recognise a repeat; the answer is computed again.',
        },
        {
          kind: 'text',
          text: 'The playground keeps its history in your own browser. A share link carries its inputs after `#`, a part that browsers do not send.',
        },
      ],
    },
    {
      id: 'kept',
      title: 'What is kept',
      blocks: [
        {
          kind: 'table',
          label: 'What is kept',
          columns: ['What', 'How long', 'Why'],
          rows: [
            [
              'Request log: time, operation, method, status, duration, credits, key, request id',
              '30 days',
              'So that you can see what your keys did. It holds no address, no query and no body.',
            ],
            [
              'Ledger: each charge with its time, operation, key and credits',
              'as long as the workspace, and as the law asks for accounts',
              'It is the account that you pay by.',
            ],
            [
              'Account: name, e-mail address, hash of the password, passkeys, sessions with address and browser',
              'as long as the account',
              'So that you can sign in, and see where you are signed in.',
            ],
            [
              'API keys: name, settings, hash of the secret',
              'as long as the workspace',
              'So that a call is known as yours.',
            ],
            ['Mails that we sent you', 'as long as the account', 'So that one notice is sent once.'],
          ],
        },
      ],
    },
    {
      id: 'others',
      title: 'Who else sees it',
      blocks: [
        {
          kind: 'text',
          text: 'Payments are made at Stripe: card details go there and never reach us. Mails go through the mail server of the operator. There are no trackers, no advertising and no analytics on these pages; cookies are set for signing in alone.',
        },
      ],
    },
    {
      id: 'rights',
      title: 'Export and deletion',
      blocks: [
        {
          kind: 'text',
          text: 'You may have all that is kept about you, and have it deleted: write to the operator of this server from the address of your account. Entries of the ledger name a key and an operation and no person; they stay as long as accounts must be kept.',
        },
      ],
    },
  ],
};
