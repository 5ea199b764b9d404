/** Ujjain, on the prime meridian of Indian astronomy. */
export const UJJAIN = { name: 'Ujjain', latitude: 23.1765, longitude: 75.7885, timezone: 5.5 } as const;

export type MomentRequest = {
  year: number;
  month: number;
  date: number;
  hours: number;
  minutes: number;
  seconds: number;
  latitude: number;
  longitude: number;
  timezone: number;
};

const MINUTE_MS = 60_000;

type Standpoint = Pick<MomentRequest, 'latitude' | 'longitude' | 'timezone'>;

/** Returns the request for a whole minute in the local time of the place. @param atMs milliseconds since 1970 */
export function requestForMinute(atMs: number, place: Standpoint = UJJAIN): MomentRequest {
  const local = new Date(Math.floor(atMs / MINUTE_MS) * MINUTE_MS + place.timezone * 60 * MINUTE_MS);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    date: local.getUTCDate(),
    hours: local.getUTCHours(),
    minutes: local.getUTCMinutes(),
    seconds: 0,
    latitude: place.latitude,
    longitude: place.longitude,
    timezone: place.timezone,
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `2026-11-21 08:00:00 +05:30`, as shown on the card. */
export const momentWords = (moment: MomentRequest): string =>
  `${moment.year}-${two(moment.month)}-${two(moment.date)} ${two(moment.hours)}:${two(moment.minutes)}:${two(moment.seconds)} +05:30`;

/** `2026-11-21T08:00:00+05:30`, for `<time>`. */
export const momentIso = (moment: MomentRequest): string => momentWords(moment).replace(' ', 'T').replace(' ', '');
