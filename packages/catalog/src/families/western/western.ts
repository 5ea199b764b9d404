import { natal, progressions, transit } from './chart-operations.ts';
import { composite, synastry } from './pair-operations.ts';
import { solarReturn } from './solar-return.ts';

export const western = { natal, transit, synastry, composite, progressions, 'solar-return': solarReturn };
