import type { KeptMail } from '@graha/store/mail/mail-outbox';
import { Card, CardBody, CardHeader } from '@graha/ui/card.tsx';
import { Code } from '@graha/ui/code.tsx';
import { Tabs } from '@graha/ui/tabs.tsx';

/** No script runs in the frame and it reads nothing of ours; a link that is followed opens beside. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

export function Letter({ mail }: { mail: KeptMail }) {
  return (
    <Card aria-label={`The mail “${mail.subject}”`} className="self-start overflow-hidden">
      <CardHeader title={mail.subject} detail={<p className="text-small break-all text-text-2">{`to ${mail.to}`}</p>} />
      {mail.sentAt ? <CardBody>It was sent over SMTP, and what it said is not kept.</CardBody> : <Parts mail={mail} />}
    </Card>
  );
}

const Parts = ({ mail }: { mail: KeptMail }) => (
  <Tabs
    label={`The mail “${mail.subject}”`}
    tabs={[
      {
        value: 'html',
        label: 'Mail',
        content: (
          <iframe
            title={`The mail “${mail.subject}”`}
            sandbox={SANDBOX}
            srcDoc={mail.html}
            className="h-160 w-full bg-surface"
          />
        ),
      },
      { value: 'text', label: 'Text', content: <Code label="Text" code={mail.text} /> },
    ]}
  />
);
