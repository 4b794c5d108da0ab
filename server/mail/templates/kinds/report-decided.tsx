import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Card } from '../layout/Card.tsx';
import { Quote } from '../layout/Quote.tsx';
import { Paragraph, Title } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  outcome: 'dismiss' | 'label' | 'remove' | 'suspend';
  /** Name of the blog that the report was about. */
  blog: string;
  /** Words of the staff to those who reported; empty without any. */
  message: string;
}

function Body({ outcome, blog, message }: Props) {
  const { t } = useLingui();
  const words = {
    dismiss: t`It does not break our rules, so it stays. You can block the blog: it then disappears for you.`,
    label: t`We labelled it as mature, so that nobody sees it unprepared.`,
    remove: t`We took it down.`,
    suspend: t`We closed the blog.`,
  };
  return (
    <Card>
      <Title>{t`We looked at what you reported`}</Title>
      <Paragraph>{t`Thank you for your report about ${blog}.`}</Paragraph>
      <Paragraph above={12}>{words[outcome]}</Paragraph>
      {message !== '' && <Quote text={message} above={20} />}
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'moderation',
  fixtures: { usual: { outcome: 'remove', blog: 'yard-sale-orchestra', message: '' } },
  subject: () => msg`We looked at what you reported`,
  preheader: ({ blog }) => msg`Thank you for your report about ${blog}.`,
  why: () => msg`You get this because you reported something on Skein.`,
  Body,
});
