import { PLAN_IDS, PLANS, TOP_UP, type Plan } from '@graha/domain/billing/plans';
import { OWN_OPERATIONS } from '../../shared/operations.ts';
import { Section } from '../landing/section.tsx';
import { Calculator } from './calculator.tsx';

const OFFERS: readonly Plan[] = PLAN_IDS.map((id) => PLANS[id]).filter((plan) => plan.public);
/** Ranges, whose price depends on what is asked, count as the calls that they save. */
const SINGLE = OWN_OPERATIONS.filter(({ pricedBy }) => pricedBy === undefined);
const PRICES = [...new Set(SINGLE.map(({ credits }) => credits))].toSorted((a, b) => a - b);

/** To begin with, what the smallest paid plan holds. */
const BEGIN_WITH = PLANS.starter.creditsPerPeriod;

const CLASSES = PRICES.map((credits, index) => ({
  credits,
  operations: SINGLE.filter((operation) => operation.credits === credits).length,
  calls: index === 0 ? BEGIN_WITH : 0,
}));

export function CalculatorSection() {
  return (
    <Section
      title="What would a month cost?"
      lead="Say how many calls you expect; the plan below is the cheapest that covers them, top-ups included."
    >
      <Calculator
        offers={OFFERS.map(({ id, name, priceCents, creditsPerPeriod, callsPerPeriod }) => ({
          id,
          name,
          priceCents,
          creditsPerPeriod,
          callsPerPeriod,
        }))}
        topUp={{ credits: TOP_UP.credits, priceCents: TOP_UP.priceCents, validMonths: TOP_UP.validMonths }}
        classes={CLASSES}
      />
    </Section>
  );
}
