import type { Metadata } from 'next';
import { ButtonLink } from '@graha/ui/button.tsx';
import { NowhereBelt } from '../site/landing/nowhere-belt.tsx';
import { PlainHeader, PublicFooter } from '../site/landing/plain-frame.tsx';

export const metadata: Metadata = { title: 'Not found' };

export default function NotFound() {
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
      <PublicFooter />
    </>
  );
}
