import type { z } from 'zod';
import { type Birth, BirthDetails, reportImpossibleReadings } from './birth.ts';
import { members } from '../wire/fields.ts';
import { type OwnSettings, type SettingName, settingsOf, type SettingsSchema } from './settings.ts';

/** Two charts under either pair of names, which have the same meaning. */
const NAMES = ['person_a', 'person_b'] as const;
const ALIASES = { bride: 'person_a', groom: 'person_b' } as const;
const CHOICE = 'either person_a and person_b, or bride and groom';

const person = (title: string, description: string, more: object = {}) =>
  BirthDetails.optional().meta({ title, description, ...more });

const alias = (title: string, of: string) =>
  person(title, `The same as ${of}, for callers who send the pairs of matchmaking.`, { 'x-alias-of': of });

const PERSONS = {
  person_a: person('First person', 'Birth of the first person.'),
  person_b: person('Second person', 'Birth of the second person.'),
  bride: alias('Bride', ALIASES.bride),
  groom: alias('Groom', ALIASES.groom),
};

const without = (...names: string[]) => ({ not: { anyOf: names.map((name) => ({ required: [name] })) } });

/** The alternatives in JSON Schema; the first one is the form's default. */
const EITHER_PAIR = [
  { required: [...NAMES], ...without('bride', 'groom') },
  { required: ['bride', 'groom'], ...without(...NAMES) },
];

const always = { when: () => true };

function reportIncompletePair(request: unknown, context: z.RefinementCtx<unknown>): void {
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return;
  const isGiven = (name: string): boolean => Reflect.get(request, name) !== undefined;
  const report = (path: string[], message: string): void =>
    context.addIssue({ code: 'custom', path, message, input: request });
  const aliases = Object.keys(ALIASES).filter(isGiven);
  const names = NAMES.filter(isGiven);
  if (names.length > 0 && aliases.length > 0) {
    for (const name of aliases)
      report([name], `${name} cannot be combined with ${names.join(' and ')}: send ${CHOICE}`);
    return;
  }
  const pair = aliases.length > 0 ? Object.keys(ALIASES) : NAMES;
  const missing = pair.filter((name) => !isGiven(name));
  if (missing.length === 2) report([], `two births are required: ${CHOICE}`);
  else for (const name of missing) report([name], `${name} is required beside ${[...names, ...aliases].join()}`);
}

type BirthSent = z.input<typeof BirthDetails>;
type Sent<S> = { settings?: S | undefined } & (
  | { person_a: BirthSent; person_b: BirthSent }
  | { bride: BirthSent; groom: BirthSent }
);
type Read<S> = { person_a: Birth; person_b: Birth; settings: S };

export type PairRequest<Name extends SettingName, Own extends OwnSettings> = z.ZodType<
  Read<z.output<SettingsSchema<Name | 'clock', Own>>>,
  Sent<z.input<SettingsSchema<Name | 'clock', Own>>>
>;

/** The request of an operation on two charts of any two people. Settings hold for both and are beside them. */
export function pairRequest<Name extends SettingName, const Own extends OwnSettings = Record<never, never>>(
  settings: readonly Name[],
  own?: Own,
): PairRequest<Name, Own> {
  const schema = members(
    { ...PERSONS, settings: settingsOf<Name | 'clock', Own>([...settings, 'clock'], own) },
    'member of this request',
  )
    .superRefine(reportIncompletePair, always)
    .superRefine(
      (request, context) => reportImpossibleReadings(request, [...NAMES, ...Object.keys(ALIASES)], context),
      always,
    )
    .meta({ oneOf: EITHER_PAIR })
    .transform(({ person_a, person_b, bride, groom, ...rest }) => ({
      person_a: person_a ?? bride,
      person_b: person_b ?? groom,
      ...rest,
    }));
  // Safe: the refinement admits exactly one complete pair, and the transformation gives it the first names.
  return schema as unknown as PairRequest<Name, Own>;
}
