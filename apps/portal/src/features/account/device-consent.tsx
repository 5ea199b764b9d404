'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { KEY_NAME_LENGTH_MAX } from '@graha/domain/keys/api-key';
import { APP_CREDITS_DEFAULT } from '@graha/domain/keys/app-token';
import { KEY_ENVS, type KeyEnv } from '@graha/domain/keys/key-format';
import { ago } from '@graha/domain/core/format';
import { Button } from '@graha/ui/button.tsx';
import { Card, CardBody, CardFooter } from '@graha/ui/card.tsx';
import { FieldGroup } from '@graha/ui/field.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { Note } from '@graha/ui/note.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';
import { ENVIRONMENTS } from '../../shared/keys/name-key.tsx';
import { FailureNote, type Outputs, useTRPC } from '../../shared/trpc-client.tsx';
import { CapField, creditsIn, WorkspaceChoice } from './workspace-choice.tsx';

export type DeviceRequest = Outputs['devices']['request'];
type Wanted = Extract<DeviceRequest, { kind: 'asked' }>;
export type DeviceConsentProps = {
  wanted: Wanted;
  /** The workspace selected at first, if it can pay. */
  currentId: string;
  isVerified: boolean;
  /** In words: `1 to 5 credits`. */
  price: string;
};

const CONSEQUENCES = [
  'The program gets a new secret key, which may call every operation of the API.',
  'The key manages nothing: no keys, no bills, no members, no stored births.',
  'It stays in a file on that computer. Whoever reads the file can call with it.',
  'You can end it at any time on the page Keys.',
];

export function DeviceConsent({ wanted, currentId, isVerified, price }: DeviceConsentProps) {
  const { userCode, program, host, askedAt, asOf, workspaces } = wanted;
  const trpc = useTRPC();
  const first = workspaces.find(({ tenantId }) => tenantId === currentId) ?? workspaces[0];
  const [tenantId, setTenantId] = useState(first?.tenantId ?? '');
  const [name, setName] = useState(nameOf(wanted));
  const [env, setEnv] = useState<KeyEnv>('live');
  const [cap, setCap] = useState(String(APP_CREDITS_DEFAULT));
  const allow = useMutation(trpc.devices.allow.mutationOptions());
  const deny = useMutation(trpc.devices.deny.mutationOptions());
  if (allow.isSuccess || deny.isSuccess) return <Answered isAllowed={allow.isSuccess} />;
  const isBusy = allow.isPending || deny.isPending;
  const failure = allow.error ?? deny.error;
  const { name: nameProblem, monthlyCreditsMax: capProblem } = failure?.data?.fields ?? {};
  return (
    <>
      <PageHeader
        title={`Sign in ${program}?`}
        description={`It asked ${ago(askedAt, asOf)}${host === '' ? '' : `, from a computer that calls itself ${host}`}.`}
      />
      <Card aria-label="What the program gets" className="max-w-160">
        <CardBody className="grid gap-4">
          <Note tone="warn" title="Allow only if you started this yourself just now.">
            Somebody who sent you this link or this code would get a key that spends your credits.
          </Note>
          <p>
            Your terminal must show the code <b className="font-mono whitespace-nowrap">{userCode}</b>. If it shows
            another one, or if you have no terminal open, deny it.
          </p>
          <ul className="grid list-disc gap-1 pl-5">
            {CONSEQUENCES.map((text) => (
              <li key={text}>{text}</li>
            ))}
            <li>{`Most calls with a live key cost the workspace ${price}; ranges, searches and reports cost by their size. A call that fails costs nothing.`}</li>
          </ul>
          <WorkspaceChoice
            workspaces={workspaces}
            chosenId={tenantId}
            onChoose={setTenantId}
            deed="sign in a program"
          />
          <TextField
            name="name"
            label="Name of the key"
            error={nameProblem}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            maxLength={KEY_NAME_LENGTH_MAX}
            autoComplete="off"
            required
          />
          <FieldGroup legend="Environment">
            <Segmented
              stretch
              label="Environment"
              name="env"
              options={KEY_ENVS.map((value) => ({ value, label: ENVIRONMENTS[value] }))}
              value={env}
              onValueChange={(value) => setEnv(KEY_ENVS.find((known) => known === value) ?? 'live')}
            />
          </FieldGroup>
          <CapField spender="key" value={cap} onChange={setCap} error={capProblem} />
          {isVerified ? null : <Note title="Verify your address first.">Open the link that we mailed you.</Note>}
          {failure && !nameProblem && !capProblem ? <FailureNote error={failure} /> : null}
        </CardBody>
        <CardFooter>
          <Button
            disabled={isBusy || !isVerified}
            loading={deny.isPending}
            loadingLabel="Denying"
            onClick={() => deny.mutate({ userCode })}
          >
            Deny
          </Button>
          <Button
            variant="primary"
            disabled={!isVerified || first === undefined || deny.isPending}
            loading={allow.isPending}
            loadingLabel="Allowing"
            onClick={() => allow.mutate({ userCode, tenantId, name, env, monthlyCreditsMax: creditsIn(cap) })}
          >
            Allow
          </Button>
        </CardFooter>
      </Card>
    </>
  );
}

const nameOf = ({ program, host }: Wanted): string =>
  (host === '' ? program : `${program} on ${host}`).slice(0, KEY_NAME_LENGTH_MAX);

/** The output is announced, because the button that was pressed is gone. */
const Answered = ({ isAllowed }: { isAllowed: boolean }) => (
  <output className="grid max-w-160 gap-4">
    <PageHeader title={isAllowed ? 'Allowed' : 'Denied'} />
    {isAllowed ? (
      <Note title="Return to your terminal.">
        It fetches its key within seconds. The key is on the page Keys then, and you can close this page.
      </Note>
    ) : (
      <Note title="Nothing was created.">The program stops within seconds. You can close this page.</Note>
    )}
  </output>
);
