import type { Database } from './database.ts';
import { ADMIN_EMAIL, DEMO_EMAIL, type Demo } from './demo.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { standInUrl, type StripeWiring } from './stripe.ts';

/** The facts of a running stack for developer tools and end-to-end tests. */
export type DevFile = {
  apiUrl: string;
  portalUrl: string;
  apiKey: string;
  databaseUrl: string;
  demo: { email: string; password: string };
  admin: { email: string; password: string; totpSecret: string };
  /** Null if Stripe itself is used. */
  stripeStandInUrl: string | null;
  /** URL of a test's stand-in for Google and GitHub; null if these are used themselves or not at all. */
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
