import { Button, ButtonLink } from '@graha/ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '@graha/ui/dialog.tsx';
import { type LoggedRequest, type Named, ownKeyOf } from './request-table.tsx';
import { RequestExchange } from './request-exchange.tsx';
import { RequestFacts } from './request-facts.tsx';
import { replayPath, requestPath } from '../../../shared/paths.ts';

export type RequestDetailsProps = {
  row: LoggedRequest;
  keys: readonly Named[];
  /** True to show the content of a captured request; its page shows it too. */
  mayRead?: boolean;
  onClose: () => void;
};

export function RequestDetails({ row, keys, mayRead = false, onClose }: RequestDetailsProps) {
  return (
    <Dialog open title="Request" onOpenChange={onClose}>
      <DialogBody>
        <RequestFacts row={row} keys={keys} />
        {mayRead ? <RequestExchange requestId={row.requestId} keyId={ownKeyOf(row.keyId)} /> : null}
      </DialogBody>
      <DialogFooter>
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
        <ButtonLink href={requestPath(row.requestId)}>Open its page</ButtonLink>
        {row.isInPlayground ? (
          <ButtonLink href={replayPath(row.operation, row.requestId)} variant="primary">
            Open in playground
          </ButtonLink>
        ) : null}
      </DialogFooter>
    </Dialog>
  );
}
