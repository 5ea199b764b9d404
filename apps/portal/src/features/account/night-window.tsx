import { Suspense, type ReactNode } from 'react';
import { wheel } from '@graha/drawing/wheel';
import { Picture } from '@graha/ui/picture.tsx';
import { wheelChartOf } from '../../shared/sky.ts';
import { momentIso, momentWords, UJJAIN } from '../../shared/ujjain.ts';
import { QuietNight } from './quiet-night.tsx';
import { skyOfThisMinute } from '../../server/sky-of-minute/read-sky.ts';

/** The sky of this minute beside the form, which does not wait for it. */
export function NightWindow() {
  return (
    <div className="night hidden grid-rows-[1fr_auto] gap-8 px-12 py-8 min-[900px]:grid">
      <Suspense fallback={<Place picture={<QuietNight />} />}>
        <NightWheel />
      </Suspense>
    </div>
  );
}

async function NightWheel() {
  const { moment, wheel: answer } = await skyOfThisMinute();
  const title = `Western wheel of ${momentWords(moment)} in ${UJJAIN.name}`;
  return (
    <>
      <Place picture={<Picture picture={wheel(wheelChartOf(answer), { id: 'night-wheel', title })} />} />
      <p className="flex flex-wrap justify-between gap-x-4 text-micro text-text-2">
        <span>
          {UJJAIN.name}, <time dateTime={momentIso(moment)}>{momentWords(moment)}</time>
        </span>
        <span className="font-mono">{[answer.metadata.zodiac, answer.metadata.house_system].join(', ')}</span>
      </p>
    </>
  );
}

const Place = ({ picture }: { picture: ReactNode }) => (
  <div className="grid place-items-center">
    <div className="w-full max-w-135">{picture}</div>
  </div>
);
