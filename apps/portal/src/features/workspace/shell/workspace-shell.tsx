import { Suspense, type ReactNode } from 'react';
import { ShellFrame } from '../../../shared/shell/shell-frame.tsx';
import { WorkspaceMenu, WorkspacePageName, WorkspaceSwitcher } from './workspace-switcher.tsx';
import { ACCOUNT_PAGE, OPERATOR_PAGE, WORKSPACE_PAGES, WorkspaceSign } from './workspace-pages.tsx';
import { Moon } from '@graha/ui/icons/things.tsx';
import { degreeMinute } from '@graha/drawing/placed-body';
import { momentIso, momentWords } from '../../../shared/ujjain.ts';
import { skyOfThisMinute } from '../../../server/sky-of-minute/read-sky.ts';

export type WorkspaceShellProps = {
  workspace: { tenantId: string; name: string };
  planName: string;
  /** True while an operator views a customer's workspace. They cannot switch then. */
  isViewed: boolean;
  viewer: { name: string; email: string; isOperator: boolean };
  children: ReactNode;
};

export function WorkspaceShell({
  workspace,
  planName,
  isViewed,
  viewer: { isOperator, ...viewer },
  children,
}: WorkspaceShellProps) {
  const { tenantId, name } = workspace;
  const signOf = (place: { rail?: boolean }) =>
    isViewed ? (
      <WorkspaceSign {...place} name={name} planName={planName} />
    ) : (
      <WorkspaceSwitcher {...place} tenantId={tenantId} name={name} planName={planName} />
    );
  return (
    <ShellFrame
      label="Workspace"
      groups={[WORKSPACE_PAGES]}
      sign={signOf({ rail: true })}
      footer={<SkyLine />}
      topBar={{
        menu: <WorkspaceMenu sign={signOf({})} />,
        place: name,
        page: <WorkspacePageName />,
        isMember: true,
        account: { ...viewer, pages: isOperator ? [ACCOUNT_PAGE, OPERATOR_PAGE] : [ACCOUNT_PAGE] },
      }}
    >
      {children}
    </ShellFrame>
  );
}

/**
 * The position of the Moon at the foot of the sidebar. The page does not wait for it, and it is left out if there is no answer.
 */
export function SkyLine() {
  return (
    <div className="mt-auto hidden min-h-15 border-t border-line px-2 pt-3 text-micro text-text-3 lg:not-group-has-data-wide-page/shell:block">
      <Suspense fallback={null}>
        <MoonNow />
      </Suspense>
    </div>
  );
}

async function MoonNow() {
  const { call, chart, moment } = await skyOfThisMinute();
  const moon = chart.planets.find(({ name }) => name === 'Moon');
  if (call === null || moon === undefined) return null;
  const ayanamsa = String(chart.metadata['ayanamsa'] ?? '');
  return (
    <p title={momentWords(moment)}>
      <span className="flex items-center gap-2 font-mono text-text-2">
        <Moon aria-hidden="true" className="size-3.5!" />
        {degreeMinute(moon.degree)} {moon.sign}
      </span>
      <time dateTime={momentIso(moment)}>{`Moon now, ${ayanamsa.charAt(0).toUpperCase()}${ayanamsa.slice(1)}`}</time>
    </p>
  );
}
