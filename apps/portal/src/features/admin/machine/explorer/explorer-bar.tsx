import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { TenantPicker, type Picked } from '../tenant-picker.tsx';
import { MomentField } from './moment-field.tsx';
import { EXPLORER_TEXT } from './text.ts';
import type { useExplorer } from './use-explorer.ts';

const { compare: COMPARE } = EXPLORER_TEXT;

export type ExplorerBarProps = {
  explorer: ReturnType<typeof useExplorer>;
  tenant: Picked | null;
  isComparing: boolean;
  onTenant: (tenant: Picked) => void;
  onCompare: () => void;
};

export function ExplorerBar({ explorer, tenant, isComparing, onTenant, onCompare }: ExplorerBarProps) {
  const { wish, goTo, step, standing } = explorer;
  const { stop, previous, next } = standing.data ?? {};
  return (
    <div className="flex flex-wrap items-start gap-2.5">
      <TenantPicker picked={tenant} onPick={onTenant} />
      {wish.tenant === undefined ? null : (
        <>
          <MomentField at={wish.at} shown={stop?.at} onGo={goTo} />
          <div className="flex gap-1">
            <IconButton
              variant="default"
              size="md"
              label={EXPLORER_TEXT.previous}
              icon={<ChevronLeft aria-hidden="true" />}
              disabled={!previous}
              onClick={() => step('previous')}
            />
            <IconButton
              variant="default"
              size="md"
              label={EXPLORER_TEXT.next}
              icon={<ChevronRight aria-hidden="true" />}
              disabled={!next}
              onClick={() => step('next')}
            />
          </div>
          <Button aria-pressed={isComparing} onClick={onCompare} className="sm:ml-auto">
            {isComparing ? COMPARE.stop : COMPARE.start}
          </Button>
        </>
      )}
    </div>
  );
}
