import { kundli } from './kundli.ts';
import { matching } from './matching.ts';

/** Reports to print and sell, made of the answers of other operations. */
export const reports = { kundli, matching };
