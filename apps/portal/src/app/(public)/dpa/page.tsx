import type { Metadata } from 'next';
import { shownCompany } from '../../../server/call-api.ts';
import { dataProcessing } from '../../../site/docs/articles/legal/data-processing.ts';
import { LegalPage } from '../../../site/landing/legal-page.tsx';

const { title, lead } = dataProcessing(null);

export const metadata: Metadata = { title, description: lead };

export default function DataProcessingPage() {
  return <LegalPage make={() => dataProcessing(shownCompany().dataLocation)} />;
}
