'use client';

import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

export type ShownOnce<Made, Failure, Input> = {
  /** The state of the request, as drawn. */
  request: UseMutationResult<Made, Failure, Input>;
  send: (input: Input) => void;
  /** Forgets the secret and begins again. */
  reset: () => void;
  /** Whether to draw the means of closing. `isStored`: the reader has stored the secret, or can see it again. */
  mayClose: (isStored: boolean) => boolean;
  /** Closes the dialog if no secret is lost by it. */
  leave: (isStored: boolean, close: () => void) => void;
};

/**
 * Sends the request of a dialog that makes a secret and shows it once. From the moment of sending, not only from the next drawing,
 * the dialog stays open until the request fails or the secret is stored: Esc in between would lose it.
 */
export function useShownOnce<Made, Failure, Input>(
  options: UseMutationOptions<Made, Failure, Input>,
): ShownOnce<Made, Failure, Input> {
  const isSent = useRef(false);
  const request = useMutation({
    ...options,
    onError: (...failed) => {
      isSent.current = false;
      return options.onError?.(...failed);
    },
  });
  return {
    request,
    send: (input) => {
      isSent.current = true;
      request.mutate(input);
    },
    reset: () => {
      isSent.current = false;
      request.reset();
    },
    mayClose: (isStored) => request.isIdle || request.isError || isStored,
    leave: (isStored, close) => {
      if (!isSent.current || isStored) close();
    },
  };
}
