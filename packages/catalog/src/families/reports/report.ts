import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { z } from 'zod';
import type { Operation } from '../../operation/operation.ts';
import type { Report } from './model.ts';
import { type CallUnit, PRICE_UNIT } from '../../operation/price.ts';
import { REPORT_BODY_BYTES_MAX } from './request.ts';

/** Shared members of all reports: a credit for each credit of their operations, and a PDF. */
export const REPORT = {
  credits: 1,
  postOnly: true,
  paper: true,
  bodyBytesMax: REPORT_BODY_BYTES_MAX,
  cpuMaxMs: 300,
} as const;

/** @param credits of the operations that the report is made of, together */
export const partsPrice = (credits: number): CallUnit<unknown> => ({
  name: PRICE_UNIT,
  text: `${credits} credits`,
  count: () => credits,
});

type Asked = Report['operations'][number];

/** Computes the answers that a report is made of, and keeps the list of them. */
export type Asker = {
  ask<I extends z.ZodType, O extends z.ZodType>(id: string, entry: Operation<I, O>, request: z.input<I>): z.input<O>;
  asked: readonly Asked[];
};

export function createAsker(sky: Ephemeris): Asker {
  const asked: Asked[] = [];
  return {
    asked,
    ask(id, entry, request) {
      // Safe: requests are objects of named members.
      asked.push({ operation: id, request: request as Record<string, unknown> });
      return entry.compute(entry.input.parse(request), sky);
    },
  };
}
