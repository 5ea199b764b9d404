import { redirect } from 'next/navigation';
import { FIRST_OPERATION, playgroundPath } from '../../../shared/paths.ts';

/** A browser keeps the part after `#` over a redirect. */
export default function PlaygroundDoor(): never {
  redirect(playgroundPath(FIRST_OPERATION));
}
