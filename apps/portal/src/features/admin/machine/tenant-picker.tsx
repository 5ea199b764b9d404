'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Building2 } from '@graha/ui/icons/pages.tsx';
import { X } from '@graha/ui/icons/signs.tsx';
import { useId, useState, type KeyboardEvent } from 'react';
import { IconButton } from '@graha/ui/button.tsx';
import { ChoiceList, ChoiceNote, ChoiceOption, ComboInput, nextChoice } from '@graha/ui/choice-list.tsx';
import { cn } from '@graha/ui/cn.ts';
import { POPOVER } from '@graha/ui/overlay.ts';
import { useDebounced } from '@graha/ui/use-debounced.ts';
import { useTRPC } from '../../../shared/trpc-client.tsx';

const REST_MS = 150;
export type Picked = { tenantId: string; name: string };
export type TenantPickerProps = {
  picked: Picked | null;
  onPick: (tenant: Picked) => void;
  /** Given if all workspaces can be shown together. */
  onClear?: () => void;
};

/** Finds a workspace by its name, a member’s e-mail address or its full id. Offers the newest ones at first. */
export function TenantPicker({ picked, onPick, onClear }: TenantPickerProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const listId = useId();
  const isOpen = typed !== null;
  const { found, isPending } = useFound(typed);
  const chosen = found[Math.min(at, found.length - 1)];

  const pick = ({ tenantId, name }: Picked) => {
    onPick({ tenantId, name });
    setTyped(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !isOpen) setTyped('');
    else if (!isOpen) return;
    else if (event.key === 'Escape') setTyped(null);
    else if (event.key === 'Enter' && chosen) pick(chosen);
    else {
      const next = nextChoice(event.key, at, Math.max(1, found.length));
      if (next === null) return;
      setAt(next);
    }
    event.preventDefault();
  };

  return (
    <div className="relative max-sm:w-full sm:w-72">
      <ComboInput
        aria-label="Workspace"
        listId={listId}
        isOpen={isOpen}
        activeId={isOpen && chosen ? `${listId}-${found.indexOf(chosen)}` : undefined}
        leading={<Building2 aria-hidden="true" />}
        trailing={
          picked && onClear ? (
            <IconButton label="Every workspace" icon={<X aria-hidden="true" />} onClick={onClear} className="-mr-2" />
          ) : null
        }
        placeholder="Workspace: name, e-mail or id"
        value={typed ?? picked?.name ?? ''}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setAt(0);
        }}
        onClick={() => setTyped((text) => text ?? '')}
        onBlur={() => setTyped(null)}
        onKeyDown={press}
      />
      {isOpen ? (
        <ChoiceList
          id={listId}
          label="Workspace"
          className={cn(POPOVER, 'absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto p-1')}
        >
          {found.length === 0 ? (
            <ChoiceNote className="py-2 text-small text-text-2">
              {isPending ? 'Searching' : 'No workspace has this name, id or member e-mail.'}
            </ChoiceNote>
          ) : null}
          {found.map((tenant, index) => (
            <ChoiceOption
              key={tenant.tenantId}
              id={`${listId}-${index}`}
              isChosen={tenant === chosen}
              onChoose={() => pick(tenant)}
            >
              <span className="min-w-0 flex-1 truncate">{tenant.name}</span>
              <span className="font-mono text-micro text-text-3">{tenant.tenantId.slice(0, 8)}</span>
            </ChoiceOption>
          ))}
        </ChoiceList>
      ) : null}
    </div>
  );
}

function useFound(typed: string | null) {
  const trpc = useTRPC();
  const search = useDebounced(typed ?? '', REST_MS);
  const query = useQuery(
    trpc.admin.machine.findTenants.queryOptions(
      { search },
      { enabled: typed !== null, placeholderData: keepPreviousData },
    ),
  );
  return { found: query.data ?? [], isPending: query.isPending };
}
