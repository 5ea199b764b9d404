import { horas } from '../panchang/planetary-slots.ts';
import { daylightOf, nightOf, panchangDayAt } from '../panchang/day.ts';
import type { Almanac } from '../panchang/crossings.ts';
import type { Planet } from '../vocabulary/grahas.ts';
import { signOf } from '../vocabulary/signs.ts';
import { weekdayAt } from '../vocabulary/weekdays.ts';
import { TRIPLICITIES } from '../western/essential-tables.ts';
import { type Figure, lordOfHouse } from './figure.ts';
import { NATURES } from './lilly-tables.ts';

/** Ways in which the lord of the hour agrees with the ascendant, in the order in which they are tried. */
export const AGREEMENTS = ['one_planet', 'one_triplicity', 'one_nature'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

export type HourLord = {
  planet: Planet;
  /** The planet of the day. */
  dayLord: Planet;
  /** Null if it does not agree with the lord of the ascendant. */
  agreement: Agreement | null;
};

function agreementOf(planet: Planet, figure: Figure): Agreement | null {
  const lord = lordOfHouse(figure, 1);
  if (planet === lord) return 'one_planet';
  const { element } = signOf(figure.ascendantDeg);
  const triplicity = TRIPLICITIES.lilly[element];
  if (triplicity.day === planet || triplicity.night === planet) return 'one_triplicity';
  return NATURES[planet] === NATURES[lord] ? 'one_nature' : null;
}

/**
 * Returns the lord of the planetary hour and its agreement with the ascendant; null if the Sun does not rise or set on that
 * day.
 * @source William Lilly, Christian Astrology (1647), p. 121 on the agreement, ch. 97 on the hours from sunrise
 * @accuracy that of sunrise and sunset
 */
export function hourLordOf(almanac: Almanac, figure: Figure): HourLord | null {
  const day = panchangDayAt(almanac, figure.jdUt);
  const slots = horas(daylightOf(day), nightOf(day), day.weekdayIndex);
  const slot = slots.find(({ startJdUt, endJdUt }) => figure.jdUt >= startJdUt && figure.jdUt < endJdUt);
  if (slot === undefined) return null;
  const planet = slot.row.lord;
  return { planet, dayLord: weekdayAt(day.weekdayIndex).lord, agreement: agreementOf(planet, figure) };
}
