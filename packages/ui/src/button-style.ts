import { cva, type VariantProps } from 'class-variance-authority';

/** Show only one `primary` at a time. `danger` is text until the confirming step, which is `primary`. */
export const buttonStyle = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center gap-2 border font-medium whitespace-nowrap select-none',
    'rounded-control transition-colors duration-(--t-1)',
    'aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-text-3',
    'disabled:cursor-default disabled:border-line disabled:bg-sunken disabled:text-text-3',
  ],
  {
    variants: {
      variant: {
        primary: 'border-ink bg-ink text-on-ink enabled:hover:bg-ink-hover [a&]:hover:bg-ink-hover',
        default: 'border-line-strong bg-surface text-text hover:bg-sunken',
        ghost: 'border-transparent bg-transparent text-text-2 hover:bg-sunken hover:text-text',
        danger: 'border-line-strong bg-surface text-bad hover:bg-bad-soft',
      },
      size: {
        sm: 'h-8.5 px-2.5 text-small sm:h-7.5',
        md: 'h-10 px-3.5 text-base sm:h-9',
        lg: 'h-11 px-5 text-[0.9375rem]',
      },
      shape: { label: '', icon: 'px-0!' },
    },
    compoundVariants: [
      { shape: 'icon', size: 'sm', class: 'w-8.5 sm:w-7.5' },
      { shape: 'icon', size: 'md', class: 'w-10 sm:w-9' },
      { shape: 'icon', size: 'lg', class: 'w-11' },
    ],
    defaultVariants: { variant: 'default', size: 'md', shape: 'label' },
  },
);

export type ButtonStyle = VariantProps<typeof buttonStyle>;
