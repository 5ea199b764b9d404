import { currentDashas } from './current-dashas.ts';
import { dashas } from './dashas.ts';
import { kundali } from './kundali.ts';
import { match } from './match.ts';
import { numbers } from './numbers.ts';
import { transits } from './transits.ts';
import { western } from './western.ts';

export const texts = { kundali, dashas, 'current-dashas': currentDashas, transits, match, western, numbers };
