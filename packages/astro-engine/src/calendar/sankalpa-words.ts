/** Sanskrit words of the sankalpa, in IAST: stems for compounds, and locatives of single words. */

/**
 * The sixty years before `nāma`, Prabhava first: a final t is n before n, and stems in -in lose the n.
 * @source Surya Siddhanta 14.17; spelling of the printed almanacs
 */
export const SAMVATSARA_STEMS = [
  'prabhava', 'vibhava', 'śukla', 'pramoda', 'prajāpati', 'āṅgirasa', 'śrīmukha', 'bhāva', 'yuva', 'dhātṛ',
  'īśvara', 'bahudhānya', 'pramāthi', 'vikrama', 'vṛṣa', 'citrabhānu', 'subhānu', 'tāraṇa', 'pārthiva', 'vyaya',
  'sarvajin', 'sarvadhāri', 'virodhi', 'vikṛti', 'khara', 'nandana', 'vijaya', 'jaya', 'manmatha', 'durmukhi',
  'hevilambi', 'vilambi', 'vikāri', 'śārvarī', 'plava', 'śubhakṛn', 'śobhakṛn', 'krodhi', 'viśvāvasu', 'parābhava',
  'plavaṅga', 'kīlaka', 'saumya', 'sādhāraṇa', 'virodhakṛn', 'paridhāvi', 'pramādi', 'ānanda', 'rākṣasa', 'nala',
  'piṅgala', 'kālayukta', 'siddhārthi', 'raudra', 'durmati', 'dundubhi', 'rudhirodgāri', 'raktākṣi', 'krodhana', 'akṣaya',
] as const; // prettier-ignore

export const AYANA_LOCATIVES = { Uttarayana: 'uttarāyaṇe', Dakshinayana: 'dakṣiṇāyane' } as const;

/** From Vasanta; the vowel of `ṛtau` joins with the season: a and ā with ṛ become ar. */
export const RITU_LOCATIVES = ['vasantartau', 'grīṣmartau', 'varṣartau', 'śaradṛtau', 'hemantartau', 'śiśirartau'] as const; // prettier-ignore

/** From Chaitra. */
export const LUNAR_MONTH_STEMS = [
  'caitra', 'vaiśākha', 'jyeṣṭha', 'āṣāḍha', 'śrāvaṇa', 'bhādrapada', 'āśvina', 'kārtika', 'mārgaśīrṣa', 'pauṣa', 'māgha', 'phālguna',
] as const; // prettier-ignore

/** From Mesha, before `māse`: the s of dhanus is r before m. */
export const SOLAR_MONTH_STEMS = [
  'meṣa', 'vṛṣabha', 'mithuna', 'karkaṭaka', 'siṃha', 'kanyā', 'tulā', 'vṛścika', 'dhanur', 'makara', 'kumbha', 'mīna',
] as const; // prettier-ignore

/** From Mesha, before `rāśi`. */
export const SIGN_STEMS = [
  'meṣa', 'vṛṣabha', 'mithuna', 'karka', 'siṃha', 'kanyā', 'tulā', 'vṛścika', 'dhanu', 'makara', 'kumbha', 'mīna',
] as const; // prettier-ignore

/** Locatives of the first fourteen tithis of a half month; the south has another word for the first one. */
export const TITHI_LOCATIVES = [
  'pratipadi', 'dvitīyāyām', 'tṛtīyāyām', 'caturthyām', 'pañcamyām', 'ṣaṣṭhyām', 'saptamyām', 'aṣṭamyām', 'navamyām', 'daśamyām',
  'ekādaśyām', 'dvādaśyām', 'trayodaśyām', 'caturdaśyām',
] as const; // prettier-ignore
export const FIRST_TITHI_OF_THE_SOUTH = 'prathamāyām';
export const FULL_MOON_LOCATIVE = 'paurṇamāsyām';
export const NEW_MOON_LOCATIVE = 'amāvāsyāyām';

/** From Sunday. */
export const WEEKDAY_STEMS = {
  north: ['ravi', 'soma', 'maṅgala', 'budha', 'guru', 'śukra', 'śani'],
  south: ['bhānu', 'indu', 'bhauma', 'saumya', 'guru', 'bhṛgu', 'sthira'],
} as const;

/** From Ashwini. */
export const STAR_STEMS = [
  'aśvinī', 'bharaṇī', 'kṛttikā', 'rohiṇī', 'mṛgaśirā', 'ārdrā', 'punarvasu', 'puṣya', 'āśleṣā', 'maghā', 'pūrvaphalgunī',
  'uttaraphalgunī', 'hasta', 'citrā', 'svātī', 'viśākhā', 'anurādhā', 'jyeṣṭhā', 'mūla', 'pūrvāṣāḍhā', 'uttarāṣāḍhā', 'śravaṇa',
  'dhaniṣṭhā', 'śatabhiṣā', 'pūrvabhādrapadā', 'uttarabhādrapadā', 'revatī',
] as const; // prettier-ignore

/** Stars that Tamil priests name otherwise, by index. The k of śatabhiṣak is ṅ before n. */
export const TAMIL_STAR_STEMS: Readonly<Record<number, string>> = {
  1: 'apabharaṇī', 4: 'mṛgaśīrṣa', 22: 'śraviṣṭhā', 23: 'śatabhiṣaṅ', 24: 'pūrvaproṣṭhapadā', 25: 'uttaraproṣṭhapadā',
}; // prettier-ignore

/** From Vishkambha, before `yoge`: āyuṣmat has d before y, varīyas o, sukarman loses its n. */
export const YOGA_STEMS = [
  'viṣkambha', 'prīti', 'āyuṣmad', 'saubhāgya', 'śobhana', 'atigaṇḍa', 'sukarma', 'dhṛti', 'śūla', 'gaṇḍa', 'vṛddhi', 'dhruva', 'vyāghāta',
  'harṣaṇa', 'vajra', 'siddhi', 'vyatīpāta', 'varīyo', 'parigha', 'śiva', 'siddha', 'sādhya', 'śubha', 'śukla', 'brahma', 'indra', 'vaidhṛti',
] as const; // prettier-ignore

export const KARANA_STEMS: Readonly<Record<string, string>> = {
  Kimstughna: 'kiṃstughna',
  Bava: 'bava',
  Balava: 'bālava',
  Kaulava: 'kaulava',
  Taitila: 'taitila',
  Garaja: 'garaja',
  Vanija: 'vaṇija',
  Vishti: 'viṣṭi',
  Shakuni: 'śakuni',
  Chatushpada: 'catuṣpāda',
  Naga: 'nāga',
};
