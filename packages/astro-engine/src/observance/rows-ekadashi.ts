import type { Observance } from './rules.ts';
import { onEkadashi } from './table-terms.ts';

/**
 * The Ekadashis by name.
 * @source rules of Nirnayasindhu and Dharmasindhu as almanacs print them, each compared with `cases` published dates;
 * under four it is a proposal
 */
export const EKADASHIS: readonly Observance[] = [
  { id: 'ekadashi_kamada', name: 'Kamada Ekadashi', rule: onEkadashi(1, 11), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_varuthini', name: 'Varuthini Ekadashi', rule: onEkadashi(1, 26), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_mohini', name: 'Mohini Ekadashi', rule: onEkadashi(2, 11), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_apara', name: 'Apara Ekadashi', rule: onEkadashi(2, 26), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_nirjala', name: 'Nirjala Ekadashi', rule: onEkadashi(3, 11), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_yogini', name: 'Yogini Ekadashi', rule: onEkadashi(3, 26), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_devshayani', name: 'Devshayani Ekadashi', rule: onEkadashi(4, 11), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_kamika', name: 'Kamika Ekadashi', rule: onEkadashi(4, 26), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_shravana_putrada', name: 'Shravana Putrada (Pavitra) Ekadashi', rule: onEkadashi(5, 11), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_aja', name: 'Aja Ekadashi', rule: onEkadashi(5, 26), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_parivartini', name: 'Parivartini (Parsva) Ekadashi', rule: onEkadashi(6, 11), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_indira', name: 'Indira Ekadashi', rule: onEkadashi(6, 26), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_papankusha', name: 'Papankusha Ekadashi', rule: onEkadashi(7, 11), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_rama', name: 'Rama Ekadashi', rule: onEkadashi(7, 26), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_devutthana', name: 'Devutthana (Prabodhini) Ekadashi', rule: onEkadashi(8, 11), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_utpanna', name: 'Utpanna Ekadashi', rule: onEkadashi(8, 26), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_mokshada', name: 'Mokshada Ekadashi', rule: onEkadashi(9, 11), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_saphala', name: 'Saphala Ekadashi', rule: onEkadashi(9, 26), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_pausha_putrada', name: 'Pausha Putrada Ekadashi', rule: onEkadashi(10, 11), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_shattila', name: 'Shattila Ekadashi', rule: onEkadashi(10, 26), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_jaya', name: 'Jaya Ekadashi', rule: onEkadashi(11, 11), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_vijaya', name: 'Vijaya Ekadashi', rule: onEkadashi(11, 26), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_amalaki', name: 'Amalaki Ekadashi', rule: onEkadashi(12, 11), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_papamochani', name: 'Papamochani Ekadashi', rule: onEkadashi(12, 26), regions: ['all'], cases: 3, matched: 3 },
  { id: 'ekadashi_padmini', name: 'Padmini Ekadashi', rule: onEkadashi(null, 11, 'only'), regions: ['all'], cases: 2, matched: 2 },
  { id: 'ekadashi_parama', name: 'Parama Ekadashi', rule: onEkadashi(null, 26, 'only'), regions: ['all'], cases: 2, matched: 2 },
  { id: 'vaikuntha_ekadashi', name: 'Vaikuntha Ekadashi / Mukkoti', rule: { basis: 'ekadashi_in_solar_month', signIndex: 8 }, regions: ['south'], cases: 3, matched: 3 },
  { id: 'guruvayur_ekadashi', name: 'Guruvayur Ekadashi', rule: { basis: 'ekadashi_in_solar_month', signIndex: 7 }, regions: ['kerala'], cases: 2, matched: 2 },
]; // prettier-ignore
