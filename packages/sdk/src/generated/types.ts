// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

export interface VedicChartRequest extends Birth {
  /** Conventions to follow; each has a default. */ settings?: VedicSettings;
}

/** Date, local clock time, place and time zone of one birth. */
export interface Birth {
  /** Year of birth by the local calendar, Gregorian. */ year: number;
  /** Month of birth, 1 is January. */ month: number;
  /** Day of the month. */ date: number;
  /** Hour of the local clock, 24-hour. */ hours: number;
  /** Minute of the local clock. */ minutes: number;
  /** Second of the local clock. 0 when left out. */ seconds?: number;
  /** Decimal degrees, north positive. */ latitude?: number;
  /** Decimal degrees, east positive. */ longitude?: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */ timezone?: number | string;
  /** Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own. */ place_id?: number;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */ fold?: 0 | 1;
}

export interface Settings extends LanguageSettings {
  /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out. */ observation_point?: "geocentric" | "topocentric";
}

export interface LanguageSettings {
  /** Language of the words in `metadata.words`. Names in the answer stay English, for programs; so do sentences. en when left out. */ language?: "en" | "hi" | "sa" | "sa-Latn" | "mr" | "gu" | "bn" | "ta" | "te" | "kn" | "ml" | "or" | "es" | "fr" | "de" | "ru";
}

export interface VedicSettings extends SiderealSettings {
  /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
}

export interface SiderealSettings extends Settings {
  /** Convention for the distance between the tropical and the sidereal zodiac; custom takes `ayanamsa_deg` beside it. lahiri when left out. */ ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya" | "yukteshwar" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya" | "yukteshwar" | "custom";
  /** With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates. */ ayanamsa_deg?: number;
}

export interface StandardPlanetsExtendedResponse {
  /** The point that rises in the east. */ ascendant: Ascendant;
  /** Planets and points, in their usual order. */ planets: Placement[];
  /** How the answer was made. */ metadata: VedicMetadata;
}

export type SignName = "Aries" | "Taurus" | "Gemini" | "Cancer" | "Leo" | "Virgo" | "Libra" | "Scorpio" | "Sagittarius" | "Capricorn" | "Aquarius" | "Pisces";

export type SignLord = "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn";

export type NakshatraName = "Ashwini" | "Bharani" | "Krittika" | "Rohini" | "Mrigashirsha" | "Ardra" | "Punarvasu" | "Pushya" | "Ashlesha" | "Magha" | "Purva Phalguni" | "Uttara Phalguni" | "Hasta" | "Chitra" | "Swati" | "Vishakha" | "Anuradha" | "Jyeshtha" | "Moola" | "Purva Ashadha" | "Uttara Ashadha" | "Shravana" | "Dhanishta" | "Shatabhisha" | "Purva Bhadrapada" | "Uttara Bhadrapada" | "Revati";

export type GrahaName = "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu";

/** A longitude and the sign that it falls in. */
export interface InSign extends SignOfZodiac {
  /** Ecliptic longitude, degrees from 0° Aries. */ longitude: number;
  /** Degrees within the sign. */ degree: number;
}

/** A sign, and the planet that rules it. */
export interface SignOfZodiac {
  /** Sign of the zodiac. */ sign: SignName;
  /** 1 is Aries. */ sign_number: number;
  /** Planet that rules the sign. */ sign_lord: SignLord;
}

/** The point of the zodiac that rises in the east. */
export interface Ascendant extends InSign {
  /** Always Ascendant. */ name: "Ascendant";
  /** Number of the house, 1 to 12. */ house: number;
  /** Lunar mansion (star) of the Moon, or that it falls in. */ nakshatra: NakshatraName;
  /** 1 is Ashwini. */ nakshatra_number: number;
  /** Planet that rules the nakshatra. */ nakshatra_lord: GrahaName;
  /** Quarter of the nakshatra. */ pada: number;
}

/** Where a planet stands. */
export interface Placement extends InSign {
  /** English name of the planet or point. */ name: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu" | "Uranus" | "Neptune" | "Pluto" | "Chiron" | "Lilith";
  /** Number of the house, 1 to 12. */ house: number;
  /** Whether it moves backwards through the zodiac. */ is_retrograde: boolean;
  /** Lunar mansion (star) of the Moon, or that it falls in. */ nakshatra: NakshatraName;
  /** 1 is Ashwini. */ nakshatra_number: number;
  /** Planet that rules the nakshatra. */ nakshatra_lord: GrahaName;
  /** Quarter of the nakshatra. */ pada: number;
  /** Ecliptic latitude, degrees, north positive. */ latitude: number;
  /** Degrees of longitude a day; negative while retrograde. */ speed: number;
}

/** How the answer was made. */
export interface Metadata {
  /** Name and version of what computed the answer; in years called packed, polynomials fitted to it within 0.001″. */ engine: string;
  /** Version of the formulas of this family. */ formula_version: string;
  /** School or scheme that the answer follows. */ system: string;
  /** Zodiac in which longitudes are measured: sidereal begins at the stars, tropical at the equinox. */ zodiac?: "sidereal" | "tropical";
  /** Degrees subtracted from tropical longitudes. Nutation in longitude is in it: others print the mean value, up to 18″ away. */ ayanamsa_value?: number;
  /** House system by which the houses were divided. */ house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric";
  /** The moment asked about, or that stood in for now; null where none was needed. */ as_of?: string | null;
  /** Why a search ended early; null where it did not. */ truncated?: string | null;
  /** Where a time zone was named: the version of the tz database, from 1970 on and before. */ tzdb?: string;
  /** Language of `words`, where another than English was asked for. */ names_language?: "en" | "hi" | "sa" | "sa-Latn" | "mr" | "gu" | "bn" | "ta" | "te" | "kn" | "ml" | "or" | "es" | "fr" | "de" | "ru";
  /** Language of sentences: English. */ texts_language?: "en";
  /** Words of this answer in that language, by group and English name; what has no sound source is left out. */ words?: { [name: string]: { [name: string]: string } };
  /** Engine of the call that an Idempotency-Key repeats, where it was another. */ replayed_engine_version?: string;
}

export interface VedicMetadata extends SiderealMetadata {
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
}

export interface SiderealMetadata extends Metadata {
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac; custom takes `ayanamsa_deg` beside it. */ ayanamsa: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya" | "yukteshwar" | "custom";
  /** With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates. */ ayanamsa_deg?: number;
}

/** What only the seven planets that rule signs have. */
export interface PlanetCondition {
  /** By degree; null in a sign that gives none, where friendship counts. */ dignity: "exalted" | "moolatrikona" | "own" | "debilitated" | null;
  /** To the lord of its sign, by nature; own in a sign of its own. */ natural_relation: "own" | "friend" | "neutral" | "enemy";
  /** To the lord of its sign, by nature and by place in this chart. */ compound_relation: "own" | "great_friend" | "friend" | "neutral" | "enemy" | "great_enemy";
  /** Degrees from the Sun; null for the Sun. */ sun_separation: number | null;
  /** Nearer to the Sun than its orb. */ is_combust: boolean;
  /** Jagradadi avastha: awake, dreaming or asleep. */ alertness: "jagrat" | "swapna" | "sushupti";
  /** Deeptadi avastha, from bright (deepta), which an exalted planet is, to wicked (khala). */ mood: "deepta" | "swastha" | "mudita" | "shanta" | "deena" | "duhkhita" | "khala";
  /** Vikala: the Sun, Mars, Saturn or a node stands in its sign. */ is_with_malefic: boolean;
  /** Null without war. */ war: PlanetaryWar | null;
}

/** Two of Mars, Mercury, Jupiter, Venus, Saturn within 1° of longitude. */
export interface PlanetaryWar {
  /** The other planet of the war. */ with: SignLord;
  /** The lesser longitude wins. */ is_winner: boolean;
}

export interface PlanetsConditionsAnswer {
  /** Sun to Saturn, Rahu, Ketu. */ planets: {
    placement: Placement;
    /** Baladi avastha: infant, youth, adult, old or dead, by bands of 6°. */ age: "bala" | "kumara" | "yuva" | "vriddha" | "mrita";
    /** In the same sign in the birth chart and in the navamsa. */ is_vargottama: boolean;
    /** Within 3°20′ of the end of Cancer, Scorpio or Pisces. */ is_gandanta: boolean;
    /** Who looks at it how strongly (sphuta drishti), the strongest first, none below 1. */ aspected_by: {
      /** English name of the planet or point. */ name: SignLord;
      /** 60 is a full aspect. */ virupas: number;
    }[];
    /** Null for Rahu and Ketu. */ condition: PlanetCondition | null;
  }[];
  /** How the answer was made. */ metadata: VedicMetadata;
}

export interface PlanetsFriendshipAnswer {
  /** Sun to Saturn. */ planets: {
    /** English name of the planet or point. */ name: SignLord;
    /** The six others. */ towards: {
      /** The planet towards which the friendship is. */ name: SignLord;
      /** By nature: the same in every chart. */ natural: "friend" | "neutral" | "enemy";
      /** By place: a friend in the 2nd, 3rd, 4th, 10th, 11th or 12th from it. */ temporal: "friend" | "enemy";
      /** Both together, in five grades. */ compound: "great_friend" | "friend" | "neutral" | "enemy" | "great_enemy";
    }[];
  }[];
  /** How the answer was made. */ metadata: VedicMetadata;
}

export interface PlanetsAspectsSettings extends VedicSettings {
  /** Most verses give Rahu and Ketu no aspects; some schools give them the 5th, 7th and 9th. none when left out. */ node_aspects?: "none" | "5_7_9";
}

export interface PlanetsAspectsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: PlanetsAspectsSettings;
}

export interface PlanetsAspectsMetadata extends VedicMetadata {
  /** Most verses give Rahu and Ketu no aspects; some schools give them the 5th, 7th and 9th. */ node_aspects: "none" | "5_7_9";
}

export interface PlanetsAspectsAnswer {
  /** Sun to Saturn, Rahu, Ketu. */ planets: {
    /** English name of the planet or point. */ name: GrahaName;
    /** Signs that it looks at; empty for nodes without aspects. */ graha_drishti: {
      /** Sign of the zodiac. */ sign: SignName;
      /** 1 is Aries. */ sign_number: number;
      /** Planet that rules the sign. */ sign_lord: SignLord;
      /** Number of the house, 1 to 12. */ house: number;
      /** Counted from its own sign as the first. */ place: number;
      /** Of a full aspect. */ share: number;
      /** Whether it is a full aspect. */ is_full: boolean;
      /** Who stands there. */ planets: GrahaName[];
    }[];
    /** By degree, on each of the eight others; empty for the nodes. */ sphuta_drishti: {
      /** The planet that is looked at. */ name: GrahaName;
      /** 60 is a full aspect. */ virupas: number;
    }[];
    /** Signs that its sign looks at by Jaimini. */ rasi_drishti: {
      /** Sign of the zodiac. */ sign: SignName;
      /** 1 is Aries. */ sign_number: number;
      /** Planet that rules the sign. */ sign_lord: SignLord;
      /** Number of the house, 1 to 12. */ house: number;
      /** Who stands there. */ planets: GrahaName[];
    }[];
  }[];
  /** How the answer was made. */ metadata: PlanetsAspectsMetadata;
}

/** What a planet is for the ascendant. */
export interface FunctionalNature {
  /** English name of the planet or point. */ name: SignLord;
  /** Houses that it rules. */ houses: number[];
  /** By the general rule. */ by_rule: "yogakaraka" | "benefic" | "malefic" | "neutral";
  /** Rule that makes the planet good or bad for the ascendant, in an English sentence. */ reason: string;
  /** By the verse on this ascendant; null where it is silent. */ by_verse: "yogakaraka" | "benefic" | "malefic" | "neutral" | null;
  /** Lord of the second or seventh. */ is_maraka: boolean;
  /** Lord of the badhaka house. */ is_badhaka: boolean;
}

/** How well the rule is established: independent sources agree (settled), one source has it (one_source), or schools differ (disputed). */
export type Confidence = "settled" | "one_source" | "disputed";

export interface PlanetsFunctionalNatureAnswer {
  /** The point that rises in the east. */ ascendant: Ascendant;
  /** The house that obstructs: 11 for movable, 9 for fixed, 7 for dual signs. */ badhaka_house: number;
  /** Sun to Saturn. */ planets: FunctionalNature[];
  confidence: Confidence;
  /** How the answer was made. */ metadata: VedicMetadata;
}

export interface KundaliBasicAnswer {
  lagna: Ascendant;
  /** Planets and points, in their usual order. */ planets: Placement[];
  /** The sign that is the first house. */ reference_sign: SignName;
  /** Sidereal longitude by name, degrees. */ longitudes: {
    /** Ecliptic longitude, degrees from 0° Aries. */ Ascendant: number;
    /** Ecliptic longitude, degrees from 0° Aries. */ Sun: number;
    /** Ecliptic longitude, degrees from 0° Aries. */ Moon: number;
    /** Ecliptic longitude, degrees from 0° Aries. */ Mars: number;
    /** Ecliptic longitude, degrees from 0° Aries. */ Mercury: number;
    /** Ecliptic longitude, degrees from 0° Aries. */ Jupiter: number;
    /** Ecliptic longitude, degrees from 0° Aries. */ Venus: number;
    /** Ecliptic longitude, degrees from 0° Aries. */ Saturn: number;
    /** Ecliptic longitude, degrees from 0° Aries. */ Rahu: number;
    /** Ecliptic longitude, degrees from 0° Aries. */ Ketu: number;
  };
  /** The birth in UTC, ISO 8601. */ utc_datetime: string;
  /** The same instant as a Julian Day in UT. */ julian_day_ut: number;
  /** How the answer was made. */ metadata: VedicMetadata;
}

export interface KundaliChandraChartAnswer {
  lagna: Ascendant;
  /** Planets and points, in their usual order. */ planets: Placement[];
  /** The sign that is the first house. */ reference_sign: SignName;
  /** How the answer was made. */ metadata: VedicMetadata;
}

export interface HousesWholeSignInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: SiderealSettings;
}

export interface HousesWholeSignAnswer {
  /** The point that rises in the east. */ ascendant: Ascendant;
  /** Where each of the twelve houses begins. */ house_cusps: (InSign & {
    /** Number of the house, 1 to 12. */ house: number;
  })[];
  /** How the answer was made. */ metadata: SiderealMetadata;
}

export interface HousesBhavaChalitSettings extends VedicSettings {
  /** Sripati: the angles and each quadrant cut in three are middles. kp: Placidus cusps are beginnings. equal: 15° to either side of the ascendant and of every 30° from it. sripati when left out. */ chalit_system?: "sripati" | "kp" | "equal";
}

export interface HousesBhavaChalitInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: HousesBhavaChalitSettings;
}

export interface HousesBhavaChalitMetadata extends VedicMetadata {
  /** Sripati: the angles and each quadrant cut in three are middles. kp: Placidus cusps are beginnings. equal: 15° to either side of the ascendant and of every 30° from it. */ chalit_system: "sripati" | "kp" | "equal";
  /** The house system asked for, where it has no solution and another was used; else null. */ house_system_requested: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | null;
}

export interface HousesBhavaChalitAnswer {
  /** The point that rises in the east. */ ascendant: Ascendant;
  /** From the first. */ bhavas: {
    /** Number of the house, 1 to 12. */ house: number;
    /** Sandhi at which it begins. */ start: InSign;
    /** Bhava madhya. */ middle: InSign;
    /** Sandhi at which the next one begins. */ end: InSign;
    /** Who stands in it. */ occupants: GrahaName[];
  }[];
  /** Sun to Saturn, Rahu, Ketu. */ planets: {
    /** English name of the planet or point. */ name: GrahaName;
    /** Ecliptic longitude, degrees from 0° Aries. */ longitude: number;
    /** House by whole signs. */ house: number;
    /** Bhava by degrees. */ bhava: number;
    /** Whether the two differ. */ has_moved: boolean;
    /** Within 1″ of where two bhavas meet. */ is_on_sandhi: boolean;
    /** Degrees to the nearest sandhi. */ sandhi_distance: number;
  }[];
  /** How the answer was made. */ metadata: HousesBhavaChalitMetadata;
}

export interface HousesCuspsSettings extends SiderealSettings {
  /** How the houses are divided. placidus when left out. */ house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric";
}

export interface HousesCuspsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: HousesCuspsSettings;
}

export interface HousesCuspsMetadata extends SiderealMetadata {
  /** The house system asked for, where it has no solution and another was used; else null. */ house_system_requested: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | null;
}

export interface HousesCuspsAnswer {
  /** The degree that rises. */ ascendant: InSign;
  /** The degree that culminates. */ midheaven: InSign;
  /** Where each of the twelve houses begins. */ house_cusps: (InSign & {
    /** Number of the house, 1 to 12. */ house: number;
  })[];
  /** How the answer was made. */ metadata: HousesCuspsMetadata;
}

export interface AshtakavargaSettings extends SiderealSettings {
  /** Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out. */ ashtakavarga_table?: "varahamihira" | "parasara";
}

export interface AshtakavargaRequest extends Birth {
  /** Conventions to follow; each has a default. */ settings?: AshtakavargaSettings;
}

/** Bindus of one planet, or of the ascendant, by sign. */
export interface Bhinnashtakavarga {
  /** Who receives the bindus. */ name: AshtakavargaReceiver;
  /** Where it stands. */ sign: SignName;
  /** Bindus in all twelve signs: the same in every chart. */ total: number;
  /** Bindus from Aries to Pisces: weak up to 3, medium with 4, strong from 5. */ bindus: number[];
  /** Who gives them, from Aries to Pisces: the prastara chart. */ given_by: AshtakavargaReceiver[][];
}

/** A planet that rules signs, or the ascendant. */
export type AshtakavargaReceiver = "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Ascendant";

export interface StrengthAshtakavargaMetadata extends SiderealMetadata {
  /** Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. */ ashtakavarga_table: "varahamihira" | "parasara";
}

export interface StrengthAshtakavargaAnswer {
  /** The seven planets, and the ascendant last. */ bhinnashtakavarga: Bhinnashtakavarga[];
  /** From Aries to Pisces. */ sarvashtakavarga: {
    /** Sign of the zodiac. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** House of the sign, counted from the ascendant. */ house: number;
    /** Bindus of the seven planets together, 0 to 56; 28 is the mean. */ bindus: number;
    /** Weak below 25 bindus, medium to 30, strong above. */ grade: "weak" | "medium" | "strong";
  }[];
  /** Bindus of the seven planets in all signs: always 337. */ total: number;
  /** How the answer was made. */ metadata: StrengthAshtakavargaMetadata;
}

export interface StrengthAshtakavargaReducedSettings extends SiderealSettings {
  /** Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out. */ ashtakavarga_table?: "varahamihira" | "parasara";
  /** What the empty sign of a lord keeps where it has more bindus than the occupied one: as many (equalise), the difference (subtract), or none (zero). equalise when left out. */ ekadhipatya?: "equalise" | "subtract" | "zero";
  /** Whose presence makes a sign occupied in the reduction by lords. planets when left out. */ occupancy?: "planets" | "planets_and_ascendant";
  /** Weight of Virgo in the rasi pinda: 5 in most books, 6 in others. 5 when left out. */ virgo_multiplier?: 5 | 6;
}

export interface StrengthAshtakavargaReducedInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: StrengthAshtakavargaReducedSettings;
}

/** One row of the ashtakavarga after both reductions. */
export interface ReducedAshtakavarga {
  /** English name of the planet, or Ascendant. */ name: AshtakavargaReceiver;
  /** After the reduction by trines; from Aries. */ after_trikona: number[];
  /** After the reduction by lords too; from Aries. */ after_ekadhipatya: number[];
  /** Sum of the reduced bindus, each times the multiplier of its sign. */ rasi_pinda: number;
  /** Sum over the seven planets of the reduced bindus where each stands, times its multiplier. */ graha_pinda: number;
  /** Both pindas together. */ shodhya_pinda: number;
}

export interface StrengthAshtakavargaReducedMetadata extends SiderealMetadata {
  /** Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. */ ashtakavarga_table: "varahamihira" | "parasara";
  /** What the empty sign of a lord keeps where it has more bindus than the occupied one: as many (equalise), the difference (subtract), or none (zero). */ ekadhipatya: "equalise" | "subtract" | "zero";
  /** Whose presence makes a sign occupied in the reduction by lords. */ occupancy: "planets" | "planets_and_ascendant";
  /** Weight of Virgo in the rasi pinda: 5 in most books, 6 in others. */ virgo_multiplier: 5 | 6;
}

export interface StrengthAshtakavargaReducedAnswer {
  /** The seven planets, and the ascendant last. */ rows: ReducedAshtakavarga[];
  /** How the answer was made. */ metadata: StrengthAshtakavargaReducedMetadata;
}

export interface ShadbalaRequest extends Birth {
  /** Conventions to follow; each has a default. */ settings?: SunriseSettings;
}

export interface SunriseSettings extends SiderealSettings {
  /** Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
}

/** The six strengths of a planet. */
export interface PlanetStrength {
  /** English name of the planet or point. */ name: SignLord;
  sthana: SthanaBala;
  /** Strength of direction, in virupas. */ dig: number;
  kala: KalaBala;
  /** Strength of motion; of Sun and Moon for ishta and kashta alone, in virupas. */ cheshta: number;
  /** Strength by nature, in virupas. */ naisargika: number;
  /** Strength by the aspects of others; may be negative, in virupas. */ drik: number;
  /** All six together, in virupas; null where the Sun does not rise. */ total: number | null;
  /** The total in rupas of 60 virupas. */ rupas: number | null;
  /** What the planet needs to be strong. */ required_rupas: number;
  /** Rupas by what is required: strong from 1. */ ratio: number | null;
  /** Whether it has what it needs. */ is_strong: boolean | null;
  /** Power to do good, 0 to 60. */ ishta: number;
  /** Power to do harm, 0 to 60. */ kashta: number;
}

/** Strength of position and its parts. */
export interface SthanaBala {
  /** By distance from deepest debilitation, in virupas. */ uchcha: number;
  /** By the lords of its signs in seven vargas, in virupas. */ saptavargaja: number;
  /** By odd and even signs in birth chart and navamsa, in virupas. */ ojayugma: number;
  /** By kind of house, in virupas. */ kendradi: number;
  /** By third of the sign, in virupas. */ drekkana: number;
  /** Strength of position, in virupas. */ total: number;
}

/** Strength of time and its parts. */
export interface KalaBala {
  /** By day and night, in virupas. */ nathonnatha: number;
  /** By the light of the Moon, in virupas. */ paksha: number;
  /** As lord of the third of day or night, in virupas; null where the Sun does not rise. */ tribhaga: number | null;
  /** As lord of the year, in virupas; null where the Sun does not rise. */ abda: number | null;
  /** As lord of the month, in virupas; null where the Sun does not rise. */ masa: number | null;
  /** As lord of the weekday, in virupas; null where the Sun does not rise. */ vara: number | null;
  /** As lord of the hour, in virupas; null where the Sun does not rise. */ hora: number | null;
  /** By declination, in virupas. */ ayana: number;
  /** What war with another planet adds or takes, in virupas; null where the Sun does not rise. */ yuddha: number | null;
  /** Strength of time, in virupas; null where the Sun does not rise. */ total: number | null;
}

/** Who rules the time of the birth. */
export interface TimeLords {
  /** Planet that rules the year. */ abda: SignLord;
  /** Planet that rules the month. */ masa: SignLord;
  /** Of the weekday, from sunrise. */ vara: SignLord;
  /** Planet that rules the hour. */ hora: SignLord;
  /** Of the third of day or night. */ tribhaga: SignLord;
}

export interface SunriseMetadata extends SiderealMetadata {
  /** Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Whose edition of the formulas the numbers follow: B. V. Raman’s. */ profile: "raman";
}

export interface StrengthShadbalaAnswer {
  /** Sun to Saturn. */ planets: PlanetStrength[];
  /** Null where the Sun does not rise or set. */ lords: TimeLords | null;
  /** Who counts as a benefic in this chart. */ benefics: SignLord[];
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */ reason: "no_sunrise" | "no_sunset" | null;
  /** How the answer was made. */ metadata: SunriseMetadata;
}

export interface StrengthBhavaBalaAnswer {
  /** From the first house. */ houses: {
    /** Number of the house, 1 to 12. */ house: number;
    /** Middle of the house. */ middle: InSign;
    /** Lord of the sign in which the middle is. */ lord: SignLord;
    /** Shadbala of the lord, in virupas; null where the Sun does not rise. */ lord_strength: number | null;
    /** Strength of direction, in virupas. */ dig: number;
    /** Strength by aspects; may be negative, in virupas. */ drik: number;
    /** All three together, in virupas; null where the Sun does not rise. */ total: number | null;
    /** The total in rupas of 60 virupas. */ rupas: number | null;
  }[];
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */ reason: "no_sunrise" | "no_sunset" | null;
  /** How the answer was made. */ metadata: SunriseMetadata;
}

export interface StrengthVimshopakaAnswer {
  /** Sun to Saturn. */ planets: {
    /** English name of the planet or point. */ name: SignLord;
    /** Of twenty, over six vargas. */ shadvarga: number;
    /** Of twenty, over seven vargas. */ saptavarga: number;
    /** Of twenty, over ten vargas. */ dashavarga: number;
    /** Of twenty, over sixteen vargas. */ shodashavarga: number;
    /** From the birth chart to the sixtieths. */ vargas: {
      /** Which divisional chart. */ varga: "d1" | "d2" | "d3" | "d4" | "d7" | "d9" | "d10" | "d12" | "d16" | "d20" | "d24" | "d27" | "d30" | "d40" | "d45" | "d60";
      /** Sign of the zodiac. */ sign: SignName;
      /** 1 is Aries. */ sign_number: number;
      /** Planet that rules the sign. */ sign_lord: SignLord;
      /** To the lord of that sign, in the birth chart. */ relation: "own" | "great_friend" | "friend" | "neutral" | "enemy" | "great_enemy";
      /** Points of this varga, before it is weighed. */ points: number;
    }[];
  }[];
  confidence: Confidence;
  /** How the answer was made. */ metadata: VedicMetadata;
}

export interface TransitGocharaInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: GocharaSettings;
  /** The instant asked about, with its offset; now when left out. */ target?: string;
}

export interface GocharaSettings extends VedicSettings {
  /** Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out. */ ashtakavarga_table?: "varahamihira" | "parasara";
}

/** Whether it is held to be good, bad, mixed (good for some things) or neutral. */
export type Quality = "good" | "bad" | "mixed" | "neutral";

/** The eighth of a sign, 3°45′, in which a planet stands. */
export interface Kakshya {
  /** Which eighth of the sign, 1 to 8. */ number: number;
  /** Lord of that eighth. */ lord: AshtakavargaReceiver;
  /** Whether the lord gives a bindu to the sign in the row of this planet. */ has_bindu: boolean;
}

export interface GocharaMetadata extends VedicMetadata {
  /** Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. */ ashtakavarga_table: "varahamihira" | "parasara";
}

export interface TransitGocharaAnswer {
  natal_moon: Placement;
  natal_ascendant: Ascendant;
  /** Sun to Saturn, Rahu, Ketu. */ transits: {
    /** English name of the planet or point. */ name: GrahaName;
    /** Where it stands at the target; houses from the natal ascendant. */ placement: Placement;
    /** House from the sign of the natal Moon. */ house_from_moon: number;
    /** Good in a good house; neutral where another graha obstructs that; else bad. */ quality: Quality;
    /** House from the natal Moon that obstructs it; null where not good. */ vedha_house: number | null;
    /** Who stands in the house of vedha. */ obstructed_by: GrahaName[];
    /** In which part of the sign it gives its fruit. */ fruit: "first_third" | "middle_third" | "last_third" | "whole_sign";
    /** Of the sign in its own ashtakavarga; null for Rahu and Ketu. */ bindus: number | null;
    /** Of the sign in the sum of the ashtakavarga. */ sarva_bindus: number;
    /** Null for Rahu and Ketu. */ kakshya: Kakshya | null;
  }[];
  /** How the answer was made. */ metadata: GocharaMetadata;
}

export interface TransitNatalAspectsSettings extends LanguageSettings {
  /** The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. geocentric when left out. */ observation_point?: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** Convention for the sidereal zodiac; `none` for the tropical one. none when left out. */ ayanamsa?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya" | "yukteshwar" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya" | "yukteshwar" | "custom";
  /** With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates. */ ayanamsa_deg?: number;
  /** How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out. */ orb_profile?: "standard" | "kerykeion" | "wide";
  /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out. */ aspect_set?: "major" | "all";
}

export interface TransitNatalAspectsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: TransitNatalAspectsSettings;
  /** Bodies in transit, up to 10. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. mars,jupiter,saturn,uranus,neptune,pluto when left out. */ bodies?: string;
  /** Points of the birth chart. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, ascendant, midheaven. sun,moon,mercury,venus,mars,jupiter,saturn,ascendant,midheaven when left out. */ points?: string;
  /** The instant asked about, with its offset; now when left out. */ target?: string;
}

export interface TransitNatalAspectsMetadata extends Metadata {
  /** The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. */ observation_point: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** Convention for the sidereal zodiac; `none` for the tropical one. */ ayanamsa: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya" | "yukteshwar" | "custom";
  /** With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates. */ ayanamsa_deg?: number;
  /** How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. */ orb_profile: "standard" | "kerykeion" | "wide";
  /** Largest distance from exactness by aspect, degrees. */ orbs: { [name: string]: number };
  /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). */ aspect_set: "major" | "all";
}

export interface TransitNatalAspectsAnswer {
  /** Where the bodies stand at the target. */ transits: (InSign & {
    /** English name of the planet or point. */ name: string;
    /** Whether it moves backwards through the zodiac. */ is_retrograde: boolean;
  })[];
  /** The nearest to exactness first. */ aspects: {
    /** The body in transit. */ transiting: string;
    /** The point of the birth chart. */ natal: string;
    /** Name of the aspect (angle between two points). */ aspect: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semisextile" | "semisquare" | "sesquiquadrate" | "quintile" | "biquintile";
    /** Degrees of the exact aspect. */ angle: number;
    /** Degrees between the two along the zodiac. */ separation: number;
    /** Degrees that it misses its exact angle by. */ orb: number;
    /** Whether it becomes more exact; null where the body stands still. */ is_applying: boolean | null;
  }[];
  /** How the answer was made. */ metadata: TransitNatalAspectsMetadata;
}

export interface TransitHitsSettings extends LanguageSettings {
  /** The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. geocentric when left out. */ observation_point?: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** Convention for the sidereal zodiac; `none` for the tropical one. none when left out. */ ayanamsa?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya" | "yukteshwar" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya" | "yukteshwar" | "custom";
  /** With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates. */ ayanamsa_deg?: number;
}

export interface TransitHitsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: TransitHitsSettings;
  /** The first date, by the clock of the birthplace. */ from: string;
  /** The last date; one request takes up to 366 days. */ to: string;
  /** Bodies in transit, up to 10. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. mars,jupiter,saturn,uranus,neptune,pluto when left out. */ bodies?: string;
  /** Points of the birth chart. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, ascendant, midheaven. sun,moon,mercury,venus,mars,jupiter,saturn,ascendant,midheaven when left out. */ points?: string;
  /** Which aspects count. With commas between them: conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. conjunction,sextile,square,trine,opposition when left out. */ aspects?: string;
}

export interface TransitHitsMetadata extends Metadata {
  /** The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. */ observation_point: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** Convention for the sidereal zodiac; `none` for the tropical one. */ ayanamsa: "none" | "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya" | "yukteshwar" | "custom";
  /** With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates. */ ayanamsa_deg?: number;
}

export interface TransitHitsAnswer {
  /** In order of their instants. */ hits: {
    /** When it is exact, by the clock of the birthplace. */ at: string;
    /** The body in transit. */ transiting: string;
    /** The point of the birth chart. */ natal: string;
    /** Name of the aspect (angle between two points). */ aspect: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semisextile" | "semisquare" | "sesquiquadrate" | "quintile" | "biquintile";
    /** Whether the body moves backwards then. */ is_retrograde: boolean;
    /** Which pass of this body over this aspect within the range. */ pass: number;
  }[];
  /** How the answer was made. */ metadata: TransitHitsMetadata;
}

export interface JaiminiKarakasSettings extends VedicSettings {
  /** Eight with Rahu, or the seven of K.N. Rao, who counts no Rahu and no Pitri karaka. 8 when left out. */ karaka_count?: 8 | 7;
}

export interface JaiminiKarakasInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: JaiminiKarakasSettings;
}

/** One office and who holds it. */
export interface CharaKaraka {
  /** The office: atma is the self, amatya the minister, dara the spouse. */ karaka: "atma" | "amatya" | "bhratri" | "matri" | "pitri" | "putra" | "gnati" | "dara";
  /** Who holds it. Two at the very same degree share it, and the office after it is empty. */ grahas: GrahaName[];
  /** Degrees gone in the sign, those of Rahu counted from its end. */ advance: number;
}

export interface JaiminiKarakasMetadata extends VedicMetadata {
  /** Eight with Rahu, or the seven of K.N. Rao, who counts no Rahu and no Pitri karaka. */ karaka_count: 8 | 7;
}

export interface JaiminiKarakasAnswer {
  /** From Atma to Dara. */ karakas: CharaKaraka[];
  /** Sign of the Atma karaka in the navamsa. */ karakamsa: {
    /** Sign of the zodiac. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** Planet that rules the sign. */ sign_lord: SignLord;
  };
  /** Sign of the ascendant in the navamsa. */ swamsa: {
    /** Sign of the zodiac. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** Planet that rules the sign. */ sign_lord: SignLord;
  };
  /** Whether two stand at the very same degree. */ has_tie: boolean;
  confidence: Confidence;
  /** How the answer was made. */ metadata: JaiminiKarakasMetadata;
}

export interface JaiminiArudhasSettings extends VedicSettings {
  /** The stronger of Mars and Ketu, of Saturn and Rahu; or Mars and Saturn alone. stronger when left out. */ arudha_lords?: "stronger" | "classical";
}

export interface JaiminiArudhasInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: JaiminiArudhasSettings;
}

/** The arudha of one house. */
export interface ArudhaPada {
  /** Number of the house, 1 to 12. */ house: number;
  /** A1 to A12; A12 is also UL, A1 also AL. */ label: string;
  /** Name of the arudha pada. */ name: string;
  /** Lord of the house that was counted. */ lord: GrahaName;
  /** What made this lord the one that counts. */ lord_rule: "only_lord" | "other_is_in_sign" | "more_companions" | "jupiter_mercury_dispositor" | "exalted" | "modality" | "longer_period" | "more_advanced" | "equal" | "classical";
  /** Sign of the zodiac. */ sign: SignName;
  /** 1 is Aries. */ sign_number: number;
  /** Planet that rules the sign. */ sign_lord: SignLord;
  /** House of the arudha, from the ascendant. */ arudha_house: number;
}

export interface JaiminiArudhasMetadata extends VedicMetadata {
  /** The stronger of Mars and Ketu, of Saturn and Rahu; or Mars and Saturn alone. */ arudha_lords: "stronger" | "classical";
}

export interface JaiminiArudhasAnswer {
  /** From the first house. */ arudhas: ArudhaPada[];
  confidence: Confidence;
  /** How the answer was made. */ metadata: JaiminiArudhasMetadata;
}

export interface JaiminiArgalaSettings extends VedicSettings {
  /** Whether the places of Rahu and Ketu are counted forward like the others, or backwards. zodiacal when left out. */ argala_nodes?: "zodiacal" | "reversed";
}

export interface JaiminiArgalaInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: JaiminiArgalaSettings;
}

/** Intervention on a sign from one place, and its obstruction. */
export interface Argala {
  /** Place from the sign: 2, 4 and 11 are primary, 5 is secondary. */ place: number;
  /** Whether it is one of the three primary ones. */ is_primary: boolean;
  /** Who intervenes. */ by: GrahaName[];
  /** Place from which it is obstructed. */ obstructed_from: number;
  /** Who obstructs. */ against: GrahaName[];
  /** More intervene than obstruct. */ holds: boolean;
}

export interface JaiminiArgalaMetadata extends VedicMetadata {
  /** Whether the places of Rahu and Ketu are counted forward like the others, or backwards. */ argala_nodes: "zodiacal" | "reversed";
}

export interface JaiminiArgalaAnswer {
  /** From the first house. */ houses: {
    /** Number of the house, 1 to 12. */ house: number;
    /** Sign of the zodiac. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** Planet that rules the sign. */ sign_lord: SignLord;
    /** From the 2nd, 4th, 11th and 5th. */ argalas: Argala[];
    /** Argala of malefics in the third. */ vipareeta: {
      /** Malefics in the third. */ by: GrahaName[];
      /** Three malefics or more, and nobody else. */ holds: boolean;
    };
  }[];
  confidence: Confidence;
  /** How the answer was made. */ metadata: JaiminiArgalaMetadata;
}

export interface JaiminiCharaDashaInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: JaiminiDashaSettings;
  /** How many levels of periods to list, from the great ones down. 2 when left out. */ depth?: number;
}

export interface JaiminiDashaSettings extends VedicSettings {
  /** Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out. */ year_length?: 365.25 | 365.2425 | 365.256364 | 360 | "true_sidereal_sun";
}

/** A period of a sign. */
export interface SignMahadasha {
  /** Sign of the zodiac. */ sign: SignName;
  /** 1 is Aries. */ sign_number: number;
  /** Planet that rules the sign. */ sign_lord: SignLord;
  /** Age in years at which it begins. */ from_age: number;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28. */ start_at: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28. */ end_at: string;
  /** Length in years. */ years: number;
  /** To whom the years were counted: of Scorpio and Aquarius one of two lords. */ lord: GrahaName;
  /** Null below the depth that was asked for. */ antardashas: SignAntardasha[] | null;
}

/** One of twelve equal parts. */
export interface SignAntardasha {
  /** Sign of the zodiac. */ sign: SignName;
  /** 1 is Aries. */ sign_number: number;
  /** Planet that rules the sign. */ sign_lord: SignLord;
  /** Age in years at which it begins. */ from_age: number;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28. */ start_at: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28. */ end_at: string;
}

export interface JaiminiDashaMetadata extends DashaMetadata {
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
}

export interface DashaMetadata extends SiderealMetadata {
  /** Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. */ year_length: 365.25 | 365.2425 | 365.256364 | 360 | "true_sidereal_sun";
}

export interface JaiminiCharaDashaAnswer {
  /** Sign of the first period. */ seed: {
    /** Sign of the zodiac. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** Planet that rules the sign. */ sign_lord: SignLord;
  };
  /** What made it the stronger of the ascendant and the seventh; null where it is the ascendant in any case. */ seed_rule: "more_planets" | "jupiter_mercury_lord" | "exalted_planet" | "lord_in_other_parity" | "modality" | "lord_more_advanced" | "equal" | null;
  /** Through the zodiac, from the seed. */ direction: "forward" | "backward";
  /** One after the other from birth. */ mahadashas: SignMahadasha[];
  /** Of the order and lengths of the great periods. */ confidence: Confidence;
  /** Of the order of the periods within them. */ antardasha_confidence: Confidence;
  /** How the answer was made. */ metadata: JaiminiDashaMetadata;
}

export interface PointsUpagrahasSettings extends AlmanacSettings {
  /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** Which moment of the eighth of Saturn counts. start when left out. */ gulika_moment?: "start" | "middle" | "end";
  /** Which moment of its eighth counts, for Kaala and its like. middle when left out. */ kaala_moment?: "middle" | "start" | "end";
  /** Middle or end of the eighth of Saturn, or a ghati of the weekday, as Phaladeepika has it. middle when left out. */ mandi_method?: "middle" | "end" | "ghatis";
}

export interface PointsUpagrahasInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: PointsUpagrahasSettings;
}

export interface AlmanacSettings extends LanguageSettings {
  /** The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. geocentric when left out. */ observation_point?: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac; custom takes `ayanamsa_deg` beside it. lahiri when left out. */ ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya" | "yukteshwar" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya" | "yukteshwar" | "custom";
  /** With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates. */ ayanamsa_deg?: number;
  /** Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
}

/** Where a point without a body falls. */
export interface PlacedPoint extends InSign {
  /** From the ascendant, whole signs. */ house: number;
  /** Lunar mansion (star) of the Moon, or that it falls in. */ nakshatra: NakshatraName;
  /** 1 is Ashwini. */ nakshatra_number: number;
  /** Planet that rules the nakshatra. */ nakshatra_lord: GrahaName;
  /** Quarter of the nakshatra. */ pada: number;
}

/** The day that runs from sunrise to sunrise and holds the instant asked about. */
export interface PanchangDay {
  /** Civil date on which the day began. */ date: string;
  /** Weekday of the day. */ weekday: string;
  /** Counted from sunrise, or by the civil calendar where there is none. */ basis: "sunrise" | "civil";
  /** Sunrise; null where there is none. */ sunrise: string | null;
  /** Sunset; null where there is none. */ sunset: string | null;
  /** The sunrise after it; null where there is none. */ next_sunrise: string | null;
}

export interface AlmanacMetadata extends Metadata {
  /** The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. */ observation_point: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac; custom takes `ayanamsa_deg` beside it. */ ayanamsa: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya" | "yukteshwar" | "custom";
  /** With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates. */ ayanamsa_deg?: number;
  /** Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
}

export interface PointsUpagrahasMetadata extends AlmanacMetadata {
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** Which moment of the eighth of Saturn counts. */ gulika_moment: "start" | "middle" | "end";
  /** Which moment of its eighth counts, for Kaala and its like. */ kaala_moment: "middle" | "start" | "end";
  /** Middle or end of the eighth of Saturn, or a ghati of the weekday, as Phaladeepika has it. */ mandi_method: "middle" | "end" | "ghatis";
}

export interface PointsUpagrahasAnswer {
  /** Points that rise in an eighth of day or night. */ kaala_group: {
    /** Name of the upagraha, for programs. */ name: "kaala" | "mrityu" | "artha_prahara" | "yamaghantaka" | "gulika" | "mandi";
    /** Null where the Sun does not rise or set. */ point: PlacedPoint | null;
    /** Which moment was taken. */ method: string;
    confidence: Confidence;
  }[];
  /** Points that follow from the Sun. */ dhuma_group: {
    /** Name of the upagraha, for programs. */ name: "dhuma" | "vyatipata" | "parivesha" | "indrachapa" | "upaketu";
    point: PlacedPoint;
  }[];
  /** Between sunrise and sunset; null where one is missing. */ is_day_birth: boolean | null;
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */ reason: "no_sunrise" | "no_sunset" | null;
  /** How the answer was made. */ metadata: PointsUpagrahasMetadata;
}

export interface PointsSpecialLagnasSettings extends AlmanacSettings {
  /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
}

export interface PointsSpecialLagnasInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: PointsSpecialLagnasSettings;
}

export interface PointsSpecialLagnasMetadata extends AlmanacMetadata {
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
}

export interface PointsSpecialLagnasAnswer {
  /** Bhava lagna; null without a sunrise. */ bhava: PlacedPoint | null;
  /** Hora lagna; null without a sunrise. */ hora: PlacedPoint | null;
  /** Ghati lagna; null without a sunrise. */ ghati: PlacedPoint | null;
  /** Pranapada; null without a sunrise. */ pranapada: PlacedPoint | null;
  /** Sree lagna. */ sree: PlacedPoint;
  /** Indu lagna. */ indu: PlacedPoint;
  /** Halfway from Rahu forward to the Moon. */ bhrigu_bindu: PlacedPoint;
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */ reason: "no_sunrise" | "no_sunset" | null;
  /** How the answer was made. */ metadata: PointsSpecialLagnasMetadata;
}

export interface YogaDetectInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: VedicSettings;
  /** Read by Mahabhagya yoga alone, which is not judged without it. */ gender?: "male" | "female";
  /** Whether to leave out the yogas whose condition is not met. true when left out. */ only_present?: boolean;
}

/** One yoga with its rule, its evidence and its strength. */
export interface DetectedYoga {
  /** Name of the yoga. */ name: string;
  /** Which kind of yoga; arishta are those of misfortune. */ group: "major" | "raja_dhana" | "chandra" | "surya" | "nabhasa" | "arishta";
  /** Its condition is met and nothing cancels it. */ has_yoga: boolean;
  /** The condition of the yoga, in an English sentence. */ rule: string;
  /** Work that the rule is from. */ source: string;
  /** How many of 100 random births have it: what most charts have says little. Null where not measured. */ share_percent: number | null;
  /** Of the strongest combination; null where the condition is not met. */ strength: "strong" | "medium" | "weak" | null;
  /** Who makes it, the strongest first; empty where the condition is not met. */ combinations: YogaCombination[];
  /** What the rule was counted from, where it counts. */ counted_from: string[];
  /** How it comes about, and what weakens it. */ notes: string[];
  /** Why it does not hold although its condition is met; else null. */ cancelled_by: string | null;
}

/** One set of planets that makes a yoga. */
export interface YogaCombination {
  /** Planets that make the yoga. */ planets: GrahaName[];
  /** Their houses from the ascendant, in the same order. */ houses: number[];
  /** How they are bound; null where the rule says all. */ note: string | null;
  /** How strong its planets are. */ strength: "strong" | "medium" | "weak";
  /** Mean over the planets; strong from 1, weak below 0. */ score: number;
  /** What speaks for and against each planet. */ reasons: string[];
}

export interface YogaDetectAnswer {
  /** How many yogas were looked for. */ judged: number;
  /** How many hold. */ present: number;
  /** How many hold and are strong. */ strong: number;
  /** In the order of the lists. */ yogas: DetectedYoga[];
  strength_confidence: Confidence;
  /** How the answer was made. */ metadata: VedicMetadata;
}

export interface KpChartInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: KpSettings;
}

export interface KpSettings extends Settings {
  /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** krishnamurti, or kp_new for the later table that starts in 291. The sub lords are defined for these two, and another one is refused. krishnamurti when left out. */ ayanamsa?: "krishnamurti" | "kp_new";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "krishnamurti" | "kp_new";
}

/** Where a house begins, with its lords and significators. */
export interface KpCusp extends InSign {
  /** Number of the house, 1 to 12. */ house: number;
  /** Lunar mansion (star) of the Moon, or that it falls in. */ nakshatra: NakshatraName;
  /** 1 is Ashwini. */ nakshatra_number: number;
  /** Planet that rules the nakshatra. */ nakshatra_lord: GrahaName;
  /** Quarter of the nakshatra. */ pada: number;
  lords: KpLords;
  /** Degrees to the nearer end of the sub. A cusp moves 1° in some four minutes of birth time. */ sub_margin: number;
  /** Who signifies the house, in four steps of strength. */ significators: {
    /** Planets in the star of an occupant: the strongest. */ a: GrahaName[];
    /** Planets that stand in the house. */ b: GrahaName[];
    /** Planets in the star of the lord of the cusp. */ c: GrahaName[];
    /** Lord of the sign on the cusp. */ d: SignLord;
  };
}

/** Who rules a point of the zodiac by Krishnamurti, from the sign down. */
export interface KpLords {
  /** Lord of the sign. */ sign: SignLord;
  /** Lord of the nakshatra. */ star: GrahaName;
  /** Lord of the part of the nakshatra. */ sub: GrahaName;
  /** Lord of the part of that part. */ sub_sub: GrahaName;
}

/** One of the nine with its lords and the houses that it signifies. */
export interface KpPlanet {
  /** Where it stands; the house is the one whose cusp is behind it. */ placement: Placement;
  lords: KpLords;
  /** Degrees to the nearer end of the sub. A cusp moves 1° in some four minutes of birth time. */ sub_margin: number;
  /** Which houses it signifies, in four steps of strength. */ significations: {
    /** House of the lord of its star: the strongest. */ a: number;
    /** Its own house. */ b: number;
    /** Houses whose cusps its star lord rules. */ c: number[];
    /** Houses whose cusps it rules; none for Rahu and Ketu. */ d: number[];
  };
  /** Who stands in the same sign. */ conjoined_with: GrahaName[];
  /** Who looks at its sign fully. */ aspected_by: GrahaName[];
  /** For whom a node acts, the strongest first: conjunction, star lord, aspect, sign lord. Empty for planets. */ agents: {
    /** English name of the planet or point. */ name: GrahaName;
    /** What ties it to the node. */ reason: "conjunction" | "star" | "aspect" | "sign";
  }[];
}

export interface KpMetadata extends Metadata {
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** krishnamurti, or kp_new for the later table that starts in 291. The sub lords are defined for these two, and another one is refused. */ ayanamsa: "krishnamurti" | "kp_new";
  /** The house system asked for, where it has no solution and another was used; else null. */ house_system_requested: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | null;
}

export interface KpChartAnswer {
  /** From the first house. */ cusps: KpCusp[];
  /** Sun to Saturn, Rahu, Ketu. */ planets: KpPlanet[];
  /** Signs that no cusp stands in; they belong to no house. */ intercepted_signs: SignName[];
  /** How the answer was made. */ metadata: KpMetadata;
}

export interface KpRulingPlanetsSettings extends KpSettings {
  /** Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** The five of the school, or seven with the sub lords of the ascendant and the Moon. 5 when left out. */ ruler_count?: 5 | 7;
  /** By which of its lords a ruler is passed over when that planet is retrograde. star when left out. */ reject_by?: "star" | "sub" | "none";
}

export interface KpRulingPlanetsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: KpRulingPlanetsSettings;
}

/** A ruler of the moment with the reason. */
export interface RulingPlanet {
  /** What makes it a ruler of the moment. */ role: "ascendant_star" | "ascendant_sign" | "moon_star" | "moon_sign" | "day" | "ascendant_sub" | "moon_sub";
  /** English name of the planet or point. */ name: GrahaName;
  /** Whether it stands under a retrograde planet. */ is_rejected: boolean;
  /** That planet; null where it is not rejected. */ rejected_for: SignLord | null;
}

/** A lunar node that acts for a ruler of the moment. */
export interface ActingNode {
  /** Rahu or Ketu. */ name: "Rahu" | "Ketu";
  /** A ruler in whose sign the node stands, or beside whom. */ acts_for: GrahaName;
  /** How the two are tied. */ by: "sign" | "conjunction";
}

export interface KpRulingPlanetsMetadata extends KpMetadata {
  /** Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** The five of the school, or seven with the sub lords of the ascendant and the Moon. */ ruler_count: 5 | 7;
  /** By which of its lords a ruler is passed over when that planet is retrograde. */ reject_by: "star" | "sub" | "none";
}

export interface KpRulingPlanetsAnswer {
  /** The strongest first; one graha may have several roles. */ rulers: RulingPlanet[];
  /** Nodes that act for a ruler. */ nodes: ActingNode[];
  panchang_day: PanchangDay;
  /** How the answer was made. */ metadata: KpRulingPlanetsMetadata;
}

export interface KpHoraryInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: KpSettings;
  /** The number that the querent names, 1 to 249: it gives the ascendant. */ number: number;
}

export interface KpHoraryAnswer {
  /** The number that the chart was cast for, 1 to 249. */ number: number;
  /** Where the part of the number begins, degrees; the ascendant. */ from: number;
  /** Where the part of the number ends, degrees. */ until: number;
  /** From the first house. */ cusps: KpCusp[];
  /** Sun to Saturn, Rahu, Ketu. */ planets: KpPlanet[];
  /** Signs that no cusp stands in; they belong to no house. */ intercepted_signs: SignName[];
  /** How the answer was made. */ metadata: KpMetadata;
}

/** A place that is not the birthplace. */
export interface Stay {
  /** Decimal degrees, north positive. */ latitude: number;
  /** Decimal degrees, east positive. */ longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */ timezone?: number | string;
}

export interface VarshaphalChartSettings extends VedicSettings {
  /** Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it. true when left out. */ annual_moment?: "true" | "mean";
  /** When a year opens the muntha stands at 0° of its sign, or at the degree of the natal ascendant. sign_start when left out. */ muntha_degree?: "sign_start" | "natal_ascendant";
  /** positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao. positional when left out. */ varga_friendship?: "positional" | "natural";
}

export interface VarshaphalChartInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: VarshaphalChartSettings;
  /** The calendar year whose birthday opens the year of life; it opens within days of that birthday. */ target_year: number;
  /** Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one. */ stay?: Stay;
}

/** Who rules a year of life, and why. */
export interface YearLord {
  /** English name of the planet or point. */ name: SignLord;
  /** Strongest that aspects the ascendant; lord of the muntha where none does; else whom the Moon joins. */ reason: "strongest_aspecting" | "none_aspects" | "all_weak" | "moon_ithasala" | "moon_sign_lord";
  /** Whether the Moon had the best claim, which she gives away. */ is_moon_passed_over: boolean;
  /** Office-bearers, the strongest first. */ claims: {
    /** English name of the planet or point. */ name: SignLord;
    /** Strength, of 20. */ vishwa: number;
    /** Which of the five offices it bears. */ offices: ("muntha_lord" | "natal_ascendant_lord" | "annual_ascendant_lord" | "trirashi_lord" | "dinaratri_lord")[];
    /** Whether it is in another house than 2, 6, 8, 12. */ aspects_ascendant: boolean;
  }[];
}

/** Strengths of a planet in a year of life. */
export interface AnnualStrength {
  /** English name of the planet or point. */ name: SignLord;
  /** Strength in five vargas. */ panchavargiya: {
    /** By the lord of its sign, of 30. */ kshetra: number;
    /** By distance from deepest debilitation, of 20. */ uchcha: number;
    /** By the lord of its hadda, of 15. */ hadda: number;
    /** By the lord of its third, of 10. */ drekkana: number;
    /** By the lord of its ninth, of 5. */ navamsa: number;
    /** All five together, of 80. */ total: number;
    /** A fourth of the total: weak below 5, strong above 10, very strong above 15, of 20. */ vishwa: number;
  };
  /** Harsha bala: points for what makes the planet glad. */ harsha: {
    /** In its house of joy, of 5. */ house: number;
    /** In its own sign or exalted, of 5. */ dignity: number;
    /** In a house of its sex, of 5. */ sex: number;
    /** Male by day, female by night, of 5. */ time: number;
    /** All four together, of 20. */ total: number;
  };
}

export interface VarshaphalChartMetadata extends VedicMetadata {
  /** Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it. */ annual_moment: "true" | "mean";
  /** When a year opens the muntha stands at 0° of its sign, or at the degree of the natal ascendant. */ muntha_degree: "sign_start" | "natal_ascendant";
  /** positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao. */ varga_friendship: "positional" | "natural";
}

export interface VarshaphalChartAnswer {
  /** The calendar year that was asked about. */ target_year: number;
  /** Years of life that are over when this one opens; negative before the birth. */ completed_years: number;
  /** When the year opens, local time of the place. */ opens_at: string;
  /** The same in UTC. */ utc_datetime: string;
  /** The same instant as a Julian Day in UT. */ julian_day_ut: number;
  /** Whether the Sun was up when the year opened. */ is_day: boolean;
  /** The point that rises in the east. */ ascendant: Ascendant;
  /** Sun to Saturn, Rahu, Ketu. */ planets: Placement[];
  /** The natal ascendant, moved on by a sign a year. */ muntha: InSign & {
    /** Number of the house, 1 to 12. */ house: number;
  };
  /** Who contends for the lordship of the year. */ office_bearers: {
    /** Lord of the muntha. */ muntha_lord: SignLord;
    /** Lord of the natal ascendant. */ natal_ascendant_lord: SignLord;
    /** Lord of the annual ascendant. */ annual_ascendant_lord: SignLord;
    /** Lord of the three signs of the annual ascendant, by day or night. */ trirashi_lord: SignLord;
    /** Lord of the sign of the Sun by day, of the Moon by night. */ dinaratri_lord: SignLord;
  };
  year_lord: YearLord;
  /** Sun to Saturn. */ strengths: AnnualStrength[];
  /** How the answer was made. */ metadata: VarshaphalChartMetadata;
}

export interface VarshaphalSahamsSettings extends VedicSettings {
  /** Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it. true when left out. */ annual_moment?: "true" | "mean";
  /** Whose formulas are followed where the books differ: Charak’s, or those of P.V.R. Narasimha Rao. charak when left out. */ saham_school?: "charak" | "pvr";
  /** Where the middles of houses stand that some sahams are counted from. sripati when left out. */ saham_houses?: "sripati" | "equal";
  /** Whether a point lies on the way between two others is judged by degrees, or by whole signs. degrees when left out. */ saham_arc?: "degrees" | "signs";
}

export interface VarshaphalSahamsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: VarshaphalSahamsSettings;
  /** The calendar year whose birthday opens the year of life; it opens within days of that birthday. */ target_year: number;
  /** Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one. */ stay?: Stay;
}

/** A sensitive point of a year, counted from two others. */
export interface Saham {
  /** Id of the saham, for programs. */ id: "punya" | "vidya" | "yasha" | "mahatmya" | "samartha" | "bhratri" | "pitri" | "raja" | "matri" | "jeeva" | "karma" | "kali" | "shastra" | "artha" | "paradesa" | "labha" | "karyasiddhi" | "jadya" | "satru" | "jalapatana" | "bandhana" | "asha" | "mitra" | "gaurava" | "putra" | "roga" | "bandhu" | "mrityu" | "vivaha" | "vanika";
  /** What it is about. */ topic: string;
  /** Null for Samartha by Charak where Mars rules the ascendant: his formula has no meaning then. */ position: InSign & {
    /** Number of the house, 1 to 12. */ house: number;
  } | null;
}

export interface VarshaphalSahamsMetadata extends VedicMetadata {
  /** Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it. */ annual_moment: "true" | "mean";
  /** Whose formulas are followed where the books differ: Charak’s, or those of P.V.R. Narasimha Rao. */ saham_school: "charak" | "pvr";
  /** Where the middles of houses stand that some sahams are counted from. */ saham_houses: "sripati" | "equal";
  /** Whether a point lies on the way between two others is judged by degrees, or by whole signs. */ saham_arc: "degrees" | "signs";
}

export interface VarshaphalSahamsAnswer {
  /** The calendar year that was asked about. */ target_year: number;
  /** Years of life that are over when this one opens; negative before the birth. */ completed_years: number;
  /** When the year opens, local time of the place. */ opens_at: string;
  /** The same in UTC. */ utc_datetime: string;
  /** The same instant as a Julian Day in UT. */ julian_day_ut: number;
  /** Whether the Sun was up when the year opened. */ is_day: boolean;
  /** The thirty sahams, in the order of the books. */ sahams: Saham[];
  /** How the answer was made. */ metadata: VarshaphalSahamsMetadata;
}

export interface VarshaphalMuddaDashaSettings extends VedicSettings {
  /** Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it. true when left out. */ annual_moment?: "true" | "mean";
  /** How long each of the 360 days is: a degree of the Sun, a 360th of this year, or 24 hours. sun_degree when left out. */ annual_day?: "sun_degree" | "year_share" | "civil";
}

export interface VarshaphalMuddaDashaInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: VarshaphalMuddaDashaSettings;
  /** The calendar year whose birthday opens the year of life; it opens within days of that birthday. */ target_year: number;
  /** Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one. */ stay?: Stay;
}

/** A period of Vimshottari within a year. */
export interface MuddaPeriod {
  /** Ruler of the period. */ lord: GrahaName;
  /** Length, in days of which the year has 360. */ days: number;
  /** Share of the year. */ share: number;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28. */ start_at: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28. */ end_at: string;
}

/** A period of a yogini within a year. */
export interface VarshaYoginiPeriod {
  /** Name of the yogini. */ name: string;
  /** Ruler of the period. */ lord: GrahaName;
  /** Length, in days of which the year has 360. */ days: number;
  /** Share of the year. */ share: number;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28. */ start_at: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28. */ end_at: string;
}

/** A period by degrees within signs. */
export interface PatyayiniPeriod {
  /** Ruler of the period. */ lord: AshtakavargaReceiver;
  /** Length, in days of which the year has 360. */ days: number;
  /** Share of the year. */ share: number;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28. */ start_at: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28. */ end_at: string;
}

export interface VarshaphalMuddaDashaMetadata extends VedicMetadata {
  /** Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it. */ annual_moment: "true" | "mean";
  /** How long each of the 360 days is: a degree of the Sun, a 360th of this year, or 24 hours. */ annual_day: "sun_degree" | "year_share" | "civil";
}

export interface VarshaphalMuddaDashaAnswer {
  /** The calendar year that was asked about. */ target_year: number;
  /** Years of life that are over when this one opens; negative before the birth. */ completed_years: number;
  /** When the year opens, local time of the place. */ opens_at: string;
  /** The same in UTC. */ utc_datetime: string;
  /** The same instant as a Julian Day in UT. */ julian_day_ut: number;
  /** Ten periods; nine where the natal Moon stood at the very start of a star. */ mudda: MuddaPeriod[];
  /** Nine periods; eight where the natal Moon stood at the very start of a star. */ varsha_yogini: VarshaYoginiPeriod[];
  /** In the order of degrees within signs. */ patyayini: PatyayiniPeriod[];
  /** How the answer was made. */ metadata: VarshaphalMuddaDashaMetadata;
}

export interface VarshaphalYogasSettings extends VedicSettings {
  /** Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it. true when left out. */ annual_moment?: "true" | "mean";
}

export interface VarshaphalYogasInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: VarshaphalYogasSettings;
  /** The calendar year whose birthday opens the year of life; it opens within days of that birthday. */ target_year: number;
  /** Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one. */ stay?: Stay;
}

/** Two planets of a year whose lights touch. */
export interface TajikaAspect {
  /** The planet of the two that moves faster. */ faster: SignLord;
  /** The planet of the two that moves slower. */ slower: SignLord;
  /** Sign of the slower counted from the faster. */ house: number;
  /** How their signs see each other. */ relation: "friendly" | "inimical" | "conjunction";
  /** Degrees within the sign that the faster lacks; negative where it has passed. */ behind: number;
  /** How far their lights reach: the mean of both. */ orb: number;
  /** The faster joins (ithasala; poorna below 1°) or parts (ishrafa). */ kind: "ithasala" | "poorna_ithasala" | "ishrafa";
  /** Less than 1° past: full ithasala here, ishrafa in some books. */ is_disputed: boolean;
  /** Some books exchange joining and parting then. */ is_faster_retrograde: boolean;
}

/** What the lord of the ascendant has with the lord of a house. */
export interface TajikaMatter {
  /** The house of the matter. */ house: number;
  /** Planet that rules the house of the matter. */ lord: SignLord;
  /** Whether it rules the ascendant as well, so that there is no pair. */ is_same_lord: boolean;
  /** Between the lord of the ascendant and this lord; null without one. */ aspect: TajikaAspect | null;
  /** What the two lords make for the matter. */ yogas: {
    /** Name of the Tajika yoga. */ yoga: "ithasala" | "ishrafa" | "nakta" | "yamaya" | "manau" | "kamboola" | "gairi_kamboola" | "khallasara" | "radda";
    /** Who makes it: the third planet, whom the Moon joins, or who is hindered. */ through: SignLord[];
  }[];
}

export interface VarshaphalYogasMetadata extends VedicMetadata {
  /** Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it. */ annual_moment: "true" | "mean";
}

export interface VarshaphalYogasAnswer {
  /** The calendar year that was asked about. */ target_year: number;
  /** Years of life that are over when this one opens; negative before the birth. */ completed_years: number;
  /** When the year opens, local time of the place. */ opens_at: string;
  /** The same in UTC. */ utc_datetime: string;
  /** The same instant as a Julian Day in UT. */ julian_day_ut: number;
  /** Lord of the annual ascendant. */ ascendant_lord: SignLord;
  /** Of the whole year; null where neither holds. */ year_yoga: "ikkavala" | "induvara" | null;
  /** Of the fastest planet first. */ aspects: TajikaAspect[];
  /** Houses 2 to 12. */ matters: TajikaMatter[];
  /** How the answer was made. */ metadata: VarshaphalYogasMetadata;
}

export interface ParasharaRequest extends Birth {
  /** Conventions to follow; each has a default. */ settings?: ParasharaSettings;
}

export interface ParasharaSettings extends VedicSettings {
  /** Rule by which parts become signs. parashara when left out. */ method?: "parashara";
}

/** A divisional chart of a birth. */
export interface DivisionalChart {
  /** Which divisional chart it is. */ varga: Varga;
  /** The point that rises in the east. */ ascendant: DivisionalAscendant;
  /** Planets and points, in their usual order. */ planets: DivisionalPlacement[];
  /** Whole seconds to the nearest change of the ascendant’s part, before the birth or after it. Planets are not counted. Null where none is within 12 hours. */ sensitivity_seconds: number | null;
  /** How the answer was made. */ metadata: DivisionalChartMetadata;
}

export interface Varga {
  /** D9, D60 and so on. */ id: string;
  /** Name of the divisional chart. */ name: string;
  /** Into how many parts each sign is cut. */ parts: number;
  /** What the chart is read for. */ meaning: string;
}

export interface DivisionalAscendant {
  /** Always Ascendant. */ name: "Ascendant";
  /** Sign of the zodiac. */ sign: SignName;
  /** 1 is Aries. */ sign_number: number;
  /** Planet that rules the sign. */ sign_lord: SignLord;
  /** Degrees within the sign of this chart; null where the parts are unequal. */ degree: number | null;
  /** Which part of the natal sign, 1 is the first. */ part: number;
  /** Sidereal longitude in the birth chart, degrees. */ natal_longitude: number;
  /** Number of the house, 1 to 12. */ house: number;
}

export interface DivisionalPlacement {
  /** English name of the planet or point. */ name: string;
  /** Sign of the zodiac. */ sign: SignName;
  /** 1 is Aries. */ sign_number: number;
  /** Planet that rules the sign. */ sign_lord: SignLord;
  /** Degrees within the sign of this chart; null where the parts are unequal. */ degree: number | null;
  /** Which part of the natal sign, 1 is the first. */ part: number;
  /** Sidereal longitude in the birth chart, degrees. */ natal_longitude: number;
  /** Counted from the ascendant of this chart. */ house: number;
  /** Whether it stands in the same sign as in the birth chart. */ is_vargottama: boolean;
  /** Whether it moves backwards through the zodiac. */ is_retrograde: boolean;
  /** Ruler of the half degree in D60; null in the other charts. */ deity: string | null;
}

export interface DivisionalChartMetadata extends VedicMetadata {
  /** Rule by which parts become signs. */ method: "parashara" | "parivritti_dwaya" | "uma_shambhu" | "raman" | "somanatha" | "parivritti_traya" | "jagannatha" | "cyclic" | "odd_even_sign_table" | "even_backward" | "kalachakra" | "krishna_mishra" | "sanjay_rath_rudramsa" | "bv_raman_ekadasamsa" | "reverse" | "leo" | "from_aries";
  /** The same as `method`. */ profile?: string;
  /** Which of two conventions this chart follows. */ variant?: string;
}

export interface DivisionalD2Settings extends VedicSettings {
  /** Rule by which parts become signs. parashara when left out. */ method?: "parashara" | "parivritti_dwaya" | "uma_shambhu" | "raman" | "somanatha";
}

export interface DivisionalD2Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD2Settings;
}

export interface DivisionalD3Settings extends VedicSettings {
  /** Rule by which parts become signs. parashara when left out. */ method?: "parashara" | "parivritti_traya" | "somanatha" | "jagannatha";
}

export interface DivisionalD3Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD3Settings;
}

export interface DivisionalD4Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: FourthVargaSettings;
}

export interface FourthVargaSettings extends VedicSettings {
  /** Rule by which parts become signs. parashara when left out. */ method?: "parashara" | "cyclic";
}

export interface DivisionalD5Settings extends VedicSettings {
  /** Rule by which parts become signs. odd_even_sign_table when left out. */ method?: "odd_even_sign_table" | "cyclic";
}

export interface DivisionalD5Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD5Settings;
}

export interface DivisionalD7Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: SeventhVargaSettings;
}

export interface SeventhVargaSettings extends VedicSettings {
  /** Rule by which parts become signs. parashara when left out. */ method?: "parashara" | "even_backward";
}

export interface DivisionalD9Settings extends VedicSettings {
  /** Rule by which parts become signs. parashara when left out. */ method?: "parashara" | "kalachakra" | "krishna_mishra";
}

export interface DivisionalD9Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD9Settings;
}

export interface DivisionalD11Settings extends VedicSettings {
  /** Rule by which parts become signs. sanjay_rath_rudramsa when left out. */ method?: "sanjay_rath_rudramsa";
}

export interface DivisionalD11Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD11Settings;
}

export interface DivisionalD11RamanSettings extends VedicSettings {
  /** Rule by which parts become signs. bv_raman_ekadasamsa when left out. */ method?: "bv_raman_ekadasamsa";
}

export interface DivisionalD11RamanInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD11RamanSettings;
}

export interface DivisionalD24Settings extends VedicSettings {
  /** Rule by which parts become signs. parashara when left out. */ method?: "parashara" | "reverse" | "leo";
}

export interface DivisionalD24Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD24Settings;
}

export interface DivisionalD60Settings extends VedicSettings {
  /** Rule by which parts become signs. parashara when left out. */ method?: "parashara" | "from_aries";
}

export interface DivisionalD60Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD60Settings;
}

export interface DivisionalShodashvargaAnswer {
  /** The sixteen charts. */ vargas: {
    /** Which divisional chart it is. */ varga: Varga;
    /** The point that rises in the east. */ ascendant: DivisionalAscendant;
    /** Planets and points, in their usual order. */ planets: DivisionalPlacement[];
  }[];
  /** How the answer was made. */ metadata: VedicMetadata;
}

export interface PanchangRequest extends Birth {
  /** Conventions to follow; each has a default. */ settings?: AlmanacSettings;
}

/** From start until end, half-open. */
export interface TimeWindow {
  /** ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28. */ start: string;
  /** ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28. */ end: string;
}

/** The weekday, which begins with sunrise. */
export interface Vara extends TimeWindow {
  /** 1 is Sunday. */ number: number;
  /** English name of the weekday. */ name: string;
  /** Sanskrit name, in Latin letters. */ sanskrit: string;
  /** Planet that rules the weekday. */ lord: SignLord;
  /** Counted from sunrise, or by the civil calendar where there is none. */ basis: "sunrise" | "civil";
}

/** A lunar day: the Moon gains 12° on the Sun. */
export interface Tithi extends TimeWindow {
  /** 1 to 15 of the waxing half, 16 to 30 of the waning. */ number: number;
  /** Name of the tithi (lunar day), Sanskrit in Latin letters. */ name: string;
  /** Waxing or waning half of the lunar month. */ paksha: "Shukla" | "Krishna";
  /** Day of its half of the month, 1 to 15. */ day_of_paksha: number;
  /** One of the five groups to which tithis belong by turns. */ group: "Nanda" | "Bhadra" | "Jaya" | "Rikta" | "Purna";
}

/** The star (lunar mansion) that the Moon is in. */
export interface NakshatraSpan extends TimeWindow {
  /** Its number, 1 is the first. */ number: number;
  /** Name of the nakshatra (lunar mansion), Sanskrit in Latin letters. */ name: NakshatraName;
  /** Planet that rules the nakshatra. */ lord: GrahaName;
  /** Deity that presides over it. */ deity: string;
}

/** One of 27 parts of the sum of the Sun’s and the Moon’s longitude. */
export interface NityaYoga extends TimeWindow {
  /** Its number, 1 is the first. */ number: number;
  /** Name of the nitya yoga, Sanskrit in Latin letters. */ name: string;
  quality: Quality;
  /** Which part is to be avoided, where it is not the whole; null where it is. */ avoid: string | null;
}

/** Half a tithi. */
export interface Karana extends TimeWindow {
  /** Half tithi of the lunar month, 1 begins at the new moon. */ number: number;
  /** Name of the karana (half tithi), Sanskrit in Latin letters. */ name: string;
  /** movable for the seven karanas that recur through the month, fixed for the four that come once. */ kind: "movable" | "fixed";
  quality: Quality;
}

/** What the calendars of India call the panchang day. */
export interface HinduCalendar {
  lunar_month: LunarMonth;
  /** Waxing or waning half of the lunar month, at sunrise. */ paksha: "Shukla" | "Krishna";
  /** The tithi at sunrise, which names the day. */ tithi_number: number;
  /** Years of the lunar eras. */ eras: {
    /** Changes with Chaitra. */ shaka: EraYear;
    /** Of the north: changes with Chaitra. */ vikram: EraYear;
    /** Vikram year of Gujarat: changes with Kartika. */ gujarati: EraYear;
    /** Elapsed years of the Kali age. */ kali_year: number;
  };
  /** One for each region. */ solar_dates: SolarDate[];
  national: IndianNationalDate;
  /** Days since the Kali age began. */ ahargana: number;
  /** Half of the year: the Sun goes north or south. */ ayana: "Uttarayana" | "Dakshinayana";
  /** Season by the sidereal Sun. */ ritu: string;
}

/** The lunar month of the tithi that rules at sunrise. */
export interface LunarMonth extends TimeWindow {
  /** 1 is Chaitra. */ number: number;
  /** Amanta: the month runs from new moon to new moon. A leap month is called Adhika. */ name: string;
  /** 1 is Chaitra. */ purnimanta_number: number;
  /** As in the north, where the month ends with the full moon. */ purnimanta_name: string;
  /** Adhika: the Sun enters no sign in it. Kshaya: he enters two, and the second name is lost. */ kind: "normal" | "adhika" | "kshaya";
  /** The name that a kshaya month takes with it; else null. */ lost_name: string | null;
}

/** A year of an era. */
export interface EraYear {
  /** Elapsed years of the era. */ year: number;
  /** Name of the year in the cycle of sixty. */ samvatsara: string;
}

/** The same day in a solar calendar. */
export interface SolarDate {
  /** Region whose rule decides on which date a month begins. */ calendar: "tamil" | "malayalam" | "odia" | "bengali" | "assamese";
  /** Era that the year belongs to. */ era: string;
  /** Year of that era. */ year: number;
  /** Counted from the month in which the year of this calendar begins. */ month_number: number;
  /** Name of the month in the region. */ month: string;
  /** Day of the month. */ day: number;
  /** Civil date of the first day of the month. */ first_date: string;
  /** When the Sun entered the sign of the month. */ sankranti: string;
}

/** The civil calendar of India, which needs no sky. */
export interface IndianNationalDate {
  /** Saka year. */ year: number;
  /** 1 is Chaitra. */ month_number: number;
  /** Name of the month. */ month: string;
  /** Day of the month. */ day: number;
}

export interface PanchangFullAnswer {
  panchang_day: PanchangDay;
  vara: Vara;
  tithi: Tithi;
  nakshatra: NakshatraSpan;
  yoga: NityaYoga;
  karana: Karana;
  /** Sunrise; null where there is none. */ sunrise: string | null;
  /** Sunset; null where there is none. */ sunset: string | null;
  /** Rise of the centre of the disc without refraction, as the Vedic texts have it. */ vedic_sunrise: string | null;
  /** Set of the centre of the disc without refraction. */ vedic_sunset: string | null;
  /** Within the panchang day; one day in a month has none. */ moonrise: string | null;
  /** Within the panchang day; one day in a month has none. */ moonset: string | null;
  /** Where the panchang day has no moonrise: the next one; else null. */ next_moonrise: string | null;
  /** Where the panchang day has no moonset: the next one; else null. */ next_moonset: string | null;
  /** Every limb that touches the day from sunrise to sunrise. */ day_list: {
    /** Each tithi of the day from sunrise to sunrise, in order of time. */ tithi: Tithi[];
    /** Each nakshatra of the day from sunrise to sunrise, in order of time. */ nakshatra: NakshatraSpan[];
    /** Each yoga of the day from sunrise to sunrise, in order of time. */ yoga: NityaYoga[];
    /** Each karana of the day from sunrise to sunrise, in order of time. */ karana: Karana[];
  };
  /** Windows to seek or to avoid, by their start; they may overlap. */ windows: (TimeWindow & {
    /** Name of the window of time. */ name: string;
    quality: Quality;
  })[];
  calendar: HinduCalendar;
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface PanchangTithiAnswer {
  /** A lunar day: the Moon gains 12° on the Sun. */ tithi: TimeWindow & {
    /** 1 to 15 of the waxing half, 16 to 30 of the waning. */ number: number;
    /** Name of the tithi (lunar day), Sanskrit in Latin letters. */ name: string;
    /** Waxing or waning half of the lunar month. */ paksha: "Shukla" | "Krishna";
    /** Day of its half of the month, 1 to 15. */ day_of_paksha: number;
    /** One of the five groups to which tithis belong by turns. */ group: "Nanda" | "Bhadra" | "Jaya" | "Rikta" | "Purna";
    /** Whether no sunrise falls into it, so that the calendar skips it. */ is_kshaya: boolean;
    /** Whether two sunrises fall into it, so that the calendar repeats it. */ is_vriddhi: boolean;
  };
  next: Tithi;
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface PanchangNakshatraAnswer {
  nakshatra: NakshatraSpan;
  next: NakshatraSpan;
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface PanchangYogaAnswer {
  yoga: NityaYoga;
  next: NityaYoga;
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface PanchangKaranaAnswer {
  karana: Karana;
  next: Karana;
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface PanchangVaraAnswer {
  vara: Vara;
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface PanchangSunTimesAnswer {
  /** Civil date. */ date: string;
  /** Sunrise; null where there is none. */ sunrise: string | null;
  /** Sunset; null where there is none. */ sunset: string | null;
  /** Rise of the centre of the disc without refraction, as the Vedic texts have it. */ vedic_sunrise: string | null;
  /** Set of the centre of the disc without refraction. */ vedic_sunset: string | null;
  /** Where there is no sunrise on the date: the next one; else null. */ next_sunrise: string | null;
  /** Where there is no sunset on the date: the next one; else null. */ next_sunset: string | null;
  /** Why there is no sunrise or sunset; null where both are on the date or the missing one follows the next day. */ reason: "midnight_sun" | "polar_night" | null;
  /** From sunrise to sunset; null where one is missing. */ day_length_seconds: number | null;
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface PanchangMoonTimesAnswer {
  /** Civil date. */ date: string;
  /** Moonrise; null on a day without one. */ moonrise: string | null;
  /** Moonset; null on a day without one. */ moonset: string | null;
  /** Where there is no moonrise on the date: the next one; else null. */ next_moonrise: string | null;
  /** Where there is no moonset on the date: the next one; else null. */ next_moonset: string | null;
  /** Where the Moon is for the whole date near the poles; null where she rises or sets. */ reason: "above_horizon" | "below_horizon" | null;
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface PanchangInauspiciousPeriodsAnswer {
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */ reason: "no_sunrise" | "no_sunset" | null;
  /** The eighth of the day that belongs to Rahu. */ rahu_kaal: TimeWindow | null;
  /** The eighth of the day that belongs to Gulika. */ gulika_kaal: TimeWindow | null;
  /** The eighth of the day that belongs to Yama. */ yamaganda: TimeWindow | null;
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface Choghadiya extends TimeWindow {
  /** Name of the choghadiya. */ name: string;
  /** Planet that rules this part of the day or night. */ lord: SignLord;
  quality: Quality;
  /** To be avoided whatever the quality; null for most. */ vela: "Kaal Vela" | "Vaar Vela" | "Kaal Ratri" | null;
  /** Within its day or night. */ number: number;
  /** Whether the span lies between sunrise and sunset. */ is_day: boolean;
}

export interface PanchangChoghadiyaAnswer {
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */ reason: "no_sunrise" | "no_sunset" | null;
  /** The parts of day and night, in order. */ choghadiya: Choghadiya[];
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface Hora extends TimeWindow {
  /** Planet that rules this part of the day or night. */ lord: SignLord;
  quality: Quality;
  /** Within its day or night. */ number: number;
  /** Whether the span lies between sunrise and sunset. */ is_day: boolean;
}

export interface PanchangHoraAnswer {
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */ reason: "no_sunrise" | "no_sunset" | null;
  /** The planetary hours, in order. */ hora: Hora[];
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface PanchangAbhijitMuhuratAnswer {
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */ reason: "no_sunrise" | "no_sunset" | null;
  /** The middle muhurta of the day; null where there is none. */ abhijit_muhurat: TimeWindow & {
    /** Whether it is a Wednesday, which some texts except. */ avoid_on_wednesday: boolean;
  } | null;
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface PanchangBrahmaMuhurtaAnswer {
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */ reason: "no_sunrise" | "no_sunset" | null;
  /** The window before sunrise; null where there is none. */ brahma_muhurta: TimeWindow | null;
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface PanchangAmritKaalAnswer {
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */ reason: "no_sunrise" | "no_sunset" | null;
  /** The Amrit windows, in order. */ amrit_kaal: (TimeWindow & {
    /** Whether the span lies between sunrise and sunset. */ is_day: boolean;
  })[];
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface PanchangGoodBadTimesAnswer {
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */ reason: "no_sunrise" | "no_sunset" | null;
  /** Windows of the day, by start. */ periods: (TimeWindow & {
    /** Name of the window of time. */ name: string;
    quality: Quality;
  })[];
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

/** A fifteenth of the day or of the night. */
export interface Muhurta extends TimeWindow {
  /** Within its day or night. */ number: number;
  /** Whether the span lies between sunrise and sunset. */ is_day: boolean;
  /** Deity who gives the muhurta its name. */ name: string;
  quality: Quality;
}

/** The karana Vishti, whole, also where it reaches beyond the day. */
export interface Bhadra extends TimeWindow {
  /** The tithi whose half it is. */ tithi: string;
  /** Its worst part. */ mukha: TimeWindow;
  /** Its end, which does no harm. */ puccha: TimeWindow;
  /** One, or two where the Moon changes her sign. */ abodes: (TimeWindow & {
    /** Where it dwells by the sign of the Moon; some say that on earth alone it harms. */ abode: "heaven" | "underworld" | "earth";
  })[];
}

/** The Moon in Aquarius or Pisces, whole, also where it reaches beyond the day. */
export interface Panchaka extends TimeWindow {
  /** What it threatens by the weekday on which it begins: disease, rulers, fire, thieves, death; null for none. */ kind: "roga" | "raja" | "agni" | "chora" | "mrityu" | null;
  /** The weekday on which it begins. */ weekday: string;
}

/** A part of the day by rising sign, tithi and star. */
export interface PanchakaRahita extends TimeWindow {
  /** The rising sign. */ lagna: SignName;
  /** Of tithi, weekday, star and lagna when nines are cast out. */ remainder: number;
  /** What it threatens: death, fire, rulers, thieves, disease; free of them by 0, 3, 5 and 7. */ kind: "mrityu" | "agni" | "raja" | "chora" | "roga" | "free";
}

/** The Moon in a star at the joint of two signs, whole. */
export interface GandaMoola extends TimeWindow {
  /** Lunar mansion (star) of the Moon, or that it falls in. */ nakshatra: NakshatraName;
  /** The quarter of the star that is the worst. */ worst_pada: number;
  /** When the Moon is in it. */ worst_pada_window: TimeWindow;
}

/** A yoga of weekday, tithi and stars, within the day. */
export interface MeetingYoga extends TimeWindow {
  /** Name of the yoga for programs. */ id: "dwipushkara" | "tripushkara" | "jwalamukhi" | "aadal" | "vidaal" | "dagdha_tithi";
  /** Name of the special yoga of the day. */ name: string;
  quality: Quality;
}

export interface PanchangMuhurtasAnswer {
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */ reason: "no_sunrise" | "no_sunset" | null;
  /** Length of the day; null where there is none. */ dinamana_seconds: number | null;
  /** Length of the night that follows; null where there is none. */ ratrimana_seconds: number | null;
  /** Middle of the day; null where there is none. */ madhyahna: string | null;
  /** In order; those of a missing day or night are left out. */ muhurtas: Muhurta[];
  /** The 96 minutes before sunrise. Null where there is none. */ arunodaya: TimeWindow | null;
  /** The last tenth of the night before. Null where there is none. */ pratah_sandhya: TimeWindow | null;
  /** The eleventh muhurta of the day. Null where there is none. */ vijaya: TimeWindow | null;
  /** The 24 minutes about sunset. Null where there is none. */ godhuli: TimeWindow | null;
  /** The first tenth of the night. Null where there is none. */ sayahna_sandhya: TimeWindow | null;
  /** The eighth muhurta of the night, which holds midnight. Null where there is none. */ nishita: TimeWindow | null;
  /** Each that touches the day. */ bhadra: Bhadra[];
  /** Empty on most days. */ panchaka: Panchaka[];
  /** Parts of the day in order; null beyond 66.4° of latitude, where signs rise backwards or not at all. */ panchaka_rahita: PanchakaRahita[] | null;
  /** Empty on most days. */ ganda_moola: GandaMoola[];
  /** The last and first two ghatis about the ends of the tithis 5, 10 and 15. */ tithi_gandanta: TimeWindow[];
  /** By yoga, then by time. */ yogas: MeetingYoga[];
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface PanchangChandraBalaAnswer extends TimeWindow {
  /** Sign of the Moon. */ moon_sign: SignName;
  /** One row for each birth sign. */ chandra_bala: {
    /** Sign of the Moon at birth. */ birth_sign: SignName;
    /** Number of the birth sign, 1 is Aries. */ birth_sign_number: number;
    /** Of the Moon now, counted from the birth sign. */ house: number;
    quality: Quality;
    /** Whether the Moon is in the eighth sign from it. */ is_chandrashtama: boolean;
  }[];
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface PanchangTaraBalaAnswer extends TimeWindow {
  /** Lunar mansion (star) of the Moon, or that it falls in. */ nakshatra: NakshatraName;
  /** One row for each birth star. */ tara_bala: {
    /** Star of the Moon at birth. */ birth_nakshatra: NakshatraName;
    /** Number of the birth star, 1 is Ashwini. */ birth_nakshatra_number: number;
    /** Which of the nine taras. */ tara: string;
    /** Number of the tara, 1 is Janma. */ tara_number: number;
    /** Which round of nine, 1 to 3. */ round: number;
    quality: Quality;
  }[];
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface PanchangDishaShoolAnswer {
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */ reason: "no_sunrise" | "no_sunset" | null;
  /** The direction to avoid, and its remedy. */ disha_shool: {
    /** Direction to avoid. */ direction: "East" | "North" | "South" | "West";
    /** What a person who must travel eats or does before. */ remedy: string;
    /** Twelve ghatis from sunrise; null where there is none. */ strongest: TimeWindow | null;
  };
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface PanchangRituSettings extends AlmanacSettings {
  /** Whether spring begins with the Sun in Meena (Surya Siddhanta) or in Mesha (Tamil reckoning). meena_start when left out. */ method?: "meena_start" | "mesha_start";
}

export interface PanchangRituInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: PanchangRituSettings;
}

export interface PanchangRituMetadata extends AlmanacMetadata {
  /** Whether spring begins with the Sun in Meena (Surya Siddhanta) or in Mesha (Tamil reckoning). */ method: "meena_start" | "mesha_start";
}

export interface PanchangRituAnswer {
  /** Season by the sidereal Sun. */ ritu: TimeWindow & {
    /** Sanskrit name of the season, in Latin letters. */ name: string;
    /** English name. */ english: string;
  };
  /** Season by the tropical Sun. */ drik_ritu: TimeWindow & {
    /** Sanskrit name of the season, in Latin letters. */ name: string;
    /** English name. */ english: string;
  };
  /** Half of the year: the Sun goes north or south. */ ayana: "Uttarayana" | "Dakshinayana";
  /** Sign of the Sun. */ sun_sign: SignName;
  /** How the answer was made. */ metadata: PanchangRituMetadata;
}

export interface PanchangCalendarDayAnswer {
  panchang_day: PanchangDay;
  calendar: HinduCalendar;
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

/** One square of a printed month. */
export interface CalendarMonthDay {
  /** Civil date on which the day began. */ date: string;
  /** Weekday of the day. */ weekday: string;
  /** Counted from sunrise, or by the civil calendar where there is none. */ basis: "sunrise" | "civil";
  /** Sunrise; null where there is none. */ sunrise: string | null;
  /** Sunset; null where there is none. */ sunset: string | null;
  /** The sunrise after it; null where there is none. */ next_sunrise: string | null;
  /** On the civil date; one day in a month has none. */ moonrise: string | null;
  /** On the civil date; one day in a month has none. */ moonset: string | null;
  /** The lunar month of the tithi at sunrise. */ lunar_month: {
    /** 1 is Chaitra. */ number: number;
    /** Amanta: the month runs from new moon to new moon. A leap month is called Adhika. */ name: string;
    /** 1 is Chaitra. */ purnimanta_number: number;
    /** As in the north, where the month ends with the full moon. */ purnimanta_name: string;
    /** Adhika: the Sun enters no sign in it. Kshaya: he enters two, and the second name is lost. */ kind: "normal" | "adhika" | "kshaya";
    /** The name that a kshaya month takes with it; else null. */ lost_name: string | null;
  };
  /** The tithi at sunrise, which names the day. */ tithi: Tithi;
  /** Whether two sunrises fall into it, so that the calendar repeats it. */ is_vriddhi: boolean;
  /** A tithi that begins and ends in this day and so names none; null on most days. */ kshaya_tithi: {
    /** Number of the tithi: 1 to 15 of the waxing half, 16 to 30 of the waning. */ number: number;
    /** Name of the tithi (lunar day), Sanskrit in Latin letters. */ name: string;
  } | null;
  /** The star of the Moon at sunrise. */ nakshatra: NakshatraSpan;
  /** The sign that the Sun enters on this date; null on most days. */ sankranti: {
    /** Sign of the zodiac. */ sign: string;
    /** When the Sun enters the sign. */ at: string;
  } | null;
  /** Festivals and vows of the date, after the rules of almanacs (smarta). */ festivals: {
    /** As `panchang/festivals` takes it. */ id: string;
    /** English or Sanskrit name of the observance. */ name: string;
  }[];
}

export interface PanchangCalendarMonthAnswer {
  /** Gregorian year. */ year: number;
  /** Gregorian month, 1 is January. */ month: number;
  /** In order, from the first of the month. */ days: CalendarMonthDay[];
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface PanchangLunarMonthsInput {
  /** The first date. */ from: string;
  /** The last date; one request takes up to 366 days. */ to: string;
  /** Decimal degrees, north positive. */ latitude: number;
  /** Decimal degrees, east positive. */ longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */ timezone: number | string;
  /** Conventions to follow; each has a default. */ settings?: ObservanceSettings;
}

export interface ObservanceSettings extends AlmanacSettings {
  /** By the sunrise and clock of the place, or by those of Ujjain, whose dates many follow abroad. place when left out. */ dates_of?: "place" | "ujjain";
}

/** A lunar month from new moon to new moon. Its purnimanta name is that of the waning half. */
export interface LunarMonthOfYear extends TimeWindow {
  /** 1 is Chaitra. */ number: number;
  /** Amanta: the month runs from new moon to new moon. A leap month is called Adhika. */ name: string;
  /** 1 is Chaitra. */ purnimanta_number: number;
  /** As in the north, where the month ends with the full moon. */ purnimanta_name: string;
  /** Adhika: the Sun enters no sign in it. Kshaya: he enters two, and the second name is lost. */ kind: "normal" | "adhika" | "kshaya";
  /** The name that a kshaya month takes with it; else null. */ lost_name: string | null;
  /** The first day that has its sunrise in the month. */ first_date: string;
  /** How many days have. */ days: number;
  /** When the waning half begins. */ full_moon: string;
  /** The first day of the waning half, with which the purnimanta month begins. */ krishna_first_date: string;
  /** Elapsed Shaka year. */ shaka_year: number;
  /** Elapsed Vikram year of the north. */ vikram_year: number;
}

export interface ObservanceMetadata extends AlmanacMetadata {
  /** By the sunrise and clock of the place, or by those of Ujjain, whose dates many follow abroad. */ dates_of: "place" | "ujjain";
}

export interface PanchangLunarMonthsAnswer {
  /** The months that touch the dates asked about, in order of time. */ months: LunarMonthOfYear[];
  /** How the answer was made. */ metadata: ObservanceMetadata;
}

export interface PanchangSolarMonthsInput {
  /** The first date. */ from: string;
  /** The last date; one request takes up to 366 days. */ to: string;
  /** Decimal degrees, north positive. */ latitude: number;
  /** Decimal degrees, east positive. */ longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */ timezone: number | string;
  /** Conventions to follow; each has a default. */ settings?: ObservanceSettings;
  /** Region whose rule is followed. tamil when left out. */ calendar?: "tamil" | "malayalam" | "odia" | "bengali" | "assamese";
}

/** A month of a solar calendar. */
export interface SolarMonthOfYear {
  /** Counted from the month in which the year of this calendar begins. */ month_number: number;
  /** Name of the month in the region. */ month: string;
  /** Year of the era. */ year: number;
  /** The sign that the Sun enters. */ sign: string;
  /** When he enters it. */ sankranti: string;
  /** The first day of the month, by the rule of the calendar. */ first_date: string;
  /** How many days it has. */ days: number;
}

export interface PanchangSolarMonthsAnswer {
  /** Era that the years belong to. */ era: string;
  /** The months that touch the dates asked about, in order of time. */ months: SolarMonthOfYear[];
  /** How the answer was made. */ metadata: ObservanceMetadata;
}

export type PanchangConvertDateInput = {
  /** Elapsed year of the era; with month and tithi, instead of a civil date. */ lunar_year: number;
  /** Era of `lunar_year`; shaka and vikram change with Chaitra, gujarati with Kartika. shaka when left out. */ era?: "shaka" | "vikram" | "gujarati";
  /** 1 is Chaitra. */ month_number: number;
  /** Whether the leap (adhika) month of that name is meant. false when left out. */ is_leap_month?: boolean;
  /** Whether months end with the new moon (amanta) or, as in the north, with the full moon (purnimanta). amanta when left out. */ reckoning?: "amanta" | "purnimanta";
  /** Counted from the new moon: 1 to 15 waxing, 16 to 30 waning. */ tithi_number: number;
  /** udaya: the days that have the tithi at sunrise, none or two of them at times; touching: all days in which it runs. udaya when left out. */ rule?: "udaya" | "touching";
  /** Decimal degrees, north positive. */ latitude?: number;
  /** Decimal degrees, east positive. */ longitude?: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */ timezone?: number | string;
  /** Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own. */ place_id?: number;
  /** Conventions to follow; each has a default. */ settings?: AlmanacSettings;
} | {
  /** The date to name in the lunar calendar; instead of a lunar date. */ civil_date: string;
  /** Era of `lunar_year`; shaka and vikram change with Chaitra, gujarati with Kartika. shaka when left out. */ era?: "shaka" | "vikram" | "gujarati";
  /** Whether the leap (adhika) month of that name is meant. false when left out. */ is_leap_month?: boolean;
  /** Whether months end with the new moon (amanta) or, as in the north, with the full moon (purnimanta). amanta when left out. */ reckoning?: "amanta" | "purnimanta";
  /** udaya: the days that have the tithi at sunrise, none or two of them at times; touching: all days in which it runs. udaya when left out. */ rule?: "udaya" | "touching";
  /** Decimal degrees, north positive. */ latitude?: number;
  /** Decimal degrees, east positive. */ longitude?: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */ timezone?: number | string;
  /** Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own. */ place_id?: number;
  /** Conventions to follow; each has a default. */ settings?: AlmanacSettings;
};

/** A tithi in its lunar month. */
export interface LunarDate {
  lunar_month: LunarMonth;
  /** Waxing or waning half of the lunar month. */ paksha: "Shukla" | "Krishna";
  /** Counted from the new moon. */ tithi_number: number;
  /** Name of the tithi. */ tithi: string;
  /** When the tithi runs. */ window: TimeWindow;
  /** Elapsed Shaka year. */ shaka_year: number;
  /** Elapsed Vikram year of the north. */ vikram_year: number;
  /** Elapsed Vikram year of Gujarat. */ gujarati_year: number;
}

/** A civil date of the tithi. */
export interface ConvertedDate {
  /** Civil date at the place. */ date: string;
  /** Weekday of the date. */ weekday: string;
  /** civil where the Sun does not rise that day: its tithi is that of noon. */ basis: "sunrise" | "civil";
}

export interface PanchangConvertDateAnswer {
  /** The tithi in its month; null where the year has no such leap month. */ lunar_date: LunarDate | null;
  /** In order; empty where `reason` says why. */ dates: ConvertedDate[];
  /** Why there is no date: the year has no such leap month, or no sunrise falls into the tithi; else null. */ reason: "no_leap_month" | "kshaya_tithi" | null;
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface PanchangShraddhaTithiInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: AlmanacSettings;
  /** The day asked about, from 00:00 local time; today when left out. */ target_date?: string;
  /** For so many years from the target date. 1 when left out. */ count?: number;
}

/** A day on which a death is remembered. */
export interface ShraddhaDay {
  /** annual: in the month of the death; mahalaya: in Pitru Paksha. */ kind: "annual" | "mahalaya";
  /** Civil date on which it is kept. */ date: string;
  /** When the tithi runs. */ tithi: TimeWindow;
  /** What of the afternoon (aparahna) has the tithi; null where nothing has. */ window: TimeWindow | null;
  /** Minutes by which what decided would have to move for another day; under 3 other almanacs may differ. */ margin_minutes: number | null;
  /** civil where the Sun does not rise or set that day: 6:00 and 18:00 of the clock stand in for it. */ basis: "sunrise" | "civil";
}

export interface PanchangShraddhaTithiAnswer {
  /** The lunar month of the death. */ lunar_month: LunarMonth;
  /** Waxing or waning half of the lunar month. */ paksha: "Shukla" | "Krishna";
  /** The tithi of the death, counted from the new moon. */ tithi_number: number;
  /** Name of the tithi. */ tithi: string;
  /** The day asked about. */ target_date: string;
  /** In order of their dates. */ shraddhas: ShraddhaDay[];
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface PanchangFestivalsInput {
  /** The first date. */ from: string;
  /** The last date; one request takes up to 366 days. */ to: string;
  /** Decimal degrees, north positive. */ latitude: number;
  /** Decimal degrees, east positive. */ longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */ timezone: number | string;
  /** Conventions to follow; each has a default. */ settings?: FestivalSettings;
  /** Only what is kept there; everything when left out. */ region?: "north" | "west" | "south" | "gujarat" | "maharashtra" | "rajasthan" | "bihar" | "punjab" | "bengal" | "odisha" | "tamil" | "telugu" | "kannada" | "kerala" | "jain" | "sikh" | "vaishnava" | "sindhi" | "arya_samaj";
  /** Only these observances, ids with commas between them; vows of every month among them. */ ids?: string;
}

export interface FestivalSettings extends ObservanceSettings {
  /** Whose rule chooses the day: smarta as almanacs print it, jyotisha by the times of day of the law books, or vaishnava. smarta when left out. */ school?: "smarta" | "jyotisha" | "vaishnava";
}

/** An observance on its day. */
export interface ObservedDay {
  /** Civil date on which it is kept. */ date: string;
  /** Name of the observance for programs. */ id: string;
  /** Name of the observance. */ name: string;
  local_names: LocalNames;
  /** Where it is kept; all for the whole of India. */ regions: ("all" | "north" | "west" | "south" | "gujarat" | "maharashtra" | "rajasthan" | "bihar" | "punjab" | "bengal" | "odisha" | "tamil" | "telugu" | "kannada" | "kerala" | "jain" | "sikh" | "vaishnava" | "sindhi" | "arya_samaj")[];
  /** By which rule the day was chosen. */ rule: string;
  /** The tithi, star or entry that the rule looks at. */ limb: TimeWindow;
  /** What that has in common with the time of day of the rule; null where nothing. */ window: TimeWindow | null;
  /** Minutes by which what decided would have to move for another day; under 3 other almanacs may differ. */ margin_minutes: number | null;
  /** Other days that hold a part of it in the same time of day. */ alternatives: {
    /** Civil date. */ date: string;
    /** How much of the limb lies in the time of day of the rule. */ overlap_minutes: number;
  }[];
  /** Schools that keep another day. */ other_schools: {
    /** School with a rule of its own. */ school: "smarta" | "jyotisha" | "vaishnava";
    /** The day that it keeps. */ date: string;
  }[];
  /** What is to be known of the day beside its rule. */ notes: {
    /** rohini_at_nishitha: Janmashtami is Jayanti; bhadra_ends: the rite waits for it; ghatasthapana_at_abhijit: the morning has no Pratipada; kshaya_month: in a month that took the name of another; kshaya_tithi: no sunrise falls into the tithi; vriddhi_tithi: two do. */ code: "rohini_at_nishitha" | "bhadra_ends" | "ghatasthapana_at_abhijit" | "kshaya_month" | "kshaya_tithi" | "vriddhi_tithi";
    /** The instant that the note is of; null for others. */ at: string | null;
  }[];
  /** civil where the Sun does not rise or set that day: 6:00 and 18:00 of the clock stand in for it. */ basis: "sunrise" | "civil";
  /** low where the rule rests on fewer than four published dates. */ confidence: "high" | "low";
  /** Published dates that the rule was held against. */ published_cases: number;
}

/** Names in other languages. */
export interface LocalNames {
  /** In Hindi; null where none is known. */ hi: string | null;
  /** In Sanskrit; null where none is known. */ sa: string | null;
  /** In Tamil; null where none is known. */ ta: string | null;
}

export interface FestivalMetadata extends ObservanceMetadata {
  /** Whose rule chooses the day: smarta as almanacs print it, jyotisha by the times of day of the law books, or vaishnava. */ school: "smarta" | "jyotisha" | "vaishnava";
}

export interface PanchangFestivalsAnswer {
  /** In order of their dates. */ festivals: ObservedDay[];
  /** How the answer was made. */ metadata: FestivalMetadata;
}

export interface PanchangFestivalInput {
  /** The first date. */ from: string;
  /** The last date; one request takes up to 7305 days. */ to: string;
  /** Decimal degrees, north positive. */ latitude: number;
  /** Decimal degrees, east positive. */ longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */ timezone: number | string;
  /** Conventions to follow; each has a default. */ settings?: FestivalSettings;
  /** Its id, as `panchang/festivals` gives it. */ observance: "ugadi" | "gangaur" | "matsya_jayanti" | "yamuna_chhath" | "rama_navami" | "rama_navami_vaishnava" | "mahavir_jayanti" | "hanuman_jayanti" | "vallabhacharya_jayanti" | "akshaya_tritiya" | "parashurama_jayanti" | "shankaracharya_jayanti" | "ganga_saptami" | "sita_navami" | "narasimha_jayanti" | "buddha_purnima" | "kurma_jayanti" | "narada_jayanti" | "hanuman_jayanti_telugu" | "vat_savitri" | "shani_jayanti" | "maharana_pratap" | "jamai_shashthi" | "mahesh_navami" | "ganga_dussehra" | "vat_purnima" | "kabir_jayanti" | "rath_yatra" | "jayaparvati" | "kokila_vrat" | "guru_purnima" | "hariyali_amavasya" | "hariyali_teej" | "nag_panchami" | "garuda_panchami" | "kalki_jayanti" | "tulsidas_jayanti" | "raksha_bandhan" | "yajurveda_upakarma" | "narali_purnima" | "kajari_teej" | "bahula_chaturthi" | "nag_pancham_gujarat" | "hal_shashthi" | "shitala_satam" | "janmashtami_smarta" | "janmashtami_vaishnava" | "pithori_amavasya" | "varaha_jayanti" | "hartalika_teej" | "ganesh_chaturthi" | "rishi_panchami" | "lalita_saptami" | "durva_ashtami" | "radha_ashtami" | "vamana_jayanti" | "anant_chaturdashi" | "pitru_paksha" | "jivitputrika" | "sarva_pitru_amavasya" | "bhadrapada_purnima" | "mahalakshmi_vrat_begins" | "navratri" | "lalita_panchami" | "durga_ashtami" | "maha_navami" | "maha_navami_bengal" | "vijayadashami_bengal" | "kojagara" | "valmiki_jayanti" | "atla_tadde" | "karwa_chauth" | "ahoi_ashtami" | "govatsa_dwadashi" | "dhanteras" | "kali_chaudas" | "naraka_chaturdashi" | "diwali" | "kali_puja" | "gujarati_new_year" | "bhai_dooj" | "nagula_chavithi" | "labh_panchami" | "chhath_puja" | "soora_samharam" | "gopashtami" | "akshaya_navami" | "tulasi_vivah" | "vaikuntha_chaturdashi" | "dev_diwali" | "kartika_purnima" | "kalabhairav_jayanti" | "vivah_panchami" | "champa_shashthi" | "subrahmanya_shashthi" | "dattatreya_jayanti" | "annapurna_jayanti" | "shakambhari_purnima" | "sakat_chauth" | "mauni_amavasya" | "ganesha_jayanti" | "vasant_panchami" | "ratha_saptami" | "bhishma_ashtami" | "magha_purnima" | "dayananda_jayanti" | "maha_shivaratri" | "phulera_dooj" | "phalguna_purnima" | "ranga_panchami" | "sheetala_ashtami" | "shivaji_jayanti" | "holika_dahan" | "holi" | "vijayadashami" | "govardhan_puja" | "varalakshmi_vrata" | "dahi_handi" | "cheti_chand" | "saraswati_avahan" | "mesha_sankranti" | "vrishabha_sankranti" | "mithuna_sankranti" | "karka_sankranti" | "simha_sankranti" | "kanya_sankranti" | "tula_sankranti" | "vrishchika_sankranti" | "dhanu_sankranti" | "makara_sankranti" | "kumbha_sankranti" | "meena_sankranti" | "lohri" | "bhogi" | "mattu_pongal" | "vishu" | "pohela_boishakh" | "malayalam_new_year" | "aadi_perukku" | "karadaiyan_nombu" | "mandala_begins" | "mandala_puja" | "agni_nakshatram_begins" | "agni_nakshatram_ends" | "onam" | "thai_pusam" | "arudra_darshan" | "masi_magam" | "panguni_uthiram" | "vaikasi_visakam" | "karthigai_deepam" | "attukal_pongala" | "thrissur_pooram" | "ramanuja_jayanti" | "ashtami_rohini" | "andal_jayanti" | "maha_bharani" | "magha_shraddha" | "rigveda_upakarma" | "aadi_amavasai" | "thai_amavasai" | "ekadashi_kamada" | "ekadashi_varuthini" | "ekadashi_mohini" | "ekadashi_apara" | "ekadashi_nirjala" | "ekadashi_yogini" | "ekadashi_devshayani" | "ekadashi_kamika" | "ekadashi_shravana_putrada" | "ekadashi_aja" | "ekadashi_parivartini" | "ekadashi_indira" | "ekadashi_papankusha" | "ekadashi_rama" | "ekadashi_devutthana" | "ekadashi_utpanna" | "ekadashi_mokshada" | "ekadashi_saphala" | "ekadashi_pausha_putrada" | "ekadashi_shattila" | "ekadashi_jaya" | "ekadashi_vijaya" | "ekadashi_amalaki" | "ekadashi_papamochani" | "ekadashi_padmini" | "ekadashi_parama" | "vaikuntha_ekadashi" | "guruvayur_ekadashi" | "pradosha_vrata" | "sankashti_chaturthi" | "vinayaka_chaturthi" | "masik_shivaratri" | "kalashtami" | "masik_durgashtami" | "skanda_shashthi" | "amavasya" | "darsha_amavasya" | "purnima" | "purnima_vrata" | "anvadhan" | "ishti" | "chandra_darshana" | "rohini_vrata" | "masik_karthigai" | "dussehra" | "vishwakarma_puja";
}

export interface PanchangFestivalAnswer {
  /** One for each time it is kept, in order. */ festivals: ObservedDay[];
  /** How the answer was made. */ metadata: FestivalMetadata;
}

/** An Ekadashi with its days of fasting. */
export interface EkadashiDay {
  /** Name of the Ekadashi for programs. */ id: string;
  /** Name of the Ekadashi. */ name: string;
  local_names: LocalNames;
  /** Ekadashi itself. */ tithi: TimeWindow;
  /** Of householders. */ smarta: EkadashiFast;
  /** The second fast, of ascetics; null where it is the same day. */ gauna: EkadashiFast | null;
  /** Of Vaishnavas. */ vaishnava: EkadashiFast;
  /** The first quarter of Dwadashi ends, before which no fast is broken. */ hari_vasara_end: string;
  /** How near a sunrise is to the ends of Ekadashi and Dwadashi; under 3 other almanacs may differ. */ margin_minutes: number;
  /** civil where the Sun does not rise or set that day: 6:00 and 18:00 of the clock stand in for it. */ basis: "sunrise" | "civil";
}

/** A fast with the time at which it is broken. */
export interface EkadashiFast {
  /** The day of the fast. */ date: string;
  /** When the fast is broken, on the next day. */ parana: {
    /** ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28. */ start: string;
    /** Null where Dwadashi is over at sunrise: any time of the day will do. */ end: string | null;
  };
}

export interface PanchangEkadashisAnswer {
  /** In order of their dates. */ ekadashis: EkadashiDay[];
  /** How the answer was made. */ metadata: ObservanceMetadata;
}

export interface PanchangVratasInput {
  /** The first date. */ from: string;
  /** The last date; one request takes up to 366 days. */ to: string;
  /** Decimal degrees, north positive. */ latitude: number;
  /** Decimal degrees, east positive. */ longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */ timezone: number | string;
  /** Conventions to follow; each has a default. */ settings?: ObservanceSettings;
  /** The vow, by its id. */ kind: "pradosha_vrata" | "sankashti_chaturthi" | "vinayaka_chaturthi" | "masik_shivaratri" | "kalashtami" | "masik_durgashtami" | "skanda_shashthi" | "amavasya" | "darsha_amavasya" | "purnima" | "purnima_vrata" | "anvadhan" | "ishti" | "chandra_darshana" | "rohini_vrata" | "masik_karthigai";
}

/** A vow of every month on its day. */
export interface VrataDay {
  /** Civil date on which it is kept. */ date: string;
  /** Name of the observance for programs. */ id: string;
  /** Name of the observance. */ name: string;
  local_names: LocalNames;
  /** Where it is kept; all for the whole of India. */ regions: ("all" | "north" | "west" | "south" | "gujarat" | "maharashtra" | "rajasthan" | "bihar" | "punjab" | "bengal" | "odisha" | "tamil" | "telugu" | "kannada" | "kerala" | "jain" | "sikh" | "vaishnava" | "sindhi" | "arya_samaj")[];
  /** By which rule the day was chosen. */ rule: string;
  /** The tithi, star or entry that the rule looks at. */ limb: TimeWindow;
  /** What that has in common with the time of day of the rule; null where nothing. */ window: TimeWindow | null;
  /** Minutes by which what decided would have to move for another day; under 3 other almanacs may differ. */ margin_minutes: number | null;
  /** Other days that hold a part of it in the same time of day. */ alternatives: {
    /** Civil date. */ date: string;
    /** How much of the limb lies in the time of day of the rule. */ overlap_minutes: number;
  }[];
  /** Schools that keep another day. */ other_schools: {
    /** School with a rule of its own. */ school: "smarta" | "jyotisha" | "vaishnava";
    /** The day that it keeps. */ date: string;
  }[];
  /** What is to be known of the day beside its rule. */ notes: {
    /** rohini_at_nishitha: Janmashtami is Jayanti; bhadra_ends: the rite waits for it; ghatasthapana_at_abhijit: the morning has no Pratipada; kshaya_month: in a month that took the name of another; kshaya_tithi: no sunrise falls into the tithi; vriddhi_tithi: two do. */ code: "rohini_at_nishitha" | "bhadra_ends" | "ghatasthapana_at_abhijit" | "kshaya_month" | "kshaya_tithi" | "vriddhi_tithi";
    /** The instant that the note is of; null for others. */ at: string | null;
  }[];
  /** civil where the Sun does not rise or set that day: 6:00 and 18:00 of the clock stand in for it. */ basis: "sunrise" | "civil";
  /** low where the rule rests on fewer than four published dates. */ confidence: "high" | "low";
  /** Published dates that the rule was held against. */ published_cases: number;
  /** The name of this one: of a Pradosha by its weekday, of a Sankashti by its month; else null. */ title: string | null;
  /** When the fast of a Sankashti is broken; null for other vows, and where she does not rise. */ moonrise: string | null;
}

export interface PanchangVratasAnswer {
  /** In order of their dates. */ vratas: VrataDay[];
  /** How the answer was made. */ metadata: ObservanceMetadata;
}

/** The entry of the Sun into a sidereal sign. */
export interface Sankranti {
  /** The sign that the Sun enters. */ sign: string;
  /** When he enters it. */ at: string;
  /** The day on which it is kept. */ date: string;
  /** The time of day for gifts and bathing. */ punya_kala: TimeWindow;
  /** Its best part, of Makara alone; else null. */ maha_punya_kala: TimeWindow | null;
  /** civil where the Sun does not rise or set that day: 6:00 and 18:00 of the clock stand in for it. */ basis: "sunrise" | "civil";
}

export interface PanchangSankrantisAnswer {
  /** In order of their instants. */ sankrantis: Sankranti[];
  /** How the answer was made. */ metadata: ObservanceMetadata;
}

/** Star and sign of the Moon at birth, or the birth that they are computed from. */
export interface MuhurtaPerson {
  /** Nakshatra of the Moon at birth, 1 is Ashwini; instead of a birth. */ nakshatra_number?: number;
  /** Sign of the Moon at birth, 1 is Aries; instead of a birth. */ sign_number?: number;
  /** Year of birth by the local calendar, Gregorian. */ year?: number;
  /** Month of birth, 1 is January. */ month?: number;
  /** Day of the month. */ date?: number;
  /** Hour of the local clock, 24-hour. */ hours?: number;
  /** Minute of the local clock. */ minutes?: number;
  /** Second of the local clock, 0 if left out. */ seconds?: number;
  /** Decimal degrees, north positive. */ latitude?: number;
  /** Decimal degrees, east positive. */ longitude?: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */ timezone?: number | string;
  /** Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own. */ place_id?: number;
  /** With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after. */ fold?: 0 | 1;
}

export interface MuhurtaFindInput {
  /** What the time is for: marriage, griha_pravesh, vehicle, business, namakarana, travel, vidyarambha, mundan, annaprashana, property, foundation, gold, medical, surgery. */ purpose: "marriage" | "griha_pravesh" | "vehicle" | "business" | "namakarana" | "travel" | "vidyarambha" | "mundan" | "annaprashana" | "property" | "foundation" | "gold" | "medical" | "surgery";
  /** The first date. */ from: string;
  /** The last date; a strict search takes up to 366 days, a ranked one up to 92. */ to: string;
  /** Decimal degrees, north positive. */ latitude?: number;
  /** Decimal degrees, east positive. */ longitude?: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */ timezone?: number | string;
  /** Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own. */ place_id?: number;
  /** strict: the times in which nothing forbids, by date, as almanacs print them. ranked: every time outside the forbidden seasons, the best first. strict when left out. */ mode?: "strict" | "ranked";
  /** For whom the time must be good; of a marriage the bride. */ person_a?: MuhurtaPerson;
  /** A second one, for whom it must be good too; of a marriage the groom. */ person_b?: MuhurtaPerson;
  /** Whether rising signs are judged too; times are then cut where the rising sign changes. false when left out. */ lagna?: boolean;
  /** What forbids, in the place of the purpose’s own seasons: none, or ids with commas between them: adhika, kharmas, chaturmas, chaturmas_months, griha_months, pitru_paksha, holashtak, guru_asta, shukra_asta, simhastha, dakshinayana, sutak, sutak_fixed, eclipse_day, after_eclipse, rahu_kaal, yamaganda, gulika, dur_muhurta, varjyam, vishti, kaal_vela, sankranti, panchaka, panchaka_rahita. */ bans?: string;
  /** Shorter times are left out. 20 when left out. */ min_minutes?: number;
  /** So many times are answered at most; `windows_found` says how many there are. 50 when left out. */ limit?: number;
  /** Conventions to follow; each has a default. */ settings?: MuhurtaSettings;
}

export interface MuhurtaSettings extends AlmanacSettings {
  /** So many days before Jupiter or Venus sets in the Sun and after it rises count with guru_asta and shukra_asta. 0 when left out. */ asta_padding?: 0 | 3 | 5 | 15;
}

/** A time that a purpose allows, with what speaks for it and against it. */
export interface MuhurtaWindow extends TimeWindow {
  /** How long it lasts. */ minutes: number;
  /** The day from sunrise to sunrise that it belongs to; it may lie after midnight. */ panchang_day: string;
  /** 50, and the points of its reasons and cautions, from 0 to 100. */ score: number;
  /** By the score: excellent from 75, strong from 60, fair from 45. */ grade: "excellent" | "strong" | "fair" | "weak";
  /** What limbs, people, lagna and good times say. */ reasons: MuhurtaReason[];
  /** Times of day, seasons and directions that are left out where one can. */ cautions: MuhurtaReason[];
  limbs: MuhurtaLimbs;
  /** Rising signs of the time; null where they were not asked for, or are not judged so near a pole. */ lagnas: MuhurtaLagna[] | null;
}

/** A rule that speaks for a time or against it. */
export interface MuhurtaReason {
  /** Name of the rule for programs. */ code: "tithi_good" | "tithi_rikta" | "tithi_amavasya" | "tithi_not_listed" | "tithi_kshaya" | "tithi_vriddhi" | "nakshatra_good" | "nakshatra_middling" | "nakshatra_bad" | "pada_bad" | "weekday_good" | "weekday_middling" | "weekday_bad" | "paksha_shukla" | "paksha_krishna" | "yoga_bad" | "tara_good" | "tara_bad" | "tara_bad_first_round" | "tara_janma" | "chandra_good" | "chandra_neutral" | "chandra_bad" | "chandrashtama" | "tribala_jupiter_good" | "tribala_jupiter_worship" | "tribala_jupiter_bad" | "tribala_sun_good" | "tribala_sun_worship" | "tribala_sun_bad" | "lagna_best" | "lagna_good" | "lagna_weak" | "lagna_house_occupied" | "lagna_malefic" | "lagna_moon_hidden" | "lagna_benefic" | "lagna_benefics_strong" | "lagna_malefics_upachaya" | "lagna_last_degree" | "lagna_gandanta" | "lagna_unknown" | "adhika" | "kharmas" | "chaturmas" | "chaturmas_months" | "griha_months" | "pitru_paksha" | "holashtak" | "guru_asta" | "shukra_asta" | "simhastha" | "dakshinayana" | "sutak" | "sutak_fixed" | "eclipse_day" | "after_eclipse" | "rahu_kaal" | "yamaganda" | "gulika" | "dur_muhurta" | "varjyam" | "vishti" | "kaal_vela" | "panchaka_rahita" | "sankranti" | "panchaka" | "abhijit" | "choghadiya" | "amrit_kaal" | "vijaya" | "benefic_hora" | "sarvartha_siddhi" | "amrita_siddhi" | "ravi_yoga" | "ravi_pushya" | "guru_pushya" | "godhuli" | "festive_day" | "disha_shool";
  /** Whether it speaks for the time or against it. */ effect: "for" | "against" | "neutral";
  /** What it gives or takes of the score, in proportion to the share of the time in which it holds. */ points: number;
  /** The same as a sentence. */ text: string;
  /** Which tithi, star, house or planet it is about; null where none. */ detail: string | null;
  /** Where the rule comes from. */ source: string;
  /** When it holds; empty where it holds throughout. */ times: TimeWindow[];
}

/** The limbs of the panchang when the time begins. */
export interface MuhurtaLimbs {
  /** With its half of the month. */ tithi: string;
  /** Star of the Moon. */ nakshatra: NakshatraName;
  /** Quarter of the star. */ pada: number;
  /** Yoga of Sun and Moon. */ yoga: string;
  /** Half of the tithi. */ karana: string;
  /** Weekday by sunrise. */ vara: string;
  /** Sign of the Moon. */ moon_sign: SignName;
}

/** A rising sign while it rises. */
export interface MuhurtaLagna extends TimeWindow {
  /** The rising sign. */ sign: SignName;
  /** When a ninth of the sign rises that a benefic rules. */ benefic_navamshas: TimeWindow[];
}

/** A day without a time, and why. */
export interface MuhurtaRejectedDay {
  /** The day, from its sunrise. */ date: string;
  /** What forbids most of it; too_short where what is left is less than `min_minutes`. */ code: "tithi_good" | "tithi_rikta" | "tithi_amavasya" | "tithi_not_listed" | "tithi_kshaya" | "tithi_vriddhi" | "nakshatra_good" | "nakshatra_middling" | "nakshatra_bad" | "pada_bad" | "weekday_good" | "weekday_middling" | "weekday_bad" | "paksha_shukla" | "paksha_krishna" | "yoga_bad" | "tara_good" | "tara_bad" | "tara_bad_first_round" | "tara_janma" | "chandra_good" | "chandra_neutral" | "chandra_bad" | "chandrashtama" | "tribala_jupiter_good" | "tribala_jupiter_worship" | "tribala_jupiter_bad" | "tribala_sun_good" | "tribala_sun_worship" | "tribala_sun_bad" | "lagna_best" | "lagna_good" | "lagna_weak" | "lagna_house_occupied" | "lagna_malefic" | "lagna_moon_hidden" | "lagna_benefic" | "lagna_benefics_strong" | "lagna_malefics_upachaya" | "lagna_last_degree" | "lagna_gandanta" | "lagna_unknown" | "adhika" | "kharmas" | "chaturmas" | "chaturmas_months" | "griha_months" | "pitru_paksha" | "holashtak" | "guru_asta" | "shukra_asta" | "simhastha" | "dakshinayana" | "sutak" | "sutak_fixed" | "eclipse_day" | "after_eclipse" | "rahu_kaal" | "yamaganda" | "gulika" | "dur_muhurta" | "varjyam" | "vishti" | "kaal_vela" | "panchaka_rahita" | "sankranti" | "panchaka" | "abhijit" | "choghadiya" | "amrit_kaal" | "vijaya" | "benefic_hora" | "sarvartha_siddhi" | "amrita_siddhi" | "ravi_yoga" | "ravi_pushya" | "guru_pushya" | "godhuli" | "festive_day" | "disha_shool" | "no_sunrise" | "no_sunset" | "too_short";
  /** The same as a sentence. */ text: string;
  /** Which tithi, star or planet it is about; null where none. */ detail: string | null;
  /** Of a season: when it ends; null for others, and where the end lies too far ahead. */ until: string | null;
  /** What else forbids a part of the day. */ other_codes: ("tithi_good" | "tithi_rikta" | "tithi_amavasya" | "tithi_not_listed" | "tithi_kshaya" | "tithi_vriddhi" | "nakshatra_good" | "nakshatra_middling" | "nakshatra_bad" | "pada_bad" | "weekday_good" | "weekday_middling" | "weekday_bad" | "paksha_shukla" | "paksha_krishna" | "yoga_bad" | "tara_good" | "tara_bad" | "tara_bad_first_round" | "tara_janma" | "chandra_good" | "chandra_neutral" | "chandra_bad" | "chandrashtama" | "tribala_jupiter_good" | "tribala_jupiter_worship" | "tribala_jupiter_bad" | "tribala_sun_good" | "tribala_sun_worship" | "tribala_sun_bad" | "lagna_best" | "lagna_good" | "lagna_weak" | "lagna_house_occupied" | "lagna_malefic" | "lagna_moon_hidden" | "lagna_benefic" | "lagna_benefics_strong" | "lagna_malefics_upachaya" | "lagna_last_degree" | "lagna_gandanta" | "lagna_unknown" | "adhika" | "kharmas" | "chaturmas" | "chaturmas_months" | "griha_months" | "pitru_paksha" | "holashtak" | "guru_asta" | "shukra_asta" | "simhastha" | "dakshinayana" | "sutak" | "sutak_fixed" | "eclipse_day" | "after_eclipse" | "rahu_kaal" | "yamaganda" | "gulika" | "dur_muhurta" | "varjyam" | "vishti" | "kaal_vela" | "panchaka_rahita" | "sankranti" | "panchaka" | "abhijit" | "choghadiya" | "amrit_kaal" | "vijaya" | "benefic_hora" | "sarvartha_siddhi" | "amrita_siddhi" | "ravi_yoga" | "ravi_pushya" | "guru_pushya" | "godhuli" | "festive_day" | "disha_shool")[];
}

export interface MuhurtaMetadata extends AlmanacMetadata {
  /** So many days before Jupiter or Venus sets in the Sun and after it rises count with guru_asta and shukra_asta. */ asta_padding: 0 | 3 | 5 | 15;
}

export interface MuhurtaFindAnswer {
  /** The purpose in words. */ purpose_name: string;
  /** Where star, tithi and weekday of the purpose come from. */ rule_source: string;
  /** Seasons and times that forbid in this search. */ bans: string[];
  /** How many times there are; `windows` holds `limit` of them. */ windows_found: number;
  /** Strict by date, ranked by score. */ windows: MuhurtaWindow[];
  /** Days without a time, in order. */ rejected_days: MuhurtaRejectedDay[];
  /** How the answer was made. */ metadata: MuhurtaMetadata;
}

export interface MuhurtaCheckInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: MuhurtaSettings;
  /** What the time is for: marriage, griha_pravesh, vehicle, business, namakarana, travel, vidyarambha, mundan, annaprashana, property, foundation, gold, medical, surgery. */ purpose: "marriage" | "griha_pravesh" | "vehicle" | "business" | "namakarana" | "travel" | "vidyarambha" | "mundan" | "annaprashana" | "property" | "foundation" | "gold" | "medical" | "surgery";
  /** For whom the time must be good; of a marriage the bride. */ person_a?: MuhurtaPerson;
  /** A second one, for whom it must be good too; of a marriage the groom. */ person_b?: MuhurtaPerson;
  /** Whether rising signs are judged too; times are then cut where the rising sign changes. false when left out. */ lagna?: boolean;
  /** What forbids, in the place of the purpose’s own seasons: none, or ids with commas between them: adhika, kharmas, chaturmas, chaturmas_months, griha_months, pitru_paksha, holashtak, guru_asta, shukra_asta, simhastha, dakshinayana, sutak, sutak_fixed, eclipse_day, after_eclipse, rahu_kaal, yamaganda, gulika, dur_muhurta, varjyam, vishti, kaal_vela, sankranti, panchaka, panchaka_rahita. */ bans?: string;
}

export interface MuhurtaCheckAnswer {
  /** The moment that was judged. */ at: string;
  panchang_day: PanchangDay;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */ reason: "no_sunrise" | "no_sunset" | null;
  /** The purpose in words. */ purpose_name: string;
  /** Where star, tithi and weekday of the purpose come from. */ rule_source: string;
  /** Seasons and times that forbid in this search. */ bans: string[];
  /** Whether nothing forbids it; null where it was not judged. */ is_allowed: boolean | null;
  /** What forbids it; empty where nothing does. */ forbidding: ("tithi_good" | "tithi_rikta" | "tithi_amavasya" | "tithi_not_listed" | "tithi_kshaya" | "tithi_vriddhi" | "nakshatra_good" | "nakshatra_middling" | "nakshatra_bad" | "pada_bad" | "weekday_good" | "weekday_middling" | "weekday_bad" | "paksha_shukla" | "paksha_krishna" | "yoga_bad" | "tara_good" | "tara_bad" | "tara_bad_first_round" | "tara_janma" | "chandra_good" | "chandra_neutral" | "chandra_bad" | "chandrashtama" | "tribala_jupiter_good" | "tribala_jupiter_worship" | "tribala_jupiter_bad" | "tribala_sun_good" | "tribala_sun_worship" | "tribala_sun_bad" | "lagna_best" | "lagna_good" | "lagna_weak" | "lagna_house_occupied" | "lagna_malefic" | "lagna_moon_hidden" | "lagna_benefic" | "lagna_benefics_strong" | "lagna_malefics_upachaya" | "lagna_last_degree" | "lagna_gandanta" | "lagna_unknown" | "adhika" | "kharmas" | "chaturmas" | "chaturmas_months" | "griha_months" | "pitru_paksha" | "holashtak" | "guru_asta" | "shukra_asta" | "simhastha" | "dakshinayana" | "sutak" | "sutak_fixed" | "eclipse_day" | "after_eclipse" | "rahu_kaal" | "yamaganda" | "gulika" | "dur_muhurta" | "varjyam" | "vishti" | "kaal_vela" | "panchaka_rahita" | "sankranti" | "panchaka" | "abhijit" | "choghadiya" | "amrit_kaal" | "vijaya" | "benefic_hora" | "sarvartha_siddhi" | "amrita_siddhi" | "ravi_yoga" | "ravi_pushya" | "guru_pushya" | "godhuli" | "festive_day" | "disha_shool")[];
  /** 50, and the points of its reasons and cautions, from 0 to 100; null where it was not judged. */ score: number | null;
  /** By the score; null where it was not judged. */ grade: "excellent" | "strong" | "fair" | "weak" | null;
  /** What limbs, people, lagna and good times say. */ reasons: MuhurtaReason[];
  /** Times of day, seasons and directions that are left out where one can. */ cautions: MuhurtaReason[];
  /** The limbs of the panchang then; null where the day has no sunrise or sunset. */ limbs: MuhurtaLimbs | null;
  /** Rising signs of the time; null where they were not asked for, or are not judged so near a pole. */ lagnas: MuhurtaLagna[] | null;
  /** How the answer was made. */ metadata: MuhurtaMetadata;
}

export interface DashaVimshottariInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DashaSettings;
  /** How many levels of periods to list, from the great ones down. 2 when left out. */ depth?: number;
  /** The day asked about, from 00:00 local time; today when left out. */ target_date?: string;
}

export interface DashaSettings extends SiderealSettings {
  /** Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out. */ year_length?: 365.25 | 365.2425 | 365.256364 | 360 | "true_sidereal_sun";
}

/** The star of the Moon at birth, which fixes the first period. */
export interface BirthNakshatra {
  /** Name of the nakshatra (lunar mansion), Sanskrit in Latin letters. */ name: NakshatraName;
  /** 1 is Ashwini. */ number: number;
  /** Planet that rules the period or the star. */ lord: GrahaName;
  /** Quarter of the nakshatra. */ pada: number;
  /** Sidereal longitude of the Moon at birth, degrees. */ moon_longitude: number;
}

/** What is left of the first period at birth. */
export interface DashaBalance {
  /** Planet that rules the period or the star. */ lord: GrahaName;
  /** Name of the period, where the system has one beside the planet; else null. */ name: string | null;
  /** Years of the first period still to run at birth. */ years_remaining: number;
  /** The same as an ISO 8601 duration: twelve months of thirty days a year. */ duration: string;
  /** How much of the first period is left at birth, in an English sentence. */ description: string;
}

/** A great period, with the periods within it. */
export interface Mahadasha {
  /** Planet that rules the period or the star. */ lord: GrahaName;
  /** Name of the period, where the system has one beside the planet; else null. */ name: string | null;
  /** Local date on which it begins. */ start: string;
  /** Local date on which it ends and the next begins. */ end: string;
  /** ISO 8601 with the offset that the time zone has then. */ start_at: string;
  /** ISO 8601 with the offset that the time zone has then. */ end_at: string;
  /** The periods within it; null below the depth that was asked for. */ antardashas: {
    /** Planet that rules the period or the star. */ lord: GrahaName;
    /** Name of the period, where the system has one beside the planet; else null. */ name: string | null;
    /** Local date on which it begins. */ start: string;
    /** Local date on which it ends and the next begins. */ end: string;
    /** ISO 8601 with the offset that the time zone has then. */ start_at: string;
    /** ISO 8601 with the offset that the time zone has then. */ end_at: string;
    /** The periods within it; null below the depth that was asked for. */ pratyantardashas: {
      /** Planet that rules the period or the star. */ lord: GrahaName;
      /** Name of the period, where the system has one beside the planet; else null. */ name: string | null;
      /** Local date on which it begins. */ start: string;
      /** Local date on which it ends and the next begins. */ end: string;
      /** ISO 8601 with the offset that the time zone has then. */ start_at: string;
      /** ISO 8601 with the offset that the time zone has then. */ end_at: string;
      /** The periods within it; null below the depth that was asked for. */ sookshmas: {
        /** Planet that rules the period or the star. */ lord: GrahaName;
        /** Name of the period, where the system has one beside the planet; else null. */ name: string | null;
        /** Local date on which it begins. */ start: string;
        /** Local date on which it ends and the next begins. */ end: string;
        /** ISO 8601 with the offset that the time zone has then. */ start_at: string;
        /** ISO 8601 with the offset that the time zone has then. */ end_at: string;
        /** The periods within it; null below the depth that was asked for. */ pranas: {
          /** Planet that rules the period or the star. */ lord: GrahaName;
          /** Name of the period, where the system has one beside the planet; else null. */ name: string | null;
          /** Local date on which it begins. */ start: string;
          /** Local date on which it ends and the next begins. */ end: string;
          /** ISO 8601 with the offset that the time zone has then. */ start_at: string;
          /** ISO 8601 with the offset that the time zone has then. */ end_at: string;
        }[] | null;
      }[] | null;
    }[] | null;
  }[] | null;
}

export interface DashaVimshottariAnswer {
  /** Star of the Moon at birth. */ birth_nakshatra: BirthNakshatra;
  balance_at_birth: DashaBalance;
  /** The great periods, in order. */ mahadashas: Mahadasha[];
  /** How the answer was made. */ metadata: DashaMetadata;
}

export interface DashaCurrentInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DashaSettings;
  /** The day asked about, from 00:00 local time; today when left out. */ target_date?: string;
}

/** A period that rules at the asked moment. */
export interface RulingPeriod {
  /** Planet that rules the period or the star. */ lord: GrahaName;
  /** Name of the period, where the system has one beside the planet; else null. */ name: string | null;
  /** Local date on which it begins. */ start: string;
  /** Local date on which it ends and the next begins. */ end: string;
  /** ISO 8601 with the offset that the time zone has then. */ start_at: string;
  /** ISO 8601 with the offset that the time zone has then. */ end_at: string;
  /** How long it lasts, in days. */ duration_days: number;
}

export interface DashaCurrentAnswer {
  /** Star of the Moon at birth. */ birth_nakshatra: BirthNakshatra;
  /** The day asked about. */ target_date: string;
  /** Whether the day lies outside the cycle. */ out_of_cycle: boolean;
  /** Great period that rules; null outside the cycle. */ mahadasha: RulingPeriod | null;
  /** Second level. */ antardasha: RulingPeriod | null;
  /** Third level. */ pratyantardasha: RulingPeriod | null;
  /** Fourth level; null outside the cycle. */ sookshma: RulingPeriod | null;
  /** Fifth level; null outside the cycle. */ prana: RulingPeriod | null;
  /** How the answer was made. */ metadata: DashaMetadata;
}

export interface DashaYoginiInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DashaSettings;
  /** How many levels of periods to list, from the great ones down. 2 when left out. */ depth?: number;
}

export interface DashaYoginiAnswer {
  /** Star of the Moon at birth. */ birth_nakshatra: BirthNakshatra;
  balance_at_birth: DashaBalance;
  /** The great periods, in order. */ mahadashas: Mahadasha[];
  /** How the answer was made. */ metadata: DashaMetadata;
}

export interface DashaAshtottariSettings extends DashaSettings {
  /** Whether Abhijit counts as a fourth star of Saturn’s group; it changes the balance of a Moon there. twenty_seven_stars when left out. */ method?: "twenty_seven_stars" | "with_abhijit";
}

export interface DashaAshtottariInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DashaAshtottariSettings;
  /** How many levels of periods to list, from the great ones down. 2 when left out. */ depth?: number;
}

export interface DashaAshtottariMetadata extends DashaMetadata {
  /** Whether Abhijit counts as a fourth star of Saturn’s group; it changes the balance of a Moon there. */ method: "twenty_seven_stars" | "with_abhijit";
}

export interface DashaAshtottariAnswer {
  /** Star of the Moon at birth. */ birth_nakshatra: BirthNakshatra;
  balance_at_birth: DashaBalance;
  /** The great periods, in order. */ mahadashas: Mahadasha[];
  /** Whether tradition uses this dasha for the birth. */ applicability: {
    /** Whether either condition holds. */ applicable: boolean;
    /** Whether the condition on Rahu holds. */ by_rahu: boolean;
    /** Whether the condition on day and waxing Moon holds. */ by_paksha: boolean;
    /** Whether the centre of the Sun stood above the horizon. */ is_day_birth: boolean;
    /** Whether the birth was in the waxing half of the month. */ is_waxing_moon: boolean;
  };
  /** How the answer was made. */ metadata: DashaAshtottariMetadata;
}

export interface DashaConditionalInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DashaSettings;
  /** Which of the seven dashas to list. shodashottari when left out. */ system?: "shodashottari" | "dwadashottari" | "panchottari" | "shatabdika" | "chaturashiti_sama" | "dwisaptati_sama" | "shattrimsha_sama";
  /** How many levels of periods to list, from the great ones down. 2 when left out. */ depth?: number;
}

/** A dasha that is used under a condition, and whether it holds. */
export interface ConditionalDasha {
  /** The conditional dasha, by its id. */ system: "shodashottari" | "dwadashottari" | "panchottari" | "shatabdika" | "chaturashiti_sama" | "dwisaptati_sama" | "shattrimsha_sama";
  /** Length of its cycle. */ cycle_years: number;
  /** When tradition uses it. */ condition: string;
  /** Whether the condition holds for this birth. */ applicable: boolean;
  /** What was found in this chart. */ reason: string;
}

export interface DashaConditionalAnswer {
  /** Which dasha is listed. */ system: "shodashottari" | "dwadashottari" | "panchottari" | "shatabdika" | "chaturashiti_sama" | "dwisaptati_sama" | "shattrimsha_sama";
  /** The seven conditional dashas, each with whether tradition uses it for the birth. */ systems: ConditionalDasha[];
  /** Star of the Moon at birth. */ birth_nakshatra: BirthNakshatra;
  balance_at_birth: DashaBalance;
  /** The great periods, in order. */ mahadashas: Mahadasha[];
  /** Of lords and years. */ confidence: Confidence;
  /** How sure the conditions are: texts differ. */ condition_confidence: Confidence;
  /** How the answer was made. */ metadata: DashaMetadata;
}

export interface MatchmakingAshtakootSettings extends MarsSettings {
  /** Whose points for who sways whom. standard when left out. */ vashya_table?: "standard" | "saravali" | "astroyogi";
  /** Whether Sagittarius and Capricorn change their class at 15°. true when left out. */ vashya_split?: true | false;
  /** Whose friendship of the animals. raman when left out. */ yoni_table?: "raman" | "saral";
  /** Whose points for tempers; they differ for a deva groom and a rakshasa bride. standard when left out. */ gana_table?: "standard" | "saral_asht_koot";
}

export interface MatchmakingAshtakootInput extends Couple {
  /** Conventions to follow; each has a default. */ settings?: MatchmakingAshtakootSettings;
}

/** The births of two people who may marry. */
export interface Couple {
  /** Birth of the bride. */ bride: Birth;
  /** Birth of the groom. */ groom: Birth;
}

export interface MarsSettings extends SiderealSettings {
  /** Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out. */ house_set?: "north" | "south" | "without_second";
}

/** What tradition accepts in spite of a low koota. No score is changed. */
export interface KootaException {
  /** Id of the koota (test) that the exception softens. */ koota: "varna" | "vashya" | "tara" | "yoni" | "graha_maitri" | "gana" | "bhakoot" | "nadi";
  /** Name of the exception. */ name: string;
  /** Whether the rule holds for this chart or couple. */ applies: boolean;
  /** The result in an English sentence. */ description: string;
}

/** Where the Moon stood at a birth: all that matching reads of it. */
export interface MatchedMoon extends InSign {
  /** Lunar mansion (star) of the Moon, or that it falls in. */ nakshatra: NakshatraName;
  /** 1 is Ashwini. */ nakshatra_number: number;
  /** Planet that rules the nakshatra. */ nakshatra_lord: GrahaName;
  /** Quarter of the nakshatra. */ pada: number;
  /** Degrees subtracted from tropical longitudes, nutation in longitude included. */ ayanamsa_value: number;
}

/** Manglik dosha in both charts; it is no part of the score. */
export interface ManglikOfCouple {
  /** Manglik dosha of the bride. */ bride: {
    /** Whether Mars makes the dosha from the ascendant. */ is_manglik: boolean;
    /** None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3. */ severity: "none" | "mild" | "moderate" | "severe";
    /** House of Mars from the ascendant. */ mars_house: number;
  };
  /** Manglik dosha of the groom. */ groom: {
    /** Whether Mars makes the dosha from the ascendant. */ is_manglik: boolean;
    /** None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3. */ severity: "none" | "mild" | "moderate" | "severe";
    /** House of Mars from the ascendant. */ mars_house: number;
  };
  /** Whether the doshas of the two go together. */ is_compatible: boolean;
  /** The result in an English sentence. */ description: string;
}

export interface MarsMetadata extends SiderealMetadata {
  /** Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. */ house_set: "north" | "south" | "without_second";
}

export interface MatchmakingAshtakootMetadata extends MarsMetadata {
  /** Whose points for who sways whom. */ vashya_table: "standard" | "saravali" | "astroyogi";
  /** Whether Sagittarius and Capricorn change their class at 15°. */ vashya_split: true | false;
  /** Whose friendship of the animals. */ yoni_table: "raman" | "saral";
  /** Whose points for tempers; they differ for a deva groom and a rakshasa bride. */ gana_table: "standard" | "saral_asht_koot";
}

export interface MatchmakingAshtakootAnswer {
  /** Points of all tests together. */ total_score: number;
  /** The most points possible. */ max_score: 36;
  /** The eight tests. */ kootas: {
    /** Classes of the Moon signs. */ varna: {
      /** Points scored by this koota. */ score: number;
      /** The most points that this test can give. */ max: 1;
      /** What of hers is compared. */ bride: string;
      /** What of his is compared. */ groom: string;
      /** Why the test gives these points, in an English sentence. */ description: string;
    };
    /** Who sways whom. */ vashya: {
      /** Points scored by this koota. */ score: number;
      /** The most points that this test can give. */ max: 2;
      /** What of hers is compared. */ bride: string;
      /** What of his is compared. */ groom: string;
      /** Why the test gives these points, in an English sentence. */ description: string;
    };
    /** Which of the nine taras. */ tara: {
      /** Points scored by this koota. */ score: number;
      /** The most points that this test can give. */ max: 3;
      /** What of hers is compared. */ bride: string;
      /** What of his is compared. */ groom: string;
      /** Why the test gives these points, in an English sentence. */ description: string;
    };
    /** Animals of the stars. */ yoni: {
      /** Points scored by this koota. */ score: number;
      /** The most points that this test can give. */ max: 4;
      /** What of hers is compared. */ bride: string;
      /** What of his is compared. */ groom: string;
      /** Why the test gives these points, in an English sentence. */ description: string;
    };
    /** Friendship of the lords of the Moon signs. */ graha_maitri: {
      /** Points scored by this koota. */ score: number;
      /** The most points that this test can give. */ max: 5;
      /** What of hers is compared. */ bride: string;
      /** What of his is compared. */ groom: string;
      /** Why the test gives these points, in an English sentence. */ description: string;
    };
    /** Tempers of the stars. */ gana: {
      /** Points scored by this koota. */ score: number;
      /** The most points that this test can give. */ max: 6;
      /** What of hers is compared. */ bride: string;
      /** What of his is compared. */ groom: string;
      /** Why the test gives these points, in an English sentence. */ description: string;
    };
    /** Distance of the Moon signs. */ bhakoot: {
      /** Points scored by this koota. */ score: number;
      /** The most points that this test can give. */ max: 7;
      /** What of hers is compared. */ bride: string;
      /** What of his is compared. */ groom: string;
      /** Why the test gives these points, in an English sentence. */ description: string;
    };
    /** Humours of the stars. */ nadi: {
      /** Points scored by this koota. */ score: number;
      /** The most points that this test can give. */ max: 8;
      /** What of hers is compared. */ bride: string;
      /** What of his is compared. */ groom: string;
      /** Why the test gives these points, in an English sentence. */ description: string;
    };
  };
  /** What tradition accepts in spite of a low score. */ exceptions: KootaException[];
  /** The outcome in a sentence; the threshold is yours. */ recommendation: string;
  /** Sign and star of the bride’s Moon. */ bride: MatchedMoon;
  /** Sign and star of the groom’s Moon. */ groom: MatchedMoon;
  manglik: ManglikOfCouple;
  /** How the answer was made. */ metadata: MatchmakingAshtakootMetadata;
}

export interface PoruthamRequest extends Couple {
  /** Conventions to follow; each has a default. */ settings?: PoruthamSettings;
}

export interface PoruthamSettings extends SiderealSettings {
  /** Whose rules: the Tamil almanacs’ or those of Kerala. tamil when left out. */ method?: "tamil" | "kerala";
  /** Whether two stars on one part of the rope that go opposite ways get half a point (Tamil rule). true when left out. */ rajju_direction?: true | false;
  /** Which friendship of planets the lords of the signs are judged by. yavana when left out. */ friendship?: "yavana" | "parashara";
  /** How far the groom’s star must be from the bride’s: half a point over 7 and one over 13, or as named. graded when left out. */ stree_deergha?: "graded" | "over_7" | "over_9" | "over_15";
}

/** One of the ten agreements. */
export interface Porutham {
  /** Points scored: 1 for a full agreement, 0.5 for half, 0 for none. */ points: 0 | 0.5 | 1;
  /** The most points that this test can give. */ max: 1;
  /** What of hers is compared. */ bride: string;
  /** What of his is compared. */ groom: string;
  /** Why the test gives these points, in an English sentence. */ description: string;
}

/** The agreement of tempers. */
export interface GanaPorutham {
  /** Points scored: 1 for a full agreement, 0.5 for half, 0 for none. */ points: 0 | 0.5 | 1;
  /** The most points that this test can give. */ max: 1;
  /** What of hers is compared. */ bride: string;
  /** What of his is compared. */ groom: string;
  /** Why the test gives these points, in an English sentence. */ description: string;
}

export interface PoruthamMetadata extends SiderealMetadata {
  /** Whose rules: the Tamil almanacs’ or those of Kerala. */ method: "tamil" | "kerala";
  /** Whether two stars on one part of the rope that go opposite ways get half a point (Tamil rule). */ rajju_direction: true | false;
  /** Which friendship of planets the lords of the signs are judged by. */ friendship: "yavana" | "parashara";
  /** How far the groom’s star must be from the bride’s: half a point over 7 and one over 13, or as named. */ stree_deergha: "graded" | "over_7" | "over_9" | "over_15";
}

export interface MatchmakingPoruthamAnswer {
  /** Points of the ten agreements together. */ total_points: number;
  /** The most points possible. */ max_points: 10;
  /** By points and vetoes: a match that is vetoed is adhama. */ verdict: "uthama" | "madhyama" | "adhama";
  /** By the points alone. */ score_verdict: "uthama" | "madhyama" | "adhama";
  /** Whether rajju or vedha refuses the match. */ is_vetoed: boolean;
  /** Rajju or vedha, where they give nothing. */ vetoes: ("dina" | "gana" | "mahendra" | "stree_deergha" | "yoni" | "vedha" | "rajju" | "rasi" | "rasyadhipati" | "vashya")[];
  /** The ten agreements. */ poruthams: {
    /** Distance of the stars. */ dina: Porutham;
    /** Tempers of the stars. */ gana: GanaPorutham;
    /** Distance of the stars, for children. */ mahendra: Porutham;
    /** How far his star is from hers. */ stree_deergha: Porutham;
    /** Animals of the stars. */ yoni: Porutham;
    /** Whether the stars pierce each other. */ vedha: Porutham;
    /** Parts of the body that the stars belong to. */ rajju: Porutham;
    /** The sign, or the agreement of the Moon signs. */ rasi: Porutham;
    /** Friendship of the lords of the signs. */ rasyadhipati: Porutham;
    /** Who sways whom. */ vashya: Porutham;
  };
  /** The outcome in a sentence; the threshold is yours. */ recommendation: string;
  /** Sign and star of the bride’s Moon. */ bride: MatchedMoon;
  /** Sign and star of the groom’s Moon. */ groom: MatchedMoon;
  /** How the answer was made. */ metadata: PoruthamMetadata;
}

export interface DoshaKaalSarpAnswer {
  /** All seven on one side, in either direction. */ has_dosha: boolean;
  /** All but one on one side. */ is_partial: boolean;
  /** Kind of the dosha; null without it. */ name: "Anant" | "Kulik" | "Vasuki" | "Shankhpal" | "Padma" | "Mahapadma" | "Takshak" | "Karkotak" | "Shankhachud" | "Ghatak" | "Vishdhar" | "Sheshnag" | null;
  /** Null without the dosha. */ direction: "rahu_to_ketu" | "ketu_to_rahu" | null;
  /** House of Rahu, which names the kind. */ rahu_house: number;
  /** Forward from Rahu to Ketu. */ planets_from_rahu: SignLord[];
  /** Forward from Ketu to Rahu. */ planets_from_ketu: SignLord[];
  /** At the degree of a node. */ planets_on_axis: SignLord[];
  rahu: Placement;
  ketu: Placement;
  /** How the answer was made. */ metadata: VedicMetadata;
}

export interface DoshaGandmoolAnswer {
  /** The Moon is in one of the six stars. */ has_dosha: boolean;
  /** With the star and its quarter. */ moon: Placement;
  /** How the answer was made. */ metadata: VedicMetadata;
}

/** One rule, evaluated. */
export interface PitraEvidence {
  /** The combination, by its id. */ rule: "sun_with_rahu" | "sun_with_ketu" | "sun_with_saturn" | "node_in_ninth" | "ninth_lord_with_node" | "ninth_lord_in_dusthana";
  /** Which combinations are there, in an English sentence. */ description: string;
  /** Null where no house is counted. */ counted_from: "Ascendant" | "Moon" | null;
  /** Whether it holds in this chart. */ holds: boolean;
  /** Who makes it; empty where it does not hold. */ grahas: GrahaName[];
  /** Whether the Sun meets the other in the ninth house. */ is_strong: boolean;
}

export interface DoshaPitraAnswer {
  /** By the narrow reading alone; see the evidence. */ has_dosha: boolean;
  /** Every rule, whether it holds or not. */ evidence: PitraEvidence[];
  confidence: Confidence;
  /** How the answer was made. */ metadata: VedicMetadata;
}

export interface ManglikRequest extends Birth {
  /** Conventions to follow; each has a default. */ settings?: MarsSettings;
}

/** Where Mars stands from the ascendant, the Moon or Venus. */
export interface MarsEvidence {
  /** Sign of the reference. */ sign: SignName;
  /** From where Mars is counted. */ reference: "Ascendant" | "Moon" | "Venus";
  /** House of Mars, counted from the reference. */ mars_house: number;
  /** Whether Mars makes the dosha from there. */ is_dosha: boolean;
  /** High in the seventh and eighth; null without dosha. */ weight: "high" | "low" | null;
}

/** One rule that is held to cancel the dosha, evaluated. */
export interface ManglikCancellation {
  /** Id of the rule that may cancel the dosha, for programs. */ name: "mars_in_own_or_exalted_sign" | "mars_in_leo_or_aquarius" | "sign_exempt_in_house" | "jupiter_with_or_aspecting_mars" | "moon_with_mars" | "jupiter_or_venus_in_ascendant" | "jupiter_or_venus_in_seventh" | "ascendant_cancer_or_leo" | "saturn_with_or_aspecting_mars";
  /** Whether the rule holds for this chart or couple. */ applies: boolean;
  /** Why the rule holds or not, in an English sentence. */ reason: string;
}

export interface DoshaManglikAnswer {
  /** Whether Mars makes the dosha from the ascendant. */ is_manglik: boolean;
  /** None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3. */ severity: "none" | "mild" | "moderate" | "severe";
  /** Whether a rule is held to cancel the dosha. */ is_cancelled: boolean;
  /** Whether the Moon is in such a star, in an English sentence. */ description: string;
  /** Houses in which Mars makes the dosha, by the chosen school. */ rule_houses: number[];
  /** From the ascendant, the Moon and Venus. */ references: MarsEvidence[];
  /** Every rule, evaluated. */ cancellations: ManglikCancellation[];
  mars: Placement;
  /** How the answer was made. */ metadata: MarsMetadata;
}

export interface EventsSearchInput {
  /** The first instant, with its offset. */ from: string;
  /** The instant at which the range ends, with its offset; what happens at it belongs to the next range. */ to: string;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. 0 when left out. */ timezone?: number | string;
  /** Which events to look for. With commas between them: sign_ingress, nakshatra_ingress, pada_ingress, station, combustion, conjunction, aspect, planetary_war, lunar_phase, node_crossing, void_of_course, eclipse. */ kinds: string;
  /** Whose events. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. sun,moon,mercury,venus,mars,jupiter,saturn when left out. */ bodies?: string;
  /** With whom `bodies` are paired for aspects, conjunctions and wars, beside one another. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. */ others?: string;
  /** For events of the kind `aspect`. With commas between them: conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. opposition,trine,square,sextile when left out. */ aspects?: string;
  /** Most events of one page; those of one second stay together. 500 when left out. */ limit?: number;
  /** Conventions to follow; each has a default. */ settings?: EitherZodiacSettings;
}

export interface EitherZodiacSettings extends LanguageSettings {
  /** The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. geocentric when left out. */ observation_point?: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** Convention for the sidereal zodiac; `none` for the tropical one. lahiri when left out. */ ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya" | "yukteshwar" | "custom" | "none";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya" | "yukteshwar" | "custom" | "none";
  /** With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates. */ ayanamsa_deg?: number;
}

/** Something that happens in the sky. */
export interface SkyEvent {
  /** When it happens, to the second, by the clock of the request. */ at: string;
  /** Which of the kinds that were asked for. */ kind: "sign_ingress" | "nakshatra_ingress" | "pada_ingress" | "station" | "combustion" | "conjunction" | "aspect" | "planetary_war" | "lunar_phase" | "node_crossing" | "void_of_course" | "eclipse";
  /** Whose event it is. */ body: string;
  /** The other one of a pair; null for events of one. */ other_body: string | null;
  /** What happens, by the kind: the sign entered, direct, combust, trine, new_moon, total. */ detail: string;
  /** When a void of course ends; null for events that are instants. */ until: string | null;
  /** Of the body then, in the zodiac of the request; of a void of course tropical. */ longitude: number;
  /** In which the body is from then on, in the same zodiac. */ sign: SignName;
  /** Whether the body moves backwards then in that zodiac; of a station in the tropical one, from then on. */ is_retrograde: boolean;
}

export interface EitherZodiacMetadata extends Metadata {
  /** The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. */ observation_point: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** Convention for the sidereal zodiac; `none` for the tropical one. */ ayanamsa: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya" | "yukteshwar" | "custom" | "none";
  /** With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates. */ ayanamsa_deg?: number;
}

export interface EventsSearchAnswer {
  /** In order of their instants. */ events: SkyEvent[];
  /** Send it as `from` for the next page; null where the range is searched through. */ next: string | null;
  /** How the answer was made. */ metadata: EitherZodiacMetadata;
}

export interface EventsEclipsesSettings extends AlmanacSettings {
  /** By quarters of day and night (praharas): from the third before the one in which the eclipse begins, of the Sun the fourth. Or fixed: 9 hours before, of the Sun 12. prahara when left out. */ sutak_rule?: "prahara" | "fixed";
}

export interface EventsEclipsesInput {
  /** The first date, by the clock of the place. */ from: string;
  /** The last date; one request takes up to 7305 days. */ to: string;
  /** Eclipses of what. With commas between them: solar, lunar. solar,lunar when left out. */ kinds?: string;
  /** Decimal degrees, north positive. */ latitude: number;
  /** Decimal degrees, east positive. */ longitude: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */ timezone: number | string;
  /** Conventions to follow; each has a default. */ settings?: EventsEclipsesSettings;
}

/** An eclipse, for the Earth and for a place. */
export interface Eclipse {
  /** Of the Sun or of the Moon. */ kind: "solar" | "lunar";
  /** What it is where it is greatest. */ type: "total" | "annular" | "hybrid" | "partial" | "penumbral";
  /** When it is greatest for the Earth. */ maximum: string;
  /** While the Moon is in the penumbra, or the penumbra of the Moon on the Earth. */ penumbral: {
    /** When it begins. */ start: string;
    /** When it ends. */ end: string;
  };
  /** Null for the Sun, and where there is none. */ partial: {
    /** When it begins. */ start: string;
    /** When it ends. */ end: string;
  } | null;
  /** Null where there is none. */ total: {
    /** When it begins. */ start: string;
    /** When it ends. */ end: string;
  } | null;
  /** Share of the diameter in the umbra, or of the Sun that is covered. */ magnitude: number;
  /** The same in the penumbra; null for the Sun. */ penumbral_magnitude: number | null;
  /** Number of its saros series. */ saros: number;
  /** Which of that series it is. */ saros_member: number;
  /** Where an eclipse of the Sun is greatest; null for the Moon. */ greatest_at: {
    /** Decimal degrees, north positive. */ latitude: number;
    /** Decimal degrees, east positive. */ longitude: number;
  } | null;
  /** Of the eclipsed body at the maximum, sidereal. */ sign: SignName;
  /** Of the eclipsed body at the maximum. */ nakshatra: NakshatraName;
  /** Quarter of that nakshatra. */ pada: number;
  /** Null where nothing of it is seen from the place. */ local: LocalEclipse | null;
}

/** What is seen of an eclipse from the place. */
export interface LocalEclipse {
  /** What it is at the place. */ type: "total" | "annular" | "hybrid" | "partial" | "penumbral";
  /** The greatest of what is seen: rise or set, where the maximum itself is below the horizon. */ maximum: string;
  /** From when until when something is seen, clipped by rise and set. */ visible: {
    /** When it begins. */ start: string;
    /** When it ends. */ end: string;
  };
  /** Null where it does not happen, or below the horizon. */ contacts: {
    /** Of a lunar eclipse the Moon enters the penumbra (P1), of a solar one the Moon touches the Sun (C1). */ first: string | null;
    /** The Moon enters the umbra (U1); null for the Sun. */ umbra_first: string | null;
    /** Totality or the ring begins (U2, C2). */ total_first: string | null;
    /** Totality or the ring ends (U3, C3). */ total_last: string | null;
    /** The Moon leaves the umbra (U4); null for the Sun. */ umbra_last: string | null;
    /** The last contact (P4, C4). */ last: string | null;
  };
  /** When Sun or Moon rises eclipsed, as on any other day; else null. */ rise: string | null;
  /** When Sun or Moon sets eclipsed, as on any other day; else null. */ set: string | null;
  /** Share of the diameter that is covered at the visible maximum. */ magnitude: number;
  /** Share of the area of the Sun that is covered; null for the Moon. */ obscuration: number | null;
  /** Null where no more than the penumbra is seen. */ sutak: Sutak | null;
}

/** The time of fasting before an eclipse. */
export interface Sutak {
  /** When it begins. */ start: string;
  /** When it begins for children, the old and the sick. */ start_for_frail: string;
  /** When what is seen of the umbra ends. */ end: string;
}

export interface EventsEclipsesMetadata extends AlmanacMetadata {
  /** By quarters of day and night (praharas): from the third before the one in which the eclipse begins, of the Sun the fourth. Or fixed: 9 hours before, of the Sun 12. */ sutak_rule: "prahara" | "fixed";
}

export interface EventsEclipsesAnswer {
  /** In order of their maxima. */ eclipses: Eclipse[];
  /** How the answer was made. */ metadata: EventsEclipsesMetadata;
}

export interface EphemerisTableInput {
  /** The first instant, with its offset. */ from: string;
  /** The last instant, with its offset. */ to: string;
  /** Minutes from one instant to the next; 1440 is a day. 1440 when left out. */ step_minutes?: number;
  /** Whose positions. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. sun,moon,mercury,venus,mars,jupiter,saturn when left out. */ bodies?: string;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. 0 when left out. */ timezone?: number | string;
  /** Conventions to follow; each has a default. */ settings?: EitherZodiacSettings;
}

export interface EphemerisTableAnswer {
  /** In order of the instants, and at each of the bodies. */ rows: {
    /** The instant, by the clock of the request. */ at: string;
    /** The same as a Julian Day in UT. */ julian_day_ut: number;
    /** Whose position. */ body: string;
    /** Ecliptic longitude, degrees from 0° Aries. */ longitude: number;
    /** Sign of the zodiac. */ sign: SignName;
    /** Degrees within the sign. */ degree: number;
    /** Ecliptic latitude, degrees, north positive. */ latitude: number;
    /** Astronomical units from the Earth; of nodes and apogee as the library gives it. */ distance: number;
    /** Degrees of longitude a day; negative while retrograde. */ speed: number;
    /** Whether it moves backwards through the zodiac. */ is_retrograde: boolean;
  }[];
  /** How the answer was made. */ metadata: EitherZodiacMetadata;
}

/** A planet as ruler. */
export interface Lord {
  /** 0 is the Sun … 6 Saturn, 101 Rahu, 102 Ketu. */ id: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 101 | 102;
  /** English name of the planet or point. */ name: GrahaName;
  /** Sanskrit name, in Latin letters. */ vedic_name: "Surya" | "Chandra" | "Mangala" | "Budha" | "Guru" | "Shukra" | "Shani" | "Rahu" | "Ketu";
}

/** The star (lunar mansion) that a birth falls in. */
export interface Nakshatra {
  /** 0 is Ashwini. */ id: number;
  /** Name of the nakshatra (lunar mansion), Sanskrit in Latin letters. */ name: NakshatraName;
  /** Planet that rules the sign or star. */ lord: Lord;
  /** Quarter of the nakshatra. */ pada: number;
}

/** A sign of the sidereal zodiac. */
export interface Rasi {
  /** 0 is Mesha. */ id: number;
  /** Sanskrit name of the sign, in Latin letters. */ name: "Mesha" | "Vrishabha" | "Mithuna" | "Karka" | "Simha" | "Kanya" | "Tula" | "Vrischika" | "Dhanu" | "Makara" | "Kumbha" | "Meena";
  /** Planet that rules the sign or star. */ lord: Lord;
}

/** A sign of the tropical zodiac. */
export interface Zodiac {
  /** 0 is Aries. */ id: number;
  /** English name of the sign. */ name: SignName;
}

/** What tradition ascribes to the star of the Moon. */
export interface NakshatraInfo {
  /** Deity that presides over it. */ deity: string;
  /** Temper: divine, human or wild. */ ganam: "Deva" | "Manushya" | "Rakshasa";
  /** Symbol of the star. */ symbol: string;
  /** Yoni, the animal of the star. */ animal_sign: string;
  /** Humour of the star. */ nadi: "Vata" | "Pitta" | "Kapha";
  /** First sounds of a name, by quarters. */ syllables: string;
  /** Gem of the ruler of the star. */ birth_stone: string;
  /** Ruler of the star, by its Sanskrit name. */ planet: string;
  /** Sworn enemy of the animal. */ enemy_yoni: string;
}

export interface AstrologyBirthDetailsAnswer {
  /** Lunar mansion (star) of the Moon, or that it falls in. */ nakshatra: Nakshatra;
  /** Sidereal sign of the Moon. */ chandra_rasi: Rasi;
  /** Sidereal sign of the Sun. */ soorya_rasi: Rasi;
  /** Tropical sign of the Sun, as newspapers print it. */ zodiac: Zodiac;
  additional_info: NakshatraInfo;
  /** How the answer was made. */ metadata: SiderealMetadata;
}

/** A star, and how long the Moon is in it. */
export interface NakshatraTiming extends TimeWindow {
  /** 0 is Ashwini. */ id: number;
  /** Name of the nakshatra (lunar mansion), Sanskrit in Latin letters. */ name: NakshatraName;
  /** Planet that rules the sign or star. */ lord: Lord;
}

/** A lunar day and how long it lasts. */
export interface TithiTiming extends TimeWindow {
  /** 0 to 14 of the waxing half, 15 to 29 of the waning. */ id: number;
  /** Within its half of the month. */ index: number;
  /** Name of the tithi (lunar day), Sanskrit in Latin letters. */ name: string;
  /** Waxing or waning half of the lunar month. */ paksha: "Shukla Paksha" | "Krishna Paksha";
}

/** Half a tithi and how long it lasts. */
export interface KaranaTiming extends TimeWindow {
  /** Half tithi of the lunar month. */ index: number;
  /** Which of the eleven: 0 Bava … 6 Vishti, 7 Kimstughna … 10 Naga. */ id: number;
  /** Name of the karana (half tithi), Sanskrit in Latin letters. */ name: string;
}

/** A nitya yoga and how long it lasts. */
export interface YogaTiming extends TimeWindow {
  /** 0 is Vishkambha. */ id: number;
  /** Name of the nitya yoga, Sanskrit in Latin letters. */ name: string;
}

/** What rules at the very moment asked about. */
export interface PanchangAtInstant {
  /** Weekday by sunrise. */ vaara: string;
  nakshatra: NakshatraTiming;
  tithi: TithiTiming;
  karana: KaranaTiming;
  yoga: YogaTiming;
}

export interface AstrologyPanchangAnswer {
  panchang_day: PanchangDay;
  /** Weekday of that day. */ vaara: string;
  /** Each nakshatra of the day from sunrise to sunrise, in order of time. */ nakshatra: NakshatraTiming[];
  /** Each tithi of the day from sunrise to sunrise, in order of time. */ tithi: TithiTiming[];
  /** Each karana of the day from sunrise to sunrise, in order of time. */ karana: KaranaTiming[];
  /** Each yoga of the day from sunrise to sunrise, in order of time. */ yoga: YogaTiming[];
  /** Sunrise; null where there is none. */ sunrise: string | null;
  /** Sunset; null where there is none. */ sunset: string | null;
  /** Within the panchang day; one day in a month has none. */ moonrise: string | null;
  /** Within the panchang day; one day in a month has none. */ moonset: string | null;
  /** Where the panchang day has no moonrise: the next one; else null. */ next_moonrise: string | null;
  /** Where the panchang day has no moonset: the next one; else null. */ next_moonset: string | null;
  at_instant: PanchangAtInstant;
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

/** A named window of the day, and when it is. */
export interface Muhurat {
  /** Number of the window in its list, 0 is the first. */ id: number;
  /** Name of the window of time. */ name: string;
  /** Word for the result, such as good or bad. */ type: "Auspicious" | "Inauspicious";
  /** Empty where the Sun does not rise or set. */ period: TimeWindow[];
  /** Whether it is Abhijit on a Wednesday, which some texts except; null for other windows. */ avoid_on_wednesday: boolean | null;
}

export interface AstrologyPanchangAdvancedAnswer {
  panchang_day: PanchangDay;
  /** Weekday of that day. */ vaara: string;
  /** Each nakshatra of the day from sunrise to sunrise, in order of time. */ nakshatra: NakshatraTiming[];
  /** Each tithi of the day from sunrise to sunrise, in order of time. */ tithi: TithiTiming[];
  /** Each karana of the day from sunrise to sunrise, in order of time. */ karana: KaranaTiming[];
  /** Each yoga of the day from sunrise to sunrise, in order of time. */ yoga: YogaTiming[];
  /** Sunrise; null where there is none. */ sunrise: string | null;
  /** Sunset; null where there is none. */ sunset: string | null;
  /** Within the panchang day; one day in a month has none. */ moonrise: string | null;
  /** Within the panchang day; one day in a month has none. */ moonset: string | null;
  /** Where the panchang day has no moonrise: the next one; else null. */ next_moonrise: string | null;
  /** Where the panchang day has no moonset: the next one; else null. */ next_moonset: string | null;
  at_instant: PanchangAtInstant;
  /** Good windows of the day. */ auspicious_period: Muhurat[];
  /** Windows of the day to avoid. */ inauspicious_period: Muhurat[];
  calendar: HinduCalendar;
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */ reason: "no_sunrise" | "no_sunset" | null;
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface AstrologyAuspiciousPeriodAnswer {
  panchang_day: PanchangDay;
  /** Windows of the day. */ muhurat: Muhurat[];
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */ reason: "no_sunrise" | "no_sunset" | null;
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface AstrologyAnandadiYogaSettings extends AlmanacSettings {
  /** Whether the Moon enters Abhijit, 276°40′ to 280°53′20″, as a star of its own; else it is only counted. false when left out. */ use_abhijit_span?: false | true;
}

export interface AstrologyAnandadiYogaInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: AstrologyAnandadiYogaSettings;
}

/** A yoga of weekday and star, while the Moon is in that star. */
export interface AnandadiYoga extends TimeWindow {
  /** 0 is Ananda. */ id: number;
  /** Name of the Anandadi yoga. */ name: string;
  /** The effect, as almanacs name it. */ type: string;
  /** Whether the effect is good. */ description: "Good" | "Bad";
}

export interface AstrologyAnandadiYogaMetadata extends AlmanacMetadata {
  /** Whether the Moon enters Abhijit, 276°40′ to 280°53′20″, as a star of its own; else it is only counted. */ use_abhijit_span: false | true;
}

export interface AstrologyAnandadiYogaAnswer {
  panchang_day: PanchangDay;
  /** The yogas of the day, in order. */ anandadi_yoga: AnandadiYoga[];
  /** How the answer was made. */ metadata: AstrologyAnandadiYogaMetadata;
}

/** An auspicious meeting of stars and weekday, and when it holds. */
export interface SpecialYoga {
  /** Number of the yoga in the list of special yogas, 0 is the first. */ id: number;
  /** Name of the special yoga of the day. */ name: string;
  /** Word for the kind of the result. */ type: "Auspicious";
  /** What the yoga promises, in an English sentence. */ description: string;
  /** When the yoga holds, as spans of time. */ period: (TimeWindow & {
    /** What makes the yoga. */ combination: {
      /** Word for the kind of the result. */ type: "vaara" | "nakshatra" | "sun_nakshatra";
      /** Name of the weekday or star that makes the yoga. */ name: string;
    }[];
  })[];
}

export interface AstrologyAuspiciousYogaAnswer {
  panchang_day: PanchangDay;
  /** Nitya yoga: one of 27 parts of the sum of the Sun’s and the Moon’s longitude. */ yoga: TimeWindow & {
    /** 0 is Vishkambha. */ id: number;
    /** Name of the nitya yoga, Sanskrit in Latin letters. */ name: string;
    /** Whether it is held to be good. */ is_auspicious: boolean;
    /** Which part is to be avoided, where it is not the whole; null where it is. */ avoid: string | null;
  };
  /** Special yogas of the day; empty on many. */ auspicious_yoga: SpecialYoga[];
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

/** One of the eight parts of day or night. */
export interface GowriNallaNeram extends TimeWindow {
  /** Number of the part within its day or night, 0 is the first. */ id: number;
  /** Name of the Gowri part of the day. */ name: string;
  /** Whether the part is held to be good or bad. */ type: "Good" | "Bad";
  /** Whether the span lies between sunrise and sunset. */ is_day: boolean;
}

export interface AstrologyGowriNallaNeramAnswer {
  panchang_day: PanchangDay;
  /** Windows of the day. */ muhurat: GowriNallaNeram[];
  /** Why something is missing: near the poles the Sun may not rise or set. Null where nothing is. */ reason: "no_sunrise" | "no_sunset" | null;
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

/** One of the twelve houses of a chart. */
export interface House {
  /** Number of the house, 1 to 12. */ house: number;
  /** Sign of the zodiac. */ sign: SignName;
  /** 1 is Aries. */ sign_number: number;
  /** Planet that rules the sign. */ sign_lord: SignLord;
  /** Names of the planets that stand in it. */ planets: string[];
}

export interface AstrologyChartAnswer {
  /** The point that rises in the east. */ ascendant: Ascendant;
  /** The twelve houses. */ houses: House[];
  /** Planets and points, in their usual order. */ planets: Placement[];
  /** How the answer was made. */ metadata: VedicMetadata;
}

export interface AstrologyKundliSettings extends VedicSettings {
  /** Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out. */ house_set?: "north" | "south" | "without_second";
}

export interface AstrologyKundliInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: AstrologyKundliSettings;
  /** Read by Mahabhagya yoga alone, which is left out where it is not given. */ gender?: "male" | "female";
}

/** A group of yogas. */
export interface KundliYogaDetails {
  /** Name of the group of yogas. */ name: string;
  /** What yogas of this group are about, in an English sentence. */ description: string;
  /** The yogas of the group. */ yoga_list: KundliYoga[];
}

/** One yoga, whether the chart has it and by what evidence. */
export interface KundliYoga {
  /** Name of the yoga. */ name: string;
  /** Group of yogas that the yoga belongs to. */ group: "major" | "raja_dhana" | "chandra" | "surya" | "nabhasa" | "inauspicious";
  /** Whether the chart has it. */ has_yoga: boolean;
  /** The condition of the yoga, in an English sentence. */ description: string;
  /** Null where the condition is not met. */ reason: YogaReason | null;
  /** Why it does not hold although its condition is met; else null. */ cancelled_by: string | null;
}

/** The evidence for a yoga. */
export interface YogaReason {
  /** Who makes the yoga. */ planets: GrahaName[];
  /** Their houses from the ascendant, in the same order. */ houses: number[];
  /** What the rule was counted from, where it counts. */ counted_from: string[];
  /** How it comes about, and what weakens it. */ notes: string[];
}

/** The rasi chart (D1) that the report is of. */
export interface RasiChart {
  /** The point that rises in the east. */ ascendant: Ascendant;
  /** Those that the report reads. */ planets: Placement[];
}

export interface AstrologyKundliMetadata extends MarsMetadata {
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
}

export interface AstrologyKundliAnswer {
  /** Star and signs of the birth. */ nakshatra_details: {
    /** Lunar mansion (star) of the Moon, or that it falls in. */ nakshatra: Nakshatra;
    /** Sidereal sign of the Moon. */ chandra_rasi: Rasi;
    /** Sidereal sign of the Sun. */ soorya_rasi: Rasi;
    /** Tropical sign of the Sun, as newspapers print it. */ zodiac: Zodiac;
    additional_info: NakshatraInfo;
  };
  /** Dosha of Mars. */ mangal_dosha: {
    /** Whether Mars makes the dosha from the ascendant. */ has_dosha: boolean;
    /** Whether Mars makes the dosha and from where, in an English sentence. */ description: string;
  };
  /** Yogas by group. */ yoga_details: KundliYogaDetails[];
  chart: RasiChart;
  /** How the answer was made. */ metadata: AstrologyKundliMetadata;
}

export interface AstrologyKundliAdvancedSettings extends JaiminiDashaSettings {
  /** Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out. */ house_set?: "north" | "south" | "without_second";
}

export interface AstrologyKundliAdvancedInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: AstrologyKundliAdvancedSettings;
  /** Read by Mahabhagya yoga alone, which is left out where it is not given. */ gender?: "male" | "female";
}

/** A great period, with the periods within it. */
export interface DashaPeriod extends TimeWindow {
  /** Number of the planet that rules the period, as other services count planets: 0 is the Sun. */ id: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 101 | 102;
  /** English name of the planet or point. */ name: GrahaName;
  /** The periods within it; null below the depth that was asked for. */ antardasha: Antardasha[] | null;
}

export interface Antardasha extends TimeWindow {
  /** Number of the planet that rules the period, as other services count planets: 0 is the Sun. */ id: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 101 | 102;
  /** English name of the planet or point. */ name: GrahaName;
  /** The periods within it; null below the depth that was asked for. */ pratyantardasha: Pratyantardasha[] | null;
}

export interface Pratyantardasha extends TimeWindow {
  /** Number of the planet that rules the period, as other services count planets: 0 is the Sun. */ id: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 101 | 102;
  /** English name of the planet or point. */ name: GrahaName;
}

/** What is left of the first period at birth. */
export interface BirthDashaBalance {
  /** Planet whose period runs at birth. */ lord: Lord;
  /** Years of the first period still to run at birth. */ years_remaining: number;
  /** The same as an ISO 8601 duration: twelve months of thirty days a year. */ duration: string;
  /** How much of the first period is left at birth, in an English sentence. */ description: string;
}

export interface AstrologyKundliAdvancedMetadata extends JaiminiDashaMetadata {
  /** Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. */ house_set: "north" | "south" | "without_second";
  /** By which rule a sunrise and a sunset were counted. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
}

export interface AstrologyKundliAdvancedAnswer {
  /** Star and signs of the birth. */ nakshatra_details: {
    /** Lunar mansion (star) of the Moon, or that it falls in. */ nakshatra: Nakshatra;
    /** Sidereal sign of the Moon. */ chandra_rasi: Rasi;
    /** Sidereal sign of the Sun. */ soorya_rasi: Rasi;
    /** Tropical sign of the Sun, as newspapers print it. */ zodiac: Zodiac;
    additional_info: NakshatraInfo;
  };
  /** Dosha of Mars. */ mangal_dosha: {
    /** Whether Mars makes the dosha from the ascendant. */ has_dosha: boolean;
    /** Whether Mars makes the dosha and from where, in an English sentence. */ description: string;
    /** Whether a rule is held to cancel the dosha. */ has_exception: boolean;
    /** By the number of references; null without dosha. */ type: "Mild" | "Moderate" | "Severe" | null;
    /** Rules that are held to cancel the dosha and apply; empty without dosha. */ exceptions: string[];
    /** What tradition does about it. */ remedies: string[];
  };
  /** Yogas by group. */ yoga_details: KundliYogaDetails[];
  /** The nine great periods. */ dasha_periods: DashaPeriod[];
  dasha_balance: BirthDashaBalance;
  chart: RasiChart;
  /** How the answer was made. */ metadata: AstrologyKundliAdvancedMetadata;
}

export interface AstrologyDashaPeriodsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DashaSettings;
  /** How many levels of periods to list, from the great ones down. 3 when left out. */ depth?: number;
}

export interface AstrologyDashaPeriodsAnswer {
  /** The nine great periods. */ dasha_periods: DashaPeriod[];
  dasha_balance: BirthDashaBalance;
  /** How the answer was made. */ metadata: DashaMetadata;
}

/** Where Mars stands from the ascendant, the Moon or Venus. */
export interface MarsEvidenceInSanskrit {
  /** Sign of the reference, by its Sanskrit name. */ sign: "Mesha" | "Vrishabha" | "Mithuna" | "Karka" | "Simha" | "Kanya" | "Tula" | "Vrischika" | "Dhanu" | "Makara" | "Kumbha" | "Meena";
  /** From where Mars is counted. */ reference: "Ascendant" | "Moon" | "Venus";
  /** House of Mars, counted from the reference. */ mars_house: number;
  /** Whether Mars makes the dosha from there. */ is_dosha: boolean;
  /** High in the seventh and eighth; null without dosha. */ weight: "high" | "low" | null;
}

export interface AstrologyMangalDoshaAdvancedMetadata extends MarsMetadata {
  /** By which rule a sunrise and a sunset were counted. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
}

export interface AstrologyMangalDoshaAdvancedAnswer {
  /** Whether Mars makes the dosha from the ascendant. */ has_dosha: boolean;
  /** Whether Mars makes the dosha and from where, in an English sentence. */ description: string;
  /** Whether a rule is held to cancel the dosha. */ has_exception: boolean;
  /** By the number of references; null without dosha. */ type: "Mild" | "Moderate" | "Severe" | null;
  /** Rules that are held to cancel the dosha and apply; empty without dosha. */ exceptions: string[];
  /** What tradition does about it. */ remedies: string[];
  /** None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3. */ severity: "none" | "mild" | "moderate" | "severe";
  /** From the ascendant, the Moon and Venus. */ references: MarsEvidenceInSanskrit[];
  /** How the answer was made. */ metadata: AstrologyMangalDoshaAdvancedMetadata;
}

export interface AstrologySadeSatiAdvancedInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: SiderealSettings;
  /** The day asked about, from 00:00 local time; today when left out. */ target_date?: string;
}

export interface AstrologySadeSatiAdvancedAnswer {
  /** Whether it is sade sati on that day. */ is_in_sade_sati: boolean;
  /** Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others. */ transit_phase: "Rising" | "Peak" | "Setting" | null;
  /** Saturn in the 4th or 8th sign, which is no part of sade sati; null in the others. */ panoti: "Ardhashtama Shani" | "Ashtama Shani" | null;
  /** State of the sade sati at the target, in an English sentence. */ description: string;
  /** Sign of the Moon. */ moon_sign: Rasi;
  /** The sign transit at the target. */ current_transit: {
    /** Sign of Saturn. */ saturn_sign: string;
    /** Of Saturn, counted from the sign of the natal Moon. */ house: number;
    /** Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others. */ phase: "Rising" | "Peak" | "Setting" | null;
    /** Saturn in the 4th or 8th sign, which is no part of sade sati; null in the others. */ panoti: "Ardhashtama Shani" | "Ashtama Shani" | null;
    /** ISO 8601; null where the ephemeris does not reach so far. */ start: string | null;
    /** ISO 8601; null where the ephemeris does not reach so far. */ end: string | null;
    /** Whether Saturn came into the sign backwards; null where not known. */ is_retrograde: boolean | null;
    /** State of the sade sati at the target, in an English sentence. */ description: string;
  };
  /** Every sign transit that counts. */ transits: {
    /** Sign of Saturn. */ saturn_sign: string;
    /** Of Saturn, counted from the sign of the natal Moon. */ house: number;
    /** Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others. */ phase: "Rising" | "Peak" | "Setting" | null;
    /** Saturn in the 4th or 8th sign, which is no part of sade sati; null in the others. */ panoti: "Ardhashtama Shani" | "Ashtama Shani" | null;
    /** ISO 8601; null where the ephemeris does not reach so far. */ start: string | null;
    /** ISO 8601; null where the ephemeris does not reach so far. */ end: string | null;
    /** Whether Saturn came into the sign backwards; null where not known. */ is_retrograde: boolean | null;
    /** State of the sade sati at the target, in an English sentence. */ description: string;
  }[];
  /** How the answer was made. */ metadata: SiderealMetadata;
}

export interface AstrologyChandrashtamaPeriodsSettings extends LanguageSettings {
  /** The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. geocentric when left out. */ observation_point?: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac; custom takes `ayanamsa_deg` beside it. lahiri when left out. */ ayanamsa?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya" | "yukteshwar" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya" | "yukteshwar" | "custom";
  /** With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates. */ ayanamsa_deg?: number;
  /** Which star, counted from the birth star as the first, is the worst of the transit. 17 when left out. */ peak_star?: 17 | 16;
}

export interface AstrologyChandrashtamaPeriodsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: AstrologyChandrashtamaPeriodsSettings;
  /** The instant asked about, with its offset; now when left out. */ target?: string;
  /** How many days from the target on are searched. 365 when left out. */ days?: number;
}

/** A sign transit of the Moon, star by star. */
export interface MoonTransit extends TimeWindow {
  /** The sign, or the agreement of the Moon signs. */ rasi: Rasi;
  /** Lunar mansion (star) of the Moon, or that it falls in. */ nakshatra: (TimeWindow & {
    /** 0 is Ashwini. */ id: number;
    /** Name of the nakshatra (lunar mansion), Sanskrit in Latin letters. */ name: NakshatraName;
    /** Planet that rules the sign or star. */ lord: Lord;
    /** Whether it is the worst star for this birth; for a few births that one lies in the sign beside it. */ is_peak: boolean;
  })[];
}

export interface AstrologyChandrashtamaPeriodsMetadata extends Metadata {
  /** The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. */ observation_point: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac; custom takes `ayanamsa_deg` beside it. */ ayanamsa: "lahiri" | "raman" | "krishnamurti" | "fagan_bradley" | "true_citra" | "true_pushya" | "yukteshwar" | "custom";
  /** With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates. */ ayanamsa_deg?: number;
  /** Which star, counted from the birth star as the first, is the worst of the transit. */ peak_star: 17 | 16;
}

export interface AstrologyChandrashtamaPeriodsAnswer {
  /** Sign of the Moon at birth. */ moon_sign: Rasi;
  /** Star of the Moon at birth. */ birth_nakshatra: Nakshatra;
  /** Whether this birth suffers at the target. */ is_in_chandrashtama: boolean;
  /** The sign that suffers at the target. */ chandrashtama: TimeWindow & {
    /** The birth sign that suffers at the target. */ rasi: Rasi;
    /** The stars of that sign. */ nakshatra: {
      /** 0 is Ashwini. */ id: number;
      /** Name of the nakshatra (lunar mansion), Sanskrit in Latin letters. */ name: NakshatraName;
      /** Planet that rules the sign or star. */ lord: Lord;
    }[];
  };
  /** The sign transit of the Moon at the target. */ current_transit: MoonTransit;
  /** The star that the Moon passes at the target, from its beginning to its end. */ current_nakshatra: NakshatraTiming;
  /** The sign transits that concern this birth. */ chandrashtama_timing: MoonTransit[];
  /** How the answer was made. */ metadata: AstrologyChandrashtamaPeriodsMetadata;
}

export interface AstrologyPapasamyamInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: PapasamyamSettings;
}

export interface PapasamyamSettings extends VedicSettings {
  /** kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s standing in its sign. kerala when left out. */ method?: "kerala" | "raman";
}

export interface PapasamyamMetadata extends VedicMetadata {
  /** kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s standing in its sign. */ method: "kerala" | "raman";
}

export interface AstrologyPapasamyamAnswer {
  /** Points of harm of all planets and references together. */ total_points: number;
  /** Where the malefics stand. */ papa_samyam: {
    /** One row for each reference. */ papa_planet: {
      /** English name of the planet or point. */ name: "Ascendant" | "Moon" | "Venus";
      /** Points of harm counted from this reference. */ points: number;
      /** One row for each malefic. */ planet_dosha: {
        /** Number of the planet, as other services count planets: 0 is the Sun. */ id: number;
        /** English name of the planet or point. */ name: string;
        /** House of the malefic, counted from the reference. */ position: number;
        /** Whether the chart has the dosha. */ has_dosha: boolean;
        /** Points of harm counted from this reference. */ points: number;
      }[];
    }[];
  };
  chart: RasiChart;
  /** How the answer was made. */ metadata: PapasamyamMetadata;
}

export interface AstrologyPapasamyamCheckInput extends Couple {
  /** Conventions to follow; each has a default. */ settings?: PapasamyamSettings;
}

/** The outcome in a word, and in a sentence. */
export interface Message {
  /** Word for the result, such as good or bad. */ type: string;
  /** The result in an English sentence. */ description: string;
}

export interface AstrologyPapasamyamCheckAnswer {
  /** Papasamyam of the bride. */ girl_papasamyam: {
    /** Points of harm of all planets and references together. */ total_points: number;
    /** Where the malefics stand. */ papa_samyam: {
      /** One row for each reference. */ papa_planet: {
        /** English name of the planet or point. */ name: "Ascendant" | "Moon" | "Venus";
        /** Points of harm counted from this reference. */ points: number;
        /** One row for each malefic. */ planet_dosha: {
          /** Number of the planet, as other services count planets: 0 is the Sun. */ id: number;
          /** English name of the planet or point. */ name: string;
          /** House of the malefic, counted from the reference. */ position: number;
          /** Whether the chart has the dosha. */ has_dosha: boolean;
          /** Points of harm counted from this reference. */ points: number;
        }[];
      }[];
    };
    chart: RasiChart;
  };
  /** Papasamyam of the groom. */ boy_papasamyam: {
    /** Points of harm of all planets and references together. */ total_points: number;
    /** Where the malefics stand. */ papa_samyam: {
      /** One row for each reference. */ papa_planet: {
        /** English name of the planet or point. */ name: "Ascendant" | "Moon" | "Venus";
        /** Points of harm counted from this reference. */ points: number;
        /** One row for each malefic. */ planet_dosha: {
          /** Number of the planet, as other services count planets: 0 is the Sun. */ id: number;
          /** English name of the planet or point. */ name: string;
          /** House of the malefic, counted from the reference. */ position: number;
          /** Whether the chart has the dosha. */ has_dosha: boolean;
          /** Points of harm counted from this reference. */ points: number;
        }[];
      }[];
    };
    chart: RasiChart;
  };
  message: Message;
  /** How the answer was made. */ metadata: PapasamyamMetadata;
}

export interface AstrologyPoruthamAnswer {
  /** Star and sign of the bride. */ girl_info: {
    /** Lunar mansion (star) of the Moon, or that it falls in. */ nakshatra: Nakshatra;
    /** The sign, or the agreement of the Moon signs. */ rasi: Rasi;
  };
  /** Star and sign of the groom. */ boy_info: {
    /** Lunar mansion (star) of the Moon, or that it falls in. */ nakshatra: Nakshatra;
    /** The sign, or the agreement of the Moon signs. */ rasi: Rasi;
  };
  /** The most points possible. */ maximum_points: 10;
  /** Points scored by all tests together. */ total_points: number;
  message: Message;
  /** The agreements, in their usual order. */ matches: {
    /** Number of the agreement in its usual order, 1 to 10. */ id: number;
    /** Name of the agreement (porutham). */ name: string;
    /** Whether the agreement holds, wholly or in half. */ has_porutham: boolean;
  }[];
  /** How the answer was made. */ metadata: PoruthamMetadata;
}

export interface AstrologyPoruthamAdvancedAnswer {
  /** Star and sign of the bride. */ girl_info: {
    /** Lunar mansion (star) of the Moon, or that it falls in. */ nakshatra: Nakshatra;
    /** The sign, or the agreement of the Moon signs. */ rasi: Rasi;
  };
  /** Star and sign of the groom. */ boy_info: {
    /** Lunar mansion (star) of the Moon, or that it falls in. */ nakshatra: Nakshatra;
    /** The sign, or the agreement of the Moon signs. */ rasi: Rasi;
  };
  /** The most points possible. */ maximum_points: 10;
  /** Points scored by all tests together. */ total_points: number;
  message: Message;
  /** The agreements, in their usual order. */ matches: {
    /** Number of the agreement in its usual order, 1 to 10. */ id: number;
    /** Name of the agreement (porutham). */ name: string;
    /** Whether the agreement holds, wholly or in half. */ has_porutham: boolean;
    /** How far it holds. */ porutham_status: "Good" | "Satisfactory" | "Not Satisfactory";
    /** Points scored: 1 for a full agreement, 0.5 for half, 0 for none. */ points: 0 | 0.5 | 1;
    /** What the agreement means, in an English sentence. */ description: string;
  }[];
  /** How the answer was made. */ metadata: PoruthamMetadata;
}

export interface AstrologyNakshatraPoruthamAnswer {
  /** Star and sign of the bride. */ girl_info: {
    /** Lunar mansion (star) of the Moon, or that it falls in. */ nakshatra: Nakshatra;
    /** The sign, or the agreement of the Moon signs. */ rasi: Rasi;
  };
  /** Star and sign of the groom. */ boy_info: {
    /** Lunar mansion (star) of the Moon, or that it falls in. */ nakshatra: Nakshatra;
    /** The sign, or the agreement of the Moon signs. */ rasi: Rasi;
  };
  /** The most points possible. */ maximum_points: 10;
  /** Points scored by all tests together. */ obtained_points: number;
  message: Message;
  /** The agreements, in their usual order. */ matches: {
    /** Number of the agreement in its usual order, 1 to 10. */ id: number;
    /** Name of the agreement (porutham). */ name: string;
    /** Whether the agreement holds, wholly or in half. */ has_porutham: boolean;
    /** How far it holds. */ porutham_status: "Good" | "Satisfactory" | "Not Satisfactory";
    /** Points scored: 1 for a full agreement, 0.5 for half, 0 for none. */ points: 0 | 0.5 | 1;
    /** What the agreement means, in an English sentence. */ description: string;
  }[];
  /** How the answer was made. */ metadata: PoruthamMetadata;
}

export interface WesternNatalInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternSettings;
}

export interface WesternSettings extends Settings {
  /** Mean or true (osculating) node for Rahu and Ketu. mean when left out. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** A tropical chart has none, and one that is asked for is refused. none when left out. */ ayanamsa?: "none";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "none";
  /** How the houses are divided. placidus when left out. */ house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric";
  /** How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out. */ orb_profile?: "standard" | "kerykeion" | "wide";
  /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out. */ aspect_set?: "major" | "all";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out. */ point_set?: "main" | "extended";
}

/** The point of the tropical zodiac that rises in the east. */
export interface WesternAscendant extends InSign {
  /** Always Ascendant. */ name: "Ascendant";
  /** Number of the house, 1 to 12. */ house: number;
}

/** A planet or point in the tropical zodiac and in a house. */
export interface WesternPlanet extends InSign {
  /** English name of the planet or point. */ name: WesternBodyName;
  /** Number of the house, 1 to 12. */ house: number;
  /** Whether it moves backwards through the zodiac. */ is_retrograde: boolean;
  /** Ecliptic latitude, degrees, north positive. */ latitude: number;
  /** Degrees of longitude a day; negative while retrograde. */ speed: number;
}

export type WesternBodyName = "Sun" | "Moon" | "Mercury" | "Venus" | "Mars" | "Jupiter" | "Saturn" | "Uranus" | "Neptune" | "Pluto" | "North Node" | "South Node" | "Chiron" | "Lilith";

/** Where the zodiac crosses horizon, meridian and western prime vertical. */
export interface WesternAngles {
  /** The point that rises in the east. */ ascendant: InSign;
  /** Where the zodiac crosses the meridian. */ midheaven: InSign;
  /** The point that sets in the west. */ descendant: InSign;
  /** The point opposite the midheaven. */ imum_coeli: InSign;
  /** Where the zodiac crosses the western prime vertical. */ vertex: InSign;
}

/** Where a house begins. */
export interface HouseCusp extends InSign {
  /** Number of the house, 1 to 12. */ house: number;
}

/** An angle between two points that counts. */
export interface Aspect {
  planet_a: WesternPointName;
  planet_b: WesternPointName;
  /** Name of the aspect (angle between two points). */ aspect: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semisextile" | "semisquare" | "sesquiquadrate" | "quintile" | "biquintile";
  /** Degrees of the exact aspect. */ angle: number;
  /** Degrees between the two along the zodiac, the shorter way. */ separation: number;
  /** Degrees that it misses its exact angle by. */ orb: number;
  /** Whether it becomes more exact; null where neither moves against the other. */ is_applying: boolean | null;
}

/** A planet, another point, or an angle of the chart. */
export type WesternPointName = "Sun" | "Moon" | "Mercury" | "Venus" | "Mars" | "Jupiter" | "Saturn" | "Uranus" | "Neptune" | "Pluto" | "North Node" | "South Node" | "Chiron" | "Lilith" | "Ascendant" | "Midheaven" | "Descendant" | "Imum Coeli";

export interface WesternMetadata extends Metadata {
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** A tropical chart has none, and one that is asked for is refused. */ ayanamsa: "none";
  /** The house system asked for, where it has no solution and another was used; else null. */ house_system_requested: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | null;
  /** How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. */ orb_profile: "standard" | "kerykeion" | "wide";
  /** Largest distance from exactness by aspect, degrees. */ orbs: { [name: string]: number };
  /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). */ aspect_set: "major" | "all";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. */ point_set: "main" | "extended";
}

export interface WesternNatalAnswer {
  /** The point that rises in the east. */ ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */ planets: WesternPlanet[];
  angles: WesternAngles;
  /** Where each of the twelve houses begins. */ house_cusps: HouseCusp[];
  /** Aspects that count. */ aspects: Aspect[];
  /** How the answer was made. */ metadata: WesternMetadata;
}

export interface WesternTransitInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternSettings;
  /** The instant asked about, with its offset; now when left out. */ target?: string;
}

/** Planets, angles and houses of one birth. */
export interface WesternChart {
  /** The point that rises in the east. */ ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */ planets: WesternPlanet[];
  angles: WesternAngles;
  /** Where each of the twelve houses begins. */ house_cusps: HouseCusp[];
}

export interface WesternTransitAnswer {
  /** At the target, in natal houses. */ planets: WesternPlanet[];
  /** Aspects that count. */ aspects: Aspect[];
  natal: WesternChart;
  /** How the answer was made. */ metadata: WesternMetadata;
}

export type WesternSynastryInput = Pair & {
  /** Conventions to follow; each has a default. */ settings?: WesternSettings;
} | Couple & {
  /** Conventions to follow; each has a default. */ settings?: WesternSettings;
};

/** The births of any two people. */
export interface Pair {
  /** Birth of the first person. */ person_a: Birth;
  /** Birth of the second person. */ person_b: Birth;
}

/** In which house of the other chart a point falls. */
export interface HouseOverlay {
  /** English name of the planet or point. */ name: WesternPointName;
  /** Number of the house, 1 to 12. */ house: number;
}

export interface WesternSynastryAnswer {
  /** Aspects that count. */ aspects: Aspect[];
  /** In whose houses the points of each fall. */ house_overlays: {
    /** Points of person_a in the houses of person_b. */ a_in_b: HouseOverlay[];
    /** Points of person_b in the houses of person_a. */ b_in_a: HouseOverlay[];
  };
  /** Birth chart of the first person. */ person_a: WesternChart;
  /** Birth chart of the second person. */ person_b: WesternChart;
  /** How the answer was made. */ metadata: WesternMetadata;
}

export interface WesternCompositeSettings extends WesternSettings {
  /** Midpoints of the two charts, or the chart of the moment and place midway between the two births (Davison). midpoint when left out. */ method?: "midpoint" | "davison";
}

export type WesternCompositeInput = Pair & {
  /** Conventions to follow; each has a default. */ settings?: WesternCompositeSettings;
} | Couple & {
  /** Conventions to follow; each has a default. */ settings?: WesternCompositeSettings;
};

/** A planet of the chart of a relationship. */
export interface CompositePlanet extends InSign {
  /** English name of the planet or point. */ name: WesternBodyName;
  /** Number of the house, 1 to 12. */ house: number;
  /** Null for midpoints, which do not move. */ is_retrograde: boolean | null;
  /** Whether the two are exactly opposite, so that both midpoints are as good. */ is_ambiguous: boolean;
}

export interface WesternCompositeMetadata extends WesternMetadata {
  /** Midpoints of the two charts, or the chart of the moment and place midway between the two births (Davison). */ method: "midpoint" | "davison";
}

export interface WesternCompositeAnswer {
  /** The point that rises in the east. */ ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */ planets: CompositePlanet[];
  angles: WesternAngles;
  /** Where each of the twelve houses begins. */ house_cusps: HouseCusp[];
  /** Aspects that count. */ aspects: Aspect[];
  /** Whether the two ascendants are exactly opposite. */ is_ascendant_ambiguous: boolean;
  /** Whether the farther midpoint of the midheavens was taken. */ is_midheaven_turned: boolean;
  /** Moment and place of a Davison chart; null for midpoints. */ davison: {
    /** The instant in UTC. */ utc_datetime: string;
    /** Decimal degrees, north positive. */ latitude: number;
    /** Decimal degrees, east positive. */ longitude: number;
  } | null;
  /** How the answer was made. */ metadata: WesternCompositeMetadata;
}

export interface WesternDavisonAnswer {
  /** Moment and place of the chart. */ midway: {
    /** The instant in UTC. */ utc_datetime: string;
    /** Decimal degrees, north positive. */ latitude: number;
    /** Decimal degrees, east positive. */ longitude: number;
  };
  /** The point that rises in the east. */ ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */ planets: WesternPlanet[];
  angles: WesternAngles;
  /** Where each of the twelve houses begins. */ house_cusps: HouseCusp[];
  /** Aspects that count. */ aspects: Aspect[];
  /** How the answer was made. */ metadata: WesternMetadata;
}

export interface WesternProgressionsSettings extends WesternSettings {
  /** How ascendant and midheaven progress: with the arc of the Sun in longitude, with the mean Sun in sidereal time (Naibod), or with the progressed moment itself (quotidian). solar_arc when left out. */ angle_method?: "solar_arc" | "naibod" | "quotidian";
}

export interface WesternProgressionsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternProgressionsSettings;
  /** The day asked about, from 00:00 local time; today when left out. */ target_date?: string;
}

/** A planet of the progressed moment, in progressed houses. */
export interface ProgressedPlanet extends InSign {
  /** English name of the planet or point. */ name: WesternBodyName;
  /** Number of the house, 1 to 12. */ house: number;
  /** House of the natal chart it has come to. */ natal_house: number;
  /** Whether it moves backwards through the zodiac. */ is_retrograde: boolean;
  /** Ecliptic latitude, degrees, north positive. */ latitude: number;
  /** Degrees of longitude a day; negative while retrograde. */ speed: number;
}

export interface WesternProgressionsMetadata extends WesternMetadata {
  /** How ascendant and midheaven progress: with the arc of the Sun in longitude, with the mean Sun in sidereal time (Naibod), or with the progressed moment itself (quotidian). */ angle_method: "solar_arc" | "naibod" | "quotidian";
}

export interface WesternProgressionsAnswer {
  /** The day asked about. */ target_date: string;
  /** Tropical years from birth to the target. */ age_years: number;
  /** The moment after birth that stands for the target, ISO 8601. */ progressed_utc_datetime: string;
  /** The point that rises in the east. */ ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */ planets: ProgressedPlanet[];
  angles: WesternAngles;
  /** Where each of the twelve houses begins. */ house_cusps: HouseCusp[];
  /** Aspects that count. */ aspects: Aspect[];
  natal: WesternChart;
  /** How the answer was made. */ metadata: WesternProgressionsMetadata;
}

export interface WesternSolarArcSettings extends WesternSettings {
  /** By how much a year of life moves every point: as far as the Sun came in a day after birth (true), his mean motion of 59′08″ (naibod), or one degree. true when left out. */ method?: "true" | "naibod" | "degree";
}

export interface WesternSolarArcInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternSolarArcSettings;
  /** The day asked about, from 00:00 local time; today when left out. */ target_date?: string;
  /** How far from exactness an aspect counts; 1° is about a year. 1 when left out. */ orb?: number;
}

export interface WesternSolarArcMetadata extends WesternMetadata {
  /** By how much a year of life moves every point: as far as the Sun came in a day after birth (true), his mean motion of 59′08″ (naibod), or one degree. */ method: "true" | "naibod" | "degree";
}

export interface WesternSolarArcAnswer {
  /** The day asked about. */ target_date: string;
  /** Tropical years from birth to the target. */ age_years: number;
  /** Degrees that every point was moved on by. */ arc: number;
  /** Planets and angles after the arc. */ directed: (InSign & {
    /** English name of the planet or point. */ name: WesternPointName;
    /** Where it stood at birth, degrees. */ natal_longitude: number;
    /** House of the natal chart that it has come to. */ natal_house: number;
  })[];
  /** Aspects that count. */ aspects: Aspect[];
  natal: WesternChart;
  /** How the answer was made. */ metadata: WesternSolarArcMetadata;
}

export interface WesternProfectionsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternSettings;
  /** The day asked about, from 00:00 local time; today when left out. */ target_date?: string;
}

export interface WesternProfectionsAnswer {
  /** The day asked about. */ target_date: string;
  /** Solar returns that have passed since the birth. */ completed_years: number;
  /** The year asked about. */ year: {
    /** Counted from the rising sign of the birth. */ house: number;
    /** Sign of the zodiac. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** Ruler of the sign: lord of the time. */ lord: SignLord;
    /** When it begins, local time. */ start: string;
    /** When the next one begins. */ end: string;
    /** Planets that stand in the sign at birth. */ active_planets: string[];
    /** Where the lord of the year stands at birth, in whole-sign houses. */ lord_natal: InSign & {
      /** Number of the house, 1 to 12. */ house: number;
    };
  };
  /** In which the target is. */ month: {
    /** Number of the month in the year of life, 1 is the first. */ number: number;
    /** Counted from the rising sign of the birth. */ house: number;
    /** Sign of the zodiac. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** Ruler of the sign: lord of the time. */ lord: SignLord;
    /** When it begins, local time. */ start: string;
    /** When the next one begins. */ end: string;
  };
  /** Of this year. */ months: {
    /** Counted from the rising sign of the birth. */ house: number;
    /** Sign of the zodiac. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** Ruler of the sign: lord of the time. */ lord: SignLord;
    /** When it begins, local time. */ start: string;
    /** When the next one begins. */ end: string;
  }[];
  /** How the answer was made. */ metadata: WesternMetadata;
}

export interface WesternSolarReturnSettings extends WesternSettings {
  /** Return to the same tropical longitude, or to the same place among the stars (corrected for precession), which comes some 20 minutes later for each year of age. tropical when left out. */ method?: "tropical" | "precession_corrected";
}

export interface WesternSolarReturnInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternSolarReturnSettings;
  /** The year whose birthday is asked about; the return is within two days of it. */ target_year: number;
  /** Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one. */ stay?: Stay;
}

export interface WesternSolarReturnMetadata extends WesternMetadata {
  /** Return to the same tropical longitude, or to the same place among the stars (corrected for precession), which comes some 20 minutes later for each year of age. */ method: "tropical" | "precession_corrected";
}

export interface WesternSolarReturnAnswer {
  /** The year asked about. */ target_year: number;
  /** Local time of the return, ISO 8601. */ return_at: string;
  /** The same in UTC, ISO 8601. */ utc_datetime: string;
  /** The same instant as a Julian Day in UT. */ julian_day_ut: number;
  /** For which the chart is cast. */ place: {
    /** Decimal degrees, north positive. */ latitude: number;
    /** Decimal degrees, east positive. */ longitude: number;
  };
  /** The point that rises in the east. */ ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */ planets: WesternPlanet[];
  angles: WesternAngles;
  /** Where each of the twelve houses begins. */ house_cusps: HouseCusp[];
  /** Within the chart of the return. */ aspects: Aspect[];
  /** How the answer was made. */ metadata: WesternSolarReturnMetadata;
}

export interface WesternLunarReturnSettings extends WesternSettings {
  /** Return to the same tropical longitude, or to the same place among the stars (corrected for precession). tropical when left out. */ method?: "tropical" | "precession_corrected";
}

export interface WesternLunarReturnInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternLunarReturnSettings;
  /** After which instant returns are counted; now when left out. */ target?: string;
  /** Which return after the target: 1 is the next one. 1 when left out. */ number?: number;
  /** Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one. */ stay?: Stay;
}

export interface WesternLunarReturnMetadata extends WesternMetadata {
  /** Return to the same tropical longitude, or to the same place among the stars (corrected for precession). */ method: "tropical" | "precession_corrected";
}

export interface WesternLunarReturnAnswer {
  /** Which return from the target: 1 is the first. */ number: number;
  /** Local time of the return, ISO 8601. */ return_at: string;
  /** The same in UTC, ISO 8601. */ utc_datetime: string;
  /** The same instant as a Julian Day in UT. */ julian_day_ut: number;
  /** For which the chart is cast. */ place: {
    /** Decimal degrees, north positive. */ latitude: number;
    /** Decimal degrees, east positive. */ longitude: number;
  };
  /** The point that rises in the east. */ ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */ planets: WesternPlanet[];
  angles: WesternAngles;
  /** Where each of the twelve houses begins. */ house_cusps: HouseCusp[];
  /** Within the chart of the return. */ aspects: Aspect[];
  /** How the answer was made. */ metadata: WesternLunarReturnMetadata;
}

export interface WesternPlanetaryReturnInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternSettings;
  /** Whose return: rahu is the ascending node of the Moon. saturn when left out. */ body?: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto" | "rahu" | "chiron";
  /** After which instant returns are counted; now when left out. */ target?: string;
  /** Which return after the target: 1 is the next one. 1 when left out. */ number?: number;
  /** Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one. */ stay?: Stay;
}

export interface WesternPlanetaryReturnAnswer {
  /** Whose return it is. */ body: string;
  /** Which return from the target: 1 is the first. */ number: number;
  /** Where the body stood at birth, seen from the Earth’s centre. */ natal: InSign;
  /** Every pass of this return, those before the target too. */ passes: {
    /** From 1, in order of time. */ pass: number;
    /** When, in local time. */ at: string;
    /** The same in UTC. */ utc_datetime: string;
    /** Whether the body moves backwards then. */ is_retrograde: boolean;
    /** Whether the chart is that of this pass. */ is_charted: boolean;
  }[];
  /** Local time of the pass whose chart is given. */ return_at: string | null;
  /** The same instant as a Julian Day in UT. */ julian_day_ut: number | null;
  /** For which the chart is cast. */ place: {
    /** Decimal degrees, north positive. */ latitude: number;
    /** Decimal degrees, east positive. */ longitude: number;
  };
  /** Of that pass. */ chart: WesternChart | null;
  /** Within the chart. */ aspects: Aspect[];
  /** How the answer was made. */ metadata: WesternMetadata;
}

export interface WesternLotsSettings extends WesternSettings {
  /** Whether a birth by night counts the arc of a lot the other way round (by sect), or every birth as by day. by_sect when left out. */ lot_rule?: "by_sect" | "day_always";
}

export interface WesternLotsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternLotsSettings;
}

export interface WesternLotsMetadata extends WesternMetadata {
  /** Whether a birth by night counts the arc of a lot the other way round (by sect), or every birth as by day. */ lot_rule: "by_sect" | "day_always";
}

export interface WesternLotsAnswer {
  /** Whether the Sun is above the true horizon at birth. */ sect: "day" | "night";
  /** The seven, then father and mother. */ lots: (InSign & {
    /** The lot, by its id. */ lot: "fortune" | "spirit" | "eros" | "necessity" | "courage" | "victory" | "nemesis" | "father" | "mother";
    /** Number of the house, 1 to 12. */ house: number;
    /** Planet or lot that the arc begins with. */ from: string;
    /** Planet or lot that it ends with. */ to: string;
  })[];
  /** How the answer was made. */ metadata: WesternLotsMetadata;
}

export interface WesternDignitiesSettings extends WesternSettings {
  /** By Dorotheus, with a third lord who takes part, or by Lilly, who gives water to Mars by day and by night. The lord of the sect counts. dorothean when left out. */ triplicity_lords?: "dorothean" | "lilly";
}

export interface WesternDignitiesInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternDignitiesSettings;
}

export interface WesternDignitiesMetadata extends WesternMetadata {
  /** By Dorotheus, with a third lord who takes part, or by Lilly, who gives water to Mars by day and by night. The lord of the sect counts. */ triplicity_lords: "dorothean" | "lilly";
}

export interface WesternDignitiesAnswer {
  /** Whether the Sun is above the true horizon at birth. */ sect: "day" | "night";
  /** Planets and points, in their usual order. */ planets: (InSign & {
    /** English name of the planet or point. */ name: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn";
    /** Who rules the degree that it stands at. */ lords: {
      /** Lord of the sign. */ domicile: SignLord;
      /** Null where no planet is exalted in the sign. */ exaltation: SignLord | null;
      /** By the sect of the chart. */ triplicity: SignLord;
      /** Third lord of the triplicity; Lilly has none. */ participating: SignLord | null;
      /** Of the Egyptian term. */ term: SignLord;
      /** Of the decan, in the order of the Chaldeans. */ face: SignLord;
    };
    /** What it has there. */ dignities: ("domicile" | "exaltation" | "triplicity" | "term" | "face" | "detriment" | "fall" | "peregrine")[];
    /** Sum of their points. */ score: number;
  })[];
  /** Pairs in each other’s domicile or exaltation. */ mutual_receptions: {
    /** One of the pair. */ planet_a: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn";
    /** The second planet of the two. */ planet_b: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn";
    /** In which each receives the other. */ dignity: "domicile" | "exaltation";
  }[];
  /** Who has most points at five degrees of the chart. */ almutens: (InSign & {
    /** Whose degree is judged. */ of: "sun" | "moon" | "ascendant" | "midheaven" | "fortune";
    /** Who has most points there. */ planets: ("Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn")[];
    /** Points of essential dignity. */ points: {
      /** English name of the planet or point. */ name: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn";
      /** Points of essential dignity. */ points: number;
    }[];
  })[];
  /** How the answer was made. */ metadata: WesternDignitiesMetadata;
}

export interface WesternAntisciaInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternSettings;
  /** How far from the mirrored place a point still counts. 1 when left out. */ orb?: number;
}

export interface WesternAntisciaAnswer {
  /** Planets and angles of the chart, each with what this operation finds for it. */ points: (InSign & {
    /** English name of the planet or point. */ name: WesternPointName;
    /** Its mirror image across the solstices. */ antiscion: InSign;
    /** Its mirror image across the equinoxes. */ contra_antiscion: InSign;
  })[];
  /** The nearest first. */ hits: {
    point_a: WesternPointName;
    point_b: WesternPointName;
    /** Across which axis. */ mirror: "antiscion" | "contra_antiscion";
    /** Degrees from the mirrored place. */ orb: number;
  }[];
  /** How the answer was made. */ metadata: WesternMetadata;
}

export interface WesternDeclinationsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternSettings;
  /** How far apart in declination still counts. 1 when left out. */ orb?: number;
}

export interface WesternDeclinationsAnswer {
  /** True obliquity of the ecliptic, degrees. */ obliquity: number;
  /** Planets and angles of the chart, each with what this operation finds for it. */ points: {
    /** English name of the planet or point. */ name: WesternPointName;
    /** Degrees, north positive. */ declination: number;
    /** Right ascension along the celestial equator, degrees. */ right_ascension: number;
    /** Whether it is farther from the equator than the Sun ever is. */ is_out_of_bounds: boolean;
  }[];
  /** The nearest first. */ aspects: {
    point_a: WesternPointName;
    point_b: WesternPointName;
    /** Name of the aspect (angle between two points). */ aspect: "parallel" | "contra_parallel";
    /** Degrees from exactness. */ orb: number;
  }[];
  /** How the answer was made. */ metadata: WesternMetadata;
}

export interface WesternMidpointsSettings extends WesternSettings {
  /** Degrees after which the dial begins anew: on 90° a midpoint also counts in square and opposition, on 45° in semisquare too, on 360° in conjunction alone. 90 when left out. */ dial?: 90 | 45 | 360;
}

export interface WesternMidpointsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternMidpointsSettings;
  /** How far apart on the dial still counts. 1 when left out. */ orb?: number;
}

export interface WesternMidpointsMetadata extends WesternMetadata {
  /** Degrees after which the dial begins anew: on 90° a midpoint also counts in square and opposition, on 45° in semisquare too, on 360° in conjunction alone. */ dial: 90 | 45 | 360;
}

export interface WesternMidpointsAnswer {
  /** In the order of the dial. */ midpoints: (InSign & {
    point_a: WesternPointName;
    point_b: WesternPointName;
    /** Degrees on the dial. */ dial: number;
  })[];
  /** For each point the midpoints that meet it. */ trees: {
    point: WesternPointName;
    /** Degrees on the dial. */ dial: number;
    /** The nearest first. */ midpoints: {
      point_a: WesternPointName;
      point_b: WesternPointName;
      /** Degrees on the dial. */ orb: number;
    }[];
  }[];
  /** How the answer was made. */ metadata: WesternMidpointsMetadata;
}

export interface WesternHarmonicsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternSettings;
  /** By what every longitude is multiplied. 5 when left out. */ harmonic?: number;
}

export interface WesternHarmonicsAnswer {
  /** By what every longitude was multiplied. */ harmonic: number;
  /** Planets and angles of the chart, each with what this operation finds for it. */ points: (InSign & {
    /** English name of the planet or point. */ name: WesternPointName;
    /** In the birth chart, degrees. */ natal_longitude: number;
  })[];
  /** Aspects that count. */ aspects: Aspect[];
  /** How the answer was made. */ metadata: WesternMetadata;
}

export interface WesternFixedStarsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternSettings;
  /** How far in longitude a bright star still counts. 1 when left out. */ orb?: number;
}

/** Traditional name of a fixed star. */
export type FixedStarName = "Achernar" | "Alcyone" | "Aldebaran" | "Algol" | "Alphard" | "Alphecca" | "Altair" | "Antares" | "Arcturus" | "Bellatrix" | "Betelgeuse" | "Canopus" | "Capella" | "Castor" | "Deneb" | "Denebola" | "Facies" | "Fomalhaut" | "Markab" | "Pollux" | "Procyon" | "Ras Alhague" | "Regulus" | "Rigel" | "Scheat" | "Sirius" | "Spica" | "Vega" | "Zuben Elgenubi";

export interface WesternFixedStarsAnswer {
  /** The nearest first. */ conjunctions: {
    star: FixedStarName;
    point: WesternPointName;
    /** Degrees of longitude between the two. */ orb: number;
  }[];
  /** Where they stand at birth, by their names. */ stars: (InSign & {
    /** Name of the fixed star. */ name: FixedStarName;
    /** Ecliptic latitude, degrees, north positive. */ latitude: number;
    /** Apparent brightness: less is brighter. */ magnitude: number;
  })[];
  /** How the answer was made. */ metadata: WesternMetadata;
}

export interface WesternMoonSettings extends LanguageSettings {
  /** The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. geocentric when left out. */ observation_point?: "geocentric";
  /** With which planets an aspect keeps the Moon from being void: to Pluto, or to Saturn as in the older books. modern when left out. */ void_partners?: "modern" | "traditional";
  /** How the month is cut into eight phases. centred: each from 22.5° before its exact angle to 22.5° after it, as calendars name them. rudhyar: each from its exact angle to the next one. centred when left out. */ phase_windows?: "centred" | "rudhyar";
}

export interface WesternMoonInput {
  /** The instant asked about, with its offset; now when left out. */ target?: string;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */ timezone: number | string;
  /** Conventions to follow; each has a default. */ settings?: WesternMoonSettings;
}

export interface WesternMoonMetadata extends Metadata {
  /** The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. */ observation_point: "geocentric";
  /** With which planets an aspect keeps the Moon from being void: to Pluto, or to Saturn as in the older books. */ void_partners: "modern" | "traditional";
  /** How the month is cut into eight phases. centred: each from 22.5° before its exact angle to 22.5° after it, as calendars name them. rudhyar: each from its exact angle to the next one. */ phase_windows: "centred" | "rudhyar";
}

export interface WesternMoonAnswer {
  /** Which eighth of the month, by `phase_windows`. */ phase: "new_moon" | "waxing_crescent" | "first_quarter" | "waxing_gibbous" | "full_moon" | "waning_gibbous" | "last_quarter" | "waning_crescent";
  /** Degrees that the Moon is ahead of the Sun. */ angle: number;
  /** Share of her disc that is lit. */ illumination: number;
  /** Tropical sign that she is in. */ sign: SignName;
  /** When she entered it. */ sign_entry: string;
  /** When she leaves it. */ sign_exit: string;
  /** Whether she is void at the target. */ is_void_of_course: boolean;
  /** In this sign. */ void_of_course: {
    /** When it begins. */ start: string;
    /** When she leaves the sign. */ end: string;
    /** Null where she makes none in the sign. */ last_aspect: {
      /** When it is exact. */ at: string;
      /** Planet or point of the last aspect. */ planet: string;
      /** 0, 60, 90, 120 or 180 degrees. */ angle: number;
    } | null;
  };
  /** How the answer was made. */ metadata: WesternMoonMetadata;
}

export interface NumerologyLifePathSettings extends LanguageSettings {
  /** Reduce month, day and year and add them (components), add every digit, or add the three whole numbers. All agree on the single digit and differ in whether they land on a master number. components when left out. */ method?: "components" | "all_digits" | "whole_numbers";
}

export interface NumerologyLifePathInput {
  /** By the Gregorian calendar, YYYY-MM-DD. */ date: string;
  /** Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out. */ system?: "pythagorean" | "chaldean";
  /** Conventions to follow; each has a default. */ settings?: NumerologyLifePathSettings;
}

export interface NumerologyLifePathMetadata extends Metadata {
  /** Reduce month, day and year and add them (components), add every digit, or add the three whole numbers. All agree on the single digit and differ in whether they land on a master number. */ method: "components" | "all_digits" | "whole_numbers";
}

export interface NumerologyLifePathAnswer {
  /** The number, master numbers kept. */ life_path_number: number;
  /** Whether the number is 11, 22 or 33, which are not reduced. */ master_number: boolean;
  /** 13, 14, 16 or 19, where the last sum was one before it was reduced; else null. */ karmic_debt_number: number | null;
  /** The steps of the reduction. */ calculation: string;
  /** How the answer was made. */ metadata: NumerologyLifePathMetadata;
}

export interface NumerologyExpressionInput {
  /** As given at birth, in Latin letters. Accents fall away (É is E), ß is SS and æ is AE; blanks, hyphens and apostrophes part one name from the next. */ full_name: string;
  /** Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out. */ system?: "pythagorean" | "chaldean";
  /** Conventions to follow; each has a default. */ settings?: NameSettings;
}

export interface NameSettings extends LanguageSettings {
  /** Reduce each part of the name and add the results (name_parts), or add all letters first (whole_name). Both agree on the single digit and differ in whether they land on a master number. name_parts when left out. */ method?: "name_parts" | "whole_name";
  /** By its place in the name (auto: a vowel in Lynn, Mary, Bryan; a consonant in Maya, Joy), always, or never. auto when left out. */ y_as_vowel?: "auto" | "always" | "never";
}

/** One part of a name and its number. */
export interface NamePart {
  /** One part of the name in the letters A to Z. */ name: string;
  /** The letters of it that count. */ letters: {
    /** The letter of the name, in upper case without accent. */ letter: string;
    /** Number that the table gives to the letter, 1 to 9. */ value: number;
  }[];
  /** Sum of the numbers of the letters. */ sum: number;
  /** The sum reduced, master numbers kept. */ number: number;
}

export interface NameMetadata extends Metadata {
  /** Reduce each part of the name and add the results (name_parts), or add all letters first (whole_name). Both agree on the single digit and differ in whether they land on a master number. */ method: "name_parts" | "whole_name";
  /** By its place in the name (auto: a vowel in Lynn, Mary, Bryan; a consonant in Maya, Joy), always, or never. */ y_as_vowel: "auto" | "always" | "never";
  /** Which table gave letters their numbers. */ letter_table: "pythagorean" | "chaldean";
}

export interface NumerologyExpressionAnswer {
  /** The number, master numbers kept. */ expression_number: number;
  /** Whether the number is 11, 22 or 33, which are not reduced. */ master_number: boolean;
  /** 13, 14, 16 or 19, where the last sum was one before it was reduced; else null. */ karmic_debt_number: number | null;
  /** The steps of the reduction. */ calculation: string;
  /** Each part of the name with its letters and their sum. */ parts: NamePart[];
  /** How the answer was made. */ metadata: NameMetadata;
}

export interface NumerologySoulUrgeAnswer {
  /** The number, master numbers kept. */ soul_urge_number: number;
  /** Whether the number is 11, 22 or 33, which are not reduced. */ master_number: boolean;
  /** 13, 14, 16 or 19, where the last sum was one before it was reduced; else null. */ karmic_debt_number: number | null;
  /** The steps of the reduction. */ calculation: string;
  /** Each part of the name with its letters and their sum. */ parts: NamePart[];
  /** How the answer was made. */ metadata: NameMetadata;
}

export interface NumerologyPersonalityAnswer {
  /** The number, master numbers kept. */ personality_number: number;
  /** Whether the number is 11, 22 or 33, which are not reduced. */ master_number: boolean;
  /** 13, 14, 16 or 19, where the last sum was one before it was reduced; else null. */ karmic_debt_number: number | null;
  /** The steps of the reduction. */ calculation: string;
  /** Each part of the name with its letters and their sum. */ parts: NamePart[];
  /** How the answer was made. */ metadata: NameMetadata;
}

export interface NumerologyPersonalYearInput {
  /** By the Gregorian calendar, YYYY-MM-DD. */ date: string;
  /** The calendar year asked about. */ year: number;
  /** Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out. */ system?: "pythagorean" | "chaldean";
  /** Conventions to follow; each has a default. */ settings?: LanguageSettings;
}

export interface NumerologyPersonalYearAnswer {
  /** The year asked about. */ year: number;
  /** The number, 11 and 22 kept. */ personal_year_number: number;
  /** The year’s number reduced to 1 to 9. */ cycle_number: number;
  /** Whether the number is 11, 22 or 33, which are not reduced. */ master_number: boolean;
  /** 13, 14, 16 or 19, where the last sum was one before it was reduced; else null. */ karmic_debt_number: number | null;
  /** The steps of the reduction. */ calculation: string;
  /** How the answer was made. */ metadata: Metadata;
}

export interface NumerologyPinnaclesInput {
  /** By the Gregorian calendar, YYYY-MM-DD. */ date: string;
  /** Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out. */ system?: "pythagorean" | "chaldean";
  /** Conventions to follow; each has a default. */ settings?: LanguageSettings;
}

export interface NumerologyPinnaclesAnswer {
  /** The four, in order. */ pinnacles: {
    /** 1 is the first in life. */ position: number;
    /** The number, master numbers kept. */ pinnacle_number: number;
    /** Whole years of age. */ from_age: number;
    /** Whole years of age, the last included; null where it does not end. */ to_age: number | null;
    /** Whether the number is 11, 22 or 33, which are not reduced. */ master_number: boolean;
    /** 13, 14, 16 or 19, where the last sum was one before it was reduced; else null. */ karmic_debt_number: number | null;
    /** The steps of the reduction. */ calculation: string;
  }[];
  /** How the answer was made. */ metadata: Metadata;
}

export interface NumerologyChallengesAnswer {
  /** The four, in order. */ challenges: {
    /** 1 is the first in life. */ position: number;
    /** The number, 0 to 8. */ challenge_number: number;
    /** Whole years of age. */ from_age: number;
    /** Whole years of age, the last included; null where it does not end. */ to_age: number | null;
    /** The steps of the reduction. */ calculation: string;
  }[];
  /** How the answer was made. */ metadata: Metadata;
}

export interface PanchangRangeRequest {
  /** The first day. */ from: string;
  /** The last day; one request takes up to 366 steps. */ to: string;
  /** Days from one step to the next. 1 when left out. */ step_days?: number;
  /** Hour of the local clock on each day, 24-hour. 12 when left out. */ hours?: number;
  /** Minute of the local clock. 0 when left out. */ minutes?: number;
  /** Second of the local clock. 0 when left out. */ seconds?: number;
  /** Decimal degrees, north positive. */ latitude?: number;
  /** Decimal degrees, east positive. */ longitude?: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */ timezone?: number | string;
  /** Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own. */ place_id?: number;
  /** Conventions to follow; each has a default. */ settings?: AlmanacSettings;
}

export interface RangePanchangFullAnswer {
  /** One for each step, in order; each answer is that of `panchang/full`. */ results: {
    /** The day of this step. */ date: string;
    /** The answer of this step. */ answer: PanchangFullAnswer;
  }[];
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface RangePanchangSunTimesAnswer {
  /** One for each step, in order; each answer is that of `panchang/sun-times`. */ results: {
    /** The day of this step. */ date: string;
    /** The answer of this step. */ answer: PanchangSunTimesAnswer;
  }[];
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface RangePanchangMoonTimesAnswer {
  /** One for each step, in order; each answer is that of `panchang/moon-times`. */ results: {
    /** The day of this step. */ date: string;
    /** The answer of this step. */ answer: PanchangMoonTimesAnswer;
  }[];
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface RangePanchangChoghadiyaAnswer {
  /** One for each step, in order; each answer is that of `panchang/choghadiya`. */ results: {
    /** The day of this step. */ date: string;
    /** The answer of this step. */ answer: PanchangChoghadiyaAnswer;
  }[];
  /** How the answer was made. */ metadata: AlmanacMetadata;
}

export interface VedicChartRangeRequest {
  /** The first day. */ from: string;
  /** The last day; one request takes up to 366 steps. */ to: string;
  /** Days from one step to the next. 1 when left out. */ step_days?: number;
  /** Hour of the local clock on each day, 24-hour. 12 when left out. */ hours?: number;
  /** Minute of the local clock. 0 when left out. */ minutes?: number;
  /** Second of the local clock. 0 when left out. */ seconds?: number;
  /** Decimal degrees, north positive. */ latitude?: number;
  /** Decimal degrees, east positive. */ longitude?: number;
  /** Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. */ timezone?: number | string;
  /** Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own. */ place_id?: number;
  /** Conventions to follow; each has a default. */ settings?: VedicSettings;
}

export interface RangePlanetsAnswer {
  /** One for each step, in order; each answer is that of `planets`. */ results: {
    /** The day of this step. */ date: string;
    /** The answer of this step. */ answer: StandardPlanetsExtendedResponse;
  }[];
  /** How the answer was made. */ metadata: VedicMetadata;
}

export interface RangeTransitGocharaInput extends Birth {
  /** The first day. */ from: string;
  /** The last day; one request takes up to 366 steps. */ to: string;
  /** Days from one step to the next. 1 when left out. */ step_days?: number;
  /** Conventions to follow; each has a default. */ settings?: GocharaSettings;
}

export interface RangeTransitGocharaAnswer {
  /** One for each step, in order; each answer is that of `transit/gochara`. */ results: {
    /** The day of this step. */ date: string;
    /** The answer of this step. */ answer: TransitGocharaAnswer;
  }[];
  /** How the answer was made. */ metadata: GocharaMetadata;
}

export interface RangeWesternTransitInput extends Birth {
  /** The first day. */ from: string;
  /** The last day; one request takes up to 366 steps. */ to: string;
  /** Days from one step to the next. 1 when left out. */ step_days?: number;
  /** Conventions to follow; each has a default. */ settings?: WesternSettings;
}

export interface RangeWesternTransitAnswer {
  /** One for each step, in order; each answer is that of `western/transit`. */ results: {
    /** The day of this step. */ date: string;
    /** The answer of this step. */ answer: WesternTransitAnswer;
  }[];
  /** How the answer was made. */ metadata: WesternMetadata;
}

export interface AccountListKeysAnswer {
  /** Newest first. */ keys: {
    /** Names the key in this API; it is no secret. */ key_id: string;
    /** What the key is called in the portal. */ name: string;
    /** secret: for servers. publishable: for web pages. */ kind: "secret" | "publishable";
    /** live: calls are charged. test: calls are free. */ environment: "live" | "test";
    /** The part of the key that may be shown. */ prefix: string;
    /** The last four characters of the key. */ last4: string;
    /** The whole key, where it is publishable; null for a secret one. */ text: string | null;
    /** Disabled keys can be enabled in the portal. */ status: "active" | "disabled" | "revoked";
    /** Families, operations and `manage`; `*` is every family. */ scopes: string[];
    /** Addresses and ranges that may use the key; empty: any. */ allowed_addresses: string[];
    /** Credits that the key may spend in a period; null: no cap. */ monthly_credits_max: number | null;
    /** What bounds a publishable key; null for a secret one. */ publishable: {
      /** Pages of these origins may call, as browsers write them: scheme, host and port. */ origins: string[];
      /** Credits that all visitors together may spend on one day, UTC. */ daily_credits_max: number;
      /** Calls that one address may make in 24 hours. */ visitor_calls_max: number;
    } | null;
    /** From then on the key is refused; null: never. */ expires_at: string | null;
    /** The key that took its place; null: none. */ replaced_by: string | null;
    /** When the key was created. */ created_at: string;
    /** The last charged call, some seconds late; null: none. */ last_used_at: string | null;
  }[];
}

export interface AccountCreateKeyInput {
  /** What the key is called in the portal. */ name: string;
  /** A test key creates test keys alone. live when left out. */ environment?: "live" | "test";
  /** Families or operations, none that the calling key lacks; never `manage`. */ scopes?: string[];
  /** Addresses or ranges that may use the key; empty: any. */ allowed_addresses?: string[];
  /** null: no cap. */ monthly_credits_max?: number | null;
  /** null: never. */ expires_at?: string | null;
  /** Makes the key publishable; null: a secret key. */ publishable?: {
    /** Pages of these origins may call, as browsers write them: scheme, host and port. */ origins: string[];
    /** Credits that all visitors together may spend on one day, UTC. */ daily_credits_max: number;
    /** Calls that one address may make in 24 hours. */ visitor_calls_max: number;
  } | null;
}

export interface AccountCreateKeyAnswer {
  /** The whole key, this one time; null where the request was a repeat. */ key: string | null;
  /** Names the key in this API; it is no secret. */ key_id: string;
  /** What the key is called in the portal. */ name: string;
  /** secret: for servers. publishable: for web pages. */ kind: "secret" | "publishable";
  /** live: calls are charged. test: calls are free. */ environment: "live" | "test";
  /** The part of the key that may be shown. */ prefix: string;
  /** The last four characters of the key. */ last4: string;
  /** The whole key, where it is publishable; null for a secret one. */ text: string | null;
  /** Disabled keys can be enabled in the portal. */ status: "active" | "disabled" | "revoked";
  /** Families, operations and `manage`; `*` is every family. */ scopes: string[];
  /** Addresses and ranges that may use the key; empty: any. */ allowed_addresses: string[];
  /** Credits that the key may spend in a period; null: no cap. */ monthly_credits_max: number | null;
  /** What bounds a publishable key; null for a secret one. */ publishable: {
    /** Pages of these origins may call, as browsers write them: scheme, host and port. */ origins: string[];
    /** Credits that all visitors together may spend on one day, UTC. */ daily_credits_max: number;
    /** Calls that one address may make in 24 hours. */ visitor_calls_max: number;
  } | null;
  /** From then on the key is refused; null: never. */ expires_at: string | null;
  /** The key that took its place; null: none. */ replaced_by: string | null;
  /** When the key was created. */ created_at: string;
  /** The last charged call, some seconds late; null: none. */ last_used_at: string | null;
}

export interface AccountRotateKeyInput {
  /** How long the old key works beside the new one. 0 when left out. */ overlap_seconds?: number;
}

export interface AccountRotateKeyAnswer {
  /** The whole new key, this one time. */ key: string;
  /** Of the new key, which has the name and the limits of the old one. */ key_id: string;
  /** From then on the old key is refused. */ old_valid_until: string;
}

export interface AccountRevokeKeyAnswer {
  /** Of the revoked key. */ key_id: string;
  /** It never works again. */ status: "revoked";
}

export interface AccountUsageInput {
  /** First day, UTC; thirty days back where it is left out. */ from?: string;
  /** Last day, UTC; today where it is left out. */ to?: string;
  /** Calls of this key alone. */ key_id?: string;
}

export interface AccountUsageAnswer {
  /** First day, UTC. */ from: string;
  /** Last day, UTC. */ to: string;
  /** Of all rows together. */ credits: number;
  /** Of all rows together. */ calls: number;
  /** By day and operation, some seconds late. */ rows: {
    /** UTC. */ day: string;
    /** Id of the operation. */ operation: string;
    /** Calls of test keys are counted. */ calls: number;
    /** Less what was reversed. */ credits: number;
  }[];
}

export interface AccountPlanAnswer {
  /** The plan of the workspace. */ plan: "free" | "starter" | "growth" | "scale" | "internal";
  /** Of the credits below. */ period: {
    /** When the period begins. */ start: string;
    /** When the period ends. */ end: string;
  };
  /** Of this period. */ credits: {
    /** Credits granted for the period. */ limit: number;
    /** Credits that calls have cost. */ used: number;
    /** Credits left. */ remaining: number;
  };
  /** limit and remaining are null on plans that do not count calls. */ calls: {
    /** Calls that the plan counts in the period. */ limit: number | null;
    /** Calls made in the period. */ used: number;
    /** Calls left. */ remaining: number | null;
  };
  /** null: no limit. */ rate_limit_per_minute: number | null;
}

export interface AccountSpendLimitAnswer {
  /** null: none is set. */ credits_max: number | null;
  /** In this period. */ credits_used: number;
  /** When the period ends, and the limit begins anew. */ resets_at: string;
}

export interface AccountSetSpendLimitInput {
  /** Credits that all keys together may spend in a period; null ends the limit. */ credits_max: number | null;
}

export interface AccountSetSpendLimitAnswer {
  /** null: none is set. */ credits_max: number | null;
  /** In this period. */ credits_used: number;
  /** When the period ends, and the limit begins anew. */ resets_at: string;
}

export interface AccountAutoTopUpAnswer {
  /** Whether top-ups are bought automatically. */ is_on: boolean;
  /** A top-up is bought when fewer credits are left; null while it is off. */ below_credits: number | null;
  /** At most so many in a calendar month, UTC; null while it is off. */ packs_max: number | null;
  /** In this calendar month, with the one under way. */ packs_bought: number;
  /** Why nothing is bought until a person turns it on again. */ paused_because: "card_declined" | "card_absent" | "refused" | "plan_absent" | "plan_unpaid" | "price_changed" | null;
}

export interface AccountListWebhooksAnswer {
  /** Oldest first. */ webhooks: {
    /** Names the webhook in this API. */ webhook_id: string;
    /** Where messages go. */ url: string;
    /** The messages that it gets. */ types: ("credits.threshold" | "key.created" | "key.rotated" | "key.revoked" | "key.leaked" | "subscription.changed" | "invoice.paid" | "invoice.failed")[];
    /** While it is paused nothing is queued for it. */ status: "active" | "paused";
    /** null while it is active. */ paused_because: "asked" | "failing" | "gone" | null;
    /** When it was added. */ created_at: string;
  }[];
}

export interface AccountAddWebhookInput {
  /** Begins with https://, and leads to a public address. */ url: string;
  /** The messages that it gets. */ types: ("credits.threshold" | "key.created" | "key.rotated" | "key.revoked" | "key.leaked" | "subscription.changed" | "invoice.paid" | "invoice.failed")[];
}

export interface AccountAddWebhookAnswer {
  /** Signs its messages, this one time; null where the request was a repeat. */ secret: string | null;
  /** Names the webhook in this API. */ webhook_id: string;
  /** Where messages go. */ url: string;
  /** The messages that it gets. */ types: ("credits.threshold" | "key.created" | "key.rotated" | "key.revoked" | "key.leaked" | "subscription.changed" | "invoice.paid" | "invoice.failed")[];
  /** While it is paused nothing is queued for it. */ status: "active" | "paused";
  /** null while it is active. */ paused_because: "asked" | "failing" | "gone" | null;
  /** When it was added. */ created_at: string;
}

export interface AccountRemoveWebhookAnswer {
  /** Of the removed webhook. */ webhook_id: string;
  /** Its messages have ended. */ status: "removed";
}

export interface AccountTestWebhookAnswer {
  /** Stands in the list of deliveries of the portal. */ delivery_id: string;
}
