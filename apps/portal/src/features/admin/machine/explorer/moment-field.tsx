'use client';

import { useId, useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { FieldError } from '@graha/ui/field.tsx';
import { Input } from '@graha/ui/input.tsx';
import { isStop } from '@graha/procedures/admin/filters';
import { preciseInstant } from '../precise.tsx';
import { momentIn } from './timeline.ts';

type MomentFieldProps = {
  at: string | undefined;
  shown: Date | undefined;
  onGo: (at: string | undefined) => void;
};

/** The moment at the cursor, which can be written over with another one. */
export function MomentField({ at, shown, onGo }: MomentFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const errorId = useId();
  const instant = at !== undefined && !isStop(at) ? new Date(at) : shown;
  return (
    <form
      className="grid gap-1 max-sm:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed === null) return;
        const moment = momentIn(typed);
        setWrong(moment === null);
        if (moment === null) return;
        setTyped(null);
        onGo(moment.toISOString());
      }}
    >
      <div className="flex gap-1">
        <Input
          mono
          aria-label="Moment, UTC"
          aria-describedby={isWrong ? errorId : undefined}
          aria-invalid={isWrong || undefined}
          placeholder="As 2026-11-21 08:14:02.113"
          title="As 2026-11-21 08:14:02.113"
          trailing="UTC"
          value={typed ?? (instant ? preciseInstant(instant) : '')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => (isWrong ? undefined : setTyped(null))}
          className="sm:w-72"
        />
        <Button
          onClick={() => {
            setTyped(null);
            setWrong(false);
            onGo(undefined);
          }}
        >
          Now
        </Button>
      </div>
      {isWrong ? (
        <FieldError id={errorId}>Use the form 2026-11-21 08:14 or 2026-11-21 08:14:02.113, in UTC.</FieldError>
      ) : null}
    </form>
  );
}
