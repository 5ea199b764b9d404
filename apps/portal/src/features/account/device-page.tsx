import { Button } from '@graha/ui/button.tsx';
import { Card, CardBody, CardFooter } from '@graha/ui/card.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { Note } from '@graha/ui/note.tsx';
import { PageHeader } from '@graha/ui/page-header.tsx';
import { DeviceConsent, type DeviceConsentProps, type DeviceRequest } from './device-consent.tsx';

const MINUTE_MS = 60_000;

type DevicePageProps = Omit<DeviceConsentProps, 'wanted'> & {
  /** Null before a code was entered. */
  request: DeviceRequest | null;
};

/** Nothing is sent without a click, so a link to this page allows nothing. */
export function DevicePage({ request, ...rest }: DevicePageProps) {
  if (request?.kind === 'asked') return <DeviceConsent wanted={request} {...rest} />;
  return (
    <>
      <PageHeader title="Sign in from a terminal" description="A program that runs without a browser shows a code." />
      {request?.kind === 'unknown' ? (
        <Note tone="bad" title="No program waits under this code." className="max-w-160">
          It was answered, has expired after ten minutes, or is mistyped. Type it again, or start again in the terminal.
        </Note>
      ) : null}
      {request?.kind === 'later' ? (
        <Note tone="bad" title="Too many codes were tried." className="max-w-160">
          {`Try again in ${Math.ceil(request.waitMs / MINUTE_MS)} min.`}
        </Note>
      ) : null}
      <CodeForm />
    </>
  );
}

/** A plain form, so that it works before the scripts of the page have loaded. */
const CodeForm = () => (
  <form action="/device" method="get" className="max-w-160">
    <Card aria-label="Code of the program">
      <CardBody>
        <TextField
          name="user_code"
          label="Code"
          hint="Eight letters, as your terminal shows them: BCDF-GHJK. Enter only a code that you see in your own terminal."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          mono
          required
        />
      </CardBody>
      <CardFooter>
        <Button type="submit" variant="primary">
          Continue
        </Button>
      </CardFooter>
    </Card>
  </form>
);
