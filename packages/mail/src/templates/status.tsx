import { COMPONENTS, type ComponentId } from '@graha/domain/operations/components';
import { IMPACT_NAMES, stateName, type Impact, type IncidentState } from '@graha/domain/operations/incident-states';
import { Anchor, Facts, Letter, Paragraph } from '../letter.tsx';
import type { Template } from '../template.ts';
import { moment } from '../words.ts';

export const confirmNews: Template<{ url: string; validHours: number }> = {
  subject: () => 'Confirm that you want status news',
  letter: ({ url, validHours }) => (
    <Letter
      title="Confirm that you want status news"
      action={{ label: 'Confirm', url }}
      note={`The link expires in ${validHours} hours. If you did not ask for this, ignore this email: without the link you receive no news, and the address is deleted.`}
      reason="You received this email because this address was entered on the status page of Graha."
    >
      <Paragraph>
        You will receive an email when an incident is opened, updated or resolved, and no other mail.
      </Paragraph>
    </Letter>
  ),
};

/** A text by an operator. */
const Written = ({ text }: { text: string }) =>
  text.split(/\n+/).map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- The paragraphs of one text never change places.
    <Paragraph key={index}>{paragraph}</Paragraph>
  ));

export const broadcast: Template<{ title: string; text: string; overviewUrl: string }> = {
  subject: ({ title }) => title,
  letter: ({ title, text, overviewUrl }) => (
    <Letter
      title={title}
      action={{ label: 'Open Graha', url: overviewUrl }}
      reason="You received this email because you are an owner or admin of a workspace at Graha."
    >
      <Written text={text} />
    </Letter>
  ),
};

export const incidentNews: Template<{
  title: string;
  impact: Impact;
  components: readonly ComponentId[];
  state: IncidentState;
  text: string;
  at: Date;
  statusUrl: string;
  unsubscribeUrl: string;
}> = {
  subject: ({ title, impact, state }) => `${stateName(impact, state)}: ${title}`,
  letter: ({ title, impact, components, state, text, at, statusUrl, unsubscribeUrl }) => (
    <Letter
      title={title}
      action={{ label: 'Open the status page', url: statusUrl }}
      note={
        <>
          No longer of use? <Anchor url={unsubscribeUrl}>Unsubscribe</Anchor>
        </>
      }
      reason="You received this email because you subscribed to status news of Graha."
    >
      <Written text={text} />
      <Facts
        rows={[
          ['State', stateName(impact, state)],
          ['Impact', IMPACT_NAMES[impact]],
          ['Components', components.map((id) => COMPONENTS[id].name).join(', ')],
          ['Time', moment(at)],
        ]}
      />
    </Letter>
  ),
};
