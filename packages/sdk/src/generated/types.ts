// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

export interface VedicChartRequest extends Birth {
  /** Conventions to follow; each has a default. */ settings?: VedicSettings;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

/** Date, local clock time, place and time zone of one birth. */
export interface Birth {
  /** Year of birth by the local calendar: 601 to 2398 if Gregorian, and the same years in another `calendar`. */ year?: number;
  /** Month of birth in its calendar; 1 is January in the Gregorian one. */ month?: number;
  /** Day of the month. */ date?: number;
  /** Hour of the local clock, 24-hour. */ hours?: number;
  /** Minute of the local clock. */ minutes?: number;
  /** Second of the local clock. 0 if omitted. */ seconds?: number;
  /** Decimal degrees, north positive. */ latitude?: number;
  /** Decimal degrees, east positive. */ longitude?: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone?: number | string;
  /** Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place. */ place_id?: number;
  /** For an IANA zone whose clock shows this time twice or never: 0 uses the offset before the change, 1 the one after. */ fold?: 0 | 1;
  /** Calendar of year, month and date; gregorian if omitted. auto: julian before the day on which `country` changed, or before 1582-10-15 without one. bikram_sambat: Nepal; saka: national calendar of India; islamic_civil: tabular; islamic_umalqura: Saudi Arabia; malayalam: Kollam era of Kerala, month 1 is Chingam; bengali: Bangladesh, revised in 2019; bengali_old: Gupta Press almanac. `metadata.birth` has the Gregorian date. */ calendar?: "gregorian" | "auto" | "julian" | "bikram_sambat" | "saka" | "islamic_civil" | "islamic_umalqura" | "tamil" | "malayalam" | "bengali" | "bengali_old" | "odia";
  /** ISO 3166-1 code of the country whose calendar the date is in, such as GB. With it, a date from the time before its change to the Gregorian calendar needs `calendar`. A `place_id` gives it to auto. */ country?: string;
  /** Id of a stored birth, from `/api/v1/births`, in place of all members of the birth. Needs the scope `births`. */ birth_id?: string;
  /** Your own reference of a stored birth, in place of all members of the birth. Needs the scope `births`. */ birth_reference?: string;
}

export interface Settings extends LanguageSettings {
  /** Positions as seen from the centre of the Earth, or from the place on its surface. geocentric if omitted. */ observation_point?: "geocentric" | "topocentric";
  /** The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. */ clock?: "auto" | "zone" | "local_mean" | "local_apparent" | "ut";
}

export interface LanguageSettings {
  /** Language of the words in `metadata.words`. Names and sentences in the answer stay English. en if omitted. */ language?: "en" | "hi" | "sa" | "sa-Latn" | "mr" | "gu" | "bn" | "ta" | "te" | "kn" | "ml" | "or" | "es" | "fr" | "de" | "ru";
}

export interface VedicSettings extends SiderealSettings {
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
}

export interface SiderealSettings extends Settings {
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. */ ayanamsa?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
}

export interface StandardPlanetsExtendedResponse {
  /** The point that rises in the east. */ ascendant: Ascendant;
  /** Planets and points, in their usual order. */ planets: Placement[];
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: VedicMetadata;
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
  /** Nakshatra (lunar mansion) of the position. */ nakshatra: NakshatraName;
  /** 1 is Ashwini. */ nakshatra_number: number;
  /** Planet that rules the nakshatra. */ nakshatra_lord: GrahaName;
  /** Quarter of the nakshatra. */ pada: number;
}

/** Position of a planet or point. */
export interface Placement extends InSign {
  /** English name of the planet or point. */ name: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Rahu" | "Ketu" | "Uranus" | "Neptune" | "Pluto" | "Chiron" | "Lilith";
  /** Number of the house, 1 to 12. */ house: number;
  /** Whether it moves backwards through the zodiac. */ is_retrograde: boolean;
  /** Nakshatra (lunar mansion) of the position. */ nakshatra: NakshatraName;
  /** 1 is Ashwini. */ nakshatra_number: number;
  /** Planet that rules the nakshatra. */ nakshatra_lord: GrahaName;
  /** Quarter of the nakshatra. */ pada: number;
  /** Ecliptic latitude, degrees, north positive. */ latitude: number;
  /** Degrees of longitude a day; negative while retrograde. */ speed: number;
}

/** Versions and rules behind the answer. */
export interface Metadata {
  /** Name and version of the engine that computed the answer; for years called packed, polynomials fitted to it within 0.001″. */ engine: string;
  /** Version of the formulas of this family. */ formula_version: string;
  /** School or scheme that the answer follows. */ system: string;
  /** Zodiac in which longitudes are measured: sidereal begins at the stars, tropical at the equinox, draconic at the node of the Moon. */ zodiac?: "sidereal" | "tropical" | "draconic";
  /** Degrees subtracted from tropical longitudes, nutation in longitude included: other services print the mean value, up to 18″ away. Null in the tropical zodiac. */ ayanamsa_value?: number | null;
  /** House system by which the houses were divided. */ house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | "equal_mc" | "equal_aries" | "vehlow" | "sripati" | "meridian" | "carter" | "horizontal" | "krusinski" | "apc" | "savard_a" | "pullen_sd" | "pullen_sr" | "sunshine" | "sunshine_makransky";
  /** The requested instant, or the one used as now; null if none was needed. */ as_of?: string | null;
  /** Reason why a search ended early; null if it did not. */ truncated?: string | null;
  /** Versions of the tz database, for dates from 1970 on and for earlier ones; only if the request has a named time zone. */ tzdb?: string;
  /** In almanacs of years before 1800: the calendar of the dates and the age of the rules. */ calendar_note?: string;
  /** Language of `words`, if a language other than English was requested. */ names_language?: "en" | "hi" | "sa" | "sa-Latn" | "mr" | "gu" | "bn" | "ta" | "te" | "kn" | "ml" | "or" | "es" | "fr" | "de" | "ru";
  /** Language of sentences: English. */ texts_language?: "en";
  /** Words of this answer in that language, by group and English name or id; names without a reliable source are omitted. */ words?: { [name: string]: { [name: string]: string } };
  /** Version of the engine that answered the call repeated by an Idempotency-Key, if it was another version. */ replayed_engine_version?: string;
}

/** Texts of the books on an answer, each with its sources. */
export interface AnswerTexts {
  /** Texts, in the order of their topics. */ texts: SourcedText[];
  /** Themes on which texts say opposite things; both stand, and none is left out. */ contradictions: TextContradiction[];
  /** The texts by theme; null unless `format` is prose. */ paragraphs: TextParagraph[] | null;
  /** Language of the texts; other languages follow when a reader has checked them. */ text_language: "en";
  /** A sentence to show beside the texts. */ note: string;
}

/** What the books say of one placement. */
export interface SourcedText {
  /** Topic and placement: the same text has the same id in every answer. */ id: string;
  /** The table that the text belongs to. */ topic: "lagna" | "graha-in-house" | "graha-in-sign" | "conjunction" | "lord-in-house" | "moon-nakshatra" | "birth-tithi" | "birth-vara" | "birth-yoga" | "birth-karana" | "dasha-lord" | "antardasha" | "transit-from-moon" | "saturn-from-moon" | "yoga" | "dosha" | "koota" | "porutham" | "muntha" | "year-lord" | "western-sign" | "western-house" | "western-ruler" | "western-aspect" | "number";
  /** The placement, in English. */ name: string;
  /** The rule that calls up a text of this topic. */ rule: string;
  /** The fact of this request that the rule found. */ evidence: string;
  /** Direction of the passage: it favours (good), asks for care (bad), or both (mixed). */ quality: Quality;
  /** stated: the works say so of this placement; applied: they name the nature of its parts, and the sentence joins them. */ basis: "stated" | "applied";
  /** Parts of life that the text speaks of, the main one first. */ themes: ("self" | "body" | "wealth" | "speech" | "family" | "siblings" | "home" | "mother" | "learning" | "children" | "work" | "partner" | "travel" | "father" | "faith" | "gains" | "spending" | "reputation" | "friends" | "opponents" | "change")[];
  /** Shadbala of the planet divided by the required one; null without a planet or a shadbala. */ strength: number | null;
  /** One to three sentences in English. */ text: string;
  /** The sources in short: work, chapter and verse. */ citation: string;
  /** Works that say so. */ sources: TextSource[];
}

/** Traditional rating: good, bad, mixed (good for some things) or neutral. */
export type Quality = "good" | "bad" | "mixed" | "neutral";

/** A place in a work. */
export interface TextSource {
  /** Title of the work. */ work: string;
  /** Author of the work. */ author: string;
  /** Edition whose chapters and verses are counted. */ edition: string;
  /** Year of that edition. */ year: number;
  /** Chapter or book, or pages if the work has no numbered chapters. */ chapter: string;
  /** Verse or verses of the chapter; null if the chapter as a whole is meant. */ verse: string | null;
}

/** Texts that say opposite things about one theme. */
export interface TextContradiction {
  /** The theme on which the texts differ. */ theme: "self" | "body" | "wealth" | "speech" | "family" | "siblings" | "home" | "mother" | "learning" | "children" | "work" | "partner" | "travel" | "father" | "faith" | "gains" | "spending" | "reputation" | "friends" | "opponents" | "change";
  /** Texts that favour and texts that ask for care, the strongest planet first. */ ids: string[];
}

/** Texts of one theme as a paragraph. */
export interface TextParagraph {
  /** The theme of the paragraph. */ theme: "self" | "body" | "wealth" | "speech" | "family" | "siblings" | "home" | "mother" | "learning" | "children" | "work" | "partner" | "travel" | "father" | "faith" | "gains" | "spending" | "reputation" | "friends" | "opponents" | "change";
  /** A heading, in English. */ title: string;
  /** The texts of the theme, joined; it says so if they contradict each other. */ text: string;
  /** Texts of the paragraph, in their order. */ ids: string[];
}

/** The instant computed for a birth, and the clock behind it. */
export interface BirthClock {
  /** The birth in UTC, ISO 8601. */ utc: string;
  /** Offset of the clock from UTC at the birth, `+05:30`; a local time has seconds, `+04:38:24`. */ utc_offset: string;
  /** The clock that the time was read from: offset is a numeric `timezone`, the others as in `settings.clock`. */ clock: "zone" | "local_mean" | "local_apparent" | "offset" | "ut";
  /** Versions of the tz database in use; null for a numeric `timezone`. */ tzdb: string | null;
  /** Calendar in which the date of birth was read. */ calendar: "gregorian" | "julian" | "bikram_sambat" | "saka" | "islamic_civil" | "islamic_umalqura" | "tamil" | "malayalam" | "bengali" | "bengali_old" | "odia";
  /** The date of birth by the Gregorian calendar; none if it was read in that calendar. */ gregorian_date?: string;
  /** The birth as a Julian Day in UT. */ julian_day_ut: number;
  /** Delta T used: terrestrial time less universal time, seconds. */ delta_t_seconds: number;
  /** Standard error of Delta T, seconds (Morrison and Stephenson 2004; in the future Huber 2006); null in years in which it is a second at most, 1800 to about 2030. */ delta_t_uncertainty_seconds: number | null;
  /** The most important reason why another program may read this date or clock differently; none if omitted. */ note?: {
    /** The reason in one word. */ code: "calendar_forecast" | "calendar_computed" | "doubtful_calendar" | "before_calendar_change" | "shown_twice" | "never_shown" | "near_first_standard_time" | "municipal_clock" | "before_standard_time" | "war_time" | "doubtful_history";
    /** The reason as a sentence, with the choices. */ text: string;
  };
}

export interface VedicMetadata extends SiderealMetadata {
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
}

export interface SiderealMetadata extends Metadata {
  /** The instant computed for the birth, and the clock behind it. */ birth: BirthClock;
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
}

/** Conditions that only the seven planets that rule signs have. */
export interface PlanetCondition {
  /** Dignity by degree; null in a sign without one, in which friendship counts. */ dignity: "exalted" | "moolatrikona" | "own" | "debilitated" | null;
  /** Relation to the lord of its sign, by nature; own in a sign of its own. */ natural_relation: "own" | "friend" | "neutral" | "enemy";
  /** Relation to the lord of its sign, by nature and by place in this chart. */ compound_relation: "own" | "great_friend" | "friend" | "neutral" | "enemy" | "great_enemy";
  /** Degrees from the Sun; null for the Sun. */ sun_separation: number | null;
  /** Whether it is nearer to the Sun than its orb of combustion. */ is_combust: boolean;
  /** Jagradadi avastha: awake, dreaming or asleep. */ alertness: "jagrat" | "swapna" | "sushupti";
  /** Deeptadi avastha, from bright (deepta, an exalted planet) to wicked (khala). */ mood: "deepta" | "swastha" | "mudita" | "shanta" | "deena" | "duhkhita" | "khala";
  /** Vikala: whether the Sun, Mars, Saturn or a node is in the same sign. */ is_with_malefic: boolean;
  /** Planetary war; null if there is none. */ war: PlanetaryWar | null;
}

/** Two of Mars, Mercury, Jupiter, Venus, Saturn within 1° of longitude. */
export interface PlanetaryWar {
  /** The other planet of the war. */ with: SignLord;
  /** Whether it wins: the planet with the lesser longitude does. */ is_winner: boolean;
}

export interface PlanetsConditionsAnswer {
  /** Sun to Saturn, Rahu, Ketu. */ planets: {
    placement: Placement;
    /** Baladi avastha: infant, youth, adult, old or dead, by bands of 6°. */ age: "bala" | "kumara" | "yuva" | "vriddha" | "mrita";
    /** Whether it is in the same sign in the birth chart and in the navamsa. */ is_vargottama: boolean;
    /** Whether it is within 3°20′ of the end of Cancer, Scorpio or Pisces. */ is_gandanta: boolean;
    /** Planets that aspect it, with the strength of the aspect (sphuta drishti), strongest first; none below 1. */ aspected_by: {
      /** English name of the planet or point. */ name: SignLord;
      /** Strength of the aspect in virupas; 60 is a full aspect. */ virupas: number;
    }[];
    /** Dignity, friendship and further conditions; null for Rahu and Ketu. */ condition: PlanetCondition | null;
  }[];
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: VedicMetadata;
}

export interface PlanetsFriendshipAnswer {
  /** Sun to Saturn. */ planets: {
    /** English name of the planet or point. */ name: SignLord;
    /** The six others. */ towards: {
      /** The planet to which the relation is. */ name: SignLord;
      /** Relation by nature, the same in every chart. */ natural: "friend" | "neutral" | "enemy";
      /** Relation by place: a planet in the 2nd, 3rd, 4th, 10th, 11th or 12th sign from it is a friend. */ temporal: "friend" | "enemy";
      /** Both relations together, in five grades. */ compound: "great_friend" | "friend" | "neutral" | "enemy" | "great_enemy";
    }[];
  }[];
  /** Versions and rules behind the answer. */ metadata: VedicMetadata;
}

export interface PlanetsAspectsSettings extends VedicSettings {
  /** Most verses give Rahu and Ketu no aspects; some schools give them the 5th, 7th and 9th. none if omitted. */ node_aspects?: "none" | "5_7_9";
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
    /** Signs that it aspects; empty for nodes without aspects. */ graha_drishti: {
      /** Sign of the zodiac. */ sign: SignName;
      /** 1 is Aries. */ sign_number: number;
      /** Planet that rules the sign. */ sign_lord: SignLord;
      /** Number of the house, 1 to 12. */ house: number;
      /** Place of the sign, counted from its own sign as the first. */ place: number;
      /** Share of a full aspect. */ share: number;
      /** Whether it is a full aspect. */ is_full: boolean;
      /** Planets in that sign. */ planets: GrahaName[];
    }[];
    /** Aspects by degree on each of the eight others; empty for the nodes. */ sphuta_drishti: {
      /** The aspected planet. */ name: GrahaName;
      /** Strength of the aspect in virupas; 60 is a full aspect. */ virupas: number;
    }[];
    /** Signs that its sign aspects by Jaimini. */ rasi_drishti: {
      /** Sign of the zodiac. */ sign: SignName;
      /** 1 is Aries. */ sign_number: number;
      /** Planet that rules the sign. */ sign_lord: SignLord;
      /** Number of the house, 1 to 12. */ house: number;
      /** Planets in that sign. */ planets: GrahaName[];
    }[];
  }[];
  /** Versions and rules behind the answer. */ metadata: PlanetsAspectsMetadata;
}

/** Functional nature of a planet for the ascendant. */
export interface FunctionalNature {
  /** English name of the planet or point. */ name: SignLord;
  /** Houses that it rules. */ houses: number[];
  /** Nature by the general rule. */ by_rule: "yogakaraka" | "benefic" | "malefic" | "neutral";
  /** Rule that makes the planet good or bad for the ascendant, in an English sentence. */ reason: string;
  /** Nature by the verse on this ascendant; null if it does not mention the planet. */ by_verse: "yogakaraka" | "benefic" | "malefic" | "neutral" | null;
  /** Whether it rules the second or seventh house. */ is_maraka: boolean;
  /** Whether it rules the badhaka house. */ is_badhaka: boolean;
}

/** Certainty of the rule: independent sources agree (settled), one source has it (one_source), or schools differ (disputed). */
export type Confidence = "settled" | "one_source" | "disputed";

export interface PlanetsFunctionalNatureAnswer {
  /** The point that rises in the east. */ ascendant: Ascendant;
  /** The house that obstructs: 11 for movable, 9 for fixed, 7 for dual signs. */ badhaka_house: number;
  /** Sun to Saturn. */ planets: FunctionalNature[];
  confidence: Confidence;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: VedicMetadata;
}

export interface KundaliBasicAnswer {
  lagna: Ascendant;
  /** Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu: one entry each, found by its name. */ planets: Placement[];
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
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: VedicMetadata;
}

export interface KundaliUncertainSettings extends LanguageSettings {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. */ observation_point?: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. */ ayanamsa?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. */ clock?: "auto" | "zone" | "local_mean" | "local_apparent" | "ut";
}

export interface KundaliUncertainInput extends UncertainBirth {
  /** Conventions to follow; each has a default. */ settings?: KundaliUncertainSettings;
}

/** Date, place and time zone of one birth, and its possible times. */
export interface UncertainBirth {
  /** Year of birth by the local calendar: 601 to 2398 if Gregorian, and the same years in another `calendar`. */ year?: number;
  /** Month of birth in its calendar; 1 is January in the Gregorian one. */ month?: number;
  /** Day of the month. */ date?: number;
  /** The possible times of birth by the local clock, in place of hours and minutes, which are not used then: unknown (the whole day), 06:00-07:30 (both included; if the second is earlier, it is on the next day), or 14:30~20 (within 20 minutes of 14:30, at most 1080). */ time?: string;
  /** Hour of the local clock, 24-hour. */ hours?: number;
  /** Minute of the local clock. */ minutes?: number;
  /** Second of the local clock, 0 if omitted. */ seconds?: number;
  /** Decimal degrees, north positive. */ latitude?: number;
  /** Decimal degrees, east positive. */ longitude?: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone?: number | string;
  /** Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place. */ place_id?: number;
  /** For an IANA zone whose clock shows this time twice or never: 0 uses the offset before the change, 1 the one after. */ fold?: 0 | 1;
  /** Calendar of year, month and date; gregorian if omitted. auto: julian before the day on which `country` changed, or before 1582-10-15 without one. bikram_sambat: Nepal; saka: national calendar of India; islamic_civil: tabular; islamic_umalqura: Saudi Arabia; malayalam: Kollam era of Kerala, month 1 is Chingam; bengali: Bangladesh, revised in 2019; bengali_old: Gupta Press almanac. `metadata.birth` has the Gregorian date. */ calendar?: "gregorian" | "auto" | "julian" | "bikram_sambat" | "saka" | "islamic_civil" | "islamic_umalqura" | "tamil" | "malayalam" | "bengali" | "bengali_old" | "odia";
  /** ISO 3166-1 code of the country whose calendar the date is in, such as GB. With it, a date from the time before its change to the Gregorian calendar needs `calendar`. A `place_id` gives it to auto. */ country?: string;
  /** Id of a stored birth, from `/api/v1/births`, in place of all members of the birth. Needs the scope `births`. */ birth_id?: string;
  /** Your own reference of a stored birth, in place of all members of the birth. Needs the scope `births`. */ birth_reference?: string;
}

/** The possible instants of a birth. */
export interface BirthSpan {
  /** First possible instant of birth, by the clock of the place. */ from: string;
  /** End of these instants; at it the next value holds. */ to: string;
  /** Length of the span in hours. */ hours: number;
}

/** The ascendant over the possible instants of birth. */
export interface UncertainLagna {
  /** Sign of the zodiac. */ sign: HeldSign;
  /** Nakshatra of the position. */ nakshatra: HeldNakshatra;
  /** Quarter of the nakshatra. */ pada: HeldPada;
  /** Sign in the navamsa (D9). */ navamsa_sign: HeldSign;
  /** Sign in the dashamsa (D10). */ dashamsa_sign: HeldSign;
}

/** A fact of a birth over its possible instants. */
export interface HeldSign {
  /** Whether one value holds for every possible instant of birth. */ certain: boolean;
  /** The value, if it is certain; else null. */ value: SignName | null;
  /** Every value with the instants of birth for which it holds, in order of time; null if it is certain. */ values: {
    /** A possible value. */ value: SignName;
    /** First possible instant of birth, by the clock of the place. */ from: string;
    /** End of these instants; at it the next value holds. */ to: string;
    /** Share of the whole span in which it holds. */ share: number;
  }[] | null;
}

/** A fact of a birth over its possible instants. */
export interface HeldNakshatra {
  /** Whether one value holds for every possible instant of birth. */ certain: boolean;
  /** The value, if it is certain; else null. */ value: NakshatraName | null;
  /** Every value with the instants of birth for which it holds, in order of time; null if it is certain. */ values: {
    /** A possible value. */ value: NakshatraName;
    /** First possible instant of birth, by the clock of the place. */ from: string;
    /** End of these instants; at it the next value holds. */ to: string;
    /** Share of the whole span in which it holds. */ share: number;
  }[] | null;
}

/** A fact of a birth over its possible instants. */
export interface HeldPada {
  /** Whether one value holds for every possible instant of birth. */ certain: boolean;
  /** The value, if it is certain; else null. */ value: number | null;
  /** Every value with the instants of birth for which it holds, in order of time; null if it is certain. */ values: {
    /** A possible value. */ value: number;
    /** First possible instant of birth, by the clock of the place. */ from: string;
    /** End of these instants; at it the next value holds. */ to: string;
    /** Share of the whole span in which it holds. */ share: number;
  }[] | null;
}

/** A planet over the possible instants of birth. */
export interface UncertainPlanet {
  /** English name of the planet. */ name: string;
  /** Arc of the zodiac in which the planet is. */ longitude: {
    /** Least longitude in the span, degrees. */ from: number;
    /** Greatest longitude, counted forward from the least; smaller if 0° Aries is between. */ to: number;
  };
  /** Sign of the zodiac. */ sign: HeldSign;
  /** Nakshatra of the position. */ nakshatra: HeldNakshatra;
  /** Quarter of the nakshatra. */ pada: HeldPada;
  /** Sign in the navamsa (D9). */ navamsa_sign: HeldSign;
  /** Sign in the dashamsa (D10). */ dashamsa_sign: HeldSign;
  /** House from the rising sign. */ house: HeldHouse;
  /** Whether it moves backwards through the zodiac. */ is_retrograde: HeldMotion;
}

/** A fact of a birth over its possible instants. */
export interface HeldHouse {
  /** Whether one value holds for every possible instant of birth. */ certain: boolean;
  /** The value, if it is certain; else null. */ value: number | null;
  /** Every value with the instants of birth for which it holds, in order of time; null if it is certain. */ values: {
    /** A possible value. */ value: number;
    /** First possible instant of birth, by the clock of the place. */ from: string;
    /** End of these instants; at it the next value holds. */ to: string;
    /** Share of the whole span in which it holds. */ share: number;
  }[] | null;
}

/** A fact of a birth over its possible instants. */
export interface HeldMotion {
  /** Whether one value holds for every possible instant of birth. */ certain: boolean;
  /** The value, if it is certain; else null. */ value: boolean | null;
  /** Every value with the instants of birth for which it holds, in order of time; null if it is certain. */ values: {
    /** A possible value. */ value: boolean;
    /** First possible instant of birth, by the clock of the place. */ from: string;
    /** End of these instants; at it the next value holds. */ to: string;
    /** Share of the whole span in which it holds. */ share: number;
  }[] | null;
}

export interface KundaliUncertainMetadata extends Metadata {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
}

export interface KundaliUncertainAnswer {
  span: BirthSpan;
  lagna: UncertainLagna;
  /** The nine planets, in their usual order. */ planets: UncertainPlanet[];
  /** Versions and rules behind the answer. */ metadata: KundaliUncertainMetadata;
}

export interface KundaliChandraChartAnswer {
  lagna: Ascendant;
  /** Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu: one entry each, found by its name. */ planets: Placement[];
  /** The sign that is the first house. */ reference_sign: SignName;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: VedicMetadata;
}

export interface KundaliFromPointInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: JaiminiArudhasSettings;
  /** Graha or arudha pada whose sign is the first house; a2 is the arudha of the second house. moon if omitted. */ point?: "sun" | "moon" | "mars" | "mercury" | "jupiter" | "venus" | "saturn" | "rahu" | "ketu" | "arudha_lagna" | "a2" | "a3" | "a4" | "a5" | "a6" | "a7" | "a8" | "a9" | "a10" | "a11" | "upapada";
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

export interface JaiminiArudhasSettings extends VedicSettings {
  /** The stronger of Mars and Ketu, and of Saturn and Rahu; or always Mars and Saturn. stronger if omitted. */ arudha_lords?: "stronger" | "classical";
}

/** A house of a chart, with its lord and the house that the lord is in. */
export interface HouseWithLord {
  /** Number of the house, 1 to 12. */ house: number;
  /** Sign of the zodiac. */ sign: SignName;
  /** 1 is Aries. */ sign_number: number;
  /** Planet that rules the sign. */ sign_lord: SignLord;
  /** Names of the planets in the house. */ planets: string[];
  /** House of the lord, from the same reference. */ lord_house: number;
}

export interface JaiminiArudhasMetadata extends VedicMetadata {
  /** The stronger of Mars and Ketu, and of Saturn and Rahu; or always Mars and Saturn. */ arudha_lords: "stronger" | "classical";
}

export interface KundaliFromPointAnswer {
  /** Point whose sign is the first house. */ point: "sun" | "moon" | "mars" | "mercury" | "jupiter" | "venus" | "saturn" | "rahu" | "ketu" | "arudha_lagna" | "a2" | "a3" | "a4" | "a5" | "a6" | "a7" | "a8" | "a9" | "a10" | "a11" | "upapada";
  /** The sign that is the first house. */ reference_sign: SignName;
  lagna: Ascendant;
  /** Planets and points, in their usual order. */ planets: Placement[];
  /** Houses in order, from the first. */ houses: HouseWithLord[];
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: JaiminiArudhasMetadata;
}

/** A wheel of the Sudarshana chakra: twelve houses from one reference. */
export interface SudarshanaWheel {
  /** The sign that is the first house. */ reference_sign: SignName;
  /** Houses in order, from the first. */ houses: HouseWithLord[];
}

export interface KundaliSudarshanaAnswer {
  /** Inner wheel, from the ascendant. */ ascendant: SudarshanaWheel;
  /** Middle wheel, from the Moon. */ moon: SudarshanaWheel;
  /** Outer wheel, from the Sun. */ sun: SudarshanaWheel;
  /** Versions and rules behind the answer. */ metadata: VedicMetadata;
}

export interface HousesWholeSignInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: SiderealSettings;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

export interface HousesWholeSignAnswer {
  /** The point that rises in the east. */ ascendant: Ascendant;
  /** Cusps of the twelve houses. */ house_cusps: (InSign & {
    /** Number of the house, 1 to 12. */ house: number;
  })[];
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: SiderealMetadata;
}

export interface HousesBhavaChalitSettings extends VedicSettings {
  /** sripati: the angles and the thirds of each quadrant are the middles. kp: the Placidus cusps are the beginnings. equal: 15° to either side of the ascendant and of every 30° from it. sripati if omitted. */ chalit_system?: "sripati" | "kp" | "equal";
}

export interface HousesBhavaChalitInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: HousesBhavaChalitSettings;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

export interface HousesBhavaChalitMetadata extends VedicMetadata {
  /** sripati: the angles and the thirds of each quadrant are the middles. kp: the Placidus cusps are the beginnings. equal: 15° to either side of the ascendant and of every 30° from it. */ chalit_system: "sripati" | "kp" | "equal";
  /** The requested house system, if it has no solution there and another was used; else null. */ house_system_requested: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | "equal_mc" | "equal_aries" | "vehlow" | "sripati" | "meridian" | "carter" | "horizontal" | "krusinski" | "apc" | "savard_a" | "pullen_sd" | "pullen_sr" | "sunshine" | "sunshine_makransky" | null;
}

export interface HousesBhavaChalitAnswer {
  /** The point that rises in the east. */ ascendant: Ascendant;
  /** Bhavas, from the first. */ bhavas: {
    /** Number of the house, 1 to 12. */ house: number;
    /** Sandhi at which it begins. */ start: InSign;
    /** Middle of the bhava (bhava madhya). */ middle: InSign;
    /** Sandhi at which the next one begins. */ end: InSign;
    /** Grahas in the bhava. */ occupants: GrahaName[];
  }[];
  /** Grahas: Sun to Saturn, Rahu, Ketu. */ planets: {
    /** English name of the planet or point. */ name: GrahaName;
    /** Ecliptic longitude, degrees from 0° Aries. */ longitude: number;
    /** House by whole signs. */ house: number;
    /** Bhava by degrees. */ bhava: number;
    /** Whether `house` and `bhava` differ. */ has_moved: boolean;
    /** Whether it is within 1″ of the boundary of two bhavas. */ is_on_sandhi: boolean;
    /** Degrees to the nearest sandhi. */ sandhi_distance: number;
  }[];
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: HousesBhavaChalitMetadata;
}

export interface HousesCuspsSettings extends SiderealSettings {
  /** System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. placidus if omitted. */ house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | "equal_mc" | "equal_aries" | "vehlow" | "sripati" | "meridian" | "carter" | "horizontal" | "krusinski" | "apc" | "savard_a" | "pullen_sd" | "pullen_sr" | "sunshine" | "sunshine_makransky";
}

export interface HousesCuspsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: HousesCuspsSettings;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

export interface HousesCuspsMetadata extends SiderealMetadata {
  /** The requested house system, if it has no solution there and another was used; else null. */ house_system_requested: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | "equal_mc" | "equal_aries" | "vehlow" | "sripati" | "meridian" | "carter" | "horizontal" | "krusinski" | "apc" | "savard_a" | "pullen_sd" | "pullen_sr" | "sunshine" | "sunshine_makransky" | null;
}

export interface HousesCuspsAnswer {
  /** The degree that rises. */ ascendant: InSign;
  /** The degree that culminates. */ midheaven: InSign;
  /** Cusps of the twelve houses. */ house_cusps: (InSign & {
    /** Number of the house, 1 to 12. */ house: number;
  })[];
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: HousesCuspsMetadata;
}

export interface AshtakavargaSettings extends SiderealSettings {
  /** Table of the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira if omitted. */ ashtakavarga_table?: "varahamihira" | "parasara";
}

export interface AshtakavargaRequest extends Birth {
  /** Conventions to follow; each has a default. */ settings?: AshtakavargaSettings;
}

/** Bindus of one planet, or of the ascendant, by sign. */
export interface Bhinnashtakavarga {
  /** Planet (or Ascendant) that receives the bindus. */ name: AshtakavargaReceiver;
  /** Its sign in the birth chart. */ sign: SignName;
  /** Bindus in all twelve signs: the same in every chart. */ total: number;
  /** Bindus from Aries to Pisces: weak up to 3, medium with 4, strong from 5. */ bindus: number[];
  /** Givers of the bindus by sign, from Aries to Pisces: the prastara chart. */ given_by: AshtakavargaReceiver[][];
}

/** A planet that rules signs, or the ascendant. */
export type AshtakavargaReceiver = "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "Ascendant";

export interface StrengthAshtakavargaMetadata extends SiderealMetadata {
  /** Table of the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. */ ashtakavarga_table: "varahamihira" | "parasara";
}

export interface StrengthAshtakavargaAnswer {
  /** The seven planets, and the ascendant last. */ bhinnashtakavarga: Bhinnashtakavarga[];
  /** Sums of the bindus, from Aries to Pisces. */ sarvashtakavarga: {
    /** Sign of the zodiac. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** House of the sign, counted from the ascendant. */ house: number;
    /** Bindus of the seven planets together, 0 to 56; 28 is the mean. */ bindus: number;
    /** Weak below 25 bindus, medium to 30, strong above. */ grade: "weak" | "medium" | "strong";
  }[];
  /** Bindus of the seven planets in all signs: always 337. */ total: number;
  /** Versions and rules behind the answer. */ metadata: StrengthAshtakavargaMetadata;
}

export interface StrengthAshtakavargaReducedSettings extends SiderealSettings {
  /** Table of the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira if omitted. */ ashtakavarga_table?: "varahamihira" | "parasara";
  /** Bindus kept by the empty sign of a lord that has more than the occupied one: as many as that one (equalise), the difference (subtract), or none (zero). equalise if omitted. */ ekadhipatya?: "equalise" | "subtract" | "zero";
  /** Points that make a sign occupied in the reduction by lords. planets if omitted. */ occupancy?: "planets" | "planets_and_ascendant";
  /** Weight of Virgo in the rasi pinda: 5 in most books, 6 in others. 5 if omitted. */ virgo_multiplier?: 5 | 6;
}

export interface StrengthAshtakavargaReducedInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: StrengthAshtakavargaReducedSettings;
}

/** One row of the ashtakavarga after both reductions. */
export interface ReducedAshtakavarga {
  /** English name of the planet, or Ascendant. */ name: AshtakavargaReceiver;
  /** Bindus after the reduction by trines, from Aries. */ after_trikona: number[];
  /** Bindus after both reductions, from Aries. */ after_ekadhipatya: number[];
  /** Sum of the reduced bindus, each times the multiplier of its sign. */ rasi_pinda: number;
  /** Sum over the seven planets of the reduced bindus in the sign of each, times its multiplier. */ graha_pinda: number;
  /** Sum of both pindas. */ shodhya_pinda: number;
}

export interface StrengthAshtakavargaReducedMetadata extends SiderealMetadata {
  /** Table of the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. */ ashtakavarga_table: "varahamihira" | "parasara";
  /** Bindus kept by the empty sign of a lord that has more than the occupied one: as many as that one (equalise), the difference (subtract), or none (zero). */ ekadhipatya: "equalise" | "subtract" | "zero";
  /** Points that make a sign occupied in the reduction by lords. */ occupancy: "planets" | "planets_and_ascendant";
  /** Weight of Virgo in the rasi pinda: 5 in most books, 6 in others. */ virgo_multiplier: 5 | 6;
}

export interface StrengthAshtakavargaReducedAnswer {
  /** The seven planets, and the ascendant last. */ rows: ReducedAshtakavarga[];
  /** Versions and rules behind the answer. */ metadata: StrengthAshtakavargaReducedMetadata;
}

export interface ShadbalaRequest extends Birth {
  /** Conventions to follow; each has a default. */ settings?: SunriseSettings;
}

export interface SunriseSettings extends SiderealSettings {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
}

/** The six strengths of a planet. */
export interface PlanetStrength {
  /** English name of the planet or point. */ name: SignLord;
  sthana: SthanaBala;
  /** Strength of direction, in virupas. */ dig: number;
  kala: KalaBala;
  /** Strength of motion; for Sun and Moon used only in ishta and kashta, in virupas. */ cheshta: number;
  /** Strength by nature, in virupas. */ naisargika: number;
  /** Strength by the aspects of others; may be negative, in virupas. */ drik: number;
  /** Sum of all six, in virupas; null if the Sun does not rise or set. */ total: number | null;
  /** The total in rupas of 60 virupas. */ rupas: number | null;
  /** Rupas that the planet needs to be strong. */ required_rupas: number;
  /** Rupas divided by the required rupas: strong from 1. */ ratio: number | null;
  /** Whether it has the required rupas. */ is_strong: boolean | null;
  /** Power to do good, 0 to 60. */ ishta: number;
  /** Power to do harm, 0 to 60. */ kashta: number;
}

/** Strength of position and its parts. */
export interface SthanaBala {
  /** Strength by distance from deepest debilitation, in virupas. */ uchcha: number;
  /** Strength by the lords of its signs in seven vargas, in virupas. */ saptavargaja: number;
  /** Strength by odd and even signs in birth chart and navamsa, in virupas. */ ojayugma: number;
  /** Strength by kind of house, in virupas. */ kendradi: number;
  /** Strength by third of the sign, in virupas. */ drekkana: number;
  /** Strength of position, in virupas. */ total: number;
}

/** Strength of time and its parts. */
export interface KalaBala {
  /** Strength by day and night, in virupas. */ nathonnatha: number;
  /** Strength by the light of the Moon, in virupas. */ paksha: number;
  /** Strength as lord of the third of day or night, in virupas; null if the Sun does not rise or set. */ tribhaga: number | null;
  /** Strength as lord of the year, in virupas; null if the Sun does not rise or set. */ abda: number | null;
  /** Strength as lord of the month, in virupas; null if the Sun does not rise or set. */ masa: number | null;
  /** Strength as lord of the weekday, in virupas; null if the Sun does not rise or set. */ vara: number | null;
  /** Strength as lord of the hour, in virupas; null if the Sun does not rise or set. */ hora: number | null;
  /** Strength by declination, in virupas. */ ayana: number;
  /** Strength gained or lost in war with another planet, in virupas; null if the Sun does not rise or set. */ yuddha: number | null;
  /** Strength of time, in virupas; null if the Sun does not rise or set. */ total: number | null;
}

/** Planets that rule the time of the birth. */
export interface TimeLords {
  /** Planet that rules the year. */ abda: SignLord;
  /** Planet that rules the month. */ masa: SignLord;
  /** Planet that rules the weekday, counted from sunrise. */ vara: SignLord;
  /** Planet that rules the hour. */ hora: SignLord;
  /** Planet that rules the third of day or night. */ tribhaga: SignLord;
}

export interface SunriseMetadata extends SiderealMetadata {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Edition of the formulas: B. V. Raman’s. */ profile: "raman";
}

export interface StrengthShadbalaAnswer {
  /** Sun to Saturn. */ planets: PlanetStrength[];
  /** Planets that rule the time of the birth; null if the Sun does not rise or set. */ lords: TimeLords | null;
  /** Planets that count as benefics in this chart. */ benefics: SignLord[];
  /** Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. */ reason: "no_sunrise" | "no_sunset" | null;
  /** Versions and rules behind the answer. */ metadata: SunriseMetadata;
}

export interface StrengthBhavaBalaAnswer {
  /** Houses in order, from the first. */ houses: {
    /** Number of the house, 1 to 12. */ house: number;
    /** Middle of the house. */ middle: InSign;
    /** Lord of the sign in which the middle is. */ lord: SignLord;
    /** Shadbala of the lord, in virupas; null if the Sun does not rise or set. */ lord_strength: number | null;
    /** Strength of direction, in virupas. */ dig: number;
    /** Strength by aspects; may be negative, in virupas. */ drik: number;
    /** Sum of all three, in virupas; null if the Sun does not rise or set. */ total: number | null;
    /** The total in rupas of 60 virupas. */ rupas: number | null;
  }[];
  /** Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. */ reason: "no_sunrise" | "no_sunset" | null;
  /** Versions and rules behind the answer. */ metadata: SunriseMetadata;
}

export interface StrengthVimshopakaAnswer {
  /** Sun to Saturn. */ planets: {
    /** English name of the planet or point. */ name: SignLord;
    /** Points of twenty, over six vargas. */ shadvarga: number;
    /** Points of twenty, over seven vargas. */ saptavarga: number;
    /** Points of twenty, over ten vargas. */ dashavarga: number;
    /** Points of twenty, over sixteen vargas. */ shodashavarga: number;
    /** Vargas, from the birth chart to the sixtieths. */ vargas: {
      /** Name of the divisional chart. */ varga: "d1" | "d2" | "d3" | "d4" | "d7" | "d9" | "d10" | "d12" | "d16" | "d20" | "d24" | "d27" | "d30" | "d40" | "d45" | "d60";
      /** Sign of the zodiac. */ sign: SignName;
      /** 1 is Aries. */ sign_number: number;
      /** Planet that rules the sign. */ sign_lord: SignLord;
      /** Relation to the lord of that sign, in the birth chart. */ relation: "own" | "great_friend" | "friend" | "neutral" | "enemy" | "great_enemy";
      /** Points of this varga, before weighting. */ points: number;
    }[];
  }[];
  confidence: Confidence;
  /** Versions and rules behind the answer. */ metadata: VedicMetadata;
}

export interface TransitGocharaInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: GocharaSettings;
  /** The requested instant, with its offset from UTC; now if omitted. */ target?: string;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

export interface GocharaSettings extends VedicSettings {
  /** Table of the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira if omitted. */ ashtakavarga_table?: "varahamihira" | "parasara";
}

/** The eighth of a sign, 3°45′, that a planet is in. */
export interface Kakshya {
  /** Number of the eighth of the sign, 1 to 8. */ number: number;
  /** Lord of that eighth. */ lord: AshtakavargaReceiver;
  /** Whether the lord gives a bindu to the sign in the row of this planet. */ has_bindu: boolean;
}

export interface GocharaMetadata extends VedicMetadata {
  /** Table of the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. */ ashtakavarga_table: "varahamihira" | "parasara";
}

export interface TransitGocharaAnswer {
  natal_moon: Placement;
  natal_ascendant: Ascendant;
  /** Sun to Saturn, Rahu, Ketu. */ transits: {
    /** English name of the planet or point. */ name: GrahaName;
    /** Position at the target; houses are counted from the natal ascendant. */ placement: Placement;
    /** House from the sign of the natal Moon. */ house_from_moon: number;
    /** good in a good house; neutral if another graha obstructs it there; else bad. */ quality: Quality;
    /** House from the natal Moon from which it is obstructed; null if its own house is not good. */ vedha_house: number | null;
    /** Grahas in the house of vedha that obstruct it. */ obstructed_by: GrahaName[];
    /** Part of the sign in which it gives its results. */ fruit: "first_third" | "middle_third" | "last_third" | "whole_sign";
    /** Bindus of the sign in its own ashtakavarga; null for Rahu and Ketu. */ bindus: number | null;
    /** Bindus of the sign in the sarvashtakavarga. */ sarva_bindus: number;
    /** Eighth of the sign that it is in; null for Rahu and Ketu. */ kakshya: Kakshya | null;
  }[];
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: GocharaMetadata;
}

export interface TransitNatalAspectsSettings extends LanguageSettings {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. */ observation_point?: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. */ clock?: "auto" | "zone" | "local_mean" | "local_apparent" | "ut";
  /** Convention for the sidereal zodiac; `none` for the tropical one. none if omitted. */ ayanamsa?: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted. */ orb_profile?: "standard" | "kerykeion" | "wide";
  /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major if omitted. */ aspect_set?: "major" | "all";
  /** The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. */ aspects?: string;
  /** Own orbs: degrees for every counted aspect, or an object `aspects` (by aspect), `points` (of a point, for all aspects or by aspect), or both. The orb of a pair is the mean of those of its two points; a point without its own has that of the aspect. */ orbs?: number | {
    /** Orbs by name of the aspect, degrees; others keep that of `orb_profile`. */ aspects?: { [name: string]: number };
    /** Orbs by name of the point, degrees for all aspects or by aspect: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, ascendant, midheaven. */ points?: { [name: string]: number | { [name: string]: number } };
  };
  /** Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted. */ luminaries_factor?: number;
}

export interface TransitNatalAspectsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: TransitNatalAspectsSettings;
  /** Bodies in transit, up to 10. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. mars,jupiter,saturn,uranus,neptune,pluto if omitted. */ bodies?: string;
  /** Points of the birth chart. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, ascendant, midheaven. sun,moon,mercury,venus,mars,jupiter,saturn,ascendant,midheaven if omitted. */ points?: string;
  /** The requested instant, with its offset from UTC; now if omitted. */ target?: string;
}

export interface TransitNatalAspectsMetadata extends Metadata {
  /** The instant computed for the birth, and the clock behind it. */ birth: BirthClock;
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** Convention for the sidereal zodiac; `none` for the tropical one. */ ayanamsa: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. */ orb_profile: "standard" | "kerykeion" | "wide";
  /** Largest distance from exactness by aspect, degrees. */ orbs: { [name: string]: number };
  /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). */ aspect_set: "major" | "all";
  /** The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. */ aspects?: string;
  /** Orbs of points that have their own, by aspect, degrees; only if they were requested. */ orbs_by_point?: { [name: string]: { [name: string]: number } };
  /** Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted. */ luminaries_factor?: number;
}

export interface TransitNatalAspectsAnswer {
  /** Positions of the bodies at the target. */ transits: (InSign & {
    /** English name of the planet or point. */ name: string;
    /** Whether it moves backwards through the zodiac. */ is_retrograde: boolean;
  })[];
  /** Aspects, the nearest to exactness first. */ aspects: {
    /** The body in transit. */ transiting: string;
    /** The point of the birth chart. */ natal: string;
    /** Name of the aspect (angle between two points). */ aspect: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semisextile" | "semisquare" | "sesquiquadrate" | "quintile" | "biquintile";
    /** Degrees of the exact aspect. */ angle: number;
    /** Degrees between the two along the zodiac. */ separation: number;
    /** Distance from the exact angle, degrees. */ orb: number;
    /** Whether it is becoming more exact; null if the body is stationary. */ is_applying: boolean | null;
  }[];
  /** Versions and rules behind the answer. */ metadata: TransitNatalAspectsMetadata;
}

export interface TransitHitsSettings extends LanguageSettings {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. */ observation_point?: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. */ clock?: "auto" | "zone" | "local_mean" | "local_apparent" | "ut";
  /** Convention for the sidereal zodiac; `none` for the tropical one. none if omitted. */ ayanamsa?: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
}

export interface TransitHitsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: TransitHitsSettings;
  /** The first date, by the clock of the birthplace. */ from: string;
  /** The last date; one request takes up to 366 days. */ to: string;
  /** Bodies in transit, up to 10. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. mars,jupiter,saturn,uranus,neptune,pluto if omitted. */ bodies?: string;
  /** Points of the birth chart. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, ascendant, midheaven. sun,moon,mercury,venus,mars,jupiter,saturn,ascendant,midheaven if omitted. */ points?: string;
  /** Aspects to search for. Separated by commas: conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. conjunction,sextile,square,trine,opposition if omitted. */ aspects?: string;
}

export interface TransitHitsMetadata extends Metadata {
  /** The instant computed for the birth, and the clock behind it. */ birth: BirthClock;
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** Convention for the sidereal zodiac; `none` for the tropical one. */ ayanamsa: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
}

export interface TransitHitsAnswer {
  /** Hits in order of time. */ hits: {
    /** Instant of exactness, by the clock of the birthplace. */ at: string;
    /** The body in transit. */ transiting: string;
    /** The point of the birth chart. */ natal: string;
    /** Name of the aspect (angle between two points). */ aspect: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semisextile" | "semisquare" | "sesquiquadrate" | "quintile" | "biquintile";
    /** Whether the body moves backwards then. */ is_retrograde: boolean;
    /** Number of the pass of this body over this aspect within the range. */ pass: number;
  }[];
  /** Versions and rules behind the answer. */ metadata: TransitHitsMetadata;
}

export interface TransitSarvatobhadraSettings extends VedicSettings {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Squares of the slanting lines: all on them, or, as Horaratna says, stars, letters and signs alone, without the tithis and weekdays in the middle. all if omitted. */ side_vedha?: "all" | "without_tithis";
}

export interface TransitSarvatobhadraInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: TransitSarvatobhadraSettings;
  /** The requested instant, with its offset from UTC; now if omitted. */ target?: string;
}

/** A point of the birth in Sarvatobhadra chakra. */
export interface ChakraBirthPoint {
  /** Star or sign of the Moon at birth, group of the tithi, or weekday. */ point: "nakshatra" | "sign" | "tithi_group" | "weekday";
  /** Name of the point in English. */ name: string;
  /** Row from the east, above, to the west. */ row: number;
  /** Column from the north, at the left, to the south. */ column: number;
  /** Planets in the square; only stars have planets. */ occupied_by: GrahaName[];
  /** Lines of vedha through the square. */ vedha: ChakraHit[];
}

/** A line of vedha through a point of the birth. */
export interface ChakraHit {
  /** Planet of the line. */ name: GrahaName;
  /** Its line through the square. */ line: "front" | "left" | "right";
  /** Whether this line counts by the rule of motion. */ by_motion: boolean;
  /** Whether the planet is a malefic at the target. */ is_malefic: boolean;
}

/** A planet in Sarvatobhadra chakra with its lines of vedha. */
export interface ChakraPlanet {
  /** English name of the planet or point. */ name: GrahaName;
  /** Ecliptic longitude, degrees from 0° Aries. */ longitude: number;
  /** Sign of the zodiac. */ sign: SignName;
  /** Star of 28, with Abhijit. */ nakshatra: StarName;
  /** Whether it moves backwards through the zodiac. */ is_retrograde: boolean;
  /** Whether it is a malefic at the target: Sun, Mars, Saturn, the nodes, the waning Moon, and Mercury in a sign with one of them. */ is_malefic: boolean;
  /** Row from the east, above, to the west. */ row: number;
  /** Column from the north, at the left, to the south. */ column: number;
  /** Squares of the line across the chakra, from the planet on. */ front: ChakraCell[];
  /** Squares of the slanting line towards the following stars. */ left: ChakraCell[];
  /** Squares of the slanting line towards the preceding stars. */ right: ChakraCell[];
  /** Lines that count by the rule of motion: right if retrograde, left if faster than the mean, else front; all three for Sun, Moon and nodes. */ lines_by_motion: ("front" | "left" | "right")[];
}

export type StarName = "Ashwini" | "Bharani" | "Krittika" | "Rohini" | "Mrigashirsha" | "Ardra" | "Punarvasu" | "Pushya" | "Ashlesha" | "Magha" | "Purva Phalguni" | "Uttara Phalguni" | "Hasta" | "Chitra" | "Swati" | "Vishakha" | "Anuradha" | "Jyeshtha" | "Moola" | "Purva Ashadha" | "Uttara Ashadha" | "Abhijit" | "Shravana" | "Dhanishta" | "Shatabhisha" | "Purva Bhadrapada" | "Uttara Bhadrapada" | "Revati";

/** A square of the chakra. */
export interface ChakraCell {
  /** Row from the east, above, to the west. */ row: number;
  /** Column from the north, at the left, to the south. */ column: number;
}

/** A square of Sarvatobhadra chakra with the planets in it and over it. */
export interface ChakraSquare {
  /** Row from the east, above, to the west. */ row: number;
  /** Column from the north, at the left, to the south. */ column: number;
  /** What the square holds. */ kind: "nakshatra" | "vowel" | "consonant" | "sign" | "tithi_group";
  /** Star of a square of the outer ring; else null. */ nakshatra: StarName | null;
  /** Sign of a square of the third ring; else null. */ sign: SignName | null;
  /** Vowel or consonant in Latin letters (IAST); else null. */ letter: string | null;
  /** The same letter in Devanagari; else null. */ devanagari: string | null;
  /** Group of tithis of a square in the middle; else null. */ tithi_group: "Nanda" | "Bhadra" | "Jaya" | "Rikta" | "Purna" | null;
  /** Weekdays of a square in the middle; else empty. */ weekdays: string[];
  /** Planets in the star of the square at the target. */ planets: GrahaName[];
  /** Planets of which a line goes through the square. */ vedha_by: GrahaName[];
}

export interface TransitSarvatobhadraMetadata extends VedicMetadata {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Squares of the slanting lines: all on them, or, as Horaratna says, stars, letters and signs alone, without the tithis and weekdays in the middle. */ side_vedha: "all" | "without_tithis";
}

export interface TransitSarvatobhadraAnswer {
  /** Star, sign, group of the tithi and weekday of the birth. */ birth_points: ChakraBirthPoint[];
  /** Sun to Saturn, Rahu, Ketu at the target. */ planets: ChakraPlanet[];
  /** The 81 squares, row by row from the north-east. */ squares: ChakraSquare[];
  /** Confidence in the squares and the three lines. */ confidence: Confidence;
  /** Confidence in `lines_by_motion`. */ motion_confidence: Confidence;
  /** Versions and rules behind the answer. */ metadata: TransitSarvatobhadraMetadata;
}

export interface TransitKotaInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: VedicSettings;
  /** The requested instant, with its offset from UTC; now if omitted. */ target?: string;
}

/** A planet in the fort at the target. */
export interface KotaPlanet {
  /** English name of the planet or point. */ name: GrahaName;
  /** Ecliptic longitude, degrees from 0° Aries. */ longitude: number;
  /** Sign of the zodiac. */ sign: SignName;
  /** Star of 28, with Abhijit. */ nakshatra: StarName;
  /** Whether it moves backwards through the zodiac. */ is_retrograde: boolean;
  /** Whether it is a malefic at the target: Sun, Mars, Saturn, the nodes, the waning Moon, and Mercury in a sign with one of them. */ is_malefic: boolean;
  /** Number of the star, counted from the birth star. */ count_from_birth: number;
  /** Part of the fort: bahya outside, prakara the wall, madhya inside, stambha the pillar in the middle. */ ring: "bahya" | "prakara" | "madhya" | "stambha";
  /** Way of the star: in along a diagonal, at the pillar, or out along an axis. */ path: "entry" | "pillar" | "exit";
  /** Side of the fort. */ direction: "north_east" | "east" | "south_east" | "south" | "south_west" | "west" | "north_west" | "north";
  /** Whether it goes into the fort or leaves it; a retrograde planet goes the other way. pillar: it is in the middle. */ heading: "in" | "out" | "pillar";
}

/** A star in its place of the fort. */
export interface KotaStar {
  /** Star of 28, with Abhijit. */ nakshatra: StarName;
  /** Number of the star, counted from the birth star. */ count_from_birth: number;
  /** Part of the fort: bahya outside, prakara the wall, madhya inside, stambha the pillar in the middle. */ ring: "bahya" | "prakara" | "madhya" | "stambha";
  /** Way of the star: in along a diagonal, at the pillar, or out along an axis. */ path: "entry" | "pillar" | "exit";
  /** Side of the fort. */ direction: "north_east" | "east" | "south_east" | "south" | "south_west" | "west" | "north_west" | "north";
  /** Planets in the star at the target. */ planets: GrahaName[];
}

export interface TransitKotaAnswer {
  /** Star of the Moon at birth, of 28. */ birth_star: StarName;
  /** Quarter of the Moon’s star among 27. */ pada: number;
  /** Sign of the Moon at birth. */ moon_sign: SignName;
  /** Lord of the fort. */ kota_swami: GrahaName;
  /** Guard of the fort. */ kota_pala: GrahaName;
  /** Confidence in the guard; programs differ on Shravana and Dhanishta. */ kota_pala_confidence: Confidence;
  /** Sun to Saturn, Rahu, Ketu at the target. */ planets: KotaPlanet[];
  /** The 28 stars of the fort, from the birth star. */ stars: KotaStar[];
  /** Confidence in the rings and ways. */ confidence: Confidence;
  /** Versions and rules behind the answer. */ metadata: VedicMetadata;
}

export interface JaiminiKarakasSettings extends VedicSettings {
  /** Eight karakas with Rahu, or the seven of K.N. Rao, without Rahu and the Pitri karaka. 8 if omitted. */ karaka_count?: 8 | 7;
}

export interface JaiminiKarakasInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: JaiminiKarakasSettings;
}

/** An office and the graha that has it. */
export interface CharaKaraka {
  /** The office: atma is the self, amatya the minister, dara the spouse. */ karaka: "atma" | "amatya" | "bhratri" | "matri" | "pitri" | "putra" | "gnati" | "dara";
  /** Graha with the office. Two at exactly the same degree share it, and the next office is empty. */ grahas: GrahaName[];
  /** Degrees passed in the sign; for Rahu, counted from its end. */ advance: number;
}

export interface JaiminiKarakasMetadata extends VedicMetadata {
  /** Eight karakas with Rahu, or the seven of K.N. Rao, without Rahu and the Pitri karaka. */ karaka_count: 8 | 7;
}

export interface JaiminiKarakasAnswer {
  /** Karakas from Atma to Dara. */ karakas: CharaKaraka[];
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
  /** Whether two planets are at exactly the same degree. */ has_tie: boolean;
  confidence: Confidence;
  /** Versions and rules behind the answer. */ metadata: JaiminiKarakasMetadata;
}

export interface JaiminiArudhasInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: JaiminiArudhasSettings;
}

/** The arudha of one house. */
export interface ArudhaPada {
  /** Number of the house, 1 to 12. */ house: number;
  /** A1 to A12; A12 is also UL, A1 also AL. */ label: string;
  /** Name of the arudha pada. */ name: string;
  /** Lord of the house, used for counting. */ lord: GrahaName;
  /** Rule that selected this lord. */ lord_rule: "only_lord" | "other_is_in_sign" | "more_companions" | "jupiter_mercury_dispositor" | "exalted" | "modality" | "longer_period" | "more_advanced" | "equal" | "classical";
  /** Sign of the zodiac. */ sign: SignName;
  /** 1 is Aries. */ sign_number: number;
  /** Planet that rules the sign. */ sign_lord: SignLord;
  /** House of the arudha, from the ascendant. */ arudha_house: number;
}

export interface JaiminiArudhasAnswer {
  /** In order of the houses, from the first. */ arudhas: ArudhaPada[];
  confidence: Confidence;
  /** Versions and rules behind the answer. */ metadata: JaiminiArudhasMetadata;
}

export interface JaiminiArgalaSettings extends VedicSettings {
  /** Whether the places of Rahu and Ketu are counted forward like the others, or backwards. zodiacal if omitted. */ argala_nodes?: "zodiacal" | "reversed";
}

export interface JaiminiArgalaInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: JaiminiArgalaSettings;
}

/** Intervention on a sign from one place, and its obstruction. */
export interface Argala {
  /** Place from the sign: 2, 4 and 11 are primary, 5 is secondary. */ place: number;
  /** Whether it is one of the three primary ones. */ is_primary: boolean;
  /** Grahas that intervene. */ by: GrahaName[];
  /** Place from which it is obstructed. */ obstructed_from: number;
  /** Grahas that obstruct. */ against: GrahaName[];
  /** Whether more grahas intervene than obstruct. */ holds: boolean;
}

export interface JaiminiArgalaMetadata extends VedicMetadata {
  /** Whether the places of Rahu and Ketu are counted forward like the others, or backwards. */ argala_nodes: "zodiacal" | "reversed";
}

export interface JaiminiArgalaAnswer {
  /** In order of the houses, from the first. */ houses: {
    /** Number of the house, 1 to 12. */ house: number;
    /** Sign of the zodiac. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** Planet that rules the sign. */ sign_lord: SignLord;
    /** Argalas from the 2nd, 4th, 11th and 5th. */ argalas: Argala[];
    /** Argala of malefics in the third. */ vipareeta: {
      /** Malefics in the third. */ by: GrahaName[];
      /** Whether three malefics or more are in the third, and no other graha. */ holds: boolean;
    };
  }[];
  confidence: Confidence;
  /** Versions and rules behind the answer. */ metadata: JaiminiArgalaMetadata;
}

export interface JaiminiCharaDashaInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: JaiminiDashaSettings;
  /** Number of levels of periods to list, beginning with the great periods. 2 if omitted. */ depth?: number;
  /** Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted. */ ages?: boolean;
}

export interface JaiminiDashaSettings extends VedicSettings {
  /** Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to its sidereal place at birth. 365.25 if omitted. */ year_length?: 365.25 | 365.2425 | 365.2422 | 365.256364 | 360 | "true_sidereal_sun";
}

/** A period of a sign. */
export interface SignMahadasha {
  /** Sign of the zodiac. */ sign: SignName;
  /** 1 is Aries. */ sign_number: number;
  /** Planet that rules the sign. */ sign_lord: SignLord;
  /** Age in years at which it begins. */ from_age: number;
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ start_at: string;
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ end_at: string;
  /** Age in years at the start, if `ages` is true; negative before birth. */ age_from?: number;
  /** Age in years at the end, if `ages` is true. */ age_to?: number;
  /** Length in years. */ years: number;
  /** Lord used for counting the years; one of two lords for Scorpio and Aquarius. */ lord: GrahaName;
  /** Periods within this one; null below the requested depth. */ antardashas: SignAntardasha[] | null;
}

/** One of twelve equal parts. */
export interface SignAntardasha {
  /** Sign of the zodiac. */ sign: SignName;
  /** 1 is Aries. */ sign_number: number;
  /** Planet that rules the sign. */ sign_lord: SignLord;
  /** Age in years at which it begins. */ from_age: number;
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ start_at: string;
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ end_at: string;
  /** Age in years at the start, if `ages` is true; negative before birth. */ age_from?: number;
  /** Age in years at the end, if `ages` is true. */ age_to?: number;
}

export interface JaiminiDashaMetadata extends DashaMetadata {
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
}

export interface DashaMetadata extends SiderealMetadata {
  /** Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to its sidereal place at birth. */ year_length: 365.25 | 365.2425 | 365.2422 | 365.256364 | 360 | "true_sidereal_sun";
}

export interface JaiminiCharaDashaAnswer {
  /** Sign of the first period. */ seed: {
    /** Sign of the zodiac. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** Planet that rules the sign. */ sign_lord: SignLord;
  };
  /** Rule that made it the stronger of the ascendant and the seventh; null if the dasha always begins with the ascendant. */ seed_rule: "more_planets" | "jupiter_mercury_lord" | "exalted_planet" | "lord_in_other_parity" | "modality" | "lord_more_advanced" | "equal" | null;
  /** Direction through the zodiac, from the seed. */ direction: "forward" | "backward";
  /** Great periods in order, from birth. */ mahadashas: SignMahadasha[];
  /** Confidence in the order and lengths of the great periods. */ confidence: Confidence;
  /** Confidence in the order of the periods within them. */ antardasha_confidence: Confidence;
  /** Versions and rules behind the answer. */ metadata: JaiminiDashaMetadata;
}

/** A period of a sign with years of its own. */
export interface ShoolaMahadasha {
  /** Sign of the zodiac. */ sign: SignName;
  /** 1 is Aries. */ sign_number: number;
  /** Planet that rules the sign. */ sign_lord: SignLord;
  /** Age in years at which it begins. */ from_age: number;
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ start_at: string;
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ end_at: string;
  /** Age in years at the start, if `ages` is true; negative before birth. */ age_from?: number;
  /** Age in years at the end, if `ages` is true. */ age_to?: number;
  /** Length in years. */ years: number;
  /** Periods within this one; null below the requested depth. */ antardashas: SignAntardasha[] | null;
}

export interface JaiminiShoolaDashaAnswer {
  /** Sign of the first period. */ seed: {
    /** Sign of the zodiac. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** Planet that rules the sign. */ sign_lord: SignLord;
  };
  /** Rule that made it the stronger of two signs. */ seed_rule: "more_planets" | "jupiter_mercury_lord" | "exalted_planet" | "lord_in_other_parity" | "modality" | "lord_more_advanced" | "equal";
  /** Direction through the zodiac, from the seed. */ direction: "forward" | "backward";
  /** The twelve great periods in order, from birth. */ mahadashas: ShoolaMahadasha[];
  /** Confidence in the order and lengths of the great periods. */ confidence: Confidence;
  /** Confidence in the order of the periods within them. */ antardasha_confidence: Confidence;
  /** Versions and rules behind the answer. */ metadata: JaiminiDashaMetadata;
}

export interface PointsUpagrahasSettings extends DaySettings {
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** Moment of the eighth of Saturn that is used. start if omitted. */ gulika_moment?: "start" | "middle" | "end";
  /** Moment of its eighth that is used for each of Kaala, Mrityu, Artha Prahara and Yamaghantaka. middle if omitted. */ kaala_moment?: "middle" | "start" | "end";
  /** Middle or end of the eighth of Saturn, or a ghati of the weekday, as in Phaladeepika. middle if omitted. */ mandi_method?: "middle" | "end" | "ghatis";
}

export interface PointsUpagrahasInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: PointsUpagrahasSettings;
}

export interface DaySettings extends LanguageSettings {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. */ observation_point?: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. */ ayanamsa?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. */ clock?: "auto" | "zone" | "local_mean" | "local_apparent" | "ut";
}

/** Position of a point without a body. */
export interface PlacedPoint extends InSign {
  /** Whole-sign house from the ascendant. */ house: number;
  /** Nakshatra (lunar mansion) of the position. */ nakshatra: NakshatraName;
  /** 1 is Ashwini. */ nakshatra_number: number;
  /** Planet that rules the nakshatra. */ nakshatra_lord: GrahaName;
  /** Quarter of the nakshatra. */ pada: number;
}

/** The day that contains the requested instant: from sunrise to sunrise, or a civil date if `settings.day_start` is midnight. */
export interface PanchangDay {
  /** Civil date on which the day began. */ date: string;
  /** Weekday of the day. */ weekday: string;
  /** Basis of the day: sunrise, or the civil calendar if there is no sunrise or `settings.day_start` is midnight. */ basis: "sunrise" | "civil";
  /** Sunrise; null if there is none. */ sunrise: string | null;
  /** Sunset; null if there is none. */ sunset: string | null;
  /** The following sunrise; null if there is none. */ next_sunrise: string | null;
}

export interface DayMetadata extends Metadata {
  /** The instant computed for the birth, and the clock behind it. */ birth: BirthClock;
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
}

export interface PointsUpagrahasMetadata extends DayMetadata {
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** Moment of the eighth of Saturn that is used. */ gulika_moment: "start" | "middle" | "end";
  /** Moment of its eighth that is used for each of Kaala, Mrityu, Artha Prahara and Yamaghantaka. */ kaala_moment: "middle" | "start" | "end";
  /** Middle or end of the eighth of Saturn, or a ghati of the weekday, as in Phaladeepika. */ mandi_method: "middle" | "end" | "ghatis";
}

export interface PointsUpagrahasAnswer {
  /** Points that rise in an eighth of day or night. */ kaala_group: {
    /** Name of the upagraha, for programs. */ name: "kaala" | "mrityu" | "artha_prahara" | "yamaghantaka" | "gulika" | "mandi";
    /** Position of the upagraha; null if the Sun does not rise or set. */ point: PlacedPoint | null;
    /** Moment of its eighth that was used. */ method: string;
    confidence: Confidence;
  }[];
  /** Points that follow from the Sun. */ dhuma_group: {
    /** Name of the upagraha, for programs. */ name: "dhuma" | "vyatipata" | "parivesha" | "indrachapa" | "upaketu";
    point: PlacedPoint;
  }[];
  /** Whether the birth is between sunrise and sunset; null if one is missing. */ is_day_birth: boolean | null;
  panchang_day: PanchangDay;
  /** Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. */ reason: "no_sunrise" | "no_sunset" | null;
  /** Versions and rules behind the answer. */ metadata: PointsUpagrahasMetadata;
}

export interface PointsSpecialLagnasSettings extends DaySettings {
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
}

export interface PointsSpecialLagnasInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: PointsSpecialLagnasSettings;
}

export interface PointsSpecialLagnasMetadata extends DayMetadata {
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
  /** Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. */ reason: "no_sunrise" | "no_sunset" | null;
  /** Versions and rules behind the answer. */ metadata: PointsSpecialLagnasMetadata;
}

export interface YogaDetectInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: VedicSettings;
  /** Used only by Mahabhagya yoga, which is not judged without it. */ gender?: "male" | "female";
  /** Whether to omit the yogas whose condition is not met. true if omitted. */ only_present?: boolean;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

/** One yoga with its rule, its evidence and its strength. */
export interface DetectedYoga {
  /** Name of the yoga. */ name: string;
  /** Group of the yoga; arishta are yogas of misfortune. */ group: "major" | "raja_dhana" | "chandra" | "surya" | "nabhasa" | "arishta";
  /** Whether its condition is met and nothing cancels it. */ has_yoga: boolean;
  /** The condition of the yoga, in an English sentence. */ rule: string;
  /** Work from which the rule is taken. */ source: string;
  /** Percentage of random births that have the yoga; a common yoga means little. Null if not measured. */ share_percent: number | null;
  /** Strength of the strongest combination; null if the condition is not met. */ strength: "strong" | "medium" | "weak" | null;
  /** Sets of planets that make the yoga, the strongest first; empty if the condition is not met. */ combinations: YogaCombination[];
  /** Points from which the rule counted houses or signs; empty if it counts none. */ counted_from: string[];
  /** Facts that form the yoga or weaken it. */ notes: string[];
  /** Reason why the yoga does not hold although its condition is met; else null. */ cancelled_by: string | null;
}

/** One set of planets that makes a yoga. */
export interface YogaCombination {
  /** Planets that make the yoga. */ planets: GrahaName[];
  /** Their houses from the ascendant, in the same order. */ houses: number[];
  /** Further detail of the combination; null if the rule describes it fully. */ note: string | null;
  /** Strength of the planets of the combination. */ strength: "strong" | "medium" | "weak";
  /** Mean score of the planets; strong from 1, weak below 0. */ score: number;
  /** Points for and against each planet, in English sentences. */ reasons: string[];
}

export interface YogaDetectAnswer {
  /** Number of yogas examined. */ judged: number;
  /** Number of yogas that hold. */ present: number;
  /** Number of yogas that hold and are strong. */ strong: number;
  /** Yogas, in the order of the classical lists. */ yogas: DetectedYoga[];
  strength_confidence: Confidence;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: VedicMetadata;
}

export interface KpChartInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: KpSettings;
}

export interface KpSettings extends Settings {
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** krishnamurti, or kp_new for the later table that starts in 291. The sub lords are defined for these two, and another one is refused. krishnamurti if omitted. */ ayanamsa?: "krishnamurti" | "kp_new";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "krishnamurti" | "kp_new";
}

/** Cusp of a house, with its lords and significators. */
export interface KpCusp extends InSign {
  /** Number of the house, 1 to 12. */ house: number;
  /** Nakshatra (lunar mansion) of the position. */ nakshatra: NakshatraName;
  /** 1 is Ashwini. */ nakshatra_number: number;
  /** Planet that rules the nakshatra. */ nakshatra_lord: GrahaName;
  /** Quarter of the nakshatra. */ pada: number;
  lords: KpLords;
  /** Degrees to the nearer end of the sub. A cusp moves 1° in some four minutes of birth time. */ sub_margin: number;
  /** Significators of the house, in four steps of strength. */ significators: {
    /** Planets in the star of an occupant: the strongest. */ a: GrahaName[];
    /** Planets in the house. */ b: GrahaName[];
    /** Planets in the star of the lord of the cusp. */ c: GrahaName[];
    /** Lord of the sign on the cusp. */ d: SignLord;
  };
}

/** Rulers of a point of the zodiac by Krishnamurti, from the sign down. */
export interface KpLords {
  /** Lord of the sign. */ sign: SignLord;
  /** Lord of the nakshatra. */ star: GrahaName;
  /** Lord of the part of the nakshatra. */ sub: GrahaName;
  /** Lord of the part of that part. */ sub_sub: GrahaName;
}

/** One of the nine grahas with its lords and the houses that it signifies. */
export interface KpPlanet {
  /** Place of the planet; its house is that of the preceding cusp. */ placement: Placement;
  lords: KpLords;
  /** Degrees to the nearer end of the sub. A cusp moves 1° in some four minutes of birth time. */ sub_margin: number;
  /** Houses that it signifies, in four steps of strength. */ significations: {
    /** House of the lord of its star: the strongest. */ a: number;
    /** Its own house. */ b: number;
    /** Houses whose cusps its star lord rules. */ c: number[];
    /** Houses whose cusps it rules; none for Rahu and Ketu. */ d: number[];
  };
  /** Grahas in the same sign. */ conjoined_with: GrahaName[];
  /** Grahas with a full aspect on its sign. */ aspected_by: GrahaName[];
  /** Grahas for which a node acts, the strongest first: conjunction, star lord, aspect, sign lord. Empty for planets. */ agents: {
    /** English name of the planet or point. */ name: GrahaName;
    /** Reason for which the node acts for it. */ reason: "conjunction" | "star" | "aspect" | "sign";
  }[];
}

export interface KpMetadata extends Metadata {
  /** The instant computed for the birth, and the clock behind it. */ birth: BirthClock;
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** krishnamurti, or kp_new for the later table that starts in 291. The sub lords are defined for these two, and another one is refused. */ ayanamsa: "krishnamurti" | "kp_new";
  /** The requested house system, if it has no solution there and another was used; else null. */ house_system_requested: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | "equal_mc" | "equal_aries" | "vehlow" | "sripati" | "meridian" | "carter" | "horizontal" | "krusinski" | "apc" | "savard_a" | "pullen_sd" | "pullen_sr" | "sunshine" | "sunshine_makransky" | null;
}

export interface KpChartAnswer {
  /** Cusps, from the first house. */ cusps: KpCusp[];
  /** Grahas: Sun to Saturn, Rahu, Ketu. */ planets: KpPlanet[];
  /** Signs without a cusp; they belong to no house. */ intercepted_signs: SignName[];
  /** Versions and rules behind the answer. */ metadata: KpMetadata;
}

export interface KpRulingPlanetsSettings extends KpSettings {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Beginning of the weekday. sunrise: from sunrise to sunrise, as in the texts, so that before sunrise it is still the day before. midnight: the civil date. sunrise if omitted. */ day_start?: "sunrise" | "midnight";
  /** The five of the school, or seven with the sub lords of the ascendant and the Moon. 5 if omitted. */ ruler_count?: 5 | 7;
  /** Lord that rejects a ruler if it is retrograde. star if omitted. */ reject_by?: "star" | "sub" | "none";
}

export interface KpRulingPlanetsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: KpRulingPlanetsSettings;
}

/** A ruler of the moment with the reason. */
export interface RulingPlanet {
  /** Role that makes it a ruler of the moment. */ role: "ascendant_star" | "ascendant_sign" | "moon_star" | "moon_sign" | "day" | "ascendant_sub" | "moon_sub";
  /** English name of the planet or point. */ name: GrahaName;
  /** Whether its lord by `settings.reject_by` is retrograde. */ is_rejected: boolean;
  /** The retrograde planet; null if the ruler is not rejected. */ rejected_for: SignLord | null;
}

/** A lunar node that acts for a ruler of the moment. */
export interface ActingNode {
  /** Rahu or Ketu. */ name: "Rahu" | "Ketu";
  /** Ruler for which the node acts. */ acts_for: GrahaName;
  /** The node is in a sign of the ruler, or in one sign with it. */ by: "sign" | "conjunction";
}

export interface KpRulingPlanetsMetadata extends KpMetadata {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Beginning of the weekday. sunrise: from sunrise to sunrise, as in the texts, so that before sunrise it is still the day before. midnight: the civil date. */ day_start: "sunrise" | "midnight";
  /** The five of the school, or seven with the sub lords of the ascendant and the Moon. */ ruler_count: 5 | 7;
  /** Lord that rejects a ruler if it is retrograde. */ reject_by: "star" | "sub" | "none";
}

export interface KpRulingPlanetsAnswer {
  /** Rulers, the strongest first; one graha may have several roles. */ rulers: RulingPlanet[];
  /** Nodes that act for a ruler. */ nodes: ActingNode[];
  panchang_day: PanchangDay;
  /** Versions and rules behind the answer. */ metadata: KpRulingPlanetsMetadata;
}

export interface KpHoraryInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: KpSettings;
  /** The number that the querent names, 1 to 249: it gives the ascendant. */ number: number;
}

export interface KpHoraryAnswer {
  /** The number that the chart was cast for, 1 to 249. */ number: number;
  /** Start of the part of the number, degrees; the ascendant. */ from: number;
  /** End of the part of the number, degrees. */ until: number;
  /** Cusps, from the first house. */ cusps: KpCusp[];
  /** Grahas: Sun to Saturn, Rahu, Ketu. */ planets: KpPlanet[];
  /** Signs without a cusp; they belong to no house. */ intercepted_signs: SignName[];
  /** Versions and rules behind the answer. */ metadata: KpMetadata;
}

/** A place that is not the birthplace. */
export interface Stay {
  /** Decimal degrees, north positive. */ latitude: number;
  /** Decimal degrees, east positive. */ longitude: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone?: number | string;
}

export interface VarshaphalChartSettings extends VedicSettings {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. true if omitted. */ annual_moment?: "true" | "mean";
  /** Degree of the muntha at the start of a year: 0° of its sign, or the degree of the natal ascendant. sign_start if omitted. */ muntha_degree?: "sign_start" | "natal_ascendant";
  /** positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao. positional if omitted. */ varga_friendship?: "positional" | "natural";
}

export interface VarshaphalChartInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: VarshaphalChartSettings;
  /** The calendar year whose birthday opens the year of life; it opens within days of that birthday. */ target_year: number;
  /** Place of the birthday, if not the place of birth; instants are given in its time zone if it has one. */ stay?: Stay;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

/** Planet that rules a year of life, with the reason. */
export interface YearLord {
  /** English name of the planet or point. */ name: SignLord;
  /** strongest_aspecting: the strongest office-bearer that aspects the ascendant; none_aspects, all_weak: the lord of the muntha, because no bearer qualifies; moon_ithasala, moon_sign_lord: in place of the Moon, the planet that she joins or the lord of her sign. */ reason: "strongest_aspecting" | "none_aspects" | "all_weak" | "moon_ithasala" | "moon_sign_lord";
  /** Whether the Moon had the best claim and was passed over. */ is_moon_passed_over: boolean;
  /** Office-bearers, the strongest first. */ claims: {
    /** English name of the planet or point. */ name: SignLord;
    /** Strength, of 20. */ vishwa: number;
    /** Offices that it bears, of five. */ offices: ("muntha_lord" | "natal_ascendant_lord" | "annual_ascendant_lord" | "trirashi_lord" | "dinaratri_lord")[];
    /** Whether it aspects the ascendant: it is in any house but 2, 6, 8 and 12. */ aspects_ascendant: boolean;
  }[];
}

/** Strengths of a planet in a year of life. */
export interface AnnualStrength {
  /** English name of the planet or point. */ name: SignLord;
  /** Strength in five vargas. */ panchavargiya: {
    /** Strength by the lord of its sign, of 30. */ kshetra: number;
    /** Strength by distance from deepest debilitation, of 20. */ uchcha: number;
    /** Strength by the lord of its hadda, of 15. */ hadda: number;
    /** Strength by the lord of its third of the sign, of 10. */ drekkana: number;
    /** Strength by the lord of its ninth of the sign, of 5. */ navamsa: number;
    /** Sum of all five, of 80. */ total: number;
    /** A fourth of the total: weak below 5, strong above 10, very strong above 15, of 20. */ vishwa: number;
  };
  /** Harsha bala: points for the joys of the planet. */ harsha: {
    /** Points in its house of joy, of 5. */ house: number;
    /** Points in its own sign or exaltation, of 5. */ dignity: number;
    /** Points in a house of its sex, of 5. */ sex: number;
    /** Points of male planets by day, of female ones by night, of 5. */ time: number;
    /** Sum of all four, of 20. */ total: number;
  };
}

export interface VarshaphalChartMetadata extends VedicMetadata {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. */ annual_moment: "true" | "mean";
  /** Degree of the muntha at the start of a year: 0° of its sign, or the degree of the natal ascendant. */ muntha_degree: "sign_start" | "natal_ascendant";
  /** positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao. */ varga_friendship: "positional" | "natural";
}

export interface VarshaphalChartAnswer {
  /** The requested calendar year. */ target_year: number;
  /** Years of life completed when this one opens; negative before the birth. */ completed_years: number;
  /** Start of the year, local time of the place. */ opens_at: string;
  /** Start of the year in UTC. */ utc_datetime: string;
  /** The same instant as a Julian Day in UT. */ julian_day_ut: number;
  /** Whether the Sun was above the horizon when the year opened. */ is_day: boolean;
  /** The point that rises in the east. */ ascendant: Ascendant;
  /** Sun to Saturn, Rahu, Ketu. */ planets: Placement[];
  /** The muntha: the natal ascendant, advanced by a sign per year. */ muntha: InSign & {
    /** Number of the house, 1 to 12. */ house: number;
  };
  /** Planets that contend for the lordship of the year. */ office_bearers: {
    /** Lord of the muntha. */ muntha_lord: SignLord;
    /** Lord of the natal ascendant. */ natal_ascendant_lord: SignLord;
    /** Lord of the annual ascendant. */ annual_ascendant_lord: SignLord;
    /** Lord of the three signs of the annual ascendant, by day or night. */ trirashi_lord: SignLord;
    /** Lord of the sign of the Sun by day, of the Moon by night. */ dinaratri_lord: SignLord;
  };
  year_lord: YearLord;
  /** Sun to Saturn. */ strengths: AnnualStrength[];
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: VarshaphalChartMetadata;
}

export interface VarshaphalSahamsSettings extends VedicSettings {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. true if omitted. */ annual_moment?: "true" | "mean";
  /** Source of the formulas on which the books differ: Charak, or P.V.R. Narasimha Rao. charak if omitted. */ saham_school?: "charak" | "pvr";
  /** House system of the middles of houses from which some sahams are counted. sripati if omitted. */ saham_houses?: "sripati" | "equal";
  /** Test for a point between two others: by degrees, or by whole signs. degrees if omitted. */ saham_arc?: "degrees" | "signs";
}

export interface VarshaphalSahamsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: VarshaphalSahamsSettings;
  /** The calendar year whose birthday opens the year of life; it opens within days of that birthday. */ target_year: number;
  /** Place of the birthday, if not the place of birth; instants are given in its time zone if it has one. */ stay?: Stay;
}

/** A sensitive point of a year, counted from two others. */
export interface Saham {
  /** Id of the saham, for programs. */ id: "punya" | "vidya" | "yasha" | "mahatmya" | "samartha" | "bhratri" | "pitri" | "raja" | "matri" | "jeeva" | "karma" | "kali" | "shastra" | "artha" | "paradesa" | "labha" | "karyasiddhi" | "jadya" | "satru" | "jalapatana" | "bandhana" | "asha" | "mitra" | "gaurava" | "putra" | "roga" | "bandhu" | "mrityu" | "vivaha" | "vanika";
  /** Topic of the saham. */ topic: string;
  /** Position of the saham; null for Samartha by Charak if Mars rules the ascendant, because the formula has no meaning then. */ position: InSign & {
    /** Number of the house, 1 to 12. */ house: number;
  } | null;
}

export interface VarshaphalSahamsMetadata extends VedicMetadata {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. */ annual_moment: "true" | "mean";
  /** Source of the formulas on which the books differ: Charak, or P.V.R. Narasimha Rao. */ saham_school: "charak" | "pvr";
  /** House system of the middles of houses from which some sahams are counted. */ saham_houses: "sripati" | "equal";
  /** Test for a point between two others: by degrees, or by whole signs. */ saham_arc: "degrees" | "signs";
}

export interface VarshaphalSahamsAnswer {
  /** The requested calendar year. */ target_year: number;
  /** Years of life completed when this one opens; negative before the birth. */ completed_years: number;
  /** Start of the year, local time of the place. */ opens_at: string;
  /** Start of the year in UTC. */ utc_datetime: string;
  /** The same instant as a Julian Day in UT. */ julian_day_ut: number;
  /** Whether the Sun was above the horizon when the year opened. */ is_day: boolean;
  /** The thirty sahams, in the order of the books. */ sahams: Saham[];
  /** Versions and rules behind the answer. */ metadata: VarshaphalSahamsMetadata;
}

export interface VarshaphalMuddaDashaSettings extends VedicSettings {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. true if omitted. */ annual_moment?: "true" | "mean";
  /** Length of each of the 360 days: a degree of the Sun, a 360th of this year, or 24 hours. sun_degree if omitted. */ annual_day?: "sun_degree" | "year_share" | "civil";
}

export interface VarshaphalMuddaDashaInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: VarshaphalMuddaDashaSettings;
  /** The calendar year whose birthday opens the year of life; it opens within days of that birthday. */ target_year: number;
  /** Place of the birthday, if not the place of birth; instants are given in its time zone if it has one. */ stay?: Stay;
}

/** A period of Vimshottari within a year. */
export interface MuddaPeriod {
  /** Ruler of the period. */ lord: GrahaName;
  /** Length in days, of which the year has 360. */ days: number;
  /** Share of the year. */ share: number;
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ start_at: string;
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ end_at: string;
}

/** A period of a yogini within a year. */
export interface VarshaYoginiPeriod {
  /** Name of the yogini. */ name: string;
  /** Ruler of the period. */ lord: GrahaName;
  /** Length in days, of which the year has 360. */ days: number;
  /** Share of the year. */ share: number;
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ start_at: string;
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ end_at: string;
}

/** A period by degrees within signs. */
export interface PatyayiniPeriod {
  /** Ruler of the period. */ lord: AshtakavargaReceiver;
  /** Length in days, of which the year has 360. */ days: number;
  /** Share of the year. */ share: number;
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ start_at: string;
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ end_at: string;
}

export interface VarshaphalMuddaDashaMetadata extends VedicMetadata {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. */ annual_moment: "true" | "mean";
  /** Length of each of the 360 days: a degree of the Sun, a 360th of this year, or 24 hours. */ annual_day: "sun_degree" | "year_share" | "civil";
}

export interface VarshaphalMuddaDashaAnswer {
  /** The requested calendar year. */ target_year: number;
  /** Years of life completed when this one opens; negative before the birth. */ completed_years: number;
  /** Start of the year, local time of the place. */ opens_at: string;
  /** Start of the year in UTC. */ utc_datetime: string;
  /** The same instant as a Julian Day in UT. */ julian_day_ut: number;
  /** Ten periods; nine if the natal Moon was exactly at the start of a star. */ mudda: MuddaPeriod[];
  /** Nine periods; eight if the natal Moon was exactly at the start of a star. */ varsha_yogini: VarshaYoginiPeriod[];
  /** Eight periods, ordered by degrees within signs. */ patyayini: PatyayiniPeriod[];
  /** Versions and rules behind the answer. */ metadata: VarshaphalMuddaDashaMetadata;
}

export interface VarshaphalYogasSettings extends VedicSettings {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. true if omitted. */ annual_moment?: "true" | "mean";
}

export interface VarshaphalYogasInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: VarshaphalYogasSettings;
  /** The calendar year whose birthday opens the year of life; it opens within days of that birthday. */ target_year: number;
  /** Place of the birthday, if not the place of birth; instants are given in its time zone if it has one. */ stay?: Stay;
}

/** Two planets of a year within their orb. */
export interface TajikaAspect {
  /** The planet of the two that moves faster. */ faster: SignLord;
  /** The planet of the two that moves slower. */ slower: SignLord;
  /** Sign of the slower counted from the faster. */ house: number;
  /** Relation of their signs by aspect. */ relation: "friendly" | "inimical" | "conjunction";
  /** Degrees by which the faster is behind the slower within its sign; negative if it has passed. */ behind: number;
  /** Mean of the orbs of both planets, degrees. */ orb: number;
  /** ithasala: the faster approaches (poorna below 1°); ishrafa: it separates. */ kind: "ithasala" | "poorna_ithasala" | "ishrafa";
  /** Whether it is less than 1° past: full ithasala here, ishrafa in some books. */ is_disputed: boolean;
  /** Whether the faster is retrograde: some books exchange ithasala and ishrafa then. */ is_faster_retrograde: boolean;
}

/** Aspect and yogas of the lord of the ascendant with the lord of a house. */
export interface TajikaMatter {
  /** The house of the matter. */ house: number;
  /** Planet that rules the house of the matter. */ lord: SignLord;
  /** Whether it also rules the ascendant, so there is no pair. */ is_same_lord: boolean;
  /** Aspect between the lord of the ascendant and this lord; null if there is none. */ aspect: TajikaAspect | null;
  /** Yogas of the two lords for the matter. */ yogas: {
    /** Name of the Tajika yoga. */ yoga: "ithasala" | "ishrafa" | "nakta" | "yamaya" | "manau" | "kamboola" | "gairi_kamboola" | "khallasara" | "radda";
    /** Planets that decide the yoga: the third planet, the lord that the Moon joins, or the hindered lord; may be empty. */ through: SignLord[];
  }[];
}

export interface VarshaphalYogasMetadata extends VedicMetadata {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. */ annual_moment: "true" | "mean";
}

export interface VarshaphalYogasAnswer {
  /** The requested calendar year. */ target_year: number;
  /** Years of life completed when this one opens; negative before the birth. */ completed_years: number;
  /** Start of the year, local time of the place. */ opens_at: string;
  /** Start of the year in UTC. */ utc_datetime: string;
  /** The same instant as a Julian Day in UT. */ julian_day_ut: number;
  /** Lord of the annual ascendant. */ ascendant_lord: SignLord;
  /** Yoga of the whole year; null if neither holds. */ year_yoga: "ikkavala" | "induvara" | null;
  /** Aspects, those of the fastest planet first. */ aspects: TajikaAspect[];
  /** Matters of the houses 2 to 12. */ matters: TajikaMatter[];
  /** Versions and rules behind the answer. */ metadata: VarshaphalYogasMetadata;
}

export interface ParasharaRequest extends Birth {
  /** Conventions to follow; each has a default. */ settings?: ParasharaSettings;
}

export interface ParasharaSettings extends VedicSettings {
  /** Rule by which parts become signs. parashara if omitted. */ method?: "parashara";
}

/** A divisional chart of a birth. */
export interface DivisionalChart {
  /** Id, name and subject of the divisional chart. */ varga: Varga;
  /** The point that rises in the east. */ ascendant: DivisionalAscendant;
  /** Planets and points, in their usual order. */ planets: DivisionalPlacement[];
  /** Whole seconds to the nearest change of the ascendant’s part, before the birth or after it. Planets are not counted. Null if there is none within 12 hours. */ sensitivity_seconds: number | null;
  /** Versions and rules behind the answer. */ metadata: DivisionalChartMetadata;
}

export interface Varga {
  /** Id of the chart: D9, D60 and so on; `D12/D9` for the D12 of the D9. */ id: string;
  /** Name of the divisional chart. */ name: string;
  /** Number of parts into which each sign is divided. */ parts: number;
  /** Subject of the chart. */ meaning: string;
}

export interface DivisionalAscendant {
  /** Always Ascendant. */ name: "Ascendant";
  /** Sign of the zodiac. */ sign: SignName;
  /** 1 is Aries. */ sign_number: number;
  /** Planet that rules the sign. */ sign_lord: SignLord;
  /** Degrees within the sign of this chart; null if the parts are unequal. */ degree: number | null;
  /** Number of the part of the natal sign, 1 is the first. */ part: number;
  /** Sidereal longitude in the birth chart, degrees. */ natal_longitude: number;
  /** Number of the house, 1 to 12. */ house: number;
}

export interface DivisionalPlacement {
  /** English name of the planet or point. */ name: string;
  /** Sign of the zodiac. */ sign: SignName;
  /** 1 is Aries. */ sign_number: number;
  /** Planet that rules the sign. */ sign_lord: SignLord;
  /** Degrees within the sign of this chart; null if the parts are unequal. */ degree: number | null;
  /** Number of the part of the natal sign, 1 is the first. */ part: number;
  /** Sidereal longitude in the birth chart, degrees. */ natal_longitude: number;
  /** House, counted from the ascendant of this chart. */ house: number;
  /** Whether it is in the same sign as in the birth chart. */ is_vargottama: boolean;
  /** Whether it moves backwards through the zodiac. */ is_retrograde: boolean;
  /** Ruler of the half degree in D60; null in the other charts. */ deity: string | null;
}

export interface DivisionalChartMetadata extends VedicMetadata {
  /** Rule by which parts become signs. */ method: "parashara" | "parivritti_dwaya" | "uma_shambhu" | "raman" | "somanatha" | "parivritti_traya" | "jagannatha" | "cyclic" | "odd_even_sign_table" | "even_backward" | "kalachakra" | "krishna_mishra" | "sanjay_rath_rudramsa" | "bv_raman_ekadasamsa" | "reverse" | "leo" | "from_aries" | "navamsa_of_navamsa" | "even_reversed" | "dwadasamsa_of_navamsa" | "navamsa_of_dwadasamsa" | "dwadasamsa_of_dwadasamsa" | "own_sign" | "own_sign_even_reversed" | "mixed";
  /** The same as `method`. */ profile?: string;
  /** Convention of this chart, one of two. */ variant?: string;
}

export interface DivisionalD2Settings extends VedicSettings {
  /** Rule by which parts become signs. parashara if omitted. */ method?: "parashara" | "parivritti_dwaya" | "uma_shambhu" | "raman" | "somanatha";
}

export interface DivisionalD2Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD2Settings;
}

export interface DivisionalD3Settings extends VedicSettings {
  /** Rule by which parts become signs. parashara if omitted. */ method?: "parashara" | "parivritti_traya" | "somanatha" | "jagannatha";
}

export interface DivisionalD3Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD3Settings;
}

export interface DivisionalD4Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: FourthVargaSettings;
}

export interface FourthVargaSettings extends VedicSettings {
  /** Rule by which parts become signs. parashara if omitted. */ method?: "parashara" | "cyclic";
}

export interface DivisionalD5Settings extends VedicSettings {
  /** Rule by which parts become signs. odd_even_sign_table if omitted. */ method?: "odd_even_sign_table" | "cyclic";
}

export interface DivisionalD5Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD5Settings;
}

export interface DivisionalD7Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: SeventhVargaSettings;
}

export interface SeventhVargaSettings extends VedicSettings {
  /** Rule by which parts become signs. parashara if omitted. */ method?: "parashara" | "even_backward";
}

export interface DivisionalD9Settings extends VedicSettings {
  /** Rule by which parts become signs. parashara if omitted. */ method?: "parashara" | "kalachakra" | "krishna_mishra";
}

export interface DivisionalD9Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD9Settings;
}

export interface DivisionalD11Settings extends VedicSettings {
  /** Rule by which parts become signs. sanjay_rath_rudramsa if omitted. */ method?: "sanjay_rath_rudramsa";
}

export interface DivisionalD11Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD11Settings;
}

export interface DivisionalD11RamanSettings extends VedicSettings {
  /** Rule by which parts become signs. bv_raman_ekadasamsa if omitted. */ method?: "bv_raman_ekadasamsa";
}

export interface DivisionalD11RamanInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD11RamanSettings;
}

export interface DivisionalD24Settings extends VedicSettings {
  /** Rule by which parts become signs. parashara if omitted. */ method?: "parashara" | "reverse" | "leo";
}

export interface DivisionalD24Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD24Settings;
}

export interface DivisionalD60Settings extends VedicSettings {
  /** Rule by which parts become signs. parashara if omitted. */ method?: "parashara" | "from_aries";
}

export interface DivisionalD60Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD60Settings;
}

export interface DivisionalD81Settings extends VedicSettings {
  /** Rule by which parts become signs. navamsa_of_navamsa if omitted. */ method?: "navamsa_of_navamsa" | "even_reversed" | "somanatha";
}

export interface DivisionalD81Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD81Settings;
}

export interface DivisionalD108Settings extends VedicSettings {
  /** Rule by which parts become signs. dwadasamsa_of_navamsa if omitted. */ method?: "dwadasamsa_of_navamsa" | "navamsa_of_dwadasamsa" | "cyclic";
}

export interface DivisionalD108Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD108Settings;
}

export interface DivisionalD144Settings extends VedicSettings {
  /** Rule by which parts become signs. dwadasamsa_of_dwadasamsa if omitted. */ method?: "dwadasamsa_of_dwadasamsa" | "cyclic";
}

export interface DivisionalD144Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD144Settings;
}

export interface DivisionalD150Settings extends VedicSettings {
  /** Rule by which parts become signs. own_sign if omitted. */ method?: "own_sign" | "cyclic" | "own_sign_even_reversed";
}

export interface DivisionalD150Input extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalD150Settings;
}

export interface DivisionalMixedSettings extends VedicSettings {
  /** Rule by which parts become signs. mixed if omitted. */ method?: "mixed";
}

export interface DivisionalMixedInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DivisionalMixedSettings;
  /** The chart to make, of the positions in the chart `of`. */ varga: "D2" | "D3" | "D4" | "D5" | "D6" | "D7" | "D8" | "D9" | "D10" | "D12" | "D16" | "D20" | "D24" | "D27" | "D40" | "D45" | "D60";
  /** The chart that is made first, of the birth chart. */ of: "D2" | "D3" | "D4" | "D5" | "D6" | "D7" | "D8" | "D9" | "D10" | "D12" | "D16" | "D20" | "D24" | "D27" | "D40" | "D45" | "D60";
}

export interface DivisionalShodashvargaAnswer {
  /** The sixteen charts. */ vargas: {
    /** Id, name and subject of the divisional chart. */ varga: Varga;
    /** The point that rises in the east. */ ascendant: DivisionalAscendant;
    /** Planets and points, in their usual order. */ planets: DivisionalPlacement[];
  }[];
  /** Versions and rules behind the answer. */ metadata: VedicMetadata;
}

export interface PanchangRequest extends Birth {
  /** Conventions to follow; each has a default. */ settings?: AlmanacSettings;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

export interface AlmanacSettings extends DaySettings {
  /** Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. drik if omitted. */ almanac?: "drik" | "surya" | "surya_bija" | "vakya" | "tamil_vakya" | "bengal_old" | "bengal_bisuddha" | "odisha_kohinoor" | "odisha_samanta" | "kerala" | "assam" | "nepal" | "andhra_purva" | "rashtriya";
}

/** Span from start (included) to end (excluded). */
export interface TimeWindow {
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ start: string;
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ end: string;
}

/** The weekday, which begins with sunrise, or at midnight if `settings.day_start` says so. */
export interface Vara extends TimeWindow {
  /** 1 is Sunday. */ number: number;
  /** English name of the weekday. */ name: string;
  /** Sanskrit name, in Latin letters. */ sanskrit: string;
  /** Planet that rules the weekday. */ lord: SignLord;
  /** Basis of the weekday: sunrise, or the civil calendar if there is no sunrise or `settings.day_start` is midnight. */ basis: "sunrise" | "civil";
}

/** A lunar day: the Moon gains 12° on the Sun. */
export interface Tithi extends TimeWindow {
  /** 1 to 15 of the waxing half, 16 to 30 of the waning. */ number: number;
  /** Name of the tithi (lunar day), Sanskrit in Latin letters. */ name: string;
  /** Waxing or waning half of the lunar month. */ paksha: "Shukla" | "Krishna";
  /** Day of its half of the month, 1 to 15. */ day_of_paksha: number;
  /** One of five groups, to which the tithis belong in turn. */ group: "Nanda" | "Bhadra" | "Jaya" | "Rikta" | "Purna";
}

/** The star (lunar mansion) that the Moon is in. */
export interface NakshatraSpan extends TimeWindow {
  /** Number, starting with 1. */ number: number;
  /** Name of the nakshatra (lunar mansion), Sanskrit in Latin letters. */ name: NakshatraName;
  /** Planet that rules the nakshatra. */ lord: GrahaName;
  /** Deity that presides over it. */ deity: string;
}

/** One of 27 parts of the sum of the Sun’s and the Moon’s longitude. */
export interface NityaYoga extends TimeWindow {
  /** Number, starting with 1. */ number: number;
  /** Name of the nitya yoga, Sanskrit in Latin letters. */ name: string;
  quality: Quality;
  /** Part of a bad yoga to avoid; null if the whole of it is to be avoided, and for good yogas. */ avoid: string | null;
}

/** Half a tithi. */
export interface Karana extends TimeWindow {
  /** Half tithi of the lunar month, 1 begins at the new moon. */ number: number;
  /** Name of the karana (half tithi), Sanskrit in Latin letters. */ name: string;
  /** movable for the seven karanas that recur through the month, fixed for the four that come once. */ kind: "movable" | "fixed";
  quality: Quality;
}

/** The panchang day in the calendars of India. */
export interface HinduCalendar {
  lunar_month: LunarMonth;
  /** Waxing or waning half of the lunar month, at sunrise. */ paksha: "Shukla" | "Krishna";
  /** The tithi at sunrise, which names the day. */ tithi_number: number;
  /** Years of the lunar eras. */ eras: {
    /** Saka year, which changes with Chaitra. */ shaka: EraYear;
    /** Vikram year of the north, which changes with Chaitra. */ vikram: EraYear;
    /** Vikram year of Gujarat, which changes with Kartika. */ gujarati: EraYear;
    /** Elapsed years of the Kali age. */ kali_year: number;
  };
  /** One for each region. */ solar_dates: SolarDate[];
  national: IndianNationalDate;
  /** Days since the start of the Kali age. */ ahargana: number;
  /** Half of the year: the Sun goes north or south. */ ayana: "Uttarayana" | "Dakshinayana";
  /** Season by the sidereal Sun. */ ritu: string;
}

/** The lunar month of the tithi at sunrise. */
export interface LunarMonth extends TimeWindow {
  /** 1 is Chaitra. */ number: number;
  /** Amanta: the month runs from new moon to new moon. A leap month is called Adhika. */ name: string;
  /** 1 is Chaitra. */ purnimanta_number: number;
  /** Purnimanta, as in the north: the month ends with the full moon. */ purnimanta_name: string;
  /** Adhika: the Sun enters no sign in the month. Kshaya: the Sun enters two, and the second name is lost. */ kind: "normal" | "adhika" | "kshaya";
  /** Second name, which a kshaya month loses; else null. */ lost_name: string | null;
}

/** A year of an era. */
export interface EraYear {
  /** Elapsed years of the era. */ year: number;
  /** Name of the year in the cycle of sixty. */ samvatsara: string;
}

/** The panchang day in a solar calendar. */
export interface SolarDate {
  /** Region whose rule decides on which date a month begins. */ calendar: "tamil" | "malayalam" | "odia" | "bengali" | "assamese";
  /** Era that the year belongs to. */ era: string;
  /** Almanac that dates the day so: its Sun, and its rule for the first day. */ school: "drik" | "surya" | "surya_bija" | "vakya" | "tamil_vakya" | "bengal_old" | "bengal_bisuddha" | "odisha_kohinoor" | "odisha_samanta" | "kerala" | "assam" | "nepal" | "andhra_purva" | "rashtriya";
  /** Year of the era. */ year: number;
  /** Number of the month, counted from the one in which the year of this calendar begins. */ month_number: number;
  /** Name of the month in the region. */ month: string;
  /** Day of the month. */ day: number;
  /** Civil date of the first day of the month. */ first_date: string;
  /** Instant when the Sun entered the sign of the month. */ sankranti: string;
  /** The day by the other almanacs of the region; empty if it has one. */ other_schools: SolarDateOfSchool[];
}

/** The same day by another almanac of the region. */
export interface SolarDateOfSchool {
  /** Almanac that dates the day so: its Sun, and its rule for the first day. */ school: "drik" | "surya" | "surya_bija" | "vakya" | "tamil_vakya" | "bengal_old" | "bengal_bisuddha" | "odisha_kohinoor" | "odisha_samanta" | "kerala" | "assam" | "nepal" | "andhra_purva" | "rashtriya";
  /** Year of the era. */ year: number;
  /** Number of the month, counted from the one in which the year of this calendar begins. */ month_number: number;
  /** Name of the month in the region. */ month: string;
  /** Day of the month. */ day: number;
  /** Civil date of the first day of the month. */ first_date: string;
  /** Instant when the Sun entered the sign of the month. */ sankranti: string;
}

/** Date in the civil calendar of India, which is computed without astronomy. */
export interface IndianNationalDate {
  /** Saka year. */ year: number;
  /** 1 is Chaitra. */ month_number: number;
  /** Name of the month. */ month: string;
  /** Day of the month. */ day: number;
}

export interface AlmanacMetadata extends DayMetadata {
  /** Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. */ almanac: "drik" | "surya" | "surya_bija" | "vakya" | "tamil_vakya" | "bengal_old" | "bengal_bisuddha" | "odisha_kohinoor" | "odisha_samanta" | "kerala" | "assam" | "nepal" | "andhra_purva" | "rashtriya";
  /** Sky of Sun and Moon; planets are always those of drik. */ sun_and_moon: "drik" | "surya" | "surya_bija" | "vakya";
}

export interface PanchangFullAnswer {
  panchang_day: PanchangDay;
  vara: Vara;
  tithi: Tithi;
  nakshatra: NakshatraSpan;
  yoga: NityaYoga;
  karana: Karana;
  /** Sunrise; null if there is none. */ sunrise: string | null;
  /** Sunset; null if there is none. */ sunset: string | null;
  /** Rise of the centre of the disc without refraction, as in the Vedic texts. */ vedic_sunrise: string | null;
  /** Set of the centre of the disc without refraction. */ vedic_sunset: string | null;
  /** Moonrise within the panchang day; null on about one day a month. */ moonrise: string | null;
  /** Moonset within the panchang day; null on about one day a month. */ moonset: string | null;
  /** The next moonrise, if the panchang day has none; else null. */ next_moonrise: string | null;
  /** The next moonset, if the panchang day has none; else null. */ next_moonset: string | null;
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
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface PanchangTithiAnswer {
  /** A lunar day: the Moon gains 12° on the Sun. */ tithi: TimeWindow & {
    /** 1 to 15 of the waxing half, 16 to 30 of the waning. */ number: number;
    /** Name of the tithi (lunar day), Sanskrit in Latin letters. */ name: string;
    /** Waxing or waning half of the lunar month. */ paksha: "Shukla" | "Krishna";
    /** Day of its half of the month, 1 to 15. */ day_of_paksha: number;
    /** One of five groups, to which the tithis belong in turn. */ group: "Nanda" | "Bhadra" | "Jaya" | "Rikta" | "Purna";
    /** Whether no sunrise falls into it, so the calendar skips it. */ is_kshaya: boolean;
    /** Whether two sunrises fall into it, so the calendar repeats it. */ is_vriddhi: boolean;
  };
  next: Tithi;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface PanchangNakshatraAnswer {
  nakshatra: NakshatraSpan;
  next: NakshatraSpan;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface PanchangYogaAnswer {
  yoga: NityaYoga;
  next: NityaYoga;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface PanchangKaranaAnswer {
  karana: Karana;
  next: Karana;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface PanchangVaraSettings extends AlmanacSettings {
  /** Beginning of the weekday. sunrise: from sunrise to sunrise, as in the texts, so that before sunrise it is still the day before. midnight: the civil date. sunrise if omitted. */ day_start?: "sunrise" | "midnight";
}

export interface PanchangVaraInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: PanchangVaraSettings;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

export interface PanchangVaraMetadata extends AlmanacMetadata {
  /** Beginning of the weekday. sunrise: from sunrise to sunrise, as in the texts, so that before sunrise it is still the day before. midnight: the civil date. */ day_start: "sunrise" | "midnight";
}

export interface PanchangVaraAnswer {
  vara: Vara;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: PanchangVaraMetadata;
}

export interface PanchangSunTimesAnswer {
  /** Civil date. */ date: string;
  /** Sunrise; null if there is none. */ sunrise: string | null;
  /** Sunset; null if there is none. */ sunset: string | null;
  /** Rise of the centre of the disc without refraction, as in the Vedic texts. */ vedic_sunrise: string | null;
  /** Set of the centre of the disc without refraction. */ vedic_sunset: string | null;
  /** The next sunrise, if there is none on the date; else null. */ next_sunrise: string | null;
  /** The next sunset, if there is none on the date; else null. */ next_sunset: string | null;
  /** Reason why there is no sunrise or sunset; null if both are on the date or the missing one follows on the next day. */ reason: "midnight_sun" | "polar_night" | null;
  /** Seconds from sunrise to sunset; null if one is missing or the sunset comes first. */ day_length_seconds: number | null;
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface PanchangMoonTimesAnswer {
  /** Civil date. */ date: string;
  /** Moonrise; null on a day without one. */ moonrise: string | null;
  /** Moonset; null on a day without one. */ moonset: string | null;
  /** The next moonrise, if there is none on the date; else null. */ next_moonrise: string | null;
  /** The next moonset, if there is none on the date; else null. */ next_moonset: string | null;
  /** Position of the Moon for the whole date, near the poles; null if she rises or sets. */ reason: "above_horizon" | "below_horizon" | null;
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface PanchangInauspiciousPeriodsAnswer {
  panchang_day: PanchangDay;
  /** Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. */ reason: "no_sunrise" | "no_sunset" | null;
  /** The eighth of the day that belongs to Rahu. */ rahu_kaal: TimeWindow | null;
  /** The eighth of the day that belongs to Gulika. */ gulika_kaal: TimeWindow | null;
  /** The eighth of the day that belongs to Yama. */ yamaganda: TimeWindow | null;
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface Choghadiya extends TimeWindow {
  /** Name of the choghadiya. */ name: string;
  /** Planet that rules this part of the day or night. */ lord: SignLord;
  quality: Quality;
  /** Name of a part to avoid whatever its quality; null for most. */ vela: "Kaal Vela" | "Vaar Vela" | "Kaal Ratri" | null;
  /** Number within its day or night. */ number: number;
  /** Whether the span is between sunrise and sunset. */ is_day: boolean;
}

export interface PanchangChoghadiyaAnswer {
  panchang_day: PanchangDay;
  /** Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. */ reason: "no_sunrise" | "no_sunset" | null;
  /** The parts of day and night, in order. */ choghadiya: Choghadiya[];
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface Hora extends TimeWindow {
  /** Planet that rules this part of the day or night. */ lord: SignLord;
  quality: Quality;
  /** Number within its day or night. */ number: number;
  /** Whether the span is between sunrise and sunset. */ is_day: boolean;
}

export interface PanchangHoraAnswer {
  panchang_day: PanchangDay;
  /** Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. */ reason: "no_sunrise" | "no_sunset" | null;
  /** The planetary hours, in order. */ hora: Hora[];
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface PanchangAbhijitMuhuratAnswer {
  panchang_day: PanchangDay;
  /** Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. */ reason: "no_sunrise" | "no_sunset" | null;
  /** The middle muhurta of the day; null if there is none. */ abhijit_muhurat: TimeWindow & {
    /** Whether the day is a Wednesday, which some texts exclude. */ avoid_on_wednesday: boolean;
  } | null;
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface PanchangBrahmaMuhurtaAnswer {
  panchang_day: PanchangDay;
  /** Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. */ reason: "no_sunrise" | "no_sunset" | null;
  /** The window before sunrise; null if there is none. */ brahma_muhurta: TimeWindow | null;
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface PanchangAmritKaalAnswer {
  panchang_day: PanchangDay;
  /** Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. */ reason: "no_sunrise" | "no_sunset" | null;
  /** The Amrit windows, in order. */ amrit_kaal: (TimeWindow & {
    /** Whether the span is between sunrise and sunset. */ is_day: boolean;
  })[];
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface PanchangGoodBadTimesAnswer {
  panchang_day: PanchangDay;
  /** Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. */ reason: "no_sunrise" | "no_sunset" | null;
  /** Windows of the day, by start. */ periods: (TimeWindow & {
    /** Name of the window of time. */ name: string;
    quality: Quality;
  })[];
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

/** A fifteenth of the day or of the night. */
export interface Muhurta extends TimeWindow {
  /** Number within its day or night. */ number: number;
  /** Whether the span is between sunrise and sunset. */ is_day: boolean;
  /** Deity who gives the muhurta its name. */ name: string;
  quality: Quality;
}

/** The karana Vishti in full, even if it extends beyond the day. */
export interface Bhadra extends TimeWindow {
  /** The tithi of which it is one half. */ tithi: string;
  /** Worst part of Bhadra. */ mukha: TimeWindow;
  /** Last part of Bhadra, which does no harm. */ puccha: TimeWindow;
  /** One abode, or two if the Moon changes her sign. */ abodes: (TimeWindow & {
    /** Abode by the sign of the Moon; in some sources Bhadra harms only on earth. */ abode: "heaven" | "underworld" | "earth";
  })[];
}

/** Span of the Moon in Aquarius or Pisces in full, even if it extends beyond the day. */
export interface Panchaka extends TimeWindow {
  /** Danger, by the weekday on which it begins: disease, rulers, fire, thieves, death; null for none. */ kind: "roga" | "raja" | "agni" | "chora" | "mrityu" | null;
  /** The weekday on which it begins. */ weekday: string;
}

/** A part of the day by rising sign, tithi and star. */
export interface PanchakaRahita extends TimeWindow {
  /** The rising sign. */ lagna: SignName;
  /** Remainder after division by 9 of the sum of tithi, weekday, star and lagna. */ remainder: number;
  /** Danger: death, fire, rulers, thieves, disease; free for the remainders 0, 3, 5 and 7. */ kind: "mrityu" | "agni" | "raja" | "chora" | "roga" | "free";
}

/** Full span of the Moon in a star at the junction of two signs. */
export interface GandaMoola extends TimeWindow {
  /** Nakshatra (lunar mansion) that the Moon is in. */ nakshatra: NakshatraName;
  /** Worst quarter of the star, 1 to 4. */ worst_pada: number;
  /** Span of the Moon in that quarter. */ worst_pada_window: TimeWindow;
}

/** A yoga of weekday, tithi and stars, within the day. */
export interface MeetingYoga extends TimeWindow {
  /** Name of the yoga for programs. */ id: "dwipushkara" | "tripushkara" | "jwalamukhi" | "aadal" | "vidaal" | "dagdha_tithi";
  /** Name of the special yoga of the day. */ name: string;
  quality: Quality;
}

export interface PanchangMuhurtasAnswer {
  panchang_day: PanchangDay;
  /** Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. */ reason: "no_sunrise" | "no_sunset" | null;
  /** Seconds from sunrise to sunset; null if there is no day. */ dinamana_seconds: number | null;
  /** Seconds of the following night; null if there is no night. */ ratrimana_seconds: number | null;
  /** Middle of the day; null if there is no day. */ madhyahna: string | null;
  /** Muhurtas in order; those of a missing day or night are omitted. */ muhurtas: Muhurta[];
  /** The 96 minutes before sunrise. Null if there is none. */ arunodaya: TimeWindow | null;
  /** The last tenth of the preceding night. Null if there is none. */ pratah_sandhya: TimeWindow | null;
  /** The eleventh muhurta of the day. Null if there is none. */ vijaya: TimeWindow | null;
  /** The 24 minutes about sunset. Null if there is none. */ godhuli: TimeWindow | null;
  /** The first tenth of the night. Null if there is none. */ sayahna_sandhya: TimeWindow | null;
  /** The eighth muhurta of the night, which holds midnight. Null if there is none. */ nishita: TimeWindow | null;
  /** Every Bhadra that touches the day. */ bhadra: Bhadra[];
  /** Every Panchaka that touches the day; empty on most days. */ panchaka: Panchaka[];
  /** Parts of the day in order; null beyond 66.4° of latitude, because signs rise backwards or not at all there. */ panchaka_rahita: PanchakaRahita[] | null;
  /** Every Ganda Moola span that touches the day; empty on most days. */ ganda_moola: GandaMoola[];
  /** The last and first two ghatis about the ends of the tithis 5, 10 and 15. */ tithi_gandanta: TimeWindow[];
  /** Yogas of weekday, tithi and stars, ordered by yoga, then by time. */ yogas: MeetingYoga[];
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface PanchangPanchaPakshiInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: AlmanacSettings;
  /** Bird of the person, if it is known. */ bird?: "vulture" | "owl" | "crow" | "cock" | "peacock";
  /** Star of the Moon at birth, 1 is Ashwini; with `birth_paksha`. */ birth_nakshatra_number?: number;
  /** Half of the lunar month at birth, bright (Shukla) or dark (Krishna); with `birth_nakshatra_number`. */ birth_paksha?: "Shukla" | "Krishna";
}

/** The day or the night with the birds that it favours and spares. */
export interface PakshiHalf {
  /** Whether it is the day, from sunrise to sunset. */ is_day: boolean;
  /** Half of the lunar month at its start, which selects the table. */ paksha: "Shukla" | "Krishna";
  /** Bird of authority (adhikara pakshi), which begins by eating. */ adhikara_bird: "vulture" | "owl" | "crow" | "cock" | "peacock";
  /** Bird for whose people the weekday is unfit for beginnings (padu pakshi). */ padu_bird: "vulture" | "owl" | "crow" | "cock" | "peacock";
  /** Confidence in the lengths of the parts. */ parts_confidence: Confidence;
}

/** A fifth of a day or a night with the activities of the five birds. */
export interface PakshiYama extends TimeWindow {
  /** Number within its day or night. */ number: number;
  /** Whether the span is between sunrise and sunset. */ is_day: boolean;
  /** Activity of each bird. */ activities: {
    /** Activity of the vulture. */ vulture: "ruling" | "eating" | "walking" | "sleeping" | "dying";
    /** Activity of the owl. */ owl: "ruling" | "eating" | "walking" | "sleeping" | "dying";
    /** Activity of the crow. */ crow: "ruling" | "eating" | "walking" | "sleeping" | "dying";
    /** Activity of the cock. */ cock: "ruling" | "eating" | "walking" | "sleeping" | "dying";
    /** Activity of the peacock. */ peacock: "ruling" | "eating" | "walking" | "sleeping" | "dying";
  };
  /** Activity of the person’s bird; null if no person was sent. */ activity: "ruling" | "eating" | "walking" | "sleeping" | "dying" | null;
  /** Parts of the yama for that bird; null if no person was sent. */ parts: PakshiPart[] | null;
}

/** A part of a yama. */
export interface PakshiPart extends TimeWindow {
  /** Bird of the part. */ bird: "vulture" | "owl" | "crow" | "cock" | "peacock";
  /** Its activity in this yama. */ activity: "ruling" | "eating" | "walking" | "sleeping" | "dying";
  /** Relation of the bird to the bird of the person in this half of the month. */ relation: "same" | "friend" | "enemy";
}

export interface PanchangPanchaPakshiAnswer {
  panchang_day: PanchangDay;
  /** Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. */ reason: "no_sunrise" | "no_sunset" | null;
  /** Bird of the person; null if no person was sent. */ bird: "vulture" | "owl" | "crow" | "cock" | "peacock" | null;
  /** Day and night, with their tables. */ halves: PakshiHalf[];
  /** Five of the day and five of the night, in order. */ yamas: PakshiYama[];
  /** Confidence in birds and activities. */ confidence: Confidence;
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface PanchangChandraBalaAnswer extends TimeWindow {
  /** Sign of the Moon. */ moon_sign: SignName;
  /** One row for each birth sign. */ chandra_bala: {
    /** Sign of the Moon at birth. */ birth_sign: SignName;
    /** Number of the birth sign, 1 is Aries. */ birth_sign_number: number;
    /** House of the Moon now, counted from the birth sign. */ house: number;
    quality: Quality;
    /** Whether the Moon is in the eighth sign from it. */ is_chandrashtama: boolean;
  }[];
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface PanchangTaraBalaAnswer extends TimeWindow {
  /** Nakshatra (lunar mansion) that the Moon is in. */ nakshatra: NakshatraName;
  /** One row for each birth star. */ tara_bala: {
    /** Star of the Moon at birth. */ birth_nakshatra: NakshatraName;
    /** Number of the birth star, 1 is Ashwini. */ birth_nakshatra_number: number;
    /** Name of the tara, one of nine. */ tara: string;
    /** Number of the tara, 1 is Janma. */ tara_number: number;
    /** Number of the round of nine stars, 1 to 3. */ round: number;
    quality: Quality;
  }[];
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface PanchangDishaShoolAnswer {
  panchang_day: PanchangDay;
  /** Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. */ reason: "no_sunrise" | "no_sunset" | null;
  /** The direction to avoid, and its remedy. */ disha_shool: {
    /** Direction to avoid. */ direction: "East" | "North" | "South" | "West";
    /** Food or act that a person who must travel takes or does first. */ remedy: string;
    /** Twelve ghatis from sunrise; null if there is no sunrise. */ strongest: TimeWindow | null;
  };
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface PanchangRituSettings extends AlmanacSettings {
  /** Whether spring begins with the Sun in Meena (Surya Siddhanta) or in Mesha (Tamil reckoning). meena_start if omitted. */ method?: "meena_start" | "mesha_start";
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
  /** Versions and rules behind the answer. */ metadata: PanchangRituMetadata;
}

export interface PanchangCalendarDayAnswer {
  panchang_day: PanchangDay;
  calendar: HinduCalendar;
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

/** One square of a printed month. */
export interface CalendarMonthDay {
  /** Civil date on which the day began. */ date: string;
  /** Weekday of the day. */ weekday: string;
  /** Basis of the day: sunrise, or the civil calendar if there is no sunrise or `settings.day_start` is midnight. */ basis: "sunrise" | "civil";
  /** Sunrise; null if there is none. */ sunrise: string | null;
  /** Sunset; null if there is none. */ sunset: string | null;
  /** The following sunrise; null if there is none. */ next_sunrise: string | null;
  /** Moonrise on the civil date; null on about one day a month. */ moonrise: string | null;
  /** Moonset on the civil date; null on about one day a month. */ moonset: string | null;
  /** The lunar month of the tithi at sunrise. */ lunar_month: {
    /** 1 is Chaitra. */ number: number;
    /** Amanta: the month runs from new moon to new moon. A leap month is called Adhika. */ name: string;
    /** 1 is Chaitra. */ purnimanta_number: number;
    /** Purnimanta, as in the north: the month ends with the full moon. */ purnimanta_name: string;
    /** Adhika: the Sun enters no sign in the month. Kshaya: the Sun enters two, and the second name is lost. */ kind: "normal" | "adhika" | "kshaya";
    /** Second name, which a kshaya month loses; else null. */ lost_name: string | null;
  };
  /** The tithi at sunrise, which names the day. */ tithi: Tithi;
  /** Whether two sunrises fall into it, so the calendar repeats it. */ is_vriddhi: boolean;
  /** A tithi that begins and ends within this day, so no day has its name; null on most days. */ kshaya_tithi: {
    /** Number of the tithi: 1 to 15 of the waxing half, 16 to 30 of the waning. */ number: number;
    /** Name of the tithi (lunar day), Sanskrit in Latin letters. */ name: string;
  } | null;
  /** The star of the Moon at sunrise. */ nakshatra: NakshatraSpan;
  /** The sign that the Sun enters on this date; null on most days. */ sankranti: {
    /** Sign of the zodiac. */ sign: string;
    /** Instant when the Sun enters the sign. */ at: string;
  } | null;
  /** Festivals and vows of the date, by the rules of almanacs (smarta). */ festivals: {
    /** Id of the observance, as in `panchang/festivals`. */ id: string;
    /** English or Sanskrit name of the observance. */ name: string;
  }[];
}

export interface PanchangCalendarMonthAnswer {
  /** Gregorian year. */ year: number;
  /** Gregorian month, 1 is January. */ month: number;
  /** Days in order, from the first of the month. */ days: CalendarMonthDay[];
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface PanchangLunarMonthsInput {
  /** The first date. */ from: string;
  /** The last date; one request takes up to 366 days. */ to: string;
  /** Decimal degrees, north positive. */ latitude: number;
  /** Decimal degrees, east positive. */ longitude: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone: number | string;
  /** Conventions to follow; each has a default. */ settings?: ObservanceSettings;
}

export interface ObservanceSettings extends LanguageSettings {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. */ observation_point?: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. */ ayanamsa?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. drik if omitted. */ almanac?: "drik" | "surya" | "surya_bija" | "vakya" | "tamil_vakya" | "bengal_old" | "bengal_bisuddha" | "odisha_kohinoor" | "odisha_samanta" | "kerala" | "assam" | "nepal" | "andhra_purva" | "rashtriya";
  /** Dates by the sunrise and clock of the place, or by those of Ujjain, which many people abroad follow. place if omitted. */ dates_of?: "place" | "ujjain";
}

/** A lunar month from new moon to new moon. Its purnimanta name is that of the waning half. */
export interface LunarMonthOfYear extends TimeWindow {
  /** 1 is Chaitra. */ number: number;
  /** Amanta: the month runs from new moon to new moon. A leap month is called Adhika. */ name: string;
  /** 1 is Chaitra. */ purnimanta_number: number;
  /** Purnimanta, as in the north: the month ends with the full moon. */ purnimanta_name: string;
  /** Adhika: the Sun enters no sign in the month. Kshaya: the Sun enters two, and the second name is lost. */ kind: "normal" | "adhika" | "kshaya";
  /** Second name, which a kshaya month loses; else null. */ lost_name: string | null;
  /** First day whose sunrise is in the month. */ first_date: string;
  /** Number of days whose sunrise is in the month. */ days: number;
  /** Full moon, at which the waning half begins. */ full_moon: string;
  /** The first day of the waning half, with which the purnimanta month begins. */ krishna_first_date: string;
  /** Elapsed Shaka year. */ shaka_year: number;
  /** Elapsed Vikram year of the north. */ vikram_year: number;
}

export interface ObservanceMetadata extends Metadata {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. */ almanac: "drik" | "surya" | "surya_bija" | "vakya" | "tamil_vakya" | "bengal_old" | "bengal_bisuddha" | "odisha_kohinoor" | "odisha_samanta" | "kerala" | "assam" | "nepal" | "andhra_purva" | "rashtriya";
  /** Sky of Sun and Moon; planets are always those of drik. */ sun_and_moon: "drik" | "surya" | "surya_bija" | "vakya";
  /** Dates by the sunrise and clock of the place, or by those of Ujjain, which many people abroad follow. */ dates_of: "place" | "ujjain";
}

export interface PanchangLunarMonthsAnswer {
  /** The months that touch the requested dates, in order of time. */ months: LunarMonthOfYear[];
  /** Versions and rules behind the answer. */ metadata: ObservanceMetadata;
}

export interface PanchangSolarMonthsInput {
  /** The first date. */ from: string;
  /** The last date; one request takes up to 366 days. */ to: string;
  /** Decimal degrees, north positive. */ latitude: number;
  /** Decimal degrees, east positive. */ longitude: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone: number | string;
  /** Conventions to follow; each has a default. */ settings?: ObservanceSettings;
  /** Region whose rule is applied. tamil if omitted. */ calendar?: "tamil" | "malayalam" | "odia" | "bengali" | "assamese";
}

/** A month of a solar calendar. */
export interface SolarMonthOfYear {
  /** Number of the month, counted from the one in which the year of this calendar begins. */ month_number: number;
  /** Name of the month in the region. */ month: string;
  /** Year of the era. */ year: number;
  /** The sign that the Sun enters. */ sign: string;
  /** Instant when the Sun enters the sign. */ sankranti: string;
  /** The first day of the month, by the rule of the calendar. */ first_date: string;
  /** Number of days of the month. */ days: number;
}

export interface PanchangSolarMonthsAnswer {
  /** Era that the years belong to. */ era: string;
  /** Almanac whose Sun and rule begin the months. */ school: "drik" | "surya" | "surya_bija" | "vakya" | "tamil_vakya" | "bengal_old" | "bengal_bisuddha" | "odisha_kohinoor" | "odisha_samanta" | "kerala" | "assam" | "nepal" | "andhra_purva" | "rashtriya";
  /** The months that touch the requested dates, in order of time. */ months: SolarMonthOfYear[];
  /** Versions and rules behind the answer. */ metadata: ObservanceMetadata;
}

export interface PanchangAlmanacsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DaySettings;
  /** all: adds `observances`. none if omitted. */ observances?: "none" | "all";
}

/** One day by one almanac. */
export interface AlmanacOfDay {
  /** Id, as in `settings.almanac`. */ almanac: "drik" | "surya" | "surya_bija" | "vakya" | "tamil_vakya" | "bengal_old" | "bengal_bisuddha" | "odisha_kohinoor" | "odisha_samanta" | "kerala" | "assam" | "nepal" | "andhra_purva" | "rashtriya";
  /** Name of the almanac. */ name: string;
  /** Region of its readers; all for a text. */ region: string;
  /** Sun and Moon: the sky (drik), or a text. */ sky: "drik" | "surya" | "surya_bija" | "vakya";
  /** Printed almanacs that follow it; empty for a text. */ books: string[];
  /** Agreement with what its books print: high from eight cases on, low if none was compared. */ confidence: "high" | "medium" | "low";
  /** Printed dates and instants that agree, by kind, as the accuracy report counts them. */ evidence: string;
  /** The tithi at sunrise, which names the day. */ tithi: {
    /** 1 to 15 of the waxing half, 16 to 30 of the waning. */ number: number;
    /** Name of the tithi. */ name: string;
    /** Waxing or waning half of the lunar month. */ paksha: "Shukla" | "Krishna";
    /** End of the tithi, by the clock of the almanac’s print. */ end: string;
  };
  /** The lunar month of the tithi at sunrise. */ lunar_month: {
    /** Amanta: the month runs from new moon to new moon. A leap month is called Adhika. */ name: string;
    /** Adhika: the Sun enters no sign in the month. Kshaya: the Sun enters two, and the second name is lost. */ kind: "normal" | "adhika" | "kshaya";
  };
  /** Date in the solar calendar of the region; null if the almanac has none of its own. */ solar_date: {
    /** Calendar of the region. */ calendar: "tamil" | "malayalam" | "odia" | "bengali" | "assamese" | "bikram_sambat";
    /** Year of its era. */ year: number;
    /** Name of the month. */ month: string;
    /** Day of the month. */ day: number;
  } | null;
  /** Differences from the sky, to the minute, and their reasons; null if there are none. */ difference: string | null;
}

/** A holiday of a date, as an authority printed it. */
export interface PublicHolidayOfDay {
  /** Id of the observance, as in `panchang/festivals`. */ observance: string;
  /** Civil date that was printed. */ date: string;
  /** Name in the list. */ name: string;
  /** Government or bank that printed it. */ authority: string;
  /** Holiday of offices, or of banks. */ kind: "government" | "bank";
  /** Region of the authority. */ region: string;
  /** Year of the list. */ year: number;
  /** Title of the list. */ source: string;
  /** Address of the list; null if none is known. */ source_url: string | null;
}

/** An observance and the almanacs that keep it on a date. */
export interface ObservanceOfDay {
  /** Name of the observance for programs. */ id: string;
  /** Name of the observance. */ name: string;
  local_names: LocalNames;
  /** Regions; all for the whole of India. */ regions: ("all" | "north" | "west" | "south" | "gujarat" | "maharashtra" | "rajasthan" | "bihar" | "punjab" | "bengal" | "odisha" | "tamil" | "telugu" | "kannada" | "kerala" | "nepal" | "jain" | "sikh" | "vaishnava" | "sindhi" | "arya_samaj")[];
  /** Almanacs that keep it on this date. */ almanacs: ("drik" | "surya" | "surya_bija" | "vakya" | "tamil_vakya" | "bengal_old" | "bengal_bisuddha" | "odisha_kohinoor" | "odisha_samanta" | "kerala" | "assam" | "nepal" | "andhra_purva" | "rashtriya")[];
}

/** Names in other languages. */
export interface LocalNames {
  /** Name in Hindi; null if none is known. */ hi: string | null;
  /** Name in Sanskrit; null if none is known. */ sa: string | null;
  /** Name in Tamil; null if none is known. */ ta: string | null;
  /** Name in Nepali; null if none is known. */ ne: string | null;
}

export interface PanchangAlmanacsAnswer {
  panchang_day: PanchangDay;
  /** The day by each almanac, the sky first. */ almanacs: AlmanacOfDay[];
  /** Holidays that governments and banks printed for this date, each with its list; empty if none is known. */ holidays: PublicHolidayOfDay[];
  /** With `observances: all`, festivals and fasts of the date; else null. */ observances: ObservanceOfDay[] | null;
  /** Versions and rules behind the answer. */ metadata: DayMetadata;
}

export interface PanchangConvertDateSettings extends LanguageSettings {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. */ observation_point?: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. */ ayanamsa?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. drik if omitted. */ almanac?: "drik" | "surya" | "surya_bija" | "vakya" | "tamil_vakya" | "bengal_old" | "bengal_bisuddha" | "odisha_kohinoor" | "odisha_samanta" | "kerala" | "assam" | "nepal" | "andhra_purva" | "rashtriya";
}

export type PanchangConvertDateInput = {
  /** Calendar of `civil_date`, gregorian if omitted; auto: julian before the day on which `country` changed, or before 1582-10-15 without one. */ calendar?: "gregorian" | "auto" | "julian" | "bikram_sambat" | "saka" | "islamic_civil" | "islamic_umalqura" | "tamil" | "malayalam" | "bengali" | "bengali_old" | "odia";
  /** ISO 3166-1 code of the country whose calendar the date is in, such as GB. With it, a date from the time before its change to the Gregorian calendar needs `calendar`. A `place_id` gives it to auto. */ country?: string;
  /** Elapsed year of the era; with month and tithi, instead of a civil date. */ lunar_year: number;
  /** Era of `lunar_year`; shaka and vikram change with Chaitra, gujarati with Kartika. shaka if omitted. */ era?: "shaka" | "vikram" | "gujarati";
  /** Number of the lunar month: 1 is Chaitra. */ month_number: number;
  /** Whether to use the leap (adhika) month of that name. false if omitted. */ is_leap_month?: boolean;
  /** Whether months end with the new moon (amanta) or, as in the north, with the full moon (purnimanta). amanta if omitted. */ reckoning?: "amanta" | "purnimanta";
  /** Number of the tithi, counted from the new moon: 1 to 15 waxing, 16 to 30 waning. */ tithi_number: number;
  /** udaya: the days that have the tithi at sunrise, at times none or two; touching: all days that it touches. udaya if omitted. */ rule?: "udaya" | "touching";
  /** Decimal degrees, north positive. */ latitude?: number;
  /** Decimal degrees, east positive. */ longitude?: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone?: number | string;
  /** Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place. */ place_id?: number;
  /** Conventions to follow; each has a default. */ settings?: PanchangConvertDateSettings;
} | {
  /** The civil date to convert to the lunar calendar and to the others, as YYYY-MM-DD by its `calendar`; instead of a lunar date. */ civil_date: string;
  /** Calendar of `civil_date`, gregorian if omitted; auto: julian before the day on which `country` changed, or before 1582-10-15 without one. */ calendar?: "gregorian" | "auto" | "julian" | "bikram_sambat" | "saka" | "islamic_civil" | "islamic_umalqura" | "tamil" | "malayalam" | "bengali" | "bengali_old" | "odia";
  /** ISO 3166-1 code of the country whose calendar the date is in, such as GB. With it, a date from the time before its change to the Gregorian calendar needs `calendar`. A `place_id` gives it to auto. */ country?: string;
  /** Era of `lunar_year`; shaka and vikram change with Chaitra, gujarati with Kartika. shaka if omitted. */ era?: "shaka" | "vikram" | "gujarati";
  /** Whether to use the leap (adhika) month of that name. false if omitted. */ is_leap_month?: boolean;
  /** Whether months end with the new moon (amanta) or, as in the north, with the full moon (purnimanta). amanta if omitted. */ reckoning?: "amanta" | "purnimanta";
  /** udaya: the days that have the tithi at sunrise, at times none or two; touching: all days that it touches. udaya if omitted. */ rule?: "udaya" | "touching";
  /** Decimal degrees, north positive. */ latitude?: number;
  /** Decimal degrees, east positive. */ longitude?: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone?: number | string;
  /** Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place. */ place_id?: number;
  /** Conventions to follow; each has a default. */ settings?: PanchangConvertDateSettings;
};

/** A tithi in its lunar month. */
export interface LunarDate {
  lunar_month: LunarMonth;
  /** Waxing or waning half of the lunar month. */ paksha: "Shukla" | "Krishna";
  /** Number of the tithi, counted from the new moon. */ tithi_number: number;
  /** Name of the tithi. */ tithi: string;
  /** Span of the tithi. */ window: TimeWindow;
  /** Elapsed Shaka year. */ shaka_year: number;
  /** Elapsed Vikram year of the north. */ vikram_year: number;
  /** Elapsed Vikram year of Gujarat. */ gujarati_year: number;
}

/** A civil date of the tithi. */
export interface ConvertedDate {
  /** Civil date at the place. */ date: string;
  /** Weekday of the date. */ weekday: string;
  /** sunrise: the tithi at sunrise; civil: the tithi at noon, if the Sun does not rise that day. */ basis: "sunrise" | "civil";
  /** The day in other civil calendars, by its daytime; a calendar whose years lack the day is left out. */ civil_dates: CalendarDate[];
}

/** The same day in another civil calendar. */
export interface CalendarDate {
  /** julian; bikram_sambat: Nepal; saka: national calendar of India; islamic_civil: tabular; islamic_umalqura: Saudi Arabia; tamil; malayalam: Kollam era; bengali: Bangladesh, revised in 2019; bengali_old: Gupta Press almanac; odia. */ calendar: "julian" | "bikram_sambat" | "saka" | "islamic_civil" | "islamic_umalqura" | "tamil" | "malayalam" | "bengali" | "bengali_old" | "odia";
  /** Year of the calendar. */ year: number;
  /** Number of the month in the calendar. */ month: number;
  /** Name of the month in the calendar. */ month_name: string;
  /** Day of the month. */ day: number;
  /** exact: a rule without exceptions; table: published dates; computed: printed almanacs may differ by a day; forecast: a year after the published table. */ confidence: "exact" | "table" | "computed" | "forecast";
}

export interface PanchangConvertDateMetadata extends Metadata {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. */ almanac: "drik" | "surya" | "surya_bija" | "vakya" | "tamil_vakya" | "bengal_old" | "bengal_bisuddha" | "odisha_kohinoor" | "odisha_samanta" | "kerala" | "assam" | "nepal" | "andhra_purva" | "rashtriya";
  /** Sky of Sun and Moon; planets are always those of drik. */ sun_and_moon: "drik" | "surya" | "surya_bija" | "vakya";
}

export interface PanchangConvertDateAnswer {
  /** The tithi in its month; null if the year has no such leap month. */ lunar_date: LunarDate | null;
  /** Dates in order; if empty, `reason` explains why. */ dates: ConvertedDate[];
  /** Reason why there is no date: the year has no such leap month, or no sunrise falls into the tithi; else null. */ reason: "no_leap_month" | "kshaya_tithi" | null;
  /** Versions and rules behind the answer. */ metadata: PanchangConvertDateMetadata;
}

export interface PanchangShraddhaTithiInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: AlmanacSettings;
  /** The requested day, from 00:00 local time; today if omitted. */ target_date?: string;
  /** Number of years from the target date. 1 if omitted. */ count?: number;
}

/** A day on which a death is commemorated. */
export interface ShraddhaDay {
  /** annual: in the month of the death; mahalaya: in Pitru Paksha. */ kind: "annual" | "mahalaya";
  /** Civil date on which it is kept. */ date: string;
  /** Span of the tithi. */ tithi: TimeWindow;
  /** Part of the afternoon (aparahna) within the tithi; null if there is none. */ window: TimeWindow | null;
  /** Minutes by which the deciding instant would have to move to choose another day; below 3, other almanacs may differ. */ margin_minutes: number | null;
  /** sunrise, or civil if the Sun does not rise or set that day: the rules then use 6:00 and 18:00 by the clock. */ basis: "sunrise" | "civil";
}

export interface PanchangShraddhaTithiAnswer {
  /** The lunar month of the death. */ lunar_month: LunarMonth;
  /** Waxing or waning half of the lunar month. */ paksha: "Shukla" | "Krishna";
  /** The tithi of the death, counted from the new moon. */ tithi_number: number;
  /** Name of the tithi. */ tithi: string;
  /** The requested day. */ target_date: string;
  /** Days of shraddha, in order of their dates. */ shraddhas: ShraddhaDay[];
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface PanchangSankalpaSettings extends AlmanacSettings {
  /** Region whose months, years and words are spoken. deccan: months to the new moon and Shalivahana years, as in Maharashtra, Karnataka, Telangana and Andhra. tamil: months of the Sun. north: months to the full moon and Vikrama years. gujarat: months to the new moon and Vikrama years that begin with Kartika. deccan if omitted. */ tradition?: "deccan" | "tamil" | "north" | "gujarat";
  /** Whether the line names the land of Bharata. Many people abroad say it too; none leaves it out, for words of your own. bharata if omitted. */ land?: "bharata" | "none";
  /** Who speaks, for the endings of `gotra` and `name`. man if omitted. */ speaker?: "man" | "woman";
  /** Word after `place_name`: nagare for a town, grāme for a village, kṣetre for a sacred place. town if omitted. */ place_kind?: "town" | "village" | "sacred_place";
  /** Letters of `in_script`. by_language: those of `language`, such as Telugu letters for te and Latin ones for sa-Latn, and Devanagari for languages without letters for Sanskrit. Bengali and Odia write v as b; Tamil letters are followed by numbers (த² is tha, த³ da, த⁴ dha). by_language if omitted. */ script?: "by_language" | "devanagari" | "latin" | "bengali" | "gujarati" | "odia" | "telugu" | "kannada" | "malayalam" | "tamil";
}

export interface PanchangSankalpaInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: PanchangSankalpaSettings;
  /** Name of the place of the rite, spoken before the year. In Devanagari letters it is written in IAST in the Latin line; in other letters it stands as it is in both lines. */ place_name?: string;
  /** Gotra (lineage) of the speaker, without an ending, such as भारद्वाज. In Devanagari letters it is written in IAST in the Latin line; in other letters it stands as it is in both lines. */ gotra?: string;
  /** Name of the speaker, without an ending, such as राम. In Devanagari letters it is written in IAST in the Latin line; in other letters it stands as it is in both lines. */ name?: string;
  /** The rite in the accusative, such as सत्यनारायणपूजनम्; kariṣye, I shall do, follows. In Devanagari letters it is written in IAST in the Latin line; in other letters it stands as it is in both lines. */ purpose?: string;
}

/** A part of the sankalpa, which is spoken without a pause. */
export interface SankalpaPart {
  /** What the part says. */ id: "brahma" | "kalpa" | "manvantara" | "yuga" | "land" | "place" | "era" | "cycle" | "samvatsara" | "ayana" | "ritu" | "month" | "paksha" | "tithi" | "weekday" | "nakshatra" | "yoga" | "karana" | "moon_sign" | "sun_sign" | "jupiter_sign" | "other_planets" | "qualities" | "gotra" | "name" | "purpose";
  /** In Latin letters (IAST). */ iast: string;
  /** In Devanagari letters. */ devanagari: string;
  /** In the letters of `script`, for people who read Sanskrit in those of their language. */ in_script: string;
  /** Meaning in English. */ meaning: string;
}

export interface PanchangSankalpaMetadata extends AlmanacMetadata {
  /** Region whose months, years and words are spoken. deccan: months to the new moon and Shalivahana years, as in Maharashtra, Karnataka, Telangana and Andhra. tamil: months of the Sun. north: months to the full moon and Vikrama years. gujarat: months to the new moon and Vikrama years that begin with Kartika. */ tradition: "deccan" | "tamil" | "north" | "gujarat";
  /** Whether the line names the land of Bharata. Many people abroad say it too; none leaves it out, for words of your own. */ land: "bharata" | "none";
  /** Who speaks, for the endings of `gotra` and `name`. */ speaker: "man" | "woman";
  /** Word after `place_name`: nagare for a town, grāme for a village, kṣetre for a sacred place. */ place_kind: "town" | "village" | "sacred_place";
  /** Letters of `in_script`. by_language: those of `language`, such as Telugu letters for te and Latin ones for sa-Latn, and Devanagari for languages without letters for Sanskrit. Bengali and Odia write v as b; Tamil letters are followed by numbers (த² is tha, த³ da, த⁴ dha). */ script: "by_language" | "devanagari" | "latin" | "bengali" | "gujarati" | "odia" | "telugu" | "kannada" | "malayalam" | "tamil";
}

export interface PanchangSankalpaAnswer {
  panchang_day: PanchangDay;
  /** The moment of the rite. */ at: string;
  /** When the weekday, the tithi, star, yoga or karana, or the sign of Sun or Moon changes first. */ valid_until: string;
  /** Letters of `in_script`. */ script: "devanagari" | "latin" | "bengali" | "gujarati" | "odia" | "telugu" | "kannada" | "malayalam" | "tamil";
  /** The whole line. A final m is an anusvara before a consonant. */ text: {
    /** In Latin letters (IAST). */ iast: string;
    /** In Devanagari letters. */ devanagari: string;
    /** In the letters of `script`, for people who read Sanskrit in those of their language. */ in_script: string;
  };
  /** Parts of the line in the order in which they are spoken. */ parts: SankalpaPart[];
  /** Elapsed years of the era of the tradition: Shaka, or Vikrama. */ year: number;
  /** Name of the year in the cycle of sixty. */ samvatsara: string;
  /** Half of the year by the sidereal Sun. */ ayana: "Uttarayana" | "Dakshinayana";
  /** Season of the month. */ ritu: string;
  /** Lunar month, as the tradition counts it; null if the tradition has months of the Sun. */ lunar_month: string | null;
  /** Sign of the solar month; null if the tradition has lunar months. */ solar_month: string | null;
  /** Waxing or waning half of the lunar month. */ paksha: "Shukla" | "Krishna";
  /** Lunar day at the moment. */ tithi: string;
  /** Weekday from sunrise to sunrise. */ weekday: string;
  /** Star of the Moon. */ nakshatra: NakshatraName;
  /** Nitya yoga. */ yoga: string;
  /** Half tithi. */ karana: string;
  /** Confidence in the wording of the line. */ confidence: Confidence;
  /** Confidence in the season. */ ritu_confidence: Confidence;
  /** Versions and rules behind the answer. */ metadata: PanchangSankalpaMetadata;
}

export interface PanchangFestivalsInput {
  /** The first date. */ from: string;
  /** The last date; one request takes up to 366 days. */ to: string;
  /** Decimal degrees, north positive. */ latitude: number;
  /** Decimal degrees, east positive. */ longitude: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone: number | string;
  /** Conventions to follow; each has a default. */ settings?: FestivalSettings;
  /** Region whose observances are returned; all if omitted. */ region?: "north" | "west" | "south" | "gujarat" | "maharashtra" | "rajasthan" | "bihar" | "punjab" | "bengal" | "odisha" | "tamil" | "telugu" | "kannada" | "kerala" | "nepal" | "jain" | "sikh" | "vaishnava" | "sindhi" | "arya_samaj";
  /** Only these observances: ids separated by commas; those of monthly vows are allowed too. */ ids?: string;
  /** one: the days by `settings.almanac`; all: besides, in `by_almanac`, the day of each observance by every almanac. one if omitted. */ schools?: "one" | "all";
}

export interface FestivalSettings extends ObservanceSettings {
  /** School whose rule chooses the day: smarta as in almanacs, jyotisha by the times of day of the law books, or vaishnava. smarta if omitted. */ school?: "smarta" | "jyotisha" | "vaishnava";
}

/** An observance on its day. */
export interface ObservedDay {
  /** Civil date on which it is kept. */ date: string;
  /** Name of the observance for programs. */ id: string;
  /** Name of the observance. */ name: string;
  local_names: LocalNames;
  /** Regions in which it is kept; all for the whole of India. */ regions: ("all" | "north" | "west" | "south" | "gujarat" | "maharashtra" | "rajasthan" | "bihar" | "punjab" | "bengal" | "odisha" | "tamil" | "telugu" | "kannada" | "kerala" | "nepal" | "jain" | "sikh" | "vaishnava" | "sindhi" | "arya_samaj")[];
  /** Rule by which the day was chosen. */ rule: string;
  /** Span of the tithi, star or entry that the rule uses. */ limb: TimeWindow;
  /** Overlap of that span with the time of day of the rule; null if there is none. */ window: TimeWindow | null;
  /** Minutes by which the deciding instant would have to move to choose another day; below 3, other almanacs may differ. */ margin_minutes: number | null;
  /** Other days that have a part of the limb in the same time of day. */ alternatives: {
    /** Civil date. */ date: string;
    /** Minutes of the limb within the time of day of the rule. */ overlap_minutes: number;
  }[];
  /** Schools that keep another day. */ other_schools: {
    /** School with a rule of its own. */ school: "smarta" | "jyotisha" | "vaishnava";
    /** The day that this school keeps. */ date: string;
  }[];
  /** Printed almanacs of the observance’s own regions that keep another day, and the sky (drik) if the answer is by another almanac; `schools: all` of `panchang/festivals` has every almanac, with reasons. */ other_almanacs: {
    /** Almanac, as in `settings.almanac`. */ almanac: "drik" | "surya" | "surya_bija" | "vakya" | "tamil_vakya" | "bengal_old" | "bengal_bisuddha" | "odisha_kohinoor" | "odisha_samanta" | "kerala" | "assam" | "nepal" | "andhra_purva" | "rashtriya";
    /** The day that it keeps. */ date: string;
  }[];
  /** Further facts about the day. */ notes: {
    /** rohini_at_nishitha: Janmashtami is Jayanti; bhadra_ends: the rite waits for it; ghatasthapana_at_abhijit: the morning has no Pratipada; kshaya_month: the month also absorbed the name of another; kshaya_tithi: no sunrise falls into the tithi; vriddhi_tithi: two do. */ code: "rohini_at_nishitha" | "bhadra_ends" | "ghatasthapana_at_abhijit" | "kshaya_month" | "kshaya_tithi" | "vriddhi_tithi";
    /** Instant of the note; null for notes without one. */ at: string | null;
  }[];
  /** sunrise, or civil if the Sun does not rise or set that day: the rules then use 6:00 and 18:00 by the clock. */ basis: "sunrise" | "civil";
  /** low if the rule rests on fewer than four published dates. */ confidence: "high" | "low";
  /** Number of published dates with which the rule was compared. */ published_cases: number;
}

/** One observance with its day by every almanac. */
export interface AlmanacDays {
  /** Name of the observance for programs. */ id: string;
  /** Name of the observance. */ name: string;
  local_names: LocalNames;
  /** Regions in which it is kept; all for the whole of India. */ regions: ("all" | "north" | "west" | "south" | "gujarat" | "maharashtra" | "rajasthan" | "bihar" | "punjab" | "bengal" | "odisha" | "tamil" | "telugu" | "kannada" | "kerala" | "nepal" | "jain" | "sikh" | "vaishnava" | "sindhi" | "arya_samaj")[];
  /** The days, in order; one if all almanacs agree. */ days: {
    /** Civil date on which it is kept. */ date: string;
    /** Almanacs that keep this day, as in `settings.almanac`. */ almanacs: ("drik" | "surya" | "surya_bija" | "vakya" | "tamil_vakya" | "bengal_old" | "bengal_bisuddha" | "odisha_kohinoor" | "odisha_samanta" | "kerala" | "assam" | "nepal" | "andhra_purva" | "rashtriya")[];
    /** Printed almanacs among them. */ books: string[];
    /** Reason for another day than by the sky; null for the day of the sky (drik). */ difference: string | null;
  }[];
  /** Almanacs without it this time: an observance of leap months needs the leap month. */ not_kept_by: ("drik" | "surya" | "surya_bija" | "vakya" | "tamil_vakya" | "bengal_old" | "bengal_bisuddha" | "odisha_kohinoor" | "odisha_samanta" | "kerala" | "assam" | "nepal" | "andhra_purva" | "rashtriya")[];
  /** Days that governments and banks printed for it, each with its list; empty if none is known. They decide no day here. */ holidays: PublicHoliday[];
}

/** A holiday as an authority printed it. No rule reads it. */
export interface PublicHoliday {
  /** Civil date that was printed. */ date: string;
  /** Name in the list. */ name: string;
  /** Government or bank that printed it. */ authority: string;
  /** Holiday of offices, or of banks. */ kind: "government" | "bank";
  /** Region of the authority. */ region: string;
  /** Year of the list. */ year: number;
  /** Title of the list. */ source: string;
  /** Address of the list; null if none is known. */ source_url: string | null;
}

export interface FestivalMetadata extends ObservanceMetadata {
  /** School whose rule chooses the day: smarta as in almanacs, jyotisha by the times of day of the law books, or vaishnava. */ school: "smarta" | "jyotisha" | "vaishnava";
}

export interface PanchangFestivalsAnswer {
  /** Observances in order of their dates. */ festivals: ObservedDay[];
  /** With `schools: all`, each observance that an almanac keeps between the dates, with the days of all of them; else null. */ by_almanac: AlmanacDays[] | null;
  /** Versions and rules behind the answer. */ metadata: FestivalMetadata;
}

export interface PanchangFestivalInput {
  /** The first date. */ from: string;
  /** The last date; one request takes up to 7305 days. */ to: string;
  /** Decimal degrees, north positive. */ latitude: number;
  /** Decimal degrees, east positive. */ longitude: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone: number | string;
  /** Conventions to follow; each has a default. */ settings?: FestivalSettings;
  /** Id of the observance, as in `panchang/festivals`. */ observance: "ugadi" | "gangaur" | "matsya_jayanti" | "yamuna_chhath" | "rama_navami" | "rama_navami_vaishnava" | "mahavir_jayanti" | "hanuman_jayanti" | "vallabhacharya_jayanti" | "akshaya_tritiya" | "parashurama_jayanti" | "shankaracharya_jayanti" | "ganga_saptami" | "sita_navami" | "narasimha_jayanti" | "buddha_purnima" | "kurma_jayanti" | "narada_jayanti" | "hanuman_jayanti_telugu" | "vat_savitri" | "shani_jayanti" | "maharana_pratap" | "jamai_shashthi" | "mahesh_navami" | "ganga_dussehra" | "gayatri_jayanti" | "vat_purnima" | "kabir_jayanti" | "ashadha_navratri" | "rath_yatra" | "jayaparvati" | "kokila_vrat" | "guru_purnima" | "hariyali_amavasya" | "hariyali_teej" | "nag_panchami" | "garuda_panchami" | "kalki_jayanti" | "tulsidas_jayanti" | "raksha_bandhan" | "yajurveda_upakarma" | "narali_purnima" | "kajari_teej" | "bahula_chaturthi" | "nag_pancham_gujarat" | "hal_shashthi" | "shitala_satam" | "janmashtami_smarta" | "janmashtami_vaishnava" | "pithori_amavasya" | "varaha_jayanti" | "hartalika_teej" | "ganesh_chaturthi" | "rishi_panchami" | "lalita_saptami" | "durva_ashtami" | "radha_ashtami" | "vamana_jayanti" | "anant_chaturdashi" | "pitru_paksha" | "jivitputrika" | "mahalakshmi_vrat_ends" | "sarva_pitru_amavasya" | "bhadrapada_purnima" | "mahalakshmi_vrat_begins" | "navratri" | "lalita_panchami" | "bilva_nimantran" | "navpatrika_puja" | "durga_ashtami" | "maha_navami" | "maha_navami_bengal" | "vijayadashami_bengal" | "kojagara" | "valmiki_jayanti" | "meerabai_jayanti" | "atla_tadde" | "karwa_chauth" | "ahoi_ashtami" | "govatsa_dwadashi" | "dhanteras" | "kali_chaudas" | "naraka_chaturdashi" | "diwali" | "kali_puja" | "gujarati_new_year" | "bhai_dooj" | "nagula_chavithi" | "labh_panchami" | "chhath_puja" | "soora_samharam" | "gopashtami" | "akshaya_navami" | "tulasi_vivah" | "vaikuntha_chaturdashi" | "dev_diwali" | "kartika_purnima" | "kalabhairav_jayanti" | "vivah_panchami" | "champa_shashthi" | "subrahmanya_shashthi" | "gita_jayanti" | "hanuman_jayanti_kannada" | "dattatreya_jayanti" | "annapurna_jayanti" | "shakambhari_purnima" | "sakat_chauth" | "mauni_amavasya" | "magha_navratri" | "ganesha_jayanti" | "vasant_panchami" | "ratha_saptami" | "narmada_jayanti" | "bhishma_ashtami" | "magha_purnima" | "dayananda_jayanti" | "maha_shivaratri" | "phulera_dooj" | "phalguna_purnima" | "chaitanya_jayanti" | "bhratri_dwitiya" | "ranga_panchami" | "sheetala_ashtami" | "shivaji_jayanti" | "holika_dahan" | "holi" | "vijayadashami" | "govardhan_puja" | "varalakshmi_vrata" | "dahi_handi" | "cheti_chand" | "saraswati_avahan" | "varshitapa_parana" | "randhan_chhath" | "samaveda_upakarma" | "jyeshtha_gauri_avahana" | "jyeshtha_gauri_puja" | "jyeshtha_gauri_visarjan" | "saraswati_puja" | "saraswati_visarjan" | "saraswati_puja_south" | "sharda_puja" | "kedar_gauri_vrat" | "mangala_gauri" | "mangala_gauri_amanta" | "shravan_somwar" | "shravan_somwar_amanta" | "mesha_sankranti" | "vrishabha_sankranti" | "mithuna_sankranti" | "karka_sankranti" | "simha_sankranti" | "kanya_sankranti" | "tula_sankranti" | "vrishchika_sankranti" | "dhanu_sankranti" | "makara_sankranti" | "kumbha_sankranti" | "meena_sankranti" | "lohri" | "bhogi" | "mattu_pongal" | "vishu" | "pohela_boishakh" | "pana_sankranti" | "malayalam_new_year" | "aadi_perukku" | "karadaiyan_nombu" | "mandala_begins" | "mandala_puja" | "agni_nakshatram_begins" | "agni_nakshatram_ends" | "onam" | "thai_pusam" | "arudra_darshan" | "masi_magam" | "panguni_uthiram" | "vaikasi_visakam" | "karthigai_deepam" | "attukal_pongala" | "thrissur_pooram" | "ramanuja_jayanti" | "ashtami_rohini" | "andal_jayanti" | "maha_bharani" | "magha_shraddha" | "rigveda_upakarma" | "aadi_amavasai" | "thai_amavasai" | "makaravilakku" | "chitra_pournami" | "ekadashi_kamada" | "ekadashi_varuthini" | "ekadashi_mohini" | "ekadashi_apara" | "ekadashi_nirjala" | "ekadashi_yogini" | "ekadashi_devshayani" | "ekadashi_kamika" | "ekadashi_shravana_putrada" | "ekadashi_aja" | "ekadashi_parivartini" | "ekadashi_indira" | "ekadashi_papankusha" | "ekadashi_rama" | "ekadashi_devutthana" | "ekadashi_utpanna" | "ekadashi_mokshada" | "ekadashi_saphala" | "ekadashi_pausha_putrada" | "ekadashi_shattila" | "ekadashi_jaya" | "ekadashi_vijaya" | "ekadashi_amalaki" | "ekadashi_papamochani" | "ekadashi_padmini" | "ekadashi_parama" | "vaikuntha_ekadashi" | "guruvayur_ekadashi" | "nepali_new_year" | "nepal_republic_day" | "gai_jatra" | "indra_jatra" | "nepal_constitution_day" | "mha_puja" | "tamu_lhosar" | "prithvi_jayanti" | "maghe_sankranti" | "nepal_martyrs_day" | "sonam_lhosar" | "nepal_democracy_day" | "ghode_jatra" | "shraddha_purnima" | "shraddha_dwitiya" | "shraddha_tritiya" | "shraddha_chaturthi" | "shraddha_panchami" | "shraddha_shashthi" | "shraddha_saptami" | "shraddha_ashtami" | "shraddha_navami" | "shraddha_dashami" | "shraddha_ekadashi" | "shraddha_dwadashi" | "shraddha_trayodashi" | "shraddha_chaturdashi" | "chaitra_navapada_oli" | "tara_jayanti" | "vamana_dwadashi" | "treta_yugadi" | "matangi_jayanti" | "bagalamukhi_jayanti" | "mahavira_kevala_jnana" | "parashurama_dwadashi" | "chhinnamasta_jayanti" | "ramalakshmana_dwadashi" | "vaivasvata_manvadi" | "ashadha_ashtahnika_begins" | "gauri_vrat_begins" | "vasudeva_dwadashi" | "ashadha_chaumasi" | "ashadha_ashtahnika_ends" | "damodara_dwadashi" | "hayagriva_jayanti" | "sanskrit_diwas" | "maha_sankatahara_chaturthi" | "kali_jayanti" | "indra_savarni_manvadi" | "daiva_savarni_manvadi" | "rudra_savarni_manvadi" | "bhuvaneshvari_jayanti" | "kalki_dwadashi" | "agrasen_jayanti" | "ashvina_navapada_oli" | "sandhi_puja" | "durga_balidan" | "daksha_savarni_manvadi" | "madhvacharya_jayanti" | "padmanabha_dwadashi" | "yama_panchaka" | "hanuman_puja" | "kamala_jayanti" | "dyuta_krida" | "jalaram_jayanti" | "kartika_ashtahnika_begins" | "kansa_vadh" | "bhishma_panchaka_begins" | "yogeshwara_dwadashi" | "tamasa_manvadi" | "kartika_chaumasi" | "manikarnika_snan" | "bhishma_panchaka_ends" | "uttama_manvadi" | "kartika_ashtahnika_ends" | "matsya_dwadashi" | "bhairavi_jayanti" | "kurma_dwadashi" | "vivekananda_jayanti" | "meru_trayodashi" | "bhishma_dwadashi" | "yashoda_jayanti" | "shabari_jayanti" | "janaki_jayanti" | "phalguna_ashtahnika_begins" | "narasimha_dwadashi" | "phalguna_chaumasi" | "savarni_manvadi" | "phalguna_ashtahnika_ends" | "pradosha_vrata" | "sankashti_chaturthi" | "vinayaka_chaturthi" | "masik_shivaratri" | "kalashtami" | "masik_durgashtami" | "skanda_shashthi" | "amavasya" | "darsha_amavasya" | "purnima" | "purnima_vrata" | "anvadhan" | "ishti" | "chandra_darshana" | "rohini_vrata" | "masik_karthigai" | "masik_krishna_janmashtami" | "shani_trayodashi" | "somavati_amavasya" | "bhanu_saptami" | "dussehra" | "vishwakarma_puja";
}

export interface PanchangFestivalAnswer {
  /** One row for each date on which it is kept, in order. */ festivals: ObservedDay[];
  /** Versions and rules behind the answer. */ metadata: FestivalMetadata;
}

/** An Ekadashi with its days of fasting. */
export interface EkadashiDay {
  /** Name of the Ekadashi for programs. */ id: string;
  /** Name of the Ekadashi. */ name: string;
  local_names: LocalNames;
  /** Ekadashi itself. */ tithi: TimeWindow;
  /** Fast of householders. */ smarta: EkadashiFast;
  /** Second fast, of ascetics; null if it is on the same day. */ gauna: EkadashiFast | null;
  /** Fast of Vaishnavas. */ vaishnava: EkadashiFast;
  /** End of the first quarter of Dwadashi (Hari Vasara), before which no fast is broken. */ hari_vasara_end: string;
  /** Minutes from the nearest sunrise to an end of Ekadashi or Dwadashi; below 3, other almanacs may differ. */ margin_minutes: number;
  /** sunrise, or civil if the Sun does not rise or set that day: the rules then use 6:00 and 18:00 by the clock. */ basis: "sunrise" | "civil";
}

/** A fast with the time at which it is broken. */
export interface EkadashiFast {
  /** Civil date of the fast. */ date: string;
  /** Time for breaking the fast, on the next day. */ parana: {
    /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ start: string;
    /** End; null if Dwadashi is over at sunrise: the fast may then be broken at any time of the day. */ end: string | null;
  };
}

export interface PanchangEkadashisAnswer {
  /** Ekadashis in order of their dates. */ ekadashis: EkadashiDay[];
  /** Versions and rules behind the answer. */ metadata: ObservanceMetadata;
}

export interface PanchangVratasInput {
  /** The first date. */ from: string;
  /** The last date; one request takes up to 366 days. */ to: string;
  /** Decimal degrees, north positive. */ latitude: number;
  /** Decimal degrees, east positive. */ longitude: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone: number | string;
  /** Conventions to follow; each has a default. */ settings?: ObservanceSettings;
  /** The vow, by its id. */ kind: "pradosha_vrata" | "sankashti_chaturthi" | "vinayaka_chaturthi" | "masik_shivaratri" | "kalashtami" | "masik_durgashtami" | "skanda_shashthi" | "amavasya" | "darsha_amavasya" | "purnima" | "purnima_vrata" | "anvadhan" | "ishti" | "chandra_darshana" | "rohini_vrata" | "masik_karthigai" | "masik_krishna_janmashtami" | "shani_trayodashi" | "somavati_amavasya" | "bhanu_saptami";
}

/** A vow of every month on its day. */
export interface VrataDay {
  /** Civil date on which it is kept. */ date: string;
  /** Name of the observance for programs. */ id: string;
  /** Name of the observance. */ name: string;
  local_names: LocalNames;
  /** Regions in which it is kept; all for the whole of India. */ regions: ("all" | "north" | "west" | "south" | "gujarat" | "maharashtra" | "rajasthan" | "bihar" | "punjab" | "bengal" | "odisha" | "tamil" | "telugu" | "kannada" | "kerala" | "nepal" | "jain" | "sikh" | "vaishnava" | "sindhi" | "arya_samaj")[];
  /** Rule by which the day was chosen. */ rule: string;
  /** Span of the tithi, star or entry that the rule uses. */ limb: TimeWindow;
  /** Overlap of that span with the time of day of the rule; null if there is none. */ window: TimeWindow | null;
  /** Minutes by which the deciding instant would have to move to choose another day; below 3, other almanacs may differ. */ margin_minutes: number | null;
  /** Other days that have a part of the limb in the same time of day. */ alternatives: {
    /** Civil date. */ date: string;
    /** Minutes of the limb within the time of day of the rule. */ overlap_minutes: number;
  }[];
  /** Schools that keep another day. */ other_schools: {
    /** School with a rule of its own. */ school: "smarta" | "jyotisha" | "vaishnava";
    /** The day that this school keeps. */ date: string;
  }[];
  /** Further facts about the day. */ notes: {
    /** rohini_at_nishitha: Janmashtami is Jayanti; bhadra_ends: the rite waits for it; ghatasthapana_at_abhijit: the morning has no Pratipada; kshaya_month: the month also absorbed the name of another; kshaya_tithi: no sunrise falls into the tithi; vriddhi_tithi: two do. */ code: "rohini_at_nishitha" | "bhadra_ends" | "ghatasthapana_at_abhijit" | "kshaya_month" | "kshaya_tithi" | "vriddhi_tithi";
    /** Instant of the note; null for notes without one. */ at: string | null;
  }[];
  /** sunrise, or civil if the Sun does not rise or set that day: the rules then use 6:00 and 18:00 by the clock. */ basis: "sunrise" | "civil";
  /** low if the rule rests on fewer than four published dates. */ confidence: "high" | "low";
  /** Number of published dates with which the rule was compared. */ published_cases: number;
  /** Name of this day: of a Pradosha by its weekday, of a Sankashti by its month; else null. */ title: string | null;
  /** Moonrise, at which the fast of a Sankashti is broken; null for other vows, and if the Moon does not rise. */ moonrise: string | null;
}

export interface PanchangVratasAnswer {
  /** Days of the vow in order of their dates. */ vratas: VrataDay[];
  /** Versions and rules behind the answer. */ metadata: ObservanceMetadata;
}

/** The entry of the Sun into a sidereal sign. */
export interface Sankranti {
  /** The sign that the Sun enters. */ sign: string;
  /** Instant when the Sun enters the sign. */ at: string;
  /** The day on which it is kept. */ date: string;
  /** The time of day for gifts and bathing. */ punya_kala: TimeWindow;
  /** Best part of punya kala, only for Makara; else null. */ maha_punya_kala: TimeWindow | null;
  /** sunrise, or civil if the Sun does not rise or set that day: the rules then use 6:00 and 18:00 by the clock. */ basis: "sunrise" | "civil";
}

export interface PanchangSankrantisAnswer {
  /** Sankrantis in order of time. */ sankrantis: Sankranti[];
  /** Versions and rules behind the answer. */ metadata: ObservanceMetadata;
}

export interface PanchangAvoidableDaysInput {
  /** The first date. */ from: string;
  /** The last date; one request takes up to 366 days. */ to: string;
  /** Decimal degrees, north positive. */ latitude: number;
  /** Decimal degrees, east positive. */ longitude: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone: number | string;
  /** Conventions to follow; each has a default. */ settings?: ObservanceSettings;
  /** Kinds of periods; all if omitted. Separated by commas: rikta_tithi, bhadra, panchaka, ganda_moola, kharmas, adhika, chaturmas, pitru_paksha, holashtak, guru_asta, shukra_asta. */ kinds?: string;
}

/** A period that almanacs list as unfit for beginnings. */
export interface AvoidablePeriod {
  /** Id of the kind. */ kind: "rikta_tithi" | "bhadra" | "panchaka" | "ganda_moola" | "kharmas" | "adhika" | "chaturmas" | "pitru_paksha" | "holashtak" | "guru_asta" | "shukra_asta";
  /** Start of the period, which may be before `from`. */ start: string;
  /** End of the period; null if it is more than a hundred days after `to`. */ end: string | null;
  /** Tithi of a rikta tithi or a Bhadra; else null. */ tithi: string | null;
  /** Half of the month of that tithi; else null. */ paksha: "Shukla" | "Krishna" | null;
  /** Star of a Ganda Moola; else null. */ nakshatra: NakshatraName | null;
  /** Name of a leap month; else null. */ lunar_month: string | null;
  /** Threat of a Panchaka: illness, rulers, fire, thieves or death; null on Wednesday and Thursday, and for other kinds. */ threat: "roga" | "raja" | "agni" | "chora" | "mrityu" | null;
}

/** A kind of avoidable periods with its rule and source. */
export interface AvoidableRule {
  /** Id of the kind, as in `periods`. */ kind: "rikta_tithi" | "bhadra" | "panchaka" | "ganda_moola" | "kharmas" | "adhika" | "chaturmas" | "pitru_paksha" | "holashtak" | "guru_asta" | "shukra_asta";
  /** Name of the kind. */ name: string;
  /** When it is, as a sentence. */ rule: string;
  /** Text or almanac that has the rule. */ source: string;
  /** Confidence in the ends of its periods. */ confidence: Confidence;
}

export interface PanchangAvoidableDaysAnswer {
  /** Periods that touch the dates, by their start; they overlap. */ periods: AvoidablePeriod[];
  /** The kinds of this request with their rules. */ rules: AvoidableRule[];
  /** Versions and rules behind the answer. */ metadata: ObservanceMetadata;
}

/** Star and sign of the Moon at birth, or the birth that they are computed from. */
export interface MuhurtaPerson {
  /** Nakshatra of the Moon at birth, 1 is Ashwini; instead of a birth. */ nakshatra_number?: number;
  /** Sign of the Moon at birth, 1 is Aries; instead of a birth. */ sign_number?: number;
  /** Year of birth by the local calendar: 601 to 2398 if Gregorian, and the same years in another `calendar`. */ year?: number;
  /** Month of birth in its calendar; 1 is January in the Gregorian one. */ month?: number;
  /** Day of the month. */ date?: number;
  /** Hour of the local clock, 24-hour. */ hours?: number;
  /** Minute of the local clock. */ minutes?: number;
  /** Second of the local clock, 0 if omitted. */ seconds?: number;
  /** Decimal degrees, north positive. */ latitude?: number;
  /** Decimal degrees, east positive. */ longitude?: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone?: number | string;
  /** Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place. */ place_id?: number;
  /** For an IANA zone whose clock shows this time twice or never: 0 uses the offset before the change, 1 the one after. */ fold?: 0 | 1;
  /** Calendar of year, month and date; gregorian if omitted. auto: julian before the day on which `country` changed, or before 1582-10-15 without one. bikram_sambat: Nepal; saka: national calendar of India; islamic_civil: tabular; islamic_umalqura: Saudi Arabia; malayalam: Kollam era of Kerala, month 1 is Chingam; bengali: Bangladesh, revised in 2019; bengali_old: Gupta Press almanac. `metadata.birth` has the Gregorian date. */ calendar?: "gregorian" | "auto" | "julian" | "bikram_sambat" | "saka" | "islamic_civil" | "islamic_umalqura" | "tamil" | "malayalam" | "bengali" | "bengali_old" | "odia";
  /** ISO 3166-1 code of the country whose calendar the date is in, such as GB. With it, a date from the time before its change to the Gregorian calendar needs `calendar`. A `place_id` gives it to auto. */ country?: string;
  /** Id of a stored birth, from `/api/v1/births`, in place of all members of the birth. Needs the scope `births`. */ birth_id?: string;
  /** Your own reference of a stored birth, in place of all members of the birth. Needs the scope `births`. */ birth_reference?: string;
}

export interface MuhurtaFindSettings extends LanguageSettings {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. */ observation_point?: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. */ ayanamsa?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Days before the setting of Jupiter or Venus in the Sun, and after its rising, that are added to guru_asta and shukra_asta. 0 if omitted. */ asta_padding?: 0 | 3 | 5 | 15;
}

export interface MuhurtaFindInput {
  /** Purpose of the time: marriage, griha_pravesh, vehicle, business, namakarana, travel, vidyarambha, mundan, annaprashana, property, foundation, gold, medical, surgery. */ purpose: "marriage" | "griha_pravesh" | "vehicle" | "business" | "namakarana" | "travel" | "vidyarambha" | "mundan" | "annaprashana" | "property" | "foundation" | "gold" | "medical" | "surgery";
  /** The first date. */ from: string;
  /** The last date; a strict search takes up to 366 days, a ranked one up to 92. */ to: string;
  /** Decimal degrees, north positive. */ latitude?: number;
  /** Decimal degrees, east positive. */ longitude?: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone?: number | string;
  /** Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place. */ place_id?: number;
  /** strict: the times that no rule forbids, by date, as almanacs print them. ranked: every time that no ban and no person forbids, the best first. strict if omitted. */ mode?: "strict" | "ranked";
  /** Person that the time must suit; for a marriage, the bride. */ person_a?: MuhurtaPerson;
  /** Second person that the time must suit; for a marriage, the groom. */ person_b?: MuhurtaPerson;
  /** Whether rising signs are judged too; times are then split at changes of the rising sign. false if omitted. */ lagna?: boolean;
  /** Bans, which replace those of the purpose: none, or ids with commas between them: adhika, kharmas, chaturmas, chaturmas_months, griha_months, pitru_paksha, holashtak, guru_asta, shukra_asta, simhastha, dakshinayana, sutak, sutak_fixed, eclipse_day, after_eclipse, rahu_kaal, yamaganda, gulika, dur_muhurta, varjyam, vishti, kaal_vela, sankranti, panchaka, panchaka_rahita. */ bans?: string;
  /** Minimum length; shorter times are omitted. 20 if omitted. */ min_minutes?: number;
  /** Maximum number of times in the answer; `windows_found` is the total. 50 if omitted. */ limit?: number;
  /** Conventions to follow; each has a default. */ settings?: MuhurtaFindSettings;
}

/** A time that suits the purpose, with the reasons for and against it. */
export interface MuhurtaWindow extends TimeWindow {
  /** Length in whole minutes. */ minutes: number;
  /** Date of the day from sunrise to sunrise that contains the time, which may be after midnight. */ panchang_day: string;
  /** 50 plus the points of the reasons and cautions, from 0 to 100. */ score: number;
  /** Grade by the score: excellent from 75, strong from 60, fair from 45, weak below. */ grade: "excellent" | "strong" | "fair" | "weak";
  /** Rules on limbs, people, lagna and good times. */ reasons: MuhurtaReason[];
  /** Rules on times of day, seasons and directions to avoid if possible. */ cautions: MuhurtaReason[];
  limbs: MuhurtaLimbs;
  /** Rising signs of the time; null if not requested, or if too near a pole to be judged. */ lagnas: MuhurtaLagna[] | null;
}

/** A rule for a time, against it, or neutral. */
export interface MuhurtaReason {
  /** Id of the rule, for programs. */ code: "tithi_good" | "tithi_rikta" | "tithi_amavasya" | "tithi_not_listed" | "tithi_kshaya" | "tithi_vriddhi" | "nakshatra_good" | "nakshatra_middling" | "nakshatra_bad" | "pada_bad" | "weekday_good" | "weekday_middling" | "weekday_bad" | "paksha_shukla" | "paksha_krishna" | "yoga_bad" | "tara_good" | "tara_bad" | "tara_bad_first_round" | "tara_janma" | "chandra_good" | "chandra_neutral" | "chandra_bad" | "chandrashtama" | "tribala_jupiter_good" | "tribala_jupiter_worship" | "tribala_jupiter_bad" | "tribala_sun_good" | "tribala_sun_worship" | "tribala_sun_bad" | "lagna_best" | "lagna_good" | "lagna_weak" | "lagna_house_occupied" | "lagna_malefic" | "lagna_moon_hidden" | "lagna_benefic" | "lagna_benefics_strong" | "lagna_malefics_upachaya" | "lagna_last_degree" | "lagna_gandanta" | "lagna_unknown" | "adhika" | "kharmas" | "chaturmas" | "chaturmas_months" | "griha_months" | "pitru_paksha" | "holashtak" | "guru_asta" | "shukra_asta" | "simhastha" | "dakshinayana" | "sutak" | "sutak_fixed" | "eclipse_day" | "after_eclipse" | "rahu_kaal" | "yamaganda" | "gulika" | "dur_muhurta" | "varjyam" | "vishti" | "kaal_vela" | "panchaka_rahita" | "sankranti" | "panchaka" | "abhijit" | "choghadiya" | "amrit_kaal" | "vijaya" | "benefic_hora" | "sarvartha_siddhi" | "amrita_siddhi" | "ravi_yoga" | "ravi_pushya" | "guru_pushya" | "godhuli" | "festive_day" | "disha_shool";
  /** Whether the rule is for the time, against it, or neutral. */ effect: "for" | "against" | "neutral";
  /** Points added to the score, in proportion to the share of the time in which the rule holds. */ points: number;
  /** The rule as a sentence. */ text: string;
  /** Tithi, star, house or planet concerned; null if none. */ detail: string | null;
  /** Source of the rule. */ source: string;
  /** Times in which the rule holds; empty if it holds throughout. */ times: TimeWindow[];
}

/** The limbs of the panchang when the time begins. */
export interface MuhurtaLimbs {
  /** Tithi with its half of the month. */ tithi: string;
  /** Star of the Moon. */ nakshatra: NakshatraName;
  /** Quarter of the star. */ pada: number;
  /** Yoga of Sun and Moon. */ yoga: string;
  /** Half of the tithi. */ karana: string;
  /** Weekday by sunrise. */ vara: string;
  /** Sign of the Moon. */ moon_sign: SignName;
}

/** A rising sign with the time in which it rises. */
export interface MuhurtaLagna extends TimeWindow {
  /** The rising sign. */ sign: SignName;
  /** Times in which a navamsha (ninth of the sign) ruled by a benefic rises. */ benefic_navamshas: TimeWindow[];
}

/** A day without a time, with the reason. */
export interface MuhurtaRejectedDay {
  /** The day, from its sunrise. */ date: string;
  /** Rule that forbids most of the day; too_short if the rest is shorter than `min_minutes`. */ code: "tithi_good" | "tithi_rikta" | "tithi_amavasya" | "tithi_not_listed" | "tithi_kshaya" | "tithi_vriddhi" | "nakshatra_good" | "nakshatra_middling" | "nakshatra_bad" | "pada_bad" | "weekday_good" | "weekday_middling" | "weekday_bad" | "paksha_shukla" | "paksha_krishna" | "yoga_bad" | "tara_good" | "tara_bad" | "tara_bad_first_round" | "tara_janma" | "chandra_good" | "chandra_neutral" | "chandra_bad" | "chandrashtama" | "tribala_jupiter_good" | "tribala_jupiter_worship" | "tribala_jupiter_bad" | "tribala_sun_good" | "tribala_sun_worship" | "tribala_sun_bad" | "lagna_best" | "lagna_good" | "lagna_weak" | "lagna_house_occupied" | "lagna_malefic" | "lagna_moon_hidden" | "lagna_benefic" | "lagna_benefics_strong" | "lagna_malefics_upachaya" | "lagna_last_degree" | "lagna_gandanta" | "lagna_unknown" | "adhika" | "kharmas" | "chaturmas" | "chaturmas_months" | "griha_months" | "pitru_paksha" | "holashtak" | "guru_asta" | "shukra_asta" | "simhastha" | "dakshinayana" | "sutak" | "sutak_fixed" | "eclipse_day" | "after_eclipse" | "rahu_kaal" | "yamaganda" | "gulika" | "dur_muhurta" | "varjyam" | "vishti" | "kaal_vela" | "panchaka_rahita" | "sankranti" | "panchaka" | "abhijit" | "choghadiya" | "amrit_kaal" | "vijaya" | "benefic_hora" | "sarvartha_siddhi" | "amrita_siddhi" | "ravi_yoga" | "ravi_pushya" | "guru_pushya" | "godhuli" | "festive_day" | "disha_shool" | "no_sunrise" | "no_sunset" | "too_short";
  /** The reason as a sentence. */ text: string;
  /** Tithi, star or planet concerned; null if none. */ detail: string | null;
  /** End of a season; null for other rules, and if the end is too far ahead. */ until: string | null;
  /** Other rules that forbid a part of the day. */ other_codes: ("tithi_good" | "tithi_rikta" | "tithi_amavasya" | "tithi_not_listed" | "tithi_kshaya" | "tithi_vriddhi" | "nakshatra_good" | "nakshatra_middling" | "nakshatra_bad" | "pada_bad" | "weekday_good" | "weekday_middling" | "weekday_bad" | "paksha_shukla" | "paksha_krishna" | "yoga_bad" | "tara_good" | "tara_bad" | "tara_bad_first_round" | "tara_janma" | "chandra_good" | "chandra_neutral" | "chandra_bad" | "chandrashtama" | "tribala_jupiter_good" | "tribala_jupiter_worship" | "tribala_jupiter_bad" | "tribala_sun_good" | "tribala_sun_worship" | "tribala_sun_bad" | "lagna_best" | "lagna_good" | "lagna_weak" | "lagna_house_occupied" | "lagna_malefic" | "lagna_moon_hidden" | "lagna_benefic" | "lagna_benefics_strong" | "lagna_malefics_upachaya" | "lagna_last_degree" | "lagna_gandanta" | "lagna_unknown" | "adhika" | "kharmas" | "chaturmas" | "chaturmas_months" | "griha_months" | "pitru_paksha" | "holashtak" | "guru_asta" | "shukra_asta" | "simhastha" | "dakshinayana" | "sutak" | "sutak_fixed" | "eclipse_day" | "after_eclipse" | "rahu_kaal" | "yamaganda" | "gulika" | "dur_muhurta" | "varjyam" | "vishti" | "kaal_vela" | "panchaka_rahita" | "sankranti" | "panchaka" | "abhijit" | "choghadiya" | "amrit_kaal" | "vijaya" | "benefic_hora" | "sarvartha_siddhi" | "amrita_siddhi" | "ravi_yoga" | "ravi_pushya" | "guru_pushya" | "godhuli" | "festive_day" | "disha_shool")[];
}

export interface MuhurtaFindMetadata extends Metadata {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Days before the setting of Jupiter or Venus in the Sun, and after its rising, that are added to guru_asta and shukra_asta. */ asta_padding: 0 | 3 | 5 | 15;
  /** The instants computed for persons sent as births, and the clocks behind them; none if no person was. */ persons?: {
    /** Birth of `person_a`; none if the person was sent as star and sign. */ person_a?: BirthClock;
    /** Birth of `person_b`; none if the person was sent as star and sign. */ person_b?: BirthClock;
  };
}

export interface MuhurtaFindAnswer {
  /** The purpose in words. */ purpose_name: string;
  /** Source of the star, tithi and weekday rules of the purpose. */ rule_source: string;
  /** Bans of this search: forbidden seasons and times. */ bans: string[];
  /** Number of times found; `windows` has at most `limit` of them. */ windows_found: number;
  /** Times found: by date if strict, by score if ranked. */ windows: MuhurtaWindow[];
  /** Days without a time, in order. */ rejected_days: MuhurtaRejectedDay[];
  /** Versions and rules behind the answer. */ metadata: MuhurtaFindMetadata;
}

export interface MuhurtaCheckSettings extends DaySettings {
  /** Days before the setting of Jupiter or Venus in the Sun, and after its rising, that are added to guru_asta and shukra_asta. 0 if omitted. */ asta_padding?: 0 | 3 | 5 | 15;
}

export interface MuhurtaCheckInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: MuhurtaCheckSettings;
  /** Purpose of the time: marriage, griha_pravesh, vehicle, business, namakarana, travel, vidyarambha, mundan, annaprashana, property, foundation, gold, medical, surgery. */ purpose: "marriage" | "griha_pravesh" | "vehicle" | "business" | "namakarana" | "travel" | "vidyarambha" | "mundan" | "annaprashana" | "property" | "foundation" | "gold" | "medical" | "surgery";
  /** Person that the time must suit; for a marriage, the bride. */ person_a?: MuhurtaPerson;
  /** Second person that the time must suit; for a marriage, the groom. */ person_b?: MuhurtaPerson;
  /** Whether rising signs are judged too; times are then split at changes of the rising sign. false if omitted. */ lagna?: boolean;
  /** Bans, which replace those of the purpose: none, or ids with commas between them: adhika, kharmas, chaturmas, chaturmas_months, griha_months, pitru_paksha, holashtak, guru_asta, shukra_asta, simhastha, dakshinayana, sutak, sutak_fixed, eclipse_day, after_eclipse, rahu_kaal, yamaganda, gulika, dur_muhurta, varjyam, vishti, kaal_vela, sankranti, panchaka, panchaka_rahita. */ bans?: string;
}

export interface MuhurtaCheckMetadata extends DayMetadata {
  /** Days before the setting of Jupiter or Venus in the Sun, and after its rising, that are added to guru_asta and shukra_asta. */ asta_padding: 0 | 3 | 5 | 15;
  /** The instants computed for persons sent as births, and the clocks behind them; none if no person was. */ persons?: {
    /** Birth of `person_a`; none if the person was sent as star and sign. */ person_a?: BirthClock;
    /** Birth of `person_b`; none if the person was sent as star and sign. */ person_b?: BirthClock;
  };
}

export interface MuhurtaCheckAnswer {
  /** The moment that was judged. */ at: string;
  panchang_day: PanchangDay;
  /** Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. */ reason: "no_sunrise" | "no_sunset" | null;
  /** The purpose in words. */ purpose_name: string;
  /** Source of the star, tithi and weekday rules of the purpose. */ rule_source: string;
  /** Bans of this search: forbidden seasons and times. */ bans: string[];
  /** Whether no rule forbids the moment; null if it was not judged. */ is_allowed: boolean | null;
  /** Rules that forbid the moment; empty if there are none. */ forbidding: ("tithi_good" | "tithi_rikta" | "tithi_amavasya" | "tithi_not_listed" | "tithi_kshaya" | "tithi_vriddhi" | "nakshatra_good" | "nakshatra_middling" | "nakshatra_bad" | "pada_bad" | "weekday_good" | "weekday_middling" | "weekday_bad" | "paksha_shukla" | "paksha_krishna" | "yoga_bad" | "tara_good" | "tara_bad" | "tara_bad_first_round" | "tara_janma" | "chandra_good" | "chandra_neutral" | "chandra_bad" | "chandrashtama" | "tribala_jupiter_good" | "tribala_jupiter_worship" | "tribala_jupiter_bad" | "tribala_sun_good" | "tribala_sun_worship" | "tribala_sun_bad" | "lagna_best" | "lagna_good" | "lagna_weak" | "lagna_house_occupied" | "lagna_malefic" | "lagna_moon_hidden" | "lagna_benefic" | "lagna_benefics_strong" | "lagna_malefics_upachaya" | "lagna_last_degree" | "lagna_gandanta" | "lagna_unknown" | "adhika" | "kharmas" | "chaturmas" | "chaturmas_months" | "griha_months" | "pitru_paksha" | "holashtak" | "guru_asta" | "shukra_asta" | "simhastha" | "dakshinayana" | "sutak" | "sutak_fixed" | "eclipse_day" | "after_eclipse" | "rahu_kaal" | "yamaganda" | "gulika" | "dur_muhurta" | "varjyam" | "vishti" | "kaal_vela" | "panchaka_rahita" | "sankranti" | "panchaka" | "abhijit" | "choghadiya" | "amrit_kaal" | "vijaya" | "benefic_hora" | "sarvartha_siddhi" | "amrita_siddhi" | "ravi_yoga" | "ravi_pushya" | "guru_pushya" | "godhuli" | "festive_day" | "disha_shool")[];
  /** 50 plus the points of the reasons and cautions, from 0 to 100; null if it was not judged. */ score: number | null;
  /** Grade by the score; null if it was not judged. */ grade: "excellent" | "strong" | "fair" | "weak" | null;
  /** Rules on limbs, people, lagna and good times. */ reasons: MuhurtaReason[];
  /** Rules on times of day, seasons and directions to avoid if possible. */ cautions: MuhurtaReason[];
  /** Limbs of the panchang at the moment; null if the day has no sunrise or sunset. */ limbs: MuhurtaLimbs | null;
  /** Rising signs of the time; null if not requested, or if too near a pole to be judged. */ lagnas: MuhurtaLagna[] | null;
  /** Versions and rules behind the answer. */ metadata: MuhurtaCheckMetadata;
}

export interface DashaVimshottariInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DashaSettings;
  /** Number of levels of periods to list, beginning with the great periods. 2 if omitted. */ depth?: number;
  /** Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted. */ ages?: boolean;
  /** Rulers from a great period inwards, such as Sun/Moon/Mars, whose periods are listed in addition to `depth`: with 4 of them down to the fifth level. */ path?: string;
  /** The requested day, from 00:00 local time; today if omitted. */ target_date?: string;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

export interface DashaSettings extends SiderealSettings {
  /** Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to its sidereal place at birth. 365.25 if omitted. */ year_length?: 365.25 | 365.2425 | 365.2422 | 365.256364 | 360 | "true_sidereal_sun";
}

/** The star of the Moon at birth, which fixes the first period. */
export interface BirthNakshatra {
  /** Name of the nakshatra (lunar mansion), Sanskrit in Latin letters. */ name: NakshatraName;
  /** 1 is Ashwini. */ number: number;
  /** Planet that rules the star. */ lord: GrahaName;
  /** Quarter of the nakshatra. */ pada: number;
  /** Sidereal longitude of the Moon at birth, degrees. */ moon_longitude: number;
}

/** Rest of the first period at birth. */
export interface DashaBalance {
  /** Planet that rules the first period. */ lord: GrahaName;
  /** Name of the period, if the system names it in addition to the planet; null otherwise. */ name: string | null;
  /** Years of the first period still to run at birth. */ years_remaining: number;
  /** The same as an ISO 8601 duration, with years of twelve months of thirty days. */ duration: string;
  /** Rest of the first period at birth, in an English sentence. */ description: string;
}

/** A great period, with the periods within it. */
export interface Mahadasha {
  /** Planet that rules the period. */ lord: GrahaName;
  /** Name of the period, if the system names it in addition to the planet; null otherwise. */ name: string | null;
  /** Local date on which it begins. */ start: string;
  /** Local date on which it ends and the next begins. */ end: string;
  /** ISO 8601 with the offset that the time zone has then. */ start_at: string;
  /** ISO 8601 with the offset that the time zone has then. */ end_at: string;
  /** Age in years at the start, if `ages` is true; negative before birth. */ age_from?: number;
  /** Age in years at the end, if `ages` is true. */ age_to?: number;
  /** Periods within this one; null below the requested depth. */ antardashas: {
    /** Planet that rules the period. */ lord: GrahaName;
    /** Name of the period, if the system names it in addition to the planet; null otherwise. */ name: string | null;
    /** Local date on which it begins. */ start: string;
    /** Local date on which it ends and the next begins. */ end: string;
    /** ISO 8601 with the offset that the time zone has then. */ start_at: string;
    /** ISO 8601 with the offset that the time zone has then. */ end_at: string;
    /** Age in years at the start, if `ages` is true; negative before birth. */ age_from?: number;
    /** Age in years at the end, if `ages` is true. */ age_to?: number;
    /** Periods within this one; null below the requested depth. */ pratyantardashas: {
      /** Planet that rules the period. */ lord: GrahaName;
      /** Name of the period, if the system names it in addition to the planet; null otherwise. */ name: string | null;
      /** Local date on which it begins. */ start: string;
      /** Local date on which it ends and the next begins. */ end: string;
      /** ISO 8601 with the offset that the time zone has then. */ start_at: string;
      /** ISO 8601 with the offset that the time zone has then. */ end_at: string;
      /** Age in years at the start, if `ages` is true; negative before birth. */ age_from?: number;
      /** Age in years at the end, if `ages` is true. */ age_to?: number;
      /** Periods within this one; null below the requested depth. */ sookshmas: {
        /** Planet that rules the period. */ lord: GrahaName;
        /** Name of the period, if the system names it in addition to the planet; null otherwise. */ name: string | null;
        /** Local date on which it begins. */ start: string;
        /** Local date on which it ends and the next begins. */ end: string;
        /** ISO 8601 with the offset that the time zone has then. */ start_at: string;
        /** ISO 8601 with the offset that the time zone has then. */ end_at: string;
        /** Age in years at the start, if `ages` is true; negative before birth. */ age_from?: number;
        /** Age in years at the end, if `ages` is true. */ age_to?: number;
        /** Periods within this one; null below the requested depth. */ pranas: {
          /** Planet that rules the period. */ lord: GrahaName;
          /** Name of the period, if the system names it in addition to the planet; null otherwise. */ name: string | null;
          /** Local date on which it begins. */ start: string;
          /** Local date on which it ends and the next begins. */ end: string;
          /** ISO 8601 with the offset that the time zone has then. */ start_at: string;
          /** ISO 8601 with the offset that the time zone has then. */ end_at: string;
          /** Age in years at the start, if `ages` is true; negative before birth. */ age_from?: number;
          /** Age in years at the end, if `ages` is true. */ age_to?: number;
        }[] | null;
      }[] | null;
    }[] | null;
  }[] | null;
}

export interface DashaVimshottariAnswer {
  /** Star of the Moon at birth. */ birth_nakshatra: BirthNakshatra;
  balance_at_birth: DashaBalance;
  /** The great periods, in order. */ mahadashas: Mahadasha[];
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: DashaMetadata;
}

export interface DashaCurrentInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DashaSettings;
  /** The requested day, from 00:00 local time; today if omitted. */ target_date?: string;
  /** Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted. */ ages?: boolean;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

/** A period that rules at the requested moment. */
export interface RulingPeriod {
  /** Planet that rules the period. */ lord: GrahaName;
  /** Name of the period, if the system names it in addition to the planet; null otherwise. */ name: string | null;
  /** Local date on which it begins. */ start: string;
  /** Local date on which it ends and the next begins. */ end: string;
  /** ISO 8601 with the offset that the time zone has then. */ start_at: string;
  /** ISO 8601 with the offset that the time zone has then. */ end_at: string;
  /** Age in years at the start, if `ages` is true; negative before birth. */ age_from?: number;
  /** Age in years at the end, if `ages` is true. */ age_to?: number;
  /** Length of the period in days. */ duration_days: number;
}

export interface DashaCurrentAnswer {
  /** Star of the Moon at birth. */ birth_nakshatra: BirthNakshatra;
  /** The requested day. */ target_date: string;
  /** Whether the day is outside the cycle of 120 years. */ out_of_cycle: boolean;
  /** Great period that rules; null outside the cycle. */ mahadasha: RulingPeriod | null;
  /** Second level; null outside the cycle. */ antardasha: RulingPeriod | null;
  /** Third level; null outside the cycle. */ pratyantardasha: RulingPeriod | null;
  /** Fourth level; null outside the cycle. */ sookshma: RulingPeriod | null;
  /** Fifth level; null outside the cycle. */ prana: RulingPeriod | null;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: DashaMetadata;
}

export interface DashaYoginiInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DashaSettings;
  /** Number of levels of periods to list, beginning with the great periods. 2 if omitted. */ depth?: number;
  /** Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted. */ ages?: boolean;
  /** Rulers from a great period inwards, such as Sun/Moon/Mars, whose periods are listed in addition to `depth`: with 4 of them down to the fifth level. */ path?: string;
}

export interface DashaYoginiAnswer {
  /** Star of the Moon at birth. */ birth_nakshatra: BirthNakshatra;
  balance_at_birth: DashaBalance;
  /** The great periods, in order. */ mahadashas: Mahadasha[];
  /** Versions and rules behind the answer. */ metadata: DashaMetadata;
}

export interface DashaAshtottariSettings extends DashaSettings {
  /** Whether Abhijit counts as a fourth star of Saturn’s group; this changes the balance of a Moon there. twenty_seven_stars if omitted. */ method?: "twenty_seven_stars" | "with_abhijit";
}

export interface DashaAshtottariInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DashaAshtottariSettings;
  /** Number of levels of periods to list, beginning with the great periods. 2 if omitted. */ depth?: number;
  /** Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted. */ ages?: boolean;
  /** Rulers from a great period inwards, such as Sun/Moon/Mars, whose periods are listed in addition to `depth`: with 4 of them down to the fifth level. */ path?: string;
}

export interface DashaAshtottariMetadata extends DashaMetadata {
  /** Whether Abhijit counts as a fourth star of Saturn’s group; this changes the balance of a Moon there. */ method: "twenty_seven_stars" | "with_abhijit";
}

export interface DashaAshtottariAnswer {
  /** Star of the Moon at birth. */ birth_nakshatra: BirthNakshatra;
  balance_at_birth: DashaBalance;
  /** The great periods, in order. */ mahadashas: Mahadasha[];
  /** Whether tradition uses this dasha for the birth. */ applicability: {
    /** Whether either condition holds. */ applicable: boolean;
    /** Whether the condition on Rahu holds. */ by_rahu: boolean;
    /** Whether the condition on day and waxing Moon holds. */ by_paksha: boolean;
    /** Whether the centre of the Sun was above the horizon at birth. */ is_day_birth: boolean;
    /** Whether the birth was in the waxing half of the month. */ is_waxing_moon: boolean;
  };
  /** Versions and rules behind the answer. */ metadata: DashaAshtottariMetadata;
}

export interface DashaConditionalInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DashaSettings;
  /** Dasha to list, one of the seven. shodashottari if omitted. */ system?: "shodashottari" | "dwadashottari" | "panchottari" | "shatabdika" | "chaturashiti_sama" | "dwisaptati_sama" | "shattrimsha_sama";
  /** Number of levels of periods to list, beginning with the great periods. 2 if omitted. */ depth?: number;
  /** Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted. */ ages?: boolean;
  /** Rulers from a great period inwards, such as Sun/Moon/Mars, whose periods are listed in addition to `depth`: with 4 of them down to the fifth level. */ path?: string;
}

/** A dasha that is used under a condition, and the result of the test. */
export interface ConditionalDasha {
  /** The conditional dasha, by its id. */ system: "shodashottari" | "dwadashottari" | "panchottari" | "shatabdika" | "chaturashiti_sama" | "dwisaptati_sama" | "shattrimsha_sama";
  /** Length of the cycle in years. */ cycle_years: number;
  /** Condition under which tradition uses the dasha. */ condition: string;
  /** Whether the condition holds for this birth. */ applicable: boolean;
  /** Facts of this chart that decide the condition. */ reason: string;
}

export interface DashaConditionalAnswer {
  /** Id of the listed dasha. */ system: "shodashottari" | "dwadashottari" | "panchottari" | "shatabdika" | "chaturashiti_sama" | "dwisaptati_sama" | "shattrimsha_sama";
  /** The seven conditional dashas, each evaluated for the birth. */ systems: ConditionalDasha[];
  /** Star of the Moon at birth. */ birth_nakshatra: BirthNakshatra;
  balance_at_birth: DashaBalance;
  /** The great periods, in order. */ mahadashas: Mahadasha[];
  /** Confidence in the lords and years. */ confidence: Confidence;
  /** Confidence in the conditions, on which texts differ. */ condition_confidence: Confidence;
  /** Versions and rules behind the answer. */ metadata: DashaMetadata;
}

export interface DashaKalachakraSettings extends DashaSettings {
  /** Meaning of the part of the pada that the Moon has crossed. cycle: that part of the years of all nine signs has passed. first_sign: that part of the years of the first of them. cycle if omitted. */ balance?: "cycle" | "first_sign";
}

export interface DashaKalachakraInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DashaKalachakraSettings;
  /** Number of levels of periods to list, beginning with the great periods. 2 if omitted. */ depth?: number;
}

/** A great period of a sign in Kalachakra dasha. */
export interface KalachakraMahadasha {
  /** Sign of the zodiac. */ sign: SignName;
  /** 1 is Aries. */ sign_number: number;
  /** Planet that rules the sign. */ sign_lord: SignLord;
  /** Age in years at which it begins; negative before birth. */ from_age: number;
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ start_at: string;
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ end_at: string;
  /** Full length in years. */ years: number;
  /** Irregular step into the sign: of the lion (by a trine), of the frog (over a sign), of the monkey (back); null if none. */ leap: "simhavalokana" | "mandooka" | "markati" | null;
  /** Parts; null below the requested depth. */ antardashas: KalachakraAntardasha[] | null;
}

/** One of the nine parts of a period of Kalachakra dasha. */
export interface KalachakraAntardasha {
  /** Sign of the zodiac. */ sign: SignName;
  /** 1 is Aries. */ sign_number: number;
  /** Planet that rules the sign. */ sign_lord: SignLord;
  /** Age in years at which it begins; negative before birth. */ from_age: number;
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ start_at: string;
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ end_at: string;
}

export interface DashaKalachakraMetadata extends DashaMetadata {
  /** Meaning of the part of the pada that the Moon has crossed. cycle: that part of the years of all nine signs has passed. first_sign: that part of the years of the first of them. */ balance: "cycle" | "first_sign";
}

export interface DashaKalachakraAnswer {
  /** Star of the Moon at birth. */ birth_nakshatra: BirthNakshatra;
  /** Direct (savya) or reverse (apasavya) wheel. */ wheel: "savya" | "apasavya";
  /** Nine signs of the pada, in order. */ cycle: SignName[];
  /** Years of these nine signs: 83, 85, 86 or 100. */ cycle_years: number;
  /** Sign of the body. */ deha: {
    /** Sign of the zodiac. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** Planet that rules the sign. */ sign_lord: SignLord;
  };
  /** Sign of the soul. */ jeeva: {
    /** Sign of the zodiac. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** Planet that rules the sign. */ sign_lord: SignLord;
  };
  /** Rest of the first period at birth. */ balance_at_birth: {
    /** Sign of the zodiac. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** Planet that rules the sign. */ sign_lord: SignLord;
    /** Years of the first period still to run at birth. */ years_remaining: number;
    /** The same as an ISO 8601 duration, with years of twelve months of thirty days. */ duration: string;
    /** Rest of the first period at birth, in an English sentence. */ description: string;
  };
  /** Great periods, in order. */ mahadashas: KalachakraMahadasha[];
  /** Confidence in the great periods. */ confidence: Confidence;
  /** Confidence in the parts. */ antardasha_confidence: Confidence;
  /** Versions and rules behind the answer. */ metadata: DashaKalachakraMetadata;
}

export interface DashaTribhagiSettings extends DashaSettings {
  /** Share of the Vimshottari years that each period has: one_third for cycles of 40 years, two_thirds for cycles of 80. one_third if omitted. */ share?: "one_third" | "two_thirds";
}

export interface DashaTribhagiInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DashaTribhagiSettings;
  /** Number of levels of periods to list, beginning with the great periods. 2 if omitted. */ depth?: number;
  /** Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted. */ ages?: boolean;
  /** Rulers from a great period inwards, such as Sun/Moon/Mars, whose periods are listed in addition to `depth`: with 4 of them down to the fifth level. */ path?: string;
}

export interface DashaTribhagiMetadata extends DashaMetadata {
  /** Share of the Vimshottari years that each period has: one_third for cycles of 40 years, two_thirds for cycles of 80. */ share: "one_third" | "two_thirds";
}

export interface DashaTribhagiAnswer {
  /** Star of the Moon at birth. */ birth_nakshatra: BirthNakshatra;
  balance_at_birth: DashaBalance;
  /** The great periods, in order. */ mahadashas: Mahadasha[];
  /** Confidence in the lengths of the periods. */ confidence: Confidence;
  /** Versions and rules behind the answer. */ metadata: DashaTribhagiMetadata;
}

export interface DashaSudarshanaInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DashaSettings;
  /** Number of levels of periods to list, beginning with the great periods. 2 if omitted. */ depth?: number;
  /** The requested day, from 00:00 local time; today if omitted. */ target_date?: string;
}

/** A period of a house of the Sudarshana chakra. */
export interface SudarshanaPeriod {
  /** House that rules, in each of the three wheels. */ house: number;
  /** Sign of that house from the ascendant. */ from_ascendant: SignName;
  /** Sign of that house from the Moon. */ from_moon: SignName;
  /** Sign of that house from the Sun. */ from_sun: SignName;
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ start_at: string;
  /** ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28. */ end_at: string;
  /** Years of life at the start. */ age_from: number;
  /** Years of life at the end. */ age_to: number;
}

export interface DashaSudarshanaAnswer {
  /** The requested day. */ target_date: string;
  /** Years of life, from birth. */ mahadashas: SudarshanaPeriod[];
  /** Twelve parts of the year that rules on the target; null below the requested depth and outside the list. */ antardashas: SudarshanaPeriod[] | null;
  /** Twelve parts of the month that rules on the target; null below the requested depth and outside the list. */ pratyantardashas: SudarshanaPeriod[] | null;
  /** Twelve parts of the twelfth of a month that rules on the target; null below the requested depth and outside the list. */ sookshmas: SudarshanaPeriod[] | null;
  /** Period that rules on the target, for each level to the depth; empty outside the 120 years. */ current: SudarshanaPeriod[];
  /** Versions and rules behind the answer. */ metadata: DashaMetadata;
}

export interface DashaUncertainSettings extends LanguageSettings {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. */ observation_point?: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. */ ayanamsa?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Length of a dasha year in days: 365.25 (Julian), 365.2425 (Gregorian), 365.2422 (tropical), 365.256364 (sidereal) or 360 (savana). 365.25 if omitted. */ year_length?: 365.25 | 365.2425 | 365.2422 | 365.256364 | 360;
  /** The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. */ clock?: "auto" | "zone" | "local_mean" | "local_apparent" | "ut";
}

export interface DashaUncertainInput extends UncertainBirth {
  /** The requested day, from 00:00 local time; today if omitted. */ target_date?: string;
  /** Conventions to follow; each has a default. */ settings?: DashaUncertainSettings;
}

/** The dasha of the births with one nakshatra of the Moon. */
export interface PossibleDasha {
  /** Nakshatra of the Moon. */ nakshatra: NakshatraName;
  /** Planet that rules the first period. */ lord: GrahaName;
  /** First instant of birth with this nakshatra. */ from: string;
  /** End of these instants; at it the next nakshatra begins. */ to: string;
  /** Share of the whole span with this nakshatra. */ share: number;
  /** Years of the first period that remain for a birth at the first of these instants. */ most_years_remaining: number;
  /** The same for a birth at the last of them. */ least_years_remaining: number;
  /** The great periods in their order, from the one that runs at birth. */ mahadashas: PossiblePeriod[];
}

/** A great period of an uncertain birth. */
export interface PossiblePeriod {
  /** Planet that rules the period. */ lord: GrahaName;
  /** Earliest instant at which it may begin. */ earliest_start: string;
  /** Latest instant at which it may begin. */ latest_start: string;
}

/** A fact of a birth over its possible instants. */
export interface HeldLord {
  /** Whether one value holds for every possible instant of birth. */ certain: boolean;
  /** The value, if it is certain; else null. */ value: GrahaName | null | null;
  /** Every value with the instants of birth for which it holds, in order of time; null if it is certain. */ values: {
    /** A possible value. */ value: GrahaName | null;
    /** First possible instant of birth, by the clock of the place. */ from: string;
    /** End of these instants; at it the next value holds. */ to: string;
    /** Share of the whole span in which it holds. */ share: number;
  }[] | null;
}

export interface DashaUncertainMetadata extends Metadata {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Length of a dasha year in days: 365.25 (Julian), 365.2425 (Gregorian), 365.2422 (tropical), 365.256364 (sidereal) or 360 (savana). */ year_length: 365.25 | 365.2425 | 365.2422 | 365.256364 | 360;
}

export interface DashaUncertainAnswer {
  span: BirthSpan;
  /** The possible sequences, in order of the time of birth. */ dashas: PossibleDasha[];
  /** The lords on `target_date`; null without one. */ at_target: {
    /** Lord of the great period; null outside the cycle. */ mahadasha: HeldLord;
    /** Lord of the period within it; null outside the cycle. */ antardasha: HeldLord;
  } | null;
  /** Versions and rules behind the answer. */ metadata: DashaUncertainMetadata;
}

export interface MatchmakingAshtakootSettings extends MarsSettings {
  /** Source of the points for vashya, the influence of one partner on the other. standard if omitted. */ vashya_table?: "standard" | "saravali" | "astroyogi";
  /** Whether Sagittarius and Capricorn change their class at 15°. true if omitted. */ vashya_split?: true | false;
  /** Source of the friendships of animals. raman if omitted. */ yoni_table?: "raman" | "saral";
  /** Source of the points for temperaments; they differ for a deva groom and a rakshasa bride. standard if omitted. */ gana_table?: "standard" | "saral_asht_koot";
}

export interface MatchmakingAshtakootInput extends Couple {
  /** Conventions to follow; each has a default. */ settings?: MatchmakingAshtakootSettings;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

/** The births of two people who may marry. */
export interface Couple {
  /** Birth of the bride. */ bride: Birth;
  /** Birth of the groom. */ groom: Birth;
}

export interface MarsSettings extends SiderealSettings {
  /** Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north if omitted. */ house_set?: "north" | "south" | "without_second";
}

/** A rule by which tradition accepts a low koota. It changes no score. */
export interface KootaException {
  /** Id of the koota (test) that the exception softens. */ koota: "varna" | "vashya" | "tara" | "yoni" | "graha_maitri" | "gana" | "bhakoot" | "nadi";
  /** Name of the exception. */ name: string;
  /** Whether the rule holds for this chart or couple. */ applies: boolean;
  /** The result in an English sentence. */ description: string;
}

/** Place of the Moon at a birth, from which the score is computed. */
export interface MatchedMoon extends InSign {
  /** Nakshatra (lunar mansion) of the position. */ nakshatra: NakshatraName;
  /** 1 is Ashwini. */ nakshatra_number: number;
  /** Planet that rules the nakshatra. */ nakshatra_lord: GrahaName;
  /** Quarter of the nakshatra. */ pada: number;
  /** Degrees subtracted from tropical longitudes, nutation in longitude included. */ ayanamsa_value: number;
}

/** Manglik dosha in both charts; it is not part of the score. */
export interface ManglikOfCouple {
  /** Manglik dosha of the bride. */ bride: {
    /** Whether Mars makes the dosha from the ascendant. */ is_manglik: boolean;
    /** None if not manglik; otherwise by the number of references that show the dosha: mild 1, moderate 2, severe 3. */ severity: "none" | "mild" | "moderate" | "severe";
    /** House of Mars from the ascendant. */ mars_house: number;
  };
  /** Manglik dosha of the groom. */ groom: {
    /** Whether Mars makes the dosha from the ascendant. */ is_manglik: boolean;
    /** None if not manglik; otherwise by the number of references that show the dosha: mild 1, moderate 2, severe 3. */ severity: "none" | "mild" | "moderate" | "severe";
    /** House of Mars from the ascendant. */ mars_house: number;
  };
  /** Whether the doshas of the two are compatible. */ is_compatible: boolean;
  /** The result in an English sentence. */ description: string;
}

export interface MatchmakingAshtakootMetadata extends Metadata {
  /** The instants computed for the two births, and the clocks behind them. */ birth: {
    /** The birth of `bride`. */ bride: BirthClock;
    /** The birth of `groom`. */ groom: BirthClock;
  };
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Source of the points for vashya, the influence of one partner on the other. */ vashya_table: "standard" | "saravali" | "astroyogi";
  /** Whether Sagittarius and Capricorn change their class at 15°. */ vashya_split: true | false;
  /** Source of the friendships of animals. */ yoni_table: "raman" | "saral";
  /** Source of the points for temperaments; they differ for a deva groom and a rakshasa bride. */ gana_table: "standard" | "saral_asht_koot";
  /** Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. */ house_set: "north" | "south" | "without_second";
}

export interface MatchmakingAshtakootAnswer {
  /** Points of all tests together. */ total_score: number;
  /** Maximum number of points. */ max_score: 36;
  /** The eight tests. */ kootas: {
    /** Classes of the Moon signs. */ varna: {
      /** Points scored by this koota. */ score: number;
      /** Maximum number of points of this test. */ max: 1;
      /** Compared value of the bride. */ bride: string;
      /** Compared value of the groom. */ groom: string;
      /** Why the test gives these points, in an English sentence. */ description: string;
    };
    /** Influence of one partner on the other. */ vashya: {
      /** Points scored by this koota. */ score: number;
      /** Maximum number of points of this test. */ max: 2;
      /** Compared value of the bride. */ bride: string;
      /** Compared value of the groom. */ groom: string;
      /** Why the test gives these points, in an English sentence. */ description: string;
    };
    /** Distances of the stars, by the nine taras. */ tara: {
      /** Points scored by this koota. */ score: number;
      /** Maximum number of points of this test. */ max: 3;
      /** Compared value of the bride. */ bride: string;
      /** Compared value of the groom. */ groom: string;
      /** Why the test gives these points, in an English sentence. */ description: string;
    };
    /** Animals of the stars. */ yoni: {
      /** Points scored by this koota. */ score: number;
      /** Maximum number of points of this test. */ max: 4;
      /** Compared value of the bride. */ bride: string;
      /** Compared value of the groom. */ groom: string;
      /** Why the test gives these points, in an English sentence. */ description: string;
    };
    /** Friendship of the lords of the Moon signs. */ graha_maitri: {
      /** Points scored by this koota. */ score: number;
      /** Maximum number of points of this test. */ max: 5;
      /** Compared value of the bride. */ bride: string;
      /** Compared value of the groom. */ groom: string;
      /** Why the test gives these points, in an English sentence. */ description: string;
    };
    /** Tempers of the stars. */ gana: {
      /** Points scored by this koota. */ score: number;
      /** Maximum number of points of this test. */ max: 6;
      /** Compared value of the bride. */ bride: string;
      /** Compared value of the groom. */ groom: string;
      /** Why the test gives these points, in an English sentence. */ description: string;
    };
    /** Distance of the Moon signs. */ bhakoot: {
      /** Points scored by this koota. */ score: number;
      /** Maximum number of points of this test. */ max: 7;
      /** Compared value of the bride. */ bride: string;
      /** Compared value of the groom. */ groom: string;
      /** Why the test gives these points, in an English sentence. */ description: string;
    };
    /** Humours of the stars. */ nadi: {
      /** Points scored by this koota. */ score: number;
      /** Maximum number of points of this test. */ max: 8;
      /** Compared value of the bride. */ bride: string;
      /** Compared value of the groom. */ groom: string;
      /** Why the test gives these points, in an English sentence. */ description: string;
    };
  };
  /** Rules by which tradition accepts a low score, each evaluated. */ exceptions: KootaException[];
  /** The result in a sentence; you choose the passing score. */ recommendation: string;
  /** Sign and star of the bride’s Moon. */ bride: MatchedMoon;
  /** Sign and star of the groom’s Moon. */ groom: MatchedMoon;
  manglik: ManglikOfCouple;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: MatchmakingAshtakootMetadata;
}

export interface PoruthamRequest extends Couple {
  /** Conventions to follow; each has a default. */ settings?: PoruthamSettings;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

export interface PoruthamSettings extends SiderealSettings {
  /** Source of the rules: the Tamil almanacs or those of Kerala. tamil if omitted. */ method?: "tamil" | "kerala";
  /** Whether two stars on one part of the rope that go opposite ways get half a point (Tamil rule). true if omitted. */ rajju_direction?: true | false;
  /** Table of planetary friendships for the lords of the signs. yavana if omitted. */ friendship?: "yavana" | "parashara";
  /** Distance of the groom’s star from the bride’s: half a point over 7 and one over 13, or one over the named number. graded if omitted. */ stree_deergha?: "graded" | "over_7" | "over_9" | "over_15";
}

/** One of the ten agreements. */
export interface Porutham {
  /** Points scored: 1 for a full agreement, 0.5 for half, 0 for none. */ points: 0 | 0.5 | 1;
  /** Maximum number of points of this test. */ max: 1;
  /** Compared value of the bride. */ bride: string;
  /** Compared value of the groom. */ groom: string;
  /** Why the test gives these points, in an English sentence. */ description: string;
}

/** The agreement of tempers. */
export interface GanaPorutham {
  /** Points scored: 1 for a full agreement, 0.5 for half, 0 for none. */ points: 0 | 0.5 | 1;
  /** Maximum number of points of this test. */ max: 1;
  /** Compared value of the bride. */ bride: string;
  /** Compared value of the groom. */ groom: string;
  /** Why the test gives these points, in an English sentence. */ description: string;
}

export interface PoruthamMetadata extends Metadata {
  /** The instants computed for the two births, and the clocks behind them. */ birth: {
    /** The birth of `bride`. */ bride: BirthClock;
    /** The birth of `groom`. */ groom: BirthClock;
  };
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Source of the rules: the Tamil almanacs or those of Kerala. */ method: "tamil" | "kerala";
  /** Whether two stars on one part of the rope that go opposite ways get half a point (Tamil rule). */ rajju_direction: true | false;
  /** Table of planetary friendships for the lords of the signs. */ friendship: "yavana" | "parashara";
  /** Distance of the groom’s star from the bride’s: half a point over 7 and one over 13, or one over the named number. */ stree_deergha: "graded" | "over_7" | "over_9" | "over_15";
}

export interface MatchmakingPoruthamAnswer {
  /** Points of the ten agreements together. */ total_points: number;
  /** Maximum number of points. */ max_points: 10;
  /** Verdict by points and vetoes; a vetoed match is adhama. */ verdict: "uthama" | "madhyama" | "adhama";
  /** Verdict by points alone. */ score_verdict: "uthama" | "madhyama" | "adhama";
  /** Whether rajju or vedha refuses the match. */ is_vetoed: boolean;
  /** Vetoes: rajju or vedha, if they give no points. */ vetoes: ("dina" | "gana" | "mahendra" | "stree_deergha" | "yoni" | "vedha" | "rajju" | "rasi" | "rasyadhipati" | "vashya")[];
  /** The ten agreements. */ poruthams: {
    /** Distance of the stars. */ dina: Porutham;
    /** Tempers of the stars. */ gana: GanaPorutham;
    /** Distance of the stars, for children. */ mahendra: Porutham;
    /** Distance of his star from hers. */ stree_deergha: Porutham;
    /** Animals of the stars. */ yoni: Porutham;
    /** Whether the stars pierce each other. */ vedha: Porutham;
    /** Parts of the body that the stars belong to. */ rajju: Porutham;
    /** Agreement of the Moon signs. */ rasi: Porutham;
    /** Friendship of the lords of the signs. */ rasyadhipati: Porutham;
    /** Influence of one partner on the other. */ vashya: Porutham;
  };
  /** The result in a sentence; you choose the passing score. */ recommendation: string;
  /** Sign and star of the bride’s Moon. */ bride: MatchedMoon;
  /** Sign and star of the groom’s Moon. */ groom: MatchedMoon;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: PoruthamMetadata;
}

export interface MatchmakingUncertainSettings extends LanguageSettings {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. */ observation_point?: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. */ ayanamsa?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Source of the points for vashya, the influence of one partner on the other. standard if omitted. */ vashya_table?: "standard" | "saravali" | "astroyogi";
  /** Whether Sagittarius and Capricorn change their class at 15°. true if omitted. */ vashya_split?: true | false;
  /** Source of the friendships of animals. raman if omitted. */ yoni_table?: "raman" | "saral";
  /** Source of the points for temperaments; they differ for a deva groom and a rakshasa bride. standard if omitted. */ gana_table?: "standard" | "saral_asht_koot";
}

export interface MatchmakingUncertainInput {
  bride: UncertainBirth;
  groom: UncertainBirth;
  /** Conventions to follow; each has a default. */ settings?: MatchmakingUncertainSettings;
}

/** Range of the points of one test. */
export interface KootaRange {
  /** Whether every possible pair of births has the same points. */ certain: boolean;
  /** Fewest possible points. */ least: number;
  /** Most possible points. */ greatest: number;
}

/** One possible result of a matching. */
export interface PossibleMatch {
  /** Share of all pairs of possible births. */ share: number;
  /** Points of all tests together. */ total_score: number;
  /** Points of each test. */ kootas: {
    /** Points of varna. */ varna: number;
    /** Points of vashya. */ vashya: number;
    /** Points of tara. */ tara: number;
    /** Points of yoni. */ yoni: number;
    /** Points of graha_maitri. */ graha_maitri: number;
    /** Points of gana. */ gana: number;
    /** Points of bhakoot. */ bhakoot: number;
    /** Points of nadi. */ nadi: number;
  };
  /** The bride’s Moon in this case. */ bride: PossibleMoon;
  /** The groom’s Moon in this case. */ groom: PossibleMoon;
}

/** A possible Moon of one person. */
export interface PossibleMoon {
  /** Sign of the Moon. */ sign: SignName;
  /** Nakshatra of the Moon. */ nakshatra: NakshatraName;
  /** First possible instant of birth with this Moon. */ from: string;
  /** End of these instants. */ to: string;
}

export interface MatchmakingUncertainMetadata extends Metadata {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Source of the points for vashya, the influence of one partner on the other. */ vashya_table: "standard" | "saravali" | "astroyogi";
  /** Whether Sagittarius and Capricorn change their class at 15°. */ vashya_split: true | false;
  /** Source of the friendships of animals. */ yoni_table: "raman" | "saral";
  /** Source of the points for temperaments; they differ for a deva groom and a rakshasa bride. */ gana_table: "standard" | "saral_asht_koot";
}

export interface MatchmakingUncertainAnswer {
  /** Whether every possible pair of births has the same total. */ certain: boolean;
  /** Fewest possible points. */ least_score: number;
  /** Most possible points. */ greatest_score: number;
  /** Maximum number of points. */ max_score: 36;
  /** Range of each test. */ kootas: {
    varna: KootaRange;
    vashya: KootaRange;
    tara: KootaRange;
    yoni: KootaRange;
    graha_maitri: KootaRange;
    gana: KootaRange;
    bhakoot: KootaRange;
    nadi: KootaRange;
  };
  /** Every possible result, the likeliest first. */ cases: PossibleMatch[];
  /** Possible instants of the bride’s birth. */ bride_span: BirthSpan;
  /** Possible instants of the groom’s birth. */ groom_span: BirthSpan;
  /** Versions and rules behind the answer. */ metadata: MatchmakingUncertainMetadata;
}

export interface DoshaKaalSarpAnswer {
  /** Whether all seven planets are on one side, in either direction. */ has_dosha: boolean;
  /** Whether all planets but one are on one side. */ is_partial: boolean;
  /** Kind of the dosha; null without it. */ name: "Anant" | "Kulik" | "Vasuki" | "Shankhpal" | "Padma" | "Mahapadma" | "Takshak" | "Karkotak" | "Shankhachud" | "Ghatak" | "Vishdhar" | "Sheshnag" | null;
  /** Arc with the seven planets, forward through the zodiac; null without the dosha. */ direction: "rahu_to_ketu" | "ketu_to_rahu" | null;
  /** House of Rahu, which names the kind. */ rahu_house: number;
  /** Planets on the arc forward from Rahu to Ketu. */ planets_from_rahu: SignLord[];
  /** Planets on the arc forward from Ketu to Rahu. */ planets_from_ketu: SignLord[];
  /** Planets at exactly the longitude of a node. */ planets_on_axis: SignLord[];
  rahu: Placement;
  ketu: Placement;
  /** Versions and rules behind the answer. */ metadata: VedicMetadata;
}

export interface DoshaGandmoolAnswer {
  /** Whether the Moon is in one of the six stars. */ has_dosha: boolean;
  /** The Moon with its star and quarter. */ moon: Placement;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: VedicMetadata;
}

/** One rule, evaluated. */
export interface PitraEvidence {
  /** The combination, by its id. */ rule: "sun_with_rahu" | "sun_with_ketu" | "sun_with_saturn" | "node_in_ninth" | "ninth_lord_with_node" | "ninth_lord_in_dusthana";
  /** The rule in an English sentence. */ description: string;
  /** Reference from which the house is counted; null if none is counted. */ counted_from: "Ascendant" | "Moon" | null;
  /** Whether the rule holds in this chart. */ holds: boolean;
  /** Grahas that make the combination; empty if the rule does not hold. */ grahas: GrahaName[];
  /** Whether the Sun and the malefic are in the ninth house. */ is_strong: boolean;
}

export interface DoshaPitraAnswer {
  /** Result of the narrow reading alone; see `evidence`. */ has_dosha: boolean;
  /** Every rule, whether it holds or not. */ evidence: PitraEvidence[];
  confidence: Confidence;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: VedicMetadata;
}

export interface ManglikRequest extends Birth {
  /** Conventions to follow; each has a default. */ settings?: MarsSettings;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

/** House of Mars from the ascendant, the Moon or Venus. */
export interface MarsEvidence {
  /** Sign of the reference. */ sign: SignName;
  /** Reference from which Mars is counted. */ reference: "Ascendant" | "Moon" | "Venus";
  /** House of Mars, counted from the reference. */ mars_house: number;
  /** Whether Mars makes the dosha from the reference. */ is_dosha: boolean;
  /** Weight of the house: high for the seventh and eighth; null without dosha. */ weight: "high" | "low" | null;
}

/** One rule that is held to cancel the dosha, evaluated. */
export interface ManglikCancellation {
  /** Id of the rule that may cancel the dosha, for programs. */ name: "mars_in_own_or_exalted_sign" | "mars_in_leo_or_aquarius" | "sign_exempt_in_house" | "jupiter_with_or_aspecting_mars" | "moon_with_mars" | "jupiter_or_venus_in_ascendant" | "jupiter_or_venus_in_seventh" | "ascendant_cancer_or_leo" | "saturn_with_or_aspecting_mars";
  /** Whether the rule holds for this chart or couple. */ applies: boolean;
  /** Why the rule holds or not, in an English sentence. */ reason: string;
}

export interface MarsMetadata extends SiderealMetadata {
  /** Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. */ house_set: "north" | "south" | "without_second";
}

export interface DoshaManglikAnswer {
  /** Whether Mars makes the dosha from the ascendant. */ is_manglik: boolean;
  /** None if not manglik; otherwise by the number of references that show the dosha: mild 1, moderate 2, severe 3. */ severity: "none" | "mild" | "moderate" | "severe";
  /** Whether the birth is manglik and at least one rule is held to cancel it. */ is_cancelled: boolean;
  /** The result with its references and cancellations, in English sentences. */ description: string;
  /** Houses in which Mars makes the dosha, by the chosen school. */ rule_houses: number[];
  /** Mars, counted from the ascendant, the Moon and Venus. */ references: MarsEvidence[];
  /** Every cancellation rule, evaluated. */ cancellations: ManglikCancellation[];
  mars: Placement;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: MarsMetadata;
}

export interface EventsSearchInput {
  /** The first instant, with its offset. */ from: string;
  /** End of the range, with its offset; events at this instant belong to the next range. */ to: string;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. 0 if omitted. */ timezone?: number | string;
  /** Kinds of events to search for. Separated by commas: sign_ingress, nakshatra_ingress, pada_ingress, station, combustion, conjunction, aspect, planetary_war, lunar_phase, node_crossing, void_of_course, eclipse. */ kinds: string;
  /** Bodies to search. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. sun,moon,mercury,venus,mars,jupiter,saturn if omitted. */ bodies?: string;
  /** Bodies paired with `bodies` for aspects, conjunctions and wars, in addition to the pairs among `bodies`. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. */ others?: string;
  /** Aspects of the kind `aspect`. Separated by commas: conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. opposition,trine,square,sextile if omitted. */ aspects?: string;
  /** Maximum events of a page; those of the same second stay together. 500 if omitted. */ limit?: number;
  /** Conventions to follow; each has a default. */ settings?: EitherZodiacSettings;
}

export interface EitherZodiacSettings extends LanguageSettings {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. */ observation_point?: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** Convention for the sidereal zodiac; `none` for the tropical one. lahiri if omitted. */ ayanamsa?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom" | "none";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom" | "none";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
}

/** An event in the sky. */
export interface SkyEvent {
  /** Instant, to the second, in the time zone of the request. */ at: string;
  /** Kind of the event, one of the requested kinds. */ kind: "sign_ingress" | "nakshatra_ingress" | "pada_ingress" | "station" | "combustion" | "conjunction" | "aspect" | "planetary_war" | "lunar_phase" | "node_crossing" | "void_of_course" | "eclipse";
  /** Body of the event. */ body: string;
  /** Second body of a pair; null for single bodies. */ other_body: string | null;
  /** Detail of the event, by its kind: the sign entered, direct, combust, trine, new_moon, total. */ detail: string;
  /** End of a void of course; null for events that are instants. */ until: string | null;
  /** Longitude at the instant, degrees, in the zodiac of the request; tropical for a void of course. */ longitude: number;
  /** Sign of the body from the instant on, in the same zodiac. */ sign: SignName;
  /** Whether the body is retrograde at the instant, in that zodiac; for a station, in the tropical one from the instant on. */ is_retrograde: boolean;
}

export interface EitherZodiacMetadata extends Metadata {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** Convention for the sidereal zodiac; `none` for the tropical one. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom" | "none";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
}

export interface EventsSearchAnswer {
  /** Events in order of their instants. */ events: SkyEvent[];
  /** `from` of the next page; null if the whole range has been searched. */ next: string | null;
  /** Versions and rules behind the answer. */ metadata: EitherZodiacMetadata;
}

export interface EventsEclipsesSettings extends LanguageSettings {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. */ observation_point?: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. */ ayanamsa?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** prahara: by quarters of day and night (praharas), from the third prahara before the one in which a lunar eclipse begins, the fourth for a solar eclipse. fixed: 9 hours before a lunar eclipse, 12 before a solar one. prahara if omitted. */ sutak_rule?: "prahara" | "fixed";
}

export interface EventsEclipsesInput {
  /** The first date, in the time zone of the request. */ from: string;
  /** The last date; one request takes up to 7305 days. */ to: string;
  /** Kinds to list. Separated by commas: solar, lunar. solar,lunar if omitted. */ kinds?: string;
  /** Decimal degrees, north positive. */ latitude: number;
  /** Decimal degrees, east positive. */ longitude: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone: number | string;
  /** Conventions to follow; each has a default. */ settings?: EventsEclipsesSettings;
}

/** An eclipse, for the Earth and for a place. */
export interface Eclipse {
  /** Eclipse of the Sun or of the Moon. */ kind: "solar" | "lunar";
  /** Type of the eclipse at its maximum. */ type: "total" | "annular" | "hybrid" | "partial" | "penumbral";
  /** Maximum for the Earth as a whole. */ maximum: string;
  /** Time of the Moon in the penumbra, or of the penumbra of the Moon on the Earth. */ penumbral: {
    /** Start. */ start: string;
    /** End. */ end: string;
  };
  /** Time of the Moon in the umbra; null for the Sun and for a penumbral eclipse. */ partial: {
    /** Start. */ start: string;
    /** End. */ end: string;
  } | null;
  /** Totality or the ring, anywhere on the Earth; null if there is none. */ total: {
    /** Start. */ start: string;
    /** End. */ end: string;
  } | null;
  /** Share of the diameter in the umbra, or of the Sun that is covered. */ magnitude: number;
  /** The same in the penumbra; null for the Sun. */ penumbral_magnitude: number | null;
  /** Number of its saros series. */ saros: number;
  /** Number of the eclipse within that series. */ saros_member: number;
  /** Place of the maximum of a solar eclipse; null for the Moon. */ greatest_at: {
    /** Decimal degrees, north positive. */ latitude: number;
    /** Decimal degrees, east positive. */ longitude: number;
  } | null;
  /** Sidereal sign of the eclipsed body at the maximum. */ sign: SignName;
  /** Nakshatra of the eclipsed body at the maximum. */ nakshatra: NakshatraName;
  /** Quarter of that nakshatra. */ pada: number;
  /** The eclipse at the place; null if no part of it is visible there. */ local: LocalEclipse | null;
}

/** The visible part of an eclipse at the place. */
export interface LocalEclipse {
  /** Type of the eclipse at the place. */ type: "total" | "annular" | "hybrid" | "partial" | "penumbral";
  /** Maximum of the visible part: the rise or the set if the maximum itself is below the horizon. */ maximum: string;
  /** Time of visibility, clipped by rise and set. */ visible: {
    /** Start. */ start: string;
    /** End. */ end: string;
  };
  /** Contacts; null if a contact does not occur or is below the horizon. */ contacts: {
    /** First contact: the Moon enters the penumbra (P1) or, in a solar eclipse, touches the Sun (C1). */ first: string | null;
    /** The Moon enters the umbra (U1); null for the Sun. */ umbra_first: string | null;
    /** Totality or the ring begins (U2, C2). */ total_first: string | null;
    /** Totality or the ring ends (U3, C3). */ total_last: string | null;
    /** The Moon leaves the umbra (U4); null for the Sun. */ umbra_last: string | null;
    /** The last contact (P4, C4). */ last: string | null;
  };
  /** Rise of the Sun or Moon during the eclipse, as on any other day; null otherwise. */ rise: string | null;
  /** Set of the Sun or Moon during the eclipse, as on any other day; null otherwise. */ set: string | null;
  /** Share of the diameter that is covered at the visible maximum. */ magnitude: number;
  /** Share of the area of the Sun that is covered; null for the Moon. */ obscuration: number | null;
  /** Time of fasting; null if only the penumbra is visible. */ sutak: Sutak | null;
}

/** The time of fasting before an eclipse. */
export interface Sutak {
  /** Start of the time of fasting. */ start: string;
  /** Start for children, the old and the sick. */ start_for_frail: string;
  /** End of the visible eclipse; for the Moon, of the visible umbral phase. */ end: string;
}

export interface EventsEclipsesMetadata extends Metadata {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** prahara: by quarters of day and night (praharas), from the third prahara before the one in which a lunar eclipse begins, the fourth for a solar eclipse. fixed: 9 hours before a lunar eclipse, 12 before a solar one. */ sutak_rule: "prahara" | "fixed";
}

export interface EventsEclipsesAnswer {
  /** In order of the maxima. */ eclipses: Eclipse[];
  /** Versions and rules behind the answer. */ metadata: EventsEclipsesMetadata;
}

/** Place of the events that depend on one, and of the clock of the answer. */
export interface TimelinePlace {
  /** Decimal degrees, north positive. */ latitude?: number;
  /** Decimal degrees, east positive. */ longitude?: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone?: number | string;
  /** Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place. */ place_id?: number;
}

export interface EventsUpcomingSettings extends DaySettings {
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to its sidereal place at birth. 365.25 if omitted. */ year_length?: 365.25 | 365.2425 | 365.2422 | 365.256364 | 360 | "true_sidereal_sun";
  /** Zodiac of transits to natal points, stations and eclipses on them, progressions, solar arcs, returns and profections: tropical, or sidereal by the `ayanamsa`. The other kinds have a zodiac of their own. tropical if omitted. */ western_zodiac?: "tropical" | "sidereal";
  /** School whose rule chooses the days of observances and Ekadashis, as in `panchang/festivals`. smarta if omitted. */ school?: "smarta" | "jyotisha" | "vaishnava";
}

export interface EventsUpcomingInput {
  /** Birth of the person; without it the timeline has no events of a birth. */ birth?: Birth;
  /** Place where the person is now; the birthplace if omitted. */ place?: TimelinePlace;
  /** First instant with its offset, or a date, which begins at 00:00 by the clock of the place (UTC without one). */ from: string;
  /** Length of the timeline in days; an event at its end belongs to the next one. 90 if omitted. */ days?: number;
  /** Maximum events of an answer; those of the same second stay together. 1000 if omitted. */ limit?: number;
  /** Bodies of events in the sky, up to 10. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. sun,mercury,venus,mars,jupiter,saturn,rahu if omitted. */ bodies?: string;
  /** Bodies whose transits to natal points and houses, and stations on natal points, are listed, up to 10. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. mars,jupiter,saturn,uranus,neptune,pluto if omitted. */ transit_bodies?: string;
  /** Points of the birth chart that are met; solar arcs move the same ones, primary directions the planets among them. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, ascendant, midheaven. sun,moon,mercury,venus,mars,jupiter,saturn,ascendant,midheaven if omitted. */ points?: string;
  /** Aspects of transits, stations, progressions and solar arcs to natal points, and between bodies in the sky. Separated by commas: conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. conjunction,sextile,square,trine,opposition if omitted. */ aspects?: string;
  /** Distance from exactness at which `transit_in_orb` begins and ends, and within which a station meets a natal point. 1 if omitted. */ orb?: number;
  /** Distance within which an eclipse is on a natal point or opposite to it. 3 if omitted. */ eclipse_orb?: number;
  /** Progression of ascendant and midheaven: with the arc of the Sun in longitude, with the mean Sun in sidereal time (Naibod), or with the progressed moment itself (quotidian). solar_arc if omitted. */ angle_method?: "solar_arc" | "naibod" | "quotidian";
  /** Arc by which a year of life moves every point: the motion of the Sun in a day after birth (true), its mean motion of 59′08″ (naibod), or one degree. true if omitted. */ solar_arc_method?: "true" | "naibod" | "degree";
  /** placidus_zodiacal: the semi-arcs of Placidus, with aspects on the ecliptic. placidus_mundane: the same, with aspects between the houses, a sextile being two of them. regiomontanus: under the pole of the significator, with aspects on the ecliptic. placidus_zodiacal if omitted. */ direction_method?: "placidus_zodiacal" | "placidus_mundane" | "regiomontanus";
  /** Arc of a year of life: 0°59′08.33″, the mean motion of the Sun (naibod), one degree (ptolemy), or the motion of the Sun in right ascension on the day of birth (brahe). naibod if omitted. */ direction_key?: "naibod" | "ptolemy" | "brahe";
  /** Whether planets are directed with their latitude (bodies), or every point as its degree of the ecliptic (none). Aspects on the ecliptic have no latitude. bodies if omitted. */ direction_latitudes?: "bodies" | "none";
  /** The significator is carried by the sky to the place of the promissor, as in Placidus, so angles have none (significator_moves); or the sky turns backwards, as in most programs (sky_reversed). significator_moves if omitted. */ direction_converse?: "significator_moves" | "sky_reversed";
  /** The Sun, the Moon, the ascendant and the midheaven, or every requested planet with the two angles. luminaries_and_angles if omitted. */ direction_significators?: "luminaries_and_angles" | "all";
  /** Dasha systems of `dasha_change`. Separated by commas: vimshottari, yogini, ashtottari, shodashottari, dwadashottari, panchottari, shatabdika, chaturashiti_sama, dwisaptati_sama, shattrimsha_sama. vimshottari if omitted. */ dasha_systems?: string;
  /** Number of levels of `dasha_change`: 1 for the great periods alone. 2 if omitted. */ dasha_levels?: number;
  /** Purpose of the times of `muhurta`, as in `muhurta/find`. */ purpose?: "marriage" | "griha_pravesh" | "vehicle" | "business" | "namakarana" | "travel" | "vidyarambha" | "mundan" | "annaprashana" | "property" | "foundation" | "gold" | "medical" | "surgery";
  /** Region whose observances are listed; all if omitted. */ region?: "north" | "west" | "south" | "gujarat" | "maharashtra" | "rajasthan" | "bihar" | "punjab" | "bengal" | "odisha" | "tamil" | "telugu" | "kannada" | "kerala" | "nepal" | "jain" | "sikh" | "vaishnava" | "sindhi" | "arya_samaj";
  /** Conventions to follow; each has a default. */ settings?: EventsUpcomingSettings;
  /** Kinds of events. If omitted: the usual kinds of the sky, those of a birth if there is one, and those of a place if `place` is sent. Separated by commas: dasha_change, sade_sati, panoti, chandrashtama, transit_to_natal, transit_in_orb, transit_to_house, eclipse_on_natal_point, solar_return, lunar_return, jupiter_return, saturn_return, profection_year, tithi_birthday, nakshatra_birthday, station_on_natal_point, progressed_aspect, progressed_ingress, progressed_phase, primary_direction, solar_arc, muhurta, ingress, tropical_ingress, station, retrograde, moon_phase, eclipse, aspect, void_of_course, combustion, planetary_war, observance, ekadashi, sankranti, daily_panchang, rahu_kaal. */ kinds?: string;
}

/** An event of a timeline. */
export interface TimelineEvent {
  /** Instant, to the second, by the clock of the place (UTC without one). */ at: string;
  /** End of a period that begins at the instant; null for events that are instants. */ ends_at: string | null;
  /** Kind of the event. */ kind: "dasha_change" | "sade_sati" | "panoti" | "chandrashtama" | "transit_to_natal" | "transit_in_orb" | "transit_to_house" | "eclipse_on_natal_point" | "solar_return" | "lunar_return" | "jupiter_return" | "saturn_return" | "profection_year" | "tithi_birthday" | "nakshatra_birthday" | "station_on_natal_point" | "progressed_aspect" | "progressed_ingress" | "progressed_phase" | "primary_direction" | "solar_arc" | "muhurta" | "ingress" | "tropical_ingress" | "station" | "retrograde" | "moon_phase" | "eclipse" | "aspect" | "void_of_course" | "combustion" | "planetary_war" | "observance" | "ekadashi" | "sankranti" | "daily_panchang" | "rahu_kaal";
  /** Input on which the event depends: the birth, the sky alone, or the place. */ group: "birth" | "sky" | "place";
  /** The event in English words. */ title: string;
  /** Importance, 1 to 10, by the kind and the level of a dasha period. */ weight: number;
  /** Identity of the event apart from its instant, for programs; passes of a retrograde loop share it. */ key: string;
  /** Body of the event, or the point that is progressed or directed; null for events without one. */ body: string | null;
  /** Second body of a pair, or the natal point that a transit, a progression, a direction, a station or an eclipse meets; null otherwise. */ other_body: string | null;
  /** Aspect between the two; null otherwise. */ aspect: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semisextile" | "semisquare" | "sesquiquadrate" | "quintile" | "biquintile" | null;
  /** Whether a condition begins, goes over into another phase, or ends; null for other events. */ change: "begins" | "changes" | "ends" | null;
  /** Detail in one word of the kind: direct, full_moon, total, the motion and side of a primary direction (direct, converse_dexter), the phase of sade sati, the id of an observance, the purpose of a muhurta. */ detail: string | null;
  /** Dasha system; null for other kinds. */ system: "vimshottari" | "yogini" | "ashtottari" | "shodashottari" | "dwadashottari" | "panchottari" | "shatabdika" | "chaturashiti_sama" | "dwisaptati_sama" | "shattrimsha_sama" | null;
  /** Level of the dasha period; null for other kinds. */ level: "mahadasha" | "antardasha" | "pratyantardasha" | "sookshma" | "prana" | null;
  /** Lords of the dasha period, from the great period down to it; null for other kinds. */ lords: GrahaName[] | null;
  /** Sign of the event, in the zodiac of its kind; null for events without one. */ sign: SignName | null;
  /** Nakshatra of the event; null for events without one. */ nakshatra: NakshatraName | null;
  /** House: of Saturn or the Moon from the natal Moon, of a transit or a profected year from the ascendant; null otherwise. */ house: number | null;
  /** Longitude of the body at the instant, degrees, in the zodiac of the kind; null for events without one. */ longitude: number | null;
  /** Whether the body moves backwards then; for a station, from the instant on; null for events without one. */ is_retrograde: boolean | null;
  /** Distance from exactness, degrees; null for events without an orb. */ orb: number | null;
  /** Number of completed years at a return, a birthday or a profection; null otherwise. */ number: number | null;
  /** Civil date on which the event is kept; null for events that are instants. */ date: string | null;
  /** Name of the observance, Ekadashi or purpose; null for other kinds. */ name: string | null;
  /** Time of the rite: breaking the fast (parana) of an Ekadashi, punya kala of a sankranti, the time of day of an observance; null otherwise. */ window: {
    /** Start. */ start: string;
    /** End; null if it is open. */ end: string | null;
  } | null;
  /** Limbs of a daily panchang beside its nakshatra; null for other kinds. */ limbs: {
    /** Weekday of the day. */ weekday: string;
    /** Waxing or waning half of the month. */ paksha: "Shukla" | "Krishna";
    /** Tithi at sunrise. */ tithi: string;
    /** Nitya yoga at sunrise. */ yoga: string;
    /** Karana at sunrise. */ karana: string;
  } | null;
  /** Basis of a day: sunrise, or the clock (6:00) if the Sun does not both rise and set; null otherwise. */ basis: "sunrise" | "civil" | null;
}

export interface EventsUpcomingMetadata extends Metadata {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to its sidereal place at birth. */ year_length: 365.25 | 365.2425 | 365.2422 | 365.256364 | 360 | "true_sidereal_sun";
  /** Zodiac of transits to natal points, stations and eclipses on them, progressions, solar arcs, returns and profections: tropical, or sidereal by the `ayanamsa`. The other kinds have a zodiac of their own. */ western_zodiac: "tropical" | "sidereal";
  /** School whose rule chooses the days of observances and Ekadashis, as in `panchang/festivals`. */ school: "smarta" | "jyotisha" | "vaishnava";
  /** The instant computed for the birth, and the clock behind it; none without a birth. */ birth?: BirthClock;
}

export interface EventsUpcomingAnswer {
  /** Events in order of their instants. */ events: TimelineEvent[];
  /** `from` of what follows: the end of the timeline, or an earlier instant if there are more events than `limit`; null at the end of the computed years. */ next: string | null;
  /** Versions and rules behind the answer. */ metadata: EventsUpcomingMetadata;
}

export interface EphemerisTableInput {
  /** The first instant, with its offset. */ from: string;
  /** The last instant, with its offset. */ to: string;
  /** Minutes from one instant to the next; 1440 is a day. 1440 if omitted. */ step_minutes?: number;
  /** Bodies to list. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. sun,moon,mercury,venus,mars,jupiter,saturn if omitted. */ bodies?: string;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. 0 if omitted. */ timezone?: number | string;
  /** Conventions to follow; each has a default. */ settings?: EitherZodiacSettings;
}

export interface EphemerisTableAnswer {
  /** Rows by instant, then in the usual order of the bodies. */ rows: {
    /** The instant, in the time zone of the request. */ at: string;
    /** The same as a Julian Day in UT. */ julian_day_ut: number;
    /** Name of the body. */ body: string;
    /** Ecliptic longitude, degrees from 0° Aries. */ longitude: number;
    /** Sign of the zodiac. */ sign: SignName;
    /** Degrees within the sign. */ degree: number;
    /** Ecliptic latitude, degrees, north positive. */ latitude: number;
    /** Astronomical units from the Earth; for nodes and apogee, as the library gives it. */ distance: number;
    /** Speed in degrees of longitude per day; negative while retrograde. */ speed: number;
    /** Whether it moves backwards through the zodiac. */ is_retrograde: boolean;
  }[];
  /** Versions and rules behind the answer. */ metadata: EitherZodiacMetadata;
}

/** A planet as ruler. */
export interface Lord {
  /** Id: 0 is the Sun … 6 Saturn, 101 Rahu, 102 Ketu. */ id: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 101 | 102;
  /** English name of the planet or point. */ name: GrahaName;
  /** Sanskrit name, in Latin letters. */ vedic_name: "Surya" | "Chandra" | "Mangala" | "Budha" | "Guru" | "Shukra" | "Shani" | "Rahu" | "Ketu";
}

/** The star (lunar mansion) that a birth falls in. */
export interface Nakshatra {
  /** Index of the nakshatra, 0 is Ashwini. */ id: number;
  /** Name of the nakshatra (lunar mansion), Sanskrit in Latin letters. */ name: NakshatraName;
  /** Planet that rules the sign or star. */ lord: Lord;
  /** Quarter of the nakshatra. */ pada: number;
}

/** A sign of the sidereal zodiac. */
export interface Rasi {
  /** Index of the sign, 0 is Mesha. */ id: number;
  /** Sanskrit name of the sign, in Latin letters. */ name: "Mesha" | "Vrishabha" | "Mithuna" | "Karka" | "Simha" | "Kanya" | "Tula" | "Vrischika" | "Dhanu" | "Makara" | "Kumbha" | "Meena";
  /** Planet that rules the sign or star. */ lord: Lord;
}

/** A sign of the tropical zodiac. */
export interface Zodiac {
  /** Index of the sign, 0 is Aries. */ id: number;
  /** English name of the sign. */ name: SignName;
}

/** Traditional attributes of the star of the Moon. */
export interface NakshatraInfo {
  /** Deity of the star. */ deity: string;
  /** Temperament of the star: divine, human or wild. */ ganam: "Deva" | "Manushya" | "Rakshasa";
  /** Symbol of the star. */ symbol: string;
  /** Yoni, the animal of the star. */ animal_sign: string;
  /** Humour of the star. */ nadi: "Vata" | "Pitta" | "Kapha";
  /** Traditional first syllables of a name, one per quarter, with commas between them. */ syllables: string;
  /** Gem of the ruler of the star. */ birth_stone: string;
  /** Ruler of the star, by its Sanskrit name. */ planet: string;
  /** Animal that is the sworn enemy of `animal_sign`. */ enemy_yoni: string;
}

export interface AstrologyBirthDetailsAnswer {
  /** Nakshatra (lunar mansion) of the Moon at birth. */ nakshatra: Nakshatra;
  /** Sidereal sign of the Moon. */ chandra_rasi: Rasi;
  /** Sidereal sign of the Sun. */ soorya_rasi: Rasi;
  /** Tropical sign of the Sun, as newspapers print it. */ zodiac: Zodiac;
  additional_info: NakshatraInfo;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: SiderealMetadata;
}

/** A star with the time that the Moon spends in it. */
export interface NakshatraTiming extends TimeWindow {
  /** Index of the nakshatra, 0 is Ashwini. */ id: number;
  /** Name of the nakshatra (lunar mansion), Sanskrit in Latin letters. */ name: NakshatraName;
  /** Planet that rules the sign or star. */ lord: Lord;
}

/** A lunar day with its start and end. */
export interface TithiTiming extends TimeWindow {
  /** Index: 0 to 14 in the waxing half, 15 to 29 in the waning half. */ id: number;
  /** Index within its half of the month, 0 is the first. */ index: number;
  /** Name of the tithi (lunar day), Sanskrit in Latin letters. */ name: string;
  /** Waxing or waning half of the lunar month. */ paksha: "Shukla Paksha" | "Krishna Paksha";
}

/** A half tithi with its start and end. */
export interface KaranaTiming extends TimeWindow {
  /** Index of the half tithi in the lunar month, 0 is the first. */ index: number;
  /** Id, one of eleven: 0 Bava … 6 Vishti, 7 Kimstughna … 10 Naga. */ id: number;
  /** Name of the karana (half tithi), Sanskrit in Latin letters. */ name: string;
}

/** A nitya yoga with its start and end. */
export interface YogaTiming extends TimeWindow {
  /** Index of the yoga, 0 is Vishkambha. */ id: number;
  /** Name of the nitya yoga, Sanskrit in Latin letters. */ name: string;
}

/** Weekday and limbs at the requested moment. */
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
  /** Sunrise; null if the Sun does not rise. */ sunrise: string | null;
  /** Sunset; null if the Sun does not set. */ sunset: string | null;
  /** Moonrise within the panchang day; null on about one day a month. */ moonrise: string | null;
  /** Moonset within the panchang day; null on about one day a month. */ moonset: string | null;
  /** The next moonrise, if the panchang day has none; else null. */ next_moonrise: string | null;
  /** The next moonset, if the panchang day has none; else null. */ next_moonset: string | null;
  at_instant: PanchangAtInstant;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

/** A named window of the day with its times. */
export interface Muhurat {
  /** Id of the window: 1 Abhijit, 2 Amrit Kaal, 3 Brahma … 8 Varjyam, 9 to 11 the good choghadiyas. */ id: number;
  /** Name of the window of time. */ name: string;
  /** Whether the window is good or to be avoided. */ type: "Auspicious" | "Inauspicious";
  /** Times of the window; empty without sunrise or sunset. */ period: TimeWindow[];
  /** Whether it is Abhijit on a Wednesday, which some texts exclude; null for other windows. */ avoid_on_wednesday: boolean | null;
}

export interface AstrologyPanchangAdvancedAnswer {
  panchang_day: PanchangDay;
  /** Weekday of that day. */ vaara: string;
  /** Each nakshatra of the day from sunrise to sunrise, in order of time. */ nakshatra: NakshatraTiming[];
  /** Each tithi of the day from sunrise to sunrise, in order of time. */ tithi: TithiTiming[];
  /** Each karana of the day from sunrise to sunrise, in order of time. */ karana: KaranaTiming[];
  /** Each yoga of the day from sunrise to sunrise, in order of time. */ yoga: YogaTiming[];
  /** Sunrise; null if the Sun does not rise. */ sunrise: string | null;
  /** Sunset; null if the Sun does not set. */ sunset: string | null;
  /** Moonrise within the panchang day; null on about one day a month. */ moonrise: string | null;
  /** Moonset within the panchang day; null on about one day a month. */ moonset: string | null;
  /** The next moonrise, if the panchang day has none; else null. */ next_moonrise: string | null;
  /** The next moonset, if the panchang day has none; else null. */ next_moonset: string | null;
  at_instant: PanchangAtInstant;
  /** Good windows of the day. */ auspicious_period: Muhurat[];
  /** Windows of the day to avoid. */ inauspicious_period: Muhurat[];
  calendar: HinduCalendar;
  /** Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. */ reason: "no_sunrise" | "no_sunset" | null;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface AstrologyAuspiciousPeriodAnswer {
  panchang_day: PanchangDay;
  /** Windows of the day. */ muhurat: Muhurat[];
  /** Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. */ reason: "no_sunrise" | "no_sunset" | null;
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

export interface AstrologyAnandadiYogaSettings extends AlmanacSettings {
  /** Whether the Moon enters Abhijit, 276°40′ to 280°53′20″, as a star of its own; if false, Abhijit is only counted. false if omitted. */ use_abhijit_span?: false | true;
}

export interface AstrologyAnandadiYogaInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: AstrologyAnandadiYogaSettings;
}

/** A yoga of weekday and star, while the Moon is in that star. */
export interface AnandadiYoga extends TimeWindow {
  /** Index of the yoga, 0 is Ananda. */ id: number;
  /** Name of the Anandadi yoga. */ name: string;
  /** Name of the effect in almanacs. */ type: string;
  /** Whether the effect is good. */ description: "Good" | "Bad";
}

export interface AstrologyAnandadiYogaMetadata extends AlmanacMetadata {
  /** Whether the Moon enters Abhijit, 276°40′ to 280°53′20″, as a star of its own; if false, Abhijit is only counted. */ use_abhijit_span: false | true;
}

export interface AstrologyAnandadiYogaAnswer {
  panchang_day: PanchangDay;
  /** The yogas of the day, in order. */ anandadi_yoga: AnandadiYoga[];
  /** Versions and rules behind the answer. */ metadata: AstrologyAnandadiYogaMetadata;
}

/** An auspicious combination of stars and weekday, with its times. */
export interface SpecialYoga {
  /** Number of the yoga in the list of special yogas, 0 is the first. */ id: number;
  /** Name of the special yoga of the day. */ name: string;
  /** Always `Auspicious`. */ type: "Auspicious";
  /** Effect of the yoga, in an English sentence. */ description: string;
  /** Times at which the yoga holds. */ period: (TimeWindow & {
    /** Weekday and star, or the two stars, that make the yoga. */ combination: {
      /** Weekday, Moon’s star or Sun’s star. */ type: "vaara" | "nakshatra" | "sun_nakshatra";
      /** Name of the weekday or star that makes the yoga. */ name: string;
    }[];
  })[];
}

export interface AstrologyAuspiciousYogaAnswer {
  panchang_day: PanchangDay;
  /** Nitya yoga: one of 27 parts of the sum of the Sun’s and the Moon’s longitude. */ yoga: TimeWindow & {
    /** Index of the yoga, 0 is Vishkambha. */ id: number;
    /** Name of the nitya yoga, Sanskrit in Latin letters. */ name: string;
    /** Whether the yoga is held to be good. */ is_auspicious: boolean;
    /** Part of the yoga to avoid; null if the whole yoga is to be avoided, or none of it. */ avoid: string | null;
  };
  /** Special yogas of the day; empty on many days. */ auspicious_yoga: SpecialYoga[];
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

/** One of the eight parts of day or night. */
export interface GowriNallaNeram extends TimeWindow {
  /** Id of the name: 0 Uthi, 1 Amirdha, 2 Rogam, 3 Laabam, 4 Dhanam, 5 Sugam, 6 Soram, 7 Visham. */ id: number;
  /** Name of the Gowri part of the day. */ name: string;
  /** Whether the part is held to be good or bad. */ type: "Good" | "Bad";
  /** Whether the part is between sunrise and sunset. */ is_day: boolean;
}

export interface AstrologyGowriNallaNeramAnswer {
  panchang_day: PanchangDay;
  /** Parts of the day and of the night. */ muhurat: GowriNallaNeram[];
  /** Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. */ reason: "no_sunrise" | "no_sunset" | null;
  /** Versions and rules behind the answer. */ metadata: AlmanacMetadata;
}

/** One of the twelve houses of a chart. */
export interface House {
  /** Number of the house, 1 to 12. */ house: number;
  /** Sign of the zodiac. */ sign: SignName;
  /** 1 is Aries. */ sign_number: number;
  /** Planet that rules the sign. */ sign_lord: SignLord;
  /** Names of the planets in the house. */ planets: string[];
}

export interface AstrologyChartAnswer {
  /** The point that rises in the east. */ ascendant: Ascendant;
  /** The twelve houses. */ houses: House[];
  /** Planets and points, in their usual order. */ planets: Placement[];
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: VedicMetadata;
}

export interface AstrologyKundliSettings extends VedicSettings {
  /** Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north if omitted. */ house_set?: "north" | "south" | "without_second";
}

export interface AstrologyKundliInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: AstrologyKundliSettings;
  /** Used only by Mahabhagya yoga, which is omitted if the gender is not given. */ gender?: "male" | "female";
}

/** A group of yogas. */
export interface KundliYogaDetails {
  /** Name of the group of yogas. */ name: string;
  /** Number of yogas of the group in the chart, in an English sentence. */ description: string;
  /** The yogas of the group. */ yoga_list: KundliYoga[];
}

/** A yoga, whether the chart has it, and the evidence. */
export interface KundliYoga {
  /** Name of the yoga. */ name: string;
  /** Group of yogas that the yoga belongs to. */ group: "major" | "raja_dhana" | "chandra" | "surya" | "nabhasa" | "inauspicious";
  /** Whether the chart has the yoga. */ has_yoga: boolean;
  /** The condition of the yoga, in an English sentence. */ description: string;
  /** Evidence; null if the condition is not met. */ reason: YogaReason | null;
  /** Reason for a yoga that does not hold although its condition is met; else null. */ cancelled_by: string | null;
}

/** The evidence for a yoga. */
export interface YogaReason {
  /** Planets that make the yoga. */ planets: GrahaName[];
  /** Their houses from the ascendant, in the same order. */ houses: number[];
  /** References from which the rule counts; empty if it does not count. */ counted_from: string[];
  /** Notes on the formation of the yoga and on factors that weaken it. */ notes: string[];
}

/** Rasi chart (D1) on which the report is based. */
export interface RasiChart {
  /** The point that rises in the east. */ ascendant: Ascendant;
  /** Planets and points that the report uses. */ planets: Placement[];
}

export interface AstrologyKundliMetadata extends MarsMetadata {
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
}

export interface AstrologyKundliAnswer {
  /** Star and signs of the birth. */ nakshatra_details: {
    /** Nakshatra (lunar mansion) of the Moon at birth. */ nakshatra: Nakshatra;
    /** Sidereal sign of the Moon. */ chandra_rasi: Rasi;
    /** Sidereal sign of the Sun. */ soorya_rasi: Rasi;
    /** Tropical sign of the Sun, as newspapers print it. */ zodiac: Zodiac;
    additional_info: NakshatraInfo;
  };
  /** Dosha of Mars. */ mangal_dosha: {
    /** Whether Mars makes the dosha from the ascendant. */ has_dosha: boolean;
    /** The dosha and the references that show it, in an English sentence. */ description: string;
  };
  /** Yogas by group. */ yoga_details: KundliYogaDetails[];
  chart: RasiChart;
  /** Versions and rules behind the answer. */ metadata: AstrologyKundliMetadata;
}

export interface AstrologyKundliAdvancedSettings extends JaiminiDashaSettings {
  /** Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north if omitted. */ house_set?: "north" | "south" | "without_second";
}

export interface AstrologyKundliAdvancedInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: AstrologyKundliAdvancedSettings;
  /** Used only by Mahabhagya yoga, which is omitted if the gender is not given. */ gender?: "male" | "female";
}

/** A great period, with the periods within it. */
export interface DashaPeriod extends TimeWindow {
  /** Id of the planet that rules the period, as in other services: 0 is the Sun. */ id: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 101 | 102;
  /** English name of the planet or point. */ name: GrahaName;
  /** Periods within this one; null below the requested depth. */ antardasha: Antardasha[] | null;
}

export interface Antardasha extends TimeWindow {
  /** Id of the planet that rules the period, as in other services: 0 is the Sun. */ id: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 101 | 102;
  /** English name of the planet or point. */ name: GrahaName;
  /** Periods within this one; null below the requested depth. */ pratyantardasha: Pratyantardasha[] | null;
}

export interface Pratyantardasha extends TimeWindow {
  /** Id of the planet that rules the period, as in other services: 0 is the Sun. */ id: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 101 | 102;
  /** English name of the planet or point. */ name: GrahaName;
}

/** Rest of the first period at birth. */
export interface BirthDashaBalance {
  /** Planet whose period runs at birth. */ lord: Lord;
  /** Years of the first period still to run at birth. */ years_remaining: number;
  /** The same as an ISO 8601 duration, with years of twelve months of thirty days. */ duration: string;
  /** Rest of the first period at birth, in an English sentence. */ description: string;
}

export interface AstrologyKundliAdvancedMetadata extends JaiminiDashaMetadata {
  /** Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. */ house_set: "north" | "south" | "without_second";
  /** Rule by which sunrise and sunset were computed. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
}

export interface AstrologyKundliAdvancedAnswer {
  /** Star and signs of the birth. */ nakshatra_details: {
    /** Nakshatra (lunar mansion) of the Moon at birth. */ nakshatra: Nakshatra;
    /** Sidereal sign of the Moon. */ chandra_rasi: Rasi;
    /** Sidereal sign of the Sun. */ soorya_rasi: Rasi;
    /** Tropical sign of the Sun, as newspapers print it. */ zodiac: Zodiac;
    additional_info: NakshatraInfo;
  };
  /** Dosha of Mars. */ mangal_dosha: {
    /** Whether Mars makes the dosha from the ascendant. */ has_dosha: boolean;
    /** The dosha and the references that show it, in an English sentence. */ description: string;
    /** Whether at least one rule is held to cancel the dosha. */ has_exception: boolean;
    /** Severity by the number of references that show the dosha; null without dosha. */ type: "Mild" | "Moderate" | "Severe" | null;
    /** Rules that are held to cancel the dosha and apply; empty without dosha. */ exceptions: string[];
    /** Traditional remedies; empty without dosha. */ remedies: string[];
  };
  /** Yogas by group. */ yoga_details: KundliYogaDetails[];
  /** The nine great periods. */ dasha_periods: DashaPeriod[];
  dasha_balance: BirthDashaBalance;
  chart: RasiChart;
  /** Versions and rules behind the answer. */ metadata: AstrologyKundliAdvancedMetadata;
}

export interface AstrologyDashaPeriodsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DashaSettings;
  /** Number of levels of periods to list, beginning with the great periods. 3 if omitted. */ depth?: number;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

export interface AstrologyDashaPeriodsAnswer {
  /** The nine great periods. */ dasha_periods: DashaPeriod[];
  dasha_balance: BirthDashaBalance;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: DashaMetadata;
}

/** House of Mars from the ascendant, the Moon or Venus. */
export interface MarsEvidenceInSanskrit {
  /** Sign of the reference, by its Sanskrit name. */ sign: "Mesha" | "Vrishabha" | "Mithuna" | "Karka" | "Simha" | "Kanya" | "Tula" | "Vrischika" | "Dhanu" | "Makara" | "Kumbha" | "Meena";
  /** Reference from which Mars is counted. */ reference: "Ascendant" | "Moon" | "Venus";
  /** House of Mars, counted from the reference. */ mars_house: number;
  /** Whether Mars makes the dosha from the reference. */ is_dosha: boolean;
  /** Weight of the house: high for the seventh and eighth; null without dosha. */ weight: "high" | "low" | null;
}

export interface AstrologyMangalDoshaAdvancedMetadata extends MarsMetadata {
  /** Rule by which sunrise and sunset were computed. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
}

export interface AstrologyMangalDoshaAdvancedAnswer {
  /** Whether Mars makes the dosha from the ascendant. */ has_dosha: boolean;
  /** The dosha and the references that show it, in an English sentence. */ description: string;
  /** Whether at least one rule is held to cancel the dosha. */ has_exception: boolean;
  /** Severity by the number of references that show the dosha; null without dosha. */ type: "Mild" | "Moderate" | "Severe" | null;
  /** Rules that are held to cancel the dosha and apply; empty without dosha. */ exceptions: string[];
  /** Traditional remedies; empty without dosha. */ remedies: string[];
  /** None if not manglik; otherwise by the number of references that show the dosha: mild 1, moderate 2, severe 3. */ severity: "none" | "mild" | "moderate" | "severe";
  /** Mars, counted from the ascendant, the Moon and Venus. */ references: MarsEvidenceInSanskrit[];
  /** Versions and rules behind the answer. */ metadata: AstrologyMangalDoshaAdvancedMetadata;
}

export interface AstrologySadeSatiAdvancedInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: SiderealSettings;
  /** The requested day, from 00:00 local time; today if omitted. */ target_date?: string;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

export interface AstrologySadeSatiAdvancedAnswer {
  /** Whether it is sade sati on that day. */ is_in_sade_sati: boolean;
  /** Phase of sade sati: Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others. */ transit_phase: "Rising" | "Peak" | "Setting" | null;
  /** Panoti: Saturn in the 4th or 8th sign, which is not part of sade sati; null in the others. */ panoti: "Ardhashtama Shani" | "Ashtama Shani" | null;
  /** State of the sade sati at the target, in an English sentence. */ description: string;
  /** Sign of the Moon at birth. */ moon_sign: Rasi;
  /** The sign transit at the target. */ current_transit: {
    /** Sign of Saturn. */ saturn_sign: string;
    /** House of Saturn, counted from the sign of the natal Moon. */ house: number;
    /** Phase of sade sati: Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others. */ phase: "Rising" | "Peak" | "Setting" | null;
    /** Panoti: Saturn in the 4th or 8th sign, which is not part of sade sati; null in the others. */ panoti: "Ardhashtama Shani" | "Ashtama Shani" | null;
    /** ISO 8601; null if outside the ephemeris. */ start: string | null;
    /** ISO 8601; null if outside the ephemeris. */ end: string | null;
    /** Whether Saturn entered the sign retrograde; null if unknown. */ is_retrograde: boolean | null;
    /** Phase, sign and dates of the transit, in an English sentence. */ description: string;
  };
  /** Transits with a phase or a panoti, from birth to the age of a hundred. */ transits: {
    /** Sign of Saturn. */ saturn_sign: string;
    /** House of Saturn, counted from the sign of the natal Moon. */ house: number;
    /** Phase of sade sati: Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others. */ phase: "Rising" | "Peak" | "Setting" | null;
    /** Panoti: Saturn in the 4th or 8th sign, which is not part of sade sati; null in the others. */ panoti: "Ardhashtama Shani" | "Ashtama Shani" | null;
    /** ISO 8601; null if outside the ephemeris. */ start: string | null;
    /** ISO 8601; null if outside the ephemeris. */ end: string | null;
    /** Whether Saturn entered the sign retrograde; null if unknown. */ is_retrograde: boolean | null;
    /** Phase, sign and dates of the transit, in an English sentence. */ description: string;
  }[];
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: SiderealMetadata;
}

export interface AstrologyChandrashtamaPeriodsSettings extends LanguageSettings {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. */ observation_point?: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. */ ayanamsa?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. */ clock?: "auto" | "zone" | "local_mean" | "local_apparent" | "ut";
  /** Worst star of the transit, counted from the birth star as the first. 17 if omitted. */ peak_star?: 17 | 16;
}

export interface AstrologyChandrashtamaPeriodsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: AstrologyChandrashtamaPeriodsSettings;
  /** The requested instant, with its offset from UTC; now if omitted. */ target?: string;
  /** Number of days to search, from the target on. 365 if omitted. */ days?: number;
}

/** A sign transit of the Moon, star by star. */
export interface MoonTransit extends TimeWindow {
  /** Sign that the Moon passes. */ rasi: Rasi;
  /** Stars that the Moon passes in that sign, in order. */ nakshatra: (TimeWindow & {
    /** Index of the nakshatra, 0 is Ashwini. */ id: number;
    /** Name of the nakshatra (lunar mansion), Sanskrit in Latin letters. */ name: NakshatraName;
    /** Planet that rules the sign or star. */ lord: Lord;
    /** Whether it is the worst star for this birth; for a few births that star is next to the eighth sign. */ is_peak: boolean;
  })[];
}

export interface AstrologyChandrashtamaPeriodsMetadata extends Metadata {
  /** The instant computed for the birth, and the clock behind it. */ birth: BirthClock;
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Worst star of the transit, counted from the birth star as the first. */ peak_star: 17 | 16;
}

export interface AstrologyChandrashtamaPeriodsAnswer {
  /** Sign of the Moon at birth. */ moon_sign: Rasi;
  /** Star of the Moon at birth. */ birth_nakshatra: Nakshatra;
  /** Whether the Moon is in the eighth sign of this birth at the target. */ is_in_chandrashtama: boolean;
  /** The birth sign affected at the target, with its stars and the time of the transit. */ chandrashtama: TimeWindow & {
    /** Birth sign for which the Moon is in the eighth sign at the target. */ rasi: Rasi;
    /** Stars of that sign. */ nakshatra: {
      /** Index of the nakshatra, 0 is Ashwini. */ id: number;
      /** Name of the nakshatra (lunar mansion), Sanskrit in Latin letters. */ name: NakshatraName;
      /** Planet that rules the sign or star. */ lord: Lord;
    }[];
  };
  /** The sign transit of the Moon at the target. */ current_transit: MoonTransit;
  /** The star that the Moon passes at the target, from its beginning to its end. */ current_nakshatra: NakshatraTiming;
  /** Transits of the Moon through the eighth sign of this birth. */ chandrashtama_timing: MoonTransit[];
  /** Versions and rules behind the answer. */ metadata: AstrologyChandrashtamaPeriodsMetadata;
}

export interface AstrologyPapasamyamInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: PapasamyamSettings;
}

export interface PapasamyamSettings extends VedicSettings {
  /** kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s dignity in its sign. kerala if omitted. */ method?: "kerala" | "raman";
}

export interface PapasamyamMetadata extends VedicMetadata {
  /** kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s dignity in its sign. */ method: "kerala" | "raman";
}

export interface AstrologyPapasamyamAnswer {
  /** Points of harm of all planets and references together. */ total_points: number;
  /** Houses and points of the malefics. */ papa_samyam: {
    /** One row for each reference. */ papa_planet: {
      /** English name of the planet or point. */ name: "Ascendant" | "Moon" | "Venus";
      /** Points of harm counted from this reference. */ points: number;
      /** One row for each malefic. */ planet_dosha: {
        /** Id of the planet, as in other services: 0 is the Sun. */ id: number;
        /** English name of the planet or point. */ name: string;
        /** House of the malefic, counted from the reference. */ position: number;
        /** Whether that house is harmful by the method. */ has_dosha: boolean;
        /** Points of harm counted from this reference. */ points: number;
      }[];
    }[];
  };
  chart: RasiChart;
  /** Versions and rules behind the answer. */ metadata: PapasamyamMetadata;
}

export interface AstrologyPapasamyamCheckInput extends Couple {
  /** Conventions to follow; each has a default. */ settings?: PapasamyamSettings;
}

/** The result in a word and in a sentence. */
export interface Message {
  /** Result in a word, such as `Good` or `Bad`. */ type: string;
  /** The result in an English sentence. */ description: string;
}

export interface AstrologyPapasamyamCheckMetadata extends Metadata {
  /** The instants computed for the two births, and the clocks behind them. */ birth: {
    /** The birth of `bride`. */ bride: BirthClock;
    /** The birth of `groom`. */ groom: BirthClock;
  };
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s dignity in its sign. */ method: "kerala" | "raman";
}

export interface AstrologyPapasamyamCheckAnswer {
  /** Papasamyam of the bride. */ girl_papasamyam: {
    /** Points of harm of all planets and references together. */ total_points: number;
    /** Houses and points of the malefics. */ papa_samyam: {
      /** One row for each reference. */ papa_planet: {
        /** English name of the planet or point. */ name: "Ascendant" | "Moon" | "Venus";
        /** Points of harm counted from this reference. */ points: number;
        /** One row for each malefic. */ planet_dosha: {
          /** Id of the planet, as in other services: 0 is the Sun. */ id: number;
          /** English name of the planet or point. */ name: string;
          /** House of the malefic, counted from the reference. */ position: number;
          /** Whether that house is harmful by the method. */ has_dosha: boolean;
          /** Points of harm counted from this reference. */ points: number;
        }[];
      }[];
    };
    chart: RasiChart;
  };
  /** Papasamyam of the groom. */ boy_papasamyam: {
    /** Points of harm of all planets and references together. */ total_points: number;
    /** Houses and points of the malefics. */ papa_samyam: {
      /** One row for each reference. */ papa_planet: {
        /** English name of the planet or point. */ name: "Ascendant" | "Moon" | "Venus";
        /** Points of harm counted from this reference. */ points: number;
        /** One row for each malefic. */ planet_dosha: {
          /** Id of the planet, as in other services: 0 is the Sun. */ id: number;
          /** English name of the planet or point. */ name: string;
          /** House of the malefic, counted from the reference. */ position: number;
          /** Whether that house is harmful by the method. */ has_dosha: boolean;
          /** Points of harm counted from this reference. */ points: number;
        }[];
      }[];
    };
    chart: RasiChart;
  };
  message: Message;
  /** Versions and rules behind the answer. */ metadata: AstrologyPapasamyamCheckMetadata;
}

export interface AstrologyPoruthamAnswer {
  /** Star and sign of the bride. */ girl_info: {
    /** Nakshatra (lunar mansion) of the Moon at birth. */ nakshatra: Nakshatra;
    /** Sign of the Moon at birth. */ rasi: Rasi;
  };
  /** Star and sign of the groom. */ boy_info: {
    /** Nakshatra (lunar mansion) of the Moon at birth. */ nakshatra: Nakshatra;
    /** Sign of the Moon at birth. */ rasi: Rasi;
  };
  /** Maximum number of points. */ maximum_points: 10;
  /** Points scored by all tests together. */ total_points: number;
  message: Message;
  /** The agreements, in their usual order. */ matches: {
    /** Number of the agreement in its usual order, 1 to 10. */ id: number;
    /** Name of the agreement (porutham). */ name: string;
    /** Whether the agreement holds, wholly or in half. */ has_porutham: boolean;
  }[];
  /** Versions and rules behind the answer. */ metadata: PoruthamMetadata;
}

export interface AstrologyPoruthamAdvancedAnswer {
  /** Star and sign of the bride. */ girl_info: {
    /** Nakshatra (lunar mansion) of the Moon at birth. */ nakshatra: Nakshatra;
    /** Sign of the Moon at birth. */ rasi: Rasi;
  };
  /** Star and sign of the groom. */ boy_info: {
    /** Nakshatra (lunar mansion) of the Moon at birth. */ nakshatra: Nakshatra;
    /** Sign of the Moon at birth. */ rasi: Rasi;
  };
  /** Maximum number of points. */ maximum_points: 10;
  /** Points scored by all tests together. */ total_points: number;
  message: Message;
  /** The agreements, in their usual order. */ matches: {
    /** Number of the agreement in its usual order, 1 to 10. */ id: number;
    /** Name of the agreement (porutham). */ name: string;
    /** Whether the agreement holds, wholly or in half. */ has_porutham: boolean;
    /** `Good` for 1 point, `Satisfactory` for 0.5, `Not Satisfactory` for 0. */ porutham_status: "Good" | "Satisfactory" | "Not Satisfactory";
    /** Points scored: 1 for a full agreement, 0.5 for half, 0 for none. */ points: 0 | 0.5 | 1;
    /** Reason for the points, in an English sentence. */ description: string;
  }[];
  /** Versions and rules behind the answer. */ metadata: PoruthamMetadata;
}

export interface AstrologyNakshatraPoruthamAnswer {
  /** Star and sign of the bride. */ girl_info: {
    /** Nakshatra (lunar mansion) of the Moon at birth. */ nakshatra: Nakshatra;
    /** Sign of the Moon at birth. */ rasi: Rasi;
  };
  /** Star and sign of the groom. */ boy_info: {
    /** Nakshatra (lunar mansion) of the Moon at birth. */ nakshatra: Nakshatra;
    /** Sign of the Moon at birth. */ rasi: Rasi;
  };
  /** Maximum number of points. */ maximum_points: 10;
  /** Points scored by all tests together. */ obtained_points: number;
  message: Message;
  /** The agreements, in their usual order. */ matches: {
    /** Number of the agreement in its usual order, 1 to 10. */ id: number;
    /** Name of the agreement (porutham). */ name: string;
    /** Whether the agreement holds, wholly or in half. */ has_porutham: boolean;
    /** `Good` for 1 point, `Satisfactory` for 0.5, `Not Satisfactory` for 0. */ porutham_status: "Good" | "Satisfactory" | "Not Satisfactory";
    /** Points scored: 1 for a full agreement, 0.5 for half, 0 for none. */ points: 0 | 0.5 | 1;
    /** Reason for the points, in an English sentence. */ description: string;
  }[];
  /** Versions and rules behind the answer. */ metadata: PoruthamMetadata;
}

export interface WesternNatalInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternSettings;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

export interface WesternSettings extends WesternPointSettings {
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
  /** The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. */ aspects?: string;
  /** Own orbs: degrees for every counted aspect, or an object `aspects` (by aspect), `points` (of a point, for all aspects or by aspect), or both. The orb of a pair is the mean of those of its two points; a point without its own has that of the aspect. */ orbs?: number | {
    /** Orbs by name of the aspect, degrees; others keep that of `orb_profile`. */ aspects?: { [name: string]: number };
    /** Orbs by name of the point, degrees for all aspects or by aspect: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: { [name: string]: number | { [name: string]: number } };
  };
  /** Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted. */ luminaries_factor?: number;
  /** Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ aspects_to?: string;
}

export interface WesternPointSettings extends Settings {
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** Longitudes from the spring equinox, or from the stars by the `ayanamsa`: places, signs, cusps, houses and lords follow it. A moving sky (transits, progressions, returns) is in the sidereal zodiac of its own date. tropical if omitted. */ zodiac?: "tropical" | "sidereal";
  /** Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. none if omitted. */ ayanamsa?: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. placidus if omitted. */ house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | "equal_mc" | "equal_aries" | "vehlow" | "sripati" | "meridian" | "carter" | "horizontal" | "krusinski" | "apc" | "savard_a" | "pullen_sd" | "pullen_sr" | "sunshine" | "sunshine_makransky";
  /** Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted. */ orb_profile?: "standard" | "kerykeion" | "wide";
  /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major if omitted. */ aspect_set?: "major" | "all";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted. */ point_set?: "main" | "extended";
}

/** The point of the zodiac that rises in the east. */
export interface WesternAscendant extends InSign {
  /** Always Ascendant. */ name: "Ascendant";
  /** Number of the house, 1 to 12. */ house: number;
}

/** A planet or point in the zodiac and in a house. */
export interface WesternPlanet extends InSign {
  /** English name of the planet or point. */ name: WesternBodyName;
  /** Number of the house, 1 to 12. */ house: number;
  /** Whether it moves backwards through the zodiac. */ is_retrograde: boolean;
  /** Ecliptic latitude, degrees, north positive. */ latitude: number;
  /** Degrees of longitude a day; negative while retrograde. */ speed: number;
}

export type WesternBodyName = "Sun" | "Moon" | "Mercury" | "Venus" | "Mars" | "Jupiter" | "Saturn" | "Uranus" | "Neptune" | "Pluto" | "North Node" | "South Node" | "Chiron" | "Lilith" | "True Lilith" | "Priapus" | "Selena" | "Ceres" | "Pallas" | "Juno" | "Vesta" | "Cupido" | "Hades" | "Zeus" | "Kronos" | "Apollon" | "Admetos" | "Vulkanus" | "Poseidon";

/** Intersections of the zodiac with horizon, meridian and western prime vertical. */
export interface WesternAngles {
  /** The point that rises in the east. */ ascendant: InSign;
  /** Intersection of the zodiac with the meridian. */ midheaven: InSign;
  /** The point that sets in the west. */ descendant: InSign;
  /** The point opposite the midheaven. */ imum_coeli: InSign;
  /** Intersection of the zodiac with the western prime vertical. */ vertex: InSign;
  /** The point opposite the vertex. */ antivertex: InSign;
  /** The point that rises at the equator on the same meridian. */ east_point: InSign;
}

/** Start of a house. */
export interface HouseCusp extends InSign {
  /** Number of the house, 1 to 12. */ house: number;
}

/** An angle between two points within the orb of an aspect. */
export interface Aspect {
  planet_a: WesternPointName;
  planet_b: WesternPointName;
  /** Name of the aspect (angle between two points). */ aspect: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semisextile" | "semisquare" | "sesquiquadrate" | "quintile" | "biquintile";
  /** Degrees of the exact aspect. */ angle: number;
  /** Degrees between the two along the zodiac, the shorter way. */ separation: number;
  /** Distance from the exact angle, degrees. */ orb: number;
  /** Whether it is becoming more exact; null if the two do not move relative to each other. */ is_applying: boolean | null;
}

/** A planet, another point, or an angle of the chart. */
export type WesternPointName = "Sun" | "Moon" | "Mercury" | "Venus" | "Mars" | "Jupiter" | "Saturn" | "Uranus" | "Neptune" | "Pluto" | "North Node" | "South Node" | "Chiron" | "Lilith" | "True Lilith" | "Priapus" | "Selena" | "Ceres" | "Pallas" | "Juno" | "Vesta" | "Cupido" | "Hades" | "Zeus" | "Kronos" | "Apollon" | "Admetos" | "Vulkanus" | "Poseidon" | "Ascendant" | "Midheaven" | "Descendant" | "Imum Coeli" | "Vertex" | "Antivertex" | "East Point";

export interface WesternMetadata extends WesternPointMetadata {
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
  /** The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. */ aspects?: string;
  /** Orbs of points that have their own, by aspect, degrees; only if they were requested. */ orbs_by_point?: { [name: string]: { [name: string]: number } };
  /** Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted. */ luminaries_factor?: number;
  /** Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ aspects_to?: string;
}

export interface WesternPointMetadata extends Metadata {
  /** The instant computed for the birth, and the clock behind it. */ birth: BirthClock;
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. */ ayanamsa: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** The requested house system, if it has no solution there and another was used; else null. */ house_system_requested: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | "equal_mc" | "equal_aries" | "vehlow" | "sripati" | "meridian" | "carter" | "horizontal" | "krusinski" | "apc" | "savard_a" | "pullen_sd" | "pullen_sr" | "sunshine" | "sunshine_makransky" | null;
  /** Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. */ orb_profile: "standard" | "kerykeion" | "wide";
  /** Largest distance from exactness by aspect, degrees. */ orbs: { [name: string]: number };
  /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). */ aspect_set: "major" | "all";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. */ point_set: "main" | "extended";
}

export interface WesternNatalAnswer {
  /** The point that rises in the east. */ ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */ planets: WesternPlanet[];
  angles: WesternAngles;
  /** Starts of the twelve houses. */ house_cusps: HouseCusp[];
  /** Aspects within their orbs. */ aspects: Aspect[];
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: WesternMetadata;
}

export interface WesternDraconicSettings extends Settings {
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** Only the draconic zodiac: longitudes are counted from the node, so every zodiac gives the same chart. draconic if omitted. */ zodiac?: "draconic";
  /** A tropical chart has no ayanamsa; any other value is refused. none if omitted. */ ayanamsa?: "none";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "none";
  /** System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. placidus if omitted. */ house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | "equal_mc" | "equal_aries" | "vehlow" | "sripati" | "meridian" | "carter" | "horizontal" | "krusinski" | "apc" | "savard_a" | "pullen_sd" | "pullen_sr" | "sunshine" | "sunshine_makransky";
  /** Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted. */ orb_profile?: "standard" | "kerykeion" | "wide";
  /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major if omitted. */ aspect_set?: "major" | "all";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted. */ point_set?: "main" | "extended";
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
  /** The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. */ aspects?: string;
  /** Own orbs: degrees for every counted aspect, or an object `aspects` (by aspect), `points` (of a point, for all aspects or by aspect), or both. The orb of a pair is the mean of those of its two points; a point without its own has that of the aspect. */ orbs?: number | {
    /** Orbs by name of the aspect, degrees; others keep that of `orb_profile`. */ aspects?: { [name: string]: number };
    /** Orbs by name of the point, degrees for all aspects or by aspect: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: { [name: string]: number | { [name: string]: number } };
  };
  /** Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted. */ luminaries_factor?: number;
  /** Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ aspects_to?: string;
}

export interface WesternDraconicInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternDraconicSettings;
}

export interface TropicalMetadata extends Metadata {
  /** The instant computed for the birth, and the clock behind it. */ birth: BirthClock;
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** A tropical chart has no ayanamsa; any other value is refused. */ ayanamsa: "none";
  /** The requested house system, if it has no solution there and another was used; else null. */ house_system_requested: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | "equal_mc" | "equal_aries" | "vehlow" | "sripati" | "meridian" | "carter" | "horizontal" | "krusinski" | "apc" | "savard_a" | "pullen_sd" | "pullen_sr" | "sunshine" | "sunshine_makransky" | null;
  /** Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. */ orb_profile: "standard" | "kerykeion" | "wide";
  /** Largest distance from exactness by aspect, degrees. */ orbs: { [name: string]: number };
  /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). */ aspect_set: "major" | "all";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. */ point_set: "main" | "extended";
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
}

export interface WesternDraconicMetadata extends TropicalMetadata {
  /** The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. */ aspects?: string;
  /** Orbs of points that have their own, by aspect, degrees; only if they were requested. */ orbs_by_point?: { [name: string]: { [name: string]: number } };
  /** Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted. */ luminaries_factor?: number;
  /** Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ aspects_to?: string;
}

export interface WesternDraconicAnswer {
  /** The point that rises in the east. */ ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */ planets: WesternPlanet[];
  angles: WesternAngles;
  /** Starts of the twelve houses. */ house_cusps: HouseCusp[];
  /** Aspects within the draconic chart, the same as within the birth chart. */ aspects: Aspect[];
  /** Aspects of draconic points to points of the birth chart. */ aspects_to_natal: Aspect[];
  /** Tropical longitude of the ascending node, degrees from 0° Aries. */ node_longitude: number;
  /** Versions and rules behind the answer. */ metadata: WesternDraconicMetadata;
}

export interface WesternHeliocentricSettings extends LanguageSettings {
  /** Only the centre of the Sun. heliocentric if omitted. */ observation_point?: "heliocentric";
  /** The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. */ clock?: "auto" | "zone" | "local_mean" | "local_apparent" | "ut";
  /** Longitudes from the spring equinox, or from the stars by the `ayanamsa`: places, signs, cusps, houses and lords follow it. A moving sky (transits, progressions, returns) is in the sidereal zodiac of its own date. tropical if omitted. */ zodiac?: "tropical" | "sidereal";
  /** Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. none if omitted. */ ayanamsa?: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted. */ orb_profile?: "standard" | "kerykeion" | "wide";
  /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major if omitted. */ aspect_set?: "major" | "all";
  /** The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. */ aspects?: string;
  /** Own orbs: degrees for every counted aspect, or an object `aspects` (by aspect), `points` (of a point, for all aspects or by aspect), or both. The orb of a pair is the mean of those of its two points; a point without its own has that of the aspect. */ orbs?: number | {
    /** Orbs by name of the aspect, degrees; others keep that of `orb_profile`. */ aspects?: { [name: string]: number };
    /** Orbs by name of the point, degrees for all aspects or by aspect: mercury, venus, earth, mars, jupiter, saturn, uranus, neptune, pluto. */ points?: { [name: string]: number | { [name: string]: number } };
  };
}

export interface WesternHeliocentricInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternHeliocentricSettings;
}

/** A planet as seen from the centre of the Sun. */
export interface HeliocentricBody extends InSign {
  name: HeliocentricName;
  /** Heliocentric latitude, degrees, north positive. */ latitude: number;
  /** Astronomical units from the Sun. */ distance: number;
  /** Degrees of longitude a day; a planet never moves backwards around the Sun. */ speed: number;
}

/** A planet as seen from the Sun. */
export type HeliocentricName = "Mercury" | "Venus" | "Earth" | "Mars" | "Jupiter" | "Saturn" | "Uranus" | "Neptune" | "Pluto";

/** An angle between two planets as seen from the Sun. */
export interface HeliocentricAspect {
  planet_a: HeliocentricName;
  planet_b: HeliocentricName;
  /** Name of the aspect (angle between two points). */ aspect: "conjunction" | "opposition" | "trine" | "square" | "sextile" | "quincunx" | "semisextile" | "semisquare" | "sesquiquadrate" | "quintile" | "biquintile";
  /** Degrees of the exact aspect. */ angle: number;
  /** Degrees between the two along the zodiac, the shorter way. */ separation: number;
  /** Distance from the exact angle, degrees. */ orb: number;
  /** Whether it is becoming more exact; null if the two do not move relative to each other. */ is_applying: boolean | null;
}

export interface WesternHeliocentricMetadata extends Metadata {
  /** The instant computed for the birth, and the clock behind it. */ birth: BirthClock;
  /** Only the centre of the Sun. */ observation_point: "heliocentric";
  /** Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. */ ayanamsa: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. */ orb_profile: "standard" | "kerykeion" | "wide";
  /** Largest distance from exactness by aspect, degrees. */ orbs: { [name: string]: number };
  /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). */ aspect_set: "major" | "all";
  /** The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. */ aspects?: string;
  /** Orbs of points that have their own, by aspect, degrees; only if they were requested. */ orbs_by_point?: { [name: string]: { [name: string]: number } };
}

export interface WesternHeliocentricAnswer {
  /** Planets by their distances from the Sun. */ planets: HeliocentricBody[];
  /** Aspects within their orbs. */ aspects: HeliocentricAspect[];
  /** Versions and rules behind the answer. */ metadata: WesternHeliocentricMetadata;
}

export interface WesternRelocationInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternSettings;
  /** Geographic latitude of the place to which the chart is moved. */ to_latitude: number;
  /** Geographic longitude of the place to which the chart is moved. */ to_longitude: number;
}

export interface WesternRelocationAnswer {
  /** The point that rises in the east. */ ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */ planets: WesternPlanet[];
  angles: WesternAngles;
  /** Starts of the twelve houses. */ house_cusps: HouseCusp[];
  /** Aspects within their orbs, with the angles of the new place. */ aspects: Aspect[];
  /** Planets in another house than at the birthplace. */ moved: {
    /** English name of the planet or point. */ name: WesternPointName;
    /** House at the birthplace. */ natal_house: number;
    /** House at the new place. */ house: number;
  }[];
  /** Versions and rules behind the answer. */ metadata: WesternMetadata;
}

export interface WesternAstrocartographySettings extends LanguageSettings {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. */ observation_point?: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. */ clock?: "auto" | "zone" | "local_mean" | "local_apparent" | "ut";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted. */ point_set?: "main" | "extended";
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
  /** Lines of the bodies themselves (mundane), as on printed maps, or of their degrees of the ecliptic (zodiacal), as a relocated chart shows them. mundane if omitted. */ lines_in?: "mundane" | "zodiacal";
}

export interface WesternAstrocartographyInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternAstrocartographySettings;
  /** Latitude between the places of a line. 5 if omitted. */ spacing?: number;
  /** Latitude of the place for `nearest`, with `near_longitude`; the birthplace if both are omitted. */ near_latitude?: number;
  /** Longitude of the place for `nearest`. */ near_longitude?: number;
  /** Number of lines to list in `nearest`. 8 if omitted. */ nearest_count?: number;
  /** Whether to list the crossings of lines. false if omitted. */ crossings?: boolean;
}

/** A line of a planet on the map, as a GeoJSON feature (RFC 7946). */
export interface MapLine {
  /** Always Feature. */ type: "Feature";
  /** Planet and angle of the line. */ properties: {
    /** Planet or point of the line. */ point: WesternPointName;
    /** Angle on which it is there: midheaven, imum_coeli, rising or setting. */ angle: "midheaven" | "imum_coeli" | "rising" | "setting";
  };
  /** Geometry of the line. */ geometry: {
    /** Always MultiLineString: a line is cut at the date line. */ type: "MultiLineString";
    /** Pieces of the line, each from south to north: longitude, latitude. */ coordinates: number[][][];
  };
}

export interface WesternAstrocartographyMetadata extends Metadata {
  /** The instant computed for the birth, and the clock behind it. */ birth: BirthClock;
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. */ point_set: "main" | "extended";
  /** Lines of the bodies themselves (mundane), as on printed maps, or of their degrees of the ecliptic (zodiacal), as a relocated chart shows them. */ lines_in: "mundane" | "zodiacal";
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
}

export interface WesternAstrocartographyAnswer {
  /** Lines as GeoJSON (RFC 7946), ready for a map. */ lines: {
    /** Always FeatureCollection. */ type: "FeatureCollection";
    /** Four lines of each point. */ features: MapLine[];
  };
  /** Place that has the point overhead, the centre of its lines. */ zeniths: {
    /** Planet or point of the line. */ point: WesternPointName;
    /** Degrees, north positive. */ latitude: number;
    /** Degrees, east positive. */ longitude: number;
  }[];
  /** Lines nearest to the place, the nearest first; of rise and set, and of the two meridians, the nearer. */ nearest: {
    /** Planet or point of the line. */ point: WesternPointName;
    /** Angle on which it is there: midheaven, imum_coeli, rising or setting. */ angle: "midheaven" | "imum_coeli" | "rising" | "setting";
    /** Great-circle distance in kilometres. */ distance_km: number;
    /** The same in degrees of a great circle. */ distance: number;
  }[];
  /** Crossings of lines of two points; null if they were not asked for. */ crossings: {
    point_a: WesternPointName;
    /** Angle of the first point. */ angle_a: "midheaven" | "imum_coeli" | "rising" | "setting";
    point_b: WesternPointName;
    /** Angle of the second point. */ angle_b: "midheaven" | "imum_coeli" | "rising" | "setting";
    /** Degrees, north positive. */ latitude: number;
    /** Degrees, east positive. */ longitude: number;
  }[] | null;
  /** Versions and rules behind the answer. */ metadata: WesternAstrocartographyMetadata;
}

export interface WesternLocalSpaceSettings extends Settings {
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted. */ point_set?: "main" | "extended";
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
}

export interface WesternLocalSpaceInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternLocalSpaceSettings;
  /** Distance between the places of a line. 5 if omitted. */ spacing?: number;
}

/** A half of the great circle of a planet, as a GeoJSON feature (RFC 7946). */
export interface LocalSpaceLine {
  /** Always Feature. */ type: "Feature";
  /** Planet and direction of the line. */ properties: {
    /** Planet or point of the line. */ point: WesternPointName;
    /** Whether the line leaves the birthplace towards the planet or away from it. */ direction: "towards" | "away";
  };
  /** Geometry of the line. */ geometry: {
    /** Always MultiLineString: a line is cut at the date line. */ type: "MultiLineString";
    /** Pieces of the line, from the birthplace to the opposite place of the Earth: longitude, latitude. */ coordinates: number[][][];
  };
}

export interface WesternLocalSpaceMetadata extends Metadata {
  /** The instant computed for the birth, and the clock behind it. */ birth: BirthClock;
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. */ point_set: "main" | "extended";
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
}

export interface WesternLocalSpaceAnswer {
  /** Planets and points around the horizon. */ points: {
    /** English name of the planet or point. */ name: WesternPointName;
    /** Degrees from the north through the east. */ azimuth: number;
    /** Degrees above the true horizon; negative below it. */ altitude: number;
  }[];
  /** Lines as GeoJSON (RFC 7946), ready for a map. */ lines: {
    /** Always FeatureCollection. */ type: "FeatureCollection";
    /** Two lines of each point. */ features: LocalSpaceLine[];
  };
  /** Versions and rules behind the answer. */ metadata: WesternLocalSpaceMetadata;
}

export interface WesternTransitInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternSettings;
  /** The requested instant, with its offset from UTC; now if omitted. */ target?: string;
}

/** Planets, angles and houses of one birth. */
export interface WesternChart {
  /** The point that rises in the east. */ ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */ planets: WesternPlanet[];
  angles: WesternAngles;
  /** Starts of the twelve houses. */ house_cusps: HouseCusp[];
}

export interface WesternTransitAnswer {
  /** Planets at the target, in natal houses. */ planets: WesternPlanet[];
  /** Aspects within their orbs. */ aspects: Aspect[];
  natal: WesternChart;
  /** Versions and rules behind the answer. */ metadata: WesternMetadata;
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

/** House of the other chart into which a point falls. */
export interface HouseOverlay {
  /** English name of the planet or point. */ name: WesternPointName;
  /** Number of the house, 1 to 12. */ house: number;
}

export interface WesternSynastryMetadata extends Metadata {
  /** The instants computed for the two births, and the clocks behind them. */ birth: {
    /** The birth of `person_a`. */ person_a: BirthClock;
    /** The birth of `person_b`. */ person_b: BirthClock;
  };
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. */ ayanamsa: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** The requested house system, if it has no solution there and another was used; else null. */ house_system_requested: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | "equal_mc" | "equal_aries" | "vehlow" | "sripati" | "meridian" | "carter" | "horizontal" | "krusinski" | "apc" | "savard_a" | "pullen_sd" | "pullen_sr" | "sunshine" | "sunshine_makransky" | null;
  /** Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. */ orb_profile: "standard" | "kerykeion" | "wide";
  /** Largest distance from exactness by aspect, degrees. */ orbs: { [name: string]: number };
  /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). */ aspect_set: "major" | "all";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. */ point_set: "main" | "extended";
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
  /** The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. */ aspects?: string;
  /** Orbs of points that have their own, by aspect, degrees; only if they were requested. */ orbs_by_point?: { [name: string]: { [name: string]: number } };
  /** Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted. */ luminaries_factor?: number;
  /** Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ aspects_to?: string;
}

export interface WesternSynastryAnswer {
  /** Aspects within their orbs. */ aspects: Aspect[];
  /** Houses of the other chart into which the points of each fall. */ house_overlays: {
    /** Points of person_a in the houses of person_b. */ a_in_b: HouseOverlay[];
    /** Points of person_b in the houses of person_a. */ b_in_a: HouseOverlay[];
  };
  /** Birth chart of the first person. */ person_a: WesternChart;
  /** Birth chart of the second person. */ person_b: WesternChart;
  /** Versions and rules behind the answer. */ metadata: WesternSynastryMetadata;
}

export interface WesternCompositeSettings extends WesternSettings {
  /** Midpoints of the two charts, or the chart of the moment and place midway between the two births (Davison). midpoint if omitted. */ method?: "midpoint" | "davison";
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
  /** Whether it moves backwards through the zodiac; null for midpoints, which do not move. */ is_retrograde: boolean | null;
  /** Whether the two are exactly opposite, so both midpoints are equally valid. */ is_ambiguous: boolean;
}

export interface WesternCompositeMetadata extends Metadata {
  /** The instants computed for the two births, and the clocks behind them. */ birth: {
    /** The birth of `person_a`. */ person_a: BirthClock;
    /** The birth of `person_b`. */ person_b: BirthClock;
  };
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. */ ayanamsa: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** The requested house system, if it has no solution there and another was used; else null. */ house_system_requested: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | "equal_mc" | "equal_aries" | "vehlow" | "sripati" | "meridian" | "carter" | "horizontal" | "krusinski" | "apc" | "savard_a" | "pullen_sd" | "pullen_sr" | "sunshine" | "sunshine_makransky" | null;
  /** Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. */ orb_profile: "standard" | "kerykeion" | "wide";
  /** Largest distance from exactness by aspect, degrees. */ orbs: { [name: string]: number };
  /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). */ aspect_set: "major" | "all";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. */ point_set: "main" | "extended";
  /** Midpoints of the two charts, or the chart of the moment and place midway between the two births (Davison). */ method: "midpoint" | "davison";
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
  /** The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. */ aspects?: string;
  /** Orbs of points that have their own, by aspect, degrees; only if they were requested. */ orbs_by_point?: { [name: string]: { [name: string]: number } };
  /** Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted. */ luminaries_factor?: number;
  /** Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ aspects_to?: string;
}

export interface WesternCompositeAnswer {
  /** The point that rises in the east. */ ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */ planets: CompositePlanet[];
  angles: WesternAngles;
  /** Starts of the twelve houses. */ house_cusps: HouseCusp[];
  /** Aspects within their orbs. */ aspects: Aspect[];
  /** Whether the two ascendants are exactly opposite. */ is_ascendant_ambiguous: boolean;
  /** Whether the farther midpoint of the midheavens was used. */ is_midheaven_turned: boolean;
  /** Moment and place of a Davison chart; null for midpoints. */ davison: {
    /** The instant in UTC. */ utc_datetime: string;
    /** Decimal degrees, north positive. */ latitude: number;
    /** Decimal degrees, east positive. */ longitude: number;
  } | null;
  /** Versions and rules behind the answer. */ metadata: WesternCompositeMetadata;
}

export interface WesternDavisonMetadata extends Metadata {
  /** The instants computed for the two births, and the clocks behind them. */ birth: {
    /** The birth of `person_a`. */ person_a: BirthClock;
    /** The birth of `person_b`. */ person_b: BirthClock;
  };
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. */ ayanamsa: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** The requested house system, if it has no solution there and another was used; else null. */ house_system_requested: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | "equal_mc" | "equal_aries" | "vehlow" | "sripati" | "meridian" | "carter" | "horizontal" | "krusinski" | "apc" | "savard_a" | "pullen_sd" | "pullen_sr" | "sunshine" | "sunshine_makransky" | null;
  /** Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. */ orb_profile: "standard" | "kerykeion" | "wide";
  /** Largest distance from exactness by aspect, degrees. */ orbs: { [name: string]: number };
  /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). */ aspect_set: "major" | "all";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. */ point_set: "main" | "extended";
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
  /** The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. */ aspects?: string;
  /** Orbs of points that have their own, by aspect, degrees; only if they were requested. */ orbs_by_point?: { [name: string]: { [name: string]: number } };
  /** Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted. */ luminaries_factor?: number;
  /** Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ aspects_to?: string;
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
  /** Starts of the twelve houses. */ house_cusps: HouseCusp[];
  /** Aspects within their orbs. */ aspects: Aspect[];
  /** Versions and rules behind the answer. */ metadata: WesternDavisonMetadata;
}

export interface WesternProgressionsSettings extends WesternSettings {
  /** Progression of ascendant and midheaven: with the arc of the Sun in longitude, with the mean Sun in sidereal time (Naibod), or with the progressed moment itself (quotidian). solar_arc if omitted. */ angle_method?: "solar_arc" | "naibod" | "quotidian";
}

export interface WesternProgressionsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternProgressionsSettings;
  /** The requested day, from 00:00 local time; today if omitted. */ target_date?: string;
}

/** A planet of the progressed moment, in progressed houses. */
export interface ProgressedPlanet extends InSign {
  /** English name of the planet or point. */ name: WesternBodyName;
  /** Number of the house, 1 to 12. */ house: number;
  /** House of the natal chart that it has reached. */ natal_house: number;
  /** Whether it moves backwards through the zodiac. */ is_retrograde: boolean;
  /** Ecliptic latitude, degrees, north positive. */ latitude: number;
  /** Degrees of longitude a day; negative while retrograde. */ speed: number;
}

export interface WesternProgressionsMetadata extends WesternMetadata {
  /** Progression of ascendant and midheaven: with the arc of the Sun in longitude, with the mean Sun in sidereal time (Naibod), or with the progressed moment itself (quotidian). */ angle_method: "solar_arc" | "naibod" | "quotidian";
}

export interface WesternProgressionsAnswer {
  /** The requested day. */ target_date: string;
  /** Tropical years from birth to the target. */ age_years: number;
  /** The progressed instant, ISO 8601: a day after birth for each year to the target. */ progressed_utc_datetime: string;
  /** The point that rises in the east. */ ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */ planets: ProgressedPlanet[];
  angles: WesternAngles;
  /** Starts of the twelve houses. */ house_cusps: HouseCusp[];
  /** Aspects within their orbs. */ aspects: Aspect[];
  natal: WesternChart;
  /** Versions and rules behind the answer. */ metadata: WesternProgressionsMetadata;
}

export interface WesternSolarArcSettings extends WesternPointSettings {
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
  /** Arc by which a year of life moves every point: the motion of the Sun in a day after birth (true), its mean motion of 59′08″ (naibod), or one degree. true if omitted. */ method?: "true" | "naibod" | "degree";
}

export interface WesternSolarArcInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternSolarArcSettings;
  /** The requested day, from 00:00 local time; today if omitted. */ target_date?: string;
  /** Maximum distance from exactness; 1° is about a year. 1 if omitted. */ orb?: number;
}

export interface WesternSolarArcMetadata extends WesternPointMetadata {
  /** Arc by which a year of life moves every point: the motion of the Sun in a day after birth (true), its mean motion of 59′08″ (naibod), or one degree. */ method: "true" | "naibod" | "degree";
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
}

export interface WesternSolarArcAnswer {
  /** The requested day. */ target_date: string;
  /** Tropical years from birth to the target. */ age_years: number;
  /** Degrees by which every point was advanced. */ arc: number;
  /** Planets and angles after the arc. */ directed: (InSign & {
    /** English name of the planet or point. */ name: WesternPointName;
    /** Longitude at birth, degrees. */ natal_longitude: number;
    /** House of the natal chart that it has reached. */ natal_house: number;
  })[];
  /** Aspects within the orb. */ aspects: Aspect[];
  natal: WesternChart;
  /** Versions and rules behind the answer. */ metadata: WesternSolarArcMetadata;
}

export interface WesternPrimaryDirectionsSettings extends LanguageSettings {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. */ observation_point?: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. */ clock?: "auto" | "zone" | "local_mean" | "local_apparent" | "ut";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted. */ point_set?: "main" | "extended";
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
  /** placidus_zodiacal: the semi-arcs of Placidus, with aspects on the ecliptic. placidus_mundane: the same, with aspects between the houses, a sextile being two of them. regiomontanus: under the pole of the significator, with aspects on the ecliptic. placidus_zodiacal if omitted. */ method?: "placidus_zodiacal" | "placidus_mundane" | "regiomontanus";
  /** Whether planets are directed with their latitude (bodies), or every point as its degree of the ecliptic (none). Aspects on the ecliptic have no latitude. bodies if omitted. */ latitudes?: "bodies" | "none";
  /** The significator is carried by the sky to the place of the promissor, as in Placidus, so angles have none (significator_moves); or the sky turns backwards, as in most programs (sky_reversed). significator_moves if omitted. */ converse?: "significator_moves" | "sky_reversed";
  /** Arc of a year of life: 0°59′08.33″, the mean motion of the Sun (naibod), one degree (ptolemy), or the motion of the Sun in right ascension on the day of birth (brahe). naibod if omitted. */ key?: "naibod" | "ptolemy" | "brahe";
  /** The Sun, the Moon, the ascendant and the midheaven, or every requested planet with the two angles. luminaries_and_angles if omitted. */ significators?: "luminaries_and_angles" | "all";
  /** Length of a year of life in days: 365.2422, which keeps to the birthday, or another convention. 365.2422 if omitted. */ year_length?: 365.2422 | 365.25 | 365.2425 | 365.256364 | 360;
}

export interface WesternPrimaryDirectionsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternPrimaryDirectionsSettings;
  /** First age of the list, years. 0 if omitted. */ age_from?: number;
  /** Age at which the list ends, years; at most 120. 40 if omitted. */ age_to?: number;
}

export interface WesternPrimaryDirectionsMetadata extends Metadata {
  /** The instant computed for the birth, and the clock behind it. */ birth: BirthClock;
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. */ point_set: "main" | "extended";
  /** placidus_zodiacal: the semi-arcs of Placidus, with aspects on the ecliptic. placidus_mundane: the same, with aspects between the houses, a sextile being two of them. regiomontanus: under the pole of the significator, with aspects on the ecliptic. */ method: "placidus_zodiacal" | "placidus_mundane" | "regiomontanus";
  /** Whether planets are directed with their latitude (bodies), or every point as its degree of the ecliptic (none). Aspects on the ecliptic have no latitude. */ latitudes: "bodies" | "none";
  /** The significator is carried by the sky to the place of the promissor, as in Placidus, so angles have none (significator_moves); or the sky turns backwards, as in most programs (sky_reversed). */ converse: "significator_moves" | "sky_reversed";
  /** Arc of a year of life: 0°59′08.33″, the mean motion of the Sun (naibod), one degree (ptolemy), or the motion of the Sun in right ascension on the day of birth (brahe). */ key: "naibod" | "ptolemy" | "brahe";
  /** The Sun, the Moon, the ascendant and the midheaven, or every requested planet with the two angles. */ significators: "luminaries_and_angles" | "all";
  /** Length of a year of life in days: 365.2422, which keeps to the birthday, or another convention. */ year_length: 365.2422 | 365.25 | 365.2425 | 365.256364 | 360;
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
}

export interface WesternPrimaryDirectionsAnswer {
  /** Arc of a year of life by the key, degrees. */ year_arc: number;
  /** Directions in the span of ages, the first first. */ directions: {
    /** Years of life at which the arc is complete. */ age: number;
    /** Day on which it is, local time. */ date: string;
    /** Turn of the sky, degrees. */ arc: number;
    /** Planet whose body or aspect is directed. */ promissor: WesternPointName;
    /** Aspect that it casts; its body is the conjunction. */ aspect: "conjunction" | "sextile" | "square" | "trine" | "opposition";
    /** Whether the aspect is cast along the signs (sinister) or against them (dexter); null if it has no side. */ side: "sinister" | "dexter" | null;
    /** Planet or angle that is reached. */ significator: WesternPointName;
    /** Whether the direction is direct or converse. */ motion: "direct" | "converse";
  }[];
  /** Bodies and aspects that never cross the horizon at the birthplace, so that they have no semi-arc. */ circumpolar: {
    /** Planet whose body or aspect is directed. */ promissor: WesternPointName;
    /** Aspect that it casts; its body is the conjunction. */ aspect: "conjunction" | "sextile" | "square" | "trine" | "opposition";
    /** Whether the aspect is cast along the signs (sinister) or against them (dexter); null if it has no side. */ side: "sinister" | "dexter" | null;
  }[];
  /** Versions and rules behind the answer. */ metadata: WesternPrimaryDirectionsMetadata;
}

export interface WesternProfectionsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternPointSettings;
  /** The requested day, from 00:00 local time; today if omitted. */ target_date?: string;
}

export interface WesternProfectionsAnswer {
  /** The requested day. */ target_date: string;
  /** Solar returns that have passed since the birth. */ completed_years: number;
  /** Year of life that contains the target. */ year: {
    /** House, counted from the rising sign of the birth. */ house: number;
    /** Sign of the zodiac. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** Ruler of the sign: lord of the time. */ lord: SignLord;
    /** Start, local time. */ start: string;
    /** End, which is the start of the next one, local time. */ end: string;
    /** Planets in the sign at birth. */ active_planets: string[];
    /** Position of the lord of the year at birth, in whole-sign houses. */ lord_natal: InSign & {
      /** Number of the house, 1 to 12. */ house: number;
    };
  };
  /** Month of the year of life that contains the target. */ month: {
    /** Number of the month in the year of life, 1 is the first. */ number: number;
    /** House, counted from the rising sign of the birth. */ house: number;
    /** Sign of the zodiac. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** Ruler of the sign: lord of the time. */ lord: SignLord;
    /** Start, local time. */ start: string;
    /** End, which is the start of the next one, local time. */ end: string;
  };
  /** The twelve months of this year of life. */ months: {
    /** House, counted from the rising sign of the birth. */ house: number;
    /** Sign of the zodiac. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** Ruler of the sign: lord of the time. */ lord: SignLord;
    /** Start, local time. */ start: string;
    /** End, which is the start of the next one, local time. */ end: string;
  }[];
  /** Versions and rules behind the answer. */ metadata: WesternPointMetadata;
}

export interface WesternFirdariaSettings extends LanguageSettings {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. */ observation_point?: "geocentric";
  /** The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. */ clock?: "auto" | "zone" | "local_mean" | "local_apparent" | "ut";
  /** Periods of the lunar nodes: after the seven planets (at_end), after Mars, which differs by night alone (after_mars), or none. at_end if omitted. */ nodes?: "at_end" | "after_mars" | "omitted";
  /** Length of a year of life in days: 365.2422, which keeps to the birthday, or another convention. 365.2422 if omitted. */ year_length?: 365.2422 | 365.25 | 365.2425 | 365.256364 | 360;
}

export interface WesternFirdariaInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternFirdariaSettings;
  /** The requested day, from 00:00 local time; today if omitted. */ target_date?: string;
}

export type FirdariaLord = "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn" | "North Node" | "South Node";

/** A seventh of a period of the firdaria. */
export interface FirdariaPart {
  /** Planet that rules the part. */ lord: SignLord;
  /** Start, local time. */ start: string;
  /** End, which is the start of the next one, local time. */ end: string;
  /** Years of life at the start. */ age_from: number;
  /** Years of life at the end. */ age_to: number;
}

export interface WesternFirdariaMetadata extends Metadata {
  /** The instant computed for the birth, and the clock behind it. */ birth: BirthClock;
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Periods of the lunar nodes: after the seven planets (at_end), after Mars, which differs by night alone (after_mars), or none. */ nodes: "at_end" | "after_mars" | "omitted";
  /** Length of a year of life in days: 365.2422, which keeps to the birthday, or another convention. */ year_length: 365.2422 | 365.25 | 365.2425 | 365.256364 | 360;
}

export interface WesternFirdariaAnswer {
  /** The requested day. */ target_date: string;
  /** Whether the Sun is above the true horizon at birth. */ sect: "day" | "night";
  /** Periods from birth on, two cycles. */ periods: {
    /** Planet or node that rules the period. */ lord: FirdariaLord;
    /** Start, local time. */ start: string;
    /** End, which is the start of the next one, local time. */ end: string;
    /** Years of life at the start. */ age_from: number;
    /** Years of life at the end. */ age_to: number;
    /** Sevenths of the period; none of a node. */ parts: FirdariaPart[];
  }[];
  /** Lords of the target; null after the listed periods. */ current: {
    /** Period on that day. */ period: {
      /** Planet or node that rules the period. */ lord: FirdariaLord;
      /** Start, local time. */ start: string;
      /** End, which is the start of the next one, local time. */ end: string;
      /** Years of life at the start. */ age_from: number;
      /** Years of life at the end. */ age_to: number;
    };
    /** Part on that day; null in the period of a node. */ part: FirdariaPart | null;
  } | null;
  /** Versions and rules behind the answer. */ metadata: WesternFirdariaMetadata;
}

export interface WesternZodiacalReleasingSettings extends Settings {
  /** Longitudes from the spring equinox, or from the stars by the `ayanamsa`: places, signs, cusps, houses and lords follow it. A moving sky (transits, progressions, returns) is in the sidereal zodiac of its own date. tropical if omitted. */ zodiac?: "tropical" | "sidereal";
  /** Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. none if omitted. */ ayanamsa?: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Arc of a lot for a birth by night: reversed (by sect), or the same as by day. by_sect if omitted. */ lot_rule?: "by_sect" | "day_always";
  /** Start of the release from Spirit if both lots are in one sign: that sign (own_sign), or the next one (next_sign), as Valens has it. own_sign if omitted. */ shared_sign?: "own_sign" | "next_sign";
  /** Length of a year of life in days: 360, as in Valens, or another convention. 360 if omitted. */ year_length?: 360 | 365.25 | 365.2425 | 365.2422 | 365.256364;
}

export interface WesternZodiacalReleasingInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternZodiacalReleasingSettings;
  /** Lot from which life is released: spirit for action and career, fortune for body and circumstance. spirit if omitted. */ lot?: "spirit" | "fortune";
  /** Number of levels of periods to list, beginning with the years. 2 if omitted. */ depth?: number;
  /** The requested day, from 00:00 local time; today if omitted. */ target_date?: string;
}

/** A period of zodiacal releasing, with the periods within it. */
export interface ReleasedYears {
  /** Sign that rules the period. */ sign: SignName;
  /** 1 is Aries. */ sign_number: number;
  /** Ruler of the sign. */ lord: SignLord;
  /** Start, local time. */ start: string;
  /** End, which is the start of the next one, local time. */ end: string;
  /** Years of life at the start. */ age_from: number;
  /** Years of life at the end. */ age_to: number;
  /** Place of the sign, counted from that of Fortune. */ place_from_fortune: number;
  /** Whether the sign is angular from Fortune: its place is 1, 4, 7 or 10. */ is_peak: boolean;
  /** Whether the period follows the loosing of the bond. */ is_loosing_of_bond: boolean;
  /** Periods within this one; null below the requested depth. */ months: {
    /** Sign that rules the period. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** Ruler of the sign. */ lord: SignLord;
    /** Start, local time. */ start: string;
    /** End, which is the start of the next one, local time. */ end: string;
    /** Years of life at the start. */ age_from: number;
    /** Years of life at the end. */ age_to: number;
    /** Place of the sign, counted from that of Fortune. */ place_from_fortune: number;
    /** Whether the sign is angular from Fortune: its place is 1, 4, 7 or 10. */ is_peak: boolean;
    /** Whether the period follows the loosing of the bond. */ is_loosing_of_bond: boolean;
    /** Periods within this one; null below the requested depth. */ days: {
      /** Sign that rules the period. */ sign: SignName;
      /** 1 is Aries. */ sign_number: number;
      /** Ruler of the sign. */ lord: SignLord;
      /** Start, local time. */ start: string;
      /** End, which is the start of the next one, local time. */ end: string;
      /** Years of life at the start. */ age_from: number;
      /** Years of life at the end. */ age_to: number;
      /** Place of the sign, counted from that of Fortune. */ place_from_fortune: number;
      /** Whether the sign is angular from Fortune: its place is 1, 4, 7 or 10. */ is_peak: boolean;
      /** Whether the period follows the loosing of the bond. */ is_loosing_of_bond: boolean;
      /** Periods within this one; null below the requested depth. */ hours: ReleasedHours[] | null;
    }[] | null;
  }[] | null;
}

export interface ReleasedHours {
  /** Sign that rules the period. */ sign: SignName;
  /** 1 is Aries. */ sign_number: number;
  /** Ruler of the sign. */ lord: SignLord;
  /** Start, local time. */ start: string;
  /** End, which is the start of the next one, local time. */ end: string;
  /** Years of life at the start. */ age_from: number;
  /** Years of life at the end. */ age_to: number;
  /** Place of the sign, counted from that of Fortune. */ place_from_fortune: number;
  /** Whether the sign is angular from Fortune: its place is 1, 4, 7 or 10. */ is_peak: boolean;
  /** Whether the period follows the loosing of the bond. */ is_loosing_of_bond: boolean;
}

export interface WesternZodiacalReleasingMetadata extends Metadata {
  /** The instant computed for the birth, and the clock behind it. */ birth: BirthClock;
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. */ ayanamsa: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Arc of a lot for a birth by night: reversed (by sect), or the same as by day. */ lot_rule: "by_sect" | "day_always";
  /** Start of the release from Spirit if both lots are in one sign: that sign (own_sign), or the next one (next_sign), as Valens has it. */ shared_sign: "own_sign" | "next_sign";
  /** Length of a year of life in days: 360, as in Valens, or another convention. */ year_length: 360 | 365.25 | 365.2425 | 365.2422 | 365.256364;
}

export interface WesternZodiacalReleasingAnswer {
  /** The requested day. */ target_date: string;
  /** Lot from which life is released. */ lot: "spirit" | "fortune";
  /** Whether the Sun is above the true horizon at birth. */ sect: "day" | "night";
  /** Lot of Fortune. */ fortune: InSign;
  /** Lot of Spirit. */ spirit: InSign;
  /** Great periods, at least to the age of 120 years of this length. */ periods: ReleasedYears[];
  /** Periods of the four levels on the target date; none after the listed ones. */ current: {
    /** Unit of the level. */ level: "years" | "months" | "days" | "hours";
    /** Sign that rules the period. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** Ruler of the sign. */ lord: SignLord;
    /** Start, local time. */ start: string;
    /** End, which is the start of the next one, local time. */ end: string;
    /** Years of life at the start. */ age_from: number;
    /** Years of life at the end. */ age_to: number;
    /** Place of the sign, counted from that of Fortune. */ place_from_fortune: number;
    /** Whether the sign is angular from Fortune: its place is 1, 4, 7 or 10. */ is_peak: boolean;
    /** Whether the period follows the loosing of the bond. */ is_loosing_of_bond: boolean;
  }[];
  /** Versions and rules behind the answer. */ metadata: WesternZodiacalReleasingMetadata;
}

export interface WesternSolarReturnSettings extends WesternSettings {
  /** Return to the same tropical longitude, to the same place among the stars (corrected for precession), which comes some 20 minutes later for each year of age, or to the same longitude in the sidereal zodiac of the chart, which is the default there. tropical if omitted. */ method?: "tropical" | "precession_corrected" | "sidereal";
}

export interface WesternSolarReturnInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternSolarReturnSettings;
  /** Calendar year of the return, which is within two days of the birthday. */ target_year: number;
  /** Place of the birthday, if not the place of birth; instants are given in its time zone if it has one. */ stay?: Stay;
}

export interface WesternSolarReturnMetadata extends WesternMetadata {
  /** Return to the same tropical longitude, to the same place among the stars (corrected for precession), which comes some 20 minutes later for each year of age, or to the same longitude in the sidereal zodiac of the chart, which is the default there. */ method: "tropical" | "precession_corrected" | "sidereal";
}

export interface WesternSolarReturnAnswer {
  /** The requested calendar year. */ target_year: number;
  /** Local time of the return, ISO 8601. */ return_at: string;
  /** Instant of the return in UTC, ISO 8601. */ utc_datetime: string;
  /** The same instant as a Julian Day in UT. */ julian_day_ut: number;
  /** Place for which the chart is cast. */ place: {
    /** Decimal degrees, north positive. */ latitude: number;
    /** Decimal degrees, east positive. */ longitude: number;
  };
  /** The point that rises in the east. */ ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */ planets: WesternPlanet[];
  angles: WesternAngles;
  /** Starts of the twelve houses. */ house_cusps: HouseCusp[];
  /** Aspects within the chart of the return. */ aspects: Aspect[];
  /** Versions and rules behind the answer. */ metadata: WesternSolarReturnMetadata;
}

export interface WesternLunarReturnSettings extends WesternSettings {
  /** Return to the same tropical longitude, to the same place among the stars (corrected for precession), or to the same longitude in the sidereal zodiac of the chart, which is the default there. tropical if omitted. */ method?: "tropical" | "precession_corrected" | "sidereal";
}

export interface WesternLunarReturnInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternLunarReturnSettings;
  /** Instant after which returns are counted; now if omitted. */ target?: string;
  /** Number of the return after the target: 1 is the next one. 1 if omitted. */ number?: number;
  /** Place of the birthday, if not the place of birth; instants are given in its time zone if it has one. */ stay?: Stay;
}

export interface WesternLunarReturnMetadata extends WesternMetadata {
  /** Return to the same tropical longitude, to the same place among the stars (corrected for precession), or to the same longitude in the sidereal zodiac of the chart, which is the default there. */ method: "tropical" | "precession_corrected" | "sidereal";
}

export interface WesternLunarReturnAnswer {
  /** Number of the return after the target: 1 is the first. */ number: number;
  /** Local time of the return, ISO 8601. */ return_at: string;
  /** Instant of the return in UTC, ISO 8601. */ utc_datetime: string;
  /** The same instant as a Julian Day in UT. */ julian_day_ut: number;
  /** Place for which the chart is cast. */ place: {
    /** Decimal degrees, north positive. */ latitude: number;
    /** Decimal degrees, east positive. */ longitude: number;
  };
  /** The point that rises in the east. */ ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */ planets: WesternPlanet[];
  angles: WesternAngles;
  /** Starts of the twelve houses. */ house_cusps: HouseCusp[];
  /** Aspects within the chart of the return. */ aspects: Aspect[];
  /** Versions and rules behind the answer. */ metadata: WesternLunarReturnMetadata;
}

export interface WesternPlanetaryReturnInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternSettings;
  /** Body that returns: rahu is the ascending node of the Moon. saturn if omitted. */ body?: "sun" | "moon" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "pluto" | "rahu" | "chiron";
  /** Instant after which returns are counted; now if omitted. */ target?: string;
  /** Number of the return after the target: 1 is the next one. 1 if omitted. */ number?: number;
  /** Place of the birthday, if not the place of birth; instants are given in its time zone if it has one. */ stay?: Stay;
}

export interface WesternPlanetaryReturnAnswer {
  /** Body that returns. */ body: string;
  /** Number of the return after the target: 1 is the first. */ number: number;
  /** Position of the body at birth, seen from the centre of the Earth. */ natal: InSign;
  /** Every pass of this return, including those before the target. */ passes: {
    /** Number of the pass, from 1, in order of time. */ pass: number;
    /** Instant of the pass, local time. */ at: string;
    /** Instant of the pass in UTC. */ utc_datetime: string;
    /** Whether the body moves backwards then. */ is_retrograde: boolean;
    /** Whether the chart is that of this pass. */ is_charted: boolean;
  }[];
  /** Local time of the pass whose chart is given; null if there is no such return. */ return_at: string | null;
  /** The same instant as a Julian Day in UT. */ julian_day_ut: number | null;
  /** Place for which the chart is cast. */ place: {
    /** Decimal degrees, north positive. */ latitude: number;
    /** Decimal degrees, east positive. */ longitude: number;
  };
  /** Chart of that pass; null if there is no such return. */ chart: WesternChart | null;
  /** Aspects within the chart. */ aspects: Aspect[];
  /** Versions and rules behind the answer. */ metadata: WesternMetadata;
}

export interface WesternHorarySettings extends LanguageSettings {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. */ observation_point?: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. */ clock?: "auto" | "zone" | "local_mean" | "local_apparent" | "ut";
  /** System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. regiomontanus if omitted. */ house_system?: "regiomontanus" | "placidus" | "koch" | "porphyry" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | "equal_mc" | "equal_aries" | "vehlow" | "sripati" | "meridian" | "carter" | "horizontal" | "krusinski" | "apc" | "savard_a" | "pullen_sd" | "pullen_sr" | "sunshine" | "sunshine_makransky";
  /** The column of Lilly’s table of orbs: the greater ones of earlier authors, or the lesser ones. greater if omitted. */ orb_table?: "greater" | "lesser";
}

export interface WesternHoraryInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternHorarySettings;
  /** Matter of the question; its house signifies it. house_2 to house_12 name a house itself, for a matter without a word here. */ subject: "wealth" | "lost_object" | "possession" | "sibling" | "neighbour" | "short_journey" | "news" | "house_purchase" | "land" | "father" | "inheritance_of_land" | "hidden_thing" | "child" | "pregnancy" | "messenger" | "gambling" | "illness" | "servant" | "employee" | "small_animal" | "marriage" | "love" | "partnership" | "lawsuit" | "contract" | "open_enemy" | "thief" | "other_person" | "legacy" | "money_of_other" | "debt" | "long_journey" | "study" | "religion" | "dream" | "career" | "office" | "ruler" | "mother" | "friend" | "hope" | "salary" | "imprisonment" | "secret_enemy" | "large_animal" | "house_2" | "house_3" | "house_4" | "house_5" | "house_6" | "house_7" | "house_8" | "house_9" | "house_10" | "house_11" | "house_12";
}

/** A consideration before judgment. */
export interface HoraryConsideration {
  /** The warning, by its id. */ consideration: "hour_disagrees" | "early_ascendant" | "late_ascendant" | "moon_late_in_sign" | "moon_in_via_combusta" | "moon_void" | "seventh_hurt" | "saturn_in_first" | "saturn_in_seventh" | "first_lord_combust" | "seventh_lord_unfortunate";
  /** Whether it holds; null without sunrise, because there is no planetary hour. */ holds: boolean | null;
  /** Planets by which it holds. */ planets: SignLord[];
  /** The rule in our words. */ text: string;
  /** Page or chapter of Christian Astrology (1647), or of the named edition. */ source: string;
}

/** Fortitudes and debilities of a planet. */
export interface HoraryStrength {
  /** English name of the planet. */ name: SignLord;
  /** House in which it counts: the next one if its cusp is at most 5° ahead. */ counted_house: number;
  /** Essential dignities by the tables of Lilly. */ dignities: ("domicile" | "exaltation" | "triplicity" | "term" | "face" | "detriment" | "fall" | "peregrine")[];
  /** Sum of their points, without receptions. */ essential_score: number;
  /** Accidental conditions. */ conditions: {
    /** Accidental fortitude or debility, by its id. */ condition: "house" | "direct" | "retrograde" | "swift" | "slow" | "oriental" | "occidental" | "evening" | "morning" | "waxing" | "waning" | "cazimi" | "combust" | "under_beams" | "free_of_sun" | "joins_benefic" | "trine_benefic" | "sextile_benefic" | "joins_malefic" | "opposes_malefic" | "square_malefic" | "besieged" | "north_node" | "south_node" | "regulus" | "spica" | "algol";
    /** Points of the condition. */ points: number;
  }[];
  /** Sum of their points. */ accidental_score: number;
  /** Half of its orb, degrees. An aspect reaches as far as the moieties of both. */ moiety: number;
}

/** A planet in dignities of another. */
export interface HoraryReception {
  /** Planet that is received. */ guest: SignLord;
  /** Planet in whose dignities it is. */ host: SignLord;
  /** Dignities of the host at the place of the guest. */ dignities: ("domicile" | "exaltation" | "triplicity" | "term" | "face")[];
  /** Whether the guest receives the host too, by any dignity. */ is_mutual: boolean;
}

export interface HoraryMoonAspect {
  /** Planet of the aspect. */ planet: SignLord;
  /** Name of the aspect. */ aspect: HoraryAspect;
  /** Instant of exactness. */ at: string;
}

export type HoraryAspect = "conjunction" | "sextile" | "square" | "trine" | "opposition";

/** Two significators that approach an aspect, and what becomes of it. */
export interface HoraryApplication {
  /** The lighter of the two, which applies. */ planet: SignLord;
  /** The heavier of the two. */ to: SignLord;
  /** Aspect that they approach. */ aspect: HoraryAspect;
  /** Degrees from exactness at the question. */ degrees_wanting: number;
  /** Whether they approach it at the question within their moieties, and this is the end of that approach. */ is_within_orbs: boolean;
  /** perfects: the aspect becomes exact before either leaves its sign. refranation: one of them draws back. sign_change: one leaves its sign first. unresolved: the ephemeris ends first. */ outcome: "perfects" | "refranation" | "sign_change" | "unresolved";
  /** Instant of the outcome; null if unresolved. */ at: string | null;
  /** Planet that draws back or leaves its sign; null if the aspect perfects. */ cause: SignLord | null;
  /** Aspects of third planets, in their present signs, with one of the two that are exact before theirs. */ interpositions: {
    /** frustration: the heavier of the two joins a planet heavier still; prohibition in other cases. */ kind: "prohibition" | "frustration";
    /** Third planet. */ planet: SignLord;
    /** The one of the two that it meets. */ meets: SignLord;
    /** Aspect between them. */ aspect: HoraryAspect;
    /** Instant of exactness. */ at: string;
    /** A square, an opposition, or the body of Saturn or Mars. */ is_malevolent: boolean;
    /** Whether it counts: a sextile or a trine is hindered by a malevolent aspect alone. */ hinders: boolean;
  }[];
  /** Time of a degree by the houses of both. */ unit_by_houses: "days" | "weeks" | "months" | "years";
  /** Time of a degree by the sign and the house of the planet that applies. */ unit_by_sign: "days" | "weeks" | "months" | "years";
}

/** A translation of light between the significators. */
export interface HoraryTranslation {
  /** Planet that carries the light. */ by: SignLord;
  /** Significator that it leaves. */ from: SignLord;
  /** Aspect from which it separates. */ from_aspect: HoraryAspect;
  /** Significator to which it goes. */ to: SignLord;
  /** Aspect to which it applies. */ to_aspect: HoraryAspect;
  /** Instant at which it arrives. */ at: string;
  /** Whether it is in a dignity of the one that it leaves. */ is_received: boolean;
  /** Planet that it meets first; null if it goes straight. */ interrupted_by: SignLord | null;
}

/** A collection of light of the significators. */
export interface HoraryCollection {
  /** Heavier planet that collects the light. */ by: SignLord;
  /** Aspects of the two significators with it. */ meetings: {
    /** Significator that applies to it. */ planet: SignLord;
    /** Aspect between them. */ aspect: HoraryAspect;
    /** Instant of exactness. */ at: string;
  }[];
  /** Whether it is in dignities of both, as the rule wants. */ is_received_by_both: boolean;
}

/** A rule that the figure meets, with its evidence. */
export interface HoraryTestimony {
  /** Side of the rule. Testimonies are not weighed against each other. */ side: "for" | "against";
  /** The rule, by its id. */ rule: "conjunction" | "good_aspect" | "square_with_dignity" | "opposition_with_reception" | "translation" | "collection" | "mutual_reception" | "quesited_in_first" | "querent_in_house" | "square_without_dignity" | "opposition" | "prohibition" | "frustration" | "refranation" | "sign_change" | "separation" | "moon_void" | "quesited_combust";
  /** Planets that meet it. */ planets: SignLord[];
  /** Aspect that it reads; null if none. */ aspect: HoraryAspect | null;
  /** Instant of exactness, or at which it fails; null without an instant. */ at: string | null;
  /** The rule in our words. */ text: string;
  /** Page or chapter of Christian Astrology (1647), or of the named edition. */ source: string;
}

export interface WesternHoraryMetadata extends Metadata {
  /** The instant computed for the birth, and the clock behind it. */ birth: BirthClock;
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** The requested house system, if it has no solution there and another was used; else null. */ house_system_requested: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | "equal_mc" | "equal_aries" | "vehlow" | "sripati" | "meridian" | "carter" | "horizontal" | "krusinski" | "apc" | "savard_a" | "pullen_sd" | "pullen_sr" | "sunshine" | "sunshine_makransky" | null;
  /** The column of Lilly’s table of orbs: the greater ones of earlier authors, or the lesser ones. */ orb_table: "greater" | "lesser";
}

export interface WesternHoraryAnswer {
  /** Subject of the question. */ subject: "wealth" | "lost_object" | "possession" | "sibling" | "neighbour" | "short_journey" | "news" | "house_purchase" | "land" | "father" | "inheritance_of_land" | "hidden_thing" | "child" | "pregnancy" | "messenger" | "gambling" | "illness" | "servant" | "employee" | "small_animal" | "marriage" | "love" | "partnership" | "lawsuit" | "contract" | "open_enemy" | "thief" | "other_person" | "legacy" | "money_of_other" | "debt" | "long_journey" | "study" | "religion" | "dream" | "career" | "office" | "ruler" | "mother" | "friend" | "hope" | "salary" | "imprisonment" | "secret_enemy" | "large_animal" | "house_2" | "house_3" | "house_4" | "house_5" | "house_6" | "house_7" | "house_8" | "house_9" | "house_10" | "house_11" | "house_12";
  /** Whether the Sun is above the true horizon. */ sect: "day" | "night";
  /** The point that rises in the east. */ ascendant: WesternAscendant;
  /** Planets and points, in their usual order. */ planets: WesternPlanet[];
  angles: WesternAngles;
  /** Starts of the twelve houses. */ house_cusps: HouseCusp[];
  /** Aspects of the seven within the sum of their moieties. */ aspects: Aspect[];
  /** Part of Fortune, by day and by night from the Sun to the Moon. */ fortune: InSign & {
    /** Number of the house, 1 to 12. */ house: number;
  };
  /** Planetary hour; null if the Sun does not rise and set. */ hour: {
    /** Lord of the planetary hour. */ lord: SignLord;
    /** Lord of the day from sunrise. */ day_lord: SignLord;
    /** Agreement with the ascendant or its lord; null if there is none. */ agreement: "one_planet" | "one_triplicity" | "one_nature" | null;
  } | null;
  /** Significators of the one who asks. */ querent: {
    /** Lord of the ascendant. */ lord: SignLord;
    /** Whether the Moon stands for the querent too: unless she is lord of the matter. */ has_moon: boolean;
    /** Planets in the first house. */ planets: SignLord[];
  };
  /** Significators of the matter. */ quesited: {
    /** House of the matter. */ house: number;
    /** Lord of that house. */ lord: SignLord;
    /** Planets in that house. */ planets: SignLord[];
  };
  /** Considerations before judgment. */ considerations: HoraryConsideration[];
  /** Fortitudes and debilities of the seven. */ strengths: HoraryStrength[];
  /** Receptions among the significators. */ receptions: HoraryReception[];
  /** The Moon’s course through her sign. */ moon: {
    /** Whether she is within the orb of no aspect that becomes exact before she leaves her sign. */ is_void_of_course: boolean;
    /** Instant when she leaves her sign. */ leaves_sign_at: string;
    /** Her last exact aspect in the sign; null if there is none. */ separates_from: HoraryMoonAspect | null;
    /** Her next exact aspect in the sign; null if there is none. */ applies_to: HoraryMoonAspect | null;
  };
  /** Aspects that the significators approach. */ applications: HoraryApplication[];
  /** Translations of light between the lords of querent and matter. */ translations: HoraryTranslation[];
  /** Collections of light of both lords. */ collections: HoraryCollection[];
  /** Rules that the figure meets: those for the matter, then those against it. */ testimonies: HoraryTestimony[];
  /** Confidence in the rules: those of one author. */ confidence: Confidence;
  /** Confidence in the units of time: the author gives several tables. */ timing_confidence: Confidence;
  /** Versions and rules behind the answer. */ metadata: WesternHoraryMetadata;
}

export interface WesternElectionalSettings extends LanguageSettings {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. */ observation_point?: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
}

export interface WesternElectionalInput {
  /** Matter that is begun; general for one that has no purpose of its own here. */ purpose: "general" | "marriage" | "contract" | "travel" | "building" | "foundation" | "buying" | "house_purchase" | "favour" | "request" | "study";
  /** The first date. */ from: string;
  /** The last date; a search takes up to 92 days. */ to: string;
  /** Decimal degrees, north positive. */ latitude?: number;
  /** Decimal degrees, east positive. */ longitude?: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone?: number | string;
  /** Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place. */ place_id?: number;
  /** strict: the times that no rule forbids. ranked: every time. The best come first in both. strict if omitted. */ mode?: "strict" | "ranked";
  /** Rules that are not judged: their ids with commas between them, as `findings` has them, such as moon_slow,hour_of_malefic. */ excluded?: string;
  /** Minimum length; shorter times are omitted. 20 if omitted. */ min_minutes?: number;
  /** Maximum number of times in the answer; `windows_found` is the total. 20 if omitted. */ limit?: number;
  /** Conventions to follow; each has a default. */ settings?: WesternElectionalSettings;
}

/** A time in which one sign rises, judged for a purpose. */
export interface ElectionWindow extends TimeWindow {
  /** Length in whole minutes. */ minutes: number;
  /** Date of the day from sunrise to sunrise that contains the time. */ day: string;
  /** 50 plus the points of the findings, each group within its bounds, from 0 to 100. */ score: number;
  /** Grade by the score: excellent from 75, strong from 60, fair from 45, weak below. */ grade: "excellent" | "strong" | "fair" | "weak";
  /** The rising sign; null if too near a pole. */ ascendant: SignName | null;
  /** Lord of the rising sign. */ ruler: SignLord | null;
  /** Rules that hold: those with the most points for or against come first. */ findings: ElectionFinding[];
  facts: ElectionFacts;
}

/** A rule of elections that holds in a time. */
export interface ElectionFinding {
  /** Id of the rule, for programs. */ rule: "moon_near_sun_before" | "moon_near_sun_after" | "moon_in_via_combusta" | "moon_void" | "moon_full" | "moon_with_malefic" | "moon_near_node" | "moon_late_in_sign" | "moon_cadent" | "moon_weak_sign" | "moon_slow" | "moon_in_ascendant" | "moon_goes_to_benefic" | "moon_goes_to_malefic" | "moon_leaves_benefic" | "moon_leaves_malefic" | "moon_goes_to_significator" | "moon_waxing" | "moon_strong_sign" | "moon_dispositor_strong" | "moon_long_sign" | "moon_short_sign" | "moon_sign_chosen" | "moon_sign_avoided" | "moon_house_chosen" | "moon_house_avoided" | "ascendant_kind_chosen" | "ascendant_kind_avoided" | "ascendant_sign_chosen" | "ascendant_sign_avoided" | "ascendant_long_sign" | "ascendant_short_sign" | "ascendant_early" | "ascendant_late" | "ascendant_of_time" | "benefic_rising" | "benefic_culminating" | "benefic_angular" | "malefic_rising" | "malefic_angular" | "malefic_cadent" | "sun_rising" | "tail_in_house" | "ruler_retrograde" | "ruler_combust" | "ruler_under_beams" | "ruler_strong_sign" | "ruler_weak_sign" | "ruler_angular" | "ruler_hidden" | "ruler_sees_ascendant" | "ruler_hurt" | "ruler_helped" | "significator_not_free" | "significator_strong_sign" | "significator_weak_sign" | "significator_retrograde" | "significator_combust" | "significator_angular" | "significator_hurt" | "significator_helped" | "matter_lord_strong_sign" | "matter_lord_weak_sign" | "matter_lord_retrograde" | "matter_lord_combust" | "benefic_in_matter" | "malefic_in_matter" | "lords_receive" | "foe_angular" | "foe_sees_significator" | "hour_agrees" | "hour_of_malefic" | "rising_sign" | "houses_unknown" | "hour_unknown";
  /** Part of the chart that the rule reads; ruler is the lord of the ascendant. */ group: "moon" | "ascendant" | "ruler" | "matter" | "hour" | "note";
  /** Effect of the rule: it favours the time, hinders it, forbids it in a strict search, or is a note. */ sign: "favours" | "hinders" | "forbids" | "notes";
  /** Points added to the score, in proportion to the share of the time in which the rule holds. */ points: number;
  /** Planets by which it holds; null if none. */ detail: string | null;
  /** The rule in our words. */ text: string;
  /** Book and page of the rule. */ source: string;
  confidence: Confidence;
  /** Times in which the rule holds; empty if it holds throughout. */ times: TimeWindow[];
}

/** Facts of the chart on which the findings rest. */
export interface ElectionFacts {
  /** The middle of the time. */ at: string;
  /** The seven planets. */ planets: ElectionPlanet[];
  /** The Moon’s course through her sign. */ moon: {
    /** Whether the Moon increases in light. */ is_waxing: boolean;
    /** Whether she makes no further exact aspect in her sign. */ is_void_of_course: boolean;
    /** Her last exact aspect in the sign; null if there is none. */ separates_from: ElectionMoonAspect | null;
    /** Her next exact aspect in the sign; null if there is none. */ applies_to: ElectionMoonAspect | null;
  };
  /** Lord of the planetary hour; null without sunrise or sunset. */ hour_lord: SignLord | null;
}

/** A planet as the rules read it. */
export interface ElectionPlanet {
  /** English name of the planet. */ name: SignLord;
  /** Tropical sign of the planet. */ sign: SignName;
  /** House in whole signs; null if houses were not judged. */ house: number | null;
  /** Whether it moves backwards through the zodiac. */ is_retrograde: boolean;
  /** strong: in its house or exaltation. weak: in its detriment or fall. Null if neither. */ dignity: "strong" | "weak" | null;
  /** Nearness to the Sun by Lilly’s limits: 17′, 8°30′ in one sign, 17°. Null for the Sun. */ from_sun: "cazimi" | "combust" | "under_beams" | "free" | null;
  /** Saturn and Mars in conjunction, square or opposition within the moieties. */ hurt_by: SignLord[];
  /** Jupiter and Venus in conjunction, sextile or trine within the moieties. */ helped_by: SignLord[];
}

export interface ElectionMoonAspect {
  /** Planet of the aspect. */ planet: SignLord;
  /** Name of the aspect. */ aspect: HoraryAspect;
}

/** A day without a time, with the reason. */
export interface ElectionRejectedDay {
  /** The day, from its sunrise. */ date: string;
  /** Rule that forbids most of the day; too_short if the rest is shorter than `min_minutes`. */ rule: "moon_near_sun_before" | "moon_near_sun_after" | "moon_in_via_combusta" | "moon_void" | "moon_full" | "moon_with_malefic" | "moon_near_node" | "moon_late_in_sign" | "moon_cadent" | "moon_weak_sign" | "moon_slow" | "moon_in_ascendant" | "moon_goes_to_benefic" | "moon_goes_to_malefic" | "moon_leaves_benefic" | "moon_leaves_malefic" | "moon_goes_to_significator" | "moon_waxing" | "moon_strong_sign" | "moon_dispositor_strong" | "moon_long_sign" | "moon_short_sign" | "moon_sign_chosen" | "moon_sign_avoided" | "moon_house_chosen" | "moon_house_avoided" | "ascendant_kind_chosen" | "ascendant_kind_avoided" | "ascendant_sign_chosen" | "ascendant_sign_avoided" | "ascendant_long_sign" | "ascendant_short_sign" | "ascendant_early" | "ascendant_late" | "ascendant_of_time" | "benefic_rising" | "benefic_culminating" | "benefic_angular" | "malefic_rising" | "malefic_angular" | "malefic_cadent" | "sun_rising" | "tail_in_house" | "ruler_retrograde" | "ruler_combust" | "ruler_under_beams" | "ruler_strong_sign" | "ruler_weak_sign" | "ruler_angular" | "ruler_hidden" | "ruler_sees_ascendant" | "ruler_hurt" | "ruler_helped" | "significator_not_free" | "significator_strong_sign" | "significator_weak_sign" | "significator_retrograde" | "significator_combust" | "significator_angular" | "significator_hurt" | "significator_helped" | "matter_lord_strong_sign" | "matter_lord_weak_sign" | "matter_lord_retrograde" | "matter_lord_combust" | "benefic_in_matter" | "malefic_in_matter" | "lords_receive" | "foe_angular" | "foe_sees_significator" | "hour_agrees" | "hour_of_malefic" | "rising_sign" | "houses_unknown" | "hour_unknown" | "too_short";
  /** The reason as a sentence. */ text: string;
  /** Planets concerned; null if none. */ detail: string | null;
  /** Other rules that forbid a part of the day. */ other_rules: ("moon_near_sun_before" | "moon_near_sun_after" | "moon_in_via_combusta" | "moon_void" | "moon_full" | "moon_with_malefic" | "moon_near_node" | "moon_late_in_sign" | "moon_cadent" | "moon_weak_sign" | "moon_slow" | "moon_in_ascendant" | "moon_goes_to_benefic" | "moon_goes_to_malefic" | "moon_leaves_benefic" | "moon_leaves_malefic" | "moon_goes_to_significator" | "moon_waxing" | "moon_strong_sign" | "moon_dispositor_strong" | "moon_long_sign" | "moon_short_sign" | "moon_sign_chosen" | "moon_sign_avoided" | "moon_house_chosen" | "moon_house_avoided" | "ascendant_kind_chosen" | "ascendant_kind_avoided" | "ascendant_sign_chosen" | "ascendant_sign_avoided" | "ascendant_long_sign" | "ascendant_short_sign" | "ascendant_early" | "ascendant_late" | "ascendant_of_time" | "benefic_rising" | "benefic_culminating" | "benefic_angular" | "malefic_rising" | "malefic_angular" | "malefic_cadent" | "sun_rising" | "tail_in_house" | "ruler_retrograde" | "ruler_combust" | "ruler_under_beams" | "ruler_strong_sign" | "ruler_weak_sign" | "ruler_angular" | "ruler_hidden" | "ruler_sees_ascendant" | "ruler_hurt" | "ruler_helped" | "significator_not_free" | "significator_strong_sign" | "significator_weak_sign" | "significator_retrograde" | "significator_combust" | "significator_angular" | "significator_hurt" | "significator_helped" | "matter_lord_strong_sign" | "matter_lord_weak_sign" | "matter_lord_retrograde" | "matter_lord_combust" | "benefic_in_matter" | "malefic_in_matter" | "lords_receive" | "foe_angular" | "foe_sees_significator" | "hour_agrees" | "hour_of_malefic")[];
}

export interface WesternElectionalMetadata extends Metadata {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
}

export interface WesternElectionalAnswer {
  /** The purpose in words. */ purpose_name: string;
  /** Source of the houses, planets and signs of the purpose. */ purpose_source: string;
  /** Rules that were left out. */ excluded: ("moon_near_sun_before" | "moon_near_sun_after" | "moon_in_via_combusta" | "moon_void" | "moon_full" | "moon_with_malefic" | "moon_near_node" | "moon_late_in_sign" | "moon_cadent" | "moon_weak_sign" | "moon_slow" | "moon_in_ascendant" | "moon_goes_to_benefic" | "moon_goes_to_malefic" | "moon_leaves_benefic" | "moon_leaves_malefic" | "moon_goes_to_significator" | "moon_waxing" | "moon_strong_sign" | "moon_dispositor_strong" | "moon_long_sign" | "moon_short_sign" | "moon_sign_chosen" | "moon_sign_avoided" | "moon_house_chosen" | "moon_house_avoided" | "ascendant_kind_chosen" | "ascendant_kind_avoided" | "ascendant_sign_chosen" | "ascendant_sign_avoided" | "ascendant_long_sign" | "ascendant_short_sign" | "ascendant_early" | "ascendant_late" | "ascendant_of_time" | "benefic_rising" | "benefic_culminating" | "benefic_angular" | "malefic_rising" | "malefic_angular" | "malefic_cadent" | "sun_rising" | "tail_in_house" | "ruler_retrograde" | "ruler_combust" | "ruler_under_beams" | "ruler_strong_sign" | "ruler_weak_sign" | "ruler_angular" | "ruler_hidden" | "ruler_sees_ascendant" | "ruler_hurt" | "ruler_helped" | "significator_not_free" | "significator_strong_sign" | "significator_weak_sign" | "significator_retrograde" | "significator_combust" | "significator_angular" | "significator_hurt" | "significator_helped" | "matter_lord_strong_sign" | "matter_lord_weak_sign" | "matter_lord_retrograde" | "matter_lord_combust" | "benefic_in_matter" | "malefic_in_matter" | "lords_receive" | "foe_angular" | "foe_sees_significator" | "hour_agrees" | "hour_of_malefic")[];
  /** Number of times found; `windows` has at most `limit` of them. */ windows_found: number;
  /** Times found, the best first. */ windows: ElectionWindow[];
  /** Days without a time, in order. */ rejected_days: ElectionRejectedDay[];
  /** Versions and rules behind the answer. */ metadata: WesternElectionalMetadata;
}

export interface WesternLotsSettings extends WesternPointSettings {
  /** Arc of a lot for a birth by night: reversed (by sect), or the same as by day. by_sect if omitted. */ lot_rule?: "by_sect" | "day_always";
}

export interface WesternLotsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternLotsSettings;
}

export interface WesternLotsMetadata extends WesternPointMetadata {
  /** Arc of a lot for a birth by night: reversed (by sect), or the same as by day. */ lot_rule: "by_sect" | "day_always";
}

export interface WesternLotsAnswer {
  /** Whether the Sun is above the true horizon at birth. */ sect: "day" | "night";
  /** The seven hermetic lots, then father and mother. */ lots: (InSign & {
    /** The lot, by its id. */ lot: "fortune" | "spirit" | "eros" | "necessity" | "courage" | "victory" | "nemesis" | "father" | "mother";
    /** Number of the house, 1 to 12. */ house: number;
    /** Planet or lot at which the arc begins. */ from: string;
    /** Planet or lot at which the arc ends. */ to: string;
  })[];
  /** Versions and rules behind the answer. */ metadata: WesternLotsMetadata;
}

export interface WesternDignitiesSettings extends WesternPointSettings {
  /** By Dorotheus, with a third, participating lord, or by Lilly, who gives water to Mars by day and by night. The lord of the sect is used. dorothean if omitted. */ triplicity_lords?: "dorothean" | "lilly";
}

export interface WesternDignitiesInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternDignitiesSettings;
}

export interface WesternDignitiesMetadata extends WesternPointMetadata {
  /** By Dorotheus, with a third, participating lord, or by Lilly, who gives water to Mars by day and by night. The lord of the sect is used. */ triplicity_lords: "dorothean" | "lilly";
}

export interface WesternDignitiesAnswer {
  /** Whether the Sun is above the true horizon at birth. */ sect: "day" | "night";
  /** Planets and points, in their usual order. */ planets: (InSign & {
    /** English name of the planet or point. */ name: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn";
    /** Planets that rule its degree. */ lords: {
      /** Lord of the sign. */ domicile: SignLord;
      /** Planet exalted in the sign; null if there is none. */ exaltation: SignLord | null;
      /** Lord of the triplicity, by the sect of the chart. */ triplicity: SignLord;
      /** Third lord of the triplicity; null by Lilly, who has none. */ participating: SignLord | null;
      /** Lord of the Egyptian term. */ term: SignLord;
      /** Lord of the decan, in Chaldean order. */ face: SignLord;
    };
    /** Essential dignities that it has there. */ dignities: ("domicile" | "exaltation" | "triplicity" | "term" | "face" | "detriment" | "fall" | "peregrine")[];
    /** Sum of their points. */ score: number;
  })[];
  /** Pairs in each other’s domicile or exaltation. */ mutual_receptions: {
    /** The first planet of the two. */ planet_a: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn";
    /** The second planet of the two. */ planet_b: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn";
    /** Dignity in which each receives the other. */ dignity: "domicile" | "exaltation";
  }[];
  /** Almutens: planets with the most points at five degrees of the chart. */ almutens: (InSign & {
    /** Point whose degree is judged. */ of: "sun" | "moon" | "ascendant" | "midheaven" | "fortune";
    /** Planets with the most points at that degree. */ planets: ("Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn")[];
    /** Points of essential dignity. */ points: {
      /** English name of the planet or point. */ name: "Sun" | "Moon" | "Mars" | "Mercury" | "Jupiter" | "Venus" | "Saturn";
      /** Points of essential dignity. */ points: number;
    }[];
  })[];
  /** Versions and rules behind the answer. */ metadata: WesternDignitiesMetadata;
}

export interface WesternAntisciaInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: TropicalSettings;
  /** Maximum distance of a point from the mirrored place. 1 if omitted. */ orb?: number;
}

export interface TropicalSettings extends Settings {
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** Only the tropical zodiac: the technique is defined by equinox and equator. tropical if omitted. */ zodiac?: "tropical";
  /** A tropical chart has no ayanamsa; any other value is refused. none if omitted. */ ayanamsa?: "none";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "none";
  /** System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. placidus if omitted. */ house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | "equal_mc" | "equal_aries" | "vehlow" | "sripati" | "meridian" | "carter" | "horizontal" | "krusinski" | "apc" | "savard_a" | "pullen_sd" | "pullen_sr" | "sunshine" | "sunshine_makransky";
  /** Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted. */ orb_profile?: "standard" | "kerykeion" | "wide";
  /** The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major if omitted. */ aspect_set?: "major" | "all";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted. */ point_set?: "main" | "extended";
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
}

export interface WesternAntisciaAnswer {
  /** Planets and angles of the chart, each with its mirror images. */ points: (InSign & {
    /** English name of the planet or point. */ name: WesternPointName;
    /** Its mirror image across the solstices. */ antiscion: InSign;
    /** Its mirror image across the equinoxes. */ contra_antiscion: InSign;
  })[];
  /** Pairs within the orb, the nearest first. */ hits: {
    point_a: WesternPointName;
    point_b: WesternPointName;
    /** Axis of the mirror. */ mirror: "antiscion" | "contra_antiscion";
    /** Degrees from the mirrored place. */ orb: number;
  }[];
  /** Versions and rules behind the answer. */ metadata: TropicalMetadata;
}

export interface WesternDeclinationsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: TropicalSettings;
  /** Maximum difference in declination. 1 if omitted. */ orb?: number;
}

export interface WesternDeclinationsAnswer {
  /** True obliquity of the ecliptic, degrees. */ obliquity: number;
  /** Planets and angles of the chart, each with its declination. */ points: {
    /** English name of the planet or point. */ name: WesternPointName;
    /** Degrees, north positive. */ declination: number;
    /** Right ascension along the celestial equator, degrees. */ right_ascension: number;
    /** Whether it is farther from the equator than the Sun ever is. */ is_out_of_bounds: boolean;
  }[];
  /** Pairs within the orb, the nearest first. */ aspects: {
    point_a: WesternPointName;
    point_b: WesternPointName;
    /** Name of the aspect (angle between two points). */ aspect: "parallel" | "contra_parallel";
    /** Degrees from exactness. */ orb: number;
  }[];
  /** Versions and rules behind the answer. */ metadata: TropicalMetadata;
}

export interface WesternMidpointsSettings extends WesternPointSettings {
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
  /** Degrees after which the dial repeats: on 90° a midpoint also counts in square and opposition, on 45° in semisquare too, on 22.5° at every sixteenth of the circle, on 360° only in conjunction. 90 if omitted. */ dial?: 90 | 45 | 22.5 | 360;
}

export interface WesternMidpointsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternMidpointsSettings;
  /** Maximum distance on the dial. 1 if omitted. */ orb?: number;
}

export interface WesternMidpointsMetadata extends WesternPointMetadata {
  /** Degrees after which the dial repeats: on 90° a midpoint also counts in square and opposition, on 45° in semisquare too, on 22.5° at every sixteenth of the circle, on 360° only in conjunction. */ dial: 90 | 45 | 22.5 | 360;
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
}

export interface WesternMidpointsAnswer {
  /** Midpoints, in the order of the dial. */ midpoints: (InSign & {
    point_a: WesternPointName;
    point_b: WesternPointName;
    /** Degrees on the dial. */ dial: number;
  })[];
  /** Trees: each point with the midpoints that meet it. */ trees: {
    point: WesternPointName;
    /** Degrees on the dial. */ dial: number;
    /** Midpoints within the orb, the nearest first. */ midpoints: {
      point_a: WesternPointName;
      point_b: WesternPointName;
      /** Degrees on the dial. */ orb: number;
    }[];
  }[];
  /** Versions and rules behind the answer. */ metadata: WesternMidpointsMetadata;
}

export interface WesternHarmonicsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternSettings;
  /** Factor by which every longitude is multiplied. 5 if omitted. */ harmonic?: number;
}

export interface WesternHarmonicsAnswer {
  /** Factor by which every longitude was multiplied. */ harmonic: number;
  /** Planets and angles of the chart, each with its multiplied longitude. */ points: (InSign & {
    /** English name of the planet or point. */ name: WesternPointName;
    /** Longitude in the birth chart, degrees. */ natal_longitude: number;
  })[];
  /** Aspects within their orbs. */ aspects: Aspect[];
  /** Versions and rules behind the answer. */ metadata: WesternMetadata;
}

export interface WesternPatternsSettings extends Settings {
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** Longitudes from the spring equinox, or from the stars by the `ayanamsa`: places, signs, cusps, houses and lords follow it. A moving sky (transits, progressions, returns) is in the sidereal zodiac of its own date. tropical if omitted. */ zodiac?: "tropical" | "sidereal";
  /** Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. none if omitted. */ ayanamsa?: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted. */ orb_profile?: "standard" | "kerykeion" | "wide";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted. */ point_set?: "main" | "extended";
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
}

export interface WesternPatternsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternPatternsSettings;
  /** Least number of points in a sign that make a stellium: 3 or 4 in most books. 3 if omitted. */ stellium_size?: number;
}

export interface WesternPatternsMetadata extends Metadata {
  /** The instant computed for the birth, and the clock behind it. */ birth: BirthClock;
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. */ ayanamsa: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. */ orb_profile: "standard" | "kerykeion" | "wide";
  /** Largest distance from exactness by aspect, degrees. */ orbs: { [name: string]: number };
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. */ point_set: "main" | "extended";
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
}

export interface WesternPatternsAnswer {
  /** Figures of aspects. */ figures: {
    /** The figure, by its id. */ figure: "t_square" | "grand_trine" | "grand_cross" | "yod" | "kite" | "mystic_rectangle";
    /** Points of the figure, in the order of the chart. */ points: WesternPointName[];
    /** Point that the figure points to; null if it has none. */ apex: WesternPointName | null;
    /** The largest orb of its aspects, degrees. */ largest_orb: number;
  }[];
  /** Signs with many points, in the order of the zodiac. */ stelliums: {
    /** Sign of the zodiac. */ sign: SignName;
    /** 1 is Aries. */ sign_number: number;
    /** Points in the sign. */ points: WesternPointName[];
  }[];
  /** Shape of the ten planets from the Sun to Pluto. */ shape: {
    /** Shape by Jones. */ shape: "bundle" | "bowl" | "bucket" | "locomotive" | "seesaw" | "splay" | "splash";
    /** Shortest arc that contains the ten planets, degrees. */ span: number;
    /** First planet of that arc, along the zodiac. */ first: WesternPointName;
    /** Last planet of that arc. */ last: WesternPointName;
    /** Handle of a bucket; empty for the other shapes. */ handle: WesternPointName[];
    /** Confidence in the limits of this shape. */ confidence: Confidence;
  };
  /** Versions and rules behind the answer. */ metadata: WesternPatternsMetadata;
}

export interface WesternBalanceSettings extends Settings {
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** Longitudes from the spring equinox, or from the stars by the `ayanamsa`: places, signs, cusps, houses and lords follow it. A moving sky (transits, progressions, returns) is in the sidereal zodiac of its own date. tropical if omitted. */ zodiac?: "tropical" | "sidereal";
  /** Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. none if omitted. */ ayanamsa?: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. placidus if omitted. */ house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | "equal_mc" | "equal_aries" | "vehlow" | "sripati" | "meridian" | "carter" | "horizontal" | "krusinski" | "apc" | "savard_a" | "pullen_sd" | "pullen_sr" | "sunshine" | "sunshine_makransky";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted. */ point_set?: "main" | "extended";
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
  /** Weight of each point: 1 (equal), or as in kerykeion: 2 for Sun, Moon and ascendant, 1.5 for Mercury, Venus, Mars and midheaven, 1 for Jupiter and Saturn, less for the rest. equal if omitted. */ point_weights?: "equal" | "kerykeion";
}

export interface WesternBalanceInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternBalanceSettings;
}

export interface WesternBalanceMetadata extends Metadata {
  /** The instant computed for the birth, and the clock behind it. */ birth: BirthClock;
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. */ ayanamsa: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** The requested house system, if it has no solution there and another was used; else null. */ house_system_requested: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | "equal_mc" | "equal_aries" | "vehlow" | "sripati" | "meridian" | "carter" | "horizontal" | "krusinski" | "apc" | "savard_a" | "pullen_sd" | "pullen_sr" | "sunshine" | "sunshine_makransky" | null;
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. */ point_set: "main" | "extended";
  /** Weight of each point: 1 (equal), or as in kerykeion: 2 for Sun, Moon and ascendant, 1.5 for Mercury, Venus, Mars and midheaven, 1 for Jupiter and Saturn, less for the rest. */ point_weights: "equal" | "kerykeion";
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
}

export interface WesternBalanceAnswer {
  /** Fire, earth, air and water. */ elements: {
    /** The group, by its id. */ group: "fire" | "earth" | "air" | "water";
    /** Points of the group. */ points: WesternPointName[];
    /** Sum of their weights. */ weight: number;
    /** Share of the weights of all groups. */ share: number;
  }[];
  /** Cardinal, fixed and mutable signs. */ modes: {
    /** The group, by its id. */ group: "cardinal" | "fixed" | "mutable";
    /** Points of the group. */ points: WesternPointName[];
    /** Sum of their weights. */ weight: number;
    /** Share of the weights of all groups. */ share: number;
  }[];
  /** Active (fire, air) and receptive (earth, water) signs. */ polarities: {
    /** The group, by its id. */ group: "active" | "receptive";
    /** Points of the group. */ points: WesternPointName[];
    /** Sum of their weights. */ weight: number;
    /** Share of the weights of all groups. */ share: number;
  }[];
  /** Above and below the horizon. */ horizon: {
    /** The group, by its id. */ group: "above" | "below";
    /** Points of the group. */ points: WesternPointName[];
    /** Sum of their weights. */ weight: number;
    /** Share of the weights of all groups. */ share: number;
  }[];
  /** East and west of the meridian. */ meridian: {
    /** The group, by its id. */ group: "east" | "west";
    /** Points of the group. */ points: WesternPointName[];
    /** Sum of their weights. */ weight: number;
    /** Share of the weights of all groups. */ share: number;
  }[];
  /** Houses 1 to 3, 4 to 6, 7 to 9 and 10 to 12. */ quadrants: {
    /** The group, by its id. */ group: "first" | "second" | "third" | "fourth";
    /** Points of the group. */ points: WesternPointName[];
    /** Sum of their weights. */ weight: number;
    /** Share of the weights of all groups. */ share: number;
  }[];
  /** Versions and rules behind the answer. */ metadata: WesternBalanceMetadata;
}

export interface WesternFixedStarsSettings extends WesternPointSettings {
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
}

export interface WesternFixedStarsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternFixedStarsSettings;
  /** Maximum distance in longitude from a bright star. 1 if omitted. */ orb?: number;
}

/** Traditional name of a fixed star. */
export type FixedStarName = "Achernar" | "Alcyone" | "Aldebaran" | "Algol" | "Alphard" | "Alphecca" | "Altair" | "Antares" | "Arcturus" | "Bellatrix" | "Betelgeuse" | "Canopus" | "Capella" | "Castor" | "Deneb" | "Denebola" | "Facies" | "Fomalhaut" | "Markab" | "Pollux" | "Procyon" | "Ras Alhague" | "Regulus" | "Rigel" | "Scheat" | "Sirius" | "Spica" | "Vega" | "Zuben Elgenubi";

export interface WesternFixedStarsMetadata extends WesternPointMetadata {
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
}

export interface WesternFixedStarsAnswer {
  /** Conjunctions, the nearest first. */ conjunctions: {
    star: FixedStarName;
    point: WesternPointName;
    /** Degrees of longitude between the two. */ orb: number;
  }[];
  /** Positions of the stars at birth. */ stars: (InSign & {
    /** Name of the fixed star. */ name: FixedStarName;
    /** Ecliptic latitude, degrees, north positive. */ latitude: number;
    /** Apparent magnitude: lower is brighter. */ magnitude: number;
  })[];
  /** Versions and rules behind the answer. */ metadata: WesternFixedStarsMetadata;
}

export interface WesternParansSettings extends LanguageSettings {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. */ observation_point?: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. mean if omitted. */ node_mode?: "mean" | "true";
  /**
   * Alias of node_mode.
   * @deprecated
   */
  node_type?: "mean" | "true";
  /** The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. */ clock?: "auto" | "zone" | "local_mean" | "local_apparent" | "ut";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted. */ point_set?: "main" | "extended";
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
}

export interface WesternParansInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternParansSettings;
  /** Maximum turn of the sky between star and planet; 1° is four minutes. 0.5 if omitted. */ orb?: number;
}

export interface WesternParansMetadata extends Metadata {
  /** The instant computed for the birth, and the clock behind it. */ birth: BirthClock;
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
  /** The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. */ point_set: "main" | "extended";
  /** The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point. */ points?: string;
}

export interface WesternParansAnswer {
  /** Start of the day of birth, local time. */ day_start: string;
  /** End of that day, local time. */ day_end: string;
  /** Parans within the orb, the nearest first. */ parans: {
    /** Name of the fixed star. */ star: FixedStarName;
    /** Angle on which the star is. */ star_angle: "midheaven" | "imum_coeli" | "rising" | "setting";
    /** Planet or point of the paran. */ point: WesternPointName;
    /** Angle on which the planet is. */ point_angle: "midheaven" | "imum_coeli" | "rising" | "setting";
    /** Instant at which the planet is on its angle, local time. */ at: string;
    /** Turn of the sky between the two, degrees. */ orb: number;
    /** The same in minutes of sidereal time. */ orb_minutes: number;
  }[];
  /** Stars that do not cross the horizon of the place. */ circumpolar: {
    /** Name of the fixed star. */ star: FixedStarName;
    /** Whether it is always above the horizon; else it never rises. */ is_up: boolean;
  }[];
  /** Confidence in the rule: the day and the orb are those of one author. */ confidence: Confidence;
  /** Versions and rules behind the answer. */ metadata: WesternParansMetadata;
}

export interface WesternMoonSettings extends LanguageSettings {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. */ observation_point?: "geocentric";
  /** Planets whose aspects keep the Moon from being void: up to Pluto, or up to Saturn as in the older books. modern if omitted. */ void_partners?: "modern" | "traditional";
  /** Division of the month into eight phases. centred: each from 22.5° before its exact angle to 22.5° after it, as in calendars. rudhyar: each from its exact angle to the next one. centred if omitted. */ phase_windows?: "centred" | "rudhyar";
}

export interface WesternMoonInput {
  /** The requested instant, with its offset from UTC; now if omitted. */ target?: string;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone: number | string;
  /** Conventions to follow; each has a default. */ settings?: WesternMoonSettings;
}

export interface WesternMoonMetadata extends Metadata {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Planets whose aspects keep the Moon from being void: up to Pluto, or up to Saturn as in the older books. */ void_partners: "modern" | "traditional";
  /** Division of the month into eight phases. centred: each from 22.5° before its exact angle to 22.5° after it, as in calendars. rudhyar: each from its exact angle to the next one. */ phase_windows: "centred" | "rudhyar";
}

export interface WesternMoonAnswer {
  /** Eighth of the month, by `phase_windows`. */ phase: "new_moon" | "waxing_crescent" | "first_quarter" | "waxing_gibbous" | "full_moon" | "waning_gibbous" | "last_quarter" | "waning_crescent";
  /** Degrees that the Moon is ahead of the Sun. */ angle: number;
  /** Share of her disc that is lit. */ illumination: number;
  /** Tropical sign that she is in. */ sign: SignName;
  /** Instant when she entered the sign. */ sign_entry: string;
  /** Instant when she leaves the sign. */ sign_exit: string;
  /** Whether she is void at the target. */ is_void_of_course: boolean;
  /** Void of course period in this sign. */ void_of_course: {
    /** Start of the void of course period. */ start: string;
    /** Instant when she leaves the sign. */ end: string;
    /** Last exact aspect in the sign; null if there is none. */ last_aspect: {
      /** Instant of exactness. */ at: string;
      /** Planet or point of the last aspect. */ planet: string;
      /** Angle of the aspect: 0, 60, 90, 120 or 180 degrees. */ angle: number;
    } | null;
  };
  /** Versions and rules behind the answer. */ metadata: WesternMoonMetadata;
}

export interface NumerologyLifePathSettings extends LanguageSettings {
  /** Reduce month, day and year and add them (components), add every digit, or add the three whole numbers. All give the same single digit; only some of them may give a master number. components if omitted. */ method?: "components" | "all_digits" | "whole_numbers";
}

export interface NumerologyLifePathInput {
  /** By the Gregorian calendar, YYYY-MM-DD. */ date: string;
  /** Table that gives letters their numbers; numbers of dates are the same in both. pythagorean if omitted. */ system?: "pythagorean" | "chaldean";
  /** Conventions to follow; each has a default. */ settings?: NumerologyLifePathSettings;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

export interface NumerologyLifePathMetadata extends Metadata {
  /** Reduce month, day and year and add them (components), add every digit, or add the three whole numbers. All give the same single digit; only some of them may give a master number. */ method: "components" | "all_digits" | "whole_numbers";
}

export interface NumerologyLifePathAnswer {
  /** The number, master numbers kept. */ life_path_number: number;
  /** Whether the number is 11, 22 or 33, which are not reduced. */ master_number: boolean;
  /** 13, 14, 16 or 19, if the last sum before the reduction was one of these; else null. */ karmic_debt_number: number | null;
  /** The steps of the reduction. */ calculation: string;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: NumerologyLifePathMetadata;
}

export interface NumerologyExpressionInput {
  /** Full name as given at birth, in Latin letters. Accents are dropped (É is E), ß is SS and æ is AE; blanks, hyphens and apostrophes separate names. */ full_name: string;
  /** Table that gives letters their numbers; numbers of dates are the same in both. pythagorean if omitted. */ system?: "pythagorean" | "chaldean";
  /** Conventions to follow; each has a default. */ settings?: NameSettings;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

export interface NameSettings extends LanguageSettings {
  /** Reduce each part of the name and add the results (name_parts), or add all letters first (whole_name). Both give the same single digit; only one of them may give a master number. name_parts if omitted. */ method?: "name_parts" | "whole_name";
  /** Y counts as a vowel by its position in the name (auto: a vowel in Lynn, Mary, Bryan; a consonant in Maya, Joy), always, or never. auto if omitted. */ y_as_vowel?: "auto" | "always" | "never";
}

/** One part of a name and its number. */
export interface NamePart {
  /** One part of the name in the letters A to Z. */ name: string;
  /** The letters of this part that count. */ letters: {
    /** The letter of the name, in upper case without accent. */ letter: string;
    /** Number that the table gives to the letter, 1 to 9. */ value: number;
  }[];
  /** Sum of the numbers of the letters. */ sum: number;
  /** The sum reduced, master numbers kept. */ number: number;
}

export interface NameMetadata extends Metadata {
  /** Reduce each part of the name and add the results (name_parts), or add all letters first (whole_name). Both give the same single digit; only one of them may give a master number. */ method: "name_parts" | "whole_name";
  /** Y counts as a vowel by its position in the name (auto: a vowel in Lynn, Mary, Bryan; a consonant in Maya, Joy), always, or never. */ y_as_vowel: "auto" | "always" | "never";
  /** Table that gave each letter its number. */ letter_table: "pythagorean" | "chaldean";
}

export interface NumerologyExpressionAnswer {
  /** The number, master numbers kept. */ expression_number: number;
  /** Whether the number is 11, 22 or 33, which are not reduced. */ master_number: boolean;
  /** 13, 14, 16 or 19, if the last sum before the reduction was one of these; else null. */ karmic_debt_number: number | null;
  /** The steps of the reduction. */ calculation: string;
  /** Each part of the name with its letters and their sum. */ parts: NamePart[];
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: NameMetadata;
}

export interface NumerologySoulUrgeAnswer {
  /** The number, master numbers kept. */ soul_urge_number: number;
  /** Whether the number is 11, 22 or 33, which are not reduced. */ master_number: boolean;
  /** 13, 14, 16 or 19, if the last sum before the reduction was one of these; else null. */ karmic_debt_number: number | null;
  /** The steps of the reduction. */ calculation: string;
  /** Each part of the name with its letters and their sum. */ parts: NamePart[];
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: NameMetadata;
}

export interface NumerologyPersonalityAnswer {
  /** The number, master numbers kept. */ personality_number: number;
  /** Whether the number is 11, 22 or 33, which are not reduced. */ master_number: boolean;
  /** 13, 14, 16 or 19, if the last sum before the reduction was one of these; else null. */ karmic_debt_number: number | null;
  /** The steps of the reduction. */ calculation: string;
  /** Each part of the name with its letters and their sum. */ parts: NamePart[];
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: NameMetadata;
}

export interface NumerologyPersonalYearInput {
  /** By the Gregorian calendar, YYYY-MM-DD. */ date: string;
  /** The requested calendar year. */ year: number;
  /** Table that gives letters their numbers; numbers of dates are the same in both. pythagorean if omitted. */ system?: "pythagorean" | "chaldean";
  /** Conventions to follow; each has a default. */ settings?: LanguageSettings;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

export interface NumerologyPersonalYearAnswer {
  /** The requested calendar year. */ year: number;
  /** The number, 11 and 22 kept. */ personal_year_number: number;
  /** The year’s number reduced to 1 to 9. */ cycle_number: number;
  /** Whether the number is 11, 22 or 33, which are not reduced. */ master_number: boolean;
  /** 13, 14, 16 or 19, if the last sum before the reduction was one of these; else null. */ karmic_debt_number: number | null;
  /** The steps of the reduction. */ calculation: string;
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: Metadata;
}

export interface NumerologyPinnaclesInput {
  /** By the Gregorian calendar, YYYY-MM-DD. */ date: string;
  /** Table that gives letters their numbers; numbers of dates are the same in both. pythagorean if omitted. */ system?: "pythagorean" | "chaldean";
  /** Conventions to follow; each has a default. */ settings?: LanguageSettings;
  /** Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted. */ texts?: boolean;
}

export interface NumerologyPinnaclesAnswer {
  /** The four, in order. */ pinnacles: {
    /** Position in life: 1 is the first. */ position: number;
    /** The number, master numbers kept. */ pinnacle_number: number;
    /** Whole years of age. */ from_age: number;
    /** Whole years of age, inclusive; null if there is no end. */ to_age: number | null;
    /** Whether the number is 11, 22 or 33, which are not reduced. */ master_number: boolean;
    /** 13, 14, 16 or 19, if the last sum before the reduction was one of these; else null. */ karmic_debt_number: number | null;
    /** The steps of the reduction. */ calculation: string;
  }[];
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: Metadata;
}

export interface NumerologyChallengesAnswer {
  /** The four, in order. */ challenges: {
    /** Position in life: 1 is the first. */ position: number;
    /** The number, 0 to 8. */ challenge_number: number;
    /** Whole years of age. */ from_age: number;
    /** Whole years of age, inclusive; null if there is no end. */ to_age: number | null;
    /** The steps of the reduction. */ calculation: string;
  }[];
  /** What the books say of this answer; only with `texts: true`. */ texts?: AnswerTexts;
  /** Versions and rules behind the answer. */ metadata: Metadata;
}

export interface PanchangRangeRequest {
  /** The first day. */ from: string;
  /** The last day; one request takes up to 366 steps. */ to: string;
  /** Days from one step to the next. 1 if omitted. */ step_days?: number;
  /** Hour of the local clock on each day, 24-hour. 12 if omitted. */ hours?: number;
  /** Minute of the local clock. 0 if omitted. */ minutes?: number;
  /** Second of the local clock. 0 if omitted. */ seconds?: number;
  /** Decimal degrees, north positive. */ latitude?: number;
  /** Decimal degrees, east positive. */ longitude?: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone?: number | string;
  /** Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place. */ place_id?: number;
  /** Id of a stored birth, from `/api/v1/births`, in place of all members of the birth. Needs the scope `births`. */ birth_id?: string;
  /** Your own reference of a stored birth, in place of all members of the birth. Needs the scope `births`. */ birth_reference?: string;
  /** Conventions to follow; each has a default. */ settings?: AlmanacSettings;
}

export interface RangePanchangFullMetadata extends Metadata {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. */ almanac: "drik" | "surya" | "surya_bija" | "vakya" | "tamil_vakya" | "bengal_old" | "bengal_bisuddha" | "odisha_kohinoor" | "odisha_samanta" | "kerala" | "assam" | "nepal" | "andhra_purva" | "rashtriya";
  /** Sky of Sun and Moon; planets are always those of drik. */ sun_and_moon: "drik" | "surya" | "surya_bija" | "vakya";
}

export interface RangePanchangFullAnswer {
  /** One for each step, in order; each answer is that of `panchang/full`. */ results: {
    /** The day of this step. */ date: string;
    /** The answer of this step. */ answer: PanchangFullAnswer;
  }[];
  /** Versions and rules behind the answer. */ metadata: RangePanchangFullMetadata;
}

export interface RangePanchangSunTimesMetadata extends Metadata {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. */ almanac: "drik" | "surya" | "surya_bija" | "vakya" | "tamil_vakya" | "bengal_old" | "bengal_bisuddha" | "odisha_kohinoor" | "odisha_samanta" | "kerala" | "assam" | "nepal" | "andhra_purva" | "rashtriya";
  /** Sky of Sun and Moon; planets are always those of drik. */ sun_and_moon: "drik" | "surya" | "surya_bija" | "vakya";
}

export interface RangePanchangSunTimesAnswer {
  /** One for each step, in order; each answer is that of `panchang/sun-times`. */ results: {
    /** The day of this step. */ date: string;
    /** The answer of this step. */ answer: PanchangSunTimesAnswer;
  }[];
  /** Versions and rules behind the answer. */ metadata: RangePanchangSunTimesMetadata;
}

export interface RangePanchangMoonTimesMetadata extends Metadata {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. */ almanac: "drik" | "surya" | "surya_bija" | "vakya" | "tamil_vakya" | "bengal_old" | "bengal_bisuddha" | "odisha_kohinoor" | "odisha_samanta" | "kerala" | "assam" | "nepal" | "andhra_purva" | "rashtriya";
  /** Sky of Sun and Moon; planets are always those of drik. */ sun_and_moon: "drik" | "surya" | "surya_bija" | "vakya";
}

export interface RangePanchangMoonTimesAnswer {
  /** One for each step, in order; each answer is that of `panchang/moon-times`. */ results: {
    /** The day of this step. */ date: string;
    /** The answer of this step. */ answer: PanchangMoonTimesAnswer;
  }[];
  /** Versions and rules behind the answer. */ metadata: RangePanchangMoonTimesMetadata;
}

export interface RangePanchangChoghadiyaMetadata extends Metadata {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. */ almanac: "drik" | "surya" | "surya_bija" | "vakya" | "tamil_vakya" | "bengal_old" | "bengal_bisuddha" | "odisha_kohinoor" | "odisha_samanta" | "kerala" | "assam" | "nepal" | "andhra_purva" | "rashtriya";
  /** Sky of Sun and Moon; planets are always those of drik. */ sun_and_moon: "drik" | "surya" | "surya_bija" | "vakya";
}

export interface RangePanchangChoghadiyaAnswer {
  /** One for each step, in order; each answer is that of `panchang/choghadiya`. */ results: {
    /** The day of this step. */ date: string;
    /** The answer of this step. */ answer: PanchangChoghadiyaAnswer;
  }[];
  /** Versions and rules behind the answer. */ metadata: RangePanchangChoghadiyaMetadata;
}

export interface VedicChartRangeRequest {
  /** The first day. */ from: string;
  /** The last day; one request takes up to 366 steps. */ to: string;
  /** Days from one step to the next. 1 if omitted. */ step_days?: number;
  /** Hour of the local clock on each day, 24-hour. 12 if omitted. */ hours?: number;
  /** Minute of the local clock. 0 if omitted. */ minutes?: number;
  /** Second of the local clock. 0 if omitted. */ seconds?: number;
  /** Decimal degrees, north positive. */ latitude?: number;
  /** Decimal degrees, east positive. */ longitude?: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone?: number | string;
  /** Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place. */ place_id?: number;
  /** Id of a stored birth, from `/api/v1/births`, in place of all members of the birth. Needs the scope `births`. */ birth_id?: string;
  /** Your own reference of a stored birth, in place of all members of the birth. Needs the scope `births`. */ birth_reference?: string;
  /** Conventions to follow; each has a default. */ settings?: VedicSettings;
}

export interface RangePlanetsMetadata extends Metadata {
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
}

export interface RangePlanetsAnswer {
  /** One for each step, in order; each answer is that of `planets`. */ results: {
    /** The day of this step. */ date: string;
    /** The answer of this step. */ answer: StandardPlanetsExtendedResponse;
  }[];
  /** Versions and rules behind the answer. */ metadata: RangePlanetsMetadata;
}

export interface RangeTransitGocharaInput extends Birth {
  /** The first day. */ from: string;
  /** The last day; one request takes up to 366 steps. */ to: string;
  /** Days from one step to the next. 1 if omitted. */ step_days?: number;
  /** Conventions to follow; each has a default. */ settings?: GocharaSettings;
}

export interface RangeTransitGocharaAnswer {
  /** One for each step, in order; each answer is that of `transit/gochara`. */ results: {
    /** The day of this step. */ date: string;
    /** The answer of this step. */ answer: TransitGocharaAnswer;
  }[];
  /** Versions and rules behind the answer. */ metadata: GocharaMetadata;
}

export interface RangeWesternTransitInput extends Birth {
  /** The first day. */ from: string;
  /** The last day; one request takes up to 366 steps. */ to: string;
  /** Days from one step to the next. 1 if omitted. */ step_days?: number;
  /** Conventions to follow; each has a default. */ settings?: WesternSettings;
}

export interface RangeWesternTransitAnswer {
  /** One for each step, in order; each answer is that of `western/transit`. */ results: {
    /** The day of this step. */ date: string;
    /** The answer of this step. */ answer: WesternTransitAnswer;
  }[];
  /** Versions and rules behind the answer. */ metadata: WesternMetadata;
}

/** Values of the other program, typed as it prints them: at least one. The digits typed are the tolerance. */
export interface ShownValues {
  /** Ascendant, with the digits that it shows: they are the tolerance. */ lagna?: string | number;
  /** Longitude of the Sun, with the digits that it shows: they are the tolerance. */ sun?: string | number;
  /** Longitude of the Moon, with the digits that it shows: they are the tolerance. */ moon?: string | number;
  /** Longitude of Mars, with the digits that it shows: they are the tolerance. */ mars?: string | number;
  /** Longitude of Mercury, with the digits that it shows: they are the tolerance. */ mercury?: string | number;
  /** Longitude of Jupiter, with the digits that it shows: they are the tolerance. */ jupiter?: string | number;
  /** Longitude of Venus, with the digits that it shows: they are the tolerance. */ venus?: string | number;
  /** Longitude of Saturn, with the digits that it shows: they are the tolerance. */ saturn?: string | number;
  /** Longitude of Rahu, with the digits that it shows: they are the tolerance. */ rahu?: string | number;
  /** Longitude of Ketu, with the digits that it shows: they are the tolerance. */ ketu?: string | number;
  /** Nakshatra of the Moon, by name or number. */ nakshatra?: string | number;
  /** Quarter of that nakshatra. */ pada?: number;
  /** A great period of Vimshottari with its start. */ dasha?: {
    /** Planet that rules the great period. */ lord: string;
    /** Day, month or year on which it begins. */ from: string;
  };
  /** Lunar day, by name or number. */ tithi?: string | number;
  /** Sunrise on the day of birth. */ sunrise?: string | number;
  /** Value of the ayanamsa in degrees, with or without nutation. */ ayanamsa?: string | number;
  /** House of a planet, 1 to 12, by its name. */ houses?: {
    /** House of Sun. */ sun?: number;
    /** House of Moon. */ moon?: number;
    /** House of Mars. */ mars?: number;
    /** House of Mercury. */ mercury?: number;
    /** House of Jupiter. */ jupiter?: number;
    /** House of Venus. */ venus?: number;
    /** House of Saturn. */ saturn?: number;
    /** House of Rahu. */ rahu?: number;
    /** House of Ketu. */ ketu?: number;
  };
}

export interface ReconcileAllSettings extends VedicSettings {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Length of a dasha year in days: 365.25 (Julian), 365.2425 (Gregorian), 365.2422 (tropical), 365.256364 (sidereal) or 360 (savana). 365.25 if omitted. */ year_length?: 365.25 | 365.2425 | 365.2422 | 365.256364 | 360;
}

export interface ReconcileAllInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: ReconcileAllSettings;
  shown: ShownValues;
  /** The program that shows the values, if you know it: its own defaults are tried first. */ program?: "jhora" | "astrosage" | "prokerala" | "drikpanchang" | "astro_com" | "solar_fire" | "kerykeion" | "vedastro" | "pyjhora" | "mpanchang";
}

/** A combination of differences and how well it fits. */
export interface ReconcileExplanation {
  /** The whole explanation. */ sentence: string;
  /** Number of points on which the other program differs. */ departures: number;
  /** These points; none if nothing differs. */ changes: ReconcileChange[];
  /** Every shown value, compared. */ values: ComparedValue[];
  /** Requests that give the values, the chart first. */ requests: ReproducingRequest[];
  /** Program whose defaults the explanation names; null if it names none. */ program: "jhora" | "astrosage" | "prokerala" | "drikpanchang" | "astro_com" | "solar_fire" | "kerykeion" | "vedastro" | "pyjhora" | "mpanchang" | null;
  /** Estimated probability that the values agree by chance: small if the shown values decide. */ chance: number;
}

/** One point on which the other program differs. */
export interface ReconcileChange {
  /** The slip or the setting: summer_time_left_out, ayanamsa, program. */ key: string;
  /** The difference in one sentence. */ sentence: string;
  /** The reading of the other program. */ theirs: string;
  /** The reading of your request. */ yours: string;
}

/** A value of the other program beside the one computed here. */
export interface ComparedValue {
  /** Member of `shown`; houses as `houses.mars`. */ name: string;
  /** The value as it was sent. */ shown: string;
  /** The value computed here, in the same form, cut off after its last digit. */ computed: string;
  /** Computed less shown, in `unit`; null if it cannot be compared. */ difference: number | null;
  /** Unit of `difference`. */ unit: "deg" | "nakshatras" | "padas" | "days" | "tithis" | "seconds" | "houses";
  /** Size of the difference for reading: 1°26′, 396 days. */ apart: string;
  /** Whether the value agrees within the digits that were sent. */ fits: boolean;
}

/** A request of this API that gives the values of the other program. */
export interface ReproducingRequest {
  /** Id of the operation: `kundali/basic`. */ operation: string;
  /** Body of the request: the birth as it was read, and the settings that differ from the defaults. */ body: { [name: string]: unknown };
}

/** A birth chart by one reading of the birth. */
export interface ReconcileChart {
  /** The degree that rises. */ lagna: Ascendant;
  /** The nine planets, in their usual order, in whole-sign houses. */ planets: Placement[];
}

/** An ayanamsa and the Moon of the birth by it. */
export interface AyanamsaMark {
  /** Name, as `settings.ayanamsa` takes it. */ ayanamsa: "fagan_bradley" | "lahiri" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc";
  /** Name for reading: Fagan Bradley. */ name: string;
  /** Ayanamsa at the birth, degrees. */ degrees: number;
  /** Sidereal longitude of the Moon by it, degrees from 0° Aries. */ moon: number;
}

/** Shown values that contradict each other. */
export interface ReconcileContradiction {
  /** Names of the values. */ values: string[];
  /** Why they cannot both be right. */ sentence: string;
}

/** A value that would tell the explanations apart. */
export interface ReconcileDecider {
  /** The further value: a member of `shown`. */ name: string;
  /** The value to look up in the other program, as a sentence. */ sentence: string;
  /** The value by each explanation. */ options: {
    /** Number of the explanation, 1 is the first. */ explanation: number;
    /** The value that it gives. */ value: string;
  }[];
}

export interface ReconcileAllMetadata extends VedicMetadata {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Length of a dasha year in days: 365.25 (Julian), 365.2425 (Gregorian), 365.2422 (tropical), 365.256364 (sidereal) or 360 (savana). */ year_length: 365.25 | 365.2425 | 365.2422 | 365.256364 | 360;
}

export interface ReconcileAllAnswer {
  /** agrees: every value fits your settings. explained: one explanation. several: more than one. unexplained: none. */ verdict: "agrees" | "explained" | "several" | "unexplained";
  /** The answer in one or two sentences. */ sentence: string;
  /** Combinations in which every value fits. */ explanations: ReconcileExplanation[];
  /** The closest combinations, if no value of `explanations` is given. */ partial: ReconcileExplanation[];
  /** The values by your own birth and settings. */ yours: ComparedValue[];
  /** Both charts, side by side. */ charts: {
    /** By your own birth and settings. */ yours: ReconcileChart;
    /** By the first explanation; null without one. */ theirs: ReconcileChart | null;
  };
  /** Every ayanamsa within 3° of yours and the Moon by it, the furthest back first. */ ayanamsas: AyanamsaMark[];
  /** Shown values that contradict each other; looked for if there is no explanation. */ contradictions: ReconcileContradiction[];
  /** The value that would tell several explanations apart; null if none would. */ deciding: ReconcileDecider | null;
  /** Combinations of two or three differences that fit, but that chance explains as well; not listed. */ coincidences: number;
  /** Number of combinations of birth, zodiac and observer that were tried. */ tried: number;
  /** Versions and rules behind the answer. */ metadata: ReconcileAllMetadata;
}

/** Name, logo, colours and footer of the seller, used only in a PDF. If omitted, the brand of the workspace is printed; an empty one prints none. */
export interface ReportBrand {
  /** Printed at the head of the first page and above the others. */ name?: string;
  /** A PNG or SVG of at most 200 kB, as a data URL in Base64. An SVG may have shapes and gradients, but no scripts, styles, texts or references to other files. */ logo?: string;
  /** Colour of headings, such as #152341. */ primary_colour?: string;
  /** Colour of the mark below the title, such as #8e5a14. */ accent_colour?: string;
  /** Printed at the foot of each page. */ footer?: string;
  /** A web or mail address, printed after the footer as a link, or a telephone number. */ contact?: string;
}

export interface ReportsKundliInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: VedicSettings;
  /** Name of the person, printed in the report. */ name?: string;
  /** Name of the birthplace of the person, printed in the report. */ place_name?: string;
  /** Style of the charts. north-indian if omitted. */ chart_style?: "north-indian" | "south-indian" | "east-indian" | "wheel";
  /** basic: some eight pages. full: some thirty, with every divisional chart up to D60, the running great period to three levels, the Yogini dasha, ashtakavarga with its givers and reductions, the six strengths, sade sati, the transits and the annual chart of a year, and what the books say. basic if omitted. */ length?: "basic" | "full";
  /** The day whose periods and year of transits a full report has; today if omitted. A basic report does not use it. */ target_date?: string;
  /** Size of the pages of a PDF. a4 if omitted. */ page_size?: "a4" | "letter";
  brand?: ReportBrand;
}

/** A section of a report. */
export interface ReportSection {
  /** Title of the section. */ title: string;
  /** Whether the section begins on a page of its own. */ starts_page: boolean;
  /** Parts, in reading order. */ parts: ReportPart[];
}

/** A part of a section: a text, labelled values, a table or a picture. */
export interface ReportPart {
  /** The member that holds the content. */ kind: "text" | "pairs" | "table" | "picture";
  /** Title of the part; empty if it has none. */ title: string;
  /** Text, with a line for each paragraph. */ text: string | null;
  /** Labelled values. */ pairs: {
    /** Label of the value. */ label: string;
    /** The value, as printed. */ value: string;
  }[] | null;
  /** Columns of a table. */ columns: {
    /** Head of the column. */ label: string;
    /** Side at which the cells are aligned. */ align: "start" | "end";
  }[] | null;
  /** Rows of a table, with a cell for each column. */ rows: string[][] | null;
  /** A picture. */ picture: ReportPicture | null;
}

/** A picture of a report: ask its operation for `image/svg+xml`. */
export interface ReportPicture {
  /** Id of the operation whose answer is drawn. */ operation: string;
  /** The request of the operation, whose answer has the values. */ request: { [name: string]: unknown };
  /** Style of the drawing; null if the picture has one style. */ style: "north-indian" | "south-indian" | "east-indian" | "wheel" | null;
  /** Share of the width that the picture takes. */ width: "whole" | "half";
}

export interface ReportsKundliAnswer {
  /** Kind of the report. */ kind: "kundli";
  /** Title of the report, in its language. */ title: string;
  /** The person or place of the report; empty if none was given. */ subject: string;
  /** Language of titles, labels and names. */ language: "en" | "hi" | "sa" | "sa-Latn" | "mr" | "gu" | "bn" | "ta" | "te" | "kn" | "ml" | "or" | "es" | "fr" | "de" | "ru";
  /** Sections, in reading order. */ sections: ReportSection[];
  /** Operations whose answers the report is made of, with their requests. */ operations: {
    /** Id of the operation. */ operation: string;
    /** The request of the operation, whose answer has the values. */ request: { [name: string]: unknown };
  }[];
  /** Versions and rules behind the answer. */ metadata: VedicMetadata;
}

export interface ReportsMatchingInput extends Couple {
  /** Conventions to follow; each has a default. */ settings?: VedicSettings;
  /** Name of the bride, printed in the report. */ bride_name?: string;
  /** Name of the birthplace of the bride, printed in the report. */ bride_place_name?: string;
  /** Name of the groom, printed in the report. */ groom_name?: string;
  /** Name of the birthplace of the groom, printed in the report. */ groom_place_name?: string;
  /** Style of the charts. north-indian if omitted. */ chart_style?: "north-indian" | "south-indian" | "east-indian" | "wheel";
  /** Size of the pages of a PDF. a4 if omitted. */ page_size?: "a4" | "letter";
  brand?: ReportBrand;
}

export interface ReportsMatchingMetadata extends Metadata {
  /** The instants computed for the two births, and the clocks behind them. */ birth: {
    /** The birth of `bride`. */ bride: BirthClock;
    /** The birth of `groom`. */ groom: BirthClock;
  };
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Mean or true (osculating) node for Rahu and Ketu. */ node_mode: "mean" | "true";
}

export interface ReportsMatchingAnswer {
  /** Kind of the report. */ kind: "matching";
  /** Title of the report, in its language. */ title: string;
  /** The person or place of the report; empty if none was given. */ subject: string;
  /** Language of titles, labels and names. */ language: "en" | "hi" | "sa" | "sa-Latn" | "mr" | "gu" | "bn" | "ta" | "te" | "kn" | "ml" | "or" | "es" | "fr" | "de" | "ru";
  /** Sections, in reading order. */ sections: ReportSection[];
  /** Operations whose answers the report is made of, with their requests. */ operations: {
    /** Id of the operation. */ operation: string;
    /** The request of the operation, whose answer has the values. */ request: { [name: string]: unknown };
  }[];
  /** Versions and rules behind the answer. */ metadata: ReportsMatchingMetadata;
}

export interface ReportsVarshaphalSettings extends VedicSettings {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. true if omitted. */ annual_moment?: "true" | "mean";
  /** Degree of the muntha at the start of a year: 0° of its sign, or the degree of the natal ascendant. sign_start if omitted. */ muntha_degree?: "sign_start" | "natal_ascendant";
  /** positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao. positional if omitted. */ varga_friendship?: "positional" | "natural";
  /** Source of the formulas on which the books differ: Charak, or P.V.R. Narasimha Rao. charak if omitted. */ saham_school?: "charak" | "pvr";
  /** House system of the middles of houses from which some sahams are counted. sripati if omitted. */ saham_houses?: "sripati" | "equal";
  /** Test for a point between two others: by degrees, or by whole signs. degrees if omitted. */ saham_arc?: "degrees" | "signs";
  /** Length of each of the 360 days: a degree of the Sun, a 360th of this year, or 24 hours. sun_degree if omitted. */ annual_day?: "sun_degree" | "year_share" | "civil";
}

export interface ReportsVarshaphalInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: ReportsVarshaphalSettings;
  /** The calendar year whose birthday opens the year of life; it opens within days of that birthday. */ target_year: number;
  /** Place of the birthday, if not the place of birth; instants are given in its time zone if it has one. */ stay?: Stay;
  /** Name of the person, printed in the report. */ name?: string;
  /** Name of the birthplace of the person, printed in the report. */ place_name?: string;
  /** Style of the charts. north-indian if omitted. */ chart_style?: "north-indian" | "south-indian" | "east-indian" | "wheel";
  /** Size of the pages of a PDF. a4 if omitted. */ page_size?: "a4" | "letter";
  brand?: ReportBrand;
}

export interface ReportsVarshaphalMetadata extends VedicMetadata {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. */ annual_moment: "true" | "mean";
  /** Degree of the muntha at the start of a year: 0° of its sign, or the degree of the natal ascendant. */ muntha_degree: "sign_start" | "natal_ascendant";
  /** positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao. */ varga_friendship: "positional" | "natural";
  /** Source of the formulas on which the books differ: Charak, or P.V.R. Narasimha Rao. */ saham_school: "charak" | "pvr";
  /** House system of the middles of houses from which some sahams are counted. */ saham_houses: "sripati" | "equal";
  /** Test for a point between two others: by degrees, or by whole signs. */ saham_arc: "degrees" | "signs";
  /** Length of each of the 360 days: a degree of the Sun, a 360th of this year, or 24 hours. */ annual_day: "sun_degree" | "year_share" | "civil";
}

export interface ReportsVarshaphalAnswer {
  /** Kind of the report. */ kind: "varshaphal";
  /** Title of the report, in its language. */ title: string;
  /** The person or place of the report; empty if none was given. */ subject: string;
  /** Language of titles, labels and names. */ language: "en" | "hi" | "sa" | "sa-Latn" | "mr" | "gu" | "bn" | "ta" | "te" | "kn" | "ml" | "or" | "es" | "fr" | "de" | "ru";
  /** Sections, in reading order. */ sections: ReportSection[];
  /** Operations whose answers the report is made of, with their requests. */ operations: {
    /** Id of the operation. */ operation: string;
    /** The request of the operation, whose answer has the values. */ request: { [name: string]: unknown };
  }[];
  /** Versions and rules behind the answer. */ metadata: ReportsVarshaphalMetadata;
}

export interface ReportsWesternNatalInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: WesternSettings;
  /** Name of the person, printed in the report. */ name?: string;
  /** Name of the birthplace of the person, printed in the report. */ place_name?: string;
  /** Size of the pages of a PDF. a4 if omitted. */ page_size?: "a4" | "letter";
  brand?: ReportBrand;
}

export interface ReportsWesternNatalAnswer {
  /** Kind of the report. */ kind: "western-natal";
  /** Title of the report, in its language. */ title: string;
  /** The person or place of the report; empty if none was given. */ subject: string;
  /** Language of titles, labels and names. */ language: "en" | "hi" | "sa" | "sa-Latn" | "mr" | "gu" | "bn" | "ta" | "te" | "kn" | "ml" | "or" | "es" | "fr" | "de" | "ru";
  /** Sections, in reading order. */ sections: ReportSection[];
  /** Operations whose answers the report is made of, with their requests. */ operations: {
    /** Id of the operation. */ operation: string;
    /** The request of the operation, whose answer has the values. */ request: { [name: string]: unknown };
  }[];
  /** Versions and rules behind the answer. */ metadata: WesternMetadata;
}

export interface ReportsNumerologyInput {
  /** Full name as given at birth, in Latin letters. Accents are dropped (É is E), ß is SS and æ is AE; blanks, hyphens and apostrophes separate names. */ full_name: string;
  /** By the Gregorian calendar, YYYY-MM-DD. */ date: string;
  /** The calendar year with which nine personal years begin. */ year: number;
  /** Size of the pages of a PDF. a4 if omitted. */ page_size?: "a4" | "letter";
  brand?: ReportBrand;
  /** Table that gives letters their numbers; numbers of dates are the same in both. pythagorean if omitted. */ system?: "pythagorean" | "chaldean";
  /** Conventions to follow; each has a default. */ settings?: LanguageSettings;
}

export interface ReportsNumerologyAnswer {
  /** Kind of the report. */ kind: "numerology";
  /** Title of the report, in its language. */ title: string;
  /** The person or place of the report; empty if none was given. */ subject: string;
  /** Language of titles, labels and names. */ language: "en" | "hi" | "sa" | "sa-Latn" | "mr" | "gu" | "bn" | "ta" | "te" | "kn" | "ml" | "or" | "es" | "fr" | "de" | "ru";
  /** Sections, in reading order. */ sections: ReportSection[];
  /** Operations whose answers the report is made of, with their requests. */ operations: {
    /** Id of the operation. */ operation: string;
    /** The request of the operation, whose answer has the values. */ request: { [name: string]: unknown };
  }[];
  /** Versions and rules behind the answer. */ metadata: Metadata;
}

export interface ReportsPanchangMonthInput {
  /** Gregorian year of the month. */ year: number;
  /** Month of the year, 1 is January. */ month: number;
  /** Decimal degrees, north positive. */ latitude?: number;
  /** Decimal degrees, east positive. */ longitude?: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone?: number | string;
  /** Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place. */ place_id?: number;
  /** Name of the place, printed in the report. */ place_name?: string;
  /** Orientation of the pages of a PDF. landscape if omitted. */ orientation?: "landscape" | "portrait";
  /** Size of the pages of a PDF. a4 if omitted. */ page_size?: "a4" | "letter";
  brand?: ReportBrand;
  /** Conventions to follow; each has a default. */ settings?: AlmanacSettings;
}

export interface ReportsPanchangMonthMetadata extends Metadata {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. */ almanac: "drik" | "surya" | "surya_bija" | "vakya" | "tamil_vakya" | "bengal_old" | "bengal_bisuddha" | "odisha_kohinoor" | "odisha_samanta" | "kerala" | "assam" | "nepal" | "andhra_purva" | "rashtriya";
  /** Sky of Sun and Moon; planets are always those of drik. */ sun_and_moon: "drik" | "surya" | "surya_bija" | "vakya";
}

export interface ReportsPanchangMonthAnswer {
  /** Kind of the report. */ kind: "panchang-month";
  /** Title of the report, in its language. */ title: string;
  /** The person or place of the report; empty if none was given. */ subject: string;
  /** Language of titles, labels and names. */ language: "en" | "hi" | "sa" | "sa-Latn" | "mr" | "gu" | "bn" | "ta" | "te" | "kn" | "ml" | "or" | "es" | "fr" | "de" | "ru";
  /** Sections, in reading order. */ sections: ReportSection[];
  /** Operations whose answers the report is made of, with their requests. */ operations: {
    /** Id of the operation. */ operation: string;
    /** The request of the operation, whose answer has the values. */ request: { [name: string]: unknown };
  }[];
  /** Versions and rules behind the answer. */ metadata: ReportsPanchangMonthMetadata;
}

export interface ReportsMuhurtaInput {
  /** Purpose of the time: marriage, griha_pravesh, vehicle, business, namakarana, travel, vidyarambha, mundan, annaprashana, property, foundation, gold, medical, surgery. */ purpose: "marriage" | "griha_pravesh" | "vehicle" | "business" | "namakarana" | "travel" | "vidyarambha" | "mundan" | "annaprashana" | "property" | "foundation" | "gold" | "medical" | "surgery";
  /** The first date. */ from: string;
  /** The last date; a strict search takes up to 366 days, a ranked one up to 92. */ to: string;
  /** Decimal degrees, north positive. */ latitude?: number;
  /** Decimal degrees, east positive. */ longitude?: number;
  /** Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. */ timezone?: number | string;
  /** Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place. */ place_id?: number;
  /** strict: the times that no rule forbids, by date, as almanacs print them. ranked: every time that no ban and no person forbids, the best first. strict if omitted. */ mode?: "strict" | "ranked";
  /** Person that the time must suit; for a marriage, the bride. */ person_a?: MuhurtaPerson;
  /** Second person that the time must suit; for a marriage, the groom. */ person_b?: MuhurtaPerson;
  /** Whether rising signs are judged too; times are then split at changes of the rising sign. false if omitted. */ lagna?: boolean;
  /** Bans, which replace those of the purpose: none, or ids with commas between them: adhika, kharmas, chaturmas, chaturmas_months, griha_months, pitru_paksha, holashtak, guru_asta, shukra_asta, simhastha, dakshinayana, sutak, sutak_fixed, eclipse_day, after_eclipse, rahu_kaal, yamaganda, gulika, dur_muhurta, varjyam, vishti, kaal_vela, sankranti, panchaka, panchaka_rahita. */ bans?: string;
  /** Minimum length; shorter times are omitted. 20 if omitted. */ min_minutes?: number;
  /** Maximum number of times in the report. 40 if omitted. */ limit?: number;
  /** Conventions to follow; each has a default. */ settings?: DaySettings;
  /** Name of the person or couple, printed in the report. */ name?: string;
  /** Name of the place, printed in the report. */ place_name?: string;
  /** Size of the pages of a PDF. a4 if omitted. */ page_size?: "a4" | "letter";
  brand?: ReportBrand;
}

export interface ReportsMuhurtaMetadata extends Metadata {
  /** Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. */ observation_point: "geocentric";
  /** Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. */ ayanamsa: "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
}

export interface ReportsMuhurtaAnswer {
  /** Kind of the report. */ kind: "muhurta";
  /** Title of the report, in its language. */ title: string;
  /** The person or place of the report; empty if none was given. */ subject: string;
  /** Language of titles, labels and names. */ language: "en" | "hi" | "sa" | "sa-Latn" | "mr" | "gu" | "bn" | "ta" | "te" | "kn" | "ml" | "or" | "es" | "fr" | "de" | "ru";
  /** Sections, in reading order. */ sections: ReportSection[];
  /** Operations whose answers the report is made of, with their requests. */ operations: {
    /** Id of the operation. */ operation: string;
    /** The request of the operation, whose answer has the values. */ request: { [name: string]: unknown };
  }[];
  /** Versions and rules behind the answer. */ metadata: ReportsMuhurtaMetadata;
}

export interface TextsKundaliSettings extends VedicSettings {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
}

export interface TextsKundaliInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: TextsKundaliSettings;
  /** Topics of texts; all if omitted. Separated by commas: lagna, moon-nakshatra, graha-in-house, graha-in-sign, conjunction, lord-in-house, yoga, dosha, birth-tithi, birth-vara, birth-yoga, birth-karana. */ topics?: string;
  /** Used only by Mahabhagya yoga, which is not judged without it. */ gender?: "male" | "female";
  /** rows: each text alone. prose: paragraphs by theme in addition. rows if omitted. */ format?: "rows" | "prose";
}

export interface TextsKundaliMetadata extends VedicMetadata {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
}

export interface TextsKundaliAnswer {
  /** Texts, in the order of their topics. */ texts: SourcedText[];
  /** Themes on which texts say opposite things; both stand, and none is left out. */ contradictions: TextContradiction[];
  /** The texts by theme; null unless `format` is prose. */ paragraphs: TextParagraph[] | null;
  /** Language of the texts; other languages follow when a reader has checked them. */ text_language: "en";
  /** A sentence to show beside the texts. */ note: string;
  /** Versions and rules behind the answer. */ metadata: TextsKundaliMetadata;
}

export interface TextsDashasInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DashaTextSettings;
  /** rows: each text alone. prose: paragraphs by theme in addition. rows if omitted. */ format?: "rows" | "prose";
}

export interface DashaTextSettings extends SunriseSettings {
  /** Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to its sidereal place at birth. 365.25 if omitted. */ year_length?: 365.25 | 365.2425 | 365.2422 | 365.256364 | 360 | "true_sidereal_sun";
}

export interface DashaTextMetadata extends DashaMetadata {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
}

export interface TextsDashasAnswer {
  /** Texts, in the order of their topics. */ texts: SourcedText[];
  /** Themes on which texts say opposite things; both stand, and none is left out. */ contradictions: TextContradiction[];
  /** The texts by theme; null unless `format` is prose. */ paragraphs: TextParagraph[] | null;
  /** Language of the texts; other languages follow when a reader has checked them. */ text_language: "en";
  /** A sentence to show beside the texts. */ note: string;
  /** Versions and rules behind the answer. */ metadata: DashaTextMetadata;
}

export interface TextsCurrentDashasInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: DashaTextSettings;
  /** The requested day, from 00:00 local time; today if omitted. */ target_date?: string;
  /** rows: each text alone. prose: paragraphs by theme in addition. rows if omitted. */ format?: "rows" | "prose";
}

export interface TextsCurrentDashasAnswer {
  /** Texts, in the order of their topics. */ texts: SourcedText[];
  /** Themes on which texts say opposite things; both stand, and none is left out. */ contradictions: TextContradiction[];
  /** The texts by theme; null unless `format` is prose. */ paragraphs: TextParagraph[] | null;
  /** Language of the texts; other languages follow when a reader has checked them. */ text_language: "en";
  /** A sentence to show beside the texts. */ note: string;
  /** Versions and rules behind the answer. */ metadata: DashaTextMetadata;
}

export interface TextsTransitsInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: VedicSettings;
  /** The requested instant, with its offset from UTC; now if omitted. */ target?: string;
  /** rows: each text alone. prose: paragraphs by theme in addition. rows if omitted. */ format?: "rows" | "prose";
}

export interface TextsTransitsAnswer {
  /** Texts, in the order of their topics. */ texts: SourcedText[];
  /** Themes on which texts say opposite things; both stand, and none is left out. */ contradictions: TextContradiction[];
  /** The texts by theme; null unless `format` is prose. */ paragraphs: TextParagraph[] | null;
  /** Language of the texts; other languages follow when a reader has checked them. */ text_language: "en";
  /** A sentence to show beside the texts. */ note: string;
  /** Versions and rules behind the answer. */ metadata: VedicMetadata;
}

export interface TextsVarshaphalSettings extends VedicSettings {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. */ sunrise?: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. true if omitted. */ annual_moment?: "true" | "mean";
  /** positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao. positional if omitted. */ varga_friendship?: "positional" | "natural";
}

export interface TextsVarshaphalInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: TextsVarshaphalSettings;
  /** The calendar year whose birthday opens the year of life; it opens within days of that birthday. */ target_year: number;
  /** Place of the birthday, if not the place of birth; instants are given in its time zone if it has one. */ stay?: Stay;
  /** rows: each text alone. prose: paragraphs by theme in addition. rows if omitted. */ format?: "rows" | "prose";
}

export interface TextsVarshaphalMetadata extends VedicMetadata {
  /** Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. */ sunrise: "almanac" | "standard_air" | "geometric" | "disc_centre";
  /** Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. */ annual_moment: "true" | "mean";
  /** positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao. */ varga_friendship: "positional" | "natural";
}

export interface TextsVarshaphalAnswer {
  /** Texts, in the order of their topics. */ texts: SourcedText[];
  /** Themes on which texts say opposite things; both stand, and none is left out. */ contradictions: TextContradiction[];
  /** The texts by theme; null unless `format` is prose. */ paragraphs: TextParagraph[] | null;
  /** Language of the texts; other languages follow when a reader has checked them. */ text_language: "en";
  /** A sentence to show beside the texts. */ note: string;
  /** Versions and rules behind the answer. */ metadata: TextsVarshaphalMetadata;
}

export interface TextsMatchSettings extends PoruthamSettings {
  /** Source of the points for vashya, the influence of one partner on the other. standard if omitted. */ vashya_table?: "standard" | "saravali" | "astroyogi";
  /** Whether Sagittarius and Capricorn change their class at 15°. true if omitted. */ vashya_split?: true | false;
  /** Source of the friendships of animals. raman if omitted. */ yoni_table?: "raman" | "saral";
  /** Source of the points for temperaments; they differ for a deva groom and a rakshasa bride. standard if omitted. */ gana_table?: "standard" | "saral_asht_koot";
}

export interface TextsMatchInput extends Couple {
  /** Conventions to follow; each has a default. */ settings?: TextsMatchSettings;
  /** The eight kootas of the North or the ten poruthams of the South; both if omitted. Separated by commas: koota, porutham. */ topics?: string;
  /** rows: each text alone. prose: paragraphs by theme in addition. rows if omitted. */ format?: "rows" | "prose";
}

export interface TextsMatchMetadata extends PoruthamMetadata {
  /** Source of the points for vashya, the influence of one partner on the other. */ vashya_table: "standard" | "saravali" | "astroyogi";
  /** Whether Sagittarius and Capricorn change their class at 15°. */ vashya_split: true | false;
  /** Source of the friendships of animals. */ yoni_table: "raman" | "saral";
  /** Source of the points for temperaments; they differ for a deva groom and a rakshasa bride. */ gana_table: "standard" | "saral_asht_koot";
}

export interface TextsMatchAnswer {
  /** Texts, in the order of their topics. */ texts: SourcedText[];
  /** Themes on which texts say opposite things; both stand, and none is left out. */ contradictions: TextContradiction[];
  /** The texts by theme; null unless `format` is prose. */ paragraphs: TextParagraph[] | null;
  /** Language of the texts; other languages follow when a reader has checked them. */ text_language: "en";
  /** A sentence to show beside the texts. */ note: string;
  /** Versions and rules behind the answer. */ metadata: TextsMatchMetadata;
}

export interface TextsWesternSettings extends Settings {
  /** Longitudes from the spring equinox, or from the stars by the `ayanamsa`: places, signs, cusps, houses and lords follow it. A moving sky (transits, progressions, returns) is in the sidereal zodiac of its own date. tropical if omitted. */ zodiac?: "tropical" | "sidereal";
  /** Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. none if omitted. */ ayanamsa?: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /**
   * Alias of ayanamsa.
   * @deprecated
   */
  ayanamsha?: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. placidus if omitted. */ house_system?: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | "equal_mc" | "equal_aries" | "vehlow" | "sripati" | "meridian" | "carter" | "horizontal" | "krusinski" | "apc" | "savard_a" | "pullen_sd" | "pullen_sr" | "sunshine" | "sunshine_makransky";
  /** Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted. */ orb_profile?: "standard" | "kerykeion" | "wide";
}

export interface TextsWesternInput extends Birth {
  /** Conventions to follow; each has a default. */ settings?: TextsWesternSettings;
  /** rows: each text alone. prose: paragraphs by theme in addition. rows if omitted. */ format?: "rows" | "prose";
}

export interface TextsWesternMetadata extends Metadata {
  /** The instant computed for the birth, and the clock behind it. */ birth: BirthClock;
  /** Positions as seen from the centre of the Earth, or from the place on its surface. */ observation_point: "geocentric" | "topocentric";
  /** Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. */ ayanamsa: "none" | "lahiri" | "fagan_bradley" | "de_luce" | "raman" | "usha_shashi" | "krishnamurti" | "djwhal_khul" | "yukteshwar" | "jn_bhasin" | "babylonian_kugler_1" | "babylonian_kugler_2" | "babylonian_kugler_3" | "babylonian_huber" | "babylonian_eta_piscium" | "babylonian_aldebaran" | "hipparchos" | "sassanian" | "galactic_center_0_sag" | "j2000" | "j1900" | "b1950" | "suryasiddhanta" | "suryasiddhanta_mean_sun" | "aryabhata" | "aryabhata_mean_sun" | "ss_revati" | "ss_citra" | "true_citra" | "true_revati" | "true_pushya" | "galactic_center_gil_brand" | "galactic_equator_iau1958" | "galactic_equator" | "galactic_equator_mid_mula" | "skydram" | "true_mula" | "dhruva_mula" | "aryabhata_522" | "babylonian_britton" | "sheoran" | "cochrane" | "galactic_equator_fiorenza" | "vettius_valens" | "lahiri_1940" | "lahiri_vp285" | "kp_new" | "lahiri_icrc" | "custom";
  /** Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates. */ ayanamsa_deg?: number;
  /** The requested house system, if it has no solution there and another was used; else null. */ house_system_requested: "placidus" | "koch" | "porphyry" | "regiomontanus" | "campanus" | "equal" | "whole_sign" | "morinus" | "alcabitius" | "topocentric" | "equal_mc" | "equal_aries" | "vehlow" | "sripati" | "meridian" | "carter" | "horizontal" | "krusinski" | "apc" | "savard_a" | "pullen_sd" | "pullen_sr" | "sunshine" | "sunshine_makransky" | null;
  /** Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. */ orb_profile: "standard" | "kerykeion" | "wide";
  /** Largest distance from exactness by aspect, degrees. */ orbs: { [name: string]: number };
}

export interface TextsWesternAnswer {
  /** Texts, in the order of their topics. */ texts: SourcedText[];
  /** Themes on which texts say opposite things; both stand, and none is left out. */ contradictions: TextContradiction[];
  /** The texts by theme; null unless `format` is prose. */ paragraphs: TextParagraph[] | null;
  /** Language of the texts; other languages follow when a reader has checked them. */ text_language: "en";
  /** A sentence to show beside the texts. */ note: string;
  /** Versions and rules behind the answer. */ metadata: TextsWesternMetadata;
}

export interface TextsNumbersInput {
  /** By the Gregorian calendar, YYYY-MM-DD. */ date: string;
  /** Full name as given at birth, in Latin letters. Accents are dropped (É is E), ß is SS and æ is AE; blanks, hyphens and apostrophes separate names. */ full_name?: string;
  /** The requested calendar year. */ year?: number;
  /** rows: each text alone. prose: paragraphs by theme in addition. rows if omitted. */ format?: "rows" | "prose";
  /** Table that gives letters their numbers; numbers of dates are the same in both. pythagorean if omitted. */ system?: "pythagorean" | "chaldean";
  /** Conventions to follow; each has a default. */ settings?: LanguageSettings;
}

export interface TextsNumbersAnswer {
  /** Texts, in the order of their topics. */ texts: SourcedText[];
  /** Themes on which texts say opposite things; both stand, and none is left out. */ contradictions: TextContradiction[];
  /** The texts by theme; null unless `format` is prose. */ paragraphs: TextParagraph[] | null;
  /** Language of the texts; other languages follow when a reader has checked them. */ text_language: "en";
  /** A sentence to show beside the texts. */ note: string;
  /** Versions and rules behind the answer. */ metadata: Metadata;
}

export interface AccountListKeysAnswer {
  /** Newest first. */ keys: {
    /** Id of the key in this API; not secret. */ key_id: string;
    /** Name of the key in the portal. */ name: string;
    /** secret: for servers. publishable: for web pages. */ kind: "secret" | "publishable";
    /** live: calls are charged. test: calls are free. */ environment: "live" | "test";
    /** The part of the key that may be shown. */ prefix: string;
    /** The last four characters of the key. */ last4: string;
    /** Full text of a publishable key; null for a secret one. */ text: string | null;
    /** Disabled keys can be enabled in the portal. */ status: "active" | "disabled" | "revoked";
    /** Families, operations and `manage` that the key may use; `*` is every family. */ scopes: string[];
    /** IP addresses and ranges that may use the key; empty: any. */ allowed_addresses: string[];
    /** Credits that the key may spend in a period; null: no cap. */ monthly_credits_max: number | null;
    /** Instant from which the key is refused; null: never. */ expires_at: string | null;
    /** Version of the formulas that answers calls of the key without `Graha-Version`, a date; null: the default of the workspace. */ formula_version: string | null;
    /** Limits of a publishable key; null for a secret one. */ publishable: {
      /** Pages of these origins may call, as browsers write them: scheme, host and port. */ origins: string[];
      /** Credits that all visitors together may spend per day (UTC). */ daily_credits_max: number;
      /** Calls that one address may make in 24 hours. */ visitor_calls_max: number;
    } | null;
    /** Id of the key that replaced it; null: none. */ replaced_by: string | null;
    /** When the key was created. */ created_at: string;
    /** Instant of the last charged call, updated with a delay of some seconds; null: none. */ last_used_at: string | null;
  }[];
}

export interface AccountCreateKeyInput {
  /** Name of the key in the portal. */ name: string;
  /** A test key can create only test keys. live if omitted. */ environment?: "live" | "test";
  /** Families or operations that the new key may use, all of them allowed to the calling key; never `manage`. */ scopes?: string[];
  /** IP addresses and ranges that may use the key; empty: any. */ allowed_addresses?: string[];
  /** Credits that the key may spend in a period; null: no cap. */ monthly_credits_max?: number | null;
  /** Instant from which the key is refused; null: never. */ expires_at?: string | null;
  /** Version of the formulas that answers calls of the key without `Graha-Version`, a date; null: the default of the workspace. */ formula_version?: string | null;
  /** Limits of a publishable key; null creates a secret key. */ publishable?: {
    /** Pages of these origins may call, as browsers write them: scheme, host and port. */ origins: string[];
    /** Credits that all visitors together may spend per day (UTC). */ daily_credits_max: number;
    /** Calls that one address may make in 24 hours. */ visitor_calls_max: number;
  } | null;
}

export interface AccountCreateKeyAnswer {
  /** Full text of the key, returned only once; null for a secret key if the request was a repeat. */ key: string | null;
  /** Id of the key in this API; not secret. */ key_id: string;
  /** Name of the key in the portal. */ name: string;
  /** secret: for servers. publishable: for web pages. */ kind: "secret" | "publishable";
  /** live: calls are charged. test: calls are free. */ environment: "live" | "test";
  /** The part of the key that may be shown. */ prefix: string;
  /** The last four characters of the key. */ last4: string;
  /** Full text of a publishable key; null for a secret one. */ text: string | null;
  /** Disabled keys can be enabled in the portal. */ status: "active" | "disabled" | "revoked";
  /** Families, operations and `manage` that the key may use; `*` is every family. */ scopes: string[];
  /** IP addresses and ranges that may use the key; empty: any. */ allowed_addresses: string[];
  /** Credits that the key may spend in a period; null: no cap. */ monthly_credits_max: number | null;
  /** Instant from which the key is refused; null: never. */ expires_at: string | null;
  /** Version of the formulas that answers calls of the key without `Graha-Version`, a date; null: the default of the workspace. */ formula_version: string | null;
  /** Limits of a publishable key; null for a secret one. */ publishable: {
    /** Pages of these origins may call, as browsers write them: scheme, host and port. */ origins: string[];
    /** Credits that all visitors together may spend per day (UTC). */ daily_credits_max: number;
    /** Calls that one address may make in 24 hours. */ visitor_calls_max: number;
  } | null;
  /** Id of the key that replaced it; null: none. */ replaced_by: string | null;
  /** When the key was created. */ created_at: string;
  /** Instant of the last charged call, updated with a delay of some seconds; null: none. */ last_used_at: string | null;
}

export interface AccountRotateKeyInput {
  /** Seconds for which the old key keeps working alongside the new one. 0 if omitted. */ overlap_seconds?: number;
}

export interface AccountRotateKeyAnswer {
  /** Full text of the new key, returned only once. */ key: string;
  /** Id of the new key, which has the name and the limits of the old one. */ key_id: string;
  /** Instant from which the old key is refused. */ old_valid_until: string;
}

export interface AccountRevokeKeyAnswer {
  /** Id of the revoked key. */ key_id: string;
  /** The key never works again. */ status: "revoked";
}

export interface AccountUsageInput {
  /** First day, UTC; thirty days back if omitted. */ from?: string;
  /** Last day, UTC; today if omitted. */ to?: string;
  /** Id of a key, if only its calls are to be counted. */ key_id?: string;
}

export interface AccountUsageAnswer {
  /** First day, UTC. */ from: string;
  /** Last day, UTC. */ to: string;
  /** Credits of all rows together. */ credits: number;
  /** Calls of all rows together. */ calls: number;
  /** Calls and credits by day and operation, updated with a delay of some seconds. */ rows: {
    /** Day of the calls, UTC. */ day: string;
    /** Id of the operation. */ operation: string;
    /** Number of calls, those of test keys included. */ calls: number;
    /** Credits charged, less refunds. */ credits: number;
  }[];
}

export interface AccountPlanAnswer {
  /** The plan of the workspace. */ plan: "free" | "starter" | "growth" | "scale" | "internal";
  /** Period in which the credits and calls below are counted. */ period: {
    /** Start of the period. */ start: string;
    /** End of the period. */ end: string;
  };
  /** Credits of this period. */ credits: {
    /** Credits granted for the period. */ limit: number;
    /** Credits that calls have cost. */ used: number;
    /** Credits left. */ remaining: number;
  };
  /** Calls of this period; limit and remaining are null on plans that do not count calls. */ calls: {
    /** Calls that the plan includes in the period. */ limit: number | null;
    /** Calls made in the period. */ used: number;
    /** Calls left. */ remaining: number | null;
  };
  /** Requests allowed per minute; null: no limit. */ rate_limit_per_minute: number | null;
}

export interface AccountSpendLimitAnswer {
  /** Credits that all keys together may spend in a period; null: no limit. */ credits_max: number | null;
  /** Credits spent in this period. */ credits_used: number;
  /** End of the period, when the count restarts at 0. */ resets_at: string;
}

export interface AccountSetSpendLimitInput {
  /** Credits that all keys together may spend in a period; null removes the limit. */ credits_max: number | null;
}

export interface AccountSetSpendLimitAnswer {
  /** Credits that all keys together may spend in a period; null: no limit. */ credits_max: number | null;
  /** Credits spent in this period. */ credits_used: number;
  /** End of the period, when the count restarts at 0. */ resets_at: string;
}

export interface AccountFormulaVersionAnswer {
  /** Version of the formulas for calls without the header Graha-Version; null: the current version at each call. */ formula_version: string | null;
  /** The current version. */ current_version: string;
  /** The versions that are served, oldest first. */ live_versions: {
    /** Date of the version, as Graha-Version takes it. */ version: string;
    /** First day on which it may be refused; null: it is the current one. */ served_until: string | null;
    /** Its changes in one sentence. */ summary: string;
  }[];
}

export interface AccountSetFormulaVersionInput {
  /** One of `live_versions`, for calls without the header Graha-Version; null: the current version at each call. */ formula_version: string | null;
}

export interface AccountSetFormulaVersionAnswer {
  /** Version of the formulas for calls without the header Graha-Version; null: the current version at each call. */ formula_version: string | null;
  /** The current version. */ current_version: string;
  /** The versions that are served, oldest first. */ live_versions: {
    /** Date of the version, as Graha-Version takes it. */ version: string;
    /** First day on which it may be refused; null: it is the current one. */ served_until: string | null;
    /** Its changes in one sentence. */ summary: string;
  }[];
}

export interface AccountReportBrandAnswer {
  /** The brand of reports whose request has none; null: none. */ brand: {
    /** Printed at the head of the first page and above the others. */ name?: string;
    /** A PNG or SVG of at most 200 kB, as a data URL in Base64. An SVG may have shapes and gradients, but no scripts, styles, texts or references to other files. */ logo?: string;
    /** Colour of headings, such as #152341. */ primary_colour?: string;
    /** Colour of the mark below the title, such as #8e5a14. */ accent_colour?: string;
    /** Printed at the foot of each page. */ footer?: string;
    /** A web or mail address, printed after the footer as a link, or a telephone number. */ contact?: string;
  } | null;
}

export interface AccountSetReportBrandInput {
  /** Name, logo, colours and footer of the seller; null: none. */ brand: {
    /** Printed at the head of the first page and above the others. */ name?: string;
    /** A PNG or SVG of at most 200 kB, as a data URL in Base64. An SVG may have shapes and gradients, but no scripts, styles, texts or references to other files. */ logo?: string;
    /** Colour of headings, such as #152341. */ primary_colour?: string;
    /** Colour of the mark below the title, such as #8e5a14. */ accent_colour?: string;
    /** Printed at the foot of each page. */ footer?: string;
    /** A web or mail address, printed after the footer as a link, or a telephone number. */ contact?: string;
  } | null;
}

export interface AccountSetReportBrandAnswer {
  /** The brand of reports whose request has none; null: none. */ brand: {
    /** Printed at the head of the first page and above the others. */ name?: string;
    /** A PNG or SVG of at most 200 kB, as a data URL in Base64. An SVG may have shapes and gradients, but no scripts, styles, texts or references to other files. */ logo?: string;
    /** Colour of headings, such as #152341. */ primary_colour?: string;
    /** Colour of the mark below the title, such as #8e5a14. */ accent_colour?: string;
    /** Printed at the foot of each page. */ footer?: string;
    /** A web or mail address, printed after the footer as a link, or a telephone number. */ contact?: string;
  } | null;
}

export interface AccountPreviewReportBrandInput {
  /** Name, logo, colours and footer of the seller. */ brand: {
    /** Printed at the head of the first page and above the others. */ name?: string;
    /** A PNG or SVG of at most 200 kB, as a data URL in Base64. An SVG may have shapes and gradients, but no scripts, styles, texts or references to other files. */ logo?: string;
    /** Colour of headings, such as #152341. */ primary_colour?: string;
    /** Colour of the mark below the title, such as #8e5a14. */ accent_colour?: string;
    /** Printed at the foot of each page. */ footer?: string;
    /** A web or mail address, printed after the footer as a link, or a telephone number. */ contact?: string;
  };
}

export interface AccountPreviewReportBrandAnswer {
  /** The first page of an example, as SVG whose texts are outlines. */ svg: string;
}

export interface AccountAutoTopUpAnswer {
  /** Whether top-ups are bought automatically. */ is_on: boolean;
  /** A top-up is bought when fewer credits are left; null while it is off. */ below_credits: number | null;
  /** Maximum number of packs per calendar month (UTC); null while it is off. */ packs_max: number | null;
  /** Packs bought in this calendar month (UTC), including one that is being paid. */ packs_bought: number;
  /** Reason of a pause, which lasts until a person turns auto top-up on again; null: not paused. */ paused_because: "card_declined" | "card_absent" | "refused" | "plan_absent" | "plan_unpaid" | "price_changed" | null;
}

export interface AccountListWebhooksAnswer {
  /** Oldest first. */ webhooks: {
    /** Id of the webhook in this API. */ webhook_id: string;
    /** Address that receives the messages. */ url: string;
    /** Types of the messages that it receives. */ types: ("credits.threshold" | "key.created" | "key.rotated" | "key.revoked" | "key.leaked" | "subscription.changed" | "sky.event" | "event.moved" | "subscription.stopped" | "invoice.paid" | "invoice.failed")[];
    /** No message is queued for a paused webhook. */ status: "active" | "paused";
    /** Reason of the pause; null while it is active. */ paused_because: "asked" | "failing" | "gone" | null;
    /** When the webhook was added. */ created_at: string;
  }[];
}

export interface AccountAddWebhookInput {
  /** Address that receives the messages: https://, on a public host. */ url: string;
  /** Types of the messages that it receives. */ types: ("credits.threshold" | "key.created" | "key.rotated" | "key.revoked" | "key.leaked" | "subscription.changed" | "sky.event" | "event.moved" | "subscription.stopped" | "invoice.paid" | "invoice.failed")[];
}

export interface AccountAddWebhookAnswer {
  /** Secret that signs the messages, returned only once; null if the request was a repeat. */ secret: string | null;
  /** Id of the webhook in this API. */ webhook_id: string;
  /** Address that receives the messages. */ url: string;
  /** Types of the messages that it receives. */ types: ("credits.threshold" | "key.created" | "key.rotated" | "key.revoked" | "key.leaked" | "subscription.changed" | "sky.event" | "event.moved" | "subscription.stopped" | "invoice.paid" | "invoice.failed")[];
  /** No message is queued for a paused webhook. */ status: "active" | "paused";
  /** Reason of the pause; null while it is active. */ paused_because: "asked" | "failing" | "gone" | null;
  /** When the webhook was added. */ created_at: string;
}

export interface AccountRemoveWebhookAnswer {
  /** Id of the removed webhook. */ webhook_id: string;
  /** The webhook receives no more messages. */ status: "removed";
}

export interface AccountTestWebhookAnswer {
  /** Id of the delivery in the list of deliveries in the portal. */ delivery_id: string;
}

export interface AccountListMessagesInput {
  /** Messages in the answer, at most. 50 if omitted. */ limit?: number;
  /** `next` of the page before; omitted: from now on. */ after?: string;
}

export interface AccountListMessagesAnswer {
  /** Oldest first. */ messages: {
    /** Id of the delivery. */ delivery_id: string;
    /** The webhook that gets it. */ webhook_id: string;
    /** `webhook-id` of the message, the same in every attempt. */ message_id: string;
    /** Type of the message, as in its body. */ type: string;
    /** Instant of the message. */ created_at: string;
    /** The body as it is sent, byte for byte; signatures are over these bytes. */ body: string;
  }[];
  /** Send it as `after` for the messages that come later. */ next: string;
}

export interface AccountStoreBirthInput {
  /** Your own id of the person, unique in the workspace; null: none. A known one replaces that birth. */ reference?: string | null;
  /** Text that the portal shows in lists; null: none. */ label?: string | null;
  /** Words by which the list can be filtered. */ tags?: string[];
  /** The birth, as an operation takes it. */ birth: {
    /** Year of birth in its calendar. */ year: number;
    /** Month of birth in its calendar; 1 is January in the Gregorian one. */ month: number;
    /** Day of the month. */ date: number;
    /** Hour of the local clock, 24-hour. */ hours: number;
    /** Minute of the local clock. */ minutes: number;
    /** Second of the local clock, 0 if omitted. */ seconds?: number;
    /** Decimal degrees, north positive; `place_id` may replace it. */ latitude?: number;
    /** Decimal degrees, east positive; `place_id` may replace it. */ longitude?: number;
    /** IANA name, or hours east of UTC; `place_id` may replace it. */ timezone?: number | string;
    /** Id of a place, from `GET /api/v1/places`. It is read when the birth is stored. */ place_id?: number;
    /** For a clock reading that occurred twice or never: 0 is before the change, 1 after. */ fold?: number;
    /** Calendar of year, month and date; gregorian if omitted. */ calendar?: string;
    /** ISO 3166-1 code of the country whose calendar the date is in. */ country?: string;
  };
}

export interface AccountStoreBirthAnswer {
  /** Id of the stored birth, which operations take. */ birth_id: string;
  /** Your own id of the person; null: none. */ reference: string | null;
  /** Text that the portal shows in lists; null: none. */ label: string | null;
  /** Words by which the list can be filtered. */ tags: string[];
  /** The birth, as an operation takes it. */ birth: {
    /** Year of birth in its calendar. */ year: number;
    /** Month of birth in its calendar; 1 is January in the Gregorian one. */ month: number;
    /** Day of the month. */ date: number;
    /** Hour of the local clock, 24-hour. */ hours: number;
    /** Minute of the local clock. */ minutes: number;
    /** Second of the local clock, 0 if omitted. */ seconds?: number;
    /** Decimal degrees, north positive; `place_id` may replace it. */ latitude?: number;
    /** Decimal degrees, east positive; `place_id` may replace it. */ longitude?: number;
    /** IANA name, or hours east of UTC; `place_id` may replace it. */ timezone?: number | string;
    /** Id of a place, from `GET /api/v1/places`. It is read when the birth is stored. */ place_id?: number;
    /** For a clock reading that occurred twice or never: 0 is before the change, 1 after. */ fold?: number;
    /** Calendar of year, month and date; gregorian if omitted. */ calendar?: string;
    /** ISO 3166-1 code of the country whose calendar the date is in. */ country?: string;
  };
  /** 1 when it is stored, one more at each replacement. */ version: number;
  /** Instant at which it was stored. */ created_at: string;
  /** Instant of the last replacement. */ changed_at: string;
}

export interface AccountListBirthsInput {
  /** Births in the answer, at most. 50 if omitted. */ limit?: number;
  /** `next` of the page before. */ after?: string;
  /** Only births with this tag. */ tag?: string;
  /** Only the birth with this reference. */ reference?: string;
}

export interface AccountListBirthsAnswer {
  /** Newest first. */ births: {
    /** Id of the stored birth, which operations take. */ birth_id: string;
    /** Your own id of the person; null: none. */ reference: string | null;
    /** Text that the portal shows in lists; null: none. */ label: string | null;
    /** Words by which the list can be filtered. */ tags: string[];
    /** The birth, as an operation takes it. */ birth: {
      /** Year of birth in its calendar. */ year: number;
      /** Month of birth in its calendar; 1 is January in the Gregorian one. */ month: number;
      /** Day of the month. */ date: number;
      /** Hour of the local clock, 24-hour. */ hours: number;
      /** Minute of the local clock. */ minutes: number;
      /** Second of the local clock, 0 if omitted. */ seconds?: number;
      /** Decimal degrees, north positive; `place_id` may replace it. */ latitude?: number;
      /** Decimal degrees, east positive; `place_id` may replace it. */ longitude?: number;
      /** IANA name, or hours east of UTC; `place_id` may replace it. */ timezone?: number | string;
      /** Id of a place, from `GET /api/v1/places`. It is read when the birth is stored. */ place_id?: number;
      /** For a clock reading that occurred twice or never: 0 is before the change, 1 after. */ fold?: number;
      /** Calendar of year, month and date; gregorian if omitted. */ calendar?: string;
      /** ISO 3166-1 code of the country whose calendar the date is in. */ country?: string;
    };
    /** 1 when it is stored, one more at each replacement. */ version: number;
    /** Instant at which it was stored. */ created_at: string;
    /** Instant of the last replacement. */ changed_at: string;
  }[];
  /** `after` of the next page; null: this is the last one. */ next: string | null;
}

export interface AccountReadBirthAnswer {
  /** Id of the stored birth, which operations take. */ birth_id: string;
  /** Your own id of the person; null: none. */ reference: string | null;
  /** Text that the portal shows in lists; null: none. */ label: string | null;
  /** Words by which the list can be filtered. */ tags: string[];
  /** The birth, as an operation takes it. */ birth: {
    /** Year of birth in its calendar. */ year: number;
    /** Month of birth in its calendar; 1 is January in the Gregorian one. */ month: number;
    /** Day of the month. */ date: number;
    /** Hour of the local clock, 24-hour. */ hours: number;
    /** Minute of the local clock. */ minutes: number;
    /** Second of the local clock, 0 if omitted. */ seconds?: number;
    /** Decimal degrees, north positive; `place_id` may replace it. */ latitude?: number;
    /** Decimal degrees, east positive; `place_id` may replace it. */ longitude?: number;
    /** IANA name, or hours east of UTC; `place_id` may replace it. */ timezone?: number | string;
    /** Id of a place, from `GET /api/v1/places`. It is read when the birth is stored. */ place_id?: number;
    /** For a clock reading that occurred twice or never: 0 is before the change, 1 after. */ fold?: number;
    /** Calendar of year, month and date; gregorian if omitted. */ calendar?: string;
    /** ISO 3166-1 code of the country whose calendar the date is in. */ country?: string;
  };
  /** 1 when it is stored, one more at each replacement. */ version: number;
  /** Instant at which it was stored. */ created_at: string;
  /** Instant of the last replacement. */ changed_at: string;
}

export interface AccountReplaceBirthInput {
  /** Your own id of the person, unique in the workspace; null: none. A known one replaces that birth. */ reference?: string | null;
  /** Text that the portal shows in lists; null: none. */ label?: string | null;
  /** Words by which the list can be filtered. */ tags?: string[];
  /** The birth, as an operation takes it. */ birth: {
    /** Year of birth in its calendar. */ year: number;
    /** Month of birth in its calendar; 1 is January in the Gregorian one. */ month: number;
    /** Day of the month. */ date: number;
    /** Hour of the local clock, 24-hour. */ hours: number;
    /** Minute of the local clock. */ minutes: number;
    /** Second of the local clock, 0 if omitted. */ seconds?: number;
    /** Decimal degrees, north positive; `place_id` may replace it. */ latitude?: number;
    /** Decimal degrees, east positive; `place_id` may replace it. */ longitude?: number;
    /** IANA name, or hours east of UTC; `place_id` may replace it. */ timezone?: number | string;
    /** Id of a place, from `GET /api/v1/places`. It is read when the birth is stored. */ place_id?: number;
    /** For a clock reading that occurred twice or never: 0 is before the change, 1 after. */ fold?: number;
    /** Calendar of year, month and date; gregorian if omitted. */ calendar?: string;
    /** ISO 3166-1 code of the country whose calendar the date is in. */ country?: string;
  };
}

export interface AccountReplaceBirthAnswer {
  /** Id of the stored birth, which operations take. */ birth_id: string;
  /** Your own id of the person; null: none. */ reference: string | null;
  /** Text that the portal shows in lists; null: none. */ label: string | null;
  /** Words by which the list can be filtered. */ tags: string[];
  /** The birth, as an operation takes it. */ birth: {
    /** Year of birth in its calendar. */ year: number;
    /** Month of birth in its calendar; 1 is January in the Gregorian one. */ month: number;
    /** Day of the month. */ date: number;
    /** Hour of the local clock, 24-hour. */ hours: number;
    /** Minute of the local clock. */ minutes: number;
    /** Second of the local clock, 0 if omitted. */ seconds?: number;
    /** Decimal degrees, north positive; `place_id` may replace it. */ latitude?: number;
    /** Decimal degrees, east positive; `place_id` may replace it. */ longitude?: number;
    /** IANA name, or hours east of UTC; `place_id` may replace it. */ timezone?: number | string;
    /** Id of a place, from `GET /api/v1/places`. It is read when the birth is stored. */ place_id?: number;
    /** For a clock reading that occurred twice or never: 0 is before the change, 1 after. */ fold?: number;
    /** Calendar of year, month and date; gregorian if omitted. */ calendar?: string;
    /** ISO 3166-1 code of the country whose calendar the date is in. */ country?: string;
  };
  /** 1 when it is stored, one more at each replacement. */ version: number;
  /** Instant at which it was stored. */ created_at: string;
  /** Instant of the last replacement. */ changed_at: string;
}

export interface AccountEraseBirthAnswer {
  /** Id of the erased birth. */ birth_id: string;
  /** Nothing of the birth is kept. */ status: "erased";
}

export interface AccountCreateSubscriptionInput {
  /** Events of `all` stored births, of those with a `tag`, of some by their `ids`, of a `place`, or of the `sky`. */ of: "all" | "tag" | "ids" | "place" | "sky";
  /** Tag of the births; needed if `of` is `tag`. */ tag?: string | null;
  /** Ids of stored births; needed if `of` is `ids`. */ birth_ids?: string[] | null;
  /** The place; needed if `of` is `place`. */ place?: {
    /** Decimal degrees, north positive. */ latitude: number;
    /** Decimal degrees, east positive. */ longitude: number;
    /** IANA name of the zone. */ timezone: string;
  } | null;
  /** Kinds of events, all of the group that `of` has. */ events: string[];
  /** Conventions by which events are found: members of `events/upcoming`, such as `dasha_systems`, `dasha_levels`, `aspects`, `orb`, `region` and `settings` with `ayanamsa` and `language`. Those left out have its defaults. */ options?: { [name: string]: unknown };
  /** Days from the delivery to the event. 0 if omitted. */ days_ahead?: number;
  /** `webhook`: as messages `sky.event` to your webhooks; `feed`: in the list of delivered events alone. webhook if omitted. */ deliver?: "webhook" | "feed";
  /** Credits that it may spend in a month, UTC; it then stops until the next month. Null: no cap. */ cap_credits?: number | null;
}

export interface AccountCreateSubscriptionAnswer {
  /** Id of the subscription. */ subscription_id: string;
  /** Events of `all` stored births, of those with a `tag`, of some by their `ids`, of a `place`, or of the `sky`. */ of: "all" | "tag" | "ids" | "place" | "sky";
  /** Tag of the births; null: by another way. */ tag: string | null;
  /** Ids of the births; null: by another way. */ birth_ids: string[] | null;
  /** The place; null: of births or of the sky. */ place: {
    /** Decimal degrees, north positive. */ latitude: number;
    /** Decimal degrees, east positive. */ longitude: number;
    /** IANA name of the zone. */ timezone: string;
  } | null;
  /** Kinds of events. */ events: string[];
  /** Conventions by which events are found, as they were sent. */ options: { [name: string]: unknown };
  /** Days from the delivery to the event. */ days_ahead: number;
  /** `webhook`: as messages `sky.event` to your webhooks; `feed`: in the list of delivered events alone. */ deliver: "webhook" | "feed";
  /** Credits that it may spend in a month, UTC; it then stops until the next month. Null: no cap. */ cap_credits: number | null;
  /** Credits spent in this month, UTC. */ spent_credits: number;
  /** `stopped`: at its cap, or without credits, until `stopped_until`. */ status: "active" | "paused" | "stopped";
  /** `cap`, or `credits` if credits, calls or spend limit were exhausted; null: not stopped. */ stopped_because: "cap" | "credits" | null;
  /** Instant from which it delivers again; null: not stopped. */ stopped_until: string | null;
  /** Instruction, if it cannot deliver because no active webhook takes `sky.event`; null: it can. */ hint: string | null;
  /** Instant at which its calendar got its present address; null: it has none. */ calendar_since: string | null;
  /** Instant at which it was created. */ created_at: string;
}

export interface AccountListSubscriptionsInput {
  /** Subscriptions in the answer, at most. 50 if omitted. */ limit?: number;
  /** `next` of the page before. */ after?: string;
}

export interface AccountListSubscriptionsAnswer {
  /** Newest first. */ subscriptions: {
    /** Id of the subscription. */ subscription_id: string;
    /** Events of `all` stored births, of those with a `tag`, of some by their `ids`, of a `place`, or of the `sky`. */ of: "all" | "tag" | "ids" | "place" | "sky";
    /** Tag of the births; null: by another way. */ tag: string | null;
    /** Ids of the births; null: by another way. */ birth_ids: string[] | null;
    /** The place; null: of births or of the sky. */ place: {
      /** Decimal degrees, north positive. */ latitude: number;
      /** Decimal degrees, east positive. */ longitude: number;
      /** IANA name of the zone. */ timezone: string;
    } | null;
    /** Kinds of events. */ events: string[];
    /** Conventions by which events are found, as they were sent. */ options: { [name: string]: unknown };
    /** Days from the delivery to the event. */ days_ahead: number;
    /** `webhook`: as messages `sky.event` to your webhooks; `feed`: in the list of delivered events alone. */ deliver: "webhook" | "feed";
    /** Credits that it may spend in a month, UTC; it then stops until the next month. Null: no cap. */ cap_credits: number | null;
    /** Credits spent in this month, UTC. */ spent_credits: number;
    /** `stopped`: at its cap, or without credits, until `stopped_until`. */ status: "active" | "paused" | "stopped";
    /** `cap`, or `credits` if credits, calls or spend limit were exhausted; null: not stopped. */ stopped_because: "cap" | "credits" | null;
    /** Instant from which it delivers again; null: not stopped. */ stopped_until: string | null;
    /** Instruction, if it cannot deliver because no active webhook takes `sky.event`; null: it can. */ hint: string | null;
    /** Instant at which its calendar got its present address; null: it has none. */ calendar_since: string | null;
    /** Instant at which it was created. */ created_at: string;
  }[];
  /** `after` of the next page; null: this is the last one. */ next: string | null;
}

export interface AccountReadSubscriptionAnswer {
  /** Id of the subscription. */ subscription_id: string;
  /** Events of `all` stored births, of those with a `tag`, of some by their `ids`, of a `place`, or of the `sky`. */ of: "all" | "tag" | "ids" | "place" | "sky";
  /** Tag of the births; null: by another way. */ tag: string | null;
  /** Ids of the births; null: by another way. */ birth_ids: string[] | null;
  /** The place; null: of births or of the sky. */ place: {
    /** Decimal degrees, north positive. */ latitude: number;
    /** Decimal degrees, east positive. */ longitude: number;
    /** IANA name of the zone. */ timezone: string;
  } | null;
  /** Kinds of events. */ events: string[];
  /** Conventions by which events are found, as they were sent. */ options: { [name: string]: unknown };
  /** Days from the delivery to the event. */ days_ahead: number;
  /** `webhook`: as messages `sky.event` to your webhooks; `feed`: in the list of delivered events alone. */ deliver: "webhook" | "feed";
  /** Credits that it may spend in a month, UTC; it then stops until the next month. Null: no cap. */ cap_credits: number | null;
  /** Credits spent in this month, UTC. */ spent_credits: number;
  /** `stopped`: at its cap, or without credits, until `stopped_until`. */ status: "active" | "paused" | "stopped";
  /** `cap`, or `credits` if credits, calls or spend limit were exhausted; null: not stopped. */ stopped_because: "cap" | "credits" | null;
  /** Instant from which it delivers again; null: not stopped. */ stopped_until: string | null;
  /** Instruction, if it cannot deliver because no active webhook takes `sky.event`; null: it can. */ hint: string | null;
  /** Instant at which its calendar got its present address; null: it has none. */ calendar_since: string | null;
  /** Instant at which it was created. */ created_at: string;
}

export interface AccountChangeSubscriptionInput {
  /** `paused`: events that are due meanwhile are neither delivered nor charged; `active` also ends a stop. Unchanged if omitted. */ status?: "active" | "paused";
  /** Credits that it may spend in a month, UTC; it then stops until the next month. Null: no cap. Unchanged if omitted; a stop is ended by `status`. */ cap_credits?: number | null;
}

export interface AccountChangeSubscriptionAnswer {
  /** Id of the subscription. */ subscription_id: string;
  /** Events of `all` stored births, of those with a `tag`, of some by their `ids`, of a `place`, or of the `sky`. */ of: "all" | "tag" | "ids" | "place" | "sky";
  /** Tag of the births; null: by another way. */ tag: string | null;
  /** Ids of the births; null: by another way. */ birth_ids: string[] | null;
  /** The place; null: of births or of the sky. */ place: {
    /** Decimal degrees, north positive. */ latitude: number;
    /** Decimal degrees, east positive. */ longitude: number;
    /** IANA name of the zone. */ timezone: string;
  } | null;
  /** Kinds of events. */ events: string[];
  /** Conventions by which events are found, as they were sent. */ options: { [name: string]: unknown };
  /** Days from the delivery to the event. */ days_ahead: number;
  /** `webhook`: as messages `sky.event` to your webhooks; `feed`: in the list of delivered events alone. */ deliver: "webhook" | "feed";
  /** Credits that it may spend in a month, UTC; it then stops until the next month. Null: no cap. */ cap_credits: number | null;
  /** Credits spent in this month, UTC. */ spent_credits: number;
  /** `stopped`: at its cap, or without credits, until `stopped_until`. */ status: "active" | "paused" | "stopped";
  /** `cap`, or `credits` if credits, calls or spend limit were exhausted; null: not stopped. */ stopped_because: "cap" | "credits" | null;
  /** Instant from which it delivers again; null: not stopped. */ stopped_until: string | null;
  /** Instruction, if it cannot deliver because no active webhook takes `sky.event`; null: it can. */ hint: string | null;
  /** Instant at which its calendar got its present address; null: it has none. */ calendar_since: string | null;
  /** Instant at which it was created. */ created_at: string;
}

export interface AccountDeleteSubscriptionAnswer {
  /** Id of the deleted subscription. */ subscription_id: string;
  /** It delivers nothing any more. */ status: "deleted";
}

export interface AccountListSubscriptionEventsInput {
  /** Events in the answer, at most. 50 if omitted. */ limit?: number;
  /** `next` of the page before. */ after?: string;
}

export interface AccountListSubscriptionEventsAnswer {
  /** Newest first. */ events: {
    /** Id of the event, also in its message. */ event_id: string;
    /** Kind of the event. */ kind: string;
    /** Instant of the event. */ at: string;
    /** The stored birth; null: of a place or of the sky. */ birth_id: string | null;
    /** `missed`: no webhook took messages `sky.event` then; it cost nothing. */ state: "delivered" | "missed";
    /** Instant of the delivery. */ settled_at: string;
    /** Credits charged. */ credits: number;
    /** The event as its message has it; null: it was missed. */ details: { [name: string]: unknown } | null;
  }[];
  /** `after` of the next page; null: this is the last one. */ next: string | null;
}

export interface AccountOpenSubscriptionCalendarAnswer {
  /** Id of the subscription. */ subscription_id: string;
  /** The private address, by which anybody can read the delivered events. It is shown once; a second request creates another and ends this one. */ url: string;
}

export interface AccountCloseSubscriptionCalendarAnswer {
  /** Id of the subscription. */ subscription_id: string;
  /** Its calendar has no address any more. */ status: "closed";
}
