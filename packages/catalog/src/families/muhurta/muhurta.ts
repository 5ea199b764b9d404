import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { dayCountOf, isoAt } from '@graha/astro-engine/core/moment';
import { checkMuhurta, findMuhurtas } from '@graha/astro-engine/muhurta/find';
import { muhurtaSkyOf } from '@graha/astro-engine/muhurta/muhurta-day';
import type { Purpose } from '@graha/astro-engine/muhurta/purpose';
import type { JudgedWindow } from '@graha/astro-engine/muhurta/window';
import { PURPOSES } from '@graha/astro-engine/muhurta/purposes';
import { panchangDayAt } from '@graha/astro-engine/panchang/day';
import { lightAnglesOf } from '@graha/astro-engine/panchang/limbs';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { operation } from '../../operation/operation.ts';
import { dateOfTarget } from '../../request/target.ts';
import { placeClock } from '../../request/clock/place-clock.ts';
import { DAY_SETTINGS, Instant, PanchangDayWire, presentDay, Reason } from '../panchang/almanac.ts';
import { personClocks, PERSONS_OF_MUHURTA } from './person.ts';
import { presentLagnas, presentLimbs, presentMuhurta, presentReasons, presentRejected } from './present.ts';
import { FIND_PRICE, FIND_WEIGHT, findRequest, questionMembers, questionOf, SETTINGS_OF_MUHURTA } from './request.ts';
import { CHECKED, Code, MuhurtaWindowWire, RejectedDayWire } from './wire.ts';

const FORMULAS = { formula_version: '1.1', system: 'muhurta', zodiac: 'sidereal' } as const;

const SCORES =
  'Every reason names its rule, its source and its points; the weights are those of this product, since no text has numbers. A ' +
  'rule that holds for a part of the time counts in proportion. ';

/** The best first, then the earliest. */
export const byScore = (one: JudgedWindow, other: JudgedWindow): number =>
  other.score - one.score || one.startJdUt - other.startJdUt;

const ASKED = {
  purpose_name: z.string().describe('The purpose in words.'),
  rule_source: z.string().describe('Source of the star, tithi and weekday rules of the purpose.'),
  bans: z.array(z.string()).describe('Bans of this search: forbidden seasons and times.'),
};

const askedOf = ({ name, source }: Purpose, bans: readonly string[]) => ({
  purpose_name: name,
  rule_source: source,
  bans: [...bans],
});

/** The operations on muhurtas for a list of purposes. Each row of the list is one value of `purpose`. */
export const muhurtaOperationsOf = (purposes: readonly Purpose[]) => ({
  find: operation({
    summary: 'Find muhurta: auspicious dates and times for a marriage, a new house, a purchase.',
    description:
      'Muhurat for a purpose between two dates at a place: wedding and marriage dates (vivah), griha pravesh (housewarming), ' +
      'buying a vehicle, property or gold, opening a business or shop, naming a child (namakarana), first haircut (mundan), ' +
      'travel, studies, treatment. `mode: strict` gives the times in which star, tithi, weekday, yoga, karana and season all ' +
      'agree, as almanacs print them; `mode: ranked` scores every time that no ban and no person forbids, the best first. For ' +
      'one or two people, tara and chandra bala count too, and for a marriage Jupiter from the bride and the Sun from the groom. ' +
      `With \`lagna\` the rising sign is judged. ${SCORES}\`rejected_days\` gives the reason for each day without a time. A day ` +
      'without sunrise or sunset has no muhurta and is listed there.',
    input: findRequest(purposes),
    output: z.strictObject({
      ...ASKED,
      windows_found: z.int().min(0).describe('Number of times found; `windows` has at most `limit` of them.'),
      windows: z.array(MuhurtaWindowWire).describe('Times found: by date if strict, by score if ranked.'),
      rejected_days: z.array(RejectedDayWire).describe('Days without a time, in order.'),
      metadata: Metadata,
    }),
    credits: 1,
    pricedBy: FIND_PRICE,
    rateWeight: 2,
    weighedBy: FIND_WEIGHT,
    cpuMaxMs: 100,
    ownMetadata: PERSONS_OF_MUHURTA,
    example: {
      purpose: purposes[0]?.id ?? '',
      from: '2026-11-20',
      to: '2026-12-20',
      latitude: 28.6139,
      longitude: 77.209,
      timezone: 'Asia/Kolkata',
    },
    compute: ({ from: first, to, mode, limit, min_minutes: minMinutes, ...input }, ephemeris: Ephemeris) => {
      const clock = placeClock(input);
      const [from, last] = [dateOfTarget(first), dateOfTarget(to)];
      const { ayanamsa, sunrise: rule } = input.settings;
      const place = { latitudeDeg: input.latitude, longitudeDeg: input.longitude, altitudeM: 0 };
      const angles = lightAnglesOf(ephemeris, ayanamsa);
      const sky = muhurtaSkyOf({ sky: ephemeris, place, clock, rule }, ayanamsa, angles);
      const question = questionOf(purposes, input, mode, ephemeris);
      const dayCount = dayCountOf(last) - dayCountOf(from) + 1;
      const { windows, rejectedDays } = findMuhurtas(sky, question, { from, dayCount, minMinutes });
      const ordered = mode === 'ranked' ? windows.toSorted(byScore) : windows;
      const zodiac = input.lagna ? sky.zodiac : null;
      return {
        ...askedOf(question.purpose, question.bans),
        windows_found: windows.length,
        windows: ordered.slice(0, limit).map((window) => presentMuhurta(window, zodiac, clock)),
        rejected_days: rejectedDays.map((day) => presentRejected(day, clock)),
        metadata: metadataOf(ephemeris.name, FORMULAS, input.settings, personClocks(input, ephemeris)),
      };
    },
  }),

  check: operation({
    summary: 'Judge one moment for a purpose: whether it is an auspicious time, and why.',
    description:
      'The rules of `muhurta/find` at one moment and place: the rules that forbid it (`is_allowed`, `forbidding`), its score, ' +
      `and every reason for and against. ${SCORES}If the Sun does not rise or set, nothing is judged and \`reason\` is the cause.`,
    input: birthRequest(DAY_SETTINGS, { members: questionMembers(purposes), settings: SETTINGS_OF_MUHURTA }),
    output: z.strictObject({
      at: Instant.describe('The moment that was judged.'),
      panchang_day: PanchangDayWire,
      reason: Reason,
      ...ASKED,
      is_allowed: z.boolean().nullable().describe('Whether no rule forbids the moment; null if it was not judged.'),
      forbidding: z.array(Code).describe('Rules that forbid the moment; empty if there are none.'),
      ...CHECKED,
      metadata: Metadata,
    }),
    credits: 1,
    cpuMaxMs: 8,
    ownMetadata: PERSONS_OF_MUHURTA,
    example: {
      ...EXAMPLE_BIRTH,
      year: 2026,
      month: 11,
      date: 25,
      purpose: purposes[0]?.id ?? '',
      person_a: EXAMPLE_BIRTH,
    },
    compute: (input, ephemeris: Ephemeris) => {
      const { jdUt, clock, place } = resolveMoment(input);
      const { ayanamsa, sunrise: rule } = input.settings;
      const angles = lightAnglesOf(ephemeris, ayanamsa);
      const almanac = { sky: ephemeris, place, clock, rule };
      const sky = muhurtaSkyOf(almanac, ayanamsa, angles);
      const question = questionOf(purposes, input, 'strict', ephemeris);
      const found = checkMuhurta(sky, question, jdUt);
      const asked = {
        at: isoAt(jdUt, clock),
        panchang_day: presentDay(panchangDayAt(almanac, jdUt), { clock }),
        ...askedOf(question.purpose, question.bans),
      };
      const metadata = metadataOf(ephemeris.name, FORMULAS, input.settings, personClocks(input, ephemeris));
      if ('missing' in found) {
        const nothing = {
          is_allowed: null,
          forbidding: [],
          score: null,
          grade: null,
          reasons: [],
          cautions: [],
          limbs: null,
        };
        return { ...asked, reason: found.missing, ...nothing, lagnas: null, metadata };
      }
      const moment = { startJdUt: jdUt, endJdUt: found.endJdUt };
      return {
        ...asked,
        reason: null,
        is_allowed: found.isAllowed,
        forbidding: [...found.forbidding],
        score: found.score,
        grade: found.grade,
        ...presentReasons(found, clock),
        limbs: presentLimbs(found.day, jdUt),
        lagnas: input.lagna && sky.zodiac !== null ? presentLagnas(sky.zodiac, moment, clock) : null,
        metadata,
      };
    },
  }),
});

export const muhurta = muhurtaOperationsOf(PURPOSES);
