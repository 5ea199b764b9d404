import { challenges, lifePath, personalYear, pinnacles } from './date-operations.ts';
import { expression, personality, soulUrge } from './name-operations.ts';

export const numerology = {
  'life-path': lifePath,
  expression,
  'soul-urge': soulUrge,
  personality,
  'personal-year': personalYear,
  pinnacles,
  challenges,
};
