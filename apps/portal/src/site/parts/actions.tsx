import { Plus } from 'lucide-react';
import { BlockedButton } from '@graha/ui/blocked-button.tsx';
import { Button, IconButton } from '@graha/ui/button.tsx';
import { CopyButton } from '@graha/ui/copy-button.tsx';
import { Shortcut } from '@graha/ui/tag.tsx';
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
