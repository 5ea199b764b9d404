const J2000_JD = 2_451_545;

/**
 * Returns the rotation angle of the Earth, up to whole turns.
 * @param jdUt Julian Day in UT1
 * @source IAU 2000 resolution B1.8
 */
export function earthRotationDeg(jdUt: number): number {
  const days = jdUt - J2000_JD;
  return 360 * (0.779_057_273_264 + 0.002_737_811_911_354_48 * days + (days % 1));
}
