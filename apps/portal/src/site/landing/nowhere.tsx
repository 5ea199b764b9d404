'use client';

import { ButtonLink } from '@graha/ui/button.tsx';
import { NowhereBelt } from './nowhere-belt.tsx';
import { PlainHeader } from './plain-frame.tsx';

/** The not-found page above its footer; a client component like the frame. */
export function Nowhere() {
  return (
    <>
      <PlainHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <div className="night border-b border-night-line">
          <NowhereBelt />
        </div>
        <div className="mx-auto max-w-7xl px-4 pt-16 sm:px-8">
          <h1 className="text-head">Nothing at this longitude.</h1>
          <p className="mt-2 max-w-prose text-read text-text-2">
            The address leads to no page. It may be mistyped, or the page has moved.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href="/" variant="primary">
              Go to the start
            </ButtonLink>
            <ButtonLink href="/docs/quickstart">Read the quickstart</ButtonLink>
          </div>
        </div>
      </main>
    </>
  );
}
