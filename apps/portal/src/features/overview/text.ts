import { count, dayAndMonth } from '../workspace/format.ts';

const plural = (amount: number, one: string, many: string): string => `${count(amount)} ${amount === 1 ? one : many}`;

/** Every sentence of the overview. */
export const OVERVIEW_TEXT = {
  title: 'Overview',
  noKeys: 'No keys yet. Create one to make your first call.',
  keys: (active: number, total: number) =>
    active === total
      ? `${plural(total, 'key is', 'keys are')} active.`
      : `${count(active)} of ${plural(total, 'key', 'keys')} active.`,
  lastCall: 'Last call',
  manageKeys: 'Manage keys',
  createKey: 'Create key',
  playground: 'Playground',
  credits: {
    label: 'Credits',
    left: 'Credits left this period',
    leftWithoutPeriod: 'Credits left',
    of: (limit: number) => `of ${count(limit)}`,
    renews: 'Renews',
    renewsIn: (wait: string) => `in ${wait}`,
    never: 'This plan does not renew.',
    pace: 'At this pace you end with',
    paceLeft: (left: number) => `about ${count(left)}`,
    used: (used: number) => `Used ${count(used)}`,
    forecast: (forecast: number) => `Forecast to ${count(forecast)}`,
    valueText: (used: number, limit: number, forecast: number | null) =>
      `${count(used)} of ${count(limit)} credits used${forecast === null ? '' : `, forecast ${count(forecast)}`}`,
  },
  stats: {
    label: 'Calls',
    callsLeft: 'Calls left',
    callsLeftOf: (limit: number, planName: string) => `of ${count(limit)} on ${planName}`,
    callsUnlimited: 'Not limited',
    callsUnlimitedDetail: (planName: string) => `On ${planName}, credits bind`,
    today: 'Calls today',
    todayDetail: (credits: number) => `${plural(credits, 'credit', 'credits')}, day in UTC`,
    answered: 'Answered today',
    answeredDetail: (refused: number, failed: number) =>
      refused + failed === 0 ? 'no request refused' : `${count(refused)} refused, ${count(failed)} failed`,
    latency: 'Latency, median',
    ms: (ms: number) => `${ms.toFixed(1)} ms`,
    latencyDetail: (p95Ms: number) => `95 of 100 within ${p95Ms.toFixed(1)} ms, on the server`,
    none: '–',
    noneDetail: 'no request today',
  },
  chart: {
    title: 'Calls by day',
    picture: 'Calls by day, the last 21 days',
    sentence: (total: number, peak: number, peakDay: string) =>
      `${plural(total, 'call', 'calls')} in 21 days. Most on ${peakDay}: ${count(peak)}.`,
    nothing: 'No calls in these 21 days.',
    bar: (day: string, calls: number, credits: number) =>
      `${day}: ${plural(calls, 'call', 'calls')}, ${plural(credits, 'credit', 'credits')}`,
    showTable: 'Show as table',
    day: 'Day, UTC',
    calls: 'Calls',
    credits: 'Credits',
  },
  latest: {
    title: 'Latest requests',
    all: 'All requests',
    none: 'No requests in the last thirty days.',
  },
  day: {
    title: 'Today in Ujjain',
    open: 'Open',
    absent: 'The API does not answer just now.',
    vara: 'Vara',
    tithi: 'Tithi',
    nakshatra: 'Nakshatra',
    yoga: 'Yoga',
    sun: 'Sunrise, sunset',
    never: 'none',
    /** By the clock of the place: `until 23 Nov, 02:37`. */
    until: (end: string) => `until ${dayAndMonth(new Date(end.slice(0, 10)))}, ${end.slice(11, 16)}`,
  },
  operations: {
    title: 'By operation',
    operation: 'Operation',
    total: 'Total',
    others: (operations: number) => `${operations} others`,
    period: '21 days',
    empty: 'Nothing in these 21 days.',
  },
  source:
    'Credits and calls left are read from the ledger. Days and operations are counted from its entries, up to a second later. What was answered, and how quickly, is from the request log.',
  suspended: 'This workspace is suspended.',
  suspendedDetail: 'Calls answer 403. Write to us to resume it.',
  stale: (asOf: string) => `As of ${asOf}. We are trying again.`,
  steps: {
    title: 'Three steps to your first chart',
    playground: 'Or draw one in the playground',
    create: 'Create a key',
    createBody: 'It belongs to this workspace and is shown once.',
    createDone: 'Done. The key is on the Keys page.',
    run: 'Run this line',
    runBody: 'In a terminal, with your key in GRAHA_API_KEY.',
    waiting: 'Waiting for the first call',
    see: 'See it here',
    seeBody: 'This page shows the call within two seconds, and what it cost: 1 credit.',
  },
} as const;
