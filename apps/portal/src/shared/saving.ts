import { YEAR_MONTHS_FREE } from '@graha/domain/billing/interval';

const NUMBERS = ['no', 'one', 'two', 'three'];

/** The saving of a year, in words: `two months free`. */
export const SAVING = `${NUMBERS[YEAR_MONTHS_FREE] ?? YEAR_MONTHS_FREE} month${YEAR_MONTHS_FREE === 1 ? '' : 's'} free`;
