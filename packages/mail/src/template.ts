import type { ReactNode } from 'react';

/** A mail as data: what its subject says and what it shows of its facts. */
export type Template<Facts> = {
  subject: (facts: Facts) => string;
  letter: (facts: Facts) => ReactNode;
};
