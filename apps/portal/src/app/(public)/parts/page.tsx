import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { env } from '../../../server/env.ts';
import { PageIntro } from '../../../site/landing/section.tsx';
import { Parts } from '../../../site/parts/parts.tsx';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Parts', robots: 'noindex' };

/** Shows each component in each state, for developers. A production server does not have this page. */
export default function PartsPage() {
  if (env().mode === 'production') notFound();
  return (
    <>
      <PageIntro title="Parts" lead="Every part in every state, in both themes." />
      <Parts />
    </>
  );
}
