# Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

from __future__ import annotations

from typing import Any, Dict, List, Literal, TypedDict, Union

__all__ = [
    "VedicChartRequest", "Birth", "Settings", "LanguageSettings", "VedicSettings", "SiderealSettings", "StandardPlanetsExtendedResponse", "SignName", "SignLord", "NakshatraName", "GrahaName", "InSign", "SignOfZodiac", "Ascendant", "Placement", "Metadata", "VedicMetadata", "SiderealMetadata", "PlanetCondition", "PlanetaryWar", "PlanetsConditionsAnswer", "PlanetsFriendshipAnswer", "PlanetsAspectsSettings", "PlanetsAspectsInput", "PlanetsAspectsMetadata", "PlanetsAspectsAnswer", "FunctionalNature", "Confidence", "PlanetsFunctionalNatureAnswer", "KundaliBasicAnswer", "KundaliChandraChartAnswer", "HousesWholeSignInput", "HousesWholeSignAnswer", "HousesBhavaChalitSettings", "HousesBhavaChalitInput", "HousesBhavaChalitMetadata", "HousesBhavaChalitAnswer", "HousesCuspsSettings", "HousesCuspsInput", "HousesCuspsMetadata", "HousesCuspsAnswer", "AshtakavargaSettings", "AshtakavargaRequest", "Bhinnashtakavarga", "AshtakavargaReceiver", "StrengthAshtakavargaMetadata", "StrengthAshtakavargaAnswer", "StrengthAshtakavargaReducedSettings", "StrengthAshtakavargaReducedInput", "ReducedAshtakavarga", "StrengthAshtakavargaReducedMetadata", "StrengthAshtakavargaReducedAnswer", "ShadbalaRequest", "SunriseSettings", "PlanetStrength", "SthanaBala", "KalaBala", "TimeLords", "SunriseMetadata", "StrengthShadbalaAnswer", "StrengthBhavaBalaAnswer", "StrengthVimshopakaAnswer", "TransitGocharaInput", "GocharaSettings", "Quality", "Kakshya", "GocharaMetadata", "TransitGocharaAnswer", "TransitNatalAspectsSettings", "TransitNatalAspectsInput", "TransitNatalAspectsMetadata", "TransitNatalAspectsAnswer", "TransitHitsSettings", "TransitHitsInput", "TransitHitsMetadata", "TransitHitsAnswer", "JaiminiKarakasSettings", "JaiminiKarakasInput", "CharaKaraka", "JaiminiKarakasMetadata", "JaiminiKarakasAnswer", "JaiminiArudhasSettings", "JaiminiArudhasInput", "ArudhaPada", "JaiminiArudhasMetadata", "JaiminiArudhasAnswer", "JaiminiArgalaSettings", "JaiminiArgalaInput", "Argala", "JaiminiArgalaMetadata", "JaiminiArgalaAnswer", "JaiminiCharaDashaInput", "JaiminiDashaSettings", "SignMahadasha", "SignAntardasha", "JaiminiDashaMetadata", "DashaMetadata", "JaiminiCharaDashaAnswer", "PointsUpagrahasSettings", "PointsUpagrahasInput", "AlmanacSettings", "PlacedPoint", "PanchangDay", "AlmanacMetadata", "PointsUpagrahasMetadata", "PointsUpagrahasAnswer", "PointsSpecialLagnasSettings", "PointsSpecialLagnasInput", "PointsSpecialLagnasMetadata", "PointsSpecialLagnasAnswer", "YogaDetectInput", "DetectedYoga", "YogaCombination", "YogaDetectAnswer", "KpChartInput", "KpSettings", "KpCusp", "KpLords", "KpPlanet", "KpMetadata", "KpChartAnswer", "KpRulingPlanetsSettings", "KpRulingPlanetsInput", "RulingPlanet", "ActingNode", "KpRulingPlanetsMetadata", "KpRulingPlanetsAnswer", "KpHoraryInput", "KpHoraryAnswer", "Stay", "VarshaphalChartSettings", "VarshaphalChartInput", "YearLord", "AnnualStrength", "VarshaphalChartMetadata", "VarshaphalChartAnswer", "VarshaphalSahamsSettings", "VarshaphalSahamsInput", "Saham", "VarshaphalSahamsMetadata", "VarshaphalSahamsAnswer", "VarshaphalMuddaDashaSettings", "VarshaphalMuddaDashaInput", "MuddaPeriod", "VarshaYoginiPeriod", "PatyayiniPeriod", "VarshaphalMuddaDashaMetadata", "VarshaphalMuddaDashaAnswer", "VarshaphalYogasSettings", "VarshaphalYogasInput", "TajikaAspect", "TajikaMatter", "VarshaphalYogasMetadata", "VarshaphalYogasAnswer", "ParasharaRequest", "ParasharaSettings", "DivisionalChart", "Varga", "DivisionalAscendant", "DivisionalPlacement", "DivisionalChartMetadata", "DivisionalD2Settings", "DivisionalD2Input", "DivisionalD3Settings", "DivisionalD3Input", "DivisionalD4Input", "FourthVargaSettings", "DivisionalD5Settings", "DivisionalD5Input", "DivisionalD7Input", "SeventhVargaSettings", "DivisionalD9Settings", "DivisionalD9Input", "DivisionalD11Settings", "DivisionalD11Input", "DivisionalD11RamanSettings", "DivisionalD11RamanInput", "DivisionalD24Settings", "DivisionalD24Input", "DivisionalD60Settings", "DivisionalD60Input", "DivisionalShodashvargaAnswer", "PanchangRequest", "TimeWindow", "Vara", "Tithi", "NakshatraSpan", "NityaYoga", "Karana", "HinduCalendar", "LunarMonth", "EraYear", "SolarDate", "IndianNationalDate", "PanchangFullAnswer", "PanchangTithiAnswer", "PanchangNakshatraAnswer", "PanchangYogaAnswer", "PanchangKaranaAnswer", "PanchangVaraAnswer", "PanchangSunTimesAnswer", "PanchangMoonTimesAnswer", "PanchangInauspiciousPeriodsAnswer", "Choghadiya", "PanchangChoghadiyaAnswer", "Hora", "PanchangHoraAnswer", "PanchangAbhijitMuhuratAnswer", "PanchangBrahmaMuhurtaAnswer", "PanchangAmritKaalAnswer", "PanchangGoodBadTimesAnswer", "Muhurta", "Bhadra", "Panchaka", "PanchakaRahita", "GandaMoola", "MeetingYoga", "PanchangMuhurtasAnswer", "PanchangChandraBalaAnswer", "PanchangTaraBalaAnswer", "PanchangDishaShoolAnswer", "PanchangRituSettings", "PanchangRituInput", "PanchangRituMetadata", "PanchangRituAnswer", "PanchangCalendarDayAnswer", "CalendarMonthDay", "PanchangCalendarMonthAnswer", "PanchangLunarMonthsInput", "ObservanceSettings", "LunarMonthOfYear", "ObservanceMetadata", "PanchangLunarMonthsAnswer", "PanchangSolarMonthsInput", "SolarMonthOfYear", "PanchangSolarMonthsAnswer", "PanchangConvertDateInput", "LunarDate", "ConvertedDate", "PanchangConvertDateAnswer", "PanchangShraddhaTithiInput", "ShraddhaDay", "PanchangShraddhaTithiAnswer", "PanchangFestivalsInput", "FestivalSettings", "ObservedDay", "LocalNames", "FestivalMetadata", "PanchangFestivalsAnswer", "PanchangFestivalInput", "PanchangFestivalAnswer", "EkadashiDay", "EkadashiFast", "PanchangEkadashisAnswer", "PanchangVratasInput", "VrataDay", "PanchangVratasAnswer", "Sankranti", "PanchangSankrantisAnswer", "MuhurtaPerson", "MuhurtaFindInput", "MuhurtaSettings", "MuhurtaWindow", "MuhurtaReason", "MuhurtaLimbs", "MuhurtaLagna", "MuhurtaRejectedDay", "MuhurtaMetadata", "MuhurtaFindAnswer", "MuhurtaCheckInput", "MuhurtaCheckAnswer", "DashaVimshottariInput", "DashaSettings", "BirthNakshatra", "DashaBalance", "Mahadasha", "DashaVimshottariAnswer", "DashaCurrentInput", "RulingPeriod", "DashaCurrentAnswer", "DashaYoginiInput", "DashaYoginiAnswer", "DashaAshtottariSettings", "DashaAshtottariInput", "DashaAshtottariMetadata", "DashaAshtottariAnswer", "DashaConditionalInput", "ConditionalDasha", "DashaConditionalAnswer", "MatchmakingAshtakootSettings", "MatchmakingAshtakootInput", "Couple", "MarsSettings", "KootaException", "MatchedMoon", "ManglikOfCouple", "MarsMetadata", "MatchmakingAshtakootMetadata", "MatchmakingAshtakootAnswer", "PoruthamRequest", "PoruthamSettings", "Porutham", "GanaPorutham", "PoruthamMetadata", "MatchmakingPoruthamAnswer", "DoshaKaalSarpAnswer", "DoshaGandmoolAnswer", "PitraEvidence", "DoshaPitraAnswer", "ManglikRequest", "MarsEvidence", "ManglikCancellation", "DoshaManglikAnswer", "EventsSearchInput", "EitherZodiacSettings", "SkyEvent", "EitherZodiacMetadata", "EventsSearchAnswer", "EventsEclipsesSettings", "EventsEclipsesInput", "Eclipse", "LocalEclipse", "Sutak", "EventsEclipsesMetadata", "EventsEclipsesAnswer", "EphemerisTableInput", "EphemerisTableAnswer", "Lord", "Nakshatra", "Rasi", "Zodiac", "NakshatraInfo", "AstrologyBirthDetailsAnswer", "NakshatraTiming", "TithiTiming", "KaranaTiming", "YogaTiming", "PanchangAtInstant", "AstrologyPanchangAnswer", "Muhurat", "AstrologyPanchangAdvancedAnswer", "AstrologyAuspiciousPeriodAnswer", "AstrologyAnandadiYogaSettings", "AstrologyAnandadiYogaInput", "AnandadiYoga", "AstrologyAnandadiYogaMetadata", "AstrologyAnandadiYogaAnswer", "SpecialYoga", "AstrologyAuspiciousYogaAnswer", "GowriNallaNeram", "AstrologyGowriNallaNeramAnswer", "House", "AstrologyChartAnswer", "AstrologyKundliSettings", "AstrologyKundliInput", "KundliYogaDetails", "KundliYoga", "YogaReason", "RasiChart", "AstrologyKundliMetadata", "AstrologyKundliAnswer", "AstrologyKundliAdvancedSettings", "AstrologyKundliAdvancedInput", "DashaPeriod", "Antardasha", "Pratyantardasha", "BirthDashaBalance", "AstrologyKundliAdvancedMetadata", "AstrologyKundliAdvancedAnswer", "AstrologyDashaPeriodsInput", "AstrologyDashaPeriodsAnswer", "MarsEvidenceInSanskrit", "AstrologyMangalDoshaAdvancedMetadata", "AstrologyMangalDoshaAdvancedAnswer", "AstrologySadeSatiAdvancedInput", "AstrologySadeSatiAdvancedAnswer", "AstrologyChandrashtamaPeriodsSettings", "AstrologyChandrashtamaPeriodsInput", "MoonTransit", "AstrologyChandrashtamaPeriodsMetadata", "AstrologyChandrashtamaPeriodsAnswer", "AstrologyPapasamyamInput", "PapasamyamSettings", "PapasamyamMetadata", "AstrologyPapasamyamAnswer", "AstrologyPapasamyamCheckInput", "Message", "AstrologyPapasamyamCheckAnswer", "AstrologyPoruthamAnswer", "AstrologyPoruthamAdvancedAnswer", "AstrologyNakshatraPoruthamAnswer", "WesternNatalInput", "WesternSettings", "WesternAscendant", "WesternPlanet", "WesternBodyName", "WesternAngles", "HouseCusp", "Aspect", "WesternPointName", "WesternMetadata", "WesternNatalAnswer", "WesternTransitInput", "WesternChart", "WesternTransitAnswer", "WesternSynastryInput", "Pair", "HouseOverlay", "WesternSynastryAnswer", "WesternCompositeSettings", "WesternCompositeInput", "CompositePlanet", "WesternCompositeMetadata", "WesternCompositeAnswer", "WesternDavisonAnswer", "WesternProgressionsSettings", "WesternProgressionsInput", "ProgressedPlanet", "WesternProgressionsMetadata", "WesternProgressionsAnswer", "WesternSolarArcSettings", "WesternSolarArcInput", "WesternSolarArcMetadata", "WesternSolarArcAnswer", "WesternProfectionsInput", "WesternProfectionsAnswer", "WesternSolarReturnSettings", "WesternSolarReturnInput", "WesternSolarReturnMetadata", "WesternSolarReturnAnswer", "WesternLunarReturnSettings", "WesternLunarReturnInput", "WesternLunarReturnMetadata", "WesternLunarReturnAnswer", "WesternPlanetaryReturnInput", "WesternPlanetaryReturnAnswer", "WesternLotsSettings", "WesternLotsInput", "WesternLotsMetadata", "WesternLotsAnswer", "WesternDignitiesSettings", "WesternDignitiesInput", "WesternDignitiesMetadata", "WesternDignitiesAnswer", "WesternAntisciaInput", "WesternAntisciaAnswer", "WesternDeclinationsInput", "WesternDeclinationsAnswer", "WesternMidpointsSettings", "WesternMidpointsInput", "WesternMidpointsMetadata", "WesternMidpointsAnswer", "WesternHarmonicsInput", "WesternHarmonicsAnswer", "WesternFixedStarsInput", "FixedStarName", "WesternFixedStarsAnswer", "WesternMoonSettings", "WesternMoonInput", "WesternMoonMetadata", "WesternMoonAnswer", "NumerologyLifePathSettings", "NumerologyLifePathInput", "NumerologyLifePathMetadata", "NumerologyLifePathAnswer", "NumerologyExpressionInput", "NameSettings", "NamePart", "NameMetadata", "NumerologyExpressionAnswer", "NumerologySoulUrgeAnswer", "NumerologyPersonalityAnswer", "NumerologyPersonalYearInput", "NumerologyPersonalYearAnswer", "NumerologyPinnaclesInput", "NumerologyPinnaclesAnswer", "NumerologyChallengesAnswer", "PanchangRangeRequest", "RangePanchangFullAnswer", "RangePanchangSunTimesAnswer", "RangePanchangMoonTimesAnswer", "RangePanchangChoghadiyaAnswer", "VedicChartRangeRequest", "RangePlanetsAnswer", "RangeTransitGocharaInput", "RangeTransitGocharaAnswer", "RangeWesternTransitInput", "RangeWesternTransitAnswer", "AccountListKeysAnswer", "AccountCreateKeyInput", "AccountCreateKeyAnswer", "AccountRotateKeyInput", "AccountRotateKeyAnswer", "AccountRevokeKeyAnswer", "AccountUsageInput", "AccountUsageAnswer", "AccountPlanAnswer", "AccountSpendLimitAnswer", "AccountSetSpendLimitInput", "AccountSetSpendLimitAnswer", "AccountAutoTopUpAnswer", "AccountListWebhooksAnswer", "AccountAddWebhookInput", "AccountAddWebhookAnswer", "AccountRemoveWebhookAnswer", "AccountTestWebhookAnswer",
]


class _Birth(TypedDict):
    year: int  #: Year of birth by the local calendar, Gregorian.
    month: int  #: Month of birth, 1 is January.
    date: int  #: Day of the month.
    hours: int  #: Hour of the local clock, 24-hour.
    minutes: int  #: Minute of the local clock.

class Birth(_Birth, total=False):
    """Date, local clock time, place and time zone of one birth."""
    seconds: int  #: Second of the local clock. 0 when left out.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own.
    fold: Literal[0, 1]  #: With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.

class VedicChartRequest(Birth, total=False):
    settings: "VedicSettings"  #: Conventions to follow; each has a default.

class LanguageSettings(TypedDict, total=False):
    language: Literal["en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru"]  #: Language of the words in `metadata.words`. Names in the answer stay English, for programs; so do sentences. en when left out.

class Settings(LanguageSettings, total=False):
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface. geocentric when left out.

class SiderealSettings(Settings, total=False):
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac; custom takes `ayanamsa_deg` beside it. lahiri when left out.
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates.

class VedicSettings(SiderealSettings, total=False):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean when left out.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.

class StandardPlanetsExtendedResponse(TypedDict):
    ascendant: "Ascendant"  #: The point that rises in the east.
    planets: List["Placement"]  #: Planets and points, in their usual order.
    metadata: "VedicMetadata"  #: How the answer was made.

SignName = Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]

SignLord = Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]

NakshatraName = Literal["Ashwini", "Bharani", "Krittika", "Rohini", "Mrigashirsha", "Ardra", "Punarvasu", "Pushya", "Ashlesha", "Magha", "Purva Phalguni", "Uttara Phalguni", "Hasta", "Chitra", "Swati", "Vishakha", "Anuradha", "Jyeshtha", "Moola", "Purva Ashadha", "Uttara Ashadha", "Shravana", "Dhanishta", "Shatabhisha", "Purva Bhadrapada", "Uttara Bhadrapada", "Revati"]

GrahaName = Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class SignOfZodiac(TypedDict):
    """A sign, and the planet that rules it."""
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.

class InSign(SignOfZodiac):
    """A longitude and the sign that it falls in."""
    longitude: float  #: Ecliptic longitude, degrees from 0° Aries.
    degree: float  #: Degrees within the sign.

class Ascendant(InSign):
    """The point of the zodiac that rises in the east."""
    name: Literal["Ascendant"]  #: Always Ascendant.
    house: int  #: Number of the house, 1 to 12.
    nakshatra: "NakshatraName"  #: Lunar mansion (star) of the Moon, or that it falls in.
    nakshatra_number: int  #: 1 is Ashwini.
    nakshatra_lord: "GrahaName"  #: Planet that rules the nakshatra.
    pada: int  #: Quarter of the nakshatra.

class Placement(InSign):
    """Where a planet stands."""
    name: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu", "Uranus", "Neptune", "Pluto", "Chiron", "Lilith"]  #: English name of the planet or point.
    house: int  #: Number of the house, 1 to 12.
    is_retrograde: bool  #: Whether it moves backwards through the zodiac.
    nakshatra: "NakshatraName"  #: Lunar mansion (star) of the Moon, or that it falls in.
    nakshatra_number: int  #: 1 is Ashwini.
    nakshatra_lord: "GrahaName"  #: Planet that rules the nakshatra.
    pada: int  #: Quarter of the nakshatra.
    latitude: float  #: Ecliptic latitude, degrees, north positive.
    speed: float  #: Degrees of longitude a day; negative while retrograde.

class _Metadata(TypedDict):
    engine: str  #: Name and version of what computed the answer; in years called packed, polynomials fitted to it within 0.001″.
    formula_version: str  #: Version of the formulas of this family.
    system: str  #: School or scheme that the answer follows.

class Metadata(_Metadata, total=False):
    """How the answer was made."""
    zodiac: Literal["sidereal", "tropical"]  #: Zodiac in which longitudes are measured: sidereal begins at the stars, tropical at the equinox.
    ayanamsa_value: float  #: Degrees subtracted from tropical longitudes. Nutation in longitude is in it: others print the mean value, up to 18″ away.
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric"]  #: House system by which the houses were divided.
    as_of: Union[str, None]  #: The moment asked about, or that stood in for now; null where none was needed.
    truncated: Union[str, None]  #: Why a search ended early; null where it did not.
    tzdb: str  #: Where a time zone was named: the version of the tz database, from 1970 on and before.
    names_language: Literal["en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru"]  #: Language of `words`, where another than English was asked for.
    texts_language: Literal["en"]  #: Language of sentences: English.
    words: Dict[str, Dict[str, str]]  #: Words of this answer in that language, by group and English name; what has no sound source is left out.
    replayed_engine_version: str  #: Engine of the call that an Idempotency-Key repeats, where it was another.

class _SiderealMetadata(Metadata):
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac; custom takes `ayanamsa_deg` beside it.

class SiderealMetadata(_SiderealMetadata, total=False):
    ayanamsa_deg: float  #: With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates.

class VedicMetadata(SiderealMetadata):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.

class PlanetCondition(TypedDict):
    """What only the seven planets that rule signs have."""
    dignity: Union[Literal["exalted", "moolatrikona", "own", "debilitated"], None]  #: By degree; null in a sign that gives none, where friendship counts.
    natural_relation: Literal["own", "friend", "neutral", "enemy"]  #: To the lord of its sign, by nature; own in a sign of its own.
    compound_relation: Literal["own", "great_friend", "friend", "neutral", "enemy", "great_enemy"]  #: To the lord of its sign, by nature and by place in this chart.
    sun_separation: Union[float, None]  #: Degrees from the Sun; null for the Sun.
    is_combust: bool  #: Nearer to the Sun than its orb.
    alertness: Literal["jagrat", "swapna", "sushupti"]  #: Jagradadi avastha: awake, dreaming or asleep.
    mood: Literal["deepta", "swastha", "mudita", "shanta", "deena", "duhkhita", "khala"]  #: Deeptadi avastha, from bright (deepta), which an exalted planet is, to wicked (khala).
    is_with_malefic: bool  #: Vikala: the Sun, Mars, Saturn or a node stands in its sign.
    war: Union["PlanetaryWar", None]  #: Null without war.

_PlanetaryWarMust = TypedDict(
    "_PlanetaryWarMust",
    {
        "with": "SignLord",  #: The other planet of the war.
    },
)

class PlanetaryWar(_PlanetaryWarMust):
    """Two of Mars, Mercury, Jupiter, Venus, Saturn within 1° of longitude."""
    is_winner: bool  #: The lesser longitude wins.

class PlanetsConditionsAnswerPlanetsAspectedBy(TypedDict):
    name: "SignLord"  #: English name of the planet or point.
    virupas: float  #: 60 is a full aspect.

class PlanetsConditionsAnswerPlanets(TypedDict):
    placement: "Placement"
    age: Literal["bala", "kumara", "yuva", "vriddha", "mrita"]  #: Baladi avastha: infant, youth, adult, old or dead, by bands of 6°.
    is_vargottama: bool  #: In the same sign in the birth chart and in the navamsa.
    is_gandanta: bool  #: Within 3°20′ of the end of Cancer, Scorpio or Pisces.
    aspected_by: List["PlanetsConditionsAnswerPlanetsAspectedBy"]  #: Who looks at it how strongly (sphuta drishti), the strongest first, none below 1.
    condition: Union["PlanetCondition", None]  #: Null for Rahu and Ketu.

class PlanetsConditionsAnswer(TypedDict):
    planets: List["PlanetsConditionsAnswerPlanets"]  #: Sun to Saturn, Rahu, Ketu.
    metadata: "VedicMetadata"  #: How the answer was made.

class PlanetsFriendshipAnswerPlanetsTowards(TypedDict):
    name: "SignLord"  #: The planet towards which the friendship is.
    natural: Literal["friend", "neutral", "enemy"]  #: By nature: the same in every chart.
    temporal: Literal["friend", "enemy"]  #: By place: a friend in the 2nd, 3rd, 4th, 10th, 11th or 12th from it.
    compound: Literal["great_friend", "friend", "neutral", "enemy", "great_enemy"]  #: Both together, in five grades.

class PlanetsFriendshipAnswerPlanets(TypedDict):
    name: "SignLord"  #: English name of the planet or point.
    towards: List["PlanetsFriendshipAnswerPlanetsTowards"]  #: The six others.

class PlanetsFriendshipAnswer(TypedDict):
    planets: List["PlanetsFriendshipAnswerPlanets"]  #: Sun to Saturn.
    metadata: "VedicMetadata"  #: How the answer was made.

class PlanetsAspectsSettings(VedicSettings, total=False):
    node_aspects: Literal["none", "5_7_9"]  #: Most verses give Rahu and Ketu no aspects; some schools give them the 5th, 7th and 9th. none when left out.

class PlanetsAspectsInput(Birth, total=False):
    settings: "PlanetsAspectsSettings"  #: Conventions to follow; each has a default.

class PlanetsAspectsMetadata(VedicMetadata):
    node_aspects: Literal["none", "5_7_9"]  #: Most verses give Rahu and Ketu no aspects; some schools give them the 5th, 7th and 9th.

class PlanetsAspectsAnswerPlanetsGrahaDrishti(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    house: int  #: Number of the house, 1 to 12.
    place: int  #: Counted from its own sign as the first.
    share: float  #: Of a full aspect.
    is_full: bool  #: Whether it is a full aspect.
    planets: List["GrahaName"]  #: Who stands there.

class PlanetsAspectsAnswerPlanetsSphutaDrishti(TypedDict):
    name: "GrahaName"  #: The planet that is looked at.
    virupas: float  #: 60 is a full aspect.

class PlanetsAspectsAnswerPlanetsRasiDrishti(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    house: int  #: Number of the house, 1 to 12.
    planets: List["GrahaName"]  #: Who stands there.

class PlanetsAspectsAnswerPlanets(TypedDict):
    name: "GrahaName"  #: English name of the planet or point.
    graha_drishti: List["PlanetsAspectsAnswerPlanetsGrahaDrishti"]  #: Signs that it looks at; empty for nodes without aspects.
    sphuta_drishti: List["PlanetsAspectsAnswerPlanetsSphutaDrishti"]  #: By degree, on each of the eight others; empty for the nodes.
    rasi_drishti: List["PlanetsAspectsAnswerPlanetsRasiDrishti"]  #: Signs that its sign looks at by Jaimini.

class PlanetsAspectsAnswer(TypedDict):
    planets: List["PlanetsAspectsAnswerPlanets"]  #: Sun to Saturn, Rahu, Ketu.
    metadata: "PlanetsAspectsMetadata"  #: How the answer was made.

class FunctionalNature(TypedDict):
    """What a planet is for the ascendant."""
    name: "SignLord"  #: English name of the planet or point.
    houses: List[int]  #: Houses that it rules.
    by_rule: Literal["yogakaraka", "benefic", "malefic", "neutral"]  #: By the general rule.
    reason: str  #: Rule that makes the planet good or bad for the ascendant, in an English sentence.
    by_verse: Union[Literal["yogakaraka", "benefic", "malefic", "neutral"], None]  #: By the verse on this ascendant; null where it is silent.
    is_maraka: bool  #: Lord of the second or seventh.
    is_badhaka: bool  #: Lord of the badhaka house.

Confidence = Literal["settled", "one_source", "disputed"]
"""How well the rule is established: independent sources agree (settled), one source has it (one_source), or schools differ (disputed)."""

class PlanetsFunctionalNatureAnswer(TypedDict):
    ascendant: "Ascendant"  #: The point that rises in the east.
    badhaka_house: int  #: The house that obstructs: 11 for movable, 9 for fixed, 7 for dual signs.
    planets: List["FunctionalNature"]  #: Sun to Saturn.
    confidence: "Confidence"
    metadata: "VedicMetadata"  #: How the answer was made.

class KundaliBasicAnswerLongitudes(TypedDict):
    Ascendant: float  #: Ecliptic longitude, degrees from 0° Aries.
    Sun: float  #: Ecliptic longitude, degrees from 0° Aries.
    Moon: float  #: Ecliptic longitude, degrees from 0° Aries.
    Mars: float  #: Ecliptic longitude, degrees from 0° Aries.
    Mercury: float  #: Ecliptic longitude, degrees from 0° Aries.
    Jupiter: float  #: Ecliptic longitude, degrees from 0° Aries.
    Venus: float  #: Ecliptic longitude, degrees from 0° Aries.
    Saturn: float  #: Ecliptic longitude, degrees from 0° Aries.
    Rahu: float  #: Ecliptic longitude, degrees from 0° Aries.
    Ketu: float  #: Ecliptic longitude, degrees from 0° Aries.

class KundaliBasicAnswer(TypedDict):
    lagna: "Ascendant"
    planets: List["Placement"]  #: Planets and points, in their usual order.
    reference_sign: "SignName"  #: The sign that is the first house.
    longitudes: "KundaliBasicAnswerLongitudes"  #: Sidereal longitude by name, degrees.
    utc_datetime: str  #: The birth in UTC, ISO 8601.
    julian_day_ut: float  #: The same instant as a Julian Day in UT.
    metadata: "VedicMetadata"  #: How the answer was made.

class KundaliChandraChartAnswer(TypedDict):
    lagna: "Ascendant"
    planets: List["Placement"]  #: Planets and points, in their usual order.
    reference_sign: "SignName"  #: The sign that is the first house.
    metadata: "VedicMetadata"  #: How the answer was made.

class HousesWholeSignInput(Birth, total=False):
    settings: "SiderealSettings"  #: Conventions to follow; each has a default.

class HousesWholeSignAnswerHouseCusps(InSign):
    house: int  #: Number of the house, 1 to 12.

class HousesWholeSignAnswer(TypedDict):
    ascendant: "Ascendant"  #: The point that rises in the east.
    house_cusps: List["HousesWholeSignAnswerHouseCusps"]  #: Where each of the twelve houses begins.
    metadata: "SiderealMetadata"  #: How the answer was made.

class HousesBhavaChalitSettings(VedicSettings, total=False):
    chalit_system: Literal["sripati", "kp", "equal"]  #: Sripati: the angles and each quadrant cut in three are middles. kp: Placidus cusps are beginnings. equal: 15° to either side of the ascendant and of every 30° from it. sripati when left out.

class HousesBhavaChalitInput(Birth, total=False):
    settings: "HousesBhavaChalitSettings"  #: Conventions to follow; each has a default.

class HousesBhavaChalitMetadata(VedicMetadata):
    chalit_system: Literal["sripati", "kp", "equal"]  #: Sripati: the angles and each quadrant cut in three are middles. kp: Placidus cusps are beginnings. equal: 15° to either side of the ascendant and of every 30° from it.
    house_system_requested: Union[Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric"], None]  #: The house system asked for, where it has no solution and another was used; else null.

class HousesBhavaChalitAnswerBhavas(TypedDict):
    house: int  #: Number of the house, 1 to 12.
    start: "InSign"  #: Sandhi at which it begins.
    middle: "InSign"  #: Bhava madhya.
    end: "InSign"  #: Sandhi at which the next one begins.
    occupants: List["GrahaName"]  #: Who stands in it.

class HousesBhavaChalitAnswerPlanets(TypedDict):
    name: "GrahaName"  #: English name of the planet or point.
    longitude: float  #: Ecliptic longitude, degrees from 0° Aries.
    house: int  #: House by whole signs.
    bhava: int  #: Bhava by degrees.
    has_moved: bool  #: Whether the two differ.
    is_on_sandhi: bool  #: Within 1″ of where two bhavas meet.
    sandhi_distance: float  #: Degrees to the nearest sandhi.

class HousesBhavaChalitAnswer(TypedDict):
    ascendant: "Ascendant"  #: The point that rises in the east.
    bhavas: List["HousesBhavaChalitAnswerBhavas"]  #: From the first.
    planets: List["HousesBhavaChalitAnswerPlanets"]  #: Sun to Saturn, Rahu, Ketu.
    metadata: "HousesBhavaChalitMetadata"  #: How the answer was made.

class HousesCuspsSettings(SiderealSettings, total=False):
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric"]  #: How the houses are divided. placidus when left out.

class HousesCuspsInput(Birth, total=False):
    settings: "HousesCuspsSettings"  #: Conventions to follow; each has a default.

class HousesCuspsMetadata(SiderealMetadata):
    house_system_requested: Union[Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric"], None]  #: The house system asked for, where it has no solution and another was used; else null.

class HousesCuspsAnswerHouseCusps(InSign):
    house: int  #: Number of the house, 1 to 12.

class HousesCuspsAnswer(TypedDict):
    ascendant: "InSign"  #: The degree that rises.
    midheaven: "InSign"  #: The degree that culminates.
    house_cusps: List["HousesCuspsAnswerHouseCusps"]  #: Where each of the twelve houses begins.
    metadata: "HousesCuspsMetadata"  #: How the answer was made.

class AshtakavargaSettings(SiderealSettings, total=False):
    ashtakavarga_table: Literal["varahamihira", "parasara"]  #: Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out.

class AshtakavargaRequest(Birth, total=False):
    settings: "AshtakavargaSettings"  #: Conventions to follow; each has a default.

class Bhinnashtakavarga(TypedDict):
    """Bindus of one planet, or of the ascendant, by sign."""
    name: "AshtakavargaReceiver"  #: Who receives the bindus.
    sign: "SignName"  #: Where it stands.
    total: int  #: Bindus in all twelve signs: the same in every chart.
    bindus: List[int]  #: Bindus from Aries to Pisces: weak up to 3, medium with 4, strong from 5.
    given_by: List[List["AshtakavargaReceiver"]]  #: Who gives them, from Aries to Pisces: the prastara chart.

AshtakavargaReceiver = Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Ascendant"]
"""A planet that rules signs, or the ascendant."""

class StrengthAshtakavargaMetadata(SiderealMetadata):
    ashtakavarga_table: Literal["varahamihira", "parasara"]  #: Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64.

class StrengthAshtakavargaAnswerSarvashtakavarga(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    house: int  #: House of the sign, counted from the ascendant.
    bindus: int  #: Bindus of the seven planets together, 0 to 56; 28 is the mean.
    grade: Literal["weak", "medium", "strong"]  #: Weak below 25 bindus, medium to 30, strong above.

class StrengthAshtakavargaAnswer(TypedDict):
    bhinnashtakavarga: List["Bhinnashtakavarga"]  #: The seven planets, and the ascendant last.
    sarvashtakavarga: List["StrengthAshtakavargaAnswerSarvashtakavarga"]  #: From Aries to Pisces.
    total: int  #: Bindus of the seven planets in all signs: always 337.
    metadata: "StrengthAshtakavargaMetadata"  #: How the answer was made.

class StrengthAshtakavargaReducedSettings(SiderealSettings, total=False):
    ashtakavarga_table: Literal["varahamihira", "parasara"]  #: Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out.
    ekadhipatya: Literal["equalise", "subtract", "zero"]  #: What the empty sign of a lord keeps where it has more bindus than the occupied one: as many (equalise), the difference (subtract), or none (zero). equalise when left out.
    occupancy: Literal["planets", "planets_and_ascendant"]  #: Whose presence makes a sign occupied in the reduction by lords. planets when left out.
    virgo_multiplier: Literal[5, 6]  #: Weight of Virgo in the rasi pinda: 5 in most books, 6 in others. 5 when left out.

class StrengthAshtakavargaReducedInput(Birth, total=False):
    settings: "StrengthAshtakavargaReducedSettings"  #: Conventions to follow; each has a default.

class ReducedAshtakavarga(TypedDict):
    """One row of the ashtakavarga after both reductions."""
    name: "AshtakavargaReceiver"  #: English name of the planet, or Ascendant.
    after_trikona: List[int]  #: After the reduction by trines; from Aries.
    after_ekadhipatya: List[int]  #: After the reduction by lords too; from Aries.
    rasi_pinda: int  #: Sum of the reduced bindus, each times the multiplier of its sign.
    graha_pinda: int  #: Sum over the seven planets of the reduced bindus where each stands, times its multiplier.
    shodhya_pinda: int  #: Both pindas together.

class StrengthAshtakavargaReducedMetadata(SiderealMetadata):
    ashtakavarga_table: Literal["varahamihira", "parasara"]  #: Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64.
    ekadhipatya: Literal["equalise", "subtract", "zero"]  #: What the empty sign of a lord keeps where it has more bindus than the occupied one: as many (equalise), the difference (subtract), or none (zero).
    occupancy: Literal["planets", "planets_and_ascendant"]  #: Whose presence makes a sign occupied in the reduction by lords.
    virgo_multiplier: Literal[5, 6]  #: Weight of Virgo in the rasi pinda: 5 in most books, 6 in others.

class StrengthAshtakavargaReducedAnswer(TypedDict):
    rows: List["ReducedAshtakavarga"]  #: The seven planets, and the ascendant last.
    metadata: "StrengthAshtakavargaReducedMetadata"  #: How the answer was made.

class ShadbalaRequest(Birth, total=False):
    settings: "SunriseSettings"  #: Conventions to follow; each has a default.

class SunriseSettings(SiderealSettings, total=False):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out.

class PlanetStrength(TypedDict):
    """The six strengths of a planet."""
    name: "SignLord"  #: English name of the planet or point.
    sthana: "SthanaBala"
    dig: float  #: Strength of direction, in virupas.
    kala: "KalaBala"
    cheshta: float  #: Strength of motion; of Sun and Moon for ishta and kashta alone, in virupas.
    naisargika: float  #: Strength by nature, in virupas.
    drik: float  #: Strength by the aspects of others; may be negative, in virupas.
    total: Union[float, None]  #: All six together, in virupas; null where the Sun does not rise.
    rupas: Union[float, None]  #: The total in rupas of 60 virupas.
    required_rupas: float  #: What the planet needs to be strong.
    ratio: Union[float, None]  #: Rupas by what is required: strong from 1.
    is_strong: Union[bool, None]  #: Whether it has what it needs.
    ishta: float  #: Power to do good, 0 to 60.
    kashta: float  #: Power to do harm, 0 to 60.

class SthanaBala(TypedDict):
    """Strength of position and its parts."""
    uchcha: float  #: By distance from deepest debilitation, in virupas.
    saptavargaja: float  #: By the lords of its signs in seven vargas, in virupas.
    ojayugma: float  #: By odd and even signs in birth chart and navamsa, in virupas.
    kendradi: float  #: By kind of house, in virupas.
    drekkana: float  #: By third of the sign, in virupas.
    total: float  #: Strength of position, in virupas.

class KalaBala(TypedDict):
    """Strength of time and its parts."""
    nathonnatha: float  #: By day and night, in virupas.
    paksha: float  #: By the light of the Moon, in virupas.
    tribhaga: Union[float, None]  #: As lord of the third of day or night, in virupas; null where the Sun does not rise.
    abda: Union[float, None]  #: As lord of the year, in virupas; null where the Sun does not rise.
    masa: Union[float, None]  #: As lord of the month, in virupas; null where the Sun does not rise.
    vara: Union[float, None]  #: As lord of the weekday, in virupas; null where the Sun does not rise.
    hora: Union[float, None]  #: As lord of the hour, in virupas; null where the Sun does not rise.
    ayana: float  #: By declination, in virupas.
    yuddha: Union[float, None]  #: What war with another planet adds or takes, in virupas; null where the Sun does not rise.
    total: Union[float, None]  #: Strength of time, in virupas; null where the Sun does not rise.

class TimeLords(TypedDict):
    """Who rules the time of the birth."""
    abda: "SignLord"  #: Planet that rules the year.
    masa: "SignLord"  #: Planet that rules the month.
    vara: "SignLord"  #: Of the weekday, from sunrise.
    hora: "SignLord"  #: Planet that rules the hour.
    tribhaga: "SignLord"  #: Of the third of day or night.

class SunriseMetadata(SiderealMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′.
    profile: Literal["raman"]  #: Whose edition of the formulas the numbers follow: B. V. Raman’s.

class StrengthShadbalaAnswer(TypedDict):
    planets: List["PlanetStrength"]  #: Sun to Saturn.
    lords: Union["TimeLords", None]  #: Null where the Sun does not rise or set.
    benefics: List["SignLord"]  #: Who counts as a benefic in this chart.
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
    metadata: "SunriseMetadata"  #: How the answer was made.

class StrengthBhavaBalaAnswerHouses(TypedDict):
    house: int  #: Number of the house, 1 to 12.
    middle: "InSign"  #: Middle of the house.
    lord: "SignLord"  #: Lord of the sign in which the middle is.
    lord_strength: Union[float, None]  #: Shadbala of the lord, in virupas; null where the Sun does not rise.
    dig: float  #: Strength of direction, in virupas.
    drik: float  #: Strength by aspects; may be negative, in virupas.
    total: Union[float, None]  #: All three together, in virupas; null where the Sun does not rise.
    rupas: Union[float, None]  #: The total in rupas of 60 virupas.

class StrengthBhavaBalaAnswer(TypedDict):
    houses: List["StrengthBhavaBalaAnswerHouses"]  #: From the first house.
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
    metadata: "SunriseMetadata"  #: How the answer was made.

class StrengthVimshopakaAnswerPlanetsVargas(TypedDict):
    varga: Literal["d1", "d2", "d3", "d4", "d7", "d9", "d10", "d12", "d16", "d20", "d24", "d27", "d30", "d40", "d45", "d60"]  #: Which divisional chart.
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    relation: Literal["own", "great_friend", "friend", "neutral", "enemy", "great_enemy"]  #: To the lord of that sign, in the birth chart.
    points: int  #: Points of this varga, before it is weighed.

class StrengthVimshopakaAnswerPlanets(TypedDict):
    name: "SignLord"  #: English name of the planet or point.
    shadvarga: float  #: Of twenty, over six vargas.
    saptavarga: float  #: Of twenty, over seven vargas.
    dashavarga: float  #: Of twenty, over ten vargas.
    shodashavarga: float  #: Of twenty, over sixteen vargas.
    vargas: List["StrengthVimshopakaAnswerPlanetsVargas"]  #: From the birth chart to the sixtieths.

class StrengthVimshopakaAnswer(TypedDict):
    planets: List["StrengthVimshopakaAnswerPlanets"]  #: Sun to Saturn.
    confidence: "Confidence"
    metadata: "VedicMetadata"  #: How the answer was made.

class TransitGocharaInput(Birth, total=False):
    settings: "GocharaSettings"  #: Conventions to follow; each has a default.
    target: str  #: The instant asked about, with its offset; now when left out.

class GocharaSettings(VedicSettings, total=False):
    ashtakavarga_table: Literal["varahamihira", "parasara"]  #: Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira when left out.

Quality = Literal["good", "bad", "mixed", "neutral"]
"""Whether it is held to be good, bad, mixed (good for some things) or neutral."""

class Kakshya(TypedDict):
    """The eighth of a sign, 3°45′, in which a planet stands."""
    number: int  #: Which eighth of the sign, 1 to 8.
    lord: "AshtakavargaReceiver"  #: Lord of that eighth.
    has_bindu: bool  #: Whether the lord gives a bindu to the sign in the row of this planet.

class GocharaMetadata(VedicMetadata):
    ashtakavarga_table: Literal["varahamihira", "parasara"]  #: Whose table gives the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64.

class TransitGocharaAnswerTransits(TypedDict):
    name: "GrahaName"  #: English name of the planet or point.
    placement: "Placement"  #: Where it stands at the target; houses from the natal ascendant.
    house_from_moon: int  #: House from the sign of the natal Moon.
    quality: "Quality"  #: Good in a good house; neutral where another graha obstructs that; else bad.
    vedha_house: Union[int, None]  #: House from the natal Moon that obstructs it; null where not good.
    obstructed_by: List["GrahaName"]  #: Who stands in the house of vedha.
    fruit: Literal["first_third", "middle_third", "last_third", "whole_sign"]  #: In which part of the sign it gives its fruit.
    bindus: Union[int, None]  #: Of the sign in its own ashtakavarga; null for Rahu and Ketu.
    sarva_bindus: int  #: Of the sign in the sum of the ashtakavarga.
    kakshya: Union["Kakshya", None]  #: Null for Rahu and Ketu.

class TransitGocharaAnswer(TypedDict):
    natal_moon: "Placement"
    natal_ascendant: "Ascendant"
    transits: List["TransitGocharaAnswerTransits"]  #: Sun to Saturn, Rahu, Ketu.
    metadata: "GocharaMetadata"  #: How the answer was made.

class TransitNatalAspectsSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. geocentric when left out.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean when left out.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    ayanamsa: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom"]  #: Convention for the sidereal zodiac; `none` for the tropical one. none when left out.
    ayanamsha: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out.
    aspect_set: Literal["major", "all"]  #: The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out.

class TransitNatalAspectsInput(Birth, total=False):
    settings: "TransitNatalAspectsSettings"  #: Conventions to follow; each has a default.
    bodies: str  #: Bodies in transit, up to 10. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. mars,jupiter,saturn,uranus,neptune,pluto when left out.
    points: str  #: Points of the birth chart. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, ascendant, midheaven. sun,moon,mercury,venus,mars,jupiter,saturn,ascendant,midheaven when left out.
    target: str  #: The instant asked about, with its offset; now when left out.

class _TransitNatalAspectsMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: The centre of the Earth alone: what is computed here is defined for it, as almanacs print it.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    ayanamsa: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom"]  #: Convention for the sidereal zodiac; `none` for the tropical one.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata.
    orbs: Dict[str, float]  #: Largest distance from exactness by aspect, degrees.
    aspect_set: Literal["major", "all"]  #: The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on).

class TransitNatalAspectsMetadata(_TransitNatalAspectsMetadata, total=False):
    ayanamsa_deg: float  #: With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates.

class TransitNatalAspectsAnswerTransits(InSign):
    name: str  #: English name of the planet or point.
    is_retrograde: bool  #: Whether it moves backwards through the zodiac.

class TransitNatalAspectsAnswerAspects(TypedDict):
    transiting: str  #: The body in transit.
    natal: str  #: The point of the birth chart.
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semisextile", "semisquare", "sesquiquadrate", "quintile", "biquintile"]  #: Name of the aspect (angle between two points).
    angle: float  #: Degrees of the exact aspect.
    separation: float  #: Degrees between the two along the zodiac.
    orb: float  #: Degrees that it misses its exact angle by.
    is_applying: Union[bool, None]  #: Whether it becomes more exact; null where the body stands still.

class TransitNatalAspectsAnswer(TypedDict):
    transits: List["TransitNatalAspectsAnswerTransits"]  #: Where the bodies stand at the target.
    aspects: List["TransitNatalAspectsAnswerAspects"]  #: The nearest to exactness first.
    metadata: "TransitNatalAspectsMetadata"  #: How the answer was made.

class TransitHitsSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. geocentric when left out.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean when left out.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    ayanamsa: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom"]  #: Convention for the sidereal zodiac; `none` for the tropical one. none when left out.
    ayanamsha: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates.

_TransitHitsInputMust = TypedDict(
    "_TransitHitsInputMust",
    {
        "from": str,  #: The first date, by the clock of the birthplace.
    },
)

class _TransitHitsInput(Birth, _TransitHitsInputMust):
    to: str  #: The last date; one request takes up to 366 days.

class TransitHitsInput(_TransitHitsInput, total=False):
    settings: "TransitHitsSettings"  #: Conventions to follow; each has a default.
    bodies: str  #: Bodies in transit, up to 10. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. mars,jupiter,saturn,uranus,neptune,pluto when left out.
    points: str  #: Points of the birth chart. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, ascendant, midheaven. sun,moon,mercury,venus,mars,jupiter,saturn,ascendant,midheaven when left out.
    aspects: str  #: Which aspects count. With commas between them: conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. conjunction,sextile,square,trine,opposition when left out.

class _TransitHitsMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: The centre of the Earth alone: what is computed here is defined for it, as almanacs print it.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    ayanamsa: Literal["none", "lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom"]  #: Convention for the sidereal zodiac; `none` for the tropical one.

class TransitHitsMetadata(_TransitHitsMetadata, total=False):
    ayanamsa_deg: float  #: With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates.

_TransitHitsAnswerHitsMust = TypedDict(
    "_TransitHitsAnswerHitsMust",
    {
        "pass": int,  #: Which pass of this body over this aspect within the range.
    },
)

class TransitHitsAnswerHits(_TransitHitsAnswerHitsMust):
    at: str  #: When it is exact, by the clock of the birthplace.
    transiting: str  #: The body in transit.
    natal: str  #: The point of the birth chart.
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semisextile", "semisquare", "sesquiquadrate", "quintile", "biquintile"]  #: Name of the aspect (angle between two points).
    is_retrograde: bool  #: Whether the body moves backwards then.

class TransitHitsAnswer(TypedDict):
    hits: List["TransitHitsAnswerHits"]  #: In order of their instants.
    metadata: "TransitHitsMetadata"  #: How the answer was made.

class JaiminiKarakasSettings(VedicSettings, total=False):
    karaka_count: Literal[8, 7]  #: Eight with Rahu, or the seven of K.N. Rao, who counts no Rahu and no Pitri karaka. 8 when left out.

class JaiminiKarakasInput(Birth, total=False):
    settings: "JaiminiKarakasSettings"  #: Conventions to follow; each has a default.

class CharaKaraka(TypedDict):
    """One office and who holds it."""
    karaka: Literal["atma", "amatya", "bhratri", "matri", "pitri", "putra", "gnati", "dara"]  #: The office: atma is the self, amatya the minister, dara the spouse.
    grahas: List["GrahaName"]  #: Who holds it. Two at the very same degree share it, and the office after it is empty.
    advance: float  #: Degrees gone in the sign, those of Rahu counted from its end.

class JaiminiKarakasMetadata(VedicMetadata):
    karaka_count: Literal[8, 7]  #: Eight with Rahu, or the seven of K.N. Rao, who counts no Rahu and no Pitri karaka.

class JaiminiKarakasAnswerKarakamsa(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.

class JaiminiKarakasAnswerSwamsa(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.

class JaiminiKarakasAnswer(TypedDict):
    karakas: List["CharaKaraka"]  #: From Atma to Dara.
    karakamsa: "JaiminiKarakasAnswerKarakamsa"  #: Sign of the Atma karaka in the navamsa.
    swamsa: "JaiminiKarakasAnswerSwamsa"  #: Sign of the ascendant in the navamsa.
    has_tie: bool  #: Whether two stand at the very same degree.
    confidence: "Confidence"
    metadata: "JaiminiKarakasMetadata"  #: How the answer was made.

class JaiminiArudhasSettings(VedicSettings, total=False):
    arudha_lords: Literal["stronger", "classical"]  #: The stronger of Mars and Ketu, of Saturn and Rahu; or Mars and Saturn alone. stronger when left out.

class JaiminiArudhasInput(Birth, total=False):
    settings: "JaiminiArudhasSettings"  #: Conventions to follow; each has a default.

class ArudhaPada(TypedDict):
    """The arudha of one house."""
    house: int  #: Number of the house, 1 to 12.
    label: str  #: A1 to A12; A12 is also UL, A1 also AL.
    name: str  #: Name of the arudha pada.
    lord: "GrahaName"  #: Lord of the house that was counted.
    lord_rule: Literal["only_lord", "other_is_in_sign", "more_companions", "jupiter_mercury_dispositor", "exalted", "modality", "longer_period", "more_advanced", "equal", "classical"]  #: What made this lord the one that counts.
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    arudha_house: int  #: House of the arudha, from the ascendant.

class JaiminiArudhasMetadata(VedicMetadata):
    arudha_lords: Literal["stronger", "classical"]  #: The stronger of Mars and Ketu, of Saturn and Rahu; or Mars and Saturn alone.

class JaiminiArudhasAnswer(TypedDict):
    arudhas: List["ArudhaPada"]  #: From the first house.
    confidence: "Confidence"
    metadata: "JaiminiArudhasMetadata"  #: How the answer was made.

class JaiminiArgalaSettings(VedicSettings, total=False):
    argala_nodes: Literal["zodiacal", "reversed"]  #: Whether the places of Rahu and Ketu are counted forward like the others, or backwards. zodiacal when left out.

class JaiminiArgalaInput(Birth, total=False):
    settings: "JaiminiArgalaSettings"  #: Conventions to follow; each has a default.

class Argala(TypedDict):
    """Intervention on a sign from one place, and its obstruction."""
    place: int  #: Place from the sign: 2, 4 and 11 are primary, 5 is secondary.
    is_primary: bool  #: Whether it is one of the three primary ones.
    by: List["GrahaName"]  #: Who intervenes.
    obstructed_from: int  #: Place from which it is obstructed.
    against: List["GrahaName"]  #: Who obstructs.
    holds: bool  #: More intervene than obstruct.

class JaiminiArgalaMetadata(VedicMetadata):
    argala_nodes: Literal["zodiacal", "reversed"]  #: Whether the places of Rahu and Ketu are counted forward like the others, or backwards.

class JaiminiArgalaAnswerHousesVipareeta(TypedDict):
    by: List["GrahaName"]  #: Malefics in the third.
    holds: bool  #: Three malefics or more, and nobody else.

class JaiminiArgalaAnswerHouses(TypedDict):
    house: int  #: Number of the house, 1 to 12.
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    argalas: List["Argala"]  #: From the 2nd, 4th, 11th and 5th.
    vipareeta: "JaiminiArgalaAnswerHousesVipareeta"  #: Argala of malefics in the third.

class JaiminiArgalaAnswer(TypedDict):
    houses: List["JaiminiArgalaAnswerHouses"]  #: From the first house.
    confidence: "Confidence"
    metadata: "JaiminiArgalaMetadata"  #: How the answer was made.

class JaiminiCharaDashaInput(Birth, total=False):
    settings: "JaiminiDashaSettings"  #: Conventions to follow; each has a default.
    depth: int  #: How many levels of periods to list, from the great ones down. 2 when left out.

class JaiminiDashaSettings(VedicSettings, total=False):
    year_length: Union[float, Literal[360], Literal["true_sidereal_sun"]]  #: Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out.

class SignMahadasha(TypedDict):
    """A period of a sign."""
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    from_age: float  #: Age in years at which it begins.
    start_at: str  #: ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
    end_at: str  #: ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
    years: int  #: Length in years.
    lord: "GrahaName"  #: To whom the years were counted: of Scorpio and Aquarius one of two lords.
    antardashas: Union[List["SignAntardasha"], None]  #: Null below the depth that was asked for.

class SignAntardasha(TypedDict):
    """One of twelve equal parts."""
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    from_age: float  #: Age in years at which it begins.
    start_at: str  #: ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
    end_at: str  #: ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.

class DashaMetadata(SiderealMetadata):
    year_length: Union[float, Literal[360], Literal["true_sidereal_sun"]]  #: Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth.

class JaiminiDashaMetadata(DashaMetadata):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.

class JaiminiCharaDashaAnswerSeed(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.

class JaiminiCharaDashaAnswer(TypedDict):
    seed: "JaiminiCharaDashaAnswerSeed"  #: Sign of the first period.
    seed_rule: Union[Literal["more_planets", "jupiter_mercury_lord", "exalted_planet", "lord_in_other_parity", "modality", "lord_more_advanced", "equal"], None]  #: What made it the stronger of the ascendant and the seventh; null where it is the ascendant in any case.
    direction: Literal["forward", "backward"]  #: Through the zodiac, from the seed.
    mahadashas: List["SignMahadasha"]  #: One after the other from birth.
    confidence: "Confidence"  #: Of the order and lengths of the great periods.
    antardasha_confidence: "Confidence"  #: Of the order of the periods within them.
    metadata: "JaiminiDashaMetadata"  #: How the answer was made.

class AlmanacSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. geocentric when left out.
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac; custom takes `ayanamsa_deg` beside it. lahiri when left out.
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out.

class PointsUpagrahasSettings(AlmanacSettings, total=False):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean when left out.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    gulika_moment: Literal["start", "middle", "end"]  #: Which moment of the eighth of Saturn counts. start when left out.
    kaala_moment: Literal["middle", "start", "end"]  #: Which moment of its eighth counts, for Kaala and its like. middle when left out.
    mandi_method: Literal["middle", "end", "ghatis"]  #: Middle or end of the eighth of Saturn, or a ghati of the weekday, as Phaladeepika has it. middle when left out.

class PointsUpagrahasInput(Birth, total=False):
    settings: "PointsUpagrahasSettings"  #: Conventions to follow; each has a default.

class PlacedPoint(InSign):
    """Where a point without a body falls."""
    house: int  #: From the ascendant, whole signs.
    nakshatra: "NakshatraName"  #: Lunar mansion (star) of the Moon, or that it falls in.
    nakshatra_number: int  #: 1 is Ashwini.
    nakshatra_lord: "GrahaName"  #: Planet that rules the nakshatra.
    pada: int  #: Quarter of the nakshatra.

class PanchangDay(TypedDict):
    """The day that runs from sunrise to sunrise and holds the instant asked about."""
    date: str  #: Civil date on which the day began.
    weekday: str  #: Weekday of the day.
    basis: Literal["sunrise", "civil"]  #: Counted from sunrise, or by the civil calendar where there is none.
    sunrise: Union[str, None]  #: Sunrise; null where there is none.
    sunset: Union[str, None]  #: Sunset; null where there is none.
    next_sunrise: Union[str, None]  #: The sunrise after it; null where there is none.

class _AlmanacMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: The centre of the Earth alone: what is computed here is defined for it, as almanacs print it.
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac; custom takes `ayanamsa_deg` beside it.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′.

class AlmanacMetadata(_AlmanacMetadata, total=False):
    ayanamsa_deg: float  #: With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates.

class PointsUpagrahasMetadata(AlmanacMetadata):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    gulika_moment: Literal["start", "middle", "end"]  #: Which moment of the eighth of Saturn counts.
    kaala_moment: Literal["middle", "start", "end"]  #: Which moment of its eighth counts, for Kaala and its like.
    mandi_method: Literal["middle", "end", "ghatis"]  #: Middle or end of the eighth of Saturn, or a ghati of the weekday, as Phaladeepika has it.

class PointsUpagrahasAnswerKaalaGroup(TypedDict):
    name: Literal["kaala", "mrityu", "artha_prahara", "yamaghantaka", "gulika", "mandi"]  #: Name of the upagraha, for programs.
    point: Union["PlacedPoint", None]  #: Null where the Sun does not rise or set.
    method: str  #: Which moment was taken.
    confidence: "Confidence"

class PointsUpagrahasAnswerDhumaGroup(TypedDict):
    name: Literal["dhuma", "vyatipata", "parivesha", "indrachapa", "upaketu"]  #: Name of the upagraha, for programs.
    point: "PlacedPoint"

class PointsUpagrahasAnswer(TypedDict):
    kaala_group: List["PointsUpagrahasAnswerKaalaGroup"]  #: Points that rise in an eighth of day or night.
    dhuma_group: List["PointsUpagrahasAnswerDhumaGroup"]  #: Points that follow from the Sun.
    is_day_birth: Union[bool, None]  #: Between sunrise and sunset; null where one is missing.
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
    metadata: "PointsUpagrahasMetadata"  #: How the answer was made.

class PointsSpecialLagnasSettings(AlmanacSettings, total=False):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean when left out.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.

class PointsSpecialLagnasInput(Birth, total=False):
    settings: "PointsSpecialLagnasSettings"  #: Conventions to follow; each has a default.

class PointsSpecialLagnasMetadata(AlmanacMetadata):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.

class PointsSpecialLagnasAnswer(TypedDict):
    bhava: Union["PlacedPoint", None]  #: Bhava lagna; null without a sunrise.
    hora: Union["PlacedPoint", None]  #: Hora lagna; null without a sunrise.
    ghati: Union["PlacedPoint", None]  #: Ghati lagna; null without a sunrise.
    pranapada: Union["PlacedPoint", None]  #: Pranapada; null without a sunrise.
    sree: "PlacedPoint"  #: Sree lagna.
    indu: "PlacedPoint"  #: Indu lagna.
    bhrigu_bindu: "PlacedPoint"  #: Halfway from Rahu forward to the Moon.
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
    metadata: "PointsSpecialLagnasMetadata"  #: How the answer was made.

class YogaDetectInput(Birth, total=False):
    settings: "VedicSettings"  #: Conventions to follow; each has a default.
    gender: Literal["male", "female"]  #: Read by Mahabhagya yoga alone, which is not judged without it.
    only_present: bool  #: Whether to leave out the yogas whose condition is not met. true when left out.

class DetectedYoga(TypedDict):
    """One yoga with its rule, its evidence and its strength."""
    name: str  #: Name of the yoga.
    group: Literal["major", "raja_dhana", "chandra", "surya", "nabhasa", "arishta"]  #: Which kind of yoga; arishta are those of misfortune.
    has_yoga: bool  #: Its condition is met and nothing cancels it.
    rule: str  #: The condition of the yoga, in an English sentence.
    source: str  #: Work that the rule is from.
    share_percent: Union[float, None]  #: How many of 100 random births have it: what most charts have says little. Null where not measured.
    strength: Union[Literal["strong", "medium", "weak"], None]  #: Of the strongest combination; null where the condition is not met.
    combinations: List["YogaCombination"]  #: Who makes it, the strongest first; empty where the condition is not met.
    counted_from: List[str]  #: What the rule was counted from, where it counts.
    notes: List[str]  #: How it comes about, and what weakens it.
    cancelled_by: Union[str, None]  #: Why it does not hold although its condition is met; else null.

class YogaCombination(TypedDict):
    """One set of planets that makes a yoga."""
    planets: List["GrahaName"]  #: Planets that make the yoga.
    houses: List[int]  #: Their houses from the ascendant, in the same order.
    note: Union[str, None]  #: How they are bound; null where the rule says all.
    strength: Literal["strong", "medium", "weak"]  #: How strong its planets are.
    score: float  #: Mean over the planets; strong from 1, weak below 0.
    reasons: List[str]  #: What speaks for and against each planet.

class YogaDetectAnswer(TypedDict):
    judged: int  #: How many yogas were looked for.
    present: int  #: How many hold.
    strong: int  #: How many hold and are strong.
    yogas: List["DetectedYoga"]  #: In the order of the lists.
    strength_confidence: "Confidence"
    metadata: "VedicMetadata"  #: How the answer was made.

class KpChartInput(Birth, total=False):
    settings: "KpSettings"  #: Conventions to follow; each has a default.

class KpSettings(Settings, total=False):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean when left out.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    ayanamsa: Literal["krishnamurti", "kp_new"]  #: krishnamurti, or kp_new for the later table that starts in 291. The sub lords are defined for these two, and another one is refused. krishnamurti when left out.
    ayanamsha: Literal["krishnamurti", "kp_new"]  #: Alias of ayanamsa.

class KpCuspSignificators(TypedDict):
    a: List["GrahaName"]  #: Planets in the star of an occupant: the strongest.
    b: List["GrahaName"]  #: Planets that stand in the house.
    c: List["GrahaName"]  #: Planets in the star of the lord of the cusp.
    d: "SignLord"  #: Lord of the sign on the cusp.

class KpCusp(InSign):
    """Where a house begins, with its lords and significators."""
    house: int  #: Number of the house, 1 to 12.
    nakshatra: "NakshatraName"  #: Lunar mansion (star) of the Moon, or that it falls in.
    nakshatra_number: int  #: 1 is Ashwini.
    nakshatra_lord: "GrahaName"  #: Planet that rules the nakshatra.
    pada: int  #: Quarter of the nakshatra.
    lords: "KpLords"
    sub_margin: float  #: Degrees to the nearer end of the sub. A cusp moves 1° in some four minutes of birth time.
    significators: "KpCuspSignificators"  #: Who signifies the house, in four steps of strength.

class KpLords(TypedDict):
    """Who rules a point of the zodiac by Krishnamurti, from the sign down."""
    sign: "SignLord"  #: Lord of the sign.
    star: "GrahaName"  #: Lord of the nakshatra.
    sub: "GrahaName"  #: Lord of the part of the nakshatra.
    sub_sub: "GrahaName"  #: Lord of the part of that part.

class KpPlanetSignifications(TypedDict):
    a: int  #: House of the lord of its star: the strongest.
    b: int  #: Its own house.
    c: List[int]  #: Houses whose cusps its star lord rules.
    d: List[int]  #: Houses whose cusps it rules; none for Rahu and Ketu.

class KpPlanetAgents(TypedDict):
    name: "GrahaName"  #: English name of the planet or point.
    reason: Literal["conjunction", "star", "aspect", "sign"]  #: What ties it to the node.

class KpPlanet(TypedDict):
    """One of the nine with its lords and the houses that it signifies."""
    placement: "Placement"  #: Where it stands; the house is the one whose cusp is behind it.
    lords: "KpLords"
    sub_margin: float  #: Degrees to the nearer end of the sub. A cusp moves 1° in some four minutes of birth time.
    significations: "KpPlanetSignifications"  #: Which houses it signifies, in four steps of strength.
    conjoined_with: List["GrahaName"]  #: Who stands in the same sign.
    aspected_by: List["GrahaName"]  #: Who looks at its sign fully.
    agents: List["KpPlanetAgents"]  #: For whom a node acts, the strongest first: conjunction, star lord, aspect, sign lord. Empty for planets.

class KpMetadata(Metadata):
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    ayanamsa: Literal["krishnamurti", "kp_new"]  #: krishnamurti, or kp_new for the later table that starts in 291. The sub lords are defined for these two, and another one is refused.
    house_system_requested: Union[Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric"], None]  #: The house system asked for, where it has no solution and another was used; else null.

class KpChartAnswer(TypedDict):
    cusps: List["KpCusp"]  #: From the first house.
    planets: List["KpPlanet"]  #: Sun to Saturn, Rahu, Ketu.
    intercepted_signs: List["SignName"]  #: Signs that no cusp stands in; they belong to no house.
    metadata: "KpMetadata"  #: How the answer was made.

class KpRulingPlanetsSettings(KpSettings, total=False):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out.
    ruler_count: Literal[5, 7]  #: The five of the school, or seven with the sub lords of the ascendant and the Moon. 5 when left out.
    reject_by: Literal["star", "sub", "none"]  #: By which of its lords a ruler is passed over when that planet is retrograde. star when left out.

class KpRulingPlanetsInput(Birth, total=False):
    settings: "KpRulingPlanetsSettings"  #: Conventions to follow; each has a default.

class RulingPlanet(TypedDict):
    """A ruler of the moment with the reason."""
    role: Literal["ascendant_star", "ascendant_sign", "moon_star", "moon_sign", "day", "ascendant_sub", "moon_sub"]  #: What makes it a ruler of the moment.
    name: "GrahaName"  #: English name of the planet or point.
    is_rejected: bool  #: Whether it stands under a retrograde planet.
    rejected_for: Union["SignLord", None]  #: That planet; null where it is not rejected.

class ActingNode(TypedDict):
    """A lunar node that acts for a ruler of the moment."""
    name: Literal["Rahu", "Ketu"]  #: Rahu or Ketu.
    acts_for: "GrahaName"  #: A ruler in whose sign the node stands, or beside whom.
    by: Literal["sign", "conjunction"]  #: How the two are tied.

class KpRulingPlanetsMetadata(KpMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′.
    ruler_count: Literal[5, 7]  #: The five of the school, or seven with the sub lords of the ascendant and the Moon.
    reject_by: Literal["star", "sub", "none"]  #: By which of its lords a ruler is passed over when that planet is retrograde.

class KpRulingPlanetsAnswer(TypedDict):
    rulers: List["RulingPlanet"]  #: The strongest first; one graha may have several roles.
    nodes: List["ActingNode"]  #: Nodes that act for a ruler.
    panchang_day: "PanchangDay"
    metadata: "KpRulingPlanetsMetadata"  #: How the answer was made.

class _KpHoraryInput(Birth):
    number: int  #: The number that the querent names, 1 to 249: it gives the ascendant.

class KpHoraryInput(_KpHoraryInput, total=False):
    settings: "KpSettings"  #: Conventions to follow; each has a default.

_KpHoraryAnswerMust = TypedDict(
    "_KpHoraryAnswerMust",
    {
        "from": float,  #: Where the part of the number begins, degrees; the ascendant.
    },
)

class KpHoraryAnswer(_KpHoraryAnswerMust):
    number: int  #: The number that the chart was cast for, 1 to 249.
    until: float  #: Where the part of the number ends, degrees.
    cusps: List["KpCusp"]  #: From the first house.
    planets: List["KpPlanet"]  #: Sun to Saturn, Rahu, Ketu.
    intercepted_signs: List["SignName"]  #: Signs that no cusp stands in; they belong to no house.
    metadata: "KpMetadata"  #: How the answer was made.

class _Stay(TypedDict):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.

class Stay(_Stay, total=False):
    """A place that is not the birthplace."""
    timezone: Union[float, str]  #: Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.

class VarshaphalChartSettings(VedicSettings, total=False):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out.
    annual_moment: Literal["true", "mean"]  #: The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it. true when left out.
    muntha_degree: Literal["sign_start", "natal_ascendant"]  #: When a year opens the muntha stands at 0° of its sign, or at the degree of the natal ascendant. sign_start when left out.
    varga_friendship: Literal["positional", "natural"]  #: positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao. positional when left out.

class _VarshaphalChartInput(Birth):
    target_year: int  #: The calendar year whose birthday opens the year of life; it opens within days of that birthday.

class VarshaphalChartInput(_VarshaphalChartInput, total=False):
    settings: "VarshaphalChartSettings"  #: Conventions to follow; each has a default.
    stay: "Stay"  #: Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one.

class YearLordClaims(TypedDict):
    name: "SignLord"  #: English name of the planet or point.
    vishwa: float  #: Strength, of 20.
    offices: List[Literal["muntha_lord", "natal_ascendant_lord", "annual_ascendant_lord", "trirashi_lord", "dinaratri_lord"]]  #: Which of the five offices it bears.
    aspects_ascendant: bool  #: Whether it is in another house than 2, 6, 8, 12.

class YearLord(TypedDict):
    """Who rules a year of life, and why."""
    name: "SignLord"  #: English name of the planet or point.
    reason: Literal["strongest_aspecting", "none_aspects", "all_weak", "moon_ithasala", "moon_sign_lord"]  #: Strongest that aspects the ascendant; lord of the muntha where none does; else whom the Moon joins.
    is_moon_passed_over: bool  #: Whether the Moon had the best claim, which she gives away.
    claims: List["YearLordClaims"]  #: Office-bearers, the strongest first.

class AnnualStrengthPanchavargiya(TypedDict):
    kshetra: float  #: By the lord of its sign, of 30.
    uchcha: float  #: By distance from deepest debilitation, of 20.
    hadda: float  #: By the lord of its hadda, of 15.
    drekkana: float  #: By the lord of its third, of 10.
    navamsa: float  #: By the lord of its ninth, of 5.
    total: float  #: All five together, of 80.
    vishwa: float  #: A fourth of the total: weak below 5, strong above 10, very strong above 15, of 20.

class AnnualStrengthHarsha(TypedDict):
    house: float  #: In its house of joy, of 5.
    dignity: float  #: In its own sign or exalted, of 5.
    sex: float  #: In a house of its sex, of 5.
    time: float  #: Male by day, female by night, of 5.
    total: float  #: All four together, of 20.

class AnnualStrength(TypedDict):
    """Strengths of a planet in a year of life."""
    name: "SignLord"  #: English name of the planet or point.
    panchavargiya: "AnnualStrengthPanchavargiya"  #: Strength in five vargas.
    harsha: "AnnualStrengthHarsha"  #: Harsha bala: points for what makes the planet glad.

class VarshaphalChartMetadata(VedicMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′.
    annual_moment: Literal["true", "mean"]  #: The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it.
    muntha_degree: Literal["sign_start", "natal_ascendant"]  #: When a year opens the muntha stands at 0° of its sign, or at the degree of the natal ascendant.
    varga_friendship: Literal["positional", "natural"]  #: positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao.

class VarshaphalChartAnswerMuntha(InSign):
    house: int  #: Number of the house, 1 to 12.

class VarshaphalChartAnswerOfficeBearers(TypedDict):
    muntha_lord: "SignLord"  #: Lord of the muntha.
    natal_ascendant_lord: "SignLord"  #: Lord of the natal ascendant.
    annual_ascendant_lord: "SignLord"  #: Lord of the annual ascendant.
    trirashi_lord: "SignLord"  #: Lord of the three signs of the annual ascendant, by day or night.
    dinaratri_lord: "SignLord"  #: Lord of the sign of the Sun by day, of the Moon by night.

class VarshaphalChartAnswer(TypedDict):
    target_year: int  #: The calendar year that was asked about.
    completed_years: int  #: Years of life that are over when this one opens; negative before the birth.
    opens_at: str  #: When the year opens, local time of the place.
    utc_datetime: str  #: The same in UTC.
    julian_day_ut: float  #: The same instant as a Julian Day in UT.
    is_day: bool  #: Whether the Sun was up when the year opened.
    ascendant: "Ascendant"  #: The point that rises in the east.
    planets: List["Placement"]  #: Sun to Saturn, Rahu, Ketu.
    muntha: "VarshaphalChartAnswerMuntha"  #: The natal ascendant, moved on by a sign a year.
    office_bearers: "VarshaphalChartAnswerOfficeBearers"  #: Who contends for the lordship of the year.
    year_lord: "YearLord"
    strengths: List["AnnualStrength"]  #: Sun to Saturn.
    metadata: "VarshaphalChartMetadata"  #: How the answer was made.

class VarshaphalSahamsSettings(VedicSettings, total=False):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out.
    annual_moment: Literal["true", "mean"]  #: The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it. true when left out.
    saham_school: Literal["charak", "pvr"]  #: Whose formulas are followed where the books differ: Charak’s, or those of P.V.R. Narasimha Rao. charak when left out.
    saham_houses: Literal["sripati", "equal"]  #: Where the middles of houses stand that some sahams are counted from. sripati when left out.
    saham_arc: Literal["degrees", "signs"]  #: Whether a point lies on the way between two others is judged by degrees, or by whole signs. degrees when left out.

class _VarshaphalSahamsInput(Birth):
    target_year: int  #: The calendar year whose birthday opens the year of life; it opens within days of that birthday.

class VarshaphalSahamsInput(_VarshaphalSahamsInput, total=False):
    settings: "VarshaphalSahamsSettings"  #: Conventions to follow; each has a default.
    stay: "Stay"  #: Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one.

class SahamPosition(InSign):
    house: int  #: Number of the house, 1 to 12.

class Saham(TypedDict):
    """A sensitive point of a year, counted from two others."""
    id: Literal["punya", "vidya", "yasha", "mahatmya", "samartha", "bhratri", "pitri", "raja", "matri", "jeeva", "karma", "kali", "shastra", "artha", "paradesa", "labha", "karyasiddhi", "jadya", "satru", "jalapatana", "bandhana", "asha", "mitra", "gaurava", "putra", "roga", "bandhu", "mrityu", "vivaha", "vanika"]  #: Id of the saham, for programs.
    topic: str  #: What it is about.
    position: Union["SahamPosition", None]  #: Null for Samartha by Charak where Mars rules the ascendant: his formula has no meaning then.

class VarshaphalSahamsMetadata(VedicMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′.
    annual_moment: Literal["true", "mean"]  #: The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it.
    saham_school: Literal["charak", "pvr"]  #: Whose formulas are followed where the books differ: Charak’s, or those of P.V.R. Narasimha Rao.
    saham_houses: Literal["sripati", "equal"]  #: Where the middles of houses stand that some sahams are counted from.
    saham_arc: Literal["degrees", "signs"]  #: Whether a point lies on the way between two others is judged by degrees, or by whole signs.

class VarshaphalSahamsAnswer(TypedDict):
    target_year: int  #: The calendar year that was asked about.
    completed_years: int  #: Years of life that are over when this one opens; negative before the birth.
    opens_at: str  #: When the year opens, local time of the place.
    utc_datetime: str  #: The same in UTC.
    julian_day_ut: float  #: The same instant as a Julian Day in UT.
    is_day: bool  #: Whether the Sun was up when the year opened.
    sahams: List["Saham"]  #: The thirty sahams, in the order of the books.
    metadata: "VarshaphalSahamsMetadata"  #: How the answer was made.

class VarshaphalMuddaDashaSettings(VedicSettings, total=False):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out.
    annual_moment: Literal["true", "mean"]  #: The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it. true when left out.
    annual_day: Literal["sun_degree", "year_share", "civil"]  #: How long each of the 360 days is: a degree of the Sun, a 360th of this year, or 24 hours. sun_degree when left out.

class _VarshaphalMuddaDashaInput(Birth):
    target_year: int  #: The calendar year whose birthday opens the year of life; it opens within days of that birthday.

class VarshaphalMuddaDashaInput(_VarshaphalMuddaDashaInput, total=False):
    settings: "VarshaphalMuddaDashaSettings"  #: Conventions to follow; each has a default.
    stay: "Stay"  #: Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one.

class MuddaPeriod(TypedDict):
    """A period of Vimshottari within a year."""
    lord: "GrahaName"  #: Ruler of the period.
    days: float  #: Length, in days of which the year has 360.
    share: float  #: Share of the year.
    start_at: str  #: ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
    end_at: str  #: ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.

class VarshaYoginiPeriod(TypedDict):
    """A period of a yogini within a year."""
    name: str  #: Name of the yogini.
    lord: "GrahaName"  #: Ruler of the period.
    days: float  #: Length, in days of which the year has 360.
    share: float  #: Share of the year.
    start_at: str  #: ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
    end_at: str  #: ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.

class PatyayiniPeriod(TypedDict):
    """A period by degrees within signs."""
    lord: "AshtakavargaReceiver"  #: Ruler of the period.
    days: float  #: Length, in days of which the year has 360.
    share: float  #: Share of the year.
    start_at: str  #: ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
    end_at: str  #: ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.

class VarshaphalMuddaDashaMetadata(VedicMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′.
    annual_moment: Literal["true", "mean"]  #: The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it.
    annual_day: Literal["sun_degree", "year_share", "civil"]  #: How long each of the 360 days is: a degree of the Sun, a 360th of this year, or 24 hours.

class VarshaphalMuddaDashaAnswer(TypedDict):
    target_year: int  #: The calendar year that was asked about.
    completed_years: int  #: Years of life that are over when this one opens; negative before the birth.
    opens_at: str  #: When the year opens, local time of the place.
    utc_datetime: str  #: The same in UTC.
    julian_day_ut: float  #: The same instant as a Julian Day in UT.
    mudda: List["MuddaPeriod"]  #: Ten periods; nine where the natal Moon stood at the very start of a star.
    varsha_yogini: List["VarshaYoginiPeriod"]  #: Nine periods; eight where the natal Moon stood at the very start of a star.
    patyayini: List["PatyayiniPeriod"]  #: In the order of degrees within signs.
    metadata: "VarshaphalMuddaDashaMetadata"  #: How the answer was made.

class VarshaphalYogasSettings(VedicSettings, total=False):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′. almanac when left out.
    annual_moment: Literal["true", "mean"]  #: The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it. true when left out.

class _VarshaphalYogasInput(Birth):
    target_year: int  #: The calendar year whose birthday opens the year of life; it opens within days of that birthday.

class VarshaphalYogasInput(_VarshaphalYogasInput, total=False):
    settings: "VarshaphalYogasSettings"  #: Conventions to follow; each has a default.
    stay: "Stay"  #: Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one.

class TajikaAspect(TypedDict):
    """Two planets of a year whose lights touch."""
    faster: "SignLord"  #: The planet of the two that moves faster.
    slower: "SignLord"  #: The planet of the two that moves slower.
    house: int  #: Sign of the slower counted from the faster.
    relation: Literal["friendly", "inimical", "conjunction"]  #: How their signs see each other.
    behind: float  #: Degrees within the sign that the faster lacks; negative where it has passed.
    orb: float  #: How far their lights reach: the mean of both.
    kind: Literal["ithasala", "poorna_ithasala", "ishrafa"]  #: The faster joins (ithasala; poorna below 1°) or parts (ishrafa).
    is_disputed: bool  #: Less than 1° past: full ithasala here, ishrafa in some books.
    is_faster_retrograde: bool  #: Some books exchange joining and parting then.

class TajikaMatterYogas(TypedDict):
    yoga: Literal["ithasala", "ishrafa", "nakta", "yamaya", "manau", "kamboola", "gairi_kamboola", "khallasara", "radda"]  #: Name of the Tajika yoga.
    through: List["SignLord"]  #: Who makes it: the third planet, whom the Moon joins, or who is hindered.

class TajikaMatter(TypedDict):
    """What the lord of the ascendant has with the lord of a house."""
    house: int  #: The house of the matter.
    lord: "SignLord"  #: Planet that rules the house of the matter.
    is_same_lord: bool  #: Whether it rules the ascendant as well, so that there is no pair.
    aspect: Union["TajikaAspect", None]  #: Between the lord of the ascendant and this lord; null without one.
    yogas: List["TajikaMatterYogas"]  #: What the two lords make for the matter.

class VarshaphalYogasMetadata(VedicMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Which moment is sunrise, and likewise sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as national almanacs print it. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as the Vedic texts have it. disc_centre: the centre with 34′.
    annual_moment: Literal["true", "mean"]  #: The Sun back at his sidereal longitude of the birth, or so many mean sidereal years after it.

class VarshaphalYogasAnswer(TypedDict):
    target_year: int  #: The calendar year that was asked about.
    completed_years: int  #: Years of life that are over when this one opens; negative before the birth.
    opens_at: str  #: When the year opens, local time of the place.
    utc_datetime: str  #: The same in UTC.
    julian_day_ut: float  #: The same instant as a Julian Day in UT.
    ascendant_lord: "SignLord"  #: Lord of the annual ascendant.
    year_yoga: Union[Literal["ikkavala", "induvara"], None]  #: Of the whole year; null where neither holds.
    aspects: List["TajikaAspect"]  #: Of the fastest planet first.
    matters: List["TajikaMatter"]  #: Houses 2 to 12.
    metadata: "VarshaphalYogasMetadata"  #: How the answer was made.

class ParasharaRequest(Birth, total=False):
    settings: "ParasharaSettings"  #: Conventions to follow; each has a default.

class ParasharaSettings(VedicSettings, total=False):
    method: Literal["parashara"]  #: Rule by which parts become signs. parashara when left out.

class DivisionalChart(TypedDict):
    """A divisional chart of a birth."""
    varga: "Varga"  #: Which divisional chart it is.
    ascendant: "DivisionalAscendant"  #: The point that rises in the east.
    planets: List["DivisionalPlacement"]  #: Planets and points, in their usual order.
    sensitivity_seconds: Union[int, None]  #: Whole seconds to the nearest change of the ascendant’s part, before the birth or after it. Planets are not counted. Null where none is within 12 hours.
    metadata: "DivisionalChartMetadata"  #: How the answer was made.

class Varga(TypedDict):
    id: str  #: D9, D60 and so on.
    name: str  #: Name of the divisional chart.
    parts: int  #: Into how many parts each sign is cut.
    meaning: str  #: What the chart is read for.

class DivisionalAscendant(TypedDict):
    name: Literal["Ascendant"]  #: Always Ascendant.
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    degree: Union[float, None]  #: Degrees within the sign of this chart; null where the parts are unequal.
    part: int  #: Which part of the natal sign, 1 is the first.
    natal_longitude: float  #: Sidereal longitude in the birth chart, degrees.
    house: int  #: Number of the house, 1 to 12.

class DivisionalPlacement(TypedDict):
    name: str  #: English name of the planet or point.
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    degree: Union[float, None]  #: Degrees within the sign of this chart; null where the parts are unequal.
    part: int  #: Which part of the natal sign, 1 is the first.
    natal_longitude: float  #: Sidereal longitude in the birth chart, degrees.
    house: int  #: Counted from the ascendant of this chart.
    is_vargottama: bool  #: Whether it stands in the same sign as in the birth chart.
    is_retrograde: bool  #: Whether it moves backwards through the zodiac.
    deity: Union[str, None]  #: Ruler of the half degree in D60; null in the other charts.

class _DivisionalChartMetadata(VedicMetadata):
    method: Literal["parashara", "parivritti_dwaya", "uma_shambhu", "raman", "somanatha", "parivritti_traya", "jagannatha", "cyclic", "odd_even_sign_table", "even_backward", "kalachakra", "krishna_mishra", "sanjay_rath_rudramsa", "bv_raman_ekadasamsa", "reverse", "leo", "from_aries"]  #: Rule by which parts become signs.

class DivisionalChartMetadata(_DivisionalChartMetadata, total=False):
    profile: str  #: The same as `method`.
    variant: str  #: Which of two conventions this chart follows.

class DivisionalD2Settings(VedicSettings, total=False):
    method: Literal["parashara", "parivritti_dwaya", "uma_shambhu", "raman", "somanatha"]  #: Rule by which parts become signs. parashara when left out.

class DivisionalD2Input(Birth, total=False):
    settings: "DivisionalD2Settings"  #: Conventions to follow; each has a default.

class DivisionalD3Settings(VedicSettings, total=False):
    method: Literal["parashara", "parivritti_traya", "somanatha", "jagannatha"]  #: Rule by which parts become signs. parashara when left out.

class DivisionalD3Input(Birth, total=False):
    settings: "DivisionalD3Settings"  #: Conventions to follow; each has a default.

class DivisionalD4Input(Birth, total=False):
    settings: "FourthVargaSettings"  #: Conventions to follow; each has a default.

class FourthVargaSettings(VedicSettings, total=False):
    method: Literal["parashara", "cyclic"]  #: Rule by which parts become signs. parashara when left out.

class DivisionalD5Settings(VedicSettings, total=False):
    method: Literal["odd_even_sign_table", "cyclic"]  #: Rule by which parts become signs. odd_even_sign_table when left out.

class DivisionalD5Input(Birth, total=False):
    settings: "DivisionalD5Settings"  #: Conventions to follow; each has a default.

class DivisionalD7Input(Birth, total=False):
    settings: "SeventhVargaSettings"  #: Conventions to follow; each has a default.

class SeventhVargaSettings(VedicSettings, total=False):
    method: Literal["parashara", "even_backward"]  #: Rule by which parts become signs. parashara when left out.

class DivisionalD9Settings(VedicSettings, total=False):
    method: Literal["parashara", "kalachakra", "krishna_mishra"]  #: Rule by which parts become signs. parashara when left out.

class DivisionalD9Input(Birth, total=False):
    settings: "DivisionalD9Settings"  #: Conventions to follow; each has a default.

class DivisionalD11Settings(VedicSettings, total=False):
    method: Literal["sanjay_rath_rudramsa"]  #: Rule by which parts become signs. sanjay_rath_rudramsa when left out.

class DivisionalD11Input(Birth, total=False):
    settings: "DivisionalD11Settings"  #: Conventions to follow; each has a default.

class DivisionalD11RamanSettings(VedicSettings, total=False):
    method: Literal["bv_raman_ekadasamsa"]  #: Rule by which parts become signs. bv_raman_ekadasamsa when left out.

class DivisionalD11RamanInput(Birth, total=False):
    settings: "DivisionalD11RamanSettings"  #: Conventions to follow; each has a default.

class DivisionalD24Settings(VedicSettings, total=False):
    method: Literal["parashara", "reverse", "leo"]  #: Rule by which parts become signs. parashara when left out.

class DivisionalD24Input(Birth, total=False):
    settings: "DivisionalD24Settings"  #: Conventions to follow; each has a default.

class DivisionalD60Settings(VedicSettings, total=False):
    method: Literal["parashara", "from_aries"]  #: Rule by which parts become signs. parashara when left out.

class DivisionalD60Input(Birth, total=False):
    settings: "DivisionalD60Settings"  #: Conventions to follow; each has a default.

class DivisionalShodashvargaAnswerVargas(TypedDict):
    varga: "Varga"  #: Which divisional chart it is.
    ascendant: "DivisionalAscendant"  #: The point that rises in the east.
    planets: List["DivisionalPlacement"]  #: Planets and points, in their usual order.

class DivisionalShodashvargaAnswer(TypedDict):
    vargas: List["DivisionalShodashvargaAnswerVargas"]  #: The sixteen charts.
    metadata: "VedicMetadata"  #: How the answer was made.

class PanchangRequest(Birth, total=False):
    settings: "AlmanacSettings"  #: Conventions to follow; each has a default.

class TimeWindow(TypedDict):
    """From start until end, half-open."""
    start: str  #: ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
    end: str  #: ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.

class Vara(TimeWindow):
    """The weekday, which begins with sunrise."""
    number: int  #: 1 is Sunday.
    name: str  #: English name of the weekday.
    sanskrit: str  #: Sanskrit name, in Latin letters.
    lord: "SignLord"  #: Planet that rules the weekday.
    basis: Literal["sunrise", "civil"]  #: Counted from sunrise, or by the civil calendar where there is none.

class Tithi(TimeWindow):
    """A lunar day: the Moon gains 12° on the Sun."""
    number: int  #: 1 to 15 of the waxing half, 16 to 30 of the waning.
    name: str  #: Name of the tithi (lunar day), Sanskrit in Latin letters.
    paksha: Literal["Shukla", "Krishna"]  #: Waxing or waning half of the lunar month.
    day_of_paksha: int  #: Day of its half of the month, 1 to 15.
    group: Literal["Nanda", "Bhadra", "Jaya", "Rikta", "Purna"]  #: One of the five groups to which tithis belong by turns.

class NakshatraSpan(TimeWindow):
    """The star (lunar mansion) that the Moon is in."""
    number: int  #: Its number, 1 is the first.
    name: "NakshatraName"  #: Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.
    lord: "GrahaName"  #: Planet that rules the nakshatra.
    deity: str  #: Deity that presides over it.

class NityaYoga(TimeWindow):
    """One of 27 parts of the sum of the Sun’s and the Moon’s longitude."""
    number: int  #: Its number, 1 is the first.
    name: str  #: Name of the nitya yoga, Sanskrit in Latin letters.
    quality: "Quality"
    avoid: Union[str, None]  #: Which part is to be avoided, where it is not the whole; null where it is.

class Karana(TimeWindow):
    """Half a tithi."""
    number: int  #: Half tithi of the lunar month, 1 begins at the new moon.
    name: str  #: Name of the karana (half tithi), Sanskrit in Latin letters.
    kind: Literal["movable", "fixed"]  #: movable for the seven karanas that recur through the month, fixed for the four that come once.
    quality: "Quality"

class HinduCalendarEras(TypedDict):
    shaka: "EraYear"  #: Changes with Chaitra.
    vikram: "EraYear"  #: Of the north: changes with Chaitra.
    gujarati: "EraYear"  #: Vikram year of Gujarat: changes with Kartika.
    kali_year: int  #: Elapsed years of the Kali age.

class HinduCalendar(TypedDict):
    """What the calendars of India call the panchang day."""
    lunar_month: "LunarMonth"
    paksha: Literal["Shukla", "Krishna"]  #: Waxing or waning half of the lunar month, at sunrise.
    tithi_number: int  #: The tithi at sunrise, which names the day.
    eras: "HinduCalendarEras"  #: Years of the lunar eras.
    solar_dates: List["SolarDate"]  #: One for each region.
    national: "IndianNationalDate"
    ahargana: int  #: Days since the Kali age began.
    ayana: Literal["Uttarayana", "Dakshinayana"]  #: Half of the year: the Sun goes north or south.
    ritu: str  #: Season by the sidereal Sun.

class LunarMonth(TimeWindow):
    """The lunar month of the tithi that rules at sunrise."""
    number: int  #: 1 is Chaitra.
    name: str  #: Amanta: the month runs from new moon to new moon. A leap month is called Adhika.
    purnimanta_number: int  #: 1 is Chaitra.
    purnimanta_name: str  #: As in the north, where the month ends with the full moon.
    kind: Literal["normal", "adhika", "kshaya"]  #: Adhika: the Sun enters no sign in it. Kshaya: he enters two, and the second name is lost.
    lost_name: Union[str, None]  #: The name that a kshaya month takes with it; else null.

class EraYear(TypedDict):
    """A year of an era."""
    year: int  #: Elapsed years of the era.
    samvatsara: str  #: Name of the year in the cycle of sixty.

class SolarDate(TypedDict):
    """The same day in a solar calendar."""
    calendar: Literal["tamil", "malayalam", "odia", "bengali", "assamese"]  #: Region whose rule decides on which date a month begins.
    era: str  #: Era that the year belongs to.
    year: int  #: Year of that era.
    month_number: int  #: Counted from the month in which the year of this calendar begins.
    month: str  #: Name of the month in the region.
    day: int  #: Day of the month.
    first_date: str  #: Civil date of the first day of the month.
    sankranti: str  #: When the Sun entered the sign of the month.

class IndianNationalDate(TypedDict):
    """The civil calendar of India, which needs no sky."""
    year: int  #: Saka year.
    month_number: int  #: 1 is Chaitra.
    month: str  #: Name of the month.
    day: int  #: Day of the month.

class PanchangFullAnswerDayList(TypedDict):
    tithi: List["Tithi"]  #: Each tithi of the day from sunrise to sunrise, in order of time.
    nakshatra: List["NakshatraSpan"]  #: Each nakshatra of the day from sunrise to sunrise, in order of time.
    yoga: List["NityaYoga"]  #: Each yoga of the day from sunrise to sunrise, in order of time.
    karana: List["Karana"]  #: Each karana of the day from sunrise to sunrise, in order of time.

class PanchangFullAnswerWindows(TimeWindow):
    name: str  #: Name of the window of time.
    quality: "Quality"

class PanchangFullAnswer(TypedDict):
    panchang_day: "PanchangDay"
    vara: "Vara"
    tithi: "Tithi"
    nakshatra: "NakshatraSpan"
    yoga: "NityaYoga"
    karana: "Karana"
    sunrise: Union[str, None]  #: Sunrise; null where there is none.
    sunset: Union[str, None]  #: Sunset; null where there is none.
    vedic_sunrise: Union[str, None]  #: Rise of the centre of the disc without refraction, as the Vedic texts have it.
    vedic_sunset: Union[str, None]  #: Set of the centre of the disc without refraction.
    moonrise: Union[str, None]  #: Within the panchang day; one day in a month has none.
    moonset: Union[str, None]  #: Within the panchang day; one day in a month has none.
    next_moonrise: Union[str, None]  #: Where the panchang day has no moonrise: the next one; else null.
    next_moonset: Union[str, None]  #: Where the panchang day has no moonset: the next one; else null.
    day_list: "PanchangFullAnswerDayList"  #: Every limb that touches the day from sunrise to sunrise.
    windows: List["PanchangFullAnswerWindows"]  #: Windows to seek or to avoid, by their start; they may overlap.
    calendar: "HinduCalendar"
    metadata: "AlmanacMetadata"  #: How the answer was made.

class PanchangTithiAnswerTithi(TimeWindow):
    number: int  #: 1 to 15 of the waxing half, 16 to 30 of the waning.
    name: str  #: Name of the tithi (lunar day), Sanskrit in Latin letters.
    paksha: Literal["Shukla", "Krishna"]  #: Waxing or waning half of the lunar month.
    day_of_paksha: int  #: Day of its half of the month, 1 to 15.
    group: Literal["Nanda", "Bhadra", "Jaya", "Rikta", "Purna"]  #: One of the five groups to which tithis belong by turns.
    is_kshaya: bool  #: Whether no sunrise falls into it, so that the calendar skips it.
    is_vriddhi: bool  #: Whether two sunrises fall into it, so that the calendar repeats it.

class PanchangTithiAnswer(TypedDict):
    tithi: "PanchangTithiAnswerTithi"  #: A lunar day: the Moon gains 12° on the Sun.
    next: "Tithi"
    metadata: "AlmanacMetadata"  #: How the answer was made.

class PanchangNakshatraAnswer(TypedDict):
    nakshatra: "NakshatraSpan"
    next: "NakshatraSpan"
    metadata: "AlmanacMetadata"  #: How the answer was made.

class PanchangYogaAnswer(TypedDict):
    yoga: "NityaYoga"
    next: "NityaYoga"
    metadata: "AlmanacMetadata"  #: How the answer was made.

class PanchangKaranaAnswer(TypedDict):
    karana: "Karana"
    next: "Karana"
    metadata: "AlmanacMetadata"  #: How the answer was made.

class PanchangVaraAnswer(TypedDict):
    vara: "Vara"
    metadata: "AlmanacMetadata"  #: How the answer was made.

class PanchangSunTimesAnswer(TypedDict):
    date: str  #: Civil date.
    sunrise: Union[str, None]  #: Sunrise; null where there is none.
    sunset: Union[str, None]  #: Sunset; null where there is none.
    vedic_sunrise: Union[str, None]  #: Rise of the centre of the disc without refraction, as the Vedic texts have it.
    vedic_sunset: Union[str, None]  #: Set of the centre of the disc without refraction.
    next_sunrise: Union[str, None]  #: Where there is no sunrise on the date: the next one; else null.
    next_sunset: Union[str, None]  #: Where there is no sunset on the date: the next one; else null.
    reason: Union[Literal["midnight_sun", "polar_night"], None]  #: Why there is no sunrise or sunset; null where both are on the date or the missing one follows the next day.
    day_length_seconds: Union[int, None]  #: From sunrise to sunset; null where one is missing.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class PanchangMoonTimesAnswer(TypedDict):
    date: str  #: Civil date.
    moonrise: Union[str, None]  #: Moonrise; null on a day without one.
    moonset: Union[str, None]  #: Moonset; null on a day without one.
    next_moonrise: Union[str, None]  #: Where there is no moonrise on the date: the next one; else null.
    next_moonset: Union[str, None]  #: Where there is no moonset on the date: the next one; else null.
    reason: Union[Literal["above_horizon", "below_horizon"], None]  #: Where the Moon is for the whole date near the poles; null where she rises or sets.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class PanchangInauspiciousPeriodsAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
    rahu_kaal: Union["TimeWindow", None]  #: The eighth of the day that belongs to Rahu.
    gulika_kaal: Union["TimeWindow", None]  #: The eighth of the day that belongs to Gulika.
    yamaganda: Union["TimeWindow", None]  #: The eighth of the day that belongs to Yama.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class Choghadiya(TimeWindow):
    name: str  #: Name of the choghadiya.
    lord: "SignLord"  #: Planet that rules this part of the day or night.
    quality: "Quality"
    vela: Union[Literal["Kaal Vela", "Vaar Vela", "Kaal Ratri"], None]  #: To be avoided whatever the quality; null for most.
    number: int  #: Within its day or night.
    is_day: bool  #: Whether the span lies between sunrise and sunset.

class PanchangChoghadiyaAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
    choghadiya: List["Choghadiya"]  #: The parts of day and night, in order.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class Hora(TimeWindow):
    lord: "SignLord"  #: Planet that rules this part of the day or night.
    quality: "Quality"
    number: int  #: Within its day or night.
    is_day: bool  #: Whether the span lies between sunrise and sunset.

class PanchangHoraAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
    hora: List["Hora"]  #: The planetary hours, in order.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class PanchangAbhijitMuhuratAnswerAbhijitMuhurat(TimeWindow):
    avoid_on_wednesday: bool  #: Whether it is a Wednesday, which some texts except.

class PanchangAbhijitMuhuratAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
    abhijit_muhurat: Union["PanchangAbhijitMuhuratAnswerAbhijitMuhurat", None]  #: The middle muhurta of the day; null where there is none.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class PanchangBrahmaMuhurtaAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
    brahma_muhurta: Union["TimeWindow", None]  #: The window before sunrise; null where there is none.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class PanchangAmritKaalAnswerAmritKaal(TimeWindow):
    is_day: bool  #: Whether the span lies between sunrise and sunset.

class PanchangAmritKaalAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
    amrit_kaal: List["PanchangAmritKaalAnswerAmritKaal"]  #: The Amrit windows, in order.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class PanchangGoodBadTimesAnswerPeriods(TimeWindow):
    name: str  #: Name of the window of time.
    quality: "Quality"

class PanchangGoodBadTimesAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
    periods: List["PanchangGoodBadTimesAnswerPeriods"]  #: Windows of the day, by start.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class Muhurta(TimeWindow):
    """A fifteenth of the day or of the night."""
    number: int  #: Within its day or night.
    is_day: bool  #: Whether the span lies between sunrise and sunset.
    name: str  #: Deity who gives the muhurta its name.
    quality: "Quality"

class BhadraAbodes(TimeWindow):
    abode: Literal["heaven", "underworld", "earth"]  #: Where it dwells by the sign of the Moon; some say that on earth alone it harms.

class Bhadra(TimeWindow):
    """The karana Vishti, whole, also where it reaches beyond the day."""
    tithi: str  #: The tithi whose half it is.
    mukha: "TimeWindow"  #: Its worst part.
    puccha: "TimeWindow"  #: Its end, which does no harm.
    abodes: List["BhadraAbodes"]  #: One, or two where the Moon changes her sign.

class Panchaka(TimeWindow):
    """The Moon in Aquarius or Pisces, whole, also where it reaches beyond the day."""
    kind: Union[Literal["roga", "raja", "agni", "chora", "mrityu"], None]  #: What it threatens by the weekday on which it begins: disease, rulers, fire, thieves, death; null for none.
    weekday: str  #: The weekday on which it begins.

class PanchakaRahita(TimeWindow):
    """A part of the day by rising sign, tithi and star."""
    lagna: "SignName"  #: The rising sign.
    remainder: int  #: Of tithi, weekday, star and lagna when nines are cast out.
    kind: Literal["mrityu", "agni", "raja", "chora", "roga", "free"]  #: What it threatens: death, fire, rulers, thieves, disease; free of them by 0, 3, 5 and 7.

class GandaMoola(TimeWindow):
    """The Moon in a star at the joint of two signs, whole."""
    nakshatra: "NakshatraName"  #: Lunar mansion (star) of the Moon, or that it falls in.
    worst_pada: int  #: The quarter of the star that is the worst.
    worst_pada_window: "TimeWindow"  #: When the Moon is in it.

class MeetingYoga(TimeWindow):
    """A yoga of weekday, tithi and stars, within the day."""
    id: Literal["dwipushkara", "tripushkara", "jwalamukhi", "aadal", "vidaal", "dagdha_tithi"]  #: Name of the yoga for programs.
    name: str  #: Name of the special yoga of the day.
    quality: "Quality"

class PanchangMuhurtasAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
    dinamana_seconds: Union[int, None]  #: Length of the day; null where there is none.
    ratrimana_seconds: Union[int, None]  #: Length of the night that follows; null where there is none.
    madhyahna: Union[str, None]  #: Middle of the day; null where there is none.
    muhurtas: List["Muhurta"]  #: In order; those of a missing day or night are left out.
    arunodaya: Union["TimeWindow", None]  #: The 96 minutes before sunrise. Null where there is none.
    pratah_sandhya: Union["TimeWindow", None]  #: The last tenth of the night before. Null where there is none.
    vijaya: Union["TimeWindow", None]  #: The eleventh muhurta of the day. Null where there is none.
    godhuli: Union["TimeWindow", None]  #: The 24 minutes about sunset. Null where there is none.
    sayahna_sandhya: Union["TimeWindow", None]  #: The first tenth of the night. Null where there is none.
    nishita: Union["TimeWindow", None]  #: The eighth muhurta of the night, which holds midnight. Null where there is none.
    bhadra: List["Bhadra"]  #: Each that touches the day.
    panchaka: List["Panchaka"]  #: Empty on most days.
    panchaka_rahita: Union[List["PanchakaRahita"], None]  #: Parts of the day in order; null beyond 66.4° of latitude, where signs rise backwards or not at all.
    ganda_moola: List["GandaMoola"]  #: Empty on most days.
    tithi_gandanta: List["TimeWindow"]  #: The last and first two ghatis about the ends of the tithis 5, 10 and 15.
    yogas: List["MeetingYoga"]  #: By yoga, then by time.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class PanchangChandraBalaAnswerChandraBala(TypedDict):
    birth_sign: "SignName"  #: Sign of the Moon at birth.
    birth_sign_number: int  #: Number of the birth sign, 1 is Aries.
    house: int  #: Of the Moon now, counted from the birth sign.
    quality: "Quality"
    is_chandrashtama: bool  #: Whether the Moon is in the eighth sign from it.

class PanchangChandraBalaAnswer(TimeWindow):
    moon_sign: "SignName"  #: Sign of the Moon.
    chandra_bala: List["PanchangChandraBalaAnswerChandraBala"]  #: One row for each birth sign.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class PanchangTaraBalaAnswerTaraBala(TypedDict):
    birth_nakshatra: "NakshatraName"  #: Star of the Moon at birth.
    birth_nakshatra_number: int  #: Number of the birth star, 1 is Ashwini.
    tara: str  #: Which of the nine taras.
    tara_number: int  #: Number of the tara, 1 is Janma.
    round: int  #: Which round of nine, 1 to 3.
    quality: "Quality"

class PanchangTaraBalaAnswer(TimeWindow):
    nakshatra: "NakshatraName"  #: Lunar mansion (star) of the Moon, or that it falls in.
    tara_bala: List["PanchangTaraBalaAnswerTaraBala"]  #: One row for each birth star.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class PanchangDishaShoolAnswerDishaShool(TypedDict):
    direction: Literal["East", "North", "South", "West"]  #: Direction to avoid.
    remedy: str  #: What a person who must travel eats or does before.
    strongest: Union["TimeWindow", None]  #: Twelve ghatis from sunrise; null where there is none.

class PanchangDishaShoolAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
    disha_shool: "PanchangDishaShoolAnswerDishaShool"  #: The direction to avoid, and its remedy.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class PanchangRituSettings(AlmanacSettings, total=False):
    method: Literal["meena_start", "mesha_start"]  #: Whether spring begins with the Sun in Meena (Surya Siddhanta) or in Mesha (Tamil reckoning). meena_start when left out.

class PanchangRituInput(Birth, total=False):
    settings: "PanchangRituSettings"  #: Conventions to follow; each has a default.

class PanchangRituMetadata(AlmanacMetadata):
    method: Literal["meena_start", "mesha_start"]  #: Whether spring begins with the Sun in Meena (Surya Siddhanta) or in Mesha (Tamil reckoning).

class PanchangRituAnswerRitu(TimeWindow):
    name: str  #: Sanskrit name of the season, in Latin letters.
    english: str  #: English name.

class PanchangRituAnswerDrikRitu(TimeWindow):
    name: str  #: Sanskrit name of the season, in Latin letters.
    english: str  #: English name.

class PanchangRituAnswer(TypedDict):
    ritu: "PanchangRituAnswerRitu"  #: Season by the sidereal Sun.
    drik_ritu: "PanchangRituAnswerDrikRitu"  #: Season by the tropical Sun.
    ayana: Literal["Uttarayana", "Dakshinayana"]  #: Half of the year: the Sun goes north or south.
    sun_sign: "SignName"  #: Sign of the Sun.
    metadata: "PanchangRituMetadata"  #: How the answer was made.

class PanchangCalendarDayAnswer(TypedDict):
    panchang_day: "PanchangDay"
    calendar: "HinduCalendar"
    metadata: "AlmanacMetadata"  #: How the answer was made.

class CalendarMonthDayLunarMonth(TypedDict):
    number: int  #: 1 is Chaitra.
    name: str  #: Amanta: the month runs from new moon to new moon. A leap month is called Adhika.
    purnimanta_number: int  #: 1 is Chaitra.
    purnimanta_name: str  #: As in the north, where the month ends with the full moon.
    kind: Literal["normal", "adhika", "kshaya"]  #: Adhika: the Sun enters no sign in it. Kshaya: he enters two, and the second name is lost.
    lost_name: Union[str, None]  #: The name that a kshaya month takes with it; else null.

class CalendarMonthDayKshayaTithi(TypedDict):
    number: int  #: Number of the tithi: 1 to 15 of the waxing half, 16 to 30 of the waning.
    name: str  #: Name of the tithi (lunar day), Sanskrit in Latin letters.

class CalendarMonthDaySankranti(TypedDict):
    sign: str  #: Sign of the zodiac.
    at: str  #: When the Sun enters the sign.

class CalendarMonthDayFestivals(TypedDict):
    id: str  #: As `panchang/festivals` takes it.
    name: str  #: English or Sanskrit name of the observance.

class CalendarMonthDay(TypedDict):
    """One square of a printed month."""
    date: str  #: Civil date on which the day began.
    weekday: str  #: Weekday of the day.
    basis: Literal["sunrise", "civil"]  #: Counted from sunrise, or by the civil calendar where there is none.
    sunrise: Union[str, None]  #: Sunrise; null where there is none.
    sunset: Union[str, None]  #: Sunset; null where there is none.
    next_sunrise: Union[str, None]  #: The sunrise after it; null where there is none.
    moonrise: Union[str, None]  #: On the civil date; one day in a month has none.
    moonset: Union[str, None]  #: On the civil date; one day in a month has none.
    lunar_month: "CalendarMonthDayLunarMonth"  #: The lunar month of the tithi at sunrise.
    tithi: "Tithi"  #: The tithi at sunrise, which names the day.
    is_vriddhi: bool  #: Whether two sunrises fall into it, so that the calendar repeats it.
    kshaya_tithi: Union["CalendarMonthDayKshayaTithi", None]  #: A tithi that begins and ends in this day and so names none; null on most days.
    nakshatra: "NakshatraSpan"  #: The star of the Moon at sunrise.
    sankranti: Union["CalendarMonthDaySankranti", None]  #: The sign that the Sun enters on this date; null on most days.
    festivals: List["CalendarMonthDayFestivals"]  #: Festivals and vows of the date, after the rules of almanacs (smarta).

class PanchangCalendarMonthAnswer(TypedDict):
    year: int  #: Gregorian year.
    month: int  #: Gregorian month, 1 is January.
    days: List["CalendarMonthDay"]  #: In order, from the first of the month.
    metadata: "AlmanacMetadata"  #: How the answer was made.

_PanchangLunarMonthsInputMust = TypedDict(
    "_PanchangLunarMonthsInputMust",
    {
        "from": str,  #: The first date.
    },
)

class _PanchangLunarMonthsInput(_PanchangLunarMonthsInputMust):
    to: str  #: The last date; one request takes up to 366 days.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.

class PanchangLunarMonthsInput(_PanchangLunarMonthsInput, total=False):
    settings: "ObservanceSettings"  #: Conventions to follow; each has a default.

class ObservanceSettings(AlmanacSettings, total=False):
    dates_of: Literal["place", "ujjain"]  #: By the sunrise and clock of the place, or by those of Ujjain, whose dates many follow abroad. place when left out.

class LunarMonthOfYear(TimeWindow):
    """A lunar month from new moon to new moon. Its purnimanta name is that of the waning half."""
    number: int  #: 1 is Chaitra.
    name: str  #: Amanta: the month runs from new moon to new moon. A leap month is called Adhika.
    purnimanta_number: int  #: 1 is Chaitra.
    purnimanta_name: str  #: As in the north, where the month ends with the full moon.
    kind: Literal["normal", "adhika", "kshaya"]  #: Adhika: the Sun enters no sign in it. Kshaya: he enters two, and the second name is lost.
    lost_name: Union[str, None]  #: The name that a kshaya month takes with it; else null.
    first_date: str  #: The first day that has its sunrise in the month.
    days: int  #: How many days have.
    full_moon: str  #: When the waning half begins.
    krishna_first_date: str  #: The first day of the waning half, with which the purnimanta month begins.
    shaka_year: int  #: Elapsed Shaka year.
    vikram_year: int  #: Elapsed Vikram year of the north.

class ObservanceMetadata(AlmanacMetadata):
    dates_of: Literal["place", "ujjain"]  #: By the sunrise and clock of the place, or by those of Ujjain, whose dates many follow abroad.

class PanchangLunarMonthsAnswer(TypedDict):
    months: List["LunarMonthOfYear"]  #: The months that touch the dates asked about, in order of time.
    metadata: "ObservanceMetadata"  #: How the answer was made.

_PanchangSolarMonthsInputMust = TypedDict(
    "_PanchangSolarMonthsInputMust",
    {
        "from": str,  #: The first date.
    },
)

class _PanchangSolarMonthsInput(_PanchangSolarMonthsInputMust):
    to: str  #: The last date; one request takes up to 366 days.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.

class PanchangSolarMonthsInput(_PanchangSolarMonthsInput, total=False):
    settings: "ObservanceSettings"  #: Conventions to follow; each has a default.
    calendar: Literal["tamil", "malayalam", "odia", "bengali", "assamese"]  #: Region whose rule is followed. tamil when left out.

class SolarMonthOfYear(TypedDict):
    """A month of a solar calendar."""
    month_number: int  #: Counted from the month in which the year of this calendar begins.
    month: str  #: Name of the month in the region.
    year: int  #: Year of the era.
    sign: str  #: The sign that the Sun enters.
    sankranti: str  #: When he enters it.
    first_date: str  #: The first day of the month, by the rule of the calendar.
    days: int  #: How many days it has.

class PanchangSolarMonthsAnswer(TypedDict):
    era: str  #: Era that the years belong to.
    months: List["SolarMonthOfYear"]  #: The months that touch the dates asked about, in order of time.
    metadata: "ObservanceMetadata"  #: How the answer was made.

class _PanchangConvertDateInputOf1(TypedDict):
    lunar_year: int  #: Elapsed year of the era; with month and tithi, instead of a civil date.
    month_number: int  #: 1 is Chaitra.
    tithi_number: int  #: Counted from the new moon: 1 to 15 waxing, 16 to 30 waning.

class PanchangConvertDateInputOf1(_PanchangConvertDateInputOf1, total=False):
    era: Literal["shaka", "vikram", "gujarati"]  #: Era of `lunar_year`; shaka and vikram change with Chaitra, gujarati with Kartika. shaka when left out.
    is_leap_month: bool  #: Whether the leap (adhika) month of that name is meant. false when left out.
    reckoning: Literal["amanta", "purnimanta"]  #: Whether months end with the new moon (amanta) or, as in the north, with the full moon (purnimanta). amanta when left out.
    rule: Literal["udaya", "touching"]  #: udaya: the days that have the tithi at sunrise, none or two of them at times; touching: all days in which it runs. udaya when left out.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own.
    settings: "AlmanacSettings"  #: Conventions to follow; each has a default.

class _PanchangConvertDateInputOf2(TypedDict):
    civil_date: str  #: The date to name in the lunar calendar; instead of a lunar date.

class PanchangConvertDateInputOf2(_PanchangConvertDateInputOf2, total=False):
    era: Literal["shaka", "vikram", "gujarati"]  #: Era of `lunar_year`; shaka and vikram change with Chaitra, gujarati with Kartika. shaka when left out.
    is_leap_month: bool  #: Whether the leap (adhika) month of that name is meant. false when left out.
    reckoning: Literal["amanta", "purnimanta"]  #: Whether months end with the new moon (amanta) or, as in the north, with the full moon (purnimanta). amanta when left out.
    rule: Literal["udaya", "touching"]  #: udaya: the days that have the tithi at sunrise, none or two of them at times; touching: all days in which it runs. udaya when left out.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own.
    settings: "AlmanacSettings"  #: Conventions to follow; each has a default.

PanchangConvertDateInput = Union["PanchangConvertDateInputOf1", "PanchangConvertDateInputOf2"]

class LunarDate(TypedDict):
    """A tithi in its lunar month."""
    lunar_month: "LunarMonth"
    paksha: Literal["Shukla", "Krishna"]  #: Waxing or waning half of the lunar month.
    tithi_number: int  #: Counted from the new moon.
    tithi: str  #: Name of the tithi.
    window: "TimeWindow"  #: When the tithi runs.
    shaka_year: int  #: Elapsed Shaka year.
    vikram_year: int  #: Elapsed Vikram year of the north.
    gujarati_year: int  #: Elapsed Vikram year of Gujarat.

class ConvertedDate(TypedDict):
    """A civil date of the tithi."""
    date: str  #: Civil date at the place.
    weekday: str  #: Weekday of the date.
    basis: Literal["sunrise", "civil"]  #: civil where the Sun does not rise that day: its tithi is that of noon.

class PanchangConvertDateAnswer(TypedDict):
    lunar_date: Union["LunarDate", None]  #: The tithi in its month; null where the year has no such leap month.
    dates: List["ConvertedDate"]  #: In order; empty where `reason` says why.
    reason: Union[Literal["no_leap_month", "kshaya_tithi"], None]  #: Why there is no date: the year has no such leap month, or no sunrise falls into the tithi; else null.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class PanchangShraddhaTithiInput(Birth, total=False):
    settings: "AlmanacSettings"  #: Conventions to follow; each has a default.
    target_date: str  #: The day asked about, from 00:00 local time; today when left out.
    count: int  #: For so many years from the target date. 1 when left out.

class ShraddhaDay(TypedDict):
    """A day on which a death is remembered."""
    kind: Literal["annual", "mahalaya"]  #: annual: in the month of the death; mahalaya: in Pitru Paksha.
    date: str  #: Civil date on which it is kept.
    tithi: "TimeWindow"  #: When the tithi runs.
    window: Union["TimeWindow", None]  #: What of the afternoon (aparahna) has the tithi; null where nothing has.
    margin_minutes: Union[float, None]  #: Minutes by which what decided would have to move for another day; under 3 other almanacs may differ.
    basis: Literal["sunrise", "civil"]  #: civil where the Sun does not rise or set that day: 6:00 and 18:00 of the clock stand in for it.

class PanchangShraddhaTithiAnswer(TypedDict):
    lunar_month: "LunarMonth"  #: The lunar month of the death.
    paksha: Literal["Shukla", "Krishna"]  #: Waxing or waning half of the lunar month.
    tithi_number: int  #: The tithi of the death, counted from the new moon.
    tithi: str  #: Name of the tithi.
    target_date: str  #: The day asked about.
    shraddhas: List["ShraddhaDay"]  #: In order of their dates.
    metadata: "AlmanacMetadata"  #: How the answer was made.

_PanchangFestivalsInputMust = TypedDict(
    "_PanchangFestivalsInputMust",
    {
        "from": str,  #: The first date.
    },
)

class _PanchangFestivalsInput(_PanchangFestivalsInputMust):
    to: str  #: The last date; one request takes up to 366 days.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.

class PanchangFestivalsInput(_PanchangFestivalsInput, total=False):
    settings: "FestivalSettings"  #: Conventions to follow; each has a default.
    region: Literal["north", "west", "south", "gujarat", "maharashtra", "rajasthan", "bihar", "punjab", "bengal", "odisha", "tamil", "telugu", "kannada", "kerala", "jain", "sikh", "vaishnava", "sindhi", "arya_samaj"]  #: Only what is kept there; everything when left out.
    ids: str  #: Only these observances, ids with commas between them; vows of every month among them.

class FestivalSettings(ObservanceSettings, total=False):
    school: Literal["smarta", "jyotisha", "vaishnava"]  #: Whose rule chooses the day: smarta as almanacs print it, jyotisha by the times of day of the law books, or vaishnava. smarta when left out.

class ObservedDayAlternatives(TypedDict):
    date: str  #: Civil date.
    overlap_minutes: float  #: How much of the limb lies in the time of day of the rule.

class ObservedDayOtherSchools(TypedDict):
    school: Literal["smarta", "jyotisha", "vaishnava"]  #: School with a rule of its own.
    date: str  #: The day that it keeps.

class ObservedDayNotes(TypedDict):
    code: Literal["rohini_at_nishitha", "bhadra_ends", "ghatasthapana_at_abhijit", "kshaya_month", "kshaya_tithi", "vriddhi_tithi"]  #: rohini_at_nishitha: Janmashtami is Jayanti; bhadra_ends: the rite waits for it; ghatasthapana_at_abhijit: the morning has no Pratipada; kshaya_month: in a month that took the name of another; kshaya_tithi: no sunrise falls into the tithi; vriddhi_tithi: two do.
    at: Union[str, None]  #: The instant that the note is of; null for others.

class ObservedDay(TypedDict):
    """An observance on its day."""
    date: str  #: Civil date on which it is kept.
    id: str  #: Name of the observance for programs.
    name: str  #: Name of the observance.
    local_names: "LocalNames"
    regions: List[Literal["all", "north", "west", "south", "gujarat", "maharashtra", "rajasthan", "bihar", "punjab", "bengal", "odisha", "tamil", "telugu", "kannada", "kerala", "jain", "sikh", "vaishnava", "sindhi", "arya_samaj"]]  #: Where it is kept; all for the whole of India.
    rule: str  #: By which rule the day was chosen.
    limb: "TimeWindow"  #: The tithi, star or entry that the rule looks at.
    window: Union["TimeWindow", None]  #: What that has in common with the time of day of the rule; null where nothing.
    margin_minutes: Union[float, None]  #: Minutes by which what decided would have to move for another day; under 3 other almanacs may differ.
    alternatives: List["ObservedDayAlternatives"]  #: Other days that hold a part of it in the same time of day.
    other_schools: List["ObservedDayOtherSchools"]  #: Schools that keep another day.
    notes: List["ObservedDayNotes"]  #: What is to be known of the day beside its rule.
    basis: Literal["sunrise", "civil"]  #: civil where the Sun does not rise or set that day: 6:00 and 18:00 of the clock stand in for it.
    confidence: Literal["high", "low"]  #: low where the rule rests on fewer than four published dates.
    published_cases: int  #: Published dates that the rule was held against.

class LocalNames(TypedDict):
    """Names in other languages."""
    hi: Union[str, None]  #: In Hindi; null where none is known.
    sa: Union[str, None]  #: In Sanskrit; null where none is known.
    ta: Union[str, None]  #: In Tamil; null where none is known.

class FestivalMetadata(ObservanceMetadata):
    school: Literal["smarta", "jyotisha", "vaishnava"]  #: Whose rule chooses the day: smarta as almanacs print it, jyotisha by the times of day of the law books, or vaishnava.

class PanchangFestivalsAnswer(TypedDict):
    festivals: List["ObservedDay"]  #: In order of their dates.
    metadata: "FestivalMetadata"  #: How the answer was made.

_PanchangFestivalInputMust = TypedDict(
    "_PanchangFestivalInputMust",
    {
        "from": str,  #: The first date.
    },
)

class _PanchangFestivalInput(_PanchangFestivalInputMust):
    to: str  #: The last date; one request takes up to 7305 days.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
    observance: Literal["ugadi", "gangaur", "matsya_jayanti", "yamuna_chhath", "rama_navami", "rama_navami_vaishnava", "mahavir_jayanti", "hanuman_jayanti", "vallabhacharya_jayanti", "akshaya_tritiya", "parashurama_jayanti", "shankaracharya_jayanti", "ganga_saptami", "sita_navami", "narasimha_jayanti", "buddha_purnima", "kurma_jayanti", "narada_jayanti", "hanuman_jayanti_telugu", "vat_savitri", "shani_jayanti", "maharana_pratap", "jamai_shashthi", "mahesh_navami", "ganga_dussehra", "vat_purnima", "kabir_jayanti", "rath_yatra", "jayaparvati", "kokila_vrat", "guru_purnima", "hariyali_amavasya", "hariyali_teej", "nag_panchami", "garuda_panchami", "kalki_jayanti", "tulsidas_jayanti", "raksha_bandhan", "yajurveda_upakarma", "narali_purnima", "kajari_teej", "bahula_chaturthi", "nag_pancham_gujarat", "hal_shashthi", "shitala_satam", "janmashtami_smarta", "janmashtami_vaishnava", "pithori_amavasya", "varaha_jayanti", "hartalika_teej", "ganesh_chaturthi", "rishi_panchami", "lalita_saptami", "durva_ashtami", "radha_ashtami", "vamana_jayanti", "anant_chaturdashi", "pitru_paksha", "jivitputrika", "sarva_pitru_amavasya", "bhadrapada_purnima", "mahalakshmi_vrat_begins", "navratri", "lalita_panchami", "durga_ashtami", "maha_navami", "maha_navami_bengal", "vijayadashami_bengal", "kojagara", "valmiki_jayanti", "atla_tadde", "karwa_chauth", "ahoi_ashtami", "govatsa_dwadashi", "dhanteras", "kali_chaudas", "naraka_chaturdashi", "diwali", "kali_puja", "gujarati_new_year", "bhai_dooj", "nagula_chavithi", "labh_panchami", "chhath_puja", "soora_samharam", "gopashtami", "akshaya_navami", "tulasi_vivah", "vaikuntha_chaturdashi", "dev_diwali", "kartika_purnima", "kalabhairav_jayanti", "vivah_panchami", "champa_shashthi", "subrahmanya_shashthi", "dattatreya_jayanti", "annapurna_jayanti", "shakambhari_purnima", "sakat_chauth", "mauni_amavasya", "ganesha_jayanti", "vasant_panchami", "ratha_saptami", "bhishma_ashtami", "magha_purnima", "dayananda_jayanti", "maha_shivaratri", "phulera_dooj", "phalguna_purnima", "ranga_panchami", "sheetala_ashtami", "shivaji_jayanti", "holika_dahan", "holi", "vijayadashami", "govardhan_puja", "varalakshmi_vrata", "dahi_handi", "cheti_chand", "saraswati_avahan", "mesha_sankranti", "vrishabha_sankranti", "mithuna_sankranti", "karka_sankranti", "simha_sankranti", "kanya_sankranti", "tula_sankranti", "vrishchika_sankranti", "dhanu_sankranti", "makara_sankranti", "kumbha_sankranti", "meena_sankranti", "lohri", "bhogi", "mattu_pongal", "vishu", "pohela_boishakh", "malayalam_new_year", "aadi_perukku", "karadaiyan_nombu", "mandala_begins", "mandala_puja", "agni_nakshatram_begins", "agni_nakshatram_ends", "onam", "thai_pusam", "arudra_darshan", "masi_magam", "panguni_uthiram", "vaikasi_visakam", "karthigai_deepam", "attukal_pongala", "thrissur_pooram", "ramanuja_jayanti", "ashtami_rohini", "andal_jayanti", "maha_bharani", "magha_shraddha", "rigveda_upakarma", "aadi_amavasai", "thai_amavasai", "ekadashi_kamada", "ekadashi_varuthini", "ekadashi_mohini", "ekadashi_apara", "ekadashi_nirjala", "ekadashi_yogini", "ekadashi_devshayani", "ekadashi_kamika", "ekadashi_shravana_putrada", "ekadashi_aja", "ekadashi_parivartini", "ekadashi_indira", "ekadashi_papankusha", "ekadashi_rama", "ekadashi_devutthana", "ekadashi_utpanna", "ekadashi_mokshada", "ekadashi_saphala", "ekadashi_pausha_putrada", "ekadashi_shattila", "ekadashi_jaya", "ekadashi_vijaya", "ekadashi_amalaki", "ekadashi_papamochani", "ekadashi_padmini", "ekadashi_parama", "vaikuntha_ekadashi", "guruvayur_ekadashi", "pradosha_vrata", "sankashti_chaturthi", "vinayaka_chaturthi", "masik_shivaratri", "kalashtami", "masik_durgashtami", "skanda_shashthi", "amavasya", "darsha_amavasya", "purnima", "purnima_vrata", "anvadhan", "ishti", "chandra_darshana", "rohini_vrata", "masik_karthigai", "dussehra", "vishwakarma_puja"]  #: Its id, as `panchang/festivals` gives it.

class PanchangFestivalInput(_PanchangFestivalInput, total=False):
    settings: "FestivalSettings"  #: Conventions to follow; each has a default.

class PanchangFestivalAnswer(TypedDict):
    festivals: List["ObservedDay"]  #: One for each time it is kept, in order.
    metadata: "FestivalMetadata"  #: How the answer was made.

class EkadashiDay(TypedDict):
    """An Ekadashi with its days of fasting."""
    id: str  #: Name of the Ekadashi for programs.
    name: str  #: Name of the Ekadashi.
    local_names: "LocalNames"
    tithi: "TimeWindow"  #: Ekadashi itself.
    smarta: "EkadashiFast"  #: Of householders.
    gauna: Union["EkadashiFast", None]  #: The second fast, of ascetics; null where it is the same day.
    vaishnava: "EkadashiFast"  #: Of Vaishnavas.
    hari_vasara_end: str  #: The first quarter of Dwadashi ends, before which no fast is broken.
    margin_minutes: float  #: How near a sunrise is to the ends of Ekadashi and Dwadashi; under 3 other almanacs may differ.
    basis: Literal["sunrise", "civil"]  #: civil where the Sun does not rise or set that day: 6:00 and 18:00 of the clock stand in for it.

class EkadashiFastParana(TypedDict):
    start: str  #: ISO 8601 with the offset that the time zone has then, whole seconds. A local mean time of old has the seconds of its offset too: +05:53:28.
    end: Union[str, None]  #: Null where Dwadashi is over at sunrise: any time of the day will do.

class EkadashiFast(TypedDict):
    """A fast with the time at which it is broken."""
    date: str  #: The day of the fast.
    parana: "EkadashiFastParana"  #: When the fast is broken, on the next day.

class PanchangEkadashisAnswer(TypedDict):
    ekadashis: List["EkadashiDay"]  #: In order of their dates.
    metadata: "ObservanceMetadata"  #: How the answer was made.

_PanchangVratasInputMust = TypedDict(
    "_PanchangVratasInputMust",
    {
        "from": str,  #: The first date.
    },
)

class _PanchangVratasInput(_PanchangVratasInputMust):
    to: str  #: The last date; one request takes up to 366 days.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
    kind: Literal["pradosha_vrata", "sankashti_chaturthi", "vinayaka_chaturthi", "masik_shivaratri", "kalashtami", "masik_durgashtami", "skanda_shashthi", "amavasya", "darsha_amavasya", "purnima", "purnima_vrata", "anvadhan", "ishti", "chandra_darshana", "rohini_vrata", "masik_karthigai"]  #: The vow, by its id.

class PanchangVratasInput(_PanchangVratasInput, total=False):
    settings: "ObservanceSettings"  #: Conventions to follow; each has a default.

class VrataDayAlternatives(TypedDict):
    date: str  #: Civil date.
    overlap_minutes: float  #: How much of the limb lies in the time of day of the rule.

class VrataDayOtherSchools(TypedDict):
    school: Literal["smarta", "jyotisha", "vaishnava"]  #: School with a rule of its own.
    date: str  #: The day that it keeps.

class VrataDayNotes(TypedDict):
    code: Literal["rohini_at_nishitha", "bhadra_ends", "ghatasthapana_at_abhijit", "kshaya_month", "kshaya_tithi", "vriddhi_tithi"]  #: rohini_at_nishitha: Janmashtami is Jayanti; bhadra_ends: the rite waits for it; ghatasthapana_at_abhijit: the morning has no Pratipada; kshaya_month: in a month that took the name of another; kshaya_tithi: no sunrise falls into the tithi; vriddhi_tithi: two do.
    at: Union[str, None]  #: The instant that the note is of; null for others.

class VrataDay(TypedDict):
    """A vow of every month on its day."""
    date: str  #: Civil date on which it is kept.
    id: str  #: Name of the observance for programs.
    name: str  #: Name of the observance.
    local_names: "LocalNames"
    regions: List[Literal["all", "north", "west", "south", "gujarat", "maharashtra", "rajasthan", "bihar", "punjab", "bengal", "odisha", "tamil", "telugu", "kannada", "kerala", "jain", "sikh", "vaishnava", "sindhi", "arya_samaj"]]  #: Where it is kept; all for the whole of India.
    rule: str  #: By which rule the day was chosen.
    limb: "TimeWindow"  #: The tithi, star or entry that the rule looks at.
    window: Union["TimeWindow", None]  #: What that has in common with the time of day of the rule; null where nothing.
    margin_minutes: Union[float, None]  #: Minutes by which what decided would have to move for another day; under 3 other almanacs may differ.
    alternatives: List["VrataDayAlternatives"]  #: Other days that hold a part of it in the same time of day.
    other_schools: List["VrataDayOtherSchools"]  #: Schools that keep another day.
    notes: List["VrataDayNotes"]  #: What is to be known of the day beside its rule.
    basis: Literal["sunrise", "civil"]  #: civil where the Sun does not rise or set that day: 6:00 and 18:00 of the clock stand in for it.
    confidence: Literal["high", "low"]  #: low where the rule rests on fewer than four published dates.
    published_cases: int  #: Published dates that the rule was held against.
    title: Union[str, None]  #: The name of this one: of a Pradosha by its weekday, of a Sankashti by its month; else null.
    moonrise: Union[str, None]  #: When the fast of a Sankashti is broken; null for other vows, and where she does not rise.

class PanchangVratasAnswer(TypedDict):
    vratas: List["VrataDay"]  #: In order of their dates.
    metadata: "ObservanceMetadata"  #: How the answer was made.

class Sankranti(TypedDict):
    """The entry of the Sun into a sidereal sign."""
    sign: str  #: The sign that the Sun enters.
    at: str  #: When he enters it.
    date: str  #: The day on which it is kept.
    punya_kala: "TimeWindow"  #: The time of day for gifts and bathing.
    maha_punya_kala: Union["TimeWindow", None]  #: Its best part, of Makara alone; else null.
    basis: Literal["sunrise", "civil"]  #: civil where the Sun does not rise or set that day: 6:00 and 18:00 of the clock stand in for it.

class PanchangSankrantisAnswer(TypedDict):
    sankrantis: List["Sankranti"]  #: In order of their instants.
    metadata: "ObservanceMetadata"  #: How the answer was made.

class MuhurtaPerson(TypedDict, total=False):
    """Star and sign of the Moon at birth, or the birth that they are computed from."""
    nakshatra_number: int  #: Nakshatra of the Moon at birth, 1 is Ashwini; instead of a birth.
    sign_number: int  #: Sign of the Moon at birth, 1 is Aries; instead of a birth.
    year: int  #: Year of birth by the local calendar, Gregorian.
    month: int  #: Month of birth, 1 is January.
    date: int  #: Day of the month.
    hours: int  #: Hour of the local clock, 24-hour.
    minutes: int  #: Minute of the local clock.
    seconds: int  #: Second of the local clock, 0 if left out.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own.
    fold: Literal[0, 1]  #: With an IANA zone, where the clock shows this time twice or never: 0 reads it by the offset before the change, 1 by the one after.

_MuhurtaFindInputMust = TypedDict(
    "_MuhurtaFindInputMust",
    {
        "from": str,  #: The first date.
    },
)

class _MuhurtaFindInput(_MuhurtaFindInputMust):
    purpose: Literal["marriage", "griha_pravesh", "vehicle", "business", "namakarana", "travel", "vidyarambha", "mundan", "annaprashana", "property", "foundation", "gold", "medical", "surgery"]  #: What the time is for: marriage, griha_pravesh, vehicle, business, namakarana, travel, vidyarambha, mundan, annaprashana, property, foundation, gold, medical, surgery.
    to: str  #: The last date; a strict search takes up to 366 days, a ranked one up to 92.

class MuhurtaFindInput(_MuhurtaFindInput, total=False):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own.
    mode: Literal["strict", "ranked"]  #: strict: the times in which nothing forbids, by date, as almanacs print them. ranked: every time outside the forbidden seasons, the best first. strict when left out.
    person_a: "MuhurtaPerson"  #: For whom the time must be good; of a marriage the bride.
    person_b: "MuhurtaPerson"  #: A second one, for whom it must be good too; of a marriage the groom.
    lagna: bool  #: Whether rising signs are judged too; times are then cut where the rising sign changes. false when left out.
    bans: str  #: What forbids, in the place of the purpose’s own seasons: none, or ids with commas between them: adhika, kharmas, chaturmas, chaturmas_months, griha_months, pitru_paksha, holashtak, guru_asta, shukra_asta, simhastha, dakshinayana, sutak, sutak_fixed, eclipse_day, after_eclipse, rahu_kaal, yamaganda, gulika, dur_muhurta, varjyam, vishti, kaal_vela, sankranti, panchaka, panchaka_rahita.
    min_minutes: int  #: Shorter times are left out. 20 when left out.
    limit: int  #: So many times are answered at most; `windows_found` says how many there are. 50 when left out.
    settings: "MuhurtaSettings"  #: Conventions to follow; each has a default.

class MuhurtaSettings(AlmanacSettings, total=False):
    asta_padding: Literal[0, 3, 5, 15]  #: So many days before Jupiter or Venus sets in the Sun and after it rises count with guru_asta and shukra_asta. 0 when left out.

class MuhurtaWindow(TimeWindow):
    """A time that a purpose allows, with what speaks for it and against it."""
    minutes: int  #: How long it lasts.
    panchang_day: str  #: The day from sunrise to sunrise that it belongs to; it may lie after midnight.
    score: int  #: 50, and the points of its reasons and cautions, from 0 to 100.
    grade: Literal["excellent", "strong", "fair", "weak"]  #: By the score: excellent from 75, strong from 60, fair from 45.
    reasons: List["MuhurtaReason"]  #: What limbs, people, lagna and good times say.
    cautions: List["MuhurtaReason"]  #: Times of day, seasons and directions that are left out where one can.
    limbs: "MuhurtaLimbs"
    lagnas: Union[List["MuhurtaLagna"], None]  #: Rising signs of the time; null where they were not asked for, or are not judged so near a pole.

class MuhurtaReason(TypedDict):
    """A rule that speaks for a time or against it."""
    code: Literal["tithi_good", "tithi_rikta", "tithi_amavasya", "tithi_not_listed", "tithi_kshaya", "tithi_vriddhi", "nakshatra_good", "nakshatra_middling", "nakshatra_bad", "pada_bad", "weekday_good", "weekday_middling", "weekday_bad", "paksha_shukla", "paksha_krishna", "yoga_bad", "tara_good", "tara_bad", "tara_bad_first_round", "tara_janma", "chandra_good", "chandra_neutral", "chandra_bad", "chandrashtama", "tribala_jupiter_good", "tribala_jupiter_worship", "tribala_jupiter_bad", "tribala_sun_good", "tribala_sun_worship", "tribala_sun_bad", "lagna_best", "lagna_good", "lagna_weak", "lagna_house_occupied", "lagna_malefic", "lagna_moon_hidden", "lagna_benefic", "lagna_benefics_strong", "lagna_malefics_upachaya", "lagna_last_degree", "lagna_gandanta", "lagna_unknown", "adhika", "kharmas", "chaturmas", "chaturmas_months", "griha_months", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta", "simhastha", "dakshinayana", "sutak", "sutak_fixed", "eclipse_day", "after_eclipse", "rahu_kaal", "yamaganda", "gulika", "dur_muhurta", "varjyam", "vishti", "kaal_vela", "panchaka_rahita", "sankranti", "panchaka", "abhijit", "choghadiya", "amrit_kaal", "vijaya", "benefic_hora", "sarvartha_siddhi", "amrita_siddhi", "ravi_yoga", "ravi_pushya", "guru_pushya", "godhuli", "festive_day", "disha_shool"]  #: Name of the rule for programs.
    effect: Literal["for", "against", "neutral"]  #: Whether it speaks for the time or against it.
    points: float  #: What it gives or takes of the score, in proportion to the share of the time in which it holds.
    text: str  #: The same as a sentence.
    detail: Union[str, None]  #: Which tithi, star, house or planet it is about; null where none.
    source: str  #: Where the rule comes from.
    times: List["TimeWindow"]  #: When it holds; empty where it holds throughout.

class MuhurtaLimbs(TypedDict):
    """The limbs of the panchang when the time begins."""
    tithi: str  #: With its half of the month.
    nakshatra: "NakshatraName"  #: Star of the Moon.
    pada: int  #: Quarter of the star.
    yoga: str  #: Yoga of Sun and Moon.
    karana: str  #: Half of the tithi.
    vara: str  #: Weekday by sunrise.
    moon_sign: "SignName"  #: Sign of the Moon.

class MuhurtaLagna(TimeWindow):
    """A rising sign while it rises."""
    sign: "SignName"  #: The rising sign.
    benefic_navamshas: List["TimeWindow"]  #: When a ninth of the sign rises that a benefic rules.

class MuhurtaRejectedDay(TypedDict):
    """A day without a time, and why."""
    date: str  #: The day, from its sunrise.
    code: Literal["tithi_good", "tithi_rikta", "tithi_amavasya", "tithi_not_listed", "tithi_kshaya", "tithi_vriddhi", "nakshatra_good", "nakshatra_middling", "nakshatra_bad", "pada_bad", "weekday_good", "weekday_middling", "weekday_bad", "paksha_shukla", "paksha_krishna", "yoga_bad", "tara_good", "tara_bad", "tara_bad_first_round", "tara_janma", "chandra_good", "chandra_neutral", "chandra_bad", "chandrashtama", "tribala_jupiter_good", "tribala_jupiter_worship", "tribala_jupiter_bad", "tribala_sun_good", "tribala_sun_worship", "tribala_sun_bad", "lagna_best", "lagna_good", "lagna_weak", "lagna_house_occupied", "lagna_malefic", "lagna_moon_hidden", "lagna_benefic", "lagna_benefics_strong", "lagna_malefics_upachaya", "lagna_last_degree", "lagna_gandanta", "lagna_unknown", "adhika", "kharmas", "chaturmas", "chaturmas_months", "griha_months", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta", "simhastha", "dakshinayana", "sutak", "sutak_fixed", "eclipse_day", "after_eclipse", "rahu_kaal", "yamaganda", "gulika", "dur_muhurta", "varjyam", "vishti", "kaal_vela", "panchaka_rahita", "sankranti", "panchaka", "abhijit", "choghadiya", "amrit_kaal", "vijaya", "benefic_hora", "sarvartha_siddhi", "amrita_siddhi", "ravi_yoga", "ravi_pushya", "guru_pushya", "godhuli", "festive_day", "disha_shool", "no_sunrise", "no_sunset", "too_short"]  #: What forbids most of it; too_short where what is left is less than `min_minutes`.
    text: str  #: The same as a sentence.
    detail: Union[str, None]  #: Which tithi, star or planet it is about; null where none.
    until: Union[str, None]  #: Of a season: when it ends; null for others, and where the end lies too far ahead.
    other_codes: List[Literal["tithi_good", "tithi_rikta", "tithi_amavasya", "tithi_not_listed", "tithi_kshaya", "tithi_vriddhi", "nakshatra_good", "nakshatra_middling", "nakshatra_bad", "pada_bad", "weekday_good", "weekday_middling", "weekday_bad", "paksha_shukla", "paksha_krishna", "yoga_bad", "tara_good", "tara_bad", "tara_bad_first_round", "tara_janma", "chandra_good", "chandra_neutral", "chandra_bad", "chandrashtama", "tribala_jupiter_good", "tribala_jupiter_worship", "tribala_jupiter_bad", "tribala_sun_good", "tribala_sun_worship", "tribala_sun_bad", "lagna_best", "lagna_good", "lagna_weak", "lagna_house_occupied", "lagna_malefic", "lagna_moon_hidden", "lagna_benefic", "lagna_benefics_strong", "lagna_malefics_upachaya", "lagna_last_degree", "lagna_gandanta", "lagna_unknown", "adhika", "kharmas", "chaturmas", "chaturmas_months", "griha_months", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta", "simhastha", "dakshinayana", "sutak", "sutak_fixed", "eclipse_day", "after_eclipse", "rahu_kaal", "yamaganda", "gulika", "dur_muhurta", "varjyam", "vishti", "kaal_vela", "panchaka_rahita", "sankranti", "panchaka", "abhijit", "choghadiya", "amrit_kaal", "vijaya", "benefic_hora", "sarvartha_siddhi", "amrita_siddhi", "ravi_yoga", "ravi_pushya", "guru_pushya", "godhuli", "festive_day", "disha_shool"]]  #: What else forbids a part of the day.

class MuhurtaMetadata(AlmanacMetadata):
    asta_padding: Literal[0, 3, 5, 15]  #: So many days before Jupiter or Venus sets in the Sun and after it rises count with guru_asta and shukra_asta.

class MuhurtaFindAnswer(TypedDict):
    purpose_name: str  #: The purpose in words.
    rule_source: str  #: Where star, tithi and weekday of the purpose come from.
    bans: List[str]  #: Seasons and times that forbid in this search.
    windows_found: int  #: How many times there are; `windows` holds `limit` of them.
    windows: List["MuhurtaWindow"]  #: Strict by date, ranked by score.
    rejected_days: List["MuhurtaRejectedDay"]  #: Days without a time, in order.
    metadata: "MuhurtaMetadata"  #: How the answer was made.

class _MuhurtaCheckInput(Birth):
    purpose: Literal["marriage", "griha_pravesh", "vehicle", "business", "namakarana", "travel", "vidyarambha", "mundan", "annaprashana", "property", "foundation", "gold", "medical", "surgery"]  #: What the time is for: marriage, griha_pravesh, vehicle, business, namakarana, travel, vidyarambha, mundan, annaprashana, property, foundation, gold, medical, surgery.

class MuhurtaCheckInput(_MuhurtaCheckInput, total=False):
    settings: "MuhurtaSettings"  #: Conventions to follow; each has a default.
    person_a: "MuhurtaPerson"  #: For whom the time must be good; of a marriage the bride.
    person_b: "MuhurtaPerson"  #: A second one, for whom it must be good too; of a marriage the groom.
    lagna: bool  #: Whether rising signs are judged too; times are then cut where the rising sign changes. false when left out.
    bans: str  #: What forbids, in the place of the purpose’s own seasons: none, or ids with commas between them: adhika, kharmas, chaturmas, chaturmas_months, griha_months, pitru_paksha, holashtak, guru_asta, shukra_asta, simhastha, dakshinayana, sutak, sutak_fixed, eclipse_day, after_eclipse, rahu_kaal, yamaganda, gulika, dur_muhurta, varjyam, vishti, kaal_vela, sankranti, panchaka, panchaka_rahita.

class MuhurtaCheckAnswer(TypedDict):
    at: str  #: The moment that was judged.
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
    purpose_name: str  #: The purpose in words.
    rule_source: str  #: Where star, tithi and weekday of the purpose come from.
    bans: List[str]  #: Seasons and times that forbid in this search.
    is_allowed: Union[bool, None]  #: Whether nothing forbids it; null where it was not judged.
    forbidding: List[Literal["tithi_good", "tithi_rikta", "tithi_amavasya", "tithi_not_listed", "tithi_kshaya", "tithi_vriddhi", "nakshatra_good", "nakshatra_middling", "nakshatra_bad", "pada_bad", "weekday_good", "weekday_middling", "weekday_bad", "paksha_shukla", "paksha_krishna", "yoga_bad", "tara_good", "tara_bad", "tara_bad_first_round", "tara_janma", "chandra_good", "chandra_neutral", "chandra_bad", "chandrashtama", "tribala_jupiter_good", "tribala_jupiter_worship", "tribala_jupiter_bad", "tribala_sun_good", "tribala_sun_worship", "tribala_sun_bad", "lagna_best", "lagna_good", "lagna_weak", "lagna_house_occupied", "lagna_malefic", "lagna_moon_hidden", "lagna_benefic", "lagna_benefics_strong", "lagna_malefics_upachaya", "lagna_last_degree", "lagna_gandanta", "lagna_unknown", "adhika", "kharmas", "chaturmas", "chaturmas_months", "griha_months", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta", "simhastha", "dakshinayana", "sutak", "sutak_fixed", "eclipse_day", "after_eclipse", "rahu_kaal", "yamaganda", "gulika", "dur_muhurta", "varjyam", "vishti", "kaal_vela", "panchaka_rahita", "sankranti", "panchaka", "abhijit", "choghadiya", "amrit_kaal", "vijaya", "benefic_hora", "sarvartha_siddhi", "amrita_siddhi", "ravi_yoga", "ravi_pushya", "guru_pushya", "godhuli", "festive_day", "disha_shool"]]  #: What forbids it; empty where nothing does.
    score: Union[int, None]  #: 50, and the points of its reasons and cautions, from 0 to 100; null where it was not judged.
    grade: Union[Literal["excellent", "strong", "fair", "weak"], None]  #: By the score; null where it was not judged.
    reasons: List["MuhurtaReason"]  #: What limbs, people, lagna and good times say.
    cautions: List["MuhurtaReason"]  #: Times of day, seasons and directions that are left out where one can.
    limbs: Union["MuhurtaLimbs", None]  #: The limbs of the panchang then; null where the day has no sunrise or sunset.
    lagnas: Union[List["MuhurtaLagna"], None]  #: Rising signs of the time; null where they were not asked for, or are not judged so near a pole.
    metadata: "MuhurtaMetadata"  #: How the answer was made.

class DashaVimshottariInput(Birth, total=False):
    settings: "DashaSettings"  #: Conventions to follow; each has a default.
    depth: int  #: How many levels of periods to list, from the great ones down. 2 when left out.
    target_date: str  #: The day asked about, from 00:00 local time; today when left out.

class DashaSettings(SiderealSettings, total=False):
    year_length: Union[float, Literal[360], Literal["true_sidereal_sun"]]  #: Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to his place at birth. 365.25 when left out.

class BirthNakshatra(TypedDict):
    """The star of the Moon at birth, which fixes the first period."""
    name: "NakshatraName"  #: Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.
    number: int  #: 1 is Ashwini.
    lord: "GrahaName"  #: Planet that rules the period or the star.
    pada: int  #: Quarter of the nakshatra.
    moon_longitude: float  #: Sidereal longitude of the Moon at birth, degrees.

class DashaBalance(TypedDict):
    """What is left of the first period at birth."""
    lord: "GrahaName"  #: Planet that rules the period or the star.
    name: Union[str, None]  #: Name of the period, where the system has one beside the planet; else null.
    years_remaining: float  #: Years of the first period still to run at birth.
    duration: str  #: The same as an ISO 8601 duration: twelve months of thirty days a year.
    description: str  #: How much of the first period is left at birth, in an English sentence.

class MahadashaAntardashasPratyantardashasSookshmasPranas(TypedDict):
    lord: "GrahaName"  #: Planet that rules the period or the star.
    name: Union[str, None]  #: Name of the period, where the system has one beside the planet; else null.
    start: str  #: Local date on which it begins.
    end: str  #: Local date on which it ends and the next begins.
    start_at: str  #: ISO 8601 with the offset that the time zone has then.
    end_at: str  #: ISO 8601 with the offset that the time zone has then.

class MahadashaAntardashasPratyantardashasSookshmas(TypedDict):
    lord: "GrahaName"  #: Planet that rules the period or the star.
    name: Union[str, None]  #: Name of the period, where the system has one beside the planet; else null.
    start: str  #: Local date on which it begins.
    end: str  #: Local date on which it ends and the next begins.
    start_at: str  #: ISO 8601 with the offset that the time zone has then.
    end_at: str  #: ISO 8601 with the offset that the time zone has then.
    pranas: Union[List["MahadashaAntardashasPratyantardashasSookshmasPranas"], None]  #: The periods within it; null below the depth that was asked for.

class MahadashaAntardashasPratyantardashas(TypedDict):
    lord: "GrahaName"  #: Planet that rules the period or the star.
    name: Union[str, None]  #: Name of the period, where the system has one beside the planet; else null.
    start: str  #: Local date on which it begins.
    end: str  #: Local date on which it ends and the next begins.
    start_at: str  #: ISO 8601 with the offset that the time zone has then.
    end_at: str  #: ISO 8601 with the offset that the time zone has then.
    sookshmas: Union[List["MahadashaAntardashasPratyantardashasSookshmas"], None]  #: The periods within it; null below the depth that was asked for.

class MahadashaAntardashas(TypedDict):
    lord: "GrahaName"  #: Planet that rules the period or the star.
    name: Union[str, None]  #: Name of the period, where the system has one beside the planet; else null.
    start: str  #: Local date on which it begins.
    end: str  #: Local date on which it ends and the next begins.
    start_at: str  #: ISO 8601 with the offset that the time zone has then.
    end_at: str  #: ISO 8601 with the offset that the time zone has then.
    pratyantardashas: Union[List["MahadashaAntardashasPratyantardashas"], None]  #: The periods within it; null below the depth that was asked for.

class Mahadasha(TypedDict):
    """A great period, with the periods within it."""
    lord: "GrahaName"  #: Planet that rules the period or the star.
    name: Union[str, None]  #: Name of the period, where the system has one beside the planet; else null.
    start: str  #: Local date on which it begins.
    end: str  #: Local date on which it ends and the next begins.
    start_at: str  #: ISO 8601 with the offset that the time zone has then.
    end_at: str  #: ISO 8601 with the offset that the time zone has then.
    antardashas: Union[List["MahadashaAntardashas"], None]  #: The periods within it; null below the depth that was asked for.

class DashaVimshottariAnswer(TypedDict):
    birth_nakshatra: "BirthNakshatra"  #: Star of the Moon at birth.
    balance_at_birth: "DashaBalance"
    mahadashas: List["Mahadasha"]  #: The great periods, in order.
    metadata: "DashaMetadata"  #: How the answer was made.

class DashaCurrentInput(Birth, total=False):
    settings: "DashaSettings"  #: Conventions to follow; each has a default.
    target_date: str  #: The day asked about, from 00:00 local time; today when left out.

class RulingPeriod(TypedDict):
    """A period that rules at the asked moment."""
    lord: "GrahaName"  #: Planet that rules the period or the star.
    name: Union[str, None]  #: Name of the period, where the system has one beside the planet; else null.
    start: str  #: Local date on which it begins.
    end: str  #: Local date on which it ends and the next begins.
    start_at: str  #: ISO 8601 with the offset that the time zone has then.
    end_at: str  #: ISO 8601 with the offset that the time zone has then.
    duration_days: float  #: How long it lasts, in days.

class DashaCurrentAnswer(TypedDict):
    birth_nakshatra: "BirthNakshatra"  #: Star of the Moon at birth.
    target_date: str  #: The day asked about.
    out_of_cycle: bool  #: Whether the day lies outside the cycle.
    mahadasha: Union["RulingPeriod", None]  #: Great period that rules; null outside the cycle.
    antardasha: Union["RulingPeriod", None]  #: Second level.
    pratyantardasha: Union["RulingPeriod", None]  #: Third level.
    sookshma: Union["RulingPeriod", None]  #: Fourth level; null outside the cycle.
    prana: Union["RulingPeriod", None]  #: Fifth level; null outside the cycle.
    metadata: "DashaMetadata"  #: How the answer was made.

class DashaYoginiInput(Birth, total=False):
    settings: "DashaSettings"  #: Conventions to follow; each has a default.
    depth: int  #: How many levels of periods to list, from the great ones down. 2 when left out.

class DashaYoginiAnswer(TypedDict):
    birth_nakshatra: "BirthNakshatra"  #: Star of the Moon at birth.
    balance_at_birth: "DashaBalance"
    mahadashas: List["Mahadasha"]  #: The great periods, in order.
    metadata: "DashaMetadata"  #: How the answer was made.

class DashaAshtottariSettings(DashaSettings, total=False):
    method: Literal["twenty_seven_stars", "with_abhijit"]  #: Whether Abhijit counts as a fourth star of Saturn’s group; it changes the balance of a Moon there. twenty_seven_stars when left out.

class DashaAshtottariInput(Birth, total=False):
    settings: "DashaAshtottariSettings"  #: Conventions to follow; each has a default.
    depth: int  #: How many levels of periods to list, from the great ones down. 2 when left out.

class DashaAshtottariMetadata(DashaMetadata):
    method: Literal["twenty_seven_stars", "with_abhijit"]  #: Whether Abhijit counts as a fourth star of Saturn’s group; it changes the balance of a Moon there.

class DashaAshtottariAnswerApplicability(TypedDict):
    applicable: bool  #: Whether either condition holds.
    by_rahu: bool  #: Whether the condition on Rahu holds.
    by_paksha: bool  #: Whether the condition on day and waxing Moon holds.
    is_day_birth: bool  #: Whether the centre of the Sun stood above the horizon.
    is_waxing_moon: bool  #: Whether the birth was in the waxing half of the month.

class DashaAshtottariAnswer(TypedDict):
    birth_nakshatra: "BirthNakshatra"  #: Star of the Moon at birth.
    balance_at_birth: "DashaBalance"
    mahadashas: List["Mahadasha"]  #: The great periods, in order.
    applicability: "DashaAshtottariAnswerApplicability"  #: Whether tradition uses this dasha for the birth.
    metadata: "DashaAshtottariMetadata"  #: How the answer was made.

class DashaConditionalInput(Birth, total=False):
    settings: "DashaSettings"  #: Conventions to follow; each has a default.
    system: Literal["shodashottari", "dwadashottari", "panchottari", "shatabdika", "chaturashiti_sama", "dwisaptati_sama", "shattrimsha_sama"]  #: Which of the seven dashas to list. shodashottari when left out.
    depth: int  #: How many levels of periods to list, from the great ones down. 2 when left out.

class ConditionalDasha(TypedDict):
    """A dasha that is used under a condition, and whether it holds."""
    system: Literal["shodashottari", "dwadashottari", "panchottari", "shatabdika", "chaturashiti_sama", "dwisaptati_sama", "shattrimsha_sama"]  #: The conditional dasha, by its id.
    cycle_years: int  #: Length of its cycle.
    condition: str  #: When tradition uses it.
    applicable: bool  #: Whether the condition holds for this birth.
    reason: str  #: What was found in this chart.

class DashaConditionalAnswer(TypedDict):
    system: Literal["shodashottari", "dwadashottari", "panchottari", "shatabdika", "chaturashiti_sama", "dwisaptati_sama", "shattrimsha_sama"]  #: Which dasha is listed.
    systems: List["ConditionalDasha"]  #: The seven conditional dashas, each with whether tradition uses it for the birth.
    birth_nakshatra: "BirthNakshatra"  #: Star of the Moon at birth.
    balance_at_birth: "DashaBalance"
    mahadashas: List["Mahadasha"]  #: The great periods, in order.
    confidence: "Confidence"  #: Of lords and years.
    condition_confidence: "Confidence"  #: How sure the conditions are: texts differ.
    metadata: "DashaMetadata"  #: How the answer was made.

class MarsSettings(SiderealSettings, total=False):
    house_set: Literal["north", "south", "without_second"]  #: Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out.

class MatchmakingAshtakootSettings(MarsSettings, total=False):
    vashya_table: Literal["standard", "saravali", "astroyogi"]  #: Whose points for who sways whom. standard when left out.
    vashya_split: Literal[True, False]  #: Whether Sagittarius and Capricorn change their class at 15°. true when left out.
    yoni_table: Literal["raman", "saral"]  #: Whose friendship of the animals. raman when left out.
    gana_table: Literal["standard", "saral_asht_koot"]  #: Whose points for tempers; they differ for a deva groom and a rakshasa bride. standard when left out.

class Couple(TypedDict):
    """The births of two people who may marry."""
    bride: "Birth"  #: Birth of the bride.
    groom: "Birth"  #: Birth of the groom.

class MatchmakingAshtakootInput(Couple, total=False):
    settings: "MatchmakingAshtakootSettings"  #: Conventions to follow; each has a default.

class KootaException(TypedDict):
    """What tradition accepts in spite of a low koota. No score is changed."""
    koota: Literal["varna", "vashya", "tara", "yoni", "graha_maitri", "gana", "bhakoot", "nadi"]  #: Id of the koota (test) that the exception softens.
    name: str  #: Name of the exception.
    applies: bool  #: Whether the rule holds for this chart or couple.
    description: str  #: The result in an English sentence.

class MatchedMoon(InSign):
    """Where the Moon stood at a birth: all that matching reads of it."""
    nakshatra: "NakshatraName"  #: Lunar mansion (star) of the Moon, or that it falls in.
    nakshatra_number: int  #: 1 is Ashwini.
    nakshatra_lord: "GrahaName"  #: Planet that rules the nakshatra.
    pada: int  #: Quarter of the nakshatra.
    ayanamsa_value: float  #: Degrees subtracted from tropical longitudes, nutation in longitude included.

class ManglikOfCoupleBride(TypedDict):
    is_manglik: bool  #: Whether Mars makes the dosha from the ascendant.
    severity: Literal["none", "mild", "moderate", "severe"]  #: None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3.
    mars_house: int  #: House of Mars from the ascendant.

class ManglikOfCoupleGroom(TypedDict):
    is_manglik: bool  #: Whether Mars makes the dosha from the ascendant.
    severity: Literal["none", "mild", "moderate", "severe"]  #: None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3.
    mars_house: int  #: House of Mars from the ascendant.

class ManglikOfCouple(TypedDict):
    """Manglik dosha in both charts; it is no part of the score."""
    bride: "ManglikOfCoupleBride"  #: Manglik dosha of the bride.
    groom: "ManglikOfCoupleGroom"  #: Manglik dosha of the groom.
    is_compatible: bool  #: Whether the doshas of the two go together.
    description: str  #: The result in an English sentence.

class MarsMetadata(SiderealMetadata):
    house_set: Literal["north", "south", "without_second"]  #: Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second.

class MatchmakingAshtakootMetadata(MarsMetadata):
    vashya_table: Literal["standard", "saravali", "astroyogi"]  #: Whose points for who sways whom.
    vashya_split: Literal[True, False]  #: Whether Sagittarius and Capricorn change their class at 15°.
    yoni_table: Literal["raman", "saral"]  #: Whose friendship of the animals.
    gana_table: Literal["standard", "saral_asht_koot"]  #: Whose points for tempers; they differ for a deva groom and a rakshasa bride.

class MatchmakingAshtakootAnswerKootasVarna(TypedDict):
    score: float  #: Points scored by this koota.
    max: Literal[1]  #: The most points that this test can give.
    bride: str  #: What of hers is compared.
    groom: str  #: What of his is compared.
    description: str  #: Why the test gives these points, in an English sentence.

class MatchmakingAshtakootAnswerKootasVashya(TypedDict):
    score: float  #: Points scored by this koota.
    max: Literal[2]  #: The most points that this test can give.
    bride: str  #: What of hers is compared.
    groom: str  #: What of his is compared.
    description: str  #: Why the test gives these points, in an English sentence.

class MatchmakingAshtakootAnswerKootasTara(TypedDict):
    score: float  #: Points scored by this koota.
    max: Literal[3]  #: The most points that this test can give.
    bride: str  #: What of hers is compared.
    groom: str  #: What of his is compared.
    description: str  #: Why the test gives these points, in an English sentence.

class MatchmakingAshtakootAnswerKootasYoni(TypedDict):
    score: float  #: Points scored by this koota.
    max: Literal[4]  #: The most points that this test can give.
    bride: str  #: What of hers is compared.
    groom: str  #: What of his is compared.
    description: str  #: Why the test gives these points, in an English sentence.

class MatchmakingAshtakootAnswerKootasGrahaMaitri(TypedDict):
    score: float  #: Points scored by this koota.
    max: Literal[5]  #: The most points that this test can give.
    bride: str  #: What of hers is compared.
    groom: str  #: What of his is compared.
    description: str  #: Why the test gives these points, in an English sentence.

class MatchmakingAshtakootAnswerKootasGana(TypedDict):
    score: float  #: Points scored by this koota.
    max: Literal[6]  #: The most points that this test can give.
    bride: str  #: What of hers is compared.
    groom: str  #: What of his is compared.
    description: str  #: Why the test gives these points, in an English sentence.

class MatchmakingAshtakootAnswerKootasBhakoot(TypedDict):
    score: float  #: Points scored by this koota.
    max: Literal[7]  #: The most points that this test can give.
    bride: str  #: What of hers is compared.
    groom: str  #: What of his is compared.
    description: str  #: Why the test gives these points, in an English sentence.

class MatchmakingAshtakootAnswerKootasNadi(TypedDict):
    score: float  #: Points scored by this koota.
    max: Literal[8]  #: The most points that this test can give.
    bride: str  #: What of hers is compared.
    groom: str  #: What of his is compared.
    description: str  #: Why the test gives these points, in an English sentence.

class MatchmakingAshtakootAnswerKootas(TypedDict):
    varna: "MatchmakingAshtakootAnswerKootasVarna"  #: Classes of the Moon signs.
    vashya: "MatchmakingAshtakootAnswerKootasVashya"  #: Who sways whom.
    tara: "MatchmakingAshtakootAnswerKootasTara"  #: Which of the nine taras.
    yoni: "MatchmakingAshtakootAnswerKootasYoni"  #: Animals of the stars.
    graha_maitri: "MatchmakingAshtakootAnswerKootasGrahaMaitri"  #: Friendship of the lords of the Moon signs.
    gana: "MatchmakingAshtakootAnswerKootasGana"  #: Tempers of the stars.
    bhakoot: "MatchmakingAshtakootAnswerKootasBhakoot"  #: Distance of the Moon signs.
    nadi: "MatchmakingAshtakootAnswerKootasNadi"  #: Humours of the stars.

class MatchmakingAshtakootAnswer(TypedDict):
    total_score: float  #: Points of all tests together.
    max_score: Literal[36]  #: The most points possible.
    kootas: "MatchmakingAshtakootAnswerKootas"  #: The eight tests.
    exceptions: List["KootaException"]  #: What tradition accepts in spite of a low score.
    recommendation: str  #: The outcome in a sentence; the threshold is yours.
    bride: "MatchedMoon"  #: Sign and star of the bride’s Moon.
    groom: "MatchedMoon"  #: Sign and star of the groom’s Moon.
    manglik: "ManglikOfCouple"
    metadata: "MatchmakingAshtakootMetadata"  #: How the answer was made.

class PoruthamRequest(Couple, total=False):
    settings: "PoruthamSettings"  #: Conventions to follow; each has a default.

class PoruthamSettings(SiderealSettings, total=False):
    method: Literal["tamil", "kerala"]  #: Whose rules: the Tamil almanacs’ or those of Kerala. tamil when left out.
    rajju_direction: Literal[True, False]  #: Whether two stars on one part of the rope that go opposite ways get half a point (Tamil rule). true when left out.
    friendship: Literal["yavana", "parashara"]  #: Which friendship of planets the lords of the signs are judged by. yavana when left out.
    stree_deergha: Literal["graded", "over_7", "over_9", "over_15"]  #: How far the groom’s star must be from the bride’s: half a point over 7 and one over 13, or as named. graded when left out.

class Porutham(TypedDict):
    """One of the ten agreements."""
    points: Union[Literal[0], float, Literal[1]]  #: Points scored: 1 for a full agreement, 0.5 for half, 0 for none.
    max: Literal[1]  #: The most points that this test can give.
    bride: str  #: What of hers is compared.
    groom: str  #: What of his is compared.
    description: str  #: Why the test gives these points, in an English sentence.

class GanaPorutham(TypedDict):
    """The agreement of tempers."""
    points: Union[Literal[0], float, Literal[1]]  #: Points scored: 1 for a full agreement, 0.5 for half, 0 for none.
    max: Literal[1]  #: The most points that this test can give.
    bride: str  #: What of hers is compared.
    groom: str  #: What of his is compared.
    description: str  #: Why the test gives these points, in an English sentence.

class PoruthamMetadata(SiderealMetadata):
    method: Literal["tamil", "kerala"]  #: Whose rules: the Tamil almanacs’ or those of Kerala.
    rajju_direction: Literal[True, False]  #: Whether two stars on one part of the rope that go opposite ways get half a point (Tamil rule).
    friendship: Literal["yavana", "parashara"]  #: Which friendship of planets the lords of the signs are judged by.
    stree_deergha: Literal["graded", "over_7", "over_9", "over_15"]  #: How far the groom’s star must be from the bride’s: half a point over 7 and one over 13, or as named.

class MatchmakingPoruthamAnswerPoruthams(TypedDict):
    dina: "Porutham"  #: Distance of the stars.
    gana: "GanaPorutham"  #: Tempers of the stars.
    mahendra: "Porutham"  #: Distance of the stars, for children.
    stree_deergha: "Porutham"  #: How far his star is from hers.
    yoni: "Porutham"  #: Animals of the stars.
    vedha: "Porutham"  #: Whether the stars pierce each other.
    rajju: "Porutham"  #: Parts of the body that the stars belong to.
    rasi: "Porutham"  #: The sign, or the agreement of the Moon signs.
    rasyadhipati: "Porutham"  #: Friendship of the lords of the signs.
    vashya: "Porutham"  #: Who sways whom.

class MatchmakingPoruthamAnswer(TypedDict):
    total_points: float  #: Points of the ten agreements together.
    max_points: Literal[10]  #: The most points possible.
    verdict: Literal["uthama", "madhyama", "adhama"]  #: By points and vetoes: a match that is vetoed is adhama.
    score_verdict: Literal["uthama", "madhyama", "adhama"]  #: By the points alone.
    is_vetoed: bool  #: Whether rajju or vedha refuses the match.
    vetoes: List[Literal["dina", "gana", "mahendra", "stree_deergha", "yoni", "vedha", "rajju", "rasi", "rasyadhipati", "vashya"]]  #: Rajju or vedha, where they give nothing.
    poruthams: "MatchmakingPoruthamAnswerPoruthams"  #: The ten agreements.
    recommendation: str  #: The outcome in a sentence; the threshold is yours.
    bride: "MatchedMoon"  #: Sign and star of the bride’s Moon.
    groom: "MatchedMoon"  #: Sign and star of the groom’s Moon.
    metadata: "PoruthamMetadata"  #: How the answer was made.

class DoshaKaalSarpAnswer(TypedDict):
    has_dosha: bool  #: All seven on one side, in either direction.
    is_partial: bool  #: All but one on one side.
    name: Union[Literal["Anant", "Kulik", "Vasuki", "Shankhpal", "Padma", "Mahapadma", "Takshak", "Karkotak", "Shankhachud", "Ghatak", "Vishdhar", "Sheshnag"], None]  #: Kind of the dosha; null without it.
    direction: Union[Literal["rahu_to_ketu", "ketu_to_rahu"], None]  #: Null without the dosha.
    rahu_house: int  #: House of Rahu, which names the kind.
    planets_from_rahu: List["SignLord"]  #: Forward from Rahu to Ketu.
    planets_from_ketu: List["SignLord"]  #: Forward from Ketu to Rahu.
    planets_on_axis: List["SignLord"]  #: At the degree of a node.
    rahu: "Placement"
    ketu: "Placement"
    metadata: "VedicMetadata"  #: How the answer was made.

class DoshaGandmoolAnswer(TypedDict):
    has_dosha: bool  #: The Moon is in one of the six stars.
    moon: "Placement"  #: With the star and its quarter.
    metadata: "VedicMetadata"  #: How the answer was made.

class PitraEvidence(TypedDict):
    """One rule, evaluated."""
    rule: Literal["sun_with_rahu", "sun_with_ketu", "sun_with_saturn", "node_in_ninth", "ninth_lord_with_node", "ninth_lord_in_dusthana"]  #: The combination, by its id.
    description: str  #: Which combinations are there, in an English sentence.
    counted_from: Union[Literal["Ascendant", "Moon"], None]  #: Null where no house is counted.
    holds: bool  #: Whether it holds in this chart.
    grahas: List["GrahaName"]  #: Who makes it; empty where it does not hold.
    is_strong: bool  #: Whether the Sun meets the other in the ninth house.

class DoshaPitraAnswer(TypedDict):
    has_dosha: bool  #: By the narrow reading alone; see the evidence.
    evidence: List["PitraEvidence"]  #: Every rule, whether it holds or not.
    confidence: "Confidence"
    metadata: "VedicMetadata"  #: How the answer was made.

class ManglikRequest(Birth, total=False):
    settings: "MarsSettings"  #: Conventions to follow; each has a default.

class MarsEvidence(TypedDict):
    """Where Mars stands from the ascendant, the Moon or Venus."""
    sign: "SignName"  #: Sign of the reference.
    reference: Literal["Ascendant", "Moon", "Venus"]  #: From where Mars is counted.
    mars_house: int  #: House of Mars, counted from the reference.
    is_dosha: bool  #: Whether Mars makes the dosha from there.
    weight: Union[Literal["high", "low"], None]  #: High in the seventh and eighth; null without dosha.

class ManglikCancellation(TypedDict):
    """One rule that is held to cancel the dosha, evaluated."""
    name: Literal["mars_in_own_or_exalted_sign", "mars_in_leo_or_aquarius", "sign_exempt_in_house", "jupiter_with_or_aspecting_mars", "moon_with_mars", "jupiter_or_venus_in_ascendant", "jupiter_or_venus_in_seventh", "ascendant_cancer_or_leo", "saturn_with_or_aspecting_mars"]  #: Id of the rule that may cancel the dosha, for programs.
    applies: bool  #: Whether the rule holds for this chart or couple.
    reason: str  #: Why the rule holds or not, in an English sentence.

class DoshaManglikAnswer(TypedDict):
    is_manglik: bool  #: Whether Mars makes the dosha from the ascendant.
    severity: Literal["none", "mild", "moderate", "severe"]  #: None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3.
    is_cancelled: bool  #: Whether a rule is held to cancel the dosha.
    description: str  #: Whether the Moon is in such a star, in an English sentence.
    rule_houses: List[int]  #: Houses in which Mars makes the dosha, by the chosen school.
    references: List["MarsEvidence"]  #: From the ascendant, the Moon and Venus.
    cancellations: List["ManglikCancellation"]  #: Every rule, evaluated.
    mars: "Placement"
    metadata: "MarsMetadata"  #: How the answer was made.

_EventsSearchInputMust = TypedDict(
    "_EventsSearchInputMust",
    {
        "from": str,  #: The first instant, with its offset.
    },
)

class _EventsSearchInput(_EventsSearchInputMust):
    to: str  #: The instant at which the range ends, with its offset; what happens at it belongs to the next range.
    kinds: str  #: Which events to look for. With commas between them: sign_ingress, nakshatra_ingress, pada_ingress, station, combustion, conjunction, aspect, planetary_war, lunar_phase, node_crossing, void_of_course, eclipse.

class EventsSearchInput(_EventsSearchInput, total=False):
    timezone: Union[float, str]  #: Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. 0 when left out.
    bodies: str  #: Whose events. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. sun,moon,mercury,venus,mars,jupiter,saturn when left out.
    others: str  #: With whom `bodies` are paired for aspects, conjunctions and wars, beside one another. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith.
    aspects: str  #: For events of the kind `aspect`. With commas between them: conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. opposition,trine,square,sextile when left out.
    limit: int  #: Most events of one page; those of one second stay together. 500 when left out.
    settings: "EitherZodiacSettings"  #: Conventions to follow; each has a default.

class EitherZodiacSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. geocentric when left out.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean when left out.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom", "none"]  #: Convention for the sidereal zodiac; `none` for the tropical one. lahiri when left out.
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom", "none"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates.

class SkyEvent(TypedDict):
    """Something that happens in the sky."""
    at: str  #: When it happens, to the second, by the clock of the request.
    kind: Literal["sign_ingress", "nakshatra_ingress", "pada_ingress", "station", "combustion", "conjunction", "aspect", "planetary_war", "lunar_phase", "node_crossing", "void_of_course", "eclipse"]  #: Which of the kinds that were asked for.
    body: str  #: Whose event it is.
    other_body: Union[str, None]  #: The other one of a pair; null for events of one.
    detail: str  #: What happens, by the kind: the sign entered, direct, combust, trine, new_moon, total.
    until: Union[str, None]  #: When a void of course ends; null for events that are instants.
    longitude: float  #: Of the body then, in the zodiac of the request; of a void of course tropical.
    sign: "SignName"  #: In which the body is from then on, in the same zodiac.
    is_retrograde: bool  #: Whether the body moves backwards then in that zodiac; of a station in the tropical one, from then on.

class _EitherZodiacMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: The centre of the Earth alone: what is computed here is defined for it, as almanacs print it.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom", "none"]  #: Convention for the sidereal zodiac; `none` for the tropical one.

class EitherZodiacMetadata(_EitherZodiacMetadata, total=False):
    ayanamsa_deg: float  #: With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates.

class EventsSearchAnswer(TypedDict):
    events: List["SkyEvent"]  #: In order of their instants.
    next: Union[str, None]  #: Send it as `from` for the next page; null where the range is searched through.
    metadata: "EitherZodiacMetadata"  #: How the answer was made.

class EventsEclipsesSettings(AlmanacSettings, total=False):
    sutak_rule: Literal["prahara", "fixed"]  #: By quarters of day and night (praharas): from the third before the one in which the eclipse begins, of the Sun the fourth. Or fixed: 9 hours before, of the Sun 12. prahara when left out.

_EventsEclipsesInputMust = TypedDict(
    "_EventsEclipsesInputMust",
    {
        "from": str,  #: The first date, by the clock of the place.
    },
)

class _EventsEclipsesInput(_EventsEclipsesInputMust):
    to: str  #: The last date; one request takes up to 7305 days.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.

class EventsEclipsesInput(_EventsEclipsesInput, total=False):
    kinds: str  #: Eclipses of what. With commas between them: solar, lunar. solar,lunar when left out.
    settings: "EventsEclipsesSettings"  #: Conventions to follow; each has a default.

class EclipsePenumbral(TypedDict):
    start: str  #: When it begins.
    end: str  #: When it ends.

class EclipsePartial(TypedDict):
    start: str  #: When it begins.
    end: str  #: When it ends.

class EclipseTotal(TypedDict):
    start: str  #: When it begins.
    end: str  #: When it ends.

class EclipseGreatestAt(TypedDict):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.

class Eclipse(TypedDict):
    """An eclipse, for the Earth and for a place."""
    kind: Literal["solar", "lunar"]  #: Of the Sun or of the Moon.
    type: Literal["total", "annular", "hybrid", "partial", "penumbral"]  #: What it is where it is greatest.
    maximum: str  #: When it is greatest for the Earth.
    penumbral: "EclipsePenumbral"  #: While the Moon is in the penumbra, or the penumbra of the Moon on the Earth.
    partial: Union["EclipsePartial", None]  #: Null for the Sun, and where there is none.
    total: Union["EclipseTotal", None]  #: Null where there is none.
    magnitude: float  #: Share of the diameter in the umbra, or of the Sun that is covered.
    penumbral_magnitude: Union[float, None]  #: The same in the penumbra; null for the Sun.
    saros: int  #: Number of its saros series.
    saros_member: int  #: Which of that series it is.
    greatest_at: Union["EclipseGreatestAt", None]  #: Where an eclipse of the Sun is greatest; null for the Moon.
    sign: "SignName"  #: Of the eclipsed body at the maximum, sidereal.
    nakshatra: "NakshatraName"  #: Of the eclipsed body at the maximum.
    pada: int  #: Quarter of that nakshatra.
    local: Union["LocalEclipse", None]  #: Null where nothing of it is seen from the place.

class LocalEclipseVisible(TypedDict):
    start: str  #: When it begins.
    end: str  #: When it ends.

class LocalEclipseContacts(TypedDict):
    first: Union[str, None]  #: Of a lunar eclipse the Moon enters the penumbra (P1), of a solar one the Moon touches the Sun (C1).
    umbra_first: Union[str, None]  #: The Moon enters the umbra (U1); null for the Sun.
    total_first: Union[str, None]  #: Totality or the ring begins (U2, C2).
    total_last: Union[str, None]  #: Totality or the ring ends (U3, C3).
    umbra_last: Union[str, None]  #: The Moon leaves the umbra (U4); null for the Sun.
    last: Union[str, None]  #: The last contact (P4, C4).

class LocalEclipse(TypedDict):
    """What is seen of an eclipse from the place."""
    type: Literal["total", "annular", "hybrid", "partial", "penumbral"]  #: What it is at the place.
    maximum: str  #: The greatest of what is seen: rise or set, where the maximum itself is below the horizon.
    visible: "LocalEclipseVisible"  #: From when until when something is seen, clipped by rise and set.
    contacts: "LocalEclipseContacts"  #: Null where it does not happen, or below the horizon.
    rise: Union[str, None]  #: When Sun or Moon rises eclipsed, as on any other day; else null.
    set: Union[str, None]  #: When Sun or Moon sets eclipsed, as on any other day; else null.
    magnitude: float  #: Share of the diameter that is covered at the visible maximum.
    obscuration: Union[float, None]  #: Share of the area of the Sun that is covered; null for the Moon.
    sutak: Union["Sutak", None]  #: Null where no more than the penumbra is seen.

class Sutak(TypedDict):
    """The time of fasting before an eclipse."""
    start: str  #: When it begins.
    start_for_frail: str  #: When it begins for children, the old and the sick.
    end: str  #: When what is seen of the umbra ends.

class EventsEclipsesMetadata(AlmanacMetadata):
    sutak_rule: Literal["prahara", "fixed"]  #: By quarters of day and night (praharas): from the third before the one in which the eclipse begins, of the Sun the fourth. Or fixed: 9 hours before, of the Sun 12.

class EventsEclipsesAnswer(TypedDict):
    eclipses: List["Eclipse"]  #: In order of their maxima.
    metadata: "EventsEclipsesMetadata"  #: How the answer was made.

_EphemerisTableInputMust = TypedDict(
    "_EphemerisTableInputMust",
    {
        "from": str,  #: The first instant, with its offset.
    },
)

class _EphemerisTableInput(_EphemerisTableInputMust):
    to: str  #: The last instant, with its offset.

class EphemerisTableInput(_EphemerisTableInput, total=False):
    step_minutes: int  #: Minutes from one instant to the next; 1440 is a day. 1440 when left out.
    bodies: str  #: Whose positions. With commas between them: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. sun,moon,mercury,venus,mars,jupiter,saturn when left out.
    timezone: Union[float, str]  #: Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then. 0 when left out.
    settings: "EitherZodiacSettings"  #: Conventions to follow; each has a default.

class EphemerisTableAnswerRows(TypedDict):
    at: str  #: The instant, by the clock of the request.
    julian_day_ut: float  #: The same as a Julian Day in UT.
    body: str  #: Whose position.
    longitude: float  #: Ecliptic longitude, degrees from 0° Aries.
    sign: "SignName"  #: Sign of the zodiac.
    degree: float  #: Degrees within the sign.
    latitude: float  #: Ecliptic latitude, degrees, north positive.
    distance: float  #: Astronomical units from the Earth; of nodes and apogee as the library gives it.
    speed: float  #: Degrees of longitude a day; negative while retrograde.
    is_retrograde: bool  #: Whether it moves backwards through the zodiac.

class EphemerisTableAnswer(TypedDict):
    rows: List["EphemerisTableAnswerRows"]  #: In order of the instants, and at each of the bodies.
    metadata: "EitherZodiacMetadata"  #: How the answer was made.

class Lord(TypedDict):
    """A planet as ruler."""
    id: Literal[0, 1, 2, 3, 4, 5, 6, 101, 102]  #: 0 is the Sun … 6 Saturn, 101 Rahu, 102 Ketu.
    name: "GrahaName"  #: English name of the planet or point.
    vedic_name: Literal["Surya", "Chandra", "Mangala", "Budha", "Guru", "Shukra", "Shani", "Rahu", "Ketu"]  #: Sanskrit name, in Latin letters.

class Nakshatra(TypedDict):
    """The star (lunar mansion) that a birth falls in."""
    id: int  #: 0 is Ashwini.
    name: "NakshatraName"  #: Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.
    lord: "Lord"  #: Planet that rules the sign or star.
    pada: int  #: Quarter of the nakshatra.

class Rasi(TypedDict):
    """A sign of the sidereal zodiac."""
    id: int  #: 0 is Mesha.
    name: Literal["Mesha", "Vrishabha", "Mithuna", "Karka", "Simha", "Kanya", "Tula", "Vrischika", "Dhanu", "Makara", "Kumbha", "Meena"]  #: Sanskrit name of the sign, in Latin letters.
    lord: "Lord"  #: Planet that rules the sign or star.

class Zodiac(TypedDict):
    """A sign of the tropical zodiac."""
    id: int  #: 0 is Aries.
    name: "SignName"  #: English name of the sign.

class NakshatraInfo(TypedDict):
    """What tradition ascribes to the star of the Moon."""
    deity: str  #: Deity that presides over it.
    ganam: Literal["Deva", "Manushya", "Rakshasa"]  #: Temper: divine, human or wild.
    symbol: str  #: Symbol of the star.
    animal_sign: str  #: Yoni, the animal of the star.
    nadi: Literal["Vata", "Pitta", "Kapha"]  #: Humour of the star.
    syllables: str  #: First sounds of a name, by quarters.
    birth_stone: str  #: Gem of the ruler of the star.
    planet: str  #: Ruler of the star, by its Sanskrit name.
    enemy_yoni: str  #: Sworn enemy of the animal.

class AstrologyBirthDetailsAnswer(TypedDict):
    nakshatra: "Nakshatra"  #: Lunar mansion (star) of the Moon, or that it falls in.
    chandra_rasi: "Rasi"  #: Sidereal sign of the Moon.
    soorya_rasi: "Rasi"  #: Sidereal sign of the Sun.
    zodiac: "Zodiac"  #: Tropical sign of the Sun, as newspapers print it.
    additional_info: "NakshatraInfo"
    metadata: "SiderealMetadata"  #: How the answer was made.

class NakshatraTiming(TimeWindow):
    """A star, and how long the Moon is in it."""
    id: int  #: 0 is Ashwini.
    name: "NakshatraName"  #: Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.
    lord: "Lord"  #: Planet that rules the sign or star.

class TithiTiming(TimeWindow):
    """A lunar day and how long it lasts."""
    id: int  #: 0 to 14 of the waxing half, 15 to 29 of the waning.
    index: int  #: Within its half of the month.
    name: str  #: Name of the tithi (lunar day), Sanskrit in Latin letters.
    paksha: Literal["Shukla Paksha", "Krishna Paksha"]  #: Waxing or waning half of the lunar month.

class KaranaTiming(TimeWindow):
    """Half a tithi and how long it lasts."""
    index: int  #: Half tithi of the lunar month.
    id: int  #: Which of the eleven: 0 Bava … 6 Vishti, 7 Kimstughna … 10 Naga.
    name: str  #: Name of the karana (half tithi), Sanskrit in Latin letters.

class YogaTiming(TimeWindow):
    """A nitya yoga and how long it lasts."""
    id: int  #: 0 is Vishkambha.
    name: str  #: Name of the nitya yoga, Sanskrit in Latin letters.

class PanchangAtInstant(TypedDict):
    """What rules at the very moment asked about."""
    vaara: str  #: Weekday by sunrise.
    nakshatra: "NakshatraTiming"
    tithi: "TithiTiming"
    karana: "KaranaTiming"
    yoga: "YogaTiming"

class AstrologyPanchangAnswer(TypedDict):
    panchang_day: "PanchangDay"
    vaara: str  #: Weekday of that day.
    nakshatra: List["NakshatraTiming"]  #: Each nakshatra of the day from sunrise to sunrise, in order of time.
    tithi: List["TithiTiming"]  #: Each tithi of the day from sunrise to sunrise, in order of time.
    karana: List["KaranaTiming"]  #: Each karana of the day from sunrise to sunrise, in order of time.
    yoga: List["YogaTiming"]  #: Each yoga of the day from sunrise to sunrise, in order of time.
    sunrise: Union[str, None]  #: Sunrise; null where there is none.
    sunset: Union[str, None]  #: Sunset; null where there is none.
    moonrise: Union[str, None]  #: Within the panchang day; one day in a month has none.
    moonset: Union[str, None]  #: Within the panchang day; one day in a month has none.
    next_moonrise: Union[str, None]  #: Where the panchang day has no moonrise: the next one; else null.
    next_moonset: Union[str, None]  #: Where the panchang day has no moonset: the next one; else null.
    at_instant: "PanchangAtInstant"
    metadata: "AlmanacMetadata"  #: How the answer was made.

class Muhurat(TypedDict):
    """A named window of the day, and when it is."""
    id: int  #: Number of the window in its list, 0 is the first.
    name: str  #: Name of the window of time.
    type: Literal["Auspicious", "Inauspicious"]  #: Word for the result, such as good or bad.
    period: List["TimeWindow"]  #: Empty where the Sun does not rise or set.
    avoid_on_wednesday: Union[bool, None]  #: Whether it is Abhijit on a Wednesday, which some texts except; null for other windows.

class AstrologyPanchangAdvancedAnswer(TypedDict):
    panchang_day: "PanchangDay"
    vaara: str  #: Weekday of that day.
    nakshatra: List["NakshatraTiming"]  #: Each nakshatra of the day from sunrise to sunrise, in order of time.
    tithi: List["TithiTiming"]  #: Each tithi of the day from sunrise to sunrise, in order of time.
    karana: List["KaranaTiming"]  #: Each karana of the day from sunrise to sunrise, in order of time.
    yoga: List["YogaTiming"]  #: Each yoga of the day from sunrise to sunrise, in order of time.
    sunrise: Union[str, None]  #: Sunrise; null where there is none.
    sunset: Union[str, None]  #: Sunset; null where there is none.
    moonrise: Union[str, None]  #: Within the panchang day; one day in a month has none.
    moonset: Union[str, None]  #: Within the panchang day; one day in a month has none.
    next_moonrise: Union[str, None]  #: Where the panchang day has no moonrise: the next one; else null.
    next_moonset: Union[str, None]  #: Where the panchang day has no moonset: the next one; else null.
    at_instant: "PanchangAtInstant"
    auspicious_period: List["Muhurat"]  #: Good windows of the day.
    inauspicious_period: List["Muhurat"]  #: Windows of the day to avoid.
    calendar: "HinduCalendar"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class AstrologyAuspiciousPeriodAnswer(TypedDict):
    panchang_day: "PanchangDay"
    muhurat: List["Muhurat"]  #: Windows of the day.
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class AstrologyAnandadiYogaSettings(AlmanacSettings, total=False):
    use_abhijit_span: Literal[False, True]  #: Whether the Moon enters Abhijit, 276°40′ to 280°53′20″, as a star of its own; else it is only counted. false when left out.

class AstrologyAnandadiYogaInput(Birth, total=False):
    settings: "AstrologyAnandadiYogaSettings"  #: Conventions to follow; each has a default.

class AnandadiYoga(TimeWindow):
    """A yoga of weekday and star, while the Moon is in that star."""
    id: int  #: 0 is Ananda.
    name: str  #: Name of the Anandadi yoga.
    type: str  #: The effect, as almanacs name it.
    description: Literal["Good", "Bad"]  #: Whether the effect is good.

class AstrologyAnandadiYogaMetadata(AlmanacMetadata):
    use_abhijit_span: Literal[False, True]  #: Whether the Moon enters Abhijit, 276°40′ to 280°53′20″, as a star of its own; else it is only counted.

class AstrologyAnandadiYogaAnswer(TypedDict):
    panchang_day: "PanchangDay"
    anandadi_yoga: List["AnandadiYoga"]  #: The yogas of the day, in order.
    metadata: "AstrologyAnandadiYogaMetadata"  #: How the answer was made.

class SpecialYogaPeriodCombination(TypedDict):
    type: Literal["vaara", "nakshatra", "sun_nakshatra"]  #: Word for the kind of the result.
    name: str  #: Name of the weekday or star that makes the yoga.

class SpecialYogaPeriod(TimeWindow):
    combination: List["SpecialYogaPeriodCombination"]  #: What makes the yoga.

class SpecialYoga(TypedDict):
    """An auspicious meeting of stars and weekday, and when it holds."""
    id: int  #: Number of the yoga in the list of special yogas, 0 is the first.
    name: str  #: Name of the special yoga of the day.
    type: Literal["Auspicious"]  #: Word for the kind of the result.
    description: str  #: What the yoga promises, in an English sentence.
    period: List["SpecialYogaPeriod"]  #: When the yoga holds, as spans of time.

class AstrologyAuspiciousYogaAnswerYoga(TimeWindow):
    id: int  #: 0 is Vishkambha.
    name: str  #: Name of the nitya yoga, Sanskrit in Latin letters.
    is_auspicious: bool  #: Whether it is held to be good.
    avoid: Union[str, None]  #: Which part is to be avoided, where it is not the whole; null where it is.

class AstrologyAuspiciousYogaAnswer(TypedDict):
    panchang_day: "PanchangDay"
    yoga: "AstrologyAuspiciousYogaAnswerYoga"  #: Nitya yoga: one of 27 parts of the sum of the Sun’s and the Moon’s longitude.
    auspicious_yoga: List["SpecialYoga"]  #: Special yogas of the day; empty on many.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class GowriNallaNeram(TimeWindow):
    """One of the eight parts of day or night."""
    id: int  #: Number of the part within its day or night, 0 is the first.
    name: str  #: Name of the Gowri part of the day.
    type: Literal["Good", "Bad"]  #: Whether the part is held to be good or bad.
    is_day: bool  #: Whether the span lies between sunrise and sunset.

class AstrologyGowriNallaNeramAnswer(TypedDict):
    panchang_day: "PanchangDay"
    muhurat: List["GowriNallaNeram"]  #: Windows of the day.
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Why something is missing: near the poles the Sun may not rise or set. Null where nothing is.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class House(TypedDict):
    """One of the twelve houses of a chart."""
    house: int  #: Number of the house, 1 to 12.
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    planets: List[str]  #: Names of the planets that stand in it.

class AstrologyChartAnswer(TypedDict):
    ascendant: "Ascendant"  #: The point that rises in the east.
    houses: List["House"]  #: The twelve houses.
    planets: List["Placement"]  #: Planets and points, in their usual order.
    metadata: "VedicMetadata"  #: How the answer was made.

class AstrologyKundliSettings(VedicSettings, total=False):
    house_set: Literal["north", "south", "without_second"]  #: Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out.

class AstrologyKundliInput(Birth, total=False):
    settings: "AstrologyKundliSettings"  #: Conventions to follow; each has a default.
    gender: Literal["male", "female"]  #: Read by Mahabhagya yoga alone, which is left out where it is not given.

class KundliYogaDetails(TypedDict):
    """A group of yogas."""
    name: str  #: Name of the group of yogas.
    description: str  #: What yogas of this group are about, in an English sentence.
    yoga_list: List["KundliYoga"]  #: The yogas of the group.

class KundliYoga(TypedDict):
    """One yoga, whether the chart has it and by what evidence."""
    name: str  #: Name of the yoga.
    group: Literal["major", "raja_dhana", "chandra", "surya", "nabhasa", "inauspicious"]  #: Group of yogas that the yoga belongs to.
    has_yoga: bool  #: Whether the chart has it.
    description: str  #: The condition of the yoga, in an English sentence.
    reason: Union["YogaReason", None]  #: Null where the condition is not met.
    cancelled_by: Union[str, None]  #: Why it does not hold although its condition is met; else null.

class YogaReason(TypedDict):
    """The evidence for a yoga."""
    planets: List["GrahaName"]  #: Who makes the yoga.
    houses: List[int]  #: Their houses from the ascendant, in the same order.
    counted_from: List[str]  #: What the rule was counted from, where it counts.
    notes: List[str]  #: How it comes about, and what weakens it.

class RasiChart(TypedDict):
    """The rasi chart (D1) that the report is of."""
    ascendant: "Ascendant"  #: The point that rises in the east.
    planets: List["Placement"]  #: Those that the report reads.

class AstrologyKundliMetadata(MarsMetadata):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.

class AstrologyKundliAnswerNakshatraDetails(TypedDict):
    nakshatra: "Nakshatra"  #: Lunar mansion (star) of the Moon, or that it falls in.
    chandra_rasi: "Rasi"  #: Sidereal sign of the Moon.
    soorya_rasi: "Rasi"  #: Sidereal sign of the Sun.
    zodiac: "Zodiac"  #: Tropical sign of the Sun, as newspapers print it.
    additional_info: "NakshatraInfo"

class AstrologyKundliAnswerMangalDosha(TypedDict):
    has_dosha: bool  #: Whether Mars makes the dosha from the ascendant.
    description: str  #: Whether Mars makes the dosha and from where, in an English sentence.

class AstrologyKundliAnswer(TypedDict):
    nakshatra_details: "AstrologyKundliAnswerNakshatraDetails"  #: Star and signs of the birth.
    mangal_dosha: "AstrologyKundliAnswerMangalDosha"  #: Dosha of Mars.
    yoga_details: List["KundliYogaDetails"]  #: Yogas by group.
    chart: "RasiChart"
    metadata: "AstrologyKundliMetadata"  #: How the answer was made.

class AstrologyKundliAdvancedSettings(JaiminiDashaSettings, total=False):
    house_set: Literal["north", "south", "without_second"]  #: Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north when left out.

class AstrologyKundliAdvancedInput(Birth, total=False):
    settings: "AstrologyKundliAdvancedSettings"  #: Conventions to follow; each has a default.
    gender: Literal["male", "female"]  #: Read by Mahabhagya yoga alone, which is left out where it is not given.

class DashaPeriod(TimeWindow):
    """A great period, with the periods within it."""
    id: Literal[0, 1, 2, 3, 4, 5, 6, 101, 102]  #: Number of the planet that rules the period, as other services count planets: 0 is the Sun.
    name: "GrahaName"  #: English name of the planet or point.
    antardasha: Union[List["Antardasha"], None]  #: The periods within it; null below the depth that was asked for.

class Antardasha(TimeWindow):
    id: Literal[0, 1, 2, 3, 4, 5, 6, 101, 102]  #: Number of the planet that rules the period, as other services count planets: 0 is the Sun.
    name: "GrahaName"  #: English name of the planet or point.
    pratyantardasha: Union[List["Pratyantardasha"], None]  #: The periods within it; null below the depth that was asked for.

class Pratyantardasha(TimeWindow):
    id: Literal[0, 1, 2, 3, 4, 5, 6, 101, 102]  #: Number of the planet that rules the period, as other services count planets: 0 is the Sun.
    name: "GrahaName"  #: English name of the planet or point.

class BirthDashaBalance(TypedDict):
    """What is left of the first period at birth."""
    lord: "Lord"  #: Planet whose period runs at birth.
    years_remaining: float  #: Years of the first period still to run at birth.
    duration: str  #: The same as an ISO 8601 duration: twelve months of thirty days a year.
    description: str  #: How much of the first period is left at birth, in an English sentence.

class AstrologyKundliAdvancedMetadata(JaiminiDashaMetadata):
    house_set: Literal["north", "south", "without_second"]  #: Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: By which rule a sunrise and a sunset were counted.

class AstrologyKundliAdvancedAnswerNakshatraDetails(TypedDict):
    nakshatra: "Nakshatra"  #: Lunar mansion (star) of the Moon, or that it falls in.
    chandra_rasi: "Rasi"  #: Sidereal sign of the Moon.
    soorya_rasi: "Rasi"  #: Sidereal sign of the Sun.
    zodiac: "Zodiac"  #: Tropical sign of the Sun, as newspapers print it.
    additional_info: "NakshatraInfo"

class AstrologyKundliAdvancedAnswerMangalDosha(TypedDict):
    has_dosha: bool  #: Whether Mars makes the dosha from the ascendant.
    description: str  #: Whether Mars makes the dosha and from where, in an English sentence.
    has_exception: bool  #: Whether a rule is held to cancel the dosha.
    type: Union[Literal["Mild", "Moderate", "Severe"], None]  #: By the number of references; null without dosha.
    exceptions: List[str]  #: Rules that are held to cancel the dosha and apply; empty without dosha.
    remedies: List[str]  #: What tradition does about it.

class AstrologyKundliAdvancedAnswer(TypedDict):
    nakshatra_details: "AstrologyKundliAdvancedAnswerNakshatraDetails"  #: Star and signs of the birth.
    mangal_dosha: "AstrologyKundliAdvancedAnswerMangalDosha"  #: Dosha of Mars.
    yoga_details: List["KundliYogaDetails"]  #: Yogas by group.
    dasha_periods: List["DashaPeriod"]  #: The nine great periods.
    dasha_balance: "BirthDashaBalance"
    chart: "RasiChart"
    metadata: "AstrologyKundliAdvancedMetadata"  #: How the answer was made.

class AstrologyDashaPeriodsInput(Birth, total=False):
    settings: "DashaSettings"  #: Conventions to follow; each has a default.
    depth: int  #: How many levels of periods to list, from the great ones down. 3 when left out.

class AstrologyDashaPeriodsAnswer(TypedDict):
    dasha_periods: List["DashaPeriod"]  #: The nine great periods.
    dasha_balance: "BirthDashaBalance"
    metadata: "DashaMetadata"  #: How the answer was made.

class MarsEvidenceInSanskrit(TypedDict):
    """Where Mars stands from the ascendant, the Moon or Venus."""
    sign: Literal["Mesha", "Vrishabha", "Mithuna", "Karka", "Simha", "Kanya", "Tula", "Vrischika", "Dhanu", "Makara", "Kumbha", "Meena"]  #: Sign of the reference, by its Sanskrit name.
    reference: Literal["Ascendant", "Moon", "Venus"]  #: From where Mars is counted.
    mars_house: int  #: House of Mars, counted from the reference.
    is_dosha: bool  #: Whether Mars makes the dosha from there.
    weight: Union[Literal["high", "low"], None]  #: High in the seventh and eighth; null without dosha.

class AstrologyMangalDoshaAdvancedMetadata(MarsMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: By which rule a sunrise and a sunset were counted.

class AstrologyMangalDoshaAdvancedAnswer(TypedDict):
    has_dosha: bool  #: Whether Mars makes the dosha from the ascendant.
    description: str  #: Whether Mars makes the dosha and from where, in an English sentence.
    has_exception: bool  #: Whether a rule is held to cancel the dosha.
    type: Union[Literal["Mild", "Moderate", "Severe"], None]  #: By the number of references; null without dosha.
    exceptions: List[str]  #: Rules that are held to cancel the dosha and apply; empty without dosha.
    remedies: List[str]  #: What tradition does about it.
    severity: Literal["none", "mild", "moderate", "severe"]  #: None where not manglik; else by the number of references that show the dosha: mild 1, moderate 2, severe 3.
    references: List["MarsEvidenceInSanskrit"]  #: From the ascendant, the Moon and Venus.
    metadata: "AstrologyMangalDoshaAdvancedMetadata"  #: How the answer was made.

class AstrologySadeSatiAdvancedInput(Birth, total=False):
    settings: "SiderealSettings"  #: Conventions to follow; each has a default.
    target_date: str  #: The day asked about, from 00:00 local time; today when left out.

class AstrologySadeSatiAdvancedAnswerCurrentTransit(TypedDict):
    saturn_sign: str  #: Sign of Saturn.
    house: int  #: Of Saturn, counted from the sign of the natal Moon.
    phase: Union[Literal["Rising", "Peak", "Setting"], None]  #: Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others.
    panoti: Union[Literal["Ardhashtama Shani", "Ashtama Shani"], None]  #: Saturn in the 4th or 8th sign, which is no part of sade sati; null in the others.
    start: Union[str, None]  #: ISO 8601; null where the ephemeris does not reach so far.
    end: Union[str, None]  #: ISO 8601; null where the ephemeris does not reach so far.
    is_retrograde: Union[bool, None]  #: Whether Saturn came into the sign backwards; null where not known.
    description: str  #: State of the sade sati at the target, in an English sentence.

class AstrologySadeSatiAdvancedAnswerTransits(TypedDict):
    saturn_sign: str  #: Sign of Saturn.
    house: int  #: Of Saturn, counted from the sign of the natal Moon.
    phase: Union[Literal["Rising", "Peak", "Setting"], None]  #: Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others.
    panoti: Union[Literal["Ardhashtama Shani", "Ashtama Shani"], None]  #: Saturn in the 4th or 8th sign, which is no part of sade sati; null in the others.
    start: Union[str, None]  #: ISO 8601; null where the ephemeris does not reach so far.
    end: Union[str, None]  #: ISO 8601; null where the ephemeris does not reach so far.
    is_retrograde: Union[bool, None]  #: Whether Saturn came into the sign backwards; null where not known.
    description: str  #: State of the sade sati at the target, in an English sentence.

class AstrologySadeSatiAdvancedAnswer(TypedDict):
    is_in_sade_sati: bool  #: Whether it is sade sati on that day.
    transit_phase: Union[Literal["Rising", "Peak", "Setting"], None]  #: Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others.
    panoti: Union[Literal["Ardhashtama Shani", "Ashtama Shani"], None]  #: Saturn in the 4th or 8th sign, which is no part of sade sati; null in the others.
    description: str  #: State of the sade sati at the target, in an English sentence.
    moon_sign: "Rasi"  #: Sign of the Moon.
    current_transit: "AstrologySadeSatiAdvancedAnswerCurrentTransit"  #: The sign transit at the target.
    transits: List["AstrologySadeSatiAdvancedAnswerTransits"]  #: Every sign transit that counts.
    metadata: "SiderealMetadata"  #: How the answer was made.

class AstrologyChandrashtamaPeriodsSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. geocentric when left out.
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac; custom takes `ayanamsa_deg` beside it. lahiri when left out.
    ayanamsha: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates.
    peak_star: Literal[17, 16]  #: Which star, counted from the birth star as the first, is the worst of the transit. 17 when left out.

class AstrologyChandrashtamaPeriodsInput(Birth, total=False):
    settings: "AstrologyChandrashtamaPeriodsSettings"  #: Conventions to follow; each has a default.
    target: str  #: The instant asked about, with its offset; now when left out.
    days: int  #: How many days from the target on are searched. 365 when left out.

class MoonTransitNakshatra(TimeWindow):
    id: int  #: 0 is Ashwini.
    name: "NakshatraName"  #: Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.
    lord: "Lord"  #: Planet that rules the sign or star.
    is_peak: bool  #: Whether it is the worst star for this birth; for a few births that one lies in the sign beside it.

class MoonTransit(TimeWindow):
    """A sign transit of the Moon, star by star."""
    rasi: "Rasi"  #: The sign, or the agreement of the Moon signs.
    nakshatra: List["MoonTransitNakshatra"]  #: Lunar mansion (star) of the Moon, or that it falls in.

class _AstrologyChandrashtamaPeriodsMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: The centre of the Earth alone: what is computed here is defined for it, as almanacs print it.
    ayanamsa: Literal["lahiri", "raman", "krishnamurti", "fagan_bradley", "true_citra", "true_pushya", "yukteshwar", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac; custom takes `ayanamsa_deg` beside it.
    peak_star: Literal[17, 16]  #: Which star, counted from the birth star as the first, is the worst of the transit.

class AstrologyChandrashtamaPeriodsMetadata(_AstrologyChandrashtamaPeriodsMetadata, total=False):
    ayanamsa_deg: float  #: With ayanamsa custom: what it is at noon of 2000-01-01 TT (J2000), without nutation. Precession takes it to other dates.

class AstrologyChandrashtamaPeriodsAnswerChandrashtamaNakshatra(TypedDict):
    id: int  #: 0 is Ashwini.
    name: "NakshatraName"  #: Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.
    lord: "Lord"  #: Planet that rules the sign or star.

class AstrologyChandrashtamaPeriodsAnswerChandrashtama(TimeWindow):
    rasi: "Rasi"  #: The birth sign that suffers at the target.
    nakshatra: List["AstrologyChandrashtamaPeriodsAnswerChandrashtamaNakshatra"]  #: The stars of that sign.

class AstrologyChandrashtamaPeriodsAnswer(TypedDict):
    moon_sign: "Rasi"  #: Sign of the Moon at birth.
    birth_nakshatra: "Nakshatra"  #: Star of the Moon at birth.
    is_in_chandrashtama: bool  #: Whether this birth suffers at the target.
    chandrashtama: "AstrologyChandrashtamaPeriodsAnswerChandrashtama"  #: The sign that suffers at the target.
    current_transit: "MoonTransit"  #: The sign transit of the Moon at the target.
    current_nakshatra: "NakshatraTiming"  #: The star that the Moon passes at the target, from its beginning to its end.
    chandrashtama_timing: List["MoonTransit"]  #: The sign transits that concern this birth.
    metadata: "AstrologyChandrashtamaPeriodsMetadata"  #: How the answer was made.

class AstrologyPapasamyamInput(Birth, total=False):
    settings: "PapasamyamSettings"  #: Conventions to follow; each has a default.

class PapasamyamSettings(VedicSettings, total=False):
    method: Literal["kerala", "raman"]  #: kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s standing in its sign. kerala when left out.

class PapasamyamMetadata(VedicMetadata):
    method: Literal["kerala", "raman"]  #: kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s standing in its sign.

class AstrologyPapasamyamAnswerPapaSamyamPapaPlanetPlanetDosha(TypedDict):
    id: int  #: Number of the planet, as other services count planets: 0 is the Sun.
    name: str  #: English name of the planet or point.
    position: int  #: House of the malefic, counted from the reference.
    has_dosha: bool  #: Whether the chart has the dosha.
    points: float  #: Points of harm counted from this reference.

class AstrologyPapasamyamAnswerPapaSamyamPapaPlanet(TypedDict):
    name: Literal["Ascendant", "Moon", "Venus"]  #: English name of the planet or point.
    points: float  #: Points of harm counted from this reference.
    planet_dosha: List["AstrologyPapasamyamAnswerPapaSamyamPapaPlanetPlanetDosha"]  #: One row for each malefic.

class AstrologyPapasamyamAnswerPapaSamyam(TypedDict):
    papa_planet: List["AstrologyPapasamyamAnswerPapaSamyamPapaPlanet"]  #: One row for each reference.

class AstrologyPapasamyamAnswer(TypedDict):
    total_points: float  #: Points of harm of all planets and references together.
    papa_samyam: "AstrologyPapasamyamAnswerPapaSamyam"  #: Where the malefics stand.
    chart: "RasiChart"
    metadata: "PapasamyamMetadata"  #: How the answer was made.

class AstrologyPapasamyamCheckInput(Couple, total=False):
    settings: "PapasamyamSettings"  #: Conventions to follow; each has a default.

class Message(TypedDict):
    """The outcome in a word, and in a sentence."""
    type: str  #: Word for the result, such as good or bad.
    description: str  #: The result in an English sentence.

class AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanetPlanetDosha(TypedDict):
    id: int  #: Number of the planet, as other services count planets: 0 is the Sun.
    name: str  #: English name of the planet or point.
    position: int  #: House of the malefic, counted from the reference.
    has_dosha: bool  #: Whether the chart has the dosha.
    points: float  #: Points of harm counted from this reference.

class AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanet(TypedDict):
    name: Literal["Ascendant", "Moon", "Venus"]  #: English name of the planet or point.
    points: float  #: Points of harm counted from this reference.
    planet_dosha: List["AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanetPlanetDosha"]  #: One row for each malefic.

class AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyam(TypedDict):
    papa_planet: List["AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanet"]  #: One row for each reference.

class AstrologyPapasamyamCheckAnswerGirlPapasamyam(TypedDict):
    total_points: float  #: Points of harm of all planets and references together.
    papa_samyam: "AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyam"  #: Where the malefics stand.
    chart: "RasiChart"

class AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanetPlanetDosha(TypedDict):
    id: int  #: Number of the planet, as other services count planets: 0 is the Sun.
    name: str  #: English name of the planet or point.
    position: int  #: House of the malefic, counted from the reference.
    has_dosha: bool  #: Whether the chart has the dosha.
    points: float  #: Points of harm counted from this reference.

class AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanet(TypedDict):
    name: Literal["Ascendant", "Moon", "Venus"]  #: English name of the planet or point.
    points: float  #: Points of harm counted from this reference.
    planet_dosha: List["AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanetPlanetDosha"]  #: One row for each malefic.

class AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyam(TypedDict):
    papa_planet: List["AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanet"]  #: One row for each reference.

class AstrologyPapasamyamCheckAnswerBoyPapasamyam(TypedDict):
    total_points: float  #: Points of harm of all planets and references together.
    papa_samyam: "AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyam"  #: Where the malefics stand.
    chart: "RasiChart"

class AstrologyPapasamyamCheckAnswer(TypedDict):
    girl_papasamyam: "AstrologyPapasamyamCheckAnswerGirlPapasamyam"  #: Papasamyam of the bride.
    boy_papasamyam: "AstrologyPapasamyamCheckAnswerBoyPapasamyam"  #: Papasamyam of the groom.
    message: "Message"
    metadata: "PapasamyamMetadata"  #: How the answer was made.

class AstrologyPoruthamAnswerGirlInfo(TypedDict):
    nakshatra: "Nakshatra"  #: Lunar mansion (star) of the Moon, or that it falls in.
    rasi: "Rasi"  #: The sign, or the agreement of the Moon signs.

class AstrologyPoruthamAnswerBoyInfo(TypedDict):
    nakshatra: "Nakshatra"  #: Lunar mansion (star) of the Moon, or that it falls in.
    rasi: "Rasi"  #: The sign, or the agreement of the Moon signs.

class AstrologyPoruthamAnswerMatches(TypedDict):
    id: int  #: Number of the agreement in its usual order, 1 to 10.
    name: str  #: Name of the agreement (porutham).
    has_porutham: bool  #: Whether the agreement holds, wholly or in half.

class AstrologyPoruthamAnswer(TypedDict):
    girl_info: "AstrologyPoruthamAnswerGirlInfo"  #: Star and sign of the bride.
    boy_info: "AstrologyPoruthamAnswerBoyInfo"  #: Star and sign of the groom.
    maximum_points: Literal[10]  #: The most points possible.
    total_points: float  #: Points scored by all tests together.
    message: "Message"
    matches: List["AstrologyPoruthamAnswerMatches"]  #: The agreements, in their usual order.
    metadata: "PoruthamMetadata"  #: How the answer was made.

class AstrologyPoruthamAdvancedAnswerGirlInfo(TypedDict):
    nakshatra: "Nakshatra"  #: Lunar mansion (star) of the Moon, or that it falls in.
    rasi: "Rasi"  #: The sign, or the agreement of the Moon signs.

class AstrologyPoruthamAdvancedAnswerBoyInfo(TypedDict):
    nakshatra: "Nakshatra"  #: Lunar mansion (star) of the Moon, or that it falls in.
    rasi: "Rasi"  #: The sign, or the agreement of the Moon signs.

class AstrologyPoruthamAdvancedAnswerMatches(TypedDict):
    id: int  #: Number of the agreement in its usual order, 1 to 10.
    name: str  #: Name of the agreement (porutham).
    has_porutham: bool  #: Whether the agreement holds, wholly or in half.
    porutham_status: Literal["Good", "Satisfactory", "Not Satisfactory"]  #: How far it holds.
    points: Union[Literal[0], float, Literal[1]]  #: Points scored: 1 for a full agreement, 0.5 for half, 0 for none.
    description: str  #: What the agreement means, in an English sentence.

class AstrologyPoruthamAdvancedAnswer(TypedDict):
    girl_info: "AstrologyPoruthamAdvancedAnswerGirlInfo"  #: Star and sign of the bride.
    boy_info: "AstrologyPoruthamAdvancedAnswerBoyInfo"  #: Star and sign of the groom.
    maximum_points: Literal[10]  #: The most points possible.
    total_points: float  #: Points scored by all tests together.
    message: "Message"
    matches: List["AstrologyPoruthamAdvancedAnswerMatches"]  #: The agreements, in their usual order.
    metadata: "PoruthamMetadata"  #: How the answer was made.

class AstrologyNakshatraPoruthamAnswerGirlInfo(TypedDict):
    nakshatra: "Nakshatra"  #: Lunar mansion (star) of the Moon, or that it falls in.
    rasi: "Rasi"  #: The sign, or the agreement of the Moon signs.

class AstrologyNakshatraPoruthamAnswerBoyInfo(TypedDict):
    nakshatra: "Nakshatra"  #: Lunar mansion (star) of the Moon, or that it falls in.
    rasi: "Rasi"  #: The sign, or the agreement of the Moon signs.

class AstrologyNakshatraPoruthamAnswerMatches(TypedDict):
    id: int  #: Number of the agreement in its usual order, 1 to 10.
    name: str  #: Name of the agreement (porutham).
    has_porutham: bool  #: Whether the agreement holds, wholly or in half.
    porutham_status: Literal["Good", "Satisfactory", "Not Satisfactory"]  #: How far it holds.
    points: Union[Literal[0], float, Literal[1]]  #: Points scored: 1 for a full agreement, 0.5 for half, 0 for none.
    description: str  #: What the agreement means, in an English sentence.

class AstrologyNakshatraPoruthamAnswer(TypedDict):
    girl_info: "AstrologyNakshatraPoruthamAnswerGirlInfo"  #: Star and sign of the bride.
    boy_info: "AstrologyNakshatraPoruthamAnswerBoyInfo"  #: Star and sign of the groom.
    maximum_points: Literal[10]  #: The most points possible.
    obtained_points: float  #: Points scored by all tests together.
    message: "Message"
    matches: List["AstrologyNakshatraPoruthamAnswerMatches"]  #: The agreements, in their usual order.
    metadata: "PoruthamMetadata"  #: How the answer was made.

class WesternNatalInput(Birth, total=False):
    settings: "WesternSettings"  #: Conventions to follow; each has a default.

class WesternSettings(Settings, total=False):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean when left out.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    ayanamsa: Literal["none"]  #: A tropical chart has none, and one that is asked for is refused. none when left out.
    ayanamsha: Literal["none"]  #: Alias of ayanamsa.
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric"]  #: How the houses are divided. placidus when left out.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard when left out.
    aspect_set: Literal["major", "all"]  #: The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major when left out.
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main when left out.

class WesternAscendant(InSign):
    """The point of the tropical zodiac that rises in the east."""
    name: Literal["Ascendant"]  #: Always Ascendant.
    house: int  #: Number of the house, 1 to 12.

class WesternPlanet(InSign):
    """A planet or point in the tropical zodiac and in a house."""
    name: "WesternBodyName"  #: English name of the planet or point.
    house: int  #: Number of the house, 1 to 12.
    is_retrograde: bool  #: Whether it moves backwards through the zodiac.
    latitude: float  #: Ecliptic latitude, degrees, north positive.
    speed: float  #: Degrees of longitude a day; negative while retrograde.

WesternBodyName = Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node", "Chiron", "Lilith"]

class WesternAngles(TypedDict):
    """Where the zodiac crosses horizon, meridian and western prime vertical."""
    ascendant: "InSign"  #: The point that rises in the east.
    midheaven: "InSign"  #: Where the zodiac crosses the meridian.
    descendant: "InSign"  #: The point that sets in the west.
    imum_coeli: "InSign"  #: The point opposite the midheaven.
    vertex: "InSign"  #: Where the zodiac crosses the western prime vertical.

class HouseCusp(InSign):
    """Where a house begins."""
    house: int  #: Number of the house, 1 to 12.

class Aspect(TypedDict):
    """An angle between two points that counts."""
    planet_a: "WesternPointName"
    planet_b: "WesternPointName"
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semisextile", "semisquare", "sesquiquadrate", "quintile", "biquintile"]  #: Name of the aspect (angle between two points).
    angle: float  #: Degrees of the exact aspect.
    separation: float  #: Degrees between the two along the zodiac, the shorter way.
    orb: float  #: Degrees that it misses its exact angle by.
    is_applying: Union[bool, None]  #: Whether it becomes more exact; null where neither moves against the other.

WesternPointName = Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node", "Chiron", "Lilith", "Ascendant", "Midheaven", "Descendant", "Imum Coeli"]
"""A planet, another point, or an angle of the chart."""

class WesternMetadata(Metadata):
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    ayanamsa: Literal["none"]  #: A tropical chart has none, and one that is asked for is refused.
    house_system_requested: Union[Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric"], None]  #: The house system asked for, where it has no solution and another was used; else null.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: How far from exactness an aspect still counts: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata.
    orbs: Dict[str, float]  #: Largest distance from exactness by aspect, degrees.
    aspect_set: Literal["major", "all"]  #: The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on).
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects.

class WesternNatalAnswer(TypedDict):
    ascendant: "WesternAscendant"  #: The point that rises in the east.
    planets: List["WesternPlanet"]  #: Planets and points, in their usual order.
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]  #: Where each of the twelve houses begins.
    aspects: List["Aspect"]  #: Aspects that count.
    metadata: "WesternMetadata"  #: How the answer was made.

class WesternTransitInput(Birth, total=False):
    settings: "WesternSettings"  #: Conventions to follow; each has a default.
    target: str  #: The instant asked about, with its offset; now when left out.

class WesternChart(TypedDict):
    """Planets, angles and houses of one birth."""
    ascendant: "WesternAscendant"  #: The point that rises in the east.
    planets: List["WesternPlanet"]  #: Planets and points, in their usual order.
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]  #: Where each of the twelve houses begins.

class WesternTransitAnswer(TypedDict):
    planets: List["WesternPlanet"]  #: At the target, in natal houses.
    aspects: List["Aspect"]  #: Aspects that count.
    natal: "WesternChart"
    metadata: "WesternMetadata"  #: How the answer was made.

class Pair(TypedDict):
    """The births of any two people."""
    person_a: "Birth"  #: Birth of the first person.
    person_b: "Birth"  #: Birth of the second person.

class WesternSynastryInputOf1(Pair, total=False):
    settings: "WesternSettings"  #: Conventions to follow; each has a default.

class WesternSynastryInputOf2(Couple, total=False):
    settings: "WesternSettings"  #: Conventions to follow; each has a default.

WesternSynastryInput = Union["WesternSynastryInputOf1", "WesternSynastryInputOf2"]

class HouseOverlay(TypedDict):
    """In which house of the other chart a point falls."""
    name: "WesternPointName"  #: English name of the planet or point.
    house: int  #: Number of the house, 1 to 12.

class WesternSynastryAnswerHouseOverlays(TypedDict):
    a_in_b: List["HouseOverlay"]  #: Points of person_a in the houses of person_b.
    b_in_a: List["HouseOverlay"]  #: Points of person_b in the houses of person_a.

class WesternSynastryAnswer(TypedDict):
    aspects: List["Aspect"]  #: Aspects that count.
    house_overlays: "WesternSynastryAnswerHouseOverlays"  #: In whose houses the points of each fall.
    person_a: "WesternChart"  #: Birth chart of the first person.
    person_b: "WesternChart"  #: Birth chart of the second person.
    metadata: "WesternMetadata"  #: How the answer was made.

class WesternCompositeSettings(WesternSettings, total=False):
    method: Literal["midpoint", "davison"]  #: Midpoints of the two charts, or the chart of the moment and place midway between the two births (Davison). midpoint when left out.

class WesternCompositeInputOf1(Pair, total=False):
    settings: "WesternCompositeSettings"  #: Conventions to follow; each has a default.

class WesternCompositeInputOf2(Couple, total=False):
    settings: "WesternCompositeSettings"  #: Conventions to follow; each has a default.

WesternCompositeInput = Union["WesternCompositeInputOf1", "WesternCompositeInputOf2"]

class CompositePlanet(InSign):
    """A planet of the chart of a relationship."""
    name: "WesternBodyName"  #: English name of the planet or point.
    house: int  #: Number of the house, 1 to 12.
    is_retrograde: Union[bool, None]  #: Null for midpoints, which do not move.
    is_ambiguous: bool  #: Whether the two are exactly opposite, so that both midpoints are as good.

class WesternCompositeMetadata(WesternMetadata):
    method: Literal["midpoint", "davison"]  #: Midpoints of the two charts, or the chart of the moment and place midway between the two births (Davison).

class WesternCompositeAnswerDavison(TypedDict):
    utc_datetime: str  #: The instant in UTC.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.

class WesternCompositeAnswer(TypedDict):
    ascendant: "WesternAscendant"  #: The point that rises in the east.
    planets: List["CompositePlanet"]  #: Planets and points, in their usual order.
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]  #: Where each of the twelve houses begins.
    aspects: List["Aspect"]  #: Aspects that count.
    is_ascendant_ambiguous: bool  #: Whether the two ascendants are exactly opposite.
    is_midheaven_turned: bool  #: Whether the farther midpoint of the midheavens was taken.
    davison: Union["WesternCompositeAnswerDavison", None]  #: Moment and place of a Davison chart; null for midpoints.
    metadata: "WesternCompositeMetadata"  #: How the answer was made.

class WesternDavisonAnswerMidway(TypedDict):
    utc_datetime: str  #: The instant in UTC.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.

class WesternDavisonAnswer(TypedDict):
    midway: "WesternDavisonAnswerMidway"  #: Moment and place of the chart.
    ascendant: "WesternAscendant"  #: The point that rises in the east.
    planets: List["WesternPlanet"]  #: Planets and points, in their usual order.
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]  #: Where each of the twelve houses begins.
    aspects: List["Aspect"]  #: Aspects that count.
    metadata: "WesternMetadata"  #: How the answer was made.

class WesternProgressionsSettings(WesternSettings, total=False):
    angle_method: Literal["solar_arc", "naibod", "quotidian"]  #: How ascendant and midheaven progress: with the arc of the Sun in longitude, with the mean Sun in sidereal time (Naibod), or with the progressed moment itself (quotidian). solar_arc when left out.

class WesternProgressionsInput(Birth, total=False):
    settings: "WesternProgressionsSettings"  #: Conventions to follow; each has a default.
    target_date: str  #: The day asked about, from 00:00 local time; today when left out.

class ProgressedPlanet(InSign):
    """A planet of the progressed moment, in progressed houses."""
    name: "WesternBodyName"  #: English name of the planet or point.
    house: int  #: Number of the house, 1 to 12.
    natal_house: int  #: House of the natal chart it has come to.
    is_retrograde: bool  #: Whether it moves backwards through the zodiac.
    latitude: float  #: Ecliptic latitude, degrees, north positive.
    speed: float  #: Degrees of longitude a day; negative while retrograde.

class WesternProgressionsMetadata(WesternMetadata):
    angle_method: Literal["solar_arc", "naibod", "quotidian"]  #: How ascendant and midheaven progress: with the arc of the Sun in longitude, with the mean Sun in sidereal time (Naibod), or with the progressed moment itself (quotidian).

class WesternProgressionsAnswer(TypedDict):
    target_date: str  #: The day asked about.
    age_years: float  #: Tropical years from birth to the target.
    progressed_utc_datetime: str  #: The moment after birth that stands for the target, ISO 8601.
    ascendant: "WesternAscendant"  #: The point that rises in the east.
    planets: List["ProgressedPlanet"]  #: Planets and points, in their usual order.
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]  #: Where each of the twelve houses begins.
    aspects: List["Aspect"]  #: Aspects that count.
    natal: "WesternChart"
    metadata: "WesternProgressionsMetadata"  #: How the answer was made.

class WesternSolarArcSettings(WesternSettings, total=False):
    method: Literal["true", "naibod", "degree"]  #: By how much a year of life moves every point: as far as the Sun came in a day after birth (true), his mean motion of 59′08″ (naibod), or one degree. true when left out.

class WesternSolarArcInput(Birth, total=False):
    settings: "WesternSolarArcSettings"  #: Conventions to follow; each has a default.
    target_date: str  #: The day asked about, from 00:00 local time; today when left out.
    orb: float  #: How far from exactness an aspect counts; 1° is about a year. 1 when left out.

class WesternSolarArcMetadata(WesternMetadata):
    method: Literal["true", "naibod", "degree"]  #: By how much a year of life moves every point: as far as the Sun came in a day after birth (true), his mean motion of 59′08″ (naibod), or one degree.

class WesternSolarArcAnswerDirected(InSign):
    name: "WesternPointName"  #: English name of the planet or point.
    natal_longitude: float  #: Where it stood at birth, degrees.
    natal_house: int  #: House of the natal chart that it has come to.

class WesternSolarArcAnswer(TypedDict):
    target_date: str  #: The day asked about.
    age_years: float  #: Tropical years from birth to the target.
    arc: float  #: Degrees that every point was moved on by.
    directed: List["WesternSolarArcAnswerDirected"]  #: Planets and angles after the arc.
    aspects: List["Aspect"]  #: Aspects that count.
    natal: "WesternChart"
    metadata: "WesternSolarArcMetadata"  #: How the answer was made.

class WesternProfectionsInput(Birth, total=False):
    settings: "WesternSettings"  #: Conventions to follow; each has a default.
    target_date: str  #: The day asked about, from 00:00 local time; today when left out.

class WesternProfectionsAnswerYearLordNatal(InSign):
    house: int  #: Number of the house, 1 to 12.

class WesternProfectionsAnswerYear(TypedDict):
    house: int  #: Counted from the rising sign of the birth.
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    lord: "SignLord"  #: Ruler of the sign: lord of the time.
    start: str  #: When it begins, local time.
    end: str  #: When the next one begins.
    active_planets: List[str]  #: Planets that stand in the sign at birth.
    lord_natal: "WesternProfectionsAnswerYearLordNatal"  #: Where the lord of the year stands at birth, in whole-sign houses.

class WesternProfectionsAnswerMonth(TypedDict):
    number: int  #: Number of the month in the year of life, 1 is the first.
    house: int  #: Counted from the rising sign of the birth.
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    lord: "SignLord"  #: Ruler of the sign: lord of the time.
    start: str  #: When it begins, local time.
    end: str  #: When the next one begins.

class WesternProfectionsAnswerMonths(TypedDict):
    house: int  #: Counted from the rising sign of the birth.
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    lord: "SignLord"  #: Ruler of the sign: lord of the time.
    start: str  #: When it begins, local time.
    end: str  #: When the next one begins.

class WesternProfectionsAnswer(TypedDict):
    target_date: str  #: The day asked about.
    completed_years: int  #: Solar returns that have passed since the birth.
    year: "WesternProfectionsAnswerYear"  #: The year asked about.
    month: "WesternProfectionsAnswerMonth"  #: In which the target is.
    months: List["WesternProfectionsAnswerMonths"]  #: Of this year.
    metadata: "WesternMetadata"  #: How the answer was made.

class WesternSolarReturnSettings(WesternSettings, total=False):
    method: Literal["tropical", "precession_corrected"]  #: Return to the same tropical longitude, or to the same place among the stars (corrected for precession), which comes some 20 minutes later for each year of age. tropical when left out.

class _WesternSolarReturnInput(Birth):
    target_year: int  #: The year whose birthday is asked about; the return is within two days of it.

class WesternSolarReturnInput(_WesternSolarReturnInput, total=False):
    settings: "WesternSolarReturnSettings"  #: Conventions to follow; each has a default.
    stay: "Stay"  #: Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one.

class WesternSolarReturnMetadata(WesternMetadata):
    method: Literal["tropical", "precession_corrected"]  #: Return to the same tropical longitude, or to the same place among the stars (corrected for precession), which comes some 20 minutes later for each year of age.

class WesternSolarReturnAnswerPlace(TypedDict):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.

class WesternSolarReturnAnswer(TypedDict):
    target_year: int  #: The year asked about.
    return_at: str  #: Local time of the return, ISO 8601.
    utc_datetime: str  #: The same in UTC, ISO 8601.
    julian_day_ut: float  #: The same instant as a Julian Day in UT.
    place: "WesternSolarReturnAnswerPlace"  #: For which the chart is cast.
    ascendant: "WesternAscendant"  #: The point that rises in the east.
    planets: List["WesternPlanet"]  #: Planets and points, in their usual order.
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]  #: Where each of the twelve houses begins.
    aspects: List["Aspect"]  #: Within the chart of the return.
    metadata: "WesternSolarReturnMetadata"  #: How the answer was made.

class WesternLunarReturnSettings(WesternSettings, total=False):
    method: Literal["tropical", "precession_corrected"]  #: Return to the same tropical longitude, or to the same place among the stars (corrected for precession). tropical when left out.

class WesternLunarReturnInput(Birth, total=False):
    settings: "WesternLunarReturnSettings"  #: Conventions to follow; each has a default.
    target: str  #: After which instant returns are counted; now when left out.
    number: int  #: Which return after the target: 1 is the next one. 1 when left out.
    stay: "Stay"  #: Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one.

class WesternLunarReturnMetadata(WesternMetadata):
    method: Literal["tropical", "precession_corrected"]  #: Return to the same tropical longitude, or to the same place among the stars (corrected for precession).

class WesternLunarReturnAnswerPlace(TypedDict):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.

class WesternLunarReturnAnswer(TypedDict):
    number: int  #: Which return from the target: 1 is the first.
    return_at: str  #: Local time of the return, ISO 8601.
    utc_datetime: str  #: The same in UTC, ISO 8601.
    julian_day_ut: float  #: The same instant as a Julian Day in UT.
    place: "WesternLunarReturnAnswerPlace"  #: For which the chart is cast.
    ascendant: "WesternAscendant"  #: The point that rises in the east.
    planets: List["WesternPlanet"]  #: Planets and points, in their usual order.
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]  #: Where each of the twelve houses begins.
    aspects: List["Aspect"]  #: Within the chart of the return.
    metadata: "WesternLunarReturnMetadata"  #: How the answer was made.

class WesternPlanetaryReturnInput(Birth, total=False):
    settings: "WesternSettings"  #: Conventions to follow; each has a default.
    body: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "rahu", "chiron"]  #: Whose return: rahu is the ascending node of the Moon. saturn when left out.
    target: str  #: After which instant returns are counted; now when left out.
    number: int  #: Which return after the target: 1 is the next one. 1 when left out.
    stay: "Stay"  #: Where the birthday is spent, if not at the place of birth; instants are given in its time zone if it names one.

_WesternPlanetaryReturnAnswerPassesMust = TypedDict(
    "_WesternPlanetaryReturnAnswerPassesMust",
    {
        "pass": int,  #: From 1, in order of time.
    },
)

class WesternPlanetaryReturnAnswerPasses(_WesternPlanetaryReturnAnswerPassesMust):
    at: str  #: When, in local time.
    utc_datetime: str  #: The same in UTC.
    is_retrograde: bool  #: Whether the body moves backwards then.
    is_charted: bool  #: Whether the chart is that of this pass.

class WesternPlanetaryReturnAnswerPlace(TypedDict):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.

class WesternPlanetaryReturnAnswer(TypedDict):
    body: str  #: Whose return it is.
    number: int  #: Which return from the target: 1 is the first.
    natal: "InSign"  #: Where the body stood at birth, seen from the Earth’s centre.
    passes: List["WesternPlanetaryReturnAnswerPasses"]  #: Every pass of this return, those before the target too.
    return_at: Union[str, None]  #: Local time of the pass whose chart is given.
    julian_day_ut: Union[float, None]  #: The same instant as a Julian Day in UT.
    place: "WesternPlanetaryReturnAnswerPlace"  #: For which the chart is cast.
    chart: Union["WesternChart", None]  #: Of that pass.
    aspects: List["Aspect"]  #: Within the chart.
    metadata: "WesternMetadata"  #: How the answer was made.

class WesternLotsSettings(WesternSettings, total=False):
    lot_rule: Literal["by_sect", "day_always"]  #: Whether a birth by night counts the arc of a lot the other way round (by sect), or every birth as by day. by_sect when left out.

class WesternLotsInput(Birth, total=False):
    settings: "WesternLotsSettings"  #: Conventions to follow; each has a default.

class WesternLotsMetadata(WesternMetadata):
    lot_rule: Literal["by_sect", "day_always"]  #: Whether a birth by night counts the arc of a lot the other way round (by sect), or every birth as by day.

_WesternLotsAnswerLotsMust = TypedDict(
    "_WesternLotsAnswerLotsMust",
    {
        "from": str,  #: Planet or lot that the arc begins with.
    },
)

class WesternLotsAnswerLots(InSign, _WesternLotsAnswerLotsMust):
    lot: Literal["fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis", "father", "mother"]  #: The lot, by its id.
    house: int  #: Number of the house, 1 to 12.
    to: str  #: Planet or lot that it ends with.

class WesternLotsAnswer(TypedDict):
    sect: Literal["day", "night"]  #: Whether the Sun is above the true horizon at birth.
    lots: List["WesternLotsAnswerLots"]  #: The seven, then father and mother.
    metadata: "WesternLotsMetadata"  #: How the answer was made.

class WesternDignitiesSettings(WesternSettings, total=False):
    triplicity_lords: Literal["dorothean", "lilly"]  #: By Dorotheus, with a third lord who takes part, or by Lilly, who gives water to Mars by day and by night. The lord of the sect counts. dorothean when left out.

class WesternDignitiesInput(Birth, total=False):
    settings: "WesternDignitiesSettings"  #: Conventions to follow; each has a default.

class WesternDignitiesMetadata(WesternMetadata):
    triplicity_lords: Literal["dorothean", "lilly"]  #: By Dorotheus, with a third lord who takes part, or by Lilly, who gives water to Mars by day and by night. The lord of the sect counts.

class WesternDignitiesAnswerPlanetsLords(TypedDict):
    domicile: "SignLord"  #: Lord of the sign.
    exaltation: Union["SignLord", None]  #: Null where no planet is exalted in the sign.
    triplicity: "SignLord"  #: By the sect of the chart.
    participating: Union["SignLord", None]  #: Third lord of the triplicity; Lilly has none.
    term: "SignLord"  #: Of the Egyptian term.
    face: "SignLord"  #: Of the decan, in the order of the Chaldeans.

class WesternDignitiesAnswerPlanets(InSign):
    name: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]  #: English name of the planet or point.
    lords: "WesternDignitiesAnswerPlanetsLords"  #: Who rules the degree that it stands at.
    dignities: List[Literal["domicile", "exaltation", "triplicity", "term", "face", "detriment", "fall", "peregrine"]]  #: What it has there.
    score: int  #: Sum of their points.

class WesternDignitiesAnswerMutualReceptions(TypedDict):
    planet_a: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]  #: One of the pair.
    planet_b: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]  #: The second planet of the two.
    dignity: Literal["domicile", "exaltation"]  #: In which each receives the other.

class WesternDignitiesAnswerAlmutensPoints(TypedDict):
    name: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]  #: English name of the planet or point.
    points: int  #: Points of essential dignity.

class WesternDignitiesAnswerAlmutens(InSign):
    of: Literal["sun", "moon", "ascendant", "midheaven", "fortune"]  #: Whose degree is judged.
    planets: List[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]]  #: Who has most points there.
    points: List["WesternDignitiesAnswerAlmutensPoints"]  #: Points of essential dignity.

class WesternDignitiesAnswer(TypedDict):
    sect: Literal["day", "night"]  #: Whether the Sun is above the true horizon at birth.
    planets: List["WesternDignitiesAnswerPlanets"]  #: Planets and points, in their usual order.
    mutual_receptions: List["WesternDignitiesAnswerMutualReceptions"]  #: Pairs in each other’s domicile or exaltation.
    almutens: List["WesternDignitiesAnswerAlmutens"]  #: Who has most points at five degrees of the chart.
    metadata: "WesternDignitiesMetadata"  #: How the answer was made.

class WesternAntisciaInput(Birth, total=False):
    settings: "WesternSettings"  #: Conventions to follow; each has a default.
    orb: float  #: How far from the mirrored place a point still counts. 1 when left out.

class WesternAntisciaAnswerPoints(InSign):
    name: "WesternPointName"  #: English name of the planet or point.
    antiscion: "InSign"  #: Its mirror image across the solstices.
    contra_antiscion: "InSign"  #: Its mirror image across the equinoxes.

class WesternAntisciaAnswerHits(TypedDict):
    point_a: "WesternPointName"
    point_b: "WesternPointName"
    mirror: Literal["antiscion", "contra_antiscion"]  #: Across which axis.
    orb: float  #: Degrees from the mirrored place.

class WesternAntisciaAnswer(TypedDict):
    points: List["WesternAntisciaAnswerPoints"]  #: Planets and angles of the chart, each with what this operation finds for it.
    hits: List["WesternAntisciaAnswerHits"]  #: The nearest first.
    metadata: "WesternMetadata"  #: How the answer was made.

class WesternDeclinationsInput(Birth, total=False):
    settings: "WesternSettings"  #: Conventions to follow; each has a default.
    orb: float  #: How far apart in declination still counts. 1 when left out.

class WesternDeclinationsAnswerPoints(TypedDict):
    name: "WesternPointName"  #: English name of the planet or point.
    declination: float  #: Degrees, north positive.
    right_ascension: float  #: Right ascension along the celestial equator, degrees.
    is_out_of_bounds: bool  #: Whether it is farther from the equator than the Sun ever is.

class WesternDeclinationsAnswerAspects(TypedDict):
    point_a: "WesternPointName"
    point_b: "WesternPointName"
    aspect: Literal["parallel", "contra_parallel"]  #: Name of the aspect (angle between two points).
    orb: float  #: Degrees from exactness.

class WesternDeclinationsAnswer(TypedDict):
    obliquity: float  #: True obliquity of the ecliptic, degrees.
    points: List["WesternDeclinationsAnswerPoints"]  #: Planets and angles of the chart, each with what this operation finds for it.
    aspects: List["WesternDeclinationsAnswerAspects"]  #: The nearest first.
    metadata: "WesternMetadata"  #: How the answer was made.

class WesternMidpointsSettings(WesternSettings, total=False):
    dial: Literal[90, 45, 360]  #: Degrees after which the dial begins anew: on 90° a midpoint also counts in square and opposition, on 45° in semisquare too, on 360° in conjunction alone. 90 when left out.

class WesternMidpointsInput(Birth, total=False):
    settings: "WesternMidpointsSettings"  #: Conventions to follow; each has a default.
    orb: float  #: How far apart on the dial still counts. 1 when left out.

class WesternMidpointsMetadata(WesternMetadata):
    dial: Literal[90, 45, 360]  #: Degrees after which the dial begins anew: on 90° a midpoint also counts in square and opposition, on 45° in semisquare too, on 360° in conjunction alone.

class WesternMidpointsAnswerMidpoints(InSign):
    point_a: "WesternPointName"
    point_b: "WesternPointName"
    dial: float  #: Degrees on the dial.

class WesternMidpointsAnswerTreesMidpoints(TypedDict):
    point_a: "WesternPointName"
    point_b: "WesternPointName"
    orb: float  #: Degrees on the dial.

class WesternMidpointsAnswerTrees(TypedDict):
    point: "WesternPointName"
    dial: float  #: Degrees on the dial.
    midpoints: List["WesternMidpointsAnswerTreesMidpoints"]  #: The nearest first.

class WesternMidpointsAnswer(TypedDict):
    midpoints: List["WesternMidpointsAnswerMidpoints"]  #: In the order of the dial.
    trees: List["WesternMidpointsAnswerTrees"]  #: For each point the midpoints that meet it.
    metadata: "WesternMidpointsMetadata"  #: How the answer was made.

class WesternHarmonicsInput(Birth, total=False):
    settings: "WesternSettings"  #: Conventions to follow; each has a default.
    harmonic: int  #: By what every longitude is multiplied. 5 when left out.

class WesternHarmonicsAnswerPoints(InSign):
    name: "WesternPointName"  #: English name of the planet or point.
    natal_longitude: float  #: In the birth chart, degrees.

class WesternHarmonicsAnswer(TypedDict):
    harmonic: int  #: By what every longitude was multiplied.
    points: List["WesternHarmonicsAnswerPoints"]  #: Planets and angles of the chart, each with what this operation finds for it.
    aspects: List["Aspect"]  #: Aspects that count.
    metadata: "WesternMetadata"  #: How the answer was made.

class WesternFixedStarsInput(Birth, total=False):
    settings: "WesternSettings"  #: Conventions to follow; each has a default.
    orb: float  #: How far in longitude a bright star still counts. 1 when left out.

FixedStarName = Literal["Achernar", "Alcyone", "Aldebaran", "Algol", "Alphard", "Alphecca", "Altair", "Antares", "Arcturus", "Bellatrix", "Betelgeuse", "Canopus", "Capella", "Castor", "Deneb", "Denebola", "Facies", "Fomalhaut", "Markab", "Pollux", "Procyon", "Ras Alhague", "Regulus", "Rigel", "Scheat", "Sirius", "Spica", "Vega", "Zuben Elgenubi"]
"""Traditional name of a fixed star."""

class WesternFixedStarsAnswerConjunctions(TypedDict):
    star: "FixedStarName"
    point: "WesternPointName"
    orb: float  #: Degrees of longitude between the two.

class WesternFixedStarsAnswerStars(InSign):
    name: "FixedStarName"  #: Name of the fixed star.
    latitude: float  #: Ecliptic latitude, degrees, north positive.
    magnitude: float  #: Apparent brightness: less is brighter.

class WesternFixedStarsAnswer(TypedDict):
    conjunctions: List["WesternFixedStarsAnswerConjunctions"]  #: The nearest first.
    stars: List["WesternFixedStarsAnswerStars"]  #: Where they stand at birth, by their names.
    metadata: "WesternMetadata"  #: How the answer was made.

class WesternMoonSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: The centre of the Earth alone: what is computed here is defined for it, as almanacs print it. geocentric when left out.
    void_partners: Literal["modern", "traditional"]  #: With which planets an aspect keeps the Moon from being void: to Pluto, or to Saturn as in the older books. modern when left out.
    phase_windows: Literal["centred", "rudhyar"]  #: How the month is cut into eight phases. centred: each from 22.5° before its exact angle to 22.5° after it, as calendars name them. rudhyar: each from its exact angle to the next one. centred when left out.

class _WesternMoonInput(TypedDict):
    timezone: Union[float, str]  #: Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.

class WesternMoonInput(_WesternMoonInput, total=False):
    target: str  #: The instant asked about, with its offset; now when left out.
    settings: "WesternMoonSettings"  #: Conventions to follow; each has a default.

class WesternMoonMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: The centre of the Earth alone: what is computed here is defined for it, as almanacs print it.
    void_partners: Literal["modern", "traditional"]  #: With which planets an aspect keeps the Moon from being void: to Pluto, or to Saturn as in the older books.
    phase_windows: Literal["centred", "rudhyar"]  #: How the month is cut into eight phases. centred: each from 22.5° before its exact angle to 22.5° after it, as calendars name them. rudhyar: each from its exact angle to the next one.

class WesternMoonAnswerVoidOfCourseLastAspect(TypedDict):
    at: str  #: When it is exact.
    planet: str  #: Planet or point of the last aspect.
    angle: float  #: 0, 60, 90, 120 or 180 degrees.

class WesternMoonAnswerVoidOfCourse(TypedDict):
    start: str  #: When it begins.
    end: str  #: When she leaves the sign.
    last_aspect: Union["WesternMoonAnswerVoidOfCourseLastAspect", None]  #: Null where she makes none in the sign.

class WesternMoonAnswer(TypedDict):
    phase: Literal["new_moon", "waxing_crescent", "first_quarter", "waxing_gibbous", "full_moon", "waning_gibbous", "last_quarter", "waning_crescent"]  #: Which eighth of the month, by `phase_windows`.
    angle: float  #: Degrees that the Moon is ahead of the Sun.
    illumination: float  #: Share of her disc that is lit.
    sign: "SignName"  #: Tropical sign that she is in.
    sign_entry: str  #: When she entered it.
    sign_exit: str  #: When she leaves it.
    is_void_of_course: bool  #: Whether she is void at the target.
    void_of_course: "WesternMoonAnswerVoidOfCourse"  #: In this sign.
    metadata: "WesternMoonMetadata"  #: How the answer was made.

class NumerologyLifePathSettings(LanguageSettings, total=False):
    method: Literal["components", "all_digits", "whole_numbers"]  #: Reduce month, day and year and add them (components), add every digit, or add the three whole numbers. All agree on the single digit and differ in whether they land on a master number. components when left out.

class _NumerologyLifePathInput(TypedDict):
    date: str  #: By the Gregorian calendar, YYYY-MM-DD.

class NumerologyLifePathInput(_NumerologyLifePathInput, total=False):
    system: Literal["pythagorean", "chaldean"]  #: Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out.
    settings: "NumerologyLifePathSettings"  #: Conventions to follow; each has a default.

class NumerologyLifePathMetadata(Metadata):
    method: Literal["components", "all_digits", "whole_numbers"]  #: Reduce month, day and year and add them (components), add every digit, or add the three whole numbers. All agree on the single digit and differ in whether they land on a master number.

class NumerologyLifePathAnswer(TypedDict):
    life_path_number: int  #: The number, master numbers kept.
    master_number: bool  #: Whether the number is 11, 22 or 33, which are not reduced.
    karmic_debt_number: Union[int, None]  #: 13, 14, 16 or 19, where the last sum was one before it was reduced; else null.
    calculation: str  #: The steps of the reduction.
    metadata: "NumerologyLifePathMetadata"  #: How the answer was made.

class _NumerologyExpressionInput(TypedDict):
    full_name: str  #: As given at birth, in Latin letters. Accents fall away (É is E), ß is SS and æ is AE; blanks, hyphens and apostrophes part one name from the next.

class NumerologyExpressionInput(_NumerologyExpressionInput, total=False):
    system: Literal["pythagorean", "chaldean"]  #: Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out.
    settings: "NameSettings"  #: Conventions to follow; each has a default.

class NameSettings(LanguageSettings, total=False):
    method: Literal["name_parts", "whole_name"]  #: Reduce each part of the name and add the results (name_parts), or add all letters first (whole_name). Both agree on the single digit and differ in whether they land on a master number. name_parts when left out.
    y_as_vowel: Literal["auto", "always", "never"]  #: By its place in the name (auto: a vowel in Lynn, Mary, Bryan; a consonant in Maya, Joy), always, or never. auto when left out.

class NamePartLetters(TypedDict):
    letter: str  #: The letter of the name, in upper case without accent.
    value: int  #: Number that the table gives to the letter, 1 to 9.

class NamePart(TypedDict):
    """One part of a name and its number."""
    name: str  #: One part of the name in the letters A to Z.
    letters: List["NamePartLetters"]  #: The letters of it that count.
    sum: int  #: Sum of the numbers of the letters.
    number: int  #: The sum reduced, master numbers kept.

class NameMetadata(Metadata):
    method: Literal["name_parts", "whole_name"]  #: Reduce each part of the name and add the results (name_parts), or add all letters first (whole_name). Both agree on the single digit and differ in whether they land on a master number.
    y_as_vowel: Literal["auto", "always", "never"]  #: By its place in the name (auto: a vowel in Lynn, Mary, Bryan; a consonant in Maya, Joy), always, or never.
    letter_table: Literal["pythagorean", "chaldean"]  #: Which table gave letters their numbers.

class NumerologyExpressionAnswer(TypedDict):
    expression_number: int  #: The number, master numbers kept.
    master_number: bool  #: Whether the number is 11, 22 or 33, which are not reduced.
    karmic_debt_number: Union[int, None]  #: 13, 14, 16 or 19, where the last sum was one before it was reduced; else null.
    calculation: str  #: The steps of the reduction.
    parts: List["NamePart"]  #: Each part of the name with its letters and their sum.
    metadata: "NameMetadata"  #: How the answer was made.

class NumerologySoulUrgeAnswer(TypedDict):
    soul_urge_number: int  #: The number, master numbers kept.
    master_number: bool  #: Whether the number is 11, 22 or 33, which are not reduced.
    karmic_debt_number: Union[int, None]  #: 13, 14, 16 or 19, where the last sum was one before it was reduced; else null.
    calculation: str  #: The steps of the reduction.
    parts: List["NamePart"]  #: Each part of the name with its letters and their sum.
    metadata: "NameMetadata"  #: How the answer was made.

class NumerologyPersonalityAnswer(TypedDict):
    personality_number: int  #: The number, master numbers kept.
    master_number: bool  #: Whether the number is 11, 22 or 33, which are not reduced.
    karmic_debt_number: Union[int, None]  #: 13, 14, 16 or 19, where the last sum was one before it was reduced; else null.
    calculation: str  #: The steps of the reduction.
    parts: List["NamePart"]  #: Each part of the name with its letters and their sum.
    metadata: "NameMetadata"  #: How the answer was made.

class _NumerologyPersonalYearInput(TypedDict):
    date: str  #: By the Gregorian calendar, YYYY-MM-DD.
    year: int  #: The calendar year asked about.

class NumerologyPersonalYearInput(_NumerologyPersonalYearInput, total=False):
    system: Literal["pythagorean", "chaldean"]  #: Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out.
    settings: "LanguageSettings"  #: Conventions to follow; each has a default.

class NumerologyPersonalYearAnswer(TypedDict):
    year: int  #: The year asked about.
    personal_year_number: int  #: The number, 11 and 22 kept.
    cycle_number: int  #: The year’s number reduced to 1 to 9.
    master_number: bool  #: Whether the number is 11, 22 or 33, which are not reduced.
    karmic_debt_number: Union[int, None]  #: 13, 14, 16 or 19, where the last sum was one before it was reduced; else null.
    calculation: str  #: The steps of the reduction.
    metadata: "Metadata"  #: How the answer was made.

class _NumerologyPinnaclesInput(TypedDict):
    date: str  #: By the Gregorian calendar, YYYY-MM-DD.

class NumerologyPinnaclesInput(_NumerologyPinnaclesInput, total=False):
    system: Literal["pythagorean", "chaldean"]  #: Which table gives letters their numbers; numbers of dates are the same in both. pythagorean when left out.
    settings: "LanguageSettings"  #: Conventions to follow; each has a default.

class NumerologyPinnaclesAnswerPinnacles(TypedDict):
    position: int  #: 1 is the first in life.
    pinnacle_number: int  #: The number, master numbers kept.
    from_age: int  #: Whole years of age.
    to_age: Union[int, None]  #: Whole years of age, the last included; null where it does not end.
    master_number: bool  #: Whether the number is 11, 22 or 33, which are not reduced.
    karmic_debt_number: Union[int, None]  #: 13, 14, 16 or 19, where the last sum was one before it was reduced; else null.
    calculation: str  #: The steps of the reduction.

class NumerologyPinnaclesAnswer(TypedDict):
    pinnacles: List["NumerologyPinnaclesAnswerPinnacles"]  #: The four, in order.
    metadata: "Metadata"  #: How the answer was made.

class NumerologyChallengesAnswerChallenges(TypedDict):
    position: int  #: 1 is the first in life.
    challenge_number: int  #: The number, 0 to 8.
    from_age: int  #: Whole years of age.
    to_age: Union[int, None]  #: Whole years of age, the last included; null where it does not end.
    calculation: str  #: The steps of the reduction.

class NumerologyChallengesAnswer(TypedDict):
    challenges: List["NumerologyChallengesAnswerChallenges"]  #: The four, in order.
    metadata: "Metadata"  #: How the answer was made.

_PanchangRangeRequestMust = TypedDict(
    "_PanchangRangeRequestMust",
    {
        "from": str,  #: The first day.
    },
)

class _PanchangRangeRequest(_PanchangRangeRequestMust):
    to: str  #: The last day; one request takes up to 366 steps.

class PanchangRangeRequest(_PanchangRangeRequest, total=False):
    step_days: int  #: Days from one step to the next. 1 when left out.
    hours: int  #: Hour of the local clock on each day, 24-hour. 12 when left out.
    minutes: int  #: Minute of the local clock. 0 when left out.
    seconds: int  #: Second of the local clock. 0 when left out.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own.
    settings: "AlmanacSettings"  #: Conventions to follow; each has a default.

class RangePanchangFullAnswerResults(TypedDict):
    date: str  #: The day of this step.
    answer: "PanchangFullAnswer"  #: The answer of this step.

class RangePanchangFullAnswer(TypedDict):
    results: List["RangePanchangFullAnswerResults"]  #: One for each step, in order; each answer is that of `panchang/full`.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class RangePanchangSunTimesAnswerResults(TypedDict):
    date: str  #: The day of this step.
    answer: "PanchangSunTimesAnswer"  #: The answer of this step.

class RangePanchangSunTimesAnswer(TypedDict):
    results: List["RangePanchangSunTimesAnswerResults"]  #: One for each step, in order; each answer is that of `panchang/sun-times`.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class RangePanchangMoonTimesAnswerResults(TypedDict):
    date: str  #: The day of this step.
    answer: "PanchangMoonTimesAnswer"  #: The answer of this step.

class RangePanchangMoonTimesAnswer(TypedDict):
    results: List["RangePanchangMoonTimesAnswerResults"]  #: One for each step, in order; each answer is that of `panchang/moon-times`.
    metadata: "AlmanacMetadata"  #: How the answer was made.

class RangePanchangChoghadiyaAnswerResults(TypedDict):
    date: str  #: The day of this step.
    answer: "PanchangChoghadiyaAnswer"  #: The answer of this step.

class RangePanchangChoghadiyaAnswer(TypedDict):
    results: List["RangePanchangChoghadiyaAnswerResults"]  #: One for each step, in order; each answer is that of `panchang/choghadiya`.
    metadata: "AlmanacMetadata"  #: How the answer was made.

_VedicChartRangeRequestMust = TypedDict(
    "_VedicChartRangeRequestMust",
    {
        "from": str,  #: The first day.
    },
)

class _VedicChartRangeRequest(_VedicChartRangeRequestMust):
    to: str  #: The last day; one request takes up to 366 steps.

class VedicChartRangeRequest(_VedicChartRangeRequest, total=False):
    step_days: int  #: Days from one step to the next. 1 when left out.
    hours: int  #: Hour of the local clock on each day, 24-hour. 12 when left out.
    minutes: int  #: Minute of the local clock. 0 when left out.
    seconds: int  #: Second of the local clock. 0 when left out.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, fractional and negative where need be (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved for that date by the rules that held then.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It stands for latitude, longitude and timezone; any of them that is sent too counts instead of the place’s own.
    settings: "VedicSettings"  #: Conventions to follow; each has a default.

class RangePlanetsAnswerResults(TypedDict):
    date: str  #: The day of this step.
    answer: "StandardPlanetsExtendedResponse"  #: The answer of this step.

class RangePlanetsAnswer(TypedDict):
    results: List["RangePlanetsAnswerResults"]  #: One for each step, in order; each answer is that of `planets`.
    metadata: "VedicMetadata"  #: How the answer was made.

_RangeTransitGocharaInputMust = TypedDict(
    "_RangeTransitGocharaInputMust",
    {
        "from": str,  #: The first day.
    },
)

class _RangeTransitGocharaInput(Birth, _RangeTransitGocharaInputMust):
    to: str  #: The last day; one request takes up to 366 steps.

class RangeTransitGocharaInput(_RangeTransitGocharaInput, total=False):
    step_days: int  #: Days from one step to the next. 1 when left out.
    settings: "GocharaSettings"  #: Conventions to follow; each has a default.

class RangeTransitGocharaAnswerResults(TypedDict):
    date: str  #: The day of this step.
    answer: "TransitGocharaAnswer"  #: The answer of this step.

class RangeTransitGocharaAnswer(TypedDict):
    results: List["RangeTransitGocharaAnswerResults"]  #: One for each step, in order; each answer is that of `transit/gochara`.
    metadata: "GocharaMetadata"  #: How the answer was made.

_RangeWesternTransitInputMust = TypedDict(
    "_RangeWesternTransitInputMust",
    {
        "from": str,  #: The first day.
    },
)

class _RangeWesternTransitInput(Birth, _RangeWesternTransitInputMust):
    to: str  #: The last day; one request takes up to 366 steps.

class RangeWesternTransitInput(_RangeWesternTransitInput, total=False):
    step_days: int  #: Days from one step to the next. 1 when left out.
    settings: "WesternSettings"  #: Conventions to follow; each has a default.

class RangeWesternTransitAnswerResults(TypedDict):
    date: str  #: The day of this step.
    answer: "WesternTransitAnswer"  #: The answer of this step.

class RangeWesternTransitAnswer(TypedDict):
    results: List["RangeWesternTransitAnswerResults"]  #: One for each step, in order; each answer is that of `western/transit`.
    metadata: "WesternMetadata"  #: How the answer was made.

class AccountListKeysAnswerKeysPublishable(TypedDict):
    origins: List[str]  #: Pages of these origins may call, as browsers write them: scheme, host and port.
    daily_credits_max: int  #: Credits that all visitors together may spend on one day, UTC.
    visitor_calls_max: int  #: Calls that one address may make in 24 hours.

class AccountListKeysAnswerKeys(TypedDict):
    key_id: str  #: Names the key in this API; it is no secret.
    name: str  #: What the key is called in the portal.
    kind: Literal["secret", "publishable"]  #: secret: for servers. publishable: for web pages.
    environment: Literal["live", "test"]  #: live: calls are charged. test: calls are free.
    prefix: str  #: The part of the key that may be shown.
    last4: str  #: The last four characters of the key.
    text: Union[str, None]  #: The whole key, where it is publishable; null for a secret one.
    status: Literal["active", "disabled", "revoked"]  #: Disabled keys can be enabled in the portal.
    scopes: List[str]  #: Families, operations and `manage`; `*` is every family.
    allowed_addresses: List[str]  #: Addresses and ranges that may use the key; empty: any.
    monthly_credits_max: Union[int, None]  #: Credits that the key may spend in a period; null: no cap.
    publishable: Union["AccountListKeysAnswerKeysPublishable", None]  #: What bounds a publishable key; null for a secret one.
    expires_at: Union[str, None]  #: From then on the key is refused; null: never.
    replaced_by: Union[str, None]  #: The key that took its place; null: none.
    created_at: str  #: When the key was created.
    last_used_at: Union[str, None]  #: The last charged call, some seconds late; null: none.

class AccountListKeysAnswer(TypedDict):
    keys: List["AccountListKeysAnswerKeys"]  #: Newest first.

class AccountCreateKeyInputPublishable(TypedDict):
    origins: List[str]  #: Pages of these origins may call, as browsers write them: scheme, host and port.
    daily_credits_max: int  #: Credits that all visitors together may spend on one day, UTC.
    visitor_calls_max: int  #: Calls that one address may make in 24 hours.

class _AccountCreateKeyInput(TypedDict):
    name: str  #: What the key is called in the portal.

class AccountCreateKeyInput(_AccountCreateKeyInput, total=False):
    environment: Literal["live", "test"]  #: A test key creates test keys alone. live when left out.
    scopes: List[str]  #: Families or operations, none that the calling key lacks; never `manage`.
    allowed_addresses: List[str]  #: Addresses or ranges that may use the key; empty: any.
    monthly_credits_max: Union[int, None]  #: null: no cap.
    expires_at: Union[str, None]  #: null: never.
    publishable: Union["AccountCreateKeyInputPublishable", None]  #: Makes the key publishable; null: a secret key.

class AccountCreateKeyAnswerPublishable(TypedDict):
    origins: List[str]  #: Pages of these origins may call, as browsers write them: scheme, host and port.
    daily_credits_max: int  #: Credits that all visitors together may spend on one day, UTC.
    visitor_calls_max: int  #: Calls that one address may make in 24 hours.

class AccountCreateKeyAnswer(TypedDict):
    key: Union[str, None]  #: The whole key, this one time; null where the request was a repeat.
    key_id: str  #: Names the key in this API; it is no secret.
    name: str  #: What the key is called in the portal.
    kind: Literal["secret", "publishable"]  #: secret: for servers. publishable: for web pages.
    environment: Literal["live", "test"]  #: live: calls are charged. test: calls are free.
    prefix: str  #: The part of the key that may be shown.
    last4: str  #: The last four characters of the key.
    text: Union[str, None]  #: The whole key, where it is publishable; null for a secret one.
    status: Literal["active", "disabled", "revoked"]  #: Disabled keys can be enabled in the portal.
    scopes: List[str]  #: Families, operations and `manage`; `*` is every family.
    allowed_addresses: List[str]  #: Addresses and ranges that may use the key; empty: any.
    monthly_credits_max: Union[int, None]  #: Credits that the key may spend in a period; null: no cap.
    publishable: Union["AccountCreateKeyAnswerPublishable", None]  #: What bounds a publishable key; null for a secret one.
    expires_at: Union[str, None]  #: From then on the key is refused; null: never.
    replaced_by: Union[str, None]  #: The key that took its place; null: none.
    created_at: str  #: When the key was created.
    last_used_at: Union[str, None]  #: The last charged call, some seconds late; null: none.

class AccountRotateKeyInput(TypedDict, total=False):
    overlap_seconds: int  #: How long the old key works beside the new one. 0 when left out.

class AccountRotateKeyAnswer(TypedDict):
    key: str  #: The whole new key, this one time.
    key_id: str  #: Of the new key, which has the name and the limits of the old one.
    old_valid_until: str  #: From then on the old key is refused.

class AccountRevokeKeyAnswer(TypedDict):
    key_id: str  #: Of the revoked key.
    status: Literal["revoked"]  #: It never works again.

_AccountUsageInputMay = TypedDict(
    "_AccountUsageInputMay",
    {
        "from": str,  #: First day, UTC; thirty days back where it is left out.
    },
    total=False,
)

class AccountUsageInput(_AccountUsageInputMay, total=False):
    to: str  #: Last day, UTC; today where it is left out.
    key_id: str  #: Calls of this key alone.

class AccountUsageAnswerRows(TypedDict):
    day: str  #: UTC.
    operation: str  #: Id of the operation.
    calls: int  #: Calls of test keys are counted.
    credits: int  #: Less what was reversed.

_AccountUsageAnswerMust = TypedDict(
    "_AccountUsageAnswerMust",
    {
        "from": str,  #: First day, UTC.
    },
)

class AccountUsageAnswer(_AccountUsageAnswerMust):
    to: str  #: Last day, UTC.
    credits: int  #: Of all rows together.
    calls: int  #: Of all rows together.
    rows: List["AccountUsageAnswerRows"]  #: By day and operation, some seconds late.

class AccountPlanAnswerPeriod(TypedDict):
    start: str  #: When the period begins.
    end: str  #: When the period ends.

class AccountPlanAnswerCredits(TypedDict):
    limit: int  #: Credits granted for the period.
    used: int  #: Credits that calls have cost.
    remaining: int  #: Credits left.

class AccountPlanAnswerCalls(TypedDict):
    limit: Union[int, None]  #: Calls that the plan counts in the period.
    used: int  #: Calls made in the period.
    remaining: Union[int, None]  #: Calls left.

class AccountPlanAnswer(TypedDict):
    plan: Literal["free", "starter", "growth", "scale", "internal"]  #: The plan of the workspace.
    period: "AccountPlanAnswerPeriod"  #: Of the credits below.
    credits: "AccountPlanAnswerCredits"  #: Of this period.
    calls: "AccountPlanAnswerCalls"  #: limit and remaining are null on plans that do not count calls.
    rate_limit_per_minute: Union[int, None]  #: null: no limit.

class AccountSpendLimitAnswer(TypedDict):
    credits_max: Union[int, None]  #: null: none is set.
    credits_used: int  #: In this period.
    resets_at: str  #: When the period ends, and the limit begins anew.

class AccountSetSpendLimitInput(TypedDict):
    credits_max: Union[int, None]  #: Credits that all keys together may spend in a period; null ends the limit.

class AccountSetSpendLimitAnswer(TypedDict):
    credits_max: Union[int, None]  #: null: none is set.
    credits_used: int  #: In this period.
    resets_at: str  #: When the period ends, and the limit begins anew.

class AccountAutoTopUpAnswer(TypedDict):
    is_on: bool  #: Whether top-ups are bought automatically.
    below_credits: Union[int, None]  #: A top-up is bought when fewer credits are left; null while it is off.
    packs_max: Union[int, None]  #: At most so many in a calendar month, UTC; null while it is off.
    packs_bought: int  #: In this calendar month, with the one under way.
    paused_because: Union[Literal["card_declined", "card_absent", "refused", "plan_absent", "plan_unpaid", "price_changed"], None]  #: Why nothing is bought until a person turns it on again.

class AccountListWebhooksAnswerWebhooks(TypedDict):
    webhook_id: str  #: Names the webhook in this API.
    url: str  #: Where messages go.
    types: List[Literal["credits.threshold", "key.created", "key.rotated", "key.revoked", "key.leaked", "subscription.changed", "invoice.paid", "invoice.failed"]]  #: The messages that it gets.
    status: Literal["active", "paused"]  #: While it is paused nothing is queued for it.
    paused_because: Union[Literal["asked", "failing", "gone"], None]  #: null while it is active.
    created_at: str  #: When it was added.

class AccountListWebhooksAnswer(TypedDict):
    webhooks: List["AccountListWebhooksAnswerWebhooks"]  #: Oldest first.

class AccountAddWebhookInput(TypedDict):
    url: str  #: Begins with https://, and leads to a public address.
    types: List[Literal["credits.threshold", "key.created", "key.rotated", "key.revoked", "key.leaked", "subscription.changed", "invoice.paid", "invoice.failed"]]  #: The messages that it gets.

class AccountAddWebhookAnswer(TypedDict):
    secret: Union[str, None]  #: Signs its messages, this one time; null where the request was a repeat.
    webhook_id: str  #: Names the webhook in this API.
    url: str  #: Where messages go.
    types: List[Literal["credits.threshold", "key.created", "key.rotated", "key.revoked", "key.leaked", "subscription.changed", "invoice.paid", "invoice.failed"]]  #: The messages that it gets.
    status: Literal["active", "paused"]  #: While it is paused nothing is queued for it.
    paused_because: Union[Literal["asked", "failing", "gone"], None]  #: null while it is active.
    created_at: str  #: When it was added.

class AccountRemoveWebhookAnswer(TypedDict):
    webhook_id: str  #: Of the removed webhook.
    status: Literal["removed"]  #: Its messages have ended.

class AccountTestWebhookAnswer(TypedDict):
    delivery_id: str  #: Stands in the list of deliveries of the portal.
