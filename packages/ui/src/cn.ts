import { clsx, type ClassValue } from 'clsx';

/** Joins classes. A caller's `className` places a part (margin, width, order); it does not repaint it. */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
