'use client';

import { Code } from '@graha/ui/code.tsx';
import { createElement, useEffect, useRef, useState } from 'react';

type Found = { name: string; region: string; country: string; latitude: number; longitude: number; zone: string };

/** Returns places of the portal's own list. The portal needs no key for it; a page of a customer has the API's. */
async function searchPlaces(text: string, signal: AbortSignal): Promise<object[]> {
  const input = encodeURIComponent(JSON.stringify({ json: { text } }));
  const response = await fetch(`/api/trpc/playground.places?input=${input}`, { signal });
  if (!response.ok) throw new Error(`the search of places answered ${response.status}`);
  const { result } = Object(await response.json());
  const found: readonly Found[] = result?.data?.json ?? [];
  return found.map(({ zone, ...place }) => ({ ...place, timezone: zone }));
}

/** The form of a birth, with the request that it makes. */
export function LiveForm({ attributes }: { attributes: Readonly<Record<string, string>> }) {
  const form = useRef<HTMLElement>(null);
  const [sent, setSent] = useState<string | null>(null);
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    Object.assign(element, { searchPlaces });
    const show = (event: Event): void => {
      if (event instanceof CustomEvent) setSent(JSON.stringify(event.detail, null, 2));
    };
    element.addEventListener('graha-birth', show);
    return () => element.removeEventListener('graha-birth', show);
  }, []);
  return (
    <>
      {createElement('graha-birth-form', { ...attributes, ref: form })}
      <output aria-label="What the event carries" className="mt-4 block">
        {sent === null ? null : <Code label="JSON of the event" code={sent} language="json" />}
      </output>
    </>
  );
}
