'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { count, dollars } from '@graha/domain/core/format';
import type { SpendingLimits } from '@graha/procedures/billing/limits';
import { Button } from '@graha/ui/button.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { wholeOf } from './whole-of.ts';

const DEFAULT_BELOW = 5_000;

/** Updates the card and closes the dialog after a change. */
function useDone(text: string, close: () => void) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  return async () => {
    toast({ text });
    await queries.invalidateQueries({ queryKey: trpc.billing.limits.queryKey() });
    close();
  };
}

/** Shows the maximum cost per month before it is turned on. */
export function TurnOn({ autoTopUp }: { autoTopUp: SpendingLimits['autoTopUp'] }) {
  const { isOn, belowCredits, packsMax, pausedBecause, pack, isTaxed } = autoTopUp;
  const trpc = useTRPC();
  const [isOpen, setIsOpen] = useState(false);
  const [packs, setPacks] = useState(String(packsMax || 1));
  const close = () => setIsOpen(false);
  const turnOn = useMutation(
    trpc.billing.turnOnAutoTopUp.mutationOptions({ onSuccess: useDone('Automatic top-up is on.', close) }),
  );
  const action = isOn ? (pausedBecause === null ? 'Change' : 'Turn on again') : 'Turn on';
  const price = `${dollars(pack.priceCents)}${isTaxed ? ' plus tax' : ''}`;
  const most = wholeOf(packs) * pack.priceCents;
  return (
    <>
      <Button
        onClick={() => {
          turnOn.reset();
          setIsOpen(true);
        }}
      >
        {action}
      </Button>
      {isOpen ? (
        <Dialog
          open
          title="Automatic top-up"
          description={`Each top-up has ${count(pack.credits)} credits and costs ${price}, charged to the stored card. A declined card pauses it.`}
          onOpenChange={close}
        >
          <DialogForm
            text={{ submit: action, pending: 'Saving', cancel: 'Cancel', failed: 'Nothing was turned on or bought.' }}
            pending={turnOn.isPending}
            error={turnOn.error}
            onSubmit={(form) =>
              turnOn.mutate({
                belowCredits: wholeOf(form.get('belowCredits')),
                packsMax: wholeOf(form.get('packsMax')),
                priceCents: pack.priceCents,
              })
            }
            onCancel={close}
          >
            {(problemOf) => (
              <>
                <TextField
                  mono
                  name="belowCredits"
                  label="Buy when fewer credits are left than"
                  defaultValue={belowCredits || DEFAULT_BELOW}
                  error={problemOf('belowCredits')}
                  inputMode="numeric"
                  autoComplete="off"
                  required
                />
                <TextField
                  mono
                  name="packsMax"
                  label="Top-ups in a calendar month, at most"
                  value={packs}
                  onChange={({ currentTarget }) => setPacks(currentTarget.value)}
                  error={problemOf('packsMax')}
                  inputMode="numeric"
                  autoComplete="off"
                  required
                />
                <p className="text-small text-text" aria-live="polite">
                  {Number.isNaN(most)
                    ? 'Enter how many top-ups you allow.'
                    : `At most ${dollars(most)}${isTaxed ? ' plus tax' : ''} a month.`}
                </p>
              </>
            )}
          </DialogForm>
        </Dialog>
      ) : null}
    </>
  );
}

export function TurnOff() {
  const trpc = useTRPC();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const turnOff = useMutation(
    trpc.billing.turnOffAutoTopUp.mutationOptions({ onSuccess: useDone('Automatic top-up is off.', close) }),
  );
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Turn off</Button>
      {isOpen ? (
        <ConfirmDialog
          text={{
            title: 'Turn off automatic top-up?',
            description:
              'Nothing is bought automatically any more. A payment that is running at this moment may still end.',
            submit: 'Turn off',
            pending: 'Turning off',
            cancel: 'Keep it',
            failed: 'Nothing has changed.',
          }}
          pending={turnOff.isPending}
          error={turnOff.error}
          onConfirm={() => turnOff.mutate()}
          onClose={close}
        />
      ) : null}
    </>
  );
}
