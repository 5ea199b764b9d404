'use client';

import { useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { preciseInstant } from '../precise.tsx';
import { isStop } from './place.ts';
import { EXPLORER_TEXT } from './text.ts';
import { momentIn } from './timeline.ts';

const { moment: TEXT } = EXPLORER_TEXT;

type MomentFieldProps = { at: string | undefined; shown: Date | undefined; onGo: (at: string | undefined) => void };

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
          aria-label={TEXT.label}
          aria-describedby={isWrong ? errorId : undefined}
          aria-invalid={isWrong || undefined}
          placeholder={TEXT.hint}
          title={TEXT.hint}
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
          {TEXT.now}
        </Button>
      </div>
      {isWrong ? <FieldError id={errorId}>{TEXT.wrong}</FieldError> : null}
    </form>
  );
}
