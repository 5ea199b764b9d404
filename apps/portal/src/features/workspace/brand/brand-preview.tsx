'use client';

import { Badge } from '@graha/ui/badge.tsx';
import { Skeleton } from '@graha/ui/skeleton.tsx';
import { Note } from '@graha/ui/note.tsx';
import { type ApiFailure, FailureNote } from '../../../shared/trpc-client.tsx';

type BrandPreviewProps = {
  /** The last page that was printed; undefined before the first. */
  svg: string | undefined;
  isPrinting: boolean;
  error: ApiFailure | null;
  /** True if the error is shown at its field. */
  isAtField: boolean;
};

/** The first page of an example, as the API prints it. As an image, it runs no script and loads nothing. */
export function BrandPreview({ svg, isPrinting, error, isAtField }: BrandPreviewProps) {
  return (
    <section aria-labelledby="brand-preview" className="grid content-start gap-3 lg:sticky lg:top-6">
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h2 id="brand-preview" className="text-[0.9375rem]/5.5 tracking-[-0.006em]">
          Preview
        </h2>
        <output className="text-small">{isPrinting ? <Badge>Printing</Badge> : null}</output>
      </div>
      {error && !isAtField ? <FailureNote error={error} /> : null}
      {error && isAtField && svg !== undefined ? (
        <Note tone="warn">The page shows the last brand that could be printed.</Note>
      ) : null}
      {svg === undefined ? (
        error ? null : (
          <Skeleton className="aspect-[210/297] w-full" />
        )
      ) : (
        <img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
          alt="First page of an example report with this brand"
          className="h-auto w-full rounded-chip border border-line bg-white"
        />
      )}
      <p className="text-micro text-text-3">The first page of the example of a kundli, as the API prints it.</p>
    </section>
  );
}
