// Code generated from the catalogue of the API by `npm run sdk:generate`. DO NOT EDIT.

package graha

type VedicChartRequestSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`
}

type VedicChartRequest struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *VedicChartRequestSettings `json:"settings,omitempty"`
}

type StandardBirthRequestSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`
}

type StandardBirthRequest struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *StandardBirthRequestSettings `json:"settings,omitempty"`
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
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// The one asked for of a tropical chart, which changes nothing; else null.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	AyanamsaRequested *string `json:"ayanamsa_requested,omitempty"`

	// Degrees subtracted from tropical longitudes, nutation included.
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

	// The one asked for, where the operation is defined for the other one alone; else null.
	//
	// One of: "geocentric", "topocentric".
	ObservationPointRequested *string `json:"observation_point_requested,omitempty"`

	// Which moment counts as sunrise.
	//
	// One of: "upper_limb_refraction", "centre_no_refraction", "centre_refraction".
	SunriseDefinition *string `json:"sunrise_definition,omitempty"`

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

	// Whether the Moon enters Abhijit as a star of its own.
	UseAbhijitSpan *bool `json:"use_abhijit_span,omitempty"`

	// Where a time zone was named: the version of the tz database, from 1970 on and before.
	Tzdb *string `json:"tzdb,omitempty"`

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

	// Deeptadi avastha, from bright (deepta) to wicked (khala).
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

type StandardOutputResponse struct {
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

type HousesWholeSignInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`
}

type HousesWholeSignInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *HousesWholeSignInputSettings `json:"settings,omitempty"`
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

type AshtakavargaRequestSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out.
	//
	// One of: "varahamihira", "parasara".
	AshtakavargaTable *string `json:"ashtakavarga_table,omitempty"`
}

type AshtakavargaRequest struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *AshtakavargaRequestSettings `json:"settings,omitempty"`
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

type StrengthAshtakavargaReducedInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *StrengthAshtakavargaReducedInputSettings `json:"settings,omitempty"`
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

type ShadbalaRequestSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// Which moment is sunrise: upper limb with refraction as civil almanacs print it, or the centre of the disc without refraction as the Vedic texts have it. upper_limb_refraction when left out.
	//
	// One of: "upper_limb_refraction", "centre_no_refraction", "centre_refraction".
	SunriseDefinition *string `json:"sunrise_definition,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`
}

type ShadbalaRequest struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *ShadbalaRequestSettings `json:"settings,omitempty"`
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

type TransitGocharaInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out.
	//
	// One of: "varahamihira", "parasara".
	AshtakavargaTable *string `json:"ashtakavarga_table,omitempty"`
}

type TransitGocharaInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *TransitGocharaInputSettings `json:"settings,omitempty"`

	// The instant asked about, with its offset; now when left out.
	Target *string `json:"target,omitempty"`
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

type ParasharaRequestSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Rule by which parts become signs. parashara when left out.
	//
	// One of: "parashara".
	Method *string `json:"method,omitempty"`
}

type ParasharaRequest struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *ParasharaRequestSettings `json:"settings,omitempty"`
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

type DivisionalD2InputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Rule by which parts become signs. parashara when left out.
	//
	// One of: "parashara", "parivritti_dwaya", "uma_shambhu", "raman", "somanatha".
	Method *string `json:"method,omitempty"`
}

type DivisionalD2Input struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *DivisionalD2InputSettings `json:"settings,omitempty"`
}

type DivisionalD3InputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Rule by which parts become signs. parashara when left out.
	//
	// One of: "parashara", "parivritti_traya", "somanatha", "jagannatha".
	Method *string `json:"method,omitempty"`
}

type DivisionalD3Input struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *DivisionalD3InputSettings `json:"settings,omitempty"`
}

type DivisionalD4InputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Rule by which parts become signs. parashara when left out.
	//
	// One of: "parashara", "cyclic".
	Method *string `json:"method,omitempty"`
}

type DivisionalD4Input struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *DivisionalD4InputSettings `json:"settings,omitempty"`
}

type DivisionalD5InputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Rule by which parts become signs. odd_even_sign_table when left out.
	//
	// One of: "odd_even_sign_table", "cyclic".
	Method *string `json:"method,omitempty"`
}

type DivisionalD5Input struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *DivisionalD5InputSettings `json:"settings,omitempty"`
}

type DivisionalD7InputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Rule by which parts become signs. parashara when left out.
	//
	// One of: "parashara", "even_backward".
	Method *string `json:"method,omitempty"`
}

type DivisionalD7Input struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *DivisionalD7InputSettings `json:"settings,omitempty"`
}

type DivisionalD9InputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Rule by which parts become signs. parashara when left out.
	//
	// One of: "parashara", "kalachakra", "krishna_mishra".
	Method *string `json:"method,omitempty"`
}

type DivisionalD9Input struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *DivisionalD9InputSettings `json:"settings,omitempty"`
}

type DivisionalD11InputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Rule by which parts become signs. sanjay_rath_rudramsa when left out.
	//
	// One of: "sanjay_rath_rudramsa".
	Method *string `json:"method,omitempty"`
}

type DivisionalD11Input struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *DivisionalD11InputSettings `json:"settings,omitempty"`
}

type DivisionalD11RamanInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Rule by which parts become signs. bv_raman_ekadasamsa when left out.
	//
	// One of: "bv_raman_ekadasamsa".
	Method *string `json:"method,omitempty"`
}

type DivisionalD11RamanInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *DivisionalD11RamanInputSettings `json:"settings,omitempty"`
}

type DivisionalD24InputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Rule by which parts become signs. parashara when left out.
	//
	// One of: "parashara", "reverse", "leo".
	Method *string `json:"method,omitempty"`
}

type DivisionalD24Input struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *DivisionalD24InputSettings `json:"settings,omitempty"`
}

type DivisionalD60InputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Rule by which parts become signs. parashara when left out.
	//
	// One of: "parashara", "from_aries".
	Method *string `json:"method,omitempty"`
}

type DivisionalD60Input struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *DivisionalD60InputSettings `json:"settings,omitempty"`
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

type PanchangRequestSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// Which moment is sunrise: upper limb with refraction as civil almanacs print it, or the centre of the disc without refraction as the Vedic texts have it. upper_limb_refraction when left out.
	//
	// One of: "upper_limb_refraction", "centre_no_refraction", "centre_refraction".
	SunriseDefinition *string `json:"sunrise_definition,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`
}

type PanchangRequest struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *PanchangRequestSettings `json:"settings,omitempty"`
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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
	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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
	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

type PanchangRituInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// Which moment is sunrise: upper limb with refraction as civil almanacs print it, or the centre of the disc without refraction as the Vedic texts have it. upper_limb_refraction when left out.
	//
	// One of: "upper_limb_refraction", "centre_no_refraction", "centre_refraction".
	SunriseDefinition *string `json:"sunrise_definition,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Whether spring begins with the Sun in Meena (Surya Siddhanta) or in Mesha (Tamil reckoning). meena_start when left out.
	//
	// One of: "meena_start", "mesha_start".
	Method *string `json:"method,omitempty"`
}

type PanchangRituInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *PanchangRituInputSettings `json:"settings,omitempty"`
}

type PanchangRituAnswerRitu struct {
	// Its name.
	Name string `json:"name"`

	// English name.
	English string `json:"english"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	End string `json:"end"`
}

type PanchangRituAnswerDrikRitu struct {
	// Its name.
	Name string `json:"name"`

	// English name.
	English string `json:"english"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

type DashaVimshottariInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out.
	//
	// One of: 365.25, 365.2425, 365.256364, 360, "true_sidereal_sun".
	YearLength any `json:"year_length,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`
}

type DashaVimshottariInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *DashaVimshottariInputSettings `json:"settings,omitempty"`

	// How many levels of periods to list, from the great ones down. 2 when left out.
	Depth *int `json:"depth,omitempty"`

	// The day asked about, from 00:00 local time; today when left out.
	TargetDate *string `json:"target_date,omitempty"`
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

type DashaCurrentInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out.
	//
	// One of: 365.25, 365.2425, 365.256364, 360, "true_sidereal_sun".
	YearLength any `json:"year_length,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`
}

type DashaCurrentInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *DashaCurrentInputSettings `json:"settings,omitempty"`

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

type DashaYoginiInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out.
	//
	// One of: 365.25, 365.2425, 365.256364, 360, "true_sidereal_sun".
	YearLength any `json:"year_length,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`
}

type DashaYoginiInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *DashaYoginiInputSettings `json:"settings,omitempty"`

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

type DashaAshtottariInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out.
	//
	// One of: 365.25, 365.2425, 365.256364, 360, "true_sidereal_sun".
	YearLength any `json:"year_length,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Whether Abhijit counts as a fourth star of Saturn’s group; it changes the balance of a Moon there. twenty_seven_stars when left out.
	//
	// One of: "twenty_seven_stars", "with_abhijit".
	Method *string `json:"method,omitempty"`
}

type DashaAshtottariInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *DashaAshtottariInputSettings `json:"settings,omitempty"`

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

// Date, local clock time, place and time zone of one birth.
type BirthDetails struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`
}

type StandardCompatibilityRequestSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`
}

type StandardCompatibilityRequest struct {
	Bride BirthDetails `json:"bride"`

	Groom BirthDetails `json:"groom"`

	// Conventions to follow; each has a default.
	Settings *StandardCompatibilityRequestSettings `json:"settings,omitempty"`
}

type MatchmakingAshtakootInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

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

	// Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out.
	//
	// One of: "north", "south", "without_second".
	HouseSet *string `json:"house_set,omitempty"`
}

type MatchmakingAshtakootInput struct {
	Bride BirthDetails `json:"bride"`

	Groom BirthDetails `json:"groom"`

	// Conventions to follow; each has a default.
	Settings *MatchmakingAshtakootInputSettings `json:"settings,omitempty"`
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

	// Degrees subtracted from tropical longitudes.
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

type PoruthamRequestSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

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

type PoruthamRequest struct {
	Bride BirthDetails `json:"bride"`

	Groom BirthDetails `json:"groom"`

	// Conventions to follow; each has a default.
	Settings *PoruthamRequestSettings `json:"settings,omitempty"`
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

type MatchmakingPoruthamAnswerPoruthams struct {
	// Distance of the stars.
	Dina Porutham `json:"dina"`

	// Tempers of the stars.
	Gana Porutham `json:"gana"`

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

type ManglikRequestSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out.
	//
	// One of: "north", "south", "without_second".
	HouseSet *string `json:"house_set,omitempty"`
}

type ManglikRequest struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *ManglikRequestSettings `json:"settings,omitempty"`
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	End string `json:"end"`
}

// A nitya yoga and how long it lasts.
type YogaTiming struct {
	// 0 is Vishkambha.
	ID int `json:"id"`

	// Its name.
	Name string `json:"name"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

type AstrologyAnandadiYogaInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// Which moment is sunrise: upper limb with refraction as civil almanacs print it, or the centre of the disc without refraction as the Vedic texts have it. upper_limb_refraction when left out.
	//
	// One of: "upper_limb_refraction", "centre_no_refraction", "centre_refraction".
	SunriseDefinition *string `json:"sunrise_definition,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Whether the Moon enters Abhijit, 276°40′ to 280°53′20″, as a star of its own; else it is only counted. false when left out.
	//
	// One of: false, true.
	UseAbhijitSpan *bool `json:"use_abhijit_span,omitempty"`
}

type AstrologyAnandadiYogaInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *AstrologyAnandadiYogaInputSettings `json:"settings,omitempty"`
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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
	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

type AstrologyKundliInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out.
	//
	// One of: "north", "south", "without_second".
	HouseSet *string `json:"house_set,omitempty"`
}

type AstrologyKundliInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *AstrologyKundliInputSettings `json:"settings,omitempty"`

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

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type AstrologyKundliAdvancedInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out.
	//
	// One of: "north", "south", "without_second".
	HouseSet *string `json:"house_set,omitempty"`

	// Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out.
	//
	// One of: 365.25, 365.2425, 365.256364, 360, "true_sidereal_sun".
	YearLength any `json:"year_length,omitempty"`
}

type AstrologyKundliAdvancedInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *AstrologyKundliAdvancedInputSettings `json:"settings,omitempty"`

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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type AstrologyDashaPeriodsInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out.
	//
	// One of: 365.25, 365.2425, 365.256364, 360, "true_sidereal_sun".
	YearLength any `json:"year_length,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`
}

type AstrologyDashaPeriodsInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *AstrologyDashaPeriodsInputSettings `json:"settings,omitempty"`

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

type AstrologySadeSatiAdvancedInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`
}

type AstrologySadeSatiAdvancedInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *AstrologySadeSatiAdvancedInputSettings `json:"settings,omitempty"`

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

type AstrologyChandrashtamaPeriodsInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Which star, counted from the birth star as the first, is the worst of the transit. 17 when left out.
	//
	// One of: 17, 16.
	PeakStar *int `json:"peak_star,omitempty"`
}

type AstrologyChandrashtamaPeriodsInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *AstrologyChandrashtamaPeriodsInputSettings `json:"settings,omitempty"`

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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	End string `json:"end"`

	// Whether it is the worst star for this birth; for a few births that one lies in the sign beside it.
	IsPeak bool `json:"is_peak"`
}

// A sign transit of the Moon, star by star.
type MoonTransit struct {
	// Distance of the Moon signs, or the sign itself.
	Rasi Rasi `json:"rasi"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

	// ISO 8601 with the offset that the time zone has then, whole seconds.
	Start string `json:"start"`

	// ISO 8601 with the offset that the time zone has then, whole seconds.
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

type AstrologyPapasamyamInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s standing in its sign. kerala when left out.
	//
	// One of: "kerala", "raman".
	Method *string `json:"method,omitempty"`
}

type AstrologyPapasamyamInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *AstrologyPapasamyamInputSettings `json:"settings,omitempty"`
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

	// How the answer was made.
	Metadata Metadata `json:"metadata"`
}

type AstrologyPapasamyamCheckInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s standing in its sign. kerala when left out.
	//
	// One of: "kerala", "raman".
	Method *string `json:"method,omitempty"`
}

type AstrologyPapasamyamCheckInput struct {
	Bride BirthDetails `json:"bride"`

	Groom BirthDetails `json:"groom"`

	// Conventions to follow; each has a default.
	Settings *AstrologyPapasamyamCheckInputSettings `json:"settings,omitempty"`
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

type WesternNatalInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
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

type WesternNatalInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *WesternNatalInputSettings `json:"settings,omitempty"`
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

type WesternTransitInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
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

type WesternTransitInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *WesternTransitInputSettings `json:"settings,omitempty"`

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

type WesternSynastryInputOf1Settings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
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

type WesternSynastryInputOf1 struct {
	// Birth of the first person.
	PersonA BirthDetails `json:"person_a"`

	// Birth of the second person.
	PersonB BirthDetails `json:"person_b"`

	// Conventions to follow; each has a default.
	Settings *WesternSynastryInputOf1Settings `json:"settings,omitempty"`
}

type WesternSynastryInputOf2Settings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
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

type WesternSynastryInputOf2 struct {
	// The same as person_a, for callers who send the pairs of matchmaking.
	Bride BirthDetails `json:"bride"`

	// The same as person_b, for callers who send the pairs of matchmaking.
	Groom BirthDetails `json:"groom"`

	// Conventions to follow; each has a default.
	Settings *WesternSynastryInputOf2Settings `json:"settings,omitempty"`
}

// One of: WesternSynastryInputOf1, WesternSynastryInputOf2.
type WesternSynastryInput = any

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

type WesternCompositeInputOf1Settings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
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

	// Midpoints of the two charts, or the chart of the moment and place midway between the two births (Davison). midpoint when left out.
	//
	// One of: "midpoint", "davison".
	Method *string `json:"method,omitempty"`
}

type WesternCompositeInputOf1 struct {
	// Birth of the first person.
	PersonA BirthDetails `json:"person_a"`

	// Birth of the second person.
	PersonB BirthDetails `json:"person_b"`

	// Conventions to follow; each has a default.
	Settings *WesternCompositeInputOf1Settings `json:"settings,omitempty"`
}

type WesternCompositeInputOf2Settings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
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

	// Midpoints of the two charts, or the chart of the moment and place midway between the two births (Davison). midpoint when left out.
	//
	// One of: "midpoint", "davison".
	Method *string `json:"method,omitempty"`
}

type WesternCompositeInputOf2 struct {
	// The same as person_a, for callers who send the pairs of matchmaking.
	Bride BirthDetails `json:"bride"`

	// The same as person_b, for callers who send the pairs of matchmaking.
	Groom BirthDetails `json:"groom"`

	// Conventions to follow; each has a default.
	Settings *WesternCompositeInputOf2Settings `json:"settings,omitempty"`
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

type WesternProgressionsInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
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

	// How ascendant and midheaven progress: with the arc of the Sun in longitude, with the mean Sun in sidereal time (Naibod), or with the progressed moment itself (quotidian). solar_arc when left out.
	//
	// One of: "solar_arc", "naibod", "quotidian".
	AngleMethod *string `json:"angle_method,omitempty"`
}

type WesternProgressionsInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *WesternProgressionsInputSettings `json:"settings,omitempty"`

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

type WesternSolarReturnInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *WesternSolarReturnInputSettings `json:"settings,omitempty"`

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

type NumerologyLifePathInputSettings struct {
	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

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

	// Conventions to follow; each has a default.
	Settings *NumerologyLifePathInputSettings `json:"settings,omitempty"`
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

type NumerologyExpressionInputSettings struct {
	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Reduce each part of the name and add the results (name_parts), or add all letters first (whole_name). Both agree on the single digit and differ in whether they land on a master number. name_parts when left out.
	//
	// One of: "name_parts", "whole_name".
	Method *string `json:"method,omitempty"`

	// By its place in the name (auto: a vowel in Lynn, Mary, Bryan; a consonant in Maya, Joy), always, or never. auto when left out.
	//
	// One of: "auto", "always", "never".
	YAsVowel *string `json:"y_as_vowel,omitempty"`
}

type NumerologyExpressionInput struct {
	// As given at birth, in Latin letters. Accents fall away (É is E), ß is SS and æ is AE; blanks, hyphens and apostrophes part one name from the next.
	FullName string `json:"full_name"`

	// Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out.
	//
	// One of: "pythagorean", "chaldean".
	System *string `json:"system,omitempty"`

	// Conventions to follow; each has a default.
	Settings *NumerologyExpressionInputSettings `json:"settings,omitempty"`
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

type NumerologyPersonalYearInputSettings struct {
	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`
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

	// Conventions to follow; each has a default.
	Settings *NumerologyPersonalYearInputSettings `json:"settings,omitempty"`
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

type NumerologyPinnaclesInputSettings struct {
	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`
}

type NumerologyPinnaclesInput struct {
	// By the Gregorian calendar, YYYY-MM-DD.
	Date string `json:"date"`

	// Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out.
	//
	// One of: "pythagorean", "chaldean".
	System *string `json:"system,omitempty"`

	// Conventions to follow; each has a default.
	Settings *NumerologyPinnaclesInputSettings `json:"settings,omitempty"`
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

type PanchangRangeRequestSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

	// Which moment is sunrise: upper limb with refraction as civil almanacs print it, or the centre of the disc without refraction as the Vedic texts have it. upper_limb_refraction when left out.
	//
	// One of: "upper_limb_refraction", "centre_no_refraction", "centre_refraction".
	SunriseDefinition *string `json:"sunrise_definition,omitempty"`

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// Conventions to follow; each has a default.
	Settings *PanchangRangeRequestSettings `json:"settings,omitempty"`
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

type VedicChartRangeRequestSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// Conventions to follow; each has a default.
	Settings *VedicChartRangeRequestSettings `json:"settings,omitempty"`
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

type RangeTransitGocharaInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
	ObservationPoint *string `json:"observation_point,omitempty"`

	// Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	//
	// Deprecated: see the text above.
	Ayanamsha *string `json:"ayanamsha,omitempty"`

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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out.
	//
	// One of: "varahamihira", "parasara".
	AshtakavargaTable *string `json:"ashtakavarga_table,omitempty"`
}

type RangeTransitGocharaInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *RangeTransitGocharaInputSettings `json:"settings,omitempty"`

	// The first day.
	From string `json:"from"`

	// The last day; one request takes up to 366 steps.
	To string `json:"to"`

	// Days from one step to the next. 1 when left out.
	StepDays *int `json:"step_days,omitempty"`
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

type RangeWesternTransitInputSettings struct {
	// Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.
	//
	// One of: "geocentric", "topocentric".
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

	// Language of names and texts; English alone for now. en when left out.
	//
	// One of: "en".
	Language *string `json:"language,omitempty"`

	// A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
	Ayanamsa *string `json:"ayanamsa,omitempty"`

	// Alias of ayanamsa.
	//
	// One of: "none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya".
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

type RangeWesternTransitInput struct {
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
	Latitude float64 `json:"latitude"`

	// Decimal degrees, east positive.
	Longitude float64 `json:"longitude"`

	// Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
	//
	// One of: float64, string.
	Timezone any `json:"timezone"`

	// With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.
	//
	// One of: 0, 1.
	Fold *int `json:"fold,omitempty"`

	// Conventions to follow; each has a default.
	Settings *RangeWesternTransitInputSettings `json:"settings,omitempty"`

	// The first day.
	From string `json:"from"`

	// The last day; one request takes up to 366 steps.
	To string `json:"to"`

	// Days from one step to the next. 1 when left out.
	StepDays *int `json:"step_days,omitempty"`
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
