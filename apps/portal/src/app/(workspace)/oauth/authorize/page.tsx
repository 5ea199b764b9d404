import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { ConsentPage } from '../../../../features/account/consent-page.tsx';
import { PATH_HEADER, queryOf } from '../../../../server/request-headers.ts';
import { OWN_OPERATIONS } from '../../../../shared/operations.ts';
import { api, member } from '../../../../server/server.ts';

export const metadata: Metadata = { title: 'Connect an app' };

export default async function AuthorizePage() {
  const { apps } = await api();
  const { viewer, workspace } = await member();
  // The raw query string, because a repeated parameter must stay visible.
  const query = queryOf((await headers()).get(PATH_HEADER) ?? '');
  const asked = await apps.request({ query });
  const credits = OWN_OPERATIONS.map((operation) => operation.credits);
  return (
    <ConsentPage
      asked={asked}
      query={query}
      currentId={workspace.tenantId}
      isVerified={viewer.isVerified}
      price={`${Math.min(...credits)} to ${Math.max(...credits)} credits`}
    />
  );
}
