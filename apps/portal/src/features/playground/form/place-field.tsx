'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MapPin } from '@graha/ui/icons/things.tsx';
import { useId, useState, type KeyboardEvent } from 'react';
import type { FormField } from '@graha/catalog/project/form';
import { ChoiceList, ChoiceNote, ChoiceOption, ComboInput, nextChoice } from '@graha/ui/choice-list.tsx';
import { cn } from '@graha/ui/cn.ts';
import { Field } from '@graha/ui/field.tsx';
import { POPOVER } from '@graha/ui/overlay.ts';
import type { Place } from '@graha/procedures/ports/sky';
import { useDebounced } from '@graha/ui/use-debounced.ts';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import type { Draft } from './use-draft.ts';
import { placeWords, prefixOf, valuesOf } from './use-place-texts.ts';

const LETTERS_MIN = 2;
const REST_MS = 150;

export type PlaceFieldProps = { group: string; draft: Draft; fields: ReadonlyMap<string, FormField> };

/** Searches places that match the typed text. An empty text starts no search. */
function useSearch(typed: string | undefined) {
  const trpc = useTRPC();
  const asked = useDebounced(typed ?? '', REST_MS);
  const search = useQuery(
    trpc.playground.places.queryOptions(
      { text: asked },
      { enabled: asked.trim().length >= LETTERS_MIN, placeholderData: keepPreviousData, staleTime: 60_000 },
    ),
  );
  const hasText = typed !== undefined && typed.trim() !== '';
  const found = hasText && typed.trim().length >= LETTERS_MIN ? (search.data ?? []) : [];
  /** True if the list belongs to the typed text, not to an earlier one. */
  const isCurrent = asked === typed && !search.isFetching && !search.isPlaceholderData;
  return { hasText, found, isCurrent, none: whyNone(typed ?? '', asked, search) };
}

/** Fills latitude, longitude and zone. Our own server has the list. */
export function PlaceField({ group, draft }: PlaceFieldProps) {
  const [isFocused, setFocused] = useState(false);
  const [at, setAt] = useState(0);
  const listId = useId();
  const typed = draft.texts.typed[group];
  const { hasText, found, isCurrent, none } = useSearch(typed);
  const isOpen = isFocused && hasText;
  const chosen = found[Math.min(at, found.length - 1)];

  const choose = (place: Place) => {
    draft.set(valuesOf(place, group), { [group]: placeWords(place) });
  };

  const press = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'Escape') draft.texts.type(group, null);
    else if (event.key === 'Enter' && !event.metaKey && !event.ctrlKey) {
      if (chosen && isCurrent) choose(chosen);
      else void draft.settle(); // The list is still loading: its first row is chosen when it arrives.
    } else {
      const next = nextChoice(event.key, at, Math.max(1, found.length));
      if (next === null) return;
      setAt(next);
    }
    event.preventDefault();
  };

  return (
    <div className="relative">
      <Field
        label="Place"
        hint="City or town; “Springfield, Illinois” narrows it."
        error={draft.texts.problems[group]}
        aside={<span className="text-micro text-text-3">Places: GeoNames</span>}
      >
        {(control) => (
          <ComboInput
            {...control}
            listId={listId}
            isOpen={isOpen}
            activeId={chosen ? `${listId}-${found.indexOf(chosen)}` : undefined}
            leading={<MapPin aria-hidden="true" />}
            value={typed ?? draft.places[group] ?? ''}
            placeholder={isUnnamed(draft, group) ? 'A point by its coordinates' : undefined}
            onChange={({ currentTarget }) => {
              setFocused(true);
              draft.texts.type(group, currentTarget.value);
              setAt(0);
            }}
            onFocus={() => setFocused(true)}
            onBlur={() => {
              setFocused(false);
              if (!hasText) draft.texts.type(group, null);
            }}
            onKeyDown={press}
          />
        )}
      </Field>
      <PlaceList id={listId} {...{ isOpen, found, chosen, none }} onChoose={choose} />
    </div>
  );
}

const isUnnamed = ({ places, values }: Draft, group: string): boolean =>
  places[group] === undefined && Boolean(values[`${prefixOf(group)}latitude`]);

type PlaceListProps = { id: string; isOpen: boolean; found: readonly Place[]; chosen: Place | undefined; none: string; onChoose: (place: Place) => void }; // prettier-ignore

function PlaceList({ id, isOpen, found, chosen, none, onChoose }: PlaceListProps) {
  return (
    <ChoiceList
      id={id}
      label="Place"
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
  if (isError) return 'The list of places did not load. Type latitude and longitude.';
  if (typed.trim().length < LETTERS_MIN) return 'Type at least two letters.';
  return isFetching || asked !== typed
    ? 'Looking it up'
    : 'No such place. Try another spelling, or type latitude and longitude.';
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
