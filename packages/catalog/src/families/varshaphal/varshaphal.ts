import { chart } from './chart.ts';
import { muddaDasha } from './mudda-dasha.ts';
import { sahams } from './sahams.ts';
import { yogas } from './yogas.ts';

export const varshaphal = { chart, sahams, 'mudda-dasha': muddaDasha, yogas };
