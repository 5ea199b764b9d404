import { MEASURED } from '@graha/catalog/accuracy/measured';
import { count } from '../workspace/format.ts';

const compared = MEASURED.rows.reduce((sum, row) => sum + row.cases, 0);

/** Every sentence of the page on accuracy. */
export const ACCURACY = {
  title: 'Accuracy',
  lead: `${count(compared)} numbers, compared with those of others in ${MEASURED.rows.length} groups. The worst of each stands here.`,
  sections: [
    { id: 'measured', title: 'Measured' },
    { id: 'differences', title: 'Where we differ on purpose' },
  ],
  engine: `Positions by ${MEASURED.engine}. The table is written by npm run verify:accuracy, and a test fails when it is not what the code measures, or when one line is beyond its tolerance.`,
  bar: 'The bar is the tolerance, the needle the worst case found.',
  groups: { ephemeris: 'Against Swiss Ephemeris and by other sums', published: 'Against what others publish' },
  differencesLead:
    'Traditions disagree, and so do programs. Where an answer of ours is not that of another service, this is why; most are settings.',
  theirs: 'Theirs',
  ours: 'Ours',
  why: 'Why',
  next: { label: 'Promises', href: '/docs/promises' },
} as const;
