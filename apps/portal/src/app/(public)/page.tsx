import type { Metadata } from 'next';
import { EXAMPLE } from '../../site/docs/example.ts';
import { PRICING } from '../../site/landing/copy.ts';
import { FamilyIndex } from '../../site/landing/family-index.tsx';
import { Hero } from '../../site/landing/hero.tsx';
import { Measured, Promises, RequestResponse } from '../../site/landing/landing-sections.tsx';
import { PlanTable } from '../../site/landing/plan-table.tsx';
import { DrawnAnswers, SwitchStory } from '../../site/landing/drawn-answers.tsx';
import { TrustStrip } from '../../site/landing/trust-strip.tsx';
import { readHistory } from '../../site/status/read-status.ts';
import { drawnAnswers } from '../../site/landing/landing-pictures.ts';
import { hasSettings } from '../../server/call-api.ts';
import { readToday } from '../../server/sky-of-minute/read-today.ts';
import { readSky } from '../../server/sky-of-minute/read-sky.ts';
import { Section } from '../../site/landing/section.tsx';
import { StripBand } from '../../site/landing/strip-band.tsx';

export const revalidate = 60;

export const metadata: Metadata = { title: { absolute: 'Astrology API, exact to the arc-second · Graha' } };

export default async function LandingPage() {
  const [sky, today, history] = await Promise.all([readSky(), readToday(), hasSettings() ? readHistory() : null]);
  return (
    <>
      <Hero sky={sky} />
      <TrustStrip history={history} />
      <DrawnAnswers answers={drawnAnswers(today)} />
      <StripBand sky={sky} />
      <RequestResponse example={EXAMPLE} />
      <FamilyIndex />
      <SwitchStory />
      <Measured />
      <Promises />
      <Section title={PRICING.title}>
        <PlanTable />
      </Section>
    </>
  );
}
