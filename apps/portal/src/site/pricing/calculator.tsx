'use client';

import { useState } from 'react';
import { Card } from '@graha/ui/card.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { CALL_CREDITS_MAX } from '@graha/domain/billing/plans';
import { count, dollars } from '@graha/domain/core/format';

type CalculatorProps = {
  offers: readonly Offer[];
  topUp: TopUpOffer & { validMonths: number };
  classes: readonly CallClass[];
};

/** Credits per call, the number of operations at this price, and the initial number of calls; by length, the number of credits. */
export type CallClass = { credits: number; operations: number; calls: number; isByLength: boolean };

const CALLS_MAX = 1_000_000_000;

export function Calculator({ offers, topUp, classes }: CalculatorProps) {
  const [texts, setTexts] = useState(classes.map(({ calls }) => count(calls)));
  const calls = texts.map(readCalls);
  const demand = classes.map(({ credits, isByLength }, index) => ({ credits, calls: calls[index] ?? 0, isByLength }));
  const quote = cheapestPlan(offers, topUp, demand);
  return (
    <Card aria-label="What would a month cost?" className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="grid content-start gap-4.5 p-4 sm:p-5">
        {classes.map(({ operations, ...one }, index) => (
          <TextField
            key={index}
            label={`${labelOf(one)} (${operations} operations)`}
            numeric
            inputMode="numeric"
            trailing="a month"
            value={texts[index] ?? ''}
            {...(calls[index] === null ? { error: 'Write a whole number of calls.' } : {})}
            onChange={(event) => setTexts(texts.with(index, event.target.value))}
            onBlur={() => setTexts(texts.map((text) => tidy(text)))}
          />
        ))}
      </div>
      <output className="block border-line max-lg:border-t lg:border-l">
        <dl className="grid h-full grid-cols-2">
          <Figure name="Cheapest plan" value={quote?.offer.name ?? ''} />
          <Figure name="A month" value={quote ? dollars(quote.totalCents) : ''} />
          <Figure name="Credits" value={count(creditsOf(demand))} />
          <Figure
            name="Top-ups"
            value={count(quote?.topUps ?? 0)}
            {...(quote && quote.topUps > 0
              ? { detail: `Unspent credits of a top-up stay for ${topUp.validMonths} months.` }
              : {})}
          />
        </dl>
      </output>
    </Card>
  );
}

const labelOf = ({ credits, isByLength }: Pick<CallClass, 'credits' | 'isByLength'>): string =>
  isByLength ? 'Credits of ranges, searches and reports' : `Calls of ${credits} credit${credits === 1 ? '' : 's'}`;

function Figure({ name, value, detail }: { name: string; value: string; detail?: string }) {
  return (
    <div className="min-w-0 border-line p-4 not-nth-[-n+2]:border-t even:border-l sm:p-5">
      <dt className="text-small text-text-2">{name}</dt>
      <dd className="mt-0.5 text-[1.25rem]/7 font-medium tracking-[-0.022em] tabular-nums sm:text-[1.5rem]/8">
        {value}
      </dd>
      {detail ? <dd className="mt-1 text-micro text-text-3">{detail}</dd> : null}
    </div>
  );
}

/** Parses `250,000`, `250 000` or `250000`; null if it is no number. */
function readCalls(text: string): number | null {
  const digits = text.replaceAll(/[\s,.'’_]/g, '');
  return /^\d*$/.test(digits) ? Math.min(Number(digits), CALLS_MAX) : null;
}

function tidy(text: string): string {
  const calls = readCalls(text);
  return calls === null ? text : count(calls);
}

/** The parts of a plan that determine its price. */
type Offer = {
  id: string;
  name: string;
  priceCents: number;
  creditsPerPeriod: number;
  callsPerPeriod: number | null;
};
type TopUpOffer = { credits: number; priceCents: number };

/** Calls per month, grouped by their price. */
export type Demand = readonly { credits: number; calls: number; isByLength?: boolean }[];

type Quote = { offer: Offer; topUps: number; totalCents: number };

export const creditsOf = (demand: Demand): number => demand.reduce((sum, row) => sum + row.credits * row.calls, 0);
/** Calls by length count as one for each `CALL_CREDITS_MAX` credits, as on a plan with a limit of calls. */
export const callsOf = (demand: Demand): number =>
  demand.reduce((sum, row) => sum + (row.isByLength ? Math.ceil(row.calls / CALL_CREDITS_MAX) : row.calls), 0);

/** Returns the price of a month on one plan; null if the plan does not allow it. A free plan takes no top-ups. */
function quoteFor(offer: Offer, topUp: TopUpOffer, demand: Demand): Quote | null {
  if (offer.callsPerPeriod !== null && callsOf(demand) > offer.callsPerPeriod) return null;
  const lack = Math.max(0, creditsOf(demand) - offer.creditsPerPeriod);
  if (lack > 0 && offer.priceCents === 0) return null;
  const topUps = Math.ceil(lack / topUp.credits);
  return { offer, topUps, totalCents: offer.priceCents + topUps * topUp.priceCents };
}

/** Returns the cheapest plan; of two with the same price, the one with more credits in the plan itself. */
export function cheapestPlan(offers: readonly Offer[], topUp: TopUpOffer, demand: Demand): Quote | null {
  const quotes = offers.flatMap((offer) => quoteFor(offer, topUp, demand) ?? []);
  return quotes.toSorted((a, b) => a.totalCents - b.totalCents || a.topUps - b.topUps)[0] ?? null;
}
