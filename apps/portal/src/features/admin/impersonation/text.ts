/** Every sentence of impersonation. */
export const IMPERSONATION_TEXT = {
  bar: {
    label: 'Impersonation',
    viewing: (name: string) => `Viewing ${name}`,
    readOnly: 'read only',
    ends: 'ends',
    end: 'End now',
    pending: 'Ending',
  },
  account: {
    title: 'This is your own account, not the customer’s.',
    body: 'While you view a customer’s workspace, nothing here can be changed.',
  },
  start: {
    action: 'View as owner',
    title: (name: string) => `View ${name} as its owner`,
    description:
      'For 30 minutes you see what its owner sees, and can change nothing. The workspace’s audit log says that you came, and why.',
    reason: 'Reason',
    reasonHint: 'The customer can read it.',
    reasonMissing: 'Say why. The customer can read it.',
    reasonTooLong: 'Use at most 500 characters.',
    ticket: 'Ticket',
    ticketTooLong: 'Use at most 100 characters.',
    cancel: 'Cancel',
    submit: 'View workspace',
    pending: 'Opening',
    endOther: 'End the running one',
    endingOther: 'Ending',
  },
} as const;
