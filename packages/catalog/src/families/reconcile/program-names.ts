import { AXES } from '@graha/astro-engine/reconcile/convention';
import { type Program, PROGRAMS } from '@graha/astro-engine/reconcile/programs';
import { listing } from '../../wire/words.ts';
import { nameOfChoice } from './sentences.ts';

/** A program as a page prints it. `defaults` is a list in words. */
export type ProgramRow = Pick<Program, 'id' | 'name' | 'basis' | 'source' | 'note'> & { defaults: string };

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
}));
