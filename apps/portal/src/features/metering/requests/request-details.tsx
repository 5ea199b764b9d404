import { Button, ButtonLink } from '@graha/ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '@graha/ui/dialog.tsx';
import type { LoggedRequest, Named } from './request-table.tsx';
import { RequestFacts } from './request-facts.tsx';
import { replayPath, requestPath } from '../../../shared/paths.ts';

export type RequestDetailsProps = {
  row: LoggedRequest;
  keys: readonly Named[];
  onClose: () => void;
};

export function RequestDetails({ row, keys, onClose }: RequestDetailsProps) {
  return (
    <Dialog
      open
      title="Request"
      description="Inputs are not stored, so the playground opens with this operation and empty fields."
      onOpenChange={onClose}
    >
      <DialogBody>
        <RequestFacts row={row} keys={keys} />
      </DialogBody>
      <DialogFooter>
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
        <ButtonLink href={requestPath(row.requestId)}>Open its page</ButtonLink>
        <ButtonLink href={replayPath(row.operation, row.requestId)} variant="primary">
          Open in playground
        </ButtonLink>
      </DialogFooter>
    </Dialog>
  );
}
