/**
 * Subjects of questions with the house that signifies each.
 * @source William Lilly, Christian Astrology (1647), pp. 50–56, on the houses, and the chapters of questions, 22 to 96
 */
export const SUBJECT_HOUSES = {
  wealth: 2, lost_object: 2, possession: 2,
  sibling: 3, neighbour: 3, short_journey: 3, news: 3,
  house_purchase: 4, land: 4, father: 4, inheritance_of_land: 4, hidden_thing: 4,
  child: 5, pregnancy: 5, messenger: 5, gambling: 5,
  illness: 6, servant: 6, employee: 6, small_animal: 6,
  marriage: 7, love: 7, partnership: 7, lawsuit: 7, contract: 7, open_enemy: 7, thief: 7, other_person: 7,
  legacy: 8, money_of_other: 8, debt: 8,
  long_journey: 9, study: 9, religion: 9, dream: 9,
  career: 10, office: 10, ruler: 10, mother: 10,
  friend: 11, hope: 11, salary: 11,
  imprisonment: 12, secret_enemy: 12, large_animal: 12,
} as const; // prettier-ignore
export type NamedSubject = keyof typeof SUBJECT_HOUSES;

/** Houses themselves, for questions without a word here. The first is the querent's own. */
const HOUSES = {
  house_2: 2, house_3: 3, house_4: 4, house_5: 5, house_6: 6, house_7: 7, house_8: 8, house_9: 9, house_10: 10, house_11: 11, house_12: 12,
} as const; // prettier-ignore

const ALL = { ...SUBJECT_HOUSES, ...HOUSES };
export type Subject = keyof typeof ALL;
export const SUBJECTS = Object.keys(ALL) as Subject[]; // Safe: the keys of the table itself.

/** Returns the house that signifies a subject. @returns 2 to 12 */
export const houseOfSubject = (subject: Subject): number => ALL[subject];
