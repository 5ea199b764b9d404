import { playgroundPath } from '../../../shared/paths.ts';
import { valuesOf } from '../form/values.ts';
import { fragmentOf } from '../share-link.ts';
import type { ReconcileExplanation } from './answer.ts';

/** Returns the playground with a request filled in; a visitor is led to the open one, which keeps the fragment. */
export function playgroundLink({ operation, body }: ReconcileExplanation['requests'][number], whose: string): string {
  const place = whose.split(', ').slice(2).join(', ');
  return `${playgroundPath(operation)}#${fragmentOf({ values: valuesOf(body), places: place === '' ? {} : { '': place } })}`;
}
