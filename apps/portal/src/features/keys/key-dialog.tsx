'use client';

import { ReportLeak } from './report-leak.tsx';
import { RestrictKey } from './restrict-key.tsx';
import { RevokeKey, SwitchKey } from './stop-key.tsx';
import { RotateKey } from './rotate-key.tsx';
import type { KeyAction } from './key.ts';
import type { ScopeFamilies } from './page-data.ts';

export type KeyDialogProps = {
  action: KeyAction;
  curl: string;
  families: ScopeFamilies;
  asOf: Date;
  onAction: (action: KeyAction) => void;
  onClose: () => void;
};

export function KeyDialog({
  action: { change, row, isUrgent = false },
  curl,
  families,
  asOf,
  onAction,
  onClose,
}: KeyDialogProps) {
  switch (change) {
    case 'rotate':
      return <RotateKey target={row} curl={curl} overlap={isUrgent ? 'now' : '24h'} onClose={onClose} />;
    case 'restrict':
      return <RestrictKey target={row} families={families} asOf={asOf} onClose={onClose} />;
    case 'revoke':
      return <RevokeKey target={row} onClose={onClose} />;
    case 'reportLeak':
      return <ReportLeak target={row} asOf={asOf} onAction={onAction} onClose={onClose} />;
    case 'disable':
    case 'enable':
      return <SwitchKey target={row} to={change} onClose={onClose} />;
  }
}
