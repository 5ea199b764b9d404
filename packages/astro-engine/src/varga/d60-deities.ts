import { rowAt } from '../vocabulary/cycle.ts';
import { SIGNS } from '../vocabulary/signs.ts';
import { signIndexOf } from '../core/angle.ts';
import { partIndexOf } from './varga-sign.ts';

/** @source BPHS 6.33–41 (Santhanam); odd signs in this order, even signs from the last to the first */
const D60_DEITIES: readonly string[] = [
  'Ghora', 'Rakshasa', 'Deva', 'Kubera', 'Yaksha', 'Kinnara', 'Bhrashta', 'Kulaghna', 'Garala', 'Vahni',
  'Maya', 'Purishaka', 'Apampati', 'Marut', 'Kaala', 'Sarpa', 'Amrita', 'Indu', 'Mridu', 'Komala',
  'Heramba', 'Brahma', 'Vishnu', 'Maheshwara', 'Deva', 'Ardra', 'Kalinasha', 'Kshitisha', 'Kamalakara', 'Gulika',
  'Mrityu', 'Kaala', 'Davagni', 'Ghora', 'Yama', 'Kantaka', 'Sudha', 'Amrita', 'Purnachandra', 'Vishadagdha',
  'Kulanasha', 'Vamshakshaya', 'Utpata', 'Kaala', 'Saumya', 'Komala', 'Sheetala', 'Karaladamshtra', 'Chandramukhi', 'Praveena',
  'Kalapavaka', 'Dandayudha', 'Nirmala', 'Saumya', 'Kroora', 'Atisheetala', 'Amrita', 'Payodhi', 'Bhramana', 'Chandrarekha',
]; // prettier-ignore

/** Returns the deity of the half degree that contains a longitude. @param siderealDeg degrees */
export function d60DeityOf(siderealDeg: number): string {
  const partIndex = partIndexOf(siderealDeg, D60_DEITIES.length);
  const isOdd = SIGNS[signIndexOf(siderealDeg)]?.parity === 'odd';
  return rowAt(D60_DEITIES, isOdd ? partIndex : D60_DEITIES.length - 1 - partIndex);
}
