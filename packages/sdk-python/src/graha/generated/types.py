# Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

from __future__ import annotations

from typing import Any, Dict, List, Literal, TypedDict, Union

__all__ = [
    "VedicChartRequest", "Birth", "Settings", "LanguageSettings", "VedicSettings", "SiderealSettings", "StandardPlanetsExtendedResponse", "SignName", "SignLord", "NakshatraName", "GrahaName", "InSign", "SignOfZodiac", "Ascendant", "Placement", "Metadata", "AnswerTexts", "SourcedText", "Quality", "TextSource", "TextContradiction", "TextParagraph", "BirthClock", "VedicMetadata", "SiderealMetadata", "PlanetCondition", "PlanetaryWar", "PlanetsConditionsAnswer", "PlanetsFriendshipAnswer", "PlanetsAspectsSettings", "PlanetsAspectsInput", "PlanetsAspectsMetadata", "PlanetsAspectsAnswer", "FunctionalNature", "Confidence", "PlanetsFunctionalNatureAnswer", "KundaliBasicAnswer", "KundaliUncertainSettings", "KundaliUncertainInput", "UncertainBirth", "BirthSpan", "UncertainLagna", "HeldSign", "HeldNakshatra", "HeldPada", "UncertainPlanet", "HeldHouse", "HeldMotion", "KundaliUncertainMetadata", "KundaliUncertainAnswer", "KundaliChandraChartAnswer", "KundaliFromPointInput", "JaiminiArudhasSettings", "HouseWithLord", "JaiminiArudhasMetadata", "KundaliFromPointAnswer", "SudarshanaWheel", "KundaliSudarshanaAnswer", "HousesWholeSignInput", "HousesWholeSignAnswer", "HousesBhavaChalitSettings", "HousesBhavaChalitInput", "HousesBhavaChalitMetadata", "HousesBhavaChalitAnswer", "HousesCuspsSettings", "HousesCuspsInput", "HousesCuspsMetadata", "HousesCuspsAnswer", "AshtakavargaSettings", "AshtakavargaRequest", "Bhinnashtakavarga", "AshtakavargaReceiver", "StrengthAshtakavargaMetadata", "StrengthAshtakavargaAnswer", "StrengthAshtakavargaReducedSettings", "StrengthAshtakavargaReducedInput", "ReducedAshtakavarga", "StrengthAshtakavargaReducedMetadata", "StrengthAshtakavargaReducedAnswer", "ShadbalaRequest", "SunriseSettings", "PlanetStrength", "SthanaBala", "KalaBala", "TimeLords", "SunriseMetadata", "StrengthShadbalaAnswer", "StrengthBhavaBalaAnswer", "StrengthVimshopakaAnswer", "TransitGocharaInput", "GocharaSettings", "Kakshya", "GocharaMetadata", "TransitGocharaAnswer", "TransitNatalAspectsSettings", "TransitNatalAspectsInput", "TransitNatalAspectsMetadata", "TransitNatalAspectsAnswer", "TransitHitsSettings", "TransitHitsInput", "TransitHitsMetadata", "TransitHitsAnswer", "TransitSarvatobhadraSettings", "TransitSarvatobhadraInput", "ChakraBirthPoint", "ChakraHit", "ChakraPlanet", "StarName", "ChakraCell", "ChakraSquare", "TransitSarvatobhadraMetadata", "TransitSarvatobhadraAnswer", "TransitKotaInput", "KotaPlanet", "KotaStar", "TransitKotaAnswer", "JaiminiKarakasSettings", "JaiminiKarakasInput", "CharaKaraka", "JaiminiKarakasMetadata", "JaiminiKarakasAnswer", "JaiminiArudhasInput", "ArudhaPada", "JaiminiArudhasAnswer", "JaiminiArgalaSettings", "JaiminiArgalaInput", "Argala", "JaiminiArgalaMetadata", "JaiminiArgalaAnswer", "JaiminiCharaDashaInput", "JaiminiDashaSettings", "SignMahadasha", "SignAntardasha", "JaiminiDashaMetadata", "DashaMetadata", "JaiminiCharaDashaAnswer", "ShoolaMahadasha", "JaiminiShoolaDashaAnswer", "PointsUpagrahasSettings", "PointsUpagrahasInput", "DaySettings", "PlacedPoint", "PanchangDay", "DayMetadata", "PointsUpagrahasMetadata", "PointsUpagrahasAnswer", "PointsSpecialLagnasSettings", "PointsSpecialLagnasInput", "PointsSpecialLagnasMetadata", "PointsSpecialLagnasAnswer", "YogaDetectInput", "DetectedYoga", "YogaCombination", "YogaDetectAnswer", "KpChartInput", "KpSettings", "KpCusp", "KpLords", "KpPlanet", "KpMetadata", "KpChartAnswer", "KpRulingPlanetsSettings", "KpRulingPlanetsInput", "RulingPlanet", "ActingNode", "KpRulingPlanetsMetadata", "KpRulingPlanetsAnswer", "KpHoraryInput", "KpHoraryAnswer", "Stay", "VarshaphalChartSettings", "VarshaphalChartInput", "YearLord", "AnnualStrength", "VarshaphalChartMetadata", "VarshaphalChartAnswer", "VarshaphalSahamsSettings", "VarshaphalSahamsInput", "Saham", "VarshaphalSahamsMetadata", "VarshaphalSahamsAnswer", "VarshaphalMuddaDashaSettings", "VarshaphalMuddaDashaInput", "MuddaPeriod", "VarshaYoginiPeriod", "PatyayiniPeriod", "VarshaphalMuddaDashaMetadata", "VarshaphalMuddaDashaAnswer", "VarshaphalYogasSettings", "VarshaphalYogasInput", "TajikaAspect", "TajikaMatter", "VarshaphalYogasMetadata", "VarshaphalYogasAnswer", "ParasharaRequest", "ParasharaSettings", "DivisionalChart", "Varga", "DivisionalAscendant", "DivisionalPlacement", "DivisionalChartMetadata", "DivisionalD2Settings", "DivisionalD2Input", "DivisionalD3Settings", "DivisionalD3Input", "DivisionalD4Input", "FourthVargaSettings", "DivisionalD5Settings", "DivisionalD5Input", "DivisionalD7Input", "SeventhVargaSettings", "DivisionalD9Settings", "DivisionalD9Input", "DivisionalD11Settings", "DivisionalD11Input", "DivisionalD11RamanSettings", "DivisionalD11RamanInput", "DivisionalD24Settings", "DivisionalD24Input", "DivisionalD60Settings", "DivisionalD60Input", "DivisionalD81Settings", "DivisionalD81Input", "DivisionalD108Settings", "DivisionalD108Input", "DivisionalD144Settings", "DivisionalD144Input", "DivisionalD150Settings", "DivisionalD150Input", "DivisionalMixedSettings", "DivisionalMixedInput", "DivisionalShodashvargaAnswer", "PanchangRequest", "AlmanacSettings", "TimeWindow", "Vara", "Tithi", "NakshatraSpan", "NityaYoga", "Karana", "HinduCalendar", "LunarMonth", "EraYear", "SolarDate", "SolarDateOfSchool", "IndianNationalDate", "AlmanacMetadata", "PanchangFullAnswer", "PanchangTithiAnswer", "PanchangNakshatraAnswer", "PanchangYogaAnswer", "PanchangKaranaAnswer", "PanchangVaraSettings", "PanchangVaraInput", "PanchangVaraMetadata", "PanchangVaraAnswer", "PanchangSunTimesAnswer", "PanchangMoonTimesAnswer", "PanchangInauspiciousPeriodsAnswer", "Choghadiya", "PanchangChoghadiyaAnswer", "Hora", "PanchangHoraAnswer", "PanchangAbhijitMuhuratAnswer", "PanchangBrahmaMuhurtaAnswer", "PanchangAmritKaalAnswer", "PanchangGoodBadTimesAnswer", "Muhurta", "Bhadra", "Panchaka", "PanchakaRahita", "GandaMoola", "MeetingYoga", "PanchangMuhurtasAnswer", "PanchangPanchaPakshiInput", "PakshiHalf", "PakshiYama", "PakshiPart", "PanchangPanchaPakshiAnswer", "PanchangChandraBalaAnswer", "PanchangTaraBalaAnswer", "PanchangDishaShoolAnswer", "PanchangRituSettings", "PanchangRituInput", "PanchangRituMetadata", "PanchangRituAnswer", "PanchangCalendarDayAnswer", "CalendarMonthDay", "PanchangCalendarMonthAnswer", "PanchangLunarMonthsInput", "ObservanceSettings", "LunarMonthOfYear", "ObservanceMetadata", "PanchangLunarMonthsAnswer", "PanchangSolarMonthsInput", "SolarMonthOfYear", "PanchangSolarMonthsAnswer", "PanchangAlmanacsInput", "AlmanacOfDay", "PublicHolidayOfDay", "ObservanceOfDay", "LocalNames", "PanchangAlmanacsAnswer", "PanchangConvertDateSettings", "PanchangConvertDateInput", "LunarDate", "ConvertedDate", "CalendarDate", "PanchangConvertDateMetadata", "PanchangConvertDateAnswer", "PanchangShraddhaTithiInput", "ShraddhaDay", "PanchangShraddhaTithiAnswer", "PanchangSankalpaSettings", "PanchangSankalpaInput", "SankalpaPart", "PanchangSankalpaMetadata", "PanchangSankalpaAnswer", "PanchangFestivalsInput", "FestivalSettings", "ObservedDay", "AlmanacDays", "PublicHoliday", "FestivalMetadata", "PanchangFestivalsAnswer", "PanchangFestivalInput", "PanchangFestivalAnswer", "EkadashiDay", "EkadashiFast", "PanchangEkadashisAnswer", "PanchangVratasInput", "VrataDay", "PanchangVratasAnswer", "Sankranti", "PanchangSankrantisAnswer", "PanchangAvoidableDaysInput", "AvoidablePeriod", "AvoidableRule", "PanchangAvoidableDaysAnswer", "MuhurtaPerson", "MuhurtaFindSettings", "MuhurtaFindInput", "MuhurtaWindow", "MuhurtaReason", "MuhurtaLimbs", "MuhurtaLagna", "MuhurtaRejectedDay", "MuhurtaFindMetadata", "MuhurtaFindAnswer", "MuhurtaCheckSettings", "MuhurtaCheckInput", "MuhurtaCheckMetadata", "MuhurtaCheckAnswer", "DashaVimshottariInput", "DashaSettings", "BirthNakshatra", "DashaBalance", "Mahadasha", "DashaVimshottariAnswer", "DashaCurrentInput", "RulingPeriod", "DashaCurrentAnswer", "DashaYoginiInput", "DashaYoginiAnswer", "DashaAshtottariSettings", "DashaAshtottariInput", "DashaAshtottariMetadata", "DashaAshtottariAnswer", "DashaConditionalInput", "ConditionalDasha", "DashaConditionalAnswer", "DashaKalachakraSettings", "DashaKalachakraInput", "KalachakraMahadasha", "KalachakraAntardasha", "DashaKalachakraMetadata", "DashaKalachakraAnswer", "DashaTribhagiSettings", "DashaTribhagiInput", "DashaTribhagiMetadata", "DashaTribhagiAnswer", "DashaSudarshanaInput", "SudarshanaPeriod", "DashaSudarshanaAnswer", "DashaUncertainSettings", "DashaUncertainInput", "PossibleDasha", "PossiblePeriod", "HeldLord", "DashaUncertainMetadata", "DashaUncertainAnswer", "MatchmakingAshtakootSettings", "MatchmakingAshtakootInput", "Couple", "MarsSettings", "KootaException", "MatchedMoon", "ManglikOfCouple", "MatchmakingAshtakootMetadata", "MatchmakingAshtakootAnswer", "PoruthamRequest", "PoruthamSettings", "Porutham", "GanaPorutham", "PoruthamMetadata", "MatchmakingPoruthamAnswer", "MatchmakingUncertainSettings", "MatchmakingUncertainInput", "KootaRange", "PossibleMatch", "PossibleMoon", "MatchmakingUncertainMetadata", "MatchmakingUncertainAnswer", "DoshaKaalSarpAnswer", "DoshaGandmoolAnswer", "PitraEvidence", "DoshaPitraAnswer", "ManglikRequest", "MarsEvidence", "ManglikCancellation", "MarsMetadata", "DoshaManglikAnswer", "EventsSearchInput", "EitherZodiacSettings", "SkyEvent", "EitherZodiacMetadata", "EventsSearchAnswer", "EventsEclipsesSettings", "EventsEclipsesInput", "Eclipse", "LocalEclipse", "Sutak", "EventsEclipsesMetadata", "EventsEclipsesAnswer", "TimelinePlace", "EventsUpcomingSettings", "EventsUpcomingInput", "TimelineEvent", "EventsUpcomingMetadata", "EventsUpcomingAnswer", "EphemerisTableInput", "EphemerisTableAnswer", "Lord", "Nakshatra", "Rasi", "Zodiac", "NakshatraInfo", "AstrologyBirthDetailsAnswer", "NakshatraTiming", "TithiTiming", "KaranaTiming", "YogaTiming", "PanchangAtInstant", "AstrologyPanchangAnswer", "Muhurat", "AstrologyPanchangAdvancedAnswer", "AstrologyAuspiciousPeriodAnswer", "AstrologyAnandadiYogaSettings", "AstrologyAnandadiYogaInput", "AnandadiYoga", "AstrologyAnandadiYogaMetadata", "AstrologyAnandadiYogaAnswer", "SpecialYoga", "AstrologyAuspiciousYogaAnswer", "GowriNallaNeram", "AstrologyGowriNallaNeramAnswer", "House", "AstrologyChartAnswer", "AstrologyKundliSettings", "AstrologyKundliInput", "KundliYogaDetails", "KundliYoga", "YogaReason", "RasiChart", "AstrologyKundliMetadata", "AstrologyKundliAnswer", "AstrologyKundliAdvancedSettings", "AstrologyKundliAdvancedInput", "DashaPeriod", "Antardasha", "Pratyantardasha", "BirthDashaBalance", "AstrologyKundliAdvancedMetadata", "AstrologyKundliAdvancedAnswer", "AstrologyDashaPeriodsInput", "AstrologyDashaPeriodsAnswer", "MarsEvidenceInSanskrit", "AstrologyMangalDoshaAdvancedMetadata", "AstrologyMangalDoshaAdvancedAnswer", "AstrologySadeSatiAdvancedInput", "AstrologySadeSatiAdvancedAnswer", "AstrologyChandrashtamaPeriodsSettings", "AstrologyChandrashtamaPeriodsInput", "MoonTransit", "AstrologyChandrashtamaPeriodsMetadata", "AstrologyChandrashtamaPeriodsAnswer", "AstrologyPapasamyamInput", "PapasamyamSettings", "PapasamyamMetadata", "AstrologyPapasamyamAnswer", "AstrologyPapasamyamCheckInput", "Message", "AstrologyPapasamyamCheckMetadata", "AstrologyPapasamyamCheckAnswer", "AstrologyPoruthamAnswer", "AstrologyPoruthamAdvancedAnswer", "AstrologyNakshatraPoruthamAnswer", "WesternNatalInput", "WesternSettings", "WesternPointSettings", "WesternAscendant", "WesternPlanet", "WesternBodyName", "WesternAngles", "HouseCusp", "Aspect", "WesternPointName", "WesternMetadata", "WesternPointMetadata", "WesternNatalAnswer", "WesternDraconicSettings", "WesternDraconicInput", "TropicalMetadata", "WesternDraconicMetadata", "WesternDraconicAnswer", "WesternHeliocentricSettings", "WesternHeliocentricInput", "HeliocentricBody", "HeliocentricName", "HeliocentricAspect", "WesternHeliocentricMetadata", "WesternHeliocentricAnswer", "WesternRelocationInput", "WesternRelocationAnswer", "WesternAstrocartographySettings", "WesternAstrocartographyInput", "MapLine", "WesternAstrocartographyMetadata", "WesternAstrocartographyAnswer", "WesternLocalSpaceSettings", "WesternLocalSpaceInput", "LocalSpaceLine", "WesternLocalSpaceMetadata", "WesternLocalSpaceAnswer", "WesternTransitInput", "WesternChart", "WesternTransitAnswer", "WesternSynastryInput", "Pair", "HouseOverlay", "WesternSynastryMetadata", "WesternSynastryAnswer", "WesternCompositeSettings", "WesternCompositeInput", "CompositePlanet", "WesternCompositeMetadata", "WesternCompositeAnswer", "WesternDavisonMetadata", "WesternDavisonAnswer", "WesternProgressionsSettings", "WesternProgressionsInput", "ProgressedPlanet", "WesternProgressionsMetadata", "WesternProgressionsAnswer", "WesternSolarArcSettings", "WesternSolarArcInput", "WesternSolarArcMetadata", "WesternSolarArcAnswer", "WesternPrimaryDirectionsSettings", "WesternPrimaryDirectionsInput", "WesternPrimaryDirectionsMetadata", "WesternPrimaryDirectionsAnswer", "WesternProfectionsInput", "WesternProfectionsAnswer", "WesternFirdariaSettings", "WesternFirdariaInput", "FirdariaLord", "FirdariaPart", "WesternFirdariaMetadata", "WesternFirdariaAnswer", "WesternZodiacalReleasingSettings", "WesternZodiacalReleasingInput", "ReleasedYears", "ReleasedHours", "WesternZodiacalReleasingMetadata", "WesternZodiacalReleasingAnswer", "WesternSolarReturnSettings", "WesternSolarReturnInput", "WesternSolarReturnMetadata", "WesternSolarReturnAnswer", "WesternLunarReturnSettings", "WesternLunarReturnInput", "WesternLunarReturnMetadata", "WesternLunarReturnAnswer", "WesternPlanetaryReturnInput", "WesternPlanetaryReturnAnswer", "WesternHorarySettings", "WesternHoraryInput", "HoraryConsideration", "HoraryStrength", "HoraryReception", "HoraryMoonAspect", "HoraryAspect", "HoraryApplication", "HoraryTranslation", "HoraryCollection", "HoraryTestimony", "WesternHoraryMetadata", "WesternHoraryAnswer", "WesternElectionalSettings", "WesternElectionalInput", "ElectionWindow", "ElectionFinding", "ElectionFacts", "ElectionPlanet", "ElectionMoonAspect", "ElectionRejectedDay", "WesternElectionalMetadata", "WesternElectionalAnswer", "WesternLotsSettings", "WesternLotsInput", "WesternLotsMetadata", "WesternLotsAnswer", "WesternDignitiesSettings", "WesternDignitiesInput", "WesternDignitiesMetadata", "WesternDignitiesAnswer", "WesternAntisciaInput", "TropicalSettings", "WesternAntisciaAnswer", "WesternDeclinationsInput", "WesternDeclinationsAnswer", "WesternMidpointsSettings", "WesternMidpointsInput", "WesternMidpointsMetadata", "WesternMidpointsAnswer", "WesternHarmonicsInput", "WesternHarmonicsAnswer", "WesternPatternsSettings", "WesternPatternsInput", "WesternPatternsMetadata", "WesternPatternsAnswer", "WesternBalanceSettings", "WesternBalanceInput", "WesternBalanceMetadata", "WesternBalanceAnswer", "WesternFixedStarsSettings", "WesternFixedStarsInput", "FixedStarName", "WesternFixedStarsMetadata", "WesternFixedStarsAnswer", "WesternParansSettings", "WesternParansInput", "WesternParansMetadata", "WesternParansAnswer", "WesternMoonSettings", "WesternMoonInput", "WesternMoonMetadata", "WesternMoonAnswer", "NumerologyLifePathSettings", "NumerologyLifePathInput", "NumerologyLifePathMetadata", "NumerologyLifePathAnswer", "NumerologyExpressionInput", "NameSettings", "NamePart", "NameMetadata", "NumerologyExpressionAnswer", "NumerologySoulUrgeAnswer", "NumerologyPersonalityAnswer", "NumerologyPersonalYearInput", "NumerologyPersonalYearAnswer", "NumerologyPinnaclesInput", "NumerologyPinnaclesAnswer", "NumerologyChallengesAnswer", "PanchangRangeRequest", "RangePanchangFullMetadata", "RangePanchangFullAnswer", "RangePanchangSunTimesMetadata", "RangePanchangSunTimesAnswer", "RangePanchangMoonTimesMetadata", "RangePanchangMoonTimesAnswer", "RangePanchangChoghadiyaMetadata", "RangePanchangChoghadiyaAnswer", "VedicChartRangeRequest", "RangePlanetsMetadata", "RangePlanetsAnswer", "RangeTransitGocharaInput", "RangeTransitGocharaAnswer", "RangeWesternTransitInput", "RangeWesternTransitAnswer", "ShownValues", "ReconcileAllSettings", "ReconcileAllInput", "ReconcileExplanation", "ReconcileChange", "ComparedValue", "ReproducingRequest", "ReconcileChart", "AyanamsaMark", "ReconcileContradiction", "ReconcileDecider", "ReconcileAllMetadata", "ReconcileAllAnswer", "ReportBrand", "ReportsKundliInput", "ReportSection", "ReportPart", "ReportPicture", "ReportsKundliAnswer", "ReportsMatchingInput", "ReportsMatchingMetadata", "ReportsMatchingAnswer", "ReportsVarshaphalSettings", "ReportsVarshaphalInput", "ReportsVarshaphalMetadata", "ReportsVarshaphalAnswer", "ReportsWesternNatalInput", "ReportsWesternNatalAnswer", "ReportsNumerologyInput", "ReportsNumerologyAnswer", "ReportsPanchangMonthInput", "ReportsPanchangMonthMetadata", "ReportsPanchangMonthAnswer", "ReportsMuhurtaInput", "ReportsMuhurtaMetadata", "ReportsMuhurtaAnswer", "TextsKundaliSettings", "TextsKundaliInput", "TextsKundaliMetadata", "TextsKundaliAnswer", "TextsDashasInput", "DashaTextSettings", "DashaTextMetadata", "TextsDashasAnswer", "TextsCurrentDashasInput", "TextsCurrentDashasAnswer", "TextsTransitsInput", "TextsTransitsAnswer", "TextsVarshaphalSettings", "TextsVarshaphalInput", "TextsVarshaphalMetadata", "TextsVarshaphalAnswer", "TextsMatchSettings", "TextsMatchInput", "TextsMatchMetadata", "TextsMatchAnswer", "TextsWesternSettings", "TextsWesternInput", "TextsWesternMetadata", "TextsWesternAnswer", "TextsNumbersInput", "TextsNumbersAnswer", "AccountListKeysAnswer", "AccountCreateKeyInput", "AccountCreateKeyAnswer", "AccountRotateKeyInput", "AccountRotateKeyAnswer", "AccountRevokeKeyAnswer", "AccountUsageInput", "AccountUsageAnswer", "AccountPlanAnswer", "AccountSpendLimitAnswer", "AccountSetSpendLimitInput", "AccountSetSpendLimitAnswer", "AccountFormulaVersionAnswer", "AccountSetFormulaVersionInput", "AccountSetFormulaVersionAnswer", "AccountReportBrandAnswer", "AccountSetReportBrandInput", "AccountSetReportBrandAnswer", "AccountPreviewReportBrandInput", "AccountPreviewReportBrandAnswer", "AccountAutoTopUpAnswer", "AccountListWebhooksAnswer", "AccountAddWebhookInput", "AccountAddWebhookAnswer", "AccountRemoveWebhookAnswer", "AccountTestWebhookAnswer", "AccountListMessagesInput", "AccountListMessagesAnswer", "AccountStoreBirthInput", "AccountStoreBirthAnswer", "AccountListBirthsInput", "AccountListBirthsAnswer", "AccountReadBirthAnswer", "AccountReplaceBirthInput", "AccountReplaceBirthAnswer", "AccountEraseBirthAnswer", "AccountCreateSubscriptionInput", "AccountCreateSubscriptionAnswer", "AccountListSubscriptionsInput", "AccountListSubscriptionsAnswer", "AccountReadSubscriptionAnswer", "AccountChangeSubscriptionInput", "AccountChangeSubscriptionAnswer", "AccountDeleteSubscriptionAnswer", "AccountListSubscriptionEventsInput", "AccountListSubscriptionEventsAnswer", "AccountOpenSubscriptionCalendarAnswer", "AccountCloseSubscriptionCalendarAnswer",
]


class Birth(TypedDict, total=False):
    """Date, local clock time, place and time zone of one birth."""
    year: int  #: Year of birth by the local calendar: 601 to 2398 if Gregorian, and the same years in another `calendar`.
    month: int  #: Month of birth in its calendar; 1 is January in the Gregorian one.
    date: int  #: Day of the month.
    hours: int  #: Hour of the local clock, 24-hour.
    minutes: int  #: Minute of the local clock.
    seconds: int  #: Second of the local clock. 0 if omitted.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
    fold: Literal[0, 1]  #: For an IANA zone whose clock shows this time twice or never: 0 uses the offset before the change, 1 the one after.
    calendar: Literal["gregorian", "auto", "julian", "bikram_sambat", "saka", "islamic_civil", "islamic_umalqura", "tamil", "malayalam", "bengali", "bengali_old", "odia"]  #: Calendar of year, month and date; gregorian if omitted. auto: julian before the day on which `country` changed, or before 1582-10-15 without one. bikram_sambat: Nepal; saka: national calendar of India; islamic_civil: tabular; islamic_umalqura: Saudi Arabia; malayalam: Kollam era of Kerala, month 1 is Chingam; bengali: Bangladesh, revised in 2019; bengali_old: Gupta Press almanac. `metadata.birth` has the Gregorian date.
    country: str  #: ISO 3166-1 code of the country whose calendar the date is in, such as GB. With it, a date from the time before its change to the Gregorian calendar needs `calendar`. A `place_id` gives it to auto.
    birth_id: str  #: Id of a stored birth, from `/api/v1/births`, in place of all members of the birth. Needs the scope `births`.
    birth_reference: str  #: Your own reference of a stored birth, in place of all members of the birth. Needs the scope `births`.

class VedicChartRequest(Birth, total=False):
    settings: "VedicSettings"  #: Conventions to follow; each has a default.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class LanguageSettings(TypedDict, total=False):
    language: Literal["en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru"]  #: Language of the words in `metadata.words`. Names and sentences in the answer stay English. en if omitted.

class Settings(LanguageSettings, total=False):
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface. geocentric if omitted.
    clock: Literal["auto", "zone", "local_mean", "local_apparent", "ut"]  #: The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted.

class SiderealSettings(Settings, total=False):
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted.
    ayanamsha: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class VedicSettings(SiderealSettings, total=False):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.

class _StandardPlanetsExtendedResponse(TypedDict):
    ascendant: "Ascendant"  #: The point that rises in the east.
    planets: List["Placement"]  #: Planets and points, in their usual order.
    metadata: "VedicMetadata"  #: Versions and rules behind the answer.

class StandardPlanetsExtendedResponse(_StandardPlanetsExtendedResponse, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

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
    nakshatra: "NakshatraName"  #: Nakshatra (lunar mansion) of the position.
    nakshatra_number: int  #: 1 is Ashwini.
    nakshatra_lord: "GrahaName"  #: Planet that rules the nakshatra.
    pada: int  #: Quarter of the nakshatra.

class Placement(InSign):
    """Position of a planet or point."""
    name: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu", "Uranus", "Neptune", "Pluto", "Chiron", "Lilith"]  #: English name of the planet or point.
    house: int  #: Number of the house, 1 to 12.
    is_retrograde: bool  #: Whether it moves backwards through the zodiac.
    nakshatra: "NakshatraName"  #: Nakshatra (lunar mansion) of the position.
    nakshatra_number: int  #: 1 is Ashwini.
    nakshatra_lord: "GrahaName"  #: Planet that rules the nakshatra.
    pada: int  #: Quarter of the nakshatra.
    latitude: float  #: Ecliptic latitude, degrees, north positive.
    speed: float  #: Degrees of longitude a day; negative while retrograde.

class _Metadata(TypedDict):
    engine: str  #: Name and version of the engine that computed the answer; for years called packed, polynomials fitted to it within 0.001″.
    formula_version: str  #: Version of the formulas of this family.
    system: str  #: School or scheme that the answer follows.

class Metadata(_Metadata, total=False):
    """Versions and rules behind the answer."""
    zodiac: Literal["sidereal", "tropical", "draconic"]  #: Zodiac in which longitudes are measured: sidereal begins at the stars, tropical at the equinox, draconic at the node of the Moon.
    ayanamsa_value: Union[float, None]  #: Degrees subtracted from tropical longitudes, nutation in longitude included: other services print the mean value, up to 18″ away. Null in the tropical zodiac.
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky"]  #: House system by which the houses were divided.
    as_of: Union[str, None]  #: The requested instant, or the one used as now; null if none was needed.
    truncated: Union[str, None]  #: Reason why a search ended early; null if it did not.
    tzdb: str  #: Versions of the tz database, for dates from 1970 on and for earlier ones; only if the request has a named time zone.
    calendar_note: str  #: In almanacs of years before 1800: the calendar of the dates and the age of the rules.
    names_language: Literal["en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru"]  #: Language of `words`, if a language other than English was requested.
    texts_language: Literal["en"]  #: Language of sentences: English.
    words: Dict[str, Dict[str, str]]  #: Words of this answer in that language, by group and English name or id; names without a reliable source are omitted.
    replayed_engine_version: str  #: Version of the engine that answered the call repeated by an Idempotency-Key, if it was another version.

class AnswerTexts(TypedDict):
    """Texts of the books on an answer, each with its sources."""
    texts: List["SourcedText"]  #: Texts, in the order of their topics.
    contradictions: List["TextContradiction"]  #: Themes on which texts say opposite things; both stand, and none is left out.
    paragraphs: Union[List["TextParagraph"], None]  #: The texts by theme; null unless `format` is prose.
    text_language: Literal["en"]  #: Language of the texts; other languages follow when a reader has checked them.
    note: str  #: A sentence to show beside the texts.

class SourcedText(TypedDict):
    """What the books say of one placement."""
    id: str  #: Topic and placement: the same text has the same id in every answer.
    topic: Literal["lagna", "graha-in-house", "graha-in-sign", "conjunction", "lord-in-house", "moon-nakshatra", "birth-tithi", "birth-vara", "birth-yoga", "birth-karana", "dasha-lord", "antardasha", "transit-from-moon", "saturn-from-moon", "yoga", "dosha", "koota", "porutham", "muntha", "year-lord", "western-sign", "western-house", "western-ruler", "western-aspect", "number"]  #: The table that the text belongs to.
    name: str  #: The placement, in English.
    rule: str  #: The rule that calls up a text of this topic.
    evidence: str  #: The fact of this request that the rule found.
    quality: "Quality"  #: Direction of the passage: it favours (good), asks for care (bad), or both (mixed).
    basis: Literal["stated", "applied"]  #: stated: the works say so of this placement; applied: they name the nature of its parts, and the sentence joins them.
    themes: List[Literal["self", "body", "wealth", "speech", "family", "siblings", "home", "mother", "learning", "children", "work", "partner", "travel", "father", "faith", "gains", "spending", "reputation", "friends", "opponents", "change"]]  #: Parts of life that the text speaks of, the main one first.
    strength: Union[float, None]  #: Shadbala of the planet divided by the required one; null without a planet or a shadbala.
    text: str  #: One to three sentences in English.
    citation: str  #: The sources in short: work, chapter and verse.
    sources: List["TextSource"]  #: Works that say so.

Quality = Literal["good", "bad", "mixed", "neutral"]
"""Traditional rating: good, bad, mixed (good for some things) or neutral."""

class TextSource(TypedDict):
    """A place in a work."""
    work: str  #: Title of the work.
    author: str  #: Author of the work.
    edition: str  #: Edition whose chapters and verses are counted.
    year: int  #: Year of that edition.
    chapter: str  #: Chapter or book, or pages if the work has no numbered chapters.
    verse: Union[str, None]  #: Verse or verses of the chapter; null if the chapter as a whole is meant.

class TextContradiction(TypedDict):
    """Texts that say opposite things about one theme."""
    theme: Literal["self", "body", "wealth", "speech", "family", "siblings", "home", "mother", "learning", "children", "work", "partner", "travel", "father", "faith", "gains", "spending", "reputation", "friends", "opponents", "change"]  #: The theme on which the texts differ.
    ids: List[str]  #: Texts that favour and texts that ask for care, the strongest planet first.

class TextParagraph(TypedDict):
    """Texts of one theme as a paragraph."""
    theme: Literal["self", "body", "wealth", "speech", "family", "siblings", "home", "mother", "learning", "children", "work", "partner", "travel", "father", "faith", "gains", "spending", "reputation", "friends", "opponents", "change"]  #: The theme of the paragraph.
    title: str  #: A heading, in English.
    text: str  #: The texts of the theme, joined; it says so if they contradict each other.
    ids: List[str]  #: Texts of the paragraph, in their order.

class BirthClockNote(TypedDict):
    code: Literal["calendar_forecast", "calendar_computed", "doubtful_calendar", "before_calendar_change", "shown_twice", "never_shown", "near_first_standard_time", "municipal_clock", "before_standard_time", "war_time", "doubtful_history"]  #: The reason in one word.
    text: str  #: The reason as a sentence, with the choices.

class _BirthClock(TypedDict):
    utc: str  #: The birth in UTC, ISO 8601.
    utc_offset: str  #: Offset of the clock from UTC at the birth, `+05:30`; a local time has seconds, `+04:38:24`.
    clock: Literal["zone", "local_mean", "local_apparent", "offset", "ut"]  #: The clock that the time was read from: offset is a numeric `timezone`, the others as in `settings.clock`.
    tzdb: Union[str, None]  #: Versions of the tz database in use; null for a numeric `timezone`.
    calendar: Literal["gregorian", "julian", "bikram_sambat", "saka", "islamic_civil", "islamic_umalqura", "tamil", "malayalam", "bengali", "bengali_old", "odia"]  #: Calendar in which the date of birth was read.
    julian_day_ut: float  #: The birth as a Julian Day in UT.
    delta_t_seconds: float  #: Delta T used: terrestrial time less universal time, seconds.
    delta_t_uncertainty_seconds: Union[float, None]  #: Standard error of Delta T, seconds (Morrison and Stephenson 2004; in the future Huber 2006); null in years in which it is a second at most, 1800 to about 2030.

class BirthClock(_BirthClock, total=False):
    """The instant computed for a birth, and the clock behind it."""
    gregorian_date: str  #: The date of birth by the Gregorian calendar; none if it was read in that calendar.
    note: "BirthClockNote"  #: The most important reason why another program may read this date or clock differently; none if omitted.

class _SiderealMetadata(Metadata):
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it.
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.

class SiderealMetadata(_SiderealMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class VedicMetadata(SiderealMetadata):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.

class PlanetCondition(TypedDict):
    """Conditions that only the seven planets that rule signs have."""
    dignity: Union[Literal["exalted", "moolatrikona", "own", "debilitated"], None]  #: Dignity by degree; null in a sign without one, in which friendship counts.
    natural_relation: Literal["own", "friend", "neutral", "enemy"]  #: Relation to the lord of its sign, by nature; own in a sign of its own.
    compound_relation: Literal["own", "great_friend", "friend", "neutral", "enemy", "great_enemy"]  #: Relation to the lord of its sign, by nature and by place in this chart.
    sun_separation: Union[float, None]  #: Degrees from the Sun; null for the Sun.
    is_combust: bool  #: Whether it is nearer to the Sun than its orb of combustion.
    alertness: Literal["jagrat", "swapna", "sushupti"]  #: Jagradadi avastha: awake, dreaming or asleep.
    mood: Literal["deepta", "swastha", "mudita", "shanta", "deena", "duhkhita", "khala"]  #: Deeptadi avastha, from bright (deepta, an exalted planet) to wicked (khala).
    is_with_malefic: bool  #: Vikala: whether the Sun, Mars, Saturn or a node is in the same sign.
    war: Union["PlanetaryWar", None]  #: Planetary war; null if there is none.

_PlanetaryWarMust = TypedDict(
    "_PlanetaryWarMust",
    {
        "with": "SignLord",  #: The other planet of the war.
    },
)

class PlanetaryWar(_PlanetaryWarMust):
    """Two of Mars, Mercury, Jupiter, Venus, Saturn within 1° of longitude."""
    is_winner: bool  #: Whether it wins: the planet with the lesser longitude does.

class PlanetsConditionsAnswerPlanetsAspectedBy(TypedDict):
    name: "SignLord"  #: English name of the planet or point.
    virupas: float  #: Strength of the aspect in virupas; 60 is a full aspect.

class PlanetsConditionsAnswerPlanets(TypedDict):
    placement: "Placement"
    age: Literal["bala", "kumara", "yuva", "vriddha", "mrita"]  #: Baladi avastha: infant, youth, adult, old or dead, by bands of 6°.
    is_vargottama: bool  #: Whether it is in the same sign in the birth chart and in the navamsa.
    is_gandanta: bool  #: Whether it is within 3°20′ of the end of Cancer, Scorpio or Pisces.
    aspected_by: List["PlanetsConditionsAnswerPlanetsAspectedBy"]  #: Planets that aspect it, with the strength of the aspect (sphuta drishti), strongest first; none below 1.
    condition: Union["PlanetCondition", None]  #: Dignity, friendship and further conditions; null for Rahu and Ketu.

class _PlanetsConditionsAnswer(TypedDict):
    planets: List["PlanetsConditionsAnswerPlanets"]  #: Sun to Saturn, Rahu, Ketu.
    metadata: "VedicMetadata"  #: Versions and rules behind the answer.

class PlanetsConditionsAnswer(_PlanetsConditionsAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class PlanetsFriendshipAnswerPlanetsTowards(TypedDict):
    name: "SignLord"  #: The planet to which the relation is.
    natural: Literal["friend", "neutral", "enemy"]  #: Relation by nature, the same in every chart.
    temporal: Literal["friend", "enemy"]  #: Relation by place: a planet in the 2nd, 3rd, 4th, 10th, 11th or 12th sign from it is a friend.
    compound: Literal["great_friend", "friend", "neutral", "enemy", "great_enemy"]  #: Both relations together, in five grades.

class PlanetsFriendshipAnswerPlanets(TypedDict):
    name: "SignLord"  #: English name of the planet or point.
    towards: List["PlanetsFriendshipAnswerPlanetsTowards"]  #: The six others.

class PlanetsFriendshipAnswer(TypedDict):
    planets: List["PlanetsFriendshipAnswerPlanets"]  #: Sun to Saturn.
    metadata: "VedicMetadata"  #: Versions and rules behind the answer.

class PlanetsAspectsSettings(VedicSettings, total=False):
    node_aspects: Literal["none", "5_7_9"]  #: Most verses give Rahu and Ketu no aspects; some schools give them the 5th, 7th and 9th. none if omitted.

class PlanetsAspectsInput(Birth, total=False):
    settings: "PlanetsAspectsSettings"  #: Conventions to follow; each has a default.

class PlanetsAspectsMetadata(VedicMetadata):
    node_aspects: Literal["none", "5_7_9"]  #: Most verses give Rahu and Ketu no aspects; some schools give them the 5th, 7th and 9th.

class PlanetsAspectsAnswerPlanetsGrahaDrishti(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    house: int  #: Number of the house, 1 to 12.
    place: int  #: Place of the sign, counted from its own sign as the first.
    share: float  #: Share of a full aspect.
    is_full: bool  #: Whether it is a full aspect.
    planets: List["GrahaName"]  #: Planets in that sign.

class PlanetsAspectsAnswerPlanetsSphutaDrishti(TypedDict):
    name: "GrahaName"  #: The aspected planet.
    virupas: float  #: Strength of the aspect in virupas; 60 is a full aspect.

class PlanetsAspectsAnswerPlanetsRasiDrishti(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    house: int  #: Number of the house, 1 to 12.
    planets: List["GrahaName"]  #: Planets in that sign.

class PlanetsAspectsAnswerPlanets(TypedDict):
    name: "GrahaName"  #: English name of the planet or point.
    graha_drishti: List["PlanetsAspectsAnswerPlanetsGrahaDrishti"]  #: Signs that it aspects; empty for nodes without aspects.
    sphuta_drishti: List["PlanetsAspectsAnswerPlanetsSphutaDrishti"]  #: Aspects by degree on each of the eight others; empty for the nodes.
    rasi_drishti: List["PlanetsAspectsAnswerPlanetsRasiDrishti"]  #: Signs that its sign aspects by Jaimini.

class PlanetsAspectsAnswer(TypedDict):
    planets: List["PlanetsAspectsAnswerPlanets"]  #: Sun to Saturn, Rahu, Ketu.
    metadata: "PlanetsAspectsMetadata"  #: Versions and rules behind the answer.

class FunctionalNature(TypedDict):
    """Functional nature of a planet for the ascendant."""
    name: "SignLord"  #: English name of the planet or point.
    houses: List[int]  #: Houses that it rules.
    by_rule: Literal["yogakaraka", "benefic", "malefic", "neutral"]  #: Nature by the general rule.
    reason: str  #: Rule that makes the planet good or bad for the ascendant, in an English sentence.
    by_verse: Union[Literal["yogakaraka", "benefic", "malefic", "neutral"], None]  #: Nature by the verse on this ascendant; null if it does not mention the planet.
    is_maraka: bool  #: Whether it rules the second or seventh house.
    is_badhaka: bool  #: Whether it rules the badhaka house.

Confidence = Literal["settled", "one_source", "disputed"]
"""Certainty of the rule: independent sources agree (settled), one source has it (one_source), or schools differ (disputed)."""

class _PlanetsFunctionalNatureAnswer(TypedDict):
    ascendant: "Ascendant"  #: The point that rises in the east.
    badhaka_house: int  #: The house that obstructs: 11 for movable, 9 for fixed, 7 for dual signs.
    planets: List["FunctionalNature"]  #: Sun to Saturn.
    confidence: "Confidence"
    metadata: "VedicMetadata"  #: Versions and rules behind the answer.

class PlanetsFunctionalNatureAnswer(_PlanetsFunctionalNatureAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

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

class _KundaliBasicAnswer(TypedDict):
    lagna: "Ascendant"
    planets: List["Placement"]  #: Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu: one entry each, found by its name.
    reference_sign: "SignName"  #: The sign that is the first house.
    longitudes: "KundaliBasicAnswerLongitudes"  #: Sidereal longitude by name, degrees.
    utc_datetime: str  #: The birth in UTC, ISO 8601.
    julian_day_ut: float  #: The same instant as a Julian Day in UT.
    metadata: "VedicMetadata"  #: Versions and rules behind the answer.

class KundaliBasicAnswer(_KundaliBasicAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class KundaliUncertainSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted.
    ayanamsha: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    clock: Literal["auto", "zone", "local_mean", "local_apparent", "ut"]  #: The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted.

class UncertainBirth(TypedDict, total=False):
    """Date, place and time zone of one birth, and its possible times."""
    year: int  #: Year of birth by the local calendar: 601 to 2398 if Gregorian, and the same years in another `calendar`.
    month: int  #: Month of birth in its calendar; 1 is January in the Gregorian one.
    date: int  #: Day of the month.
    time: str  #: The possible times of birth by the local clock, in place of hours and minutes, which are not used then: unknown (the whole day), 06:00-07:30 (both included; if the second is earlier, it is on the next day), or 14:30~20 (within 20 minutes of 14:30, at most 1080).
    hours: int  #: Hour of the local clock, 24-hour.
    minutes: int  #: Minute of the local clock.
    seconds: int  #: Second of the local clock, 0 if omitted.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
    fold: Literal[0, 1]  #: For an IANA zone whose clock shows this time twice or never: 0 uses the offset before the change, 1 the one after.
    calendar: Literal["gregorian", "auto", "julian", "bikram_sambat", "saka", "islamic_civil", "islamic_umalqura", "tamil", "malayalam", "bengali", "bengali_old", "odia"]  #: Calendar of year, month and date; gregorian if omitted. auto: julian before the day on which `country` changed, or before 1582-10-15 without one. bikram_sambat: Nepal; saka: national calendar of India; islamic_civil: tabular; islamic_umalqura: Saudi Arabia; malayalam: Kollam era of Kerala, month 1 is Chingam; bengali: Bangladesh, revised in 2019; bengali_old: Gupta Press almanac. `metadata.birth` has the Gregorian date.
    country: str  #: ISO 3166-1 code of the country whose calendar the date is in, such as GB. With it, a date from the time before its change to the Gregorian calendar needs `calendar`. A `place_id` gives it to auto.
    birth_id: str  #: Id of a stored birth, from `/api/v1/births`, in place of all members of the birth. Needs the scope `births`.
    birth_reference: str  #: Your own reference of a stored birth, in place of all members of the birth. Needs the scope `births`.

class KundaliUncertainInput(UncertainBirth, total=False):
    settings: "KundaliUncertainSettings"  #: Conventions to follow; each has a default.

_BirthSpanMust = TypedDict(
    "_BirthSpanMust",
    {
        "from": str,  #: First possible instant of birth, by the clock of the place.
    },
)

class BirthSpan(_BirthSpanMust):
    """The possible instants of a birth."""
    to: str  #: End of these instants; at it the next value holds.
    hours: float  #: Length of the span in hours.

class UncertainLagna(TypedDict):
    """The ascendant over the possible instants of birth."""
    sign: "HeldSign"  #: Sign of the zodiac.
    nakshatra: "HeldNakshatra"  #: Nakshatra of the position.
    pada: "HeldPada"  #: Quarter of the nakshatra.
    navamsa_sign: "HeldSign"  #: Sign in the navamsa (D9).
    dashamsa_sign: "HeldSign"  #: Sign in the dashamsa (D10).

_HeldSignValuesMust = TypedDict(
    "_HeldSignValuesMust",
    {
        "from": str,  #: First possible instant of birth, by the clock of the place.
    },
)

class HeldSignValues(_HeldSignValuesMust):
    value: "SignName"  #: A possible value.
    to: str  #: End of these instants; at it the next value holds.
    share: float  #: Share of the whole span in which it holds.

class HeldSign(TypedDict):
    """A fact of a birth over its possible instants."""
    certain: bool  #: Whether one value holds for every possible instant of birth.
    value: Union["SignName", None]  #: The value, if it is certain; else null.
    values: Union[List["HeldSignValues"], None]  #: Every value with the instants of birth for which it holds, in order of time; null if it is certain.

_HeldNakshatraValuesMust = TypedDict(
    "_HeldNakshatraValuesMust",
    {
        "from": str,  #: First possible instant of birth, by the clock of the place.
    },
)

class HeldNakshatraValues(_HeldNakshatraValuesMust):
    value: "NakshatraName"  #: A possible value.
    to: str  #: End of these instants; at it the next value holds.
    share: float  #: Share of the whole span in which it holds.

class HeldNakshatra(TypedDict):
    """A fact of a birth over its possible instants."""
    certain: bool  #: Whether one value holds for every possible instant of birth.
    value: Union["NakshatraName", None]  #: The value, if it is certain; else null.
    values: Union[List["HeldNakshatraValues"], None]  #: Every value with the instants of birth for which it holds, in order of time; null if it is certain.

_HeldPadaValuesMust = TypedDict(
    "_HeldPadaValuesMust",
    {
        "from": str,  #: First possible instant of birth, by the clock of the place.
    },
)

class HeldPadaValues(_HeldPadaValuesMust):
    value: int  #: A possible value.
    to: str  #: End of these instants; at it the next value holds.
    share: float  #: Share of the whole span in which it holds.

class HeldPada(TypedDict):
    """A fact of a birth over its possible instants."""
    certain: bool  #: Whether one value holds for every possible instant of birth.
    value: Union[int, None]  #: The value, if it is certain; else null.
    values: Union[List["HeldPadaValues"], None]  #: Every value with the instants of birth for which it holds, in order of time; null if it is certain.

_UncertainPlanetLongitudeMust = TypedDict(
    "_UncertainPlanetLongitudeMust",
    {
        "from": float,  #: Least longitude in the span, degrees.
    },
)

class UncertainPlanetLongitude(_UncertainPlanetLongitudeMust):
    to: float  #: Greatest longitude, counted forward from the least; smaller if 0° Aries is between.

class UncertainPlanet(TypedDict):
    """A planet over the possible instants of birth."""
    name: str  #: English name of the planet.
    longitude: "UncertainPlanetLongitude"  #: Arc of the zodiac in which the planet is.
    sign: "HeldSign"  #: Sign of the zodiac.
    nakshatra: "HeldNakshatra"  #: Nakshatra of the position.
    pada: "HeldPada"  #: Quarter of the nakshatra.
    navamsa_sign: "HeldSign"  #: Sign in the navamsa (D9).
    dashamsa_sign: "HeldSign"  #: Sign in the dashamsa (D10).
    house: "HeldHouse"  #: House from the rising sign.
    is_retrograde: "HeldMotion"  #: Whether it moves backwards through the zodiac.

_HeldHouseValuesMust = TypedDict(
    "_HeldHouseValuesMust",
    {
        "from": str,  #: First possible instant of birth, by the clock of the place.
    },
)

class HeldHouseValues(_HeldHouseValuesMust):
    value: int  #: A possible value.
    to: str  #: End of these instants; at it the next value holds.
    share: float  #: Share of the whole span in which it holds.

class HeldHouse(TypedDict):
    """A fact of a birth over its possible instants."""
    certain: bool  #: Whether one value holds for every possible instant of birth.
    value: Union[int, None]  #: The value, if it is certain; else null.
    values: Union[List["HeldHouseValues"], None]  #: Every value with the instants of birth for which it holds, in order of time; null if it is certain.

_HeldMotionValuesMust = TypedDict(
    "_HeldMotionValuesMust",
    {
        "from": str,  #: First possible instant of birth, by the clock of the place.
    },
)

class HeldMotionValues(_HeldMotionValuesMust):
    value: bool  #: A possible value.
    to: str  #: End of these instants; at it the next value holds.
    share: float  #: Share of the whole span in which it holds.

class HeldMotion(TypedDict):
    """A fact of a birth over its possible instants."""
    certain: bool  #: Whether one value holds for every possible instant of birth.
    value: Union[bool, None]  #: The value, if it is certain; else null.
    values: Union[List["HeldMotionValues"], None]  #: Every value with the instants of birth for which it holds, in order of time; null if it is certain.

class _KundaliUncertainMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.

class KundaliUncertainMetadata(_KundaliUncertainMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class KundaliUncertainAnswer(TypedDict):
    span: "BirthSpan"
    lagna: "UncertainLagna"
    planets: List["UncertainPlanet"]  #: The nine planets, in their usual order.
    metadata: "KundaliUncertainMetadata"  #: Versions and rules behind the answer.

class _KundaliChandraChartAnswer(TypedDict):
    lagna: "Ascendant"
    planets: List["Placement"]  #: Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu: one entry each, found by its name.
    reference_sign: "SignName"  #: The sign that is the first house.
    metadata: "VedicMetadata"  #: Versions and rules behind the answer.

class KundaliChandraChartAnswer(_KundaliChandraChartAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class KundaliFromPointInput(Birth, total=False):
    settings: "JaiminiArudhasSettings"  #: Conventions to follow; each has a default.
    point: Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu", "arudha_lagna", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11", "upapada"]  #: Graha or arudha pada whose sign is the first house; a2 is the arudha of the second house. moon if omitted.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class JaiminiArudhasSettings(VedicSettings, total=False):
    arudha_lords: Literal["stronger", "classical"]  #: The stronger of Mars and Ketu, and of Saturn and Rahu; or always Mars and Saturn. stronger if omitted.

class HouseWithLord(TypedDict):
    """A house of a chart, with its lord and the house that the lord is in."""
    house: int  #: Number of the house, 1 to 12.
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    planets: List[str]  #: Names of the planets in the house.
    lord_house: int  #: House of the lord, from the same reference.

class JaiminiArudhasMetadata(VedicMetadata):
    arudha_lords: Literal["stronger", "classical"]  #: The stronger of Mars and Ketu, and of Saturn and Rahu; or always Mars and Saturn.

class _KundaliFromPointAnswer(TypedDict):
    point: Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu", "arudha_lagna", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11", "upapada"]  #: Point whose sign is the first house.
    reference_sign: "SignName"  #: The sign that is the first house.
    lagna: "Ascendant"
    planets: List["Placement"]  #: Planets and points, in their usual order.
    houses: List["HouseWithLord"]  #: Houses in order, from the first.
    metadata: "JaiminiArudhasMetadata"  #: Versions and rules behind the answer.

class KundaliFromPointAnswer(_KundaliFromPointAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class SudarshanaWheel(TypedDict):
    """A wheel of the Sudarshana chakra: twelve houses from one reference."""
    reference_sign: "SignName"  #: The sign that is the first house.
    houses: List["HouseWithLord"]  #: Houses in order, from the first.

class KundaliSudarshanaAnswer(TypedDict):
    ascendant: "SudarshanaWheel"  #: Inner wheel, from the ascendant.
    moon: "SudarshanaWheel"  #: Middle wheel, from the Moon.
    sun: "SudarshanaWheel"  #: Outer wheel, from the Sun.
    metadata: "VedicMetadata"  #: Versions and rules behind the answer.

class HousesWholeSignInput(Birth, total=False):
    settings: "SiderealSettings"  #: Conventions to follow; each has a default.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class HousesWholeSignAnswerHouseCusps(InSign):
    house: int  #: Number of the house, 1 to 12.

class _HousesWholeSignAnswer(TypedDict):
    ascendant: "Ascendant"  #: The point that rises in the east.
    house_cusps: List["HousesWholeSignAnswerHouseCusps"]  #: Cusps of the twelve houses.
    metadata: "SiderealMetadata"  #: Versions and rules behind the answer.

class HousesWholeSignAnswer(_HousesWholeSignAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class HousesBhavaChalitSettings(VedicSettings, total=False):
    chalit_system: Literal["sripati", "kp", "equal"]  #: sripati: the angles and the thirds of each quadrant are the middles. kp: the Placidus cusps are the beginnings. equal: 15° to either side of the ascendant and of every 30° from it. sripati if omitted.

class HousesBhavaChalitInput(Birth, total=False):
    settings: "HousesBhavaChalitSettings"  #: Conventions to follow; each has a default.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class HousesBhavaChalitMetadata(VedicMetadata):
    chalit_system: Literal["sripati", "kp", "equal"]  #: sripati: the angles and the thirds of each quadrant are the middles. kp: the Placidus cusps are the beginnings. equal: 15° to either side of the ascendant and of every 30° from it.
    house_system_requested: Union[Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky"], None]  #: The requested house system, if it has no solution there and another was used; else null.

class HousesBhavaChalitAnswerBhavas(TypedDict):
    house: int  #: Number of the house, 1 to 12.
    start: "InSign"  #: Sandhi at which it begins.
    middle: "InSign"  #: Middle of the bhava (bhava madhya).
    end: "InSign"  #: Sandhi at which the next one begins.
    occupants: List["GrahaName"]  #: Grahas in the bhava.

class HousesBhavaChalitAnswerPlanets(TypedDict):
    name: "GrahaName"  #: English name of the planet or point.
    longitude: float  #: Ecliptic longitude, degrees from 0° Aries.
    house: int  #: House by whole signs.
    bhava: int  #: Bhava by degrees.
    has_moved: bool  #: Whether `house` and `bhava` differ.
    is_on_sandhi: bool  #: Whether it is within 1″ of the boundary of two bhavas.
    sandhi_distance: float  #: Degrees to the nearest sandhi.

class _HousesBhavaChalitAnswer(TypedDict):
    ascendant: "Ascendant"  #: The point that rises in the east.
    bhavas: List["HousesBhavaChalitAnswerBhavas"]  #: Bhavas, from the first.
    planets: List["HousesBhavaChalitAnswerPlanets"]  #: Grahas: Sun to Saturn, Rahu, Ketu.
    metadata: "HousesBhavaChalitMetadata"  #: Versions and rules behind the answer.

class HousesBhavaChalitAnswer(_HousesBhavaChalitAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class HousesCuspsSettings(SiderealSettings, total=False):
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky"]  #: System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. placidus if omitted.

class HousesCuspsInput(Birth, total=False):
    settings: "HousesCuspsSettings"  #: Conventions to follow; each has a default.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class HousesCuspsMetadata(SiderealMetadata):
    house_system_requested: Union[Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky"], None]  #: The requested house system, if it has no solution there and another was used; else null.

class HousesCuspsAnswerHouseCusps(InSign):
    house: int  #: Number of the house, 1 to 12.

class _HousesCuspsAnswer(TypedDict):
    ascendant: "InSign"  #: The degree that rises.
    midheaven: "InSign"  #: The degree that culminates.
    house_cusps: List["HousesCuspsAnswerHouseCusps"]  #: Cusps of the twelve houses.
    metadata: "HousesCuspsMetadata"  #: Versions and rules behind the answer.

class HousesCuspsAnswer(_HousesCuspsAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class AshtakavargaSettings(SiderealSettings, total=False):
    ashtakavarga_table: Literal["varahamihira", "parasara"]  #: Table of the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira if omitted.

class AshtakavargaRequest(Birth, total=False):
    settings: "AshtakavargaSettings"  #: Conventions to follow; each has a default.

class Bhinnashtakavarga(TypedDict):
    """Bindus of one planet, or of the ascendant, by sign."""
    name: "AshtakavargaReceiver"  #: Planet (or Ascendant) that receives the bindus.
    sign: "SignName"  #: Its sign in the birth chart.
    total: int  #: Bindus in all twelve signs: the same in every chart.
    bindus: List[int]  #: Bindus from Aries to Pisces: weak up to 3, medium with 4, strong from 5.
    given_by: List[List["AshtakavargaReceiver"]]  #: Givers of the bindus by sign, from Aries to Pisces: the prastara chart.

AshtakavargaReceiver = Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Ascendant"]
"""A planet that rules signs, or the ascendant."""

class StrengthAshtakavargaMetadata(SiderealMetadata):
    ashtakavarga_table: Literal["varahamihira", "parasara"]  #: Table of the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64.

class StrengthAshtakavargaAnswerSarvashtakavarga(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    house: int  #: House of the sign, counted from the ascendant.
    bindus: int  #: Bindus of the seven planets together, 0 to 56; 28 is the mean.
    grade: Literal["weak", "medium", "strong"]  #: Weak below 25 bindus, medium to 30, strong above.

class StrengthAshtakavargaAnswer(TypedDict):
    bhinnashtakavarga: List["Bhinnashtakavarga"]  #: The seven planets, and the ascendant last.
    sarvashtakavarga: List["StrengthAshtakavargaAnswerSarvashtakavarga"]  #: Sums of the bindus, from Aries to Pisces.
    total: int  #: Bindus of the seven planets in all signs: always 337.
    metadata: "StrengthAshtakavargaMetadata"  #: Versions and rules behind the answer.

class StrengthAshtakavargaReducedSettings(SiderealSettings, total=False):
    ashtakavarga_table: Literal["varahamihira", "parasara"]  #: Table of the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira if omitted.
    ekadhipatya: Literal["equalise", "subtract", "zero"]  #: Bindus kept by the empty sign of a lord that has more than the occupied one: as many as that one (equalise), the difference (subtract), or none (zero). equalise if omitted.
    occupancy: Literal["planets", "planets_and_ascendant"]  #: Points that make a sign occupied in the reduction by lords. planets if omitted.
    virgo_multiplier: Literal[5, 6]  #: Weight of Virgo in the rasi pinda: 5 in most books, 6 in others. 5 if omitted.

class StrengthAshtakavargaReducedInput(Birth, total=False):
    settings: "StrengthAshtakavargaReducedSettings"  #: Conventions to follow; each has a default.

class ReducedAshtakavarga(TypedDict):
    """One row of the ashtakavarga after both reductions."""
    name: "AshtakavargaReceiver"  #: English name of the planet, or Ascendant.
    after_trikona: List[int]  #: Bindus after the reduction by trines, from Aries.
    after_ekadhipatya: List[int]  #: Bindus after both reductions, from Aries.
    rasi_pinda: int  #: Sum of the reduced bindus, each times the multiplier of its sign.
    graha_pinda: int  #: Sum over the seven planets of the reduced bindus in the sign of each, times its multiplier.
    shodhya_pinda: int  #: Sum of both pindas.

class StrengthAshtakavargaReducedMetadata(SiderealMetadata):
    ashtakavarga_table: Literal["varahamihira", "parasara"]  #: Table of the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64.
    ekadhipatya: Literal["equalise", "subtract", "zero"]  #: Bindus kept by the empty sign of a lord that has more than the occupied one: as many as that one (equalise), the difference (subtract), or none (zero).
    occupancy: Literal["planets", "planets_and_ascendant"]  #: Points that make a sign occupied in the reduction by lords.
    virgo_multiplier: Literal[5, 6]  #: Weight of Virgo in the rasi pinda: 5 in most books, 6 in others.

class StrengthAshtakavargaReducedAnswer(TypedDict):
    rows: List["ReducedAshtakavarga"]  #: The seven planets, and the ascendant last.
    metadata: "StrengthAshtakavargaReducedMetadata"  #: Versions and rules behind the answer.

class ShadbalaRequest(Birth, total=False):
    settings: "SunriseSettings"  #: Conventions to follow; each has a default.

class SunriseSettings(SiderealSettings, total=False):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted.

class PlanetStrength(TypedDict):
    """The six strengths of a planet."""
    name: "SignLord"  #: English name of the planet or point.
    sthana: "SthanaBala"
    dig: float  #: Strength of direction, in virupas.
    kala: "KalaBala"
    cheshta: float  #: Strength of motion; for Sun and Moon used only in ishta and kashta, in virupas.
    naisargika: float  #: Strength by nature, in virupas.
    drik: float  #: Strength by the aspects of others; may be negative, in virupas.
    total: Union[float, None]  #: Sum of all six, in virupas; null if the Sun does not rise or set.
    rupas: Union[float, None]  #: The total in rupas of 60 virupas.
    required_rupas: float  #: Rupas that the planet needs to be strong.
    ratio: Union[float, None]  #: Rupas divided by the required rupas: strong from 1.
    is_strong: Union[bool, None]  #: Whether it has the required rupas.
    ishta: float  #: Power to do good, 0 to 60.
    kashta: float  #: Power to do harm, 0 to 60.

class SthanaBala(TypedDict):
    """Strength of position and its parts."""
    uchcha: float  #: Strength by distance from deepest debilitation, in virupas.
    saptavargaja: float  #: Strength by the lords of its signs in seven vargas, in virupas.
    ojayugma: float  #: Strength by odd and even signs in birth chart and navamsa, in virupas.
    kendradi: float  #: Strength by kind of house, in virupas.
    drekkana: float  #: Strength by third of the sign, in virupas.
    total: float  #: Strength of position, in virupas.

class KalaBala(TypedDict):
    """Strength of time and its parts."""
    nathonnatha: float  #: Strength by day and night, in virupas.
    paksha: float  #: Strength by the light of the Moon, in virupas.
    tribhaga: Union[float, None]  #: Strength as lord of the third of day or night, in virupas; null if the Sun does not rise or set.
    abda: Union[float, None]  #: Strength as lord of the year, in virupas; null if the Sun does not rise or set.
    masa: Union[float, None]  #: Strength as lord of the month, in virupas; null if the Sun does not rise or set.
    vara: Union[float, None]  #: Strength as lord of the weekday, in virupas; null if the Sun does not rise or set.
    hora: Union[float, None]  #: Strength as lord of the hour, in virupas; null if the Sun does not rise or set.
    ayana: float  #: Strength by declination, in virupas.
    yuddha: Union[float, None]  #: Strength gained or lost in war with another planet, in virupas; null if the Sun does not rise or set.
    total: Union[float, None]  #: Strength of time, in virupas; null if the Sun does not rise or set.

class TimeLords(TypedDict):
    """Planets that rule the time of the birth."""
    abda: "SignLord"  #: Planet that rules the year.
    masa: "SignLord"  #: Planet that rules the month.
    vara: "SignLord"  #: Planet that rules the weekday, counted from sunrise.
    hora: "SignLord"  #: Planet that rules the hour.
    tribhaga: "SignLord"  #: Planet that rules the third of day or night.

class SunriseMetadata(SiderealMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    profile: Literal["raman"]  #: Edition of the formulas: B. V. Raman’s.

class StrengthShadbalaAnswer(TypedDict):
    planets: List["PlanetStrength"]  #: Sun to Saturn.
    lords: Union["TimeLords", None]  #: Planets that rule the time of the birth; null if the Sun does not rise or set.
    benefics: List["SignLord"]  #: Planets that count as benefics in this chart.
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing.
    metadata: "SunriseMetadata"  #: Versions and rules behind the answer.

class StrengthBhavaBalaAnswerHouses(TypedDict):
    house: int  #: Number of the house, 1 to 12.
    middle: "InSign"  #: Middle of the house.
    lord: "SignLord"  #: Lord of the sign in which the middle is.
    lord_strength: Union[float, None]  #: Shadbala of the lord, in virupas; null if the Sun does not rise or set.
    dig: float  #: Strength of direction, in virupas.
    drik: float  #: Strength by aspects; may be negative, in virupas.
    total: Union[float, None]  #: Sum of all three, in virupas; null if the Sun does not rise or set.
    rupas: Union[float, None]  #: The total in rupas of 60 virupas.

class StrengthBhavaBalaAnswer(TypedDict):
    houses: List["StrengthBhavaBalaAnswerHouses"]  #: Houses in order, from the first.
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing.
    metadata: "SunriseMetadata"  #: Versions and rules behind the answer.

class StrengthVimshopakaAnswerPlanetsVargas(TypedDict):
    varga: Literal["d1", "d2", "d3", "d4", "d7", "d9", "d10", "d12", "d16", "d20", "d24", "d27", "d30", "d40", "d45", "d60"]  #: Name of the divisional chart.
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    relation: Literal["own", "great_friend", "friend", "neutral", "enemy", "great_enemy"]  #: Relation to the lord of that sign, in the birth chart.
    points: int  #: Points of this varga, before weighting.

class StrengthVimshopakaAnswerPlanets(TypedDict):
    name: "SignLord"  #: English name of the planet or point.
    shadvarga: float  #: Points of twenty, over six vargas.
    saptavarga: float  #: Points of twenty, over seven vargas.
    dashavarga: float  #: Points of twenty, over ten vargas.
    shodashavarga: float  #: Points of twenty, over sixteen vargas.
    vargas: List["StrengthVimshopakaAnswerPlanetsVargas"]  #: Vargas, from the birth chart to the sixtieths.

class StrengthVimshopakaAnswer(TypedDict):
    planets: List["StrengthVimshopakaAnswerPlanets"]  #: Sun to Saturn.
    confidence: "Confidence"
    metadata: "VedicMetadata"  #: Versions and rules behind the answer.

class TransitGocharaInput(Birth, total=False):
    settings: "GocharaSettings"  #: Conventions to follow; each has a default.
    target: str  #: The requested instant, with its offset from UTC; now if omitted.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class GocharaSettings(VedicSettings, total=False):
    ashtakavarga_table: Literal["varahamihira", "parasara"]  #: Table of the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64. varahamihira if omitted.

class Kakshya(TypedDict):
    """The eighth of a sign, 3°45′, that a planet is in."""
    number: int  #: Number of the eighth of the sign, 1 to 8.
    lord: "AshtakavargaReceiver"  #: Lord of that eighth.
    has_bindu: bool  #: Whether the lord gives a bindu to the sign in the row of this planet.

class GocharaMetadata(VedicMetadata):
    ashtakavarga_table: Literal["varahamihira", "parasara"]  #: Table of the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64.

class TransitGocharaAnswerTransits(TypedDict):
    name: "GrahaName"  #: English name of the planet or point.
    placement: "Placement"  #: Position at the target; houses are counted from the natal ascendant.
    house_from_moon: int  #: House from the sign of the natal Moon.
    quality: "Quality"  #: good in a good house; neutral if another graha obstructs it there; else bad.
    vedha_house: Union[int, None]  #: House from the natal Moon from which it is obstructed; null if its own house is not good.
    obstructed_by: List["GrahaName"]  #: Grahas in the house of vedha that obstruct it.
    fruit: Literal["first_third", "middle_third", "last_third", "whole_sign"]  #: Part of the sign in which it gives its results.
    bindus: Union[int, None]  #: Bindus of the sign in its own ashtakavarga; null for Rahu and Ketu.
    sarva_bindus: int  #: Bindus of the sign in the sarvashtakavarga.
    kakshya: Union["Kakshya", None]  #: Eighth of the sign that it is in; null for Rahu and Ketu.

class _TransitGocharaAnswer(TypedDict):
    natal_moon: "Placement"
    natal_ascendant: "Ascendant"
    transits: List["TransitGocharaAnswerTransits"]  #: Sun to Saturn, Rahu, Ketu.
    metadata: "GocharaMetadata"  #: Versions and rules behind the answer.

class TransitGocharaAnswer(_TransitGocharaAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class TransitNatalAspectsSettingsOrbs(TypedDict, total=False):
    aspects: Dict[str, float]  #: Orbs by name of the aspect, degrees; others keep that of `orb_profile`.
    points: Dict[str, Union[float, Dict[str, float]]]  #: Orbs by name of the point, degrees for all aspects or by aspect: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, ascendant, midheaven.

class TransitNatalAspectsSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    clock: Literal["auto", "zone", "local_mean", "local_apparent", "ut"]  #: The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted.
    ayanamsa: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the sidereal zodiac; `none` for the tropical one. none if omitted.
    ayanamsha: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted.
    aspect_set: Literal["major", "all"]  #: The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major if omitted.
    aspects: str  #: The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
    orbs: Union[float, "TransitNatalAspectsSettingsOrbs"]  #: Own orbs: degrees for every counted aspect, or an object `aspects` (by aspect), `points` (of a point, for all aspects or by aspect), or both. The orb of a pair is the mean of those of its two points; a point without its own has that of the aspect.
    luminaries_factor: float  #: Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted.

class TransitNatalAspectsInput(Birth, total=False):
    settings: "TransitNatalAspectsSettings"  #: Conventions to follow; each has a default.
    bodies: str  #: Bodies in transit, up to 10. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. mars,jupiter,saturn,uranus,neptune,pluto if omitted.
    points: str  #: Points of the birth chart. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, ascendant, midheaven. sun,moon,mercury,venus,mars,jupiter,saturn,ascendant,midheaven if omitted.
    target: str  #: The requested instant, with its offset from UTC; now if omitted.

class _TransitNatalAspectsMetadata(Metadata):
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it.
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    ayanamsa: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the sidereal zodiac; `none` for the tropical one.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata.
    orbs: Dict[str, float]  #: Largest distance from exactness by aspect, degrees.
    aspect_set: Literal["major", "all"]  #: The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on).

class TransitNatalAspectsMetadata(_TransitNatalAspectsMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    aspects: str  #: The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
    orbs_by_point: Dict[str, Dict[str, float]]  #: Orbs of points that have their own, by aspect, degrees; only if they were requested.
    luminaries_factor: float  #: Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted.

class TransitNatalAspectsAnswerTransits(InSign):
    name: str  #: English name of the planet or point.
    is_retrograde: bool  #: Whether it moves backwards through the zodiac.

class TransitNatalAspectsAnswerAspects(TypedDict):
    transiting: str  #: The body in transit.
    natal: str  #: The point of the birth chart.
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semisextile", "semisquare", "sesquiquadrate", "quintile", "biquintile"]  #: Name of the aspect (angle between two points).
    angle: float  #: Degrees of the exact aspect.
    separation: float  #: Degrees between the two along the zodiac.
    orb: float  #: Distance from the exact angle, degrees.
    is_applying: Union[bool, None]  #: Whether it is becoming more exact; null if the body is stationary.

class TransitNatalAspectsAnswer(TypedDict):
    transits: List["TransitNatalAspectsAnswerTransits"]  #: Positions of the bodies at the target.
    aspects: List["TransitNatalAspectsAnswerAspects"]  #: Aspects, the nearest to exactness first.
    metadata: "TransitNatalAspectsMetadata"  #: Versions and rules behind the answer.

class TransitHitsSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    clock: Literal["auto", "zone", "local_mean", "local_apparent", "ut"]  #: The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted.
    ayanamsa: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the sidereal zodiac; `none` for the tropical one. none if omitted.
    ayanamsha: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

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
    bodies: str  #: Bodies in transit, up to 10. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. mars,jupiter,saturn,uranus,neptune,pluto if omitted.
    points: str  #: Points of the birth chart. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, ascendant, midheaven. sun,moon,mercury,venus,mars,jupiter,saturn,ascendant,midheaven if omitted.
    aspects: str  #: Aspects to search for. Separated by commas: conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. conjunction,sextile,square,trine,opposition if omitted.

class _TransitHitsMetadata(Metadata):
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it.
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    ayanamsa: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the sidereal zodiac; `none` for the tropical one.

class TransitHitsMetadata(_TransitHitsMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

_TransitHitsAnswerHitsMust = TypedDict(
    "_TransitHitsAnswerHitsMust",
    {
        "pass": int,  #: Number of the pass of this body over this aspect within the range.
    },
)

class TransitHitsAnswerHits(_TransitHitsAnswerHitsMust):
    at: str  #: Instant of exactness, by the clock of the birthplace.
    transiting: str  #: The body in transit.
    natal: str  #: The point of the birth chart.
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semisextile", "semisquare", "sesquiquadrate", "quintile", "biquintile"]  #: Name of the aspect (angle between two points).
    is_retrograde: bool  #: Whether the body moves backwards then.

class TransitHitsAnswer(TypedDict):
    hits: List["TransitHitsAnswerHits"]  #: Hits in order of time.
    metadata: "TransitHitsMetadata"  #: Versions and rules behind the answer.

class TransitSarvatobhadraSettings(VedicSettings, total=False):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted.
    side_vedha: Literal["all", "without_tithis"]  #: Squares of the slanting lines: all on them, or, as Horaratna says, stars, letters and signs alone, without the tithis and weekdays in the middle. all if omitted.

class TransitSarvatobhadraInput(Birth, total=False):
    settings: "TransitSarvatobhadraSettings"  #: Conventions to follow; each has a default.
    target: str  #: The requested instant, with its offset from UTC; now if omitted.

class ChakraBirthPoint(TypedDict):
    """A point of the birth in Sarvatobhadra chakra."""
    point: Literal["nakshatra", "sign", "tithi_group", "weekday"]  #: Star or sign of the Moon at birth, group of the tithi, or weekday.
    name: str  #: Name of the point in English.
    row: int  #: Row from the east, above, to the west.
    column: int  #: Column from the north, at the left, to the south.
    occupied_by: List["GrahaName"]  #: Planets in the square; only stars have planets.
    vedha: List["ChakraHit"]  #: Lines of vedha through the square.

class ChakraHit(TypedDict):
    """A line of vedha through a point of the birth."""
    name: "GrahaName"  #: Planet of the line.
    line: Literal["front", "left", "right"]  #: Its line through the square.
    by_motion: bool  #: Whether this line counts by the rule of motion.
    is_malefic: bool  #: Whether the planet is a malefic at the target.

class ChakraPlanet(TypedDict):
    """A planet in Sarvatobhadra chakra with its lines of vedha."""
    name: "GrahaName"  #: English name of the planet or point.
    longitude: float  #: Ecliptic longitude, degrees from 0° Aries.
    sign: "SignName"  #: Sign of the zodiac.
    nakshatra: "StarName"  #: Star of 28, with Abhijit.
    is_retrograde: bool  #: Whether it moves backwards through the zodiac.
    is_malefic: bool  #: Whether it is a malefic at the target: Sun, Mars, Saturn, the nodes, the waning Moon, and Mercury in a sign with one of them.
    row: int  #: Row from the east, above, to the west.
    column: int  #: Column from the north, at the left, to the south.
    front: List["ChakraCell"]  #: Squares of the line across the chakra, from the planet on.
    left: List["ChakraCell"]  #: Squares of the slanting line towards the following stars.
    right: List["ChakraCell"]  #: Squares of the slanting line towards the preceding stars.
    lines_by_motion: List[Literal["front", "left", "right"]]  #: Lines that count by the rule of motion: right if retrograde, left if faster than the mean, else front; all three for Sun, Moon and nodes.

StarName = Literal["Ashwini", "Bharani", "Krittika", "Rohini", "Mrigashirsha", "Ardra", "Punarvasu", "Pushya", "Ashlesha", "Magha", "Purva Phalguni", "Uttara Phalguni", "Hasta", "Chitra", "Swati", "Vishakha", "Anuradha", "Jyeshtha", "Moola", "Purva Ashadha", "Uttara Ashadha", "Abhijit", "Shravana", "Dhanishta", "Shatabhisha", "Purva Bhadrapada", "Uttara Bhadrapada", "Revati"]

class ChakraCell(TypedDict):
    """A square of the chakra."""
    row: int  #: Row from the east, above, to the west.
    column: int  #: Column from the north, at the left, to the south.

class ChakraSquare(TypedDict):
    """A square of Sarvatobhadra chakra with the planets in it and over it."""
    row: int  #: Row from the east, above, to the west.
    column: int  #: Column from the north, at the left, to the south.
    kind: Literal["nakshatra", "vowel", "consonant", "sign", "tithi_group"]  #: What the square holds.
    nakshatra: Union["StarName", None]  #: Star of a square of the outer ring; else null.
    sign: Union["SignName", None]  #: Sign of a square of the third ring; else null.
    letter: Union[str, None]  #: Vowel or consonant in Latin letters (IAST); else null.
    devanagari: Union[str, None]  #: The same letter in Devanagari; else null.
    tithi_group: Union[Literal["Nanda", "Bhadra", "Jaya", "Rikta", "Purna"], None]  #: Group of tithis of a square in the middle; else null.
    weekdays: List[str]  #: Weekdays of a square in the middle; else empty.
    planets: List["GrahaName"]  #: Planets in the star of the square at the target.
    vedha_by: List["GrahaName"]  #: Planets of which a line goes through the square.

class TransitSarvatobhadraMetadata(VedicMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    side_vedha: Literal["all", "without_tithis"]  #: Squares of the slanting lines: all on them, or, as Horaratna says, stars, letters and signs alone, without the tithis and weekdays in the middle.

class TransitSarvatobhadraAnswer(TypedDict):
    birth_points: List["ChakraBirthPoint"]  #: Star, sign, group of the tithi and weekday of the birth.
    planets: List["ChakraPlanet"]  #: Sun to Saturn, Rahu, Ketu at the target.
    squares: List["ChakraSquare"]  #: The 81 squares, row by row from the north-east.
    confidence: "Confidence"  #: Confidence in the squares and the three lines.
    motion_confidence: "Confidence"  #: Confidence in `lines_by_motion`.
    metadata: "TransitSarvatobhadraMetadata"  #: Versions and rules behind the answer.

class TransitKotaInput(Birth, total=False):
    settings: "VedicSettings"  #: Conventions to follow; each has a default.
    target: str  #: The requested instant, with its offset from UTC; now if omitted.

class KotaPlanet(TypedDict):
    """A planet in the fort at the target."""
    name: "GrahaName"  #: English name of the planet or point.
    longitude: float  #: Ecliptic longitude, degrees from 0° Aries.
    sign: "SignName"  #: Sign of the zodiac.
    nakshatra: "StarName"  #: Star of 28, with Abhijit.
    is_retrograde: bool  #: Whether it moves backwards through the zodiac.
    is_malefic: bool  #: Whether it is a malefic at the target: Sun, Mars, Saturn, the nodes, the waning Moon, and Mercury in a sign with one of them.
    count_from_birth: int  #: Number of the star, counted from the birth star.
    ring: Literal["bahya", "prakara", "madhya", "stambha"]  #: Part of the fort: bahya outside, prakara the wall, madhya inside, stambha the pillar in the middle.
    path: Literal["entry", "pillar", "exit"]  #: Way of the star: in along a diagonal, at the pillar, or out along an axis.
    direction: Literal["north_east", "east", "south_east", "south", "south_west", "west", "north_west", "north"]  #: Side of the fort.
    heading: Literal["in", "out", "pillar"]  #: Whether it goes into the fort or leaves it; a retrograde planet goes the other way. pillar: it is in the middle.

class KotaStar(TypedDict):
    """A star in its place of the fort."""
    nakshatra: "StarName"  #: Star of 28, with Abhijit.
    count_from_birth: int  #: Number of the star, counted from the birth star.
    ring: Literal["bahya", "prakara", "madhya", "stambha"]  #: Part of the fort: bahya outside, prakara the wall, madhya inside, stambha the pillar in the middle.
    path: Literal["entry", "pillar", "exit"]  #: Way of the star: in along a diagonal, at the pillar, or out along an axis.
    direction: Literal["north_east", "east", "south_east", "south", "south_west", "west", "north_west", "north"]  #: Side of the fort.
    planets: List["GrahaName"]  #: Planets in the star at the target.

class TransitKotaAnswer(TypedDict):
    birth_star: "StarName"  #: Star of the Moon at birth, of 28.
    pada: int  #: Quarter of the Moon’s star among 27.
    moon_sign: "SignName"  #: Sign of the Moon at birth.
    kota_swami: "GrahaName"  #: Lord of the fort.
    kota_pala: "GrahaName"  #: Guard of the fort.
    kota_pala_confidence: "Confidence"  #: Confidence in the guard; programs differ on Shravana and Dhanishta.
    planets: List["KotaPlanet"]  #: Sun to Saturn, Rahu, Ketu at the target.
    stars: List["KotaStar"]  #: The 28 stars of the fort, from the birth star.
    confidence: "Confidence"  #: Confidence in the rings and ways.
    metadata: "VedicMetadata"  #: Versions and rules behind the answer.

class JaiminiKarakasSettings(VedicSettings, total=False):
    karaka_count: Literal[8, 7]  #: Eight karakas with Rahu, or the seven of K.N. Rao, without Rahu and the Pitri karaka. 8 if omitted.

class JaiminiKarakasInput(Birth, total=False):
    settings: "JaiminiKarakasSettings"  #: Conventions to follow; each has a default.

class CharaKaraka(TypedDict):
    """An office and the graha that has it."""
    karaka: Literal["atma", "amatya", "bhratri", "matri", "pitri", "putra", "gnati", "dara"]  #: The office: atma is the self, amatya the minister, dara the spouse.
    grahas: List["GrahaName"]  #: Graha with the office. Two at exactly the same degree share it, and the next office is empty.
    advance: float  #: Degrees passed in the sign; for Rahu, counted from its end.

class JaiminiKarakasMetadata(VedicMetadata):
    karaka_count: Literal[8, 7]  #: Eight karakas with Rahu, or the seven of K.N. Rao, without Rahu and the Pitri karaka.

class JaiminiKarakasAnswerKarakamsa(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.

class JaiminiKarakasAnswerSwamsa(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.

class JaiminiKarakasAnswer(TypedDict):
    karakas: List["CharaKaraka"]  #: Karakas from Atma to Dara.
    karakamsa: "JaiminiKarakasAnswerKarakamsa"  #: Sign of the Atma karaka in the navamsa.
    swamsa: "JaiminiKarakasAnswerSwamsa"  #: Sign of the ascendant in the navamsa.
    has_tie: bool  #: Whether two planets are at exactly the same degree.
    confidence: "Confidence"
    metadata: "JaiminiKarakasMetadata"  #: Versions and rules behind the answer.

class JaiminiArudhasInput(Birth, total=False):
    settings: "JaiminiArudhasSettings"  #: Conventions to follow; each has a default.

class ArudhaPada(TypedDict):
    """The arudha of one house."""
    house: int  #: Number of the house, 1 to 12.
    label: str  #: A1 to A12; A12 is also UL, A1 also AL.
    name: str  #: Name of the arudha pada.
    lord: "GrahaName"  #: Lord of the house, used for counting.
    lord_rule: Literal["only_lord", "other_is_in_sign", "more_companions", "jupiter_mercury_dispositor", "exalted", "modality", "longer_period", "more_advanced", "equal", "classical"]  #: Rule that selected this lord.
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    arudha_house: int  #: House of the arudha, from the ascendant.

class JaiminiArudhasAnswer(TypedDict):
    arudhas: List["ArudhaPada"]  #: In order of the houses, from the first.
    confidence: "Confidence"
    metadata: "JaiminiArudhasMetadata"  #: Versions and rules behind the answer.

class JaiminiArgalaSettings(VedicSettings, total=False):
    argala_nodes: Literal["zodiacal", "reversed"]  #: Whether the places of Rahu and Ketu are counted forward like the others, or backwards. zodiacal if omitted.

class JaiminiArgalaInput(Birth, total=False):
    settings: "JaiminiArgalaSettings"  #: Conventions to follow; each has a default.

class Argala(TypedDict):
    """Intervention on a sign from one place, and its obstruction."""
    place: int  #: Place from the sign: 2, 4 and 11 are primary, 5 is secondary.
    is_primary: bool  #: Whether it is one of the three primary ones.
    by: List["GrahaName"]  #: Grahas that intervene.
    obstructed_from: int  #: Place from which it is obstructed.
    against: List["GrahaName"]  #: Grahas that obstruct.
    holds: bool  #: Whether more grahas intervene than obstruct.

class JaiminiArgalaMetadata(VedicMetadata):
    argala_nodes: Literal["zodiacal", "reversed"]  #: Whether the places of Rahu and Ketu are counted forward like the others, or backwards.

class JaiminiArgalaAnswerHousesVipareeta(TypedDict):
    by: List["GrahaName"]  #: Malefics in the third.
    holds: bool  #: Whether three malefics or more are in the third, and no other graha.

class JaiminiArgalaAnswerHouses(TypedDict):
    house: int  #: Number of the house, 1 to 12.
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    argalas: List["Argala"]  #: Argalas from the 2nd, 4th, 11th and 5th.
    vipareeta: "JaiminiArgalaAnswerHousesVipareeta"  #: Argala of malefics in the third.

class JaiminiArgalaAnswer(TypedDict):
    houses: List["JaiminiArgalaAnswerHouses"]  #: In order of the houses, from the first.
    confidence: "Confidence"
    metadata: "JaiminiArgalaMetadata"  #: Versions and rules behind the answer.

class JaiminiCharaDashaInput(Birth, total=False):
    settings: "JaiminiDashaSettings"  #: Conventions to follow; each has a default.
    depth: int  #: Number of levels of periods to list, beginning with the great periods. 2 if omitted.
    ages: bool  #: Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted.

class JaiminiDashaSettings(VedicSettings, total=False):
    year_length: Union[float, Literal[360], Literal["true_sidereal_sun"]]  #: Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to its sidereal place at birth. 365.25 if omitted.

class _SignMahadasha(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    from_age: float  #: Age in years at which it begins.
    start_at: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
    end_at: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
    years: int  #: Length in years.
    lord: "GrahaName"  #: Lord used for counting the years; one of two lords for Scorpio and Aquarius.
    antardashas: Union[List["SignAntardasha"], None]  #: Periods within this one; null below the requested depth.

class SignMahadasha(_SignMahadasha, total=False):
    """A period of a sign."""
    age_from: float  #: Age in years at the start, if `ages` is true; negative before birth.
    age_to: float  #: Age in years at the end, if `ages` is true.

class _SignAntardasha(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    from_age: float  #: Age in years at which it begins.
    start_at: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
    end_at: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.

class SignAntardasha(_SignAntardasha, total=False):
    """One of twelve equal parts."""
    age_from: float  #: Age in years at the start, if `ages` is true; negative before birth.
    age_to: float  #: Age in years at the end, if `ages` is true.

class DashaMetadata(SiderealMetadata):
    year_length: Union[float, Literal[360], Literal["true_sidereal_sun"]]  #: Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to its sidereal place at birth.

class JaiminiDashaMetadata(DashaMetadata):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.

class JaiminiCharaDashaAnswerSeed(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.

class JaiminiCharaDashaAnswer(TypedDict):
    seed: "JaiminiCharaDashaAnswerSeed"  #: Sign of the first period.
    seed_rule: Union[Literal["more_planets", "jupiter_mercury_lord", "exalted_planet", "lord_in_other_parity", "modality", "lord_more_advanced", "equal"], None]  #: Rule that made it the stronger of the ascendant and the seventh; null if the dasha always begins with the ascendant.
    direction: Literal["forward", "backward"]  #: Direction through the zodiac, from the seed.
    mahadashas: List["SignMahadasha"]  #: Great periods in order, from birth.
    confidence: "Confidence"  #: Confidence in the order and lengths of the great periods.
    antardasha_confidence: "Confidence"  #: Confidence in the order of the periods within them.
    metadata: "JaiminiDashaMetadata"  #: Versions and rules behind the answer.

class _ShoolaMahadasha(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    from_age: float  #: Age in years at which it begins.
    start_at: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
    end_at: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
    years: int  #: Length in years.
    antardashas: Union[List["SignAntardasha"], None]  #: Periods within this one; null below the requested depth.

class ShoolaMahadasha(_ShoolaMahadasha, total=False):
    """A period of a sign with years of its own."""
    age_from: float  #: Age in years at the start, if `ages` is true; negative before birth.
    age_to: float  #: Age in years at the end, if `ages` is true.

class JaiminiShoolaDashaAnswerSeed(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.

class JaiminiShoolaDashaAnswer(TypedDict):
    seed: "JaiminiShoolaDashaAnswerSeed"  #: Sign of the first period.
    seed_rule: Literal["more_planets", "jupiter_mercury_lord", "exalted_planet", "lord_in_other_parity", "modality", "lord_more_advanced", "equal"]  #: Rule that made it the stronger of two signs.
    direction: Literal["forward", "backward"]  #: Direction through the zodiac, from the seed.
    mahadashas: List["ShoolaMahadasha"]  #: The twelve great periods in order, from birth.
    confidence: "Confidence"  #: Confidence in the order and lengths of the great periods.
    antardasha_confidence: "Confidence"  #: Confidence in the order of the periods within them.
    metadata: "JaiminiDashaMetadata"  #: Versions and rules behind the answer.

class DaySettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted.
    ayanamsha: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted.
    clock: Literal["auto", "zone", "local_mean", "local_apparent", "ut"]  #: The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted.

class PointsUpagrahasSettings(DaySettings, total=False):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    gulika_moment: Literal["start", "middle", "end"]  #: Moment of the eighth of Saturn that is used. start if omitted.
    kaala_moment: Literal["middle", "start", "end"]  #: Moment of its eighth that is used for each of Kaala, Mrityu, Artha Prahara and Yamaghantaka. middle if omitted.
    mandi_method: Literal["middle", "end", "ghatis"]  #: Middle or end of the eighth of Saturn, or a ghati of the weekday, as in Phaladeepika. middle if omitted.

class PointsUpagrahasInput(Birth, total=False):
    settings: "PointsUpagrahasSettings"  #: Conventions to follow; each has a default.

class PlacedPoint(InSign):
    """Position of a point without a body."""
    house: int  #: Whole-sign house from the ascendant.
    nakshatra: "NakshatraName"  #: Nakshatra (lunar mansion) of the position.
    nakshatra_number: int  #: 1 is Ashwini.
    nakshatra_lord: "GrahaName"  #: Planet that rules the nakshatra.
    pada: int  #: Quarter of the nakshatra.

class PanchangDay(TypedDict):
    """The day that contains the requested instant: from sunrise to sunrise, or a civil date if `settings.day_start` is midnight."""
    date: str  #: Civil date on which the day began.
    weekday: str  #: Weekday of the day.
    basis: Literal["sunrise", "civil"]  #: Basis of the day: sunrise, or the civil calendar if there is no sunrise or `settings.day_start` is midnight.
    sunrise: Union[str, None]  #: Sunrise; null if there is none.
    sunset: Union[str, None]  #: Sunset; null if there is none.
    next_sunrise: Union[str, None]  #: The following sunrise; null if there is none.

class _DayMetadata(Metadata):
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it.
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.

class DayMetadata(_DayMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class PointsUpagrahasMetadata(DayMetadata):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    gulika_moment: Literal["start", "middle", "end"]  #: Moment of the eighth of Saturn that is used.
    kaala_moment: Literal["middle", "start", "end"]  #: Moment of its eighth that is used for each of Kaala, Mrityu, Artha Prahara and Yamaghantaka.
    mandi_method: Literal["middle", "end", "ghatis"]  #: Middle or end of the eighth of Saturn, or a ghati of the weekday, as in Phaladeepika.

class PointsUpagrahasAnswerKaalaGroup(TypedDict):
    name: Literal["kaala", "mrityu", "artha_prahara", "yamaghantaka", "gulika", "mandi"]  #: Name of the upagraha, for programs.
    point: Union["PlacedPoint", None]  #: Position of the upagraha; null if the Sun does not rise or set.
    method: str  #: Moment of its eighth that was used.
    confidence: "Confidence"

class PointsUpagrahasAnswerDhumaGroup(TypedDict):
    name: Literal["dhuma", "vyatipata", "parivesha", "indrachapa", "upaketu"]  #: Name of the upagraha, for programs.
    point: "PlacedPoint"

class PointsUpagrahasAnswer(TypedDict):
    kaala_group: List["PointsUpagrahasAnswerKaalaGroup"]  #: Points that rise in an eighth of day or night.
    dhuma_group: List["PointsUpagrahasAnswerDhumaGroup"]  #: Points that follow from the Sun.
    is_day_birth: Union[bool, None]  #: Whether the birth is between sunrise and sunset; null if one is missing.
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing.
    metadata: "PointsUpagrahasMetadata"  #: Versions and rules behind the answer.

class PointsSpecialLagnasSettings(DaySettings, total=False):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.

class PointsSpecialLagnasInput(Birth, total=False):
    settings: "PointsSpecialLagnasSettings"  #: Conventions to follow; each has a default.

class PointsSpecialLagnasMetadata(DayMetadata):
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
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing.
    metadata: "PointsSpecialLagnasMetadata"  #: Versions and rules behind the answer.

class YogaDetectInput(Birth, total=False):
    settings: "VedicSettings"  #: Conventions to follow; each has a default.
    gender: Literal["male", "female"]  #: Used only by Mahabhagya yoga, which is not judged without it.
    only_present: bool  #: Whether to omit the yogas whose condition is not met. true if omitted.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class DetectedYoga(TypedDict):
    """One yoga with its rule, its evidence and its strength."""
    name: str  #: Name of the yoga.
    group: Literal["major", "raja_dhana", "chandra", "surya", "nabhasa", "arishta"]  #: Group of the yoga; arishta are yogas of misfortune.
    has_yoga: bool  #: Whether its condition is met and nothing cancels it.
    rule: str  #: The condition of the yoga, in an English sentence.
    source: str  #: Work from which the rule is taken.
    share_percent: Union[float, None]  #: Percentage of random births that have the yoga; a common yoga means little. Null if not measured.
    strength: Union[Literal["strong", "medium", "weak"], None]  #: Strength of the strongest combination; null if the condition is not met.
    combinations: List["YogaCombination"]  #: Sets of planets that make the yoga, the strongest first; empty if the condition is not met.
    counted_from: List[str]  #: Points from which the rule counted houses or signs; empty if it counts none.
    notes: List[str]  #: Facts that form the yoga or weaken it.
    cancelled_by: Union[str, None]  #: Reason why the yoga does not hold although its condition is met; else null.

class YogaCombination(TypedDict):
    """One set of planets that makes a yoga."""
    planets: List["GrahaName"]  #: Planets that make the yoga.
    houses: List[int]  #: Their houses from the ascendant, in the same order.
    note: Union[str, None]  #: Further detail of the combination; null if the rule describes it fully.
    strength: Literal["strong", "medium", "weak"]  #: Strength of the planets of the combination.
    score: float  #: Mean score of the planets; strong from 1, weak below 0.
    reasons: List[str]  #: Points for and against each planet, in English sentences.

class _YogaDetectAnswer(TypedDict):
    judged: int  #: Number of yogas examined.
    present: int  #: Number of yogas that hold.
    strong: int  #: Number of yogas that hold and are strong.
    yogas: List["DetectedYoga"]  #: Yogas, in the order of the classical lists.
    strength_confidence: "Confidence"
    metadata: "VedicMetadata"  #: Versions and rules behind the answer.

class YogaDetectAnswer(_YogaDetectAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class KpChartInput(Birth, total=False):
    settings: "KpSettings"  #: Conventions to follow; each has a default.

class KpSettings(Settings, total=False):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    ayanamsa: Literal["krishnamurti", "kp_new"]  #: krishnamurti, or kp_new for the later table that starts in 291. The sub lords are defined for these two, and another one is refused. krishnamurti if omitted.
    ayanamsha: Literal["krishnamurti", "kp_new"]  #: Alias of ayanamsa.

class KpCuspSignificators(TypedDict):
    a: List["GrahaName"]  #: Planets in the star of an occupant: the strongest.
    b: List["GrahaName"]  #: Planets in the house.
    c: List["GrahaName"]  #: Planets in the star of the lord of the cusp.
    d: "SignLord"  #: Lord of the sign on the cusp.

class KpCusp(InSign):
    """Cusp of a house, with its lords and significators."""
    house: int  #: Number of the house, 1 to 12.
    nakshatra: "NakshatraName"  #: Nakshatra (lunar mansion) of the position.
    nakshatra_number: int  #: 1 is Ashwini.
    nakshatra_lord: "GrahaName"  #: Planet that rules the nakshatra.
    pada: int  #: Quarter of the nakshatra.
    lords: "KpLords"
    sub_margin: float  #: Degrees to the nearer end of the sub. A cusp moves 1° in some four minutes of birth time.
    significators: "KpCuspSignificators"  #: Significators of the house, in four steps of strength.

class KpLords(TypedDict):
    """Rulers of a point of the zodiac by Krishnamurti, from the sign down."""
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
    reason: Literal["conjunction", "star", "aspect", "sign"]  #: Reason for which the node acts for it.

class KpPlanet(TypedDict):
    """One of the nine grahas with its lords and the houses that it signifies."""
    placement: "Placement"  #: Place of the planet; its house is that of the preceding cusp.
    lords: "KpLords"
    sub_margin: float  #: Degrees to the nearer end of the sub. A cusp moves 1° in some four minutes of birth time.
    significations: "KpPlanetSignifications"  #: Houses that it signifies, in four steps of strength.
    conjoined_with: List["GrahaName"]  #: Grahas in the same sign.
    aspected_by: List["GrahaName"]  #: Grahas with a full aspect on its sign.
    agents: List["KpPlanetAgents"]  #: Grahas for which a node acts, the strongest first: conjunction, star lord, aspect, sign lord. Empty for planets.

class KpMetadata(Metadata):
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it.
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    ayanamsa: Literal["krishnamurti", "kp_new"]  #: krishnamurti, or kp_new for the later table that starts in 291. The sub lords are defined for these two, and another one is refused.
    house_system_requested: Union[Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky"], None]  #: The requested house system, if it has no solution there and another was used; else null.

class KpChartAnswer(TypedDict):
    cusps: List["KpCusp"]  #: Cusps, from the first house.
    planets: List["KpPlanet"]  #: Grahas: Sun to Saturn, Rahu, Ketu.
    intercepted_signs: List["SignName"]  #: Signs without a cusp; they belong to no house.
    metadata: "KpMetadata"  #: Versions and rules behind the answer.

class KpRulingPlanetsSettings(KpSettings, total=False):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted.
    day_start: Literal["sunrise", "midnight"]  #: Beginning of the weekday. sunrise: from sunrise to sunrise, as in the texts, so that before sunrise it is still the day before. midnight: the civil date. sunrise if omitted.
    ruler_count: Literal[5, 7]  #: The five of the school, or seven with the sub lords of the ascendant and the Moon. 5 if omitted.
    reject_by: Literal["star", "sub", "none"]  #: Lord that rejects a ruler if it is retrograde. star if omitted.

class KpRulingPlanetsInput(Birth, total=False):
    settings: "KpRulingPlanetsSettings"  #: Conventions to follow; each has a default.

class RulingPlanet(TypedDict):
    """A ruler of the moment with the reason."""
    role: Literal["ascendant_star", "ascendant_sign", "moon_star", "moon_sign", "day", "ascendant_sub", "moon_sub"]  #: Role that makes it a ruler of the moment.
    name: "GrahaName"  #: English name of the planet or point.
    is_rejected: bool  #: Whether its lord by `settings.reject_by` is retrograde.
    rejected_for: Union["SignLord", None]  #: The retrograde planet; null if the ruler is not rejected.

class ActingNode(TypedDict):
    """A lunar node that acts for a ruler of the moment."""
    name: Literal["Rahu", "Ketu"]  #: Rahu or Ketu.
    acts_for: "GrahaName"  #: Ruler for which the node acts.
    by: Literal["sign", "conjunction"]  #: The node is in a sign of the ruler, or in one sign with it.

class KpRulingPlanetsMetadata(KpMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    day_start: Literal["sunrise", "midnight"]  #: Beginning of the weekday. sunrise: from sunrise to sunrise, as in the texts, so that before sunrise it is still the day before. midnight: the civil date.
    ruler_count: Literal[5, 7]  #: The five of the school, or seven with the sub lords of the ascendant and the Moon.
    reject_by: Literal["star", "sub", "none"]  #: Lord that rejects a ruler if it is retrograde.

class KpRulingPlanetsAnswer(TypedDict):
    rulers: List["RulingPlanet"]  #: Rulers, the strongest first; one graha may have several roles.
    nodes: List["ActingNode"]  #: Nodes that act for a ruler.
    panchang_day: "PanchangDay"
    metadata: "KpRulingPlanetsMetadata"  #: Versions and rules behind the answer.

class _KpHoraryInput(Birth):
    number: int  #: The number that the querent names, 1 to 249: it gives the ascendant.

class KpHoraryInput(_KpHoraryInput, total=False):
    settings: "KpSettings"  #: Conventions to follow; each has a default.

_KpHoraryAnswerMust = TypedDict(
    "_KpHoraryAnswerMust",
    {
        "from": float,  #: Start of the part of the number, degrees; the ascendant.
    },
)

class KpHoraryAnswer(_KpHoraryAnswerMust):
    number: int  #: The number that the chart was cast for, 1 to 249.
    until: float  #: End of the part of the number, degrees.
    cusps: List["KpCusp"]  #: Cusps, from the first house.
    planets: List["KpPlanet"]  #: Grahas: Sun to Saturn, Rahu, Ketu.
    intercepted_signs: List["SignName"]  #: Signs without a cusp; they belong to no house.
    metadata: "KpMetadata"  #: Versions and rules behind the answer.

class _Stay(TypedDict):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.

class Stay(_Stay, total=False):
    """A place that is not the birthplace."""
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.

class VarshaphalChartSettings(VedicSettings, total=False):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted.
    annual_moment: Literal["true", "mean"]  #: Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. true if omitted.
    muntha_degree: Literal["sign_start", "natal_ascendant"]  #: Degree of the muntha at the start of a year: 0° of its sign, or the degree of the natal ascendant. sign_start if omitted.
    varga_friendship: Literal["positional", "natural"]  #: positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao. positional if omitted.

class _VarshaphalChartInput(Birth):
    target_year: int  #: The calendar year whose birthday opens the year of life; it opens within days of that birthday.

class VarshaphalChartInput(_VarshaphalChartInput, total=False):
    settings: "VarshaphalChartSettings"  #: Conventions to follow; each has a default.
    stay: "Stay"  #: Place of the birthday, if not the place of birth; instants are given in its time zone if it has one.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class YearLordClaims(TypedDict):
    name: "SignLord"  #: English name of the planet or point.
    vishwa: float  #: Strength, of 20.
    offices: List[Literal["muntha_lord", "natal_ascendant_lord", "annual_ascendant_lord", "trirashi_lord", "dinaratri_lord"]]  #: Offices that it bears, of five.
    aspects_ascendant: bool  #: Whether it aspects the ascendant: it is in any house but 2, 6, 8 and 12.

class YearLord(TypedDict):
    """Planet that rules a year of life, with the reason."""
    name: "SignLord"  #: English name of the planet or point.
    reason: Literal["strongest_aspecting", "none_aspects", "all_weak", "moon_ithasala", "moon_sign_lord"]  #: strongest_aspecting: the strongest office-bearer that aspects the ascendant; none_aspects, all_weak: the lord of the muntha, because no bearer qualifies; moon_ithasala, moon_sign_lord: in place of the Moon, the planet that she joins or the lord of her sign.
    is_moon_passed_over: bool  #: Whether the Moon had the best claim and was passed over.
    claims: List["YearLordClaims"]  #: Office-bearers, the strongest first.

class AnnualStrengthPanchavargiya(TypedDict):
    kshetra: float  #: Strength by the lord of its sign, of 30.
    uchcha: float  #: Strength by distance from deepest debilitation, of 20.
    hadda: float  #: Strength by the lord of its hadda, of 15.
    drekkana: float  #: Strength by the lord of its third of the sign, of 10.
    navamsa: float  #: Strength by the lord of its ninth of the sign, of 5.
    total: float  #: Sum of all five, of 80.
    vishwa: float  #: A fourth of the total: weak below 5, strong above 10, very strong above 15, of 20.

class AnnualStrengthHarsha(TypedDict):
    house: float  #: Points in its house of joy, of 5.
    dignity: float  #: Points in its own sign or exaltation, of 5.
    sex: float  #: Points in a house of its sex, of 5.
    time: float  #: Points of male planets by day, of female ones by night, of 5.
    total: float  #: Sum of all four, of 20.

class AnnualStrength(TypedDict):
    """Strengths of a planet in a year of life."""
    name: "SignLord"  #: English name of the planet or point.
    panchavargiya: "AnnualStrengthPanchavargiya"  #: Strength in five vargas.
    harsha: "AnnualStrengthHarsha"  #: Harsha bala: points for the joys of the planet.

class VarshaphalChartMetadata(VedicMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    annual_moment: Literal["true", "mean"]  #: Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth.
    muntha_degree: Literal["sign_start", "natal_ascendant"]  #: Degree of the muntha at the start of a year: 0° of its sign, or the degree of the natal ascendant.
    varga_friendship: Literal["positional", "natural"]  #: positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao.

class VarshaphalChartAnswerMuntha(InSign):
    house: int  #: Number of the house, 1 to 12.

class VarshaphalChartAnswerOfficeBearers(TypedDict):
    muntha_lord: "SignLord"  #: Lord of the muntha.
    natal_ascendant_lord: "SignLord"  #: Lord of the natal ascendant.
    annual_ascendant_lord: "SignLord"  #: Lord of the annual ascendant.
    trirashi_lord: "SignLord"  #: Lord of the three signs of the annual ascendant, by day or night.
    dinaratri_lord: "SignLord"  #: Lord of the sign of the Sun by day, of the Moon by night.

class _VarshaphalChartAnswer(TypedDict):
    target_year: int  #: The requested calendar year.
    completed_years: int  #: Years of life completed when this one opens; negative before the birth.
    opens_at: str  #: Start of the year, local time of the place.
    utc_datetime: str  #: Start of the year in UTC.
    julian_day_ut: float  #: The same instant as a Julian Day in UT.
    is_day: bool  #: Whether the Sun was above the horizon when the year opened.
    ascendant: "Ascendant"  #: The point that rises in the east.
    planets: List["Placement"]  #: Sun to Saturn, Rahu, Ketu.
    muntha: "VarshaphalChartAnswerMuntha"  #: The muntha: the natal ascendant, advanced by a sign per year.
    office_bearers: "VarshaphalChartAnswerOfficeBearers"  #: Planets that contend for the lordship of the year.
    year_lord: "YearLord"
    strengths: List["AnnualStrength"]  #: Sun to Saturn.
    metadata: "VarshaphalChartMetadata"  #: Versions and rules behind the answer.

class VarshaphalChartAnswer(_VarshaphalChartAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class VarshaphalSahamsSettings(VedicSettings, total=False):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted.
    annual_moment: Literal["true", "mean"]  #: Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. true if omitted.
    saham_school: Literal["charak", "pvr"]  #: Source of the formulas on which the books differ: Charak, or P.V.R. Narasimha Rao. charak if omitted.
    saham_houses: Literal["sripati", "equal"]  #: House system of the middles of houses from which some sahams are counted. sripati if omitted.
    saham_arc: Literal["degrees", "signs"]  #: Test for a point between two others: by degrees, or by whole signs. degrees if omitted.

class _VarshaphalSahamsInput(Birth):
    target_year: int  #: The calendar year whose birthday opens the year of life; it opens within days of that birthday.

class VarshaphalSahamsInput(_VarshaphalSahamsInput, total=False):
    settings: "VarshaphalSahamsSettings"  #: Conventions to follow; each has a default.
    stay: "Stay"  #: Place of the birthday, if not the place of birth; instants are given in its time zone if it has one.

class SahamPosition(InSign):
    house: int  #: Number of the house, 1 to 12.

class Saham(TypedDict):
    """A sensitive point of a year, counted from two others."""
    id: Literal["punya", "vidya", "yasha", "mahatmya", "samartha", "bhratri", "pitri", "raja", "matri", "jeeva", "karma", "kali", "shastra", "artha", "paradesa", "labha", "karyasiddhi", "jadya", "satru", "jalapatana", "bandhana", "asha", "mitra", "gaurava", "putra", "roga", "bandhu", "mrityu", "vivaha", "vanika"]  #: Id of the saham, for programs.
    topic: str  #: Topic of the saham.
    position: Union["SahamPosition", None]  #: Position of the saham; null for Samartha by Charak if Mars rules the ascendant, because the formula has no meaning then.

class VarshaphalSahamsMetadata(VedicMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    annual_moment: Literal["true", "mean"]  #: Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth.
    saham_school: Literal["charak", "pvr"]  #: Source of the formulas on which the books differ: Charak, or P.V.R. Narasimha Rao.
    saham_houses: Literal["sripati", "equal"]  #: House system of the middles of houses from which some sahams are counted.
    saham_arc: Literal["degrees", "signs"]  #: Test for a point between two others: by degrees, or by whole signs.

class VarshaphalSahamsAnswer(TypedDict):
    target_year: int  #: The requested calendar year.
    completed_years: int  #: Years of life completed when this one opens; negative before the birth.
    opens_at: str  #: Start of the year, local time of the place.
    utc_datetime: str  #: Start of the year in UTC.
    julian_day_ut: float  #: The same instant as a Julian Day in UT.
    is_day: bool  #: Whether the Sun was above the horizon when the year opened.
    sahams: List["Saham"]  #: The thirty sahams, in the order of the books.
    metadata: "VarshaphalSahamsMetadata"  #: Versions and rules behind the answer.

class VarshaphalMuddaDashaSettings(VedicSettings, total=False):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted.
    annual_moment: Literal["true", "mean"]  #: Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. true if omitted.
    annual_day: Literal["sun_degree", "year_share", "civil"]  #: Length of each of the 360 days: a degree of the Sun, a 360th of this year, or 24 hours. sun_degree if omitted.

class _VarshaphalMuddaDashaInput(Birth):
    target_year: int  #: The calendar year whose birthday opens the year of life; it opens within days of that birthday.

class VarshaphalMuddaDashaInput(_VarshaphalMuddaDashaInput, total=False):
    settings: "VarshaphalMuddaDashaSettings"  #: Conventions to follow; each has a default.
    stay: "Stay"  #: Place of the birthday, if not the place of birth; instants are given in its time zone if it has one.

class MuddaPeriod(TypedDict):
    """A period of Vimshottari within a year."""
    lord: "GrahaName"  #: Ruler of the period.
    days: float  #: Length in days, of which the year has 360.
    share: float  #: Share of the year.
    start_at: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
    end_at: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.

class VarshaYoginiPeriod(TypedDict):
    """A period of a yogini within a year."""
    name: str  #: Name of the yogini.
    lord: "GrahaName"  #: Ruler of the period.
    days: float  #: Length in days, of which the year has 360.
    share: float  #: Share of the year.
    start_at: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
    end_at: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.

class PatyayiniPeriod(TypedDict):
    """A period by degrees within signs."""
    lord: "AshtakavargaReceiver"  #: Ruler of the period.
    days: float  #: Length in days, of which the year has 360.
    share: float  #: Share of the year.
    start_at: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
    end_at: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.

class VarshaphalMuddaDashaMetadata(VedicMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    annual_moment: Literal["true", "mean"]  #: Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth.
    annual_day: Literal["sun_degree", "year_share", "civil"]  #: Length of each of the 360 days: a degree of the Sun, a 360th of this year, or 24 hours.

class VarshaphalMuddaDashaAnswer(TypedDict):
    target_year: int  #: The requested calendar year.
    completed_years: int  #: Years of life completed when this one opens; negative before the birth.
    opens_at: str  #: Start of the year, local time of the place.
    utc_datetime: str  #: Start of the year in UTC.
    julian_day_ut: float  #: The same instant as a Julian Day in UT.
    mudda: List["MuddaPeriod"]  #: Ten periods; nine if the natal Moon was exactly at the start of a star.
    varsha_yogini: List["VarshaYoginiPeriod"]  #: Nine periods; eight if the natal Moon was exactly at the start of a star.
    patyayini: List["PatyayiniPeriod"]  #: Eight periods, ordered by degrees within signs.
    metadata: "VarshaphalMuddaDashaMetadata"  #: Versions and rules behind the answer.

class VarshaphalYogasSettings(VedicSettings, total=False):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted.
    annual_moment: Literal["true", "mean"]  #: Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. true if omitted.

class _VarshaphalYogasInput(Birth):
    target_year: int  #: The calendar year whose birthday opens the year of life; it opens within days of that birthday.

class VarshaphalYogasInput(_VarshaphalYogasInput, total=False):
    settings: "VarshaphalYogasSettings"  #: Conventions to follow; each has a default.
    stay: "Stay"  #: Place of the birthday, if not the place of birth; instants are given in its time zone if it has one.

class TajikaAspect(TypedDict):
    """Two planets of a year within their orb."""
    faster: "SignLord"  #: The planet of the two that moves faster.
    slower: "SignLord"  #: The planet of the two that moves slower.
    house: int  #: Sign of the slower counted from the faster.
    relation: Literal["friendly", "inimical", "conjunction"]  #: Relation of their signs by aspect.
    behind: float  #: Degrees by which the faster is behind the slower within its sign; negative if it has passed.
    orb: float  #: Mean of the orbs of both planets, degrees.
    kind: Literal["ithasala", "poorna_ithasala", "ishrafa"]  #: ithasala: the faster approaches (poorna below 1°); ishrafa: it separates.
    is_disputed: bool  #: Whether it is less than 1° past: full ithasala here, ishrafa in some books.
    is_faster_retrograde: bool  #: Whether the faster is retrograde: some books exchange ithasala and ishrafa then.

class TajikaMatterYogas(TypedDict):
    yoga: Literal["ithasala", "ishrafa", "nakta", "yamaya", "manau", "kamboola", "gairi_kamboola", "khallasara", "radda"]  #: Name of the Tajika yoga.
    through: List["SignLord"]  #: Planets that decide the yoga: the third planet, the lord that the Moon joins, or the hindered lord; may be empty.

class TajikaMatter(TypedDict):
    """Aspect and yogas of the lord of the ascendant with the lord of a house."""
    house: int  #: The house of the matter.
    lord: "SignLord"  #: Planet that rules the house of the matter.
    is_same_lord: bool  #: Whether it also rules the ascendant, so there is no pair.
    aspect: Union["TajikaAspect", None]  #: Aspect between the lord of the ascendant and this lord; null if there is none.
    yogas: List["TajikaMatterYogas"]  #: Yogas of the two lords for the matter.

class VarshaphalYogasMetadata(VedicMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    annual_moment: Literal["true", "mean"]  #: Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth.

class VarshaphalYogasAnswer(TypedDict):
    target_year: int  #: The requested calendar year.
    completed_years: int  #: Years of life completed when this one opens; negative before the birth.
    opens_at: str  #: Start of the year, local time of the place.
    utc_datetime: str  #: Start of the year in UTC.
    julian_day_ut: float  #: The same instant as a Julian Day in UT.
    ascendant_lord: "SignLord"  #: Lord of the annual ascendant.
    year_yoga: Union[Literal["ikkavala", "induvara"], None]  #: Yoga of the whole year; null if neither holds.
    aspects: List["TajikaAspect"]  #: Aspects, those of the fastest planet first.
    matters: List["TajikaMatter"]  #: Matters of the houses 2 to 12.
    metadata: "VarshaphalYogasMetadata"  #: Versions and rules behind the answer.

class ParasharaRequest(Birth, total=False):
    settings: "ParasharaSettings"  #: Conventions to follow; each has a default.

class ParasharaSettings(VedicSettings, total=False):
    method: Literal["parashara"]  #: Rule by which parts become signs. parashara if omitted.

class DivisionalChart(TypedDict):
    """A divisional chart of a birth."""
    varga: "Varga"  #: Id, name and subject of the divisional chart.
    ascendant: "DivisionalAscendant"  #: The point that rises in the east.
    planets: List["DivisionalPlacement"]  #: Planets and points, in their usual order.
    sensitivity_seconds: Union[int, None]  #: Whole seconds to the nearest change of the ascendant’s part, before the birth or after it. Planets are not counted. Null if there is none within 12 hours.
    metadata: "DivisionalChartMetadata"  #: Versions and rules behind the answer.

class Varga(TypedDict):
    id: str  #: Id of the chart: D9, D60 and so on; `D12/D9` for the D12 of the D9.
    name: str  #: Name of the divisional chart.
    parts: int  #: Number of parts into which each sign is divided.
    meaning: str  #: Subject of the chart.

class DivisionalAscendant(TypedDict):
    name: Literal["Ascendant"]  #: Always Ascendant.
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    degree: Union[float, None]  #: Degrees within the sign of this chart; null if the parts are unequal.
    part: int  #: Number of the part of the natal sign, 1 is the first.
    natal_longitude: float  #: Sidereal longitude in the birth chart, degrees.
    house: int  #: Number of the house, 1 to 12.

class DivisionalPlacement(TypedDict):
    name: str  #: English name of the planet or point.
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    degree: Union[float, None]  #: Degrees within the sign of this chart; null if the parts are unequal.
    part: int  #: Number of the part of the natal sign, 1 is the first.
    natal_longitude: float  #: Sidereal longitude in the birth chart, degrees.
    house: int  #: House, counted from the ascendant of this chart.
    is_vargottama: bool  #: Whether it is in the same sign as in the birth chart.
    is_retrograde: bool  #: Whether it moves backwards through the zodiac.
    deity: Union[str, None]  #: Ruler of the half degree in D60; null in the other charts.

class _DivisionalChartMetadata(VedicMetadata):
    method: Literal["parashara", "parivritti_dwaya", "uma_shambhu", "raman", "somanatha", "parivritti_traya", "jagannatha", "cyclic", "odd_even_sign_table", "even_backward", "kalachakra", "krishna_mishra", "sanjay_rath_rudramsa", "bv_raman_ekadasamsa", "reverse", "leo", "from_aries", "navamsa_of_navamsa", "even_reversed", "dwadasamsa_of_navamsa", "navamsa_of_dwadasamsa", "dwadasamsa_of_dwadasamsa", "own_sign", "own_sign_even_reversed", "mixed"]  #: Rule by which parts become signs.

class DivisionalChartMetadata(_DivisionalChartMetadata, total=False):
    profile: str  #: The same as `method`.
    variant: str  #: Convention of this chart, one of two.

class DivisionalD2Settings(VedicSettings, total=False):
    method: Literal["parashara", "parivritti_dwaya", "uma_shambhu", "raman", "somanatha"]  #: Rule by which parts become signs. parashara if omitted.

class DivisionalD2Input(Birth, total=False):
    settings: "DivisionalD2Settings"  #: Conventions to follow; each has a default.

class DivisionalD3Settings(VedicSettings, total=False):
    method: Literal["parashara", "parivritti_traya", "somanatha", "jagannatha"]  #: Rule by which parts become signs. parashara if omitted.

class DivisionalD3Input(Birth, total=False):
    settings: "DivisionalD3Settings"  #: Conventions to follow; each has a default.

class DivisionalD4Input(Birth, total=False):
    settings: "FourthVargaSettings"  #: Conventions to follow; each has a default.

class FourthVargaSettings(VedicSettings, total=False):
    method: Literal["parashara", "cyclic"]  #: Rule by which parts become signs. parashara if omitted.

class DivisionalD5Settings(VedicSettings, total=False):
    method: Literal["odd_even_sign_table", "cyclic"]  #: Rule by which parts become signs. odd_even_sign_table if omitted.

class DivisionalD5Input(Birth, total=False):
    settings: "DivisionalD5Settings"  #: Conventions to follow; each has a default.

class DivisionalD7Input(Birth, total=False):
    settings: "SeventhVargaSettings"  #: Conventions to follow; each has a default.

class SeventhVargaSettings(VedicSettings, total=False):
    method: Literal["parashara", "even_backward"]  #: Rule by which parts become signs. parashara if omitted.

class DivisionalD9Settings(VedicSettings, total=False):
    method: Literal["parashara", "kalachakra", "krishna_mishra"]  #: Rule by which parts become signs. parashara if omitted.

class DivisionalD9Input(Birth, total=False):
    settings: "DivisionalD9Settings"  #: Conventions to follow; each has a default.

class DivisionalD11Settings(VedicSettings, total=False):
    method: Literal["sanjay_rath_rudramsa"]  #: Rule by which parts become signs. sanjay_rath_rudramsa if omitted.

class DivisionalD11Input(Birth, total=False):
    settings: "DivisionalD11Settings"  #: Conventions to follow; each has a default.

class DivisionalD11RamanSettings(VedicSettings, total=False):
    method: Literal["bv_raman_ekadasamsa"]  #: Rule by which parts become signs. bv_raman_ekadasamsa if omitted.

class DivisionalD11RamanInput(Birth, total=False):
    settings: "DivisionalD11RamanSettings"  #: Conventions to follow; each has a default.

class DivisionalD24Settings(VedicSettings, total=False):
    method: Literal["parashara", "reverse", "leo"]  #: Rule by which parts become signs. parashara if omitted.

class DivisionalD24Input(Birth, total=False):
    settings: "DivisionalD24Settings"  #: Conventions to follow; each has a default.

class DivisionalD60Settings(VedicSettings, total=False):
    method: Literal["parashara", "from_aries"]  #: Rule by which parts become signs. parashara if omitted.

class DivisionalD60Input(Birth, total=False):
    settings: "DivisionalD60Settings"  #: Conventions to follow; each has a default.

class DivisionalD81Settings(VedicSettings, total=False):
    method: Literal["navamsa_of_navamsa", "even_reversed", "somanatha"]  #: Rule by which parts become signs. navamsa_of_navamsa if omitted.

class DivisionalD81Input(Birth, total=False):
    settings: "DivisionalD81Settings"  #: Conventions to follow; each has a default.

class DivisionalD108Settings(VedicSettings, total=False):
    method: Literal["dwadasamsa_of_navamsa", "navamsa_of_dwadasamsa", "cyclic"]  #: Rule by which parts become signs. dwadasamsa_of_navamsa if omitted.

class DivisionalD108Input(Birth, total=False):
    settings: "DivisionalD108Settings"  #: Conventions to follow; each has a default.

class DivisionalD144Settings(VedicSettings, total=False):
    method: Literal["dwadasamsa_of_dwadasamsa", "cyclic"]  #: Rule by which parts become signs. dwadasamsa_of_dwadasamsa if omitted.

class DivisionalD144Input(Birth, total=False):
    settings: "DivisionalD144Settings"  #: Conventions to follow; each has a default.

class DivisionalD150Settings(VedicSettings, total=False):
    method: Literal["own_sign", "cyclic", "own_sign_even_reversed"]  #: Rule by which parts become signs. own_sign if omitted.

class DivisionalD150Input(Birth, total=False):
    settings: "DivisionalD150Settings"  #: Conventions to follow; each has a default.

class DivisionalMixedSettings(VedicSettings, total=False):
    method: Literal["mixed"]  #: Rule by which parts become signs. mixed if omitted.

class _DivisionalMixedInput(Birth):
    varga: Literal["D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10", "D12", "D16", "D20", "D24", "D27", "D40", "D45", "D60"]  #: The chart to make, of the positions in the chart `of`.
    of: Literal["D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10", "D12", "D16", "D20", "D24", "D27", "D40", "D45", "D60"]  #: The chart that is made first, of the birth chart.

class DivisionalMixedInput(_DivisionalMixedInput, total=False):
    settings: "DivisionalMixedSettings"  #: Conventions to follow; each has a default.

class DivisionalShodashvargaAnswerVargas(TypedDict):
    varga: "Varga"  #: Id, name and subject of the divisional chart.
    ascendant: "DivisionalAscendant"  #: The point that rises in the east.
    planets: List["DivisionalPlacement"]  #: Planets and points, in their usual order.

class DivisionalShodashvargaAnswer(TypedDict):
    vargas: List["DivisionalShodashvargaAnswerVargas"]  #: The sixteen charts.
    metadata: "VedicMetadata"  #: Versions and rules behind the answer.

class PanchangRequest(Birth, total=False):
    settings: "AlmanacSettings"  #: Conventions to follow; each has a default.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class AlmanacSettings(DaySettings, total=False):
    almanac: Literal["drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya"]  #: Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. drik if omitted.

class TimeWindow(TypedDict):
    """Span from start (included) to end (excluded)."""
    start: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
    end: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.

class Vara(TimeWindow):
    """The weekday, which begins with sunrise, or at midnight if `settings.day_start` says so."""
    number: int  #: 1 is Sunday.
    name: str  #: English name of the weekday.
    sanskrit: str  #: Sanskrit name, in Latin letters.
    lord: "SignLord"  #: Planet that rules the weekday.
    basis: Literal["sunrise", "civil"]  #: Basis of the weekday: sunrise, or the civil calendar if there is no sunrise or `settings.day_start` is midnight.

class Tithi(TimeWindow):
    """A lunar day: the Moon gains 12° on the Sun."""
    number: int  #: 1 to 15 of the waxing half, 16 to 30 of the waning.
    name: str  #: Name of the tithi (lunar day), Sanskrit in Latin letters.
    paksha: Literal["Shukla", "Krishna"]  #: Waxing or waning half of the lunar month.
    day_of_paksha: int  #: Day of its half of the month, 1 to 15.
    group: Literal["Nanda", "Bhadra", "Jaya", "Rikta", "Purna"]  #: One of five groups, to which the tithis belong in turn.

class NakshatraSpan(TimeWindow):
    """The star (lunar mansion) that the Moon is in."""
    number: int  #: Number, starting with 1.
    name: "NakshatraName"  #: Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.
    lord: "GrahaName"  #: Planet that rules the nakshatra.
    deity: str  #: Deity that presides over it.

class NityaYoga(TimeWindow):
    """One of 27 parts of the sum of the Sun’s and the Moon’s longitude."""
    number: int  #: Number, starting with 1.
    name: str  #: Name of the nitya yoga, Sanskrit in Latin letters.
    quality: "Quality"
    avoid: Union[str, None]  #: Part of a bad yoga to avoid; null if the whole of it is to be avoided, and for good yogas.

class Karana(TimeWindow):
    """Half a tithi."""
    number: int  #: Half tithi of the lunar month, 1 begins at the new moon.
    name: str  #: Name of the karana (half tithi), Sanskrit in Latin letters.
    kind: Literal["movable", "fixed"]  #: movable for the seven karanas that recur through the month, fixed for the four that come once.
    quality: "Quality"

class HinduCalendarEras(TypedDict):
    shaka: "EraYear"  #: Saka year, which changes with Chaitra.
    vikram: "EraYear"  #: Vikram year of the north, which changes with Chaitra.
    gujarati: "EraYear"  #: Vikram year of Gujarat, which changes with Kartika.
    kali_year: int  #: Elapsed years of the Kali age.

class HinduCalendar(TypedDict):
    """The panchang day in the calendars of India."""
    lunar_month: "LunarMonth"
    paksha: Literal["Shukla", "Krishna"]  #: Waxing or waning half of the lunar month, at sunrise.
    tithi_number: int  #: The tithi at sunrise, which names the day.
    eras: "HinduCalendarEras"  #: Years of the lunar eras.
    solar_dates: List["SolarDate"]  #: One for each region.
    national: "IndianNationalDate"
    ahargana: int  #: Days since the start of the Kali age.
    ayana: Literal["Uttarayana", "Dakshinayana"]  #: Half of the year: the Sun goes north or south.
    ritu: str  #: Season by the sidereal Sun.

class LunarMonth(TimeWindow):
    """The lunar month of the tithi at sunrise."""
    number: int  #: 1 is Chaitra.
    name: str  #: Amanta: the month runs from new moon to new moon. A leap month is called Adhika.
    purnimanta_number: int  #: 1 is Chaitra.
    purnimanta_name: str  #: Purnimanta, as in the north: the month ends with the full moon.
    kind: Literal["normal", "adhika", "kshaya"]  #: Adhika: the Sun enters no sign in the month. Kshaya: the Sun enters two, and the second name is lost.
    lost_name: Union[str, None]  #: Second name, which a kshaya month loses; else null.

class EraYear(TypedDict):
    """A year of an era."""
    year: int  #: Elapsed years of the era.
    samvatsara: str  #: Name of the year in the cycle of sixty.

class SolarDate(TypedDict):
    """The panchang day in a solar calendar."""
    calendar: Literal["tamil", "malayalam", "odia", "bengali", "assamese"]  #: Region whose rule decides on which date a month begins.
    era: str  #: Era that the year belongs to.
    school: Literal["drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya"]  #: Almanac that dates the day so: its Sun, and its rule for the first day.
    year: int  #: Year of the era.
    month_number: int  #: Number of the month, counted from the one in which the year of this calendar begins.
    month: str  #: Name of the month in the region.
    day: int  #: Day of the month.
    first_date: str  #: Civil date of the first day of the month.
    sankranti: str  #: Instant when the Sun entered the sign of the month.
    other_schools: List["SolarDateOfSchool"]  #: The day by the other almanacs of the region; empty if it has one.

class SolarDateOfSchool(TypedDict):
    """The same day by another almanac of the region."""
    school: Literal["drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya"]  #: Almanac that dates the day so: its Sun, and its rule for the first day.
    year: int  #: Year of the era.
    month_number: int  #: Number of the month, counted from the one in which the year of this calendar begins.
    month: str  #: Name of the month in the region.
    day: int  #: Day of the month.
    first_date: str  #: Civil date of the first day of the month.
    sankranti: str  #: Instant when the Sun entered the sign of the month.

class IndianNationalDate(TypedDict):
    """Date in the civil calendar of India, which is computed without astronomy."""
    year: int  #: Saka year.
    month_number: int  #: 1 is Chaitra.
    month: str  #: Name of the month.
    day: int  #: Day of the month.

class AlmanacMetadata(DayMetadata):
    almanac: Literal["drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya"]  #: Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky.
    sun_and_moon: Literal["drik", "surya", "surya_bija", "vakya"]  #: Sky of Sun and Moon; planets are always those of drik.

class PanchangFullAnswerDayList(TypedDict):
    tithi: List["Tithi"]  #: Each tithi of the day from sunrise to sunrise, in order of time.
    nakshatra: List["NakshatraSpan"]  #: Each nakshatra of the day from sunrise to sunrise, in order of time.
    yoga: List["NityaYoga"]  #: Each yoga of the day from sunrise to sunrise, in order of time.
    karana: List["Karana"]  #: Each karana of the day from sunrise to sunrise, in order of time.

class PanchangFullAnswerWindows(TimeWindow):
    name: str  #: Name of the window of time.
    quality: "Quality"

class _PanchangFullAnswer(TypedDict):
    panchang_day: "PanchangDay"
    vara: "Vara"
    tithi: "Tithi"
    nakshatra: "NakshatraSpan"
    yoga: "NityaYoga"
    karana: "Karana"
    sunrise: Union[str, None]  #: Sunrise; null if there is none.
    sunset: Union[str, None]  #: Sunset; null if there is none.
    vedic_sunrise: Union[str, None]  #: Rise of the centre of the disc without refraction, as in the Vedic texts.
    vedic_sunset: Union[str, None]  #: Set of the centre of the disc without refraction.
    moonrise: Union[str, None]  #: Moonrise within the panchang day; null on about one day a month.
    moonset: Union[str, None]  #: Moonset within the panchang day; null on about one day a month.
    next_moonrise: Union[str, None]  #: The next moonrise, if the panchang day has none; else null.
    next_moonset: Union[str, None]  #: The next moonset, if the panchang day has none; else null.
    day_list: "PanchangFullAnswerDayList"  #: Every limb that touches the day from sunrise to sunrise.
    windows: List["PanchangFullAnswerWindows"]  #: Windows to seek or to avoid, by their start; they may overlap.
    calendar: "HinduCalendar"
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class PanchangFullAnswer(_PanchangFullAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class PanchangTithiAnswerTithi(TimeWindow):
    number: int  #: 1 to 15 of the waxing half, 16 to 30 of the waning.
    name: str  #: Name of the tithi (lunar day), Sanskrit in Latin letters.
    paksha: Literal["Shukla", "Krishna"]  #: Waxing or waning half of the lunar month.
    day_of_paksha: int  #: Day of its half of the month, 1 to 15.
    group: Literal["Nanda", "Bhadra", "Jaya", "Rikta", "Purna"]  #: One of five groups, to which the tithis belong in turn.
    is_kshaya: bool  #: Whether no sunrise falls into it, so the calendar skips it.
    is_vriddhi: bool  #: Whether two sunrises fall into it, so the calendar repeats it.

class _PanchangTithiAnswer(TypedDict):
    tithi: "PanchangTithiAnswerTithi"  #: A lunar day: the Moon gains 12° on the Sun.
    next: "Tithi"
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class PanchangTithiAnswer(_PanchangTithiAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class _PanchangNakshatraAnswer(TypedDict):
    nakshatra: "NakshatraSpan"
    next: "NakshatraSpan"
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class PanchangNakshatraAnswer(_PanchangNakshatraAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class _PanchangYogaAnswer(TypedDict):
    yoga: "NityaYoga"
    next: "NityaYoga"
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class PanchangYogaAnswer(_PanchangYogaAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class _PanchangKaranaAnswer(TypedDict):
    karana: "Karana"
    next: "Karana"
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class PanchangKaranaAnswer(_PanchangKaranaAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class PanchangVaraSettings(AlmanacSettings, total=False):
    day_start: Literal["sunrise", "midnight"]  #: Beginning of the weekday. sunrise: from sunrise to sunrise, as in the texts, so that before sunrise it is still the day before. midnight: the civil date. sunrise if omitted.

class PanchangVaraInput(Birth, total=False):
    settings: "PanchangVaraSettings"  #: Conventions to follow; each has a default.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class PanchangVaraMetadata(AlmanacMetadata):
    day_start: Literal["sunrise", "midnight"]  #: Beginning of the weekday. sunrise: from sunrise to sunrise, as in the texts, so that before sunrise it is still the day before. midnight: the civil date.

class _PanchangVaraAnswer(TypedDict):
    vara: "Vara"
    metadata: "PanchangVaraMetadata"  #: Versions and rules behind the answer.

class PanchangVaraAnswer(_PanchangVaraAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class PanchangSunTimesAnswer(TypedDict):
    date: str  #: Civil date.
    sunrise: Union[str, None]  #: Sunrise; null if there is none.
    sunset: Union[str, None]  #: Sunset; null if there is none.
    vedic_sunrise: Union[str, None]  #: Rise of the centre of the disc without refraction, as in the Vedic texts.
    vedic_sunset: Union[str, None]  #: Set of the centre of the disc without refraction.
    next_sunrise: Union[str, None]  #: The next sunrise, if there is none on the date; else null.
    next_sunset: Union[str, None]  #: The next sunset, if there is none on the date; else null.
    reason: Union[Literal["midnight_sun", "polar_night"], None]  #: Reason why there is no sunrise or sunset; null if both are on the date or the missing one follows on the next day.
    day_length_seconds: Union[int, None]  #: Seconds from sunrise to sunset; null if one is missing or the sunset comes first.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class PanchangMoonTimesAnswer(TypedDict):
    date: str  #: Civil date.
    moonrise: Union[str, None]  #: Moonrise; null on a day without one.
    moonset: Union[str, None]  #: Moonset; null on a day without one.
    next_moonrise: Union[str, None]  #: The next moonrise, if there is none on the date; else null.
    next_moonset: Union[str, None]  #: The next moonset, if there is none on the date; else null.
    reason: Union[Literal["above_horizon", "below_horizon"], None]  #: Position of the Moon for the whole date, near the poles; null if she rises or sets.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class PanchangInauspiciousPeriodsAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing.
    rahu_kaal: Union["TimeWindow", None]  #: The eighth of the day that belongs to Rahu.
    gulika_kaal: Union["TimeWindow", None]  #: The eighth of the day that belongs to Gulika.
    yamaganda: Union["TimeWindow", None]  #: The eighth of the day that belongs to Yama.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class Choghadiya(TimeWindow):
    name: str  #: Name of the choghadiya.
    lord: "SignLord"  #: Planet that rules this part of the day or night.
    quality: "Quality"
    vela: Union[Literal["Kaal Vela", "Vaar Vela", "Kaal Ratri"], None]  #: Name of a part to avoid whatever its quality; null for most.
    number: int  #: Number within its day or night.
    is_day: bool  #: Whether the span is between sunrise and sunset.

class PanchangChoghadiyaAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing.
    choghadiya: List["Choghadiya"]  #: The parts of day and night, in order.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class Hora(TimeWindow):
    lord: "SignLord"  #: Planet that rules this part of the day or night.
    quality: "Quality"
    number: int  #: Number within its day or night.
    is_day: bool  #: Whether the span is between sunrise and sunset.

class PanchangHoraAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing.
    hora: List["Hora"]  #: The planetary hours, in order.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class PanchangAbhijitMuhuratAnswerAbhijitMuhurat(TimeWindow):
    avoid_on_wednesday: bool  #: Whether the day is a Wednesday, which some texts exclude.

class PanchangAbhijitMuhuratAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing.
    abhijit_muhurat: Union["PanchangAbhijitMuhuratAnswerAbhijitMuhurat", None]  #: The middle muhurta of the day; null if there is none.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class PanchangBrahmaMuhurtaAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing.
    brahma_muhurta: Union["TimeWindow", None]  #: The window before sunrise; null if there is none.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class PanchangAmritKaalAnswerAmritKaal(TimeWindow):
    is_day: bool  #: Whether the span is between sunrise and sunset.

class PanchangAmritKaalAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing.
    amrit_kaal: List["PanchangAmritKaalAnswerAmritKaal"]  #: The Amrit windows, in order.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class PanchangGoodBadTimesAnswerPeriods(TimeWindow):
    name: str  #: Name of the window of time.
    quality: "Quality"

class PanchangGoodBadTimesAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing.
    periods: List["PanchangGoodBadTimesAnswerPeriods"]  #: Windows of the day, by start.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class Muhurta(TimeWindow):
    """A fifteenth of the day or of the night."""
    number: int  #: Number within its day or night.
    is_day: bool  #: Whether the span is between sunrise and sunset.
    name: str  #: Deity who gives the muhurta its name.
    quality: "Quality"

class BhadraAbodes(TimeWindow):
    abode: Literal["heaven", "underworld", "earth"]  #: Abode by the sign of the Moon; in some sources Bhadra harms only on earth.

class Bhadra(TimeWindow):
    """The karana Vishti in full, even if it extends beyond the day."""
    tithi: str  #: The tithi of which it is one half.
    mukha: "TimeWindow"  #: Worst part of Bhadra.
    puccha: "TimeWindow"  #: Last part of Bhadra, which does no harm.
    abodes: List["BhadraAbodes"]  #: One abode, or two if the Moon changes her sign.

class Panchaka(TimeWindow):
    """Span of the Moon in Aquarius or Pisces in full, even if it extends beyond the day."""
    kind: Union[Literal["roga", "raja", "agni", "chora", "mrityu"], None]  #: Danger, by the weekday on which it begins: disease, rulers, fire, thieves, death; null for none.
    weekday: str  #: The weekday on which it begins.

class PanchakaRahita(TimeWindow):
    """A part of the day by rising sign, tithi and star."""
    lagna: "SignName"  #: The rising sign.
    remainder: int  #: Remainder after division by 9 of the sum of tithi, weekday, star and lagna.
    kind: Literal["mrityu", "agni", "raja", "chora", "roga", "free"]  #: Danger: death, fire, rulers, thieves, disease; free for the remainders 0, 3, 5 and 7.

class GandaMoola(TimeWindow):
    """Full span of the Moon in a star at the junction of two signs."""
    nakshatra: "NakshatraName"  #: Nakshatra (lunar mansion) that the Moon is in.
    worst_pada: int  #: Worst quarter of the star, 1 to 4.
    worst_pada_window: "TimeWindow"  #: Span of the Moon in that quarter.

class MeetingYoga(TimeWindow):
    """A yoga of weekday, tithi and stars, within the day."""
    id: Literal["dwipushkara", "tripushkara", "jwalamukhi", "aadal", "vidaal", "dagdha_tithi"]  #: Name of the yoga for programs.
    name: str  #: Name of the special yoga of the day.
    quality: "Quality"

class PanchangMuhurtasAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing.
    dinamana_seconds: Union[int, None]  #: Seconds from sunrise to sunset; null if there is no day.
    ratrimana_seconds: Union[int, None]  #: Seconds of the following night; null if there is no night.
    madhyahna: Union[str, None]  #: Middle of the day; null if there is no day.
    muhurtas: List["Muhurta"]  #: Muhurtas in order; those of a missing day or night are omitted.
    arunodaya: Union["TimeWindow", None]  #: The 96 minutes before sunrise. Null if there is none.
    pratah_sandhya: Union["TimeWindow", None]  #: The last tenth of the preceding night. Null if there is none.
    vijaya: Union["TimeWindow", None]  #: The eleventh muhurta of the day. Null if there is none.
    godhuli: Union["TimeWindow", None]  #: The 24 minutes about sunset. Null if there is none.
    sayahna_sandhya: Union["TimeWindow", None]  #: The first tenth of the night. Null if there is none.
    nishita: Union["TimeWindow", None]  #: The eighth muhurta of the night, which holds midnight. Null if there is none.
    bhadra: List["Bhadra"]  #: Every Bhadra that touches the day.
    panchaka: List["Panchaka"]  #: Every Panchaka that touches the day; empty on most days.
    panchaka_rahita: Union[List["PanchakaRahita"], None]  #: Parts of the day in order; null beyond 66.4° of latitude, because signs rise backwards or not at all there.
    ganda_moola: List["GandaMoola"]  #: Every Ganda Moola span that touches the day; empty on most days.
    tithi_gandanta: List["TimeWindow"]  #: The last and first two ghatis about the ends of the tithis 5, 10 and 15.
    yogas: List["MeetingYoga"]  #: Yogas of weekday, tithi and stars, ordered by yoga, then by time.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class PanchangPanchaPakshiInput(Birth, total=False):
    settings: "AlmanacSettings"  #: Conventions to follow; each has a default.
    bird: Literal["vulture", "owl", "crow", "cock", "peacock"]  #: Bird of the person, if it is known.
    birth_nakshatra_number: int  #: Star of the Moon at birth, 1 is Ashwini; with `birth_paksha`.
    birth_paksha: Literal["Shukla", "Krishna"]  #: Half of the lunar month at birth, bright (Shukla) or dark (Krishna); with `birth_nakshatra_number`.

class PakshiHalf(TypedDict):
    """The day or the night with the birds that it favours and spares."""
    is_day: bool  #: Whether it is the day, from sunrise to sunset.
    paksha: Literal["Shukla", "Krishna"]  #: Half of the lunar month at its start, which selects the table.
    adhikara_bird: Literal["vulture", "owl", "crow", "cock", "peacock"]  #: Bird of authority (adhikara pakshi), which begins by eating.
    padu_bird: Literal["vulture", "owl", "crow", "cock", "peacock"]  #: Bird for whose people the weekday is unfit for beginnings (padu pakshi).
    parts_confidence: "Confidence"  #: Confidence in the lengths of the parts.

class PakshiYamaActivities(TypedDict):
    vulture: Literal["ruling", "eating", "walking", "sleeping", "dying"]  #: Activity of the vulture.
    owl: Literal["ruling", "eating", "walking", "sleeping", "dying"]  #: Activity of the owl.
    crow: Literal["ruling", "eating", "walking", "sleeping", "dying"]  #: Activity of the crow.
    cock: Literal["ruling", "eating", "walking", "sleeping", "dying"]  #: Activity of the cock.
    peacock: Literal["ruling", "eating", "walking", "sleeping", "dying"]  #: Activity of the peacock.

class PakshiYama(TimeWindow):
    """A fifth of a day or a night with the activities of the five birds."""
    number: int  #: Number within its day or night.
    is_day: bool  #: Whether the span is between sunrise and sunset.
    activities: "PakshiYamaActivities"  #: Activity of each bird.
    activity: Union[Literal["ruling", "eating", "walking", "sleeping", "dying"], None]  #: Activity of the person’s bird; null if no person was sent.
    parts: Union[List["PakshiPart"], None]  #: Parts of the yama for that bird; null if no person was sent.

class PakshiPart(TimeWindow):
    """A part of a yama."""
    bird: Literal["vulture", "owl", "crow", "cock", "peacock"]  #: Bird of the part.
    activity: Literal["ruling", "eating", "walking", "sleeping", "dying"]  #: Its activity in this yama.
    relation: Literal["same", "friend", "enemy"]  #: Relation of the bird to the bird of the person in this half of the month.

class PanchangPanchaPakshiAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing.
    bird: Union[Literal["vulture", "owl", "crow", "cock", "peacock"], None]  #: Bird of the person; null if no person was sent.
    halves: List["PakshiHalf"]  #: Day and night, with their tables.
    yamas: List["PakshiYama"]  #: Five of the day and five of the night, in order.
    confidence: "Confidence"  #: Confidence in birds and activities.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class PanchangChandraBalaAnswerChandraBala(TypedDict):
    birth_sign: "SignName"  #: Sign of the Moon at birth.
    birth_sign_number: int  #: Number of the birth sign, 1 is Aries.
    house: int  #: House of the Moon now, counted from the birth sign.
    quality: "Quality"
    is_chandrashtama: bool  #: Whether the Moon is in the eighth sign from it.

class PanchangChandraBalaAnswer(TimeWindow):
    moon_sign: "SignName"  #: Sign of the Moon.
    chandra_bala: List["PanchangChandraBalaAnswerChandraBala"]  #: One row for each birth sign.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class PanchangTaraBalaAnswerTaraBala(TypedDict):
    birth_nakshatra: "NakshatraName"  #: Star of the Moon at birth.
    birth_nakshatra_number: int  #: Number of the birth star, 1 is Ashwini.
    tara: str  #: Name of the tara, one of nine.
    tara_number: int  #: Number of the tara, 1 is Janma.
    round: int  #: Number of the round of nine stars, 1 to 3.
    quality: "Quality"

class PanchangTaraBalaAnswer(TimeWindow):
    nakshatra: "NakshatraName"  #: Nakshatra (lunar mansion) that the Moon is in.
    tara_bala: List["PanchangTaraBalaAnswerTaraBala"]  #: One row for each birth star.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class PanchangDishaShoolAnswerDishaShool(TypedDict):
    direction: Literal["East", "North", "South", "West"]  #: Direction to avoid.
    remedy: str  #: Food or act that a person who must travel takes or does first.
    strongest: Union["TimeWindow", None]  #: Twelve ghatis from sunrise; null if there is no sunrise.

class PanchangDishaShoolAnswer(TypedDict):
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing.
    disha_shool: "PanchangDishaShoolAnswerDishaShool"  #: The direction to avoid, and its remedy.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class PanchangRituSettings(AlmanacSettings, total=False):
    method: Literal["meena_start", "mesha_start"]  #: Whether spring begins with the Sun in Meena (Surya Siddhanta) or in Mesha (Tamil reckoning). meena_start if omitted.

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
    metadata: "PanchangRituMetadata"  #: Versions and rules behind the answer.

class PanchangCalendarDayAnswer(TypedDict):
    panchang_day: "PanchangDay"
    calendar: "HinduCalendar"
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class CalendarMonthDayLunarMonth(TypedDict):
    number: int  #: 1 is Chaitra.
    name: str  #: Amanta: the month runs from new moon to new moon. A leap month is called Adhika.
    purnimanta_number: int  #: 1 is Chaitra.
    purnimanta_name: str  #: Purnimanta, as in the north: the month ends with the full moon.
    kind: Literal["normal", "adhika", "kshaya"]  #: Adhika: the Sun enters no sign in the month. Kshaya: the Sun enters two, and the second name is lost.
    lost_name: Union[str, None]  #: Second name, which a kshaya month loses; else null.

class CalendarMonthDayKshayaTithi(TypedDict):
    number: int  #: Number of the tithi: 1 to 15 of the waxing half, 16 to 30 of the waning.
    name: str  #: Name of the tithi (lunar day), Sanskrit in Latin letters.

class CalendarMonthDaySankranti(TypedDict):
    sign: str  #: Sign of the zodiac.
    at: str  #: Instant when the Sun enters the sign.

class CalendarMonthDayFestivals(TypedDict):
    id: str  #: Id of the observance, as in `panchang/festivals`.
    name: str  #: English or Sanskrit name of the observance.

class CalendarMonthDay(TypedDict):
    """One square of a printed month."""
    date: str  #: Civil date on which the day began.
    weekday: str  #: Weekday of the day.
    basis: Literal["sunrise", "civil"]  #: Basis of the day: sunrise, or the civil calendar if there is no sunrise or `settings.day_start` is midnight.
    sunrise: Union[str, None]  #: Sunrise; null if there is none.
    sunset: Union[str, None]  #: Sunset; null if there is none.
    next_sunrise: Union[str, None]  #: The following sunrise; null if there is none.
    moonrise: Union[str, None]  #: Moonrise on the civil date; null on about one day a month.
    moonset: Union[str, None]  #: Moonset on the civil date; null on about one day a month.
    lunar_month: "CalendarMonthDayLunarMonth"  #: The lunar month of the tithi at sunrise.
    tithi: "Tithi"  #: The tithi at sunrise, which names the day.
    is_vriddhi: bool  #: Whether two sunrises fall into it, so the calendar repeats it.
    kshaya_tithi: Union["CalendarMonthDayKshayaTithi", None]  #: A tithi that begins and ends within this day, so no day has its name; null on most days.
    nakshatra: "NakshatraSpan"  #: The star of the Moon at sunrise.
    sankranti: Union["CalendarMonthDaySankranti", None]  #: The sign that the Sun enters on this date; null on most days.
    festivals: List["CalendarMonthDayFestivals"]  #: Festivals and vows of the date, by the rules of almanacs (smarta).

class PanchangCalendarMonthAnswer(TypedDict):
    year: int  #: Gregorian year.
    month: int  #: Gregorian month, 1 is January.
    days: List["CalendarMonthDay"]  #: Days in order, from the first of the month.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

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
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.

class PanchangLunarMonthsInput(_PanchangLunarMonthsInput, total=False):
    settings: "ObservanceSettings"  #: Conventions to follow; each has a default.

class ObservanceSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted.
    ayanamsha: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted.
    almanac: Literal["drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya"]  #: Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. drik if omitted.
    dates_of: Literal["place", "ujjain"]  #: Dates by the sunrise and clock of the place, or by those of Ujjain, which many people abroad follow. place if omitted.

class LunarMonthOfYear(TimeWindow):
    """A lunar month from new moon to new moon. Its purnimanta name is that of the waning half."""
    number: int  #: 1 is Chaitra.
    name: str  #: Amanta: the month runs from new moon to new moon. A leap month is called Adhika.
    purnimanta_number: int  #: 1 is Chaitra.
    purnimanta_name: str  #: Purnimanta, as in the north: the month ends with the full moon.
    kind: Literal["normal", "adhika", "kshaya"]  #: Adhika: the Sun enters no sign in the month. Kshaya: the Sun enters two, and the second name is lost.
    lost_name: Union[str, None]  #: Second name, which a kshaya month loses; else null.
    first_date: str  #: First day whose sunrise is in the month.
    days: int  #: Number of days whose sunrise is in the month.
    full_moon: str  #: Full moon, at which the waning half begins.
    krishna_first_date: str  #: The first day of the waning half, with which the purnimanta month begins.
    shaka_year: int  #: Elapsed Shaka year.
    vikram_year: int  #: Elapsed Vikram year of the north.

class _ObservanceMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    almanac: Literal["drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya"]  #: Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky.
    sun_and_moon: Literal["drik", "surya", "surya_bija", "vakya"]  #: Sky of Sun and Moon; planets are always those of drik.
    dates_of: Literal["place", "ujjain"]  #: Dates by the sunrise and clock of the place, or by those of Ujjain, which many people abroad follow.

class ObservanceMetadata(_ObservanceMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class PanchangLunarMonthsAnswer(TypedDict):
    months: List["LunarMonthOfYear"]  #: The months that touch the requested dates, in order of time.
    metadata: "ObservanceMetadata"  #: Versions and rules behind the answer.

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
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.

class PanchangSolarMonthsInput(_PanchangSolarMonthsInput, total=False):
    settings: "ObservanceSettings"  #: Conventions to follow; each has a default.
    calendar: Literal["tamil", "malayalam", "odia", "bengali", "assamese"]  #: Region whose rule is applied. tamil if omitted.

class SolarMonthOfYear(TypedDict):
    """A month of a solar calendar."""
    month_number: int  #: Number of the month, counted from the one in which the year of this calendar begins.
    month: str  #: Name of the month in the region.
    year: int  #: Year of the era.
    sign: str  #: The sign that the Sun enters.
    sankranti: str  #: Instant when the Sun enters the sign.
    first_date: str  #: The first day of the month, by the rule of the calendar.
    days: int  #: Number of days of the month.

class PanchangSolarMonthsAnswer(TypedDict):
    era: str  #: Era that the years belong to.
    school: Literal["drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya"]  #: Almanac whose Sun and rule begin the months.
    months: List["SolarMonthOfYear"]  #: The months that touch the requested dates, in order of time.
    metadata: "ObservanceMetadata"  #: Versions and rules behind the answer.

class PanchangAlmanacsInput(Birth, total=False):
    settings: "DaySettings"  #: Conventions to follow; each has a default.
    observances: Literal["none", "all"]  #: all: adds `observances`. none if omitted.

class AlmanacOfDayTithi(TypedDict):
    number: int  #: 1 to 15 of the waxing half, 16 to 30 of the waning.
    name: str  #: Name of the tithi.
    paksha: Literal["Shukla", "Krishna"]  #: Waxing or waning half of the lunar month.
    end: str  #: End of the tithi, by the clock of the almanac’s print.

class AlmanacOfDayLunarMonth(TypedDict):
    name: str  #: Amanta: the month runs from new moon to new moon. A leap month is called Adhika.
    kind: Literal["normal", "adhika", "kshaya"]  #: Adhika: the Sun enters no sign in the month. Kshaya: the Sun enters two, and the second name is lost.

class AlmanacOfDaySolarDate(TypedDict):
    calendar: Literal["tamil", "malayalam", "odia", "bengali", "assamese", "bikram_sambat"]  #: Calendar of the region.
    year: int  #: Year of its era.
    month: str  #: Name of the month.
    day: int  #: Day of the month.

class AlmanacOfDay(TypedDict):
    """One day by one almanac."""
    almanac: Literal["drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya"]  #: Id, as in `settings.almanac`.
    name: str  #: Name of the almanac.
    region: str  #: Region of its readers; all for a text.
    sky: Literal["drik", "surya", "surya_bija", "vakya"]  #: Sun and Moon: the sky (drik), or a text.
    books: List[str]  #: Printed almanacs that follow it; empty for a text.
    confidence: Literal["high", "medium", "low"]  #: Agreement with what its books print: high from eight cases on, low if none was compared.
    evidence: str  #: Printed dates and instants that agree, by kind, as the accuracy report counts them.
    tithi: "AlmanacOfDayTithi"  #: The tithi at sunrise, which names the day.
    lunar_month: "AlmanacOfDayLunarMonth"  #: The lunar month of the tithi at sunrise.
    solar_date: Union["AlmanacOfDaySolarDate", None]  #: Date in the solar calendar of the region; null if the almanac has none of its own.
    difference: Union[str, None]  #: Differences from the sky, to the minute, and their reasons; null if there are none.

class PublicHolidayOfDay(TypedDict):
    """A holiday of a date, as an authority printed it."""
    observance: str  #: Id of the observance, as in `panchang/festivals`.
    date: str  #: Civil date that was printed.
    name: str  #: Name in the list.
    authority: str  #: Government or bank that printed it.
    kind: Literal["government", "bank"]  #: Holiday of offices, or of banks.
    region: str  #: Region of the authority.
    year: int  #: Year of the list.
    source: str  #: Title of the list.
    source_url: Union[str, None]  #: Address of the list; null if none is known.

class ObservanceOfDay(TypedDict):
    """An observance and the almanacs that keep it on a date."""
    id: str  #: Name of the observance for programs.
    name: str  #: Name of the observance.
    local_names: "LocalNames"
    regions: List[Literal["all", "north", "west", "south", "gujarat", "maharashtra", "rajasthan", "bihar", "punjab", "bengal", "odisha", "tamil", "telugu", "kannada", "kerala", "nepal", "jain", "sikh", "vaishnava", "sindhi", "arya_samaj"]]  #: Regions; all for the whole of India.
    almanacs: List[Literal["drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya"]]  #: Almanacs that keep it on this date.

class LocalNames(TypedDict):
    """Names in other languages."""
    hi: Union[str, None]  #: Name in Hindi; null if none is known.
    sa: Union[str, None]  #: Name in Sanskrit; null if none is known.
    ta: Union[str, None]  #: Name in Tamil; null if none is known.
    ne: Union[str, None]  #: Name in Nepali; null if none is known.

class PanchangAlmanacsAnswer(TypedDict):
    panchang_day: "PanchangDay"
    almanacs: List["AlmanacOfDay"]  #: The day by each almanac, the sky first.
    holidays: List["PublicHolidayOfDay"]  #: Holidays that governments and banks printed for this date, each with its list; empty if none is known.
    observances: Union[List["ObservanceOfDay"], None]  #: With `observances: all`, festivals and fasts of the date; else null.
    metadata: "DayMetadata"  #: Versions and rules behind the answer.

class PanchangConvertDateSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted.
    ayanamsha: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted.
    almanac: Literal["drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya"]  #: Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky. drik if omitted.

class _PanchangConvertDateInputOf1(TypedDict):
    lunar_year: int  #: Elapsed year of the era; with month and tithi, instead of a civil date.
    month_number: int  #: Number of the lunar month: 1 is Chaitra.
    tithi_number: int  #: Number of the tithi, counted from the new moon: 1 to 15 waxing, 16 to 30 waning.

class PanchangConvertDateInputOf1(_PanchangConvertDateInputOf1, total=False):
    calendar: Literal["gregorian", "auto", "julian", "bikram_sambat", "saka", "islamic_civil", "islamic_umalqura", "tamil", "malayalam", "bengali", "bengali_old", "odia"]  #: Calendar of `civil_date`, gregorian if omitted; auto: julian before the day on which `country` changed, or before 1582-10-15 without one.
    country: str  #: ISO 3166-1 code of the country whose calendar the date is in, such as GB. With it, a date from the time before its change to the Gregorian calendar needs `calendar`. A `place_id` gives it to auto.
    era: Literal["shaka", "vikram", "gujarati"]  #: Era of `lunar_year`; shaka and vikram change with Chaitra, gujarati with Kartika. shaka if omitted.
    is_leap_month: bool  #: Whether to use the leap (adhika) month of that name. false if omitted.
    reckoning: Literal["amanta", "purnimanta"]  #: Whether months end with the new moon (amanta) or, as in the north, with the full moon (purnimanta). amanta if omitted.
    rule: Literal["udaya", "touching"]  #: udaya: the days that have the tithi at sunrise, at times none or two; touching: all days that it touches. udaya if omitted.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
    settings: "PanchangConvertDateSettings"  #: Conventions to follow; each has a default.

class _PanchangConvertDateInputOf2(TypedDict):
    civil_date: str  #: The civil date to convert to the lunar calendar and to the others, as YYYY-MM-DD by its `calendar`; instead of a lunar date.

class PanchangConvertDateInputOf2(_PanchangConvertDateInputOf2, total=False):
    calendar: Literal["gregorian", "auto", "julian", "bikram_sambat", "saka", "islamic_civil", "islamic_umalqura", "tamil", "malayalam", "bengali", "bengali_old", "odia"]  #: Calendar of `civil_date`, gregorian if omitted; auto: julian before the day on which `country` changed, or before 1582-10-15 without one.
    country: str  #: ISO 3166-1 code of the country whose calendar the date is in, such as GB. With it, a date from the time before its change to the Gregorian calendar needs `calendar`. A `place_id` gives it to auto.
    era: Literal["shaka", "vikram", "gujarati"]  #: Era of `lunar_year`; shaka and vikram change with Chaitra, gujarati with Kartika. shaka if omitted.
    is_leap_month: bool  #: Whether to use the leap (adhika) month of that name. false if omitted.
    reckoning: Literal["amanta", "purnimanta"]  #: Whether months end with the new moon (amanta) or, as in the north, with the full moon (purnimanta). amanta if omitted.
    rule: Literal["udaya", "touching"]  #: udaya: the days that have the tithi at sunrise, at times none or two; touching: all days that it touches. udaya if omitted.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
    settings: "PanchangConvertDateSettings"  #: Conventions to follow; each has a default.

PanchangConvertDateInput = Union["PanchangConvertDateInputOf1", "PanchangConvertDateInputOf2"]

class LunarDate(TypedDict):
    """A tithi in its lunar month."""
    lunar_month: "LunarMonth"
    paksha: Literal["Shukla", "Krishna"]  #: Waxing or waning half of the lunar month.
    tithi_number: int  #: Number of the tithi, counted from the new moon.
    tithi: str  #: Name of the tithi.
    window: "TimeWindow"  #: Span of the tithi.
    shaka_year: int  #: Elapsed Shaka year.
    vikram_year: int  #: Elapsed Vikram year of the north.
    gujarati_year: int  #: Elapsed Vikram year of Gujarat.

class ConvertedDate(TypedDict):
    """A civil date of the tithi."""
    date: str  #: Civil date at the place.
    weekday: str  #: Weekday of the date.
    basis: Literal["sunrise", "civil"]  #: sunrise: the tithi at sunrise; civil: the tithi at noon, if the Sun does not rise that day.
    civil_dates: List["CalendarDate"]  #: The day in other civil calendars, by its daytime; a calendar whose years lack the day is left out.

class CalendarDate(TypedDict):
    """The same day in another civil calendar."""
    calendar: Literal["julian", "bikram_sambat", "saka", "islamic_civil", "islamic_umalqura", "tamil", "malayalam", "bengali", "bengali_old", "odia"]  #: julian; bikram_sambat: Nepal; saka: national calendar of India; islamic_civil: tabular; islamic_umalqura: Saudi Arabia; tamil; malayalam: Kollam era; bengali: Bangladesh, revised in 2019; bengali_old: Gupta Press almanac; odia.
    year: int  #: Year of the calendar.
    month: int  #: Number of the month in the calendar.
    month_name: str  #: Name of the month in the calendar.
    day: int  #: Day of the month.
    confidence: Literal["exact", "table", "computed", "forecast"]  #: exact: a rule without exceptions; table: published dates; computed: printed almanacs may differ by a day; forecast: a year after the published table.

class _PanchangConvertDateMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    almanac: Literal["drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya"]  #: Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky.
    sun_and_moon: Literal["drik", "surya", "surya_bija", "vakya"]  #: Sky of Sun and Moon; planets are always those of drik.

class PanchangConvertDateMetadata(_PanchangConvertDateMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class PanchangConvertDateAnswer(TypedDict):
    lunar_date: Union["LunarDate", None]  #: The tithi in its month; null if the year has no such leap month.
    dates: List["ConvertedDate"]  #: Dates in order; if empty, `reason` explains why.
    reason: Union[Literal["no_leap_month", "kshaya_tithi"], None]  #: Reason why there is no date: the year has no such leap month, or no sunrise falls into the tithi; else null.
    metadata: "PanchangConvertDateMetadata"  #: Versions and rules behind the answer.

class PanchangShraddhaTithiInput(Birth, total=False):
    settings: "AlmanacSettings"  #: Conventions to follow; each has a default.
    target_date: str  #: The requested day, from 00:00 local time; today if omitted.
    count: int  #: Number of years from the target date. 1 if omitted.

class ShraddhaDay(TypedDict):
    """A day on which a death is commemorated."""
    kind: Literal["annual", "mahalaya"]  #: annual: in the month of the death; mahalaya: in Pitru Paksha.
    date: str  #: Civil date on which it is kept.
    tithi: "TimeWindow"  #: Span of the tithi.
    window: Union["TimeWindow", None]  #: Part of the afternoon (aparahna) within the tithi; null if there is none.
    margin_minutes: Union[float, None]  #: Minutes by which the deciding instant would have to move to choose another day; below 3, other almanacs may differ.
    basis: Literal["sunrise", "civil"]  #: sunrise, or civil if the Sun does not rise or set that day: the rules then use 6:00 and 18:00 by the clock.

class PanchangShraddhaTithiAnswer(TypedDict):
    lunar_month: "LunarMonth"  #: The lunar month of the death.
    paksha: Literal["Shukla", "Krishna"]  #: Waxing or waning half of the lunar month.
    tithi_number: int  #: The tithi of the death, counted from the new moon.
    tithi: str  #: Name of the tithi.
    target_date: str  #: The requested day.
    shraddhas: List["ShraddhaDay"]  #: Days of shraddha, in order of their dates.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class PanchangSankalpaSettings(AlmanacSettings, total=False):
    tradition: Literal["deccan", "tamil", "north", "gujarat"]  #: Region whose months, years and words are spoken. deccan: months to the new moon and Shalivahana years, as in Maharashtra, Karnataka, Telangana and Andhra. tamil: months of the Sun. north: months to the full moon and Vikrama years. gujarat: months to the new moon and Vikrama years that begin with Kartika. deccan if omitted.
    land: Literal["bharata", "none"]  #: Whether the line names the land of Bharata. Many people abroad say it too; none leaves it out, for words of your own. bharata if omitted.
    speaker: Literal["man", "woman"]  #: Who speaks, for the endings of `gotra` and `name`. man if omitted.
    place_kind: Literal["town", "village", "sacred_place"]  #: Word after `place_name`: nagare for a town, grāme for a village, kṣetre for a sacred place. town if omitted.
    script: Literal["by_language", "devanagari", "latin", "bengali", "gujarati", "odia", "telugu", "kannada", "malayalam", "tamil"]  #: Letters of `in_script`. by_language: those of `language`, such as Telugu letters for te and Latin ones for sa-Latn, and Devanagari for languages without letters for Sanskrit. Bengali and Odia write v as b; Tamil letters are followed by numbers (த² is tha, த³ da, த⁴ dha). by_language if omitted.

class PanchangSankalpaInput(Birth, total=False):
    settings: "PanchangSankalpaSettings"  #: Conventions to follow; each has a default.
    place_name: str  #: Name of the place of the rite, spoken before the year. In Devanagari letters it is written in IAST in the Latin line; in other letters it stands as it is in both lines.
    gotra: str  #: Gotra (lineage) of the speaker, without an ending, such as भारद्वाज. In Devanagari letters it is written in IAST in the Latin line; in other letters it stands as it is in both lines.
    name: str  #: Name of the speaker, without an ending, such as राम. In Devanagari letters it is written in IAST in the Latin line; in other letters it stands as it is in both lines.
    purpose: str  #: The rite in the accusative, such as सत्यनारायणपूजनम्; kariṣye, I shall do, follows. In Devanagari letters it is written in IAST in the Latin line; in other letters it stands as it is in both lines.

class SankalpaPart(TypedDict):
    """A part of the sankalpa, which is spoken without a pause."""
    id: Literal["brahma", "kalpa", "manvantara", "yuga", "land", "place", "era", "cycle", "samvatsara", "ayana", "ritu", "month", "paksha", "tithi", "weekday", "nakshatra", "yoga", "karana", "moon_sign", "sun_sign", "jupiter_sign", "other_planets", "qualities", "gotra", "name", "purpose"]  #: What the part says.
    iast: str  #: In Latin letters (IAST).
    devanagari: str  #: In Devanagari letters.
    in_script: str  #: In the letters of `script`, for people who read Sanskrit in those of their language.
    meaning: str  #: Meaning in English.

class PanchangSankalpaMetadata(AlmanacMetadata):
    tradition: Literal["deccan", "tamil", "north", "gujarat"]  #: Region whose months, years and words are spoken. deccan: months to the new moon and Shalivahana years, as in Maharashtra, Karnataka, Telangana and Andhra. tamil: months of the Sun. north: months to the full moon and Vikrama years. gujarat: months to the new moon and Vikrama years that begin with Kartika.
    land: Literal["bharata", "none"]  #: Whether the line names the land of Bharata. Many people abroad say it too; none leaves it out, for words of your own.
    speaker: Literal["man", "woman"]  #: Who speaks, for the endings of `gotra` and `name`.
    place_kind: Literal["town", "village", "sacred_place"]  #: Word after `place_name`: nagare for a town, grāme for a village, kṣetre for a sacred place.
    script: Literal["by_language", "devanagari", "latin", "bengali", "gujarati", "odia", "telugu", "kannada", "malayalam", "tamil"]  #: Letters of `in_script`. by_language: those of `language`, such as Telugu letters for te and Latin ones for sa-Latn, and Devanagari for languages without letters for Sanskrit. Bengali and Odia write v as b; Tamil letters are followed by numbers (த² is tha, த³ da, த⁴ dha).

class PanchangSankalpaAnswerText(TypedDict):
    iast: str  #: In Latin letters (IAST).
    devanagari: str  #: In Devanagari letters.
    in_script: str  #: In the letters of `script`, for people who read Sanskrit in those of their language.

class PanchangSankalpaAnswer(TypedDict):
    panchang_day: "PanchangDay"
    at: str  #: The moment of the rite.
    valid_until: str  #: When the weekday, the tithi, star, yoga or karana, or the sign of Sun or Moon changes first.
    script: Literal["devanagari", "latin", "bengali", "gujarati", "odia", "telugu", "kannada", "malayalam", "tamil"]  #: Letters of `in_script`.
    text: "PanchangSankalpaAnswerText"  #: The whole line. A final m is an anusvara before a consonant.
    parts: List["SankalpaPart"]  #: Parts of the line in the order in which they are spoken.
    year: int  #: Elapsed years of the era of the tradition: Shaka, or Vikrama.
    samvatsara: str  #: Name of the year in the cycle of sixty.
    ayana: Literal["Uttarayana", "Dakshinayana"]  #: Half of the year by the sidereal Sun.
    ritu: str  #: Season of the month.
    lunar_month: Union[str, None]  #: Lunar month, as the tradition counts it; null if the tradition has months of the Sun.
    solar_month: Union[str, None]  #: Sign of the solar month; null if the tradition has lunar months.
    paksha: Literal["Shukla", "Krishna"]  #: Waxing or waning half of the lunar month.
    tithi: str  #: Lunar day at the moment.
    weekday: str  #: Weekday from sunrise to sunrise.
    nakshatra: "NakshatraName"  #: Star of the Moon.
    yoga: str  #: Nitya yoga.
    karana: str  #: Half tithi.
    confidence: "Confidence"  #: Confidence in the wording of the line.
    ritu_confidence: "Confidence"  #: Confidence in the season.
    metadata: "PanchangSankalpaMetadata"  #: Versions and rules behind the answer.

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
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.

class PanchangFestivalsInput(_PanchangFestivalsInput, total=False):
    settings: "FestivalSettings"  #: Conventions to follow; each has a default.
    region: Literal["north", "west", "south", "gujarat", "maharashtra", "rajasthan", "bihar", "punjab", "bengal", "odisha", "tamil", "telugu", "kannada", "kerala", "nepal", "jain", "sikh", "vaishnava", "sindhi", "arya_samaj"]  #: Region whose observances are returned; all if omitted.
    ids: str  #: Only these observances: ids separated by commas; those of monthly vows are allowed too.
    schools: Literal["one", "all"]  #: one: the days by `settings.almanac`; all: besides, in `by_almanac`, the day of each observance by every almanac. one if omitted.

class FestivalSettings(ObservanceSettings, total=False):
    school: Literal["smarta", "jyotisha", "vaishnava"]  #: School whose rule chooses the day: smarta as in almanacs, jyotisha by the times of day of the law books, or vaishnava. smarta if omitted.

class ObservedDayAlternatives(TypedDict):
    date: str  #: Civil date.
    overlap_minutes: float  #: Minutes of the limb within the time of day of the rule.

class ObservedDayOtherSchools(TypedDict):
    school: Literal["smarta", "jyotisha", "vaishnava"]  #: School with a rule of its own.
    date: str  #: The day that this school keeps.

class ObservedDayOtherAlmanacs(TypedDict):
    almanac: Literal["drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya"]  #: Almanac, as in `settings.almanac`.
    date: str  #: The day that it keeps.

class ObservedDayNotes(TypedDict):
    code: Literal["rohini_at_nishitha", "bhadra_ends", "ghatasthapana_at_abhijit", "kshaya_month", "kshaya_tithi", "vriddhi_tithi"]  #: rohini_at_nishitha: Janmashtami is Jayanti; bhadra_ends: the rite waits for it; ghatasthapana_at_abhijit: the morning has no Pratipada; kshaya_month: the month also absorbed the name of another; kshaya_tithi: no sunrise falls into the tithi; vriddhi_tithi: two do.
    at: Union[str, None]  #: Instant of the note; null for notes without one.

class ObservedDay(TypedDict):
    """An observance on its day."""
    date: str  #: Civil date on which it is kept.
    id: str  #: Name of the observance for programs.
    name: str  #: Name of the observance.
    local_names: "LocalNames"
    regions: List[Literal["all", "north", "west", "south", "gujarat", "maharashtra", "rajasthan", "bihar", "punjab", "bengal", "odisha", "tamil", "telugu", "kannada", "kerala", "nepal", "jain", "sikh", "vaishnava", "sindhi", "arya_samaj"]]  #: Regions in which it is kept; all for the whole of India.
    rule: str  #: Rule by which the day was chosen.
    limb: "TimeWindow"  #: Span of the tithi, star or entry that the rule uses.
    window: Union["TimeWindow", None]  #: Overlap of that span with the time of day of the rule; null if there is none.
    margin_minutes: Union[float, None]  #: Minutes by which the deciding instant would have to move to choose another day; below 3, other almanacs may differ.
    alternatives: List["ObservedDayAlternatives"]  #: Other days that have a part of the limb in the same time of day.
    other_schools: List["ObservedDayOtherSchools"]  #: Schools that keep another day.
    other_almanacs: List["ObservedDayOtherAlmanacs"]  #: Printed almanacs of the observance’s own regions that keep another day, and the sky (drik) if the answer is by another almanac; `schools: all` of `panchang/festivals` has every almanac, with reasons.
    notes: List["ObservedDayNotes"]  #: Further facts about the day.
    basis: Literal["sunrise", "civil"]  #: sunrise, or civil if the Sun does not rise or set that day: the rules then use 6:00 and 18:00 by the clock.
    confidence: Literal["high", "low"]  #: low if the rule rests on fewer than four published dates.
    published_cases: int  #: Number of published dates with which the rule was compared.

class AlmanacDaysDays(TypedDict):
    date: str  #: Civil date on which it is kept.
    almanacs: List[Literal["drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya"]]  #: Almanacs that keep this day, as in `settings.almanac`.
    books: List[str]  #: Printed almanacs among them.
    difference: Union[str, None]  #: Reason for another day than by the sky; null for the day of the sky (drik).

class AlmanacDays(TypedDict):
    """One observance with its day by every almanac."""
    id: str  #: Name of the observance for programs.
    name: str  #: Name of the observance.
    local_names: "LocalNames"
    regions: List[Literal["all", "north", "west", "south", "gujarat", "maharashtra", "rajasthan", "bihar", "punjab", "bengal", "odisha", "tamil", "telugu", "kannada", "kerala", "nepal", "jain", "sikh", "vaishnava", "sindhi", "arya_samaj"]]  #: Regions in which it is kept; all for the whole of India.
    days: List["AlmanacDaysDays"]  #: The days, in order; one if all almanacs agree.
    not_kept_by: List[Literal["drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya"]]  #: Almanacs without it this time: an observance of leap months needs the leap month.
    holidays: List["PublicHoliday"]  #: Days that governments and banks printed for it, each with its list; empty if none is known. They decide no day here.

class PublicHoliday(TypedDict):
    """A holiday as an authority printed it. No rule reads it."""
    date: str  #: Civil date that was printed.
    name: str  #: Name in the list.
    authority: str  #: Government or bank that printed it.
    kind: Literal["government", "bank"]  #: Holiday of offices, or of banks.
    region: str  #: Region of the authority.
    year: int  #: Year of the list.
    source: str  #: Title of the list.
    source_url: Union[str, None]  #: Address of the list; null if none is known.

class FestivalMetadata(ObservanceMetadata):
    school: Literal["smarta", "jyotisha", "vaishnava"]  #: School whose rule chooses the day: smarta as in almanacs, jyotisha by the times of day of the law books, or vaishnava.

class PanchangFestivalsAnswer(TypedDict):
    festivals: List["ObservedDay"]  #: Observances in order of their dates.
    by_almanac: Union[List["AlmanacDays"], None]  #: With `schools: all`, each observance that an almanac keeps between the dates, with the days of all of them; else null.
    metadata: "FestivalMetadata"  #: Versions and rules behind the answer.

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
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.
    observance: Literal["ugadi", "gangaur", "matsya_jayanti", "yamuna_chhath", "rama_navami", "rama_navami_vaishnava", "mahavir_jayanti", "hanuman_jayanti", "vallabhacharya_jayanti", "akshaya_tritiya", "parashurama_jayanti", "shankaracharya_jayanti", "ganga_saptami", "sita_navami", "narasimha_jayanti", "buddha_purnima", "kurma_jayanti", "narada_jayanti", "hanuman_jayanti_telugu", "vat_savitri", "shani_jayanti", "maharana_pratap", "jamai_shashthi", "mahesh_navami", "ganga_dussehra", "gayatri_jayanti", "vat_purnima", "kabir_jayanti", "ashadha_navratri", "rath_yatra", "jayaparvati", "kokila_vrat", "guru_purnima", "hariyali_amavasya", "hariyali_teej", "nag_panchami", "garuda_panchami", "kalki_jayanti", "tulsidas_jayanti", "raksha_bandhan", "yajurveda_upakarma", "narali_purnima", "kajari_teej", "bahula_chaturthi", "nag_pancham_gujarat", "hal_shashthi", "shitala_satam", "janmashtami_smarta", "janmashtami_vaishnava", "pithori_amavasya", "varaha_jayanti", "hartalika_teej", "ganesh_chaturthi", "rishi_panchami", "lalita_saptami", "durva_ashtami", "radha_ashtami", "vamana_jayanti", "anant_chaturdashi", "pitru_paksha", "jivitputrika", "mahalakshmi_vrat_ends", "sarva_pitru_amavasya", "bhadrapada_purnima", "mahalakshmi_vrat_begins", "navratri", "lalita_panchami", "bilva_nimantran", "navpatrika_puja", "durga_ashtami", "maha_navami", "maha_navami_bengal", "vijayadashami_bengal", "kojagara", "valmiki_jayanti", "meerabai_jayanti", "atla_tadde", "karwa_chauth", "ahoi_ashtami", "govatsa_dwadashi", "dhanteras", "kali_chaudas", "naraka_chaturdashi", "diwali", "kali_puja", "gujarati_new_year", "bhai_dooj", "nagula_chavithi", "labh_panchami", "chhath_puja", "soora_samharam", "gopashtami", "akshaya_navami", "tulasi_vivah", "vaikuntha_chaturdashi", "dev_diwali", "kartika_purnima", "kalabhairav_jayanti", "vivah_panchami", "champa_shashthi", "subrahmanya_shashthi", "gita_jayanti", "hanuman_jayanti_kannada", "dattatreya_jayanti", "annapurna_jayanti", "shakambhari_purnima", "sakat_chauth", "mauni_amavasya", "magha_navratri", "ganesha_jayanti", "vasant_panchami", "ratha_saptami", "narmada_jayanti", "bhishma_ashtami", "magha_purnima", "dayananda_jayanti", "maha_shivaratri", "phulera_dooj", "phalguna_purnima", "chaitanya_jayanti", "bhratri_dwitiya", "ranga_panchami", "sheetala_ashtami", "shivaji_jayanti", "holika_dahan", "holi", "vijayadashami", "govardhan_puja", "varalakshmi_vrata", "dahi_handi", "cheti_chand", "saraswati_avahan", "varshitapa_parana", "randhan_chhath", "samaveda_upakarma", "jyeshtha_gauri_avahana", "jyeshtha_gauri_puja", "jyeshtha_gauri_visarjan", "saraswati_puja", "saraswati_visarjan", "saraswati_puja_south", "sharda_puja", "kedar_gauri_vrat", "mangala_gauri", "mangala_gauri_amanta", "shravan_somwar", "shravan_somwar_amanta", "mesha_sankranti", "vrishabha_sankranti", "mithuna_sankranti", "karka_sankranti", "simha_sankranti", "kanya_sankranti", "tula_sankranti", "vrishchika_sankranti", "dhanu_sankranti", "makara_sankranti", "kumbha_sankranti", "meena_sankranti", "lohri", "bhogi", "mattu_pongal", "vishu", "pohela_boishakh", "pana_sankranti", "malayalam_new_year", "aadi_perukku", "karadaiyan_nombu", "mandala_begins", "mandala_puja", "agni_nakshatram_begins", "agni_nakshatram_ends", "onam", "thai_pusam", "arudra_darshan", "masi_magam", "panguni_uthiram", "vaikasi_visakam", "karthigai_deepam", "attukal_pongala", "thrissur_pooram", "ramanuja_jayanti", "ashtami_rohini", "andal_jayanti", "maha_bharani", "magha_shraddha", "rigveda_upakarma", "aadi_amavasai", "thai_amavasai", "makaravilakku", "chitra_pournami", "ekadashi_kamada", "ekadashi_varuthini", "ekadashi_mohini", "ekadashi_apara", "ekadashi_nirjala", "ekadashi_yogini", "ekadashi_devshayani", "ekadashi_kamika", "ekadashi_shravana_putrada", "ekadashi_aja", "ekadashi_parivartini", "ekadashi_indira", "ekadashi_papankusha", "ekadashi_rama", "ekadashi_devutthana", "ekadashi_utpanna", "ekadashi_mokshada", "ekadashi_saphala", "ekadashi_pausha_putrada", "ekadashi_shattila", "ekadashi_jaya", "ekadashi_vijaya", "ekadashi_amalaki", "ekadashi_papamochani", "ekadashi_padmini", "ekadashi_parama", "vaikuntha_ekadashi", "guruvayur_ekadashi", "nepali_new_year", "nepal_republic_day", "gai_jatra", "indra_jatra", "nepal_constitution_day", "mha_puja", "tamu_lhosar", "prithvi_jayanti", "maghe_sankranti", "nepal_martyrs_day", "sonam_lhosar", "nepal_democracy_day", "ghode_jatra", "shraddha_purnima", "shraddha_dwitiya", "shraddha_tritiya", "shraddha_chaturthi", "shraddha_panchami", "shraddha_shashthi", "shraddha_saptami", "shraddha_ashtami", "shraddha_navami", "shraddha_dashami", "shraddha_ekadashi", "shraddha_dwadashi", "shraddha_trayodashi", "shraddha_chaturdashi", "chaitra_navapada_oli", "tara_jayanti", "vamana_dwadashi", "treta_yugadi", "matangi_jayanti", "bagalamukhi_jayanti", "mahavira_kevala_jnana", "parashurama_dwadashi", "chhinnamasta_jayanti", "ramalakshmana_dwadashi", "vaivasvata_manvadi", "ashadha_ashtahnika_begins", "gauri_vrat_begins", "vasudeva_dwadashi", "ashadha_chaumasi", "ashadha_ashtahnika_ends", "damodara_dwadashi", "hayagriva_jayanti", "sanskrit_diwas", "maha_sankatahara_chaturthi", "kali_jayanti", "indra_savarni_manvadi", "daiva_savarni_manvadi", "rudra_savarni_manvadi", "bhuvaneshvari_jayanti", "kalki_dwadashi", "agrasen_jayanti", "ashvina_navapada_oli", "sandhi_puja", "durga_balidan", "daksha_savarni_manvadi", "madhvacharya_jayanti", "padmanabha_dwadashi", "yama_panchaka", "hanuman_puja", "kamala_jayanti", "dyuta_krida", "jalaram_jayanti", "kartika_ashtahnika_begins", "kansa_vadh", "bhishma_panchaka_begins", "yogeshwara_dwadashi", "tamasa_manvadi", "kartika_chaumasi", "manikarnika_snan", "bhishma_panchaka_ends", "uttama_manvadi", "kartika_ashtahnika_ends", "matsya_dwadashi", "bhairavi_jayanti", "kurma_dwadashi", "vivekananda_jayanti", "meru_trayodashi", "bhishma_dwadashi", "yashoda_jayanti", "shabari_jayanti", "janaki_jayanti", "phalguna_ashtahnika_begins", "narasimha_dwadashi", "phalguna_chaumasi", "savarni_manvadi", "phalguna_ashtahnika_ends", "pradosha_vrata", "sankashti_chaturthi", "vinayaka_chaturthi", "masik_shivaratri", "kalashtami", "masik_durgashtami", "skanda_shashthi", "amavasya", "darsha_amavasya", "purnima", "purnima_vrata", "anvadhan", "ishti", "chandra_darshana", "rohini_vrata", "masik_karthigai", "masik_krishna_janmashtami", "shani_trayodashi", "somavati_amavasya", "bhanu_saptami", "dussehra", "vishwakarma_puja"]  #: Id of the observance, as in `panchang/festivals`.

class PanchangFestivalInput(_PanchangFestivalInput, total=False):
    settings: "FestivalSettings"  #: Conventions to follow; each has a default.

class PanchangFestivalAnswer(TypedDict):
    festivals: List["ObservedDay"]  #: One row for each date on which it is kept, in order.
    metadata: "FestivalMetadata"  #: Versions and rules behind the answer.

class EkadashiDay(TypedDict):
    """An Ekadashi with its days of fasting."""
    id: str  #: Name of the Ekadashi for programs.
    name: str  #: Name of the Ekadashi.
    local_names: "LocalNames"
    tithi: "TimeWindow"  #: Ekadashi itself.
    smarta: "EkadashiFast"  #: Fast of householders.
    gauna: Union["EkadashiFast", None]  #: Second fast, of ascetics; null if it is on the same day.
    vaishnava: "EkadashiFast"  #: Fast of Vaishnavas.
    hari_vasara_end: str  #: End of the first quarter of Dwadashi (Hari Vasara), before which no fast is broken.
    margin_minutes: float  #: Minutes from the nearest sunrise to an end of Ekadashi or Dwadashi; below 3, other almanacs may differ.
    basis: Literal["sunrise", "civil"]  #: sunrise, or civil if the Sun does not rise or set that day: the rules then use 6:00 and 18:00 by the clock.

class EkadashiFastParana(TypedDict):
    start: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
    end: Union[str, None]  #: End; null if Dwadashi is over at sunrise: the fast may then be broken at any time of the day.

class EkadashiFast(TypedDict):
    """A fast with the time at which it is broken."""
    date: str  #: Civil date of the fast.
    parana: "EkadashiFastParana"  #: Time for breaking the fast, on the next day.

class PanchangEkadashisAnswer(TypedDict):
    ekadashis: List["EkadashiDay"]  #: Ekadashis in order of their dates.
    metadata: "ObservanceMetadata"  #: Versions and rules behind the answer.

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
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.
    kind: Literal["pradosha_vrata", "sankashti_chaturthi", "vinayaka_chaturthi", "masik_shivaratri", "kalashtami", "masik_durgashtami", "skanda_shashthi", "amavasya", "darsha_amavasya", "purnima", "purnima_vrata", "anvadhan", "ishti", "chandra_darshana", "rohini_vrata", "masik_karthigai", "masik_krishna_janmashtami", "shani_trayodashi", "somavati_amavasya", "bhanu_saptami"]  #: The vow, by its id.

class PanchangVratasInput(_PanchangVratasInput, total=False):
    settings: "ObservanceSettings"  #: Conventions to follow; each has a default.

class VrataDayAlternatives(TypedDict):
    date: str  #: Civil date.
    overlap_minutes: float  #: Minutes of the limb within the time of day of the rule.

class VrataDayOtherSchools(TypedDict):
    school: Literal["smarta", "jyotisha", "vaishnava"]  #: School with a rule of its own.
    date: str  #: The day that this school keeps.

class VrataDayNotes(TypedDict):
    code: Literal["rohini_at_nishitha", "bhadra_ends", "ghatasthapana_at_abhijit", "kshaya_month", "kshaya_tithi", "vriddhi_tithi"]  #: rohini_at_nishitha: Janmashtami is Jayanti; bhadra_ends: the rite waits for it; ghatasthapana_at_abhijit: the morning has no Pratipada; kshaya_month: the month also absorbed the name of another; kshaya_tithi: no sunrise falls into the tithi; vriddhi_tithi: two do.
    at: Union[str, None]  #: Instant of the note; null for notes without one.

class VrataDay(TypedDict):
    """A vow of every month on its day."""
    date: str  #: Civil date on which it is kept.
    id: str  #: Name of the observance for programs.
    name: str  #: Name of the observance.
    local_names: "LocalNames"
    regions: List[Literal["all", "north", "west", "south", "gujarat", "maharashtra", "rajasthan", "bihar", "punjab", "bengal", "odisha", "tamil", "telugu", "kannada", "kerala", "nepal", "jain", "sikh", "vaishnava", "sindhi", "arya_samaj"]]  #: Regions in which it is kept; all for the whole of India.
    rule: str  #: Rule by which the day was chosen.
    limb: "TimeWindow"  #: Span of the tithi, star or entry that the rule uses.
    window: Union["TimeWindow", None]  #: Overlap of that span with the time of day of the rule; null if there is none.
    margin_minutes: Union[float, None]  #: Minutes by which the deciding instant would have to move to choose another day; below 3, other almanacs may differ.
    alternatives: List["VrataDayAlternatives"]  #: Other days that have a part of the limb in the same time of day.
    other_schools: List["VrataDayOtherSchools"]  #: Schools that keep another day.
    notes: List["VrataDayNotes"]  #: Further facts about the day.
    basis: Literal["sunrise", "civil"]  #: sunrise, or civil if the Sun does not rise or set that day: the rules then use 6:00 and 18:00 by the clock.
    confidence: Literal["high", "low"]  #: low if the rule rests on fewer than four published dates.
    published_cases: int  #: Number of published dates with which the rule was compared.
    title: Union[str, None]  #: Name of this day: of a Pradosha by its weekday, of a Sankashti by its month; else null.
    moonrise: Union[str, None]  #: Moonrise, at which the fast of a Sankashti is broken; null for other vows, and if the Moon does not rise.

class PanchangVratasAnswer(TypedDict):
    vratas: List["VrataDay"]  #: Days of the vow in order of their dates.
    metadata: "ObservanceMetadata"  #: Versions and rules behind the answer.

class Sankranti(TypedDict):
    """The entry of the Sun into a sidereal sign."""
    sign: str  #: The sign that the Sun enters.
    at: str  #: Instant when the Sun enters the sign.
    date: str  #: The day on which it is kept.
    punya_kala: "TimeWindow"  #: The time of day for gifts and bathing.
    maha_punya_kala: Union["TimeWindow", None]  #: Best part of punya kala, only for Makara; else null.
    basis: Literal["sunrise", "civil"]  #: sunrise, or civil if the Sun does not rise or set that day: the rules then use 6:00 and 18:00 by the clock.

class PanchangSankrantisAnswer(TypedDict):
    sankrantis: List["Sankranti"]  #: Sankrantis in order of time.
    metadata: "ObservanceMetadata"  #: Versions and rules behind the answer.

_PanchangAvoidableDaysInputMust = TypedDict(
    "_PanchangAvoidableDaysInputMust",
    {
        "from": str,  #: The first date.
    },
)

class _PanchangAvoidableDaysInput(_PanchangAvoidableDaysInputMust):
    to: str  #: The last date; one request takes up to 366 days.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.

class PanchangAvoidableDaysInput(_PanchangAvoidableDaysInput, total=False):
    settings: "ObservanceSettings"  #: Conventions to follow; each has a default.
    kinds: str  #: Kinds of periods; all if omitted. Separated by commas: rikta_tithi, bhadra, panchaka, ganda_moola, kharmas, adhika, chaturmas, pitru_paksha, holashtak, guru_asta, shukra_asta.

class AvoidablePeriod(TypedDict):
    """A period that almanacs list as unfit for beginnings."""
    kind: Literal["rikta_tithi", "bhadra", "panchaka", "ganda_moola", "kharmas", "adhika", "chaturmas", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta"]  #: Id of the kind.
    start: str  #: Start of the period, which may be before `from`.
    end: Union[str, None]  #: End of the period; null if it is more than a hundred days after `to`.
    tithi: Union[str, None]  #: Tithi of a rikta tithi or a Bhadra; else null.
    paksha: Union[Literal["Shukla", "Krishna"], None]  #: Half of the month of that tithi; else null.
    nakshatra: Union["NakshatraName", None]  #: Star of a Ganda Moola; else null.
    lunar_month: Union[str, None]  #: Name of a leap month; else null.
    threat: Union[Literal["roga", "raja", "agni", "chora", "mrityu"], None]  #: Threat of a Panchaka: illness, rulers, fire, thieves or death; null on Wednesday and Thursday, and for other kinds.

class AvoidableRule(TypedDict):
    """A kind of avoidable periods with its rule and source."""
    kind: Literal["rikta_tithi", "bhadra", "panchaka", "ganda_moola", "kharmas", "adhika", "chaturmas", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta"]  #: Id of the kind, as in `periods`.
    name: str  #: Name of the kind.
    rule: str  #: When it is, as a sentence.
    source: str  #: Text or almanac that has the rule.
    confidence: "Confidence"  #: Confidence in the ends of its periods.

class PanchangAvoidableDaysAnswer(TypedDict):
    periods: List["AvoidablePeriod"]  #: Periods that touch the dates, by their start; they overlap.
    rules: List["AvoidableRule"]  #: The kinds of this request with their rules.
    metadata: "ObservanceMetadata"  #: Versions and rules behind the answer.

class MuhurtaPerson(TypedDict, total=False):
    """Star and sign of the Moon at birth, or the birth that they are computed from."""
    nakshatra_number: int  #: Nakshatra of the Moon at birth, 1 is Ashwini; instead of a birth.
    sign_number: int  #: Sign of the Moon at birth, 1 is Aries; instead of a birth.
    year: int  #: Year of birth by the local calendar: 601 to 2398 if Gregorian, and the same years in another `calendar`.
    month: int  #: Month of birth in its calendar; 1 is January in the Gregorian one.
    date: int  #: Day of the month.
    hours: int  #: Hour of the local clock, 24-hour.
    minutes: int  #: Minute of the local clock.
    seconds: int  #: Second of the local clock, 0 if omitted.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
    fold: Literal[0, 1]  #: For an IANA zone whose clock shows this time twice or never: 0 uses the offset before the change, 1 the one after.
    calendar: Literal["gregorian", "auto", "julian", "bikram_sambat", "saka", "islamic_civil", "islamic_umalqura", "tamil", "malayalam", "bengali", "bengali_old", "odia"]  #: Calendar of year, month and date; gregorian if omitted. auto: julian before the day on which `country` changed, or before 1582-10-15 without one. bikram_sambat: Nepal; saka: national calendar of India; islamic_civil: tabular; islamic_umalqura: Saudi Arabia; malayalam: Kollam era of Kerala, month 1 is Chingam; bengali: Bangladesh, revised in 2019; bengali_old: Gupta Press almanac. `metadata.birth` has the Gregorian date.
    country: str  #: ISO 3166-1 code of the country whose calendar the date is in, such as GB. With it, a date from the time before its change to the Gregorian calendar needs `calendar`. A `place_id` gives it to auto.
    birth_id: str  #: Id of a stored birth, from `/api/v1/births`, in place of all members of the birth. Needs the scope `births`.
    birth_reference: str  #: Your own reference of a stored birth, in place of all members of the birth. Needs the scope `births`.

class MuhurtaFindSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted.
    ayanamsha: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted.
    asta_padding: Literal[0, 3, 5, 15]  #: Days before the setting of Jupiter or Venus in the Sun, and after its rising, that are added to guru_asta and shukra_asta. 0 if omitted.

_MuhurtaFindInputMust = TypedDict(
    "_MuhurtaFindInputMust",
    {
        "from": str,  #: The first date.
    },
)

class _MuhurtaFindInput(_MuhurtaFindInputMust):
    purpose: Literal["marriage", "griha_pravesh", "vehicle", "business", "namakarana", "travel", "vidyarambha", "mundan", "annaprashana", "property", "foundation", "gold", "medical", "surgery"]  #: Purpose of the time: marriage, griha_pravesh, vehicle, business, namakarana, travel, vidyarambha, mundan, annaprashana, property, foundation, gold, medical, surgery.
    to: str  #: The last date; a strict search takes up to 366 days, a ranked one up to 92.

class MuhurtaFindInput(_MuhurtaFindInput, total=False):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
    mode: Literal["strict", "ranked"]  #: strict: the times that no rule forbids, by date, as almanacs print them. ranked: every time that no ban and no person forbids, the best first. strict if omitted.
    person_a: "MuhurtaPerson"  #: Person that the time must suit; for a marriage, the bride.
    person_b: "MuhurtaPerson"  #: Second person that the time must suit; for a marriage, the groom.
    lagna: bool  #: Whether rising signs are judged too; times are then split at changes of the rising sign. false if omitted.
    bans: str  #: Bans, which replace those of the purpose: none, or ids with commas between them: adhika, kharmas, chaturmas, chaturmas_months, griha_months, pitru_paksha, holashtak, guru_asta, shukra_asta, simhastha, dakshinayana, sutak, sutak_fixed, eclipse_day, after_eclipse, rahu_kaal, yamaganda, gulika, dur_muhurta, varjyam, vishti, kaal_vela, sankranti, panchaka, panchaka_rahita.
    min_minutes: int  #: Minimum length; shorter times are omitted. 20 if omitted.
    limit: int  #: Maximum number of times in the answer; `windows_found` is the total. 50 if omitted.
    settings: "MuhurtaFindSettings"  #: Conventions to follow; each has a default.

class MuhurtaWindow(TimeWindow):
    """A time that suits the purpose, with the reasons for and against it."""
    minutes: int  #: Length in whole minutes.
    panchang_day: str  #: Date of the day from sunrise to sunrise that contains the time, which may be after midnight.
    score: int  #: 50 plus the points of the reasons and cautions, from 0 to 100.
    grade: Literal["excellent", "strong", "fair", "weak"]  #: Grade by the score: excellent from 75, strong from 60, fair from 45, weak below.
    reasons: List["MuhurtaReason"]  #: Rules on limbs, people, lagna and good times.
    cautions: List["MuhurtaReason"]  #: Rules on times of day, seasons and directions to avoid if possible.
    limbs: "MuhurtaLimbs"
    lagnas: Union[List["MuhurtaLagna"], None]  #: Rising signs of the time; null if not requested, or if too near a pole to be judged.

class MuhurtaReason(TypedDict):
    """A rule for a time, against it, or neutral."""
    code: Literal["tithi_good", "tithi_rikta", "tithi_amavasya", "tithi_not_listed", "tithi_kshaya", "tithi_vriddhi", "nakshatra_good", "nakshatra_middling", "nakshatra_bad", "pada_bad", "weekday_good", "weekday_middling", "weekday_bad", "paksha_shukla", "paksha_krishna", "yoga_bad", "tara_good", "tara_bad", "tara_bad_first_round", "tara_janma", "chandra_good", "chandra_neutral", "chandra_bad", "chandrashtama", "tribala_jupiter_good", "tribala_jupiter_worship", "tribala_jupiter_bad", "tribala_sun_good", "tribala_sun_worship", "tribala_sun_bad", "lagna_best", "lagna_good", "lagna_weak", "lagna_house_occupied", "lagna_malefic", "lagna_moon_hidden", "lagna_benefic", "lagna_benefics_strong", "lagna_malefics_upachaya", "lagna_last_degree", "lagna_gandanta", "lagna_unknown", "adhika", "kharmas", "chaturmas", "chaturmas_months", "griha_months", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta", "simhastha", "dakshinayana", "sutak", "sutak_fixed", "eclipse_day", "after_eclipse", "rahu_kaal", "yamaganda", "gulika", "dur_muhurta", "varjyam", "vishti", "kaal_vela", "panchaka_rahita", "sankranti", "panchaka", "abhijit", "choghadiya", "amrit_kaal", "vijaya", "benefic_hora", "sarvartha_siddhi", "amrita_siddhi", "ravi_yoga", "ravi_pushya", "guru_pushya", "godhuli", "festive_day", "disha_shool"]  #: Id of the rule, for programs.
    effect: Literal["for", "against", "neutral"]  #: Whether the rule is for the time, against it, or neutral.
    points: float  #: Points added to the score, in proportion to the share of the time in which the rule holds.
    text: str  #: The rule as a sentence.
    detail: Union[str, None]  #: Tithi, star, house or planet concerned; null if none.
    source: str  #: Source of the rule.
    times: List["TimeWindow"]  #: Times in which the rule holds; empty if it holds throughout.

class MuhurtaLimbs(TypedDict):
    """The limbs of the panchang when the time begins."""
    tithi: str  #: Tithi with its half of the month.
    nakshatra: "NakshatraName"  #: Star of the Moon.
    pada: int  #: Quarter of the star.
    yoga: str  #: Yoga of Sun and Moon.
    karana: str  #: Half of the tithi.
    vara: str  #: Weekday by sunrise.
    moon_sign: "SignName"  #: Sign of the Moon.

class MuhurtaLagna(TimeWindow):
    """A rising sign with the time in which it rises."""
    sign: "SignName"  #: The rising sign.
    benefic_navamshas: List["TimeWindow"]  #: Times in which a navamsha (ninth of the sign) ruled by a benefic rises.

class MuhurtaRejectedDay(TypedDict):
    """A day without a time, with the reason."""
    date: str  #: The day, from its sunrise.
    code: Literal["tithi_good", "tithi_rikta", "tithi_amavasya", "tithi_not_listed", "tithi_kshaya", "tithi_vriddhi", "nakshatra_good", "nakshatra_middling", "nakshatra_bad", "pada_bad", "weekday_good", "weekday_middling", "weekday_bad", "paksha_shukla", "paksha_krishna", "yoga_bad", "tara_good", "tara_bad", "tara_bad_first_round", "tara_janma", "chandra_good", "chandra_neutral", "chandra_bad", "chandrashtama", "tribala_jupiter_good", "tribala_jupiter_worship", "tribala_jupiter_bad", "tribala_sun_good", "tribala_sun_worship", "tribala_sun_bad", "lagna_best", "lagna_good", "lagna_weak", "lagna_house_occupied", "lagna_malefic", "lagna_moon_hidden", "lagna_benefic", "lagna_benefics_strong", "lagna_malefics_upachaya", "lagna_last_degree", "lagna_gandanta", "lagna_unknown", "adhika", "kharmas", "chaturmas", "chaturmas_months", "griha_months", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta", "simhastha", "dakshinayana", "sutak", "sutak_fixed", "eclipse_day", "after_eclipse", "rahu_kaal", "yamaganda", "gulika", "dur_muhurta", "varjyam", "vishti", "kaal_vela", "panchaka_rahita", "sankranti", "panchaka", "abhijit", "choghadiya", "amrit_kaal", "vijaya", "benefic_hora", "sarvartha_siddhi", "amrita_siddhi", "ravi_yoga", "ravi_pushya", "guru_pushya", "godhuli", "festive_day", "disha_shool", "no_sunrise", "no_sunset", "too_short"]  #: Rule that forbids most of the day; too_short if the rest is shorter than `min_minutes`.
    text: str  #: The reason as a sentence.
    detail: Union[str, None]  #: Tithi, star or planet concerned; null if none.
    until: Union[str, None]  #: End of a season; null for other rules, and if the end is too far ahead.
    other_codes: List[Literal["tithi_good", "tithi_rikta", "tithi_amavasya", "tithi_not_listed", "tithi_kshaya", "tithi_vriddhi", "nakshatra_good", "nakshatra_middling", "nakshatra_bad", "pada_bad", "weekday_good", "weekday_middling", "weekday_bad", "paksha_shukla", "paksha_krishna", "yoga_bad", "tara_good", "tara_bad", "tara_bad_first_round", "tara_janma", "chandra_good", "chandra_neutral", "chandra_bad", "chandrashtama", "tribala_jupiter_good", "tribala_jupiter_worship", "tribala_jupiter_bad", "tribala_sun_good", "tribala_sun_worship", "tribala_sun_bad", "lagna_best", "lagna_good", "lagna_weak", "lagna_house_occupied", "lagna_malefic", "lagna_moon_hidden", "lagna_benefic", "lagna_benefics_strong", "lagna_malefics_upachaya", "lagna_last_degree", "lagna_gandanta", "lagna_unknown", "adhika", "kharmas", "chaturmas", "chaturmas_months", "griha_months", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta", "simhastha", "dakshinayana", "sutak", "sutak_fixed", "eclipse_day", "after_eclipse", "rahu_kaal", "yamaganda", "gulika", "dur_muhurta", "varjyam", "vishti", "kaal_vela", "panchaka_rahita", "sankranti", "panchaka", "abhijit", "choghadiya", "amrit_kaal", "vijaya", "benefic_hora", "sarvartha_siddhi", "amrita_siddhi", "ravi_yoga", "ravi_pushya", "guru_pushya", "godhuli", "festive_day", "disha_shool"]]  #: Other rules that forbid a part of the day.

class MuhurtaFindMetadataPersons(TypedDict, total=False):
    person_a: "BirthClock"  #: Birth of `person_a`; none if the person was sent as star and sign.
    person_b: "BirthClock"  #: Birth of `person_b`; none if the person was sent as star and sign.

class _MuhurtaFindMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    asta_padding: Literal[0, 3, 5, 15]  #: Days before the setting of Jupiter or Venus in the Sun, and after its rising, that are added to guru_asta and shukra_asta.

class MuhurtaFindMetadata(_MuhurtaFindMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    persons: "MuhurtaFindMetadataPersons"  #: The instants computed for persons sent as births, and the clocks behind them; none if no person was.

class MuhurtaFindAnswer(TypedDict):
    purpose_name: str  #: The purpose in words.
    rule_source: str  #: Source of the star, tithi and weekday rules of the purpose.
    bans: List[str]  #: Bans of this search: forbidden seasons and times.
    windows_found: int  #: Number of times found; `windows` has at most `limit` of them.
    windows: List["MuhurtaWindow"]  #: Times found: by date if strict, by score if ranked.
    rejected_days: List["MuhurtaRejectedDay"]  #: Days without a time, in order.
    metadata: "MuhurtaFindMetadata"  #: Versions and rules behind the answer.

class MuhurtaCheckSettings(DaySettings, total=False):
    asta_padding: Literal[0, 3, 5, 15]  #: Days before the setting of Jupiter or Venus in the Sun, and after its rising, that are added to guru_asta and shukra_asta. 0 if omitted.

class _MuhurtaCheckInput(Birth):
    purpose: Literal["marriage", "griha_pravesh", "vehicle", "business", "namakarana", "travel", "vidyarambha", "mundan", "annaprashana", "property", "foundation", "gold", "medical", "surgery"]  #: Purpose of the time: marriage, griha_pravesh, vehicle, business, namakarana, travel, vidyarambha, mundan, annaprashana, property, foundation, gold, medical, surgery.

class MuhurtaCheckInput(_MuhurtaCheckInput, total=False):
    settings: "MuhurtaCheckSettings"  #: Conventions to follow; each has a default.
    person_a: "MuhurtaPerson"  #: Person that the time must suit; for a marriage, the bride.
    person_b: "MuhurtaPerson"  #: Second person that the time must suit; for a marriage, the groom.
    lagna: bool  #: Whether rising signs are judged too; times are then split at changes of the rising sign. false if omitted.
    bans: str  #: Bans, which replace those of the purpose: none, or ids with commas between them: adhika, kharmas, chaturmas, chaturmas_months, griha_months, pitru_paksha, holashtak, guru_asta, shukra_asta, simhastha, dakshinayana, sutak, sutak_fixed, eclipse_day, after_eclipse, rahu_kaal, yamaganda, gulika, dur_muhurta, varjyam, vishti, kaal_vela, sankranti, panchaka, panchaka_rahita.

class MuhurtaCheckMetadataPersons(TypedDict, total=False):
    person_a: "BirthClock"  #: Birth of `person_a`; none if the person was sent as star and sign.
    person_b: "BirthClock"  #: Birth of `person_b`; none if the person was sent as star and sign.

class _MuhurtaCheckMetadata(DayMetadata):
    asta_padding: Literal[0, 3, 5, 15]  #: Days before the setting of Jupiter or Venus in the Sun, and after its rising, that are added to guru_asta and shukra_asta.

class MuhurtaCheckMetadata(_MuhurtaCheckMetadata, total=False):
    persons: "MuhurtaCheckMetadataPersons"  #: The instants computed for persons sent as births, and the clocks behind them; none if no person was.

class MuhurtaCheckAnswer(TypedDict):
    at: str  #: The moment that was judged.
    panchang_day: "PanchangDay"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing.
    purpose_name: str  #: The purpose in words.
    rule_source: str  #: Source of the star, tithi and weekday rules of the purpose.
    bans: List[str]  #: Bans of this search: forbidden seasons and times.
    is_allowed: Union[bool, None]  #: Whether no rule forbids the moment; null if it was not judged.
    forbidding: List[Literal["tithi_good", "tithi_rikta", "tithi_amavasya", "tithi_not_listed", "tithi_kshaya", "tithi_vriddhi", "nakshatra_good", "nakshatra_middling", "nakshatra_bad", "pada_bad", "weekday_good", "weekday_middling", "weekday_bad", "paksha_shukla", "paksha_krishna", "yoga_bad", "tara_good", "tara_bad", "tara_bad_first_round", "tara_janma", "chandra_good", "chandra_neutral", "chandra_bad", "chandrashtama", "tribala_jupiter_good", "tribala_jupiter_worship", "tribala_jupiter_bad", "tribala_sun_good", "tribala_sun_worship", "tribala_sun_bad", "lagna_best", "lagna_good", "lagna_weak", "lagna_house_occupied", "lagna_malefic", "lagna_moon_hidden", "lagna_benefic", "lagna_benefics_strong", "lagna_malefics_upachaya", "lagna_last_degree", "lagna_gandanta", "lagna_unknown", "adhika", "kharmas", "chaturmas", "chaturmas_months", "griha_months", "pitru_paksha", "holashtak", "guru_asta", "shukra_asta", "simhastha", "dakshinayana", "sutak", "sutak_fixed", "eclipse_day", "after_eclipse", "rahu_kaal", "yamaganda", "gulika", "dur_muhurta", "varjyam", "vishti", "kaal_vela", "panchaka_rahita", "sankranti", "panchaka", "abhijit", "choghadiya", "amrit_kaal", "vijaya", "benefic_hora", "sarvartha_siddhi", "amrita_siddhi", "ravi_yoga", "ravi_pushya", "guru_pushya", "godhuli", "festive_day", "disha_shool"]]  #: Rules that forbid the moment; empty if there are none.
    score: Union[int, None]  #: 50 plus the points of the reasons and cautions, from 0 to 100; null if it was not judged.
    grade: Union[Literal["excellent", "strong", "fair", "weak"], None]  #: Grade by the score; null if it was not judged.
    reasons: List["MuhurtaReason"]  #: Rules on limbs, people, lagna and good times.
    cautions: List["MuhurtaReason"]  #: Rules on times of day, seasons and directions to avoid if possible.
    limbs: Union["MuhurtaLimbs", None]  #: Limbs of the panchang at the moment; null if the day has no sunrise or sunset.
    lagnas: Union[List["MuhurtaLagna"], None]  #: Rising signs of the time; null if not requested, or if too near a pole to be judged.
    metadata: "MuhurtaCheckMetadata"  #: Versions and rules behind the answer.

class DashaVimshottariInput(Birth, total=False):
    settings: "DashaSettings"  #: Conventions to follow; each has a default.
    depth: int  #: Number of levels of periods to list, beginning with the great periods. 2 if omitted.
    ages: bool  #: Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted.
    path: str  #: Rulers from a great period inwards, such as Sun/Moon/Mars, whose periods are listed in addition to `depth`: with 4 of them down to the fifth level.
    target_date: str  #: The requested day, from 00:00 local time; today if omitted.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class DashaSettings(SiderealSettings, total=False):
    year_length: Union[float, Literal[360], Literal["true_sidereal_sun"]]  #: Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to its sidereal place at birth. 365.25 if omitted.

class BirthNakshatra(TypedDict):
    """The star of the Moon at birth, which fixes the first period."""
    name: "NakshatraName"  #: Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.
    number: int  #: 1 is Ashwini.
    lord: "GrahaName"  #: Planet that rules the star.
    pada: int  #: Quarter of the nakshatra.
    moon_longitude: float  #: Sidereal longitude of the Moon at birth, degrees.

class DashaBalance(TypedDict):
    """Rest of the first period at birth."""
    lord: "GrahaName"  #: Planet that rules the first period.
    name: Union[str, None]  #: Name of the period, if the system names it in addition to the planet; null otherwise.
    years_remaining: float  #: Years of the first period still to run at birth.
    duration: str  #: The same as an ISO 8601 duration, with years of twelve months of thirty days.
    description: str  #: Rest of the first period at birth, in an English sentence.

class _MahadashaAntardashasPratyantardashasSookshmasPranas(TypedDict):
    lord: "GrahaName"  #: Planet that rules the period.
    name: Union[str, None]  #: Name of the period, if the system names it in addition to the planet; null otherwise.
    start: str  #: Local date on which it begins.
    end: str  #: Local date on which it ends and the next begins.
    start_at: str  #: ISO 8601 with the offset that the time zone has then.
    end_at: str  #: ISO 8601 with the offset that the time zone has then.

class MahadashaAntardashasPratyantardashasSookshmasPranas(_MahadashaAntardashasPratyantardashasSookshmasPranas, total=False):
    age_from: float  #: Age in years at the start, if `ages` is true; negative before birth.
    age_to: float  #: Age in years at the end, if `ages` is true.

class _MahadashaAntardashasPratyantardashasSookshmas(TypedDict):
    lord: "GrahaName"  #: Planet that rules the period.
    name: Union[str, None]  #: Name of the period, if the system names it in addition to the planet; null otherwise.
    start: str  #: Local date on which it begins.
    end: str  #: Local date on which it ends and the next begins.
    start_at: str  #: ISO 8601 with the offset that the time zone has then.
    end_at: str  #: ISO 8601 with the offset that the time zone has then.
    pranas: Union[List["MahadashaAntardashasPratyantardashasSookshmasPranas"], None]  #: Periods within this one; null below the requested depth.

class MahadashaAntardashasPratyantardashasSookshmas(_MahadashaAntardashasPratyantardashasSookshmas, total=False):
    age_from: float  #: Age in years at the start, if `ages` is true; negative before birth.
    age_to: float  #: Age in years at the end, if `ages` is true.

class _MahadashaAntardashasPratyantardashas(TypedDict):
    lord: "GrahaName"  #: Planet that rules the period.
    name: Union[str, None]  #: Name of the period, if the system names it in addition to the planet; null otherwise.
    start: str  #: Local date on which it begins.
    end: str  #: Local date on which it ends and the next begins.
    start_at: str  #: ISO 8601 with the offset that the time zone has then.
    end_at: str  #: ISO 8601 with the offset that the time zone has then.
    sookshmas: Union[List["MahadashaAntardashasPratyantardashasSookshmas"], None]  #: Periods within this one; null below the requested depth.

class MahadashaAntardashasPratyantardashas(_MahadashaAntardashasPratyantardashas, total=False):
    age_from: float  #: Age in years at the start, if `ages` is true; negative before birth.
    age_to: float  #: Age in years at the end, if `ages` is true.

class _MahadashaAntardashas(TypedDict):
    lord: "GrahaName"  #: Planet that rules the period.
    name: Union[str, None]  #: Name of the period, if the system names it in addition to the planet; null otherwise.
    start: str  #: Local date on which it begins.
    end: str  #: Local date on which it ends and the next begins.
    start_at: str  #: ISO 8601 with the offset that the time zone has then.
    end_at: str  #: ISO 8601 with the offset that the time zone has then.
    pratyantardashas: Union[List["MahadashaAntardashasPratyantardashas"], None]  #: Periods within this one; null below the requested depth.

class MahadashaAntardashas(_MahadashaAntardashas, total=False):
    age_from: float  #: Age in years at the start, if `ages` is true; negative before birth.
    age_to: float  #: Age in years at the end, if `ages` is true.

class _Mahadasha(TypedDict):
    lord: "GrahaName"  #: Planet that rules the period.
    name: Union[str, None]  #: Name of the period, if the system names it in addition to the planet; null otherwise.
    start: str  #: Local date on which it begins.
    end: str  #: Local date on which it ends and the next begins.
    start_at: str  #: ISO 8601 with the offset that the time zone has then.
    end_at: str  #: ISO 8601 with the offset that the time zone has then.
    antardashas: Union[List["MahadashaAntardashas"], None]  #: Periods within this one; null below the requested depth.

class Mahadasha(_Mahadasha, total=False):
    """A great period, with the periods within it."""
    age_from: float  #: Age in years at the start, if `ages` is true; negative before birth.
    age_to: float  #: Age in years at the end, if `ages` is true.

class _DashaVimshottariAnswer(TypedDict):
    birth_nakshatra: "BirthNakshatra"  #: Star of the Moon at birth.
    balance_at_birth: "DashaBalance"
    mahadashas: List["Mahadasha"]  #: The great periods, in order.
    metadata: "DashaMetadata"  #: Versions and rules behind the answer.

class DashaVimshottariAnswer(_DashaVimshottariAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class DashaCurrentInput(Birth, total=False):
    settings: "DashaSettings"  #: Conventions to follow; each has a default.
    target_date: str  #: The requested day, from 00:00 local time; today if omitted.
    ages: bool  #: Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class _RulingPeriod(TypedDict):
    lord: "GrahaName"  #: Planet that rules the period.
    name: Union[str, None]  #: Name of the period, if the system names it in addition to the planet; null otherwise.
    start: str  #: Local date on which it begins.
    end: str  #: Local date on which it ends and the next begins.
    start_at: str  #: ISO 8601 with the offset that the time zone has then.
    end_at: str  #: ISO 8601 with the offset that the time zone has then.
    duration_days: float  #: Length of the period in days.

class RulingPeriod(_RulingPeriod, total=False):
    """A period that rules at the requested moment."""
    age_from: float  #: Age in years at the start, if `ages` is true; negative before birth.
    age_to: float  #: Age in years at the end, if `ages` is true.

class _DashaCurrentAnswer(TypedDict):
    birth_nakshatra: "BirthNakshatra"  #: Star of the Moon at birth.
    target_date: str  #: The requested day.
    out_of_cycle: bool  #: Whether the day is outside the cycle of 120 years.
    mahadasha: Union["RulingPeriod", None]  #: Great period that rules; null outside the cycle.
    antardasha: Union["RulingPeriod", None]  #: Second level; null outside the cycle.
    pratyantardasha: Union["RulingPeriod", None]  #: Third level; null outside the cycle.
    sookshma: Union["RulingPeriod", None]  #: Fourth level; null outside the cycle.
    prana: Union["RulingPeriod", None]  #: Fifth level; null outside the cycle.
    metadata: "DashaMetadata"  #: Versions and rules behind the answer.

class DashaCurrentAnswer(_DashaCurrentAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class DashaYoginiInput(Birth, total=False):
    settings: "DashaSettings"  #: Conventions to follow; each has a default.
    depth: int  #: Number of levels of periods to list, beginning with the great periods. 2 if omitted.
    ages: bool  #: Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted.
    path: str  #: Rulers from a great period inwards, such as Sun/Moon/Mars, whose periods are listed in addition to `depth`: with 4 of them down to the fifth level.

class DashaYoginiAnswer(TypedDict):
    birth_nakshatra: "BirthNakshatra"  #: Star of the Moon at birth.
    balance_at_birth: "DashaBalance"
    mahadashas: List["Mahadasha"]  #: The great periods, in order.
    metadata: "DashaMetadata"  #: Versions and rules behind the answer.

class DashaAshtottariSettings(DashaSettings, total=False):
    method: Literal["twenty_seven_stars", "with_abhijit"]  #: Whether Abhijit counts as a fourth star of Saturn’s group; this changes the balance of a Moon there. twenty_seven_stars if omitted.

class DashaAshtottariInput(Birth, total=False):
    settings: "DashaAshtottariSettings"  #: Conventions to follow; each has a default.
    depth: int  #: Number of levels of periods to list, beginning with the great periods. 2 if omitted.
    ages: bool  #: Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted.
    path: str  #: Rulers from a great period inwards, such as Sun/Moon/Mars, whose periods are listed in addition to `depth`: with 4 of them down to the fifth level.

class DashaAshtottariMetadata(DashaMetadata):
    method: Literal["twenty_seven_stars", "with_abhijit"]  #: Whether Abhijit counts as a fourth star of Saturn’s group; this changes the balance of a Moon there.

class DashaAshtottariAnswerApplicability(TypedDict):
    applicable: bool  #: Whether either condition holds.
    by_rahu: bool  #: Whether the condition on Rahu holds.
    by_paksha: bool  #: Whether the condition on day and waxing Moon holds.
    is_day_birth: bool  #: Whether the centre of the Sun was above the horizon at birth.
    is_waxing_moon: bool  #: Whether the birth was in the waxing half of the month.

class DashaAshtottariAnswer(TypedDict):
    birth_nakshatra: "BirthNakshatra"  #: Star of the Moon at birth.
    balance_at_birth: "DashaBalance"
    mahadashas: List["Mahadasha"]  #: The great periods, in order.
    applicability: "DashaAshtottariAnswerApplicability"  #: Whether tradition uses this dasha for the birth.
    metadata: "DashaAshtottariMetadata"  #: Versions and rules behind the answer.

class DashaConditionalInput(Birth, total=False):
    settings: "DashaSettings"  #: Conventions to follow; each has a default.
    system: Literal["shodashottari", "dwadashottari", "panchottari", "shatabdika", "chaturashiti_sama", "dwisaptati_sama", "shattrimsha_sama"]  #: Dasha to list, one of the seven. shodashottari if omitted.
    depth: int  #: Number of levels of periods to list, beginning with the great periods. 2 if omitted.
    ages: bool  #: Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted.
    path: str  #: Rulers from a great period inwards, such as Sun/Moon/Mars, whose periods are listed in addition to `depth`: with 4 of them down to the fifth level.

class ConditionalDasha(TypedDict):
    """A dasha that is used under a condition, and the result of the test."""
    system: Literal["shodashottari", "dwadashottari", "panchottari", "shatabdika", "chaturashiti_sama", "dwisaptati_sama", "shattrimsha_sama"]  #: The conditional dasha, by its id.
    cycle_years: int  #: Length of the cycle in years.
    condition: str  #: Condition under which tradition uses the dasha.
    applicable: bool  #: Whether the condition holds for this birth.
    reason: str  #: Facts of this chart that decide the condition.

class DashaConditionalAnswer(TypedDict):
    system: Literal["shodashottari", "dwadashottari", "panchottari", "shatabdika", "chaturashiti_sama", "dwisaptati_sama", "shattrimsha_sama"]  #: Id of the listed dasha.
    systems: List["ConditionalDasha"]  #: The seven conditional dashas, each evaluated for the birth.
    birth_nakshatra: "BirthNakshatra"  #: Star of the Moon at birth.
    balance_at_birth: "DashaBalance"
    mahadashas: List["Mahadasha"]  #: The great periods, in order.
    confidence: "Confidence"  #: Confidence in the lords and years.
    condition_confidence: "Confidence"  #: Confidence in the conditions, on which texts differ.
    metadata: "DashaMetadata"  #: Versions and rules behind the answer.

class DashaKalachakraSettings(DashaSettings, total=False):
    balance: Literal["cycle", "first_sign"]  #: Meaning of the part of the pada that the Moon has crossed. cycle: that part of the years of all nine signs has passed. first_sign: that part of the years of the first of them. cycle if omitted.

class DashaKalachakraInput(Birth, total=False):
    settings: "DashaKalachakraSettings"  #: Conventions to follow; each has a default.
    depth: int  #: Number of levels of periods to list, beginning with the great periods. 2 if omitted.

class KalachakraMahadasha(TypedDict):
    """A great period of a sign in Kalachakra dasha."""
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    from_age: float  #: Age in years at which it begins; negative before birth.
    start_at: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
    end_at: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
    years: int  #: Full length in years.
    leap: Union[Literal["simhavalokana", "mandooka", "markati"], None]  #: Irregular step into the sign: of the lion (by a trine), of the frog (over a sign), of the monkey (back); null if none.
    antardashas: Union[List["KalachakraAntardasha"], None]  #: Parts; null below the requested depth.

class KalachakraAntardasha(TypedDict):
    """One of the nine parts of a period of Kalachakra dasha."""
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    from_age: float  #: Age in years at which it begins; negative before birth.
    start_at: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
    end_at: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.

class DashaKalachakraMetadata(DashaMetadata):
    balance: Literal["cycle", "first_sign"]  #: Meaning of the part of the pada that the Moon has crossed. cycle: that part of the years of all nine signs has passed. first_sign: that part of the years of the first of them.

class DashaKalachakraAnswerDeha(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.

class DashaKalachakraAnswerJeeva(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.

class DashaKalachakraAnswerBalanceAtBirth(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    years_remaining: float  #: Years of the first period still to run at birth.
    duration: str  #: The same as an ISO 8601 duration, with years of twelve months of thirty days.
    description: str  #: Rest of the first period at birth, in an English sentence.

class DashaKalachakraAnswer(TypedDict):
    birth_nakshatra: "BirthNakshatra"  #: Star of the Moon at birth.
    wheel: Literal["savya", "apasavya"]  #: Direct (savya) or reverse (apasavya) wheel.
    cycle: List["SignName"]  #: Nine signs of the pada, in order.
    cycle_years: int  #: Years of these nine signs: 83, 85, 86 or 100.
    deha: "DashaKalachakraAnswerDeha"  #: Sign of the body.
    jeeva: "DashaKalachakraAnswerJeeva"  #: Sign of the soul.
    balance_at_birth: "DashaKalachakraAnswerBalanceAtBirth"  #: Rest of the first period at birth.
    mahadashas: List["KalachakraMahadasha"]  #: Great periods, in order.
    confidence: "Confidence"  #: Confidence in the great periods.
    antardasha_confidence: "Confidence"  #: Confidence in the parts.
    metadata: "DashaKalachakraMetadata"  #: Versions and rules behind the answer.

class DashaTribhagiSettings(DashaSettings, total=False):
    share: Literal["one_third", "two_thirds"]  #: Share of the Vimshottari years that each period has: one_third for cycles of 40 years, two_thirds for cycles of 80. one_third if omitted.

class DashaTribhagiInput(Birth, total=False):
    settings: "DashaTribhagiSettings"  #: Conventions to follow; each has a default.
    depth: int  #: Number of levels of periods to list, beginning with the great periods. 2 if omitted.
    ages: bool  #: Whether each period has `age_from` and `age_to`, the age in years at its start and its end. false if omitted.
    path: str  #: Rulers from a great period inwards, such as Sun/Moon/Mars, whose periods are listed in addition to `depth`: with 4 of them down to the fifth level.

class DashaTribhagiMetadata(DashaMetadata):
    share: Literal["one_third", "two_thirds"]  #: Share of the Vimshottari years that each period has: one_third for cycles of 40 years, two_thirds for cycles of 80.

class DashaTribhagiAnswer(TypedDict):
    birth_nakshatra: "BirthNakshatra"  #: Star of the Moon at birth.
    balance_at_birth: "DashaBalance"
    mahadashas: List["Mahadasha"]  #: The great periods, in order.
    confidence: "Confidence"  #: Confidence in the lengths of the periods.
    metadata: "DashaTribhagiMetadata"  #: Versions and rules behind the answer.

class DashaSudarshanaInput(Birth, total=False):
    settings: "DashaSettings"  #: Conventions to follow; each has a default.
    depth: int  #: Number of levels of periods to list, beginning with the great periods. 2 if omitted.
    target_date: str  #: The requested day, from 00:00 local time; today if omitted.

class SudarshanaPeriod(TypedDict):
    """A period of a house of the Sudarshana chakra."""
    house: int  #: House that rules, in each of the three wheels.
    from_ascendant: "SignName"  #: Sign of that house from the ascendant.
    from_moon: "SignName"  #: Sign of that house from the Moon.
    from_sun: "SignName"  #: Sign of that house from the Sun.
    start_at: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
    end_at: str  #: ISO 8601, to the second, with the offset of the zone at that time; local mean times may have seconds: +05:53:28.
    age_from: float  #: Years of life at the start.
    age_to: float  #: Years of life at the end.

class DashaSudarshanaAnswer(TypedDict):
    target_date: str  #: The requested day.
    mahadashas: List["SudarshanaPeriod"]  #: Years of life, from birth.
    antardashas: Union[List["SudarshanaPeriod"], None]  #: Twelve parts of the year that rules on the target; null below the requested depth and outside the list.
    pratyantardashas: Union[List["SudarshanaPeriod"], None]  #: Twelve parts of the month that rules on the target; null below the requested depth and outside the list.
    sookshmas: Union[List["SudarshanaPeriod"], None]  #: Twelve parts of the twelfth of a month that rules on the target; null below the requested depth and outside the list.
    current: List["SudarshanaPeriod"]  #: Period that rules on the target, for each level to the depth; empty outside the 120 years.
    metadata: "DashaMetadata"  #: Versions and rules behind the answer.

class DashaUncertainSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted.
    ayanamsha: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    year_length: Union[float, Literal[360]]  #: Length of a dasha year in days: 365.25 (Julian), 365.2425 (Gregorian), 365.2422 (tropical), 365.256364 (sidereal) or 360 (savana). 365.25 if omitted.
    clock: Literal["auto", "zone", "local_mean", "local_apparent", "ut"]  #: The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted.

class DashaUncertainInput(UncertainBirth, total=False):
    target_date: str  #: The requested day, from 00:00 local time; today if omitted.
    settings: "DashaUncertainSettings"  #: Conventions to follow; each has a default.

_PossibleDashaMust = TypedDict(
    "_PossibleDashaMust",
    {
        "from": str,  #: First instant of birth with this nakshatra.
    },
)

class PossibleDasha(_PossibleDashaMust):
    """The dasha of the births with one nakshatra of the Moon."""
    nakshatra: "NakshatraName"  #: Nakshatra of the Moon.
    lord: "GrahaName"  #: Planet that rules the first period.
    to: str  #: End of these instants; at it the next nakshatra begins.
    share: float  #: Share of the whole span with this nakshatra.
    most_years_remaining: float  #: Years of the first period that remain for a birth at the first of these instants.
    least_years_remaining: float  #: The same for a birth at the last of them.
    mahadashas: List["PossiblePeriod"]  #: The great periods in their order, from the one that runs at birth.

class PossiblePeriod(TypedDict):
    """A great period of an uncertain birth."""
    lord: "GrahaName"  #: Planet that rules the period.
    earliest_start: str  #: Earliest instant at which it may begin.
    latest_start: str  #: Latest instant at which it may begin.

_HeldLordValuesMust = TypedDict(
    "_HeldLordValuesMust",
    {
        "from": str,  #: First possible instant of birth, by the clock of the place.
    },
)

class HeldLordValues(_HeldLordValuesMust):
    value: Union["GrahaName", None]  #: A possible value.
    to: str  #: End of these instants; at it the next value holds.
    share: float  #: Share of the whole span in which it holds.

class HeldLord(TypedDict):
    """A fact of a birth over its possible instants."""
    certain: bool  #: Whether one value holds for every possible instant of birth.
    value: Union[Union["GrahaName", None], None]  #: The value, if it is certain; else null.
    values: Union[List["HeldLordValues"], None]  #: Every value with the instants of birth for which it holds, in order of time; null if it is certain.

class _DashaUncertainMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    year_length: Union[float, Literal[360]]  #: Length of a dasha year in days: 365.25 (Julian), 365.2425 (Gregorian), 365.2422 (tropical), 365.256364 (sidereal) or 360 (savana).

class DashaUncertainMetadata(_DashaUncertainMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class DashaUncertainAnswerAtTarget(TypedDict):
    mahadasha: "HeldLord"  #: Lord of the great period; null outside the cycle.
    antardasha: "HeldLord"  #: Lord of the period within it; null outside the cycle.

class DashaUncertainAnswer(TypedDict):
    span: "BirthSpan"
    dashas: List["PossibleDasha"]  #: The possible sequences, in order of the time of birth.
    at_target: Union["DashaUncertainAnswerAtTarget", None]  #: The lords on `target_date`; null without one.
    metadata: "DashaUncertainMetadata"  #: Versions and rules behind the answer.

class MarsSettings(SiderealSettings, total=False):
    house_set: Literal["north", "south", "without_second"]  #: Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north if omitted.

class MatchmakingAshtakootSettings(MarsSettings, total=False):
    vashya_table: Literal["standard", "saravali", "astroyogi"]  #: Source of the points for vashya, the influence of one partner on the other. standard if omitted.
    vashya_split: Literal[True, False]  #: Whether Sagittarius and Capricorn change their class at 15°. true if omitted.
    yoni_table: Literal["raman", "saral"]  #: Source of the friendships of animals. raman if omitted.
    gana_table: Literal["standard", "saral_asht_koot"]  #: Source of the points for temperaments; they differ for a deva groom and a rakshasa bride. standard if omitted.

class Couple(TypedDict):
    """The births of two people who may marry."""
    bride: "Birth"  #: Birth of the bride.
    groom: "Birth"  #: Birth of the groom.

class MatchmakingAshtakootInput(Couple, total=False):
    settings: "MatchmakingAshtakootSettings"  #: Conventions to follow; each has a default.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class KootaException(TypedDict):
    """A rule by which tradition accepts a low koota. It changes no score."""
    koota: Literal["varna", "vashya", "tara", "yoni", "graha_maitri", "gana", "bhakoot", "nadi"]  #: Id of the koota (test) that the exception softens.
    name: str  #: Name of the exception.
    applies: bool  #: Whether the rule holds for this chart or couple.
    description: str  #: The result in an English sentence.

class MatchedMoon(InSign):
    """Place of the Moon at a birth, from which the score is computed."""
    nakshatra: "NakshatraName"  #: Nakshatra (lunar mansion) of the position.
    nakshatra_number: int  #: 1 is Ashwini.
    nakshatra_lord: "GrahaName"  #: Planet that rules the nakshatra.
    pada: int  #: Quarter of the nakshatra.
    ayanamsa_value: float  #: Degrees subtracted from tropical longitudes, nutation in longitude included.

class ManglikOfCoupleBride(TypedDict):
    is_manglik: bool  #: Whether Mars makes the dosha from the ascendant.
    severity: Literal["none", "mild", "moderate", "severe"]  #: None if not manglik; otherwise by the number of references that show the dosha: mild 1, moderate 2, severe 3.
    mars_house: int  #: House of Mars from the ascendant.

class ManglikOfCoupleGroom(TypedDict):
    is_manglik: bool  #: Whether Mars makes the dosha from the ascendant.
    severity: Literal["none", "mild", "moderate", "severe"]  #: None if not manglik; otherwise by the number of references that show the dosha: mild 1, moderate 2, severe 3.
    mars_house: int  #: House of Mars from the ascendant.

class ManglikOfCouple(TypedDict):
    """Manglik dosha in both charts; it is not part of the score."""
    bride: "ManglikOfCoupleBride"  #: Manglik dosha of the bride.
    groom: "ManglikOfCoupleGroom"  #: Manglik dosha of the groom.
    is_compatible: bool  #: Whether the doshas of the two are compatible.
    description: str  #: The result in an English sentence.

class MatchmakingAshtakootMetadataBirth(TypedDict):
    bride: "BirthClock"  #: The birth of `bride`.
    groom: "BirthClock"  #: The birth of `groom`.

class _MatchmakingAshtakootMetadata(Metadata):
    birth: "MatchmakingAshtakootMetadataBirth"  #: The instants computed for the two births, and the clocks behind them.
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    vashya_table: Literal["standard", "saravali", "astroyogi"]  #: Source of the points for vashya, the influence of one partner on the other.
    vashya_split: Literal[True, False]  #: Whether Sagittarius and Capricorn change their class at 15°.
    yoni_table: Literal["raman", "saral"]  #: Source of the friendships of animals.
    gana_table: Literal["standard", "saral_asht_koot"]  #: Source of the points for temperaments; they differ for a deva groom and a rakshasa bride.
    house_set: Literal["north", "south", "without_second"]  #: Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second.

class MatchmakingAshtakootMetadata(_MatchmakingAshtakootMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class MatchmakingAshtakootAnswerKootasVarna(TypedDict):
    score: float  #: Points scored by this koota.
    max: Literal[1]  #: Maximum number of points of this test.
    bride: str  #: Compared value of the bride.
    groom: str  #: Compared value of the groom.
    description: str  #: Why the test gives these points, in an English sentence.

class MatchmakingAshtakootAnswerKootasVashya(TypedDict):
    score: float  #: Points scored by this koota.
    max: Literal[2]  #: Maximum number of points of this test.
    bride: str  #: Compared value of the bride.
    groom: str  #: Compared value of the groom.
    description: str  #: Why the test gives these points, in an English sentence.

class MatchmakingAshtakootAnswerKootasTara(TypedDict):
    score: float  #: Points scored by this koota.
    max: Literal[3]  #: Maximum number of points of this test.
    bride: str  #: Compared value of the bride.
    groom: str  #: Compared value of the groom.
    description: str  #: Why the test gives these points, in an English sentence.

class MatchmakingAshtakootAnswerKootasYoni(TypedDict):
    score: float  #: Points scored by this koota.
    max: Literal[4]  #: Maximum number of points of this test.
    bride: str  #: Compared value of the bride.
    groom: str  #: Compared value of the groom.
    description: str  #: Why the test gives these points, in an English sentence.

class MatchmakingAshtakootAnswerKootasGrahaMaitri(TypedDict):
    score: float  #: Points scored by this koota.
    max: Literal[5]  #: Maximum number of points of this test.
    bride: str  #: Compared value of the bride.
    groom: str  #: Compared value of the groom.
    description: str  #: Why the test gives these points, in an English sentence.

class MatchmakingAshtakootAnswerKootasGana(TypedDict):
    score: float  #: Points scored by this koota.
    max: Literal[6]  #: Maximum number of points of this test.
    bride: str  #: Compared value of the bride.
    groom: str  #: Compared value of the groom.
    description: str  #: Why the test gives these points, in an English sentence.

class MatchmakingAshtakootAnswerKootasBhakoot(TypedDict):
    score: float  #: Points scored by this koota.
    max: Literal[7]  #: Maximum number of points of this test.
    bride: str  #: Compared value of the bride.
    groom: str  #: Compared value of the groom.
    description: str  #: Why the test gives these points, in an English sentence.

class MatchmakingAshtakootAnswerKootasNadi(TypedDict):
    score: float  #: Points scored by this koota.
    max: Literal[8]  #: Maximum number of points of this test.
    bride: str  #: Compared value of the bride.
    groom: str  #: Compared value of the groom.
    description: str  #: Why the test gives these points, in an English sentence.

class MatchmakingAshtakootAnswerKootas(TypedDict):
    varna: "MatchmakingAshtakootAnswerKootasVarna"  #: Classes of the Moon signs.
    vashya: "MatchmakingAshtakootAnswerKootasVashya"  #: Influence of one partner on the other.
    tara: "MatchmakingAshtakootAnswerKootasTara"  #: Distances of the stars, by the nine taras.
    yoni: "MatchmakingAshtakootAnswerKootasYoni"  #: Animals of the stars.
    graha_maitri: "MatchmakingAshtakootAnswerKootasGrahaMaitri"  #: Friendship of the lords of the Moon signs.
    gana: "MatchmakingAshtakootAnswerKootasGana"  #: Tempers of the stars.
    bhakoot: "MatchmakingAshtakootAnswerKootasBhakoot"  #: Distance of the Moon signs.
    nadi: "MatchmakingAshtakootAnswerKootasNadi"  #: Humours of the stars.

class _MatchmakingAshtakootAnswer(TypedDict):
    total_score: float  #: Points of all tests together.
    max_score: Literal[36]  #: Maximum number of points.
    kootas: "MatchmakingAshtakootAnswerKootas"  #: The eight tests.
    exceptions: List["KootaException"]  #: Rules by which tradition accepts a low score, each evaluated.
    recommendation: str  #: The result in a sentence; you choose the passing score.
    bride: "MatchedMoon"  #: Sign and star of the bride’s Moon.
    groom: "MatchedMoon"  #: Sign and star of the groom’s Moon.
    manglik: "ManglikOfCouple"
    metadata: "MatchmakingAshtakootMetadata"  #: Versions and rules behind the answer.

class MatchmakingAshtakootAnswer(_MatchmakingAshtakootAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class PoruthamRequest(Couple, total=False):
    settings: "PoruthamSettings"  #: Conventions to follow; each has a default.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class PoruthamSettings(SiderealSettings, total=False):
    method: Literal["tamil", "kerala"]  #: Source of the rules: the Tamil almanacs or those of Kerala. tamil if omitted.
    rajju_direction: Literal[True, False]  #: Whether two stars on one part of the rope that go opposite ways get half a point (Tamil rule). true if omitted.
    friendship: Literal["yavana", "parashara"]  #: Table of planetary friendships for the lords of the signs. yavana if omitted.
    stree_deergha: Literal["graded", "over_7", "over_9", "over_15"]  #: Distance of the groom’s star from the bride’s: half a point over 7 and one over 13, or one over the named number. graded if omitted.

class Porutham(TypedDict):
    """One of the ten agreements."""
    points: Union[Literal[0], float, Literal[1]]  #: Points scored: 1 for a full agreement, 0.5 for half, 0 for none.
    max: Literal[1]  #: Maximum number of points of this test.
    bride: str  #: Compared value of the bride.
    groom: str  #: Compared value of the groom.
    description: str  #: Why the test gives these points, in an English sentence.

class GanaPorutham(TypedDict):
    """The agreement of tempers."""
    points: Union[Literal[0], float, Literal[1]]  #: Points scored: 1 for a full agreement, 0.5 for half, 0 for none.
    max: Literal[1]  #: Maximum number of points of this test.
    bride: str  #: Compared value of the bride.
    groom: str  #: Compared value of the groom.
    description: str  #: Why the test gives these points, in an English sentence.

class PoruthamMetadataBirth(TypedDict):
    bride: "BirthClock"  #: The birth of `bride`.
    groom: "BirthClock"  #: The birth of `groom`.

class _PoruthamMetadata(Metadata):
    birth: "PoruthamMetadataBirth"  #: The instants computed for the two births, and the clocks behind them.
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    method: Literal["tamil", "kerala"]  #: Source of the rules: the Tamil almanacs or those of Kerala.
    rajju_direction: Literal[True, False]  #: Whether two stars on one part of the rope that go opposite ways get half a point (Tamil rule).
    friendship: Literal["yavana", "parashara"]  #: Table of planetary friendships for the lords of the signs.
    stree_deergha: Literal["graded", "over_7", "over_9", "over_15"]  #: Distance of the groom’s star from the bride’s: half a point over 7 and one over 13, or one over the named number.

class PoruthamMetadata(_PoruthamMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class MatchmakingPoruthamAnswerPoruthams(TypedDict):
    dina: "Porutham"  #: Distance of the stars.
    gana: "GanaPorutham"  #: Tempers of the stars.
    mahendra: "Porutham"  #: Distance of the stars, for children.
    stree_deergha: "Porutham"  #: Distance of his star from hers.
    yoni: "Porutham"  #: Animals of the stars.
    vedha: "Porutham"  #: Whether the stars pierce each other.
    rajju: "Porutham"  #: Parts of the body that the stars belong to.
    rasi: "Porutham"  #: Agreement of the Moon signs.
    rasyadhipati: "Porutham"  #: Friendship of the lords of the signs.
    vashya: "Porutham"  #: Influence of one partner on the other.

class _MatchmakingPoruthamAnswer(TypedDict):
    total_points: float  #: Points of the ten agreements together.
    max_points: Literal[10]  #: Maximum number of points.
    verdict: Literal["uthama", "madhyama", "adhama"]  #: Verdict by points and vetoes; a vetoed match is adhama.
    score_verdict: Literal["uthama", "madhyama", "adhama"]  #: Verdict by points alone.
    is_vetoed: bool  #: Whether rajju or vedha refuses the match.
    vetoes: List[Literal["dina", "gana", "mahendra", "stree_deergha", "yoni", "vedha", "rajju", "rasi", "rasyadhipati", "vashya"]]  #: Vetoes: rajju or vedha, if they give no points.
    poruthams: "MatchmakingPoruthamAnswerPoruthams"  #: The ten agreements.
    recommendation: str  #: The result in a sentence; you choose the passing score.
    bride: "MatchedMoon"  #: Sign and star of the bride’s Moon.
    groom: "MatchedMoon"  #: Sign and star of the groom’s Moon.
    metadata: "PoruthamMetadata"  #: Versions and rules behind the answer.

class MatchmakingPoruthamAnswer(_MatchmakingPoruthamAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class MatchmakingUncertainSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted.
    ayanamsha: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    vashya_table: Literal["standard", "saravali", "astroyogi"]  #: Source of the points for vashya, the influence of one partner on the other. standard if omitted.
    vashya_split: Literal[True, False]  #: Whether Sagittarius and Capricorn change their class at 15°. true if omitted.
    yoni_table: Literal["raman", "saral"]  #: Source of the friendships of animals. raman if omitted.
    gana_table: Literal["standard", "saral_asht_koot"]  #: Source of the points for temperaments; they differ for a deva groom and a rakshasa bride. standard if omitted.

class _MatchmakingUncertainInput(TypedDict):
    bride: "UncertainBirth"
    groom: "UncertainBirth"

class MatchmakingUncertainInput(_MatchmakingUncertainInput, total=False):
    settings: "MatchmakingUncertainSettings"  #: Conventions to follow; each has a default.

class KootaRange(TypedDict):
    """Range of the points of one test."""
    certain: bool  #: Whether every possible pair of births has the same points.
    least: float  #: Fewest possible points.
    greatest: float  #: Most possible points.

class PossibleMatchKootas(TypedDict):
    varna: float  #: Points of varna.
    vashya: float  #: Points of vashya.
    tara: float  #: Points of tara.
    yoni: float  #: Points of yoni.
    graha_maitri: float  #: Points of graha_maitri.
    gana: float  #: Points of gana.
    bhakoot: float  #: Points of bhakoot.
    nadi: float  #: Points of nadi.

class PossibleMatch(TypedDict):
    """One possible result of a matching."""
    share: float  #: Share of all pairs of possible births.
    total_score: float  #: Points of all tests together.
    kootas: "PossibleMatchKootas"  #: Points of each test.
    bride: "PossibleMoon"  #: The bride’s Moon in this case.
    groom: "PossibleMoon"  #: The groom’s Moon in this case.

_PossibleMoonMust = TypedDict(
    "_PossibleMoonMust",
    {
        "from": str,  #: First possible instant of birth with this Moon.
    },
)

class PossibleMoon(_PossibleMoonMust):
    """A possible Moon of one person."""
    sign: "SignName"  #: Sign of the Moon.
    nakshatra: "NakshatraName"  #: Nakshatra of the Moon.
    to: str  #: End of these instants.

class _MatchmakingUncertainMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    vashya_table: Literal["standard", "saravali", "astroyogi"]  #: Source of the points for vashya, the influence of one partner on the other.
    vashya_split: Literal[True, False]  #: Whether Sagittarius and Capricorn change their class at 15°.
    yoni_table: Literal["raman", "saral"]  #: Source of the friendships of animals.
    gana_table: Literal["standard", "saral_asht_koot"]  #: Source of the points for temperaments; they differ for a deva groom and a rakshasa bride.

class MatchmakingUncertainMetadata(_MatchmakingUncertainMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class MatchmakingUncertainAnswerKootas(TypedDict):
    varna: "KootaRange"
    vashya: "KootaRange"
    tara: "KootaRange"
    yoni: "KootaRange"
    graha_maitri: "KootaRange"
    gana: "KootaRange"
    bhakoot: "KootaRange"
    nadi: "KootaRange"

class MatchmakingUncertainAnswer(TypedDict):
    certain: bool  #: Whether every possible pair of births has the same total.
    least_score: float  #: Fewest possible points.
    greatest_score: float  #: Most possible points.
    max_score: Literal[36]  #: Maximum number of points.
    kootas: "MatchmakingUncertainAnswerKootas"  #: Range of each test.
    cases: List["PossibleMatch"]  #: Every possible result, the likeliest first.
    bride_span: "BirthSpan"  #: Possible instants of the bride’s birth.
    groom_span: "BirthSpan"  #: Possible instants of the groom’s birth.
    metadata: "MatchmakingUncertainMetadata"  #: Versions and rules behind the answer.

class DoshaKaalSarpAnswer(TypedDict):
    has_dosha: bool  #: Whether all seven planets are on one side, in either direction.
    is_partial: bool  #: Whether all planets but one are on one side.
    name: Union[Literal["Anant", "Kulik", "Vasuki", "Shankhpal", "Padma", "Mahapadma", "Takshak", "Karkotak", "Shankhachud", "Ghatak", "Vishdhar", "Sheshnag"], None]  #: Kind of the dosha; null without it.
    direction: Union[Literal["rahu_to_ketu", "ketu_to_rahu"], None]  #: Arc with the seven planets, forward through the zodiac; null without the dosha.
    rahu_house: int  #: House of Rahu, which names the kind.
    planets_from_rahu: List["SignLord"]  #: Planets on the arc forward from Rahu to Ketu.
    planets_from_ketu: List["SignLord"]  #: Planets on the arc forward from Ketu to Rahu.
    planets_on_axis: List["SignLord"]  #: Planets at exactly the longitude of a node.
    rahu: "Placement"
    ketu: "Placement"
    metadata: "VedicMetadata"  #: Versions and rules behind the answer.

class _DoshaGandmoolAnswer(TypedDict):
    has_dosha: bool  #: Whether the Moon is in one of the six stars.
    moon: "Placement"  #: The Moon with its star and quarter.
    metadata: "VedicMetadata"  #: Versions and rules behind the answer.

class DoshaGandmoolAnswer(_DoshaGandmoolAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class PitraEvidence(TypedDict):
    """One rule, evaluated."""
    rule: Literal["sun_with_rahu", "sun_with_ketu", "sun_with_saturn", "node_in_ninth", "ninth_lord_with_node", "ninth_lord_in_dusthana"]  #: The combination, by its id.
    description: str  #: The rule in an English sentence.
    counted_from: Union[Literal["Ascendant", "Moon"], None]  #: Reference from which the house is counted; null if none is counted.
    holds: bool  #: Whether the rule holds in this chart.
    grahas: List["GrahaName"]  #: Grahas that make the combination; empty if the rule does not hold.
    is_strong: bool  #: Whether the Sun and the malefic are in the ninth house.

class _DoshaPitraAnswer(TypedDict):
    has_dosha: bool  #: Result of the narrow reading alone; see `evidence`.
    evidence: List["PitraEvidence"]  #: Every rule, whether it holds or not.
    confidence: "Confidence"
    metadata: "VedicMetadata"  #: Versions and rules behind the answer.

class DoshaPitraAnswer(_DoshaPitraAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class ManglikRequest(Birth, total=False):
    settings: "MarsSettings"  #: Conventions to follow; each has a default.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class MarsEvidence(TypedDict):
    """House of Mars from the ascendant, the Moon or Venus."""
    sign: "SignName"  #: Sign of the reference.
    reference: Literal["Ascendant", "Moon", "Venus"]  #: Reference from which Mars is counted.
    mars_house: int  #: House of Mars, counted from the reference.
    is_dosha: bool  #: Whether Mars makes the dosha from the reference.
    weight: Union[Literal["high", "low"], None]  #: Weight of the house: high for the seventh and eighth; null without dosha.

class ManglikCancellation(TypedDict):
    """One rule that is held to cancel the dosha, evaluated."""
    name: Literal["mars_in_own_or_exalted_sign", "mars_in_leo_or_aquarius", "sign_exempt_in_house", "jupiter_with_or_aspecting_mars", "moon_with_mars", "jupiter_or_venus_in_ascendant", "jupiter_or_venus_in_seventh", "ascendant_cancer_or_leo", "saturn_with_or_aspecting_mars"]  #: Id of the rule that may cancel the dosha, for programs.
    applies: bool  #: Whether the rule holds for this chart or couple.
    reason: str  #: Why the rule holds or not, in an English sentence.

class MarsMetadata(SiderealMetadata):
    house_set: Literal["north", "south", "without_second"]  #: Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second.

class _DoshaManglikAnswer(TypedDict):
    is_manglik: bool  #: Whether Mars makes the dosha from the ascendant.
    severity: Literal["none", "mild", "moderate", "severe"]  #: None if not manglik; otherwise by the number of references that show the dosha: mild 1, moderate 2, severe 3.
    is_cancelled: bool  #: Whether the birth is manglik and at least one rule is held to cancel it.
    description: str  #: The result with its references and cancellations, in English sentences.
    rule_houses: List[int]  #: Houses in which Mars makes the dosha, by the chosen school.
    references: List["MarsEvidence"]  #: Mars, counted from the ascendant, the Moon and Venus.
    cancellations: List["ManglikCancellation"]  #: Every cancellation rule, evaluated.
    mars: "Placement"
    metadata: "MarsMetadata"  #: Versions and rules behind the answer.

class DoshaManglikAnswer(_DoshaManglikAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

_EventsSearchInputMust = TypedDict(
    "_EventsSearchInputMust",
    {
        "from": str,  #: The first instant, with its offset.
    },
)

class _EventsSearchInput(_EventsSearchInputMust):
    to: str  #: End of the range, with its offset; events at this instant belong to the next range.
    kinds: str  #: Kinds of events to search for. Separated by commas: sign_ingress, nakshatra_ingress, pada_ingress, station, combustion, conjunction, aspect, planetary_war, lunar_phase, node_crossing, void_of_course, eclipse.

class EventsSearchInput(_EventsSearchInput, total=False):
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. 0 if omitted.
    bodies: str  #: Bodies to search. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. sun,moon,mercury,venus,mars,jupiter,saturn if omitted.
    others: str  #: Bodies paired with `bodies` for aspects, conjunctions and wars, in addition to the pairs among `bodies`. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith.
    aspects: str  #: Aspects of the kind `aspect`. Separated by commas: conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. opposition,trine,square,sextile if omitted.
    limit: int  #: Maximum events of a page; those of the same second stay together. 500 if omitted.
    settings: "EitherZodiacSettings"  #: Conventions to follow; each has a default.

class EitherZodiacSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom", "none"]  #: Convention for the sidereal zodiac; `none` for the tropical one. lahiri if omitted.
    ayanamsha: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom", "none"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class SkyEvent(TypedDict):
    """An event in the sky."""
    at: str  #: Instant, to the second, in the time zone of the request.
    kind: Literal["sign_ingress", "nakshatra_ingress", "pada_ingress", "station", "combustion", "conjunction", "aspect", "planetary_war", "lunar_phase", "node_crossing", "void_of_course", "eclipse"]  #: Kind of the event, one of the requested kinds.
    body: str  #: Body of the event.
    other_body: Union[str, None]  #: Second body of a pair; null for single bodies.
    detail: str  #: Detail of the event, by its kind: the sign entered, direct, combust, trine, new_moon, total.
    until: Union[str, None]  #: End of a void of course; null for events that are instants.
    longitude: float  #: Longitude at the instant, degrees, in the zodiac of the request; tropical for a void of course.
    sign: "SignName"  #: Sign of the body from the instant on, in the same zodiac.
    is_retrograde: bool  #: Whether the body is retrograde at the instant, in that zodiac; for a station, in the tropical one from the instant on.

class _EitherZodiacMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom", "none"]  #: Convention for the sidereal zodiac; `none` for the tropical one.

class EitherZodiacMetadata(_EitherZodiacMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class EventsSearchAnswer(TypedDict):
    events: List["SkyEvent"]  #: Events in order of their instants.
    next: Union[str, None]  #: `from` of the next page; null if the whole range has been searched.
    metadata: "EitherZodiacMetadata"  #: Versions and rules behind the answer.

class EventsEclipsesSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted.
    ayanamsha: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted.
    sutak_rule: Literal["prahara", "fixed"]  #: prahara: by quarters of day and night (praharas), from the third prahara before the one in which a lunar eclipse begins, the fourth for a solar eclipse. fixed: 9 hours before a lunar eclipse, 12 before a solar one. prahara if omitted.

_EventsEclipsesInputMust = TypedDict(
    "_EventsEclipsesInputMust",
    {
        "from": str,  #: The first date, in the time zone of the request.
    },
)

class _EventsEclipsesInput(_EventsEclipsesInputMust):
    to: str  #: The last date; one request takes up to 7305 days.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.

class EventsEclipsesInput(_EventsEclipsesInput, total=False):
    kinds: str  #: Kinds to list. Separated by commas: solar, lunar. solar,lunar if omitted.
    settings: "EventsEclipsesSettings"  #: Conventions to follow; each has a default.

class EclipsePenumbral(TypedDict):
    start: str  #: Start.
    end: str  #: End.

class EclipsePartial(TypedDict):
    start: str  #: Start.
    end: str  #: End.

class EclipseTotal(TypedDict):
    start: str  #: Start.
    end: str  #: End.

class EclipseGreatestAt(TypedDict):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.

class Eclipse(TypedDict):
    """An eclipse, for the Earth and for a place."""
    kind: Literal["solar", "lunar"]  #: Eclipse of the Sun or of the Moon.
    type: Literal["total", "annular", "hybrid", "partial", "penumbral"]  #: Type of the eclipse at its maximum.
    maximum: str  #: Maximum for the Earth as a whole.
    penumbral: "EclipsePenumbral"  #: Time of the Moon in the penumbra, or of the penumbra of the Moon on the Earth.
    partial: Union["EclipsePartial", None]  #: Time of the Moon in the umbra; null for the Sun and for a penumbral eclipse.
    total: Union["EclipseTotal", None]  #: Totality or the ring, anywhere on the Earth; null if there is none.
    magnitude: float  #: Share of the diameter in the umbra, or of the Sun that is covered.
    penumbral_magnitude: Union[float, None]  #: The same in the penumbra; null for the Sun.
    saros: int  #: Number of its saros series.
    saros_member: int  #: Number of the eclipse within that series.
    greatest_at: Union["EclipseGreatestAt", None]  #: Place of the maximum of a solar eclipse; null for the Moon.
    sign: "SignName"  #: Sidereal sign of the eclipsed body at the maximum.
    nakshatra: "NakshatraName"  #: Nakshatra of the eclipsed body at the maximum.
    pada: int  #: Quarter of that nakshatra.
    local: Union["LocalEclipse", None]  #: The eclipse at the place; null if no part of it is visible there.

class LocalEclipseVisible(TypedDict):
    start: str  #: Start.
    end: str  #: End.

class LocalEclipseContacts(TypedDict):
    first: Union[str, None]  #: First contact: the Moon enters the penumbra (P1) or, in a solar eclipse, touches the Sun (C1).
    umbra_first: Union[str, None]  #: The Moon enters the umbra (U1); null for the Sun.
    total_first: Union[str, None]  #: Totality or the ring begins (U2, C2).
    total_last: Union[str, None]  #: Totality or the ring ends (U3, C3).
    umbra_last: Union[str, None]  #: The Moon leaves the umbra (U4); null for the Sun.
    last: Union[str, None]  #: The last contact (P4, C4).

class LocalEclipse(TypedDict):
    """The visible part of an eclipse at the place."""
    type: Literal["total", "annular", "hybrid", "partial", "penumbral"]  #: Type of the eclipse at the place.
    maximum: str  #: Maximum of the visible part: the rise or the set if the maximum itself is below the horizon.
    visible: "LocalEclipseVisible"  #: Time of visibility, clipped by rise and set.
    contacts: "LocalEclipseContacts"  #: Contacts; null if a contact does not occur or is below the horizon.
    rise: Union[str, None]  #: Rise of the Sun or Moon during the eclipse, as on any other day; null otherwise.
    set: Union[str, None]  #: Set of the Sun or Moon during the eclipse, as on any other day; null otherwise.
    magnitude: float  #: Share of the diameter that is covered at the visible maximum.
    obscuration: Union[float, None]  #: Share of the area of the Sun that is covered; null for the Moon.
    sutak: Union["Sutak", None]  #: Time of fasting; null if only the penumbra is visible.

class Sutak(TypedDict):
    """The time of fasting before an eclipse."""
    start: str  #: Start of the time of fasting.
    start_for_frail: str  #: Start for children, the old and the sick.
    end: str  #: End of the visible eclipse; for the Moon, of the visible umbral phase.

class _EventsEclipsesMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    sutak_rule: Literal["prahara", "fixed"]  #: prahara: by quarters of day and night (praharas), from the third prahara before the one in which a lunar eclipse begins, the fourth for a solar eclipse. fixed: 9 hours before a lunar eclipse, 12 before a solar one.

class EventsEclipsesMetadata(_EventsEclipsesMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class EventsEclipsesAnswer(TypedDict):
    eclipses: List["Eclipse"]  #: In order of the maxima.
    metadata: "EventsEclipsesMetadata"  #: Versions and rules behind the answer.

class TimelinePlace(TypedDict, total=False):
    """Place of the events that depend on one, and of the clock of the answer."""
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.

class EventsUpcomingSettings(DaySettings, total=False):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    year_length: Union[float, Literal[360], Literal["true_sidereal_sun"]]  #: Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to its sidereal place at birth. 365.25 if omitted.
    western_zodiac: Literal["tropical", "sidereal"]  #: Zodiac of transits to natal points, stations and eclipses on them, progressions, solar arcs, returns and profections: tropical, or sidereal by the `ayanamsa`. The other kinds have a zodiac of their own. tropical if omitted.
    school: Literal["smarta", "jyotisha", "vaishnava"]  #: School whose rule chooses the days of observances and Ekadashis, as in `panchang/festivals`. smarta if omitted.

_EventsUpcomingInputMust = TypedDict(
    "_EventsUpcomingInputMust",
    {
        "from": str,  #: First instant with its offset, or a date, which begins at 00:00 by the clock of the place (UTC without one).
    },
)

class EventsUpcomingInput(_EventsUpcomingInputMust, total=False):
    birth: "Birth"  #: Birth of the person; without it the timeline has no events of a birth.
    place: "TimelinePlace"  #: Place where the person is now; the birthplace if omitted.
    days: int  #: Length of the timeline in days; an event at its end belongs to the next one. 90 if omitted.
    limit: int  #: Maximum events of an answer; those of the same second stay together. 1000 if omitted.
    bodies: str  #: Bodies of events in the sky, up to 10. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. sun,mercury,venus,mars,jupiter,saturn,rahu if omitted.
    transit_bodies: str  #: Bodies whose transits to natal points and houses, and stations on natal points, are listed, up to 10. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. mars,jupiter,saturn,uranus,neptune,pluto if omitted.
    points: str  #: Points of the birth chart that are met; solar arcs move the same ones, primary directions the planets among them. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, ascendant, midheaven. sun,moon,mercury,venus,mars,jupiter,saturn,ascendant,midheaven if omitted.
    aspects: str  #: Aspects of transits, stations, progressions and solar arcs to natal points, and between bodies in the sky. Separated by commas: conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile. conjunction,sextile,square,trine,opposition if omitted.
    orb: float  #: Distance from exactness at which `transit_in_orb` begins and ends, and within which a station meets a natal point. 1 if omitted.
    eclipse_orb: float  #: Distance within which an eclipse is on a natal point or opposite to it. 3 if omitted.
    angle_method: Literal["solar_arc", "naibod", "quotidian"]  #: Progression of ascendant and midheaven: with the arc of the Sun in longitude, with the mean Sun in sidereal time (Naibod), or with the progressed moment itself (quotidian). solar_arc if omitted.
    solar_arc_method: Literal["true", "naibod", "degree"]  #: Arc by which a year of life moves every point: the motion of the Sun in a day after birth (true), its mean motion of 59′08″ (naibod), or one degree. true if omitted.
    direction_method: Literal["placidus_zodiacal", "placidus_mundane", "regiomontanus"]  #: placidus_zodiacal: the semi-arcs of Placidus, with aspects on the ecliptic. placidus_mundane: the same, with aspects between the houses, a sextile being two of them. regiomontanus: under the pole of the significator, with aspects on the ecliptic. placidus_zodiacal if omitted.
    direction_key: Literal["naibod", "ptolemy", "brahe"]  #: Arc of a year of life: 0°59′08.33″, the mean motion of the Sun (naibod), one degree (ptolemy), or the motion of the Sun in right ascension on the day of birth (brahe). naibod if omitted.
    direction_latitudes: Literal["bodies", "none"]  #: Whether planets are directed with their latitude (bodies), or every point as its degree of the ecliptic (none). Aspects on the ecliptic have no latitude. bodies if omitted.
    direction_converse: Literal["significator_moves", "sky_reversed"]  #: The significator is carried by the sky to the place of the promissor, as in Placidus, so angles have none (significator_moves); or the sky turns backwards, as in most programs (sky_reversed). significator_moves if omitted.
    direction_significators: Literal["luminaries_and_angles", "all"]  #: The Sun, the Moon, the ascendant and the midheaven, or every requested planet with the two angles. luminaries_and_angles if omitted.
    dasha_systems: str  #: Dasha systems of `dasha_change`. Separated by commas: vimshottari, yogini, ashtottari, shodashottari, dwadashottari, panchottari, shatabdika, chaturashiti_sama, dwisaptati_sama, shattrimsha_sama. vimshottari if omitted.
    dasha_levels: int  #: Number of levels of `dasha_change`: 1 for the great periods alone. 2 if omitted.
    purpose: Literal["marriage", "griha_pravesh", "vehicle", "business", "namakarana", "travel", "vidyarambha", "mundan", "annaprashana", "property", "foundation", "gold", "medical", "surgery"]  #: Purpose of the times of `muhurta`, as in `muhurta/find`.
    region: Literal["north", "west", "south", "gujarat", "maharashtra", "rajasthan", "bihar", "punjab", "bengal", "odisha", "tamil", "telugu", "kannada", "kerala", "nepal", "jain", "sikh", "vaishnava", "sindhi", "arya_samaj"]  #: Region whose observances are listed; all if omitted.
    settings: "EventsUpcomingSettings"  #: Conventions to follow; each has a default.
    kinds: str  #: Kinds of events. If omitted: the usual kinds of the sky, those of a birth if there is one, and those of a place if `place` is sent. Separated by commas: dasha_change, sade_sati, panoti, chandrashtama, transit_to_natal, transit_in_orb, transit_to_house, eclipse_on_natal_point, solar_return, lunar_return, jupiter_return, saturn_return, profection_year, tithi_birthday, nakshatra_birthday, station_on_natal_point, progressed_aspect, progressed_ingress, progressed_phase, primary_direction, solar_arc, muhurta, ingress, tropical_ingress, station, retrograde, moon_phase, eclipse, aspect, void_of_course, combustion, planetary_war, observance, ekadashi, sankranti, daily_panchang, rahu_kaal.

class TimelineEventWindow(TypedDict):
    start: str  #: Start.
    end: Union[str, None]  #: End; null if it is open.

class TimelineEventLimbs(TypedDict):
    weekday: str  #: Weekday of the day.
    paksha: Literal["Shukla", "Krishna"]  #: Waxing or waning half of the month.
    tithi: str  #: Tithi at sunrise.
    yoga: str  #: Nitya yoga at sunrise.
    karana: str  #: Karana at sunrise.

class TimelineEvent(TypedDict):
    """An event of a timeline."""
    at: str  #: Instant, to the second, by the clock of the place (UTC without one).
    ends_at: Union[str, None]  #: End of a period that begins at the instant; null for events that are instants.
    kind: Literal["dasha_change", "sade_sati", "panoti", "chandrashtama", "transit_to_natal", "transit_in_orb", "transit_to_house", "eclipse_on_natal_point", "solar_return", "lunar_return", "jupiter_return", "saturn_return", "profection_year", "tithi_birthday", "nakshatra_birthday", "station_on_natal_point", "progressed_aspect", "progressed_ingress", "progressed_phase", "primary_direction", "solar_arc", "muhurta", "ingress", "tropical_ingress", "station", "retrograde", "moon_phase", "eclipse", "aspect", "void_of_course", "combustion", "planetary_war", "observance", "ekadashi", "sankranti", "daily_panchang", "rahu_kaal"]  #: Kind of the event.
    group: Literal["birth", "sky", "place"]  #: Input on which the event depends: the birth, the sky alone, or the place.
    title: str  #: The event in English words.
    weight: int  #: Importance, 1 to 10, by the kind and the level of a dasha period.
    key: str  #: Identity of the event apart from its instant, for programs; passes of a retrograde loop share it.
    body: Union[str, None]  #: Body of the event, or the point that is progressed or directed; null for events without one.
    other_body: Union[str, None]  #: Second body of a pair, or the natal point that a transit, a progression, a direction, a station or an eclipse meets; null otherwise.
    aspect: Union[Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semisextile", "semisquare", "sesquiquadrate", "quintile", "biquintile"], None]  #: Aspect between the two; null otherwise.
    change: Union[Literal["begins", "changes", "ends"], None]  #: Whether a condition begins, goes over into another phase, or ends; null for other events.
    detail: Union[str, None]  #: Detail in one word of the kind: direct, full_moon, total, the motion and side of a primary direction (direct, converse_dexter), the phase of sade sati, the id of an observance, the purpose of a muhurta.
    system: Union[Literal["vimshottari", "yogini", "ashtottari", "shodashottari", "dwadashottari", "panchottari", "shatabdika", "chaturashiti_sama", "dwisaptati_sama", "shattrimsha_sama"], None]  #: Dasha system; null for other kinds.
    level: Union[Literal["mahadasha", "antardasha", "pratyantardasha", "sookshma", "prana"], None]  #: Level of the dasha period; null for other kinds.
    lords: Union[List["GrahaName"], None]  #: Lords of the dasha period, from the great period down to it; null for other kinds.
    sign: Union["SignName", None]  #: Sign of the event, in the zodiac of its kind; null for events without one.
    nakshatra: Union["NakshatraName", None]  #: Nakshatra of the event; null for events without one.
    house: Union[int, None]  #: House: of Saturn or the Moon from the natal Moon, of a transit or a profected year from the ascendant; null otherwise.
    longitude: Union[float, None]  #: Longitude of the body at the instant, degrees, in the zodiac of the kind; null for events without one.
    is_retrograde: Union[bool, None]  #: Whether the body moves backwards then; for a station, from the instant on; null for events without one.
    orb: Union[float, None]  #: Distance from exactness, degrees; null for events without an orb.
    number: Union[int, None]  #: Number of completed years at a return, a birthday or a profection; null otherwise.
    date: Union[str, None]  #: Civil date on which the event is kept; null for events that are instants.
    name: Union[str, None]  #: Name of the observance, Ekadashi or purpose; null for other kinds.
    window: Union["TimelineEventWindow", None]  #: Time of the rite: breaking the fast (parana) of an Ekadashi, punya kala of a sankranti, the time of day of an observance; null otherwise.
    limbs: Union["TimelineEventLimbs", None]  #: Limbs of a daily panchang beside its nakshatra; null for other kinds.
    basis: Union[Literal["sunrise", "civil"], None]  #: Basis of a day: sunrise, or the clock (6:00) if the Sun does not both rise and set; null otherwise.

class _EventsUpcomingMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    year_length: Union[float, Literal[360], Literal["true_sidereal_sun"]]  #: Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to its sidereal place at birth.
    western_zodiac: Literal["tropical", "sidereal"]  #: Zodiac of transits to natal points, stations and eclipses on them, progressions, solar arcs, returns and profections: tropical, or sidereal by the `ayanamsa`. The other kinds have a zodiac of their own.
    school: Literal["smarta", "jyotisha", "vaishnava"]  #: School whose rule chooses the days of observances and Ekadashis, as in `panchang/festivals`.

class EventsUpcomingMetadata(_EventsUpcomingMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it; none without a birth.

class EventsUpcomingAnswer(TypedDict):
    events: List["TimelineEvent"]  #: Events in order of their instants.
    next: Union[str, None]  #: `from` of what follows: the end of the timeline, or an earlier instant if there are more events than `limit`; null at the end of the computed years.
    metadata: "EventsUpcomingMetadata"  #: Versions and rules behind the answer.

_EphemerisTableInputMust = TypedDict(
    "_EphemerisTableInputMust",
    {
        "from": str,  #: The first instant, with its offset.
    },
)

class _EphemerisTableInput(_EphemerisTableInputMust):
    to: str  #: The last instant, with its offset.

class EphemerisTableInput(_EphemerisTableInput, total=False):
    step_minutes: int  #: Minutes from one instant to the next; 1440 is a day. 1440 if omitted.
    bodies: str  #: Bodies to list. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith. sun,moon,mercury,venus,mars,jupiter,saturn if omitted.
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date. 0 if omitted.
    settings: "EitherZodiacSettings"  #: Conventions to follow; each has a default.

class EphemerisTableAnswerRows(TypedDict):
    at: str  #: The instant, in the time zone of the request.
    julian_day_ut: float  #: The same as a Julian Day in UT.
    body: str  #: Name of the body.
    longitude: float  #: Ecliptic longitude, degrees from 0° Aries.
    sign: "SignName"  #: Sign of the zodiac.
    degree: float  #: Degrees within the sign.
    latitude: float  #: Ecliptic latitude, degrees, north positive.
    distance: float  #: Astronomical units from the Earth; for nodes and apogee, as the library gives it.
    speed: float  #: Speed in degrees of longitude per day; negative while retrograde.
    is_retrograde: bool  #: Whether it moves backwards through the zodiac.

class EphemerisTableAnswer(TypedDict):
    rows: List["EphemerisTableAnswerRows"]  #: Rows by instant, then in the usual order of the bodies.
    metadata: "EitherZodiacMetadata"  #: Versions and rules behind the answer.

class Lord(TypedDict):
    """A planet as ruler."""
    id: Literal[0, 1, 2, 3, 4, 5, 6, 101, 102]  #: Id: 0 is the Sun … 6 Saturn, 101 Rahu, 102 Ketu.
    name: "GrahaName"  #: English name of the planet or point.
    vedic_name: Literal["Surya", "Chandra", "Mangala", "Budha", "Guru", "Shukra", "Shani", "Rahu", "Ketu"]  #: Sanskrit name, in Latin letters.

class Nakshatra(TypedDict):
    """The star (lunar mansion) that a birth falls in."""
    id: int  #: Index of the nakshatra, 0 is Ashwini.
    name: "NakshatraName"  #: Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.
    lord: "Lord"  #: Planet that rules the sign or star.
    pada: int  #: Quarter of the nakshatra.

class Rasi(TypedDict):
    """A sign of the sidereal zodiac."""
    id: int  #: Index of the sign, 0 is Mesha.
    name: Literal["Mesha", "Vrishabha", "Mithuna", "Karka", "Simha", "Kanya", "Tula", "Vrischika", "Dhanu", "Makara", "Kumbha", "Meena"]  #: Sanskrit name of the sign, in Latin letters.
    lord: "Lord"  #: Planet that rules the sign or star.

class Zodiac(TypedDict):
    """A sign of the tropical zodiac."""
    id: int  #: Index of the sign, 0 is Aries.
    name: "SignName"  #: English name of the sign.

class NakshatraInfo(TypedDict):
    """Traditional attributes of the star of the Moon."""
    deity: str  #: Deity of the star.
    ganam: Literal["Deva", "Manushya", "Rakshasa"]  #: Temperament of the star: divine, human or wild.
    symbol: str  #: Symbol of the star.
    animal_sign: str  #: Yoni, the animal of the star.
    nadi: Literal["Vata", "Pitta", "Kapha"]  #: Humour of the star.
    syllables: str  #: Traditional first syllables of a name, one per quarter, with commas between them.
    birth_stone: str  #: Gem of the ruler of the star.
    planet: str  #: Ruler of the star, by its Sanskrit name.
    enemy_yoni: str  #: Animal that is the sworn enemy of `animal_sign`.

class _AstrologyBirthDetailsAnswer(TypedDict):
    nakshatra: "Nakshatra"  #: Nakshatra (lunar mansion) of the Moon at birth.
    chandra_rasi: "Rasi"  #: Sidereal sign of the Moon.
    soorya_rasi: "Rasi"  #: Sidereal sign of the Sun.
    zodiac: "Zodiac"  #: Tropical sign of the Sun, as newspapers print it.
    additional_info: "NakshatraInfo"
    metadata: "SiderealMetadata"  #: Versions and rules behind the answer.

class AstrologyBirthDetailsAnswer(_AstrologyBirthDetailsAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class NakshatraTiming(TimeWindow):
    """A star with the time that the Moon spends in it."""
    id: int  #: Index of the nakshatra, 0 is Ashwini.
    name: "NakshatraName"  #: Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.
    lord: "Lord"  #: Planet that rules the sign or star.

class TithiTiming(TimeWindow):
    """A lunar day with its start and end."""
    id: int  #: Index: 0 to 14 in the waxing half, 15 to 29 in the waning half.
    index: int  #: Index within its half of the month, 0 is the first.
    name: str  #: Name of the tithi (lunar day), Sanskrit in Latin letters.
    paksha: Literal["Shukla Paksha", "Krishna Paksha"]  #: Waxing or waning half of the lunar month.

class KaranaTiming(TimeWindow):
    """A half tithi with its start and end."""
    index: int  #: Index of the half tithi in the lunar month, 0 is the first.
    id: int  #: Id, one of eleven: 0 Bava … 6 Vishti, 7 Kimstughna … 10 Naga.
    name: str  #: Name of the karana (half tithi), Sanskrit in Latin letters.

class YogaTiming(TimeWindow):
    """A nitya yoga with its start and end."""
    id: int  #: Index of the yoga, 0 is Vishkambha.
    name: str  #: Name of the nitya yoga, Sanskrit in Latin letters.

class PanchangAtInstant(TypedDict):
    """Weekday and limbs at the requested moment."""
    vaara: str  #: Weekday by sunrise.
    nakshatra: "NakshatraTiming"
    tithi: "TithiTiming"
    karana: "KaranaTiming"
    yoga: "YogaTiming"

class _AstrologyPanchangAnswer(TypedDict):
    panchang_day: "PanchangDay"
    vaara: str  #: Weekday of that day.
    nakshatra: List["NakshatraTiming"]  #: Each nakshatra of the day from sunrise to sunrise, in order of time.
    tithi: List["TithiTiming"]  #: Each tithi of the day from sunrise to sunrise, in order of time.
    karana: List["KaranaTiming"]  #: Each karana of the day from sunrise to sunrise, in order of time.
    yoga: List["YogaTiming"]  #: Each yoga of the day from sunrise to sunrise, in order of time.
    sunrise: Union[str, None]  #: Sunrise; null if the Sun does not rise.
    sunset: Union[str, None]  #: Sunset; null if the Sun does not set.
    moonrise: Union[str, None]  #: Moonrise within the panchang day; null on about one day a month.
    moonset: Union[str, None]  #: Moonset within the panchang day; null on about one day a month.
    next_moonrise: Union[str, None]  #: The next moonrise, if the panchang day has none; else null.
    next_moonset: Union[str, None]  #: The next moonset, if the panchang day has none; else null.
    at_instant: "PanchangAtInstant"
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class AstrologyPanchangAnswer(_AstrologyPanchangAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class Muhurat(TypedDict):
    """A named window of the day with its times."""
    id: int  #: Id of the window: 1 Abhijit, 2 Amrit Kaal, 3 Brahma … 8 Varjyam, 9 to 11 the good choghadiyas.
    name: str  #: Name of the window of time.
    type: Literal["Auspicious", "Inauspicious"]  #: Whether the window is good or to be avoided.
    period: List["TimeWindow"]  #: Times of the window; empty without sunrise or sunset.
    avoid_on_wednesday: Union[bool, None]  #: Whether it is Abhijit on a Wednesday, which some texts exclude; null for other windows.

class _AstrologyPanchangAdvancedAnswer(TypedDict):
    panchang_day: "PanchangDay"
    vaara: str  #: Weekday of that day.
    nakshatra: List["NakshatraTiming"]  #: Each nakshatra of the day from sunrise to sunrise, in order of time.
    tithi: List["TithiTiming"]  #: Each tithi of the day from sunrise to sunrise, in order of time.
    karana: List["KaranaTiming"]  #: Each karana of the day from sunrise to sunrise, in order of time.
    yoga: List["YogaTiming"]  #: Each yoga of the day from sunrise to sunrise, in order of time.
    sunrise: Union[str, None]  #: Sunrise; null if the Sun does not rise.
    sunset: Union[str, None]  #: Sunset; null if the Sun does not set.
    moonrise: Union[str, None]  #: Moonrise within the panchang day; null on about one day a month.
    moonset: Union[str, None]  #: Moonset within the panchang day; null on about one day a month.
    next_moonrise: Union[str, None]  #: The next moonrise, if the panchang day has none; else null.
    next_moonset: Union[str, None]  #: The next moonset, if the panchang day has none; else null.
    at_instant: "PanchangAtInstant"
    auspicious_period: List["Muhurat"]  #: Good windows of the day.
    inauspicious_period: List["Muhurat"]  #: Windows of the day to avoid.
    calendar: "HinduCalendar"
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class AstrologyPanchangAdvancedAnswer(_AstrologyPanchangAdvancedAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class AstrologyAuspiciousPeriodAnswer(TypedDict):
    panchang_day: "PanchangDay"
    muhurat: List["Muhurat"]  #: Windows of the day.
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class AstrologyAnandadiYogaSettings(AlmanacSettings, total=False):
    use_abhijit_span: Literal[False, True]  #: Whether the Moon enters Abhijit, 276°40′ to 280°53′20″, as a star of its own; if false, Abhijit is only counted. false if omitted.

class AstrologyAnandadiYogaInput(Birth, total=False):
    settings: "AstrologyAnandadiYogaSettings"  #: Conventions to follow; each has a default.

class AnandadiYoga(TimeWindow):
    """A yoga of weekday and star, while the Moon is in that star."""
    id: int  #: Index of the yoga, 0 is Ananda.
    name: str  #: Name of the Anandadi yoga.
    type: str  #: Name of the effect in almanacs.
    description: Literal["Good", "Bad"]  #: Whether the effect is good.

class AstrologyAnandadiYogaMetadata(AlmanacMetadata):
    use_abhijit_span: Literal[False, True]  #: Whether the Moon enters Abhijit, 276°40′ to 280°53′20″, as a star of its own; if false, Abhijit is only counted.

class AstrologyAnandadiYogaAnswer(TypedDict):
    panchang_day: "PanchangDay"
    anandadi_yoga: List["AnandadiYoga"]  #: The yogas of the day, in order.
    metadata: "AstrologyAnandadiYogaMetadata"  #: Versions and rules behind the answer.

class SpecialYogaPeriodCombination(TypedDict):
    type: Literal["vaara", "nakshatra", "sun_nakshatra"]  #: Weekday, Moon’s star or Sun’s star.
    name: str  #: Name of the weekday or star that makes the yoga.

class SpecialYogaPeriod(TimeWindow):
    combination: List["SpecialYogaPeriodCombination"]  #: Weekday and star, or the two stars, that make the yoga.

class SpecialYoga(TypedDict):
    """An auspicious combination of stars and weekday, with its times."""
    id: int  #: Number of the yoga in the list of special yogas, 0 is the first.
    name: str  #: Name of the special yoga of the day.
    type: Literal["Auspicious"]  #: Always `Auspicious`.
    description: str  #: Effect of the yoga, in an English sentence.
    period: List["SpecialYogaPeriod"]  #: Times at which the yoga holds.

class AstrologyAuspiciousYogaAnswerYoga(TimeWindow):
    id: int  #: Index of the yoga, 0 is Vishkambha.
    name: str  #: Name of the nitya yoga, Sanskrit in Latin letters.
    is_auspicious: bool  #: Whether the yoga is held to be good.
    avoid: Union[str, None]  #: Part of the yoga to avoid; null if the whole yoga is to be avoided, or none of it.

class AstrologyAuspiciousYogaAnswer(TypedDict):
    panchang_day: "PanchangDay"
    yoga: "AstrologyAuspiciousYogaAnswerYoga"  #: Nitya yoga: one of 27 parts of the sum of the Sun’s and the Moon’s longitude.
    auspicious_yoga: List["SpecialYoga"]  #: Special yogas of the day; empty on many days.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class GowriNallaNeram(TimeWindow):
    """One of the eight parts of day or night."""
    id: int  #: Id of the name: 0 Uthi, 1 Amirdha, 2 Rogam, 3 Laabam, 4 Dhanam, 5 Sugam, 6 Soram, 7 Visham.
    name: str  #: Name of the Gowri part of the day.
    type: Literal["Good", "Bad"]  #: Whether the part is held to be good or bad.
    is_day: bool  #: Whether the part is between sunrise and sunset.

class AstrologyGowriNallaNeramAnswer(TypedDict):
    panchang_day: "PanchangDay"
    muhurat: List["GowriNallaNeram"]  #: Parts of the day and of the night.
    reason: Union[Literal["no_sunrise", "no_sunset"], None]  #: Reason for missing values: near the poles the Sun may not rise or set. Null if nothing is missing.
    metadata: "AlmanacMetadata"  #: Versions and rules behind the answer.

class House(TypedDict):
    """One of the twelve houses of a chart."""
    house: int  #: Number of the house, 1 to 12.
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    sign_lord: "SignLord"  #: Planet that rules the sign.
    planets: List[str]  #: Names of the planets in the house.

class _AstrologyChartAnswer(TypedDict):
    ascendant: "Ascendant"  #: The point that rises in the east.
    houses: List["House"]  #: The twelve houses.
    planets: List["Placement"]  #: Planets and points, in their usual order.
    metadata: "VedicMetadata"  #: Versions and rules behind the answer.

class AstrologyChartAnswer(_AstrologyChartAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class AstrologyKundliSettings(VedicSettings, total=False):
    house_set: Literal["north", "south", "without_second"]  #: Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north if omitted.

class AstrologyKundliInput(Birth, total=False):
    settings: "AstrologyKundliSettings"  #: Conventions to follow; each has a default.
    gender: Literal["male", "female"]  #: Used only by Mahabhagya yoga, which is omitted if the gender is not given.

class KundliYogaDetails(TypedDict):
    """A group of yogas."""
    name: str  #: Name of the group of yogas.
    description: str  #: Number of yogas of the group in the chart, in an English sentence.
    yoga_list: List["KundliYoga"]  #: The yogas of the group.

class KundliYoga(TypedDict):
    """A yoga, whether the chart has it, and the evidence."""
    name: str  #: Name of the yoga.
    group: Literal["major", "raja_dhana", "chandra", "surya", "nabhasa", "inauspicious"]  #: Group of yogas that the yoga belongs to.
    has_yoga: bool  #: Whether the chart has the yoga.
    description: str  #: The condition of the yoga, in an English sentence.
    reason: Union["YogaReason", None]  #: Evidence; null if the condition is not met.
    cancelled_by: Union[str, None]  #: Reason for a yoga that does not hold although its condition is met; else null.

class YogaReason(TypedDict):
    """The evidence for a yoga."""
    planets: List["GrahaName"]  #: Planets that make the yoga.
    houses: List[int]  #: Their houses from the ascendant, in the same order.
    counted_from: List[str]  #: References from which the rule counts; empty if it does not count.
    notes: List[str]  #: Notes on the formation of the yoga and on factors that weaken it.

class RasiChart(TypedDict):
    """Rasi chart (D1) on which the report is based."""
    ascendant: "Ascendant"  #: The point that rises in the east.
    planets: List["Placement"]  #: Planets and points that the report uses.

class AstrologyKundliMetadata(MarsMetadata):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.

class AstrologyKundliAnswerNakshatraDetails(TypedDict):
    nakshatra: "Nakshatra"  #: Nakshatra (lunar mansion) of the Moon at birth.
    chandra_rasi: "Rasi"  #: Sidereal sign of the Moon.
    soorya_rasi: "Rasi"  #: Sidereal sign of the Sun.
    zodiac: "Zodiac"  #: Tropical sign of the Sun, as newspapers print it.
    additional_info: "NakshatraInfo"

class AstrologyKundliAnswerMangalDosha(TypedDict):
    has_dosha: bool  #: Whether Mars makes the dosha from the ascendant.
    description: str  #: The dosha and the references that show it, in an English sentence.

class AstrologyKundliAnswer(TypedDict):
    nakshatra_details: "AstrologyKundliAnswerNakshatraDetails"  #: Star and signs of the birth.
    mangal_dosha: "AstrologyKundliAnswerMangalDosha"  #: Dosha of Mars.
    yoga_details: List["KundliYogaDetails"]  #: Yogas by group.
    chart: "RasiChart"
    metadata: "AstrologyKundliMetadata"  #: Versions and rules behind the answer.

class AstrologyKundliAdvancedSettings(JaiminiDashaSettings, total=False):
    house_set: Literal["north", "south", "without_second"]  #: Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second. north if omitted.

class AstrologyKundliAdvancedInput(Birth, total=False):
    settings: "AstrologyKundliAdvancedSettings"  #: Conventions to follow; each has a default.
    gender: Literal["male", "female"]  #: Used only by Mahabhagya yoga, which is omitted if the gender is not given.

class DashaPeriod(TimeWindow):
    """A great period, with the periods within it."""
    id: Literal[0, 1, 2, 3, 4, 5, 6, 101, 102]  #: Id of the planet that rules the period, as in other services: 0 is the Sun.
    name: "GrahaName"  #: English name of the planet or point.
    antardasha: Union[List["Antardasha"], None]  #: Periods within this one; null below the requested depth.

class Antardasha(TimeWindow):
    id: Literal[0, 1, 2, 3, 4, 5, 6, 101, 102]  #: Id of the planet that rules the period, as in other services: 0 is the Sun.
    name: "GrahaName"  #: English name of the planet or point.
    pratyantardasha: Union[List["Pratyantardasha"], None]  #: Periods within this one; null below the requested depth.

class Pratyantardasha(TimeWindow):
    id: Literal[0, 1, 2, 3, 4, 5, 6, 101, 102]  #: Id of the planet that rules the period, as in other services: 0 is the Sun.
    name: "GrahaName"  #: English name of the planet or point.

class BirthDashaBalance(TypedDict):
    """Rest of the first period at birth."""
    lord: "Lord"  #: Planet whose period runs at birth.
    years_remaining: float  #: Years of the first period still to run at birth.
    duration: str  #: The same as an ISO 8601 duration, with years of twelve months of thirty days.
    description: str  #: Rest of the first period at birth, in an English sentence.

class AstrologyKundliAdvancedMetadata(JaiminiDashaMetadata):
    house_set: Literal["north", "south", "without_second"]  #: Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Rule by which sunrise and sunset were computed.

class AstrologyKundliAdvancedAnswerNakshatraDetails(TypedDict):
    nakshatra: "Nakshatra"  #: Nakshatra (lunar mansion) of the Moon at birth.
    chandra_rasi: "Rasi"  #: Sidereal sign of the Moon.
    soorya_rasi: "Rasi"  #: Sidereal sign of the Sun.
    zodiac: "Zodiac"  #: Tropical sign of the Sun, as newspapers print it.
    additional_info: "NakshatraInfo"

class AstrologyKundliAdvancedAnswerMangalDosha(TypedDict):
    has_dosha: bool  #: Whether Mars makes the dosha from the ascendant.
    description: str  #: The dosha and the references that show it, in an English sentence.
    has_exception: bool  #: Whether at least one rule is held to cancel the dosha.
    type: Union[Literal["Mild", "Moderate", "Severe"], None]  #: Severity by the number of references that show the dosha; null without dosha.
    exceptions: List[str]  #: Rules that are held to cancel the dosha and apply; empty without dosha.
    remedies: List[str]  #: Traditional remedies; empty without dosha.

class AstrologyKundliAdvancedAnswer(TypedDict):
    nakshatra_details: "AstrologyKundliAdvancedAnswerNakshatraDetails"  #: Star and signs of the birth.
    mangal_dosha: "AstrologyKundliAdvancedAnswerMangalDosha"  #: Dosha of Mars.
    yoga_details: List["KundliYogaDetails"]  #: Yogas by group.
    dasha_periods: List["DashaPeriod"]  #: The nine great periods.
    dasha_balance: "BirthDashaBalance"
    chart: "RasiChart"
    metadata: "AstrologyKundliAdvancedMetadata"  #: Versions and rules behind the answer.

class AstrologyDashaPeriodsInput(Birth, total=False):
    settings: "DashaSettings"  #: Conventions to follow; each has a default.
    depth: int  #: Number of levels of periods to list, beginning with the great periods. 3 if omitted.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class _AstrologyDashaPeriodsAnswer(TypedDict):
    dasha_periods: List["DashaPeriod"]  #: The nine great periods.
    dasha_balance: "BirthDashaBalance"
    metadata: "DashaMetadata"  #: Versions and rules behind the answer.

class AstrologyDashaPeriodsAnswer(_AstrologyDashaPeriodsAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class MarsEvidenceInSanskrit(TypedDict):
    """House of Mars from the ascendant, the Moon or Venus."""
    sign: Literal["Mesha", "Vrishabha", "Mithuna", "Karka", "Simha", "Kanya", "Tula", "Vrischika", "Dhanu", "Makara", "Kumbha", "Meena"]  #: Sign of the reference, by its Sanskrit name.
    reference: Literal["Ascendant", "Moon", "Venus"]  #: Reference from which Mars is counted.
    mars_house: int  #: House of Mars, counted from the reference.
    is_dosha: bool  #: Whether Mars makes the dosha from the reference.
    weight: Union[Literal["high", "low"], None]  #: Weight of the house: high for the seventh and eighth; null without dosha.

class AstrologyMangalDoshaAdvancedMetadata(MarsMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Rule by which sunrise and sunset were computed.

class AstrologyMangalDoshaAdvancedAnswer(TypedDict):
    has_dosha: bool  #: Whether Mars makes the dosha from the ascendant.
    description: str  #: The dosha and the references that show it, in an English sentence.
    has_exception: bool  #: Whether at least one rule is held to cancel the dosha.
    type: Union[Literal["Mild", "Moderate", "Severe"], None]  #: Severity by the number of references that show the dosha; null without dosha.
    exceptions: List[str]  #: Rules that are held to cancel the dosha and apply; empty without dosha.
    remedies: List[str]  #: Traditional remedies; empty without dosha.
    severity: Literal["none", "mild", "moderate", "severe"]  #: None if not manglik; otherwise by the number of references that show the dosha: mild 1, moderate 2, severe 3.
    references: List["MarsEvidenceInSanskrit"]  #: Mars, counted from the ascendant, the Moon and Venus.
    metadata: "AstrologyMangalDoshaAdvancedMetadata"  #: Versions and rules behind the answer.

class AstrologySadeSatiAdvancedInput(Birth, total=False):
    settings: "SiderealSettings"  #: Conventions to follow; each has a default.
    target_date: str  #: The requested day, from 00:00 local time; today if omitted.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class AstrologySadeSatiAdvancedAnswerCurrentTransit(TypedDict):
    saturn_sign: str  #: Sign of Saturn.
    house: int  #: House of Saturn, counted from the sign of the natal Moon.
    phase: Union[Literal["Rising", "Peak", "Setting"], None]  #: Phase of sade sati: Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others.
    panoti: Union[Literal["Ardhashtama Shani", "Ashtama Shani"], None]  #: Panoti: Saturn in the 4th or 8th sign, which is not part of sade sati; null in the others.
    start: Union[str, None]  #: ISO 8601; null if outside the ephemeris.
    end: Union[str, None]  #: ISO 8601; null if outside the ephemeris.
    is_retrograde: Union[bool, None]  #: Whether Saturn entered the sign retrograde; null if unknown.
    description: str  #: Phase, sign and dates of the transit, in an English sentence.

class AstrologySadeSatiAdvancedAnswerTransits(TypedDict):
    saturn_sign: str  #: Sign of Saturn.
    house: int  #: House of Saturn, counted from the sign of the natal Moon.
    phase: Union[Literal["Rising", "Peak", "Setting"], None]  #: Phase of sade sati: Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others.
    panoti: Union[Literal["Ardhashtama Shani", "Ashtama Shani"], None]  #: Panoti: Saturn in the 4th or 8th sign, which is not part of sade sati; null in the others.
    start: Union[str, None]  #: ISO 8601; null if outside the ephemeris.
    end: Union[str, None]  #: ISO 8601; null if outside the ephemeris.
    is_retrograde: Union[bool, None]  #: Whether Saturn entered the sign retrograde; null if unknown.
    description: str  #: Phase, sign and dates of the transit, in an English sentence.

class _AstrologySadeSatiAdvancedAnswer(TypedDict):
    is_in_sade_sati: bool  #: Whether it is sade sati on that day.
    transit_phase: Union[Literal["Rising", "Peak", "Setting"], None]  #: Phase of sade sati: Saturn in the 12th, 1st or 2nd sign from the natal Moon; null in the others.
    panoti: Union[Literal["Ardhashtama Shani", "Ashtama Shani"], None]  #: Panoti: Saturn in the 4th or 8th sign, which is not part of sade sati; null in the others.
    description: str  #: State of the sade sati at the target, in an English sentence.
    moon_sign: "Rasi"  #: Sign of the Moon at birth.
    current_transit: "AstrologySadeSatiAdvancedAnswerCurrentTransit"  #: The sign transit at the target.
    transits: List["AstrologySadeSatiAdvancedAnswerTransits"]  #: Transits with a phase or a panoti, from birth to the age of a hundred.
    metadata: "SiderealMetadata"  #: Versions and rules behind the answer.

class AstrologySadeSatiAdvancedAnswer(_AstrologySadeSatiAdvancedAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class AstrologyChandrashtamaPeriodsSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`. lahiri if omitted.
    ayanamsha: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    clock: Literal["auto", "zone", "local_mean", "local_apparent", "ut"]  #: The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted.
    peak_star: Literal[17, 16]  #: Worst star of the transit, counted from the birth star as the first. 17 if omitted.

class AstrologyChandrashtamaPeriodsInput(Birth, total=False):
    settings: "AstrologyChandrashtamaPeriodsSettings"  #: Conventions to follow; each has a default.
    target: str  #: The requested instant, with its offset from UTC; now if omitted.
    days: int  #: Number of days to search, from the target on. 365 if omitted.

class MoonTransitNakshatra(TimeWindow):
    id: int  #: Index of the nakshatra, 0 is Ashwini.
    name: "NakshatraName"  #: Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.
    lord: "Lord"  #: Planet that rules the sign or star.
    is_peak: bool  #: Whether it is the worst star for this birth; for a few births that star is next to the eighth sign.

class MoonTransit(TimeWindow):
    """A sign transit of the Moon, star by star."""
    rasi: "Rasi"  #: Sign that the Moon passes.
    nakshatra: List["MoonTransitNakshatra"]  #: Stars that the Moon passes in that sign, in order.

class _AstrologyChandrashtamaPeriodsMetadata(Metadata):
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it.
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    peak_star: Literal[17, 16]  #: Worst star of the transit, counted from the birth star as the first.

class AstrologyChandrashtamaPeriodsMetadata(_AstrologyChandrashtamaPeriodsMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class AstrologyChandrashtamaPeriodsAnswerChandrashtamaNakshatra(TypedDict):
    id: int  #: Index of the nakshatra, 0 is Ashwini.
    name: "NakshatraName"  #: Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.
    lord: "Lord"  #: Planet that rules the sign or star.

class AstrologyChandrashtamaPeriodsAnswerChandrashtama(TimeWindow):
    rasi: "Rasi"  #: Birth sign for which the Moon is in the eighth sign at the target.
    nakshatra: List["AstrologyChandrashtamaPeriodsAnswerChandrashtamaNakshatra"]  #: Stars of that sign.

class AstrologyChandrashtamaPeriodsAnswer(TypedDict):
    moon_sign: "Rasi"  #: Sign of the Moon at birth.
    birth_nakshatra: "Nakshatra"  #: Star of the Moon at birth.
    is_in_chandrashtama: bool  #: Whether the Moon is in the eighth sign of this birth at the target.
    chandrashtama: "AstrologyChandrashtamaPeriodsAnswerChandrashtama"  #: The birth sign affected at the target, with its stars and the time of the transit.
    current_transit: "MoonTransit"  #: The sign transit of the Moon at the target.
    current_nakshatra: "NakshatraTiming"  #: The star that the Moon passes at the target, from its beginning to its end.
    chandrashtama_timing: List["MoonTransit"]  #: Transits of the Moon through the eighth sign of this birth.
    metadata: "AstrologyChandrashtamaPeriodsMetadata"  #: Versions and rules behind the answer.

class AstrologyPapasamyamInput(Birth, total=False):
    settings: "PapasamyamSettings"  #: Conventions to follow; each has a default.

class PapasamyamSettings(VedicSettings, total=False):
    method: Literal["kerala", "raman"]  #: kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s dignity in its sign. kerala if omitted.

class PapasamyamMetadata(VedicMetadata):
    method: Literal["kerala", "raman"]  #: kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s dignity in its sign.

class AstrologyPapasamyamAnswerPapaSamyamPapaPlanetPlanetDosha(TypedDict):
    id: int  #: Id of the planet, as in other services: 0 is the Sun.
    name: str  #: English name of the planet or point.
    position: int  #: House of the malefic, counted from the reference.
    has_dosha: bool  #: Whether that house is harmful by the method.
    points: float  #: Points of harm counted from this reference.

class AstrologyPapasamyamAnswerPapaSamyamPapaPlanet(TypedDict):
    name: Literal["Ascendant", "Moon", "Venus"]  #: English name of the planet or point.
    points: float  #: Points of harm counted from this reference.
    planet_dosha: List["AstrologyPapasamyamAnswerPapaSamyamPapaPlanetPlanetDosha"]  #: One row for each malefic.

class AstrologyPapasamyamAnswerPapaSamyam(TypedDict):
    papa_planet: List["AstrologyPapasamyamAnswerPapaSamyamPapaPlanet"]  #: One row for each reference.

class AstrologyPapasamyamAnswer(TypedDict):
    total_points: float  #: Points of harm of all planets and references together.
    papa_samyam: "AstrologyPapasamyamAnswerPapaSamyam"  #: Houses and points of the malefics.
    chart: "RasiChart"
    metadata: "PapasamyamMetadata"  #: Versions and rules behind the answer.

class AstrologyPapasamyamCheckInput(Couple, total=False):
    settings: "PapasamyamSettings"  #: Conventions to follow; each has a default.

class Message(TypedDict):
    """The result in a word and in a sentence."""
    type: str  #: Result in a word, such as `Good` or `Bad`.
    description: str  #: The result in an English sentence.

class AstrologyPapasamyamCheckMetadataBirth(TypedDict):
    bride: "BirthClock"  #: The birth of `bride`.
    groom: "BirthClock"  #: The birth of `groom`.

class _AstrologyPapasamyamCheckMetadata(Metadata):
    birth: "AstrologyPapasamyamCheckMetadataBirth"  #: The instants computed for the two births, and the clocks behind them.
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    method: Literal["kerala", "raman"]  #: kerala: a point for each malefic in a harmful house, half from the Moon, a quarter from Venus. raman: units by the planet’s dignity in its sign.

class AstrologyPapasamyamCheckMetadata(_AstrologyPapasamyamCheckMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanetPlanetDosha(TypedDict):
    id: int  #: Id of the planet, as in other services: 0 is the Sun.
    name: str  #: English name of the planet or point.
    position: int  #: House of the malefic, counted from the reference.
    has_dosha: bool  #: Whether that house is harmful by the method.
    points: float  #: Points of harm counted from this reference.

class AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanet(TypedDict):
    name: Literal["Ascendant", "Moon", "Venus"]  #: English name of the planet or point.
    points: float  #: Points of harm counted from this reference.
    planet_dosha: List["AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanetPlanetDosha"]  #: One row for each malefic.

class AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyam(TypedDict):
    papa_planet: List["AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyamPapaPlanet"]  #: One row for each reference.

class AstrologyPapasamyamCheckAnswerGirlPapasamyam(TypedDict):
    total_points: float  #: Points of harm of all planets and references together.
    papa_samyam: "AstrologyPapasamyamCheckAnswerGirlPapasamyamPapaSamyam"  #: Houses and points of the malefics.
    chart: "RasiChart"

class AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanetPlanetDosha(TypedDict):
    id: int  #: Id of the planet, as in other services: 0 is the Sun.
    name: str  #: English name of the planet or point.
    position: int  #: House of the malefic, counted from the reference.
    has_dosha: bool  #: Whether that house is harmful by the method.
    points: float  #: Points of harm counted from this reference.

class AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanet(TypedDict):
    name: Literal["Ascendant", "Moon", "Venus"]  #: English name of the planet or point.
    points: float  #: Points of harm counted from this reference.
    planet_dosha: List["AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanetPlanetDosha"]  #: One row for each malefic.

class AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyam(TypedDict):
    papa_planet: List["AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyamPapaPlanet"]  #: One row for each reference.

class AstrologyPapasamyamCheckAnswerBoyPapasamyam(TypedDict):
    total_points: float  #: Points of harm of all planets and references together.
    papa_samyam: "AstrologyPapasamyamCheckAnswerBoyPapasamyamPapaSamyam"  #: Houses and points of the malefics.
    chart: "RasiChart"

class AstrologyPapasamyamCheckAnswer(TypedDict):
    girl_papasamyam: "AstrologyPapasamyamCheckAnswerGirlPapasamyam"  #: Papasamyam of the bride.
    boy_papasamyam: "AstrologyPapasamyamCheckAnswerBoyPapasamyam"  #: Papasamyam of the groom.
    message: "Message"
    metadata: "AstrologyPapasamyamCheckMetadata"  #: Versions and rules behind the answer.

class AstrologyPoruthamAnswerGirlInfo(TypedDict):
    nakshatra: "Nakshatra"  #: Nakshatra (lunar mansion) of the Moon at birth.
    rasi: "Rasi"  #: Sign of the Moon at birth.

class AstrologyPoruthamAnswerBoyInfo(TypedDict):
    nakshatra: "Nakshatra"  #: Nakshatra (lunar mansion) of the Moon at birth.
    rasi: "Rasi"  #: Sign of the Moon at birth.

class AstrologyPoruthamAnswerMatches(TypedDict):
    id: int  #: Number of the agreement in its usual order, 1 to 10.
    name: str  #: Name of the agreement (porutham).
    has_porutham: bool  #: Whether the agreement holds, wholly or in half.

class AstrologyPoruthamAnswer(TypedDict):
    girl_info: "AstrologyPoruthamAnswerGirlInfo"  #: Star and sign of the bride.
    boy_info: "AstrologyPoruthamAnswerBoyInfo"  #: Star and sign of the groom.
    maximum_points: Literal[10]  #: Maximum number of points.
    total_points: float  #: Points scored by all tests together.
    message: "Message"
    matches: List["AstrologyPoruthamAnswerMatches"]  #: The agreements, in their usual order.
    metadata: "PoruthamMetadata"  #: Versions and rules behind the answer.

class AstrologyPoruthamAdvancedAnswerGirlInfo(TypedDict):
    nakshatra: "Nakshatra"  #: Nakshatra (lunar mansion) of the Moon at birth.
    rasi: "Rasi"  #: Sign of the Moon at birth.

class AstrologyPoruthamAdvancedAnswerBoyInfo(TypedDict):
    nakshatra: "Nakshatra"  #: Nakshatra (lunar mansion) of the Moon at birth.
    rasi: "Rasi"  #: Sign of the Moon at birth.

class AstrologyPoruthamAdvancedAnswerMatches(TypedDict):
    id: int  #: Number of the agreement in its usual order, 1 to 10.
    name: str  #: Name of the agreement (porutham).
    has_porutham: bool  #: Whether the agreement holds, wholly or in half.
    porutham_status: Literal["Good", "Satisfactory", "Not Satisfactory"]  #: `Good` for 1 point, `Satisfactory` for 0.5, `Not Satisfactory` for 0.
    points: Union[Literal[0], float, Literal[1]]  #: Points scored: 1 for a full agreement, 0.5 for half, 0 for none.
    description: str  #: Reason for the points, in an English sentence.

class AstrologyPoruthamAdvancedAnswer(TypedDict):
    girl_info: "AstrologyPoruthamAdvancedAnswerGirlInfo"  #: Star and sign of the bride.
    boy_info: "AstrologyPoruthamAdvancedAnswerBoyInfo"  #: Star and sign of the groom.
    maximum_points: Literal[10]  #: Maximum number of points.
    total_points: float  #: Points scored by all tests together.
    message: "Message"
    matches: List["AstrologyPoruthamAdvancedAnswerMatches"]  #: The agreements, in their usual order.
    metadata: "PoruthamMetadata"  #: Versions and rules behind the answer.

class AstrologyNakshatraPoruthamAnswerGirlInfo(TypedDict):
    nakshatra: "Nakshatra"  #: Nakshatra (lunar mansion) of the Moon at birth.
    rasi: "Rasi"  #: Sign of the Moon at birth.

class AstrologyNakshatraPoruthamAnswerBoyInfo(TypedDict):
    nakshatra: "Nakshatra"  #: Nakshatra (lunar mansion) of the Moon at birth.
    rasi: "Rasi"  #: Sign of the Moon at birth.

class AstrologyNakshatraPoruthamAnswerMatches(TypedDict):
    id: int  #: Number of the agreement in its usual order, 1 to 10.
    name: str  #: Name of the agreement (porutham).
    has_porutham: bool  #: Whether the agreement holds, wholly or in half.
    porutham_status: Literal["Good", "Satisfactory", "Not Satisfactory"]  #: `Good` for 1 point, `Satisfactory` for 0.5, `Not Satisfactory` for 0.
    points: Union[Literal[0], float, Literal[1]]  #: Points scored: 1 for a full agreement, 0.5 for half, 0 for none.
    description: str  #: Reason for the points, in an English sentence.

class AstrologyNakshatraPoruthamAnswer(TypedDict):
    girl_info: "AstrologyNakshatraPoruthamAnswerGirlInfo"  #: Star and sign of the bride.
    boy_info: "AstrologyNakshatraPoruthamAnswerBoyInfo"  #: Star and sign of the groom.
    maximum_points: Literal[10]  #: Maximum number of points.
    obtained_points: float  #: Points scored by all tests together.
    message: "Message"
    matches: List["AstrologyNakshatraPoruthamAnswerMatches"]  #: The agreements, in their usual order.
    metadata: "PoruthamMetadata"  #: Versions and rules behind the answer.

class WesternNatalInput(Birth, total=False):
    settings: "WesternSettings"  #: Conventions to follow; each has a default.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class WesternSettingsOrbs(TypedDict, total=False):
    aspects: Dict[str, float]  #: Orbs by name of the aspect, degrees; others keep that of `orb_profile`.
    points: Dict[str, Union[float, Dict[str, float]]]  #: Orbs by name of the point, degrees for all aspects or by aspect: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternPointSettings(Settings, total=False):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    zodiac: Literal["tropical", "sidereal"]  #: Longitudes from the spring equinox, or from the stars by the `ayanamsa`: places, signs, cusps, houses and lords follow it. A moving sky (transits, progressions, returns) is in the sidereal zodiac of its own date. tropical if omitted.
    ayanamsa: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. none if omitted.
    ayanamsha: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky"]  #: System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. placidus if omitted.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted.
    aspect_set: Literal["major", "all"]  #: The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major if omitted.
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted.

class WesternSettings(WesternPointSettings, total=False):
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
    aspects: str  #: The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
    orbs: Union[float, "WesternSettingsOrbs"]  #: Own orbs: degrees for every counted aspect, or an object `aspects` (by aspect), `points` (of a point, for all aspects or by aspect), or both. The orb of a pair is the mean of those of its two points; a point without its own has that of the aspect.
    luminaries_factor: float  #: Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted.
    aspects_to: str  #: Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternAscendant(InSign):
    """The point of the zodiac that rises in the east."""
    name: Literal["Ascendant"]  #: Always Ascendant.
    house: int  #: Number of the house, 1 to 12.

class WesternPlanet(InSign):
    """A planet or point in the zodiac and in a house."""
    name: "WesternBodyName"  #: English name of the planet or point.
    house: int  #: Number of the house, 1 to 12.
    is_retrograde: bool  #: Whether it moves backwards through the zodiac.
    latitude: float  #: Ecliptic latitude, degrees, north positive.
    speed: float  #: Degrees of longitude a day; negative while retrograde.

WesternBodyName = Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node", "Chiron", "Lilith", "True Lilith", "Priapus", "Selena", "Ceres", "Pallas", "Juno", "Vesta", "Cupido", "Hades", "Zeus", "Kronos", "Apollon", "Admetos", "Vulkanus", "Poseidon"]

class WesternAngles(TypedDict):
    """Intersections of the zodiac with horizon, meridian and western prime vertical."""
    ascendant: "InSign"  #: The point that rises in the east.
    midheaven: "InSign"  #: Intersection of the zodiac with the meridian.
    descendant: "InSign"  #: The point that sets in the west.
    imum_coeli: "InSign"  #: The point opposite the midheaven.
    vertex: "InSign"  #: Intersection of the zodiac with the western prime vertical.
    antivertex: "InSign"  #: The point opposite the vertex.
    east_point: "InSign"  #: The point that rises at the equator on the same meridian.

class HouseCusp(InSign):
    """Start of a house."""
    house: int  #: Number of the house, 1 to 12.

class Aspect(TypedDict):
    """An angle between two points within the orb of an aspect."""
    planet_a: "WesternPointName"
    planet_b: "WesternPointName"
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semisextile", "semisquare", "sesquiquadrate", "quintile", "biquintile"]  #: Name of the aspect (angle between two points).
    angle: float  #: Degrees of the exact aspect.
    separation: float  #: Degrees between the two along the zodiac, the shorter way.
    orb: float  #: Distance from the exact angle, degrees.
    is_applying: Union[bool, None]  #: Whether it is becoming more exact; null if the two do not move relative to each other.

WesternPointName = Literal["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node", "South Node", "Chiron", "Lilith", "True Lilith", "Priapus", "Selena", "Ceres", "Pallas", "Juno", "Vesta", "Cupido", "Hades", "Zeus", "Kronos", "Apollon", "Admetos", "Vulkanus", "Poseidon", "Ascendant", "Midheaven", "Descendant", "Imum Coeli", "Vertex", "Antivertex", "East Point"]
"""A planet, another point, or an angle of the chart."""

class _WesternPointMetadata(Metadata):
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it.
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    ayanamsa: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one.
    house_system_requested: Union[Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky"], None]  #: The requested house system, if it has no solution there and another was used; else null.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata.
    orbs: Dict[str, float]  #: Largest distance from exactness by aspect, degrees.
    aspect_set: Literal["major", "all"]  #: The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on).
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects.

class WesternPointMetadata(_WesternPointMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class WesternMetadata(WesternPointMetadata, total=False):
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
    aspects: str  #: The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
    orbs_by_point: Dict[str, Dict[str, float]]  #: Orbs of points that have their own, by aspect, degrees; only if they were requested.
    luminaries_factor: float  #: Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted.
    aspects_to: str  #: Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class _WesternNatalAnswer(TypedDict):
    ascendant: "WesternAscendant"  #: The point that rises in the east.
    planets: List["WesternPlanet"]  #: Planets and points, in their usual order.
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]  #: Starts of the twelve houses.
    aspects: List["Aspect"]  #: Aspects within their orbs.
    metadata: "WesternMetadata"  #: Versions and rules behind the answer.

class WesternNatalAnswer(_WesternNatalAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class WesternDraconicSettingsOrbs(TypedDict, total=False):
    aspects: Dict[str, float]  #: Orbs by name of the aspect, degrees; others keep that of `orb_profile`.
    points: Dict[str, Union[float, Dict[str, float]]]  #: Orbs by name of the point, degrees for all aspects or by aspect: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternDraconicSettings(Settings, total=False):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    zodiac: Literal["draconic"]  #: Only the draconic zodiac: longitudes are counted from the node, so every zodiac gives the same chart. draconic if omitted.
    ayanamsa: Literal["none"]  #: A tropical chart has no ayanamsa; any other value is refused. none if omitted.
    ayanamsha: Literal["none"]  #: Alias of ayanamsa.
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky"]  #: System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. placidus if omitted.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted.
    aspect_set: Literal["major", "all"]  #: The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major if omitted.
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted.
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
    aspects: str  #: The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
    orbs: Union[float, "WesternDraconicSettingsOrbs"]  #: Own orbs: degrees for every counted aspect, or an object `aspects` (by aspect), `points` (of a point, for all aspects or by aspect), or both. The orb of a pair is the mean of those of its two points; a point without its own has that of the aspect.
    luminaries_factor: float  #: Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted.
    aspects_to: str  #: Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternDraconicInput(Birth, total=False):
    settings: "WesternDraconicSettings"  #: Conventions to follow; each has a default.

class _TropicalMetadata(Metadata):
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it.
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    ayanamsa: Literal["none"]  #: A tropical chart has no ayanamsa; any other value is refused.
    house_system_requested: Union[Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky"], None]  #: The requested house system, if it has no solution there and another was used; else null.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata.
    orbs: Dict[str, float]  #: Largest distance from exactness by aspect, degrees.
    aspect_set: Literal["major", "all"]  #: The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on).
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects.

class TropicalMetadata(_TropicalMetadata, total=False):
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternDraconicMetadata(TropicalMetadata, total=False):
    aspects: str  #: The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
    orbs_by_point: Dict[str, Dict[str, float]]  #: Orbs of points that have their own, by aspect, degrees; only if they were requested.
    luminaries_factor: float  #: Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted.
    aspects_to: str  #: Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternDraconicAnswer(TypedDict):
    ascendant: "WesternAscendant"  #: The point that rises in the east.
    planets: List["WesternPlanet"]  #: Planets and points, in their usual order.
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]  #: Starts of the twelve houses.
    aspects: List["Aspect"]  #: Aspects within the draconic chart, the same as within the birth chart.
    aspects_to_natal: List["Aspect"]  #: Aspects of draconic points to points of the birth chart.
    node_longitude: float  #: Tropical longitude of the ascending node, degrees from 0° Aries.
    metadata: "WesternDraconicMetadata"  #: Versions and rules behind the answer.

class WesternHeliocentricSettingsOrbs(TypedDict, total=False):
    aspects: Dict[str, float]  #: Orbs by name of the aspect, degrees; others keep that of `orb_profile`.
    points: Dict[str, Union[float, Dict[str, float]]]  #: Orbs by name of the point, degrees for all aspects or by aspect: mercury, venus, earth, mars, jupiter, saturn, uranus, neptune, pluto.

class WesternHeliocentricSettings(LanguageSettings, total=False):
    observation_point: Literal["heliocentric"]  #: Only the centre of the Sun. heliocentric if omitted.
    clock: Literal["auto", "zone", "local_mean", "local_apparent", "ut"]  #: The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted.
    zodiac: Literal["tropical", "sidereal"]  #: Longitudes from the spring equinox, or from the stars by the `ayanamsa`: places, signs, cusps, houses and lords follow it. A moving sky (transits, progressions, returns) is in the sidereal zodiac of its own date. tropical if omitted.
    ayanamsa: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. none if omitted.
    ayanamsha: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted.
    aspect_set: Literal["major", "all"]  #: The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major if omitted.
    aspects: str  #: The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
    orbs: Union[float, "WesternHeliocentricSettingsOrbs"]  #: Own orbs: degrees for every counted aspect, or an object `aspects` (by aspect), `points` (of a point, for all aspects or by aspect), or both. The orb of a pair is the mean of those of its two points; a point without its own has that of the aspect.

class WesternHeliocentricInput(Birth, total=False):
    settings: "WesternHeliocentricSettings"  #: Conventions to follow; each has a default.

class HeliocentricBody(InSign):
    """A planet as seen from the centre of the Sun."""
    name: "HeliocentricName"
    latitude: float  #: Heliocentric latitude, degrees, north positive.
    distance: float  #: Astronomical units from the Sun.
    speed: float  #: Degrees of longitude a day; a planet never moves backwards around the Sun.

HeliocentricName = Literal["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"]
"""A planet as seen from the Sun."""

class HeliocentricAspect(TypedDict):
    """An angle between two planets as seen from the Sun."""
    planet_a: "HeliocentricName"
    planet_b: "HeliocentricName"
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semisextile", "semisquare", "sesquiquadrate", "quintile", "biquintile"]  #: Name of the aspect (angle between two points).
    angle: float  #: Degrees of the exact aspect.
    separation: float  #: Degrees between the two along the zodiac, the shorter way.
    orb: float  #: Distance from the exact angle, degrees.
    is_applying: Union[bool, None]  #: Whether it is becoming more exact; null if the two do not move relative to each other.

class _WesternHeliocentricMetadata(Metadata):
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it.
    observation_point: Literal["heliocentric"]  #: Only the centre of the Sun.
    ayanamsa: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata.
    orbs: Dict[str, float]  #: Largest distance from exactness by aspect, degrees.
    aspect_set: Literal["major", "all"]  #: The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on).

class WesternHeliocentricMetadata(_WesternHeliocentricMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    aspects: str  #: The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
    orbs_by_point: Dict[str, Dict[str, float]]  #: Orbs of points that have their own, by aspect, degrees; only if they were requested.

class WesternHeliocentricAnswer(TypedDict):
    planets: List["HeliocentricBody"]  #: Planets by their distances from the Sun.
    aspects: List["HeliocentricAspect"]  #: Aspects within their orbs.
    metadata: "WesternHeliocentricMetadata"  #: Versions and rules behind the answer.

class _WesternRelocationInput(Birth):
    to_latitude: float  #: Geographic latitude of the place to which the chart is moved.
    to_longitude: float  #: Geographic longitude of the place to which the chart is moved.

class WesternRelocationInput(_WesternRelocationInput, total=False):
    settings: "WesternSettings"  #: Conventions to follow; each has a default.

class WesternRelocationAnswerMoved(TypedDict):
    name: "WesternPointName"  #: English name of the planet or point.
    natal_house: int  #: House at the birthplace.
    house: int  #: House at the new place.

class WesternRelocationAnswer(TypedDict):
    ascendant: "WesternAscendant"  #: The point that rises in the east.
    planets: List["WesternPlanet"]  #: Planets and points, in their usual order.
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]  #: Starts of the twelve houses.
    aspects: List["Aspect"]  #: Aspects within their orbs, with the angles of the new place.
    moved: List["WesternRelocationAnswerMoved"]  #: Planets in another house than at the birthplace.
    metadata: "WesternMetadata"  #: Versions and rules behind the answer.

class WesternAstrocartographySettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    clock: Literal["auto", "zone", "local_mean", "local_apparent", "ut"]  #: The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted.
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted.
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
    lines_in: Literal["mundane", "zodiacal"]  #: Lines of the bodies themselves (mundane), as on printed maps, or of their degrees of the ecliptic (zodiacal), as a relocated chart shows them. mundane if omitted.

class WesternAstrocartographyInput(Birth, total=False):
    settings: "WesternAstrocartographySettings"  #: Conventions to follow; each has a default.
    spacing: float  #: Latitude between the places of a line. 5 if omitted.
    near_latitude: float  #: Latitude of the place for `nearest`, with `near_longitude`; the birthplace if both are omitted.
    near_longitude: float  #: Longitude of the place for `nearest`.
    nearest_count: int  #: Number of lines to list in `nearest`. 8 if omitted.
    crossings: bool  #: Whether to list the crossings of lines. false if omitted.

class MapLineProperties(TypedDict):
    point: "WesternPointName"  #: Planet or point of the line.
    angle: Literal["midheaven", "imum_coeli", "rising", "setting"]  #: Angle on which it is there: midheaven, imum_coeli, rising or setting.

class MapLineGeometry(TypedDict):
    type: Literal["MultiLineString"]  #: Always MultiLineString: a line is cut at the date line.
    coordinates: List[List[List[float]]]  #: Pieces of the line, each from south to north: longitude, latitude.

class MapLine(TypedDict):
    """A line of a planet on the map, as a GeoJSON feature (RFC 7946)."""
    type: Literal["Feature"]  #: Always Feature.
    properties: "MapLineProperties"  #: Planet and angle of the line.
    geometry: "MapLineGeometry"  #: Geometry of the line.

class _WesternAstrocartographyMetadata(Metadata):
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it.
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects.
    lines_in: Literal["mundane", "zodiacal"]  #: Lines of the bodies themselves (mundane), as on printed maps, or of their degrees of the ecliptic (zodiacal), as a relocated chart shows them.

class WesternAstrocartographyMetadata(_WesternAstrocartographyMetadata, total=False):
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternAstrocartographyAnswerLines(TypedDict):
    type: Literal["FeatureCollection"]  #: Always FeatureCollection.
    features: List["MapLine"]  #: Four lines of each point.

class WesternAstrocartographyAnswerZeniths(TypedDict):
    point: "WesternPointName"  #: Planet or point of the line.
    latitude: float  #: Degrees, north positive.
    longitude: float  #: Degrees, east positive.

class WesternAstrocartographyAnswerNearest(TypedDict):
    point: "WesternPointName"  #: Planet or point of the line.
    angle: Literal["midheaven", "imum_coeli", "rising", "setting"]  #: Angle on which it is there: midheaven, imum_coeli, rising or setting.
    distance_km: int  #: Great-circle distance in kilometres.
    distance: float  #: The same in degrees of a great circle.

class WesternAstrocartographyAnswerCrossings(TypedDict):
    point_a: "WesternPointName"
    angle_a: Literal["midheaven", "imum_coeli", "rising", "setting"]  #: Angle of the first point.
    point_b: "WesternPointName"
    angle_b: Literal["midheaven", "imum_coeli", "rising", "setting"]  #: Angle of the second point.
    latitude: float  #: Degrees, north positive.
    longitude: float  #: Degrees, east positive.

class WesternAstrocartographyAnswer(TypedDict):
    lines: "WesternAstrocartographyAnswerLines"  #: Lines as GeoJSON (RFC 7946), ready for a map.
    zeniths: List["WesternAstrocartographyAnswerZeniths"]  #: Place that has the point overhead, the centre of its lines.
    nearest: List["WesternAstrocartographyAnswerNearest"]  #: Lines nearest to the place, the nearest first; of rise and set, and of the two meridians, the nearer.
    crossings: Union[List["WesternAstrocartographyAnswerCrossings"], None]  #: Crossings of lines of two points; null if they were not asked for.
    metadata: "WesternAstrocartographyMetadata"  #: Versions and rules behind the answer.

class WesternLocalSpaceSettings(Settings, total=False):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted.
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternLocalSpaceInput(Birth, total=False):
    settings: "WesternLocalSpaceSettings"  #: Conventions to follow; each has a default.
    spacing: float  #: Distance between the places of a line. 5 if omitted.

class LocalSpaceLineProperties(TypedDict):
    point: "WesternPointName"  #: Planet or point of the line.
    direction: Literal["towards", "away"]  #: Whether the line leaves the birthplace towards the planet or away from it.

class LocalSpaceLineGeometry(TypedDict):
    type: Literal["MultiLineString"]  #: Always MultiLineString: a line is cut at the date line.
    coordinates: List[List[List[float]]]  #: Pieces of the line, from the birthplace to the opposite place of the Earth: longitude, latitude.

class LocalSpaceLine(TypedDict):
    """A half of the great circle of a planet, as a GeoJSON feature (RFC 7946)."""
    type: Literal["Feature"]  #: Always Feature.
    properties: "LocalSpaceLineProperties"  #: Planet and direction of the line.
    geometry: "LocalSpaceLineGeometry"  #: Geometry of the line.

class _WesternLocalSpaceMetadata(Metadata):
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it.
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects.

class WesternLocalSpaceMetadata(_WesternLocalSpaceMetadata, total=False):
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternLocalSpaceAnswerPoints(TypedDict):
    name: "WesternPointName"  #: English name of the planet or point.
    azimuth: float  #: Degrees from the north through the east.
    altitude: float  #: Degrees above the true horizon; negative below it.

class WesternLocalSpaceAnswerLines(TypedDict):
    type: Literal["FeatureCollection"]  #: Always FeatureCollection.
    features: List["LocalSpaceLine"]  #: Two lines of each point.

class WesternLocalSpaceAnswer(TypedDict):
    points: List["WesternLocalSpaceAnswerPoints"]  #: Planets and points around the horizon.
    lines: "WesternLocalSpaceAnswerLines"  #: Lines as GeoJSON (RFC 7946), ready for a map.
    metadata: "WesternLocalSpaceMetadata"  #: Versions and rules behind the answer.

class WesternTransitInput(Birth, total=False):
    settings: "WesternSettings"  #: Conventions to follow; each has a default.
    target: str  #: The requested instant, with its offset from UTC; now if omitted.

class WesternChart(TypedDict):
    """Planets, angles and houses of one birth."""
    ascendant: "WesternAscendant"  #: The point that rises in the east.
    planets: List["WesternPlanet"]  #: Planets and points, in their usual order.
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]  #: Starts of the twelve houses.

class WesternTransitAnswer(TypedDict):
    planets: List["WesternPlanet"]  #: Planets at the target, in natal houses.
    aspects: List["Aspect"]  #: Aspects within their orbs.
    natal: "WesternChart"
    metadata: "WesternMetadata"  #: Versions and rules behind the answer.

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
    """House of the other chart into which a point falls."""
    name: "WesternPointName"  #: English name of the planet or point.
    house: int  #: Number of the house, 1 to 12.

class WesternSynastryMetadataBirth(TypedDict):
    person_a: "BirthClock"  #: The birth of `person_a`.
    person_b: "BirthClock"  #: The birth of `person_b`.

class _WesternSynastryMetadata(Metadata):
    birth: "WesternSynastryMetadataBirth"  #: The instants computed for the two births, and the clocks behind them.
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    ayanamsa: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one.
    house_system_requested: Union[Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky"], None]  #: The requested house system, if it has no solution there and another was used; else null.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata.
    orbs: Dict[str, float]  #: Largest distance from exactness by aspect, degrees.
    aspect_set: Literal["major", "all"]  #: The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on).
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects.

class WesternSynastryMetadata(_WesternSynastryMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
    aspects: str  #: The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
    orbs_by_point: Dict[str, Dict[str, float]]  #: Orbs of points that have their own, by aspect, degrees; only if they were requested.
    luminaries_factor: float  #: Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted.
    aspects_to: str  #: Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternSynastryAnswerHouseOverlays(TypedDict):
    a_in_b: List["HouseOverlay"]  #: Points of person_a in the houses of person_b.
    b_in_a: List["HouseOverlay"]  #: Points of person_b in the houses of person_a.

class WesternSynastryAnswer(TypedDict):
    aspects: List["Aspect"]  #: Aspects within their orbs.
    house_overlays: "WesternSynastryAnswerHouseOverlays"  #: Houses of the other chart into which the points of each fall.
    person_a: "WesternChart"  #: Birth chart of the first person.
    person_b: "WesternChart"  #: Birth chart of the second person.
    metadata: "WesternSynastryMetadata"  #: Versions and rules behind the answer.

class WesternCompositeSettings(WesternSettings, total=False):
    method: Literal["midpoint", "davison"]  #: Midpoints of the two charts, or the chart of the moment and place midway between the two births (Davison). midpoint if omitted.

class WesternCompositeInputOf1(Pair, total=False):
    settings: "WesternCompositeSettings"  #: Conventions to follow; each has a default.

class WesternCompositeInputOf2(Couple, total=False):
    settings: "WesternCompositeSettings"  #: Conventions to follow; each has a default.

WesternCompositeInput = Union["WesternCompositeInputOf1", "WesternCompositeInputOf2"]

class CompositePlanet(InSign):
    """A planet of the chart of a relationship."""
    name: "WesternBodyName"  #: English name of the planet or point.
    house: int  #: Number of the house, 1 to 12.
    is_retrograde: Union[bool, None]  #: Whether it moves backwards through the zodiac; null for midpoints, which do not move.
    is_ambiguous: bool  #: Whether the two are exactly opposite, so both midpoints are equally valid.

class WesternCompositeMetadataBirth(TypedDict):
    person_a: "BirthClock"  #: The birth of `person_a`.
    person_b: "BirthClock"  #: The birth of `person_b`.

class _WesternCompositeMetadata(Metadata):
    birth: "WesternCompositeMetadataBirth"  #: The instants computed for the two births, and the clocks behind them.
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    ayanamsa: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one.
    house_system_requested: Union[Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky"], None]  #: The requested house system, if it has no solution there and another was used; else null.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata.
    orbs: Dict[str, float]  #: Largest distance from exactness by aspect, degrees.
    aspect_set: Literal["major", "all"]  #: The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on).
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects.
    method: Literal["midpoint", "davison"]  #: Midpoints of the two charts, or the chart of the moment and place midway between the two births (Davison).

class WesternCompositeMetadata(_WesternCompositeMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
    aspects: str  #: The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
    orbs_by_point: Dict[str, Dict[str, float]]  #: Orbs of points that have their own, by aspect, degrees; only if they were requested.
    luminaries_factor: float  #: Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted.
    aspects_to: str  #: Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternCompositeAnswerDavison(TypedDict):
    utc_datetime: str  #: The instant in UTC.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.

class WesternCompositeAnswer(TypedDict):
    ascendant: "WesternAscendant"  #: The point that rises in the east.
    planets: List["CompositePlanet"]  #: Planets and points, in their usual order.
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]  #: Starts of the twelve houses.
    aspects: List["Aspect"]  #: Aspects within their orbs.
    is_ascendant_ambiguous: bool  #: Whether the two ascendants are exactly opposite.
    is_midheaven_turned: bool  #: Whether the farther midpoint of the midheavens was used.
    davison: Union["WesternCompositeAnswerDavison", None]  #: Moment and place of a Davison chart; null for midpoints.
    metadata: "WesternCompositeMetadata"  #: Versions and rules behind the answer.

class WesternDavisonMetadataBirth(TypedDict):
    person_a: "BirthClock"  #: The birth of `person_a`.
    person_b: "BirthClock"  #: The birth of `person_b`.

class _WesternDavisonMetadata(Metadata):
    birth: "WesternDavisonMetadataBirth"  #: The instants computed for the two births, and the clocks behind them.
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    ayanamsa: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one.
    house_system_requested: Union[Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky"], None]  #: The requested house system, if it has no solution there and another was used; else null.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata.
    orbs: Dict[str, float]  #: Largest distance from exactness by aspect, degrees.
    aspect_set: Literal["major", "all"]  #: The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on).
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects.

class WesternDavisonMetadata(_WesternDavisonMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
    aspects: str  #: The aspects to count, instead of `aspect_set`. Separated by commas: major, all, conjunction, opposition, trine, square, sextile, quincunx, semisextile, semisquare, sesquiquadrate, quintile, biquintile.
    orbs_by_point: Dict[str, Dict[str, float]]  #: Orbs of points that have their own, by aspect, degrees; only if they were requested.
    luminaries_factor: float  #: Multiplies the orb of every pair with the Sun or the Moon; 1 if omitted.
    aspects_to: str  #: Points and angles of which every aspect has at least one; the lower angles and the vertex take part if they are named. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternDavisonAnswerMidway(TypedDict):
    utc_datetime: str  #: The instant in UTC.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.

class WesternDavisonAnswer(TypedDict):
    midway: "WesternDavisonAnswerMidway"  #: Moment and place of the chart.
    ascendant: "WesternAscendant"  #: The point that rises in the east.
    planets: List["WesternPlanet"]  #: Planets and points, in their usual order.
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]  #: Starts of the twelve houses.
    aspects: List["Aspect"]  #: Aspects within their orbs.
    metadata: "WesternDavisonMetadata"  #: Versions and rules behind the answer.

class WesternProgressionsSettings(WesternSettings, total=False):
    angle_method: Literal["solar_arc", "naibod", "quotidian"]  #: Progression of ascendant and midheaven: with the arc of the Sun in longitude, with the mean Sun in sidereal time (Naibod), or with the progressed moment itself (quotidian). solar_arc if omitted.

class WesternProgressionsInput(Birth, total=False):
    settings: "WesternProgressionsSettings"  #: Conventions to follow; each has a default.
    target_date: str  #: The requested day, from 00:00 local time; today if omitted.

class ProgressedPlanet(InSign):
    """A planet of the progressed moment, in progressed houses."""
    name: "WesternBodyName"  #: English name of the planet or point.
    house: int  #: Number of the house, 1 to 12.
    natal_house: int  #: House of the natal chart that it has reached.
    is_retrograde: bool  #: Whether it moves backwards through the zodiac.
    latitude: float  #: Ecliptic latitude, degrees, north positive.
    speed: float  #: Degrees of longitude a day; negative while retrograde.

class WesternProgressionsMetadata(WesternMetadata):
    angle_method: Literal["solar_arc", "naibod", "quotidian"]  #: Progression of ascendant and midheaven: with the arc of the Sun in longitude, with the mean Sun in sidereal time (Naibod), or with the progressed moment itself (quotidian).

class WesternProgressionsAnswer(TypedDict):
    target_date: str  #: The requested day.
    age_years: float  #: Tropical years from birth to the target.
    progressed_utc_datetime: str  #: The progressed instant, ISO 8601: a day after birth for each year to the target.
    ascendant: "WesternAscendant"  #: The point that rises in the east.
    planets: List["ProgressedPlanet"]  #: Planets and points, in their usual order.
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]  #: Starts of the twelve houses.
    aspects: List["Aspect"]  #: Aspects within their orbs.
    natal: "WesternChart"
    metadata: "WesternProgressionsMetadata"  #: Versions and rules behind the answer.

class WesternSolarArcSettings(WesternPointSettings, total=False):
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
    method: Literal["true", "naibod", "degree"]  #: Arc by which a year of life moves every point: the motion of the Sun in a day after birth (true), its mean motion of 59′08″ (naibod), or one degree. true if omitted.

class WesternSolarArcInput(Birth, total=False):
    settings: "WesternSolarArcSettings"  #: Conventions to follow; each has a default.
    target_date: str  #: The requested day, from 00:00 local time; today if omitted.
    orb: float  #: Maximum distance from exactness; 1° is about a year. 1 if omitted.

class _WesternSolarArcMetadata(WesternPointMetadata):
    method: Literal["true", "naibod", "degree"]  #: Arc by which a year of life moves every point: the motion of the Sun in a day after birth (true), its mean motion of 59′08″ (naibod), or one degree.

class WesternSolarArcMetadata(_WesternSolarArcMetadata, total=False):
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternSolarArcAnswerDirected(InSign):
    name: "WesternPointName"  #: English name of the planet or point.
    natal_longitude: float  #: Longitude at birth, degrees.
    natal_house: int  #: House of the natal chart that it has reached.

class WesternSolarArcAnswer(TypedDict):
    target_date: str  #: The requested day.
    age_years: float  #: Tropical years from birth to the target.
    arc: float  #: Degrees by which every point was advanced.
    directed: List["WesternSolarArcAnswerDirected"]  #: Planets and angles after the arc.
    aspects: List["Aspect"]  #: Aspects within the orb.
    natal: "WesternChart"
    metadata: "WesternSolarArcMetadata"  #: Versions and rules behind the answer.

class WesternPrimaryDirectionsSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    clock: Literal["auto", "zone", "local_mean", "local_apparent", "ut"]  #: The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted.
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted.
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
    method: Literal["placidus_zodiacal", "placidus_mundane", "regiomontanus"]  #: placidus_zodiacal: the semi-arcs of Placidus, with aspects on the ecliptic. placidus_mundane: the same, with aspects between the houses, a sextile being two of them. regiomontanus: under the pole of the significator, with aspects on the ecliptic. placidus_zodiacal if omitted.
    latitudes: Literal["bodies", "none"]  #: Whether planets are directed with their latitude (bodies), or every point as its degree of the ecliptic (none). Aspects on the ecliptic have no latitude. bodies if omitted.
    converse: Literal["significator_moves", "sky_reversed"]  #: The significator is carried by the sky to the place of the promissor, as in Placidus, so angles have none (significator_moves); or the sky turns backwards, as in most programs (sky_reversed). significator_moves if omitted.
    key: Literal["naibod", "ptolemy", "brahe"]  #: Arc of a year of life: 0°59′08.33″, the mean motion of the Sun (naibod), one degree (ptolemy), or the motion of the Sun in right ascension on the day of birth (brahe). naibod if omitted.
    significators: Literal["luminaries_and_angles", "all"]  #: The Sun, the Moon, the ascendant and the midheaven, or every requested planet with the two angles. luminaries_and_angles if omitted.
    year_length: Union[float, Literal[360]]  #: Length of a year of life in days: 365.2422, which keeps to the birthday, or another convention. 365.2422 if omitted.

class WesternPrimaryDirectionsInput(Birth, total=False):
    settings: "WesternPrimaryDirectionsSettings"  #: Conventions to follow; each has a default.
    age_from: float  #: First age of the list, years. 0 if omitted.
    age_to: float  #: Age at which the list ends, years; at most 120. 40 if omitted.

class _WesternPrimaryDirectionsMetadata(Metadata):
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it.
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects.
    method: Literal["placidus_zodiacal", "placidus_mundane", "regiomontanus"]  #: placidus_zodiacal: the semi-arcs of Placidus, with aspects on the ecliptic. placidus_mundane: the same, with aspects between the houses, a sextile being two of them. regiomontanus: under the pole of the significator, with aspects on the ecliptic.
    latitudes: Literal["bodies", "none"]  #: Whether planets are directed with their latitude (bodies), or every point as its degree of the ecliptic (none). Aspects on the ecliptic have no latitude.
    converse: Literal["significator_moves", "sky_reversed"]  #: The significator is carried by the sky to the place of the promissor, as in Placidus, so angles have none (significator_moves); or the sky turns backwards, as in most programs (sky_reversed).
    key: Literal["naibod", "ptolemy", "brahe"]  #: Arc of a year of life: 0°59′08.33″, the mean motion of the Sun (naibod), one degree (ptolemy), or the motion of the Sun in right ascension on the day of birth (brahe).
    significators: Literal["luminaries_and_angles", "all"]  #: The Sun, the Moon, the ascendant and the midheaven, or every requested planet with the two angles.
    year_length: Union[float, Literal[360]]  #: Length of a year of life in days: 365.2422, which keeps to the birthday, or another convention.

class WesternPrimaryDirectionsMetadata(_WesternPrimaryDirectionsMetadata, total=False):
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternPrimaryDirectionsAnswerDirections(TypedDict):
    age: float  #: Years of life at which the arc is complete.
    date: str  #: Day on which it is, local time.
    arc: float  #: Turn of the sky, degrees.
    promissor: "WesternPointName"  #: Planet whose body or aspect is directed.
    aspect: Literal["conjunction", "sextile", "square", "trine", "opposition"]  #: Aspect that it casts; its body is the conjunction.
    side: Union[Literal["sinister", "dexter"], None]  #: Whether the aspect is cast along the signs (sinister) or against them (dexter); null if it has no side.
    significator: "WesternPointName"  #: Planet or angle that is reached.
    motion: Literal["direct", "converse"]  #: Whether the direction is direct or converse.

class WesternPrimaryDirectionsAnswerCircumpolar(TypedDict):
    promissor: "WesternPointName"  #: Planet whose body or aspect is directed.
    aspect: Literal["conjunction", "sextile", "square", "trine", "opposition"]  #: Aspect that it casts; its body is the conjunction.
    side: Union[Literal["sinister", "dexter"], None]  #: Whether the aspect is cast along the signs (sinister) or against them (dexter); null if it has no side.

class WesternPrimaryDirectionsAnswer(TypedDict):
    year_arc: float  #: Arc of a year of life by the key, degrees.
    directions: List["WesternPrimaryDirectionsAnswerDirections"]  #: Directions in the span of ages, the first first.
    circumpolar: List["WesternPrimaryDirectionsAnswerCircumpolar"]  #: Bodies and aspects that never cross the horizon at the birthplace, so that they have no semi-arc.
    metadata: "WesternPrimaryDirectionsMetadata"  #: Versions and rules behind the answer.

class WesternProfectionsInput(Birth, total=False):
    settings: "WesternPointSettings"  #: Conventions to follow; each has a default.
    target_date: str  #: The requested day, from 00:00 local time; today if omitted.

class WesternProfectionsAnswerYearLordNatal(InSign):
    house: int  #: Number of the house, 1 to 12.

class WesternProfectionsAnswerYear(TypedDict):
    house: int  #: House, counted from the rising sign of the birth.
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    lord: "SignLord"  #: Ruler of the sign: lord of the time.
    start: str  #: Start, local time.
    end: str  #: End, which is the start of the next one, local time.
    active_planets: List[str]  #: Planets in the sign at birth.
    lord_natal: "WesternProfectionsAnswerYearLordNatal"  #: Position of the lord of the year at birth, in whole-sign houses.

class WesternProfectionsAnswerMonth(TypedDict):
    number: int  #: Number of the month in the year of life, 1 is the first.
    house: int  #: House, counted from the rising sign of the birth.
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    lord: "SignLord"  #: Ruler of the sign: lord of the time.
    start: str  #: Start, local time.
    end: str  #: End, which is the start of the next one, local time.

class WesternProfectionsAnswerMonths(TypedDict):
    house: int  #: House, counted from the rising sign of the birth.
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    lord: "SignLord"  #: Ruler of the sign: lord of the time.
    start: str  #: Start, local time.
    end: str  #: End, which is the start of the next one, local time.

class WesternProfectionsAnswer(TypedDict):
    target_date: str  #: The requested day.
    completed_years: int  #: Solar returns that have passed since the birth.
    year: "WesternProfectionsAnswerYear"  #: Year of life that contains the target.
    month: "WesternProfectionsAnswerMonth"  #: Month of the year of life that contains the target.
    months: List["WesternProfectionsAnswerMonths"]  #: The twelve months of this year of life.
    metadata: "WesternPointMetadata"  #: Versions and rules behind the answer.

class WesternFirdariaSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted.
    clock: Literal["auto", "zone", "local_mean", "local_apparent", "ut"]  #: The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted.
    nodes: Literal["at_end", "after_mars", "omitted"]  #: Periods of the lunar nodes: after the seven planets (at_end), after Mars, which differs by night alone (after_mars), or none. at_end if omitted.
    year_length: Union[float, Literal[360]]  #: Length of a year of life in days: 365.2422, which keeps to the birthday, or another convention. 365.2422 if omitted.

class WesternFirdariaInput(Birth, total=False):
    settings: "WesternFirdariaSettings"  #: Conventions to follow; each has a default.
    target_date: str  #: The requested day, from 00:00 local time; today if omitted.

FirdariaLord = Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "North Node", "South Node"]

class FirdariaPart(TypedDict):
    """A seventh of a period of the firdaria."""
    lord: "SignLord"  #: Planet that rules the part.
    start: str  #: Start, local time.
    end: str  #: End, which is the start of the next one, local time.
    age_from: float  #: Years of life at the start.
    age_to: float  #: Years of life at the end.

class WesternFirdariaMetadata(Metadata):
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it.
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    nodes: Literal["at_end", "after_mars", "omitted"]  #: Periods of the lunar nodes: after the seven planets (at_end), after Mars, which differs by night alone (after_mars), or none.
    year_length: Union[float, Literal[360]]  #: Length of a year of life in days: 365.2422, which keeps to the birthday, or another convention.

class WesternFirdariaAnswerPeriods(TypedDict):
    lord: "FirdariaLord"  #: Planet or node that rules the period.
    start: str  #: Start, local time.
    end: str  #: End, which is the start of the next one, local time.
    age_from: float  #: Years of life at the start.
    age_to: float  #: Years of life at the end.
    parts: List["FirdariaPart"]  #: Sevenths of the period; none of a node.

class WesternFirdariaAnswerCurrentPeriod(TypedDict):
    lord: "FirdariaLord"  #: Planet or node that rules the period.
    start: str  #: Start, local time.
    end: str  #: End, which is the start of the next one, local time.
    age_from: float  #: Years of life at the start.
    age_to: float  #: Years of life at the end.

class WesternFirdariaAnswerCurrent(TypedDict):
    period: "WesternFirdariaAnswerCurrentPeriod"  #: Period on that day.
    part: Union["FirdariaPart", None]  #: Part on that day; null in the period of a node.

class WesternFirdariaAnswer(TypedDict):
    target_date: str  #: The requested day.
    sect: Literal["day", "night"]  #: Whether the Sun is above the true horizon at birth.
    periods: List["WesternFirdariaAnswerPeriods"]  #: Periods from birth on, two cycles.
    current: Union["WesternFirdariaAnswerCurrent", None]  #: Lords of the target; null after the listed periods.
    metadata: "WesternFirdariaMetadata"  #: Versions and rules behind the answer.

class WesternZodiacalReleasingSettings(Settings, total=False):
    zodiac: Literal["tropical", "sidereal"]  #: Longitudes from the spring equinox, or from the stars by the `ayanamsa`: places, signs, cusps, houses and lords follow it. A moving sky (transits, progressions, returns) is in the sidereal zodiac of its own date. tropical if omitted.
    ayanamsa: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. none if omitted.
    ayanamsha: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    lot_rule: Literal["by_sect", "day_always"]  #: Arc of a lot for a birth by night: reversed (by sect), or the same as by day. by_sect if omitted.
    shared_sign: Literal["own_sign", "next_sign"]  #: Start of the release from Spirit if both lots are in one sign: that sign (own_sign), or the next one (next_sign), as Valens has it. own_sign if omitted.
    year_length: Union[Literal[360], float]  #: Length of a year of life in days: 360, as in Valens, or another convention. 360 if omitted.

class WesternZodiacalReleasingInput(Birth, total=False):
    settings: "WesternZodiacalReleasingSettings"  #: Conventions to follow; each has a default.
    lot: Literal["spirit", "fortune"]  #: Lot from which life is released: spirit for action and career, fortune for body and circumstance. spirit if omitted.
    depth: int  #: Number of levels of periods to list, beginning with the years. 2 if omitted.
    target_date: str  #: The requested day, from 00:00 local time; today if omitted.

class ReleasedYearsMonthsDays(TypedDict):
    sign: "SignName"  #: Sign that rules the period.
    sign_number: int  #: 1 is Aries.
    lord: "SignLord"  #: Ruler of the sign.
    start: str  #: Start, local time.
    end: str  #: End, which is the start of the next one, local time.
    age_from: float  #: Years of life at the start.
    age_to: float  #: Years of life at the end.
    place_from_fortune: int  #: Place of the sign, counted from that of Fortune.
    is_peak: bool  #: Whether the sign is angular from Fortune: its place is 1, 4, 7 or 10.
    is_loosing_of_bond: bool  #: Whether the period follows the loosing of the bond.
    hours: Union[List["ReleasedHours"], None]  #: Periods within this one; null below the requested depth.

class ReleasedYearsMonths(TypedDict):
    sign: "SignName"  #: Sign that rules the period.
    sign_number: int  #: 1 is Aries.
    lord: "SignLord"  #: Ruler of the sign.
    start: str  #: Start, local time.
    end: str  #: End, which is the start of the next one, local time.
    age_from: float  #: Years of life at the start.
    age_to: float  #: Years of life at the end.
    place_from_fortune: int  #: Place of the sign, counted from that of Fortune.
    is_peak: bool  #: Whether the sign is angular from Fortune: its place is 1, 4, 7 or 10.
    is_loosing_of_bond: bool  #: Whether the period follows the loosing of the bond.
    days: Union[List["ReleasedYearsMonthsDays"], None]  #: Periods within this one; null below the requested depth.

class ReleasedYears(TypedDict):
    """A period of zodiacal releasing, with the periods within it."""
    sign: "SignName"  #: Sign that rules the period.
    sign_number: int  #: 1 is Aries.
    lord: "SignLord"  #: Ruler of the sign.
    start: str  #: Start, local time.
    end: str  #: End, which is the start of the next one, local time.
    age_from: float  #: Years of life at the start.
    age_to: float  #: Years of life at the end.
    place_from_fortune: int  #: Place of the sign, counted from that of Fortune.
    is_peak: bool  #: Whether the sign is angular from Fortune: its place is 1, 4, 7 or 10.
    is_loosing_of_bond: bool  #: Whether the period follows the loosing of the bond.
    months: Union[List["ReleasedYearsMonths"], None]  #: Periods within this one; null below the requested depth.

class ReleasedHours(TypedDict):
    sign: "SignName"  #: Sign that rules the period.
    sign_number: int  #: 1 is Aries.
    lord: "SignLord"  #: Ruler of the sign.
    start: str  #: Start, local time.
    end: str  #: End, which is the start of the next one, local time.
    age_from: float  #: Years of life at the start.
    age_to: float  #: Years of life at the end.
    place_from_fortune: int  #: Place of the sign, counted from that of Fortune.
    is_peak: bool  #: Whether the sign is angular from Fortune: its place is 1, 4, 7 or 10.
    is_loosing_of_bond: bool  #: Whether the period follows the loosing of the bond.

class _WesternZodiacalReleasingMetadata(Metadata):
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it.
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    ayanamsa: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one.
    lot_rule: Literal["by_sect", "day_always"]  #: Arc of a lot for a birth by night: reversed (by sect), or the same as by day.
    shared_sign: Literal["own_sign", "next_sign"]  #: Start of the release from Spirit if both lots are in one sign: that sign (own_sign), or the next one (next_sign), as Valens has it.
    year_length: Union[Literal[360], float]  #: Length of a year of life in days: 360, as in Valens, or another convention.

class WesternZodiacalReleasingMetadata(_WesternZodiacalReleasingMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class WesternZodiacalReleasingAnswerCurrent(TypedDict):
    level: Literal["years", "months", "days", "hours"]  #: Unit of the level.
    sign: "SignName"  #: Sign that rules the period.
    sign_number: int  #: 1 is Aries.
    lord: "SignLord"  #: Ruler of the sign.
    start: str  #: Start, local time.
    end: str  #: End, which is the start of the next one, local time.
    age_from: float  #: Years of life at the start.
    age_to: float  #: Years of life at the end.
    place_from_fortune: int  #: Place of the sign, counted from that of Fortune.
    is_peak: bool  #: Whether the sign is angular from Fortune: its place is 1, 4, 7 or 10.
    is_loosing_of_bond: bool  #: Whether the period follows the loosing of the bond.

class WesternZodiacalReleasingAnswer(TypedDict):
    target_date: str  #: The requested day.
    lot: Literal["spirit", "fortune"]  #: Lot from which life is released.
    sect: Literal["day", "night"]  #: Whether the Sun is above the true horizon at birth.
    fortune: "InSign"  #: Lot of Fortune.
    spirit: "InSign"  #: Lot of Spirit.
    periods: List["ReleasedYears"]  #: Great periods, at least to the age of 120 years of this length.
    current: List["WesternZodiacalReleasingAnswerCurrent"]  #: Periods of the four levels on the target date; none after the listed ones.
    metadata: "WesternZodiacalReleasingMetadata"  #: Versions and rules behind the answer.

class WesternSolarReturnSettings(WesternSettings, total=False):
    method: Literal["tropical", "precession_corrected", "sidereal"]  #: Return to the same tropical longitude, to the same place among the stars (corrected for precession), which comes some 20 minutes later for each year of age, or to the same longitude in the sidereal zodiac of the chart, which is the default there. tropical if omitted.

class _WesternSolarReturnInput(Birth):
    target_year: int  #: Calendar year of the return, which is within two days of the birthday.

class WesternSolarReturnInput(_WesternSolarReturnInput, total=False):
    settings: "WesternSolarReturnSettings"  #: Conventions to follow; each has a default.
    stay: "Stay"  #: Place of the birthday, if not the place of birth; instants are given in its time zone if it has one.

class WesternSolarReturnMetadata(WesternMetadata):
    method: Literal["tropical", "precession_corrected", "sidereal"]  #: Return to the same tropical longitude, to the same place among the stars (corrected for precession), which comes some 20 minutes later for each year of age, or to the same longitude in the sidereal zodiac of the chart, which is the default there.

class WesternSolarReturnAnswerPlace(TypedDict):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.

class WesternSolarReturnAnswer(TypedDict):
    target_year: int  #: The requested calendar year.
    return_at: str  #: Local time of the return, ISO 8601.
    utc_datetime: str  #: Instant of the return in UTC, ISO 8601.
    julian_day_ut: float  #: The same instant as a Julian Day in UT.
    place: "WesternSolarReturnAnswerPlace"  #: Place for which the chart is cast.
    ascendant: "WesternAscendant"  #: The point that rises in the east.
    planets: List["WesternPlanet"]  #: Planets and points, in their usual order.
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]  #: Starts of the twelve houses.
    aspects: List["Aspect"]  #: Aspects within the chart of the return.
    metadata: "WesternSolarReturnMetadata"  #: Versions and rules behind the answer.

class WesternLunarReturnSettings(WesternSettings, total=False):
    method: Literal["tropical", "precession_corrected", "sidereal"]  #: Return to the same tropical longitude, to the same place among the stars (corrected for precession), or to the same longitude in the sidereal zodiac of the chart, which is the default there. tropical if omitted.

class WesternLunarReturnInput(Birth, total=False):
    settings: "WesternLunarReturnSettings"  #: Conventions to follow; each has a default.
    target: str  #: Instant after which returns are counted; now if omitted.
    number: int  #: Number of the return after the target: 1 is the next one. 1 if omitted.
    stay: "Stay"  #: Place of the birthday, if not the place of birth; instants are given in its time zone if it has one.

class WesternLunarReturnMetadata(WesternMetadata):
    method: Literal["tropical", "precession_corrected", "sidereal"]  #: Return to the same tropical longitude, to the same place among the stars (corrected for precession), or to the same longitude in the sidereal zodiac of the chart, which is the default there.

class WesternLunarReturnAnswerPlace(TypedDict):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.

class WesternLunarReturnAnswer(TypedDict):
    number: int  #: Number of the return after the target: 1 is the first.
    return_at: str  #: Local time of the return, ISO 8601.
    utc_datetime: str  #: Instant of the return in UTC, ISO 8601.
    julian_day_ut: float  #: The same instant as a Julian Day in UT.
    place: "WesternLunarReturnAnswerPlace"  #: Place for which the chart is cast.
    ascendant: "WesternAscendant"  #: The point that rises in the east.
    planets: List["WesternPlanet"]  #: Planets and points, in their usual order.
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]  #: Starts of the twelve houses.
    aspects: List["Aspect"]  #: Aspects within the chart of the return.
    metadata: "WesternLunarReturnMetadata"  #: Versions and rules behind the answer.

class WesternPlanetaryReturnInput(Birth, total=False):
    settings: "WesternSettings"  #: Conventions to follow; each has a default.
    body: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "rahu", "chiron"]  #: Body that returns: rahu is the ascending node of the Moon. saturn if omitted.
    target: str  #: Instant after which returns are counted; now if omitted.
    number: int  #: Number of the return after the target: 1 is the next one. 1 if omitted.
    stay: "Stay"  #: Place of the birthday, if not the place of birth; instants are given in its time zone if it has one.

_WesternPlanetaryReturnAnswerPassesMust = TypedDict(
    "_WesternPlanetaryReturnAnswerPassesMust",
    {
        "pass": int,  #: Number of the pass, from 1, in order of time.
    },
)

class WesternPlanetaryReturnAnswerPasses(_WesternPlanetaryReturnAnswerPassesMust):
    at: str  #: Instant of the pass, local time.
    utc_datetime: str  #: Instant of the pass in UTC.
    is_retrograde: bool  #: Whether the body moves backwards then.
    is_charted: bool  #: Whether the chart is that of this pass.

class WesternPlanetaryReturnAnswerPlace(TypedDict):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.

class WesternPlanetaryReturnAnswer(TypedDict):
    body: str  #: Body that returns.
    number: int  #: Number of the return after the target: 1 is the first.
    natal: "InSign"  #: Position of the body at birth, seen from the centre of the Earth.
    passes: List["WesternPlanetaryReturnAnswerPasses"]  #: Every pass of this return, including those before the target.
    return_at: Union[str, None]  #: Local time of the pass whose chart is given; null if there is no such return.
    julian_day_ut: Union[float, None]  #: The same instant as a Julian Day in UT.
    place: "WesternPlanetaryReturnAnswerPlace"  #: Place for which the chart is cast.
    chart: Union["WesternChart", None]  #: Chart of that pass; null if there is no such return.
    aspects: List["Aspect"]  #: Aspects within the chart.
    metadata: "WesternMetadata"  #: Versions and rules behind the answer.

class WesternHorarySettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    clock: Literal["auto", "zone", "local_mean", "local_apparent", "ut"]  #: The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted.
    house_system: Literal["regiomontanus", "placidus", "koch", "porphyry", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky"]  #: System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. regiomontanus if omitted.
    orb_table: Literal["greater", "lesser"]  #: The column of Lilly’s table of orbs: the greater ones of earlier authors, or the lesser ones. greater if omitted.

class _WesternHoraryInput(Birth):
    subject: Literal["wealth", "lost_object", "possession", "sibling", "neighbour", "short_journey", "news", "house_purchase", "land", "father", "inheritance_of_land", "hidden_thing", "child", "pregnancy", "messenger", "gambling", "illness", "servant", "employee", "small_animal", "marriage", "love", "partnership", "lawsuit", "contract", "open_enemy", "thief", "other_person", "legacy", "money_of_other", "debt", "long_journey", "study", "religion", "dream", "career", "office", "ruler", "mother", "friend", "hope", "salary", "imprisonment", "secret_enemy", "large_animal", "house_2", "house_3", "house_4", "house_5", "house_6", "house_7", "house_8", "house_9", "house_10", "house_11", "house_12"]  #: Matter of the question; its house signifies it. house_2 to house_12 name a house itself, for a matter without a word here.

class WesternHoraryInput(_WesternHoraryInput, total=False):
    settings: "WesternHorarySettings"  #: Conventions to follow; each has a default.

class HoraryConsideration(TypedDict):
    """A consideration before judgment."""
    consideration: Literal["hour_disagrees", "early_ascendant", "late_ascendant", "moon_late_in_sign", "moon_in_via_combusta", "moon_void", "seventh_hurt", "saturn_in_first", "saturn_in_seventh", "first_lord_combust", "seventh_lord_unfortunate"]  #: The warning, by its id.
    holds: Union[bool, None]  #: Whether it holds; null without sunrise, because there is no planetary hour.
    planets: List["SignLord"]  #: Planets by which it holds.
    text: str  #: The rule in our words.
    source: str  #: Page or chapter of Christian Astrology (1647), or of the named edition.

class HoraryStrengthConditions(TypedDict):
    condition: Literal["house", "direct", "retrograde", "swift", "slow", "oriental", "occidental", "evening", "morning", "waxing", "waning", "cazimi", "combust", "under_beams", "free_of_sun", "joins_benefic", "trine_benefic", "sextile_benefic", "joins_malefic", "opposes_malefic", "square_malefic", "besieged", "north_node", "south_node", "regulus", "spica", "algol"]  #: Accidental fortitude or debility, by its id.
    points: int  #: Points of the condition.

class HoraryStrength(TypedDict):
    """Fortitudes and debilities of a planet."""
    name: "SignLord"  #: English name of the planet.
    counted_house: int  #: House in which it counts: the next one if its cusp is at most 5° ahead.
    dignities: List[Literal["domicile", "exaltation", "triplicity", "term", "face", "detriment", "fall", "peregrine"]]  #: Essential dignities by the tables of Lilly.
    essential_score: int  #: Sum of their points, without receptions.
    conditions: List["HoraryStrengthConditions"]  #: Accidental conditions.
    accidental_score: int  #: Sum of their points.
    moiety: float  #: Half of its orb, degrees. An aspect reaches as far as the moieties of both.

class HoraryReception(TypedDict):
    """A planet in dignities of another."""
    guest: "SignLord"  #: Planet that is received.
    host: "SignLord"  #: Planet in whose dignities it is.
    dignities: List[Literal["domicile", "exaltation", "triplicity", "term", "face"]]  #: Dignities of the host at the place of the guest.
    is_mutual: bool  #: Whether the guest receives the host too, by any dignity.

class HoraryMoonAspect(TypedDict):
    planet: "SignLord"  #: Planet of the aspect.
    aspect: "HoraryAspect"  #: Name of the aspect.
    at: str  #: Instant of exactness.

HoraryAspect = Literal["conjunction", "sextile", "square", "trine", "opposition"]

class HoraryApplicationInterpositions(TypedDict):
    kind: Literal["prohibition", "frustration"]  #: frustration: the heavier of the two joins a planet heavier still; prohibition in other cases.
    planet: "SignLord"  #: Third planet.
    meets: "SignLord"  #: The one of the two that it meets.
    aspect: "HoraryAspect"  #: Aspect between them.
    at: str  #: Instant of exactness.
    is_malevolent: bool  #: A square, an opposition, or the body of Saturn or Mars.
    hinders: bool  #: Whether it counts: a sextile or a trine is hindered by a malevolent aspect alone.

class HoraryApplication(TypedDict):
    """Two significators that approach an aspect, and what becomes of it."""
    planet: "SignLord"  #: The lighter of the two, which applies.
    to: "SignLord"  #: The heavier of the two.
    aspect: "HoraryAspect"  #: Aspect that they approach.
    degrees_wanting: float  #: Degrees from exactness at the question.
    is_within_orbs: bool  #: Whether they approach it at the question within their moieties, and this is the end of that approach.
    outcome: Literal["perfects", "refranation", "sign_change", "unresolved"]  #: perfects: the aspect becomes exact before either leaves its sign. refranation: one of them draws back. sign_change: one leaves its sign first. unresolved: the ephemeris ends first.
    at: Union[str, None]  #: Instant of the outcome; null if unresolved.
    cause: Union["SignLord", None]  #: Planet that draws back or leaves its sign; null if the aspect perfects.
    interpositions: List["HoraryApplicationInterpositions"]  #: Aspects of third planets, in their present signs, with one of the two that are exact before theirs.
    unit_by_houses: Literal["days", "weeks", "months", "years"]  #: Time of a degree by the houses of both.
    unit_by_sign: Literal["days", "weeks", "months", "years"]  #: Time of a degree by the sign and the house of the planet that applies.

_HoraryTranslationMust = TypedDict(
    "_HoraryTranslationMust",
    {
        "from": "SignLord",  #: Significator that it leaves.
    },
)

class HoraryTranslation(_HoraryTranslationMust):
    """A translation of light between the significators."""
    by: "SignLord"  #: Planet that carries the light.
    from_aspect: "HoraryAspect"  #: Aspect from which it separates.
    to: "SignLord"  #: Significator to which it goes.
    to_aspect: "HoraryAspect"  #: Aspect to which it applies.
    at: str  #: Instant at which it arrives.
    is_received: bool  #: Whether it is in a dignity of the one that it leaves.
    interrupted_by: Union["SignLord", None]  #: Planet that it meets first; null if it goes straight.

class HoraryCollectionMeetings(TypedDict):
    planet: "SignLord"  #: Significator that applies to it.
    aspect: "HoraryAspect"  #: Aspect between them.
    at: str  #: Instant of exactness.

class HoraryCollection(TypedDict):
    """A collection of light of the significators."""
    by: "SignLord"  #: Heavier planet that collects the light.
    meetings: List["HoraryCollectionMeetings"]  #: Aspects of the two significators with it.
    is_received_by_both: bool  #: Whether it is in dignities of both, as the rule wants.

class HoraryTestimony(TypedDict):
    """A rule that the figure meets, with its evidence."""
    side: Literal["for", "against"]  #: Side of the rule. Testimonies are not weighed against each other.
    rule: Literal["conjunction", "good_aspect", "square_with_dignity", "opposition_with_reception", "translation", "collection", "mutual_reception", "quesited_in_first", "querent_in_house", "square_without_dignity", "opposition", "prohibition", "frustration", "refranation", "sign_change", "separation", "moon_void", "quesited_combust"]  #: The rule, by its id.
    planets: List["SignLord"]  #: Planets that meet it.
    aspect: Union["HoraryAspect", None]  #: Aspect that it reads; null if none.
    at: Union[str, None]  #: Instant of exactness, or at which it fails; null without an instant.
    text: str  #: The rule in our words.
    source: str  #: Page or chapter of Christian Astrology (1647), or of the named edition.

class WesternHoraryMetadata(Metadata):
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it.
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    house_system_requested: Union[Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky"], None]  #: The requested house system, if it has no solution there and another was used; else null.
    orb_table: Literal["greater", "lesser"]  #: The column of Lilly’s table of orbs: the greater ones of earlier authors, or the lesser ones.

class WesternHoraryAnswerFortune(InSign):
    house: int  #: Number of the house, 1 to 12.

class WesternHoraryAnswerHour(TypedDict):
    lord: "SignLord"  #: Lord of the planetary hour.
    day_lord: "SignLord"  #: Lord of the day from sunrise.
    agreement: Union[Literal["one_planet", "one_triplicity", "one_nature"], None]  #: Agreement with the ascendant or its lord; null if there is none.

class WesternHoraryAnswerQuerent(TypedDict):
    lord: "SignLord"  #: Lord of the ascendant.
    has_moon: bool  #: Whether the Moon stands for the querent too: unless she is lord of the matter.
    planets: List["SignLord"]  #: Planets in the first house.

class WesternHoraryAnswerQuesited(TypedDict):
    house: int  #: House of the matter.
    lord: "SignLord"  #: Lord of that house.
    planets: List["SignLord"]  #: Planets in that house.

class WesternHoraryAnswerMoon(TypedDict):
    is_void_of_course: bool  #: Whether she is within the orb of no aspect that becomes exact before she leaves her sign.
    leaves_sign_at: str  #: Instant when she leaves her sign.
    separates_from: Union["HoraryMoonAspect", None]  #: Her last exact aspect in the sign; null if there is none.
    applies_to: Union["HoraryMoonAspect", None]  #: Her next exact aspect in the sign; null if there is none.

class WesternHoraryAnswer(TypedDict):
    subject: Literal["wealth", "lost_object", "possession", "sibling", "neighbour", "short_journey", "news", "house_purchase", "land", "father", "inheritance_of_land", "hidden_thing", "child", "pregnancy", "messenger", "gambling", "illness", "servant", "employee", "small_animal", "marriage", "love", "partnership", "lawsuit", "contract", "open_enemy", "thief", "other_person", "legacy", "money_of_other", "debt", "long_journey", "study", "religion", "dream", "career", "office", "ruler", "mother", "friend", "hope", "salary", "imprisonment", "secret_enemy", "large_animal", "house_2", "house_3", "house_4", "house_5", "house_6", "house_7", "house_8", "house_9", "house_10", "house_11", "house_12"]  #: Subject of the question.
    sect: Literal["day", "night"]  #: Whether the Sun is above the true horizon.
    ascendant: "WesternAscendant"  #: The point that rises in the east.
    planets: List["WesternPlanet"]  #: Planets and points, in their usual order.
    angles: "WesternAngles"
    house_cusps: List["HouseCusp"]  #: Starts of the twelve houses.
    aspects: List["Aspect"]  #: Aspects of the seven within the sum of their moieties.
    fortune: "WesternHoraryAnswerFortune"  #: Part of Fortune, by day and by night from the Sun to the Moon.
    hour: Union["WesternHoraryAnswerHour", None]  #: Planetary hour; null if the Sun does not rise and set.
    querent: "WesternHoraryAnswerQuerent"  #: Significators of the one who asks.
    quesited: "WesternHoraryAnswerQuesited"  #: Significators of the matter.
    considerations: List["HoraryConsideration"]  #: Considerations before judgment.
    strengths: List["HoraryStrength"]  #: Fortitudes and debilities of the seven.
    receptions: List["HoraryReception"]  #: Receptions among the significators.
    moon: "WesternHoraryAnswerMoon"  #: The Moon’s course through her sign.
    applications: List["HoraryApplication"]  #: Aspects that the significators approach.
    translations: List["HoraryTranslation"]  #: Translations of light between the lords of querent and matter.
    collections: List["HoraryCollection"]  #: Collections of light of both lords.
    testimonies: List["HoraryTestimony"]  #: Rules that the figure meets: those for the matter, then those against it.
    confidence: "Confidence"  #: Confidence in the rules: those of one author.
    timing_confidence: "Confidence"  #: Confidence in the units of time: the author gives several tables.
    metadata: "WesternHoraryMetadata"  #: Versions and rules behind the answer.

class WesternElectionalSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted.

_WesternElectionalInputMust = TypedDict(
    "_WesternElectionalInputMust",
    {
        "from": str,  #: The first date.
    },
)

class _WesternElectionalInput(_WesternElectionalInputMust):
    purpose: Literal["general", "marriage", "contract", "travel", "building", "foundation", "buying", "house_purchase", "favour", "request", "study"]  #: Matter that is begun; general for one that has no purpose of its own here.
    to: str  #: The last date; a search takes up to 92 days.

class WesternElectionalInput(_WesternElectionalInput, total=False):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
    mode: Literal["strict", "ranked"]  #: strict: the times that no rule forbids. ranked: every time. The best come first in both. strict if omitted.
    excluded: str  #: Rules that are not judged: their ids with commas between them, as `findings` has them, such as moon_slow,hour_of_malefic.
    min_minutes: int  #: Minimum length; shorter times are omitted. 20 if omitted.
    limit: int  #: Maximum number of times in the answer; `windows_found` is the total. 20 if omitted.
    settings: "WesternElectionalSettings"  #: Conventions to follow; each has a default.

class ElectionWindow(TimeWindow):
    """A time in which one sign rises, judged for a purpose."""
    minutes: int  #: Length in whole minutes.
    day: str  #: Date of the day from sunrise to sunrise that contains the time.
    score: int  #: 50 plus the points of the findings, each group within its bounds, from 0 to 100.
    grade: Literal["excellent", "strong", "fair", "weak"]  #: Grade by the score: excellent from 75, strong from 60, fair from 45, weak below.
    ascendant: Union["SignName", None]  #: The rising sign; null if too near a pole.
    ruler: Union["SignLord", None]  #: Lord of the rising sign.
    findings: List["ElectionFinding"]  #: Rules that hold: those with the most points for or against come first.
    facts: "ElectionFacts"

class ElectionFinding(TypedDict):
    """A rule of elections that holds in a time."""
    rule: Literal["moon_near_sun_before", "moon_near_sun_after", "moon_in_via_combusta", "moon_void", "moon_full", "moon_with_malefic", "moon_near_node", "moon_late_in_sign", "moon_cadent", "moon_weak_sign", "moon_slow", "moon_in_ascendant", "moon_goes_to_benefic", "moon_goes_to_malefic", "moon_leaves_benefic", "moon_leaves_malefic", "moon_goes_to_significator", "moon_waxing", "moon_strong_sign", "moon_dispositor_strong", "moon_long_sign", "moon_short_sign", "moon_sign_chosen", "moon_sign_avoided", "moon_house_chosen", "moon_house_avoided", "ascendant_kind_chosen", "ascendant_kind_avoided", "ascendant_sign_chosen", "ascendant_sign_avoided", "ascendant_long_sign", "ascendant_short_sign", "ascendant_early", "ascendant_late", "ascendant_of_time", "benefic_rising", "benefic_culminating", "benefic_angular", "malefic_rising", "malefic_angular", "malefic_cadent", "sun_rising", "tail_in_house", "ruler_retrograde", "ruler_combust", "ruler_under_beams", "ruler_strong_sign", "ruler_weak_sign", "ruler_angular", "ruler_hidden", "ruler_sees_ascendant", "ruler_hurt", "ruler_helped", "significator_not_free", "significator_strong_sign", "significator_weak_sign", "significator_retrograde", "significator_combust", "significator_angular", "significator_hurt", "significator_helped", "matter_lord_strong_sign", "matter_lord_weak_sign", "matter_lord_retrograde", "matter_lord_combust", "benefic_in_matter", "malefic_in_matter", "lords_receive", "foe_angular", "foe_sees_significator", "hour_agrees", "hour_of_malefic", "rising_sign", "houses_unknown", "hour_unknown"]  #: Id of the rule, for programs.
    group: Literal["moon", "ascendant", "ruler", "matter", "hour", "note"]  #: Part of the chart that the rule reads; ruler is the lord of the ascendant.
    sign: Literal["favours", "hinders", "forbids", "notes"]  #: Effect of the rule: it favours the time, hinders it, forbids it in a strict search, or is a note.
    points: float  #: Points added to the score, in proportion to the share of the time in which the rule holds.
    detail: Union[str, None]  #: Planets by which it holds; null if none.
    text: str  #: The rule in our words.
    source: str  #: Book and page of the rule.
    confidence: "Confidence"
    times: List["TimeWindow"]  #: Times in which the rule holds; empty if it holds throughout.

class ElectionFactsMoon(TypedDict):
    is_waxing: bool  #: Whether the Moon increases in light.
    is_void_of_course: bool  #: Whether she makes no further exact aspect in her sign.
    separates_from: Union["ElectionMoonAspect", None]  #: Her last exact aspect in the sign; null if there is none.
    applies_to: Union["ElectionMoonAspect", None]  #: Her next exact aspect in the sign; null if there is none.

class ElectionFacts(TypedDict):
    """Facts of the chart on which the findings rest."""
    at: str  #: The middle of the time.
    planets: List["ElectionPlanet"]  #: The seven planets.
    moon: "ElectionFactsMoon"  #: The Moon’s course through her sign.
    hour_lord: Union["SignLord", None]  #: Lord of the planetary hour; null without sunrise or sunset.

class ElectionPlanet(TypedDict):
    """A planet as the rules read it."""
    name: "SignLord"  #: English name of the planet.
    sign: "SignName"  #: Tropical sign of the planet.
    house: Union[int, None]  #: House in whole signs; null if houses were not judged.
    is_retrograde: bool  #: Whether it moves backwards through the zodiac.
    dignity: Union[Literal["strong", "weak"], None]  #: strong: in its house or exaltation. weak: in its detriment or fall. Null if neither.
    from_sun: Union[Literal["cazimi", "combust", "under_beams", "free"], None]  #: Nearness to the Sun by Lilly’s limits: 17′, 8°30′ in one sign, 17°. Null for the Sun.
    hurt_by: List["SignLord"]  #: Saturn and Mars in conjunction, square or opposition within the moieties.
    helped_by: List["SignLord"]  #: Jupiter and Venus in conjunction, sextile or trine within the moieties.

class ElectionMoonAspect(TypedDict):
    planet: "SignLord"  #: Planet of the aspect.
    aspect: "HoraryAspect"  #: Name of the aspect.

class ElectionRejectedDay(TypedDict):
    """A day without a time, with the reason."""
    date: str  #: The day, from its sunrise.
    rule: Literal["moon_near_sun_before", "moon_near_sun_after", "moon_in_via_combusta", "moon_void", "moon_full", "moon_with_malefic", "moon_near_node", "moon_late_in_sign", "moon_cadent", "moon_weak_sign", "moon_slow", "moon_in_ascendant", "moon_goes_to_benefic", "moon_goes_to_malefic", "moon_leaves_benefic", "moon_leaves_malefic", "moon_goes_to_significator", "moon_waxing", "moon_strong_sign", "moon_dispositor_strong", "moon_long_sign", "moon_short_sign", "moon_sign_chosen", "moon_sign_avoided", "moon_house_chosen", "moon_house_avoided", "ascendant_kind_chosen", "ascendant_kind_avoided", "ascendant_sign_chosen", "ascendant_sign_avoided", "ascendant_long_sign", "ascendant_short_sign", "ascendant_early", "ascendant_late", "ascendant_of_time", "benefic_rising", "benefic_culminating", "benefic_angular", "malefic_rising", "malefic_angular", "malefic_cadent", "sun_rising", "tail_in_house", "ruler_retrograde", "ruler_combust", "ruler_under_beams", "ruler_strong_sign", "ruler_weak_sign", "ruler_angular", "ruler_hidden", "ruler_sees_ascendant", "ruler_hurt", "ruler_helped", "significator_not_free", "significator_strong_sign", "significator_weak_sign", "significator_retrograde", "significator_combust", "significator_angular", "significator_hurt", "significator_helped", "matter_lord_strong_sign", "matter_lord_weak_sign", "matter_lord_retrograde", "matter_lord_combust", "benefic_in_matter", "malefic_in_matter", "lords_receive", "foe_angular", "foe_sees_significator", "hour_agrees", "hour_of_malefic", "rising_sign", "houses_unknown", "hour_unknown", "too_short"]  #: Rule that forbids most of the day; too_short if the rest is shorter than `min_minutes`.
    text: str  #: The reason as a sentence.
    detail: Union[str, None]  #: Planets concerned; null if none.
    other_rules: List[Literal["moon_near_sun_before", "moon_near_sun_after", "moon_in_via_combusta", "moon_void", "moon_full", "moon_with_malefic", "moon_near_node", "moon_late_in_sign", "moon_cadent", "moon_weak_sign", "moon_slow", "moon_in_ascendant", "moon_goes_to_benefic", "moon_goes_to_malefic", "moon_leaves_benefic", "moon_leaves_malefic", "moon_goes_to_significator", "moon_waxing", "moon_strong_sign", "moon_dispositor_strong", "moon_long_sign", "moon_short_sign", "moon_sign_chosen", "moon_sign_avoided", "moon_house_chosen", "moon_house_avoided", "ascendant_kind_chosen", "ascendant_kind_avoided", "ascendant_sign_chosen", "ascendant_sign_avoided", "ascendant_long_sign", "ascendant_short_sign", "ascendant_early", "ascendant_late", "ascendant_of_time", "benefic_rising", "benefic_culminating", "benefic_angular", "malefic_rising", "malefic_angular", "malefic_cadent", "sun_rising", "tail_in_house", "ruler_retrograde", "ruler_combust", "ruler_under_beams", "ruler_strong_sign", "ruler_weak_sign", "ruler_angular", "ruler_hidden", "ruler_sees_ascendant", "ruler_hurt", "ruler_helped", "significator_not_free", "significator_strong_sign", "significator_weak_sign", "significator_retrograde", "significator_combust", "significator_angular", "significator_hurt", "significator_helped", "matter_lord_strong_sign", "matter_lord_weak_sign", "matter_lord_retrograde", "matter_lord_combust", "benefic_in_matter", "malefic_in_matter", "lords_receive", "foe_angular", "foe_sees_significator", "hour_agrees", "hour_of_malefic"]]  #: Other rules that forbid a part of the day.

class WesternElectionalMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.

class WesternElectionalAnswer(TypedDict):
    purpose_name: str  #: The purpose in words.
    purpose_source: str  #: Source of the houses, planets and signs of the purpose.
    excluded: List[Literal["moon_near_sun_before", "moon_near_sun_after", "moon_in_via_combusta", "moon_void", "moon_full", "moon_with_malefic", "moon_near_node", "moon_late_in_sign", "moon_cadent", "moon_weak_sign", "moon_slow", "moon_in_ascendant", "moon_goes_to_benefic", "moon_goes_to_malefic", "moon_leaves_benefic", "moon_leaves_malefic", "moon_goes_to_significator", "moon_waxing", "moon_strong_sign", "moon_dispositor_strong", "moon_long_sign", "moon_short_sign", "moon_sign_chosen", "moon_sign_avoided", "moon_house_chosen", "moon_house_avoided", "ascendant_kind_chosen", "ascendant_kind_avoided", "ascendant_sign_chosen", "ascendant_sign_avoided", "ascendant_long_sign", "ascendant_short_sign", "ascendant_early", "ascendant_late", "ascendant_of_time", "benefic_rising", "benefic_culminating", "benefic_angular", "malefic_rising", "malefic_angular", "malefic_cadent", "sun_rising", "tail_in_house", "ruler_retrograde", "ruler_combust", "ruler_under_beams", "ruler_strong_sign", "ruler_weak_sign", "ruler_angular", "ruler_hidden", "ruler_sees_ascendant", "ruler_hurt", "ruler_helped", "significator_not_free", "significator_strong_sign", "significator_weak_sign", "significator_retrograde", "significator_combust", "significator_angular", "significator_hurt", "significator_helped", "matter_lord_strong_sign", "matter_lord_weak_sign", "matter_lord_retrograde", "matter_lord_combust", "benefic_in_matter", "malefic_in_matter", "lords_receive", "foe_angular", "foe_sees_significator", "hour_agrees", "hour_of_malefic"]]  #: Rules that were left out.
    windows_found: int  #: Number of times found; `windows` has at most `limit` of them.
    windows: List["ElectionWindow"]  #: Times found, the best first.
    rejected_days: List["ElectionRejectedDay"]  #: Days without a time, in order.
    metadata: "WesternElectionalMetadata"  #: Versions and rules behind the answer.

class WesternLotsSettings(WesternPointSettings, total=False):
    lot_rule: Literal["by_sect", "day_always"]  #: Arc of a lot for a birth by night: reversed (by sect), or the same as by day. by_sect if omitted.

class WesternLotsInput(Birth, total=False):
    settings: "WesternLotsSettings"  #: Conventions to follow; each has a default.

class WesternLotsMetadata(WesternPointMetadata):
    lot_rule: Literal["by_sect", "day_always"]  #: Arc of a lot for a birth by night: reversed (by sect), or the same as by day.

_WesternLotsAnswerLotsMust = TypedDict(
    "_WesternLotsAnswerLotsMust",
    {
        "from": str,  #: Planet or lot at which the arc begins.
    },
)

class WesternLotsAnswerLots(InSign, _WesternLotsAnswerLotsMust):
    lot: Literal["fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis", "father", "mother"]  #: The lot, by its id.
    house: int  #: Number of the house, 1 to 12.
    to: str  #: Planet or lot at which the arc ends.

class WesternLotsAnswer(TypedDict):
    sect: Literal["day", "night"]  #: Whether the Sun is above the true horizon at birth.
    lots: List["WesternLotsAnswerLots"]  #: The seven hermetic lots, then father and mother.
    metadata: "WesternLotsMetadata"  #: Versions and rules behind the answer.

class WesternDignitiesSettings(WesternPointSettings, total=False):
    triplicity_lords: Literal["dorothean", "lilly"]  #: By Dorotheus, with a third, participating lord, or by Lilly, who gives water to Mars by day and by night. The lord of the sect is used. dorothean if omitted.

class WesternDignitiesInput(Birth, total=False):
    settings: "WesternDignitiesSettings"  #: Conventions to follow; each has a default.

class WesternDignitiesMetadata(WesternPointMetadata):
    triplicity_lords: Literal["dorothean", "lilly"]  #: By Dorotheus, with a third, participating lord, or by Lilly, who gives water to Mars by day and by night. The lord of the sect is used.

class WesternDignitiesAnswerPlanetsLords(TypedDict):
    domicile: "SignLord"  #: Lord of the sign.
    exaltation: Union["SignLord", None]  #: Planet exalted in the sign; null if there is none.
    triplicity: "SignLord"  #: Lord of the triplicity, by the sect of the chart.
    participating: Union["SignLord", None]  #: Third lord of the triplicity; null by Lilly, who has none.
    term: "SignLord"  #: Lord of the Egyptian term.
    face: "SignLord"  #: Lord of the decan, in Chaldean order.

class WesternDignitiesAnswerPlanets(InSign):
    name: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]  #: English name of the planet or point.
    lords: "WesternDignitiesAnswerPlanetsLords"  #: Planets that rule its degree.
    dignities: List[Literal["domicile", "exaltation", "triplicity", "term", "face", "detriment", "fall", "peregrine"]]  #: Essential dignities that it has there.
    score: int  #: Sum of their points.

class WesternDignitiesAnswerMutualReceptions(TypedDict):
    planet_a: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]  #: The first planet of the two.
    planet_b: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]  #: The second planet of the two.
    dignity: Literal["domicile", "exaltation"]  #: Dignity in which each receives the other.

class WesternDignitiesAnswerAlmutensPoints(TypedDict):
    name: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]  #: English name of the planet or point.
    points: int  #: Points of essential dignity.

class WesternDignitiesAnswerAlmutens(InSign):
    of: Literal["sun", "moon", "ascendant", "midheaven", "fortune"]  #: Point whose degree is judged.
    planets: List[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]]  #: Planets with the most points at that degree.
    points: List["WesternDignitiesAnswerAlmutensPoints"]  #: Points of essential dignity.

class WesternDignitiesAnswer(TypedDict):
    sect: Literal["day", "night"]  #: Whether the Sun is above the true horizon at birth.
    planets: List["WesternDignitiesAnswerPlanets"]  #: Planets and points, in their usual order.
    mutual_receptions: List["WesternDignitiesAnswerMutualReceptions"]  #: Pairs in each other’s domicile or exaltation.
    almutens: List["WesternDignitiesAnswerAlmutens"]  #: Almutens: planets with the most points at five degrees of the chart.
    metadata: "WesternDignitiesMetadata"  #: Versions and rules behind the answer.

class WesternAntisciaInput(Birth, total=False):
    settings: "TropicalSettings"  #: Conventions to follow; each has a default.
    orb: float  #: Maximum distance of a point from the mirrored place. 1 if omitted.

class TropicalSettings(Settings, total=False):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    zodiac: Literal["tropical"]  #: Only the tropical zodiac: the technique is defined by equinox and equator. tropical if omitted.
    ayanamsa: Literal["none"]  #: A tropical chart has no ayanamsa; any other value is refused. none if omitted.
    ayanamsha: Literal["none"]  #: Alias of ayanamsa.
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky"]  #: System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. placidus if omitted.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted.
    aspect_set: Literal["major", "all"]  #: The five major aspects, or the minor ones as well (quincunx, semisextile, quintile and so on). major if omitted.
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted.
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternAntisciaAnswerPoints(InSign):
    name: "WesternPointName"  #: English name of the planet or point.
    antiscion: "InSign"  #: Its mirror image across the solstices.
    contra_antiscion: "InSign"  #: Its mirror image across the equinoxes.

class WesternAntisciaAnswerHits(TypedDict):
    point_a: "WesternPointName"
    point_b: "WesternPointName"
    mirror: Literal["antiscion", "contra_antiscion"]  #: Axis of the mirror.
    orb: float  #: Degrees from the mirrored place.

class WesternAntisciaAnswer(TypedDict):
    points: List["WesternAntisciaAnswerPoints"]  #: Planets and angles of the chart, each with its mirror images.
    hits: List["WesternAntisciaAnswerHits"]  #: Pairs within the orb, the nearest first.
    metadata: "TropicalMetadata"  #: Versions and rules behind the answer.

class WesternDeclinationsInput(Birth, total=False):
    settings: "TropicalSettings"  #: Conventions to follow; each has a default.
    orb: float  #: Maximum difference in declination. 1 if omitted.

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
    points: List["WesternDeclinationsAnswerPoints"]  #: Planets and angles of the chart, each with its declination.
    aspects: List["WesternDeclinationsAnswerAspects"]  #: Pairs within the orb, the nearest first.
    metadata: "TropicalMetadata"  #: Versions and rules behind the answer.

class WesternMidpointsSettings(WesternPointSettings, total=False):
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
    dial: Union[Literal[90], Literal[45], float, Literal[360]]  #: Degrees after which the dial repeats: on 90° a midpoint also counts in square and opposition, on 45° in semisquare too, on 22.5° at every sixteenth of the circle, on 360° only in conjunction. 90 if omitted.

class WesternMidpointsInput(Birth, total=False):
    settings: "WesternMidpointsSettings"  #: Conventions to follow; each has a default.
    orb: float  #: Maximum distance on the dial. 1 if omitted.

class _WesternMidpointsMetadata(WesternPointMetadata):
    dial: Union[Literal[90], Literal[45], float, Literal[360]]  #: Degrees after which the dial repeats: on 90° a midpoint also counts in square and opposition, on 45° in semisquare too, on 22.5° at every sixteenth of the circle, on 360° only in conjunction.

class WesternMidpointsMetadata(_WesternMidpointsMetadata, total=False):
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

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
    midpoints: List["WesternMidpointsAnswerTreesMidpoints"]  #: Midpoints within the orb, the nearest first.

class WesternMidpointsAnswer(TypedDict):
    midpoints: List["WesternMidpointsAnswerMidpoints"]  #: Midpoints, in the order of the dial.
    trees: List["WesternMidpointsAnswerTrees"]  #: Trees: each point with the midpoints that meet it.
    metadata: "WesternMidpointsMetadata"  #: Versions and rules behind the answer.

class WesternHarmonicsInput(Birth, total=False):
    settings: "WesternSettings"  #: Conventions to follow; each has a default.
    harmonic: int  #: Factor by which every longitude is multiplied. 5 if omitted.

class WesternHarmonicsAnswerPoints(InSign):
    name: "WesternPointName"  #: English name of the planet or point.
    natal_longitude: float  #: Longitude in the birth chart, degrees.

class WesternHarmonicsAnswer(TypedDict):
    harmonic: int  #: Factor by which every longitude was multiplied.
    points: List["WesternHarmonicsAnswerPoints"]  #: Planets and angles of the chart, each with its multiplied longitude.
    aspects: List["Aspect"]  #: Aspects within their orbs.
    metadata: "WesternMetadata"  #: Versions and rules behind the answer.

class WesternPatternsSettings(Settings, total=False):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    zodiac: Literal["tropical", "sidereal"]  #: Longitudes from the spring equinox, or from the stars by the `ayanamsa`: places, signs, cusps, houses and lords follow it. A moving sky (transits, progressions, returns) is in the sidereal zodiac of its own date. tropical if omitted.
    ayanamsa: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. none if omitted.
    ayanamsha: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted.
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted.
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternPatternsInput(Birth, total=False):
    settings: "WesternPatternsSettings"  #: Conventions to follow; each has a default.
    stellium_size: int  #: Least number of points in a sign that make a stellium: 3 or 4 in most books. 3 if omitted.

class _WesternPatternsMetadata(Metadata):
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it.
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    ayanamsa: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata.
    orbs: Dict[str, float]  #: Largest distance from exactness by aspect, degrees.
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects.

class WesternPatternsMetadata(_WesternPatternsMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternPatternsAnswerFigures(TypedDict):
    figure: Literal["t_square", "grand_trine", "grand_cross", "yod", "kite", "mystic_rectangle"]  #: The figure, by its id.
    points: List["WesternPointName"]  #: Points of the figure, in the order of the chart.
    apex: Union["WesternPointName", None]  #: Point that the figure points to; null if it has none.
    largest_orb: float  #: The largest orb of its aspects, degrees.

class WesternPatternsAnswerStelliums(TypedDict):
    sign: "SignName"  #: Sign of the zodiac.
    sign_number: int  #: 1 is Aries.
    points: List["WesternPointName"]  #: Points in the sign.

class WesternPatternsAnswerShape(TypedDict):
    shape: Literal["bundle", "bowl", "bucket", "locomotive", "seesaw", "splay", "splash"]  #: Shape by Jones.
    span: float  #: Shortest arc that contains the ten planets, degrees.
    first: "WesternPointName"  #: First planet of that arc, along the zodiac.
    last: "WesternPointName"  #: Last planet of that arc.
    handle: List["WesternPointName"]  #: Handle of a bucket; empty for the other shapes.
    confidence: "Confidence"  #: Confidence in the limits of this shape.

class WesternPatternsAnswer(TypedDict):
    figures: List["WesternPatternsAnswerFigures"]  #: Figures of aspects.
    stelliums: List["WesternPatternsAnswerStelliums"]  #: Signs with many points, in the order of the zodiac.
    shape: "WesternPatternsAnswerShape"  #: Shape of the ten planets from the Sun to Pluto.
    metadata: "WesternPatternsMetadata"  #: Versions and rules behind the answer.

class WesternBalanceSettings(Settings, total=False):
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    zodiac: Literal["tropical", "sidereal"]  #: Longitudes from the spring equinox, or from the stars by the `ayanamsa`: places, signs, cusps, houses and lords follow it. A moving sky (transits, progressions, returns) is in the sidereal zodiac of its own date. tropical if omitted.
    ayanamsa: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. none if omitted.
    ayanamsha: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky"]  #: System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. placidus if omitted.
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted.
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.
    point_weights: Literal["equal", "kerykeion"]  #: Weight of each point: 1 (equal), or as in kerykeion: 2 for Sun, Moon and ascendant, 1.5 for Mercury, Venus, Mars and midheaven, 1 for Jupiter and Saturn, less for the rest. equal if omitted.

class WesternBalanceInput(Birth, total=False):
    settings: "WesternBalanceSettings"  #: Conventions to follow; each has a default.

class _WesternBalanceMetadata(Metadata):
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it.
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    ayanamsa: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one.
    house_system_requested: Union[Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky"], None]  #: The requested house system, if it has no solution there and another was used; else null.
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects.
    point_weights: Literal["equal", "kerykeion"]  #: Weight of each point: 1 (equal), or as in kerykeion: 2 for Sun, Moon and ascendant, 1.5 for Mercury, Venus, Mars and midheaven, 1 for Jupiter and Saturn, less for the rest.

class WesternBalanceMetadata(_WesternBalanceMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternBalanceAnswerElements(TypedDict):
    group: Literal["fire", "earth", "air", "water"]  #: The group, by its id.
    points: List["WesternPointName"]  #: Points of the group.
    weight: float  #: Sum of their weights.
    share: float  #: Share of the weights of all groups.

class WesternBalanceAnswerModes(TypedDict):
    group: Literal["cardinal", "fixed", "mutable"]  #: The group, by its id.
    points: List["WesternPointName"]  #: Points of the group.
    weight: float  #: Sum of their weights.
    share: float  #: Share of the weights of all groups.

class WesternBalanceAnswerPolarities(TypedDict):
    group: Literal["active", "receptive"]  #: The group, by its id.
    points: List["WesternPointName"]  #: Points of the group.
    weight: float  #: Sum of their weights.
    share: float  #: Share of the weights of all groups.

class WesternBalanceAnswerHorizon(TypedDict):
    group: Literal["above", "below"]  #: The group, by its id.
    points: List["WesternPointName"]  #: Points of the group.
    weight: float  #: Sum of their weights.
    share: float  #: Share of the weights of all groups.

class WesternBalanceAnswerMeridian(TypedDict):
    group: Literal["east", "west"]  #: The group, by its id.
    points: List["WesternPointName"]  #: Points of the group.
    weight: float  #: Sum of their weights.
    share: float  #: Share of the weights of all groups.

class WesternBalanceAnswerQuadrants(TypedDict):
    group: Literal["first", "second", "third", "fourth"]  #: The group, by its id.
    points: List["WesternPointName"]  #: Points of the group.
    weight: float  #: Sum of their weights.
    share: float  #: Share of the weights of all groups.

class WesternBalanceAnswer(TypedDict):
    elements: List["WesternBalanceAnswerElements"]  #: Fire, earth, air and water.
    modes: List["WesternBalanceAnswerModes"]  #: Cardinal, fixed and mutable signs.
    polarities: List["WesternBalanceAnswerPolarities"]  #: Active (fire, air) and receptive (earth, water) signs.
    horizon: List["WesternBalanceAnswerHorizon"]  #: Above and below the horizon.
    meridian: List["WesternBalanceAnswerMeridian"]  #: East and west of the meridian.
    quadrants: List["WesternBalanceAnswerQuadrants"]  #: Houses 1 to 3, 4 to 6, 7 to 9 and 10 to 12.
    metadata: "WesternBalanceMetadata"  #: Versions and rules behind the answer.

class WesternFixedStarsSettings(WesternPointSettings, total=False):
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternFixedStarsInput(Birth, total=False):
    settings: "WesternFixedStarsSettings"  #: Conventions to follow; each has a default.
    orb: float  #: Maximum distance in longitude from a bright star. 1 if omitted.

FixedStarName = Literal["Achernar", "Alcyone", "Aldebaran", "Algol", "Alphard", "Alphecca", "Altair", "Antares", "Arcturus", "Bellatrix", "Betelgeuse", "Canopus", "Capella", "Castor", "Deneb", "Denebola", "Facies", "Fomalhaut", "Markab", "Pollux", "Procyon", "Ras Alhague", "Regulus", "Rigel", "Scheat", "Sirius", "Spica", "Vega", "Zuben Elgenubi"]
"""Traditional name of a fixed star."""

class WesternFixedStarsMetadata(WesternPointMetadata, total=False):
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternFixedStarsAnswerConjunctions(TypedDict):
    star: "FixedStarName"
    point: "WesternPointName"
    orb: float  #: Degrees of longitude between the two.

class WesternFixedStarsAnswerStars(InSign):
    name: "FixedStarName"  #: Name of the fixed star.
    latitude: float  #: Ecliptic latitude, degrees, north positive.
    magnitude: float  #: Apparent magnitude: lower is brighter.

class WesternFixedStarsAnswer(TypedDict):
    conjunctions: List["WesternFixedStarsAnswerConjunctions"]  #: Conjunctions, the nearest first.
    stars: List["WesternFixedStarsAnswerStars"]  #: Positions of the stars at birth.
    metadata: "WesternFixedStarsMetadata"  #: Versions and rules behind the answer.

class WesternParansSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu. mean if omitted.
    node_type: Literal["mean", "true"]  #: Alias of node_mode.
    clock: Literal["auto", "zone", "local_mean", "local_apparent", "ut"]  #: The clock that showed the time of birth, by which instants of the answer are printed too. auto: a numeric `timezone`; the rules of a named zone; and before the first standard time of that zone the mean time of the longitude, 4 minutes a degree. zone: the rules of the zone at every date, whose first record is the mean time of one city. local_mean: the mean time of the longitude. local_apparent: the time of a sundial there. ut: universal time. The last three need a named zone or `place_id`. auto if omitted.
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects. main if omitted.
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternParansInput(Birth, total=False):
    settings: "WesternParansSettings"  #: Conventions to follow; each has a default.
    orb: float  #: Maximum turn of the sky between star and planet; 1° is four minutes. 0.5 if omitted.

class _WesternParansMetadata(Metadata):
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it.
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.
    point_set: Literal["main", "extended"]  #: The Sun to Pluto and the North Node, or also the South Node, Chiron and Lilith (mean apogee), with the descendant and the imum coeli among the aspects.

class WesternParansMetadata(_WesternParansMetadata, total=False):
    points: str  #: The points to place, instead of `point_set`. Angles that are named take part in aspects; ascendant and midheaven do if none is. lilith is the mean apogee of the Moon, true_lilith the osculating one, priapus her mean perigee, selena the White Moon; the last eight points are those of the Hamburg school. Separated by commas: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, rahu, ketu, chiron, lilith, true_lilith, priapus, selena, ceres, pallas, juno, vesta, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, ascendant, midheaven, descendant, imum_coeli, vertex, antivertex, east_point.

class WesternParansAnswerParans(TypedDict):
    star: "FixedStarName"  #: Name of the fixed star.
    star_angle: Literal["midheaven", "imum_coeli", "rising", "setting"]  #: Angle on which the star is.
    point: "WesternPointName"  #: Planet or point of the paran.
    point_angle: Literal["midheaven", "imum_coeli", "rising", "setting"]  #: Angle on which the planet is.
    at: str  #: Instant at which the planet is on its angle, local time.
    orb: float  #: Turn of the sky between the two, degrees.
    orb_minutes: float  #: The same in minutes of sidereal time.

class WesternParansAnswerCircumpolar(TypedDict):
    star: "FixedStarName"  #: Name of the fixed star.
    is_up: bool  #: Whether it is always above the horizon; else it never rises.

class WesternParansAnswer(TypedDict):
    day_start: str  #: Start of the day of birth, local time.
    day_end: str  #: End of that day, local time.
    parans: List["WesternParansAnswerParans"]  #: Parans within the orb, the nearest first.
    circumpolar: List["WesternParansAnswerCircumpolar"]  #: Stars that do not cross the horizon of the place.
    confidence: "Confidence"  #: Confidence in the rule: the day and the orb are those of one author.
    metadata: "WesternParansMetadata"  #: Versions and rules behind the answer.

class WesternMoonSettings(LanguageSettings, total=False):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs. geocentric if omitted.
    void_partners: Literal["modern", "traditional"]  #: Planets whose aspects keep the Moon from being void: up to Pluto, or up to Saturn as in the older books. modern if omitted.
    phase_windows: Literal["centred", "rudhyar"]  #: Division of the month into eight phases. centred: each from 22.5° before its exact angle to 22.5° after it, as in calendars. rudhyar: each from its exact angle to the next one. centred if omitted.

class _WesternMoonInput(TypedDict):
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.

class WesternMoonInput(_WesternMoonInput, total=False):
    target: str  #: The requested instant, with its offset from UTC; now if omitted.
    settings: "WesternMoonSettings"  #: Conventions to follow; each has a default.

class WesternMoonMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    void_partners: Literal["modern", "traditional"]  #: Planets whose aspects keep the Moon from being void: up to Pluto, or up to Saturn as in the older books.
    phase_windows: Literal["centred", "rudhyar"]  #: Division of the month into eight phases. centred: each from 22.5° before its exact angle to 22.5° after it, as in calendars. rudhyar: each from its exact angle to the next one.

class WesternMoonAnswerVoidOfCourseLastAspect(TypedDict):
    at: str  #: Instant of exactness.
    planet: str  #: Planet or point of the last aspect.
    angle: float  #: Angle of the aspect: 0, 60, 90, 120 or 180 degrees.

class WesternMoonAnswerVoidOfCourse(TypedDict):
    start: str  #: Start of the void of course period.
    end: str  #: Instant when she leaves the sign.
    last_aspect: Union["WesternMoonAnswerVoidOfCourseLastAspect", None]  #: Last exact aspect in the sign; null if there is none.

class WesternMoonAnswer(TypedDict):
    phase: Literal["new_moon", "waxing_crescent", "first_quarter", "waxing_gibbous", "full_moon", "waning_gibbous", "last_quarter", "waning_crescent"]  #: Eighth of the month, by `phase_windows`.
    angle: float  #: Degrees that the Moon is ahead of the Sun.
    illumination: float  #: Share of her disc that is lit.
    sign: "SignName"  #: Tropical sign that she is in.
    sign_entry: str  #: Instant when she entered the sign.
    sign_exit: str  #: Instant when she leaves the sign.
    is_void_of_course: bool  #: Whether she is void at the target.
    void_of_course: "WesternMoonAnswerVoidOfCourse"  #: Void of course period in this sign.
    metadata: "WesternMoonMetadata"  #: Versions and rules behind the answer.

class NumerologyLifePathSettings(LanguageSettings, total=False):
    method: Literal["components", "all_digits", "whole_numbers"]  #: Reduce month, day and year and add them (components), add every digit, or add the three whole numbers. All give the same single digit; only some of them may give a master number. components if omitted.

class _NumerologyLifePathInput(TypedDict):
    date: str  #: By the Gregorian calendar, YYYY-MM-DD.

class NumerologyLifePathInput(_NumerologyLifePathInput, total=False):
    system: Literal["pythagorean", "chaldean"]  #: Table that gives letters their numbers; numbers of dates are the same in both. pythagorean if omitted.
    settings: "NumerologyLifePathSettings"  #: Conventions to follow; each has a default.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class NumerologyLifePathMetadata(Metadata):
    method: Literal["components", "all_digits", "whole_numbers"]  #: Reduce month, day and year and add them (components), add every digit, or add the three whole numbers. All give the same single digit; only some of them may give a master number.

class _NumerologyLifePathAnswer(TypedDict):
    life_path_number: int  #: The number, master numbers kept.
    master_number: bool  #: Whether the number is 11, 22 or 33, which are not reduced.
    karmic_debt_number: Union[int, None]  #: 13, 14, 16 or 19, if the last sum before the reduction was one of these; else null.
    calculation: str  #: The steps of the reduction.
    metadata: "NumerologyLifePathMetadata"  #: Versions and rules behind the answer.

class NumerologyLifePathAnswer(_NumerologyLifePathAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class _NumerologyExpressionInput(TypedDict):
    full_name: str  #: Full name as given at birth, in Latin letters. Accents are dropped (É is E), ß is SS and æ is AE; blanks, hyphens and apostrophes separate names.

class NumerologyExpressionInput(_NumerologyExpressionInput, total=False):
    system: Literal["pythagorean", "chaldean"]  #: Table that gives letters their numbers; numbers of dates are the same in both. pythagorean if omitted.
    settings: "NameSettings"  #: Conventions to follow; each has a default.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class NameSettings(LanguageSettings, total=False):
    method: Literal["name_parts", "whole_name"]  #: Reduce each part of the name and add the results (name_parts), or add all letters first (whole_name). Both give the same single digit; only one of them may give a master number. name_parts if omitted.
    y_as_vowel: Literal["auto", "always", "never"]  #: Y counts as a vowel by its position in the name (auto: a vowel in Lynn, Mary, Bryan; a consonant in Maya, Joy), always, or never. auto if omitted.

class NamePartLetters(TypedDict):
    letter: str  #: The letter of the name, in upper case without accent.
    value: int  #: Number that the table gives to the letter, 1 to 9.

class NamePart(TypedDict):
    """One part of a name and its number."""
    name: str  #: One part of the name in the letters A to Z.
    letters: List["NamePartLetters"]  #: The letters of this part that count.
    sum: int  #: Sum of the numbers of the letters.
    number: int  #: The sum reduced, master numbers kept.

class NameMetadata(Metadata):
    method: Literal["name_parts", "whole_name"]  #: Reduce each part of the name and add the results (name_parts), or add all letters first (whole_name). Both give the same single digit; only one of them may give a master number.
    y_as_vowel: Literal["auto", "always", "never"]  #: Y counts as a vowel by its position in the name (auto: a vowel in Lynn, Mary, Bryan; a consonant in Maya, Joy), always, or never.
    letter_table: Literal["pythagorean", "chaldean"]  #: Table that gave each letter its number.

class _NumerologyExpressionAnswer(TypedDict):
    expression_number: int  #: The number, master numbers kept.
    master_number: bool  #: Whether the number is 11, 22 or 33, which are not reduced.
    karmic_debt_number: Union[int, None]  #: 13, 14, 16 or 19, if the last sum before the reduction was one of these; else null.
    calculation: str  #: The steps of the reduction.
    parts: List["NamePart"]  #: Each part of the name with its letters and their sum.
    metadata: "NameMetadata"  #: Versions and rules behind the answer.

class NumerologyExpressionAnswer(_NumerologyExpressionAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class _NumerologySoulUrgeAnswer(TypedDict):
    soul_urge_number: int  #: The number, master numbers kept.
    master_number: bool  #: Whether the number is 11, 22 or 33, which are not reduced.
    karmic_debt_number: Union[int, None]  #: 13, 14, 16 or 19, if the last sum before the reduction was one of these; else null.
    calculation: str  #: The steps of the reduction.
    parts: List["NamePart"]  #: Each part of the name with its letters and their sum.
    metadata: "NameMetadata"  #: Versions and rules behind the answer.

class NumerologySoulUrgeAnswer(_NumerologySoulUrgeAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class _NumerologyPersonalityAnswer(TypedDict):
    personality_number: int  #: The number, master numbers kept.
    master_number: bool  #: Whether the number is 11, 22 or 33, which are not reduced.
    karmic_debt_number: Union[int, None]  #: 13, 14, 16 or 19, if the last sum before the reduction was one of these; else null.
    calculation: str  #: The steps of the reduction.
    parts: List["NamePart"]  #: Each part of the name with its letters and their sum.
    metadata: "NameMetadata"  #: Versions and rules behind the answer.

class NumerologyPersonalityAnswer(_NumerologyPersonalityAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class _NumerologyPersonalYearInput(TypedDict):
    date: str  #: By the Gregorian calendar, YYYY-MM-DD.
    year: int  #: The requested calendar year.

class NumerologyPersonalYearInput(_NumerologyPersonalYearInput, total=False):
    system: Literal["pythagorean", "chaldean"]  #: Table that gives letters their numbers; numbers of dates are the same in both. pythagorean if omitted.
    settings: "LanguageSettings"  #: Conventions to follow; each has a default.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class _NumerologyPersonalYearAnswer(TypedDict):
    year: int  #: The requested calendar year.
    personal_year_number: int  #: The number, 11 and 22 kept.
    cycle_number: int  #: The year’s number reduced to 1 to 9.
    master_number: bool  #: Whether the number is 11, 22 or 33, which are not reduced.
    karmic_debt_number: Union[int, None]  #: 13, 14, 16 or 19, if the last sum before the reduction was one of these; else null.
    calculation: str  #: The steps of the reduction.
    metadata: "Metadata"  #: Versions and rules behind the answer.

class NumerologyPersonalYearAnswer(_NumerologyPersonalYearAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class _NumerologyPinnaclesInput(TypedDict):
    date: str  #: By the Gregorian calendar, YYYY-MM-DD.

class NumerologyPinnaclesInput(_NumerologyPinnaclesInput, total=False):
    system: Literal["pythagorean", "chaldean"]  #: Table that gives letters their numbers; numbers of dates are the same in both. pythagorean if omitted.
    settings: "LanguageSettings"  #: Conventions to follow; each has a default.
    texts: bool  #: Adds what the books say of the answer, with sources, in English, for the credits of the operation of the texts in addition. /docs/guides/sourced-texts lists the operations that take it. false if omitted.

class NumerologyPinnaclesAnswerPinnacles(TypedDict):
    position: int  #: Position in life: 1 is the first.
    pinnacle_number: int  #: The number, master numbers kept.
    from_age: int  #: Whole years of age.
    to_age: Union[int, None]  #: Whole years of age, inclusive; null if there is no end.
    master_number: bool  #: Whether the number is 11, 22 or 33, which are not reduced.
    karmic_debt_number: Union[int, None]  #: 13, 14, 16 or 19, if the last sum before the reduction was one of these; else null.
    calculation: str  #: The steps of the reduction.

class _NumerologyPinnaclesAnswer(TypedDict):
    pinnacles: List["NumerologyPinnaclesAnswerPinnacles"]  #: The four, in order.
    metadata: "Metadata"  #: Versions and rules behind the answer.

class NumerologyPinnaclesAnswer(_NumerologyPinnaclesAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

class NumerologyChallengesAnswerChallenges(TypedDict):
    position: int  #: Position in life: 1 is the first.
    challenge_number: int  #: The number, 0 to 8.
    from_age: int  #: Whole years of age.
    to_age: Union[int, None]  #: Whole years of age, inclusive; null if there is no end.
    calculation: str  #: The steps of the reduction.

class _NumerologyChallengesAnswer(TypedDict):
    challenges: List["NumerologyChallengesAnswerChallenges"]  #: The four, in order.
    metadata: "Metadata"  #: Versions and rules behind the answer.

class NumerologyChallengesAnswer(_NumerologyChallengesAnswer, total=False):
    texts: "AnswerTexts"  #: What the books say of this answer; only with `texts: true`.

_PanchangRangeRequestMust = TypedDict(
    "_PanchangRangeRequestMust",
    {
        "from": str,  #: The first day.
    },
)

class _PanchangRangeRequest(_PanchangRangeRequestMust):
    to: str  #: The last day; one request takes up to 366 steps.

class PanchangRangeRequest(_PanchangRangeRequest, total=False):
    step_days: int  #: Days from one step to the next. 1 if omitted.
    hours: int  #: Hour of the local clock on each day, 24-hour. 12 if omitted.
    minutes: int  #: Minute of the local clock. 0 if omitted.
    seconds: int  #: Second of the local clock. 0 if omitted.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
    birth_id: str  #: Id of a stored birth, from `/api/v1/births`, in place of all members of the birth. Needs the scope `births`.
    birth_reference: str  #: Your own reference of a stored birth, in place of all members of the birth. Needs the scope `births`.
    settings: "AlmanacSettings"  #: Conventions to follow; each has a default.

class _RangePanchangFullMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    almanac: Literal["drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya"]  #: Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky.
    sun_and_moon: Literal["drik", "surya", "surya_bija", "vakya"]  #: Sky of Sun and Moon; planets are always those of drik.

class RangePanchangFullMetadata(_RangePanchangFullMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class RangePanchangFullAnswerResults(TypedDict):
    date: str  #: The day of this step.
    answer: "PanchangFullAnswer"  #: The answer of this step.

class RangePanchangFullAnswer(TypedDict):
    results: List["RangePanchangFullAnswerResults"]  #: One for each step, in order; each answer is that of `panchang/full`.
    metadata: "RangePanchangFullMetadata"  #: Versions and rules behind the answer.

class _RangePanchangSunTimesMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    almanac: Literal["drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya"]  #: Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky.
    sun_and_moon: Literal["drik", "surya", "surya_bija", "vakya"]  #: Sky of Sun and Moon; planets are always those of drik.

class RangePanchangSunTimesMetadata(_RangePanchangSunTimesMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class RangePanchangSunTimesAnswerResults(TypedDict):
    date: str  #: The day of this step.
    answer: "PanchangSunTimesAnswer"  #: The answer of this step.

class RangePanchangSunTimesAnswer(TypedDict):
    results: List["RangePanchangSunTimesAnswerResults"]  #: One for each step, in order; each answer is that of `panchang/sun-times`.
    metadata: "RangePanchangSunTimesMetadata"  #: Versions and rules behind the answer.

class _RangePanchangMoonTimesMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    almanac: Literal["drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya"]  #: Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky.
    sun_and_moon: Literal["drik", "surya", "surya_bija", "vakya"]  #: Sky of Sun and Moon; planets are always those of drik.

class RangePanchangMoonTimesMetadata(_RangePanchangMoonTimesMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class RangePanchangMoonTimesAnswerResults(TypedDict):
    date: str  #: The day of this step.
    answer: "PanchangMoonTimesAnswer"  #: The answer of this step.

class RangePanchangMoonTimesAnswer(TypedDict):
    results: List["RangePanchangMoonTimesAnswerResults"]  #: One for each step, in order; each answer is that of `panchang/moon-times`.
    metadata: "RangePanchangMoonTimesMetadata"  #: Versions and rules behind the answer.

class _RangePanchangChoghadiyaMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    almanac: Literal["drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya"]  #: Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky.
    sun_and_moon: Literal["drik", "surya", "surya_bija", "vakya"]  #: Sky of Sun and Moon; planets are always those of drik.

class RangePanchangChoghadiyaMetadata(_RangePanchangChoghadiyaMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class RangePanchangChoghadiyaAnswerResults(TypedDict):
    date: str  #: The day of this step.
    answer: "PanchangChoghadiyaAnswer"  #: The answer of this step.

class RangePanchangChoghadiyaAnswer(TypedDict):
    results: List["RangePanchangChoghadiyaAnswerResults"]  #: One for each step, in order; each answer is that of `panchang/choghadiya`.
    metadata: "RangePanchangChoghadiyaMetadata"  #: Versions and rules behind the answer.

_VedicChartRangeRequestMust = TypedDict(
    "_VedicChartRangeRequestMust",
    {
        "from": str,  #: The first day.
    },
)

class _VedicChartRangeRequest(_VedicChartRangeRequestMust):
    to: str  #: The last day; one request takes up to 366 steps.

class VedicChartRangeRequest(_VedicChartRangeRequest, total=False):
    step_days: int  #: Days from one step to the next. 1 if omitted.
    hours: int  #: Hour of the local clock on each day, 24-hour. 12 if omitted.
    minutes: int  #: Minute of the local clock. 0 if omitted.
    seconds: int  #: Second of the local clock. 0 if omitted.
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
    birth_id: str  #: Id of a stored birth, from `/api/v1/births`, in place of all members of the birth. Needs the scope `births`.
    birth_reference: str  #: Your own reference of a stored birth, in place of all members of the birth. Needs the scope `births`.
    settings: "VedicSettings"  #: Conventions to follow; each has a default.

class _RangePlanetsMetadata(Metadata):
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.

class RangePlanetsMetadata(_RangePlanetsMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class RangePlanetsAnswerResults(TypedDict):
    date: str  #: The day of this step.
    answer: "StandardPlanetsExtendedResponse"  #: The answer of this step.

class RangePlanetsAnswer(TypedDict):
    results: List["RangePlanetsAnswerResults"]  #: One for each step, in order; each answer is that of `planets`.
    metadata: "RangePlanetsMetadata"  #: Versions and rules behind the answer.

_RangeTransitGocharaInputMust = TypedDict(
    "_RangeTransitGocharaInputMust",
    {
        "from": str,  #: The first day.
    },
)

class _RangeTransitGocharaInput(Birth, _RangeTransitGocharaInputMust):
    to: str  #: The last day; one request takes up to 366 steps.

class RangeTransitGocharaInput(_RangeTransitGocharaInput, total=False):
    step_days: int  #: Days from one step to the next. 1 if omitted.
    settings: "GocharaSettings"  #: Conventions to follow; each has a default.

class RangeTransitGocharaAnswerResults(TypedDict):
    date: str  #: The day of this step.
    answer: "TransitGocharaAnswer"  #: The answer of this step.

class RangeTransitGocharaAnswer(TypedDict):
    results: List["RangeTransitGocharaAnswerResults"]  #: One for each step, in order; each answer is that of `transit/gochara`.
    metadata: "GocharaMetadata"  #: Versions and rules behind the answer.

_RangeWesternTransitInputMust = TypedDict(
    "_RangeWesternTransitInputMust",
    {
        "from": str,  #: The first day.
    },
)

class _RangeWesternTransitInput(Birth, _RangeWesternTransitInputMust):
    to: str  #: The last day; one request takes up to 366 steps.

class RangeWesternTransitInput(_RangeWesternTransitInput, total=False):
    step_days: int  #: Days from one step to the next. 1 if omitted.
    settings: "WesternSettings"  #: Conventions to follow; each has a default.

class RangeWesternTransitAnswerResults(TypedDict):
    date: str  #: The day of this step.
    answer: "WesternTransitAnswer"  #: The answer of this step.

class RangeWesternTransitAnswer(TypedDict):
    results: List["RangeWesternTransitAnswerResults"]  #: One for each step, in order; each answer is that of `western/transit`.
    metadata: "WesternMetadata"  #: Versions and rules behind the answer.

_ShownValuesDashaMust = TypedDict(
    "_ShownValuesDashaMust",
    {
        "from": str,  #: Day, month or year on which it begins.
    },
)

class ShownValuesDasha(_ShownValuesDashaMust):
    lord: str  #: Planet that rules the great period.

class ShownValuesHouses(TypedDict, total=False):
    sun: int  #: House of Sun.
    moon: int  #: House of Moon.
    mars: int  #: House of Mars.
    mercury: int  #: House of Mercury.
    jupiter: int  #: House of Jupiter.
    venus: int  #: House of Venus.
    saturn: int  #: House of Saturn.
    rahu: int  #: House of Rahu.
    ketu: int  #: House of Ketu.

class ShownValues(TypedDict, total=False):
    """Values of the other program, typed as it prints them: at least one. The digits typed are the tolerance."""
    lagna: Union[str, float]  #: Ascendant, with the digits that it shows: they are the tolerance.
    sun: Union[str, float]  #: Longitude of the Sun, with the digits that it shows: they are the tolerance.
    moon: Union[str, float]  #: Longitude of the Moon, with the digits that it shows: they are the tolerance.
    mars: Union[str, float]  #: Longitude of Mars, with the digits that it shows: they are the tolerance.
    mercury: Union[str, float]  #: Longitude of Mercury, with the digits that it shows: they are the tolerance.
    jupiter: Union[str, float]  #: Longitude of Jupiter, with the digits that it shows: they are the tolerance.
    venus: Union[str, float]  #: Longitude of Venus, with the digits that it shows: they are the tolerance.
    saturn: Union[str, float]  #: Longitude of Saturn, with the digits that it shows: they are the tolerance.
    rahu: Union[str, float]  #: Longitude of Rahu, with the digits that it shows: they are the tolerance.
    ketu: Union[str, float]  #: Longitude of Ketu, with the digits that it shows: they are the tolerance.
    nakshatra: Union[str, float]  #: Nakshatra of the Moon, by name or number.
    pada: int  #: Quarter of that nakshatra.
    dasha: "ShownValuesDasha"  #: A great period of Vimshottari with its start.
    tithi: Union[str, float]  #: Lunar day, by name or number.
    sunrise: Union[str, float]  #: Sunrise on the day of birth.
    ayanamsa: Union[str, float]  #: Value of the ayanamsa in degrees, with or without nutation.
    houses: "ShownValuesHouses"  #: House of a planet, 1 to 12, by its name.

class ReconcileAllSettings(VedicSettings, total=False):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted.
    year_length: Union[float, Literal[360]]  #: Length of a dasha year in days: 365.25 (Julian), 365.2425 (Gregorian), 365.2422 (tropical), 365.256364 (sidereal) or 360 (savana). 365.25 if omitted.

class _ReconcileAllInput(Birth):
    shown: "ShownValues"

class ReconcileAllInput(_ReconcileAllInput, total=False):
    settings: "ReconcileAllSettings"  #: Conventions to follow; each has a default.
    program: Literal["jhora", "astrosage", "prokerala", "drikpanchang", "astro_com", "solar_fire", "kerykeion", "vedastro", "pyjhora", "mpanchang"]  #: The program that shows the values, if you know it: its own defaults are tried first.

class ReconcileExplanation(TypedDict):
    """A combination of differences and how well it fits."""
    sentence: str  #: The whole explanation.
    departures: int  #: Number of points on which the other program differs.
    changes: List["ReconcileChange"]  #: These points; none if nothing differs.
    values: List["ComparedValue"]  #: Every shown value, compared.
    requests: List["ReproducingRequest"]  #: Requests that give the values, the chart first.
    program: Union[Literal["jhora", "astrosage", "prokerala", "drikpanchang", "astro_com", "solar_fire", "kerykeion", "vedastro", "pyjhora", "mpanchang"], None]  #: Program whose defaults the explanation names; null if it names none.
    chance: float  #: Estimated probability that the values agree by chance: small if the shown values decide.

class ReconcileChange(TypedDict):
    """One point on which the other program differs."""
    key: str  #: The slip or the setting: summer_time_left_out, ayanamsa, program.
    sentence: str  #: The difference in one sentence.
    theirs: str  #: The reading of the other program.
    yours: str  #: The reading of your request.

class ComparedValue(TypedDict):
    """A value of the other program beside the one computed here."""
    name: str  #: Member of `shown`; houses as `houses.mars`.
    shown: str  #: The value as it was sent.
    computed: str  #: The value computed here, in the same form, cut off after its last digit.
    difference: Union[float, None]  #: Computed less shown, in `unit`; null if it cannot be compared.
    unit: Literal["deg", "nakshatras", "padas", "days", "tithis", "seconds", "houses"]  #: Unit of `difference`.
    apart: str  #: Size of the difference for reading: 1°26′, 396 days.
    fits: bool  #: Whether the value agrees within the digits that were sent.

class ReproducingRequest(TypedDict):
    """A request of this API that gives the values of the other program."""
    operation: str  #: Id of the operation: `kundali/basic`.
    body: Dict[str, Any]  #: Body of the request: the birth as it was read, and the settings that differ from the defaults.

class ReconcileChart(TypedDict):
    """A birth chart by one reading of the birth."""
    lagna: "Ascendant"  #: The degree that rises.
    planets: List["Placement"]  #: The nine planets, in their usual order, in whole-sign houses.

class AyanamsaMark(TypedDict):
    """An ayanamsa and the Moon of the birth by it."""
    ayanamsa: Literal["fagan_bradley", "lahiri", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc"]  #: Name, as `settings.ayanamsa` takes it.
    name: str  #: Name for reading: Fagan Bradley.
    degrees: float  #: Ayanamsa at the birth, degrees.
    moon: float  #: Sidereal longitude of the Moon by it, degrees from 0° Aries.

class ReconcileContradiction(TypedDict):
    """Shown values that contradict each other."""
    values: List[str]  #: Names of the values.
    sentence: str  #: Why they cannot both be right.

class ReconcileDeciderOptions(TypedDict):
    explanation: int  #: Number of the explanation, 1 is the first.
    value: str  #: The value that it gives.

class ReconcileDecider(TypedDict):
    """A value that would tell the explanations apart."""
    name: str  #: The further value: a member of `shown`.
    sentence: str  #: The value to look up in the other program, as a sentence.
    options: List["ReconcileDeciderOptions"]  #: The value by each explanation.

class ReconcileAllMetadata(VedicMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    year_length: Union[float, Literal[360]]  #: Length of a dasha year in days: 365.25 (Julian), 365.2425 (Gregorian), 365.2422 (tropical), 365.256364 (sidereal) or 360 (savana).

class ReconcileAllAnswerCharts(TypedDict):
    yours: "ReconcileChart"  #: By your own birth and settings.
    theirs: Union["ReconcileChart", None]  #: By the first explanation; null without one.

class ReconcileAllAnswer(TypedDict):
    verdict: Literal["agrees", "explained", "several", "unexplained"]  #: agrees: every value fits your settings. explained: one explanation. several: more than one. unexplained: none.
    sentence: str  #: The answer in one or two sentences.
    explanations: List["ReconcileExplanation"]  #: Combinations in which every value fits.
    partial: List["ReconcileExplanation"]  #: The closest combinations, if no value of `explanations` is given.
    yours: List["ComparedValue"]  #: The values by your own birth and settings.
    charts: "ReconcileAllAnswerCharts"  #: Both charts, side by side.
    ayanamsas: List["AyanamsaMark"]  #: Every ayanamsa within 3° of yours and the Moon by it, the furthest back first.
    contradictions: List["ReconcileContradiction"]  #: Shown values that contradict each other; looked for if there is no explanation.
    deciding: Union["ReconcileDecider", None]  #: The value that would tell several explanations apart; null if none would.
    coincidences: int  #: Combinations of two or three differences that fit, but that chance explains as well; not listed.
    tried: int  #: Number of combinations of birth, zodiac and observer that were tried.
    metadata: "ReconcileAllMetadata"  #: Versions and rules behind the answer.

class ReportBrand(TypedDict, total=False):
    """Name, logo, colours and footer of the seller, used only in a PDF. If omitted, the brand of the workspace is printed; an empty one prints none."""
    name: str  #: Printed at the head of the first page and above the others.
    logo: str  #: A PNG or SVG of at most 200 kB, as a data URL in Base64. An SVG may have shapes and gradients, but no scripts, styles, texts or references to other files.
    primary_colour: str  #: Colour of headings, such as #152341.
    accent_colour: str  #: Colour of the mark below the title, such as #8e5a14.
    footer: str  #: Printed at the foot of each page.
    contact: str  #: A web or mail address, printed after the footer as a link, or a telephone number.

class ReportsKundliInput(Birth, total=False):
    settings: "VedicSettings"  #: Conventions to follow; each has a default.
    name: str  #: Name of the person, printed in the report.
    place_name: str  #: Name of the birthplace of the person, printed in the report.
    chart_style: Literal["north-indian", "south-indian", "east-indian", "wheel"]  #: Style of the charts. north-indian if omitted.
    length: Literal["basic", "full"]  #: basic: some eight pages. full: some thirty, with every divisional chart up to D60, the running great period to three levels, the Yogini dasha, ashtakavarga with its givers and reductions, the six strengths, sade sati, the transits and the annual chart of a year, and what the books say. basic if omitted.
    target_date: str  #: The day whose periods and year of transits a full report has; today if omitted. A basic report does not use it.
    page_size: Literal["a4", "letter"]  #: Size of the pages of a PDF. a4 if omitted.
    brand: "ReportBrand"

class ReportSection(TypedDict):
    """A section of a report."""
    title: str  #: Title of the section.
    starts_page: bool  #: Whether the section begins on a page of its own.
    parts: List["ReportPart"]  #: Parts, in reading order.

class ReportPartPairs(TypedDict):
    label: str  #: Label of the value.
    value: str  #: The value, as printed.

class ReportPartColumns(TypedDict):
    label: str  #: Head of the column.
    align: Literal["start", "end"]  #: Side at which the cells are aligned.

class ReportPart(TypedDict):
    """A part of a section: a text, labelled values, a table or a picture."""
    kind: Literal["text", "pairs", "table", "picture"]  #: The member that holds the content.
    title: str  #: Title of the part; empty if it has none.
    text: Union[str, None]  #: Text, with a line for each paragraph.
    pairs: Union[List["ReportPartPairs"], None]  #: Labelled values.
    columns: Union[List["ReportPartColumns"], None]  #: Columns of a table.
    rows: Union[List[List[str]], None]  #: Rows of a table, with a cell for each column.
    picture: Union["ReportPicture", None]  #: A picture.

class ReportPicture(TypedDict):
    """A picture of a report: ask its operation for `image/svg+xml`."""
    operation: str  #: Id of the operation whose answer is drawn.
    request: Dict[str, Any]  #: The request of the operation, whose answer has the values.
    style: Union[Literal["north-indian", "south-indian", "east-indian", "wheel"], None]  #: Style of the drawing; null if the picture has one style.
    width: Literal["whole", "half"]  #: Share of the width that the picture takes.

class ReportsKundliAnswerOperations(TypedDict):
    operation: str  #: Id of the operation.
    request: Dict[str, Any]  #: The request of the operation, whose answer has the values.

class ReportsKundliAnswer(TypedDict):
    kind: Literal["kundli"]  #: Kind of the report.
    title: str  #: Title of the report, in its language.
    subject: str  #: The person or place of the report; empty if none was given.
    language: Literal["en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru"]  #: Language of titles, labels and names.
    sections: List["ReportSection"]  #: Sections, in reading order.
    operations: List["ReportsKundliAnswerOperations"]  #: Operations whose answers the report is made of, with their requests.
    metadata: "VedicMetadata"  #: Versions and rules behind the answer.

class ReportsMatchingInput(Couple, total=False):
    settings: "VedicSettings"  #: Conventions to follow; each has a default.
    bride_name: str  #: Name of the bride, printed in the report.
    bride_place_name: str  #: Name of the birthplace of the bride, printed in the report.
    groom_name: str  #: Name of the groom, printed in the report.
    groom_place_name: str  #: Name of the birthplace of the groom, printed in the report.
    chart_style: Literal["north-indian", "south-indian", "east-indian", "wheel"]  #: Style of the charts. north-indian if omitted.
    page_size: Literal["a4", "letter"]  #: Size of the pages of a PDF. a4 if omitted.
    brand: "ReportBrand"

class ReportsMatchingMetadataBirth(TypedDict):
    bride: "BirthClock"  #: The birth of `bride`.
    groom: "BirthClock"  #: The birth of `groom`.

class _ReportsMatchingMetadata(Metadata):
    birth: "ReportsMatchingMetadataBirth"  #: The instants computed for the two births, and the clocks behind them.
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    node_mode: Literal["mean", "true"]  #: Mean or true (osculating) node for Rahu and Ketu.

class ReportsMatchingMetadata(_ReportsMatchingMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class ReportsMatchingAnswerOperations(TypedDict):
    operation: str  #: Id of the operation.
    request: Dict[str, Any]  #: The request of the operation, whose answer has the values.

class ReportsMatchingAnswer(TypedDict):
    kind: Literal["matching"]  #: Kind of the report.
    title: str  #: Title of the report, in its language.
    subject: str  #: The person or place of the report; empty if none was given.
    language: Literal["en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru"]  #: Language of titles, labels and names.
    sections: List["ReportSection"]  #: Sections, in reading order.
    operations: List["ReportsMatchingAnswerOperations"]  #: Operations whose answers the report is made of, with their requests.
    metadata: "ReportsMatchingMetadata"  #: Versions and rules behind the answer.

class ReportsVarshaphalSettings(VedicSettings, total=False):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted.
    annual_moment: Literal["true", "mean"]  #: Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. true if omitted.
    muntha_degree: Literal["sign_start", "natal_ascendant"]  #: Degree of the muntha at the start of a year: 0° of its sign, or the degree of the natal ascendant. sign_start if omitted.
    varga_friendship: Literal["positional", "natural"]  #: positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao. positional if omitted.
    saham_school: Literal["charak", "pvr"]  #: Source of the formulas on which the books differ: Charak, or P.V.R. Narasimha Rao. charak if omitted.
    saham_houses: Literal["sripati", "equal"]  #: House system of the middles of houses from which some sahams are counted. sripati if omitted.
    saham_arc: Literal["degrees", "signs"]  #: Test for a point between two others: by degrees, or by whole signs. degrees if omitted.
    annual_day: Literal["sun_degree", "year_share", "civil"]  #: Length of each of the 360 days: a degree of the Sun, a 360th of this year, or 24 hours. sun_degree if omitted.

class _ReportsVarshaphalInput(Birth):
    target_year: int  #: The calendar year whose birthday opens the year of life; it opens within days of that birthday.

class ReportsVarshaphalInput(_ReportsVarshaphalInput, total=False):
    settings: "ReportsVarshaphalSettings"  #: Conventions to follow; each has a default.
    stay: "Stay"  #: Place of the birthday, if not the place of birth; instants are given in its time zone if it has one.
    name: str  #: Name of the person, printed in the report.
    place_name: str  #: Name of the birthplace of the person, printed in the report.
    chart_style: Literal["north-indian", "south-indian", "east-indian", "wheel"]  #: Style of the charts. north-indian if omitted.
    page_size: Literal["a4", "letter"]  #: Size of the pages of a PDF. a4 if omitted.
    brand: "ReportBrand"

class ReportsVarshaphalMetadata(VedicMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    annual_moment: Literal["true", "mean"]  #: Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth.
    muntha_degree: Literal["sign_start", "natal_ascendant"]  #: Degree of the muntha at the start of a year: 0° of its sign, or the degree of the natal ascendant.
    varga_friendship: Literal["positional", "natural"]  #: positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao.
    saham_school: Literal["charak", "pvr"]  #: Source of the formulas on which the books differ: Charak, or P.V.R. Narasimha Rao.
    saham_houses: Literal["sripati", "equal"]  #: House system of the middles of houses from which some sahams are counted.
    saham_arc: Literal["degrees", "signs"]  #: Test for a point between two others: by degrees, or by whole signs.
    annual_day: Literal["sun_degree", "year_share", "civil"]  #: Length of each of the 360 days: a degree of the Sun, a 360th of this year, or 24 hours.

class ReportsVarshaphalAnswerOperations(TypedDict):
    operation: str  #: Id of the operation.
    request: Dict[str, Any]  #: The request of the operation, whose answer has the values.

class ReportsVarshaphalAnswer(TypedDict):
    kind: Literal["varshaphal"]  #: Kind of the report.
    title: str  #: Title of the report, in its language.
    subject: str  #: The person or place of the report; empty if none was given.
    language: Literal["en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru"]  #: Language of titles, labels and names.
    sections: List["ReportSection"]  #: Sections, in reading order.
    operations: List["ReportsVarshaphalAnswerOperations"]  #: Operations whose answers the report is made of, with their requests.
    metadata: "ReportsVarshaphalMetadata"  #: Versions and rules behind the answer.

class ReportsWesternNatalInput(Birth, total=False):
    settings: "WesternSettings"  #: Conventions to follow; each has a default.
    name: str  #: Name of the person, printed in the report.
    place_name: str  #: Name of the birthplace of the person, printed in the report.
    page_size: Literal["a4", "letter"]  #: Size of the pages of a PDF. a4 if omitted.
    brand: "ReportBrand"

class ReportsWesternNatalAnswerOperations(TypedDict):
    operation: str  #: Id of the operation.
    request: Dict[str, Any]  #: The request of the operation, whose answer has the values.

class ReportsWesternNatalAnswer(TypedDict):
    kind: Literal["western-natal"]  #: Kind of the report.
    title: str  #: Title of the report, in its language.
    subject: str  #: The person or place of the report; empty if none was given.
    language: Literal["en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru"]  #: Language of titles, labels and names.
    sections: List["ReportSection"]  #: Sections, in reading order.
    operations: List["ReportsWesternNatalAnswerOperations"]  #: Operations whose answers the report is made of, with their requests.
    metadata: "WesternMetadata"  #: Versions and rules behind the answer.

class _ReportsNumerologyInput(TypedDict):
    full_name: str  #: Full name as given at birth, in Latin letters. Accents are dropped (É is E), ß is SS and æ is AE; blanks, hyphens and apostrophes separate names.
    date: str  #: By the Gregorian calendar, YYYY-MM-DD.
    year: int  #: The calendar year with which nine personal years begin.

class ReportsNumerologyInput(_ReportsNumerologyInput, total=False):
    page_size: Literal["a4", "letter"]  #: Size of the pages of a PDF. a4 if omitted.
    brand: "ReportBrand"
    system: Literal["pythagorean", "chaldean"]  #: Table that gives letters their numbers; numbers of dates are the same in both. pythagorean if omitted.
    settings: "LanguageSettings"  #: Conventions to follow; each has a default.

class ReportsNumerologyAnswerOperations(TypedDict):
    operation: str  #: Id of the operation.
    request: Dict[str, Any]  #: The request of the operation, whose answer has the values.

class ReportsNumerologyAnswer(TypedDict):
    kind: Literal["numerology"]  #: Kind of the report.
    title: str  #: Title of the report, in its language.
    subject: str  #: The person or place of the report; empty if none was given.
    language: Literal["en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru"]  #: Language of titles, labels and names.
    sections: List["ReportSection"]  #: Sections, in reading order.
    operations: List["ReportsNumerologyAnswerOperations"]  #: Operations whose answers the report is made of, with their requests.
    metadata: "Metadata"  #: Versions and rules behind the answer.

class _ReportsPanchangMonthInput(TypedDict):
    year: int  #: Gregorian year of the month.
    month: int  #: Month of the year, 1 is January.

class ReportsPanchangMonthInput(_ReportsPanchangMonthInput, total=False):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
    place_name: str  #: Name of the place, printed in the report.
    orientation: Literal["landscape", "portrait"]  #: Orientation of the pages of a PDF. landscape if omitted.
    page_size: Literal["a4", "letter"]  #: Size of the pages of a PDF. a4 if omitted.
    brand: "ReportBrand"
    settings: "AlmanacSettings"  #: Conventions to follow; each has a default.

class _ReportsPanchangMonthMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    almanac: Literal["drik", "surya", "surya_bija", "vakya", "tamil_vakya", "bengal_old", "bengal_bisuddha", "odisha_kohinoor", "odisha_samanta", "kerala", "assam", "nepal", "andhra_purva", "rashtriya"]  #: Almanac whose Sun and Moon give tithis, stars and months; `panchang/almanacs` describes them. Sunrise and planets stay those of the sky.
    sun_and_moon: Literal["drik", "surya", "surya_bija", "vakya"]  #: Sky of Sun and Moon; planets are always those of drik.

class ReportsPanchangMonthMetadata(_ReportsPanchangMonthMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class ReportsPanchangMonthAnswerOperations(TypedDict):
    operation: str  #: Id of the operation.
    request: Dict[str, Any]  #: The request of the operation, whose answer has the values.

class ReportsPanchangMonthAnswer(TypedDict):
    kind: Literal["panchang-month"]  #: Kind of the report.
    title: str  #: Title of the report, in its language.
    subject: str  #: The person or place of the report; empty if none was given.
    language: Literal["en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru"]  #: Language of titles, labels and names.
    sections: List["ReportSection"]  #: Sections, in reading order.
    operations: List["ReportsPanchangMonthAnswerOperations"]  #: Operations whose answers the report is made of, with their requests.
    metadata: "ReportsPanchangMonthMetadata"  #: Versions and rules behind the answer.

_ReportsMuhurtaInputMust = TypedDict(
    "_ReportsMuhurtaInputMust",
    {
        "from": str,  #: The first date.
    },
)

class _ReportsMuhurtaInput(_ReportsMuhurtaInputMust):
    purpose: Literal["marriage", "griha_pravesh", "vehicle", "business", "namakarana", "travel", "vidyarambha", "mundan", "annaprashana", "property", "foundation", "gold", "medical", "surgery"]  #: Purpose of the time: marriage, griha_pravesh, vehicle, business, namakarana, travel, vidyarambha, mundan, annaprashana, property, foundation, gold, medical, surgery.
    to: str  #: The last date; a strict search takes up to 366 days, a ranked one up to 92.

class ReportsMuhurtaInput(_ReportsMuhurtaInput, total=False):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: Union[float, str]  #: Hours ahead of UTC, which may be fractional or negative (5.5, -3.5), or an IANA name (Asia/Kolkata), which is resolved by the rules that applied on that date.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It replaces latitude, longitude and timezone; any of these that is also sent overrides the value of the place.
    mode: Literal["strict", "ranked"]  #: strict: the times that no rule forbids, by date, as almanacs print them. ranked: every time that no ban and no person forbids, the best first. strict if omitted.
    person_a: "MuhurtaPerson"  #: Person that the time must suit; for a marriage, the bride.
    person_b: "MuhurtaPerson"  #: Second person that the time must suit; for a marriage, the groom.
    lagna: bool  #: Whether rising signs are judged too; times are then split at changes of the rising sign. false if omitted.
    bans: str  #: Bans, which replace those of the purpose: none, or ids with commas between them: adhika, kharmas, chaturmas, chaturmas_months, griha_months, pitru_paksha, holashtak, guru_asta, shukra_asta, simhastha, dakshinayana, sutak, sutak_fixed, eclipse_day, after_eclipse, rahu_kaal, yamaganda, gulika, dur_muhurta, varjyam, vishti, kaal_vela, sankranti, panchaka, panchaka_rahita.
    min_minutes: int  #: Minimum length; shorter times are omitted. 20 if omitted.
    limit: int  #: Maximum number of times in the report. 40 if omitted.
    settings: "DaySettings"  #: Conventions to follow; each has a default.
    name: str  #: Name of the person or couple, printed in the report.
    place_name: str  #: Name of the place, printed in the report.
    page_size: Literal["a4", "letter"]  #: Size of the pages of a PDF. a4 if omitted.
    brand: "ReportBrand"

class _ReportsMuhurtaMetadata(Metadata):
    observation_point: Literal["geocentric"]  #: Only the centre of the Earth: the results of this operation are defined for it, as in almanacs.
    ayanamsa: Literal["lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the distance between the tropical and the sidereal zodiac, by its name or its number in Swiss Ephemeris; `/api/v1/ayanamsas` defines them. custom also needs `ayanamsa_deg`.
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.

class ReportsMuhurtaMetadata(_ReportsMuhurtaMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class ReportsMuhurtaAnswerOperations(TypedDict):
    operation: str  #: Id of the operation.
    request: Dict[str, Any]  #: The request of the operation, whose answer has the values.

class ReportsMuhurtaAnswer(TypedDict):
    kind: Literal["muhurta"]  #: Kind of the report.
    title: str  #: Title of the report, in its language.
    subject: str  #: The person or place of the report; empty if none was given.
    language: Literal["en", "hi", "sa", "sa-Latn", "mr", "gu", "bn", "ta", "te", "kn", "ml", "or", "es", "fr", "de", "ru"]  #: Language of titles, labels and names.
    sections: List["ReportSection"]  #: Sections, in reading order.
    operations: List["ReportsMuhurtaAnswerOperations"]  #: Operations whose answers the report is made of, with their requests.
    metadata: "ReportsMuhurtaMetadata"  #: Versions and rules behind the answer.

class TextsKundaliSettings(VedicSettings, total=False):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted.

class TextsKundaliInput(Birth, total=False):
    settings: "TextsKundaliSettings"  #: Conventions to follow; each has a default.
    topics: str  #: Topics of texts; all if omitted. Separated by commas: lagna, moon-nakshatra, graha-in-house, graha-in-sign, conjunction, lord-in-house, yoga, dosha, birth-tithi, birth-vara, birth-yoga, birth-karana.
    gender: Literal["male", "female"]  #: Used only by Mahabhagya yoga, which is not judged without it.
    format: Literal["rows", "prose"]  #: rows: each text alone. prose: paragraphs by theme in addition. rows if omitted.

class TextsKundaliMetadata(VedicMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.

class TextsKundaliAnswer(TypedDict):
    texts: List["SourcedText"]  #: Texts, in the order of their topics.
    contradictions: List["TextContradiction"]  #: Themes on which texts say opposite things; both stand, and none is left out.
    paragraphs: Union[List["TextParagraph"], None]  #: The texts by theme; null unless `format` is prose.
    text_language: Literal["en"]  #: Language of the texts; other languages follow when a reader has checked them.
    note: str  #: A sentence to show beside the texts.
    metadata: "TextsKundaliMetadata"  #: Versions and rules behind the answer.

class TextsDashasInput(Birth, total=False):
    settings: "DashaTextSettings"  #: Conventions to follow; each has a default.
    format: Literal["rows", "prose"]  #: rows: each text alone. prose: paragraphs by theme in addition. rows if omitted.

class DashaTextSettings(SunriseSettings, total=False):
    year_length: Union[float, Literal[360], Literal["true_sidereal_sun"]]  #: Length of a dasha year in days, or true_sidereal_sun for the returns of the Sun to its sidereal place at birth. 365.25 if omitted.

class DashaTextMetadata(DashaMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.

class TextsDashasAnswer(TypedDict):
    texts: List["SourcedText"]  #: Texts, in the order of their topics.
    contradictions: List["TextContradiction"]  #: Themes on which texts say opposite things; both stand, and none is left out.
    paragraphs: Union[List["TextParagraph"], None]  #: The texts by theme; null unless `format` is prose.
    text_language: Literal["en"]  #: Language of the texts; other languages follow when a reader has checked them.
    note: str  #: A sentence to show beside the texts.
    metadata: "DashaTextMetadata"  #: Versions and rules behind the answer.

class TextsCurrentDashasInput(Birth, total=False):
    settings: "DashaTextSettings"  #: Conventions to follow; each has a default.
    target_date: str  #: The requested day, from 00:00 local time; today if omitted.
    format: Literal["rows", "prose"]  #: rows: each text alone. prose: paragraphs by theme in addition. rows if omitted.

class TextsCurrentDashasAnswer(TypedDict):
    texts: List["SourcedText"]  #: Texts, in the order of their topics.
    contradictions: List["TextContradiction"]  #: Themes on which texts say opposite things; both stand, and none is left out.
    paragraphs: Union[List["TextParagraph"], None]  #: The texts by theme; null unless `format` is prose.
    text_language: Literal["en"]  #: Language of the texts; other languages follow when a reader has checked them.
    note: str  #: A sentence to show beside the texts.
    metadata: "DashaTextMetadata"  #: Versions and rules behind the answer.

class TextsTransitsInput(Birth, total=False):
    settings: "VedicSettings"  #: Conventions to follow; each has a default.
    target: str  #: The requested instant, with its offset from UTC; now if omitted.
    format: Literal["rows", "prose"]  #: rows: each text alone. prose: paragraphs by theme in addition. rows if omitted.

class TextsTransitsAnswer(TypedDict):
    texts: List["SourcedText"]  #: Texts, in the order of their topics.
    contradictions: List["TextContradiction"]  #: Themes on which texts say opposite things; both stand, and none is left out.
    paragraphs: Union[List["TextParagraph"], None]  #: The texts by theme; null unless `format` is prose.
    text_language: Literal["en"]  #: Language of the texts; other languages follow when a reader has checked them.
    note: str  #: A sentence to show beside the texts.
    metadata: "VedicMetadata"  #: Versions and rules behind the answer.

class TextsVarshaphalSettings(VedicSettings, total=False):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′. almanac if omitted.
    annual_moment: Literal["true", "mean"]  #: Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth. true if omitted.
    varga_friendship: Literal["positional", "natural"]  #: positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao. positional if omitted.

class _TextsVarshaphalInput(Birth):
    target_year: int  #: The calendar year whose birthday opens the year of life; it opens within days of that birthday.

class TextsVarshaphalInput(_TextsVarshaphalInput, total=False):
    settings: "TextsVarshaphalSettings"  #: Conventions to follow; each has a default.
    stay: "Stay"  #: Place of the birthday, if not the place of birth; instants are given in its time zone if it has one.
    format: Literal["rows", "prose"]  #: rows: each text alone. prose: paragraphs by theme in addition. rows if omitted.

class TextsVarshaphalMetadata(VedicMetadata):
    sunrise: Literal["almanac", "standard_air", "geometric", "disc_centre"]  #: Definition of sunrise, and likewise of sunset, at sea level. almanac: the upper edge of the Sun with 34′ of refraction, his centre some 50′ below the horizon, as in national almanacs. standard_air: the upper edge with 36.74′, the refraction that Swiss Ephemeris assumes (1013.25 hPa, 0 °C). geometric: the centre without refraction, as in the Vedic texts. disc_centre: the centre with 34′.
    annual_moment: Literal["true", "mean"]  #: Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth.
    varga_friendship: Literal["positional", "natural"]  #: positional: friends in the 3rd, 5th, 9th and 11th, as Charak; natural: by nature, with Parashara’s drekkana, as Narasimha Rao.

class TextsVarshaphalAnswer(TypedDict):
    texts: List["SourcedText"]  #: Texts, in the order of their topics.
    contradictions: List["TextContradiction"]  #: Themes on which texts say opposite things; both stand, and none is left out.
    paragraphs: Union[List["TextParagraph"], None]  #: The texts by theme; null unless `format` is prose.
    text_language: Literal["en"]  #: Language of the texts; other languages follow when a reader has checked them.
    note: str  #: A sentence to show beside the texts.
    metadata: "TextsVarshaphalMetadata"  #: Versions and rules behind the answer.

class TextsMatchSettings(PoruthamSettings, total=False):
    vashya_table: Literal["standard", "saravali", "astroyogi"]  #: Source of the points for vashya, the influence of one partner on the other. standard if omitted.
    vashya_split: Literal[True, False]  #: Whether Sagittarius and Capricorn change their class at 15°. true if omitted.
    yoni_table: Literal["raman", "saral"]  #: Source of the friendships of animals. raman if omitted.
    gana_table: Literal["standard", "saral_asht_koot"]  #: Source of the points for temperaments; they differ for a deva groom and a rakshasa bride. standard if omitted.

class TextsMatchInput(Couple, total=False):
    settings: "TextsMatchSettings"  #: Conventions to follow; each has a default.
    topics: str  #: The eight kootas of the North or the ten poruthams of the South; both if omitted. Separated by commas: koota, porutham.
    format: Literal["rows", "prose"]  #: rows: each text alone. prose: paragraphs by theme in addition. rows if omitted.

class TextsMatchMetadata(PoruthamMetadata):
    vashya_table: Literal["standard", "saravali", "astroyogi"]  #: Source of the points for vashya, the influence of one partner on the other.
    vashya_split: Literal[True, False]  #: Whether Sagittarius and Capricorn change their class at 15°.
    yoni_table: Literal["raman", "saral"]  #: Source of the friendships of animals.
    gana_table: Literal["standard", "saral_asht_koot"]  #: Source of the points for temperaments; they differ for a deva groom and a rakshasa bride.

class TextsMatchAnswer(TypedDict):
    texts: List["SourcedText"]  #: Texts, in the order of their topics.
    contradictions: List["TextContradiction"]  #: Themes on which texts say opposite things; both stand, and none is left out.
    paragraphs: Union[List["TextParagraph"], None]  #: The texts by theme; null unless `format` is prose.
    text_language: Literal["en"]  #: Language of the texts; other languages follow when a reader has checked them.
    note: str  #: A sentence to show beside the texts.
    metadata: "TextsMatchMetadata"  #: Versions and rules behind the answer.

class TextsWesternSettings(Settings, total=False):
    zodiac: Literal["tropical", "sidereal"]  #: Longitudes from the spring equinox, or from the stars by the `ayanamsa`: places, signs, cusps, houses and lords follow it. A moving sky (transits, progressions, returns) is in the sidereal zodiac of its own date. tropical if omitted.
    ayanamsa: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one. none if omitted.
    ayanamsha: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Alias of ayanamsa.
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.
    house_system: Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky"]  #: System by which the houses are divided, by its name or its letter in Swiss Ephemeris. If it has no solution near the poles, the houses are those of Porphyry and metadata says so. placidus if omitted.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata. standard if omitted.

class TextsWesternInput(Birth, total=False):
    settings: "TextsWesternSettings"  #: Conventions to follow; each has a default.
    format: Literal["rows", "prose"]  #: rows: each text alone. prose: paragraphs by theme in addition. rows if omitted.

class _TextsWesternMetadata(Metadata):
    birth: "BirthClock"  #: The instant computed for the birth, and the clock behind it.
    observation_point: Literal["geocentric", "topocentric"]  #: Positions as seen from the centre of the Earth, or from the place on its surface.
    ayanamsa: Literal["none", "lahiri", "fagan_bradley", "de_luce", "raman", "usha_shashi", "krishnamurti", "djwhal_khul", "yukteshwar", "jn_bhasin", "babylonian_kugler_1", "babylonian_kugler_2", "babylonian_kugler_3", "babylonian_huber", "babylonian_eta_piscium", "babylonian_aldebaran", "hipparchos", "sassanian", "galactic_center_0_sag", "j2000", "j1900", "b1950", "suryasiddhanta", "suryasiddhanta_mean_sun", "aryabhata", "aryabhata_mean_sun", "ss_revati", "ss_citra", "true_citra", "true_revati", "true_pushya", "galactic_center_gil_brand", "galactic_equator_iau1958", "galactic_equator", "galactic_equator_mid_mula", "skydram", "true_mula", "dhruva_mula", "aryabhata_522", "babylonian_britton", "sheoran", "cochrane", "galactic_equator_fiorenza", "vettius_valens", "lahiri_1940", "lahiri_vp285", "kp_new", "lahiri_icrc", "custom"]  #: Convention for the sidereal zodiac, by its name or its number in Swiss Ephemeris; fagan_bradley if `zodiac` is sidereal and none is sent. One sent without `zodiac` asks for the sidereal one.
    house_system_requested: Union[Literal["placidus", "koch", "porphyry", "regiomontanus", "campanus", "equal", "whole_sign", "morinus", "alcabitius", "topocentric", "equal_mc", "equal_aries", "vehlow", "sripati", "meridian", "carter", "horizontal", "krusinski", "apc", "savard_a", "pullen_sd", "pullen_sr", "sunshine", "sunshine_makransky"], None]  #: The requested house system, if it has no solution there and another was used; else null.
    orb_profile: Literal["standard", "kerykeion", "wide"]  #: Maximum distance of an aspect from exactness: standard is 8° for conjunction, opposition and trine, 7° for square, 6° for sextile. The orbs in force are listed in metadata.
    orbs: Dict[str, float]  #: Largest distance from exactness by aspect, degrees.

class TextsWesternMetadata(_TextsWesternMetadata, total=False):
    ayanamsa_deg: float  #: Value of the ayanamsa `custom` at noon of 2000-01-01 TT (J2000), without nutation. Precession carries it to other dates.

class TextsWesternAnswer(TypedDict):
    texts: List["SourcedText"]  #: Texts, in the order of their topics.
    contradictions: List["TextContradiction"]  #: Themes on which texts say opposite things; both stand, and none is left out.
    paragraphs: Union[List["TextParagraph"], None]  #: The texts by theme; null unless `format` is prose.
    text_language: Literal["en"]  #: Language of the texts; other languages follow when a reader has checked them.
    note: str  #: A sentence to show beside the texts.
    metadata: "TextsWesternMetadata"  #: Versions and rules behind the answer.

class _TextsNumbersInput(TypedDict):
    date: str  #: By the Gregorian calendar, YYYY-MM-DD.

class TextsNumbersInput(_TextsNumbersInput, total=False):
    full_name: str  #: Full name as given at birth, in Latin letters. Accents are dropped (É is E), ß is SS and æ is AE; blanks, hyphens and apostrophes separate names.
    year: int  #: The requested calendar year.
    format: Literal["rows", "prose"]  #: rows: each text alone. prose: paragraphs by theme in addition. rows if omitted.
    system: Literal["pythagorean", "chaldean"]  #: Table that gives letters their numbers; numbers of dates are the same in both. pythagorean if omitted.
    settings: "LanguageSettings"  #: Conventions to follow; each has a default.

class TextsNumbersAnswer(TypedDict):
    texts: List["SourcedText"]  #: Texts, in the order of their topics.
    contradictions: List["TextContradiction"]  #: Themes on which texts say opposite things; both stand, and none is left out.
    paragraphs: Union[List["TextParagraph"], None]  #: The texts by theme; null unless `format` is prose.
    text_language: Literal["en"]  #: Language of the texts; other languages follow when a reader has checked them.
    note: str  #: A sentence to show beside the texts.
    metadata: "Metadata"  #: Versions and rules behind the answer.

class AccountListKeysAnswerKeysPublishable(TypedDict):
    origins: List[str]  #: Pages of these origins may call, as browsers write them: scheme, host and port.
    daily_credits_max: int  #: Credits that all visitors together may spend per day (UTC).
    visitor_calls_max: int  #: Calls that one address may make in 24 hours.

class AccountListKeysAnswerKeys(TypedDict):
    key_id: str  #: Id of the key in this API; not secret.
    name: str  #: Name of the key in the portal.
    kind: Literal["secret", "publishable"]  #: secret: for servers. publishable: for web pages.
    environment: Literal["live", "test"]  #: live: calls are charged. test: calls are free.
    prefix: str  #: The part of the key that may be shown.
    last4: str  #: The last four characters of the key.
    text: Union[str, None]  #: Full text of a publishable key; null for a secret one.
    status: Literal["active", "disabled", "revoked"]  #: Disabled keys can be enabled in the portal.
    scopes: List[str]  #: Families, operations and `manage` that the key may use; `*` is every family.
    allowed_addresses: List[str]  #: IP addresses and ranges that may use the key; empty: any.
    monthly_credits_max: Union[int, None]  #: Credits that the key may spend in a period; null: no cap.
    expires_at: Union[str, None]  #: Instant from which the key is refused; null: never.
    formula_version: Union[str, None]  #: Version of the formulas that answers calls of the key without `Graha-Version`, a date; null: the default of the workspace.
    publishable: Union["AccountListKeysAnswerKeysPublishable", None]  #: Limits of a publishable key; null for a secret one.
    replaced_by: Union[str, None]  #: Id of the key that replaced it; null: none.
    created_at: str  #: When the key was created.
    last_used_at: Union[str, None]  #: Instant of the last charged call, updated with a delay of some seconds; null: none.

class AccountListKeysAnswer(TypedDict):
    keys: List["AccountListKeysAnswerKeys"]  #: Newest first.

class AccountCreateKeyInputPublishable(TypedDict):
    origins: List[str]  #: Pages of these origins may call, as browsers write them: scheme, host and port.
    daily_credits_max: int  #: Credits that all visitors together may spend per day (UTC).
    visitor_calls_max: int  #: Calls that one address may make in 24 hours.

class _AccountCreateKeyInput(TypedDict):
    name: str  #: Name of the key in the portal.

class AccountCreateKeyInput(_AccountCreateKeyInput, total=False):
    environment: Literal["live", "test"]  #: A test key can create only test keys. live if omitted.
    scopes: List[str]  #: Families or operations that the new key may use, all of them allowed to the calling key; never `manage`.
    allowed_addresses: List[str]  #: IP addresses and ranges that may use the key; empty: any.
    monthly_credits_max: Union[int, None]  #: Credits that the key may spend in a period; null: no cap.
    expires_at: Union[str, None]  #: Instant from which the key is refused; null: never.
    formula_version: Union[str, None]  #: Version of the formulas that answers calls of the key without `Graha-Version`, a date; null: the default of the workspace.
    publishable: Union["AccountCreateKeyInputPublishable", None]  #: Limits of a publishable key; null creates a secret key.

class AccountCreateKeyAnswerPublishable(TypedDict):
    origins: List[str]  #: Pages of these origins may call, as browsers write them: scheme, host and port.
    daily_credits_max: int  #: Credits that all visitors together may spend per day (UTC).
    visitor_calls_max: int  #: Calls that one address may make in 24 hours.

class AccountCreateKeyAnswer(TypedDict):
    key: Union[str, None]  #: Full text of the key, returned only once; null for a secret key if the request was a repeat.
    key_id: str  #: Id of the key in this API; not secret.
    name: str  #: Name of the key in the portal.
    kind: Literal["secret", "publishable"]  #: secret: for servers. publishable: for web pages.
    environment: Literal["live", "test"]  #: live: calls are charged. test: calls are free.
    prefix: str  #: The part of the key that may be shown.
    last4: str  #: The last four characters of the key.
    text: Union[str, None]  #: Full text of a publishable key; null for a secret one.
    status: Literal["active", "disabled", "revoked"]  #: Disabled keys can be enabled in the portal.
    scopes: List[str]  #: Families, operations and `manage` that the key may use; `*` is every family.
    allowed_addresses: List[str]  #: IP addresses and ranges that may use the key; empty: any.
    monthly_credits_max: Union[int, None]  #: Credits that the key may spend in a period; null: no cap.
    expires_at: Union[str, None]  #: Instant from which the key is refused; null: never.
    formula_version: Union[str, None]  #: Version of the formulas that answers calls of the key without `Graha-Version`, a date; null: the default of the workspace.
    publishable: Union["AccountCreateKeyAnswerPublishable", None]  #: Limits of a publishable key; null for a secret one.
    replaced_by: Union[str, None]  #: Id of the key that replaced it; null: none.
    created_at: str  #: When the key was created.
    last_used_at: Union[str, None]  #: Instant of the last charged call, updated with a delay of some seconds; null: none.

class AccountRotateKeyInput(TypedDict, total=False):
    overlap_seconds: int  #: Seconds for which the old key keeps working alongside the new one. 0 if omitted.

class AccountRotateKeyAnswer(TypedDict):
    key: str  #: Full text of the new key, returned only once.
    key_id: str  #: Id of the new key, which has the name and the limits of the old one.
    old_valid_until: str  #: Instant from which the old key is refused.

class AccountRevokeKeyAnswer(TypedDict):
    key_id: str  #: Id of the revoked key.
    status: Literal["revoked"]  #: The key never works again.

_AccountUsageInputMay = TypedDict(
    "_AccountUsageInputMay",
    {
        "from": str,  #: First day, UTC; thirty days back if omitted.
    },
    total=False,
)

class AccountUsageInput(_AccountUsageInputMay, total=False):
    to: str  #: Last day, UTC; today if omitted.
    key_id: str  #: Id of a key, if only its calls are to be counted.

class AccountUsageAnswerRows(TypedDict):
    day: str  #: Day of the calls, UTC.
    operation: str  #: Id of the operation.
    calls: int  #: Number of calls, those of test keys included.
    credits: int  #: Credits charged, less refunds.

_AccountUsageAnswerMust = TypedDict(
    "_AccountUsageAnswerMust",
    {
        "from": str,  #: First day, UTC.
    },
)

class AccountUsageAnswer(_AccountUsageAnswerMust):
    to: str  #: Last day, UTC.
    credits: int  #: Credits of all rows together.
    calls: int  #: Calls of all rows together.
    rows: List["AccountUsageAnswerRows"]  #: Calls and credits by day and operation, updated with a delay of some seconds.

class AccountPlanAnswerPeriod(TypedDict):
    start: str  #: Start of the period.
    end: str  #: End of the period.

class AccountPlanAnswerCredits(TypedDict):
    limit: int  #: Credits granted for the period.
    used: int  #: Credits that calls have cost.
    remaining: int  #: Credits left.

class AccountPlanAnswerCalls(TypedDict):
    limit: Union[int, None]  #: Calls that the plan includes in the period.
    used: int  #: Calls made in the period.
    remaining: Union[int, None]  #: Calls left.

class AccountPlanAnswer(TypedDict):
    plan: Literal["free", "starter", "growth", "scale", "internal"]  #: The plan of the workspace.
    period: "AccountPlanAnswerPeriod"  #: Period in which the credits and calls below are counted.
    credits: "AccountPlanAnswerCredits"  #: Credits of this period.
    calls: "AccountPlanAnswerCalls"  #: Calls of this period; limit and remaining are null on plans that do not count calls.
    rate_limit_per_minute: Union[int, None]  #: Requests allowed per minute; null: no limit.

class AccountSpendLimitAnswer(TypedDict):
    credits_max: Union[int, None]  #: Credits that all keys together may spend in a period; null: no limit.
    credits_used: int  #: Credits spent in this period.
    resets_at: str  #: End of the period, when the count restarts at 0.

class AccountSetSpendLimitInput(TypedDict):
    credits_max: Union[int, None]  #: Credits that all keys together may spend in a period; null removes the limit.

class AccountSetSpendLimitAnswer(TypedDict):
    credits_max: Union[int, None]  #: Credits that all keys together may spend in a period; null: no limit.
    credits_used: int  #: Credits spent in this period.
    resets_at: str  #: End of the period, when the count restarts at 0.

class AccountFormulaVersionAnswerLiveVersions(TypedDict):
    version: str  #: Date of the version, as Graha-Version takes it.
    served_until: Union[str, None]  #: First day on which it may be refused; null: it is the current one.
    summary: str  #: Its changes in one sentence.

class AccountFormulaVersionAnswer(TypedDict):
    formula_version: Union[str, None]  #: Version of the formulas for calls without the header Graha-Version; null: the current version at each call.
    current_version: str  #: The current version.
    live_versions: List["AccountFormulaVersionAnswerLiveVersions"]  #: The versions that are served, oldest first.

class AccountSetFormulaVersionInput(TypedDict):
    formula_version: Union[str, None]  #: One of `live_versions`, for calls without the header Graha-Version; null: the current version at each call.

class AccountSetFormulaVersionAnswerLiveVersions(TypedDict):
    version: str  #: Date of the version, as Graha-Version takes it.
    served_until: Union[str, None]  #: First day on which it may be refused; null: it is the current one.
    summary: str  #: Its changes in one sentence.

class AccountSetFormulaVersionAnswer(TypedDict):
    formula_version: Union[str, None]  #: Version of the formulas for calls without the header Graha-Version; null: the current version at each call.
    current_version: str  #: The current version.
    live_versions: List["AccountSetFormulaVersionAnswerLiveVersions"]  #: The versions that are served, oldest first.

class AccountReportBrandAnswerBrand(TypedDict, total=False):
    name: str  #: Printed at the head of the first page and above the others.
    logo: str  #: A PNG or SVG of at most 200 kB, as a data URL in Base64. An SVG may have shapes and gradients, but no scripts, styles, texts or references to other files.
    primary_colour: str  #: Colour of headings, such as #152341.
    accent_colour: str  #: Colour of the mark below the title, such as #8e5a14.
    footer: str  #: Printed at the foot of each page.
    contact: str  #: A web or mail address, printed after the footer as a link, or a telephone number.

class AccountReportBrandAnswer(TypedDict):
    brand: Union["AccountReportBrandAnswerBrand", None]  #: The brand of reports whose request has none; null: none.

class AccountSetReportBrandInputBrand(TypedDict, total=False):
    name: str  #: Printed at the head of the first page and above the others.
    logo: str  #: A PNG or SVG of at most 200 kB, as a data URL in Base64. An SVG may have shapes and gradients, but no scripts, styles, texts or references to other files.
    primary_colour: str  #: Colour of headings, such as #152341.
    accent_colour: str  #: Colour of the mark below the title, such as #8e5a14.
    footer: str  #: Printed at the foot of each page.
    contact: str  #: A web or mail address, printed after the footer as a link, or a telephone number.

class AccountSetReportBrandInput(TypedDict):
    brand: Union["AccountSetReportBrandInputBrand", None]  #: Name, logo, colours and footer of the seller; null: none.

class AccountSetReportBrandAnswerBrand(TypedDict, total=False):
    name: str  #: Printed at the head of the first page and above the others.
    logo: str  #: A PNG or SVG of at most 200 kB, as a data URL in Base64. An SVG may have shapes and gradients, but no scripts, styles, texts or references to other files.
    primary_colour: str  #: Colour of headings, such as #152341.
    accent_colour: str  #: Colour of the mark below the title, such as #8e5a14.
    footer: str  #: Printed at the foot of each page.
    contact: str  #: A web or mail address, printed after the footer as a link, or a telephone number.

class AccountSetReportBrandAnswer(TypedDict):
    brand: Union["AccountSetReportBrandAnswerBrand", None]  #: The brand of reports whose request has none; null: none.

class AccountPreviewReportBrandInputBrand(TypedDict, total=False):
    name: str  #: Printed at the head of the first page and above the others.
    logo: str  #: A PNG or SVG of at most 200 kB, as a data URL in Base64. An SVG may have shapes and gradients, but no scripts, styles, texts or references to other files.
    primary_colour: str  #: Colour of headings, such as #152341.
    accent_colour: str  #: Colour of the mark below the title, such as #8e5a14.
    footer: str  #: Printed at the foot of each page.
    contact: str  #: A web or mail address, printed after the footer as a link, or a telephone number.

class AccountPreviewReportBrandInput(TypedDict):
    brand: "AccountPreviewReportBrandInputBrand"  #: Name, logo, colours and footer of the seller.

class AccountPreviewReportBrandAnswer(TypedDict):
    svg: str  #: The first page of an example, as SVG whose texts are outlines.

class AccountAutoTopUpAnswer(TypedDict):
    is_on: bool  #: Whether top-ups are bought automatically.
    below_credits: Union[int, None]  #: A top-up is bought when fewer credits are left; null while it is off.
    packs_max: Union[int, None]  #: Maximum number of packs per calendar month (UTC); null while it is off.
    packs_bought: int  #: Packs bought in this calendar month (UTC), including one that is being paid.
    paused_because: Union[Literal["card_declined", "card_absent", "refused", "plan_absent", "plan_unpaid", "price_changed"], None]  #: Reason of a pause, which lasts until a person turns auto top-up on again; null: not paused.

class AccountListWebhooksAnswerWebhooks(TypedDict):
    webhook_id: str  #: Id of the webhook in this API.
    url: str  #: Address that receives the messages.
    types: List[Literal["credits.threshold", "key.created", "key.rotated", "key.revoked", "key.leaked", "subscription.changed", "sky.event", "event.moved", "subscription.stopped", "invoice.paid", "invoice.failed"]]  #: Types of the messages that it receives.
    status: Literal["active", "paused"]  #: No message is queued for a paused webhook.
    paused_because: Union[Literal["asked", "failing", "gone"], None]  #: Reason of the pause; null while it is active.
    created_at: str  #: When the webhook was added.

class AccountListWebhooksAnswer(TypedDict):
    webhooks: List["AccountListWebhooksAnswerWebhooks"]  #: Oldest first.

class AccountAddWebhookInput(TypedDict):
    url: str  #: Address that receives the messages: https://, on a public host.
    types: List[Literal["credits.threshold", "key.created", "key.rotated", "key.revoked", "key.leaked", "subscription.changed", "sky.event", "event.moved", "subscription.stopped", "invoice.paid", "invoice.failed"]]  #: Types of the messages that it receives.

class AccountAddWebhookAnswer(TypedDict):
    secret: Union[str, None]  #: Secret that signs the messages, returned only once; null if the request was a repeat.
    webhook_id: str  #: Id of the webhook in this API.
    url: str  #: Address that receives the messages.
    types: List[Literal["credits.threshold", "key.created", "key.rotated", "key.revoked", "key.leaked", "subscription.changed", "sky.event", "event.moved", "subscription.stopped", "invoice.paid", "invoice.failed"]]  #: Types of the messages that it receives.
    status: Literal["active", "paused"]  #: No message is queued for a paused webhook.
    paused_because: Union[Literal["asked", "failing", "gone"], None]  #: Reason of the pause; null while it is active.
    created_at: str  #: When the webhook was added.

class AccountRemoveWebhookAnswer(TypedDict):
    webhook_id: str  #: Id of the removed webhook.
    status: Literal["removed"]  #: The webhook receives no more messages.

class AccountTestWebhookAnswer(TypedDict):
    delivery_id: str  #: Id of the delivery in the list of deliveries in the portal.

class AccountListMessagesInput(TypedDict, total=False):
    limit: int  #: Messages in the answer, at most. 50 if omitted.
    after: str  #: `next` of the page before; omitted: from now on.

class AccountListMessagesAnswerMessages(TypedDict):
    delivery_id: str  #: Id of the delivery.
    webhook_id: str  #: The webhook that gets it.
    message_id: str  #: `webhook-id` of the message, the same in every attempt.
    type: str  #: Type of the message, as in its body.
    created_at: str  #: Instant of the message.
    body: str  #: The body as it is sent, byte for byte; signatures are over these bytes.

class AccountListMessagesAnswer(TypedDict):
    messages: List["AccountListMessagesAnswerMessages"]  #: Oldest first.
    next: str  #: Send it as `after` for the messages that come later.

class _AccountStoreBirthInputBirth(TypedDict):
    year: int  #: Year of birth in its calendar.
    month: int  #: Month of birth in its calendar; 1 is January in the Gregorian one.
    date: int  #: Day of the month.
    hours: int  #: Hour of the local clock, 24-hour.
    minutes: int  #: Minute of the local clock.

class AccountStoreBirthInputBirth(_AccountStoreBirthInputBirth, total=False):
    seconds: int  #: Second of the local clock, 0 if omitted.
    latitude: float  #: Decimal degrees, north positive; `place_id` may replace it.
    longitude: float  #: Decimal degrees, east positive; `place_id` may replace it.
    timezone: Union[float, str]  #: IANA name, or hours east of UTC; `place_id` may replace it.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It is read when the birth is stored.
    fold: int  #: For a clock reading that occurred twice or never: 0 is before the change, 1 after.
    calendar: str  #: Calendar of year, month and date; gregorian if omitted.
    country: str  #: ISO 3166-1 code of the country whose calendar the date is in.

class _AccountStoreBirthInput(TypedDict):
    birth: "AccountStoreBirthInputBirth"  #: The birth, as an operation takes it.

class AccountStoreBirthInput(_AccountStoreBirthInput, total=False):
    reference: Union[str, None]  #: Your own id of the person, unique in the workspace; null: none. A known one replaces that birth.
    label: Union[str, None]  #: Text that the portal shows in lists; null: none.
    tags: List[str]  #: Words by which the list can be filtered.

class _AccountStoreBirthAnswerBirth(TypedDict):
    year: int  #: Year of birth in its calendar.
    month: int  #: Month of birth in its calendar; 1 is January in the Gregorian one.
    date: int  #: Day of the month.
    hours: int  #: Hour of the local clock, 24-hour.
    minutes: int  #: Minute of the local clock.

class AccountStoreBirthAnswerBirth(_AccountStoreBirthAnswerBirth, total=False):
    seconds: int  #: Second of the local clock, 0 if omitted.
    latitude: float  #: Decimal degrees, north positive; `place_id` may replace it.
    longitude: float  #: Decimal degrees, east positive; `place_id` may replace it.
    timezone: Union[float, str]  #: IANA name, or hours east of UTC; `place_id` may replace it.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It is read when the birth is stored.
    fold: int  #: For a clock reading that occurred twice or never: 0 is before the change, 1 after.
    calendar: str  #: Calendar of year, month and date; gregorian if omitted.
    country: str  #: ISO 3166-1 code of the country whose calendar the date is in.

class AccountStoreBirthAnswer(TypedDict):
    birth_id: str  #: Id of the stored birth, which operations take.
    reference: Union[str, None]  #: Your own id of the person; null: none.
    label: Union[str, None]  #: Text that the portal shows in lists; null: none.
    tags: List[str]  #: Words by which the list can be filtered.
    birth: "AccountStoreBirthAnswerBirth"  #: The birth, as an operation takes it.
    version: int  #: 1 when it is stored, one more at each replacement.
    created_at: str  #: Instant at which it was stored.
    changed_at: str  #: Instant of the last replacement.

class AccountListBirthsInput(TypedDict, total=False):
    limit: int  #: Births in the answer, at most. 50 if omitted.
    after: str  #: `next` of the page before.
    tag: str  #: Only births with this tag.
    reference: str  #: Only the birth with this reference.

class _AccountListBirthsAnswerBirthsBirth(TypedDict):
    year: int  #: Year of birth in its calendar.
    month: int  #: Month of birth in its calendar; 1 is January in the Gregorian one.
    date: int  #: Day of the month.
    hours: int  #: Hour of the local clock, 24-hour.
    minutes: int  #: Minute of the local clock.

class AccountListBirthsAnswerBirthsBirth(_AccountListBirthsAnswerBirthsBirth, total=False):
    seconds: int  #: Second of the local clock, 0 if omitted.
    latitude: float  #: Decimal degrees, north positive; `place_id` may replace it.
    longitude: float  #: Decimal degrees, east positive; `place_id` may replace it.
    timezone: Union[float, str]  #: IANA name, or hours east of UTC; `place_id` may replace it.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It is read when the birth is stored.
    fold: int  #: For a clock reading that occurred twice or never: 0 is before the change, 1 after.
    calendar: str  #: Calendar of year, month and date; gregorian if omitted.
    country: str  #: ISO 3166-1 code of the country whose calendar the date is in.

class AccountListBirthsAnswerBirths(TypedDict):
    birth_id: str  #: Id of the stored birth, which operations take.
    reference: Union[str, None]  #: Your own id of the person; null: none.
    label: Union[str, None]  #: Text that the portal shows in lists; null: none.
    tags: List[str]  #: Words by which the list can be filtered.
    birth: "AccountListBirthsAnswerBirthsBirth"  #: The birth, as an operation takes it.
    version: int  #: 1 when it is stored, one more at each replacement.
    created_at: str  #: Instant at which it was stored.
    changed_at: str  #: Instant of the last replacement.

class AccountListBirthsAnswer(TypedDict):
    births: List["AccountListBirthsAnswerBirths"]  #: Newest first.
    next: Union[str, None]  #: `after` of the next page; null: this is the last one.

class _AccountReadBirthAnswerBirth(TypedDict):
    year: int  #: Year of birth in its calendar.
    month: int  #: Month of birth in its calendar; 1 is January in the Gregorian one.
    date: int  #: Day of the month.
    hours: int  #: Hour of the local clock, 24-hour.
    minutes: int  #: Minute of the local clock.

class AccountReadBirthAnswerBirth(_AccountReadBirthAnswerBirth, total=False):
    seconds: int  #: Second of the local clock, 0 if omitted.
    latitude: float  #: Decimal degrees, north positive; `place_id` may replace it.
    longitude: float  #: Decimal degrees, east positive; `place_id` may replace it.
    timezone: Union[float, str]  #: IANA name, or hours east of UTC; `place_id` may replace it.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It is read when the birth is stored.
    fold: int  #: For a clock reading that occurred twice or never: 0 is before the change, 1 after.
    calendar: str  #: Calendar of year, month and date; gregorian if omitted.
    country: str  #: ISO 3166-1 code of the country whose calendar the date is in.

class AccountReadBirthAnswer(TypedDict):
    birth_id: str  #: Id of the stored birth, which operations take.
    reference: Union[str, None]  #: Your own id of the person; null: none.
    label: Union[str, None]  #: Text that the portal shows in lists; null: none.
    tags: List[str]  #: Words by which the list can be filtered.
    birth: "AccountReadBirthAnswerBirth"  #: The birth, as an operation takes it.
    version: int  #: 1 when it is stored, one more at each replacement.
    created_at: str  #: Instant at which it was stored.
    changed_at: str  #: Instant of the last replacement.

class _AccountReplaceBirthInputBirth(TypedDict):
    year: int  #: Year of birth in its calendar.
    month: int  #: Month of birth in its calendar; 1 is January in the Gregorian one.
    date: int  #: Day of the month.
    hours: int  #: Hour of the local clock, 24-hour.
    minutes: int  #: Minute of the local clock.

class AccountReplaceBirthInputBirth(_AccountReplaceBirthInputBirth, total=False):
    seconds: int  #: Second of the local clock, 0 if omitted.
    latitude: float  #: Decimal degrees, north positive; `place_id` may replace it.
    longitude: float  #: Decimal degrees, east positive; `place_id` may replace it.
    timezone: Union[float, str]  #: IANA name, or hours east of UTC; `place_id` may replace it.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It is read when the birth is stored.
    fold: int  #: For a clock reading that occurred twice or never: 0 is before the change, 1 after.
    calendar: str  #: Calendar of year, month and date; gregorian if omitted.
    country: str  #: ISO 3166-1 code of the country whose calendar the date is in.

class _AccountReplaceBirthInput(TypedDict):
    birth: "AccountReplaceBirthInputBirth"  #: The birth, as an operation takes it.

class AccountReplaceBirthInput(_AccountReplaceBirthInput, total=False):
    reference: Union[str, None]  #: Your own id of the person, unique in the workspace; null: none. A known one replaces that birth.
    label: Union[str, None]  #: Text that the portal shows in lists; null: none.
    tags: List[str]  #: Words by which the list can be filtered.

class _AccountReplaceBirthAnswerBirth(TypedDict):
    year: int  #: Year of birth in its calendar.
    month: int  #: Month of birth in its calendar; 1 is January in the Gregorian one.
    date: int  #: Day of the month.
    hours: int  #: Hour of the local clock, 24-hour.
    minutes: int  #: Minute of the local clock.

class AccountReplaceBirthAnswerBirth(_AccountReplaceBirthAnswerBirth, total=False):
    seconds: int  #: Second of the local clock, 0 if omitted.
    latitude: float  #: Decimal degrees, north positive; `place_id` may replace it.
    longitude: float  #: Decimal degrees, east positive; `place_id` may replace it.
    timezone: Union[float, str]  #: IANA name, or hours east of UTC; `place_id` may replace it.
    place_id: int  #: Id of a place, from `GET /api/v1/places`. It is read when the birth is stored.
    fold: int  #: For a clock reading that occurred twice or never: 0 is before the change, 1 after.
    calendar: str  #: Calendar of year, month and date; gregorian if omitted.
    country: str  #: ISO 3166-1 code of the country whose calendar the date is in.

class AccountReplaceBirthAnswer(TypedDict):
    birth_id: str  #: Id of the stored birth, which operations take.
    reference: Union[str, None]  #: Your own id of the person; null: none.
    label: Union[str, None]  #: Text that the portal shows in lists; null: none.
    tags: List[str]  #: Words by which the list can be filtered.
    birth: "AccountReplaceBirthAnswerBirth"  #: The birth, as an operation takes it.
    version: int  #: 1 when it is stored, one more at each replacement.
    created_at: str  #: Instant at which it was stored.
    changed_at: str  #: Instant of the last replacement.

class AccountEraseBirthAnswer(TypedDict):
    birth_id: str  #: Id of the erased birth.
    status: Literal["erased"]  #: Nothing of the birth is kept.

class AccountCreateSubscriptionInputPlace(TypedDict):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: str  #: IANA name of the zone.

class _AccountCreateSubscriptionInput(TypedDict):
    of: Literal["all", "tag", "ids", "place", "sky"]  #: Events of `all` stored births, of those with a `tag`, of some by their `ids`, of a `place`, or of the `sky`.
    events: List[str]  #: Kinds of events, all of the group that `of` has.

class AccountCreateSubscriptionInput(_AccountCreateSubscriptionInput, total=False):
    tag: Union[str, None]  #: Tag of the births; needed if `of` is `tag`.
    birth_ids: Union[List[str], None]  #: Ids of stored births; needed if `of` is `ids`.
    place: Union["AccountCreateSubscriptionInputPlace", None]  #: The place; needed if `of` is `place`.
    options: Dict[str, Any]  #: Conventions by which events are found: members of `events/upcoming`, such as `dasha_systems`, `dasha_levels`, `aspects`, `orb`, `region` and `settings` with `ayanamsa` and `language`. Those left out have its defaults.
    days_ahead: int  #: Days from the delivery to the event. 0 if omitted.
    deliver: Literal["webhook", "feed"]  #: `webhook`: as messages `sky.event` to your webhooks; `feed`: in the list of delivered events alone. webhook if omitted.
    cap_credits: Union[int, None]  #: Credits that it may spend in a month, UTC; it then stops until the next month. Null: no cap.

class AccountCreateSubscriptionAnswerPlace(TypedDict):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: str  #: IANA name of the zone.

class AccountCreateSubscriptionAnswer(TypedDict):
    subscription_id: str  #: Id of the subscription.
    of: Literal["all", "tag", "ids", "place", "sky"]  #: Events of `all` stored births, of those with a `tag`, of some by their `ids`, of a `place`, or of the `sky`.
    tag: Union[str, None]  #: Tag of the births; null: by another way.
    birth_ids: Union[List[str], None]  #: Ids of the births; null: by another way.
    place: Union["AccountCreateSubscriptionAnswerPlace", None]  #: The place; null: of births or of the sky.
    events: List[str]  #: Kinds of events.
    options: Dict[str, Any]  #: Conventions by which events are found, as they were sent.
    days_ahead: int  #: Days from the delivery to the event.
    deliver: Literal["webhook", "feed"]  #: `webhook`: as messages `sky.event` to your webhooks; `feed`: in the list of delivered events alone.
    cap_credits: Union[int, None]  #: Credits that it may spend in a month, UTC; it then stops until the next month. Null: no cap.
    spent_credits: int  #: Credits spent in this month, UTC.
    status: Literal["active", "paused", "stopped"]  #: `stopped`: at its cap, or without credits, until `stopped_until`.
    stopped_because: Union[Literal["cap", "credits"], None]  #: `cap`, or `credits` if credits, calls or spend limit were exhausted; null: not stopped.
    stopped_until: Union[str, None]  #: Instant from which it delivers again; null: not stopped.
    hint: Union[str, None]  #: Instruction, if it cannot deliver because no active webhook takes `sky.event`; null: it can.
    calendar_since: Union[str, None]  #: Instant at which its calendar got its present address; null: it has none.
    created_at: str  #: Instant at which it was created.

class AccountListSubscriptionsInput(TypedDict, total=False):
    limit: int  #: Subscriptions in the answer, at most. 50 if omitted.
    after: str  #: `next` of the page before.

class AccountListSubscriptionsAnswerSubscriptionsPlace(TypedDict):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: str  #: IANA name of the zone.

class AccountListSubscriptionsAnswerSubscriptions(TypedDict):
    subscription_id: str  #: Id of the subscription.
    of: Literal["all", "tag", "ids", "place", "sky"]  #: Events of `all` stored births, of those with a `tag`, of some by their `ids`, of a `place`, or of the `sky`.
    tag: Union[str, None]  #: Tag of the births; null: by another way.
    birth_ids: Union[List[str], None]  #: Ids of the births; null: by another way.
    place: Union["AccountListSubscriptionsAnswerSubscriptionsPlace", None]  #: The place; null: of births or of the sky.
    events: List[str]  #: Kinds of events.
    options: Dict[str, Any]  #: Conventions by which events are found, as they were sent.
    days_ahead: int  #: Days from the delivery to the event.
    deliver: Literal["webhook", "feed"]  #: `webhook`: as messages `sky.event` to your webhooks; `feed`: in the list of delivered events alone.
    cap_credits: Union[int, None]  #: Credits that it may spend in a month, UTC; it then stops until the next month. Null: no cap.
    spent_credits: int  #: Credits spent in this month, UTC.
    status: Literal["active", "paused", "stopped"]  #: `stopped`: at its cap, or without credits, until `stopped_until`.
    stopped_because: Union[Literal["cap", "credits"], None]  #: `cap`, or `credits` if credits, calls or spend limit were exhausted; null: not stopped.
    stopped_until: Union[str, None]  #: Instant from which it delivers again; null: not stopped.
    hint: Union[str, None]  #: Instruction, if it cannot deliver because no active webhook takes `sky.event`; null: it can.
    calendar_since: Union[str, None]  #: Instant at which its calendar got its present address; null: it has none.
    created_at: str  #: Instant at which it was created.

class AccountListSubscriptionsAnswer(TypedDict):
    subscriptions: List["AccountListSubscriptionsAnswerSubscriptions"]  #: Newest first.
    next: Union[str, None]  #: `after` of the next page; null: this is the last one.

class AccountReadSubscriptionAnswerPlace(TypedDict):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: str  #: IANA name of the zone.

class AccountReadSubscriptionAnswer(TypedDict):
    subscription_id: str  #: Id of the subscription.
    of: Literal["all", "tag", "ids", "place", "sky"]  #: Events of `all` stored births, of those with a `tag`, of some by their `ids`, of a `place`, or of the `sky`.
    tag: Union[str, None]  #: Tag of the births; null: by another way.
    birth_ids: Union[List[str], None]  #: Ids of the births; null: by another way.
    place: Union["AccountReadSubscriptionAnswerPlace", None]  #: The place; null: of births or of the sky.
    events: List[str]  #: Kinds of events.
    options: Dict[str, Any]  #: Conventions by which events are found, as they were sent.
    days_ahead: int  #: Days from the delivery to the event.
    deliver: Literal["webhook", "feed"]  #: `webhook`: as messages `sky.event` to your webhooks; `feed`: in the list of delivered events alone.
    cap_credits: Union[int, None]  #: Credits that it may spend in a month, UTC; it then stops until the next month. Null: no cap.
    spent_credits: int  #: Credits spent in this month, UTC.
    status: Literal["active", "paused", "stopped"]  #: `stopped`: at its cap, or without credits, until `stopped_until`.
    stopped_because: Union[Literal["cap", "credits"], None]  #: `cap`, or `credits` if credits, calls or spend limit were exhausted; null: not stopped.
    stopped_until: Union[str, None]  #: Instant from which it delivers again; null: not stopped.
    hint: Union[str, None]  #: Instruction, if it cannot deliver because no active webhook takes `sky.event`; null: it can.
    calendar_since: Union[str, None]  #: Instant at which its calendar got its present address; null: it has none.
    created_at: str  #: Instant at which it was created.

class AccountChangeSubscriptionInput(TypedDict, total=False):
    status: Literal["active", "paused"]  #: `paused`: events that are due meanwhile are neither delivered nor charged; `active` also ends a stop. Unchanged if omitted.
    cap_credits: Union[int, None]  #: Credits that it may spend in a month, UTC; it then stops until the next month. Null: no cap. Unchanged if omitted; a stop is ended by `status`.

class AccountChangeSubscriptionAnswerPlace(TypedDict):
    latitude: float  #: Decimal degrees, north positive.
    longitude: float  #: Decimal degrees, east positive.
    timezone: str  #: IANA name of the zone.

class AccountChangeSubscriptionAnswer(TypedDict):
    subscription_id: str  #: Id of the subscription.
    of: Literal["all", "tag", "ids", "place", "sky"]  #: Events of `all` stored births, of those with a `tag`, of some by their `ids`, of a `place`, or of the `sky`.
    tag: Union[str, None]  #: Tag of the births; null: by another way.
    birth_ids: Union[List[str], None]  #: Ids of the births; null: by another way.
    place: Union["AccountChangeSubscriptionAnswerPlace", None]  #: The place; null: of births or of the sky.
    events: List[str]  #: Kinds of events.
    options: Dict[str, Any]  #: Conventions by which events are found, as they were sent.
    days_ahead: int  #: Days from the delivery to the event.
    deliver: Literal["webhook", "feed"]  #: `webhook`: as messages `sky.event` to your webhooks; `feed`: in the list of delivered events alone.
    cap_credits: Union[int, None]  #: Credits that it may spend in a month, UTC; it then stops until the next month. Null: no cap.
    spent_credits: int  #: Credits spent in this month, UTC.
    status: Literal["active", "paused", "stopped"]  #: `stopped`: at its cap, or without credits, until `stopped_until`.
    stopped_because: Union[Literal["cap", "credits"], None]  #: `cap`, or `credits` if credits, calls or spend limit were exhausted; null: not stopped.
    stopped_until: Union[str, None]  #: Instant from which it delivers again; null: not stopped.
    hint: Union[str, None]  #: Instruction, if it cannot deliver because no active webhook takes `sky.event`; null: it can.
    calendar_since: Union[str, None]  #: Instant at which its calendar got its present address; null: it has none.
    created_at: str  #: Instant at which it was created.

class AccountDeleteSubscriptionAnswer(TypedDict):
    subscription_id: str  #: Id of the deleted subscription.
    status: Literal["deleted"]  #: It delivers nothing any more.

class AccountListSubscriptionEventsInput(TypedDict, total=False):
    limit: int  #: Events in the answer, at most. 50 if omitted.
    after: str  #: `next` of the page before.

class AccountListSubscriptionEventsAnswerEvents(TypedDict):
    event_id: str  #: Id of the event, also in its message.
    kind: str  #: Kind of the event.
    at: str  #: Instant of the event.
    birth_id: Union[str, None]  #: The stored birth; null: of a place or of the sky.
    state: Literal["delivered", "missed"]  #: `missed`: no webhook took messages `sky.event` then; it cost nothing.
    settled_at: str  #: Instant of the delivery.
    credits: int  #: Credits charged.
    details: Union[Dict[str, Any], None]  #: The event as its message has it; null: it was missed.

class AccountListSubscriptionEventsAnswer(TypedDict):
    events: List["AccountListSubscriptionEventsAnswerEvents"]  #: Newest first.
    next: Union[str, None]  #: `after` of the next page; null: this is the last one.

class AccountOpenSubscriptionCalendarAnswer(TypedDict):
    subscription_id: str  #: Id of the subscription.
    url: str  #: The private address, by which anybody can read the delivered events. It is shown once; a second request creates another and ends this one.

class AccountCloseSubscriptionCalendarAnswer(TypedDict):
    subscription_id: str  #: Id of the subscription.
    status: Literal["closed"]  #: Its calendar has no address any more.
