import { degreeMinute } from '@graha/drawing/placed-body';
import { Moon } from 'lucide-react';
import { Suspense } from 'react';
import { momentIso, momentWords } from '../landing/ujjain.ts';
import { skyOfThisMinute } from './sky-of-minute.ts';
import { SHELL_TEXT } from './text.ts';

/** At the foot of the sidebar: where the Moon stands. It waits for nothing, and is absent when nobody answers. */
export function SkyLine() {
  return (
    <div className="mt-auto hidden min-h-15 border-t border-line px-2 pt-3 text-micro text-text-3 lg:not-group-has-data-wide-room/shell:block">
      <Suspense fallback={null}>
        <MoonNow />
      </Suspense>
    </div>
  );
}

async function MoonNow() {
  const { call, chart, moment } = await skyOfThisMinute();
  const moon = chart.planets.find(({ name }) => name === 'Moon');
  if (call === null || moon === undefined) return null;
  return (
    <p title={momentWords(moment)}>
      <span className="flex items-center gap-2 font-mono text-text-2">
        <Moon aria-hidden="true" className="size-3.5!" />
        {degreeMinute(moon.degree)} {moon.sign}
      </span>
      <time dateTime={momentIso(moment)}>{SHELL_TEXT.moonNow(chart.metadata.ayanamsa ?? '')}</time>
    </p>
  );
}
