import { currentDashas } from './periods/current-dashas.ts';
import { dashas } from './periods/dashas.ts';
import { kundali } from './kundali.ts';
import { match } from './match.ts';
import { numbers } from './numbers.ts';
import { transits } from './transits.ts';
import { varshaphal } from './varshaphal.ts';
import { western } from './western.ts';

export const texts = {
  kundali,
  dashas,
  'current-dashas': currentDashas,
  transits,
  varshaphal,
  match,
  western,
  numbers,
};
