import { LRUCache } from 'lru-cache';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { costOf } from '@graha/catalog/operation/price';
import { rateWeightOf } from '@graha/catalog/operation/rate-weight';
import type { PackedBytes } from '@graha/ephemeris-packed/packed-bytes';
import type { FormulaBundle } from '@graha/formulas/bundle';
import { loadBundle } from '@graha/formulas/load-bundle';
import { ApiError } from '../errors/errors.ts';
import { bodyOf, type PinnedTask, validInput } from './compute.ts';
import { representationOf } from './representation.ts';

/** Credits and weight of a call by the current catalogue. */
export type Weight = { cost: number; rateWeight: number };

export type PinnedDeps = {
  /** The current catalogue, which has the prices. */
  operations: readonly ListedOperation[];
  packedBytes?: PackedBytes;
  ephePath: string | null;
  load?: (version: string) => FormulaBundle;
};

/** Number of versions in the memory of a thread, 45 MB each. Another one is loaded again, in about a second. */
const KEPT_MAX = 2;

type Opened = Omit<FormulaBundle, 'operations'> & { operations: ReadonlyMap<string, ListedOperation>; sky: Ephemeris };

/** Answers tasks by the formulas of earlier versions, which are loaded at the first call that needs them. */
export function createPinned({ operations, packedBytes, ephePath, load = loadBundle }: PinnedDeps) {
  const current = new Map(operations.map((operation) => [operation.id, operation]));
  const kept = new LRUCache<string, Promise<Opened>>({ max: KEPT_MAX });

  async function open(version: string): Promise<Opened> {
    const bundle = load(version);
    const byId = new Map(bundle.operations.map((operation) => [operation.id, operation]));
    return { ...bundle, operations: byId, sky: await bundle.openSky(packedBytes, ephePath) };
  }

  /** @throws ApiError 503; the next call tries again, and the current formulas never answer in their place */
  async function opened(version: string): Promise<Opened> {
    const opening = kept.get(version) ?? open(version);
    kept.set(version, opening);
    try {
      return await opening;
    } catch (cause) {
      kept.delete(version);
      throw new ApiError('formulas_unavailable', { cause });
    }
  }

  /** Answers with a body, or with the JSON of a `Weight`. */
  return async function answer(task: PinnedTask): Promise<Buffer> {
    const { version, operationId, sent, source, accept, pictureQuery, replayedVersion, want } = task;
    const { operations: known, sky, readInput, drawPicture } = await opened(version);
    const operation = known.get(operationId);
    const priced = current.get(operationId);
    if (!operation || !priced) {
      const detail = `The formulas of ${version} do not have ${operationId} yet: send a later Graha-Version.`;
      throw new ApiError('operation_not_in_version', { detail });
    }
    const form = representationOf(accept, operation, pictureQuery, drawPicture);
    const input = validInput(operation, sent, source, readInput);
    if (want === 'weight') {
      const weight: Weight = { cost: costOf(priced, input), rateWeight: rateWeightOf(priced, input) };
      return Buffer.from(JSON.stringify(weight));
    }
    const replayed = replayedVersion === undefined ? {} : { replayedVersion };
    // Its answers are those of its commit, so they are not checked against its schemas again.
    return bodyOf({ sky, checkOutput: false }, { operation, input, source, form, ...replayed });
  };
}

export type Pinned = ReturnType<typeof createPinned>;
