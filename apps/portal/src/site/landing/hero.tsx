import { ButtonLink } from '@graha/ui/button.tsx';
import { HERO } from './copy.ts';
import { entryPath } from '@graha/auth/core/return-path';
import { PLAYGROUND_PATH } from '../../shared/playground-path.ts';
import { SIGN_UP } from './nav.ts';
import { SkyCard } from './sky-card.tsx';
import type { Sky } from '../../shared/sky.ts';

/** A newcomer signs up first; a person who is signed in goes straight there. */
const TRY_IT = entryPath('/sign-up', PLAYGROUND_PATH);

export function Hero({ sky }: { sky: Sky }) {
  return (
    <section className="mx-auto grid max-w-7xl items-start gap-10 px-4 py-10 sm:px-8 md:py-18 lg:grid-cols-[minmax(0,1fr)_minmax(0,38.75rem)] lg:gap-16">
      <div className="lg:pt-26">
        <h1 className="text-display">{HERO.title}</h1>
        <p className="mt-6 max-w-[30em] text-[1.0625rem]/6.5 text-text-2 sm:text-lead">{HERO.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={SIGN_UP.href} variant="primary" size="lg">
            {HERO.primary}
          </ButtonLink>
          <ButtonLink href={TRY_IT} prefetch={false} size="lg">
            {HERO.secondary}
          </ButtonLink>
        </div>
        <p className="mt-4 text-small text-text-3">{HERO.offer}</p>
      </div>
      <SkyCard sky={sky} />
    </section>
  );
}
