import type { electional } from '../../../families/western/electional/electional.ts';
import type { answered } from '../../answered.ts';

export type ElectionAnswer = ReturnType<typeof answered<(typeof electional)['input'], (typeof electional)['output']>>;
export type FoundWindow = ElectionAnswer['windows'][number];
/** A fact that the source names, as the answer has it, and as it is printed. */
type NamedFact = readonly [computed: (window: FoundWindow) => unknown, printed: unknown];

const planetOf = ({ facts }: FoundWindow, name: string) => facts.planets.find((one) => one.name === name);
const sign = (name: string) => (window: FoundWindow) => planetOf(window, name)?.sign;
const house = (name: string) => (window: FoundWindow) => planetOf(window, name)?.house;
const detail = (rule: string) => (window: FoundWindow) => window.findings.find((one) => one.rule === rule)?.detail;
const holds = (rule: string) => (window: FoundWindow) => window.findings.some((one) => one.rule === rule);
const rising = ({ ascendant }: FoundWindow) => ascendant;

export type PublishedElection = {
  source: string;
  /** Gregorian date, and the mean time of the place. */
  date: string;
  time: string;
  latitude: number;
  longitude: number;
  facts: readonly NamedFact[];
};

/**
 * Times that astrologers chose for a foundation, with the facts of the figure that their sources name. Julian dates are
 * turned into Gregorian ones. Not all rules of Ramesey favour them: at Baghdad the Moon is void in the tropical zodiac,
 * which is 4° from that of the figure, and at Greenwich she is combust.
 */
export const PUBLISHED_ELECTIONS: readonly PublishedElection[] = [
  {
    // The figure has no hour; Holden puts Jupiter on the ascendant. Its signs are those that he reads in it.
    source: 'Baghdad, 31 July 762: al-Biruni, Chronology, pp. 262–263, as read by J. H. Holden, at 14:40',
    date: '0762-08-04',
    time: '14:40',
    latitude: 33.34,
    longitude: 44.4,
    facts: [
      [rising, 'Sagittarius'],
      [sign('Jupiter'), 'Sagittarius'],
      [sign('Sun'), 'Leo'],
      [house('Sun'), 9],
      [sign('Mars'), 'Gemini'],
      [house('Mars'), 7],
      [sign('Moon'), 'Libra'],
      [detail('benefic_rising'), 'Jupiter'],
      [detail('ruler_strong_sign'), 'Jupiter'],
      [detail('ruler_angular'), 'Jupiter'],
    ],
  },
  {
    source: 'Uraniborg, 8 August 1576, at sunrise: Tycho Brahe, Astronomiae instauratae mechanica',
    date: '1576-08-18',
    time: '04:50',
    latitude: 55.9,
    longitude: 12.7,
    facts: [
      [rising, 'Leo'],
      [house('Sun'), 1],
      [house('Jupiter'), 1],
      [holds('benefic_rising'), true],
      [sign('Moon'), 'Aquarius'],
      [house('Moon'), 7],
      [detail('ruler_strong_sign'), 'Sun'],
    ],
  },
  {
    source: 'Greenwich, 10 August 1675, at 15:14: Flamsteed’s figure, as described from the manuscript',
    date: '1675-08-20',
    time: '15:14',
    latitude: 51.48,
    longitude: 0,
    facts: [
      [rising, 'Sagittarius'],
      [sign('Jupiter'), 'Sagittarius'],
      [detail('benefic_rising'), 'Jupiter'],
      [detail('ruler_strong_sign'), 'Jupiter'],
      // The Moon is combust in it, so a strict search does not have this hour.
      [(window) => holds('moon_near_sun_before')(window) || holds('moon_near_sun_after')(window), true],
    ],
  },
];
