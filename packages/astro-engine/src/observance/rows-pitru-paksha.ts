import type { Observance } from './rules.ts';
import { onTithi } from './table-terms.ts';

/**
 * Shraddhas of the fortnight of the ancestors, one per tithi: the day whose afternoon has more of it.
 * @source Nirnayasindhu and Dharmasindhu, on Mahalaya; each compared with `cases` published dates
 */
export const PITRU_PAKSHA: readonly Observance[] = [
  { id: 'shraddha_purnima', name: 'Purnima Shraddha', rule: onTithi(6, 15, 'aparahna', 'greater', 'udaya'), regions: ['all'], cases: 1, matched: 1 },
  { id: 'shraddha_dwitiya', name: 'Dwitiya Shraddha', rule: onTithi(6, 17, 'aparahna', 'greater', 'udaya'), regions: ['all'], cases: 1, matched: 1 },
  { id: 'shraddha_tritiya', name: 'Tritiya Shraddha', rule: onTithi(6, 18, 'aparahna', 'greater', 'udaya'), regions: ['all'], cases: 1, matched: 1 },
  { id: 'shraddha_chaturthi', name: 'Chaturthi Shraddha', rule: onTithi(6, 19, 'aparahna', 'greater', 'udaya'), regions: ['all'], cases: 0, matched: 0 },
  { id: 'shraddha_panchami', name: 'Panchami Shraddha', rule: onTithi(6, 20, 'aparahna', 'greater', 'udaya'), regions: ['all'], cases: 0, matched: 0 },
  { id: 'shraddha_shashthi', name: 'Shashthi Shraddha', rule: onTithi(6, 21, 'aparahna', 'greater', 'udaya'), regions: ['all'], cases: 0, matched: 0 },
  { id: 'shraddha_saptami', name: 'Saptami Shraddha', rule: onTithi(6, 22, 'aparahna', 'greater', 'udaya'), regions: ['all'], cases: 0, matched: 0 },
  { id: 'shraddha_ashtami', name: 'Ashtami Shraddha', rule: onTithi(6, 23, 'aparahna', 'greater', 'udaya'), regions: ['all'], cases: 1, matched: 1 },
  { id: 'shraddha_navami', name: 'Navami Shraddha', rule: onTithi(6, 24, 'aparahna', 'greater', 'udaya'), regions: ['all'], cases: 0, matched: 0 },
  { id: 'shraddha_dashami', name: 'Dashami Shraddha', rule: onTithi(6, 25, 'aparahna', 'greater', 'udaya'), regions: ['all'], cases: 1, matched: 1 },
  { id: 'shraddha_ekadashi', name: 'Ekadashi Shraddha', rule: onTithi(6, 26, 'aparahna', 'greater', 'udaya'), regions: ['all'], cases: 1, matched: 1 },
  { id: 'shraddha_dwadashi', name: 'Dwadashi Shraddha', rule: onTithi(6, 27, 'aparahna', 'greater', 'udaya'), regions: ['all'], cases: 1, matched: 1 },
  { id: 'shraddha_trayodashi', name: 'Trayodashi Shraddha', rule: onTithi(6, 28, 'aparahna', 'greater', 'udaya'), regions: ['all'], cases: 1, matched: 1 },
  { id: 'shraddha_chaturdashi', name: 'Chaturdashi Shraddha', rule: onTithi(6, 29, 'aparahna', 'greater', 'udaya'), regions: ['all'], cases: 1, matched: 1 },
]; // prettier-ignore
