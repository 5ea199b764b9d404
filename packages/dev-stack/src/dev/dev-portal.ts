import type { Prepared } from '../stack/prepare.ts';
import type { ServiceOptions } from '../stack/service.ts';
import { portalService } from '../stack/services.ts';
import type { Settings } from '../stack/settings.ts';

/** The portal as Next's development server runs it: it compiles a page when it is first opened, and again when it changes. */
export function devPortal(settings: Settings, { database, serviceSecrets }: Prepared): ServiceOptions {
  const { portalPort: port, portalMetricsPort: metricsPort } = settings;
  const built = portalService(settings, database, serviceSecrets, { name: 'portal', port, metricsPort });
  return {
    ...built,
    args: built.args.map((arg) => (arg === 'start' ? 'dev' : arg)),
    env: { ...built.env, NODE_ENV: 'development' },
    // A route without a page compiles at once, also on a slow machine.
    readyUrl: built.readyUrl && new URL('/robots.txt', built.readyUrl).href,
  };
}
