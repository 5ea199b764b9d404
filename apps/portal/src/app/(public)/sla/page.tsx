import type { Metadata } from 'next';
import { AVAILABILITY } from '../../../site/docs/articles/legal/availability.ts';
import { LegalPage } from '../../../site/landing/legal-page.tsx';

export const metadata: Metadata = { title: AVAILABILITY.title, description: AVAILABILITY.lead };

export default function AvailabilityPage() {
  return <LegalPage make={() => AVAILABILITY} />;
}
