/** Every sentence about money in the operator's rooms. */
export const REVENUE_TEXT = {
  title: 'Revenue',
  description: 'What came in, what went back, and the credits that were sold for it.',
  stats: {
    label: 'This month',
    mrr: 'MRR',
    subscriptions: (count: number) => (count === 1 ? '1 subscription' : `${count} subscriptions`),
    paid: 'Paid this month',
    topUps: (sum: string) => `${sum} of it for top-ups`,
    returned: 'Returned of it',
    returnedDetail: 'refunds and disputes',
    sold: 'Credits sold',
    soldDetail: 'this month, by plans and top-ups',
  },
  byDay: {
    title: 'Payments by day, USD',
    picture: 'Payments by day over 30 days',
    plans: 'Plans',
    topUps: 'Top-ups',
    bar: (day: string, what: string, sum: string) => `${day}: ${what} ${sum}`,
    sum: (plans: string, topUps: string) => `${plans} for plans and ${topUps} for top-ups within 30 days.`,
    none: 'Nothing was paid within 30 days.',
  },
  byPlan: {
    title: 'MRR by plan',
    empty: { title: 'No subscription lives', body: 'A plan counts from its payment on, for a month.' },
    columns: { plan: 'Plan', price: 'Price', subscriptions: 'Subscriptions', mrr: 'MRR' },
    all: 'All',
  },
  byMonth: {
    title: 'By month',
    empty: { title: 'Nothing was earned yet', body: 'The first payment begins this table.' },
    columns: {
      month: 'Month',
      plans: 'Plans',
      topUps: 'Top-ups',
      returned: 'Returned',
      mrr: 'MRR',
      sold: 'Credits sold',
      consumed: 'Consumed',
    },
  },
  source:
    'MRR is the price of every plan whose last payment was no older than a month at the month’s end, or now; plans that we granted do not count. What was returned stands in the month in which it was paid. Months are UTC.',
} as const;
