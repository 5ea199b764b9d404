/** Search words for operations with another name here. An id ending in `/` names the whole family. */
const ALSO_KNOWN_AS: readonly (readonly [words: readonly string[], ids: readonly string[]])[] = [
  [['horoscope', 'birth chart', 'natal chart', 'janam kundli', 'kundli', 'jathagam', 'lagna'], ['kundali/', 'astrology/kundli', 'astrology/kundli/advanced', 'astrology/chart']], // prettier-ignore
  [['horoscope', 'birth chart', 'natal chart', 'tropical', 'zodiac'], ['western/natal']],
  [['moon chart', 'chandra kundali', 'rashi chart'], ['kundali/chandra-chart']],
  [
    ['chandra lagna', 'surya lagna', 'surya kundali', 'sun chart', 'arudha chart', 'bhavat bhavam'],
    ['kundali/from-point'],
  ],
  [
    ['sudarshan chakra', 'three wheels'],
    ['kundali/sudarshana', 'dasha/sudarshana'],
  ],
  [['marriage matching', 'marriage', 'match making', 'kundli milan', 'guna milan', 'compatibility', 'love', 'wedding', 'two people', 'couple'], ['matchmaking/', 'astrology/porutham', 'astrology/porutham/advanced', 'astrology/nakshatra-porutham', 'astrology/papasamyam-check', 'western/synastry', 'western/composite']], // prettier-ignore
  [['guna', '36 points', 'ashta koota', 'asthakoot'], ['matchmaking/ashtakoot']],
  [
    ['mangal dosha', 'kuja dosha', 'mars dosha', 'mangalik'],
    ['dosha/manglik', 'astrology/mangal-dosha/advanced'],
  ],
  [['shani', 'saturn return', 'sadhesati', 'elarata'], ['astrology/sade-sati/advanced']],
  [['rashi', 'rasi', 'varga'], ['divisional/d1']],
  [['navamsa', 'navamsha', 'navamsam', 'marriage chart'], ['divisional/d9']],
  [['hora chart'], ['divisional/d2']],
  [['drekkana'], ['divisional/d3']],
  [['dasamsa', 'dashamsha', 'career chart'], ['divisional/d10']],
  [['divisional charts', 'all vargas'], ['divisional/shodashvarga']],
  [
    ['graha', 'planet positions', 'ephemeris', 'longitudes'],
    ['planets', 'planets/extended'],
  ],
  [['bhava', 'house cusps'], ['houses/whole-sign']],
  [['house system', 'placidus', 'koch', 'porphyry'], ['houses/cusps']],
  [['almanac', 'panchangam', 'hindu calendar', 'calendar'], ['panchang/full', 'astrology/panchang', 'astrology/panchang/advanced']], // prettier-ignore
  [['mahadasha', 'dasha'], ['dasha/vimshottari']],
  [['kalchakra', 'kala chakra', 'wheel of time', 'deha', 'jeeva'], ['dasha/kalachakra']],
  [
    ['shula', 'sula', 'nirayana', 'niryaana'],
    ['jaimini/shoola-dasha', 'jaimini/niryana-shoola-dasha'],
  ],
  [['tribhaagi', 'tri bhagi', '40 year dasha', '80 year dasha'], ['dasha/tribhagi']],
  [['raj yoga', 'raja yoga', 'yogas'], ['yoga/detect']],
  [['kp astrology', 'krishnamurti'], ['kp/']],
  [['prashna'], ['kp/horary']],
  [['william lilly', 'christian astrology', 'translation of light', 'void of course', 'will i marry', 'where is my lost ring'], ['western/horary']], // prettier-ignore
  [['electional astrology', 'election astrology', 'elections', 'inception', 'best time to sign a contract', 'when to start a business', 'launch date', 'ramesey', 'moon void of course dates'], ['western/electional']], // prettier-ignore
  [['panchapakshi', 'pakshi', 'five birds', 'bird astrology', 'panja patchi'], ['panchang/pancha-pakshi']],
  [['festival dates', 'diwali date', 'ashtahnika'], ['panchang/festivals']],
  [['sankalpam', 'sankalp', 'samkalpa', 'puja mantra', 'tarpanam', 'resolve'], ['panchang/sankalpa']],
  [['bhadra', 'panchak', 'gandmool', 'kharmas', 'malmas', 'bad days', 'inauspicious days', 'shukra asta', 'guru asta'], ['panchang/avoidable-days']], // prettier-ignore
  [['sarvato bhadra', 'sbc', 'vedha chakra'], ['transit/sarvatobhadra']],
  [['durga chakra', 'fort', 'kota swami', 'kota pala'], ['transit/kota']],
  [
    ['tyajyam', 'thyajyam', 'vishaghati', 'varjyam'],
    ['panchang/full', 'astrology/inauspicious-period'],
  ],
  [['chandra darshan', 'crescent', 'first moon'], ['panchang/vratas']],
  [['wedding date', 'best date', 'shubh muhurat', 'auspicious date'], ['muhurta/find']],
  [['today'], ['panchang/full', 'panchang/nakshatra', 'panchang/tithi']],
  [['lunar day', 'moon phase'], ['panchang/tithi']],
  [['lunar mansion', 'birth star', 'star'], ['panchang/nakshatra']],
  [['birth star', 'janma nakshatra'], ['astrology/birth-details']],
  [['weekday'], ['panchang/vara']],
  [['sunrise', 'sunset'], ['panchang/sun-times']],
  [['moonrise', 'moonset'], ['panchang/moon-times']],
  [['rahu kaal', 'rahu kalam', 'yamaganda', 'gulika'], ['panchang/inauspicious-periods', 'astrology/inauspicious-period']], // prettier-ignore
  [['muhurat', 'muhurta', 'auspicious time'], ['panchang/good-bad-times', 'panchang/abhijit-muhurat', 'panchang/brahma-muhurta', 'astrology/auspicious-period']], // prettier-ignore
  [['planetary hours'], ['panchang/hora']],
  [['season'], ['panchang/ritu']],
  [['direction', 'travel'], ['panchang/disha-shool']],
  [
    ['mahadasha', 'antardasha', 'planetary periods', 'timeline'],
    ['dasha/', 'astrology/dasha-periods'],
  ],
  [['forecast', 'transits today', 'gochar'], ['western/transit']],
  [['birthday chart', 'solar revolution'], ['western/solar-return']],
  [['saturn return', 'jupiter return', 'nodal return', 'chiron return'], ['western/planetary-return']],
  [['monthly chart', 'lunar revolution'], ['western/lunar-return']],
  [
    ['directions', 'naibod'],
    ['western/solar-arc', 'western/primary-directions'],
  ],
  [['placidus', 'semi-arc', 'regiomontanus', 'promissor', 'converse'], ['western/primary-directions']],
  [
    ['lord of the year', 'time lord', 'hellenistic'],
    ['western/profections', 'western/zodiacal-releasing'],
  ],
  [['firdar', 'alfridaria', 'persian periods', 'time lord'], ['western/firdaria']],
  [['aphesis', 'loosing of the bond', 'lot of spirit'], ['western/zodiacal-releasing']],
  [['arabic parts', 'lot of fortune', 'part of fortune', 'hellenistic'], ['western/lots']],
  [['almuten', 'essential dignity', 'rulership', 'bounds', 'decans', 'mutual reception'], ['western/dignities']],
  [['grand trine', 't-square', 'yod', 'kite', 'stellium', 'jones', 'aspect patterns'], ['western/patterns']],
  [['elements', 'modalities', 'hemispheres', 'distribution'], ['western/balance']],
  [['acg', 'planetary lines', 'world map', 'geojson'], ['western/astrocartography']],
  [['compass', 'azimuth', 'altitude', 'horizon', 'feng shui'], ['western/local-space']],
  [['paranatellonta', 'fixed stars on the angles', 'brady'], ['western/parans']],
  [['relocated chart', 'moving', 'new city'], ['western/relocation']],
  [['parallels', 'out of bounds'], ['western/declinations']],
  [['uranian', 'dial', 'midpoint tree', 'cosmobiology'], ['western/midpoints']],
  [['relationship'], ['western/synastry', 'western/composite', 'western/davison']],
  [
    ['name number', 'lucky number', 'destiny number'],
    ['numerology/expression', 'numerology/life-path'],
  ],
];

/** Returns the other words for an operation. */
export const alsoKnownAs = (id: string): readonly string[] =>
  ALSO_KNOWN_AS.filter(([, ids]) => ids.some((own) => own === id || (own.endsWith('/') && id.startsWith(own)))).flatMap(
    ([words]) => words,
  );

/** Every id of the table, for a test that each names an existing operation or family. */
export const NAMED_IDS: readonly string[] = [...new Set(ALSO_KNOWN_AS.flatMap(([, ids]) => ids))];
