import { msg } from '@lingui/core/macro';
import { ActionButton } from '../layout/ActionButton.tsx';
import { Card } from '../layout/Card.tsx';
import { Paragraph, Title } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  title: string;
  /** Paragraphs, separated by an empty line. */
  text: string;
  link: string;
  /** Text of the button. */
  action: string;
}

function Body({ title, text, link, action }: Props) {
  return (
    <Card>
      <Title>{title}</Title>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <Paragraph key={paragraph} below={12}>
          {paragraph}
        </Paragraph>
      ))}
      <ActionButton href={link} label={action} />
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'product',
  setting: 'emailProduct',
  stop: msg`No more news about Skein`,
  fixtures: {
    usual: {
      title: 'Collections are here',
      text: 'You can now gather posts of others under one name.\n\nThey stay where they are; a collection only points at them.',
      link: 'https://skein.example/help',
      action: 'Read more',
    },
  },
  subject: ({ title }) => msg`News from Skein: ${title}`,
  preheader: ({ text }) => text.slice(0, 90),
  why: () => msg`You get this because you asked for news about Skein.`,
  Body,
});
