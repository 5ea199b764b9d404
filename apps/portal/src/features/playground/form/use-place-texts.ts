import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTRPC } from '../../../shared/trpc-client.tsx';
import type { Place } from '@graha/procedures/ports/sky';
import type { SharedInputs } from '../share-link.ts';
import type { Values } from './values.ts';

type Texts = Readonly<Record<string, string>>;

export type PlaceTexts = {
  /** Texts typed into place fields without a choice yet, by group. */
  typed: Texts;
  problems: Texts;
  /** `text` is null after the field is left. */
  type(group: string, text: string | null): void;
  forget(groups: readonly string[]): void;
  /** Returns the inputs with the best match of every typed place; null if one has none, and its field then shows that. */
  settled(inputs: SharedInputs): Promise<SharedInputs | null>;
};

export const placeWords = ({ name, region, country }: Place): string =>
  [name, region, country].filter(Boolean).join(', ');

export const prefixOf = (group: string): string => (group === '' ? '' : `${group}.`);

export const valuesOf = ({ latitude, longitude, zone }: Place, group: string): Values => ({
  [`${prefixOf(group)}latitude`]: String(latitude),
  [`${prefixOf(group)}longitude`]: String(longitude),
  [`${prefixOf(group)}timezone`]: zone,
  [`${prefixOf(group)}fold`]: '',
});

/**
 * Holds the typed texts. No call is made while a field has a text and the coordinates of another place, because the chart would
 * be wrong.
 */
export function usePlaceTexts(): PlaceTexts {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<Texts>({});
  const [problems, setProblems] = useState<Texts>({});
  /** The current texts, for a search that answers later. */
  const latest = useRef<Texts>(typed);

  const change = (next: Texts) => {
    latest.current = next;
    setTyped(next);
    setProblems({});
  };
  const forget = (groups: readonly string[]) =>
    change(Object.fromEntries(Object.entries(latest.current).filter(([group]) => !groups.includes(group))));

  return {
    typed,
    problems,
    type: (group, text) => (text === null ? forget([group]) : change({ ...latest.current, [group]: text })),
    forget,
    async settled(inputs) {
      let { values, places } = inputs;
      for (const [group, text] of Object.entries(latest.current)) {
        const found = await queries
          .fetchQuery(trpc.playground.places.queryOptions({ text: text.trim() }))
          .catch(() => null);
        if (latest.current[group] !== text) return null; // The person has typed on.
        const place = found?.[0];
        if (place === undefined) {
          setProblems({
            [group]:
              found === null
                ? 'The list of places did not load. Type latitude and longitude.'
                : `No place matches “${text.trim()}”. Choose one from the list, or type latitude and longitude.`,
          });
          return null;
        }
        values = { ...values, ...valuesOf(place, group) };
        places = { ...places, [group]: placeWords(place) };
      }
      return { values, places };
    },
  };
}
