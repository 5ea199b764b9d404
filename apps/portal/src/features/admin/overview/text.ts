import type { Concern } from '@graha/store/operator/tenants-to-look-at';

/** Every sentence of the operator's overview. */
export const HOUSE_TEXT = {
  title: 'Operator',
  description: (tenants: string, active: string, fresh: string) =>
    `${tenants} tenants; within 30 days ${active} called and ${fresh} came. Everything you do here is an event.`,
  auditor: 'Open the auditor',
  stats: {
    label: 'The house',
    mrr: 'MRR',
    mrrDetail: (paid: string) => `${paid} paid this month`,
    calls: 'Calls, today',
    callsDetail: (month: string) => `${month} within 30 days`,
    errors: 'Errors, 24 h',
    errorsDetail: (failed: string, requests: string) => `${failed} of ${requests} requests`,
    noRequests: 'no requests',
    latency: 'Latency, 24 h',
    latencyDetail: (p95: string) => `p95 ${p95}`,
    ms: (ms: number) => `${ms.toFixed(1)} ms`,
    percent: (share: number) => `${(share * 100).toFixed(share === 0 ? 0 : 2)} %`,
    none: '–',
  },
  credits: {
    title: 'Credits, open periods',
    balances: 'balances',
    differs: (credits: string) => `differs by ${credits}`,
    rows: {
      opening: 'Carried in',
      paidAllowances: 'Sold, plans',
      topUps: 'Sold, top-ups',
      freeAllowances: 'Granted, free',
      byHand: 'Granted, by hand',
      reversed: 'Reversed',
      consumed: 'Consumed',
      expired: 'Expired',
      withdrawn: 'Withdrawn',
    },
    remaining: 'Remaining',
    sources: (entries: string, tenants: string) =>
      `From ${entries} entries of the ledger; what remains, from the accounts of ${tenants} tenants.`,
    columns: { what: 'What', credits: 'Credits' },
    unread: 'The entries could not be added up just now. Open this page again in a while.',
  },
  toLookAt: {
    title: 'Tenants to look at',
    all: 'All tenants',
    empty: { title: 'Nobody needs you', body: 'No tenant is late, suspended, short of credits or met with errors.' },
    columns: { name: 'Tenant', plan: 'Plan', left: 'Left', why: 'Why' },
    left: (percent: number) => `${Math.floor(percent)} %`,
    concerns: {
      dunning: 'Payment failed',
      suspended: 'Suspended',
      errors: 'Errors',
      exhausted: 'Nothing left',
      nearly_spent: 'Nearly spent',
    } satisfies Record<Concern, string>,
    errors: (failed: string) => `${failed} answers of ours failed`,
  },
  projections: {
    title: 'Projections',
    all: 'All projections',
    empty: { title: 'No projections', body: 'The worker makes them at its first start.' },
    columns: { name: 'Name', lag: 'Behind', entries: 'Entries' },
    seconds: (seconds: number) => `${seconds.toFixed(1)} s`,
  },
} as const;
