import { type Graha, GRAHA_IDS, isPlanet, type Planet } from '../vocabulary/grahas.ts';
import { aspects } from '../yoga/aspects.ts';
import type { KpChart } from './kp-chart.ts';

/** Roles of a ruling planet, the strongest first; the subs are an option of the school. */
export const RULER_ROLES = [
  'ascendant_star', 'ascendant_sign', 'moon_star', 'moon_sign', 'day', 'ascendant_sub', 'moon_sub',
] as const; // prettier-ignore
export type RulerRole = (typeof RULER_ROLES)[number];
/** Number of roles without the two sub lords. */
export const PLAIN_ROLES = 5;

/** The lord whose retrogression rejects a ruler. */
export const REJECTIONS = ['star', 'sub', 'none'] as const;
export type Rejection = (typeof REJECTIONS)[number];

export type Ruler = {
  role: RulerRole;
  graha: Graha;
  /** The retrograde lord that makes the school reject this ruler; null without one. */
  rejectedFor: Planet | null;
};

/** A node that acts for a ruler: it is in a sign of the ruler, or conjunct the ruler. */
export type ActingNode = { node: 'rahu' | 'ketu'; actsFor: Graha; by: 'sign' | 'conjunction' };

export type RulingPlanets = { rulers: readonly Ruler[]; nodes: readonly ActingNode[] };

const NODES = ['rahu', 'ketu'] as const;

/** The nodes are always retrograde, so they reject no ruler. */
function retrogradeAbove({ planets }: KpChart, graha: Graha, rejection: Rejection): Planet | null {
  if (rejection === 'none') return null;
  const above = planets[graha].lords[rejection];
  return isPlanet(above) && planets[above].isRetrograde ? above : null;
}

/**
 * Returns the ruling planets of a moment, the strongest first; a planet with several roles is listed for each.
 * @param dayLord of the weekday from sunrise to sunrise
 * @param count 5, or 7 with the two sub lords
 * @source K.S. Krishnamurti, KP Reader VI: five rulers; nodes in the sign of a ruler or conjunct one act for it; a
 * ruler in the star of a retrograde planet is rejected
 */
export function rulingPlanetsOf(
  chart: KpChart,
  dayLord: Planet,
  { count, rejection }: { count: 5 | 7; rejection: Rejection },
): RulingPlanets {
  const [first] = chart.cusps;
  if (first === undefined) throw new RangeError('a chart has twelve cusps');
  const [rising, moon] = [first.lords, chart.planets.moon.lords];
  const byRole: Readonly<Record<RulerRole, Graha>> = {
    ascendant_star: rising.star,
    ascendant_sign: rising.sign,
    moon_star: moon.star,
    moon_sign: moon.sign,
    day: dayLord,
    ascendant_sub: rising.sub,
    moon_sub: moon.sub,
  };
  const rulers = RULER_ROLES.slice(0, count).map((role) => ({
    role,
    graha: byRole[role],
    rejectedFor: retrogradeAbove(chart, byRole[role], rejection),
  }));
  const distinct = [...new Set(rulers.map(({ graha }) => graha))];
  const nodes = NODES.flatMap((node) =>
    distinct.flatMap((graha): ActingNode[] => {
      if (graha === node) return [];
      if (chart.planets[node].lords.sign === graha) return [{ node, actsFor: graha, by: 'sign' }];
      const isBeside = chart.planets[node].signIndex === chart.planets[graha].signIndex;
      return isBeside ? [{ node, actsFor: graha, by: 'conjunction' }] : [];
    }),
  );
  return { rulers, nodes };
}

/** Reasons for a graha to be an agent of a node, the strongest first. */
export const AGENT_REASONS = ['conjunction', 'star', 'aspect', 'sign'] as const;
export type NodeAgent = { graha: Graha; reason: (typeof AGENT_REASONS)[number] };

const signIndexesOf = ({ planets, cusps }: KpChart) => ({
  // Safe: one sign for each of the nine, and the ascendant's.
  signIndexes: {
    ...Object.fromEntries(GRAHA_IDS.map((graha) => [graha, planets[graha].signIndex])),
    ascendant: Math.floor((cusps[0]?.longitudeDeg ?? 0) / 30),
  } as Record<Graha | 'ascendant', number>,
});

/** Returns the other grahas in the sign of a graha. */
export const conjoinedWith = ({ planets }: KpChart, graha: Graha): Graha[] =>
  GRAHA_IDS.filter((other) => other !== graha && planets[other].signIndex === planets[graha].signIndex);

/** Returns the grahas with a full aspect on a graha, by whole signs; nodes have no aspects. */
export function aspecting(chart: KpChart, graha: Graha): Graha[] {
  const facts = signIndexesOf(chart);
  return GRAHA_IDS.filter((other) => aspects(facts, other, graha));
}

/**
 * Returns the grahas for which a node acts, the strongest first: planets in its sign, the lord of its star, planets
 * that aspect it, the lord of its sign. A graha with several reasons is listed for each.
 * @source K.S. Krishnamurti, KP Reader VI
 */
export const nodeAgents = (chart: KpChart, node: 'rahu' | 'ketu'): NodeAgent[] => [
  ...conjoinedWith(chart, node).map((graha) => ({ graha, reason: 'conjunction' as const })),
  { graha: chart.planets[node].lords.star, reason: 'star' },
  ...aspecting(chart, node).map((graha) => ({ graha, reason: 'aspect' as const })),
  { graha: chart.planets[node].lords.sign, reason: 'sign' },
];
