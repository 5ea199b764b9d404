import { kundli } from './people/kundli/kundli.ts';
import { matching } from './people/matching.ts';
import { muhurtaReport } from './days/muhurta.ts';
import { numerologyReport } from './people/numerology.ts';
import { panchangMonth } from './days/panchang-month.ts';
import { varshaphalReport } from './people/varshaphal.ts';
import { westernNatal } from './people/western-natal.ts';

/** Reports to print and sell, made of the answers of other operations. */
export const reports = {
  kundli,
  matching,
  varshaphal: varshaphalReport,
  'western-natal': westernNatal,
  numerology: numerologyReport,
  'panchang-month': panchangMonth,
  muhurta: muhurtaReport,
};
