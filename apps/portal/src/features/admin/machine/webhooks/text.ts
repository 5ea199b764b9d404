/** Every sentence of the webhook inbox. */
export const WEBHOOKS_TEXT = {
  title: 'Webhook inbox',
  description: 'What Stripe has told, stored before it is acted upon. What it is about is fetched anew each time.',
  counts: {
    label: 'Messages by state',
    waiting: 'Waiting',
    failed: 'Failed',
    applied: 'Applied',
    ignored: 'Ignored',
  },
  status: 'State',
  anyStatus: 'Every state',
  states: { waiting: 'waiting', failed: 'failed', applied: 'applied', ignored: 'ignored' },
  search: 'Message, object or type',
  columns: {
    message: 'Message',
    object: 'About',
    received: 'Received, UTC',
    state: 'State',
    note: 'What became of it',
    attempts: 'Tries',
    replay: 'Replay',
  },
  next: (instant: string) => `Next try ${instant}`,
  empty: 'No message here',
  emptyBody:
    'Stripe’s messages appear here as they come. Without a key for Stripe none come; with filters, widen them.',
  replay: 'Replay',
  replayOf: (id: string) => `Replay ${id}`,
  confirm: {
    title: 'Replay this message?',
    description:
      'The worker looks the object up at Stripe and acts upon what it finds, as it did the first time. What a payment has brought already is not brought again.',
    submit: 'Replay',
    pending: 'Asking',
    cancel: 'Cancel',
  },
  asked: 'The message is replayed within seconds.',
  askedAlready: 'This message waits for its turn already.',
  log: 'Its events',
} as const;
