import type { ApiFailure } from './trpc-client.tsx';
import { Note } from '@graha/ui/note.tsx';

/** The error, where it happened, with the request id for the log. */
export function FailureNote({ error, consequence }: { error: ApiFailure; consequence?: string | undefined }) {
  const requestId = error.data?.requestId;
  return (
    <Note tone="bad" role="alert" title={consequence}>
      {error.message}
      {requestId ? <span className="mt-1 block font-mono text-micro text-text-2">{requestId}</span> : null}
    </Note>
  );
}
