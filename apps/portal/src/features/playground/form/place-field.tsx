'use client';

import type { FormField } from '@graha/catalog/form';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTRPC } from '../../../trpc/client.tsx';
import { ChoiceList, ChoiceNote, ChoiceOption, ComboInput } from '../../../ui/choice-list.tsx';
import { cn } from '../../../ui/cn.ts';
import { Field } from '../../../ui/field.tsx';
import { nextChoice } from '../../../ui/next-choice.ts';
import { POPOVER } from '../../../ui/overlay.ts';
import type { Place } from '../places/place-index.ts';
import { PLAYGROUND_TEXT } from '../text.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import type { Draft } from './use-draft.ts';
import type { Values } from './values.ts';

const { place: TEXT } = PLAYGROUND_TEXT;

const LETTERS_MIN = 2;
const REST_MS = 150;

export type PlaceFieldProps = { group: string; draft: Draft; fields: ReadonlyMap<string, FormField> };

const wordsOf = ({ name, region, country }: Place): string => [name, region, country].filter(Boolean).join(', ');

/** The places that the typed text finds; null text: nobody is searching. */
function useSearch(typed: string | null) {
  const trpc = useTRPC();
  const asked = useDebounced(typed ?? '', REST_MS);
  const search = useQuery(
    trpc.playground.places.queryOptions(
      { text: asked },
      { enabled: asked.trim().length >= LETTERS_MIN, placeholderData: keepPreviousData, staleTime: 60_000 },
    ),
  );
  const isOpen = typed !== null && typed.trim() !== '';
  const found = isOpen && typed.trim().length >= LETTERS_MIN ? (search.data ?? []) : [];
  return { isOpen, found, none: whyNone(typed ?? '', asked, search) };
}

/** Fills latitude, longitude and zone; the list is on our own server. */
export function PlaceField({ group, draft }: PlaceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const listId = useId();
  const { isOpen, found, none } = useSearch(typed);
  const chosen = found[Math.min(at, found.length - 1)];

  const choose = (place: Place) => {
    draft.set(valuesOf(place, prefixOf(group)), { [group]: wordsOf(place) });
    setTyped(null);
  };

  const press = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'Escape') setTyped(null);
    else if (event.key === 'Enter' && !event.metaKey && !event.ctrlKey && chosen) choose(chosen);
    else {
      const next = nextChoice(event.key, at, Math.max(1, found.length));
      if (next === null) return;
      setAt(next);
    }
    event.preventDefault();
  };

  return (
    <div className="relative">
      <Field label={TEXT.label} hint={TEXT.hint} aside={<span className="text-micro text-text-3">{TEXT.source}</span>}>
        {(control) => (
          <ComboInput
            {...control}
            listId={listId}
            isOpen={isOpen}
            activeId={chosen ? `${listId}-${found.indexOf(chosen)}` : undefined}
            leading={<MapPin aria-hidden="true" />}
            value={typed ?? draft.places[group] ?? ''}
            placeholder={isUnnamed(draft, group) ? TEXT.unnamed : undefined}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setAt(0);
            }}
            onBlur={() => setTyped(null)}
            onKeyDown={press}
          />
        )}
      </Field>
      <PlaceList id={listId} {...{ isOpen, found, chosen, none }} onChoose={choose} />
    </div>
  );
}

const prefixOf = (group: string): string => (group === '' ? '' : `${group}.`);

const isUnnamed = ({ places, values }: Draft, group: string): boolean =>
  places[group] === undefined && Boolean(values[`${prefixOf(group)}latitude`]);

const valuesOf = ({ latitude, longitude, zone }: Place, prefix: string): Values => ({
  [`${prefix}latitude`]: String(latitude),
  [`${prefix}longitude`]: String(longitude),
  [`${prefix}timezone`]: zone,
  [`${prefix}fold`]: '',
});

type PlaceListProps = { id: string; isOpen: boolean; found: readonly Place[]; chosen: Place | undefined; none: string; onChoose: (place: Place) => void }; // prettier-ignore

function PlaceList({ id, isOpen, found, chosen, none, onChoose }: PlaceListProps) {
  return (
    <ChoiceList
      id={id}
      label={TEXT.label}
      hidden={!isOpen}
      className={cn(POPOVER, 'absolute inset-x-0 top-17 overflow-hidden p-1 sm:top-15.5')}
    >
      {found.map((place, index) => (
        <ChoiceOption
          key={`${place.latitude},${place.longitude},${place.name}`}
          id={`${id}-${index}`}
          isChosen={place === chosen}
          onChoose={() => onChoose(place)}
          className="flex-wrap justify-between text-small"
        >
          <PlaceWords place={place} />
        </ChoiceOption>
      ))}
      {found.length === 0 ? <ChoiceNote className="py-2 text-small text-text-2">{none}</ChoiceNote> : null}
    </ChoiceList>
  );
}

function whyNone(
  typed: string,
  asked: string,
  { isError, isFetching }: { isError: boolean; isFetching: boolean },
): string {
  if (isError) return TEXT.failed;
  if (typed.trim().length < LETTERS_MIN) return TEXT.typing;
  return isFetching || asked !== typed ? TEXT.looking : TEXT.none;
}

function PlaceWords({ place: { name, region, country, zone } }: { place: Place }) {
  return (
    <>
      <span>
        {name}
        <span className="text-text-2">{[region, country].filter(Boolean).map((word) => `, ${word}`)}</span>
      </span>
      <span className="font-mono text-micro text-text-3">{zone}</span>
    </>
  );
}
