// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

import type { Call, CallOptions } from '../call.ts';
import type { VedicChartRequest, StandardPlanetsExtendedResponse, PlanetsConditionsAnswer, PlanetsFriendshipAnswer, PlanetsAspectsInput, PlanetsAspectsAnswer, PlanetsFunctionalNatureAnswer, KundaliBasicAnswer, KundaliUncertainInput, KundaliUncertainAnswer, KundaliChandraChartAnswer, KundaliFromPointInput, KundaliFromPointAnswer, KundaliSudarshanaAnswer, HousesWholeSignInput, HousesWholeSignAnswer, HousesBhavaChalitInput, HousesBhavaChalitAnswer, HousesCuspsInput, HousesCuspsAnswer, AshtakavargaRequest, StrengthAshtakavargaAnswer, StrengthAshtakavargaReducedInput, StrengthAshtakavargaReducedAnswer, ShadbalaRequest, StrengthShadbalaAnswer, StrengthBhavaBalaAnswer, StrengthVimshopakaAnswer, TransitGocharaInput, TransitGocharaAnswer, TransitNatalAspectsInput, TransitNatalAspectsAnswer, TransitHitsInput, TransitHitsAnswer, TransitSarvatobhadraInput, TransitSarvatobhadraAnswer, TransitKotaInput, TransitKotaAnswer, JaiminiKarakasInput, JaiminiKarakasAnswer, JaiminiArudhasInput, JaiminiArudhasAnswer, JaiminiArgalaInput, JaiminiArgalaAnswer, JaiminiCharaDashaInput, JaiminiCharaDashaAnswer, JaiminiShoolaDashaAnswer, PointsUpagrahasInput, PointsUpagrahasAnswer, PointsSpecialLagnasInput, PointsSpecialLagnasAnswer, YogaDetectInput, YogaDetectAnswer, KpChartInput, KpChartAnswer, KpRulingPlanetsInput, KpRulingPlanetsAnswer, KpHoraryInput, KpHoraryAnswer, VarshaphalChartInput, VarshaphalChartAnswer, VarshaphalSahamsInput, VarshaphalSahamsAnswer, VarshaphalMuddaDashaInput, VarshaphalMuddaDashaAnswer, VarshaphalYogasInput, VarshaphalYogasAnswer, ParasharaRequest, DivisionalChart, DivisionalD2Input, DivisionalD3Input, DivisionalD4Input, DivisionalD5Input, DivisionalD7Input, DivisionalD9Input, DivisionalD11Input, DivisionalD11RamanInput, DivisionalD24Input, DivisionalD60Input, DivisionalD81Input, DivisionalD108Input, DivisionalD144Input, DivisionalD150Input, DivisionalMixedInput, DivisionalShodashvargaAnswer, PanchangRequest, PanchangFullAnswer, PanchangTithiAnswer, PanchangNakshatraAnswer, PanchangYogaAnswer, PanchangKaranaAnswer, PanchangVaraInput, PanchangVaraAnswer, PanchangSunTimesAnswer, PanchangMoonTimesAnswer, PanchangInauspiciousPeriodsAnswer, PanchangChoghadiyaAnswer, PanchangHoraAnswer, PanchangAbhijitMuhuratAnswer, PanchangBrahmaMuhurtaAnswer, PanchangAmritKaalAnswer, PanchangGoodBadTimesAnswer, PanchangMuhurtasAnswer, PanchangPanchaPakshiInput, PanchangPanchaPakshiAnswer, PanchangChandraBalaAnswer, PanchangTaraBalaAnswer, PanchangDishaShoolAnswer, PanchangRituInput, PanchangRituAnswer, PanchangCalendarDayAnswer, PanchangCalendarMonthAnswer, PanchangLunarMonthsInput, PanchangLunarMonthsAnswer, PanchangSolarMonthsInput, PanchangSolarMonthsAnswer, PanchangAlmanacsInput, PanchangAlmanacsAnswer, PanchangConvertDateInput, PanchangConvertDateAnswer, PanchangShraddhaTithiInput, PanchangShraddhaTithiAnswer, PanchangSankalpaInput, PanchangSankalpaAnswer, PanchangFestivalsInput, PanchangFestivalsAnswer, PanchangFestivalInput, PanchangFestivalAnswer, PanchangEkadashisAnswer, PanchangVratasInput, PanchangVratasAnswer, PanchangSankrantisAnswer, PanchangAvoidableDaysInput, PanchangAvoidableDaysAnswer, MuhurtaFindInput, MuhurtaFindAnswer, MuhurtaCheckInput, MuhurtaCheckAnswer, DashaVimshottariInput, DashaVimshottariAnswer, DashaCurrentInput, DashaCurrentAnswer, DashaYoginiInput, DashaYoginiAnswer, DashaAshtottariInput, DashaAshtottariAnswer, DashaConditionalInput, DashaConditionalAnswer, DashaKalachakraInput, DashaKalachakraAnswer, DashaTribhagiInput, DashaTribhagiAnswer, DashaSudarshanaInput, DashaSudarshanaAnswer, DashaUncertainInput, DashaUncertainAnswer, MatchmakingAshtakootInput, MatchmakingAshtakootAnswer, PoruthamRequest, MatchmakingPoruthamAnswer, MatchmakingUncertainInput, MatchmakingUncertainAnswer, DoshaKaalSarpAnswer, DoshaGandmoolAnswer, DoshaPitraAnswer, ManglikRequest, DoshaManglikAnswer, EventsSearchInput, EventsSearchAnswer, EventsEclipsesInput, EventsEclipsesAnswer, EventsUpcomingInput, EventsUpcomingAnswer, EphemerisTableInput, EphemerisTableAnswer, AstrologyBirthDetailsAnswer, AstrologyPanchangAnswer, AstrologyPanchangAdvancedAnswer, AstrologyAuspiciousPeriodAnswer, AstrologyAnandadiYogaInput, AstrologyAnandadiYogaAnswer, AstrologyAuspiciousYogaAnswer, AstrologyGowriNallaNeramAnswer, AstrologyChartAnswer, AstrologyKundliInput, AstrologyKundliAnswer, AstrologyKundliAdvancedInput, AstrologyKundliAdvancedAnswer, AstrologyDashaPeriodsInput, AstrologyDashaPeriodsAnswer, AstrologyMangalDoshaAdvancedAnswer, AstrologySadeSatiAdvancedInput, AstrologySadeSatiAdvancedAnswer, AstrologyChandrashtamaPeriodsInput, AstrologyChandrashtamaPeriodsAnswer, AstrologyPapasamyamInput, AstrologyPapasamyamAnswer, AstrologyPapasamyamCheckInput, AstrologyPapasamyamCheckAnswer, AstrologyPoruthamAnswer, AstrologyPoruthamAdvancedAnswer, AstrologyNakshatraPoruthamAnswer, WesternNatalInput, WesternNatalAnswer, WesternDraconicInput, WesternDraconicAnswer, WesternHeliocentricInput, WesternHeliocentricAnswer, WesternRelocationInput, WesternRelocationAnswer, WesternAstrocartographyInput, WesternAstrocartographyAnswer, WesternLocalSpaceInput, WesternLocalSpaceAnswer, WesternTransitInput, WesternTransitAnswer, WesternSynastryInput, WesternSynastryAnswer, WesternCompositeInput, WesternCompositeAnswer, WesternDavisonAnswer, WesternProgressionsInput, WesternProgressionsAnswer, WesternSolarArcInput, WesternSolarArcAnswer, WesternPrimaryDirectionsInput, WesternPrimaryDirectionsAnswer, WesternProfectionsInput, WesternProfectionsAnswer, WesternFirdariaInput, WesternFirdariaAnswer, WesternZodiacalReleasingInput, WesternZodiacalReleasingAnswer, WesternSolarReturnInput, WesternSolarReturnAnswer, WesternLunarReturnInput, WesternLunarReturnAnswer, WesternPlanetaryReturnInput, WesternPlanetaryReturnAnswer, WesternHoraryInput, WesternHoraryAnswer, WesternElectionalInput, WesternElectionalAnswer, WesternLotsInput, WesternLotsAnswer, WesternDignitiesInput, WesternDignitiesAnswer, WesternAntisciaInput, WesternAntisciaAnswer, WesternDeclinationsInput, WesternDeclinationsAnswer, WesternMidpointsInput, WesternMidpointsAnswer, WesternHarmonicsInput, WesternHarmonicsAnswer, WesternPatternsInput, WesternPatternsAnswer, WesternBalanceInput, WesternBalanceAnswer, WesternFixedStarsInput, WesternFixedStarsAnswer, WesternParansInput, WesternParansAnswer, WesternMoonInput, WesternMoonAnswer, NumerologyLifePathInput, NumerologyLifePathAnswer, NumerologyExpressionInput, NumerologyExpressionAnswer, NumerologySoulUrgeAnswer, NumerologyPersonalityAnswer, NumerologyPersonalYearInput, NumerologyPersonalYearAnswer, NumerologyPinnaclesInput, NumerologyPinnaclesAnswer, NumerologyChallengesAnswer, PanchangRangeRequest, RangePanchangFullAnswer, RangePanchangSunTimesAnswer, RangePanchangMoonTimesAnswer, RangePanchangChoghadiyaAnswer, VedicChartRangeRequest, RangePlanetsAnswer, RangeTransitGocharaInput, RangeTransitGocharaAnswer, RangeWesternTransitInput, RangeWesternTransitAnswer, ReconcileAllInput, ReconcileAllAnswer, ReportsKundliInput, ReportsKundliAnswer, ReportsMatchingInput, ReportsMatchingAnswer, ReportsVarshaphalInput, ReportsVarshaphalAnswer, ReportsWesternNatalInput, ReportsWesternNatalAnswer, ReportsNumerologyInput, ReportsNumerologyAnswer, ReportsPanchangMonthInput, ReportsPanchangMonthAnswer, ReportsMuhurtaInput, ReportsMuhurtaAnswer, TextsKundaliInput, TextsKundaliAnswer, TextsDashasInput, TextsDashasAnswer, TextsCurrentDashasInput, TextsCurrentDashasAnswer, TextsTransitsInput, TextsTransitsAnswer, TextsVarshaphalInput, TextsVarshaphalAnswer, TextsMatchInput, TextsMatchAnswer, TextsWesternInput, TextsWesternAnswer, TextsNumbersInput, TextsNumbersAnswer } from './types.ts';

/** Every operation of the API, by family. */
export interface Operations {
  /** Planets. Positions of the planets in the sidereal zodiac. */
  readonly planets: {
    /** Ascendant and the nine classical planets. Positions of the ascendant, the Sun, the Moon, Mars, Mercury, Jupiter, Venus, Saturn and the lunar nodes Rahu and Ketu in the sidereal zodiac: sign, degree, nakshatra, pada, and the whole-sign house counted from the ascendant. `POST /api/v1/planets`, 1 credit, 3 more with texts. */
    all(input: VedicChartRequest, options?: CallOptions): Call<StandardPlanetsExtendedResponse>;
    /** Ascendant and planets, with Uranus, Neptune and Pluto. As `/planets`, with the three outer planets, which Vedic rules do not use: sign, house, degree, retrograde state, nakshatra, pada and sign lord of each. `POST /api/v1/planets/extended`, 1 credit, 3 more with texts. */
    extended(input: VedicChartRequest, options?: CallOptions): Call<StandardPlanetsExtendedResponse>;
    /** Condition of each planet: dignity, friendship, combustion, avasthas, war, aspects. States of the nine grahas of a birth chart. `dignity` is by degree; `compound_relation` is the friendship with the lord of the sign; a combust planet is too near to the Sun; the avasthas are its age, alertness and mood; `aspected_by` measures the aspects on it. The nodes rule no sign, so they have no dignity and no friendship. `POST /api/v1/planets/conditions`, 2 credits, 3 more with texts. */
    conditions(input: VedicChartRequest, options?: CallOptions): Call<PlanetsConditionsAnswer>;
    /** Friendship of the seven planets, by nature, by place and together. Relations of each of the seven planets to the other six in a birth chart (panchadha maitri). Friendship by nature is the same in every chart and not mutual; temporal friendship depends on their places and is mutual. `POST /api/v1/planets/friendship`, 1 credit. */
    friendship(input: VedicChartRequest, options?: CallOptions): Call<PlanetsFriendshipAnswer>;
    /** Aspects of the grahas: by sign, by degree, and of Jaimini’s signs. Aspects of each graha. `graha_drishti` counts whole signs from its own, with the share of a full aspect: the 7th is full for all, Mars has 4 and 8, Jupiter 5 and 9, Saturn 3 and 10. `sphuta_drishti` measures the aspect on every other graha by degree, in virupas of which 60 are a full aspect. `rasi_drishti` lists the three signs that its sign aspects by Jaimini: movable signs aspect all fixed ones but the adjacent one and vice versa, dual ones each other. `POST /api/v1/planets/aspects`, 2 credits. */
    aspects(input: PlanetsAspectsInput, options?: CallOptions): Call<PlanetsAspectsAnswer>;
    /** Functional nature of the planets for the ascendant, by rule and by verse. Whether a planet does good or harm for an ascendant, by the houses that it rules. `by_rule` follows the general rule (lords of kendra and trikona together are yogakaraka, trikona lords good, lords of 3, 6 and 11 bad, benefics that rule kendras bad; of two houses the one with the moolatrikona sign prevails) and `reason` gives the deciding rule. `by_verse` is the verdict of BPHS ch. 34 on this ascendant, null if it has none. The two differ for some planets; both are given. `POST /api/v1/planets/functional-nature`, 1 credit, 3 more with texts. */
    functionalNature(input: VedicChartRequest, options?: CallOptions): Call<PlanetsFunctionalNatureAnswer>;
  };
  /** Kundali. The birth chart, from the ascendant and from the Moon. */
  readonly kundali: {
    /** Birth chart: ascendant and planets in their houses. The rasi chart (D1): the rising sign is the first house and each following sign the next. Gives the ascendant, the nine planets with sign, house and nakshatra, and the computed instant in UTC. `POST /api/v1/kundali/basic`, 1 credit, 3 more with texts. */
    basic(input: VedicChartRequest, options?: CallOptions): Call<KundaliBasicAnswer>;
    /** Birth chart: ascendant and planets in their houses. The rasi chart (D1): the rising sign is the first house and each following sign the next. Gives the ascendant, the nine planets with sign, house and nakshatra, and the computed instant in UTC. Another name of `kundali/basic`. `POST /api/v1/kundali/complete`, 1 credit, 3 more with texts. */
    complete(input: VedicChartRequest, options?: CallOptions): Call<KundaliBasicAnswer>;
    /** Birth chart of a birth whose time is unknown or uncertain. What holds for every possible time of birth, and what depends on it. Each member is `certain` with one `value`, or has all of its `values`, each with the instants of birth for which it holds and its share of the span. The instants of change are exact to the second; none is sampled. `time` has the possible times: unknown, 06:00-07:30, or 14:30~20. `POST /api/v1/kundali/uncertain`, 2 credits. */
    uncertain(input: KundaliUncertainInput, options?: CallOptions): Call<KundaliUncertainAnswer>;
    /** Chart counted from the Moon. The same placements with the sign of the Moon as the first house, which many rules use in addition to the chart from the ascendant. The ascendant is placed like a planet: `lagna.house` is its house from the Moon. `POST /api/v1/kundali/chandra-chart`, 1 credit, 3 more with texts. */
    chandraChart(input: VedicChartRequest, options?: CallOptions): Call<KundaliChandraChartAnswer>;
    /** Chart with the sign of any graha or arudha as the first house. The birth chart with the houses counted by whole signs from the sign of `point`: the Moon (Chandra lagna), the Sun (Surya lagna), another graha, the arudha lagna, or the arudha of another house. Longitudes, signs and nakshatras are those of the birth; only the houses differ. Each house has its lord, the house of its lord, and its planets. `arudha_lords` counts for arudhas alone. `POST /api/v1/kundali/from-point`, 1 credit, 3 more with texts. */
    fromPoint(input: KundaliFromPointInput, options?: CallOptions): Call<KundaliFromPointAnswer>;
    /** Sudarshana chakra: the houses from ascendant, Moon and Sun together. Three wheels of twelve houses by whole signs: the inner one counted from the ascendant, the middle one from the Moon, the outer one from the Sun (Brihat Parashara Hora Shastra, ch. 74). A house of each wheel has its sign, lord, the house of the lord, and its planets. If two of the three are in one sign, their wheels are equal. `POST /api/v1/kundali/sudarshana`, 1 credit. */
    sudarshana(input: VedicChartRequest, options?: CallOptions): Call<KundaliSudarshanaAnswer>;
  };
  /** Houses. The twelve houses of a chart and their cusps. */
  readonly houses: {
    /** Whole-sign houses. Each house is a whole sign, beginning with the one that rises: the cusp of a house is 0° of its sign. The exact degree of the ascendant, within the first house, is given in addition to the cusps. `POST /api/v1/houses/whole-sign`, 1 credit, 3 more with texts. */
    wholeSign(input: HousesWholeSignInput, options?: CallOptions): Call<HousesWholeSignAnswer>;
    /** Bhava chalit: bhavas with middle, sandhi and occupants. The houses by degrees instead of whole signs. Each bhava extends from sandhi to sandhi; `planets` gives the bhava of each graha and whether it differs from the house of the whole-sign chart. A graha on a sandhi, within 1″, belongs to the next bhava and is flagged. Beyond the polar circles Placidus has no solution: the cusps are then those of Porphyry, and `metadata.house_system` names them. `POST /api/v1/houses/bhava-chalit`, 1 credit, 3 more with texts. */
    bhavaChalit(input: HousesBhavaChalitInput, options?: CallOptions): Call<HousesBhavaChalitAnswer>;
    /** Sidereal house cusps by any house system. Sidereal cusps of the twelve houses by the house system of the settings, with ascendant and midheaven. If a system has no solution, beyond the polar circles, the cusps are those of Porphyry and `metadata.house_system` names them. `POST /api/v1/houses/cusps`, 1 credit, 3 more with texts. */
    cusps(input: HousesCuspsInput, options?: CallOptions): Call<HousesCuspsAnswer>;
  };
  /** Strength. Strength of planets, houses and signs: shadbala, bhava bala, ashtakavarga with its reductions. */
  readonly strength: {
    /** Ashtakavarga: bindus of every planet in every sign, and their sum. Each of the seven planets and the ascendant gives a bindu (a benefic point) to certain signs counted from its own. `bhinnashtakavarga` is the row of each planet with the givers; `sarvashtakavarga` adds up the seven planets: 337 bindus in all, 28 per sign on average. A planet does well in transit through a sign with many bindus in its row. `POST /api/v1/strength/ashtakavarga`, 2 credits. */
    ashtakavarga(input: AshtakavargaRequest, options?: CallOptions): Call<StrengthAshtakavargaAnswer>;
    /** Ashtakavarga after both reductions, with the pindas. The rows of the ashtakavarga reduced by trines (trikona shodhana) and by lords of two signs (ekadhipatya shodhana), and the pindas that follow from them, by which the texts time events. Schools differ in the bindus that an empty sign keeps, in the points that occupy a sign, and in the weight of Virgo: each is a setting. `POST /api/v1/strength/ashtakavarga/reduced`, 2 credits. */
    ashtakavargaReduced(input: StrengthAshtakavargaReducedInput, options?: CallOptions): Call<StrengthAshtakavargaReducedAnswer>;
    /** Shadbala: the six strengths of the seven planets, part by part. Strength of position, direction, time, motion, nature and aspect, each with its parts, in virupas (60 to a rupa), as B.V. Raman computes them in Graha and Bhava Balas; `ratio` compares the sum with the required rupas. `ishta` and `kashta` are its power to do good and harm. The elements of motion hold from 1800 to 2100. If the Sun does not rise or set that day, members that need a sunrise are null, the totals too, and `reason` tells why. `POST /api/v1/strength/shadbala`, 3 credits. */
    shadbala(input: ShadbalaRequest, options?: CallOptions): Call<StrengthShadbalaAnswer>;
    /** Bhava bala: the strength of the twelve houses. Strength of each house: of its lord (shadbala), of direction, and of the aspects on its middle. The middles are Sripati’s: the angles, and each quadrant cut in three. If the Sun does not rise or set that day, members that need a sunrise are null, the totals too, and `reason` tells why. `POST /api/v1/strength/bhava-bala`, 2 credits. */
    bhavaBala(input: ShadbalaRequest, options?: CallOptions): Call<StrengthBhavaBalaAnswer>;
    /** Vimshopaka bala: strength over six, seven, ten and sixteen vargas. Strength of a planet in its divisional charts, in points of twenty. In each varga it has 20 in a sign of its own, 18 with a great friend, 15 friend, 10 neutral, 7 enemy, 5 great enemy, by the friendship of the birth chart; the four schemes weigh the vargas. The weights are those of BPHS ch. 7. Exaltation adds nothing here: programs that add it have other numbers, so `confidence` is one_source. `POST /api/v1/strength/vimshopaka`, 2 credits. */
    vimshopaka(input: VedicChartRequest, options?: CallOptions): Call<StrengthVimshopakaAnswer>;
  };
  /** Transits. Transits of a moment over a birth chart, judged by the Vedic texts. */
  readonly transit: {
    /** Transits from the natal Moon, with vedha and bindus. Positions of the nine grahas at `target` (now if omitted), counted from the sign of the natal Moon, as the Vedic books judge transits: good houses, their obstruction (vedha), the bindus of the sign in the ashtakavarga of the birth, and the eighth of the sign (kakshya) that the planet is in. `POST /api/v1/transit/gochara`, 2 credits, 2 more with texts. */
    gochara(input: TransitGocharaInput, options?: CallOptions): Call<TransitGocharaAnswer>;
    /** Aspects from the sky of a moment to the points of a birth chart. Aspects of bodies at `target` (now if omitted) to natal planets and angles, with the orbs listed in metadata, and whether each is still becoming exact. In the tropical zodiac unless an ayanamsa is chosen: in a sidereal one precession since the birth does not count. `transit/hits` finds the exact times. `POST /api/v1/transit/natal-aspects`, 2 credits. */
    natalAspects(input: TransitNatalAspectsInput, options?: CallOptions): Call<TransitNatalAspectsAnswer>;
    /** Times when transits become exact to the points of a birth chart, within a year. Every time from `from` to `to`, up to 366 days, at which a body in transit is exactly in an aspect with a natal planet or angle, to the second. A retrograde loop may pass an aspect three times: `pass` counts them within the range. In the tropical zodiac unless an ayanamsa is chosen. `Accept: application/x-ndjson` returns one line, `text/csv` one row for each hit. `POST /api/v1/transit/hits`, 3 credits. */
    hits(input: TransitHitsInput, options?: CallOptions): Call<TransitHitsAnswer>;
    /** Sarvatobhadra chakra: transits over 81 squares of stars, letters, signs, tithis and weekdays. The chakra that is good on all sides: a square of nine by nine with the 28 stars on its edge and, inside, the vowels, consonants, signs, and tithis with their weekdays. A planet in a star pierces (vedha) what is on three lines from it: across, and slanting to both sides. The planets are those of `target` (now if omitted); the birth gives the points on which the lines are read: the star and sign of its Moon, its tithi and its weekday. Malefics that pierce them trouble what they stand for, benefics support it. East is above, as in printed books; all books agree on the squares, but some count all three lines and others one by the motion of the planet. `POST /api/v1/transit/sarvatobhadra`, 2 credits. */
    sarvatobhadra(input: TransitSarvatobhadraInput, options?: CallOptions): Call<TransitSarvatobhadraAnswer>;
    /** Kota chakra: transits through the fort of the birth star. The fort (kota, durga) has the 28 stars from the birth star on in four rings: seven in each quarter, in along the diagonal, at the pillar, and out along the axis. Planets of `target` (now if omitted) go through it: malefics that go in, most of all to the pillar, are read as danger to health and standing, malefics outside and benefics inside as safety. The lord of the fort (kota swami) is the lord of the Moon’s sign and is best inside; the guard (kota pala) is the lord of the class of the birth letter and is best at the wall. A Moon in Abhijit makes it the birth star; the guard is still that of the pada among 27 stars. `POST /api/v1/transit/kota`, 2 credits. */
    kota(input: TransitKotaInput, options?: CallOptions): Call<TransitKotaAnswer>;
  };
  /** Jaimini. The school of Jaimini: karakas, arudhas, argala, and dashas of signs. */
  readonly jaimini: {
    /** Chara karakas by degrees, with karakamsa and swamsa. Jaimini gives offices to the planets by their degrees within the sign: the most advanced one is the Atma karaka, the self. `karakamsa` is the navamsa sign of the Atma karaka, `swamsa` the navamsa sign of the ascendant. Schools count eight karakas with Rahu or seven without; degrees are compared unrounded. `POST /api/v1/jaimini/karakas`, 1 credit. */
    karakas(input: JaiminiKarakasInput, options?: CallOptions): Call<JaiminiKarakasAnswer>;
    /** Arudha padas A1 to A12 with the arudha lagna and the upapada. The arudha of a house is as far from its lord as the lord is from the house; if that is the house itself or its seventh, the tenth from there is used. A1 is the arudha lagna, A12 the upapada. Scorpio and Aquarius have two lords: `lord_rule` names the rule by which one of them is the stronger. `POST /api/v1/jaimini/arudhas`, 1 credit. */
    arudhas(input: JaiminiArudhasInput, options?: CallOptions): Call<JaiminiArudhasAnswer>;
    /** Argala on each sign with its obstruction. Grahas in the 2nd, 4th and 11th (primary) and 5th (secondary) from a house intervene in its matters, unless at least as many are in the 12th, 10th, 3rd and 9th. Three malefics or more alone in the 3rd make a vipareeta argala, which is good. Some texts count the places of the nodes backwards. `POST /api/v1/jaimini/argala`, 1 credit. */
    argala(input: JaiminiArgalaInput, options?: CallOptions): Call<JaiminiArgalaAnswer>;
    /** Chara dasha of K.N. Rao: periods of the twelve signs. The dasha of signs that K.N. Rao teaches. It begins with the ascendant and goes forward if the ninth sign is one of Aries, Taurus, Gemini, Libra, Scorpio, Sagittarius, otherwise backward. The years of a sign are the count from it to the sign of its lord, less one; twelve if the lord is in the sign itself. No year is added for exaltation or subtracted for debilitation. Teachers differ on the order of the twelve parts of a period: here the next sign is first and the sign itself last. `POST /api/v1/jaimini/chara-dasha`, 2 credits. */
    charaDasha(input: JaiminiCharaDashaInput, options?: CallOptions): Call<JaiminiCharaDashaAnswer>;
    /** Narayana dasha: periods of signs from the stronger of ascendant and seventh. The dasha of signs by P.V.R. Narasimha Rao. It begins with the stronger of the ascendant and the seventh. From a movable sign it goes sign by sign, from a fixed one by every sixth, from a dual one by trines; Saturn in the first sign makes it regular and forward, Ketu reverses the direction. The years of a sign are counted to its stronger lord, plus one if that lord is exalted, less one if debilitated. In a second cycle each sign has twelve years less those of the first; periods are listed to the age of 120. The order of the twelve parts of a period has one source. `POST /api/v1/jaimini/narayana-dasha`, 2 credits. */
    narayanaDasha(input: JaiminiCharaDashaInput, options?: CallOptions): Call<JaiminiCharaDashaAnswer>;
    /** Shoola dasha: nine years for each sign. A dasha of signs by P.V.R. Narasimha Rao after Sanjay Rath, in one book and the programs that follow it. It begins with the stronger of the ascendant and the seventh and goes forward; each sign has nine years, 108 in all. Teachers differ on the twelve parts of a period: here they begin with the stronger of its sign and the seventh from it, in other programs with its own sign. `POST /api/v1/jaimini/shoola-dasha`, 2 credits. */
    shoolaDasha(input: JaiminiCharaDashaInput, options?: CallOptions): Call<JaiminiShoolaDashaAnswer>;
    /** Niryana Shoola dasha: periods of signs from the stronger of second and eighth. The dasha of signs that Brihat Parashara Hora Shastra calls Shoola, by P.V.R. Narasimha Rao. It begins with the stronger of the second and the eighth sign and goes forward from an odd sign, backward from an even one; Saturn in the first sign makes it forward. Movable signs have seven years, fixed ones eight, dual ones nine, 96 in all. Programs differ: some know no exception for Saturn, and some begin the twelve parts with the sign of the period instead of the sign with the lord of the stronger of that sign and the seventh. `POST /api/v1/jaimini/niryana-shoola-dasha`, 2 credits. */
    niryanaShoolaDasha(input: JaiminiCharaDashaInput, options?: CallOptions): Call<JaiminiShoolaDashaAnswer>;
  };
  /** Points. Points without a body: upagrahas and special lagnas. */
  readonly points: {
    /** Upagrahas: Gulika, Mandi, Kaala and its like, Dhuma and its like. Points that the books read like planets. Day and night are cut into eighths, each of a lord, with one eighth after Saturn’s that has none; a point of the Kaala group is the ascendant that rises in its lord’s eighth. Books differ on the moment: Gulika is taken at the start and the four others in the middle unless the settings say otherwise, and `mandi_method` is the method for Mandi. The Dhuma group follows from the longitude of the Sun. If the Sun does not rise or set, the points that need an eighth are null and `reason` tells why. `POST /api/v1/points/upagrahas`, 1 credit. */
    upagrahas(input: PointsUpagrahasInput, options?: CallOptions): Call<PointsUpagrahasAnswer>;
    /** Special lagnas: Bhava, Hora, Ghati, Pranapada, Sree, Indu, Bhrigu bindu. Ascendants other than the rising degree. Bhava, Hora and Ghati lagna start from the Sun at the sunrise before birth and run at the pace of a sign in two hours, one hour, and 24 minutes; Pranapada starts from the Sun at birth. One second of sunrise moves Ghati lagna by 1.25′ and Pranapada by 5′, so metadata names the rule of sunrise: other programs often take `geometric`. Sree, Indu lagna and Bhrigu bindu need no sunrise. If the Sun does not rise, the first four are null and `reason` tells why. `POST /api/v1/points/special-lagnas`, 1 credit. */
    specialLagnas(input: PointsSpecialLagnasInput, options?: CallOptions): Call<PointsSpecialLagnasAnswer>;
  };
  /** Yogas. Combinations of planets, with rule, evidence, strength and frequency. */
  readonly yoga: {
    /** Every yoga of a chart with rule, evidence, strength and how rare it is. Looks for more than 130 yogas of the classical lists and of later collections. Each comes with its rule and source, the sets of planets that make it, and their strength: a planet in its own or exaltation sign, or in a kendra or trikona, adds to it; debilitation, combustion and the 6th, 8th and 12th house reduce it. `share_percent` is the percentage of random births that have the yoga. This measure of strength is a convention of this engine, so `strength_confidence` is disputed. `only_present` false also lists the yogas that the chart lacks. `POST /api/v1/yoga/detect`, 3 credits, 3 more with texts. */
    detect(input: YogaDetectInput, options?: CallOptions): Call<YogaDetectAnswer>;
  };
  /** KP. The school of Krishnamurti: sub lords, significators, ruling planets, horary by number. */
  readonly kp: {
    /** KP chart: cusps and planets with star, sub and sub-sub lords, and significators. The chart of the school of K.S. Krishnamurti. Houses begin at sidereal Placidus cusps by his ayanamsa; each cusp and planet has the lords of its sign, star, sub and sub-sub. `significators` lists the planets that signify a house and `significations` the houses that a planet signifies, in the four steps A to D; conjunctions, aspects and the agents of the nodes are listed separately. `sub_margin` is the distance to the nearer end of the sub. Beyond the polar circles Placidus has no solution: the cusps are then those of Porphyry, and `metadata.house_system` names them. `POST /api/v1/kp/chart`, 3 credits. */
    chart(input: KpChartInput, options?: CallOptions): Call<KpChartAnswer>;
    /** Ruling planets of a moment, with the reason of each. Ruling planets of a moment at a place by K.S. Krishnamurti, the strongest first: lords of the star and sign of the ascendant, of the star and sign of the Moon, and of the weekday, from sunrise to sunrise by Krishnamurti (`settings.day_start`). Date, time and place are those of the moment of judgement. A node in a sign of a ruler, or in one sign with it, acts for it; a ruler in the star or sub of a retrograde planet (`settings.reject_by`) is marked as rejected. `POST /api/v1/kp/ruling-planets`, 1 credit. */
    rulingPlanets(input: KpRulingPlanetsInput, options?: CallOptions): Call<KpRulingPlanetsAnswer>;
    /** KP horary: the chart of a number from 1 to 249. A question is judged from a number. It names one of the 249 parts of the zodiac, whose first degree is the ascendant; the other cusps are those of Placidus when that degree rises at the place, and the planets are those of the moment of judgement, which is the date and time of the request. Beyond the polar circles Placidus has no solution and some degrees never rise: the houses are then equal ones from the ascendant, and `metadata.house_system` names them. `POST /api/v1/kp/horary`, 3 credits. */
    horary(input: KpHoraryInput, options?: CallOptions): Call<KpHoraryAnswer>;
  };
  /** Varshaphal. The year of life by the Tajika school: chart, year lord, sahams, periods, yogas. */
  readonly varshaphal: {
    /** Varshaphal: the chart of a year of life, muntha, year lord and strengths. The annual chart of the Tajika school. The year opens when the Sun is back at his sidereal longitude of the birth, found to a tenth of a second; the chart is cast for the place of birth or for a place of `stay`. The muntha moves by a sign per completed year. Five office-bearers contend for the lordship of the year, by panchavargiya strength (Vishwa) and aspect on the ascendant; harsha counts the joys of each planet. Rules are those of K.S. Charak, A Textbook of Varshaphala. The hadda of Aquarius is printed in two orders: Mercury comes first here. `POST /api/v1/varshaphal/chart`, 4 credits, 4 more with texts. */
    chart(input: VarshaphalChartInput, options?: CallOptions): Call<VarshaphalChartAnswer>;
    /** Sahams of a year: thirty sensitive points. Each saham is one point less another, added to a third, with 30° more if the third is not between them; by night most exchange the first two. `charak` and `pvr` agree on 21 and differ on the rest. Houses are Sripati’s unless equal ones from the ascendant are requested. `POST /api/v1/varshaphal/sahams`, 2 credits. */
    sahams(input: VarshaphalSahamsInput, options?: CallOptions): Call<VarshaphalSahamsAnswer>;
    /** Periods of a year of life: Mudda, Varsha Yogini and Patyayini dashas. Three ways to divide a year of life, each with dates. Mudda is Vimshottari within the year, Varsha Yogini the dasha of the eight yoginis: the star of the natal Moon and the completed years give the first lord, the part of the star that she still had to cross gives the first period, and the other part the last. Patyayini orders the planets and the ascendant of the annual chart by degrees within their signs. `POST /api/v1/varshaphal/mudda-dasha`, 2 credits. */
    muddaDasha(input: VarshaphalMuddaDashaInput, options?: CallOptions): Call<VarshaphalMuddaDashaAnswer>;
    /** Tajika aspects and yogas of a year. Every pair of planets of the annual chart that is within its orb, and for each house from the 2nd the yogas of its lord with the lord of the ascendant: ithasala, ishrafa, nakta, yamaya, manau, kamboola, gairi-kamboola, khallasara, radda. `year_yoga` is ikkavala if all seven planets are in angles and the houses after them, induvara if none is. Gairi-kamboola and khallasara rest on few sources; the five later yogas of the sixteen are omitted, because the books define them too differently. `POST /api/v1/varshaphal/yogas`, 2 credits. */
    yogas(input: VarshaphalYogasInput, options?: CallOptions): Call<VarshaphalYogasAnswer>;
  };
  /** Divisional charts. Each sign cut into parts: D1 to D150, a chart of a chart, and the sixteen at once. */
  readonly divisional: {
    /** D1 Rashi: the natal chart: body and life as a whole. Each sign is divided into one part and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.2. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d1`, 1 credit. */
    d1(input: ParasharaRequest, options?: CallOptions): Call<DivisionalChart>;
    /** D2 Hora: wealth. Each sign is divided into 2 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.5–6. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d2`, 1 credit. */
    d2(input: DivisionalD2Input, options?: CallOptions): Call<DivisionalChart>;
    /** D3 Drekkana: siblings and courage. Each sign is divided into 3 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.7–8. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d3`, 1 credit. */
    d3(input: DivisionalD3Input, options?: CallOptions): Call<DivisionalChart>;
    /** D4 Chaturthamsa: home, property and fortune. Each sign is divided into 4 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.9. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d4`, 1 credit. */
    d4(input: DivisionalD4Input, options?: CallOptions): Call<DivisionalChart>;
    /** D5 Panchamsa: fame and authority. Each sign is divided into 5 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. Odd signs Aries, Aquarius, Sagittarius, Gemini, Libra; even signs Taurus, Virgo, Pisces, Capricorn, Scorpio: the common panchamsa of the software tradition. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d5`, 1 credit. */
    d5(input: DivisionalD5Input, options?: CallOptions): Call<DivisionalChart>;
    /** D6 Shashthamsa: health and adversaries. Each sign is divided into 6 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. Six divisions of 5° from Aries for odd signs, from Libra for even ones. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d6`, 1 credit. */
    d6(input: ParasharaRequest, options?: CallOptions): Call<DivisionalChart>;
    /** D7 Saptamsa: children. Each sign is divided into 7 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.10–11. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d7`, 1 credit. */
    d7(input: DivisionalD7Input, options?: CallOptions): Call<DivisionalChart>;
    /** D8 Ashtamsa: sudden events and longevity. Each sign is divided into 8 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. From Aries for movable, Sagittarius for fixed, Leo for dual signs. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d8`, 1 credit. */
    d8(input: ParasharaRequest, options?: CallOptions): Call<DivisionalChart>;
    /** D9 Navamsa: marriage, dharma and the strength of planets. Each sign is divided into 9 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.12. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d9`, 1 credit. */
    d9(input: DivisionalD9Input, options?: CallOptions): Call<DivisionalChart>;
    /** D10 Dashamsa: career and public life. Each sign is divided into 10 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.13–14. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d10`, 1 credit. */
    d10(input: DivisionalD7Input, options?: CallOptions): Call<DivisionalChart>;
    /** D11 Rudramsa (Rath): gains and destruction. Each sign is divided into 11 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. Rudramsa counted zodiacally: Aries from Aries, Taurus from Pisces. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d11`, 1 credit. */
    d11(input: DivisionalD11Input, options?: CallOptions): Call<DivisionalChart>;
    /** D11 Ekadasamsa (Raman): gains. Each sign is divided into 11 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. Ekadasamsa counted against the zodiac, as B. V. Raman has it: Aries from Pisces backward. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d11/raman`, 1 credit. */
    d11Raman(input: DivisionalD11RamanInput, options?: CallOptions): Call<DivisionalChart>;
    /** D12 Dwadasamsa: parents. Each sign is divided into 12 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.15. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d12`, 1 credit. */
    d12(input: ParasharaRequest, options?: CallOptions): Call<DivisionalChart>;
    /** D16 Shodashamsa: vehicles and comforts. Each sign is divided into 16 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.16. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d16`, 1 credit. */
    d16(input: ParasharaRequest, options?: CallOptions): Call<DivisionalChart>;
    /** D20 Vimshamsa: worship and spiritual life. Each sign is divided into 20 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.17–21. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d20`, 1 credit. */
    d20(input: ParasharaRequest, options?: CallOptions): Call<DivisionalChart>;
    /** D24 Chaturvimshamsa: learning. Each sign is divided into 24 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.22–23. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d24`, 1 credit. */
    d24(input: DivisionalD24Input, options?: CallOptions): Call<DivisionalChart>;
    /** D27 Saptavimshamsa: strengths and weaknesses. Each sign is divided into 27 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.24–26. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d27`, 1 credit. */
    d27(input: ParasharaRequest, options?: CallOptions): Call<DivisionalChart>;
    /** D30 Trimsamsa: misfortunes. Each sign is divided into 30 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.27–28. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d30`, 1 credit. */
    d30(input: DivisionalD4Input, options?: CallOptions): Call<DivisionalChart>;
    /** D40 Khavedamsa: auspicious and inauspicious effects. Each sign is divided into 40 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.29–30. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d40`, 1 credit. */
    d40(input: ParasharaRequest, options?: CallOptions): Call<DivisionalChart>;
    /** D45 Akshavedamsa: character, all matters. Each sign is divided into 45 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.31–32. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d45`, 1 credit. */
    d45(input: ParasharaRequest, options?: CallOptions): Call<DivisionalChart>;
    /** D60 Shashtiamsa: all matters; highly sensitive to the birth time. Each sign is divided into 60 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.33–41. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d60`, 1 credit. */
    d60(input: DivisionalD60Input, options?: CallOptions): Call<DivisionalChart>;
    /** D81 Navanavamsa: the navamsa of the navamsa: marriage and dharma in detail. Each sign is divided into 81 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. Later tradition; Jagannatha Hora and PyJHora count it through the zodiac, which is the navamsa of the navamsa. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d81`, 1 credit. */
    d81(input: DivisionalD81Input, options?: CallOptions): Call<DivisionalChart>;
    /** D108 Ashtottaramsa: subtle inclinations and spiritual merit. Each sign is divided into 108 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. Later tradition; PyJHora takes the dwadasamsa of the navamsa, other programs the navamsa of the dwadasamsa. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d108`, 1 credit. */
    d108(input: DivisionalD108Input, options?: CallOptions): Call<DivisionalChart>;
    /** D144 Dwadasa-dwadasamsa: parents and lineage in detail. Each sign is divided into 144 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. Later tradition; PyJHora takes the dwadasamsa of the dwadasamsa. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d144`, 1 credit. */
    d144(input: DivisionalD144Input, options?: CallOptions): Call<DivisionalChart>;
    /** D150 Nadiamsa: all matters in the finest detail; sensitive to seconds of the birth time. Each sign is divided into 150 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. Deva Keralam has 150 nadis in a sign; Jagannatha Hora counts equal parts from the sign itself, PyJHora from Aries too. Unequal parts are not offered. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d150`, 1 credit. */
    d150(input: DivisionalD150Input, options?: CallOptions): Call<DivisionalChart>;
    /** A divisional chart of a divisional chart: D-m of D-n. The chart `of` is made first, degrees included; then `varga` is made of its positions, as if they were a birth chart. The D9 of the D9 is the navanavamsa (D81), the D12 of the D9 one form of the D108. Every chart of equal parts can be taken, each by its default method; `settings.method` is `mixed`. Houses are counted from the ascendant of the result. `sensitivity_seconds` shows how exact the birth time must be: the parts of a D60 of a D60 last about two seconds. `POST /api/v1/divisional/mixed`, 1 credit. */
    mixed(input: DivisionalMixedInput, options?: CallOptions): Call<DivisionalChart>;
    /** D11 Ekadasamsa (Raman): gains. Each sign is divided into 11 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. Ekadasamsa counted against the zodiac, as B. V. Raman has it: Aries from Pisces backward. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. Another name of `divisional/d11/raman`. `POST /api/v1/divisional/d11/alt-variant`, 1 credit. */
    d11AltVariant(input: DivisionalD11RamanInput, options?: CallOptions): Call<DivisionalChart>;
    /** The sixteen classical divisional charts at once. D1 to D60 of the Brihat Parashara Hora Shastra, each with its ascendant and the nine planets, by the default method of each chart. The same figures as sixteen calls, for one credit. `POST /api/v1/divisional/shodashvarga`, 1 credit. */
    shodashvarga(input: VedicChartRequest, options?: CallOptions): Call<DivisionalShodashvargaAnswer>;
  };
  /** Panchang. The almanac of a day: limbs with their ends, rise and set, good and bad windows. */
  readonly panchang: {
    /** The whole panchang in one call. Weekday, tithi, nakshatra, yoga and karana at the requested instant, each with start and end; sunrise, sunset, moonrise and moonset of the panchang day; and under `day_list` every limb that touches the day from sunrise to sunrise, in order; under `calendar` its lunar month, eras and solar dates; under `windows` Rahu Kaal, Abhijit, Varjyam and the other windows of the day. One call supplies a whole page. `POST /api/v1/panchang/full`, 1 credit, 3 more with texts. */
    full(input: PanchangRequest, options?: CallOptions): Call<PanchangFullAnswer>;
    /** The lunar day at a moment, with its start, end and the next one. A tithi lasts while the Moon gains 12° on the Sun: thirty to the month, fifteen waxing (Shukla) and fifteen waning (Krishna), each 19 to 27 hours long. `is_kshaya`: no sunrise falls into it, so the calendar skips it; `is_vriddhi`: two sunrises do. `POST /api/v1/panchang/tithi`, 1 credit, 3 more with texts. */
    tithi(input: PanchangRequest, options?: CallOptions): Call<PanchangTithiAnswer>;
    /** The star of the Moon at a moment, with its start, end and the next one. The zodiac is divided into 27 nakshatras of 13°20′; the Moon passes through one in about a day. The sidereal longitude decides, so the ayanamsa matters: a difference of one arc minute moves the end by two minutes. `POST /api/v1/panchang/nakshatra`, 1 credit, 3 more with texts. */
    nakshatra(input: PanchangRequest, options?: CallOptions): Call<PanchangNakshatraAnswer>;
    /** The nitya yoga at a moment, with its start, end and the next one. The sidereal longitudes of Sun and Moon are added and the circle divided into 27: each part is a yoga of about a day. Nine of them are inauspicious, some only in their first hours, which `avoid` names. `POST /api/v1/panchang/yoga`, 1 credit, 3 more with texts. */
    yoga(input: PanchangRequest, options?: CallOptions): Call<PanchangYogaAnswer>;
    /** The half lunar day at a moment, with its start, end and the next one. A karana lasts while the Moon gains 6° on the Sun. Seven movable karanas repeat eight times a month; four fixed ones are around the new moon. Vishti (Bhadra) is avoided for beginnings. `POST /api/v1/panchang/karana`, 1 credit, 3 more with texts. */
    karana(input: PanchangRequest, options?: CallOptions): Call<PanchangKaranaAnswer>;
    /** The weekday by sunrise, and the planet that rules it. The vara runs from sunrise to sunrise: before sunrise it is still that of the day before. If the Sun does not rise, the civil weekday is given and `basis` is civil. `settings.day_start: midnight` gives the civil weekday at every place. `POST /api/v1/panchang/vara`, 1 credit, 3 more with texts. */
    vara(input: PanchangVaraInput, options?: CallOptions): Call<PanchangVaraAnswer>;
    /** Sunrise and sunset on the local date. Rise and set of the Sun on the civil date of the request, by the rule of `settings.sunrise`; `vedic_sunrise` and `vedic_sunset` are those of the centre of the disc without refraction, as in the Vedic texts. Near the poles a time may be null: `reason` then names the season, and the next sunrise or sunset is given, however late. `POST /api/v1/panchang/sun-times`, 1 credit. */
    sunTimes(input: PanchangRequest, options?: CallOptions): Call<PanchangSunTimesAnswer>;
    /** Moonrise and moonset on the local date. The Moon rises some fifty minutes later each day, so one day in a month has no moonrise and another no moonset: the time is then null and the next one is given, near the poles up to a month later. Always her upper limb with 36.74′ of refraction, seen from the place, whatever rule the Sun follows. Almanacs differ by up to a minute: the U.S. Naval Observatory takes 34′, DrikPanchang her centre from the middle of the Earth without refraction. `POST /api/v1/panchang/moon-times`, 1 credit. */
    moonTimes(input: PanchangRequest, options?: CallOptions): Call<PanchangMoonTimesAnswer>;
    /** Rahu Kaal, Gulika Kaal and Yamaganda of the sunrise day. The time from sunrise to sunset is cut into eight; which eighth belongs to Rahu, Gulika and Yama depends on the weekday. They are avoided for new beginnings. `POST /api/v1/panchang/inauspicious-periods`, 1 credit. */
    inauspiciousPeriods(input: PanchangRequest, options?: CallOptions): Call<PanchangInauspiciousPeriodsAnswer>;
    /** The eight choghadiyas of the day and of the night, with their quality. Day and night are each cut into eight parts that planets rule in turn from the lord of the weekday. Amrit, Shubh and Labh are good, Char is neutral and good for travel, Udveg, Kaal and Rog are bad. `POST /api/v1/panchang/choghadiya`, 1 credit. */
    choghadiya(input: PanchangRequest, options?: CallOptions): Call<PanchangChoghadiyaAnswer>;
    /** The planetary hours of the day and of the night. Day and night are each cut into twelve hours. The first belongs to the lord of the weekday, the following ones to the planets from the slowest to the quickest in a cycle, so the first hour of the next day belongs to its own lord. `POST /api/v1/panchang/hora`, 1 credit. */
    hora(input: PanchangRequest, options?: CallOptions): Call<PanchangHoraAnswer>;
    /** Abhijit Muhurat, the middle of the day. The eighth of the fifteen equal muhurtas between sunrise and sunset, favourable for every beginning. Some texts make an exception of Wednesday, which `avoid_on_wednesday` marks; the window is given all the same. `POST /api/v1/panchang/abhijit-muhurat`, 1 credit. */
    abhijitMuhurat(input: PanchangRequest, options?: CallOptions): Call<PanchangAbhijitMuhuratAnswer>;
    /** Brahma Muhurta, before sunrise. The fourteenth of the fifteen equal parts of the night that ends with this day’s sunrise: the hour for study and meditation. Its length is in proportion to the night; some services use 48 minutes all year. `POST /api/v1/panchang/brahma-muhurta`, 1 credit. */
    brahmaMuhurta(input: PanchangRequest, options?: CallOptions): Call<PanchangBrahmaMuhurtaAnswer>;
    /** The Amrit choghadiyas of the day and of the night. The parts of day and night that the Moon rules in the choghadiya: the best windows of the day. `POST /api/v1/panchang/amrit-kaal`, 1 credit. */
    amritKaal(input: PanchangRequest, options?: CallOptions): Call<PanchangAmritKaalAnswer>;
    /** Good and bad windows of the day in one list, by start. Brahma Muhurta, Abhijit Muhurat and the Amrit choghadiyas (good) with Rahu Kaal, Gulika Kaal and Yamaganda (bad), sorted by their start. Windows may overlap. `POST /api/v1/panchang/good-bad-times`, 1 credit. */
    goodBadTimes(input: PanchangRequest, options?: CallOptions): Call<PanchangGoodBadTimesAnswer>;
    /** The thirty muhurtas of a day, Bhadra, Panchaka and the yogas to seek or to avoid. The fifteen muhurtas of the day and the fifteen of the night with their quality; length of day (dinamana) and night (ratrimana); arunodaya, both sandhyas, vijaya, godhuli, nishita; Bhadra (Vishti) with its mukha, puccha and abode; Panchaka with its kind, and Panchaka Rahita by rising sign; Ganda Moola; tithi gandanta; Dwipushkara and Tripushkara, Jwalamukhi, Aadal and Vidaal, burnt tithis (dagdha). The day is the one from sunrise to sunrise that holds the instant; spans that begin before or end after it are given in full, yogas only within it. If the Sun does not rise or set, `reason` tells which. `POST /api/v1/panchang/muhurtas`, 1 credit. */
    muhurtas(input: PanchangRequest, options?: CallOptions): Call<PanchangMuhurtasAnswer>;
    /** Pancha pakshi: the five birds and their activities in the fifths of day and night. The Tamil siddhas give each person a bird by the star of the Moon at birth and the half of the lunar month. The day from sunrise to sunset and the night to the next sunrise have five yamas each, in which each bird rules, eats, walks, sleeps or dies: the order depends on weekday, half of the month, and day or night. Ruling and eating are chosen for undertakings, sleeping and dying avoided. With a bird, or with star and half of the month at birth, each yama has its five parts. The half of the month is that of sunrise for the day, and that of sunset for the night. Near the poles a day without a sunrise or sunset has no yamas. `POST /api/v1/panchang/pancha-pakshi`, 1 credit. */
    panchaPakshi(input: PanchangPanchaPakshiInput, options?: CallOptions): Call<PanchangPanchaPakshiAnswer>;
    /** Strength of the Moon for each birth sign. Counts the Moon’s sign now from each possible birth sign: 1, 3, 6, 7, 10 and 11 are good; the eighth, chandrashtama, is the worst. Valid from `start` until `end`, while the Moon is in that sign. `POST /api/v1/panchang/chandra-bala`, 1 credit. */
    chandraBala(input: PanchangRequest, options?: CallOptions): Call<PanchangChandraBalaAnswer>;
    /** Strength of the Moon’s star for each birth star. Counts the Moon’s star now from each birth star by nines: Sampat, Kshema, Sadhaka, Mitra and Parama Mitra are good, Vipat, Pratyari and Naidhana bad, Janma (one’s own) mixed and avoided for journeys and medicine. `POST /api/v1/panchang/tara-bala`, 1 credit. */
    taraBala(input: PanchangRequest, options?: CallOptions): Call<PanchangTaraBalaAnswer>;
    /** The direction to avoid when travelling on this weekday. Each weekday of the sunrise day forbids a direction, most strongly in the twelve ghatis (4 h 48 min) from sunrise; those who must travel take a remedy first. `POST /api/v1/panchang/disha-shool`, 1 credit. */
    dishaShool(input: PanchangRequest, options?: CallOptions): Call<PanchangDishaShoolAnswer>;
    /** The Vedic season, and that of the weather. Six seasons of two signs each, by the sidereal longitude of the Sun; `drik_ritu` is the same by the tropical longitude, which follows the weather. `ayana` tells whether the Sun moves north or south. `POST /api/v1/panchang/ritu`, 1 credit. */
    ritu(input: PanchangRituInput, options?: CallOptions): Call<PanchangRituAnswer>;
    /** A date in the calendars of India: lunar, solar and national. The lunar month of the day by both reckonings (amanta and purnimanta), leap and lost months named as such; the years of the Shaka, Vikram, Gujarati and Kali eras with their names of the sixty-year cycle; the date in the solar calendars of Tamil Nadu, Kerala, Odisha, Bengal and Assam, each by its own rule for the day on which a month begins; the Indian national calendar, ahargana, ayana and ritu. The day is that of the civil date: its tithi at sunrise decides. If the Sun does not rise, the tithi at local noon decides, and `panchang_day.basis` is `civil`. `POST /api/v1/panchang/calendar-day`, 1 credit. */
    calendarDay(input: PanchangRequest, options?: CallOptions): Call<PanchangCalendarDayAnswer>;
    /** A month as in an almanac: one row for each day. Every day of the civil month that contains the date: sunrise, sunset, moonrise and moonset, the lunar month, the tithi and nakshatra at sunrise with their ends, tithis that are repeated (`is_vriddhi`) or lost (`kshaya_tithi`), the sign that the Sun enters, festivals and vows. One call fills a printed page. `POST /api/v1/panchang/calendar-month`, 3 credits. */
    calendarMonth(input: PanchangRequest, options?: CallOptions): Call<PanchangCalendarMonthAnswer>;
    /** The lunar months of a year, leap and lost ones named. Every lunar month with a day from `from` to `to`, up to 366 days: from new moon to new moon, its name by both reckonings, whether it is a leap month (adhika) or took the name of another (kshaya), the first day and the number of its days at the place, the full moon, and the years of the eras. If the Sun does not rise, noon is used in place of sunrise. `POST /api/v1/panchang/lunar-months`, 1 credit. */
    lunarMonths(input: PanchangLunarMonthsInput, options?: CallOptions): Call<PanchangLunarMonthsAnswer>;
    /** The months of a solar calendar of India, each with the day on which it begins. Every month of one regional calendar with a day from `from` to `to`, up to 366 days: the entry of the Sun into the sign, and the first day by the rule of the region. Tamil: the date of the entry by the Vakya until 18:06 Indian time, else the next; Malayalam: before three fifths of the day; Odia: before 22:12; Bengali: the next date, about midnight by sign and tithi; Assamese: the next date, by the Surya Siddhanta. `almanac` chooses another school: bengal_old, odisha_kohinoor, or a text. `POST /api/v1/panchang/solar-months`, 1 credit. */
    solarMonths(input: PanchangSolarMonthsInput, options?: CallOptions): Call<PanchangSolarMonthsAnswer>;
    /** One day by every almanac, side by side, with the reason of each difference. The sky is one; almanacs part in the Sun and Moon that they compute with, and in their rules for the first day of a month. For the civil date at the place: the tithi at sunrise and its end, the lunar month, and the date in the solar calendar of the region, by the sky (drik), the Surya Siddhanta, the Vakya and the printed almanacs that follow them, each with its books, the evidence for it, and a sentence on the differences from the sky. Sunrise is the real one for all of them. Other operations compute by one of these almanacs with `settings.almanac`. `POST /api/v1/panchang/almanacs`, 1 credit per day, 2 with `observances: all`. */
    almanacs(input: PanchangAlmanacsInput, options?: CallOptions): Call<PanchangAlmanacsAnswer>;
    /** A lunar date as civil dates, or a civil date as a lunar one. With `lunar_year`, `month_number` and `tithi_number`: the civil dates of that tithi at the place. A tithi may, by the rule of sunrise (udaya), name no day (kshaya), one, or two (vriddhi); `reason` explains an empty list. `is_leap_month` requests a leap month; a name lost by a kshaya month is looked up in that month, which has it as `lost_name`. With `civil_date`: the lunar date of that day, by its tithi at sunrise, or at noon if the Sun does not rise. `civil_dates` has each date in the other civil calendars, and `civil_date` may be in any of them. `POST /api/v1/panchang/convert-date`, 1 credit. */
    convertDate(input: PanchangConvertDateInput, options?: CallOptions): Call<PanchangConvertDateAnswer>;
    /** The tithi of a death, and the next days of its shraddha. Date, time and place of a death give its tithi and lunar month. From `target_date` (today if omitted) on: the annual shraddha in that month, and the one in Pitru Paksha (mahalaya), each on the day whose afternoon (aparahna) holds the greater share of the tithi, or on which it begins if no afternoon does. A death in a leap month is kept in the month of that name; leap months are skipped. Days are those of the place of death. No day is after 2398. `POST /api/v1/panchang/shraddha-tithi`, 1 credit. */
    shraddhaTithi(input: PanchangShraddhaTithiInput, options?: CallOptions): Call<PanchangShraddhaTithiAnswer>;
    /** The sankalpa: the Sanskrit line that states time, place and purpose before a rite. Before a rite the speaker declares when and where it is done, from the age of the world down to the tithi, star, yoga and karana of the moment, and what is going to be done. The line is given in Devanagari and in Latin letters with the endings of the locative, as one text and in parts, each with its meaning; the names in it are also given in English, and in `settings.language` under `metadata.words`. `settings.tradition` selects the months, years and words of a region. Words are those of the moment of the rite, not of sunrise, and hold until `valid_until`. `settings.script` also gives the line in Bengali, Gujarati, Kannada, Malayalam, Odia, Tamil or Telugu letters; without it they are those of `settings.language`. Families have their own wording: this is the common one of printed books; the season is that of the month that is spoken, while some almanacs of the north print that of the tropical Sun. `POST /api/v1/panchang/sankalpa`, 1 credit. */
    sankalpa(input: PanchangSankalpaInput, options?: CallOptions): Call<PanchangSankalpaAnswer>;
    /** Festivals and fasts of a place between two dates. The observances of the Hindu calendar from `from` to `to`, up to 366 days, each on the day that its own rule gives at this place: the tithi at sunrise, midday, dusk or midnight, a star in a solar month, the entry of the Sun into a sign. Each row has the rule that chose the day, the span of the tithi, star or entry, its overlap with the time of day of the rule, the margin to another day (`margin_minutes`), other days that contain a part of it, and schools that keep another day; `other_almanacs` has the day of printed almanacs of its regions, if it is another. `confidence` is low if a rule rests on fewer than four published dates. `schools: all` adds the day of each observance by every almanac, with the reason if it is another than by the sky. The date may differ abroad, because sunrise and moonrise are those of the place; `dates_of: ujjain` keeps the dates of India everywhere; if the Sun does not rise or set, `basis` is `civil`. `POST /api/v1/panchang/festivals`, 1 credit per 31 days, rounded up, at most 5; 2 times as many with `schools: all`. */
    festivals(input: PanchangFestivalsInput, options?: CallOptions): Call<PanchangFestivalsAnswer>;
    /** One festival over the years. Every date of one observance from `from` to `to`, up to twenty years in one request, each with the start and end of its tithi or star. Each row has the rule that chose the day, the span of the tithi, star or entry, its overlap with the time of day of the rule, the margin to another day (`margin_minutes`), other days that contain a part of it, and schools that keep another day; `other_almanacs` has the day of printed almanacs of its regions, if it is another. `confidence` is low if a rule rests on fewer than four published dates. A Gregorian year may have none or two of it. `POST /api/v1/panchang/festival`, 1 credit per 5 years, rounded up. */
    festival(input: PanchangFestivalInput, options?: CallOptions): Call<PanchangFestivalAnswer>;
    /** Ekadashis with the days of fasting and parana. Every Ekadashi whose Smarta day is from `from` to `to`, up to 366 days: the fast of householders (smarta), the second fast if there is one (gauna), the Vaishnava day, which avoids a dawn touched by Dashami, and for each the time for breaking the fast: in Dwadashi, after Hari Vasara, in the first fifth of the day or, if that is too early, in the fourth. `POST /api/v1/panchang/ekadashis`, 2 credits. */
    ekadashis(input: PanchangLunarMonthsInput, options?: CallOptions): Call<PanchangEkadashisAnswer>;
    /** A vow of every month over a year: Pradosha, Sankashti, Shivaratri, full and new moons. The days of one monthly vow from `from` to `to`, up to 366 days, leap months too. `kind` selects the vow: Pradosha (named by its weekday), Sankashti Chaturthi (named by its month, with the moonrise that ends the fast), Vinayaka Chaturthi, Masik Shivaratri, Kalashtami, Durgashtami, Skanda Shashthi, Amavasya, Purnima and their rites, Chandra Darshana, Rohini and Karthigai. Each row has the rule that chose its day and the margin to another day. `POST /api/v1/panchang/vratas`, 2 credits. */
    vratas(input: PanchangVratasInput, options?: CallOptions): Call<PanchangVratasAnswer>;
    /** The entries of the Sun into the twelve signs, with their days. Every sankranti whose day is from `from` to `to`, up to 366 days: the instant, the day on which it is kept (the civil date; for Karka from sunrise to sunrise; for Makara the next day after sunset) and punya kala, the time of day for gifts and bathing, on which texts differ: 16 ghatis of 24 minutes before or after most entries, 15 on both sides of Mesha and Tula, 30 before Karka, from the entry to sunset for Makara; an entry at night takes the nearest half of the daylight. `POST /api/v1/panchang/sankrantis`, 1 credit. */
    sankrantis(input: PanchangLunarMonthsInput, options?: CallOptions): Call<PanchangSankrantisAnswer>;
    /** Avoidable days: Bhadra, Panchaka, rikta tithis, Kharmas, Chaturmas and the other times unfit for beginnings. Almanacs list for each month the times in which nothing new is begun. Here they are for a place between two dates: the empty tithis (rikta), Bhadra, Panchaka and Ganda Moola by the Moon, and the seasons Kharmas, leap month, Chaturmas, Pitru Paksha, Holashtak and the weeks in which Jupiter or Venus is lost in the light of the Sun. Each period has its start and end in full, even if it is longer than the dates, and each kind its rule, source and confidence. `kinds` selects some of them. A purpose has rules of its own: `muhurta/find` applies those that forbid it. `POST /api/v1/panchang/avoidable-days`, 1 credit per 31 days, rounded up. */
    avoidableDays(input: PanchangAvoidableDaysInput, options?: CallOptions): Call<PanchangAvoidableDaysAnswer>;
  };
  /** Muhurta, auspicious times. Auspicious dates and times for marriages, houses, purchases and rites, with every reason. */
  readonly muhurta: {
    /** Find muhurta: auspicious dates and times for a marriage, a new house, a purchase. Muhurat for a purpose between two dates at a place: wedding and marriage dates (vivah), griha pravesh (housewarming), buying a vehicle, property or gold, opening a business or shop, naming a child (namakarana), first haircut (mundan), travel, studies, treatment. `mode: strict` gives the times in which star, tithi, weekday, yoga, karana and season all agree, as almanacs print them; `mode: ranked` scores every time that no ban and no person forbids, the best first. For one or two people, tara and chandra bala count too, and for a marriage Jupiter from the bride and the Sun from the groom. With `lagna` the rising sign is judged. Every reason names its rule, its source and its points; the weights are those of this product, since no text has numbers. A rule that holds for a part of the time counts in proportion. `rejected_days` gives the reason for each day without a time. A day without sunrise or sunset has no muhurta and is listed there. `POST /api/v1/muhurta/find`, 3 credits for up to 31 days, 5 for more, 1 more with lagna. */
    find(input: MuhurtaFindInput, options?: CallOptions): Call<MuhurtaFindAnswer>;
    /** Judge one moment for a purpose: whether it is an auspicious time, and why. The rules of `muhurta/find` at one moment and place: the rules that forbid it (`is_allowed`, `forbidding`), its score, and every reason for and against. Every reason names its rule, its source and its points; the weights are those of this product, since no text has numbers. A rule that holds for a part of the time counts in proportion. If the Sun does not rise or set, nothing is judged and `reason` is the cause. `POST /api/v1/muhurta/check`, 1 credit. */
    check(input: MuhurtaCheckInput, options?: CallOptions): Call<MuhurtaCheckAnswer>;
  };
  /** Dasha. Periods of life: Vimshottari to five levels, Yogini and Ashtottari to three. */
  readonly dasha: {
    /** Vimshottari dasha: the 120-year cycle from the star of the Moon. A life is divided among the nine planets. The star (nakshatra) of the Moon at birth gives the first ruler; the part of the star that the Moon has still to cross gives the rest of the first period. Lists nine great periods, the first in its full length, so it begins before birth. `depth` 2 adds the periods within them and 3 the next level; levels 4 and 5 are listed only under the periods that rule on `target_date`, which `metadata.as_of` repeats, and along `path`. `POST /api/v1/dasha/vimshottari`, 2 credits, 3 more with texts. */
    vimshottari(input: DashaVimshottariInput, options?: CallOptions): Call<DashaVimshottariAnswer>;
    /** The Vimshottari periods that rule on a day. All five levels, from the great period (mahadasha) down to prana, that rule at 00:00 local time of `target_date`. At the instant a period ends, the next one rules. Outside the 120 years of the cycle, `out_of_cycle` is true and the periods are null. `POST /api/v1/dasha/current`, 1 credit, 2 more with texts. */
    current(input: DashaCurrentInput, options?: CallOptions): Call<DashaCurrentAnswer>;
    /** Yogini dasha: the 36-year cycle of the eight yoginis. Eight periods of one to eight years, each of a yogini and her planet, beginning with the one given by the star of the Moon at birth. The cycle is listed three times, 108 years. `POST /api/v1/dasha/yogini`, 2 credits. */
    yogini(input: DashaYoginiInput, options?: CallOptions): Call<DashaYoginiAnswer>;
    /** Ashtottari dasha: the 108-year cycle, with its applicability. Eight rulers (Ketu has no period), each over a group of stars counted from Ardra. The tradition uses it under conditions, which `applicability` evaluates: Rahu in a kendra or trikona from the lord of the ascendant but not in the ascendant, or a birth by day under a waning, by night under a waxing Moon. The periods are given in any case. `POST /api/v1/dasha/ashtottari`, 2 credits. */
    ashtottari(input: DashaAshtottariInput, options?: CallOptions): Call<DashaAshtottariAnswer>;
    /** Seven conditional dashas, each with its condition and whether it holds. Shodashottari, Dwadashottari, Panchottari, Shatabdika, Chaturashiti-sama, Dwisaptati-sama and Shattrimsha-sama: dashas of the star of the Moon that tradition uses when a chart meets their condition. `systems` judges all seven with the reason; `mahadashas` lists the one in `system`, whether it applies or not. Two programs and the text agree on lords and years; commentators read some of the conditions more narrowly. `POST /api/v1/dasha/conditional`, 2 credits. */
    conditional(input: DashaConditionalInput, options?: CallOptions): Call<DashaConditionalAnswer>;
    /** Kalachakra dasha: periods of signs from the pada of the Moon. The dasha of the wheel of time (Brihat Parashara Hora Shastra, ch. 46). The pada of the Moon has nine signs with 83, 85, 86 or 100 years, in the direct wheel (savya) or the reverse one (apasavya); the first and the last are deha, the body, and jeeva, the soul. After them come the signs of the next pada, and each period has nine parts from its own sign on. The first period is listed in its full length, so it begins before birth; periods are listed to the age of 120. Schools agree on the 144 signs and their years, and differ on the balance at birth (`balance`), on what follows the ninth sign, on the order of the parts and on the rows of Ardra, Uttara Phalguni, Jyeshtha and Shatabhisha: here they are those of P.V.R. Narasimha Rao. One minute of birth time moves the dates by some three months. `POST /api/v1/dasha/kalachakra`, 2 credits. */
    kalachakra(input: DashaKalachakraInput, options?: CallOptions): Call<DashaKalachakraAnswer>;
    /** Tribhagi dasha: Vimshottari with a third of its years. The nine planets of Vimshottari in their order, from the star of the Moon at birth, each with a third of its years: a cycle of 40 years, listed three times. Programs differ on the share: others take a third away, which leaves a cycle of 80 years, listed twice (`share`). No verse of the classics decides it. The first period is listed in its full length, so it begins before birth. `POST /api/v1/dasha/tribhagi`, 2 credits. */
    tribhagi(input: DashaTribhagiInput, options?: CallOptions): Call<DashaTribhagiAnswer>;
    /** Sudarshana chakra dasha: a year of life for each house. The first house rules the first year of life, the second the second, and the thirteenth year is again that of the first (Brihat Parashara Hora Shastra, ch. 74). A year has twelve months, a month twelve parts of about two and a half days, and each of them twelve parts of about five hours, always from the house of the longer period on. A house is read in three wheels: from the ascendant, the Moon and the Sun. 120 years are listed; `depth` 2 to 4 adds the parts of the periods that rule at 00:00 local time of `target_date` (today if omitted). `POST /api/v1/dasha/sudarshana`, 1 credit. */
    sudarshana(input: DashaSudarshanaInput, options?: CallOptions): Call<DashaSudarshanaAnswer>;
    /** Vimshottari dasha of a birth whose time is unknown or uncertain. The first lords that are possible, one for each nakshatra that the Moon may be in, with the range of the balance and of the start of every great period. With `target_date`, also the lords of the first two levels at 00:00 local time of that day, by the instant of birth. A minute of birth time moves a period of twenty years by some five days. `POST /api/v1/dasha/uncertain`, 2 credits. */
    uncertain(input: DashaUncertainInput, options?: CallOptions): Call<DashaUncertainAnswer>;
  };
  /** Matchmaking. Two charts for a marriage: ashtakoot with 36 points, porutham with ten. */
  readonly matchmaking: {
    /** Ashtakoot: eight tests of two Moons, 36 points. The North Indian matching of bride and groom by sign and star of their Moons (guna milan). Each koota has its raw score, the compared values and the reason. `exceptions` lists the rules by which tradition accepts a low gana, bhakoot or nadi; they change no score. `manglik` gives the manglik dosha of both charts. Schools differ on vashya, yoni and gana: the settings choose the table. `POST /api/v1/matchmaking/ashtakoot`, 2 credits, 2 more with texts. */
    ashtakoot(input: MatchmakingAshtakootInput, options?: CallOptions): Call<MatchmakingAshtakootAnswer>;
    /** Porutham: the ten agreements of South Indian matching. Ten rules on the stars, signs and lords of the two Moons, one point each at most, counted from the bride to the groom. `settings.method` follows the Tamil almanacs or those of Kerala. Rajju and vedha are vetoes: if one of them gives no points, most families refuse the match whatever the sum, and `verdict` is adhama. 6 points and more are uthama, 5 and 5.5 madhyama; `score_verdict` is the verdict by points alone. `POST /api/v1/matchmaking/porutham`, 2 credits, 2 more with texts. */
    porutham(input: PoruthamRequest, options?: CallOptions): Call<MatchmakingPoruthamAnswer>;
    /** Ashtakoot of a couple with an unknown or uncertain time of birth. The range of the 36 points over the possible times of birth of bride and groom, and every possible result with its share and the Moons that give it, the likeliest first. A person whose time is known has hours and minutes as usual. Manglik dosha needs the ascendant and is not part of it. `POST /api/v1/matchmaking/uncertain`, 3 credits. */
    uncertain(input: MatchmakingUncertainInput, options?: CallOptions): Call<MatchmakingUncertainAnswer>;
  };
  /** Doshas. Flaws of a chart, with the rules held to cancel them. */
  readonly dosha: {
    /** Kaal Sarp dosha, with its kind and direction. The dosha holds if all seven planets are on one side of the axis of Rahu and Ketu, by longitude. `name` is the kind, by the house of Rahu. `direction` is the arc with the planets, forward through the zodiac: some schools count only `rahu_to_ketu` and call the other one Kaal Amrita. `is_partial` is true if exactly one planet is outside. A planet at exactly the longitude of a node is on neither side. `POST /api/v1/dosha/kaal-sarp`, 1 credit. */
    kaalSarp(input: VedicChartRequest, options?: CallOptions): Call<DoshaKaalSarpAnswer>;
    /** Gandmool dosha: the Moon in one of six stars. Tests if the Moon was in Ashwini, Ashlesha, Magha, Jyeshtha, Mula or Revati at birth: the six stars at a junction of signs and stars. The pada is given because texts derive the effect from it. `POST /api/v1/dosha/gandmool`, 1 credit, 3 more with texts. */
    gandmool(input: VedicChartRequest, options?: CallOptions): Call<DoshaGandmoolAnswer>;
    /** Pitra dosha: the rules of different lists, each evaluated. No classical verse defines pitra dosha and published lists differ, so this gives evidence and not a judgement: every rule, from the ascendant and from the Moon, and whether it holds. `has_dosha` is the narrow reading alone: the Sun with Rahu, or a node in the ninth from the ascendant or with its lord. `POST /api/v1/dosha/pitra`, 1 credit, 3 more with texts. */
    pitra(input: VedicChartRequest, options?: CallOptions): Call<DoshaPitraAnswer>;
    /** Manglik dosha, with each common cancellation. Mars in certain houses is held to harm a marriage. `is_manglik` is counted from the ascendant, as the word is used; `references` shows the same from the Moon and Venus, and `severity` counts them. Schools accept different cancellations, so each is evaluated and shown with its reason; `is_cancelled` is true if the birth is manglik and any rule cancels it. `POST /api/v1/dosha/manglik`, 1 credit, 3 more with texts. */
    manglik(input: ManglikRequest, options?: CallOptions): Call<DoshaManglikAnswer>;
  };
  /** Events. Events in the sky: ingresses, stations, aspects, phases, eclipses, over a century. */
  readonly events: {
    /** Ingresses, stations, aspects, eclipses and other events between two instants. Every event of the requested kinds from `from` until `to`, up to a hundred years, sorted by instant, to a second (a station to a minute). `sign_ingress`: a body enters a sign, which `detail` names; `nakshatra_ingress`: a body enters a nakshatra, which `detail` names; `pada_ingress`: a body enters a quarter of a nakshatra, such as `Ashwini 2`; `station`: a body turns `direct` or `retrograde` in tropical longitude, as ephemerides print it; `combustion`: a planet becomes `combust`, or `visible` again; `conjunction`: two bodies have one longitude; `aspect`: two bodies are exactly so far apart as the aspect that `detail` names; `planetary_war`: a war of two of the five planets, within 1° of each other, `begins` or `ends`; `lunar_phase`: `new_moon`, `first_quarter`, `full_moon` or `last_quarter`; `node_crossing`: the Moon or a planet crosses the ecliptic, `ascending` or `descending`; `void_of_course`: the Moon makes her last aspect in the sign that `detail` names, tropical whatever the ayanamsa, and is void until `until`; `eclipse`: the maximum of an eclipse of the Sun or the Moon, with its type. Each pass of a retrograde loop is a separate event. Stations are tropical: `is_retrograde` of a sidereal chart changes up to 3.3 hours before or after one, since the sidereal speed is the tropical one less the motion of the ayanamsa. An answer is one page: if `next` is an instant, send it as `from` for the following page; every event is on one page only. A page ends at `limit` events or at the computing limit of one call, and may then be short or empty. `Accept: application/x-ndjson` returns one JSON line per event. `POST /api/v1/events/search`, 2 credits. */
    search(input: EventsSearchInput, options?: CallOptions): Call<EventsSearchAnswer>;
    /** Eclipses of the Sun and the Moon, for the Earth and for a place, with sutak. Every eclipse with its maximum between two dates, up to twenty years: start, maximum and end, magnitude and saros, the sidereal sign and nakshatra, and the visible part at the place, contact by contact, clipped by rise and set. `sutak` is the time of fasting before a visible eclipse, null if only the penumbra is visible. `Accept: application/x-ndjson` returns one JSON line per eclipse. `POST /api/v1/events/eclipses`, 1 credit per 5 years, rounded up. */
    eclipses(input: EventsEclipsesInput, options?: CallOptions): Call<EventsEclipsesAnswer>;
    /** The timeline of what comes next for a birth, in the sky and at a place. One list of all events from `from` on, up to 366 days, sorted by instant, each with a weight. It merges dashas, sade sati, transits, progressions, directions, returns, birthdays, eclipses, ingresses, stations, phases of the Moon, festivals and the days of a place, each found as in its own operation. Kinds: `dasha_change`: a dasha period of one of the requested levels begins; `sade_sati`: sade sati begins, goes over into another phase, or ends; `panoti`: Saturn enters or leaves the fourth (Ardhashtama) or eighth (Ashtama) sign from the natal Moon; `chandrashtama`: the Moon enters the eighth sign from the natal Moon; `transit_to_natal`: a body in transit is exactly in an aspect with a natal point; `transit_in_orb`: a body in transit comes within the orb of an aspect with a natal point, or leaves it; `transit_to_house`: a body in transit enters a house of the birth chart, whole signs from the ascendant; `eclipse_on_natal_point`: an eclipse is on a natal point or opposite to it, within `eclipse_orb`; `solar_return`: the Sun is back at its place at birth; `lunar_return`: the Moon is back at her place at birth; `jupiter_return`: Jupiter passes his place at birth; `saturn_return`: Saturn passes his place at birth; `profection_year`: a profected year of life begins, with its house, sign and lord; `tithi_birthday`: the day with the tithi of the birth at sunrise, in its lunar month; `nakshatra_birthday`: the last day with the nakshatra of the birth at sunrise, in its solar month by the Tamil calendar; `station_on_natal_point`: a planet in transit turns direct or retrograde within `orb` of an aspect with a natal point; `progressed_aspect`: the progressed Sun, Moon, Mercury, Venus, Mars, ascendant or midheaven is exactly in an aspect with a natal point: secondary progressions, a day after birth for each year of life; `progressed_ingress`: a progressed body, ascendant or midheaven enters a sign; `progressed_phase`: the progressed Moon is new, full or at a quarter; `primary_direction`: a primary direction is complete, up to 120 years of age: by Placidus and the key of Naibod, if nothing else is chosen; `solar_arc`: a natal point moved by the solar arc is exactly in an aspect with another one; `muhurta`: a time of 20 minutes or more for `purpose` begins that suits the person; `ingress`: a body enters a sidereal sign; `tropical_ingress`: a body enters a tropical sign; `station`: a planet turns direct or retrograde; `retrograde`: a planet turns retrograde, with the end of its retrograde motion; `moon_phase`: new moon, full moon and quarters; `eclipse`: the maximum of an eclipse; `aspect`: two bodies are exactly in an aspect; `void_of_course`: the Moon is void of course, until she enters the next tropical sign; `combustion`: a planet becomes combust or visible again; `planetary_war`: a war of two planets begins or ends; `observance`: the day of a festival or fast; `ekadashi`: the day of an Ekadashi, with parana; `sankranti`: the Sun enters a sidereal sign, with punya kala; `daily_panchang`: the limbs at the sunrise of each day; `rahu_kaal`: Rahu Kaal of each day, until its end. An event at `from` is listed, one at the end belongs to the next timeline, so that successive timelines have every event once. Events of a birth begin after it. On days without sunrise or sunset `rahu_kaal` and `muhurta` have no events, and days begin at 6:00 by the clock (`basis` is `civil`). A point that never crosses the horizon of the birthplace reaches the meridian only, so near the poles `primary_direction` has few events, and a progressed ascendant has none at a pole. Four seconds of birth time are six days of a direction and of a progressed angle. `Accept: application/x-ndjson` returns one JSON line per event. `POST /api/v1/events/upcoming`, 2 credits per 31 days, rounded up. */
    upcoming(input: EventsUpcomingInput, options?: CallOptions): Call<EventsUpcomingAnswer>;
  };
  /** Ephemeris. Positions of bodies step by step, as JSON, lines or CSV. */
  readonly ephemeris: {
    /** Positions of bodies step by step, as rows. An ephemeris: the geocentric position of each of `bodies` at `from` and every `step_minutes` until `to`, in the sidereal zodiac of an ayanamsa or in the tropical one (`none`). One row for each body and instant, up to 10,000 rows in one request. `Accept: application/x-ndjson` returns one JSON line per row, `text/csv` a table. `POST /api/v1/ephemeris/table`, 1 credit per 2,000 rows, rounded up. */
    table(input: EphemerisTableInput, options?: CallOptions): Call<EphemerisTableAnswer>;
  };
  /** Reference reports. Reports with the member names that callers of other services already parse. */
  readonly astrology: {
    /** Star and signs of a birth, with the traditional attributes of the star. The nakshatra of the Moon with its quarter and ruler, the sidereal signs of Moon and Sun, and the tropical sign of the Sun (`zodiac`). `additional_info` gives the attributes of the star on which its sources agree; colours, directions and genders of stars differ between almanacs and are omitted. `POST /api/v1/astrology/birth-details`, 1 credit, 3 more with texts. */
    birthDetails(input: HousesWholeSignInput, options?: CallOptions): Call<AstrologyBirthDetailsAnswer>;
    /** The panchang of a day: weekday, tithis, nakshatras, yogas, karanas, rise and set. Every tithi, nakshatra, yoga and karana that overlaps the sunrise day of the date, from sunrise to the next sunrise: the first may begin before it, the last may end after it. `at_instant` lists the weekday and limbs at the requested moment; before sunrise the weekday is still that of the previous day. If the Sun does not rise, near the poles, the civil day is used. `POST /api/v1/astrology/panchang`, 1 credit, 3 more with texts. */
    panchang(input: PanchangRequest, options?: CallOptions): Call<AstrologyPanchangAnswer>;
    /** The panchang of a day with its good and bad windows. Every tithi, nakshatra, yoga and karana that overlaps the sunrise day of the date, from sunrise to the next sunrise: the first may begin before it, the last may end after it. `at_instant` lists the weekday and limbs at the requested moment; before sunrise the weekday is still that of the previous day. If the Sun does not rise, near the poles, the civil day is used. Adds the windows of `auspicious-period` and `inauspicious-period`, so that one call fills a page of an almanac. `POST /api/v1/astrology/panchang/advanced`, 1 credit, 3 more with texts. */
    panchangAdvanced(input: PanchangRequest, options?: CallOptions): Call<AstrologyPanchangAdvancedAnswer>;
    /** Good windows of the day: Abhijit, Amrit Kaal, Brahma Muhurta and the good choghadiyas. The windows of the sunrise day of the requested date. Abhijit is the middle muhurta of the day, Brahma Muhurta the last but one of the night before; Amrit Kaal is a window within each star of the Moon. Amrit, Shubh and Labh choghadiyas are the parts of day and night that the Moon, Jupiter and Mercury rule. `POST /api/v1/astrology/auspicious-period`, 1 credit. */
    auspiciousPeriod(input: PanchangRequest, options?: CallOptions): Call<AstrologyAuspiciousPeriodAnswer>;
    /** Windows of the day to avoid: Rahu Kaal, Yamaganda, Gulika Kaal, Dur Muhurta and Varjyam. The windows of the sunrise day of the requested date. Rahu Kaal, Yamaganda and Gulika Kaal are eighths of the day and Dur Muhurtas fifteenths of day or night, chosen by the weekday; Varjyam is a window within each star of the Moon. Nothing is begun in these windows. `POST /api/v1/astrology/inauspicious-period`, 1 credit. */
    inauspiciousPeriod(input: PanchangRequest, options?: CallOptions): Call<AstrologyAuspiciousPeriodAnswer>;
    /** Anandadi yoga: one of twenty-eight, by weekday and the star of the Moon. Each weekday counts the stars from its own first star: Sunday from Ashwini, Monday from Mrigashirsha and so on by four. The number of the Moon’s star gives the yoga and its effect. Lists every star that overlaps the sunrise day of the date, in its full length, by the weekday of that day. `POST /api/v1/astrology/anandadi-yoga`, 1 credit. */
    anandadiYoga(input: AstrologyAnandadiYogaInput, options?: CallOptions): Call<AstrologyAnandadiYogaAnswer>;
    /** The nitya yoga of a moment, whether it is auspicious, and the special yogas of the day. `yoga` is the nitya yoga that the longitudes of Sun and Moon make at the moment, with its start and end; nine of the 27 are inauspicious, some only in their first hours. `auspicious_yoga` lists meetings of weekday and star within the sunrise day of the date, such as Amrita Siddhi or Guru Pushya, each with its weekday and stars; empty on many days. `POST /api/v1/astrology/auspicious-yoga`, 1 credit. */
    auspiciousYoga(input: PanchangRequest, options?: CallOptions): Call<AstrologyAuspiciousYogaAnswer>;
    /** Gowri panchangam: the sixteen parts of day and night, good and bad. South Indian almanacs cut the day from sunrise to sunset and the night to the next sunrise into eight parts each and name them by the weekday. The good ones are nalla neram, good time: Amirdha is the best of them. `POST /api/v1/astrology/gowri-nalla-neram`, 1 credit. */
    gowriNallaNeram(input: PanchangRequest, options?: CallOptions): Call<AstrologyGowriNallaNeramAnswer>;
    /** Rasi chart: ascendant, twelve houses and the planets in each. The birth chart (D1) as data to draw from: the sign that rises is the first house and each following sign the next; `houses` names the planets in each, `planets` gives their exact places. `POST /api/v1/astrology/chart`, 1 credit, 3 more with texts. */
    chart(input: VedicChartRequest, options?: CallOptions): Call<AstrologyChartAnswer>;
    /** Kundli report: star and signs of the birth, Mangal dosha, and the yogas of the chart. `nakshatra_details` is the answer of `birth-details`. `mangal_dosha` is counted from the ascendant. `yoga_details` lists every supported yoga by group, each with its rule, whether the chart has it, and in `reason` the planets that make it and the factors that weaken it. Houses are whole signs from the ascendant; the nodes aspect nothing and rule no house. The five Mahapurusha yogas are counted from the ascendant or the Moon. `POST /api/v1/astrology/kundli`, 1 credit. */
    kundli(input: AstrologyKundliInput, options?: CallOptions): Call<AstrologyKundliAnswer>;
    /** The kundli report with the exceptions of Mangal dosha and three levels of Vimshottari dasha. The members of `kundli`, the exceptions that are held to cancel Mangal dosha, its traditional remedies, the nine great periods of Vimshottari dasha with two levels below them, and the balance of the first at birth, counted from the Moon of the chart. `yoga_details` lists every supported yoga by group, each with its rule, whether the chart has it, and in `reason` the planets that make it and the factors that weaken it. Houses are whole signs from the ascendant; the nodes aspect nothing and rule no house. The five Mahapurusha yogas are counted from the ascendant or the Moon. `POST /api/v1/astrology/kundli/advanced`, 2 credits. */
    kundliAdvanced(input: AstrologyKundliAdvancedInput, options?: CallOptions): Call<AstrologyKundliAdvancedAnswer>;
    /** Vimshottari dasha periods with the balance at birth. The nine great periods (mahadasha) of the 120-year cycle, each with its antardashas and, at `depth` 3, their pratyantardashas. The first is listed in full, so it begins before birth; `dasha_balance` is the part of it that remained at birth. `start` and `end` are instants; at the instant a period ends, the next one rules. `POST /api/v1/astrology/dasha-periods`, 2 credits, 3 more with texts. */
    dashaPeriods(input: AstrologyDashaPeriodsInput, options?: CallOptions): Call<AstrologyDashaPeriodsAnswer>;
    /** Mangal dosha: Mars from ascendant, Moon and Venus, with exceptions and remedies. `has_dosha` is counted from the ascendant. `exceptions` lists the rules that are held to cancel the dosha and apply here, with their reasons; `remedies` lists traditional remedies. Both are empty without a dosha. `references` shows the house of Mars from the ascendant, the Moon and Venus, and `severity` counts them. `POST /api/v1/astrology/mangal-dosha/advanced`, 1 credit. */
    mangalDoshaAdvanced(input: ManglikRequest, options?: CallOptions): Call<AstrologyMangalDoshaAdvancedAnswer>;
    /** Sade sati on a day, and its dated phases over a hundred years. Saturn in the sign before, of and after the natal Moon is sade sati (Rising, Peak, Setting), seven and a half years about every thirty. `is_in_sade_sati`, `transit_phase` and `current_transit` are for 00:00 local time of `target_date`. `transits` lists every sign transit of Saturn that is a phase or a panoti, from birth to the age of a hundred; if Saturn turns back into a sign and enters it again, each transit is a separate row. `POST /api/v1/astrology/sade-sati/advanced`, 1 credit, 2 more with texts. */
    sadeSatiAdvanced(input: AstrologySadeSatiAdvancedInput, options?: CallOptions): Call<AstrologySadeSatiAdvancedAnswer>;
    /** Chandrashtama: periods of the Moon in the eighth sign from the birth sign. About thirteen times a year, for two days and a quarter, the Moon passes the eighth sign from the Moon sign of a birth; tradition begins nothing on these days. `chandrashtama` names the birth sign affected at `target`, with its stars; `current_transit` and `current_nakshatra` are the sign and the star of the Moon at that instant. `chandrashtama_timing` lists the transits through the eighth sign of this birth in the `days` from `target` on, star by star. `POST /api/v1/astrology/chandrashtama-periods`, 1 credit. */
    chandrashtamaPeriods(input: AstrologyChandrashtamaPeriodsInput, options?: CallOptions): Call<AstrologyChandrashtamaPeriodsAnswer>;
    /** Papasamyam: points of the malefics against a marriage. Malefics in harmful houses, counted from the ascendant, the Moon and Venus. Method `kerala` counts Mars, Saturn, the Sun and Rahu in the houses 1, 2, 4, 7, 8 and 12: one point from the ascendant, half a point from the Moon, a quarter from Venus. Method `raman` adds Ketu, omits the first house and weighs the malefics by planet, dignity and house. `POST /api/v1/astrology/papasamyam`, 1 credit. */
    papasamyam(input: AstrologyPapasamyamInput, options?: CallOptions): Call<AstrologyPapasamyamAnswer>;
    /** Papasamyam of bride and groom, and whether their burdens agree. By the rule of Kerala, the burdens cancel if the groom has at least as many points as the bride. `POST /api/v1/astrology/papasamyam-check`, 2 credits. */
    papasamyamCheck(input: AstrologyPapasamyamCheckInput, options?: CallOptions): Call<AstrologyPapasamyamCheckAnswer>;
    /** Porutham in short: which of the ten agreements hold. Ten rules on the stars and signs of the two Moons, counted from the bride (`girl_info`) to the groom (`boy_info`); `settings.method` follows the Tamil almanacs or those of Kerala. For points and reasons call `porutham/advanced`. `POST /api/v1/astrology/porutham`, 2 credits. */
    porutham(input: PoruthamRequest, options?: CallOptions): Call<AstrologyPoruthamAnswer>;
    /** Porutham with points, status and reason of each agreement. Ten rules on the stars and signs of the two Moons, counted from the bride (`girl_info`) to the groom (`boy_info`); `settings.method` follows the Tamil almanacs or those of Kerala. If rajju or vedha gives no points, the message is that the match is refused. `POST /api/v1/astrology/porutham/advanced`, 2 credits. */
    poruthamAdvanced(input: PoruthamRequest, options?: CallOptions): Call<AstrologyPoruthamAdvancedAnswer>;
    /** Porutham by the stars alone, from the Moons of two births. Ten rules on the stars and signs of the two Moons, counted from the bride (`girl_info`) to the groom (`boy_info`); `settings.method` follows the Tamil almanacs or those of Kerala. Only the star and quarter of each Moon are used, so all births with the same ones give the same answer. `POST /api/v1/astrology/nakshatra-porutham`, 2 credits. */
    nakshatraPorutham(input: PoruthamRequest, options?: CallOptions): Call<AstrologyNakshatraPoruthamAnswer>;
  };
  /** Western. Western charts, tropical or sidereal: natal, transits, progressions, returns, and two charts together. */
  readonly western: {
    /** Western birth chart: planets, angles, house cusps and aspects. The Western birth chart. Longitudes are measured from the spring equinox (tropical zodiac), or from the stars if `zodiac` is sidereal. Houses are Placidus by default; beyond the polar circle, where Placidus has no solution, they are Porphyry, as metadata shows. `aspects` are the angles between points within the orbs listed in metadata; ascendant and midheaven are included and move with the rotation of the Earth. `POST /api/v1/western/natal`, 1 credit, 3 more with texts. */
    natal(input: WesternNatalInput, options?: CallOptions): Call<WesternNatalAnswer>;
    /** Draconic chart: the birth chart in the zodiac that begins at the ascending node of the Moon. Every longitude less that of the Moon’s ascending node, so the node is at 0° Aries. Angles between points are those of the birth chart; signs differ, and with them the houses that are signs. `aspects_to_natal` are the aspects of draconic points (`planet_a`) to points of the tropical birth chart (`planet_b`). `POST /api/v1/western/draconic`, 1 credit. */
    draconic(input: WesternDraconicInput, options?: CallOptions): Call<WesternDraconicAnswer>;
    /** Heliocentric chart: the planets of a birth as seen from the Sun. Longitude, latitude and distance of the planets from Mercury to Pluto, the Earth among them, as seen from the centre of the Sun at birth, with the aspects between them. The Earth is opposite the Sun of the birth chart. There are no houses and no retrograde planets; the place of birth only gives the clock. `POST /api/v1/western/heliocentric`, 1 credit. */
    heliocentric(input: WesternHeliocentricInput, options?: CallOptions): Call<WesternHeliocentricAnswer>;
    /** Relocation chart: a birth chart with the angles and houses of another place. The planets stay where they were at the instant of birth; ascendant, midheaven and houses are those that this instant has at `to_latitude`, `to_longitude`. The clock time is not converted, because the instant is the same everywhere. `moved` lists the planets that are in another house than at the birthplace. Beyond the polar circle the houses may fall back to Porphyry, as metadata shows. `POST /api/v1/western/relocation`, 1 credit. */
    relocation(input: WesternRelocationInput, options?: CallOptions): Call<WesternRelocationAnswer>;
    /** Astrocartography: the places where each planet of a birth rises, sets or culminates, as GeoJSON. At the moment of a birth each planet is on the meridian along one half of a meridian of the Earth, and below it along the other; it rises and sets along the two halves of a great circle. `lines` has these four lines of every point as GeoJSON features, with a place every `spacing` degrees of latitude. `nearest` lists the lines nearest to a place (the birthplace if none is sent), and `crossings`, if asked for, the places where lines of two points cross. `zeniths` are the places that have a point overhead. Refraction is left out. `POST /api/v1/western/astrocartography`, 2 credits. */
    astrocartography(input: WesternAstrocartographyInput, options?: CallOptions): Call<WesternAstrocartographyAnswer>;
    /** Local space: azimuth and altitude of each planet at birth, with its great circle on the map. The planets as they are around the horizon of the birthplace at the instant of birth. The vertical circle of a planet, continued over the Earth, is a great circle through the birthplace: `lines` has its two halves as GeoJSON features, towards the azimuth of the planet and away from it, with a place every `spacing` degrees. Azimuths count from the north through the east. Refraction is left out. `POST /api/v1/western/local-space`, 1 credit. */
    localSpace(input: WesternLocalSpaceInput, options?: CallOptions): Call<WesternLocalSpaceAnswer>;
    /** The sky of a moment over a birth chart. Positions of the planets at `target` (now if omitted) in the houses of the birth chart, and their aspects to its planets and angles: `planet_a` is in transit, `planet_b` of the birth chart. Natal points do not move, so `is_applying` tells whether the planet in transit approaches. `POST /api/v1/western/transit`, 1 credit. */
    transit(input: WesternTransitInput, options?: CallOptions): Call<WesternTransitAnswer>;
    /** Two birth charts against each other: aspects and house overlays. Every aspect between the points of one chart (`planet_a`, of person_a) and those of the other (`planet_b`, of person_b), and the house of the other chart into which each point falls. Aspects between two births neither apply nor separate, so `is_applying` is null. The two births are sent as `person_a` and `person_b`; `bride` and `groom` are accepted as aliases, in this order. `POST /api/v1/western/synastry`, 2 credits. */
    synastry(input: WesternSynastryInput, options?: CallOptions): Call<WesternSynastryAnswer>;
    /** Composite chart: one chart for two people. Each planet at the middle of the shorter arc between its places in the two charts, and the angles and cusps likewise. The midheaven is kept above the horizon and the houses in their order: if the nearer midpoint would turn it over, the opposite one is used and `is_midheaven_turned` is true. If two planets are exactly opposite, both midpoints are equally valid and `is_ambiguous` is true. With the method `davison` it is a real chart instead, of the moment and place midway between the births. The two births are sent as `person_a` and `person_b`; `bride` and `groom` are accepted as aliases, in this order. `POST /api/v1/western/composite`, 2 credits. */
    composite(input: WesternCompositeInput, options?: CallOptions): Call<WesternCompositeAnswer>;
    /** Davison chart: the chart of the moment and place midway between two births. A real chart, cast for the mean of the two instants and the middle of the two places: the mean latitude, and the longitude halfway the shorter way round the Earth, across 180° if that is nearer. Planets move and have houses as in any birth chart. The composite of midpoints is `western/composite`. The two births are sent as `person_a` and `person_b`; `bride` and `groom` are accepted as aliases, in this order. `POST /api/v1/western/davison`, 2 credits. */
    davison(input: WesternSynastryInput, options?: CallOptions): Call<WesternDavisonAnswer>;
    /** Secondary progressions: a day after birth for each year of life. The sky as many days after birth as there are years from birth to `target_date` (00:00 local time, or the instant of birth on the day of birth; today if omitted). Planets are given with their progressed and natal houses; the aspects go from progressed points (`planet_a`) to natal ones (`planet_b`). The angles advance by about a degree a year, by the method shown in metadata. `POST /api/v1/western/progressions`, 1 credit. */
    progressions(input: WesternProgressionsInput, options?: CallOptions): Call<WesternProgressionsAnswer>;
    /** Solar arc directions: every point of a birth chart moved on by one arc. Planets and angles of the birth chart, all advanced by the motion of the Sun in as many days after birth as there are years from birth to `target_date` (00:00 local time; today if omitted): about a degree a year. `aspects` go from directed points (`planet_a`) to natal ones (`planet_b`), within `orb`. Beyond some 180 years the arc exceeds half a turn. `POST /api/v1/western/solar-arc`, 2 credits. */
    solarArc(input: WesternSolarArcInput, options?: CallOptions): Call<WesternSolarArcAnswer>;
    /** Primary directions by Placidus or Regiomontanus, direct and converse. The daily turn of the sky after a birth carries planets and their aspects (promissors) to the places of significators. The arc of the turn is years of life by a key, about a degree a year. `directions` lists the arcs that are complete between `age_from` and `age_to`, by age. A point that never crosses the horizon at the birthplace has no semi-arc: `circumpolar` lists it, it reaches the meridian only, and nothing is directed to it. Four seconds of birth time are one minute of arc, about six days of life. `POST /api/v1/western/primary-directions`, 1 credit per 40 years of ages, rounded up. */
    primaryDirections(input: WesternPrimaryDirectionsInput, options?: CallOptions): Call<WesternPrimaryDirectionsAnswer>;
    /** Annual and monthly profections: house, sign and lord of a year of life. With each year of life the ascendant advances by one whole sign: the first year has the rising sign, and so has the thirteenth. The ruler of the sign (of the classical seven) is lord of the year; planets in the sign at birth are active. Each twelfth of the year advances by a further sign. Years open with the solar return, which is within a day or two of the birthday. `POST /api/v1/western/profections`, 2 credits. */
    profections(input: WesternProfectionsInput, options?: CallOptions): Call<WesternProfectionsAnswer>;
    /** Firdaria: the Persian periods of life, ruled by seven planets and two nodes. A birth by day begins with 10 years of the Sun, one by night with 9 years of the Moon; the other planets follow in Chaldean order, each for a fixed number of years. The nodes rule the last five years of the cycle of 75, and the cycle begins anew. The period of a planet has seven equal parts, of its own lord first. `current` is the period and the part on `target_date` (00:00 local time; today if omitted). The books agree on years and lords, and differ on the place of the nodes by night: see `nodes`. `POST /api/v1/western/firdaria`, 1 credit. */
    firdaria(input: WesternFirdariaInput, options?: CallOptions): Call<WesternFirdariaAnswer>;
    /** Zodiacal releasing from the Lot of Spirit or of Fortune, to four levels. Life is released from the sign of a lot through the zodiac; each sign rules for the years of its lord, in years of 360 days. Each period is divided by the same signs in months, days and hours of the same numbers, beginning with its own sign. Periods longer than a whole round loose the bond: they continue from the opposite sign. Signs angular from Fortune are peaks. `depth` 2 lists months; 3 and 4 are listed only under the periods on `target_date`, whose four levels are in `current`. Peaks are graded differently by modern authors, so they are not graded here. `POST /api/v1/western/zodiacal-releasing`, 2 credits. */
    zodiacalReleasing(input: WesternZodiacalReleasingInput, options?: CallOptions): Call<WesternZodiacalReleasingAnswer>;
    /** Solar return: the chart of the moment when the Sun comes back to its place at birth. Once a year, within two days of the birthday, the Sun has the longitude that it had at birth. The chart of that moment, cast for the place of birth or for a place of `stay`, is read for the year that follows. The moment is that of the Sun seen from the centre of the Earth, found to a tenth of a second. A birth on 29 February has a return every year. `POST /api/v1/western/solar-return`, 1 credit. */
    solarReturn(input: WesternSolarReturnInput, options?: CallOptions): Call<WesternSolarReturnAnswer>;
    /** Lunar return: the chart of the moment when the Moon comes back to her place at birth. Every 27 days and a third the Moon has the longitude that she had at birth. The chart of that moment, cast for the place of birth or for a place of `stay`, is read for the month that follows. `number` counts returns after `target`. The moment is that of the Moon seen from the centre of the Earth, found to a tenth of a second. `POST /api/v1/western/lunar-return`, 2 credits. */
    lunarReturn(input: WesternLunarReturnInput, options?: CallOptions): Call<WesternLunarReturnAnswer>;
    /** Planetary return: when a planet comes back to its place at birth, with every pass of a retrograde loop. Return of a planet, the Moon’s ascending node or Chiron to the longitude that it had at birth, in the zodiac of the chart: Saturn at 29, Jupiter every 12 years, Mercury and Venus every year. A planet that turns back may pass the place three times, the slowest five: all of them are one return, and `passes` lists each. The chart is cast for the first pass after `target`, or for the first of a later return selected by `number`. A target before the birth counts as the birth. `return_at` and `chart` are null if there is no such return before July 2399. The chart is read until the next return. `POST /api/v1/western/planetary-return`, 3 credits. */
    planetaryReturn(input: WesternPlanetaryReturnInput, options?: CallOptions): Call<WesternPlanetaryReturnAnswer>;
    /** Horary question after William Lilly: significators, perfection and testimonies. The figure of the moment and place at which a question is understood, read by the rules of Christian Astrology (1647): the lord of the ascendant and the Moon stand for the one who asks, the lord of the house of `subject` for the matter. `applications` follow the real motion of these planets until an aspect is exact, one draws back or leaves its sign, with the planets that come between; `translations` and `collections` are the light that a third one carries or gathers. `considerations` say whether the figure is fit to be judged. `testimonies` are the rules that it meets, for and against, with their source: they are what the book says, not a forecast, and are not weighed. Houses are Regiomontanus by default; near the poles, where it has no solution, they are Porphyry, as metadata shows. `POST /api/v1/western/horary`, 2 credits. */
    horary(input: WesternHoraryInput, options?: CallOptions): Call<WesternHoraryAnswer>;
    /** Electional search: the best times to begin a matter by Western rules. Times between two dates at a place for a purpose, such as a marriage, a contract, a journey or a building, judged by the rules of William Ramesey (1653) and his sources Dorotheus, Sahl and Bonatti: the Moon’s course and her impediments, the rising sign and its lord, benefics and malefics in the angles, the planets and the house of the matter, and the planetary hour. Each window is the time in which one sign rises; `findings` are the rules that hold in it, with points, source and times, and `facts` is the chart that they rest on. `mode: strict` leaves out times that a rule forbids, such as the void of course Moon, `ranked` scores all times; no text has numbers, so the weights are those of this product. Houses are whole signs; beyond 66.4° of latitude they are not judged, and a finding says so. `POST /api/v1/western/electional`, 3 credits for up to 31 days, 5 for more. */
    electional(input: WesternElectionalInput, options?: CallOptions): Call<WesternElectionalAnswer>;
    /** The lots (Arabic parts) of a birth chart: Fortune, Spirit and the other hermetic lots. A lot is the ascendant plus the arc from one body to another: Fortune from the Sun to the Moon. The two are exchanged by night, so the sect of the chart matters: it is day while the Sun is above the true horizon. Returns the seven hermetic lots of Paulus, and those of father and mother. `from` and `to` are the ends of the arc as used. `POST /api/v1/western/lots`, 1 credit. */
    lots(input: WesternLotsInput, options?: CallOptions): Call<WesternLotsAnswer>;
    /** Essential dignities of the seven planets, receptions, and almutens. The five lords of the degree of each of the seven, its dignities there, and their sum after Lilly: domicile 5, exaltation 4, triplicity 3, term 2, face 1, detriment −5, fall −4, peregrine −5 if it has none of the five. `mutual_receptions` are pairs in each other’s domicile or exaltation. `almutens` are the planets with the most points at the degree of the Sun, the Moon, the ascendant, the midheaven and the Lot of Fortune; more than one if they are equal. `POST /api/v1/western/dignities`, 1 credit. */
    dignities(input: WesternDignitiesInput, options?: CallOptions): Call<WesternDignitiesAnswer>;
    /** Antiscia and contra-antiscia of a birth chart, with the points that meet them. The antiscion of a point is its mirror image across the solstices (0° Cancer – 0° Capricorn), the contra-antiscion across the equinoxes. `hits` are pairs of which one is at the mirrored place of the other, within `orb`; because mirroring is mutual, each pair is listed once. `POST /api/v1/western/antiscia`, 1 credit. */
    antiscia(input: WesternAntisciaInput, options?: CallOptions): Call<WesternAntisciaAnswer>;
    /** Declinations of a birth chart, with parallels and points out of bounds. Distance of each point north or south of the celestial equator. Two at the same distance on one side are parallel, on opposite sides contra-parallel, within `orb`. The Sun never goes beyond the obliquity of the ecliptic; a planet that does is out of bounds. `POST /api/v1/western/declinations`, 1 credit. */
    declinations(input: WesternDeclinationsInput, options?: CallOptions): Call<WesternDeclinationsAnswer>;
    /** Midpoints of a birth chart in the order of the dial, and the tree of each point. The middle of the shorter arc between every two points, in the order of the 90° dial, on which points in conjunction, square and opposition coincide; `dial` chooses 45°, 22.5° or the whole circle instead. `trees` lists for each point the midpoints of two others that meet it on the dial within `orb`: on 22.5°, Uranian astrologers allow about half a degree. `POST /api/v1/western/midpoints`, 1 credit. */
    midpoints(input: WesternMidpointsInput, options?: CallOptions): Call<WesternMidpointsAnswer>;
    /** A harmonic chart: every longitude of a birth chart multiplied. Longitudes from 0° Aries times `harmonic`, counted round the zodiac: points a fifth of the circle apart coincide in the fifth harmonic. The ninth is that of the navamsa. `aspects` are those between the multiplied places, which neither apply nor separate. `POST /api/v1/western/harmonics`, 1 credit. */
    harmonics(input: WesternHarmonicsInput, options?: CallOptions): Call<WesternHarmonicsAnswer>;
    /** Figures of aspects and the shape of a chart: T-squares, grand trines, yods, kites, stelliums. Finds the figures that aspects form between the points of a birth chart: T-square, grand trine, grand cross, yod, kite and mystic rectangle, each with its apex and largest orb; a figure that is a part of a larger one is not repeated. Aspects count within the orbs of `orb_profile`, which metadata lists. `stelliums` are signs with at least `stellium_size` points. `shape` is the form of the ten planets by Marc Edmund Jones; bundle, bowl and locomotive are defined by degrees, the other four are read differently by every author. Angles take no part. `POST /api/v1/western/patterns`, 1 credit. */
    patterns(input: WesternPatternsInput, options?: CallOptions): Call<WesternPatternsAnswer>;
    /** Balance of a birth chart: elements, modes, polarities, hemispheres and quadrants. Counts the points of a chart by the element, the mode and the polarity of their signs, and by the half and the quarter of the houses. Each row lists its points, the sum of their weights and its share. Ascendant and midheaven count by sign alone, because they are limits of houses. Houses 7 to 12 are above the horizon and 10 to 3 in the east; with houses that do not begin at the ascendant this is a convention. Name `points` to count others, and choose `point_weights` to give the luminaries more weight. `POST /api/v1/western/balance`, 1 credit. */
    balance(input: WesternBalanceInput, options?: CallOptions): Call<WesternBalanceAnswer>;
    /** Fixed stars, and the points of a birth chart in conjunction with them. Positions of 29 fixed stars at birth, and the planets and angles in conjunction with them in longitude. Stars brighter than the second magnitude count within `orb`, fainter ones within half of it. In the tropical zodiac stars advance by 1° in 72 years. `POST /api/v1/western/fixed-stars`, 1 credit. */
    fixedStars(input: WesternFixedStarsInput, options?: CallOptions): Call<WesternFixedStarsAnswer>;
    /** Parans: fixed stars and planets on the angles of a place together, on the day of a birth. Within the civil day of a birth each planet rises, culminates, sets and is on the lower meridian of the birthplace. A paran is a star on one of these four angles at the same time, within `orb`: degrees by which the sky turns, four minutes each. The method and the orb of half a degree are those of Bernadette Brady. Stars that do not cross the horizon there are in `circumpolar`; they have parans on the meridian only. Refraction is left out. `POST /api/v1/western/parans`, 2 credits. */
    parans(input: WesternParansInput, options?: CallOptions): Call<WesternParansAnswer>;
    /** Phase of the Moon, and her void of course period. The Moon at `target` (now if omitted): her phase as one of eight, her illuminated share, her tropical sign, and the time when she is void of course there: from her last exact conjunction, sextile, square, trine or opposition until she leaves the sign; from her entry if she makes none. Lilly’s older rule, which counts by orbs, gives other times. `POST /api/v1/western/moon`, 1 credit. */
    moon(input: WesternMoonInput, options?: CallOptions): Call<WesternMoonAnswer>;
  };
  /** Numerology. Numbers of birth dates and names, with every step of the reduction. */
  readonly numerology: {
    /** Life path number from a birth date; 11, 22 and 33 are kept. The chief number of numerology. Month, day and year of birth are each reduced to one digit by adding their digits, then added, and the sum is reduced; a reduction that lands on 11, 22 or 33 stops there, and `master_number` is true. `POST /api/v1/numerology/life-path`, 1 credit, 2 more with texts. */
    lifePath(input: NumerologyLifePathInput, options?: CallOptions): Call<NumerologyLifePathAnswer>;
    /** Expression (destiny) number from all letters of a full name. Abilities of a person, from all letters. Each letter has a number by the Pythagorean or the Chaldean table, whichever `system` names. The letters of each part of the name are added and reduced to one digit, 11, 22 and 33 kept; the parts are added and reduced likewise. `POST /api/v1/numerology/expression`, 1 credit, 2 more with texts. */
    expression(input: NumerologyExpressionInput, options?: CallOptions): Call<NumerologyExpressionAnswer>;
    /** Soul urge number from the vowels of a full name. Inner wishes of a person, from the vowels alone. Each letter has a number by the Pythagorean or the Chaldean table, whichever `system` names. The letters of each part of the name are added and reduced to one digit, 11, 22 and 33 kept; the parts are added and reduced likewise. It is 0 for a name without vowels. `POST /api/v1/numerology/soul-urge`, 1 credit, 2 more with texts. */
    soulUrge(input: NumerologyExpressionInput, options?: CallOptions): Call<NumerologySoulUrgeAnswer>;
    /** Personality number from the consonants of a full name. Impression that a person makes on others, from the consonants alone. Each letter has a number by the Pythagorean or the Chaldean table, whichever `system` names. The letters of each part of the name are added and reduced to one digit, 11, 22 and 33 kept; the parts are added and reduced likewise. It is 0 for a name without consonants. `POST /api/v1/numerology/personality`, 1 credit, 2 more with texts. */
    personality(input: NumerologyExpressionInput, options?: CallOptions): Call<NumerologyPersonalityAnswer>;
    /** Personal year number: position of a calendar year in the cycle of nine. Month and day of birth and the calendar year, each as one digit, are added and reduced. `personal_year_number` keeps 11 and 22; `cycle_number` is reduced further to 1 to 9, for schools without master numbers in the cycle. `POST /api/v1/numerology/personal-year`, 1 credit, 2 more with texts. */
    personalYear(input: NumerologyPersonalYearInput, options?: CallOptions): Call<NumerologyPersonalYearAnswer>;
    /** The four pinnacles of a life, with their ages. Four numbers, each for a period of life: month + day, day + year, the sum of these two, and month + year, from single digits; sums keep 11, 22 and 33. The first period ends at the age of 36 less the life path number, the next two last nine years each, and the fourth has no end. `POST /api/v1/numerology/pinnacles`, 1 credit, 2 more with texts. */
    pinnacles(input: NumerologyPinnaclesInput, options?: CallOptions): Call<NumerologyPinnaclesAnswer>;
    /** The four challenges of a life, with their ages. The differences that go with the pinnacles: month and day, day and year, the difference of these two, and month and year, from single digits. They are 0 to 8 and never master numbers; their ages are those of the pinnacles. `POST /api/v1/numerology/challenges`, 1 credit, 2 more with texts. */
    challenges(input: NumerologyPinnaclesInput, options?: CallOptions): Call<NumerologyChallengesAnswer>;
  };
  /** Ranges. Up to 366 days of an operation in one request: a year of panchang, of sunrises, of transits. */
  readonly range: {
    /** The whole panchang of many days, a year in one request. For each day from `from` to `to`, or each `step_days` apart: up to 366 steps in one request, for the price of one call per 10 steps, rounded up. A date that the clocks of the place skipped has no step. `Accept: application/x-ndjson` returns one line for each step. Each answer is that of `panchang/full`. The clock time of every day is that of `hours`, `minutes` and `seconds`, noon if omitted. `POST /api/v1/range/panchang/full`, 1 credit per 10 steps, rounded up. */
    panchangFull(input: PanchangRangeRequest, options?: CallOptions): Call<RangePanchangFullAnswer>;
    /** Sunrise and sunset of many days. For each day from `from` to `to`, or each `step_days` apart: up to 366 steps in one request, for the price of one call per 10 steps, rounded up. A date that the clocks of the place skipped has no step. `Accept: application/x-ndjson` returns one line for each step. Each answer is that of `panchang/sun-times`. The clock time of every day is that of `hours`, `minutes` and `seconds`, noon if omitted. `POST /api/v1/range/panchang/sun-times`, 1 credit per 10 steps, rounded up. */
    panchangSunTimes(input: PanchangRangeRequest, options?: CallOptions): Call<RangePanchangSunTimesAnswer>;
    /** Moonrise and moonset of many days. For each day from `from` to `to`, or each `step_days` apart: up to 366 steps in one request, for the price of one call per 10 steps, rounded up. A date that the clocks of the place skipped has no step. `Accept: application/x-ndjson` returns one line for each step. Each answer is that of `panchang/moon-times`. The clock time of every day is that of `hours`, `minutes` and `seconds`, noon if omitted. `POST /api/v1/range/panchang/moon-times`, 1 credit per 10 steps, rounded up. */
    panchangMoonTimes(input: PanchangRangeRequest, options?: CallOptions): Call<RangePanchangMoonTimesAnswer>;
    /** The choghadiyas of many days and nights. For each day from `from` to `to`, or each `step_days` apart: up to 366 steps in one request, for the price of one call per 10 steps, rounded up. A date that the clocks of the place skipped has no step. `Accept: application/x-ndjson` returns one line for each step. Each answer is that of `panchang/choghadiya`. The clock time of every day is that of `hours`, `minutes` and `seconds`, noon if omitted. `POST /api/v1/range/panchang/choghadiya`, 1 credit per 10 steps, rounded up. */
    panchangChoghadiya(input: PanchangRangeRequest, options?: CallOptions): Call<RangePanchangChoghadiyaAnswer>;
    /** Ascendant and planets of many days, at one time of the clock. For each day from `from` to `to`, or each `step_days` apart: up to 366 steps in one request, for the price of one call per 10 steps, rounded up. A date that the clocks of the place skipped has no step. `Accept: application/x-ndjson` returns one line for each step. Each answer is that of `planets`. The clock time of every day is that of `hours`, `minutes` and `seconds`, noon if omitted. `POST /api/v1/range/planets`, 1 credit per 10 steps, rounded up. */
    planets(input: VedicChartRangeRequest, options?: CallOptions): Call<RangePlanetsAnswer>;
    /** Transits from the natal Moon on many days. For each day from `from` to `to`, or each `step_days` apart: up to 366 steps in one request, for the price of one call per 10 steps, rounded up. A date that the clocks of the place skipped has no step. `Accept: application/x-ndjson` returns one line for each step. Each answer is that of `transit/gochara`. The target of every step is noon by the clocks of the birthplace. `POST /api/v1/range/transit/gochara`, 2 credits per 10 steps, rounded up. */
    transitGochara(input: RangeTransitGocharaInput, options?: CallOptions): Call<RangeTransitGocharaAnswer>;
    /** The sky of many days over a birth chart. For each day from `from` to `to`, or each `step_days` apart: up to 366 steps in one request, for the price of one call per 10 steps, rounded up. A date that the clocks of the place skipped has no step. `Accept: application/x-ndjson` returns one line for each step. Each answer is that of `western/transit`. The target of every step is noon by the clocks of the birthplace. `POST /api/v1/range/western/transit`, 1 credit per 10 steps, rounded up. */
    westernTransit(input: RangeWesternTransitInput, options?: CallOptions): Call<RangeWesternTransitAnswer>;
  };
  /** Reconcile. Why another program shows other values for one birth. */
  readonly reconcile: {
    /** Why another program shows other values for one birth. Send a birth and what the other program shows: positions, nakshatra, dasha, tithi, sunrise, ayanamsa, houses. Every clock, calendar and convention that people use is tried, alone and up to three together, and the answer has the combinations that give all of the values: the fewest differences first, then the likeliest, each with the requests that reproduce it. The digits that you send are the tolerance. Where nothing fits, it has the closest and the values that contradict each other; where several fit, the value that would decide. Points of a matching are not taken, because they need a second birth. `POST /api/v1/reconcile`, 3 credits. */
    all(input: ReconcileAllInput, options?: CallOptions): Call<ReconcileAllAnswer>;
  };
  /** Reports. Charts, years, matchings, numbers, muhurtas and wall calendars as pages to print or sell: PDF with your brand, in sixteen languages. */
  readonly reports: {
    /** A kundli as a report: PDF with your brand, or its data. The birth chart of a person as pages to print or sell: birth details, charts from the ascendant and the Moon and seven divisional charts, positions, houses, panchang of the birth, Vimshottari periods to two levels, ashtakavarga, shadbala, doshas and yogas. `length` full adds the other charts up to D60, the running great period to three levels, the Yogini dasha, ashtakavarga with its givers and reductions, the six strengths, sade sati, the transits and the annual chart of a year, and what the books say with rule and source, in English. `Accept: application/pdf` gives the PDF, in the language of `settings.language`, with your name, logo and colours and without ours. JSON gives the same texts, tables and pictures as data. `POST /api/v1/reports/kundli`, 24 credits, 65 with `length: full`. */
    kundli(input: ReportsKundliInput, options?: CallOptions): Call<ReportsKundliAnswer>;
    /** A marriage matching as a report: PDF with your brand, or its data. Bride and groom side by side as pages to print or sell: both charts, the eight kootas of 36 points, the ten poruthams, mangal dosha and the positions of both. `Accept: application/pdf` gives the PDF, in the language of `settings.language`, with your name, logo and colours and without ours. JSON gives the same texts, tables and pictures as data. `POST /api/v1/reports/matching`, 6 credits. */
    matching(input: ReportsMatchingInput, options?: CallOptions): Call<ReportsMatchingAnswer>;
    /** A year of life as a report: PDF with your brand, or its data. The varshaphal of a person as pages to print or sell: the chart of the year beside that of the birth, muntha and lord of the year with the claims of the five office-bearers, strengths, Tajika yogas, the periods of three dashas and thirty sahams. The names of yogas and sahams have Latin letters in every language. `Accept: application/pdf` gives the PDF, in the language of `settings.language`, with your name, logo and colours and without ours. JSON gives the same texts, tables and pictures as data. `POST /api/v1/reports/varshaphal`, 11 credits. */
    varshaphal(input: ReportsVarshaphalInput, options?: CallOptions): Call<ReportsVarshaphalAnswer>;
    /** A Western birth chart as a report: PDF with your brand, or its data. The Western birth chart of a person as pages to print or sell: the wheel, the positions, the cusps of the houses, the aspects with their orbs, the essential dignities and the balance of elements and modes. `Accept: application/pdf` gives the PDF, in the language of `settings.language`, with your name, logo and colours and without ours. JSON gives the same texts, tables and pictures as data. `POST /api/v1/reports/western-natal`, 3 credits. */
    westernNatal(input: ReportsWesternNatalInput, options?: CallOptions): Call<ReportsWesternNatalAnswer>;
    /** The numbers of a name and a birth as a report: PDF with your brand, or its data. The numerology of a person as pages to print or sell: life path, expression, soul urge and personality with every letter, pinnacles and challenges by age, and nine personal years. `Accept: application/pdf` gives the PDF, in the language of `settings.language`, with your name, logo and colours and without ours. JSON gives the same texts, tables and pictures as data. `POST /api/v1/reports/numerology`, 15 credits. */
    numerology(input: ReportsNumerologyInput, options?: CallOptions): Call<ReportsNumerologyAnswer>;
    /** A wall calendar of a place as a report: PDF with your brand, or its data. A month of the panchang of a city as pages to print or sell: a page with the month as an almanac prints it, the festivals and vows, and a row for each day with sunrise, sunset, moonrise, moonset, tithi and star with their ends (+ is on the next date). Observances have their names in Hindi, Sanskrit and Tamil, and the Latin ones in other languages. `Accept: application/pdf` gives the PDF, in the language of `settings.language`, with your name, logo and colours and without ours. JSON gives the same texts, tables and pictures as data. `POST /api/v1/reports/panchang-month`, 4 credits. */
    panchangMonth(input: ReportsPanchangMonthInput, options?: CallOptions): Call<ReportsPanchangMonthAnswer>;
    /** The auspicious times of a purpose as a report: PDF with your brand, or its data. The times of `muhurta/find` as pages to print or sell: a calendar of the times if they are within five weeks, a table with tithi, star, points and grade, and the panchang of the best day. An English report also has the rules for and against the best times with their sources; they are sentences in English. `Accept: application/pdf` gives the PDF, in the language of `settings.language`, with your name, logo and colours and without ours. One report takes up to 92 days. JSON gives the same texts, tables and pictures as data. `POST /api/v1/reports/muhurta`, 4 credits for up to 31 days, 6 for more, 1 more with lagna. */
    muhurta(input: ReportsMuhurtaInput, options?: CallOptions): Call<ReportsMuhurtaAnswer>;
  };
  /** Texts. What the books say of a chart, each sentence with its work, chapter and verse. */
  readonly texts: {
    /** What the books say of a birth: each sentence with its work, chapter and verse. Sentences of our own that restate the classical works on the placements of a Vedic birth: rising sign, birth star, planets in houses and signs, lords in houses, yogas, doshas, and the limbs of the day. Each has the rule that called it up, the fact of the chart, its quality, and its sources. Works contradict each other: `contradictions` lists the themes on which they do, the stronger planet (shadbala) first, and no text is left out. `format` prose joins the texts by theme. `POST /api/v1/texts/kundali`, 3 credits. */
    kundali(input: TextsKundaliInput, options?: CallOptions): Call<TextsKundaliAnswer>;
    /** What the books say of the nine Vimshottari periods of a birth. The great periods in their order, each with its text. The lord of a great period is read by his condition: strong with at least the required shadbala, weak below nine tenths of it, else mixed; Rahu and Ketu by the lord of their sign. The thresholds are a convention of this engine. Without a sunrise or a sunset there is no shadbala, and the text is the mixed one. `POST /api/v1/texts/dashas`, 3 credits. */
    dashas(input: TextsDashasInput, options?: CallOptions): Call<TextsDashasAnswer>;
    /** What the books say of the Vimshottari periods that rule on a day. The great period and the sub-period that rule at 00:00 local time of `target_date` (today if omitted), each with its text. The lord of a great period is read by his condition: strong with at least the required shadbala, weak below nine tenths of it, else mixed; Rahu and Ketu by the lord of their sign. The thresholds are a convention of this engine. Without a sunrise or a sunset there is no shadbala, and the text is the mixed one. Outside the 120 years of the cycle there is no text. `POST /api/v1/texts/current-dashas`, 2 credits. */
    currentDashas(input: TextsCurrentDashasInput, options?: CallOptions): Call<TextsCurrentDashasAnswer>;
    /** What the books say of the transits of a moment, counted from the natal Moon. The nine grahas at `target` (now if omitted), each with the text of its house from the Moon of birth. A good place may be obstructed by a planet in the place of vedha: `evidence` names it, and the books then withhold the good. During sade sati or a dhaiya, a second text of Saturn has its phase. `POST /api/v1/texts/transits`, 2 credits. */
    transits(input: TextsTransitsInput, options?: CallOptions): Call<TextsTransitsAnswer>;
    /** What the books say of a year of life: the house of the muntha, and the lord of the year. The muntha in its house of the annual chart, and the lord of the year by its strength, each with its text. Both are those of `varshaphal/chart` with the same settings: strong is a lord with at least 10 Vishwa of 20, weak one below 5. `strength` is null, because the shadbala of the birth has no part in a year. `POST /api/v1/texts/varshaphal`, 4 credits. */
    varshaphal(input: TextsVarshaphalInput, options?: CallOptions): Call<TextsVarshaphalAnswer>;
    /** What the books say of the kootas and poruthams of a couple. Each of the eight kootas and of the ten poruthams of two Moons with the text of its result: all of its points, part of them or none. Points are those of `matchmaking/ashtakoot` and `matchmaking/porutham`, with the same settings for the tables of the schools. `POST /api/v1/texts/match`, 2 credits. */
    match(input: TextsMatchInput, options?: CallOptions): Call<TextsMatchAnswer>;
    /** What Western books say of a birth: planets in signs and houses, rulers, and aspects. Sentences of our own that restate Ptolemy, Lilly and the authors around 1900 on the ten planets of a Western chart. Uranus, Neptune and Pluto were unknown to the older works; their texts apply the nature of sign and house as the sources name it. Signs, houses and aspects are those of `western/natal` with the same settings. `POST /api/v1/texts/western`, 3 credits. */
    western(input: TextsWesternInput, options?: CallOptions): Call<TextsWesternAnswer>;
    /** What the books say of the numbers of a birth date and a name. The life path with its pinnacles and challenges; with `year` the personal year, and with `full_name` expression, soul urge and personality, each with its text. Numbers are those of the `numerology` operations with their defaults; one that occurs twice has its text twice, with its ages in `evidence`. `POST /api/v1/texts/numbers`, 2 credits. */
    numbers(input: TextsNumbersInput, options?: CallOptions): Call<TextsNumbersAnswer>;
  };
}

/** family → method → address below `/api/v1`. */
export const ADDRESSES = {
  planets: {
    all: 'planets',
    extended: 'planets/extended',
    conditions: 'planets/conditions',
    friendship: 'planets/friendship',
    aspects: 'planets/aspects',
    functionalNature: 'planets/functional-nature',
  },
  kundali: {
    basic: 'kundali/basic',
    complete: 'kundali/complete',
    uncertain: 'kundali/uncertain',
    chandraChart: 'kundali/chandra-chart',
    fromPoint: 'kundali/from-point',
    sudarshana: 'kundali/sudarshana',
  },
  houses: {
    wholeSign: 'houses/whole-sign',
    bhavaChalit: 'houses/bhava-chalit',
    cusps: 'houses/cusps',
  },
  strength: {
    ashtakavarga: 'strength/ashtakavarga',
    ashtakavargaReduced: 'strength/ashtakavarga/reduced',
    shadbala: 'strength/shadbala',
    bhavaBala: 'strength/bhava-bala',
    vimshopaka: 'strength/vimshopaka',
  },
  transit: {
    gochara: 'transit/gochara',
    natalAspects: 'transit/natal-aspects',
    hits: 'transit/hits',
    sarvatobhadra: 'transit/sarvatobhadra',
    kota: 'transit/kota',
  },
  jaimini: {
    karakas: 'jaimini/karakas',
    arudhas: 'jaimini/arudhas',
    argala: 'jaimini/argala',
    charaDasha: 'jaimini/chara-dasha',
    narayanaDasha: 'jaimini/narayana-dasha',
    shoolaDasha: 'jaimini/shoola-dasha',
    niryanaShoolaDasha: 'jaimini/niryana-shoola-dasha',
  },
  points: {
    upagrahas: 'points/upagrahas',
    specialLagnas: 'points/special-lagnas',
  },
  yoga: {
    detect: 'yoga/detect',
  },
  kp: {
    chart: 'kp/chart',
    rulingPlanets: 'kp/ruling-planets',
    horary: 'kp/horary',
  },
  varshaphal: {
    chart: 'varshaphal/chart',
    sahams: 'varshaphal/sahams',
    muddaDasha: 'varshaphal/mudda-dasha',
    yogas: 'varshaphal/yogas',
  },
  divisional: {
    d1: 'divisional/d1',
    d2: 'divisional/d2',
    d3: 'divisional/d3',
    d4: 'divisional/d4',
    d5: 'divisional/d5',
    d6: 'divisional/d6',
    d7: 'divisional/d7',
    d8: 'divisional/d8',
    d9: 'divisional/d9',
    d10: 'divisional/d10',
    d11: 'divisional/d11',
    d11Raman: 'divisional/d11/raman',
    d12: 'divisional/d12',
    d16: 'divisional/d16',
    d20: 'divisional/d20',
    d24: 'divisional/d24',
    d27: 'divisional/d27',
    d30: 'divisional/d30',
    d40: 'divisional/d40',
    d45: 'divisional/d45',
    d60: 'divisional/d60',
    d81: 'divisional/d81',
    d108: 'divisional/d108',
    d144: 'divisional/d144',
    d150: 'divisional/d150',
    mixed: 'divisional/mixed',
    d11AltVariant: 'divisional/d11/alt-variant',
    shodashvarga: 'divisional/shodashvarga',
  },
  panchang: {
    full: 'panchang/full',
    tithi: 'panchang/tithi',
    nakshatra: 'panchang/nakshatra',
    yoga: 'panchang/yoga',
    karana: 'panchang/karana',
    vara: 'panchang/vara',
    sunTimes: 'panchang/sun-times',
    moonTimes: 'panchang/moon-times',
    inauspiciousPeriods: 'panchang/inauspicious-periods',
    choghadiya: 'panchang/choghadiya',
    hora: 'panchang/hora',
    abhijitMuhurat: 'panchang/abhijit-muhurat',
    brahmaMuhurta: 'panchang/brahma-muhurta',
    amritKaal: 'panchang/amrit-kaal',
    goodBadTimes: 'panchang/good-bad-times',
    muhurtas: 'panchang/muhurtas',
    panchaPakshi: 'panchang/pancha-pakshi',
    chandraBala: 'panchang/chandra-bala',
    taraBala: 'panchang/tara-bala',
    dishaShool: 'panchang/disha-shool',
    ritu: 'panchang/ritu',
    calendarDay: 'panchang/calendar-day',
    calendarMonth: 'panchang/calendar-month',
    lunarMonths: 'panchang/lunar-months',
    solarMonths: 'panchang/solar-months',
    almanacs: 'panchang/almanacs',
    convertDate: 'panchang/convert-date',
    shraddhaTithi: 'panchang/shraddha-tithi',
    sankalpa: 'panchang/sankalpa',
    festivals: 'panchang/festivals',
    festival: 'panchang/festival',
    ekadashis: 'panchang/ekadashis',
    vratas: 'panchang/vratas',
    sankrantis: 'panchang/sankrantis',
    avoidableDays: 'panchang/avoidable-days',
  },
  muhurta: {
    find: 'muhurta/find',
    check: 'muhurta/check',
  },
  dasha: {
    vimshottari: 'dasha/vimshottari',
    current: 'dasha/current',
    yogini: 'dasha/yogini',
    ashtottari: 'dasha/ashtottari',
    conditional: 'dasha/conditional',
    kalachakra: 'dasha/kalachakra',
    tribhagi: 'dasha/tribhagi',
    sudarshana: 'dasha/sudarshana',
    uncertain: 'dasha/uncertain',
  },
  matchmaking: {
    ashtakoot: 'matchmaking/ashtakoot',
    porutham: 'matchmaking/porutham',
    uncertain: 'matchmaking/uncertain',
  },
  dosha: {
    kaalSarp: 'dosha/kaal-sarp',
    gandmool: 'dosha/gandmool',
    pitra: 'dosha/pitra',
    manglik: 'dosha/manglik',
  },
  events: {
    search: 'events/search',
    eclipses: 'events/eclipses',
    upcoming: 'events/upcoming',
  },
  ephemeris: {
    table: 'ephemeris/table',
  },
  astrology: {
    birthDetails: 'astrology/birth-details',
    panchang: 'astrology/panchang',
    panchangAdvanced: 'astrology/panchang/advanced',
    auspiciousPeriod: 'astrology/auspicious-period',
    inauspiciousPeriod: 'astrology/inauspicious-period',
    anandadiYoga: 'astrology/anandadi-yoga',
    auspiciousYoga: 'astrology/auspicious-yoga',
    gowriNallaNeram: 'astrology/gowri-nalla-neram',
    chart: 'astrology/chart',
    kundli: 'astrology/kundli',
    kundliAdvanced: 'astrology/kundli/advanced',
    dashaPeriods: 'astrology/dasha-periods',
    mangalDoshaAdvanced: 'astrology/mangal-dosha/advanced',
    sadeSatiAdvanced: 'astrology/sade-sati/advanced',
    chandrashtamaPeriods: 'astrology/chandrashtama-periods',
    papasamyam: 'astrology/papasamyam',
    papasamyamCheck: 'astrology/papasamyam-check',
    porutham: 'astrology/porutham',
    poruthamAdvanced: 'astrology/porutham/advanced',
    nakshatraPorutham: 'astrology/nakshatra-porutham',
  },
  western: {
    natal: 'western/natal',
    draconic: 'western/draconic',
    heliocentric: 'western/heliocentric',
    relocation: 'western/relocation',
    astrocartography: 'western/astrocartography',
    localSpace: 'western/local-space',
    transit: 'western/transit',
    synastry: 'western/synastry',
    composite: 'western/composite',
    davison: 'western/davison',
    progressions: 'western/progressions',
    solarArc: 'western/solar-arc',
    primaryDirections: 'western/primary-directions',
    profections: 'western/profections',
    firdaria: 'western/firdaria',
    zodiacalReleasing: 'western/zodiacal-releasing',
    solarReturn: 'western/solar-return',
    lunarReturn: 'western/lunar-return',
    planetaryReturn: 'western/planetary-return',
    horary: 'western/horary',
    electional: 'western/electional',
    lots: 'western/lots',
    dignities: 'western/dignities',
    antiscia: 'western/antiscia',
    declinations: 'western/declinations',
    midpoints: 'western/midpoints',
    harmonics: 'western/harmonics',
    patterns: 'western/patterns',
    balance: 'western/balance',
    fixedStars: 'western/fixed-stars',
    parans: 'western/parans',
    moon: 'western/moon',
  },
  numerology: {
    lifePath: 'numerology/life-path',
    expression: 'numerology/expression',
    soulUrge: 'numerology/soul-urge',
    personality: 'numerology/personality',
    personalYear: 'numerology/personal-year',
    pinnacles: 'numerology/pinnacles',
    challenges: 'numerology/challenges',
  },
  range: {
    panchangFull: 'range/panchang/full',
    panchangSunTimes: 'range/panchang/sun-times',
    panchangMoonTimes: 'range/panchang/moon-times',
    panchangChoghadiya: 'range/panchang/choghadiya',
    planets: 'range/planets',
    transitGochara: 'range/transit/gochara',
    westernTransit: 'range/western/transit',
  },
  reconcile: {
    all: 'reconcile',
  },
  reports: {
    kundli: 'reports/kundli',
    matching: 'reports/matching',
    varshaphal: 'reports/varshaphal',
    westernNatal: 'reports/western-natal',
    numerology: 'reports/numerology',
    panchangMonth: 'reports/panchang-month',
    muhurta: 'reports/muhurta',
  },
  texts: {
    kundali: 'texts/kundali',
    dashas: 'texts/dashas',
    currentDashas: 'texts/current-dashas',
    transits: 'texts/transits',
    varshaphal: 'texts/varshaphal',
    match: 'texts/match',
    western: 'texts/western',
    numbers: 'texts/numbers',
  },
} as const;
