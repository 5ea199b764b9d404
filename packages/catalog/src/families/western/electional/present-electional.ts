import { type Clock, isoAt, isoDate, wholeSecond } from '@graha/astro-engine/core/moment';
import { electionJudge, type ElectionWindow, type RejectedElectionDay } from '@graha/astro-engine/electional/find';
import { type ElectionMoment, houseOf, isStrong, isWeak } from '@graha/astro-engine/electional/moment';
import { electionRule, JUDGING_CODES } from '@graha/astro-engine/electional/rules';
import type { MoonStep } from '@graha/astro-engine/electional/sky-state';
import { PLANETS, type Planet } from '@graha/astro-engine/vocabulary/grahas';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import type { z } from 'zod';
import { nameOf } from '../../../wire/present-placement.ts';
import { presentWindow } from '../../panchang/almanac.ts';
import { aspectName } from '../horary/present-horary.ts';
import type { ElectionWindowWire, RejectedElectionDay as RejectedWire } from './electional-schema.ts';

const MINUTES_PER_DAY = 1440;
type Wire = z.input<typeof ElectionWindowWire>;

function presentFindings(window: ElectionWindow, clock: Clock): Wire['findings'] {
  const { reasons, cautions } = electionJudge.reasonsOf(window, window.facts);
  const weighed = reasons.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  return [...weighed, ...cautions.filter(({ code }) => code !== 'rising_sign')].map((reason) => {
    const { group, sign, confidence } = electionRule(reason.code);
    return {
      rule: reason.code,
      group,
      sign,
      points: reason.points,
      detail: reason.detail,
      text: reason.text,
      source: reason.source,
      confidence,
      times: reason.times.map((time) => presentWindow(time, { clock })),
    };
  });
}

const presentStep = (step: MoonStep | null) =>
  step && { planet: nameOf(step.point), aspect: aspectName(step.angleDeg) };

function presentBody(moment: ElectionMoment, planet: Planet): Wire['facts']['planets'][number] {
  const { sky } = moment;
  return {
    name: nameOf(planet),
    sign: signAt(sky.signIndexes[planet]).name,
    house: houseOf(moment, planet),
    is_retrograde: sky.isRetrograde[planet],
    dignity: isStrong(moment, planet) ? 'strong' : isWeak(moment, planet) ? 'weak' : null,
    from_sun: sky.fromSun[planet],
    hurt_by: sky.hurtBy[planet].map(nameOf),
    helped_by: sky.helpedBy[planet].map(nameOf),
  };
}

export function presentElection(window: ElectionWindow, clock: Clock): Wire {
  const { startJdUt, endJdUt, day, moment, score, grade } = window;
  const { sky, rising, hour } = moment;
  const sign = rising && signAt(rising.signIndex);
  return {
    ...presentWindow(window, { clock }),
    minutes: Math.floor((endJdUt - startJdUt) * MINUTES_PER_DAY),
    day: isoDate(day.date),
    score,
    grade,
    ascendant: sign && sign.name,
    ruler: sign && nameOf(sign.lord),
    findings: presentFindings(window, clock),
    facts: {
      at: isoAt(wholeSecond((startJdUt + endJdUt) / 2), clock),
      planets: PLANETS.map((planet) => presentBody(moment, planet)),
      moon: {
        is_waxing: sky.isWaxing,
        is_void_of_course: sky.isVoid,
        separates_from: presentStep(sky.leaves),
        applies_to: presentStep(sky.goesTo),
      },
      hour_lord: hour && nameOf(hour.lord),
    },
  };
}

export const presentRejectedElection = ({
  date,
  code,
  detail,
  otherCodes,
}: RejectedElectionDay): z.input<typeof RejectedWire> => ({
  date: isoDate(date),
  rule: code,
  text: code === 'too_short' ? 'What is left of the day is shorter than min_minutes.' : electionRule(code).text,
  detail,
  other_rules: JUDGING_CODES.filter((one) => otherCodes.includes(one)),
});
