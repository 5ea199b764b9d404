import { isCombustAt, isInDebilitationSign, isInExaltationSign, isInOwnSign } from '../strength/dignity.ts';
import type { Planet } from '../vocabulary/grahas.ts';
import { type ChartFacts, isIn, KENDRAS, TRIKONAS } from './facts.ts';

const degOf = ({ chart }: ChartFacts, planet: Planet): number => chart.placements[planet].longitudeDeg;

/** Whether a planet is in the sign of its exaltation, at any degree. */
export const isExalted = (facts: ChartFacts, planet: Planet): boolean =>
  isInExaltationSign(planet, degOf(facts, planet));

/** Whether a planet is in the sign of its debilitation, at any degree. */
export const isDebilitated = (facts: ChartFacts, planet: Planet): boolean =>
  isInDebilitationSign(planet, degOf(facts, planet));

/** Whether a planet is in its own sign or in the sign of its exaltation. */
export const isOwnOrExalted = (facts: ChartFacts, planet: Planet): boolean =>
  isExalted(facts, planet) || isInOwnSign(planet, degOf(facts, planet));

/** Nearer to the Sun than the orb of the planet, which is smaller for some retrograde planets. */
export const isCombust = ({ chart: { placements } }: ChartFacts, planet: Planet): boolean =>
  isCombustAt(planet, placements[planet], placements.sun.longitudeDeg);

/**
 * Evaluates "strong lord" in the sense of the verses, without shadbala: in its own or exaltation sign, or in a kendra
 * or trikona from the ascendant and not debilitated.
 */
export const isStrong = (facts: ChartFacts, planet: Planet): boolean =>
  isOwnOrExalted(facts, planet) || (isIn(facts, planet, [...KENDRAS, ...TRIKONAS]) && !isDebilitated(facts, planet));
