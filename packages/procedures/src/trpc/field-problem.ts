import { TRPCError } from '@trpc/server';
import { z } from 'zod';

/** Refuses one field of the input, as a schema does: the form shows the message at the field. */
export const fieldProblem = (field: string, message: string): TRPCError =>
  new TRPCError({
    code: 'BAD_REQUEST',
    message,
    cause: new z.ZodRealError([{ code: 'custom', path: [field], message, input: undefined }]),
  });
