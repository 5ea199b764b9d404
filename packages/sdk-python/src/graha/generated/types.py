# Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

from __future__ import annotations

from typing import Any, Dict, List, Literal, TypedDict, Union

__all__ = [
    "VedicChartRequest",
    "StandardBirthRequest",
    "StandardPlanetsExtendedResponse",
    "Ascendant",
    "SignName",
    "SignLord",
    "NakshatraName",
    "GrahaName",
    "Placement",
    "Metadata",
    "PlanetCondition",
    "PlanetaryWar",
    "PlanetsConditionsAnswer",
    "StandardOutputResponse",
    "PlanetsFriendshipAnswer",
    "KundaliBasicAnswer",
    "KundaliChandraChartAnswer",
    "HousesWholeSignInput",
    "HousesWholeSignAnswer",
    "AshtakavargaRequest",
    "Bhinnashtakavarga",
    "AshtakavargaReceiver",
    "StrengthAshtakavargaAnswer",
    "StrengthAshtakavargaReducedInput",
    "ReducedAshtakavarga",
    "StrengthAshtakavargaReducedAnswer",
    "ShadbalaRequest",
    "PlanetStrength",
    "SthanaBala",
    "KalaBala",
    "TimeLords",
    "StrengthShadbalaAnswer",
    "StrengthBhavaBalaAnswer",
    "TransitGocharaInput",
    "Quality",
    "Kakshya",
    "TransitGocharaAnswer",
    "ParasharaRequest",
    "DivisionalChart",
    "Varga",
    "DivisionalAscendant",
    "DivisionalPlacement",
    "DivisionalD2Input",
    "DivisionalD3Input",
    "DivisionalD4Input",
    "DivisionalD5Input",
    "DivisionalD7Input",
    "DivisionalD9Input",
    "DivisionalD11Input",
    "DivisionalD11RamanInput",
    "DivisionalD24Input",
    "DivisionalD60Input",
    "DivisionalShodashvargaAnswer",
    "PanchangRequest",
    "PanchangDay",
    "Vara",
    "Tithi",
    "NakshatraSpan",
    "NityaYoga",
    "Karana",
    "HinduCalendar",
    "LunarMonth",
    "EraYear",
    "SolarDate",
    "IndianNationalDate",
    "PanchangFullAnswer",
    "PanchangTithiAnswer",
    "PanchangNakshatraAnswer",
    "PanchangYogaAnswer",
    "PanchangKaranaAnswer",
    "PanchangVaraAnswer",
    "PanchangSunTimesAnswer",
    "PanchangMoonTimesAnswer",
    "TimeWindow",
    "PanchangInauspiciousPeriodsAnswer",
    "Choghadiya",
    "PanchangChoghadiyaAnswer",
    "Hora",
    "PanchangHoraAnswer",
    "PanchangAbhijitMuhuratAnswer",
    "PanchangBrahmaMuhurtaAnswer",
    "PanchangAmritKaalAnswer",
    "PanchangGoodBadTimesAnswer",
    "PanchangChandraBalaAnswer",
    "PanchangTaraBalaAnswer",
    "PanchangDishaShoolAnswer",
    "PanchangRituInput",
    "PanchangRituAnswer",
    "PanchangCalendarDayAnswer",
    "CalendarMonthDay",
    "PanchangCalendarMonthAnswer",
    "DashaVimshottariInput",
    "BirthNakshatra",
    "DashaBalance",
    "Mahadasha",
    "DashaVimshottariAnswer",
    "DashaCurrentInput",
    "RulingPeriod",
    "DashaCurrentAnswer",
    "DashaYoginiInput",
    "DashaYoginiAnswer",
    "DashaAshtottariInput",
    "DashaAshtottariAnswer",
    "BirthDetails",
    "StandardCompatibilityRequest",
    "MatchmakingAshtakootInput",
    "KootaException",
    "MatchedMoon",
    "ManglikOfCouple",
    "MatchmakingAshtakootAnswer",
    "PoruthamRequest",
    "Porutham",
    "MatchmakingPoruthamAnswer",
    "DoshaKaalSarpAnswer",
    "DoshaGandmoolAnswer",
    "ManglikRequest",
    "MarsEvidence",
    "ManglikCancellation",
    "DoshaManglikAnswer",
    "Nakshatra",
    "Lord",
    "Rasi",
    "Zodiac",
    "NakshatraInfo",
    "AstrologyBirthDetailsAnswer",
    "NakshatraTiming",
    "TithiTiming",
    "KaranaTiming",
    "YogaTiming",
    "PanchangAtInstant",
    "AstrologyPanchangAnswer",
    "Muhurat",
    "AstrologyPanchangAdvancedAnswer",
    "AstrologyAuspiciousPeriodAnswer",
    "AstrologyInauspiciousPeriodAnswer",
    "AstrologyAnandadiYogaInput",
    "AnandadiYoga",
    "AstrologyAnandadiYogaAnswer",
    "SpecialYoga",
    "AstrologyAuspiciousYogaAnswer",
    "GowriNallaNeram",
    "AstrologyGowriNallaNeramAnswer",
    "House",
    "AstrologyChartAnswer",
    "AstrologyKundliInput",
    "KundliYogaDetails",
    "KundliYoga",
    "YogaReason",
    "AstrologyKundliAnswer",
    "AstrologyKundliAdvancedInput",
    "DashaPeriod",
    "Antardasha",
    "Pratyantardasha",
    "BirthDashaBalance",
    "AstrologyKundliAdvancedAnswer",
    "AstrologyDashaPeriodsInput",
    "AstrologyDashaPeriodsAnswer",
    "MarsEvidenceInSanskrit",
    "AstrologyMangalDoshaAdvancedAnswer",
    "AstrologySadeSatiAdvancedInput",
    "AstrologySadeSatiAdvancedAnswer",
    "AstrologyChandrashtamaPeriodsInput",
    "MoonTransit",
    "AstrologyChandrashtamaPeriodsAnswer",
    "AstrologyPapasamyamInput",
    "AstrologyPapasamyamAnswer",
    "AstrologyPapasamyamCheckInput",
    "Message",
    "AstrologyPapasamyamCheckAnswer",
    "AstrologyPoruthamAnswer",
    "AstrologyPoruthamAdvancedAnswer",
    "AstrologyNakshatraPoruthamAnswer",
    "WesternNatalInput",
    "WesternAscendant",
    "WesternPlanet",
    "WesternBodyName",
    "WesternAngles",
    "WesternAngle",
    "HouseCusp",
    "Aspect",
    "WesternPointName",
    "WesternNatalAnswer",
    "WesternTransitInput",
    "WesternChart",
    "WesternTransitAnswer",
    "WesternSynastryInput",
    "HouseOverlay",
    "WesternSynastryAnswer",
    "WesternCompositeInput",
    "CompositePlanet",
    "WesternCompositeAnswer",
    "WesternProgressionsInput",
    "ProgressedPlanet",
    "WesternProgressionsAnswer",
    "WesternSolarReturnInput",
    "WesternSolarReturnAnswer",
    "NumerologyLifePathInput",
    "NumerologyLifePathAnswer",
    "NumerologyExpressionInput",
    "NamePart",
    "NumerologyExpressionAnswer",
    "NumerologySoulUrgeAnswer",
    "NumerologyPersonalityAnswer",
    "NumerologyPersonalYearInput",
    "NumerologyPersonalYearAnswer",
    "NumerologyPinnaclesInput",
    "NumerologyPinnaclesAnswer",
    "NumerologyChallengesAnswer",
    "PanchangRangeRequest",
    "RangePanchangFullAnswer",
    "RangePanchangSunTimesAnswer",
    "RangePanchangMoonTimesAnswer",
    "RangePanchangChoghadiyaAnswer",
    "VedicChartRangeRequest",
    "RangePlanetsAnswer",
    "RangeTransitGocharaInput",
    "RangeTransitGocharaAnswer",
    "RangeWesternTransitInput",
    "RangeWesternTransitAnswer",
]


class VedicChartRequestSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""


class _VedicChartRequest(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class VedicChartRequest(_VedicChartRequest, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "VedicChartRequestSettings"
    """Conventions to follow; each has a default."""


class StandardBirthRequestSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""


class _StandardBirthRequest(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class StandardBirthRequest(_StandardBirthRequest, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "StandardBirthRequestSettings"
    """Conventions to follow; each has a default."""


class StandardPlanetsExtendedResponse(TypedDict):
    ascendant: "Ascendant"
    """The point that rises in the east."""
    planets: List["Placement"]
    """Planets and points, in their usual order."""
    metadata: "Metadata"
    """How the answer was made."""


class Ascendant(TypedDict):
    """The point of the zodiac that rises in the east."""
    name: Literal["Ascendant"]
    """Its name."""
    longitude: float
    """Ecliptic longitude, degrees from 0° Aries."""
    degree: float
    """Degrees within the sign."""
    sign: "SignName"
    """Sign of the zodiac."""
    sign_number: int
    """1 is Aries."""
    sign_lord: "SignLord"
    """Planet that rules the sign."""
    house: int
    """House, 1 to 12."""
    nakshatra: "NakshatraName"
    """Lunar mansion (star) of the Moon, or that it falls in."""
    nakshatra_number: int
    """1 is Ashwini."""
    nakshatra_lord: "GrahaName"
    """Planet that rules the nakshatra."""
    pada: int
    """Quarter of the nakshatra."""


SignName = Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]


SignLord = Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]


NakshatraName = Literal["Ashwini", "Bharani", "Krittika", "Rohini", "Mrigashirsha", "Ardra", "Punarvasu", "Pushya", "Ashlesha", "Magha", "Purva Phalguni", "Uttara Phalguni", "Hasta", "Chitra", "Swati", "Vishakha", "Anuradha", "Jyeshtha", "Moola", "Purva Ashadha", "Uttara Ashadha", "Shravana", "Dhanishta", "Shatabhisha", "Purva Bhadrapada", "Uttara Bhadrapada", "Revati"]


GrahaName = Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]


class Placement(TypedDict):
    """Where a planet stands."""
    name: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu", "Uranus", "Neptune", "Pluto", "Chiron", "Lilith"]
    """Its name."""
    longitude: float
    """Ecliptic longitude, degrees from 0° Aries."""
    degree: float
    """Degrees within the sign."""
    sign: "SignName"
    """Sign of the zodiac."""
    sign_number: int
    """1 is Aries."""
    sign_lord: "SignLord"
    """Planet that rules the sign."""
    house: int
    """House, 1 to 12."""
    is_retrograde: bool
    """Whether it moves backwards through the zodiac."""
    nakshatra: "NakshatraName"
    """Lunar mansion (star) of the Moon, or that it falls in."""
    nakshatra_number: int
    """1 is Ashwini."""
    nakshatra_lord: "GrahaName"
    """Planet that rules the nakshatra."""
    pada: int
    """Quarter of the nakshatra."""
    latitude: float
    """Ecliptic latitude, degrees, north positive."""
    speed: float
    """Degrees of longitude a day; negative while retrograde."""


class _Metadata(TypedDict):
    engine: str
    """Name and version of what computed the answer; in years called packed, polynomials fitted to it within 0.001″."""
    formula_version: str
    """Version of the formulas of this family."""
    system: str
    """School or scheme that the answer follows."""


class Metadata(_Metadata, total=False):
    zodiac: Literal["sidereal", "tropical"]
    """Zodiac that longitudes are measured in."""
    ayanamsa: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention that was used; none for tropical charts."""
    ayanamsa_requested: Union[Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"], None]
    """The one asked for of a tropical chart, which changes nothing; else null."""
    ayanamsa_value: float
    """Degrees subtracted from tropical longitudes, nutation included."""
    node_mode: Literal["mean", "true"]
    """Lunar nodes that were used."""
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric"]
    """House system that was used."""
    house_system_requested: Union[Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric"], None]
    """The one asked for, where it has no solution and another was used; else null."""
    observation_point: Literal["geocentric", "topocentric"]
    """From where positions were taken."""
    observation_point_requested: Union[Literal["geocentric", "topocentric"], None]
    """The one asked for, where the operation is defined for the other one alone; else null."""
    sunrise_definition: Literal["upper_limb_refraction", "centre_no_refraction", "centre_refraction"]
    """Which moment counts as sunrise."""
    year_length: Union[float, str]
    """Days in a year of the dasha."""
    method: str
    """Rule that was followed."""
    variant: str
    """Which of several conventions the chart follows."""
    profile: str
    """Formula profile of the chart."""
    orbs: Dict[str, float]
    """Largest distance from exactness by aspect, degrees."""
    orb_profile: str
    """School of orbs that was asked for."""
    aspect_set: Literal["major", "all"]
    """Which aspects were looked for."""
    point_set: Literal["main", "extended"]
    """Which points were placed."""
    angle_method: str
    """How the angles of a progressed chart were found."""
    letter_table: str
    """Which table gives letters their numbers."""
    y_as_vowel: str
    """When Y counts as a vowel."""
    vashya_table: str
    """Whose points the vashya koota follows."""
    vashya_split: bool
    """Whether Sagittarius and Capricorn change their class at 15°."""
    yoni_table: str
    """Whose points the yoni koota follows."""
    gana_table: str
    """Whose points the gana koota follows."""
    house_set: str
    """Houses in which Mars makes the manglik dosha."""
    rajju_direction: bool
    """Whether stars on opposite ways of one rope get half a point."""
    friendship: str
    """Which friendship of planets the rasyadhipati porutham follows."""
    stree_deergha: str
    """How far the stree deergha porutham wants the stars apart."""
    peak_star: int
    """Which star from the birth star is the worst of a chandrashtama."""
    ashtakavarga_table: str
    """Whose table of bindus was used."""
    ekadhipatya: str
    """What an empty sign keeps in the reduction by lords."""
    occupancy: str
    """Whose presence makes a sign occupied."""
    virgo_multiplier: int
    """Weight of Virgo in the rasi pinda."""
    use_abhijit_span: bool
    """Whether the Moon enters Abhijit as a star of its own."""
    tzdb: str
    """Where a time zone was named: the version of the tz database, from 1970 on and before."""
    as_of: Union[str, None]
    """The moment asked about, or that stood in for now; null where none was needed."""
    replayed_engine_version: str
    """Engine of the call that an Idempotency-Key repeats, where it was another."""
    truncated: Union[str, None]
    """Why a search ended early; null where it did not."""


class PlanetCondition(TypedDict):
    """What only the seven planets that rule signs have."""
    dignity: Union[Literal["exalted", "moolatrikona", "own", "debilitated"], None]
    """By degree; null in a sign that gives none, where friendship counts."""
    natural_relation: Literal["own", "friend", "neutral", "enemy"]
    """To the lord of its sign, by nature; own in a sign of its own."""
    compound_relation: Literal["own", "great_friend", "friend", "neutral", "enemy", "great_enemy"]
    """To the lord of its sign, by nature and by place in this chart."""
    sun_separation: Union[float, None]
    """Degrees from the Sun; null for the Sun."""
    is_combust: bool
    """Nearer to the Sun than its orb."""
    alertness: Literal["jagrat", "swapna", "sushupti"]
    """Jagradadi avastha: awake, dreaming or asleep."""
    mood: Literal["deepta", "swastha", "mudita", "shanta", "deena", "duhkhita", "khala"]
    """Deeptadi avastha, from bright (deepta) to wicked (khala)."""
    is_with_malefic: bool
    """Vikala: the Sun, Mars, Saturn or a node stands in its sign."""
    war: Union["PlanetaryWar", None]
    """Null without war."""


PlanetaryWar = TypedDict(
    "PlanetaryWar",
    {
        "with": "SignLord",
        "is_winner": bool,
    },
)


class PlanetsConditionsAnswerPlanetsAspectedBy(TypedDict):
    name: "SignLord"
    """Its name."""
    virupas: float
    """60 is a full aspect."""


class PlanetsConditionsAnswerPlanets(TypedDict):
    placement: "Placement"
    age: Literal["bala", "kumara", "yuva", "vriddha", "mrita"]
    """Baladi avastha: infant, youth, adult, old or dead, by bands of 6°."""
    is_vargottama: bool
    """In the same sign in the birth chart and in the navamsa."""
    is_gandanta: bool
    """Within 3°20′ of the end of Cancer, Scorpio or Pisces."""
    aspected_by: List["PlanetsConditionsAnswerPlanetsAspectedBy"]
    """Who looks at it how strongly (sphuta drishti), the strongest first, none below 1."""
    condition: Union["PlanetCondition", None]
    """Null for Rahu and Ketu."""


class PlanetsConditionsAnswer(TypedDict):
    planets: List["PlanetsConditionsAnswerPlanets"]
    """Sun to Saturn, Rahu, Ketu."""
    metadata: "Metadata"
    """How the answer was made."""


class StandardOutputResponse(TypedDict):
    metadata: "Metadata"
    """How the answer was made."""


class PlanetsFriendshipAnswerPlanetsTowards(TypedDict):
    name: "SignLord"
    """Towards whom."""
    natural: Literal["friend", "neutral", "enemy"]
    """By nature: the same in every chart."""
    temporal: Literal["friend", "enemy"]
    """By place: a friend in the 2nd, 3rd, 4th, 10th, 11th or 12th from it."""
    compound: Literal["great_friend", "friend", "neutral", "enemy", "great_enemy"]
    """Both together, in five grades."""


class PlanetsFriendshipAnswerPlanets(TypedDict):
    name: "SignLord"
    """Its name."""
    towards: List["PlanetsFriendshipAnswerPlanetsTowards"]
    """The six others."""


class PlanetsFriendshipAnswer(TypedDict):
    planets: List["PlanetsFriendshipAnswerPlanets"]
    """Sun to Saturn."""
    metadata: "Metadata"
    """How the answer was made."""


class KundaliBasicAnswerLongitudes(TypedDict):
    Ascendant: float
    """Ecliptic longitude, degrees from 0° Aries."""
    Sun: float
    """Ecliptic longitude, degrees from 0° Aries."""
    Moon: float
    """Ecliptic longitude, degrees from 0° Aries."""
    Mars: float
    """Ecliptic longitude, degrees from 0° Aries."""
    Mercury: float
    """Ecliptic longitude, degrees from 0° Aries."""
    Jupiter: float
    """Ecliptic longitude, degrees from 0° Aries."""
    Venus: float
    """Ecliptic longitude, degrees from 0° Aries."""
    Saturn: float
    """Ecliptic longitude, degrees from 0° Aries."""
    Rahu: float
    """Ecliptic longitude, degrees from 0° Aries."""
    Ketu: float
    """Ecliptic longitude, degrees from 0° Aries."""


class KundaliBasicAnswer(TypedDict):
    lagna: "Ascendant"
    planets: List["Placement"]
    """Planets and points, in their usual order."""
    reference_sign: "SignName"
    """The sign that is the first house."""
    longitudes: "KundaliBasicAnswerLongitudes"
    """Sidereal longitude by name, degrees."""
    utc_datetime: str
    """The birth in UTC, ISO 8601."""
    julian_day_ut: float
    """The same instant as a Julian Day in UT."""
    metadata: "Metadata"
    """How the answer was made."""


class KundaliChandraChartAnswer(TypedDict):
    lagna: "Ascendant"
    planets: List["Placement"]
    """Planets and points, in their usual order."""
    reference_sign: "SignName"
    """The sign that is the first house."""
    metadata: "Metadata"
    """How the answer was made."""


class HousesWholeSignInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""


class _HousesWholeSignInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class HousesWholeSignInput(_HousesWholeSignInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "HousesWholeSignInputSettings"
    """Conventions to follow; each has a default."""


class HousesWholeSignAnswerHouseCusps(TypedDict):
    house: int
    """House, 1 to 12."""
    longitude: float
    """Ecliptic longitude, degrees from 0° Aries."""
    degree: float
    """Degrees within the sign."""
    sign: "SignName"
    """Sign of the zodiac."""
    sign_number: int
    """1 is Aries."""
    sign_lord: "SignLord"
    """Planet that rules the sign."""


class HousesWholeSignAnswer(TypedDict):
    ascendant: "Ascendant"
    """The point that rises in the east."""
    house_cusps: List["HousesWholeSignAnswerHouseCusps"]
    """Where the twelve houses begin."""
    metadata: "Metadata"
    """How the answer was made."""


class AshtakavargaRequestSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    ashtakavarga_table: Literal["varahamihira", "parasara"]
    """Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out."""


class _AshtakavargaRequest(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class AshtakavargaRequest(_AshtakavargaRequest, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "AshtakavargaRequestSettings"
    """Conventions to follow; each has a default."""


class Bhinnashtakavarga(TypedDict):
    """Bindus of one planet, or of the ascendant, by sign."""
    name: "AshtakavargaReceiver"
    """Who receives the bindus."""
    sign: "SignName"
    """Where it stands."""
    total: int
    """Bindus in all twelve signs: the same in every chart."""
    bindus: List[int]
    """Bindus from Aries to Pisces: weak up to 3, medium with 4, strong from 5."""
    given_by: List[List["AshtakavargaReceiver"]]
    """Who gives them, from Aries to Pisces: the prastara chart."""


AshtakavargaReceiver = Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Ascendant"]
"""A planet that rules signs, or the ascendant."""


class StrengthAshtakavargaAnswerSarvashtakavarga(TypedDict):
    sign: "SignName"
    """Sign of the zodiac."""
    sign_number: int
    """1 is Aries."""
    house: int
    """House of the sign, counted from the ascendant."""
    bindus: int
    """Bindus of the seven planets together, 0 to 56; 28 is the mean."""
    grade: Literal["weak", "medium", "strong"]
    """Weak below 25 bindus, medium to 30, strong above."""


class StrengthAshtakavargaAnswer(TypedDict):
    bhinnashtakavarga: List["Bhinnashtakavarga"]
    """The seven planets, and the ascendant last."""
    sarvashtakavarga: List["StrengthAshtakavargaAnswerSarvashtakavarga"]
    """From Aries to Pisces."""
    total: int
    """Bindus of the seven planets in all signs: always 337."""
    metadata: "Metadata"
    """How the answer was made."""


class StrengthAshtakavargaReducedInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    ashtakavarga_table: Literal["varahamihira", "parasara"]
    """Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out."""
    ekadhipatya: Literal["equalise", "subtract", "zero"]
    """What the empty sign of a lord keeps where it has more bindus than the occupied one: as many (equalise), the difference (subtract), or none (zero). equalise when left out."""
    occupancy: Literal["planets", "planets_and_ascendant"]
    """Whose presence makes a sign occupied in the reduction by lords. planets when left out."""
    virgo_multiplier: Literal[5, 6]
    """Weight of Virgo in the rasi pinda: 5 in most books, 6 in others. 5 when left out."""


class _StrengthAshtakavargaReducedInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class StrengthAshtakavargaReducedInput(_StrengthAshtakavargaReducedInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "StrengthAshtakavargaReducedInputSettings"
    """Conventions to follow; each has a default."""


class ReducedAshtakavarga(TypedDict):
    """One row of the ashtakavarga after both reductions."""
    name: "AshtakavargaReceiver"
    """Its name."""
    after_trikona: List[int]
    """After the reduction by trines; from Aries."""
    after_ekadhipatya: List[int]
    """After the reduction by lords too; from Aries."""
    rasi_pinda: int
    """Sum of the reduced bindus, each times the multiplier of its sign."""
    graha_pinda: int
    """Sum over the seven planets of the reduced bindus where each stands, times its multiplier."""
    shodhya_pinda: int
    """Both pindas together."""


class StrengthAshtakavargaReducedAnswer(TypedDict):
    rows: List["ReducedAshtakavarga"]
    """The seven planets, and the ascendant last."""
    metadata: "Metadata"
    """How the answer was made."""


class ShadbalaRequestSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    sunrise_definition: Literal["upper_limb_refraction", "centre_no_refraction", "centre_refraction"]
    """Which moment is sunrise: upper limb with refraction as civil almanacs print it, or the centre of the disc without refraction as the Vedic texts have it. upper_limb_refraction when left out."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""


class _ShadbalaRequest(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class ShadbalaRequest(_ShadbalaRequest, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "ShadbalaRequestSettings"
    """Conventions to follow; each has a default."""


class PlanetStrength(TypedDict):
    """The six strengths of a planet."""
    name: "SignLord"
    """Its name."""
    sthana: "SthanaBala"
    dig: float
    """Strength of direction, in virupas."""
    kala: "KalaBala"
    cheshta: float
    """Strength of motion; of Sun and Moon for ishta and kashta alone, in virupas."""
    naisargika: float
    """Strength by nature, in virupas."""
    drik: float
    """Strength by the aspects of others; may be negative, in virupas."""
    total: Union[float, None]
    """All six together, in virupas; null where the Sun does not rise."""
    rupas: Union[float, None]
    """The total in rupas of 60 virupas."""
    required_rupas: float
    """What the planet needs to be strong."""
    ratio: Union[float, None]
    """Rupas by what is required: strong from 1."""
    is_strong: Union[bool, None]
    """Whether it has what it needs."""
    ishta: float
    """Power to do good, 0 to 60."""
    kashta: float
    """Power to do harm, 0 to 60."""


class SthanaBala(TypedDict):
    """Strength of position and its parts."""
    uchcha: float
    """By distance from deepest debilitation, in virupas."""
    saptavargaja: float
    """By the lords of its signs in seven vargas, in virupas."""
    ojayugma: float
    """By odd and even signs in birth chart and navamsa, in virupas."""
    kendradi: float
    """By kind of house, in virupas."""
    drekkana: float
    """By third of the sign, in virupas."""
    total: float
    """Strength of position, in virupas."""


class KalaBala(TypedDict):
    """Strength of time and its parts."""
    nathonnatha: float
    """By day and night, in virupas."""
    paksha: float
    """By the light of the Moon, in virupas."""
    tribhaga: Union[float, None]
    """As lord of the third of day or night, in virupas; null where the Sun does not rise."""
    abda: Union[float, None]
    """As lord of the year, in virupas; null where the Sun does not rise."""
    masa: Union[float, None]
    """As lord of the month, in virupas; null where the Sun does not rise."""
    vara: Union[float, None]
    """As lord of the weekday, in virupas; null where the Sun does not rise."""
    hora: Union[float, None]
    """As lord of the hour, in virupas; null where the Sun does not rise."""
    ayana: float
    """By declination, in virupas."""
    yuddha: Union[float, None]
    """What war with another planet adds or takes, in virupas; null where the Sun does not rise."""
    total: Union[float, None]
    """Strength of time, in virupas; null where the Sun does not rise."""


class TimeLords(TypedDict):
    """Who rules the time of the birth."""
    abda: "SignLord"
    """Of the year."""
    masa: "SignLord"
    """Of the month."""
    vara: "SignLord"
    """Of the weekday, from sunrise."""
    hora: "SignLord"
    """Of the hour."""
    tribhaga: "SignLord"
    """Of the third of day or night."""


class StrengthShadbalaAnswer(TypedDict):
    planets: List["PlanetStrength"]
    """Sun to Saturn."""
    lords: Union["TimeLords", None]
    """Null where the Sun does not rise or set."""
    benefics: List["SignLord"]
    """Who counts as a benefic in this chart."""
    reason: Union[Literal["no_sunrise", "no_sunset"], None]
    """Why something is missing: near the poles the Sun may not rise or set. Null where nothing is."""
    metadata: "Metadata"
    """How the answer was made."""


class StrengthBhavaBalaAnswerHousesMiddle(TypedDict):
    longitude: float
    """Ecliptic longitude, degrees from 0° Aries."""
    degree: float
    """Degrees within the sign."""
    sign: "SignName"
    """Sign of the zodiac."""
    sign_number: int
    """1 is Aries."""
    sign_lord: "SignLord"
    """Planet that rules the sign."""


class StrengthBhavaBalaAnswerHouses(TypedDict):
    house: int
    """House, 1 to 12."""
    middle: "StrengthBhavaBalaAnswerHousesMiddle"
    """Middle of the house."""
    lord: "SignLord"
    """Lord of the sign in which the middle is."""
    lord_strength: Union[float, None]
    """Shadbala of the lord, in virupas; null where the Sun does not rise."""
    dig: float
    """Strength of direction, in virupas."""
    drik: float
    """Strength by aspects; may be negative, in virupas."""
    total: Union[float, None]
    """All three together, in virupas; null where the Sun does not rise."""
    rupas: Union[float, None]
    """The total in rupas of 60 virupas."""


class StrengthBhavaBalaAnswer(TypedDict):
    houses: List["StrengthBhavaBalaAnswerHouses"]
    """From the first house."""
    reason: Union[Literal["no_sunrise", "no_sunset"], None]
    """Why something is missing: near the poles the Sun may not rise or set. Null where nothing is."""
    metadata: "Metadata"
    """How the answer was made."""


class TransitGocharaInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    ashtakavarga_table: Literal["varahamihira", "parasara"]
    """Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out."""


class _TransitGocharaInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class TransitGocharaInput(_TransitGocharaInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "TransitGocharaInputSettings"
    """Conventions to follow; each has a default."""
    target: str
    """The instant asked about, with its offset; now when left out."""


Quality = Literal["good", "bad", "mixed", "neutral"]
"""Whether it is held to be good, bad, mixed (good for some things) or neutral."""


class Kakshya(TypedDict):
    """The eighth of a sign, 3°45′, in which a planet stands."""
    number: int
    """Which eighth of the sign, 1 to 8."""
    lord: "AshtakavargaReceiver"
    """Lord of that eighth."""
    has_bindu: bool
    """Whether the lord gives a bindu to the sign in the row of this planet."""


class TransitGocharaAnswerTransits(TypedDict):
    name: "GrahaName"
    """Its name."""
    placement: "Placement"
    """Where it stands at the target; houses from the natal ascendant."""
    house_from_moon: int
    """House from the sign of the natal Moon."""
    quality: "Quality"
    """Good in a good house; neutral where another graha obstructs that; else bad."""
    vedha_house: Union[int, None]
    """House from the natal Moon that obstructs it; null where not good."""
    obstructed_by: List["GrahaName"]
    """Who stands in the house of vedha."""
    fruit: Literal["first_third", "middle_third", "last_third", "whole_sign"]
    """In which part of the sign it gives its fruit."""
    bindus: Union[int, None]
    """Of the sign in its own ashtakavarga; null for Rahu and Ketu."""
    sarva_bindus: int
    """Of the sign in the sum of the ashtakavarga."""
    kakshya: Union["Kakshya", None]
    """Null for Rahu and Ketu."""


class TransitGocharaAnswer(TypedDict):
    natal_moon: "Placement"
    natal_ascendant: "Ascendant"
    transits: List["TransitGocharaAnswerTransits"]
    """Sun to Saturn, Rahu, Ketu."""
    metadata: "Metadata"
    """How the answer was made."""


class ParasharaRequestSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    method: Literal["parashara"]
    """Rule by which parts become signs. parashara when left out."""


class _ParasharaRequest(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class ParasharaRequest(_ParasharaRequest, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "ParasharaRequestSettings"
    """Conventions to follow; each has a default."""


class DivisionalChart(TypedDict):
    """A divisional chart of a birth."""
    varga: "Varga"
    """Which divisional chart it is."""
    ascendant: "DivisionalAscendant"
    """The point that rises in the east."""
    planets: List["DivisionalPlacement"]
    """Planets and points, in their usual order."""
    sensitivity_seconds: Union[int, None]
    """Whole seconds to the nearest change of the ascendant’s part, before the birth or after it. Planets are not counted. Null where none is within 12 hours."""
    metadata: "Metadata"
    """How the answer was made."""


class Varga(TypedDict):
    id: str
    """D9, D60 and so on."""
    name: str
    """Its name."""
    parts: int
    """Into how many parts each sign is cut."""
    meaning: str
    """What the chart is read for."""


class DivisionalAscendant(TypedDict):
    name: Literal["Ascendant"]
    """Its name."""
    sign: "SignName"
    """Sign of the zodiac."""
    sign_number: int
    """1 is Aries."""
    sign_lord: "SignLord"
    """Planet that rules the sign."""
    degree: Union[float, None]
    """Degrees within the sign of this chart; null where the parts are unequal."""
    part: int
    """Which part of the natal sign, 1 is the first."""
    natal_longitude: float
    """Sidereal longitude in the birth chart, degrees."""
    house: int
    """House, 1 to 12."""


class DivisionalPlacement(TypedDict):
    name: str
    """Its name."""
    sign: "SignName"
    """Sign of the zodiac."""
    sign_number: int
    """1 is Aries."""
    sign_lord: "SignLord"
    """Planet that rules the sign."""
    degree: Union[float, None]
    """Degrees within the sign of this chart; null where the parts are unequal."""
    part: int
    """Which part of the natal sign, 1 is the first."""
    natal_longitude: float
    """Sidereal longitude in the birth chart, degrees."""
    house: int
    """Counted from the ascendant of this chart."""
    is_vargottama: bool
    """Whether it stands in the same sign as in the birth chart."""
    is_retrograde: bool
    """Whether it moves backwards through the zodiac."""
    deity: Union[str, None]
    """Ruler of the half degree in D60; null in the other charts."""


class DivisionalD2InputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    method: Literal["parashara", "parivritti_dwaya", "uma_shambhu", "raman", "somanatha"]
    """Rule by which parts become signs. parashara when left out."""


class _DivisionalD2Input(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class DivisionalD2Input(_DivisionalD2Input, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "DivisionalD2InputSettings"
    """Conventions to follow; each has a default."""


class DivisionalD3InputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    method: Literal["parashara", "parivritti_traya", "somanatha", "jagannatha"]
    """Rule by which parts become signs. parashara when left out."""


class _DivisionalD3Input(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class DivisionalD3Input(_DivisionalD3Input, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "DivisionalD3InputSettings"
    """Conventions to follow; each has a default."""


class DivisionalD4InputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    method: Literal["parashara", "cyclic"]
    """Rule by which parts become signs. parashara when left out."""


class _DivisionalD4Input(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class DivisionalD4Input(_DivisionalD4Input, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "DivisionalD4InputSettings"
    """Conventions to follow; each has a default."""


class DivisionalD5InputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    method: Literal["odd_even_sign_table", "cyclic"]
    """Rule by which parts become signs. odd_even_sign_table when left out."""


class _DivisionalD5Input(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class DivisionalD5Input(_DivisionalD5Input, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "DivisionalD5InputSettings"
    """Conventions to follow; each has a default."""


class DivisionalD7InputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    method: Literal["parashara", "even_backward"]
    """Rule by which parts become signs. parashara when left out."""


class _DivisionalD7Input(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class DivisionalD7Input(_DivisionalD7Input, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "DivisionalD7InputSettings"
    """Conventions to follow; each has a default."""


class DivisionalD9InputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    method: Literal["parashara", "kalachakra", "krishna_mishra"]
    """Rule by which parts become signs. parashara when left out."""


class _DivisionalD9Input(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class DivisionalD9Input(_DivisionalD9Input, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "DivisionalD9InputSettings"
    """Conventions to follow; each has a default."""


class DivisionalD11InputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    method: Literal["sanjay_rath_rudramsa"]
    """Rule by which parts become signs. sanjay_rath_rudramsa when left out."""


class _DivisionalD11Input(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class DivisionalD11Input(_DivisionalD11Input, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "DivisionalD11InputSettings"
    """Conventions to follow; each has a default."""


class DivisionalD11RamanInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    method: Literal["bv_raman_ekadasamsa"]
    """Rule by which parts become signs. bv_raman_ekadasamsa when left out."""


class _DivisionalD11RamanInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class DivisionalD11RamanInput(_DivisionalD11RamanInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "DivisionalD11RamanInputSettings"
    """Conventions to follow; each has a default."""


class DivisionalD24InputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    method: Literal["parashara", "reverse", "leo"]
    """Rule by which parts become signs. parashara when left out."""


class _DivisionalD24Input(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class DivisionalD24Input(_DivisionalD24Input, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "DivisionalD24InputSettings"
    """Conventions to follow; each has a default."""


class DivisionalD60InputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    method: Literal["parashara", "from_aries"]
    """Rule by which parts become signs. parashara when left out."""


class _DivisionalD60Input(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class DivisionalD60Input(_DivisionalD60Input, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "DivisionalD60InputSettings"
    """Conventions to follow; each has a default."""


class DivisionalShodashvargaAnswerVargas(TypedDict):
    varga: "Varga"
    """Which divisional chart it is."""
    ascendant: "DivisionalAscendant"
    """The point that rises in the east."""
    planets: List["DivisionalPlacement"]
    """Planets and points, in their usual order."""


class DivisionalShodashvargaAnswer(TypedDict):
    vargas: List["DivisionalShodashvargaAnswerVargas"]
    """The sixteen charts."""
    metadata: "Metadata"
    """How the answer was made."""


class PanchangRequestSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    sunrise_definition: Literal["upper_limb_refraction", "centre_no_refraction", "centre_refraction"]
    """Which moment is sunrise: upper limb with refraction as civil almanacs print it, or the centre of the disc without refraction as the Vedic texts have it. upper_limb_refraction when left out."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""


class _PanchangRequest(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class PanchangRequest(_PanchangRequest, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "PanchangRequestSettings"
    """Conventions to follow; each has a default."""


class PanchangDay(TypedDict):
    """The day that runs from sunrise to sunrise and holds the instant asked about."""
    date: str
    """Civil date on which the day began."""
    weekday: str
    """Weekday of the day."""
    basis: Literal["sunrise", "civil"]
    """Counted from sunrise, or by the civil calendar where there is none."""
    sunrise: Union[str, None]
    """Sunrise; null where there is none."""
    sunset: Union[str, None]
    """Sunset; null where there is none."""
    next_sunrise: Union[str, None]
    """The sunrise after it; null where there is none."""


class Vara(TypedDict):
    """The weekday, which begins with sunrise."""
    number: int
    """1 is Sunday."""
    name: str
    """Its name."""
    sanskrit: str
    """Sanskrit name."""
    lord: "SignLord"
    """Planet that rules it."""
    basis: Literal["sunrise", "civil"]
    """Counted from sunrise, or by the civil calendar where there is none."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class Tithi(TypedDict):
    """A lunar day: the Moon gains 12° on the Sun."""
    number: int
    """1 to 15 of the waxing half, 16 to 30 of the waning."""
    name: str
    """Its name."""
    paksha: Literal["Shukla", "Krishna"]
    """Waxing or waning half of the lunar month."""
    day_of_paksha: int
    """Day of its half of the month, 1 to 15."""
    group: Literal["Nanda", "Bhadra", "Jaya", "Rikta", "Purna"]
    """Group that it belongs to."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class NakshatraSpan(TypedDict):
    """The star (lunar mansion) that the Moon is in."""
    number: int
    """Its number, 1 is the first."""
    name: "NakshatraName"
    """Its name."""
    lord: "GrahaName"
    """Planet that rules it."""
    deity: str
    """Deity that presides over it."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class NityaYoga(TypedDict):
    """One of 27 parts of the sum of the Sun’s and the Moon’s longitude."""
    number: int
    """Its number, 1 is the first."""
    name: str
    """Its name."""
    quality: "Quality"
    avoid: Union[str, None]
    """Which part is to be avoided, where it is not the whole; null where it is."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class Karana(TypedDict):
    """Half a tithi."""
    number: int
    """Half tithi of the lunar month, 1 begins at the new moon."""
    name: str
    """Its name."""
    kind: Literal["movable", "fixed"]
    """Kind of it."""
    quality: "Quality"
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class HinduCalendarEras(TypedDict):
    shaka: "EraYear"
    """Changes with Chaitra."""
    vikram: "EraYear"
    """Of the north: changes with Chaitra."""
    gujarati: "EraYear"
    """Vikram year of Gujarat: changes with Kartika."""
    kali_year: int
    """Elapsed years of the Kali age."""


class HinduCalendar(TypedDict):
    """What the calendars of India call the panchang day."""
    lunar_month: "LunarMonth"
    paksha: Literal["Shukla", "Krishna"]
    """Waxing or waning half of the lunar month, at sunrise."""
    tithi_number: int
    """The tithi at sunrise, which names the day."""
    eras: "HinduCalendarEras"
    """Years of the lunar eras."""
    solar_dates: List["SolarDate"]
    """One for each region."""
    national: "IndianNationalDate"
    ahargana: int
    """Days since the Kali age began."""
    ayana: Literal["Uttarayana", "Dakshinayana"]
    """Half of the year: the Sun goes north or south."""
    ritu: str
    """Season by the sidereal Sun."""


class LunarMonth(TypedDict):
    """The lunar month of the tithi that rules at sunrise."""
    number: int
    """1 is Chaitra."""
    name: str
    """Amanta: the month runs from new moon to new moon. A leap month is called Adhika."""
    purnimanta_number: int
    """1 is Chaitra."""
    purnimanta_name: str
    """As in the north, where the month ends with the full moon."""
    kind: Literal["normal", "adhika", "kshaya"]
    """Adhika: the Sun enters no sign in it. Kshaya: he enters two, and the second name is lost."""
    lost_name: Union[str, None]
    """The name that a kshaya month takes with it; else null."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class EraYear(TypedDict):
    """A year of an era."""
    year: int
    """Elapsed years of the era."""
    samvatsara: str
    """Name of the year in the cycle of sixty."""


class SolarDate(TypedDict):
    """The same day in a solar calendar."""
    calendar: Literal["tamil", "malayalam", "odia", "bengali", "assamese"]
    """Region whose rule decides on which date a month begins."""
    era: str
    """Era that the year belongs to."""
    year: int
    """Year of that era."""
    month_number: int
    """Counted from the month in which the year of this calendar begins."""
    month: str
    """Name of the month in the region."""
    day: int
    """Day of the month."""
    first_date: str
    """Civil date of the first day of the month."""
    sankranti: str
    """When the Sun entered the sign of the month."""


class IndianNationalDate(TypedDict):
    """The civil calendar of India, which needs no sky."""
    year: int
    """Saka year."""
    month_number: int
    """1 is Chaitra."""
    month: str
    """Name of the month."""
    day: int
    """Day of the month."""


class PanchangFullAnswerDayList(TypedDict):
    tithi: List["Tithi"]
    """Lunar day."""
    nakshatra: List["NakshatraSpan"]
    """Lunar mansion (star) of the Moon, or that it falls in."""
    yoga: List["NityaYoga"]
    """Nitya yoga, from the longitudes of Sun and Moon."""
    karana: List["Karana"]
    """Half a lunar day."""


class PanchangFullAnswer(TypedDict):
    panchang_day: "PanchangDay"
    vara: "Vara"
    tithi: "Tithi"
    """Lunar day."""
    nakshatra: "NakshatraSpan"
    """Lunar mansion (star) of the Moon, or that it falls in."""
    yoga: "NityaYoga"
    """Nitya yoga, from the longitudes of Sun and Moon."""
    karana: "Karana"
    """Half a lunar day."""
    sunrise: Union[str, None]
    """Sunrise; null where there is none."""
    sunset: Union[str, None]
    """Sunset; null where there is none."""
    vedic_sunrise: Union[str, None]
    """Rise of the centre of the disc without refraction, as the Vedic texts have it."""
    vedic_sunset: Union[str, None]
    """Set of the centre of the disc without refraction."""
    moonrise: Union[str, None]
    """Within the panchang day; one day in a month has none."""
    moonset: Union[str, None]
    """Within the panchang day; one day in a month has none."""
    next_moonrise: Union[str, None]
    """Where the panchang day has no moonrise: the next one; else null."""
    next_moonset: Union[str, None]
    """Where the panchang day has no moonset: the next one; else null."""
    day_list: "PanchangFullAnswerDayList"
    """Every limb that touches the day from sunrise to sunrise."""
    calendar: "HinduCalendar"
    metadata: "Metadata"
    """How the answer was made."""


class PanchangTithiAnswerTithi(TypedDict):
    number: int
    """1 to 15 of the waxing half, 16 to 30 of the waning."""
    name: str
    """Its name."""
    paksha: Literal["Shukla", "Krishna"]
    """Waxing or waning half of the lunar month."""
    day_of_paksha: int
    """Day of its half of the month, 1 to 15."""
    group: Literal["Nanda", "Bhadra", "Jaya", "Rikta", "Purna"]
    """Group that it belongs to."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    is_kshaya: bool
    """Whether no sunrise falls into it, so that the calendar skips it."""
    is_vriddhi: bool
    """Whether two sunrises fall into it, so that the calendar repeats it."""


class PanchangTithiAnswer(TypedDict):
    tithi: "PanchangTithiAnswerTithi"
    """Lunar day."""
    next: "Tithi"
    metadata: "Metadata"
    """How the answer was made."""


class PanchangNakshatraAnswer(TypedDict):
    nakshatra: "NakshatraSpan"
    """Lunar mansion (star) of the Moon, or that it falls in."""
    next: "NakshatraSpan"
    metadata: "Metadata"
    """How the answer was made."""


class PanchangYogaAnswer(TypedDict):
    yoga: "NityaYoga"
    """Nitya yoga, from the longitudes of Sun and Moon."""
    next: "NityaYoga"
    metadata: "Metadata"
    """How the answer was made."""


class PanchangKaranaAnswer(TypedDict):
    karana: "Karana"
    """Half a lunar day."""
    next: "Karana"
    metadata: "Metadata"
    """How the answer was made."""


class PanchangVaraAnswer(TypedDict):
    vara: "Vara"
    metadata: "Metadata"
    """How the answer was made."""


class PanchangSunTimesAnswer(TypedDict):
    date: str
    """Civil date."""
    sunrise: Union[str, None]
    """Sunrise; null where there is none."""
    sunset: Union[str, None]
    """Sunset; null where there is none."""
    vedic_sunrise: Union[str, None]
    """Rise of the centre of the disc without refraction, as the Vedic texts have it."""
    vedic_sunset: Union[str, None]
    """Set of the centre of the disc without refraction."""
    next_sunrise: Union[str, None]
    """Where there is no sunrise on the date: the next one; else null."""
    next_sunset: Union[str, None]
    """Where there is no sunset on the date: the next one; else null."""
    reason: Union[Literal["midnight_sun", "polar_night"], None]
    """Why there is no sunrise or sunset; null where both are on the date or the missing one follows the next day."""
    day_length_seconds: Union[int, None]
    """From sunrise to sunset; null where one is missing."""
    metadata: "Metadata"
    """How the answer was made."""


class PanchangMoonTimesAnswer(TypedDict):
    date: str
    """Civil date."""
    moonrise: Union[str, None]
    """Moonrise; null on a day without one."""
    moonset: Union[str, None]
    """Moonset; null on a day without one."""
    next_moonrise: Union[str, None]
    """Where there is no moonrise on the date: the next one; else null."""
    next_moonset: Union[str, None]
    """Where there is no moonset on the date: the next one; else null."""
    reason: Union[Literal["above_horizon", "below_horizon"], None]
    """Where the Moon is for the whole date near the poles; null where she rises or sets."""
    metadata: "Metadata"
    """How the answer was made."""


class TimeWindow(TypedDict):
    """From start until end, half-open."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class PanchangInauspiciousPeriodsAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]
    """Why something is missing: near the poles the Sun may not rise or set. Null where nothing is."""
    rahu_kaal: Union["TimeWindow", None]
    """The eighth of the day that belongs to Rahu."""
    gulika_kaal: Union["TimeWindow", None]
    """The eighth of the day that belongs to Gulika."""
    yamaganda: Union["TimeWindow", None]
    """The eighth of the day that belongs to Yama."""
    metadata: "Metadata"
    """How the answer was made."""


class Choghadiya(TypedDict):
    name: str
    """Its name."""
    lord: "SignLord"
    """Planet that rules it."""
    quality: "Quality"
    vela: Union[Literal["Kaal Vela", "Vaar Vela", "Kaal Ratri"], None]
    """To be avoided whatever the quality; null for most."""
    number: int
    """Within its day or night."""
    is_day: bool
    """Whether it lies between sunrise and sunset."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class PanchangChoghadiyaAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]
    """Why something is missing: near the poles the Sun may not rise or set. Null where nothing is."""
    choghadiya: List["Choghadiya"]
    """The parts of day and night, in order."""
    metadata: "Metadata"
    """How the answer was made."""


class Hora(TypedDict):
    lord: "SignLord"
    """Planet that rules it."""
    quality: "Quality"
    number: int
    """Within its day or night."""
    is_day: bool
    """Whether it lies between sunrise and sunset."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class PanchangHoraAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]
    """Why something is missing: near the poles the Sun may not rise or set. Null where nothing is."""
    hora: List["Hora"]
    """The planetary hours, in order."""
    metadata: "Metadata"
    """How the answer was made."""


class PanchangAbhijitMuhuratAnswerAbhijitMuhurat(TypedDict):
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    avoid_on_wednesday: bool
    """Whether it is a Wednesday, which some texts except."""


class PanchangAbhijitMuhuratAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]
    """Why something is missing: near the poles the Sun may not rise or set. Null where nothing is."""
    abhijit_muhurat: Union["PanchangAbhijitMuhuratAnswerAbhijitMuhurat", None]
    """The middle muhurta of the day; null where there is none."""
    metadata: "Metadata"
    """How the answer was made."""


class PanchangBrahmaMuhurtaAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]
    """Why something is missing: near the poles the Sun may not rise or set. Null where nothing is."""
    brahma_muhurta: Union["TimeWindow", None]
    """The window before sunrise; null where there is none."""
    metadata: "Metadata"
    """How the answer was made."""


class PanchangAmritKaalAnswerAmritKaal(TypedDict):
    is_day: bool
    """Whether it lies between sunrise and sunset."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class PanchangAmritKaalAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]
    """Why something is missing: near the poles the Sun may not rise or set. Null where nothing is."""
    amrit_kaal: List["PanchangAmritKaalAnswerAmritKaal"]
    """The Amrit windows, in order."""
    metadata: "Metadata"
    """How the answer was made."""


class PanchangGoodBadTimesAnswerPeriods(TypedDict):
    name: str
    """Its name."""
    quality: "Quality"
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class PanchangGoodBadTimesAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]
    """Why something is missing: near the poles the Sun may not rise or set. Null where nothing is."""
    periods: List["PanchangGoodBadTimesAnswerPeriods"]
    """Windows of the day, by start."""
    metadata: "Metadata"
    """How the answer was made."""


class PanchangChandraBalaAnswerChandraBala(TypedDict):
    birth_sign: "SignName"
    """Sign of the Moon at birth."""
    birth_sign_number: int
    """The same as a number, 1 is Aries."""
    house: int
    """Of the Moon now, counted from the birth sign."""
    quality: "Quality"
    is_chandrashtama: bool
    """Whether the Moon is in the eighth sign from it."""


class PanchangChandraBalaAnswer(TypedDict):
    moon_sign: "SignName"
    """Sign of the Moon."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    chandra_bala: List["PanchangChandraBalaAnswerChandraBala"]
    """One row for each birth sign."""
    metadata: "Metadata"
    """How the answer was made."""


class PanchangTaraBalaAnswerTaraBala(TypedDict):
    birth_nakshatra: "NakshatraName"
    """Star of the Moon at birth."""
    birth_nakshatra_number: int
    """The same as a number, 1 is Ashwini."""
    tara: str
    """Which of the nine taras."""
    tara_number: int
    """The same as a number, 1 is Janma."""
    round: int
    """Which round of nine, 1 to 3."""
    quality: "Quality"


class PanchangTaraBalaAnswer(TypedDict):
    nakshatra: "NakshatraName"
    """Lunar mansion (star) of the Moon, or that it falls in."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    tara_bala: List["PanchangTaraBalaAnswerTaraBala"]
    """One row for each birth star."""
    metadata: "Metadata"
    """How the answer was made."""


class PanchangDishaShoolAnswerDishaShool(TypedDict):
    direction: Literal["East", "North", "South", "West"]
    """Direction to avoid."""
    remedy: str
    """What is eaten by those who must travel."""
    strongest: Union["TimeWindow", None]
    """Twelve ghatis from sunrise; null where there is none."""


class PanchangDishaShoolAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]
    """Why something is missing: near the poles the Sun may not rise or set. Null where nothing is."""
    disha_shool: "PanchangDishaShoolAnswerDishaShool"
    """The direction to avoid, and its remedy."""
    metadata: "Metadata"
    """How the answer was made."""


class PanchangRituInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    sunrise_definition: Literal["upper_limb_refraction", "centre_no_refraction", "centre_refraction"]
    """Which moment is sunrise: upper limb with refraction as civil almanacs print it, or the centre of the disc without refraction as the Vedic texts have it. upper_limb_refraction when left out."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    method: Literal["meena_start", "mesha_start"]
    """Whether spring begins with the Sun in Meena (Surya Siddhanta) or in Mesha (Tamil reckoning). meena_start when left out."""


class _PanchangRituInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class PanchangRituInput(_PanchangRituInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "PanchangRituInputSettings"
    """Conventions to follow; each has a default."""


class PanchangRituAnswerRitu(TypedDict):
    name: str
    """Its name."""
    english: str
    """English name."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class PanchangRituAnswerDrikRitu(TypedDict):
    name: str
    """Its name."""
    english: str
    """English name."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class PanchangRituAnswer(TypedDict):
    ritu: "PanchangRituAnswerRitu"
    """Season by the sidereal Sun."""
    drik_ritu: "PanchangRituAnswerDrikRitu"
    """Season by the tropical Sun."""
    ayana: Literal["Uttarayana", "Dakshinayana"]
    """Half of the year: the Sun goes north or south."""
    sun_sign: "SignName"
    """Sign of the Sun."""
    metadata: "Metadata"
    """How the answer was made."""


class PanchangCalendarDayAnswer(TypedDict):
    panchang_day: "PanchangDay"
    calendar: "HinduCalendar"
    metadata: "Metadata"
    """How the answer was made."""


class CalendarMonthDayLunarMonth(TypedDict):
    number: int
    """1 is Chaitra."""
    name: str
    """Amanta: the month runs from new moon to new moon. A leap month is called Adhika."""
    purnimanta_number: int
    """1 is Chaitra."""
    purnimanta_name: str
    """As in the north, where the month ends with the full moon."""
    kind: Literal["normal", "adhika", "kshaya"]
    """Adhika: the Sun enters no sign in it. Kshaya: he enters two, and the second name is lost."""
    lost_name: Union[str, None]
    """The name that a kshaya month takes with it; else null."""


class CalendarMonthDayKshayaTithi(TypedDict):
    number: int
    """Its number, 1 is the first."""
    name: str
    """Its name."""


class CalendarMonthDaySankranti(TypedDict):
    sign: str
    """Sign of the zodiac."""
    at: str
    """When the Sun enters the sign."""


class CalendarMonthDay(TypedDict):
    """One square of a printed month."""
    date: str
    """Civil date on which the day began."""
    weekday: str
    """Weekday of the day."""
    basis: Literal["sunrise", "civil"]
    """Counted from sunrise, or by the civil calendar where there is none."""
    sunrise: Union[str, None]
    """Sunrise; null where there is none."""
    sunset: Union[str, None]
    """Sunset; null where there is none."""
    next_sunrise: Union[str, None]
    """The sunrise after it; null where there is none."""
    moonrise: Union[str, None]
    """On the civil date; one day in a month has none."""
    moonset: Union[str, None]
    """On the civil date; one day in a month has none."""
    lunar_month: "CalendarMonthDayLunarMonth"
    """The lunar month of the tithi at sunrise."""
    tithi: "Tithi"
    """The tithi at sunrise, which names the day."""
    is_vriddhi: bool
    """Whether two sunrises fall into it, so that the calendar repeats it."""
    kshaya_tithi: Union["CalendarMonthDayKshayaTithi", None]
    """A tithi that begins and ends in this day and so names none; null on most days."""
    nakshatra: "NakshatraSpan"
    """The star of the Moon at sunrise."""
    sankranti: Union["CalendarMonthDaySankranti", None]
    """The sign that the Sun enters on this date; null on most days."""


class PanchangCalendarMonthAnswer(TypedDict):
    year: int
    """Gregorian year."""
    month: int
    """Gregorian month, 1 is January."""
    days: List["CalendarMonthDay"]
    """In order, from the first of the month."""
    metadata: "Metadata"
    """How the answer was made."""


class DashaVimshottariInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    year_length: Union[float, Literal[360], Literal["true_sidereal_sun"]]
    """Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""


class _DashaVimshottariInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class DashaVimshottariInput(_DashaVimshottariInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "DashaVimshottariInputSettings"
    """Conventions to follow; each has a default."""
    depth: int
    """How many levels of periods to list, from the great ones down. 2 when left out."""
    target_date: str
    """The day asked about, from 00:00 local time; today when left out."""


class BirthNakshatra(TypedDict):
    """The star of the Moon at birth, which fixes the first period."""
    name: "NakshatraName"
    """Its name."""
    number: int
    """1 is Ashwini."""
    lord: "GrahaName"
    """Planet that rules it."""
    pada: int
    """Quarter of the nakshatra."""
    moon_longitude: float
    """Sidereal longitude of the Moon at birth, degrees."""


class DashaBalance(TypedDict):
    """What is left of the first period at birth."""
    lord: "GrahaName"
    """Planet that rules it."""
    name: Union[str, None]
    """Name of the period, where the system has one beside the planet; else null."""
    years_remaining: float
    """Years of the first period still to run at birth."""
    duration: str
    """The same as an ISO 8601 duration: twelve months of thirty days a year."""
    description: str
    """The same in a sentence."""


class MahadashaAntardashasPratyantardashasSookshmasPranas(TypedDict):
    lord: "GrahaName"
    """Planet that rules it."""
    name: Union[str, None]
    """Name of the period, where the system has one beside the planet; else null."""
    start: str
    """Local date on which it begins."""
    end: str
    """Local date on which it ends and the next begins."""
    start_at: str
    """ISO 8601 with the offset that the time zone has then."""
    end_at: str
    """ISO 8601 with the offset that the time zone has then."""


class MahadashaAntardashasPratyantardashasSookshmas(TypedDict):
    lord: "GrahaName"
    """Planet that rules it."""
    name: Union[str, None]
    """Name of the period, where the system has one beside the planet; else null."""
    start: str
    """Local date on which it begins."""
    end: str
    """Local date on which it ends and the next begins."""
    start_at: str
    """ISO 8601 with the offset that the time zone has then."""
    end_at: str
    """ISO 8601 with the offset that the time zone has then."""
    pranas: Union[List["MahadashaAntardashasPratyantardashasSookshmasPranas"], None]
    """The periods within it; null below the depth that was asked for."""


class MahadashaAntardashasPratyantardashas(TypedDict):
    lord: "GrahaName"
    """Planet that rules it."""
    name: Union[str, None]
    """Name of the period, where the system has one beside the planet; else null."""
    start: str
    """Local date on which it begins."""
    end: str
    """Local date on which it ends and the next begins."""
    start_at: str
    """ISO 8601 with the offset that the time zone has then."""
    end_at: str
    """ISO 8601 with the offset that the time zone has then."""
    sookshmas: Union[List["MahadashaAntardashasPratyantardashasSookshmas"], None]
    """The periods within it; null below the depth that was asked for."""


class MahadashaAntardashas(TypedDict):
    lord: "GrahaName"
    """Planet that rules it."""
    name: Union[str, None]
    """Name of the period, where the system has one beside the planet; else null."""
    start: str
    """Local date on which it begins."""
    end: str
    """Local date on which it ends and the next begins."""
    start_at: str
    """ISO 8601 with the offset that the time zone has then."""
    end_at: str
    """ISO 8601 with the offset that the time zone has then."""
    pratyantardashas: Union[List["MahadashaAntardashasPratyantardashas"], None]
    """The periods within it; null below the depth that was asked for."""


class Mahadasha(TypedDict):
    """A great period, with the periods within it."""
    lord: "GrahaName"
    """Planet that rules it."""
    name: Union[str, None]
    """Name of the period, where the system has one beside the planet; else null."""
    start: str
    """Local date on which it begins."""
    end: str
    """Local date on which it ends and the next begins."""
    start_at: str
    """ISO 8601 with the offset that the time zone has then."""
    end_at: str
    """ISO 8601 with the offset that the time zone has then."""
    antardashas: Union[List["MahadashaAntardashas"], None]
    """The periods within it; null below the depth that was asked for."""


class DashaVimshottariAnswer(TypedDict):
    birth_nakshatra: "BirthNakshatra"
    """Star of the Moon at birth."""
    balance_at_birth: "DashaBalance"
    mahadashas: List["Mahadasha"]
    """The great periods, in order."""
    metadata: "Metadata"
    """How the answer was made."""


class DashaCurrentInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    year_length: Union[float, Literal[360], Literal["true_sidereal_sun"]]
    """Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""


class _DashaCurrentInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class DashaCurrentInput(_DashaCurrentInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "DashaCurrentInputSettings"
    """Conventions to follow; each has a default."""
    target_date: str
    """The day asked about, from 00:00 local time; today when left out."""


class RulingPeriod(TypedDict):
    """A period that rules at the asked moment."""
    lord: "GrahaName"
    """Planet that rules it."""
    name: Union[str, None]
    """Name of the period, where the system has one beside the planet; else null."""
    start: str
    """Local date on which it begins."""
    end: str
    """Local date on which it ends and the next begins."""
    start_at: str
    """ISO 8601 with the offset that the time zone has then."""
    end_at: str
    """ISO 8601 with the offset that the time zone has then."""
    duration_days: float
    """How long it lasts, in days."""


class DashaCurrentAnswer(TypedDict):
    birth_nakshatra: "BirthNakshatra"
    """Star of the Moon at birth."""
    target_date: str
    """The day asked about."""
    out_of_cycle: bool
    """Whether the day lies outside the cycle."""
    mahadasha: Union["RulingPeriod", None]
    """Great period that rules; null outside the cycle."""
    antardasha: Union["RulingPeriod", None]
    """Second level."""
    pratyantardasha: Union["RulingPeriod", None]
    """Third level."""
    sookshma: Union["RulingPeriod", None]
    """Fourth level; null outside the cycle."""
    prana: Union["RulingPeriod", None]
    """Fifth level; null outside the cycle."""
    metadata: "Metadata"
    """How the answer was made."""


class DashaYoginiInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    year_length: Union[float, Literal[360], Literal["true_sidereal_sun"]]
    """Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""


class _DashaYoginiInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class DashaYoginiInput(_DashaYoginiInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "DashaYoginiInputSettings"
    """Conventions to follow; each has a default."""
    depth: int
    """How many levels of periods to list, from the great ones down. 2 when left out."""


class DashaYoginiAnswer(TypedDict):
    birth_nakshatra: "BirthNakshatra"
    """Star of the Moon at birth."""
    balance_at_birth: "DashaBalance"
    mahadashas: List["Mahadasha"]
    """The great periods, in order."""
    metadata: "Metadata"
    """How the answer was made."""


class DashaAshtottariInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    year_length: Union[float, Literal[360], Literal["true_sidereal_sun"]]
    """Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    method: Literal["twenty_seven_stars", "with_abhijit"]
    """Whether Abhijit counts as a fourth star of Saturn’s group; it changes the balance of a Moon there. twenty_seven_stars when left out."""


class _DashaAshtottariInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class DashaAshtottariInput(_DashaAshtottariInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "DashaAshtottariInputSettings"
    """Conventions to follow; each has a default."""
    depth: int
    """How many levels of periods to list, from the great ones down. 2 when left out."""


class DashaAshtottariAnswerApplicability(TypedDict):
    applicable: bool
    """Whether either condition holds."""
    by_rahu: bool
    """Whether the condition on Rahu holds."""
    by_paksha: bool
    """Whether the condition on day and waxing Moon holds."""
    is_day_birth: bool
    """Whether the centre of the Sun stood above the horizon."""
    is_waxing_moon: bool
    """Whether the birth was in the waxing half of the month."""


class DashaAshtottariAnswer(TypedDict):
    birth_nakshatra: "BirthNakshatra"
    """Star of the Moon at birth."""
    balance_at_birth: "DashaBalance"
    mahadashas: List["Mahadasha"]
    """The great periods, in order."""
    applicability: "DashaAshtottariAnswerApplicability"
    """Whether tradition uses this dasha for the birth."""
    metadata: "Metadata"
    """How the answer was made."""


class _BirthDetails(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class BirthDetails(_BirthDetails, total=False):
    """Date, local clock time, place and time zone of one birth."""
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""


class StandardCompatibilityRequestSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""


class _StandardCompatibilityRequest(TypedDict):
    bride: "BirthDetails"
    groom: "BirthDetails"


class StandardCompatibilityRequest(_StandardCompatibilityRequest, total=False):
    settings: "StandardCompatibilityRequestSettings"
    """Conventions to follow; each has a default."""


class MatchmakingAshtakootInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    vashya_table: Literal["standard", "saravali", "astroyogi"]
    """Whose points for who sways whom. standard when left out."""
    vashya_split: Literal[True, False]
    """Whether Sagittarius and Capricorn change their class at 15°. true when left out."""
    yoni_table: Literal["raman", "saral"]
    """Whose friendship of the animals. raman when left out."""
    gana_table: Literal["standard", "saral_asht_koot"]
    """Whose points for tempers; they differ for a deva groom and a rakshasa bride. standard when left out."""
    house_set: Literal["north", "south", "without_second"]
    """Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out."""


class _MatchmakingAshtakootInput(TypedDict):
    bride: "BirthDetails"
    groom: "BirthDetails"


class MatchmakingAshtakootInput(_MatchmakingAshtakootInput, total=False):
    settings: "MatchmakingAshtakootInputSettings"
    """Conventions to follow; each has a default."""


class KootaException(TypedDict):
    """What tradition accepts in spite of a low koota. No score is changed."""
    koota: Literal["varna", "vashya", "tara", "yoni", "graha_maitri", "gana", "bhakoot", "nadi"]
    """Which test."""
    name: str
    """Its name."""
    applies: bool
    """Whether it holds here."""
    description: str
    """The same in a sentence."""


class MatchedMoon(TypedDict):
    """Where the Moon stood at a birth: all that matching reads of it."""
    longitude: float
    """Ecliptic longitude, degrees from 0° Aries."""
    degree: float
    """Degrees within the sign."""
    sign: "SignName"
    """Sign of the zodiac."""
    sign_number: int
    """1 is Aries."""
    sign_lord: "SignLord"
    """Planet that rules the sign."""
    nakshatra: "NakshatraName"
    """Lunar mansion (star) of the Moon, or that it falls in."""
    nakshatra_number: int
    """1 is Ashwini."""
    nakshatra_lord: "GrahaName"
    """Planet that rules the nakshatra."""
    pada: int
    """Quarter of the nakshatra."""
    ayanamsa_value: float
    """Degrees subtracted from tropical longitudes."""


class ManglikOfCoupleBride(TypedDict):
    is_manglik: bool
    """Whether Mars makes the dosha from the ascendant."""
    severity: Literal["none", "mild", "moderate", "severe"]
    """None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3."""
    mars_house: int
    """House of Mars from the ascendant."""


class ManglikOfCoupleGroom(TypedDict):
    is_manglik: bool
    """Whether Mars makes the dosha from the ascendant."""
    severity: Literal["none", "mild", "moderate", "severe"]
    """None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3."""
    mars_house: int
    """House of Mars from the ascendant."""


class ManglikOfCouple(TypedDict):
    """Manglik dosha in both charts; it is no part of the score."""
    bride: "ManglikOfCoupleBride"
    """Of the bride."""
    groom: "ManglikOfCoupleGroom"
    """Of the groom."""
    is_compatible: bool
    """Whether the doshas of the two go together."""
    description: str
    """The same in a sentence."""


class MatchmakingAshtakootAnswerKootasVarna(TypedDict):
    score: float
    """Points that it gives."""
    max: Literal[1]
    """Points that it can give."""
    bride: str
    """What of hers is compared."""
    groom: str
    """What of his is compared."""
    description: str
    """Why."""


class MatchmakingAshtakootAnswerKootasVashya(TypedDict):
    score: float
    """Points that it gives."""
    max: Literal[2]
    """Points that it can give."""
    bride: str
    """What of hers is compared."""
    groom: str
    """What of his is compared."""
    description: str
    """Why."""


class MatchmakingAshtakootAnswerKootasTara(TypedDict):
    score: float
    """Points that it gives."""
    max: Literal[3]
    """Points that it can give."""
    bride: str
    """What of hers is compared."""
    groom: str
    """What of his is compared."""
    description: str
    """Why."""


class MatchmakingAshtakootAnswerKootasYoni(TypedDict):
    score: float
    """Points that it gives."""
    max: Literal[4]
    """Points that it can give."""
    bride: str
    """What of hers is compared."""
    groom: str
    """What of his is compared."""
    description: str
    """Why."""


class MatchmakingAshtakootAnswerKootasGrahaMaitri(TypedDict):
    score: float
    """Points that it gives."""
    max: Literal[5]
    """Points that it can give."""
    bride: str
    """What of hers is compared."""
    groom: str
    """What of his is compared."""
    description: str
    """Why."""


class MatchmakingAshtakootAnswerKootasGana(TypedDict):
    score: float
    """Points that it gives."""
    max: Literal[6]
    """Points that it can give."""
    bride: str
    """What of hers is compared."""
    groom: str
    """What of his is compared."""
    description: str
    """Why."""


class MatchmakingAshtakootAnswerKootasBhakoot(TypedDict):
    score: float
    """Points that it gives."""
    max: Literal[7]
    """Points that it can give."""
    bride: str
    """What of hers is compared."""
    groom: str
    """What of his is compared."""
    description: str
    """Why."""


class MatchmakingAshtakootAnswerKootasNadi(TypedDict):
    score: float
    """Points that it gives."""
    max: Literal[8]
    """Points that it can give."""
    bride: str
    """What of hers is compared."""
    groom: str
    """What of his is compared."""
    description: str
    """Why."""


class MatchmakingAshtakootAnswerKootas(TypedDict):
    varna: "MatchmakingAshtakootAnswerKootasVarna"
    """Classes of the Moon signs."""
    vashya: "MatchmakingAshtakootAnswerKootasVashya"
    """Who sways whom."""
    tara: "MatchmakingAshtakootAnswerKootasTara"
    """Which of the nine taras."""
    yoni: "MatchmakingAshtakootAnswerKootasYoni"
    """Animals of the stars."""
    graha_maitri: "MatchmakingAshtakootAnswerKootasGrahaMaitri"
    """Friendship of the lords of the Moon signs."""
    gana: "MatchmakingAshtakootAnswerKootasGana"
    """Tempers of the stars."""
    bhakoot: "MatchmakingAshtakootAnswerKootasBhakoot"
    """Distance of the Moon signs."""
    nadi: "MatchmakingAshtakootAnswerKootasNadi"
    """Humours of the stars."""


class MatchmakingAshtakootAnswer(TypedDict):
    total_score: float
    """Points of all tests together."""
    max_score: Literal[36]
    """Points that there can be."""
    kootas: "MatchmakingAshtakootAnswerKootas"
    """The eight tests."""
    exceptions: List["KootaException"]
    """What tradition accepts in spite of a low score."""
    recommendation: str
    """The outcome in a sentence; the threshold is yours."""
    bride: "MatchedMoon"
    """Of the bride."""
    groom: "MatchedMoon"
    """Of the groom."""
    manglik: "ManglikOfCouple"
    metadata: "Metadata"
    """How the answer was made."""


class PoruthamRequestSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    method: Literal["tamil", "kerala"]
    """Whose rules: the Tamil almanacs’ or those of Kerala. tamil when left out."""
    rajju_direction: Literal[True, False]
    """Whether two stars on one part of the rope that go opposite ways get half a point (Tamil rule). true when left out."""
    friendship: Literal["yavana", "parashara"]
    """Which friendship of planets the lords of the signs are judged by. yavana when left out."""
    stree_deergha: Literal["graded", "over_7", "over_9", "over_15"]
    """How far the groom’s star must be from the bride’s: half a point over 7 and one over 13, or as named. graded when left out."""


class _PoruthamRequest(TypedDict):
    bride: "BirthDetails"
    groom: "BirthDetails"


class PoruthamRequest(_PoruthamRequest, total=False):
    settings: "PoruthamRequestSettings"
    """Conventions to follow; each has a default."""


class Porutham(TypedDict):
    """One of the ten agreements."""
    points: Union[Literal[0], float, Literal[1]]
    """Points that it gives."""
    max: Literal[1]
    """Points that it can give."""
    bride: str
    """What of hers is compared."""
    groom: str
    """What of his is compared."""
    description: str
    """Why."""


class MatchmakingPoruthamAnswerPoruthams(TypedDict):
    dina: "Porutham"
    """Distance of the stars."""
    gana: "Porutham"
    """Tempers of the stars."""
    mahendra: "Porutham"
    """Distance of the stars, for children."""
    stree_deergha: "Porutham"
    """How far his star is from hers."""
    yoni: "Porutham"
    """Animals of the stars."""
    vedha: "Porutham"
    """Whether the stars pierce each other."""
    rajju: "Porutham"
    """Parts of the body that the stars belong to."""
    rasi: "Porutham"
    """Distance of the Moon signs, or the sign itself."""
    rasyadhipati: "Porutham"
    """Friendship of the lords of the signs."""
    vashya: "Porutham"
    """Who sways whom."""


class MatchmakingPoruthamAnswer(TypedDict):
    total_points: float
    """Points of all together."""
    max_points: Literal[10]
    """Points that there can be."""
    verdict: Literal["uthama", "madhyama", "adhama"]
    """By points and vetoes: a match that is vetoed is adhama."""
    score_verdict: Literal["uthama", "madhyama", "adhama"]
    """By the points alone."""
    is_vetoed: bool
    """Whether rajju or vedha refuses the match."""
    vetoes: List[Literal["dina", "gana", "mahendra", "stree_deergha", "yoni", "vedha", "rajju", "rasi", "rasyadhipati", "vashya"]]
    """Rajju or vedha, where they give nothing."""
    poruthams: "MatchmakingPoruthamAnswerPoruthams"
    """The ten agreements."""
    recommendation: str
    """The outcome in a sentence; the threshold is yours."""
    bride: "MatchedMoon"
    """Of the bride."""
    groom: "MatchedMoon"
    """Of the groom."""
    metadata: "Metadata"
    """How the answer was made."""


class DoshaKaalSarpAnswer(TypedDict):
    has_dosha: bool
    """All seven on one side, in either direction."""
    is_partial: bool
    """All but one on one side."""
    name: Union[Literal["Anant", "Kulik", "Vasuki", "Shankhpal", "Padma", "Mahapadma", "Takshak", "Karkotak", "Shankhachud", "Ghatak", "Vishdhar", "Sheshnag"], None]
    """Kind of the dosha; null without it."""
    direction: Union[Literal["rahu_to_ketu", "ketu_to_rahu"], None]
    """Null without the dosha."""
    rahu_house: int
    """House of Rahu, which names the kind."""
    planets_from_rahu: List["SignLord"]
    """Forward from Rahu to Ketu."""
    planets_from_ketu: List["SignLord"]
    """Forward from Ketu to Rahu."""
    planets_on_axis: List["SignLord"]
    """At the degree of a node."""
    rahu: "Placement"
    ketu: "Placement"
    metadata: "Metadata"
    """How the answer was made."""


class DoshaGandmoolAnswer(TypedDict):
    has_dosha: bool
    """The Moon is in one of the six stars."""
    moon: "Placement"
    """With the star and its quarter."""
    metadata: "Metadata"
    """How the answer was made."""


class ManglikRequestSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    house_set: Literal["north", "south", "without_second"]
    """Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out."""


class _ManglikRequest(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class ManglikRequest(_ManglikRequest, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "ManglikRequestSettings"
    """Conventions to follow; each has a default."""


class MarsEvidence(TypedDict):
    """Where Mars stands from the ascendant, the Moon or Venus."""
    sign: "SignName"
    """Sign of the reference."""
    reference: Literal["Ascendant", "Moon", "Venus"]
    """From where Mars is counted."""
    mars_house: int
    """House of Mars, counted from the reference."""
    is_dosha: bool
    """Whether Mars makes the dosha from there."""
    weight: Union[Literal["high", "low"], None]
    """High in the seventh and eighth; null without dosha."""


class ManglikCancellation(TypedDict):
    """One rule that is held to cancel the dosha, evaluated."""
    name: Literal["mars_in_own_or_exalted_sign", "mars_in_leo_or_aquarius", "sign_exempt_in_house", "jupiter_with_or_aspecting_mars", "moon_with_mars", "jupiter_or_venus_in_ascendant", "jupiter_or_venus_in_seventh", "ascendant_cancer_or_leo", "saturn_with_or_aspecting_mars"]
    """Its name."""
    applies: bool
    """Whether it holds here."""
    reason: str
    """Why."""


class DoshaManglikAnswer(TypedDict):
    is_manglik: bool
    """Whether Mars makes the dosha from the ascendant."""
    severity: Literal["none", "mild", "moderate", "severe"]
    """None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3."""
    is_cancelled: bool
    """Whether a rule is held to cancel the dosha."""
    description: str
    """The same in a sentence."""
    rule_houses: List[int]
    """Houses in which Mars makes the dosha, by the chosen school."""
    references: List["MarsEvidence"]
    """From the ascendant, the Moon and Venus."""
    cancellations: List["ManglikCancellation"]
    """Every rule, evaluated."""
    mars: "Placement"
    metadata: "Metadata"
    """How the answer was made."""


class Nakshatra(TypedDict):
    """The star (lunar mansion) that a birth falls in."""
    id: int
    """0 is Ashwini."""
    name: "NakshatraName"
    """Its name."""
    lord: "Lord"
    """Planet that rules it."""
    pada: int
    """Quarter of the nakshatra."""


class Lord(TypedDict):
    """A planet as ruler."""
    id: Literal[0, 1, 2, 3, 4, 5, 6, 101, 102]
    """0 is the Sun … 6 Saturn, 101 Rahu, 102 Ketu."""
    name: "GrahaName"
    """Its name."""
    vedic_name: Literal["Surya", "Chandra", "Mangala", "Budha", "Guru", "Shukra", "Shani", "Rahu", "Ketu"]
    """Sanskrit name."""


class Rasi(TypedDict):
    """A sign of the sidereal zodiac."""
    id: int
    """0 is Mesha."""
    name: Literal["Mesha", "Vrishabha", "Mithuna", "Karka", "Simha", "Kanya", "Tula", "Vrischika", "Dhanu", "Makara", "Kumbha", "Meena"]
    """Its name."""
    lord: "Lord"
    """Planet that rules it."""


class Zodiac(TypedDict):
    """A sign of the tropical zodiac."""
    id: int
    """0 is Aries."""
    name: "SignName"
    """Its name."""


class NakshatraInfo(TypedDict):
    """What tradition ascribes to the star of the Moon."""
    deity: str
    """Deity that presides over it."""
    ganam: Literal["Deva", "Manushya", "Rakshasa"]
    """Temper: divine, human or wild."""
    symbol: str
    """Symbol of the star."""
    animal_sign: str
    """Yoni, the animal of the star."""
    nadi: Literal["Vata", "Pitta", "Kapha"]
    """Humour of the star."""
    syllables: str
    """First sounds of a name, by quarters."""
    birth_stone: str
    """Gem of the ruler of the star."""
    planet: str
    """Ruler of the star, by its Sanskrit name."""
    enemy_yoni: str
    """Sworn enemy of the animal."""


class AstrologyBirthDetailsAnswer(TypedDict):
    nakshatra: "Nakshatra"
    """Lunar mansion (star) of the Moon, or that it falls in."""
    chandra_rasi: "Rasi"
    """Sidereal sign of the Moon."""
    soorya_rasi: "Rasi"
    """Sidereal sign of the Sun."""
    zodiac: "Zodiac"
    """Tropical sign of the Sun, as newspapers print it."""
    additional_info: "NakshatraInfo"
    metadata: "Metadata"
    """How the answer was made."""


class NakshatraTiming(TypedDict):
    """A star, and how long the Moon is in it."""
    id: int
    """0 is Ashwini."""
    name: "NakshatraName"
    """Its name."""
    lord: "Lord"
    """Planet that rules it."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class TithiTiming(TypedDict):
    """A lunar day and how long it lasts."""
    id: int
    """0 to 14 of the waxing half, 15 to 29 of the waning."""
    index: int
    """Within its half of the month."""
    name: str
    """Its name."""
    paksha: Literal["Shukla Paksha", "Krishna Paksha"]
    """Waxing or waning half of the lunar month."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class KaranaTiming(TypedDict):
    """Half a tithi and how long it lasts."""
    index: int
    """Half tithi of the lunar month."""
    id: int
    """Which of the eleven: 0 Bava … 6 Vishti, 7 Kimstughna … 10 Naga."""
    name: str
    """Its name."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class YogaTiming(TypedDict):
    """A nitya yoga and how long it lasts."""
    id: int
    """0 is Vishkambha."""
    name: str
    """Its name."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class PanchangAtInstant(TypedDict):
    """What rules at the very moment asked about."""
    vaara: str
    """Weekday by sunrise."""
    nakshatra: "NakshatraTiming"
    """Lunar mansion (star) of the Moon, or that it falls in."""
    tithi: "TithiTiming"
    """Lunar day."""
    karana: "KaranaTiming"
    """Half a lunar day."""
    yoga: "YogaTiming"
    """Nitya yoga, from the longitudes of Sun and Moon."""


class AstrologyPanchangAnswer(TypedDict):
    panchang_day: "PanchangDay"
    vaara: str
    """Weekday of that day."""
    nakshatra: List["NakshatraTiming"]
    """Lunar mansion (star) of the Moon, or that it falls in."""
    tithi: List["TithiTiming"]
    """Lunar day."""
    karana: List["KaranaTiming"]
    """Half a lunar day."""
    yoga: List["YogaTiming"]
    """Nitya yoga, from the longitudes of Sun and Moon."""
    sunrise: Union[str, None]
    """Sunrise; null where there is none."""
    sunset: Union[str, None]
    """Sunset; null where there is none."""
    moonrise: Union[str, None]
    """Within the panchang day; one day in a month has none."""
    moonset: Union[str, None]
    """Within the panchang day; one day in a month has none."""
    next_moonrise: Union[str, None]
    """Where the panchang day has no moonrise: the next one; else null."""
    next_moonset: Union[str, None]
    """Where the panchang day has no moonset: the next one; else null."""
    at_instant: "PanchangAtInstant"
    metadata: "Metadata"
    """How the answer was made."""


class Muhurat(TypedDict):
    """A named window of the day, and when it is."""
    id: int
    """Its number in this list."""
    name: str
    """Its name."""
    type: Literal["Auspicious", "Inauspicious"]
    """Kind of it."""
    period: List["TimeWindow"]
    """Empty where the Sun does not rise or set."""
    avoid_on_wednesday: Union[bool, None]
    """Whether it is Abhijit on a Wednesday, which some texts except; null for other windows."""


class AstrologyPanchangAdvancedAnswer(TypedDict):
    panchang_day: "PanchangDay"
    vaara: str
    """Weekday of that day."""
    nakshatra: List["NakshatraTiming"]
    """Lunar mansion (star) of the Moon, or that it falls in."""
    tithi: List["TithiTiming"]
    """Lunar day."""
    karana: List["KaranaTiming"]
    """Half a lunar day."""
    yoga: List["YogaTiming"]
    """Nitya yoga, from the longitudes of Sun and Moon."""
    sunrise: Union[str, None]
    """Sunrise; null where there is none."""
    sunset: Union[str, None]
    """Sunset; null where there is none."""
    moonrise: Union[str, None]
    """Within the panchang day; one day in a month has none."""
    moonset: Union[str, None]
    """Within the panchang day; one day in a month has none."""
    next_moonrise: Union[str, None]
    """Where the panchang day has no moonrise: the next one; else null."""
    next_moonset: Union[str, None]
    """Where the panchang day has no moonset: the next one; else null."""
    at_instant: "PanchangAtInstant"
    auspicious_period: List["Muhurat"]
    """Good windows of the day."""
    inauspicious_period: List["Muhurat"]
    """Windows of the day to avoid."""
    calendar: "HinduCalendar"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]
    """Why something is missing: near the poles the Sun may not rise or set. Null where nothing is."""
    metadata: "Metadata"
    """How the answer was made."""


class AstrologyAuspiciousPeriodAnswer(TypedDict):
    panchang_day: "PanchangDay"
    muhurat: List["Muhurat"]
    """Windows of the day."""
    reason: Union[Literal["no_sunrise", "no_sunset"], None]
    """Why something is missing: near the poles the Sun may not rise or set. Null where nothing is."""
    metadata: "Metadata"
    """How the answer was made."""


class AstrologyInauspiciousPeriodAnswer(TypedDict):
    panchang_day: "PanchangDay"
    muhurat: List["Muhurat"]
    """Windows of the day."""
    reason: Union[Literal["no_sunrise", "no_sunset"], None]
    """Why something is missing: near the poles the Sun may not rise or set. Null where nothing is."""
    metadata: "Metadata"
    """How the answer was made."""


class AstrologyAnandadiYogaInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    sunrise_definition: Literal["upper_limb_refraction", "centre_no_refraction", "centre_refraction"]
    """Which moment is sunrise: upper limb with refraction as civil almanacs print it, or the centre of the disc without refraction as the Vedic texts have it. upper_limb_refraction when left out."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    use_abhijit_span: Literal[False, True]
    """Whether the Moon enters Abhijit, 276°40′ to 280°53′20″, as a star of its own; else it is only counted. false when left out."""


class _AstrologyAnandadiYogaInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class AstrologyAnandadiYogaInput(_AstrologyAnandadiYogaInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "AstrologyAnandadiYogaInputSettings"
    """Conventions to follow; each has a default."""


class AnandadiYoga(TypedDict):
    """A yoga of weekday and star, while the Moon is in that star."""
    id: int
    """0 is Ananda."""
    name: str
    """Its name."""
    type: str
    """The effect, as almanacs name it."""
    description: Literal["Good", "Bad"]
    """Whether the effect is good."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class AstrologyAnandadiYogaAnswer(TypedDict):
    panchang_day: "PanchangDay"
    anandadi_yoga: List["AnandadiYoga"]
    """The yogas of the day, in order."""
    metadata: "Metadata"
    """How the answer was made."""


class SpecialYogaPeriodCombination(TypedDict):
    type: Literal["vaara", "nakshatra", "sun_nakshatra"]
    """Kind of it."""
    name: str
    """Its name."""


class SpecialYogaPeriod(TypedDict):
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    combination: List["SpecialYogaPeriodCombination"]
    """What makes the yoga."""


class SpecialYoga(TypedDict):
    """An auspicious meeting of stars and weekday, and when it holds."""
    id: int
    """Its number in this list."""
    name: str
    """Its name."""
    type: Literal["Auspicious"]
    """Kind of it."""
    description: str
    """The same in a sentence."""
    period: List["SpecialYogaPeriod"]
    """When it holds."""


class AstrologyAuspiciousYogaAnswerYoga(TypedDict):
    id: int
    """0 is Vishkambha."""
    name: str
    """Its name."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    is_auspicious: bool
    """Whether it is held to be good."""
    avoid: Union[str, None]
    """Which part is to be avoided, where it is not the whole; null where it is."""


class AstrologyAuspiciousYogaAnswer(TypedDict):
    panchang_day: "PanchangDay"
    yoga: "AstrologyAuspiciousYogaAnswerYoga"
    """Nitya yoga, from the longitudes of Sun and Moon."""
    auspicious_yoga: List["SpecialYoga"]
    """Special yogas of the day; empty on many."""
    metadata: "Metadata"
    """How the answer was made."""


class GowriNallaNeram(TypedDict):
    """One of the eight parts of day or night."""
    id: int
    """Its number in this list."""
    name: str
    """Its name."""
    type: Literal["Good", "Bad"]
    """Kind of it."""
    is_day: bool
    """Whether it lies between sunrise and sunset."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class AstrologyGowriNallaNeramAnswer(TypedDict):
    panchang_day: "PanchangDay"
    muhurat: List["GowriNallaNeram"]
    """Windows of the day."""
    reason: Union[Literal["no_sunrise", "no_sunset"], None]
    """Why something is missing: near the poles the Sun may not rise or set. Null where nothing is."""
    metadata: "Metadata"
    """How the answer was made."""


class House(TypedDict):
    """One of the twelve houses of a chart."""
    house: int
    """House, 1 to 12."""
    sign: "SignName"
    """Sign of the zodiac."""
    sign_number: int
    """1 is Aries."""
    sign_lord: "SignLord"
    """Planet that rules the sign."""
    planets: List[str]
    """Names of the planets that stand in it."""


class AstrologyChartAnswer(TypedDict):
    ascendant: "Ascendant"
    """The point that rises in the east."""
    houses: List["House"]
    """The twelve houses."""
    planets: List["Placement"]
    """Planets and points, in their usual order."""
    metadata: "Metadata"
    """How the answer was made."""


class AstrologyKundliInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    house_set: Literal["north", "south", "without_second"]
    """Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out."""


class _AstrologyKundliInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class AstrologyKundliInput(_AstrologyKundliInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "AstrologyKundliInputSettings"
    """Conventions to follow; each has a default."""
    gender: Literal["male", "female"]
    """Read by Mahabhagya yoga alone, which is left out where it is not given."""


class KundliYogaDetails(TypedDict):
    """A group of yogas."""
    name: str
    """Its name."""
    description: str
    """The same in a sentence."""
    yoga_list: List["KundliYoga"]
    """The yogas of the group."""


class KundliYoga(TypedDict):
    """One yoga, whether the chart has it and by what evidence."""
    name: str
    """Its name."""
    group: Literal["major", "raja_dhana", "chandra", "surya", "nabhasa", "inauspicious"]
    """Group that it belongs to."""
    has_yoga: bool
    """Whether the chart has it."""
    description: str
    """The rule."""
    reason: Union["YogaReason", None]
    """Null where the condition is not met."""
    cancelled_by: Union[str, None]
    """Why it does not hold although its condition is met; else null."""


class YogaReason(TypedDict):
    """The evidence for a yoga."""
    planets: List["GrahaName"]
    """Who makes the yoga."""
    houses: List[int]
    """Their houses from the ascendant, in the same order."""
    counted_from: List[str]
    """What the rule was counted from, where it counts."""
    notes: List[str]
    """How it comes about, and what weakens it."""


class AstrologyKundliAnswerNakshatraDetails(TypedDict):
    nakshatra: "Nakshatra"
    """Lunar mansion (star) of the Moon, or that it falls in."""
    chandra_rasi: "Rasi"
    """Sidereal sign of the Moon."""
    soorya_rasi: "Rasi"
    """Sidereal sign of the Sun."""
    zodiac: "Zodiac"
    """Tropical sign of the Sun, as newspapers print it."""
    additional_info: "NakshatraInfo"


class AstrologyKundliAnswerMangalDosha(TypedDict):
    has_dosha: bool
    """Whether Mars makes the dosha from the ascendant."""
    description: str
    """The same in a sentence."""


class AstrologyKundliAnswer(TypedDict):
    nakshatra_details: "AstrologyKundliAnswerNakshatraDetails"
    """Star and signs of the birth."""
    mangal_dosha: "AstrologyKundliAnswerMangalDosha"
    """Dosha of Mars."""
    yoga_details: List["KundliYogaDetails"]
    """Yogas by group."""
    metadata: "Metadata"
    """How the answer was made."""


class AstrologyKundliAdvancedInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    house_set: Literal["north", "south", "without_second"]
    """Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out."""
    year_length: Union[float, Literal[360], Literal["true_sidereal_sun"]]
    """Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out."""


class _AstrologyKundliAdvancedInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class AstrologyKundliAdvancedInput(_AstrologyKundliAdvancedInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "AstrologyKundliAdvancedInputSettings"
    """Conventions to follow; each has a default."""
    gender: Literal["male", "female"]
    """Read by Mahabhagya yoga alone, which is left out where it is not given."""


class DashaPeriod(TypedDict):
    """A great period, with the periods within it."""
    id: Literal[0, 1, 2, 3, 4, 5, 6, 101, 102]
    """0 is the Sun … 6 Saturn, 101 Rahu, 102 Ketu."""
    name: "GrahaName"
    """Its name."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    antardasha: Union[List["Antardasha"], None]
    """The periods within it; null below the depth that was asked for."""


class Antardasha(TypedDict):
    id: Literal[0, 1, 2, 3, 4, 5, 6, 101, 102]
    """0 is the Sun … 6 Saturn, 101 Rahu, 102 Ketu."""
    name: "GrahaName"
    """Its name."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    pratyantardasha: Union[List["Pratyantardasha"], None]
    """The periods within it; null below the depth that was asked for."""


class Pratyantardasha(TypedDict):
    id: Literal[0, 1, 2, 3, 4, 5, 6, 101, 102]
    """0 is the Sun … 6 Saturn, 101 Rahu, 102 Ketu."""
    name: "GrahaName"
    """Its name."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class BirthDashaBalance(TypedDict):
    """What is left of the first period at birth."""
    lord: "Lord"
    """Planet that rules it."""
    years_remaining: float
    """Years of the first period still to run at birth."""
    duration: str
    """The same as an ISO 8601 duration: twelve months of thirty days a year."""
    description: str
    """The same in a sentence."""


class AstrologyKundliAdvancedAnswerNakshatraDetails(TypedDict):
    nakshatra: "Nakshatra"
    """Lunar mansion (star) of the Moon, or that it falls in."""
    chandra_rasi: "Rasi"
    """Sidereal sign of the Moon."""
    soorya_rasi: "Rasi"
    """Sidereal sign of the Sun."""
    zodiac: "Zodiac"
    """Tropical sign of the Sun, as newspapers print it."""
    additional_info: "NakshatraInfo"


class AstrologyKundliAdvancedAnswerMangalDosha(TypedDict):
    has_dosha: bool
    """Whether Mars makes the dosha from the ascendant."""
    description: str
    """The same in a sentence."""
    has_exception: bool
    """Whether a rule is held to cancel the dosha."""
    type: Union[Literal["Mild", "Moderate", "Severe"], None]
    """By the number of references; null without dosha."""
    exceptions: List[str]
    """Rules that are held to cancel the dosha and apply; empty without dosha."""
    remedies: List[str]
    """What tradition does about it."""


class AstrologyKundliAdvancedAnswer(TypedDict):
    nakshatra_details: "AstrologyKundliAdvancedAnswerNakshatraDetails"
    """Star and signs of the birth."""
    mangal_dosha: "AstrologyKundliAdvancedAnswerMangalDosha"
    """Dosha of Mars."""
    yoga_details: List["KundliYogaDetails"]
    """Yogas by group."""
    dasha_periods: List["DashaPeriod"]
    """The nine great periods."""
    dasha_balance: "BirthDashaBalance"
    metadata: "Metadata"
    """How the answer was made."""


class AstrologyDashaPeriodsInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    year_length: Union[float, Literal[360], Literal["true_sidereal_sun"]]
    """Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""


class _AstrologyDashaPeriodsInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class AstrologyDashaPeriodsInput(_AstrologyDashaPeriodsInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "AstrologyDashaPeriodsInputSettings"
    """Conventions to follow; each has a default."""
    depth: int
    """How many levels of periods to list, from the great ones down. 3 when left out."""


class AstrologyDashaPeriodsAnswer(TypedDict):
    dasha_periods: List["DashaPeriod"]
    """The nine great periods."""
    dasha_balance: "BirthDashaBalance"
    metadata: "Metadata"
    """How the answer was made."""


class MarsEvidenceInSanskrit(TypedDict):
    """Where Mars stands from the ascendant, the Moon or Venus."""
    sign: Literal["Mesha", "Vrishabha", "Mithuna", "Karka", "Simha", "Kanya", "Tula", "Vrischika", "Dhanu", "Makara", "Kumbha", "Meena"]
    """Sign of the reference, by its Sanskrit name."""
    reference: Literal["Ascendant", "Moon", "Venus"]
    """From where Mars is counted."""
    mars_house: int
    """House of Mars, counted from the reference."""
    is_dosha: bool
    """Whether Mars makes the dosha from there."""
    weight: Union[Literal["high", "low"], None]
    """High in the seventh and eighth; null without dosha."""


class AstrologyMangalDoshaAdvancedAnswer(TypedDict):
    has_dosha: bool
    """Whether Mars makes the dosha from the ascendant."""
    description: str
    """The same in a sentence."""
    has_exception: bool
    """Whether a rule is held to cancel the dosha."""
    type: Union[Literal["Mild", "Moderate", "Severe"], None]
    """By the number of references; null without dosha."""
    exceptions: List[str]
    """Rules that are held to cancel the dosha and apply; empty without dosha."""
    remedies: List[str]
    """What tradition does about it."""
    severity: Literal["none", "mild", "moderate", "severe"]
    """None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3."""
    references: List["MarsEvidenceInSanskrit"]
    """From the ascendant, the Moon and Venus."""
    metadata: "Metadata"
    """How the answer was made."""


class AstrologySadeSatiAdvancedInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""


class _AstrologySadeSatiAdvancedInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class AstrologySadeSatiAdvancedInput(_AstrologySadeSatiAdvancedInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "AstrologySadeSatiAdvancedInputSettings"
    """Conventions to follow; each has a default."""
    target_date: str
    """The day asked about, from 00:00 local time; today when left out."""


class AstrologySadeSatiAdvancedAnswerCurrentTransit(TypedDict):
    saturn_sign: str
    """Sign of Saturn."""
    house: int
    """Of Saturn, counted from the sign of the natal Moon."""
    phase: Union[Literal["Rising", "Peak", "Setting"], None]
    """Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others."""
    panoti: Union[Literal["Ardhashtama Shani", "Ashtama Shani"], None]
    """Saturn in the 4th or 8th sign, which is no part of sade sati; null in the others."""
    start: Union[str, None]
    """ISO 8601; null where the ephemeris does not reach so far."""
    end: Union[str, None]
    """ISO 8601; null where the ephemeris does not reach so far."""
    is_retrograde: Union[bool, None]
    """Whether Saturn came into the sign backwards; null where not known."""
    description: str
    """The same in a sentence."""


class AstrologySadeSatiAdvancedAnswerTransits(TypedDict):
    saturn_sign: str
    """Sign of Saturn."""
    house: int
    """Of Saturn, counted from the sign of the natal Moon."""
    phase: Union[Literal["Rising", "Peak", "Setting"], None]
    """Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others."""
    panoti: Union[Literal["Ardhashtama Shani", "Ashtama Shani"], None]
    """Saturn in the 4th or 8th sign, which is no part of sade sati; null in the others."""
    start: Union[str, None]
    """ISO 8601; null where the ephemeris does not reach so far."""
    end: Union[str, None]
    """ISO 8601; null where the ephemeris does not reach so far."""
    is_retrograde: Union[bool, None]
    """Whether Saturn came into the sign backwards; null where not known."""
    description: str
    """The same in a sentence."""


class AstrologySadeSatiAdvancedAnswer(TypedDict):
    is_in_sade_sati: bool
    """Whether it is sade sati on that day."""
    transit_phase: Union[Literal["Rising", "Peak", "Setting"], None]
    """Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others."""
    panoti: Union[Literal["Ardhashtama Shani", "Ashtama Shani"], None]
    """Saturn in the 4th or 8th sign, which is no part of sade sati; null in the others."""
    description: str
    """The same in a sentence."""
    moon_sign: "Rasi"
    """Sign of the Moon."""
    current_transit: "AstrologySadeSatiAdvancedAnswerCurrentTransit"
    """The sign transit at the target."""
    transits: List["AstrologySadeSatiAdvancedAnswerTransits"]
    """Every sign transit that counts."""
    metadata: "Metadata"
    """How the answer was made."""


class AstrologyChandrashtamaPeriodsInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    peak_star: Literal[17, 16]
    """Which star, counted from the birth star as the first, is the worst of the transit. 17 when left out."""


class _AstrologyChandrashtamaPeriodsInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class AstrologyChandrashtamaPeriodsInput(_AstrologyChandrashtamaPeriodsInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "AstrologyChandrashtamaPeriodsInputSettings"
    """Conventions to follow; each has a default."""
    target: str
    """The instant asked about, with its offset; now when left out."""
    days: int
    """How many days from the target on are searched. 365 when left out."""


class MoonTransitNakshatra(TypedDict):
    id: int
    """0 is Ashwini."""
    name: "NakshatraName"
    """Its name."""
    lord: "Lord"
    """Planet that rules it."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    is_peak: bool
    """Whether it is the worst star for this birth; for a few births that one lies in the sign beside it."""


class MoonTransit(TypedDict):
    """A sign transit of the Moon, star by star."""
    rasi: "Rasi"
    """Distance of the Moon signs, or the sign itself."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    nakshatra: List["MoonTransitNakshatra"]
    """Lunar mansion (star) of the Moon, or that it falls in."""


class AstrologyChandrashtamaPeriodsAnswerChandrashtamaNakshatra(TypedDict):
    id: int
    """0 is Ashwini."""
    name: "NakshatraName"
    """Its name."""
    lord: "Lord"
    """Planet that rules it."""


class AstrologyChandrashtamaPeriodsAnswerChandrashtama(TypedDict):
    rasi: "Rasi"
    """The birth sign that suffers at the target."""
    nakshatra: List["AstrologyChandrashtamaPeriodsAnswerChandrashtamaNakshatra"]
    """The stars of that sign."""
    start: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""
    end: str
    """ISO 8601 with the offset that the time zone has then, whole seconds."""


class AstrologyChandrashtamaPeriodsAnswer(TypedDict):
    moon_sign: "Rasi"
    """Sign of the Moon at birth."""
    birth_nakshatra: "Nakshatra"
    """Star of the Moon at birth."""
    is_in_chandrashtama: bool
    """Whether this birth suffers at the target."""
    chandrashtama: "AstrologyChandrashtamaPeriodsAnswerChandrashtama"
    """The sign that suffers at the target."""
    current_transit: "MoonTransit"
    """The sign transit of the Moon at the target."""
    current_nakshatra: "NakshatraTiming"
    """The star that the Moon passes at the target, from its beginning to its end."""
    chandrashtama_timing: List["MoonTransit"]
    """The sign transits that concern this birth."""
    metadata: "Metadata"
    """How the answer was made."""


class AstrologyPapasamyamInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    method: Literal["kerala", "raman"]
    """kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s standing in its sign. kerala when left out."""


class _AstrologyPapasamyamInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class AstrologyPapasamyamInput(_AstrologyPapasamyamInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "AstrologyPapasamyamInputSettings"
    """Conventions to follow; each has a default."""


class AstrologyPapasamyamAnswerPapaSamyamPapaPlanetPlanetDosha(TypedDict):
    id: int
    """Its number in this list."""
    name: str
    """Its name."""
    position: int
    """House of the malefic, counted from the reference."""
    has_dosha: bool
    """Whether it makes a dosha."""
    points: float
    """Points that it gives."""


class AstrologyPapasamyamAnswerPapaSamyamPapaPlanet(TypedDict):
    name: Literal["Ascendant", "Moon", "Venus"]
    """Its name."""
    points: float
    """Points that it gives."""
    planet_dosha: List["AstrologyPapasamyamAnswerPapaSamyamPapaPlanetPlanetDosha"]
    """One row for each malefic."""


class AstrologyPapasamyamAnswerPapaSamyam(TypedDict):
    papa_planet: List["AstrologyPapasamyamAnswerPapaSamyamPapaPlanet"]
    """One row for each reference."""


class AstrologyPapasamyamAnswer(TypedDict):
    total_points: float
    """Points of all together."""
    papa_samyam: "AstrologyPapasamyamAnswerPapaSamyam"
    """Where the malefics stand."""
    metadata: "Metadata"
    """How the answer was made."""


class AstrologyPapasamyamCheckInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    method: Literal["kerala", "raman"]
    """kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s standing in its sign. kerala when left out."""


class _AstrologyPapasamyamCheckInput(TypedDict):
    bride: "BirthDetails"
    groom: "BirthDetails"


class AstrologyPapasamyamCheckInput(_AstrologyPapasamyamCheckInput, total=False):
    settings: "AstrologyPapasamyamCheckInputSettings"
    """Conventions to follow; each has a default."""


class Message(TypedDict):
    """The outcome in a word, and in a sentence."""
    type: str
    """Kind of it."""
    description: str
    """The same in a sentence."""


class AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanetPlanetDosha(TypedDict):
    id: int
    """Its number in this list."""
    name: str
    """Its name."""
    position: int
    """House of the malefic, counted from the reference."""
    has_dosha: bool
    """Whether it makes a dosha."""
    points: float
    """Points that it gives."""


class AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanet(TypedDict):
    name: Literal["Ascendant", "Moon", "Venus"]
    """Its name."""
    points: float
    """Points that it gives."""
    planet_dosha: List["AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanetPlanetDosha"]
    """One row for each malefic."""


class AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyam(TypedDict):
    papa_planet: List["AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanet"]
    """One row for each reference."""


class AstrologyPapasamyamCheckAnswerGirlPapasamyam(TypedDict):
    total_points: float
    """Points of all together."""
    papa_samyam: "AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyam"
    """Where the malefics stand."""


class AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanetPlanetDosha(TypedDict):
    id: int
    """Its number in this list."""
    name: str
    """Its name."""
    position: int
    """House of the malefic, counted from the reference."""
    has_dosha: bool
    """Whether it makes a dosha."""
    points: float
    """Points that it gives."""


class AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanet(TypedDict):
    name: Literal["Ascendant", "Moon", "Venus"]
    """Its name."""
    points: float
    """Points that it gives."""
    planet_dosha: List["AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanetPlanetDosha"]
    """One row for each malefic."""


class AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyam(TypedDict):
    papa_planet: List["AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanet"]
    """One row for each reference."""


class AstrologyPapasamyamCheckAnswerBoyPapasamyam(TypedDict):
    total_points: float
    """Points of all together."""
    papa_samyam: "AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyam"
    """Where the malefics stand."""


class AstrologyPapasamyamCheckAnswer(TypedDict):
    girl_papasamyam: "AstrologyPapasamyamCheckAnswerGirlPapasamyam"
    """Papasamyam of the bride."""
    boy_papasamyam: "AstrologyPapasamyamCheckAnswerBoyPapasamyam"
    """Papasamyam of the groom."""
    message: "Message"
    metadata: "Metadata"
    """How the answer was made."""


class AstrologyPoruthamAnswerGirlInfo(TypedDict):
    nakshatra: "Nakshatra"
    """Lunar mansion (star) of the Moon, or that it falls in."""
    rasi: "Rasi"
    """Distance of the Moon signs, or the sign itself."""


class AstrologyPoruthamAnswerBoyInfo(TypedDict):
    nakshatra: "Nakshatra"
    """Lunar mansion (star) of the Moon, or that it falls in."""
    rasi: "Rasi"
    """Distance of the Moon signs, or the sign itself."""


class AstrologyPoruthamAnswerMatches(TypedDict):
    id: int
    """Its number in this list."""
    name: str
    """Its name."""
    has_porutham: bool
    """Whether the agreement holds, wholly or in half."""


class AstrologyPoruthamAnswer(TypedDict):
    girl_info: "AstrologyPoruthamAnswerGirlInfo"
    """Star and sign of the bride."""
    boy_info: "AstrologyPoruthamAnswerBoyInfo"
    """Star and sign of the groom."""
    maximum_points: Literal[10]
    """Points that there can be."""
    total_points: float
    """Points of all together."""
    message: "Message"
    matches: List["AstrologyPoruthamAnswerMatches"]
    """The agreements, in their usual order."""
    metadata: "Metadata"
    """How the answer was made."""


class AstrologyPoruthamAdvancedAnswerGirlInfo(TypedDict):
    nakshatra: "Nakshatra"
    """Lunar mansion (star) of the Moon, or that it falls in."""
    rasi: "Rasi"
    """Distance of the Moon signs, or the sign itself."""


class AstrologyPoruthamAdvancedAnswerBoyInfo(TypedDict):
    nakshatra: "Nakshatra"
    """Lunar mansion (star) of the Moon, or that it falls in."""
    rasi: "Rasi"
    """Distance of the Moon signs, or the sign itself."""


class AstrologyPoruthamAdvancedAnswerMatches(TypedDict):
    id: int
    """Its number in this list."""
    name: str
    """Its name."""
    has_porutham: bool
    """Whether the agreement holds, wholly or in half."""
    porutham_status: Literal["Good", "Satisfactory", "Not Satisfactory"]
    """How far it holds."""
    points: Union[Literal[0], float, Literal[1]]
    """Points that it gives."""
    description: str
    """The same in a sentence."""


class AstrologyPoruthamAdvancedAnswer(TypedDict):
    girl_info: "AstrologyPoruthamAdvancedAnswerGirlInfo"
    """Star and sign of the bride."""
    boy_info: "AstrologyPoruthamAdvancedAnswerBoyInfo"
    """Star and sign of the groom."""
    maximum_points: Literal[10]
    """Points that there can be."""
    total_points: float
    """Points of all together."""
    message: "Message"
    matches: List["AstrologyPoruthamAdvancedAnswerMatches"]
    """The agreements, in their usual order."""
    metadata: "Metadata"
    """How the answer was made."""


class AstrologyNakshatraPoruthamAnswerGirlInfo(TypedDict):
    nakshatra: "Nakshatra"
    """Lunar mansion (star) of the Moon, or that it falls in."""
    rasi: "Rasi"
    """Distance of the Moon signs, or the sign itself."""


class AstrologyNakshatraPoruthamAnswerBoyInfo(TypedDict):
    nakshatra: "Nakshatra"
    """Lunar mansion (star) of the Moon, or that it falls in."""
    rasi: "Rasi"
    """Distance of the Moon signs, or the sign itself."""


class AstrologyNakshatraPoruthamAnswerMatches(TypedDict):
    id: int
    """Its number in this list."""
    name: str
    """Its name."""
    has_porutham: bool
    """Whether the agreement holds, wholly or in half."""
    porutham_status: Literal["Good", "Satisfactory", "Not Satisfactory"]
    """How far it holds."""
    points: Union[Literal[0], float, Literal[1]]
    """Points that it gives."""
    description: str
    """The same in a sentence."""


class AstrologyNakshatraPoruthamAnswer(TypedDict):
    girl_info: "AstrologyNakshatraPoruthamAnswerGirlInfo"
    """Star and sign of the bride."""
    boy_info: "AstrologyNakshatraPoruthamAnswerBoyInfo"
    """Star and sign of the groom."""
    maximum_points: Literal[10]
    """Points that there can be."""
    obtained_points: float
    """Points of all together."""
    message: "Message"
    matches: List["AstrologyNakshatraPoruthamAnswerMatches"]
    """The agreements, in their usual order."""
    metadata: "Metadata"
    """How the answer was made."""


class WesternNatalInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    ayanamsa: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out."""
    ayanamsha: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric"]
    """How the houses are divided. placidus when left out."""
    orb_profile: Literal["standard", "kerykeion", "wide"]
    """How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out."""
    aspect_set: Literal["major", "all"]
    """The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out."""
    point_set: Literal["main", "extended"]
    """The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out."""


class _WesternNatalInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class WesternNatalInput(_WesternNatalInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "WesternNatalInputSettings"
    """Conventions to follow; each has a default."""


class WesternAscendant(TypedDict):
    """The point of the tropical zodiac that rises in the east."""
    name: Literal["Ascendant"]
    """Its name."""
    longitude: float
    """Ecliptic longitude, degrees from 0° Aries."""
    degree: float
    """Degrees within the sign."""
    sign: "SignName"
    """Sign of the zodiac."""
    sign_number: int
    """1 is Aries."""
    sign_lord: "SignLord"
    """Planet that rules the sign."""
    house: int
    """House, 1 to 12."""


class WesternPlanet(TypedDict):
    """A planet or point in the tropical zodiac and in a house."""
    name: "WesternBodyName"
    """Its name."""
    longitude: float
    """Ecliptic longitude, degrees from 0° Aries."""
    degree: float
    """Degrees within the sign."""
    sign: "SignName"
    """Sign of the zodiac."""
    sign_number: int
    """1 is Aries."""
    sign_lord: "SignLord"
    """Planet that rules the sign."""
    house: int
    """House, 1 to 12."""
    is_retrograde: bool
    """Whether it moves backwards through the zodiac."""
    latitude: float
    """Ecliptic latitude, degrees, north positive."""
    speed: float
    """Degrees of longitude a day; negative while retrograde."""


WesternBodyName = Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node", "Chiron", "Lilith"]


class WesternAngles(TypedDict):
    """Where the zodiac crosses horizon, meridian and western prime vertical."""
    ascendant: "WesternAngle"
    """The point that rises in the east."""
    midheaven: "WesternAngle"
    """Where the zodiac crosses the meridian."""
    descendant: "WesternAngle"
    """The point that sets in the west."""
    imum_coeli: "WesternAngle"
    """The point opposite the midheaven."""
    vertex: "WesternAngle"
    """Where the zodiac crosses the western prime vertical."""


class WesternAngle(TypedDict):
    longitude: float
    """Ecliptic longitude, degrees from 0° Aries."""
    degree: float
    """Degrees within the sign."""
    sign: "SignName"
    """Sign of the zodiac."""
    sign_number: int
    """1 is Aries."""
    sign_lord: "SignLord"
    """Planet that rules the sign."""


class HouseCusp(TypedDict):
    """Where a house begins."""
    house: int
    """House, 1 to 12."""
    longitude: float
    """Ecliptic longitude, degrees from 0° Aries."""
    degree: float
    """Degrees within the sign."""
    sign: "SignName"
    """Sign of the zodiac."""
    sign_number: int
    """1 is Aries."""
    sign_lord: "SignLord"
    """Planet that rules the sign."""


class Aspect(TypedDict):
    """An angle between two points that counts."""
    planet_a: "WesternPointName"
    planet_b: "WesternPointName"
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semisextile", "semisquare", "sesquiquadrate", "quintile", "biquintile"]
    """Name of the aspect."""
    angle: float
    """Degrees of the exact aspect."""
    separation: float
    """Degrees between the two along the zodiac, the shorter way."""
    orb: float
    """Degrees that it misses its exact angle by."""
    is_applying: Union[bool, None]
    """Whether it becomes more exact; null where neither moves against the other."""


WesternPointName = Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node", "Chiron", "Lilith", "Ascendant", "Midheaven", "Descendant", "Imum Coeli"]
"""A planet, another point, or an angle of the chart."""


class WesternNatalAnswer(TypedDict):
    ascendant: "WesternAscendant"
    """The point that rises in the east."""
    planets: List["WesternPlanet"]
    """Planets and points, in their usual order."""
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]
    """Where the twelve houses begin."""
    aspects: List["Aspect"]
    """Aspects that count."""
    metadata: "Metadata"
    """How the answer was made."""


class WesternTransitInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    ayanamsa: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out."""
    ayanamsha: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric"]
    """How the houses are divided. placidus when left out."""
    orb_profile: Literal["standard", "kerykeion", "wide"]
    """How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out."""
    aspect_set: Literal["major", "all"]
    """The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out."""
    point_set: Literal["main", "extended"]
    """The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out."""


class _WesternTransitInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class WesternTransitInput(_WesternTransitInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "WesternTransitInputSettings"
    """Conventions to follow; each has a default."""
    target: str
    """The instant asked about, with its offset; now when left out."""


class WesternChart(TypedDict):
    """Planets, angles and houses of one birth."""
    ascendant: "WesternAscendant"
    """The point that rises in the east."""
    planets: List["WesternPlanet"]
    """Planets and points, in their usual order."""
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]
    """Where the twelve houses begin."""


class WesternTransitAnswer(TypedDict):
    planets: List["WesternPlanet"]
    """At the target, in natal houses."""
    aspects: List["Aspect"]
    """Aspects that count."""
    natal: "WesternChart"
    metadata: "Metadata"
    """How the answer was made."""


class WesternSynastryInputOf1Settings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    ayanamsa: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out."""
    ayanamsha: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric"]
    """How the houses are divided. placidus when left out."""
    orb_profile: Literal["standard", "kerykeion", "wide"]
    """How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out."""
    aspect_set: Literal["major", "all"]
    """The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out."""
    point_set: Literal["main", "extended"]
    """The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out."""


class _WesternSynastryInputOf1(TypedDict):
    person_a: "BirthDetails"
    """Birth of the first person."""
    person_b: "BirthDetails"
    """Birth of the second person."""


class WesternSynastryInputOf1(_WesternSynastryInputOf1, total=False):
    settings: "WesternSynastryInputOf1Settings"
    """Conventions to follow; each has a default."""


class WesternSynastryInputOf2Settings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    ayanamsa: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out."""
    ayanamsha: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric"]
    """How the houses are divided. placidus when left out."""
    orb_profile: Literal["standard", "kerykeion", "wide"]
    """How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out."""
    aspect_set: Literal["major", "all"]
    """The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out."""
    point_set: Literal["main", "extended"]
    """The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out."""


class _WesternSynastryInputOf2(TypedDict):
    bride: "BirthDetails"
    """The same as person_a, for callers who send the pairs of matchmaking."""
    groom: "BirthDetails"
    """The same as person_b, for callers who send the pairs of matchmaking."""


class WesternSynastryInputOf2(_WesternSynastryInputOf2, total=False):
    settings: "WesternSynastryInputOf2Settings"
    """Conventions to follow; each has a default."""


WesternSynastryInput = Union["WesternSynastryInputOf1", "WesternSynastryInputOf2"]


class HouseOverlay(TypedDict):
    """In which house of the other chart a point falls."""
    name: "WesternPointName"
    """Its name."""
    house: int
    """House, 1 to 12."""


class WesternSynastryAnswerHouseOverlays(TypedDict):
    a_in_b: List["HouseOverlay"]
    """Points of person_a in the houses of person_b."""
    b_in_a: List["HouseOverlay"]
    """Points of person_b in the houses of person_a."""


class WesternSynastryAnswer(TypedDict):
    aspects: List["Aspect"]
    """Aspects that count."""
    house_overlays: "WesternSynastryAnswerHouseOverlays"
    """In whose houses the points of each fall."""
    person_a: "WesternChart"
    """Of the first person."""
    person_b: "WesternChart"
    """Of the second person."""
    metadata: "Metadata"
    """How the answer was made."""


class WesternCompositeInputOf1Settings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    ayanamsa: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out."""
    ayanamsha: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric"]
    """How the houses are divided. placidus when left out."""
    orb_profile: Literal["standard", "kerykeion", "wide"]
    """How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out."""
    aspect_set: Literal["major", "all"]
    """The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out."""
    point_set: Literal["main", "extended"]
    """The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out."""
    method: Literal["midpoint", "davison"]
    """Midpoints of the two charts, or the chart of the moment and place midway between the two births (Davison). midpoint when left out."""


class _WesternCompositeInputOf1(TypedDict):
    person_a: "BirthDetails"
    """Birth of the first person."""
    person_b: "BirthDetails"
    """Birth of the second person."""


class WesternCompositeInputOf1(_WesternCompositeInputOf1, total=False):
    settings: "WesternCompositeInputOf1Settings"
    """Conventions to follow; each has a default."""


class WesternCompositeInputOf2Settings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    ayanamsa: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out."""
    ayanamsha: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric"]
    """How the houses are divided. placidus when left out."""
    orb_profile: Literal["standard", "kerykeion", "wide"]
    """How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out."""
    aspect_set: Literal["major", "all"]
    """The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out."""
    point_set: Literal["main", "extended"]
    """The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out."""
    method: Literal["midpoint", "davison"]
    """Midpoints of the two charts, or the chart of the moment and place midway between the two births (Davison). midpoint when left out."""


class _WesternCompositeInputOf2(TypedDict):
    bride: "BirthDetails"
    """The same as person_a, for callers who send the pairs of matchmaking."""
    groom: "BirthDetails"
    """The same as person_b, for callers who send the pairs of matchmaking."""


class WesternCompositeInputOf2(_WesternCompositeInputOf2, total=False):
    settings: "WesternCompositeInputOf2Settings"
    """Conventions to follow; each has a default."""


WesternCompositeInput = Union["WesternCompositeInputOf1", "WesternCompositeInputOf2"]


class CompositePlanet(TypedDict):
    """A planet of the chart of a relationship."""
    name: "WesternBodyName"
    """Its name."""
    longitude: float
    """Ecliptic longitude, degrees from 0° Aries."""
    degree: float
    """Degrees within the sign."""
    sign: "SignName"
    """Sign of the zodiac."""
    sign_number: int
    """1 is Aries."""
    sign_lord: "SignLord"
    """Planet that rules the sign."""
    house: int
    """House, 1 to 12."""
    is_retrograde: Union[bool, None]
    """Null for midpoints, which do not move."""
    is_ambiguous: bool
    """Whether the two are exactly opposite, so that both midpoints are as good."""


class WesternCompositeAnswerDavison(TypedDict):
    utc_datetime: str
    """The instant in UTC."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""


class WesternCompositeAnswer(TypedDict):
    ascendant: "WesternAscendant"
    """The point that rises in the east."""
    planets: List["CompositePlanet"]
    """Planets and points, in their usual order."""
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]
    """Where the twelve houses begin."""
    aspects: List["Aspect"]
    """Aspects that count."""
    is_ascendant_ambiguous: bool
    """Whether the two ascendants are exactly opposite."""
    is_midheaven_turned: bool
    """Whether the farther midpoint of the midheavens was taken."""
    davison: Union["WesternCompositeAnswerDavison", None]
    """Moment and place of a Davison chart; null for midpoints."""
    metadata: "Metadata"
    """How the answer was made."""


class WesternProgressionsInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    ayanamsa: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out."""
    ayanamsha: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric"]
    """How the houses are divided. placidus when left out."""
    orb_profile: Literal["standard", "kerykeion", "wide"]
    """How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out."""
    aspect_set: Literal["major", "all"]
    """The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out."""
    point_set: Literal["main", "extended"]
    """The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out."""
    angle_method: Literal["solar_arc", "naibod", "quotidian"]
    """How ascendant and midheaven progress: with the arc of the Sun in longitude, with the mean Sun in sidereal time (Naibod), or with the progressed moment itself (quotidian). solar_arc when left out."""


class _WesternProgressionsInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class WesternProgressionsInput(_WesternProgressionsInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "WesternProgressionsInputSettings"
    """Conventions to follow; each has a default."""
    target_date: str
    """The day asked about, from 00:00 local time; today when left out."""


class ProgressedPlanet(TypedDict):
    """A planet of the progressed moment, in progressed houses."""
    name: "WesternBodyName"
    """Its name."""
    longitude: float
    """Ecliptic longitude, degrees from 0° Aries."""
    degree: float
    """Degrees within the sign."""
    sign: "SignName"
    """Sign of the zodiac."""
    sign_number: int
    """1 is Aries."""
    sign_lord: "SignLord"
    """Planet that rules the sign."""
    house: int
    """House, 1 to 12."""
    natal_house: int
    """House of the natal chart it has come to."""
    is_retrograde: bool
    """Whether it moves backwards through the zodiac."""
    latitude: float
    """Ecliptic latitude, degrees, north positive."""
    speed: float
    """Degrees of longitude a day; negative while retrograde."""


class WesternProgressionsAnswer(TypedDict):
    target_date: str
    """The day asked about."""
    age_years: float
    """Tropical years from birth to the target."""
    progressed_utc_datetime: str
    """The moment after birth that stands for the target, ISO 8601."""
    ascendant: "WesternAscendant"
    """The point that rises in the east."""
    planets: List["ProgressedPlanet"]
    """Planets and points, in their usual order."""
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]
    """Where the twelve houses begin."""
    aspects: List["Aspect"]
    """Aspects that count."""
    natal: "WesternChart"
    metadata: "Metadata"
    """How the answer was made."""


class WesternSolarReturnInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    ayanamsa: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out."""
    ayanamsha: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric"]
    """How the houses are divided. placidus when left out."""
    orb_profile: Literal["standard", "kerykeion", "wide"]
    """How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out."""
    aspect_set: Literal["major", "all"]
    """The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out."""
    point_set: Literal["main", "extended"]
    """The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out."""
    method: Literal["tropical", "precession_corrected"]
    """Return to the same tropical longitude, or to the same place among the stars (corrected for precession), which comes some 20 minutes later for each year of age. tropical when left out."""


class _WesternSolarReturnInputStay(TypedDict):
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""


class WesternSolarReturnInputStay(_WesternSolarReturnInputStay, total=False):
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""


class _WesternSolarReturnInput(TypedDict):
    year: int
    """Year of birth by the local calendar, Gregorian."""
    month: int
    """Month of birth, 1 is January."""
    date: int
    """Day of the month."""
    hours: int
    """Hour of the local clock, 24-hour."""
    minutes: int
    """Minute of the local clock."""
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""
    timezone: Union[float, str]
    """Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then."""
    target_year: int
    """The year whose birthday is asked about; the return is within two days of it."""


class WesternSolarReturnInput(_WesternSolarReturnInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "WesternSolarReturnInputSettings"
    """Conventions to follow; each has a default."""
    stay: "WesternSolarReturnInputStay"
    """Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one."""


class WesternSolarReturnAnswerPlace(TypedDict):
    latitude: float
    """Decimal degrees, north positive."""
    longitude: float
    """Decimal degrees, east positive."""


class WesternSolarReturnAnswer(TypedDict):
    target_year: int
    """The year asked about."""
    return_at: str
    """Local time of the return, ISO 8601."""
    utc_datetime: str
    """The same in UTC, ISO 8601."""
    julian_day_ut: float
    """The same instant as a Julian Day in UT."""
    place: "WesternSolarReturnAnswerPlace"
    """For which the chart is cast."""
    ascendant: "WesternAscendant"
    """The point that rises in the east."""
    planets: List["WesternPlanet"]
    """Planets and points, in their usual order."""
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]
    """Where the twelve houses begin."""
    aspects: List["Aspect"]
    """Within the chart of the return."""
    metadata: "Metadata"
    """How the answer was made."""


class NumerologyLifePathInputSettings(TypedDict, total=False):
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    method: Literal["components", "all_digits", "whole_numbers"]
    """Reduce month, day and year and add them (components), add every digit, or add the three whole numbers. All agree on the single digit and differ in whether they land on a master number. components when left out."""


class _NumerologyLifePathInput(TypedDict):
    date: str
    """By the Gregorian calendar, YYYY-MM-DD."""


class NumerologyLifePathInput(_NumerologyLifePathInput, total=False):
    system: Literal["pythagorean", "chaldean"]
    """Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out."""
    settings: "NumerologyLifePathInputSettings"
    """Conventions to follow; each has a default."""


class NumerologyLifePathAnswer(TypedDict):
    life_path_number: int
    """The number, master numbers kept."""
    master_number: bool
    """Whether the number is 11, 22 or 33, which are not reduced."""
    karmic_debt_number: Union[int, None]
    """13, 14, 16 or 19, where the last sum was one before it was reduced; else null."""
    calculation: str
    """The steps of the reduction."""
    metadata: "Metadata"
    """How the answer was made."""


class NumerologyExpressionInputSettings(TypedDict, total=False):
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    method: Literal["name_parts", "whole_name"]
    """Reduce each part of the name and add the results (name_parts), or add all letters first (whole_name). Both agree on the single digit and differ in whether they land on a master number. name_parts when left out."""
    y_as_vowel: Literal["auto", "always", "never"]
    """By its place in the name (auto: a vowel in Lynn, Mary, Bryan; a consonant in Maya, Joy), always, or never. auto when left out."""


class _NumerologyExpressionInput(TypedDict):
    full_name: str
    """As given at birth, in Latin letters. Accents fall away (É is E), ß is SS and æ is AE; blanks, hyphens and apostrophes part one name from the next."""


class NumerologyExpressionInput(_NumerologyExpressionInput, total=False):
    system: Literal["pythagorean", "chaldean"]
    """Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out."""
    settings: "NumerologyExpressionInputSettings"
    """Conventions to follow; each has a default."""


class NamePartLetters(TypedDict):
    letter: str
    """The letter."""
    value: int
    """Its number."""


class NamePart(TypedDict):
    """One part of a name and its number."""
    name: str
    """One part of the name in the letters A to Z."""
    letters: List["NamePartLetters"]
    """The letters of it that count."""
    sum: int
    """Sum of the letters."""
    number: int
    """The sum reduced, master numbers kept."""


class NumerologyExpressionAnswer(TypedDict):
    expression_number: int
    """The number, master numbers kept."""
    master_number: bool
    """Whether the number is 11, 22 or 33, which are not reduced."""
    karmic_debt_number: Union[int, None]
    """13, 14, 16 or 19, where the last sum was one before it was reduced; else null."""
    calculation: str
    """The steps of the reduction."""
    parts: List["NamePart"]
    """The parts of the name."""
    metadata: "Metadata"
    """How the answer was made."""


class NumerologySoulUrgeAnswer(TypedDict):
    soul_urge_number: int
    """The number, master numbers kept."""
    master_number: bool
    """Whether the number is 11, 22 or 33, which are not reduced."""
    karmic_debt_number: Union[int, None]
    """13, 14, 16 or 19, where the last sum was one before it was reduced; else null."""
    calculation: str
    """The steps of the reduction."""
    parts: List["NamePart"]
    """The parts of the name."""
    metadata: "Metadata"
    """How the answer was made."""


class NumerologyPersonalityAnswer(TypedDict):
    personality_number: int
    """The number, master numbers kept."""
    master_number: bool
    """Whether the number is 11, 22 or 33, which are not reduced."""
    karmic_debt_number: Union[int, None]
    """13, 14, 16 or 19, where the last sum was one before it was reduced; else null."""
    calculation: str
    """The steps of the reduction."""
    parts: List["NamePart"]
    """The parts of the name."""
    metadata: "Metadata"
    """How the answer was made."""


class NumerologyPersonalYearInputSettings(TypedDict, total=False):
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""


class _NumerologyPersonalYearInput(TypedDict):
    date: str
    """By the Gregorian calendar, YYYY-MM-DD."""
    year: int
    """The calendar year asked about."""


class NumerologyPersonalYearInput(_NumerologyPersonalYearInput, total=False):
    system: Literal["pythagorean", "chaldean"]
    """Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out."""
    settings: "NumerologyPersonalYearInputSettings"
    """Conventions to follow; each has a default."""


class NumerologyPersonalYearAnswer(TypedDict):
    year: int
    """The year asked about."""
    personal_year_number: int
    """The number, 11 and 22 kept."""
    cycle_number: int
    """The same reduced to 1 to 9."""
    master_number: bool
    """Whether the number is 11, 22 or 33, which are not reduced."""
    karmic_debt_number: Union[int, None]
    """13, 14, 16 or 19, where the last sum was one before it was reduced; else null."""
    calculation: str
    """The steps of the reduction."""
    metadata: "Metadata"
    """How the answer was made."""


class NumerologyPinnaclesInputSettings(TypedDict, total=False):
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""


class _NumerologyPinnaclesInput(TypedDict):
    date: str
    """By the Gregorian calendar, YYYY-MM-DD."""


class NumerologyPinnaclesInput(_NumerologyPinnaclesInput, total=False):
    system: Literal["pythagorean", "chaldean"]
    """Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out."""
    settings: "NumerologyPinnaclesInputSettings"
    """Conventions to follow; each has a default."""


class NumerologyPinnaclesAnswerPinnacles(TypedDict):
    position: int
    """1 is the first in life."""
    pinnacle_number: int
    """The number, master numbers kept."""
    from_age: int
    """Whole years of age."""
    to_age: Union[int, None]
    """Whole years of age, the last included; null where it does not end."""
    master_number: bool
    """Whether the number is 11, 22 or 33, which are not reduced."""
    karmic_debt_number: Union[int, None]
    """13, 14, 16 or 19, where the last sum was one before it was reduced; else null."""
    calculation: str
    """The steps of the reduction."""


class NumerologyPinnaclesAnswer(TypedDict):
    pinnacles: List["NumerologyPinnaclesAnswerPinnacles"]
    """The four, in order."""
    metadata: "Metadata"
    """How the answer was made."""


class NumerologyChallengesAnswerChallenges(TypedDict):
    position: int
    """1 is the first in life."""
    challenge_number: int
    """The number, 0 to 8."""
    from_age: int
    """Whole years of age."""
    to_age: Union[int, None]
    """Whole years of age, the last included; null where it does not end."""
    calculation: str
    """The steps of the reduction."""


class NumerologyChallengesAnswer(TypedDict):
    challenges: List["NumerologyChallengesAnswerChallenges"]
    """The four, in order."""
    metadata: "Metadata"
    """How the answer was made."""


class PanchangRangeRequestSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    sunrise_definition: Literal["upper_limb_refraction", "centre_no_refraction", "centre_refraction"]
    """Which moment is sunrise: upper limb with refraction as civil almanacs print it, or the centre of the disc without refraction as the Vedic texts have it. upper_limb_refraction when left out."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""


_PanchangRangeRequest = TypedDict(
    "_PanchangRangeRequest",
    {
        "from": str,
        "to": str,
        "latitude": float,
        "longitude": float,
        "timezone": Union[float, str],
    },
)


class PanchangRangeRequest(_PanchangRangeRequest, total=False):
    step_days: int
    """Days from one step to the next. 1 when left out."""
    hours: int
    """Hour of the local clock on each day, 24-hour. 12 when left out."""
    minutes: int
    """Minute of the local clock. 0 when left out."""
    seconds: int
    """Second of the local clock. 0 when left out."""
    settings: "PanchangRangeRequestSettings"
    """Conventions to follow; each has a default."""


class RangePanchangFullAnswerResults(TypedDict):
    date: str
    """The day of this step."""
    answer: "PanchangFullAnswer"
    """The answer of this step."""


class RangePanchangFullAnswer(TypedDict):
    results: List["RangePanchangFullAnswerResults"]
    """One for each step, in order; each answer is that of `panchang/full`."""
    metadata: "Metadata"
    """How the answer was made."""


class RangePanchangSunTimesAnswerResults(TypedDict):
    date: str
    """The day of this step."""
    answer: "PanchangSunTimesAnswer"
    """The answer of this step."""


class RangePanchangSunTimesAnswer(TypedDict):
    results: List["RangePanchangSunTimesAnswerResults"]
    """One for each step, in order; each answer is that of `panchang/sun-times`."""
    metadata: "Metadata"
    """How the answer was made."""


class RangePanchangMoonTimesAnswerResults(TypedDict):
    date: str
    """The day of this step."""
    answer: "PanchangMoonTimesAnswer"
    """The answer of this step."""


class RangePanchangMoonTimesAnswer(TypedDict):
    results: List["RangePanchangMoonTimesAnswerResults"]
    """One for each step, in order; each answer is that of `panchang/moon-times`."""
    metadata: "Metadata"
    """How the answer was made."""


class RangePanchangChoghadiyaAnswerResults(TypedDict):
    date: str
    """The day of this step."""
    answer: "PanchangChoghadiyaAnswer"
    """The answer of this step."""


class RangePanchangChoghadiyaAnswer(TypedDict):
    results: List["RangePanchangChoghadiyaAnswerResults"]
    """One for each step, in order; each answer is that of `panchang/choghadiya`."""
    metadata: "Metadata"
    """How the answer was made."""


class VedicChartRangeRequestSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""


_VedicChartRangeRequest = TypedDict(
    "_VedicChartRangeRequest",
    {
        "from": str,
        "to": str,
        "latitude": float,
        "longitude": float,
        "timezone": Union[float, str],
    },
)


class VedicChartRangeRequest(_VedicChartRangeRequest, total=False):
    step_days: int
    """Days from one step to the next. 1 when left out."""
    hours: int
    """Hour of the local clock on each day, 24-hour. 12 when left out."""
    minutes: int
    """Minute of the local clock. 0 when left out."""
    seconds: int
    """Second of the local clock. 0 when left out."""
    settings: "VedicChartRangeRequestSettings"
    """Conventions to follow; each has a default."""


class RangePlanetsAnswerResults(TypedDict):
    date: str
    """The day of this step."""
    answer: "StandardPlanetsExtendedResponse"
    """The answer of this step."""


class RangePlanetsAnswer(TypedDict):
    results: List["RangePlanetsAnswerResults"]
    """One for each step, in order; each answer is that of `planets`."""
    metadata: "Metadata"
    """How the answer was made."""


class RangeTransitGocharaInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Convention for the distance between the tropical and the sidereal zodiac. lahiri when left out."""
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    ashtakavarga_table: Literal["varahamihira", "parasara"]
    """Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out."""


_RangeTransitGocharaInput = TypedDict(
    "_RangeTransitGocharaInput",
    {
        "year": int,
        "month": int,
        "date": int,
        "hours": int,
        "minutes": int,
        "latitude": float,
        "longitude": float,
        "timezone": Union[float, str],
        "from": str,
        "to": str,
    },
)


class RangeTransitGocharaInput(_RangeTransitGocharaInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "RangeTransitGocharaInputSettings"
    """Conventions to follow; each has a default."""
    step_days: int
    """Days from one step to the next. 1 when left out."""


class RangeTransitGocharaAnswerResults(TypedDict):
    date: str
    """The day of this step."""
    answer: "TransitGocharaAnswer"
    """The answer of this step."""


class RangeTransitGocharaAnswer(TypedDict):
    results: List["RangeTransitGocharaAnswerResults"]
    """One for each step, in order; each answer is that of `transit/gochara`."""
    metadata: "Metadata"
    """How the answer was made."""


class RangeWesternTransitInputSettings(TypedDict, total=False):
    observation_point: Literal["geocentric", "topocentric"]
    """Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out."""
    node_mode: Literal["mean", "true"]
    """Mean or true (osculating) node for Rahu and Ketu. mean when left out."""
    node_type: Literal["mean", "true"]
    """Alias of node_mode."""
    language: Literal["en"]
    """Language of names and texts; English alone for now. en when left out."""
    ayanamsa: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """A tropical chart has none. One is taken, so that the same settings fit every operation, and changes nothing. none when left out."""
    ayanamsha: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya"]
    """Alias of ayanamsa."""
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric"]
    """How the houses are divided. placidus when left out."""
    orb_profile: Literal["standard", "kerykeion", "wide"]
    """How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out."""
    aspect_set: Literal["major", "all"]
    """The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out."""
    point_set: Literal["main", "extended"]
    """The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out."""


_RangeWesternTransitInput = TypedDict(
    "_RangeWesternTransitInput",
    {
        "year": int,
        "month": int,
        "date": int,
        "hours": int,
        "minutes": int,
        "latitude": float,
        "longitude": float,
        "timezone": Union[float, str],
        "from": str,
        "to": str,
    },
)


class RangeWesternTransitInput(_RangeWesternTransitInput, total=False):
    seconds: int
    """Second of the local clock. 0 when left out."""
    fold: Literal[0, 1]
    """With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after."""
    settings: "RangeWesternTransitInputSettings"
    """Conventions to follow; each has a default."""
    step_days: int
    """Days from one step to the next. 1 when left out."""


class RangeWesternTransitAnswerResults(TypedDict):
    date: str
    """The day of this step."""
    answer: "WesternTransitAnswer"
    """The answer of this step."""


class RangeWesternTransitAnswer(TypedDict):
    results: List["RangeWesternTransitAnswerResults"]
    """One for each step, in order; each answer is that of `western/transit`."""
    metadata: "Metadata"
    """How the answer was made."""
