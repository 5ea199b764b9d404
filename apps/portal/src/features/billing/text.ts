import { count, date, dayAndMonth, dollars } from '../workspace/format.ts';

/** Every sentence of the billing room. */
export const BILLING_TEXT = {
  title: 'Billing',
  description: 'Card, address, tax details and invoices are kept by Stripe.',
  viewerMayNot: 'Owners and admins of this workspace may see and change its billing.',
  portal: 'Open customer portal',
  opening: 'Opening',
  closed: {
    title: 'Nothing is sold here.',
    body: 'This installation has no key for Stripe. Its operator grants plans by hand.',
  },
  granted: {
    title: 'This plan was granted by us.',
    body: 'It costs nothing and is changed by writing to us.',
  },
  late: {
    title: 'The last payment failed.',
    body: (until: Date) =>
      `Nothing changes while we try again. If no try succeeds the workspace moves to Free and keeps its keys. Its period runs until ${date(until)}.`,
    action: 'Update the card',
  },
  scheduled: (name: string, at: Date) => `${name} begins on ${date(at)}. Until then everything stays as it is.`,
  awaited: {
    plan: 'Paid. Your plan is here in a moment.',
    top_up: 'Paid. Your credits are here in a moment.',
  },
  arrived: {
    plan: (name: string) => `You are on ${name}.`,
    top_up: (_name: string) => 'The credits are here.',
  },
  plan: {
    title: (name: string) => `${name} plan`,
    monthly: (cents: number) => (cents === 0 ? 'Free' : `${dollars(cents)} a month`),
    left: 'Credits left',
    of: (limit: number) => `of ${count(limit)}`,
    scale: 'Credits used in this period',
    period: (start: Date, end: Date) => `${dayAndMonth(start)} to ${date(end)}`,
    next: 'Next invoice',
    on: (at: Date) => `on ${dayAndMonth(at)}`,
    none: 'No invoice is due.',
  },
  topUps: {
    title: 'Top-ups',
    left: (credits: number) => `${count(credits)} left`,
    pack: (credits: number) => `${count(credits)} credits`,
    until: (at: Date | null) => (at === null ? 'do not expire' : `until ${date(at)}`),
    order: 'What expires first is used first.',
    none: 'None. A top-up adds credits that are valid for twelve months.',
    onFree: 'On Free the number of calls ends before the credits, so top-ups come with a paid plan.',
    buy: (credits: number, cents: number) => `Buy ${count(credits)} for ${dollars(cents)}`,
  },
  plans: {
    title: 'Plans',
    detail:
      'An upgrade begins a new month at once, at its full price; unspent credits stay until they expire. A downgrade begins with the next period.',
    columns: {
      plan: 'Plan',
      monthly: 'Monthly',
      allowance: 'Each month',
      rate: 'Rate',
      fit: 'Your last 30 days',
      action: 'Change',
    },
    calls: (calls: number) => `${count(calls)} calls`,
    credits: (credits: number) => `${count(credits)}`,
    rate: (rate: number | null) => (rate === null ? 'no limit' : `${count(rate)} / min`),
    current: 'Current',
    unused: 'no calls',
    stops: (days: number) =>
      days === 0 ? 'would stop on the first day' : `would stop after ${days === 1 ? '1 day' : `${days} days`}`,
    fits: (spare: number, unit: 'credits' | 'calls') =>
      `fits, ${count(spare)}${unit === 'calls' ? ' calls' : ''} to spare`,
    steps: { buy: 'Upgrade', upgrade: 'Upgrade', downgrade: 'Downgrade', end: 'Cancel plan', keep: 'Keep' },
  },
  confirm: {
    upgrade: {
      title: (name: string) => `Upgrade to ${name}?`,
      body: (cents: number, credits: number) =>
        `${dollars(cents)} is charged to your card now, and a new month with ${count(credits)} credits begins. Credits that you have left stay until they expire.`,
      submit: 'Pay and upgrade',
      pending: 'Upgrading',
      done: (name: string) => `You are on ${name}.`,
    },
    downgrade: {
      title: (name: string) => `Change to ${name}?`,
      body: (cents: number, credits: number) =>
        `With the next period: ${dollars(cents)} a month and ${count(credits)} credits. Until then everything stays as it is.`,
      submit: 'Change plan',
      pending: 'Changing',
      done: (name: string) => `${name} begins with the next period.`,
    },
    end: {
      title: (_name: string) => 'Cancel your plan?',
      body: (_cents: number, _credits: number) =>
        'The plan ends with its period, and the workspace moves to Free. Keys, logs and top-ups stay. You can change your mind until then.',
      submit: 'Cancel at period end',
      pending: 'Cancelling',
      done: (_name: string) => 'The plan ends with its period.',
    },
    keep: {
      title: (name: string) => `Keep ${name}?`,
      body: (cents: number, _credits: number) =>
        `The change is taken back; the plan renews at ${dollars(cents)} a month.`,
      submit: 'Keep the plan',
      pending: 'Keeping',
      done: (name: string) => `${name} stays.`,
    },
    cancel: 'Not now',
    failed: 'Nothing has changed.',
  },
  invoices: {
    title: 'Invoices',
    none: 'No invoices yet.',
    noneOnFree: 'You are on Free. Nothing is owed.',
    noneBody: 'The first invoice comes with a plan.',
    columns: { date: 'Date', number: 'Number', for: 'For', amount: 'Amount', state: 'State' },
    states: { paid: 'Paid', open: 'Due', uncollectible: 'Failed', other: 'Other' },
  },
} as const;
