import type { Metadata } from 'next';
import { EXAMPLE } from '../../../../site/docs/example.ts';
import { QUICKSTART, Quickstart } from '../../../../site/docs/quickstart.tsx';
import { awaitSettings } from '../../../../server/ask-again.ts';

export const revalidate = 3600;

export const metadata: Metadata = { title: QUICKSTART.title, description: QUICKSTART.lead };

export default async function QuickstartPage() {
  await awaitSettings();
  return <Quickstart example={EXAMPLE} />;
}
