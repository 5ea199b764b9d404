import { redirect } from 'next/navigation';
import { FIRST_OPERATION, playgroundPath } from '../../../features/playground/path.ts';

/** What follows after `#` goes along: a browser keeps it over a redirect. */
export default function PlaygroundDoor(): never {
  redirect(playgroundPath(FIRST_OPERATION));
}
