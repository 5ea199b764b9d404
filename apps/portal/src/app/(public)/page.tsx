import type { Metadata } from 'next';
import { EXAMPLE } from '../../site/docs/example.ts';
import { PRICING } from '../../site/landing/copy.ts';
import { FamilyCards } from '../../site/landing/family-cards.tsx';
import { Hero } from '../../site/landing/hero.tsx';
import { Measured, Promises, RequestResponse, SwitchStory } from '../../site/landing/landing-sections.tsx';
import { PLAN_ROWS, TOP_UP_WORDS } from '../../site/landing/plan-rows.ts';
import { PlanTable } from '../../site/landing/plan-table.tsx';
import { TrustStrip } from '../../site/landing/trust-strip.tsx';
import { readHistory } from '../../site/status/read-status.ts';
import { hasSettings } from '../../server/call-api.ts';
import { skyOfThisMinute } from '../../server/sky-of-minute/read-sky.ts';
import { Section } from '../../site/landing/section.tsx';
import { StripBand } from '../../site/landing/strip-band.tsx';

export const revalidate = 60;

export const metadata: Metadata = { title: { absolute: 'Astrology API, exact to the arc-second · Graha' } };

export default async function LandingPage() {
  const [sky, history] = await Promise.all([skyOfThisMinute(), hasSettings() ? readHistory() : null]);
  return (
    <>
      <Hero />
      <TrustStrip history={history} />
      <StripBand sky={sky} />
      <RequestResponse example={EXAMPLE} />
      <FamilyCards />
      <SwitchStory />
      <Measured />
      <Promises />
      <Section title={PRICING.title}>
        <PlanTable rows={PLAN_ROWS} note={`${TOP_UP_WORDS} ${PRICING.testKeys}`} />
      </Section>
    </>
  );
}
