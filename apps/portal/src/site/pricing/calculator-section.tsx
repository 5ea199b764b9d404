import { PLAN_IDS, PLANS, TOP_UP, type Plan } from '@graha/domain/billing/plans';
import { OWN_OPERATIONS } from '../../shared/operations.ts';
import { Section } from '../landing/section.tsx';
import { Calculator, type CallClass } from './calculator.tsx';

const OFFERS: readonly Plan[] = PLAN_IDS.map((id) => PLANS[id]).filter((plan) => plan.public);
/** Operations with a fixed price. */
const SINGLE = OWN_OPERATIONS.filter(({ pricedBy }) => pricedBy === undefined);
const PRICES = [...new Set(SINGLE.map(({ credits }) => credits))].toSorted((a, b) => a - b);

/** Initial value: the credits of the smallest paid plan. */
const BEGIN_WITH = PLANS.starter.creditsPerPeriod;

/** Operations priced by their length: ranges, searches and reports. */
const BY_LENGTH = OWN_OPERATIONS.length - SINGLE.length;

/** Every operation is in one class. The last class is counted in credits, because its calls differ in price. */
export const CLASSES: readonly CallClass[] = [
  ...PRICES.map((credits, index) => ({
    credits,
    operations: SINGLE.filter((operation) => operation.credits === credits).length,
    calls: index === 0 ? BEGIN_WITH : 0,
    isByLength: false,
  })),
  { credits: 1, operations: BY_LENGTH, calls: 0, isByLength: true },
];

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
