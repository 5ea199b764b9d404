import { permanentRedirect } from 'next/navigation';

/** The short address of the answers that moved between the last two versions of the formulas. */
export const GET = (): never => permanentRedirect('/docs/versions#moved');
