import type { Metadata } from 'next';
import { readUserCode } from '@graha/domain/keys/device-code';
import type { DeviceRequest } from '../../../features/account/device-consent.tsx';
import { DevicePage } from '../../../features/account/device-page.tsx';
import { OWN_OPERATIONS } from '../../../shared/operations.ts';
import { api, member } from '../../../server/server.ts';

export const metadata: Metadata = { title: 'Sign in from a terminal' };

export default async function Page({ searchParams }: PageProps<'/device'>) {
  const { user_code: userCode } = await searchParams;
  const { viewer, workspace } = await member();
  const credits = OWN_OPERATIONS.map((operation) => operation.credits);
  return (
    <DevicePage
      request={typeof userCode === 'string' && userCode !== '' ? await requestOf(userCode) : null}
      currentId={workspace.tenantId}
      isVerified={viewer.isVerified}
      price={`${Math.min(...credits)} to ${Math.max(...credits)} credits`}
    />
  );
}

/** Reads the address first: a text that no procedure accepts would otherwise fail the page. */
async function requestOf(text: string): Promise<DeviceRequest> {
  const userCode = readUserCode(text);
  const { devices } = await api();
  return userCode === null ? { kind: 'unknown' } : devices.request({ userCode });
}
