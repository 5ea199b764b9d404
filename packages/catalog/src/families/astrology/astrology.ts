import { doshas } from './doshas.ts';
import { matching } from './matching.ts';
import { papasamyam } from './papasamyam.ts';
import { saturnAndMoon } from './saturn-moon.ts';

export const astrology = { ...matching, ...papasamyam, ...doshas, ...saturnAndMoon };
