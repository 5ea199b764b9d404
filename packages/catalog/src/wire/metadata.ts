import { ALMANAC_IDS, almanacRowOf } from '@graha/astro-engine/calendar/almanac-table';
import type { Metadata } from './envelopes.ts';

/** The metadata of a family in every answer. */
export type FamilyMetadata = Pick<Metadata, 'formula_version' | 'system'> & Partial<Metadata>;

/** Settings as they were asked for. */
type Asked = Readonly<Record<string, unknown>>;

/**
 * Metadata of one answer: engine, family, the requested settings, replaced by the values that were used.
 * `house_system_requested` names a house system that had to be replaced, and is null otherwise.
 */
export function metadataOf(
  engine: string,
  family: FamilyMetadata,
  asked: Asked,
  used: Partial<Metadata> = {},
): Metadata {
  const { language: _, clock: _clock, ...conventions } = asked;
  const { formula_version, system, ...constant } = family;
  return {
    engine,
    formula_version,
    system,
    ...conventions,
    ...constant,
    ...used,
    ...houseSystemRequested(asked, used),
    ...skyOfAlmanac(asked),
  };
}

const houseSystemRequested = (asked: Asked, used: Partial<Metadata>): Partial<Metadata> =>
  asked['house_system'] === undefined || used.house_system === undefined
    ? {}
    : { house_system_requested: asked['house_system'] === used.house_system ? null : asked['house_system'] };

/** The sky of Sun and Moon, if the operation computes by an almanac. */
function skyOfAlmanac({ almanac }: Asked): Partial<Metadata> {
  const id = ALMANAC_IDS.find((one) => one === almanac);
  return id === undefined ? {} : { sun_and_moon: almanacRowOf(id).sky };
}
