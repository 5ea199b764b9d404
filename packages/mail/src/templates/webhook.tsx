import type { PauseReason } from '@graha/domain/webhooks/webhook';
import { Facts, Letter, Paragraph } from '../letter.tsx';
import type { Template } from '../template.ts';
import { managerReason } from '../words.ts';

const BECAUSE: Record<PauseReason, string> = {
  asked: 'A member paused it.',
  failing: 'For three days none of its deliveries arrived.',
  gone: 'Its receiver answered 410 Gone, which asks for no further messages.',
};

export const webhookPaused: Template<{ workspace: string; url: string; because: PauseReason; webhooksUrl: string }> = {
  subject: ({ workspace }) => `A webhook of ${workspace} is paused`,
  letter: ({ workspace, url, because, webhooksUrl }) => (
    <Letter
      title="A webhook is paused"
      action={{ label: 'Open the webhooks', url: webhooksUrl }}
      note="While it is paused, nothing new is queued for it. Deliveries that wait are sent when you resume it, and older ones can be sent again."
      reason={managerReason(workspace)}
    >
      <Paragraph>{BECAUSE[because]} The list of its deliveries shows what the receiver answered.</Paragraph>
      <Facts
        rows={[
          ['Webhook', url],
          ['Workspace', workspace],
        ]}
      />
    </Letter>
  ),
};
