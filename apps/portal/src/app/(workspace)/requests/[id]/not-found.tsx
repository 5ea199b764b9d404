import { ButtonLink } from '@graha/ui/button.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';

export default function RequestNotFound() {
  return (
    <>
      <PageHeader
        title="There is no such request in this workspace"
        description="Requests are kept for 30 days. It may also belong to another of your workspaces: choose that one at the top of the navigation."
      />
      <ButtonLink href="/requests" className="justify-self-start">
        All requests
      </ButtonLink>
    </>
  );
}
