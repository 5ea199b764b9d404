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
  { id: 'varshitapa_parana', name: 'Varshitapa Parana', rule: { basis: 'offset', of: 'akshaya_tritiya', days: 0 }, regions: ['jain'], cases: 1, matched: 1 },
  { id: 'randhan_chhath', name: 'Randhan Chhath', rule: { basis: 'offset', of: 'shitala_satam', days: -1 }, regions: ['gujarat'], cases: 2, matched: 2 },
  { id: 'samaveda_upakarma', name: 'Samaveda Upakarma', rule: { basis: 'nakshatra_in_waxing_half', monthIndex: 5, nakshatraIndex: 12, vyapti: vyapti('aparahna', 'greater', 'udaya') }, regions: ['south'], cases: 1, matched: 1 },
  { id: 'jyeshtha_gauri_avahana', name: 'Jyeshtha Gauri Avahana', rule: { basis: 'nakshatra_in_waxing_half', monthIndex: 5, nakshatraIndex: 16, vyapti: vyapti('aparahna', 'greater', 'udaya') }, regions: ['maharashtra'], cases: 0, matched: 0 },
  { id: 'jyeshtha_gauri_puja', name: 'Jyeshtha Gauri Puja', rule: { basis: 'nakshatra_in_waxing_half', monthIndex: 5, nakshatraIndex: 17, vyapti: vyapti('aparahna', 'greater', 'udaya') }, regions: ['maharashtra'], cases: 1, matched: 1 },
  { id: 'jyeshtha_gauri_visarjan', name: 'Jyeshtha Gauri Visarjan', rule: { basis: 'nakshatra_in_waxing_half', monthIndex: 5, nakshatraIndex: 18, vyapti: vyapti('aparahna', 'greater', 'udaya') }, regions: ['maharashtra'], cases: 1, matched: 1 },
  { id: 'saraswati_puja', name: 'Saraswati Puja (Navratri)', rule: { basis: 'nakshatra_in_waxing_half', monthIndex: 6, nakshatraIndex: 19, vyapti: vyapti('madhyahna', 'second', 'udaya') }, regions: ['west', 'south'], cases: 2, matched: 2 },
  { id: 'saraswati_visarjan', name: 'Saraswati Visarjan (Navratri)', rule: { basis: 'nakshatra_in_waxing_half', monthIndex: 6, nakshatraIndex: 21, vyapti: vyapti('pradosha', 'first', 'udaya') }, regions: ['west', 'south'], cases: 1, matched: 1 },
  { id: 'saraswati_puja_south', name: 'Saraswati Puja (South)', rule: { basis: 'offset', of: 'maha_navami', days: 0 }, regions: ['south'], cases: 1, matched: 1 },
  { id: 'sharda_puja', name: 'Chopda Puja / Sharda Puja', rule: { basis: 'offset', of: 'diwali', days: 0 }, regions: ['gujarat', 'west'], cases: 1, matched: 1 },
  { id: 'kedar_gauri_vrat', name: 'Kedar Gauri Vrat', rule: { basis: 'offset', of: 'diwali', days: 0 }, regions: ['south'], cases: 1, matched: 1 },
  { id: 'mangala_gauri', name: 'Mangala Gauri Vrat', rule: { basis: 'weekday_in_month', weekdayIndex: 2, monthIndex: 4, reckoning: 'purnimanta' }, regions: ['north'], cases: 3, matched: 3 },
  { id: 'mangala_gauri_amanta', name: 'Mangala Gauri Vrat (months from the new moon)', rule: { basis: 'weekday_in_month', weekdayIndex: 2, monthIndex: 4, reckoning: 'amanta' }, regions: ['west', 'south'], cases: 0, matched: 0 },
  { id: 'shravan_somwar', name: 'Shravan Somwar Vrat', rule: { basis: 'weekday_in_month', weekdayIndex: 1, monthIndex: 4, reckoning: 'purnimanta' }, regions: ['north'], cases: 3, matched: 3 },
  { id: 'shravan_somwar_amanta', name: 'Shravan Somwar Vrat (months from the new moon)', rule: { basis: 'weekday_in_month', weekdayIndex: 1, monthIndex: 4, reckoning: 'amanta' }, regions: ['west', 'south'], cases: 0, matched: 0 },
]; // prettier-ignore
