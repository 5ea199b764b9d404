import { arcDeg } from '../core/angle.ts';
import { type Graha, PLANETS } from '../vocabulary/grahas.ts';
import { joins } from './aspects.ts';
import { type ChartFacts, DUSTHANAS, houseFrom, isBenefic, isIn, KENDRAS, lordOf } from './facts.ts';
import { hemmedBy } from './kartari.ts';
import { evidence, named, where, type Yoga } from './yoga.ts';

/** A yoga of two grahas in one sign: the first with any of the others. */
const meeting = (name: string, rule: string, source: string, one: Graha, others: readonly Graha[]): Yoga => ({
  name,
  group: 'inauspicious',
  rule,
  source,
  find: (facts) => {
    const met = others.filter((other) => joins(facts, one, other));
    return where(met.length > 0, [one, ...met]);
  },
});

const COMMON = 'common practice; no verse of BPHS names it';

const isBetween = ({ chart: { placements } }: ChartFacts, from: 'rahu' | 'ketu', to: 'rahu' | 'ketu'): boolean => {
  const wholeDeg = arcDeg(placements[from].longitudeDeg, placements[to].longitudeDeg);
  return PLANETS.every((planet) => {
    const wayDeg = arcDeg(placements[from].longitudeDeg, placements[planet].longitudeDeg);
    return wayDeg > 0 && wayDeg < wholeDeg;
  });
};

/** Yogas regarded as burdens. */
export const INAUSPICIOUS_YOGAS: readonly Yoga[] = [
  {
    name: 'Shakata',
    group: 'inauspicious',
    rule: 'The Moon is in the 6th, 8th or 12th from Jupiter. Cancelled where she is in a kendra from the ascendant.',
    source: 'Phaladeepika ch. 6',
    find: (facts) =>
      where(isIn(facts, 'moon', DUSTHANAS, 'jupiter'), ['moon', 'jupiter'], {
        countedFrom: ['jupiter'],
        cancelledBy: isIn(facts, 'moon', KENDRAS)
          ? `The Moon is in house ${houseFrom(facts, 'ascendant', 'moon')}, a kendra from the ascendant.`
          : null,
      }),
  },
  {
    name: 'Daridra',
    group: 'inauspicious',
    rule: 'The lord of the 11th, or by a wider reading the lord of the 2nd or 9th, is in the 6th, 8th or 12th.',
    source: 'B.V. Raman, Three Hundred Important Combinations; the wider reading as Prokerala prints it',
    find: (facts) => {
      const poor = [11, 2, 9].filter((house) => isIn(facts, lordOf(facts, house), DUSTHANAS));
      return where(
        poor.length > 0,
        poor.map((house) => lordOf(facts, house)),
        {
          countedFrom: ['ascendant'],
          notes: poor.map((house) => {
            const lord = lordOf(facts, house);
            return `${named(lord)}, lord of the ${house === 2 ? '2nd' : `${house}th`}, is in house ${houseFrom(facts, 'ascendant', lord)}.`;
          }),
        },
      );
    },
  },
  {
    name: 'Grahan',
    group: 'inauspicious',
    rule: 'The Sun or the Moon is with Rahu or Ketu.',
    source: COMMON,
    find: (facts) => {
      const eclipsed = (['sun', 'moon'] as const).flatMap((light) =>
        (['rahu', 'ketu'] as const).filter((node) => joins(facts, light, node)).flatMap((node) => [light, node]),
      );
      return where(eclipsed.length > 0, eclipsed);
    },
  },
  meeting('Guru Chandal', 'Jupiter is with Rahu.', COMMON, 'jupiter', ['rahu']),
  {
    name: 'Kuja',
    group: 'inauspicious',
    rule: 'Mars is in one of the houses from the ascendant that make Mangal dosha.',
    source: 'BPHS ch. 80 and the schools after it',
    find: (facts) => where(isIn(facts, 'mars', facts.kujaHouses), ['mars'], { countedFrom: ['ascendant'] }),
  },
  {
    name: 'Papa Kartari',
    group: 'inauspicious',
    rule: 'Both the second and the twelfth from the ascendant or the Moon hold malefics, and no benefic.',
    source: 'BPHS ch. 36',
    find: (facts) => hemmedBy(facts, (graha) => !isBenefic(facts, graha)),
  },
  {
    name: 'Kala Sarpa',
    group: 'inauspicious',
    rule: 'All seven planets are strictly within one of the two arcs between Rahu and Ketu.',
    source: COMMON,
    find: (facts) => {
      if (isBetween(facts, 'rahu', 'ketu'))
        return evidence([...PLANETS, 'rahu', 'ketu'], { notes: ['All are on the way from Rahu to Ketu.'] });
      return where(isBetween(facts, 'ketu', 'rahu'), [...PLANETS, 'rahu', 'ketu'], {
        notes: ['All are on the way from Ketu to Rahu, which some call Kala Amrita.'],
      });
    },
  },
  meeting('Angarak', 'Mars is with Rahu.', COMMON, 'mars', ['rahu']),
  meeting('Vish', 'The Moon is with Saturn (also Punarphoo).', COMMON, 'moon', ['saturn']),
  meeting('Shrapit', 'Saturn is with Rahu.', COMMON, 'saturn', ['rahu']),
  meeting('Pitru', 'The Sun is with Rahu or Saturn.', COMMON, 'sun', ['rahu', 'saturn']),
];
