import type { Observance } from './rules.ts';
import { onStarIn, vyapti } from './table-terms.ts';

/**
 * Observances of the solar months and of stars in them.
 * @source rules of Nirnayasindhu and Dharmasindhu as almanacs print them, each compared with `cases` published dates;
 * under four it is a proposal
 */
export const SOLAR: readonly Observance[] = [
  { id: 'mesha_sankranti', name: 'Mesha Sankranti / Solar New Year / Baisakhi / Puthandu', rule: { basis: 'sankranti', signIndex: 0 }, regions: ['all'], cases: 36, matched: 35 },
  { id: 'vrishabha_sankranti', name: 'Vrishabha Sankranti', rule: { basis: 'sankranti', signIndex: 1 }, regions: ['all'], cases: 3, matched: 3 },
  { id: 'mithuna_sankranti', name: 'Mithuna Sankranti / Raja Parba', rule: { basis: 'sankranti', signIndex: 2 }, regions: ['all'], cases: 3, matched: 3 },
  { id: 'karka_sankranti', name: 'Karka Sankranti', rule: { basis: 'sankranti', signIndex: 3 }, regions: ['all'], cases: 3, matched: 3 },
  { id: 'simha_sankranti', name: 'Simha Sankranti', rule: { basis: 'sankranti', signIndex: 4 }, regions: ['all'], cases: 3, matched: 3 },
  { id: 'kanya_sankranti', name: 'Kanya Sankranti / Vishwakarma Puja', rule: { basis: 'sankranti', signIndex: 5 }, regions: ['all'], cases: 36, matched: 31 },
  { id: 'tula_sankranti', name: 'Tula Sankranti', rule: { basis: 'sankranti', signIndex: 6 }, regions: ['all'], cases: 3, matched: 3 },
  { id: 'vrishchika_sankranti', name: 'Vrishchika Sankranti', rule: { basis: 'sankranti', signIndex: 7 }, regions: ['all'], cases: 3, matched: 3 },
  { id: 'dhanu_sankranti', name: 'Dhanu Sankranti', rule: { basis: 'sankranti', signIndex: 8 }, regions: ['all'], cases: 3, matched: 3 },
  { id: 'makara_sankranti', name: 'Makara Sankranti / Pongal / Magh Bihu', rule: { basis: 'sankranti', signIndex: 9 }, regions: ['all'], cases: 36, matched: 36 },
  { id: 'kumbha_sankranti', name: 'Kumbha Sankranti', rule: { basis: 'sankranti', signIndex: 10 }, regions: ['all'], cases: 3, matched: 3 },
  { id: 'meena_sankranti', name: 'Meena Sankranti', rule: { basis: 'sankranti', signIndex: 11 }, regions: ['all'], cases: 3, matched: 3 },
  { id: 'lohri', name: 'Lohri', rule: { basis: 'offset', of: 'makara_sankranti', days: -1 }, regions: ['punjab'], cases: 0, matched: 0 },
  { id: 'bhogi', name: 'Bhogi', rule: { basis: 'offset', of: 'makara_sankranti', days: -1 }, regions: ['tamil', 'telugu'], cases: 2, matched: 2 },
  { id: 'mattu_pongal', name: 'Mattu Pongal', rule: { basis: 'offset', of: 'makara_sankranti', days: 1 }, regions: ['tamil'], cases: 2, matched: 2 },
  { id: 'vishu', name: 'Vishu', rule: { basis: 'solar_day', signIndex: 0, dayNumber: 1, start: 'sunrise' }, regions: ['kerala'], cases: 2, matched: 2 },
  { id: 'pohela_boishakh', name: 'Pohela Boishakh', rule: { basis: 'solar_day', signIndex: 0, dayNumber: 1, start: 'bengali' }, regions: ['bengal'], cases: 2, matched: 2 },
  { id: 'pana_sankranti', name: 'Pana Sankranti / Maha Vishuba Sankranti', rule: { basis: 'solar_day', signIndex: 0, dayNumber: 1, start: 'odia' }, regions: ['odisha'], cases: 1, matched: 1 },
  { id: 'malayalam_new_year', name: 'Malayalam New Year (Chingam 1)', rule: { basis: 'solar_day', signIndex: 4, dayNumber: 1, start: 'malayalam' }, regions: ['kerala'], cases: 2, matched: 2 },
  { id: 'aadi_perukku', name: 'Aadi Perukku', rule: { basis: 'solar_day', signIndex: 3, dayNumber: 18, start: 'tamil' }, regions: ['tamil'], cases: 2, matched: 2 },
  { id: 'karadaiyan_nombu', name: 'Karadaiyan Nombu', rule: { basis: 'sun_longitude', longitudeDeg: 330 }, regions: ['tamil'], cases: 2, matched: 2 },
  { id: 'mandala_begins', name: 'Mandala Kalam begins', rule: { basis: 'solar_day', signIndex: 7, dayNumber: 1, start: 'malayalam' }, regions: ['kerala'], cases: 2, matched: 2 },
  { id: 'mandala_puja', name: 'Mandala Puja', rule: { basis: 'offset', of: 'mandala_begins', days: 40 }, regions: ['kerala'], cases: 2, matched: 2 },
  { id: 'agni_nakshatram_begins', name: 'Agni Nakshatram begins', rule: { basis: 'sun_longitude', longitudeDeg: 20 }, regions: ['tamil'], cases: 2, matched: 2 },
  { id: 'agni_nakshatram_ends', name: 'Agni Nakshatram ends', rule: { basis: 'sun_longitude', longitudeDeg: 43 + 1 / 3 }, regions: ['tamil'], cases: 2, matched: 2 },
  { id: 'onam', name: 'Onam (Thiruvonam)', rule: onStarIn(4, 22, 'madhyahna', 'second', 'udaya'), regions: ['kerala'], cases: 36, matched: 34 },
  { id: 'thai_pusam', name: 'Thai Pusam', rule: onStarIn(9, 8, 'madhyahna', 'second', 'udaya'), regions: ['tamil'], cases: 2, matched: 2 },
  { id: 'arudra_darshan', name: 'Arudra Darshan / Thiruvathira', rule: onStarIn(8, 6, 'madhyahna', 'second', 'udaya'), regions: ['tamil', 'kerala'], cases: 2, matched: 2 },
  { id: 'masi_magam', name: 'Masi Magam', rule: onStarIn(10, 10, 'sunrise', 'first', 'udaya'), regions: ['tamil'], cases: 2, matched: 2 },
  { id: 'panguni_uthiram', name: 'Panguni Uthiram', rule: onStarIn(11, 12, 'sunrise', 'first', 'udaya'), regions: ['tamil'], cases: 2, matched: 2 },
  { id: 'vaikasi_visakam', name: 'Vaikasi Visakam', rule: onStarIn(1, 16, 'sunrise', 'first', 'udaya'), regions: ['tamil'], cases: 2, matched: 2 },
  { id: 'karthigai_deepam', name: 'Karthigai Deepam', rule: onStarIn(7, 3, 'pradosha', 'first', 'udaya'), regions: ['tamil'], cases: 2, matched: 2 },
  { id: 'attukal_pongala', name: 'Attukal Pongala', rule: onStarIn(10, 11, 'madhyahna', 'second', 'udaya'), regions: ['kerala'], cases: 2, matched: 2 },
  { id: 'thrissur_pooram', name: 'Thrissur Pooram', rule: onStarIn(0, 11, 'madhyahna', 'second', 'udaya'), regions: ['kerala'], cases: 2, matched: 2 },
  { id: 'ramanuja_jayanti', name: 'Ramanuja Jayanti', rule: onStarIn(0, 6, 'madhyahna', 'second', 'udaya'), regions: ['tamil', 'vaishnava'], cases: 2, matched: 2 },
  { id: 'ashtami_rohini', name: 'Ashtami Rohini', rule: onStarIn(4, 4, 'madhyahna', 'second', 'udaya'), regions: ['kerala'], cases: 2, matched: 2 },
  { id: 'andal_jayanti', name: 'Andal Jayanti (Aadi Pooram)', rule: onStarIn(3, 11, 'madhyahna', 'second', 'udaya'), regions: ['tamil'], cases: 2, matched: 2 },
  { id: 'maha_bharani', name: 'Maha Bharani', rule: onStarIn(5, 2, 'madhyahna', 'second', 'udaya'), regions: ['south'], cases: 2, matched: 2 },
  { id: 'magha_shraddha', name: 'Magha Shraddha', rule: onStarIn(5, 10, 'madhyahna', 'second', 'udaya'), regions: ['south'], cases: 2, matched: 2 },
  { id: 'rigveda_upakarma', name: 'Rigveda Upakarma', rule: onStarIn(4, 22, 'madhyahna', 'second', 'udaya'), regions: ['south'], cases: 2, matched: 2 },
  { id: 'aadi_amavasai', name: 'Aadi Amavasai', rule: { basis: 'tithi_in_solar_month', signIndex: 3, tithiIndex: 29, vyapti: vyapti('aparahna', 'greater', 'udaya') }, regions: ['tamil'], cases: 2, matched: 2 },
  { id: 'thai_amavasai', name: 'Thai Amavasai', rule: { basis: 'tithi_in_solar_month', signIndex: 9, tithiIndex: 29, vyapti: vyapti('aparahna', 'greater', 'udaya') }, regions: ['tamil'], cases: 2, matched: 2 },
  { id: 'makaravilakku', name: 'Makaravilakku', rule: { basis: 'offset', of: 'makara_sankranti', days: 0 }, regions: ['kerala'], cases: 1, matched: 1 },
  { id: 'chitra_pournami', name: 'Chitra Pournami', rule: { basis: 'tithi_in_solar_month', signIndex: 0, tithiIndex: 14, vyapti: vyapti('sunrise', 'first', 'start') }, regions: ['tamil'], cases: 2, matched: 2 },
]; // prettier-ignore
