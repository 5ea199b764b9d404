import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type Stripe from 'stripe';

/** All objects of the stand-in, by kind and id. */
export type Tables = {
  customer: Stripe.Customer;
  payment_method: Stripe.PaymentMethod;
  product: Stripe.Product;
  price: Stripe.Price;
  'checkout.session': Stripe.Checkout.Session;
  subscription: Stripe.Subscription;
  subscription_schedule: Stripe.SubscriptionSchedule;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Omit<Stripe.Dispute, 'evidence'>;
  'billing_portal.session': Stripe.BillingPortal.Session;
  'test_helpers.test_clock': Stripe.TestHelpers.TestClock;
  event: StoredEvent;
  /** The line items of a checkout; Stripe leaves them out of the session too. */
  line_item: { id: string; price: string; metadata: Stripe.Metadata };
};
export type Kind = keyof Tables;

/** An event as it is sent, with a copy of its object at that time. */
export type StoredEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};

export const PREFIXES = {
  customer: 'cus',
  payment_method: 'pm',
  product: 'prod',
  price: 'price',
  'checkout.session': 'cs_test',
  subscription_schedule: 'sub_sched',
  subscription: 'sub',
  invoice: 'in',
  invoice_payment: 'inpay',
  payment_intent: 'pi',
  charge: 'ch',
  refund: 're',
  dispute: 'du',
  'billing_portal.session': 'bps',
  'test_helpers.test_clock': 'clock',
  event: 'evt',
  line_item: 'li',
} as const satisfies Record<Kind, string>;

// Safe: the keys of a constant object without further properties.
const KINDS = Object.keys(PREFIXES) as Kind[];

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export type State = ReturnType<typeof createState>;

/** Creates a state in memory and, if a file is named, in that file, so that a restart keeps all subscriptions. */
export function createState(file: string | null = null) {
  const stored: Partial<Record<Kind, object[]>> =
    file !== null && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const tables = new Map<Kind, Map<string, { id: string }>>(
    KINDS.map((kind) => {
      // Safe: the file was written by `save` below.
      const rows = (stored[kind] ?? []) as { id: string }[];
      return [kind, new Map(rows.map((row) => [row.id, row]))];
    }),
  );
  const tableOf = <K extends Kind>(kind: K): Map<string, Tables[K]> =>
    // Safe: `put` files each object under its own kind.
    tables.get(kind) as unknown as Map<string, Tables[K]>;

  return {
    idOf: (kind: Kind): string => newId(PREFIXES[kind]),
    find: <K extends Kind>(kind: K, id: string): Tables[K] | undefined => tableOf(kind).get(id),
    /** Rows in the order of creation. */
    all: <K extends Kind>(kind: K): Tables[K][] => [...tableOf(kind).values()],
    put<K extends Kind>(kind: K, row: Tables[K]): Tables[K] {
      tableOf(kind).set(row.id, row);
      return row;
    },
    /** Returns an object of any kind, by the prefix of its id. */
    byId(id: string): object | undefined {
      const kind = KINDS.find((name) => id.startsWith(`${PREFIXES[name]}_`));
      return kind === undefined ? undefined : tables.get(kind)?.get(id);
    },
    save(): void {
      if (file === null) return;
      const rows = Object.fromEntries(KINDS.map((kind) => [kind, [...(tables.get(kind)?.values() ?? [])]]));
      writeFileSync(`${file}.new`, JSON.stringify(rows), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}
