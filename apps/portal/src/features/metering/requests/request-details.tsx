import Link from 'next/link';
import { StatusBadge } from '@graha/ui/badge.tsx';
import { Button, ButtonLink } from '@graha/ui/button.tsx';
import { CopyButton } from '@graha/ui/copy-button.tsx';
import { Dialog, DialogBody, DialogFooter } from '@graha/ui/dialog.tsx';
import { count, fullInstant } from '@graha/domain/format';
import { keyNameOf, type LoggedRequest, type Named } from './request-table.tsx';
import { replayPath } from '../../../shared/paths.ts';

export type RequestDetailsProps = {
  row: LoggedRequest;
  keys: readonly Named[];
  onClose: () => void;
};

export function RequestDetails({ row, keys, onClose }: RequestDetailsProps) {
  const facts = [
    ['Time, UTC', fullInstant(row.at)],
    ['Method', row.method],
    ['Key', keyNameOf(row.keyId, keys)],
    ['Latency', `${row.latencyMs.toFixed(1)} ms`],
    ['Credits charged', count(row.credits)],
    ...(row.isReplay ? [['Replay', 'Yes: an earlier response was returned again and not charged again']] : []),
  ];
  return (
    <Dialog
      open
      title="Request"
      description="Inputs are not stored, so the playground opens with this operation and empty fields."
      onOpenChange={onClose}
    >
      <DialogBody>
        <p className="flex flex-wrap items-center gap-2.5 font-mono text-small">
          <StatusBadge status={row.status} /> {row.operation}
        </p>
        <p className="flex items-center gap-1 font-mono text-small break-all text-text-2">
          {row.requestId}
          <CopyButton compact text={row.requestId} label="Copy the request id" />
        </p>
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2 text-small">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-text-2">{name}</dt>
              <dd className="font-mono">{value}</dd>
            </div>
          ))}
          {row.code === null ? null : (
            <div className="contents">
              <dt className="text-text-2">Error code</dt>
              <dd>
                <Link href={`/docs/errors/${row.code}`} title="What this error means" className="link font-mono">
                  {row.code}
                </Link>
              </dd>
            </div>
          )}
        </dl>
      </DialogBody>
      <DialogFooter>
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
        <ButtonLink href={replayPath(row.operation, row.requestId)} variant="primary">
          Open in playground
        </ButtonLink>
      </DialogFooter>
    </Dialog>
  );
}
