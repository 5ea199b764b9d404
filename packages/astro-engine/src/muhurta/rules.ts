/** The part of the score to which a rule belongs; some parts have bounds. */
export type RuleGroup = 'limb' | 'person' | 'season' | 'lagna' | 'veto' | 'boost' | 'note';

export type MuhurtaRule = { text: string; group: RuleGroup; points: number; source: string };

const CHINTAMANI = 'Muhurta Chintamani';
const limb = (points: number, text: string, source = CHINTAMANI): MuhurtaRule => ({
  text,
  group: 'limb',
  points,
  source,
});
const person = (points: number, text: string, source = CHINTAMANI): MuhurtaRule => ({
  text,
  group: 'person',
  points,
  source,
});
const season = (text: string, source = 'Dharmasindhu'): MuhurtaRule => ({ text, group: 'season', points: 0, source });
const lagna = (points: number, text: string): MuhurtaRule => ({
  text,
  group: 'lagna',
  points,
  source: `${CHINTAMANI} ch. 6, on lagna`,
});
const veto = (text: string, source: string): MuhurtaRule => ({ text, group: 'veto', points: -5, source });
const boost = (text: string, source: string): MuhurtaRule => ({ text, group: 'boost', points: 3, source });
const note = (text: string, source: string): MuhurtaRule => ({ text, group: 'note', points: 0, source });

const ALMANACS = 'the tables of all almanacs';

/**
 * Every reason of a window, with its weight. No text has numbers: the weights are those of a modern rule table. Reasons
 * about star, tithi and weekday also name the purpose's own source.
 */
export const MUHURTA_RULES = {
  tithi_good: limb(15, 'The tithi is one of the purpose.'),
  tithi_rikta: limb(-25, 'A rikta tithi (4, 9, 14): empty, left out of beginnings.'),
  tithi_amavasya: limb(-25, 'Amavasya, the day without a Moon.'),
  tithi_not_listed: limb(0, 'The tithi is not one of the purpose.'),
  tithi_kshaya: limb(-5, 'The tithi holds no sunrise.'),
  tithi_vriddhi: limb(-5, 'The tithi holds two sunrises.'),
  nakshatra_good: limb(20, 'The star of the Moon is one of the purpose.'),
  nakshatra_middling: limb(10, 'The star of the Moon is middling for the purpose.'),
  nakshatra_bad: limb(-25, 'The star of the Moon is not one of the purpose.'),
  pada_bad: limb(-10, 'This quarter of the star is left out.'),
  weekday_good: limb(10, 'The weekday is one of the purpose.'),
  weekday_middling: limb(0, 'The weekday is middling for the purpose.'),
  weekday_bad: limb(-20, 'The weekday is not one of the purpose.'),
  paksha_shukla: limb(3, 'The Moon is waxing.'),
  paksha_krishna: limb(0, 'The Moon is waning.'),
  yoga_bad: limb(-10, 'One of the nine bad yogas of Sun and Moon.'),
  tara_good: person(6, 'The star is a good tara from the birth star.'),
  tara_bad: person(-12, 'Vipat, Pratyari or Naidhana from the birth star.'),
  tara_bad_first_round: person(-12, 'Vipat, Pratyari or Naidhana in the first nine stars, where it forbids.'),
  tara_janma: person(-12, 'The birth star itself, avoided for this purpose.'),
  chandra_good: person(6, 'The Moon stands in a good house from the birth sign.'),
  chandra_neutral: person(0, 'The Moon stands in the second, fifth or ninth from the birth sign.'),
  chandra_bad: person(-12, 'The Moon stands in the fourth or twelfth from the birth sign.'),
  chandrashtama: person(-12, 'The Moon stands in the eighth from the birth sign, which forbids.'),
  tribala_jupiter_good: person(6, 'Jupiter stands well from the sign of the bride.', `${CHINTAMANI} ch. 6, on tribala`),
  tribala_jupiter_worship: person(0, 'Jupiter from the sign of the bride asks for worship.', `${CHINTAMANI} ch. 6, on tribala`),
  tribala_jupiter_bad: person(-12, 'Jupiter stands in the fourth, eighth or twelfth from the sign of the bride.', `${CHINTAMANI} ch. 6, on tribala`),
  tribala_sun_good: person(6, 'The Sun stands well from the sign of the groom.', `${CHINTAMANI} ch. 6, on tribala`),
  tribala_sun_worship: person(0, 'The Sun from the sign of the groom asks for worship.', `${CHINTAMANI} ch. 6, on tribala`),
  tribala_sun_bad: person(-12, 'The Sun stands in the fourth, eighth or twelfth from the sign of the groom.', `${CHINTAMANI} ch. 6, on tribala`),
  lagna_best: lagna(4, 'The rising sign is the best for the purpose.'),
  lagna_good: lagna(2, 'The rising sign is good for the purpose.'),
  lagna_weak: lagna(-4, 'The rising sign is weak for the purpose.'),
  lagna_house_occupied: lagna(-6, 'A house that must be empty holds a planet.'),
  lagna_malefic: lagna(-4, 'A malefic stands in the rising sign.'),
  lagna_moon_hidden: lagna(-4, 'The Moon stands in the sixth, eighth or twelfth house.'),
  lagna_benefic: lagna(4, 'Jupiter, Venus or Mercury stands in the rising sign and removes its lesser faults.'),
  lagna_benefics_strong: lagna(2, 'A benefic stands in an angle or a trine.'),
  lagna_malefics_upachaya: lagna(2, 'A malefic stands in the third, sixth or eleventh, where it helps.'),
  lagna_last_degree: lagna(-4, 'The last degree of the rising sign.'),
  lagna_gandanta: lagna(-4, 'The joint of a water and a fire sign rises.'),
  lagna_unknown: note('So near the pole signs rise backwards or not at all: the lagna was not judged.', 'spherical astronomy'),
  adhika: season('A leap month, or one that took the name of another.'),
  kharmas: season('Kharmas: the Sun in Sagittarius or Pisces.', CHINTAMANI),
  chaturmas: season('Chaturmas: from Ashadha Shukla 11 to Kartika Shukla 11.'),
  chaturmas_months: season('The lunar months Shravana to Ashvina.'),
  griha_months: season('Not one of the lunar months of house entries.', 'DrikPanchang 2025'),
  pitru_paksha: season('Pitru Paksha: the waning half of Bhadrapada.'),
  holashtak: season('Holashtak: Phalguna Shukla 8 to the full moon, in the north.', 'custom of the north'),
  guru_asta: season('Jupiter is within 11° of the Sun.', `${CHINTAMANI}; the orb fits DrikPanchang 2025`),
  shukra_asta: season('Venus is within 6° of the Sun, or 8° while retrograde.', `${CHINTAMANI}; the orb fits DrikPanchang 2025`),
  simhastha: season('Jupiter in Leo.', CHINTAMANI),
  dakshinayana: season('The Sun goes south, from Cancer to Sagittarius.', CHINTAMANI),
  sutak: season('Sutak: from the praharas before an eclipse that is seen here until it ends.'),
  sutak_fixed: season('From nine hours before an eclipse of the Moon, twelve before one of the Sun, that is seen here until it ends.', 'custom of almanacs'),
  eclipse_day: season('The day of an eclipse that is seen here, from sunrise to sunrise.', CHINTAMANI),
  after_eclipse: season('The three days after an eclipse that is seen here.', CHINTAMANI),
  rahu_kaal: veto('Rahu Kaal.', ALMANACS),
  yamaganda: veto('Yamaganda.', ALMANACS),
  gulika: veto('Gulika Kaal.', ALMANACS),
  dur_muhurta: veto('Dur Muhurta.', ALMANACS),
  varjyam: veto('Varjyam, the poison of the star.', 'almanacs of the south'),
  vishti: veto('Bhadra: the karana Vishti.', CHINTAMANI),
  kaal_vela: veto('Kaal Vela, Vaar Vela or Kaal Ratri.', 'almanacs of western India'),
  panchaka_rahita: veto('Tithi, weekday, star and lagna leave a remainder that threatens.', CHINTAMANI),
  sankranti: veto('Within 16 ghatis of the entry of the Sun into a sign.', 'Dharmasindhu'),
  panchaka: veto('Panchaka: the Moon in Aquarius or Pisces.', CHINTAMANI),
  abhijit: boost('Abhijit, the middle of the day; not on Wednesday.', 'Narada Samhita'),
  choghadiya: boost('Amrit, Shubh or Labh choghadiya.', 'almanacs of western India'),
  amrit_kaal: boost('Amrit Kaal, the nectar of the star.', 'almanacs of the south'),
  vijaya: boost('Vijaya, the eleventh muhurta of the day.', 'Dharmasindhu'),
  benefic_hora: boost('An hour of the Moon, Mercury, Jupiter or Venus.', 'Surya Siddhanta 12.78–79'),
  sarvartha_siddhi: boost('Sarvartha Siddhi.', CHINTAMANI),
  amrita_siddhi: boost('Amrita Siddhi.', CHINTAMANI),
  ravi_yoga: boost('Ravi Yoga.', CHINTAMANI),
  ravi_pushya: boost('Pushya on a Sunday.', CHINTAMANI),
  guru_pushya: boost('Pushya on a Thursday.', CHINTAMANI),
  godhuli: boost('Godhuli, 24 minutes about sunset: faults of the lagna do not count.', `${CHINTAMANI} ch. 6`),
  festive_day: boost('A day that is famous for the purpose.', ALMANACS),
  disha_shool: note('The direction that the weekday forbids to travellers.', ALMANACS),
} as const satisfies Record<string, MuhurtaRule>; // prettier-ignore

export type MuhurtaCode = keyof typeof MUHURTA_RULES;
// Safe: the keys of the table itself.
export const MUHURTA_CODES = Object.keys(MUHURTA_RULES) as MuhurtaCode[];
export const muhurtaRule = (code: MuhurtaCode): MuhurtaRule => MUHURTA_RULES[code];

const START_SCORE = 50;
/** Least and most points of a part. */
const BOUNDS: Partial<Record<RuleGroup, readonly [min: number, max: number]>> = { boost: [0, 9], lagna: [-10, 10] };

export type MuhurtaGrade = 'excellent' | 'strong' | 'fair' | 'weak';
const GRADES: readonly (readonly [from: number, grade: MuhurtaGrade])[] = [
  [75, 'excellent'],
  [60, 'strong'],
  [45, 'fair'],
];

export type Score = { score: number; grade: MuhurtaGrade };

/**
 * Returns the score of a time from the points of its rules, already in proportion to their share of the time.
 * @param bounds least and most points of a group
 * @returns 0 to 100, and its grade
 */
export function scoreWithin<Group extends string>(
  pointsOf: ReadonlyMap<Group, number>,
  bounds: Partial<Readonly<Record<Group, readonly [min: number, max: number]>>>,
): Score {
  let sum = START_SCORE;
  for (const [group, value] of pointsOf) {
    const [min, max] = bounds[group] ?? [-Infinity, Infinity];
    sum += Math.min(max, Math.max(min, value));
  }
  const score = Math.round(Math.min(100, Math.max(0, sum)));
  return { score, grade: GRADES.find(([from]) => score >= from)?.[1] ?? 'weak' };
}

/** Returns the score of a time by the rules of muhurtas. */
export const scoreOf = (pointsOf: ReadonlyMap<RuleGroup, number>): Score => scoreWithin(pointsOf, BOUNDS);
