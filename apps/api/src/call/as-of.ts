import type { ListedOperation } from '@graha/catalog/list/list-operations';

/** A call whose input depends on its time. */
export type OfNow = {
  asOf: Date;
  /** The request of the client, which is the same at every time and identifies a repeated call. */
  asked: unknown;
  /** The input at the time of a call. */
  inputAt(asOf: Date): unknown;
};

/** True if the answer depends on the time of the call, because the caller omitted the operation's target. */
export const asksForNow = (operation: Pick<ListedOperation, 'dependsOnNow' | 'asksForNow'>, sent: unknown): boolean =>
  operation.dependsOnNow !== undefined &&
  isObject(sent) &&
  (sent[operation.dependsOnNow] ?? null) === null &&
  (operation.asksForNow?.(sent) ?? true);

export const wholeSecond = (instant: Date): Date => new Date(Math.floor(instant.getTime() / 1000) * 1000);

/** Fills in the missing target. The answer is a pure function of the result. */
export function withTarget(
  operation: Pick<ListedOperation, 'dependsOnNow'>,
  sent: unknown,
  asOf: Date | null,
): unknown {
  if (asOf === null || operation.dependsOnNow === undefined || !isObject(sent)) return sent;
  const target = operation.dependsOnNow === 'target' ? isoSecond(asOf) : dayAt(asOf, sent['timezone']);
  return { ...sent, [operation.dependsOnNow]: target };
}

const isoSecond = (instant: Date): string => instant.toISOString().replace('.000Z', 'Z');

/** The date in the request's time zone. Validation reports a zone that cannot be read. */
function dayAt(instant: Date, timezone: unknown): string {
  if (typeof timezone === 'number' && Math.abs(timezone) <= 24) {
    return new Date(instant.getTime() + timezone * 3_600_000).toISOString().slice(0, 10);
  }
  if (typeof timezone === 'string' && /^[A-Za-z]/.test(timezone)) {
    try {
      return new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(instant);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return instant.toISOString().slice(0, 10);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
