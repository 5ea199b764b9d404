const COUNT = new Intl.NumberFormat('en-US');
const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
/** A fixed table, because a server and a browser can differ in "Sep" and "Sept". */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/** `12,345` */
export const count = (value: number): string => COUNT.format(value);

/** `$79`, `$1.50`: a list price. */
export const dollars = (cents: number): string => DOLLARS.format(cents / 100);

/** `$79.00`: a sum as an invoice has it. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** `19 Jul 2026` */
export const date = (instant: Date): string => `${dayAndMonth(instant)} ${instant.getUTCFullYear()}`;

/** `19 Jul` */
export const dayAndMonth = (instant: Date): string => `${instant.getUTCDate()} ${MONTHS[instant.getUTCMonth()]}`;

/** `9 d 15 h`, `15 h 20 min`, `20 min`: the two largest units, rounded down. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const days = Math.floor(seconds / DAY_S);
  const hours = Math.floor((seconds % DAY_S) / HOUR_S);
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S);
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;
}

/** `2 s ago`, `3 min ago`, `5 h ago`; after a week, the date. */
export function ago(instant: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - instant.getTime()) / 1_000));
  if (seconds < MINUTE_S) return `${seconds} s ago`;
  if (seconds < HOUR_S) return `${Math.floor(seconds / MINUTE_S)} min ago`;
  if (seconds < DAY_S) return `${Math.floor(seconds / HOUR_S)} h ago`;
  return seconds < 7 * DAY_S ? `${Math.floor(seconds / DAY_S)} d ago` : date(instant);
}

/** `2026-07-19 08:14:02 UTC` */
export const fullInstant = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** `08:14 UTC` */
export const clockTime = (instant: Date): string => `${instant.toISOString().slice(11, 16)} UTC`;

/** `NT` for `Nadir Tools`: the initials for an avatar. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => [...word].slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** `1 call`, `1,200 calls`. */
export const plural = (amount: number, one: string, many: string): string =>
  `${count(amount)} ${amount === 1 ? one : many}`;

/** `1 credit`, `1,200 credits`. */
export const inCredits = (amount: number): string => plural(amount, 'credit', 'credits');
