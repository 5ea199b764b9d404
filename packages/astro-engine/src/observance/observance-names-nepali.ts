/**
 * Known names in Nepali. Keys are ids of observances.
 * @source public holidays of the Ministry of Home Affairs of Nepal, Bikram Sambat 2078–2083
 */
export const NEPALI_NAMES: Readonly<Record<string, string>> = {
  nepali_new_year: 'नव वर्ष',
  nepal_republic_day: 'गणतन्त्र दिवस',
  gai_jatra: 'गाईजात्रा',
  indra_jatra: 'इन्द्रजात्रा',
  nepal_constitution_day: 'संविधान दिवस',
  mha_puja: 'म्ह पूजा',
  tamu_lhosar: 'तमु ल्होसार',
  prithvi_jayanti: 'पृथ्वी जयन्ती',
  maghe_sankranti: 'माघे सङ्क्रान्ति',
  nepal_martyrs_day: 'शहीद दिवस',
  sonam_lhosar: 'सोनम ल्होसार',
  nepal_democracy_day: 'प्रजातन्त्र दिवस',
  ghode_jatra: 'घोडेजात्रा',
  raksha_bandhan: 'रक्षाबन्धन',
  chhath_puja: 'छठ पर्व',
  maha_shivaratri: 'महाशिवरात्री',
  hartalika_teej: 'हरितालिका (तीज) व्रत',
  buddha_purnima: 'बुद्ध जयन्ती',
  rama_navami: 'रामनवमी',
  vasant_panchami: 'वसन्त पञ्चमी',
  janmashtami_smarta: 'श्रीकृष्ण जन्माष्टमी',
  navratri: 'घटस्थापना',
  vijayadashami: 'विजया दशमी',
  kojagara: 'कोजाग्रत पूर्णिमा',
  diwali: 'लक्ष्मी पूजा',
  govardhan_puja: 'गोवर्द्धन पूजा',
  bhai_dooj: 'भाइटीका',
  holi: 'फागु पूर्णिमा',
};
