'use client';

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { TenantClock } from '@graha/domain/team/tenant-events';
import { Button } from '@graha/ui/button.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { useDebounced } from '@graha/ui/use-debounced.ts';
import { FailureNote, type Outputs, useTRPC } from '../../../shared/trpc-client.tsx';
import { useIsLive } from '../../../shared/use-is-live.ts';

type Place = Outputs['playground']['places'][number];

const LETTERS_MIN = 2;
const REST_MS = 150;
/** Empty in older browsers: the field then suggests nothing and accepts any text. */
const ZONES: readonly string[] = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];

const nameOf = ({ name, region, country }: Place): string => [name, region, country].filter(Boolean).join(', ');

export function ClockForm({ clock }: { clock: TenantClock }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const [chosen, setChosen] = useState(clock);
  const [typed, setTyped] = useState('');
  const choose = useMutation(
    trpc.settings.chooseClock.mutationOptions({
      onSuccess: async () => {
        toast({ text: 'The time zone and the place are saved.' });
        await queries.invalidateQueries({ queryKey: trpc.settings.read.queryKey() });
        router.refresh();
      },
    }),
  );
  const problems = choose.error?.data?.fields ?? {};
  const take = (place: Place) => {
    const { latitude, longitude, zone } = place;
    setChosen({ timezone: zone, place: { name: nameOf(place), latitude, longitude } });
    setTyped('');
  };
  return (
    <form
      noValidate
      className="grid gap-4 px-4 py-3.5 sm:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!choose.isPending) choose.mutate(chosen);
      }}
    >
      <div className="grid gap-2">
        <TextField
          label="Place"
          hint={chosen.place ? `Chosen: ${chosen.place.name}` : 'None. Type a city or town, and choose it below.'}
          autoComplete="off"
          value={typed}
          error={problems['place']}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <FoundPlaces typed={typed} onTake={take} />
        {chosen.place ? (
          <div>
            <Button size="sm" onClick={() => setChosen({ ...chosen, place: null })}>
              Remove the place
            </Button>
          </div>
        ) : null}
      </div>
      <TextField
        label="Time zone"
        hint="Choosing a place fills it in."
        autoComplete="off"
        spellCheck={false}
        list="time-zones"
        value={chosen.timezone}
        error={problems['timezone']}
        onChange={({ currentTarget }) => setChosen({ ...chosen, timezone: currentTarget.value })}
      />
      <TimeZones id="time-zones" />
      {choose.error && Object.keys(problems).length === 0 ? <FailureNote error={choose.error} /> : null}
      <div>
        <Button type="submit" loading={choose.isPending} loadingLabel="Saving">
          Save time zone and place
        </Button>
      </div>
    </form>
  );
}

/** The names of this browser, which differ from those of the server: Asia/Kolkata is Asia/Calcutta in some. */
function TimeZones({ id }: { id: string }) {
  const isLive = useIsLive();
  return (
    <datalist id={id}>
      {(isLive ? ZONES : []).map((zone) => (
        <option key={zone} value={zone}>
          {zone}
        </option>
      ))}
    </datalist>
  );
}

/** Searches places that match the typed text. An empty text starts no search. */
function FoundPlaces({ typed, onTake }: { typed: string; onTake: (place: Place) => void }) {
  const trpc = useTRPC();
  const text = useDebounced(typed.trim(), REST_MS);
  const enabled = text.length >= LETTERS_MIN;
  const search = useQuery(
    trpc.playground.places.queryOptions({ text }, { enabled, placeholderData: keepPreviousData, staleTime: 60_000 }),
  );
  if (!enabled || typed.trim().length < LETTERS_MIN) return null;
  if (search.error) return <FailureNote error={search.error} />;
  if (search.data?.length === 0) return <p className="text-small text-text-2">No place begins like this.</p>;
  return (
    <ul aria-label="Places found" className="flex flex-wrap gap-2">
      {(search.data ?? []).map((place) => (
        <li key={`${place.latitude},${place.longitude},${place.name}`}>
          <Button size="sm" onClick={() => onTake(place)}>
            {nameOf(place)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
