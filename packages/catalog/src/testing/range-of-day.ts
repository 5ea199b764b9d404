type Members = Readonly<Record<string, unknown>>;

const DATE = ['year', 'month', 'date', 'fold'];
const CLOCK = ['hours', 'minutes', 'seconds'];
const two = (value: unknown): string => String(value).padStart(2, '0');

/** The request of a range for the day of a birth. Members of the birth that a range does not take are omitted. */
export function rangeOfDay(range: object, birth: object): object {
  const { year, month, date }: Members = { ...birth };
  const day = `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
  const leftOut = 'hours' in range ? DATE : [...DATE, ...CLOCK];
  const own =
    'year' in range ? birth : Object.fromEntries(Object.entries(birth).filter(([name]) => !leftOut.includes(name)));
  return { ...range, ...own, from: day, to: day };
}
