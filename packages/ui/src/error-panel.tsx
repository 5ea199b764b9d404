import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';

export type ErrorPanelProps = {
  title?: string;
  children?: ReactNode;
  requestId?: string | undefined;
  /** For example "Try again". */
  action?: ReactNode;
};

/** The content of an error boundary; the rest of the page stays. */
export function ErrorPanel({ title = 'This part did not load', children, requestId, action }: ErrorPanelProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-card border border-line bg-surface p-5">
      <p className="text-[0.9375rem] font-medium">{title}</p>
      {children ? <div className="text-text-2">{children}</div> : null}
      {requestId ? (
        <p className="flex items-center gap-1 font-mono text-micro text-text-3">
          {requestId}
          <CopyButton compact text={requestId} label="Copy the request id" />
        </p>
      ) : null}
      {action}
    </div>
  );
}
