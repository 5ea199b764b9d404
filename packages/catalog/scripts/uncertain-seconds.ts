import { randomNumbers } from '@graha/config/random.ts';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { everySecond } from '../src/families/uncertain/testing.ts';

/**
 * Compares uncertain charts of random births with the chart of every second of their spans, up to 36 hours:
 * `npm run uncertain:seconds -- [births] [seed]`. Five hundred take about twenty minutes; exits with 1 if a second differs.
 */
const [births = '500', seed = '33'] = process.argv.slice(2);

const sky = await createEphemeris();
const random = randomNumbers(Number(seed));
const whole = (min: number, max: number): number => min + Math.floor(random() * (max - min + 1));

const sum = { seconds: 0, changes: 0, off: 0, wrong: 0 };
for (let index = 0; index < Number(births); index += 1) {
  const asked = {
    year: whole(601, 2397),
    month: whole(1, 12),
    day: whole(1, 28),
    latitudeDeg: random() * 178 - 89,
    longitudeDeg: random() * 360 - 180,
    lengthSeconds: whole(1, 36 * 3600),
    nodeMode: random() < 0.5 ? ('mean' as const) : ('true' as const),
  };
  const { seconds, changes, off, wrong } = everySecond(sky, asked);
  sum.seconds += seconds;
  sum.changes += changes;
  sum.off += off;
  sum.wrong += wrong.length;
  if (wrong.length > 0) console.error(JSON.stringify({ asked, wrong: wrong.slice(0, 3) }));
}
console.log(
  `${births} births, ${sum.seconds} seconds, ${sum.changes} changes: ${sum.off} values a second beside their change, ${sum.wrong} wrong`,
);
if (sum.wrong > 0) process.exitCode = 1;
