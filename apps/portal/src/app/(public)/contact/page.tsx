import type { Metadata } from 'next';
import { CONTACT } from '../../../site/docs/articles/legal/contact.ts';
import { LegalPage } from '../../../site/landing/legal-page.tsx';

export const metadata: Metadata = { title: CONTACT.title, description: CONTACT.lead };

export default function ContactPage() {
  return <LegalPage make={() => CONTACT} />;
}
