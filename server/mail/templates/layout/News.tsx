import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ActionButton } from './ActionButton.tsx';
import { Card } from './Card.tsx';
import { Paragraph, Title } from './Text.tsx';

interface NewsProps {
  /** Says what happened. */
  heading: MessageDescriptor;
  /** Says what it means, and what can be done. */
  meaning: MessageDescriptor;
  /** The page about it. */
  link: string;
  /** Label of the button that opens the page. */
  label: string;
  /** Further paragraphs. */
  children?: ReactNode;
}

/** A mail about news: what happened, what it means, and the page about it. */
export function News({ heading, meaning, link, label, children }: NewsProps) {
  const { i18n } = useLingui();
  return (
    <Card>
      <Title>{i18n._(heading)}</Title>
      <Paragraph>{i18n._(meaning)}</Paragraph>
      {children}
      <ActionButton href={link} label={label} above={16} />
    </Card>
  );
}
