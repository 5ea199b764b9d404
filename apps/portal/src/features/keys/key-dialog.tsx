'use client';

import type { Change, KeyRow } from './key.ts';
import { ReportLeak } from './report-leak.tsx';
import { RestrictKey } from './restrict-key.tsx';
import { RevokeKey } from './revoke-key.tsx';
import { RotateKey } from './rotate-key.tsx';
import type { ScopeFamilies } from './scope-families.ts';
import { SwitchKey } from './switch-key.tsx';

/** What somebody wants to do with a key. */
export type Wished = {
  change: Change | 'reportLeak';
  row: KeyRow;
  /** Every further second is one too many. */
  isUrgent?: boolean;
};

export type KeyDialogProps = {
  wished: Wished;
  curl: string;
  families: ScopeFamilies;
  asOf: Date;
  onWish: (wished: Wished) => void;
  onClose: () => void;
};

export function KeyDialog({
  wished: { change, row, isUrgent = false },
  curl,
  families,
  asOf,
  onWish,
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
      return <ReportLeak target={row} asOf={asOf} onWish={onWish} onClose={onClose} />;
    case 'disable':
    case 'enable':
      return <SwitchKey target={row} to={change} onClose={onClose} />;
  }
}
