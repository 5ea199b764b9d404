import type { ListedOperation } from '@graha/catalog/list-operations';

/** Whether the answer depends on when it is asked: the caller left out the target that such an operation takes. */
export const asksForNow = (operation: Pick<ListedOperation, 'dependsOnNow'>, sent: unknown): boolean =>
  operation.dependsOnNow !== undefined && isObject(sent) && (sent[operation.dependsOnNow] ?? null) === null;

export const wholeSecond = (instant: Date): Date => new Date(Math.floor(instant.getTime() / 1000) * 1000);

/** The input with the missing target filled in, once: what follows is a pure function of it. */
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

/** Which day it is where clocks follow the request's time zone. One that cannot be read is left for validation to name. */
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
