import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export type IconProps = ComponentProps<'svg'>;

/**
 * The frame of an icon, 24 units wide: lines in the colour of the text. `globals.css` sets the size and the line width.
 * The shapes are those of Lucide 1.75.0; the licence is beside this file.
 */
export const Icon = ({ className, ...props }: IconProps) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={cn('lucide', className)}
    {...props}
  />
);
