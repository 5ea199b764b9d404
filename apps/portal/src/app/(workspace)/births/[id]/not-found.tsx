import { BIRTHS_PATH } from '../../../../features/births/births-path.ts';
import { ButtonLink } from '@graha/ui/button.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';

export default function BirthNotFound() {
  return (
    <>
      <PageHeader
        title="There is no such birth in this workspace"
        description="It may have been erased, or belong to another of your workspaces. Choose that one at the top of the navigation."
      />
      <ButtonLink href={BIRTHS_PATH} className="justify-self-start">
        All births
      </ButtonLink>
    </>
  );
}
