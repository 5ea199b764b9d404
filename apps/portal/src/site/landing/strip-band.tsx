import { zodiacStrip } from '@graha/drawing/zodiac-strip';
import { STRIP } from './copy.ts';
import { Strip } from './strip.tsx';
import { stripBodiesOf, type Sky } from '../../shared/sky.ts';
import { momentWords } from '../../shared/ujjain.ts';

export function StripBand({ sky }: { sky: Sky }) {
  const { ayanamsa, ayanamsa_value: ayanamsaDeg } = sky.belt.metadata;
  const picture = zodiacStrip(stripBodiesOf(sky.belt), {
    id: 'belt',
    title: `The zodiac belt on ${momentWords(sky.moment)}: stars to magnitude 5.8, planets, sidereal signs and lunar mansions`,
  });
  return (
    <section aria-label={STRIP.label} className="night border-y border-night-line">
      <Strip picture={picture} />
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 pt-2.5 pb-3.5 text-micro text-night-text-2 sm:px-8">
        <span>{STRIP.caption}</span>
        {ayanamsaDeg == null ? null : (
          <span className="font-mono capitalize">{`${ayanamsa} ${ayanamsaDeg.toFixed(6)}°`}</span>
        )}
      </div>
    </section>
  );
}
