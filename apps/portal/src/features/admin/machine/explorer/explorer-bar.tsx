import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, IconButton } from '@graha/ui/button.tsx';
import { TenantPicker, type Picked } from '../tenant-picker.tsx';
import { MomentField } from './moment-field.tsx';
import type { useExplorer } from './use-explorer.ts';

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
