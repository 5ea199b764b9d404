import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { env } from '../../../env.ts';
import { PageIntro } from '../../../features/landing/page-intro.tsx';
import { Parts } from '../../../features/parts/parts.tsx';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Parts', robots: 'noindex' };

/** Every part of the design in every state, for those who build with it. A production server does not have this page. */
export default function PartsPage() {
  if (env().mode === 'production') notFound();
  return (
    <>
      <PageIntro title="Parts" lead="Every part in every state, in both themes." />
      <Parts />
    </>
  );
}
