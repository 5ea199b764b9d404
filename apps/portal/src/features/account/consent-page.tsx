'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppRouter } from '@graha/procedures/router/root';
import type { inferRouterOutputs } from '@trpc/server';
import { APP_CREDITS_DEFAULT } from '@graha/domain/keys/app-token';
import { Button } from '@graha/ui/button.tsx';
import { Card, CardBody, CardFooter } from '@graha/ui/card.tsx';
import { Note } from '@graha/ui/note.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { FailureNote, useMutationId, useTRPC } from '../../shared/trpc-client.tsx';
import { CapField, creditsIn, WorkspaceChoice } from './workspace-choice.tsx';

type Asked = inferRouterOutputs<AppRouter>['apps']['request'];
type Wanted = Extract<Asked, { kind: 'asked' }>;
type ConsentPageProps = {
  asked: Asked;
  /** The raw query string of the client. */
  query: string;
  /** The workspace selected at first, if it can pay. */
  currentId: string;
  isVerified: boolean;
  /** In words: `1 to 5 credits`. */
  price: string;
};

/** Nothing is sent without a click, so a link to this page cannot redirect anybody. */
export function ConsentPage({ asked, ...rest }: ConsentPageProps) {
  if (asked.kind === 'asked') return <Consent wanted={asked} {...rest} />;
  return (
    <>
      <PageHeader title="This app cannot be connected" />
      {asked.kind === 'invalid' ? (
        <Note tone="bad">{asked.problem}</Note>
      ) : (
        <>
          <Note tone="bad">
            The app asked in a way that is not allowed: {new URL(asked.location).searchParams.get('error_description')}.
          </Note>
          <div>
            <Button onClick={() => window.location.assign(asked.location)}>Tell the app</Button>
          </div>
        </>
      )}
    </>
  );
}

function Consent({
  wanted,
  query,
  currentId,
  isVerified,
  price,
}: Omit<ConsentPageProps, 'asked'> & { wanted: Wanted }) {
  const { name, answersTo, scopes, workspaces, denyUrl } = wanted;
  const trpc = useTRPC();
  const { mutationId } = useMutationId();
  const first = workspaces.find(({ tenantId }) => tenantId === currentId) ?? workspaces[0];
  const [tenantId, setTenantId] = useState(first?.tenantId ?? '');
  const [cap, setCap] = useState(String(APP_CREDITS_DEFAULT));
  const allow = useMutation(
    trpc.apps.allow.mutationOptions({ onSuccess: ({ location }) => window.location.assign(location) }),
  );
  const capProblem = allow.error?.data?.fields?.['monthlyCreditsMax'];
  const isLeaving = allow.isPending || allow.isSuccess;
  const mayAllow = isVerified && first !== undefined;
  return (
    <>
      <PageHeader title={`Connect ${name}?`} description={`The answer goes to ${answersTo}.`} />
      <Card aria-label="What the app may do" className="max-w-160">
        <CardBody className="grid gap-4">
          <Note tone="warn" title="Anyone can give an app this name.">
            Allow it only if you have just started this from the app itself.
          </Note>
          <ul className="grid list-disc gap-1 pl-5">
            <li>
              {scopes.includes('*')
                ? 'It may call every operation of the API.'
                : `It may call the operations of: ${scopes.join(', ')}.`}
            </li>
            <li>{`Most calls cost the workspace ${price}; ranges, searches and reports cost by their size. A call that fails costs nothing.`}</li>
            <li>It sees no keys, no bills and no members, and changes nothing.</li>
            <li>Allowing it again replaces its earlier connection to the same workspace.</li>
            <li>You can end it at any time: Your account, Connected apps.</li>
          </ul>
          <WorkspaceChoice workspaces={workspaces} chosenId={tenantId} onChoose={setTenantId} deed="connect an app" />
          <CapField spender="app" value={cap} onChange={setCap} error={capProblem} />
          {isVerified ? null : <Note title="Verify your address first.">Open the link that we mailed you.</Note>}
          {allow.error && !capProblem ? <FailureNote error={allow.error} /> : null}
        </CardBody>
        <CardFooter>
          <Button disabled={isLeaving} onClick={() => window.location.assign(denyUrl)}>
            Refuse
          </Button>
          <Button
            variant="primary"
            disabled={!mayAllow}
            loading={isLeaving}
            loadingLabel="Connecting"
            onClick={() => allow.mutate({ query, tenantId, monthlyCreditsMax: creditsIn(cap), mutationId })}
          >
            Allow
          </Button>
        </CardFooter>
      </Card>
    </>
  );
}
