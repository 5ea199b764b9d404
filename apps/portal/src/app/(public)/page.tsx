import type { Metadata } from 'next';
import { EXAMPLE } from '../../site/docs/example.ts';
import { PRICING } from '../../site/landing/copy.ts';
import { FamilyIndex } from '../../site/landing/family-index.tsx';
import { Hero } from '../../site/landing/hero.tsx';
import { Measured, Promises, RequestResponse } from '../../site/landing/landing-sections.tsx';
import { PlanTable } from '../../site/landing/plan-table.tsx';
import { readSky } from '../../server/sky-of-minute/read-sky.ts';
import { Section } from '../../site/landing/section.tsx';
import { StripBand } from '../../site/landing/strip-band.tsx';

export const revalidate = 60;

export const metadata: Metadata = { title: { absolute: 'Astrology API, exact to the arc-second · Graha' } };

export default async function LandingPage() {
  const sky = await readSky();
  return (
    <>
      <Hero sky={sky} />
      <StripBand sky={sky} />
      <RequestResponse example={EXAMPLE} />
      <FamilyIndex />
      <Measured />
      <Promises />
      <Section title={PRICING.title}>
        <PlanTable />
      </Section>
    </>
  );
}
