import { type ChartPoint, type PointName, POINTS } from './grahas.ts';

/** Every point by its name in English, those of Western practice included. */
export const CHART_POINTS: Readonly<Record<ChartPoint, Pick<PointName, 'name' | 'abbreviation'>>> = {
  ...POINTS,
  true_lilith: { name: 'True Lilith', abbreviation: 'TL' },
  priapus: { name: 'Priapus', abbreviation: 'Pr' },
  selena: { name: 'Selena', abbreviation: 'Se' },
  ceres: { name: 'Ceres', abbreviation: 'Ce' },
  pallas: { name: 'Pallas', abbreviation: 'Pa' },
  juno: { name: 'Juno', abbreviation: 'Jn' },
  vesta: { name: 'Vesta', abbreviation: 'Vs' },
  cupido: { name: 'Cupido', abbreviation: 'Cu' },
  hades: { name: 'Hades', abbreviation: 'Ha' },
  zeus: { name: 'Zeus', abbreviation: 'Ze' },
  kronos: { name: 'Kronos', abbreviation: 'Kr' },
  apollon: { name: 'Apollon', abbreviation: 'Ap' },
  admetos: { name: 'Admetos', abbreviation: 'Ad' },
  vulkanus: { name: 'Vulkanus', abbreviation: 'Vu' },
  poseidon: { name: 'Poseidon', abbreviation: 'Po' },
};
