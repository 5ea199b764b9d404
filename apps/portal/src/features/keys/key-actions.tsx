import { Button } from '../../ui/button.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { SettingsRow } from '../profile/settings-row.tsx';
import type { Wished } from './key-dialog.tsx';
import { mayBecome, type KeyRow } from './key.ts';
import { KEYS_TEXT } from './text.ts';

const { page: TEXT } = KEYS_TEXT;

const ACTIONS = [
  { change: 'rotate', label: KEYS_TEXT.rotate.action, hint: TEXT.rotateHint },
  { change: 'disable', label: KEYS_TEXT.disable.submit, hint: TEXT.disableHint },
  { change: 'enable', label: KEYS_TEXT.enable.submit, hint: TEXT.enableHint },
  { change: 'reportLeak', label: KEYS_TEXT.leak.action, hint: TEXT.leakHint },
  { change: 'revoke', label: KEYS_TEXT.revoke.submit, hint: TEXT.revokeHint },
] as const;

/** `change`: what each button wishes for. */
export type KeyActionsProps = { row: KeyRow; asOf: Date; onWish: ((change: Wished['change']) => void) | null };

export function KeyActions({ row, asOf, onWish }: KeyActionsProps) {
  const offered = ACTIONS.filter(({ change }) => change === 'reportLeak' || mayBecome(row, change, asOf));
  return (
    <SettingsSection id="actions" title={TEXT.actions} description={TEXT.actionsBody}>
      {onWish ? (
        offered.map(({ change, label, hint }, index) => (
          <SettingsRow
            key={change}
            className={index > 0 ? 'border-t border-line' : ''}
            title={hint}
            actions={
              <Button variant={change === 'revoke' ? 'danger' : 'default'} onClick={() => onWish(change)}>
                {label}
              </Button>
            }
          />
        ))
      ) : (
        <SettingsRow title={KEYS_TEXT.viewerMayNot} />
      )}
    </SettingsSection>
  );
}
