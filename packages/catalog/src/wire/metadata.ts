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
 * A house system that had to give way is named as `house_system_requested`, which is null if none had to.
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
    ...houseSystemRequested(asked, used),
  };
}

const houseSystemRequested = (asked: Asked, used: Partial<Metadata>): Partial<Metadata> =>
  asked.house_system === undefined || used.house_system === undefined
    ? {}
    : { house_system_requested: asked.house_system === used.house_system ? null : asked.house_system };
