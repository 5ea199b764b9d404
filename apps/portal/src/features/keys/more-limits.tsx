'use client';

import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { LimitFields, type LimitFieldsProps } from './limit-fields.tsx';

/** Closed at first, so that a first key is one field; opens if a field inside has an error. */
export function MoreLimits(fields: LimitFieldsProps) {
  const [open, setOpen] = useState(false);
  const isShown = open || Object.keys(fields.problems).length > 0;
  return (
    <details
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/more rounded-control border border-line"
    >
      <summary className="flex min-h-10 cursor-pointer list-none flex-wrap items-center gap-x-2 rounded-control px-3 py-2 text-small font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="transition-transform group-open/more:rotate-90" />
        More limits
        <span className="font-normal text-text-3 group-open/more:hidden">Scopes, addresses, expiry, monthly cap</span>
      </summary>
      <div className="grid gap-4.5 border-t border-line px-3 py-4">
        <LimitFields {...fields} />
      </div>
    </details>
  );
}
