'use client';

import { count } from '@graha/domain/core/format';
import { PLANS } from '@graha/domain/billing/plans';
import { entryPath } from '@graha/auth/core/return-path';
import { ButtonLink } from '@graha/ui/button.tsx';
import { playgroundPath } from '../../shared/paths.ts';
import { carryInputs } from './form/carried.ts';
import type { SharedInputs } from './share-link.ts';

const FREE_CALLS = count(PLANS.free.callsPerPeriod);

export type GetApiProps = { operation: string; inputs: SharedInputs };

/** Sign-up returns to this operation; the inputs wait in this browser. */
export function GetKeyLink({ operation, inputs }: GetApiProps) {
  return (
    <ButtonLink
      href={entryPath('/sign-up', playgroundPath(operation))}
      variant="primary"
      onClick={() => carryInputs({ values: inputs.values, places: inputs.places })}
    >
      Get a key
    </ButtonLink>
  );
}

/** Offers a visitor the same answer for their own program. */
export function GetApiCard(props: GetApiProps) {
  return (
    <section aria-labelledby="get-api" className="grid justify-items-start gap-2 border-b border-line p-4">
      <h2 id="get-api" className="text-[0.9375rem]/5.5">
        Get this as an API
      </h2>
      <p className="text-small text-text-2">
        {`The lines below return the same answer to your program. ${FREE_CALLS} calls a month are free, without a card. What you filled in stays in this browser and is here again after you sign up.`}
      </p>
      <GetKeyLink {...props} />
    </section>
  );
}
