'use client';

import { ChevronLeft, ChevronRight } from '@graha/ui/icons/arrows.tsx';
import { Button, IconButton } from '@graha/ui/button.tsx';
import { TenantPicker, type Picked } from '../tenant-picker.tsx';
import type { useExplorer } from './use-explorer.ts';
import { useId, useState } from 'react';
import { FieldError } from '@graha/ui/field.tsx';
import { Input } from '@graha/ui/input.tsx';
import { isStop } from '@graha/procedures/admin/filters';
import { preciseInstant } from '../precise.tsx';
import { momentIn } from './timeline.ts';

export type ExplorerBarProps = {
  explorer: ReturnType<typeof useExplorer>;
  tenant: Picked | null;
  isComparing: boolean;
  onTenant: (tenant: Picked) => void;
  onCompare: () => void;
};

export function ExplorerBar({ explorer, tenant, isComparing, onTenant, onCompare }: ExplorerBarProps) {
  const { filter, goTo, step, standing } = explorer;
  const { stop, previous, next } = standing.data ?? {};
  return (
    <div className="flex flex-wrap items-start gap-2.5">
      <TenantPicker picked={tenant} onPick={onTenant} />
      {filter.tenant === undefined ? null : (
        <>
          <MomentField at={filter.at} shown={stop?.at} onGo={goTo} />
          <div className="flex gap-1">
            <IconButton
              variant="default"
              size="md"
              label="Previous step"
              icon={<ChevronLeft aria-hidden="true" />}
              disabled={!previous}
              onClick={() => step('previous')}
            />
            <IconButton
              variant="default"
              size="md"
              label="Next step"
              icon={<ChevronRight aria-hidden="true" />}
              disabled={!next}
              onClick={() => step('next')}
            />
          </div>
          <Button aria-pressed={isComparing} onClick={onCompare} className="sm:ml-auto">
            {isComparing ? 'Stop comparing' : 'Compare with now'}
          </Button>
        </>
      )}
    </div>
  );
}

type MomentFieldProps = {
  at: string | undefined;
  shown: Date | undefined;
  onGo: (at: string | undefined) => void;
};

/** The instant at the cursor, in a field that accepts another one. */
function MomentField({ at, shown, onGo }: MomentFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const errorId = useId();
  const instant = at !== undefined && !isStop(at) ? new Date(at) : shown;
  return (
    <form
      className="grid gap-1 max-sm:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed === null) return;
        const moment = momentIn(typed);
        setWrong(moment === null);
        if (moment === null) return;
        setTyped(null);
        onGo(moment.toISOString());
      }}
    >
      <div className="flex gap-1">
        <Input
          mono
          aria-label="Moment, UTC"
          aria-describedby={isWrong ? errorId : undefined}
          aria-invalid={isWrong || undefined}
          placeholder="As 2026-11-21 08:14:02.113"
          title="As 2026-11-21 08:14:02.113"
          trailing="UTC"
          value={typed ?? (instant ? preciseInstant(instant) : '')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => (isWrong ? undefined : setTyped(null))}
          className="sm:w-72"
        />
        <Button
          onClick={() => {
            setTyped(null);
            setWrong(false);
            onGo(undefined);
          }}
        >
          Now
        </Button>
      </div>
      {isWrong ? (
        <FieldError id={errorId}>Use the form 2026-11-21 08:14 or 2026-11-21 08:14:02.113, in UTC.</FieldError>
      ) : null}
    </form>
  );
}
