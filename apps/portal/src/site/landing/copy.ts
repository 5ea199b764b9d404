import { CALL_CREDITS_MAX } from '@graha/domain/billing/plans';
import { SAVING } from '../../shared/saving.ts';
import { FIRST_PRICE, FREE_CALLS, PRICE_RANGE } from './plan-rows.ts';

export const HERO = {
  title: 'The sky, to the arc\u2011second.',
  lead: 'Vedic and Western astrology in one API, for apps and websites that show charts, panchang, dashas and matching. Every answer names the ayanamsa, the house rule and the engine behind it, so you can check our work.',
  offer: `${FREE_CALLS} calls a month, free. No card. Paid plans from ${FIRST_PRICE} a month.`,
  primary: 'Get a key',
  secondary: 'Try it, no account',
} as const;

export const FIRST_SCREEN = {
  label: 'An operation at work',
  run: 'Run it live',
  reference: 'Reference',
  mcp: {
    ask: 'You ask your assistant',
    question: 'Which sign is my Moon in, and which house?',
    text: 'It finds the operation, calls it with your key, and reads an answer of at most 4 kB with names and units.',
    connect: 'Connect an assistant',
    answer: 'Answer of kundali/basic for an assistant, shortened',
    settings: 'Settings of the assistant',
  },
} as const;

export const STRIP = {
  label: 'The zodiac belt now',
  caption:
    'Longitudes run right to left, as you see them facing south. Stars to magnitude 5.8, sidereal signs and lunar mansions.',
} as const;

export const SWITCH = {
  title: 'Switch in an afternoon',
  lead: 'Same field names as other astrology APIs, so you can switch easily. Where a name differs, the error names ours.',
  link: 'The guide to switching',
} as const;

export const EXAMPLE = {
  title: 'One request, one flat answer',
  lead: 'Send a birth or a moment. Numbers are numbers, instants are ISO 8601, and the same input returns the same bytes.',
} as const;

export const FAMILIES_COPY = {
  lead: 'Each picture is the answer to the example of its page. One key, one price list, one shape of error.',
  all: 'Every operation, with its request, answer and price',
} as const;

export const MEASURED_COPY = {
  title: 'Measured, then published',
  lead: 'Every family is held to numbers that others publish. A test fails when one line is beyond its tolerance.',
  link: 'All of it, and where we differ on purpose',
} as const;

export const PROMISES = {
  title: 'Our guarantees',
  lead: 'Each of these is a test that tries to break it, and runs before every release.',
  all: 'All twelve guarantees, what happens in the worst case, and the command that tests each',
  items: [
    {
      title: 'Charged once',
      text: 'A retry with the same Idempotency-Key within 24 hours returns the same answer and costs 0.',
    },
    { title: 'No result, no charge', text: 'Errors cost 0 credits, and every one says so in its body.' },
    {
      title: 'Exact to the credit',
      text: 'Every call is one entry in an append-only ledger, hash-chained, and written before the first byte is sent.',
    },
  ],
} as const;

export const PRICING = { title: 'Pricing', testKeys: 'Test keys are free and return real results.' } as const;

export const PRICING_PAGE = {
  title: 'Pricing',
  lead: `Most operations cost ${PRICE_RANGE} a call; ranges, searches and reports cost by their size. Errors cost nothing.`,
  featuresTitle: 'What each plan includes',
  featuresLead: 'Plans differ in size, not in operations: every one computes everything.',
  talk: 'More credits than Scale has, an invoice, a contract or a copy on your own servers?',
  talkLink: 'Talk to us',
  questionsTitle: 'How it counts',
  questions: [
    {
      question: 'What counts as a call on Free?',
      answer: `Whatever costs up to ${CALL_CREDITS_MAX} credits, so every operation whose price does not depend on its length. A longer call, such as a range of a year, counts as one for each ${CALL_CREDITS_MAX} credits begun, and each call of a batch by itself. Credits do not run out before calls.`,
    },
    {
      question: 'What is a credit?',
      answer:
        'The unit in which you pay for a call. The price of a call is on the page of its operation, in the OpenAPI document and in the header X-Credits-Cost of its answer.',
    },
    {
      question: 'What costs nothing?',
      answer:
        'Every answer that is not a result: validation errors, refusals, time-outs. A retry with the same Idempotency-Key within 24 hours. Every call with a test key.',
    },
    {
      question: 'When does an allowance renew?',
      answer:
        'Free renews on the first of the month, 00:00 UTC. A paid plan renews on the day it began: each month, also if it is paid by the year. Unspent credits of a plan end with their month; top-ups keep their own date.',
    },
    {
      question: 'What does it mean to pay by the year?',
      answer: `You pay for twelve months at once and get ${SAVING}. The credits come each month. A change to a dearer plan by the year starts a new year at once, less the unused time of the old one; any other change starts when the year ends.`,
    },
    {
      question: 'What happens at the limit?',
      answer:
        'Calls are answered with status 402, which costs nothing, until the period renews or the workspace buys more. There is no overdraft and no surprise bill.',
    },
  ],
  listTitle: 'Price list',
  listLead:
    'By family; the page of a family has the price of each operation. Ranges, searches and reports cost by their length.',
} as const;

export const STATUS_PAGE = {
  title: 'Status',
  lead: 'Asked by this page itself, at most 5 seconds ago.',
  ready: 'The API is answering',
  readyText: 'It reached its database and would record and answer a call.',
  notReady: 'The API is not ready',
  notReadyText: 'It answers, but could not record a call, so it would refuse with 503. Nothing would be charged.',
  silent: 'The API gave no answer',
  silentText: 'This page waited 2.5 seconds. Calls that get no answer are not charged.',
} as const;

export const SOURCE_PAGE = {
  title: 'Source and licence',
  lead: 'Graha is free software under the GNU Affero General Public License, version 3 or later.',
} as const;
