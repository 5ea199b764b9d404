import { count, date, inCredits } from '@graha/domain/core/format';
import { listing } from '@graha/catalog/wire/words';
import type { Notice } from '@graha/procedures/workspace/notice';
import { retryWords } from '../../shared/retry-words.ts';

export type ShownNotice = NonNullable<Notice>;
type Action = { label: string; href: string };
type WordsForAll = { title: string; text: string; isStop: boolean; action: Action };
/** `isStop`: calls are refused, or should be. `action`: the page that ends the condition; null if it refuses the reader. */
export type NoticeWords = Omit<WordsForAll, 'action'> & { action: Action | null };
/** The pages that are open to the reader: that of the bills, and those of the keys. */
export type NoticeReader = { mayPay: boolean; mayReadKeys: boolean };

const [BILLING, KEYS] = ['/billing', '/keys'];

function wordsForAll(notice: ShownNotice): WordsForAll | null {
  switch (notice.kind) {
    case 'key-leaked': {
      const [first, ...others] = notice.keys;
      const isOne = first !== undefined && others.length === 0;
      return {
        isStop: true,
        title: isOne
          ? `The key ${first.name} leaked and still works.`
          : `${count(notice.keys.length)} leaked keys still work.`,
        text: `Anyone who has ${isOne ? 'it' : 'one'} can spend your credits.`,
        action: isOne
          ? { label: 'Stop the key', href: `${KEYS}/${first.keyId}` }
          : { label: 'Stop the keys', href: KEYS },
      };
    }
    case 'no-free-calls':
      return {
        isStop: true,
        title: 'This workspace has no free calls.',
        text: 'Your one Free allowance is in your first workspace.',
        action: { label: 'See plans', href: BILLING },
      };
    case 'spend-limit':
      return {
        isStop: true,
        title: 'The spend limit is reached.',
        text: `Calls are refused until ${date(notice.renewsAt)}: your keys have spent the ${inCredits(notice.creditsMax)} that you allow in a period.`,
        action: { label: 'Change the limit', href: BILLING },
      };
    case 'credits-out':
      return {
        isStop: true,
        title: 'The credits are used up.',
        text: `Calls are refused until ${date(notice.renewsAt)}.`,
        action: { label: 'Get more credits', href: BILLING },
      };
    case 'calls-out':
      return {
        isStop: true,
        title: 'The calls of this period are used up.',
        text: `${count(notice.callsMax)} of ${count(notice.callsMax)} are used. More are refused until ${date(notice.renewsAt)}.`,
        action: { label: 'See plans', href: BILLING },
      };
    case 'outage':
      return {
        isStop: false,
        title: `Outage: ${notice.title}`,
        text: 'Calls may fail until it is resolved. The status page has every update.',
        action: { label: 'See the status', href: '/status' },
      };
    case 'payment-late':
      return {
        isStop: false,
        title: 'The last payment failed.',
        text: `${retryWords(notice.retryAt)} If no ${notice.retryAt === null ? 'payment' : 'try'} succeeds, the workspace moves to Free.`,
        action: { label: 'Update the card', href: BILLING },
      };
    case 'webhook-paused':
      return {
        isStop: false,
        title: 'A webhook is paused.',
        text: `${listing(notice.hosts)} did not take its messages.`,
        action: { label: 'See webhooks', href: '/webhooks' },
      };
    case 'limited':
    case 'unverified':
      return null;
  }
}

/** Returns a condition that one page ends, in words; null for the others, which are about the reader's address. */
export function wordsOf(notice: ShownNotice, { mayPay, mayReadKeys }: NoticeReader): NoticeWords | null {
  const words = wordsForAll(notice);
  if (words === null) return null;
  const isClosed = notice.kind === 'key-leaked' ? !mayReadKeys : words.action.href === BILLING && !mayPay;
  return isClosed ? { ...words, action: null } : words;
}
