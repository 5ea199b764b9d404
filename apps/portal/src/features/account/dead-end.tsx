'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { ButtonLink } from '@graha/ui/button.tsx';

export type DeadEndProps = { title: string; href: string; label: string; children: ReactNode };

/** Replaces a form: says why it is gone, and links to the next page. */
export function DeadEnd({ title, href, label, children }: DeadEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-4">
      <h2 ref={heading} tabIndex={-1} className="text-[0.9375rem]/5.5 outline-none">
        {title}
      </h2>
      <p className="text-text-2">{children}</p>
      <ButtonLink href={href} variant="primary" size="lg">
        {label}
      </ButtonLink>
    </div>
  );
}
