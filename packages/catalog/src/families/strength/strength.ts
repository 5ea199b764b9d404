import { ashtakavarga } from './ashtakavarga.ts';
import { shadbala } from './shadbala.ts';
import { vimshopaka } from './vimshopaka.ts';

export const strength = { ...ashtakavarga, ...shadbala, vimshopaka };
