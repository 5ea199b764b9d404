import { isoAt, jdUtOfSecond, secondOf } from '@graha/astro-engine/core/moment';
import { placementsAt } from '@graha/astro-engine/sky/placements';
import { EXTENDED_POINTS } from '@graha/astro-engine/western/points';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { members, wholeNumber } from '../../wire/fields.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { chosenOf, nameList } from '../../request/name-list.ts';
import { operation } from '../../operation/operation.ts';
import { nameOf, presentInSign, rounded } from '../../wire/present-placement.ts';
import { IN_SIGN } from '../../wire/placement.ts';
import { FROM_CENTRE, settingsOf } from '../../request/settings.ts';
import { jdUtOfTarget } from '../../request/target.ts';
import { clockOf } from '../../request/zones/timezone.ts';
import { EITHER_ZODIAC, zodiacOf } from '../events/either-zodiac.ts';
import { INSTANT_RANGE, rangeDays, reportImpossibleInstants } from '../events/instant-range.ts';

const ROWS_MAX = 10_000;
const ROWS_PER_PRICE = 2_000;
const ROWS_PER_WEIGHT = 300;
const MINUTES_PER_DAY = 1440;
const STEP_MINUTES_MAX = 365 * MINUTES_PER_DAY;
const DEFAULT_BODIES = 'sun,moon,mercury,venus,mars,jupiter,saturn';

const { timezone } = INSTANT_RANGE;
const STEPS = {
  step_minutes: wholeNumber(1, STEP_MINUTES_MAX)
    .default(MINUTES_PER_DAY)
    .meta({ title: 'Step', description: 'Minutes from one instant to the next; 1440 is a day.', 'x-unit': 'min' }),
  bodies: nameList(EXTENDED_POINTS, { title: 'Bodies', description: 'Bodies to list.' }).default(DEFAULT_BODIES),
};
const Steps = z.object({ ...STEPS, from: INSTANT_RANGE.from, to: INSTANT_RANGE.to });
type Steps = z.output<typeof Steps>;

/** The last instant is `to` itself if a step falls on it. */
const stepsOf = (range: Steps): number =>
  Math.floor(Math.round(rangeDays(range) * MINUTES_PER_DAY * 60) / (range.step_minutes * 60)) + 1;
const rowsOf = (range: Steps): number => stepsOf(range) * chosenOf(range.bodies, EXTENDED_POINTS).length;

const TableRequest = members(
  {
    from: INSTANT_RANGE.from,
    to: INSTANT_RANGE.to.meta({ title: 'To', description: 'The last instant, with its offset.' }),
    ...STEPS,
    timezone,
    settings: settingsOf(['node_mode'], { ...FROM_CENTRE, ayanamsa: EITHER_ZODIAC }),
  },
  'member of this request',
).superRefine(
  reportImpossibleInstants((range, request, report) => {
    const steps = Steps.safeParse(request);
    if (!steps.success) return;
    const rows = rowsOf(steps.data);
    if (rows > ROWS_MAX)
      report(
        'to',
        range.to,
        `to must be earlier: one request takes ${ROWS_MAX} rows, this one has ${rows}, one for each body and step`,
      );
  }),
  { when: () => true },
);

const Row = z.strictObject({
  at: z.string().meta({ format: 'date-time', description: 'The instant, in the time zone of the request.' }),
  julian_day_ut: z.number().describe('The same as a Julian Day in UT.'),
  body: term('PointName', z.string()).describe('Name of the body.'),
  longitude: IN_SIGN.longitude,
  sign: IN_SIGN.sign.describe('Sign of the zodiac.'),
  degree: IN_SIGN.degree,
  latitude: z.number().min(-90).max(90).describe('Ecliptic latitude, degrees, north positive.'),
  distance: z.number().describe('Astronomical units from the Earth; for nodes and apogee, as the library gives it.'),
  speed: z.number().describe('Speed in degrees of longitude per day; negative while retrograde.'),
  is_retrograde: z.boolean().describe('Whether it moves backwards through the zodiac.'),
});

const table = operation({
  summary: 'Positions of bodies step by step, as rows.',
  description:
    'An ephemeris: the geocentric position of each of `bodies` at `from` and every `step_minutes` until `to`, in the sidereal ' +
    'zodiac of an ayanamsa or in the tropical one (`none`). One row for each body and instant, up to 10,000 rows in one ' +
    'request. `Accept: application/x-ndjson` returns one JSON line per row, `text/csv` a table.',
  input: TableRequest,
  output: z.strictObject({
    rows: z.array(Row).max(ROWS_MAX).describe('Rows by instant, then in the usual order of the bodies.'),
    metadata: Metadata,
  }),
  credits: 1,
  pricedBy: {
    name: '2,000 rows, rounded up',
    count: (request: z.output<typeof TableRequest>): number => Math.ceil(rowsOf(request) / ROWS_PER_PRICE),
  },
  weighedBy: {
    name: `${ROWS_PER_WEIGHT} rows, rounded up`,
    count: (request: z.output<typeof TableRequest>): number => Math.ceil(rowsOf(request) / ROWS_PER_WEIGHT),
  },
  cpuMaxMs: 80,
  lines: 'rows',
  csv: true,
  example: { from: '2026-01-01T00:00:00Z', to: '2026-01-31T00:00:00Z' },
  compute: (request, sky) => {
    const zodiac = zodiacOf(request.settings.ayanamsa);
    const bodies = chosenOf(request.bodies, EXTENDED_POINTS);
    const clock = clockOf(request.timezone);
    const firstSecond = secondOf(jdUtOfTarget(request.from));
    const instants = Array.from({ length: stepsOf(request) }, (_, step) =>
      jdUtOfSecond(firstSecond + step * request.step_minutes * 60),
    );
    const settings = { zodiac, nodeMode: request.settings.node_mode, observer: 'geocentre' } as const;
    return {
      rows: instants.flatMap((jdUt) => {
        const { placements } = placementsAt(sky, bodies, jdUt, settings);
        const at = isoAt(jdUt, clock);
        return bodies.map((body) => {
          const placement = placements[body];
          const { longitude, sign, degree } = presentInSign(placement);
          return {
            at,
            julian_day_ut: rounded(jdUt),
            body: nameOf(body),
            longitude,
            sign,
            degree,
            latitude: rounded(placement.latitudeDeg),
            distance: rounded(placement.distanceAu),
            speed: rounded(placement.speedDegPerDay),
            is_retrograde: placement.isRetrograde,
          };
        });
      }),
      metadata: metadataOf(
        sky.name,
        { formula_version: '1.0', system: 'ephemeris', zodiac: zodiac.kind },
        request.settings,
      ),
    };
  },
});

export const ephemeris = { table };
