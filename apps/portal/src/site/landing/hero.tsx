import { Link } from '@graha/ui/link.tsx';
import { ButtonLink } from '@graha/ui/button.tsx';
import { northIndian } from '@graha/drawing/north-indian';
import { southIndian } from '@graha/drawing/south-indian';
import { wheel } from '@graha/drawing/wheel';
import type { SvgElement } from '@graha/drawing/element';
import { Shape } from '@graha/ui/badge.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { Picture } from '@graha/ui/picture.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';
import { HERO, SKY_CARD } from './copy.ts';
import { PLAYGROUND_PATH } from '../../shared/paths.ts';
import { SIGN_UP } from './nav.ts';
import { ASKED, squareChartOf, type Sky, wheelChartOf } from '../../shared/sky.ts';
import { PositionTable, TropicalTable } from './position-table.tsx';
import { StayFresh } from './stay-fresh.tsx';
import { momentIso, momentWords } from '../../shared/ujjain.ts';

/** Visitors are redirected to the open playground; members go to the one of their workspace. */
const TRY_IT = PLAYGROUND_PATH;

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
          <ButtonLink href={TRY_IT} size="lg">
            {HERO.secondary}
          </ButtonLink>
        </div>
        <p className="mt-4 text-small text-text-3">{HERO.offer}</p>
      </div>
      <SkyCard sky={sky} />
    </section>
  );
}

/** A radio button and these CSS lines select the visible style, so it works before any script runs. */
const SEEN = {
  north: 'group-has-[[value=south]:checked]/sky:hidden group-has-[[value=western]:checked]/sky:hidden',
  south: 'hidden group-has-[[value=south]:checked]/sky:block',
  western: 'hidden group-has-[[value=western]:checked]/sky:block',
  vedic: 'group-has-[[value=western]:checked]/sky:hidden',
} as const;

const STYLES = [
  { value: 'north', label: 'North' },
  { value: 'south', label: 'South' },
  { value: 'western', label: 'Western' },
] as const;

/** The chart of this minute in three styles. */
function SkyCard({ sky }: { sky: Sky }) {
  return (
    <Card className="group/sky overflow-hidden">
      <CardHeader
        title={sky.call ? SKY_CARD.titleNow : SKY_CARD.titleStored}
        detail={
          <time dateTime={momentIso(sky.moment)} className="mt-px block font-mono text-micro text-text-3">
            {momentWords(sky.moment)}
          </time>
        }
        actions={<Segmented label={SKY_CARD.styles} name="sky-style" options={STYLES} />}
      />
      {Object.entries(picturesOf(sky)).map(([style, picture]) => (
        <div key={style} className={SEEN[picture.seen]}>
          <div className="mx-auto w-full max-w-113 px-4 pt-5 pb-3.5 sm:px-6">
            <Picture picture={picture.drawn} />
          </div>
        </div>
      ))}
      {sky.call ? <StayFresh iso={momentIso(sky.moment)} /> : <StoredNote />}
      <details className="border-t border-line">
        <summary className="cursor-pointer px-4 py-2.5 text-small text-text-2 -outline-offset-2 hover:text-text sm:px-5">
          {SKY_CARD.table}
        </summary>
        <div className={SEEN.vedic}>
          <PositionTable chart={sky.chart} />
        </div>
        <div className={SEEN.western}>
          <TropicalTable wheel={sky.wheel} />
        </div>
      </details>
      <CallLine sky={sky} />
    </Card>
  );
}

function picturesOf(sky: Sky): Record<string, { seen: keyof typeof SEEN; drawn: SvgElement }> {
  const chart = squareChartOf(sky.chart);
  const words = momentWords(sky.moment);
  const title = (style: string) => `${style} chart of ${words} in Ujjain`;
  const centre = ['Rashi', words.slice(0, 19), 'Ujjain'] as const;
  return {
    north: { seen: 'north', drawn: northIndian(chart, { id: 'sky-north', title: title('North Indian') }) },
    south: { seen: 'south', drawn: southIndian(chart, { id: 'sky-south', title: title('South Indian'), centre }) },
    western: {
      seen: 'western',
      drawn: wheel(wheelChartOf(sky.wheel), { id: 'sky-western', title: title('Western'), form: 'compact' }),
    },
  };
}

function StoredNote() {
  return (
    <p className="px-4 pb-4 text-small text-text-2 sm:px-6">
      <b>{SKY_CARD.storedTitle}</b> {SKY_CARD.stored}{' '}
      <Link href="/status" className="link">
        {SKY_CARD.statusLink}
      </Link>
      .
    </p>
  );
}

function CallLine({ sky }: { sky: Sky }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-sunken px-4 py-2.5 font-mono text-micro text-text-2 sm:px-5">
      <span className={SEEN.vedic}>POST {ASKED.chart.path}</span>
      <span className={SEEN.western}>POST {ASKED.wheel.path}</span>
      <span className="flex gap-3 tabular-nums">
        {sky.call ? (
          <>
            <span className="text-ok">{sky.call.status}</span>
            <span>{sky.call.tookMs.toFixed(1)} ms</span>
          </>
        ) : (
          <span className="flex items-center gap-1.5">
            <Shape shape="ring" />
            stored
          </span>
        )}
        <span>{ASKED.chart.credits} credit</span>
      </span>
    </div>
  );
}
