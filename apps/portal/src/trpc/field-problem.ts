import { TRPCError } from '@trpc/server';
import { z } from 'zod';

/** Refuses one field of the input with a sentence, as a schema would: the form shows it there. */
export const fieldProblem = (field: string, message: string): TRPCError =>
  new TRPCError({
    code: 'BAD_REQUEST',
    message,
    cause: new z.ZodRealError([{ code: 'custom', path: [field], message, input: undefined }]),
  });
