// Code generated from the catalogue of the API by `npm run sdk:generate`. DO NOT EDIT.

package graha

type VedicChartRequest struct {
	Birth
	Settings *VedicSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Texts    *bool          `json:"texts,omitempty"`    // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

// Date, local clock time, place and time zone of one birth.
type Birth struct {
	Year           *int     `json:"year,omitempty"`            // Year of birth by the local calendar: 601 to 2398 if Gregorian, and the same years in another `calendar`.
	Month          *int     `json:"month,omitempty"`           // Month of birth in its calendar; 1 is January in the Gregorian one.
	Date           *int     `json:"date,omitempty"`            // Day of the month.
	Hours          *int     `json:"hours,omitempty"`           // Hour of the local clock, 24-hour.
	Minutes        *int     `json:"minutes,omitempty"`         // Minute of the local clock.
	Seconds        *int     `json:"seconds,omitempty"`         // Second of the local clock. 0 if omitted.
	Latitude       *float64 `json:"latitude,omitempty"`        // Decimal degrees, north positive.
	Longitude      *float64 `json:"longitude,omitempty"`       // Decimal degrees, east positive.
	Timezone       any      `json:"timezone,omitempty"`        // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	PlaceID        *int     `json:"place_id,omitempty"`        // Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
	Fold           *int     `json:"fold,omitempty"`            // For an IANA zone whose clock shows this time twice or never: 0 uses the offset before the change, 1 the one after. One of: 0, 1.
	Calendar       *string  `json:"calendar,omitempty"`        // Calendar of year, month and date; gregorian if omitted. auto: julian before the day on which `country` changed, or before 1582-10-15 without one. bikram_sambat: Nepal; saka: national calendar of India; islamic_civil: tabular; islamic_umalqura: Saudi Arabia; malayalam: Kollam era of Kerala, month 1 is Chingam; bengali: Bangladesh, revised in 2019; bengali_old: Gupta Press almanac. `metadata.birth` has the Gregorian date. One of: "gregorian", "auto", "julian", "bikram_sambat", "saka", "islamic_civil", "islamic_umalqura", "tamil", "malayalam", "bengali", "bengali_old", "odia".
	Country        *string  `json:"country,omitempty"`         // ISO 3166-1 code of the country whose calendar the date is in, such as GB. With it, a date from the time before its change to the Gregorian calendar needs `calendar`. A `place_id` gives it to auto.
	BirthID        *string  `json:"birth_id,omitempty"`        // Id of a stored birth, from `/api/v1/births`, in place of all members of the birth. Needs the scope `births`.
	BirthReference *string  `json:"birth_reference,omitempty"` // Your own reference of a stored birth, in place of all members of the birth. Needs the scope `births`.
}

type Settings struct {
	LanguageSettings
	ObservationPoint *string `json:"observation_point,omitempty"` // Positions as seen from the centre of the Earth, or from the place on its surface. geocentric if omitted. One of: "geocentric", "topocentric".
	Clock            *string `json:"clock,omitempty"`             // The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. One of: "auto", "zone", "local_mean", "local_apparent", "ut".
}

type LanguageSettings struct {
	Language *string `json:"language,omitempty"` // Language of the words in `metadata.words`. Names and sentences in the answer stay English. en if omitted. One of: "en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru".
}

type VedicSettings struct {
	SiderealSettings
	NodeMode *string `json:"node_mode,omitempty"` // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType *string `json:"node_type,omitempty"` // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
}

type SiderealSettings struct {
	Settings
	Ayanamsa    *string  `json:"ayanamsa,omitempty"`     // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	Ayanamsha   *string  `json:"ayanamsha,omitempty"`    // Alias of ayanamsa. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom". Deprecated: see the text before.
	AyanamsaDeg *float64 `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
}

type StandardPlanetsExtendedResponse struct {
	Ascendant Ascendant     `json:"ascendant"`       // The point that rises in the east.
	Planets   []Placement   `json:"planets"`         // Planets and points, in their usual order.
	Texts     *AnswerTexts  `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata  VedicMetadata `json:"metadata"`        // Versions and rules behind the answer.
}

// One of: "Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces".
type SignName = string

// One of: "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn".
type SignLord = string

// One of: "Ashwini", "Bharani", "Krittika", "Rohini", "Mrigashirsha", "Ardra", "Punarvasu", "Pushya", "Ashlesha", "Magha", "Purva Phalguni", "Uttara Phalguni", "Hasta", "Chitra", "Swati", "Vishakha", "Anuradha", "Jyeshtha", "Moola", "Purva Ashadha", "Uttara Ashadha", "Shravana", "Dhanishta", "Shatabhisha", "Purva Bhadrapada", "Uttara Bhadrapada", "Revati".
type NakshatraName = string

// One of: "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu".
type GrahaName = string

// A longitude and the sign that it falls in.
type InSign struct {
	SignOfZodiac
	Longitude float64 `json:"longitude"` // Ecliptic longitude, degrees from 0° Aries.
	Degree    float64 `json:"degree"`    // Degrees within the sign.
}

// A sign, and the planet that rules it.
type SignOfZodiac struct {
	Sign       SignName `json:"sign"`        // Sign of the zodiac.
	SignNumber int      `json:"sign_number"` // 1 is Aries.
	SignLord   SignLord `json:"sign_lord"`   // Planet that rules the sign.
}

// The point of the zodiac that rises in the east.
type Ascendant struct {
	InSign
	Name            string        `json:"name"`             // Always Ascendant. One of: "Ascendant".
	House           int           `json:"house"`            // Number of the house, 1 to 12.
	Nakshatra       NakshatraName `json:"nakshatra"`        // Nakshatra (lunar mansion) of the position.
	NakshatraNumber int           `json:"nakshatra_number"` // 1 is Ashwini.
	NakshatraLord   GrahaName     `json:"nakshatra_lord"`   // Planet that rules the nakshatra.
	Pada            int           `json:"pada"`             // Quarter of the nakshatra.
}

// Position of a planet or point.
type Placement struct {
	InSign
	Name            string        `json:"name"`             // English name of the planet or point. One of: "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu", "Uranus", "Neptune", "Pluto", "Chiron", "Lilith".
	House           int           `json:"house"`            // Number of the house, 1 to 12.
	IsRetrograde    bool          `json:"is_retrograde"`    // Whether it moves backwards through the zodiac.
	Nakshatra       NakshatraName `json:"nakshatra"`        // Nakshatra (lunar mansion) of the position.
	NakshatraNumber int           `json:"nakshatra_number"` // 1 is Ashwini.
	NakshatraLord   GrahaName     `json:"nakshatra_lord"`   // Planet that rules the nakshatra.
	Pada            int           `json:"pada"`             // Quarter of the nakshatra.
	Latitude        float64       `json:"latitude"`         // Ecliptic latitude, degrees, north positive.
	Speed           float64       `json:"speed"`            // Degrees of longitude a day; negative while retrograde.
}

// Versions and rules behind the answer.
type Metadata struct {
	Engine                string                       `json:"engine"`                            // Name and version of the engine that computed the answer; for years called packed, polynomials fitted to it within 0.001″.
	FormulaVersion        string                       `json:"formula_version"`                   // Version of the formulas of this family.
	System                string                       `json:"system"`                            // School or scheme that the answer follows.
	Zodiac                *string                      `json:"zodiac,omitempty"`                  // Zodiac in which longitudes are measured: sidereal begins at the stars, tropical at the equinox, draconic at the node of the Moon. One of: "sidereal", "tropical", "draconic".
	AyanamsaValue         *float64                     `json:"ayanamsa_value,omitempty"`          // Degrees subtracted from tropical longitudes, nutation in longitude included: other services print the mean value, up to 18″ away. Null in the tropical zodiac.
	HouseSystem           *string                      `json:"house_system,omitempty"`            // House system by which the houses were divided. One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky".
	AsOf                  *string                      `json:"as_of,omitempty"`                   // The requested instant, or the one used as now; null if none was needed.
	Truncated             *string                      `json:"truncated,omitempty"`               // Reason why a search ended early; null if it did not.
	Tzdb                  *string                      `json:"tzdb,omitempty"`                    // Versions of the tz database, for dates from 1970 on and for earlier ones; only if the request has a named time zone.
	CalendarNote          *string                      `json:"calendar_note,omitempty"`           // In almanacs of years before 1800: the calendar of the dates and the age of the rules.
	NamesLanguage         *string                      `json:"names_language,omitempty"`          // Language of `words`, if a language other than English was requested. One of: "en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru".
	TextsLanguage         *string                      `json:"texts_language,omitempty"`          // Language of sentences: English. One of: "en".
	Words                 map[string]map[string]string `json:"words,omitempty"`                   // Words of this answer in that language, by group and English name or id; names without a reliable source are omitted.
	ReplayedEngineVersion *string                      `json:"replayed_engine_version,omitempty"` // Version of the engine that answered the call repeated by an Idempotency-Key, if it was another version.
}

// Texts of the books on an answer, each with its sources.
type AnswerTexts struct {
	Texts          []SourcedText       `json:"texts"`          // Texts, in the order of their topics.
	Contradictions []TextContradiction `json:"contradictions"` // Themes on which texts say opposite things; both stand, and none is left out.
	Paragraphs     []TextParagraph     `json:"paragraphs"`     // The texts by theme; null unless `format` is prose.
	TextLanguage   string              `json:"text_language"`  // Language of the texts; other languages follow when a reader has checked them. One of: "en".
	Note           string              `json:"note"`           // A sentence to show beside the texts.
}

// What the books say of one placement.
type SourcedText struct {
	ID       string       `json:"id"`       // Topic and placement: the same text has the same id in every answer.
	Topic    string       `json:"topic"`    // The table that the text belongs to. One of: "lagna", "graha-in-house", "graha-in-sign", "conjunction", "lord-in-house", "moon-nakshatra", "birth-tithi", "birth-vara", "birth-yoga", "birth-karana", "dasha-lord", "antardasha", "transit-from-moon", "saturn-from-moon", "yoga", "dosha", "koota", "porutham", "muntha", "year-lord", "western-sign", "western-house", "western-ruler", "western-aspect", "number".
	Name     string       `json:"name"`     // The placement, in English.
	Rule     string       `json:"rule"`     // The rule that calls up a text of this topic.
	Evidence string       `json:"evidence"` // The fact of this request that the rule found.
	Quality  Quality      `json:"quality"`  // Direction of the passage: it favours (good), asks for care (bad), or both (mixed).
	Basis    string       `json:"basis"`    // stated: the works say so of this placement; applied: they name the nature of its parts, and the sentence joins them. One of: "stated", "applied".
	Themes   []string     `json:"themes"`   // Parts of life that the text speaks of, the main one first. One of: "self", "body", "wealth", "speech", "family", "siblings", "home", "mother", "learning", "children", "work", "partner", "travel", "father", "faith", "gains", "spending", "reputation", "friends", "opponents", "change".
	Strength *float64     `json:"strength"` // Shadbala of the planet divided by the required one; null without a planet or a shadbala.
	Text     string       `json:"text"`     // One to three sentences in English.
	Citation string       `json:"citation"` // The sources in short: work, chapter and verse.
	Sources  []TextSource `json:"sources"`  // Works that say so.
}

// Traditional rating: good, bad, mixed (good for some things) or neutral.
//
// One of: "good", "bad", "mixed", "neutral".
type Quality = string

// A place in a work.
type TextSource struct {
	Work    string  `json:"work"`    // Title of the work.
	Author  string  `json:"author"`  // Author of the work.
	Edition string  `json:"edition"` // Edition whose chapters and verses are counted.
	Year    int     `json:"year"`    // Year of that edition.
	Chapter string  `json:"chapter"` // Chapter or book, or pages if the work has no numbered chapters.
	Verse   *string `json:"verse"`   // Verse or verses of the chapter; null if the chapter as a whole is meant.
}

// Texts that say opposite things about one theme.
type TextContradiction struct {
	Theme string   `json:"theme"` // The theme on which the texts differ. One of: "self", "body", "wealth", "speech", "family", "siblings", "home", "mother", "learning", "children", "work", "partner", "travel", "father", "faith", "gains", "spending", "reputation", "friends", "opponents", "change".
	Ids   []string `json:"ids"`   // Texts that favour and texts that ask for care, the strongest planet first.
}

// Texts of one theme as a paragraph.
type TextParagraph struct {
	Theme string   `json:"theme"` // The theme of the paragraph. One of: "self", "body", "wealth", "speech", "family", "siblings", "home", "mother", "learning", "children", "work", "partner", "travel", "father", "faith", "gains", "spending", "reputation", "friends", "opponents", "change".
	Title string   `json:"title"` // A heading, in English.
	Text  string   `json:"text"`  // The texts of the theme, joined; it says so if they contradict each other.
	Ids   []string `json:"ids"`   // Texts of the paragraph, in their order.
}

type BirthClockNote struct {
	Code string `json:"code"` // The reason in one word. One of: "calendar_forecast", "calendar_computed", "doubtful_calendar", "before_calendar_change", "shown_twice", "never_shown", "near_first_standard_time", "municipal_clock", "before_standard_time", "war_time", "doubtful_history".
	Text string `json:"text"` // The reason as a sentence, with the choices.
}

// The instant computed for a birth, and the clock behind it.
type BirthClock struct {
	UTC                      string          `json:"utc"`                         // The birth in UTC, ISO 8601.
	UTCOffset                string          `json:"utc_offset"`                  // Offset of the clock from UTC at the birth, `+05:30`; a local time has seconds, `+04:38:24`.
	Clock                    string          `json:"clock"`                       // The clock that the time was read from: offset is a numeric `timezone`, the others as in `settings.clock`. One of: "zone", "local_mean", "local_apparent", "offset", "ut".
	Tzdb                     *string         `json:"tzdb"`                        // Versions of the tz database in use; null for a numeric `timezone`.
	Calendar                 string          `json:"calendar"`                    // Calendar in which the date of birth was read. One of: "gregorian", "julian", "bikram_sambat", "saka", "islamic_civil", "islamic_umalqura", "tamil", "malayalam", "bengali", "bengali_old", "odia".
	GregorianDate            *string         `json:"gregorian_date,omitempty"`    // The date of birth by the Gregorian calendar; none if it was read in that calendar.
	JulianDayUt              float64         `json:"julian_day_ut"`               // The birth as a Julian Day in UT.
	DeltaTSeconds            float64         `json:"delta_t_seconds"`             // Delta T used: terrestrial time less universal time, seconds.
	DeltaTUncertaintySeconds *float64        `json:"delta_t_uncertainty_seconds"` // Standard error of Delta T, seconds (Morrison and Stephenson 2004; in the future Huber 2006); null in years in which it is a second at most, 1800 to about 2030.
	Note                     *BirthClockNote `json:"note,omitempty"`              // The most important reason why another program may read this date or clock differently; none if omitted.
}

type VedicMetadata struct {
	SiderealMetadata
	NodeMode string `json:"node_mode"` // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
}

type SiderealMetadata struct {
	Metadata
	Birth            BirthClock `json:"birth"`                  // The instant computed for the birth, and the clock behind it.
	ObservationPoint string     `json:"observation_point"`      // Positions as seen from the centre of the Earth, or from the place on its surface. One of: "geocentric", "topocentric".
	Ayanamsa         string     `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64   `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
}

// Conditions that only the seven planets that rule signs have.
type PlanetCondition struct {
	Dignity          *string       `json:"dignity"`           // Dignity by degree; null in a sign without one, in which friendship counts. One of: "exalted", "moolatrikona", "own", "debilitated".
	NaturalRelation  string        `json:"natural_relation"`  // Relation to the lord of its sign, by nature; own in a sign of its own. One of: "own", "friend", "neutral", "enemy".
	CompoundRelation string        `json:"compound_relation"` // Relation to the lord of its sign, by nature and by place in this chart. One of: "own", "great_friend", "friend", "neutral", "enemy", "great_enemy".
	SunSeparation    *float64      `json:"sun_separation"`    // Degrees from the Sun; null for the Sun.
	IsCombust        bool          `json:"is_combust"`        // Whether it is nearer to the Sun than its orb of combustion.
	Alertness        string        `json:"alertness"`         // Jagradadi avastha: awake, dreaming or asleep. One of: "jagrat", "swapna", "sushupti".
	Mood             string        `json:"mood"`              // Deeptadi avastha, from bright (deepta, an exalted planet) to wicked (khala). One of: "deepta", "swastha", "mudita", "shanta", "deena", "duhkhita", "khala".
	IsWithMalefic    bool          `json:"is_with_malefic"`   // Vikala: whether the Sun, Mars, Saturn or a node is in the same sign.
	War              *PlanetaryWar `json:"war"`               // Planetary war; null if there is none.
}

// Two of Mars, Mercury, Jupiter, Venus, Saturn within 1° of longitude.
type PlanetaryWar struct {
	With     SignLord `json:"with"`      // The other planet of the war.
	IsWinner bool     `json:"is_winner"` // Whether it wins: the planet with the lesser longitude does.
}

type PlanetsConditionsAnswerPlanetsAspectedBy struct {
	Name    SignLord `json:"name"`    // English name of the planet or point.
	Virupas float64  `json:"virupas"` // Strength of the aspect in virupas; 60 is a full aspect.
}

type PlanetsConditionsAnswerPlanets struct {
	Placement    Placement                                  `json:"placement"`
	Age          string                                     `json:"age"`           // Baladi avastha: infant, youth, adult, old or dead, by bands of 6°. One of: "bala", "kumara", "yuva", "vriddha", "mrita".
	IsVargottama bool                                       `json:"is_vargottama"` // Whether it is in the same sign in the birth chart and in the navamsa.
	IsGandanta   bool                                       `json:"is_gandanta"`   // Whether it is within 3°20′ of the end of Cancer, Scorpio or Pisces.
	AspectedBy   []PlanetsConditionsAnswerPlanetsAspectedBy `json:"aspected_by"`   // Planets that aspect it, with the strength of the aspect (sphuta drishti), strongest first; none below 1.
	Condition    *PlanetCondition                           `json:"condition"`     // Dignity, friendship and further conditions; null for Rahu and Ketu.
}

type PlanetsConditionsAnswer struct {
	Planets  []PlanetsConditionsAnswerPlanets `json:"planets"`         // Sun to Saturn, Rahu, Ketu.
	Texts    *AnswerTexts                     `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata VedicMetadata                    `json:"metadata"`        // Versions and rules behind the answer.
}

type PlanetsFriendshipAnswerPlanetsTowards struct {
	Name     SignLord `json:"name"`     // The planet to which the relation is.
	Natural  string   `json:"natural"`  // Relation by nature, the same in every chart. One of: "friend", "neutral", "enemy".
	Temporal string   `json:"temporal"` // Relation by place: a planet in the 2nd, 3rd, 4th, 10th, 11th or 12th sign from it is a friend. One of: "friend", "enemy".
	Compound string   `json:"compound"` // Both relations together, in five grades. One of: "great_friend", "friend", "neutral", "enemy", "great_enemy".
}

type PlanetsFriendshipAnswerPlanets struct {
	Name    SignLord                                `json:"name"`    // English name of the planet or point.
	Towards []PlanetsFriendshipAnswerPlanetsTowards `json:"towards"` // The six others.
}

type PlanetsFriendshipAnswer struct {
	Planets  []PlanetsFriendshipAnswerPlanets `json:"planets"`  // Sun to Saturn.
	Metadata VedicMetadata                    `json:"metadata"` // Versions and rules behind the answer.
}

type PlanetsAspectsSettings struct {
	VedicSettings
	NodeAspects *string `json:"node_aspects,omitempty"` // Most verses give Rahu and Ketu no aspects; some schools give them the 5th, 7th and 9th. none if omitted. One of: "none", "5_7_9".
}

type PlanetsAspectsInput struct {
	Birth
	Settings *PlanetsAspectsSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type PlanetsAspectsMetadata struct {
	VedicMetadata
	NodeAspects string `json:"node_aspects"` // Most verses give Rahu and Ketu no aspects; some schools give them the 5th, 7th and 9th. One of: "none", "5_7_9".
}

type PlanetsAspectsAnswerPlanetsGrahaDrishti struct {
	Sign       SignName    `json:"sign"`        // Sign of the zodiac.
	SignNumber int         `json:"sign_number"` // 1 is Aries.
	SignLord   SignLord    `json:"sign_lord"`   // Planet that rules the sign.
	House      int         `json:"house"`       // Number of the house, 1 to 12.
	Place      int         `json:"place"`       // Place of the sign, counted from its own sign as the first.
	Share      float64     `json:"share"`       // Share of a full aspect.
	IsFull     bool        `json:"is_full"`     // Whether it is a full aspect.
	Planets    []GrahaName `json:"planets"`     // Planets in that sign.
}

type PlanetsAspectsAnswerPlanetsSphutaDrishti struct {
	Name    GrahaName `json:"name"`    // The aspected planet.
	Virupas float64   `json:"virupas"` // Strength of the aspect in virupas; 60 is a full aspect.
}

type PlanetsAspectsAnswerPlanetsRasiDrishti struct {
	Sign       SignName    `json:"sign"`        // Sign of the zodiac.
	SignNumber int         `json:"sign_number"` // 1 is Aries.
	SignLord   SignLord    `json:"sign_lord"`   // Planet that rules the sign.
	House      int         `json:"house"`       // Number of the house, 1 to 12.
	Planets    []GrahaName `json:"planets"`     // Planets in that sign.
}

type PlanetsAspectsAnswerPlanets struct {
	Name          GrahaName                                  `json:"name"`           // English name of the planet or point.
	GrahaDrishti  []PlanetsAspectsAnswerPlanetsGrahaDrishti  `json:"graha_drishti"`  // Signs that it aspects; empty for nodes without aspects.
	SphutaDrishti []PlanetsAspectsAnswerPlanetsSphutaDrishti `json:"sphuta_drishti"` // Aspects by degree on each of the eight others; empty for the nodes.
	RasiDrishti   []PlanetsAspectsAnswerPlanetsRasiDrishti   `json:"rasi_drishti"`   // Signs that its sign aspects by Jaimini.
}

type PlanetsAspectsAnswer struct {
	Planets  []PlanetsAspectsAnswerPlanets `json:"planets"`  // Sun to Saturn, Rahu, Ketu.
	Metadata PlanetsAspectsMetadata        `json:"metadata"` // Versions and rules behind the answer.
}

// Functional nature of a planet for the ascendant.
type FunctionalNature struct {
	Name      SignLord `json:"name"`       // English name of the planet or point.
	Houses    []int    `json:"houses"`     // Houses that it rules.
	ByRule    string   `json:"by_rule"`    // Nature by the general rule. One of: "yogakaraka", "benefic", "malefic", "neutral".
	Reason    string   `json:"reason"`     // Rule that makes the planet good or bad for the ascendant, in an English sentence.
	ByVerse   *string  `json:"by_verse"`   // Nature by the verse on this ascendant; null if it does not mention the planet. One of: "yogakaraka", "benefic", "malefic", "neutral".
	IsMaraka  bool     `json:"is_maraka"`  // Whether it rules the second or seventh house.
	IsBadhaka bool     `json:"is_badhaka"` // Whether it rules the badhaka house.
}

// Certainty of the rule: independent sources agree (settled), one source has it (one_source), or schools differ (disputed).
//
// One of: "settled", "one_source", "disputed".
type Confidence = string

type PlanetsFunctionalNatureAnswer struct {
	Ascendant    Ascendant          `json:"ascendant"`     // The point that rises in the east.
	BadhakaHouse int                `json:"badhaka_house"` // The house that obstructs: 11 for movable, 9 for fixed, 7 for dual signs.
	Planets      []FunctionalNature `json:"planets"`       // Sun to Saturn.
	Confidence   Confidence         `json:"confidence"`
	Texts        *AnswerTexts       `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata     VedicMetadata      `json:"metadata"`        // Versions and rules behind the answer.
}

type KundaliBasicAnswerLongitudes struct {
	Ascendant float64 `json:"Ascendant"` // Ecliptic longitude, degrees from 0° Aries.
	Sun       float64 `json:"Sun"`       // Ecliptic longitude, degrees from 0° Aries.
	Moon      float64 `json:"Moon"`      // Ecliptic longitude, degrees from 0° Aries.
	Mars      float64 `json:"Mars"`      // Ecliptic longitude, degrees from 0° Aries.
	Mercury   float64 `json:"Mercury"`   // Ecliptic longitude, degrees from 0° Aries.
	Jupiter   float64 `json:"Jupiter"`   // Ecliptic longitude, degrees from 0° Aries.
	Venus     float64 `json:"Venus"`     // Ecliptic longitude, degrees from 0° Aries.
	Saturn    float64 `json:"Saturn"`    // Ecliptic longitude, degrees from 0° Aries.
	Rahu      float64 `json:"Rahu"`      // Ecliptic longitude, degrees from 0° Aries.
	Ketu      float64 `json:"Ketu"`      // Ecliptic longitude, degrees from 0° Aries.
}

type KundaliBasicAnswer struct {
	Lagna         Ascendant                    `json:"lagna"`
	Planets       []Placement                  `json:"planets"`         // Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu: one entry each, found by its name.
	ReferenceSign SignName                     `json:"reference_sign"`  // The sign that is the first house.
	Longitudes    KundaliBasicAnswerLongitudes `json:"longitudes"`      // Sidereal longitude by name, degrees.
	UTCDatetime   string                       `json:"utc_datetime"`    // The birth in UTC, ISO 8601.
	JulianDayUt   float64                      `json:"julian_day_ut"`   // The same instant as a Julian Day in UT.
	Texts         *AnswerTexts                 `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata      VedicMetadata                `json:"metadata"`        // Versions and rules behind the answer.
}

type KundaliUncertainSettings struct {
	LanguageSettings
	ObservationPoint *string  `json:"observation_point,omitempty"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. One of: "geocentric".
	Ayanamsa         *string  `json:"ayanamsa,omitempty"`          // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	Ayanamsha        *string  `json:"ayanamsha,omitempty"`         // Alias of ayanamsa. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom". Deprecated: see the text before.
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"`      // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	NodeMode         *string  `json:"node_mode,omitempty"`         // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType         *string  `json:"node_type,omitempty"`         // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
	Clock            *string  `json:"clock,omitempty"`             // The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. One of: "auto", "zone", "local_mean", "local_apparent", "ut".
}

type KundaliUncertainInput struct {
	UncertainBirth
	Settings *KundaliUncertainSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

// Date, place and time zone of one birth, and its possible times.
type UncertainBirth struct {
	Year           *int     `json:"year,omitempty"`            // Year of birth by the local calendar: 601 to 2398 if Gregorian, and the same years in another `calendar`.
	Month          *int     `json:"month,omitempty"`           // Month of birth in its calendar; 1 is January in the Gregorian one.
	Date           *int     `json:"date,omitempty"`            // Day of the month.
	Time           *string  `json:"time,omitempty"`            // The possible times of birth by the local clock, in place of hours and minutes, which are not used then: unknown (the whole day), 06:00-07:30 (both included; if the second is earlier, it is on the next day), or 14:30~20 (within 20 minutes of 14:30, at most 1080).
	Hours          *int     `json:"hours,omitempty"`           // Hour of the local clock, 24-hour.
	Minutes        *int     `json:"minutes,omitempty"`         // Minute of the local clock.
	Seconds        *int     `json:"seconds,omitempty"`         // Second of the local clock, 0 if omitted.
	Latitude       *float64 `json:"latitude,omitempty"`        // Decimal degrees, north positive.
	Longitude      *float64 `json:"longitude,omitempty"`       // Decimal degrees, east positive.
	Timezone       any      `json:"timezone,omitempty"`        // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	PlaceID        *int     `json:"place_id,omitempty"`        // Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
	Fold           *int     `json:"fold,omitempty"`            // For an IANA zone whose clock shows this time twice or never: 0 uses the offset before the change, 1 the one after. One of: 0, 1.
	Calendar       *string  `json:"calendar,omitempty"`        // Calendar of year, month and date; gregorian if omitted. auto: julian before the day on which `country` changed, or before 1582-10-15 without one. bikram_sambat: Nepal; saka: national calendar of India; islamic_civil: tabular; islamic_umalqura: Saudi Arabia; malayalam: Kollam era of Kerala, month 1 is Chingam; bengali: Bangladesh, revised in 2019; bengali_old: Gupta Press almanac. `metadata.birth` has the Gregorian date. One of: "gregorian", "auto", "julian", "bikram_sambat", "saka", "islamic_civil", "islamic_umalqura", "tamil", "malayalam", "bengali", "bengali_old", "odia".
	Country        *string  `json:"country,omitempty"`         // ISO 3166-1 code of the country whose calendar the date is in, such as GB. With it, a date from the time before its change to the Gregorian calendar needs `calendar`. A `place_id` gives it to auto.
	BirthID        *string  `json:"birth_id,omitempty"`        // Id of a stored birth, from `/api/v1/births`, in place of all members of the birth. Needs the scope `births`.
	BirthReference *string  `json:"birth_reference,omitempty"` // Your own reference of a stored birth, in place of all members of the birth. Needs the scope `births`.
}

// The possible instants of a birth.
type BirthSpan struct {
	From  string  `json:"from"`  // First possible instant of birth, by the clock of the place.
	To    string  `json:"to"`    // End of these instants; at it the next value holds.
	Hours float64 `json:"hours"` // Length of the span in hours.
}

// The ascendant over the possible instants of birth.
type UncertainLagna struct {
	Sign         HeldSign      `json:"sign"`          // Sign of the zodiac.
	Nakshatra    HeldNakshatra `json:"nakshatra"`     // Nakshatra of the position.
	Pada         HeldPada      `json:"pada"`          // Quarter of the nakshatra.
	NavamsaSign  HeldSign      `json:"navamsa_sign"`  // Sign in the navamsa (D9).
	DashamsaSign HeldSign      `json:"dashamsa_sign"` // Sign in the dashamsa (D10).
}

type HeldSignValues struct {
	Value SignName `json:"value"` // A possible value.
	From  string   `json:"from"`  // First possible instant of birth, by the clock of the place.
	To    string   `json:"to"`    // End of these instants; at it the next value holds.
	Share float64  `json:"share"` // Share of the whole span in which it holds.
}

// A fact of a birth over its possible instants.
type HeldSign struct {
	Certain bool             `json:"certain"` // Whether one value holds for every possible instant of birth.
	Value   *SignName        `json:"value"`   // The value, if it is certain; else null.
	Values  []HeldSignValues `json:"values"`  // Every value with the instants of birth for which it holds, in order of time; null if it is certain.
}

type HeldNakshatraValues struct {
	Value NakshatraName `json:"value"` // A possible value.
	From  string        `json:"from"`  // First possible instant of birth, by the clock of the place.
	To    string        `json:"to"`    // End of these instants; at it the next value holds.
	Share float64       `json:"share"` // Share of the whole span in which it holds.
}

// A fact of a birth over its possible instants.
type HeldNakshatra struct {
	Certain bool                  `json:"certain"` // Whether one value holds for every possible instant of birth.
	Value   *NakshatraName        `json:"value"`   // The value, if it is certain; else null.
	Values  []HeldNakshatraValues `json:"values"`  // Every value with the instants of birth for which it holds, in order of time; null if it is certain.
}

type HeldPadaValues struct {
	Value int     `json:"value"` // A possible value.
	From  string  `json:"from"`  // First possible instant of birth, by the clock of the place.
	To    string  `json:"to"`    // End of these instants; at it the next value holds.
	Share float64 `json:"share"` // Share of the whole span in which it holds.
}

// A fact of a birth over its possible instants.
type HeldPada struct {
	Certain bool             `json:"certain"` // Whether one value holds for every possible instant of birth.
	Value   *int             `json:"value"`   // The value, if it is certain; else null.
	Values  []HeldPadaValues `json:"values"`  // Every value with the instants of birth for which it holds, in order of time; null if it is certain.
}

type UncertainPlanetLongitude struct {
	From float64 `json:"from"` // Least longitude in the span, degrees.
	To   float64 `json:"to"`   // Greatest longitude, counted forward from the least; smaller if 0° Aries is between.
}

// A planet over the possible instants of birth.
type UncertainPlanet struct {
	Name         string                   `json:"name"`          // English name of the planet.
	Longitude    UncertainPlanetLongitude `json:"longitude"`     // Arc of the zodiac in which the planet is.
	Sign         HeldSign                 `json:"sign"`          // Sign of the zodiac.
	Nakshatra    HeldNakshatra            `json:"nakshatra"`     // Nakshatra of the position.
	Pada         HeldPada                 `json:"pada"`          // Quarter of the nakshatra.
	NavamsaSign  HeldSign                 `json:"navamsa_sign"`  // Sign in the navamsa (D9).
	DashamsaSign HeldSign                 `json:"dashamsa_sign"` // Sign in the dashamsa (D10).
	House        HeldHouse                `json:"house"`         // House from the rising sign.
	IsRetrograde HeldMotion               `json:"is_retrograde"` // Whether it moves backwards through the zodiac.
}

type HeldHouseValues struct {
	Value int     `json:"value"` // A possible value.
	From  string  `json:"from"`  // First possible instant of birth, by the clock of the place.
	To    string  `json:"to"`    // End of these instants; at it the next value holds.
	Share float64 `json:"share"` // Share of the whole span in which it holds.
}

// A fact of a birth over its possible instants.
type HeldHouse struct {
	Certain bool              `json:"certain"` // Whether one value holds for every possible instant of birth.
	Value   *int              `json:"value"`   // The value, if it is certain; else null.
	Values  []HeldHouseValues `json:"values"`  // Every value with the instants of birth for which it holds, in order of time; null if it is certain.
}

type HeldMotionValues struct {
	Value bool    `json:"value"` // A possible value.
	From  string  `json:"from"`  // First possible instant of birth, by the clock of the place.
	To    string  `json:"to"`    // End of these instants; at it the next value holds.
	Share float64 `json:"share"` // Share of the whole span in which it holds.
}

// A fact of a birth over its possible instants.
type HeldMotion struct {
	Certain bool               `json:"certain"` // Whether one value holds for every possible instant of birth.
	Value   *bool              `json:"value"`   // The value, if it is certain; else null.
	Values  []HeldMotionValues `json:"values"`  // Every value with the instants of birth for which it holds, in order of time; null if it is certain.
}

type KundaliUncertainMetadata struct {
	Metadata
	ObservationPoint string   `json:"observation_point"`      // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	Ayanamsa         string   `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	NodeMode         string   `json:"node_mode"`              // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
}

type KundaliUncertainAnswer struct {
	Span     BirthSpan                `json:"span"`
	Lagna    UncertainLagna           `json:"lagna"`
	Planets  []UncertainPlanet        `json:"planets"`  // The nine planets, in their usual order.
	Metadata KundaliUncertainMetadata `json:"metadata"` // Versions and rules behind the answer.
}

type KundaliChandraChartAnswer struct {
	Lagna         Ascendant     `json:"lagna"`
	Planets       []Placement   `json:"planets"`         // Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu: one entry each, found by its name.
	ReferenceSign SignName      `json:"reference_sign"`  // The sign that is the first house.
	Texts         *AnswerTexts  `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata      VedicMetadata `json:"metadata"`        // Versions and rules behind the answer.
}

type KundaliFromPointInput struct {
	Birth
	Settings *JaiminiArudhasSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Point    *string                 `json:"point,omitempty"`    // Graha or arudha pada whose sign is the first house; a2 is the arudha of the second house. moon if omitted. One of: "sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu", "arudha_lagna", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11", "upapada".
	Texts    *bool                   `json:"texts,omitempty"`    // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

type JaiminiArudhasSettings struct {
	VedicSettings
	ArudhaLords *string `json:"arudha_lords,omitempty"` // The stronger of Mars and Ketu, and of Saturn and Rahu; or always Mars and Saturn. stronger if omitted. One of: "stronger", "classical".
}

// A house of a chart, with its lord and the house that the lord is in.
type HouseWithLord struct {
	House      int      `json:"house"`       // Number of the house, 1 to 12.
	Sign       SignName `json:"sign"`        // Sign of the zodiac.
	SignNumber int      `json:"sign_number"` // 1 is Aries.
	SignLord   SignLord `json:"sign_lord"`   // Planet that rules the sign.
	Planets    []string `json:"planets"`     // Names of the planets in the house.
	LordHouse  int      `json:"lord_house"`  // House of the lord, from the same reference.
}

type JaiminiArudhasMetadata struct {
	VedicMetadata
	ArudhaLords string `json:"arudha_lords"` // The stronger of Mars and Ketu, and of Saturn and Rahu; or always Mars and Saturn. One of: "stronger", "classical".
}

type KundaliFromPointAnswer struct {
	Point         string                 `json:"point"`          // Point whose sign is the first house. One of: "sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu", "arudha_lagna", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11", "upapada".
	ReferenceSign SignName               `json:"reference_sign"` // The sign that is the first house.
	Lagna         Ascendant              `json:"lagna"`
	Planets       []Placement            `json:"planets"`         // Planets and points, in their usual order.
	Houses        []HouseWithLord        `json:"houses"`          // Houses in order, from the first.
	Texts         *AnswerTexts           `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata      JaiminiArudhasMetadata `json:"metadata"`        // Versions and rules behind the answer.
}

// A wheel of the Sudarshana chakra: twelve houses from one reference.
type SudarshanaWheel struct {
	ReferenceSign SignName        `json:"reference_sign"` // The sign that is the first house.
	Houses        []HouseWithLord `json:"houses"`         // Houses in order, from the first.
}

type KundaliSudarshanaAnswer struct {
	Ascendant SudarshanaWheel `json:"ascendant"` // Inner wheel, from the ascendant.
	Moon      SudarshanaWheel `json:"moon"`      // Middle wheel, from the Moon.
	Sun       SudarshanaWheel `json:"sun"`       // Outer wheel, from the Sun.
	Metadata  VedicMetadata   `json:"metadata"`  // Versions and rules behind the answer.
}

type HousesWholeSignInput struct {
	Birth
	Settings *SiderealSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Texts    *bool             `json:"texts,omitempty"`    // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

type HousesWholeSignAnswerHouseCusps struct {
	InSign
	House int `json:"house"` // Number of the house, 1 to 12.
}

type HousesWholeSignAnswer struct {
	Ascendant  Ascendant                         `json:"ascendant"`       // The point that rises in the east.
	HouseCusps []HousesWholeSignAnswerHouseCusps `json:"house_cusps"`     // Cusps of the twelve houses.
	Texts      *AnswerTexts                      `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata   SiderealMetadata                  `json:"metadata"`        // Versions and rules behind the answer.
}

type HousesBhavaChalitSettings struct {
	VedicSettings
	ChalitSystem *string `json:"chalit_system,omitempty"` // sripati: the angles and the thirds of each quadrant are the middles. kp: the Placidus cusps are the beginnings. equal: 15° to either side of the ascendant and of every 30° from it. sripati if omitted. One of: "sripati", "kp", "equal".
}

type HousesBhavaChalitInput struct {
	Birth
	Settings *HousesBhavaChalitSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Texts    *bool                      `json:"texts,omitempty"`    // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

type HousesBhavaChalitMetadata struct {
	VedicMetadata
	ChalitSystem         string  `json:"chalit_system"`          // sripati: the angles and the thirds of each quadrant are the middles. kp: the Placidus cusps are the beginnings. equal: 15° to either side of the ascendant and of every 30° from it. One of: "sripati", "kp", "equal".
	HouseSystemRequested *string `json:"house_system_requested"` // The requested house system, if it has no solution there and another was used; else null. One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky".
}

type HousesBhavaChalitAnswerBhavas struct {
	House     int         `json:"house"`     // Number of the house, 1 to 12.
	Start     InSign      `json:"start"`     // Sandhi at which it begins.
	Middle    InSign      `json:"middle"`    // Middle of the bhava (bhava madhya).
	End       InSign      `json:"end"`       // Sandhi at which the next one begins.
	Occupants []GrahaName `json:"occupants"` // Grahas in the bhava.
}

type HousesBhavaChalitAnswerPlanets struct {
	Name           GrahaName `json:"name"`            // English name of the planet or point.
	Longitude      float64   `json:"longitude"`       // Ecliptic longitude, degrees from 0° Aries.
	House          int       `json:"house"`           // House by whole signs.
	Bhava          int       `json:"bhava"`           // Bhava by degrees.
	HasMoved       bool      `json:"has_moved"`       // Whether `house` and `bhava` differ.
	IsOnSandhi     bool      `json:"is_on_sandhi"`    // Whether it is within 1″ of the boundary of two bhavas.
	SandhiDistance float64   `json:"sandhi_distance"` // Degrees to the nearest sandhi.
}

type HousesBhavaChalitAnswer struct {
	Ascendant Ascendant                        `json:"ascendant"`       // The point that rises in the east.
	Bhavas    []HousesBhavaChalitAnswerBhavas  `json:"bhavas"`          // Bhavas, from the first.
	Planets   []HousesBhavaChalitAnswerPlanets `json:"planets"`         // Grahas: Sun to Saturn, Rahu, Ketu.
	Texts     *AnswerTexts                     `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata  HousesBhavaChalitMetadata        `json:"metadata"`        // Versions and rules behind the answer.
}

type HousesCuspsSettings struct {
	SiderealSettings
	HouseSystem *string `json:"house_system,omitempty"` // System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. placidus if omitted. One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky".
}

type HousesCuspsInput struct {
	Birth
	Settings *HousesCuspsSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Texts    *bool                `json:"texts,omitempty"`    // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

type HousesCuspsMetadata struct {
	SiderealMetadata
	HouseSystemRequested *string `json:"house_system_requested"` // The requested house system, if it has no solution there and another was used; else null. One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky".
}

type HousesCuspsAnswerHouseCusps struct {
	InSign
	House int `json:"house"` // Number of the house, 1 to 12.
}

type HousesCuspsAnswer struct {
	Ascendant  InSign                        `json:"ascendant"`       // The degree that rises.
	Midheaven  InSign                        `json:"midheaven"`       // The degree that culminates.
	HouseCusps []HousesCuspsAnswerHouseCusps `json:"house_cusps"`     // Cusps of the twelve houses.
	Texts      *AnswerTexts                  `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata   HousesCuspsMetadata           `json:"metadata"`        // Versions and rules behind the answer.
}

type AshtakavargaSettings struct {
	SiderealSettings
	AshtakavargaTable *string `json:"ashtakavarga_table,omitempty"` // Table of the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira if omitted. One of: "varahamihira", "parasara".
}

type AshtakavargaRequest struct {
	Birth
	Settings *AshtakavargaSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

// Bindus of one planet, or of the ascendant, by sign.
type Bhinnashtakavarga struct {
	Name    AshtakavargaReceiver     `json:"name"`     // Planet (or Ascendant) that receives the bindus.
	Sign    SignName                 `json:"sign"`     // Its sign in the birth chart.
	Total   int                      `json:"total"`    // Bindus in all twelve signs: the same in every chart.
	Bindus  []int                    `json:"bindus"`   // Bindus from Aries to Pisces: weak up to 3, medium with 4, strong from 5.
	GivenBy [][]AshtakavargaReceiver `json:"given_by"` // Givers of the bindus by sign, from Aries to Pisces: the prastara chart.
}

// A planet that rules signs, or the ascendant.
//
// One of: "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Ascendant".
type AshtakavargaReceiver = string

type StrengthAshtakavargaMetadata struct {
	SiderealMetadata
	AshtakavargaTable string `json:"ashtakavarga_table"` // Table of the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. One of: "varahamihira", "parasara".
}

type StrengthAshtakavargaAnswerSarvashtakavarga struct {
	Sign       SignName `json:"sign"`        // Sign of the zodiac.
	SignNumber int      `json:"sign_number"` // 1 is Aries.
	House      int      `json:"house"`       // House of the sign, counted from the ascendant.
	Bindus     int      `json:"bindus"`      // Bindus of the seven planets together, 0 to 56; 28 is the mean.
	Grade      string   `json:"grade"`       // Weak below 25 bindus, medium to 30, strong above. One of: "weak", "medium", "strong".
}

type StrengthAshtakavargaAnswer struct {
	Bhinnashtakavarga []Bhinnashtakavarga                          `json:"bhinnashtakavarga"` // The seven planets, and the ascendant last.
	Sarvashtakavarga  []StrengthAshtakavargaAnswerSarvashtakavarga `json:"sarvashtakavarga"`  // Sums of the bindus, from Aries to Pisces.
	Total             int                                          `json:"total"`             // Bindus of the seven planets in all signs: always 337.
	Metadata          StrengthAshtakavargaMetadata                 `json:"metadata"`          // Versions and rules behind the answer.
}

type StrengthAshtakavargaReducedSettings struct {
	SiderealSettings
	AshtakavargaTable *string `json:"ashtakavarga_table,omitempty"` // Table of the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira if omitted. One of: "varahamihira", "parasara".
	Ekadhipatya       *string `json:"ekadhipatya,omitempty"`        // Bindus kept by the empty sign of a lord that has more than the occupied one: as many as that one (equalise), the difference (subtract), or none (zero). equalise if omitted. One of: "equalise", "subtract", "zero".
	Occupancy         *string `json:"occupancy,omitempty"`          // Points that make a sign occupied in the reduction by lords. planets if omitted. One of: "planets", "planets_and_ascendant".
	VirgoMultiplier   *int    `json:"virgo_multiplier,omitempty"`   // Weight of Virgo in the rasi pinda: 5 in most books, 6 in others. 5 if omitted. One of: 5, 6.
}

type StrengthAshtakavargaReducedInput struct {
	Birth
	Settings *StrengthAshtakavargaReducedSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

// One row of the ashtakavarga after both reductions.
type ReducedAshtakavarga struct {
	Name             AshtakavargaReceiver `json:"name"`              // English name of the planet, or Ascendant.
	AfterTrikona     []int                `json:"after_trikona"`     // Bindus after the reduction by trines, from Aries.
	AfterEkadhipatya []int                `json:"after_ekadhipatya"` // Bindus after both reductions, from Aries.
	RasiPinda        int                  `json:"rasi_pinda"`        // Sum of the reduced bindus, each times the multiplier of its sign.
	GrahaPinda       int                  `json:"graha_pinda"`       // Sum over the seven planets of the reduced bindus in the sign of each, times its multiplier.
	ShodhyaPinda     int                  `json:"shodhya_pinda"`     // Sum of both pindas.
}

type StrengthAshtakavargaReducedMetadata struct {
	SiderealMetadata
	AshtakavargaTable string `json:"ashtakavarga_table"` // Table of the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. One of: "varahamihira", "parasara".
	Ekadhipatya       string `json:"ekadhipatya"`        // Bindus kept by the empty sign of a lord that has more than the occupied one: as many as that one (equalise), the difference (subtract), or none (zero). One of: "equalise", "subtract", "zero".
	Occupancy         string `json:"occupancy"`          // Points that make a sign occupied in the reduction by lords. One of: "planets", "planets_and_ascendant".
	VirgoMultiplier   int    `json:"virgo_multiplier"`   // Weight of Virgo in the rasi pinda: 5 in most books, 6 in others. One of: 5, 6.
}

type StrengthAshtakavargaReducedAnswer struct {
	Rows     []ReducedAshtakavarga               `json:"rows"`     // The seven planets, and the ascendant last.
	Metadata StrengthAshtakavargaReducedMetadata `json:"metadata"` // Versions and rules behind the answer.
}

type ShadbalaRequest struct {
	Birth
	Settings *SunriseSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type SunriseSettings struct {
	SiderealSettings
	Sunrise *string `json:"sunrise,omitempty"` // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. One of: "almanac", "standard_air", "geometric", "disc_centre".
}

// The six strengths of a planet.
type PlanetStrength struct {
	Name          SignLord   `json:"name"` // English name of the planet or point.
	Sthana        SthanaBala `json:"sthana"`
	Dig           float64    `json:"dig"` // Strength of direction, in virupas.
	Kala          KalaBala   `json:"kala"`
	Cheshta       float64    `json:"cheshta"`        // Strength of motion; for Sun and Moon used only in ishta and kashta, in virupas.
	Naisargika    float64    `json:"naisargika"`     // Strength by nature, in virupas.
	Drik          float64    `json:"drik"`           // Strength by the aspects of others; may be negative, in virupas.
	Total         *float64   `json:"total"`          // Sum of all six, in virupas; null if the Sun does not rise or set.
	Rupas         *float64   `json:"rupas"`          // The total in rupas of 60 virupas.
	RequiredRupas float64    `json:"required_rupas"` // Rupas that the planet needs to be strong.
	Ratio         *float64   `json:"ratio"`          // Rupas divided by the required rupas: strong from 1.
	IsStrong      *bool      `json:"is_strong"`      // Whether it has the required rupas.
	Ishta         float64    `json:"ishta"`          // Power to do good, 0 to 60.
	Kashta        float64    `json:"kashta"`         // Power to do harm, 0 to 60.
}

// Strength of position and its parts.
type SthanaBala struct {
	Uchcha       float64 `json:"uchcha"`       // Strength by distance from deepest debilitation, in virupas.
	Saptavargaja float64 `json:"saptavargaja"` // Strength by the lords of its signs in seven vargas, in virupas.
	Ojayugma     float64 `json:"ojayugma"`     // Strength by odd and even signs in birth chart and navamsa, in virupas.
	Kendradi     float64 `json:"kendradi"`     // Strength by kind of house, in virupas.
	Drekkana     float64 `json:"drekkana"`     // Strength by third of the sign, in virupas.
	Total        float64 `json:"total"`        // Strength of position, in virupas.
}

// Strength of time and its parts.
type KalaBala struct {
	Nathonnatha float64  `json:"nathonnatha"` // Strength by day and night, in virupas.
	Paksha      float64  `json:"paksha"`      // Strength by the light of the Moon, in virupas.
	Tribhaga    *float64 `json:"tribhaga"`    // Strength as lord of the third of day or night, in virupas; null if the Sun does not rise or set.
	Abda        *float64 `json:"abda"`        // Strength as lord of the year, in virupas; null if the Sun does not rise or set.
	Masa        *float64 `json:"masa"`        // Strength as lord of the month, in virupas; null if the Sun does not rise or set.
	Vara        *float64 `json:"vara"`        // Strength as lord of the weekday, in virupas; null if the Sun does not rise or set.
	Hora        *float64 `json:"hora"`        // Strength as lord of the hour, in virupas; null if the Sun does not rise or set.
	Ayana       float64  `json:"ayana"`       // Strength by declination, in virupas.
	Yuddha      *float64 `json:"yuddha"`      // Strength gained or lost in war with another planet, in virupas; null if the Sun does not rise or set.
	Total       *float64 `json:"total"`       // Strength of time, in virupas; null if the Sun does not rise or set.
}

// Planets that rule the time of the birth.
type TimeLords struct {
	Abda     SignLord `json:"abda"`     // Planet that rules the year.
	Masa     SignLord `json:"masa"`     // Planet that rules the month.
	Vara     SignLord `json:"vara"`     // Planet that rules the weekday, counted from sunrise.
	Hora     SignLord `json:"hora"`     // Planet that rules the hour.
	Tribhaga SignLord `json:"tribhaga"` // Planet that rules the third of day or night.
}

type SunriseMetadata struct {
	SiderealMetadata
	Sunrise string `json:"sunrise"` // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	Profile string `json:"profile"` // Edition of the formulas: B. V. Raman’s. One of: "raman".
}

type StrengthShadbalaAnswer struct {
	Planets  []PlanetStrength `json:"planets"`  // Sun to Saturn.
	Lords    *TimeLords       `json:"lords"`    // Planets that rule the time of the birth; null if the Sun does not rise or set.
	Benefics []SignLord       `json:"benefics"` // Planets that count as benefics in this chart.
	Reason   *string          `json:"reason"`   // Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. One of: "no_sunrise", "no_sunset".
	Metadata SunriseMetadata  `json:"metadata"` // Versions and rules behind the answer.
}

type StrengthBhavaBalaAnswerHouses struct {
	House        int      `json:"house"`         // Number of the house, 1 to 12.
	Middle       InSign   `json:"middle"`        // Middle of the house.
	Lord         SignLord `json:"lord"`          // Lord of the sign in which the middle is.
	LordStrength *float64 `json:"lord_strength"` // Shadbala of the lord, in virupas; null if the Sun does not rise or set.
	Dig          float64  `json:"dig"`           // Strength of direction, in virupas.
	Drik         float64  `json:"drik"`          // Strength by aspects; may be negative, in virupas.
	Total        *float64 `json:"total"`         // Sum of all three, in virupas; null if the Sun does not rise or set.
	Rupas        *float64 `json:"rupas"`         // The total in rupas of 60 virupas.
}

type StrengthBhavaBalaAnswer struct {
	Houses   []StrengthBhavaBalaAnswerHouses `json:"houses"`   // Houses in order, from the first.
	Reason   *string                         `json:"reason"`   // Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. One of: "no_sunrise", "no_sunset".
	Metadata SunriseMetadata                 `json:"metadata"` // Versions and rules behind the answer.
}

type StrengthVimshopakaAnswerPlanetsVargas struct {
	Varga      string   `json:"varga"`       // Name of the divisional chart. One of: "d1", "d2", "d3", "d4", "d7", "d9", "d10", "d12", "d16", "d20", "d24", "d27", "d30", "d40", "d45", "d60".
	Sign       SignName `json:"sign"`        // Sign of the zodiac.
	SignNumber int      `json:"sign_number"` // 1 is Aries.
	SignLord   SignLord `json:"sign_lord"`   // Planet that rules the sign.
	Relation   string   `json:"relation"`    // Relation to the lord of that sign, in the birth chart. One of: "own", "great_friend", "friend", "neutral", "enemy", "great_enemy".
	Points     int      `json:"points"`      // Points of this varga, before weighting.
}

type StrengthVimshopakaAnswerPlanets struct {
	Name          SignLord                                `json:"name"`          // English name of the planet or point.
	Shadvarga     float64                                 `json:"shadvarga"`     // Points of twenty, over six vargas.
	Saptavarga    float64                                 `json:"saptavarga"`    // Points of twenty, over seven vargas.
	Dashavarga    float64                                 `json:"dashavarga"`    // Points of twenty, over ten vargas.
	Shodashavarga float64                                 `json:"shodashavarga"` // Points of twenty, over sixteen vargas.
	Vargas        []StrengthVimshopakaAnswerPlanetsVargas `json:"vargas"`        // Vargas, from the birth chart to the sixtieths.
}

type StrengthVimshopakaAnswer struct {
	Planets    []StrengthVimshopakaAnswerPlanets `json:"planets"` // Sun to Saturn.
	Confidence Confidence                        `json:"confidence"`
	Metadata   VedicMetadata                     `json:"metadata"` // Versions and rules behind the answer.
}

type TransitGocharaInput struct {
	Birth
	Settings *GocharaSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Target   *string          `json:"target,omitempty"`   // The requested instant, with its offset from UTC; now if omitted.
	Texts    *bool            `json:"texts,omitempty"`    // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

type GocharaSettings struct {
	VedicSettings
	AshtakavargaTable *string `json:"ashtakavarga_table,omitempty"` // Table of the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira if omitted. One of: "varahamihira", "parasara".
}

// The eighth of a sign, 3°45′, that a planet is in.
type Kakshya struct {
	Number   int                  `json:"number"`    // Number of the eighth of the sign, 1 to 8.
	Lord     AshtakavargaReceiver `json:"lord"`      // Lord of that eighth.
	HasBindu bool                 `json:"has_bindu"` // Whether the lord gives a bindu to the sign in the row of this planet.
}

type GocharaMetadata struct {
	VedicMetadata
	AshtakavargaTable string `json:"ashtakavarga_table"` // Table of the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. One of: "varahamihira", "parasara".
}

type TransitGocharaAnswerTransits struct {
	Name          GrahaName   `json:"name"`            // English name of the planet or point.
	Placement     Placement   `json:"placement"`       // Position at the target; houses are counted from the natal ascendant.
	HouseFromMoon int         `json:"house_from_moon"` // House from the sign of the natal Moon.
	Quality       Quality     `json:"quality"`         // good in a good house; neutral if another graha obstructs it there; else bad.
	VedhaHouse    *int        `json:"vedha_house"`     // House from the natal Moon from which it is obstructed; null if its own house is not good.
	ObstructedBy  []GrahaName `json:"obstructed_by"`   // Grahas in the house of vedha that obstruct it.
	Fruit         string      `json:"fruit"`           // Part of the sign in which it gives its results. One of: "first_third", "middle_third", "last_third", "whole_sign".
	Bindus        *int        `json:"bindus"`          // Bindus of the sign in its own ashtakavarga; null for Rahu and Ketu.
	SarvaBindus   int         `json:"sarva_bindus"`    // Bindus of the sign in the sarvashtakavarga.
	Kakshya       *Kakshya    `json:"kakshya"`         // Eighth of the sign that it is in; null for Rahu and Ketu.
}

type TransitGocharaAnswer struct {
	NatalMoon      Placement                      `json:"natal_moon"`
	NatalAscendant Ascendant                      `json:"natal_ascendant"`
	Transits       []TransitGocharaAnswerTransits `json:"transits"`        // Sun to Saturn, Rahu, Ketu.
	Texts          *AnswerTexts                   `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata       GocharaMetadata                `json:"metadata"`        // Versions and rules behind the answer.
}

type TransitNatalAspectsSettingsOrbs struct {
	Aspects map[string]float64 `json:"aspects,omitempty"` // Orbs by name of the aspect, degrees; others keep that of `orb_profile`.
	Points  map[string]any     `json:"points,omitempty"`  // Orbs by name of the point, degrees for all aspects or by aspect: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, ascendant, midheaven.
}

type TransitNatalAspectsSettings struct {
	LanguageSettings
	ObservationPoint *string  `json:"observation_point,omitempty"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. One of: "geocentric".
	NodeMode         *string  `json:"node_mode,omitempty"`         // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType         *string  `json:"node_type,omitempty"`         // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
	Clock            *string  `json:"clock,omitempty"`             // The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. One of: "auto", "zone", "local_mean", "local_apparent", "ut".
	Ayanamsa         *string  `json:"ayanamsa,omitempty"`          // Convention for the sidereal zodiac; `none` for the tropical one. none if omitted. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	Ayanamsha        *string  `json:"ayanamsha,omitempty"`         // Alias of ayanamsa. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom". Deprecated: see the text before.
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"`      // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	OrbProfile       *string  `json:"orb_profile,omitempty"`       // Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted. One of: "standard", "kerykeion", "wide".
	AspectSet        *string  `json:"aspect_set,omitempty"`        // The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major if omitted. One of: "major", "all".
	Aspects          *string  `json:"aspects,omitempty"`           // The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
	Orbs             any      `json:"orbs,omitempty"`              // Own orbs: degrees for every counted aspect, or an object `aspects` (by aspect), `points` (of a point, for all aspects or by aspect), or both. The orb of a pair is the mean of those of its two points; a point without its own has that of the aspect. One of: float64, TransitNatalAspectsSettingsOrbs.
	LuminariesFactor *float64 `json:"luminaries_factor,omitempty"` // Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted.
}

type TransitNatalAspectsInput struct {
	Birth
	Settings *TransitNatalAspectsSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Bodies   *string                      `json:"bodies,omitempty"`   // Bodies in transit, up to 10. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. mars,jupiter,saturn,uranus,neptune,pluto if omitted.
	Points   *string                      `json:"points,omitempty"`   // Points of the birth chart. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, ascendant, midheaven. sun,moon,mercury,venus,mars,jupiter,saturn,ascendant,midheaven if omitted.
	Target   *string                      `json:"target,omitempty"`   // The requested instant, with its offset from UTC; now if omitted.
}

type TransitNatalAspectsMetadata struct {
	Metadata
	Birth            BirthClock                    `json:"birth"`                       // The instant computed for the birth, and the clock behind it.
	ObservationPoint string                        `json:"observation_point"`           // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	NodeMode         string                        `json:"node_mode"`                   // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	Ayanamsa         string                        `json:"ayanamsa"`                    // Convention for the sidereal zodiac; `none` for the tropical one. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64                      `json:"ayanamsa_deg,omitempty"`      // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	OrbProfile       string                        `json:"orb_profile"`                 // Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. One of: "standard", "kerykeion", "wide".
	Orbs             map[string]float64            `json:"orbs"`                        // Largest distance from exactness by aspect, degrees.
	AspectSet        string                        `json:"aspect_set"`                  // The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). One of: "major", "all".
	Aspects          *string                       `json:"aspects,omitempty"`           // The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
	OrbsByPoint      map[string]map[string]float64 `json:"orbs_by_point,omitempty"`     // Orbs of points that have their own, by aspect, degrees; only if they were requested.
	LuminariesFactor *float64                      `json:"luminaries_factor,omitempty"` // Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted.
}

type TransitNatalAspectsAnswerTransits struct {
	InSign
	Name         string `json:"name"`          // English name of the planet or point.
	IsRetrograde bool   `json:"is_retrograde"` // Whether it moves backwards through the zodiac.
}

type TransitNatalAspectsAnswerAspects struct {
	Transiting string  `json:"transiting"`  // The body in transit.
	Natal      string  `json:"natal"`       // The point of the birth chart.
	Aspect     string  `json:"aspect"`      // Name of the aspect (angle between two points). One of: "conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semisextile", "semisquare", "sesquiquadrate", "quintile", "biquintile".
	Angle      float64 `json:"angle"`       // Degrees of the exact aspect.
	Separation float64 `json:"separation"`  // Degrees between the two along the zodiac.
	Orb        float64 `json:"orb"`         // Distance from the exact angle, degrees.
	IsApplying *bool   `json:"is_applying"` // Whether it is becoming more exact; null if the body is stationary.
}

type TransitNatalAspectsAnswer struct {
	Transits []TransitNatalAspectsAnswerTransits `json:"transits"` // Positions of the bodies at the target.
	Aspects  []TransitNatalAspectsAnswerAspects  `json:"aspects"`  // Aspects, the nearest to exactness first.
	Metadata TransitNatalAspectsMetadata         `json:"metadata"` // Versions and rules behind the answer.
}

type TransitHitsSettings struct {
	LanguageSettings
	ObservationPoint *string  `json:"observation_point,omitempty"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. One of: "geocentric".
	NodeMode         *string  `json:"node_mode,omitempty"`         // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType         *string  `json:"node_type,omitempty"`         // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
	Clock            *string  `json:"clock,omitempty"`             // The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. One of: "auto", "zone", "local_mean", "local_apparent", "ut".
	Ayanamsa         *string  `json:"ayanamsa,omitempty"`          // Convention for the sidereal zodiac; `none` for the tropical one. none if omitted. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	Ayanamsha        *string  `json:"ayanamsha,omitempty"`         // Alias of ayanamsa. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom". Deprecated: see the text before.
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"`      // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
}

type TransitHitsInput struct {
	Birth
	Settings *TransitHitsSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	From     string               `json:"from"`               // The first date, by the clock of the birthplace.
	To       string               `json:"to"`                 // The last date; one request takes up to 366 days.
	Bodies   *string              `json:"bodies,omitempty"`   // Bodies in transit, up to 10. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. mars,jupiter,saturn,uranus,neptune,pluto if omitted.
	Points   *string              `json:"points,omitempty"`   // Points of the birth chart. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, ascendant, midheaven. sun,moon,mercury,venus,mars,jupiter,saturn,ascendant,midheaven if omitted.
	Aspects  *string              `json:"aspects,omitempty"`  // Aspects to search for. Separated by commas: conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. conjunction,sextile,square,trine,opposition if omitted.
}

type TransitHitsMetadata struct {
	Metadata
	Birth            BirthClock `json:"birth"`                  // The instant computed for the birth, and the clock behind it.
	ObservationPoint string     `json:"observation_point"`      // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	NodeMode         string     `json:"node_mode"`              // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	Ayanamsa         string     `json:"ayanamsa"`               // Convention for the sidereal zodiac; `none` for the tropical one. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64   `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
}

type TransitHitsAnswerHits struct {
	At           string `json:"at"`            // Instant of exactness, by the clock of the birthplace.
	Transiting   string `json:"transiting"`    // The body in transit.
	Natal        string `json:"natal"`         // The point of the birth chart.
	Aspect       string `json:"aspect"`        // Name of the aspect (angle between two points). One of: "conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semisextile", "semisquare", "sesquiquadrate", "quintile", "biquintile".
	IsRetrograde bool   `json:"is_retrograde"` // Whether the body moves backwards then.
	Pass         int    `json:"pass"`          // Number of the pass of this body over this aspect within the range.
}

type TransitHitsAnswer struct {
	Hits     []TransitHitsAnswerHits `json:"hits"`     // Hits in order of time.
	Metadata TransitHitsMetadata     `json:"metadata"` // Versions and rules behind the answer.
}

type TransitSarvatobhadraSettings struct {
	VedicSettings
	Sunrise   *string `json:"sunrise,omitempty"`    // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. One of: "almanac", "standard_air", "geometric", "disc_centre".
	SideVedha *string `json:"side_vedha,omitempty"` // Squares of the slanting lines: all on them, or, as Horaratna says, stars, letters and signs alone, without the tithis and weekdays in the middle. all if omitted. One of: "all", "without_tithis".
}

type TransitSarvatobhadraInput struct {
	Birth
	Settings *TransitSarvatobhadraSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Target   *string                       `json:"target,omitempty"`   // The requested instant, with its offset from UTC; now if omitted.
}

// A point of the birth in Sarvatobhadra chakra.
type ChakraBirthPoint struct {
	Point      string      `json:"point"`       // Star or sign of the Moon at birth, group of the tithi, or weekday. One of: "nakshatra", "sign", "tithi_group", "weekday".
	Name       string      `json:"name"`        // Name of the point in English.
	Row        int         `json:"row"`         // Row from the east, above, to the west.
	Column     int         `json:"column"`      // Column from the north, at the left, to the south.
	OccupiedBy []GrahaName `json:"occupied_by"` // Planets in the square; only stars have planets.
	Vedha      []ChakraHit `json:"vedha"`       // Lines of vedha through the square.
}

// A line of vedha through a point of the birth.
type ChakraHit struct {
	Name      GrahaName `json:"name"`       // Planet of the line.
	Line      string    `json:"line"`       // Its line through the square. One of: "front", "left", "right".
	ByMotion  bool      `json:"by_motion"`  // Whether this line counts by the rule of motion.
	IsMalefic bool      `json:"is_malefic"` // Whether the planet is a malefic at the target.
}

// A planet in Sarvatobhadra chakra with its lines of vedha.
type ChakraPlanet struct {
	Name          GrahaName    `json:"name"`            // English name of the planet or point.
	Longitude     float64      `json:"longitude"`       // Ecliptic longitude, degrees from 0° Aries.
	Sign          SignName     `json:"sign"`            // Sign of the zodiac.
	Nakshatra     StarName     `json:"nakshatra"`       // Star of 28, with Abhijit.
	IsRetrograde  bool         `json:"is_retrograde"`   // Whether it moves backwards through the zodiac.
	IsMalefic     bool         `json:"is_malefic"`      // Whether it is a malefic at the target: Sun, Mars, Saturn, the nodes, the waning Moon, and Mercury in a sign with one of them.
	Row           int          `json:"row"`             // Row from the east, above, to the west.
	Column        int          `json:"column"`          // Column from the north, at the left, to the south.
	Front         []ChakraCell `json:"front"`           // Squares of the line across the chakra, from the planet on.
	Left          []ChakraCell `json:"left"`            // Squares of the slanting line towards the following stars.
	Right         []ChakraCell `json:"right"`           // Squares of the slanting line towards the preceding stars.
	LinesByMotion []string     `json:"lines_by_motion"` // Lines that count by the rule of motion: right if retrograde, left if faster than the mean, else front; all three for Sun, Moon and nodes. One of: "front", "left", "right".
}

// One of: "Ashwini", "Bharani", "Krittika", "Rohini", "Mrigashirsha", "Ardra", "Punarvasu", "Pushya", "Ashlesha", "Magha", "Purva Phalguni", "Uttara Phalguni", "Hasta", "Chitra", "Swati", "Vishakha", "Anuradha", "Jyeshtha", "Moola", "Purva Ashadha", "Uttara Ashadha", "Abhijit", "Shravana", "Dhanishta", "Shatabhisha", "Purva Bhadrapada", "Uttara Bhadrapada", "Revati".
type StarName = string

// A square of the chakra.
type ChakraCell struct {
	Row    int `json:"row"`    // Row from the east, above, to the west.
	Column int `json:"column"` // Column from the north, at the left, to the south.
}

// A square of Sarvatobhadra chakra with the planets in it and over it.
type ChakraSquare struct {
	Row        int         `json:"row"`         // Row from the east, above, to the west.
	Column     int         `json:"column"`      // Column from the north, at the left, to the south.
	Kind       string      `json:"kind"`        // What the square holds. One of: "nakshatra", "vowel", "consonant", "sign", "tithi_group".
	Nakshatra  *StarName   `json:"nakshatra"`   // Star of a square of the outer ring; else null.
	Sign       *SignName   `json:"sign"`        // Sign of a square of the third ring; else null.
	Letter     *string     `json:"letter"`      // Vowel or consonant in Latin letters (IAST); else null.
	Devanagari *string     `json:"devanagari"`  // The same letter in Devanagari; else null.
	TithiGroup *string     `json:"tithi_group"` // Group of tithis of a square in the middle; else null. One of: "Nanda", "Bhadra", "Jaya", "Rikta", "Purna".
	Weekdays   []string    `json:"weekdays"`    // Weekdays of a square in the middle; else empty.
	Planets    []GrahaName `json:"planets"`     // Planets in the star of the square at the target.
	VedhaBy    []GrahaName `json:"vedha_by"`    // Planets of which a line goes through the square.
}

type TransitSarvatobhadraMetadata struct {
	VedicMetadata
	Sunrise   string `json:"sunrise"`    // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	SideVedha string `json:"side_vedha"` // Squares of the slanting lines: all on them, or, as Horaratna says, stars, letters and signs alone, without the tithis and weekdays in the middle. One of: "all", "without_tithis".
}

type TransitSarvatobhadraAnswer struct {
	BirthPoints      []ChakraBirthPoint           `json:"birth_points"`      // Star, sign, group of the tithi and weekday of the birth.
	Planets          []ChakraPlanet               `json:"planets"`           // Sun to Saturn, Rahu, Ketu at the target.
	Squares          []ChakraSquare               `json:"squares"`           // The 81 squares, row by row from the north-east.
	Confidence       Confidence                   `json:"confidence"`        // Confidence in the squares and the three lines.
	MotionConfidence Confidence                   `json:"motion_confidence"` // Confidence in `lines_by_motion`.
	Metadata         TransitSarvatobhadraMetadata `json:"metadata"`          // Versions and rules behind the answer.
}

type TransitKotaInput struct {
	Birth
	Settings *VedicSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Target   *string        `json:"target,omitempty"`   // The requested instant, with its offset from UTC; now if omitted.
}

// A planet in the fort at the target.
type KotaPlanet struct {
	Name           GrahaName `json:"name"`             // English name of the planet or point.
	Longitude      float64   `json:"longitude"`        // Ecliptic longitude, degrees from 0° Aries.
	Sign           SignName  `json:"sign"`             // Sign of the zodiac.
	Nakshatra      StarName  `json:"nakshatra"`        // Star of 28, with Abhijit.
	IsRetrograde   bool      `json:"is_retrograde"`    // Whether it moves backwards through the zodiac.
	IsMalefic      bool      `json:"is_malefic"`       // Whether it is a malefic at the target: Sun, Mars, Saturn, the nodes, the waning Moon, and Mercury in a sign with one of them.
	CountFromBirth int       `json:"count_from_birth"` // Number of the star, counted from the birth star.
	Ring           string    `json:"ring"`             // Part of the fort: bahya outside, prakara the wall, madhya inside, stambha the pillar in the middle. One of: "bahya", "prakara", "madhya", "stambha".
	Path           string    `json:"path"`             // Way of the star: in along a diagonal, at the pillar, or out along an axis. One of: "entry", "pillar", "exit".
	Direction      string    `json:"direction"`        // Side of the fort. One of: "north_east", "east", "south_east", "south", "south_west", "west", "north_west", "north".
	Heading        string    `json:"heading"`          // Whether it goes into the fort or leaves it; a retrograde planet goes the other way. pillar: it is in the middle. One of: "in", "out", "pillar".
}

// A star in its place of the fort.
type KotaStar struct {
	Nakshatra      StarName    `json:"nakshatra"`        // Star of 28, with Abhijit.
	CountFromBirth int         `json:"count_from_birth"` // Number of the star, counted from the birth star.
	Ring           string      `json:"ring"`             // Part of the fort: bahya outside, prakara the wall, madhya inside, stambha the pillar in the middle. One of: "bahya", "prakara", "madhya", "stambha".
	Path           string      `json:"path"`             // Way of the star: in along a diagonal, at the pillar, or out along an axis. One of: "entry", "pillar", "exit".
	Direction      string      `json:"direction"`        // Side of the fort. One of: "north_east", "east", "south_east", "south", "south_west", "west", "north_west", "north".
	Planets        []GrahaName `json:"planets"`          // Planets in the star at the target.
}

type TransitKotaAnswer struct {
	BirthStar          StarName      `json:"birth_star"`           // Star of the Moon at birth, of 28.
	Pada               int           `json:"pada"`                 // Quarter of the Moon’s star among 27.
	MoonSign           SignName      `json:"moon_sign"`            // Sign of the Moon at birth.
	KotaSwami          GrahaName     `json:"kota_swami"`           // Lord of the fort.
	KotaPala           GrahaName     `json:"kota_pala"`            // Guard of the fort.
	KotaPalaConfidence Confidence    `json:"kota_pala_confidence"` // Confidence in the guard; programs differ on Shravana and Dhanishta.
	Planets            []KotaPlanet  `json:"planets"`              // Sun to Saturn, Rahu, Ketu at the target.
	Stars              []KotaStar    `json:"stars"`                // The 28 stars of the fort, from the birth star.
	Confidence         Confidence    `json:"confidence"`           // Confidence in the rings and ways.
	Metadata           VedicMetadata `json:"metadata"`             // Versions and rules behind the answer.
}

type JaiminiKarakasSettings struct {
	VedicSettings
	KarakaCount *int `json:"karaka_count,omitempty"` // Eight karakas with Rahu, or the seven of K.N. Rao, without Rahu and the Pitri karaka. 8 if omitted. One of: 8, 7.
}

type JaiminiKarakasInput struct {
	Birth
	Settings *JaiminiKarakasSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

// An office and the graha that has it.
type CharaKaraka struct {
	Karaka  string      `json:"karaka"`  // The office: atma is the self, amatya the minister, dara the spouse. One of: "atma", "amatya", "bhratri", "matri", "pitri", "putra", "gnati", "dara".
	Grahas  []GrahaName `json:"grahas"`  // Graha with the office. Two at exactly the same degree share it, and the next office is empty.
	Advance float64     `json:"advance"` // Degrees passed in the sign; for Rahu, counted from its end.
}

type JaiminiKarakasMetadata struct {
	VedicMetadata
	KarakaCount int `json:"karaka_count"` // Eight karakas with Rahu, or the seven of K.N. Rao, without Rahu and the Pitri karaka. One of: 8, 7.
}

type JaiminiKarakasAnswerKarakamsa struct {
	Sign       SignName `json:"sign"`        // Sign of the zodiac.
	SignNumber int      `json:"sign_number"` // 1 is Aries.
	SignLord   SignLord `json:"sign_lord"`   // Planet that rules the sign.
}

type JaiminiKarakasAnswerSwamsa struct {
	Sign       SignName `json:"sign"`        // Sign of the zodiac.
	SignNumber int      `json:"sign_number"` // 1 is Aries.
	SignLord   SignLord `json:"sign_lord"`   // Planet that rules the sign.
}

type JaiminiKarakasAnswer struct {
	Karakas    []CharaKaraka                 `json:"karakas"`   // Karakas from Atma to Dara.
	Karakamsa  JaiminiKarakasAnswerKarakamsa `json:"karakamsa"` // Sign of the Atma karaka in the navamsa.
	Swamsa     JaiminiKarakasAnswerSwamsa    `json:"swamsa"`    // Sign of the ascendant in the navamsa.
	HasTie     bool                          `json:"has_tie"`   // Whether two planets are at exactly the same degree.
	Confidence Confidence                    `json:"confidence"`
	Metadata   JaiminiKarakasMetadata        `json:"metadata"` // Versions and rules behind the answer.
}

type JaiminiArudhasInput struct {
	Birth
	Settings *JaiminiArudhasSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

// The arudha of one house.
type ArudhaPada struct {
	House       int       `json:"house"`        // Number of the house, 1 to 12.
	Label       string    `json:"label"`        // A1 to A12; A12 is also UL, A1 also AL.
	Name        string    `json:"name"`         // Name of the arudha pada.
	Lord        GrahaName `json:"lord"`         // Lord of the house, used for counting.
	LordRule    string    `json:"lord_rule"`    // Rule that selected this lord. One of: "only_lord", "other_is_in_sign", "more_companions", "jupiter_mercury_dispositor", "exalted", "modality", "longer_period", "more_advanced", "equal", "classical".
	Sign        SignName  `json:"sign"`         // Sign of the zodiac.
	SignNumber  int       `json:"sign_number"`  // 1 is Aries.
	SignLord    SignLord  `json:"sign_lord"`    // Planet that rules the sign.
	ArudhaHouse int       `json:"arudha_house"` // House of the arudha, from the ascendant.
}

type JaiminiArudhasAnswer struct {
	Arudhas    []ArudhaPada           `json:"arudhas"` // In order of the houses, from the first.
	Confidence Confidence             `json:"confidence"`
	Metadata   JaiminiArudhasMetadata `json:"metadata"` // Versions and rules behind the answer.
}

type JaiminiArgalaSettings struct {
	VedicSettings
	ArgalaNodes *string `json:"argala_nodes,omitempty"` // Whether the places of Rahu and Ketu are counted forward like the others, or backwards. zodiacal if omitted. One of: "zodiacal", "reversed".
}

type JaiminiArgalaInput struct {
	Birth
	Settings *JaiminiArgalaSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

// Intervention on a sign from one place, and its obstruction.
type Argala struct {
	Place          int         `json:"place"`           // Place from the sign: 2, 4 and 11 are primary, 5 is secondary.
	IsPrimary      bool        `json:"is_primary"`      // Whether it is one of the three primary ones.
	By             []GrahaName `json:"by"`              // Grahas that intervene.
	ObstructedFrom int         `json:"obstructed_from"` // Place from which it is obstructed.
	Against        []GrahaName `json:"against"`         // Grahas that obstruct.
	Holds          bool        `json:"holds"`           // Whether more grahas intervene than obstruct.
}

type JaiminiArgalaMetadata struct {
	VedicMetadata
	ArgalaNodes string `json:"argala_nodes"` // Whether the places of Rahu and Ketu are counted forward like the others, or backwards. One of: "zodiacal", "reversed".
}

type JaiminiArgalaAnswerHousesVipareeta struct {
	By    []GrahaName `json:"by"`    // Malefics in the third.
	Holds bool        `json:"holds"` // Whether three malefics or more are in the third, and no other graha.
}

type JaiminiArgalaAnswerHouses struct {
	House      int                                `json:"house"`       // Number of the house, 1 to 12.
	Sign       SignName                           `json:"sign"`        // Sign of the zodiac.
	SignNumber int                                `json:"sign_number"` // 1 is Aries.
	SignLord   SignLord                           `json:"sign_lord"`   // Planet that rules the sign.
	Argalas    []Argala                           `json:"argalas"`     // Argalas from the 2nd, 4th, 11th and 5th.
	Vipareeta  JaiminiArgalaAnswerHousesVipareeta `json:"vipareeta"`   // Argala of malefics in the third.
}

type JaiminiArgalaAnswer struct {
	Houses     []JaiminiArgalaAnswerHouses `json:"houses"` // In order of the houses, from the first.
	Confidence Confidence                  `json:"confidence"`
	Metadata   JaiminiArgalaMetadata       `json:"metadata"` // Versions and rules behind the answer.
}

type JaiminiCharaDashaInput struct {
	Birth
	Settings *JaiminiDashaSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Depth    *int                  `json:"depth,omitempty"`    // Number of levels of periods to list, beginning with the great periods. 2 if omitted.
	Ages     *bool                 `json:"ages,omitempty"`     // Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted.
}

type JaiminiDashaSettings struct {
	VedicSettings
	YearLength any `json:"year_length,omitempty"` // Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to its sidereal place at birth. 365.25 if omitted. One of: 365.25, 365.2425, 365.2422, 365.256364, 360, "true_sidereal_sun".
}

// A period of a sign.
type SignMahadasha struct {
	Sign        SignName         `json:"sign"`               // Sign of the zodiac.
	SignNumber  int              `json:"sign_number"`        // 1 is Aries.
	SignLord    SignLord         `json:"sign_lord"`          // Planet that rules the sign.
	FromAge     float64          `json:"from_age"`           // Age in years at which it begins.
	StartAt     string           `json:"start_at"`           // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
	EndAt       string           `json:"end_at"`             // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
	AgeFrom     *float64         `json:"age_from,omitempty"` // Age in years at the start, if `ages` is true; negative before birth.
	AgeTo       *float64         `json:"age_to,omitempty"`   // Age in years at the end, if `ages` is true.
	Years       int              `json:"years"`              // Length in years.
	Lord        GrahaName        `json:"lord"`               // Lord used for counting the years; one of two lords for Scorpio and Aquarius.
	Antardashas []SignAntardasha `json:"antardashas"`        // Periods within this one; null below the requested depth.
}

// One of twelve equal parts.
type SignAntardasha struct {
	Sign       SignName `json:"sign"`               // Sign of the zodiac.
	SignNumber int      `json:"sign_number"`        // 1 is Aries.
	SignLord   SignLord `json:"sign_lord"`          // Planet that rules the sign.
	FromAge    float64  `json:"from_age"`           // Age in years at which it begins.
	StartAt    string   `json:"start_at"`           // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
	EndAt      string   `json:"end_at"`             // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
	AgeFrom    *float64 `json:"age_from,omitempty"` // Age in years at the start, if `ages` is true; negative before birth.
	AgeTo      *float64 `json:"age_to,omitempty"`   // Age in years at the end, if `ages` is true.
}

type JaiminiDashaMetadata struct {
	DashaMetadata
	NodeMode string `json:"node_mode"` // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
}

type DashaMetadata struct {
	SiderealMetadata
	YearLength any `json:"year_length"` // Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to its sidereal place at birth. One of: 365.25, 365.2425, 365.2422, 365.256364, 360, "true_sidereal_sun".
}

type JaiminiCharaDashaAnswerSeed struct {
	Sign       SignName `json:"sign"`        // Sign of the zodiac.
	SignNumber int      `json:"sign_number"` // 1 is Aries.
	SignLord   SignLord `json:"sign_lord"`   // Planet that rules the sign.
}

type JaiminiCharaDashaAnswer struct {
	Seed                 JaiminiCharaDashaAnswerSeed `json:"seed"`                  // Sign of the first period.
	SeedRule             *string                     `json:"seed_rule"`             // Rule that made it the stronger of the ascendant and the seventh; null if the dasha always begins with the ascendant. One of: "more_planets", "jupiter_mercury_lord", "exalted_planet", "lord_in_other_parity", "modality", "lord_more_advanced", "equal".
	Direction            string                      `json:"direction"`             // Direction through the zodiac, from the seed. One of: "forward", "backward".
	Mahadashas           []SignMahadasha             `json:"mahadashas"`            // Great periods in order, from birth.
	Confidence           Confidence                  `json:"confidence"`            // Confidence in the order and lengths of the great periods.
	AntardashaConfidence Confidence                  `json:"antardasha_confidence"` // Confidence in the order of the periods within them.
	Metadata             JaiminiDashaMetadata        `json:"metadata"`              // Versions and rules behind the answer.
}

// A period of a sign with years of its own.
type ShoolaMahadasha struct {
	Sign        SignName         `json:"sign"`               // Sign of the zodiac.
	SignNumber  int              `json:"sign_number"`        // 1 is Aries.
	SignLord    SignLord         `json:"sign_lord"`          // Planet that rules the sign.
	FromAge     float64          `json:"from_age"`           // Age in years at which it begins.
	StartAt     string           `json:"start_at"`           // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
	EndAt       string           `json:"end_at"`             // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
	AgeFrom     *float64         `json:"age_from,omitempty"` // Age in years at the start, if `ages` is true; negative before birth.
	AgeTo       *float64         `json:"age_to,omitempty"`   // Age in years at the end, if `ages` is true.
	Years       int              `json:"years"`              // Length in years.
	Antardashas []SignAntardasha `json:"antardashas"`        // Periods within this one; null below the requested depth.
}

type JaiminiShoolaDashaAnswerSeed struct {
	Sign       SignName `json:"sign"`        // Sign of the zodiac.
	SignNumber int      `json:"sign_number"` // 1 is Aries.
	SignLord   SignLord `json:"sign_lord"`   // Planet that rules the sign.
}

type JaiminiShoolaDashaAnswer struct {
	Seed                 JaiminiShoolaDashaAnswerSeed `json:"seed"`                  // Sign of the first period.
	SeedRule             string                       `json:"seed_rule"`             // Rule that made it the stronger of two signs. One of: "more_planets", "jupiter_mercury_lord", "exalted_planet", "lord_in_other_parity", "modality", "lord_more_advanced", "equal".
	Direction            string                       `json:"direction"`             // Direction through the zodiac, from the seed. One of: "forward", "backward".
	Mahadashas           []ShoolaMahadasha            `json:"mahadashas"`            // The twelve great periods in order, from birth.
	Confidence           Confidence                   `json:"confidence"`            // Confidence in the order and lengths of the great periods.
	AntardashaConfidence Confidence                   `json:"antardasha_confidence"` // Confidence in the order of the periods within them.
	Metadata             JaiminiDashaMetadata         `json:"metadata"`              // Versions and rules behind the answer.
}

type PointsUpagrahasSettings struct {
	DaySettings
	NodeMode     *string `json:"node_mode,omitempty"`     // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType     *string `json:"node_type,omitempty"`     // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
	GulikaMoment *string `json:"gulika_moment,omitempty"` // Moment of the eighth of Saturn that is used. start if omitted. One of: "start", "middle", "end".
	KaalaMoment  *string `json:"kaala_moment,omitempty"`  // Moment of its eighth that is used for each of Kaala, Mrityu, Artha Prahara and Yamaghantaka. middle if omitted. One of: "middle", "start", "end".
	MandiMethod  *string `json:"mandi_method,omitempty"`  // Middle or end of the eighth of Saturn, or a ghati of the weekday, as in Phaladeepika. middle if omitted. One of: "middle", "end", "ghatis".
}

type PointsUpagrahasInput struct {
	Birth
	Settings *PointsUpagrahasSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type DaySettings struct {
	LanguageSettings
	ObservationPoint *string  `json:"observation_point,omitempty"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. One of: "geocentric".
	Ayanamsa         *string  `json:"ayanamsa,omitempty"`          // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	Ayanamsha        *string  `json:"ayanamsha,omitempty"`         // Alias of ayanamsa. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom". Deprecated: see the text before.
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"`      // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	Sunrise          *string  `json:"sunrise,omitempty"`           // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. One of: "almanac", "standard_air", "geometric", "disc_centre".
	Clock            *string  `json:"clock,omitempty"`             // The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. One of: "auto", "zone", "local_mean", "local_apparent", "ut".
}

// Position of a point without a body.
type PlacedPoint struct {
	InSign
	House           int           `json:"house"`            // Whole-sign house from the ascendant.
	Nakshatra       NakshatraName `json:"nakshatra"`        // Nakshatra (lunar mansion) of the position.
	NakshatraNumber int           `json:"nakshatra_number"` // 1 is Ashwini.
	NakshatraLord   GrahaName     `json:"nakshatra_lord"`   // Planet that rules the nakshatra.
	Pada            int           `json:"pada"`             // Quarter of the nakshatra.
}

// The day that contains the requested instant: from sunrise to sunrise, or a civil date if `settings.day_start` is midnight.
type PanchangDay struct {
	Date        string  `json:"date"`         // Civil date on which the day began.
	Weekday     string  `json:"weekday"`      // Weekday of the day.
	Basis       string  `json:"basis"`        // Basis of the day: sunrise, or the civil calendar if there is no sunrise or `settings.day_start` is midnight. One of: "sunrise", "civil".
	Sunrise     *string `json:"sunrise"`      // Sunrise; null if there is none.
	Sunset      *string `json:"sunset"`       // Sunset; null if there is none.
	NextSunrise *string `json:"next_sunrise"` // The following sunrise; null if there is none.
}

type DayMetadata struct {
	Metadata
	Birth            BirthClock `json:"birth"`                  // The instant computed for the birth, and the clock behind it.
	ObservationPoint string     `json:"observation_point"`      // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	Ayanamsa         string     `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64   `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	Sunrise          string     `json:"sunrise"`                // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
}

type PointsUpagrahasMetadata struct {
	DayMetadata
	NodeMode     string `json:"node_mode"`     // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	GulikaMoment string `json:"gulika_moment"` // Moment of the eighth of Saturn that is used. One of: "start", "middle", "end".
	KaalaMoment  string `json:"kaala_moment"`  // Moment of its eighth that is used for each of Kaala, Mrityu, Artha Prahara and Yamaghantaka. One of: "middle", "start", "end".
	MandiMethod  string `json:"mandi_method"`  // Middle or end of the eighth of Saturn, or a ghati of the weekday, as in Phaladeepika. One of: "middle", "end", "ghatis".
}

type PointsUpagrahasAnswerKaalaGroup struct {
	Name       string       `json:"name"`   // Name of the upagraha, for programs. One of: "kaala", "mrityu", "artha_prahara", "yamaghantaka", "gulika", "mandi".
	Point      *PlacedPoint `json:"point"`  // Position of the upagraha; null if the Sun does not rise or set.
	Method     string       `json:"method"` // Moment of its eighth that was used.
	Confidence Confidence   `json:"confidence"`
}

type PointsUpagrahasAnswerDhumaGroup struct {
	Name  string      `json:"name"` // Name of the upagraha, for programs. One of: "dhuma", "vyatipata", "parivesha", "indrachapa", "upaketu".
	Point PlacedPoint `json:"point"`
}

type PointsUpagrahasAnswer struct {
	KaalaGroup  []PointsUpagrahasAnswerKaalaGroup `json:"kaala_group"`  // Points that rise in an eighth of day or night.
	DhumaGroup  []PointsUpagrahasAnswerDhumaGroup `json:"dhuma_group"`  // Points that follow from the Sun.
	IsDayBirth  *bool                             `json:"is_day_birth"` // Whether the birth is between sunrise and sunset; null if one is missing.
	PanchangDay PanchangDay                       `json:"panchang_day"`
	Reason      *string                           `json:"reason"`   // Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. One of: "no_sunrise", "no_sunset".
	Metadata    PointsUpagrahasMetadata           `json:"metadata"` // Versions and rules behind the answer.
}

type PointsSpecialLagnasSettings struct {
	DaySettings
	NodeMode *string `json:"node_mode,omitempty"` // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType *string `json:"node_type,omitempty"` // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
}

type PointsSpecialLagnasInput struct {
	Birth
	Settings *PointsSpecialLagnasSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type PointsSpecialLagnasMetadata struct {
	DayMetadata
	NodeMode string `json:"node_mode"` // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
}

type PointsSpecialLagnasAnswer struct {
	Bhava       *PlacedPoint                `json:"bhava"`        // Bhava lagna; null without a sunrise.
	Hora        *PlacedPoint                `json:"hora"`         // Hora lagna; null without a sunrise.
	Ghati       *PlacedPoint                `json:"ghati"`        // Ghati lagna; null without a sunrise.
	Pranapada   *PlacedPoint                `json:"pranapada"`    // Pranapada; null without a sunrise.
	Sree        PlacedPoint                 `json:"sree"`         // Sree lagna.
	Indu        PlacedPoint                 `json:"indu"`         // Indu lagna.
	BhriguBindu PlacedPoint                 `json:"bhrigu_bindu"` // Halfway from Rahu forward to the Moon.
	PanchangDay PanchangDay                 `json:"panchang_day"`
	Reason      *string                     `json:"reason"`   // Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. One of: "no_sunrise", "no_sunset".
	Metadata    PointsSpecialLagnasMetadata `json:"metadata"` // Versions and rules behind the answer.
}

type YogaDetectInput struct {
	Birth
	Settings    *VedicSettings `json:"settings,omitempty"`     // Conventions to follow; each has a default.
	Gender      *string        `json:"gender,omitempty"`       // Used only by Mahabhagya yoga, which is not judged without it. One of: "male", "female".
	OnlyPresent *bool          `json:"only_present,omitempty"` // Whether to omit the yogas whose condition is not met. true if omitted.
	Texts       *bool          `json:"texts,omitempty"`        // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

// One yoga with its rule, its evidence and its strength.
type DetectedYoga struct {
	Name         string            `json:"name"`          // Name of the yoga.
	Group        string            `json:"group"`         // Group of the yoga; arishta are yogas of misfortune. One of: "major", "raja_dhana", "chandra", "surya", "nabhasa", "arishta".
	HasYoga      bool              `json:"has_yoga"`      // Whether its condition is met and nothing cancels it.
	Rule         string            `json:"rule"`          // The condition of the yoga, in an English sentence.
	Source       string            `json:"source"`        // Work from which the rule is taken.
	SharePercent *float64          `json:"share_percent"` // Percentage of random births that have the yoga; a common yoga means little. Null if not measured.
	Strength     *string           `json:"strength"`      // Strength of the strongest combination; null if the condition is not met. One of: "strong", "medium", "weak".
	Combinations []YogaCombination `json:"combinations"`  // Sets of planets that make the yoga, the strongest first; empty if the condition is not met.
	CountedFrom  []string          `json:"counted_from"`  // Points from which the rule counted houses or signs; empty if it counts none.
	Notes        []string          `json:"notes"`         // Facts that form the yoga or weaken it.
	CancelledBy  *string           `json:"cancelled_by"`  // Reason why the yoga does not hold although its condition is met; else null.
}

// One set of planets that makes a yoga.
type YogaCombination struct {
	Planets  []GrahaName `json:"planets"`  // Planets that make the yoga.
	Houses   []int       `json:"houses"`   // Their houses from the ascendant, in the same order.
	Note     *string     `json:"note"`     // Further detail of the combination; null if the rule describes it fully.
	Strength string      `json:"strength"` // Strength of the planets of the combination. One of: "strong", "medium", "weak".
	Score    float64     `json:"score"`    // Mean score of the planets; strong from 1, weak below 0.
	Reasons  []string    `json:"reasons"`  // Points for and against each planet, in English sentences.
}

type YogaDetectAnswer struct {
	Judged             int            `json:"judged"`  // Number of yogas examined.
	Present            int            `json:"present"` // Number of yogas that hold.
	Strong             int            `json:"strong"`  // Number of yogas that hold and are strong.
	Yogas              []DetectedYoga `json:"yogas"`   // Yogas, in the order of the classical lists.
	StrengthConfidence Confidence     `json:"strength_confidence"`
	Texts              *AnswerTexts   `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata           VedicMetadata  `json:"metadata"`        // Versions and rules behind the answer.
}

type KpChartInput struct {
	Birth
	Settings *KpSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type KpSettings struct {
	Settings
	NodeMode  *string `json:"node_mode,omitempty"` // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType  *string `json:"node_type,omitempty"` // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
	Ayanamsa  *string `json:"ayanamsa,omitempty"`  // krishnamurti, or kp_new for the later table that starts in 291. The sub lords are defined for these two, and another one is refused. krishnamurti if omitted. One of: "krishnamurti", "kp_new".
	Ayanamsha *string `json:"ayanamsha,omitempty"` // Alias of ayanamsa. One of: "krishnamurti", "kp_new". Deprecated: see the text before.
}

type KpCuspSignificators struct {
	A []GrahaName `json:"a"` // Planets in the star of an occupant: the strongest.
	B []GrahaName `json:"b"` // Planets in the house.
	C []GrahaName `json:"c"` // Planets in the star of the lord of the cusp.
	D SignLord    `json:"d"` // Lord of the sign on the cusp.
}

// Cusp of a house, with its lords and significators.
type KpCusp struct {
	InSign
	House           int                 `json:"house"`            // Number of the house, 1 to 12.
	Nakshatra       NakshatraName       `json:"nakshatra"`        // Nakshatra (lunar mansion) of the position.
	NakshatraNumber int                 `json:"nakshatra_number"` // 1 is Ashwini.
	NakshatraLord   GrahaName           `json:"nakshatra_lord"`   // Planet that rules the nakshatra.
	Pada            int                 `json:"pada"`             // Quarter of the nakshatra.
	Lords           KpLords             `json:"lords"`
	SubMargin       float64             `json:"sub_margin"`    // Degrees to the nearer end of the sub. A cusp moves 1° in some four minutes of birth time.
	Significators   KpCuspSignificators `json:"significators"` // Significators of the house, in four steps of strength.
}

// Rulers of a point of the zodiac by Krishnamurti, from the sign down.
type KpLords struct {
	Sign   SignLord  `json:"sign"`    // Lord of the sign.
	Star   GrahaName `json:"star"`    // Lord of the nakshatra.
	Sub    GrahaName `json:"sub"`     // Lord of the part of the nakshatra.
	SubSub GrahaName `json:"sub_sub"` // Lord of the part of that part.
}

type KpPlanetSignifications struct {
	A int   `json:"a"` // House of the lord of its star: the strongest.
	B int   `json:"b"` // Its own house.
	C []int `json:"c"` // Houses whose cusps its star lord rules.
	D []int `json:"d"` // Houses whose cusps it rules; none for Rahu and Ketu.
}

type KpPlanetAgents struct {
	Name   GrahaName `json:"name"`   // English name of the planet or point.
	Reason string    `json:"reason"` // Reason for which the node acts for it. One of: "conjunction", "star", "aspect", "sign".
}

// One of the nine grahas with its lords and the houses that it signifies.
type KpPlanet struct {
	Placement      Placement              `json:"placement"` // Place of the planet; its house is that of the preceding cusp.
	Lords          KpLords                `json:"lords"`
	SubMargin      float64                `json:"sub_margin"`     // Degrees to the nearer end of the sub. A cusp moves 1° in some four minutes of birth time.
	Significations KpPlanetSignifications `json:"significations"` // Houses that it signifies, in four steps of strength.
	ConjoinedWith  []GrahaName            `json:"conjoined_with"` // Grahas in the same sign.
	AspectedBy     []GrahaName            `json:"aspected_by"`    // Grahas with a full aspect on its sign.
	Agents         []KpPlanetAgents       `json:"agents"`         // Grahas for which a node acts, the strongest first: conjunction, star lord, aspect, sign lord. Empty for planets.
}

type KpMetadata struct {
	Metadata
	Birth                BirthClock `json:"birth"`                  // The instant computed for the birth, and the clock behind it.
	ObservationPoint     string     `json:"observation_point"`      // Positions as seen from the centre of the Earth, or from the place on its surface. One of: "geocentric", "topocentric".
	NodeMode             string     `json:"node_mode"`              // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	Ayanamsa             string     `json:"ayanamsa"`               // krishnamurti, or kp_new for the later table that starts in 291. The sub lords are defined for these two, and another one is refused. One of: "krishnamurti", "kp_new".
	HouseSystemRequested *string    `json:"house_system_requested"` // The requested house system, if it has no solution there and another was used; else null. One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky".
}

type KpChartAnswer struct {
	Cusps            []KpCusp   `json:"cusps"`             // Cusps, from the first house.
	Planets          []KpPlanet `json:"planets"`           // Grahas: Sun to Saturn, Rahu, Ketu.
	InterceptedSigns []SignName `json:"intercepted_signs"` // Signs without a cusp; they belong to no house.
	Metadata         KpMetadata `json:"metadata"`          // Versions and rules behind the answer.
}

type KpRulingPlanetsSettings struct {
	KpSettings
	Sunrise    *string `json:"sunrise,omitempty"`     // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. One of: "almanac", "standard_air", "geometric", "disc_centre".
	DayStart   *string `json:"day_start,omitempty"`   // Beginning of the weekday. sunrise: from sunrise to sunrise, as in the texts, so that before sunrise it is still the day before. midnight: the civil date. sunrise if omitted. One of: "sunrise", "midnight".
	RulerCount *int    `json:"ruler_count,omitempty"` // The five of the school, or seven with the sub lords of the ascendant and the Moon. 5 if omitted. One of: 5, 7.
	RejectBy   *string `json:"reject_by,omitempty"`   // Lord that rejects a ruler if it is retrograde. star if omitted. One of: "star", "sub", "none".
}

type KpRulingPlanetsInput struct {
	Birth
	Settings *KpRulingPlanetsSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

// A ruler of the moment with the reason.
type RulingPlanet struct {
	Role        string    `json:"role"`         // Role that makes it a ruler of the moment. One of: "ascendant_star", "ascendant_sign", "moon_star", "moon_sign", "day", "ascendant_sub", "moon_sub".
	Name        GrahaName `json:"name"`         // English name of the planet or point.
	IsRejected  bool      `json:"is_rejected"`  // Whether its lord by `settings.reject_by` is retrograde.
	RejectedFor *SignLord `json:"rejected_for"` // The retrograde planet; null if the ruler is not rejected.
}

// A lunar node that acts for a ruler of the moment.
type ActingNode struct {
	Name    string    `json:"name"`     // Rahu or Ketu. One of: "Rahu", "Ketu".
	ActsFor GrahaName `json:"acts_for"` // Ruler for which the node acts.
	By      string    `json:"by"`       // The node is in a sign of the ruler, or in one sign with it. One of: "sign", "conjunction".
}

type KpRulingPlanetsMetadata struct {
	KpMetadata
	Sunrise    string `json:"sunrise"`     // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	DayStart   string `json:"day_start"`   // Beginning of the weekday. sunrise: from sunrise to sunrise, as in the texts, so that before sunrise it is still the day before. midnight: the civil date. One of: "sunrise", "midnight".
	RulerCount int    `json:"ruler_count"` // The five of the school, or seven with the sub lords of the ascendant and the Moon. One of: 5, 7.
	RejectBy   string `json:"reject_by"`   // Lord that rejects a ruler if it is retrograde. One of: "star", "sub", "none".
}

type KpRulingPlanetsAnswer struct {
	Rulers      []RulingPlanet          `json:"rulers"` // Rulers, the strongest first; one graha may have several roles.
	Nodes       []ActingNode            `json:"nodes"`  // Nodes that act for a ruler.
	PanchangDay PanchangDay             `json:"panchang_day"`
	Metadata    KpRulingPlanetsMetadata `json:"metadata"` // Versions and rules behind the answer.
}

type KpHoraryInput struct {
	Birth
	Settings *KpSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Number   int         `json:"number"`             // The number that the querent names, 1 to 249: it gives the ascendant.
}

type KpHoraryAnswer struct {
	Number           int        `json:"number"`            // The number that the chart was cast for, 1 to 249.
	From             float64    `json:"from"`              // Start of the part of the number, degrees; the ascendant.
	Until            float64    `json:"until"`             // End of the part of the number, degrees.
	Cusps            []KpCusp   `json:"cusps"`             // Cusps, from the first house.
	Planets          []KpPlanet `json:"planets"`           // Grahas: Sun to Saturn, Rahu, Ketu.
	InterceptedSigns []SignName `json:"intercepted_signs"` // Signs without a cusp; they belong to no house.
	Metadata         KpMetadata `json:"metadata"`          // Versions and rules behind the answer.
}

// A place that is not the birthplace.
type Stay struct {
	Latitude  float64 `json:"latitude"`           // Decimal degrees, north positive.
	Longitude float64 `json:"longitude"`          // Decimal degrees, east positive.
	Timezone  any     `json:"timezone,omitempty"` // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
}

type VarshaphalChartSettings struct {
	VedicSettings
	Sunrise         *string `json:"sunrise,omitempty"`          // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. One of: "almanac", "standard_air", "geometric", "disc_centre".
	AnnualMoment    *string `json:"annual_moment,omitempty"`    // Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. true if omitted. One of: "true", "mean".
	MunthaDegree    *string `json:"muntha_degree,omitempty"`    // Degree of the muntha at the start of a year: 0° of its sign, or the degree of the natal ascendant. sign_start if omitted. One of: "sign_start", "natal_ascendant".
	VargaFriendship *string `json:"varga_friendship,omitempty"` // positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao. positional if omitted. One of: "positional", "natural".
}

type VarshaphalChartInput struct {
	Birth
	Settings   *VarshaphalChartSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	TargetYear int                      `json:"target_year"`        // The calendar year whose birthday opens the year of life; it opens within days of that birthday.
	Stay       *Stay                    `json:"stay,omitempty"`     // Place of the birthday, if not the place of birth; instants are given in its time zone if it has one.
	Texts      *bool                    `json:"texts,omitempty"`    // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

type YearLordClaims struct {
	Name             SignLord `json:"name"`              // English name of the planet or point.
	Vishwa           float64  `json:"vishwa"`            // Strength, of 20.
	Offices          []string `json:"offices"`           // Offices that it bears, of five. One of: "muntha_lord", "natal_ascendant_lord", "annual_ascendant_lord", "trirashi_lord", "dinaratri_lord".
	AspectsAscendant bool     `json:"aspects_ascendant"` // Whether it aspects the ascendant: it is in any house but 2, 6, 8 and 12.
}

// Planet that rules a year of life, with the reason.
type YearLord struct {
	Name             SignLord         `json:"name"`                // English name of the planet or point.
	Reason           string           `json:"reason"`              // strongest_aspecting: the strongest office-bearer that aspects the ascendant; none_aspects, all_weak: the lord of the muntha, because no bearer qualifies; moon_ithasala, moon_sign_lord: in place of the Moon, the planet that she joins or the lord of her sign. One of: "strongest_aspecting", "none_aspects", "all_weak", "moon_ithasala", "moon_sign_lord".
	IsMoonPassedOver bool             `json:"is_moon_passed_over"` // Whether the Moon had the best claim and was passed over.
	Claims           []YearLordClaims `json:"claims"`              // Office-bearers, the strongest first.
}

type AnnualStrengthPanchavargiya struct {
	Kshetra  float64 `json:"kshetra"`  // Strength by the lord of its sign, of 30.
	Uchcha   float64 `json:"uchcha"`   // Strength by distance from deepest debilitation, of 20.
	Hadda    float64 `json:"hadda"`    // Strength by the lord of its hadda, of 15.
	Drekkana float64 `json:"drekkana"` // Strength by the lord of its third of the sign, of 10.
	Navamsa  float64 `json:"navamsa"`  // Strength by the lord of its ninth of the sign, of 5.
	Total    float64 `json:"total"`    // Sum of all five, of 80.
	Vishwa   float64 `json:"vishwa"`   // A fourth of the total: weak below 5, strong above 10, very strong above 15, of 20.
}

type AnnualStrengthHarsha struct {
	House   float64 `json:"house"`   // Points in its house of joy, of 5.
	Dignity float64 `json:"dignity"` // Points in its own sign or exaltation, of 5.
	Sex     float64 `json:"sex"`     // Points in a house of its sex, of 5.
	Time    float64 `json:"time"`    // Points of male planets by day, of female ones by night, of 5.
	Total   float64 `json:"total"`   // Sum of all four, of 20.
}

// Strengths of a planet in a year of life.
type AnnualStrength struct {
	Name          SignLord                    `json:"name"`          // English name of the planet or point.
	Panchavargiya AnnualStrengthPanchavargiya `json:"panchavargiya"` // Strength in five vargas.
	Harsha        AnnualStrengthHarsha        `json:"harsha"`        // Harsha bala: points for the joys of the planet.
}

type VarshaphalChartMetadata struct {
	VedicMetadata
	Sunrise         string `json:"sunrise"`          // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	AnnualMoment    string `json:"annual_moment"`    // Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. One of: "true", "mean".
	MunthaDegree    string `json:"muntha_degree"`    // Degree of the muntha at the start of a year: 0° of its sign, or the degree of the natal ascendant. One of: "sign_start", "natal_ascendant".
	VargaFriendship string `json:"varga_friendship"` // positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao. One of: "positional", "natural".
}

type VarshaphalChartAnswerMuntha struct {
	InSign
	House int `json:"house"` // Number of the house, 1 to 12.
}

type VarshaphalChartAnswerOfficeBearers struct {
	MunthaLord          SignLord `json:"muntha_lord"`           // Lord of the muntha.
	NatalAscendantLord  SignLord `json:"natal_ascendant_lord"`  // Lord of the natal ascendant.
	AnnualAscendantLord SignLord `json:"annual_ascendant_lord"` // Lord of the annual ascendant.
	TrirashiLord        SignLord `json:"trirashi_lord"`         // Lord of the three signs of the annual ascendant, by day or night.
	DinaratriLord       SignLord `json:"dinaratri_lord"`        // Lord of the sign of the Sun by day, of the Moon by night.
}

type VarshaphalChartAnswer struct {
	TargetYear     int                                `json:"target_year"`     // The requested calendar year.
	CompletedYears int                                `json:"completed_years"` // Years of life completed when this one opens; negative before the birth.
	OpensAt        string                             `json:"opens_at"`        // Start of the year, local time of the place.
	UTCDatetime    string                             `json:"utc_datetime"`    // Start of the year in UTC.
	JulianDayUt    float64                            `json:"julian_day_ut"`   // The same instant as a Julian Day in UT.
	IsDay          bool                               `json:"is_day"`          // Whether the Sun was above the horizon when the year opened.
	Ascendant      Ascendant                          `json:"ascendant"`       // The point that rises in the east.
	Planets        []Placement                        `json:"planets"`         // Sun to Saturn, Rahu, Ketu.
	Muntha         VarshaphalChartAnswerMuntha        `json:"muntha"`          // The muntha: the natal ascendant, advanced by a sign per year.
	OfficeBearers  VarshaphalChartAnswerOfficeBearers `json:"office_bearers"`  // Planets that contend for the lordship of the year.
	YearLord       YearLord                           `json:"year_lord"`
	Strengths      []AnnualStrength                   `json:"strengths"`       // Sun to Saturn.
	Texts          *AnswerTexts                       `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata       VarshaphalChartMetadata            `json:"metadata"`        // Versions and rules behind the answer.
}

type VarshaphalSahamsSettings struct {
	VedicSettings
	Sunrise      *string `json:"sunrise,omitempty"`       // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. One of: "almanac", "standard_air", "geometric", "disc_centre".
	AnnualMoment *string `json:"annual_moment,omitempty"` // Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. true if omitted. One of: "true", "mean".
	SahamSchool  *string `json:"saham_school,omitempty"`  // Source of the formulas on which the books differ: Charak, or P.V.R. Narasimha Rao. charak if omitted. One of: "charak", "pvr".
	SahamHouses  *string `json:"saham_houses,omitempty"`  // House system of the middles of houses from which some sahams are counted. sripati if omitted. One of: "sripati", "equal".
	SahamArc     *string `json:"saham_arc,omitempty"`     // Test for a point between two others: by degrees, or by whole signs. degrees if omitted. One of: "degrees", "signs".
}

type VarshaphalSahamsInput struct {
	Birth
	Settings   *VarshaphalSahamsSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	TargetYear int                       `json:"target_year"`        // The calendar year whose birthday opens the year of life; it opens within days of that birthday.
	Stay       *Stay                     `json:"stay,omitempty"`     // Place of the birthday, if not the place of birth; instants are given in its time zone if it has one.
}

type SahamPosition struct {
	InSign
	House int `json:"house"` // Number of the house, 1 to 12.
}

// A sensitive point of a year, counted from two others.
type Saham struct {
	ID       string         `json:"id"`       // Id of the saham, for programs. One of: "punya", "vidya", "yasha", "mahatmya", "samartha", "bhratri", "pitri", "raja", "matri", "jeeva", "karma", "kali", "shastra", "artha", "paradesa", "labha", "karyasiddhi", "jadya", "satru", "jalapatana", "bandhana", "asha", "mitra", "gaurava", "putra", "roga", "bandhu", "mrityu", "vivaha", "vanika".
	Topic    string         `json:"topic"`    // Topic of the saham.
	Position *SahamPosition `json:"position"` // Position of the saham; null for Samartha by Charak if Mars rules the ascendant, because the formula has no meaning then.
}

type VarshaphalSahamsMetadata struct {
	VedicMetadata
	Sunrise      string `json:"sunrise"`       // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	AnnualMoment string `json:"annual_moment"` // Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. One of: "true", "mean".
	SahamSchool  string `json:"saham_school"`  // Source of the formulas on which the books differ: Charak, or P.V.R. Narasimha Rao. One of: "charak", "pvr".
	SahamHouses  string `json:"saham_houses"`  // House system of the middles of houses from which some sahams are counted. One of: "sripati", "equal".
	SahamArc     string `json:"saham_arc"`     // Test for a point between two others: by degrees, or by whole signs. One of: "degrees", "signs".
}

type VarshaphalSahamsAnswer struct {
	TargetYear     int                      `json:"target_year"`     // The requested calendar year.
	CompletedYears int                      `json:"completed_years"` // Years of life completed when this one opens; negative before the birth.
	OpensAt        string                   `json:"opens_at"`        // Start of the year, local time of the place.
	UTCDatetime    string                   `json:"utc_datetime"`    // Start of the year in UTC.
	JulianDayUt    float64                  `json:"julian_day_ut"`   // The same instant as a Julian Day in UT.
	IsDay          bool                     `json:"is_day"`          // Whether the Sun was above the horizon when the year opened.
	Sahams         []Saham                  `json:"sahams"`          // The thirty sahams, in the order of the books.
	Metadata       VarshaphalSahamsMetadata `json:"metadata"`        // Versions and rules behind the answer.
}

type VarshaphalMuddaDashaSettings struct {
	VedicSettings
	Sunrise      *string `json:"sunrise,omitempty"`       // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. One of: "almanac", "standard_air", "geometric", "disc_centre".
	AnnualMoment *string `json:"annual_moment,omitempty"` // Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. true if omitted. One of: "true", "mean".
	AnnualDay    *string `json:"annual_day,omitempty"`    // Length of each of the 360 days: a degree of the Sun, a 360th of this year, or 24 hours. sun_degree if omitted. One of: "sun_degree", "year_share", "civil".
}

type VarshaphalMuddaDashaInput struct {
	Birth
	Settings   *VarshaphalMuddaDashaSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	TargetYear int                           `json:"target_year"`        // The calendar year whose birthday opens the year of life; it opens within days of that birthday.
	Stay       *Stay                         `json:"stay,omitempty"`     // Place of the birthday, if not the place of birth; instants are given in its time zone if it has one.
}

// A period of Vimshottari within a year.
type MuddaPeriod struct {
	Lord    GrahaName `json:"lord"`     // Ruler of the period.
	Days    float64   `json:"days"`     // Length in days, of which the year has 360.
	Share   float64   `json:"share"`    // Share of the year.
	StartAt string    `json:"start_at"` // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
	EndAt   string    `json:"end_at"`   // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
}

// A period of a yogini within a year.
type VarshaYoginiPeriod struct {
	Name    string    `json:"name"`     // Name of the yogini.
	Lord    GrahaName `json:"lord"`     // Ruler of the period.
	Days    float64   `json:"days"`     // Length in days, of which the year has 360.
	Share   float64   `json:"share"`    // Share of the year.
	StartAt string    `json:"start_at"` // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
	EndAt   string    `json:"end_at"`   // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
}

// A period by degrees within signs.
type PatyayiniPeriod struct {
	Lord    AshtakavargaReceiver `json:"lord"`     // Ruler of the period.
	Days    float64              `json:"days"`     // Length in days, of which the year has 360.
	Share   float64              `json:"share"`    // Share of the year.
	StartAt string               `json:"start_at"` // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
	EndAt   string               `json:"end_at"`   // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
}

type VarshaphalMuddaDashaMetadata struct {
	VedicMetadata
	Sunrise      string `json:"sunrise"`       // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	AnnualMoment string `json:"annual_moment"` // Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. One of: "true", "mean".
	AnnualDay    string `json:"annual_day"`    // Length of each of the 360 days: a degree of the Sun, a 360th of this year, or 24 hours. One of: "sun_degree", "year_share", "civil".
}

type VarshaphalMuddaDashaAnswer struct {
	TargetYear     int                          `json:"target_year"`     // The requested calendar year.
	CompletedYears int                          `json:"completed_years"` // Years of life completed when this one opens; negative before the birth.
	OpensAt        string                       `json:"opens_at"`        // Start of the year, local time of the place.
	UTCDatetime    string                       `json:"utc_datetime"`    // Start of the year in UTC.
	JulianDayUt    float64                      `json:"julian_day_ut"`   // The same instant as a Julian Day in UT.
	Mudda          []MuddaPeriod                `json:"mudda"`           // Ten periods; nine if the natal Moon was exactly at the start of a star.
	VarshaYogini   []VarshaYoginiPeriod         `json:"varsha_yogini"`   // Nine periods; eight if the natal Moon was exactly at the start of a star.
	Patyayini      []PatyayiniPeriod            `json:"patyayini"`       // Eight periods, ordered by degrees within signs.
	Metadata       VarshaphalMuddaDashaMetadata `json:"metadata"`        // Versions and rules behind the answer.
}

type VarshaphalYogasSettings struct {
	VedicSettings
	Sunrise      *string `json:"sunrise,omitempty"`       // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. One of: "almanac", "standard_air", "geometric", "disc_centre".
	AnnualMoment *string `json:"annual_moment,omitempty"` // Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. true if omitted. One of: "true", "mean".
}

type VarshaphalYogasInput struct {
	Birth
	Settings   *VarshaphalYogasSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	TargetYear int                      `json:"target_year"`        // The calendar year whose birthday opens the year of life; it opens within days of that birthday.
	Stay       *Stay                    `json:"stay,omitempty"`     // Place of the birthday, if not the place of birth; instants are given in its time zone if it has one.
}

// Two planets of a year within their orb.
type TajikaAspect struct {
	Faster             SignLord `json:"faster"`               // The planet of the two that moves faster.
	Slower             SignLord `json:"slower"`               // The planet of the two that moves slower.
	House              int      `json:"house"`                // Sign of the slower counted from the faster.
	Relation           string   `json:"relation"`             // Relation of their signs by aspect. One of: "friendly", "inimical", "conjunction".
	Behind             float64  `json:"behind"`               // Degrees by which the faster is behind the slower within its sign; negative if it has passed.
	Orb                float64  `json:"orb"`                  // Mean of the orbs of both planets, degrees.
	Kind               string   `json:"kind"`                 // ithasala: the faster approaches (poorna below 1°); ishrafa: it separates. One of: "ithasala", "poorna_ithasala", "ishrafa".
	IsDisputed         bool     `json:"is_disputed"`          // Whether it is less than 1° past: full ithasala here, ishrafa in some books.
	IsFasterRetrograde bool     `json:"is_faster_retrograde"` // Whether the faster is retrograde: some books exchange ithasala and ishrafa then.
}

type TajikaMatterYogas struct {
	Yoga    string     `json:"yoga"`    // Name of the Tajika yoga. One of: "ithasala", "ishrafa", "nakta", "yamaya", "manau", "kamboola", "gairi_kamboola", "khallasara", "radda".
	Through []SignLord `json:"through"` // Planets that decide the yoga: the third planet, the lord that the Moon joins, or the hindered lord; may be empty.
}

// Aspect and yogas of the lord of the ascendant with the lord of a house.
type TajikaMatter struct {
	House      int                 `json:"house"`        // The house of the matter.
	Lord       SignLord            `json:"lord"`         // Planet that rules the house of the matter.
	IsSameLord bool                `json:"is_same_lord"` // Whether it also rules the ascendant, so there is no pair.
	Aspect     *TajikaAspect       `json:"aspect"`       // Aspect between the lord of the ascendant and this lord; null if there is none.
	Yogas      []TajikaMatterYogas `json:"yogas"`        // Yogas of the two lords for the matter.
}

type VarshaphalYogasMetadata struct {
	VedicMetadata
	Sunrise      string `json:"sunrise"`       // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	AnnualMoment string `json:"annual_moment"` // Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. One of: "true", "mean".
}

type VarshaphalYogasAnswer struct {
	TargetYear     int                     `json:"target_year"`     // The requested calendar year.
	CompletedYears int                     `json:"completed_years"` // Years of life completed when this one opens; negative before the birth.
	OpensAt        string                  `json:"opens_at"`        // Start of the year, local time of the place.
	UTCDatetime    string                  `json:"utc_datetime"`    // Start of the year in UTC.
	JulianDayUt    float64                 `json:"julian_day_ut"`   // The same instant as a Julian Day in UT.
	AscendantLord  SignLord                `json:"ascendant_lord"`  // Lord of the annual ascendant.
	YearYoga       *string                 `json:"year_yoga"`       // Yoga of the whole year; null if neither holds. One of: "ikkavala", "induvara".
	Aspects        []TajikaAspect          `json:"aspects"`         // Aspects, those of the fastest planet first.
	Matters        []TajikaMatter          `json:"matters"`         // Matters of the houses 2 to 12.
	Metadata       VarshaphalYogasMetadata `json:"metadata"`        // Versions and rules behind the answer.
}

type ParasharaRequest struct {
	Birth
	Settings *ParasharaSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type ParasharaSettings struct {
	VedicSettings
	Method *string `json:"method,omitempty"` // Rule by which parts become signs. parashara if omitted. One of: "parashara".
}

// A divisional chart of a birth.
type DivisionalChart struct {
	Varga              Varga                   `json:"varga"`               // Id, name and subject of the divisional chart.
	Ascendant          DivisionalAscendant     `json:"ascendant"`           // The point that rises in the east.
	Planets            []DivisionalPlacement   `json:"planets"`             // Planets and points, in their usual order.
	SensitivitySeconds *int                    `json:"sensitivity_seconds"` // Whole seconds to the nearest change of the ascendant’s part, before the birth or after it. Planets are not counted. Null if there is none within 12 hours.
	Metadata           DivisionalChartMetadata `json:"metadata"`            // Versions and rules behind the answer.
}

type Varga struct {
	ID      string `json:"id"`      // Id of the chart: D9, D60 and so on; `D12/D9` for the D12 of the D9.
	Name    string `json:"name"`    // Name of the divisional chart.
	Parts   int    `json:"parts"`   // Number of parts into which each sign is divided.
	Meaning string `json:"meaning"` // Subject of the chart.
}

type DivisionalAscendant struct {
	Name           string   `json:"name"`            // Always Ascendant. One of: "Ascendant".
	Sign           SignName `json:"sign"`            // Sign of the zodiac.
	SignNumber     int      `json:"sign_number"`     // 1 is Aries.
	SignLord       SignLord `json:"sign_lord"`       // Planet that rules the sign.
	Degree         *float64 `json:"degree"`          // Degrees within the sign of this chart; null if the parts are unequal.
	Part           int      `json:"part"`            // Number of the part of the natal sign, 1 is the first.
	NatalLongitude float64  `json:"natal_longitude"` // Sidereal longitude in the birth chart, degrees.
	House          int      `json:"house"`           // Number of the house, 1 to 12.
}

type DivisionalPlacement struct {
	Name           string   `json:"name"`            // English name of the planet or point.
	Sign           SignName `json:"sign"`            // Sign of the zodiac.
	SignNumber     int      `json:"sign_number"`     // 1 is Aries.
	SignLord       SignLord `json:"sign_lord"`       // Planet that rules the sign.
	Degree         *float64 `json:"degree"`          // Degrees within the sign of this chart; null if the parts are unequal.
	Part           int      `json:"part"`            // Number of the part of the natal sign, 1 is the first.
	NatalLongitude float64  `json:"natal_longitude"` // Sidereal longitude in the birth chart, degrees.
	House          int      `json:"house"`           // House, counted from the ascendant of this chart.
	IsVargottama   bool     `json:"is_vargottama"`   // Whether it is in the same sign as in the birth chart.
	IsRetrograde   bool     `json:"is_retrograde"`   // Whether it moves backwards through the zodiac.
	Deity          *string  `json:"deity"`           // Ruler of the half degree in D60; null in the other charts.
}

type DivisionalChartMetadata struct {
	VedicMetadata
	Method  string  `json:"method"`            // Rule by which parts become signs. One of: "parashara", "parivritti_dwaya", "uma_shambhu", "raman", "somanatha", "parivritti_traya", "jagannatha", "cyclic", "odd_even_sign_table", "even_backward", "kalachakra", "krishna_mishra", "sanjay_rath_rudramsa", "bv_raman_ekadasamsa", "reverse", "leo", "from_aries", "navamsa_of_navamsa", "even_reversed", "dwadasamsa_of_navamsa", "navamsa_of_dwadasamsa", "dwadasamsa_of_dwadasamsa", "own_sign", "own_sign_even_reversed", "mixed".
	Profile *string `json:"profile,omitempty"` // The same as `method`.
	Variant *string `json:"variant,omitempty"` // Convention of this chart, one of two.
}

type DivisionalD2Settings struct {
	VedicSettings
	Method *string `json:"method,omitempty"` // Rule by which parts become signs. parashara if omitted. One of: "parashara", "parivritti_dwaya", "uma_shambhu", "raman", "somanatha".
}

type DivisionalD2Input struct {
	Birth
	Settings *DivisionalD2Settings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type DivisionalD3Settings struct {
	VedicSettings
	Method *string `json:"method,omitempty"` // Rule by which parts become signs. parashara if omitted. One of: "parashara", "parivritti_traya", "somanatha", "jagannatha".
}

type DivisionalD3Input struct {
	Birth
	Settings *DivisionalD3Settings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type DivisionalD4Input struct {
	Birth
	Settings *FourthVargaSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type FourthVargaSettings struct {
	VedicSettings
	Method *string `json:"method,omitempty"` // Rule by which parts become signs. parashara if omitted. One of: "parashara", "cyclic".
}

type DivisionalD5Settings struct {
	VedicSettings
	Method *string `json:"method,omitempty"` // Rule by which parts become signs. odd_even_sign_table if omitted. One of: "odd_even_sign_table", "cyclic".
}

type DivisionalD5Input struct {
	Birth
	Settings *DivisionalD5Settings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type DivisionalD7Input struct {
	Birth
	Settings *SeventhVargaSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type SeventhVargaSettings struct {
	VedicSettings
	Method *string `json:"method,omitempty"` // Rule by which parts become signs. parashara if omitted. One of: "parashara", "even_backward".
}

type DivisionalD9Settings struct {
	VedicSettings
	Method *string `json:"method,omitempty"` // Rule by which parts become signs. parashara if omitted. One of: "parashara", "kalachakra", "krishna_mishra".
}

type DivisionalD9Input struct {
	Birth
	Settings *DivisionalD9Settings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type DivisionalD11Settings struct {
	VedicSettings
	Method *string `json:"method,omitempty"` // Rule by which parts become signs. sanjay_rath_rudramsa if omitted. One of: "sanjay_rath_rudramsa".
}

type DivisionalD11Input struct {
	Birth
	Settings *DivisionalD11Settings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type DivisionalD11RamanSettings struct {
	VedicSettings
	Method *string `json:"method,omitempty"` // Rule by which parts become signs. bv_raman_ekadasamsa if omitted. One of: "bv_raman_ekadasamsa".
}

type DivisionalD11RamanInput struct {
	Birth
	Settings *DivisionalD11RamanSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type DivisionalD24Settings struct {
	VedicSettings
	Method *string `json:"method,omitempty"` // Rule by which parts become signs. parashara if omitted. One of: "parashara", "reverse", "leo".
}

type DivisionalD24Input struct {
	Birth
	Settings *DivisionalD24Settings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type DivisionalD60Settings struct {
	VedicSettings
	Method *string `json:"method,omitempty"` // Rule by which parts become signs. parashara if omitted. One of: "parashara", "from_aries".
}

type DivisionalD60Input struct {
	Birth
	Settings *DivisionalD60Settings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type DivisionalD81Settings struct {
	VedicSettings
	Method *string `json:"method,omitempty"` // Rule by which parts become signs. navamsa_of_navamsa if omitted. One of: "navamsa_of_navamsa", "even_reversed", "somanatha".
}

type DivisionalD81Input struct {
	Birth
	Settings *DivisionalD81Settings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type DivisionalD108Settings struct {
	VedicSettings
	Method *string `json:"method,omitempty"` // Rule by which parts become signs. dwadasamsa_of_navamsa if omitted. One of: "dwadasamsa_of_navamsa", "navamsa_of_dwadasamsa", "cyclic".
}

type DivisionalD108Input struct {
	Birth
	Settings *DivisionalD108Settings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type DivisionalD144Settings struct {
	VedicSettings
	Method *string `json:"method,omitempty"` // Rule by which parts become signs. dwadasamsa_of_dwadasamsa if omitted. One of: "dwadasamsa_of_dwadasamsa", "cyclic".
}

type DivisionalD144Input struct {
	Birth
	Settings *DivisionalD144Settings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type DivisionalD150Settings struct {
	VedicSettings
	Method *string `json:"method,omitempty"` // Rule by which parts become signs. own_sign if omitted. One of: "own_sign", "cyclic", "own_sign_even_reversed".
}

type DivisionalD150Input struct {
	Birth
	Settings *DivisionalD150Settings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type DivisionalMixedSettings struct {
	VedicSettings
	Method *string `json:"method,omitempty"` // Rule by which parts become signs. mixed if omitted. One of: "mixed".
}

type DivisionalMixedInput struct {
	Birth
	Settings *DivisionalMixedSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Varga    string                   `json:"varga"`              // The chart to make, of the positions in the chart `of`. One of: "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10", "D12", "D16", "D20", "D24", "D27", "D40", "D45", "D60".
	Of       string                   `json:"of"`                 // The chart that is made first, of the birth chart. One of: "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10", "D12", "D16", "D20", "D24", "D27", "D40", "D45", "D60".
}

type DivisionalShodashvargaAnswerVargas struct {
	Varga     Varga                 `json:"varga"`     // Id, name and subject of the divisional chart.
	Ascendant DivisionalAscendant   `json:"ascendant"` // The point that rises in the east.
	Planets   []DivisionalPlacement `json:"planets"`   // Planets and points, in their usual order.
}

type DivisionalShodashvargaAnswer struct {
	Vargas   []DivisionalShodashvargaAnswerVargas `json:"vargas"`   // The sixteen charts.
	Metadata VedicMetadata                        `json:"metadata"` // Versions and rules behind the answer.
}

type PanchangRequest struct {
	Birth
	Settings *AlmanacSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Texts    *bool            `json:"texts,omitempty"`    // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

type AlmanacSettings struct {
	DaySettings
	Almanac *string `json:"almanac,omitempty"` // Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. drik if omitted. One of: "drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya".
}

// Span from start (included) to end (excluded).
type TimeWindow struct {
	Start string `json:"start"` // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
	End   string `json:"end"`   // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
}

// The weekday, which begins with sunrise, or at midnight if `settings.day_start` says so.
type Vara struct {
	TimeWindow
	Number   int      `json:"number"`   // 1 is Sunday.
	Name     string   `json:"name"`     // English name of the weekday.
	Sanskrit string   `json:"sanskrit"` // Sanskrit name, in Latin letters.
	Lord     SignLord `json:"lord"`     // Planet that rules the weekday.
	Basis    string   `json:"basis"`    // Basis of the weekday: sunrise, or the civil calendar if there is no sunrise or `settings.day_start` is midnight. One of: "sunrise", "civil".
}

// A lunar day: the Moon gains 12° on the Sun.
type Tithi struct {
	TimeWindow
	Number      int    `json:"number"`        // 1 to 15 of the waxing half, 16 to 30 of the waning.
	Name        string `json:"name"`          // Name of the tithi (lunar day), Sanskrit in Latin letters.
	Paksha      string `json:"paksha"`        // Waxing or waning half of the lunar month. One of: "Shukla", "Krishna".
	DayOfPaksha int    `json:"day_of_paksha"` // Day of its half of the month, 1 to 15.
	Group       string `json:"group"`         // One of five groups, to which the tithis belong in turn. One of: "Nanda", "Bhadra", "Jaya", "Rikta", "Purna".
}

// The star (lunar mansion) that the Moon is in.
type NakshatraSpan struct {
	TimeWindow
	Number int           `json:"number"` // Number, starting with 1.
	Name   NakshatraName `json:"name"`   // Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.
	Lord   GrahaName     `json:"lord"`   // Planet that rules the nakshatra.
	Deity  string        `json:"deity"`  // Deity that presides over it.
}

// One of 27 parts of the sum of the Sun’s and the Moon’s longitude.
type NityaYoga struct {
	TimeWindow
	Number  int     `json:"number"` // Number, starting with 1.
	Name    string  `json:"name"`   // Name of the nitya yoga, Sanskrit in Latin letters.
	Quality Quality `json:"quality"`
	Avoid   *string `json:"avoid"` // Part of a bad yoga to avoid; null if the whole of it is to be avoided, and for good yogas.
}

// Half a tithi.
type Karana struct {
	TimeWindow
	Number  int     `json:"number"` // Half tithi of the lunar month, 1 begins at the new moon.
	Name    string  `json:"name"`   // Name of the karana (half tithi), Sanskrit in Latin letters.
	Kind    string  `json:"kind"`   // movable for the seven karanas that recur through the month, fixed for the four that come once. One of: "movable", "fixed".
	Quality Quality `json:"quality"`
}

type HinduCalendarEras struct {
	Shaka    EraYear `json:"shaka"`     // Saka year, which changes with Chaitra.
	Vikram   EraYear `json:"vikram"`    // Vikram year of the north, which changes with Chaitra.
	Gujarati EraYear `json:"gujarati"`  // Vikram year of Gujarat, which changes with Kartika.
	KaliYear int     `json:"kali_year"` // Elapsed years of the Kali age.
}

// The panchang day in the calendars of India.
type HinduCalendar struct {
	LunarMonth  LunarMonth         `json:"lunar_month"`
	Paksha      string             `json:"paksha"`       // Waxing or waning half of the lunar month, at sunrise. One of: "Shukla", "Krishna".
	TithiNumber int                `json:"tithi_number"` // The tithi at sunrise, which names the day.
	Eras        HinduCalendarEras  `json:"eras"`         // Years of the lunar eras.
	SolarDates  []SolarDate        `json:"solar_dates"`  // One for each region.
	National    IndianNationalDate `json:"national"`
	Ahargana    int                `json:"ahargana"` // Days since the start of the Kali age.
	Ayana       string             `json:"ayana"`    // Half of the year: the Sun goes north or south. One of: "Uttarayana", "Dakshinayana".
	Ritu        string             `json:"ritu"`     // Season by the sidereal Sun.
}

// The lunar month of the tithi at sunrise.
type LunarMonth struct {
	TimeWindow
	Number           int     `json:"number"`            // 1 is Chaitra.
	Name             string  `json:"name"`              // Amanta: the month runs from new moon to new moon. A leap month is called Adhika.
	PurnimantaNumber int     `json:"purnimanta_number"` // 1 is Chaitra.
	PurnimantaName   string  `json:"purnimanta_name"`   // Purnimanta, as in the north: the month ends with the full moon.
	Kind             string  `json:"kind"`              // Adhika: the Sun enters no sign in the month. Kshaya: the Sun enters two, and the second name is lost. One of: "normal", "adhika", "kshaya".
	LostName         *string `json:"lost_name"`         // Second name, which a kshaya month loses; else null.
}

// A year of an era.
type EraYear struct {
	Year       int    `json:"year"`       // Elapsed years of the era.
	Samvatsara string `json:"samvatsara"` // Name of the year in the cycle of sixty.
}

// The panchang day in a solar calendar.
type SolarDate struct {
	Calendar     string              `json:"calendar"`      // Region whose rule decides on which date a month begins. One of: "tamil", "malayalam", "odia", "bengali", "assamese".
	Era          string              `json:"era"`           // Era that the year belongs to.
	School       string              `json:"school"`        // Almanac that dates the day so: its Sun, and its rule for the first day. One of: "drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya".
	Year         int                 `json:"year"`          // Year of the era.
	MonthNumber  int                 `json:"month_number"`  // Number of the month, counted from the one in which the year of this calendar begins.
	Month        string              `json:"month"`         // Name of the month in the region.
	Day          int                 `json:"day"`           // Day of the month.
	FirstDate    string              `json:"first_date"`    // Civil date of the first day of the month.
	Sankranti    string              `json:"sankranti"`     // Instant when the Sun entered the sign of the month.
	OtherSchools []SolarDateOfSchool `json:"other_schools"` // The day by the other almanacs of the region; empty if it has one.
}

// The same day by another almanac of the region.
type SolarDateOfSchool struct {
	School      string `json:"school"`       // Almanac that dates the day so: its Sun, and its rule for the first day. One of: "drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya".
	Year        int    `json:"year"`         // Year of the era.
	MonthNumber int    `json:"month_number"` // Number of the month, counted from the one in which the year of this calendar begins.
	Month       string `json:"month"`        // Name of the month in the region.
	Day         int    `json:"day"`          // Day of the month.
	FirstDate   string `json:"first_date"`   // Civil date of the first day of the month.
	Sankranti   string `json:"sankranti"`    // Instant when the Sun entered the sign of the month.
}

// Date in the civil calendar of India, which is computed without astronomy.
type IndianNationalDate struct {
	Year        int    `json:"year"`         // Saka year.
	MonthNumber int    `json:"month_number"` // 1 is Chaitra.
	Month       string `json:"month"`        // Name of the month.
	Day         int    `json:"day"`          // Day of the month.
}

type AlmanacMetadata struct {
	DayMetadata
	Almanac    string `json:"almanac"`      // Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. One of: "drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya".
	SunAndMoon string `json:"sun_and_moon"` // Sky of Sun and Moon; planets are always those of drik. One of: "drik", "surya", "surya_bija", "vakya".
}

type PanchangFullAnswerDayList struct {
	Tithi     []Tithi         `json:"tithi"`     // Each tithi of the day from sunrise to sunrise, in order of time.
	Nakshatra []NakshatraSpan `json:"nakshatra"` // Each nakshatra of the day from sunrise to sunrise, in order of time.
	Yoga      []NityaYoga     `json:"yoga"`      // Each yoga of the day from sunrise to sunrise, in order of time.
	Karana    []Karana        `json:"karana"`    // Each karana of the day from sunrise to sunrise, in order of time.
}

type PanchangFullAnswerWindows struct {
	TimeWindow
	Name    string  `json:"name"` // Name of the window of time.
	Quality Quality `json:"quality"`
}

type PanchangFullAnswer struct {
	PanchangDay  PanchangDay                 `json:"panchang_day"`
	Vara         Vara                        `json:"vara"`
	Tithi        Tithi                       `json:"tithi"`
	Nakshatra    NakshatraSpan               `json:"nakshatra"`
	Yoga         NityaYoga                   `json:"yoga"`
	Karana       Karana                      `json:"karana"`
	Sunrise      *string                     `json:"sunrise"`       // Sunrise; null if there is none.
	Sunset       *string                     `json:"sunset"`        // Sunset; null if there is none.
	VedicSunrise *string                     `json:"vedic_sunrise"` // Rise of the centre of the disc without refraction, as in the Vedic texts.
	VedicSunset  *string                     `json:"vedic_sunset"`  // Set of the centre of the disc without refraction.
	Moonrise     *string                     `json:"moonrise"`      // Moonrise within the panchang day; null on about one day a month.
	Moonset      *string                     `json:"moonset"`       // Moonset within the panchang day; null on about one day a month.
	NextMoonrise *string                     `json:"next_moonrise"` // The next moonrise, if the panchang day has none; else null.
	NextMoonset  *string                     `json:"next_moonset"`  // The next moonset, if the panchang day has none; else null.
	DayList      PanchangFullAnswerDayList   `json:"day_list"`      // Every limb that touches the day from sunrise to sunrise.
	Windows      []PanchangFullAnswerWindows `json:"windows"`       // Windows to seek or to avoid, by their start; they may overlap.
	Calendar     HinduCalendar               `json:"calendar"`
	Texts        *AnswerTexts                `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata     AlmanacMetadata             `json:"metadata"`        // Versions and rules behind the answer.
}

type PanchangTithiAnswerTithi struct {
	TimeWindow
	Number      int    `json:"number"`        // 1 to 15 of the waxing half, 16 to 30 of the waning.
	Name        string `json:"name"`          // Name of the tithi (lunar day), Sanskrit in Latin letters.
	Paksha      string `json:"paksha"`        // Waxing or waning half of the lunar month. One of: "Shukla", "Krishna".
	DayOfPaksha int    `json:"day_of_paksha"` // Day of its half of the month, 1 to 15.
	Group       string `json:"group"`         // One of five groups, to which the tithis belong in turn. One of: "Nanda", "Bhadra", "Jaya", "Rikta", "Purna".
	IsKshaya    bool   `json:"is_kshaya"`     // Whether no sunrise falls into it, so the calendar skips it.
	IsVriddhi   bool   `json:"is_vriddhi"`    // Whether two sunrises fall into it, so the calendar repeats it.
}

type PanchangTithiAnswer struct {
	Tithi    PanchangTithiAnswerTithi `json:"tithi"` // A lunar day: the Moon gains 12° on the Sun.
	Next     Tithi                    `json:"next"`
	Texts    *AnswerTexts             `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata AlmanacMetadata          `json:"metadata"`        // Versions and rules behind the answer.
}

type PanchangNakshatraAnswer struct {
	Nakshatra NakshatraSpan   `json:"nakshatra"`
	Next      NakshatraSpan   `json:"next"`
	Texts     *AnswerTexts    `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata  AlmanacMetadata `json:"metadata"`        // Versions and rules behind the answer.
}

type PanchangYogaAnswer struct {
	Yoga     NityaYoga       `json:"yoga"`
	Next     NityaYoga       `json:"next"`
	Texts    *AnswerTexts    `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata AlmanacMetadata `json:"metadata"`        // Versions and rules behind the answer.
}

type PanchangKaranaAnswer struct {
	Karana   Karana          `json:"karana"`
	Next     Karana          `json:"next"`
	Texts    *AnswerTexts    `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata AlmanacMetadata `json:"metadata"`        // Versions and rules behind the answer.
}

type PanchangVaraSettings struct {
	AlmanacSettings
	DayStart *string `json:"day_start,omitempty"` // Beginning of the weekday. sunrise: from sunrise to sunrise, as in the texts, so that before sunrise it is still the day before. midnight: the civil date. sunrise if omitted. One of: "sunrise", "midnight".
}

type PanchangVaraInput struct {
	Birth
	Settings *PanchangVaraSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Texts    *bool                 `json:"texts,omitempty"`    // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

type PanchangVaraMetadata struct {
	AlmanacMetadata
	DayStart string `json:"day_start"` // Beginning of the weekday. sunrise: from sunrise to sunrise, as in the texts, so that before sunrise it is still the day before. midnight: the civil date. One of: "sunrise", "midnight".
}

type PanchangVaraAnswer struct {
	Vara     Vara                 `json:"vara"`
	Texts    *AnswerTexts         `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata PanchangVaraMetadata `json:"metadata"`        // Versions and rules behind the answer.
}

type PanchangSunTimesAnswer struct {
	Date             string          `json:"date"`               // Civil date.
	Sunrise          *string         `json:"sunrise"`            // Sunrise; null if there is none.
	Sunset           *string         `json:"sunset"`             // Sunset; null if there is none.
	VedicSunrise     *string         `json:"vedic_sunrise"`      // Rise of the centre of the disc without refraction, as in the Vedic texts.
	VedicSunset      *string         `json:"vedic_sunset"`       // Set of the centre of the disc without refraction.
	NextSunrise      *string         `json:"next_sunrise"`       // The next sunrise, if there is none on the date; else null.
	NextSunset       *string         `json:"next_sunset"`        // The next sunset, if there is none on the date; else null.
	Reason           *string         `json:"reason"`             // Reason why there is no sunrise or sunset; null if both are on the date or the missing one follows on the next day. One of: "midnight_sun", "polar_night".
	DayLengthSeconds *int            `json:"day_length_seconds"` // Seconds from sunrise to sunset; null if one is missing or the sunset comes first.
	Metadata         AlmanacMetadata `json:"metadata"`           // Versions and rules behind the answer.
}

type PanchangMoonTimesAnswer struct {
	Date         string          `json:"date"`          // Civil date.
	Moonrise     *string         `json:"moonrise"`      // Moonrise; null on a day without one.
	Moonset      *string         `json:"moonset"`       // Moonset; null on a day without one.
	NextMoonrise *string         `json:"next_moonrise"` // The next moonrise, if there is none on the date; else null.
	NextMoonset  *string         `json:"next_moonset"`  // The next moonset, if there is none on the date; else null.
	Reason       *string         `json:"reason"`        // Position of the Moon for the whole date, near the poles; null if she rises or sets. One of: "above_horizon", "below_horizon".
	Metadata     AlmanacMetadata `json:"metadata"`      // Versions and rules behind the answer.
}

type PanchangInauspiciousPeriodsAnswer struct {
	PanchangDay PanchangDay     `json:"panchang_day"`
	Reason      *string         `json:"reason"`      // Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. One of: "no_sunrise", "no_sunset".
	RahuKaal    *TimeWindow     `json:"rahu_kaal"`   // The eighth of the day that belongs to Rahu.
	GulikaKaal  *TimeWindow     `json:"gulika_kaal"` // The eighth of the day that belongs to Gulika.
	Yamaganda   *TimeWindow     `json:"yamaganda"`   // The eighth of the day that belongs to Yama.
	Metadata    AlmanacMetadata `json:"metadata"`    // Versions and rules behind the answer.
}

type Choghadiya struct {
	TimeWindow
	Name    string   `json:"name"` // Name of the choghadiya.
	Lord    SignLord `json:"lord"` // Planet that rules this part of the day or night.
	Quality Quality  `json:"quality"`
	Vela    *string  `json:"vela"`   // Name of a part to avoid whatever its quality; null for most. One of: "Kaal Vela", "Vaar Vela", "Kaal Ratri".
	Number  int      `json:"number"` // Number within its day or night.
	IsDay   bool     `json:"is_day"` // Whether the span is between sunrise and sunset.
}

type PanchangChoghadiyaAnswer struct {
	PanchangDay PanchangDay     `json:"panchang_day"`
	Reason      *string         `json:"reason"`     // Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. One of: "no_sunrise", "no_sunset".
	Choghadiya  []Choghadiya    `json:"choghadiya"` // The parts of day and night, in order.
	Metadata    AlmanacMetadata `json:"metadata"`   // Versions and rules behind the answer.
}

type Hora struct {
	TimeWindow
	Lord    SignLord `json:"lord"` // Planet that rules this part of the day or night.
	Quality Quality  `json:"quality"`
	Number  int      `json:"number"` // Number within its day or night.
	IsDay   bool     `json:"is_day"` // Whether the span is between sunrise and sunset.
}

type PanchangHoraAnswer struct {
	PanchangDay PanchangDay     `json:"panchang_day"`
	Reason      *string         `json:"reason"`   // Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. One of: "no_sunrise", "no_sunset".
	Hora        []Hora          `json:"hora"`     // The planetary hours, in order.
	Metadata    AlmanacMetadata `json:"metadata"` // Versions and rules behind the answer.
}

type PanchangAbhijitMuhuratAnswerAbhijitMuhurat struct {
	TimeWindow
	AvoidOnWednesday bool `json:"avoid_on_wednesday"` // Whether the day is a Wednesday, which some texts exclude.
}

type PanchangAbhijitMuhuratAnswer struct {
	PanchangDay    PanchangDay                                 `json:"panchang_day"`
	Reason         *string                                     `json:"reason"`          // Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. One of: "no_sunrise", "no_sunset".
	AbhijitMuhurat *PanchangAbhijitMuhuratAnswerAbhijitMuhurat `json:"abhijit_muhurat"` // The middle muhurta of the day; null if there is none.
	Metadata       AlmanacMetadata                             `json:"metadata"`        // Versions and rules behind the answer.
}

type PanchangBrahmaMuhurtaAnswer struct {
	PanchangDay   PanchangDay     `json:"panchang_day"`
	Reason        *string         `json:"reason"`         // Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. One of: "no_sunrise", "no_sunset".
	BrahmaMuhurta *TimeWindow     `json:"brahma_muhurta"` // The window before sunrise; null if there is none.
	Metadata      AlmanacMetadata `json:"metadata"`       // Versions and rules behind the answer.
}

type PanchangAmritKaalAnswerAmritKaal struct {
	TimeWindow
	IsDay bool `json:"is_day"` // Whether the span is between sunrise and sunset.
}

type PanchangAmritKaalAnswer struct {
	PanchangDay PanchangDay                        `json:"panchang_day"`
	Reason      *string                            `json:"reason"`     // Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. One of: "no_sunrise", "no_sunset".
	AmritKaal   []PanchangAmritKaalAnswerAmritKaal `json:"amrit_kaal"` // The Amrit windows, in order.
	Metadata    AlmanacMetadata                    `json:"metadata"`   // Versions and rules behind the answer.
}

type PanchangGoodBadTimesAnswerPeriods struct {
	TimeWindow
	Name    string  `json:"name"` // Name of the window of time.
	Quality Quality `json:"quality"`
}

type PanchangGoodBadTimesAnswer struct {
	PanchangDay PanchangDay                         `json:"panchang_day"`
	Reason      *string                             `json:"reason"`   // Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. One of: "no_sunrise", "no_sunset".
	Periods     []PanchangGoodBadTimesAnswerPeriods `json:"periods"`  // Windows of the day, by start.
	Metadata    AlmanacMetadata                     `json:"metadata"` // Versions and rules behind the answer.
}

// A fifteenth of the day or of the night.
type Muhurta struct {
	TimeWindow
	Number  int     `json:"number"` // Number within its day or night.
	IsDay   bool    `json:"is_day"` // Whether the span is between sunrise and sunset.
	Name    string  `json:"name"`   // Deity who gives the muhurta its name.
	Quality Quality `json:"quality"`
}

type BhadraAbodes struct {
	TimeWindow
	Abode string `json:"abode"` // Abode by the sign of the Moon; in some sources Bhadra harms only on earth. One of: "heaven", "underworld", "earth".
}

// The karana Vishti in full, even if it extends beyond the day.
type Bhadra struct {
	TimeWindow
	Tithi  string         `json:"tithi"`  // The tithi of which it is one half.
	Mukha  TimeWindow     `json:"mukha"`  // Worst part of Bhadra.
	Puccha TimeWindow     `json:"puccha"` // Last part of Bhadra, which does no harm.
	Abodes []BhadraAbodes `json:"abodes"` // One abode, or two if the Moon changes her sign.
}

// Span of the Moon in Aquarius or Pisces in full, even if it extends beyond the day.
type Panchaka struct {
	TimeWindow
	Kind    *string `json:"kind"`    // Danger, by the weekday on which it begins: disease, rulers, fire, thieves, death; null for none. One of: "roga", "raja", "agni", "chora", "mrityu".
	Weekday string  `json:"weekday"` // The weekday on which it begins.
}

// A part of the day by rising sign, tithi and star.
type PanchakaRahita struct {
	TimeWindow
	Lagna     SignName `json:"lagna"`     // The rising sign.
	Remainder int      `json:"remainder"` // Remainder after division by 9 of the sum of tithi, weekday, star and lagna.
	Kind      string   `json:"kind"`      // Danger: death, fire, rulers, thieves, disease; free for the remainders 0, 3, 5 and 7. One of: "mrityu", "agni", "raja", "chora", "roga", "free".
}

// Full span of the Moon in a star at the junction of two signs.
type GandaMoola struct {
	TimeWindow
	Nakshatra       NakshatraName `json:"nakshatra"`         // Nakshatra (lunar mansion) that the Moon is in.
	WorstPada       int           `json:"worst_pada"`        // Worst quarter of the star, 1 to 4.
	WorstPadaWindow TimeWindow    `json:"worst_pada_window"` // Span of the Moon in that quarter.
}

// A yoga of weekday, tithi and stars, within the day.
type MeetingYoga struct {
	TimeWindow
	ID      string  `json:"id"`   // Name of the yoga for programs. One of: "dwipushkara", "tripushkara", "jwalamukhi", "aadal", "vidaal", "dagdha_tithi".
	Name    string  `json:"name"` // Name of the special yoga of the day.
	Quality Quality `json:"quality"`
}

type PanchangMuhurtasAnswer struct {
	PanchangDay      PanchangDay      `json:"panchang_day"`
	Reason           *string          `json:"reason"`            // Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. One of: "no_sunrise", "no_sunset".
	DinamanaSeconds  *int             `json:"dinamana_seconds"`  // Seconds from sunrise to sunset; null if there is no day.
	RatrimanaSeconds *int             `json:"ratrimana_seconds"` // Seconds of the following night; null if there is no night.
	Madhyahna        *string          `json:"madhyahna"`         // Middle of the day; null if there is no day.
	Muhurtas         []Muhurta        `json:"muhurtas"`          // Muhurtas in order; those of a missing day or night are omitted.
	Arunodaya        *TimeWindow      `json:"arunodaya"`         // The 96 minutes before sunrise. Null if there is none.
	PratahSandhya    *TimeWindow      `json:"pratah_sandhya"`    // The last tenth of the preceding night. Null if there is none.
	Vijaya           *TimeWindow      `json:"vijaya"`            // The eleventh muhurta of the day. Null if there is none.
	Godhuli          *TimeWindow      `json:"godhuli"`           // The 24 minutes about sunset. Null if there is none.
	SayahnaSandhya   *TimeWindow      `json:"sayahna_sandhya"`   // The first tenth of the night. Null if there is none.
	Nishita          *TimeWindow      `json:"nishita"`           // The eighth muhurta of the night, which holds midnight. Null if there is none.
	Bhadra           []Bhadra         `json:"bhadra"`            // Every Bhadra that touches the day.
	Panchaka         []Panchaka       `json:"panchaka"`          // Every Panchaka that touches the day; empty on most days.
	PanchakaRahita   []PanchakaRahita `json:"panchaka_rahita"`   // Parts of the day in order; null beyond 66.4° of latitude, because signs rise backwards or not at all there.
	GandaMoola       []GandaMoola     `json:"ganda_moola"`       // Every Ganda Moola span that touches the day; empty on most days.
	TithiGandanta    []TimeWindow     `json:"tithi_gandanta"`    // The last and first two ghatis about the ends of the tithis 5, 10 and 15.
	Yogas            []MeetingYoga    `json:"yogas"`             // Yogas of weekday, tithi and stars, ordered by yoga, then by time.
	Metadata         AlmanacMetadata  `json:"metadata"`          // Versions and rules behind the answer.
}

type PanchangPanchaPakshiInput struct {
	Birth
	Settings             *AlmanacSettings `json:"settings,omitempty"`               // Conventions to follow; each has a default.
	Bird                 *string          `json:"bird,omitempty"`                   // Bird of the person, if it is known. One of: "vulture", "owl", "crow", "cock", "peacock".
	BirthNakshatraNumber *int             `json:"birth_nakshatra_number,omitempty"` // Star of the Moon at birth, 1 is Ashwini; with `birth_paksha`.
	BirthPaksha          *string          `json:"birth_paksha,omitempty"`           // Half of the lunar month at birth, bright (Shukla) or dark (Krishna); with `birth_nakshatra_number`. One of: "Shukla", "Krishna".
}

// The day or the night with the birds that it favours and spares.
type PakshiHalf struct {
	IsDay           bool       `json:"is_day"`           // Whether it is the day, from sunrise to sunset.
	Paksha          string     `json:"paksha"`           // Half of the lunar month at its start, which selects the table. One of: "Shukla", "Krishna".
	AdhikaraBird    string     `json:"adhikara_bird"`    // Bird of authority (adhikara pakshi), which begins by eating. One of: "vulture", "owl", "crow", "cock", "peacock".
	PaduBird        string     `json:"padu_bird"`        // Bird for whose people the weekday is unfit for beginnings (padu pakshi). One of: "vulture", "owl", "crow", "cock", "peacock".
	PartsConfidence Confidence `json:"parts_confidence"` // Confidence in the lengths of the parts.
}

type PakshiYamaActivities struct {
	Vulture string `json:"vulture"` // Activity of the vulture. One of: "ruling", "eating", "walking", "sleeping", "dying".
	Owl     string `json:"owl"`     // Activity of the owl. One of: "ruling", "eating", "walking", "sleeping", "dying".
	Crow    string `json:"crow"`    // Activity of the crow. One of: "ruling", "eating", "walking", "sleeping", "dying".
	Cock    string `json:"cock"`    // Activity of the cock. One of: "ruling", "eating", "walking", "sleeping", "dying".
	Peacock string `json:"peacock"` // Activity of the peacock. One of: "ruling", "eating", "walking", "sleeping", "dying".
}

// A fifth of a day or a night with the activities of the five birds.
type PakshiYama struct {
	TimeWindow
	Number     int                  `json:"number"`     // Number within its day or night.
	IsDay      bool                 `json:"is_day"`     // Whether the span is between sunrise and sunset.
	Activities PakshiYamaActivities `json:"activities"` // Activity of each bird.
	Activity   *string              `json:"activity"`   // Activity of the person’s bird; null if no person was sent. One of: "ruling", "eating", "walking", "sleeping", "dying".
	Parts      []PakshiPart         `json:"parts"`      // Parts of the yama for that bird; null if no person was sent.
}

// A part of a yama.
type PakshiPart struct {
	TimeWindow
	Bird     string `json:"bird"`     // Bird of the part. One of: "vulture", "owl", "crow", "cock", "peacock".
	Activity string `json:"activity"` // Its activity in this yama. One of: "ruling", "eating", "walking", "sleeping", "dying".
	Relation string `json:"relation"` // Relation of the bird to the bird of the person in this half of the month. One of: "same", "friend", "enemy".
}

type PanchangPanchaPakshiAnswer struct {
	PanchangDay PanchangDay     `json:"panchang_day"`
	Reason      *string         `json:"reason"`     // Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. One of: "no_sunrise", "no_sunset".
	Bird        *string         `json:"bird"`       // Bird of the person; null if no person was sent. One of: "vulture", "owl", "crow", "cock", "peacock".
	Halves      []PakshiHalf    `json:"halves"`     // Day and night, with their tables.
	Yamas       []PakshiYama    `json:"yamas"`      // Five of the day and five of the night, in order.
	Confidence  Confidence      `json:"confidence"` // Confidence in birds and activities.
	Metadata    AlmanacMetadata `json:"metadata"`   // Versions and rules behind the answer.
}

type PanchangChandraBalaAnswerChandraBala struct {
	BirthSign       SignName `json:"birth_sign"`        // Sign of the Moon at birth.
	BirthSignNumber int      `json:"birth_sign_number"` // Number of the birth sign, 1 is Aries.
	House           int      `json:"house"`             // House of the Moon now, counted from the birth sign.
	Quality         Quality  `json:"quality"`
	IsChandrashtama bool     `json:"is_chandrashtama"` // Whether the Moon is in the eighth sign from it.
}

type PanchangChandraBalaAnswer struct {
	TimeWindow
	MoonSign    SignName                               `json:"moon_sign"`    // Sign of the Moon.
	ChandraBala []PanchangChandraBalaAnswerChandraBala `json:"chandra_bala"` // One row for each birth sign.
	Metadata    AlmanacMetadata                        `json:"metadata"`     // Versions and rules behind the answer.
}

type PanchangTaraBalaAnswerTaraBala struct {
	BirthNakshatra       NakshatraName `json:"birth_nakshatra"`        // Star of the Moon at birth.
	BirthNakshatraNumber int           `json:"birth_nakshatra_number"` // Number of the birth star, 1 is Ashwini.
	Tara                 string        `json:"tara"`                   // Name of the tara, one of nine.
	TaraNumber           int           `json:"tara_number"`            // Number of the tara, 1 is Janma.
	Round                int           `json:"round"`                  // Number of the round of nine stars, 1 to 3.
	Quality              Quality       `json:"quality"`
}

type PanchangTaraBalaAnswer struct {
	TimeWindow
	Nakshatra NakshatraName                    `json:"nakshatra"` // Nakshatra (lunar mansion) that the Moon is in.
	TaraBala  []PanchangTaraBalaAnswerTaraBala `json:"tara_bala"` // One row for each birth star.
	Metadata  AlmanacMetadata                  `json:"metadata"`  // Versions and rules behind the answer.
}

type PanchangDishaShoolAnswerDishaShool struct {
	Direction string      `json:"direction"` // Direction to avoid. One of: "East", "North", "South", "West".
	Remedy    string      `json:"remedy"`    // Food or act that a person who must travel takes or does first.
	Strongest *TimeWindow `json:"strongest"` // Twelve ghatis from sunrise; null if there is no sunrise.
}

type PanchangDishaShoolAnswer struct {
	PanchangDay PanchangDay                        `json:"panchang_day"`
	Reason      *string                            `json:"reason"`      // Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. One of: "no_sunrise", "no_sunset".
	DishaShool  PanchangDishaShoolAnswerDishaShool `json:"disha_shool"` // The direction to avoid, and its remedy.
	Metadata    AlmanacMetadata                    `json:"metadata"`    // Versions and rules behind the answer.
}

type PanchangRituSettings struct {
	AlmanacSettings
	Method *string `json:"method,omitempty"` // Whether spring begins with the Sun in Meena (Surya Siddhanta) or in Mesha (Tamil reckoning). meena_start if omitted. One of: "meena_start", "mesha_start".
}

type PanchangRituInput struct {
	Birth
	Settings *PanchangRituSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type PanchangRituMetadata struct {
	AlmanacMetadata
	Method string `json:"method"` // Whether spring begins with the Sun in Meena (Surya Siddhanta) or in Mesha (Tamil reckoning). One of: "meena_start", "mesha_start".
}

type PanchangRituAnswerRitu struct {
	TimeWindow
	Name    string `json:"name"`    // Sanskrit name of the season, in Latin letters.
	English string `json:"english"` // English name.
}

type PanchangRituAnswerDrikRitu struct {
	TimeWindow
	Name    string `json:"name"`    // Sanskrit name of the season, in Latin letters.
	English string `json:"english"` // English name.
}

type PanchangRituAnswer struct {
	Ritu     PanchangRituAnswerRitu     `json:"ritu"`      // Season by the sidereal Sun.
	DrikRitu PanchangRituAnswerDrikRitu `json:"drik_ritu"` // Season by the tropical Sun.
	Ayana    string                     `json:"ayana"`     // Half of the year: the Sun goes north or south. One of: "Uttarayana", "Dakshinayana".
	SunSign  SignName                   `json:"sun_sign"`  // Sign of the Sun.
	Metadata PanchangRituMetadata       `json:"metadata"`  // Versions and rules behind the answer.
}

type PanchangCalendarDayAnswer struct {
	PanchangDay PanchangDay     `json:"panchang_day"`
	Calendar    HinduCalendar   `json:"calendar"`
	Metadata    AlmanacMetadata `json:"metadata"` // Versions and rules behind the answer.
}

type CalendarMonthDayLunarMonth struct {
	Number           int     `json:"number"`            // 1 is Chaitra.
	Name             string  `json:"name"`              // Amanta: the month runs from new moon to new moon. A leap month is called Adhika.
	PurnimantaNumber int     `json:"purnimanta_number"` // 1 is Chaitra.
	PurnimantaName   string  `json:"purnimanta_name"`   // Purnimanta, as in the north: the month ends with the full moon.
	Kind             string  `json:"kind"`              // Adhika: the Sun enters no sign in the month. Kshaya: the Sun enters two, and the second name is lost. One of: "normal", "adhika", "kshaya".
	LostName         *string `json:"lost_name"`         // Second name, which a kshaya month loses; else null.
}

type CalendarMonthDayKshayaTithi struct {
	Number int    `json:"number"` // Number of the tithi: 1 to 15 of the waxing half, 16 to 30 of the waning.
	Name   string `json:"name"`   // Name of the tithi (lunar day), Sanskrit in Latin letters.
}

type CalendarMonthDaySankranti struct {
	Sign string `json:"sign"` // Sign of the zodiac.
	At   string `json:"at"`   // Instant when the Sun enters the sign.
}

type CalendarMonthDayFestivals struct {
	ID   string `json:"id"`   // Id of the observance, as in `panchang/festivals`.
	Name string `json:"name"` // English or Sanskrit name of the observance.
}

// One square of a printed month.
type CalendarMonthDay struct {
	Date        string                       `json:"date"`         // Civil date on which the day began.
	Weekday     string                       `json:"weekday"`      // Weekday of the day.
	Basis       string                       `json:"basis"`        // Basis of the day: sunrise, or the civil calendar if there is no sunrise or `settings.day_start` is midnight. One of: "sunrise", "civil".
	Sunrise     *string                      `json:"sunrise"`      // Sunrise; null if there is none.
	Sunset      *string                      `json:"sunset"`       // Sunset; null if there is none.
	NextSunrise *string                      `json:"next_sunrise"` // The following sunrise; null if there is none.
	Moonrise    *string                      `json:"moonrise"`     // Moonrise on the civil date; null on about one day a month.
	Moonset     *string                      `json:"moonset"`      // Moonset on the civil date; null on about one day a month.
	LunarMonth  CalendarMonthDayLunarMonth   `json:"lunar_month"`  // The lunar month of the tithi at sunrise.
	Tithi       Tithi                        `json:"tithi"`        // The tithi at sunrise, which names the day.
	IsVriddhi   bool                         `json:"is_vriddhi"`   // Whether two sunrises fall into it, so the calendar repeats it.
	KshayaTithi *CalendarMonthDayKshayaTithi `json:"kshaya_tithi"` // A tithi that begins and ends within this day, so no day has its name; null on most days.
	Nakshatra   NakshatraSpan                `json:"nakshatra"`    // The star of the Moon at sunrise.
	Sankranti   *CalendarMonthDaySankranti   `json:"sankranti"`    // The sign that the Sun enters on this date; null on most days.
	Festivals   []CalendarMonthDayFestivals  `json:"festivals"`    // Festivals and vows of the date, by the rules of almanacs (smarta).
}

type PanchangCalendarMonthAnswer struct {
	Year     int                `json:"year"`     // Gregorian year.
	Month    int                `json:"month"`    // Gregorian month, 1 is January.
	Days     []CalendarMonthDay `json:"days"`     // Days in order, from the first of the month.
	Metadata AlmanacMetadata    `json:"metadata"` // Versions and rules behind the answer.
}

type PanchangLunarMonthsInput struct {
	From      string              `json:"from"`               // The first date.
	To        string              `json:"to"`                 // The last date; one request takes up to 366 days.
	Latitude  float64             `json:"latitude"`           // Decimal degrees, north positive.
	Longitude float64             `json:"longitude"`          // Decimal degrees, east positive.
	Timezone  any                 `json:"timezone"`           // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	Settings  *ObservanceSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type ObservanceSettings struct {
	LanguageSettings
	ObservationPoint *string  `json:"observation_point,omitempty"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. One of: "geocentric".
	Ayanamsa         *string  `json:"ayanamsa,omitempty"`          // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	Ayanamsha        *string  `json:"ayanamsha,omitempty"`         // Alias of ayanamsa. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom". Deprecated: see the text before.
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"`      // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	Sunrise          *string  `json:"sunrise,omitempty"`           // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. One of: "almanac", "standard_air", "geometric", "disc_centre".
	Almanac          *string  `json:"almanac,omitempty"`           // Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. drik if omitted. One of: "drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya".
	DatesOf          *string  `json:"dates_of,omitempty"`          // Dates by the sunrise and clock of the place, or by those of Ujjain, which many people abroad follow. place if omitted. One of: "place", "ujjain".
}

// A lunar month from new moon to new moon. Its purnimanta name is that of the waning half.
type LunarMonthOfYear struct {
	TimeWindow
	Number           int     `json:"number"`             // 1 is Chaitra.
	Name             string  `json:"name"`               // Amanta: the month runs from new moon to new moon. A leap month is called Adhika.
	PurnimantaNumber int     `json:"purnimanta_number"`  // 1 is Chaitra.
	PurnimantaName   string  `json:"purnimanta_name"`    // Purnimanta, as in the north: the month ends with the full moon.
	Kind             string  `json:"kind"`               // Adhika: the Sun enters no sign in the month. Kshaya: the Sun enters two, and the second name is lost. One of: "normal", "adhika", "kshaya".
	LostName         *string `json:"lost_name"`          // Second name, which a kshaya month loses; else null.
	FirstDate        string  `json:"first_date"`         // First day whose sunrise is in the month.
	Days             int     `json:"days"`               // Number of days whose sunrise is in the month.
	FullMoon         string  `json:"full_moon"`          // Full moon, at which the waning half begins.
	KrishnaFirstDate string  `json:"krishna_first_date"` // The first day of the waning half, with which the purnimanta month begins.
	ShakaYear        int     `json:"shaka_year"`         // Elapsed Shaka year.
	VikramYear       int     `json:"vikram_year"`        // Elapsed Vikram year of the north.
}

type ObservanceMetadata struct {
	Metadata
	ObservationPoint string   `json:"observation_point"`      // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	Ayanamsa         string   `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	Sunrise          string   `json:"sunrise"`                // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	Almanac          string   `json:"almanac"`                // Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. One of: "drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya".
	SunAndMoon       string   `json:"sun_and_moon"`           // Sky of Sun and Moon; planets are always those of drik. One of: "drik", "surya", "surya_bija", "vakya".
	DatesOf          string   `json:"dates_of"`               // Dates by the sunrise and clock of the place, or by those of Ujjain, which many people abroad follow. One of: "place", "ujjain".
}

type PanchangLunarMonthsAnswer struct {
	Months   []LunarMonthOfYear `json:"months"`   // The months that touch the requested dates, in order of time.
	Metadata ObservanceMetadata `json:"metadata"` // Versions and rules behind the answer.
}

type PanchangSolarMonthsInput struct {
	From      string              `json:"from"`               // The first date.
	To        string              `json:"to"`                 // The last date; one request takes up to 366 days.
	Latitude  float64             `json:"latitude"`           // Decimal degrees, north positive.
	Longitude float64             `json:"longitude"`          // Decimal degrees, east positive.
	Timezone  any                 `json:"timezone"`           // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	Settings  *ObservanceSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Calendar  *string             `json:"calendar,omitempty"` // Region whose rule is applied. tamil if omitted. One of: "tamil", "malayalam", "odia", "bengali", "assamese".
}

// A month of a solar calendar.
type SolarMonthOfYear struct {
	MonthNumber int    `json:"month_number"` // Number of the month, counted from the one in which the year of this calendar begins.
	Month       string `json:"month"`        // Name of the month in the region.
	Year        int    `json:"year"`         // Year of the era.
	Sign        string `json:"sign"`         // The sign that the Sun enters.
	Sankranti   string `json:"sankranti"`    // Instant when the Sun enters the sign.
	FirstDate   string `json:"first_date"`   // The first day of the month, by the rule of the calendar.
	Days        int    `json:"days"`         // Number of days of the month.
}

type PanchangSolarMonthsAnswer struct {
	Era      string             `json:"era"`      // Era that the years belong to.
	School   string             `json:"school"`   // Almanac whose Sun and rule begin the months. One of: "drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya".
	Months   []SolarMonthOfYear `json:"months"`   // The months that touch the requested dates, in order of time.
	Metadata ObservanceMetadata `json:"metadata"` // Versions and rules behind the answer.
}

type PanchangAlmanacsInput struct {
	Birth
	Settings    *DaySettings `json:"settings,omitempty"`    // Conventions to follow; each has a default.
	Observances *string      `json:"observances,omitempty"` // all: adds `observances`. none if omitted. One of: "none", "all".
}

type AlmanacOfDayTithi struct {
	Number int    `json:"number"` // 1 to 15 of the waxing half, 16 to 30 of the waning.
	Name   string `json:"name"`   // Name of the tithi.
	Paksha string `json:"paksha"` // Waxing or waning half of the lunar month. One of: "Shukla", "Krishna".
	End    string `json:"end"`    // End of the tithi, by the clock of the almanac’s print.
}

type AlmanacOfDayLunarMonth struct {
	Name string `json:"name"` // Amanta: the month runs from new moon to new moon. A leap month is called Adhika.
	Kind string `json:"kind"` // Adhika: the Sun enters no sign in the month. Kshaya: the Sun enters two, and the second name is lost. One of: "normal", "adhika", "kshaya".
}

type AlmanacOfDaySolarDate struct {
	Calendar string `json:"calendar"` // Calendar of the region. One of: "tamil", "malayalam", "odia", "bengali", "assamese", "bikram_sambat".
	Year     int    `json:"year"`     // Year of its era.
	Month    string `json:"month"`    // Name of the month.
	Day      int    `json:"day"`      // Day of the month.
}

// One day by one almanac.
type AlmanacOfDay struct {
	Almanac    string                 `json:"almanac"`     // Id, as in `settings.almanac`. One of: "drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya".
	Name       string                 `json:"name"`        // Name of the almanac.
	Region     string                 `json:"region"`      // Region of its readers; all for a text.
	Sky        string                 `json:"sky"`         // Sun and Moon: the sky (drik), or a text. One of: "drik", "surya", "surya_bija", "vakya".
	Books      []string               `json:"books"`       // Printed almanacs that follow it; empty for a text.
	Confidence string                 `json:"confidence"`  // Agreement with what its books print: high from eight cases on, low if none was compared. One of: "high", "medium", "low".
	Evidence   string                 `json:"evidence"`    // Printed dates and instants that agree, by kind, as the accuracy report counts them.
	Tithi      AlmanacOfDayTithi      `json:"tithi"`       // The tithi at sunrise, which names the day.
	LunarMonth AlmanacOfDayLunarMonth `json:"lunar_month"` // The lunar month of the tithi at sunrise.
	SolarDate  *AlmanacOfDaySolarDate `json:"solar_date"`  // Date in the solar calendar of the region; null if the almanac has none of its own.
	Difference *string                `json:"difference"`  // Differences from the sky, to the minute, and their reasons; null if there are none.
}

// A holiday of a date, as an authority printed it.
type PublicHolidayOfDay struct {
	Observance string  `json:"observance"` // Id of the observance, as in `panchang/festivals`.
	Date       string  `json:"date"`       // Civil date that was printed.
	Name       string  `json:"name"`       // Name in the list.
	Authority  string  `json:"authority"`  // Government or bank that printed it.
	Kind       string  `json:"kind"`       // Holiday of offices, or of banks. One of: "government", "bank".
	Region     string  `json:"region"`     // Region of the authority.
	Year       int     `json:"year"`       // Year of the list.
	Source     string  `json:"source"`     // Title of the list.
	SourceURL  *string `json:"source_url"` // Address of the list; null if none is known.
}

// An observance and the almanacs that keep it on a date.
type ObservanceOfDay struct {
	ID         string     `json:"id"`   // Name of the observance for programs.
	Name       string     `json:"name"` // Name of the observance.
	LocalNames LocalNames `json:"local_names"`
	Regions    []string   `json:"regions"`  // Regions; all for the whole of India. One of: "all", "north", "west", "south", "gujarat", "maharashtra", "rajasthan", "bihar", "punjab", "bengal", "odisha", "tamil", "telugu", "kannada", "kerala", "nepal", "jain", "sikh", "vaishnava", "sindhi", "arya_samaj".
	Almanacs   []string   `json:"almanacs"` // Almanacs that keep it on this date. One of: "drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya".
}

// Names in other languages.
type LocalNames struct {
	Hi *string `json:"hi"` // Name in Hindi; null if none is known.
	Sa *string `json:"sa"` // Name in Sanskrit; null if none is known.
	Ta *string `json:"ta"` // Name in Tamil; null if none is known.
	Ne *string `json:"ne"` // Name in Nepali; null if none is known.
}

type PanchangAlmanacsAnswer struct {
	PanchangDay PanchangDay          `json:"panchang_day"`
	Almanacs    []AlmanacOfDay       `json:"almanacs"`    // The day by each almanac, the sky first.
	Holidays    []PublicHolidayOfDay `json:"holidays"`    // Holidays that governments and banks printed for this date, each with its list; empty if none is known.
	Observances []ObservanceOfDay    `json:"observances"` // With `observances: all`, festivals and fasts of the date; else null.
	Metadata    DayMetadata          `json:"metadata"`    // Versions and rules behind the answer.
}

type PanchangConvertDateSettings struct {
	LanguageSettings
	ObservationPoint *string  `json:"observation_point,omitempty"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. One of: "geocentric".
	Ayanamsa         *string  `json:"ayanamsa,omitempty"`          // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	Ayanamsha        *string  `json:"ayanamsha,omitempty"`         // Alias of ayanamsa. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom". Deprecated: see the text before.
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"`      // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	Sunrise          *string  `json:"sunrise,omitempty"`           // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. One of: "almanac", "standard_air", "geometric", "disc_centre".
	Almanac          *string  `json:"almanac,omitempty"`           // Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. drik if omitted. One of: "drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya".
}

type PanchangConvertDateInputOf1 struct {
	Calendar    *string                      `json:"calendar,omitempty"`      // Calendar of `civil_date`, gregorian if omitted; auto: julian before the day on which `country` changed, or before 1582-10-15 without one. One of: "gregorian", "auto", "julian", "bikram_sambat", "saka", "islamic_civil", "islamic_umalqura", "tamil", "malayalam", "bengali", "bengali_old", "odia".
	Country     *string                      `json:"country,omitempty"`       // ISO 3166-1 code of the country whose calendar the date is in, such as GB. With it, a date from the time before its change to the Gregorian calendar needs `calendar`. A `place_id` gives it to auto.
	LunarYear   int                          `json:"lunar_year"`              // Elapsed year of the era; with month and tithi, instead of a civil date.
	Era         *string                      `json:"era,omitempty"`           // Era of `lunar_year`; shaka and vikram change with Chaitra, gujarati with Kartika. shaka if omitted. One of: "shaka", "vikram", "gujarati".
	MonthNumber int                          `json:"month_number"`            // Number of the lunar month: 1 is Chaitra.
	IsLeapMonth *bool                        `json:"is_leap_month,omitempty"` // Whether to use the leap (adhika) month of that name. false if omitted.
	Reckoning   *string                      `json:"reckoning,omitempty"`     // Whether months end with the new moon (amanta) or, as in the north, with the full moon (purnimanta). amanta if omitted. One of: "amanta", "purnimanta".
	TithiNumber int                          `json:"tithi_number"`            // Number of the tithi, counted from the new moon: 1 to 15 waxing, 16 to 30 waning.
	Rule        *string                      `json:"rule,omitempty"`          // udaya: the days that have the tithi at sunrise, at times none or two; touching: all days that it touches. udaya if omitted. One of: "udaya", "touching".
	Latitude    *float64                     `json:"latitude,omitempty"`      // Decimal degrees, north positive.
	Longitude   *float64                     `json:"longitude,omitempty"`     // Decimal degrees, east positive.
	Timezone    any                          `json:"timezone,omitempty"`      // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	PlaceID     *int                         `json:"place_id,omitempty"`      // Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
	Settings    *PanchangConvertDateSettings `json:"settings,omitempty"`      // Conventions to follow; each has a default.
}

type PanchangConvertDateInputOf2 struct {
	CivilDate   string                       `json:"civil_date"`              // The civil date to convert to the lunar calendar and to the others, as YYYY-MM-DD by its `calendar`; instead of a lunar date.
	Calendar    *string                      `json:"calendar,omitempty"`      // Calendar of `civil_date`, gregorian if omitted; auto: julian before the day on which `country` changed, or before 1582-10-15 without one. One of: "gregorian", "auto", "julian", "bikram_sambat", "saka", "islamic_civil", "islamic_umalqura", "tamil", "malayalam", "bengali", "bengali_old", "odia".
	Country     *string                      `json:"country,omitempty"`       // ISO 3166-1 code of the country whose calendar the date is in, such as GB. With it, a date from the time before its change to the Gregorian calendar needs `calendar`. A `place_id` gives it to auto.
	Era         *string                      `json:"era,omitempty"`           // Era of `lunar_year`; shaka and vikram change with Chaitra, gujarati with Kartika. shaka if omitted. One of: "shaka", "vikram", "gujarati".
	IsLeapMonth *bool                        `json:"is_leap_month,omitempty"` // Whether to use the leap (adhika) month of that name. false if omitted.
	Reckoning   *string                      `json:"reckoning,omitempty"`     // Whether months end with the new moon (amanta) or, as in the north, with the full moon (purnimanta). amanta if omitted. One of: "amanta", "purnimanta".
	Rule        *string                      `json:"rule,omitempty"`          // udaya: the days that have the tithi at sunrise, at times none or two; touching: all days that it touches. udaya if omitted. One of: "udaya", "touching".
	Latitude    *float64                     `json:"latitude,omitempty"`      // Decimal degrees, north positive.
	Longitude   *float64                     `json:"longitude,omitempty"`     // Decimal degrees, east positive.
	Timezone    any                          `json:"timezone,omitempty"`      // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	PlaceID     *int                         `json:"place_id,omitempty"`      // Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
	Settings    *PanchangConvertDateSettings `json:"settings,omitempty"`      // Conventions to follow; each has a default.
}

// One of: PanchangConvertDateInputOf1, PanchangConvertDateInputOf2.
type PanchangConvertDateInput = any

// A tithi in its lunar month.
type LunarDate struct {
	LunarMonth   LunarMonth `json:"lunar_month"`
	Paksha       string     `json:"paksha"`        // Waxing or waning half of the lunar month. One of: "Shukla", "Krishna".
	TithiNumber  int        `json:"tithi_number"`  // Number of the tithi, counted from the new moon.
	Tithi        string     `json:"tithi"`         // Name of the tithi.
	Window       TimeWindow `json:"window"`        // Span of the tithi.
	ShakaYear    int        `json:"shaka_year"`    // Elapsed Shaka year.
	VikramYear   int        `json:"vikram_year"`   // Elapsed Vikram year of the north.
	GujaratiYear int        `json:"gujarati_year"` // Elapsed Vikram year of Gujarat.
}

// A civil date of the tithi.
type ConvertedDate struct {
	Date       string         `json:"date"`        // Civil date at the place.
	Weekday    string         `json:"weekday"`     // Weekday of the date.
	Basis      string         `json:"basis"`       // sunrise: the tithi at sunrise; civil: the tithi at noon, if the Sun does not rise that day. One of: "sunrise", "civil".
	CivilDates []CalendarDate `json:"civil_dates"` // The day in other civil calendars, by its daytime; a calendar whose years lack the day is left out.
}

// The same day in another civil calendar.
type CalendarDate struct {
	Calendar   string `json:"calendar"`   // julian; bikram_sambat: Nepal; saka: national calendar of India; islamic_civil: tabular; islamic_umalqura: Saudi Arabia; tamil; malayalam: Kollam era; bengali: Bangladesh, revised in 2019; bengali_old: Gupta Press almanac; odia. One of: "julian", "bikram_sambat", "saka", "islamic_civil", "islamic_umalqura", "tamil", "malayalam", "bengali", "bengali_old", "odia".
	Year       int    `json:"year"`       // Year of the calendar.
	Month      int    `json:"month"`      // Number of the month in the calendar.
	MonthName  string `json:"month_name"` // Name of the month in the calendar.
	Day        int    `json:"day"`        // Day of the month.
	Confidence string `json:"confidence"` // exact: a rule without exceptions; table: published dates; computed: printed almanacs may differ by a day; forecast: a year after the published table. One of: "exact", "table", "computed", "forecast".
}

type PanchangConvertDateMetadata struct {
	Metadata
	ObservationPoint string   `json:"observation_point"`      // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	Ayanamsa         string   `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	Sunrise          string   `json:"sunrise"`                // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	Almanac          string   `json:"almanac"`                // Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. One of: "drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya".
	SunAndMoon       string   `json:"sun_and_moon"`           // Sky of Sun and Moon; planets are always those of drik. One of: "drik", "surya", "surya_bija", "vakya".
}

type PanchangConvertDateAnswer struct {
	LunarDate *LunarDate                  `json:"lunar_date"` // The tithi in its month; null if the year has no such leap month.
	Dates     []ConvertedDate             `json:"dates"`      // Dates in order; if empty, `reason` explains why.
	Reason    *string                     `json:"reason"`     // Reason why there is no date: the year has no such leap month, or no sunrise falls into the tithi; else null. One of: "no_leap_month", "kshaya_tithi".
	Metadata  PanchangConvertDateMetadata `json:"metadata"`   // Versions and rules behind the answer.
}

type PanchangShraddhaTithiInput struct {
	Birth
	Settings   *AlmanacSettings `json:"settings,omitempty"`    // Conventions to follow; each has a default.
	TargetDate *string          `json:"target_date,omitempty"` // The requested day, from 00:00 local time; today if omitted.
	Count      *int             `json:"count,omitempty"`       // Number of years from the target date. 1 if omitted.
}

// A day on which a death is commemorated.
type ShraddhaDay struct {
	Kind          string      `json:"kind"`           // annual: in the month of the death; mahalaya: in Pitru Paksha. One of: "annual", "mahalaya".
	Date          string      `json:"date"`           // Civil date on which it is kept.
	Tithi         TimeWindow  `json:"tithi"`          // Span of the tithi.
	Window        *TimeWindow `json:"window"`         // Part of the afternoon (aparahna) within the tithi; null if there is none.
	MarginMinutes *float64    `json:"margin_minutes"` // Minutes by which the deciding instant would have to move to choose another day; below 3, other almanacs may differ.
	Basis         string      `json:"basis"`          // sunrise, or civil if the Sun does not rise or set that day: the rules then use 6:00 and 18:00 by the clock. One of: "sunrise", "civil".
}

type PanchangShraddhaTithiAnswer struct {
	LunarMonth  LunarMonth      `json:"lunar_month"`  // The lunar month of the death.
	Paksha      string          `json:"paksha"`       // Waxing or waning half of the lunar month. One of: "Shukla", "Krishna".
	TithiNumber int             `json:"tithi_number"` // The tithi of the death, counted from the new moon.
	Tithi       string          `json:"tithi"`        // Name of the tithi.
	TargetDate  string          `json:"target_date"`  // The requested day.
	Shraddhas   []ShraddhaDay   `json:"shraddhas"`    // Days of shraddha, in order of their dates.
	Metadata    AlmanacMetadata `json:"metadata"`     // Versions and rules behind the answer.
}

type PanchangSankalpaSettings struct {
	AlmanacSettings
	Tradition *string `json:"tradition,omitempty"`  // Region whose months, years and words are spoken. deccan: months to the new moon and Shalivahana years, as in Maharashtra, Karnataka, Telangana and Andhra. tamil: months of the Sun. north: months to the full moon and Vikrama years. gujarat: months to the new moon and Vikrama years that begin with Kartika. deccan if omitted. One of: "deccan", "tamil", "north", "gujarat".
	Land      *string `json:"land,omitempty"`       // Whether the line names the land of Bharata. Many people abroad say it too; none leaves it out, for words of your own. bharata if omitted. One of: "bharata", "none".
	Speaker   *string `json:"speaker,omitempty"`    // Who speaks, for the endings of `gotra` and `name`. man if omitted. One of: "man", "woman".
	PlaceKind *string `json:"place_kind,omitempty"` // Word after `place_name`: nagare for a town, grāme for a village, kṣetre for a sacred place. town if omitted. One of: "town", "village", "sacred_place".
	Script    *string `json:"script,omitempty"`     // Letters of `in_script`. by_language: those of `language`, such as Telugu letters for te and Latin ones for sa-Latn, and Devanagari for languages without letters for Sanskrit. Bengali and Odia write v as b; Tamil letters are followed by numbers (த² is tha, த³ da, த⁴ dha). by_language if omitted. One of: "by_language", "devanagari", "latin", "bengali", "gujarati", "odia", "telugu", "kannada", "malayalam", "tamil".
}

type PanchangSankalpaInput struct {
	Birth
	Settings  *PanchangSankalpaSettings `json:"settings,omitempty"`   // Conventions to follow; each has a default.
	PlaceName *string                   `json:"place_name,omitempty"` // Name of the place of the rite, spoken before the year. In Devanagari letters it is written in IAST in the Latin line; in other letters it stands as it is in both lines.
	Gotra     *string                   `json:"gotra,omitempty"`      // Gotra (lineage) of the speaker, without an ending, such as भारद्वाज. In Devanagari letters it is written in IAST in the Latin line; in other letters it stands as it is in both lines.
	Name      *string                   `json:"name,omitempty"`       // Name of the speaker, without an ending, such as राम. In Devanagari letters it is written in IAST in the Latin line; in other letters it stands as it is in both lines.
	Purpose   *string                   `json:"purpose,omitempty"`    // The rite in the accusative, such as सत्यनारायणपूजनम्; kariṣye, I shall do, follows. In Devanagari letters it is written in IAST in the Latin line; in other letters it stands as it is in both lines.
}

// A part of the sankalpa, which is spoken without a pause.
type SankalpaPart struct {
	ID         string `json:"id"`         // What the part says. One of: "brahma", "kalpa", "manvantara", "yuga", "land", "place", "era", "cycle", "samvatsara", "ayana", "ritu", "month", "paksha", "tithi", "weekday", "nakshatra", "yoga", "karana", "moon_sign", "sun_sign", "jupiter_sign", "other_planets", "qualities", "gotra", "name", "purpose".
	Iast       string `json:"iast"`       // In Latin letters (IAST).
	Devanagari string `json:"devanagari"` // In Devanagari letters.
	InScript   string `json:"in_script"`  // In the letters of `script`, for people who read Sanskrit in those of their language.
	Meaning    string `json:"meaning"`    // Meaning in English.
}

type PanchangSankalpaMetadata struct {
	AlmanacMetadata
	Tradition string `json:"tradition"`  // Region whose months, years and words are spoken. deccan: months to the new moon and Shalivahana years, as in Maharashtra, Karnataka, Telangana and Andhra. tamil: months of the Sun. north: months to the full moon and Vikrama years. gujarat: months to the new moon and Vikrama years that begin with Kartika. One of: "deccan", "tamil", "north", "gujarat".
	Land      string `json:"land"`       // Whether the line names the land of Bharata. Many people abroad say it too; none leaves it out, for words of your own. One of: "bharata", "none".
	Speaker   string `json:"speaker"`    // Who speaks, for the endings of `gotra` and `name`. One of: "man", "woman".
	PlaceKind string `json:"place_kind"` // Word after `place_name`: nagare for a town, grāme for a village, kṣetre for a sacred place. One of: "town", "village", "sacred_place".
	Script    string `json:"script"`     // Letters of `in_script`. by_language: those of `language`, such as Telugu letters for te and Latin ones for sa-Latn, and Devanagari for languages without letters for Sanskrit. Bengali and Odia write v as b; Tamil letters are followed by numbers (த² is tha, த³ da, த⁴ dha). One of: "by_language", "devanagari", "latin", "bengali", "gujarati", "odia", "telugu", "kannada", "malayalam", "tamil".
}

type PanchangSankalpaAnswerText struct {
	Iast       string `json:"iast"`       // In Latin letters (IAST).
	Devanagari string `json:"devanagari"` // In Devanagari letters.
	InScript   string `json:"in_script"`  // In the letters of `script`, for people who read Sanskrit in those of their language.
}

type PanchangSankalpaAnswer struct {
	PanchangDay    PanchangDay                `json:"panchang_day"`
	At             string                     `json:"at"`              // The moment of the rite.
	ValidUntil     string                     `json:"valid_until"`     // When the weekday, the tithi, star, yoga or karana, or the sign of Sun or Moon changes first.
	Script         string                     `json:"script"`          // Letters of `in_script`. One of: "devanagari", "latin", "bengali", "gujarati", "odia", "telugu", "kannada", "malayalam", "tamil".
	Text           PanchangSankalpaAnswerText `json:"text"`            // The whole line. A final m is an anusvara before a consonant.
	Parts          []SankalpaPart             `json:"parts"`           // Parts of the line in the order in which they are spoken.
	Year           int                        `json:"year"`            // Elapsed years of the era of the tradition: Shaka, or Vikrama.
	Samvatsara     string                     `json:"samvatsara"`      // Name of the year in the cycle of sixty.
	Ayana          string                     `json:"ayana"`           // Half of the year by the sidereal Sun. One of: "Uttarayana", "Dakshinayana".
	Ritu           string                     `json:"ritu"`            // Season of the month.
	LunarMonth     *string                    `json:"lunar_month"`     // Lunar month, as the tradition counts it; null if the tradition has months of the Sun.
	SolarMonth     *string                    `json:"solar_month"`     // Sign of the solar month; null if the tradition has lunar months.
	Paksha         string                     `json:"paksha"`          // Waxing or waning half of the lunar month. One of: "Shukla", "Krishna".
	Tithi          string                     `json:"tithi"`           // Lunar day at the moment.
	Weekday        string                     `json:"weekday"`         // Weekday from sunrise to sunrise.
	Nakshatra      NakshatraName              `json:"nakshatra"`       // Star of the Moon.
	Yoga           string                     `json:"yoga"`            // Nitya yoga.
	Karana         string                     `json:"karana"`          // Half tithi.
	Confidence     Confidence                 `json:"confidence"`      // Confidence in the wording of the line.
	RituConfidence Confidence                 `json:"ritu_confidence"` // Confidence in the season.
	Metadata       PanchangSankalpaMetadata   `json:"metadata"`        // Versions and rules behind the answer.
}

type PanchangFestivalsInput struct {
	From      string            `json:"from"`               // The first date.
	To        string            `json:"to"`                 // The last date; one request takes up to 366 days.
	Latitude  float64           `json:"latitude"`           // Decimal degrees, north positive.
	Longitude float64           `json:"longitude"`          // Decimal degrees, east positive.
	Timezone  any               `json:"timezone"`           // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	Settings  *FestivalSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Region    *string           `json:"region,omitempty"`   // Region whose observances are returned; all if omitted. One of: "north", "west", "south", "gujarat", "maharashtra", "rajasthan", "bihar", "punjab", "bengal", "odisha", "tamil", "telugu", "kannada", "kerala", "nepal", "jain", "sikh", "vaishnava", "sindhi", "arya_samaj".
	Ids       *string           `json:"ids,omitempty"`      // Only these observances: ids separated by commas; those of monthly vows are allowed too.
	Schools   *string           `json:"schools,omitempty"`  // one: the days by `settings.almanac`; all: besides, in `by_almanac`, the day of each observance by every almanac. one if omitted. One of: "one", "all".
}

type FestivalSettings struct {
	ObservanceSettings
	School *string `json:"school,omitempty"` // School whose rule chooses the day: smarta as in almanacs, jyotisha by the times of day of the law books, or vaishnava. smarta if omitted. One of: "smarta", "jyotisha", "vaishnava".
}

type ObservedDayAlternatives struct {
	Date           string  `json:"date"`            // Civil date.
	OverlapMinutes float64 `json:"overlap_minutes"` // Minutes of the limb within the time of day of the rule.
}

type ObservedDayOtherSchools struct {
	School string `json:"school"` // School with a rule of its own. One of: "smarta", "jyotisha", "vaishnava".
	Date   string `json:"date"`   // The day that this school keeps.
}

type ObservedDayOtherAlmanacs struct {
	Almanac string `json:"almanac"` // Almanac, as in `settings.almanac`. One of: "drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya".
	Date    string `json:"date"`    // The day that it keeps.
}

type ObservedDayNotes struct {
	Code string  `json:"code"` // rohini_at_nishitha: Janmashtami is Jayanti; bhadra_ends: the rite waits for it; ghatasthapana_at_abhijit: the morning has no Pratipada; kshaya_month: the month also absorbed the name of another; kshaya_tithi: no sunrise falls into the tithi; vriddhi_tithi: two do. One of: "rohini_at_nishitha", "bhadra_ends", "ghatasthapana_at_abhijit", "kshaya_month", "kshaya_tithi", "vriddhi_tithi".
	At   *string `json:"at"`   // Instant of the note; null for notes without one.
}

// An observance on its day.
type ObservedDay struct {
	Date           string                     `json:"date"` // Civil date on which it is kept.
	ID             string                     `json:"id"`   // Name of the observance for programs.
	Name           string                     `json:"name"` // Name of the observance.
	LocalNames     LocalNames                 `json:"local_names"`
	Regions        []string                   `json:"regions"`         // Regions in which it is kept; all for the whole of India. One of: "all", "north", "west", "south", "gujarat", "maharashtra", "rajasthan", "bihar", "punjab", "bengal", "odisha", "tamil", "telugu", "kannada", "kerala", "nepal", "jain", "sikh", "vaishnava", "sindhi", "arya_samaj".
	Rule           string                     `json:"rule"`            // Rule by which the day was chosen.
	Limb           TimeWindow                 `json:"limb"`            // Span of the tithi, star or entry that the rule uses.
	Window         *TimeWindow                `json:"window"`          // Overlap of that span with the time of day of the rule; null if there is none.
	MarginMinutes  *float64                   `json:"margin_minutes"`  // Minutes by which the deciding instant would have to move to choose another day; below 3, other almanacs may differ.
	Alternatives   []ObservedDayAlternatives  `json:"alternatives"`    // Other days that have a part of the limb in the same time of day.
	OtherSchools   []ObservedDayOtherSchools  `json:"other_schools"`   // Schools that keep another day.
	OtherAlmanacs  []ObservedDayOtherAlmanacs `json:"other_almanacs"`  // Printed almanacs of the observance’s own regions that keep another day, and the sky (drik) if the answer is by another almanac; `schools: all` of `panchang/festivals` has every almanac, with reasons.
	Notes          []ObservedDayNotes         `json:"notes"`           // Further facts about the day.
	Basis          string                     `json:"basis"`           // sunrise, or civil if the Sun does not rise or set that day: the rules then use 6:00 and 18:00 by the clock. One of: "sunrise", "civil".
	Confidence     string                     `json:"confidence"`      // low if the rule rests on fewer than four published dates. One of: "high", "low".
	PublishedCases int                        `json:"published_cases"` // Number of published dates with which the rule was compared.
}

type AlmanacDaysDays struct {
	Date       string   `json:"date"`       // Civil date on which it is kept.
	Almanacs   []string `json:"almanacs"`   // Almanacs that keep this day, as in `settings.almanac`. One of: "drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya".
	Books      []string `json:"books"`      // Printed almanacs among them.
	Difference *string  `json:"difference"` // Reason for another day than by the sky; null for the day of the sky (drik).
}

// One observance with its day by every almanac.
type AlmanacDays struct {
	ID         string            `json:"id"`   // Name of the observance for programs.
	Name       string            `json:"name"` // Name of the observance.
	LocalNames LocalNames        `json:"local_names"`
	Regions    []string          `json:"regions"`     // Regions in which it is kept; all for the whole of India. One of: "all", "north", "west", "south", "gujarat", "maharashtra", "rajasthan", "bihar", "punjab", "bengal", "odisha", "tamil", "telugu", "kannada", "kerala", "nepal", "jain", "sikh", "vaishnava", "sindhi", "arya_samaj".
	Days       []AlmanacDaysDays `json:"days"`        // The days, in order; one if all almanacs agree.
	NotKeptBy  []string          `json:"not_kept_by"` // Almanacs without it this time: an observance of leap months needs the leap month. One of: "drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya".
	Holidays   []PublicHoliday   `json:"holidays"`    // Days that governments and banks printed for it, each with its list; empty if none is known. They decide no day here.
}

// A holiday as an authority printed it. No rule reads it.
type PublicHoliday struct {
	Date      string  `json:"date"`       // Civil date that was printed.
	Name      string  `json:"name"`       // Name in the list.
	Authority string  `json:"authority"`  // Government or bank that printed it.
	Kind      string  `json:"kind"`       // Holiday of offices, or of banks. One of: "government", "bank".
	Region    string  `json:"region"`     // Region of the authority.
	Year      int     `json:"year"`       // Year of the list.
	Source    string  `json:"source"`     // Title of the list.
	SourceURL *string `json:"source_url"` // Address of the list; null if none is known.
}

type FestivalMetadata struct {
	ObservanceMetadata
	School string `json:"school"` // School whose rule chooses the day: smarta as in almanacs, jyotisha by the times of day of the law books, or vaishnava. One of: "smarta", "jyotisha", "vaishnava".
}

type PanchangFestivalsAnswer struct {
	Festivals []ObservedDay    `json:"festivals"`  // Observances in order of their dates.
	ByAlmanac []AlmanacDays    `json:"by_almanac"` // With `schools: all`, each observance that an almanac keeps between the dates, with the days of all of them; else null.
	Metadata  FestivalMetadata `json:"metadata"`   // Versions and rules behind the answer.
}

type PanchangFestivalInput struct {
	From       string            `json:"from"`               // The first date.
	To         string            `json:"to"`                 // The last date; one request takes up to 7305 days.
	Latitude   float64           `json:"latitude"`           // Decimal degrees, north positive.
	Longitude  float64           `json:"longitude"`          // Decimal degrees, east positive.
	Timezone   any               `json:"timezone"`           // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	Settings   *FestivalSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Observance string            `json:"observance"`         // Id of the observance, as in `panchang/festivals`. One of: "ugadi", "gangaur", "matsya_jayanti", "yamuna_chhath", "rama_navami", "rama_navami_vaishnava", "mahavir_jayanti", "hanuman_jayanti", "vallabhacharya_jayanti", "akshaya_tritiya", "parashurama_jayanti", "shankaracharya_jayanti", "ganga_saptami", "sita_navami", "narasimha_jayanti", "buddha_purnima", "kurma_jayanti", "narada_jayanti", "hanuman_jayanti_telugu", "vat_savitri", "shani_jayanti", "maharana_pratap", "jamai_shashthi", "mahesh_navami", "ganga_dussehra", "gayatri_jayanti", "vat_purnima", "kabir_jayanti", "ashadha_navratri", "rath_yatra", "jayaparvati", "kokila_vrat", "guru_purnima", "hariyali_amavasya", "hariyali_teej", "nag_panchami", "garuda_panchami", "kalki_jayanti", "tulsidas_jayanti", "raksha_bandhan", "yajurveda_upakarma", "narali_purnima", "kajari_teej", "bahula_chaturthi", "nag_pancham_gujarat", "hal_shashthi", "shitala_satam", "janmashtami_smarta", "janmashtami_vaishnava", "pithori_amavasya", "varaha_jayanti", "hartalika_teej", "ganesh_chaturthi", "rishi_panchami", "lalita_saptami", "durva_ashtami", "radha_ashtami", "vamana_jayanti", "anant_chaturdashi", "pitru_paksha", "jivitputrika", "mahalakshmi_vrat_ends", "sarva_pitru_amavasya", "bhadrapada_purnima", "mahalakshmi_vrat_begins", "navratri", "lalita_panchami", "bilva_nimantran", "navpatrika_puja", "durga_ashtami", "maha_navami", "maha_navami_bengal", "vijayadashami_bengal", "kojagara", "valmiki_jayanti", "meerabai_jayanti", "atla_tadde", "karwa_chauth", "ahoi_ashtami", "govatsa_dwadashi", "dhanteras", "kali_chaudas", "naraka_chaturdashi", "diwali", "kali_puja", "gujarati_new_year", "bhai_dooj", "nagula_chavithi", "labh_panchami", "chhath_puja", "soora_samharam", "gopashtami", "akshaya_navami", "tulasi_vivah", "vaikuntha_chaturdashi", "dev_diwali", "kartika_purnima", "kalabhairav_jayanti", "vivah_panchami", "champa_shashthi", "subrahmanya_shashthi", "gita_jayanti", "hanuman_jayanti_kannada", "dattatreya_jayanti", "annapurna_jayanti", "shakambhari_purnima", "sakat_chauth", "mauni_amavasya", "magha_navratri", "ganesha_jayanti", "vasant_panchami", "ratha_saptami", "narmada_jayanti", "bhishma_ashtami", "magha_purnima", "dayananda_jayanti", "maha_shivaratri", "phulera_dooj", "phalguna_purnima", "chaitanya_jayanti", "bhratri_dwitiya", "ranga_panchami", "sheetala_ashtami", "shivaji_jayanti", "holika_dahan", "holi", "vijayadashami", "govardhan_puja", "varalakshmi_vrata", "dahi_handi", "cheti_chand", "saraswati_avahan", "varshitapa_parana", "randhan_chhath", "samaveda_upakarma", "jyeshtha_gauri_avahana", "jyeshtha_gauri_puja", "jyeshtha_gauri_visarjan", "saraswati_puja", "saraswati_visarjan", "saraswati_puja_south", "sharda_puja", "kedar_gauri_vrat", "mangala_gauri", "mangala_gauri_amanta", "shravan_somwar", "shravan_somwar_amanta", "mesha_sankranti", "vrishabha_sankranti", "mithuna_sankranti", "karka_sankranti", "simha_sankranti", "kanya_sankranti", "tula_sankranti", "vrishchika_sankranti", "dhanu_sankranti", "makara_sankranti", "kumbha_sankranti", "meena_sankranti", "lohri", "bhogi", "mattu_pongal", "vishu", "pohela_boishakh", "pana_sankranti", "malayalam_new_year", "aadi_perukku", "karadaiyan_nombu", "mandala_begins", "mandala_puja", "agni_nakshatram_begins", "agni_nakshatram_ends", "onam", "thai_pusam", "arudra_darshan", "masi_magam", "panguni_uthiram", "vaikasi_visakam", "karthigai_deepam", "attukal_pongala", "thrissur_pooram", "ramanuja_jayanti", "ashtami_rohini", "andal_jayanti", "maha_bharani", "magha_shraddha", "rigveda_upakarma", "aadi_amavasai", "thai_amavasai", "makaravilakku", "chitra_pournami", "ekadashi_kamada", "ekadashi_varuthini", "ekadashi_mohini", "ekadashi_apara", "ekadashi_nirjala", "ekadashi_yogini", "ekadashi_devshayani", "ekadashi_kamika", "ekadashi_shravana_putrada", "ekadashi_aja", "ekadashi_parivartini", "ekadashi_indira", "ekadashi_papankusha", "ekadashi_rama", "ekadashi_devutthana", "ekadashi_utpanna", "ekadashi_mokshada", "ekadashi_saphala", "ekadashi_pausha_putrada", "ekadashi_shattila", "ekadashi_jaya", "ekadashi_vijaya", "ekadashi_amalaki", "ekadashi_papamochani", "ekadashi_padmini", "ekadashi_parama", "vaikuntha_ekadashi", "guruvayur_ekadashi", "nepali_new_year", "nepal_republic_day", "gai_jatra", "indra_jatra", "nepal_constitution_day", "mha_puja", "tamu_lhosar", "prithvi_jayanti", "maghe_sankranti", "nepal_martyrs_day", "sonam_lhosar", "nepal_democracy_day", "ghode_jatra", "shraddha_purnima", "shraddha_dwitiya", "shraddha_tritiya", "shraddha_chaturthi", "shraddha_panchami", "shraddha_shashthi", "shraddha_saptami", "shraddha_ashtami", "shraddha_navami", "shraddha_dashami", "shraddha_ekadashi", "shraddha_dwadashi", "shraddha_trayodashi", "shraddha_chaturdashi", "chaitra_navapada_oli", "tara_jayanti", "vamana_dwadashi", "treta_yugadi", "matangi_jayanti", "bagalamukhi_jayanti", "mahavira_kevala_jnana", "parashurama_dwadashi", "chhinnamasta_jayanti", "ramalakshmana_dwadashi", "vaivasvata_manvadi", "ashadha_ashtahnika_begins", "gauri_vrat_begins", "vasudeva_dwadashi", "ashadha_chaumasi", "ashadha_ashtahnika_ends", "damodara_dwadashi", "hayagriva_jayanti", "sanskrit_diwas", "maha_sankatahara_chaturthi", "kali_jayanti", "indra_savarni_manvadi", "daiva_savarni_manvadi", "rudra_savarni_manvadi", "bhuvaneshvari_jayanti", "kalki_dwadashi", "agrasen_jayanti", "ashvina_navapada_oli", "sandhi_puja", "durga_balidan", "daksha_savarni_manvadi", "madhvacharya_jayanti", "padmanabha_dwadashi", "yama_panchaka", "hanuman_puja", "kamala_jayanti", "dyuta_krida", "jalaram_jayanti", "kartika_ashtahnika_begins", "kansa_vadh", "bhishma_panchaka_begins", "yogeshwara_dwadashi", "tamasa_manvadi", "kartika_chaumasi", "manikarnika_snan", "bhishma_panchaka_ends", "uttama_manvadi", "kartika_ashtahnika_ends", "matsya_dwadashi", "bhairavi_jayanti", "kurma_dwadashi", "vivekananda_jayanti", "meru_trayodashi", "bhishma_dwadashi", "yashoda_jayanti", "shabari_jayanti", "janaki_jayanti", "phalguna_ashtahnika_begins", "narasimha_dwadashi", "phalguna_chaumasi", "savarni_manvadi", "phalguna_ashtahnika_ends", "pradosha_vrata", "sankashti_chaturthi", "vinayaka_chaturthi", "masik_shivaratri", "kalashtami", "masik_durgashtami", "skanda_shashthi", "amavasya", "darsha_amavasya", "purnima", "purnima_vrata", "anvadhan", "ishti", "chandra_darshana", "rohini_vrata", "masik_karthigai", "masik_krishna_janmashtami", "shani_trayodashi", "somavati_amavasya", "bhanu_saptami", "dussehra", "vishwakarma_puja".
}

type PanchangFestivalAnswer struct {
	Festivals []ObservedDay    `json:"festivals"` // One row for each date on which it is kept, in order.
	Metadata  FestivalMetadata `json:"metadata"`  // Versions and rules behind the answer.
}

// An Ekadashi with its days of fasting.
type EkadashiDay struct {
	ID            string        `json:"id"`   // Name of the Ekadashi for programs.
	Name          string        `json:"name"` // Name of the Ekadashi.
	LocalNames    LocalNames    `json:"local_names"`
	Tithi         TimeWindow    `json:"tithi"`           // Ekadashi itself.
	Smarta        EkadashiFast  `json:"smarta"`          // Fast of householders.
	Gauna         *EkadashiFast `json:"gauna"`           // Second fast, of ascetics; null if it is on the same day.
	Vaishnava     EkadashiFast  `json:"vaishnava"`       // Fast of Vaishnavas.
	HariVasaraEnd string        `json:"hari_vasara_end"` // End of the first quarter of Dwadashi (Hari Vasara), before which no fast is broken.
	MarginMinutes float64       `json:"margin_minutes"`  // Minutes from the nearest sunrise to an end of Ekadashi or Dwadashi; below 3, other almanacs may differ.
	Basis         string        `json:"basis"`           // sunrise, or civil if the Sun does not rise or set that day: the rules then use 6:00 and 18:00 by the clock. One of: "sunrise", "civil".
}

type EkadashiFastParana struct {
	Start string  `json:"start"` // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
	End   *string `json:"end"`   // End; null if Dwadashi is over at sunrise: the fast may then be broken at any time of the day.
}

// A fast with the time at which it is broken.
type EkadashiFast struct {
	Date   string             `json:"date"`   // Civil date of the fast.
	Parana EkadashiFastParana `json:"parana"` // Time for breaking the fast, on the next day.
}

type PanchangEkadashisAnswer struct {
	Ekadashis []EkadashiDay      `json:"ekadashis"` // Ekadashis in order of their dates.
	Metadata  ObservanceMetadata `json:"metadata"`  // Versions and rules behind the answer.
}

type PanchangVratasInput struct {
	From      string              `json:"from"`               // The first date.
	To        string              `json:"to"`                 // The last date; one request takes up to 366 days.
	Latitude  float64             `json:"latitude"`           // Decimal degrees, north positive.
	Longitude float64             `json:"longitude"`          // Decimal degrees, east positive.
	Timezone  any                 `json:"timezone"`           // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	Settings  *ObservanceSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Kind      string              `json:"kind"`               // The vow, by its id. One of: "pradosha_vrata", "sankashti_chaturthi", "vinayaka_chaturthi", "masik_shivaratri", "kalashtami", "masik_durgashtami", "skanda_shashthi", "amavasya", "darsha_amavasya", "purnima", "purnima_vrata", "anvadhan", "ishti", "chandra_darshana", "rohini_vrata", "masik_karthigai", "masik_krishna_janmashtami", "shani_trayodashi", "somavati_amavasya", "bhanu_saptami".
}

type VrataDayAlternatives struct {
	Date           string  `json:"date"`            // Civil date.
	OverlapMinutes float64 `json:"overlap_minutes"` // Minutes of the limb within the time of day of the rule.
}

type VrataDayOtherSchools struct {
	School string `json:"school"` // School with a rule of its own. One of: "smarta", "jyotisha", "vaishnava".
	Date   string `json:"date"`   // The day that this school keeps.
}

type VrataDayNotes struct {
	Code string  `json:"code"` // rohini_at_nishitha: Janmashtami is Jayanti; bhadra_ends: the rite waits for it; ghatasthapana_at_abhijit: the morning has no Pratipada; kshaya_month: the month also absorbed the name of another; kshaya_tithi: no sunrise falls into the tithi; vriddhi_tithi: two do. One of: "rohini_at_nishitha", "bhadra_ends", "ghatasthapana_at_abhijit", "kshaya_month", "kshaya_tithi", "vriddhi_tithi".
	At   *string `json:"at"`   // Instant of the note; null for notes without one.
}

// A vow of every month on its day.
type VrataDay struct {
	Date           string                 `json:"date"` // Civil date on which it is kept.
	ID             string                 `json:"id"`   // Name of the observance for programs.
	Name           string                 `json:"name"` // Name of the observance.
	LocalNames     LocalNames             `json:"local_names"`
	Regions        []string               `json:"regions"`         // Regions in which it is kept; all for the whole of India. One of: "all", "north", "west", "south", "gujarat", "maharashtra", "rajasthan", "bihar", "punjab", "bengal", "odisha", "tamil", "telugu", "kannada", "kerala", "nepal", "jain", "sikh", "vaishnava", "sindhi", "arya_samaj".
	Rule           string                 `json:"rule"`            // Rule by which the day was chosen.
	Limb           TimeWindow             `json:"limb"`            // Span of the tithi, star or entry that the rule uses.
	Window         *TimeWindow            `json:"window"`          // Overlap of that span with the time of day of the rule; null if there is none.
	MarginMinutes  *float64               `json:"margin_minutes"`  // Minutes by which the deciding instant would have to move to choose another day; below 3, other almanacs may differ.
	Alternatives   []VrataDayAlternatives `json:"alternatives"`    // Other days that have a part of the limb in the same time of day.
	OtherSchools   []VrataDayOtherSchools `json:"other_schools"`   // Schools that keep another day.
	Notes          []VrataDayNotes        `json:"notes"`           // Further facts about the day.
	Basis          string                 `json:"basis"`           // sunrise, or civil if the Sun does not rise or set that day: the rules then use 6:00 and 18:00 by the clock. One of: "sunrise", "civil".
	Confidence     string                 `json:"confidence"`      // low if the rule rests on fewer than four published dates. One of: "high", "low".
	PublishedCases int                    `json:"published_cases"` // Number of published dates with which the rule was compared.
	Title          *string                `json:"title"`           // Name of this day: of a Pradosha by its weekday, of a Sankashti by its month; else null.
	Moonrise       *string                `json:"moonrise"`        // Moonrise, at which the fast of a Sankashti is broken; null for other vows, and if the Moon does not rise.
}

type PanchangVratasAnswer struct {
	Vratas   []VrataDay         `json:"vratas"`   // Days of the vow in order of their dates.
	Metadata ObservanceMetadata `json:"metadata"` // Versions and rules behind the answer.
}

// The entry of the Sun into a sidereal sign.
type Sankranti struct {
	Sign          string      `json:"sign"`            // The sign that the Sun enters.
	At            string      `json:"at"`              // Instant when the Sun enters the sign.
	Date          string      `json:"date"`            // The day on which it is kept.
	PunyaKala     TimeWindow  `json:"punya_kala"`      // The time of day for gifts and bathing.
	MahaPunyaKala *TimeWindow `json:"maha_punya_kala"` // Best part of punya kala, only for Makara; else null.
	Basis         string      `json:"basis"`           // sunrise, or civil if the Sun does not rise or set that day: the rules then use 6:00 and 18:00 by the clock. One of: "sunrise", "civil".
}

type PanchangSankrantisAnswer struct {
	Sankrantis []Sankranti        `json:"sankrantis"` // Sankrantis in order of time.
	Metadata   ObservanceMetadata `json:"metadata"`   // Versions and rules behind the answer.
}

type PanchangAvoidableDaysInput struct {
	From      string              `json:"from"`               // The first date.
	To        string              `json:"to"`                 // The last date; one request takes up to 366 days.
	Latitude  float64             `json:"latitude"`           // Decimal degrees, north positive.
	Longitude float64             `json:"longitude"`          // Decimal degrees, east positive.
	Timezone  any                 `json:"timezone"`           // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	Settings  *ObservanceSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Kinds     *string             `json:"kinds,omitempty"`    // Kinds of periods; all if omitted. Separated by commas: rikta_tithi, bhadra, panchaka, ganda_moola, kharmas, adhika, chaturmas, pitru_paksha, holashtak, guru_asta, shukra_asta.
}

// A period that almanacs list as unfit for beginnings.
type AvoidablePeriod struct {
	Kind       string         `json:"kind"`        // Id of the kind. One of: "rikta_tithi", "bhadra", "panchaka", "ganda_moola", "kharmas", "adhika", "chaturmas", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta".
	Start      string         `json:"start"`       // Start of the period, which may be before `from`.
	End        *string        `json:"end"`         // End of the period; null if it is more than a hundred days after `to`.
	Tithi      *string        `json:"tithi"`       // Tithi of a rikta tithi or a Bhadra; else null.
	Paksha     *string        `json:"paksha"`      // Half of the month of that tithi; else null. One of: "Shukla", "Krishna".
	Nakshatra  *NakshatraName `json:"nakshatra"`   // Star of a Ganda Moola; else null.
	LunarMonth *string        `json:"lunar_month"` // Name of a leap month; else null.
	Threat     *string        `json:"threat"`      // Threat of a Panchaka: illness, rulers, fire, thieves or death; null on Wednesday and Thursday, and for other kinds. One of: "roga", "raja", "agni", "chora", "mrityu".
}

// A kind of avoidable periods with its rule and source.
type AvoidableRule struct {
	Kind       string     `json:"kind"`       // Id of the kind, as in `periods`. One of: "rikta_tithi", "bhadra", "panchaka", "ganda_moola", "kharmas", "adhika", "chaturmas", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta".
	Name       string     `json:"name"`       // Name of the kind.
	Rule       string     `json:"rule"`       // When it is, as a sentence.
	Source     string     `json:"source"`     // Text or almanac that has the rule.
	Confidence Confidence `json:"confidence"` // Confidence in the ends of its periods.
}

type PanchangAvoidableDaysAnswer struct {
	Periods  []AvoidablePeriod  `json:"periods"`  // Periods that touch the dates, by their start; they overlap.
	Rules    []AvoidableRule    `json:"rules"`    // The kinds of this request with their rules.
	Metadata ObservanceMetadata `json:"metadata"` // Versions and rules behind the answer.
}

// Star and sign of the Moon at birth, or the birth that they are computed from.
type MuhurtaPerson struct {
	NakshatraNumber *int     `json:"nakshatra_number,omitempty"` // Nakshatra of the Moon at birth, 1 is Ashwini; instead of a birth.
	SignNumber      *int     `json:"sign_number,omitempty"`      // Sign of the Moon at birth, 1 is Aries; instead of a birth.
	Year            *int     `json:"year,omitempty"`             // Year of birth by the local calendar: 601 to 2398 if Gregorian, and the same years in another `calendar`.
	Month           *int     `json:"month,omitempty"`            // Month of birth in its calendar; 1 is January in the Gregorian one.
	Date            *int     `json:"date,omitempty"`             // Day of the month.
	Hours           *int     `json:"hours,omitempty"`            // Hour of the local clock, 24-hour.
	Minutes         *int     `json:"minutes,omitempty"`          // Minute of the local clock.
	Seconds         *int     `json:"seconds,omitempty"`          // Second of the local clock, 0 if omitted.
	Latitude        *float64 `json:"latitude,omitempty"`         // Decimal degrees, north positive.
	Longitude       *float64 `json:"longitude,omitempty"`        // Decimal degrees, east positive.
	Timezone        any      `json:"timezone,omitempty"`         // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	PlaceID         *int     `json:"place_id,omitempty"`         // Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
	Fold            *int     `json:"fold,omitempty"`             // For an IANA zone whose clock shows this time twice or never: 0 uses the offset before the change, 1 the one after. One of: 0, 1.
	Calendar        *string  `json:"calendar,omitempty"`         // Calendar of year, month and date; gregorian if omitted. auto: julian before the day on which `country` changed, or before 1582-10-15 without one. bikram_sambat: Nepal; saka: national calendar of India; islamic_civil: tabular; islamic_umalqura: Saudi Arabia; malayalam: Kollam era of Kerala, month 1 is Chingam; bengali: Bangladesh, revised in 2019; bengali_old: Gupta Press almanac. `metadata.birth` has the Gregorian date. One of: "gregorian", "auto", "julian", "bikram_sambat", "saka", "islamic_civil", "islamic_umalqura", "tamil", "malayalam", "bengali", "bengali_old", "odia".
	Country         *string  `json:"country,omitempty"`          // ISO 3166-1 code of the country whose calendar the date is in, such as GB. With it, a date from the time before its change to the Gregorian calendar needs `calendar`. A `place_id` gives it to auto.
	BirthID         *string  `json:"birth_id,omitempty"`         // Id of a stored birth, from `/api/v1/births`, in place of all members of the birth. Needs the scope `births`.
	BirthReference  *string  `json:"birth_reference,omitempty"`  // Your own reference of a stored birth, in place of all members of the birth. Needs the scope `births`.
}

type MuhurtaFindSettings struct {
	LanguageSettings
	ObservationPoint *string  `json:"observation_point,omitempty"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. One of: "geocentric".
	Ayanamsa         *string  `json:"ayanamsa,omitempty"`          // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	Ayanamsha        *string  `json:"ayanamsha,omitempty"`         // Alias of ayanamsa. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom". Deprecated: see the text before.
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"`      // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	Sunrise          *string  `json:"sunrise,omitempty"`           // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. One of: "almanac", "standard_air", "geometric", "disc_centre".
	AstaPadding      *int     `json:"asta_padding,omitempty"`      // Days before the setting of Jupiter or Venus in the Sun, and after its rising, that are added to guru_asta and shukra_asta. 0 if omitted. One of: 0, 3, 5, 15.
}

type MuhurtaFindInput struct {
	Purpose    string               `json:"purpose"`               // Purpose of the time: marriage, griha_pravesh, vehicle, business, namakarana, travel, vidyarambha, mundan, annaprashana, property, foundation, gold, medical, surgery. One of: "marriage", "griha_pravesh", "vehicle", "business", "namakarana", "travel", "vidyarambha", "mundan", "annaprashana", "property", "foundation", "gold", "medical", "surgery".
	From       string               `json:"from"`                  // The first date.
	To         string               `json:"to"`                    // The last date; a strict search takes up to 366 days, a ranked one up to 92.
	Latitude   *float64             `json:"latitude,omitempty"`    // Decimal degrees, north positive.
	Longitude  *float64             `json:"longitude,omitempty"`   // Decimal degrees, east positive.
	Timezone   any                  `json:"timezone,omitempty"`    // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	PlaceID    *int                 `json:"place_id,omitempty"`    // Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
	Mode       *string              `json:"mode,omitempty"`        // strict: the times that no rule forbids, by date, as almanacs print them. ranked: every time that no ban and no person forbids, the best first. strict if omitted. One of: "strict", "ranked".
	PersonA    *MuhurtaPerson       `json:"person_a,omitempty"`    // Person that the time must suit; for a marriage, the bride.
	PersonB    *MuhurtaPerson       `json:"person_b,omitempty"`    // Second person that the time must suit; for a marriage, the groom.
	Lagna      *bool                `json:"lagna,omitempty"`       // Whether rising signs are judged too; times are then split at changes of the rising sign. false if omitted.
	Bans       *string              `json:"bans,omitempty"`        // Bans, which replace those of the purpose: none, or ids with commas between them: adhika, kharmas, chaturmas, chaturmas_months, griha_months, pitru_paksha, holashtak, guru_asta, shukra_asta, simhastha, dakshinayana, sutak, sutak_fixed, eclipse_day, after_eclipse, rahu_kaal, yamaganda, gulika, dur_muhurta, varjyam, vishti, kaal_vela, sankranti, panchaka, panchaka_rahita.
	MinMinutes *int                 `json:"min_minutes,omitempty"` // Minimum length; shorter times are omitted. 20 if omitted.
	Limit      *int                 `json:"limit,omitempty"`       // Maximum number of times in the answer; `windows_found` is the total. 50 if omitted.
	Settings   *MuhurtaFindSettings `json:"settings,omitempty"`    // Conventions to follow; each has a default.
}

// A time that suits the purpose, with the reasons for and against it.
type MuhurtaWindow struct {
	TimeWindow
	Minutes     int             `json:"minutes"`      // Length in whole minutes.
	PanchangDay string          `json:"panchang_day"` // Date of the day from sunrise to sunrise that contains the time, which may be after midnight.
	Score       int             `json:"score"`        // 50 plus the points of the reasons and cautions, from 0 to 100.
	Grade       string          `json:"grade"`        // Grade by the score: excellent from 75, strong from 60, fair from 45, weak below. One of: "excellent", "strong", "fair", "weak".
	Reasons     []MuhurtaReason `json:"reasons"`      // Rules on limbs, people, lagna and good times.
	Cautions    []MuhurtaReason `json:"cautions"`     // Rules on times of day, seasons and directions to avoid if possible.
	Limbs       MuhurtaLimbs    `json:"limbs"`
	Lagnas      []MuhurtaLagna  `json:"lagnas"` // Rising signs of the time; null if not requested, or if too near a pole to be judged.
}

// A rule for a time, against it, or neutral.
type MuhurtaReason struct {
	Code   string       `json:"code"`   // Id of the rule, for programs. One of: "tithi_good", "tithi_rikta", "tithi_amavasya", "tithi_not_listed", "tithi_kshaya", "tithi_vriddhi", "nakshatra_good", "nakshatra_middling", "nakshatra_bad", "pada_bad", "weekday_good", "weekday_middling", "weekday_bad", "paksha_shukla", "paksha_krishna", "yoga_bad", "tara_good", "tara_bad", "tara_bad_first_round", "tara_janma", "chandra_good", "chandra_neutral", "chandra_bad", "chandrashtama", "tribala_jupiter_good", "tribala_jupiter_worship", "tribala_jupiter_bad", "tribala_sun_good", "tribala_sun_worship", "tribala_sun_bad", "lagna_best", "lagna_good", "lagna_weak", "lagna_house_occupied", "lagna_malefic", "lagna_moon_hidden", "lagna_benefic", "lagna_benefics_strong", "lagna_malefics_upachaya", "lagna_last_degree", "lagna_gandanta", "lagna_unknown", "adhika", "kharmas", "chaturmas", "chaturmas_months", "griha_months", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta", "simhastha", "dakshinayana", "sutak", "sutak_fixed", "eclipse_day", "after_eclipse", "rahu_kaal", "yamaganda", "gulika", "dur_muhurta", "varjyam", "vishti", "kaal_vela", "panchaka_rahita", "sankranti", "panchaka", "abhijit", "choghadiya", "amrit_kaal", "vijaya", "benefic_hora", "sarvartha_siddhi", "amrita_siddhi", "ravi_yoga", "ravi_pushya", "guru_pushya", "godhuli", "festive_day", "disha_shool".
	Effect string       `json:"effect"` // Whether the rule is for the time, against it, or neutral. One of: "for", "against", "neutral".
	Points float64      `json:"points"` // Points added to the score, in proportion to the share of the time in which the rule holds.
	Text   string       `json:"text"`   // The rule as a sentence.
	Detail *string      `json:"detail"` // Tithi, star, house or planet concerned; null if none.
	Source string       `json:"source"` // Source of the rule.
	Times  []TimeWindow `json:"times"`  // Times in which the rule holds; empty if it holds throughout.
}

// The limbs of the panchang when the time begins.
type MuhurtaLimbs struct {
	Tithi     string        `json:"tithi"`     // Tithi with its half of the month.
	Nakshatra NakshatraName `json:"nakshatra"` // Star of the Moon.
	Pada      int           `json:"pada"`      // Quarter of the star.
	Yoga      string        `json:"yoga"`      // Yoga of Sun and Moon.
	Karana    string        `json:"karana"`    // Half of the tithi.
	Vara      string        `json:"vara"`      // Weekday by sunrise.
	MoonSign  SignName      `json:"moon_sign"` // Sign of the Moon.
}

// A rising sign with the time in which it rises.
type MuhurtaLagna struct {
	TimeWindow
	Sign             SignName     `json:"sign"`              // The rising sign.
	BeneficNavamshas []TimeWindow `json:"benefic_navamshas"` // Times in which a navamsha (ninth of the sign) ruled by a benefic rises.
}

// A day without a time, with the reason.
type MuhurtaRejectedDay struct {
	Date       string   `json:"date"`        // The day, from its sunrise.
	Code       string   `json:"code"`        // Rule that forbids most of the day; too_short if the rest is shorter than `min_minutes`. One of: "tithi_good", "tithi_rikta", "tithi_amavasya", "tithi_not_listed", "tithi_kshaya", "tithi_vriddhi", "nakshatra_good", "nakshatra_middling", "nakshatra_bad", "pada_bad", "weekday_good", "weekday_middling", "weekday_bad", "paksha_shukla", "paksha_krishna", "yoga_bad", "tara_good", "tara_bad", "tara_bad_first_round", "tara_janma", "chandra_good", "chandra_neutral", "chandra_bad", "chandrashtama", "tribala_jupiter_good", "tribala_jupiter_worship", "tribala_jupiter_bad", "tribala_sun_good", "tribala_sun_worship", "tribala_sun_bad", "lagna_best", "lagna_good", "lagna_weak", "lagna_house_occupied", "lagna_malefic", "lagna_moon_hidden", "lagna_benefic", "lagna_benefics_strong", "lagna_malefics_upachaya", "lagna_last_degree", "lagna_gandanta", "lagna_unknown", "adhika", "kharmas", "chaturmas", "chaturmas_months", "griha_months", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta", "simhastha", "dakshinayana", "sutak", "sutak_fixed", "eclipse_day", "after_eclipse", "rahu_kaal", "yamaganda", "gulika", "dur_muhurta", "varjyam", "vishti", "kaal_vela", "panchaka_rahita", "sankranti", "panchaka", "abhijit", "choghadiya", "amrit_kaal", "vijaya", "benefic_hora", "sarvartha_siddhi", "amrita_siddhi", "ravi_yoga", "ravi_pushya", "guru_pushya", "godhuli", "festive_day", "disha_shool", "no_sunrise", "no_sunset", "too_short".
	Text       string   `json:"text"`        // The reason as a sentence.
	Detail     *string  `json:"detail"`      // Tithi, star or planet concerned; null if none.
	Until      *string  `json:"until"`       // End of a season; null for other rules, and if the end is too far ahead.
	OtherCodes []string `json:"other_codes"` // Other rules that forbid a part of the day. One of: "tithi_good", "tithi_rikta", "tithi_amavasya", "tithi_not_listed", "tithi_kshaya", "tithi_vriddhi", "nakshatra_good", "nakshatra_middling", "nakshatra_bad", "pada_bad", "weekday_good", "weekday_middling", "weekday_bad", "paksha_shukla", "paksha_krishna", "yoga_bad", "tara_good", "tara_bad", "tara_bad_first_round", "tara_janma", "chandra_good", "chandra_neutral", "chandra_bad", "chandrashtama", "tribala_jupiter_good", "tribala_jupiter_worship", "tribala_jupiter_bad", "tribala_sun_good", "tribala_sun_worship", "tribala_sun_bad", "lagna_best", "lagna_good", "lagna_weak", "lagna_house_occupied", "lagna_malefic", "lagna_moon_hidden", "lagna_benefic", "lagna_benefics_strong", "lagna_malefics_upachaya", "lagna_last_degree", "lagna_gandanta", "lagna_unknown", "adhika", "kharmas", "chaturmas", "chaturmas_months", "griha_months", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta", "simhastha", "dakshinayana", "sutak", "sutak_fixed", "eclipse_day", "after_eclipse", "rahu_kaal", "yamaganda", "gulika", "dur_muhurta", "varjyam", "vishti", "kaal_vela", "panchaka_rahita", "sankranti", "panchaka", "abhijit", "choghadiya", "amrit_kaal", "vijaya", "benefic_hora", "sarvartha_siddhi", "amrita_siddhi", "ravi_yoga", "ravi_pushya", "guru_pushya", "godhuli", "festive_day", "disha_shool".
}

type MuhurtaFindMetadataPersons struct {
	PersonA *BirthClock `json:"person_a,omitempty"` // Birth of `person_a`; none if the person was sent as star and sign.
	PersonB *BirthClock `json:"person_b,omitempty"` // Birth of `person_b`; none if the person was sent as star and sign.
}

type MuhurtaFindMetadata struct {
	Metadata
	ObservationPoint string                      `json:"observation_point"`      // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	Ayanamsa         string                      `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64                    `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	Sunrise          string                      `json:"sunrise"`                // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	AstaPadding      int                         `json:"asta_padding"`           // Days before the setting of Jupiter or Venus in the Sun, and after its rising, that are added to guru_asta and shukra_asta. One of: 0, 3, 5, 15.
	Persons          *MuhurtaFindMetadataPersons `json:"persons,omitempty"`      // The instants computed for persons sent as births, and the clocks behind them; none if no person was.
}

type MuhurtaFindAnswer struct {
	PurposeName  string               `json:"purpose_name"`  // The purpose in words.
	RuleSource   string               `json:"rule_source"`   // Source of the star, tithi and weekday rules of the purpose.
	Bans         []string             `json:"bans"`          // Bans of this search: forbidden seasons and times.
	WindowsFound int                  `json:"windows_found"` // Number of times found; `windows` has at most `limit` of them.
	Windows      []MuhurtaWindow      `json:"windows"`       // Times found: by date if strict, by score if ranked.
	RejectedDays []MuhurtaRejectedDay `json:"rejected_days"` // Days without a time, in order.
	Metadata     MuhurtaFindMetadata  `json:"metadata"`      // Versions and rules behind the answer.
}

type MuhurtaCheckSettings struct {
	DaySettings
	AstaPadding *int `json:"asta_padding,omitempty"` // Days before the setting of Jupiter or Venus in the Sun, and after its rising, that are added to guru_asta and shukra_asta. 0 if omitted. One of: 0, 3, 5, 15.
}

type MuhurtaCheckInput struct {
	Birth
	Settings *MuhurtaCheckSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Purpose  string                `json:"purpose"`            // Purpose of the time: marriage, griha_pravesh, vehicle, business, namakarana, travel, vidyarambha, mundan, annaprashana, property, foundation, gold, medical, surgery. One of: "marriage", "griha_pravesh", "vehicle", "business", "namakarana", "travel", "vidyarambha", "mundan", "annaprashana", "property", "foundation", "gold", "medical", "surgery".
	PersonA  *MuhurtaPerson        `json:"person_a,omitempty"` // Person that the time must suit; for a marriage, the bride.
	PersonB  *MuhurtaPerson        `json:"person_b,omitempty"` // Second person that the time must suit; for a marriage, the groom.
	Lagna    *bool                 `json:"lagna,omitempty"`    // Whether rising signs are judged too; times are then split at changes of the rising sign. false if omitted.
	Bans     *string               `json:"bans,omitempty"`     // Bans, which replace those of the purpose: none, or ids with commas between them: adhika, kharmas, chaturmas, chaturmas_months, griha_months, pitru_paksha, holashtak, guru_asta, shukra_asta, simhastha, dakshinayana, sutak, sutak_fixed, eclipse_day, after_eclipse, rahu_kaal, yamaganda, gulika, dur_muhurta, varjyam, vishti, kaal_vela, sankranti, panchaka, panchaka_rahita.
}

type MuhurtaCheckMetadataPersons struct {
	PersonA *BirthClock `json:"person_a,omitempty"` // Birth of `person_a`; none if the person was sent as star and sign.
	PersonB *BirthClock `json:"person_b,omitempty"` // Birth of `person_b`; none if the person was sent as star and sign.
}

type MuhurtaCheckMetadata struct {
	DayMetadata
	AstaPadding int                          `json:"asta_padding"`      // Days before the setting of Jupiter or Venus in the Sun, and after its rising, that are added to guru_asta and shukra_asta. One of: 0, 3, 5, 15.
	Persons     *MuhurtaCheckMetadataPersons `json:"persons,omitempty"` // The instants computed for persons sent as births, and the clocks behind them; none if no person was.
}

type MuhurtaCheckAnswer struct {
	At          string               `json:"at"` // The moment that was judged.
	PanchangDay PanchangDay          `json:"panchang_day"`
	Reason      *string              `json:"reason"`       // Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. One of: "no_sunrise", "no_sunset".
	PurposeName string               `json:"purpose_name"` // The purpose in words.
	RuleSource  string               `json:"rule_source"`  // Source of the star, tithi and weekday rules of the purpose.
	Bans        []string             `json:"bans"`         // Bans of this search: forbidden seasons and times.
	IsAllowed   *bool                `json:"is_allowed"`   // Whether no rule forbids the moment; null if it was not judged.
	Forbidding  []string             `json:"forbidding"`   // Rules that forbid the moment; empty if there are none. One of: "tithi_good", "tithi_rikta", "tithi_amavasya", "tithi_not_listed", "tithi_kshaya", "tithi_vriddhi", "nakshatra_good", "nakshatra_middling", "nakshatra_bad", "pada_bad", "weekday_good", "weekday_middling", "weekday_bad", "paksha_shukla", "paksha_krishna", "yoga_bad", "tara_good", "tara_bad", "tara_bad_first_round", "tara_janma", "chandra_good", "chandra_neutral", "chandra_bad", "chandrashtama", "tribala_jupiter_good", "tribala_jupiter_worship", "tribala_jupiter_bad", "tribala_sun_good", "tribala_sun_worship", "tribala_sun_bad", "lagna_best", "lagna_good", "lagna_weak", "lagna_house_occupied", "lagna_malefic", "lagna_moon_hidden", "lagna_benefic", "lagna_benefics_strong", "lagna_malefics_upachaya", "lagna_last_degree", "lagna_gandanta", "lagna_unknown", "adhika", "kharmas", "chaturmas", "chaturmas_months", "griha_months", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta", "simhastha", "dakshinayana", "sutak", "sutak_fixed", "eclipse_day", "after_eclipse", "rahu_kaal", "yamaganda", "gulika", "dur_muhurta", "varjyam", "vishti", "kaal_vela", "panchaka_rahita", "sankranti", "panchaka", "abhijit", "choghadiya", "amrit_kaal", "vijaya", "benefic_hora", "sarvartha_siddhi", "amrita_siddhi", "ravi_yoga", "ravi_pushya", "guru_pushya", "godhuli", "festive_day", "disha_shool".
	Score       *int                 `json:"score"`        // 50 plus the points of the reasons and cautions, from 0 to 100; null if it was not judged.
	Grade       *string              `json:"grade"`        // Grade by the score; null if it was not judged. One of: "excellent", "strong", "fair", "weak".
	Reasons     []MuhurtaReason      `json:"reasons"`      // Rules on limbs, people, lagna and good times.
	Cautions    []MuhurtaReason      `json:"cautions"`     // Rules on times of day, seasons and directions to avoid if possible.
	Limbs       *MuhurtaLimbs        `json:"limbs"`        // Limbs of the panchang at the moment; null if the day has no sunrise or sunset.
	Lagnas      []MuhurtaLagna       `json:"lagnas"`       // Rising signs of the time; null if not requested, or if too near a pole to be judged.
	Metadata    MuhurtaCheckMetadata `json:"metadata"`     // Versions and rules behind the answer.
}

type DashaVimshottariInput struct {
	Birth
	Settings   *DashaSettings `json:"settings,omitempty"`    // Conventions to follow; each has a default.
	Depth      *int           `json:"depth,omitempty"`       // Number of levels of periods to list, beginning with the great periods. 2 if omitted.
	Ages       *bool          `json:"ages,omitempty"`        // Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted.
	Path       *string        `json:"path,omitempty"`        // Rulers from a great period inwards, such as Sun/Moon/Mars, whose periods are listed in addition to `depth`: with 4 of them down to the fifth level.
	TargetDate *string        `json:"target_date,omitempty"` // The requested day, from 00:00 local time; today if omitted.
	Texts      *bool          `json:"texts,omitempty"`       // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

type DashaSettings struct {
	SiderealSettings
	YearLength any `json:"year_length,omitempty"` // Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to its sidereal place at birth. 365.25 if omitted. One of: 365.25, 365.2425, 365.2422, 365.256364, 360, "true_sidereal_sun".
}

// The star of the Moon at birth, which fixes the first period.
type BirthNakshatra struct {
	Name          NakshatraName `json:"name"`           // Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.
	Number        int           `json:"number"`         // 1 is Ashwini.
	Lord          GrahaName     `json:"lord"`           // Planet that rules the star.
	Pada          int           `json:"pada"`           // Quarter of the nakshatra.
	MoonLongitude float64       `json:"moon_longitude"` // Sidereal longitude of the Moon at birth, degrees.
}

// Rest of the first period at birth.
type DashaBalance struct {
	Lord           GrahaName `json:"lord"`            // Planet that rules the first period.
	Name           *string   `json:"name"`            // Name of the period, if the system names it in addition to the planet; null otherwise.
	YearsRemaining float64   `json:"years_remaining"` // Years of the first period still to run at birth.
	Duration       string    `json:"duration"`        // The same as an ISO 8601 duration, with years of twelve months of thirty days.
	Description    string    `json:"description"`     // Rest of the first period at birth, in an English sentence.
}

type MahadashaAntardashasPratyantardashasSookshmasPranas struct {
	Lord    GrahaName `json:"lord"`               // Planet that rules the period.
	Name    *string   `json:"name"`               // Name of the period, if the system names it in addition to the planet; null otherwise.
	Start   string    `json:"start"`              // Local date on which it begins.
	End     string    `json:"end"`                // Local date on which it ends and the next begins.
	StartAt string    `json:"start_at"`           // ISO 8601 with the offset that the time zone has then.
	EndAt   string    `json:"end_at"`             // ISO 8601 with the offset that the time zone has then.
	AgeFrom *float64  `json:"age_from,omitempty"` // Age in years at the start, if `ages` is true; negative before birth.
	AgeTo   *float64  `json:"age_to,omitempty"`   // Age in years at the end, if `ages` is true.
}

type MahadashaAntardashasPratyantardashasSookshmas struct {
	Lord    GrahaName                                             `json:"lord"`               // Planet that rules the period.
	Name    *string                                               `json:"name"`               // Name of the period, if the system names it in addition to the planet; null otherwise.
	Start   string                                                `json:"start"`              // Local date on which it begins.
	End     string                                                `json:"end"`                // Local date on which it ends and the next begins.
	StartAt string                                                `json:"start_at"`           // ISO 8601 with the offset that the time zone has then.
	EndAt   string                                                `json:"end_at"`             // ISO 8601 with the offset that the time zone has then.
	AgeFrom *float64                                              `json:"age_from,omitempty"` // Age in years at the start, if `ages` is true; negative before birth.
	AgeTo   *float64                                              `json:"age_to,omitempty"`   // Age in years at the end, if `ages` is true.
	Pranas  []MahadashaAntardashasPratyantardashasSookshmasPranas `json:"pranas"`             // Periods within this one; null below the requested depth.
}

type MahadashaAntardashasPratyantardashas struct {
	Lord      GrahaName                                       `json:"lord"`               // Planet that rules the period.
	Name      *string                                         `json:"name"`               // Name of the period, if the system names it in addition to the planet; null otherwise.
	Start     string                                          `json:"start"`              // Local date on which it begins.
	End       string                                          `json:"end"`                // Local date on which it ends and the next begins.
	StartAt   string                                          `json:"start_at"`           // ISO 8601 with the offset that the time zone has then.
	EndAt     string                                          `json:"end_at"`             // ISO 8601 with the offset that the time zone has then.
	AgeFrom   *float64                                        `json:"age_from,omitempty"` // Age in years at the start, if `ages` is true; negative before birth.
	AgeTo     *float64                                        `json:"age_to,omitempty"`   // Age in years at the end, if `ages` is true.
	Sookshmas []MahadashaAntardashasPratyantardashasSookshmas `json:"sookshmas"`          // Periods within this one; null below the requested depth.
}

type MahadashaAntardashas struct {
	Lord             GrahaName                              `json:"lord"`               // Planet that rules the period.
	Name             *string                                `json:"name"`               // Name of the period, if the system names it in addition to the planet; null otherwise.
	Start            string                                 `json:"start"`              // Local date on which it begins.
	End              string                                 `json:"end"`                // Local date on which it ends and the next begins.
	StartAt          string                                 `json:"start_at"`           // ISO 8601 with the offset that the time zone has then.
	EndAt            string                                 `json:"end_at"`             // ISO 8601 with the offset that the time zone has then.
	AgeFrom          *float64                               `json:"age_from,omitempty"` // Age in years at the start, if `ages` is true; negative before birth.
	AgeTo            *float64                               `json:"age_to,omitempty"`   // Age in years at the end, if `ages` is true.
	Pratyantardashas []MahadashaAntardashasPratyantardashas `json:"pratyantardashas"`   // Periods within this one; null below the requested depth.
}

// A great period, with the periods within it.
type Mahadasha struct {
	Lord        GrahaName              `json:"lord"`               // Planet that rules the period.
	Name        *string                `json:"name"`               // Name of the period, if the system names it in addition to the planet; null otherwise.
	Start       string                 `json:"start"`              // Local date on which it begins.
	End         string                 `json:"end"`                // Local date on which it ends and the next begins.
	StartAt     string                 `json:"start_at"`           // ISO 8601 with the offset that the time zone has then.
	EndAt       string                 `json:"end_at"`             // ISO 8601 with the offset that the time zone has then.
	AgeFrom     *float64               `json:"age_from,omitempty"` // Age in years at the start, if `ages` is true; negative before birth.
	AgeTo       *float64               `json:"age_to,omitempty"`   // Age in years at the end, if `ages` is true.
	Antardashas []MahadashaAntardashas `json:"antardashas"`        // Periods within this one; null below the requested depth.
}

type DashaVimshottariAnswer struct {
	BirthNakshatra BirthNakshatra `json:"birth_nakshatra"` // Star of the Moon at birth.
	BalanceAtBirth DashaBalance   `json:"balance_at_birth"`
	Mahadashas     []Mahadasha    `json:"mahadashas"`      // The great periods, in order.
	Texts          *AnswerTexts   `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata       DashaMetadata  `json:"metadata"`        // Versions and rules behind the answer.
}

type DashaCurrentInput struct {
	Birth
	Settings   *DashaSettings `json:"settings,omitempty"`    // Conventions to follow; each has a default.
	TargetDate *string        `json:"target_date,omitempty"` // The requested day, from 00:00 local time; today if omitted.
	Ages       *bool          `json:"ages,omitempty"`        // Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted.
	Texts      *bool          `json:"texts,omitempty"`       // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

// A period that rules at the requested moment.
type RulingPeriod struct {
	Lord         GrahaName `json:"lord"`               // Planet that rules the period.
	Name         *string   `json:"name"`               // Name of the period, if the system names it in addition to the planet; null otherwise.
	Start        string    `json:"start"`              // Local date on which it begins.
	End          string    `json:"end"`                // Local date on which it ends and the next begins.
	StartAt      string    `json:"start_at"`           // ISO 8601 with the offset that the time zone has then.
	EndAt        string    `json:"end_at"`             // ISO 8601 with the offset that the time zone has then.
	AgeFrom      *float64  `json:"age_from,omitempty"` // Age in years at the start, if `ages` is true; negative before birth.
	AgeTo        *float64  `json:"age_to,omitempty"`   // Age in years at the end, if `ages` is true.
	DurationDays float64   `json:"duration_days"`      // Length of the period in days.
}

type DashaCurrentAnswer struct {
	BirthNakshatra  BirthNakshatra `json:"birth_nakshatra"` // Star of the Moon at birth.
	TargetDate      string         `json:"target_date"`     // The requested day.
	OutOfCycle      bool           `json:"out_of_cycle"`    // Whether the day is outside the cycle of 120 years.
	Mahadasha       *RulingPeriod  `json:"mahadasha"`       // Great period that rules; null outside the cycle.
	Antardasha      *RulingPeriod  `json:"antardasha"`      // Second level; null outside the cycle.
	Pratyantardasha *RulingPeriod  `json:"pratyantardasha"` // Third level; null outside the cycle.
	Sookshma        *RulingPeriod  `json:"sookshma"`        // Fourth level; null outside the cycle.
	Prana           *RulingPeriod  `json:"prana"`           // Fifth level; null outside the cycle.
	Texts           *AnswerTexts   `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata        DashaMetadata  `json:"metadata"`        // Versions and rules behind the answer.
}

type DashaYoginiInput struct {
	Birth
	Settings *DashaSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Depth    *int           `json:"depth,omitempty"`    // Number of levels of periods to list, beginning with the great periods. 2 if omitted.
	Ages     *bool          `json:"ages,omitempty"`     // Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted.
	Path     *string        `json:"path,omitempty"`     // Rulers from a great period inwards, such as Sun/Moon/Mars, whose periods are listed in addition to `depth`: with 4 of them down to the fifth level.
}

type DashaYoginiAnswer struct {
	BirthNakshatra BirthNakshatra `json:"birth_nakshatra"` // Star of the Moon at birth.
	BalanceAtBirth DashaBalance   `json:"balance_at_birth"`
	Mahadashas     []Mahadasha    `json:"mahadashas"` // The great periods, in order.
	Metadata       DashaMetadata  `json:"metadata"`   // Versions and rules behind the answer.
}

type DashaAshtottariSettings struct {
	DashaSettings
	Method *string `json:"method,omitempty"` // Whether Abhijit counts as a fourth star of Saturn’s group; this changes the balance of a Moon there. twenty_seven_stars if omitted. One of: "twenty_seven_stars", "with_abhijit".
}

type DashaAshtottariInput struct {
	Birth
	Settings *DashaAshtottariSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Depth    *int                     `json:"depth,omitempty"`    // Number of levels of periods to list, beginning with the great periods. 2 if omitted.
	Ages     *bool                    `json:"ages,omitempty"`     // Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted.
	Path     *string                  `json:"path,omitempty"`     // Rulers from a great period inwards, such as Sun/Moon/Mars, whose periods are listed in addition to `depth`: with 4 of them down to the fifth level.
}

type DashaAshtottariMetadata struct {
	DashaMetadata
	Method string `json:"method"` // Whether Abhijit counts as a fourth star of Saturn’s group; this changes the balance of a Moon there. One of: "twenty_seven_stars", "with_abhijit".
}

type DashaAshtottariAnswerApplicability struct {
	Applicable   bool `json:"applicable"`     // Whether either condition holds.
	ByRahu       bool `json:"by_rahu"`        // Whether the condition on Rahu holds.
	ByPaksha     bool `json:"by_paksha"`      // Whether the condition on day and waxing Moon holds.
	IsDayBirth   bool `json:"is_day_birth"`   // Whether the centre of the Sun was above the horizon at birth.
	IsWaxingMoon bool `json:"is_waxing_moon"` // Whether the birth was in the waxing half of the month.
}

type DashaAshtottariAnswer struct {
	BirthNakshatra BirthNakshatra                     `json:"birth_nakshatra"` // Star of the Moon at birth.
	BalanceAtBirth DashaBalance                       `json:"balance_at_birth"`
	Mahadashas     []Mahadasha                        `json:"mahadashas"`    // The great periods, in order.
	Applicability  DashaAshtottariAnswerApplicability `json:"applicability"` // Whether tradition uses this dasha for the birth.
	Metadata       DashaAshtottariMetadata            `json:"metadata"`      // Versions and rules behind the answer.
}

type DashaConditionalInput struct {
	Birth
	Settings *DashaSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	System   *string        `json:"system,omitempty"`   // Dasha to list, one of the seven. shodashottari if omitted. One of: "shodashottari", "dwadashottari", "panchottari", "shatabdika", "chaturashiti_sama", "dwisaptati_sama", "shattrimsha_sama".
	Depth    *int           `json:"depth,omitempty"`    // Number of levels of periods to list, beginning with the great periods. 2 if omitted.
	Ages     *bool          `json:"ages,omitempty"`     // Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted.
	Path     *string        `json:"path,omitempty"`     // Rulers from a great period inwards, such as Sun/Moon/Mars, whose periods are listed in addition to `depth`: with 4 of them down to the fifth level.
}

// A dasha that is used under a condition, and the result of the test.
type ConditionalDasha struct {
	System     string `json:"system"`      // The conditional dasha, by its id. One of: "shodashottari", "dwadashottari", "panchottari", "shatabdika", "chaturashiti_sama", "dwisaptati_sama", "shattrimsha_sama".
	CycleYears int    `json:"cycle_years"` // Length of the cycle in years.
	Condition  string `json:"condition"`   // Condition under which tradition uses the dasha.
	Applicable bool   `json:"applicable"`  // Whether the condition holds for this birth.
	Reason     string `json:"reason"`      // Facts of this chart that decide the condition.
}

type DashaConditionalAnswer struct {
	System              string             `json:"system"`          // Id of the listed dasha. One of: "shodashottari", "dwadashottari", "panchottari", "shatabdika", "chaturashiti_sama", "dwisaptati_sama", "shattrimsha_sama".
	Systems             []ConditionalDasha `json:"systems"`         // The seven conditional dashas, each evaluated for the birth.
	BirthNakshatra      BirthNakshatra     `json:"birth_nakshatra"` // Star of the Moon at birth.
	BalanceAtBirth      DashaBalance       `json:"balance_at_birth"`
	Mahadashas          []Mahadasha        `json:"mahadashas"`           // The great periods, in order.
	Confidence          Confidence         `json:"confidence"`           // Confidence in the lords and years.
	ConditionConfidence Confidence         `json:"condition_confidence"` // Confidence in the conditions, on which texts differ.
	Metadata            DashaMetadata      `json:"metadata"`             // Versions and rules behind the answer.
}

type DashaKalachakraSettings struct {
	DashaSettings
	Balance *string `json:"balance,omitempty"` // Meaning of the part of the pada that the Moon has crossed. cycle: that part of the years of all nine signs has passed. first_sign: that part of the years of the first of them. cycle if omitted. One of: "cycle", "first_sign".
}

type DashaKalachakraInput struct {
	Birth
	Settings *DashaKalachakraSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Depth    *int                     `json:"depth,omitempty"`    // Number of levels of periods to list, beginning with the great periods. 2 if omitted.
}

// A great period of a sign in Kalachakra dasha.
type KalachakraMahadasha struct {
	Sign        SignName               `json:"sign"`        // Sign of the zodiac.
	SignNumber  int                    `json:"sign_number"` // 1 is Aries.
	SignLord    SignLord               `json:"sign_lord"`   // Planet that rules the sign.
	FromAge     float64                `json:"from_age"`    // Age in years at which it begins; negative before birth.
	StartAt     string                 `json:"start_at"`    // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
	EndAt       string                 `json:"end_at"`      // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
	Years       int                    `json:"years"`       // Full length in years.
	Leap        *string                `json:"leap"`        // Irregular step into the sign: of the lion (by a trine), of the frog (over a sign), of the monkey (back); null if none. One of: "simhavalokana", "mandooka", "markati".
	Antardashas []KalachakraAntardasha `json:"antardashas"` // Parts; null below the requested depth.
}

// One of the nine parts of a period of Kalachakra dasha.
type KalachakraAntardasha struct {
	Sign       SignName `json:"sign"`        // Sign of the zodiac.
	SignNumber int      `json:"sign_number"` // 1 is Aries.
	SignLord   SignLord `json:"sign_lord"`   // Planet that rules the sign.
	FromAge    float64  `json:"from_age"`    // Age in years at which it begins; negative before birth.
	StartAt    string   `json:"start_at"`    // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
	EndAt      string   `json:"end_at"`      // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
}

type DashaKalachakraMetadata struct {
	DashaMetadata
	Balance string `json:"balance"` // Meaning of the part of the pada that the Moon has crossed. cycle: that part of the years of all nine signs has passed. first_sign: that part of the years of the first of them. One of: "cycle", "first_sign".
}

type DashaKalachakraAnswerDeha struct {
	Sign       SignName `json:"sign"`        // Sign of the zodiac.
	SignNumber int      `json:"sign_number"` // 1 is Aries.
	SignLord   SignLord `json:"sign_lord"`   // Planet that rules the sign.
}

type DashaKalachakraAnswerJeeva struct {
	Sign       SignName `json:"sign"`        // Sign of the zodiac.
	SignNumber int      `json:"sign_number"` // 1 is Aries.
	SignLord   SignLord `json:"sign_lord"`   // Planet that rules the sign.
}

type DashaKalachakraAnswerBalanceAtBirth struct {
	Sign           SignName `json:"sign"`            // Sign of the zodiac.
	SignNumber     int      `json:"sign_number"`     // 1 is Aries.
	SignLord       SignLord `json:"sign_lord"`       // Planet that rules the sign.
	YearsRemaining float64  `json:"years_remaining"` // Years of the first period still to run at birth.
	Duration       string   `json:"duration"`        // The same as an ISO 8601 duration, with years of twelve months of thirty days.
	Description    string   `json:"description"`     // Rest of the first period at birth, in an English sentence.
}

type DashaKalachakraAnswer struct {
	BirthNakshatra       BirthNakshatra                      `json:"birth_nakshatra"`       // Star of the Moon at birth.
	Wheel                string                              `json:"wheel"`                 // Direct (savya) or reverse (apasavya) wheel. One of: "savya", "apasavya".
	Cycle                []SignName                          `json:"cycle"`                 // Nine signs of the pada, in order.
	CycleYears           int                                 `json:"cycle_years"`           // Years of these nine signs: 83, 85, 86 or 100.
	Deha                 DashaKalachakraAnswerDeha           `json:"deha"`                  // Sign of the body.
	Jeeva                DashaKalachakraAnswerJeeva          `json:"jeeva"`                 // Sign of the soul.
	BalanceAtBirth       DashaKalachakraAnswerBalanceAtBirth `json:"balance_at_birth"`      // Rest of the first period at birth.
	Mahadashas           []KalachakraMahadasha               `json:"mahadashas"`            // Great periods, in order.
	Confidence           Confidence                          `json:"confidence"`            // Confidence in the great periods.
	AntardashaConfidence Confidence                          `json:"antardasha_confidence"` // Confidence in the parts.
	Metadata             DashaKalachakraMetadata             `json:"metadata"`              // Versions and rules behind the answer.
}

type DashaTribhagiSettings struct {
	DashaSettings
	Share *string `json:"share,omitempty"` // Share of the Vimshottari years that each period has: one_third for cycles of 40 years, two_thirds for cycles of 80. one_third if omitted. One of: "one_third", "two_thirds".
}

type DashaTribhagiInput struct {
	Birth
	Settings *DashaTribhagiSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Depth    *int                   `json:"depth,omitempty"`    // Number of levels of periods to list, beginning with the great periods. 2 if omitted.
	Ages     *bool                  `json:"ages,omitempty"`     // Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted.
	Path     *string                `json:"path,omitempty"`     // Rulers from a great period inwards, such as Sun/Moon/Mars, whose periods are listed in addition to `depth`: with 4 of them down to the fifth level.
}

type DashaTribhagiMetadata struct {
	DashaMetadata
	Share string `json:"share"` // Share of the Vimshottari years that each period has: one_third for cycles of 40 years, two_thirds for cycles of 80. One of: "one_third", "two_thirds".
}

type DashaTribhagiAnswer struct {
	BirthNakshatra BirthNakshatra        `json:"birth_nakshatra"` // Star of the Moon at birth.
	BalanceAtBirth DashaBalance          `json:"balance_at_birth"`
	Mahadashas     []Mahadasha           `json:"mahadashas"` // The great periods, in order.
	Confidence     Confidence            `json:"confidence"` // Confidence in the lengths of the periods.
	Metadata       DashaTribhagiMetadata `json:"metadata"`   // Versions and rules behind the answer.
}

type DashaSudarshanaInput struct {
	Birth
	Settings   *DashaSettings `json:"settings,omitempty"`    // Conventions to follow; each has a default.
	Depth      *int           `json:"depth,omitempty"`       // Number of levels of periods to list, beginning with the great periods. 2 if omitted.
	TargetDate *string        `json:"target_date,omitempty"` // The requested day, from 00:00 local time; today if omitted.
}

// A period of a house of the Sudarshana chakra.
type SudarshanaPeriod struct {
	House         int      `json:"house"`          // House that rules, in each of the three wheels.
	FromAscendant SignName `json:"from_ascendant"` // Sign of that house from the ascendant.
	FromMoon      SignName `json:"from_moon"`      // Sign of that house from the Moon.
	FromSun       SignName `json:"from_sun"`       // Sign of that house from the Sun.
	StartAt       string   `json:"start_at"`       // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
	EndAt         string   `json:"end_at"`         // ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
	AgeFrom       float64  `json:"age_from"`       // Years of life at the start.
	AgeTo         float64  `json:"age_to"`         // Years of life at the end.
}

type DashaSudarshanaAnswer struct {
	TargetDate       string             `json:"target_date"`      // The requested day.
	Mahadashas       []SudarshanaPeriod `json:"mahadashas"`       // Years of life, from birth.
	Antardashas      []SudarshanaPeriod `json:"antardashas"`      // Twelve parts of the year that rules on the target; null below the requested depth and outside the list.
	Pratyantardashas []SudarshanaPeriod `json:"pratyantardashas"` // Twelve parts of the month that rules on the target; null below the requested depth and outside the list.
	Sookshmas        []SudarshanaPeriod `json:"sookshmas"`        // Twelve parts of the twelfth of a month that rules on the target; null below the requested depth and outside the list.
	Current          []SudarshanaPeriod `json:"current"`          // Period that rules on the target, for each level to the depth; empty outside the 120 years.
	Metadata         DashaMetadata      `json:"metadata"`         // Versions and rules behind the answer.
}

type DashaUncertainSettings struct {
	LanguageSettings
	ObservationPoint *string  `json:"observation_point,omitempty"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. One of: "geocentric".
	Ayanamsa         *string  `json:"ayanamsa,omitempty"`          // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	Ayanamsha        *string  `json:"ayanamsha,omitempty"`         // Alias of ayanamsa. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom". Deprecated: see the text before.
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"`      // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	YearLength       *float64 `json:"year_length,omitempty"`       // Length of a dasha year in days: 365.25 (Julian), 365.2425 (Gregorian), 365.2422 (tropical), 365.256364 (sidereal) or 360 (savana). 365.25 if omitted. One of: 365.25, 365.2425, 365.2422, 365.256364, 360.
	Clock            *string  `json:"clock,omitempty"`             // The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. One of: "auto", "zone", "local_mean", "local_apparent", "ut".
}

type DashaUncertainInput struct {
	UncertainBirth
	TargetDate *string                 `json:"target_date,omitempty"` // The requested day, from 00:00 local time; today if omitted.
	Settings   *DashaUncertainSettings `json:"settings,omitempty"`    // Conventions to follow; each has a default.
}

// The dasha of the births with one nakshatra of the Moon.
type PossibleDasha struct {
	Nakshatra           NakshatraName    `json:"nakshatra"`             // Nakshatra of the Moon.
	Lord                GrahaName        `json:"lord"`                  // Planet that rules the first period.
	From                string           `json:"from"`                  // First instant of birth with this nakshatra.
	To                  string           `json:"to"`                    // End of these instants; at it the next nakshatra begins.
	Share               float64          `json:"share"`                 // Share of the whole span with this nakshatra.
	MostYearsRemaining  float64          `json:"most_years_remaining"`  // Years of the first period that remain for a birth at the first of these instants.
	LeastYearsRemaining float64          `json:"least_years_remaining"` // The same for a birth at the last of them.
	Mahadashas          []PossiblePeriod `json:"mahadashas"`            // The great periods in their order, from the one that runs at birth.
}

// A great period of an uncertain birth.
type PossiblePeriod struct {
	Lord          GrahaName `json:"lord"`           // Planet that rules the period.
	EarliestStart string    `json:"earliest_start"` // Earliest instant at which it may begin.
	LatestStart   string    `json:"latest_start"`   // Latest instant at which it may begin.
}

type HeldLordValues struct {
	Value *GrahaName `json:"value"` // A possible value.
	From  string     `json:"from"`  // First possible instant of birth, by the clock of the place.
	To    string     `json:"to"`    // End of these instants; at it the next value holds.
	Share float64    `json:"share"` // Share of the whole span in which it holds.
}

// A fact of a birth over its possible instants.
type HeldLord struct {
	Certain bool             `json:"certain"` // Whether one value holds for every possible instant of birth.
	Value   *GrahaName       `json:"value"`   // The value, if it is certain; else null.
	Values  []HeldLordValues `json:"values"`  // Every value with the instants of birth for which it holds, in order of time; null if it is certain.
}

type DashaUncertainMetadata struct {
	Metadata
	ObservationPoint string   `json:"observation_point"`      // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	Ayanamsa         string   `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	YearLength       float64  `json:"year_length"`            // Length of a dasha year in days: 365.25 (Julian), 365.2425 (Gregorian), 365.2422 (tropical), 365.256364 (sidereal) or 360 (savana). One of: 365.25, 365.2425, 365.2422, 365.256364, 360.
}

type DashaUncertainAnswerAtTarget struct {
	Mahadasha  HeldLord `json:"mahadasha"`  // Lord of the great period; null outside the cycle.
	Antardasha HeldLord `json:"antardasha"` // Lord of the period within it; null outside the cycle.
}

type DashaUncertainAnswer struct {
	Span     BirthSpan                     `json:"span"`
	Dashas   []PossibleDasha               `json:"dashas"`    // The possible sequences, in order of the time of birth.
	AtTarget *DashaUncertainAnswerAtTarget `json:"at_target"` // The lords on `target_date`; null without one.
	Metadata DashaUncertainMetadata        `json:"metadata"`  // Versions and rules behind the answer.
}

type MatchmakingAshtakootSettings struct {
	MarsSettings
	VashyaTable *string `json:"vashya_table,omitempty"` // Source of the points for vashya, the influence of one partner on the other. standard if omitted. One of: "standard", "saravali", "astroyogi".
	VashyaSplit *bool   `json:"vashya_split,omitempty"` // Whether Sagittarius and Capricorn change their class at 15°. true if omitted. One of: true, false.
	YoniTable   *string `json:"yoni_table,omitempty"`   // Source of the friendships of animals. raman if omitted. One of: "raman", "saral".
	GanaTable   *string `json:"gana_table,omitempty"`   // Source of the points for temperaments; they differ for a deva groom and a rakshasa bride. standard if omitted. One of: "standard", "saral_asht_koot".
}

type MatchmakingAshtakootInput struct {
	Couple
	Settings *MatchmakingAshtakootSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Texts    *bool                         `json:"texts,omitempty"`    // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

// The births of two people who may marry.
type Couple struct {
	Bride Birth `json:"bride"` // Birth of the bride.
	Groom Birth `json:"groom"` // Birth of the groom.
}

type MarsSettings struct {
	SiderealSettings
	HouseSet *string `json:"house_set,omitempty"` // Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north if omitted. One of: "north", "south", "without_second".
}

// A rule by which tradition accepts a low koota. It changes no score.
type KootaException struct {
	Koota       string `json:"koota"`       // Id of the koota (test) that the exception softens. One of: "varna", "vashya", "tara", "yoni", "graha_maitri", "gana", "bhakoot", "nadi".
	Name        string `json:"name"`        // Name of the exception.
	Applies     bool   `json:"applies"`     // Whether the rule holds for this chart or couple.
	Description string `json:"description"` // The result in an English sentence.
}

// Place of the Moon at a birth, from which the score is computed.
type MatchedMoon struct {
	InSign
	Nakshatra       NakshatraName `json:"nakshatra"`        // Nakshatra (lunar mansion) of the position.
	NakshatraNumber int           `json:"nakshatra_number"` // 1 is Ashwini.
	NakshatraLord   GrahaName     `json:"nakshatra_lord"`   // Planet that rules the nakshatra.
	Pada            int           `json:"pada"`             // Quarter of the nakshatra.
	AyanamsaValue   float64       `json:"ayanamsa_value"`   // Degrees subtracted from tropical longitudes, nutation in longitude included.
}

type ManglikOfCoupleBride struct {
	IsManglik bool   `json:"is_manglik"` // Whether Mars makes the dosha from the ascendant.
	Severity  string `json:"severity"`   // None if not manglik; otherwise by the number of references that show the dosha: mild 1, moderate 2, severe 3. One of: "none", "mild", "moderate", "severe".
	MarsHouse int    `json:"mars_house"` // House of Mars from the ascendant.
}

type ManglikOfCoupleGroom struct {
	IsManglik bool   `json:"is_manglik"` // Whether Mars makes the dosha from the ascendant.
	Severity  string `json:"severity"`   // None if not manglik; otherwise by the number of references that show the dosha: mild 1, moderate 2, severe 3. One of: "none", "mild", "moderate", "severe".
	MarsHouse int    `json:"mars_house"` // House of Mars from the ascendant.
}

// Manglik dosha in both charts; it is not part of the score.
type ManglikOfCouple struct {
	Bride        ManglikOfCoupleBride `json:"bride"`         // Manglik dosha of the bride.
	Groom        ManglikOfCoupleGroom `json:"groom"`         // Manglik dosha of the groom.
	IsCompatible bool                 `json:"is_compatible"` // Whether the doshas of the two are compatible.
	Description  string               `json:"description"`   // The result in an English sentence.
}

type MatchmakingAshtakootMetadataBirth struct {
	Bride BirthClock `json:"bride"` // The birth of `bride`.
	Groom BirthClock `json:"groom"` // The birth of `groom`.
}

type MatchmakingAshtakootMetadata struct {
	Metadata
	Birth            MatchmakingAshtakootMetadataBirth `json:"birth"`                  // The instants computed for the two births, and the clocks behind them.
	ObservationPoint string                            `json:"observation_point"`      // Positions as seen from the centre of the Earth, or from the place on its surface. One of: "geocentric", "topocentric".
	Ayanamsa         string                            `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64                          `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	VashyaTable      string                            `json:"vashya_table"`           // Source of the points for vashya, the influence of one partner on the other. One of: "standard", "saravali", "astroyogi".
	VashyaSplit      bool                              `json:"vashya_split"`           // Whether Sagittarius and Capricorn change their class at 15°. One of: true, false.
	YoniTable        string                            `json:"yoni_table"`             // Source of the friendships of animals. One of: "raman", "saral".
	GanaTable        string                            `json:"gana_table"`             // Source of the points for temperaments; they differ for a deva groom and a rakshasa bride. One of: "standard", "saral_asht_koot".
	HouseSet         string                            `json:"house_set"`              // Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. One of: "north", "south", "without_second".
}

type MatchmakingAshtakootAnswerKootasVarna struct {
	Score       float64 `json:"score"`       // Points scored by this koota.
	Max         int     `json:"max"`         // Maximum number of points of this test. One of: 1.
	Bride       string  `json:"bride"`       // Compared value of the bride.
	Groom       string  `json:"groom"`       // Compared value of the groom.
	Description string  `json:"description"` // Why the test gives these points, in an English sentence.
}

type MatchmakingAshtakootAnswerKootasVashya struct {
	Score       float64 `json:"score"`       // Points scored by this koota.
	Max         int     `json:"max"`         // Maximum number of points of this test. One of: 2.
	Bride       string  `json:"bride"`       // Compared value of the bride.
	Groom       string  `json:"groom"`       // Compared value of the groom.
	Description string  `json:"description"` // Why the test gives these points, in an English sentence.
}

type MatchmakingAshtakootAnswerKootasTara struct {
	Score       float64 `json:"score"`       // Points scored by this koota.
	Max         int     `json:"max"`         // Maximum number of points of this test. One of: 3.
	Bride       string  `json:"bride"`       // Compared value of the bride.
	Groom       string  `json:"groom"`       // Compared value of the groom.
	Description string  `json:"description"` // Why the test gives these points, in an English sentence.
}

type MatchmakingAshtakootAnswerKootasYoni struct {
	Score       float64 `json:"score"`       // Points scored by this koota.
	Max         int     `json:"max"`         // Maximum number of points of this test. One of: 4.
	Bride       string  `json:"bride"`       // Compared value of the bride.
	Groom       string  `json:"groom"`       // Compared value of the groom.
	Description string  `json:"description"` // Why the test gives these points, in an English sentence.
}

type MatchmakingAshtakootAnswerKootasGrahaMaitri struct {
	Score       float64 `json:"score"`       // Points scored by this koota.
	Max         int     `json:"max"`         // Maximum number of points of this test. One of: 5.
	Bride       string  `json:"bride"`       // Compared value of the bride.
	Groom       string  `json:"groom"`       // Compared value of the groom.
	Description string  `json:"description"` // Why the test gives these points, in an English sentence.
}

type MatchmakingAshtakootAnswerKootasGana struct {
	Score       float64 `json:"score"`       // Points scored by this koota.
	Max         int     `json:"max"`         // Maximum number of points of this test. One of: 6.
	Bride       string  `json:"bride"`       // Compared value of the bride.
	Groom       string  `json:"groom"`       // Compared value of the groom.
	Description string  `json:"description"` // Why the test gives these points, in an English sentence.
}

type MatchmakingAshtakootAnswerKootasBhakoot struct {
	Score       float64 `json:"score"`       // Points scored by this koota.
	Max         int     `json:"max"`         // Maximum number of points of this test. One of: 7.
	Bride       string  `json:"bride"`       // Compared value of the bride.
	Groom       string  `json:"groom"`       // Compared value of the groom.
	Description string  `json:"description"` // Why the test gives these points, in an English sentence.
}

type MatchmakingAshtakootAnswerKootasNadi struct {
	Score       float64 `json:"score"`       // Points scored by this koota.
	Max         int     `json:"max"`         // Maximum number of points of this test. One of: 8.
	Bride       string  `json:"bride"`       // Compared value of the bride.
	Groom       string  `json:"groom"`       // Compared value of the groom.
	Description string  `json:"description"` // Why the test gives these points, in an English sentence.
}

type MatchmakingAshtakootAnswerKootas struct {
	Varna       MatchmakingAshtakootAnswerKootasVarna       `json:"varna"`        // Classes of the Moon signs.
	Vashya      MatchmakingAshtakootAnswerKootasVashya      `json:"vashya"`       // Influence of one partner on the other.
	Tara        MatchmakingAshtakootAnswerKootasTara        `json:"tara"`         // Distances of the stars, by the nine taras.
	Yoni        MatchmakingAshtakootAnswerKootasYoni        `json:"yoni"`         // Animals of the stars.
	GrahaMaitri MatchmakingAshtakootAnswerKootasGrahaMaitri `json:"graha_maitri"` // Friendship of the lords of the Moon signs.
	Gana        MatchmakingAshtakootAnswerKootasGana        `json:"gana"`         // Tempers of the stars.
	Bhakoot     MatchmakingAshtakootAnswerKootasBhakoot     `json:"bhakoot"`      // Distance of the Moon signs.
	Nadi        MatchmakingAshtakootAnswerKootasNadi        `json:"nadi"`         // Humours of the stars.
}

type MatchmakingAshtakootAnswer struct {
	TotalScore     float64                          `json:"total_score"`    // Points of all tests together.
	MaxScore       int                              `json:"max_score"`      // Maximum number of points. One of: 36.
	Kootas         MatchmakingAshtakootAnswerKootas `json:"kootas"`         // The eight tests.
	Exceptions     []KootaException                 `json:"exceptions"`     // Rules by which tradition accepts a low score, each evaluated.
	Recommendation string                           `json:"recommendation"` // The result in a sentence; you choose the passing score.
	Bride          MatchedMoon                      `json:"bride"`          // Sign and star of the bride’s Moon.
	Groom          MatchedMoon                      `json:"groom"`          // Sign and star of the groom’s Moon.
	Manglik        ManglikOfCouple                  `json:"manglik"`
	Texts          *AnswerTexts                     `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata       MatchmakingAshtakootMetadata     `json:"metadata"`        // Versions and rules behind the answer.
}

type PoruthamRequest struct {
	Couple
	Settings *PoruthamSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Texts    *bool             `json:"texts,omitempty"`    // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

type PoruthamSettings struct {
	SiderealSettings
	Method         *string `json:"method,omitempty"`          // Source of the rules: the Tamil almanacs or those of Kerala. tamil if omitted. One of: "tamil", "kerala".
	RajjuDirection *bool   `json:"rajju_direction,omitempty"` // Whether two stars on one part of the rope that go opposite ways get half a point (Tamil rule). true if omitted. One of: true, false.
	Friendship     *string `json:"friendship,omitempty"`      // Table of planetary friendships for the lords of the signs. yavana if omitted. One of: "yavana", "parashara".
	StreeDeergha   *string `json:"stree_deergha,omitempty"`   // Distance of the groom’s star from the bride’s: half a point over 7 and one over 13, or one over the named number. graded if omitted. One of: "graded", "over_7", "over_9", "over_15".
}

// One of the ten agreements.
type Porutham struct {
	Points      float64 `json:"points"`      // Points scored: 1 for a full agreement, 0.5 for half, 0 for none. One of: 0, 0.5, 1.
	Max         int     `json:"max"`         // Maximum number of points of this test. One of: 1.
	Bride       string  `json:"bride"`       // Compared value of the bride.
	Groom       string  `json:"groom"`       // Compared value of the groom.
	Description string  `json:"description"` // Why the test gives these points, in an English sentence.
}

// The agreement of tempers.
type GanaPorutham struct {
	Points      float64 `json:"points"`      // Points scored: 1 for a full agreement, 0.5 for half, 0 for none. One of: 0, 0.5, 1.
	Max         int     `json:"max"`         // Maximum number of points of this test. One of: 1.
	Bride       string  `json:"bride"`       // Compared value of the bride.
	Groom       string  `json:"groom"`       // Compared value of the groom.
	Description string  `json:"description"` // Why the test gives these points, in an English sentence.
}

type PoruthamMetadataBirth struct {
	Bride BirthClock `json:"bride"` // The birth of `bride`.
	Groom BirthClock `json:"groom"` // The birth of `groom`.
}

type PoruthamMetadata struct {
	Metadata
	Birth            PoruthamMetadataBirth `json:"birth"`                  // The instants computed for the two births, and the clocks behind them.
	ObservationPoint string                `json:"observation_point"`      // Positions as seen from the centre of the Earth, or from the place on its surface. One of: "geocentric", "topocentric".
	Ayanamsa         string                `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64              `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	Method           string                `json:"method"`                 // Source of the rules: the Tamil almanacs or those of Kerala. One of: "tamil", "kerala".
	RajjuDirection   bool                  `json:"rajju_direction"`        // Whether two stars on one part of the rope that go opposite ways get half a point (Tamil rule). One of: true, false.
	Friendship       string                `json:"friendship"`             // Table of planetary friendships for the lords of the signs. One of: "yavana", "parashara".
	StreeDeergha     string                `json:"stree_deergha"`          // Distance of the groom’s star from the bride’s: half a point over 7 and one over 13, or one over the named number. One of: "graded", "over_7", "over_9", "over_15".
}

type MatchmakingPoruthamAnswerPoruthams struct {
	Dina         Porutham     `json:"dina"`          // Distance of the stars.
	Gana         GanaPorutham `json:"gana"`          // Tempers of the stars.
	Mahendra     Porutham     `json:"mahendra"`      // Distance of the stars, for children.
	StreeDeergha Porutham     `json:"stree_deergha"` // Distance of his star from hers.
	Yoni         Porutham     `json:"yoni"`          // Animals of the stars.
	Vedha        Porutham     `json:"vedha"`         // Whether the stars pierce each other.
	Rajju        Porutham     `json:"rajju"`         // Parts of the body that the stars belong to.
	Rasi         Porutham     `json:"rasi"`          // Agreement of the Moon signs.
	Rasyadhipati Porutham     `json:"rasyadhipati"`  // Friendship of the lords of the signs.
	Vashya       Porutham     `json:"vashya"`        // Influence of one partner on the other.
}

type MatchmakingPoruthamAnswer struct {
	TotalPoints    float64                            `json:"total_points"`    // Points of the ten agreements together.
	MaxPoints      int                                `json:"max_points"`      // Maximum number of points. One of: 10.
	Verdict        string                             `json:"verdict"`         // Verdict by points and vetoes; a vetoed match is adhama. One of: "uthama", "madhyama", "adhama".
	ScoreVerdict   string                             `json:"score_verdict"`   // Verdict by points alone. One of: "uthama", "madhyama", "adhama".
	IsVetoed       bool                               `json:"is_vetoed"`       // Whether rajju or vedha refuses the match.
	Vetoes         []string                           `json:"vetoes"`          // Vetoes: rajju or vedha, if they give no points. One of: "dina", "gana", "mahendra", "stree_deergha", "yoni", "vedha", "rajju", "rasi", "rasyadhipati", "vashya".
	Poruthams      MatchmakingPoruthamAnswerPoruthams `json:"poruthams"`       // The ten agreements.
	Recommendation string                             `json:"recommendation"`  // The result in a sentence; you choose the passing score.
	Bride          MatchedMoon                        `json:"bride"`           // Sign and star of the bride’s Moon.
	Groom          MatchedMoon                        `json:"groom"`           // Sign and star of the groom’s Moon.
	Texts          *AnswerTexts                       `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata       PoruthamMetadata                   `json:"metadata"`        // Versions and rules behind the answer.
}

type MatchmakingUncertainSettings struct {
	LanguageSettings
	ObservationPoint *string  `json:"observation_point,omitempty"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. One of: "geocentric".
	Ayanamsa         *string  `json:"ayanamsa,omitempty"`          // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	Ayanamsha        *string  `json:"ayanamsha,omitempty"`         // Alias of ayanamsa. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom". Deprecated: see the text before.
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"`      // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	VashyaTable      *string  `json:"vashya_table,omitempty"`      // Source of the points for vashya, the influence of one partner on the other. standard if omitted. One of: "standard", "saravali", "astroyogi".
	VashyaSplit      *bool    `json:"vashya_split,omitempty"`      // Whether Sagittarius and Capricorn change their class at 15°. true if omitted. One of: true, false.
	YoniTable        *string  `json:"yoni_table,omitempty"`        // Source of the friendships of animals. raman if omitted. One of: "raman", "saral".
	GanaTable        *string  `json:"gana_table,omitempty"`        // Source of the points for temperaments; they differ for a deva groom and a rakshasa bride. standard if omitted. One of: "standard", "saral_asht_koot".
}

type MatchmakingUncertainInput struct {
	Bride    UncertainBirth                `json:"bride"`
	Groom    UncertainBirth                `json:"groom"`
	Settings *MatchmakingUncertainSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

// Range of the points of one test.
type KootaRange struct {
	Certain  bool    `json:"certain"`  // Whether every possible pair of births has the same points.
	Least    float64 `json:"least"`    // Fewest possible points.
	Greatest float64 `json:"greatest"` // Most possible points.
}

type PossibleMatchKootas struct {
	Varna       float64 `json:"varna"`        // Points of varna.
	Vashya      float64 `json:"vashya"`       // Points of vashya.
	Tara        float64 `json:"tara"`         // Points of tara.
	Yoni        float64 `json:"yoni"`         // Points of yoni.
	GrahaMaitri float64 `json:"graha_maitri"` // Points of graha_maitri.
	Gana        float64 `json:"gana"`         // Points of gana.
	Bhakoot     float64 `json:"bhakoot"`      // Points of bhakoot.
	Nadi        float64 `json:"nadi"`         // Points of nadi.
}

// One possible result of a matching.
type PossibleMatch struct {
	Share      float64             `json:"share"`       // Share of all pairs of possible births.
	TotalScore float64             `json:"total_score"` // Points of all tests together.
	Kootas     PossibleMatchKootas `json:"kootas"`      // Points of each test.
	Bride      PossibleMoon        `json:"bride"`       // The bride’s Moon in this case.
	Groom      PossibleMoon        `json:"groom"`       // The groom’s Moon in this case.
}

// A possible Moon of one person.
type PossibleMoon struct {
	Sign      SignName      `json:"sign"`      // Sign of the Moon.
	Nakshatra NakshatraName `json:"nakshatra"` // Nakshatra of the Moon.
	From      string        `json:"from"`      // First possible instant of birth with this Moon.
	To        string        `json:"to"`        // End of these instants.
}

type MatchmakingUncertainMetadata struct {
	Metadata
	ObservationPoint string   `json:"observation_point"`      // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	Ayanamsa         string   `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	VashyaTable      string   `json:"vashya_table"`           // Source of the points for vashya, the influence of one partner on the other. One of: "standard", "saravali", "astroyogi".
	VashyaSplit      bool     `json:"vashya_split"`           // Whether Sagittarius and Capricorn change their class at 15°. One of: true, false.
	YoniTable        string   `json:"yoni_table"`             // Source of the friendships of animals. One of: "raman", "saral".
	GanaTable        string   `json:"gana_table"`             // Source of the points for temperaments; they differ for a deva groom and a rakshasa bride. One of: "standard", "saral_asht_koot".
}

type MatchmakingUncertainAnswerKootas struct {
	Varna       KootaRange `json:"varna"`
	Vashya      KootaRange `json:"vashya"`
	Tara        KootaRange `json:"tara"`
	Yoni        KootaRange `json:"yoni"`
	GrahaMaitri KootaRange `json:"graha_maitri"`
	Gana        KootaRange `json:"gana"`
	Bhakoot     KootaRange `json:"bhakoot"`
	Nadi        KootaRange `json:"nadi"`
}

type MatchmakingUncertainAnswer struct {
	Certain       bool                             `json:"certain"`        // Whether every possible pair of births has the same total.
	LeastScore    float64                          `json:"least_score"`    // Fewest possible points.
	GreatestScore float64                          `json:"greatest_score"` // Most possible points.
	MaxScore      int                              `json:"max_score"`      // Maximum number of points. One of: 36.
	Kootas        MatchmakingUncertainAnswerKootas `json:"kootas"`         // Range of each test.
	Cases         []PossibleMatch                  `json:"cases"`          // Every possible result, the likeliest first.
	BrideSpan     BirthSpan                        `json:"bride_span"`     // Possible instants of the bride’s birth.
	GroomSpan     BirthSpan                        `json:"groom_span"`     // Possible instants of the groom’s birth.
	Metadata      MatchmakingUncertainMetadata     `json:"metadata"`       // Versions and rules behind the answer.
}

type DoshaKaalSarpAnswer struct {
	HasDosha        bool          `json:"has_dosha"`         // Whether all seven planets are on one side, in either direction.
	IsPartial       bool          `json:"is_partial"`        // Whether all planets but one are on one side.
	Name            *string       `json:"name"`              // Kind of the dosha; null without it. One of: "Anant", "Kulik", "Vasuki", "Shankhpal", "Padma", "Mahapadma", "Takshak", "Karkotak", "Shankhachud", "Ghatak", "Vishdhar", "Sheshnag".
	Direction       *string       `json:"direction"`         // Arc with the seven planets, forward through the zodiac; null without the dosha. One of: "rahu_to_ketu", "ketu_to_rahu".
	RahuHouse       int           `json:"rahu_house"`        // House of Rahu, which names the kind.
	PlanetsFromRahu []SignLord    `json:"planets_from_rahu"` // Planets on the arc forward from Rahu to Ketu.
	PlanetsFromKetu []SignLord    `json:"planets_from_ketu"` // Planets on the arc forward from Ketu to Rahu.
	PlanetsOnAxis   []SignLord    `json:"planets_on_axis"`   // Planets at exactly the longitude of a node.
	Rahu            Placement     `json:"rahu"`
	Ketu            Placement     `json:"ketu"`
	Metadata        VedicMetadata `json:"metadata"` // Versions and rules behind the answer.
}

type DoshaGandmoolAnswer struct {
	HasDosha bool          `json:"has_dosha"`       // Whether the Moon is in one of the six stars.
	Moon     Placement     `json:"moon"`            // The Moon with its star and quarter.
	Texts    *AnswerTexts  `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata VedicMetadata `json:"metadata"`        // Versions and rules behind the answer.
}

// One rule, evaluated.
type PitraEvidence struct {
	Rule        string      `json:"rule"`         // The combination, by its id. One of: "sun_with_rahu", "sun_with_ketu", "sun_with_saturn", "node_in_ninth", "ninth_lord_with_node", "ninth_lord_in_dusthana".
	Description string      `json:"description"`  // The rule in an English sentence.
	CountedFrom *string     `json:"counted_from"` // Reference from which the house is counted; null if none is counted. One of: "Ascendant", "Moon".
	Holds       bool        `json:"holds"`        // Whether the rule holds in this chart.
	Grahas      []GrahaName `json:"grahas"`       // Grahas that make the combination; empty if the rule does not hold.
	IsStrong    bool        `json:"is_strong"`    // Whether the Sun and the malefic are in the ninth house.
}

type DoshaPitraAnswer struct {
	HasDosha   bool            `json:"has_dosha"` // Result of the narrow reading alone; see `evidence`.
	Evidence   []PitraEvidence `json:"evidence"`  // Every rule, whether it holds or not.
	Confidence Confidence      `json:"confidence"`
	Texts      *AnswerTexts    `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata   VedicMetadata   `json:"metadata"`        // Versions and rules behind the answer.
}

type ManglikRequest struct {
	Birth
	Settings *MarsSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Texts    *bool         `json:"texts,omitempty"`    // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

// House of Mars from the ascendant, the Moon or Venus.
type MarsEvidence struct {
	Sign      SignName `json:"sign"`       // Sign of the reference.
	Reference string   `json:"reference"`  // Reference from which Mars is counted. One of: "Ascendant", "Moon", "Venus".
	MarsHouse int      `json:"mars_house"` // House of Mars, counted from the reference.
	IsDosha   bool     `json:"is_dosha"`   // Whether Mars makes the dosha from the reference.
	Weight    *string  `json:"weight"`     // Weight of the house: high for the seventh and eighth; null without dosha. One of: "high", "low".
}

// One rule that is held to cancel the dosha, evaluated.
type ManglikCancellation struct {
	Name    string `json:"name"`    // Id of the rule that may cancel the dosha, for programs. One of: "mars_in_own_or_exalted_sign", "mars_in_leo_or_aquarius", "sign_exempt_in_house", "jupiter_with_or_aspecting_mars", "moon_with_mars", "jupiter_or_venus_in_ascendant", "jupiter_or_venus_in_seventh", "ascendant_cancer_or_leo", "saturn_with_or_aspecting_mars".
	Applies bool   `json:"applies"` // Whether the rule holds for this chart or couple.
	Reason  string `json:"reason"`  // Why the rule holds or not, in an English sentence.
}

type MarsMetadata struct {
	SiderealMetadata
	HouseSet string `json:"house_set"` // Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. One of: "north", "south", "without_second".
}

type DoshaManglikAnswer struct {
	IsManglik     bool                  `json:"is_manglik"`    // Whether Mars makes the dosha from the ascendant.
	Severity      string                `json:"severity"`      // None if not manglik; otherwise by the number of references that show the dosha: mild 1, moderate 2, severe 3. One of: "none", "mild", "moderate", "severe".
	IsCancelled   bool                  `json:"is_cancelled"`  // Whether the birth is manglik and at least one rule is held to cancel it.
	Description   string                `json:"description"`   // The result with its references and cancellations, in English sentences.
	RuleHouses    []int                 `json:"rule_houses"`   // Houses in which Mars makes the dosha, by the chosen school.
	References    []MarsEvidence        `json:"references"`    // Mars, counted from the ascendant, the Moon and Venus.
	Cancellations []ManglikCancellation `json:"cancellations"` // Every cancellation rule, evaluated.
	Mars          Placement             `json:"mars"`
	Texts         *AnswerTexts          `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata      MarsMetadata          `json:"metadata"`        // Versions and rules behind the answer.
}

type EventsSearchInput struct {
	From     string                `json:"from"`               // The first instant, with its offset.
	To       string                `json:"to"`                 // End of the range, with its offset; events at this instant belong to the next range.
	Timezone any                   `json:"timezone,omitempty"` // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. 0 if omitted. One of: float64, string.
	Kinds    string                `json:"kinds"`              // Kinds of events to search for. Separated by commas: sign_ingress, nakshatra_ingress, pada_ingress, station, combustion, conjunction, aspect, planetary_war, lunar_phase, node_crossing, void_of_course, eclipse.
	Bodies   *string               `json:"bodies,omitempty"`   // Bodies to search. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. sun,moon,mercury,venus,mars,jupiter,saturn if omitted.
	Others   *string               `json:"others,omitempty"`   // Bodies paired with `bodies` for aspects, conjunctions and wars, in addition to the pairs among `bodies`. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith.
	Aspects  *string               `json:"aspects,omitempty"`  // Aspects of the kind `aspect`. Separated by commas: conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. opposition,trine,square,sextile if omitted.
	Limit    *int                  `json:"limit,omitempty"`    // Maximum events of a page; those of the same second stay together. 500 if omitted.
	Settings *EitherZodiacSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type EitherZodiacSettings struct {
	LanguageSettings
	ObservationPoint *string  `json:"observation_point,omitempty"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. One of: "geocentric".
	NodeMode         *string  `json:"node_mode,omitempty"`         // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType         *string  `json:"node_type,omitempty"`         // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
	Ayanamsa         *string  `json:"ayanamsa,omitempty"`          // Convention for the sidereal zodiac; `none` for the tropical one. lahiri if omitted. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom", "none".
	Ayanamsha        *string  `json:"ayanamsha,omitempty"`         // Alias of ayanamsa. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom", "none". Deprecated: see the text before.
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"`      // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
}

// An event in the sky.
type SkyEvent struct {
	At           string   `json:"at"`            // Instant, to the second, in the time zone of the request.
	Kind         string   `json:"kind"`          // Kind of the event, one of the requested kinds. One of: "sign_ingress", "nakshatra_ingress", "pada_ingress", "station", "combustion", "conjunction", "aspect", "planetary_war", "lunar_phase", "node_crossing", "void_of_course", "eclipse".
	Body         string   `json:"body"`          // Body of the event.
	OtherBody    *string  `json:"other_body"`    // Second body of a pair; null for single bodies.
	Detail       string   `json:"detail"`        // Detail of the event, by its kind: the sign entered, direct, combust, trine, new_moon, total.
	Until        *string  `json:"until"`         // End of a void of course; null for events that are instants.
	Longitude    float64  `json:"longitude"`     // Longitude at the instant, degrees, in the zodiac of the request; tropical for a void of course.
	Sign         SignName `json:"sign"`          // Sign of the body from the instant on, in the same zodiac.
	IsRetrograde bool     `json:"is_retrograde"` // Whether the body is retrograde at the instant, in that zodiac; for a station, in the tropical one from the instant on.
}

type EitherZodiacMetadata struct {
	Metadata
	ObservationPoint string   `json:"observation_point"`      // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	NodeMode         string   `json:"node_mode"`              // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	Ayanamsa         string   `json:"ayanamsa"`               // Convention for the sidereal zodiac; `none` for the tropical one. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom", "none".
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
}

type EventsSearchAnswer struct {
	Events   []SkyEvent           `json:"events"`   // Events in order of their instants.
	Next     *string              `json:"next"`     // `from` of the next page; null if the whole range has been searched.
	Metadata EitherZodiacMetadata `json:"metadata"` // Versions and rules behind the answer.
}

type EventsEclipsesSettings struct {
	LanguageSettings
	ObservationPoint *string  `json:"observation_point,omitempty"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. One of: "geocentric".
	Ayanamsa         *string  `json:"ayanamsa,omitempty"`          // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	Ayanamsha        *string  `json:"ayanamsha,omitempty"`         // Alias of ayanamsa. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom". Deprecated: see the text before.
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"`      // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	Sunrise          *string  `json:"sunrise,omitempty"`           // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. One of: "almanac", "standard_air", "geometric", "disc_centre".
	SutakRule        *string  `json:"sutak_rule,omitempty"`        // prahara: by quarters of day and night (praharas), from the third prahara before the one in which a lunar eclipse begins, the fourth for a solar eclipse. fixed: 9 hours before a lunar eclipse, 12 before a solar one. prahara if omitted. One of: "prahara", "fixed".
}

type EventsEclipsesInput struct {
	From      string                  `json:"from"`               // The first date, in the time zone of the request.
	To        string                  `json:"to"`                 // The last date; one request takes up to 7305 days.
	Kinds     *string                 `json:"kinds,omitempty"`    // Kinds to list. Separated by commas: solar, lunar. solar,lunar if omitted.
	Latitude  float64                 `json:"latitude"`           // Decimal degrees, north positive.
	Longitude float64                 `json:"longitude"`          // Decimal degrees, east positive.
	Timezone  any                     `json:"timezone"`           // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	Settings  *EventsEclipsesSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type EclipsePenumbral struct {
	Start string `json:"start"` // Start.
	End   string `json:"end"`   // End.
}

type EclipsePartial struct {
	Start string `json:"start"` // Start.
	End   string `json:"end"`   // End.
}

type EclipseTotal struct {
	Start string `json:"start"` // Start.
	End   string `json:"end"`   // End.
}

type EclipseGreatestAt struct {
	Latitude  float64 `json:"latitude"`  // Decimal degrees, north positive.
	Longitude float64 `json:"longitude"` // Decimal degrees, east positive.
}

// An eclipse, for the Earth and for a place.
type Eclipse struct {
	Kind               string             `json:"kind"`                // Eclipse of the Sun or of the Moon. One of: "solar", "lunar".
	Type               string             `json:"type"`                // Type of the eclipse at its maximum. One of: "total", "annular", "hybrid", "partial", "penumbral".
	Maximum            string             `json:"maximum"`             // Maximum for the Earth as a whole.
	Penumbral          EclipsePenumbral   `json:"penumbral"`           // Time of the Moon in the penumbra, or of the penumbra of the Moon on the Earth.
	Partial            *EclipsePartial    `json:"partial"`             // Time of the Moon in the umbra; null for the Sun and for a penumbral eclipse.
	Total              *EclipseTotal      `json:"total"`               // Totality or the ring, anywhere on the Earth; null if there is none.
	Magnitude          float64            `json:"magnitude"`           // Share of the diameter in the umbra, or of the Sun that is covered.
	PenumbralMagnitude *float64           `json:"penumbral_magnitude"` // The same in the penumbra; null for the Sun.
	Saros              int                `json:"saros"`               // Number of its saros series.
	SarosMember        int                `json:"saros_member"`        // Number of the eclipse within that series.
	GreatestAt         *EclipseGreatestAt `json:"greatest_at"`         // Place of the maximum of a solar eclipse; null for the Moon.
	Sign               SignName           `json:"sign"`                // Sidereal sign of the eclipsed body at the maximum.
	Nakshatra          NakshatraName      `json:"nakshatra"`           // Nakshatra of the eclipsed body at the maximum.
	Pada               int                `json:"pada"`                // Quarter of that nakshatra.
	Local              *LocalEclipse      `json:"local"`               // The eclipse at the place; null if no part of it is visible there.
}

type LocalEclipseVisible struct {
	Start string `json:"start"` // Start.
	End   string `json:"end"`   // End.
}

type LocalEclipseContacts struct {
	First      *string `json:"first"`       // First contact: the Moon enters the penumbra (P1) or, in a solar eclipse, touches the Sun (C1).
	UmbraFirst *string `json:"umbra_first"` // The Moon enters the umbra (U1); null for the Sun.
	TotalFirst *string `json:"total_first"` // Totality or the ring begins (U2, C2).
	TotalLast  *string `json:"total_last"`  // Totality or the ring ends (U3, C3).
	UmbraLast  *string `json:"umbra_last"`  // The Moon leaves the umbra (U4); null for the Sun.
	Last       *string `json:"last"`        // The last contact (P4, C4).
}

// The visible part of an eclipse at the place.
type LocalEclipse struct {
	Type        string               `json:"type"`        // Type of the eclipse at the place. One of: "total", "annular", "hybrid", "partial", "penumbral".
	Maximum     string               `json:"maximum"`     // Maximum of the visible part: the rise or the set if the maximum itself is below the horizon.
	Visible     LocalEclipseVisible  `json:"visible"`     // Time of visibility, clipped by rise and set.
	Contacts    LocalEclipseContacts `json:"contacts"`    // Contacts; null if a contact does not occur or is below the horizon.
	Rise        *string              `json:"rise"`        // Rise of the Sun or Moon during the eclipse, as on any other day; null otherwise.
	Set         *string              `json:"set"`         // Set of the Sun or Moon during the eclipse, as on any other day; null otherwise.
	Magnitude   float64              `json:"magnitude"`   // Share of the diameter that is covered at the visible maximum.
	Obscuration *float64             `json:"obscuration"` // Share of the area of the Sun that is covered; null for the Moon.
	Sutak       *Sutak               `json:"sutak"`       // Time of fasting; null if only the penumbra is visible.
}

// The time of fasting before an eclipse.
type Sutak struct {
	Start         string `json:"start"`           // Start of the time of fasting.
	StartForFrail string `json:"start_for_frail"` // Start for children, the old and the sick.
	End           string `json:"end"`             // End of the visible eclipse; for the Moon, of the visible umbral phase.
}

type EventsEclipsesMetadata struct {
	Metadata
	ObservationPoint string   `json:"observation_point"`      // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	Ayanamsa         string   `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	Sunrise          string   `json:"sunrise"`                // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	SutakRule        string   `json:"sutak_rule"`             // prahara: by quarters of day and night (praharas), from the third prahara before the one in which a lunar eclipse begins, the fourth for a solar eclipse. fixed: 9 hours before a lunar eclipse, 12 before a solar one. One of: "prahara", "fixed".
}

type EventsEclipsesAnswer struct {
	Eclipses []Eclipse              `json:"eclipses"` // In order of the maxima.
	Metadata EventsEclipsesMetadata `json:"metadata"` // Versions and rules behind the answer.
}

// Place of the events that depend on one, and of the clock of the answer.
type TimelinePlace struct {
	Latitude  *float64 `json:"latitude,omitempty"`  // Decimal degrees, north positive.
	Longitude *float64 `json:"longitude,omitempty"` // Decimal degrees, east positive.
	Timezone  any      `json:"timezone,omitempty"`  // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	PlaceID   *int     `json:"place_id,omitempty"`  // Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
}

type EventsUpcomingSettings struct {
	DaySettings
	NodeMode      *string `json:"node_mode,omitempty"`      // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType      *string `json:"node_type,omitempty"`      // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
	YearLength    any     `json:"year_length,omitempty"`    // Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to its sidereal place at birth. 365.25 if omitted. One of: 365.25, 365.2425, 365.2422, 365.256364, 360, "true_sidereal_sun".
	WesternZodiac *string `json:"western_zodiac,omitempty"` // Zodiac of transits to natal points, stations and eclipses on them, progressions, solar arcs, returns and profections: tropical, or sidereal by the `ayanamsa`. The other kinds have a zodiac of their own. tropical if omitted. One of: "tropical", "sidereal".
	School        *string `json:"school,omitempty"`         // School whose rule chooses the days of observances and Ekadashis, as in `panchang/festivals`. smarta if omitted. One of: "smarta", "jyotisha", "vaishnava".
}

type EventsUpcomingInput struct {
	Birth                  *Birth                  `json:"birth,omitempty"`                   // Birth of the person; without it the timeline has no events of a birth.
	Place                  *TimelinePlace          `json:"place,omitempty"`                   // Place where the person is now; the birthplace if omitted.
	From                   string                  `json:"from"`                              // First instant with its offset, or a date, which begins at 00:00 by the clock of the place (UTC without one).
	Days                   *int                    `json:"days,omitempty"`                    // Length of the timeline in days; an event at its end belongs to the next one. 90 if omitted.
	Limit                  *int                    `json:"limit,omitempty"`                   // Maximum events of an answer; those of the same second stay together. 1000 if omitted.
	Bodies                 *string                 `json:"bodies,omitempty"`                  // Bodies of events in the sky, up to 10. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. sun,mercury,venus,mars,jupiter,saturn,rahu if omitted.
	TransitBodies          *string                 `json:"transit_bodies,omitempty"`          // Bodies whose transits to natal points and houses, and stations on natal points, are listed, up to 10. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. mars,jupiter,saturn,uranus,neptune,pluto if omitted.
	Points                 *string                 `json:"points,omitempty"`                  // Points of the birth chart that are met; solar arcs move the same ones, primary directions the planets among them. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, ascendant, midheaven. sun,moon,mercury,venus,mars,jupiter,saturn,ascendant,midheaven if omitted.
	Aspects                *string                 `json:"aspects,omitempty"`                 // Aspects of transits, stations, progressions and solar arcs to natal points, and between bodies in the sky. Separated by commas: conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. conjunction,sextile,square,trine,opposition if omitted.
	Orb                    *float64                `json:"orb,omitempty"`                     // Distance from exactness at which `transit_in_orb` begins and ends, and within which a station meets a natal point. 1 if omitted.
	EclipseOrb             *float64                `json:"eclipse_orb,omitempty"`             // Distance within which an eclipse is on a natal point or opposite to it. 3 if omitted.
	AngleMethod            *string                 `json:"angle_method,omitempty"`            // Progression of ascendant and midheaven: with the arc of the Sun in longitude, with the mean Sun in sidereal time (Naibod), or with the progressed moment itself (quotidian). solar_arc if omitted. One of: "solar_arc", "naibod", "quotidian".
	SolarArcMethod         *string                 `json:"solar_arc_method,omitempty"`        // Arc by which a year of life moves every point: the motion of the Sun in a day after birth (true), its mean motion of 59′08″ (naibod), or one degree. true if omitted. One of: "true", "naibod", "degree".
	DirectionMethod        *string                 `json:"direction_method,omitempty"`        // placidus_zodiacal: the semi-arcs of Placidus, with aspects on the ecliptic. placidus_mundane: the same, with aspects between the houses, a sextile being two of them. regiomontanus: under the pole of the significator, with aspects on the ecliptic. placidus_zodiacal if omitted. One of: "placidus_zodiacal", "placidus_mundane", "regiomontanus".
	DirectionKey           *string                 `json:"direction_key,omitempty"`           // Arc of a year of life: 0°59′08.33″, the mean motion of the Sun (naibod), one degree (ptolemy), or the motion of the Sun in right ascension on the day of birth (brahe). naibod if omitted. One of: "naibod", "ptolemy", "brahe".
	DirectionLatitudes     *string                 `json:"direction_latitudes,omitempty"`     // Whether planets are directed with their latitude (bodies), or every point as its degree of the ecliptic (none). Aspects on the ecliptic have no latitude. bodies if omitted. One of: "bodies", "none".
	DirectionConverse      *string                 `json:"direction_converse,omitempty"`      // The significator is carried by the sky to the place of the promissor, as in Placidus, so angles have none (significator_moves); or the sky turns backwards, as in most programs (sky_reversed). significator_moves if omitted. One of: "significator_moves", "sky_reversed".
	DirectionSignificators *string                 `json:"direction_significators,omitempty"` // The Sun, the Moon, the ascendant and the midheaven, or every requested planet with the two angles. luminaries_and_angles if omitted. One of: "luminaries_and_angles", "all".
	DashaSystems           *string                 `json:"dasha_systems,omitempty"`           // Dasha systems of `dasha_change`. Separated by commas: vimshottari, yogini, ashtottari, shodashottari, dwadashottari, panchottari, shatabdika, chaturashiti_sama, dwisaptati_sama, shattrimsha_sama. vimshottari if omitted.
	DashaLevels            *int                    `json:"dasha_levels,omitempty"`            // Number of levels of `dasha_change`: 1 for the great periods alone. 2 if omitted.
	Purpose                *string                 `json:"purpose,omitempty"`                 // Purpose of the times of `muhurta`, as in `muhurta/find`. One of: "marriage", "griha_pravesh", "vehicle", "business", "namakarana", "travel", "vidyarambha", "mundan", "annaprashana", "property", "foundation", "gold", "medical", "surgery".
	Region                 *string                 `json:"region,omitempty"`                  // Region whose observances are listed; all if omitted. One of: "north", "west", "south", "gujarat", "maharashtra", "rajasthan", "bihar", "punjab", "bengal", "odisha", "tamil", "telugu", "kannada", "kerala", "nepal", "jain", "sikh", "vaishnava", "sindhi", "arya_samaj".
	Settings               *EventsUpcomingSettings `json:"settings,omitempty"`                // Conventions to follow; each has a default.
	Kinds                  *string                 `json:"kinds,omitempty"`                   // Kinds of events. If omitted: the usual kinds of the sky, those of a birth if there is one, and those of a place if `place` is sent. Separated by commas: dasha_change, sade_sati, panoti, chandrashtama, transit_to_natal, transit_in_orb, transit_to_house, eclipse_on_natal_point, solar_return, lunar_return, jupiter_return, saturn_return, profection_year, tithi_birthday, nakshatra_birthday, station_on_natal_point, progressed_aspect, progressed_ingress, progressed_phase, primary_direction, solar_arc, muhurta, ingress, tropical_ingress, station, retrograde, moon_phase, eclipse, aspect, void_of_course, combustion, planetary_war, observance, ekadashi, sankranti, daily_panchang, rahu_kaal.
}

type TimelineEventWindow struct {
	Start string  `json:"start"` // Start.
	End   *string `json:"end"`   // End; null if it is open.
}

type TimelineEventLimbs struct {
	Weekday string `json:"weekday"` // Weekday of the day.
	Paksha  string `json:"paksha"`  // Waxing or waning half of the month. One of: "Shukla", "Krishna".
	Tithi   string `json:"tithi"`   // Tithi at sunrise.
	Yoga    string `json:"yoga"`    // Nitya yoga at sunrise.
	Karana  string `json:"karana"`  // Karana at sunrise.
}

// An event of a timeline.
type TimelineEvent struct {
	At           string               `json:"at"`            // Instant, to the second, by the clock of the place (UTC without one).
	EndsAt       *string              `json:"ends_at"`       // End of a period that begins at the instant; null for events that are instants.
	Kind         string               `json:"kind"`          // Kind of the event. One of: "dasha_change", "sade_sati", "panoti", "chandrashtama", "transit_to_natal", "transit_in_orb", "transit_to_house", "eclipse_on_natal_point", "solar_return", "lunar_return", "jupiter_return", "saturn_return", "profection_year", "tithi_birthday", "nakshatra_birthday", "station_on_natal_point", "progressed_aspect", "progressed_ingress", "progressed_phase", "primary_direction", "solar_arc", "muhurta", "ingress", "tropical_ingress", "station", "retrograde", "moon_phase", "eclipse", "aspect", "void_of_course", "combustion", "planetary_war", "observance", "ekadashi", "sankranti", "daily_panchang", "rahu_kaal".
	Group        string               `json:"group"`         // Input on which the event depends: the birth, the sky alone, or the place. One of: "birth", "sky", "place".
	Title        string               `json:"title"`         // The event in English words.
	Weight       int                  `json:"weight"`        // Importance, 1 to 10, by the kind and the level of a dasha period.
	Key          string               `json:"key"`           // Identity of the event apart from its instant, for programs; passes of a retrograde loop share it.
	Body         *string              `json:"body"`          // Body of the event, or the point that is progressed or directed; null for events without one.
	OtherBody    *string              `json:"other_body"`    // Second body of a pair, or the natal point that a transit, a progression, a direction, a station or an eclipse meets; null otherwise.
	Aspect       *string              `json:"aspect"`        // Aspect between the two; null otherwise. One of: "conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semisextile", "semisquare", "sesquiquadrate", "quintile", "biquintile".
	Change       *string              `json:"change"`        // Whether a condition begins, goes over into another phase, or ends; null for other events. One of: "begins", "changes", "ends".
	Detail       *string              `json:"detail"`        // Detail in one word of the kind: direct, full_moon, total, the motion and side of a primary direction (direct, converse_dexter), the phase of sade sati, the id of an observance, the purpose of a muhurta.
	System       *string              `json:"system"`        // Dasha system; null for other kinds. One of: "vimshottari", "yogini", "ashtottari", "shodashottari", "dwadashottari", "panchottari", "shatabdika", "chaturashiti_sama", "dwisaptati_sama", "shattrimsha_sama".
	Level        *string              `json:"level"`         // Level of the dasha period; null for other kinds. One of: "mahadasha", "antardasha", "pratyantardasha", "sookshma", "prana".
	Lords        []GrahaName          `json:"lords"`         // Lords of the dasha period, from the great period down to it; null for other kinds.
	Sign         *SignName            `json:"sign"`          // Sign of the event, in the zodiac of its kind; null for events without one.
	Nakshatra    *NakshatraName       `json:"nakshatra"`     // Nakshatra of the event; null for events without one.
	House        *int                 `json:"house"`         // House: of Saturn or the Moon from the natal Moon, of a transit or a profected year from the ascendant; null otherwise.
	Longitude    *float64             `json:"longitude"`     // Longitude of the body at the instant, degrees, in the zodiac of the kind; null for events without one.
	IsRetrograde *bool                `json:"is_retrograde"` // Whether the body moves backwards then; for a station, from the instant on; null for events without one.
	Orb          *float64             `json:"orb"`           // Distance from exactness, degrees; null for events without an orb.
	Number       *int                 `json:"number"`        // Number of completed years at a return, a birthday or a profection; null otherwise.
	Date         *string              `json:"date"`          // Civil date on which the event is kept; null for events that are instants.
	Name         *string              `json:"name"`          // Name of the observance, Ekadashi or purpose; null for other kinds.
	Window       *TimelineEventWindow `json:"window"`        // Time of the rite: breaking the fast (parana) of an Ekadashi, punya kala of a sankranti, the time of day of an observance; null otherwise.
	Limbs        *TimelineEventLimbs  `json:"limbs"`         // Limbs of a daily panchang beside its nakshatra; null for other kinds.
	Basis        *string              `json:"basis"`         // Basis of a day: sunrise, or the clock (6:00) if the Sun does not both rise and set; null otherwise. One of: "sunrise", "civil".
}

type EventsUpcomingMetadata struct {
	Metadata
	ObservationPoint string      `json:"observation_point"`      // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	Ayanamsa         string      `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64    `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	NodeMode         string      `json:"node_mode"`              // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	Sunrise          string      `json:"sunrise"`                // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	YearLength       any         `json:"year_length"`            // Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to its sidereal place at birth. One of: 365.25, 365.2425, 365.2422, 365.256364, 360, "true_sidereal_sun".
	WesternZodiac    string      `json:"western_zodiac"`         // Zodiac of transits to natal points, stations and eclipses on them, progressions, solar arcs, returns and profections: tropical, or sidereal by the `ayanamsa`. The other kinds have a zodiac of their own. One of: "tropical", "sidereal".
	School           string      `json:"school"`                 // School whose rule chooses the days of observances and Ekadashis, as in `panchang/festivals`. One of: "smarta", "jyotisha", "vaishnava".
	Birth            *BirthClock `json:"birth,omitempty"`        // The instant computed for the birth, and the clock behind it; none without a birth.
}

type EventsUpcomingAnswer struct {
	Events   []TimelineEvent        `json:"events"`   // Events in order of their instants.
	Next     *string                `json:"next"`     // `from` of what follows: the end of the timeline, or an earlier instant if there are more events than `limit`; null at the end of the computed years.
	Metadata EventsUpcomingMetadata `json:"metadata"` // Versions and rules behind the answer.
}

type EphemerisTableInput struct {
	From        string                `json:"from"`                   // The first instant, with its offset.
	To          string                `json:"to"`                     // The last instant, with its offset.
	StepMinutes *int                  `json:"step_minutes,omitempty"` // Minutes from one instant to the next; 1440 is a day. 1440 if omitted.
	Bodies      *string               `json:"bodies,omitempty"`       // Bodies to list. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. sun,moon,mercury,venus,mars,jupiter,saturn if omitted.
	Timezone    any                   `json:"timezone,omitempty"`     // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. 0 if omitted. One of: float64, string.
	Settings    *EitherZodiacSettings `json:"settings,omitempty"`     // Conventions to follow; each has a default.
}

type EphemerisTableAnswerRows struct {
	At           string   `json:"at"`            // The instant, in the time zone of the request.
	JulianDayUt  float64  `json:"julian_day_ut"` // The same as a Julian Day in UT.
	Body         string   `json:"body"`          // Name of the body.
	Longitude    float64  `json:"longitude"`     // Ecliptic longitude, degrees from 0° Aries.
	Sign         SignName `json:"sign"`          // Sign of the zodiac.
	Degree       float64  `json:"degree"`        // Degrees within the sign.
	Latitude     float64  `json:"latitude"`      // Ecliptic latitude, degrees, north positive.
	Distance     float64  `json:"distance"`      // Astronomical units from the Earth; for nodes and apogee, as the library gives it.
	Speed        float64  `json:"speed"`         // Speed in degrees of longitude per day; negative while retrograde.
	IsRetrograde bool     `json:"is_retrograde"` // Whether it moves backwards through the zodiac.
}

type EphemerisTableAnswer struct {
	Rows     []EphemerisTableAnswerRows `json:"rows"`     // Rows by instant, then in the usual order of the bodies.
	Metadata EitherZodiacMetadata       `json:"metadata"` // Versions and rules behind the answer.
}

// A planet as ruler.
type Lord struct {
	ID        int       `json:"id"`         // Id: 0 is the Sun … 6 Saturn, 101 Rahu, 102 Ketu. One of: 0, 1, 2, 3, 4, 5, 6, 101, 102.
	Name      GrahaName `json:"name"`       // English name of the planet or point.
	VedicName string    `json:"vedic_name"` // Sanskrit name, in Latin letters. One of: "Surya", "Chandra", "Mangala", "Budha", "Guru", "Shukra", "Shani", "Rahu", "Ketu".
}

// The star (lunar mansion) that a birth falls in.
type Nakshatra struct {
	ID   int           `json:"id"`   // Index of the nakshatra, 0 is Ashwini.
	Name NakshatraName `json:"name"` // Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.
	Lord Lord          `json:"lord"` // Planet that rules the sign or star.
	Pada int           `json:"pada"` // Quarter of the nakshatra.
}

// A sign of the sidereal zodiac.
type Rasi struct {
	ID   int    `json:"id"`   // Index of the sign, 0 is Mesha.
	Name string `json:"name"` // Sanskrit name of the sign, in Latin letters. One of: "Mesha", "Vrishabha", "Mithuna", "Karka", "Simha", "Kanya", "Tula", "Vrischika", "Dhanu", "Makara", "Kumbha", "Meena".
	Lord Lord   `json:"lord"` // Planet that rules the sign or star.
}

// A sign of the tropical zodiac.
type Zodiac struct {
	ID   int      `json:"id"`   // Index of the sign, 0 is Aries.
	Name SignName `json:"name"` // English name of the sign.
}

// Traditional attributes of the star of the Moon.
type NakshatraInfo struct {
	Deity      string `json:"deity"`       // Deity of the star.
	Ganam      string `json:"ganam"`       // Temperament of the star: divine, human or wild. One of: "Deva", "Manushya", "Rakshasa".
	Symbol     string `json:"symbol"`      // Symbol of the star.
	AnimalSign string `json:"animal_sign"` // Yoni, the animal of the star.
	Nadi       string `json:"nadi"`        // Humour of the star. One of: "Vata", "Pitta", "Kapha".
	Syllables  string `json:"syllables"`   // Traditional first syllables of a name, one per quarter, with commas between them.
	BirthStone string `json:"birth_stone"` // Gem of the ruler of the star.
	Planet     string `json:"planet"`      // Ruler of the star, by its Sanskrit name.
	EnemyYoni  string `json:"enemy_yoni"`  // Animal that is the sworn enemy of `animal_sign`.
}

type AstrologyBirthDetailsAnswer struct {
	Nakshatra      Nakshatra        `json:"nakshatra"`    // Nakshatra (lunar mansion) of the Moon at birth.
	ChandraRasi    Rasi             `json:"chandra_rasi"` // Sidereal sign of the Moon.
	SooryaRasi     Rasi             `json:"soorya_rasi"`  // Sidereal sign of the Sun.
	Zodiac         Zodiac           `json:"zodiac"`       // Tropical sign of the Sun, as newspapers print it.
	AdditionalInfo NakshatraInfo    `json:"additional_info"`
	Texts          *AnswerTexts     `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata       SiderealMetadata `json:"metadata"`        // Versions and rules behind the answer.
}

// A star with the time that the Moon spends in it.
type NakshatraTiming struct {
	TimeWindow
	ID   int           `json:"id"`   // Index of the nakshatra, 0 is Ashwini.
	Name NakshatraName `json:"name"` // Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.
	Lord Lord          `json:"lord"` // Planet that rules the sign or star.
}

// A lunar day with its start and end.
type TithiTiming struct {
	TimeWindow
	ID     int    `json:"id"`     // Index: 0 to 14 in the waxing half, 15 to 29 in the waning half.
	Index  int    `json:"index"`  // Index within its half of the month, 0 is the first.
	Name   string `json:"name"`   // Name of the tithi (lunar day), Sanskrit in Latin letters.
	Paksha string `json:"paksha"` // Waxing or waning half of the lunar month. One of: "Shukla Paksha", "Krishna Paksha".
}

// A half tithi with its start and end.
type KaranaTiming struct {
	TimeWindow
	Index int    `json:"index"` // Index of the half tithi in the lunar month, 0 is the first.
	ID    int    `json:"id"`    // Id, one of eleven: 0 Bava … 6 Vishti, 7 Kimstughna … 10 Naga.
	Name  string `json:"name"`  // Name of the karana (half tithi), Sanskrit in Latin letters.
}

// A nitya yoga with its start and end.
type YogaTiming struct {
	TimeWindow
	ID   int    `json:"id"`   // Index of the yoga, 0 is Vishkambha.
	Name string `json:"name"` // Name of the nitya yoga, Sanskrit in Latin letters.
}

// Weekday and limbs at the requested moment.
type PanchangAtInstant struct {
	Vaara     string          `json:"vaara"` // Weekday by sunrise.
	Nakshatra NakshatraTiming `json:"nakshatra"`
	Tithi     TithiTiming     `json:"tithi"`
	Karana    KaranaTiming    `json:"karana"`
	Yoga      YogaTiming      `json:"yoga"`
}

type AstrologyPanchangAnswer struct {
	PanchangDay  PanchangDay       `json:"panchang_day"`
	Vaara        string            `json:"vaara"`         // Weekday of that day.
	Nakshatra    []NakshatraTiming `json:"nakshatra"`     // Each nakshatra of the day from sunrise to sunrise, in order of time.
	Tithi        []TithiTiming     `json:"tithi"`         // Each tithi of the day from sunrise to sunrise, in order of time.
	Karana       []KaranaTiming    `json:"karana"`        // Each karana of the day from sunrise to sunrise, in order of time.
	Yoga         []YogaTiming      `json:"yoga"`          // Each yoga of the day from sunrise to sunrise, in order of time.
	Sunrise      *string           `json:"sunrise"`       // Sunrise; null if the Sun does not rise.
	Sunset       *string           `json:"sunset"`        // Sunset; null if the Sun does not set.
	Moonrise     *string           `json:"moonrise"`      // Moonrise within the panchang day; null on about one day a month.
	Moonset      *string           `json:"moonset"`       // Moonset within the panchang day; null on about one day a month.
	NextMoonrise *string           `json:"next_moonrise"` // The next moonrise, if the panchang day has none; else null.
	NextMoonset  *string           `json:"next_moonset"`  // The next moonset, if the panchang day has none; else null.
	AtInstant    PanchangAtInstant `json:"at_instant"`
	Texts        *AnswerTexts      `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata     AlmanacMetadata   `json:"metadata"`        // Versions and rules behind the answer.
}

// A named window of the day with its times.
type Muhurat struct {
	ID               int          `json:"id"`                 // Id of the window: 1 Abhijit, 2 Amrit Kaal, 3 Brahma … 8 Varjyam, 9 to 11 the good choghadiyas.
	Name             string       `json:"name"`               // Name of the window of time.
	Type             string       `json:"type"`               // Whether the window is good or to be avoided. One of: "Auspicious", "Inauspicious".
	Period           []TimeWindow `json:"period"`             // Times of the window; empty without sunrise or sunset.
	AvoidOnWednesday *bool        `json:"avoid_on_wednesday"` // Whether it is Abhijit on a Wednesday, which some texts exclude; null for other windows.
}

type AstrologyPanchangAdvancedAnswer struct {
	PanchangDay        PanchangDay       `json:"panchang_day"`
	Vaara              string            `json:"vaara"`         // Weekday of that day.
	Nakshatra          []NakshatraTiming `json:"nakshatra"`     // Each nakshatra of the day from sunrise to sunrise, in order of time.
	Tithi              []TithiTiming     `json:"tithi"`         // Each tithi of the day from sunrise to sunrise, in order of time.
	Karana             []KaranaTiming    `json:"karana"`        // Each karana of the day from sunrise to sunrise, in order of time.
	Yoga               []YogaTiming      `json:"yoga"`          // Each yoga of the day from sunrise to sunrise, in order of time.
	Sunrise            *string           `json:"sunrise"`       // Sunrise; null if the Sun does not rise.
	Sunset             *string           `json:"sunset"`        // Sunset; null if the Sun does not set.
	Moonrise           *string           `json:"moonrise"`      // Moonrise within the panchang day; null on about one day a month.
	Moonset            *string           `json:"moonset"`       // Moonset within the panchang day; null on about one day a month.
	NextMoonrise       *string           `json:"next_moonrise"` // The next moonrise, if the panchang day has none; else null.
	NextMoonset        *string           `json:"next_moonset"`  // The next moonset, if the panchang day has none; else null.
	AtInstant          PanchangAtInstant `json:"at_instant"`
	AuspiciousPeriod   []Muhurat         `json:"auspicious_period"`   // Good windows of the day.
	InauspiciousPeriod []Muhurat         `json:"inauspicious_period"` // Windows of the day to avoid.
	Calendar           HinduCalendar     `json:"calendar"`
	Reason             *string           `json:"reason"`          // Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. One of: "no_sunrise", "no_sunset".
	Texts              *AnswerTexts      `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata           AlmanacMetadata   `json:"metadata"`        // Versions and rules behind the answer.
}

type AstrologyAuspiciousPeriodAnswer struct {
	PanchangDay PanchangDay     `json:"panchang_day"`
	Muhurat     []Muhurat       `json:"muhurat"`  // Windows of the day.
	Reason      *string         `json:"reason"`   // Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. One of: "no_sunrise", "no_sunset".
	Metadata    AlmanacMetadata `json:"metadata"` // Versions and rules behind the answer.
}

type AstrologyAnandadiYogaSettings struct {
	AlmanacSettings
	UseAbhijitSpan *bool `json:"use_abhijit_span,omitempty"` // Whether the Moon enters Abhijit, 276°40′ to 280°53′20″, as a star of its own; if false, Abhijit is only counted. false if omitted. One of: false, true.
}

type AstrologyAnandadiYogaInput struct {
	Birth
	Settings *AstrologyAnandadiYogaSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

// A yoga of weekday and star, while the Moon is in that star.
type AnandadiYoga struct {
	TimeWindow
	ID          int    `json:"id"`          // Index of the yoga, 0 is Ananda.
	Name        string `json:"name"`        // Name of the Anandadi yoga.
	Type        string `json:"type"`        // Name of the effect in almanacs.
	Description string `json:"description"` // Whether the effect is good. One of: "Good", "Bad".
}

type AstrologyAnandadiYogaMetadata struct {
	AlmanacMetadata
	UseAbhijitSpan bool `json:"use_abhijit_span"` // Whether the Moon enters Abhijit, 276°40′ to 280°53′20″, as a star of its own; if false, Abhijit is only counted. One of: false, true.
}

type AstrologyAnandadiYogaAnswer struct {
	PanchangDay  PanchangDay                   `json:"panchang_day"`
	AnandadiYoga []AnandadiYoga                `json:"anandadi_yoga"` // The yogas of the day, in order.
	Metadata     AstrologyAnandadiYogaMetadata `json:"metadata"`      // Versions and rules behind the answer.
}

type SpecialYogaPeriodCombination struct {
	Type string `json:"type"` // Weekday, Moon’s star or Sun’s star. One of: "vaara", "nakshatra", "sun_nakshatra".
	Name string `json:"name"` // Name of the weekday or star that makes the yoga.
}

type SpecialYogaPeriod struct {
	TimeWindow
	Combination []SpecialYogaPeriodCombination `json:"combination"` // Weekday and star, or the two stars, that make the yoga.
}

// An auspicious combination of stars and weekday, with its times.
type SpecialYoga struct {
	ID          int                 `json:"id"`          // Number of the yoga in the list of special yogas, 0 is the first.
	Name        string              `json:"name"`        // Name of the special yoga of the day.
	Type        string              `json:"type"`        // Always `Auspicious`. One of: "Auspicious".
	Description string              `json:"description"` // Effect of the yoga, in an English sentence.
	Period      []SpecialYogaPeriod `json:"period"`      // Times at which the yoga holds.
}

type AstrologyAuspiciousYogaAnswerYoga struct {
	TimeWindow
	ID           int     `json:"id"`            // Index of the yoga, 0 is Vishkambha.
	Name         string  `json:"name"`          // Name of the nitya yoga, Sanskrit in Latin letters.
	IsAuspicious bool    `json:"is_auspicious"` // Whether the yoga is held to be good.
	Avoid        *string `json:"avoid"`         // Part of the yoga to avoid; null if the whole yoga is to be avoided, or none of it.
}

type AstrologyAuspiciousYogaAnswer struct {
	PanchangDay    PanchangDay                       `json:"panchang_day"`
	Yoga           AstrologyAuspiciousYogaAnswerYoga `json:"yoga"`            // Nitya yoga: one of 27 parts of the sum of the Sun’s and the Moon’s longitude.
	AuspiciousYoga []SpecialYoga                     `json:"auspicious_yoga"` // Special yogas of the day; empty on many days.
	Metadata       AlmanacMetadata                   `json:"metadata"`        // Versions and rules behind the answer.
}

// One of the eight parts of day or night.
type GowriNallaNeram struct {
	TimeWindow
	ID    int    `json:"id"`     // Id of the name: 0 Uthi, 1 Amirdha, 2 Rogam, 3 Laabam, 4 Dhanam, 5 Sugam, 6 Soram, 7 Visham.
	Name  string `json:"name"`   // Name of the Gowri part of the day.
	Type  string `json:"type"`   // Whether the part is held to be good or bad. One of: "Good", "Bad".
	IsDay bool   `json:"is_day"` // Whether the part is between sunrise and sunset.
}

type AstrologyGowriNallaNeramAnswer struct {
	PanchangDay PanchangDay       `json:"panchang_day"`
	Muhurat     []GowriNallaNeram `json:"muhurat"`  // Parts of the day and of the night.
	Reason      *string           `json:"reason"`   // Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing. One of: "no_sunrise", "no_sunset".
	Metadata    AlmanacMetadata   `json:"metadata"` // Versions and rules behind the answer.
}

// One of the twelve houses of a chart.
type House struct {
	House      int      `json:"house"`       // Number of the house, 1 to 12.
	Sign       SignName `json:"sign"`        // Sign of the zodiac.
	SignNumber int      `json:"sign_number"` // 1 is Aries.
	SignLord   SignLord `json:"sign_lord"`   // Planet that rules the sign.
	Planets    []string `json:"planets"`     // Names of the planets in the house.
}

type AstrologyChartAnswer struct {
	Ascendant Ascendant     `json:"ascendant"`       // The point that rises in the east.
	Houses    []House       `json:"houses"`          // The twelve houses.
	Planets   []Placement   `json:"planets"`         // Planets and points, in their usual order.
	Texts     *AnswerTexts  `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata  VedicMetadata `json:"metadata"`        // Versions and rules behind the answer.
}

type AstrologyKundliSettings struct {
	VedicSettings
	HouseSet *string `json:"house_set,omitempty"` // Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north if omitted. One of: "north", "south", "without_second".
}

type AstrologyKundliInput struct {
	Birth
	Settings *AstrologyKundliSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Gender   *string                  `json:"gender,omitempty"`   // Used only by Mahabhagya yoga, which is omitted if the gender is not given. One of: "male", "female".
}

// A group of yogas.
type KundliYogaDetails struct {
	Name        string       `json:"name"`        // Name of the group of yogas.
	Description string       `json:"description"` // Number of yogas of the group in the chart, in an English sentence.
	YogaList    []KundliYoga `json:"yoga_list"`   // The yogas of the group.
}

// A yoga, whether the chart has it, and the evidence.
type KundliYoga struct {
	Name        string      `json:"name"`         // Name of the yoga.
	Group       string      `json:"group"`        // Group of yogas that the yoga belongs to. One of: "major", "raja_dhana", "chandra", "surya", "nabhasa", "inauspicious".
	HasYoga     bool        `json:"has_yoga"`     // Whether the chart has the yoga.
	Description string      `json:"description"`  // The condition of the yoga, in an English sentence.
	Reason      *YogaReason `json:"reason"`       // Evidence; null if the condition is not met.
	CancelledBy *string     `json:"cancelled_by"` // Reason for a yoga that does not hold although its condition is met; else null.
}

// The evidence for a yoga.
type YogaReason struct {
	Planets     []GrahaName `json:"planets"`      // Planets that make the yoga.
	Houses      []int       `json:"houses"`       // Their houses from the ascendant, in the same order.
	CountedFrom []string    `json:"counted_from"` // References from which the rule counts; empty if it does not count.
	Notes       []string    `json:"notes"`        // Notes on the formation of the yoga and on factors that weaken it.
}

// Rasi chart (D1) on which the report is based.
type RasiChart struct {
	Ascendant Ascendant   `json:"ascendant"` // The point that rises in the east.
	Planets   []Placement `json:"planets"`   // Planets and points that the report uses.
}

type AstrologyKundliMetadata struct {
	MarsMetadata
	NodeMode string `json:"node_mode"` // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
}

type AstrologyKundliAnswerNakshatraDetails struct {
	Nakshatra      Nakshatra     `json:"nakshatra"`    // Nakshatra (lunar mansion) of the Moon at birth.
	ChandraRasi    Rasi          `json:"chandra_rasi"` // Sidereal sign of the Moon.
	SooryaRasi     Rasi          `json:"soorya_rasi"`  // Sidereal sign of the Sun.
	Zodiac         Zodiac        `json:"zodiac"`       // Tropical sign of the Sun, as newspapers print it.
	AdditionalInfo NakshatraInfo `json:"additional_info"`
}

type AstrologyKundliAnswerMangalDosha struct {
	HasDosha    bool   `json:"has_dosha"`   // Whether Mars makes the dosha from the ascendant.
	Description string `json:"description"` // The dosha and the references that show it, in an English sentence.
}

type AstrologyKundliAnswer struct {
	NakshatraDetails AstrologyKundliAnswerNakshatraDetails `json:"nakshatra_details"` // Star and signs of the birth.
	MangalDosha      AstrologyKundliAnswerMangalDosha      `json:"mangal_dosha"`      // Dosha of Mars.
	YogaDetails      []KundliYogaDetails                   `json:"yoga_details"`      // Yogas by group.
	Chart            RasiChart                             `json:"chart"`
	Metadata         AstrologyKundliMetadata               `json:"metadata"` // Versions and rules behind the answer.
}

type AstrologyKundliAdvancedSettings struct {
	JaiminiDashaSettings
	HouseSet *string `json:"house_set,omitempty"` // Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north if omitted. One of: "north", "south", "without_second".
}

type AstrologyKundliAdvancedInput struct {
	Birth
	Settings *AstrologyKundliAdvancedSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Gender   *string                          `json:"gender,omitempty"`   // Used only by Mahabhagya yoga, which is omitted if the gender is not given. One of: "male", "female".
}

// A great period, with the periods within it.
type DashaPeriod struct {
	TimeWindow
	ID         int          `json:"id"`         // Id of the planet that rules the period, as in other services: 0 is the Sun. One of: 0, 1, 2, 3, 4, 5, 6, 101, 102.
	Name       GrahaName    `json:"name"`       // English name of the planet or point.
	Antardasha []Antardasha `json:"antardasha"` // Periods within this one; null below the requested depth.
}

type Antardasha struct {
	TimeWindow
	ID              int               `json:"id"`              // Id of the planet that rules the period, as in other services: 0 is the Sun. One of: 0, 1, 2, 3, 4, 5, 6, 101, 102.
	Name            GrahaName         `json:"name"`            // English name of the planet or point.
	Pratyantardasha []Pratyantardasha `json:"pratyantardasha"` // Periods within this one; null below the requested depth.
}

type Pratyantardasha struct {
	TimeWindow
	ID   int       `json:"id"`   // Id of the planet that rules the period, as in other services: 0 is the Sun. One of: 0, 1, 2, 3, 4, 5, 6, 101, 102.
	Name GrahaName `json:"name"` // English name of the planet or point.
}

// Rest of the first period at birth.
type BirthDashaBalance struct {
	Lord           Lord    `json:"lord"`            // Planet whose period runs at birth.
	YearsRemaining float64 `json:"years_remaining"` // Years of the first period still to run at birth.
	Duration       string  `json:"duration"`        // The same as an ISO 8601 duration, with years of twelve months of thirty days.
	Description    string  `json:"description"`     // Rest of the first period at birth, in an English sentence.
}

type AstrologyKundliAdvancedMetadata struct {
	JaiminiDashaMetadata
	HouseSet string `json:"house_set"` // Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. One of: "north", "south", "without_second".
	Sunrise  string `json:"sunrise"`   // Rule by which sunrise and sunset were computed. One of: "almanac", "standard_air", "geometric", "disc_centre".
}

type AstrologyKundliAdvancedAnswerNakshatraDetails struct {
	Nakshatra      Nakshatra     `json:"nakshatra"`    // Nakshatra (lunar mansion) of the Moon at birth.
	ChandraRasi    Rasi          `json:"chandra_rasi"` // Sidereal sign of the Moon.
	SooryaRasi     Rasi          `json:"soorya_rasi"`  // Sidereal sign of the Sun.
	Zodiac         Zodiac        `json:"zodiac"`       // Tropical sign of the Sun, as newspapers print it.
	AdditionalInfo NakshatraInfo `json:"additional_info"`
}

type AstrologyKundliAdvancedAnswerMangalDosha struct {
	HasDosha     bool     `json:"has_dosha"`     // Whether Mars makes the dosha from the ascendant.
	Description  string   `json:"description"`   // The dosha and the references that show it, in an English sentence.
	HasException bool     `json:"has_exception"` // Whether at least one rule is held to cancel the dosha.
	Type         *string  `json:"type"`          // Severity by the number of references that show the dosha; null without dosha. One of: "Mild", "Moderate", "Severe".
	Exceptions   []string `json:"exceptions"`    // Rules that are held to cancel the dosha and apply; empty without dosha.
	Remedies     []string `json:"remedies"`      // Traditional remedies; empty without dosha.
}

type AstrologyKundliAdvancedAnswer struct {
	NakshatraDetails AstrologyKundliAdvancedAnswerNakshatraDetails `json:"nakshatra_details"` // Star and signs of the birth.
	MangalDosha      AstrologyKundliAdvancedAnswerMangalDosha      `json:"mangal_dosha"`      // Dosha of Mars.
	YogaDetails      []KundliYogaDetails                           `json:"yoga_details"`      // Yogas by group.
	DashaPeriods     []DashaPeriod                                 `json:"dasha_periods"`     // The nine great periods.
	DashaBalance     BirthDashaBalance                             `json:"dasha_balance"`
	Chart            RasiChart                                     `json:"chart"`
	Metadata         AstrologyKundliAdvancedMetadata               `json:"metadata"` // Versions and rules behind the answer.
}

type AstrologyDashaPeriodsInput struct {
	Birth
	Settings *DashaSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Depth    *int           `json:"depth,omitempty"`    // Number of levels of periods to list, beginning with the great periods. 3 if omitted.
	Texts    *bool          `json:"texts,omitempty"`    // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

type AstrologyDashaPeriodsAnswer struct {
	DashaPeriods []DashaPeriod     `json:"dasha_periods"` // The nine great periods.
	DashaBalance BirthDashaBalance `json:"dasha_balance"`
	Texts        *AnswerTexts      `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata     DashaMetadata     `json:"metadata"`        // Versions and rules behind the answer.
}

// House of Mars from the ascendant, the Moon or Venus.
type MarsEvidenceInSanskrit struct {
	Sign      string  `json:"sign"`       // Sign of the reference, by its Sanskrit name. One of: "Mesha", "Vrishabha", "Mithuna", "Karka", "Simha", "Kanya", "Tula", "Vrischika", "Dhanu", "Makara", "Kumbha", "Meena".
	Reference string  `json:"reference"`  // Reference from which Mars is counted. One of: "Ascendant", "Moon", "Venus".
	MarsHouse int     `json:"mars_house"` // House of Mars, counted from the reference.
	IsDosha   bool    `json:"is_dosha"`   // Whether Mars makes the dosha from the reference.
	Weight    *string `json:"weight"`     // Weight of the house: high for the seventh and eighth; null without dosha. One of: "high", "low".
}

type AstrologyMangalDoshaAdvancedMetadata struct {
	MarsMetadata
	Sunrise string `json:"sunrise"` // Rule by which sunrise and sunset were computed. One of: "almanac", "standard_air", "geometric", "disc_centre".
}

type AstrologyMangalDoshaAdvancedAnswer struct {
	HasDosha     bool                                 `json:"has_dosha"`     // Whether Mars makes the dosha from the ascendant.
	Description  string                               `json:"description"`   // The dosha and the references that show it, in an English sentence.
	HasException bool                                 `json:"has_exception"` // Whether at least one rule is held to cancel the dosha.
	Type         *string                              `json:"type"`          // Severity by the number of references that show the dosha; null without dosha. One of: "Mild", "Moderate", "Severe".
	Exceptions   []string                             `json:"exceptions"`    // Rules that are held to cancel the dosha and apply; empty without dosha.
	Remedies     []string                             `json:"remedies"`      // Traditional remedies; empty without dosha.
	Severity     string                               `json:"severity"`      // None if not manglik; otherwise by the number of references that show the dosha: mild 1, moderate 2, severe 3. One of: "none", "mild", "moderate", "severe".
	References   []MarsEvidenceInSanskrit             `json:"references"`    // Mars, counted from the ascendant, the Moon and Venus.
	Metadata     AstrologyMangalDoshaAdvancedMetadata `json:"metadata"`      // Versions and rules behind the answer.
}

type AstrologySadeSatiAdvancedInput struct {
	Birth
	Settings   *SiderealSettings `json:"settings,omitempty"`    // Conventions to follow; each has a default.
	TargetDate *string           `json:"target_date,omitempty"` // The requested day, from 00:00 local time; today if omitted.
	Texts      *bool             `json:"texts,omitempty"`       // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

type AstrologySadeSatiAdvancedAnswerCurrentTransit struct {
	SaturnSign   string  `json:"saturn_sign"`   // Sign of Saturn.
	House        int     `json:"house"`         // House of Saturn, counted from the sign of the natal Moon.
	Phase        *string `json:"phase"`         // Phase of sade sati: Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others. One of: "Rising", "Peak", "Setting".
	Panoti       *string `json:"panoti"`        // Panoti: Saturn in the 4th or 8th sign, which is not part of sade sati; null in the others. One of: "Ardhashtama Shani", "Ashtama Shani".
	Start        *string `json:"start"`         // ISO 8601; null if outside the ephemeris.
	End          *string `json:"end"`           // ISO 8601; null if outside the ephemeris.
	IsRetrograde *bool   `json:"is_retrograde"` // Whether Saturn entered the sign retrograde; null if unknown.
	Description  string  `json:"description"`   // Phase, sign and dates of the transit, in an English sentence.
}

type AstrologySadeSatiAdvancedAnswerTransits struct {
	SaturnSign   string  `json:"saturn_sign"`   // Sign of Saturn.
	House        int     `json:"house"`         // House of Saturn, counted from the sign of the natal Moon.
	Phase        *string `json:"phase"`         // Phase of sade sati: Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others. One of: "Rising", "Peak", "Setting".
	Panoti       *string `json:"panoti"`        // Panoti: Saturn in the 4th or 8th sign, which is not part of sade sati; null in the others. One of: "Ardhashtama Shani", "Ashtama Shani".
	Start        *string `json:"start"`         // ISO 8601; null if outside the ephemeris.
	End          *string `json:"end"`           // ISO 8601; null if outside the ephemeris.
	IsRetrograde *bool   `json:"is_retrograde"` // Whether Saturn entered the sign retrograde; null if unknown.
	Description  string  `json:"description"`   // Phase, sign and dates of the transit, in an English sentence.
}

type AstrologySadeSatiAdvancedAnswer struct {
	IsInSadeSati   bool                                          `json:"is_in_sade_sati"` // Whether it is sade sati on that day.
	TransitPhase   *string                                       `json:"transit_phase"`   // Phase of sade sati: Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others. One of: "Rising", "Peak", "Setting".
	Panoti         *string                                       `json:"panoti"`          // Panoti: Saturn in the 4th or 8th sign, which is not part of sade sati; null in the others. One of: "Ardhashtama Shani", "Ashtama Shani".
	Description    string                                        `json:"description"`     // State of the sade sati at the target, in an English sentence.
	MoonSign       Rasi                                          `json:"moon_sign"`       // Sign of the Moon at birth.
	CurrentTransit AstrologySadeSatiAdvancedAnswerCurrentTransit `json:"current_transit"` // The sign transit at the target.
	Transits       []AstrologySadeSatiAdvancedAnswerTransits     `json:"transits"`        // Transits with a phase or a panoti, from birth to the age of a hundred.
	Texts          *AnswerTexts                                  `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata       SiderealMetadata                              `json:"metadata"`        // Versions and rules behind the answer.
}

type AstrologyChandrashtamaPeriodsSettings struct {
	LanguageSettings
	ObservationPoint *string  `json:"observation_point,omitempty"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. One of: "geocentric".
	Ayanamsa         *string  `json:"ayanamsa,omitempty"`          // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	Ayanamsha        *string  `json:"ayanamsha,omitempty"`         // Alias of ayanamsa. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom". Deprecated: see the text before.
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"`      // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	Clock            *string  `json:"clock,omitempty"`             // The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. One of: "auto", "zone", "local_mean", "local_apparent", "ut".
	PeakStar         *int     `json:"peak_star,omitempty"`         // Worst star of the transit, counted from the birth star as the first. 17 if omitted. One of: 17, 16.
}

type AstrologyChandrashtamaPeriodsInput struct {
	Birth
	Settings *AstrologyChandrashtamaPeriodsSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Target   *string                                `json:"target,omitempty"`   // The requested instant, with its offset from UTC; now if omitted.
	Days     *int                                   `json:"days,omitempty"`     // Number of days to search, from the target on. 365 if omitted.
}

type MoonTransitNakshatra struct {
	TimeWindow
	ID     int           `json:"id"`      // Index of the nakshatra, 0 is Ashwini.
	Name   NakshatraName `json:"name"`    // Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.
	Lord   Lord          `json:"lord"`    // Planet that rules the sign or star.
	IsPeak bool          `json:"is_peak"` // Whether it is the worst star for this birth; for a few births that star is next to the eighth sign.
}

// A sign transit of the Moon, star by star.
type MoonTransit struct {
	TimeWindow
	Rasi      Rasi                   `json:"rasi"`      // Sign that the Moon passes.
	Nakshatra []MoonTransitNakshatra `json:"nakshatra"` // Stars that the Moon passes in that sign, in order.
}

type AstrologyChandrashtamaPeriodsMetadata struct {
	Metadata
	Birth            BirthClock `json:"birth"`                  // The instant computed for the birth, and the clock behind it.
	ObservationPoint string     `json:"observation_point"`      // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	Ayanamsa         string     `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64   `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	PeakStar         int        `json:"peak_star"`              // Worst star of the transit, counted from the birth star as the first. One of: 17, 16.
}

type AstrologyChandrashtamaPeriodsAnswerChandrashtamaNakshatra struct {
	ID   int           `json:"id"`   // Index of the nakshatra, 0 is Ashwini.
	Name NakshatraName `json:"name"` // Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.
	Lord Lord          `json:"lord"` // Planet that rules the sign or star.
}

type AstrologyChandrashtamaPeriodsAnswerChandrashtama struct {
	TimeWindow
	Rasi      Rasi                                                        `json:"rasi"`      // Birth sign for which the Moon is in the eighth sign at the target.
	Nakshatra []AstrologyChandrashtamaPeriodsAnswerChandrashtamaNakshatra `json:"nakshatra"` // Stars of that sign.
}

type AstrologyChandrashtamaPeriodsAnswer struct {
	MoonSign            Rasi                                             `json:"moon_sign"`            // Sign of the Moon at birth.
	BirthNakshatra      Nakshatra                                        `json:"birth_nakshatra"`      // Star of the Moon at birth.
	IsInChandrashtama   bool                                             `json:"is_in_chandrashtama"`  // Whether the Moon is in the eighth sign of this birth at the target.
	Chandrashtama       AstrologyChandrashtamaPeriodsAnswerChandrashtama `json:"chandrashtama"`        // The birth sign affected at the target, with its stars and the time of the transit.
	CurrentTransit      MoonTransit                                      `json:"current_transit"`      // The sign transit of the Moon at the target.
	CurrentNakshatra    NakshatraTiming                                  `json:"current_nakshatra"`    // The star that the Moon passes at the target, from its beginning to its end.
	ChandrashtamaTiming []MoonTransit                                    `json:"chandrashtama_timing"` // Transits of the Moon through the eighth sign of this birth.
	Metadata            AstrologyChandrashtamaPeriodsMetadata            `json:"metadata"`             // Versions and rules behind the answer.
}

type AstrologyPapasamyamInput struct {
	Birth
	Settings *PapasamyamSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type PapasamyamSettings struct {
	VedicSettings
	Method *string `json:"method,omitempty"` // kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s dignity in its sign. kerala if omitted. One of: "kerala", "raman".
}

type PapasamyamMetadata struct {
	VedicMetadata
	Method string `json:"method"` // kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s dignity in its sign. One of: "kerala", "raman".
}

type AstrologyPapasamyamAnswerPapaSamyamPapaPlanetPlanetDosha struct {
	ID       int     `json:"id"`        // Id of the planet, as in other services: 0 is the Sun.
	Name     string  `json:"name"`      // English name of the planet or point.
	Position int     `json:"position"`  // House of the malefic, counted from the reference.
	HasDosha bool    `json:"has_dosha"` // Whether that house is harmful by the method.
	Points   float64 `json:"points"`    // Points of harm counted from this reference.
}

type AstrologyPapasamyamAnswerPapaSamyamPapaPlanet struct {
	Name        string                                                     `json:"name"`         // English name of the planet or point. One of: "Ascendant", "Moon", "Venus".
	Points      float64                                                    `json:"points"`       // Points of harm counted from this reference.
	PlanetDosha []AstrologyPapasamyamAnswerPapaSamyamPapaPlanetPlanetDosha `json:"planet_dosha"` // One row for each malefic.
}

type AstrologyPapasamyamAnswerPapaSamyam struct {
	PapaPlanet []AstrologyPapasamyamAnswerPapaSamyamPapaPlanet `json:"papa_planet"` // One row for each reference.
}

type AstrologyPapasamyamAnswer struct {
	TotalPoints float64                             `json:"total_points"` // Points of harm of all planets and references together.
	PapaSamyam  AstrologyPapasamyamAnswerPapaSamyam `json:"papa_samyam"`  // Houses and points of the malefics.
	Chart       RasiChart                           `json:"chart"`
	Metadata    PapasamyamMetadata                  `json:"metadata"` // Versions and rules behind the answer.
}

type AstrologyPapasamyamCheckInput struct {
	Couple
	Settings *PapasamyamSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

// The result in a word and in a sentence.
type Message struct {
	Type        string `json:"type"`        // Result in a word, such as `Good` or `Bad`.
	Description string `json:"description"` // The result in an English sentence.
}

type AstrologyPapasamyamCheckMetadataBirth struct {
	Bride BirthClock `json:"bride"` // The birth of `bride`.
	Groom BirthClock `json:"groom"` // The birth of `groom`.
}

type AstrologyPapasamyamCheckMetadata struct {
	Metadata
	Birth            AstrologyPapasamyamCheckMetadataBirth `json:"birth"`                  // The instants computed for the two births, and the clocks behind them.
	ObservationPoint string                                `json:"observation_point"`      // Positions as seen from the centre of the Earth, or from the place on its surface. One of: "geocentric", "topocentric".
	Ayanamsa         string                                `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64                              `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	NodeMode         string                                `json:"node_mode"`              // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	Method           string                                `json:"method"`                 // kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s dignity in its sign. One of: "kerala", "raman".
}

type AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanetPlanetDosha struct {
	ID       int     `json:"id"`        // Id of the planet, as in other services: 0 is the Sun.
	Name     string  `json:"name"`      // English name of the planet or point.
	Position int     `json:"position"`  // House of the malefic, counted from the reference.
	HasDosha bool    `json:"has_dosha"` // Whether that house is harmful by the method.
	Points   float64 `json:"points"`    // Points of harm counted from this reference.
}

type AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanet struct {
	Name        string                                                                        `json:"name"`         // English name of the planet or point. One of: "Ascendant", "Moon", "Venus".
	Points      float64                                                                       `json:"points"`       // Points of harm counted from this reference.
	PlanetDosha []AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanetPlanetDosha `json:"planet_dosha"` // One row for each malefic.
}

type AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyam struct {
	PapaPlanet []AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanet `json:"papa_planet"` // One row for each reference.
}

type AstrologyPapasamyamCheckAnswerGirlPapasamyam struct {
	TotalPoints float64                                                `json:"total_points"` // Points of harm of all planets and references together.
	PapaSamyam  AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyam `json:"papa_samyam"`  // Houses and points of the malefics.
	Chart       RasiChart                                              `json:"chart"`
}

type AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanetPlanetDosha struct {
	ID       int     `json:"id"`        // Id of the planet, as in other services: 0 is the Sun.
	Name     string  `json:"name"`      // English name of the planet or point.
	Position int     `json:"position"`  // House of the malefic, counted from the reference.
	HasDosha bool    `json:"has_dosha"` // Whether that house is harmful by the method.
	Points   float64 `json:"points"`    // Points of harm counted from this reference.
}

type AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanet struct {
	Name        string                                                                       `json:"name"`         // English name of the planet or point. One of: "Ascendant", "Moon", "Venus".
	Points      float64                                                                      `json:"points"`       // Points of harm counted from this reference.
	PlanetDosha []AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanetPlanetDosha `json:"planet_dosha"` // One row for each malefic.
}

type AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyam struct {
	PapaPlanet []AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanet `json:"papa_planet"` // One row for each reference.
}

type AstrologyPapasamyamCheckAnswerBoyPapasamyam struct {
	TotalPoints float64                                               `json:"total_points"` // Points of harm of all planets and references together.
	PapaSamyam  AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyam `json:"papa_samyam"`  // Houses and points of the malefics.
	Chart       RasiChart                                             `json:"chart"`
}

type AstrologyPapasamyamCheckAnswer struct {
	GirlPapasamyam AstrologyPapasamyamCheckAnswerGirlPapasamyam `json:"girl_papasamyam"` // Papasamyam of the bride.
	BoyPapasamyam  AstrologyPapasamyamCheckAnswerBoyPapasamyam  `json:"boy_papasamyam"`  // Papasamyam of the groom.
	Message        Message                                      `json:"message"`
	Metadata       AstrologyPapasamyamCheckMetadata             `json:"metadata"` // Versions and rules behind the answer.
}

type AstrologyPoruthamAnswerGirlInfo struct {
	Nakshatra Nakshatra `json:"nakshatra"` // Nakshatra (lunar mansion) of the Moon at birth.
	Rasi      Rasi      `json:"rasi"`      // Sign of the Moon at birth.
}

type AstrologyPoruthamAnswerBoyInfo struct {
	Nakshatra Nakshatra `json:"nakshatra"` // Nakshatra (lunar mansion) of the Moon at birth.
	Rasi      Rasi      `json:"rasi"`      // Sign of the Moon at birth.
}

type AstrologyPoruthamAnswerMatches struct {
	ID          int    `json:"id"`           // Number of the agreement in its usual order, 1 to 10.
	Name        string `json:"name"`         // Name of the agreement (porutham).
	HasPorutham bool   `json:"has_porutham"` // Whether the agreement holds, wholly or in half.
}

type AstrologyPoruthamAnswer struct {
	GirlInfo      AstrologyPoruthamAnswerGirlInfo  `json:"girl_info"`      // Star and sign of the bride.
	BoyInfo       AstrologyPoruthamAnswerBoyInfo   `json:"boy_info"`       // Star and sign of the groom.
	MaximumPoints int                              `json:"maximum_points"` // Maximum number of points. One of: 10.
	TotalPoints   float64                          `json:"total_points"`   // Points scored by all tests together.
	Message       Message                          `json:"message"`
	Matches       []AstrologyPoruthamAnswerMatches `json:"matches"`  // The agreements, in their usual order.
	Metadata      PoruthamMetadata                 `json:"metadata"` // Versions and rules behind the answer.
}

type AstrologyPoruthamAdvancedAnswerGirlInfo struct {
	Nakshatra Nakshatra `json:"nakshatra"` // Nakshatra (lunar mansion) of the Moon at birth.
	Rasi      Rasi      `json:"rasi"`      // Sign of the Moon at birth.
}

type AstrologyPoruthamAdvancedAnswerBoyInfo struct {
	Nakshatra Nakshatra `json:"nakshatra"` // Nakshatra (lunar mansion) of the Moon at birth.
	Rasi      Rasi      `json:"rasi"`      // Sign of the Moon at birth.
}

type AstrologyPoruthamAdvancedAnswerMatches struct {
	ID             int     `json:"id"`              // Number of the agreement in its usual order, 1 to 10.
	Name           string  `json:"name"`            // Name of the agreement (porutham).
	HasPorutham    bool    `json:"has_porutham"`    // Whether the agreement holds, wholly or in half.
	PoruthamStatus string  `json:"porutham_status"` // `Good` for 1 point, `Satisfactory` for 0.5, `Not Satisfactory` for 0. One of: "Good", "Satisfactory", "Not Satisfactory".
	Points         float64 `json:"points"`          // Points scored: 1 for a full agreement, 0.5 for half, 0 for none. One of: 0, 0.5, 1.
	Description    string  `json:"description"`     // Reason for the points, in an English sentence.
}

type AstrologyPoruthamAdvancedAnswer struct {
	GirlInfo      AstrologyPoruthamAdvancedAnswerGirlInfo  `json:"girl_info"`      // Star and sign of the bride.
	BoyInfo       AstrologyPoruthamAdvancedAnswerBoyInfo   `json:"boy_info"`       // Star and sign of the groom.
	MaximumPoints int                                      `json:"maximum_points"` // Maximum number of points. One of: 10.
	TotalPoints   float64                                  `json:"total_points"`   // Points scored by all tests together.
	Message       Message                                  `json:"message"`
	Matches       []AstrologyPoruthamAdvancedAnswerMatches `json:"matches"`  // The agreements, in their usual order.
	Metadata      PoruthamMetadata                         `json:"metadata"` // Versions and rules behind the answer.
}

type AstrologyNakshatraPoruthamAnswerGirlInfo struct {
	Nakshatra Nakshatra `json:"nakshatra"` // Nakshatra (lunar mansion) of the Moon at birth.
	Rasi      Rasi      `json:"rasi"`      // Sign of the Moon at birth.
}

type AstrologyNakshatraPoruthamAnswerBoyInfo struct {
	Nakshatra Nakshatra `json:"nakshatra"` // Nakshatra (lunar mansion) of the Moon at birth.
	Rasi      Rasi      `json:"rasi"`      // Sign of the Moon at birth.
}

type AstrologyNakshatraPoruthamAnswerMatches struct {
	ID             int     `json:"id"`              // Number of the agreement in its usual order, 1 to 10.
	Name           string  `json:"name"`            // Name of the agreement (porutham).
	HasPorutham    bool    `json:"has_porutham"`    // Whether the agreement holds, wholly or in half.
	PoruthamStatus string  `json:"porutham_status"` // `Good` for 1 point, `Satisfactory` for 0.5, `Not Satisfactory` for 0. One of: "Good", "Satisfactory", "Not Satisfactory".
	Points         float64 `json:"points"`          // Points scored: 1 for a full agreement, 0.5 for half, 0 for none. One of: 0, 0.5, 1.
	Description    string  `json:"description"`     // Reason for the points, in an English sentence.
}

type AstrologyNakshatraPoruthamAnswer struct {
	GirlInfo       AstrologyNakshatraPoruthamAnswerGirlInfo  `json:"girl_info"`       // Star and sign of the bride.
	BoyInfo        AstrologyNakshatraPoruthamAnswerBoyInfo   `json:"boy_info"`        // Star and sign of the groom.
	MaximumPoints  int                                       `json:"maximum_points"`  // Maximum number of points. One of: 10.
	ObtainedPoints float64                                   `json:"obtained_points"` // Points scored by all tests together.
	Message        Message                                   `json:"message"`
	Matches        []AstrologyNakshatraPoruthamAnswerMatches `json:"matches"`  // The agreements, in their usual order.
	Metadata       PoruthamMetadata                          `json:"metadata"` // Versions and rules behind the answer.
}

type WesternNatalInput struct {
	Birth
	Settings *WesternSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Texts    *bool            `json:"texts,omitempty"`    // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

type WesternSettingsOrbs struct {
	Aspects map[string]float64 `json:"aspects,omitempty"` // Orbs by name of the aspect, degrees; others keep that of `orb_profile`.
	Points  map[string]any     `json:"points,omitempty"`  // Orbs by name of the point, degrees for all aspects or by aspect: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternSettings struct {
	WesternPointSettings
	Points           *string  `json:"points,omitempty"`            // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
	Aspects          *string  `json:"aspects,omitempty"`           // The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
	Orbs             any      `json:"orbs,omitempty"`              // Own orbs: degrees for every counted aspect, or an object `aspects` (by aspect), `points` (of a point, for all aspects or by aspect), or both. The orb of a pair is the mean of those of its two points; a point without its own has that of the aspect. One of: float64, WesternSettingsOrbs.
	LuminariesFactor *float64 `json:"luminaries_factor,omitempty"` // Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted.
	AspectsTo        *string  `json:"aspects_to,omitempty"`        // Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternPointSettings struct {
	Settings
	NodeMode    *string  `json:"node_mode,omitempty"`    // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType    *string  `json:"node_type,omitempty"`    // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
	Zodiac      *string  `json:"zodiac,omitempty"`       // Longitudes from the spring equinox, or from the stars by the `ayanamsa`: places, signs, cusps, houses and lords follow it. A moving sky (transits, progressions, returns) is in the sidereal zodiac of its own date. tropical if omitted. One of: "tropical", "sidereal".
	Ayanamsa    *string  `json:"ayanamsa,omitempty"`     // Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. none if omitted. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	Ayanamsha   *string  `json:"ayanamsha,omitempty"`    // Alias of ayanamsa. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom". Deprecated: see the text before.
	AyanamsaDeg *float64 `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	HouseSystem *string  `json:"house_system,omitempty"` // System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. placidus if omitted. One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky".
	OrbProfile  *string  `json:"orb_profile,omitempty"`  // Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted. One of: "standard", "kerykeion", "wide".
	AspectSet   *string  `json:"aspect_set,omitempty"`   // The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major if omitted. One of: "major", "all".
	PointSet    *string  `json:"point_set,omitempty"`    // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted. One of: "main", "extended".
}

// The point of the zodiac that rises in the east.
type WesternAscendant struct {
	InSign
	Name  string `json:"name"`  // Always Ascendant. One of: "Ascendant".
	House int    `json:"house"` // Number of the house, 1 to 12.
}

// A planet or point in the zodiac and in a house.
type WesternPlanet struct {
	InSign
	Name         WesternBodyName `json:"name"`          // English name of the planet or point.
	House        int             `json:"house"`         // Number of the house, 1 to 12.
	IsRetrograde bool            `json:"is_retrograde"` // Whether it moves backwards through the zodiac.
	Latitude     float64         `json:"latitude"`      // Ecliptic latitude, degrees, north positive.
	Speed        float64         `json:"speed"`         // Degrees of longitude a day; negative while retrograde.
}

// One of: "Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node", "Chiron", "Lilith", "True Lilith", "Priapus", "Selena", "Ceres", "Pallas", "Juno", "Vesta", "Cupido", "Hades", "Zeus", "Kronos", "Apollon", "Admetos", "Vulkanus", "Poseidon".
type WesternBodyName = string

// Intersections of the zodiac with horizon, meridian and western prime vertical.
type WesternAngles struct {
	Ascendant  InSign `json:"ascendant"`  // The point that rises in the east.
	Midheaven  InSign `json:"midheaven"`  // Intersection of the zodiac with the meridian.
	Descendant InSign `json:"descendant"` // The point that sets in the west.
	ImumCoeli  InSign `json:"imum_coeli"` // The point opposite the midheaven.
	Vertex     InSign `json:"vertex"`     // Intersection of the zodiac with the western prime vertical.
	Antivertex InSign `json:"antivertex"` // The point opposite the vertex.
	EastPoint  InSign `json:"east_point"` // The point that rises at the equator on the same meridian.
}

// Start of a house.
type HouseCusp struct {
	InSign
	House int `json:"house"` // Number of the house, 1 to 12.
}

// An angle between two points within the orb of an aspect.
type Aspect struct {
	PlanetA    WesternPointName `json:"planet_a"`
	PlanetB    WesternPointName `json:"planet_b"`
	Aspect     string           `json:"aspect"`      // Name of the aspect (angle between two points). One of: "conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semisextile", "semisquare", "sesquiquadrate", "quintile", "biquintile".
	Angle      float64          `json:"angle"`       // Degrees of the exact aspect.
	Separation float64          `json:"separation"`  // Degrees between the two along the zodiac, the shorter way.
	Orb        float64          `json:"orb"`         // Distance from the exact angle, degrees.
	IsApplying *bool            `json:"is_applying"` // Whether it is becoming more exact; null if the two do not move relative to each other.
}

// A planet, another point, or an angle of the chart.
//
// One of: "Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node", "Chiron", "Lilith", "True Lilith", "Priapus", "Selena", "Ceres", "Pallas", "Juno", "Vesta", "Cupido", "Hades", "Zeus", "Kronos", "Apollon", "Admetos", "Vulkanus", "Poseidon", "Ascendant", "Midheaven", "Descendant", "Imum Coeli", "Vertex", "Antivertex", "East Point".
type WesternPointName = string

type WesternMetadata struct {
	WesternPointMetadata
	Points           *string                       `json:"points,omitempty"`            // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
	Aspects          *string                       `json:"aspects,omitempty"`           // The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
	OrbsByPoint      map[string]map[string]float64 `json:"orbs_by_point,omitempty"`     // Orbs of points that have their own, by aspect, degrees; only if they were requested.
	LuminariesFactor *float64                      `json:"luminaries_factor,omitempty"` // Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted.
	AspectsTo        *string                       `json:"aspects_to,omitempty"`        // Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternPointMetadata struct {
	Metadata
	Birth                BirthClock         `json:"birth"`                  // The instant computed for the birth, and the clock behind it.
	ObservationPoint     string             `json:"observation_point"`      // Positions as seen from the centre of the Earth, or from the place on its surface. One of: "geocentric", "topocentric".
	NodeMode             string             `json:"node_mode"`              // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	Ayanamsa             string             `json:"ayanamsa"`               // Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg          *float64           `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	HouseSystemRequested *string            `json:"house_system_requested"` // The requested house system, if it has no solution there and another was used; else null. One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky".
	OrbProfile           string             `json:"orb_profile"`            // Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. One of: "standard", "kerykeion", "wide".
	Orbs                 map[string]float64 `json:"orbs"`                   // Largest distance from exactness by aspect, degrees.
	AspectSet            string             `json:"aspect_set"`             // The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). One of: "major", "all".
	PointSet             string             `json:"point_set"`              // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. One of: "main", "extended".
}

type WesternNatalAnswer struct {
	Ascendant  WesternAscendant `json:"ascendant"` // The point that rises in the east.
	Planets    []WesternPlanet  `json:"planets"`   // Planets and points, in their usual order.
	Angles     WesternAngles    `json:"angles"`
	HouseCusps []HouseCusp      `json:"house_cusps"`     // Starts of the twelve houses.
	Aspects    []Aspect         `json:"aspects"`         // Aspects within their orbs.
	Texts      *AnswerTexts     `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata   WesternMetadata  `json:"metadata"`        // Versions and rules behind the answer.
}

type WesternDraconicSettingsOrbs struct {
	Aspects map[string]float64 `json:"aspects,omitempty"` // Orbs by name of the aspect, degrees; others keep that of `orb_profile`.
	Points  map[string]any     `json:"points,omitempty"`  // Orbs by name of the point, degrees for all aspects or by aspect: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternDraconicSettings struct {
	Settings
	NodeMode         *string  `json:"node_mode,omitempty"`         // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType         *string  `json:"node_type,omitempty"`         // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
	Zodiac           *string  `json:"zodiac,omitempty"`            // Only the draconic zodiac: longitudes are counted from the node, so every zodiac gives the same chart. draconic if omitted. One of: "draconic".
	Ayanamsa         *string  `json:"ayanamsa,omitempty"`          // A tropical chart has no ayanamsa; any other value is refused. none if omitted. One of: "none".
	Ayanamsha        *string  `json:"ayanamsha,omitempty"`         // Alias of ayanamsa. One of: "none". Deprecated: see the text before.
	HouseSystem      *string  `json:"house_system,omitempty"`      // System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. placidus if omitted. One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky".
	OrbProfile       *string  `json:"orb_profile,omitempty"`       // Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted. One of: "standard", "kerykeion", "wide".
	AspectSet        *string  `json:"aspect_set,omitempty"`        // The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major if omitted. One of: "major", "all".
	PointSet         *string  `json:"point_set,omitempty"`         // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted. One of: "main", "extended".
	Points           *string  `json:"points,omitempty"`            // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
	Aspects          *string  `json:"aspects,omitempty"`           // The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
	Orbs             any      `json:"orbs,omitempty"`              // Own orbs: degrees for every counted aspect, or an object `aspects` (by aspect), `points` (of a point, for all aspects or by aspect), or both. The orb of a pair is the mean of those of its two points; a point without its own has that of the aspect. One of: float64, WesternDraconicSettingsOrbs.
	LuminariesFactor *float64 `json:"luminaries_factor,omitempty"` // Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted.
	AspectsTo        *string  `json:"aspects_to,omitempty"`        // Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternDraconicInput struct {
	Birth
	Settings *WesternDraconicSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type TropicalMetadata struct {
	Metadata
	Birth                BirthClock         `json:"birth"`                  // The instant computed for the birth, and the clock behind it.
	ObservationPoint     string             `json:"observation_point"`      // Positions as seen from the centre of the Earth, or from the place on its surface. One of: "geocentric", "topocentric".
	NodeMode             string             `json:"node_mode"`              // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	Ayanamsa             string             `json:"ayanamsa"`               // A tropical chart has no ayanamsa; any other value is refused. One of: "none".
	HouseSystemRequested *string            `json:"house_system_requested"` // The requested house system, if it has no solution there and another was used; else null. One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky".
	OrbProfile           string             `json:"orb_profile"`            // Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. One of: "standard", "kerykeion", "wide".
	Orbs                 map[string]float64 `json:"orbs"`                   // Largest distance from exactness by aspect, degrees.
	AspectSet            string             `json:"aspect_set"`             // The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). One of: "major", "all".
	PointSet             string             `json:"point_set"`              // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. One of: "main", "extended".
	Points               *string            `json:"points,omitempty"`       // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternDraconicMetadata struct {
	TropicalMetadata
	Aspects          *string                       `json:"aspects,omitempty"`           // The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
	OrbsByPoint      map[string]map[string]float64 `json:"orbs_by_point,omitempty"`     // Orbs of points that have their own, by aspect, degrees; only if they were requested.
	LuminariesFactor *float64                      `json:"luminaries_factor,omitempty"` // Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted.
	AspectsTo        *string                       `json:"aspects_to,omitempty"`        // Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternDraconicAnswer struct {
	Ascendant      WesternAscendant        `json:"ascendant"` // The point that rises in the east.
	Planets        []WesternPlanet         `json:"planets"`   // Planets and points, in their usual order.
	Angles         WesternAngles           `json:"angles"`
	HouseCusps     []HouseCusp             `json:"house_cusps"`      // Starts of the twelve houses.
	Aspects        []Aspect                `json:"aspects"`          // Aspects within the draconic chart, the same as within the birth chart.
	AspectsToNatal []Aspect                `json:"aspects_to_natal"` // Aspects of draconic points to points of the birth chart.
	NodeLongitude  float64                 `json:"node_longitude"`   // Tropical longitude of the ascending node, degrees from 0° Aries.
	Metadata       WesternDraconicMetadata `json:"metadata"`         // Versions and rules behind the answer.
}

type WesternHeliocentricSettingsOrbs struct {
	Aspects map[string]float64 `json:"aspects,omitempty"` // Orbs by name of the aspect, degrees; others keep that of `orb_profile`.
	Points  map[string]any     `json:"points,omitempty"`  // Orbs by name of the point, degrees for all aspects or by aspect: mercury, venus, earth, mars, jupiter, saturn, uranus, neptune, pluto.
}

type WesternHeliocentricSettings struct {
	LanguageSettings
	ObservationPoint *string  `json:"observation_point,omitempty"` // Only the centre of the Sun. heliocentric if omitted. One of: "heliocentric".
	Clock            *string  `json:"clock,omitempty"`             // The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. One of: "auto", "zone", "local_mean", "local_apparent", "ut".
	Zodiac           *string  `json:"zodiac,omitempty"`            // Longitudes from the spring equinox, or from the stars by the `ayanamsa`: places, signs, cusps, houses and lords follow it. A moving sky (transits, progressions, returns) is in the sidereal zodiac of its own date. tropical if omitted. One of: "tropical", "sidereal".
	Ayanamsa         *string  `json:"ayanamsa,omitempty"`          // Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. none if omitted. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	Ayanamsha        *string  `json:"ayanamsha,omitempty"`         // Alias of ayanamsa. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom". Deprecated: see the text before.
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"`      // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	OrbProfile       *string  `json:"orb_profile,omitempty"`       // Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted. One of: "standard", "kerykeion", "wide".
	AspectSet        *string  `json:"aspect_set,omitempty"`        // The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major if omitted. One of: "major", "all".
	Aspects          *string  `json:"aspects,omitempty"`           // The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
	Orbs             any      `json:"orbs,omitempty"`              // Own orbs: degrees for every counted aspect, or an object `aspects` (by aspect), `points` (of a point, for all aspects or by aspect), or both. The orb of a pair is the mean of those of its two points; a point without its own has that of the aspect. One of: float64, WesternHeliocentricSettingsOrbs.
}

type WesternHeliocentricInput struct {
	Birth
	Settings *WesternHeliocentricSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

// A planet as seen from the centre of the Sun.
type HeliocentricBody struct {
	InSign
	Name     HeliocentricName `json:"name"`
	Latitude float64          `json:"latitude"` // Heliocentric latitude, degrees, north positive.
	Distance float64          `json:"distance"` // Astronomical units from the Sun.
	Speed    float64          `json:"speed"`    // Degrees of longitude a day; a planet never moves backwards around the Sun.
}

// A planet as seen from the Sun.
//
// One of: "Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto".
type HeliocentricName = string

// An angle between two planets as seen from the Sun.
type HeliocentricAspect struct {
	PlanetA    HeliocentricName `json:"planet_a"`
	PlanetB    HeliocentricName `json:"planet_b"`
	Aspect     string           `json:"aspect"`      // Name of the aspect (angle between two points). One of: "conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semisextile", "semisquare", "sesquiquadrate", "quintile", "biquintile".
	Angle      float64          `json:"angle"`       // Degrees of the exact aspect.
	Separation float64          `json:"separation"`  // Degrees between the two along the zodiac, the shorter way.
	Orb        float64          `json:"orb"`         // Distance from the exact angle, degrees.
	IsApplying *bool            `json:"is_applying"` // Whether it is becoming more exact; null if the two do not move relative to each other.
}

type WesternHeliocentricMetadata struct {
	Metadata
	Birth            BirthClock                    `json:"birth"`                   // The instant computed for the birth, and the clock behind it.
	ObservationPoint string                        `json:"observation_point"`       // Only the centre of the Sun. One of: "heliocentric".
	Ayanamsa         string                        `json:"ayanamsa"`                // Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64                      `json:"ayanamsa_deg,omitempty"`  // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	OrbProfile       string                        `json:"orb_profile"`             // Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. One of: "standard", "kerykeion", "wide".
	Orbs             map[string]float64            `json:"orbs"`                    // Largest distance from exactness by aspect, degrees.
	AspectSet        string                        `json:"aspect_set"`              // The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). One of: "major", "all".
	Aspects          *string                       `json:"aspects,omitempty"`       // The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
	OrbsByPoint      map[string]map[string]float64 `json:"orbs_by_point,omitempty"` // Orbs of points that have their own, by aspect, degrees; only if they were requested.
}

type WesternHeliocentricAnswer struct {
	Planets  []HeliocentricBody          `json:"planets"`  // Planets by their distances from the Sun.
	Aspects  []HeliocentricAspect        `json:"aspects"`  // Aspects within their orbs.
	Metadata WesternHeliocentricMetadata `json:"metadata"` // Versions and rules behind the answer.
}

type WesternRelocationInput struct {
	Birth
	Settings    *WesternSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	ToLatitude  float64          `json:"to_latitude"`        // Geographic latitude of the place to which the chart is moved.
	ToLongitude float64          `json:"to_longitude"`       // Geographic longitude of the place to which the chart is moved.
}

type WesternRelocationAnswerMoved struct {
	Name       WesternPointName `json:"name"`        // English name of the planet or point.
	NatalHouse int              `json:"natal_house"` // House at the birthplace.
	House      int              `json:"house"`       // House at the new place.
}

type WesternRelocationAnswer struct {
	Ascendant  WesternAscendant               `json:"ascendant"` // The point that rises in the east.
	Planets    []WesternPlanet                `json:"planets"`   // Planets and points, in their usual order.
	Angles     WesternAngles                  `json:"angles"`
	HouseCusps []HouseCusp                    `json:"house_cusps"` // Starts of the twelve houses.
	Aspects    []Aspect                       `json:"aspects"`     // Aspects within their orbs, with the angles of the new place.
	Moved      []WesternRelocationAnswerMoved `json:"moved"`       // Planets in another house than at the birthplace.
	Metadata   WesternMetadata                `json:"metadata"`    // Versions and rules behind the answer.
}

type WesternAstrocartographySettings struct {
	LanguageSettings
	ObservationPoint *string `json:"observation_point,omitempty"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. One of: "geocentric".
	NodeMode         *string `json:"node_mode,omitempty"`         // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType         *string `json:"node_type,omitempty"`         // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
	Clock            *string `json:"clock,omitempty"`             // The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. One of: "auto", "zone", "local_mean", "local_apparent", "ut".
	PointSet         *string `json:"point_set,omitempty"`         // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted. One of: "main", "extended".
	Points           *string `json:"points,omitempty"`            // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
	LinesIn          *string `json:"lines_in,omitempty"`          // Lines of the bodies themselves (mundane), as on printed maps, or of their degrees of the ecliptic (zodiacal), as a relocated chart shows them. mundane if omitted. One of: "mundane", "zodiacal".
}

type WesternAstrocartographyInput struct {
	Birth
	Settings      *WesternAstrocartographySettings `json:"settings,omitempty"`       // Conventions to follow; each has a default.
	Spacing       *float64                         `json:"spacing,omitempty"`        // Latitude between the places of a line. 5 if omitted.
	NearLatitude  *float64                         `json:"near_latitude,omitempty"`  // Latitude of the place for `nearest`, with `near_longitude`; the birthplace if both are omitted.
	NearLongitude *float64                         `json:"near_longitude,omitempty"` // Longitude of the place for `nearest`.
	NearestCount  *int                             `json:"nearest_count,omitempty"`  // Number of lines to list in `nearest`. 8 if omitted.
	Crossings     *bool                            `json:"crossings,omitempty"`      // Whether to list the crossings of lines. false if omitted.
}

type MapLineProperties struct {
	Point WesternPointName `json:"point"` // Planet or point of the line.
	Angle string           `json:"angle"` // Angle on which it is there: midheaven, imum_coeli, rising or setting. One of: "midheaven", "imum_coeli", "rising", "setting".
}

type MapLineGeometry struct {
	Type        string        `json:"type"`        // Always MultiLineString: a line is cut at the date line. One of: "MultiLineString".
	Coordinates [][][]float64 `json:"coordinates"` // Pieces of the line, each from south to north: longitude, latitude.
}

// A line of a planet on the map, as a GeoJSON feature (RFC 7946).
type MapLine struct {
	Type       string            `json:"type"`       // Always Feature. One of: "Feature".
	Properties MapLineProperties `json:"properties"` // Planet and angle of the line.
	Geometry   MapLineGeometry   `json:"geometry"`   // Geometry of the line.
}

type WesternAstrocartographyMetadata struct {
	Metadata
	Birth            BirthClock `json:"birth"`             // The instant computed for the birth, and the clock behind it.
	ObservationPoint string     `json:"observation_point"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	NodeMode         string     `json:"node_mode"`         // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	PointSet         string     `json:"point_set"`         // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. One of: "main", "extended".
	LinesIn          string     `json:"lines_in"`          // Lines of the bodies themselves (mundane), as on printed maps, or of their degrees of the ecliptic (zodiacal), as a relocated chart shows them. One of: "mundane", "zodiacal".
	Points           *string    `json:"points,omitempty"`  // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternAstrocartographyAnswerLines struct {
	Type     string    `json:"type"`     // Always FeatureCollection. One of: "FeatureCollection".
	Features []MapLine `json:"features"` // Four lines of each point.
}

type WesternAstrocartographyAnswerZeniths struct {
	Point     WesternPointName `json:"point"`     // Planet or point of the line.
	Latitude  float64          `json:"latitude"`  // Degrees, north positive.
	Longitude float64          `json:"longitude"` // Degrees, east positive.
}

type WesternAstrocartographyAnswerNearest struct {
	Point      WesternPointName `json:"point"`       // Planet or point of the line.
	Angle      string           `json:"angle"`       // Angle on which it is there: midheaven, imum_coeli, rising or setting. One of: "midheaven", "imum_coeli", "rising", "setting".
	DistanceKm int              `json:"distance_km"` // Great-circle distance in kilometres.
	Distance   float64          `json:"distance"`    // The same in degrees of a great circle.
}

type WesternAstrocartographyAnswerCrossings struct {
	PointA    WesternPointName `json:"point_a"`
	AngleA    string           `json:"angle_a"` // Angle of the first point. One of: "midheaven", "imum_coeli", "rising", "setting".
	PointB    WesternPointName `json:"point_b"`
	AngleB    string           `json:"angle_b"`   // Angle of the second point. One of: "midheaven", "imum_coeli", "rising", "setting".
	Latitude  float64          `json:"latitude"`  // Degrees, north positive.
	Longitude float64          `json:"longitude"` // Degrees, east positive.
}

type WesternAstrocartographyAnswer struct {
	Lines     WesternAstrocartographyAnswerLines       `json:"lines"`     // Lines as GeoJSON (RFC 7946), ready for a map.
	Zeniths   []WesternAstrocartographyAnswerZeniths   `json:"zeniths"`   // Place that has the point overhead, the centre of its lines.
	Nearest   []WesternAstrocartographyAnswerNearest   `json:"nearest"`   // Lines nearest to the place, the nearest first; of rise and set, and of the two meridians, the nearer.
	Crossings []WesternAstrocartographyAnswerCrossings `json:"crossings"` // Crossings of lines of two points; null if they were not asked for.
	Metadata  WesternAstrocartographyMetadata          `json:"metadata"`  // Versions and rules behind the answer.
}

type WesternLocalSpaceSettings struct {
	Settings
	NodeMode *string `json:"node_mode,omitempty"` // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType *string `json:"node_type,omitempty"` // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
	PointSet *string `json:"point_set,omitempty"` // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted. One of: "main", "extended".
	Points   *string `json:"points,omitempty"`    // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternLocalSpaceInput struct {
	Birth
	Settings *WesternLocalSpaceSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Spacing  *float64                   `json:"spacing,omitempty"`  // Distance between the places of a line. 5 if omitted.
}

type LocalSpaceLineProperties struct {
	Point     WesternPointName `json:"point"`     // Planet or point of the line.
	Direction string           `json:"direction"` // Whether the line leaves the birthplace towards the planet or away from it. One of: "towards", "away".
}

type LocalSpaceLineGeometry struct {
	Type        string        `json:"type"`        // Always MultiLineString: a line is cut at the date line. One of: "MultiLineString".
	Coordinates [][][]float64 `json:"coordinates"` // Pieces of the line, from the birthplace to the opposite place of the Earth: longitude, latitude.
}

// A half of the great circle of a planet, as a GeoJSON feature (RFC 7946).
type LocalSpaceLine struct {
	Type       string                   `json:"type"`       // Always Feature. One of: "Feature".
	Properties LocalSpaceLineProperties `json:"properties"` // Planet and direction of the line.
	Geometry   LocalSpaceLineGeometry   `json:"geometry"`   // Geometry of the line.
}

type WesternLocalSpaceMetadata struct {
	Metadata
	Birth            BirthClock `json:"birth"`             // The instant computed for the birth, and the clock behind it.
	ObservationPoint string     `json:"observation_point"` // Positions as seen from the centre of the Earth, or from the place on its surface. One of: "geocentric", "topocentric".
	NodeMode         string     `json:"node_mode"`         // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	PointSet         string     `json:"point_set"`         // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. One of: "main", "extended".
	Points           *string    `json:"points,omitempty"`  // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternLocalSpaceAnswerPoints struct {
	Name     WesternPointName `json:"name"`     // English name of the planet or point.
	Azimuth  float64          `json:"azimuth"`  // Degrees from the north through the east.
	Altitude float64          `json:"altitude"` // Degrees above the true horizon; negative below it.
}

type WesternLocalSpaceAnswerLines struct {
	Type     string           `json:"type"`     // Always FeatureCollection. One of: "FeatureCollection".
	Features []LocalSpaceLine `json:"features"` // Two lines of each point.
}

type WesternLocalSpaceAnswer struct {
	Points   []WesternLocalSpaceAnswerPoints `json:"points"`   // Planets and points around the horizon.
	Lines    WesternLocalSpaceAnswerLines    `json:"lines"`    // Lines as GeoJSON (RFC 7946), ready for a map.
	Metadata WesternLocalSpaceMetadata       `json:"metadata"` // Versions and rules behind the answer.
}

type WesternTransitInput struct {
	Birth
	Settings *WesternSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Target   *string          `json:"target,omitempty"`   // The requested instant, with its offset from UTC; now if omitted.
}

// Planets, angles and houses of one birth.
type WesternChart struct {
	Ascendant  WesternAscendant `json:"ascendant"` // The point that rises in the east.
	Planets    []WesternPlanet  `json:"planets"`   // Planets and points, in their usual order.
	Angles     WesternAngles    `json:"angles"`
	HouseCusps []HouseCusp      `json:"house_cusps"` // Starts of the twelve houses.
}

type WesternTransitAnswer struct {
	Planets  []WesternPlanet `json:"planets"` // Planets at the target, in natal houses.
	Aspects  []Aspect        `json:"aspects"` // Aspects within their orbs.
	Natal    WesternChart    `json:"natal"`
	Metadata WesternMetadata `json:"metadata"` // Versions and rules behind the answer.
}

type WesternSynastryInputOf1 struct {
	Pair
	Settings *WesternSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type WesternSynastryInputOf2 struct {
	Couple
	Settings *WesternSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

// One of: WesternSynastryInputOf1, WesternSynastryInputOf2.
type WesternSynastryInput = any

// The births of any two people.
type Pair struct {
	PersonA Birth `json:"person_a"` // Birth of the first person.
	PersonB Birth `json:"person_b"` // Birth of the second person.
}

// House of the other chart into which a point falls.
type HouseOverlay struct {
	Name  WesternPointName `json:"name"`  // English name of the planet or point.
	House int              `json:"house"` // Number of the house, 1 to 12.
}

type WesternSynastryMetadataBirth struct {
	PersonA BirthClock `json:"person_a"` // The birth of `person_a`.
	PersonB BirthClock `json:"person_b"` // The birth of `person_b`.
}

type WesternSynastryMetadata struct {
	Metadata
	Birth                WesternSynastryMetadataBirth  `json:"birth"`                       // The instants computed for the two births, and the clocks behind them.
	ObservationPoint     string                        `json:"observation_point"`           // Positions as seen from the centre of the Earth, or from the place on its surface. One of: "geocentric", "topocentric".
	NodeMode             string                        `json:"node_mode"`                   // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	Ayanamsa             string                        `json:"ayanamsa"`                    // Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg          *float64                      `json:"ayanamsa_deg,omitempty"`      // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	HouseSystemRequested *string                       `json:"house_system_requested"`      // The requested house system, if it has no solution there and another was used; else null. One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky".
	OrbProfile           string                        `json:"orb_profile"`                 // Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. One of: "standard", "kerykeion", "wide".
	Orbs                 map[string]float64            `json:"orbs"`                        // Largest distance from exactness by aspect, degrees.
	AspectSet            string                        `json:"aspect_set"`                  // The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). One of: "major", "all".
	PointSet             string                        `json:"point_set"`                   // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. One of: "main", "extended".
	Points               *string                       `json:"points,omitempty"`            // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
	Aspects              *string                       `json:"aspects,omitempty"`           // The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
	OrbsByPoint          map[string]map[string]float64 `json:"orbs_by_point,omitempty"`     // Orbs of points that have their own, by aspect, degrees; only if they were requested.
	LuminariesFactor     *float64                      `json:"luminaries_factor,omitempty"` // Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted.
	AspectsTo            *string                       `json:"aspects_to,omitempty"`        // Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternSynastryAnswerHouseOverlays struct {
	AInB []HouseOverlay `json:"a_in_b"` // Points of person_a in the houses of person_b.
	BInA []HouseOverlay `json:"b_in_a"` // Points of person_b in the houses of person_a.
}

type WesternSynastryAnswer struct {
	Aspects       []Aspect                           `json:"aspects"`        // Aspects within their orbs.
	HouseOverlays WesternSynastryAnswerHouseOverlays `json:"house_overlays"` // Houses of the other chart into which the points of each fall.
	PersonA       WesternChart                       `json:"person_a"`       // Birth chart of the first person.
	PersonB       WesternChart                       `json:"person_b"`       // Birth chart of the second person.
	Metadata      WesternSynastryMetadata            `json:"metadata"`       // Versions and rules behind the answer.
}

type WesternCompositeSettings struct {
	WesternSettings
	Method *string `json:"method,omitempty"` // Midpoints of the two charts, or the chart of the moment and place midway between the two births (Davison). midpoint if omitted. One of: "midpoint", "davison".
}

type WesternCompositeInputOf1 struct {
	Pair
	Settings *WesternCompositeSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type WesternCompositeInputOf2 struct {
	Couple
	Settings *WesternCompositeSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

// One of: WesternCompositeInputOf1, WesternCompositeInputOf2.
type WesternCompositeInput = any

// A planet of the chart of a relationship.
type CompositePlanet struct {
	InSign
	Name         WesternBodyName `json:"name"`          // English name of the planet or point.
	House        int             `json:"house"`         // Number of the house, 1 to 12.
	IsRetrograde *bool           `json:"is_retrograde"` // Whether it moves backwards through the zodiac; null for midpoints, which do not move.
	IsAmbiguous  bool            `json:"is_ambiguous"`  // Whether the two are exactly opposite, so both midpoints are equally valid.
}

type WesternCompositeMetadataBirth struct {
	PersonA BirthClock `json:"person_a"` // The birth of `person_a`.
	PersonB BirthClock `json:"person_b"` // The birth of `person_b`.
}

type WesternCompositeMetadata struct {
	Metadata
	Birth                WesternCompositeMetadataBirth `json:"birth"`                       // The instants computed for the two births, and the clocks behind them.
	ObservationPoint     string                        `json:"observation_point"`           // Positions as seen from the centre of the Earth, or from the place on its surface. One of: "geocentric", "topocentric".
	NodeMode             string                        `json:"node_mode"`                   // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	Ayanamsa             string                        `json:"ayanamsa"`                    // Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg          *float64                      `json:"ayanamsa_deg,omitempty"`      // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	HouseSystemRequested *string                       `json:"house_system_requested"`      // The requested house system, if it has no solution there and another was used; else null. One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky".
	OrbProfile           string                        `json:"orb_profile"`                 // Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. One of: "standard", "kerykeion", "wide".
	Orbs                 map[string]float64            `json:"orbs"`                        // Largest distance from exactness by aspect, degrees.
	AspectSet            string                        `json:"aspect_set"`                  // The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). One of: "major", "all".
	PointSet             string                        `json:"point_set"`                   // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. One of: "main", "extended".
	Method               string                        `json:"method"`                      // Midpoints of the two charts, or the chart of the moment and place midway between the two births (Davison). One of: "midpoint", "davison".
	Points               *string                       `json:"points,omitempty"`            // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
	Aspects              *string                       `json:"aspects,omitempty"`           // The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
	OrbsByPoint          map[string]map[string]float64 `json:"orbs_by_point,omitempty"`     // Orbs of points that have their own, by aspect, degrees; only if they were requested.
	LuminariesFactor     *float64                      `json:"luminaries_factor,omitempty"` // Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted.
	AspectsTo            *string                       `json:"aspects_to,omitempty"`        // Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternCompositeAnswerDavison struct {
	UTCDatetime string  `json:"utc_datetime"` // The instant in UTC.
	Latitude    float64 `json:"latitude"`     // Decimal degrees, north positive.
	Longitude   float64 `json:"longitude"`    // Decimal degrees, east positive.
}

type WesternCompositeAnswer struct {
	Ascendant            WesternAscendant               `json:"ascendant"` // The point that rises in the east.
	Planets              []CompositePlanet              `json:"planets"`   // Planets and points, in their usual order.
	Angles               WesternAngles                  `json:"angles"`
	HouseCusps           []HouseCusp                    `json:"house_cusps"`            // Starts of the twelve houses.
	Aspects              []Aspect                       `json:"aspects"`                // Aspects within their orbs.
	IsAscendantAmbiguous bool                           `json:"is_ascendant_ambiguous"` // Whether the two ascendants are exactly opposite.
	IsMidheavenTurned    bool                           `json:"is_midheaven_turned"`    // Whether the farther midpoint of the midheavens was used.
	Davison              *WesternCompositeAnswerDavison `json:"davison"`                // Moment and place of a Davison chart; null for midpoints.
	Metadata             WesternCompositeMetadata       `json:"metadata"`               // Versions and rules behind the answer.
}

type WesternDavisonMetadataBirth struct {
	PersonA BirthClock `json:"person_a"` // The birth of `person_a`.
	PersonB BirthClock `json:"person_b"` // The birth of `person_b`.
}

type WesternDavisonMetadata struct {
	Metadata
	Birth                WesternDavisonMetadataBirth   `json:"birth"`                       // The instants computed for the two births, and the clocks behind them.
	ObservationPoint     string                        `json:"observation_point"`           // Positions as seen from the centre of the Earth, or from the place on its surface. One of: "geocentric", "topocentric".
	NodeMode             string                        `json:"node_mode"`                   // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	Ayanamsa             string                        `json:"ayanamsa"`                    // Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg          *float64                      `json:"ayanamsa_deg,omitempty"`      // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	HouseSystemRequested *string                       `json:"house_system_requested"`      // The requested house system, if it has no solution there and another was used; else null. One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky".
	OrbProfile           string                        `json:"orb_profile"`                 // Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. One of: "standard", "kerykeion", "wide".
	Orbs                 map[string]float64            `json:"orbs"`                        // Largest distance from exactness by aspect, degrees.
	AspectSet            string                        `json:"aspect_set"`                  // The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). One of: "major", "all".
	PointSet             string                        `json:"point_set"`                   // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. One of: "main", "extended".
	Points               *string                       `json:"points,omitempty"`            // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
	Aspects              *string                       `json:"aspects,omitempty"`           // The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
	OrbsByPoint          map[string]map[string]float64 `json:"orbs_by_point,omitempty"`     // Orbs of points that have their own, by aspect, degrees; only if they were requested.
	LuminariesFactor     *float64                      `json:"luminaries_factor,omitempty"` // Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted.
	AspectsTo            *string                       `json:"aspects_to,omitempty"`        // Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternDavisonAnswerMidway struct {
	UTCDatetime string  `json:"utc_datetime"` // The instant in UTC.
	Latitude    float64 `json:"latitude"`     // Decimal degrees, north positive.
	Longitude   float64 `json:"longitude"`    // Decimal degrees, east positive.
}

type WesternDavisonAnswer struct {
	Midway     WesternDavisonAnswerMidway `json:"midway"`    // Moment and place of the chart.
	Ascendant  WesternAscendant           `json:"ascendant"` // The point that rises in the east.
	Planets    []WesternPlanet            `json:"planets"`   // Planets and points, in their usual order.
	Angles     WesternAngles              `json:"angles"`
	HouseCusps []HouseCusp                `json:"house_cusps"` // Starts of the twelve houses.
	Aspects    []Aspect                   `json:"aspects"`     // Aspects within their orbs.
	Metadata   WesternDavisonMetadata     `json:"metadata"`    // Versions and rules behind the answer.
}

type WesternProgressionsSettings struct {
	WesternSettings
	AngleMethod *string `json:"angle_method,omitempty"` // Progression of ascendant and midheaven: with the arc of the Sun in longitude, with the mean Sun in sidereal time (Naibod), or with the progressed moment itself (quotidian). solar_arc if omitted. One of: "solar_arc", "naibod", "quotidian".
}

type WesternProgressionsInput struct {
	Birth
	Settings   *WesternProgressionsSettings `json:"settings,omitempty"`    // Conventions to follow; each has a default.
	TargetDate *string                      `json:"target_date,omitempty"` // The requested day, from 00:00 local time; today if omitted.
}

// A planet of the progressed moment, in progressed houses.
type ProgressedPlanet struct {
	InSign
	Name         WesternBodyName `json:"name"`          // English name of the planet or point.
	House        int             `json:"house"`         // Number of the house, 1 to 12.
	NatalHouse   int             `json:"natal_house"`   // House of the natal chart that it has reached.
	IsRetrograde bool            `json:"is_retrograde"` // Whether it moves backwards through the zodiac.
	Latitude     float64         `json:"latitude"`      // Ecliptic latitude, degrees, north positive.
	Speed        float64         `json:"speed"`         // Degrees of longitude a day; negative while retrograde.
}

type WesternProgressionsMetadata struct {
	WesternMetadata
	AngleMethod string `json:"angle_method"` // Progression of ascendant and midheaven: with the arc of the Sun in longitude, with the mean Sun in sidereal time (Naibod), or with the progressed moment itself (quotidian). One of: "solar_arc", "naibod", "quotidian".
}

type WesternProgressionsAnswer struct {
	TargetDate            string                      `json:"target_date"`             // The requested day.
	AgeYears              float64                     `json:"age_years"`               // Tropical years from birth to the target.
	ProgressedUTCDatetime string                      `json:"progressed_utc_datetime"` // The progressed instant, ISO 8601: a day after birth for each year to the target.
	Ascendant             WesternAscendant            `json:"ascendant"`               // The point that rises in the east.
	Planets               []ProgressedPlanet          `json:"planets"`                 // Planets and points, in their usual order.
	Angles                WesternAngles               `json:"angles"`
	HouseCusps            []HouseCusp                 `json:"house_cusps"` // Starts of the twelve houses.
	Aspects               []Aspect                    `json:"aspects"`     // Aspects within their orbs.
	Natal                 WesternChart                `json:"natal"`
	Metadata              WesternProgressionsMetadata `json:"metadata"` // Versions and rules behind the answer.
}

type WesternSolarArcSettings struct {
	WesternPointSettings
	Points *string `json:"points,omitempty"` // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
	Method *string `json:"method,omitempty"` // Arc by which a year of life moves every point: the motion of the Sun in a day after birth (true), its mean motion of 59′08″ (naibod), or one degree. true if omitted. One of: "true", "naibod", "degree".
}

type WesternSolarArcInput struct {
	Birth
	Settings   *WesternSolarArcSettings `json:"settings,omitempty"`    // Conventions to follow; each has a default.
	TargetDate *string                  `json:"target_date,omitempty"` // The requested day, from 00:00 local time; today if omitted.
	Orb        *float64                 `json:"orb,omitempty"`         // Maximum distance from exactness; 1° is about a year. 1 if omitted.
}

type WesternSolarArcMetadata struct {
	WesternPointMetadata
	Method string  `json:"method"`           // Arc by which a year of life moves every point: the motion of the Sun in a day after birth (true), its mean motion of 59′08″ (naibod), or one degree. One of: "true", "naibod", "degree".
	Points *string `json:"points,omitempty"` // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternSolarArcAnswerDirected struct {
	InSign
	Name           WesternPointName `json:"name"`            // English name of the planet or point.
	NatalLongitude float64          `json:"natal_longitude"` // Longitude at birth, degrees.
	NatalHouse     int              `json:"natal_house"`     // House of the natal chart that it has reached.
}

type WesternSolarArcAnswer struct {
	TargetDate string                          `json:"target_date"` // The requested day.
	AgeYears   float64                         `json:"age_years"`   // Tropical years from birth to the target.
	Arc        float64                         `json:"arc"`         // Degrees by which every point was advanced.
	Directed   []WesternSolarArcAnswerDirected `json:"directed"`    // Planets and angles after the arc.
	Aspects    []Aspect                        `json:"aspects"`     // Aspects within the orb.
	Natal      WesternChart                    `json:"natal"`
	Metadata   WesternSolarArcMetadata         `json:"metadata"` // Versions and rules behind the answer.
}

type WesternPrimaryDirectionsSettings struct {
	LanguageSettings
	ObservationPoint *string  `json:"observation_point,omitempty"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. One of: "geocentric".
	NodeMode         *string  `json:"node_mode,omitempty"`         // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType         *string  `json:"node_type,omitempty"`         // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
	Clock            *string  `json:"clock,omitempty"`             // The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. One of: "auto", "zone", "local_mean", "local_apparent", "ut".
	PointSet         *string  `json:"point_set,omitempty"`         // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted. One of: "main", "extended".
	Points           *string  `json:"points,omitempty"`            // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
	Method           *string  `json:"method,omitempty"`            // placidus_zodiacal: the semi-arcs of Placidus, with aspects on the ecliptic. placidus_mundane: the same, with aspects between the houses, a sextile being two of them. regiomontanus: under the pole of the significator, with aspects on the ecliptic. placidus_zodiacal if omitted. One of: "placidus_zodiacal", "placidus_mundane", "regiomontanus".
	Latitudes        *string  `json:"latitudes,omitempty"`         // Whether planets are directed with their latitude (bodies), or every point as its degree of the ecliptic (none). Aspects on the ecliptic have no latitude. bodies if omitted. One of: "bodies", "none".
	Converse         *string  `json:"converse,omitempty"`          // The significator is carried by the sky to the place of the promissor, as in Placidus, so angles have none (significator_moves); or the sky turns backwards, as in most programs (sky_reversed). significator_moves if omitted. One of: "significator_moves", "sky_reversed".
	Key              *string  `json:"key,omitempty"`               // Arc of a year of life: 0°59′08.33″, the mean motion of the Sun (naibod), one degree (ptolemy), or the motion of the Sun in right ascension on the day of birth (brahe). naibod if omitted. One of: "naibod", "ptolemy", "brahe".
	Significators    *string  `json:"significators,omitempty"`     // The Sun, the Moon, the ascendant and the midheaven, or every requested planet with the two angles. luminaries_and_angles if omitted. One of: "luminaries_and_angles", "all".
	YearLength       *float64 `json:"year_length,omitempty"`       // Length of a year of life in days: 365.2422, which keeps to the birthday, or another convention. 365.2422 if omitted. One of: 365.2422, 365.25, 365.2425, 365.256364, 360.
}

type WesternPrimaryDirectionsInput struct {
	Birth
	Settings *WesternPrimaryDirectionsSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	AgeFrom  *float64                          `json:"age_from,omitempty"` // First age of the list, years. 0 if omitted.
	AgeTo    *float64                          `json:"age_to,omitempty"`   // Age at which the list ends, years; at most 120. 40 if omitted.
}

type WesternPrimaryDirectionsMetadata struct {
	Metadata
	Birth            BirthClock `json:"birth"`             // The instant computed for the birth, and the clock behind it.
	ObservationPoint string     `json:"observation_point"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	NodeMode         string     `json:"node_mode"`         // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	PointSet         string     `json:"point_set"`         // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. One of: "main", "extended".
	Method           string     `json:"method"`            // placidus_zodiacal: the semi-arcs of Placidus, with aspects on the ecliptic. placidus_mundane: the same, with aspects between the houses, a sextile being two of them. regiomontanus: under the pole of the significator, with aspects on the ecliptic. One of: "placidus_zodiacal", "placidus_mundane", "regiomontanus".
	Latitudes        string     `json:"latitudes"`         // Whether planets are directed with their latitude (bodies), or every point as its degree of the ecliptic (none). Aspects on the ecliptic have no latitude. One of: "bodies", "none".
	Converse         string     `json:"converse"`          // The significator is carried by the sky to the place of the promissor, as in Placidus, so angles have none (significator_moves); or the sky turns backwards, as in most programs (sky_reversed). One of: "significator_moves", "sky_reversed".
	Key              string     `json:"key"`               // Arc of a year of life: 0°59′08.33″, the mean motion of the Sun (naibod), one degree (ptolemy), or the motion of the Sun in right ascension on the day of birth (brahe). One of: "naibod", "ptolemy", "brahe".
	Significators    string     `json:"significators"`     // The Sun, the Moon, the ascendant and the midheaven, or every requested planet with the two angles. One of: "luminaries_and_angles", "all".
	YearLength       float64    `json:"year_length"`       // Length of a year of life in days: 365.2422, which keeps to the birthday, or another convention. One of: 365.2422, 365.25, 365.2425, 365.256364, 360.
	Points           *string    `json:"points,omitempty"`  // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternPrimaryDirectionsAnswerDirections struct {
	Age          float64          `json:"age"`          // Years of life at which the arc is complete.
	Date         string           `json:"date"`         // Day on which it is, local time.
	Arc          float64          `json:"arc"`          // Turn of the sky, degrees.
	Promissor    WesternPointName `json:"promissor"`    // Planet whose body or aspect is directed.
	Aspect       string           `json:"aspect"`       // Aspect that it casts; its body is the conjunction. One of: "conjunction", "sextile", "square", "trine", "opposition".
	Side         *string          `json:"side"`         // Whether the aspect is cast along the signs (sinister) or against them (dexter); null if it has no side. One of: "sinister", "dexter".
	Significator WesternPointName `json:"significator"` // Planet or angle that is reached.
	Motion       string           `json:"motion"`       // Whether the direction is direct or converse. One of: "direct", "converse".
}

type WesternPrimaryDirectionsAnswerCircumpolar struct {
	Promissor WesternPointName `json:"promissor"` // Planet whose body or aspect is directed.
	Aspect    string           `json:"aspect"`    // Aspect that it casts; its body is the conjunction. One of: "conjunction", "sextile", "square", "trine", "opposition".
	Side      *string          `json:"side"`      // Whether the aspect is cast along the signs (sinister) or against them (dexter); null if it has no side. One of: "sinister", "dexter".
}

type WesternPrimaryDirectionsAnswer struct {
	YearArc     float64                                     `json:"year_arc"`    // Arc of a year of life by the key, degrees.
	Directions  []WesternPrimaryDirectionsAnswerDirections  `json:"directions"`  // Directions in the span of ages, the first first.
	Circumpolar []WesternPrimaryDirectionsAnswerCircumpolar `json:"circumpolar"` // Bodies and aspects that never cross the horizon at the birthplace, so that they have no semi-arc.
	Metadata    WesternPrimaryDirectionsMetadata            `json:"metadata"`    // Versions and rules behind the answer.
}

type WesternProfectionsInput struct {
	Birth
	Settings   *WesternPointSettings `json:"settings,omitempty"`    // Conventions to follow; each has a default.
	TargetDate *string               `json:"target_date,omitempty"` // The requested day, from 00:00 local time; today if omitted.
}

type WesternProfectionsAnswerYearLordNatal struct {
	InSign
	House int `json:"house"` // Number of the house, 1 to 12.
}

type WesternProfectionsAnswerYear struct {
	House         int                                   `json:"house"`          // House, counted from the rising sign of the birth.
	Sign          SignName                              `json:"sign"`           // Sign of the zodiac.
	SignNumber    int                                   `json:"sign_number"`    // 1 is Aries.
	Lord          SignLord                              `json:"lord"`           // Ruler of the sign: lord of the time.
	Start         string                                `json:"start"`          // Start, local time.
	End           string                                `json:"end"`            // End, which is the start of the next one, local time.
	ActivePlanets []string                              `json:"active_planets"` // Planets in the sign at birth.
	LordNatal     WesternProfectionsAnswerYearLordNatal `json:"lord_natal"`     // Position of the lord of the year at birth, in whole-sign houses.
}

type WesternProfectionsAnswerMonth struct {
	Number     int      `json:"number"`      // Number of the month in the year of life, 1 is the first.
	House      int      `json:"house"`       // House, counted from the rising sign of the birth.
	Sign       SignName `json:"sign"`        // Sign of the zodiac.
	SignNumber int      `json:"sign_number"` // 1 is Aries.
	Lord       SignLord `json:"lord"`        // Ruler of the sign: lord of the time.
	Start      string   `json:"start"`       // Start, local time.
	End        string   `json:"end"`         // End, which is the start of the next one, local time.
}

type WesternProfectionsAnswerMonths struct {
	House      int      `json:"house"`       // House, counted from the rising sign of the birth.
	Sign       SignName `json:"sign"`        // Sign of the zodiac.
	SignNumber int      `json:"sign_number"` // 1 is Aries.
	Lord       SignLord `json:"lord"`        // Ruler of the sign: lord of the time.
	Start      string   `json:"start"`       // Start, local time.
	End        string   `json:"end"`         // End, which is the start of the next one, local time.
}

type WesternProfectionsAnswer struct {
	TargetDate     string                           `json:"target_date"`     // The requested day.
	CompletedYears int                              `json:"completed_years"` // Solar returns that have passed since the birth.
	Year           WesternProfectionsAnswerYear     `json:"year"`            // Year of life that contains the target.
	Month          WesternProfectionsAnswerMonth    `json:"month"`           // Month of the year of life that contains the target.
	Months         []WesternProfectionsAnswerMonths `json:"months"`          // The twelve months of this year of life.
	Metadata       WesternPointMetadata             `json:"metadata"`        // Versions and rules behind the answer.
}

type WesternFirdariaSettings struct {
	LanguageSettings
	ObservationPoint *string  `json:"observation_point,omitempty"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. One of: "geocentric".
	Clock            *string  `json:"clock,omitempty"`             // The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. One of: "auto", "zone", "local_mean", "local_apparent", "ut".
	Nodes            *string  `json:"nodes,omitempty"`             // Periods of the lunar nodes: after the seven planets (at_end), after Mars, which differs by night alone (after_mars), or none. at_end if omitted. One of: "at_end", "after_mars", "omitted".
	YearLength       *float64 `json:"year_length,omitempty"`       // Length of a year of life in days: 365.2422, which keeps to the birthday, or another convention. 365.2422 if omitted. One of: 365.2422, 365.25, 365.2425, 365.256364, 360.
}

type WesternFirdariaInput struct {
	Birth
	Settings   *WesternFirdariaSettings `json:"settings,omitempty"`    // Conventions to follow; each has a default.
	TargetDate *string                  `json:"target_date,omitempty"` // The requested day, from 00:00 local time; today if omitted.
}

// One of: "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "North Node", "South Node".
type FirdariaLord = string

// A seventh of a period of the firdaria.
type FirdariaPart struct {
	Lord    SignLord `json:"lord"`     // Planet that rules the part.
	Start   string   `json:"start"`    // Start, local time.
	End     string   `json:"end"`      // End, which is the start of the next one, local time.
	AgeFrom float64  `json:"age_from"` // Years of life at the start.
	AgeTo   float64  `json:"age_to"`   // Years of life at the end.
}

type WesternFirdariaMetadata struct {
	Metadata
	Birth            BirthClock `json:"birth"`             // The instant computed for the birth, and the clock behind it.
	ObservationPoint string     `json:"observation_point"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	Nodes            string     `json:"nodes"`             // Periods of the lunar nodes: after the seven planets (at_end), after Mars, which differs by night alone (after_mars), or none. One of: "at_end", "after_mars", "omitted".
	YearLength       float64    `json:"year_length"`       // Length of a year of life in days: 365.2422, which keeps to the birthday, or another convention. One of: 365.2422, 365.25, 365.2425, 365.256364, 360.
}

type WesternFirdariaAnswerPeriods struct {
	Lord    FirdariaLord   `json:"lord"`     // Planet or node that rules the period.
	Start   string         `json:"start"`    // Start, local time.
	End     string         `json:"end"`      // End, which is the start of the next one, local time.
	AgeFrom float64        `json:"age_from"` // Years of life at the start.
	AgeTo   float64        `json:"age_to"`   // Years of life at the end.
	Parts   []FirdariaPart `json:"parts"`    // Sevenths of the period; none of a node.
}

type WesternFirdariaAnswerCurrentPeriod struct {
	Lord    FirdariaLord `json:"lord"`     // Planet or node that rules the period.
	Start   string       `json:"start"`    // Start, local time.
	End     string       `json:"end"`      // End, which is the start of the next one, local time.
	AgeFrom float64      `json:"age_from"` // Years of life at the start.
	AgeTo   float64      `json:"age_to"`   // Years of life at the end.
}

type WesternFirdariaAnswerCurrent struct {
	Period WesternFirdariaAnswerCurrentPeriod `json:"period"` // Period on that day.
	Part   *FirdariaPart                      `json:"part"`   // Part on that day; null in the period of a node.
}

type WesternFirdariaAnswer struct {
	TargetDate string                         `json:"target_date"` // The requested day.
	Sect       string                         `json:"sect"`        // Whether the Sun is above the true horizon at birth. One of: "day", "night".
	Periods    []WesternFirdariaAnswerPeriods `json:"periods"`     // Periods from birth on, two cycles.
	Current    *WesternFirdariaAnswerCurrent  `json:"current"`     // Lords of the target; null after the listed periods.
	Metadata   WesternFirdariaMetadata        `json:"metadata"`    // Versions and rules behind the answer.
}

type WesternZodiacalReleasingSettings struct {
	Settings
	Zodiac      *string  `json:"zodiac,omitempty"`       // Longitudes from the spring equinox, or from the stars by the `ayanamsa`: places, signs, cusps, houses and lords follow it. A moving sky (transits, progressions, returns) is in the sidereal zodiac of its own date. tropical if omitted. One of: "tropical", "sidereal".
	Ayanamsa    *string  `json:"ayanamsa,omitempty"`     // Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. none if omitted. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	Ayanamsha   *string  `json:"ayanamsha,omitempty"`    // Alias of ayanamsa. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom". Deprecated: see the text before.
	AyanamsaDeg *float64 `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	LotRule     *string  `json:"lot_rule,omitempty"`     // Arc of a lot for a birth by night: reversed (by sect), or the same as by day. by_sect if omitted. One of: "by_sect", "day_always".
	SharedSign  *string  `json:"shared_sign,omitempty"`  // Start of the release from Spirit if both lots are in one sign: that sign (own_sign), or the next one (next_sign), as Valens has it. own_sign if omitted. One of: "own_sign", "next_sign".
	YearLength  *float64 `json:"year_length,omitempty"`  // Length of a year of life in days: 360, as in Valens, or another convention. 360 if omitted. One of: 360, 365.25, 365.2425, 365.2422, 365.256364.
}

type WesternZodiacalReleasingInput struct {
	Birth
	Settings   *WesternZodiacalReleasingSettings `json:"settings,omitempty"`    // Conventions to follow; each has a default.
	Lot        *string                           `json:"lot,omitempty"`         // Lot from which life is released: spirit for action and career, fortune for body and circumstance. spirit if omitted. One of: "spirit", "fortune".
	Depth      *int                              `json:"depth,omitempty"`       // Number of levels of periods to list, beginning with the years. 2 if omitted.
	TargetDate *string                           `json:"target_date,omitempty"` // The requested day, from 00:00 local time; today if omitted.
}

type ReleasedYearsMonthsDays struct {
	Sign             SignName        `json:"sign"`               // Sign that rules the period.
	SignNumber       int             `json:"sign_number"`        // 1 is Aries.
	Lord             SignLord        `json:"lord"`               // Ruler of the sign.
	Start            string          `json:"start"`              // Start, local time.
	End              string          `json:"end"`                // End, which is the start of the next one, local time.
	AgeFrom          float64         `json:"age_from"`           // Years of life at the start.
	AgeTo            float64         `json:"age_to"`             // Years of life at the end.
	PlaceFromFortune int             `json:"place_from_fortune"` // Place of the sign, counted from that of Fortune.
	IsPeak           bool            `json:"is_peak"`            // Whether the sign is angular from Fortune: its place is 1, 4, 7 or 10.
	IsLoosingOfBond  bool            `json:"is_loosing_of_bond"` // Whether the period follows the loosing of the bond.
	Hours            []ReleasedHours `json:"hours"`              // Periods within this one; null below the requested depth.
}

type ReleasedYearsMonths struct {
	Sign             SignName                  `json:"sign"`               // Sign that rules the period.
	SignNumber       int                       `json:"sign_number"`        // 1 is Aries.
	Lord             SignLord                  `json:"lord"`               // Ruler of the sign.
	Start            string                    `json:"start"`              // Start, local time.
	End              string                    `json:"end"`                // End, which is the start of the next one, local time.
	AgeFrom          float64                   `json:"age_from"`           // Years of life at the start.
	AgeTo            float64                   `json:"age_to"`             // Years of life at the end.
	PlaceFromFortune int                       `json:"place_from_fortune"` // Place of the sign, counted from that of Fortune.
	IsPeak           bool                      `json:"is_peak"`            // Whether the sign is angular from Fortune: its place is 1, 4, 7 or 10.
	IsLoosingOfBond  bool                      `json:"is_loosing_of_bond"` // Whether the period follows the loosing of the bond.
	Days             []ReleasedYearsMonthsDays `json:"days"`               // Periods within this one; null below the requested depth.
}

// A period of zodiacal releasing, with the periods within it.
type ReleasedYears struct {
	Sign             SignName              `json:"sign"`               // Sign that rules the period.
	SignNumber       int                   `json:"sign_number"`        // 1 is Aries.
	Lord             SignLord              `json:"lord"`               // Ruler of the sign.
	Start            string                `json:"start"`              // Start, local time.
	End              string                `json:"end"`                // End, which is the start of the next one, local time.
	AgeFrom          float64               `json:"age_from"`           // Years of life at the start.
	AgeTo            float64               `json:"age_to"`             // Years of life at the end.
	PlaceFromFortune int                   `json:"place_from_fortune"` // Place of the sign, counted from that of Fortune.
	IsPeak           bool                  `json:"is_peak"`            // Whether the sign is angular from Fortune: its place is 1, 4, 7 or 10.
	IsLoosingOfBond  bool                  `json:"is_loosing_of_bond"` // Whether the period follows the loosing of the bond.
	Months           []ReleasedYearsMonths `json:"months"`             // Periods within this one; null below the requested depth.
}

type ReleasedHours struct {
	Sign             SignName `json:"sign"`               // Sign that rules the period.
	SignNumber       int      `json:"sign_number"`        // 1 is Aries.
	Lord             SignLord `json:"lord"`               // Ruler of the sign.
	Start            string   `json:"start"`              // Start, local time.
	End              string   `json:"end"`                // End, which is the start of the next one, local time.
	AgeFrom          float64  `json:"age_from"`           // Years of life at the start.
	AgeTo            float64  `json:"age_to"`             // Years of life at the end.
	PlaceFromFortune int      `json:"place_from_fortune"` // Place of the sign, counted from that of Fortune.
	IsPeak           bool     `json:"is_peak"`            // Whether the sign is angular from Fortune: its place is 1, 4, 7 or 10.
	IsLoosingOfBond  bool     `json:"is_loosing_of_bond"` // Whether the period follows the loosing of the bond.
}

type WesternZodiacalReleasingMetadata struct {
	Metadata
	Birth            BirthClock `json:"birth"`                  // The instant computed for the birth, and the clock behind it.
	ObservationPoint string     `json:"observation_point"`      // Positions as seen from the centre of the Earth, or from the place on its surface. One of: "geocentric", "topocentric".
	Ayanamsa         string     `json:"ayanamsa"`               // Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64   `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	LotRule          string     `json:"lot_rule"`               // Arc of a lot for a birth by night: reversed (by sect), or the same as by day. One of: "by_sect", "day_always".
	SharedSign       string     `json:"shared_sign"`            // Start of the release from Spirit if both lots are in one sign: that sign (own_sign), or the next one (next_sign), as Valens has it. One of: "own_sign", "next_sign".
	YearLength       float64    `json:"year_length"`            // Length of a year of life in days: 360, as in Valens, or another convention. One of: 360, 365.25, 365.2425, 365.2422, 365.256364.
}

type WesternZodiacalReleasingAnswerCurrent struct {
	Level            string   `json:"level"`              // Unit of the level. One of: "years", "months", "days", "hours".
	Sign             SignName `json:"sign"`               // Sign that rules the period.
	SignNumber       int      `json:"sign_number"`        // 1 is Aries.
	Lord             SignLord `json:"lord"`               // Ruler of the sign.
	Start            string   `json:"start"`              // Start, local time.
	End              string   `json:"end"`                // End, which is the start of the next one, local time.
	AgeFrom          float64  `json:"age_from"`           // Years of life at the start.
	AgeTo            float64  `json:"age_to"`             // Years of life at the end.
	PlaceFromFortune int      `json:"place_from_fortune"` // Place of the sign, counted from that of Fortune.
	IsPeak           bool     `json:"is_peak"`            // Whether the sign is angular from Fortune: its place is 1, 4, 7 or 10.
	IsLoosingOfBond  bool     `json:"is_loosing_of_bond"` // Whether the period follows the loosing of the bond.
}

type WesternZodiacalReleasingAnswer struct {
	TargetDate string                                  `json:"target_date"` // The requested day.
	Lot        string                                  `json:"lot"`         // Lot from which life is released. One of: "spirit", "fortune".
	Sect       string                                  `json:"sect"`        // Whether the Sun is above the true horizon at birth. One of: "day", "night".
	Fortune    InSign                                  `json:"fortune"`     // Lot of Fortune.
	Spirit     InSign                                  `json:"spirit"`      // Lot of Spirit.
	Periods    []ReleasedYears                         `json:"periods"`     // Great periods, at least to the age of 120 years of this length.
	Current    []WesternZodiacalReleasingAnswerCurrent `json:"current"`     // Periods of the four levels on the target date; none after the listed ones.
	Metadata   WesternZodiacalReleasingMetadata        `json:"metadata"`    // Versions and rules behind the answer.
}

type WesternSolarReturnSettings struct {
	WesternSettings
	Method *string `json:"method,omitempty"` // Return to the same tropical longitude, to the same place among the stars (corrected for precession), which comes some 20 minutes later for each year of age, or to the same longitude in the sidereal zodiac of the chart, which is the default there. tropical if omitted. One of: "tropical", "precession_corrected", "sidereal".
}

type WesternSolarReturnInput struct {
	Birth
	Settings   *WesternSolarReturnSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	TargetYear int                         `json:"target_year"`        // Calendar year of the return, which is within two days of the birthday.
	Stay       *Stay                       `json:"stay,omitempty"`     // Place of the birthday, if not the place of birth; instants are given in its time zone if it has one.
}

type WesternSolarReturnMetadata struct {
	WesternMetadata
	Method string `json:"method"` // Return to the same tropical longitude, to the same place among the stars (corrected for precession), which comes some 20 minutes later for each year of age, or to the same longitude in the sidereal zodiac of the chart, which is the default there. One of: "tropical", "precession_corrected", "sidereal".
}

type WesternSolarReturnAnswerPlace struct {
	Latitude  float64 `json:"latitude"`  // Decimal degrees, north positive.
	Longitude float64 `json:"longitude"` // Decimal degrees, east positive.
}

type WesternSolarReturnAnswer struct {
	TargetYear  int                           `json:"target_year"`   // The requested calendar year.
	ReturnAt    string                        `json:"return_at"`     // Local time of the return, ISO 8601.
	UTCDatetime string                        `json:"utc_datetime"`  // Instant of the return in UTC, ISO 8601.
	JulianDayUt float64                       `json:"julian_day_ut"` // The same instant as a Julian Day in UT.
	Place       WesternSolarReturnAnswerPlace `json:"place"`         // Place for which the chart is cast.
	Ascendant   WesternAscendant              `json:"ascendant"`     // The point that rises in the east.
	Planets     []WesternPlanet               `json:"planets"`       // Planets and points, in their usual order.
	Angles      WesternAngles                 `json:"angles"`
	HouseCusps  []HouseCusp                   `json:"house_cusps"` // Starts of the twelve houses.
	Aspects     []Aspect                      `json:"aspects"`     // Aspects within the chart of the return.
	Metadata    WesternSolarReturnMetadata    `json:"metadata"`    // Versions and rules behind the answer.
}

type WesternLunarReturnSettings struct {
	WesternSettings
	Method *string `json:"method,omitempty"` // Return to the same tropical longitude, to the same place among the stars (corrected for precession), or to the same longitude in the sidereal zodiac of the chart, which is the default there. tropical if omitted. One of: "tropical", "precession_corrected", "sidereal".
}

type WesternLunarReturnInput struct {
	Birth
	Settings *WesternLunarReturnSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Target   *string                     `json:"target,omitempty"`   // Instant after which returns are counted; now if omitted.
	Number   *int                        `json:"number,omitempty"`   // Number of the return after the target: 1 is the next one. 1 if omitted.
	Stay     *Stay                       `json:"stay,omitempty"`     // Place of the birthday, if not the place of birth; instants are given in its time zone if it has one.
}

type WesternLunarReturnMetadata struct {
	WesternMetadata
	Method string `json:"method"` // Return to the same tropical longitude, to the same place among the stars (corrected for precession), or to the same longitude in the sidereal zodiac of the chart, which is the default there. One of: "tropical", "precession_corrected", "sidereal".
}

type WesternLunarReturnAnswerPlace struct {
	Latitude  float64 `json:"latitude"`  // Decimal degrees, north positive.
	Longitude float64 `json:"longitude"` // Decimal degrees, east positive.
}

type WesternLunarReturnAnswer struct {
	Number      int                           `json:"number"`        // Number of the return after the target: 1 is the first.
	ReturnAt    string                        `json:"return_at"`     // Local time of the return, ISO 8601.
	UTCDatetime string                        `json:"utc_datetime"`  // Instant of the return in UTC, ISO 8601.
	JulianDayUt float64                       `json:"julian_day_ut"` // The same instant as a Julian Day in UT.
	Place       WesternLunarReturnAnswerPlace `json:"place"`         // Place for which the chart is cast.
	Ascendant   WesternAscendant              `json:"ascendant"`     // The point that rises in the east.
	Planets     []WesternPlanet               `json:"planets"`       // Planets and points, in their usual order.
	Angles      WesternAngles                 `json:"angles"`
	HouseCusps  []HouseCusp                   `json:"house_cusps"` // Starts of the twelve houses.
	Aspects     []Aspect                      `json:"aspects"`     // Aspects within the chart of the return.
	Metadata    WesternLunarReturnMetadata    `json:"metadata"`    // Versions and rules behind the answer.
}

type WesternPlanetaryReturnInput struct {
	Birth
	Settings *WesternSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Body     *string          `json:"body,omitempty"`     // Body that returns: rahu is the ascending node of the Moon. saturn if omitted. One of: "sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "rahu", "chiron".
	Target   *string          `json:"target,omitempty"`   // Instant after which returns are counted; now if omitted.
	Number   *int             `json:"number,omitempty"`   // Number of the return after the target: 1 is the next one. 1 if omitted.
	Stay     *Stay            `json:"stay,omitempty"`     // Place of the birthday, if not the place of birth; instants are given in its time zone if it has one.
}

type WesternPlanetaryReturnAnswerPasses struct {
	Pass         int    `json:"pass"`          // Number of the pass, from 1, in order of time.
	At           string `json:"at"`            // Instant of the pass, local time.
	UTCDatetime  string `json:"utc_datetime"`  // Instant of the pass in UTC.
	IsRetrograde bool   `json:"is_retrograde"` // Whether the body moves backwards then.
	IsCharted    bool   `json:"is_charted"`    // Whether the chart is that of this pass.
}

type WesternPlanetaryReturnAnswerPlace struct {
	Latitude  float64 `json:"latitude"`  // Decimal degrees, north positive.
	Longitude float64 `json:"longitude"` // Decimal degrees, east positive.
}

type WesternPlanetaryReturnAnswer struct {
	Body        string                               `json:"body"`          // Body that returns.
	Number      int                                  `json:"number"`        // Number of the return after the target: 1 is the first.
	Natal       InSign                               `json:"natal"`         // Position of the body at birth, seen from the centre of the Earth.
	Passes      []WesternPlanetaryReturnAnswerPasses `json:"passes"`        // Every pass of this return, including those before the target.
	ReturnAt    *string                              `json:"return_at"`     // Local time of the pass whose chart is given; null if there is no such return.
	JulianDayUt *float64                             `json:"julian_day_ut"` // The same instant as a Julian Day in UT.
	Place       WesternPlanetaryReturnAnswerPlace    `json:"place"`         // Place for which the chart is cast.
	Chart       *WesternChart                        `json:"chart"`         // Chart of that pass; null if there is no such return.
	Aspects     []Aspect                             `json:"aspects"`       // Aspects within the chart.
	Metadata    WesternMetadata                      `json:"metadata"`      // Versions and rules behind the answer.
}

type WesternHorarySettings struct {
	LanguageSettings
	ObservationPoint *string `json:"observation_point,omitempty"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. One of: "geocentric".
	NodeMode         *string `json:"node_mode,omitempty"`         // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType         *string `json:"node_type,omitempty"`         // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
	Clock            *string `json:"clock,omitempty"`             // The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. One of: "auto", "zone", "local_mean", "local_apparent", "ut".
	HouseSystem      *string `json:"house_system,omitempty"`      // System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. regiomontanus if omitted. One of: "regiomontanus", "placidus", "koch", "porphyry", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky".
	OrbTable         *string `json:"orb_table,omitempty"`         // The column of Lilly’s table of orbs: the greater ones of earlier authors, or the lesser ones. greater if omitted. One of: "greater", "lesser".
}

type WesternHoraryInput struct {
	Birth
	Settings *WesternHorarySettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Subject  string                 `json:"subject"`            // Matter of the question; its house signifies it. house_2 to house_12 name a house itself, for a matter without a word here. One of: "wealth", "lost_object", "possession", "sibling", "neighbour", "short_journey", "news", "house_purchase", "land", "father", "inheritance_of_land", "hidden_thing", "child", "pregnancy", "messenger", "gambling", "illness", "servant", "employee", "small_animal", "marriage", "love", "partnership", "lawsuit", "contract", "open_enemy", "thief", "other_person", "legacy", "money_of_other", "debt", "long_journey", "study", "religion", "dream", "career", "office", "ruler", "mother", "friend", "hope", "salary", "imprisonment", "secret_enemy", "large_animal", "house_2", "house_3", "house_4", "house_5", "house_6", "house_7", "house_8", "house_9", "house_10", "house_11", "house_12".
}

// A consideration before judgment.
type HoraryConsideration struct {
	Consideration string     `json:"consideration"` // The warning, by its id. One of: "hour_disagrees", "early_ascendant", "late_ascendant", "moon_late_in_sign", "moon_in_via_combusta", "moon_void", "seventh_hurt", "saturn_in_first", "saturn_in_seventh", "first_lord_combust", "seventh_lord_unfortunate".
	Holds         *bool      `json:"holds"`         // Whether it holds; null without sunrise, because there is no planetary hour.
	Planets       []SignLord `json:"planets"`       // Planets by which it holds.
	Text          string     `json:"text"`          // The rule in our words.
	Source        string     `json:"source"`        // Page or chapter of Christian Astrology (1647), or of the named edition.
}

type HoraryStrengthConditions struct {
	Condition string `json:"condition"` // Accidental fortitude or debility, by its id. One of: "house", "direct", "retrograde", "swift", "slow", "oriental", "occidental", "evening", "morning", "waxing", "waning", "cazimi", "combust", "under_beams", "free_of_sun", "joins_benefic", "trine_benefic", "sextile_benefic", "joins_malefic", "opposes_malefic", "square_malefic", "besieged", "north_node", "south_node", "regulus", "spica", "algol".
	Points    int    `json:"points"`    // Points of the condition.
}

// Fortitudes and debilities of a planet.
type HoraryStrength struct {
	Name            SignLord                   `json:"name"`             // English name of the planet.
	CountedHouse    int                        `json:"counted_house"`    // House in which it counts: the next one if its cusp is at most 5° ahead.
	Dignities       []string                   `json:"dignities"`        // Essential dignities by the tables of Lilly. One of: "domicile", "exaltation", "triplicity", "term", "face", "detriment", "fall", "peregrine".
	EssentialScore  int                        `json:"essential_score"`  // Sum of their points, without receptions.
	Conditions      []HoraryStrengthConditions `json:"conditions"`       // Accidental conditions.
	AccidentalScore int                        `json:"accidental_score"` // Sum of their points.
	Moiety          float64                    `json:"moiety"`           // Half of its orb, degrees. An aspect reaches as far as the moieties of both.
}

// A planet in dignities of another.
type HoraryReception struct {
	Guest     SignLord `json:"guest"`     // Planet that is received.
	Host      SignLord `json:"host"`      // Planet in whose dignities it is.
	Dignities []string `json:"dignities"` // Dignities of the host at the place of the guest. One of: "domicile", "exaltation", "triplicity", "term", "face".
	IsMutual  bool     `json:"is_mutual"` // Whether the guest receives the host too, by any dignity.
}

type HoraryMoonAspect struct {
	Planet SignLord     `json:"planet"` // Planet of the aspect.
	Aspect HoraryAspect `json:"aspect"` // Name of the aspect.
	At     string       `json:"at"`     // Instant of exactness.
}

// One of: "conjunction", "sextile", "square", "trine", "opposition".
type HoraryAspect = string

type HoraryApplicationInterpositions struct {
	Kind         string       `json:"kind"`          // frustration: the heavier of the two joins a planet heavier still; prohibition in other cases. One of: "prohibition", "frustration".
	Planet       SignLord     `json:"planet"`        // Third planet.
	Meets        SignLord     `json:"meets"`         // The one of the two that it meets.
	Aspect       HoraryAspect `json:"aspect"`        // Aspect between them.
	At           string       `json:"at"`            // Instant of exactness.
	IsMalevolent bool         `json:"is_malevolent"` // A square, an opposition, or the body of Saturn or Mars.
	Hinders      bool         `json:"hinders"`       // Whether it counts: a sextile or a trine is hindered by a malevolent aspect alone.
}

// Two significators that approach an aspect, and what becomes of it.
type HoraryApplication struct {
	Planet         SignLord                          `json:"planet"`          // The lighter of the two, which applies.
	To             SignLord                          `json:"to"`              // The heavier of the two.
	Aspect         HoraryAspect                      `json:"aspect"`          // Aspect that they approach.
	DegreesWanting float64                           `json:"degrees_wanting"` // Degrees from exactness at the question.
	IsWithinOrbs   bool                              `json:"is_within_orbs"`  // Whether they approach it at the question within their moieties, and this is the end of that approach.
	Outcome        string                            `json:"outcome"`         // perfects: the aspect becomes exact before either leaves its sign. refranation: one of them draws back. sign_change: one leaves its sign first. unresolved: the ephemeris ends first. One of: "perfects", "refranation", "sign_change", "unresolved".
	At             *string                           `json:"at"`              // Instant of the outcome; null if unresolved.
	Cause          *SignLord                         `json:"cause"`           // Planet that draws back or leaves its sign; null if the aspect perfects.
	Interpositions []HoraryApplicationInterpositions `json:"interpositions"`  // Aspects of third planets, in their present signs, with one of the two that are exact before theirs.
	UnitByHouses   string                            `json:"unit_by_houses"`  // Time of a degree by the houses of both. One of: "days", "weeks", "months", "years".
	UnitBySign     string                            `json:"unit_by_sign"`    // Time of a degree by the sign and the house of the planet that applies. One of: "days", "weeks", "months", "years".
}

// A translation of light between the significators.
type HoraryTranslation struct {
	By            SignLord     `json:"by"`             // Planet that carries the light.
	From          SignLord     `json:"from"`           // Significator that it leaves.
	FromAspect    HoraryAspect `json:"from_aspect"`    // Aspect from which it separates.
	To            SignLord     `json:"to"`             // Significator to which it goes.
	ToAspect      HoraryAspect `json:"to_aspect"`      // Aspect to which it applies.
	At            string       `json:"at"`             // Instant at which it arrives.
	IsReceived    bool         `json:"is_received"`    // Whether it is in a dignity of the one that it leaves.
	InterruptedBy *SignLord    `json:"interrupted_by"` // Planet that it meets first; null if it goes straight.
}

type HoraryCollectionMeetings struct {
	Planet SignLord     `json:"planet"` // Significator that applies to it.
	Aspect HoraryAspect `json:"aspect"` // Aspect between them.
	At     string       `json:"at"`     // Instant of exactness.
}

// A collection of light of the significators.
type HoraryCollection struct {
	By               SignLord                   `json:"by"`                  // Heavier planet that collects the light.
	Meetings         []HoraryCollectionMeetings `json:"meetings"`            // Aspects of the two significators with it.
	IsReceivedByBoth bool                       `json:"is_received_by_both"` // Whether it is in dignities of both, as the rule wants.
}

// A rule that the figure meets, with its evidence.
type HoraryTestimony struct {
	Side    string        `json:"side"`    // Side of the rule. Testimonies are not weighed against each other. One of: "for", "against".
	Rule    string        `json:"rule"`    // The rule, by its id. One of: "conjunction", "good_aspect", "square_with_dignity", "opposition_with_reception", "translation", "collection", "mutual_reception", "quesited_in_first", "querent_in_house", "square_without_dignity", "opposition", "prohibition", "frustration", "refranation", "sign_change", "separation", "moon_void", "quesited_combust".
	Planets []SignLord    `json:"planets"` // Planets that meet it.
	Aspect  *HoraryAspect `json:"aspect"`  // Aspect that it reads; null if none.
	At      *string       `json:"at"`      // Instant of exactness, or at which it fails; null without an instant.
	Text    string        `json:"text"`    // The rule in our words.
	Source  string        `json:"source"`  // Page or chapter of Christian Astrology (1647), or of the named edition.
}

type WesternHoraryMetadata struct {
	Metadata
	Birth                BirthClock `json:"birth"`                  // The instant computed for the birth, and the clock behind it.
	ObservationPoint     string     `json:"observation_point"`      // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	NodeMode             string     `json:"node_mode"`              // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	HouseSystemRequested *string    `json:"house_system_requested"` // The requested house system, if it has no solution there and another was used; else null. One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky".
	OrbTable             string     `json:"orb_table"`              // The column of Lilly’s table of orbs: the greater ones of earlier authors, or the lesser ones. One of: "greater", "lesser".
}

type WesternHoraryAnswerFortune struct {
	InSign
	House int `json:"house"` // Number of the house, 1 to 12.
}

type WesternHoraryAnswerHour struct {
	Lord      SignLord `json:"lord"`      // Lord of the planetary hour.
	DayLord   SignLord `json:"day_lord"`  // Lord of the day from sunrise.
	Agreement *string  `json:"agreement"` // Agreement with the ascendant or its lord; null if there is none. One of: "one_planet", "one_triplicity", "one_nature".
}

type WesternHoraryAnswerQuerent struct {
	Lord    SignLord   `json:"lord"`     // Lord of the ascendant.
	HasMoon bool       `json:"has_moon"` // Whether the Moon stands for the querent too: unless she is lord of the matter.
	Planets []SignLord `json:"planets"`  // Planets in the first house.
}

type WesternHoraryAnswerQuesited struct {
	House   int        `json:"house"`   // House of the matter.
	Lord    SignLord   `json:"lord"`    // Lord of that house.
	Planets []SignLord `json:"planets"` // Planets in that house.
}

type WesternHoraryAnswerMoon struct {
	IsVoidOfCourse bool              `json:"is_void_of_course"` // Whether she is within the orb of no aspect that becomes exact before she leaves her sign.
	LeavesSignAt   string            `json:"leaves_sign_at"`    // Instant when she leaves her sign.
	SeparatesFrom  *HoraryMoonAspect `json:"separates_from"`    // Her last exact aspect in the sign; null if there is none.
	AppliesTo      *HoraryMoonAspect `json:"applies_to"`        // Her next exact aspect in the sign; null if there is none.
}

type WesternHoraryAnswer struct {
	Subject          string                      `json:"subject"`   // Subject of the question. One of: "wealth", "lost_object", "possession", "sibling", "neighbour", "short_journey", "news", "house_purchase", "land", "father", "inheritance_of_land", "hidden_thing", "child", "pregnancy", "messenger", "gambling", "illness", "servant", "employee", "small_animal", "marriage", "love", "partnership", "lawsuit", "contract", "open_enemy", "thief", "other_person", "legacy", "money_of_other", "debt", "long_journey", "study", "religion", "dream", "career", "office", "ruler", "mother", "friend", "hope", "salary", "imprisonment", "secret_enemy", "large_animal", "house_2", "house_3", "house_4", "house_5", "house_6", "house_7", "house_8", "house_9", "house_10", "house_11", "house_12".
	Sect             string                      `json:"sect"`      // Whether the Sun is above the true horizon. One of: "day", "night".
	Ascendant        WesternAscendant            `json:"ascendant"` // The point that rises in the east.
	Planets          []WesternPlanet             `json:"planets"`   // Planets and points, in their usual order.
	Angles           WesternAngles               `json:"angles"`
	HouseCusps       []HouseCusp                 `json:"house_cusps"`       // Starts of the twelve houses.
	Aspects          []Aspect                    `json:"aspects"`           // Aspects of the seven within the sum of their moieties.
	Fortune          WesternHoraryAnswerFortune  `json:"fortune"`           // Part of Fortune, by day and by night from the Sun to the Moon.
	Hour             *WesternHoraryAnswerHour    `json:"hour"`              // Planetary hour; null if the Sun does not rise and set.
	Querent          WesternHoraryAnswerQuerent  `json:"querent"`           // Significators of the one who asks.
	Quesited         WesternHoraryAnswerQuesited `json:"quesited"`          // Significators of the matter.
	Considerations   []HoraryConsideration       `json:"considerations"`    // Considerations before judgment.
	Strengths        []HoraryStrength            `json:"strengths"`         // Fortitudes and debilities of the seven.
	Receptions       []HoraryReception           `json:"receptions"`        // Receptions among the significators.
	Moon             WesternHoraryAnswerMoon     `json:"moon"`              // The Moon’s course through her sign.
	Applications     []HoraryApplication         `json:"applications"`      // Aspects that the significators approach.
	Translations     []HoraryTranslation         `json:"translations"`      // Translations of light between the lords of querent and matter.
	Collections      []HoraryCollection          `json:"collections"`       // Collections of light of both lords.
	Testimonies      []HoraryTestimony           `json:"testimonies"`       // Rules that the figure meets: those for the matter, then those against it.
	Confidence       Confidence                  `json:"confidence"`        // Confidence in the rules: those of one author.
	TimingConfidence Confidence                  `json:"timing_confidence"` // Confidence in the units of time: the author gives several tables.
	Metadata         WesternHoraryMetadata       `json:"metadata"`          // Versions and rules behind the answer.
}

type WesternElectionalSettings struct {
	LanguageSettings
	ObservationPoint *string `json:"observation_point,omitempty"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. One of: "geocentric".
	NodeMode         *string `json:"node_mode,omitempty"`         // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType         *string `json:"node_type,omitempty"`         // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
	Sunrise          *string `json:"sunrise,omitempty"`           // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. One of: "almanac", "standard_air", "geometric", "disc_centre".
}

type WesternElectionalInput struct {
	Purpose    string                     `json:"purpose"`               // Matter that is begun; general for one that has no purpose of its own here. One of: "general", "marriage", "contract", "travel", "building", "foundation", "buying", "house_purchase", "favour", "request", "study".
	From       string                     `json:"from"`                  // The first date.
	To         string                     `json:"to"`                    // The last date; a search takes up to 92 days.
	Latitude   *float64                   `json:"latitude,omitempty"`    // Decimal degrees, north positive.
	Longitude  *float64                   `json:"longitude,omitempty"`   // Decimal degrees, east positive.
	Timezone   any                        `json:"timezone,omitempty"`    // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	PlaceID    *int                       `json:"place_id,omitempty"`    // Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
	Mode       *string                    `json:"mode,omitempty"`        // strict: the times that no rule forbids. ranked: every time. The best come first in both. strict if omitted. One of: "strict", "ranked".
	Excluded   *string                    `json:"excluded,omitempty"`    // Rules that are not judged: their ids with commas between them, as `findings` has them, such as moon_slow,hour_of_malefic.
	MinMinutes *int                       `json:"min_minutes,omitempty"` // Minimum length; shorter times are omitted. 20 if omitted.
	Limit      *int                       `json:"limit,omitempty"`       // Maximum number of times in the answer; `windows_found` is the total. 20 if omitted.
	Settings   *WesternElectionalSettings `json:"settings,omitempty"`    // Conventions to follow; each has a default.
}

// A time in which one sign rises, judged for a purpose.
type ElectionWindow struct {
	TimeWindow
	Minutes   int               `json:"minutes"`   // Length in whole minutes.
	Day       string            `json:"day"`       // Date of the day from sunrise to sunrise that contains the time.
	Score     int               `json:"score"`     // 50 plus the points of the findings, each group within its bounds, from 0 to 100.
	Grade     string            `json:"grade"`     // Grade by the score: excellent from 75, strong from 60, fair from 45, weak below. One of: "excellent", "strong", "fair", "weak".
	Ascendant *SignName         `json:"ascendant"` // The rising sign; null if too near a pole.
	Ruler     *SignLord         `json:"ruler"`     // Lord of the rising sign.
	Findings  []ElectionFinding `json:"findings"`  // Rules that hold: those with the most points for or against come first.
	Facts     ElectionFacts     `json:"facts"`
}

// A rule of elections that holds in a time.
type ElectionFinding struct {
	Rule       string       `json:"rule"`   // Id of the rule, for programs. One of: "moon_near_sun_before", "moon_near_sun_after", "moon_in_via_combusta", "moon_void", "moon_full", "moon_with_malefic", "moon_near_node", "moon_late_in_sign", "moon_cadent", "moon_weak_sign", "moon_slow", "moon_in_ascendant", "moon_goes_to_benefic", "moon_goes_to_malefic", "moon_leaves_benefic", "moon_leaves_malefic", "moon_goes_to_significator", "moon_waxing", "moon_strong_sign", "moon_dispositor_strong", "moon_long_sign", "moon_short_sign", "moon_sign_chosen", "moon_sign_avoided", "moon_house_chosen", "moon_house_avoided", "ascendant_kind_chosen", "ascendant_kind_avoided", "ascendant_sign_chosen", "ascendant_sign_avoided", "ascendant_long_sign", "ascendant_short_sign", "ascendant_early", "ascendant_late", "ascendant_of_time", "benefic_rising", "benefic_culminating", "benefic_angular", "malefic_rising", "malefic_angular", "malefic_cadent", "sun_rising", "tail_in_house", "ruler_retrograde", "ruler_combust", "ruler_under_beams", "ruler_strong_sign", "ruler_weak_sign", "ruler_angular", "ruler_hidden", "ruler_sees_ascendant", "ruler_hurt", "ruler_helped", "significator_not_free", "significator_strong_sign", "significator_weak_sign", "significator_retrograde", "significator_combust", "significator_angular", "significator_hurt", "significator_helped", "matter_lord_strong_sign", "matter_lord_weak_sign", "matter_lord_retrograde", "matter_lord_combust", "benefic_in_matter", "malefic_in_matter", "lords_receive", "foe_angular", "foe_sees_significator", "hour_agrees", "hour_of_malefic", "rising_sign", "houses_unknown", "hour_unknown".
	Group      string       `json:"group"`  // Part of the chart that the rule reads; ruler is the lord of the ascendant. One of: "moon", "ascendant", "ruler", "matter", "hour", "note".
	Sign       string       `json:"sign"`   // Effect of the rule: it favours the time, hinders it, forbids it in a strict search, or is a note. One of: "favours", "hinders", "forbids", "notes".
	Points     float64      `json:"points"` // Points added to the score, in proportion to the share of the time in which the rule holds.
	Detail     *string      `json:"detail"` // Planets by which it holds; null if none.
	Text       string       `json:"text"`   // The rule in our words.
	Source     string       `json:"source"` // Book and page of the rule.
	Confidence Confidence   `json:"confidence"`
	Times      []TimeWindow `json:"times"` // Times in which the rule holds; empty if it holds throughout.
}

type ElectionFactsMoon struct {
	IsWaxing       bool                `json:"is_waxing"`         // Whether the Moon increases in light.
	IsVoidOfCourse bool                `json:"is_void_of_course"` // Whether she makes no further exact aspect in her sign.
	SeparatesFrom  *ElectionMoonAspect `json:"separates_from"`    // Her last exact aspect in the sign; null if there is none.
	AppliesTo      *ElectionMoonAspect `json:"applies_to"`        // Her next exact aspect in the sign; null if there is none.
}

// Facts of the chart on which the findings rest.
type ElectionFacts struct {
	At       string            `json:"at"`        // The middle of the time.
	Planets  []ElectionPlanet  `json:"planets"`   // The seven planets.
	Moon     ElectionFactsMoon `json:"moon"`      // The Moon’s course through her sign.
	HourLord *SignLord         `json:"hour_lord"` // Lord of the planetary hour; null without sunrise or sunset.
}

// A planet as the rules read it.
type ElectionPlanet struct {
	Name         SignLord   `json:"name"`          // English name of the planet.
	Sign         SignName   `json:"sign"`          // Tropical sign of the planet.
	House        *int       `json:"house"`         // House in whole signs; null if houses were not judged.
	IsRetrograde bool       `json:"is_retrograde"` // Whether it moves backwards through the zodiac.
	Dignity      *string    `json:"dignity"`       // strong: in its house or exaltation. weak: in its detriment or fall. Null if neither. One of: "strong", "weak".
	FromSun      *string    `json:"from_sun"`      // Nearness to the Sun by Lilly’s limits: 17′, 8°30′ in one sign, 17°. Null for the Sun. One of: "cazimi", "combust", "under_beams", "free".
	HurtBy       []SignLord `json:"hurt_by"`       // Saturn and Mars in conjunction, square or opposition within the moieties.
	HelpedBy     []SignLord `json:"helped_by"`     // Jupiter and Venus in conjunction, sextile or trine within the moieties.
}

type ElectionMoonAspect struct {
	Planet SignLord     `json:"planet"` // Planet of the aspect.
	Aspect HoraryAspect `json:"aspect"` // Name of the aspect.
}

// A day without a time, with the reason.
type ElectionRejectedDay struct {
	Date       string   `json:"date"`        // The day, from its sunrise.
	Rule       string   `json:"rule"`        // Rule that forbids most of the day; too_short if the rest is shorter than `min_minutes`. One of: "moon_near_sun_before", "moon_near_sun_after", "moon_in_via_combusta", "moon_void", "moon_full", "moon_with_malefic", "moon_near_node", "moon_late_in_sign", "moon_cadent", "moon_weak_sign", "moon_slow", "moon_in_ascendant", "moon_goes_to_benefic", "moon_goes_to_malefic", "moon_leaves_benefic", "moon_leaves_malefic", "moon_goes_to_significator", "moon_waxing", "moon_strong_sign", "moon_dispositor_strong", "moon_long_sign", "moon_short_sign", "moon_sign_chosen", "moon_sign_avoided", "moon_house_chosen", "moon_house_avoided", "ascendant_kind_chosen", "ascendant_kind_avoided", "ascendant_sign_chosen", "ascendant_sign_avoided", "ascendant_long_sign", "ascendant_short_sign", "ascendant_early", "ascendant_late", "ascendant_of_time", "benefic_rising", "benefic_culminating", "benefic_angular", "malefic_rising", "malefic_angular", "malefic_cadent", "sun_rising", "tail_in_house", "ruler_retrograde", "ruler_combust", "ruler_under_beams", "ruler_strong_sign", "ruler_weak_sign", "ruler_angular", "ruler_hidden", "ruler_sees_ascendant", "ruler_hurt", "ruler_helped", "significator_not_free", "significator_strong_sign", "significator_weak_sign", "significator_retrograde", "significator_combust", "significator_angular", "significator_hurt", "significator_helped", "matter_lord_strong_sign", "matter_lord_weak_sign", "matter_lord_retrograde", "matter_lord_combust", "benefic_in_matter", "malefic_in_matter", "lords_receive", "foe_angular", "foe_sees_significator", "hour_agrees", "hour_of_malefic", "rising_sign", "houses_unknown", "hour_unknown", "too_short".
	Text       string   `json:"text"`        // The reason as a sentence.
	Detail     *string  `json:"detail"`      // Planets concerned; null if none.
	OtherRules []string `json:"other_rules"` // Other rules that forbid a part of the day. One of: "moon_near_sun_before", "moon_near_sun_after", "moon_in_via_combusta", "moon_void", "moon_full", "moon_with_malefic", "moon_near_node", "moon_late_in_sign", "moon_cadent", "moon_weak_sign", "moon_slow", "moon_in_ascendant", "moon_goes_to_benefic", "moon_goes_to_malefic", "moon_leaves_benefic", "moon_leaves_malefic", "moon_goes_to_significator", "moon_waxing", "moon_strong_sign", "moon_dispositor_strong", "moon_long_sign", "moon_short_sign", "moon_sign_chosen", "moon_sign_avoided", "moon_house_chosen", "moon_house_avoided", "ascendant_kind_chosen", "ascendant_kind_avoided", "ascendant_sign_chosen", "ascendant_sign_avoided", "ascendant_long_sign", "ascendant_short_sign", "ascendant_early", "ascendant_late", "ascendant_of_time", "benefic_rising", "benefic_culminating", "benefic_angular", "malefic_rising", "malefic_angular", "malefic_cadent", "sun_rising", "tail_in_house", "ruler_retrograde", "ruler_combust", "ruler_under_beams", "ruler_strong_sign", "ruler_weak_sign", "ruler_angular", "ruler_hidden", "ruler_sees_ascendant", "ruler_hurt", "ruler_helped", "significator_not_free", "significator_strong_sign", "significator_weak_sign", "significator_retrograde", "significator_combust", "significator_angular", "significator_hurt", "significator_helped", "matter_lord_strong_sign", "matter_lord_weak_sign", "matter_lord_retrograde", "matter_lord_combust", "benefic_in_matter", "malefic_in_matter", "lords_receive", "foe_angular", "foe_sees_significator", "hour_agrees", "hour_of_malefic".
}

type WesternElectionalMetadata struct {
	Metadata
	ObservationPoint string `json:"observation_point"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	NodeMode         string `json:"node_mode"`         // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	Sunrise          string `json:"sunrise"`           // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
}

type WesternElectionalAnswer struct {
	PurposeName   string                    `json:"purpose_name"`   // The purpose in words.
	PurposeSource string                    `json:"purpose_source"` // Source of the houses, planets and signs of the purpose.
	Excluded      []string                  `json:"excluded"`       // Rules that were left out. One of: "moon_near_sun_before", "moon_near_sun_after", "moon_in_via_combusta", "moon_void", "moon_full", "moon_with_malefic", "moon_near_node", "moon_late_in_sign", "moon_cadent", "moon_weak_sign", "moon_slow", "moon_in_ascendant", "moon_goes_to_benefic", "moon_goes_to_malefic", "moon_leaves_benefic", "moon_leaves_malefic", "moon_goes_to_significator", "moon_waxing", "moon_strong_sign", "moon_dispositor_strong", "moon_long_sign", "moon_short_sign", "moon_sign_chosen", "moon_sign_avoided", "moon_house_chosen", "moon_house_avoided", "ascendant_kind_chosen", "ascendant_kind_avoided", "ascendant_sign_chosen", "ascendant_sign_avoided", "ascendant_long_sign", "ascendant_short_sign", "ascendant_early", "ascendant_late", "ascendant_of_time", "benefic_rising", "benefic_culminating", "benefic_angular", "malefic_rising", "malefic_angular", "malefic_cadent", "sun_rising", "tail_in_house", "ruler_retrograde", "ruler_combust", "ruler_under_beams", "ruler_strong_sign", "ruler_weak_sign", "ruler_angular", "ruler_hidden", "ruler_sees_ascendant", "ruler_hurt", "ruler_helped", "significator_not_free", "significator_strong_sign", "significator_weak_sign", "significator_retrograde", "significator_combust", "significator_angular", "significator_hurt", "significator_helped", "matter_lord_strong_sign", "matter_lord_weak_sign", "matter_lord_retrograde", "matter_lord_combust", "benefic_in_matter", "malefic_in_matter", "lords_receive", "foe_angular", "foe_sees_significator", "hour_agrees", "hour_of_malefic".
	WindowsFound  int                       `json:"windows_found"`  // Number of times found; `windows` has at most `limit` of them.
	Windows       []ElectionWindow          `json:"windows"`        // Times found, the best first.
	RejectedDays  []ElectionRejectedDay     `json:"rejected_days"`  // Days without a time, in order.
	Metadata      WesternElectionalMetadata `json:"metadata"`       // Versions and rules behind the answer.
}

type WesternLotsSettings struct {
	WesternPointSettings
	LotRule *string `json:"lot_rule,omitempty"` // Arc of a lot for a birth by night: reversed (by sect), or the same as by day. by_sect if omitted. One of: "by_sect", "day_always".
}

type WesternLotsInput struct {
	Birth
	Settings *WesternLotsSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type WesternLotsMetadata struct {
	WesternPointMetadata
	LotRule string `json:"lot_rule"` // Arc of a lot for a birth by night: reversed (by sect), or the same as by day. One of: "by_sect", "day_always".
}

type WesternLotsAnswerLots struct {
	InSign
	Lot   string `json:"lot"`   // The lot, by its id. One of: "fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis", "father", "mother".
	House int    `json:"house"` // Number of the house, 1 to 12.
	From  string `json:"from"`  // Planet or lot at which the arc begins.
	To    string `json:"to"`    // Planet or lot at which the arc ends.
}

type WesternLotsAnswer struct {
	Sect     string                  `json:"sect"`     // Whether the Sun is above the true horizon at birth. One of: "day", "night".
	Lots     []WesternLotsAnswerLots `json:"lots"`     // The seven hermetic lots, then father and mother.
	Metadata WesternLotsMetadata     `json:"metadata"` // Versions and rules behind the answer.
}

type WesternDignitiesSettings struct {
	WesternPointSettings
	TriplicityLords *string `json:"triplicity_lords,omitempty"` // By Dorotheus, with a third, participating lord, or by Lilly, who gives water to Mars by day and by night. The lord of the sect is used. dorothean if omitted. One of: "dorothean", "lilly".
}

type WesternDignitiesInput struct {
	Birth
	Settings *WesternDignitiesSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type WesternDignitiesMetadata struct {
	WesternPointMetadata
	TriplicityLords string `json:"triplicity_lords"` // By Dorotheus, with a third, participating lord, or by Lilly, who gives water to Mars by day and by night. The lord of the sect is used. One of: "dorothean", "lilly".
}

type WesternDignitiesAnswerPlanetsLords struct {
	Domicile      SignLord  `json:"domicile"`      // Lord of the sign.
	Exaltation    *SignLord `json:"exaltation"`    // Planet exalted in the sign; null if there is none.
	Triplicity    SignLord  `json:"triplicity"`    // Lord of the triplicity, by the sect of the chart.
	Participating *SignLord `json:"participating"` // Third lord of the triplicity; null by Lilly, who has none.
	Term          SignLord  `json:"term"`          // Lord of the Egyptian term.
	Face          SignLord  `json:"face"`          // Lord of the decan, in Chaldean order.
}

type WesternDignitiesAnswerPlanets struct {
	InSign
	Name      string                             `json:"name"`      // English name of the planet or point. One of: "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn".
	Lords     WesternDignitiesAnswerPlanetsLords `json:"lords"`     // Planets that rule its degree.
	Dignities []string                           `json:"dignities"` // Essential dignities that it has there. One of: "domicile", "exaltation", "triplicity", "term", "face", "detriment", "fall", "peregrine".
	Score     int                                `json:"score"`     // Sum of their points.
}

type WesternDignitiesAnswerMutualReceptions struct {
	PlanetA string `json:"planet_a"` // The first planet of the two. One of: "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn".
	PlanetB string `json:"planet_b"` // The second planet of the two. One of: "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn".
	Dignity string `json:"dignity"`  // Dignity in which each receives the other. One of: "domicile", "exaltation".
}

type WesternDignitiesAnswerAlmutensPoints struct {
	Name   string `json:"name"`   // English name of the planet or point. One of: "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn".
	Points int    `json:"points"` // Points of essential dignity.
}

type WesternDignitiesAnswerAlmutens struct {
	InSign
	Of      string                                 `json:"of"`      // Point whose degree is judged. One of: "sun", "moon", "ascendant", "midheaven", "fortune".
	Planets []string                               `json:"planets"` // Planets with the most points at that degree. One of: "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn".
	Points  []WesternDignitiesAnswerAlmutensPoints `json:"points"`  // Points of essential dignity.
}

type WesternDignitiesAnswer struct {
	Sect             string                                   `json:"sect"`              // Whether the Sun is above the true horizon at birth. One of: "day", "night".
	Planets          []WesternDignitiesAnswerPlanets          `json:"planets"`           // Planets and points, in their usual order.
	MutualReceptions []WesternDignitiesAnswerMutualReceptions `json:"mutual_receptions"` // Pairs in each other’s domicile or exaltation.
	Almutens         []WesternDignitiesAnswerAlmutens         `json:"almutens"`          // Almutens: planets with the most points at five degrees of the chart.
	Metadata         WesternDignitiesMetadata                 `json:"metadata"`          // Versions and rules behind the answer.
}

type WesternAntisciaInput struct {
	Birth
	Settings *TropicalSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Orb      *float64          `json:"orb,omitempty"`      // Maximum distance of a point from the mirrored place. 1 if omitted.
}

type TropicalSettings struct {
	Settings
	NodeMode    *string `json:"node_mode,omitempty"`    // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType    *string `json:"node_type,omitempty"`    // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
	Zodiac      *string `json:"zodiac,omitempty"`       // Only the tropical zodiac: the technique is defined by equinox and equator. tropical if omitted. One of: "tropical".
	Ayanamsa    *string `json:"ayanamsa,omitempty"`     // A tropical chart has no ayanamsa; any other value is refused. none if omitted. One of: "none".
	Ayanamsha   *string `json:"ayanamsha,omitempty"`    // Alias of ayanamsa. One of: "none". Deprecated: see the text before.
	HouseSystem *string `json:"house_system,omitempty"` // System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. placidus if omitted. One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky".
	OrbProfile  *string `json:"orb_profile,omitempty"`  // Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted. One of: "standard", "kerykeion", "wide".
	AspectSet   *string `json:"aspect_set,omitempty"`   // The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major if omitted. One of: "major", "all".
	PointSet    *string `json:"point_set,omitempty"`    // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted. One of: "main", "extended".
	Points      *string `json:"points,omitempty"`       // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternAntisciaAnswerPoints struct {
	InSign
	Name            WesternPointName `json:"name"`             // English name of the planet or point.
	Antiscion       InSign           `json:"antiscion"`        // Its mirror image across the solstices.
	ContraAntiscion InSign           `json:"contra_antiscion"` // Its mirror image across the equinoxes.
}

type WesternAntisciaAnswerHits struct {
	PointA WesternPointName `json:"point_a"`
	PointB WesternPointName `json:"point_b"`
	Mirror string           `json:"mirror"` // Axis of the mirror. One of: "antiscion", "contra_antiscion".
	Orb    float64          `json:"orb"`    // Degrees from the mirrored place.
}

type WesternAntisciaAnswer struct {
	Points   []WesternAntisciaAnswerPoints `json:"points"`   // Planets and angles of the chart, each with its mirror images.
	Hits     []WesternAntisciaAnswerHits   `json:"hits"`     // Pairs within the orb, the nearest first.
	Metadata TropicalMetadata              `json:"metadata"` // Versions and rules behind the answer.
}

type WesternDeclinationsInput struct {
	Birth
	Settings *TropicalSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Orb      *float64          `json:"orb,omitempty"`      // Maximum difference in declination. 1 if omitted.
}

type WesternDeclinationsAnswerPoints struct {
	Name           WesternPointName `json:"name"`             // English name of the planet or point.
	Declination    float64          `json:"declination"`      // Degrees, north positive.
	RightAscension float64          `json:"right_ascension"`  // Right ascension along the celestial equator, degrees.
	IsOutOfBounds  bool             `json:"is_out_of_bounds"` // Whether it is farther from the equator than the Sun ever is.
}

type WesternDeclinationsAnswerAspects struct {
	PointA WesternPointName `json:"point_a"`
	PointB WesternPointName `json:"point_b"`
	Aspect string           `json:"aspect"` // Name of the aspect (angle between two points). One of: "parallel", "contra_parallel".
	Orb    float64          `json:"orb"`    // Degrees from exactness.
}

type WesternDeclinationsAnswer struct {
	Obliquity float64                            `json:"obliquity"` // True obliquity of the ecliptic, degrees.
	Points    []WesternDeclinationsAnswerPoints  `json:"points"`    // Planets and angles of the chart, each with its declination.
	Aspects   []WesternDeclinationsAnswerAspects `json:"aspects"`   // Pairs within the orb, the nearest first.
	Metadata  TropicalMetadata                   `json:"metadata"`  // Versions and rules behind the answer.
}

type WesternMidpointsSettings struct {
	WesternPointSettings
	Points *string  `json:"points,omitempty"` // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
	Dial   *float64 `json:"dial,omitempty"`   // Degrees after which the dial repeats: on 90° a midpoint also counts in square and opposition, on 45° in semisquare too, on 22.5° at every sixteenth of the circle, on 360° only in conjunction. 90 if omitted. One of: 90, 45, 22.5, 360.
}

type WesternMidpointsInput struct {
	Birth
	Settings *WesternMidpointsSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Orb      *float64                  `json:"orb,omitempty"`      // Maximum distance on the dial. 1 if omitted.
}

type WesternMidpointsMetadata struct {
	WesternPointMetadata
	Dial   float64 `json:"dial"`             // Degrees after which the dial repeats: on 90° a midpoint also counts in square and opposition, on 45° in semisquare too, on 22.5° at every sixteenth of the circle, on 360° only in conjunction. One of: 90, 45, 22.5, 360.
	Points *string `json:"points,omitempty"` // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternMidpointsAnswerMidpoints struct {
	InSign
	PointA WesternPointName `json:"point_a"`
	PointB WesternPointName `json:"point_b"`
	Dial   float64          `json:"dial"` // Degrees on the dial.
}

type WesternMidpointsAnswerTreesMidpoints struct {
	PointA WesternPointName `json:"point_a"`
	PointB WesternPointName `json:"point_b"`
	Orb    float64          `json:"orb"` // Degrees on the dial.
}

type WesternMidpointsAnswerTrees struct {
	Point     WesternPointName                       `json:"point"`
	Dial      float64                                `json:"dial"`      // Degrees on the dial.
	Midpoints []WesternMidpointsAnswerTreesMidpoints `json:"midpoints"` // Midpoints within the orb, the nearest first.
}

type WesternMidpointsAnswer struct {
	Midpoints []WesternMidpointsAnswerMidpoints `json:"midpoints"` // Midpoints, in the order of the dial.
	Trees     []WesternMidpointsAnswerTrees     `json:"trees"`     // Trees: each point with the midpoints that meet it.
	Metadata  WesternMidpointsMetadata          `json:"metadata"`  // Versions and rules behind the answer.
}

type WesternHarmonicsInput struct {
	Birth
	Settings *WesternSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Harmonic *int             `json:"harmonic,omitempty"` // Factor by which every longitude is multiplied. 5 if omitted.
}

type WesternHarmonicsAnswerPoints struct {
	InSign
	Name           WesternPointName `json:"name"`            // English name of the planet or point.
	NatalLongitude float64          `json:"natal_longitude"` // Longitude in the birth chart, degrees.
}

type WesternHarmonicsAnswer struct {
	Harmonic int                            `json:"harmonic"` // Factor by which every longitude was multiplied.
	Points   []WesternHarmonicsAnswerPoints `json:"points"`   // Planets and angles of the chart, each with its multiplied longitude.
	Aspects  []Aspect                       `json:"aspects"`  // Aspects within their orbs.
	Metadata WesternMetadata                `json:"metadata"` // Versions and rules behind the answer.
}

type WesternPatternsSettings struct {
	Settings
	NodeMode    *string  `json:"node_mode,omitempty"`    // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType    *string  `json:"node_type,omitempty"`    // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
	Zodiac      *string  `json:"zodiac,omitempty"`       // Longitudes from the spring equinox, or from the stars by the `ayanamsa`: places, signs, cusps, houses and lords follow it. A moving sky (transits, progressions, returns) is in the sidereal zodiac of its own date. tropical if omitted. One of: "tropical", "sidereal".
	Ayanamsa    *string  `json:"ayanamsa,omitempty"`     // Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. none if omitted. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	Ayanamsha   *string  `json:"ayanamsha,omitempty"`    // Alias of ayanamsa. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom". Deprecated: see the text before.
	AyanamsaDeg *float64 `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	OrbProfile  *string  `json:"orb_profile,omitempty"`  // Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted. One of: "standard", "kerykeion", "wide".
	PointSet    *string  `json:"point_set,omitempty"`    // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted. One of: "main", "extended".
	Points      *string  `json:"points,omitempty"`       // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternPatternsInput struct {
	Birth
	Settings     *WesternPatternsSettings `json:"settings,omitempty"`      // Conventions to follow; each has a default.
	StelliumSize *int                     `json:"stellium_size,omitempty"` // Least number of points in a sign that make a stellium: 3 or 4 in most books. 3 if omitted.
}

type WesternPatternsMetadata struct {
	Metadata
	Birth            BirthClock         `json:"birth"`                  // The instant computed for the birth, and the clock behind it.
	ObservationPoint string             `json:"observation_point"`      // Positions as seen from the centre of the Earth, or from the place on its surface. One of: "geocentric", "topocentric".
	NodeMode         string             `json:"node_mode"`              // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	Ayanamsa         string             `json:"ayanamsa"`               // Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64           `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	OrbProfile       string             `json:"orb_profile"`            // Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. One of: "standard", "kerykeion", "wide".
	Orbs             map[string]float64 `json:"orbs"`                   // Largest distance from exactness by aspect, degrees.
	PointSet         string             `json:"point_set"`              // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. One of: "main", "extended".
	Points           *string            `json:"points,omitempty"`       // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternPatternsAnswerFigures struct {
	Figure     string             `json:"figure"`      // The figure, by its id. One of: "t_square", "grand_trine", "grand_cross", "yod", "kite", "mystic_rectangle".
	Points     []WesternPointName `json:"points"`      // Points of the figure, in the order of the chart.
	Apex       *WesternPointName  `json:"apex"`        // Point that the figure points to; null if it has none.
	LargestOrb float64            `json:"largest_orb"` // The largest orb of its aspects, degrees.
}

type WesternPatternsAnswerStelliums struct {
	Sign       SignName           `json:"sign"`        // Sign of the zodiac.
	SignNumber int                `json:"sign_number"` // 1 is Aries.
	Points     []WesternPointName `json:"points"`      // Points in the sign.
}

type WesternPatternsAnswerShape struct {
	Shape      string             `json:"shape"`      // Shape by Jones. One of: "bundle", "bowl", "bucket", "locomotive", "seesaw", "splay", "splash".
	Span       float64            `json:"span"`       // Shortest arc that contains the ten planets, degrees.
	First      WesternPointName   `json:"first"`      // First planet of that arc, along the zodiac.
	Last       WesternPointName   `json:"last"`       // Last planet of that arc.
	Handle     []WesternPointName `json:"handle"`     // Handle of a bucket; empty for the other shapes.
	Confidence Confidence         `json:"confidence"` // Confidence in the limits of this shape.
}

type WesternPatternsAnswer struct {
	Figures   []WesternPatternsAnswerFigures   `json:"figures"`   // Figures of aspects.
	Stelliums []WesternPatternsAnswerStelliums `json:"stelliums"` // Signs with many points, in the order of the zodiac.
	Shape     WesternPatternsAnswerShape       `json:"shape"`     // Shape of the ten planets from the Sun to Pluto.
	Metadata  WesternPatternsMetadata          `json:"metadata"`  // Versions and rules behind the answer.
}

type WesternBalanceSettings struct {
	Settings
	NodeMode     *string  `json:"node_mode,omitempty"`     // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType     *string  `json:"node_type,omitempty"`     // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
	Zodiac       *string  `json:"zodiac,omitempty"`        // Longitudes from the spring equinox, or from the stars by the `ayanamsa`: places, signs, cusps, houses and lords follow it. A moving sky (transits, progressions, returns) is in the sidereal zodiac of its own date. tropical if omitted. One of: "tropical", "sidereal".
	Ayanamsa     *string  `json:"ayanamsa,omitempty"`      // Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. none if omitted. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	Ayanamsha    *string  `json:"ayanamsha,omitempty"`     // Alias of ayanamsa. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom". Deprecated: see the text before.
	AyanamsaDeg  *float64 `json:"ayanamsa_deg,omitempty"`  // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	HouseSystem  *string  `json:"house_system,omitempty"`  // System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. placidus if omitted. One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky".
	PointSet     *string  `json:"point_set,omitempty"`     // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted. One of: "main", "extended".
	Points       *string  `json:"points,omitempty"`        // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
	PointWeights *string  `json:"point_weights,omitempty"` // Weight of each point: 1 (equal), or as in kerykeion: 2 for Sun, Moon and ascendant, 1.5 for Mercury, Venus, Mars and midheaven, 1 for Jupiter and Saturn, less for the rest. equal if omitted. One of: "equal", "kerykeion".
}

type WesternBalanceInput struct {
	Birth
	Settings *WesternBalanceSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type WesternBalanceMetadata struct {
	Metadata
	Birth                BirthClock `json:"birth"`                  // The instant computed for the birth, and the clock behind it.
	ObservationPoint     string     `json:"observation_point"`      // Positions as seen from the centre of the Earth, or from the place on its surface. One of: "geocentric", "topocentric".
	NodeMode             string     `json:"node_mode"`              // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	Ayanamsa             string     `json:"ayanamsa"`               // Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg          *float64   `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	HouseSystemRequested *string    `json:"house_system_requested"` // The requested house system, if it has no solution there and another was used; else null. One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky".
	PointSet             string     `json:"point_set"`              // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. One of: "main", "extended".
	PointWeights         string     `json:"point_weights"`          // Weight of each point: 1 (equal), or as in kerykeion: 2 for Sun, Moon and ascendant, 1.5 for Mercury, Venus, Mars and midheaven, 1 for Jupiter and Saturn, less for the rest. One of: "equal", "kerykeion".
	Points               *string    `json:"points,omitempty"`       // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternBalanceAnswerElements struct {
	Group  string             `json:"group"`  // The group, by its id. One of: "fire", "earth", "air", "water".
	Points []WesternPointName `json:"points"` // Points of the group.
	Weight float64            `json:"weight"` // Sum of their weights.
	Share  float64            `json:"share"`  // Share of the weights of all groups.
}

type WesternBalanceAnswerModes struct {
	Group  string             `json:"group"`  // The group, by its id. One of: "cardinal", "fixed", "mutable".
	Points []WesternPointName `json:"points"` // Points of the group.
	Weight float64            `json:"weight"` // Sum of their weights.
	Share  float64            `json:"share"`  // Share of the weights of all groups.
}

type WesternBalanceAnswerPolarities struct {
	Group  string             `json:"group"`  // The group, by its id. One of: "active", "receptive".
	Points []WesternPointName `json:"points"` // Points of the group.
	Weight float64            `json:"weight"` // Sum of their weights.
	Share  float64            `json:"share"`  // Share of the weights of all groups.
}

type WesternBalanceAnswerHorizon struct {
	Group  string             `json:"group"`  // The group, by its id. One of: "above", "below".
	Points []WesternPointName `json:"points"` // Points of the group.
	Weight float64            `json:"weight"` // Sum of their weights.
	Share  float64            `json:"share"`  // Share of the weights of all groups.
}

type WesternBalanceAnswerMeridian struct {
	Group  string             `json:"group"`  // The group, by its id. One of: "east", "west".
	Points []WesternPointName `json:"points"` // Points of the group.
	Weight float64            `json:"weight"` // Sum of their weights.
	Share  float64            `json:"share"`  // Share of the weights of all groups.
}

type WesternBalanceAnswerQuadrants struct {
	Group  string             `json:"group"`  // The group, by its id. One of: "first", "second", "third", "fourth".
	Points []WesternPointName `json:"points"` // Points of the group.
	Weight float64            `json:"weight"` // Sum of their weights.
	Share  float64            `json:"share"`  // Share of the weights of all groups.
}

type WesternBalanceAnswer struct {
	Elements   []WesternBalanceAnswerElements   `json:"elements"`   // Fire, earth, air and water.
	Modes      []WesternBalanceAnswerModes      `json:"modes"`      // Cardinal, fixed and mutable signs.
	Polarities []WesternBalanceAnswerPolarities `json:"polarities"` // Active (fire, air) and receptive (earth, water) signs.
	Horizon    []WesternBalanceAnswerHorizon    `json:"horizon"`    // Above and below the horizon.
	Meridian   []WesternBalanceAnswerMeridian   `json:"meridian"`   // East and west of the meridian.
	Quadrants  []WesternBalanceAnswerQuadrants  `json:"quadrants"`  // Houses 1 to 3, 4 to 6, 7 to 9 and 10 to 12.
	Metadata   WesternBalanceMetadata           `json:"metadata"`   // Versions and rules behind the answer.
}

type WesternFixedStarsSettings struct {
	WesternPointSettings
	Points *string `json:"points,omitempty"` // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternFixedStarsInput struct {
	Birth
	Settings *WesternFixedStarsSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Orb      *float64                   `json:"orb,omitempty"`      // Maximum distance in longitude from a bright star. 1 if omitted.
}

// Traditional name of a fixed star.
//
// One of: "Achernar", "Alcyone", "Aldebaran", "Algol", "Alphard", "Alphecca", "Altair", "Antares", "Arcturus", "Bellatrix", "Betelgeuse", "Canopus", "Capella", "Castor", "Deneb", "Denebola", "Facies", "Fomalhaut", "Markab", "Pollux", "Procyon", "Ras Alhague", "Regulus", "Rigel", "Scheat", "Sirius", "Spica", "Vega", "Zuben Elgenubi".
type FixedStarName = string

type WesternFixedStarsMetadata struct {
	WesternPointMetadata
	Points *string `json:"points,omitempty"` // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternFixedStarsAnswerConjunctions struct {
	Star  FixedStarName    `json:"star"`
	Point WesternPointName `json:"point"`
	Orb   float64          `json:"orb"` // Degrees of longitude between the two.
}

type WesternFixedStarsAnswerStars struct {
	InSign
	Name      FixedStarName `json:"name"`      // Name of the fixed star.
	Latitude  float64       `json:"latitude"`  // Ecliptic latitude, degrees, north positive.
	Magnitude float64       `json:"magnitude"` // Apparent magnitude: lower is brighter.
}

type WesternFixedStarsAnswer struct {
	Conjunctions []WesternFixedStarsAnswerConjunctions `json:"conjunctions"` // Conjunctions, the nearest first.
	Stars        []WesternFixedStarsAnswerStars        `json:"stars"`        // Positions of the stars at birth.
	Metadata     WesternFixedStarsMetadata             `json:"metadata"`     // Versions and rules behind the answer.
}

type WesternParansSettings struct {
	LanguageSettings
	ObservationPoint *string `json:"observation_point,omitempty"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. One of: "geocentric".
	NodeMode         *string `json:"node_mode,omitempty"`         // Mean or true (osculating) node for Rahu and Ketu. mean if omitted. One of: "mean", "true".
	NodeType         *string `json:"node_type,omitempty"`         // Alias of node_mode. One of: "mean", "true". Deprecated: see the text before.
	Clock            *string `json:"clock,omitempty"`             // The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted. One of: "auto", "zone", "local_mean", "local_apparent", "ut".
	PointSet         *string `json:"point_set,omitempty"`         // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted. One of: "main", "extended".
	Points           *string `json:"points,omitempty"`            // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternParansInput struct {
	Birth
	Settings *WesternParansSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Orb      *float64               `json:"orb,omitempty"`      // Maximum turn of the sky between star and planet; 1° is four minutes. 0.5 if omitted.
}

type WesternParansMetadata struct {
	Metadata
	Birth            BirthClock `json:"birth"`             // The instant computed for the birth, and the clock behind it.
	ObservationPoint string     `json:"observation_point"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	NodeMode         string     `json:"node_mode"`         // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
	PointSet         string     `json:"point_set"`         // The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. One of: "main", "extended".
	Points           *string    `json:"points,omitempty"`  // The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
}

type WesternParansAnswerParans struct {
	Star       FixedStarName    `json:"star"`        // Name of the fixed star.
	StarAngle  string           `json:"star_angle"`  // Angle on which the star is. One of: "midheaven", "imum_coeli", "rising", "setting".
	Point      WesternPointName `json:"point"`       // Planet or point of the paran.
	PointAngle string           `json:"point_angle"` // Angle on which the planet is. One of: "midheaven", "imum_coeli", "rising", "setting".
	At         string           `json:"at"`          // Instant at which the planet is on its angle, local time.
	Orb        float64          `json:"orb"`         // Turn of the sky between the two, degrees.
	OrbMinutes float64          `json:"orb_minutes"` // The same in minutes of sidereal time.
}

type WesternParansAnswerCircumpolar struct {
	Star FixedStarName `json:"star"`  // Name of the fixed star.
	IsUp bool          `json:"is_up"` // Whether it is always above the horizon; else it never rises.
}

type WesternParansAnswer struct {
	DayStart    string                           `json:"day_start"`   // Start of the day of birth, local time.
	DayEnd      string                           `json:"day_end"`     // End of that day, local time.
	Parans      []WesternParansAnswerParans      `json:"parans"`      // Parans within the orb, the nearest first.
	Circumpolar []WesternParansAnswerCircumpolar `json:"circumpolar"` // Stars that do not cross the horizon of the place.
	Confidence  Confidence                       `json:"confidence"`  // Confidence in the rule: the day and the orb are those of one author.
	Metadata    WesternParansMetadata            `json:"metadata"`    // Versions and rules behind the answer.
}

type WesternMoonSettings struct {
	LanguageSettings
	ObservationPoint *string `json:"observation_point,omitempty"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted. One of: "geocentric".
	VoidPartners     *string `json:"void_partners,omitempty"`     // Planets whose aspects keep the Moon from being void: up to Pluto, or up to Saturn as in the older books. modern if omitted. One of: "modern", "traditional".
	PhaseWindows     *string `json:"phase_windows,omitempty"`     // Division of the month into eight phases. centred: each from 22.5° before its exact angle to 22.5° after it, as in calendars. rudhyar: each from its exact angle to the next one. centred if omitted. One of: "centred", "rudhyar".
}

type WesternMoonInput struct {
	Target   *string              `json:"target,omitempty"`   // The requested instant, with its offset from UTC; now if omitted.
	Timezone any                  `json:"timezone"`           // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	Settings *WesternMoonSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type WesternMoonMetadata struct {
	Metadata
	ObservationPoint string `json:"observation_point"` // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	VoidPartners     string `json:"void_partners"`     // Planets whose aspects keep the Moon from being void: up to Pluto, or up to Saturn as in the older books. One of: "modern", "traditional".
	PhaseWindows     string `json:"phase_windows"`     // Division of the month into eight phases. centred: each from 22.5° before its exact angle to 22.5° after it, as in calendars. rudhyar: each from its exact angle to the next one. One of: "centred", "rudhyar".
}

type WesternMoonAnswerVoidOfCourseLastAspect struct {
	At     string  `json:"at"`     // Instant of exactness.
	Planet string  `json:"planet"` // Planet or point of the last aspect.
	Angle  float64 `json:"angle"`  // Angle of the aspect: 0, 60, 90, 120 or 180 degrees.
}

type WesternMoonAnswerVoidOfCourse struct {
	Start      string                                   `json:"start"`       // Start of the void of course period.
	End        string                                   `json:"end"`         // Instant when she leaves the sign.
	LastAspect *WesternMoonAnswerVoidOfCourseLastAspect `json:"last_aspect"` // Last exact aspect in the sign; null if there is none.
}

type WesternMoonAnswer struct {
	Phase          string                        `json:"phase"`             // Eighth of the month, by `phase_windows`. One of: "new_moon", "waxing_crescent", "first_quarter", "waxing_gibbous", "full_moon", "waning_gibbous", "last_quarter", "waning_crescent".
	Angle          float64                       `json:"angle"`             // Degrees that the Moon is ahead of the Sun.
	Illumination   float64                       `json:"illumination"`      // Share of her disc that is lit.
	Sign           SignName                      `json:"sign"`              // Tropical sign that she is in.
	SignEntry      string                        `json:"sign_entry"`        // Instant when she entered the sign.
	SignExit       string                        `json:"sign_exit"`         // Instant when she leaves the sign.
	IsVoidOfCourse bool                          `json:"is_void_of_course"` // Whether she is void at the target.
	VoidOfCourse   WesternMoonAnswerVoidOfCourse `json:"void_of_course"`    // Void of course period in this sign.
	Metadata       WesternMoonMetadata           `json:"metadata"`          // Versions and rules behind the answer.
}

type NumerologyLifePathSettings struct {
	LanguageSettings
	Method *string `json:"method,omitempty"` // Reduce month, day and year and add them (components), add every digit, or add the three whole numbers. All give the same single digit; only some of them may give a master number. components if omitted. One of: "components", "all_digits", "whole_numbers".
}

type NumerologyLifePathInput struct {
	Date     string                      `json:"date"`               // By the Gregorian calendar, YYYY-MM-DD.
	System   *string                     `json:"system,omitempty"`   // Table that gives letters their numbers; numbers of dates are the same in both. pythagorean if omitted. One of: "pythagorean", "chaldean".
	Settings *NumerologyLifePathSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Texts    *bool                       `json:"texts,omitempty"`    // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

type NumerologyLifePathMetadata struct {
	Metadata
	Method string `json:"method"` // Reduce month, day and year and add them (components), add every digit, or add the three whole numbers. All give the same single digit; only some of them may give a master number. One of: "components", "all_digits", "whole_numbers".
}

type NumerologyLifePathAnswer struct {
	LifePathNumber   int                        `json:"life_path_number"`   // The number, master numbers kept.
	MasterNumber     bool                       `json:"master_number"`      // Whether the number is 11, 22 or 33, which are not reduced.
	KarmicDebtNumber *int                       `json:"karmic_debt_number"` // 13, 14, 16 or 19, if the last sum before the reduction was one of these; else null.
	Calculation      string                     `json:"calculation"`        // The steps of the reduction.
	Texts            *AnswerTexts               `json:"texts,omitempty"`    // What the books say of this answer; only with `texts: true`.
	Metadata         NumerologyLifePathMetadata `json:"metadata"`           // Versions and rules behind the answer.
}

type NumerologyExpressionInput struct {
	FullName string        `json:"full_name"`          // Full name as given at birth, in Latin letters. Accents are dropped (É is E), ß is SS and æ is AE; blanks, hyphens and apostrophes separate names.
	System   *string       `json:"system,omitempty"`   // Table that gives letters their numbers; numbers of dates are the same in both. pythagorean if omitted. One of: "pythagorean", "chaldean".
	Settings *NameSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Texts    *bool         `json:"texts,omitempty"`    // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

type NameSettings struct {
	LanguageSettings
	Method   *string `json:"method,omitempty"`     // Reduce each part of the name and add the results (name_parts), or add all letters first (whole_name). Both give the same single digit; only one of them may give a master number. name_parts if omitted. One of: "name_parts", "whole_name".
	YAsVowel *string `json:"y_as_vowel,omitempty"` // Y counts as a vowel by its position in the name (auto: a vowel in Lynn, Mary, Bryan; a consonant in Maya, Joy), always, or never. auto if omitted. One of: "auto", "always", "never".
}

type NamePartLetters struct {
	Letter string `json:"letter"` // The letter of the name, in upper case without accent.
	Value  int    `json:"value"`  // Number that the table gives to the letter, 1 to 9.
}

// One part of a name and its number.
type NamePart struct {
	Name    string            `json:"name"`    // One part of the name in the letters A to Z.
	Letters []NamePartLetters `json:"letters"` // The letters of this part that count.
	Sum     int               `json:"sum"`     // Sum of the numbers of the letters.
	Number  int               `json:"number"`  // The sum reduced, master numbers kept.
}

type NameMetadata struct {
	Metadata
	Method      string `json:"method"`       // Reduce each part of the name and add the results (name_parts), or add all letters first (whole_name). Both give the same single digit; only one of them may give a master number. One of: "name_parts", "whole_name".
	YAsVowel    string `json:"y_as_vowel"`   // Y counts as a vowel by its position in the name (auto: a vowel in Lynn, Mary, Bryan; a consonant in Maya, Joy), always, or never. One of: "auto", "always", "never".
	LetterTable string `json:"letter_table"` // Table that gave each letter its number. One of: "pythagorean", "chaldean".
}

type NumerologyExpressionAnswer struct {
	ExpressionNumber int          `json:"expression_number"`  // The number, master numbers kept.
	MasterNumber     bool         `json:"master_number"`      // Whether the number is 11, 22 or 33, which are not reduced.
	KarmicDebtNumber *int         `json:"karmic_debt_number"` // 13, 14, 16 or 19, if the last sum before the reduction was one of these; else null.
	Calculation      string       `json:"calculation"`        // The steps of the reduction.
	Parts            []NamePart   `json:"parts"`              // Each part of the name with its letters and their sum.
	Texts            *AnswerTexts `json:"texts,omitempty"`    // What the books say of this answer; only with `texts: true`.
	Metadata         NameMetadata `json:"metadata"`           // Versions and rules behind the answer.
}

type NumerologySoulUrgeAnswer struct {
	SoulUrgeNumber   int          `json:"soul_urge_number"`   // The number, master numbers kept.
	MasterNumber     bool         `json:"master_number"`      // Whether the number is 11, 22 or 33, which are not reduced.
	KarmicDebtNumber *int         `json:"karmic_debt_number"` // 13, 14, 16 or 19, if the last sum before the reduction was one of these; else null.
	Calculation      string       `json:"calculation"`        // The steps of the reduction.
	Parts            []NamePart   `json:"parts"`              // Each part of the name with its letters and their sum.
	Texts            *AnswerTexts `json:"texts,omitempty"`    // What the books say of this answer; only with `texts: true`.
	Metadata         NameMetadata `json:"metadata"`           // Versions and rules behind the answer.
}

type NumerologyPersonalityAnswer struct {
	PersonalityNumber int          `json:"personality_number"` // The number, master numbers kept.
	MasterNumber      bool         `json:"master_number"`      // Whether the number is 11, 22 or 33, which are not reduced.
	KarmicDebtNumber  *int         `json:"karmic_debt_number"` // 13, 14, 16 or 19, if the last sum before the reduction was one of these; else null.
	Calculation       string       `json:"calculation"`        // The steps of the reduction.
	Parts             []NamePart   `json:"parts"`              // Each part of the name with its letters and their sum.
	Texts             *AnswerTexts `json:"texts,omitempty"`    // What the books say of this answer; only with `texts: true`.
	Metadata          NameMetadata `json:"metadata"`           // Versions and rules behind the answer.
}

type NumerologyPersonalYearInput struct {
	Date     string            `json:"date"`               // By the Gregorian calendar, YYYY-MM-DD.
	Year     int               `json:"year"`               // The requested calendar year.
	System   *string           `json:"system,omitempty"`   // Table that gives letters their numbers; numbers of dates are the same in both. pythagorean if omitted. One of: "pythagorean", "chaldean".
	Settings *LanguageSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Texts    *bool             `json:"texts,omitempty"`    // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

type NumerologyPersonalYearAnswer struct {
	Year               int          `json:"year"`                 // The requested calendar year.
	PersonalYearNumber int          `json:"personal_year_number"` // The number, 11 and 22 kept.
	CycleNumber        int          `json:"cycle_number"`         // The year’s number reduced to 1 to 9.
	MasterNumber       bool         `json:"master_number"`        // Whether the number is 11, 22 or 33, which are not reduced.
	KarmicDebtNumber   *int         `json:"karmic_debt_number"`   // 13, 14, 16 or 19, if the last sum before the reduction was one of these; else null.
	Calculation        string       `json:"calculation"`          // The steps of the reduction.
	Texts              *AnswerTexts `json:"texts,omitempty"`      // What the books say of this answer; only with `texts: true`.
	Metadata           Metadata     `json:"metadata"`             // Versions and rules behind the answer.
}

type NumerologyPinnaclesInput struct {
	Date     string            `json:"date"`               // By the Gregorian calendar, YYYY-MM-DD.
	System   *string           `json:"system,omitempty"`   // Table that gives letters their numbers; numbers of dates are the same in both. pythagorean if omitted. One of: "pythagorean", "chaldean".
	Settings *LanguageSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Texts    *bool             `json:"texts,omitempty"`    // Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.
}

type NumerologyPinnaclesAnswerPinnacles struct {
	Position         int    `json:"position"`           // Position in life: 1 is the first.
	PinnacleNumber   int    `json:"pinnacle_number"`    // The number, master numbers kept.
	FromAge          int    `json:"from_age"`           // Whole years of age.
	ToAge            *int   `json:"to_age"`             // Whole years of age, inclusive; null if there is no end.
	MasterNumber     bool   `json:"master_number"`      // Whether the number is 11, 22 or 33, which are not reduced.
	KarmicDebtNumber *int   `json:"karmic_debt_number"` // 13, 14, 16 or 19, if the last sum before the reduction was one of these; else null.
	Calculation      string `json:"calculation"`        // The steps of the reduction.
}

type NumerologyPinnaclesAnswer struct {
	Pinnacles []NumerologyPinnaclesAnswerPinnacles `json:"pinnacles"`       // The four, in order.
	Texts     *AnswerTexts                         `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata  Metadata                             `json:"metadata"`        // Versions and rules behind the answer.
}

type NumerologyChallengesAnswerChallenges struct {
	Position        int    `json:"position"`         // Position in life: 1 is the first.
	ChallengeNumber int    `json:"challenge_number"` // The number, 0 to 8.
	FromAge         int    `json:"from_age"`         // Whole years of age.
	ToAge           *int   `json:"to_age"`           // Whole years of age, inclusive; null if there is no end.
	Calculation     string `json:"calculation"`      // The steps of the reduction.
}

type NumerologyChallengesAnswer struct {
	Challenges []NumerologyChallengesAnswerChallenges `json:"challenges"`      // The four, in order.
	Texts      *AnswerTexts                           `json:"texts,omitempty"` // What the books say of this answer; only with `texts: true`.
	Metadata   Metadata                               `json:"metadata"`        // Versions and rules behind the answer.
}

type PanchangRangeRequest struct {
	From           string           `json:"from"`                      // The first day.
	To             string           `json:"to"`                        // The last day; one request takes up to 366 steps.
	StepDays       *int             `json:"step_days,omitempty"`       // Days from one step to the next. 1 if omitted.
	Hours          *int             `json:"hours,omitempty"`           // Hour of the local clock on each day, 24-hour. 12 if omitted.
	Minutes        *int             `json:"minutes,omitempty"`         // Minute of the local clock. 0 if omitted.
	Seconds        *int             `json:"seconds,omitempty"`         // Second of the local clock. 0 if omitted.
	Latitude       *float64         `json:"latitude,omitempty"`        // Decimal degrees, north positive.
	Longitude      *float64         `json:"longitude,omitempty"`       // Decimal degrees, east positive.
	Timezone       any              `json:"timezone,omitempty"`        // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	PlaceID        *int             `json:"place_id,omitempty"`        // Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
	BirthID        *string          `json:"birth_id,omitempty"`        // Id of a stored birth, from `/api/v1/births`, in place of all members of the birth. Needs the scope `births`.
	BirthReference *string          `json:"birth_reference,omitempty"` // Your own reference of a stored birth, in place of all members of the birth. Needs the scope `births`.
	Settings       *AlmanacSettings `json:"settings,omitempty"`        // Conventions to follow; each has a default.
}

type RangePanchangFullMetadata struct {
	Metadata
	ObservationPoint string   `json:"observation_point"`      // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	Ayanamsa         string   `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	Sunrise          string   `json:"sunrise"`                // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	Almanac          string   `json:"almanac"`                // Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. One of: "drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya".
	SunAndMoon       string   `json:"sun_and_moon"`           // Sky of Sun and Moon; planets are always those of drik. One of: "drik", "surya", "surya_bija", "vakya".
}

type RangePanchangFullAnswerResults struct {
	Date   string             `json:"date"`   // The day of this step.
	Answer PanchangFullAnswer `json:"answer"` // The answer of this step.
}

type RangePanchangFullAnswer struct {
	Results  []RangePanchangFullAnswerResults `json:"results"`  // One for each step, in order; each answer is that of `panchang/full`.
	Metadata RangePanchangFullMetadata        `json:"metadata"` // Versions and rules behind the answer.
}

type RangePanchangSunTimesMetadata struct {
	Metadata
	ObservationPoint string   `json:"observation_point"`      // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	Ayanamsa         string   `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	Sunrise          string   `json:"sunrise"`                // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	Almanac          string   `json:"almanac"`                // Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. One of: "drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya".
	SunAndMoon       string   `json:"sun_and_moon"`           // Sky of Sun and Moon; planets are always those of drik. One of: "drik", "surya", "surya_bija", "vakya".
}

type RangePanchangSunTimesAnswerResults struct {
	Date   string                 `json:"date"`   // The day of this step.
	Answer PanchangSunTimesAnswer `json:"answer"` // The answer of this step.
}

type RangePanchangSunTimesAnswer struct {
	Results  []RangePanchangSunTimesAnswerResults `json:"results"`  // One for each step, in order; each answer is that of `panchang/sun-times`.
	Metadata RangePanchangSunTimesMetadata        `json:"metadata"` // Versions and rules behind the answer.
}

type RangePanchangMoonTimesMetadata struct {
	Metadata
	ObservationPoint string   `json:"observation_point"`      // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	Ayanamsa         string   `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	Sunrise          string   `json:"sunrise"`                // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	Almanac          string   `json:"almanac"`                // Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. One of: "drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya".
	SunAndMoon       string   `json:"sun_and_moon"`           // Sky of Sun and Moon; planets are always those of drik. One of: "drik", "surya", "surya_bija", "vakya".
}

type RangePanchangMoonTimesAnswerResults struct {
	Date   string                  `json:"date"`   // The day of this step.
	Answer PanchangMoonTimesAnswer `json:"answer"` // The answer of this step.
}

type RangePanchangMoonTimesAnswer struct {
	Results  []RangePanchangMoonTimesAnswerResults `json:"results"`  // One for each step, in order; each answer is that of `panchang/moon-times`.
	Metadata RangePanchangMoonTimesMetadata        `json:"metadata"` // Versions and rules behind the answer.
}

type RangePanchangChoghadiyaMetadata struct {
	Metadata
	ObservationPoint string   `json:"observation_point"`      // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	Ayanamsa         string   `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	Sunrise          string   `json:"sunrise"`                // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	Almanac          string   `json:"almanac"`                // Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. One of: "drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya".
	SunAndMoon       string   `json:"sun_and_moon"`           // Sky of Sun and Moon; planets are always those of drik. One of: "drik", "surya", "surya_bija", "vakya".
}

type RangePanchangChoghadiyaAnswerResults struct {
	Date   string                   `json:"date"`   // The day of this step.
	Answer PanchangChoghadiyaAnswer `json:"answer"` // The answer of this step.
}

type RangePanchangChoghadiyaAnswer struct {
	Results  []RangePanchangChoghadiyaAnswerResults `json:"results"`  // One for each step, in order; each answer is that of `panchang/choghadiya`.
	Metadata RangePanchangChoghadiyaMetadata        `json:"metadata"` // Versions and rules behind the answer.
}

type VedicChartRangeRequest struct {
	From           string         `json:"from"`                      // The first day.
	To             string         `json:"to"`                        // The last day; one request takes up to 366 steps.
	StepDays       *int           `json:"step_days,omitempty"`       // Days from one step to the next. 1 if omitted.
	Hours          *int           `json:"hours,omitempty"`           // Hour of the local clock on each day, 24-hour. 12 if omitted.
	Minutes        *int           `json:"minutes,omitempty"`         // Minute of the local clock. 0 if omitted.
	Seconds        *int           `json:"seconds,omitempty"`         // Second of the local clock. 0 if omitted.
	Latitude       *float64       `json:"latitude,omitempty"`        // Decimal degrees, north positive.
	Longitude      *float64       `json:"longitude,omitempty"`       // Decimal degrees, east positive.
	Timezone       any            `json:"timezone,omitempty"`        // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	PlaceID        *int           `json:"place_id,omitempty"`        // Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
	BirthID        *string        `json:"birth_id,omitempty"`        // Id of a stored birth, from `/api/v1/births`, in place of all members of the birth. Needs the scope `births`.
	BirthReference *string        `json:"birth_reference,omitempty"` // Your own reference of a stored birth, in place of all members of the birth. Needs the scope `births`.
	Settings       *VedicSettings `json:"settings,omitempty"`        // Conventions to follow; each has a default.
}

type RangePlanetsMetadata struct {
	Metadata
	ObservationPoint string   `json:"observation_point"`      // Positions as seen from the centre of the Earth, or from the place on its surface. One of: "geocentric", "topocentric".
	Ayanamsa         string   `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	NodeMode         string   `json:"node_mode"`              // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
}

type RangePlanetsAnswerResults struct {
	Date   string                          `json:"date"`   // The day of this step.
	Answer StandardPlanetsExtendedResponse `json:"answer"` // The answer of this step.
}

type RangePlanetsAnswer struct {
	Results  []RangePlanetsAnswerResults `json:"results"`  // One for each step, in order; each answer is that of `planets`.
	Metadata RangePlanetsMetadata        `json:"metadata"` // Versions and rules behind the answer.
}

type RangeTransitGocharaInput struct {
	Birth
	From     string           `json:"from"`                // The first day.
	To       string           `json:"to"`                  // The last day; one request takes up to 366 steps.
	StepDays *int             `json:"step_days,omitempty"` // Days from one step to the next. 1 if omitted.
	Settings *GocharaSettings `json:"settings,omitempty"`  // Conventions to follow; each has a default.
}

type RangeTransitGocharaAnswerResults struct {
	Date   string               `json:"date"`   // The day of this step.
	Answer TransitGocharaAnswer `json:"answer"` // The answer of this step.
}

type RangeTransitGocharaAnswer struct {
	Results  []RangeTransitGocharaAnswerResults `json:"results"`  // One for each step, in order; each answer is that of `transit/gochara`.
	Metadata GocharaMetadata                    `json:"metadata"` // Versions and rules behind the answer.
}

type RangeWesternTransitInput struct {
	Birth
	From     string           `json:"from"`                // The first day.
	To       string           `json:"to"`                  // The last day; one request takes up to 366 steps.
	StepDays *int             `json:"step_days,omitempty"` // Days from one step to the next. 1 if omitted.
	Settings *WesternSettings `json:"settings,omitempty"`  // Conventions to follow; each has a default.
}

type RangeWesternTransitAnswerResults struct {
	Date   string               `json:"date"`   // The day of this step.
	Answer WesternTransitAnswer `json:"answer"` // The answer of this step.
}

type RangeWesternTransitAnswer struct {
	Results  []RangeWesternTransitAnswerResults `json:"results"`  // One for each step, in order; each answer is that of `western/transit`.
	Metadata WesternMetadata                    `json:"metadata"` // Versions and rules behind the answer.
}

type ShownValuesDasha struct {
	Lord string `json:"lord"` // Planet that rules the great period.
	From string `json:"from"` // Day, month or year on which it begins.
}

type ShownValuesHouses struct {
	Sun     *int `json:"sun,omitempty"`     // House of Sun.
	Moon    *int `json:"moon,omitempty"`    // House of Moon.
	Mars    *int `json:"mars,omitempty"`    // House of Mars.
	Mercury *int `json:"mercury,omitempty"` // House of Mercury.
	Jupiter *int `json:"jupiter,omitempty"` // House of Jupiter.
	Venus   *int `json:"venus,omitempty"`   // House of Venus.
	Saturn  *int `json:"saturn,omitempty"`  // House of Saturn.
	Rahu    *int `json:"rahu,omitempty"`    // House of Rahu.
	Ketu    *int `json:"ketu,omitempty"`    // House of Ketu.
}

// Values of the other program, typed as it prints them: at least one. The digits typed are the tolerance.
type ShownValues struct {
	Lagna     any                `json:"lagna,omitempty"`     // Ascendant, with the digits that it shows: they are the tolerance. One of: string, float64.
	Sun       any                `json:"sun,omitempty"`       // Longitude of the Sun, with the digits that it shows: they are the tolerance. One of: string, float64.
	Moon      any                `json:"moon,omitempty"`      // Longitude of the Moon, with the digits that it shows: they are the tolerance. One of: string, float64.
	Mars      any                `json:"mars,omitempty"`      // Longitude of Mars, with the digits that it shows: they are the tolerance. One of: string, float64.
	Mercury   any                `json:"mercury,omitempty"`   // Longitude of Mercury, with the digits that it shows: they are the tolerance. One of: string, float64.
	Jupiter   any                `json:"jupiter,omitempty"`   // Longitude of Jupiter, with the digits that it shows: they are the tolerance. One of: string, float64.
	Venus     any                `json:"venus,omitempty"`     // Longitude of Venus, with the digits that it shows: they are the tolerance. One of: string, float64.
	Saturn    any                `json:"saturn,omitempty"`    // Longitude of Saturn, with the digits that it shows: they are the tolerance. One of: string, float64.
	Rahu      any                `json:"rahu,omitempty"`      // Longitude of Rahu, with the digits that it shows: they are the tolerance. One of: string, float64.
	Ketu      any                `json:"ketu,omitempty"`      // Longitude of Ketu, with the digits that it shows: they are the tolerance. One of: string, float64.
	Nakshatra any                `json:"nakshatra,omitempty"` // Nakshatra of the Moon, by name or number. One of: string, float64.
	Pada      *int               `json:"pada,omitempty"`      // Quarter of that nakshatra.
	Dasha     *ShownValuesDasha  `json:"dasha,omitempty"`     // A great period of Vimshottari with its start.
	Tithi     any                `json:"tithi,omitempty"`     // Lunar day, by name or number. One of: string, float64.
	Sunrise   any                `json:"sunrise,omitempty"`   // Sunrise on the day of birth. One of: string, float64.
	Ayanamsa  any                `json:"ayanamsa,omitempty"`  // Value of the ayanamsa in degrees, with or without nutation. One of: string, float64.
	Houses    *ShownValuesHouses `json:"houses,omitempty"`    // House of a planet, 1 to 12, by its name.
}

type ReconcileAllSettings struct {
	VedicSettings
	Sunrise    *string  `json:"sunrise,omitempty"`     // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. One of: "almanac", "standard_air", "geometric", "disc_centre".
	YearLength *float64 `json:"year_length,omitempty"` // Length of a dasha year in days: 365.25 (Julian), 365.2425 (Gregorian), 365.2422 (tropical), 365.256364 (sidereal) or 360 (savana). 365.25 if omitted. One of: 365.25, 365.2425, 365.2422, 365.256364, 360.
}

type ReconcileAllInput struct {
	Birth
	Settings *ReconcileAllSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Shown    ShownValues           `json:"shown"`
	Program  *string               `json:"program,omitempty"` // The program that shows the values, if you know it: its own defaults are tried first. One of: "jhora", "astrosage", "prokerala", "drikpanchang", "astro_com", "solar_fire", "kerykeion", "vedastro", "pyjhora", "mpanchang".
}

// A combination of differences and how well it fits.
type ReconcileExplanation struct {
	Sentence   string               `json:"sentence"`   // The whole explanation.
	Departures int                  `json:"departures"` // Number of points on which the other program differs.
	Changes    []ReconcileChange    `json:"changes"`    // These points; none if nothing differs.
	Values     []ComparedValue      `json:"values"`     // Every shown value, compared.
	Requests   []ReproducingRequest `json:"requests"`   // Requests that give the values, the chart first.
	Program    *string              `json:"program"`    // Program whose defaults the explanation names; null if it names none. One of: "jhora", "astrosage", "prokerala", "drikpanchang", "astro_com", "solar_fire", "kerykeion", "vedastro", "pyjhora", "mpanchang".
	Chance     float64              `json:"chance"`     // Estimated probability that the values agree by chance: small if the shown values decide.
}

// One point on which the other program differs.
type ReconcileChange struct {
	Key      string `json:"key"`      // The slip or the setting: summer_time_left_out, ayanamsa, program.
	Sentence string `json:"sentence"` // The difference in one sentence.
	Theirs   string `json:"theirs"`   // The reading of the other program.
	Yours    string `json:"yours"`    // The reading of your request.
}

// A value of the other program beside the one computed here.
type ComparedValue struct {
	Name       string   `json:"name"`       // Member of `shown`; houses as `houses.mars`.
	Shown      string   `json:"shown"`      // The value as it was sent.
	Computed   string   `json:"computed"`   // The value computed here, in the same form, cut off after its last digit.
	Difference *float64 `json:"difference"` // Computed less shown, in `unit`; null if it cannot be compared.
	Unit       string   `json:"unit"`       // Unit of `difference`. One of: "deg", "nakshatras", "padas", "days", "tithis", "seconds", "houses".
	Apart      string   `json:"apart"`      // Size of the difference for reading: 1°26′, 396 days.
	Fits       bool     `json:"fits"`       // Whether the value agrees within the digits that were sent.
}

// A request of this API that gives the values of the other program.
type ReproducingRequest struct {
	Operation string         `json:"operation"` // Id of the operation: `kundali/basic`.
	Body      map[string]any `json:"body"`      // Body of the request: the birth as it was read, and the settings that differ from the defaults.
}

// A birth chart by one reading of the birth.
type ReconcileChart struct {
	Lagna   Ascendant   `json:"lagna"`   // The degree that rises.
	Planets []Placement `json:"planets"` // The nine planets, in their usual order, in whole-sign houses.
}

// An ayanamsa and the Moon of the birth by it.
type AyanamsaMark struct {
	Ayanamsa string  `json:"ayanamsa"` // Name, as `settings.ayanamsa` takes it. One of: "fagan_bradley", "lahiri", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc".
	Name     string  `json:"name"`     // Name for reading: Fagan Bradley.
	Degrees  float64 `json:"degrees"`  // Ayanamsa at the birth, degrees.
	Moon     float64 `json:"moon"`     // Sidereal longitude of the Moon by it, degrees from 0° Aries.
}

// Shown values that contradict each other.
type ReconcileContradiction struct {
	Values   []string `json:"values"`   // Names of the values.
	Sentence string   `json:"sentence"` // Why they cannot both be right.
}

type ReconcileDeciderOptions struct {
	Explanation int    `json:"explanation"` // Number of the explanation, 1 is the first.
	Value       string `json:"value"`       // The value that it gives.
}

// A value that would tell the explanations apart.
type ReconcileDecider struct {
	Name     string                    `json:"name"`     // The further value: a member of `shown`.
	Sentence string                    `json:"sentence"` // The value to look up in the other program, as a sentence.
	Options  []ReconcileDeciderOptions `json:"options"`  // The value by each explanation.
}

type ReconcileAllMetadata struct {
	VedicMetadata
	Sunrise    string  `json:"sunrise"`     // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	YearLength float64 `json:"year_length"` // Length of a dasha year in days: 365.25 (Julian), 365.2425 (Gregorian), 365.2422 (tropical), 365.256364 (sidereal) or 360 (savana). One of: 365.25, 365.2425, 365.2422, 365.256364, 360.
}

type ReconcileAllAnswerCharts struct {
	Yours  ReconcileChart  `json:"yours"`  // By your own birth and settings.
	Theirs *ReconcileChart `json:"theirs"` // By the first explanation; null without one.
}

type ReconcileAllAnswer struct {
	Verdict        string                   `json:"verdict"`        // agrees: every value fits your settings. explained: one explanation. several: more than one. unexplained: none. One of: "agrees", "explained", "several", "unexplained".
	Sentence       string                   `json:"sentence"`       // The answer in one or two sentences.
	Explanations   []ReconcileExplanation   `json:"explanations"`   // Combinations in which every value fits.
	Partial        []ReconcileExplanation   `json:"partial"`        // The closest combinations, if no value of `explanations` is given.
	Yours          []ComparedValue          `json:"yours"`          // The values by your own birth and settings.
	Charts         ReconcileAllAnswerCharts `json:"charts"`         // Both charts, side by side.
	Ayanamsas      []AyanamsaMark           `json:"ayanamsas"`      // Every ayanamsa within 3° of yours and the Moon by it, the furthest back first.
	Contradictions []ReconcileContradiction `json:"contradictions"` // Shown values that contradict each other; looked for if there is no explanation.
	Deciding       *ReconcileDecider        `json:"deciding"`       // The value that would tell several explanations apart; null if none would.
	Coincidences   int                      `json:"coincidences"`   // Combinations of two or three differences that fit, but that chance explains as well; not listed.
	Tried          int                      `json:"tried"`          // Number of combinations of birth, zodiac and observer that were tried.
	Metadata       ReconcileAllMetadata     `json:"metadata"`       // Versions and rules behind the answer.
}

// Name, logo, colours and footer of the seller, used only in a PDF. If omitted, the brand of the workspace is printed; an empty one prints none.
type ReportBrand struct {
	Name          *string `json:"name,omitempty"`           // Printed at the head of the first page and above the others.
	Logo          *string `json:"logo,omitempty"`           // A PNG or SVG of at most 200 kB, as a data URL in Base64. An SVG may have shapes and gradients, but no scripts, styles, texts or references to other files.
	PrimaryColour *string `json:"primary_colour,omitempty"` // Colour of headings, such as #152341.
	AccentColour  *string `json:"accent_colour,omitempty"`  // Colour of the mark below the title, such as #8e5a14.
	Footer        *string `json:"footer,omitempty"`         // Printed at the foot of each page.
	Contact       *string `json:"contact,omitempty"`        // A web or mail address, printed after the footer as a link, or a telephone number.
}

type ReportsKundliInput struct {
	Birth
	Settings   *VedicSettings `json:"settings,omitempty"`    // Conventions to follow; each has a default.
	Name       *string        `json:"name,omitempty"`        // Name of the person, printed in the report.
	PlaceName  *string        `json:"place_name,omitempty"`  // Name of the birthplace of the person, printed in the report.
	ChartStyle *string        `json:"chart_style,omitempty"` // Style of the charts. north-indian if omitted. One of: "north-indian", "south-indian", "east-indian", "wheel".
	Length     *string        `json:"length,omitempty"`      // basic: some eight pages. full: some thirty, with every divisional chart up to D60, the running great period to three levels, the Yogini dasha, ashtakavarga with its givers and reductions, the six strengths, sade sati, the transits and the annual chart of a year, and what the books say. basic if omitted. One of: "basic", "full".
	TargetDate *string        `json:"target_date,omitempty"` // The day whose periods and year of transits a full report has; today if omitted. A basic report does not use it.
	PageSize   *string        `json:"page_size,omitempty"`   // Size of the pages of a PDF. a4 if omitted. One of: "a4", "letter".
	Brand      *ReportBrand   `json:"brand,omitempty"`
}

// A section of a report.
type ReportSection struct {
	Title      string       `json:"title"`       // Title of the section.
	StartsPage bool         `json:"starts_page"` // Whether the section begins on a page of its own.
	Parts      []ReportPart `json:"parts"`       // Parts, in reading order.
}

type ReportPartPairs struct {
	Label string `json:"label"` // Label of the value.
	Value string `json:"value"` // The value, as printed.
}

type ReportPartColumns struct {
	Label string `json:"label"` // Head of the column.
	Align string `json:"align"` // Side at which the cells are aligned. One of: "start", "end".
}

// A part of a section: a text, labelled values, a table or a picture.
type ReportPart struct {
	Kind    string              `json:"kind"`    // The member that holds the content. One of: "text", "pairs", "table", "picture".
	Title   string              `json:"title"`   // Title of the part; empty if it has none.
	Text    *string             `json:"text"`    // Text, with a line for each paragraph.
	Pairs   []ReportPartPairs   `json:"pairs"`   // Labelled values.
	Columns []ReportPartColumns `json:"columns"` // Columns of a table.
	Rows    [][]string          `json:"rows"`    // Rows of a table, with a cell for each column.
	Picture *ReportPicture      `json:"picture"` // A picture.
}

// A picture of a report: ask its operation for `image/svg+xml`.
type ReportPicture struct {
	Operation string         `json:"operation"` // Id of the operation whose answer is drawn.
	Request   map[string]any `json:"request"`   // The request of the operation, whose answer has the values.
	Style     *string        `json:"style"`     // Style of the drawing; null if the picture has one style. One of: "north-indian", "south-indian", "east-indian", "wheel".
	Width     string         `json:"width"`     // Share of the width that the picture takes. One of: "whole", "half".
}

type ReportsKundliAnswerOperations struct {
	Operation string         `json:"operation"` // Id of the operation.
	Request   map[string]any `json:"request"`   // The request of the operation, whose answer has the values.
}

type ReportsKundliAnswer struct {
	Kind       string                          `json:"kind"`       // Kind of the report. One of: "kundli".
	Title      string                          `json:"title"`      // Title of the report, in its language.
	Subject    string                          `json:"subject"`    // The person or place of the report; empty if none was given.
	Language   string                          `json:"language"`   // Language of titles, labels and names. One of: "en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru".
	Sections   []ReportSection                 `json:"sections"`   // Sections, in reading order.
	Operations []ReportsKundliAnswerOperations `json:"operations"` // Operations whose answers the report is made of, with their requests.
	Metadata   VedicMetadata                   `json:"metadata"`   // Versions and rules behind the answer.
}

type ReportsMatchingInput struct {
	Couple
	Settings       *VedicSettings `json:"settings,omitempty"`         // Conventions to follow; each has a default.
	BrideName      *string        `json:"bride_name,omitempty"`       // Name of the bride, printed in the report.
	BridePlaceName *string        `json:"bride_place_name,omitempty"` // Name of the birthplace of the bride, printed in the report.
	GroomName      *string        `json:"groom_name,omitempty"`       // Name of the groom, printed in the report.
	GroomPlaceName *string        `json:"groom_place_name,omitempty"` // Name of the birthplace of the groom, printed in the report.
	ChartStyle     *string        `json:"chart_style,omitempty"`      // Style of the charts. north-indian if omitted. One of: "north-indian", "south-indian", "east-indian", "wheel".
	PageSize       *string        `json:"page_size,omitempty"`        // Size of the pages of a PDF. a4 if omitted. One of: "a4", "letter".
	Brand          *ReportBrand   `json:"brand,omitempty"`
}

type ReportsMatchingMetadataBirth struct {
	Bride BirthClock `json:"bride"` // The birth of `bride`.
	Groom BirthClock `json:"groom"` // The birth of `groom`.
}

type ReportsMatchingMetadata struct {
	Metadata
	Birth            ReportsMatchingMetadataBirth `json:"birth"`                  // The instants computed for the two births, and the clocks behind them.
	ObservationPoint string                       `json:"observation_point"`      // Positions as seen from the centre of the Earth, or from the place on its surface. One of: "geocentric", "topocentric".
	Ayanamsa         string                       `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64                     `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	NodeMode         string                       `json:"node_mode"`              // Mean or true (osculating) node for Rahu and Ketu. One of: "mean", "true".
}

type ReportsMatchingAnswerOperations struct {
	Operation string         `json:"operation"` // Id of the operation.
	Request   map[string]any `json:"request"`   // The request of the operation, whose answer has the values.
}

type ReportsMatchingAnswer struct {
	Kind       string                            `json:"kind"`       // Kind of the report. One of: "matching".
	Title      string                            `json:"title"`      // Title of the report, in its language.
	Subject    string                            `json:"subject"`    // The person or place of the report; empty if none was given.
	Language   string                            `json:"language"`   // Language of titles, labels and names. One of: "en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru".
	Sections   []ReportSection                   `json:"sections"`   // Sections, in reading order.
	Operations []ReportsMatchingAnswerOperations `json:"operations"` // Operations whose answers the report is made of, with their requests.
	Metadata   ReportsMatchingMetadata           `json:"metadata"`   // Versions and rules behind the answer.
}

type ReportsVarshaphalSettings struct {
	VedicSettings
	Sunrise         *string `json:"sunrise,omitempty"`          // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. One of: "almanac", "standard_air", "geometric", "disc_centre".
	AnnualMoment    *string `json:"annual_moment,omitempty"`    // Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. true if omitted. One of: "true", "mean".
	MunthaDegree    *string `json:"muntha_degree,omitempty"`    // Degree of the muntha at the start of a year: 0° of its sign, or the degree of the natal ascendant. sign_start if omitted. One of: "sign_start", "natal_ascendant".
	VargaFriendship *string `json:"varga_friendship,omitempty"` // positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao. positional if omitted. One of: "positional", "natural".
	SahamSchool     *string `json:"saham_school,omitempty"`     // Source of the formulas on which the books differ: Charak, or P.V.R. Narasimha Rao. charak if omitted. One of: "charak", "pvr".
	SahamHouses     *string `json:"saham_houses,omitempty"`     // House system of the middles of houses from which some sahams are counted. sripati if omitted. One of: "sripati", "equal".
	SahamArc        *string `json:"saham_arc,omitempty"`        // Test for a point between two others: by degrees, or by whole signs. degrees if omitted. One of: "degrees", "signs".
	AnnualDay       *string `json:"annual_day,omitempty"`       // Length of each of the 360 days: a degree of the Sun, a 360th of this year, or 24 hours. sun_degree if omitted. One of: "sun_degree", "year_share", "civil".
}

type ReportsVarshaphalInput struct {
	Birth
	Settings   *ReportsVarshaphalSettings `json:"settings,omitempty"`    // Conventions to follow; each has a default.
	TargetYear int                        `json:"target_year"`           // The calendar year whose birthday opens the year of life; it opens within days of that birthday.
	Stay       *Stay                      `json:"stay,omitempty"`        // Place of the birthday, if not the place of birth; instants are given in its time zone if it has one.
	Name       *string                    `json:"name,omitempty"`        // Name of the person, printed in the report.
	PlaceName  *string                    `json:"place_name,omitempty"`  // Name of the birthplace of the person, printed in the report.
	ChartStyle *string                    `json:"chart_style,omitempty"` // Style of the charts. north-indian if omitted. One of: "north-indian", "south-indian", "east-indian", "wheel".
	PageSize   *string                    `json:"page_size,omitempty"`   // Size of the pages of a PDF. a4 if omitted. One of: "a4", "letter".
	Brand      *ReportBrand               `json:"brand,omitempty"`
}

type ReportsVarshaphalMetadata struct {
	VedicMetadata
	Sunrise         string `json:"sunrise"`          // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	AnnualMoment    string `json:"annual_moment"`    // Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. One of: "true", "mean".
	MunthaDegree    string `json:"muntha_degree"`    // Degree of the muntha at the start of a year: 0° of its sign, or the degree of the natal ascendant. One of: "sign_start", "natal_ascendant".
	VargaFriendship string `json:"varga_friendship"` // positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao. One of: "positional", "natural".
	SahamSchool     string `json:"saham_school"`     // Source of the formulas on which the books differ: Charak, or P.V.R. Narasimha Rao. One of: "charak", "pvr".
	SahamHouses     string `json:"saham_houses"`     // House system of the middles of houses from which some sahams are counted. One of: "sripati", "equal".
	SahamArc        string `json:"saham_arc"`        // Test for a point between two others: by degrees, or by whole signs. One of: "degrees", "signs".
	AnnualDay       string `json:"annual_day"`       // Length of each of the 360 days: a degree of the Sun, a 360th of this year, or 24 hours. One of: "sun_degree", "year_share", "civil".
}

type ReportsVarshaphalAnswerOperations struct {
	Operation string         `json:"operation"` // Id of the operation.
	Request   map[string]any `json:"request"`   // The request of the operation, whose answer has the values.
}

type ReportsVarshaphalAnswer struct {
	Kind       string                              `json:"kind"`       // Kind of the report. One of: "varshaphal".
	Title      string                              `json:"title"`      // Title of the report, in its language.
	Subject    string                              `json:"subject"`    // The person or place of the report; empty if none was given.
	Language   string                              `json:"language"`   // Language of titles, labels and names. One of: "en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru".
	Sections   []ReportSection                     `json:"sections"`   // Sections, in reading order.
	Operations []ReportsVarshaphalAnswerOperations `json:"operations"` // Operations whose answers the report is made of, with their requests.
	Metadata   ReportsVarshaphalMetadata           `json:"metadata"`   // Versions and rules behind the answer.
}

type ReportsWesternNatalInput struct {
	Birth
	Settings  *WesternSettings `json:"settings,omitempty"`   // Conventions to follow; each has a default.
	Name      *string          `json:"name,omitempty"`       // Name of the person, printed in the report.
	PlaceName *string          `json:"place_name,omitempty"` // Name of the birthplace of the person, printed in the report.
	PageSize  *string          `json:"page_size,omitempty"`  // Size of the pages of a PDF. a4 if omitted. One of: "a4", "letter".
	Brand     *ReportBrand     `json:"brand,omitempty"`
}

type ReportsWesternNatalAnswerOperations struct {
	Operation string         `json:"operation"` // Id of the operation.
	Request   map[string]any `json:"request"`   // The request of the operation, whose answer has the values.
}

type ReportsWesternNatalAnswer struct {
	Kind       string                                `json:"kind"`       // Kind of the report. One of: "western-natal".
	Title      string                                `json:"title"`      // Title of the report, in its language.
	Subject    string                                `json:"subject"`    // The person or place of the report; empty if none was given.
	Language   string                                `json:"language"`   // Language of titles, labels and names. One of: "en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru".
	Sections   []ReportSection                       `json:"sections"`   // Sections, in reading order.
	Operations []ReportsWesternNatalAnswerOperations `json:"operations"` // Operations whose answers the report is made of, with their requests.
	Metadata   WesternMetadata                       `json:"metadata"`   // Versions and rules behind the answer.
}

type ReportsNumerologyInput struct {
	FullName string            `json:"full_name"`           // Full name as given at birth, in Latin letters. Accents are dropped (É is E), ß is SS and æ is AE; blanks, hyphens and apostrophes separate names.
	Date     string            `json:"date"`                // By the Gregorian calendar, YYYY-MM-DD.
	Year     int               `json:"year"`                // The calendar year with which nine personal years begin.
	PageSize *string           `json:"page_size,omitempty"` // Size of the pages of a PDF. a4 if omitted. One of: "a4", "letter".
	Brand    *ReportBrand      `json:"brand,omitempty"`
	System   *string           `json:"system,omitempty"`   // Table that gives letters their numbers; numbers of dates are the same in both. pythagorean if omitted. One of: "pythagorean", "chaldean".
	Settings *LanguageSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type ReportsNumerologyAnswerOperations struct {
	Operation string         `json:"operation"` // Id of the operation.
	Request   map[string]any `json:"request"`   // The request of the operation, whose answer has the values.
}

type ReportsNumerologyAnswer struct {
	Kind       string                              `json:"kind"`       // Kind of the report. One of: "numerology".
	Title      string                              `json:"title"`      // Title of the report, in its language.
	Subject    string                              `json:"subject"`    // The person or place of the report; empty if none was given.
	Language   string                              `json:"language"`   // Language of titles, labels and names. One of: "en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru".
	Sections   []ReportSection                     `json:"sections"`   // Sections, in reading order.
	Operations []ReportsNumerologyAnswerOperations `json:"operations"` // Operations whose answers the report is made of, with their requests.
	Metadata   Metadata                            `json:"metadata"`   // Versions and rules behind the answer.
}

type ReportsPanchangMonthInput struct {
	Year        int              `json:"year"`                  // Gregorian year of the month.
	Month       int              `json:"month"`                 // Month of the year, 1 is January.
	Latitude    *float64         `json:"latitude,omitempty"`    // Decimal degrees, north positive.
	Longitude   *float64         `json:"longitude,omitempty"`   // Decimal degrees, east positive.
	Timezone    any              `json:"timezone,omitempty"`    // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	PlaceID     *int             `json:"place_id,omitempty"`    // Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
	PlaceName   *string          `json:"place_name,omitempty"`  // Name of the place, printed in the report.
	Orientation *string          `json:"orientation,omitempty"` // Orientation of the pages of a PDF. landscape if omitted. One of: "landscape", "portrait".
	PageSize    *string          `json:"page_size,omitempty"`   // Size of the pages of a PDF. a4 if omitted. One of: "a4", "letter".
	Brand       *ReportBrand     `json:"brand,omitempty"`
	Settings    *AlmanacSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
}

type ReportsPanchangMonthMetadata struct {
	Metadata
	ObservationPoint string   `json:"observation_point"`      // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	Ayanamsa         string   `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	Sunrise          string   `json:"sunrise"`                // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	Almanac          string   `json:"almanac"`                // Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. One of: "drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya".
	SunAndMoon       string   `json:"sun_and_moon"`           // Sky of Sun and Moon; planets are always those of drik. One of: "drik", "surya", "surya_bija", "vakya".
}

type ReportsPanchangMonthAnswerOperations struct {
	Operation string         `json:"operation"` // Id of the operation.
	Request   map[string]any `json:"request"`   // The request of the operation, whose answer has the values.
}

type ReportsPanchangMonthAnswer struct {
	Kind       string                                 `json:"kind"`       // Kind of the report. One of: "panchang-month".
	Title      string                                 `json:"title"`      // Title of the report, in its language.
	Subject    string                                 `json:"subject"`    // The person or place of the report; empty if none was given.
	Language   string                                 `json:"language"`   // Language of titles, labels and names. One of: "en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru".
	Sections   []ReportSection                        `json:"sections"`   // Sections, in reading order.
	Operations []ReportsPanchangMonthAnswerOperations `json:"operations"` // Operations whose answers the report is made of, with their requests.
	Metadata   ReportsPanchangMonthMetadata           `json:"metadata"`   // Versions and rules behind the answer.
}

type ReportsMuhurtaInput struct {
	Purpose    string         `json:"purpose"`               // Purpose of the time: marriage, griha_pravesh, vehicle, business, namakarana, travel, vidyarambha, mundan, annaprashana, property, foundation, gold, medical, surgery. One of: "marriage", "griha_pravesh", "vehicle", "business", "namakarana", "travel", "vidyarambha", "mundan", "annaprashana", "property", "foundation", "gold", "medical", "surgery".
	From       string         `json:"from"`                  // The first date.
	To         string         `json:"to"`                    // The last date; a strict search takes up to 366 days, a ranked one up to 92.
	Latitude   *float64       `json:"latitude,omitempty"`    // Decimal degrees, north positive.
	Longitude  *float64       `json:"longitude,omitempty"`   // Decimal degrees, east positive.
	Timezone   any            `json:"timezone,omitempty"`    // Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. One of: float64, string.
	PlaceID    *int           `json:"place_id,omitempty"`    // Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
	Mode       *string        `json:"mode,omitempty"`        // strict: the times that no rule forbids, by date, as almanacs print them. ranked: every time that no ban and no person forbids, the best first. strict if omitted. One of: "strict", "ranked".
	PersonA    *MuhurtaPerson `json:"person_a,omitempty"`    // Person that the time must suit; for a marriage, the bride.
	PersonB    *MuhurtaPerson `json:"person_b,omitempty"`    // Second person that the time must suit; for a marriage, the groom.
	Lagna      *bool          `json:"lagna,omitempty"`       // Whether rising signs are judged too; times are then split at changes of the rising sign. false if omitted.
	Bans       *string        `json:"bans,omitempty"`        // Bans, which replace those of the purpose: none, or ids with commas between them: adhika, kharmas, chaturmas, chaturmas_months, griha_months, pitru_paksha, holashtak, guru_asta, shukra_asta, simhastha, dakshinayana, sutak, sutak_fixed, eclipse_day, after_eclipse, rahu_kaal, yamaganda, gulika, dur_muhurta, varjyam, vishti, kaal_vela, sankranti, panchaka, panchaka_rahita.
	MinMinutes *int           `json:"min_minutes,omitempty"` // Minimum length; shorter times are omitted. 20 if omitted.
	Limit      *int           `json:"limit,omitempty"`       // Maximum number of times in the report. 40 if omitted.
	Settings   *DaySettings   `json:"settings,omitempty"`    // Conventions to follow; each has a default.
	Name       *string        `json:"name,omitempty"`        // Name of the person or couple, printed in the report.
	PlaceName  *string        `json:"place_name,omitempty"`  // Name of the place, printed in the report.
	PageSize   *string        `json:"page_size,omitempty"`   // Size of the pages of a PDF. a4 if omitted. One of: "a4", "letter".
	Brand      *ReportBrand   `json:"brand,omitempty"`
}

type ReportsMuhurtaMetadata struct {
	Metadata
	ObservationPoint string   `json:"observation_point"`      // Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. One of: "geocentric".
	Ayanamsa         string   `json:"ayanamsa"`               // Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. One of: "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg      *float64 `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	Sunrise          string   `json:"sunrise"`                // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
}

type ReportsMuhurtaAnswerOperations struct {
	Operation string         `json:"operation"` // Id of the operation.
	Request   map[string]any `json:"request"`   // The request of the operation, whose answer has the values.
}

type ReportsMuhurtaAnswer struct {
	Kind       string                           `json:"kind"`       // Kind of the report. One of: "muhurta".
	Title      string                           `json:"title"`      // Title of the report, in its language.
	Subject    string                           `json:"subject"`    // The person or place of the report; empty if none was given.
	Language   string                           `json:"language"`   // Language of titles, labels and names. One of: "en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru".
	Sections   []ReportSection                  `json:"sections"`   // Sections, in reading order.
	Operations []ReportsMuhurtaAnswerOperations `json:"operations"` // Operations whose answers the report is made of, with their requests.
	Metadata   ReportsMuhurtaMetadata           `json:"metadata"`   // Versions and rules behind the answer.
}

type TextsKundaliSettings struct {
	VedicSettings
	Sunrise *string `json:"sunrise,omitempty"` // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. One of: "almanac", "standard_air", "geometric", "disc_centre".
}

type TextsKundaliInput struct {
	Birth
	Settings *TextsKundaliSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Topics   *string               `json:"topics,omitempty"`   // Topics of texts; all if omitted. Separated by commas: lagna, moon-nakshatra, graha-in-house, graha-in-sign, conjunction, lord-in-house, yoga, dosha, birth-tithi, birth-vara, birth-yoga, birth-karana.
	Gender   *string               `json:"gender,omitempty"`   // Used only by Mahabhagya yoga, which is not judged without it. One of: "male", "female".
	Format   *string               `json:"format,omitempty"`   // rows: each text alone. prose: paragraphs by theme in addition. rows if omitted. One of: "rows", "prose".
}

type TextsKundaliMetadata struct {
	VedicMetadata
	Sunrise string `json:"sunrise"` // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
}

type TextsKundaliAnswer struct {
	Texts          []SourcedText        `json:"texts"`          // Texts, in the order of their topics.
	Contradictions []TextContradiction  `json:"contradictions"` // Themes on which texts say opposite things; both stand, and none is left out.
	Paragraphs     []TextParagraph      `json:"paragraphs"`     // The texts by theme; null unless `format` is prose.
	TextLanguage   string               `json:"text_language"`  // Language of the texts; other languages follow when a reader has checked them. One of: "en".
	Note           string               `json:"note"`           // A sentence to show beside the texts.
	Metadata       TextsKundaliMetadata `json:"metadata"`       // Versions and rules behind the answer.
}

type TextsDashasInput struct {
	Birth
	Settings *DashaTextSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Format   *string            `json:"format,omitempty"`   // rows: each text alone. prose: paragraphs by theme in addition. rows if omitted. One of: "rows", "prose".
}

type DashaTextSettings struct {
	SunriseSettings
	YearLength any `json:"year_length,omitempty"` // Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to its sidereal place at birth. 365.25 if omitted. One of: 365.25, 365.2425, 365.2422, 365.256364, 360, "true_sidereal_sun".
}

type DashaTextMetadata struct {
	DashaMetadata
	Sunrise string `json:"sunrise"` // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
}

type TextsDashasAnswer struct {
	Texts          []SourcedText       `json:"texts"`          // Texts, in the order of their topics.
	Contradictions []TextContradiction `json:"contradictions"` // Themes on which texts say opposite things; both stand, and none is left out.
	Paragraphs     []TextParagraph     `json:"paragraphs"`     // The texts by theme; null unless `format` is prose.
	TextLanguage   string              `json:"text_language"`  // Language of the texts; other languages follow when a reader has checked them. One of: "en".
	Note           string              `json:"note"`           // A sentence to show beside the texts.
	Metadata       DashaTextMetadata   `json:"metadata"`       // Versions and rules behind the answer.
}

type TextsCurrentDashasInput struct {
	Birth
	Settings   *DashaTextSettings `json:"settings,omitempty"`    // Conventions to follow; each has a default.
	TargetDate *string            `json:"target_date,omitempty"` // The requested day, from 00:00 local time; today if omitted.
	Format     *string            `json:"format,omitempty"`      // rows: each text alone. prose: paragraphs by theme in addition. rows if omitted. One of: "rows", "prose".
}

type TextsCurrentDashasAnswer struct {
	Texts          []SourcedText       `json:"texts"`          // Texts, in the order of their topics.
	Contradictions []TextContradiction `json:"contradictions"` // Themes on which texts say opposite things; both stand, and none is left out.
	Paragraphs     []TextParagraph     `json:"paragraphs"`     // The texts by theme; null unless `format` is prose.
	TextLanguage   string              `json:"text_language"`  // Language of the texts; other languages follow when a reader has checked them. One of: "en".
	Note           string              `json:"note"`           // A sentence to show beside the texts.
	Metadata       DashaTextMetadata   `json:"metadata"`       // Versions and rules behind the answer.
}

type TextsTransitsInput struct {
	Birth
	Settings *VedicSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Target   *string        `json:"target,omitempty"`   // The requested instant, with its offset from UTC; now if omitted.
	Format   *string        `json:"format,omitempty"`   // rows: each text alone. prose: paragraphs by theme in addition. rows if omitted. One of: "rows", "prose".
}

type TextsTransitsAnswer struct {
	Texts          []SourcedText       `json:"texts"`          // Texts, in the order of their topics.
	Contradictions []TextContradiction `json:"contradictions"` // Themes on which texts say opposite things; both stand, and none is left out.
	Paragraphs     []TextParagraph     `json:"paragraphs"`     // The texts by theme; null unless `format` is prose.
	TextLanguage   string              `json:"text_language"`  // Language of the texts; other languages follow when a reader has checked them. One of: "en".
	Note           string              `json:"note"`           // A sentence to show beside the texts.
	Metadata       VedicMetadata       `json:"metadata"`       // Versions and rules behind the answer.
}

type TextsVarshaphalSettings struct {
	VedicSettings
	Sunrise         *string `json:"sunrise,omitempty"`          // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted. One of: "almanac", "standard_air", "geometric", "disc_centre".
	AnnualMoment    *string `json:"annual_moment,omitempty"`    // Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. true if omitted. One of: "true", "mean".
	VargaFriendship *string `json:"varga_friendship,omitempty"` // positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao. positional if omitted. One of: "positional", "natural".
}

type TextsVarshaphalInput struct {
	Birth
	Settings   *TextsVarshaphalSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	TargetYear int                      `json:"target_year"`        // The calendar year whose birthday opens the year of life; it opens within days of that birthday.
	Stay       *Stay                    `json:"stay,omitempty"`     // Place of the birthday, if not the place of birth; instants are given in its time zone if it has one.
	Format     *string                  `json:"format,omitempty"`   // rows: each text alone. prose: paragraphs by theme in addition. rows if omitted. One of: "rows", "prose".
}

type TextsVarshaphalMetadata struct {
	VedicMetadata
	Sunrise         string `json:"sunrise"`          // Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. One of: "almanac", "standard_air", "geometric", "disc_centre".
	AnnualMoment    string `json:"annual_moment"`    // Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. One of: "true", "mean".
	VargaFriendship string `json:"varga_friendship"` // positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao. One of: "positional", "natural".
}

type TextsVarshaphalAnswer struct {
	Texts          []SourcedText           `json:"texts"`          // Texts, in the order of their topics.
	Contradictions []TextContradiction     `json:"contradictions"` // Themes on which texts say opposite things; both stand, and none is left out.
	Paragraphs     []TextParagraph         `json:"paragraphs"`     // The texts by theme; null unless `format` is prose.
	TextLanguage   string                  `json:"text_language"`  // Language of the texts; other languages follow when a reader has checked them. One of: "en".
	Note           string                  `json:"note"`           // A sentence to show beside the texts.
	Metadata       TextsVarshaphalMetadata `json:"metadata"`       // Versions and rules behind the answer.
}

type TextsMatchSettings struct {
	PoruthamSettings
	VashyaTable *string `json:"vashya_table,omitempty"` // Source of the points for vashya, the influence of one partner on the other. standard if omitted. One of: "standard", "saravali", "astroyogi".
	VashyaSplit *bool   `json:"vashya_split,omitempty"` // Whether Sagittarius and Capricorn change their class at 15°. true if omitted. One of: true, false.
	YoniTable   *string `json:"yoni_table,omitempty"`   // Source of the friendships of animals. raman if omitted. One of: "raman", "saral".
	GanaTable   *string `json:"gana_table,omitempty"`   // Source of the points for temperaments; they differ for a deva groom and a rakshasa bride. standard if omitted. One of: "standard", "saral_asht_koot".
}

type TextsMatchInput struct {
	Couple
	Settings *TextsMatchSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Topics   *string             `json:"topics,omitempty"`   // The eight kootas of the North or the ten poruthams of the South; both if omitted. Separated by commas: koota, porutham.
	Format   *string             `json:"format,omitempty"`   // rows: each text alone. prose: paragraphs by theme in addition. rows if omitted. One of: "rows", "prose".
}

type TextsMatchMetadata struct {
	PoruthamMetadata
	VashyaTable string `json:"vashya_table"` // Source of the points for vashya, the influence of one partner on the other. One of: "standard", "saravali", "astroyogi".
	VashyaSplit bool   `json:"vashya_split"` // Whether Sagittarius and Capricorn change their class at 15°. One of: true, false.
	YoniTable   string `json:"yoni_table"`   // Source of the friendships of animals. One of: "raman", "saral".
	GanaTable   string `json:"gana_table"`   // Source of the points for temperaments; they differ for a deva groom and a rakshasa bride. One of: "standard", "saral_asht_koot".
}

type TextsMatchAnswer struct {
	Texts          []SourcedText       `json:"texts"`          // Texts, in the order of their topics.
	Contradictions []TextContradiction `json:"contradictions"` // Themes on which texts say opposite things; both stand, and none is left out.
	Paragraphs     []TextParagraph     `json:"paragraphs"`     // The texts by theme; null unless `format` is prose.
	TextLanguage   string              `json:"text_language"`  // Language of the texts; other languages follow when a reader has checked them. One of: "en".
	Note           string              `json:"note"`           // A sentence to show beside the texts.
	Metadata       TextsMatchMetadata  `json:"metadata"`       // Versions and rules behind the answer.
}

type TextsWesternSettings struct {
	Settings
	Zodiac      *string  `json:"zodiac,omitempty"`       // Longitudes from the spring equinox, or from the stars by the `ayanamsa`: places, signs, cusps, houses and lords follow it. A moving sky (transits, progressions, returns) is in the sidereal zodiac of its own date. tropical if omitted. One of: "tropical", "sidereal".
	Ayanamsa    *string  `json:"ayanamsa,omitempty"`     // Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. none if omitted. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	Ayanamsha   *string  `json:"ayanamsha,omitempty"`    // Alias of ayanamsa. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom". Deprecated: see the text before.
	AyanamsaDeg *float64 `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	HouseSystem *string  `json:"house_system,omitempty"` // System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. placidus if omitted. One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky".
	OrbProfile  *string  `json:"orb_profile,omitempty"`  // Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted. One of: "standard", "kerykeion", "wide".
}

type TextsWesternInput struct {
	Birth
	Settings *TextsWesternSettings `json:"settings,omitempty"` // Conventions to follow; each has a default.
	Format   *string               `json:"format,omitempty"`   // rows: each text alone. prose: paragraphs by theme in addition. rows if omitted. One of: "rows", "prose".
}

type TextsWesternMetadata struct {
	Metadata
	Birth                BirthClock         `json:"birth"`                  // The instant computed for the birth, and the clock behind it.
	ObservationPoint     string             `json:"observation_point"`      // Positions as seen from the centre of the Earth, or from the place on its surface. One of: "geocentric", "topocentric".
	Ayanamsa             string             `json:"ayanamsa"`               // Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. One of: "none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom".
	AyanamsaDeg          *float64           `json:"ayanamsa_deg,omitempty"` // Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
	HouseSystemRequested *string            `json:"house_system_requested"` // The requested house system, if it has no solution there and another was used; else null. One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky".
	OrbProfile           string             `json:"orb_profile"`            // Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. One of: "standard", "kerykeion", "wide".
	Orbs                 map[string]float64 `json:"orbs"`                   // Largest distance from exactness by aspect, degrees.
}

type TextsWesternAnswer struct {
	Texts          []SourcedText        `json:"texts"`          // Texts, in the order of their topics.
	Contradictions []TextContradiction  `json:"contradictions"` // Themes on which texts say opposite things; both stand, and none is left out.
	Paragraphs     []TextParagraph      `json:"paragraphs"`     // The texts by theme; null unless `format` is prose.
	TextLanguage   string               `json:"text_language"`  // Language of the texts; other languages follow when a reader has checked them. One of: "en".
	Note           string               `json:"note"`           // A sentence to show beside the texts.
	Metadata       TextsWesternMetadata `json:"metadata"`       // Versions and rules behind the answer.
}

type TextsNumbersInput struct {
	Date     string            `json:"date"`                // By the Gregorian calendar, YYYY-MM-DD.
	FullName *string           `json:"full_name,omitempty"` // Full name as given at birth, in Latin letters. Accents are dropped (É is E), ß is SS and æ is AE; blanks, hyphens and apostrophes separate names.
	Year     *int              `json:"year,omitempty"`      // The requested calendar year.
	Format   *string           `json:"format,omitempty"`    // rows: each text alone. prose: paragraphs by theme in addition. rows if omitted. One of: "rows", "prose".
	System   *string           `json:"system,omitempty"`    // Table that gives letters their numbers; numbers of dates are the same in both. pythagorean if omitted. One of: "pythagorean", "chaldean".
	Settings *LanguageSettings `json:"settings,omitempty"`  // Conventions to follow; each has a default.
}

type TextsNumbersAnswer struct {
	Texts          []SourcedText       `json:"texts"`          // Texts, in the order of their topics.
	Contradictions []TextContradiction `json:"contradictions"` // Themes on which texts say opposite things; both stand, and none is left out.
	Paragraphs     []TextParagraph     `json:"paragraphs"`     // The texts by theme; null unless `format` is prose.
	TextLanguage   string              `json:"text_language"`  // Language of the texts; other languages follow when a reader has checked them. One of: "en".
	Note           string              `json:"note"`           // A sentence to show beside the texts.
	Metadata       Metadata            `json:"metadata"`       // Versions and rules behind the answer.
}

type AccountListKeysAnswerKeysPublishable struct {
	Origins         []string `json:"origins"`           // Pages of these origins may call, as browsers write them: scheme, host and port.
	DailyCreditsMax int      `json:"daily_credits_max"` // Credits that all visitors together may spend per day (UTC).
	VisitorCallsMax int      `json:"visitor_calls_max"` // Calls that one address may make in 24 hours.
}

type AccountListKeysAnswerKeys struct {
	KeyID             string                                `json:"key_id"`              // Id of the key in this API; not secret.
	Name              string                                `json:"name"`                // Name of the key in the portal.
	Kind              string                                `json:"kind"`                // secret: for servers. publishable: for web pages. One of: "secret", "publishable".
	Environment       string                                `json:"environment"`         // live: calls are charged. test: calls are free. One of: "live", "test".
	Prefix            string                                `json:"prefix"`              // The part of the key that may be shown.
	Last4             string                                `json:"last4"`               // The last four characters of the key.
	Text              *string                               `json:"text"`                // Full text of a publishable key; null for a secret one.
	Status            string                                `json:"status"`              // Disabled keys can be enabled in the portal. One of: "active", "disabled", "revoked".
	Scopes            []string                              `json:"scopes"`              // Families, operations and `manage` that the key may use; `*` is every family.
	AllowedAddresses  []string                              `json:"allowed_addresses"`   // IP addresses and ranges that may use the key; empty: any.
	MonthlyCreditsMax *int                                  `json:"monthly_credits_max"` // Credits that the key may spend in a period; null: no cap.
	ExpiresAt         *string                               `json:"expires_at"`          // Instant from which the key is refused; null: never.
	FormulaVersion    *string                               `json:"formula_version"`     // Version of the formulas that answers calls of the key without `Graha-Version`, a date; null: the default of the workspace.
	Publishable       *AccountListKeysAnswerKeysPublishable `json:"publishable"`         // Limits of a publishable key; null for a secret one.
	ReplacedBy        *string                               `json:"replaced_by"`         // Id of the key that replaced it; null: none.
	CreatedAt         string                                `json:"created_at"`          // When the key was created.
	LastUsedAt        *string                               `json:"last_used_at"`        // Instant of the last charged call, updated with a delay of some seconds; null: none.
}

type AccountListKeysAnswer struct {
	Keys []AccountListKeysAnswerKeys `json:"keys"` // Newest first.
}

type AccountCreateKeyInputPublishable struct {
	Origins         []string `json:"origins"`           // Pages of these origins may call, as browsers write them: scheme, host and port.
	DailyCreditsMax int      `json:"daily_credits_max"` // Credits that all visitors together may spend per day (UTC).
	VisitorCallsMax int      `json:"visitor_calls_max"` // Calls that one address may make in 24 hours.
}

type AccountCreateKeyInput struct {
	Name              string                            `json:"name"`                          // Name of the key in the portal.
	Environment       *string                           `json:"environment,omitempty"`         // A test key can create only test keys. live if omitted. One of: "live", "test".
	Scopes            []string                          `json:"scopes,omitempty"`              // Families or operations that the new key may use, all of them allowed to the calling key; never `manage`.
	AllowedAddresses  []string                          `json:"allowed_addresses,omitempty"`   // IP addresses and ranges that may use the key; empty: any.
	MonthlyCreditsMax *int                              `json:"monthly_credits_max,omitempty"` // Credits that the key may spend in a period; null: no cap.
	ExpiresAt         *string                           `json:"expires_at,omitempty"`          // Instant from which the key is refused; null: never.
	FormulaVersion    *string                           `json:"formula_version,omitempty"`     // Version of the formulas that answers calls of the key without `Graha-Version`, a date; null: the default of the workspace.
	Publishable       *AccountCreateKeyInputPublishable `json:"publishable,omitempty"`         // Limits of a publishable key; null creates a secret key.
}

type AccountCreateKeyAnswerPublishable struct {
	Origins         []string `json:"origins"`           // Pages of these origins may call, as browsers write them: scheme, host and port.
	DailyCreditsMax int      `json:"daily_credits_max"` // Credits that all visitors together may spend per day (UTC).
	VisitorCallsMax int      `json:"visitor_calls_max"` // Calls that one address may make in 24 hours.
}

type AccountCreateKeyAnswer struct {
	Key               *string                            `json:"key"`                 // Full text of the key, returned only once; null for a secret key if the request was a repeat.
	KeyID             string                             `json:"key_id"`              // Id of the key in this API; not secret.
	Name              string                             `json:"name"`                // Name of the key in the portal.
	Kind              string                             `json:"kind"`                // secret: for servers. publishable: for web pages. One of: "secret", "publishable".
	Environment       string                             `json:"environment"`         // live: calls are charged. test: calls are free. One of: "live", "test".
	Prefix            string                             `json:"prefix"`              // The part of the key that may be shown.
	Last4             string                             `json:"last4"`               // The last four characters of the key.
	Text              *string                            `json:"text"`                // Full text of a publishable key; null for a secret one.
	Status            string                             `json:"status"`              // Disabled keys can be enabled in the portal. One of: "active", "disabled", "revoked".
	Scopes            []string                           `json:"scopes"`              // Families, operations and `manage` that the key may use; `*` is every family.
	AllowedAddresses  []string                           `json:"allowed_addresses"`   // IP addresses and ranges that may use the key; empty: any.
	MonthlyCreditsMax *int                               `json:"monthly_credits_max"` // Credits that the key may spend in a period; null: no cap.
	ExpiresAt         *string                            `json:"expires_at"`          // Instant from which the key is refused; null: never.
	FormulaVersion    *string                            `json:"formula_version"`     // Version of the formulas that answers calls of the key without `Graha-Version`, a date; null: the default of the workspace.
	Publishable       *AccountCreateKeyAnswerPublishable `json:"publishable"`         // Limits of a publishable key; null for a secret one.
	ReplacedBy        *string                            `json:"replaced_by"`         // Id of the key that replaced it; null: none.
	CreatedAt         string                             `json:"created_at"`          // When the key was created.
	LastUsedAt        *string                            `json:"last_used_at"`        // Instant of the last charged call, updated with a delay of some seconds; null: none.
}

type AccountRotateKeyInput struct {
	OverlapSeconds *int `json:"overlap_seconds,omitempty"` // Seconds for which the old key keeps working alongside the new one. 0 if omitted.
}

type AccountRotateKeyAnswer struct {
	Key           string `json:"key"`             // Full text of the new key, returned only once.
	KeyID         string `json:"key_id"`          // Id of the new key, which has the name and the limits of the old one.
	OldValidUntil string `json:"old_valid_until"` // Instant from which the old key is refused.
}

type AccountRevokeKeyAnswer struct {
	KeyID  string `json:"key_id"` // Id of the revoked key.
	Status string `json:"status"` // The key never works again. One of: "revoked".
}

type AccountUsageInput struct {
	From  *string `json:"from,omitempty"`   // First day, UTC; thirty days back if omitted.
	To    *string `json:"to,omitempty"`     // Last day, UTC; today if omitted.
	KeyID *string `json:"key_id,omitempty"` // Id of a key, if only its calls are to be counted.
}

type AccountUsageAnswerRows struct {
	Day       string `json:"day"`       // Day of the calls, UTC.
	Operation string `json:"operation"` // Id of the operation.
	Calls     int    `json:"calls"`     // Number of calls, those of test keys included.
	Credits   int    `json:"credits"`   // Credits charged, less refunds.
}

type AccountUsageAnswer struct {
	From    string                   `json:"from"`    // First day, UTC.
	To      string                   `json:"to"`      // Last day, UTC.
	Credits int                      `json:"credits"` // Credits of all rows together.
	Calls   int                      `json:"calls"`   // Calls of all rows together.
	Rows    []AccountUsageAnswerRows `json:"rows"`    // Calls and credits by day and operation, updated with a delay of some seconds.
}

type AccountPlanAnswerPeriod struct {
	Start string `json:"start"` // Start of the period.
	End   string `json:"end"`   // End of the period.
}

type AccountPlanAnswerCredits struct {
	Limit     int `json:"limit"`     // Credits granted for the period.
	Used      int `json:"used"`      // Credits that calls have cost.
	Remaining int `json:"remaining"` // Credits left.
}

type AccountPlanAnswerCalls struct {
	Limit     *int `json:"limit"`     // Calls that the plan includes in the period.
	Used      int  `json:"used"`      // Calls made in the period.
	Remaining *int `json:"remaining"` // Calls left.
}

type AccountPlanAnswer struct {
	Plan               string                   `json:"plan"`                  // The plan of the workspace. One of: "free", "starter", "growth", "scale", "internal".
	Period             AccountPlanAnswerPeriod  `json:"period"`                // Period in which the credits and calls below are counted.
	Credits            AccountPlanAnswerCredits `json:"credits"`               // Credits of this period.
	Calls              AccountPlanAnswerCalls   `json:"calls"`                 // Calls of this period; limit and remaining are null on plans that do not count calls.
	RateLimitPerMinute *int                     `json:"rate_limit_per_minute"` // Requests allowed per minute; null: no limit.
}

type AccountSpendLimitAnswer struct {
	CreditsMax  *int   `json:"credits_max"`  // Credits that all keys together may spend in a period; null: no limit.
	CreditsUsed int    `json:"credits_used"` // Credits spent in this period.
	ResetsAt    string `json:"resets_at"`    // End of the period, when the count restarts at 0.
}

type AccountSetSpendLimitInput struct {
	CreditsMax *int `json:"credits_max"` // Credits that all keys together may spend in a period; null removes the limit.
}

type AccountSetSpendLimitAnswer struct {
	CreditsMax  *int   `json:"credits_max"`  // Credits that all keys together may spend in a period; null: no limit.
	CreditsUsed int    `json:"credits_used"` // Credits spent in this period.
	ResetsAt    string `json:"resets_at"`    // End of the period, when the count restarts at 0.
}

type AccountFormulaVersionAnswerLiveVersions struct {
	Version     string  `json:"version"`      // Date of the version, as Graha-Version takes it.
	ServedUntil *string `json:"served_until"` // First day on which it may be refused; null: it is the current one.
	Summary     string  `json:"summary"`      // Its changes in one sentence.
}

type AccountFormulaVersionAnswer struct {
	FormulaVersion *string                                   `json:"formula_version"` // Version of the formulas for calls without the header Graha-Version; null: the current version at each call.
	CurrentVersion string                                    `json:"current_version"` // The current version.
	LiveVersions   []AccountFormulaVersionAnswerLiveVersions `json:"live_versions"`   // The versions that are served, oldest first.
}

type AccountSetFormulaVersionInput struct {
	FormulaVersion *string `json:"formula_version"` // One of `live_versions`, for calls without the header Graha-Version; null: the current version at each call.
}

type AccountSetFormulaVersionAnswerLiveVersions struct {
	Version     string  `json:"version"`      // Date of the version, as Graha-Version takes it.
	ServedUntil *string `json:"served_until"` // First day on which it may be refused; null: it is the current one.
	Summary     string  `json:"summary"`      // Its changes in one sentence.
}

type AccountSetFormulaVersionAnswer struct {
	FormulaVersion *string                                      `json:"formula_version"` // Version of the formulas for calls without the header Graha-Version; null: the current version at each call.
	CurrentVersion string                                       `json:"current_version"` // The current version.
	LiveVersions   []AccountSetFormulaVersionAnswerLiveVersions `json:"live_versions"`   // The versions that are served, oldest first.
}

type AccountReportBrandAnswerBrand struct {
	Name          *string `json:"name,omitempty"`           // Printed at the head of the first page and above the others.
	Logo          *string `json:"logo,omitempty"`           // A PNG or SVG of at most 200 kB, as a data URL in Base64. An SVG may have shapes and gradients, but no scripts, styles, texts or references to other files.
	PrimaryColour *string `json:"primary_colour,omitempty"` // Colour of headings, such as #152341.
	AccentColour  *string `json:"accent_colour,omitempty"`  // Colour of the mark below the title, such as #8e5a14.
	Footer        *string `json:"footer,omitempty"`         // Printed at the foot of each page.
	Contact       *string `json:"contact,omitempty"`        // A web or mail address, printed after the footer as a link, or a telephone number.
}

type AccountReportBrandAnswer struct {
	Brand *AccountReportBrandAnswerBrand `json:"brand"` // The brand of reports whose request has none; null: none.
}

type AccountSetReportBrandInputBrand struct {
	Name          *string `json:"name,omitempty"`           // Printed at the head of the first page and above the others.
	Logo          *string `json:"logo,omitempty"`           // A PNG or SVG of at most 200 kB, as a data URL in Base64. An SVG may have shapes and gradients, but no scripts, styles, texts or references to other files.
	PrimaryColour *string `json:"primary_colour,omitempty"` // Colour of headings, such as #152341.
	AccentColour  *string `json:"accent_colour,omitempty"`  // Colour of the mark below the title, such as #8e5a14.
	Footer        *string `json:"footer,omitempty"`         // Printed at the foot of each page.
	Contact       *string `json:"contact,omitempty"`        // A web or mail address, printed after the footer as a link, or a telephone number.
}

type AccountSetReportBrandInput struct {
	Brand *AccountSetReportBrandInputBrand `json:"brand"` // Name, logo, colours and footer of the seller; null: none.
}

type AccountSetReportBrandAnswerBrand struct {
	Name          *string `json:"name,omitempty"`           // Printed at the head of the first page and above the others.
	Logo          *string `json:"logo,omitempty"`           // A PNG or SVG of at most 200 kB, as a data URL in Base64. An SVG may have shapes and gradients, but no scripts, styles, texts or references to other files.
	PrimaryColour *string `json:"primary_colour,omitempty"` // Colour of headings, such as #152341.
	AccentColour  *string `json:"accent_colour,omitempty"`  // Colour of the mark below the title, such as #8e5a14.
	Footer        *string `json:"footer,omitempty"`         // Printed at the foot of each page.
	Contact       *string `json:"contact,omitempty"`        // A web or mail address, printed after the footer as a link, or a telephone number.
}

type AccountSetReportBrandAnswer struct {
	Brand *AccountSetReportBrandAnswerBrand `json:"brand"` // The brand of reports whose request has none; null: none.
}

type AccountPreviewReportBrandInputBrand struct {
	Name          *string `json:"name,omitempty"`           // Printed at the head of the first page and above the others.
	Logo          *string `json:"logo,omitempty"`           // A PNG or SVG of at most 200 kB, as a data URL in Base64. An SVG may have shapes and gradients, but no scripts, styles, texts or references to other files.
	PrimaryColour *string `json:"primary_colour,omitempty"` // Colour of headings, such as #152341.
	AccentColour  *string `json:"accent_colour,omitempty"`  // Colour of the mark below the title, such as #8e5a14.
	Footer        *string `json:"footer,omitempty"`         // Printed at the foot of each page.
	Contact       *string `json:"contact,omitempty"`        // A web or mail address, printed after the footer as a link, or a telephone number.
}

type AccountPreviewReportBrandInput struct {
	Brand AccountPreviewReportBrandInputBrand `json:"brand"` // Name, logo, colours and footer of the seller.
}

type AccountPreviewReportBrandAnswer struct {
	Svg string `json:"svg"` // The first page of an example, as SVG whose texts are outlines.
}

type AccountAutoTopUpAnswer struct {
	IsOn          bool    `json:"is_on"`          // Whether top-ups are bought automatically.
	BelowCredits  *int    `json:"below_credits"`  // A top-up is bought when fewer credits are left; null while it is off.
	PacksMax      *int    `json:"packs_max"`      // Maximum number of packs per calendar month (UTC); null while it is off.
	PacksBought   int     `json:"packs_bought"`   // Packs bought in this calendar month (UTC), including one that is being paid.
	PausedBecause *string `json:"paused_because"` // Reason of a pause, which lasts until a person turns auto top-up on again; null: not paused. One of: "card_declined", "card_absent", "refused", "plan_absent", "plan_unpaid", "price_changed".
}

type AccountListWebhooksAnswerWebhooks struct {
	WebhookID     string   `json:"webhook_id"`     // Id of the webhook in this API.
	URL           string   `json:"url"`            // Address that receives the messages.
	Types         []string `json:"types"`          // Types of the messages that it receives. One of: "credits.threshold", "key.created", "key.rotated", "key.revoked", "key.leaked", "subscription.changed", "sky.event", "event.moved", "subscription.stopped", "invoice.paid", "invoice.failed".
	Status        string   `json:"status"`         // No message is queued for a paused webhook. One of: "active", "paused".
	PausedBecause *string  `json:"paused_because"` // Reason of the pause; null while it is active. One of: "asked", "failing", "gone".
	CreatedAt     string   `json:"created_at"`     // When the webhook was added.
}

type AccountListWebhooksAnswer struct {
	Webhooks []AccountListWebhooksAnswerWebhooks `json:"webhooks"` // Oldest first.
}

type AccountAddWebhookInput struct {
	URL   string   `json:"url"`   // Address that receives the messages: https://, on a public host.
	Types []string `json:"types"` // Types of the messages that it receives. One of: "credits.threshold", "key.created", "key.rotated", "key.revoked", "key.leaked", "subscription.changed", "sky.event", "event.moved", "subscription.stopped", "invoice.paid", "invoice.failed".
}

type AccountAddWebhookAnswer struct {
	Secret        *string  `json:"secret"`         // Secret that signs the messages, returned only once; null if the request was a repeat.
	WebhookID     string   `json:"webhook_id"`     // Id of the webhook in this API.
	URL           string   `json:"url"`            // Address that receives the messages.
	Types         []string `json:"types"`          // Types of the messages that it receives. One of: "credits.threshold", "key.created", "key.rotated", "key.revoked", "key.leaked", "subscription.changed", "sky.event", "event.moved", "subscription.stopped", "invoice.paid", "invoice.failed".
	Status        string   `json:"status"`         // No message is queued for a paused webhook. One of: "active", "paused".
	PausedBecause *string  `json:"paused_because"` // Reason of the pause; null while it is active. One of: "asked", "failing", "gone".
	CreatedAt     string   `json:"created_at"`     // When the webhook was added.
}

type AccountRemoveWebhookAnswer struct {
	WebhookID string `json:"webhook_id"` // Id of the removed webhook.
	Status    string `json:"status"`     // The webhook receives no more messages. One of: "removed".
}

type AccountTestWebhookAnswer struct {
	DeliveryID string `json:"delivery_id"` // Id of the delivery in the list of deliveries in the portal.
}

type AccountListMessagesInput struct {
	Limit *int    `json:"limit,omitempty"` // Messages in the answer, at most. 50 if omitted.
	After *string `json:"after,omitempty"` // `next` of the page before; omitted: from now on.
}

type AccountListMessagesAnswerMessages struct {
	DeliveryID string `json:"delivery_id"` // Id of the delivery.
	WebhookID  string `json:"webhook_id"`  // The webhook that gets it.
	MessageID  string `json:"message_id"`  // `webhook-id` of the message, the same in every attempt.
	Type       string `json:"type"`        // Type of the message, as in its body.
	CreatedAt  string `json:"created_at"`  // Instant of the message.
	Body       string `json:"body"`        // The body as it is sent, byte for byte; signatures are over these bytes.
}

type AccountListMessagesAnswer struct {
	Messages []AccountListMessagesAnswerMessages `json:"messages"` // Oldest first.
	Next     string                              `json:"next"`     // Send it as `after` for the messages that come later.
}

type AccountStoreBirthInputBirth struct {
	Year      int      `json:"year"`                // Year of birth in its calendar.
	Month     int      `json:"month"`               // Month of birth in its calendar; 1 is January in the Gregorian one.
	Date      int      `json:"date"`                // Day of the month.
	Hours     int      `json:"hours"`               // Hour of the local clock, 24-hour.
	Minutes   int      `json:"minutes"`             // Minute of the local clock.
	Seconds   *int     `json:"seconds,omitempty"`   // Second of the local clock, 0 if omitted.
	Latitude  *float64 `json:"latitude,omitempty"`  // Decimal degrees, north positive; `place_id` may replace it.
	Longitude *float64 `json:"longitude,omitempty"` // Decimal degrees, east positive; `place_id` may replace it.
	Timezone  any      `json:"timezone,omitempty"`  // IANA name, or hours east of UTC; `place_id` may replace it. One of: float64, string.
	PlaceID   *int     `json:"place_id,omitempty"`  // Id of a place, from `GET /api/v1/places`. It is read when the birth is stored.
	Fold      *int     `json:"fold,omitempty"`      // For a clock reading that occurred twice or never: 0 is before the change, 1 after.
	Calendar  *string  `json:"calendar,omitempty"`  // Calendar of year, month and date; gregorian if omitted.
	Country   *string  `json:"country,omitempty"`   // ISO 3166-1 code of the country whose calendar the date is in.
}

type AccountStoreBirthInput struct {
	Reference *string                     `json:"reference,omitempty"` // Your own id of the person, unique in the workspace; null: none. A known one replaces that birth.
	Label     *string                     `json:"label,omitempty"`     // Text that the portal shows in lists; null: none.
	Tags      []string                    `json:"tags,omitempty"`      // Words by which the list can be filtered.
	Birth     AccountStoreBirthInputBirth `json:"birth"`               // The birth, as an operation takes it.
}

type AccountStoreBirthAnswerBirth struct {
	Year      int      `json:"year"`                // Year of birth in its calendar.
	Month     int      `json:"month"`               // Month of birth in its calendar; 1 is January in the Gregorian one.
	Date      int      `json:"date"`                // Day of the month.
	Hours     int      `json:"hours"`               // Hour of the local clock, 24-hour.
	Minutes   int      `json:"minutes"`             // Minute of the local clock.
	Seconds   *int     `json:"seconds,omitempty"`   // Second of the local clock, 0 if omitted.
	Latitude  *float64 `json:"latitude,omitempty"`  // Decimal degrees, north positive; `place_id` may replace it.
	Longitude *float64 `json:"longitude,omitempty"` // Decimal degrees, east positive; `place_id` may replace it.
	Timezone  any      `json:"timezone,omitempty"`  // IANA name, or hours east of UTC; `place_id` may replace it. One of: float64, string.
	PlaceID   *int     `json:"place_id,omitempty"`  // Id of a place, from `GET /api/v1/places`. It is read when the birth is stored.
	Fold      *int     `json:"fold,omitempty"`      // For a clock reading that occurred twice or never: 0 is before the change, 1 after.
	Calendar  *string  `json:"calendar,omitempty"`  // Calendar of year, month and date; gregorian if omitted.
	Country   *string  `json:"country,omitempty"`   // ISO 3166-1 code of the country whose calendar the date is in.
}

type AccountStoreBirthAnswer struct {
	BirthID   string                       `json:"birth_id"`   // Id of the stored birth, which operations take.
	Reference *string                      `json:"reference"`  // Your own id of the person; null: none.
	Label     *string                      `json:"label"`      // Text that the portal shows in lists; null: none.
	Tags      []string                     `json:"tags"`       // Words by which the list can be filtered.
	Birth     AccountStoreBirthAnswerBirth `json:"birth"`      // The birth, as an operation takes it.
	Version   int                          `json:"version"`    // 1 when it is stored, one more at each replacement.
	CreatedAt string                       `json:"created_at"` // Instant at which it was stored.
	ChangedAt string                       `json:"changed_at"` // Instant of the last replacement.
}

type AccountListBirthsInput struct {
	Limit     *int    `json:"limit,omitempty"`     // Births in the answer, at most. 50 if omitted.
	After     *string `json:"after,omitempty"`     // `next` of the page before.
	Tag       *string `json:"tag,omitempty"`       // Only births with this tag.
	Reference *string `json:"reference,omitempty"` // Only the birth with this reference.
}

type AccountListBirthsAnswerBirthsBirth struct {
	Year      int      `json:"year"`                // Year of birth in its calendar.
	Month     int      `json:"month"`               // Month of birth in its calendar; 1 is January in the Gregorian one.
	Date      int      `json:"date"`                // Day of the month.
	Hours     int      `json:"hours"`               // Hour of the local clock, 24-hour.
	Minutes   int      `json:"minutes"`             // Minute of the local clock.
	Seconds   *int     `json:"seconds,omitempty"`   // Second of the local clock, 0 if omitted.
	Latitude  *float64 `json:"latitude,omitempty"`  // Decimal degrees, north positive; `place_id` may replace it.
	Longitude *float64 `json:"longitude,omitempty"` // Decimal degrees, east positive; `place_id` may replace it.
	Timezone  any      `json:"timezone,omitempty"`  // IANA name, or hours east of UTC; `place_id` may replace it. One of: float64, string.
	PlaceID   *int     `json:"place_id,omitempty"`  // Id of a place, from `GET /api/v1/places`. It is read when the birth is stored.
	Fold      *int     `json:"fold,omitempty"`      // For a clock reading that occurred twice or never: 0 is before the change, 1 after.
	Calendar  *string  `json:"calendar,omitempty"`  // Calendar of year, month and date; gregorian if omitted.
	Country   *string  `json:"country,omitempty"`   // ISO 3166-1 code of the country whose calendar the date is in.
}

type AccountListBirthsAnswerBirths struct {
	BirthID   string                             `json:"birth_id"`   // Id of the stored birth, which operations take.
	Reference *string                            `json:"reference"`  // Your own id of the person; null: none.
	Label     *string                            `json:"label"`      // Text that the portal shows in lists; null: none.
	Tags      []string                           `json:"tags"`       // Words by which the list can be filtered.
	Birth     AccountListBirthsAnswerBirthsBirth `json:"birth"`      // The birth, as an operation takes it.
	Version   int                                `json:"version"`    // 1 when it is stored, one more at each replacement.
	CreatedAt string                             `json:"created_at"` // Instant at which it was stored.
	ChangedAt string                             `json:"changed_at"` // Instant of the last replacement.
}

type AccountListBirthsAnswer struct {
	Births []AccountListBirthsAnswerBirths `json:"births"` // Newest first.
	Next   *string                         `json:"next"`   // `after` of the next page; null: this is the last one.
}

type AccountReadBirthAnswerBirth struct {
	Year      int      `json:"year"`                // Year of birth in its calendar.
	Month     int      `json:"month"`               // Month of birth in its calendar; 1 is January in the Gregorian one.
	Date      int      `json:"date"`                // Day of the month.
	Hours     int      `json:"hours"`               // Hour of the local clock, 24-hour.
	Minutes   int      `json:"minutes"`             // Minute of the local clock.
	Seconds   *int     `json:"seconds,omitempty"`   // Second of the local clock, 0 if omitted.
	Latitude  *float64 `json:"latitude,omitempty"`  // Decimal degrees, north positive; `place_id` may replace it.
	Longitude *float64 `json:"longitude,omitempty"` // Decimal degrees, east positive; `place_id` may replace it.
	Timezone  any      `json:"timezone,omitempty"`  // IANA name, or hours east of UTC; `place_id` may replace it. One of: float64, string.
	PlaceID   *int     `json:"place_id,omitempty"`  // Id of a place, from `GET /api/v1/places`. It is read when the birth is stored.
	Fold      *int     `json:"fold,omitempty"`      // For a clock reading that occurred twice or never: 0 is before the change, 1 after.
	Calendar  *string  `json:"calendar,omitempty"`  // Calendar of year, month and date; gregorian if omitted.
	Country   *string  `json:"country,omitempty"`   // ISO 3166-1 code of the country whose calendar the date is in.
}

type AccountReadBirthAnswer struct {
	BirthID   string                      `json:"birth_id"`   // Id of the stored birth, which operations take.
	Reference *string                     `json:"reference"`  // Your own id of the person; null: none.
	Label     *string                     `json:"label"`      // Text that the portal shows in lists; null: none.
	Tags      []string                    `json:"tags"`       // Words by which the list can be filtered.
	Birth     AccountReadBirthAnswerBirth `json:"birth"`      // The birth, as an operation takes it.
	Version   int                         `json:"version"`    // 1 when it is stored, one more at each replacement.
	CreatedAt string                      `json:"created_at"` // Instant at which it was stored.
	ChangedAt string                      `json:"changed_at"` // Instant of the last replacement.
}

type AccountReplaceBirthInputBirth struct {
	Year      int      `json:"year"`                // Year of birth in its calendar.
	Month     int      `json:"month"`               // Month of birth in its calendar; 1 is January in the Gregorian one.
	Date      int      `json:"date"`                // Day of the month.
	Hours     int      `json:"hours"`               // Hour of the local clock, 24-hour.
	Minutes   int      `json:"minutes"`             // Minute of the local clock.
	Seconds   *int     `json:"seconds,omitempty"`   // Second of the local clock, 0 if omitted.
	Latitude  *float64 `json:"latitude,omitempty"`  // Decimal degrees, north positive; `place_id` may replace it.
	Longitude *float64 `json:"longitude,omitempty"` // Decimal degrees, east positive; `place_id` may replace it.
	Timezone  any      `json:"timezone,omitempty"`  // IANA name, or hours east of UTC; `place_id` may replace it. One of: float64, string.
	PlaceID   *int     `json:"place_id,omitempty"`  // Id of a place, from `GET /api/v1/places`. It is read when the birth is stored.
	Fold      *int     `json:"fold,omitempty"`      // For a clock reading that occurred twice or never: 0 is before the change, 1 after.
	Calendar  *string  `json:"calendar,omitempty"`  // Calendar of year, month and date; gregorian if omitted.
	Country   *string  `json:"country,omitempty"`   // ISO 3166-1 code of the country whose calendar the date is in.
}

type AccountReplaceBirthInput struct {
	Reference *string                       `json:"reference,omitempty"` // Your own id of the person, unique in the workspace; null: none. A known one replaces that birth.
	Label     *string                       `json:"label,omitempty"`     // Text that the portal shows in lists; null: none.
	Tags      []string                      `json:"tags,omitempty"`      // Words by which the list can be filtered.
	Birth     AccountReplaceBirthInputBirth `json:"birth"`               // The birth, as an operation takes it.
}

type AccountReplaceBirthAnswerBirth struct {
	Year      int      `json:"year"`                // Year of birth in its calendar.
	Month     int      `json:"month"`               // Month of birth in its calendar; 1 is January in the Gregorian one.
	Date      int      `json:"date"`                // Day of the month.
	Hours     int      `json:"hours"`               // Hour of the local clock, 24-hour.
	Minutes   int      `json:"minutes"`             // Minute of the local clock.
	Seconds   *int     `json:"seconds,omitempty"`   // Second of the local clock, 0 if omitted.
	Latitude  *float64 `json:"latitude,omitempty"`  // Decimal degrees, north positive; `place_id` may replace it.
	Longitude *float64 `json:"longitude,omitempty"` // Decimal degrees, east positive; `place_id` may replace it.
	Timezone  any      `json:"timezone,omitempty"`  // IANA name, or hours east of UTC; `place_id` may replace it. One of: float64, string.
	PlaceID   *int     `json:"place_id,omitempty"`  // Id of a place, from `GET /api/v1/places`. It is read when the birth is stored.
	Fold      *int     `json:"fold,omitempty"`      // For a clock reading that occurred twice or never: 0 is before the change, 1 after.
	Calendar  *string  `json:"calendar,omitempty"`  // Calendar of year, month and date; gregorian if omitted.
	Country   *string  `json:"country,omitempty"`   // ISO 3166-1 code of the country whose calendar the date is in.
}

type AccountReplaceBirthAnswer struct {
	BirthID   string                         `json:"birth_id"`   // Id of the stored birth, which operations take.
	Reference *string                        `json:"reference"`  // Your own id of the person; null: none.
	Label     *string                        `json:"label"`      // Text that the portal shows in lists; null: none.
	Tags      []string                       `json:"tags"`       // Words by which the list can be filtered.
	Birth     AccountReplaceBirthAnswerBirth `json:"birth"`      // The birth, as an operation takes it.
	Version   int                            `json:"version"`    // 1 when it is stored, one more at each replacement.
	CreatedAt string                         `json:"created_at"` // Instant at which it was stored.
	ChangedAt string                         `json:"changed_at"` // Instant of the last replacement.
}

type AccountEraseBirthAnswer struct {
	BirthID string `json:"birth_id"` // Id of the erased birth.
	Status  string `json:"status"`   // Nothing of the birth is kept. One of: "erased".
}

type AccountCreateSubscriptionInputPlace struct {
	Latitude  float64 `json:"latitude"`  // Decimal degrees, north positive.
	Longitude float64 `json:"longitude"` // Decimal degrees, east positive.
	Timezone  string  `json:"timezone"`  // IANA name of the zone.
}

type AccountCreateSubscriptionInput struct {
	Of         string                               `json:"of"`                    // Events of `all` stored births, of those with a `tag`, of some by their `ids`, of a `place`, or of the `sky`. One of: "all", "tag", "ids", "place", "sky".
	Tag        *string                              `json:"tag,omitempty"`         // Tag of the births; needed if `of` is `tag`.
	BirthIds   []string                             `json:"birth_ids,omitempty"`   // Ids of stored births; needed if `of` is `ids`.
	Place      *AccountCreateSubscriptionInputPlace `json:"place,omitempty"`       // The place; needed if `of` is `place`.
	Events     []string                             `json:"events"`                // Kinds of events, all of the group that `of` has.
	Options    map[string]any                       `json:"options,omitempty"`     // Conventions by which events are found: members of `events/upcoming`, such as `dasha_systems`, `dasha_levels`, `aspects`, `orb`, `region` and `settings` with `ayanamsa` and `language`. Those left out have its defaults.
	DaysAhead  *int                                 `json:"days_ahead,omitempty"`  // Days from the delivery to the event. 0 if omitted.
	Deliver    *string                              `json:"deliver,omitempty"`     // `webhook`: as messages `sky.event` to your webhooks; `feed`: in the list of delivered events alone. webhook if omitted. One of: "webhook", "feed".
	CapCredits *int                                 `json:"cap_credits,omitempty"` // Credits that it may spend in a month, UTC; it then stops until the next month. Null: no cap.
}

type AccountCreateSubscriptionAnswerPlace struct {
	Latitude  float64 `json:"latitude"`  // Decimal degrees, north positive.
	Longitude float64 `json:"longitude"` // Decimal degrees, east positive.
	Timezone  string  `json:"timezone"`  // IANA name of the zone.
}

type AccountCreateSubscriptionAnswer struct {
	SubscriptionID string                                `json:"subscription_id"` // Id of the subscription.
	Of             string                                `json:"of"`              // Events of `all` stored births, of those with a `tag`, of some by their `ids`, of a `place`, or of the `sky`. One of: "all", "tag", "ids", "place", "sky".
	Tag            *string                               `json:"tag"`             // Tag of the births; null: by another way.
	BirthIds       []string                              `json:"birth_ids"`       // Ids of the births; null: by another way.
	Place          *AccountCreateSubscriptionAnswerPlace `json:"place"`           // The place; null: of births or of the sky.
	Events         []string                              `json:"events"`          // Kinds of events.
	Options        map[string]any                        `json:"options"`         // Conventions by which events are found, as they were sent.
	DaysAhead      int                                   `json:"days_ahead"`      // Days from the delivery to the event.
	Deliver        string                                `json:"deliver"`         // `webhook`: as messages `sky.event` to your webhooks; `feed`: in the list of delivered events alone. One of: "webhook", "feed".
	CapCredits     *int                                  `json:"cap_credits"`     // Credits that it may spend in a month, UTC; it then stops until the next month. Null: no cap.
	SpentCredits   int                                   `json:"spent_credits"`   // Credits spent in this month, UTC.
	Status         string                                `json:"status"`          // `stopped`: at its cap, or without credits, until `stopped_until`. One of: "active", "paused", "stopped".
	StoppedBecause *string                               `json:"stopped_because"` // `cap`, or `credits` if credits, calls or spend limit were exhausted; null: not stopped. One of: "cap", "credits".
	StoppedUntil   *string                               `json:"stopped_until"`   // Instant from which it delivers again; null: not stopped.
	Hint           *string                               `json:"hint"`            // Instruction, if it cannot deliver because no active webhook takes `sky.event`; null: it can.
	CalendarSince  *string                               `json:"calendar_since"`  // Instant at which its calendar got its present address; null: it has none.
	CreatedAt      string                                `json:"created_at"`      // Instant at which it was created.
}

type AccountListSubscriptionsInput struct {
	Limit *int    `json:"limit,omitempty"` // Subscriptions in the answer, at most. 50 if omitted.
	After *string `json:"after,omitempty"` // `next` of the page before.
}

type AccountListSubscriptionsAnswerSubscriptionsPlace struct {
	Latitude  float64 `json:"latitude"`  // Decimal degrees, north positive.
	Longitude float64 `json:"longitude"` // Decimal degrees, east positive.
	Timezone  string  `json:"timezone"`  // IANA name of the zone.
}

type AccountListSubscriptionsAnswerSubscriptions struct {
	SubscriptionID string                                            `json:"subscription_id"` // Id of the subscription.
	Of             string                                            `json:"of"`              // Events of `all` stored births, of those with a `tag`, of some by their `ids`, of a `place`, or of the `sky`. One of: "all", "tag", "ids", "place", "sky".
	Tag            *string                                           `json:"tag"`             // Tag of the births; null: by another way.
	BirthIds       []string                                          `json:"birth_ids"`       // Ids of the births; null: by another way.
	Place          *AccountListSubscriptionsAnswerSubscriptionsPlace `json:"place"`           // The place; null: of births or of the sky.
	Events         []string                                          `json:"events"`          // Kinds of events.
	Options        map[string]any                                    `json:"options"`         // Conventions by which events are found, as they were sent.
	DaysAhead      int                                               `json:"days_ahead"`      // Days from the delivery to the event.
	Deliver        string                                            `json:"deliver"`         // `webhook`: as messages `sky.event` to your webhooks; `feed`: in the list of delivered events alone. One of: "webhook", "feed".
	CapCredits     *int                                              `json:"cap_credits"`     // Credits that it may spend in a month, UTC; it then stops until the next month. Null: no cap.
	SpentCredits   int                                               `json:"spent_credits"`   // Credits spent in this month, UTC.
	Status         string                                            `json:"status"`          // `stopped`: at its cap, or without credits, until `stopped_until`. One of: "active", "paused", "stopped".
	StoppedBecause *string                                           `json:"stopped_because"` // `cap`, or `credits` if credits, calls or spend limit were exhausted; null: not stopped. One of: "cap", "credits".
	StoppedUntil   *string                                           `json:"stopped_until"`   // Instant from which it delivers again; null: not stopped.
	Hint           *string                                           `json:"hint"`            // Instruction, if it cannot deliver because no active webhook takes `sky.event`; null: it can.
	CalendarSince  *string                                           `json:"calendar_since"`  // Instant at which its calendar got its present address; null: it has none.
	CreatedAt      string                                            `json:"created_at"`      // Instant at which it was created.
}

type AccountListSubscriptionsAnswer struct {
	Subscriptions []AccountListSubscriptionsAnswerSubscriptions `json:"subscriptions"` // Newest first.
	Next          *string                                       `json:"next"`          // `after` of the next page; null: this is the last one.
}

type AccountReadSubscriptionAnswerPlace struct {
	Latitude  float64 `json:"latitude"`  // Decimal degrees, north positive.
	Longitude float64 `json:"longitude"` // Decimal degrees, east positive.
	Timezone  string  `json:"timezone"`  // IANA name of the zone.
}

type AccountReadSubscriptionAnswer struct {
	SubscriptionID string                              `json:"subscription_id"` // Id of the subscription.
	Of             string                              `json:"of"`              // Events of `all` stored births, of those with a `tag`, of some by their `ids`, of a `place`, or of the `sky`. One of: "all", "tag", "ids", "place", "sky".
	Tag            *string                             `json:"tag"`             // Tag of the births; null: by another way.
	BirthIds       []string                            `json:"birth_ids"`       // Ids of the births; null: by another way.
	Place          *AccountReadSubscriptionAnswerPlace `json:"place"`           // The place; null: of births or of the sky.
	Events         []string                            `json:"events"`          // Kinds of events.
	Options        map[string]any                      `json:"options"`         // Conventions by which events are found, as they were sent.
	DaysAhead      int                                 `json:"days_ahead"`      // Days from the delivery to the event.
	Deliver        string                              `json:"deliver"`         // `webhook`: as messages `sky.event` to your webhooks; `feed`: in the list of delivered events alone. One of: "webhook", "feed".
	CapCredits     *int                                `json:"cap_credits"`     // Credits that it may spend in a month, UTC; it then stops until the next month. Null: no cap.
	SpentCredits   int                                 `json:"spent_credits"`   // Credits spent in this month, UTC.
	Status         string                              `json:"status"`          // `stopped`: at its cap, or without credits, until `stopped_until`. One of: "active", "paused", "stopped".
	StoppedBecause *string                             `json:"stopped_because"` // `cap`, or `credits` if credits, calls or spend limit were exhausted; null: not stopped. One of: "cap", "credits".
	StoppedUntil   *string                             `json:"stopped_until"`   // Instant from which it delivers again; null: not stopped.
	Hint           *string                             `json:"hint"`            // Instruction, if it cannot deliver because no active webhook takes `sky.event`; null: it can.
	CalendarSince  *string                             `json:"calendar_since"`  // Instant at which its calendar got its present address; null: it has none.
	CreatedAt      string                              `json:"created_at"`      // Instant at which it was created.
}

type AccountChangeSubscriptionInput struct {
	Status     *string `json:"status,omitempty"`      // `paused`: events that are due meanwhile are neither delivered nor charged; `active` also ends a stop. Unchanged if omitted. One of: "active", "paused".
	CapCredits *int    `json:"cap_credits,omitempty"` // Credits that it may spend in a month, UTC; it then stops until the next month. Null: no cap. Unchanged if omitted; a stop is ended by `status`.
}

type AccountChangeSubscriptionAnswerPlace struct {
	Latitude  float64 `json:"latitude"`  // Decimal degrees, north positive.
	Longitude float64 `json:"longitude"` // Decimal degrees, east positive.
	Timezone  string  `json:"timezone"`  // IANA name of the zone.
}

type AccountChangeSubscriptionAnswer struct {
	SubscriptionID string                                `json:"subscription_id"` // Id of the subscription.
	Of             string                                `json:"of"`              // Events of `all` stored births, of those with a `tag`, of some by their `ids`, of a `place`, or of the `sky`. One of: "all", "tag", "ids", "place", "sky".
	Tag            *string                               `json:"tag"`             // Tag of the births; null: by another way.
	BirthIds       []string                              `json:"birth_ids"`       // Ids of the births; null: by another way.
	Place          *AccountChangeSubscriptionAnswerPlace `json:"place"`           // The place; null: of births or of the sky.
	Events         []string                              `json:"events"`          // Kinds of events.
	Options        map[string]any                        `json:"options"`         // Conventions by which events are found, as they were sent.
	DaysAhead      int                                   `json:"days_ahead"`      // Days from the delivery to the event.
	Deliver        string                                `json:"deliver"`         // `webhook`: as messages `sky.event` to your webhooks; `feed`: in the list of delivered events alone. One of: "webhook", "feed".
	CapCredits     *int                                  `json:"cap_credits"`     // Credits that it may spend in a month, UTC; it then stops until the next month. Null: no cap.
	SpentCredits   int                                   `json:"spent_credits"`   // Credits spent in this month, UTC.
	Status         string                                `json:"status"`          // `stopped`: at its cap, or without credits, until `stopped_until`. One of: "active", "paused", "stopped".
	StoppedBecause *string                               `json:"stopped_because"` // `cap`, or `credits` if credits, calls or spend limit were exhausted; null: not stopped. One of: "cap", "credits".
	StoppedUntil   *string                               `json:"stopped_until"`   // Instant from which it delivers again; null: not stopped.
	Hint           *string                               `json:"hint"`            // Instruction, if it cannot deliver because no active webhook takes `sky.event`; null: it can.
	CalendarSince  *string                               `json:"calendar_since"`  // Instant at which its calendar got its present address; null: it has none.
	CreatedAt      string                                `json:"created_at"`      // Instant at which it was created.
}

type AccountDeleteSubscriptionAnswer struct {
	SubscriptionID string `json:"subscription_id"` // Id of the deleted subscription.
	Status         string `json:"status"`          // It delivers nothing any more. One of: "deleted".
}

type AccountListSubscriptionEventsInput struct {
	Limit *int    `json:"limit,omitempty"` // Events in the answer, at most. 50 if omitted.
	After *string `json:"after,omitempty"` // `next` of the page before.
}

type AccountListSubscriptionEventsAnswerEvents struct {
	EventID   string         `json:"event_id"`   // Id of the event, also in its message.
	Kind      string         `json:"kind"`       // Kind of the event.
	At        string         `json:"at"`         // Instant of the event.
	BirthID   *string        `json:"birth_id"`   // The stored birth; null: of a place or of the sky.
	State     string         `json:"state"`      // `missed`: no webhook took messages `sky.event` then; it cost nothing. One of: "delivered", "missed".
	SettledAt string         `json:"settled_at"` // Instant of the delivery.
	Credits   int            `json:"credits"`    // Credits charged.
	Details   map[string]any `json:"details"`    // The event as its message has it; null: it was missed.
}

type AccountListSubscriptionEventsAnswer struct {
	Events []AccountListSubscriptionEventsAnswerEvents `json:"events"` // Newest first.
	Next   *string                                     `json:"next"`   // `after` of the next page; null: this is the last one.
}

type AccountOpenSubscriptionCalendarAnswer struct {
	SubscriptionID string `json:"subscription_id"` // Id of the subscription.
	URL            string `json:"url"`             // The private address, by which anybody can read the delivered events. It is shown once; a second request creates another and ends this one.
}

type AccountCloseSubscriptionCalendarAnswer struct {
	SubscriptionID string `json:"subscription_id"` // Id of the subscription.
	Status         string `json:"status"`          // Its calendar has no address any more. One of: "closed".
}
