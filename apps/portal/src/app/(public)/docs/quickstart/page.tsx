import type { Metadata } from 'next';
import { readExample } from '../../../../features/docs/example.ts';
import { QUICKSTART } from '../../../../features/docs/quickstart-copy.ts';
import { Quickstart } from '../../../../features/docs/quickstart.tsx';

export const revalidate = 3600;

export const metadata: Metadata = { title: QUICKSTART.title, description: QUICKSTART.lead };

export default async function QuickstartPage() {
  return <Quickstart example={await readExample()} />;
}
