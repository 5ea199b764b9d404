import { date } from '@graha/domain/core/format';

/** `Nov 2026` for `2026-11-01`. */
export const monthName = (month: string): string => date(new Date(month)).replace(/^\d+ /, '');
