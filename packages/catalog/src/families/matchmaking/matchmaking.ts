import { ashtakoot } from './ashtakoot.ts';
import { uncertain } from '../uncertain/match.ts';
import { porutham } from './porutham.ts';

export const matchmaking = { ashtakoot, porutham, uncertain };
