import { monthsOf, YEAR_MONTHS_FREE } from '@graha/domain/billing/interval';
import { CALL_CREDITS_MAX, PLAN_IDS, PLANS, TOP_UP, type Plan } from '@graha/domain/billing/plans';
import { THRESHOLDS } from '@graha/domain/team/thresholds';
import { HEADERS } from '@graha/catalog/project/openapi/openapi-http';
import { count, dollars } from '@graha/domain/core/format';
import { priceText } from '@graha/catalog/operation/price';
import { rateWeightText } from '@graha/catalog/operation/rate-weight';
import { SAVING } from '../../../shared/saving.ts';
import { operationOf, OWN_OPERATIONS } from '../../../shared/operations.ts';
import type { WrittenArticle } from '../block.ts';

const SHOWN: readonly Plan[] = PLAN_IDS.map((id) => PLANS[id]).filter((plan) => plan.public);

const MONTHS_PAID = monthsOf('year') - YEAR_MONTHS_FREE;

/** More operations than these of one price are counted and not listed. */
const LISTED_MAX = 6;

/** Operations of one price: the common prices first. */
const PRICE_ROWS = [...new Set(OWN_OPERATIONS.map(priceText))]
  .map((price) => ({
    price,
    ids: OWN_OPERATIONS.filter((one) => priceText(one) === price).map(({ id }) => `\`${id}\``),
  }))
  .toSorted((some, others) => others.ids.length - some.ids.length)
  .map(({ price, ids }) => {
    const listed = ids.length > LISTED_MAX ? `${count(ids.length)} operations, such as ${ids[0]}` : ids.join(', ');
    return [price, listed] as const;
  });

const WITH_TEXTS = OWN_OPERATIONS.filter(({ withTexts }) => withTexts !== undefined);
const TEXTS_PRICES = WITH_TEXTS.map(({ withTexts }) => withTexts?.credits ?? 0);

const CHART = operationOf('kundali/basic');
const CHART_PRICE = CHART === null ? '' : priceText(CHART);

const limit = (value: number | null): string => (value === null ? 'not limited' : count(value));

const HEAVY = OWN_OPERATIONS.filter((operation) => rateWeightText(operation) !== '1').toSorted(
  (a, b) => b.rateWeight - a.rateWeight,
);

const COUNTERS = [
  'X-Credits-Cost',
  'X-Credits-Remaining',
  'X-Credits-Limit',
  'X-Credits-Reset',
  'X-Calls-Remaining',
] as const;
const RATES = ['RateLimit-Policy', 'RateLimit', 'Retry-After'] as const;

export const CREDITS: WrittenArticle = {
  title: 'Credits and limits',
  lead: `On ${PLANS.free.name} you have ${count(PLANS.free.callsPerPeriod)} calls a month. On a paid plan you have credits, and a call that succeeds costs from 1 credit: a birth chart costs ${CHART_PRICE}. A call that fails costs nothing.`,
  sections: [
    {
      id: 'credits',
      title: 'Credits',
      blocks: [
        {
          kind: 'table',
          label: 'Prices of operations',
          columns: ['Price of a call', 'Operations'],
          rows: PRICE_ROWS,
        },
        {
          kind: 'text',
          text: `With \`texts: true\` the ${count(WITH_TEXTS.length)} operations that take it cost ${Math.min(...TEXTS_PRICES)} to ${Math.max(...TEXTS_PRICES)} credits more, the price of the operation that has the texts, even if the books say nothing of that chart. Validation errors, refusals, time-outs, repeats under one \`Idempotency-Key\` and test keys cost nothing.`,
        },
        {
          kind: 'table',
          label: 'Headers that count credits',
          columns: ['Header', 'What it says'],
          rows: COUNTERS.map((name) => [`\`${name}\``, HEADERS[name].description]),
        },
      ],
    },
    {
      id: 'plans',
      title: 'What a plan allows',
      blocks: [
        {
          kind: 'table',
          label: 'Limits of the plans',
          columns: ['Plan', 'Credits', 'Calls', 'A minute', 'At once'],
          rows: SHOWN.map((plan) => [
            `${plan.name}, ${dollars(plan.priceCents)} a month`,
            plan.callsPerPeriod === null ? count(plan.creditsPerPeriod) : 'not limited',
            limit(plan.callsPerPeriod),
            limit(plan.ratePerMinute),
            limit(plan.concurrentCallsMax),
          ]),
        },
        {
          kind: 'text',
          text: `On ${PLANS.free.name} a call counts as one call, whatever it computes, if it costs at most ${CALL_CREDITS_MAX} credits; a longer one, such as a range of a year or a chart with many texts, counts as one for each ${CALL_CREDITS_MAX} credits begun. Each call of a batch counts by itself.`,
        },
        {
          kind: 'text',
          text: `${PLANS.free.name} renews on the first of the month, 00:00 UTC; a paid plan on the day it began, in each month; if that day is the 31st, on the last day of a shorter month. What is left of a plan ends with that month. A top-up is ${count(TOP_UP.credits)} credits for ${dollars(TOP_UP.priceCents)} on any paid plan; it is valid for ${TOP_UP.validMonths} months. What expires first is spent first.`,
        },
        {
          kind: 'text',
          text: `A paid plan is paid by the month or by the year. A year is paid at once and costs ${MONTHS_PAID} months, so ${SAVING}; its credits come each month, as with a plan that is paid by the month. A dearer plan, or a year instead of a month, begins at once; of a running year the unused time is deducted. A cheaper plan, a month instead of a year, or the end of a plan takes effect when the paid period ends, and credits come each month until then.`,
        },
        {
          kind: 'text',
          text: 'Money that is returned takes back its share of the unspent credits. Of a year, whole months that have not begun are taken first, from the end of the year, and then a share of the month before them. If its unused time was deducted from the price of another year, the credits of that year are taken.',
        },
        {
          kind: 'text',
          text: 'A workspace opens, with all calls of its plan, once its owner has verified an e-mail address.',
        },
      ],
    },
    {
      id: 'at-the-limit',
      title: 'At the limit',
      blocks: [
        {
          kind: 'text',
          text: 'Without credits left, calls get 402 until the period renews or more is bought; `resets_at` in the body says when. Nothing is overdrawn, and nothing is bought unless automatic top-up is on.',
        },
        {
          kind: 'table',
          label: 'When owners get a mail',
          columns: ['Used', 'What it means'],
          rows: THRESHOLDS.map(({ pct, means }) => [`${pct} %`, means]),
        },
      ],
    },
    {
      id: 'spend-limit',
      title: 'Spend limit',
      blocks: [
        {
          kind: 'text',
          text: 'Owners and admins can limit what all keys and the playground together spend in a period, under Billing or with `PUT /api/v1/account/spend-limit`. It stands beside the monthly cap of a key, and both begin anew with the period of the plan. It counts credits wherever they come from, in single calls, batches and ranges; a charge that was reversed does not count.',
        },
        {
          kind: 'text',
          text: 'The limit is exact under any number of calls at once. A call that would exceed it gets 402 `spend_limit_reached`, costs nothing, and says the limit in `spend_limit`, where to change it in `spend_limit_url`, and when it begins anew in `resets_at`. Calls that cost nothing are not refused.',
        },
        {
          kind: 'text',
          text: 'At 80 % and 100 % of it, owners and admins get a mail, and webhooks get `credits.threshold` with `of` as `spend_limit`. 100 % also counts as reached when the limit refuses its first call. Each is sent once per period and limit, and can be switched off under Alerts.',
        },
      ],
    },
    {
      id: 'automatic-top-up',
      title: 'Automatic top-up',
      blocks: [
        {
          kind: 'text',
          text: `Off until an owner or admin turns it on under Billing. When fewer credits are left than a number that you set, one top-up of ${count(TOP_UP.credits)} credits is bought for ${dollars(TOP_UP.priceCents)} with the stored card, at most as many in a calendar month (UTC) as you allow. It needs a paid plan and a stored card.`,
        },
        {
          kind: 'text',
          text: 'A top-up that is paid for and not yet credited counts as there, so that none is bought twice. The spend limit bounds what calls spend, and not what is bought.',
        },
        {
          kind: 'text',
          text: 'A declined card is tried once. Automatic top-up then pauses, with a mail and a line under Billing that says what to do, until a person turns it on again. It pauses too when the plan ends, its payment fails, or the price of a top-up changes. Owners and admins get a mail when it is turned on or off, when it buys and when it pauses. Keys can read it with `GET /api/v1/account/auto-top-up`, and cannot change it.',
        },
      ],
    },
    {
      id: 'rates',
      title: 'Rate limits',
      blocks: [
        {
          kind: 'text',
          text: 'Limits hold for the workspace, not for the key. Over them, a call gets 429 with `Retry-After`, and costs nothing. A client that ignores `Retry-After` gets its further refusals half a second late.',
        },
        {
          kind: 'text',
          text: 'Most calls count as one. Calls that take more computing count as more, those of a long range by its length: `x-rate-weight` in the OpenAPI document and `rate_weight` in `GET /api/v1/operations` say how many, and `x-rate-weight-per` and `rate_weight_per` for how much of it. Credits do not depend on it.',
        },
        {
          kind: 'table',
          label: 'Operations that count as more than one call',
          columns: ['Operation', 'Counts as'],
          rows: HEAVY.map((operation) => [`\`${operation.id}\``, rateWeightText(operation)]),
        },
        {
          kind: 'text',
          text: 'No call counts as more than a third of the limit that it counts toward, so three of the dearest fit into a minute of any plan and of test keys. A call that is refused with 422 counts as the first unit of its length alone; a repeat under one `Idempotency-Key` counts in full, since it is computed again.',
        },
        {
          kind: 'table',
          label: 'Headers of the rate limit',
          columns: ['Header', 'What it says'],
          rows: RATES.map((name) => [`\`${name}\``, HEADERS[name].description]),
        },
      ],
    },
  ],
  next: { label: 'Idempotency', href: '/docs/idempotency' },
};
