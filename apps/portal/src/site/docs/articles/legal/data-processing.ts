import type { WrittenArticle } from '../../block.ts';

/**
 * Page `/dpa`: the terms under which the operator processes the personal data of a customer's customers.
 * @param dataLocation the place of the servers, as the operator names it; null if it is not set
 */
export const dataProcessing = (dataLocation: string | null): WrittenArticle => ({
  title: 'Data processing',
  lead: 'You decide about your customers’ data, and we process it for you. These terms are part of every contract. In force since 28 November 2026.',
  sections: [
    {
      id: 'subject',
      title: 'What is processed',
      blocks: [
        {
          kind: 'table',
          label: 'What is processed',
          columns: ['Point', 'What applies'],
          rows: [
            ['Data', 'Dates, times and places of birth, and a label or reference if you store a birth'],
            ['People', 'Your customers, and people whom they name'],
            ['Purpose', 'The answers that you call for, and nothing else'],
            ['Time', 'While an answer is computed; a stored birth until you erase it or the workspace ends'],
            ['Place', dataLocation ?? 'The servers of the operator; ask for their place at the address below'],
          ],
        },
      ],
    },
    {
      id: 'ours',
      title: 'Our duties',
      blocks: [
        {
          kind: 'list',
          items: [
            'We process the data by your calls alone, and tell you if we think that one breaks the law.',
            'Everyone who can reach the data is bound to secrecy.',
            'We help you to answer the requests of your customers: stored births can be found, exported and erased over the API.',
            'We report a breach of your customers’ data within 48 hours after we know of it, with what is known.',
            'After the end we erase everything that is yours within seven days. Backups are gone after their time.',
            'You may check these duties once a year; the program is open, and its tests are part of it.',
          ],
        },
      ],
    },
    {
      id: 'measures',
      title: 'How it is protected',
      blocks: [
        {
          kind: 'list',
          items: [
            'Requests and answers are in memory alone; no log and no table has a birth of a call. If you capture a key, its calls of one hour are kept for seven days, encrypted under a key of your workspace.',
            'Stored births are encrypted under a key of your workspace, and found by hashes under that key. The deletion of the workspace destroys it.',
            'The database keeps each workspace apart by row level security that binds its own owner too.',
            'Passwords and keys are kept as hashes; operators sign in with a second factor, and their visits are in your audit log.',
            'Connections are encrypted. Backups can be restored, and erasures are repeated after a restore.',
          ],
        },
      ],
    },
    {
      id: 'others',
      title: 'Sub-processors',
      blocks: [
        {
          kind: 'table',
          label: 'Sub-processors',
          columns: ['Who', 'What they see'],
          rows: [
            ['Stripe', 'Name, address and card of the payer. No birth.'],
            ['The host of the servers', 'Encrypted connections and disks.'],
            ['The mail server', 'Addresses of members, and our notices to them. No birth.'],
          ],
        },
        {
          kind: 'text',
          text: 'We announce a further one by mail 30 days ahead. If you object, you may end the contract, and we return what is paid for the time after.',
        },
      ],
    },
  ],
  next: { label: 'Privacy', href: '/privacy' },
});
