import type { TermGroup } from '../../languages/term-groups.ts';
import type { MemberNode } from './member-node.ts';

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Words of the requested language by group and English name. */
export type WordsByGroup = Readonly<Partial<Record<TermGroup, Readonly<Record<string, string>>>>>;

const SYMBOLS: Readonly<Record<string, string>> = {
  degrees: '°',
  'arc-minutes': '′',
  'arc-seconds': '″',
  'per cent': '%',
  min: ' minutes',
  s: ' seconds',
  h: ' hours',
  d: ' days',
};

const symbolOf = (unit: string): string => SYMBOLS[unit] ?? (unit.length > 1 ? ` ${unit}` : unit);

/** The value of a cell: null is a dash. A word of the requested language replaces the English one. */
export function cellText(value: unknown, { group }: Pick<MemberNode, 'group' | 'unit'>, words: WordsByGroup): string {
  if (value === null || value === undefined) return '—';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = String(value);
  const word = group === undefined ? undefined : words[group]?.[text];
  return (word ?? text).replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}

/** The value of a fact: as in a cell, with its unit. */
export function factText(value: unknown, node: Pick<MemberNode, 'group' | 'unit'>, words: WordsByGroup): string {
  if (value === null) return 'none';
  const text = cellText(value, node, words);
  return typeof value === 'number' && node.unit !== undefined ? text + symbolOf(node.unit) : text;
}

/** `sign lord` */
export const labelOf = (name: string): string => name.replaceAll('_', ' ').trim();

/** The head of a column: its name, with the unit of its numbers unless the name ends with it. */
export function headOf(name: string, { unit }: MemberNode, value: unknown): string {
  const label = labelOf(name);
  if (typeof value !== 'number' || unit === undefined || label.endsWith(unit)) return label;
  return `${label} (${symbolOf(unit).trim()})`;
}
