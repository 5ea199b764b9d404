import type { Metadata } from 'next';
import { TERMS } from '../../../site/docs/articles/legal/terms.ts';
import { LegalPage } from '../../../site/landing/legal-page.tsx';

export const metadata: Metadata = { title: TERMS.title, description: TERMS.lead };

export default function TermsPage() {
  return <LegalPage make={() => TERMS} />;
}
