import type { Metadata } from 'next';
import { readExample } from '../../features/docs/example.ts';
import { PRICING } from '../../features/landing/copy.ts';
import { FamilyIndex } from '../../features/landing/family-index.tsx';
import { Hero } from '../../features/landing/hero.tsx';
import { Measured } from '../../features/landing/measured.tsx';
import { PlanTable } from '../../features/landing/plan-table.tsx';
import { Promises } from '../../features/landing/promises.tsx';
import { readSky } from '../../features/landing/read-sky.ts';
import { RequestResponse } from '../../features/landing/request-response.tsx';
import { Section } from '../../features/landing/section.tsx';
import { StripBand } from '../../features/landing/strip-band.tsx';

export const revalidate = 60;

export const metadata: Metadata = { title: { absolute: 'Astrology API, exact to the arc-second · Graha' } };

export default async function LandingPage() {
  const [sky, example] = await Promise.all([readSky(), readExample()]);
  return (
    <>
      <Hero sky={sky} />
      <StripBand sky={sky} />
      <RequestResponse example={example} />
      <FamilyIndex />
      <Measured />
      <Promises />
      <Section title={PRICING.title}>
        <PlanTable />
      </Section>
    </>
  );
}
