import type { KeptMail } from '@graha/store/mail-outbox';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { Code } from '../../ui/code.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { MAILBOX_TEXT as TEXT } from './text.ts';

/** No script runs in the frame and it reads nothing of ours; a link that is followed opens beside. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

export function Letter({ mail }: { mail: KeptMail }) {
  return (
    <Card aria-label={TEXT.letter(mail.subject)} className="self-start overflow-hidden">
      <CardHeader
        title={mail.subject}
        detail={<p className="text-small break-all text-text-2">{TEXT.to(mail.to)}</p>}
      />
      {mail.sentAt ? <CardBody>{TEXT.sent}</CardBody> : <Parts mail={mail} />}
    </Card>
  );
}

const Parts = ({ mail }: { mail: KeptMail }) => (
  <Tabs
    label={TEXT.letter(mail.subject)}
    tabs={[
      {
        value: 'html',
        label: TEXT.html,
        content: (
          <iframe
            title={TEXT.letter(mail.subject)}
            sandbox={SANDBOX}
            srcDoc={mail.html}
            className="h-160 w-full bg-surface"
          />
        ),
      },
      { value: 'text', label: TEXT.text, content: <Code label={TEXT.text} code={mail.text} /> },
    ]}
  />
);
