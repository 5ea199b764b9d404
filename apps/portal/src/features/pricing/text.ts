export const CALCULATOR = {
  title: 'What would a month cost?',
  lead: 'Say how many calls you expect; the plan below is the cheapest that covers them, top-ups included.',
  calls: (credits: number, operations: number) =>
    `Calls of ${credits} credit${credits === 1 ? '' : 's'} (${operations} operations)`,
  perMonth: 'a month',
  credits: 'Credits',
  plan: 'Cheapest plan',
  topUps: 'Top-ups',
  noTopUps: 'none',
  total: 'A month',
  topUpNote: (months: number) => `Unspent credits of a top-up stay for ${months} months.`,
  wrong: 'Write a whole number of calls.',
} as const;
