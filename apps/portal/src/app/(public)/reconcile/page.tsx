import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { after } from 'next/server';
import { PROGRAM_ROWS } from '@graha/catalog/families/reconcile/program-names';
import { places } from '@graha/places/places';
import { detailsOf } from '../../../features/playground/operation-details.ts';
import { NeedsScripts } from '@graha/ui/needs-scripts.tsx';
import { ReconcilePage } from '../../../features/playground/reconcile/reconcile-page.tsx';

export const metadata: Metadata = {
  title: 'Why do we differ?',
  description: 'Paste what another astrology program shows, and see which clock, calendar or convention explains it.',
};

export const dynamic = 'force-dynamic';

export default function ReconcileRoute() {
  const operation = detailsOf('reconcile');
  if (operation === null) notFound();
  after(places); // Loads the list before a person types into the field.
  return (
    <div className="mx-auto max-w-7xl px-4 pb-16 sm:px-8">
      <NeedsScripts />
      <ReconcilePage operation={operation} programs={PROGRAM_ROWS.map(({ id, name }) => ({ id, name }))} />
    </div>
  );
}
