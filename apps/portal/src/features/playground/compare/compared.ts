import { dms } from '@graha/drawing/placed-body';
import { itemPath, memberPath } from '../json/rows.ts';

/** One path in two answers, and the value of each. */
export type ComparedValue = {
  path: string;
  a: string;
  b: string;
  differs: boolean;
  /** The difference B − A if it can be computed; otherwise empty. */
  distance: string;
};

/** Returns each single value of two answers, in the order of B, then the values that only A has. */
export function comparedValues(a: unknown, b: unknown): ComparedValue[] {
  const rows: ComparedValue[] = [];
  visit(a, b, '', '', rows);
  return rows;
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

function visit(a: unknown, b: unknown, path: string, key: string, rows: ComparedValue[]): void {
  if (!isTree(a) && !isTree(b)) {
    const differs = a !== b;
    rows.push({ path, a: textOf(a), b: textOf(b), differs, distance: differs ? distanceOf(a, b, key) : '' });
    return;
  }
  const [ofA, ofB] = [membersOf(a), membersOf(b)];
  for (const name of new Set([...ofB.keys(), ...ofA.keys()])) {
    const here = Array.isArray(b ?? a) ? itemPath(path, Number(name)) : memberPath(path, name);
    visit(ofA.get(name), ofB.get(name), here, name, rows);
  }
}

/** Returns the members of a value. A single value counts as a tree without members if the other answer has a tree there. */
const membersOf = (value: unknown): Map<string, unknown> => new Map(isTree(value) ? Object.entries(value) : []);

const textOf = (value: unknown): string => (value === undefined ? '–' : String(value));

const CIRCLE = new Set(['longitude', 'cusp']);
const ANGLES = new Set([...CIRCLE, 'degree', 'latitude', 'orb']);
const INSTANT = /^\d{4}-\d{2}-\d{2}T/;
const MINUS = '−';

function distanceOf(a: unknown, b: unknown, key: string): string {
  if (typeof a === 'number' && typeof b === 'number') return ANGLES.has(key) ? arc(b - a, key) : figure(b - a);
  if (typeof a !== 'string' || typeof b !== 'string' || !INSTANT.test(a) || !INSTANT.test(b)) return '';
  return time(Date.parse(b) - Date.parse(a));
}

const signed = (value: number, text: string): string => `${value < 0 ? MINUS : '+'}${text}`;

/**
 * Formats an angle difference. On the circle it takes the shorter way: from 359° to 1° is 2°. Below one arc second it has two
 * decimals.
 */
function arc(differenceDeg: number, key: string): string {
  const turned = CIRCLE.has(key) ? ((((differenceDeg + 180) % 360) + 360) % 360) - 180 : differenceDeg;
  const size = Math.abs(turned);
  return signed(turned, size < 1 / 3600 ? `${(size * 3600).toFixed(2)}″` : dms(size));
}

const figure = (difference: number): string => signed(difference, String(Number(Math.abs(difference).toPrecision(6))));

function time(differenceMs: number): string {
  const seconds = Math.round(Math.abs(differenceMs) / 1000);
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60]; // prettier-ignore
  const clock = [hours, minutes, seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return signed(differenceMs, days === 0 ? clock : `${days} d ${clock}`);
}
