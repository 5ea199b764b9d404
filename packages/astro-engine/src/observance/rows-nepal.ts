import type { Observance, RuleOf } from './rules.ts';
import { onTithi } from './table-terms.ts';

/** @param month 1 is Baisakh */
const onDate = (month: number, dayNumber: number): RuleOf<'bikram_sambat'> => ({
  basis: 'bikram_sambat',
  monthIndex: month - 1,
  dayNumber,
});

/**
 * Festivals and public holidays of Nepal that India does not keep.
 * @source public holidays of the Ministry of Home Affairs of Nepal, Bikram Sambat 2078–2083, each row compared with
 * `cases` of its dates; national days by the acts that name them, under four cases a proposal
 */
export const NEPAL: readonly Observance[] = [
  { id: 'nepali_new_year', name: 'Nepali New Year (Baisakh 1)', rule: onDate(1, 1), regions: ['nepal'], cases: 3, matched: 3 },
  { id: 'nepal_republic_day', name: 'Republic Day of Nepal (Ganatantra Diwas)', rule: onDate(2, 15), regions: ['nepal'], cases: 0, matched: 0 },
  { id: 'gai_jatra', name: 'Gai Jatra', rule: onTithi(5, 16, 'sunrise', 'first', 'start'), regions: ['nepal'], cases: 3, matched: 3 },
  { id: 'indra_jatra', name: 'Indra Jatra', rule: onTithi(6, 14, 'sunrise', 'first', 'start'), regions: ['nepal'], cases: 5, matched: 5 },
  { id: 'nepal_constitution_day', name: 'Constitution Day of Nepal (Samvidhan Diwas)', rule: onDate(6, 3), regions: ['nepal'], cases: 0, matched: 0 },
  { id: 'mha_puja', name: 'Mha Puja / Nepal Sambat New Year', rule: onTithi(8, 1, 'sunrise', 'first', 'start'), regions: ['nepal'], cases: 0, matched: 0 },
  { id: 'tamu_lhosar', name: 'Tamu Lhosar', rule: onDate(9, 15), regions: ['nepal'], cases: 4, matched: 4 },
  { id: 'prithvi_jayanti', name: 'Prithvi Jayanti / National Unity Day', rule: onDate(9, 27), regions: ['nepal'], cases: 0, matched: 0 },
  { id: 'maghe_sankranti', name: 'Maghe Sankranti (Magh 1)', rule: onDate(10, 1), regions: ['nepal'], cases: 0, matched: 0 },
  { id: 'nepal_martyrs_day', name: 'Martyrs’ Day of Nepal (Shahid Diwas)', rule: onDate(10, 16), regions: ['nepal'], cases: 0, matched: 0 },
  { id: 'sonam_lhosar', name: 'Sonam Lhosar', rule: onTithi(11, 1, 'sunrise', 'first', 'start'), regions: ['nepal'], cases: 3, matched: 3 },
  { id: 'nepal_democracy_day', name: 'Democracy Day of Nepal (Prajatantra Diwas)', rule: onDate(11, 7), regions: ['nepal'], cases: 0, matched: 0 },
  { id: 'ghode_jatra', name: 'Ghode Jatra', rule: onTithi(12, 30, 'sunrise', 'first', 'start'), regions: ['nepal'], cases: 4, matched: 4 },
]; // prettier-ignore
