import { CURRENT_VERSION, type FormulaVersion } from '@graha/formulas/versions';
import { asksForNow, wholeSecond, withTarget } from './as-of.ts';
import { type Computation, type ComputeDeps, type PinnedTask, prepare, type Validated } from './compute.ts';
import type { Weight } from './pinned-formulas.ts';
import { PNG_TYPE } from './representation.ts';

/** Computes a tenant's task by the formulas of an earlier version. */
export type ComputePinned = (tenantId: string, task: PinnedTask) => Promise<Buffer>;

export type PrepareDeps = ComputeDeps & { computePinned: ComputePinned };

/** The same, at the time of an earlier call; null: at the present. */
export const depsAt = <Deps extends Pick<ComputeDeps, 'now'>>(deps: Deps, asOf: Date | null): Deps =>
  asOf === null ? deps : { ...deps, now: () => asOf };

/**
 * Validates the input of a call, by the formulas of the version that answers it.
 * @throws ApiError with every problem at once, or if the version lacks the operation or cannot be loaded
 */
export function prepareCall(
  deps: PrepareDeps,
  call: Validated,
  version: FormulaVersion,
): Computation | Promise<Computation> {
  return version === CURRENT_VERSION ? prepare(deps, call) : preparePinned(deps, call, version.date);
}

async function preparePinned(
  { computePinned, now }: Pick<PrepareDeps, 'computePinned' | 'now'>,
  { operation, tenantId, sent, source, accept, pictureQuery = {} }: Validated,
  version: string,
): Promise<Computation> {
  const asOf = asksForNow(operation, sent) ? wholeSecond(now()) : null;
  const task = { operationId: operation.id, version, source, accept, pictureQuery } as const;
  const ofNow = withTarget(operation, sent, asOf);
  const weighed = await computePinned(tenantId, { ...task, sent: ofNow, want: 'weight' });
  // Safe: `createPinned` writes exactly this.
  const { cost, rateWeight } = JSON.parse(weighed.toString('utf8')) as Weight;
  return {
    cost,
    rateWeight,
    asOf,
    input: null,
    png: (replayedAsOf) =>
      computePinned(tenantId, {
        ...task,
        accept: PNG_TYPE,
        pictureQuery: {},
        sent: withTarget(operation, sent, replayedAsOf),
        want: 'body',
      }),
    body: (replayedAsOf, replayedVersion) =>
      computePinned(tenantId, {
        ...task,
        sent: withTarget(operation, sent, replayedAsOf),
        want: 'body',
        ...(replayedVersion === undefined ? {} : { replayedVersion }),
      }),
  };
}
