/** Headers that say what a call cost and what is left, in the order in which one asks. */
export const HEADER_WORDS: readonly (readonly [name: string, says: string])[] = [
  ['x-credits-cost', 'What this call cost. Errors cost 0.'],
  ['x-credits-remaining', 'Credits left after it, straight from the ledger.'],
  ['x-credits-limit', 'Credits of this period, top-ups included.'],
  ['x-credits-reset', 'When the period ends and the allowance renews.'],
  ['x-calls-remaining', 'Calls left, on plans that count them.'],
  ['x-request-id', 'Identifies this call in our log. Include it when you contact support.'],
  ['idempotency-replayed', 'This key was seen in the last 24 hours: answered again, charged 0.'],
  ['ratelimit', 'Left of this minute’s calls (r), and seconds until it is full again (t).'],
  ['ratelimit-policy', 'Calls a minute (q) in a window of so many seconds (w).'],
  ['x-ratelimit-limit', 'Calls a minute, under the older name.'],
  ['x-ratelimit-remaining', 'Left of them, under the older name.'],
  ['x-ratelimit-reset', 'Seconds until the window is full again.'],
  ['retry-after', 'Seconds to wait before the next try.'],
  ['server-timing', 'Where the milliseconds went on our side.'],
  ['cache-control', 'Never kept by a cache between us: births are personal.'],
];
