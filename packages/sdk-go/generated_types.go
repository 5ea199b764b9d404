// Code generated from the catalogue of the API by `npm run sdk:generate`. DO NOT EDIT.

package graha

type VedicChartRequest struct {
	Birth

	Settings *VedicSettings `json:"settings,omitempty"`
}

// Date, local clock time, place and time zone of one birth.
type Birth struct {
	// Year of birth by the local calendar, Gregorian.
	Year int `json:"year"`

	// Month of birth, 1 is January.
	Month int `json:"month"`

	// Day of the month.
	Date int `json:"date"`

	// Hour of the local clock, 24-hour.
	Hours int `json:"hours"`

	// Minute of the local clock.
	Minutes int `json:"minutes"`

	// Second of the local clock. 0 when left out.
	Seconds *int `json:"seconds,omitempty"`

	// Decimal degrees, north positive.
	Latitude *float64 `json:"latitude,omitempty"`

	// Decimal degrees, east positive.
	Longitude *float64 `json:"longitude,omitempty"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone,omitempty"`

	// Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own.
	PlaceID *int `json:"place_id,omitempty"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`
}

// Conventions to follow; each has a default.
type Settings struct {
	LanguageSettings

	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`
}

// Conventions to follow; each has a default.
type LanguageSettings struct {
	// Language of the words in `metadata.words`. Names in the answer stay English, for programs; so do sentences. en when left out.
	//
	// One of: "en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru".
	Language *string `json:"language,omitempty"`
}

// Conventions to follow; each has a default.
type VedicSettings struct {
	SiderealSettings

	// Mean or true (osculating) node for Rahu and Ketu. mean when left out.
	//
	// One of: "mean", "true".
	NodeMode *string `json:"node_mode,omitempty"`

	// Alias of node_mode.
	//
	// One of: "mean", "true".
	//
	// Deprecated: see the text above.
	NodeType *string `json:"node_type,omitempty"`
}

// Conventions to follow; each has a default.
type SiderealSettings struct {
	Settings

	// Convention for the distance between the tropical and the sidereal zodiac; custom takes `ayanamsa_deg` beside it. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates.
	AyanamsaDeg *float64 `json:"ayanamsa_deg,omitempty"`
}

type StandardPlanetsExtendedResponse struct {
	// The point that rises in the east.
	Ascendant Ascendant `json:"ascendant"`

	// Planets and points, in their usual order.
	Planets []Placement `json:"planets"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// The point of the zodiac that rises in the east.
type Ascendant struct {
	// Its name.
	//
	// One of: "Ascendant".
	Name string `json:"name"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// House, 1 to 12.
	House int `json:"house"`

	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra NakshatraName `json:"nakshatra"`

	// 1 is Ashwini.
	NakshatraNumber int `json:"nakshatra_number"`

	// Planet that rules the nakshatra.
	NakshatraLord GrahaName `json:"nakshatra_lord"`

	// Quarter of the nakshatra.
	Pada int `json:"pada"`
}

// One of: "Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces".
type SignName = string

// One of: "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn".
type SignLord = string

// One of: "Ashwini", "Bharani", "Krittika", "Rohini", "Mrigashirsha", "Ardra", "Punarvasu", "Pushya", "Ashlesha", "Magha", "Purva Phalguni", "Uttara Phalguni", "Hasta", "Chitra", "Swati", "Vishakha", "Anuradha", "Jyeshtha", "Moola", "Purva Ashadha", "Uttara Ashadha", "Shravana", "Dhanishta", "Shatabhisha", "Purva Bhadrapada", "Uttara Bhadrapada", "Revati".
type NakshatraName = string

// One of: "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu".
type GrahaName = string

// Where a planet stands.
type Placement struct {
	// Its name.
	//
	// One of: "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu", "Uranus", "Neptune", "Pluto", "Chiron", "Lilith".
	Name string `json:"name"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// House, 1 to 12.
	House int `json:"house"`

	// Whether it moves backwards through the zodiac.
	IsRetrograde bool `json:"is_retrograde"`

	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra NakshatraName `json:"nakshatra"`

	// 1 is Ashwini.
	NakshatraNumber int `json:"nakshatra_number"`

	// Planet that rules the nakshatra.
	NakshatraLord GrahaName `json:"nakshatra_lord"`

	// Quarter of the nakshatra.
	Pada int `json:"pada"`

	// Ecliptic latitude, degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Degrees of longitude a day; negative while retrograde.
	Speed float64 `json:"speed"`
}

type Metadata struct {
	// Name and version of what computed the answer; in years called packed, polynomials fitted to it within 0.001″.
	Engine string `json:"engine"`

	// Version of the formulas of this family.
	FormulaVersion string `json:"formula_version"`

	// School or scheme that the answer follows.
	System string `json:"system"`

	// Zodiac that longitudes are measured in.
	//
	// One of: "sidereal", "tropical".
	Zodiac *string `json:"zodiac,omitempty"`

	// Convention that was used; none for tropical charts.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom", "kp_new".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// What the custom ayanamsa that was asked for is at J2000, degrees, without nutation.
	AyanamsaDeg *float64 `json:"ayanamsa_deg,omitempty"`

	// Degrees subtracted from tropical longitudes. Nutation in longitude is in it: others print the mean value, up to 18″ away.
	AyanamsaValue *float64 `json:"ayanamsa_value,omitempty"`

	// Lunar nodes that were used.
	//
	// One of: "mean", "true".
	NodeMode *string `json:"node_mode,omitempty"`

	// House system that was used.
	//
	// One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric".
	HouseSystem *string `json:"house_system,omitempty"`

	// The one asked for, where it has no solution and another was used; else null.
	//
	// One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric".
	HouseSystemRequested *string `json:"house_system_requested,omitempty"`

	// From where positions were taken.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// By which rule a sunrise and a sunset were counted.
	//
	// One of: "almanac", "standard_air", "geometric", "disc_centre".
	Sunrise *string `json:"sunrise,omitempty"`

	// Days in a year of the dasha.
	//
	// One of: float64, string.
	YearLength any `json:"year_length,omitempty"`

	// Rule that was followed.
	Method *string `json:"method,omitempty"`

	// Which of several conventions the chart follows.
	Variant *string `json:"variant,omitempty"`

	// Formula profile of the chart.
	Profile *string `json:"profile,omitempty"`

	// Largest distance from exactness by aspect, degrees.
	Orbs map[string]float64 `json:"orbs,omitempty"`

	// School of orbs that was asked for.
	OrbProfile *string `json:"orb_profile,omitempty"`

	// Which aspects were looked for.
	//
	// One of: "major", "all".
	AspectSet *string `json:"aspect_set,omitempty"`

	// Which points were placed.
	//
	// One of: "main", "extended".
	PointSet *string `json:"point_set,omitempty"`

	// How the angles of a progressed chart were found.
	AngleMethod *string `json:"angle_method,omitempty"`

	// Which table gives letters their numbers.
	LetterTable *string `json:"letter_table,omitempty"`

	// When Y counts as a vowel.
	YAsVowel *string `json:"y_as_vowel,omitempty"`

	// Whose points the vashya koota follows.
	VashyaTable *string `json:"vashya_table,omitempty"`

	// Whether Sagittarius and Capricorn change their class at 15°.
	VashyaSplit *bool `json:"vashya_split,omitempty"`

	// Whose points the yoni koota follows.
	YoniTable *string `json:"yoni_table,omitempty"`

	// Whose points the gana koota follows.
	GanaTable *string `json:"gana_table,omitempty"`

	// Houses in which Mars makes the manglik dosha.
	HouseSet *string `json:"house_set,omitempty"`

	// Whether stars on opposite ways of one rope get half a point.
	RajjuDirection *bool `json:"rajju_direction,omitempty"`

	// Which friendship of planets the rasyadhipati porutham follows.
	Friendship *string `json:"friendship,omitempty"`

	// How far the stree deergha porutham wants the stars apart.
	StreeDeergha *string `json:"stree_deergha,omitempty"`

	// Which star from the birth star is the worst of a chandrashtama.
	PeakStar *int `json:"peak_star,omitempty"`

	// Whose table of bindus was used.
	AshtakavargaTable *string `json:"ashtakavarga_table,omitempty"`

	// What an empty sign keeps in the reduction by lords.
	Ekadhipatya *string `json:"ekadhipatya,omitempty"`

	// Whose presence makes a sign occupied.
	Occupancy *string `json:"occupancy,omitempty"`

	// Weight of Virgo in the rasi pinda.
	VirgoMultiplier *int `json:"virgo_multiplier,omitempty"`

	// How many ruling planets were taken.
	RulerCount *int `json:"ruler_count,omitempty"`

	// By which lord a ruler under a retrograde planet is rejected.
	RejectBy *string `json:"reject_by,omitempty"`

	// Whose rules chose the days of observances.
	School *string `json:"school,omitempty"`

	// How the opening of a year of life was found.
	AnnualMoment *string `json:"annual_moment,omitempty"`

	// Where in its sign the muntha stands when a year opens.
	MunthaDegree *string `json:"muntha_degree,omitempty"`

	// By which friendship lords of vargas were judged.
	VargaFriendship *string `json:"varga_friendship,omitempty"`

	// How long a day of an annual period is.
	AnnualDay *string `json:"annual_day,omitempty"`

	// Whose formulas sahams follow where books differ.
	SahamSchool *string `json:"saham_school,omitempty"`

	// Which houses sahams were counted from.
	SahamHouses *string `json:"saham_houses,omitempty"`

	// How the 30° of a saham were judged.
	SahamArc *string `json:"saham_arc,omitempty"`

	// How many chara karakas were counted.
	KarakaCount *int `json:"karaka_count,omitempty"`

	// Who rules Scorpio and Aquarius.
	ArudhaLords *string `json:"arudha_lords,omitempty"`

	// How the places of the nodes were counted.
	ArgalaNodes *string `json:"argala_nodes,omitempty"`

	// Which moment of its eighth Gulika was taken at.
	GulikaMoment *string `json:"gulika_moment,omitempty"`

	// Which moment of its eighth Kaala and its like were taken at.
	KaalaMoment *string `json:"kaala_moment,omitempty"`

	// How Mandi was found.
	MandiMethod *string `json:"mandi_method,omitempty"`

	// Whether Rahu and Ketu look at anything.
	NodeAspects *string `json:"node_aspects,omitempty"`

	// How the bhavas were divided.
	ChalitSystem *string `json:"chalit_system,omitempty"`

	// Whose sunrise and clock the dates of observances follow.
	DatesOf *string `json:"dates_of,omitempty"`

	// Days about the setting of a planet that were counted with it.
	AstaPadding *int `json:"asta_padding,omitempty"`

	// By which rule the sutak of eclipses was counted.
	SutakRule *string `json:"sutak_rule,omitempty"`

	// With which planets an aspect keeps the Moon from being void.
	VoidPartners *string `json:"void_partners,omitempty"`

	// How the month was cut into eight phases.
	PhaseWindows *string `json:"phase_windows,omitempty"`

	// Whether lots are counted the other way round by night.
	LotRule *string `json:"lot_rule,omitempty"`

	// Whose lords of triplicities were taken.
	TriplicityLords *string `json:"triplicity_lords,omitempty"`

	// Degrees of the dial on which midpoints were compared.
	Dial *int `json:"dial,omitempty"`

	// Whether the Moon enters Abhijit as a star of its own.
	UseAbhijitSpan *bool `json:"use_abhijit_span,omitempty"`

	// Where a time zone was named: the version of the tz database, from 1970 on and before.
	Tzdb *string `json:"tzdb,omitempty"`

	// Language of `words`, where another than English was asked for.
	//
	// One of: "en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru".
	NamesLanguage *string `json:"names_language,omitempty"`

	// Language of sentences: English.
	//
	// One of: "en".
	TextsLanguage *string `json:"texts_language,omitempty"`

	// Words of this answer in that language, by group and English name; what has no sound source is left out.
	Words map[string]map[string]string `json:"words,omitempty"`

	// The moment asked about, or that stood in for now; null where none was needed.
	AsOf *string `json:"as_of,omitempty"`

	// Engine of the call that an Idempotency-Key repeats, where it was another.
	ReplayedEngineVersion *string `json:"replayed_engine_version,omitempty"`

	// Why a search ended early; null where it did not.
	Truncated *string `json:"truncated,omitempty"`
}

// What only the seven planets that rule signs have.
type PlanetCondition struct {
	// By degree; null in a sign that gives none, where friendship counts.
	//
	// One of: "exalted", "moolatrikona", "own", "debilitated".
	Dignity *string `json:"dignity"`

	// To the lord of its sign, by nature; own in a sign of its own.
	//
	// One of: "own", "friend", "neutral", "enemy".
	NaturalRelation string `json:"natural_relation"`

	// To the lord of its sign, by nature and by place in this chart.
	//
	// One of: "own", "great_friend", "friend", "neutral", "enemy", "great_enemy".
	CompoundRelation string `json:"compound_relation"`

	// Degrees from the Sun; null for the Sun.
	SunSeparation *float64 `json:"sun_separation"`

	// Nearer to the Sun than its orb.
	IsCombust bool `json:"is_combust"`

	// Jagradadi avastha: awake, dreaming or asleep.
	//
	// One of: "jagrat", "swapna", "sushupti".
	Alertness string `json:"alertness"`

	// Deeptadi avastha, from bright (deepta), which an exalted planet is, to wicked (khala).
	//
	// One of: "deepta", "swastha", "mudita", "shanta", "deena", "duhkhita", "khala".
	Mood string `json:"mood"`

	// Vikala: the Sun, Mars, Saturn or a node stands in its sign.
	IsWithMalefic bool `json:"is_with_malefic"`

	// Null without war.
	War *PlanetaryWar `json:"war"`
}

// Two of Mars, Mercury, Jupiter, Venus, Saturn within 1° of longitude.
type PlanetaryWar struct {
	// With whom.
	With SignLord `json:"with"`

	// The lesser longitude wins.
	IsWinner bool `json:"is_winner"`
}

type PlanetsConditionsAnswerPlanetsAspectedBy struct {
	// Its name.
	Name SignLord `json:"name"`

	// 60 is a full aspect.
	Virupas float64 `json:"virupas"`
}

type PlanetsConditionsAnswerPlanets struct {
	Placement Placement `json:"placement"`

	// Baladi avastha: infant, youth, adult, old or dead, by bands of 6°.
	//
	// One of: "bala", "kumara", "yuva", "vriddha", "mrita".
	Age string `json:"age"`

	// In the same sign in the birth chart and in the navamsa.
	IsVargottama bool `json:"is_vargottama"`

	// Within 3°20′ of the end of Cancer, Scorpio or Pisces.
	IsGandanta bool `json:"is_gandanta"`

	// Who looks at it how strongly (sphuta drishti), the strongest first, none below 1.
	AspectedBy []PlanetsConditionsAnswerPlanetsAspectedBy `json:"aspected_by"`

	// Null for Rahu and Ketu.
	Condition *PlanetCondition `json:"condition"`
}

type PlanetsConditionsAnswer struct {
	// Sun to Saturn, Rahu, Ketu.
	Planets []PlanetsConditionsAnswerPlanets `json:"planets"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PlanetsFriendshipAnswerPlanetsTowards struct {
	// Towards whom.
	Name SignLord `json:"name"`

	// By nature: the same in every chart.
	//
	// One of: "friend", "neutral", "enemy".
	Natural string `json:"natural"`

	// By place: a friend in the 2nd, 3rd, 4th, 10th, 11th or 12th from it.
	//
	// One of: "friend", "enemy".
	Temporal string `json:"temporal"`

	// Both together, in five grades.
	//
	// One of: "great_friend", "friend", "neutral", "enemy", "great_enemy".
	Compound string `json:"compound"`
}

type PlanetsFriendshipAnswerPlanets struct {
	// Its name.
	Name SignLord `json:"name"`

	// The six others.
	Towards []PlanetsFriendshipAnswerPlanetsTowards `json:"towards"`
}

type PlanetsFriendshipAnswer struct {
	// Sun to Saturn.
	Planets []PlanetsFriendshipAnswerPlanets `json:"planets"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type PlanetsAspectsSettings struct {
	VedicSettings

	// Most verses give Rahu and Ketu no aspects; some schools give them the 5th, 7th and 9th. none when left out.
	//
	// One of: "none", "5_7_9".
	NodeAspects *string `json:"node_aspects,omitempty"`
}

type PlanetsAspectsInput struct {
	Birth

	Settings *PlanetsAspectsSettings `json:"settings,omitempty"`
}

type PlanetsAspectsAnswerPlanetsGrahaDrishti struct {
	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// House, 1 to 12.
	House int `json:"house"`

	// Counted from its own sign as the first.
	Place int `json:"place"`

	// Of a full aspect.
	Share float64 `json:"share"`

	// Whether it is a full aspect.
	IsFull bool `json:"is_full"`

	// Who stands there.
	Planets []GrahaName `json:"planets"`
}

type PlanetsAspectsAnswerPlanetsSphutaDrishti struct {
	// On whom.
	Name GrahaName `json:"name"`

	// 60 is a full aspect.
	Virupas float64 `json:"virupas"`
}

type PlanetsAspectsAnswerPlanetsRasiDrishti struct {
	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// House, 1 to 12.
	House int `json:"house"`

	// Who stands there.
	Planets []GrahaName `json:"planets"`
}

type PlanetsAspectsAnswerPlanets struct {
	// Its name.
	Name GrahaName `json:"name"`

	// Signs that it looks at; empty for nodes without aspects.
	GrahaDrishti []PlanetsAspectsAnswerPlanetsGrahaDrishti `json:"graha_drishti"`

	// By degree, on each of the eight others; empty for the nodes.
	SphutaDrishti []PlanetsAspectsAnswerPlanetsSphutaDrishti `json:"sphuta_drishti"`

	// Signs that its sign looks at by Jaimini.
	RasiDrishti []PlanetsAspectsAnswerPlanetsRasiDrishti `json:"rasi_drishti"`
}

type PlanetsAspectsAnswer struct {
	// Sun to Saturn, Rahu, Ketu.
	Planets []PlanetsAspectsAnswerPlanets `json:"planets"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// What a planet is for the ascendant.
type FunctionalNature struct {
	// Its name.
	Name SignLord `json:"name"`

	// Houses that it rules.
	Houses []int `json:"houses"`

	// By the general rule.
	//
	// One of: "yogakaraka", "benefic", "malefic", "neutral".
	ByRule string `json:"by_rule"`

	// Why.
	Reason string `json:"reason"`

	// By the verse on this ascendant; null where it is silent.
	//
	// One of: "yogakaraka", "benefic", "malefic", "neutral".
	ByVerse *string `json:"by_verse"`

	// Lord of the second or seventh.
	IsMaraka bool `json:"is_maraka"`

	// Lord of the badhaka house.
	IsBadhaka bool `json:"is_badhaka"`
}

// How well the rule is established: independent sources agree (settled), one source has it (one_source), or schools differ (disputed).
//
// One of: "settled", "one_source", "disputed".
type Confidence = string

type PlanetsFunctionalNatureAnswer struct {
	// The point that rises in the east.
	Ascendant Ascendant `json:"ascendant"`

	// The house that obstructs: 11 for movable, 9 for fixed, 7 for dual signs.
	BadhakaHouse int `json:"badhaka_house"`

	// Sun to Saturn.
	Planets []FunctionalNature `json:"planets"`

	Confidence Confidence `json:"confidence"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type KundaliBasicAnswerLongitudes struct {
	// Ecliptic longitude, degrees from 0° Aries.
	Ascendant float64 `json:"Ascendant"`

	// Ecliptic longitude, degrees from 0° Aries.
	Sun float64 `json:"Sun"`

	// Ecliptic longitude, degrees from 0° Aries.
	Moon float64 `json:"Moon"`

	// Ecliptic longitude, degrees from 0° Aries.
	Mars float64 `json:"Mars"`

	// Ecliptic longitude, degrees from 0° Aries.
	Mercury float64 `json:"Mercury"`

	// Ecliptic longitude, degrees from 0° Aries.
	Jupiter float64 `json:"Jupiter"`

	// Ecliptic longitude, degrees from 0° Aries.
	Venus float64 `json:"Venus"`

	// Ecliptic longitude, degrees from 0° Aries.
	Saturn float64 `json:"Saturn"`

	// Ecliptic longitude, degrees from 0° Aries.
	Rahu float64 `json:"Rahu"`

	// Ecliptic longitude, degrees from 0° Aries.
	Ketu float64 `json:"Ketu"`
}

type KundaliBasicAnswer struct {
	Lagna Ascendant `json:"lagna"`

	// Planets and points, in their usual order.
	Planets []Placement `json:"planets"`

	// The sign that is the first house.
	ReferenceSign SignName `json:"reference_sign"`

	// Sidereal longitude by name, degrees.
	Longitudes KundaliBasicAnswerLongitudes `json:"longitudes"`

	// The birth in UTC, ISO 8601.
	UTCDatetime string `json:"utc_datetime"`

	// The same instant as a Julian Day in UT.
	JulianDayUt float64 `json:"julian_day_ut"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type KundaliChandraChartAnswer struct {
	Lagna Ascendant `json:"lagna"`

	// Planets and points, in their usual order.
	Planets []Placement `json:"planets"`

	// The sign that is the first house.
	ReferenceSign SignName `json:"reference_sign"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type HousesWholeSignInput struct {
	Birth

	Settings *SiderealSettings `json:"settings,omitempty"`
}

type HousesWholeSignAnswerHouseCusps struct {
	// House, 1 to 12.
	House int `json:"house"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`
}

type HousesWholeSignAnswer struct {
	// The point that rises in the east.
	Ascendant Ascendant `json:"ascendant"`

	// Where the twelve houses begin.
	HouseCusps []HousesWholeSignAnswerHouseCusps `json:"house_cusps"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type HousesBhavaChalitSettings struct {
	VedicSettings

	// Sripati: the angles and each quadrant cut in three are middles. kp: Placidus cusps are beginnings. equal: 15° to either side of the ascendant and of every 30° from it. sripati when left out.
	//
	// One of: "sripati", "kp", "equal".
	ChalitSystem *string `json:"chalit_system,omitempty"`
}

type HousesBhavaChalitInput struct {
	Birth

	Settings *HousesBhavaChalitSettings `json:"settings,omitempty"`
}

type HousesBhavaChalitAnswerBhavasStart struct {
	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`
}

type HousesBhavaChalitAnswerBhavasMiddle struct {
	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`
}

type HousesBhavaChalitAnswerBhavasEnd struct {
	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`
}

type HousesBhavaChalitAnswerBhavas struct {
	// House, 1 to 12.
	House int `json:"house"`

	// Sandhi at which it begins.
	Start HousesBhavaChalitAnswerBhavasStart `json:"start"`

	// Bhava madhya.
	Middle HousesBhavaChalitAnswerBhavasMiddle `json:"middle"`

	// Sandhi at which the next one begins.
	End HousesBhavaChalitAnswerBhavasEnd `json:"end"`

	// Who stands in it.
	Occupants []GrahaName `json:"occupants"`
}

type HousesBhavaChalitAnswerPlanets struct {
	// Its name.
	Name GrahaName `json:"name"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// House by whole signs.
	House int `json:"house"`

	// Bhava by degrees.
	Bhava int `json:"bhava"`

	// Whether the two differ.
	HasMoved bool `json:"has_moved"`

	// Within 1″ of where two bhavas meet.
	IsOnSandhi bool `json:"is_on_sandhi"`

	// Degrees to the nearest sandhi.
	SandhiDistance float64 `json:"sandhi_distance"`
}

type HousesBhavaChalitAnswer struct {
	// The point that rises in the east.
	Ascendant Ascendant `json:"ascendant"`

	// From the first.
	Bhavas []HousesBhavaChalitAnswerBhavas `json:"bhavas"`

	// Sun to Saturn, Rahu, Ketu.
	Planets []HousesBhavaChalitAnswerPlanets `json:"planets"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type HousesCuspsSettings struct {
	SiderealSettings

	// How the houses are divided. placidus when left out.
	//
	// One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric".
	HouseSystem *string `json:"house_system,omitempty"`
}

type HousesCuspsInput struct {
	Birth

	Settings *HousesCuspsSettings `json:"settings,omitempty"`
}

type HousesCuspsAnswerAscendant struct {
	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`
}

type HousesCuspsAnswerMidheaven struct {
	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`
}

type HousesCuspsAnswerHouseCusps struct {
	// House, 1 to 12.
	House int `json:"house"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`
}

type HousesCuspsAnswer struct {
	// The degree that rises.
	Ascendant HousesCuspsAnswerAscendant `json:"ascendant"`

	// The degree that culminates.
	Midheaven HousesCuspsAnswerMidheaven `json:"midheaven"`

	// Where the twelve houses begin.
	HouseCusps []HousesCuspsAnswerHouseCusps `json:"house_cusps"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type AshtakavargaSettings struct {
	SiderealSettings

	// Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out.
	//
	// One of: "varahamihira", "parasara".
	AshtakavargaTable *string `json:"ashtakavarga_table,omitempty"`
}

type AshtakavargaRequest struct {
	Birth

	Settings *AshtakavargaSettings `json:"settings,omitempty"`
}

// Bindus of one planet, or of the ascendant, by sign.
type Bhinnashtakavarga struct {
	// Who receives the bindus.
	Name AshtakavargaReceiver `json:"name"`

	// Where it stands.
	Sign SignName `json:"sign"`

	// Bindus in all twelve signs: the same in every chart.
	Total int `json:"total"`

	// Bindus from Aries to Pisces: weak up to 3, medium with 4, strong from 5.
	Bindus []int `json:"bindus"`

	// Who gives them, from Aries to Pisces: the prastara chart.
	GivenBy [][]AshtakavargaReceiver `json:"given_by"`
}

// A planet that rules signs, or the ascendant.
//
// One of: "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Ascendant".
type AshtakavargaReceiver = string

type StrengthAshtakavargaAnswerSarvashtakavarga struct {
	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// House of the sign, counted from the ascendant.
	House int `json:"house"`

	// Bindus of the seven planets together, 0 to 56; 28 is the mean.
	Bindus int `json:"bindus"`

	// Weak below 25 bindus, medium to 30, strong above.
	//
	// One of: "weak", "medium", "strong".
	Grade string `json:"grade"`
}

type StrengthAshtakavargaAnswer struct {
	// The seven planets, and the ascendant last.
	Bhinnashtakavarga []Bhinnashtakavarga `json:"bhinnashtakavarga"`

	// From Aries to Pisces.
	Sarvashtakavarga []StrengthAshtakavargaAnswerSarvashtakavarga `json:"sarvashtakavarga"`

	// Bindus of the seven planets in all signs: always 337.
	Total int `json:"total"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type StrengthAshtakavargaReducedSettings struct {
	SiderealSettings

	// Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out.
	//
	// One of: "varahamihira", "parasara".
	AshtakavargaTable *string `json:"ashtakavarga_table,omitempty"`

	// What the empty sign of a lord keeps where it has more bindus than the occupied one: as many (equalise), the difference (subtract), or none (zero). equalise when left out.
	//
	// One of: "equalise", "subtract", "zero".
	Ekadhipatya *string `json:"ekadhipatya,omitempty"`

	// Whose presence makes a sign occupied in the reduction by lords. planets when left out.
	//
	// One of: "planets", "planets_and_ascendant".
	Occupancy *string `json:"occupancy,omitempty"`

	// Weight of Virgo in the rasi pinda: 5 in most books, 6 in others. 5 when left out.
	//
	// One of: 5, 6.
	VirgoMultiplier *int `json:"virgo_multiplier,omitempty"`
}

type StrengthAshtakavargaReducedInput struct {
	Birth

	Settings *StrengthAshtakavargaReducedSettings `json:"settings,omitempty"`
}

// One row of the ashtakavarga after both reductions.
type ReducedAshtakavarga struct {
	// Its name.
	Name AshtakavargaReceiver `json:"name"`

	// After the reduction by trines; from Aries.
	AfterTrikona []int `json:"after_trikona"`

	// After the reduction by lords too; from Aries.
	AfterEkadhipatya []int `json:"after_ekadhipatya"`

	// Sum of the reduced bindus, each times the multiplier of its sign.
	RasiPinda int `json:"rasi_pinda"`

	// Sum over the seven planets of the reduced bindus where each stands, times its multiplier.
	GrahaPinda int `json:"graha_pinda"`

	// Both pindas together.
	ShodhyaPinda int `json:"shodhya_pinda"`
}

type StrengthAshtakavargaReducedAnswer struct {
	// The seven planets, and the ascendant last.
	Rows []ReducedAshtakavarga `json:"rows"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type ShadbalaRequest struct {
	Birth

	Settings *SunriseSettings `json:"settings,omitempty"`
}

// Conventions to follow; each has a default.
type SunriseSettings struct {
	SiderealSettings

	// Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out.
	//
	// One of: "almanac", "standard_air", "geometric", "disc_centre".
	Sunrise *string `json:"sunrise,omitempty"`
}

// The six strengths of a planet.
type PlanetStrength struct {
	// Its name.
	Name SignLord `json:"name"`

	Sthana SthanaBala `json:"sthana"`

	// Strength of direction, in virupas.
	Dig float64 `json:"dig"`

	Kala KalaBala `json:"kala"`

	// Strength of motion; of Sun and Moon for ishta and kashta alone, in virupas.
	Cheshta float64 `json:"cheshta"`

	// Strength by nature, in virupas.
	Naisargika float64 `json:"naisargika"`

	// Strength by the aspects of others; may be negative, in virupas.
	Drik float64 `json:"drik"`

	// All six together, in virupas; null where the Sun does not rise.
	Total *float64 `json:"total"`

	// The total in rupas of 60 virupas.
	Rupas *float64 `json:"rupas"`

	// What the planet needs to be strong.
	RequiredRupas float64 `json:"required_rupas"`

	// Rupas by what is required: strong from 1.
	Ratio *float64 `json:"ratio"`

	// Whether it has what it needs.
	IsStrong *bool `json:"is_strong"`

	// Power to do good, 0 to 60.
	Ishta float64 `json:"ishta"`

	// Power to do harm, 0 to 60.
	Kashta float64 `json:"kashta"`
}

// Strength of position and its parts.
type SthanaBala struct {
	// By distance from deepest debilitation, in virupas.
	Uchcha float64 `json:"uchcha"`

	// By the lords of its signs in seven vargas, in virupas.
	Saptavargaja float64 `json:"saptavargaja"`

	// By odd and even signs in birth chart and navamsa, in virupas.
	Ojayugma float64 `json:"ojayugma"`

	// By kind of house, in virupas.
	Kendradi float64 `json:"kendradi"`

	// By third of the sign, in virupas.
	Drekkana float64 `json:"drekkana"`

	// Strength of position, in virupas.
	Total float64 `json:"total"`
}

// Strength of time and its parts.
type KalaBala struct {
	// By day and night, in virupas.
	Nathonnatha float64 `json:"nathonnatha"`

	// By the light of the Moon, in virupas.
	Paksha float64 `json:"paksha"`

	// As lord of the third of day or night, in virupas; null where the Sun does not rise.
	Tribhaga *float64 `json:"tribhaga"`

	// As lord of the year, in virupas; null where the Sun does not rise.
	Abda *float64 `json:"abda"`

	// As lord of the month, in virupas; null where the Sun does not rise.
	Masa *float64 `json:"masa"`

	// As lord of the weekday, in virupas; null where the Sun does not rise.
	Vara *float64 `json:"vara"`

	// As lord of the hour, in virupas; null where the Sun does not rise.
	Hora *float64 `json:"hora"`

	// By declination, in virupas.
	Ayana float64 `json:"ayana"`

	// What war with another planet adds or takes, in virupas; null where the Sun does not rise.
	Yuddha *float64 `json:"yuddha"`

	// Strength of time, in virupas; null where the Sun does not rise.
	Total *float64 `json:"total"`
}

// Who rules the time of the birth.
type TimeLords struct {
	// Of the year.
	Abda SignLord `json:"abda"`

	// Of the month.
	Masa SignLord `json:"masa"`

	// Of the weekday, from sunrise.
	Vara SignLord `json:"vara"`

	// Of the hour.
	Hora SignLord `json:"hora"`

	// Of the third of day or night.
	Tribhaga SignLord `json:"tribhaga"`
}

type StrengthShadbalaAnswer struct {
	// Sun to Saturn.
	Planets []PlanetStrength `json:"planets"`

	// Null where the Sun does not rise or set.
	Lords *TimeLords `json:"lords"`

	// Who counts as a benefic in this chart.
	Benefics []SignLord `json:"benefics"`

	// Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
	//
	// One of: "no_sunrise", "no_sunset".
	Reason *string `json:"reason"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type StrengthBhavaBalaAnswerHousesMiddle struct {
	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`
}

type StrengthBhavaBalaAnswerHouses struct {
	// House, 1 to 12.
	House int `json:"house"`

	// Middle of the house.
	Middle StrengthBhavaBalaAnswerHousesMiddle `json:"middle"`

	// Lord of the sign in which the middle is.
	Lord SignLord `json:"lord"`

	// Shadbala of the lord, in virupas; null where the Sun does not rise.
	LordStrength *float64 `json:"lord_strength"`

	// Strength of direction, in virupas.
	Dig float64 `json:"dig"`

	// Strength by aspects; may be negative, in virupas.
	Drik float64 `json:"drik"`

	// All three together, in virupas; null where the Sun does not rise.
	Total *float64 `json:"total"`

	// The total in rupas of 60 virupas.
	Rupas *float64 `json:"rupas"`
}

type StrengthBhavaBalaAnswer struct {
	// From the first house.
	Houses []StrengthBhavaBalaAnswerHouses `json:"houses"`

	// Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
	//
	// One of: "no_sunrise", "no_sunset".
	Reason *string `json:"reason"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type StrengthVimshopakaAnswerPlanetsVargas struct {
	// Which divisional chart.
	//
	// One of: "d1", "d2", "d3", "d4", "d7", "d9", "d10", "d12", "d16", "d20", "d24", "d27", "d30", "d40", "d45", "d60".
	Varga string `json:"varga"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// To the lord of that sign, in the birth chart.
	//
	// One of: "own", "great_friend", "friend", "neutral", "enemy", "great_enemy".
	Relation string `json:"relation"`

	// Points of this varga, before it is weighed.
	Points int `json:"points"`
}

type StrengthVimshopakaAnswerPlanets struct {
	// Its name.
	Name SignLord `json:"name"`

	// Of twenty, over six vargas.
	Shadvarga float64 `json:"shadvarga"`

	// Of twenty, over seven vargas.
	Saptavarga float64 `json:"saptavarga"`

	// Of twenty, over ten vargas.
	Dashavarga float64 `json:"dashavarga"`

	// Of twenty, over sixteen vargas.
	Shodashavarga float64 `json:"shodashavarga"`

	// From the birth chart to the sixtieths.
	Vargas []StrengthVimshopakaAnswerPlanetsVargas `json:"vargas"`
}

type StrengthVimshopakaAnswer struct {
	// Sun to Saturn.
	Planets []StrengthVimshopakaAnswerPlanets `json:"planets"`

	Confidence Confidence `json:"confidence"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type TransitGocharaInput struct {
	Birth

	Settings *GocharaSettings `json:"settings,omitempty"`

	// The instant asked about, with its offset; now when left out.
	Target *string `json:"target,omitempty"`
}

// Conventions to follow; each has a default.
type GocharaSettings struct {
	VedicSettings

	// Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out.
	//
	// One of: "varahamihira", "parasara".
	AshtakavargaTable *string `json:"ashtakavarga_table,omitempty"`
}

// Whether it is held to be good, bad, mixed (good for some things) or neutral.
//
// One of: "good", "bad", "mixed", "neutral".
type Quality = string

// The eighth of a sign, 3°45′, in which a planet stands.
type Kakshya struct {
	// Which eighth of the sign, 1 to 8.
	Number int `json:"number"`

	// Lord of that eighth.
	Lord AshtakavargaReceiver `json:"lord"`

	// Whether the lord gives a bindu to the sign in the row of this planet.
	HasBindu bool `json:"has_bindu"`
}

type TransitGocharaAnswerTransits struct {
	// Its name.
	Name GrahaName `json:"name"`

	// Where it stands at the target; houses from the natal ascendant.
	Placement Placement `json:"placement"`

	// House from the sign of the natal Moon.
	HouseFromMoon int `json:"house_from_moon"`

	// Good in a good house; neutral where another graha obstructs that; else bad.
	Quality Quality `json:"quality"`

	// House from the natal Moon that obstructs it; null where not good.
	VedhaHouse *int `json:"vedha_house"`

	// Who stands in the house of vedha.
	ObstructedBy []GrahaName `json:"obstructed_by"`

	// In which part of the sign it gives its fruit.
	//
	// One of: "first_third", "middle_third", "last_third", "whole_sign".
	Fruit string `json:"fruit"`

	// Of the sign in its own ashtakavarga; null for Rahu and Ketu.
	Bindus *int `json:"bindus"`

	// Of the sign in the sum of the ashtakavarga.
	SarvaBindus int `json:"sarva_bindus"`

	// Null for Rahu and Ketu.
	Kakshya *Kakshya `json:"kakshya"`
}

type TransitGocharaAnswer struct {
	NatalMoon Placement `json:"natal_moon"`

	NatalAscendant Ascendant `json:"natal_ascendant"`

	// Sun to Saturn, Rahu, Ketu.
	Transits []TransitGocharaAnswerTransits `json:"transits"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type TransitNatalAspectsSettings struct {
	LanguageSettings

	// The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. geocentric when left out.
	//
	// One of: "geocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Mean or true (osculating) node for Rahu and Ketu. mean when left out.
	//
	// One of: "mean", "true".
	NodeMode *string `json:"node_mode,omitempty"`

	// Alias of node_mode.
	//
	// One of: "mean", "true".
	//
	// Deprecated: see the text above.
	NodeType *string `json:"node_type,omitempty"`

	// Convention for the sidereal zodiac; `none` for the tropical one. none when left out.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates.
	AyanamsaDeg *float64 `json:"ayanamsa_deg,omitempty"`

	// How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out.
	//
	// One of: "standard", "kerykeion", "wide".
	OrbProfile *string `json:"orb_profile,omitempty"`

	// The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out.
	//
	// One of: "major", "all".
	AspectSet *string `json:"aspect_set,omitempty"`
}

type TransitNatalAspectsInput struct {
	Birth

	Settings *TransitNatalAspectsSettings `json:"settings,omitempty"`

	// Bodies in transit, up to 10. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. mars,jupiter,saturn,uranus,neptune,pluto when left out.
	Bodies *string `json:"bodies,omitempty"`

	// Points of the birth chart. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, ascendant, midheaven. sun,moon,mercury,venus,mars,jupiter,saturn,ascendant,midheaven when left out.
	Points *string `json:"points,omitempty"`

	// The instant asked about, with its offset; now when left out.
	Target *string `json:"target,omitempty"`
}

type TransitNatalAspectsAnswerTransits struct {
	// Its name.
	Name string `json:"name"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// Whether it moves backwards through the zodiac.
	IsRetrograde bool `json:"is_retrograde"`
}

type TransitNatalAspectsAnswerAspects struct {
	// The body in transit.
	Transiting string `json:"transiting"`

	// The point of the birth chart.
	Natal string `json:"natal"`

	// Name of the aspect.
	//
	// One of: "conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semisextile", "semisquare", "sesquiquadrate", "quintile", "biquintile".
	Aspect string `json:"aspect"`

	// Degrees of the exact aspect.
	Angle float64 `json:"angle"`

	// Degrees between the two along the zodiac.
	Separation float64 `json:"separation"`

	// Degrees that it misses its exact angle by.
	Orb float64 `json:"orb"`

	// Whether it becomes more exact; null where the body stands still.
	IsApplying *bool `json:"is_applying"`
}

type TransitNatalAspectsAnswer struct {
	// Where the bodies stand at the target.
	Transits []TransitNatalAspectsAnswerTransits `json:"transits"`

	// The nearest to exactness first.
	Aspects []TransitNatalAspectsAnswerAspects `json:"aspects"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type TransitHitsSettings struct {
	LanguageSettings

	// The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. geocentric when left out.
	//
	// One of: "geocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Mean or true (osculating) node for Rahu and Ketu. mean when left out.
	//
	// One of: "mean", "true".
	NodeMode *string `json:"node_mode,omitempty"`

	// Alias of node_mode.
	//
	// One of: "mean", "true".
	//
	// Deprecated: see the text above.
	NodeType *string `json:"node_type,omitempty"`

	// Convention for the sidereal zodiac; `none` for the tropical one. none when left out.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates.
	AyanamsaDeg *float64 `json:"ayanamsa_deg,omitempty"`
}

type TransitHitsInput struct {
	Birth

	Settings *TransitHitsSettings `json:"settings,omitempty"`

	// The first date, by the clock of the birthplace.
	From string `json:"from"`

	// The last date; one request takes up to 366 days.
	To string `json:"to"`

	// Bodies in transit, up to 10. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. mars,jupiter,saturn,uranus,neptune,pluto when left out.
	Bodies *string `json:"bodies,omitempty"`

	// Points of the birth chart. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, ascendant, midheaven. sun,moon,mercury,venus,mars,jupiter,saturn,ascendant,midheaven when left out.
	Points *string `json:"points,omitempty"`

	// Which aspects count. With commas between them: conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. conjunction,sextile,square,trine,opposition when left out.
	Aspects *string `json:"aspects,omitempty"`
}

type TransitHitsAnswerHits struct {
	// When it is exact, by the clock of the birthplace.
	At string `json:"at"`

	// The body in transit.
	Transiting string `json:"transiting"`

	// The point of the birth chart.
	Natal string `json:"natal"`

	// Name of the aspect.
	//
	// One of: "conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semisextile", "semisquare", "sesquiquadrate", "quintile", "biquintile".
	Aspect string `json:"aspect"`

	// Whether the body moves backwards then.
	IsRetrograde bool `json:"is_retrograde"`

	// Which pass of this body over this aspect within the range.
	Pass int `json:"pass"`
}

type TransitHitsAnswer struct {
	// In order of their instants.
	Hits []TransitHitsAnswerHits `json:"hits"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type JaiminiKarakasSettings struct {
	VedicSettings

	// Eight with Rahu, or the seven of K.N. Rao, who counts no Rahu and no Pitri karaka. 8 when left out.
	//
	// One of: 8, 7.
	KarakaCount *int `json:"karaka_count,omitempty"`
}

type JaiminiKarakasInput struct {
	Birth

	Settings *JaiminiKarakasSettings `json:"settings,omitempty"`
}

// One office and who holds it.
type CharaKaraka struct {
	// The office: atma is the self, amatya the minister, dara the spouse.
	//
	// One of: "atma", "amatya", "bhratri", "matri", "pitri", "putra", "gnati", "dara".
	Karaka string `json:"karaka"`

	// Who holds it. Two at the very same degree share it, and the office after it is empty.
	Grahas []GrahaName `json:"grahas"`

	// Degrees gone in the sign, those of Rahu counted from its end.
	Advance float64 `json:"advance"`
}

type JaiminiKarakasAnswerKarakamsa struct {
	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`
}

type JaiminiKarakasAnswerSwamsa struct {
	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`
}

type JaiminiKarakasAnswer struct {
	// From Atma to Dara.
	Karakas []CharaKaraka `json:"karakas"`

	// Sign of the Atma karaka in the navamsa.
	Karakamsa JaiminiKarakasAnswerKarakamsa `json:"karakamsa"`

	// Sign of the ascendant in the navamsa.
	Swamsa JaiminiKarakasAnswerSwamsa `json:"swamsa"`

	// Whether two stand at the very same degree.
	HasTie bool `json:"has_tie"`

	Confidence Confidence `json:"confidence"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type JaiminiArudhasSettings struct {
	VedicSettings

	// The stronger of Mars and Ketu, of Saturn and Rahu; or Mars and Saturn alone. stronger when left out.
	//
	// One of: "stronger", "classical".
	ArudhaLords *string `json:"arudha_lords,omitempty"`
}

type JaiminiArudhasInput struct {
	Birth

	Settings *JaiminiArudhasSettings `json:"settings,omitempty"`
}

// The arudha of one house.
type ArudhaPada struct {
	// House, 1 to 12.
	House int `json:"house"`

	// A1 to A12; A12 is also UL, A1 also AL.
	Label string `json:"label"`

	// Its name.
	Name string `json:"name"`

	// Lord of the house that was counted.
	Lord GrahaName `json:"lord"`

	// What made this lord the one that counts.
	//
	// One of: "only_lord", "other_is_in_sign", "more_companions", "jupiter_mercury_dispositor", "exalted", "modality", "longer_period", "more_advanced", "equal", "classical".
	LordRule string `json:"lord_rule"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// House of the arudha, from the ascendant.
	ArudhaHouse int `json:"arudha_house"`
}

type JaiminiArudhasAnswer struct {
	// From the first house.
	Arudhas []ArudhaPada `json:"arudhas"`

	Confidence Confidence `json:"confidence"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type JaiminiArgalaSettings struct {
	VedicSettings

	// Whether the places of Rahu and Ketu are counted forward like the others, or backwards. zodiacal when left out.
	//
	// One of: "zodiacal", "reversed".
	ArgalaNodes *string `json:"argala_nodes,omitempty"`
}

type JaiminiArgalaInput struct {
	Birth

	Settings *JaiminiArgalaSettings `json:"settings,omitempty"`
}

// Intervention on a sign from one place, and its obstruction.
type Argala struct {
	// Place from the sign: 2, 4 and 11 are primary, 5 is secondary.
	Place int `json:"place"`

	// Whether it is one of the three primary ones.
	IsPrimary bool `json:"is_primary"`

	// Who intervenes.
	By []GrahaName `json:"by"`

	// Place from which it is obstructed.
	ObstructedFrom int `json:"obstructed_from"`

	// Who obstructs.
	Against []GrahaName `json:"against"`

	// More intervene than obstruct.
	Holds bool `json:"holds"`
}

type JaiminiArgalaAnswerHousesVipareeta struct {
	// Malefics in the third.
	By []GrahaName `json:"by"`

	// Three malefics or more, and nobody else.
	Holds bool `json:"holds"`
}

type JaiminiArgalaAnswerHouses struct {
	// House, 1 to 12.
	House int `json:"house"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// From the 2nd, 4th, 11th and 5th.
	Argalas []Argala `json:"argalas"`

	// Argala of malefics in the third.
	Vipareeta JaiminiArgalaAnswerHousesVipareeta `json:"vipareeta"`
}

type JaiminiArgalaAnswer struct {
	// From the first house.
	Houses []JaiminiArgalaAnswerHouses `json:"houses"`

	Confidence Confidence `json:"confidence"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type JaiminiCharaDashaInput struct {
	Birth

	Settings *JaiminiDashaSettings `json:"settings,omitempty"`

	// How many levels of periods to list, from the great ones down. 2 when left out.
	Depth *int `json:"depth,omitempty"`
}

// Conventions to follow; each has a default.
type JaiminiDashaSettings struct {
	VedicSettings

	// Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out.
	//
	// One of: 365.25, 365.2425, 365.256364, 360, "true_sidereal_sun".
	YearLength any `json:"year_length,omitempty"`
}

// A period of a sign.
type SignMahadasha struct {
	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// Age in years at which it begins.
	FromAge float64 `json:"from_age"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	StartAt string `json:"start_at"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	EndAt string `json:"end_at"`

	// Length in years.
	Years int `json:"years"`

	// To whom the years were counted: of Scorpio and Aquarius one of two lords.
	Lord GrahaName `json:"lord"`

	// Null below the depth that was asked for.
	Antardashas []SignAntardasha `json:"antardashas"`
}

// One of twelve equal parts.
type SignAntardasha struct {
	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// Age in years at which it begins.
	FromAge float64 `json:"from_age"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	StartAt string `json:"start_at"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	EndAt string `json:"end_at"`
}

type JaiminiCharaDashaAnswerSeed struct {
	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`
}

type JaiminiCharaDashaAnswer struct {
	// Sign of the first period.
	Seed JaiminiCharaDashaAnswerSeed `json:"seed"`

	// What made it the stronger of the ascendant and the seventh; null where it is the ascendant in any case.
	//
	// One of: "more_planets", "jupiter_mercury_lord", "exalted_planet", "lord_in_other_parity", "modality", "lord_more_advanced", "equal".
	SeedRule *string `json:"seed_rule"`

	// Through the zodiac, from the seed.
	//
	// One of: "forward", "backward".
	Direction string `json:"direction"`

	// One after the other from birth.
	Mahadashas []SignMahadasha `json:"mahadashas"`

	// Of the order and lengths of the great periods.
	Confidence Confidence `json:"confidence"`

	// Of the order of the periods within them.
	AntardashaConfidence Confidence `json:"antardasha_confidence"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type JaiminiNarayanaDashaAnswerSeed struct {
	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`
}

type JaiminiNarayanaDashaAnswer struct {
	// Sign of the first period.
	Seed JaiminiNarayanaDashaAnswerSeed `json:"seed"`

	// What made it the stronger of the ascendant and the seventh; null where it is the ascendant in any case.
	//
	// One of: "more_planets", "jupiter_mercury_lord", "exalted_planet", "lord_in_other_parity", "modality", "lord_more_advanced", "equal".
	SeedRule *string `json:"seed_rule"`

	// Through the zodiac, from the seed.
	//
	// One of: "forward", "backward".
	Direction string `json:"direction"`

	// One after the other from birth.
	Mahadashas []SignMahadasha `json:"mahadashas"`

	// Of the order and lengths of the great periods.
	Confidence Confidence `json:"confidence"`

	// Of the order of the periods within them.
	AntardashaConfidence Confidence `json:"antardasha_confidence"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type PointsUpagrahasSettings struct {
	AlmanacSettings

	// Mean or true (osculating) node for Rahu and Ketu. mean when left out.
	//
	// One of: "mean", "true".
	NodeMode *string `json:"node_mode,omitempty"`

	// Alias of node_mode.
	//
	// One of: "mean", "true".
	//
	// Deprecated: see the text above.
	NodeType *string `json:"node_type,omitempty"`

	// Which moment of the eighth of Saturn counts. start when left out.
	//
	// One of: "start", "middle", "end".
	GulikaMoment *string `json:"gulika_moment,omitempty"`

	// Which moment of its eighth counts, for Kaala and its like. middle when left out.
	//
	// One of: "middle", "start", "end".
	KaalaMoment *string `json:"kaala_moment,omitempty"`

	// Middle or end of the eighth of Saturn, or a ghati of the weekday, as Phaladeepika has it. middle when left out.
	//
	// One of: "middle", "end", "ghatis".
	MandiMethod *string `json:"mandi_method,omitempty"`
}

type PointsUpagrahasInput struct {
	Birth

	Settings *PointsUpagrahasSettings `json:"settings,omitempty"`
}

// Conventions to follow; each has a default.
type AlmanacSettings struct {
	LanguageSettings

	// The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. geocentric when left out.
	//
	// One of: "geocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac; custom takes `ayanamsa_deg` beside it. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates.
	AyanamsaDeg *float64 `json:"ayanamsa_deg,omitempty"`

	// Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out.
	//
	// One of: "almanac", "standard_air", "geometric", "disc_centre".
	Sunrise *string `json:"sunrise,omitempty"`
}

// Where a point without a body falls.
type PlacedPoint struct {
	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// From the ascendant, whole signs.
	House int `json:"house"`

	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra NakshatraName `json:"nakshatra"`

	// 1 is Ashwini.
	NakshatraNumber int `json:"nakshatra_number"`

	// Planet that rules the nakshatra.
	NakshatraLord GrahaName `json:"nakshatra_lord"`

	// Quarter of the nakshatra.
	Pada int `json:"pada"`
}

// The day that runs from sunrise to sunrise and holds the instant asked about.
type PanchangDay struct {
	// Civil date on which the day began.
	Date string `json:"date"`

	// Weekday of the day.
	Weekday string `json:"weekday"`

	// Counted from sunrise, or by the civil calendar where there is none.
	//
	// One of: "sunrise", "civil".
	Basis string `json:"basis"`

	// Sunrise; null where there is none.
	Sunrise *string `json:"sunrise"`

	// Sunset; null where there is none.
	Sunset *string `json:"sunset"`

	// The sunrise after it; null where there is none.
	NextSunrise *string `json:"next_sunrise"`
}

type PointsUpagrahasAnswerKaalaGroup struct {
	// Its name.
	//
	// One of: "kaala", "mrityu", "artha_prahara", "yamaghantaka", "gulika", "mandi".
	Name string `json:"name"`

	// Null where the Sun does not rise or set.
	Point *PlacedPoint `json:"point"`

	// Which moment was taken.
	Method string `json:"method"`

	Confidence Confidence `json:"confidence"`
}

type PointsUpagrahasAnswerDhumaGroup struct {
	// Its name.
	//
	// One of: "dhuma", "vyatipata", "parivesha", "indrachapa", "upaketu".
	Name string `json:"name"`

	Point PlacedPoint `json:"point"`
}

type PointsUpagrahasAnswer struct {
	// Points that rise in an eighth of day or night.
	KaalaGroup []PointsUpagrahasAnswerKaalaGroup `json:"kaala_group"`

	// Points that follow from the Sun.
	DhumaGroup []PointsUpagrahasAnswerDhumaGroup `json:"dhuma_group"`

	// Between sunrise and sunset; null where one is missing.
	IsDayBirth *bool `json:"is_day_birth"`

	PanchangDay PanchangDay `json:"panchang_day"`

	// Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
	//
	// One of: "no_sunrise", "no_sunset".
	Reason *string `json:"reason"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type PointsSpecialLagnasSettings struct {
	AlmanacSettings

	// Mean or true (osculating) node for Rahu and Ketu. mean when left out.
	//
	// One of: "mean", "true".
	NodeMode *string `json:"node_mode,omitempty"`

	// Alias of node_mode.
	//
	// One of: "mean", "true".
	//
	// Deprecated: see the text above.
	NodeType *string `json:"node_type,omitempty"`
}

type PointsSpecialLagnasInput struct {
	Birth

	Settings *PointsSpecialLagnasSettings `json:"settings,omitempty"`
}

type PointsSpecialLagnasAnswer struct {
	// Bhava lagna; null without a sunrise.
	Bhava *PlacedPoint `json:"bhava"`

	// Hora lagna; null without a sunrise.
	Hora *PlacedPoint `json:"hora"`

	// Ghati lagna; null without a sunrise.
	Ghati *PlacedPoint `json:"ghati"`

	// Pranapada; null without a sunrise.
	Pranapada *PlacedPoint `json:"pranapada"`

	// Sree lagna.
	Sree PlacedPoint `json:"sree"`

	// Indu lagna.
	Indu PlacedPoint `json:"indu"`

	// Halfway from Rahu forward to the Moon.
	BhriguBindu PlacedPoint `json:"bhrigu_bindu"`

	PanchangDay PanchangDay `json:"panchang_day"`

	// Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
	//
	// One of: "no_sunrise", "no_sunset".
	Reason *string `json:"reason"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type YogaDetectInput struct {
	Birth

	Settings *VedicSettings `json:"settings,omitempty"`

	// Read by Mahabhagya yoga alone, which is not judged without it.
	//
	// One of: "male", "female".
	Gender *string `json:"gender,omitempty"`

	// Whether to leave out the yogas whose condition is not met. true when left out.
	OnlyPresent *bool `json:"only_present,omitempty"`
}

// One yoga with its rule, its evidence and its strength.
type DetectedYoga struct {
	// Its name.
	Name string `json:"name"`

	// Which kind of yoga; arishta are those of misfortune.
	//
	// One of: "major", "raja_dhana", "chandra", "surya", "nabhasa", "arishta".
	Group string `json:"group"`

	// Its condition is met and nothing cancels it.
	HasYoga bool `json:"has_yoga"`

	// The condition.
	Rule string `json:"rule"`

	// Work that the rule is from.
	Source string `json:"source"`

	// How many of 100 random births have it: what most charts have says little. Null where not measured.
	SharePercent *float64 `json:"share_percent"`

	// Of the strongest combination; null where the condition is not met.
	//
	// One of: "strong", "medium", "weak".
	Strength *string `json:"strength"`

	// Who makes it, the strongest first; empty where the condition is not met.
	Combinations []YogaCombination `json:"combinations"`

	// What the rule was counted from, where it counts.
	CountedFrom []string `json:"counted_from"`

	// How it comes about, and what weakens it.
	Notes []string `json:"notes"`

	// Why it does not hold although its condition is met; else null.
	CancelledBy *string `json:"cancelled_by"`
}

// One set of planets that makes a yoga.
type YogaCombination struct {
	// Who makes it.
	Planets []GrahaName `json:"planets"`

	// Their houses from the ascendant, in the same order.
	Houses []int `json:"houses"`

	// How they are bound; null where the rule says all.
	Note *string `json:"note"`

	// How strong its planets are.
	//
	// One of: "strong", "medium", "weak".
	Strength string `json:"strength"`

	// Mean over the planets; strong from 1, weak below 0.
	Score float64 `json:"score"`

	// What speaks for and against each planet.
	Reasons []string `json:"reasons"`
}

type YogaDetectAnswer struct {
	// How many yogas were looked for.
	Judged int `json:"judged"`

	// How many hold.
	Present int `json:"present"`

	// How many hold and are strong.
	Strong int `json:"strong"`

	// In the order of the lists.
	Yogas []DetectedYoga `json:"yogas"`

	StrengthConfidence Confidence `json:"strength_confidence"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type KpChartInput struct {
	Birth

	Settings *KpSettings `json:"settings,omitempty"`
}

// Conventions to follow; each has a default.
type KpSettings struct {
	Settings

	// Mean or true (osculating) node for Rahu and Ketu. mean when left out.
	//
	// One of: "mean", "true".
	NodeMode *string `json:"node_mode,omitempty"`

	// Alias of node_mode.
	//
	// One of: "mean", "true".
	//
	// Deprecated: see the text above.
	NodeType *string `json:"node_type,omitempty"`

	// krishnamurti, or kp_new for the later table that starts in 291. The sub lords are defined for these two, and another one is refused. krishnamurti when left out.
	//
	// One of: "krishnamurti", "kp_new".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "krishnamurti", "kp_new".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`
}

type KpCuspSignificators struct {
	// Planets in the star of an occupant: the strongest.
	A []GrahaName `json:"a"`

	// Occupants.
	B []GrahaName `json:"b"`

	// Planets in the star of the lord of the cusp.
	C []GrahaName `json:"c"`

	// Lord of the sign on the cusp.
	D SignLord `json:"d"`
}

// Where a house begins, with its lords and significators.
type KpCusp struct {
	// House, 1 to 12.
	House int `json:"house"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra NakshatraName `json:"nakshatra"`

	// 1 is Ashwini.
	NakshatraNumber int `json:"nakshatra_number"`

	// Planet that rules the nakshatra.
	NakshatraLord GrahaName `json:"nakshatra_lord"`

	// Quarter of the nakshatra.
	Pada int `json:"pada"`

	Lords KpLords `json:"lords"`

	// Degrees to the nearer end of the sub. A cusp moves 1° in some four minutes of birth time.
	SubMargin float64 `json:"sub_margin"`

	// Who signifies the house, in four steps of strength.
	Significators KpCuspSignificators `json:"significators"`
}

// Who rules a point of the zodiac by Krishnamurti, from the sign down.
type KpLords struct {
	// Lord of the sign.
	Sign SignLord `json:"sign"`

	// Lord of the nakshatra.
	Star GrahaName `json:"star"`

	// Lord of the part of the nakshatra.
	Sub GrahaName `json:"sub"`

	// Lord of the part of that part.
	SubSub GrahaName `json:"sub_sub"`
}

type KpPlanetSignifications struct {
	// House of the lord of its star: the strongest.
	A int `json:"a"`

	// Its own house.
	B int `json:"b"`

	// Houses whose cusps its star lord rules.
	C []int `json:"c"`

	// Houses whose cusps it rules; none for Rahu and Ketu.
	D []int `json:"d"`
}

type KpPlanetAgents struct {
	// Its name.
	Name GrahaName `json:"name"`

	// What ties it to the node.
	//
	// One of: "conjunction", "star", "aspect", "sign".
	Reason string `json:"reason"`
}

// One of the nine with its lords and the houses that it signifies.
type KpPlanet struct {
	// Where it stands; the house is the one whose cusp is behind it.
	Placement Placement `json:"placement"`

	Lords KpLords `json:"lords"`

	// Degrees to the nearer end of the sub. A cusp moves 1° in some four minutes of birth time.
	SubMargin float64 `json:"sub_margin"`

	// Which houses it signifies, in four steps of strength.
	Significations KpPlanetSignifications `json:"significations"`

	// Who stands in the same sign.
	ConjoinedWith []GrahaName `json:"conjoined_with"`

	// Who looks at its sign fully.
	AspectedBy []GrahaName `json:"aspected_by"`

	// For whom a node acts, the strongest first: conjunction, star lord, aspect, sign lord. Empty for planets.
	Agents []KpPlanetAgents `json:"agents"`
}

type KpChartAnswer struct {
	// From the first house.
	Cusps []KpCusp `json:"cusps"`

	// Sun to Saturn, Rahu, Ketu.
	Planets []KpPlanet `json:"planets"`

	// Signs that no cusp stands in; they belong to no house.
	InterceptedSigns []SignName `json:"intercepted_signs"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type KpRulingPlanetsSettings struct {
	KpSettings

	// Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out.
	//
	// One of: "almanac", "standard_air", "geometric", "disc_centre".
	Sunrise *string `json:"sunrise,omitempty"`

	// The five of the school, or seven with the sub lords of the ascendant and the Moon. 5 when left out.
	//
	// One of: 5, 7.
	RulerCount *int `json:"ruler_count,omitempty"`

	// By which of its lords a ruler is passed over when that planet is retrograde. star when left out.
	//
	// One of: "star", "sub", "none".
	RejectBy *string `json:"reject_by,omitempty"`
}

type KpRulingPlanetsInput struct {
	Birth

	Settings *KpRulingPlanetsSettings `json:"settings,omitempty"`
}

// A ruler of the moment with the reason.
type RulingPlanet struct {
	// What makes it a ruler of the moment.
	//
	// One of: "ascendant_star", "ascendant_sign", "moon_star", "moon_sign", "day", "ascendant_sub", "moon_sub".
	Role string `json:"role"`

	// Its name.
	Name GrahaName `json:"name"`

	// Whether it stands under a retrograde planet.
	IsRejected bool `json:"is_rejected"`

	// That planet; null where it is not rejected.
	RejectedFor *SignLord `json:"rejected_for"`
}

// A lunar node that acts for a ruler of the moment.
type ActingNode struct {
	// Its name.
	//
	// One of: "Rahu", "Ketu".
	Name string `json:"name"`

	// A ruler in whose sign the node stands, or beside whom.
	ActsFor GrahaName `json:"acts_for"`

	// How the two are tied.
	//
	// One of: "sign", "conjunction".
	By string `json:"by"`
}

type KpRulingPlanetsAnswer struct {
	// The strongest first; one graha may have several roles.
	Rulers []RulingPlanet `json:"rulers"`

	// Nodes that act for a ruler.
	Nodes []ActingNode `json:"nodes"`

	PanchangDay PanchangDay `json:"panchang_day"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type KpHoraryInput struct {
	Birth

	Settings *KpSettings `json:"settings,omitempty"`

	// The number that the querent names, 1 to 249: it gives the ascendant.
	Number int `json:"number"`
}

type KpHoraryAnswer struct {
	// Its number, 1 is the first.
	Number int `json:"number"`

	// Where the part of the number begins, degrees; the ascendant.
	From float64 `json:"from"`

	// Where the part of the number ends, degrees.
	Until float64 `json:"until"`

	// From the first house.
	Cusps []KpCusp `json:"cusps"`

	// Sun to Saturn, Rahu, Ketu.
	Planets []KpPlanet `json:"planets"`

	// Signs that no cusp stands in; they belong to no house.
	InterceptedSigns []SignName `json:"intercepted_signs"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type VarshaphalChartSettings struct {
	VedicSettings

	// Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out.
	//
	// One of: "almanac", "standard_air", "geometric", "disc_centre".
	Sunrise *string `json:"sunrise,omitempty"`

	// The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it. true when left out.
	//
	// One of: "true", "mean".
	AnnualMoment *string `json:"annual_moment,omitempty"`

	// When a year opens the muntha stands at 0° of its sign, or at the degree of the natal ascendant. sign_start when left out.
	//
	// One of: "sign_start", "natal_ascendant".
	MunthaDegree *string `json:"muntha_degree,omitempty"`

	// positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao. positional when left out.
	//
	// One of: "positional", "natural".
	VargaFriendship *string `json:"varga_friendship,omitempty"`
}

type VarshaphalChartInputStay struct {
	// Decimal degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone,omitempty"`
}

type VarshaphalChartInput struct {
	Birth

	Settings *VarshaphalChartSettings `json:"settings,omitempty"`

	// The calendar year whose birthday opens the year of life; it opens within days of that birthday.
	TargetYear int `json:"target_year"`

	// Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one.
	Stay *VarshaphalChartInputStay `json:"stay,omitempty"`
}

type YearLordClaims struct {
	// Its name.
	Name SignLord `json:"name"`

	// Strength, of 20.
	Vishwa float64 `json:"vishwa"`

	// Which of the five offices it bears.
	//
	// One of: "muntha_lord", "natal_ascendant_lord", "annual_ascendant_lord", "trirashi_lord", "dinaratri_lord".
	Offices []string `json:"offices"`

	// Whether it is in another house than 2, 6, 8, 12.
	AspectsAscendant bool `json:"aspects_ascendant"`
}

// Who rules a year of life, and why.
type YearLord struct {
	// Its name.
	Name SignLord `json:"name"`

	// Strongest that aspects the ascendant; lord of the muntha where none does; else whom the Moon joins.
	//
	// One of: "strongest_aspecting", "none_aspects", "all_weak", "moon_ithasala", "moon_sign_lord".
	Reason string `json:"reason"`

	// Whether the Moon had the best claim, which she gives away.
	IsMoonPassedOver bool `json:"is_moon_passed_over"`

	// Office-bearers, the strongest first.
	Claims []YearLordClaims `json:"claims"`
}

type AnnualStrengthPanchavargiya struct {
	// By the lord of its sign, of 30.
	Kshetra float64 `json:"kshetra"`

	// By distance from deepest debilitation, of 20.
	Uchcha float64 `json:"uchcha"`

	// By the lord of its hadda, of 15.
	Hadda float64 `json:"hadda"`

	// By the lord of its third, of 10.
	Drekkana float64 `json:"drekkana"`

	// By the lord of its ninth, of 5.
	Navamsa float64 `json:"navamsa"`

	// All five together, of 80.
	Total float64 `json:"total"`

	// A fourth of the total: weak below 5, strong above 10, very strong above 15, of 20.
	Vishwa float64 `json:"vishwa"`
}

type AnnualStrengthHarsha struct {
	// In its house of joy, of 5.
	House float64 `json:"house"`

	// In its own sign or exalted, of 5.
	Dignity float64 `json:"dignity"`

	// In a house of its sex, of 5.
	Sex float64 `json:"sex"`

	// Male by day, female by night, of 5.
	Time float64 `json:"time"`

	// All four together, of 20.
	Total float64 `json:"total"`
}

// Strengths of a planet in a year of life.
type AnnualStrength struct {
	// Its name.
	Name SignLord `json:"name"`

	// Strength in five vargas.
	Panchavargiya AnnualStrengthPanchavargiya `json:"panchavargiya"`

	// Joys.
	Harsha AnnualStrengthHarsha `json:"harsha"`
}

type VarshaphalChartAnswerMuntha struct {
	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// House, 1 to 12.
	House int `json:"house"`
}

type VarshaphalChartAnswerOfficeBearers struct {
	// Lord of the muntha.
	MunthaLord SignLord `json:"muntha_lord"`

	// Lord of the natal ascendant.
	NatalAscendantLord SignLord `json:"natal_ascendant_lord"`

	// Lord of the annual ascendant.
	AnnualAscendantLord SignLord `json:"annual_ascendant_lord"`

	// Lord of the three signs of the annual ascendant, by day or night.
	TrirashiLord SignLord `json:"trirashi_lord"`

	// Lord of the sign of the Sun by day, of the Moon by night.
	DinaratriLord SignLord `json:"dinaratri_lord"`
}

type VarshaphalChartAnswer struct {
	// The calendar year that was asked about.
	TargetYear int `json:"target_year"`

	// Years of life that are over when this one opens; negative before the birth.
	CompletedYears int `json:"completed_years"`

	// When the year opens, local time of the place.
	OpensAt string `json:"opens_at"`

	// The same in UTC.
	UTCDatetime string `json:"utc_datetime"`

	// The same instant as a Julian Day in UT.
	JulianDayUt float64 `json:"julian_day_ut"`

	// Whether the Sun was up when the year opened.
	IsDay bool `json:"is_day"`

	// The point that rises in the east.
	Ascendant Ascendant `json:"ascendant"`

	// Sun to Saturn, Rahu, Ketu.
	Planets []Placement `json:"planets"`

	// The natal ascendant, moved on by a sign a year.
	Muntha VarshaphalChartAnswerMuntha `json:"muntha"`

	// Who contends for the lordship of the year.
	OfficeBearers VarshaphalChartAnswerOfficeBearers `json:"office_bearers"`

	YearLord YearLord `json:"year_lord"`

	// Sun to Saturn.
	Strengths []AnnualStrength `json:"strengths"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type VarshaphalSahamsSettings struct {
	VedicSettings

	// Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out.
	//
	// One of: "almanac", "standard_air", "geometric", "disc_centre".
	Sunrise *string `json:"sunrise,omitempty"`

	// The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it. true when left out.
	//
	// One of: "true", "mean".
	AnnualMoment *string `json:"annual_moment,omitempty"`

	// Whose formulas are followed where the books differ: Charak’s, or those of P.V.R. Narasimha Rao. charak when left out.
	//
	// One of: "charak", "pvr".
	SahamSchool *string `json:"saham_school,omitempty"`

	// Where the middles of houses stand that some sahams are counted from. sripati when left out.
	//
	// One of: "sripati", "equal".
	SahamHouses *string `json:"saham_houses,omitempty"`

	// Whether a point lies on the way between two others is judged by degrees, or by whole signs. degrees when left out.
	//
	// One of: "degrees", "signs".
	SahamArc *string `json:"saham_arc,omitempty"`
}

type VarshaphalSahamsInputStay struct {
	// Decimal degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone,omitempty"`
}

type VarshaphalSahamsInput struct {
	Birth

	Settings *VarshaphalSahamsSettings `json:"settings,omitempty"`

	// The calendar year whose birthday opens the year of life; it opens within days of that birthday.
	TargetYear int `json:"target_year"`

	// Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one.
	Stay *VarshaphalSahamsInputStay `json:"stay,omitempty"`
}

type SahamPosition struct {
	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// House, 1 to 12.
	House int `json:"house"`
}

// A sensitive point of a year, counted from two others.
type Saham struct {
	// Its number in this list.
	//
	// One of: "punya", "vidya", "yasha", "mahatmya", "samartha", "bhratri", "pitri", "raja", "matri", "jeeva", "karma", "kali", "shastra", "artha", "paradesa", "labha", "karyasiddhi", "jadya", "satru", "jalapatana", "bandhana", "asha", "mitra", "gaurava", "putra", "roga", "bandhu", "mrityu", "vivaha", "vanika".
	ID string `json:"id"`

	// What it is about.
	Topic string `json:"topic"`

	// Null for Samartha by Charak where Mars rules the ascendant: his formula has no meaning then.
	Position *SahamPosition `json:"position"`
}

type VarshaphalSahamsAnswer struct {
	// The calendar year that was asked about.
	TargetYear int `json:"target_year"`

	// Years of life that are over when this one opens; negative before the birth.
	CompletedYears int `json:"completed_years"`

	// When the year opens, local time of the place.
	OpensAt string `json:"opens_at"`

	// The same in UTC.
	UTCDatetime string `json:"utc_datetime"`

	// The same instant as a Julian Day in UT.
	JulianDayUt float64 `json:"julian_day_ut"`

	// Whether the Sun was up when the year opened.
	IsDay bool `json:"is_day"`

	// The thirty sahams, in the order of the books.
	Sahams []Saham `json:"sahams"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type VarshaphalMuddaDashaSettings struct {
	VedicSettings

	// Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out.
	//
	// One of: "almanac", "standard_air", "geometric", "disc_centre".
	Sunrise *string `json:"sunrise,omitempty"`

	// The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it. true when left out.
	//
	// One of: "true", "mean".
	AnnualMoment *string `json:"annual_moment,omitempty"`

	// How long each of the 360 days is: a degree of the Sun, a 360th of this year, or 24 hours. sun_degree when left out.
	//
	// One of: "sun_degree", "year_share", "civil".
	AnnualDay *string `json:"annual_day,omitempty"`
}

type VarshaphalMuddaDashaInputStay struct {
	// Decimal degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone,omitempty"`
}

type VarshaphalMuddaDashaInput struct {
	Birth

	Settings *VarshaphalMuddaDashaSettings `json:"settings,omitempty"`

	// The calendar year whose birthday opens the year of life; it opens within days of that birthday.
	TargetYear int `json:"target_year"`

	// Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one.
	Stay *VarshaphalMuddaDashaInputStay `json:"stay,omitempty"`
}

// A period of Vimshottari within a year.
type MuddaPeriod struct {
	// Planet that rules it.
	Lord GrahaName `json:"lord"`

	// Length, in days of which the year has 360.
	Days float64 `json:"days"`

	// Share of the year.
	Share float64 `json:"share"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	StartAt string `json:"start_at"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	EndAt string `json:"end_at"`
}

// A period of a yogini within a year.
type VarshaYoginiPeriod struct {
	// Name of the yogini.
	Name string `json:"name"`

	// Planet that rules it.
	Lord GrahaName `json:"lord"`

	// Length, in days of which the year has 360.
	Days float64 `json:"days"`

	// Share of the year.
	Share float64 `json:"share"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	StartAt string `json:"start_at"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	EndAt string `json:"end_at"`
}

// A period by degrees within signs.
type PatyayiniPeriod struct {
	// Planet that rules it.
	Lord AshtakavargaReceiver `json:"lord"`

	// Length, in days of which the year has 360.
	Days float64 `json:"days"`

	// Share of the year.
	Share float64 `json:"share"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	StartAt string `json:"start_at"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	EndAt string `json:"end_at"`
}

type VarshaphalMuddaDashaAnswer struct {
	// The calendar year that was asked about.
	TargetYear int `json:"target_year"`

	// Years of life that are over when this one opens; negative before the birth.
	CompletedYears int `json:"completed_years"`

	// When the year opens, local time of the place.
	OpensAt string `json:"opens_at"`

	// The same in UTC.
	UTCDatetime string `json:"utc_datetime"`

	// The same instant as a Julian Day in UT.
	JulianDayUt float64 `json:"julian_day_ut"`

	// Ten periods; nine where the natal Moon stood at the very start of a star.
	Mudda []MuddaPeriod `json:"mudda"`

	// Nine periods; eight where the natal Moon stood at the very start of a star.
	VarshaYogini []VarshaYoginiPeriod `json:"varsha_yogini"`

	// In the order of degrees within signs.
	Patyayini []PatyayiniPeriod `json:"patyayini"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type VarshaphalYogasSettings struct {
	VedicSettings

	// Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out.
	//
	// One of: "almanac", "standard_air", "geometric", "disc_centre".
	Sunrise *string `json:"sunrise,omitempty"`

	// The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it. true when left out.
	//
	// One of: "true", "mean".
	AnnualMoment *string `json:"annual_moment,omitempty"`
}

type VarshaphalYogasInputStay struct {
	// Decimal degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone,omitempty"`
}

type VarshaphalYogasInput struct {
	Birth

	Settings *VarshaphalYogasSettings `json:"settings,omitempty"`

	// The calendar year whose birthday opens the year of life; it opens within days of that birthday.
	TargetYear int `json:"target_year"`

	// Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one.
	Stay *VarshaphalYogasInputStay `json:"stay,omitempty"`
}

// Two planets of a year whose lights touch.
type TajikaAspect struct {
	// The planet of the two that moves faster.
	Faster SignLord `json:"faster"`

	// The planet of the two that moves slower.
	Slower SignLord `json:"slower"`

	// Sign of the slower counted from the faster.
	House int `json:"house"`

	// How their signs see each other.
	//
	// One of: "friendly", "inimical", "conjunction".
	Relation string `json:"relation"`

	// Degrees within the sign that the faster lacks; negative where it has passed.
	Behind float64 `json:"behind"`

	// How far their lights reach: the mean of both.
	Orb float64 `json:"orb"`

	// The faster joins (ithasala; poorna below 1°) or parts (ishrafa).
	//
	// One of: "ithasala", "poorna_ithasala", "ishrafa".
	Kind string `json:"kind"`

	// Less than 1° past: full ithasala here, ishrafa in some books.
	IsDisputed bool `json:"is_disputed"`

	// Some books exchange joining and parting then.
	IsFasterRetrograde bool `json:"is_faster_retrograde"`
}

type TajikaMatterYogas struct {
	// Nitya yoga, from the longitudes of Sun and Moon.
	//
	// One of: "ithasala", "ishrafa", "nakta", "yamaya", "manau", "kamboola", "gairi_kamboola", "khallasara", "radda".
	Yoga string `json:"yoga"`

	// Who makes it: the third planet, whom the Moon joins, or who is hindered.
	Through []SignLord `json:"through"`
}

// What the lord of the ascendant has with the lord of a house.
type TajikaMatter struct {
	// The house of the matter.
	House int `json:"house"`

	// Its lord.
	Lord SignLord `json:"lord"`

	// Whether it rules the ascendant as well, so that there is no pair.
	IsSameLord bool `json:"is_same_lord"`

	// Between the lord of the ascendant and this lord; null without one.
	Aspect *TajikaAspect `json:"aspect"`

	// What the two lords make for the matter.
	Yogas []TajikaMatterYogas `json:"yogas"`
}

type VarshaphalYogasAnswer struct {
	// The calendar year that was asked about.
	TargetYear int `json:"target_year"`

	// Years of life that are over when this one opens; negative before the birth.
	CompletedYears int `json:"completed_years"`

	// When the year opens, local time of the place.
	OpensAt string `json:"opens_at"`

	// The same in UTC.
	UTCDatetime string `json:"utc_datetime"`

	// The same instant as a Julian Day in UT.
	JulianDayUt float64 `json:"julian_day_ut"`

	// Lord of the annual ascendant.
	AscendantLord SignLord `json:"ascendant_lord"`

	// Of the whole year; null where neither holds.
	//
	// One of: "ikkavala", "induvara".
	YearYoga *string `json:"year_yoga"`

	// Of the fastest planet first.
	Aspects []TajikaAspect `json:"aspects"`

	// Houses 2 to 12.
	Matters []TajikaMatter `json:"matters"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type ParasharaRequest struct {
	Birth

	Settings *ParasharaSettings `json:"settings,omitempty"`
}

// Conventions to follow; each has a default.
type ParasharaSettings struct {
	VedicSettings

	// Rule by which parts become signs. parashara when left out.
	//
	// One of: "parashara".
	Method *string `json:"method,omitempty"`
}

// A divisional chart of a birth.
type DivisionalChart struct {
	// Which divisional chart it is.
	Varga Varga `json:"varga"`

	// The point that rises in the east.
	Ascendant DivisionalAscendant `json:"ascendant"`

	// Planets and points, in their usual order.
	Planets []DivisionalPlacement `json:"planets"`

	// Whole seconds to the nearest change of the ascendant’s part, before the birth or after it. Planets are not counted. Null where none is within 12 hours.
	SensitivitySeconds *int `json:"sensitivity_seconds"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type Varga struct {
	// D9, D60 and so on.
	ID string `json:"id"`

	// Its name.
	Name string `json:"name"`

	// Into how many parts each sign is cut.
	Parts int `json:"parts"`

	// What the chart is read for.
	Meaning string `json:"meaning"`
}

type DivisionalAscendant struct {
	// Its name.
	//
	// One of: "Ascendant".
	Name string `json:"name"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// Degrees within the sign of this chart; null where the parts are unequal.
	Degree *float64 `json:"degree"`

	// Which part of the natal sign, 1 is the first.
	Part int `json:"part"`

	// Sidereal longitude in the birth chart, degrees.
	NatalLongitude float64 `json:"natal_longitude"`

	// House, 1 to 12.
	House int `json:"house"`
}

type DivisionalPlacement struct {
	// Its name.
	Name string `json:"name"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// Degrees within the sign of this chart; null where the parts are unequal.
	Degree *float64 `json:"degree"`

	// Which part of the natal sign, 1 is the first.
	Part int `json:"part"`

	// Sidereal longitude in the birth chart, degrees.
	NatalLongitude float64 `json:"natal_longitude"`

	// Counted from the ascendant of this chart.
	House int `json:"house"`

	// Whether it stands in the same sign as in the birth chart.
	IsVargottama bool `json:"is_vargottama"`

	// Whether it moves backwards through the zodiac.
	IsRetrograde bool `json:"is_retrograde"`

	// Ruler of the half degree in D60; null in the other charts.
	Deity *string `json:"deity"`
}

// Conventions to follow; each has a default.
type DivisionalD2Settings struct {
	VedicSettings

	// Rule by which parts become signs. parashara when left out.
	//
	// One of: "parashara", "parivritti_dwaya", "uma_shambhu", "raman", "somanatha".
	Method *string `json:"method,omitempty"`
}

type DivisionalD2Input struct {
	Birth

	Settings *DivisionalD2Settings `json:"settings,omitempty"`
}

// Conventions to follow; each has a default.
type DivisionalD3Settings struct {
	VedicSettings

	// Rule by which parts become signs. parashara when left out.
	//
	// One of: "parashara", "parivritti_traya", "somanatha", "jagannatha".
	Method *string `json:"method,omitempty"`
}

type DivisionalD3Input struct {
	Birth

	Settings *DivisionalD3Settings `json:"settings,omitempty"`
}

type DivisionalD4Input struct {
	Birth

	Settings *FourthVargaSettings `json:"settings,omitempty"`
}

// Conventions to follow; each has a default.
type FourthVargaSettings struct {
	VedicSettings

	// Rule by which parts become signs. parashara when left out.
	//
	// One of: "parashara", "cyclic".
	Method *string `json:"method,omitempty"`
}

// Conventions to follow; each has a default.
type DivisionalD5Settings struct {
	VedicSettings

	// Rule by which parts become signs. odd_even_sign_table when left out.
	//
	// One of: "odd_even_sign_table", "cyclic".
	Method *string `json:"method,omitempty"`
}

type DivisionalD5Input struct {
	Birth

	Settings *DivisionalD5Settings `json:"settings,omitempty"`
}

type DivisionalD7Input struct {
	Birth

	Settings *SeventhVargaSettings `json:"settings,omitempty"`
}

// Conventions to follow; each has a default.
type SeventhVargaSettings struct {
	VedicSettings

	// Rule by which parts become signs. parashara when left out.
	//
	// One of: "parashara", "even_backward".
	Method *string `json:"method,omitempty"`
}

// Conventions to follow; each has a default.
type DivisionalD9Settings struct {
	VedicSettings

	// Rule by which parts become signs. parashara when left out.
	//
	// One of: "parashara", "kalachakra", "krishna_mishra".
	Method *string `json:"method,omitempty"`
}

type DivisionalD9Input struct {
	Birth

	Settings *DivisionalD9Settings `json:"settings,omitempty"`
}

// Conventions to follow; each has a default.
type DivisionalD11Settings struct {
	VedicSettings

	// Rule by which parts become signs. sanjay_rath_rudramsa when left out.
	//
	// One of: "sanjay_rath_rudramsa".
	Method *string `json:"method,omitempty"`
}

type DivisionalD11Input struct {
	Birth

	Settings *DivisionalD11Settings `json:"settings,omitempty"`
}

// Conventions to follow; each has a default.
type DivisionalD11RamanSettings struct {
	VedicSettings

	// Rule by which parts become signs. bv_raman_ekadasamsa when left out.
	//
	// One of: "bv_raman_ekadasamsa".
	Method *string `json:"method,omitempty"`
}

type DivisionalD11RamanInput struct {
	Birth

	Settings *DivisionalD11RamanSettings `json:"settings,omitempty"`
}

// Conventions to follow; each has a default.
type DivisionalD24Settings struct {
	VedicSettings

	// Rule by which parts become signs. parashara when left out.
	//
	// One of: "parashara", "reverse", "leo".
	Method *string `json:"method,omitempty"`
}

type DivisionalD24Input struct {
	Birth

	Settings *DivisionalD24Settings `json:"settings,omitempty"`
}

// Conventions to follow; each has a default.
type DivisionalD60Settings struct {
	VedicSettings

	// Rule by which parts become signs. parashara when left out.
	//
	// One of: "parashara", "from_aries".
	Method *string `json:"method,omitempty"`
}

type DivisionalD60Input struct {
	Birth

	Settings *DivisionalD60Settings `json:"settings,omitempty"`
}

type DivisionalShodashvargaAnswerVargas struct {
	// Which divisional chart it is.
	Varga Varga `json:"varga"`

	// The point that rises in the east.
	Ascendant DivisionalAscendant `json:"ascendant"`

	// Planets and points, in their usual order.
	Planets []DivisionalPlacement `json:"planets"`
}

type DivisionalShodashvargaAnswer struct {
	// The sixteen charts.
	Vargas []DivisionalShodashvargaAnswerVargas `json:"vargas"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangRequest struct {
	Birth

	Settings *AlmanacSettings `json:"settings,omitempty"`
}

// The weekday, which begins with sunrise.
type Vara struct {
	// 1 is Sunday.
	Number int `json:"number"`

	// Its name.
	Name string `json:"name"`

	// Sanskrit name.
	Sanskrit string `json:"sanskrit"`

	// Planet that rules it.
	Lord SignLord `json:"lord"`

	// Counted from sunrise, or by the civil calendar where there is none.
	//
	// One of: "sunrise", "civil".
	Basis string `json:"basis"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

// A lunar day: the Moon gains 12° on the Sun.
type Tithi struct {
	// 1 to 15 of the waxing half, 16 to 30 of the waning.
	Number int `json:"number"`

	// Its name.
	Name string `json:"name"`

	// Waxing or waning half of the lunar month.
	//
	// One of: "Shukla", "Krishna".
	Paksha string `json:"paksha"`

	// Day of its half of the month, 1 to 15.
	DayOfPaksha int `json:"day_of_paksha"`

	// Group that it belongs to.
	//
	// One of: "Nanda", "Bhadra", "Jaya", "Rikta", "Purna".
	Group string `json:"group"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

// The star (lunar mansion) that the Moon is in.
type NakshatraSpan struct {
	// Its number, 1 is the first.
	Number int `json:"number"`

	// Its name.
	Name NakshatraName `json:"name"`

	// Planet that rules it.
	Lord GrahaName `json:"lord"`

	// Deity that presides over it.
	Deity string `json:"deity"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

// One of 27 parts of the sum of the Sun’s and the Moon’s longitude.
type NityaYoga struct {
	// Its number, 1 is the first.
	Number int `json:"number"`

	// Its name.
	Name string `json:"name"`

	Quality Quality `json:"quality"`

	// Which part is to be avoided, where it is not the whole; null where it is.
	Avoid *string `json:"avoid"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

// Half a tithi.
type Karana struct {
	// Half tithi of the lunar month, 1 begins at the new moon.
	Number int `json:"number"`

	// Its name.
	Name string `json:"name"`

	// Kind of it.
	//
	// One of: "movable", "fixed".
	Kind string `json:"kind"`

	Quality Quality `json:"quality"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

type HinduCalendarEras struct {
	// Changes with Chaitra.
	Shaka EraYear `json:"shaka"`

	// Of the north: changes with Chaitra.
	Vikram EraYear `json:"vikram"`

	// Vikram year of Gujarat: changes with Kartika.
	Gujarati EraYear `json:"gujarati"`

	// Elapsed years of the Kali age.
	KaliYear int `json:"kali_year"`
}

// What the calendars of India call the panchang day.
type HinduCalendar struct {
	LunarMonth LunarMonth `json:"lunar_month"`

	// Waxing or waning half of the lunar month, at sunrise.
	//
	// One of: "Shukla", "Krishna".
	Paksha string `json:"paksha"`

	// The tithi at sunrise, which names the day.
	TithiNumber int `json:"tithi_number"`

	// Years of the lunar eras.
	Eras HinduCalendarEras `json:"eras"`

	// One for each region.
	SolarDates []SolarDate `json:"solar_dates"`

	National IndianNationalDate `json:"national"`

	// Days since the Kali age began.
	Ahargana int `json:"ahargana"`

	// Half of the year: the Sun goes north or south.
	//
	// One of: "Uttarayana", "Dakshinayana".
	Ayana string `json:"ayana"`

	// Season by the sidereal Sun.
	Ritu string `json:"ritu"`
}

// The lunar month of the tithi that rules at sunrise.
type LunarMonth struct {
	// 1 is Chaitra.
	Number int `json:"number"`

	// Amanta: the month runs from new moon to new moon. A leap month is called Adhika.
	Name string `json:"name"`

	// 1 is Chaitra.
	PurnimantaNumber int `json:"purnimanta_number"`

	// As in the north, where the month ends with the full moon.
	PurnimantaName string `json:"purnimanta_name"`

	// Adhika: the Sun enters no sign in it. Kshaya: he enters two, and the second name is lost.
	//
	// One of: "normal", "adhika", "kshaya".
	Kind string `json:"kind"`

	// The name that a kshaya month takes with it; else null.
	LostName *string `json:"lost_name"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

// A year of an era.
type EraYear struct {
	// Elapsed years of the era.
	Year int `json:"year"`

	// Name of the year in the cycle of sixty.
	Samvatsara string `json:"samvatsara"`
}

// The same day in a solar calendar.
type SolarDate struct {
	// Region whose rule decides on which date a month begins.
	//
	// One of: "tamil", "malayalam", "odia", "bengali", "assamese".
	Calendar string `json:"calendar"`

	// Era that the year belongs to.
	Era string `json:"era"`

	// Year of that era.
	Year int `json:"year"`

	// Counted from the month in which the year of this calendar begins.
	MonthNumber int `json:"month_number"`

	// Name of the month in the region.
	Month string `json:"month"`

	// Day of the month.
	Day int `json:"day"`

	// Civil date of the first day of the month.
	FirstDate string `json:"first_date"`

	// When the Sun entered the sign of the month.
	Sankranti string `json:"sankranti"`
}

// The civil calendar of India, which needs no sky.
type IndianNationalDate struct {
	// Saka year.
	Year int `json:"year"`

	// 1 is Chaitra.
	MonthNumber int `json:"month_number"`

	// Name of the month.
	Month string `json:"month"`

	// Day of the month.
	Day int `json:"day"`
}

type PanchangFullAnswerDayList struct {
	// Lunar day.
	Tithi []Tithi `json:"tithi"`

	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra []NakshatraSpan `json:"nakshatra"`

	// Nitya yoga, from the longitudes of Sun and Moon.
	Yoga []NityaYoga `json:"yoga"`

	// Half a lunar day.
	Karana []Karana `json:"karana"`
}

type PanchangFullAnswerWindows struct {
	// Its name.
	Name string `json:"name"`

	Quality Quality `json:"quality"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

type PanchangFullAnswer struct {
	PanchangDay PanchangDay `json:"panchang_day"`

	Vara Vara `json:"vara"`

	// Lunar day.
	Tithi Tithi `json:"tithi"`

	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra NakshatraSpan `json:"nakshatra"`

	// Nitya yoga, from the longitudes of Sun and Moon.
	Yoga NityaYoga `json:"yoga"`

	// Half a lunar day.
	Karana Karana `json:"karana"`

	// Sunrise; null where there is none.
	Sunrise *string `json:"sunrise"`

	// Sunset; null where there is none.
	Sunset *string `json:"sunset"`

	// Rise of the centre of the disc without refraction, as the Vedic texts have it.
	VedicSunrise *string `json:"vedic_sunrise"`

	// Set of the centre of the disc without refraction.
	VedicSunset *string `json:"vedic_sunset"`

	// Within the panchang day; one day in a month has none.
	Moonrise *string `json:"moonrise"`

	// Within the panchang day; one day in a month has none.
	Moonset *string `json:"moonset"`

	// Where the panchang day has no moonrise: the next one; else null.
	NextMoonrise *string `json:"next_moonrise"`

	// Where the panchang day has no moonset: the next one; else null.
	NextMoonset *string `json:"next_moonset"`

	// Every limb that touches the day from sunrise to sunrise.
	DayList PanchangFullAnswerDayList `json:"day_list"`

	// Windows to seek or to avoid, by their start; they may overlap.
	Windows []PanchangFullAnswerWindows `json:"windows"`

	Calendar HinduCalendar `json:"calendar"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangTithiAnswerTithi struct {
	// 1 to 15 of the waxing half, 16 to 30 of the waning.
	Number int `json:"number"`

	// Its name.
	Name string `json:"name"`

	// Waxing or waning half of the lunar month.
	//
	// One of: "Shukla", "Krishna".
	Paksha string `json:"paksha"`

	// Day of its half of the month, 1 to 15.
	DayOfPaksha int `json:"day_of_paksha"`

	// Group that it belongs to.
	//
	// One of: "Nanda", "Bhadra", "Jaya", "Rikta", "Purna".
	Group string `json:"group"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`

	// Whether no sunrise falls into it, so that the calendar skips it.
	IsKshaya bool `json:"is_kshaya"`

	// Whether two sunrises fall into it, so that the calendar repeats it.
	IsVriddhi bool `json:"is_vriddhi"`
}

type PanchangTithiAnswer struct {
	// Lunar day.
	Tithi PanchangTithiAnswerTithi `json:"tithi"`

	Next Tithi `json:"next"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangNakshatraAnswer struct {
	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra NakshatraSpan `json:"nakshatra"`

	Next NakshatraSpan `json:"next"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangYogaAnswer struct {
	// Nitya yoga, from the longitudes of Sun and Moon.
	Yoga NityaYoga `json:"yoga"`

	Next NityaYoga `json:"next"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangKaranaAnswer struct {
	// Half a lunar day.
	Karana Karana `json:"karana"`

	Next Karana `json:"next"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangVaraAnswer struct {
	Vara Vara `json:"vara"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangSunTimesAnswer struct {
	// Civil date.
	Date string `json:"date"`

	// Sunrise; null where there is none.
	Sunrise *string `json:"sunrise"`

	// Sunset; null where there is none.
	Sunset *string `json:"sunset"`

	// Rise of the centre of the disc without refraction, as the Vedic texts have it.
	VedicSunrise *string `json:"vedic_sunrise"`

	// Set of the centre of the disc without refraction.
	VedicSunset *string `json:"vedic_sunset"`

	// Where there is no sunrise on the date: the next one; else null.
	NextSunrise *string `json:"next_sunrise"`

	// Where there is no sunset on the date: the next one; else null.
	NextSunset *string `json:"next_sunset"`

	// Why there is no sunrise or sunset; null where both are on the date or the missing one follows the next day.
	//
	// One of: "midnight_sun", "polar_night".
	Reason *string `json:"reason"`

	// From sunrise to sunset; null where one is missing.
	DayLengthSeconds *int `json:"day_length_seconds"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangMoonTimesAnswer struct {
	// Civil date.
	Date string `json:"date"`

	// Moonrise; null on a day without one.
	Moonrise *string `json:"moonrise"`

	// Moonset; null on a day without one.
	Moonset *string `json:"moonset"`

	// Where there is no moonrise on the date: the next one; else null.
	NextMoonrise *string `json:"next_moonrise"`

	// Where there is no moonset on the date: the next one; else null.
	NextMoonset *string `json:"next_moonset"`

	// Where the Moon is for the whole date near the poles; null where she rises or sets.
	//
	// One of: "above_horizon", "below_horizon".
	Reason *string `json:"reason"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// From start until end, half-open.
type TimeWindow struct {
	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

type PanchangInauspiciousPeriodsAnswer struct {
	PanchangDay PanchangDay `json:"panchang_day"`

	// Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
	//
	// One of: "no_sunrise", "no_sunset".
	Reason *string `json:"reason"`

	// The eighth of the day that belongs to Rahu.
	RahuKaal *TimeWindow `json:"rahu_kaal"`

	// The eighth of the day that belongs to Gulika.
	GulikaKaal *TimeWindow `json:"gulika_kaal"`

	// The eighth of the day that belongs to Yama.
	Yamaganda *TimeWindow `json:"yamaganda"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type Choghadiya struct {
	// Its name.
	Name string `json:"name"`

	// Planet that rules it.
	Lord SignLord `json:"lord"`

	Quality Quality `json:"quality"`

	// To be avoided whatever the quality; null for most.
	//
	// One of: "Kaal Vela", "Vaar Vela", "Kaal Ratri".
	Vela *string `json:"vela"`

	// Within its day or night.
	Number int `json:"number"`

	// Whether it lies between sunrise and sunset.
	IsDay bool `json:"is_day"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

type PanchangChoghadiyaAnswer struct {
	PanchangDay PanchangDay `json:"panchang_day"`

	// Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
	//
	// One of: "no_sunrise", "no_sunset".
	Reason *string `json:"reason"`

	// The parts of day and night, in order.
	Choghadiya []Choghadiya `json:"choghadiya"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type Hora struct {
	// Planet that rules it.
	Lord SignLord `json:"lord"`

	Quality Quality `json:"quality"`

	// Within its day or night.
	Number int `json:"number"`

	// Whether it lies between sunrise and sunset.
	IsDay bool `json:"is_day"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

type PanchangHoraAnswer struct {
	PanchangDay PanchangDay `json:"panchang_day"`

	// Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
	//
	// One of: "no_sunrise", "no_sunset".
	Reason *string `json:"reason"`

	// The planetary hours, in order.
	Hora []Hora `json:"hora"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangAbhijitMuhuratAnswerAbhijitMuhurat struct {
	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`

	// Whether it is a Wednesday, which some texts except.
	AvoidOnWednesday bool `json:"avoid_on_wednesday"`
}

type PanchangAbhijitMuhuratAnswer struct {
	PanchangDay PanchangDay `json:"panchang_day"`

	// Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
	//
	// One of: "no_sunrise", "no_sunset".
	Reason *string `json:"reason"`

	// The middle muhurta of the day; null where there is none.
	AbhijitMuhurat *PanchangAbhijitMuhuratAnswerAbhijitMuhurat `json:"abhijit_muhurat"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangBrahmaMuhurtaAnswer struct {
	PanchangDay PanchangDay `json:"panchang_day"`

	// Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
	//
	// One of: "no_sunrise", "no_sunset".
	Reason *string `json:"reason"`

	// The window before sunrise; null where there is none.
	BrahmaMuhurta *TimeWindow `json:"brahma_muhurta"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangAmritKaalAnswerAmritKaal struct {
	// Whether it lies between sunrise and sunset.
	IsDay bool `json:"is_day"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

type PanchangAmritKaalAnswer struct {
	PanchangDay PanchangDay `json:"panchang_day"`

	// Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
	//
	// One of: "no_sunrise", "no_sunset".
	Reason *string `json:"reason"`

	// The Amrit windows, in order.
	AmritKaal []PanchangAmritKaalAnswerAmritKaal `json:"amrit_kaal"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangGoodBadTimesAnswerPeriods struct {
	// Its name.
	Name string `json:"name"`

	Quality Quality `json:"quality"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

type PanchangGoodBadTimesAnswer struct {
	PanchangDay PanchangDay `json:"panchang_day"`

	// Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
	//
	// One of: "no_sunrise", "no_sunset".
	Reason *string `json:"reason"`

	// Windows of the day, by start.
	Periods []PanchangGoodBadTimesAnswerPeriods `json:"periods"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// A fifteenth of the day or of the night.
type Muhurta struct {
	// Within its day or night.
	Number int `json:"number"`

	// Whether it lies between sunrise and sunset.
	IsDay bool `json:"is_day"`

	// Its name.
	Name string `json:"name"`

	Quality Quality `json:"quality"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

type BhadraAbodes struct {
	// Where it dwells by the sign of the Moon; some say that on earth alone it harms.
	//
	// One of: "heaven", "underworld", "earth".
	Abode string `json:"abode"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

// The karana Vishti, whole, also where it reaches beyond the day.
type Bhadra struct {
	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`

	// The tithi whose half it is.
	Tithi string `json:"tithi"`

	// Its worst part.
	Mukha TimeWindow `json:"mukha"`

	// Its end, which does no harm.
	Puccha TimeWindow `json:"puccha"`

	// One, or two where the Moon changes her sign.
	Abodes []BhadraAbodes `json:"abodes"`
}

// The Moon in Aquarius or Pisces, whole, also where it reaches beyond the day.
type Panchaka struct {
	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`

	// What it threatens by the weekday on which it begins: disease, rulers, fire, thieves, death; null for none.
	//
	// One of: "roga", "raja", "agni", "chora", "mrityu".
	Kind *string `json:"kind"`

	// The weekday on which it begins.
	Weekday string `json:"weekday"`
}

// A part of the day by rising sign, tithi and star.
type PanchakaRahita struct {
	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`

	// The rising sign.
	Lagna SignName `json:"lagna"`

	// Of tithi, weekday, star and lagna when nines are cast out.
	Remainder int `json:"remainder"`

	// What it threatens: death, fire, rulers, thieves, disease; free of them by 0, 3, 5 and 7.
	//
	// One of: "mrityu", "agni", "raja", "chora", "roga", "free".
	Kind string `json:"kind"`
}

// The Moon in a star at the joint of two signs, whole.
type GandaMoola struct {
	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`

	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra NakshatraName `json:"nakshatra"`

	// The quarter of the star that is the worst.
	WorstPada int `json:"worst_pada"`

	// When the Moon is in it.
	WorstPadaWindow TimeWindow `json:"worst_pada_window"`
}

// A yoga of weekday, tithi and stars, within the day.
type MeetingYoga struct {
	// Name of the yoga for programs.
	//
	// One of: "dwipushkara", "tripushkara", "jwalamukhi", "aadal", "vidaal", "dagdha_tithi".
	ID string `json:"id"`

	// Its name.
	Name string `json:"name"`

	Quality Quality `json:"quality"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

type PanchangMuhurtasAnswer struct {
	PanchangDay PanchangDay `json:"panchang_day"`

	// Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
	//
	// One of: "no_sunrise", "no_sunset".
	Reason *string `json:"reason"`

	// Length of the day; null where there is none.
	DinamanaSeconds *int `json:"dinamana_seconds"`

	// Length of the night that follows; null where there is none.
	RatrimanaSeconds *int `json:"ratrimana_seconds"`

	// Middle of the day; null where there is none.
	Madhyahna *string `json:"madhyahna"`

	// In order; those of a missing day or night are left out.
	Muhurtas []Muhurta `json:"muhurtas"`

	// The 96 minutes before sunrise. Null where there is none.
	Arunodaya *TimeWindow `json:"arunodaya"`

	// The last tenth of the night before. Null where there is none.
	PratahSandhya *TimeWindow `json:"pratah_sandhya"`

	// The eleventh muhurta of the day. Null where there is none.
	Vijaya *TimeWindow `json:"vijaya"`

	// The 24 minutes about sunset. Null where there is none.
	Godhuli *TimeWindow `json:"godhuli"`

	// The first tenth of the night. Null where there is none.
	SayahnaSandhya *TimeWindow `json:"sayahna_sandhya"`

	// The eighth muhurta of the night, which holds midnight. Null where there is none.
	Nishita *TimeWindow `json:"nishita"`

	// Each that touches the day.
	Bhadra []Bhadra `json:"bhadra"`

	// Empty on most days.
	Panchaka []Panchaka `json:"panchaka"`

	// Parts of the day in order; null beyond 66.4° of latitude, where signs rise backwards or not at all.
	PanchakaRahita []PanchakaRahita `json:"panchaka_rahita"`

	// Empty on most days.
	GandaMoola []GandaMoola `json:"ganda_moola"`

	// The last and first two ghatis about the ends of the tithis 5, 10 and 15.
	TithiGandanta []TimeWindow `json:"tithi_gandanta"`

	// By yoga, then by time.
	Yogas []MeetingYoga `json:"yogas"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangChandraBalaAnswerChandraBala struct {
	// Sign of the Moon at birth.
	BirthSign SignName `json:"birth_sign"`

	// The same as a number, 1 is Aries.
	BirthSignNumber int `json:"birth_sign_number"`

	// Of the Moon now, counted from the birth sign.
	House int `json:"house"`

	Quality Quality `json:"quality"`

	// Whether the Moon is in the eighth sign from it.
	IsChandrashtama bool `json:"is_chandrashtama"`
}

type PanchangChandraBalaAnswer struct {
	// Sign of the Moon.
	MoonSign SignName `json:"moon_sign"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`

	// One row for each birth sign.
	ChandraBala []PanchangChandraBalaAnswerChandraBala `json:"chandra_bala"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangTaraBalaAnswerTaraBala struct {
	// Star of the Moon at birth.
	BirthNakshatra NakshatraName `json:"birth_nakshatra"`

	// The same as a number, 1 is Ashwini.
	BirthNakshatraNumber int `json:"birth_nakshatra_number"`

	// Which of the nine taras.
	Tara string `json:"tara"`

	// The same as a number, 1 is Janma.
	TaraNumber int `json:"tara_number"`

	// Which round of nine, 1 to 3.
	Round int `json:"round"`

	Quality Quality `json:"quality"`
}

type PanchangTaraBalaAnswer struct {
	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra NakshatraName `json:"nakshatra"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`

	// One row for each birth star.
	TaraBala []PanchangTaraBalaAnswerTaraBala `json:"tara_bala"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangDishaShoolAnswerDishaShool struct {
	// Direction to avoid.
	//
	// One of: "East", "North", "South", "West".
	Direction string `json:"direction"`

	// What is eaten by those who must travel.
	Remedy string `json:"remedy"`

	// Twelve ghatis from sunrise; null where there is none.
	Strongest *TimeWindow `json:"strongest"`
}

type PanchangDishaShoolAnswer struct {
	PanchangDay PanchangDay `json:"panchang_day"`

	// Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
	//
	// One of: "no_sunrise", "no_sunset".
	Reason *string `json:"reason"`

	// The direction to avoid, and its remedy.
	DishaShool PanchangDishaShoolAnswerDishaShool `json:"disha_shool"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type PanchangRituSettings struct {
	AlmanacSettings

	// Whether spring begins with the Sun in Meena (Surya Siddhanta) or in Mesha (Tamil reckoning). meena_start when left out.
	//
	// One of: "meena_start", "mesha_start".
	Method *string `json:"method,omitempty"`
}

type PanchangRituInput struct {
	Birth

	Settings *PanchangRituSettings `json:"settings,omitempty"`
}

type PanchangRituAnswerRitu struct {
	// Its name.
	Name string `json:"name"`

	// English name.
	English string `json:"english"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

type PanchangRituAnswerDrikRitu struct {
	// Its name.
	Name string `json:"name"`

	// English name.
	English string `json:"english"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

type PanchangRituAnswer struct {
	// Season by the sidereal Sun.
	Ritu PanchangRituAnswerRitu `json:"ritu"`

	// Season by the tropical Sun.
	DrikRitu PanchangRituAnswerDrikRitu `json:"drik_ritu"`

	// Half of the year: the Sun goes north or south.
	//
	// One of: "Uttarayana", "Dakshinayana".
	Ayana string `json:"ayana"`

	// Sign of the Sun.
	SunSign SignName `json:"sun_sign"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangCalendarDayAnswer struct {
	PanchangDay PanchangDay `json:"panchang_day"`

	Calendar HinduCalendar `json:"calendar"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type CalendarMonthDayLunarMonth struct {
	// 1 is Chaitra.
	Number int `json:"number"`

	// Amanta: the month runs from new moon to new moon. A leap month is called Adhika.
	Name string `json:"name"`

	// 1 is Chaitra.
	PurnimantaNumber int `json:"purnimanta_number"`

	// As in the north, where the month ends with the full moon.
	PurnimantaName string `json:"purnimanta_name"`

	// Adhika: the Sun enters no sign in it. Kshaya: he enters two, and the second name is lost.
	//
	// One of: "normal", "adhika", "kshaya".
	Kind string `json:"kind"`

	// The name that a kshaya month takes with it; else null.
	LostName *string `json:"lost_name"`
}

type CalendarMonthDayKshayaTithi struct {
	// Its number, 1 is the first.
	Number int `json:"number"`

	// Its name.
	Name string `json:"name"`
}

type CalendarMonthDaySankranti struct {
	// Sign of the zodiac.
	Sign string `json:"sign"`

	// When the Sun enters the sign.
	At string `json:"at"`
}

type CalendarMonthDayFestivals struct {
	// As `panchang/festivals` takes it.
	ID string `json:"id"`

	// Its name.
	Name string `json:"name"`
}

// One square of a printed month.
type CalendarMonthDay struct {
	// Civil date on which the day began.
	Date string `json:"date"`

	// Weekday of the day.
	Weekday string `json:"weekday"`

	// Counted from sunrise, or by the civil calendar where there is none.
	//
	// One of: "sunrise", "civil".
	Basis string `json:"basis"`

	// Sunrise; null where there is none.
	Sunrise *string `json:"sunrise"`

	// Sunset; null where there is none.
	Sunset *string `json:"sunset"`

	// The sunrise after it; null where there is none.
	NextSunrise *string `json:"next_sunrise"`

	// On the civil date; one day in a month has none.
	Moonrise *string `json:"moonrise"`

	// On the civil date; one day in a month has none.
	Moonset *string `json:"moonset"`

	// The lunar month of the tithi at sunrise.
	LunarMonth CalendarMonthDayLunarMonth `json:"lunar_month"`

	// The tithi at sunrise, which names the day.
	Tithi Tithi `json:"tithi"`

	// Whether two sunrises fall into it, so that the calendar repeats it.
	IsVriddhi bool `json:"is_vriddhi"`

	// A tithi that begins and ends in this day and so names none; null on most days.
	KshayaTithi *CalendarMonthDayKshayaTithi `json:"kshaya_tithi"`

	// The star of the Moon at sunrise.
	Nakshatra NakshatraSpan `json:"nakshatra"`

	// The sign that the Sun enters on this date; null on most days.
	Sankranti *CalendarMonthDaySankranti `json:"sankranti"`

	// Festivals and vows of the date, after the rules of almanacs (smarta).
	Festivals []CalendarMonthDayFestivals `json:"festivals"`
}

type PanchangCalendarMonthAnswer struct {
	// Gregorian year.
	Year int `json:"year"`

	// Gregorian month, 1 is January.
	Month int `json:"month"`

	// In order, from the first of the month.
	Days []CalendarMonthDay `json:"days"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangLunarMonthsInput struct {
	// The first date.
	From string `json:"from"`

	// The last date; one request takes up to 366 days.
	To string `json:"to"`

	// Decimal degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	Settings *ObservanceSettings `json:"settings,omitempty"`
}

// Conventions to follow; each has a default.
type ObservanceSettings struct {
	AlmanacSettings

	// By the sunrise and clock of the place, or by those of Ujjain, whose dates many follow abroad. place when left out.
	//
	// One of: "place", "ujjain".
	DatesOf *string `json:"dates_of,omitempty"`
}

// A lunar month from new moon to new moon. Its purnimanta name is that of the waning half.
type LunarMonthOfYear struct {
	// 1 is Chaitra.
	Number int `json:"number"`

	// Amanta: the month runs from new moon to new moon. A leap month is called Adhika.
	Name string `json:"name"`

	// 1 is Chaitra.
	PurnimantaNumber int `json:"purnimanta_number"`

	// As in the north, where the month ends with the full moon.
	PurnimantaName string `json:"purnimanta_name"`

	// Adhika: the Sun enters no sign in it. Kshaya: he enters two, and the second name is lost.
	//
	// One of: "normal", "adhika", "kshaya".
	Kind string `json:"kind"`

	// The name that a kshaya month takes with it; else null.
	LostName *string `json:"lost_name"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`

	// The first day that has its sunrise in the month.
	FirstDate string `json:"first_date"`

	// How many days have.
	Days int `json:"days"`

	// When the waning half begins.
	FullMoon string `json:"full_moon"`

	// The first day of the waning half, with which the purnimanta month begins.
	KrishnaFirstDate string `json:"krishna_first_date"`

	// Elapsed Shaka year.
	ShakaYear int `json:"shaka_year"`

	// Elapsed Vikram year of the north.
	VikramYear int `json:"vikram_year"`
}

type PanchangLunarMonthsAnswer struct {
	// In order.
	Months []LunarMonthOfYear `json:"months"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangSolarMonthsInput struct {
	// The first date.
	From string `json:"from"`

	// The last date; one request takes up to 366 days.
	To string `json:"to"`

	// Decimal degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	Settings *ObservanceSettings `json:"settings,omitempty"`

	// Region whose rule is followed. tamil when left out.
	//
	// One of: "tamil", "malayalam", "odia", "bengali", "assamese".
	Calendar *string `json:"calendar,omitempty"`
}

// A month of a solar calendar.
type SolarMonthOfYear struct {
	// Counted from the month in which the year of this calendar begins.
	MonthNumber int `json:"month_number"`

	// Name of the month in the region.
	Month string `json:"month"`

	// Year of the era.
	Year int `json:"year"`

	// The sign that the Sun enters.
	Sign string `json:"sign"`

	// When he enters it.
	Sankranti string `json:"sankranti"`

	// The first day of the month, by the rule of the calendar.
	FirstDate string `json:"first_date"`

	// How many days it has.
	Days int `json:"days"`
}

type PanchangSolarMonthsAnswer struct {
	// Era that the years belong to.
	Era string `json:"era"`

	// In order.
	Months []SolarMonthOfYear `json:"months"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangConvertDateInputOf1 struct {
	// Elapsed year of the era; with month and tithi, instead of a civil date.
	LunarYear int `json:"lunar_year"`

	// Era of `lunar_year`; shaka and vikram change with Chaitra, gujarati with Kartika. shaka when left out.
	//
	// One of: "shaka", "vikram", "gujarati".
	Era *string `json:"era,omitempty"`

	// 1 is Chaitra.
	MonthNumber int `json:"month_number"`

	// Whether the leap (adhika) month of that name is meant. false when left out.
	IsLeapMonth *bool `json:"is_leap_month,omitempty"`

	// Whether months end with the new moon (amanta) or, as in the north, with the full moon (purnimanta). amanta when left out.
	//
	// One of: "amanta", "purnimanta".
	Reckoning *string `json:"reckoning,omitempty"`

	// Counted from the new moon: 1 to 15 waxing, 16 to 30 waning.
	TithiNumber int `json:"tithi_number"`

	// udaya: the days that have the tithi at sunrise, none or two of them at times; touching: all days in which it runs. udaya when left out.
	//
	// One of: "udaya", "touching".
	Rule *string `json:"rule,omitempty"`

	// Decimal degrees, north positive.
	Latitude *float64 `json:"latitude,omitempty"`

	// Decimal degrees, east positive.
	Longitude *float64 `json:"longitude,omitempty"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone,omitempty"`

	// Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own.
	PlaceID *int `json:"place_id,omitempty"`

	Settings *AlmanacSettings `json:"settings,omitempty"`
}

type PanchangConvertDateInputOf2 struct {
	// The date to name in the lunar calendar; instead of a lunar date.
	CivilDate string `json:"civil_date"`

	// Era of `lunar_year`; shaka and vikram change with Chaitra, gujarati with Kartika. shaka when left out.
	//
	// One of: "shaka", "vikram", "gujarati".
	Era *string `json:"era,omitempty"`

	// Whether the leap (adhika) month of that name is meant. false when left out.
	IsLeapMonth *bool `json:"is_leap_month,omitempty"`

	// Whether months end with the new moon (amanta) or, as in the north, with the full moon (purnimanta). amanta when left out.
	//
	// One of: "amanta", "purnimanta".
	Reckoning *string `json:"reckoning,omitempty"`

	// udaya: the days that have the tithi at sunrise, none or two of them at times; touching: all days in which it runs. udaya when left out.
	//
	// One of: "udaya", "touching".
	Rule *string `json:"rule,omitempty"`

	// Decimal degrees, north positive.
	Latitude *float64 `json:"latitude,omitempty"`

	// Decimal degrees, east positive.
	Longitude *float64 `json:"longitude,omitempty"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone,omitempty"`

	// Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own.
	PlaceID *int `json:"place_id,omitempty"`

	Settings *AlmanacSettings `json:"settings,omitempty"`
}

// One of: PanchangConvertDateInputOf1, PanchangConvertDateInputOf2.
type PanchangConvertDateInput = any

// A tithi in its lunar month.
type LunarDate struct {
	LunarMonth LunarMonth `json:"lunar_month"`

	// Waxing or waning half of the lunar month.
	//
	// One of: "Shukla", "Krishna".
	Paksha string `json:"paksha"`

	// Counted from the new moon.
	TithiNumber int `json:"tithi_number"`

	// Name of the tithi.
	Tithi string `json:"tithi"`

	// When the tithi runs.
	Window TimeWindow `json:"window"`

	// Elapsed Shaka year.
	ShakaYear int `json:"shaka_year"`

	// Elapsed Vikram year of the north.
	VikramYear int `json:"vikram_year"`

	// Elapsed Vikram year of Gujarat.
	GujaratiYear int `json:"gujarati_year"`
}

// A civil date of the tithi.
type ConvertedDate struct {
	// Civil date at the place.
	Date string `json:"date"`

	// Weekday of the date.
	Weekday string `json:"weekday"`

	// civil where the Sun does not rise that day: its tithi is that of noon.
	//
	// One of: "sunrise", "civil".
	Basis string `json:"basis"`
}

type PanchangConvertDateAnswer struct {
	// The tithi in its month; null where the year has no such leap month.
	LunarDate *LunarDate `json:"lunar_date"`

	// In order; empty where `reason` says why.
	Dates []ConvertedDate `json:"dates"`

	// Why there is no date: the year has no such leap month, or no sunrise falls into the tithi; else null.
	//
	// One of: "no_leap_month", "kshaya_tithi".
	Reason *string `json:"reason"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangShraddhaTithiInput struct {
	Birth

	Settings *AlmanacSettings `json:"settings,omitempty"`

	// The day asked about, from 00:00 local time; today when left out.
	TargetDate *string `json:"target_date,omitempty"`

	// For so many years from the target date. 1 when left out.
	Count *int `json:"count,omitempty"`
}

// A day on which a death is remembered.
type ShraddhaDay struct {
	// annual: in the month of the death; mahalaya: in Pitru Paksha.
	//
	// One of: "annual", "mahalaya".
	Kind string `json:"kind"`

	// Civil date on which it is kept.
	Date string `json:"date"`

	// When the tithi runs.
	Tithi TimeWindow `json:"tithi"`

	// What of the afternoon (aparahna) has the tithi; null where nothing has.
	Window *TimeWindow `json:"window"`

	// Minutes by which what decided would have to move for another day; under 3 other almanacs may differ.
	MarginMinutes *float64 `json:"margin_minutes"`

	// civil where the Sun does not rise or set that day: 6:00 and 18:00 of the clock stand in for it.
	//
	// One of: "sunrise", "civil".
	Basis string `json:"basis"`
}

type PanchangShraddhaTithiAnswer struct {
	// The lunar month of the death.
	LunarMonth LunarMonth `json:"lunar_month"`

	// Waxing or waning half of the lunar month.
	//
	// One of: "Shukla", "Krishna".
	Paksha string `json:"paksha"`

	// The tithi of the death, counted from the new moon.
	TithiNumber int `json:"tithi_number"`

	// Name of the tithi.
	Tithi string `json:"tithi"`

	// The day asked about.
	TargetDate string `json:"target_date"`

	// In order of their dates.
	Shraddhas []ShraddhaDay `json:"shraddhas"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangFestivalsInput struct {
	// The first date.
	From string `json:"from"`

	// The last date; one request takes up to 366 days.
	To string `json:"to"`

	// Decimal degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	Settings *FestivalSettings `json:"settings,omitempty"`

	// Only what is kept there; everything when left out.
	//
	// One of: "north", "west", "south", "gujarat", "maharashtra", "rajasthan", "bihar", "punjab", "bengal", "odisha", "tamil", "telugu", "kannada", "kerala", "jain", "sikh", "vaishnava", "sindhi", "arya_samaj".
	Region *string `json:"region,omitempty"`

	// Only these observances, ids with commas between them; vows of every month among them.
	Ids *string `json:"ids,omitempty"`
}

// Conventions to follow; each has a default.
type FestivalSettings struct {
	ObservanceSettings

	// Whose rule chooses the day: smarta as almanacs print it, jyotisha by the times of day of the law books, or vaishnava. smarta when left out.
	//
	// One of: "smarta", "jyotisha", "vaishnava".
	School *string `json:"school,omitempty"`
}

type ObservedDayAlternatives struct {
	// Civil date.
	Date string `json:"date"`

	// How much of the limb lies in the time of day of the rule.
	OverlapMinutes float64 `json:"overlap_minutes"`
}

type ObservedDayOtherSchools struct {
	// School with a rule of its own.
	//
	// One of: "smarta", "jyotisha", "vaishnava".
	School string `json:"school"`

	// The day that it keeps.
	Date string `json:"date"`
}

type ObservedDayNotes struct {
	// rohini_at_nishitha: Janmashtami is Jayanti; bhadra_ends: the rite waits for it; ghatasthapana_at_abhijit: the morning has no Pratipada; kshaya_month: in a month that took the name of another; kshaya_tithi: no sunrise falls into the tithi; vriddhi_tithi: two do.
	//
	// One of: "rohini_at_nishitha", "bhadra_ends", "ghatasthapana_at_abhijit", "kshaya_month", "kshaya_tithi", "vriddhi_tithi".
	Code string `json:"code"`

	// The instant that the note is of; null for others.
	At *string `json:"at"`
}

// An observance on its day.
type ObservedDay struct {
	// Civil date on which it is kept.
	Date string `json:"date"`

	// Name of the observance for programs.
	ID string `json:"id"`

	// Its name.
	Name string `json:"name"`

	LocalNames LocalNames `json:"local_names"`

	// Where it is kept; all for the whole of India.
	//
	// One of: "all", "north", "west", "south", "gujarat", "maharashtra", "rajasthan", "bihar", "punjab", "bengal", "odisha", "tamil", "telugu", "kannada", "kerala", "jain", "sikh", "vaishnava", "sindhi", "arya_samaj".
	Regions []string `json:"regions"`

	// By which rule the day was chosen.
	Rule string `json:"rule"`

	// The tithi, star or entry that the rule looks at.
	Limb TimeWindow `json:"limb"`

	// What that has in common with the time of day of the rule; null where nothing.
	Window *TimeWindow `json:"window"`

	// Minutes by which what decided would have to move for another day; under 3 other almanacs may differ.
	MarginMinutes *float64 `json:"margin_minutes"`

	// Other days that hold a part of it in the same time of day.
	Alternatives []ObservedDayAlternatives `json:"alternatives"`

	// Schools that keep another day.
	OtherSchools []ObservedDayOtherSchools `json:"other_schools"`

	// What is to be known of the day beside its rule.
	Notes []ObservedDayNotes `json:"notes"`

	// civil where the Sun does not rise or set that day: 6:00 and 18:00 of the clock stand in for it.
	//
	// One of: "sunrise", "civil".
	Basis string `json:"basis"`

	// low where the rule rests on fewer than four published dates.
	//
	// One of: "high", "low".
	Confidence string `json:"confidence"`

	// Published dates that the rule was held against.
	PublishedCases int `json:"published_cases"`
}

// Names in other languages.
type LocalNames struct {
	// In Hindi; null where none is known.
	Hi *string `json:"hi"`

	// In Sanskrit; null where none is known.
	Sa *string `json:"sa"`

	// In Tamil; null where none is known.
	Ta *string `json:"ta"`
}

type PanchangFestivalsAnswer struct {
	// In order of their dates.
	Festivals []ObservedDay `json:"festivals"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangFestivalInput struct {
	// The first date.
	From string `json:"from"`

	// The last date; one request takes up to 7305 days.
	To string `json:"to"`

	// Decimal degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	Settings *FestivalSettings `json:"settings,omitempty"`

	// Its id, as `panchang/festivals` gives it.
	//
	// One of: "ugadi", "gangaur", "matsya_jayanti", "yamuna_chhath", "rama_navami", "rama_navami_vaishnava", "mahavir_jayanti", "hanuman_jayanti", "vallabhacharya_jayanti", "akshaya_tritiya", "parashurama_jayanti", "shankaracharya_jayanti", "ganga_saptami", "sita_navami", "narasimha_jayanti", "buddha_purnima", "kurma_jayanti", "narada_jayanti", "hanuman_jayanti_telugu", "vat_savitri", "shani_jayanti", "maharana_pratap", "jamai_shashthi", "mahesh_navami", "ganga_dussehra", "vat_purnima", "kabir_jayanti", "rath_yatra", "jayaparvati", "kokila_vrat", "guru_purnima", "hariyali_amavasya", "hariyali_teej", "nag_panchami", "garuda_panchami", "kalki_jayanti", "tulsidas_jayanti", "raksha_bandhan", "yajurveda_upakarma", "narali_purnima", "kajari_teej", "bahula_chaturthi", "nag_pancham_gujarat", "hal_shashthi", "shitala_satam", "janmashtami_smarta", "janmashtami_vaishnava", "pithori_amavasya", "varaha_jayanti", "hartalika_teej", "ganesh_chaturthi", "rishi_panchami", "lalita_saptami", "durva_ashtami", "radha_ashtami", "vamana_jayanti", "anant_chaturdashi", "pitru_paksha", "jivitputrika", "sarva_pitru_amavasya", "bhadrapada_purnima", "mahalakshmi_vrat_begins", "navratri", "lalita_panchami", "durga_ashtami", "maha_navami", "maha_navami_bengal", "vijayadashami_bengal", "kojagara", "valmiki_jayanti", "atla_tadde", "karwa_chauth", "ahoi_ashtami", "govatsa_dwadashi", "dhanteras", "kali_chaudas", "naraka_chaturdashi", "diwali", "kali_puja", "gujarati_new_year", "bhai_dooj", "nagula_chavithi", "labh_panchami", "chhath_puja", "soora_samharam", "gopashtami", "akshaya_navami", "tulasi_vivah", "vaikuntha_chaturdashi", "dev_diwali", "kartika_purnima", "kalabhairav_jayanti", "vivah_panchami", "champa_shashthi", "subrahmanya_shashthi", "dattatreya_jayanti", "annapurna_jayanti", "shakambhari_purnima", "sakat_chauth", "mauni_amavasya", "ganesha_jayanti", "vasant_panchami", "ratha_saptami", "bhishma_ashtami", "magha_purnima", "dayananda_jayanti", "maha_shivaratri", "phulera_dooj", "phalguna_purnima", "ranga_panchami", "sheetala_ashtami", "shivaji_jayanti", "holika_dahan", "holi", "vijayadashami", "govardhan_puja", "varalakshmi_vrata", "dahi_handi", "cheti_chand", "saraswati_avahan", "mesha_sankranti", "vrishabha_sankranti", "mithuna_sankranti", "karka_sankranti", "simha_sankranti", "kanya_sankranti", "tula_sankranti", "vrishchika_sankranti", "dhanu_sankranti", "makara_sankranti", "kumbha_sankranti", "meena_sankranti", "lohri", "bhogi", "mattu_pongal", "vishu", "pohela_boishakh", "malayalam_new_year", "aadi_perukku", "karadaiyan_nombu", "mandala_begins", "mandala_puja", "agni_nakshatram_begins", "agni_nakshatram_ends", "onam", "thai_pusam", "arudra_darshan", "masi_magam", "panguni_uthiram", "vaikasi_visakam", "karthigai_deepam", "attukal_pongala", "thrissur_pooram", "ramanuja_jayanti", "ashtami_rohini", "andal_jayanti", "maha_bharani", "magha_shraddha", "rigveda_upakarma", "aadi_amavasai", "thai_amavasai", "ekadashi_kamada", "ekadashi_varuthini", "ekadashi_mohini", "ekadashi_apara", "ekadashi_nirjala", "ekadashi_yogini", "ekadashi_devshayani", "ekadashi_kamika", "ekadashi_shravana_putrada", "ekadashi_aja", "ekadashi_parivartini", "ekadashi_indira", "ekadashi_papankusha", "ekadashi_rama", "ekadashi_devutthana", "ekadashi_utpanna", "ekadashi_mokshada", "ekadashi_saphala", "ekadashi_pausha_putrada", "ekadashi_shattila", "ekadashi_jaya", "ekadashi_vijaya", "ekadashi_amalaki", "ekadashi_papamochani", "ekadashi_padmini", "ekadashi_parama", "vaikuntha_ekadashi", "guruvayur_ekadashi", "pradosha_vrata", "sankashti_chaturthi", "vinayaka_chaturthi", "masik_shivaratri", "kalashtami", "masik_durgashtami", "skanda_shashthi", "amavasya", "darsha_amavasya", "purnima", "purnima_vrata", "anvadhan", "ishti", "chandra_darshana", "rohini_vrata", "masik_karthigai", "dussehra", "vishwakarma_puja".
	Observance string `json:"observance"`
}

type PanchangFestivalAnswer struct {
	// One for each time it is kept, in order.
	Festivals []ObservedDay `json:"festivals"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// An Ekadashi with its days of fasting.
type EkadashiDay struct {
	// Name of the Ekadashi for programs.
	ID string `json:"id"`

	// Its name.
	Name string `json:"name"`

	LocalNames LocalNames `json:"local_names"`

	// Ekadashi itself.
	Tithi TimeWindow `json:"tithi"`

	// Of householders.
	Smarta EkadashiFast `json:"smarta"`

	// The second fast, of ascetics; null where it is the same day.
	Gauna *EkadashiFast `json:"gauna"`

	// Of Vaishnavas.
	Vaishnava EkadashiFast `json:"vaishnava"`

	// The first quarter of Dwadashi ends, before which no fast is broken.
	HariVasaraEnd string `json:"hari_vasara_end"`

	// How near a sunrise is to the ends of Ekadashi and Dwadashi; under 3 other almanacs may differ.
	MarginMinutes float64 `json:"margin_minutes"`

	// civil where the Sun does not rise or set that day: 6:00 and 18:00 of the clock stand in for it.
	//
	// One of: "sunrise", "civil".
	Basis string `json:"basis"`
}

type EkadashiFastParana struct {
	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// Null where Dwadashi is over at sunrise: any time of the day will do.
	End *string `json:"end"`
}

// A fast with the time at which it is broken.
type EkadashiFast struct {
	// The day of the fast.
	Date string `json:"date"`

	// When the fast is broken, on the next day.
	Parana EkadashiFastParana `json:"parana"`
}

type PanchangEkadashisAnswer struct {
	// In order of their dates.
	Ekadashis []EkadashiDay `json:"ekadashis"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangVratasInput struct {
	// The first date.
	From string `json:"from"`

	// The last date; one request takes up to 366 days.
	To string `json:"to"`

	// Decimal degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	Settings *ObservanceSettings `json:"settings,omitempty"`

	// Which vow.
	//
	// One of: "pradosha_vrata", "sankashti_chaturthi", "vinayaka_chaturthi", "masik_shivaratri", "kalashtami", "masik_durgashtami", "skanda_shashthi", "amavasya", "darsha_amavasya", "purnima", "purnima_vrata", "anvadhan", "ishti", "chandra_darshana", "rohini_vrata", "masik_karthigai".
	Kind string `json:"kind"`
}

type VrataDayAlternatives struct {
	// Civil date.
	Date string `json:"date"`

	// How much of the limb lies in the time of day of the rule.
	OverlapMinutes float64 `json:"overlap_minutes"`
}

type VrataDayOtherSchools struct {
	// School with a rule of its own.
	//
	// One of: "smarta", "jyotisha", "vaishnava".
	School string `json:"school"`

	// The day that it keeps.
	Date string `json:"date"`
}

type VrataDayNotes struct {
	// rohini_at_nishitha: Janmashtami is Jayanti; bhadra_ends: the rite waits for it; ghatasthapana_at_abhijit: the morning has no Pratipada; kshaya_month: in a month that took the name of another; kshaya_tithi: no sunrise falls into the tithi; vriddhi_tithi: two do.
	//
	// One of: "rohini_at_nishitha", "bhadra_ends", "ghatasthapana_at_abhijit", "kshaya_month", "kshaya_tithi", "vriddhi_tithi".
	Code string `json:"code"`

	// The instant that the note is of; null for others.
	At *string `json:"at"`
}

// A vow of every month on its day.
type VrataDay struct {
	// Civil date on which it is kept.
	Date string `json:"date"`

	// Name of the observance for programs.
	ID string `json:"id"`

	// Its name.
	Name string `json:"name"`

	LocalNames LocalNames `json:"local_names"`

	// Where it is kept; all for the whole of India.
	//
	// One of: "all", "north", "west", "south", "gujarat", "maharashtra", "rajasthan", "bihar", "punjab", "bengal", "odisha", "tamil", "telugu", "kannada", "kerala", "jain", "sikh", "vaishnava", "sindhi", "arya_samaj".
	Regions []string `json:"regions"`

	// By which rule the day was chosen.
	Rule string `json:"rule"`

	// The tithi, star or entry that the rule looks at.
	Limb TimeWindow `json:"limb"`

	// What that has in common with the time of day of the rule; null where nothing.
	Window *TimeWindow `json:"window"`

	// Minutes by which what decided would have to move for another day; under 3 other almanacs may differ.
	MarginMinutes *float64 `json:"margin_minutes"`

	// Other days that hold a part of it in the same time of day.
	Alternatives []VrataDayAlternatives `json:"alternatives"`

	// Schools that keep another day.
	OtherSchools []VrataDayOtherSchools `json:"other_schools"`

	// What is to be known of the day beside its rule.
	Notes []VrataDayNotes `json:"notes"`

	// civil where the Sun does not rise or set that day: 6:00 and 18:00 of the clock stand in for it.
	//
	// One of: "sunrise", "civil".
	Basis string `json:"basis"`

	// low where the rule rests on fewer than four published dates.
	//
	// One of: "high", "low".
	Confidence string `json:"confidence"`

	// Published dates that the rule was held against.
	PublishedCases int `json:"published_cases"`

	// The name of this one: of a Pradosha by its weekday, of a Sankashti by its month; else null.
	Title *string `json:"title"`

	// When the fast of a Sankashti is broken; null for other vows, and where she does not rise.
	Moonrise *string `json:"moonrise"`
}

type PanchangVratasAnswer struct {
	// In order of their dates.
	Vratas []VrataDay `json:"vratas"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// The entry of the Sun into a sidereal sign.
type Sankranti struct {
	// The sign that the Sun enters.
	Sign string `json:"sign"`

	// When he enters it.
	At string `json:"at"`

	// The day on which it is kept.
	Date string `json:"date"`

	// The time of day for gifts and bathing.
	PunyaKala TimeWindow `json:"punya_kala"`

	// Its best part, of Makara alone; else null.
	MahaPunyaKala *TimeWindow `json:"maha_punya_kala"`

	// civil where the Sun does not rise or set that day: 6:00 and 18:00 of the clock stand in for it.
	//
	// One of: "sunrise", "civil".
	Basis string `json:"basis"`
}

type PanchangSankrantisAnswer struct {
	// In order of their instants.
	Sankrantis []Sankranti `json:"sankrantis"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Star and sign of the Moon at birth, or the birth that they are computed from.
type MuhurtaPerson struct {
	// Nakshatra of the Moon at birth, 1 is Ashwini; instead of a birth.
	NakshatraNumber *int `json:"nakshatra_number,omitempty"`

	// Sign of the Moon at birth, 1 is Aries; instead of a birth.
	SignNumber *int `json:"sign_number,omitempty"`

	// Year of birth by the local calendar, Gregorian.
	Year *int `json:"year,omitempty"`

	// Month of birth, 1 is January.
	Month *int `json:"month,omitempty"`

	// Day of the month.
	Date *int `json:"date,omitempty"`

	// Hour of the local clock, 24-hour.
	Hours *int `json:"hours,omitempty"`

	// Minute of the local clock.
	Minutes *int `json:"minutes,omitempty"`

	// Second of the local clock, 0 if left out.
	Seconds *int `json:"seconds,omitempty"`

	// Decimal degrees, north positive.
	Latitude *float64 `json:"latitude,omitempty"`

	// Decimal degrees, east positive.
	Longitude *float64 `json:"longitude,omitempty"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone,omitempty"`

	// Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own.
	PlaceID *int `json:"place_id,omitempty"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`
}

type MuhurtaFindInput struct {
	// What the time is for: marriage, griha_pravesh, vehicle, business, namakarana, travel, vidyarambha, mundan, annaprashana, property, foundation, gold, medical, surgery.
	//
	// One of: "marriage", "griha_pravesh", "vehicle", "business", "namakarana", "travel", "vidyarambha", "mundan", "annaprashana", "property", "foundation", "gold", "medical", "surgery".
	Purpose string `json:"purpose"`

	// The first date.
	From string `json:"from"`

	// The last date; a strict search takes up to 366 days, a ranked one up to 92.
	To string `json:"to"`

	// Decimal degrees, north positive.
	Latitude *float64 `json:"latitude,omitempty"`

	// Decimal degrees, east positive.
	Longitude *float64 `json:"longitude,omitempty"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone,omitempty"`

	// Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own.
	PlaceID *int `json:"place_id,omitempty"`

	// strict: the times in which nothing forbids, by date, as almanacs print them. ranked: every time outside the forbidden seasons, the best first. strict when left out.
	//
	// One of: "strict", "ranked".
	Mode *string `json:"mode,omitempty"`

	// For whom the time must be good; of a marriage the bride.
	PersonA *MuhurtaPerson `json:"person_a,omitempty"`

	// A second one, for whom it must be good too; of a marriage the groom.
	PersonB *MuhurtaPerson `json:"person_b,omitempty"`

	// Whether rising signs are judged too; times are then cut where the rising sign changes. false when left out.
	Lagna *bool `json:"lagna,omitempty"`

	// What forbids, in the place of the purpose’s own seasons: none, or ids with commas between them: adhika, kharmas, chaturmas, chaturmas_months, griha_months, pitru_paksha, holashtak, guru_asta, shukra_asta, simhastha, dakshinayana, sutak, sutak_fixed, eclipse_day, after_eclipse, rahu_kaal, yamaganda, gulika, dur_muhurta, varjyam, vishti, kaal_vela, sankranti, panchaka, panchaka_rahita.
	Bans *string `json:"bans,omitempty"`

	// Shorter times are left out. 20 when left out.
	MinMinutes *int `json:"min_minutes,omitempty"`

	// So many times are answered at most; `windows_found` says how many there are. 50 when left out.
	Limit *int `json:"limit,omitempty"`

	Settings *MuhurtaSettings `json:"settings,omitempty"`
}

// Conventions to follow; each has a default.
type MuhurtaSettings struct {
	AlmanacSettings

	// So many days before Jupiter or Venus sets in the Sun and after it rises count with guru_asta and shukra_asta. 0 when left out.
	//
	// One of: 0, 3, 5, 15.
	AstaPadding *int `json:"asta_padding,omitempty"`
}

// A time that a purpose allows, with what speaks for it and against it.
type MuhurtaWindow struct {
	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`

	// How long it lasts.
	Minutes int `json:"minutes"`

	// The day from sunrise to sunrise that it belongs to; it may lie after midnight.
	PanchangDay string `json:"panchang_day"`

	// 50, and the points of its reasons and cautions, from 0 to 100.
	Score int `json:"score"`

	// By the score: excellent from 75, strong from 60, fair from 45.
	//
	// One of: "excellent", "strong", "fair", "weak".
	Grade string `json:"grade"`

	// What limbs, people, lagna and good times say.
	Reasons []MuhurtaReason `json:"reasons"`

	// Times of day, seasons and directions that are left out where one can.
	Cautions []MuhurtaReason `json:"cautions"`

	Limbs MuhurtaLimbs `json:"limbs"`

	// Rising signs of the time; null where they were not asked for, or are not judged so near a pole.
	Lagnas []MuhurtaLagna `json:"lagnas"`
}

// A rule that speaks for a time or against it.
type MuhurtaReason struct {
	// Name of the rule for programs.
	//
	// One of: "tithi_good", "tithi_rikta", "tithi_amavasya", "tithi_not_listed", "tithi_kshaya", "tithi_vriddhi", "nakshatra_good", "nakshatra_middling", "nakshatra_bad", "pada_bad", "weekday_good", "weekday_middling", "weekday_bad", "paksha_shukla", "paksha_krishna", "yoga_bad", "tara_good", "tara_bad", "tara_bad_first_round", "tara_janma", "chandra_good", "chandra_neutral", "chandra_bad", "chandrashtama", "tribala_jupiter_good", "tribala_jupiter_worship", "tribala_jupiter_bad", "tribala_sun_good", "tribala_sun_worship", "tribala_sun_bad", "lagna_best", "lagna_good", "lagna_weak", "lagna_house_occupied", "lagna_malefic", "lagna_moon_hidden", "lagna_benefic", "lagna_benefics_strong", "lagna_malefics_upachaya", "lagna_last_degree", "lagna_gandanta", "lagna_unknown", "adhika", "kharmas", "chaturmas", "chaturmas_months", "griha_months", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta", "simhastha", "dakshinayana", "sutak", "sutak_fixed", "eclipse_day", "after_eclipse", "rahu_kaal", "yamaganda", "gulika", "dur_muhurta", "varjyam", "vishti", "kaal_vela", "panchaka_rahita", "sankranti", "panchaka", "abhijit", "choghadiya", "amrit_kaal", "vijaya", "benefic_hora", "sarvartha_siddhi", "amrita_siddhi", "ravi_yoga", "ravi_pushya", "guru_pushya", "godhuli", "festive_day", "disha_shool".
	Code string `json:"code"`

	// Whether it speaks for the time or against it.
	//
	// One of: "for", "against", "neutral".
	Effect string `json:"effect"`

	// What it gives or takes of the score, in proportion to the share of the time in which it holds.
	Points float64 `json:"points"`

	// The same as a sentence.
	Text string `json:"text"`

	// Which tithi, star, house or planet it is about; null where none.
	Detail *string `json:"detail"`

	// Where the rule comes from.
	Source string `json:"source"`

	// When it holds; empty where it holds throughout.
	Times []TimeWindow `json:"times"`
}

// The limbs of the panchang when the time begins.
type MuhurtaLimbs struct {
	// With its half of the month.
	Tithi string `json:"tithi"`

	// Star of the Moon.
	Nakshatra NakshatraName `json:"nakshatra"`

	// Quarter of the star.
	Pada int `json:"pada"`

	// Yoga of Sun and Moon.
	Yoga string `json:"yoga"`

	// Half of the tithi.
	Karana string `json:"karana"`

	// Weekday by sunrise.
	Vara string `json:"vara"`

	// Sign of the Moon.
	MoonSign SignName `json:"moon_sign"`
}

// A rising sign while it rises.
type MuhurtaLagna struct {
	// The rising sign.
	Sign SignName `json:"sign"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`

	// When a ninth of the sign rises that a benefic rules.
	BeneficNavamshas []TimeWindow `json:"benefic_navamshas"`
}

// A day without a time, and why.
type MuhurtaRejectedDay struct {
	// The day, from its sunrise.
	Date string `json:"date"`

	// What forbids most of it; too_short where what is left is less than `min_minutes`.
	//
	// One of: "tithi_good", "tithi_rikta", "tithi_amavasya", "tithi_not_listed", "tithi_kshaya", "tithi_vriddhi", "nakshatra_good", "nakshatra_middling", "nakshatra_bad", "pada_bad", "weekday_good", "weekday_middling", "weekday_bad", "paksha_shukla", "paksha_krishna", "yoga_bad", "tara_good", "tara_bad", "tara_bad_first_round", "tara_janma", "chandra_good", "chandra_neutral", "chandra_bad", "chandrashtama", "tribala_jupiter_good", "tribala_jupiter_worship", "tribala_jupiter_bad", "tribala_sun_good", "tribala_sun_worship", "tribala_sun_bad", "lagna_best", "lagna_good", "lagna_weak", "lagna_house_occupied", "lagna_malefic", "lagna_moon_hidden", "lagna_benefic", "lagna_benefics_strong", "lagna_malefics_upachaya", "lagna_last_degree", "lagna_gandanta", "lagna_unknown", "adhika", "kharmas", "chaturmas", "chaturmas_months", "griha_months", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta", "simhastha", "dakshinayana", "sutak", "sutak_fixed", "eclipse_day", "after_eclipse", "rahu_kaal", "yamaganda", "gulika", "dur_muhurta", "varjyam", "vishti", "kaal_vela", "panchaka_rahita", "sankranti", "panchaka", "abhijit", "choghadiya", "amrit_kaal", "vijaya", "benefic_hora", "sarvartha_siddhi", "amrita_siddhi", "ravi_yoga", "ravi_pushya", "guru_pushya", "godhuli", "festive_day", "disha_shool", "no_sunrise", "no_sunset", "too_short".
	Code string `json:"code"`

	// The same as a sentence.
	Text string `json:"text"`

	// Which tithi, star or planet it is about; null where none.
	Detail *string `json:"detail"`

	// Of a season: when it ends; null for others, and where the end lies too far ahead.
	Until *string `json:"until"`

	// What else forbids a part of the day.
	//
	// One of: "tithi_good", "tithi_rikta", "tithi_amavasya", "tithi_not_listed", "tithi_kshaya", "tithi_vriddhi", "nakshatra_good", "nakshatra_middling", "nakshatra_bad", "pada_bad", "weekday_good", "weekday_middling", "weekday_bad", "paksha_shukla", "paksha_krishna", "yoga_bad", "tara_good", "tara_bad", "tara_bad_first_round", "tara_janma", "chandra_good", "chandra_neutral", "chandra_bad", "chandrashtama", "tribala_jupiter_good", "tribala_jupiter_worship", "tribala_jupiter_bad", "tribala_sun_good", "tribala_sun_worship", "tribala_sun_bad", "lagna_best", "lagna_good", "lagna_weak", "lagna_house_occupied", "lagna_malefic", "lagna_moon_hidden", "lagna_benefic", "lagna_benefics_strong", "lagna_malefics_upachaya", "lagna_last_degree", "lagna_gandanta", "lagna_unknown", "adhika", "kharmas", "chaturmas", "chaturmas_months", "griha_months", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta", "simhastha", "dakshinayana", "sutak", "sutak_fixed", "eclipse_day", "after_eclipse", "rahu_kaal", "yamaganda", "gulika", "dur_muhurta", "varjyam", "vishti", "kaal_vela", "panchaka_rahita", "sankranti", "panchaka", "abhijit", "choghadiya", "amrit_kaal", "vijaya", "benefic_hora", "sarvartha_siddhi", "amrita_siddhi", "ravi_yoga", "ravi_pushya", "guru_pushya", "godhuli", "festive_day", "disha_shool".
	OtherCodes []string `json:"other_codes"`
}

type MuhurtaFindAnswer struct {
	// The purpose in words.
	PurposeName string `json:"purpose_name"`

	// Where star, tithi and weekday of the purpose come from.
	RuleSource string `json:"rule_source"`

	// Seasons and times that forbid in this search.
	Bans []string `json:"bans"`

	// How many times there are; `windows` holds `limit` of them.
	WindowsFound int `json:"windows_found"`

	// Strict by date, ranked by score.
	Windows []MuhurtaWindow `json:"windows"`

	// Days without a time, in order.
	RejectedDays []MuhurtaRejectedDay `json:"rejected_days"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type MuhurtaCheckInput struct {
	Birth

	Settings *MuhurtaSettings `json:"settings,omitempty"`

	// What the time is for: marriage, griha_pravesh, vehicle, business, namakarana, travel, vidyarambha, mundan, annaprashana, property, foundation, gold, medical, surgery.
	//
	// One of: "marriage", "griha_pravesh", "vehicle", "business", "namakarana", "travel", "vidyarambha", "mundan", "annaprashana", "property", "foundation", "gold", "medical", "surgery".
	Purpose string `json:"purpose"`

	// For whom the time must be good; of a marriage the bride.
	PersonA *MuhurtaPerson `json:"person_a,omitempty"`

	// A second one, for whom it must be good too; of a marriage the groom.
	PersonB *MuhurtaPerson `json:"person_b,omitempty"`

	// Whether rising signs are judged too; times are then cut where the rising sign changes. false when left out.
	Lagna *bool `json:"lagna,omitempty"`

	// What forbids, in the place of the purpose’s own seasons: none, or ids with commas between them: adhika, kharmas, chaturmas, chaturmas_months, griha_months, pitru_paksha, holashtak, guru_asta, shukra_asta, simhastha, dakshinayana, sutak, sutak_fixed, eclipse_day, after_eclipse, rahu_kaal, yamaganda, gulika, dur_muhurta, varjyam, vishti, kaal_vela, sankranti, panchaka, panchaka_rahita.
	Bans *string `json:"bans,omitempty"`
}

type MuhurtaCheckAnswer struct {
	// The moment that was judged.
	At string `json:"at"`

	PanchangDay PanchangDay `json:"panchang_day"`

	// Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
	//
	// One of: "no_sunrise", "no_sunset".
	Reason *string `json:"reason"`

	// The purpose in words.
	PurposeName string `json:"purpose_name"`

	// Where star, tithi and weekday of the purpose come from.
	RuleSource string `json:"rule_source"`

	// Seasons and times that forbid in this search.
	Bans []string `json:"bans"`

	// Whether nothing forbids it; null where it was not judged.
	IsAllowed *bool `json:"is_allowed"`

	// What forbids it; empty where nothing does.
	//
	// One of: "tithi_good", "tithi_rikta", "tithi_amavasya", "tithi_not_listed", "tithi_kshaya", "tithi_vriddhi", "nakshatra_good", "nakshatra_middling", "nakshatra_bad", "pada_bad", "weekday_good", "weekday_middling", "weekday_bad", "paksha_shukla", "paksha_krishna", "yoga_bad", "tara_good", "tara_bad", "tara_bad_first_round", "tara_janma", "chandra_good", "chandra_neutral", "chandra_bad", "chandrashtama", "tribala_jupiter_good", "tribala_jupiter_worship", "tribala_jupiter_bad", "tribala_sun_good", "tribala_sun_worship", "tribala_sun_bad", "lagna_best", "lagna_good", "lagna_weak", "lagna_house_occupied", "lagna_malefic", "lagna_moon_hidden", "lagna_benefic", "lagna_benefics_strong", "lagna_malefics_upachaya", "lagna_last_degree", "lagna_gandanta", "lagna_unknown", "adhika", "kharmas", "chaturmas", "chaturmas_months", "griha_months", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta", "simhastha", "dakshinayana", "sutak", "sutak_fixed", "eclipse_day", "after_eclipse", "rahu_kaal", "yamaganda", "gulika", "dur_muhurta", "varjyam", "vishti", "kaal_vela", "panchaka_rahita", "sankranti", "panchaka", "abhijit", "choghadiya", "amrit_kaal", "vijaya", "benefic_hora", "sarvartha_siddhi", "amrita_siddhi", "ravi_yoga", "ravi_pushya", "guru_pushya", "godhuli", "festive_day", "disha_shool".
	Forbidding []string `json:"forbidding"`

	// 50, and the points of its reasons and cautions, from 0 to 100; null where it was not judged.
	Score *int `json:"score"`

	// By the score; null where it was not judged.
	//
	// One of: "excellent", "strong", "fair", "weak".
	Grade *string `json:"grade"`

	// What limbs, people, lagna and good times say.
	Reasons []MuhurtaReason `json:"reasons"`

	// Times of day, seasons and directions that are left out where one can.
	Cautions []MuhurtaReason `json:"cautions"`

	// The limbs of the panchang then; null where the day has no sunrise or sunset.
	Limbs *MuhurtaLimbs `json:"limbs"`

	// Rising signs of the time; null where they were not asked for, or are not judged so near a pole.
	Lagnas []MuhurtaLagna `json:"lagnas"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type DashaVimshottariInput struct {
	Birth

	Settings *DashaSettings `json:"settings,omitempty"`

	// How many levels of periods to list, from the great ones down. 2 when left out.
	Depth *int `json:"depth,omitempty"`

	// The day asked about, from 00:00 local time; today when left out.
	TargetDate *string `json:"target_date,omitempty"`
}

// Conventions to follow; each has a default.
type DashaSettings struct {
	SiderealSettings

	// Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out.
	//
	// One of: 365.25, 365.2425, 365.256364, 360, "true_sidereal_sun".
	YearLength any `json:"year_length,omitempty"`
}

// The star of the Moon at birth, which fixes the first period.
type BirthNakshatra struct {
	// Its name.
	Name NakshatraName `json:"name"`

	// 1 is Ashwini.
	Number int `json:"number"`

	// Planet that rules it.
	Lord GrahaName `json:"lord"`

	// Quarter of the nakshatra.
	Pada int `json:"pada"`

	// Sidereal longitude of the Moon at birth, degrees.
	MoonLongitude float64 `json:"moon_longitude"`
}

// What is left of the first period at birth.
type DashaBalance struct {
	// Planet that rules it.
	Lord GrahaName `json:"lord"`

	// Name of the period, where the system has one beside the planet; else null.
	Name *string `json:"name"`

	// Years of the first period still to run at birth.
	YearsRemaining float64 `json:"years_remaining"`

	// The same as an ISO 8601 duration: twelve months of thirty days a year.
	Duration string `json:"duration"`

	// The same in a sentence.
	Description string `json:"description"`
}

type MahadashaAntardashasPratyantardashasSookshmasPranas struct {
	// Planet that rules it.
	Lord GrahaName `json:"lord"`

	// Name of the period, where the system has one beside the planet; else null.
	Name *string `json:"name"`

	// Local date on which it begins.
	Start string `json:"start"`

	// Local date on which it ends and the next begins.
	End string `json:"end"`

	// ISO 8601 with the offset that the time zone has then.
	StartAt string `json:"start_at"`

	// ISO 8601 with the offset that the time zone has then.
	EndAt string `json:"end_at"`
}

type MahadashaAntardashasPratyantardashasSookshmas struct {
	// Planet that rules it.
	Lord GrahaName `json:"lord"`

	// Name of the period, where the system has one beside the planet; else null.
	Name *string `json:"name"`

	// Local date on which it begins.
	Start string `json:"start"`

	// Local date on which it ends and the next begins.
	End string `json:"end"`

	// ISO 8601 with the offset that the time zone has then.
	StartAt string `json:"start_at"`

	// ISO 8601 with the offset that the time zone has then.
	EndAt string `json:"end_at"`

	// The periods within it; null below the depth that was asked for.
	Pranas []MahadashaAntardashasPratyantardashasSookshmasPranas `json:"pranas"`
}

type MahadashaAntardashasPratyantardashas struct {
	// Planet that rules it.
	Lord GrahaName `json:"lord"`

	// Name of the period, where the system has one beside the planet; else null.
	Name *string `json:"name"`

	// Local date on which it begins.
	Start string `json:"start"`

	// Local date on which it ends and the next begins.
	End string `json:"end"`

	// ISO 8601 with the offset that the time zone has then.
	StartAt string `json:"start_at"`

	// ISO 8601 with the offset that the time zone has then.
	EndAt string `json:"end_at"`

	// The periods within it; null below the depth that was asked for.
	Sookshmas []MahadashaAntardashasPratyantardashasSookshmas `json:"sookshmas"`
}

type MahadashaAntardashas struct {
	// Planet that rules it.
	Lord GrahaName `json:"lord"`

	// Name of the period, where the system has one beside the planet; else null.
	Name *string `json:"name"`

	// Local date on which it begins.
	Start string `json:"start"`

	// Local date on which it ends and the next begins.
	End string `json:"end"`

	// ISO 8601 with the offset that the time zone has then.
	StartAt string `json:"start_at"`

	// ISO 8601 with the offset that the time zone has then.
	EndAt string `json:"end_at"`

	// The periods within it; null below the depth that was asked for.
	Pratyantardashas []MahadashaAntardashasPratyantardashas `json:"pratyantardashas"`
}

// A great period, with the periods within it.
type Mahadasha struct {
	// Planet that rules it.
	Lord GrahaName `json:"lord"`

	// Name of the period, where the system has one beside the planet; else null.
	Name *string `json:"name"`

	// Local date on which it begins.
	Start string `json:"start"`

	// Local date on which it ends and the next begins.
	End string `json:"end"`

	// ISO 8601 with the offset that the time zone has then.
	StartAt string `json:"start_at"`

	// ISO 8601 with the offset that the time zone has then.
	EndAt string `json:"end_at"`

	// The periods within it; null below the depth that was asked for.
	Antardashas []MahadashaAntardashas `json:"antardashas"`
}

type DashaVimshottariAnswer struct {
	// Star of the Moon at birth.
	BirthNakshatra BirthNakshatra `json:"birth_nakshatra"`

	BalanceAtBirth DashaBalance `json:"balance_at_birth"`

	// The great periods, in order.
	Mahadashas []Mahadasha `json:"mahadashas"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type DashaCurrentInput struct {
	Birth

	Settings *DashaSettings `json:"settings,omitempty"`

	// The day asked about, from 00:00 local time; today when left out.
	TargetDate *string `json:"target_date,omitempty"`
}

// A period that rules at the asked moment.
type RulingPeriod struct {
	// Planet that rules it.
	Lord GrahaName `json:"lord"`

	// Name of the period, where the system has one beside the planet; else null.
	Name *string `json:"name"`

	// Local date on which it begins.
	Start string `json:"start"`

	// Local date on which it ends and the next begins.
	End string `json:"end"`

	// ISO 8601 with the offset that the time zone has then.
	StartAt string `json:"start_at"`

	// ISO 8601 with the offset that the time zone has then.
	EndAt string `json:"end_at"`

	// How long it lasts, in days.
	DurationDays float64 `json:"duration_days"`
}

type DashaCurrentAnswer struct {
	// Star of the Moon at birth.
	BirthNakshatra BirthNakshatra `json:"birth_nakshatra"`

	// The day asked about.
	TargetDate string `json:"target_date"`

	// Whether the day lies outside the cycle.
	OutOfCycle bool `json:"out_of_cycle"`

	// Great period that rules; null outside the cycle.
	Mahadasha *RulingPeriod `json:"mahadasha"`

	// Second level.
	Antardasha *RulingPeriod `json:"antardasha"`

	// Third level.
	Pratyantardasha *RulingPeriod `json:"pratyantardasha"`

	// Fourth level; null outside the cycle.
	Sookshma *RulingPeriod `json:"sookshma"`

	// Fifth level; null outside the cycle.
	Prana *RulingPeriod `json:"prana"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type DashaYoginiInput struct {
	Birth

	Settings *DashaSettings `json:"settings,omitempty"`

	// How many levels of periods to list, from the great ones down. 2 when left out.
	Depth *int `json:"depth,omitempty"`
}

type DashaYoginiAnswer struct {
	// Star of the Moon at birth.
	BirthNakshatra BirthNakshatra `json:"birth_nakshatra"`

	BalanceAtBirth DashaBalance `json:"balance_at_birth"`

	// The great periods, in order.
	Mahadashas []Mahadasha `json:"mahadashas"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type DashaAshtottariSettings struct {
	DashaSettings

	// Whether Abhijit counts as a fourth star of Saturn’s group; it changes the balance of a Moon there. twenty_seven_stars when left out.
	//
	// One of: "twenty_seven_stars", "with_abhijit".
	Method *string `json:"method,omitempty"`
}

type DashaAshtottariInput struct {
	Birth

	Settings *DashaAshtottariSettings `json:"settings,omitempty"`

	// How many levels of periods to list, from the great ones down. 2 when left out.
	Depth *int `json:"depth,omitempty"`
}

type DashaAshtottariAnswerApplicability struct {
	// Whether either condition holds.
	Applicable bool `json:"applicable"`

	// Whether the condition on Rahu holds.
	ByRahu bool `json:"by_rahu"`

	// Whether the condition on day and waxing Moon holds.
	ByPaksha bool `json:"by_paksha"`

	// Whether the centre of the Sun stood above the horizon.
	IsDayBirth bool `json:"is_day_birth"`

	// Whether the birth was in the waxing half of the month.
	IsWaxingMoon bool `json:"is_waxing_moon"`
}

type DashaAshtottariAnswer struct {
	// Star of the Moon at birth.
	BirthNakshatra BirthNakshatra `json:"birth_nakshatra"`

	BalanceAtBirth DashaBalance `json:"balance_at_birth"`

	// The great periods, in order.
	Mahadashas []Mahadasha `json:"mahadashas"`

	// Whether tradition uses this dasha for the birth.
	Applicability DashaAshtottariAnswerApplicability `json:"applicability"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type DashaConditionalInput struct {
	Birth

	Settings *DashaSettings `json:"settings,omitempty"`

	// Which of the seven dashas to list. shodashottari when left out.
	//
	// One of: "shodashottari", "dwadashottari", "panchottari", "shatabdika", "chaturashiti_sama", "dwisaptati_sama", "shattrimsha_sama".
	System *string `json:"system,omitempty"`

	// How many levels of periods to list, from the great ones down. 2 when left out.
	Depth *int `json:"depth,omitempty"`
}

// A dasha that is used under a condition, and whether it holds.
type ConditionalDasha struct {
	// Which dasha.
	//
	// One of: "shodashottari", "dwadashottari", "panchottari", "shatabdika", "chaturashiti_sama", "dwisaptati_sama", "shattrimsha_sama".
	System string `json:"system"`

	// Length of its cycle.
	CycleYears int `json:"cycle_years"`

	// When tradition uses it.
	Condition string `json:"condition"`

	// Whether the condition holds for this birth.
	Applicable bool `json:"applicable"`

	// What was found in this chart.
	Reason string `json:"reason"`
}

type DashaConditionalAnswer struct {
	// Which dasha is listed.
	//
	// One of: "shodashottari", "dwadashottari", "panchottari", "shatabdika", "chaturashiti_sama", "dwisaptati_sama", "shattrimsha_sama".
	System string `json:"system"`

	// All seven.
	Systems []ConditionalDasha `json:"systems"`

	// Star of the Moon at birth.
	BirthNakshatra BirthNakshatra `json:"birth_nakshatra"`

	BalanceAtBirth DashaBalance `json:"balance_at_birth"`

	// The great periods, in order.
	Mahadashas []Mahadasha `json:"mahadashas"`

	// Of lords and years.
	Confidence Confidence `json:"confidence"`

	// Of the conditions.
	ConditionConfidence Confidence `json:"condition_confidence"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type MatchmakingAshtakootSettings struct {
	MarsSettings

	// Whose points for who sways whom. standard when left out.
	//
	// One of: "standard", "saravali", "astroyogi".
	VashyaTable *string `json:"vashya_table,omitempty"`

	// Whether Sagittarius and Capricorn change their class at 15°. true when left out.
	//
	// One of: true, false.
	VashyaSplit *bool `json:"vashya_split,omitempty"`

	// Whose friendship of the animals. raman when left out.
	//
	// One of: "raman", "saral".
	YoniTable *string `json:"yoni_table,omitempty"`

	// Whose points for tempers; they differ for a deva groom and a rakshasa bride. standard when left out.
	//
	// One of: "standard", "saral_asht_koot".
	GanaTable *string `json:"gana_table,omitempty"`
}

type MatchmakingAshtakootInput struct {
	Couple

	Settings *MatchmakingAshtakootSettings `json:"settings,omitempty"`
}

// The births of two people who may marry.
type Couple struct {
	// Birth of the bride.
	Bride Birth `json:"bride"`

	// Birth of the groom.
	Groom Birth `json:"groom"`
}

// Conventions to follow; each has a default.
type MarsSettings struct {
	SiderealSettings

	// Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out.
	//
	// One of: "north", "south", "without_second".
	HouseSet *string `json:"house_set,omitempty"`
}

// What tradition accepts in spite of a low koota. No score is changed.
type KootaException struct {
	// Which test.
	//
	// One of: "varna", "vashya", "tara", "yoni", "graha_maitri", "gana", "bhakoot", "nadi".
	Koota string `json:"koota"`

	// Its name.
	Name string `json:"name"`

	// Whether it holds here.
	Applies bool `json:"applies"`

	// The same in a sentence.
	Description string `json:"description"`
}

// Where the Moon stood at a birth: all that matching reads of it.
type MatchedMoon struct {
	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra NakshatraName `json:"nakshatra"`

	// 1 is Ashwini.
	NakshatraNumber int `json:"nakshatra_number"`

	// Planet that rules the nakshatra.
	NakshatraLord GrahaName `json:"nakshatra_lord"`

	// Quarter of the nakshatra.
	Pada int `json:"pada"`

	// Degrees subtracted from tropical longitudes, nutation in longitude included.
	AyanamsaValue float64 `json:"ayanamsa_value"`
}

type ManglikOfCoupleBride struct {
	// Whether Mars makes the dosha from the ascendant.
	IsManglik bool `json:"is_manglik"`

	// None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3.
	//
	// One of: "none", "mild", "moderate", "severe".
	Severity string `json:"severity"`

	// House of Mars from the ascendant.
	MarsHouse int `json:"mars_house"`
}

type ManglikOfCoupleGroom struct {
	// Whether Mars makes the dosha from the ascendant.
	IsManglik bool `json:"is_manglik"`

	// None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3.
	//
	// One of: "none", "mild", "moderate", "severe".
	Severity string `json:"severity"`

	// House of Mars from the ascendant.
	MarsHouse int `json:"mars_house"`
}

// Manglik dosha in both charts; it is no part of the score.
type ManglikOfCouple struct {
	// Of the bride.
	Bride ManglikOfCoupleBride `json:"bride"`

	// Of the groom.
	Groom ManglikOfCoupleGroom `json:"groom"`

	// Whether the doshas of the two go together.
	IsCompatible bool `json:"is_compatible"`

	// The same in a sentence.
	Description string `json:"description"`
}

type MatchmakingAshtakootAnswerKootasVarna struct {
	// Points that it gives.
	Score float64 `json:"score"`

	// Points that it can give.
	//
	// One of: 1.
	Max int `json:"max"`

	// What of hers is compared.
	Bride string `json:"bride"`

	// What of his is compared.
	Groom string `json:"groom"`

	// Why.
	Description string `json:"description"`
}

type MatchmakingAshtakootAnswerKootasVashya struct {
	// Points that it gives.
	Score float64 `json:"score"`

	// Points that it can give.
	//
	// One of: 2.
	Max int `json:"max"`

	// What of hers is compared.
	Bride string `json:"bride"`

	// What of his is compared.
	Groom string `json:"groom"`

	// Why.
	Description string `json:"description"`
}

type MatchmakingAshtakootAnswerKootasTara struct {
	// Points that it gives.
	Score float64 `json:"score"`

	// Points that it can give.
	//
	// One of: 3.
	Max int `json:"max"`

	// What of hers is compared.
	Bride string `json:"bride"`

	// What of his is compared.
	Groom string `json:"groom"`

	// Why.
	Description string `json:"description"`
}

type MatchmakingAshtakootAnswerKootasYoni struct {
	// Points that it gives.
	Score float64 `json:"score"`

	// Points that it can give.
	//
	// One of: 4.
	Max int `json:"max"`

	// What of hers is compared.
	Bride string `json:"bride"`

	// What of his is compared.
	Groom string `json:"groom"`

	// Why.
	Description string `json:"description"`
}

type MatchmakingAshtakootAnswerKootasGrahaMaitri struct {
	// Points that it gives.
	Score float64 `json:"score"`

	// Points that it can give.
	//
	// One of: 5.
	Max int `json:"max"`

	// What of hers is compared.
	Bride string `json:"bride"`

	// What of his is compared.
	Groom string `json:"groom"`

	// Why.
	Description string `json:"description"`
}

type MatchmakingAshtakootAnswerKootasGana struct {
	// Points that it gives.
	Score float64 `json:"score"`

	// Points that it can give.
	//
	// One of: 6.
	Max int `json:"max"`

	// What of hers is compared.
	Bride string `json:"bride"`

	// What of his is compared.
	Groom string `json:"groom"`

	// Why.
	Description string `json:"description"`
}

type MatchmakingAshtakootAnswerKootasBhakoot struct {
	// Points that it gives.
	Score float64 `json:"score"`

	// Points that it can give.
	//
	// One of: 7.
	Max int `json:"max"`

	// What of hers is compared.
	Bride string `json:"bride"`

	// What of his is compared.
	Groom string `json:"groom"`

	// Why.
	Description string `json:"description"`
}

type MatchmakingAshtakootAnswerKootasNadi struct {
	// Points that it gives.
	Score float64 `json:"score"`

	// Points that it can give.
	//
	// One of: 8.
	Max int `json:"max"`

	// What of hers is compared.
	Bride string `json:"bride"`

	// What of his is compared.
	Groom string `json:"groom"`

	// Why.
	Description string `json:"description"`
}

type MatchmakingAshtakootAnswerKootas struct {
	// Classes of the Moon signs.
	Varna MatchmakingAshtakootAnswerKootasVarna `json:"varna"`

	// Who sways whom.
	Vashya MatchmakingAshtakootAnswerKootasVashya `json:"vashya"`

	// Which of the nine taras.
	Tara MatchmakingAshtakootAnswerKootasTara `json:"tara"`

	// Animals of the stars.
	Yoni MatchmakingAshtakootAnswerKootasYoni `json:"yoni"`

	// Friendship of the lords of the Moon signs.
	GrahaMaitri MatchmakingAshtakootAnswerKootasGrahaMaitri `json:"graha_maitri"`

	// Tempers of the stars.
	Gana MatchmakingAshtakootAnswerKootasGana `json:"gana"`

	// Distance of the Moon signs.
	Bhakoot MatchmakingAshtakootAnswerKootasBhakoot `json:"bhakoot"`

	// Humours of the stars.
	Nadi MatchmakingAshtakootAnswerKootasNadi `json:"nadi"`
}

type MatchmakingAshtakootAnswer struct {
	// Points of all tests together.
	TotalScore float64 `json:"total_score"`

	// Points that there can be.
	//
	// One of: 36.
	MaxScore int `json:"max_score"`

	// The eight tests.
	Kootas MatchmakingAshtakootAnswerKootas `json:"kootas"`

	// What tradition accepts in spite of a low score.
	Exceptions []KootaException `json:"exceptions"`

	// The outcome in a sentence; the threshold is yours.
	Recommendation string `json:"recommendation"`

	// Of the bride.
	Bride MatchedMoon `json:"bride"`

	// Of the groom.
	Groom MatchedMoon `json:"groom"`

	Manglik ManglikOfCouple `json:"manglik"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PoruthamRequest struct {
	Couple

	Settings *PoruthamSettings `json:"settings,omitempty"`
}

// Conventions to follow; each has a default.
type PoruthamSettings struct {
	SiderealSettings

	// Whose rules: the Tamil almanacs’ or those of Kerala. tamil when left out.
	//
	// One of: "tamil", "kerala".
	Method *string `json:"method,omitempty"`

	// Whether two stars on one part of the rope that go opposite ways get half a point (Tamil rule). true when left out.
	//
	// One of: true, false.
	RajjuDirection *bool `json:"rajju_direction,omitempty"`

	// Which friendship of planets the lords of the signs are judged by. yavana when left out.
	//
	// One of: "yavana", "parashara".
	Friendship *string `json:"friendship,omitempty"`

	// How far the groom’s star must be from the bride’s: half a point over 7 and one over 13, or as named. graded when left out.
	//
	// One of: "graded", "over_7", "over_9", "over_15".
	StreeDeergha *string `json:"stree_deergha,omitempty"`
}

// One of the ten agreements.
type Porutham struct {
	// Points that it gives.
	//
	// One of: 0, 0.5, 1.
	Points float64 `json:"points"`

	// Points that it can give.
	//
	// One of: 1.
	Max int `json:"max"`

	// What of hers is compared.
	Bride string `json:"bride"`

	// What of his is compared.
	Groom string `json:"groom"`

	// Why.
	Description string `json:"description"`
}

// The agreement of tempers.
type GanaPorutham struct {
	// Points that it gives.
	//
	// One of: 0, 0.5, 1.
	Points float64 `json:"points"`

	// Points that it can give.
	//
	// One of: 1.
	Max int `json:"max"`

	// What of hers is compared.
	Bride string `json:"bride"`

	// What of his is compared.
	Groom string `json:"groom"`

	// Why.
	Description string `json:"description"`
}

type MatchmakingPoruthamAnswerPoruthams struct {
	// Distance of the stars.
	Dina Porutham `json:"dina"`

	// Tempers of the stars.
	Gana GanaPorutham `json:"gana"`

	// Distance of the stars, for children.
	Mahendra Porutham `json:"mahendra"`

	// How far his star is from hers.
	StreeDeergha Porutham `json:"stree_deergha"`

	// Animals of the stars.
	Yoni Porutham `json:"yoni"`

	// Whether the stars pierce each other.
	Vedha Porutham `json:"vedha"`

	// Parts of the body that the stars belong to.
	Rajju Porutham `json:"rajju"`

	// Distance of the Moon signs, or the sign itself.
	Rasi Porutham `json:"rasi"`

	// Friendship of the lords of the signs.
	Rasyadhipati Porutham `json:"rasyadhipati"`

	// Who sways whom.
	Vashya Porutham `json:"vashya"`
}

type MatchmakingPoruthamAnswer struct {
	// Points of all together.
	TotalPoints float64 `json:"total_points"`

	// Points that there can be.
	//
	// One of: 10.
	MaxPoints int `json:"max_points"`

	// By points and vetoes: a match that is vetoed is adhama.
	//
	// One of: "uthama", "madhyama", "adhama".
	Verdict string `json:"verdict"`

	// By the points alone.
	//
	// One of: "uthama", "madhyama", "adhama".
	ScoreVerdict string `json:"score_verdict"`

	// Whether rajju or vedha refuses the match.
	IsVetoed bool `json:"is_vetoed"`

	// Rajju or vedha, where they give nothing.
	//
	// One of: "dina", "gana", "mahendra", "stree_deergha", "yoni", "vedha", "rajju", "rasi", "rasyadhipati", "vashya".
	Vetoes []string `json:"vetoes"`

	// The ten agreements.
	Poruthams MatchmakingPoruthamAnswerPoruthams `json:"poruthams"`

	// The outcome in a sentence; the threshold is yours.
	Recommendation string `json:"recommendation"`

	// Of the bride.
	Bride MatchedMoon `json:"bride"`

	// Of the groom.
	Groom MatchedMoon `json:"groom"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type DoshaKaalSarpAnswer struct {
	// All seven on one side, in either direction.
	HasDosha bool `json:"has_dosha"`

	// All but one on one side.
	IsPartial bool `json:"is_partial"`

	// Kind of the dosha; null without it.
	//
	// One of: "Anant", "Kulik", "Vasuki", "Shankhpal", "Padma", "Mahapadma", "Takshak", "Karkotak", "Shankhachud", "Ghatak", "Vishdhar", "Sheshnag".
	Name *string `json:"name"`

	// Null without the dosha.
	//
	// One of: "rahu_to_ketu", "ketu_to_rahu".
	Direction *string `json:"direction"`

	// House of Rahu, which names the kind.
	RahuHouse int `json:"rahu_house"`

	// Forward from Rahu to Ketu.
	PlanetsFromRahu []SignLord `json:"planets_from_rahu"`

	// Forward from Ketu to Rahu.
	PlanetsFromKetu []SignLord `json:"planets_from_ketu"`

	// At the degree of a node.
	PlanetsOnAxis []SignLord `json:"planets_on_axis"`

	Rahu Placement `json:"rahu"`

	Ketu Placement `json:"ketu"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type DoshaGandmoolAnswer struct {
	// The Moon is in one of the six stars.
	HasDosha bool `json:"has_dosha"`

	// With the star and its quarter.
	Moon Placement `json:"moon"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// One rule, evaluated.
type PitraEvidence struct {
	// Which rule.
	//
	// One of: "sun_with_rahu", "sun_with_ketu", "sun_with_saturn", "node_in_ninth", "ninth_lord_with_node", "ninth_lord_in_dusthana".
	Rule string `json:"rule"`

	// The same in a sentence.
	Description string `json:"description"`

	// Null where no house is counted.
	//
	// One of: "Ascendant", "Moon".
	CountedFrom *string `json:"counted_from"`

	// Whether it holds in this chart.
	Holds bool `json:"holds"`

	// Who makes it; empty where it does not hold.
	Grahas []GrahaName `json:"grahas"`

	// Whether the Sun meets the other in the ninth house.
	IsStrong bool `json:"is_strong"`
}

type DoshaPitraAnswer struct {
	// By the narrow reading alone; see the evidence.
	HasDosha bool `json:"has_dosha"`

	// Every rule, whether it holds or not.
	Evidence []PitraEvidence `json:"evidence"`

	Confidence Confidence `json:"confidence"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type ManglikRequest struct {
	Birth

	Settings *MarsSettings `json:"settings,omitempty"`
}

// Where Mars stands from the ascendant, the Moon or Venus.
type MarsEvidence struct {
	// Sign of the reference.
	Sign SignName `json:"sign"`

	// From where Mars is counted.
	//
	// One of: "Ascendant", "Moon", "Venus".
	Reference string `json:"reference"`

	// House of Mars, counted from the reference.
	MarsHouse int `json:"mars_house"`

	// Whether Mars makes the dosha from there.
	IsDosha bool `json:"is_dosha"`

	// High in the seventh and eighth; null without dosha.
	//
	// One of: "high", "low".
	Weight *string `json:"weight"`
}

// One rule that is held to cancel the dosha, evaluated.
type ManglikCancellation struct {
	// Its name.
	//
	// One of: "mars_in_own_or_exalted_sign", "mars_in_leo_or_aquarius", "sign_exempt_in_house", "jupiter_with_or_aspecting_mars", "moon_with_mars", "jupiter_or_venus_in_ascendant", "jupiter_or_venus_in_seventh", "ascendant_cancer_or_leo", "saturn_with_or_aspecting_mars".
	Name string `json:"name"`

	// Whether it holds here.
	Applies bool `json:"applies"`

	// Why.
	Reason string `json:"reason"`
}

type DoshaManglikAnswer struct {
	// Whether Mars makes the dosha from the ascendant.
	IsManglik bool `json:"is_manglik"`

	// None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3.
	//
	// One of: "none", "mild", "moderate", "severe".
	Severity string `json:"severity"`

	// Whether a rule is held to cancel the dosha.
	IsCancelled bool `json:"is_cancelled"`

	// The same in a sentence.
	Description string `json:"description"`

	// Houses in which Mars makes the dosha, by the chosen school.
	RuleHouses []int `json:"rule_houses"`

	// From the ascendant, the Moon and Venus.
	References []MarsEvidence `json:"references"`

	// Every rule, evaluated.
	Cancellations []ManglikCancellation `json:"cancellations"`

	Mars Placement `json:"mars"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type EventsSearchInput struct {
	// The first instant, with its offset.
	From string `json:"from"`

	// The instant at which the range ends, with its offset; what happens at it belongs to the next range.
	To string `json:"to"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. 0 when left out.
	//
	// One of: float64, string.
	Timezone any `json:"timezone,omitempty"`

	// Which events to look for. With commas between them: sign_ingress, nakshatra_ingress, pada_ingress, station, combustion, conjunction, aspect, planetary_war, lunar_phase, node_crossing, void_of_course, eclipse.
	Kinds string `json:"kinds"`

	// Whose events. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. sun,moon,mercury,venus,mars,jupiter,saturn when left out.
	Bodies *string `json:"bodies,omitempty"`

	// With whom `bodies` are paired for aspects, conjunctions and wars, beside one another. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith.
	Others *string `json:"others,omitempty"`

	// For events of the kind `aspect`. With commas between them: conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. opposition,trine,square,sextile when left out.
	Aspects *string `json:"aspects,omitempty"`

	// Most events of one page; those of one second stay together. 500 when left out.
	Limit *int `json:"limit,omitempty"`

	Settings *EitherZodiacSettings `json:"settings,omitempty"`
}

// Conventions to follow; each has a default.
type EitherZodiacSettings struct {
	LanguageSettings

	// The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. geocentric when left out.
	//
	// One of: "geocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Mean or true (osculating) node for Rahu and Ketu. mean when left out.
	//
	// One of: "mean", "true".
	NodeMode *string `json:"node_mode,omitempty"`

	// Alias of node_mode.
	//
	// One of: "mean", "true".
	//
	// Deprecated: see the text above.
	NodeType *string `json:"node_type,omitempty"`

	// Convention for the sidereal zodiac; `none` for the tropical one. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom", "none".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom", "none".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates.
	AyanamsaDeg *float64 `json:"ayanamsa_deg,omitempty"`
}

// Something that happens in the sky.
type SkyEvent struct {
	// When it happens, to the second, by the clock of the request.
	At string `json:"at"`

	// Which of the kinds that were asked for.
	//
	// One of: "sign_ingress", "nakshatra_ingress", "pada_ingress", "station", "combustion", "conjunction", "aspect", "planetary_war", "lunar_phase", "node_crossing", "void_of_course", "eclipse".
	Kind string `json:"kind"`

	// Whose event it is.
	Body string `json:"body"`

	// The other one of a pair; null for events of one.
	OtherBody *string `json:"other_body"`

	// What happens, by the kind: the sign entered, direct, combust, trine, new_moon, total.
	Detail string `json:"detail"`

	// When a void of course ends; null for events that are instants.
	Until *string `json:"until"`

	// Of the body then, in the zodiac of the request; of a void of course tropical.
	Longitude float64 `json:"longitude"`

	// In which the body is from then on, in the same zodiac.
	Sign SignName `json:"sign"`

	// Whether the body moves backwards then in that zodiac; of a station in the tropical one, from then on.
	IsRetrograde bool `json:"is_retrograde"`
}

type EventsSearchAnswer struct {
	// In order of their instants.
	Events []SkyEvent `json:"events"`

	// Send it as `from` for the next page; null where the range is searched through.
	Next *string `json:"next"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type EventsEclipsesSettings struct {
	AlmanacSettings

	// By quarters of day and night (praharas): from the third before the one in which the eclipse begins, of the Sun the fourth. Or fixed: 9 hours before, of the Sun 12. prahara when left out.
	//
	// One of: "prahara", "fixed".
	SutakRule *string `json:"sutak_rule,omitempty"`
}

type EventsEclipsesInput struct {
	// The first date, by the clock of the place.
	From string `json:"from"`

	// The last date; one request takes up to 7305 days.
	To string `json:"to"`

	// Eclipses of what. With commas between them: solar, lunar. solar,lunar when left out.
	Kinds *string `json:"kinds,omitempty"`

	// Decimal degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	Settings *EventsEclipsesSettings `json:"settings,omitempty"`
}

type EclipsePenumbral struct {
	// When it begins.
	Start string `json:"start"`

	// When it ends.
	End string `json:"end"`
}

type EclipsePartial struct {
	// When it begins.
	Start string `json:"start"`

	// When it ends.
	End string `json:"end"`
}

type EclipseTotal struct {
	// When it begins.
	Start string `json:"start"`

	// When it ends.
	End string `json:"end"`
}

type EclipseGreatestAt struct {
	// Decimal degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`
}

// An eclipse, for the Earth and for a place.
type Eclipse struct {
	// Of the Sun or of the Moon.
	//
	// One of: "solar", "lunar".
	Kind string `json:"kind"`

	// What it is where it is greatest.
	//
	// One of: "total", "annular", "hybrid", "partial", "penumbral".
	Type string `json:"type"`

	// When it is greatest for the Earth.
	Maximum string `json:"maximum"`

	// While the Moon is in the penumbra, or the penumbra of the Moon on the Earth.
	Penumbral EclipsePenumbral `json:"penumbral"`

	// Null for the Sun, and where there is none.
	Partial *EclipsePartial `json:"partial"`

	// Null where there is none.
	Total *EclipseTotal `json:"total"`

	// Share of the diameter in the umbra, or of the Sun that is covered.
	Magnitude float64 `json:"magnitude"`

	// The same in the penumbra; null for the Sun.
	PenumbralMagnitude *float64 `json:"penumbral_magnitude"`

	// Number of its saros series.
	Saros int `json:"saros"`

	// Which of that series it is.
	SarosMember int `json:"saros_member"`

	// Where an eclipse of the Sun is greatest; null for the Moon.
	GreatestAt *EclipseGreatestAt `json:"greatest_at"`

	// Of the eclipsed body at the maximum, sidereal.
	Sign SignName `json:"sign"`

	// Of the eclipsed body at the maximum.
	Nakshatra NakshatraName `json:"nakshatra"`

	// Quarter of that nakshatra.
	Pada int `json:"pada"`

	// Null where nothing of it is seen from the place.
	Local *LocalEclipse `json:"local"`
}

type LocalEclipseVisible struct {
	// When it begins.
	Start string `json:"start"`

	// When it ends.
	End string `json:"end"`
}

type LocalEclipseContacts struct {
	// Of a lunar eclipse the Moon enters the penumbra (P1), of a solar one the Moon touches the Sun (C1).
	First *string `json:"first"`

	// The Moon enters the umbra (U1); null for the Sun.
	UmbraFirst *string `json:"umbra_first"`

	// Totality or the ring begins (U2, C2).
	TotalFirst *string `json:"total_first"`

	// Totality or the ring ends (U3, C3).
	TotalLast *string `json:"total_last"`

	// The Moon leaves the umbra (U4); null for the Sun.
	UmbraLast *string `json:"umbra_last"`

	// The last contact (P4, C4).
	Last *string `json:"last"`
}

// What is seen of an eclipse from the place.
type LocalEclipse struct {
	// What it is at the place.
	//
	// One of: "total", "annular", "hybrid", "partial", "penumbral".
	Type string `json:"type"`

	// The greatest of what is seen: rise or set, where the maximum itself is below the horizon.
	Maximum string `json:"maximum"`

	// From when until when something is seen, clipped by rise and set.
	Visible LocalEclipseVisible `json:"visible"`

	// Null where it does not happen, or below the horizon.
	Contacts LocalEclipseContacts `json:"contacts"`

	// When Sun or Moon rises eclipsed, as on any other day; else null.
	Rise *string `json:"rise"`

	// When Sun or Moon sets eclipsed, as on any other day; else null.
	Set *string `json:"set"`

	// Share of the diameter that is covered at the visible maximum.
	Magnitude float64 `json:"magnitude"`

	// Share of the area of the Sun that is covered; null for the Moon.
	Obscuration *float64 `json:"obscuration"`

	// Null where no more than the penumbra is seen.
	Sutak *Sutak `json:"sutak"`
}

// The time of fasting before an eclipse.
type Sutak struct {
	// When it begins.
	Start string `json:"start"`

	// When it begins for children, the old and the sick.
	StartForFrail string `json:"start_for_frail"`

	// When what is seen of the umbra ends.
	End string `json:"end"`
}

type EventsEclipsesAnswer struct {
	// In order of their maxima.
	Eclipses []Eclipse `json:"eclipses"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type EphemerisTableInput struct {
	// The first instant, with its offset.
	From string `json:"from"`

	// The last instant, with its offset.
	To string `json:"to"`

	// Minutes from one instant to the next; 1440 is a day. 1440 when left out.
	StepMinutes *int `json:"step_minutes,omitempty"`

	// Whose positions. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. sun,moon,mercury,venus,mars,jupiter,saturn when left out.
	Bodies *string `json:"bodies,omitempty"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. 0 when left out.
	//
	// One of: float64, string.
	Timezone any `json:"timezone,omitempty"`

	Settings *EitherZodiacSettings `json:"settings,omitempty"`
}

type EphemerisTableAnswerRows struct {
	// The instant, by the clock of the request.
	At string `json:"at"`

	// The same as a Julian Day in UT.
	JulianDayUt float64 `json:"julian_day_ut"`

	// Whose position.
	Body string `json:"body"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Ecliptic latitude, degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Astronomical units from the Earth; of nodes and apogee as the library gives it.
	Distance float64 `json:"distance"`

	// Degrees of longitude a day; negative while retrograde.
	Speed float64 `json:"speed"`

	// Whether it moves backwards through the zodiac.
	IsRetrograde bool `json:"is_retrograde"`
}

type EphemerisTableAnswer struct {
	// In order of the instants, and at each of the bodies.
	Rows []EphemerisTableAnswerRows `json:"rows"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// The star (lunar mansion) that a birth falls in.
type Nakshatra struct {
	// 0 is Ashwini.
	ID int `json:"id"`

	// Its name.
	Name NakshatraName `json:"name"`

	// Planet that rules it.
	Lord Lord `json:"lord"`

	// Quarter of the nakshatra.
	Pada int `json:"pada"`
}

// A planet as ruler.
type Lord struct {
	// 0 is the Sun … 6 Saturn, 101 Rahu, 102 Ketu.
	//
	// One of: 0, 1, 2, 3, 4, 5, 6, 101, 102.
	ID int `json:"id"`

	// Its name.
	Name GrahaName `json:"name"`

	// Sanskrit name.
	//
	// One of: "Surya", "Chandra", "Mangala", "Budha", "Guru", "Shukra", "Shani", "Rahu", "Ketu".
	VedicName string `json:"vedic_name"`
}

// A sign of the sidereal zodiac.
type Rasi struct {
	// 0 is Mesha.
	ID int `json:"id"`

	// Its name.
	//
	// One of: "Mesha", "Vrishabha", "Mithuna", "Karka", "Simha", "Kanya", "Tula", "Vrischika", "Dhanu", "Makara", "Kumbha", "Meena".
	Name string `json:"name"`

	// Planet that rules it.
	Lord Lord `json:"lord"`
}

// A sign of the tropical zodiac.
type Zodiac struct {
	// 0 is Aries.
	ID int `json:"id"`

	// Its name.
	Name SignName `json:"name"`
}

// What tradition ascribes to the star of the Moon.
type NakshatraInfo struct {
	// Deity that presides over it.
	Deity string `json:"deity"`

	// Temper: divine, human or wild.
	//
	// One of: "Deva", "Manushya", "Rakshasa".
	Ganam string `json:"ganam"`

	// Symbol of the star.
	Symbol string `json:"symbol"`

	// Yoni, the animal of the star.
	AnimalSign string `json:"animal_sign"`

	// Humour of the star.
	//
	// One of: "Vata", "Pitta", "Kapha".
	Nadi string `json:"nadi"`

	// First sounds of a name, by quarters.
	Syllables string `json:"syllables"`

	// Gem of the ruler of the star.
	BirthStone string `json:"birth_stone"`

	// Ruler of the star, by its Sanskrit name.
	Planet string `json:"planet"`

	// Sworn enemy of the animal.
	EnemyYoni string `json:"enemy_yoni"`
}

type AstrologyBirthDetailsAnswer struct {
	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra Nakshatra `json:"nakshatra"`

	// Sidereal sign of the Moon.
	ChandraRasi Rasi `json:"chandra_rasi"`

	// Sidereal sign of the Sun.
	SooryaRasi Rasi `json:"soorya_rasi"`

	// Tropical sign of the Sun, as newspapers print it.
	Zodiac Zodiac `json:"zodiac"`

	AdditionalInfo NakshatraInfo `json:"additional_info"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// A star, and how long the Moon is in it.
type NakshatraTiming struct {
	// 0 is Ashwini.
	ID int `json:"id"`

	// Its name.
	Name NakshatraName `json:"name"`

	// Planet that rules it.
	Lord Lord `json:"lord"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

// A lunar day and how long it lasts.
type TithiTiming struct {
	// 0 to 14 of the waxing half, 15 to 29 of the waning.
	ID int `json:"id"`

	// Within its half of the month.
	Index int `json:"index"`

	// Its name.
	Name string `json:"name"`

	// Waxing or waning half of the lunar month.
	//
	// One of: "Shukla Paksha", "Krishna Paksha".
	Paksha string `json:"paksha"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

// Half a tithi and how long it lasts.
type KaranaTiming struct {
	// Half tithi of the lunar month.
	Index int `json:"index"`

	// Which of the eleven: 0 Bava … 6 Vishti, 7 Kimstughna … 10 Naga.
	ID int `json:"id"`

	// Its name.
	Name string `json:"name"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

// A nitya yoga and how long it lasts.
type YogaTiming struct {
	// 0 is Vishkambha.
	ID int `json:"id"`

	// Its name.
	Name string `json:"name"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

// What rules at the very moment asked about.
type PanchangAtInstant struct {
	// Weekday by sunrise.
	Vaara string `json:"vaara"`

	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra NakshatraTiming `json:"nakshatra"`

	// Lunar day.
	Tithi TithiTiming `json:"tithi"`

	// Half a lunar day.
	Karana KaranaTiming `json:"karana"`

	// Nitya yoga, from the longitudes of Sun and Moon.
	Yoga YogaTiming `json:"yoga"`
}

type AstrologyPanchangAnswer struct {
	PanchangDay PanchangDay `json:"panchang_day"`

	// Weekday of that day.
	Vaara string `json:"vaara"`

	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra []NakshatraTiming `json:"nakshatra"`

	// Lunar day.
	Tithi []TithiTiming `json:"tithi"`

	// Half a lunar day.
	Karana []KaranaTiming `json:"karana"`

	// Nitya yoga, from the longitudes of Sun and Moon.
	Yoga []YogaTiming `json:"yoga"`

	// Sunrise; null where there is none.
	Sunrise *string `json:"sunrise"`

	// Sunset; null where there is none.
	Sunset *string `json:"sunset"`

	// Within the panchang day; one day in a month has none.
	Moonrise *string `json:"moonrise"`

	// Within the panchang day; one day in a month has none.
	Moonset *string `json:"moonset"`

	// Where the panchang day has no moonrise: the next one; else null.
	NextMoonrise *string `json:"next_moonrise"`

	// Where the panchang day has no moonset: the next one; else null.
	NextMoonset *string `json:"next_moonset"`

	AtInstant PanchangAtInstant `json:"at_instant"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// A named window of the day, and when it is.
type Muhurat struct {
	// Its number in this list.
	ID int `json:"id"`

	// Its name.
	Name string `json:"name"`

	// Kind of it.
	//
	// One of: "Auspicious", "Inauspicious".
	Type string `json:"type"`

	// Empty where the Sun does not rise or set.
	Period []TimeWindow `json:"period"`

	// Whether it is Abhijit on a Wednesday, which some texts except; null for other windows.
	AvoidOnWednesday *bool `json:"avoid_on_wednesday"`
}

type AstrologyPanchangAdvancedAnswer struct {
	PanchangDay PanchangDay `json:"panchang_day"`

	// Weekday of that day.
	Vaara string `json:"vaara"`

	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra []NakshatraTiming `json:"nakshatra"`

	// Lunar day.
	Tithi []TithiTiming `json:"tithi"`

	// Half a lunar day.
	Karana []KaranaTiming `json:"karana"`

	// Nitya yoga, from the longitudes of Sun and Moon.
	Yoga []YogaTiming `json:"yoga"`

	// Sunrise; null where there is none.
	Sunrise *string `json:"sunrise"`

	// Sunset; null where there is none.
	Sunset *string `json:"sunset"`

	// Within the panchang day; one day in a month has none.
	Moonrise *string `json:"moonrise"`

	// Within the panchang day; one day in a month has none.
	Moonset *string `json:"moonset"`

	// Where the panchang day has no moonrise: the next one; else null.
	NextMoonrise *string `json:"next_moonrise"`

	// Where the panchang day has no moonset: the next one; else null.
	NextMoonset *string `json:"next_moonset"`

	AtInstant PanchangAtInstant `json:"at_instant"`

	// Good windows of the day.
	AuspiciousPeriod []Muhurat `json:"auspicious_period"`

	// Windows of the day to avoid.
	InauspiciousPeriod []Muhurat `json:"inauspicious_period"`

	Calendar HinduCalendar `json:"calendar"`

	// Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
	//
	// One of: "no_sunrise", "no_sunset".
	Reason *string `json:"reason"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type AstrologyAuspiciousPeriodAnswer struct {
	PanchangDay PanchangDay `json:"panchang_day"`

	// Windows of the day.
	Muhurat []Muhurat `json:"muhurat"`

	// Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
	//
	// One of: "no_sunrise", "no_sunset".
	Reason *string `json:"reason"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type AstrologyInauspiciousPeriodAnswer struct {
	PanchangDay PanchangDay `json:"panchang_day"`

	// Windows of the day.
	Muhurat []Muhurat `json:"muhurat"`

	// Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
	//
	// One of: "no_sunrise", "no_sunset".
	Reason *string `json:"reason"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type AstrologyAnandadiYogaSettings struct {
	AlmanacSettings

	// Whether the Moon enters Abhijit, 276°40′ to 280°53′20″, as a star of its own; else it is only counted. false when left out.
	//
	// One of: false, true.
	UseAbhijitSpan *bool `json:"use_abhijit_span,omitempty"`
}

type AstrologyAnandadiYogaInput struct {
	Birth

	Settings *AstrologyAnandadiYogaSettings `json:"settings,omitempty"`
}

// A yoga of weekday and star, while the Moon is in that star.
type AnandadiYoga struct {
	// 0 is Ananda.
	ID int `json:"id"`

	// Its name.
	Name string `json:"name"`

	// The effect, as almanacs name it.
	Type string `json:"type"`

	// Whether the effect is good.
	//
	// One of: "Good", "Bad".
	Description string `json:"description"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

type AstrologyAnandadiYogaAnswer struct {
	PanchangDay PanchangDay `json:"panchang_day"`

	// The yogas of the day, in order.
	AnandadiYoga []AnandadiYoga `json:"anandadi_yoga"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type SpecialYogaPeriodCombination struct {
	// Kind of it.
	//
	// One of: "vaara", "nakshatra", "sun_nakshatra".
	Type string `json:"type"`

	// Its name.
	Name string `json:"name"`
}

type SpecialYogaPeriod struct {
	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`

	// What makes the yoga.
	Combination []SpecialYogaPeriodCombination `json:"combination"`
}

// An auspicious meeting of stars and weekday, and when it holds.
type SpecialYoga struct {
	// Its number in this list.
	ID int `json:"id"`

	// Its name.
	Name string `json:"name"`

	// Kind of it.
	//
	// One of: "Auspicious".
	Type string `json:"type"`

	// The same in a sentence.
	Description string `json:"description"`

	// When it holds.
	Period []SpecialYogaPeriod `json:"period"`
}

type AstrologyAuspiciousYogaAnswerYoga struct {
	// 0 is Vishkambha.
	ID int `json:"id"`

	// Its name.
	Name string `json:"name"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`

	// Whether it is held to be good.
	IsAuspicious bool `json:"is_auspicious"`

	// Which part is to be avoided, where it is not the whole; null where it is.
	Avoid *string `json:"avoid"`
}

type AstrologyAuspiciousYogaAnswer struct {
	PanchangDay PanchangDay `json:"panchang_day"`

	// Nitya yoga, from the longitudes of Sun and Moon.
	Yoga AstrologyAuspiciousYogaAnswerYoga `json:"yoga"`

	// Special yogas of the day; empty on many.
	AuspiciousYoga []SpecialYoga `json:"auspicious_yoga"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// One of the eight parts of day or night.
type GowriNallaNeram struct {
	// Its number in this list.
	ID int `json:"id"`

	// Its name.
	Name string `json:"name"`

	// Kind of it.
	//
	// One of: "Good", "Bad".
	Type string `json:"type"`

	// Whether it lies between sunrise and sunset.
	IsDay bool `json:"is_day"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

type AstrologyGowriNallaNeramAnswer struct {
	PanchangDay PanchangDay `json:"panchang_day"`

	// Windows of the day.
	Muhurat []GowriNallaNeram `json:"muhurat"`

	// Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
	//
	// One of: "no_sunrise", "no_sunset".
	Reason *string `json:"reason"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// One of the twelve houses of a chart.
type House struct {
	// House, 1 to 12.
	House int `json:"house"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// Names of the planets that stand in it.
	Planets []string `json:"planets"`
}

type AstrologyChartAnswer struct {
	// The point that rises in the east.
	Ascendant Ascendant `json:"ascendant"`

	// The twelve houses.
	Houses []House `json:"houses"`

	// Planets and points, in their usual order.
	Planets []Placement `json:"planets"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type AstrologyKundliSettings struct {
	VedicSettings

	// Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out.
	//
	// One of: "north", "south", "without_second".
	HouseSet *string `json:"house_set,omitempty"`
}

type AstrologyKundliInput struct {
	Birth

	Settings *AstrologyKundliSettings `json:"settings,omitempty"`

	// Read by Mahabhagya yoga alone, which is left out where it is not given.
	//
	// One of: "male", "female".
	Gender *string `json:"gender,omitempty"`
}

// A group of yogas.
type KundliYogaDetails struct {
	// Its name.
	Name string `json:"name"`

	// The same in a sentence.
	Description string `json:"description"`

	// The yogas of the group.
	YogaList []KundliYoga `json:"yoga_list"`
}

// One yoga, whether the chart has it and by what evidence.
type KundliYoga struct {
	// Its name.
	Name string `json:"name"`

	// Group that it belongs to.
	//
	// One of: "major", "raja_dhana", "chandra", "surya", "nabhasa", "inauspicious".
	Group string `json:"group"`

	// Whether the chart has it.
	HasYoga bool `json:"has_yoga"`

	// The rule.
	Description string `json:"description"`

	// Null where the condition is not met.
	Reason *YogaReason `json:"reason"`

	// Why it does not hold although its condition is met; else null.
	CancelledBy *string `json:"cancelled_by"`
}

// The evidence for a yoga.
type YogaReason struct {
	// Who makes the yoga.
	Planets []GrahaName `json:"planets"`

	// Their houses from the ascendant, in the same order.
	Houses []int `json:"houses"`

	// What the rule was counted from, where it counts.
	CountedFrom []string `json:"counted_from"`

	// How it comes about, and what weakens it.
	Notes []string `json:"notes"`
}

// The rasi chart (D1) that the report is of.
type RasiChart struct {
	// The point that rises in the east.
	Ascendant Ascendant `json:"ascendant"`

	// Those that the report reads.
	Planets []Placement `json:"planets"`
}

type AstrologyKundliAnswerNakshatraDetails struct {
	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra Nakshatra `json:"nakshatra"`

	// Sidereal sign of the Moon.
	ChandraRasi Rasi `json:"chandra_rasi"`

	// Sidereal sign of the Sun.
	SooryaRasi Rasi `json:"soorya_rasi"`

	// Tropical sign of the Sun, as newspapers print it.
	Zodiac Zodiac `json:"zodiac"`

	AdditionalInfo NakshatraInfo `json:"additional_info"`
}

type AstrologyKundliAnswerMangalDosha struct {
	// Whether Mars makes the dosha from the ascendant.
	HasDosha bool `json:"has_dosha"`

	// The same in a sentence.
	Description string `json:"description"`
}

type AstrologyKundliAnswer struct {
	// Star and signs of the birth.
	NakshatraDetails AstrologyKundliAnswerNakshatraDetails `json:"nakshatra_details"`

	// Dosha of Mars.
	MangalDosha AstrologyKundliAnswerMangalDosha `json:"mangal_dosha"`

	// Yogas by group.
	YogaDetails []KundliYogaDetails `json:"yoga_details"`

	Chart RasiChart `json:"chart"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type AstrologyKundliAdvancedSettings struct {
	JaiminiDashaSettings

	// Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out.
	//
	// One of: "north", "south", "without_second".
	HouseSet *string `json:"house_set,omitempty"`
}

type AstrologyKundliAdvancedInput struct {
	Birth

	Settings *AstrologyKundliAdvancedSettings `json:"settings,omitempty"`

	// Read by Mahabhagya yoga alone, which is left out where it is not given.
	//
	// One of: "male", "female".
	Gender *string `json:"gender,omitempty"`
}

// A great period, with the periods within it.
type DashaPeriod struct {
	// 0 is the Sun … 6 Saturn, 101 Rahu, 102 Ketu.
	//
	// One of: 0, 1, 2, 3, 4, 5, 6, 101, 102.
	ID int `json:"id"`

	// Its name.
	Name GrahaName `json:"name"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`

	// The periods within it; null below the depth that was asked for.
	Antardasha []Antardasha `json:"antardasha"`
}

type Antardasha struct {
	// 0 is the Sun … 6 Saturn, 101 Rahu, 102 Ketu.
	//
	// One of: 0, 1, 2, 3, 4, 5, 6, 101, 102.
	ID int `json:"id"`

	// Its name.
	Name GrahaName `json:"name"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`

	// The periods within it; null below the depth that was asked for.
	Pratyantardasha []Pratyantardasha `json:"pratyantardasha"`
}

type Pratyantardasha struct {
	// 0 is the Sun … 6 Saturn, 101 Rahu, 102 Ketu.
	//
	// One of: 0, 1, 2, 3, 4, 5, 6, 101, 102.
	ID int `json:"id"`

	// Its name.
	Name GrahaName `json:"name"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

// What is left of the first period at birth.
type BirthDashaBalance struct {
	// Planet that rules it.
	Lord Lord `json:"lord"`

	// Years of the first period still to run at birth.
	YearsRemaining float64 `json:"years_remaining"`

	// The same as an ISO 8601 duration: twelve months of thirty days a year.
	Duration string `json:"duration"`

	// The same in a sentence.
	Description string `json:"description"`
}

type AstrologyKundliAdvancedAnswerNakshatraDetails struct {
	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra Nakshatra `json:"nakshatra"`

	// Sidereal sign of the Moon.
	ChandraRasi Rasi `json:"chandra_rasi"`

	// Sidereal sign of the Sun.
	SooryaRasi Rasi `json:"soorya_rasi"`

	// Tropical sign of the Sun, as newspapers print it.
	Zodiac Zodiac `json:"zodiac"`

	AdditionalInfo NakshatraInfo `json:"additional_info"`
}

type AstrologyKundliAdvancedAnswerMangalDosha struct {
	// Whether Mars makes the dosha from the ascendant.
	HasDosha bool `json:"has_dosha"`

	// The same in a sentence.
	Description string `json:"description"`

	// Whether a rule is held to cancel the dosha.
	HasException bool `json:"has_exception"`

	// By the number of references; null without dosha.
	//
	// One of: "Mild", "Moderate", "Severe".
	Type *string `json:"type"`

	// Rules that are held to cancel the dosha and apply; empty without dosha.
	Exceptions []string `json:"exceptions"`

	// What tradition does about it.
	Remedies []string `json:"remedies"`
}

type AstrologyKundliAdvancedAnswer struct {
	// Star and signs of the birth.
	NakshatraDetails AstrologyKundliAdvancedAnswerNakshatraDetails `json:"nakshatra_details"`

	// Dosha of Mars.
	MangalDosha AstrologyKundliAdvancedAnswerMangalDosha `json:"mangal_dosha"`

	// Yogas by group.
	YogaDetails []KundliYogaDetails `json:"yoga_details"`

	// The nine great periods.
	DashaPeriods []DashaPeriod `json:"dasha_periods"`

	DashaBalance BirthDashaBalance `json:"dasha_balance"`

	Chart RasiChart `json:"chart"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type AstrologyDashaPeriodsInput struct {
	Birth

	Settings *DashaSettings `json:"settings,omitempty"`

	// How many levels of periods to list, from the great ones down. 3 when left out.
	Depth *int `json:"depth,omitempty"`
}

type AstrologyDashaPeriodsAnswer struct {
	// The nine great periods.
	DashaPeriods []DashaPeriod `json:"dasha_periods"`

	DashaBalance BirthDashaBalance `json:"dasha_balance"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Where Mars stands from the ascendant, the Moon or Venus.
type MarsEvidenceInSanskrit struct {
	// Sign of the reference, by its Sanskrit name.
	//
	// One of: "Mesha", "Vrishabha", "Mithuna", "Karka", "Simha", "Kanya", "Tula", "Vrischika", "Dhanu", "Makara", "Kumbha", "Meena".
	Sign string `json:"sign"`

	// From where Mars is counted.
	//
	// One of: "Ascendant", "Moon", "Venus".
	Reference string `json:"reference"`

	// House of Mars, counted from the reference.
	MarsHouse int `json:"mars_house"`

	// Whether Mars makes the dosha from there.
	IsDosha bool `json:"is_dosha"`

	// High in the seventh and eighth; null without dosha.
	//
	// One of: "high", "low".
	Weight *string `json:"weight"`
}

type AstrologyMangalDoshaAdvancedAnswer struct {
	// Whether Mars makes the dosha from the ascendant.
	HasDosha bool `json:"has_dosha"`

	// The same in a sentence.
	Description string `json:"description"`

	// Whether a rule is held to cancel the dosha.
	HasException bool `json:"has_exception"`

	// By the number of references; null without dosha.
	//
	// One of: "Mild", "Moderate", "Severe".
	Type *string `json:"type"`

	// Rules that are held to cancel the dosha and apply; empty without dosha.
	Exceptions []string `json:"exceptions"`

	// What tradition does about it.
	Remedies []string `json:"remedies"`

	// None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3.
	//
	// One of: "none", "mild", "moderate", "severe".
	Severity string `json:"severity"`

	// From the ascendant, the Moon and Venus.
	References []MarsEvidenceInSanskrit `json:"references"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type AstrologySadeSatiAdvancedInput struct {
	Birth

	Settings *SiderealSettings `json:"settings,omitempty"`

	// The day asked about, from 00:00 local time; today when left out.
	TargetDate *string `json:"target_date,omitempty"`
}

type AstrologySadeSatiAdvancedAnswerCurrentTransit struct {
	// Sign of Saturn.
	SaturnSign string `json:"saturn_sign"`

	// Of Saturn, counted from the sign of the natal Moon.
	House int `json:"house"`

	// Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others.
	//
	// One of: "Rising", "Peak", "Setting".
	Phase *string `json:"phase"`

	// Saturn in the 4th or 8th sign, which is no part of sade sati; null in the others.
	//
	// One of: "Ardhashtama Shani", "Ashtama Shani".
	Panoti *string `json:"panoti"`

	// ISO 8601; null where the ephemeris does not reach so far.
	Start *string `json:"start"`

	// ISO 8601; null where the ephemeris does not reach so far.
	End *string `json:"end"`

	// Whether Saturn came into the sign backwards; null where not known.
	IsRetrograde *bool `json:"is_retrograde"`

	// The same in a sentence.
	Description string `json:"description"`
}

type AstrologySadeSatiAdvancedAnswerTransits struct {
	// Sign of Saturn.
	SaturnSign string `json:"saturn_sign"`

	// Of Saturn, counted from the sign of the natal Moon.
	House int `json:"house"`

	// Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others.
	//
	// One of: "Rising", "Peak", "Setting".
	Phase *string `json:"phase"`

	// Saturn in the 4th or 8th sign, which is no part of sade sati; null in the others.
	//
	// One of: "Ardhashtama Shani", "Ashtama Shani".
	Panoti *string `json:"panoti"`

	// ISO 8601; null where the ephemeris does not reach so far.
	Start *string `json:"start"`

	// ISO 8601; null where the ephemeris does not reach so far.
	End *string `json:"end"`

	// Whether Saturn came into the sign backwards; null where not known.
	IsRetrograde *bool `json:"is_retrograde"`

	// The same in a sentence.
	Description string `json:"description"`
}

type AstrologySadeSatiAdvancedAnswer struct {
	// Whether it is sade sati on that day.
	IsInSadeSati bool `json:"is_in_sade_sati"`

	// Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others.
	//
	// One of: "Rising", "Peak", "Setting".
	TransitPhase *string `json:"transit_phase"`

	// Saturn in the 4th or 8th sign, which is no part of sade sati; null in the others.
	//
	// One of: "Ardhashtama Shani", "Ashtama Shani".
	Panoti *string `json:"panoti"`

	// The same in a sentence.
	Description string `json:"description"`

	// Sign of the Moon.
	MoonSign Rasi `json:"moon_sign"`

	// The sign transit at the target.
	CurrentTransit AstrologySadeSatiAdvancedAnswerCurrentTransit `json:"current_transit"`

	// Every sign transit that counts.
	Transits []AstrologySadeSatiAdvancedAnswerTransits `json:"transits"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type AstrologyChandrashtamaPeriodsSettings struct {
	LanguageSettings

	// The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. geocentric when left out.
	//
	// One of: "geocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac; custom takes `ayanamsa_deg` beside it. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates.
	AyanamsaDeg *float64 `json:"ayanamsa_deg,omitempty"`

	// Which star, counted from the birth star as the first, is the worst of the transit. 17 when left out.
	//
	// One of: 17, 16.
	PeakStar *int `json:"peak_star,omitempty"`
}

type AstrologyChandrashtamaPeriodsInput struct {
	Birth

	Settings *AstrologyChandrashtamaPeriodsSettings `json:"settings,omitempty"`

	// The instant asked about, with its offset; now when left out.
	Target *string `json:"target,omitempty"`

	// How many days from the target on are searched. 365 when left out.
	Days *int `json:"days,omitempty"`
}

type MoonTransitNakshatra struct {
	// 0 is Ashwini.
	ID int `json:"id"`

	// Its name.
	Name NakshatraName `json:"name"`

	// Planet that rules it.
	Lord Lord `json:"lord"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`

	// Whether it is the worst star for this birth; for a few births that one lies in the sign beside it.
	IsPeak bool `json:"is_peak"`
}

// A sign transit of the Moon, star by star.
type MoonTransit struct {
	// Distance of the Moon signs, or the sign itself.
	Rasi Rasi `json:"rasi"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`

	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra []MoonTransitNakshatra `json:"nakshatra"`
}

type AstrologyChandrashtamaPeriodsAnswerChandrashtamaNakshatra struct {
	// 0 is Ashwini.
	ID int `json:"id"`

	// Its name.
	Name NakshatraName `json:"name"`

	// Planet that rules it.
	Lord Lord `json:"lord"`
}

type AstrologyChandrashtamaPeriodsAnswerChandrashtama struct {
	// The birth sign that suffers at the target.
	Rasi Rasi `json:"rasi"`

	// The stars of that sign.
	Nakshatra []AstrologyChandrashtamaPeriodsAnswerChandrashtamaNakshatra `json:"nakshatra"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
	End string `json:"end"`
}

type AstrologyChandrashtamaPeriodsAnswer struct {
	// Sign of the Moon at birth.
	MoonSign Rasi `json:"moon_sign"`

	// Star of the Moon at birth.
	BirthNakshatra Nakshatra `json:"birth_nakshatra"`

	// Whether this birth suffers at the target.
	IsInChandrashtama bool `json:"is_in_chandrashtama"`

	// The sign that suffers at the target.
	Chandrashtama AstrologyChandrashtamaPeriodsAnswerChandrashtama `json:"chandrashtama"`

	// The sign transit of the Moon at the target.
	CurrentTransit MoonTransit `json:"current_transit"`

	// The star that the Moon passes at the target, from its beginning to its end.
	CurrentNakshatra NakshatraTiming `json:"current_nakshatra"`

	// The sign transits that concern this birth.
	ChandrashtamaTiming []MoonTransit `json:"chandrashtama_timing"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type AstrologyPapasamyamInput struct {
	Birth

	Settings *PapasamyamSettings `json:"settings,omitempty"`
}

// Conventions to follow; each has a default.
type PapasamyamSettings struct {
	VedicSettings

	// kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s standing in its sign. kerala when left out.
	//
	// One of: "kerala", "raman".
	Method *string `json:"method,omitempty"`
}

type AstrologyPapasamyamAnswerPapaSamyamPapaPlanetPlanetDosha struct {
	// Its number in this list.
	ID int `json:"id"`

	// Its name.
	Name string `json:"name"`

	// House of the malefic, counted from the reference.
	Position int `json:"position"`

	// Whether it makes a dosha.
	HasDosha bool `json:"has_dosha"`

	// Points that it gives.
	Points float64 `json:"points"`
}

type AstrologyPapasamyamAnswerPapaSamyamPapaPlanet struct {
	// Its name.
	//
	// One of: "Ascendant", "Moon", "Venus".
	Name string `json:"name"`

	// Points that it gives.
	Points float64 `json:"points"`

	// One row for each malefic.
	PlanetDosha []AstrologyPapasamyamAnswerPapaSamyamPapaPlanetPlanetDosha `json:"planet_dosha"`
}

type AstrologyPapasamyamAnswerPapaSamyam struct {
	// One row for each reference.
	PapaPlanet []AstrologyPapasamyamAnswerPapaSamyamPapaPlanet `json:"papa_planet"`
}

type AstrologyPapasamyamAnswer struct {
	// Points of all together.
	TotalPoints float64 `json:"total_points"`

	// Where the malefics stand.
	PapaSamyam AstrologyPapasamyamAnswerPapaSamyam `json:"papa_samyam"`

	Chart RasiChart `json:"chart"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type AstrologyPapasamyamCheckInput struct {
	Couple

	Settings *PapasamyamSettings `json:"settings,omitempty"`
}

// The outcome in a word, and in a sentence.
type Message struct {
	// Kind of it.
	Type string `json:"type"`

	// The same in a sentence.
	Description string `json:"description"`
}

type AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanetPlanetDosha struct {
	// Its number in this list.
	ID int `json:"id"`

	// Its name.
	Name string `json:"name"`

	// House of the malefic, counted from the reference.
	Position int `json:"position"`

	// Whether it makes a dosha.
	HasDosha bool `json:"has_dosha"`

	// Points that it gives.
	Points float64 `json:"points"`
}

type AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanet struct {
	// Its name.
	//
	// One of: "Ascendant", "Moon", "Venus".
	Name string `json:"name"`

	// Points that it gives.
	Points float64 `json:"points"`

	// One row for each malefic.
	PlanetDosha []AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanetPlanetDosha `json:"planet_dosha"`
}

type AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyam struct {
	// One row for each reference.
	PapaPlanet []AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanet `json:"papa_planet"`
}

type AstrologyPapasamyamCheckAnswerGirlPapasamyam struct {
	// Points of all together.
	TotalPoints float64 `json:"total_points"`

	// Where the malefics stand.
	PapaSamyam AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyam `json:"papa_samyam"`

	Chart RasiChart `json:"chart"`
}

type AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanetPlanetDosha struct {
	// Its number in this list.
	ID int `json:"id"`

	// Its name.
	Name string `json:"name"`

	// House of the malefic, counted from the reference.
	Position int `json:"position"`

	// Whether it makes a dosha.
	HasDosha bool `json:"has_dosha"`

	// Points that it gives.
	Points float64 `json:"points"`
}

type AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanet struct {
	// Its name.
	//
	// One of: "Ascendant", "Moon", "Venus".
	Name string `json:"name"`

	// Points that it gives.
	Points float64 `json:"points"`

	// One row for each malefic.
	PlanetDosha []AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanetPlanetDosha `json:"planet_dosha"`
}

type AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyam struct {
	// One row for each reference.
	PapaPlanet []AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanet `json:"papa_planet"`
}

type AstrologyPapasamyamCheckAnswerBoyPapasamyam struct {
	// Points of all together.
	TotalPoints float64 `json:"total_points"`

	// Where the malefics stand.
	PapaSamyam AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyam `json:"papa_samyam"`

	Chart RasiChart `json:"chart"`
}

type AstrologyPapasamyamCheckAnswer struct {
	// Papasamyam of the bride.
	GirlPapasamyam AstrologyPapasamyamCheckAnswerGirlPapasamyam `json:"girl_papasamyam"`

	// Papasamyam of the groom.
	BoyPapasamyam AstrologyPapasamyamCheckAnswerBoyPapasamyam `json:"boy_papasamyam"`

	Message Message `json:"message"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type AstrologyPoruthamAnswerGirlInfo struct {
	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra Nakshatra `json:"nakshatra"`

	// Distance of the Moon signs, or the sign itself.
	Rasi Rasi `json:"rasi"`
}

type AstrologyPoruthamAnswerBoyInfo struct {
	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra Nakshatra `json:"nakshatra"`

	// Distance of the Moon signs, or the sign itself.
	Rasi Rasi `json:"rasi"`
}

type AstrologyPoruthamAnswerMatches struct {
	// Its number in this list.
	ID int `json:"id"`

	// Its name.
	Name string `json:"name"`

	// Whether the agreement holds, wholly or in half.
	HasPorutham bool `json:"has_porutham"`
}

type AstrologyPoruthamAnswer struct {
	// Star and sign of the bride.
	GirlInfo AstrologyPoruthamAnswerGirlInfo `json:"girl_info"`

	// Star and sign of the groom.
	BoyInfo AstrologyPoruthamAnswerBoyInfo `json:"boy_info"`

	// Points that there can be.
	//
	// One of: 10.
	MaximumPoints int `json:"maximum_points"`

	// Points of all together.
	TotalPoints float64 `json:"total_points"`

	Message Message `json:"message"`

	// The agreements, in their usual order.
	Matches []AstrologyPoruthamAnswerMatches `json:"matches"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type AstrologyPoruthamAdvancedAnswerGirlInfo struct {
	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra Nakshatra `json:"nakshatra"`

	// Distance of the Moon signs, or the sign itself.
	Rasi Rasi `json:"rasi"`
}

type AstrologyPoruthamAdvancedAnswerBoyInfo struct {
	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra Nakshatra `json:"nakshatra"`

	// Distance of the Moon signs, or the sign itself.
	Rasi Rasi `json:"rasi"`
}

type AstrologyPoruthamAdvancedAnswerMatches struct {
	// Its number in this list.
	ID int `json:"id"`

	// Its name.
	Name string `json:"name"`

	// Whether the agreement holds, wholly or in half.
	HasPorutham bool `json:"has_porutham"`

	// How far it holds.
	//
	// One of: "Good", "Satisfactory", "Not Satisfactory".
	PoruthamStatus string `json:"porutham_status"`

	// Points that it gives.
	//
	// One of: 0, 0.5, 1.
	Points float64 `json:"points"`

	// The same in a sentence.
	Description string `json:"description"`
}

type AstrologyPoruthamAdvancedAnswer struct {
	// Star and sign of the bride.
	GirlInfo AstrologyPoruthamAdvancedAnswerGirlInfo `json:"girl_info"`

	// Star and sign of the groom.
	BoyInfo AstrologyPoruthamAdvancedAnswerBoyInfo `json:"boy_info"`

	// Points that there can be.
	//
	// One of: 10.
	MaximumPoints int `json:"maximum_points"`

	// Points of all together.
	TotalPoints float64 `json:"total_points"`

	Message Message `json:"message"`

	// The agreements, in their usual order.
	Matches []AstrologyPoruthamAdvancedAnswerMatches `json:"matches"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type AstrologyNakshatraPoruthamAnswerGirlInfo struct {
	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra Nakshatra `json:"nakshatra"`

	// Distance of the Moon signs, or the sign itself.
	Rasi Rasi `json:"rasi"`
}

type AstrologyNakshatraPoruthamAnswerBoyInfo struct {
	// Lunar mansion (star) of the Moon, or that it falls in.
	Nakshatra Nakshatra `json:"nakshatra"`

	// Distance of the Moon signs, or the sign itself.
	Rasi Rasi `json:"rasi"`
}

type AstrologyNakshatraPoruthamAnswerMatches struct {
	// Its number in this list.
	ID int `json:"id"`

	// Its name.
	Name string `json:"name"`

	// Whether the agreement holds, wholly or in half.
	HasPorutham bool `json:"has_porutham"`

	// How far it holds.
	//
	// One of: "Good", "Satisfactory", "Not Satisfactory".
	PoruthamStatus string `json:"porutham_status"`

	// Points that it gives.
	//
	// One of: 0, 0.5, 1.
	Points float64 `json:"points"`

	// The same in a sentence.
	Description string `json:"description"`
}

type AstrologyNakshatraPoruthamAnswer struct {
	// Star and sign of the bride.
	GirlInfo AstrologyNakshatraPoruthamAnswerGirlInfo `json:"girl_info"`

	// Star and sign of the groom.
	BoyInfo AstrologyNakshatraPoruthamAnswerBoyInfo `json:"boy_info"`

	// Points that there can be.
	//
	// One of: 10.
	MaximumPoints int `json:"maximum_points"`

	// Points of all together.
	ObtainedPoints float64 `json:"obtained_points"`

	Message Message `json:"message"`

	// The agreements, in their usual order.
	Matches []AstrologyNakshatraPoruthamAnswerMatches `json:"matches"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type WesternNatalInput struct {
	Birth

	Settings *WesternSettings `json:"settings,omitempty"`
}

// Conventions to follow; each has a default.
type WesternSettings struct {
	Settings

	// Mean or true (osculating) node for Rahu and Ketu. mean when left out.
	//
	// One of: "mean", "true".
	NodeMode *string `json:"node_mode,omitempty"`

	// Alias of node_mode.
	//
	// One of: "mean", "true".
	//
	// Deprecated: see the text above.
	NodeType *string `json:"node_type,omitempty"`

	// A tropical chart has none, and one that is asked for is refused. none when left out.
	//
	// One of: "none".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "none".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// How the houses are divided. placidus when left out.
	//
	// One of: "placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric".
	HouseSystem *string `json:"house_system,omitempty"`

	// How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out.
	//
	// One of: "standard", "kerykeion", "wide".
	OrbProfile *string `json:"orb_profile,omitempty"`

	// The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out.
	//
	// One of: "major", "all".
	AspectSet *string `json:"aspect_set,omitempty"`

	// The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out.
	//
	// One of: "main", "extended".
	PointSet *string `json:"point_set,omitempty"`
}

// The point of the tropical zodiac that rises in the east.
type WesternAscendant struct {
	// Its name.
	//
	// One of: "Ascendant".
	Name string `json:"name"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// House, 1 to 12.
	House int `json:"house"`
}

// A planet or point in the tropical zodiac and in a house.
type WesternPlanet struct {
	// Its name.
	Name WesternBodyName `json:"name"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// House, 1 to 12.
	House int `json:"house"`

	// Whether it moves backwards through the zodiac.
	IsRetrograde bool `json:"is_retrograde"`

	// Ecliptic latitude, degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Degrees of longitude a day; negative while retrograde.
	Speed float64 `json:"speed"`
}

// One of: "Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node", "Chiron", "Lilith".
type WesternBodyName = string

// Where the zodiac crosses horizon, meridian and western prime vertical.
type WesternAngles struct {
	// The point that rises in the east.
	Ascendant WesternAngle `json:"ascendant"`

	// Where the zodiac crosses the meridian.
	Midheaven WesternAngle `json:"midheaven"`

	// The point that sets in the west.
	Descendant WesternAngle `json:"descendant"`

	// The point opposite the midheaven.
	ImumCoeli WesternAngle `json:"imum_coeli"`

	// Where the zodiac crosses the western prime vertical.
	Vertex WesternAngle `json:"vertex"`
}

type WesternAngle struct {
	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`
}

// Where a house begins.
type HouseCusp struct {
	// House, 1 to 12.
	House int `json:"house"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`
}

// An angle between two points that counts.
type Aspect struct {
	PlanetA WesternPointName `json:"planet_a"`

	PlanetB WesternPointName `json:"planet_b"`

	// Name of the aspect.
	//
	// One of: "conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semisextile", "semisquare", "sesquiquadrate", "quintile", "biquintile".
	Aspect string `json:"aspect"`

	// Degrees of the exact aspect.
	Angle float64 `json:"angle"`

	// Degrees between the two along the zodiac, the shorter way.
	Separation float64 `json:"separation"`

	// Degrees that it misses its exact angle by.
	Orb float64 `json:"orb"`

	// Whether it becomes more exact; null where neither moves against the other.
	IsApplying *bool `json:"is_applying"`
}

// A planet, another point, or an angle of the chart.
//
// One of: "Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node", "Chiron", "Lilith", "Ascendant", "Midheaven", "Descendant", "Imum Coeli".
type WesternPointName = string

type WesternNatalAnswer struct {
	// The point that rises in the east.
	Ascendant WesternAscendant `json:"ascendant"`

	// Planets and points, in their usual order.
	Planets []WesternPlanet `json:"planets"`

	Angles WesternAngles `json:"angles"`

	// Where the twelve houses begin.
	HouseCusps []HouseCusp `json:"house_cusps"`

	// Aspects that count.
	Aspects []Aspect `json:"aspects"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type WesternTransitInput struct {
	Birth

	Settings *WesternSettings `json:"settings,omitempty"`

	// The instant asked about, with its offset; now when left out.
	Target *string `json:"target,omitempty"`
}

// Planets, angles and houses of one birth.
type WesternChart struct {
	// The point that rises in the east.
	Ascendant WesternAscendant `json:"ascendant"`

	// Planets and points, in their usual order.
	Planets []WesternPlanet `json:"planets"`

	Angles WesternAngles `json:"angles"`

	// Where the twelve houses begin.
	HouseCusps []HouseCusp `json:"house_cusps"`
}

type WesternTransitAnswer struct {
	// At the target, in natal houses.
	Planets []WesternPlanet `json:"planets"`

	// Aspects that count.
	Aspects []Aspect `json:"aspects"`

	Natal WesternChart `json:"natal"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type WesternSynastryInputOf1 struct {
	Pair

	Settings *WesternSettings `json:"settings,omitempty"`
}

type WesternSynastryInputOf2 struct {
	Couple

	Settings *WesternSettings `json:"settings,omitempty"`
}

// One of: WesternSynastryInputOf1, WesternSynastryInputOf2.
type WesternSynastryInput = any

// The births of any two people.
type Pair struct {
	// Birth of the first person.
	PersonA Birth `json:"person_a"`

	// Birth of the second person.
	PersonB Birth `json:"person_b"`
}

// In which house of the other chart a point falls.
type HouseOverlay struct {
	// Its name.
	Name WesternPointName `json:"name"`

	// House, 1 to 12.
	House int `json:"house"`
}

type WesternSynastryAnswerHouseOverlays struct {
	// Points of person_a in the houses of person_b.
	AInB []HouseOverlay `json:"a_in_b"`

	// Points of person_b in the houses of person_a.
	BInA []HouseOverlay `json:"b_in_a"`
}

type WesternSynastryAnswer struct {
	// Aspects that count.
	Aspects []Aspect `json:"aspects"`

	// In whose houses the points of each fall.
	HouseOverlays WesternSynastryAnswerHouseOverlays `json:"house_overlays"`

	// Of the first person.
	PersonA WesternChart `json:"person_a"`

	// Of the second person.
	PersonB WesternChart `json:"person_b"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type WesternCompositeSettings struct {
	WesternSettings

	// Midpoints of the two charts, or the chart of the moment and place midway between the two births (Davison). midpoint when left out.
	//
	// One of: "midpoint", "davison".
	Method *string `json:"method,omitempty"`
}

type WesternCompositeInputOf1 struct {
	Pair

	Settings *WesternCompositeSettings `json:"settings,omitempty"`
}

type WesternCompositeInputOf2 struct {
	Couple

	Settings *WesternCompositeSettings `json:"settings,omitempty"`
}

// One of: WesternCompositeInputOf1, WesternCompositeInputOf2.
type WesternCompositeInput = any

// A planet of the chart of a relationship.
type CompositePlanet struct {
	// Its name.
	Name WesternBodyName `json:"name"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// House, 1 to 12.
	House int `json:"house"`

	// Null for midpoints, which do not move.
	IsRetrograde *bool `json:"is_retrograde"`

	// Whether the two are exactly opposite, so that both midpoints are as good.
	IsAmbiguous bool `json:"is_ambiguous"`
}

type WesternCompositeAnswerDavison struct {
	// The instant in UTC.
	UTCDatetime string `json:"utc_datetime"`

	// Decimal degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`
}

type WesternCompositeAnswer struct {
	// The point that rises in the east.
	Ascendant WesternAscendant `json:"ascendant"`

	// Planets and points, in their usual order.
	Planets []CompositePlanet `json:"planets"`

	Angles WesternAngles `json:"angles"`

	// Where the twelve houses begin.
	HouseCusps []HouseCusp `json:"house_cusps"`

	// Aspects that count.
	Aspects []Aspect `json:"aspects"`

	// Whether the two ascendants are exactly opposite.
	IsAscendantAmbiguous bool `json:"is_ascendant_ambiguous"`

	// Whether the farther midpoint of the midheavens was taken.
	IsMidheavenTurned bool `json:"is_midheaven_turned"`

	// Moment and place of a Davison chart; null for midpoints.
	Davison *WesternCompositeAnswerDavison `json:"davison"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type WesternDavisonAnswerMidway struct {
	// The instant in UTC.
	UTCDatetime string `json:"utc_datetime"`

	// Decimal degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`
}

type WesternDavisonAnswer struct {
	// Moment and place of the chart.
	Midway WesternDavisonAnswerMidway `json:"midway"`

	// The point that rises in the east.
	Ascendant WesternAscendant `json:"ascendant"`

	// Planets and points, in their usual order.
	Planets []WesternPlanet `json:"planets"`

	Angles WesternAngles `json:"angles"`

	// Where the twelve houses begin.
	HouseCusps []HouseCusp `json:"house_cusps"`

	// Aspects that count.
	Aspects []Aspect `json:"aspects"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type WesternProgressionsSettings struct {
	WesternSettings

	// How ascendant and midheaven progress: with the arc of the Sun in longitude, with the mean Sun in sidereal time (Naibod), or with the progressed moment itself (quotidian). solar_arc when left out.
	//
	// One of: "solar_arc", "naibod", "quotidian".
	AngleMethod *string `json:"angle_method,omitempty"`
}

type WesternProgressionsInput struct {
	Birth

	Settings *WesternProgressionsSettings `json:"settings,omitempty"`

	// The day asked about, from 00:00 local time; today when left out.
	TargetDate *string `json:"target_date,omitempty"`
}

// A planet of the progressed moment, in progressed houses.
type ProgressedPlanet struct {
	// Its name.
	Name WesternBodyName `json:"name"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// House, 1 to 12.
	House int `json:"house"`

	// House of the natal chart it has come to.
	NatalHouse int `json:"natal_house"`

	// Whether it moves backwards through the zodiac.
	IsRetrograde bool `json:"is_retrograde"`

	// Ecliptic latitude, degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Degrees of longitude a day; negative while retrograde.
	Speed float64 `json:"speed"`
}

type WesternProgressionsAnswer struct {
	// The day asked about.
	TargetDate string `json:"target_date"`

	// Tropical years from birth to the target.
	AgeYears float64 `json:"age_years"`

	// The moment after birth that stands for the target, ISO 8601.
	ProgressedUTCDatetime string `json:"progressed_utc_datetime"`

	// The point that rises in the east.
	Ascendant WesternAscendant `json:"ascendant"`

	// Planets and points, in their usual order.
	Planets []ProgressedPlanet `json:"planets"`

	Angles WesternAngles `json:"angles"`

	// Where the twelve houses begin.
	HouseCusps []HouseCusp `json:"house_cusps"`

	// Aspects that count.
	Aspects []Aspect `json:"aspects"`

	Natal WesternChart `json:"natal"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type WesternSolarArcSettings struct {
	WesternSettings

	// By how much a year of life moves every point: as far as the Sun came in a day after birth (true), his mean motion of 59′08″ (naibod), or one degree. true when left out.
	//
	// One of: "true", "naibod", "degree".
	Method *string `json:"method,omitempty"`
}

type WesternSolarArcInput struct {
	Birth

	Settings *WesternSolarArcSettings `json:"settings,omitempty"`

	// The day asked about, from 00:00 local time; today when left out.
	TargetDate *string `json:"target_date,omitempty"`

	// How far from exactness an aspect counts; 1° is about a year. 1 when left out.
	Orb *float64 `json:"orb,omitempty"`
}

type WesternSolarArcAnswerDirected struct {
	// Its name.
	Name WesternPointName `json:"name"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// Where it stood at birth, degrees.
	NatalLongitude float64 `json:"natal_longitude"`

	// House of the natal chart that it has come to.
	NatalHouse int `json:"natal_house"`
}

type WesternSolarArcAnswer struct {
	// The day asked about.
	TargetDate string `json:"target_date"`

	// Tropical years from birth to the target.
	AgeYears float64 `json:"age_years"`

	// Degrees that every point was moved on by.
	Arc float64 `json:"arc"`

	// Planets and angles after the arc.
	Directed []WesternSolarArcAnswerDirected `json:"directed"`

	// Aspects that count.
	Aspects []Aspect `json:"aspects"`

	Natal WesternChart `json:"natal"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type WesternProfectionsInput struct {
	Birth

	Settings *WesternSettings `json:"settings,omitempty"`

	// The day asked about, from 00:00 local time; today when left out.
	TargetDate *string `json:"target_date,omitempty"`
}

type WesternProfectionsAnswerYearLordNatal struct {
	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// House, 1 to 12.
	House int `json:"house"`
}

type WesternProfectionsAnswerYear struct {
	// Counted from the rising sign of the birth.
	House int `json:"house"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Ruler of the sign: lord of the time.
	Lord SignLord `json:"lord"`

	// When it begins, local time.
	Start string `json:"start"`

	// When the next one begins.
	End string `json:"end"`

	// Planets that stand in the sign at birth.
	ActivePlanets []string `json:"active_planets"`

	// Where the lord of the year stands at birth, in whole-sign houses.
	LordNatal WesternProfectionsAnswerYearLordNatal `json:"lord_natal"`
}

type WesternProfectionsAnswerMonth struct {
	// Its number, 1 is the first.
	Number int `json:"number"`

	// Counted from the rising sign of the birth.
	House int `json:"house"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Ruler of the sign: lord of the time.
	Lord SignLord `json:"lord"`

	// When it begins, local time.
	Start string `json:"start"`

	// When the next one begins.
	End string `json:"end"`
}

type WesternProfectionsAnswerMonths struct {
	// Counted from the rising sign of the birth.
	House int `json:"house"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Ruler of the sign: lord of the time.
	Lord SignLord `json:"lord"`

	// When it begins, local time.
	Start string `json:"start"`

	// When the next one begins.
	End string `json:"end"`
}

type WesternProfectionsAnswer struct {
	// The day asked about.
	TargetDate string `json:"target_date"`

	// Solar returns that have passed since the birth.
	CompletedYears int `json:"completed_years"`

	// The year asked about.
	Year WesternProfectionsAnswerYear `json:"year"`

	// In which the target is.
	Month WesternProfectionsAnswerMonth `json:"month"`

	// Of this year.
	Months []WesternProfectionsAnswerMonths `json:"months"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type WesternSolarReturnSettings struct {
	WesternSettings

	// Return to the same tropical longitude, or to the same place among the stars (corrected for precession), which comes some 20 minutes later for each year of age. tropical when left out.
	//
	// One of: "tropical", "precession_corrected".
	Method *string `json:"method,omitempty"`
}

type WesternSolarReturnInputStay struct {
	// Decimal degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone,omitempty"`
}

type WesternSolarReturnInput struct {
	Birth

	Settings *WesternSolarReturnSettings `json:"settings,omitempty"`

	// The year whose birthday is asked about; the return is within two days of it.
	TargetYear int `json:"target_year"`

	// Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one.
	Stay *WesternSolarReturnInputStay `json:"stay,omitempty"`
}

type WesternSolarReturnAnswerPlace struct {
	// Decimal degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`
}

type WesternSolarReturnAnswer struct {
	// The year asked about.
	TargetYear int `json:"target_year"`

	// Local time of the return, ISO 8601.
	ReturnAt string `json:"return_at"`

	// The same in UTC, ISO 8601.
	UTCDatetime string `json:"utc_datetime"`

	// The same instant as a Julian Day in UT.
	JulianDayUt float64 `json:"julian_day_ut"`

	// For which the chart is cast.
	Place WesternSolarReturnAnswerPlace `json:"place"`

	// The point that rises in the east.
	Ascendant WesternAscendant `json:"ascendant"`

	// Planets and points, in their usual order.
	Planets []WesternPlanet `json:"planets"`

	Angles WesternAngles `json:"angles"`

	// Where the twelve houses begin.
	HouseCusps []HouseCusp `json:"house_cusps"`

	// Within the chart of the return.
	Aspects []Aspect `json:"aspects"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type WesternLunarReturnSettings struct {
	WesternSettings

	// Return to the same tropical longitude, or to the same place among the stars (corrected for precession). tropical when left out.
	//
	// One of: "tropical", "precession_corrected".
	Method *string `json:"method,omitempty"`
}

type WesternLunarReturnInputStay struct {
	// Decimal degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone,omitempty"`
}

type WesternLunarReturnInput struct {
	Birth

	Settings *WesternLunarReturnSettings `json:"settings,omitempty"`

	// After which instant returns are counted; now when left out.
	Target *string `json:"target,omitempty"`

	// Which return after the target: 1 is the next one. 1 when left out.
	Number *int `json:"number,omitempty"`

	// Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one.
	Stay *WesternLunarReturnInputStay `json:"stay,omitempty"`
}

type WesternLunarReturnAnswerPlace struct {
	// Decimal degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`
}

type WesternLunarReturnAnswer struct {
	// Which return from the target: 1 is the first.
	Number int `json:"number"`

	// Local time of the return, ISO 8601.
	ReturnAt string `json:"return_at"`

	// The same in UTC, ISO 8601.
	UTCDatetime string `json:"utc_datetime"`

	// The same instant as a Julian Day in UT.
	JulianDayUt float64 `json:"julian_day_ut"`

	// For which the chart is cast.
	Place WesternLunarReturnAnswerPlace `json:"place"`

	// The point that rises in the east.
	Ascendant WesternAscendant `json:"ascendant"`

	// Planets and points, in their usual order.
	Planets []WesternPlanet `json:"planets"`

	Angles WesternAngles `json:"angles"`

	// Where the twelve houses begin.
	HouseCusps []HouseCusp `json:"house_cusps"`

	// Within the chart of the return.
	Aspects []Aspect `json:"aspects"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type WesternPlanetaryReturnInputStay struct {
	// Decimal degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone,omitempty"`
}

type WesternPlanetaryReturnInput struct {
	Birth

	Settings *WesternSettings `json:"settings,omitempty"`

	// Whose return: rahu is the ascending node of the Moon. saturn when left out.
	//
	// One of: "sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "rahu", "chiron".
	Body *string `json:"body,omitempty"`

	// After which instant returns are counted; now when left out.
	Target *string `json:"target,omitempty"`

	// Which return after the target: 1 is the next one. 1 when left out.
	Number *int `json:"number,omitempty"`

	// Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one.
	Stay *WesternPlanetaryReturnInputStay `json:"stay,omitempty"`
}

type WesternPlanetaryReturnAnswerNatal struct {
	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`
}

type WesternPlanetaryReturnAnswerPasses struct {
	// From 1, in order of time.
	Pass int `json:"pass"`

	// When, in local time.
	At string `json:"at"`

	// The same in UTC.
	UTCDatetime string `json:"utc_datetime"`

	// Whether the body moves backwards then.
	IsRetrograde bool `json:"is_retrograde"`

	// Whether the chart is that of this pass.
	IsCharted bool `json:"is_charted"`
}

type WesternPlanetaryReturnAnswerPlace struct {
	// Decimal degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`
}

type WesternPlanetaryReturnAnswer struct {
	// Whose return it is.
	Body string `json:"body"`

	// Which return from the target: 1 is the first.
	Number int `json:"number"`

	// Where the body stood at birth, seen from the Earth’s centre.
	Natal WesternPlanetaryReturnAnswerNatal `json:"natal"`

	// Every pass of this return, those before the target too.
	Passes []WesternPlanetaryReturnAnswerPasses `json:"passes"`

	// Local time of the pass whose chart is given.
	ReturnAt *string `json:"return_at"`

	// The same instant as a Julian Day in UT.
	JulianDayUt *float64 `json:"julian_day_ut"`

	// For which the chart is cast.
	Place WesternPlanetaryReturnAnswerPlace `json:"place"`

	// Of that pass.
	Chart *WesternChart `json:"chart"`

	// Within the chart.
	Aspects []Aspect `json:"aspects"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type WesternLotsSettings struct {
	WesternSettings

	// Whether a birth by night counts the arc of a lot the other way round (by sect), or every birth as by day. by_sect when left out.
	//
	// One of: "by_sect", "day_always".
	LotRule *string `json:"lot_rule,omitempty"`
}

type WesternLotsInput struct {
	Birth

	Settings *WesternLotsSettings `json:"settings,omitempty"`
}

type WesternLotsAnswerLots struct {
	// Which lot.
	//
	// One of: "fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis", "father", "mother".
	Lot string `json:"lot"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// House, 1 to 12.
	House int `json:"house"`

	// Planet or lot that the arc begins with.
	From string `json:"from"`

	// Planet or lot that it ends with.
	To string `json:"to"`
}

type WesternLotsAnswer struct {
	// Whether the Sun is above the true horizon at birth.
	//
	// One of: "day", "night".
	Sect string `json:"sect"`

	// The seven, then father and mother.
	Lots []WesternLotsAnswerLots `json:"lots"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type WesternDignitiesSettings struct {
	WesternSettings

	// By Dorotheus, with a third lord who takes part, or by Lilly, who gives water to Mars by day and by night. The lord of the sect counts. dorothean when left out.
	//
	// One of: "dorothean", "lilly".
	TriplicityLords *string `json:"triplicity_lords,omitempty"`
}

type WesternDignitiesInput struct {
	Birth

	Settings *WesternDignitiesSettings `json:"settings,omitempty"`
}

type WesternDignitiesAnswerPlanetsLords struct {
	// Lord of the sign.
	Domicile SignLord `json:"domicile"`

	// Null where no planet is exalted in the sign.
	Exaltation *SignLord `json:"exaltation"`

	// By the sect of the chart.
	Triplicity SignLord `json:"triplicity"`

	// Third lord of the triplicity; Lilly has none.
	Participating *SignLord `json:"participating"`

	// Of the Egyptian term.
	Term SignLord `json:"term"`

	// Of the decan, in the order of the Chaldeans.
	Face SignLord `json:"face"`
}

type WesternDignitiesAnswerPlanets struct {
	// Its name.
	//
	// One of: "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn".
	Name string `json:"name"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// Who rules the degree that it stands at.
	Lords WesternDignitiesAnswerPlanetsLords `json:"lords"`

	// What it has there.
	//
	// One of: "domicile", "exaltation", "triplicity", "term", "face", "detriment", "fall", "peregrine".
	Dignities []string `json:"dignities"`

	// Sum of their points.
	Score int `json:"score"`
}

type WesternDignitiesAnswerMutualReceptions struct {
	// One of the pair.
	//
	// One of: "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn".
	PlanetA string `json:"planet_a"`

	// The other.
	//
	// One of: "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn".
	PlanetB string `json:"planet_b"`

	// In which each receives the other.
	//
	// One of: "domicile", "exaltation".
	Dignity string `json:"dignity"`
}

type WesternDignitiesAnswerAlmutensPoints struct {
	// Its name.
	//
	// One of: "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn".
	Name string `json:"name"`

	// Points that it gives.
	Points int `json:"points"`
}

type WesternDignitiesAnswerAlmutens struct {
	// Whose degree is judged.
	//
	// One of: "sun", "moon", "ascendant", "midheaven", "fortune".
	Of string `json:"of"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// Who has most points there.
	//
	// One of: "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn".
	Planets []string `json:"planets"`

	// Points that it gives.
	Points []WesternDignitiesAnswerAlmutensPoints `json:"points"`
}

type WesternDignitiesAnswer struct {
	// Whether the Sun is above the true horizon at birth.
	//
	// One of: "day", "night".
	Sect string `json:"sect"`

	// Planets and points, in their usual order.
	Planets []WesternDignitiesAnswerPlanets `json:"planets"`

	// Pairs in each other’s domicile or exaltation.
	MutualReceptions []WesternDignitiesAnswerMutualReceptions `json:"mutual_receptions"`

	// Who has most points at five degrees of the chart.
	Almutens []WesternDignitiesAnswerAlmutens `json:"almutens"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type WesternAntisciaInput struct {
	Birth

	Settings *WesternSettings `json:"settings,omitempty"`

	// How far from the mirrored place a point still counts. 1 when left out.
	Orb *float64 `json:"orb,omitempty"`
}

type WesternAntisciaAnswerPointsAntiscion struct {
	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`
}

type WesternAntisciaAnswerPointsContraAntiscion struct {
	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`
}

type WesternAntisciaAnswerPoints struct {
	// Its name.
	Name WesternPointName `json:"name"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// Its mirror image across the solstices.
	Antiscion WesternAntisciaAnswerPointsAntiscion `json:"antiscion"`

	// Its mirror image across the equinoxes.
	ContraAntiscion WesternAntisciaAnswerPointsContraAntiscion `json:"contra_antiscion"`
}

type WesternAntisciaAnswerHits struct {
	PointA WesternPointName `json:"point_a"`

	PointB WesternPointName `json:"point_b"`

	// Across which axis.
	//
	// One of: "antiscion", "contra_antiscion".
	Mirror string `json:"mirror"`

	// Degrees from the mirrored place.
	Orb float64 `json:"orb"`
}

type WesternAntisciaAnswer struct {
	// Points that it gives.
	Points []WesternAntisciaAnswerPoints `json:"points"`

	// The nearest first.
	Hits []WesternAntisciaAnswerHits `json:"hits"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type WesternDeclinationsInput struct {
	Birth

	Settings *WesternSettings `json:"settings,omitempty"`

	// How far apart in declination still counts. 1 when left out.
	Orb *float64 `json:"orb,omitempty"`
}

type WesternDeclinationsAnswerPoints struct {
	// Its name.
	Name WesternPointName `json:"name"`

	// Degrees, north positive.
	Declination float64 `json:"declination"`

	// Degrees.
	RightAscension float64 `json:"right_ascension"`

	// Whether it is farther from the equator than the Sun ever is.
	IsOutOfBounds bool `json:"is_out_of_bounds"`
}

type WesternDeclinationsAnswerAspects struct {
	PointA WesternPointName `json:"point_a"`

	PointB WesternPointName `json:"point_b"`

	// Name of the aspect.
	//
	// One of: "parallel", "contra_parallel".
	Aspect string `json:"aspect"`

	// Degrees from exactness.
	Orb float64 `json:"orb"`
}

type WesternDeclinationsAnswer struct {
	// True obliquity of the ecliptic, degrees.
	Obliquity float64 `json:"obliquity"`

	// Points that it gives.
	Points []WesternDeclinationsAnswerPoints `json:"points"`

	// The nearest first.
	Aspects []WesternDeclinationsAnswerAspects `json:"aspects"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type WesternMidpointsSettings struct {
	WesternSettings

	// Degrees after which the dial begins anew: on 90° a midpoint also counts in square and opposition, on 45° in semisquare too, on 360° in conjunction alone. 90 when left out.
	//
	// One of: 90, 45, 360.
	Dial *int `json:"dial,omitempty"`
}

type WesternMidpointsInput struct {
	Birth

	Settings *WesternMidpointsSettings `json:"settings,omitempty"`

	// How far apart on the dial still counts. 1 when left out.
	Orb *float64 `json:"orb,omitempty"`
}

type WesternMidpointsAnswerMidpoints struct {
	PointA WesternPointName `json:"point_a"`

	PointB WesternPointName `json:"point_b"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// Degrees on the dial.
	Dial float64 `json:"dial"`
}

type WesternMidpointsAnswerTreesMidpoints struct {
	PointA WesternPointName `json:"point_a"`

	PointB WesternPointName `json:"point_b"`

	// Degrees on the dial.
	Orb float64 `json:"orb"`
}

type WesternMidpointsAnswerTrees struct {
	Point WesternPointName `json:"point"`

	// Degrees on the dial.
	Dial float64 `json:"dial"`

	// The nearest first.
	Midpoints []WesternMidpointsAnswerTreesMidpoints `json:"midpoints"`
}

type WesternMidpointsAnswer struct {
	// In the order of the dial.
	Midpoints []WesternMidpointsAnswerMidpoints `json:"midpoints"`

	// For each point the midpoints that meet it.
	Trees []WesternMidpointsAnswerTrees `json:"trees"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type WesternHarmonicsInput struct {
	Birth

	Settings *WesternSettings `json:"settings,omitempty"`

	// By what every longitude is multiplied. 5 when left out.
	Harmonic *int `json:"harmonic,omitempty"`
}

type WesternHarmonicsAnswerPoints struct {
	// Its name.
	Name WesternPointName `json:"name"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// In the birth chart, degrees.
	NatalLongitude float64 `json:"natal_longitude"`
}

type WesternHarmonicsAnswer struct {
	// By what every longitude was multiplied.
	Harmonic int `json:"harmonic"`

	// Points that it gives.
	Points []WesternHarmonicsAnswerPoints `json:"points"`

	// Aspects that count.
	Aspects []Aspect `json:"aspects"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type WesternFixedStarsInput struct {
	Birth

	Settings *WesternSettings `json:"settings,omitempty"`

	// How far in longitude a bright star still counts. 1 when left out.
	Orb *float64 `json:"orb,omitempty"`
}

// Traditional name of a fixed star.
//
// One of: "Achernar", "Alcyone", "Aldebaran", "Algol", "Alphard", "Alphecca", "Altair", "Antares", "Arcturus", "Bellatrix", "Betelgeuse", "Canopus", "Capella", "Castor", "Deneb", "Denebola", "Facies", "Fomalhaut", "Markab", "Pollux", "Procyon", "Ras Alhague", "Regulus", "Rigel", "Scheat", "Sirius", "Spica", "Vega", "Zuben Elgenubi".
type FixedStarName = string

type WesternFixedStarsAnswerConjunctions struct {
	Star FixedStarName `json:"star"`

	Point WesternPointName `json:"point"`

	// Degrees of longitude between the two.
	Orb float64 `json:"orb"`
}

type WesternFixedStarsAnswerStars struct {
	// Its name.
	Name FixedStarName `json:"name"`

	// Ecliptic longitude, degrees from 0° Aries.
	Longitude float64 `json:"longitude"`

	// Degrees within the sign.
	Degree float64 `json:"degree"`

	// Sign of the zodiac.
	Sign SignName `json:"sign"`

	// 1 is Aries.
	SignNumber int `json:"sign_number"`

	// Planet that rules the sign.
	SignLord SignLord `json:"sign_lord"`

	// Ecliptic latitude, degrees, north positive.
	Latitude float64 `json:"latitude"`

	// Apparent brightness: less is brighter.
	Magnitude float64 `json:"magnitude"`
}

type WesternFixedStarsAnswer struct {
	// The nearest first.
	Conjunctions []WesternFixedStarsAnswerConjunctions `json:"conjunctions"`

	// Where they stand at birth, by their names.
	Stars []WesternFixedStarsAnswerStars `json:"stars"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type WesternMoonSettings struct {
	LanguageSettings

	// The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. geocentric when left out.
	//
	// One of: "geocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// With which planets an aspect keeps the Moon from being void: to Pluto, or to Saturn as in the older books. modern when left out.
	//
	// One of: "modern", "traditional".
	VoidPartners *string `json:"void_partners,omitempty"`

	// How the month is cut into eight phases. centred: each from 22.5° before its exact angle to 22.5° after it, as calendars name them. rudhyar: each from its exact angle to the next one. centred when left out.
	//
	// One of: "centred", "rudhyar".
	PhaseWindows *string `json:"phase_windows,omitempty"`
}

type WesternMoonInput struct {
	// The instant asked about, with its offset; now when left out.
	Target *string `json:"target,omitempty"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	Settings *WesternMoonSettings `json:"settings,omitempty"`
}

type WesternMoonAnswerVoidOfCourseLastAspect struct {
	// When it is exact.
	At string `json:"at"`

	// With whom.
	Planet string `json:"planet"`

	// 0, 60, 90, 120 or 180 degrees.
	Angle float64 `json:"angle"`
}

type WesternMoonAnswerVoidOfCourse struct {
	// When it begins.
	Start string `json:"start"`

	// When she leaves the sign.
	End string `json:"end"`

	// Null where she makes none in the sign.
	LastAspect *WesternMoonAnswerVoidOfCourseLastAspect `json:"last_aspect"`
}

type WesternMoonAnswer struct {
	// Which eighth of the month, by `phase_windows`.
	//
	// One of: "new_moon", "waxing_crescent", "first_quarter", "waxing_gibbous", "full_moon", "waning_gibbous", "last_quarter", "waning_crescent".
	Phase string `json:"phase"`

	// Degrees that the Moon is ahead of the Sun.
	Angle float64 `json:"angle"`

	// Share of her disc that is lit.
	Illumination float64 `json:"illumination"`

	// Tropical sign that she is in.
	Sign SignName `json:"sign"`

	// When she entered it.
	SignEntry string `json:"sign_entry"`

	// When she leaves it.
	SignExit string `json:"sign_exit"`

	// Whether she is void at the target.
	IsVoidOfCourse bool `json:"is_void_of_course"`

	// In this sign.
	VoidOfCourse WesternMoonAnswerVoidOfCourse `json:"void_of_course"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

// Conventions to follow; each has a default.
type NumerologyLifePathSettings struct {
	LanguageSettings

	// Reduce month, day and year and add them (components), add every digit, or add the three whole numbers. All agree on the single digit and differ in whether they land on a master number. components when left out.
	//
	// One of: "components", "all_digits", "whole_numbers".
	Method *string `json:"method,omitempty"`
}

type NumerologyLifePathInput struct {
	// By the Gregorian calendar, YYYY-MM-DD.
	Date string `json:"date"`

	// Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out.
	//
	// One of: "pythagorean", "chaldean".
	System *string `json:"system,omitempty"`

	Settings *NumerologyLifePathSettings `json:"settings,omitempty"`
}

type NumerologyLifePathAnswer struct {
	// The number, master numbers kept.
	LifePathNumber int `json:"life_path_number"`

	// Whether the number is 11, 22 or 33, which are not reduced.
	MasterNumber bool `json:"master_number"`

	// 13, 14, 16 or 19, where the last sum was one before it was reduced; else null.
	KarmicDebtNumber *int `json:"karmic_debt_number"`

	// The steps of the reduction.
	Calculation string `json:"calculation"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type NumerologyExpressionInput struct {
	// As given at birth, in Latin letters. Accents fall away (É is E), ß is SS and æ is AE; blanks, hyphens and apostrophes part one name from the next.
	FullName string `json:"full_name"`

	// Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out.
	//
	// One of: "pythagorean", "chaldean".
	System *string `json:"system,omitempty"`

	Settings *NameSettings `json:"settings,omitempty"`
}

// Conventions to follow; each has a default.
type NameSettings struct {
	LanguageSettings

	// Reduce each part of the name and add the results (name_parts), or add all letters first (whole_name). Both agree on the single digit and differ in whether they land on a master number. name_parts when left out.
	//
	// One of: "name_parts", "whole_name".
	Method *string `json:"method,omitempty"`

	// By its place in the name (auto: a vowel in Lynn, Mary, Bryan; a consonant in Maya, Joy), always, or never. auto when left out.
	//
	// One of: "auto", "always", "never".
	YAsVowel *string `json:"y_as_vowel,omitempty"`
}

type NamePartLetters struct {
	// The letter.
	Letter string `json:"letter"`

	// Its number.
	Value int `json:"value"`
}

// One part of a name and its number.
type NamePart struct {
	// One part of the name in the letters A to Z.
	Name string `json:"name"`

	// The letters of it that count.
	Letters []NamePartLetters `json:"letters"`

	// Sum of the letters.
	Sum int `json:"sum"`

	// The sum reduced, master numbers kept.
	Number int `json:"number"`
}

type NumerologyExpressionAnswer struct {
	// The number, master numbers kept.
	ExpressionNumber int `json:"expression_number"`

	// Whether the number is 11, 22 or 33, which are not reduced.
	MasterNumber bool `json:"master_number"`

	// 13, 14, 16 or 19, where the last sum was one before it was reduced; else null.
	KarmicDebtNumber *int `json:"karmic_debt_number"`

	// The steps of the reduction.
	Calculation string `json:"calculation"`

	// The parts of the name.
	Parts []NamePart `json:"parts"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type NumerologySoulUrgeAnswer struct {
	// The number, master numbers kept.
	SoulUrgeNumber int `json:"soul_urge_number"`

	// Whether the number is 11, 22 or 33, which are not reduced.
	MasterNumber bool `json:"master_number"`

	// 13, 14, 16 or 19, where the last sum was one before it was reduced; else null.
	KarmicDebtNumber *int `json:"karmic_debt_number"`

	// The steps of the reduction.
	Calculation string `json:"calculation"`

	// The parts of the name.
	Parts []NamePart `json:"parts"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type NumerologyPersonalityAnswer struct {
	// The number, master numbers kept.
	PersonalityNumber int `json:"personality_number"`

	// Whether the number is 11, 22 or 33, which are not reduced.
	MasterNumber bool `json:"master_number"`

	// 13, 14, 16 or 19, where the last sum was one before it was reduced; else null.
	KarmicDebtNumber *int `json:"karmic_debt_number"`

	// The steps of the reduction.
	Calculation string `json:"calculation"`

	// The parts of the name.
	Parts []NamePart `json:"parts"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type NumerologyPersonalYearInput struct {
	// By the Gregorian calendar, YYYY-MM-DD.
	Date string `json:"date"`

	// The calendar year asked about.
	Year int `json:"year"`

	// Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out.
	//
	// One of: "pythagorean", "chaldean".
	System *string `json:"system,omitempty"`

	Settings *LanguageSettings `json:"settings,omitempty"`
}

type NumerologyPersonalYearAnswer struct {
	// The year asked about.
	Year int `json:"year"`

	// The number, 11 and 22 kept.
	PersonalYearNumber int `json:"personal_year_number"`

	// The same reduced to 1 to 9.
	CycleNumber int `json:"cycle_number"`

	// Whether the number is 11, 22 or 33, which are not reduced.
	MasterNumber bool `json:"master_number"`

	// 13, 14, 16 or 19, where the last sum was one before it was reduced; else null.
	KarmicDebtNumber *int `json:"karmic_debt_number"`

	// The steps of the reduction.
	Calculation string `json:"calculation"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type NumerologyPinnaclesInput struct {
	// By the Gregorian calendar, YYYY-MM-DD.
	Date string `json:"date"`

	// Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out.
	//
	// One of: "pythagorean", "chaldean".
	System *string `json:"system,omitempty"`

	Settings *LanguageSettings `json:"settings,omitempty"`
}

type NumerologyPinnaclesAnswerPinnacles struct {
	// 1 is the first in life.
	Position int `json:"position"`

	// The number, master numbers kept.
	PinnacleNumber int `json:"pinnacle_number"`

	// Whole years of age.
	FromAge int `json:"from_age"`

	// Whole years of age, the last included; null where it does not end.
	ToAge *int `json:"to_age"`

	// Whether the number is 11, 22 or 33, which are not reduced.
	MasterNumber bool `json:"master_number"`

	// 13, 14, 16 or 19, where the last sum was one before it was reduced; else null.
	KarmicDebtNumber *int `json:"karmic_debt_number"`

	// The steps of the reduction.
	Calculation string `json:"calculation"`
}

type NumerologyPinnaclesAnswer struct {
	// The four, in order.
	Pinnacles []NumerologyPinnaclesAnswerPinnacles `json:"pinnacles"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type NumerologyChallengesAnswerChallenges struct {
	// 1 is the first in life.
	Position int `json:"position"`

	// The number, 0 to 8.
	ChallengeNumber int `json:"challenge_number"`

	// Whole years of age.
	FromAge int `json:"from_age"`

	// Whole years of age, the last included; null where it does not end.
	ToAge *int `json:"to_age"`

	// The steps of the reduction.
	Calculation string `json:"calculation"`
}

type NumerologyChallengesAnswer struct {
	// The four, in order.
	Challenges []NumerologyChallengesAnswerChallenges `json:"challenges"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type PanchangRangeRequest struct {
	// The first day.
	From string `json:"from"`

	// The last day; one request takes up to 366 steps.
	To string `json:"to"`

	// Days from one step to the next. 1 when left out.
	StepDays *int `json:"step_days,omitempty"`

	// Hour of the local clock on each day, 24-hour. 12 when left out.
	Hours *int `json:"hours,omitempty"`

	// Minute of the local clock. 0 when left out.
	Minutes *int `json:"minutes,omitempty"`

	// Second of the local clock. 0 when left out.
	Seconds *int `json:"seconds,omitempty"`

	// Decimal degrees, north positive.
	Latitude *float64 `json:"latitude,omitempty"`

	// Decimal degrees, east positive.
	Longitude *float64 `json:"longitude,omitempty"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone,omitempty"`

	// Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own.
	PlaceID *int `json:"place_id,omitempty"`

	Settings *AlmanacSettings `json:"settings,omitempty"`
}

type RangePanchangFullAnswerResults struct {
	// The day of this step.
	Date string `json:"date"`

	// The answer of this step.
	Answer PanchangFullAnswer `json:"answer"`
}

type RangePanchangFullAnswer struct {
	// One for each step, in order; each answer is that of `panchang/full`.
	Results []RangePanchangFullAnswerResults `json:"results"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type RangePanchangSunTimesAnswerResults struct {
	// The day of this step.
	Date string `json:"date"`

	// The answer of this step.
	Answer PanchangSunTimesAnswer `json:"answer"`
}

type RangePanchangSunTimesAnswer struct {
	// One for each step, in order; each answer is that of `panchang/sun-times`.
	Results []RangePanchangSunTimesAnswerResults `json:"results"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type RangePanchangMoonTimesAnswerResults struct {
	// The day of this step.
	Date string `json:"date"`

	// The answer of this step.
	Answer PanchangMoonTimesAnswer `json:"answer"`
}

type RangePanchangMoonTimesAnswer struct {
	// One for each step, in order; each answer is that of `panchang/moon-times`.
	Results []RangePanchangMoonTimesAnswerResults `json:"results"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type RangePanchangChoghadiyaAnswerResults struct {
	// The day of this step.
	Date string `json:"date"`

	// The answer of this step.
	Answer PanchangChoghadiyaAnswer `json:"answer"`
}

type RangePanchangChoghadiyaAnswer struct {
	// One for each step, in order; each answer is that of `panchang/choghadiya`.
	Results []RangePanchangChoghadiyaAnswerResults `json:"results"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type VedicChartRangeRequest struct {
	// The first day.
	From string `json:"from"`

	// The last day; one request takes up to 366 steps.
	To string `json:"to"`

	// Days from one step to the next. 1 when left out.
	StepDays *int `json:"step_days,omitempty"`

	// Hour of the local clock on each day, 24-hour. 12 when left out.
	Hours *int `json:"hours,omitempty"`

	// Minute of the local clock. 0 when left out.
	Minutes *int `json:"minutes,omitempty"`

	// Second of the local clock. 0 when left out.
	Seconds *int `json:"seconds,omitempty"`

	// Decimal degrees, north positive.
	Latitude *float64 `json:"latitude,omitempty"`

	// Decimal degrees, east positive.
	Longitude *float64 `json:"longitude,omitempty"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone,omitempty"`

	// Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own.
	PlaceID *int `json:"place_id,omitempty"`

	Settings *VedicSettings `json:"settings,omitempty"`
}

type RangePlanetsAnswerResults struct {
	// The day of this step.
	Date string `json:"date"`

	// The answer of this step.
	Answer StandardPlanetsExtendedResponse `json:"answer"`
}

type RangePlanetsAnswer struct {
	// One for each step, in order; each answer is that of `planets`.
	Results []RangePlanetsAnswerResults `json:"results"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type RangeTransitGocharaInput struct {
	Birth

	// The first day.
	From string `json:"from"`

	// The last day; one request takes up to 366 steps.
	To string `json:"to"`

	// Days from one step to the next. 1 when left out.
	StepDays *int `json:"step_days,omitempty"`

	Settings *GocharaSettings `json:"settings,omitempty"`
}

type RangeTransitGocharaAnswerResults struct {
	// The day of this step.
	Date string `json:"date"`

	// The answer of this step.
	Answer TransitGocharaAnswer `json:"answer"`
}

type RangeTransitGocharaAnswer struct {
	// One for each step, in order; each answer is that of `transit/gochara`.
	Results []RangeTransitGocharaAnswerResults `json:"results"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type RangeWesternTransitInput struct {
	Birth

	// The first day.
	From string `json:"from"`

	// The last day; one request takes up to 366 steps.
	To string `json:"to"`

	// Days from one step to the next. 1 when left out.
	StepDays *int `json:"step_days,omitempty"`

	Settings *WesternSettings `json:"settings,omitempty"`
}

type RangeWesternTransitAnswerResults struct {
	// The day of this step.
	Date string `json:"date"`

	// The answer of this step.
	Answer WesternTransitAnswer `json:"answer"`
}

type RangeWesternTransitAnswer struct {
	// One for each step, in order; each answer is that of `western/transit`.
	Results []RangeWesternTransitAnswerResults `json:"results"`

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type AccountListKeysAnswerKeysPublishable struct {
	// Pages of these origins may call, as browsers write them: scheme, host and port.
	Origins []string `json:"origins"`

	// Credits that all visitors together may spend on one day, UTC.
	DailyCreditsMax int `json:"daily_credits_max"`

	// Calls that one address may make in 24 hours.
	VisitorCallsMax int `json:"visitor_calls_max"`
}

type AccountListKeysAnswerKeys struct {
	// Names the key in this API; it is no secret.
	KeyID string `json:"key_id"`

	// What the key is called in the portal.
	Name string `json:"name"`

	// secret: for servers. publishable: for web pages.
	//
	// One of: "secret", "publishable".
	Kind string `json:"kind"`

	// live: calls are charged. test: calls are free.
	//
	// One of: "live", "test".
	Environment string `json:"environment"`

	// The part of the key that may be shown.
	Prefix string `json:"prefix"`

	// The last four characters of the key.
	Last4 string `json:"last4"`

	// The whole key, where it is publishable; null for a secret one.
	Text *string `json:"text"`

	// Disabled keys can be enabled in the portal.
	//
	// One of: "active", "disabled", "revoked".
	Status string `json:"status"`

	// Families, operations and `manage`; `*` is every family.
	Scopes []string `json:"scopes"`

	// Addresses and ranges that may use the key; empty: any.
	AllowedAddresses []string `json:"allowed_addresses"`

	// Credits that the key may spend in a period; null: no cap.
	MonthlyCreditsMax *int `json:"monthly_credits_max"`

	// What bounds a publishable key; null for a secret one.
	Publishable *AccountListKeysAnswerKeysPublishable `json:"publishable"`

	// From then on the key is refused; null: never.
	ExpiresAt *string `json:"expires_at"`

	// The key that took its place; null: none.
	ReplacedBy *string `json:"replaced_by"`

	// When the key was created.
	CreatedAt string `json:"created_at"`

	// The last charged call, some seconds late; null: none.
	LastUsedAt *string `json:"last_used_at"`
}

type AccountListKeysAnswer struct {
	// Newest first.
	Keys []AccountListKeysAnswerKeys `json:"keys"`
}

type AccountCreateKeyInputPublishable struct {
	// Pages of these origins may call, as browsers write them: scheme, host and port.
	Origins []string `json:"origins"`

	// Credits that all visitors together may spend on one day, UTC.
	DailyCreditsMax int `json:"daily_credits_max"`

	// Calls that one address may make in 24 hours.
	VisitorCallsMax int `json:"visitor_calls_max"`
}

type AccountCreateKeyInput struct {
	// What the key is called in the portal.
	Name string `json:"name"`

	// A test key creates test keys alone. live when left out.
	//
	// One of: "live", "test".
	Environment *string `json:"environment,omitempty"`

	// Families or operations, none that the calling key lacks; never `manage`.
	Scopes []string `json:"scopes,omitempty"`

	// Addresses or ranges that may use the key; empty: any.
	AllowedAddresses []string `json:"allowed_addresses,omitempty"`

	// null: no cap.
	MonthlyCreditsMax *int `json:"monthly_credits_max,omitempty"`

	// null: never.
	ExpiresAt *string `json:"expires_at,omitempty"`

	// Makes the key publishable; null: a secret key.
	Publishable *AccountCreateKeyInputPublishable `json:"publishable,omitempty"`
}

type AccountCreateKeyAnswerPublishable struct {
	// Pages of these origins may call, as browsers write them: scheme, host and port.
	Origins []string `json:"origins"`

	// Credits that all visitors together may spend on one day, UTC.
	DailyCreditsMax int `json:"daily_credits_max"`

	// Calls that one address may make in 24 hours.
	VisitorCallsMax int `json:"visitor_calls_max"`
}

type AccountCreateKeyAnswer struct {
	// The whole key, this one time; null where the request was a repeat.
	Key *string `json:"key"`

	// Names the key in this API; it is no secret.
	KeyID string `json:"key_id"`

	// What the key is called in the portal.
	Name string `json:"name"`

	// secret: for servers. publishable: for web pages.
	//
	// One of: "secret", "publishable".
	Kind string `json:"kind"`

	// live: calls are charged. test: calls are free.
	//
	// One of: "live", "test".
	Environment string `json:"environment"`

	// The part of the key that may be shown.
	Prefix string `json:"prefix"`

	// The last four characters of the key.
	Last4 string `json:"last4"`

	// The whole key, where it is publishable; null for a secret one.
	Text *string `json:"text"`

	// Disabled keys can be enabled in the portal.
	//
	// One of: "active", "disabled", "revoked".
	Status string `json:"status"`

	// Families, operations and `manage`; `*` is every family.
	Scopes []string `json:"scopes"`

	// Addresses and ranges that may use the key; empty: any.
	AllowedAddresses []string `json:"allowed_addresses"`

	// Credits that the key may spend in a period; null: no cap.
	MonthlyCreditsMax *int `json:"monthly_credits_max"`

	// What bounds a publishable key; null for a secret one.
	Publishable *AccountCreateKeyAnswerPublishable `json:"publishable"`

	// From then on the key is refused; null: never.
	ExpiresAt *string `json:"expires_at"`

	// The key that took its place; null: none.
	ReplacedBy *string `json:"replaced_by"`

	// When the key was created.
	CreatedAt string `json:"created_at"`

	// The last charged call, some seconds late; null: none.
	LastUsedAt *string `json:"last_used_at"`
}

type AccountRotateKeyInput struct {
	// How long the old key works beside the new one. 0 when left out.
	OverlapSeconds *int `json:"overlap_seconds,omitempty"`
}

type AccountRotateKeyAnswer struct {
	// The whole new key, this one time.
	Key string `json:"key"`

	// Of the new key, which has the name and the limits of the old one.
	KeyID string `json:"key_id"`

	// From then on the old key is refused.
	OldValidUntil string `json:"old_valid_until"`
}

type AccountRevokeKeyAnswer struct {
	// Of the revoked key.
	KeyID string `json:"key_id"`

	// It never works again.
	//
	// One of: "revoked".
	Status string `json:"status"`
}

type AccountUsageInput struct {
	// First day, UTC; thirty days back where it is left out.
	From *string `json:"from,omitempty"`

	// Last day, UTC; today where it is left out.
	To *string `json:"to,omitempty"`

	// Calls of this key alone.
	KeyID *string `json:"key_id,omitempty"`
}

type AccountUsageAnswerRows struct {
	// UTC.
	Day string `json:"day"`

	// Id of the operation.
	Operation string `json:"operation"`

	// Calls of test keys are counted.
	Calls int `json:"calls"`

	// Less what was reversed.
	Credits int `json:"credits"`
}

type AccountUsageAnswer struct {
	// First day, UTC.
	From string `json:"from"`

	// Last day, UTC.
	To string `json:"to"`

	// Of all rows together.
	Credits int `json:"credits"`

	// Of all rows together.
	Calls int `json:"calls"`

	// By day and operation, some seconds late.
	Rows []AccountUsageAnswerRows `json:"rows"`
}

type AccountPlanAnswerPeriod struct {
	// When it begins.
	Start string `json:"start"`

	// When it ends.
	End string `json:"end"`
}

type AccountPlanAnswerCredits struct {
	// How many were granted.
	Limit int `json:"limit"`

	// How many were used.
	Used int `json:"used"`

	// How many are left.
	Remaining int `json:"remaining"`
}

type AccountPlanAnswerCalls struct {
	// How many were granted.
	Limit *int `json:"limit"`

	// How many were used.
	Used int `json:"used"`

	// How many are left.
	Remaining *int `json:"remaining"`
}

type AccountPlanAnswer struct {
	// The plan of the workspace.
	//
	// One of: "free", "starter", "growth", "scale", "internal".
	Plan string `json:"plan"`

	// Of the credits below.
	Period AccountPlanAnswerPeriod `json:"period"`

	// Of this period.
	Credits AccountPlanAnswerCredits `json:"credits"`

	// limit and remaining are null on plans that do not count calls.
	Calls AccountPlanAnswerCalls `json:"calls"`

	// null: no limit.
	RateLimitPerMinute *int `json:"rate_limit_per_minute"`
}

type AccountSpendLimitAnswer struct {
	// null: none is set.
	CreditsMax *int `json:"credits_max"`

	// In this period.
	CreditsUsed int `json:"credits_used"`

	// When the period ends, and the limit begins anew.
	ResetsAt string `json:"resets_at"`
}

type AccountSetSpendLimitInput struct {
	// Credits that all keys together may spend in a period; null ends the limit.
	CreditsMax *int `json:"credits_max"`
}

type AccountSetSpendLimitAnswer struct {
	// null: none is set.
	CreditsMax *int `json:"credits_max"`

	// In this period.
	CreditsUsed int `json:"credits_used"`

	// When the period ends, and the limit begins anew.
	ResetsAt string `json:"resets_at"`
}

type AccountAutoTopUpAnswer struct {
	// Whether top-ups are bought automatically.
	IsOn bool `json:"is_on"`

	// A top-up is bought when fewer credits are left; null while it is off.
	BelowCredits *int `json:"below_credits"`

	// At most so many in a calendar month, UTC; null while it is off.
	PacksMax *int `json:"packs_max"`

	// In this calendar month, with the one under way.
	PacksBought int `json:"packs_bought"`

	// Why nothing is bought until a person turns it on again.
	//
	// One of: "card_declined", "card_absent", "refused", "plan_absent", "plan_unpaid", "price_changed".
	PausedBecause *string `json:"paused_because"`
}

type AccountListWebhooksAnswerWebhooks struct {
	// Names the webhook in this API.
	WebhookID string `json:"webhook_id"`

	// Where messages go.
	URL string `json:"url"`

	// The messages that it gets.
	//
	// One of: "credits.threshold", "key.created", "key.rotated", "key.revoked", "key.leaked", "subscription.changed", "invoice.paid", "invoice.failed".
	Types []string `json:"types"`

	// While it is paused nothing is queued for it.
	//
	// One of: "active", "paused".
	Status string `json:"status"`

	// null while it is active.
	//
	// One of: "asked", "failing", "gone".
	PausedBecause *string `json:"paused_because"`

	// When it was added.
	CreatedAt string `json:"created_at"`
}

type AccountListWebhooksAnswer struct {
	// Oldest first.
	Webhooks []AccountListWebhooksAnswerWebhooks `json:"webhooks"`
}

type AccountAddWebhookInput struct {
	// Begins with https://, and leads to a public address.
	URL string `json:"url"`

	// The messages that it gets.
	//
	// One of: "credits.threshold", "key.created", "key.rotated", "key.revoked", "key.leaked", "subscription.changed", "invoice.paid", "invoice.failed".
	Types []string `json:"types"`
}

type AccountAddWebhookAnswer struct {
	// Signs its messages, this one time; null where the request was a repeat.
	Secret *string `json:"secret"`

	// Names the webhook in this API.
	WebhookID string `json:"webhook_id"`

	// Where messages go.
	URL string `json:"url"`

	// The messages that it gets.
	//
	// One of: "credits.threshold", "key.created", "key.rotated", "key.revoked", "key.leaked", "subscription.changed", "invoice.paid", "invoice.failed".
	Types []string `json:"types"`

	// While it is paused nothing is queued for it.
	//
	// One of: "active", "paused".
	Status string `json:"status"`

	// null while it is active.
	//
	// One of: "asked", "failing", "gone".
	PausedBecause *string `json:"paused_because"`

	// When it was added.
	CreatedAt string `json:"created_at"`
}

type AccountRemoveWebhookAnswer struct {
	// Of the removed webhook.
	WebhookID string `json:"webhook_id"`

	// Its messages have ended.
	//
	// One of: "removed".
	Status string `json:"status"`
}

type AccountTestWebhookAnswer struct {
	// Stands in the list of deliveries of the portal.
	DeliveryID string `json:"delivery_id"`
}
