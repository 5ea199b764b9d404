import { Button } from '@graha/ui/button.tsx';
import { SettingsRow, SettingsSection } from '@graha/ui/settings.tsx';
import { mayBecome } from '@graha/procedures/keys/key';
import type { KeyListItem } from '@graha/store/keys/key-list';
import type { KeyAction } from './key-dialog.tsx';

const ACTIONS = [
  {
    change: 'rotate',
    label: 'Replace key',
    hint: 'A new key with the same limits takes its place; the old one goes on for as long as you say.',
  },
  { change: 'disable', label: 'Disable key', hint: 'Refuses the key until you enable it again.' },
  { change: 'enable', label: 'Enable key', hint: 'Takes the key again, with the limits it has.' },
  { change: 'reportLeak', label: 'This key leaked', hint: 'Notifies the owner and the admins, and lists what to do.' },
  { change: 'revoke', label: 'Revoke key', hint: 'Ends the key for good.' },
] as const;

export type KeyActionsProps = {
  row: KeyListItem;
  asOf: Date;
  onAction: ((change: KeyAction['change']) => void) | null;
};

export function KeyActions({ row, asOf, onAction }: KeyActionsProps) {
  const offered = ACTIONS.filter(({ change }) => change === 'reportLeak' || mayBecome(row, change, asOf));
  return (
    <SettingsSection
      id="actions"
      title="Actions"
      description="A change of the key reaches every server within one second."
    >
      {onAction ? (
        offered.map(({ change, label, hint }, index) => (
          <SettingsRow
            key={change}
            className={index > 0 ? 'border-t border-line' : ''}
            title={hint}
            actions={
              <Button variant={change === 'revoke' ? 'danger' : 'default'} onClick={() => onAction(change)}>
                {label}
              </Button>
            }
          />
        ))
      ) : (
        <SettingsRow title="Your role can view keys, not change them." />
      )}
    </SettingsSection>
  );
}
