import { cva, type VariantProps } from 'class-variance-authority';

/** Its rules are in "parts.css". Show only one `primary` at a time. `danger` is text until the confirming step, which is `primary`. */
export const buttonStyle = cva('button', {
  variants: {
    variant: { primary: 'button-primary', default: 'button-default', ghost: 'button-ghost', danger: 'button-danger' },
    size: { sm: 'button-sm', md: 'button-md', lg: 'button-lg' },
    shape: { label: '', icon: 'button-icon' },
  },
  defaultVariants: { variant: 'default', size: 'md', shape: 'label' },
});

export type ButtonStyle = VariantProps<typeof buttonStyle>;
