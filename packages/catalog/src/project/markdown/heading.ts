import type { ListedOperation } from '../../list/list-operations.ts';
import { isObject, isScalar, type Json, labelOf } from './value-text.ts';

type Headed = { operation: Pick<ListedOperation, 'title' | 'summary'>; input: unknown; metadata: Json };

const CLOCK = ['year', 'month', 'date', 'hours', 'minutes', 'seconds'];
const BIRTH: ReadonlySet<string> = new Set([
  ...CLOCK,
  'latitude',
  'longitude',
  'timezone',
  'fold',
  'clock',
  'given',
  'calendar',
]);
/** Metadata that other lines of the heading have. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set([
  'engine', 'formula_version', 'birth', 'words', 'names_language', 'texts_language', 'calendar_note', 'truncated', 'tzdb',
]); // prettier-ignore
const ASKED_CHARACTERS_MAX = 260;

/** The first lines of a text: the operation, the births with their clocks, the rest of the request, and the settings used. */
export function headingOf({ operation, input, metadata }: Headed): string[] {
  const { title, summary } = operation;
  const { engine, formula_version: formulas } = metadata;
  const settings = settingsText(metadata);
  return [
    `# ${title}`,
    '',
    summary,
    '',
    ...birthLines(input, metadata['birth']),
    ...askedLine(input),
    `Computed by: ${String(engine)}, formulas ${String(formulas)}${settings === '' ? '' : `; ${settings}`}.`,
    ...notesOf(metadata).map((note) => `Note: ${note}`),
    '',
  ];
}

/** A line for each birth: its clock reading and place as sent, and the instant computed. */
function birthLines(input: unknown, clocks: unknown): string[] {
  if (!isObject(input)) return [];
  if (CLOCK.slice(0, 3).every((name) => name in input)) return [`For: ${birthText(input, clocks)}`];
  if ('latitude' in input) return [`Place: ${placeText(input)}.`];
  return Object.entries(input).flatMap(([name, one]) =>
    isObject(one) && 'year' in one && 'latitude' in one
      ? [`${labelOf(name)}: ${birthText(one, clockOf(clocks, name))}`]
      : [],
  );
}

/** The clock of one birth: the only one, or that of its own name. */
const clockOf = (clocks: unknown, name: string): unknown =>
  isObject(clocks) && !('utc' in clocks) ? clocks[name] : clocks;

function birthText(birth: Json, clock: unknown): string {
  const two = (name: string): string => String(birth[name] ?? 0).padStart(2, '0');
  const time = birth['hours'] === undefined ? '' : ` ${two('hours')}:${two('minutes')}:${two('seconds')}`;
  const day = `${String(birth['year'])}-${two('month')}-${two('date')}`;
  const instant = isObject(clock)
    ? `; in UTC ${String(clock['utc'])}, clock ${String(clock['clock'])} ${String(clock['utc_offset'])}`
    : '';
  return `${day}${time}, ${placeText(birth)}${instant}.`;
}

function placeText({ latitude, longitude, timezone }: Json): string {
  const zone = timezone === undefined ? '' : `, time zone ${String(timezone)}`;
  return `latitude ${String(latitude)}°, longitude ${String(longitude)}°${zone}`;
}

/** The rest of the request: neither births nor settings. */
function askedLine(input: unknown): string[] {
  if (!isObject(input)) return [];
  const asked = Object.entries(input).flatMap(([name, value]): string[] => {
    if (name === 'settings' || BIRTH.has(name) || value === undefined || value === null) return [];
    if (isScalar(value)) return [`${labelOf(name)} ${String(value)}`];
    if (Array.isArray(value))
      return [`${labelOf(name)} ${value.every(isScalar) ? value.join(' ') : `(${value.length})`}`];
    return isObject(value) && 'year' in value ? [] : [`${labelOf(name)} ${JSON.stringify(value)}`];
  });
  const text = asked.join(', ');
  if (text === '') return [];
  return [`Asked: ${text.length > ASKED_CHARACTERS_MAX ? `${text.slice(0, ASKED_CHARACTERS_MAX - 1)}…` : `${text}.`}`];
}

function settingsText(metadata: Json): string {
  return Object.entries(metadata)
    .flatMap(([name, value]): string[] => {
      if (TOLD_ELSEWHERE.has(name) || value === null || value === undefined) return [];
      if (name === 'ayanamsa_value') return [`ayanamsa value ${String(value)}°`];
      if (isScalar(value)) return [`${labelOf(name)} ${String(value)}`];
      return [`${labelOf(name)} ${JSON.stringify(value)}`];
    })
    .join(', ');
}

/** Reasons for doubt, which a reader should repeat. */
function notesOf(metadata: Json): string[] {
  const births = isObject(metadata['birth']) ? [metadata['birth'], ...Object.values(metadata['birth'])] : [];
  const clocks = births.flatMap((one) => (isObject(one) && isObject(one['note']) ? [String(one['note']['text'])] : []));
  const others = ['calendar_note', 'truncated'].flatMap((name) => {
    const text = metadata[name];
    return typeof text === 'string' ? [text] : [];
  });
  const language = metadata['names_language'];
  const words =
    typeof language === 'string' ? [`Names are in ${language}; those without a reliable word stay English.`] : [];
  return [...new Set([...clocks, ...others, ...words])];
}
