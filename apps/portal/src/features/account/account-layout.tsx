import { Link } from '@graha/ui/link.tsx';
import { Suspense, type ReactNode } from 'react';
import { Wordmark } from '@graha/ui/mark.tsx';
import { Picture } from '@graha/ui/picture.tsx';
import { nightWheel, nightWheelPath } from '../../shared/night-wheel.ts';
import { asFile } from '../../shared/picture-file.ts';
import { UJJAIN, momentIso, momentWords } from '../../shared/ujjain.ts';
import { skyOfThisMinute } from '../../server/sky-of-minute/read-sky.ts';

export type AccountLayoutProps = {
  title: string;
  lead?: string;
  /** The question and the link that lead to the other page. */
  other?: { question: string; label: string; href: string };
  foot?: ReactNode;
  children: ReactNode;
};

/** The form is at the left and the night sky at the right. Below 900 px only the form is shown. */
export function AccountLayout({ title, lead, other, foot, children }: AccountLayoutProps) {
  return (
    <div className="grid min-h-dvh min-[900px]:grid-cols-2">
      <div className="grid grid-rows-[auto_1fr_auto] p-4 sm:p-8">
        <header className="flex items-center justify-between gap-4">
          <Wordmark />
          {other ? (
            <p className="text-small text-text-2">
              {other.question}{' '}
              <Link href={other.href} className="link">
                {other.label}
              </Link>
            </p>
          ) : null}
        </header>
        <main className="mx-auto grid w-full max-w-93 content-start gap-4 py-8 min-[900px]:content-center min-[900px]:py-10">
          <div>
            <h1 className="text-[1.5rem]/7.5 tracking-[-0.02em] sm:text-head">{title}</h1>
            {lead ? <p className="mt-1.5 text-text-2">{lead}</p> : null}
          </div>
          {children}
          {foot ? <p className="text-micro text-text-3">{foot}</p> : null}
        </main>
        <footer className="text-micro text-text-3">AGPL-3.0. Positions by Swiss Ephemeris.</footer>
      </div>
      <NightWindow />
    </div>
  );
}

/** The sky of this minute beside the form. The form does not wait for it. */
function NightWindow() {
  return (
    <div className="night hidden grid-rows-[1fr_auto] gap-8 px-12 py-8 min-[900px]:grid">
      <Suspense fallback={<Place picture={<QuietNight />} />}>
        <NightWheel />
      </Suspense>
    </div>
  );
}

async function NightWheel() {
  const sky = await skyOfThisMinute();
  const { moment, wheel: answer } = sky;
  return (
    <>
      <Place picture={<Picture picture={asFile(nightWheel(sky), nightWheelPath(sky))} />} />
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

/** The mark as an instrument: a ring with a gap of 30°, a body in the gap, and a circle of 360 degrees. */
function QuietNight() {
  return (
    <svg viewBox="-130 -130 260 260" fill="none" aria-hidden="true" className="w-full">
      <Graduation count={360} length={4} colour="var(--line)" />
      <Graduation count={72} length={7} colour="var(--line)" />
      <Graduation count={12} length={10} colour="var(--text-2)" />
      <path d={RING} stroke="var(--text)" strokeWidth="1.25" strokeLinecap="round" />
      <circle cx={BODY.x} cy={BODY.y} r="5" fill="var(--brass)" />
      <circle r="2.5" fill="var(--text)" />
    </svg>
  );
}

const OUTER_RADIUS = 112;
const TICK_WIDTH = 0.75;

/** `count` ticks of one length, drawn as one dashed circle. */
function Graduation({ count, length, colour }: { count: number; length: number; colour: string }) {
  const radius = OUTER_RADIUS - length / 2;
  const spacing = (2 * Math.PI * radius) / count;
  return (
    <circle
      r={radius}
      stroke={colour}
      strokeWidth={length}
      strokeDasharray={`${TICK_WIDTH} ${(spacing - TICK_WIDTH).toFixed(4)}`}
      strokeDashoffset={TICK_WIDTH / 2}
    />
  );
}

const RADIUS = 84;
const GAP = { startDeg: 35, endDeg: 65 };

const at = (deg: number): { x: string; y: string } => ({
  x: (RADIUS * Math.cos((deg * Math.PI) / 180)).toFixed(2),
  y: (-RADIUS * Math.sin((deg * Math.PI) / 180)).toFixed(2),
});

const BODY = at((GAP.startDeg + GAP.endDeg) / 2);
const [START, END] = [at(GAP.endDeg), at(GAP.startDeg)];
const RING = `M${START.x} ${START.y}A${RADIUS} ${RADIUS} 0 1 0 ${END.x} ${END.y}`;
