/** Returns the same births on each run, so that a report can be reproduced. */
export function randomBirths(count: number, seed = 1991): object[] {
  let state = seed;
  const random = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const whole = (min: number, max: number): number => min + Math.floor(random() * (max - min + 1));
  const degrees = (max: number): number => Math.round((random() * 2 - 1) * max * 1e4) / 1e4;
  return Array.from({ length: count }, () => ({
    year: whole(1900, 2099),
    month: whole(1, 12),
    date: whole(1, 28),
    hours: whole(0, 23),
    minutes: whole(0, 59),
    latitude: degrees(66),
    longitude: degrees(180),
    timezone: 0,
  }));
}
