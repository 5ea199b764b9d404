/** A quiet ground with the mark drawn as an instrument: a ring of 360 degrees with its gap and its body. */
export function NightWindow() {
  return (
    <div aria-hidden="true" className="night hidden place-items-center p-12 min-[900px]:grid">
      <svg viewBox="-130 -130 260 260" className="w-full max-w-135">
        <path d={TICKS} stroke="var(--night-line)" strokeWidth="0.75" />
        <path d={LONG_TICKS} stroke="var(--night-text-2)" strokeWidth="0.75" />
        <path d={RING} fill="none" stroke="var(--night-text)" strokeWidth="1.25" strokeLinecap="round" />
        <circle cx={BODY.x} cy={BODY.y} r="5" fill="var(--night-brass)" />
        <circle r="2.5" fill="var(--night-text)" />
      </svg>
    </div>
  );
}

const RADIUS = 84;
const TICK_RADIUS = 112;

const at = (deg: number, radius: number): { x: string; y: string } => ({
  x: (radius * Math.cos((deg * Math.PI) / 180)).toFixed(2),
  y: (-radius * Math.sin((deg * Math.PI) / 180)).toFixed(2),
});

function tick(deg: number, length: number): string {
  const outer = at(deg, TICK_RADIUS);
  const inner = at(deg, TICK_RADIUS - length);
  return `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`;
}

const DEGREES = Array.from({ length: 360 }, (_, deg) => deg);
const lengthOf = (deg: number): number => (deg % 30 === 0 ? 10 : deg % 5 === 0 ? 7 : 4);
const TICKS = DEGREES.filter((deg) => deg % 30 !== 0)
  .map((deg) => tick(deg, lengthOf(deg)))
  .join('');
const LONG_TICKS = DEGREES.filter((deg) => deg % 30 === 0)
  .map((deg) => tick(deg, lengthOf(deg)))
  .join('');

/** The gap of the mark: 30 degrees at the upper right, with the body in its middle. */
const GAP = { startDeg: 35, endDeg: 65 };
const BODY = at((GAP.startDeg + GAP.endDeg) / 2, RADIUS);
const RING = `M${at(GAP.endDeg, RADIUS).x} ${at(GAP.endDeg, RADIUS).y}A${RADIUS} ${RADIUS} 0 1 0 ${at(GAP.startDeg, RADIUS).x} ${at(GAP.startDeg, RADIUS).y}`;
