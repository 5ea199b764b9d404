'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarPlus } from '@graha/ui/icons/actions.tsx';
import { useState } from 'react';
import { FEED_CREDITS } from '@graha/domain/usage/feed';
import { FEEDS_SCOPE } from '@graha/domain/keys/scopes';
import type { Place } from '@graha/procedures/ports/sky';
import { buttonStyle } from '@graha/ui/button-style.ts';
import { CopyButton } from '@graha/ui/copy-button.tsx';
import { Field } from '@graha/ui/field.tsx';
import { Input, Select } from '@graha/ui/input.tsx';
import { SettingsRow, SettingsSection } from '@graha/ui/settings.tsx';
import { useDebounced } from '@graha/ui/use-debounced.ts';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { feedAddress, webcalOf } from './feed-address.ts';
import type { FeedChoices } from './page-data.ts';

const LETTERS_MIN = 2;
const REST_MS = 150;
const PLACES_SHOWN = 5;
const LANGUAGES = [
  { value: '', label: 'English' },
  { value: 'hi', label: 'Hindi' },
  { value: 'sa', label: 'Sanskrit' },
  { value: 'ta', label: 'Tamil' },
];

export type FeedSectionProps = { text: string; scopes: readonly string[]; choices: FeedChoices };

/** Builds the address of a calendar feed, or explains how to allow feeds if the key does not. */
export function FeedSection({ text, scopes, choices }: FeedSectionProps) {
  return (
    <SettingsSection
      id="feed"
      title="Calendar feed"
      description={`Festivals of a place for calendar programs. A feed costs ${FEED_CREDITS} credits on each UTC day on which it is fetched, however often.`}
    >
      {scopes.includes(FEEDS_SCOPE) ? (
        <FeedBuilder text={text} choices={choices} />
      ) : (
        <SettingsRow title="This key opens no feeds" detail="Tick “May open calendar feeds” in its limits." />
      )}
    </SettingsSection>
  );
}

const labelled = (values: readonly string[], none: string) => [
  { value: '', label: none },
  ...values.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
];

function FeedBuilder({ text, choices }: Omit<FeedSectionProps, 'scopes'>) {
  const [place, setPlace] = useState<Place | null>(null);
  const [region, setRegion] = useState('');
  const [school, setSchool] = useState('');
  const [language, setLanguage] = useState('');
  const address = place && feedAddress(choices.url, { key: text, place, region, school, language });
  const choosers = [
    { label: 'Region', value: region, options: labelled(choices.regions, 'All'), set: setRegion },
    { label: 'School', value: school, options: labelled(choices.schools, 'As almanacs print it'), set: setSchool },
    { label: 'Names in', value: language, options: LANGUAGES, set: setLanguage },
  ];
  return (
    <div className="grid gap-4.5 px-4 py-4 sm:px-5">
      <PlaceChooser place={place} onChoose={setPlace} />
      <div className="grid gap-4.5 sm:grid-cols-3">
        {choosers.map(({ label, value, options, set }) => (
          <Field key={label} label={label}>
            {(control) => (
              <Select
                {...control}
                name={`feed-${label}`}
                value={value}
                options={options}
                onChange={({ currentTarget }) => set(currentTarget.value)}
              />
            )}
          </Field>
        ))}
      </div>
      {address ? (
        <div className="grid gap-3">
          <div className="flex items-center gap-2.5 rounded-lg border border-line bg-sunken py-2 pr-2 pl-3.5">
            <code className="min-w-0 flex-1 text-small break-all">{address}</code>
            <CopyButton text={address} label="Copy the address" variant="default" />
          </div>
          <a href={webcalOf(address)} className={buttonStyle({ className: 'justify-self-start' })}>
            <CalendarPlus aria-hidden="true" />
            Subscribe
          </a>
        </div>
      ) : (
        <p className="text-small text-text-2">Choose a place to get the address.</p>
      )}
    </div>
  );
}

function PlaceChooser({ place, onChoose }: { place: Place | null; onChoose: (place: Place | null) => void }) {
  const trpc = useTRPC();
  const [typed, setTyped] = useState('');
  const asked = useDebounced(typed.trim(), REST_MS);
  const search = useQuery(
    trpc.playground.places.queryOptions(
      { text: asked },
      { enabled: place === null && asked.length >= LETTERS_MIN, placeholderData: keepPreviousData, staleTime: 60_000 },
    ),
  );
  const isAsking = place === null && typed.trim().length >= LETTERS_MIN;
  const found = isAsking ? (search.data ?? []).slice(0, PLACES_SHOWN) : [];
  const isNone = isAsking && search.isSuccess && !search.isFetching && asked === typed.trim() && found.length === 0;
  return (
    <div className="grid gap-2">
      <Field
        label="Place"
        hint="City or town, at least two letters."
        error={search.isError ? 'The list of places did not load. Try again.' : isNone ? 'No such place.' : undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={typed}
            autoComplete="off"
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              onChoose(null);
            }}
          />
        )}
      </Field>
      {found.length > 0 ? (
        <ul aria-label="Places" className="grid gap-1">
          {found.map((one) => (
            <li key={`${one.latitude},${one.longitude}`}>
              <button
                type="button"
                className="w-full rounded-control px-2.75 py-2 text-left text-small hover:bg-sunken"
                onClick={() => {
                  onChoose(one);
                  setTyped(wordsOf(one));
                }}
              >
                {wordsOf(one)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const wordsOf = ({ name, region, country }: Place): string => [name, region, country].filter(Boolean).join(', ');
