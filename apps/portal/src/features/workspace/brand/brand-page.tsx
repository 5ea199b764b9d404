'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { may, type Sight } from '@graha/domain/team/roles';
import { BRAND_MEMBERS, type ReportBrand } from '@graha/domain/team/report-brand';
import { Card } from '@graha/ui/card.tsx';
import { SettingsRow } from '@graha/ui/settings.tsx';
import { useDebounced } from '@graha/ui/use-debounced.ts';
import { useState } from 'react';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import { BrandHeader } from '../headers.tsx';
import { BrandForm } from './brand-form.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { brandOf, draftOf, LABELS, problemsOf } from './draft.ts';

/** A pause in typing after which a page is printed. */
const REST_MS = 700;

type BrandPageProps = { initial: ReportBrand | null; sight: Sight };

const AGAIN_MAX = 3;
/** The thread that prints has other work: it is asked again, after one, two and four seconds. */
const isBusy = (failures: number, error: { data?: { code: string } | null | undefined }): boolean =>
  failures < AGAIN_MAX && error.data?.code === 'SERVICE_UNAVAILABLE';

export function BrandPage({ initial, sight }: BrandPageProps) {
  const trpc = useTRPC();
  const { data: stored } = useQuery(trpc.settings.brand.read.queryOptions(undefined, { initialData: initial }));
  const [draft, setDraft] = useState(() => draftOf(initial));
  const mayChange = may(sight, 'workspace.brand');
  const rested = useDebounced(draft, REST_MS);
  const preview = useQuery(
    trpc.settings.brand.preview.queryOptions(
      { brand: (mayChange ? brandOf(rested) : stored) ?? {} },
      { placeholderData: keepPreviousData, staleTime: Infinity, retry: isBusy },
    ),
  );
  const [printed, setPrinted] = useState<string>();
  if (preview.data !== undefined && preview.data !== printed) setPrinted(preview.data);
  const problems = problemsOf(preview.error?.data?.fields);
  return (
    <>
      <BrandHeader />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        {mayChange ? (
          <BrandForm stored={stored} draft={draft} problems={problems} onChange={setDraft} />
        ) : (
          <ShownBrand brand={stored} />
        )}
        <BrandPreview
          svg={preview.data ?? printed}
          isPrinting={preview.isFetching || rested !== draft}
          error={preview.error}
          isAtField={Object.keys(problems).length > 0}
        />
      </div>
    </>
  );
}

/** The brand for members who may not change it. */
const ShownBrand = ({ brand }: { brand: ReportBrand | null }) => (
  <Card>
    <ul className="divide-y divide-line">
      {BRAND_MEMBERS.flatMap((name) => {
        const text = brand?.[name];
        if (text === undefined) return [];
        return [
          <li key={name}>
            <SettingsRow title={LABELS[name]} detail={name === 'logo' ? 'Printed as in the preview.' : text} />
          </li>,
        ];
      })}
      <li>
        <SettingsRow title={brand === null ? 'No brand is set.' : null} detail="Owners and admins may change it." />
      </li>
    </ul>
  </Card>
);
