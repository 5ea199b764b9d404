import type { ReactNode } from 'react';

export type SectionProps = { title: string; lead?: string; children: ReactNode };

export function Section({ title, lead, children }: SectionProps) {
  return (
    <section className="mx-auto w-full max-w-7xl px-4 pt-16 pb-2 sm:px-8 md:pt-22">
      <h2 className="text-head md:text-[2.25rem]/10.5 md:tracking-[-0.03em]">{title}</h2>
      {lead ? <p className="mt-2.5 max-w-[34em] text-read text-text-2">{lead}</p> : null}
      <div className="mt-7">{children}</div>
    </section>
  );
}
