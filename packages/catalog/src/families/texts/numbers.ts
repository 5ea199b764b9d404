import {
  challenges as challengesOf,
  lifePath as lifePathOf,
  personalYear as personalYearOf,
  pinnacles as pinnaclesOf,
} from '@graha/astro-engine/numerology/from-date';
import { type NameNumberKind, nameNumber } from '@graha/astro-engine/numerology/from-name';
import type { NumberKind } from '@graha/texts/number-topics';
import { z } from 'zod';
import { operation } from '../../operation/operation.ts';
import { Metadata } from '../../wire/envelopes.ts';
import {
  BirthDate,
  CalendarYear,
  civilDateOf,
  FullName,
  numerologyMetadata,
  numerologyRequest,
  partsOf,
} from '../numerology/request.ts';
import { type Called, presentTexts } from './present.ts';
import { Format, TEXTS } from './schemas.ts';

const NAME_KINDS = {
  expression: 'expression',
  soulUrge: 'soul_urge',
  personality: 'personality',
} as const satisfies Record<NameNumberKind, NumberKind>;
const nameKinds = Object.keys(NAME_KINDS) as NameNumberKind[]; // Safe: the keys of the table itself.

const NumberTextsRequest = numerologyRequest({
  date: BirthDate,
  full_name: FullName.optional(),
  year: CalendarYear.optional(),
  format: Format,
});
type Request = z.output<typeof NumberTextsRequest>;

const called = (kind: NumberKind, value: number, evidence: string): Called => ({
  topic: 'number',
  key: `${kind}-${value}`,
  evidence,
});

const agesOf = ({ fromAge, toAge }: { fromAge: number; toAge: number | null }): string =>
  toAge === null ? `from the age of ${fromAge}` : `from the age of ${fromAge} to ${toAge}`;

function ofName({ full_name, system }: Request): Called[] {
  if (full_name === undefined) return [];
  const parts = partsOf(full_name);
  return nameKinds.flatMap((kind) => {
    const { value } = nameNumber(kind, parts, { table: system, yRule: 'auto', method: 'name_parts' }).total;
    // A name without vowels, or without consonants, has no such number.
    return value === 0 ? [] : [called(NAME_KINDS[kind], value, `Number ${value} of the name`)];
  });
}

function ofDate({ date, year }: Request): Called[] {
  const birth = civilDateOf(date);
  const ofYear =
    year === undefined ? [] : [called('personal_year', personalYearOf(birth, year).cycleNumber, `Year ${year}`)];
  return [
    called('life_path', lifePathOf(birth).total.value, `Number ${lifePathOf(birth).total.value} of the date`),
    ...ofYear,
    ...pinnaclesOf(birth).map((one) => called('pinnacle', one.total.value, `Pinnacle ${agesOf(one)}`)),
    ...challengesOf(birth).map((one) => called('challenge', one.value, `Challenge ${agesOf(one)}`)),
  ];
}

export const numbers = operation({
  summary: 'What the books say of the numbers of a birth date and a name.',
  description:
    'The life path with its pinnacles and challenges; with `year` the personal year, and with `full_name` expression, soul urge and ' +
    'personality, each with its text. Numbers are those of the `numerology` operations with their defaults; one that occurs ' +
    'twice has its text twice, with its ages in `evidence`.',
  input: NumberTextsRequest,
  output: z.strictObject({ ...TEXTS, metadata: Metadata }),
  credits: 2,
  scope: 'numerology',
  example: { date: '1990-08-15', full_name: 'Ada Lovelace', year: 2026 },
  compute: (request) => ({
    ...presentTexts([...ofDate(request), ...ofName(request)], request.format),
    metadata: numerologyMetadata(request.system),
  }),
});
