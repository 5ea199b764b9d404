/** Words of visitors, with the words that the docs use. Longer phrases first; a phrase is replaced as a whole. */
const MEANT: readonly (readonly [asked: string, meant: string])[] = [
  ['kundli milan', 'ashtakoot matching'],
  ['gun milan', 'ashtakoot matching'],
  ['guna milan', 'ashtakoot matching'],
  ['sadesati', 'sade sati'],
  ['sadhesati', 'sade sati'],
  ['day light saving', 'daylight saving'],
  ['summer time', 'daylight saving'],
  ['time zone', 'timezone'],
  ['dst', 'daylight saving'],
  ['nodejs', 'node'],
  ['golang', 'go'],
  ['js', 'javascript'],
  ['apikey', 'api key'],
  ['rahu kaalam', 'rahu kaal'],
  ['rahukalam', 'rahu kaal'],
  ['panchangam', 'panchang'],
  ['muhurtham', 'muhurta'],
  ['muhurat', 'muhurta'],
  ['mangalik', 'manglik'],
  ['kalsarp', 'kaal sarp'],
  ['kaalsarp', 'kaal sarp'],
  ['yogas', 'yoga detect'],
  ['get api key', 'register account key'],
  ['create api key', 'register account key'],
  ['swagger', 'openapi'],
  ['chat gpt', 'chatgpt'],
  ['k8s', 'kubernetes'],
  ['dosh', 'dosha'],
];

/** Returns a query of plain words in the words of the docs. */
export const meantBy = (asked: string): string =>
  MEANT.reduce((query, [from, to]) => ` ${query} `.replace(` ${from} `, ` ${to} `).trim(), asked);
