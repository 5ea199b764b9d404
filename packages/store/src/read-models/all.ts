import type { Projector } from '../projector.ts';
import { creditAccount } from './credit-account.ts';
import { keyList } from './key-list.ts';
import { tenantCard } from './tenant-card.ts';

/** What runs in the transaction of every append. */
export const INLINE: readonly Projector[] = [creditAccount, tenantCard, keyList];
