import { BELT_SIZE, beltPath, beltTitle } from './belt.ts';
import { STRIP } from './copy.ts';
import type { Sky } from '../../shared/sky.ts';

/** A phone shows the middle of the belt; a very wide screen shows all of it, with night on both sides. */
export function StripBand({ sky }: { sky: Sky }) {
  const { ayanamsa, ayanamsa_value: ayanamsaDeg } = sky.belt.metadata;
  return (
    <section aria-label={STRIP.label} className="night border-y border-night-line">
      {/* oxlint-disable-next-line nextjs/no-img-element -- An SVG has no sizes to choose from. */}
      <img
        src={beltPath(sky)}
        alt={beltTitle(sky)}
        {...BELT_SIZE}
        loading="lazy"
        decoding="async"
        className="mx-auto h-57.5 w-full max-w-440 object-cover sm:h-62.5 2xl:h-auto"
      />
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 pt-2.5 pb-3.5 text-micro text-night-text-2 sm:px-8">
        <span>{STRIP.caption}</span>
        {ayanamsaDeg == null ? null : (
          <span className="font-mono capitalize">{`${ayanamsa} ${ayanamsaDeg.toFixed(6)}°`}</span>
        )}
      </div>
    </section>
  );
}
