import { Heading, Link, Text as MailText } from '@react-email/components';
import type { ReactNode } from 'react';
import { type TextSize, written } from './styles.ts';

/** The heading of a card, as large as the phone allows. */
export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading as="h1" {...written('title', 'text', { padding: '0 0 8px' })}>
      {children}
    </Heading>
  );
}

interface ParagraphProps {
  children: ReactNode;
  tone?: 'text' | 'muted' | 'on-ground' | 'on-ground-muted';
  size?: TextSize;
  /** Space above in pixels. */
  above?: number;
  below?: number;
}

/** A paragraph in one of the sizes of mails. */
export function Paragraph({ children, tone = 'text', size = 'body', above = 0, below = 0 }: ParagraphProps) {
  return <MailText {...written(size, tone, { padding: `${above}px 0 ${below}px` })}>{children}</MailText>;
}

/** Words of a sentence that name something. */
export function Strong({ children }: { children: ReactNode }) {
  return <b style={{ fontWeight: 700 }}>{children}</b>;
}

interface TextLinkProps {
  href: string;
  children: ReactNode;
  tone?: 'link' | 'text' | 'muted' | 'on-ground';
  /** False for a link that only the pointer shows, such as a picture or a whole post. */
  isUnderlined?: boolean;
  weight?: number;
}

/** A link within a text; it takes the size of what it is in. */
export function TextLink({
  href,
  children,
  tone = 'link',
  isUnderlined = true,
  weight = 600,
}: TextLinkProps) {
  const { className, style } = written('body', tone);
  return (
    <Link
      href={href}
      className={className}
      style={{ color: style.color, fontWeight: weight, textDecoration: isUnderlined ? 'underline' : 'none' }}
    >
      {children}
    </Link>
  );
}
