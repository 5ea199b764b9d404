const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const COUNT = new Intl.NumberFormat('en-US');

/** `12,345` */
export const count = (value: number): string => COUNT.format(value);

/** `19 Jul 2026` */
export const date = (instant: Date): string =>
  `${instant.getUTCDate()} ${MONTHS[instant.getUTCMonth()]} ${instant.getUTCFullYear()}`;

/** `19 Jul 2026, 08:14 UTC` */
export const moment = (instant: Date): string => `${date(instant)}, ${instant.toISOString().slice(11, 16)} UTC`;

/** `$79` or `$34.84` */
export const dollars = (cents: number): string =>
  cents % 100 === 0
    ? `$${count(cents / 100)}`
    : `$${count(Math.trunc(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;

/** The reason given in mails to the owner and the admins of a workspace. */
export const managerReason = (workspace: string): string =>
  `You received this email because you are an owner or admin of the workspace ${workspace} at Graha.`;
