import { useMutation } from '@tanstack/react-query';
import { clockTime } from '@graha/domain/core/format';
import { Button } from '@graha/ui/button.tsx';
import { Link } from '@graha/ui/link.tsx';
import { SettingsRow, SettingsSection } from '@graha/ui/settings.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { stateOf } from '@graha/procedures/keys/key';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { requestsPath, type KeyDetails } from './key.ts';
import { useRefreshKeys } from './use-refresh-keys.ts';

type CaptureSectionProps = { details: KeyDetails; mayCapture: boolean };

/** Starts and ends the capture of a key's requests and answers. */
export function CaptureSection({ details: { key, asOf }, mayCapture }: CaptureSectionProps) {
  const trpc = useTRPC();
  const toast = useToast();
  const refresh = useRefreshKeys();
  const start = useMutation(trpc.keys.startCapture.mutationOptions({ onSuccess: refresh, onError }));
  const end = useMutation(trpc.keys.endCapture.mutationOptions({ onSuccess: refresh, onError }));
  const until = key.captureUntil !== null && key.captureUntil > asOf ? key.captureUntil : null;
  const hasEnded = ['revoked', 'expired'].includes(stateOf(key, asOf));
  if (hasEnded || (!mayCapture && until === null)) return null;
  const change = until === null ? start : end;
  return (
    <SettingsSection
      id="capture"
      title="Capture"
      description="For an hour, the log keeps what this key sends and gets, sealed and for seven days. Births that you send are in it."
    >
      <SettingsRow
        title={until === null ? 'Off' : `On until ${clockTime(until)}`}
        detail={
          until === null ? (
            'Requests are logged without their content.'
          ) : (
            <Link href={requestsPath(key.keyId)} className="link">
              Open a request of this key to read it
            </Link>
          )
        }
        actions={
          mayCapture ? (
            <Button loading={change.isPending} onClick={() => change.mutate({ keyId: key.keyId })}>
              {until === null ? 'Capture for an hour' : 'End the capture'}
            </Button>
          ) : null
        }
      />
    </SettingsSection>
  );

  function onError(error: { message: string }): void {
    toast({ text: error.message });
  }
}
