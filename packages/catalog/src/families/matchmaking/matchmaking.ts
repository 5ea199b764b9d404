import { ashtakoot } from './ashtakoot.ts';
import { porutham } from './porutham.ts';

export const matchmaking = { ashtakoot, porutham };
