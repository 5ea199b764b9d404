import { ashtakavarga } from './ashtakavarga.ts';

export const strength = { ...ashtakavarga };
