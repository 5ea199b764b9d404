import { KEYS_PATH } from '../../../../features/keys/key.ts';
import { ButtonLink } from '@graha/ui/button.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';

export default function KeyNotFound() {
  return (
    <>
      <PageHeader
        title="There is no such key in this workspace"
        description="It may belong to another of your workspaces. Choose that one at the top of the navigation."
      />
      <ButtonLink href={KEYS_PATH} className="justify-self-start">
        All keys
      </ButtonLink>
    </>
  );
}
