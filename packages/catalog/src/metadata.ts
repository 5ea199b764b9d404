import type { Metadata } from './envelopes.ts';

/** What a family says about itself in every answer. */
export type FamilyMetadata = Pick<Metadata, 'formula_version' | 'system'> & Partial<Metadata>;

/** Settings that are spoken of in metadata by their own names. */
type Asked = Pick<
  Metadata,
  | 'ayanamsa'
  | 'ayanamsa_deg'
  | 'node_mode'
  | 'house_system'
  | 'observation_point'
  | 'sunrise'
  | 'year_length'
  | 'method'
  | 'vashya_table'
  | 'vashya_split'
  | 'yoni_table'
  | 'gana_table'
  | 'house_set'
  | 'rajju_direction'
  | 'friendship'
  | 'stree_deergha'
  | 'peak_star'
  | 'ashtakavarga_table'
  | 'ekadhipatya'
  | 'occupancy'
  | 'virgo_multiplier'
  | 'ruler_count'
  | 'reject_by'
  | 'school'
  | 'annual_moment'
  | 'muntha_degree'
  | 'varga_friendship'
  | 'annual_day'
  | 'saham_school'
  | 'saham_houses'
  | 'saham_arc'
  | 'karaka_count'
  | 'arudha_lords'
  | 'argala_nodes'
  | 'gulika_moment'
  | 'kaala_moment'
  | 'mandi_method'
  | 'chalit_system'
  | 'node_aspects'
  | 'dates_of'
  | 'asta_padding'
  | 'sutak_rule'
  | 'void_partners'
  | 'phase_windows'
  | 'lot_rule'
  | 'triplicity_lords'
  | 'dial'
>;

/**
 * Metadata of one answer: engine, family, the settings as asked, and over them what was really used.
 * A house system or observation point that had to give way is named as `…_requested`, which is null where none had to.
 */
export function metadataOf(
  engine: string,
  family: FamilyMetadata,
  asked: Asked & { language?: string },
  used: Partial<Metadata> = {},
): Metadata {
  const { language: _, ...conventions } = asked;
  const { formula_version, system, ...constant } = family;
  return {
    engine,
    formula_version,
    system,
    ...conventions,
    ...constant,
    ...used,
    ...requested('house_system', asked, used),
    ...requested('observation_point', asked, used),
  };
}

const requested = (name: 'house_system' | 'observation_point', asked: Asked, used: Partial<Metadata>): object =>
  asked[name] === undefined || used[name] === undefined
    ? {}
    : { [`${name}_requested`]: asked[name] === used[name] ? null : asked[name] };
