import { clsx, type ClassValue } from 'clsx';

/** Joins classes. A caller's `className` sets the position of a part (margin, width, order), not its look. */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
