import type { ReactNode } from 'react';
import { Sidebar } from './sidebar.tsx';
import { SHELL_TEXT } from './text.ts';
import { TopBar } from './top-bar.tsx';

export type ShellProps = {
  workspace: { name: string };
  planName: string;
  viewer: { name: string; email: string };
  children: ReactNode;
};

export function Shell({ children, ...where }: ShellProps) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] sm:grid-cols-[3.75rem_minmax(0,1fr)] lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <a href="#content" className="link sr-only z-20 bg-bg p-2 focus:not-sr-only focus:absolute">
        {SHELL_TEXT.skip}
      </a>
      <Sidebar name={where.workspace.name} planName={where.planName} />
      <div className="min-w-0 border-line sm:border-l">
        <TopBar {...where} />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto grid w-full max-w-296 content-start gap-4 px-4 pt-5 pb-16 outline-none *:min-w-0 sm:gap-5 sm:px-8 sm:pt-7 sm:pb-18"
        >
          {children}
        </main>
      </div>
    </div>
  );
}
