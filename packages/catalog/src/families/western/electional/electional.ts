import { dayCountOf } from '@graha/astro-engine/core/moment';
import { findElections } from '@graha/astro-engine/electional/find';
import { ELECTION_PURPOSES } from '@graha/astro-engine/electional/purposes';
import { z } from 'zod';
import { operation } from '../../../operation/operation.ts';
import { placeClock } from '../../../request/clock/place-clock.ts';
import { dateOfTarget } from '../../../request/target.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { metadataOf } from '../../../wire/metadata.ts';
import { byScore } from '../../muhurta/muhurta.ts';
import { ELECTION_PRICE, ELECTION_WEIGHT, ElectionRequest, excludedOf } from './electional-request.ts';
import { ElectionRuleId, ElectionWindowWire, RejectedElectionDay } from './electional-schema.ts';
import { presentElection, presentRejectedElection } from './present-electional.ts';

const FORMULAS = { formula_version: '1.0', system: 'western', zodiac: 'tropical' } as const;

export const electional = operation({
  summary: 'Electional search: the best times to begin a matter by Western rules.',
  description:
    'Times between two dates at a place for a purpose, such as a marriage, a contract, a journey or a building, judged by the rules of ' +
    'William Ramesey (1653) and his sources Dorotheus, Sahl and Bonatti: the Moon’s course and her impediments, the rising sign and its ' +
    'lord, benefics and malefics in the angles, the planets and the house of the matter, and the planetary hour. Each window is the time ' +
    'in which one sign rises; `findings` are the rules that hold in it, with points, source and times, and `facts` is the chart that they ' +
    'rest on. `mode: strict` leaves out times that a rule forbids, such as the void of course Moon, `ranked` scores all times; no text has ' +
    'numbers, so the weights are those of this product. Houses are whole signs; beyond 66.4° of latitude they are not judged, and a finding says so.',
  input: ElectionRequest,
  output: z.strictObject({
    purpose_name: z.string().describe('The purpose in words.'),
    purpose_source: z.string().describe('Source of the houses, planets and signs of the purpose.'),
    excluded: z.array(ElectionRuleId).describe('Rules that were left out.'),
    windows_found: z.int().min(0).describe('Number of times found; `windows` has at most `limit` of them.'),
    windows: z.array(ElectionWindowWire).describe('Times found, the best first.'),
    rejected_days: z.array(RejectedElectionDay).describe('Days without a time, in order.'),
    metadata: Metadata,
  }),
  credits: 1,
  pricedBy: ELECTION_PRICE,
  rateWeight: 22,
  weighedBy: ELECTION_WEIGHT,
  cpuMaxMs: 150,
  example: {
    purpose: 'contract',
    from: '2026-12-01',
    to: '2026-12-31',
    latitude: 28.6139,
    longitude: 77.209,
    timezone: 'Asia/Kolkata',
    limit: 2,
  },
  compute: ({ from: first, to, mode, limit, min_minutes: minMinutes, excluded: left, purpose: id, ...input }, sky) => {
    const clock = placeClock(input);
    const [from, last] = [dateOfTarget(first), dateOfTarget(to)];
    const { sunrise: rule, node_mode: nodeMode } = input.settings;
    const place = { latitudeDeg: input.latitude, longitudeDeg: input.longitude, altitudeM: 0 };
    const purpose = ELECTION_PURPOSES.find((one) => one.id === id);
    if (purpose === undefined) throw new RangeError(`no purpose ${id}`);
    const excluded = excludedOf(left);
    const dayCount = dayCountOf(last) - dayCountOf(from) + 1;
    const asked = { purpose, mode, excluded };
    const { windows, rejectedDays } = findElections({ sky, place, clock, rule }, nodeMode, asked, {
      from,
      dayCount,
      minMinutes,
    });
    return {
      purpose_name: purpose.name,
      purpose_source: purpose.source,
      excluded,
      windows_found: windows.length,
      windows: windows
        .toSorted(byScore)
        .slice(0, limit)
        .map((window) => presentElection(window, clock)),
      rejected_days: rejectedDays.map(presentRejectedElection),
      metadata: metadataOf(sky.name, FORMULAS, input.settings, { house_system: 'whole_sign' }),
    };
  },
});
