import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '@graha/procedures/router/root';

/** Returns the refusal of a call by this code, as a link receives it. */
export const refusal = (code: string) =>
  TRPCClientError.from<AppRouter>({
    error: {
      code: -32_000,
      message: code,
      // Safe: links read only the code.
      data: { code } as never,
    },
  });
