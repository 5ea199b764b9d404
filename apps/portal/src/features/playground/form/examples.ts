import type { SharedInputs } from '../share-link.ts';

export type ExampleBirth = { name: string; inputs: SharedInputs };

/** Example moments. The names of fields have no group, so that they fit any birth. */
export const EXAMPLE_BIRTHS: readonly ExampleBirth[] = [
  {
    name: 'India, midnight of 15 August 1947',
    inputs: moment('1947-08-15 00:00', [28.61394, 77.2091], 'Asia/Kolkata', 'New Delhi, Delhi, India'),
  },
  {
    name: 'The first step on the Moon, 1969, Houston',
    inputs: moment('1969-07-20 21:56', [29.76328, -95.36327], 'America/Chicago', 'Houston, Texas, United States'),
  },
  {
    name: 'An hour that came twice, London 1992',
    inputs: moment('1992-10-25 01:30', [51.50853, -0.12574], 'Europe/London', 'London, England, United Kingdom'),
  },
  {
    name: 'The polar night, Tromsø 2024',
    inputs: moment('2024-12-21 12:00', [69.6489, 18.95508], 'Europe/Oslo', 'Tromsø, Troms, Norway'),
  },
];

function moment(text: string, [latitude, longitude]: [number, number], timezone: string, place: string): SharedInputs {
  const [year = '', month = '', date = '', hours = '', minutes = ''] = text.split(/[- :]/).map((part) => String(Number(part))); // prettier-ignore
  const values = {
    year,
    month,
    date,
    hours,
    minutes,
    latitude: String(latitude),
    longitude: String(longitude),
    timezone,
  };
  return { values, places: { '': place } };
}

/** The two people change places, with all that belongs to each. */
export function swapped({ values, places }: SharedInputs, a: string, b: string): SharedInputs {
  const other = (group: string): string => (group === a ? b : group === b ? a : group);
  const moved = Object.entries(values).map(([name, value]) => {
    const [group = '', ...rest] = name.split('.');
    return [rest.length === 0 ? name : [other(group), ...rest].join('.'), value] as const;
  });
  return {
    values: Object.fromEntries(moved),
    places: Object.fromEntries(Object.entries(places).map(([group, name]) => [other(group), name])),
  };
}
