import type { Metadata } from './envelopes.ts';

/** What a family says about itself in every answer. */
export type FamilyMetadata = Pick<Metadata, 'formula_version' | 'system'> & Partial<Metadata>;

/** Settings as they were asked for. */
type Asked = Readonly<Record<string, unknown>>;

/**
 * Metadata of one answer: engine, family, the settings as asked, and over them what was really used.
 * A house system that had to give way is named as `house_system_requested`, which is null if none had to.
 */
export function metadataOf(
  engine: string,
  family: FamilyMetadata,
  asked: Asked,
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
  asked['house_system'] === undefined || used.house_system === undefined
    ? {}
    : { house_system_requested: asked['house_system'] === used.house_system ? null : asked['house_system'] };
