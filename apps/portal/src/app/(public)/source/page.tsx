import type { Metadata } from 'next';
import { awaitSettings } from '../../../server/ask-again.ts';
import { shownSourceUrl } from '../../../server/call-api.ts';
import { SOURCE_PAGE } from '../../../site/landing/copy.ts';
import { PageIntro } from '../../../site/landing/section.tsx';

export const metadata: Metadata = { title: SOURCE_PAGE.title };

const LICENCE_URL = 'https://www.gnu.org/licenses/agpl-3.0.html';
const EPHEMERIS_URL = 'https://www.astro.com/swisseph/';

export const revalidate = 3600;

export default async function SourcePage() {
  await awaitSettings();
  const sourceUrl = shownSourceUrl();
  return (
    <>
      <PageIntro title={SOURCE_PAGE.title} lead={SOURCE_PAGE.lead} />
      <div className="mx-auto grid max-w-7xl gap-4 px-4 pt-6 text-read text-text-2 sm:px-8 *:max-w-[40em]">
        <p>
          You may use, study, change and pass on the program. If you run it for others over a network, you must offer
          them the complete source of the version that answers, under the same licence. The{' '}
          <a href={LICENCE_URL} className="link">
            text of the licence
          </a>{' '}
          says it in full; the file LICENSE at the root of the source carries it.
        </p>
        <p>
          Positions are computed with{' '}
          <a href={EPHEMERIS_URL} className="link">
            Swiss Ephemeris
          </a>{' '}
          by Astrodienst AG, used here under the AGPL. The typeface is Geist, under the SIL Open Font License.
        </p>
        {sourceUrl === null ? (
          <p>
            The operator of this server hands out the source that it was built from. If you run Graha yourself, that is
            you, and the folder you started it from is the source.
          </p>
        ) : (
          <p>
            The source of the version that answers here:{' '}
            <a href={sourceUrl} className="link">
              {sourceUrl}
            </a>
            .
          </p>
        )}
      </div>
    </>
  );
}
