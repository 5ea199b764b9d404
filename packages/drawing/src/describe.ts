import { houseOf, showsRetrograde, signNameOf, signOfHouse, wholeDegree, type SquareChart } from './placed-body.ts';

/** Returns one sentence for each occupied house: "House 3, Cancer: Sun 2°, Jupiter 24°." */
export function describeHouses(chart: SquareChart): string {
  return Array.from({ length: 12 }, (_, index) => describeHouse(chart, index + 1))
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const spokenDegree = (degree: number | null): string => (degree === null ? '' : ` ${wholeDegree(degree)}°`);

function describeHouse(chart: SquareChart, house: number): string {
  const signNumber = signOfHouse(house, chart.lagna.signNumber);
  const spoken = chart.bodies
    .filter((body) => houseOf(body.signNumber, chart.lagna.signNumber) === house)
    .map((body) => ({
      degree: body.degree,
      words: `${body.name}${spokenDegree(body.degree)}${showsRetrograde(body) ? ' retrograde' : ''}`,
    }));
  if (house === 1 && chart.lagna.label !== '')
    spoken.push({ degree: chart.lagna.degree, words: `Ascendant${spokenDegree(chart.lagna.degree)}` });
  if (spoken.length === 0) return '';
  const words = spoken.toSorted((a, b) => (a.degree ?? 0) - (b.degree ?? 0)).map((row) => row.words);
  return `House ${house}, ${signNameOf(signNumber)}: ${words.join(', ')}.`;
}
