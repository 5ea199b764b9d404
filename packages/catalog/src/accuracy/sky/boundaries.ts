import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { civilAt, jdUtOf, offsetText } from '@graha/astro-engine/core/moment';
import { byLimb, type Limb } from '@graha/astro-engine/panchang/limbs';
import { answerOf } from '../../operation/answer.ts';
import { astrology } from '../../families/astrology/astrology.ts';
import { limbOperations } from '../../families/panchang/limb-operations.ts';
import { panchang } from '../../families/panchang/panchang.ts';
import type { AnyOperation } from '../../operation/operation.ts';
import { answered } from '../answered.ts';
import { type AccuracyRow, Mismatches } from '../rows.ts';

/**
 * Repeats the request at the printed boundaries: at the boundary the new period has begun, a second earlier it has not.
 */

type Printed = { start: string; end: string };
type Asked = { jdUt: number; offsetHours: number; latitude: number; longitude: number };

const requestOf = ({ jdUt, offsetHours, latitude, longitude }: Asked) => {
  const { year, month, day, hours, minutes, seconds } = civilAt(jdUt, Math.round(offsetHours * 3600));
  return { year, month, date: day, hours, minutes, seconds, latitude, longitude, timezone: offsetHours };
};

const PRINTED = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)/;

/** The printed local time as an instant, by the offset of the request. */
function jdUtOfPrinted(iso: string, offsetHours: number): number {
  const [, year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = (PRINTED.exec(iso) ?? []).map(Number);
  return jdUtOf({ year, month, day, hours, minutes, seconds }, Math.round(offsetHours * 3600));
}

const holding = (slots: readonly Printed[], { jdUt, offsetHours }: Asked): Printed | undefined =>
  slots.find(({ start, end }) => jdUtOfPrinted(start, offsetHours) <= jdUt && jdUt < jdUtOfPrinted(end, offsetHours));

const targetOf = ({ jdUt }: Asked): string => {
  const { year, month, day, hours, minutes, seconds } = civilAt(jdUt, 0);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${two(hours)}:${two(minutes)}:${two(seconds)}${offsetText(0)}`;
};

type PeriodAt = (asked: Asked, sky: Ephemeris) => Printed | undefined;

/** Returns the period that each operation prints for the requested instant. */
const PERIODS: Record<string, PeriodAt> = {
  ...byLimb((limb): PeriodAt => (asked, sky) => {
    const entry: AnyOperation = limbOperations[limb];
    // Safe: the operation of a limb answers with that limb under its own name.
    const answer = answerOf(entry, entry.input.parse(requestOf(asked)), sky) as Record<Limb, Printed>;
    return answer[limb];
  }),
  vara: (asked, sky) => answered(panchang.vara, requestOf(asked), sky).vara,
  'vara of the full panchang': (asked, sky) => answered(panchang.full, requestOf(asked), sky).vara,
  'tithi of the full panchang': (asked, sky) => answered(panchang.full, requestOf(asked), sky).tithi,
  'chandra bala': (asked, sky) => answered(panchang['chandra-bala'], requestOf(asked), sky),
  'tara bala': (asked, sky) => answered(panchang['tara-bala'], requestOf(asked), sky),
  ritu: (asked, sky) => answered(panchang.ritu, requestOf(asked), sky).ritu,
  'drik ritu': (asked, sky) => answered(panchang.ritu, requestOf(asked), sky).drik_ritu,
  choghadiya: (asked, sky) => holding(answered(panchang.choghadiya, requestOf(asked), sky).choghadiya, asked),
  hora: (asked, sky) => holding(answered(panchang.hora, requestOf(asked), sky).hora, asked),
  'nakshatra at the instant': (asked, sky) => answered(astrology.panchang, requestOf(asked), sky).at_instant.nakshatra,
  'nitya yoga of the auspicious yogas': (asked, sky) =>
    answered(astrology['auspicious-yoga'], requestOf(asked), sky).yoga,
  'sign transit of the Moon': (asked, sky) => {
    const request = { ...requestOf(asked), target: targetOf(asked), days: 1 };
    return answered(astrology['chandrashtama-periods'], request, sky).current_transit;
  },
};

const FIRST_JD_UT = 2_379_230; // 1802
const LAST_JD_UT = 2_596_700; // 2397
const WIDEST_LATITUDE_DEG = 64;
const OFFSETS_HOURS = [5.5, 0, 10, -8, 5.75, -3.5, 1, 12.75];
const ONE_SECOND_DAYS = 1 / 86_400;
/**
 * Fractions of the golden ratio and related numbers: a low-discrepancy sequence spreads instants and places evenly, the
 * same in every run.
 */
const STEPS = [0.618_033_988_75, 0.754_877_666_25, 0.569_840_290_99] as const;

function askedAt(place: number): Asked {
  const [share = 0, latitudeShare = 0, longitudeShare = 0] = STEPS.map((step) => ((place + 1) * step) % 1);
  const instant = FIRST_JD_UT + share * (LAST_JD_UT - FIRST_JD_UT);
  return {
    jdUt: Math.floor(instant) + Math.floor((instant % 1) * 86_400) / 86_400,
    offsetHours: OFFSETS_HOURS[(place >> 4) % OFFSETS_HOURS.length] ?? 0,
    latitude: Math.round((2 * latitudeShare - 1) * WIDEST_LATITUDE_DEG * 1e4) / 1e4,
    longitude: Math.round((2 * longitudeShare - 1) * 180 * 1e4) / 1e4,
  };
}

/**
 * @param count the number of boundaries, spread over all operations
 * @returns the number of boundaries that do not hold at the tested second
 */
export function boundaryAccuracy(sky: Ephemeris, count: number): AccuracyRow {
  const wrong = new Mismatches();
  const rows = Object.values(PERIODS);
  for (let place = 0; place < count; place += 1) {
    const periodAt = rows[place % rows.length];
    const asked = askedAt(place);
    const end = periodAt?.(asked, sky)?.end;
    if (periodAt === undefined || end === undefined) {
      wrong.equal(end, 'a period that holds the instant');
      continue;
    }
    const atEnd = { ...asked, jdUt: jdUtOfPrinted(end, asked.offsetHours) };
    const before = { ...atEnd, jdUt: atEnd.jdUt - ONE_SECOND_DAYS };
    wrong.equal(`${periodAt(before, sky)?.end} ${periodAt(atEnd, sky)?.start}`, `${end} ${end}`);
  }
  return wrong.row(
    'printed boundaries, asked again',
    'themselves: at a boundary the new period, a second earlier the old one; 1802–2397',
  );
}
