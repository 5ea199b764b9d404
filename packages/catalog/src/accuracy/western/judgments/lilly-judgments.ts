import type { z } from 'zod';
import type { western } from '../../../families/western/western.ts';

type Answer = z.output<(typeof western.horary)['output']>;
/** A fact that Lilly names, as the answer has it, and as he prints it. */
type NamedFact = readonly [computed: (answer: Answer) => unknown, printed: unknown];

/**
 * Questions that William Lilly judged, by the Julian calendar and the clock of London. He prints the figure with its hour; the editions
 * used here have his text alone, so hours marked `fitted` follow from the degrees that the text names.
 * @source Christian Astrology (1647), its edition by Zadkiel (1852), England's Propheticall Merline (1644)
 */
export type LillyJudgment = {
  question: string;
  source: string;
  asked: { year: number; month: number; date: number; hours: number; minutes: number; subject: string };
  facts: readonly NamedFact[];
};

const LONDON = { latitude: 51.5, longitude: -0.12, timezone: 'Europe/London', calendar: 'julian' } as const;
/** The request of a judgment. */
export const requestOf = ({ asked }: LillyJudgment): object => ({ ...LONDON, ...asked });

const planetOf = ({ planets }: Answer, name: string) => planets.find((one) => one.name === name);
const strengthOf = ({ strengths }: Answer, name: string) => strengths.find((one) => one.name === name);
const cusp = (house: number) => (answer: Answer) => answer.house_cusps[house - 1]?.sign;
const signOf = (name: string) => (answer: Answer) => planetOf(answer, name)?.sign;
const houseOf = (name: string) => (answer: Answer) => planetOf(answer, name)?.house;
const countedHouseOf = (name: string) => (answer: Answer) => strengthOf(answer, name)?.counted_house;
const isRetrograde = (name: string) => (answer: Answer) => planetOf(answer, name)?.is_retrograde;
const has = (name: string, dignity: string) => (answer: Answer) =>
  strengthOf(answer, name)?.dignities.some((one) => one === dignity);
const lords = ({ querent, quesited }: Answer): string => `${querent.lord} ${quesited.lord}`;
const leaves = ({ moon }: Answer): string => `${moon.separates_from?.aspect} ${moon.separates_from?.planet}`;
const goesTo = ({ moon }: Answer): string => `${moon.applies_to?.aspect} ${moon.applies_to?.planet}`;
const received = (guest: string, host: string) => (answer: Answer) =>
  answer.receptions.find((one) => one.guest === guest && one.host === host)?.dignities.join(' ');
const applying = (planet: string, to: string) => (answer: Answer) =>
  answer.applications
    .filter((one) => one.planet === planet && one.to === to && one.is_within_orbs)
    .map(({ aspect, outcome }) => `${aspect} ${outcome}`)
    .join();
const carried = ({ translations }: Answer): string =>
  translations.map(({ by, from, to, interrupted_by }) => `${by} ${from} ${to} ${interrupted_by}`).join();
const swiftOnes = ({ strengths }: Answer): number =>
  strengths.filter(({ conditions }) => conditions.some(({ condition }) => condition === 'swift')).length;
const rules = (side: 'for' | 'against') => (answer: Answer) =>
  answer.testimonies
    .filter((one) => one.side === side)
    .map(({ rule }) => rule)
    .join(' ');

export const LILLY_JUDGMENTS: readonly LillyJudgment[] = [
  {
    question: 'If the querent should be rich',
    source: 'Christian Astrology, p. 177',
    asked: { year: 1634, month: 7, date: 16, hours: 11, minutes: 0, subject: 'wealth' },
    facts: [
      [cusp(1), 'Libra'],
      [cusp(2), 'Scorpio'],
      [lords, 'Venus Mars'],
      [houseOf('Mars'), 1], // "The lord of the 2d is in the ascendant."
      [(answer) => strengthOf(answer, 'Venus')?.conditions.some(({ condition }) => condition === 'regulus'), true],
      [(answer) => strengthOf(answer, 'Mars')?.conditions.some(({ condition }) => condition === 'spica'), true],
      [has('Jupiter', 'exaltation'), true],
      [countedHouseOf('Jupiter'), 10], // "Almost culminating."
      [swiftOnes, 5],
      [carried, 'Moon Mars Venus null'], // "☽ separated from a ✶ of ♂ … and applied to ☌ ♀."
      [goesTo, 'conjunction Venus'],
    ],
  },
  {
    question: 'If I should purchase the houses of Master B.',
    source: 'Christian Astrology, p. 219',
    asked: { year: 1634, month: 3, date: 31, hours: 17, minutes: 0, subject: 'house_purchase' }, // Fitted: the Moon is between two aspects.
    facts: [
      [cusp(1), 'Libra'],
      [cusp(4), 'Capricorn'],
      [cusp(6), 'Pisces'],
      [lords, 'Venus Saturn'],
      [signOf('Sun'), 'Aries'],
      [houseOf('Sun'), 7],
      [has('Sun', 'exaltation'), true],
      [has('Venus', 'detriment'), true],
      [has('Jupiter', 'detriment'), true],
      [isRetrograde('Saturn'), true],
      [isRetrograde('Mars'), true],
      [signOf('Moon'), 'Virgo'],
      [leaves, 'conjunction Mars'], // "Translating the influence of ♂ … to ♄ … by a ☐."
      [goesTo, 'square Saturn'],
      [applying('Venus', 'Saturn'), 'trine perfects'], // "And had no frustration before the perfect aspect."
      [(answer) => rules('for')(answer).includes('good_aspect'), true],
    ],
  },
  {
    question: 'A woman, whether her son was with his master or at her house',
    source: 'Christian Astrology, p. 152',
    asked: { year: 1638, month: 7, date: 20, hours: 11, minutes: 52, subject: 'child' }, // Fitted to 25° of Libra rising.
    facts: [
      [cusp(1), 'Libra'],
      [cusp(6), 'Aries'],
      [cusp(10), 'Leo'],
      [lords, 'Venus Jupiter'],
      [houseOf('Jupiter'), 1],
      [houseOf('Mars'), 2],
      [houseOf('Venus'), 9],
      [(answer) => Math.round(planetOf(answer, 'Moon')?.degree ?? 0), 27], // "The ☽ in 27th degree of ♓."
      [({ hour }) => `${hour?.day_lord} ${hour?.lord}`, 'Venus Mars'],
      [applying('Venus', 'Jupiter'), 'trine perfects'],
      [(answer) => rules('for')(answer), 'good_aspect quesited_in_first querent_in_house'],
    ],
  },
  {
    question: 'A gentlewoman, if she should have an aged man',
    source: 'England’s Propheticall Merline, p. 133',
    asked: { year: 1644, month: 6, date: 14, hours: 10, minutes: 30, subject: 'marriage' },
    facts: [
      [lords, 'Mercury Jupiter'],
      [signOf('Jupiter'), 'Taurus'],
      [leaves, 'square Jupiter'], // "Mercury had lately separated from a sextile of Jupiter, and the Moon by a quadrate."
      [goesTo, 'sextile Mars'], // "The Moon carried the light from Jupiter to Mars."
      [applying('Mercury', 'Jupiter'), ''],
      [(answer) => rules('against')(answer), 'separation'],
      [(answer) => rules('for')(answer), ''], // "After this they broke off all terms."
      [received('Mercury', 'Jupiter'), 'exaltation'],
      [
        (answer) => answer.aspects.find((one) => one.planet_a === 'Mars' && one.planet_b === 'Mercury')?.is_applying,
        true,
      ],
      [houseOf('Saturn'), 8],
      [houseOf('Mars'), 8],
    ],
  },
  {
    question: 'Fish stolen',
    source: 'Christian Astrology, p. 397',
    asked: { year: 1638, month: 2, date: 10, hours: 9, minutes: 0, subject: 'lost_object' }, // Fitted to Fortune in 17° of Cancer.
    facts: [
      [lords, 'Venus Mercury'],
      [houseOf('Moon'), 1],
      [signOf('Moon'), 'Taurus'],
      [signOf('Jupiter'), 'Scorpio'],
      [houseOf('Jupiter'), 7],
      [has('Jupiter', 'peregrine'), true], // "No peregrine planet in an angle but ♃."
      [(answer) => strengthOf(answer, 'Mercury')?.dignities.join(' '), 'term detriment fall'],
      [({ fortune }) => fortune.sign, 'Cancer'],
      [(answer) => Math.floor(planetOf(answer, 'Mars')?.degree ?? 0), 29], // "Leaving ♏, his own sign."
      [applying('Moon', 'Mercury'), 'sextile perfects'],
    ],
  },
  {
    question: 'A lady, if marry the gentleman desired',
    source: 'Christian Astrology, p. 385',
    asked: { year: 1646, month: 6, date: 17, hours: 7, minutes: 30, subject: 'marriage' }, // Fitted to the hour of Saturn with Leo rising.
    facts: [
      [lords, 'Sun Saturn'],
      [signOf('Saturn'), 'Taurus'],
      [signOf('Mars'), 'Taurus'],
      [({ moon }) => moon.is_void_of_course, true],
      [({ hour }) => `${hour?.day_lord} ${hour?.lord} ${hour?.agreement}`, 'Mercury Saturn null'],
      [applying('Sun', 'Saturn'), 'sextile perfects'],
      // The 27th of June by his calendar.
      [({ applications }) => applications[0]?.at?.slice(0, 10), '1646-07-07'],
      [received('Sun', 'Saturn'), undefined], // "As there was no reception it gave little hopes."
      [received('Saturn', 'Moon'), 'exaltation face'], // "☽ disposed of ♄ in her exaltation."
      [has('Jupiter', 'exaltation'), true],
    ],
  },
  {
    question: 'If the Earl of Essex should take Reading',
    source: 'Christian Astrology, p. 401',
    asked: { year: 1643, month: 4, date: 17, hours: 19, minutes: 0, subject: 'land' }, // Fitted to the Moon near Cor Leonis and Scorpio rising.
    facts: [
      [lords, 'Mars Saturn'],
      [({ moon }) => moon.is_void_of_course, true], // "And was void of course."
      [({ moon }) => moon.applies_to, null],
      [received('Mars', 'Moon'), 'domicile'], // "♂ in her house, and she in his terms and face."
      [received('Moon', 'Mars'), 'term face'],
      [has('Mars', 'fall'), true],
      [has('Saturn', 'fall'), true],
      [houseOf('Sun'), 7],
      [countedHouseOf('Venus'), 5], // Less than 1° before the cusp.
      [houseOf('Moon'), 10],
    ],
  },
  {
    question: 'A dog missing',
    source: 'Christian Astrology, p. 392',
    asked: { year: 1646, month: 8, date: 29, hours: 16, minutes: 5, subject: 'small_animal' },
    facts: [
      [cusp(1), 'Capricorn'],
      [cusp(6), 'Gemini'],
      [lords, 'Saturn Mercury'],
      [signOf('Mercury'), 'Libra'],
      [signOf('Moon'), 'Virgo'],
      [(answer) => strengthOf(answer, 'Moon')?.conditions.some(({ condition }) => condition === 'under_beams'), true],
      ...['Mercury', 'Moon', 'Sun'].map((name): NamedFact => [countedHouseOf(name), 8]),
    ],
  },
];

/** Degrees of the Libra figure of p. 152 that the text prints, cut to whole ones. */
export const PRINTED_CUSPS = [
  { house: 1, longitude: 180 + 25 },
  { house: 6, longitude: 4 },
  { house: 10, longitude: 120 + 4 },
] as const;
