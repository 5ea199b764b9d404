import { redirect } from 'next/navigation';
import { FIRST_OPERATION, openPlaygroundPath } from '../../../shared/paths.ts';

/** A browser keeps the part after `#` over a redirect. */
export default function OpenPlaygroundDoor(): never {
  redirect(openPlaygroundPath(FIRST_OPERATION));
}
