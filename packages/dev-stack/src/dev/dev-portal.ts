import { build } from 'esbuild';
import type { Prepared } from '../stack/prepare.ts';
import type { ServiceOptions } from '../stack/service.ts';
import { portalService } from '../stack/services.ts';
import type { Settings } from '../stack/settings.ts';
import { argsInDev, devBundleOf } from './dev-bundle.ts';

/**
 * Builds the portal's server and returns its options. It runs Next's development server, which compiles a page at its first
 * request and after each change; a change of `src/edge` needs a new start.
 */
export async function devPortal(settings: Settings, { database, serviceSecrets }: Prepared): Promise<ServiceOptions> {
  const { portalPort: port, portalMetricsPort: metricsPort } = settings;
  const built = portalService(settings, database, serviceSecrets, { name: 'portal', port, metricsPort });
  const { options, write } = await devBundleOf(built.cwd);
  await write(await build(options));
  return {
    ...built,
    args: argsInDev(built),
    env: { ...built.env, NODE_ENV: 'development' },
    // A route without a page compiles at once, even on a slow machine.
    readyUrl: built.readyUrl && new URL('/robots.txt', built.readyUrl).href,
  };
}
