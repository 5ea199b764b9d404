import type { WrittenArticle } from '../../block.ts';

export const PRIVACY: WrittenArticle = {
  title: 'Privacy',
  lead: 'We compute with birth details and forget them, unless you store them. In force since 28 November 2026.',
  sections: [
    {
      id: 'births',
      title: 'Birth details',
      blocks: [
        {
          kind: 'text',
          text: 'What you send to the API is held in memory while the answer is computed. Neither the request nor the answer is written to a database or a log, unless you capture a key: then the requests and answers of its calls are kept for one hour, encrypted under a key of your workspace, and deleted after seven days. For a call with an `Idempotency-Key` we keep a hash of its input for 24 hours, to recognise a repeat; the answer is computed again.',
        },
        {
          kind: 'text',
          text: 'A birth that you store under `/api/v1/births` is kept until you erase it. It is encrypted under a key of your workspace and found by hashes under that key; no log names it.',
        },
        {
          kind: 'text',
          text: 'The playground keeps its history in your own browser. A share link carries its inputs after `#`, a part that browsers do not send. What you fill in without an account waits in your browser, for a day at most, until you sign up. To limit runs without an account we keep a hash of your address for an hour.',
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
              'Request log: time, operation, method, status, duration, credits, key, request id, the program that sent it, and of a refused call the names of the wrong members',
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
            [
              'If you sign in with Google, GitHub or your company’s single sign-on: the id of your account there. No token, and nothing that you keep there',
              'until you remove it, or as long as the account',
              'So that you can sign in.',
            ],
            ['Mails that we sent you', '7 days', 'So that one notice is sent once.'],
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
          text: 'Under Your account you export everything that we keep about you, and delete your account. It is deleted after seven days, with the workspaces that you own alone; until then you can sign in and keep it. Ledger entries name a key and an operation, not a person. We keep billing records as long as the law requires.',
        },
        {
          kind: 'text',
          text: 'What was written in a workspace (its names, the names and limits of keys, addresses of webhooks, reasons) stands in its history encrypted with a key of that workspace. The deletion destroys the key and clears the lists that were made from the history. What remains says that something happened and when, under ids that lead to nobody. Backups from before are kept until their time is over; if one is restored, the deletions are carried out again.',
        },
      ],
    },
  ],
};
