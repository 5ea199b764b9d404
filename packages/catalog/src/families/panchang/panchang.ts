import { avoidableDays } from './avoidable/avoidable-operation.ts';
import { almanacs } from './calendar/almanacs-operation.ts';
import { balaOperations } from './bala-operations.ts';
import { calendarOperations } from './calendar/calendar-operations.ts';
import { convertDate } from './calendar/convert-operation.ts';
import { full } from './full.ts';
import { limbOperations } from './limb-operations.ts';
import { monthOperations } from './calendar/month-operations.ts';
import { muhurtas } from './windows/muhurta-operation.ts';
import { ekadashis } from './observances/ekadashi-operation.ts';
import { festivalOperations } from './observances/festival-operations.ts';
import { vrataOperations } from './observances/vrata-operations.ts';
import { sankalpa } from './sankalpa/sankalpa-operation.ts';
import { shraddhaTithi } from './calendar/shraddha-operation.ts';
import { timeOperations } from './time-operations.ts';
import { panchaPakshi } from './windows/pancha-pakshi-operation.ts';
import { windowOperations } from './windows/window-operations.ts';

export const panchang = {
  full,
  ...limbOperations,
  ...timeOperations,
  ...windowOperations,
  muhurtas,
  'pancha-pakshi': panchaPakshi,
  ...balaOperations,
  ...calendarOperations,
  ...monthOperations,
  almanacs,
  'convert-date': convertDate,
  'shraddha-tithi': shraddhaTithi,
  sankalpa,
  ...festivalOperations,
  ekadashis,
  ...vrataOperations,
  'avoidable-days': avoidableDays,
};
