import type { Metadata } from 'next';
import { PRIVACY } from '../../../site/docs/articles/legal/privacy.ts';
import { LegalPage } from '../../../site/landing/legal-page.tsx';

export const metadata: Metadata = { title: PRIVACY.title, description: PRIVACY.lead };

export default function PrivacyPage() {
  return <LegalPage make={() => PRIVACY} />;
}
