import type { Observance } from './rules.ts';
import { everyMonth, onStar, onWeekday } from './table-terms.ts';

/**
 * Vows of every month, leap months too.
 * @source as almanacs print them; DrikPanchang 2023 and 2026
 */
export const MONTHLY: readonly Observance[] = [
  { id: 'pradosha_vrata', name: 'Pradosha Vrata', rule: everyMonth([13, 28], 'pradosha', 'greater', 'udaya'), regions: ['all'], cases: 50, matched: 49 },
  { id: 'sankashti_chaturthi', name: 'Sankashti Chaturthi', rule: everyMonth([19], 'moonrise', 'first', 'udaya'), regions: ['all'], cases: 26, matched: 26 },
  { id: 'vinayaka_chaturthi', name: 'Vinayaka Chaturthi', rule: everyMonth([4], 'madhyahna', 'greater', 'udaya'), regions: ['all'], cases: 12, matched: 12 },
  { id: 'masik_shivaratri', name: 'Masik Shivaratri', rule: everyMonth([29], 'nishitha', 'first', 'udaya'), regions: ['all'], cases: 12, matched: 12 },
  { id: 'kalashtami', name: 'Kalashtami', rule: everyMonth([23], 'pradosha', 'first', 'udaya'), regions: ['all'], cases: 24, matched: 24 },
  { id: 'masik_durgashtami', name: 'Masik Durgashtami', rule: everyMonth([8], 'sunrise', 'first', 'start'), regions: ['all'], cases: 23, matched: 23 },
  { id: 'skanda_shashthi', name: 'Skanda Shashthi (monthly)', rule: everyMonth([6], 'sayahna', 'first', 'udaya'), regions: ['all'], cases: 12, matched: 12 },
  { id: 'amavasya', name: 'Amavasya', rule: everyMonth([30], 'sunrise', 'first', 'start'), regions: ['all'], cases: 12, matched: 12 },
  { id: 'darsha_amavasya', name: 'Darsha Amavasya (shraddha)', rule: everyMonth([30], 'aparahna', 'greater', 'start'), regions: ['all'], cases: 12, matched: 12 },
  { id: 'purnima', name: 'Purnima', rule: everyMonth([15], 'sunrise', 'first', 'start'), regions: ['all'], cases: 13, matched: 13 },
  { id: 'purnima_vrata', name: 'Purnima Vrata', rule: everyMonth([15], 'madhyahna', 'first', 'udaya'), regions: ['all'], cases: 13, matched: 13 },
  { id: 'anvadhan', name: 'Anvadhan', rule: everyMonth([15, 30], 'aparahna', 'second', 'start'), regions: ['all'], cases: 25, matched: 25 },
  { id: 'ishti', name: 'Ishti', rule: everyMonth([1, 16], 'madhyahna', 'first', 'udaya'), regions: ['all'], cases: 25, matched: 25 },
  { id: 'chandra_darshana', name: 'Chandra Darshana', rule: { basis: 'chandra_darshana', monthIndex: null }, regions: ['all'], cases: 23, matched: 23 },
  { id: 'rohini_vrata', name: 'Rohini Vrata (Jain)', rule: onStar(4, 'sunrise', 'first', 'udaya'), regions: ['jain'], cases: 14, matched: 14 },
  { id: 'masik_karthigai', name: 'Masik Karthigai', rule: onStar(3, 'sunset', 'first', 'udaya'), regions: ['tamil'], cases: 13, matched: 13 },
  { id: 'masik_krishna_janmashtami', name: 'Masik Krishna Janmashtami', rule: everyMonth([23], 'nishitha', 'first', 'udaya'), regions: ['all'], cases: 7, matched: 7 },
  { id: 'shani_trayodashi', name: 'Shani Trayodashi (Shani Pradosha)', rule: onWeekday(6, everyMonth([13, 28], 'pradosha', 'greater', 'udaya')), regions: ['all'], cases: 3, matched: 3 },
  { id: 'somavati_amavasya', name: 'Somavati Amavasya', rule: onWeekday(1, everyMonth([30], 'sunrise', 'first', 'start')), regions: ['all'], cases: 2, matched: 2 },
  { id: 'bhanu_saptami', name: 'Bhanu Saptami', rule: onWeekday(0, everyMonth([7], 'sunrise', 'first', 'start')), regions: ['all'], cases: 2, matched: 2 },
]; // prettier-ignore
