import { Button } from './button.tsx';
import { DialogFooter } from './dialog.tsx';

export type SubmitFooterProps = {
  cancel: string;
  onCancel: () => void;
  submit: string;
  pending: boolean;
  pendingLabel: string;
  disabled?: boolean | undefined;
};

/** Ends a form in a dialog: the way back, and what sends it. */
export const SubmitFooter = ({ cancel, onCancel, submit, pending, pendingLabel, disabled }: SubmitFooterProps) => (
  <DialogFooter>
    <Button variant="ghost" onClick={onCancel}>
      {cancel}
    </Button>
    <Button type="submit" variant="primary" disabled={disabled} loading={pending} loadingLabel={pendingLabel}>
      {submit}
    </Button>
  </DialogFooter>
);
