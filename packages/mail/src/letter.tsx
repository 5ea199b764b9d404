import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { DARK_STYLES, STYLES } from './styles.ts';

export type LetterProps = {
  /** The event in one line, also shown in lists of mails. */
  title: string;
  /** The only action that the mail requests. */
  action?: { label: string; url: string };
  /** Advice if the reader did not cause this, or the validity of the link. */
  note?: ReactNode;
  /** The reason for sending this mail. */
  reason: string;
  children: ReactNode;
};

export function Letter({ title, action, note, reason, children }: LetterProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{DARK_STYLES}</style>
      </Head>
      <Body className="ground" style={STYLES.ground}>
        <Preview>{title}</Preview>
        <Container style={STYLES.column}>
          <Text className="text" style={STYLES.sign}>
            <span className="ring" style={STYLES.ring} aria-hidden="true" data-skip-in-text="true">
              ◯
            </span>
            Graha
          </Text>
          <Section className="card" style={STYLES.card}>
            <Heading as="h1" className="text" style={STYLES.heading}>
              {title}
            </Heading>
            {children}
            {action ? <Action {...action} /> : null}
            {note ? <Note>{note}</Note> : null}
          </Section>
          <Text className="faint" style={STYLES.faint}>
            {reason}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text className="text" style={STYLES.text}>
    {children}
  </Text>
);

export const Anchor = ({ url, children }: { url: string; children: ReactNode }) => (
  <Link href={url} className="link" style={STYLES.link}>
    {children}
  </Link>
);

/** The text part has the link once, from the button. */
function Action({ label, url }: { label: string; url: string }) {
  return (
    <>
      <Button href={url} className="action" style={STYLES.action}>
        {label}
      </Button>
      <Text className="quiet" style={STYLES.quiet} data-skip-in-text="true">
        Or open this address: <Anchor url={url}>{url}</Anchor>
      </Text>
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <>
      <Hr className="rule" style={STYLES.rule} data-skip-in-text="true" />
      <Text className="quiet" style={STYLES.quiet}>
        {children}
      </Text>
    </>
  );
}

/** Name and value, one under the other. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <>
      {rows.map(([name, value]) => (
        <Text key={name} className="text" style={{ ...STYLES.text, margin: '0 0 4px' }}>
          <span className="quiet" style={{ color: STYLES.quiet.color }}>
            {name}:
          </span>{' '}
          {value}
        </Text>
      ))}
    </>
  );
}
