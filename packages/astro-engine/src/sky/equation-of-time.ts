const DEG = 180 / Math.PI;
const J2000_JD = 2_451_545;
const SECONDS_PER_DEG = 240;

const turned = (deg: number): number => deg - 360 * Math.round(deg / 360);

/**
 * Returns the equation of time, seconds: apparent solar time (a sundial) less mean solar time. It is within -860 and
 * +990, slowest in February and fastest in November.
 * @param jdUt Julian Day; universal and terrestrial time give the same to 0.02 s
 * @source Meeus, Astronomical Algorithms, 2nd edition: the Sun of chapter 25, low accuracy, in formula 28.1
 * @accuracy 3 s in 1800 to 2400, 14 s from 600
 */
export function equationOfTimeSeconds(jdUt: number): number {
  const centuries = (jdUt - J2000_JD) / 36_525;
  const meanDeg = 280.466_46 + centuries * (36_000.769_83 + centuries * 0.000_303_2);
  const anomaly = (357.529_11 + centuries * (35_999.050_29 - centuries * 0.000_153_7)) / DEG;
  const node = (125.04 - 1934.136 * centuries) / DEG;
  const centreDeg =
    (1.914_602 - centuries * (0.004_817 + centuries * 0.000_014)) * Math.sin(anomaly) +
    (0.019_993 - 0.000_101 * centuries) * Math.sin(2 * anomaly) +
    0.000_289 * Math.sin(3 * anomaly);
  const nutationDeg = -0.004_78 * Math.sin(node);
  const longitude = (meanDeg + centreDeg - 0.005_69 + nutationDeg) / DEG;
  const obliquity = (23.439_291 - 0.013_004_2 * centuries + 0.002_56 * Math.cos(node)) / DEG;
  const ascensionDeg = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude)) * DEG;
  return SECONDS_PER_DEG * turned(meanDeg - 0.005_718_3 - ascensionDeg + nutationDeg * Math.cos(obliquity));
}
