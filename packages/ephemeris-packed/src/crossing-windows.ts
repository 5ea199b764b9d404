import { type Question, RADIANS_PER_DAY } from './horizon.ts';
import type { Direction } from './packed-sky.ts';

const TURN = 2 * Math.PI;
const RAD = Math.PI / 180;

/** Possible changes within the day of the search: of the declination, and of the sky's rotation relative to the body. */
const CHANGE_OF_DAY = {
  sun: { declination: 0.6 * RAD, turned: 0.6 * RAD },
  moon: { declination: 9.5 * RAD, turned: 9 * RAD },
} as const;
/** Windows that exclude less of a turn are not worth their ends. */
const LEFT_OUT = TURN / 4;

/** In days from the requested instant. */
export type CrossingWindow = { startDays: number; endDays: number };

const ANY_TIME: readonly CrossingWindow[] = [{ startDays: 0, endDays: Number.POSITIVE_INFINITY }];
const NO_TIME: readonly CrossingWindow[] = [];

/**
 * Returns the times at which a body may cross the horizon within a day and a twelfth: only near noon or midnight if its
 * path is flat there, none if it stays on one side, as the Sun does in polar seasons.
 * @param direction of the body now
 * @returns in order; there is no crossing outside of them
 */
export function crossingWindows(question: Question, direction: Direction): readonly CrossingWindow[] {
  const { body, edge, longitude, fromAxisAu, fromEquatorAu } = question;
  const { distanceAu } = direction;
  const { declination, turned } = CHANGE_OF_DAY[body];
  const horizon = -question.refraction - question.discRadiusAu / distanceAu;
  const room = declination + Math.hypot(fromAxisAu, fromEquatorAu) / distanceAu; // The second term is the parallax.
  const across = question.cosine * Math.hypot(direction.x, direction.y);
  const along = question.sine * direction.z;
  const [lowCosine, highCosine] = [
    (Math.sin(horizon - room) - along) / across,
    (Math.sin(horizon + room) - along) / across,
  ];
  if (lowCosine > 1 || highCosine < -1) return NO_TIME;
  // If the declination changes faster than the sky turns, a body can rise after noon or before midnight too.
  const outrun = Math.asin(Math.min(1, declination / (TURN * across)));
  const stray = turned + outrun;
  const [nearestAngle, farthestAngle] = [Math.acos(Math.min(1, highCosine)), Math.acos(Math.max(-1, lowCosine))];
  const nearest = nearestAngle > stray ? nearestAngle - stray : -stray;
  const farthest = farthestAngle < Math.PI - stray ? farthestAngle + stray : Math.PI + stray;
  if (!(farthest - nearest < TURN - LEFT_OUT)) return ANY_TIME;

  const radiansPerDay = RADIANS_PER_DAY[body];
  const hourAngle = direction.siderealTime + longitude - Math.atan2(direction.y, direction.x);
  const away = (edge === 'rise' ? -farthest : nearest) - hourAngle;
  const firstDays = (away - TURN * Math.ceil(away / TURN)) / radiansPerDay; // In the previous turn.
  const lengthDays = (farthest - nearest) / radiansPerDay;
  return [0, 1, 2].map((turns) => {
    const startDays = firstDays + (turns * TURN) / radiansPerDay;
    return { startDays, endDays: startDays + lengthDays };
  });
}
