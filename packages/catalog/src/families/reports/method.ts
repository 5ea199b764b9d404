import type { Metadata } from '../../wire/envelopes.ts';
import { metadataOf } from '../../wire/metadata.ts';
import type { ReportSection } from './model.ts';
import { spelled } from './charts.ts';
import { pairsPart, section, textPart } from './parts.ts';
import type { Speech } from './speech.ts';

const FORMULAS = { formula_version: '1.0', system: 'report' } as const;

/** The metadata of a report. @param of the answer that decides zodiac and houses */
export function reportMetadata(engine: string, settings: Readonly<Record<string, unknown>>, of: Metadata): Metadata {
  const { zodiac, house_system, ayanamsa_value, orbs, orbs_by_point } = of;
  return metadataOf(engine, FORMULAS, settings, {
    ...(zodiac === undefined ? {} : { zodiac }),
    ...(house_system === undefined ? {} : { house_system }),
    ...(ayanamsa_value === undefined ? {} : { ayanamsa_value }),
    ...(orbs === undefined ? {} : { orbs }),
    ...(orbs_by_point === undefined ? {} : { orbs_by_point }),
  });
}

type Pair = readonly [label: string, value: string];

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The zodiac and the houses of a chart for which both are a choice. */
export function conventionsOf({ label }: Speech, { zodiac, house_system: houses }: Metadata): Pair[] {
  return [
    [label('zodiac'), label(zodiac === 'sidereal' ? 'sidereal' : 'tropical')],
    [label('house_system'), spelled(textIn(houses))],
  ];
}

/**
 * The last section: the conventions of the numbers, and that they are tradition.
 * @param more conventions in addition to the ayanamsa
 */
export function methodSection(
  speech: Speech,
  { ayanamsa_value: degree, ...metadata }: Metadata,
  more: readonly Pair[] = [],
): ReportSection {
  const { label } = speech;
  const ayanamsa = textIn(metadata['ayanamsa']);
  const value = typeof degree === 'number' ? `, ${speech.degree(degree)}` : '';
  const own: readonly Pair[] =
    ayanamsa === '' || ayanamsa === 'none' ? [] : [[label('ayanamsa'), `${ayanamsa}${value}`]];
  const all = [...more, ...own];
  const pairs = all.length === 0 ? [] : [pairsPart(all)];
  return section(label('method'), [...pairs, textPart(label('tradition'))], false);
}
