import { AXES } from '@graha/astro-engine/reconcile/convention';
import { type Program, PROGRAMS } from '@graha/astro-engine/reconcile/programs';
import { listing } from '../../wire/words.ts';
import { nameOfChoice } from './sentences.ts';

/**
 * A program as a page prints it. `defaults` is a list in words, and `settings` are those of this API that give them in
 * `operation`; an ayanamsa without nutation has none, so a program that subtracts one is up to 18″ off.
 */
export type ProgramRow = Pick<Program, 'id' | 'name' | 'basis' | 'source' | 'note'> & {
  defaults: string;
  operation: 'western/natal' | 'kundali/basic';
  settings: Readonly<Record<string, string | number>>;
};

const isWestern = ({ defaults }: Program): boolean => defaults.zodiac === 'tropical';

function settingsOf(program: Program): ProgramRow['settings'] {
  const { zodiac, node, observer, houses } = program.defaults;
  return {
    ...(zodiac === undefined || isWestern(program) ? {} : { ayanamsa: zodiac }),
    ...(node === undefined ? {} : { node_mode: node }),
    ...(observer === undefined ? {} : { observation_point: observer }),
    ...(houses === undefined || !isWestern(program) ? {} : { house_system: houses }),
  };
}

const defaultsOf = ({ defaults }: Program): string =>
  listing(
    AXES.flatMap((axis) => {
      const value = defaults[axis];
      return value === undefined ? [] : [nameOfChoice(axis, value)];
    }),
  );

/** The programs whose defaults are known, for a choice on a page and for the docs. */
export const PROGRAM_ROWS: readonly ProgramRow[] = PROGRAMS.map((program) => ({
  id: program.id,
  name: program.name,
  basis: program.basis,
  source: program.source,
  note: program.note,
  defaults: defaultsOf(program),
  operation: isWestern(program) ? 'western/natal' : 'kundali/basic',
  settings: settingsOf(program),
}));
