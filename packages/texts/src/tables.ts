import antardasha from '../data/antardasha.json' with { type: 'json' };
import birthKarana from '../data/birth-karana.json' with { type: 'json' };
import birthTithi from '../data/birth-tithi.json' with { type: 'json' };
import birthVara from '../data/birth-vara.json' with { type: 'json' };
import birthYoga from '../data/birth-yoga.json' with { type: 'json' };
import conjunction from '../data/conjunction.json' with { type: 'json' };
import dashaLord from '../data/dasha-lord.json' with { type: 'json' };
import dosha from '../data/dosha.json' with { type: 'json' };
import grahaInHouse from '../data/graha-in-house.json' with { type: 'json' };
import grahaInSign from '../data/graha-in-sign.json' with { type: 'json' };
import koota from '../data/koota.json' with { type: 'json' };
import lagna from '../data/lagna.json' with { type: 'json' };
import lordInHouse from '../data/lord-in-house.json' with { type: 'json' };
import moonNakshatra from '../data/moon-nakshatra.json' with { type: 'json' };
import muntha from '../data/muntha.json' with { type: 'json' };
import number from '../data/number.json' with { type: 'json' };
import porutham from '../data/porutham.json' with { type: 'json' };
import saturnFromMoon from '../data/saturn-from-moon.json' with { type: 'json' };
import transitFromMoon from '../data/transit-from-moon.json' with { type: 'json' };
import westernAspect from '../data/western-aspect.json' with { type: 'json' };
import westernHouse from '../data/western-house.json' with { type: 'json' };
import westernRuler from '../data/western-ruler.json' with { type: 'json' };
import westernSign from '../data/western-sign.json' with { type: 'json' };
import yearLord from '../data/year-lord.json' with { type: 'json' };
import yoga from '../data/yoga.json' with { type: 'json' };
import { ANNUAL_TOPICS } from './annual-topics.ts';
import { MATCHING_TOPICS } from './matching-topics.ts';
import { NUMBER_TOPICS } from './number-topics.ts';
import type { TextRow } from './row.ts';
import type { Topic } from './topic.ts';
import { VEDIC_TOPICS } from './vedic-topics.ts';
import { WESTERN_TOPICS } from './western-topics.ts';

const ALL_TOPICS = { ...VEDIC_TOPICS, ...MATCHING_TOPICS, ...ANNUAL_TOPICS, ...WESTERN_TOPICS, ...NUMBER_TOPICS };
export type TopicId = keyof typeof ALL_TOPICS;
export const TOPICS: Readonly<Record<TopicId, Topic>> = ALL_TOPICS;
// Safe: the keys of the table itself.
export const TOPIC_IDS = Object.keys(TOPICS) as TopicId[];

const TABLES: Readonly<Record<TopicId, unknown>> = {
  lagna,
  'graha-in-house': grahaInHouse,
  'graha-in-sign': grahaInSign,
  conjunction,
  'lord-in-house': lordInHouse,
  'moon-nakshatra': moonNakshatra,
  'birth-tithi': birthTithi,
  'birth-vara': birthVara,
  'birth-yoga': birthYoga,
  'birth-karana': birthKarana,
  'dasha-lord': dashaLord,
  antardasha,
  'transit-from-moon': transitFromMoon,
  'saturn-from-moon': saturnFromMoon,
  yoga,
  dosha,
  koota,
  porutham,
  muntha,
  'year-lord': yearLord,
  'western-sign': westernSign,
  'western-house': westernHouse,
  'western-ruler': westernRuler,
  'western-aspect': westernAspect,
  number,
};

/** Returns the rows of a topic, in the order of its file. */
export const rowsOf = (topic: TopicId): readonly TextRow[] => TABLES[topic] as readonly TextRow[]; // Safe: a test reads every row of every table by its schema.
