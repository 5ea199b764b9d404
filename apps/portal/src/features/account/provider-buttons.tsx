import { PROVIDER_IDS, PROVIDERS, type ProviderClients } from '@graha/auth/core/providers';
import { PROVIDER_PROBLEMS, type ProviderProblem } from '@graha/auth/flows/enter-returned';
import type { ReactNode } from 'react';
import { buttonStyle } from '@graha/ui/button-style.ts';
import { Note } from '@graha/ui/note.tsx';

type ProviderButtonsProps = {
  providers: ProviderClients;
  next: string;
  /** Separator between the buttons and the content below. */
  children?: ReactNode;
};

/** Plain links, because the provider's page replaces this one. Renders nothing if no provider is set up. */
export function ProviderButtons({ providers, next, children }: ProviderButtonsProps) {
  const offered = PROVIDER_IDS.filter((id) => providers[id]);
  if (offered.length === 0) return null;
  return (
    <>
      <ul aria-label="Other ways to sign in" className="grid gap-2">
        {offered.map((id) => (
          <li key={id} className="grid">
            <a href={`/api/providers/${id}?next=${encodeURIComponent(next)}`} className={buttonStyle({ size: 'lg' })}>
              Continue with {PROVIDERS[id].name}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}

const isProblem = (text: unknown): text is ProviderProblem =>
  typeof text === 'string' && Object.hasOwn(PROVIDER_PROBLEMS, text);

/** The reason why sign-in with the provider failed. */
export const ProviderNote = ({ problem }: { problem: unknown }) =>
  isProblem(problem) ? (
    <Note tone={problem === 'cancelled' ? 'info' : 'bad'} role="alert">
      {PROVIDER_PROBLEMS[problem]}
    </Note>
  ) : null;
