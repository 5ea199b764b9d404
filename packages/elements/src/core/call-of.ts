import type { LanguageCode } from '@graha/catalog/languages/codes';
import type { Call } from './ask.ts';
import { Refusal } from './refusal.ts';
import { bodyOf, settingsOf } from './request.ts';

/** The parts of the call that an element may make. */
export type Wanted = {
  /** The property `request`; null: the attributes count. */
  request: object | null;
  /** The language of names; null: none is asked for. */
  language: LanguageCode | null;
  /** Date and time for attributes that are missing; null: they are needed. */
  usual: () => { date: string; time: string } | null;
  /** Path of the operation below `/api/v1/`. */
  operation: () => string;
  /** The body from the births of all forms in `for`; null until all have been sent. */
  ofForms: () => object | null;
};

/** The ids of the birth forms in the attribute `for`. */
export const formsOf = (host: Element): string[] =>
  (host.getAttribute('for') ?? '').split(/\s+/).filter((id) => id !== '');

/**
 * Returns the call that the attributes of an element ask for.
 * @returns null without `src` and without a key, or without a moment in the attributes
 * @throws Refusal that names the attribute that is missing or wrong
 */
export function callOf(host: Element, wanted: Wanted): Call | null {
  const src = host.getAttribute('src');
  if (src !== null) return { url: src, key: null, body: null };
  const key = host.getAttribute('publishable-key');
  const body = key === null ? null : wantedBody(host, wanted);
  if (key === null || body === null) return null;
  const base = host.getAttribute('base-url');
  if (base === null) throw new Refusal('Set the attribute base-url to the address of the API.');
  return { url: `${base.replace(/\/+$/, '')}/api/v1/${wanted.operation()}`, key, body };
}

function wantedBody(host: Element, { request, language, usual, ofForms }: Wanted): object | null {
  const read = (name: string): string | null => (name === 'language' ? language : host.getAttribute(name));
  if (request !== null) return { ...settingsOf(read), ...request };
  if (formsOf(host).length === 0) return bodyOf(read, usual());
  const body = ofForms();
  return body && { ...body, ...settingsOf(read) };
}
