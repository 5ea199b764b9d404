import { balaOperations } from './bala-operations.ts';
import { calendarOperations } from './calendar-operations.ts';
import { full } from './full.ts';
import { limbOperations } from './limb-operations.ts';
import { timeOperations } from './time-operations.ts';
import { windowOperations } from './window-operations.ts';

export const panchang = {
  full,
  ...limbOperations,
  ...timeOperations,
  ...windowOperations,
  ...balaOperations,
  ...calendarOperations,
};
