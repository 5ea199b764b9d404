import type { SharedInputs } from '../share-link.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const GROUPS = ['', 'bride', 'groom', 'person_a', 'person_b'];

const two = (text: string | undefined): string => (text ?? '').padStart(2, '0');

/** The moment of an answer as text: `19 Jul 1991, 03:47, Mumbai`; for two people, with "and" between. */
export function whoseOf({ values, places }: SharedInputs): string {
  const people = GROUPS.flatMap((group) => {
    const read = (key: string): string | undefined => values[group === '' ? key : `${group}.${key}`];
    const month = MONTHS[Number(read('month')) - 1];
    if (read('year') === undefined || month === undefined) return [];
    const clock = read('hours') === undefined ? [] : [`${two(read('hours'))}:${two(read('minutes'))}`];
    const place = places[group]?.split(',')[0];
    return [[`${read('date')} ${month} ${read('year')}`, ...clock, ...(place ? [place] : [])].join(', ')];
  });
  return people.join(' and ') || (values['full_name'] ?? values['date'] ?? '');
}
