import type { Observance } from './rules.ts';
import { onTithi, vyapti } from './table-terms.ts';

/**
 * Observances whose day needs more than a tithi and a kala.
 * @source rules of Nirnayasindhu and Dharmasindhu as almanacs print them, each compared with `cases` published dates;
 * under four it is a proposal
 */
export const WITH_RULES_OF_THEIR_OWN: readonly Observance[] = [
  { id: 'holika_dahan', name: 'Holika Dahan / Chhoti Holi / Dol Purnima', rule: { basis: 'holika' }, remark: 'bhadra', regions: ['all'], cases: 7, matched: 7 },
  { id: 'holi', name: 'Holi / Dhuleti', rule: { basis: 'offset', of: 'holika_dahan', days: 1 }, regions: ['all'], cases: 36, matched: 36 },
  { id: 'vijayadashami', name: 'Vijaya Dashami / Dussehra', rule: { basis: 'vijayadashami' }, regions: ['all'], cases: 36, matched: 36 },
  { id: 'govardhan_puja', name: 'Govardhan Puja / Annakut / Bali Pratipada', rule: { basis: 'govardhan' }, schools: { jyotisha: onTithi(8, 1, 'madhyahna', 'second', 'udaya') }, regions: ['north', 'west'], cases: 36, matched: 33 },
  { id: 'varalakshmi_vrata', name: 'Varalakshmi Vrata', rule: { basis: 'weekday_on_or_before', weekdayIndex: 5, monthIndex: 4, tithiIndex: 14 }, regions: ['south'], cases: 36, matched: 36 },
  { id: 'dahi_handi', name: 'Dahi Handi', rule: { basis: 'offset', of: 'janmashtami_smarta', days: 1 }, regions: ['maharashtra'], cases: 1, matched: 1 },
  { id: 'cheti_chand', name: 'Cheti Chand / Jhulelal Jayanti', rule: { basis: 'chandra_darshana', monthIndex: 0 }, regions: ['sindhi'], cases: 1, matched: 1 },
  { id: 'saraswati_avahan', name: 'Saraswati Avahan', rule: { basis: 'nakshatra_in_waxing_half', monthIndex: 6, nakshatraIndex: 18, vyapti: vyapti('madhyahna', 'second', 'udaya') }, regions: ['west', 'south'], cases: 3, matched: 3 },
]; // prettier-ignore
