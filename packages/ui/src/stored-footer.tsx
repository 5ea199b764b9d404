import { BlockedButton } from './tooltip.tsx';
import { Button } from './button.tsx';
import { Checkbox } from './input.tsx';
import { DialogFooter } from './dialog.tsx';

type StoredFooterProps = {
  text: { stored: string; done: string; notStored: string };
  stored: boolean;
  onStored: (stored: boolean) => void;
  onDone: () => void;
};

/** The dialog of a secret shown once closes only after the reader confirms that it is stored. */
export function StoredFooter({ text, stored, onStored, onDone }: StoredFooterProps) {
  return (
    <DialogFooter
      aside={
        <Checkbox
          label={text.stored}
          checked={stored}
          onChange={({ currentTarget }) => onStored(currentTarget.checked)}
        />
      }
    >
      {stored ? (
        <Button variant="primary" onClick={onDone}>
          {text.done}
        </Button>
      ) : (
        <BlockedButton reason={text.notStored}>{text.done}</BlockedButton>
      )}
    </DialogFooter>
  );
}
