import { humaneTime } from '@graha/drawing/humane-time';

/** An instant or a date in ISO 8601, with a year of four digits. */
const ISO = /(?<![\w-])(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d):(\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d(?::\d\d)?))?(?![\w:])/g;

const DATE = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }); // prettier-ignore

/**
 * Writes the instants and dates in a text as people do, by the clock that they are given in: `2:35:20 pm, Fri 27 Nov
 * 2026`. The JSON and the CSV file keep the text itself.
 */
export const humaneText = (text: string): string =>
  text.replace(ISO, (iso, day: string, time: string | undefined, seconds: string | undefined, zone: string) => {
    const ms = Date.parse(`${day}T${time ?? '00:00'}Z`);
    if (Number.isNaN(ms)) return iso;
    const date = DATE.format(ms).replaceAll(',', '');
    if (time === undefined) return date;
    const clock = humaneTime(ms).replace(' ', seconds === '00' ? ' ' : `:${seconds ?? ''} `);
    return `${clock}${zone === 'Z' ? ' UTC' : ''}, ${date}`;
  });
