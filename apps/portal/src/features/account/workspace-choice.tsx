'use client';

import { TextField } from '@graha/ui/input.tsx';

type WorkspaceChoiceProps = {
  workspaces: readonly { tenantId: string; name: string }[];
  chosenId: string;
  onChoose: (tenantId: string) => void;
  /** The deed of an owner, admin or developer, such as `connect an app`. */
  deed: string;
};

/** The workspaces of a person that can pay for a program. */
export function WorkspaceChoice({ workspaces, chosenId, onChoose, deed }: WorkspaceChoiceProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-medium">Workspace that pays</legend>
      {workspaces.map(({ tenantId, name }) => (
        <label key={tenantId} className="flex min-h-9 items-center gap-2.5">
          <input
            type="radio"
            name="workspace"
            value={tenantId}
            checked={tenantId === chosenId}
            onChange={() => onChoose(tenantId)}
          />
          <span className="min-w-0 truncate">{name}</span>
        </label>
      ))}
      {workspaces.length === 0 ? (
        <p className="text-text-2">{`You may only look in your workspaces. An owner, admin or developer can ${deed}.`}</p>
      ) : null}
    </fieldset>
  );
}

type CapFieldProps = {
  spender: 'app' | 'key';
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
};

/** The monthly cap of a program. */
export const CapField = ({ spender, value, onChange, error }: CapFieldProps) => (
  <TextField
    name="cap"
    label="Monthly cap"
    hint={`Credits that the ${spender} may spend in a period of the workspace. Calls beyond it answer 402 and cost nothing.`}
    error={error}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    trailing="credits"
    numeric
    required
  />
);

/** Accepts grouped digits. The server refuses other texts with a message. */
export const creditsIn = (text: string): number => Number(text.replaceAll(/[,\s_]/g, ''));
