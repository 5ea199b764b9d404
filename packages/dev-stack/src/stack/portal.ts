import type { PlainFailure } from '../plain-failure.ts';
import type { Progress } from '../progress.ts';
import { buildPortal } from './build.ts';
import { openBuildingPage } from './building-page.ts';
import type { Prepared } from './prepare.ts';
import { type Service, startService } from './service.ts';
import { portalService } from './services.ts';
import type { Settings } from './settings.ts';

export type PortalAddress = {
  /** Builds and starts the portal. Rejects with the remedy if it cannot be built or does not answer. */
  serve: (prepared: Prepared, progress: Progress, note: (service: Service) => void) => Promise<void>;
};

/** Occupies the portal's address from the first moment: first a page with the progress, then the portal. */
export async function openPortalAddress(
  settings: Settings,
  undo: (work: () => Promise<void> | void) => void,
): Promise<PortalAddress> {
  const { host, portalPort: port, portalMetricsPort, apiUrl } = settings;
  let stage = 'the database and the API come first';
  const setStage = (next: string): void => void (stage = next);
  const stageNow = (): string => stage;
  const holding = await openBuildingPage({ host, port, apiUrl }, stageNow);
  undo(holding.close);
  return {
    serve: async ({ database, serviceSecrets }, progress, note) => {
      const build = () => buildPortal(setStage);
      await progress.step(
        'portal',
        build,
        ({ isCached }) => (isCached ? 'is up to date' : 'its pages are built'),
        stageNow,
      );
      setStage('it starts');
      await holding.close();
      const place = { name: 'portal', port, metricsPort: portalMetricsPort };
      const portal = startService(portalService(settings, database, serviceSecrets, place));
      note(portal);
      await Promise.race([portal.ready(), rejectOnCrash(portal)]);
    },
  };
}

/** Rejects when the service ends unexpectedly. */
export async function rejectOnCrash({ crash }: { crash: Promise<PlainFailure> }): Promise<never> {
  throw await crash;
}
