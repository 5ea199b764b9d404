import { ButtonLink } from '@graha/ui/button.tsx';
import { Note } from '@graha/ui/note.tsx';
import { OpenApi } from '../../shared/open-api.tsx';
import { PageIntro } from '../landing/section.tsx';
import { TokenAct, type TokenActName } from './token-act.tsx';

const INTROS: Readonly<Record<TokenActName, { title: string; lead: string }>> = {
  confirm: {
    title: 'Confirm your address',
    lead: 'You asked for a mail when an incident is opened, updated or resolved.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    lead: 'You will have no more mails about incidents, and your address is deleted.',
  },
};

/** The page of a mail's link, with its one button. */
export function TokenSection({ act, token }: { act: TokenActName; token: string | null }) {
  return (
    <>
      <PageIntro {...INTROS[act]} />
      <div className="mx-auto max-w-7xl px-4 pt-8 sm:px-8">
        <div className="grid max-w-120 justify-items-start gap-4">
          {token === null ? (
            <>
              <Note tone="warn" title="This link is not complete.">
                Open it from the newest email, or enter your address on the status page again.
              </Note>
              <ButtonLink href="/status" size="lg">
                To the status page
              </ButtonLink>
            </>
          ) : (
            <OpenApi>
              <TokenAct act={act} token={token} />
            </OpenApi>
          )}
        </div>
      </div>
    </>
  );
}
