import type { Clock } from '@graha/astro-engine/core/moment';
import type { Condition } from '@graha/astro-engine/horary/conditions';
import { type Consideration, CONSIDERATIONS } from '@graha/astro-engine/horary/considerations';
import { type Figure, planetsIn } from '@graha/astro-engine/horary/figure';
import type { Judgment } from '@graha/astro-engine/horary/horary';
import { LILLY_ASPECTS, type LillyAspect, ORBS_DEG } from '@graha/astro-engine/horary/lilly-tables';
import type { MoonAspect } from '@graha/astro-engine/horary/moon-course';
import type { Application, Collection, Translation } from '@graha/astro-engine/horary/perfection';
import { hindrancesOf, type Testimony, TESTIMONY_RULES } from '@graha/astro-engine/horary/testimonies';
import { timingOf } from '@graha/astro-engine/horary/timing';
import { PLANETS, type Planet } from '@graha/astro-engine/vocabulary/grahas';
import { ASPECTS } from '@graha/astro-engine/western/orbs';
import { nameOf, rounded } from '../../../wire/present-placement.ts';
import { crossedAt } from '../sky-operations.ts';

/** The name of an aspect by its angle. @throws RangeError if it is none of the five */
export function aspectName(angleDeg: number): LillyAspect {
  const found = LILLY_ASPECTS.find((name) => ASPECTS[name] === angleDeg);
  if (found === undefined) throw new RangeError(`no aspect of ${angleDeg}°`);
  return found;
}

const namesOf = (planets: readonly Planet[]): string[] => planets.map(nameOf);
const sumOf = (conditions: readonly Condition[]): number => conditions.reduce((sum, { points }) => sum + points, 0);

const presentConsideration = ({ id, holds, planets }: Consideration) => {
  const { text, source } = CONSIDERATIONS[id];
  return { consideration: id, holds, planets: namesOf(planets), text, source };
};

const presentStrengths = ({ placements, orbTable }: Figure, conditions: Judgment['conditions']) =>
  PLANETS.map((planet) => {
    const { countedHouseNumber, dignities, score } = placements[planet];
    return {
      name: nameOf(planet),
      counted_house: countedHouseNumber,
      dignities: [...dignities],
      essential_score: score,
      conditions: conditions[planet].map(({ condition, points }) => ({ condition, points })),
      accidental_score: sumOf(conditions[planet]),
      moiety: ORBS_DEG[orbTable][planet] / 2,
    };
  });

const presentMoonAspect = ({ planet, angleDeg, jdUt }: MoonAspect, clock: Clock) => ({
  planet: nameOf(planet),
  aspect: aspectName(angleDeg),
  at: crossedAt(jdUt, clock),
});

function presentApplication(application: Application, figure: Figure, clock: Clock) {
  const { planet, to, angleDeg, wantingDeg, isWithinOrbs, outcome, jdUt, cause, interpositions } = application;
  const { byHouses, bySign } = timingOf(figure, application);
  const hindrances = hindrancesOf(application);
  return {
    planet: nameOf(planet),
    to: nameOf(to),
    aspect: aspectName(angleDeg),
    degrees_wanting: rounded(wantingDeg),
    is_within_orbs: isWithinOrbs,
    outcome,
    at: jdUt === null ? null : crossedAt(jdUt, clock),
    cause: cause && nameOf(cause),
    interpositions: interpositions.map((one) => ({
      kind: one.kind,
      planet: nameOf(one.planet),
      meets: nameOf(one.meets),
      aspect: aspectName(one.angleDeg),
      at: crossedAt(one.jdUt, clock),
      is_malevolent: one.isMalevolent,
      hinders: hindrances.includes(one),
    })),
    unit_by_houses: byHouses,
    unit_by_sign: bySign,
  };
}

const presentTranslation = (one: Translation, clock: Clock) => ({
  by: nameOf(one.by),
  from: nameOf(one.from),
  from_aspect: aspectName(one.fromAngleDeg),
  to: nameOf(one.to),
  to_aspect: aspectName(one.toAngleDeg),
  at: crossedAt(one.jdUt, clock),
  is_received: one.isReceived,
  interrupted_by: one.interruptedBy && nameOf(one.interruptedBy),
});

const presentCollection = ({ by, meetings, isReceivedByBoth }: Collection, clock: Clock) => ({
  by: nameOf(by),
  meetings: meetings.map((one) => presentMoonAspect(one, clock)),
  is_received_by_both: isReceivedByBoth,
});

const presentTestimony = ({ id, side, planets, angleDeg, jdUt }: Testimony, clock: Clock) => {
  const { text, source } = TESTIMONY_RULES[id];
  return {
    side,
    rule: id,
    planets: namesOf(planets),
    aspect: angleDeg === null ? null : aspectName(angleDeg),
    at: jdUt === null ? null : crossedAt(jdUt, clock),
    text,
    source,
  };
};

/** The judgment in the form of the answer. */
export function presentJudgment(figure: Figure, judgment: Judgment, houseNumber: number, clock: Clock) {
  const { significators, hour, moon } = judgment;
  return {
    hour: hour && { lord: nameOf(hour.planet), day_lord: nameOf(hour.dayLord), agreement: hour.agreement },
    querent: {
      lord: nameOf(significators.querent),
      has_moon: significators.hasMoon,
      planets: namesOf(planetsIn(figure, 1)),
    },
    quesited: {
      house: houseNumber,
      lord: nameOf(significators.quesited),
      planets: namesOf(planetsIn(figure, houseNumber)),
    },
    considerations: judgment.considerations.map(presentConsideration),
    strengths: presentStrengths(figure, judgment.conditions),
    receptions: judgment.receptions.map(({ guest, host, dignities, isMutual }) => ({
      guest: nameOf(guest),
      host: nameOf(host),
      dignities: [...dignities],
      is_mutual: isMutual,
    })),
    moon: {
      is_void_of_course: moon.isVoid,
      leaves_sign_at: crossedAt(moon.exitJdUt, clock),
      separates_from: moon.separatesFrom && presentMoonAspect(moon.separatesFrom, clock),
      applies_to: moon.appliesTo && presentMoonAspect(moon.appliesTo, clock),
    },
    applications: judgment.applications.map((one) => presentApplication(one, figure, clock)),
    translations: judgment.translations.map((one) => presentTranslation(one, clock)),
    collections: judgment.collections.map((one) => presentCollection(one, clock)),
    testimonies: judgment.testimonies.map((one) => presentTestimony(one, clock)),
  };
}
