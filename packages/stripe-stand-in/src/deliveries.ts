import { createHmac } from 'node:crypto';
import type { StoredEvent } from './state.ts';

/** Faults of the delivery; Stripe guarantees neither order nor a single delivery. */
export type Manners = {
  /** Number of copies sent of each event. */
  copies: number;
  /** Up to this many events wait and are sent in another order. */
  shuffle: boolean;
  delayMs: number;
  /** Share of the messages that never arrive, 0 to 1. */
  loss: number;
  /** Holds all events until released. */
  hold: boolean;
};
export const GOOD_MANNERS: Manners = { copies: 1, shuffle: false, delayMs: 0, loss: 0, hold: false };

const RETRIES_MS = [200, 1_000, 5_000, 15_000, 60_000];
const TIMEOUT_MS = 10_000;

export const signatureOf = (payload: string, secret: string, timestamp: number): string =>
  `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')}`;

type Endpoint = { url: string; secret: string };
type Deps = {
  endpoint: Endpoint | null;
  random(): number;
  /** Called for each message that could not be delivered. */
  onFailure(event: StoredEvent, why: string): void;
};

export type Deliveries = ReturnType<typeof createDeliveries>;

/** Signs with the real time, because the receiver compares the timestamp with its own clock. */
export function createDeliveries({ endpoint, random, onFailure }: Deps) {
  let manners = GOOD_MANNERS;
  let waiting: StoredEvent[] = [];
  let isClosed = false;
  const timers = new Set<NodeJS.Timeout>();
  let underWay: Promise<void> = Promise.resolve();

  const later = (work: () => void, ms: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  };

  async function post(event: StoredEvent, attempt: number): Promise<void> {
    if (endpoint === null || isClosed) return;
    const why = await tryToPost(endpoint, event);
    if (why === null || isClosed) return;
    const waitMs = RETRIES_MS[attempt];
    if (waitMs === undefined) onFailure(event, why);
    else later(() => void post(event, attempt + 1), waitMs);
  }

  /** Sends events in order, if no fault is configured. */
  function send(events: readonly StoredEvent[]): void {
    const order = manners.shuffle ? shuffled(events, random) : events;
    for (const event of order.flatMap((each) => Array.from({ length: manners.copies }, () => each))) {
      if (random() < manners.loss) continue;
      if (manners.delayMs > 0) later(() => void post(event, 0), random() * manners.delayMs);
      else underWay = underWay.then(() => post(event, 0));
    }
  }

  function flush(): void {
    const events = waiting;
    waiting = [];
    send(events);
  }

  return {
    add(event: StoredEvent): void {
      waiting.push(event);
      if (manners.hold) return;
      if (waiting.length === 1) later(() => (manners.hold ? undefined : flush()), 0);
    },
    /** Sends this event again, as "Resend" in the Dashboard does. */
    again: (event: StoredEvent): void => send([event]),
    behave(changed: Partial<Manners>): Manners {
      manners = { ...manners, ...changed };
      if (!manners.hold) flush();
      return manners;
    },
    close(): void {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** null: delivered. */
async function tryToPost({ url, secret }: Endpoint, event: StoredEvent): Promise<string | null> {
  const payload = JSON.stringify(event, null, 2);
  const signature = signatureOf(payload, secret, Math.floor(Date.now() / 1000));
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.ok ? null : `answered ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function shuffled<Row>(rows: readonly Row[], random: () => number): Row[] {
  const copy = [...rows];
  for (let index = copy.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const [a, b] = [copy[index], copy[other]];
    if (a !== undefined && b !== undefined) [copy[index], copy[other]] = [b, a];
  }
  return copy;
}
