/** Every sentence of the mailbox of a development stack. */
export const MAILBOX_TEXT = {
  title: 'Mailbox',
  lead: 'Mail of this development stack. Nothing leaves the machine, and a production server does not have this page.',
  empty: { title: 'No mail yet', body: 'Sign up, and the first one arrives.' },
  of: (address: string) => `To ${address} alone.`,
  everybody: 'Show all',
  list: 'Mails',
  to: (address: string) => `to ${address}`,
  sent: 'It was sent over SMTP, and what it said is not kept.',
  html: 'Mail',
  text: 'Text',
  letter: (subject: string) => `The mail “${subject}”`,
} as const;
