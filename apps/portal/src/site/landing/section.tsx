import type { ReactNode } from 'react';

type SectionProps = { title: string; lead?: string; children: ReactNode };

export function Section({ title, lead, children }: SectionProps) {
  return (
    <section className="mx-auto w-full max-w-7xl px-4 pt-16 pb-2 sm:px-8 md:pt-22">
      <h2 className="text-head md:text-[2.25rem]/10.5 md:tracking-[-0.03em]">{title}</h2>
      {lead ? <p className="mt-2.5 max-w-[34em] text-read text-text-2">{lead}</p> : null}
      <div className="mt-7">{children}</div>
    </section>
  );
}

export function PageIntro({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="mx-auto max-w-7xl px-4 pt-12 sm:px-8 md:pt-18">
      <h1 className="text-[2.25rem]/10.5 tracking-[-0.03em] md:text-[3rem]/13 md:tracking-[-0.04em]">{title}</h1>
      <p className="mt-3 max-w-[36em] text-read text-text-2 sm:text-lead">{lead}</p>
    </div>
  );
}
