import type { Difference } from './difference.ts';

export const WESTERN_DIFFERENCES: readonly Difference[] = [
  {
    topic: 'Orbs of aspects',
    source: 'kerykeion',
    theirs: '10° for conjunction and opposition, 5° for the square, and the quintile within 1°.',
    ours: '8° for conjunction, opposition and trine, 7° for the square, 6° for the sextile; theirs as `orb_profile`.',
    why: 'Four applications and most sites use these. The metadata of every answer lists the orbs in force.',
  },
  {
    topic: 'Midheaven of a composite chart',
    source: 'kerykeion',
    theirs: 'The nearer midpoint, even below the horizon, and cusps sorted by longitude.',
    ours: 'The midpoint above the horizon, cusps in their order from the ascendant; `is_midheaven_turned` marks such charts.',
    why: 'A midheaven in the fourth house is an artefact: no chart has such houses.',
  },
  {
    topic: 'Applying and separating in synastry',
    source: 'kerykeion',
    theirs: 'Derived from the speeds at both births.',
    ours: '`is_applying` is null.',
    why: 'The two skies are of different times: neither point approaches the other.',
  },
  {
    topic: 'Ascendant against midheaven',
    source: 'kerykeion',
    theirs: 'Not listed among the aspects of a chart.',
    ours: 'Listed like any other two points; only the two ends of one axis are omitted.',
    why: 'The distance between them changes with latitude and hour, so it is specific to the chart.',
  },
  {
    topic: 'Longitudes in its test data',
    source: 'kerykeion',
    theirs:
      'Up to 0.7″ away for the Moon, 7″ for Pluto in 2200, 15″ for the true node; solar returns two seconds earlier.',
    ours: 'The files of Swiss Ephemeris, and never a less accurate model: beyond their range the answer is an error.',
    why: 'Its test data match the Moshier model to the last digit, which the library uses if it finds no files.',
  },
  {
    topic: 'Whether aspects of the South Node apply',
    source: 'kerykeion',
    theirs: 'The South Node moves against the North Node.',
    ours: 'Both ends of the line of nodes move the same way.',
    why: 'They are opposite at every moment.',
  },
  {
    topic: 'Houses beyond the polar circle',
    source: 'Many applications',
    theirs: 'Cusps called Placidus that are those of another system.',
    ours: 'Porphyry, named as such, with the requested system as `house_system_requested`.',
    why: 'Placidus has no solution there.',
  },
  {
    topic: 'Topocentric houses beyond 64° north and south',
    source: 'swe_house_pos of Swiss Ephemeris',
    theirs: 'A body’s house by the circle of position through it, regardless of the cusps.',
    ours: 'The nearest cusp behind it, as in every other system; the cusps themselves are those of Swiss Ephemeris.',
    why: 'The cusps of Polich and Page overlap there at some hours, and the two rules give different houses. Up to 64° they agree.',
  },
];
