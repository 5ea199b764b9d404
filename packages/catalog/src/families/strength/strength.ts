import { ashtakavarga } from './ashtakavarga.ts';
import { shadbala } from './shadbala.ts';

export const strength = { ...ashtakavarga, ...shadbala };
