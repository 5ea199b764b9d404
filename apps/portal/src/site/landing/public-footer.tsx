import { awaitSettings } from '../../server/ask-again.ts';
import { shownCompany } from '../../server/call-api.ts';
import { Footer } from './plain-frame.tsx';

/** A page built without settings is rendered again with them at its first request. */
export async function PublicFooter() {
  await awaitSettings();
  return <Footer company={shownCompany()} />;
}
