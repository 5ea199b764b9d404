import type { z } from 'zod';
import { StandardBirthRequest } from '../../request/birth.ts';
import { catalog } from '../../families/catalog.ts';
import type { JsonSchema } from '../../wire/json-schema.ts';
import { listOperations } from '../../list/list-operations.ts';
import { wholeSchemaOf } from './openapi-schemas.ts';
import { opened, type Part } from './extend.ts';

/**
 * Settings that several operations take, by the name that documents and clients give them → one of those operations. The
 * settings of an operation alone extend one of these.
 */
export const TAKEN_BY = {
  LanguageSettings: 'numerology/pinnacles',
  NameSettings: 'numerology/expression',
  SiderealSettings: 'houses/whole-sign',
  SunriseSettings: 'strength/shadbala',
  MarsSettings: 'dosha/manglik',
  DashaSettings: 'dasha/vimshottari',
  DashaTextSettings: 'texts/dashas',
  PoruthamSettings: 'matchmaking/porutham',
  VedicSettings: 'kundali/basic',
  ParasharaSettings: 'divisional/d1',
  FourthVargaSettings: 'divisional/d4',
  SeventhVargaSettings: 'divisional/d7',
  GocharaSettings: 'transit/gochara',
  JaiminiDashaSettings: 'jaimini/chara-dasha',
  JaiminiArudhasSettings: 'jaimini/arudhas',
  PapasamyamSettings: 'astrology/papasamyam',
  KpSettings: 'kp/chart',
  EitherZodiacSettings: 'events/search',
  WesternSettings: 'western/natal',
  WesternPointSettings: 'western/profections',
  TropicalSettings: 'western/antiscia',
  DaySettings: 'panchang/almanacs',
  AlmanacSettings: 'panchang/full',
  ObservanceSettings: 'panchang/vratas',
  FestivalSettings: 'panchang/festivals',
} as const satisfies Record<string, string>;

/** The settings of a request that is no choice between requests. */
export const settingsIn = ({ properties = {} }: JsonSchema): JsonSchema | null =>
  typeof properties['settings'] === 'object' ? properties['settings'] : null;

let made: readonly Part[] | undefined;

/** Settings that several operations take, and those that every operation on a birth takes: `Settings`. */
export function sharedSettings(): readonly Part[] {
  made ??= [partOf('Settings', StandardBirthRequest), ...ofOperations()];
  return made;
}

function ofOperations(): Part[] {
  const inputs = new Map(listOperations(catalog).map(({ id, input }) => [id, input]));
  return Object.entries(TAKEN_BY).map(([name, id]) => {
    const input = inputs.get(id);
    if (input === undefined) throw new Error(`${name} are the settings of ${id}, which the catalogue does not have`);
    return partOf(name, input);
  });
}

function partOf(name: string, input: z.ZodType): Part {
  const settings = settingsIn(wholeSchemaOf(input, 'input', {}));
  if (settings === null) throw new Error(`${name} are the settings of a request that has none`);
  const { title: _, description: _text, ...whole } = opened(settings);
  return { name, whole };
}
