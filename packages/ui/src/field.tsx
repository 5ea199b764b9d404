import { CircleAlert } from './icons/signs.tsx';
import { useId, type ReactNode } from 'react';
import { cn } from './cn.ts';

/** Props for the control: they connect label, hint and error with it. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  /** Shown at the right of the label, like "Forgot it?". */
  aside?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

export function Field({ label, hint, error, optional = false, aside, className, children }: FieldProps) {
  const id = useId();
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={cn('grid content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-small font-medium">
          {label}
          {optional ? <span className="font-normal text-text-3"> optional</span> : null}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <FieldError id={`${id}-error`}>{error}</FieldError>
      ) : hint ? (
        <p id={`${id}-hint`} className="text-micro text-text-3">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-micro text-bad">
      <CircleAlert aria-hidden="true" className="size-3.5!" />
      <span>{children}</span>
    </p>
  );
}

/** Several controls under one label: radio groups, rows of checkboxes. */
export function FieldGroup(props: { legend: ReactNode; hint?: ReactNode; className?: string; children: ReactNode }) {
  return (
    <fieldset className={cn('grid content-start gap-2', props.className)}>
      <legend className="mb-1.5 text-small font-medium">{props.legend}</legend>
      {props.children}
      {props.hint ? <p className="text-micro text-text-3">{props.hint}</p> : null}
    </fieldset>
  );
}
