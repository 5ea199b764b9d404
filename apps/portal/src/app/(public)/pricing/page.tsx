import { PLANS } from '@graha/domain/billing/plans';
import { count } from '@graha/domain/core/format';
import { ButtonLink } from '@graha/ui/button.tsx';
import { Link } from '@graha/ui/link.tsx';
import { StatStrip } from '@graha/ui/stat-strip.tsx';
import type { Metadata } from 'next';
import { PRICING, PRICING_PAGE } from '../../../site/landing/copy.ts';
import { CalculatorSection } from '../../../site/pricing/calculator-section.tsx';
import { FeatureTable } from '../../../site/pricing/feature-table.tsx';
import { worthStats } from '../../../site/pricing/credit-worth.ts';
import { PageIntro, Section } from '../../../site/landing/section.tsx';
import { PLAN_ROWS, TOP_UP_WORDS } from '../../../site/landing/plan-rows.ts';
import { PlanTable } from '../../../site/landing/plan-table.tsx';
import { PriceList } from '../../../site/reference/price-list.tsx';

export const metadata: Metadata = { title: 'Pricing', description: PRICING_PAGE.lead };

export default function PricingPage() {
  return (
    <>
      <PageIntro title={PRICING_PAGE.title} lead={PRICING_PAGE.lead} />
      <div className="mx-auto max-w-7xl px-4 pt-8 sm:px-8">
        <PlanTable rows={PLAN_ROWS} note={`${TOP_UP_WORDS} ${PRICING.testKeys}`} />
      </div>
      <Section
        title={`What ${count(PLANS.starter.creditsPerPeriod)} credits are`}
        lead={`A month of ${PLANS.starter.name}, if all of it goes to one of these.`}
      >
        <StatStrip label="What the credits pay" stats={worthStats(PLANS.starter.creditsPerPeriod)} />
      </Section>
      <Section title={PRICING_PAGE.featuresTitle} lead={PRICING_PAGE.featuresLead}>
        <FeatureTable />
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-read text-text-2">
          {PRICING_PAGE.talk}
          <ButtonLink href="/contact">{PRICING_PAGE.talkLink}</ButtonLink>
        </p>
      </Section>
      <CalculatorSection />
      <Section title={PRICING_PAGE.questionsTitle}>
        <dl className="grid gap-x-10 gap-y-7 md:grid-cols-2">
          {PRICING_PAGE.questions.map(({ question, answer }) => (
            <div key={question}>
              <dt className="text-read font-medium">{question}</dt>
              <dd className="mt-1 max-w-[36em] text-read text-text-2">{answer}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={PRICING_PAGE.listTitle} lead={PRICING_PAGE.listLead}>
        <PriceList />
        <p className="mt-4 text-small">
          <Link href="/docs/credits#credits" className="link">
            Every operation by its price, with the units of long calls
          </Link>
        </p>
      </Section>
    </>
  );
}
