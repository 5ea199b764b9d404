import { ButtonLink } from '@graha/ui/button.tsx';
import { HERO } from './copy.ts';
import { PLAYGROUND_PATH } from '../../shared/paths.ts';
import { FirstScreen } from './first-screen.tsx';
import { SIGN_UP } from './nav.ts';

/** Visitors are redirected to the open playground; members go to the one of their workspace. */
const TRY_IT = PLAYGROUND_PATH;

export function Hero() {
  return (
    <section className="mx-auto grid max-w-7xl gap-8 px-4 pt-10 pb-4 sm:px-8 md:pt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div>
          <h1 className="text-display">{HERO.title}</h1>
          <p className="mt-4 max-w-[36em] text-[1.0625rem]/6.5 text-text-2 sm:text-lead">{HERO.lead}</p>
        </div>
        <div className="lg:max-w-76">
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={SIGN_UP.href} variant="primary" size="lg">
              {HERO.primary}
            </ButtonLink>
            <ButtonLink href={TRY_IT} size="lg">
              {HERO.secondary}
            </ButtonLink>
          </div>
          <p className="mt-3 text-small text-text-3">{HERO.offer}</p>
        </div>
      </div>
      <FirstScreen />
    </section>
  );
}
