import { panchang } from '../panchang/panchang.ts';
import { planets } from '../planets/planets.ts';
import { transit } from '../transit/transit.ts';
import { western } from '../western/western.ts';
import { OF_DAYS, OF_TARGETS, type Origin, type Kind, rangeOf } from './range-operation.ts';

type Row = {
  /** Id and entry of the repeated operation. */
  id: string;
  origin: Origin;
  scope: string;
  kind: Kind;
  summary: string;
  /** CPU time of 366 steps with the most expensive input. */
  cpuMaxMs: number;
  /** The rate weight of ten steps, if it is more than 1. */
  rateWeight?: number;
};

/** Operations that people print and plot by the year. */
const ROWS: readonly Row[] = [
  {
    id: 'panchang/full',
    origin: panchang.full,
    scope: 'panchang',
    kind: OF_DAYS,
    summary: 'The whole panchang of many days, a year in one request.',
    cpuMaxMs: 140,
    rateWeight: 2,
  },
  {
    id: 'panchang/sun-times',
    origin: panchang['sun-times'],
    scope: 'panchang',
    kind: OF_DAYS,
    summary: 'Sunrise and sunset of many days.',
    cpuMaxMs: 90,
  },
  {
    id: 'panchang/moon-times',
    origin: panchang['moon-times'],
    scope: 'panchang',
    kind: OF_DAYS,
    summary: 'Moonrise and moonset of many days.',
    cpuMaxMs: 80,
  },
  {
    id: 'panchang/choghadiya',
    origin: panchang.choghadiya,
    scope: 'panchang',
    kind: OF_DAYS,
    summary: 'The choghadiyas of many days and nights.',
    cpuMaxMs: 60,
  },
  {
    id: 'planets',
    origin: planets[''],
    scope: 'vedic',
    kind: OF_DAYS,
    summary: 'Ascendant and planets of many days, at one time of the clock.',
    cpuMaxMs: 30,
  },
  {
    id: 'transit/gochara',
    origin: transit.gochara,
    scope: 'vedic',
    kind: OF_TARGETS,
    summary: 'Transits from the natal Moon on many days.',
    cpuMaxMs: 300,
    rateWeight: 2,
  },
  {
    id: 'western/transit',
    origin: western.transit,
    scope: 'western',
    kind: OF_TARGETS,
    summary: 'The sky of many days over a birth chart.',
    cpuMaxMs: 430,
    rateWeight: 2,
  },
];

export const range = Object.fromEntries(ROWS.map((row) => [row.id, rangeOf(row)]));
