// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

export interface VedicChartRequest {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
  };
}

export interface StandardBirthRequest {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
  };
}

export interface StandardPlanetsExtendedResponse {
  /** The point that rises in the east. */
  ascendant: Ascendant;
  /** Planets and points, in their usual order. */
  planets: Placement[];
  /** How the answer was made. */
  metadata: Metadata;
}

/** The point of the zodiac that rises in the east. */
export interface Ascendant {
  /** Its name. */
  name: "Ascendant";
  /** Ecliptic longitude, degrees from 0° Aries. */
  longitude: number;
  /** Degrees within the sign. */
  degree: number;
  /** Sign of the zodiac. */
  sign: SignName;
  /** 1 is Aries. */
  sign_number: number;
  /** Planet that rules the sign. */
  sign_lord: SignLord;
  /** House, 1 to 12. */
  house: number;
  /** Lunar mansion (star) of the Moon, or that it falls in. */
  nakshatra: NakshatraName;
  /** 1 is Ashwini. */
  nakshatra_number: number;
  /** Planet that rules the nakshatra. */
  nakshatra_lord: GrahaName;
  /** Quarter of the nakshatra. */
  pada: number;
}

export type SignName = "Aries" | "Taurus" | "Gemini" | "Cancer" | "Leo" | "Virgo" | "Libra" | "Scorpio" | "Sagittarius" | "Capricorn" | "Aquarius" | "Pisces";

export type SignLord = "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn";

export type NakshatraName = "Ashwini" | "Bharani" | "Krittika" | "Rohini" | "Mrigashirsha" | "Ardra" | "Punarvasu" | "Pushya" | "Ashlesha" | "Magha" | "Purva Phalguni" | "Uttara Phalguni" | "Hasta" | "Chitra" | "Swati" | "Vishakha" | "Anuradha" | "Jyeshtha" | "Moola" | "Purva Ashadha" | "Uttara Ashadha" | "Shravana" | "Dhanishta" | "Shatabhisha" | "Purva Bhadrapada" | "Uttara Bhadrapada" | "Revati";

export type GrahaName = "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";

/** Where a planet stands. */
export interface Placement {
  /** Its name. */
  name: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu" | "Uranus" | "Neptune" | "Pluto" | "Chiron" | "Lilith";
  /** Ecliptic longitude, degrees from 0° Aries. */
  longitude: number;
  /** Degrees within the sign. */
  degree: number;
  /** Sign of the zodiac. */
  sign: SignName;
  /** 1 is Aries. */
  sign_number: number;
  /** Planet that rules the sign. */
  sign_lord: SignLord;
  /** House, 1 to 12. */
  house: number;
  /** Whether it moves backwards through the zodiac. */
  is_retrograde: boolean;
  /** Lunar mansion (star) of the Moon, or that it falls in. */
  nakshatra: NakshatraName;
  /** 1 is Ashwini. */
  nakshatra_number: number;
  /** Planet that rules the nakshatra. */
  nakshatra_lord: GrahaName;
  /** Quarter of the nakshatra. */
  pada: number;
  /** Ecliptic latitude, degrees, north positive. */
  latitude: number;
  /** Degrees of longitude a day; negative while retrograde. */
  speed: number;
}

export interface Metadata {
  /** Name and version of what computed the answer; in years called packed, polynomials fitted to it within 0.001″. */
  engine: string;
  /** Version of the formulas of this family. */
  formula_version: string;
  /** School or scheme that the answer follows. */
  system: string;
  /** Zodiac that longitudes are measured in. */
  zodiac?: "sidereal" | "tropical";
  /** Convention that was used; none for tropical charts. */
  ayanamsa?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
  /** The one asked for of a tropical chart, which changes nothing; else null. */
  ayanamsa_requested?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya" | null;
  /** Degrees subtracted from tropical longitudes, nutation included. */
  ayanamsa_value?: number;
  /** Lunar nodes that were used. */
  node_mode?: "mean" | "true";
  /** House system that was used. */
  house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric";
  /** The one asked for, where it has no solution and another was used; else null. */
  house_system_requested?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | null;
  /** From where positions were taken. */
  observation_point?: "geocentric" | "topocentric";
  /** The one asked for, where the operation is defined for the other one alone; else null. */
  observation_point_requested?: "geocentric" | "topocentric" | null;
  /** Which moment counts as sunrise. */
  sunrise_definition?: "upper_limb_refraction" | "centre_no_refraction" | "centre_refraction";
  /** Days in a year of the dasha. */
  year_length?: number | string;
  /** Rule that was followed. */
  method?: string;
  /** Which of several conventions the chart follows. */
  variant?: string;
  /** Formula profile of the chart. */
  profile?: string;
  /** Largest distance from exactness by aspect, degrees. */
  orbs?: { [name: string]: number };
  /** School of orbs that was asked for. */
  orb_profile?: string;
  /** Which aspects were looked for. */
  aspect_set?: "major" | "all";
  /** Which points were placed. */
  point_set?: "main" | "extended";
  /** How the angles of a progressed chart were found. */
  angle_method?: string;
  /** Which table gives letters their numbers. */
  letter_table?: string;
  /** When Y counts as a vowel. */
  y_as_vowel?: string;
  /** Whose points the vashya koota follows. */
  vashya_table?: string;
  /** Whether Sagittarius and Capricorn change their class at 15°. */
  vashya_split?: boolean;
  /** Whose points the yoni koota follows. */
  yoni_table?: string;
  /** Whose points the gana koota follows. */
  gana_table?: string;
  /** Houses in which Mars makes the manglik dosha. */
  house_set?: string;
  /** Whether stars on opposite ways of one rope get half a point. */
  rajju_direction?: boolean;
  /** Which friendship of planets the rasyadhipati porutham follows. */
  friendship?: string;
  /** How far the stree deergha porutham wants the stars apart. */
  stree_deergha?: string;
  /** Which star from the birth star is the worst of a chandrashtama. */
  peak_star?: number;
  /** Whose table of bindus was used. */
  ashtakavarga_table?: string;
  /** What an empty sign keeps in the reduction by lords. */
  ekadhipatya?: string;
  /** Whose presence makes a sign occupied. */
  occupancy?: string;
  /** Weight of Virgo in the rasi pinda. */
  virgo_multiplier?: number;
  /** Whether the Moon enters Abhijit as a star of its own. */
  use_abhijit_span?: boolean;
  /** Where a time zone was named: the version of the tz database, from 1970 on and before. */
  tzdb?: string;
  /** The moment asked about, or that stood in for now; null where none was needed. */
  as_of?: string | null;
  /** Engine of the call that an Idempotency-Key repeats, where it was another. */
  replayed_engine_version?: string;
  /** Why a search ended early; null where it did not. */
  truncated?: string | null;
}

/** What only the seven planets that rule signs have. */
export interface PlanetCondition {
  /** By degree; null in a sign that gives none, where friendship counts. */
  dignity: "exalted" | "moolatrikona" | "own" | "debilitated" | null;
  /** To the lord of its sign, by nature; own in a sign of its own. */
  natural_relation: "own" | "friend" | "neutral" | "enemy";
  /** To the lord of its sign, by nature and by place in this chart. */
  compound_relation: "own" | "great_friend" | "friend" | "neutral" | "enemy" | "great_enemy";
  /** Degrees from the Sun; null for the Sun. */
  sun_separation: number | null;
  /** Nearer to the Sun than its orb. */
  is_combust: boolean;
  /** Jagradadi avastha: awake, dreaming or asleep. */
  alertness: "jagrat" | "swapna" | "sushupti";
  /** Deeptadi avastha, from bright (deepta) to wicked (khala). */
  mood: "deepta" | "swastha" | "mudita" | "shanta" | "deena" | "duhkhita" | "khala";
  /** Vikala: the Sun, Mars, Saturn or a node stands in its sign. */
  is_with_malefic: boolean;
  /** Null without war. */
  war: PlanetaryWar | null;
}

/** Two of Mars, Mercury, Jupiter, Venus, Saturn within 1° of longitude. */
export interface PlanetaryWar {
  /** With whom. */
  with: SignLord;
  /** The lesser longitude wins. */
  is_winner: boolean;
}

export interface PlanetsConditionsAnswer {
  /** Sun to Saturn, Rahu, Ketu. */
  planets: {
    placement: Placement;
    /** Baladi avastha: infant, youth, adult, old or dead, by bands of 6°. */
    age: "bala" | "kumara" | "yuva" | "vriddha" | "mrita";
    /** In the same sign in the birth chart and in the navamsa. */
    is_vargottama: boolean;
    /** Within 3°20′ of the end of Cancer, Scorpio or Pisces. */
    is_gandanta: boolean;
    /** Who looks at it how strongly (sphuta drishti), the strongest first, none below 1. */
    aspected_by: {
      /** Its name. */
      name: SignLord;
      /** 60 is a full aspect. */
      virupas: number;
    }[];
    /** Null for Rahu and Ketu. */
    condition: PlanetCondition | null;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface StandardOutputResponse {
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PlanetsFriendshipAnswer {
  /** Sun to Saturn. */
  planets: {
    /** Its name. */
    name: SignLord;
    /** The six others. */
    towards: {
      /** Towards whom. */
      name: SignLord;
      /** By nature: the same in every chart. */
      natural: "friend" | "neutral" | "enemy";
      /** By place: a friend in the 2nd, 3rd, 4th, 10th, 11th or 12th from it. */
      temporal: "friend" | "enemy";
      /** Both together, in five grades. */
      compound: "great_friend" | "friend" | "neutral" | "enemy" | "great_enemy";
    }[];
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface KundaliBasicAnswer {
  lagna: Ascendant;
  /** Planets and points, in their usual order. */
  planets: Placement[];
  /** The sign that is the first house. */
  reference_sign: SignName;
  /** Sidereal longitude by name, degrees. */
  longitudes: {
    /** Ecliptic longitude, degrees from 0° Aries. */
    Ascendant: number;
    /** Ecliptic longitude, degrees from 0° Aries. */
    Sun: number;
    /** Ecliptic longitude, degrees from 0° Aries. */
    Moon: number;
    /** Ecliptic longitude, degrees from 0° Aries. */
    Mars: number;
    /** Ecliptic longitude, degrees from 0° Aries. */
    Mercury: number;
    /** Ecliptic longitude, degrees from 0° Aries. */
    Jupiter: number;
    /** Ecliptic longitude, degrees from 0° Aries. */
    Venus: number;
    /** Ecliptic longitude, degrees from 0° Aries. */
    Saturn: number;
    /** Ecliptic longitude, degrees from 0° Aries. */
    Rahu: number;
    /** Ecliptic longitude, degrees from 0° Aries. */
    Ketu: number;
  };
  /** The birth in UTC, ISO 8601. */
  utc_datetime: string;
  /** The same instant as a Julian Day in UT. */
  julian_day_ut: number;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface KundaliChandraChartAnswer {
  lagna: Ascendant;
  /** Planets and points, in their usual order. */
  planets: Placement[];
  /** The sign that is the first house. */
  reference_sign: SignName;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface HousesWholeSignInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
  };
}

export interface HousesWholeSignAnswer {
  /** The point that rises in the east. */
  ascendant: Ascendant;
  /** Where the twelve houses begin. */
  house_cusps: {
    /** House, 1 to 12. */
    house: number;
    /** Ecliptic longitude, degrees from 0° Aries. */
    longitude: number;
    /** Degrees within the sign. */
    degree: number;
    /** Sign of the zodiac. */
    sign: SignName;
    /** 1 is Aries. */
    sign_number: number;
    /** Planet that rules the sign. */
    sign_lord: SignLord;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface AshtakavargaRequest {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out. */
    ashtakavarga_table?: "varahamihira" | "parasara";
  };
}

/** Bindus of one planet, or of the ascendant, by sign. */
export interface Bhinnashtakavarga {
  /** Who receives the bindus. */
  name: AshtakavargaReceiver;
  /** Where it stands. */
  sign: SignName;
  /** Bindus in all twelve signs: the same in every chart. */
  total: number;
  /** Bindus from Aries to Pisces: weak up to 3, medium with 4, strong from 5. */
  bindus: number[];
  /** Who gives them, from Aries to Pisces: the prastara chart. */
  given_by: AshtakavargaReceiver[][];
}

/** A planet that rules signs, or the ascendant. */
export type AshtakavargaReceiver = "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Ascendant";

export interface StrengthAshtakavargaAnswer {
  /** The seven planets, and the ascendant last. */
  bhinnashtakavarga: Bhinnashtakavarga[];
  /** From Aries to Pisces. */
  sarvashtakavarga: {
    /** Sign of the zodiac. */
    sign: SignName;
    /** 1 is Aries. */
    sign_number: number;
    /** House of the sign, counted from the ascendant. */
    house: number;
    /** Bindus of the seven planets together, 0 to 56; 28 is the mean. */
    bindus: number;
    /** Weak below 25 bindus, medium to 30, strong above. */
    grade: "weak" | "medium" | "strong";
  }[];
  /** Bindus of the seven planets in all signs: always 337. */
  total: number;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface StrengthAshtakavargaReducedInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out. */
    ashtakavarga_table?: "varahamihira" | "parasara";
    /** What the empty sign of a lord keeps where it has more bindus than the occupied one: as many (equalise), the difference (subtract), or none (zero). equalise when left out. */
    ekadhipatya?: "equalise" | "subtract" | "zero";
    /** Whose presence makes a sign occupied in the reduction by lords. planets when left out. */
    occupancy?: "planets" | "planets_and_ascendant";
    /** Weight of Virgo in the rasi pinda: 5 in most books, 6 in others. 5 when left out. */
    virgo_multiplier?: 5 | 6;
  };
}

/** One row of the ashtakavarga after both reductions. */
export interface ReducedAshtakavarga {
  /** Its name. */
  name: AshtakavargaReceiver;
  /** After the reduction by trines; from Aries. */
  after_trikona: number[];
  /** After the reduction by lords too; from Aries. */
  after_ekadhipatya: number[];
  /** Sum of the reduced bindus, each times the multiplier of its sign. */
  rasi_pinda: number;
  /** Sum over the seven planets of the reduced bindus where each stands, times its multiplier. */
  graha_pinda: number;
  /** Both pindas together. */
  shodhya_pinda: number;
}

export interface StrengthAshtakavargaReducedAnswer {
  /** The seven planets, and the ascendant last. */
  rows: ReducedAshtakavarga[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface ShadbalaRequest {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Which moment is sunrise: upper limb with refraction as civil almanacs print it, or the centre of the disc without refraction as the Vedic texts have it. upper_limb_refraction when left out. */
    sunrise_definition?: "upper_limb_refraction" | "centre_no_refraction" | "centre_refraction";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
  };
}

/** The six strengths of a planet. */
export interface PlanetStrength {
  /** Its name. */
  name: SignLord;
  sthana: SthanaBala;
  /** Strength of direction, in virupas. */
  dig: number;
  kala: KalaBala;
  /** Strength of motion; of Sun and Moon for ishta and kashta alone, in virupas. */
  cheshta: number;
  /** Strength by nature, in virupas. */
  naisargika: number;
  /** Strength by the aspects of others; may be negative, in virupas. */
  drik: number;
  /** All six together, in virupas; null where the Sun does not rise. */
  total: number | null;
  /** The total in rupas of 60 virupas. */
  rupas: number | null;
  /** What the planet needs to be strong. */
  required_rupas: number;
  /** Rupas by what is required: strong from 1. */
  ratio: number | null;
  /** Whether it has what it needs. */
  is_strong: boolean | null;
  /** Power to do good, 0 to 60. */
  ishta: number;
  /** Power to do harm, 0 to 60. */
  kashta: number;
}

/** Strength of position and its parts. */
export interface SthanaBala {
  /** By distance from deepest debilitation, in virupas. */
  uchcha: number;
  /** By the lords of its signs in seven vargas, in virupas. */
  saptavargaja: number;
  /** By odd and even signs in birth chart and navamsa, in virupas. */
  ojayugma: number;
  /** By kind of house, in virupas. */
  kendradi: number;
  /** By third of the sign, in virupas. */
  drekkana: number;
  /** Strength of position, in virupas. */
  total: number;
}

/** Strength of time and its parts. */
export interface KalaBala {
  /** By day and night, in virupas. */
  nathonnatha: number;
  /** By the light of the Moon, in virupas. */
  paksha: number;
  /** As lord of the third of day or night, in virupas; null where the Sun does not rise. */
  tribhaga: number | null;
  /** As lord of the year, in virupas; null where the Sun does not rise. */
  abda: number | null;
  /** As lord of the month, in virupas; null where the Sun does not rise. */
  masa: number | null;
  /** As lord of the weekday, in virupas; null where the Sun does not rise. */
  vara: number | null;
  /** As lord of the hour, in virupas; null where the Sun does not rise. */
  hora: number | null;
  /** By declination, in virupas. */
  ayana: number;
  /** What war with another planet adds or takes, in virupas; null where the Sun does not rise. */
  yuddha: number | null;
  /** Strength of time, in virupas; null where the Sun does not rise. */
  total: number | null;
}

/** Who rules the time of the birth. */
export interface TimeLords {
  /** Of the year. */
  abda: SignLord;
  /** Of the month. */
  masa: SignLord;
  /** Of the weekday, from sunrise. */
  vara: SignLord;
  /** Of the hour. */
  hora: SignLord;
  /** Of the third of day or night. */
  tribhaga: SignLord;
}

export interface StrengthShadbalaAnswer {
  /** Sun to Saturn. */
  planets: PlanetStrength[];
  /** Null where the Sun does not rise or set. */
  lords: TimeLords | null;
  /** Who counts as a benefic in this chart. */
  benefics: SignLord[];
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */
  reason: "no_sunrise" | "no_sunset" | null;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface StrengthBhavaBalaAnswer {
  /** From the first house. */
  houses: {
    /** House, 1 to 12. */
    house: number;
    /** Middle of the house. */
    middle: {
      /** Ecliptic longitude, degrees from 0° Aries. */
      longitude: number;
      /** Degrees within the sign. */
      degree: number;
      /** Sign of the zodiac. */
      sign: SignName;
      /** 1 is Aries. */
      sign_number: number;
      /** Planet that rules the sign. */
      sign_lord: SignLord;
    };
    /** Lord of the sign in which the middle is. */
    lord: SignLord;
    /** Shadbala of the lord, in virupas; null where the Sun does not rise. */
    lord_strength: number | null;
    /** Strength of direction, in virupas. */
    dig: number;
    /** Strength by aspects; may be negative, in virupas. */
    drik: number;
    /** All three together, in virupas; null where the Sun does not rise. */
    total: number | null;
    /** The total in rupas of 60 virupas. */
    rupas: number | null;
  }[];
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */
  reason: "no_sunrise" | "no_sunset" | null;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface TransitGocharaInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out. */
    ashtakavarga_table?: "varahamihira" | "parasara";
  };
  /** The instant asked about, with its offset; now when left out. */
  target?: string;
}

/** Whether it is held to be good, bad, mixed (good for some things) or neutral. */
export type Quality = "good" | "bad" | "mixed" | "neutral";

/** The eighth of a sign, 3°45′, in which a planet stands. */
export interface Kakshya {
  /** Which eighth of the sign, 1 to 8. */
  number: number;
  /** Lord of that eighth. */
  lord: AshtakavargaReceiver;
  /** Whether the lord gives a bindu to the sign in the row of this planet. */
  has_bindu: boolean;
}

export interface TransitGocharaAnswer {
  natal_moon: Placement;
  natal_ascendant: Ascendant;
  /** Sun to Saturn, Rahu, Ketu. */
  transits: {
    /** Its name. */
    name: GrahaName;
    /** Where it stands at the target; houses from the natal ascendant. */
    placement: Placement;
    /** House from the sign of the natal Moon. */
    house_from_moon: number;
    /** Good in a good house; neutral where another graha obstructs that; else bad. */
    quality: Quality;
    /** House from the natal Moon that obstructs it; null where not good. */
    vedha_house: number | null;
    /** Who stands in the house of vedha. */
    obstructed_by: GrahaName[];
    /** In which part of the sign it gives its fruit. */
    fruit: "first_third" | "middle_third" | "last_third" | "whole_sign";
    /** Of the sign in its own ashtakavarga; null for Rahu and Ketu. */
    bindus: number | null;
    /** Of the sign in the sum of the ashtakavarga. */
    sarva_bindus: number;
    /** Null for Rahu and Ketu. */
    kakshya: Kakshya | null;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface ParasharaRequest {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Rule by which parts become signs. parashara when left out. */
    method?: "parashara";
  };
}

/** A divisional chart of a birth. */
export interface DivisionalChart {
  /** Which divisional chart it is. */
  varga: Varga;
  /** The point that rises in the east. */
  ascendant: DivisionalAscendant;
  /** Planets and points, in their usual order. */
  planets: DivisionalPlacement[];
  /** Whole seconds to the nearest change of the ascendant’s part, before the birth or after it. Planets are not counted. Null where none is within 12 hours. */
  sensitivity_seconds: number | null;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface Varga {
  /** D9, D60 and so on. */
  id: string;
  /** Its name. */
  name: string;
  /** Into how many parts each sign is cut. */
  parts: number;
  /** What the chart is read for. */
  meaning: string;
}

export interface DivisionalAscendant {
  /** Its name. */
  name: "Ascendant";
  /** Sign of the zodiac. */
  sign: SignName;
  /** 1 is Aries. */
  sign_number: number;
  /** Planet that rules the sign. */
  sign_lord: SignLord;
  /** Degrees within the sign of this chart; null where the parts are unequal. */
  degree: number | null;
  /** Which part of the natal sign, 1 is the first. */
  part: number;
  /** Sidereal longitude in the birth chart, degrees. */
  natal_longitude: number;
  /** House, 1 to 12. */
  house: number;
}

export interface DivisionalPlacement {
  /** Its name. */
  name: string;
  /** Sign of the zodiac. */
  sign: SignName;
  /** 1 is Aries. */
  sign_number: number;
  /** Planet that rules the sign. */
  sign_lord: SignLord;
  /** Degrees within the sign of this chart; null where the parts are unequal. */
  degree: number | null;
  /** Which part of the natal sign, 1 is the first. */
  part: number;
  /** Sidereal longitude in the birth chart, degrees. */
  natal_longitude: number;
  /** Counted from the ascendant of this chart. */
  house: number;
  /** Whether it stands in the same sign as in the birth chart. */
  is_vargottama: boolean;
  /** Whether it moves backwards through the zodiac. */
  is_retrograde: boolean;
  /** Ruler of the half degree in D60; null in the other charts. */
  deity: string | null;
}

export interface DivisionalD2Input {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Rule by which parts become signs. parashara when left out. */
    method?: "parashara" | "parivritti_dwaya" | "uma_shambhu" | "raman" | "somanatha";
  };
}

export interface DivisionalD3Input {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Rule by which parts become signs. parashara when left out. */
    method?: "parashara" | "parivritti_traya" | "somanatha" | "jagannatha";
  };
}

export interface DivisionalD4Input {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Rule by which parts become signs. parashara when left out. */
    method?: "parashara" | "cyclic";
  };
}

export interface DivisionalD5Input {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Rule by which parts become signs. odd_even_sign_table when left out. */
    method?: "odd_even_sign_table" | "cyclic";
  };
}

export interface DivisionalD7Input {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Rule by which parts become signs. parashara when left out. */
    method?: "parashara" | "even_backward";
  };
}

export interface DivisionalD9Input {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Rule by which parts become signs. parashara when left out. */
    method?: "parashara" | "kalachakra" | "krishna_mishra";
  };
}

export interface DivisionalD11Input {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Rule by which parts become signs. sanjay_rath_rudramsa when left out. */
    method?: "sanjay_rath_rudramsa";
  };
}

export interface DivisionalD11RamanInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Rule by which parts become signs. bv_raman_ekadasamsa when left out. */
    method?: "bv_raman_ekadasamsa";
  };
}

export interface DivisionalD24Input {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Rule by which parts become signs. parashara when left out. */
    method?: "parashara" | "reverse" | "leo";
  };
}

export interface DivisionalD60Input {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Rule by which parts become signs. parashara when left out. */
    method?: "parashara" | "from_aries";
  };
}

export interface DivisionalShodashvargaAnswer {
  /** The sixteen charts. */
  vargas: {
    /** Which divisional chart it is. */
    varga: Varga;
    /** The point that rises in the east. */
    ascendant: DivisionalAscendant;
    /** Planets and points, in their usual order. */
    planets: DivisionalPlacement[];
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PanchangRequest {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Which moment is sunrise: upper limb with refraction as civil almanacs print it, or the centre of the disc without refraction as the Vedic texts have it. upper_limb_refraction when left out. */
    sunrise_definition?: "upper_limb_refraction" | "centre_no_refraction" | "centre_refraction";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
  };
}

/** The day that runs from sunrise to sunrise and holds the instant asked about. */
export interface PanchangDay {
  /** Civil date on which the day began. */
  date: string;
  /** Weekday of the day. */
  weekday: string;
  /** Counted from sunrise, or by the civil calendar where there is none. */
  basis: "sunrise" | "civil";
  /** Sunrise; null where there is none. */
  sunrise: string | null;
  /** Sunset; null where there is none. */
  sunset: string | null;
  /** The sunrise after it; null where there is none. */
  next_sunrise: string | null;
}

/** The weekday, which begins with sunrise. */
export interface Vara {
  /** 1 is Sunday. */
  number: number;
  /** Its name. */
  name: string;
  /** Sanskrit name. */
  sanskrit: string;
  /** Planet that rules it. */
  lord: SignLord;
  /** Counted from sunrise, or by the civil calendar where there is none. */
  basis: "sunrise" | "civil";
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
}

/** A lunar day: the Moon gains 12° on the Sun. */
export interface Tithi {
  /** 1 to 15 of the waxing half, 16 to 30 of the waning. */
  number: number;
  /** Its name. */
  name: string;
  /** Waxing or waning half of the lunar month. */
  paksha: "Shukla" | "Krishna";
  /** Day of its half of the month, 1 to 15. */
  day_of_paksha: number;
  /** Group that it belongs to. */
  group: "Nanda" | "Bhadra" | "Jaya" | "Rikta" | "Purna";
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
}

/** The star (lunar mansion) that the Moon is in. */
export interface NakshatraSpan {
  /** Its number, 1 is the first. */
  number: number;
  /** Its name. */
  name: NakshatraName;
  /** Planet that rules it. */
  lord: GrahaName;
  /** Deity that presides over it. */
  deity: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
}

/** One of 27 parts of the sum of the Sun’s and the Moon’s longitude. */
export interface NityaYoga {
  /** Its number, 1 is the first. */
  number: number;
  /** Its name. */
  name: string;
  quality: Quality;
  /** Which part is to be avoided, where it is not the whole; null where it is. */
  avoid: string | null;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
}

/** Half a tithi. */
export interface Karana {
  /** Half tithi of the lunar month, 1 begins at the new moon. */
  number: number;
  /** Its name. */
  name: string;
  /** Kind of it. */
  kind: "movable" | "fixed";
  quality: Quality;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
}

/** What the calendars of India call the panchang day. */
export interface HinduCalendar {
  lunar_month: LunarMonth;
  /** Waxing or waning half of the lunar month, at sunrise. */
  paksha: "Shukla" | "Krishna";
  /** The tithi at sunrise, which names the day. */
  tithi_number: number;
  /** Years of the lunar eras. */
  eras: {
    /** Changes with Chaitra. */
    shaka: EraYear;
    /** Of the north: changes with Chaitra. */
    vikram: EraYear;
    /** Vikram year of Gujarat: changes with Kartika. */
    gujarati: EraYear;
    /** Elapsed years of the Kali age. */
    kali_year: number;
  };
  /** One for each region. */
  solar_dates: SolarDate[];
  national: IndianNationalDate;
  /** Days since the Kali age began. */
  ahargana: number;
  /** Half of the year: the Sun goes north or south. */
  ayana: "Uttarayana" | "Dakshinayana";
  /** Season by the sidereal Sun. */
  ritu: string;
}

/** The lunar month of the tithi that rules at sunrise. */
export interface LunarMonth {
  /** 1 is Chaitra. */
  number: number;
  /** Amanta: the month runs from new moon to new moon. A leap month is called Adhika. */
  name: string;
  /** 1 is Chaitra. */
  purnimanta_number: number;
  /** As in the north, where the month ends with the full moon. */
  purnimanta_name: string;
  /** Adhika: the Sun enters no sign in it. Kshaya: he enters two, and the second name is lost. */
  kind: "normal" | "adhika" | "kshaya";
  /** The name that a kshaya month takes with it; else null. */
  lost_name: string | null;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
}

/** A year of an era. */
export interface EraYear {
  /** Elapsed years of the era. */
  year: number;
  /** Name of the year in the cycle of sixty. */
  samvatsara: string;
}

/** The same day in a solar calendar. */
export interface SolarDate {
  /** Region whose rule decides on which date a month begins. */
  calendar: "tamil" | "malayalam" | "odia" | "bengali" | "assamese";
  /** Era that the year belongs to. */
  era: string;
  /** Year of that era. */
  year: number;
  /** Counted from the month in which the year of this calendar begins. */
  month_number: number;
  /** Name of the month in the region. */
  month: string;
  /** Day of the month. */
  day: number;
  /** Civil date of the first day of the month. */
  first_date: string;
  /** When the Sun entered the sign of the month. */
  sankranti: string;
}

/** The civil calendar of India, which needs no sky. */
export interface IndianNationalDate {
  /** Saka year. */
  year: number;
  /** 1 is Chaitra. */
  month_number: number;
  /** Name of the month. */
  month: string;
  /** Day of the month. */
  day: number;
}

export interface PanchangFullAnswer {
  panchang_day: PanchangDay;
  vara: Vara;
  /** Lunar day. */
  tithi: Tithi;
  /** Lunar mansion (star) of the Moon, or that it falls in. */
  nakshatra: NakshatraSpan;
  /** Nitya yoga, from the longitudes of Sun and Moon. */
  yoga: NityaYoga;
  /** Half a lunar day. */
  karana: Karana;
  /** Sunrise; null where there is none. */
  sunrise: string | null;
  /** Sunset; null where there is none. */
  sunset: string | null;
  /** Rise of the centre of the disc without refraction, as the Vedic texts have it. */
  vedic_sunrise: string | null;
  /** Set of the centre of the disc without refraction. */
  vedic_sunset: string | null;
  /** Within the panchang day; one day in a month has none. */
  moonrise: string | null;
  /** Within the panchang day; one day in a month has none. */
  moonset: string | null;
  /** Where the panchang day has no moonrise: the next one; else null. */
  next_moonrise: string | null;
  /** Where the panchang day has no moonset: the next one; else null. */
  next_moonset: string | null;
  /** Every limb that touches the day from sunrise to sunrise. */
  day_list: {
    /** Lunar day. */
    tithi: Tithi[];
    /** Lunar mansion (star) of the Moon, or that it falls in. */
    nakshatra: NakshatraSpan[];
    /** Nitya yoga, from the longitudes of Sun and Moon. */
    yoga: NityaYoga[];
    /** Half a lunar day. */
    karana: Karana[];
  };
  calendar: HinduCalendar;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PanchangTithiAnswer {
  /** Lunar day. */
  tithi: {
    /** 1 to 15 of the waxing half, 16 to 30 of the waning. */
    number: number;
    /** Its name. */
    name: string;
    /** Waxing or waning half of the lunar month. */
    paksha: "Shukla" | "Krishna";
    /** Day of its half of the month, 1 to 15. */
    day_of_paksha: number;
    /** Group that it belongs to. */
    group: "Nanda" | "Bhadra" | "Jaya" | "Rikta" | "Purna";
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    start: string;
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    end: string;
    /** Whether no sunrise falls into it, so that the calendar skips it. */
    is_kshaya: boolean;
    /** Whether two sunrises fall into it, so that the calendar repeats it. */
    is_vriddhi: boolean;
  };
  next: Tithi;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PanchangNakshatraAnswer {
  /** Lunar mansion (star) of the Moon, or that it falls in. */
  nakshatra: NakshatraSpan;
  next: NakshatraSpan;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PanchangYogaAnswer {
  /** Nitya yoga, from the longitudes of Sun and Moon. */
  yoga: NityaYoga;
  next: NityaYoga;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PanchangKaranaAnswer {
  /** Half a lunar day. */
  karana: Karana;
  next: Karana;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PanchangVaraAnswer {
  vara: Vara;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PanchangSunTimesAnswer {
  /** Civil date. */
  date: string;
  /** Sunrise; null where there is none. */
  sunrise: string | null;
  /** Sunset; null where there is none. */
  sunset: string | null;
  /** Rise of the centre of the disc without refraction, as the Vedic texts have it. */
  vedic_sunrise: string | null;
  /** Set of the centre of the disc without refraction. */
  vedic_sunset: string | null;
  /** Where there is no sunrise on the date: the next one; else null. */
  next_sunrise: string | null;
  /** Where there is no sunset on the date: the next one; else null. */
  next_sunset: string | null;
  /** Why there is no sunrise or sunset; null where both are on the date or the missing one follows the next day. */
  reason: "midnight_sun" | "polar_night" | null;
  /** From sunrise to sunset; null where one is missing. */
  day_length_seconds: number | null;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PanchangMoonTimesAnswer {
  /** Civil date. */
  date: string;
  /** Moonrise; null on a day without one. */
  moonrise: string | null;
  /** Moonset; null on a day without one. */
  moonset: string | null;
  /** Where there is no moonrise on the date: the next one; else null. */
  next_moonrise: string | null;
  /** Where there is no moonset on the date: the next one; else null. */
  next_moonset: string | null;
  /** Where the Moon is for the whole date near the poles; null where she rises or sets. */
  reason: "above_horizon" | "below_horizon" | null;
  /** How the answer was made. */
  metadata: Metadata;
}

/** From start until end, half-open. */
export interface TimeWindow {
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
}

export interface PanchangInauspiciousPeriodsAnswer {
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */
  reason: "no_sunrise" | "no_sunset" | null;
  /** The eighth of the day that belongs to Rahu. */
  rahu_kaal: TimeWindow | null;
  /** The eighth of the day that belongs to Gulika. */
  gulika_kaal: TimeWindow | null;
  /** The eighth of the day that belongs to Yama. */
  yamaganda: TimeWindow | null;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface Choghadiya {
  /** Its name. */
  name: string;
  /** Planet that rules it. */
  lord: SignLord;
  quality: Quality;
  /** To be avoided whatever the quality; null for most. */
  vela: "Kaal Vela" | "Vaar Vela" | "Kaal Ratri" | null;
  /** Within its day or night. */
  number: number;
  /** Whether it lies between sunrise and sunset. */
  is_day: boolean;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
}

export interface PanchangChoghadiyaAnswer {
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */
  reason: "no_sunrise" | "no_sunset" | null;
  /** The parts of day and night, in order. */
  choghadiya: Choghadiya[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface Hora {
  /** Planet that rules it. */
  lord: SignLord;
  quality: Quality;
  /** Within its day or night. */
  number: number;
  /** Whether it lies between sunrise and sunset. */
  is_day: boolean;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
}

export interface PanchangHoraAnswer {
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */
  reason: "no_sunrise" | "no_sunset" | null;
  /** The planetary hours, in order. */
  hora: Hora[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PanchangAbhijitMuhuratAnswer {
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */
  reason: "no_sunrise" | "no_sunset" | null;
  /** The middle muhurta of the day; null where there is none. */
  abhijit_muhurat: {
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    start: string;
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    end: string;
    /** Whether it is a Wednesday, which some texts except. */
    avoid_on_wednesday: boolean;
  } | null;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PanchangBrahmaMuhurtaAnswer {
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */
  reason: "no_sunrise" | "no_sunset" | null;
  /** The window before sunrise; null where there is none. */
  brahma_muhurta: TimeWindow | null;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PanchangAmritKaalAnswer {
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */
  reason: "no_sunrise" | "no_sunset" | null;
  /** The Amrit windows, in order. */
  amrit_kaal: {
    /** Whether it lies between sunrise and sunset. */
    is_day: boolean;
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    start: string;
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    end: string;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PanchangGoodBadTimesAnswer {
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */
  reason: "no_sunrise" | "no_sunset" | null;
  /** Windows of the day, by start. */
  periods: {
    /** Its name. */
    name: string;
    quality: Quality;
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    start: string;
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    end: string;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PanchangChandraBalaAnswer {
  /** Sign of the Moon. */
  moon_sign: SignName;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
  /** One row for each birth sign. */
  chandra_bala: {
    /** Sign of the Moon at birth. */
    birth_sign: SignName;
    /** The same as a number, 1 is Aries. */
    birth_sign_number: number;
    /** Of the Moon now, counted from the birth sign. */
    house: number;
    quality: Quality;
    /** Whether the Moon is in the eighth sign from it. */
    is_chandrashtama: boolean;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PanchangTaraBalaAnswer {
  /** Lunar mansion (star) of the Moon, or that it falls in. */
  nakshatra: NakshatraName;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
  /** One row for each birth star. */
  tara_bala: {
    /** Star of the Moon at birth. */
    birth_nakshatra: NakshatraName;
    /** The same as a number, 1 is Ashwini. */
    birth_nakshatra_number: number;
    /** Which of the nine taras. */
    tara: string;
    /** The same as a number, 1 is Janma. */
    tara_number: number;
    /** Which round of nine, 1 to 3. */
    round: number;
    quality: Quality;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PanchangDishaShoolAnswer {
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */
  reason: "no_sunrise" | "no_sunset" | null;
  /** The direction to avoid, and its remedy. */
  disha_shool: {
    /** Direction to avoid. */
    direction: "East" | "North" | "South" | "West";
    /** What is eaten by those who must travel. */
    remedy: string;
    /** Twelve ghatis from sunrise; null where there is none. */
    strongest: TimeWindow | null;
  };
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PanchangRituInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Which moment is sunrise: upper limb with refraction as civil almanacs print it, or the centre of the disc without refraction as the Vedic texts have it. upper_limb_refraction when left out. */
    sunrise_definition?: "upper_limb_refraction" | "centre_no_refraction" | "centre_refraction";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Whether spring begins with the Sun in Meena (Surya Siddhanta) or in Mesha (Tamil reckoning). meena_start when left out. */
    method?: "meena_start" | "mesha_start";
  };
}

export interface PanchangRituAnswer {
  /** Season by the sidereal Sun. */
  ritu: {
    /** Its name. */
    name: string;
    /** English name. */
    english: string;
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    start: string;
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    end: string;
  };
  /** Season by the tropical Sun. */
  drik_ritu: {
    /** Its name. */
    name: string;
    /** English name. */
    english: string;
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    start: string;
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    end: string;
  };
  /** Half of the year: the Sun goes north or south. */
  ayana: "Uttarayana" | "Dakshinayana";
  /** Sign of the Sun. */
  sun_sign: SignName;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PanchangCalendarDayAnswer {
  panchang_day: PanchangDay;
  calendar: HinduCalendar;
  /** How the answer was made. */
  metadata: Metadata;
}

/** One square of a printed month. */
export interface CalendarMonthDay {
  /** Civil date on which the day began. */
  date: string;
  /** Weekday of the day. */
  weekday: string;
  /** Counted from sunrise, or by the civil calendar where there is none. */
  basis: "sunrise" | "civil";
  /** Sunrise; null where there is none. */
  sunrise: string | null;
  /** Sunset; null where there is none. */
  sunset: string | null;
  /** The sunrise after it; null where there is none. */
  next_sunrise: string | null;
  /** On the civil date; one day in a month has none. */
  moonrise: string | null;
  /** On the civil date; one day in a month has none. */
  moonset: string | null;
  /** The lunar month of the tithi at sunrise. */
  lunar_month: {
    /** 1 is Chaitra. */
    number: number;
    /** Amanta: the month runs from new moon to new moon. A leap month is called Adhika. */
    name: string;
    /** 1 is Chaitra. */
    purnimanta_number: number;
    /** As in the north, where the month ends with the full moon. */
    purnimanta_name: string;
    /** Adhika: the Sun enters no sign in it. Kshaya: he enters two, and the second name is lost. */
    kind: "normal" | "adhika" | "kshaya";
    /** The name that a kshaya month takes with it; else null. */
    lost_name: string | null;
  };
  /** The tithi at sunrise, which names the day. */
  tithi: Tithi;
  /** Whether two sunrises fall into it, so that the calendar repeats it. */
  is_vriddhi: boolean;
  /** A tithi that begins and ends in this day and so names none; null on most days. */
  kshaya_tithi: {
    /** Its number, 1 is the first. */
    number: number;
    /** Its name. */
    name: string;
  } | null;
  /** The star of the Moon at sunrise. */
  nakshatra: NakshatraSpan;
  /** The sign that the Sun enters on this date; null on most days. */
  sankranti: {
    /** Sign of the zodiac. */
    sign: string;
    /** When the Sun enters the sign. */
    at: string;
  } | null;
}

export interface PanchangCalendarMonthAnswer {
  /** Gregorian year. */
  year: number;
  /** Gregorian month, 1 is January. */
  month: number;
  /** In order, from the first of the month. */
  days: CalendarMonthDay[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface DashaVimshottariInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out. */
    year_length?: 365.25 | 365.2425 | 365.256364 | 360 | "true_sidereal_sun";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
  };
  /** How many levels of periods to list, from the great ones down. 2 when left out. */
  depth?: number;
  /** The day asked about, from 00:00 local time; today when left out. */
  target_date?: string;
}

/** The star of the Moon at birth, which fixes the first period. */
export interface BirthNakshatra {
  /** Its name. */
  name: NakshatraName;
  /** 1 is Ashwini. */
  number: number;
  /** Planet that rules it. */
  lord: GrahaName;
  /** Quarter of the nakshatra. */
  pada: number;
  /** Sidereal longitude of the Moon at birth, degrees. */
  moon_longitude: number;
}

/** What is left of the first period at birth. */
export interface DashaBalance {
  /** Planet that rules it. */
  lord: GrahaName;
  /** Name of the period, where the system has one beside the planet; else null. */
  name: string | null;
  /** Years of the first period still to run at birth. */
  years_remaining: number;
  /** The same as an ISO 8601 duration: twelve months of thirty days a year. */
  duration: string;
  /** The same in a sentence. */
  description: string;
}

/** A great period, with the periods within it. */
export interface Mahadasha {
  /** Planet that rules it. */
  lord: GrahaName;
  /** Name of the period, where the system has one beside the planet; else null. */
  name: string | null;
  /** Local date on which it begins. */
  start: string;
  /** Local date on which it ends and the next begins. */
  end: string;
  /** ISO 8601 with the offset that the time zone has then. */
  start_at: string;
  /** ISO 8601 with the offset that the time zone has then. */
  end_at: string;
  /** The periods within it; null below the depth that was asked for. */
  antardashas: {
    /** Planet that rules it. */
    lord: GrahaName;
    /** Name of the period, where the system has one beside the planet; else null. */
    name: string | null;
    /** Local date on which it begins. */
    start: string;
    /** Local date on which it ends and the next begins. */
    end: string;
    /** ISO 8601 with the offset that the time zone has then. */
    start_at: string;
    /** ISO 8601 with the offset that the time zone has then. */
    end_at: string;
    /** The periods within it; null below the depth that was asked for. */
    pratyantardashas: {
      /** Planet that rules it. */
      lord: GrahaName;
      /** Name of the period, where the system has one beside the planet; else null. */
      name: string | null;
      /** Local date on which it begins. */
      start: string;
      /** Local date on which it ends and the next begins. */
      end: string;
      /** ISO 8601 with the offset that the time zone has then. */
      start_at: string;
      /** ISO 8601 with the offset that the time zone has then. */
      end_at: string;
      /** The periods within it; null below the depth that was asked for. */
      sookshmas: {
        /** Planet that rules it. */
        lord: GrahaName;
        /** Name of the period, where the system has one beside the planet; else null. */
        name: string | null;
        /** Local date on which it begins. */
        start: string;
        /** Local date on which it ends and the next begins. */
        end: string;
        /** ISO 8601 with the offset that the time zone has then. */
        start_at: string;
        /** ISO 8601 with the offset that the time zone has then. */
        end_at: string;
        /** The periods within it; null below the depth that was asked for. */
        pranas: {
          /** Planet that rules it. */
          lord: GrahaName;
          /** Name of the period, where the system has one beside the planet; else null. */
          name: string | null;
          /** Local date on which it begins. */
          start: string;
          /** Local date on which it ends and the next begins. */
          end: string;
          /** ISO 8601 with the offset that the time zone has then. */
          start_at: string;
          /** ISO 8601 with the offset that the time zone has then. */
          end_at: string;
        }[] | null;
      }[] | null;
    }[] | null;
  }[] | null;
}

export interface DashaVimshottariAnswer {
  /** Star of the Moon at birth. */
  birth_nakshatra: BirthNakshatra;
  balance_at_birth: DashaBalance;
  /** The great periods, in order. */
  mahadashas: Mahadasha[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface DashaCurrentInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out. */
    year_length?: 365.25 | 365.2425 | 365.256364 | 360 | "true_sidereal_sun";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
  };
  /** The day asked about, from 00:00 local time; today when left out. */
  target_date?: string;
}

/** A period that rules at the asked moment. */
export interface RulingPeriod {
  /** Planet that rules it. */
  lord: GrahaName;
  /** Name of the period, where the system has one beside the planet; else null. */
  name: string | null;
  /** Local date on which it begins. */
  start: string;
  /** Local date on which it ends and the next begins. */
  end: string;
  /** ISO 8601 with the offset that the time zone has then. */
  start_at: string;
  /** ISO 8601 with the offset that the time zone has then. */
  end_at: string;
  /** How long it lasts, in days. */
  duration_days: number;
}

export interface DashaCurrentAnswer {
  /** Star of the Moon at birth. */
  birth_nakshatra: BirthNakshatra;
  /** The day asked about. */
  target_date: string;
  /** Whether the day lies outside the cycle. */
  out_of_cycle: boolean;
  /** Great period that rules; null outside the cycle. */
  mahadasha: RulingPeriod | null;
  /** Second level. */
  antardasha: RulingPeriod | null;
  /** Third level. */
  pratyantardasha: RulingPeriod | null;
  /** Fourth level; null outside the cycle. */
  sookshma: RulingPeriod | null;
  /** Fifth level; null outside the cycle. */
  prana: RulingPeriod | null;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface DashaYoginiInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out. */
    year_length?: 365.25 | 365.2425 | 365.256364 | 360 | "true_sidereal_sun";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
  };
  /** How many levels of periods to list, from the great ones down. 2 when left out. */
  depth?: number;
}

export interface DashaYoginiAnswer {
  /** Star of the Moon at birth. */
  birth_nakshatra: BirthNakshatra;
  balance_at_birth: DashaBalance;
  /** The great periods, in order. */
  mahadashas: Mahadasha[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface DashaAshtottariInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out. */
    year_length?: 365.25 | 365.2425 | 365.256364 | 360 | "true_sidereal_sun";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Whether Abhijit counts as a fourth star of Saturn’s group; it changes the balance of a Moon there. twenty_seven_stars when left out. */
    method?: "twenty_seven_stars" | "with_abhijit";
  };
  /** How many levels of periods to list, from the great ones down. 2 when left out. */
  depth?: number;
}

export interface DashaAshtottariAnswer {
  /** Star of the Moon at birth. */
  birth_nakshatra: BirthNakshatra;
  balance_at_birth: DashaBalance;
  /** The great periods, in order. */
  mahadashas: Mahadasha[];
  /** Whether tradition uses this dasha for the birth. */
  applicability: {
    /** Whether either condition holds. */
    applicable: boolean;
    /** Whether the condition on Rahu holds. */
    by_rahu: boolean;
    /** Whether the condition on day and waxing Moon holds. */
    by_paksha: boolean;
    /** Whether the centre of the Sun stood above the horizon. */
    is_day_birth: boolean;
    /** Whether the birth was in the waxing half of the month. */
    is_waxing_moon: boolean;
  };
  /** How the answer was made. */
  metadata: Metadata;
}

/** Date, local clock time, place and time zone of one birth. */
export interface BirthDetails {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
}

export interface StandardCompatibilityRequest {
  bride: BirthDetails;
  groom: BirthDetails;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
  };
}

export interface MatchmakingAshtakootInput {
  bride: BirthDetails;
  groom: BirthDetails;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Whose points for who sways whom. standard when left out. */
    vashya_table?: "standard" | "saravali" | "astroyogi";
    /** Whether Sagittarius and Capricorn change their class at 15°. true when left out. */
    vashya_split?: true | false;
    /** Whose friendship of the animals. raman when left out. */
    yoni_table?: "raman" | "saral";
    /** Whose points for tempers; they differ for a deva groom and a rakshasa bride. standard when left out. */
    gana_table?: "standard" | "saral_asht_koot";
    /** Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out. */
    house_set?: "north" | "south" | "without_second";
  };
}

/** What tradition accepts in spite of a low koota. No score is changed. */
export interface KootaException {
  /** Which test. */
  koota: "varna" | "vashya" | "tara" | "yoni" | "graha_maitri" | "gana" | "bhakoot" | "nadi";
  /** Its name. */
  name: string;
  /** Whether it holds here. */
  applies: boolean;
  /** The same in a sentence. */
  description: string;
}

/** Where the Moon stood at a birth: all that matching reads of it. */
export interface MatchedMoon {
  /** Ecliptic longitude, degrees from 0° Aries. */
  longitude: number;
  /** Degrees within the sign. */
  degree: number;
  /** Sign of the zodiac. */
  sign: SignName;
  /** 1 is Aries. */
  sign_number: number;
  /** Planet that rules the sign. */
  sign_lord: SignLord;
  /** Lunar mansion (star) of the Moon, or that it falls in. */
  nakshatra: NakshatraName;
  /** 1 is Ashwini. */
  nakshatra_number: number;
  /** Planet that rules the nakshatra. */
  nakshatra_lord: GrahaName;
  /** Quarter of the nakshatra. */
  pada: number;
  /** Degrees subtracted from tropical longitudes. */
  ayanamsa_value: number;
}

/** Manglik dosha in both charts; it is no part of the score. */
export interface ManglikOfCouple {
  /** Of the bride. */
  bride: {
    /** Whether Mars makes the dosha from the ascendant. */
    is_manglik: boolean;
    /** None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3. */
    severity: "none" | "mild" | "moderate" | "severe";
    /** House of Mars from the ascendant. */
    mars_house: number;
  };
  /** Of the groom. */
  groom: {
    /** Whether Mars makes the dosha from the ascendant. */
    is_manglik: boolean;
    /** None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3. */
    severity: "none" | "mild" | "moderate" | "severe";
    /** House of Mars from the ascendant. */
    mars_house: number;
  };
  /** Whether the doshas of the two go together. */
  is_compatible: boolean;
  /** The same in a sentence. */
  description: string;
}

export interface MatchmakingAshtakootAnswer {
  /** Points of all tests together. */
  total_score: number;
  /** Points that there can be. */
  max_score: 36;
  /** The eight tests. */
  kootas: {
    /** Classes of the Moon signs. */
    varna: {
      /** Points that it gives. */
      score: number;
      /** Points that it can give. */
      max: 1;
      /** What of hers is compared. */
      bride: string;
      /** What of his is compared. */
      groom: string;
      /** Why. */
      description: string;
    };
    /** Who sways whom. */
    vashya: {
      /** Points that it gives. */
      score: number;
      /** Points that it can give. */
      max: 2;
      /** What of hers is compared. */
      bride: string;
      /** What of his is compared. */
      groom: string;
      /** Why. */
      description: string;
    };
    /** Which of the nine taras. */
    tara: {
      /** Points that it gives. */
      score: number;
      /** Points that it can give. */
      max: 3;
      /** What of hers is compared. */
      bride: string;
      /** What of his is compared. */
      groom: string;
      /** Why. */
      description: string;
    };
    /** Animals of the stars. */
    yoni: {
      /** Points that it gives. */
      score: number;
      /** Points that it can give. */
      max: 4;
      /** What of hers is compared. */
      bride: string;
      /** What of his is compared. */
      groom: string;
      /** Why. */
      description: string;
    };
    /** Friendship of the lords of the Moon signs. */
    graha_maitri: {
      /** Points that it gives. */
      score: number;
      /** Points that it can give. */
      max: 5;
      /** What of hers is compared. */
      bride: string;
      /** What of his is compared. */
      groom: string;
      /** Why. */
      description: string;
    };
    /** Tempers of the stars. */
    gana: {
      /** Points that it gives. */
      score: number;
      /** Points that it can give. */
      max: 6;
      /** What of hers is compared. */
      bride: string;
      /** What of his is compared. */
      groom: string;
      /** Why. */
      description: string;
    };
    /** Distance of the Moon signs. */
    bhakoot: {
      /** Points that it gives. */
      score: number;
      /** Points that it can give. */
      max: 7;
      /** What of hers is compared. */
      bride: string;
      /** What of his is compared. */
      groom: string;
      /** Why. */
      description: string;
    };
    /** Humours of the stars. */
    nadi: {
      /** Points that it gives. */
      score: number;
      /** Points that it can give. */
      max: 8;
      /** What of hers is compared. */
      bride: string;
      /** What of his is compared. */
      groom: string;
      /** Why. */
      description: string;
    };
  };
  /** What tradition accepts in spite of a low score. */
  exceptions: KootaException[];
  /** The outcome in a sentence; the threshold is yours. */
  recommendation: string;
  /** Of the bride. */
  bride: MatchedMoon;
  /** Of the groom. */
  groom: MatchedMoon;
  manglik: ManglikOfCouple;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PoruthamRequest {
  bride: BirthDetails;
  groom: BirthDetails;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Whose rules: the Tamil almanacs’ or those of Kerala. tamil when left out. */
    method?: "tamil" | "kerala";
    /** Whether two stars on one part of the rope that go opposite ways get half a point (Tamil rule). true when left out. */
    rajju_direction?: true | false;
    /** Which friendship of planets the lords of the signs are judged by. yavana when left out. */
    friendship?: "yavana" | "parashara";
    /** How far the groom’s star must be from the bride’s: half a point over 7 and one over 13, or as named. graded when left out. */
    stree_deergha?: "graded" | "over_7" | "over_9" | "over_15";
  };
}

/** One of the ten agreements. */
export interface Porutham {
  /** Points that it gives. */
  points: 0 | 0.5 | 1;
  /** Points that it can give. */
  max: 1;
  /** What of hers is compared. */
  bride: string;
  /** What of his is compared. */
  groom: string;
  /** Why. */
  description: string;
}

export interface MatchmakingPoruthamAnswer {
  /** Points of all together. */
  total_points: number;
  /** Points that there can be. */
  max_points: 10;
  /** By points and vetoes: a match that is vetoed is adhama. */
  verdict: "uthama" | "madhyama" | "adhama";
  /** By the points alone. */
  score_verdict: "uthama" | "madhyama" | "adhama";
  /** Whether rajju or vedha refuses the match. */
  is_vetoed: boolean;
  /** Rajju or vedha, where they give nothing. */
  vetoes: ("dina" | "gana" | "mahendra" | "stree_deergha" | "yoni" | "vedha" | "rajju" | "rasi" | "rasyadhipati" | "vashya")[];
  /** The ten agreements. */
  poruthams: {
    /** Distance of the stars. */
    dina: Porutham;
    /** Tempers of the stars. */
    gana: Porutham;
    /** Distance of the stars, for children. */
    mahendra: Porutham;
    /** How far his star is from hers. */
    stree_deergha: Porutham;
    /** Animals of the stars. */
    yoni: Porutham;
    /** Whether the stars pierce each other. */
    vedha: Porutham;
    /** Parts of the body that the stars belong to. */
    rajju: Porutham;
    /** Distance of the Moon signs, or the sign itself. */
    rasi: Porutham;
    /** Friendship of the lords of the signs. */
    rasyadhipati: Porutham;
    /** Who sways whom. */
    vashya: Porutham;
  };
  /** The outcome in a sentence; the threshold is yours. */
  recommendation: string;
  /** Of the bride. */
  bride: MatchedMoon;
  /** Of the groom. */
  groom: MatchedMoon;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface DoshaKaalSarpAnswer {
  /** All seven on one side, in either direction. */
  has_dosha: boolean;
  /** All but one on one side. */
  is_partial: boolean;
  /** Kind of the dosha; null without it. */
  name: "Anant" | "Kulik" | "Vasuki" | "Shankhpal" | "Padma" | "Mahapadma" | "Takshak" | "Karkotak" | "Shankhachud" | "Ghatak" | "Vishdhar" | "Sheshnag" | null;
  /** Null without the dosha. */
  direction: "rahu_to_ketu" | "ketu_to_rahu" | null;
  /** House of Rahu, which names the kind. */
  rahu_house: number;
  /** Forward from Rahu to Ketu. */
  planets_from_rahu: SignLord[];
  /** Forward from Ketu to Rahu. */
  planets_from_ketu: SignLord[];
  /** At the degree of a node. */
  planets_on_axis: SignLord[];
  rahu: Placement;
  ketu: Placement;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface DoshaGandmoolAnswer {
  /** The Moon is in one of the six stars. */
  has_dosha: boolean;
  /** With the star and its quarter. */
  moon: Placement;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface ManglikRequest {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out. */
    house_set?: "north" | "south" | "without_second";
  };
}

/** Where Mars stands from the ascendant, the Moon or Venus. */
export interface MarsEvidence {
  /** Sign of the reference. */
  sign: SignName;
  /** From where Mars is counted. */
  reference: "Ascendant" | "Moon" | "Venus";
  /** House of Mars, counted from the reference. */
  mars_house: number;
  /** Whether Mars makes the dosha from there. */
  is_dosha: boolean;
  /** High in the seventh and eighth; null without dosha. */
  weight: "high" | "low" | null;
}

/** One rule that is held to cancel the dosha, evaluated. */
export interface ManglikCancellation {
  /** Its name. */
  name: "mars_in_own_or_exalted_sign" | "mars_in_leo_or_aquarius" | "sign_exempt_in_house" | "jupiter_with_or_aspecting_mars" | "moon_with_mars" | "jupiter_or_venus_in_ascendant" | "jupiter_or_venus_in_seventh" | "ascendant_cancer_or_leo" | "saturn_with_or_aspecting_mars";
  /** Whether it holds here. */
  applies: boolean;
  /** Why. */
  reason: string;
}

export interface DoshaManglikAnswer {
  /** Whether Mars makes the dosha from the ascendant. */
  is_manglik: boolean;
  /** None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3. */
  severity: "none" | "mild" | "moderate" | "severe";
  /** Whether a rule is held to cancel the dosha. */
  is_cancelled: boolean;
  /** The same in a sentence. */
  description: string;
  /** Houses in which Mars makes the dosha, by the chosen school. */
  rule_houses: number[];
  /** From the ascendant, the Moon and Venus. */
  references: MarsEvidence[];
  /** Every rule, evaluated. */
  cancellations: ManglikCancellation[];
  mars: Placement;
  /** How the answer was made. */
  metadata: Metadata;
}

/** The star (lunar mansion) that a birth falls in. */
export interface Nakshatra {
  /** 0 is Ashwini. */
  id: number;
  /** Its name. */
  name: NakshatraName;
  /** Planet that rules it. */
  lord: Lord;
  /** Quarter of the nakshatra. */
  pada: number;
}

/** A planet as ruler. */
export interface Lord {
  /** 0 is the Sun … 6 Saturn, 101 Rahu, 102 Ketu. */
  id: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 101 | 102;
  /** Its name. */
  name: GrahaName;
  /** Sanskrit name. */
  vedic_name: "Surya" | "Chandra" | "Mangala" | "Budha" | "Guru" | "Shukra" | "Shani" | "Rahu" | "Ketu";
}

/** A sign of the sidereal zodiac. */
export interface Rasi {
  /** 0 is Mesha. */
  id: number;
  /** Its name. */
  name: "Mesha" | "Vrishabha" | "Mithuna" | "Karka" | "Simha" | "Kanya" | "Tula" | "Vrischika" | "Dhanu" | "Makara" | "Kumbha" | "Meena";
  /** Planet that rules it. */
  lord: Lord;
}

/** A sign of the tropical zodiac. */
export interface Zodiac {
  /** 0 is Aries. */
  id: number;
  /** Its name. */
  name: SignName;
}

/** What tradition ascribes to the star of the Moon. */
export interface NakshatraInfo {
  /** Deity that presides over it. */
  deity: string;
  /** Temper: divine, human or wild. */
  ganam: "Deva" | "Manushya" | "Rakshasa";
  /** Symbol of the star. */
  symbol: string;
  /** Yoni, the animal of the star. */
  animal_sign: string;
  /** Humour of the star. */
  nadi: "Vata" | "Pitta" | "Kapha";
  /** First sounds of a name, by quarters. */
  syllables: string;
  /** Gem of the ruler of the star. */
  birth_stone: string;
  /** Ruler of the star, by its Sanskrit name. */
  planet: string;
  /** Sworn enemy of the animal. */
  enemy_yoni: string;
}

export interface AstrologyBirthDetailsAnswer {
  /** Lunar mansion (star) of the Moon, or that it falls in. */
  nakshatra: Nakshatra;
  /** Sidereal sign of the Moon. */
  chandra_rasi: Rasi;
  /** Sidereal sign of the Sun. */
  soorya_rasi: Rasi;
  /** Tropical sign of the Sun, as newspapers print it. */
  zodiac: Zodiac;
  additional_info: NakshatraInfo;
  /** How the answer was made. */
  metadata: Metadata;
}

/** A star, and how long the Moon is in it. */
export interface NakshatraTiming {
  /** 0 is Ashwini. */
  id: number;
  /** Its name. */
  name: NakshatraName;
  /** Planet that rules it. */
  lord: Lord;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
}

/** A lunar day and how long it lasts. */
export interface TithiTiming {
  /** 0 to 14 of the waxing half, 15 to 29 of the waning. */
  id: number;
  /** Within its half of the month. */
  index: number;
  /** Its name. */
  name: string;
  /** Waxing or waning half of the lunar month. */
  paksha: "Shukla Paksha" | "Krishna Paksha";
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
}

/** Half a tithi and how long it lasts. */
export interface KaranaTiming {
  /** Half tithi of the lunar month. */
  index: number;
  /** Which of the eleven: 0 Bava … 6 Vishti, 7 Kimstughna … 10 Naga. */
  id: number;
  /** Its name. */
  name: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
}

/** A nitya yoga and how long it lasts. */
export interface YogaTiming {
  /** 0 is Vishkambha. */
  id: number;
  /** Its name. */
  name: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
}

/** What rules at the very moment asked about. */
export interface PanchangAtInstant {
  /** Weekday by sunrise. */
  vaara: string;
  /** Lunar mansion (star) of the Moon, or that it falls in. */
  nakshatra: NakshatraTiming;
  /** Lunar day. */
  tithi: TithiTiming;
  /** Half a lunar day. */
  karana: KaranaTiming;
  /** Nitya yoga, from the longitudes of Sun and Moon. */
  yoga: YogaTiming;
}

export interface AstrologyPanchangAnswer {
  panchang_day: PanchangDay;
  /** Weekday of that day. */
  vaara: string;
  /** Lunar mansion (star) of the Moon, or that it falls in. */
  nakshatra: NakshatraTiming[];
  /** Lunar day. */
  tithi: TithiTiming[];
  /** Half a lunar day. */
  karana: KaranaTiming[];
  /** Nitya yoga, from the longitudes of Sun and Moon. */
  yoga: YogaTiming[];
  /** Sunrise; null where there is none. */
  sunrise: string | null;
  /** Sunset; null where there is none. */
  sunset: string | null;
  /** Within the panchang day; one day in a month has none. */
  moonrise: string | null;
  /** Within the panchang day; one day in a month has none. */
  moonset: string | null;
  /** Where the panchang day has no moonrise: the next one; else null. */
  next_moonrise: string | null;
  /** Where the panchang day has no moonset: the next one; else null. */
  next_moonset: string | null;
  at_instant: PanchangAtInstant;
  /** How the answer was made. */
  metadata: Metadata;
}

/** A named window of the day, and when it is. */
export interface Muhurat {
  /** Its number in this list. */
  id: number;
  /** Its name. */
  name: string;
  /** Kind of it. */
  type: "Auspicious" | "Inauspicious";
  /** Empty where the Sun does not rise or set. */
  period: TimeWindow[];
  /** Whether it is Abhijit on a Wednesday, which some texts except; null for other windows. */
  avoid_on_wednesday: boolean | null;
}

export interface AstrologyPanchangAdvancedAnswer {
  panchang_day: PanchangDay;
  /** Weekday of that day. */
  vaara: string;
  /** Lunar mansion (star) of the Moon, or that it falls in. */
  nakshatra: NakshatraTiming[];
  /** Lunar day. */
  tithi: TithiTiming[];
  /** Half a lunar day. */
  karana: KaranaTiming[];
  /** Nitya yoga, from the longitudes of Sun and Moon. */
  yoga: YogaTiming[];
  /** Sunrise; null where there is none. */
  sunrise: string | null;
  /** Sunset; null where there is none. */
  sunset: string | null;
  /** Within the panchang day; one day in a month has none. */
  moonrise: string | null;
  /** Within the panchang day; one day in a month has none. */
  moonset: string | null;
  /** Where the panchang day has no moonrise: the next one; else null. */
  next_moonrise: string | null;
  /** Where the panchang day has no moonset: the next one; else null. */
  next_moonset: string | null;
  at_instant: PanchangAtInstant;
  /** Good windows of the day. */
  auspicious_period: Muhurat[];
  /** Windows of the day to avoid. */
  inauspicious_period: Muhurat[];
  calendar: HinduCalendar;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */
  reason: "no_sunrise" | "no_sunset" | null;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface AstrologyAuspiciousPeriodAnswer {
  panchang_day: PanchangDay;
  /** Windows of the day. */
  muhurat: Muhurat[];
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */
  reason: "no_sunrise" | "no_sunset" | null;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface AstrologyInauspiciousPeriodAnswer {
  panchang_day: PanchangDay;
  /** Windows of the day. */
  muhurat: Muhurat[];
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */
  reason: "no_sunrise" | "no_sunset" | null;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface AstrologyAnandadiYogaInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Which moment is sunrise: upper limb with refraction as civil almanacs print it, or the centre of the disc without refraction as the Vedic texts have it. upper_limb_refraction when left out. */
    sunrise_definition?: "upper_limb_refraction" | "centre_no_refraction" | "centre_refraction";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Whether the Moon enters Abhijit, 276°40′ to 280°53′20″, as a star of its own; else it is only counted. false when left out. */
    use_abhijit_span?: false | true;
  };
}

/** A yoga of weekday and star, while the Moon is in that star. */
export interface AnandadiYoga {
  /** 0 is Ananda. */
  id: number;
  /** Its name. */
  name: string;
  /** The effect, as almanacs name it. */
  type: string;
  /** Whether the effect is good. */
  description: "Good" | "Bad";
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
}

export interface AstrologyAnandadiYogaAnswer {
  panchang_day: PanchangDay;
  /** The yogas of the day, in order. */
  anandadi_yoga: AnandadiYoga[];
  /** How the answer was made. */
  metadata: Metadata;
}

/** An auspicious meeting of stars and weekday, and when it holds. */
export interface SpecialYoga {
  /** Its number in this list. */
  id: number;
  /** Its name. */
  name: string;
  /** Kind of it. */
  type: "Auspicious";
  /** The same in a sentence. */
  description: string;
  /** When it holds. */
  period: {
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    start: string;
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    end: string;
    /** What makes the yoga. */
    combination: {
      /** Kind of it. */
      type: "vaara" | "nakshatra" | "sun_nakshatra";
      /** Its name. */
      name: string;
    }[];
  }[];
}

export interface AstrologyAuspiciousYogaAnswer {
  panchang_day: PanchangDay;
  /** Nitya yoga, from the longitudes of Sun and Moon. */
  yoga: {
    /** 0 is Vishkambha. */
    id: number;
    /** Its name. */
    name: string;
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    start: string;
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    end: string;
    /** Whether it is held to be good. */
    is_auspicious: boolean;
    /** Which part is to be avoided, where it is not the whole; null where it is. */
    avoid: string | null;
  };
  /** Special yogas of the day; empty on many. */
  auspicious_yoga: SpecialYoga[];
  /** How the answer was made. */
  metadata: Metadata;
}

/** One of the eight parts of day or night. */
export interface GowriNallaNeram {
  /** Its number in this list. */
  id: number;
  /** Its name. */
  name: string;
  /** Kind of it. */
  type: "Good" | "Bad";
  /** Whether it lies between sunrise and sunset. */
  is_day: boolean;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
}

export interface AstrologyGowriNallaNeramAnswer {
  panchang_day: PanchangDay;
  /** Windows of the day. */
  muhurat: GowriNallaNeram[];
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */
  reason: "no_sunrise" | "no_sunset" | null;
  /** How the answer was made. */
  metadata: Metadata;
}

/** One of the twelve houses of a chart. */
export interface House {
  /** House, 1 to 12. */
  house: number;
  /** Sign of the zodiac. */
  sign: SignName;
  /** 1 is Aries. */
  sign_number: number;
  /** Planet that rules the sign. */
  sign_lord: SignLord;
  /** Names of the planets that stand in it. */
  planets: string[];
}

export interface AstrologyChartAnswer {
  /** The point that rises in the east. */
  ascendant: Ascendant;
  /** The twelve houses. */
  houses: House[];
  /** Planets and points, in their usual order. */
  planets: Placement[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface AstrologyKundliInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out. */
    house_set?: "north" | "south" | "without_second";
  };
  /** Read by Mahabhagya yoga alone, which is left out where it is not given. */
  gender?: "male" | "female";
}

/** A group of yogas. */
export interface KundliYogaDetails {
  /** Its name. */
  name: string;
  /** The same in a sentence. */
  description: string;
  /** The yogas of the group. */
  yoga_list: KundliYoga[];
}

/** One yoga, whether the chart has it and by what evidence. */
export interface KundliYoga {
  /** Its name. */
  name: string;
  /** Group that it belongs to. */
  group: "major" | "raja_dhana" | "chandra" | "surya" | "nabhasa" | "inauspicious";
  /** Whether the chart has it. */
  has_yoga: boolean;
  /** The rule. */
  description: string;
  /** Null where the condition is not met. */
  reason: YogaReason | null;
  /** Why it does not hold although its condition is met; else null. */
  cancelled_by: string | null;
}

/** The evidence for a yoga. */
export interface YogaReason {
  /** Who makes the yoga. */
  planets: GrahaName[];
  /** Their houses from the ascendant, in the same order. */
  houses: number[];
  /** What the rule was counted from, where it counts. */
  counted_from: string[];
  /** How it comes about, and what weakens it. */
  notes: string[];
}

export interface AstrologyKundliAnswer {
  /** Star and signs of the birth. */
  nakshatra_details: {
    /** Lunar mansion (star) of the Moon, or that it falls in. */
    nakshatra: Nakshatra;
    /** Sidereal sign of the Moon. */
    chandra_rasi: Rasi;
    /** Sidereal sign of the Sun. */
    soorya_rasi: Rasi;
    /** Tropical sign of the Sun, as newspapers print it. */
    zodiac: Zodiac;
    additional_info: NakshatraInfo;
  };
  /** Dosha of Mars. */
  mangal_dosha: {
    /** Whether Mars makes the dosha from the ascendant. */
    has_dosha: boolean;
    /** The same in a sentence. */
    description: string;
  };
  /** Yogas by group. */
  yoga_details: KundliYogaDetails[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface AstrologyKundliAdvancedInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out. */
    house_set?: "north" | "south" | "without_second";
    /** Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out. */
    year_length?: 365.25 | 365.2425 | 365.256364 | 360 | "true_sidereal_sun";
  };
  /** Read by Mahabhagya yoga alone, which is left out where it is not given. */
  gender?: "male" | "female";
}

/** A great period, with the periods within it. */
export interface DashaPeriod {
  /** 0 is the Sun … 6 Saturn, 101 Rahu, 102 Ketu. */
  id: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 101 | 102;
  /** Its name. */
  name: GrahaName;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
  /** The periods within it; null below the depth that was asked for. */
  antardasha: Antardasha[] | null;
}

export interface Antardasha {
  /** 0 is the Sun … 6 Saturn, 101 Rahu, 102 Ketu. */
  id: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 101 | 102;
  /** Its name. */
  name: GrahaName;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
  /** The periods within it; null below the depth that was asked for. */
  pratyantardasha: Pratyantardasha[] | null;
}

export interface Pratyantardasha {
  /** 0 is the Sun … 6 Saturn, 101 Rahu, 102 Ketu. */
  id: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 101 | 102;
  /** Its name. */
  name: GrahaName;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
}

/** What is left of the first period at birth. */
export interface BirthDashaBalance {
  /** Planet that rules it. */
  lord: Lord;
  /** Years of the first period still to run at birth. */
  years_remaining: number;
  /** The same as an ISO 8601 duration: twelve months of thirty days a year. */
  duration: string;
  /** The same in a sentence. */
  description: string;
}

export interface AstrologyKundliAdvancedAnswer {
  /** Star and signs of the birth. */
  nakshatra_details: {
    /** Lunar mansion (star) of the Moon, or that it falls in. */
    nakshatra: Nakshatra;
    /** Sidereal sign of the Moon. */
    chandra_rasi: Rasi;
    /** Sidereal sign of the Sun. */
    soorya_rasi: Rasi;
    /** Tropical sign of the Sun, as newspapers print it. */
    zodiac: Zodiac;
    additional_info: NakshatraInfo;
  };
  /** Dosha of Mars. */
  mangal_dosha: {
    /** Whether Mars makes the dosha from the ascendant. */
    has_dosha: boolean;
    /** The same in a sentence. */
    description: string;
    /** Whether a rule is held to cancel the dosha. */
    has_exception: boolean;
    /** By the number of references; null without dosha. */
    type: "Mild" | "Moderate" | "Severe" | null;
    /** Rules that are held to cancel the dosha and apply; empty without dosha. */
    exceptions: string[];
    /** What tradition does about it. */
    remedies: string[];
  };
  /** Yogas by group. */
  yoga_details: KundliYogaDetails[];
  /** The nine great periods. */
  dasha_periods: DashaPeriod[];
  dasha_balance: BirthDashaBalance;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface AstrologyDashaPeriodsInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out. */
    year_length?: 365.25 | 365.2425 | 365.256364 | 360 | "true_sidereal_sun";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
  };
  /** How many levels of periods to list, from the great ones down. 3 when left out. */
  depth?: number;
}

export interface AstrologyDashaPeriodsAnswer {
  /** The nine great periods. */
  dasha_periods: DashaPeriod[];
  dasha_balance: BirthDashaBalance;
  /** How the answer was made. */
  metadata: Metadata;
}

/** Where Mars stands from the ascendant, the Moon or Venus. */
export interface MarsEvidenceInSanskrit {
  /** Sign of the reference, by its Sanskrit name. */
  sign: "Mesha" | "Vrishabha" | "Mithuna" | "Karka" | "Simha" | "Kanya" | "Tula" | "Vrischika" | "Dhanu" | "Makara" | "Kumbha" | "Meena";
  /** From where Mars is counted. */
  reference: "Ascendant" | "Moon" | "Venus";
  /** House of Mars, counted from the reference. */
  mars_house: number;
  /** Whether Mars makes the dosha from there. */
  is_dosha: boolean;
  /** High in the seventh and eighth; null without dosha. */
  weight: "high" | "low" | null;
}

export interface AstrologyMangalDoshaAdvancedAnswer {
  /** Whether Mars makes the dosha from the ascendant. */
  has_dosha: boolean;
  /** The same in a sentence. */
  description: string;
  /** Whether a rule is held to cancel the dosha. */
  has_exception: boolean;
  /** By the number of references; null without dosha. */
  type: "Mild" | "Moderate" | "Severe" | null;
  /** Rules that are held to cancel the dosha and apply; empty without dosha. */
  exceptions: string[];
  /** What tradition does about it. */
  remedies: string[];
  /** None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3. */
  severity: "none" | "mild" | "moderate" | "severe";
  /** From the ascendant, the Moon and Venus. */
  references: MarsEvidenceInSanskrit[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface AstrologySadeSatiAdvancedInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
  };
  /** The day asked about, from 00:00 local time; today when left out. */
  target_date?: string;
}

export interface AstrologySadeSatiAdvancedAnswer {
  /** Whether it is sade sati on that day. */
  is_in_sade_sati: boolean;
  /** Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others. */
  transit_phase: "Rising" | "Peak" | "Setting" | null;
  /** Saturn in the 4th or 8th sign, which is no part of sade sati; null in the others. */
  panoti: "Ardhashtama Shani" | "Ashtama Shani" | null;
  /** The same in a sentence. */
  description: string;
  /** Sign of the Moon. */
  moon_sign: Rasi;
  /** The sign transit at the target. */
  current_transit: {
    /** Sign of Saturn. */
    saturn_sign: string;
    /** Of Saturn, counted from the sign of the natal Moon. */
    house: number;
    /** Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others. */
    phase: "Rising" | "Peak" | "Setting" | null;
    /** Saturn in the 4th or 8th sign, which is no part of sade sati; null in the others. */
    panoti: "Ardhashtama Shani" | "Ashtama Shani" | null;
    /** ISO 8601; null where the ephemeris does not reach so far. */
    start: string | null;
    /** ISO 8601; null where the ephemeris does not reach so far. */
    end: string | null;
    /** Whether Saturn came into the sign backwards; null where not known. */
    is_retrograde: boolean | null;
    /** The same in a sentence. */
    description: string;
  };
  /** Every sign transit that counts. */
  transits: {
    /** Sign of Saturn. */
    saturn_sign: string;
    /** Of Saturn, counted from the sign of the natal Moon. */
    house: number;
    /** Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others. */
    phase: "Rising" | "Peak" | "Setting" | null;
    /** Saturn in the 4th or 8th sign, which is no part of sade sati; null in the others. */
    panoti: "Ardhashtama Shani" | "Ashtama Shani" | null;
    /** ISO 8601; null where the ephemeris does not reach so far. */
    start: string | null;
    /** ISO 8601; null where the ephemeris does not reach so far. */
    end: string | null;
    /** Whether Saturn came into the sign backwards; null where not known. */
    is_retrograde: boolean | null;
    /** The same in a sentence. */
    description: string;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface AstrologyChandrashtamaPeriodsInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Which star, counted from the birth star as the first, is the worst of the transit. 17 when left out. */
    peak_star?: 17 | 16;
  };
  /** The instant asked about, with its offset; now when left out. */
  target?: string;
  /** How many days from the target on are searched. 365 when left out. */
  days?: number;
}

/** A sign transit of the Moon, star by star. */
export interface MoonTransit {
  /** Distance of the Moon signs, or the sign itself. */
  rasi: Rasi;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. */
  end: string;
  /** Lunar mansion (star) of the Moon, or that it falls in. */
  nakshatra: {
    /** 0 is Ashwini. */
    id: number;
    /** Its name. */
    name: NakshatraName;
    /** Planet that rules it. */
    lord: Lord;
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    start: string;
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    end: string;
    /** Whether it is the worst star for this birth; for a few births that one lies in the sign beside it. */
    is_peak: boolean;
  }[];
}

export interface AstrologyChandrashtamaPeriodsAnswer {
  /** Sign of the Moon at birth. */
  moon_sign: Rasi;
  /** Star of the Moon at birth. */
  birth_nakshatra: Nakshatra;
  /** Whether this birth suffers at the target. */
  is_in_chandrashtama: boolean;
  /** The sign that suffers at the target. */
  chandrashtama: {
    /** The birth sign that suffers at the target. */
    rasi: Rasi;
    /** The stars of that sign. */
    nakshatra: {
      /** 0 is Ashwini. */
      id: number;
      /** Its name. */
      name: NakshatraName;
      /** Planet that rules it. */
      lord: Lord;
    }[];
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    start: string;
    /** ISO 8601 with the offset that the time zone has then, whole seconds. */
    end: string;
  };
  /** The sign transit of the Moon at the target. */
  current_transit: MoonTransit;
  /** The star that the Moon passes at the target, from its beginning to its end. */
  current_nakshatra: NakshatraTiming;
  /** The sign transits that concern this birth. */
  chandrashtama_timing: MoonTransit[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface AstrologyPapasamyamInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s standing in its sign. kerala when left out. */
    method?: "kerala" | "raman";
  };
}

export interface AstrologyPapasamyamAnswer {
  /** Points of all together. */
  total_points: number;
  /** Where the malefics stand. */
  papa_samyam: {
    /** One row for each reference. */
    papa_planet: {
      /** Its name. */
      name: "Ascendant" | "Moon" | "Venus";
      /** Points that it gives. */
      points: number;
      /** One row for each malefic. */
      planet_dosha: {
        /** Its number in this list. */
        id: number;
        /** Its name. */
        name: string;
        /** House of the malefic, counted from the reference. */
        position: number;
        /** Whether it makes a dosha. */
        has_dosha: boolean;
        /** Points that it gives. */
        points: number;
      }[];
    }[];
  };
  /** How the answer was made. */
  metadata: Metadata;
}

export interface AstrologyPapasamyamCheckInput {
  bride: BirthDetails;
  groom: BirthDetails;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s standing in its sign. kerala when left out. */
    method?: "kerala" | "raman";
  };
}

/** The outcome in a word, and in a sentence. */
export interface Message {
  /** Kind of it. */
  type: string;
  /** The same in a sentence. */
  description: string;
}

export interface AstrologyPapasamyamCheckAnswer {
  /** Papasamyam of the bride. */
  girl_papasamyam: {
    /** Points of all together. */
    total_points: number;
    /** Where the malefics stand. */
    papa_samyam: {
      /** One row for each reference. */
      papa_planet: {
        /** Its name. */
        name: "Ascendant" | "Moon" | "Venus";
        /** Points that it gives. */
        points: number;
        /** One row for each malefic. */
        planet_dosha: {
          /** Its number in this list. */
          id: number;
          /** Its name. */
          name: string;
          /** House of the malefic, counted from the reference. */
          position: number;
          /** Whether it makes a dosha. */
          has_dosha: boolean;
          /** Points that it gives. */
          points: number;
        }[];
      }[];
    };
  };
  /** Papasamyam of the groom. */
  boy_papasamyam: {
    /** Points of all together. */
    total_points: number;
    /** Where the malefics stand. */
    papa_samyam: {
      /** One row for each reference. */
      papa_planet: {
        /** Its name. */
        name: "Ascendant" | "Moon" | "Venus";
        /** Points that it gives. */
        points: number;
        /** One row for each malefic. */
        planet_dosha: {
          /** Its number in this list. */
          id: number;
          /** Its name. */
          name: string;
          /** House of the malefic, counted from the reference. */
          position: number;
          /** Whether it makes a dosha. */
          has_dosha: boolean;
          /** Points that it gives. */
          points: number;
        }[];
      }[];
    };
  };
  message: Message;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface AstrologyPoruthamAnswer {
  /** Star and sign of the bride. */
  girl_info: {
    /** Lunar mansion (star) of the Moon, or that it falls in. */
    nakshatra: Nakshatra;
    /** Distance of the Moon signs, or the sign itself. */
    rasi: Rasi;
  };
  /** Star and sign of the groom. */
  boy_info: {
    /** Lunar mansion (star) of the Moon, or that it falls in. */
    nakshatra: Nakshatra;
    /** Distance of the Moon signs, or the sign itself. */
    rasi: Rasi;
  };
  /** Points that there can be. */
  maximum_points: 10;
  /** Points of all together. */
  total_points: number;
  message: Message;
  /** The agreements, in their usual order. */
  matches: {
    /** Its number in this list. */
    id: number;
    /** Its name. */
    name: string;
    /** Whether the agreement holds, wholly or in half. */
    has_porutham: boolean;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface AstrologyPoruthamAdvancedAnswer {
  /** Star and sign of the bride. */
  girl_info: {
    /** Lunar mansion (star) of the Moon, or that it falls in. */
    nakshatra: Nakshatra;
    /** Distance of the Moon signs, or the sign itself. */
    rasi: Rasi;
  };
  /** Star and sign of the groom. */
  boy_info: {
    /** Lunar mansion (star) of the Moon, or that it falls in. */
    nakshatra: Nakshatra;
    /** Distance of the Moon signs, or the sign itself. */
    rasi: Rasi;
  };
  /** Points that there can be. */
  maximum_points: 10;
  /** Points of all together. */
  total_points: number;
  message: Message;
  /** The agreements, in their usual order. */
  matches: {
    /** Its number in this list. */
    id: number;
    /** Its name. */
    name: string;
    /** Whether the agreement holds, wholly or in half. */
    has_porutham: boolean;
    /** How far it holds. */
    porutham_status: "Good" | "Satisfactory" | "Not Satisfactory";
    /** Points that it gives. */
    points: 0 | 0.5 | 1;
    /** The same in a sentence. */
    description: string;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface AstrologyNakshatraPoruthamAnswer {
  /** Star and sign of the bride. */
  girl_info: {
    /** Lunar mansion (star) of the Moon, or that it falls in. */
    nakshatra: Nakshatra;
    /** Distance of the Moon signs, or the sign itself. */
    rasi: Rasi;
  };
  /** Star and sign of the groom. */
  boy_info: {
    /** Lunar mansion (star) of the Moon, or that it falls in. */
    nakshatra: Nakshatra;
    /** Distance of the Moon signs, or the sign itself. */
    rasi: Rasi;
  };
  /** Points that there can be. */
  maximum_points: 10;
  /** Points of all together. */
  obtained_points: number;
  message: Message;
  /** The agreements, in their usual order. */
  matches: {
    /** Its number in this list. */
    id: number;
    /** Its name. */
    name: string;
    /** Whether the agreement holds, wholly or in half. */
    has_porutham: boolean;
    /** How far it holds. */
    porutham_status: "Good" | "Satisfactory" | "Not Satisfactory";
    /** Points that it gives. */
    points: 0 | 0.5 | 1;
    /** The same in a sentence. */
    description: string;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface WesternNatalInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out. */
    ayanamsa?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** How the houses are divided. placidus when left out. */
    house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric";
    /** How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out. */
    orb_profile?: "standard" | "kerykeion" | "wide";
    /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out. */
    aspect_set?: "major" | "all";
    /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out. */
    point_set?: "main" | "extended";
  };
}

/** The point of the tropical zodiac that rises in the east. */
export interface WesternAscendant {
  /** Its name. */
  name: "Ascendant";
  /** Ecliptic longitude, degrees from 0° Aries. */
  longitude: number;
  /** Degrees within the sign. */
  degree: number;
  /** Sign of the zodiac. */
  sign: SignName;
  /** 1 is Aries. */
  sign_number: number;
  /** Planet that rules the sign. */
  sign_lord: SignLord;
  /** House, 1 to 12. */
  house: number;
}

/** A planet or point in the tropical zodiac and in a house. */
export interface WesternPlanet {
  /** Its name. */
  name: WesternBodyName;
  /** Ecliptic longitude, degrees from 0° Aries. */
  longitude: number;
  /** Degrees within the sign. */
  degree: number;
  /** Sign of the zodiac. */
  sign: SignName;
  /** 1 is Aries. */
  sign_number: number;
  /** Planet that rules the sign. */
  sign_lord: SignLord;
  /** House, 1 to 12. */
  house: number;
  /** Whether it moves backwards through the zodiac. */
  is_retrograde: boolean;
  /** Ecliptic latitude, degrees, north positive. */
  latitude: number;
  /** Degrees of longitude a day; negative while retrograde. */
  speed: number;
}

export type WesternBodyName = "Sun" | "Moon" | "Mercury" | "Venus" | "Mars" | "Jupiter" | "Saturn" | "Uranus" | "Neptune" | "Pluto" | "North Node" | "South Node" | "Chiron" | "Lilith";

/** Where the zodiac crosses horizon, meridian and western prime vertical. */
export interface WesternAngles {
  /** The point that rises in the east. */
  ascendant: WesternAngle;
  /** Where the zodiac crosses the meridian. */
  midheaven: WesternAngle;
  /** The point that sets in the west. */
  descendant: WesternAngle;
  /** The point opposite the midheaven. */
  imum_coeli: WesternAngle;
  /** Where the zodiac crosses the western prime vertical. */
  vertex: WesternAngle;
}

export interface WesternAngle {
  /** Ecliptic longitude, degrees from 0° Aries. */
  longitude: number;
  /** Degrees within the sign. */
  degree: number;
  /** Sign of the zodiac. */
  sign: SignName;
  /** 1 is Aries. */
  sign_number: number;
  /** Planet that rules the sign. */
  sign_lord: SignLord;
}

/** Where a house begins. */
export interface HouseCusp {
  /** House, 1 to 12. */
  house: number;
  /** Ecliptic longitude, degrees from 0° Aries. */
  longitude: number;
  /** Degrees within the sign. */
  degree: number;
  /** Sign of the zodiac. */
  sign: SignName;
  /** 1 is Aries. */
  sign_number: number;
  /** Planet that rules the sign. */
  sign_lord: SignLord;
}

/** An angle between two points that counts. */
export interface Aspect {
  planet_a: WesternPointName;
  planet_b: WesternPointName;
  /** Name of the aspect. */
  aspect: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semisextile" | "semisquare" | "sesquiquadrate" | "quintile" | "biquintile";
  /** Degrees of the exact aspect. */
  angle: number;
  /** Degrees between the two along the zodiac, the shorter way. */
  separation: number;
  /** Degrees that it misses its exact angle by. */
  orb: number;
  /** Whether it becomes more exact; null where neither moves against the other. */
  is_applying: boolean | null;
}

/** A planet, another point, or an angle of the chart. */
export type WesternPointName = "Sun" | "Moon" | "Mercury" | "Venus" | "Mars" | "Jupiter" | "Saturn" | "Uranus" | "Neptune" | "Pluto" | "North Node" | "South Node" | "Chiron" | "Lilith" | "Ascendant" | "Midheaven" | "Descendant" | "Imum Coeli";

export interface WesternNatalAnswer {
  /** The point that rises in the east. */
  ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */
  planets: WesternPlanet[];
  angles: WesternAngles;
  /** Where the twelve houses begin. */
  house_cusps: HouseCusp[];
  /** Aspects that count. */
  aspects: Aspect[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface WesternTransitInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out. */
    ayanamsa?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** How the houses are divided. placidus when left out. */
    house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric";
    /** How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out. */
    orb_profile?: "standard" | "kerykeion" | "wide";
    /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out. */
    aspect_set?: "major" | "all";
    /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out. */
    point_set?: "main" | "extended";
  };
  /** The instant asked about, with its offset; now when left out. */
  target?: string;
}

/** Planets, angles and houses of one birth. */
export interface WesternChart {
  /** The point that rises in the east. */
  ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */
  planets: WesternPlanet[];
  angles: WesternAngles;
  /** Where the twelve houses begin. */
  house_cusps: HouseCusp[];
}

export interface WesternTransitAnswer {
  /** At the target, in natal houses. */
  planets: WesternPlanet[];
  /** Aspects that count. */
  aspects: Aspect[];
  natal: WesternChart;
  /** How the answer was made. */
  metadata: Metadata;
}

export type WesternSynastryInput = {
  /** Birth of the first person. */
  person_a: BirthDetails;
  /** Birth of the second person. */
  person_b: BirthDetails;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out. */
    ayanamsa?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** How the houses are divided. placidus when left out. */
    house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric";
    /** How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out. */
    orb_profile?: "standard" | "kerykeion" | "wide";
    /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out. */
    aspect_set?: "major" | "all";
    /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out. */
    point_set?: "main" | "extended";
  };
} | {
  /** The same as person_a, for callers who send the pairs of matchmaking. */
  bride: BirthDetails;
  /** The same as person_b, for callers who send the pairs of matchmaking. */
  groom: BirthDetails;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out. */
    ayanamsa?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** How the houses are divided. placidus when left out. */
    house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric";
    /** How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out. */
    orb_profile?: "standard" | "kerykeion" | "wide";
    /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out. */
    aspect_set?: "major" | "all";
    /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out. */
    point_set?: "main" | "extended";
  };
};

/** In which house of the other chart a point falls. */
export interface HouseOverlay {
  /** Its name. */
  name: WesternPointName;
  /** House, 1 to 12. */
  house: number;
}

export interface WesternSynastryAnswer {
  /** Aspects that count. */
  aspects: Aspect[];
  /** In whose houses the points of each fall. */
  house_overlays: {
    /** Points of person_a in the houses of person_b. */
    a_in_b: HouseOverlay[];
    /** Points of person_b in the houses of person_a. */
    b_in_a: HouseOverlay[];
  };
  /** Of the first person. */
  person_a: WesternChart;
  /** Of the second person. */
  person_b: WesternChart;
  /** How the answer was made. */
  metadata: Metadata;
}

export type WesternCompositeInput = {
  /** Birth of the first person. */
  person_a: BirthDetails;
  /** Birth of the second person. */
  person_b: BirthDetails;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out. */
    ayanamsa?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** How the houses are divided. placidus when left out. */
    house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric";
    /** How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out. */
    orb_profile?: "standard" | "kerykeion" | "wide";
    /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out. */
    aspect_set?: "major" | "all";
    /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out. */
    point_set?: "main" | "extended";
    /** Midpoints of the two charts, or the chart of the moment and place midway between the two births (Davison). midpoint when left out. */
    method?: "midpoint" | "davison";
  };
} | {
  /** The same as person_a, for callers who send the pairs of matchmaking. */
  bride: BirthDetails;
  /** The same as person_b, for callers who send the pairs of matchmaking. */
  groom: BirthDetails;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out. */
    ayanamsa?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** How the houses are divided. placidus when left out. */
    house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric";
    /** How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out. */
    orb_profile?: "standard" | "kerykeion" | "wide";
    /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out. */
    aspect_set?: "major" | "all";
    /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out. */
    point_set?: "main" | "extended";
    /** Midpoints of the two charts, or the chart of the moment and place midway between the two births (Davison). midpoint when left out. */
    method?: "midpoint" | "davison";
  };
};

/** A planet of the chart of a relationship. */
export interface CompositePlanet {
  /** Its name. */
  name: WesternBodyName;
  /** Ecliptic longitude, degrees from 0° Aries. */
  longitude: number;
  /** Degrees within the sign. */
  degree: number;
  /** Sign of the zodiac. */
  sign: SignName;
  /** 1 is Aries. */
  sign_number: number;
  /** Planet that rules the sign. */
  sign_lord: SignLord;
  /** House, 1 to 12. */
  house: number;
  /** Null for midpoints, which do not move. */
  is_retrograde: boolean | null;
  /** Whether the two are exactly opposite, so that both midpoints are as good. */
  is_ambiguous: boolean;
}

export interface WesternCompositeAnswer {
  /** The point that rises in the east. */
  ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */
  planets: CompositePlanet[];
  angles: WesternAngles;
  /** Where the twelve houses begin. */
  house_cusps: HouseCusp[];
  /** Aspects that count. */
  aspects: Aspect[];
  /** Whether the two ascendants are exactly opposite. */
  is_ascendant_ambiguous: boolean;
  /** Whether the farther midpoint of the midheavens was taken. */
  is_midheaven_turned: boolean;
  /** Moment and place of a Davison chart; null for midpoints. */
  davison: {
    /** The instant in UTC. */
    utc_datetime: string;
    /** Decimal degrees, north positive. */
    latitude: number;
    /** Decimal degrees, east positive. */
    longitude: number;
  } | null;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface WesternProgressionsInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out. */
    ayanamsa?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** How the houses are divided. placidus when left out. */
    house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric";
    /** How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out. */
    orb_profile?: "standard" | "kerykeion" | "wide";
    /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out. */
    aspect_set?: "major" | "all";
    /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out. */
    point_set?: "main" | "extended";
    /** How ascendant and midheaven progress: with the arc of the Sun in longitude, with the mean Sun in sidereal time (Naibod), or with the progressed moment itself (quotidian). solar_arc when left out. */
    angle_method?: "solar_arc" | "naibod" | "quotidian";
  };
  /** The day asked about, from 00:00 local time; today when left out. */
  target_date?: string;
}

/** A planet of the progressed moment, in progressed houses. */
export interface ProgressedPlanet {
  /** Its name. */
  name: WesternBodyName;
  /** Ecliptic longitude, degrees from 0° Aries. */
  longitude: number;
  /** Degrees within the sign. */
  degree: number;
  /** Sign of the zodiac. */
  sign: SignName;
  /** 1 is Aries. */
  sign_number: number;
  /** Planet that rules the sign. */
  sign_lord: SignLord;
  /** House, 1 to 12. */
  house: number;
  /** House of the natal chart it has come to. */
  natal_house: number;
  /** Whether it moves backwards through the zodiac. */
  is_retrograde: boolean;
  /** Ecliptic latitude, degrees, north positive. */
  latitude: number;
  /** Degrees of longitude a day; negative while retrograde. */
  speed: number;
}

export interface WesternProgressionsAnswer {
  /** The day asked about. */
  target_date: string;
  /** Tropical years from birth to the target. */
  age_years: number;
  /** The moment after birth that stands for the target, ISO 8601. */
  progressed_utc_datetime: string;
  /** The point that rises in the east. */
  ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */
  planets: ProgressedPlanet[];
  angles: WesternAngles;
  /** Where the twelve houses begin. */
  house_cusps: HouseCusp[];
  /** Aspects that count. */
  aspects: Aspect[];
  natal: WesternChart;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface WesternSolarReturnInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out. */
    ayanamsa?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** How the houses are divided. placidus when left out. */
    house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric";
    /** How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out. */
    orb_profile?: "standard" | "kerykeion" | "wide";
    /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out. */
    aspect_set?: "major" | "all";
    /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out. */
    point_set?: "main" | "extended";
    /** Return to the same tropical longitude, or to the same place among the stars (corrected for precession), which comes some 20 minutes later for each year of age. tropical when left out. */
    method?: "tropical" | "precession_corrected";
  };
  /** The year whose birthday is asked about; the return is within two days of it. */
  target_year: number;
  /** Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one. */
  stay?: {
    /** Decimal degrees, north positive. */
    latitude: number;
    /** Decimal degrees, east positive. */
    longitude: number;
    /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
    timezone?: number | string;
  };
}

export interface WesternSolarReturnAnswer {
  /** The year asked about. */
  target_year: number;
  /** Local time of the return, ISO 8601. */
  return_at: string;
  /** The same in UTC, ISO 8601. */
  utc_datetime: string;
  /** The same instant as a Julian Day in UT. */
  julian_day_ut: number;
  /** For which the chart is cast. */
  place: {
    /** Decimal degrees, north positive. */
    latitude: number;
    /** Decimal degrees, east positive. */
    longitude: number;
  };
  /** The point that rises in the east. */
  ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */
  planets: WesternPlanet[];
  angles: WesternAngles;
  /** Where the twelve houses begin. */
  house_cusps: HouseCusp[];
  /** Within the chart of the return. */
  aspects: Aspect[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface NumerologyLifePathInput {
  /** By the Gregorian calendar, YYYY-MM-DD. */
  date: string;
  /** Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out. */
  system?: "pythagorean" | "chaldean";
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Reduce month, day and year and add them (components), add every digit, or add the three whole numbers. All agree on the single digit and differ in whether they land on a master number. components when left out. */
    method?: "components" | "all_digits" | "whole_numbers";
  };
}

export interface NumerologyLifePathAnswer {
  /** The number, master numbers kept. */
  life_path_number: number;
  /** Whether the number is 11, 22 or 33, which are not reduced. */
  master_number: boolean;
  /** 13, 14, 16 or 19, where the last sum was one before it was reduced; else null. */
  karmic_debt_number: number | null;
  /** The steps of the reduction. */
  calculation: string;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface NumerologyExpressionInput {
  /** As given at birth, in Latin letters. Accents fall away (É is E), ß is SS and æ is AE; blanks, hyphens and apostrophes part one name from the next. */
  full_name: string;
  /** Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out. */
  system?: "pythagorean" | "chaldean";
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Reduce each part of the name and add the results (name_parts), or add all letters first (whole_name). Both agree on the single digit and differ in whether they land on a master number. name_parts when left out. */
    method?: "name_parts" | "whole_name";
    /** By its place in the name (auto: a vowel in Lynn, Mary, Bryan; a consonant in Maya, Joy), always, or never. auto when left out. */
    y_as_vowel?: "auto" | "always" | "never";
  };
}

/** One part of a name and its number. */
export interface NamePart {
  /** One part of the name in the letters A to Z. */
  name: string;
  /** The letters of it that count. */
  letters: {
    /** The letter. */
    letter: string;
    /** Its number. */
    value: number;
  }[];
  /** Sum of the letters. */
  sum: number;
  /** The sum reduced, master numbers kept. */
  number: number;
}

export interface NumerologyExpressionAnswer {
  /** The number, master numbers kept. */
  expression_number: number;
  /** Whether the number is 11, 22 or 33, which are not reduced. */
  master_number: boolean;
  /** 13, 14, 16 or 19, where the last sum was one before it was reduced; else null. */
  karmic_debt_number: number | null;
  /** The steps of the reduction. */
  calculation: string;
  /** The parts of the name. */
  parts: NamePart[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface NumerologySoulUrgeAnswer {
  /** The number, master numbers kept. */
  soul_urge_number: number;
  /** Whether the number is 11, 22 or 33, which are not reduced. */
  master_number: boolean;
  /** 13, 14, 16 or 19, where the last sum was one before it was reduced; else null. */
  karmic_debt_number: number | null;
  /** The steps of the reduction. */
  calculation: string;
  /** The parts of the name. */
  parts: NamePart[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface NumerologyPersonalityAnswer {
  /** The number, master numbers kept. */
  personality_number: number;
  /** Whether the number is 11, 22 or 33, which are not reduced. */
  master_number: boolean;
  /** 13, 14, 16 or 19, where the last sum was one before it was reduced; else null. */
  karmic_debt_number: number | null;
  /** The steps of the reduction. */
  calculation: string;
  /** The parts of the name. */
  parts: NamePart[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface NumerologyPersonalYearInput {
  /** By the Gregorian calendar, YYYY-MM-DD. */
  date: string;
  /** The calendar year asked about. */
  year: number;
  /** Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out. */
  system?: "pythagorean" | "chaldean";
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
  };
}

export interface NumerologyPersonalYearAnswer {
  /** The year asked about. */
  year: number;
  /** The number, 11 and 22 kept. */
  personal_year_number: number;
  /** The same reduced to 1 to 9. */
  cycle_number: number;
  /** Whether the number is 11, 22 or 33, which are not reduced. */
  master_number: boolean;
  /** 13, 14, 16 or 19, where the last sum was one before it was reduced; else null. */
  karmic_debt_number: number | null;
  /** The steps of the reduction. */
  calculation: string;
  /** How the answer was made. */
  metadata: Metadata;
}

export interface NumerologyPinnaclesInput {
  /** By the Gregorian calendar, YYYY-MM-DD. */
  date: string;
  /** Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out. */
  system?: "pythagorean" | "chaldean";
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
  };
}

export interface NumerologyPinnaclesAnswer {
  /** The four, in order. */
  pinnacles: {
    /** 1 is the first in life. */
    position: number;
    /** The number, master numbers kept. */
    pinnacle_number: number;
    /** Whole years of age. */
    from_age: number;
    /** Whole years of age, the last included; null where it does not end. */
    to_age: number | null;
    /** Whether the number is 11, 22 or 33, which are not reduced. */
    master_number: boolean;
    /** 13, 14, 16 or 19, where the last sum was one before it was reduced; else null. */
    karmic_debt_number: number | null;
    /** The steps of the reduction. */
    calculation: string;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface NumerologyChallengesAnswer {
  /** The four, in order. */
  challenges: {
    /** 1 is the first in life. */
    position: number;
    /** The number, 0 to 8. */
    challenge_number: number;
    /** Whole years of age. */
    from_age: number;
    /** Whole years of age, the last included; null where it does not end. */
    to_age: number | null;
    /** The steps of the reduction. */
    calculation: string;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface PanchangRangeRequest {
  /** The first day. */
  from: string;
  /** The last day; one request takes up to 366 steps. */
  to: string;
  /** Days from one step to the next. 1 when left out. */
  step_days?: number;
  /** Hour of the local clock on each day, 24-hour. 12 when left out. */
  hours?: number;
  /** Minute of the local clock. 0 when left out. */
  minutes?: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Which moment is sunrise: upper limb with refraction as civil almanacs print it, or the centre of the disc without refraction as the Vedic texts have it. upper_limb_refraction when left out. */
    sunrise_definition?: "upper_limb_refraction" | "centre_no_refraction" | "centre_refraction";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
  };
}

export interface RangePanchangFullAnswer {
  /** One for each step, in order; each answer is that of `panchang/full`. */
  results: {
    /** The day of this step. */
    date: string;
    /** The answer of this step. */
    answer: PanchangFullAnswer;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface RangePanchangSunTimesAnswer {
  /** One for each step, in order; each answer is that of `panchang/sun-times`. */
  results: {
    /** The day of this step. */
    date: string;
    /** The answer of this step. */
    answer: PanchangSunTimesAnswer;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface RangePanchangMoonTimesAnswer {
  /** One for each step, in order; each answer is that of `panchang/moon-times`. */
  results: {
    /** The day of this step. */
    date: string;
    /** The answer of this step. */
    answer: PanchangMoonTimesAnswer;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface RangePanchangChoghadiyaAnswer {
  /** One for each step, in order; each answer is that of `panchang/choghadiya`. */
  results: {
    /** The day of this step. */
    date: string;
    /** The answer of this step. */
    answer: PanchangChoghadiyaAnswer;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface VedicChartRangeRequest {
  /** The first day. */
  from: string;
  /** The last day; one request takes up to 366 steps. */
  to: string;
  /** Days from one step to the next. 1 when left out. */
  step_days?: number;
  /** Hour of the local clock on each day, 24-hour. 12 when left out. */
  hours?: number;
  /** Minute of the local clock. 0 when left out. */
  minutes?: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
  };
}

export interface RangePlanetsAnswer {
  /** One for each step, in order; each answer is that of `planets`. */
  results: {
    /** The day of this step. */
    date: string;
    /** The answer of this step. */
    answer: StandardPlanetsExtendedResponse;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface RangeTransitGocharaInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out. */
    ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out. */
    ashtakavarga_table?: "varahamihira" | "parasara";
  };
  /** The first day. */
  from: string;
  /** The last day; one request takes up to 366 steps. */
  to: string;
  /** Days from one step to the next. 1 when left out. */
  step_days?: number;
}

export interface RangeTransitGocharaAnswer {
  /** One for each step, in order; each answer is that of `transit/gochara`. */
  results: {
    /** The day of this step. */
    date: string;
    /** The answer of this step. */
    answer: TransitGocharaAnswer;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}

export interface RangeWesternTransitInput {
  /** Year of birth by the local calendar, Gregorian. */
  year: number;
  /** Month of birth, 1 is January. */
  month: number;
  /** Day of the month. */
  date: number;
  /** Hour of the local clock, 24-hour. */
  hours: number;
  /** Minute of the local clock. */
  minutes: number;
  /** Second of the local clock. 0 when left out. */
  seconds?: number;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */
  timezone: number | string;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */
  fold?: 0 | 1;
  /** Conventions to follow; each has a default. */
  settings?: {
    /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */
    observation_point?: "geocentric" | "topocentric";
    /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */
    node_mode?: "mean" | "true";
    /**
     * Alias of node_mode.
     * @deprecated
     */
    node_type?: "mean" | "true";
    /** Language of names and texts; English alone for now. en when left out. */
    language?: "en";
    /** A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out. */
    ayanamsa?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /**
     * Alias of ayanamsa.
     * @deprecated
     */
    ayanamsha?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya";
    /** How the houses are divided. placidus when left out. */
    house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric";
    /** How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out. */
    orb_profile?: "standard" | "kerykeion" | "wide";
    /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out. */
    aspect_set?: "major" | "all";
    /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out. */
    point_set?: "main" | "extended";
  };
  /** The first day. */
  from: string;
  /** The last day; one request takes up to 366 steps. */
  to: string;
  /** Days from one step to the next. 1 when left out. */
  step_days?: number;
}

export interface RangeWesternTransitAnswer {
  /** One for each step, in order; each answer is that of `western/transit`. */
  results: {
    /** The day of this step. */
    date: string;
    /** The answer of this step. */
    answer: WesternTransitAnswer;
  }[];
  /** How the answer was made. */
  metadata: Metadata;
}
