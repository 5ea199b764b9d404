import type { WrittenArticle } from '../block.ts';

export const IDEMPOTENCY: WrittenArticle = {
  title: 'Idempotency',
  lead: 'Name a call, and send it as often as the network needs: it is charged once.',
  sections: [
    {
      id: 'how',
      title: 'How to use it',
      blocks: [
        {
          kind: 'code',
          title: 'One name for one call',
          code: 'Idempotency-Key: order-7391-chart',
        },
        {
          kind: 'list',
          items: [
            'The name is yours: 1 to 255 visible ASCII characters. An identifier of the order or job it belongs to is best.',
            'For 24 hours the same call under the same name gets the same answer with `Idempotency-Replayed: true`, and costs 0 credits.',
            'Another input under the same name is refused with 409 `idempotency_key_reuse`, so that a mistake cannot pass for an answer.',
            'A batch (`POST /api/v1/batch`: `{"calls": [{"id": "a", "operation": "kundali/basic", "input": {…}}]}`, up to 100) takes one name for all its calls. In a repeat each call is compared by its `id`: those that were charged come back with `"replayed": true` and cost 0 credits.',
            'Names belong to a workspace: no other one can meet yours.',
          ],
        },
      ],
    },
    {
      id: 'when',
      title: 'When to try again',
      blocks: [
        {
          kind: 'text',
          text: 'When no answer came, and wherever the body of an error says `"retryable": true`: 429 and 503 after the seconds in `Retry-After`, 500 and 504 once. Wait a little longer each time. Errors are never charged, so trying again costs only time.',
        },
      ],
    },
    {
      id: 'without',
      title: 'Without a name',
      blocks: [
        {
          kind: 'text',
          text: 'The same input always gives the same answer, so nothing goes wrong with a second call; but it is a second call, and charged as one.',
        },
      ],
    },
  ],
  next: { label: 'Conventions', href: '/docs/conventions' },
};
