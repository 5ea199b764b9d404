import { Search } from '@graha/ui/icons/actions.tsx';
import { Plus } from '@graha/ui/icons/signs.tsx';
import { BlockedButton } from '@graha/ui/tooltip.tsx';
import { Button, IconButton } from '@graha/ui/button.tsx';
import { CopyButton } from '@graha/ui/copy-button.tsx';
import { Shortcut } from '@graha/ui/badge.tsx';
import { Checkbox, Input, Select, TextField, Textarea } from '@graha/ui/input.tsx';
import { Field, FieldGroup } from '@graha/ui/field.tsx';
import { PasswordField } from '@graha/ui/password-field.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';
import { Floating } from './floating.tsx';
import { Shelf } from './shelf.tsx';

const VARIANTS = ['primary', 'default', 'ghost', 'danger'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;

export function Actions() {
  return (
    <>
      <Shelf title="Buttons">
        {VARIANTS.map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-3">
            {SIZES.map((size) => (
              <Button key={size} variant={variant} size={size} icon={<Plus aria-hidden="true" />}>
                Create key
              </Button>
            ))}
            <Button variant={variant} loading loadingLabel="Creating">
              Create key
            </Button>
            <Button variant={variant} disabled>
              Create key
            </Button>
          </div>
        ))}
        <BlockedButton reason="Viewers may not make keys. Ask an owner.">Create key</BlockedButton>
        <Button variant="primary">
          Run <Shortcut letter="↵" />
        </Button>
        <IconButton label="Add" icon={<Plus aria-hidden="true" />} />
        <CopyButton text="copied" variant="default" />
        <CopyButton text="copied" compact label="Copy the id" />
      </Shelf>
      <Floating />
    </>
  );
}

const EXPIRY = [
  { value: 'never', label: 'Never' },
  { value: '30', label: 'In 30 days' },
];

export function Fields() {
  return (
    <Shelf title="Fields">
      <div className="grid w-full gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <TextField label="Name" hint="Seen by your team alone." placeholder="Production" />
        <TextField label="Latitude" numeric trailing="°" defaultValue="23.1765" />
        <TextField label="Year" numeric defaultValue="600" error="Year must be 601 to 2398." />
        <TextField label="Workspace" defaultValue="Nadir Tools" disabled />
        <PasswordField
          label="Password"
          defaultValue="long enough"
          aside={<span className="text-micro">Forgot it?</span>}
        />
        <Field label="Expires">{(control) => <Select {...control} options={EXPIRY} />}</Field>
        <Field label="Search">
          {(control) => <Input {...control} leading={<Search aria-hidden="true" />} placeholder="A place" />}
        </Field>
        <Field label="Reason" optional>
          {(control) => <Textarea {...control} rows={2} />}
        </Field>
        <FieldGroup legend="Scopes" hint="A key may call these families.">
          <div className="grid grid-cols-2 gap-2">
            <Checkbox label="vedic" defaultChecked />
            <Checkbox label="panchang" />
            <Checkbox label="western" disabled />
          </div>
        </FieldGroup>
        <Segmented
          label="Environment"
          name="parts-environment"
          stretch
          options={[
            { value: 'live', label: 'Live, charges credits' },
            { value: 'test', label: 'Test, free' },
          ]}
        />
      </div>
    </Shelf>
  );
}
