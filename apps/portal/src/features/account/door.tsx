import Link from 'next/link';
import type { ReactNode } from 'react';
import { Wordmark } from '@graha/ui/mark.tsx';
import { NightWindow } from './night-window.tsx';

export type DoorProps = {
  title: string;
  lead?: string;
  /** The question and the link that lead to the other door. */
  other?: { question: string; label: string; href: string };
  foot?: ReactNode;
  children: ReactNode;
};

/** Form at the left, the night at the right; below 900 px the form alone. */
export function Door({ title, lead, other, foot, children }: DoorProps) {
  return (
    <div className="grid min-h-dvh min-[900px]:grid-cols-2">
      <div className="grid grid-rows-[auto_1fr_auto] p-4 sm:p-8">
        <header className="flex items-center justify-between gap-4">
          <Wordmark />
          {other ? (
            <p className="text-small text-text-2">
              {other.question}{' '}
              <Link href={other.href} className="link">
                {other.label}
              </Link>
            </p>
          ) : null}
        </header>
        <main className="mx-auto grid w-full max-w-93 content-start gap-4 py-8 min-[900px]:content-center min-[900px]:py-10">
          <div>
            <h1 className="text-[1.5rem]/7.5 tracking-[-0.02em] sm:text-head">{title}</h1>
            {lead ? <p className="mt-1.5 text-text-2">{lead}</p> : null}
          </div>
          {children}
          {foot ? <p className="text-micro text-text-3">{foot}</p> : null}
        </main>
        <footer className="text-micro text-text-3">AGPL-3.0. Positions by Swiss Ephemeris.</footer>
      </div>
      <NightWindow />
    </div>
  );
}
