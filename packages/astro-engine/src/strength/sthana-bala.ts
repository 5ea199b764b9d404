import { shortestArcDeg } from '../core/angle.ts';
import type { Chart } from '../chart/chart.ts';
import { relationsOf } from '../vocabulary/friendship.ts';
import { type Graha, type Planet } from '../vocabulary/grahas.ts';
import { debilitationDegOf, DIGNITIES } from '../vocabulary/dignities.ts';
import { signAt } from '../vocabulary/signs.ts';
import { VARGAS } from '../varga/vargas.ts';
import { vargaSpot } from '../varga/varga-sign.ts';
import { DECANATE_INDEX, MOOLATRIKONA_VIRUPAS, RELATION_VIRUPAS } from './shadbala-tables.ts';

/** Strength of position, in virupas. */
export type SthanaBala = {
  /** Strength by distance from deepest debilitation, 0 to 60. */
  uchcha: number;
  /** Strength by the lords of its signs in seven vargas. */
  saptavargaja: number;
  /** 15 each for the right parity of sign in the birth chart and navamsa. */
  ojayugma: number;
  /** Strength by kind of house: 60, 30, 15. */
  kendradi: number;
  /** 15 in the right third of a sign. */
  drekkana: number;
  total: number;
};

const SEVEN_VARGAS = [VARGAS.d1, VARGAS.d2, VARGAS.d3, VARGAS.d7, VARGAS.d9, VARGAS.d12, VARGAS.d30];

function saptavargajaOf(planet: Planet, { placements }: Chart<Graha>): number {
  const { longitudeDeg } = placements[planet];
  const { fromDeg, toDeg } = DIGNITIES[planet].moolatrikona;
  return SEVEN_VARGAS.reduce((sum, varga, index) => {
    if (index === 0 && longitudeDeg >= fromDeg && longitudeDeg < toDeg) return sum + MOOLATRIKONA_VIRUPAS;
    const { lord } = signAt(vargaSpot(varga, longitudeDeg).signIndex);
    return sum + RELATION_VIRUPAS[relationsOf(planet, lord, placements)?.compound ?? 'own'];
  }, 0);
}

const KENDRADI = [60, 30, 15] as const;

/**
 * Returns the strength of position (sthana bala) of one of the seven.
 * @param chart sidereal, whole signs from the ascendant
 * @returns virupas
 * @source BPHS ch. 27; B.V. Raman, Graha and Bhava Balas: moolatrikona counts by degree and in the birth chart alone
 */
export function sthanaBalaOf(planet: Planet, chart: Chart<Graha>): SthanaBala {
  const { longitudeDeg, signIndex, degreeInSign, houseNumber } = chart.placements[planet];
  const uchcha = Math.abs(shortestArcDeg(debilitationDegOf(planet), longitudeDeg)) / 3;
  const parity = planet === 'moon' || planet === 'venus' ? 'even' : 'odd';
  const signIndexes = [signIndex, vargaSpot(VARGAS.d9, longitudeDeg).signIndex];
  const ojayugma = 15 * signIndexes.filter((index) => signAt(index).parity === parity).length;
  const kendradi = KENDRADI[(houseNumber - 1) % 3] ?? 0;
  const drekkana = Math.floor(degreeInSign / 10) === DECANATE_INDEX[planet] ? 15 : 0;
  const saptavargaja = saptavargajaOf(planet, chart);
  return {
    uchcha,
    saptavargaja,
    ojayugma,
    kendradi,
    drekkana,
    total: uchcha + saptavargaja + ojayugma + kendradi + drekkana,
  };
}
