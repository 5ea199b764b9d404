import type { Database } from './database.ts';
import { ADMIN_EMAIL, DEMO_EMAIL, type Demo } from './demo.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { standInUrl, type StripeWiring } from './stripe.ts';

/** What a developer's tools and the end-to-end tests need to know of a running stack. */
export type DevFile = {
  apiUrl: string;
  portalUrl: string;
  apiKey: string;
  databaseUrl: string;
  demo: { email: string; password: string };
  admin: { email: string; password: string; totpSecret: string };
  /** Null where Stripe itself is used. */
  stripeStandInUrl: string | null;
  /** Where a test may answer for Google and GitHub; null where nobody signs in with these, or at these themselves. */
  providerStandInUrl: string | null;
};

export function devFileOf(
  settings: Settings,
  secrets: Secrets,
  { database, demo, stripe }: { database: Pick<Database, 'ownerUrl'>; demo: Demo; stripe: StripeWiring | null },
): DevFile {
  return {
    apiUrl: settings.apiUrl,
    portalUrl: settings.portalUrl,
    apiKey: demo.apiKey,
    databaseUrl: database.ownerUrl,
    demo: { email: DEMO_EMAIL, password: secrets.demoPassword },
    admin: { email: ADMIN_EMAIL, password: secrets.adminPassword, totpSecret: demo.totpSecret },
    stripeStandInUrl: stripe?.standInPort ? standInUrl(stripe.standInPort) : null,
    providerStandInUrl: settings.providerStandInUrl,
  };
}
