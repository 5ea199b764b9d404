import { date } from '@graha/domain/core/format';
import type { Span } from '@graha/procedures/series/filter';

/** `12 % more than in the period before`. `before` is more than 0. */
export function deltaText({ now, before }: { now: number; before: number }): string {
  if (now === before) return 'The same as in the period before';
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  return `${percent === 0 ? 'Under 1' : percent} % ${now > before ? 'more' : 'less'} than in the period before`;
}

/** `3 Nov 2026 to 9 Nov 2026`, or one day. */
export const spanText = ({ from, to }: Span): string =>
  from === to ? date(new Date(from)) : `${date(new Date(from))} to ${date(new Date(to))}`;
