import { z } from 'zod';
import { aggregateOf } from '../core/aggregate.ts';
import type { EventOf } from '../core/event.ts';
import { Refusal } from '../core/refusal.ts';
import { birthImportStream, birthStream } from '../core/streams.ts';

const BirthId = z.uuid();

/** Events carry ids and counts alone: the log is never deleted from. */
export const birthEvents = {
  BirthStored: z.object({ birthId: BirthId }),
  BirthReplaced: z.object({ birthId: BirthId }),
  BirthErased: z.object({ birthId: BirthId }),
  /** One part of an import, written in one transaction. */
  BirthsImported: z.object({ importId: z.uuid(), stored: z.int().min(0), replaced: z.int().min(0) }),
};
type AllEvents = EventOf<typeof birthEvents>;
export type BirthsImported = Extract<AllEvents, { type: 'BirthsImported' }>;
export type BirthEvent = Exclude<AllEvents, BirthsImported>;

/**
 * The row of a birth is its state; the stream knows only whether the birth was erased. An imported birth has no event of its
 * own until it is replaced or erased.
 */
export type StoredBirth = { isErased: boolean };

export type BirthCommand = { now: string; birthId: string } & (
  | { type: 'store' }
  | { type: 'replace' }
  | { type: 'erase' }
);

/** A birth id alone does not identify its workspace. */
export type BirthRef = { tenantId: string; birthId: string };

export const storedBirth = aggregateOf<BirthRef, StoredBirth, BirthCommand, BirthEvent>({
  name: 'birth',
  streamOf: ({ birthId }) => birthStream(birthId),
  tenantOf: ({ tenantId }) => tenantId,
  initial: { isErased: false },

  decide: {
    store: ({ birthId }, { isErased }) => {
      if (isErased) throw new Refusal('birth_erased');
      return [{ type: 'BirthStored', data: { birthId } }];
    },
    replace: ({ birthId }, { isErased }) => {
      if (isErased) throw new Refusal('birth_unknown');
      return [{ type: 'BirthReplaced', data: { birthId } }];
    },
    erase: ({ birthId }, { isErased }) => (isErased ? [] : [{ type: 'BirthErased', data: { birthId } }]),
  },

  evolve: {
    BirthStored: (birth) => birth,
    BirthReplaced: (birth) => birth,
    BirthErased: () => ({ isErased: true }),
  },
});

export type BirthImportRef = { tenantId: string; importId: string };
type ImportCommand = { now: string; type: 'record' } & z.output<typeof birthEvents.BirthsImported>;

/** The parts of one import of a file. */
export const birthImport = aggregateOf<BirthImportRef, null, ImportCommand, BirthsImported>({
  name: 'birthImport',
  streamOf: ({ importId }) => birthImportStream(importId),
  tenantOf: ({ tenantId }) => tenantId,
  initial: null,
  decide: {
    record: ({ importId, stored, replaced }) =>
      stored + replaced === 0 ? [] : [{ type: 'BirthsImported', data: { importId, stored, replaced } }],
  },
  evolve: { BirthsImported: () => null },
});
