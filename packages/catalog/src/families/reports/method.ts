import type { Metadata } from '../../wire/envelopes.ts';
import { metadataOf } from '../../wire/metadata.ts';
import type { ReportSection } from './model.ts';
import { pairsPart, section, textPart } from './parts.ts';
import type { Speech } from './speech.ts';

const FORMULAS = { formula_version: '1.0', system: 'report' } as const;

/** The metadata of a report. @param of the answer that decides zodiac and houses */
export function reportMetadata(engine: string, settings: Readonly<Record<string, unknown>>, of: Metadata): Metadata {
  const { zodiac, house_system, ayanamsa_value } = of;
  return metadataOf(engine, FORMULAS, settings, {
    ...(zodiac === undefined ? {} : { zodiac }),
    ...(house_system === undefined ? {} : { house_system }),
    ...(ayanamsa_value === undefined ? {} : { ayanamsa_value }),
  });
}

/** The last section: the conventions of the numbers, and that they are tradition. */
export function methodSection(speech: Speech, { ayanamsa_value: degree, ...metadata }: Metadata): ReportSection {
  const { label } = speech;
  const ayanamsa = typeof metadata['ayanamsa'] === 'string' ? metadata['ayanamsa'] : '';
  const value = typeof degree === 'number' ? `, ${speech.degree(degree)}` : '';
  const pairs = ayanamsa === '' ? [] : [pairsPart([[label('ayanamsa'), `${ayanamsa}${value}`]])];
  return section(label('method'), [...pairs, textPart(label('tradition'))], false);
}
