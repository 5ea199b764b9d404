/** The mark drawn as an instrument: a ring open by 30°, a body in the gap, a circle of 360 degrees. */
export function QuietNight() {
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
