import type { WrittenArticle } from '../../block.ts';

/** Page `/contact`; the section with name and address is added by `withContact`. */
export const CONTACT: WrittenArticle = {
  title: 'Contact',
  lead: 'Where to ask, and what helps us to answer at once.',
  sections: [
    {
      id: 'first',
      title: 'Before you write',
      blocks: [
        {
          kind: 'list',
          items: [
            'A call failed: its answer has a `code`, which the page Errors explains, and a `request_id`. Send us the id, never the key.',
            'A number differs from another program: the page Reconcile finds the convention behind it.',
            'Nothing answers: the status page is measured once a minute.',
            'A leaked key: disable it under Keys first. That takes a second, and you can enable it again.',
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        {
          kind: 'text',
          text: 'Report a hole to the address below, or privately in the repository. `/.well-known/security.txt` has both. You get an answer within three working days.',
        },
      ],
    },
  ],
  next: { label: 'Status', href: '/status' },
};
