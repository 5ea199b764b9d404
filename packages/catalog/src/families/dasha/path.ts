import { DASHA_LEVELS, type DashaPeriod } from '@graha/astro-engine/dasha/periods';
import type { DashaRuler, DashaSystem } from '@graha/astro-engine/dasha/systems';
import { z } from 'zod';
import { nameOf } from '../../wire/present-placement.ts';

/** A path to one period of each level, as `Venus/Sun/Moon`: the rulers from the great period inwards. */

const SEPARATOR = '/';
/** The innermost level has no periods within it. */
const STEPS_MAX = DASHA_LEVELS.length - 1;
const LENGTH_MAX = 100;

const stepsIn = (path: string): string[] => path.split(SEPARATOR).map((step) => step.trim().toLowerCase());

type Ruler = Pick<DashaRuler, 'lord' | 'name'>;

/** A ruler is named by its planet or, in a system that has names of its own, by that name. */
const isNamed = ({ lord, name }: Ruler, step: string): boolean =>
  step === nameOf(lord).toLowerCase() || step === name?.toLowerCase();

/** Returns true if each step names a ruler of the system. */
const isPathOf = ({ rulers }: DashaSystem, path: string): boolean =>
  stepsIn(path).every((step) => rulers.some((ruler) => isNamed(ruler, step)));

/** The message for a path with a planet that rules no period of the system. */
const noSuchPath = ({ name, rulers }: DashaSystem): string =>
  `must be rulers of ${name} with slashes between them: ${rulers.map(({ lord }) => nameOf(lord)).join(', ')}`;

const pathText = () =>
  z
    .string()
    .max(LENGTH_MAX)
    .refine((path) => stepsIn(path).length <= STEPS_MAX, {
      error: `must have at most ${STEPS_MAX} rulers, since the innermost periods have none within them`,
    });

/** Sun, Moon and Mars rule in every system, so that all requests share one description. */
const ABOUT = {
  title: 'Path',
  description:
    'Rulers from a great period inwards, such as Sun/Moon/Mars, whose periods are listed in addition to `depth`: with ' +
    `${STEPS_MAX} of them down to the fifth level.`,
};

/** The member of a request for a path in one system. */
export const pathIn = (system: DashaSystem) =>
  pathText()
    .refine((path) => isPathOf(system, path), { error: () => noSuchPath(system) })
    .optional()
    .meta(ABOUT);

/** The member for a request that names its system: `reportForeignPath` checks it. */
export const PathOfSystem = pathText().optional().meta(ABOUT);

/** Reports a path with a planet that rules no period of the system. */
export function reportForeignPath(system: DashaSystem, path: string | undefined, context: z.RefinementCtx): void {
  if (path === undefined || isPathOf(system, path)) return;
  context.addIssue({ code: 'custom', path: ['path'], message: noSuchPath(system), input: path });
}

/** Returns the test whether a period of a level, 1-based, is on the path; the periods around it are known to be. */
export function stepsOf(path: string | undefined): (period: DashaPeriod, level: number) => boolean {
  const steps = path === undefined ? [] : stepsIn(path);
  return (period, level) => {
    const step = steps[level - 1];
    return step !== undefined && isNamed(period, step);
  };
}
