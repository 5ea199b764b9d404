import type { LabelKey } from '@graha/catalog/languages/labels';

/**
 * Labels of reports that elements use as their own words. The file of a language has these and no others. A word that
 * is not here has no translation in the product, and stays English.
 */
export const ELEMENT_LABELS = [
  'adhika', 'amanta', 'antardasha', 'april', 'ashtakoot', 'aspect', 'aspects', 'august', 'avoid', 'bhakoot', 'coordinates', 'dasha',
  'date_of_birth', 'day', 'days', 'december', 'dina', 'ends_note', 'favourable', 'february', 'gana', 'graha_maitri', 'house',
  'house_cusps', 'january', 'july', 'june', 'karana', 'koota', 'kundli', 'mahadasha', 'mahendra', 'march', 'may', 'month_begins',
  'nadi', 'nakshatra', 'name', 'no_sunrise', 'november', 'october', 'orb', 'panchang_month', 'place', 'planet', 'positions',
  'poruthams', 'rajju', 'rashi_chart', 'rasi', 'rasyadhipati', 'reasons', 'retrograde', 'september', 'sign', 'stree_deergha',
  'sunrise', 'sunset', 'tara', 'time', 'tithi', 'tithi_again', 'tithi_lost', 'until', 'varna', 'vashya', 'vedha', 'western_natal',
  'yoga', 'yoni',
] as const satisfies readonly LabelKey[]; // prettier-ignore

export type ElementLabel = (typeof ELEMENT_LABELS)[number];
