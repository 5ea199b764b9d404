import type { Prepared } from '../stack/prepare.ts';
import type { ServiceOptions } from '../stack/service.ts';
import { portalService } from '../stack/services.ts';
import type { Settings } from '../stack/settings.ts';

/** The portal under Next's development server, which compiles a page at its first request and after each change. */
export function devPortal(settings: Settings, { database, serviceSecrets }: Prepared): ServiceOptions {
  const { portalPort: port, portalMetricsPort: metricsPort } = settings;
  const built = portalService(settings, database, serviceSecrets, { name: 'portal', port, metricsPort });
  return {
    ...built,
    args: built.args.map((arg) => (arg === 'start' ? 'dev' : arg)),
    env: { ...built.env, NODE_ENV: 'development' },
    // A route without a page compiles at once, even on a slow machine.
    readyUrl: built.readyUrl && new URL('/robots.txt', built.readyUrl).href,
  };
}
