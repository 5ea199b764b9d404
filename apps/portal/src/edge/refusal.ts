import type { IncomingHttpHeaders } from 'node:http';

/** Whether Next's script sent this form. */
export const isOfAction = (headers: IncomingHttpHeaders): boolean => 'next-action' in headers;

/** A refusal that the edge sends in place of the pages. */
export type Said = { code: string; message: string };

/**
 * Returns the content of a refusal and its type: JSON for programs. For a form the words alone, because Next's script shows a person
 * no refusal but plain text.
 */
export const refusalFor = (headers: IncomingHttpHeaders, said: Said): { type: string; body: string } =>
  isOfAction(headers)
    ? { type: 'text/plain', body: said.message }
    : { type: 'application/json', body: JSON.stringify(said) };
