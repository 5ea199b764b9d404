import type { ApiFailure } from '../../trpc/client.tsx';
import { FailureNote } from '../workspace/failure-note.tsx';

/** What went wrong, where no field of the form has said it already. */
export function OtherFailure({ error }: { error: ApiFailure | null }) {
  return error && !error.data?.fields ? <FailureNote error={error} /> : null;
}
