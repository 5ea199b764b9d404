import Link from 'next/link';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { requestsPath } from './paths.ts';
import type { Wished } from './key-dialog.tsx';
import { mayBecome, stateOf, type KeyRow } from './key.ts';
import { KEYS_TEXT } from './text.ts';

const { leak: TEXT } = KEYS_TEXT;

const STOPS = ['revoke', 'rotate'] as const;

export type LeakStepsProps = {
  target: KeyRow;
  asOf: Date;
  mails: number;
  onWish: (wished: Wished) => void;
  onClose: () => void;
};

/** What to do about a key that lies open, in the order in which it helps. */
export function LeakSteps({ target, asOf, mails, onWish, onClose }: LeakStepsProps) {
  const isStopped = ['revoked', 'expired'].includes(stateOf(target, asOf));
  const changes = isStopped ? [] : STOPS.filter((change) => mayBecome(target, change, asOf));
  const stop = changes.includes('rotate') ? TEXT.stop : TEXT.revoke;
  return (
    <Dialog open title={TEXT.steps} description={TEXT.reported(mails)} onOpenChange={onClose}>
      <DialogBody>
        <Note tone="bad">
          <ol className="ml-4 grid list-decimal gap-3">
            <li>
              {isStopped ? TEXT.isStopped : stop}
              <span className="mt-2 flex flex-wrap gap-2 empty:hidden">
                {changes.map((change) => (
                  <Button
                    key={change}
                    size="sm"
                    variant={change === 'revoke' ? 'danger' : 'default'}
                    onClick={() => onWish({ change, row: target, isUrgent: true })}
                  >
                    {change === 'revoke' ? KEYS_TEXT.revoke.submit : KEYS_TEXT.rotate.action}
                  </Button>
                ))}
              </span>
            </li>
            <li>
              {TEXT.look}{' '}
              <Link href={requestsPath(target.keyId)} className="link">
                {TEXT.requests}
              </Link>
              .
            </li>
            <li>{TEXT.clean}</li>
          </ol>
        </Note>
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          {TEXT.close}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
