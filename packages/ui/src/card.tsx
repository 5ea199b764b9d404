import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

/** A hairline and a background; cards never float above the page. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={cn('card', className)} />;
}

export type CardHeaderProps = {
  title: ReactNode;
  id?: string;
  /** Level of the heading in the page. */
  level?: 2 | 3;
  detail?: ReactNode;
  actions?: ReactNode;
};

export function CardHeader({ title, id, level = 2, detail, actions }: CardHeaderProps) {
  const Heading: 'h2' | 'h3' = level === 2 ? 'h2' : 'h3';
  return (
    <header className="card-head">
      <div className="min-w-0">
        <Heading id={id} className="card-title">
          {title}
        </Heading>
        {detail}
      </div>
      {actions}
    </header>
  );
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cn('p-4 sm:p-5', className)} />;
}

export function CardFooter({ className, ...rest }: ComponentProps<'footer'>) {
  return (
    <footer
      {...rest}
      className={cn(
        'flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 sm:px-5',
        className,
      )}
    />
  );
}
